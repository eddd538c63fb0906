"""Picture decks and word decks: data files, checked when they are loaded."""
