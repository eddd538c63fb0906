"""Boats and ships, their water line at the origin, and the anchor."""

import math
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    box,
    circle,
    mark,
    minus,
    motif,
    outline,
    oval,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    tendril,
    within,
)
from atelier.motifs._seams import beads, twists

Seen = Literal["side", "above"]


def boat(
    wood: Colour = "#7a3c2c", dark: Colour = "#2c1420", trim: Colour = "#d8a060",
    seen: Seen = "side", oars: bool = True, load: Motif | None = None,
) -> Motif:
    """A rowing boat 190 long from the side, bow to the left; or from above, bow upwards."""
    if seen == "above":
        return _boat_from_above(wood, dark, trim, oars)
    hull = blob((-98, -34, "c"), (-50, -16), (0, -10), (50, -14), (92, -28, "c"), (84, 2),
                (62, 18, "c"), (-60, 18, "c"), (-86, -4))
    inner = blob((-96, -33, "c"), (-50, -30), (0, -27), (50, -28), (91, -28, "c"), (50, -12),
                 (0, -7), (-50, -13))
    planks = [taper([(-90 + i * 8, -20 + i * 9), (-44, -6 + i * 8), (0, -1 + i * 7),
                     (46, -5 + i * 8), (86 - i * 6, -18 + i * 10)], [1, 2.4, 2.4, 2.4, 1])
              for i in range(1, 4)]
    rail: list[Point] = [(-98, -34), (-50, -15), (0, -9), (50, -13), (92, -28)]
    seats = [poly((x, -27), (x + 24, -27), (x + 20, -14), (x + 3, -14)) for x in (-46, 22)]
    back = motif(_oar((6, -26), (-64, -72), trim).toned(dark=0.3)) if oars else motif()
    front = motif(_oar((20, -16), (66, 30), trim)) if oars else motif()
    return motif(
        back,
        sheet(inner, shaded(dark, 1.2), shaded(dark, 0.7), soft=7, rim=1.4),
        sheet(seats, shaded(wood, 1.3), wood, shadow=0.5, soft=4, rim=1.6),
        load.at(0, -14) if load else motif(),
        sheet(hull, wood, dark, soft=10, rim=2.1, puff=0.1),
        mark(all_within(planks, hull), shaded(dark, 0.8), alpha=0.8),
        sheet(taper(rail, [6, 7, 7, 7, 6]), trim, shaded(trim, 0.45), shadow=0.6, soft=4, rim=1.9),
        sheet(swirl(-101, -42, 9, 1.2, 6, -1, 90), trim, shaded(trim, 0.5), soft=4, rim=1.9),
        front,
    )


def _oar(grip: Point, end: Point, wood: Colour) -> Motif:
    right, down = end[0] - grip[0], end[1] - grip[1]
    far = math.hypot(right, down)
    turn = math.degrees(math.atan2(down, right))
    shaft = taper([(-26, 0), (far, 0)], [4.4, 3.8])
    blade = blob((far - 8, -3, "c"), (far + 14, -8), (far + 34, -7), (far + 38, 0), (far + 34, 7),
                 (far + 14, 8), (far - 8, 3, "c"))
    return motif(sheet([shaft, blade], wood, shaded(wood, 0.5), soft=5, rim=1.9),
                 mark(taper([(far + 4, 0), (far + 30, 0)], [1.4, 1.4]), shaded(wood, 0.5)),
                 ).at(grip[0], grip[1], 1, turn)


def _boat_from_above(wood: Colour, dark: Colour, trim: Colour, oars: bool) -> Motif:
    outer = blob((0, -100, "c"), (28, -62), (38, -8), (34, 54), (24, 84, "c"), (0, 88),
                 (-24, 84, "c"), (-34, 54), (-38, -8), (-28, -62))
    inner = blob((0, -86, "c"), (22, -56), (30, -8), (27, 52), (20, 76, "c"), (0, 79),
                 (-20, 76, "c"), (-27, 52), (-30, -8), (-22, -56))
    boards = [taper([(x, -92), (x * 1.5, 0), (x, 84)], [1.6, 1.8, 1.6]) for x in (-15, -5, 5, 15)]
    seats = [box(-33, y, 66, 12, 2) for y in (-36, 8, 52)]
    left = motif(_oar((-30, 6), (-108, 26), trim), _oar((30, 6), (108, 26), trim))
    return motif(
        sheet(outer, wood, dark, soft=9, rim=2.1),
        sheet(inner, shaded(dark, 1.3), dark, shadow=0.3, soft=5, rim=1),
        mark(all_within(boards, inner), wood, alpha=0.7),
        sheet(seats, shaded(wood, 1.25), wood, inside=outer, shadow=0.8, soft=4, rim=1.8),
        mark(minus(outer, outline(outer, 5), inner), trim, alpha=0.35),
        left if oars else motif(),
    )


Sails = Literal["full", "furled"]


