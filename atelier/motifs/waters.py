"""Seas of cut paper, a pond, ice."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    box,
    chance,
    circle,
    mark,
    minus,
    motif,
    moved,
    oval,
    poly,
    shaded,
    sheet,
    swirl,
    taper,
    tendril,
    union,
    within,
)


def wave_row(
    name: str = "waves", left: float = -440, right: float = 440, radius: float = 46,
    colour: Colour = "#1f8088", end: Colour = "#0a3450", foam: Colour = "#c8f0e4",
    depth: float = 120, flip: bool = False,
) -> Motif:
    """A row of storybook waves with spiral crests, from left to right; the troughs at y 0."""
    dice, side = chance("waves", name), -1 if flip else 1
    x = left - radius
    crests: list[Path] = []
    lines: list[Path] = []
    hollows: list[Path] = []
    while x < right + radius:
        size = radius * dice.uniform(0.86, 1.14)
        crest, line, hollow = _crest(size)
        for found, into in ((crest, crests), (line, lines), (hollow, hollows)):
            into += [moved(path, side * x, 0, flip=flip) for path in found]
        x += size * 2.05
    border = box(left, -radius * 3, right - left, radius * 3 + depth)
    water = within(union(crests, box(left, -radius * 0.06, right - left, depth)), border)
    return motif(
        sheet(water, colour, end, soft=12, rim=1.6, through=0.4),
        sheet(hollows, shaded(end, 0.9), end, inside=water, shadow=0.2, soft=3, rim=0.8, wrap=0),
        sheet(lines, foam, shaded(foam, 0.7), inside=border, shadow=0.3, soft=3, rim=1.1,
              through=0.5),
    )


def _crest(r: float) -> tuple[list[Path], list[Path], list[Path]]:
    """A wave leaning right: its body, the foam along its back, and the dark below its curl."""
    body = blob((-r * 1.4, r * 0.1, "c"), (-r * 0.72, -r * 0.24), (-r * 0.16, -r * 0.86),
                (r * 0.5, -r * 1.22), (r * 1.12, -r * 0.94), (r * 1.22, -r * 0.46),
                (r * 0.94, -r * 0.26, "c"), (r * 0.76, -r * 0.6), (r * 0.5, -r * 0.5),
                (r * 0.56, -r * 0.08), (r * 1.16, r * 0.1, "c"))
    foam = tendril([(-r * 1.2, -r * 0.02), (-r * 0.6, -r * 0.32), (-r * 0.08, -r * 0.9),
                    (r * 0.46, -r * 1.18)], [0.6, r * 0.07, r * 0.1, r * 0.1, r * 0.07, 1],
                   r * 0.36, 1.5, 1)
    ribs = [taper([(-r * (0.74 - i * 0.22), r * 0.05), (-r * (0.3 - i * 0.22), -r * 0.32),
                   (r * (0.02 + i * 0.17), -r * (0.72 - i * 0.08))], [0.5, r * 0.045, 0.5])
            for i in range(3)]
    hollow = blob((r * 0.94, -r * 0.24, "c"), (r * 0.74, -r * 0.56), (r * 0.54, -r * 0.46),
                  (r * 0.58, -r * 0.14), (r * 0.86, -r * 0.02, "c"))
    return [body, circle(r * 0.72, -r * 0.62, r * 0.34)], [foam, *ribs], [hollow]


def giant_wave(
    colour: Colour = "#1c6c80", end: Colour = "#08283f", second: Colour = "#2c94a0",
    foam: Colour = "#d8f4e8", width: float = 720,
) -> Motif:
    """One huge wave that curls to the right, 720 wide, 470 high; its trough at y 0."""
    body = blob((-390, 30, "c"), (-300, -40), (-206, -150), (-96, -296), (40, -408), (196, -440),
                (320, -392), (372, -296), (338, -214), (262, -190, "c"), (296, -262), (258, -318),
                (176, -330), (84, -280), (46, -180), (84, -72), (190, -8), (370, 30, "c"))
    layers = [within(moved(body, 20 * i, 28 * i, 1 - 0.05 * i), body) for i in (1, 2)]
    flow = [taper([(-340 + i * 46, 10), (-210 + i * 40, -130 - i * 6), (-70 + i * 30, -286 - i * 2),
                   (90 + i * 16, -384 + i * 12), (220 + i * 6, -398 + i * 16)],
                  [0.5, 4, 5.5, 4, 0.5]) for i in range(6)]
    return motif(
        sheet(body, colour, end, soft=16, lift=10, rim=2, through=0.5),
        [sheet(layer, second if i == 0 else shaded(second, 1.35), end, shadow=0.6, soft=9, rim=1.2,
               through=0.35) for i, layer in enumerate(layers)],
        sheet(all_within(flow, body), shaded(second, 1.7), second, shadow=0.3, soft=4, rim=1),
        _spray(foam),
    ).at(0, 0, width / 720)


def _spray(foam: Colour) -> Motif:
    """The spirals along the wave's lip, and drops in the air."""
    curls = [
        tendril([(-330, -20), (-220, -146), (-104, -300), (40, -410), (196, -438), (312, -396),
                 (358, -330)], [1, 8, 16, 22, 24, 22, 17, 11, 6, 1], 50, 1.75, 1),
        tendril([(20, -396), (90, -414), (160, -404)], [1, 9, 12, 10, 6, 1], 33, 1.7, 1),
        tendril([(-60, -330), (20, -356), (84, -346)], [1, 8, 10, 8, 4, 1], 26, 1.6, 1),
    ]
    drops = [circle(x, y, r) for x, y, r in
             ((404, -380, 8), (428, -346, 5), (392, -420, 5), (440, -398, 4), (412, -300, 6),
              (372, -448, 4), (300, -468, 5), (340, -470, 3), (240, -474, 4))]
    lace = [swirl(x, y, r, 1.5, r * 0.28, 1, 180) for x, y, r in
            ((-236, -64, 22), (-130, -60, 26), (-16, -36, 22), (-156, -150, 17), (-46, -150, 20))]
    return motif(
        sheet(lace, shaded(foam, 0.5), shaded(foam, 0.25), shadow=0.3, soft=3, rim=0.9, alpha=0.7),
        sheet(curls, foam, shaded(foam, 0.6), shadow=0.9, soft=8, rim=1.8, through=0.6),
        sheet(drops, foam, shaded(foam, 0.7), shadow=0.5, soft=4, rim=1.6),
    )


