"""Live tables: who sits where, one writer a table, the clock, news between nodes."""
