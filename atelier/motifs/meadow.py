"""What stands in meadow and field: dandelions and wheat."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    blob,
    chance,
    circle,
    leaf,
    mark,
    motif,
    moved,
    poly,
    shaded,
    sheet,
    star,
    taper,
    union,
)

GOLDEN = 2.399963


def dandelion_seed(hairs: Colour = "#ece6d4", grain: Colour = "#6c4a30") -> Motif:
    """One flying seed, 46 wide, 66 high; its grain at the origin."""
    rays = [taper([(0, -34), (math.sin(a) * 12, -46), (math.sin(a) * 24, -44 - math.cos(a) * 22)],
                  [1.5, 1.6, 0.6]) for a in (i * 0.34 - 1.36 for i in range(9))]
    tips = [star(math.sin(a) * 24, -44 - math.cos(a) * 22, 4, 4, 0.3)
            for a in (i * 0.34 - 1.36 for i in range(9))]
    return motif(
        sheet([*rays, *tips, taper([(0, -34), (1, -16), (0, 0)], [1.4, 1.4, 1.6])], hairs,
              shaded(hairs, 0.6), shadow=0.5, soft=3, rim=1.2),
        sheet(blob((0, -10, "c"), (3.6, 0), (0, 8, "c"), (-3.6, 0)), grain, shaded(grain, 0.5),
              shadow=0.5, soft=2, rim=1.4),
    )


def dandelion_clock(
    hairs: Colour = "#e4e0d0", end: Colour = "#8c98a0", core: Colour = "#7c6a40",
    radius: float = 100, gone: float = 0,
) -> Motif:
    """A ball of seeds round the origin; a share of them, those at the upper right, has flown."""
    layers = []
    for depth, (reach, count, tone) in enumerate(((1.0, 26, 0.5), (0.8, 20, 0.75), (0.52, 13, 1))):
        shapes: list[Path] = []
        for i in range(count):
            angle = i * 2 * math.pi / count + depth * 0.13
            away = abs(math.remainder(angle + math.pi / 4, 2 * math.pi)) / math.pi
            if away < gone:
                continue
            shapes += _parasol(angle, radius * reach)
        layers.append(sheet(shapes, shaded(hairs, tone), shaded(end, tone), shadow=0.6, soft=5,
                            rim=1.3))
    pits = [circle(math.cos(i * GOLDEN) * math.sqrt(i / 14) * radius * 0.1,
                   math.sin(i * GOLDEN) * math.sqrt(i / 14) * radius * 0.1, radius * 0.013)
            for i in range(14)]
    return motif(layers,
                 sheet(circle(0, 0, radius * 0.14), core, shaded(core, 0.45), shadow=0.9, soft=4,
                       rim=1.7),
                 mark(pits, shaded(core, 0.3)))


def _parasol(angle: float, reach: float) -> list[Path]:
    """A seed on its thread: a tuft of five hairs that ends in points."""
    right, down = math.cos(angle), math.sin(angle)
    knee = reach * 0.76
    paths = [taper([(right * reach * 0.12, down * reach * 0.12), (right * knee, down * knee)],
                   [1.2, 1.2])]
    for aside in (-0.62, -0.32, 0, 0.32, 0.62):
        x = right * knee + math.cos(angle + aside * 1.6) * reach * 0.24
        y = down * knee + math.sin(angle + aside * 1.6) * reach * 0.24
        paths.append(taper([(right * knee, down * knee), (x, y)], [2, 1]))
        paths.append(circle(x, y, reach * 0.018))
    return paths


def dandelion(
    hairs: Colour = "#e4e0d0", end: Colour = "#8c98a0", stem: Colour = "#4c7444",
    height: float = 240, gone: float = 0,
) -> Motif:
    """A dandelion clock on its stem with its toothed leaves; the foot the origin."""
    stalk = taper([(0, 4), (8, -height * 0.3), (-2, -height * 0.6), (4, -height + 60)],
                  [7, 6, 5, 5])
    blades = [moved(_toothed(size), turn=turn) for size, turn in
              ((92, -162), (84, -20), (66, -136), (62, -48))]
    collar = [leaf(4, -height + 62, 24, 7, turn) for turn in (40, 70, 110, 140)]
    return motif(
        sheet(blades[:2], shaded(stem, 0.7), shaded(stem, 0.3), shadow=0.8, soft=5, rim=1.5),
        sheet(blades[2:], stem, shaded(stem, 0.4), shadow=0.7, soft=5, rim=1.5),
        sheet([stalk, *collar], shaded(stem, 1.2), shaded(stem, 0.4), shadow=0.7, soft=4, rim=1.6),
        dandelion_clock(hairs, end, radius=66, gone=gone).at(4, -height + 56),
    )


def _toothed(length: float) -> Path:
    teeth = [poly((length * t, 0), (length * (t - 0.1), s * length * w), (length * (t + 0.13), 0))
             for t, w in ((0.3, 0.13), (0.5, 0.17), (0.7, 0.15)) for s in (-1, 1)]
    return union(leaf(0, 0, length, length * 0.16), teeth)


def wheat_ear(
    grain: Colour = "#d89c3c", end: Colour = "#7c4c1c", height: float = 190, lean: float = 14
) -> Motif:
    """One stalk of wheat with its ear and beard, 190 high; its foot the origin."""
    top = -height * 0.62
    stalk = taper([(0, 4), (-2, top * 0.5), (lean * 0.3, top), (lean, -height * 0.94)],
                  [4, 3.6, 3, 2])
    blade = blob((-1, top * 0.4, "c"), (-22, top * 0.66), (-46, top * 0.7), (-62, top * 0.48, "c"),
                 (-40, top * 0.6), (-18, top * 0.54))
    corns, beards = [], []
    for i in range(6):
        y = top - i * height * 0.06
        x = lean * (0.3 + 0.7 * (i / 6) ** 1.5)
        for side in (-1, 1):
            size = 25 - i * 1.1
            corns.append(leaf(x, y, size, size * 0.4, -90 + side * 30 + lean * 0.6))
            beards.append(taper([(x + side * 13, y - size * 0.8),
                                 (x + side * 24, y - size * 0.8 - 34)], [1.5, 0.4]))
    tip = leaf(lean * 0.96, -height * 0.96, 24, 9, -86 + lean * 0.6)
    return motif(
        sheet([stalk, blade], shaded(grain, 0.6), end, shadow=0.6, soft=4, rim=1.3),
        mark(beards, grain, rim=0.8, alpha=0.9),
        sheet([corns[i] for i in (0, 1, 4, 5, 8, 9)], shaded(grain, 0.8), end, shadow=0.6, soft=3,
              rim=1.5),
        sheet([*(corns[i] for i in (2, 3, 6, 7, 10, 11)), tip], shaded(grain, 1.15), end,
              shadow=0.6, soft=3, rim=1.5),
    )


def wheat_edge(
    name: str = "wheat", width: float = 880, grain: Colour = "#d89c3c", end: Colour = "#7c4c1c",
    tallest: float = 120,
) -> Motif:
    """The near edge of a field: ears over a width round the origin, on a sheet that hangs below."""
    dice = chance("wheat edge", name)
    rows = []
    for row, tone in ((0, 0.6), (1, 0.82), (2, 1.05)):
        corns: list[Path] = []
        x = -width / 2 + row * 9
        while x < width / 2:
            high = tallest * dice.uniform(0.72, 1) * (1 - row * 0.16)
            corns += _plain_ear(x, high, dice.uniform(-12, 16))
            x += dice.uniform(15, 24)
        body = poly((-width / 2, -tallest * 0.12), (width / 2, -tallest * 0.12),
                    (width / 2, tallest * 0.9), (-width / 2, tallest * 0.9))
        blades = [leaf(-width / 2 + 7 * i, 4, tallest * dice.uniform(0.25, 0.5 - row * 0.1), 8,
                       -90 + dice.uniform(-24, 24)) for i in range(int(width / 7) + 1)]
        rows.append(sheet([*corns, *blades, body] if row == 0 else [*corns, *blades],
                          shaded(grain, tone),
                          shaded(end, tone), shadow=0.7, soft=6, rim=1.4))
    return motif(rows)


def _plain_ear(x: float, high: float, lean: float) -> list[Path]:
    paths = [taper([(x, 6), (x + lean * 0.3, -high * 0.5), (x + lean, -high * 0.9)], [3, 2.6, 2])]
    for i in range(5):
        y, aside = -high * (0.5 + 0.1 * i), lean * (0.3 + 0.15 * i)
        size = high * 0.15 + 3
        paths += [leaf(x + aside, y, size, size * 0.36, -90 + s * 30 + lean) for s in (-1, 1)]
    return [*paths, leaf(x + lean, -high * 0.92, high * 0.2, high * 0.07, -90 + lean)]


def wheat_sheaf(
    grain: Colour = "#cc9038", end: Colour = "#70441c", band: Colour = "#8c3c2c"
) -> Motif:
    """A bound sheaf that stands in the field, 150 wide, 190 high; its foot the origin."""
    stalks = [taper([(x * 0.62, 4), (x * 0.2, -74), (x * 0.9, -150)], [7, 5, 4])
              for x in range(-66, 67, 11)]
    skirt = union([blob((x * 0.55, -80, "c"), (x * 0.7, -40), (x * 1.3, 2, "c"),
                        (x * 1.3 + 11, 6, "c"),
                        (x * 0.8 + 6, -40), (x * 0.55 + 7, -80, "c")) for x in range(-36, 33, 7)])
    ears = [motif(sheet(_plain_ear(0, 124 - abs(lean) * 0.5, lean * 0.4), shaded(grain, tone), end,
                        shadow=0.7,
                        soft=4, rim=1.4)).at(lean * 0.5, -62, 1, lean * 0.62)
            for lean, tone in ((-26, 0.5), (26, 0.5), (-8, 0.5), (9, 0.5), (-42, 0.75),
                               (42, 0.75), (-17, 0.85), (17, 0.85), (-33, 1.05), (32, 1.05),
                               (0, 1.1))]
    knot = taper([(-22, -72), (0, -66), (22, -72)], [10, 11, 10])
    tails = [taper([(6, -66), (16, -50), (13, -36)], [5, 5, 1]),
             taper([(6, -66), (26, -58), (30, -46)], [5, 5, 1])]
    return motif(
        sheet(blob((-14, -70, "c"), (-34, -118), (-58, -140, "c"), (0, -160), (58, -140, "c"),
                   (34, -118), (14, -70, "c")), shaded(grain, 0.35), end, shadow=0.5, soft=5),
        ears, sheet(skirt, shaded(grain, 0.8), end, shadow=0.9, soft=7, rim=1.7),
        mark(stalks, shaded(grain, 1.7), inside=skirt, alpha=0.5),
        sheet([knot, *tails], band,
              shaded(band, 0.5), shadow=0.7, soft=3, rim=1.6),
    )
