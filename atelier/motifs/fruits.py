"""Apples and a pomegranate, whole and cut."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    chance,
    circle,
    crescent,
    leaf,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    shaded,
    sheet,
    star,
    taper,
    within,
)

# Where the membranes run out from the heart of the fruit, in degrees.
MEMBRANES = (4, 58, 128, 182, 250, 306, 364)
CHAMBERS = len(MEMBRANES) - 1


def _apple_shape() -> Path:
    return blob((0, -176), (34, -192), (82, -182), (106, -138), (98, -74), (62, -12), (26, 0),
                (0, -8), (-26, 0), (-62, -12), (-100, -74), (-108, -138), (-82, -184), (-34, -192))


def apple(
    skin: Colour = "#b82c2c", end: Colour = "#5c1024", blush: Colour = "#e8a03c",
    leaf_colour: Colour = "#4c8444",
) -> Motif:
    """A whole apple with one leaf, 215 wide, 230 high; its foot the origin."""
    body = _apple_shape()
    streaks = [taper([(math.sin(a) * 26, -164 + i % 2 * 10), (math.sin(a) * 96, -116),
                      (math.sin(a) * 92, -86 + i % 3 * 22)], [0.5, 3.4, 0.4])
               for i, a in enumerate(-1.36 + i * 0.17 for i in range(17))]
    freckles = [circle(math.sin(i * 2.4) * (30 + i * 3.4), -96 + math.cos(i * 2.4) * (20 + i * 2.6),
                       2.2) for i in range(20)]
    return motif(
        sheet(body, skin, end, soft=12, rim=2.2, puff=0.14),
        sheet(oval(-34, -122, 34, 40, 20), shaded(skin, 1.6), shadow=0, melt=16, alpha=0.7),
        mark(all_within(streaks, body), blush, alpha=0.32),
        mark(all_within(freckles, body), blush, alpha=0.6),
        sheet(within(crescent(58, -112, 60, 150, 0.22, 0.98), body), "#ffe0c0", shadow=0,
              alpha=0.35, rim=0),
        _stalk(leaf_colour, end),
    )


def _stalk(green: Colour, dark: Colour) -> Motif:
    hollow = blob((-34, -182, "c"), (0, -172), (34, -182, "c"), (0, -158))
    blade = leaf(6, -202, 86, 40, -24)
    veins = [taper([(8, -203), (50, -224), (80, -235)], [2.4, 1.8, 0.4]),
             *(taper([(8 + i * 16, -203 - i * 8), (18 + i * 17, -203 - i * 9 + s * 10)], [1.6, 0.4])
               for i in (1, 2, 3) for s in (-1, 1))]
    return motif(
        sheet(hollow, shaded(dark, 0.6), shadow=0.3, soft=4),
        sheet(taper([(0, -168), (-2, -194), (10, -222)], [7, 6, 9]), "#5c3820", "#2c1810",
              shadow=0.8, soft=3, rim=1.7),
        sheet(blade, green, shaded(green, 0.4), shadow=0.8, soft=5, rim=1.8),
        mark(all_within(veins, blade), shaded(green, 0.35), alpha=0.7),
    )


def cut_apple(
    skin: Colour = "#b82c2c", end: Colour = "#5c1024", flesh: Colour = "#ecdcb0",
    pips: Colour = "#4c2414", leaf_colour: Colour = "#4c8444",
) -> Motif:
    """Half an apple from its cut side, 215 wide; its foot the origin."""
    body = _apple_shape()
    inner = moved(body, 0, -8, 0.92)
    core = blob((0, -150, "c"), (44, -128), (54, -88), (30, -46), (0, -30, "c"), (-30, -46),
                (-54, -88), (-44, -128))
    line_shape = outline(core, 2.6)
    rooms = [blob((s * 6, -122, "c"), (s * 30, -104), (s * 32, -82), (s * 6, -62, "c"),
                  (s * 14, -92))
             for s in (-1, 1)]
    seeds = [moved(blob((0, -16, "c"), (7, 2), (0, 12), (-7, 2)), s * 18, -90, turn=s * 14)
             for s in (-1, 1)]
    dots = [oval(math.sin(a) * 66, -92 - math.cos(a) * 66, 2.4, 2.4)
            for a in (i * math.pi / 7 for i in range(14))]
    return motif(
        sheet(body, skin, end, soft=12, rim=2.2),
        sheet(inner, flesh, shaded(flesh, 0.62), shadow=0.4, soft=5, rim=1.2),
        mark([line_shape, taper([(0, -160), (0, -146)], [2, 3]),
              taper([(0, -34), (0, -16)], [3, 2])],
             shaded(flesh, 0.45), alpha=0.7),
        mark(all_within(dots, inner), "#8ca050", alpha=0.5),
        sheet(rooms, shaded(flesh, 0.55), shaded(flesh, 0.3), shadow=0.2, soft=3, rim=0.8),
        mark(seeds, pips, shaded(pips, 0.5), rim=0.9),
        _stalk(leaf_colour, end),
    )


def _bent(angle: float, reach: float) -> Point:
    """A place in the fruit; the membranes are not straight but lean a little."""
    turned = math.radians(angle + 13 * math.sin(reach / 300 * math.pi) - 5)
    wide = 1 + 0.04 * math.sin(turned * 3)
    return (math.cos(turned) * reach * wide, math.sin(turned) * reach * wide)


def pomegranate_seeds() -> list[Point]:
    """The middles of about ninety seeds in six chambers, measured from the fruit's middle."""
    points: list[Point] = []
    for chamber in range(CHAMBERS):
        dice = chance("pomegranate", chamber)
        first, last = MEMBRANES[chamber] + 4, MEMBRANES[chamber + 1] - 4
        for reach in (96, 140, 184, 228, 270):
            count = max(1, int(math.radians(last - first) * (reach - 6) / 44))
            for i in range(count):
                share = (i + 0.5) / count
                points.append(_bent(first + (last - first) * share + dice.uniform(-1.4, 1.4),
                                    reach + dice.uniform(-5, 5)))
    return points


