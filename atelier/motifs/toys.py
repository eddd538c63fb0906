"""Wooden horses: on runners, and from a merry-go-round."""

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
    leaf,
    line,
    mark,
    minus,
    motif,
    outline,
    oval,
    pane,
    ring,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    tendril,
    union,
)
from atelier.motifs._seams import arc, beads, evenly, twists

Saddle = Literal["plain", "cabin", "none"]


def rocking_horse(
    coat: Colour = "#8c93a8", coat_end: Colour = "#39405e", dapple: Colour = "#cdd0d4",
    cloth: Colour = "#a82834", cord: Colour = "#c8a068", wood: Colour = "#7a3a24",
    gold: Colour = "#e0a848", saddle: Saddle = "plain", pole: bool = False,
) -> Motif:
    """A dappled wooden horse on runners, 520 wide, looking right; or on a gilded pole."""
    body = _body()
    far_legs = _legs(-26)
    stand = motif(_runner(wood, -20, 0.7)) if not pole else motif()
    return motif(
        stand,
        sheet(far_legs, shaded(coat_end, 0.8), shaded(coat_end, 0.5), soft=8, rim=1.2),
        motif(_runner(wood, 0, 1.0)) if not pole else motif(),
        _tail(cord),
        _pole(gold, lower=True) if pole else motif(),
        sheet(_legs(0), coat, coat_end, soft=10, rim=1.8, puff=0.1),
        sheet(_hooves(), "#4a2a24", "#24141c", shadow=0.4, soft=4, rim=1.6),
        sheet(body, coat, coat_end, soft=13, rim=2.1, puff=0.14),
        _dapples(dapple, body),
        _head_marks(dapple),
        _mane(cord),
        _bridle(cloth, gold),
        _saddle(saddle, cloth, gold),
        _pole(gold, lower=False) if pole else motif(),
    )


def _body() -> Path:
    trunk = blob(
        (-132, -246), (-90, -252), (-30, -232), (40, -246), (84, -286), (118, -342), (150, -392),
        (172, -416, "c"), (180, -396), (204, -380), (230, -344), (252, -306), (250, -284),
        (232, -274), (212, -284), (190, -302), (170, -304, "c"), (172, -262), (166, -214),
        (140, -168), (84, -146), (10, -140), (-60, -150), (-120, -150), (-160, -178), (-162, -222))
    ear = blob((156, -386, "c"), (158, -418), (178, -440, "c"), (184, -412), (178, -388, "c"))
    return union(trunk, ear)


def _legs(right: float) -> list[Path]:
    return [
        taper([(118 + right, -196), (158 + right, -146), (182 + right, -112), (196 + right, -64)],
              [78, 46, 27, 22]),
        taper([(-118 + right, -206), (-152 + right, -158), (-148 + right, -118),
               (-190 + right, -62)], [92, 66, 32, 22]),
    ]


def _hooves() -> list[Path]:
    return [
        blob((184, -76, "c"), (208, -74, "c"), (222, -50, "c"),
             (182, -46, "c")),
        blob((-200, -76, "c"), (-178, -70, "c"), (-176, -46, "c"),
             (-214, -50, "c")),
    ]


def _runner(wood: Colour, lower: float, light: float) -> Motif:
    right = lower * 1.2
    points = [(-244 + right, -92 - lower * 0.2), (-180 + right, -46), (-90 + right, -14),
              (right, -5), (90 + right, -14), (180 + right, -46), (244 + right, -92)]
    bow = taper(points, [9, 18, 22, 22, 22, 18, 9])
    curls = [swirl(-252 + right, -112, 20, 1.4, 12, 1, 70), swirl(252 + right, -112, 20, 1.4, 12,
                                                                 -1, 110)]
    wave = [leaf(x + right, y, 26, 10, turn) for x, y, turn in
            ((-150, -32, 24), (-96, -14, 14), (-40, -8, 4), (18, -6, -4), (72, -10, -12),
             (126, -24, -22))]
    braces = [box(-216 + right, -54, 52, 13, 5), box(170 + right, -54, 54, 13, 5)]
    return motif(
        sheet([bow, *curls], shaded(wood, 1.15 * light), shaded(wood, 0.5 * light), soft=11,
              rim=2),
        mark(wave, shaded(wood, 1.9 * light), inside=bow, alpha=0.8),
        sheet(braces, shaded(wood, 1.3 * light), shaded(wood, 0.7 * light), shadow=0.6, soft=4,
              rim=1.8),
    )


