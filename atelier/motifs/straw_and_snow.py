"""Those who stand in fields: a snowman from behind, a scarecrow without a face."""

import math
from itertools import pairwise
from typing import Literal

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
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    poly,
    shaded,
    sheet,
    swirl,
    taper,
)
from atelier.motifs._seams import stitches, twists


def snowman(
    snow: Colour = "#c6d6e6", shade: Colour = "#5f7fae", scarf: Colour = "#8cc4e0",
    hat: Colour = "#3a2440",
) -> Motif:
    """A snowman seen half from behind, 480 high with his hat; only the tip of his nose shows."""
    drift = blob((-170, 14, "c"), (-150, -14), (-90, -30), (0, -36), (90, -30), (156, -12),
                 (172, 14, "c"))
    return motif(
        _twig_arm(1), _twig_arm(-1),
        _ball(-2, -112, 128, 118, snow, shade),
        _ball(2, -254, 94, 86, snow, shade),
        sheet(taper([(52, -368), (92, -362), (116, -352)], [20, 12, 1]), "#e87a2c", "#a83c1c",
              soft=5, rim=1.8),
        _ball(2, -362, 68, 64, snow, shade),
        _shawl(scarf),
        _tall_hat(hat, scarf),
        sheet(drift, snow, shade, soft=8, rim=1.6, through=0.4),
    )


def _ball(x: float, y: float, across: float, down: float, snow: Colour, shade: Colour) -> Motif:
    shape = blob(*((x + across * r * a, y + down * r * b) for a, b, r in (
        (1, 0, 1), (0.72, 0.7, 1.01), (0, 1, 0.99), (-0.72, 0.7, 1), (-1, 0, 1.02),
        (-0.7, -0.7, 0.99), (0, -1, 1.01), (0.72, -0.7, 1))))
    inner = oval(x + across * 0.1, y + down * 0.1, across * 0.86, down * 0.86)
    packed = [taper([(x - across * (0.62 - i * 0.1), y + down * (0.18 + i * 0.2)),
                     (x - across * 0.1, y + down * (0.42 + i * 0.17)),
                     (x + across * (0.5 - i * 0.08), y + down * (0.3 + i * 0.2))],
                    [0.5, 4, 0.5]) for i in range(3)]
    curl = swirl(x - across * 0.4, y - down * 0.36, across * 0.2, 1.4, 5, -1, 0)
    return motif(
        sheet(shape, snow, shade, soft=13, rim=2, puff=0.1, through=0.45),
        sheet(inner, shaded(snow, 0.86), shaded(shade, 0.85), inside=shape, shadow=0.25, soft=8,
              rim=0.9, alpha=0.6),
        mark(all_within([*packed, curl], shape), "#f4faff", alpha=0.55),
    )


def _twig_arm(side: int) -> Motif:
    lift = -40 if side > 0 else 0
    start, elbow = (side * 78, -276), (side * 132, -300 + lift * 0.4)
    hand = (side * 182, -346 + lift)
    twigs = [taper([start, elbow, hand], [11, 9, 5]),
             taper([hand, (hand[0] + side * 6, hand[1] - 30)], [4.5, 1.5]),
             taper([hand, (hand[0] + side * 28, hand[1] - 18)], [4.5, 1.5]),
             taper([hand, (hand[0] + side * 28, hand[1] + 8)], [4.5, 1.5]),
             taper([elbow, (elbow[0] + side * 22, elbow[1] + 16)], [4.5, 1.5])]
    return motif(sheet(twigs, "#5a3424", "#2c1820", soft=6, rim=1.8))


def _shawl(colour: Colour) -> Motif:
    wrap: list[Point] = [(-66, -322), (-30, -304), (20, -302), (66, -320)]
    ends: list[list[Point]] = [[(-40, -306), (-58, -262), (-50, -214), (-66, -168)],
                               [(-34, -306), (-88, -282), (-124, -240), (-172, -226)]]
    parts = []
    for end in ends:
        strip = taper(end, [26, 30, 32, 34], round_ends=False)
        x, y = end[-1]
        fringe = [taper([(x + d, y), (x + d * 1.3 - 3, y + 20)], [4, 2]) for d in (-13, -5, 4, 12)]
        if end is ends[1]:
            fringe = [taper([(x, y + d), (x - 20, y + d * 1.3 + 2)], [4, 2])
                      for d in (-13, -5, 4, 12)]
        stripes = [band for a, b in pairwise(end) for band in _bars(a, b)]
        parts.append(motif(sheet([strip, *fringe], colour, shaded(colour, 0.5), soft=6, rim=1.8),
                           mark(all_within(stripes, strip), shaded(colour, 0.55), alpha=0.9)))
    band = taper(wrap, [32, 40, 40, 32])
    return motif(parts, sheet(band, colour, shaded(colour, 0.55), soft=7, rim=2),
                 mark(all_within(twists(wrap, 44, 18), band), shaded(colour, 0.5), alpha=0.8))


