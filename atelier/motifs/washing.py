"""A clothesline and what hangs on it; each piece hangs from its origin."""

from collections.abc import Sequence

from atelier.engine import (
    Colour,
    Motif,
    Point,
    all_within,
    blob,
    box,
    circle,
    hanging,
    heading,
    line,
    mark,
    motif,
    outline,
    rope,
    shaded,
    sheet,
    star,
    taper,
)
from atelier.motifs._seams import stitches


def clothesline(
    start: Point = (0, 0), end: Point = (420, -20), sag: float = 40,
    pieces: Sequence[Motif] | None = None, cord: Colour = "#d8c8a0", peg: Colour = "#d8683c",
    margin: float = 0.08,
) -> Motif:
    """A sagging line from start to end with pieces pegged to it, evenly, between its margins."""
    if pieces is None:
        pieces = (shirt(), stocking(), frock(), cloth(), trousers())
    curve = hanging(start, end, sag, 120)
    drawn = []
    for index, piece in enumerate(pieces):
        share = margin + (1 - 2 * margin) * (index + 0.5) / len(pieces)
        place = round(share * 120)
        x, y = curve[place]
        turn = heading(curve, place)
        left, _, right, _ = piece.bounds()
        reach = min(right - left, 80) * 0.3
        pegs = [box(d - 2.6, -7, 5.2, 15, 1.6) for d in (-reach, reach)]
        drawn.append(motif(piece, sheet(pegs, peg, shaded(peg, 0.5), shadow=0.7, soft=3,
                                        rim=2)).at(x, y, 1, turn))
    return motif(sheet(rope(start, end, sag, 3), cord, shaded(cord, 0.6), soft=5, rim=1.7), drawn)


def shirt(colour: Colour = "#c8d4dc", trim: Colour = "#3c6c8c") -> Motif:
    """A shirt 84 wide hanging by its hem's corners, sleeves down."""
    dark = shaded(colour, 0.5)
    body = blob((-24, 0, "c"), (0, 3), (24, 0, "c"), (27, 40), (24, 78, "c"), (0, 82),
                (-24, 78, "c"),
                (-27, 40))
    sleeves = [blob((s * 20, 1, "c"), (s * 34, 12), (s * 44, 52, "c"), (s * 36, 57),
                    (s * 28, 55, "c"),
                    (s * 24, 28)) for s in (-1, 1)]
    collar = [blob((0, 4, "c"), (s * 14, -1, "c"), (s * 15, 12, "c"), (s * 6, 14)) for s in (-1, 1)]
    folds = [taper([(x, 24), (x * 1.1, 50), (x * 0.9, 76)], [0.5, 2, 0.6]) for x in (-15, -6, 14)]
    return motif(sheet(sleeves, shaded(colour, 0.88), dark, soft=5, rim=1.9, through=0.5),
                 mark(stitches([(34, 50), (42, 48)], 3, 1.6), trim),
                 sheet(body, colour, dark, soft=6, rim=2, through=0.5),
                 mark(all_within(folds, body), dark, alpha=0.6),
                 sheet(collar, trim, shaded(trim, 0.5), shadow=0.5, soft=3, rim=1.8),
                 mark([circle(1, 24 + i * 15, 2) for i in range(4)], trim))


def trousers(colour: Colour = "#3c5478", trim: Colour = "#d8a858") -> Motif:
    """Trousers 60 wide with a patch."""
    dark = shaded(colour, 0.45)
    shape = blob((-26, 0, "c"), (0, 2), (26, 0, "c"), (29, 44), (31, 88, "c"), (18, 91),
                 (6, 88, "c"),
                 (2, 40, "c"), (-4, 88, "c"), (-18, 91), (-30, 87, "c"), (-29, 40))
    patch = box(9, 46, 16, 16, 2)
    return motif(sheet(shape, colour, dark, soft=6, rim=2, through=0.4),
                 mark([taper([(0, 4), (2, 34)], [1.6, 1.6]), taper([(-16, 14), (-18, 82)], [1, 2]),
                       outline(line((-24, 8), (-16, 16), (-18, 4)), 1.6)], shaded(colour, 1.8),
                      alpha=0.7),
                 sheet(patch, trim, shaded(trim, 0.5), shadow=0.4, soft=2, rim=1.6),
                 mark(stitches([(11, 48), (23, 48), (23, 60), (11, 60), (11, 48)], 3, 1.2), dark))


