"""What stands in yards and gardens: cans, buckets, pots, coils of rope, nets."""

from typing import Literal

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    box,
    chance,
    circle,
    leaf,
    line,
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
    taper,
    within,
)
from atelier.motifs._seams import arc, beads, twists


def watering_can(
    tin: Colour = "#3c7480", dark: Colour = "#14303c", brass: Colour = "#d8a048",
    pouring: bool = False, water: Colour = "#b8e4ec",
) -> Motif:
    """A can 190 wide, its spout to the left; pouring it leans, and its rain falls 170 deep."""
    body = blob((-40, 0, "c"), (-46, -40), (-36, -86, "c"), (36, -86, "c"), (46, -40), (40, 0, "c"),
                (0, 6))
    spout = taper([(-36, -22), (-66, -48), (-86, -84), (-104, -104)], [24, 16, 12, 11])
    rose = blob((-98, -94, "c"), (-92, -112, "c"), (-122, -132, "c"), (-130, -108, "c"))
    handle = outline(line((30, -86), (14, -122), (50, -142), (86, -110), (78, -56), (44, -32)), 8)
    bow = outline(line((-34, -84), (-16, -110), (20, -112), (34, -86)), 5)
    flower = [leaf(0, -42, 22, 11, t) for t in range(0, 360, 60)]
    hoops = [taper(arc(0, y, 46, 8, 174, 6), [4, 7, 4]) for y in (-76, -12)]
    can = motif(
        sheet([bow], shaded(tin, 0.8), dark, soft=5, rim=1.9),
        sheet(handle, tin, dark, soft=6, rim=2.1),
        sheet(spout, shaded(tin, 0.9), dark, soft=7, rim=2.1),
        sheet(rose, brass, shaded(brass, 0.4), soft=5, rim=2.1),
        mark([circle(-126 + i * 8 - j * 2, -122 + i * 3 + j * 8, 1.8) for i in range(3)
              for j in range(2)], dark),
        sheet(oval(0, -86, 36, 8), dark, shaded(dark, 0.6), soft=5, rim=1.9),
        sheet(body, tin, dark, soft=9, rim=2.1, puff=0.12),
        sheet(hoops, brass, shaded(brass, 0.4), inside=body, shadow=0.5, soft=3, rim=1.8),
        mark([minus(one, circle(0, -42, 4.5)) for one in flower], brass, rim=0.9),
    )
    if not pouring:
        return can
    rain = [taper([(-106 + d * 0.5, -28 + d * 0.4), (-124 + d * 1.2, 30), (-128 + d * 1.7, 88 + e)],
                  [1.4, 2.4, 3.4]) for d, e in ((-24, 20), (-14, 50), (-4, 30), (6, 58), (16, 24),
                                               (26, 44))]
    drops = [circle(-128 + d * 1.9, 118 + e, 3) for d, e in ((-24, 8), (-10, 20), (6, 12),
                                                             (22, 24))]
    return motif(sheet([*rain, *drops], water, shaded(water, 0.7), shadow=0.5, soft=4, rim=1.6,
                       alpha=0.85, through=0.6), can.at(10, 0, 1, -34))