def _tail(cord: Colour) -> Motif:
    strands = []
    for index in range(7):
        drop = index * 10
        points: list[Point] = [(-148, -228), (-186, -248 + drop),
                               (-222 - index % 3 * 8, -206 + drop),
                               (-214 - index % 2 * 10, -160 + drop * 0.9)]
        strands.append(tendril(points, [11, 13, 11, 6, 1.5], 15, 1.2, -1))
    return motif(
        [sheet(strand, shaded(cord, 0.6 + 0.1 * i), shaded(cord, 0.35 + 0.05 * i), shadow=0.6,
               soft=5, rim=1.6) for i, strand in enumerate(strands)],
        sheet(taper([(-138, -236), (-158, -230)], [26, 20]), "#a82834", "#5c1420", soft=4, rim=2),
    )


def _dapples(colour: Colour, body: Path) -> Motif:
    places = ((-128, -212, 13), (-98, -232, 10), (-96, -196, 11), (-66, -214, 12), (-132, -178, 9),
              (-70, -178, 9), (-36, -166, 8), (96, -250, 11), (126, -226, 12), (96, -212, 9),
              (128, -188, 9), (120, -280, 10), (146, -258, 9), (66, -170, 7), (140, -318, 8),
              (-152, -136, 8), (148, -160, 7))
    rings = [ring(x, y, r * 0.5, r) for x, y, r in places]
    spots = [circle(x, y, r * 0.22) for x, y, r in places]
    blaze = blob((206, -374, "c"), (222, -344), (246, -302), (236, -296), (214, -334), (200, -364))
    return motif(mark(all_within([*rings, *spots], union(body, _legs(0))), colour, alpha=0.55),
                 sheet(blaze, colour, shaded(colour, 0.7), inside=body, shadow=0.2, soft=3,
                       alpha=0.8))


def _head_marks(light: Colour) -> Motif:
    lid = blob((188, -352, "c"), (196, -362), (210, -360), (216, -350, "c"), (208, -342),
               (196, -342))
    return motif(
        sheet(lid, "#1c1830", shadow=0.3, soft=3, rim=1.2),
        mark([circle(205, -354, 3.2)], "#fff4dc"),
        mark([outline(line((182, -362), (194, -372), (210, -370)), 2.6),
              outline(line((186, -346), (180, -342)), 2.2),
              taper([(232, -282), (238, -292), (228, -300)], [1, 2.6, 0.8]),
              oval(243, -304, 3, 5, -24)], "#1c1830", alpha=0.85),
        mark(taper([(164, -396), (172, -418), (176, -426)], [7, 5, 1]), light, alpha=0.5),
    )


def _mane(cord: Colour) -> Motif:
    crest: list[Point] = [(168, -408), (140, -382), (112, -344), (84, -298), (52, -258)]
    roots = evenly(crest, 19)
    locks = []
    for index, (x, y) in enumerate(roots):
        stroke: list[Point] = [(x + 4, y + 6), (x - 14, y + 2), (x - 26, y + 34),
                               (x - 16 + index % 2 * 6, y + 66)]
        lock = tendril(stroke, [9, 13, 12, 8, 2], 13, 1.15, -1)
        locks.append(motif(
            sheet(lock, shaded(cord, 1.05 if index % 2 else 0.82), shaded(cord, 0.5), shadow=0.7,
                  soft=5, rim=1.8),
            mark(all_within(twists(stroke, 11, 8), lock), shaded(cord, 0.42), alpha=0.7)))
    fringe = tendril([(168, -412), (186, -408), (196, -392)], [8, 11, 6, 2], 10, 1.1, 1)
    return motif(locks[::-1], sheet(fringe, cord, shaded(cord, 0.55), soft=4, rim=1.8))