def _bars(start: Point, end: Point) -> list[Path]:
    (x0, y0), (x1, y1) = start, end
    bars = []
    for share in (0.3, 0.7):
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        right, down = (x1 - x0) * 0.5, (y1 - y0) * 0.5
        bars.append(taper([(x - down, y + right), (x + down, y - right)], [6, 6]))
    return bars


def _tall_hat(colour: Colour, band: Colour) -> Motif:
    crown = blob((-46, -418, "c"), (-50, -456), (-58, -498, "c"), (0, -506), (54, -496, "c"),
                 (46, -456), (46, -418, "c"), (0, -408))
    brim = taper([(-84, -424), (-40, -412), (0, -408), (40, -412), (86, -426)], [7, 14, 16, 14, 7])
    ribbon = taper([(-52, -434), (0, -424), (52, -434)], [18, 20, 18])
    hat = motif(
        sheet(crown, colour, shaded(colour, 0.45), soft=8, rim=2),
        sheet(ribbon, band, shaded(band, 0.5), inside=crown, shadow=0.4, soft=3, rim=1.4),
        sheet(brim, shaded(colour, 1.2), shaded(colour, 0.5), soft=7, rim=2),
        sheet(blob((-54, -500), (-20, -514), (20, -512), (52, -498), (0, -502)), "#dce8f4",
              "#a0b8d8", shadow=0.5, soft=4, rim=1.4),
    )
    return hat.at(-34, 18, 1, 5)


Arms = Literal["wide", "up"]


def scarecrow(
    coat: Colour = "#3c4434", coat_end: Colour = "#161c1c", straw: Colour = "#d8a848",
    hat: Colour = "#5c4028", patch: Colour = "#8c3c2c", arms: Arms = "wide",
) -> Motif:
    """A scarecrow in an old coat, 560 high and 480 wide, its pole at the origin; no face."""
    pole = taper([(0, 96), (3, -60), (0, -330)], [17, 14, 12])
    return motif(
        sheet(pole, "#5a3a24", "#2c1a18", soft=6, rim=1.8),
        [_sleeve(side, coat, coat_end, straw, arms) for side in (-1, 1)],
        _trunk(coat, coat_end, straw, patch),
        _straw_tuft((0, -312), -90, 44, 15, straw, 150),
        sheet(blob((-40, -352), (-30, -394), (0, -408), (32, -394), (42, -352), (26, -318),
                   (0, -308), (-28, -318)), "#1c1614", "#0c0a0c", soft=8, rim=1.2),
        _neckcloth(patch),
        _broad_hat(hat, straw, patch),
    ).at(0, -90)


def _sleeve(side: int, coat: Colour, end: Colour, straw: Colour, arms: Arms) -> Motif:
    reach: list[Point] = [(side * 40, -286), (side * 110, -296), (side * 206, -290)]
    sleeve = blob((side * 30, -314, "c"), (side * 100, -318), (side * 196, -312, "c"),
                  (side * 206, -286), (side * 190, -232, "c"), (side * 176, -246),
                  (side * 160, -228, "c"), (side * 144, -250), (side * 124, -238, "c"),
                  (side * 84, -250), (side * 40, -228, "c"))
    folds = [taper([(side * (70 + i * 34), -306), (side * (80 + i * 32), -276),
                    (side * (78 + i * 36), -248)], [0.5, 3, 0.5]) for i in range(4)]
    tip = (side * 240.0, -292.0)
    beam = taper([*reach, tip], [11, 11, 11, 10])
    arm = motif(
        sheet(beam, "#5a3a24", "#2c1a18", soft=5, rim=1.8),
        _straw_tuft((side * 196, -276), 0 if side > 0 else 180, 56, 11, straw, 110),
        sheet(sleeve, coat, end, soft=10, rim=1.9),
        mark(all_within(folds, sleeve), shaded(coat, 1.5), alpha=0.6),
        mark(stitches([(side * 188, -308), (side * 196, -284), (side * 182, -244)], 8, 2.6), straw),
    )
    if arms == "up":
        # Turned about the shoulder.
        angle, x, y = math.radians(-side * 42), side * 40, -284
        there = (x - x * math.cos(angle) + y * math.sin(angle),
                 y - x * math.sin(angle) - y * math.cos(angle))
        return arm.at(*there, 1, -side * 42)
    return arm


