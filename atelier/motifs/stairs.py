"""Staircases."""

import math
from itertools import pairwise

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    blob,
    box,
    circle,
    leaf,
    mark,
    motif,
    pane,
    poly,
    shaded,
    sheet,
    swirl,
    taper,
    union,
)

WOOD, WOOD_END = "#8a5638", "#341c28"


def staircase(
    steps: int = 10, rise: float = 24, tread: float = 32, wood: Colour = WOOD,
    wood_end: Colour = WOOD_END, carpet: Colour = "#9a2c40", rail: bool = True,
) -> Motif:
    """A straight flight from the side that climbs to the right from the origin."""
    wide, tall = steps * tread, steps * rise
    stairs: list[Point] = [(0, 0)]
    for i in range(steps):
        stairs += [(i * tread, -(i + 1) * rise), ((i + 1) * tread, -(i + 1) * rise)]
    string = poly(*stairs, (wide, -tall + rise * 1.9), (tread * 1.2, 0))
    lips = [box(i * tread - 4, -(i + 1) * rise - 3, tread + 6, 6, 2.5) for i in range(steps)]
    cloth = [poly((i * tread - 1, -i * rise - 3), (i * tread - 1, -(i + 1) * rise),
                  ((i + 0.9) * tread, -(i + 1) * rise), ((i + 0.9) * tread, -(i + 1) * rise - 4),
                  (i * tread - 4, -(i + 1) * rise - 4), (i * tread - 4, -i * rise - 3))
             for i in range(steps)]
    curls = [swirl((i + 0.62) * tread, -(i + 0.4) * rise + 3, rise * 0.3, 1.2, 3, 1, 200)
             for i in range(1, steps)]
    flight = motif(
        sheet(string, wood, wood_end, soft=12, rim=1.6),
        sheet(curls, shaded(wood, 1.5), wood, shadow=0.3, soft=2, rim=0.9),
        sheet(lips, shaded(wood, 1.5), wood, shadow=0.7, soft=4, rim=1.6),
        sheet(cloth, carpet, shaded(carpet, 0.5), shadow=0.4, soft=3, rim=1.2),
    )
    return flight + _railing(steps, rise, tread, wood, wood_end) if rail else flight


def _railing(steps: int, rise: float, tread: float, wood: Colour, end: Colour) -> Motif:
    high = rise * 2.5
    bars = []
    for i in range(1, steps):
        x, y = (i + 0.5) * tread, -(i + 1) * rise
        bars.append(taper([(x, y), (x, y - high * 0.3), (x, y - high * 0.55), (x, y - high)],
                          [3, 6, 3, 3]))
    first, last = (tread * 0.5, -rise), (steps * tread - tread * 0.4, -steps * rise)
    newel = [taper([(x, y + 2), (x, y - high * 1.12)], [10, 8]) for x, y in (first, last)]
    hand = taper([(first[0], first[1] - high), (last[0], last[1] - high)], [7, 7])
    return motif(
        sheet(bars, shaded(wood, 1.2), end, shadow=0.7, soft=5, rim=1.5),
        sheet(hand, shaded(wood, 1.5), wood, shadow=0.8, soft=6, rim=1.7),
        sheet(newel, wood, end, shadow=0.9, soft=6, rim=1.7),
        sheet([circle(x, y - high * 1.2, 9) for x, y in (first, last)], "#f0c070", "#a0602c",
              shadow=0.6, soft=4, rim=1.8),
    )


def zigzag_stairs(
    flights: int = 4, steps: int = 6, rise: float = 18, tread: float = 26, wood: Colour = WOOD,
    wood_end: Colour = WOOD_END, light: Colour | None = "#ffcf78",
) -> Motif:
    """Flights that turn at landings, climbing from the origin; little lamps hang at the turns."""
    wide, parts, lamps = steps * tread, [], []
    for i in range(flights):
        flight = staircase(steps, rise, tread, shaded(wood, 1 - 0.12 * (i % 2)), wood_end,
                           rail=False)
        x, y = (0.0 if i % 2 == 0 else wide), -i * steps * rise
        landing_x = wide if i % 2 == 0 else -tread * 1.6
        landing = box(landing_x, y - steps * rise - 3, tread * 1.6, 9, 3)
        parts.append(motif(flight.at(x, y, flip=i % 2 == 1),
                           sheet(landing, shaded(wood, 1.5), wood, shadow=0.8, soft=5, rim=1.6)))
        lamps.append((landing_x + tread * 0.8, y - steps * rise - rise * 1.4))
    zigzag = motif(parts[::-1])
    if light is None:
        return zigzag
    posts = [taper([(x, y), (x, y + rise * 1.4)], [2.4, 3]) for x, y in lamps]
    return zigzag + motif(sheet(posts, wood, wood_end, shadow=0.6, soft=4, rim=1.3),
                          pane([circle(x, y - 4, 6.5) for x, y in lamps], light, 1.7, glow=18,
                               spill=0.6))