def ship(
    hull: Colour = "#6c3020", dark: Colour = "#24101c", sail: Colour = "#e8d0a0",
    sail_end: Colour = "#9c6848", trim: Colour = "#e0a848", flag: Colour = "#c0382c",
    light: Colour = "#ffc860", sails: Sails = "full",
) -> Motif:
    """A three-master 300 wide and 330 high, bow to the right."""
    masts = ((-74, -250, 0.86), (4, -300, 1.0), (78, -246, 0.82))
    rigging = [taper([(x, top + 10), (x + s * 40, -48)], [1.2, 1.6])
               for x, top, _ in masts for s in (-1, 1)]
    rigging += [taper([(78, -240), (176, -92)], [1.2, 1.2]), taper([(4, -290), (78, -236)], [1, 1]),
                taper([(-74, -244), (4, -286)], [1, 1])]
    drawn: list[Motif] = []
    for x, top, size in masts:
        pole = taper([(x, -40), (x, top)], [8, 4])
        make = _full_sails if sails == "full" else _furled_sails
        drawn.append(motif(sheet(pole, "#5c3824", "#2c1818", soft=5, rim=1.8),
                           make(x, top, size, sail, sail_end), _pennant(x, top, flag)))
    return motif(
        mark(rigging, shaded(dark, 1.3)),
        sheet(taper([(112, -62), (180, -94)], [9, 3]), "#5c3824", "#2c1818", soft=5, rim=1.8),
        drawn,
        _jib(sail, sail_end) if sails == "full" else motif(),
        _ship_hull(hull, dark, trim, light),
    )


def _full_sails(x: float, top: float, size: float, sail: Colour, end: Colour) -> list[Motif]:
    rows = []
    height = (-66 - top) / 3
    for row in range(3):
        upper = top + 18 + row * height * 0.98
        lower = upper + height * 0.9
        half = (22 + row * 9) * size
        shape = blob((x - half * 0.86, upper, "c"), (x + half * 0.86, upper, "c"),
                     (x + half * 1.2 + 7, (upper + lower) / 2), (x + half * 1.05, lower, "c"),
                     (x + 8, lower - 10), (x - half * 1.05, lower, "c"),
                     (x - half * 0.72 + 7, (upper + lower) / 2))
        seams = [taper([(x + half * d, upper), (x + half * d * 1.2 + 7, (upper + lower) / 2),
                        (x + half * d * 1.1 + 4, lower)], [1.2, 1.6, 1.2])
                 for d in (-0.4, 0, 0.4)]
        yard = taper([(x - half - 4, upper), (x + half + 4, upper)], [3.4, 3.4])
        badge = [star(x + 8, (upper + lower) / 2, 9 * size, 8, 0.42)] if row == 1 else []
        rows.append(motif(
            sheet(shape, sail, end, holes=badge, shadow=0.9, soft=7, rim=2, through=0.5,
                  puff=0.06),
            mark(all_within(seams, shape), end, alpha=0.6),
            sheet(yard, "#5c3824", soft=3, rim=1.6)))
    return rows


def _furled_sails(x: float, top: float, size: float, sail: Colour, end: Colour) -> list[Motif]:
    rows = []
    height = (-66 - top) / 3
    for row in range(3):
        y, half = top + 22 + row * height * 0.98, (24 + row * 10) * size
        roll = taper([(x - half, y + 4), (x, y + 6), (x + half, y + 4)], [6, 11, 6])
        ties = [taper([(x + half * d, y - 2), (x + half * d, y + 12)], [2, 2])
                for d in (-0.7, -0.35, 0, 0.35, 0.7)]
        yard = taper([(x - half - 5, y), (x + half + 5, y)], [3.4, 3.4])
        rows.append(motif(sheet(yard, "#5c3824", soft=3, rim=1.6),
                          sheet(roll, sail, end, shadow=0.7, soft=4, rim=1.9),
                          mark(all_within(ties, roll), shaded(end, 0.6))))
    return rows


def _pennant(x: float, top: float, colour: Colour) -> Motif:
    cloth = blob((x, top - 2, "c"), (x + 14, top - 10), (x + 26, top - 2), (x + 42, top - 8, "c"),
                 (x + 28, top + 6), (x + 14, top + 2), (x, top + 8, "c"))
    return motif(sheet(cloth, colour, shaded(colour, 0.5), soft=4, rim=1.8))


def _jib(sail: Colour, end: Colour) -> Motif:
    jibs = [blob((84, -226, "c"), (128, -160), (170, -96, "c"), (124, -98), (98, -92, "c"),
                 (100, -160))]
    return motif(sheet(jibs, sail, end, shadow=0.8, soft=6, rim=2, through=0.5))


