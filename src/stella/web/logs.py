"""Logs for whoever runs the server: a line an event, with nothing that is anybody's secret."""

import json
import logging
import sys
from datetime import UTC, datetime
from traceback import extract_tb

PLAIN_ATTRIBUTES = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}


class Formatter(logging.Formatter):
    """JSON or plain; of an exception only its kind and place, for its text may say too much."""

    def __init__(self, *, plain: bool) -> None:
        super().__init__()
        self.plain = plain

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": _event(record),
        }
        said |= {k: v for k, v in vars(record).items() if k not in PLAIN_ATTRIBUTES}
        if record.exc_info and record.exc_info[0] is not None:
            said["kind"] = record.exc_info[0].__name__
            if frames := extract_tb(record.exc_info[2]):
                said["place"] = f"{frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}"
        if self.plain:
            return " ".join(map(str, said.values()))
        return json.dumps(said, default=str)


def _event(record: logging.LogRecord) -> str:
    """What happened; with an exception not even the values that belong to it."""
    said = str(record.msg) if record.exc_info else record.getMessage()
    return said.strip().partition("\n")[0]


def set_up(*, plain: bool) -> None:
    """Everything is logged to standard error, and requests not at all."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Formatter(plain=plain))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for chatty in ("uvicorn", "uvicorn.error", "websockets", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