def _trunk(coat: Colour, end: Colour, straw: Colour, patch: Colour) -> Motif:
    shape = blob((-62, -312, "c"), (0, -324), (62, -312, "c"), (66, -250), (60, -190),
                 (104, -50, "c"),
                 (76, -66), (58, -22, "c"), (32, -60), (8, -10, "c"), (-20, -56),
                 (-48, -18, "c"), (-68, -60), (-106, -42, "c"), (-64, -180), (-68, -250))
    pleats = [taper([(x * 0.7, -166), (x, -110), (x * 1.3, -50)], [0.6, 3.4, 0.8])
              for x in (-58, -34, 34, 62)]
    lapels = [blob((-8, -300, "c"), (-44, -312, "c"), (-50, -262), (-8, -206, "c")),
              blob((8, -300, "c"), (44, -312, "c"), (50, -262), (8, -206, "c"))]
    seam = taper([(0, -300), (2, -200), (6, -30)], [2.4, 2.4, 2.4])
    patches = [poly((22, -160), (58, -166), (62, -130), (26, -124)), box(-58, -234, 34, 32, 2)]
    sewn = [stitches([(26, -156), (54, -160), (57, -134), (30, -129), (26, -156)], 5, 2),
            stitches([(-54, -230), (-28, -230), (-28, -206), (-54, -206), (-54, -230)], 5, 2)]
    cord: list[Point] = [(-58, -184), (-20, -172), (24, -172), (58, -186)]
    return motif(
        _straw_tuft((0, -60), 90, 60, 19, straw, 110),
        sheet(shape, coat, end, soft=12, rim=2),
        mark(seam, shaded(coat, 0.4)),
        mark(all_within(pleats, shape), shaded(coat, 1.6), alpha=0.6),
        sheet(lapels, shaded(coat, 1.3), end, shadow=0.6, soft=5, rim=1.7),
        sheet(patches, patch, shaded(patch, 0.5), shadow=0.4, soft=3, rim=1.5),
        [mark(seam_, straw) for seam_ in sewn],
        sheet(taper(cord, [9, 9, 9, 9]), straw, shaded(straw, 0.5), shadow=0.7, soft=4, rim=1.8),
        mark(twists(cord, 9, 7), shaded(straw, 0.4)),
        sheet([circle(12, -262 + i * 36, 6) for i in range(2)], patch, shaded(patch, 0.5),
              shadow=0.5, soft=3, rim=2),
        sheet([taper([(22, -172), (32, -146), (28, -118)], [7, 6, 4]),
               taper([(24, -172), (44, -152), (50, -130)], [7, 6, 4])], straw,
              shaded(straw, 0.5), shadow=0.6, soft=4, rim=1.7),
    )


def _straw_tuft(
    at: Point, turn: float, length: float, count: int, straw: Colour, spread: float
) -> Motif:
    dice = chance("straw", at, turn)
    halms: list[Path] = []
    for index in range(count):
        aside = (index / (count - 1) - 0.5) * spread
        x, y = at[0] + aside * 0.3 * abs(turn / 90 % 2), at[1]
        far = length * dice.uniform(0.7, 1.1)
        blade = taper([(0, 0), (far * 0.6, aside * 0.1), (far, aside * 0.34)], [6, 5, 1.5])
        halms.append(_placed(blade, x, y, turn + aside * 0.45))
    return motif(sheet(halms[::2], shaded(straw, 0.7), shaded(straw, 0.4), soft=5, rim=1.4),
                 sheet(halms[1::2], straw, shaded(straw, 0.55), shadow=0.7, soft=4, rim=1.7))


def _placed(path: Path, x: float, y: float, turn: float) -> Path:
    return moved(path, x, y, turn=turn)


def _neckcloth(colour: Colour) -> Motif:
    cloth = blob((-46, -332, "c"), (0, -310), (46, -332, "c"), (34, -304), (6, -294),
                 (12, -262, "c"),
                 (0, -274), (-18, -258, "c"), (-10, -294), (-36, -306))
    dots = [circle(x, y, 3) for x, y in ((-26, -314), (-6, -304), (18, -306), (34, -318),
                                         (0, -286))]
    return motif(sheet(cloth, colour, shaded(colour, 0.45), soft=6, rim=1.9),
                 mark(all_within(dots, cloth), "#f0d8a0", alpha=0.8))


def _broad_hat(colour: Colour, straw: Colour, band: Colour) -> Motif:
    brim = blob((-122, -376, "c"), (-80, -398), (0, -408), (84, -402), (124, -384, "c"),
                (80, -362), (10, -356), (-70, -356))
    crown = blob((-54, -392, "c"), (-46, -440), (-30, -470), (-8, -462), (18, -474), (42, -446),
                 (54, -394, "c"), (0, -382))
    ribbon = taper([(-54, -398), (0, -386), (54, -400)], [15, 17, 15])
    rings = [outline(line((-104 + i * 22, -374 + i * 3), (0, -362 - i * 4),
                          (106 - i * 22, -380 + i * 3)), 2) for i in range(2)]
    return motif(
        _straw_tuft((-66, -368), 120, 30, 5, straw, 50), _straw_tuft((60, -370), 70, 30, 5, straw,
                                                                     50),
        sheet(brim, colour, shaded(colour, 0.4), soft=10, rim=2.1),
        mark(all_within(rings, brim), shaded(colour, 1.7), alpha=0.7),
        sheet(crown, shaded(colour, 1.15), shaded(colour, 0.5), soft=7, rim=2),
        sheet(ribbon, band, shaded(band, 0.5), shadow=0.5, soft=4, rim=1.6),
        mark(stitches([(30, -450), (38, -428), (46, -410)], 6, 2.2), straw),
    )
