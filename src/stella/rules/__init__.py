"""The game, pure: no clock, no I/O, no chance, nothing but the rulebook."""
