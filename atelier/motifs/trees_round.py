"""Whole trees: in leaf, bare, and firs."""

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
    bough,
    chance,
    circle,
    leaf,
    mark,
    motif,
    outline,
    oval,
    shaded,
    sheet,
    star,
    taper,
    union,
    within,
)

Bears = Literal["nothing", "apples", "blossom"]
BARE_TIPS: tuple[Point, ...] = ((-172, -214), (-196, -356), (-66, -500), (92, -516), (204, -372),
                                (190, -230))
"""Where a bare tree's boughs end, from the left round to the right: for a leaf, a thing to hang."""
# Balls of leaves of the crown from back to front: x, y, radius, light.
BALLS = ((-30, -420, 104, 0.5), (96, -386, 96, 0.5), (-136, -350, 92, 0.55), (0, -318, 110, 0.6),
         (150, -302, 84, 0.7), (-92, -420, 78, 0.85), (40, -446, 82, 0.85), (-168, -296, 70, 0.8),
         (92, -320, 84, 0.95), (-60, -322, 88, 1.05), (20, -384, 74, 1.2))


def leafy_tree(
    leaves: Colour = "#4c8040", end: Colour = "#1c4434", bark: Colour = "#4c3020",
    bark_end: Colour = "#1c100c", bears: Bears = "nothing", fruit: Colour = "#d84c34",
    name: str = "leafy tree",
) -> Motif:
    """A great tree whose crown is eleven balls of cut leaves, 490 wide, 540 high."""
    dice = chance(name)
    crown = [_ball(x, y, radius, shaded(leaves, tone), shaded(end, tone), dice)
             for x, y, radius, tone in BALLS]
    return motif(crown[:5], _trunk(bark, bark_end), crown[5:], _borne(bears, fruit))


def _ball(
    x: float, y: float, radius: float, leaves: Colour, end: Colour, dice: Random
) -> Motif:
    """Leaves in three rings that point outwards, the inmost in front."""
    layers = []
    rings = ((0.62, 15, 0.7), (0.34, 11, 0.9), (0.04, 7, 1.15))
    for depth, (reach, count, tone) in enumerate(rings):
        shapes, veins = [], []
        for i in range(count):
            angle = i * 360 / count + depth * 17 + dice.uniform(-7, 7)
            ahead = math.radians(angle)
            long = radius * (0.5 - 0.06 * depth) * dice.uniform(0.88, 1.12)
            start = (x + math.cos(ahead) * radius * reach, y + math.sin(ahead) * radius * reach)
            droop = 16 * math.cos(ahead)
            shapes.append(leaf(*start, long, long * 0.52, angle + droop))
            tip = math.radians(angle + droop)
            veins.append(taper([start, (start[0] + math.cos(tip) * long * 0.78,
                                        start[1] + math.sin(tip) * long * 0.78)], [1.6, 0.6]))
        core = circle(x, y, radius * (reach + 0.14))
        layers.append(motif(
            sheet([core, *shapes], shaded(leaves, tone), shaded(end, tone), shadow=0.8, soft=8,
                  rim=1.3, through=0.45),
            mark(veins, shaded(end, tone * 0.6), alpha=0.5)))
    return motif(layers)


def _trunk(bark: Colour, end: Colour) -> Motif:
    boughs = [taper([(0, -150), (-24, -220), (-82, -282), (-130, -330)], [40, 30, 20, 8]),
              taper([(4, -150), (30, -226), (84, -276), (126, -322)], [42, 30, 20, 8]),
              taper([(2, -160), (-8, -240), (4, -320), (-12, -400)], [38, 28, 20, 8]),
              taper([(-40, -236), (-96, -250), (-138, -282)], [17, 13, 5]),
              taper([(50, -246), (108, -252), (146, -290)], [17, 13, 5])]
    foot = blob((-22, -190), (-28, -120), (-34, -62), (-60, -22), (-104, 6, "c"), (-52, 2),
                (-26, 12, "c"), (-6, 0), (16, 14, "c"), (44, 0), (100, 8, "c"), (58, -24),
                (34, -66), (28, -124), (26, -190))
    whole = union(foot, boughs)
    grain = [taper([(-64 + i * 16, 4), (-27 + i * 6.6, -60), (-20 + i * 5, -140),
                    (-34 + i * 8.4, -220)], [2.2, 1.8, 1.6, 0.4]) for i in range(9)]
    knot = [oval(4, -106, 12, 17, 8)]
    rings = [outline(oval(4, -106, r, r * 1.4, 8), 1.6) for r in (17, 22)]
    return motif(
        sheet(whole, bark, end, soft=12, rim=2, direction="across"),
        mark(all_within(grain, whole), shaded(bark, 2.2), alpha=0.55),
        mark(all_within(rings, whole), shaded(bark, 2.2), alpha=0.5),
        sheet(knot, end, shaded(end, 0.5), shadow=0.2, soft=3, rim=1),
    )


