"""Ten thousand idle lines where it counts, some at the desk; what each costs is the same."""

import os
import sys

import pytest

from tests.web.crowd import crowd, most_sockets

IDLE = 10_000 if os.environ.get("CI") else 2_000
FEWEST = 500


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_thousands_look_on_at_40_kilobytes_each_and_somebody_else_is_answered() -> None:
    count = min(IDLE, most_sockets())
    if count < FEWEST:
        pytest.skip(f"one process may open {count} files alone: raise `ulimit -Hn`")
    found = crowd(count)
    assert found["bytes_a_line"] <= 40 * 1024
    assert found["answered"] < 1
