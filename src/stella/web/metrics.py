"""Figures for whoever runs the server, in Prometheus' text format; none of one table or person."""

from collections import Counter
from typing import Final

MEANINGS: Final = {
    "asks": "asks that were accepted; drafts are nobody's to count",
    "views": "views that were sent",
    "lines_opened": "lines that were opened",
    "lines_refused": "lines that were refused for a limit",
    "tables_opened": "tables that were opened",
}


class Metrics:
    """Counters since the server started, and gauges of this moment."""

    def __init__(self) -> None:
        self.counters: Counter[str] = Counter(dict.fromkeys(MEANINGS, 0))

    def count(self, what: str) -> None:
        """One more."""
        self.counters[what] += 1

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """All of them, as Prometheus reads them."""
        lines: list[str] = []
        for name, meaning in MEANINGS.items():
            lines += _metric(f"stella_{name}_total", "counter", meaning, self.counters[name])
        for name, (meaning, value) in gauges.items():
            lines += _metric(f"stella_{name}", "gauge", meaning, value)
        return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, meaning: str, value: float) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
