"""Tools for the hand: needle, key, broom, magnifying glass; scales."""

import math
from collections.abc import Sequence

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
    leaf,
    mark,
    minus,
    motif,
    oval,
    pane,
    ring,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    tendril,
)
from atelier.motifs._seams import arc, beads, twists

LOOSE: tuple[Point, ...] = ((0, 0), (70, -30), (110, 60), (70, 160), (110, 230))


def needle(
    length: float = 360, steel: Colour = "#a8b0b8", dark: Colour = "#39424e",
    thread: Colour | None = "#b8282c", tail: Sequence[Point] = LOOSE,
) -> Motif:
    """A needle upright on its point; the thread runs along `tail`, counted from the eye."""
    wide = length * 0.03 + 5
    eye_y = -length + wide * 3.1
    shape = blob((0, 0, "c"), (wide * 0.3, -length * 0.3), (wide * 0.5, -length * 0.7),
                 (wide * 0.62, -length + wide * 2), (0, -length),
                 (-wide * 0.62, -length + wide * 2),
                 (-wide * 0.5, -length * 0.7), (-wide * 0.3, -length * 0.3))
    eye = oval(0, eye_y, wide * 0.24, wide * 1.6)
    groove = taper([(0, eye_y + wide * 2), (0, eye_y + wide * 6)], [wide * 0.3, 0.5])
    shine = taper([(-wide * 0.16, -length * 0.1), (-wide * 0.26, -length * 0.55),
                   (-wide * 0.34, -length * 0.84)], [0.6, wide * 0.14, 0.6])
    needle_sheet = motif(
        sheet(minus(shape, eye), steel, dark, soft=10, rim=2.3, direction="across"),
        mark(groove, dark, alpha=0.7), mark(shine, "#fff8e8", alpha=0.75))
    if thread is None:
        return needle_sheet
    end: list[Point] = [(x, y + eye_y) for x, y in tail]
    half = wide * 0.34
    front = tendril(end, [half, half, half, half, 1], 22, 1.4, 1)
    loop = taper([(0, eye_y), (-wide * 1.6, eye_y + wide), (-wide * 1.9, eye_y + wide * 4),
                  (-wide * 0.9, eye_y + wide * 6)], [half, half, half, 1])
    return motif(sheet(loop, shaded(thread, 0.7), soft=5, rim=1.6), needle_sheet,
                 sheet(front, thread, shaded(thread, 0.6), soft=6, rim=1.8),
                 mark(twists(end, half * 1.2, 8), shaded(thread, 0.5), alpha=0.7))


def key(iron: Colour = "#d0a050", dark: Colour = "#6c3c1c") -> Motif:
    """A big plain key 130 long, upright, its bow on top; the bow's middle at the origin."""
    bow = minus(_lobes(0, 0), circle(0, 0, 9), *(circle(*arc(0, 0, 18, 18, t, t, 1)[0], 5.4)
                                                          for t in (-150, -30, 90)))
    stem = taper([(0, 28), (0, 116)], [9, 8])
    bit = [box(2, 86, 27, 28, 2)]
    cuts = [box(18, 95, 14, 5), box(10, 106, 7, 12)]
    return motif(
        sheet([stem, circle(0, 118, 5.4)], iron, dark, soft=5, rim=2.1),
        sheet([minus(path, cuts) for path in bit], iron, dark, soft=5, rim=2.1),
        sheet([box(-8, 32, 16, 6, 3), box(-7, 44, 14, 4, 2)], shaded(iron, 1.25), dark, shadow=0.5,
              soft=3, rim=2),
        sheet(bow, iron, dark, soft=6, rim=2.2),
    )


def _lobes(x: float, y: float) -> Path:
    """The clover of a key's bow."""
    return blob(*[(x + math.cos(math.radians(t)) * r, y + math.sin(math.radians(t)) * r)
                  for t, r in ((-150, 33), (-120, 27), (-90, 20), (-60, 27), (-30, 33), (0, 27),
                               (30, 20), (60, 27), (90, 34), (120, 27), (150, 20), (180, 27))])