def _bridle(cloth: Colour, gold: Colour) -> Motif:
    straps = [taper([(174, -392), (182, -350), (190, -308)], [7, 7, 7]),
              taper([(216, -346), (212, -318), (204, -288)], [7, 8, 7]),
              taper([(184, -334), (200, -330), (216, -338)], [6, 6, 6]),
              taper([(206, -302), (160, -262), (96, -250), (40, -256)], [6, 5, 5, 6])]
    breast: list[Point] = [(46, -238), (92, -196), (146, -182), (170, -212)]
    return motif(
        sheet([*straps, taper(breast, [12, 16, 16, 12])], cloth, shaded(cloth, 0.5), shadow=0.6,
              soft=4, rim=1.6),
        sheet([*beads(breast, 17, 4.2), circle(209, -304, 6), circle(183, -333, 5.5)], gold,
              shaded(gold, 0.5), shadow=0.4, soft=2, rim=1.8),
    )


def _saddle(kind: Saddle, cloth: Colour, gold: Colour) -> Motif:
    if kind == "none":
        return motif()
    blanket = blob((-82, -248, "c"), (-30, -236), (48, -250, "c"), (64, -200), (56, -164, "c"),
                   (36, -154), (16, -164, "c"), (-2, -152), (-22, -162, "c"), (-42, -152),
                   (-62, -164, "c"), (-86, -200))
    cuts = [star(x, y, 8, 4, 0.34) for x, y in ((-62, -188), (-24, -184), (14, -184), (46, -192))]
    base = motif(
        sheet(blanket, cloth, shaded(cloth, 0.42), soft=7, rim=1.9),
        mark(cuts, gold, rim=1),
        mark(outline(line((-76, -176), (-42, -166), (-2, -166), (36, -168), (58, -178)), 3), gold),
    )
    if kind == "cabin":
        return base + _cabin(cloth, gold)
    seat = blob((-84, -252, "c"), (-92, -276), (-70, -276), (-44, -250), (10, -252), (34, -284),
                (50, -280), (56, -252, "c"), (40, -226), (-10, -222), (-70, -226))
    return motif(base, sheet(seat, "#5c2a1c", "#2a1014", soft=7, rim=2.1, puff=0.1),
                 mark(beads(arc(-14, -244, 62, 16, 20, 160), 13, 2.4), gold))


def _cabin(cloth: Colour, gold: Colour) -> Motif:
    wall = blob((-74, -238, "c"), (-78, -318, "c"), (44, -322, "c"), (42, -240, "c"), (-14, -228))
    roof = blob((-94, -312, "c"), (-60, -352), (-16, -364), (30, -354), (62, -318, "c"),
                (-14, -328))
    planks = [outline(line((x, -326), (x + 1, -232)), 1.6) for x in (-58, -38, 12, 30)]
    window = circle(-14, -282, 22)
    bars = [box(-15.3, -306, 2.6, 50), box(-40, -283.3, 52, 2.6)]
    tiles = [outline(line((-84 + i * 12, -316 - i * 12), (-14, -326 - i * 11),
                          (54 - i * 12, -320 - i * 12)), 2) for i in range(3)]
    pipe = [box(18, -388, 13, 44, 2), box(14, -393, 21, 8, 3)]
    return motif(
        sheet(pipe, "#4a2a24", "#2a141c", soft=5, rim=1.8),
        sheet(wall, cloth, shaded(cloth, 0.45), soft=9, rim=1.9),
        mark(all_within(planks, wall), shaded(cloth, 0.4), alpha=0.8),
        sheet(ring(-14, -282, 20, 29), gold, shaded(gold, 0.5), shadow=0.7, soft=4, rim=2),
        pane(minus(window, bars), "#ffd070", 1.5, glow=11, spill=0.5),
        sheet(roof, shaded(cloth, 0.55), shaded(cloth, 0.3), soft=7, rim=2),
        mark(all_within(tiles, roof), cloth, alpha=0.7),
    )


def _pole(gold: Colour, lower: bool) -> Motif:
    top, foot = (-160, 30) if lower else (-620, -246)
    points: list[Point] = [(-14, top), (-14, foot)]
    bar = taper(points, [13, 13], round_ends=False)
    knob = [] if lower else [circle(-14, -626, 11), oval(-14, -248, 17, 7)]
    return motif(sheet([bar, *knob], gold, shaded(gold, 0.45), soft=6, rim=2.1, direction="across"),
                 mark(all_within(twists(points, 14, 15), bar), shaded(gold, 0.4)))
