"""Charts of what a table in play costs, by how many there are: docs/cost.svg."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvloop

from bench import servers
from bench.people import KILOBYTE, SECONDS, Pace, pace

TABLES: Final = (50, 100, 200, 400, 700, 1000, 1500)
CHART: Final = Path(__file__).parent.parent / "docs" / "cost.svg"
WIDTH, HEIGHT, LEFT, TOP, APART = 300, 170, 46, 44, 66
STYLE: Final = (
    "text{font:13px sans-serif;fill:#5a4e38}.t{font-size:15px;fill:#241c10}"
    "path{fill:none;stroke:#74551a;stroke-width:2}.g{stroke:#d9cba8;stroke-width:1}"
    "circle{fill:#9c2f17}rect{fill:#f7f0df}"
)


def panel(number: int, title: str, points: Sequence[tuple[int, float]]) -> str:
    """One chart: a figure against the number of tables."""
    x0, y0 = LEFT + number * (WIDTH + APART), TOP
    most_x, most_y = points[-1][0], nice(max(y for _, y in points))
    places = [(x0 + WIDTH * x / most_x, y0 + HEIGHT * (1 - y / most_y)) for x, y in points]
    lines = [
        f'<path class="g" d="M{x0} {y0 + HEIGHT * part / 4:.0f}h{WIDTH}"/>'
        f'<text x="{x0 - 8}" y="{y0 + HEIGHT * part / 4 + 4:.0f}" text-anchor="end">'
        f"{most_y * (4 - part) / 4:g}</text>"
        for part in range(5)
    ]
    ticks = [
        f'<text x="{x0 + WIDTH * x / most_x:.0f}" y="{y0 + HEIGHT + 20}" text-anchor="middle">'
        f"{x}</text>"
        for x in (0, most_x // 2, most_x)
    ]
    way = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places]
    head = f'<text class="t" x="{x0}" y="{y0 - 18}">{title}</text>'
    return "".join((head, *lines, *ticks, f'<path d="M{way}"/>', *dots))


def nice(most: float) -> float:
    """A round number above."""
    step = 10.0 ** (len(str(int(most))) - 1)
    while step * 4 < most:
        step *= 2
    return step * 4


def chart(found: Sequence[Pace]) -> str:
    """All panels."""
    panels = [
        panel(0, "µs of processor a move", [(p.tables, p.microseconds) for p in found]),
        panel(
            1,
            "ms until all six see it, 99 of 100",
            [(p.tables, p.all_but_one_in_100) for p in found],
        ),
        panel(
            2,
            "KB a table, its six lines included",
            [(p.tables, p.memory / p.tables / KILOBYTE) for p in found],
        ),
    ]
    size = f"0 0 {3 * (WIDTH + APART)} {TOP + HEIGHT + 40}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">'
        f'<style>{STYLE}</style><rect width="100%" height="100%"/>{"".join(panels)}</svg>\n'
    )


def main() -> None:
    servers.take_the_other_core()
    found = []
    with tempfile.TemporaryDirectory() as name:
        for tables in TABLES:
            found.append(uvloop.run(pace(Path(name) / f"{tables}.db", tables)))
            each = found[-1]
            print(
                f"{tables:5} tables, {each.moves / SECONDS:5.0f} moves a second: "
                f"{each.microseconds:4.0f} µs a move, {each.half:5.1f} ms (half), "
                f"{each.all_but_one_in_100:5.1f} ms (99 of 100), "
                f"{each.memory / tables / KILOBYTE:5.1f} KB a table with six lines"
            )
    CHART.write_text(chart(found), encoding="utf-8")


if __name__ == "__main__":
    main()
