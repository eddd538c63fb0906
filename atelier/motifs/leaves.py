"""Single big leaves, and roots that grow downwards."""

import math
from random import Random
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    chance,
    circle,
    leaf,
    mark,
    motif,
    moved,
    shaded,
    sheet,
    taper,
    union,
)

Cut = Literal["beech", "maple", "oak"]


def big_leaf(
    cut: Cut = "beech", colour: Colour = "#b8402c", end: Colour = "#5c1420",
    vein: Colour = "#f0a860",
) -> Motif:
    """One big leaf with veins, 150 long, upright; the end of its stalk the origin."""
    match cut:
        case "beech":
            shape, veins = _beech()
        case "maple":
            shape, veins = _maple()
        case _:
            shape, veins = _oak()
    stalk = taper([(6, 0), (0, -14), (0, -34)], [5, 4, 4])
    return motif(
        sheet(union(shape, stalk), colour, end, soft=8, rim=2, puff=0.08, through=0.5),
        mark(all_within(moved(shape, 0, -10, 0.88), shape), shaded(colour, 1.25), alpha=0.35,
             rim=0),
        sheet(all_within(veins, union(shape, stalk)), vein, shaded(vein, 0.6), shadow=0.3, soft=2,
              lift=2, rim=0.8, alpha=0.85),
    )


def _beech() -> tuple[Path, list[Path]]:
    left, right = [], []
    for i in range(7):
        t = (i + 0.5) / 7
        wide = 44 * math.sin(math.pi * t ** 0.82) + 2
        y = -26 - 122 * t
        left.append((-wide, y))
        right.append((wide, y))
    teeth = [circle(x * 0.93, y, 5.5) for x, y in (*left[:6], *right[:6])]
    shape = union(blob((0, -24, "c"), *left, (0, -152, "c"), *right[::-1]), teeth)
    veins = [taper([(0, 0), (0, -80), (0, -146)], [4, 3, 0.8])]
    for (lx, y), (rx, _) in zip(left[:6], right[:6], strict=True):
        veins += [taper([(0, y + 18), (x * 0.55, y + 8), (x * 0.94, y - 4)], [2.4, 1.8, 0.5])
                  for x in (lx, rx)]
    return shape, veins


def _maple() -> tuple[Path, list[Path]]:
    lobes, veins = [], []
    for angle, size in ((-90, 112), (-142, 92), (-38, 92), (166, 58), (14, 58)):
        side = [moved(leaf(0, 0, size * 0.42, size * 0.24, turn), size * 0.42 * math.cos(
            math.radians(angle)), -40 + size * 0.42 * math.sin(math.radians(angle)))
            for turn in (angle - 40, angle + 40)]
        lobes += [leaf(0, -40, size, size * 0.46, angle), *side]
        ahead = math.radians(angle)
        veins.append(taper([(0, -40), (math.cos(ahead) * size * 0.9,
                                       -40 + math.sin(ahead) * size * 0.9)], [3.4, 0.6]))
        veins += [taper([(math.cos(ahead) * size * 0.4, -40 + math.sin(ahead) * size * 0.4),
                         (math.cos(ahead) * size * 0.4 + math.cos(math.radians(turn)) * size * 0.3,
                          -40 + math.sin(ahead) * size * 0.4
                          + math.sin(math.radians(turn)) * size * 0.3)], [2, 0.5])
                  for turn in (angle - 40, angle + 40)]
    return union(lobes, circle(0, -44, 24)), [*veins, taper([(6, 0), (0, -14), (0, -42)],
                                                            [4, 4, 4])]


def _oak() -> tuple[Path, list[Path]]:
    lobes = [circle(0, -132, 21)]
    veins = [taper([(0, 0), (3, -80), (0, -142)], [4, 3, 0.8])]
    for y, reach, size in ((-44, 18, 14), (-70, 27, 17), (-98, 30, 18), (-118, 20, 17)):
        for side in (-1, 1):
            lobes.append(circle(side * reach, y - (4 if side > 0 else 0), size))
            veins.append(taper([(0, y + 14), (side * (reach + size * 0.6), y - 4)], [2.4, 0.5]))
    body = blob((0, -24, "c"), (-16, -60), (-22, -100), (-8, -136), (8, -136), (22, -100),
                (16, -60))
    return union(body, lobes), veins


def root(
    name: str = "root", depth: float = 300, width: float = 46, spread: float = 220,
    bark: Colour = "#6c4a34", end: Colour = "#2c1a18", count: int = 5,
) -> Motif:
    """Roots that grow down from the origin and fork, so many of them, to a depth, over a spread."""
    dice = chance("root", name)
    far: list[Path] = []
    near: list[tuple[Path, list[Path]]] = []
    for index in range(count):
        share = index / max(1, count - 1) - 0.5
        long = depth * (1 - abs(share) * 0.7) * dice.uniform(0.9, 1.05)
        reach = share * spread
        sway = dice.choice((-1, 1)) * dice.uniform(10, 20)
        points: list[Point] = [(share * width * 1.1, -6), (reach * 0.34 - sway * 0.4, long * 0.22),
                               (reach * 0.78 + sway, long * 0.5),
                               (reach * 0.86 - sway * 0.8, long * 0.76),
                               (reach + sway, long)]
        thick = width * (0.8 - abs(share) * 0.36)
        shape = taper(points, [thick, thick * 0.7, thick * 0.46, thick * 0.24, 1])
        lines = [taper([(x + aside, y) for x, y in points[:4]], [1.6, 1.4, 1, 0.4])
                 for aside in (-thick * 0.16, thick * 0.14)]
        near.append((shape, lines))
        for step in (1, 2, 3):
            far += _rootlet(points[step], points[step + 1], thick * (0.5 - step * 0.1), long * 0.32,
                            dice)
    crown = blob((-width * 0.9, -10, "c"), (-width * 0.56, 14), (0, 26), (width * 0.56, 14),
                 (width * 0.9, -10, "c"), (0, -16))
    order = sorted(range(count), key=lambda i: (i * 2) % count)
    return motif(
        sheet(crown, shaded(bark, 0.8), end, shadow=0.5, soft=4, rim=1.2),
        sheet(far, shaded(bark, 0.7), shaded(end, 0.8), shadow=0.7, soft=6, rim=1.3),
        [motif(sheet(near[i][0], bark, end, shadow=0.9, soft=7, rim=1.7),
               mark(all_within(near[i][1], near[i][0]), shaded(bark, 2), alpha=0.5))
         for i in order],
    )


def _rootlet(
    start: Point, towards: Point, width: float, length: float, dice: Random, forks: int = 2
) -> list[Path]:
    """A thin root that leaves a thicker one aside and forks downwards."""
    side = dice.choice((-1, 1))
    ahead = math.atan2(towards[1] - start[1], towards[0] - start[0]) + side * dice.uniform(0.4, 0.8)
    ahead = ahead * 0.7 + math.pi / 2 * 0.3
    bend = -side * dice.uniform(0.2, 0.5)
    middle = (start[0] + math.cos(ahead) * length * 0.5, start[1] + math.sin(ahead) * length * 0.5)
    tip = (middle[0] + math.cos(ahead + bend) * length * 0.5,
           middle[1] + math.sin(ahead + bend) * length * 0.5)
    paths = [taper([start, middle, tip], [width, width * 0.66, 1.2])]
    if forks:
        paths += _rootlet(middle, tip, width * 0.55, length * 0.6, dice, forks - 1)
        paths += _rootlet(middle, tip, width * 0.5, length * 0.48, dice, forks - 1)
    return paths
