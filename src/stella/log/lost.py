"""How it looks from here when a PostgreSQL database is gone, starts or stops."""

from typing import Final

import asyncpg

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it stops, or starts
    asyncpg.InsufficientResourcesError,  # too many connections, a full disk
    asyncpg.TransactionRollbackError,  # deadlocks
    asyncpg.ReadOnlySQLTransactionError,  # another takes over
)
"""What may be tried again."""
ANYTHING: Final = (*LOST, asyncpg.PostgresError)
"""What must not end a loop that others rely on."""