def _borne(bears: Bears, colour: Colour) -> Motif:
    if bears == "nothing":
        return motif()
    places = [(x + math.cos(a) * r * 0.66, y + math.sin(a) * r * 0.66)
              for k, (x, y, r, _) in enumerate(BALLS[4:]) for a in (k * 1.3, k * 1.3 + 2.3)]
    if bears == "apples":
        return motif(
            sheet([taper([(x, y - 9), (x + 3, y - 19)], [2.6, 2]) for x, y in places], "#3c2418"),
            sheet([circle(x, y, 12) for x, y in places], colour, shaded(colour, 0.4), shadow=0.9,
                  soft=4, rim=1.9),
            mark([oval(x - 4, y - 4, 3, 2, -40) for x, y in places], "#ffe4c0", alpha=0.7))
    more = [(x + dx, y + dy) for x, y in places for dx, dy in ((0, 0), (25, 12), (-8, 27))]
    shapes = [union([oval(x + math.cos(a) * 7, y + math.sin(a) * 7, 7, 5.4, math.degrees(a))
                     for a in (i * 1.2566 for i in range(5))]) for x, y in more]
    return motif(sheet(shapes, colour, shaded(colour, 0.6), shadow=0.8, soft=4, rim=1.7),
                 mark([circle(x, y, 2.8) for x, y in more], "#f4d080"))


def bare_tree(
    bark: Colour = "#4a3830", end: Colour = "#1a1214", name: str = "bare tree",
    last_leaf: Colour | None = None,
) -> Motif:
    """A bare tree with five forked boughs, 470 wide, 530 high, and a last leaf if asked."""
    dice = chance(name)
    stems: list[tuple[list[Point], list[float]]] = [
        ([(-4, -150), (-40, -206), (-104, -226), (-150, -206), BARE_TIPS[0]], [28, 20, 13, 8, 2]),
        ([(-6, -170), (-50, -250), (-118, -286), (-160, -330), BARE_TIPS[1]], [30, 23, 15, 9, 2]),
        ([(0, -180), (-6, -270), (-46, -350), (-40, -430), BARE_TIPS[2]], [34, 26, 17, 10, 2]),
        ([(4, -180), (34, -270), (42, -360), (84, -430), BARE_TIPS[3]], [30, 24, 16, 9, 2]),
        ([(6, -160), (58, -226), (124, -262), (160, -320), BARE_TIPS[4]], [30, 22, 14, 8, 2]),
        ([(70, -236), (120, -244), (160, -222), BARE_TIPS[5]], [13, 10, 7, 2]),
    ]
    thick = [taper(points, [w * 1.25 for w in widths]) for points, widths in stems]
    twigs = [path for points, _ in stems for path in _twigs(points, dice)]
    foot = blob((-21, -200), (-24, -130), (-30, -60), (-52, -20), (-94, 6, "c"), (-46, 1),
                (-22, 11, "c"), (-4, -1), (18, 12, "c"), (46, 0), (90, 8, "c"), (52, -22),
                (30, -64), (22, -130), (22, -200))
    whole = union(foot, thick)
    grain = [taper([(-50 + i * 17, 2), (-21 + i * 7, -64), (-14 + i * 5, -150),
                    (-30 + i * 10, -236)], [2, 1.7, 1.5, 0.4]) for i in range(7)]
    edges = [taper([(x - 2, y) for x, y in points[:4]], [0.6, 2, 1.4, 0.4]) for points, _ in stems]
    one = motif(
        sheet(twigs, shaded(bark, 0.85), shaded(end, 1.3), shadow=0.7, soft=6, rim=1.2),
        sheet(whole, bark, end, soft=12, rim=2.1, direction="across"),
        mark(all_within([*grain, *edges], whole), shaded(bark, 2.3), alpha=0.5),
        sheet(outline(oval(2, -112, 11, 16, 6), 2), shaded(bark, 1.8), shadow=0.2, soft=2),
    )
    if last_leaf is None:
        return one
    return one + sheet(leaf(*BARE_TIPS[3], 40, 21, 66), last_leaf, shaded(last_leaf, 0.5),
                       shadow=0.8, soft=4, rim=1.8)