def bucket(
    wood: Colour = "#8c5430", dark: Colour = "#341c18", iron: Colour = "#4c4854",
    content: Motif | None = None, light: Colour | None = None, handle: bool = True,
) -> Motif:
    """A wooden bucket 120 wide with a bow to hang by; what is in it stands behind its front rim."""
    body = blob((-60, -104, "c"), (-52, -50), (-46, -4, "c"), (-22, 5), (0, 8), (22, 5),
                (46, -4, "c"),
                (52, -50), (60, -104, "c"), (32, -92), (0, -88), (-32, -92))
    staves = [taper([(x, -110), (x * 0.77, 8)], [1.8, 1.8]) for x in (-42, -22, 0, 22, 42)]
    bands = [[(-58 + d, y), (-30, y + 11), (0, y + 14), (30, y + 11), (58 - d, y)]
             for y, d in ((-82, 1), (-22, 8))]
    bow = outline(line((-58, -98), (-50, -160), (0, -196), (50, -160), (58, -98)), 5)
    grains = [taper([(x, -70), (x + 3, -52), (x - 1, -36)], [0.6, 2, 0.6])
              for x in (-32, -11, 12, 30)]
    shine = motif(Halo(0, -110, 60, light, 0.5), pane(oval(0, -102, 50, 10), light, 1.1, glow=12,
                                                      spill=0.5)) if light else motif()
    return motif(
        sheet(bow, iron, shaded(iron, 0.5), soft=5, rim=1.9) if handle else motif(),
        sheet(oval(0, -104, 60, 15), shaded(dark, 1.1), shaded(dark, 0.6), soft=7, rim=1.9),
        shine,
        content.at(0, -92) if content else motif(),
        sheet(body, wood, dark, soft=10, rim=2.1, puff=0.12),
        mark(all_within([*staves, *grains], body), shaded(dark, 0.9), alpha=0.8),
        sheet([within(taper([(float(x), float(y)) for x, y in band], [10, 10, 10]), body)
               for band in bands], iron, shaded(iron, 0.5), shadow=0.6, soft=4, rim=2),
        mark(beads([(-50, -72), (0, -67), (50, -72)], 16, 1.8), shaded(iron, 1.9)),
        sheet([circle(-58, -99, 6), circle(58, -99, 6)], iron, shaded(iron, 0.5), soft=3, rim=2)
        if handle else motif(),
    )


def flower_pot(
    clay: Colour = "#b05c38", dark: Colour = "#4c2020", trim: Colour = "#e8b078",
    content: Motif | None = None,
) -> Motif:
    """A clay pot 100 wide and 92 high; what grows in it stands in its earth, at (0, -82)."""
    body = blob((-42, -66, "c"), (-31, -2, "c"), (0, 5), (31, -2, "c"), (42, -66, "c"))
    rim = blob((-50, -86, "c"), (-25, -80), (0, -78), (25, -80), (50, -86, "c"), (45, -62, "c"),
               (0, -55), (-45, -62, "c"))
    zigzag = [leaf(x, -38 + (x / 34) ** 2 * -5 + 5, 17, 8, t) for x in (-27, -9, 9, 27)
              for t in (-60, -120)]
    return motif(
        sheet(oval(0, -86, 50, 8), shaded(clay, 0.8), dark, soft=6, rim=1.9),
        sheet(oval(0, -85, 42, 5.4), "#2c1814", "#1c1010", shadow=0.4, soft=3),
        content.at(0, -82) if content else motif(),
        sheet(body, clay, dark, soft=9, rim=2.1, puff=0.12),
        mark(all_within(zigzag, body), trim, rim=0.8, alpha=0.85),
        sheet(rim, shaded(clay, 1.12), dark, soft=5, rim=2.1),
        mark(beads([(-40, -72), (0, -67), (40, -72)], 13.5, 2), trim),
    )


def cooking_pot(
    iron: Colour = "#34343e", dark: Colour = "#0e0e14", trim: Colour = "#c87c3c",
    soup: Colour = "#f0a848", lid: bool = False, legs: bool = True,
) -> Motif:
    """A round-bellied pot 330 wide and 270 high, open, or with its lid locked on."""
    body = blob((-128, -232, "c"), (-150, -180), (-162, -120), (-128, -46), (-60, -10), (0, -4),
                (60, -10), (128, -46), (162, -120), (150, -180), (128, -232, "c"), (0, -204))
    feet = [taper([(x, -40), (x * 1.16, -16), (x * 1.22, 4)], [30, 22, 17]) for x in (-92, 0, 92)]
    ears = [minus(oval(s * 164, -190, 21, 26), oval(s * 164, -190, 10, 15)) for s in (-1, 1)]
    band: list[Point] = [(-156, -164), (-80, -142), (0, -136), (80, -142), (156, -164)]
    vine = [(-150.0, -96.0), (-100.0, -72.0), (-50.0, -92.0), (0.0, -66.0), (50.0, -92.0),
            (100.0, -72.0), (150.0, -96.0)]
    curls: list[Path] = [taper(vine, [2, 4, 4, 4, 2])]
    for index, (x, y) in enumerate(vine[1:-1]):
        low = index % 2 == 0
        curls += [leaf(x, y, 24, 12, turn) for turn in ((60, 120) if low else (-60, -120))]
    top = motif(
        sheet(oval(0, -232, 132, 31), iron, dark, soft=9, rim=2.2),
        sheet(oval(0, -230, 115, 22), shaded(dark, 0.7), soft=5, rim=0.6),
        pane(oval(0, -226, 106, 16), soup, 0.75, glow=14, spill=0.35),
    )
    return motif(
        sheet(feet, iron, dark, soft=8, rim=1.9) if legs else motif(),
        sheet(ears, trim, shaded(trim, 0.35), soft=7, rim=2.1),
        top,
        sheet(body, iron, dark, soft=15, rim=2.2, puff=0.16),
        sheet(taper(band, [10, 13, 14, 13, 10]), trim, shaded(trim, 0.4), inside=body, shadow=0.5,
              soft=4, rim=1.9),
        mark(all_within(curls, body), trim, rim=1, alpha=0.9),
        mark(beads([(x, y) for x, y in band], 20, 2.6), shaded(trim, 0.35)),
        _pot_lid(iron, dark, trim) if lid else motif(),
    )


