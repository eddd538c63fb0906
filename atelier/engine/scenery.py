"""Large cut shapes: hills, clouds, waves, openings and frames."""

import math
from itertools import pairwise

from atelier.engine.chance import chance
from atelier.engine.curves import taper
from atelier.engine.paths import Knot, Path, Point, blob, box, circle, poly, union

WIDTH, HEIGHT = 800, 1200
BELOW = HEIGHT + 60


def whole_card() -> Path:
    """A sheet a little larger than the card."""
    return box(-50, -50, WIDTH + 100, HEIGHT + 100)


def land(*top: Point, tension: float = 0.5) -> Path:
    """Everything under a soft line of points from left to right, to below the card's edge."""
    left, right = min(-60.0, top[0][0]), max(WIDTH + 60.0, top[-1][0])
    knots: list[Knot] = [(left, BELOW, "c"), (left, top[0][1], "c")]
    knots += [*top, (right, top[-1][1], "c"), (right, BELOW, "c")]
    return blob(*knots, tension=tension)


def ridge(
    name: str,
    y: float,
    height: float,
    waves: float = 2,
    rough: float = 0.5,
    pointed: bool = False,
    left: float = -40,
    right: float = 840,
    foot: float = BELOW,
) -> Path:
    """A line of hills at y, its crests so high; `pointed` gives mountains."""
    dice = chance("ridge", name)
    phases = [dice.random() * 99 for _ in range(6)]
    points: list[Point] = [(left, foot)]
    x = left
    while x <= right:
        total, share, pace = 0.0, 1.0, waves / WIDTH
        for phase in phases[:5]:
            swing = math.sin(x * pace * 2 * math.pi + phase)
            total += share * (1 - 2 * abs(swing) if pointed else swing)
            share, pace = share * rough, pace * 2.1
        points.append((x, y - height * total))
        x += 8
    return poly(*points, (right, foot))


def mesas(name: str, y: float, height: float, left: float = -20, right: float = 830) -> Path:
    """Flat-topped rocks of a desert."""
    dice = chance("mesas", name)
    points: list[Point] = [(left, BELOW)]
    x = left
    while x < right:
        level = y - dice.choice([0, 0, 0.35, 0.6, 1.0]) * height
        width = dice.uniform(40, 120)
        points += [(x, level), (x + width, level + dice.uniform(-4, 4))]
        x += width + dice.uniform(8, 26)
    return poly(*points, (right + 10, BELOW))


def cloud(name: str, x: float, y: float, width: float, height: float, puffs: int = 7) -> Path:
    """A cloud of round puffs on a flat base; (x, y) is the middle of the base."""
    dice = chance("cloud", name)
    base = height * 0.21
    parts = [box(x - width / 2, y - base, width, base, base / 2)]
    for index in range(puffs):
        t = (index + 0.5) / puffs
        swell = math.sin(t * math.pi) ** 0.7
        radius = height * (0.16 + 0.30 * swell) * dice.uniform(0.8, 1.25)
        middle = x - width / 2 + width * (t * 0.94 + 0.03)
        rise = height * (0.12 + swell * 0.18 * dice.uniform(0.4, 1)) + radius * 0.45
        parts.append(circle(middle, y - rise, radius))
        aside = dice.uniform(-0.03, 0.03) * width
        parts.append(circle(middle + aside, y - height * 0.10, height * 0.13 * (1 + 0.5 * swell)))
    return union(parts)


def cloudbank(
    name: str, y: float, height: float, puffs: int = 13, left: float = -60, right: float = 860
) -> Path:
    """A sea of clouds from y down to below the card."""
    dice = chance("cloudbank", name)
    step = (right - left) / puffs
    parts = [box(left, y + height * 0.3, right - left, BELOW - y)]
    for index in range(puffs):
        x = left + step * (index + 0.5 + dice.uniform(-0.3, 0.3))
        # Never so small that the flat ground shows between two puffs.
        radius = max(height * dice.uniform(0.45, 1.1), step * 0.66)
        parts.append(circle(x, y + radius * dice.uniform(-0.1, 0.35), radius))
        if dice.random() < 0.6:
            parts.append(circle(x + radius * 0.7, y - radius * 0.25, radius * 0.5))
    return union(parts)


