"""Flowers of garden and meadow, their stalk's end the origin."""

import math
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    blob,
    chance,
    circle,
    leaf,
    mark,
    minus,
    motif,
    moved,
    oval,
    shaded,
    sheet,
    star,
    taper,
)

Kind = Literal["tulip", "daisy", "poppy", "cow parsley"]
PETALS: dict[Kind, Colour] = {"tulip": "#c8443c", "daisy": "#e8e0cc", "poppy": "#d03c24",
                              "cow parsley": "#dfe2c8"}


def flower(
    kind: Kind = "tulip", petals: Colour | None = None, stem: Colour = "#3f7040",
    end: Colour = "#183828", height: float = 170,
) -> Motif:
    """A tulip, a big daisy, a poppy or cow parsley, of any height; the head keeps its size."""
    colour = petals or PETALS[kind]
    lean = 12 if kind == "poppy" else -8
    points: list[Point] = [(0, 4), (lean, -height * 0.36), (lean * 0.4, -height * 0.7),
                           (lean * -0.6, -height)]
    stalk = motif(_leaves(kind, height, stem, end),
                  sheet(taper(points, [6, 5, 4, 4]), stem, end, shadow=0.7, soft=4, rim=1.5))
    match kind:
        case "tulip":
            head = _tulip(colour)
        case "daisy":
            head = _daisy(colour)
        case "poppy":
            head = _poppy(colour)
        case _:
            head = _umbels(colour, stem, end)
    return motif(stalk, head.at(*points[-1]))


def _leaves(kind: Kind, height: float, stem: Colour, end: Colour) -> Motif:
    if kind == "tulip":
        blades = [blob((0, 4, "c"), (-20, -height * 0.2), (-26, -height * 0.46),
                       (-14, -height * 0.72, "c"), (-9, -height * 0.34)),
                  blob((0, 4, "c"), (24, -height * 0.16), (34, -height * 0.4),
                       (40, -height * 0.58, "c"), (18, -height * 0.3))]
        veins = [taper([(-4, -10), (-17, -height * 0.34), (-16, -height * 0.6)], [0.5, 1.6, 0.4]),
                 taper([(6, -10), (23, -height * 0.3), (35, -height * 0.5)], [0.5, 1.6, 0.4])]
        return motif(sheet(blades, stem, end, shadow=0.8, soft=5, rim=1.6),
                     mark(veins, shaded(stem, 0.4), alpha=0.7))
    pairs = [leaf(-3, -height * y, size, size * 0.3, turn) for y, size, turn in
             ((0.14, 50, -160), (0.2, 46, -26), (0.4, 36, -148), (0.48, 32, -34))]
    notched = [minus(one, [circle(*_along(one, t), 3.2) for t in (0.3, 0.7)]) for one in pairs]
    return motif(sheet(notched, stem, end, shadow=0.8, soft=5, rim=1.5))


def _along(one: Path, share: float) -> Point:
    """A point on the upper edge of a shape's box."""
    box = one.getBounds()
    return (box.left() + box.width() * share, box.top())


def _tulip(colour: Colour) -> Motif:
    back = [blob((-20, -6, "c"), (-30, -36), (-14, -70, "c"), (2, -40), (0, 0)),
            blob((20, -6, "c"), (30, -36), (16, -72, "c"), (-2, -40), (0, 0))]
    side = [blob((0, 4, "c"), (-28, -4), (-37, -36), (-32, -66, "c"), (-12, -44), (-4, -10)),
            blob((0, 4, "c"), (28, -4), (37, -36), (34, -64, "c"), (12, -44), (4, -10))]
    front = blob((0, 6, "c"), (-20, -6), (-22, -36), (0, -66, "c"), (22, -36), (20, -6))
    veins = [taper([(0, 0), (x * 0.8, -26), (x * 0.4, -52)], [0.5, 2, 0.4]) for x in (-12, 0, 12)]
    return motif(
        sheet(back, shaded(colour, 0.5), shaded(colour, 0.25), shadow=0.8, soft=5, rim=1.4),
        sheet(side, colour, shaded(colour, 0.3), shadow=0.8, soft=5, rim=1.8),
        sheet(front, shaded(colour, 1.35), shaded(colour, 0.45), shadow=0.8, soft=5, rim=1.8),
        mark(veins, shaded(colour, 0.4), alpha=0.55),
    )


