"""What builders share: courses of stone, rows of tiles, barred windows, crenels. Paths only."""

import math

from atelier.engine import Path, Point, arched, box, chance, minus, poly, union


def stones(
    name: str, left: float, right: float, top: float, foot: float, row: float = 18,
    long: float = 34, share: float = 1.0, gap: float = 2.6,
) -> list[Path]:
    """Courses of cut stone in a straight wall; `share` is how many of them show."""
    dice, blocks, y, odd = chance("stones", name), [], foot, 0
    while y > top:
        x = left - (long * 0.5 if odd % 2 else 0)
        while x < right:
            wide = long * dice.uniform(0.75, 1.25)
            if dice.random() < share:
                blocks.append(box(x + gap / 2, y - row + gap / 2, wide - gap, row - gap,
                                  row * 0.16))
            x += wide
        y, odd = y - row, odd + 1
    return blocks


def round_stones(
    name: str, halves: Point, top: float, foot: float, row: float = 18, share: float = 0.6,
    sag: float = 0.12, around: int = 9,
) -> list[Path]:
    """Courses of stone round a tower: narrow at its sides, sagging before us."""
    dice, blocks, y, odd = chance("round stones", name), [], foot, 0
    step = 180 / around
    while y > top + row:
        for index in range(-1, around + 1):
            start = -90 + (index + odd % 2 * 0.5) * step
            if dice.random() < share and -90 < start + step * 0.5 < 90:
                blocks.append(_round_block(halves, (top, foot), y, row * 0.86, start + 1.5,
                                           start + step - 1.5, sag))
        y, odd = y - row, odd + 1
    return blocks


def _round_block(
    halves: Point, levels: Point, y: float, tall: float, start: float, end: float, sag: float
) -> Path:
    def at(level: float, angle: float) -> Point:
        share = (level - levels[0]) / (levels[1] - levels[0])
        half = halves[0] + (halves[1] - halves[0]) * share
        turn = math.radians(max(-90, min(90, angle)))
        return half * math.sin(turn), level + half * sag * math.cos(turn)

    middle, skew = (start + end) / 2, tall * 0.04
    return poly(at(y, start), at(y, middle), at(y - skew, end), at(y - tall, end),
                at(y - tall, middle), at(y - tall + skew, start))


def roof_rows(
    half: float, height: float, rows: int = 5, scallops: int = 7, bend: float = 1.4,
    sag: float = 0.1,
) -> list[Path]:
    """A cone of overlapping rows of tiles, the lowest first; its eaves' middle at (0, 0)."""
    def reach(share: float) -> float:
        return half * math.pow(share, bend)

    sheets = []
    for row in range(rows, 0, -1):
        foot = row / rows
        left = [(-reach(foot * i / 10), -height * (1 - foot * i / 10)) for i in range(11)]
        right = [(-x, y) for x, y in left[::-1]]
        wide, count = reach(foot), max(2, round(scallops * (0.4 + 0.6 * foot)))
        depth, hem = height / rows * 0.3, []
        for i in range(count * 6 + 1):
            u = -1 + 2 * i / (count * 6)
            hem.append((u * wide, -height * (1 - foot) + wide * sag * (1 - u * u)
                        + depth * abs(math.sin(i / 6 * math.pi))))
        sheets.append(poly(*left, *hem, *right))
    return sheets


def gable_rows(
    left: float, right: float, peak: Point, foot: float, rows: int = 5, tile: float = 9,
) -> list[Path]:
    """A pointed roof of overlapping rows of tiles, the lowest first."""
    sheets = []
    for row in range(rows, 0, -1):
        share = row / rows
        a, b = peak[0] + (left - peak[0]) * share, peak[0] + (right - peak[0]) * share
        y = peak[1] + (foot - peak[1]) * share
        count = max(2, round((b - a) / tile))
        hem = [(a + (b - a) * i / (count * 6),
                y + tile * 0.42 * abs(math.sin(i / 6 * math.pi))) for i in range(count * 6 + 1)]
        sheets.append(poly(peak, *hem))
    return sheets


def barred(x: float, foot: float, width: float, height: float, head: bool = True) -> Path:
    """A window with a cross of bars left standing, arched or square."""
    hole = arched(x, foot, width, height) if head else box(x - width / 2, foot - height, width,
                                                            height)
    bar = max(1.0, width * 0.09)
    return minus(hole, box(x - bar / 2, foot - height, bar, height),
                 box(x - width, foot - height * 0.56, width * 2, bar))


def crenels(left: float, right: float, y: float, tall: float, count: int) -> Path:
    """A wall's top with teeth, standing on y."""
    step = (right - left) / (2 * count - 1)
    teeth = [box(left + 2 * i * step, y - tall, step, tall + 2, step * 0.12) for i in range(count)]
    return union(box(left, y - 2, right - left, tall * 0.6), teeth)


def voussoirs(x: float, y: float, radius: float, thick: float, count: int = 11) -> list[Path]:
    """The wedge stones of a round arch about a point, springing from y."""
    wedges = []
    for index in range(count):
        start, end = math.pi * index / count + 0.02, math.pi * (index + 1) / count - 0.02
        inner, outer = radius, radius + thick * (1.12 if index == count // 2 else 1)
        wedges.append(poly(*((x - r * math.cos(a), y - r * math.sin(a)) for r, a in
                             ((inner, start), (outer, start), (outer, (start + end) / 2),
                              (outer, end), (inner, end), (inner, (start + end) / 2)))))
    return wedges