def ripples(
    width: float = 90, colour: Colour = "#b8d8e0", rings: int = 3, squash: float = 0.3,
    alpha: float = 0.7,
) -> Motif:
    """Rings on water round a point."""
    drawn = []
    for i in range(rings):
        a = width / 2 * (i + 1) / rings
        b, thick = a * squash, 2.2 - 0.4 * i
        drawn.append(minus(oval(0, 0, a, b), oval(0, -b * 0.03, a - thick, b - thick * 0.6)))
    return motif(mark(drawn, colour, alpha=alpha))


def pond(
    width: float = 460, height: float = 130, water: Colour = "#2c3470",
    water_end: Colour = "#100c38",
    bank: Colour = "#3a4c3c", light: Colour = "#c8d0f0", reeds: bool = True,
) -> Motif:
    """A pond with bright rings and reeds, its middle at the origin."""
    a, b = width / 2, height / 2
    dice = chance("pond")
    edge = [(1 + dice.uniform(-0.05, 0.05), math.pi * i / 9) for i in range(18)]
    shape = blob(*((a * k * math.cos(t), b * k * math.sin(t)) for k, t in edge))
    shore = blob(*((a * 1.07 * k * math.cos(t), b * (1.12 * k * math.sin(t) + 0.05))
                   for k, t in edge))
    sheets = [moved(shape, 0, b * 0.06 * i, 1 - 0.17 * i) for i in (1, 2, 3)]
    water_sheets = [sheet(one, shaded(water, 1 + 0.16 * i), water_end, inside=shape, shadow=0.3,
                          soft=7, rim=1, through=0.3) for i, one in enumerate(sheets)]
    rings = [ripples(width * w, light).at(x * a, y * b)
             for x, y, w in ((0.06, 0.16, 0.6), (-0.5, -0.3, 0.2), (0.55, -0.36, 0.18))]
    pads = [minus(oval(x * a, y * b, width * 0.042, width * 0.015),
                  poly((x * a, y * b), (x * a + width * 0.05, y * b - 4),
                       (x * a + width * 0.05, y * b + 5))) for x, y in
            ((-0.64, 0.4), (-0.5, 0.56), (0.66, 0.36), (-0.74, 0.14))]
    base = motif(
        sheet(shore, bank, shaded(bank, 0.4), soft=10, rim=1.4),
        sheet(shape, shaded(water, 0.8), water_end, shadow=0.8, soft=9, rim=1.3, through=0.4),
        water_sheets, rings,
        sheet(pads, "#5c9058", "#264c40", shadow=0.6, soft=3, rim=1.3),
    )
    if not reeds:
        return base
    return base + motif(reed("left", bank).at(-a * 0.86, b * 0.62),
                        reed("right", bank).at(a * 0.9, b * 0.5, 0.82, flip=True))


