"""The event log: what happened at a table, kept for ever."""