def broom(
    wood: Colour = "#8c5c34", straw: Colour = "#d8a848", cord: Colour = "#a8342c"
) -> Motif:
    """A besom 260 long standing on its twigs."""
    dice = chance("broom")
    twigs: list[Path] = []
    for index in range(21):
        t = index / 20 * 2 - 1
        foot = t * 40 + dice.uniform(-3, 3)
        twigs.append(taper([(t * 9, -92), (t * 25, -56), (foot, -2 - (1 - t * t) * -4)],
                           [4, 7, 1.6 + dice.random()]))
    body = blob((-11, -98, "c"), (-30, -58), (-40, -10, "c"), (-24, -16), (-10, -4, "c"), (0, -12),
                (12, -3, "c"), (24, -15), (40, -10, "c"), (30, -58), (11, -98, "c"))
    bands = [taper([(-11 - i * 5.5, -92 + i * 16), (0, -88 + i * 16), (11 + i * 5.5, -92 + i * 16)],
                   [6, 7, 6]) for i in range(3)]
    handle = taper([(3, -262), (-3, -190), (1, -90)], [7, 9, 10])
    return motif(
        sheet(handle, wood, shaded(wood, 0.45), soft=6, rim=2),
        mark([swirl(-1, -200, 4, 1, 1.4, 1), taper([(1, -240), (-1, -216)], [0.6, 1.8])],
             shaded(wood, 0.4)),
        sheet(body, shaded(straw, 0.6), shaded(straw, 0.35), soft=8, rim=1.4),
        sheet(twigs[::2], shaded(straw, 0.85), shaded(straw, 0.5), shadow=0.6, soft=4, rim=1.6),
        sheet(twigs[1::2], straw, shaded(straw, 0.55), shadow=0.7, soft=4, rim=1.8),
        sheet(bands, cord, shaded(cord, 0.5), shadow=0.7, soft=3, rim=1.9),
        sheet([taper([(9, -60), (26, -50), (30, -34)], [3.4, 3, 1.4]),
               taper([(9, -60), (20, -44), (18, -26)], [3.4, 3, 1.4])], cord, soft=3, rim=1.7),
    )


def magnifying_glass(
    radius: float = 100, brass: Colour = "#c8943c", dark: Colour = "#4c2818",
    handle: Colour = "#2c181c", glass: float = 0.12, turn: float = 45,
) -> Motif:
    """A lens of this radius round the origin; `turn` is the handle, `glass` a little white."""
    unit = radius / 100
    grip = blob((0, -8, "c"), (16, -12), (40, -16), (84, -19), (124, -18), (140, 0), (124, 18),
                (84, 19), (40, 16), (16, 12), (0, 8, "c"))
    shines = [taper(arc(0, 0, 82, 82, first, last), [0.5, wide, 0.5])
              for first, last, wide in ((196, 262, 9), (268, 284, 6), (20, 60, 4))]
    stem = motif(
        sheet(box(94, -7, 30, 14, 2), brass, dark, soft=6, rim=2),
        sheet(grip, handle, shaded(handle, 0.5), soft=9, rim=2.1, puff=0.12).at(118, 0, 1, 0,
                                                                                False),
        sheet([box(114, -13, 14, 26, 4), box(234, -19, 9, 38, 4)], brass, dark, shadow=0.7, soft=4,
              rim=2.1),
        mark([leaf(150, 0, 40, 9, 0), leaf(196, 0, 26, 8, 0)], brass, rim=0.8, alpha=0.8),
    )
    return motif(
        stem.at(0, 0, 1, turn),
        sheet(circle(0, 0, 94), "#f4fff4", shadow=0, rim=0, wrap=0, edge=0, alpha=glass),
        mark(shines, "#ffffff", alpha=0.35),
        sheet(ring(0, 0, 92, 108), brass, dark, soft=14, rim=2.4),
        mark([ring(0, 0, 98, 99.4), *beads(arc(0, 0, 103.6, 103.6, 0, 352, 40), 20, 2)], dark),
    ).at(0, 0, unit)


