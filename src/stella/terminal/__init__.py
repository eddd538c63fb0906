"""The game in a terminal: reports, and a table for one person."""