def _daisy(colour: Colour) -> Motif:
    def ring_of(count: int, length: float, first: float) -> list[Path]:
        return [moved(blob((8, -3, "c"), (length * 0.5, -8.5), (length * 0.92, -7), (length, 0),
                           (length * 0.92, 7), (length * 0.5, 8.5), (8, 3, "c")),
                      turn=first + i * 360 / count) for i in range(count)]

    dots = [circle(math.cos(a) * r, math.sin(a) * r, 1.7) for r, n in ((11, 12), (6, 7), (0, 1))
            for a in (i * 2 * math.pi / n for i in range(n))]
    return motif(
        sheet(ring_of(11, 50, 8), shaded(colour, 0.55), shaded(colour, 0.3), shadow=0.9, soft=6,
              rim=1.4),
        sheet(ring_of(11, 47, 24), colour, shaded(colour, 0.55), shadow=0.8, soft=4, rim=1.6),
        sheet(circle(0, 0, 16), "#e8a02c", "#9c5414", shadow=0.9, soft=4, rim=1.8, puff=0.15),
        mark(dots, "#ffe08c", alpha=0.8),
    )


def _poppy(colour: Colour) -> Motif:
    back = [blob((-4, 0, "c"), (-40, -6), (-56, -34), (-40, -60), (-10, -58), (2, -30)),
            blob((4, 0, "c"), (42, -6), (56, -32), (42, -62), (12, -58), (-2, -30))]
    front = [blob((0, 6, "c"), (-34, 14), (-60, -8), (-52, -34), (-22, -30), (0, -10)),
             blob((0, 6, "c"), (36, 12), (60, -10), (50, -36), (20, -30), (0, -10))]
    creases = [taper([(s * 6, 0), (s * x * 0.6, y * 0.5), (s * x, y)], [0.5, 2, 0.4])
               for s in (-1, 1) for x, y in ((44, -24), (48, -8), (30, -22), (40, 4))]
    threads = [taper([(0, -12), (math.cos(a) * 21, -14 + math.sin(a) * 16)], [1.4, 1])
               for a in (i * math.pi / 7 for i in range(14))]
    tips = [circle(math.cos(a) * 22, -14 + math.sin(a) * 17, 2.6)
            for a in (i * math.pi / 7 for i in range(14))]
    return motif(
        sheet(back, shaded(colour, 0.6), shaded(colour, 0.3), shadow=0.9, soft=6, rim=1.7),
        sheet(front, colour, shaded(colour, 0.42), shadow=0.8, soft=6, rim=1.9),
        mark(creases, shaded(colour, 0.35), alpha=0.6),
        sheet([*threads, *tips], "#241420", shadow=0.4, soft=2, rim=1),
        sheet(oval(0, -14, 10, 9), "#8ca860", "#3c5030", shadow=0.7, soft=3, rim=1.6),
        mark(star(0, -14, 8, 8, 0.3), "#24301c"),
    )


def _umbels(colour: Colour, stem: Colour, end: Colour) -> Motif:
    dice = chance("cow parsley")
    rays, heads = [], []
    for i in range(9):
        angle = math.radians(-90 + (i - 4) * 19)
        reach = 62 - abs(i - 4) * 3
        tip = (math.cos(angle) * reach, math.sin(angle) * reach * 0.86)
        rays.append(taper([(0, 0), (tip[0] * 0.5, tip[1] * 0.66), tip], [3, 2, 1.4]))
        blossoms = [star(tip[0] + x, tip[1] + y, 7.4, 5, 0.55, dice.uniform(0, 72))
                    for x, y in ((-10, 2), (10, 2), (-5, -6), (6, -6), (0, 3))]
        heads.append((blossoms, [circle(*_centre(one), 1.7) for one in blossoms]))
    return motif(
        sheet(rays, stem, end, shadow=0.6, soft=4, rim=1.3),
        [motif(sheet(blossoms, shaded(colour, 1 if i % 2 else 0.75), shaded(colour, 0.5),
                     holes=holes, shadow=0.7, soft=4, rim=1.4))
         for i, (blossoms, holes) in enumerate(heads)],
    )


def _centre(one: Path) -> Point:
    box = one.getBounds()
    return (box.centerX(), box.centerY())


def dahlia(petals: Colour = "#d03a2c", heart: Colour = "#f0c048") -> Motif:
    """A dahlia's head from the front, its middle the origin, 176 wide: three rings of petals."""
    petal = blob((0, 0, "c"), (30, -22), (66, -20), (88, 0, "c"), (66, 20), (30, 22))
    outer = [moved(petal, turn=turn) for turn in range(0, 360, 45)]
    inner = [moved(petal, scale=0.8, turn=turn + 22) for turn in range(0, 360, 45)]
    seeds = [circle(13 * math.cos(a), 13 * math.sin(a), 2.2)
             for a in (math.tau * k / 11 for k in range(11))]
    return motif(
        sheet(outer[::2], shaded(petals, 0.78), shaded(petals, 0.42), shadow=0.9, soft=8, rim=1.6),
        sheet(outer[1::2], petals, shaded(petals, 0.64), shadow=0.9, soft=8, rim=1.7),
        sheet(inner, shaded(petals, 1.2), shaded(petals, 0.84), shadow=0.8, soft=6, rim=1.6),
        sheet(circle(0, 0, 21), heart, shaded(heart, 0.65), shadow=0.8, soft=5, rim=1.8),
        mark(seeds, "#8c3c18"))