def _pot_lid(iron: Colour, dark: Colour, trim: Colour) -> Motif:
    dome = blob((-140, -228, "c"), (-110, -262), (0, -288), (110, -262), (140, -228, "c"),
                (70, -208),
                (0, -202), (-70, -208))
    shackle = outline(line((-10, -206), (-10, -224), (0, -230), (10, -224), (10, -206)), 5)
    hole = [circle(0, -190, 4), poly((-2, -190), (2, -190), (4, -179), (-4, -179))]
    return motif(sheet([ring(0, -298, 8, 17)], trim, shaded(trim, 0.4), soft=6, rim=2.1),
                 sheet(dome, iron, dark, soft=10, rim=2.2),
                 mark(star(0, -246, 20, 8, 0.42), trim, rim=1),
                 sheet(shackle, trim, shaded(trim, 0.5), soft=4, rim=2),
                 sheet(box(-18, -208, 36, 34, 6), trim, shaded(trim, 0.4), soft=6, rim=2.1),
                 mark(hole, dark))


def rope_coil(
    cord: Colour = "#c89c60", dark: Colour = "#5c3824", turns: int = 4
) -> Motif:
    """A coil of rope lying on the ground, 120 wide, one end loose to the right."""
    loops = []
    for index in range(turns):
        y = -9 - index * 10
        back = arc(0, y, 52 - index * 2, 14, 180, 360, 12)
        loops.append(_cord(back, 10, shaded(cord, 0.6), dark))
    for index in range(turns):
        y = -9 - index * 10
        points = arc(0, y, 52 - index * 2, 14, 180, 0, 12)
        loops.append(_cord(points, 11, cord, dark))
    end: list[Point] = [(40, -4), (62, 6), (88, 0), (104, 8)]
    return motif(loops[:turns][::-1], _cord(end, 10, cord, dark), loops[turns:],
                 sheet(taper([(102, 4), (112, 12)], [13, 9]), dark, soft=3, rim=1.6))


def _cord(points: list[Point], width: float, cord: Colour, dark: Colour) -> Motif:
    path = taper(points, [width, width])
    return motif(sheet(path, cord, shaded(cord, 0.6), shadow=0.8, soft=4, rim=1.8),
                 mark(all_within(twists(points, width * 1.2, 8), path), dark, alpha=0.7))


Net = Literal["butterfly", "hanging"]


def net(
    kind: Net = "butterfly", cord: Colour = "#e8dcc0", wood: Colour = "#8c5430",
    gold: Colour = "#d8a048",
) -> Motif:
    """A butterfly net 260 high on its stick, or a fishing net 240 wide hung by two ends."""
    if kind == "butterfly":
        bag = blob((-54, -232, "c"), (0, -222), (54, -232, "c"), (46, -180), (56, -130), (84, -96),
                   (52, -100), (4, -128), (-38, -178))
        stick = taper([(0, 0), (-6, -110), (-30, -226)], [8, 7, 5])
        return motif(
            sheet(stick, wood, shaded(wood, 0.45), soft=5, rim=2),
            sheet(bag, cord, shadow=0.25, soft=5, rim=1, alpha=0.16, wrap=0),
            sheet(_mesh(bag, 15), cord, shaded(cord, 0.6), shadow=0.4, soft=3, rim=1.2),
            sheet(minus(oval(0, -232, 57, 15), oval(0, -232, 50, 10.5)), gold, shaded(gold, 0.45),
                  soft=5, rim=2.1))
    cloth = blob((-118, 0, "c"), (-60, 26), (0, 34), (60, 26), (118, 0, "c"), (112, 70),
                 (80, 132, "c"), (40, 116), (10, 150, "c"), (-34, 118), (-74, 140, "c"), (-110, 70))
    floats = beads([(-112, 3), (-60, 26), (0, 34), (60, 26), (112, 3)], 34, 7)
    return motif(
        sheet(cloth, cord, shadow=0.3, soft=6, rim=1, alpha=0.12, wrap=0),
        sheet(_mesh(cloth, 20), cord, shaded(cord, 0.5), shadow=0.5, soft=4, rim=1.3),
        sheet(taper([(-120, -2), (-60, 26), (0, 34), (60, 26), (120, -2)], [5, 5, 5]), wood, soft=4,
              rim=1.8),
        sheet(floats, "#b8442c", "#5c1c18", shadow=0.7, soft=4, rim=2))


