"""The atelier draws Stella's picture deck: sheets of cut paper, lit from behind."""