def pomegranate(
    skin: Colour = "#8c1c30", end: Colour = "#3c0818", pith: Colour = "#e4cca0",
    seeds: Colour = "#d82c44", points: list[Point] | None = None,
) -> Motif:
    """Half a pomegranate, 680 wide, 820 high, round its middle; its seeds are lit windows."""
    rind = blob((0, -344), (150, -318), (276, -220), (340, -60), (320, 120), (220, 268), (80, 336),
                (-60, 338), (-210, 276), (-316, 130), (-342, -50), (-280, -216), (-150, -316))
    bed = moved(rind, 0, 0, 0.9)
    rooms = [_chamber(i) for i in range(CHAMBERS)]
    places = pomegranate_seeds() if points is None else points
    lit = [_seed(x, y) for x, y in places]
    return motif(
        _crown(skin, end),
        sheet(rind, skin, end, soft=16, rim=2.4, puff=0.08),
        sheet(bed, pith, shaded(pith, 0.55), shadow=0.5, soft=8, rim=1.5),
        mark([circle(math.sin(a) * 322, -math.cos(a) * 320, 3) for a in
              (i * math.pi / 30 for i in range(60))], shaded(skin, 2), inside=rind, alpha=0.5),
        sheet(rooms, shaded(skin, 0.75), shaded(end, 0.8), inside=bed, shadow=0, rim=1.4),
        sheet([moved(_seed(0, 0), x, y, 1.16, tall=1) for x, y in places], shaded(seeds, 0.3),
              end, shadow=0.8, soft=5, rim=1.2),
        pane(lit, seeds, 0.95, glow=7, spill=0.3),
        mark([crescent(x - 3, y - 4, 11, 200, 0.25, 0.95) for x, y in places], "#ffd0c0",
             alpha=0.45),
        sheet(star(0, 0, 34, 6, 0.5, 30), pith, shaded(pith, 0.6), shadow=0.8, soft=5, rim=1.7),
    )


def _seed(x: float, y: float) -> Path:
    """A rounded window, pointed towards the middle of the fruit."""
    turn = math.degrees(math.atan2(y, x))
    shape = blob((-22, 0), (-8, -14), (10, -16), (20, 0), (10, 16), (-8, 14))
    return moved(shape, x, y, turn=turn)


def _chamber(index: int) -> Path:
    first, last = MEMBRANES[index] + 2.5, MEMBRANES[index + 1] - 2.5
    span = last - first
    outer = [_bent(first + span * t, 298) for t in (0.04, 0.28, 0.5, 0.72, 0.96)]
    inner = [_bent(first + span * t, reach) for t, reach in
             ((0.97, 220), (0.94, 130), (0.62, 64), (0.38, 64), (0.06, 130), (0.03, 220))]
    return blob(*outer, *inner, tension=0.42)


def _crown(skin: Colour, end: Colour) -> Motif:
    tips = [blob((x - 26, -318, "c"), (x * 1.2 - 20, -372), (x * 1.9, -424 + abs(x) * 0.5, "c"),
                 (x * 1.2 + 20, -372), (x + 26, -318, "c")) for x in (-56, -20, 20, 56, 0)]
    return motif([sheet(one, shaded(skin, tone), end, shadow=0.9, soft=8, rim=2)
                  for one, tone in zip(tips, (0.7, 0.9, 0.9, 0.7, 1.2), strict=True)])
