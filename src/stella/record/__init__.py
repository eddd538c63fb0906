"""The game record, and the referee who checks one."""