def breaker(x: float, y: float, radius: float) -> Path:
    """One curling wave of a paper sea."""
    return blob(
        (x - radius, y + 6, "c"),
        (x - radius * 0.5, y - radius * 0.5),
        (x + radius * 0.25, y - radius * 0.85),
        (x + radius * 0.85, y - radius * 0.5),
        (x + radius * 0.9, y - radius * 0.05, "c"),
        (x + radius * 0.55, y - radius * 0.32),
        (x + radius * 0.2, y - radius * 0.12),
        (x + radius * 0.4, y + radius * 0.3),
        (x + radius, y + 8, "c"),
    )


def surf(
    y: float,
    radius: float,
    start: float = 0,
    depth: float = 120,
    left: float = -40,
    right: float = 860,
) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """A row of curling waves and the light lines to cut out of them."""
    waves, cuts = [box(left, y, right - left, depth)], []
    x = left + start
    while x < right:
        waves.append(breaker(x, y, radius))
        crest = [
            (x - radius * 0.8, y + radius * 0.25),
            (x - radius * 0.35, y - radius * 0.3),
            (x + radius * 0.25, y - radius * 0.6),
            (x + radius * 0.6, y - radius * 0.5),
        ]
        cuts.append(taper(crest, [0.5, 3, 3, 0.5]))
        x += radius * 1.7
    return tuple(waves), tuple(cuts)


def opening(
    name: str,
    x: float,
    y: float,
    across: float,
    down: float,
    scallops: int = 17,
    small: float = 0.10,
    large: float = 0.20,
) -> Path:
    """A cloud-edged hole: an ellipse with puffs of uneven size along its rim."""
    dice = chance("opening", name)
    parts = [
        blob(
            *(
                (x + across * math.cos(a), y + down * math.sin(a))
                for a in (math.pi * i / 12 for i in range(24))
            )
        )
    ]
    around = [(math.cos(math.pi * i / 100), math.sin(math.pi * i / 100)) for i in range(201)]
    rim = [(x + across * c, y + down * s) for c, s in around]
    lengths = [0.0]
    for before, after in pairwise(rim):
        lengths.append(lengths[-1] + math.dist(before, after))
    for index in range(scallops):
        wanted = (index + dice.uniform(-0.12, 0.12)) * lengths[-1] / scallops % lengths[-1]
        px, py = next(p for p, far in zip(rim, lengths, strict=True) if far >= wanted)
        out = dice.uniform(0.95, 1.03)
        radius = dice.uniform(small, large) * min(across, down)
        parts.append(circle(x + (px - x) * out, y + (py - y) * out, radius))
    return union(parts)


def rounded_opening(inset: float = 26, corner: float = 90) -> Path:
    """The plain frame's hole: a rectangle with round corners."""
    return box(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, corner)


def scalloped_opening(
    name: str,
    inset: float = 50,
    corner: float = 110,
    scallops: int = 58,
    bulge: float = 0.66,
    uneven: float = 0.12,
) -> Path:
    """The cloud frame's hole: a rounded rectangle with a row of puffs for its edge."""
    dice = chance("scallops", name)
    rim = _around(inset, corner, scallops)
    step = math.dist(rim[0], rim[1])
    puffs = [circle(x, y, step * bulge * dice.uniform(1 - uneven, 1 + uneven)) for x, y in rim]
    return union(rounded_opening(inset, corner), puffs)


def _around(inset: float, corner: float, count: int) -> list[Point]:
    """Points at even distances along a rounded rectangle."""
    left, top, right, bottom = inset, inset, WIDTH - inset, HEIGHT - inset
    centres = (
        (right - corner, top + corner, -90),
        (right - corner, bottom - corner, 0),
        (left + corner, bottom - corner, 90),
        (left + corner, top + corner, 180),
    )
    rim = [
        (
            x + corner * math.cos(math.radians(start + turn)),
            y + corner * math.sin(math.radians(start + turn)),
        )
        for x, y, start in centres
        for turn in range(0, 91, 4)
    ]
    rim.append(rim[0])
    lengths = [0.0]
    for before, after in pairwise(rim):
        lengths.append(lengths[-1] + math.dist(before, after))
    points, leg = [], 0
    for index in range(count):
        wanted = lengths[-1] * index / count
        while lengths[leg + 1] < wanted:
            leg += 1
        share = (wanted - lengths[leg]) / (lengths[leg + 1] - lengths[leg])
        (x0, y0), (x1, y1) = rim[leg], rim[leg + 1]
        points.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
    return points
