"""Logs of games that earlier releases wrote replay for ever, to the same scores."""

import json
from pathlib import Path

import pytest

from stella.log.codec import decode
from stella.record.record import read, record_of
from stella.record.referee import referee
from stella.rules.game import replay

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("*.log"))


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_a_golden_log_replays(path: Path) -> None:
    events = [decode(line) for line in path.read_bytes().splitlines()]
    table = replay(events)
    assert [list(points) for points in table.scores] == json.loads(
        path.with_suffix(".scores").read_text()
    )
    record = read(path.with_suffix(".record.json").read_bytes())
    assert record_of(events) == record
    assert referee(record).totals == tuple(map(sum, zip(*table.scores, strict=True)))


def test_there_are_golden_logs() -> None:
    assert [path.stem for path in LOGS] == ["0.1-four-seats", "0.1-six-seats", "0.1-three-seats"]