def _ship_hull(hull: Colour, dark: Colour, trim: Colour, light: Colour) -> Motif:
    shape = blob((-144, -98, "c"), (-112, -92), (-92, -88, "c"), (-88, -62, "c"), (0, -48),
                 (78, -54, "c"), (84, -74, "c"), (134, -82, "c"), (118, -40), (92, 4),
                 (70, 18, "c"),
                 (-108, 18, "c"), (-126, -20), (-130, -60))
    rails: list[list[Point]] = [[(-142, -74), (-90, -50), (0, -36), (80, -46), (124, -62)],
                                [(-134, -44), (-80, -22), (0, -10), (70, -18), (108, -32)]]
    planks = [taper([(x, y + 12) for x, y in rails[1]], [1.4, 2, 1.4]),
              taper([(x, y + 24) for x, y in rails[1]], [1.4, 2, 1.4])]
    ports = [box(-84 + i * 30, -35 + (3 - abs(i - 2.6)) * 3, 12, 12, 2) for i in range(6)]
    windows = [poly((-132 + i * 12, -86 + i * 2), (-124 + i * 12, -84 + i * 2),
                    (-124 + i * 12, -68 + i * 3), (-131 + i * 12, -71 + i * 3)) for i in range(3)]
    return motif(
        sheet(shape, hull, dark, soft=11, rim=2.1, puff=0.1),
        mark(all_within(planks, shape), shaded(dark, 0.8), alpha=0.8),
        sheet([within(taper(rail, [6, 6, 6]), shape) for rail in rails], trim, shaded(trim, 0.45),
              shadow=0.5, soft=3, rim=1.8),
        pane(ports, light, 1.3, glow=6, spill=0.35),
        pane(windows, light, 1.6, glow=8, spill=0.4),
        sheet([swirl(136, -88, 11, 1.3, 7, 1, 180),
               tendril([(-140, -96), (-150, -108), (-146, -120)], [7, 6, 4, 1], 8, 1.1, 1)],
              trim, shaded(trim, 0.5), soft=4, rim=2),
    )


def anchor(
    iron: Colour = "#3c4450", dark: Colour = "#12161e", trim: Colour = "#a86c3c",
    cord: Colour | None = None,
) -> Motif:
    """An anchor 300 wide and 430 high; the ring is at the top, a rope may be wound round it."""
    shank = blob((-15, -340, "c"), (15, -340, "c"), (22, -160), (26, -44, "c"), (-26, -44, "c"),
                 (-22, -160))
    stock = blob((-112, -318), (-96, -330), (0, -322), (96, -330), (112, -318), (96, -302),
                 (0, -294), (-96, -302))
    arms = blob((-148, -128, "c"), (-122, -80), (-70, -42), (0, -30), (70, -42), (122, -80),
                (148, -128, "c"), (134, -56), (78, -8), (24, 8), (0, 26, "c"), (-24, 8), (-78, -8),
                (-134, -56))
    flukes = [blob((s * 150, -186, "c"), (s * 172, -130), (s * 164, -86, "c"), (s * 136, -104),
                   (s * 96, -104, "c"), (s * 128, -140)) for s in (-1, 1)]
    curls = [tendril([(s * 6, -20), (s * 46, -22), (s * 82, -44)], [2, 5, 5, 1], 14, 1.3, -s)
             for s in (-1, 1)]
    knobs = [circle(s * 116, -316, 15) for s in (-1, 1)]
    return motif(
        sheet(ring(0, -382, 28, 44), iron, dark, soft=9, rim=2.2),
        sheet(shank, iron, dark, soft=12, rim=2.2, direction="across"),
        sheet([stock, *knobs], shaded(iron, 1.2), dark, soft=9, rim=2.2),
        sheet(flukes, shaded(iron, 0.85), dark, soft=10, rim=2.2),
        sheet(arms, shaded(iron, 1.15), dark, soft=12, rim=2.3, puff=0.1),
        mark(all_within(curls, arms), trim, rim=1),
        sheet([box(-27, -262, 54, 10, 4), box(-30, -62, 60, 12, 4)], trim, shaded(trim, 0.4),
              shadow=0.5, soft=4, rim=1.9),
        sheet(star(0, -160, 15, 8, 0.42), trim, shaded(trim, 0.5), shadow=0.4, soft=3, rim=1.6),
        mark(beads([(-88, -313), (88, -313)], 25, 3.4), trim),
        _wound(cord) if cord else motif(),
    )


def _wound(cord: Colour) -> Motif:
    points: list[Point] = [(0, -352), (-26, -334), (28, -312), (-34, -250), (30, -190), (-24, -120),
                           (40, -60), (120, 10), (180, 6)]
    path: Path = taper(points, [10, 10])
    return motif(sheet(path, cord, shaded(cord, 0.5), soft=6, rim=1.8),
                 mark(twists(points, 11, 9), shaded(cord, 0.4), alpha=0.8))


def chain(links: int = 6, iron: Colour = "#3c4450", dark: Colour = "#12161e") -> Motif:
    """A chain that hangs straight down from the origin, 46 a link."""
    made = []
    for index in range(links):
        y = index * 46 + 26
        if index % 2 == 0:
            link = minus(oval(0, y, 19, 31), oval(0, y, 9, 20))
        else:
            link = taper([(0, y - 28), (0, y + 28)], [13, 13])
        made.append(sheet(link, iron, dark, soft=6, rim=2.1))
    return motif(made[::2], made[1::2])