def reed(
    name: str = "reed", green: Colour = "#3a5c44", head: Colour = "#7a4a30", height: float = 150
) -> Motif:
    """A tuft of reed with three bulrushes, 150 high."""
    dice = chance("reed", name)
    fan = [(x * 4.0, x * 15 + dice.uniform(-10, 10), dice.uniform(0.5, 0.95))
           for x in (-4, 3, -2, 4, 0.5, -3, 2, -1, 1)]
    blades = [taper([(x, 6), (x + bend * 0.2, -height * tall * 0.5), (x + bend * 0.6,
                                                                      -height * tall),
                     (x + bend * 1.3, -height * tall * 1.02)], [7, 9, 5, 0.5])
              for x, bend, tall in fan]
    stalks = [taper([(x, 6), (x * 1.5, -height * tall)], [3, 2]) for x, tall in
              ((-9, 0.92), (3, 1.06), (13, 0.8))]
    heads = [taper([(x * 1.46, -height * tall * 0.82), (x * 1.52, -height * tall * 1.02)], [10, 9])
             for x, tall in ((-9, 0.92), (3, 1.06), (13, 0.8))]
    return motif(
        sheet([*blades[:5], *stalks], shaded(green, 0.8), shaded(green, 0.3), soft=6, rim=1.3),
        sheet(heads, head, shaded(head, 0.4), shadow=0.7, soft=4, rim=1.6, puff=0.15),
        sheet(blades[5:], green, shaded(green, 0.35), shadow=0.8, soft=6, rim=1.5),
    )


def frozen_pond(
    width: float = 620, height: float = 760, ice: Colour = "#b8d4e4", ice_end: Colour = "#5c8cb4",
    snow: Colour = "#d8e4ec",
) -> Motif:
    """An irregular pond under ice from straight above, with skaters' loops; middle the origin."""
    dice, a, b = chance("frozen pond"), width / 2, height / 2
    edge = [(1 + dice.uniform(-0.09, 0.07), math.pi * i / 10) for i in range(20)]
    shape = blob(*((a * k * math.cos(t), b * k * math.sin(t)) for k, t in edge))
    inner = [moved(shape, 0, 0, q) for q in (0.93, 0.82)]
    cracks: list[Path] = []
    for start in (20.0, 140.0, 250.0):
        points: list[Point] = [(a * 0.96 * math.cos(math.radians(start)),
                                b * 0.96 * math.sin(math.radians(start)))]
        for _ in range(4):
            x, y = points[-1]
            points.append((x * 0.78 + dice.uniform(-26, 26), y * 0.78 + dice.uniform(-26, 26)))
        cracks.append(taper(points, [5, 3, 0.6], steps=1))
        x, y = points[2]
        cracks.append(taper([(x, y), (x * 0.9 + 44, y * 0.9 - 30), (x * 0.8 + 60, y * 0.8 - 10)],
                            [2.6, 0.5], steps=1))
    loops = [swirl(x * a, y * b, r * a, 1.6, 2.6, s, t) for x, y, r, s, t in
             ((-0.4, -0.4, 0.28, 1, 20), (0.36, 0.46, 0.32, -1, 200), (0.4, -0.5, 0.18, 1, 90))]
    return motif(
        sheet(moved(shape, 0, 6, 1.05), snow, shaded(snow, 0.7), soft=12, rim=1.4),
        sheet(shape, shaded(ice_end, 0.8), ice_end, shadow=0.8, soft=10, rim=1.2),
        [sheet(one, shaded(ice, 0.86 + 0.14 * i), ice_end, shadow=0.3, soft=7, rim=1.1)
         for i, one in enumerate(inner)],
        mark(cracks, "#f4fcff", alpha=0.7), mark(loops, "#ffffff", alpha=0.6),
    )
