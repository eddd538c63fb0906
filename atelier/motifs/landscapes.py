"""Dunes, fields and mountains; put on a card as they are, their horizon at y."""

import math
from collections.abc import Callable

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    box,
    chance,
    circle,
    land,
    leaf,
    mark,
    motif,
    poly,
    shaded,
    sheet,
    spline,
    star,
    taper,
    union,
    within,
)

Place = Callable[[float, float], Point]


def dune(
    name: str = "dune", y: float = 0, height: float = 70, colour: Colour = "#d8904e",
    end: Colour = "#8a4a3c", crest: float = 0.6, foot: float = 420,
) -> Motif:
    """A dune right across a card with a sharp crest, a shaded lee and wind lines.

    Its crest is at this share of the card's width and so high above y; `foot` is how far down
    the sheet goes.
    """
    peak = (800 * crest, y - height)
    dice = chance("dune", name)
    left: list[Point] = [(-60, y + height * dice.uniform(-0.1, 0.3)),
                         (peak[0] * 0.4, y - height * 0.22), (peak[0] * 0.78, y - height * 0.72),
                         peak]
    right: list[Point] = [peak, (peak[0] + (800 - peak[0]) * 0.34, y - height * 0.52),
                          (peak[0] + (800 - peak[0]) * 0.7, y - height * 0.02),
                          (860, y + height * dice.uniform(-0.1, 0.16))]
    ridge = spline(left, 16) + spline(right, 16)[1:]
    body = poly((-60, y + foot), *ridge, (860, y + foot))
    edge = spline([peak, (peak[0] - 44, y + height * 0.1), (peak[0] + 26, y + height * 0.9),
                   (peak[0] - 30, y + height * 2.0), (peak[0] + 90, y + foot)], 12)
    lee = within(poly(*edge, (860, y + foot), *reversed(spline(right, 16)[1:])), body)
    wind = []
    for i in range(9):
        drop = 16 + i * 17 + i * i * 1.5
        points = [(x, z + drop + 5 * math.sin(x / 46 + i * 1.3)) for x, z in ridge[4 + i : 34 : 5]]
        wind.append(taper(points, [0.3, 2.6, 1.6, 2.8, 0.3], steps=6))
    fine = [taper([(peak[0] + 20 + i * 30, y - height * 0.5 + i * 18), (peak[0] + 90 + i * 36,
                   y - height * 0.16 + i * 20), (peak[0] + 190 + i * 40, y + 6 + i * 22)],
                  [0.3, 2, 0.3]) for i in range(7)]
    return motif(
        sheet(body, colour, end, shadow=0.9, soft=14, rim=1.7, through=0.25),
        sheet(lee, shaded(colour, 0.62), shaded(end, 0.75), shadow=0.1, soft=6, rim=0.9,
              through=0.2, wrap=0),
        mark(all_within([*wind, *fine], body), shaded(end, 0.6), rim=0.7, alpha=0.7),
    )


def field(
    name: str = "field", y: float = 0, depth: float = 360, colour: Colour = "#7a9c4c",
    end: Colour = "#2c4c2c", second: Colour = "#c8a848", vanish: Point = (430, -60),
    stripes: int = 13,
) -> Motif:
    """Fields striped towards a point above a soft horizon at y, right across a card.

    `second` is the colour of every other stripe; with the same colour as the first they are
    furrows in bare earth. `vanish` is relative to the left end of the horizon.
    """
    dice = chance("field", name)
    top: list[Point] = [(-60, y + 6), (120, y - 8 + dice.uniform(-6, 6)), (330, y + 4),
                        (560, y - 12 + dice.uniform(-6, 6)), (760, y + 2), (860, y - 4)]
    ground = within(land(*top), box(-60, y - 60, 920, depth + 60))
    far = (vanish[0], y + vanish[1])
    low = y + depth
    bands, seams, tufts = [], [], []
    width = 2600 / (2 * stripes)
    for i in range(2 * stripes):
        a, b = 400 - 1300 + i * width, 400 - 1300 + (i + 1) * width
        bend = 40 * math.sin(i * 0.4)
        lines = [_lane(x, low, far, bend) for x in (a, b)]
        if i % 2 == 0:
            bands.append(poly(*lines[0], *reversed(lines[1])))
        seams.append(taper(lines[0], [0.4, 1.6, 4], steps=2))
        if i % 2 == 0:
            for share in (0.3, 0.42, 0.56, 0.72, 0.9):
                x, z = _on_lane((a + b) / 2, low, far, bend, share)
                size = 52 * share**1.6
                tufts += [leaf(x, z, size, size * 0.24, -90 + d) for d in (-30, 0, 30)]
    return motif(
        sheet(ground, colour, end, shadow=0.7, soft=12, rim=1.5, through=0.25),
        sheet(bands, second, shaded(second, 0.4), inside=ground, shadow=0.3, soft=5, rim=0.9,
              wrap=0.1, through=0.2),
        mark(seams, shaded(end, 0.6), inside=ground, alpha=0.5),
        sheet(tufts, shaded(second, 1.3), shaded(second, 0.5), inside=ground, shadow=0.5, soft=4,
              rim=1.2),
    )


