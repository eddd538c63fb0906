import pytest

from tests.database import own_postgres, postgres

__all__ = ["own_postgres", "postgres"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