def _twigs(points: list[Point], dice: Random) -> list[Path]:
    """Twigs on both sides of a bough's outer half."""
    paths: list[Path] = []
    for index in range(1, len(points)):
        (x0, y0), (x1, y1) = points[index - 1], points[index]
        ahead = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for side in (-1, 1):
            if index == 1 and side == 1:
                continue
            t = dice.uniform(0.4, 0.9)
            start = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
            paths += bough(start, ahead + side * dice.uniform(32, 52),
                           dice.uniform(36, 50) * (1.05 - index * 0.1), 8.6 - index * 1.1, 1, dice,
                           0.3, 0.5)
    return paths


def fir_tree(
    needles: Colour = "#2c5c4c", end: Colour = "#0c2c2c", trunk: Colour = "#3c281c",
    snow: Colour | None = None, height: float = 280, tiers: int = 6,
) -> Motif:
    """A fir of hanging tiers, about half as wide as high, with snow on it if asked."""
    layers: list[Motif] = []
    for index in range(tiers):
        t = index / (tiers - 1)
        foot = -height * (0.09 + 0.66 * t)
        half = height * (0.25 - 0.155 * t)
        layers.append(_fir_tier(foot, half, height * (0.3 - 0.06 * t), needles, end, snow,
                                0.62 + 0.5 * t))
    stem = taper([(0, 6), (0, -height * 0.2)], [height * 0.075, height * 0.055])
    tip = star(0, -height, height * 0.028, 4, 0.34)
    return motif(sheet(stem, trunk, shaded(trunk, 0.5), shadow=0.8, soft=5, rim=1.5), layers,
                 sheet(tip, snow or shaded(needles, 1.6), shadow=0.4, soft=3))


def _fir_tier(
    foot: float, half: float, high: float, needles: Colour, end: Colour, snow: Colour | None,
    tone: float,
) -> Motif:
    """One skirt of branches whose hem hangs down in points."""
    points = 7
    hem: list[tuple[float, float, str] | tuple[float, float]] = []
    for i in range(points):
        x = half * (1 - 2 * i / (points - 1))
        sag = (1 - (x / half) ** 2) * high * 0.17
        hem.append((x * 1.03, foot + sag, "c"))
        if i < points - 1:
            hem.append((x - half / (points - 1), foot + sag - high * 0.09))
    skirt = blob((-half * 0.62, foot - high * 0.34), (-half * 0.2, foot - high * 0.76),
                 (0, foot - high, "c"), (half * 0.2, foot - high * 0.76),
                 (half * 0.62, foot - high * 0.34), *hem)
    cuts = [leaf(x * half * 0.5, foot - high * (0.5 - abs(x) * 0.12), high * 0.3, high * 0.05,
                 90 - x * 34) for x in (-0.9, -0.3, 0.3, 0.9)]
    one = motif(sheet(skirt, shaded(needles, tone), shaded(end, tone), shadow=0.9, soft=6, rim=1.6),
                mark(all_within(cuts, skirt), shaded(end, 0.6), alpha=0.6))
    if snow is None:
        return one
    edge = foot - high * 0.36
    drift = union(blob((-half, edge - high), (half, edge - high), (half, edge + high * 0.18),
                       (0, edge), (-half, edge + high * 0.18)),
                  [circle(x * half, edge + high * (0.02 + 0.42 * x * x), high * 0.09)
                   for x in (-0.6, -0.34, -0.1, 0.14, 0.38, 0.62)])
    return motif(one, sheet(within(drift, skirt), snow, shaded(snow, 0.62), shadow=0.6, soft=4,
                            rim=1.5))