def _lane(x: float, low: float, far: Point, bend: float) -> list[Point]:
    return [_on_lane(x, low, far, bend, t / 12) for t in range(13)]


def _on_lane(x: float, low: float, far: Point, bend: float, share: float) -> Point:
    """A point on the way from the vanishing point (0) to the near edge (1)."""
    return (far[0] + (x - far[0]) * share + bend * math.sin(share * math.pi) * share,
            far[1] + (low - far[1]) * share)


def meadow(
    name: str = "meadow", y: float = 0, colour: Colour = "#5c8c44", end: Colour = "#1c3c28",
    flowers: Colour | None = "#f0d890", foot: float = 520,
) -> Motif:
    """A grassy slope right across a card with tufts and flowers."""
    dice = chance("meadow", name)
    top: list[Point] = [(x, y + 12 * math.sin(x / 150 + dice.uniform(0, 1)))
                        for x in range(-60, 880, 115)]
    ground = within(land(*top), box(-60, y - 60, 920, foot + 60))
    crest = spline(top, 10)
    fringe = [leaf(x, z + 5, dice.uniform(9, 20), 4.5, -90 + dice.uniform(-32, 32))
              for x, z in crest[::2]]
    tufts, heads, stalks = [], [], []
    for row in range(1, 6):
        for column in range(7):
            x = 20 + column * 126 + row % 2 * 62 + dice.uniform(-30, 30)
            z, size = y + row**1.45 * 30 + dice.uniform(-8, 8), 12 + row * 8
            tufts += [leaf(x, z, size * q, size * 0.24, -90 + d) for d, q in
                      ((-44, 0.8), (-16, 1), (14, 1.1), (42, 0.8))]
            if dice.random() < 0.4:
                stalks.append(taper([(x + 4, z), (x + 7, z - size)], [2, 1.4]))
                heads.append(star(x + 7, z - size * 1.12, size * 0.26, 6, 0.5))
    grass = motif(
        sheet(fringe, colour, shaded(colour, 0.6), shadow=0.4, soft=4, rim=1.2),
        sheet(ground, colour, end, shadow=0.8, soft=12, rim=1.6, through=0.25),
        sheet(tufts, shaded(colour, 1.35), shaded(end, 1.2), inside=box(-60, y - 60, 920,
                                                                        foot + 60),
              shadow=0.4, soft=4, rim=1.1),
    )
    if flowers is None:
        return grass
    return grass + motif(sheet([*stalks, *heads], flowers, shaded(flowers, 0.7), shadow=0.5, soft=3,
                               rim=1.3))


def mountain(
    width: float = 520, height: float = 520, rock: Colour = "#6c4c84", rock_end: Colour = "#2c1c4c",
    snow: Colour = "#f4d8d8", snow_end: Colour = "#b888a8",
) -> Motif:
    """One steep mountain in facets with a snowy or glowing top, its foot's middle the origin."""
    def at(x: float, y: float) -> Point:
        return x * width / 2, -y * height

    outline: list[Point] = [at(-1, 0), at(-0.8, 0.2), at(-0.64, 0.3), at(-0.5, 0.52),
                            at(-0.34, 0.62), at(-0.2, 0.86), at(-0.04, 1.0), at(0.1, 0.9),
                            at(0.22, 0.72), at(0.38, 0.6), at(0.5, 0.4), at(0.72, 0.26), at(1, 0)]
    body = poly(*outline)
    spine = [at(-0.04, 1.0), at(0.03, 0.86), at(-0.05, 0.7), at(0.08, 0.52), at(-0.02, 0.34),
             at(0.14, 0.16), at(0.06, 0)]
    shade = poly(*spine, *outline[:6:-1])
    return motif(
        sheet(body, rock, rock_end, soft=16, rim=1.8, through=0.25),
        sheet(shade, shaded(rock, 0.5), shaded(rock_end, 0.7), shadow=0.1, soft=6, rim=0.7),
        _crags(at, rock, rock_end),
        _snow_cap(at, body, shade, snow, snow_end),
    )