def spiral_stairs(
    turns: float = 1.75, height: float = 420, radius: float = 108, iron: Colour = "#6a5a78",
    iron_end: Colour = "#201834", gold: Colour = "#e0b060",
) -> Motif:
    """An iron spiral stair round a post, seen a little from below; foot of the post the origin."""
    count = round(turns * 13)
    back: list[Motif] = []
    front: list[Motif] = []
    for i in range(count):
        a, b = (2 * math.pi * (turns * j / count) + 0.4 for j in (i, i + 1))
        y = -height * (i + 1) / count
        tread = poly((0, y), _around(a, radius, y), _around(b, radius, y), (0, y))
        edge = poly(_around(a, radius, y), _around(b, radius, y), _around(b, radius, y + 7),
                    _around(a, radius, y + 7))
        bar = taper([_around((a + b) / 2, radius, y), _around((a + b) / 2, radius, y - 52)],
                    [2.6, 2.6])
        dim = 0.55 + 0.45 * math.sin((a + b) / 2)
        part = motif(
            sheet([tread], shaded(iron, 1.1 + 0.5 * dim), iron, shadow=0.5, soft=5, rim=1.5),
            sheet([edge, bar], shaded(iron, 0.6 + dim), iron_end, shadow=0.5, soft=4, rim=1.5))
        (front if math.sin((a + b) / 2) > 0 else back).append(part)
    rails = _rail(turns, height, radius, 62, 7)
    strings = _rail(turns, height, radius, 0, 13)
    post = [box(-7, -height - 60, 14, height + 62, 4), box(-20, -8, 40, 12, 4)]
    return motif(
        back, sheet(strings[0], shaded(iron, 0.7), iron_end, shadow=0.4, soft=5, rim=1.3),
        sheet(rails[0], shaded(gold, 0.4), iron_end, shadow=0.4, soft=4),
        sheet(post, iron, iron_end, shadow=0.9, soft=7, rim=1.7),
        sheet(circle(0, -height - 68, 13), gold, "#8a5428", shadow=0.6, soft=4, rim=1.8),
        front, sheet(strings[1], shaded(iron, 1.5), iron, shadow=0.8, soft=6, rim=1.6),
        sheet(rails[1], gold, "#8a5428", shadow=0.7, soft=5, rim=1.6),
    )


def _around(angle: float, radius: float, y: float) -> Point:
    return radius * math.cos(angle), y + radius * 0.28 * math.sin(angle)


def _rail(
    turns: float, height: float, radius: float, over: float, width: float
) -> tuple[list[Path], list[Path]]:
    """A band that winds up so far over the treads: what of it is behind the post, and before."""
    back: list[Path] = []
    front: list[Path] = []
    total = round(turns * 40)
    points = [(2 * math.pi * turns * i / total + 0.4, -height * i / total - over)
              for i in range(total + 1)]
    for (a, y), (b, z) in pairwise(points):
        piece = taper([_around(a, radius, y), _around(b, radius, z)], [width, width], steps=2)
        (front if math.sin((a + b) / 2) > 0 else back).append(piece)
    return [union(back)], [union(front)]


def garden_steps(
    steps: int = 6, width: float = 240, stone: Colour = "#a89478", stone_end: Colour = "#4c3c44",
    green: Colour = "#4c7a44",
) -> Motif:
    """Steps seen from above that lead down and away, wide before us; the near edge the origin."""
    parts, tufts, y = [], [], 0.0
    for i in range(steps):
        share = 0.84**i
        half, deep = width / 2 * share, 34 * share
        slab = blob((-half, y, "c"), (0, y + 6 * share), (half, y, "c"),
                    (half * 0.9, y - deep, "c"), (0, y - deep + 4 * share), (-half * 0.9,
                                                                             y - deep, "c"))
        shade = 0.86**i
        parts.append(motif(sheet(slab, shaded(stone, 1.2 * shade), shaded(stone, 0.8 * shade),
                                 shadow=0.9, soft=7, rim=1.6),
                           mark([taper([(half * q, y), (half * q * 0.92, y - deep)], [1.4, 0.8])
                                 for q in (-0.42, 0.3)], stone_end, alpha=0.4)))
        for s in (-1, 1):
            tufts += [leaf(s * half * 0.98, y + 4, 30 * share, 10 * share, -90 + s * d)
                      for d in (-40, 4, 36)]
        y -= deep * 0.94
    return motif(parts[::-1], sheet(tufts, green, shaded(green, 0.35), shadow=0.7, soft=5, rim=1.3))