def frock(colour: Colour = "#b8445c", trim: Colour = "#f0d090") -> Motif:
    """A summer dress 80 wide with stars and a scalloped hem."""
    dark = shaded(colour, 0.45)
    skirt = blob((-14, 34, "c"), (0, 37), (14, 34, "c"), (26, 62), (40, 96, "c"), (27, 103),
                 (14, 97, "c"), (0, 104), (-14, 97, "c"), (-27, 103), (-40, 96, "c"), (-26, 62))
    top = blob((-18, 0, "c"), (-10, 1, "c"), (0, 14), (10, 1, "c"), (18, 0, "c"), (20, 14),
               (15, 38, "c"),
               (0, 41), (-15, 38, "c"), (-20, 14))
    stars = [star(x, y, 4.4, 4, 0.36) for x, y in ((-14, 58), (8, 54), (-2, 74), (20, 76),
                                                   (-24, 84),
                                                (8, 92))]
    return motif(sheet(skirt, colour, dark, soft=6, rim=2, through=0.5),
                 mark(all_within(stars, skirt), trim, rim=0.8),
                 sheet(top, colour, dark, shadow=0.6, soft=4, rim=2),
                 sheet(taper([(-16, 36), (0, 39), (16, 36)], [6, 7, 6]), trim, shaded(trim, 0.5),
                       shadow=0.5, soft=2, rim=1.8))


def stocking(colour: Colour = "#c87838", stripe: Colour = "#f0dcb0") -> Motif:
    """A striped stocking 36 wide."""
    shape = blob((-9, 0, "c"), (9, 0, "c"), (9, 40), (14, 54), (28, 60), (30, 70), (14, 74),
                 (-4, 70),
                 (-10, 54), (-9, 30))
    bands = [box(-16, y, 34, 6) for y in (8, 22, 36)]
    toe = circle(28, 66, 9)
    return motif(sheet(shape, colour, shaded(colour, 0.5), soft=5, rim=2, through=0.5),
                 sheet(all_within([*bands, toe], shape), stripe, shaded(stripe, 0.6), shadow=0,
                       rim=0.8))


def cloth(
    colour: Colour = "#3c8078", trim: Colour = "#e8d0a0", width: float = 64, height: float = 74
) -> Motif:
    """A cloth with a border, blowing a little."""
    half = width / 2
    shape = blob((-half, 0, "c"), (0, 4), (half, 0, "c"), (half + 5, height * 0.5),
                 (half - 2, height, "c"), (half * 0.3, height + 5), (-half * 0.3, height - 3),
                 (-half - 3, height + 2, "c"), (-half + 4, height * 0.5))
    seams = [taper([(-half, height - d), (-half * 0.3, height - d - 4),
                    (half * 0.3, height - d + 4),
                    (half + 2, height - d)], [w, w]) for d, w in ((10, 4), (18, 1.8))]
    folds = [taper([(half * x, 4), (half * x + 3, height * 0.5), (half * x - 1, height - 22)],
                   [2, 2.4, 0.5]) for x in (-0.5, 0.1, 0.6)]
    return motif(sheet(shape, colour, shaded(colour, 0.5), soft=6, rim=2, through=0.5),
                 mark(all_within(folds, shape), shaded(colour, 0.45), alpha=0.6),
                 mark(all_within(seams, shape), trim, rim=0.8))