def _crags(at: Place, rock: Colour, end: Colour) -> Motif:
    """Lighter facets left of the spine and darker right of it."""
    left = [((-0.05, 0.7), (-0.34, 0.62), (-0.2, 0.44), 1.3), ((-0.34, 0.62), (-0.5, 0.52),
                                                               (-0.36, 0.3), 1.15),
            ((0.08, 0.52), (-0.2, 0.44), (-0.02, 0.34), 1.5), ((-0.2, 0.44), (-0.36, 0.3), (-0.14,
                                                                                            0.12),
                                                                                            1.2),
            ((-0.5, 0.52), (-0.64, 0.3), (-0.36, 0.3), 0.8), ((-0.64, 0.3), (-0.56, 0.08), (-0.36,
                                                                                            0.3),
                                                                                            1.3),
            ((-0.02, 0.34), (-0.14, 0.12), (0.14, 0.16), 1.4), ((-0.8, 0.2), (-0.64, 0.3), (-0.72,
                                                                                            0.04),
                                                                                            1.1),
            ((-0.36, 0.3), (-0.4, 0.02), (-0.14, 0.12), 0.85)]
    right = [((0.22, 0.72), (0.08, 0.52), (0.3, 0.5), 0.62), ((0.38, 0.6), (0.3, 0.5), (0.46,
                                                                                        0.34),
                                                                                        0.46),
             ((0.08, 0.52), (0.3, 0.5), (0.18, 0.3), 0.5), ((0.3, 0.5), (0.46, 0.34), (0.36,
                                                                                       0.12), 0.66),
             ((0.5, 0.4), (0.72, 0.26), (0.56, 0.1), 0.54), ((0.18, 0.3), (0.36, 0.12), (0.14,
                                                                                         0.16),
                                                                                         0.6),
             ((0.72, 0.26), (0.9, 0.04), (0.7, 0.04), 0.6)]
    return motif([sheet(poly(at(*a), at(*b), at(*c)), shaded(rock, light), shaded(end, light),
                        shadow=0.12, soft=4, rim=0.6, through=0.25)
                  for a, b, c, light in (*left, *right)])


def _snow_cap(at: Place, body: Path, shade: Path, snow: Colour, end: Colour) -> Motif:
    cap = poly(at(-0.04, 1.04), at(-0.4, 0.8), at(-0.36, 0.6), at(-0.28, 0.66), at(-0.24, 0.54),
               at(-0.16, 0.68), at(-0.1, 0.56), at(-0.03, 0.7), at(0.05, 0.6), at(0.1, 0.72),
               at(0.18, 0.6), at(0.24, 0.68), at(0.3, 0.62), at(0.4, 0.8))
    ledges = [poly(at(x, y), at(x + w, y + 0.03), at(x + w * 0.8, y - 0.02), at(x + w * 0.5,
                                                                                y - 0.05),
                   at(x + w * 0.3, y - 0.015)) for x, y, w in
              ((-0.5, 0.48, 0.16), (-0.6, 0.26, 0.14), (0.3, 0.46, 0.14), (-0.2, 0.36, 0.14))]
    cap = within(cap, body)
    return motif(
        sheet([cap, *ledges], snow, end, shadow=0.6, soft=6, rim=1.6, through=0.5),
        sheet(within(cap, shade), shaded(end, 0.9), shaded(end, 0.6), shadow=0, rim=0.5, alpha=0.8),
    )


def mountains(
    name: str = "mountains", y: float = 0, height: float = 260, rock: Colour = "#5c6c94",
    rock_end: Colour = "#242c54", snow: Colour = "#e4ecf4", foot: float = 300,
) -> Motif:
    """A chain of five snowy mountains right across a card, standing on y."""
    dice = chance("mountains", name)
    peaks = []
    for x, size in ((60, 0.72), (720, 0.8), (230, 0.62), (560, 0.7), (400, 1.0)):
        one = mountain(height * size * dice.uniform(1.5, 1.8), height * size, rock, rock_end, snow,
                       shaded(snow, 0.55))
        peaks.append(one.at(x + dice.uniform(-26, 26), y + 4, 1, 0, dice.random() < 0.3))
    base = union(box(-60, y, 920, foot), [circle(x, y + 70, 96) for x in range(-40, 880, 118)])
    return motif(peaks, sheet(within(base, box(-60, y - 60, 920, foot + 60)), shaded(rock, 0.6),
                              rock_end, shadow=0.7, soft=12, rim=1.4))