def net_round(
    radius: float = 165, cord: Colour = "#c8a878", neck: float = 120
) -> Motif:
    """A net drawn about a ball whose middle is the origin, gathered to a rope end above it."""
    ball = circle(0, 0, radius + 3)
    lines = [taper(arc(0, 0, radius * reach, radius + 2, -90, 90, 16), [3.4, 3.4])
             for reach in (-1, -0.78, -0.5, -0.17, 0.17, 0.5, 0.78, 1)]
    ties = [taper([(0, -radius * 1.3), (radius * reach * 0.5, -radius * 0.86)], [3.4, 3.4])
            for reach in (-1, -0.6, -0.2, 0.2, 0.6, 1)]
    rounds = [arc(0, -radius * 0.1 + radius * t * 0.8, radius * (1 - t * t) ** 0.5 + 3,
                  radius * 0.17, 178, 2, 14) for t in (-0.75, -0.45, -0.1, 0.25, 0.55, 0.82)]
    rings = [taper(points, [3.2, 3.6, 3.2]) for points in rounds]
    knots = [circle(x, y, 4.6) for points in rounds for x, y in points[1:-1:2]]
    dice = chance("net", radius)
    drips = [blob((x, y - 14, "c"), (x + 4, y), (x, y + 6), (x - 4, y)) for x, y in
             ((dice.uniform(-0.7, 0.7) * radius, radius * dice.uniform(1.04, 1.3))
              for _ in range(6))]
    throat: list[Point] = [(0, -radius * 1.24), (4, -radius * 1.24 - neck)]
    gathered = blob((-radius * 0.52, -radius * 0.86, "c"), (-18, -radius * 1.18),
                    (-8, -radius * 1.34, "c"), (8, -radius * 1.34, "c"), (18, -radius * 1.18),
                    (radius * 0.52, -radius * 0.86, "c"), (0, -radius * 0.98))
    return motif(
        sheet(gathered, cord, shadow=0.3, soft=5, rim=1, alpha=0.2, wrap=0),
        sheet([*lines, *ties, *all_within(rings, ball)],
              cord, shaded(cord, 0.6), shadow=0.7, soft=5, rim=1.7),
        sheet(all_within(knots, ball), shaded(cord, 1.2), shaded(cord, 0.6), shadow=0.5, soft=3,
              rim=1.9),
        sheet(drips, "#d8ecf0", "#88a8c0", shadow=0.5, soft=4, rim=2.2),
        sheet([taper(throat, [9, 8]), box(-14, -radius * 1.38, 28, 14, 6)], cord, shaded(cord, 0.5),
              soft=5, rim=1.9),
        mark(twists(throat, 9, 7), shaded(cord, 0.4)),
    )


def _mesh(border: Path, step: float) -> list[Path]:
    left, top, right, low = (border.computeTightBounds().left(), border.computeTightBounds().top(),
                             border.computeTightBounds().right(),
                             border.computeTightBounds().bottom())
    lines: list[Path] = []
    x = left - (low - top)
    while x < right:
        lines.append(taper([(x, top), (x + (low - top) * 0.7, low)], [1.7, 1.7]))
        lines.append(taper([(x + (low - top) * 0.7, top), (x, low)], [1.7, 1.7]))
        x += step
    edge = within(outline(border, 5), border)
    return [*all_within(lines, border), edge]