def scales(
    tilt: float = 12, brass: Colour = "#c8943c", dark: Colour = "#4c2818", stand: bool = True,
    left: Motif | None = None, right: Motif | None = None,
) -> Motif:
    """Scales 250 wide and 230 high; a positive tilt sinks the right pan; pans may bear a thing."""
    angle = math.radians(tilt)
    ends = [(s * 106 * math.cos(angle), -214 + s * 106 * math.sin(angle)) for s in (-1, 1)]
    beam = blob((-112, -4), (-60, -9), (-16, -12), (0, -20), (16, -12), (60, -9), (112, -4),
                (112, 4),
                (60, 7), (0, 11), (-60, 7), (-112, 4))
    curls = [tendril([(s * 14, 4), (s * 46, 14), (s * 76, 10)], [2, 5, 4, 1], 11, 1.3, -s)
             for s in (-1, 1)]
    post = blob((-8, -8, "c"), (-5, -70), (-11, -100), (-4, -130), (-6, -210, "c"), (6, -210, "c"),
                (4, -130), (11, -100), (5, -70), (8, -8, "c"))
    foot = blob((-58, 0, "c"), (-52, -12), (-20, -18), (0, -26), (20, -18), (52, -12), (58, 0, "c"))
    return motif(
        sheet([post, foot], brass, dark, soft=8, rim=2.1) if stand else
        sheet(ring(0, -244, 8, 13), brass, dark, soft=5, rim=2),
        mark(beads([(-42, -6), (42, -6)], 12, 2), dark) if stand else motif(),
        [_pan(*end, brass, dark, load) for end, load in zip(ends, (left, right), strict=True)],
        motif(sheet([beam, *curls], brass, dark, soft=7, rim=2.2),
              mark(beads([(-96, 0), (96, 0)], 17.4, 2), dark)).at(0, -214, 1, tilt),
        sheet(circle(0, -214, 12), shaded(brass, 1.2), dark, soft=5, rim=2.2),
        pane(star(0, -214, 8, 8, 0.42), "#ffe0a0", 0.9, glow=3, spill=0.2),
    )


def _pan(x: float, y: float, brass: Colour, dark: Colour, load: Motif | None) -> Motif:
    low = y + 96
    cords = [taper([(x, y), (x + d, low)], [1.4, 1.4]) for d in (-44, 0, 44)]
    bowl = blob((x - 50, low, "c"), (x, low + 7), (x + 50, low, "c"), (x + 34, low + 22),
                (x, low + 30), (x - 34, low + 22))
    cuts = [star(x + d, low + 17 - abs(d) * 0.12, 5, 4, 0.36) for d in (-24, 0, 24)]
    return motif(
        sheet(cords[1:2], brass, shadow=0.4, soft=3, rim=1.4),
        sheet(oval(x, low, 50, 8), shaded(dark, 1.2), soft=5, rim=1.8),
        load.at(x, low + 2) if load else motif(),
        sheet([cords[0], cords[2]], brass, shadow=0.5, soft=3, rim=1.6),
        sheet(bowl, brass, dark, holes=cuts, soft=7, rim=2.2, puff=0.1),
        sheet(circle(x, y, 5), brass, dark, soft=3, rim=2),
    )


def feather(white: Colour = "#f0e4d0", shade: Colour = "#a8846c") -> Motif:
    """A feather 80 long lying on its back, curling up to the right."""
    vane = blob((-30, -3, "c"), (-8, -16), (24, -24), (46, -36, "c"), (40, -14), (20, 0), (-6, 3))
    quill = taper([(-42, 0), (-8, -6), (44, -34)], [2, 2.4, 0.8])
    barbs = all_within([taper([(x, -5 - x * 0.3), (x + 10, -20 - x * 0.3)], [1.2, 0.5])
                        for x in range(-20, 40, 8)], vane)
    return motif(sheet(vane, white, shade, soft=4, rim=1.9), mark(barbs, shade, alpha=0.7),
                 sheet(quill, shade, shadow=0.4, soft=2, rim=1.4))
