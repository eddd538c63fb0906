"""The hare; its feet at the origin."""

import math
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    circle,
    line,
    mark,
    mixed,
    motif,
    moved,
    outline,
    oval,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    union,
    within,
)
from atelier.motifs.fur import fur, round_eye, shoulders

COAT = "#985a2a"
CREAM, CREAM_END, PINK, DARK = "#fbead0", "#d4b088", "#c8746a", "#2a1410"


def hare_ear(coat: Colour = COAT) -> Motif:
    """An ear that stands on the origin, 150 high, seen into."""
    shape = blob((-11, 8, "c"), (-24, -44), (-21, -104), (4, -150, "c"), (22, -104), (24, -48),
                 (12, 8, "c"))
    inner = blob((-3, 2, "c"), (-9, -46), (-8, -96), (5, -130, "c"), (15, -98), (16, -50),
                 (7, 2, "c"))
    tip = blob((-40, -118, "c"), (-10, -128), (6, -116), (40, -122, "c"), (6, -170, "c"))
    return motif(
        sheet(shape, coat, shaded(coat, 0.5), shadow=0.8, soft=6, rim=2),
        sheet(inner, PINK, "#7a3a3c", shadow=0.3, soft=3, rim=0.9),
        sheet(within(tip, shape), DARK, shadow=0.2, soft=2),
    )


def hare_head(coat: Colour = COAT, ears: tuple[float, float] = (-16, 8)) -> Motif:
    """A head in profile, looking right, 120 wide; `ears` are turned by degrees."""
    skull = blob((-46, 14), (-43, -22), (-14, -46), (22, -42), (52, -20), (72, 4), (70, 18),
                 (50, 30), (14, 42), (-26, 40))
    muzzle = blob((74, 6, "c"), (56, 0), (40, 8), (30, 22, "c"), (14, 20), (6, 32, "c"), (-8, 30),
                  (-14, 44, "c"), (14, 46), (50, 34), (72, 20))
    nose = blob((62, -2, "c"), (73, 0), (77, 8, "c"), (69, 10))
    drawn = [outline(line((70, 9), (66, 16), (58, 20)), 2),
             *(taper([(56, 12 + i * 4), (78, 14 + i * 9), (96, 24 + i * 14)], [1.5, 1.3, 0.3])
               for i in range(3))]
    return motif(
        hare_ear(shaded(coat, 0.62)).at(14, -34, 0.95, ears[1]),
        hare_ear(coat).at(-16, -32, 1, ears[0]),
        sheet(skull, mixed(coat, "#f0b070", 0.18), shaded(coat, 0.66), shadow=0.6, soft=8, rim=2.1,
              puff=0.08),
        mark(all_within(fur([(30, -40), (-14, -44), (-44, -10), (-30, 40)], (-14, -30), 15, 22,
                            2.2), skull), mixed(coat, CREAM, 0.5), alpha=0.5),
        sheet(muzzle, CREAM, CREAM_END, shadow=0.4, soft=4, rim=1.3),
        round_eye(20, -8, 9.5, mixed(coat, CREAM, 0.75), DARK),
        sheet(nose, PINK, "#8a3c40", shadow=0.3, soft=2, rim=1.2),
        mark(drawn, DARK, alpha=0.7),
    )


def _puff(x: float, y: float, radius: float) -> Motif:
    """The tail."""
    tufts = [circle(x, y, radius * 0.86)]
    for index in range(9):
        angle = index * 2 * math.pi / 9
        tufts.append(circle(x + math.cos(angle) * radius * 0.74,
                            y + math.sin(angle) * radius * 0.74, radius * 0.3))
    return motif(sheet(union(tufts), CREAM, CREAM_END, shadow=0.8, soft=5, rim=1.8, puff=0.1),
                 mark(swirl(x, y, radius * 0.6, 1.4, 2.4), "#c09468", alpha=0.7))


def hare(coat: Colour = COAT, shaking: bool = False) -> Motif:
    """A hare that sits up and looks right, 390 high; or shakes itself, its ears flung out."""
    end, light = shaded(coat, 0.45), mixed(coat, CREAM, 0.55)
    body = blob((-58, -6), (-94, -44), (-92, -104), (-60, -156), (-18, -190), (28, -204),
                (58, -170), (66, -112), (58, -50), (46, -6))
    bib = blob((16, -196, "c"), (52, -190), (70, -152), (68, -104, "c"), (58, -116),
               (52, -84, "c"), (40, -106), (28, -90, "c"), (22, -124), (6, -140, "c"), (18, -162))
    hip = blob((-82, -14), (-98, -62), (-64, -110), (-12, -104), (14, -60), (6, -20), (-30, -4))
    arms = [taper([(40, -128), (58, -84), (60, -38), (64, -8)], [38, 27, 18, 15]),
            taper([(24, -124), (36, -80), (34, -36), (38, -6)], [42, 30, 19, 16])]
    hairs = fur([(10, -196), (-50, -160), (-88, -100), (-86, -40)], (-16, -34), 24, 36)
    foot = taper([(-64, -12), (-20, -12), (26, -9)], [24, 25, 19])
    ears = (-74, 44) if shaking else (-15, 9)
    return motif(
        _puff(-96, -34, 27),
        sheet([arms[0], oval(72, -6, 17, 7.5)], shaded(coat, 0.66), end, shadow=0.7, rim=1.5),
        sheet(body, shaded(coat, 0.8), end, shadow=1.1, soft=13, rim=2.2, puff=0.1),
        sheet(within(moved(body, 12, 16), body), coat, end, shadow=0.6, soft=8, rim=1.2),
        mark(all_within(hairs, body), light, alpha=0.6),
        sheet(bib, CREAM, CREAM_END, shadow=0.6, soft=5, rim=1.4),
        sheet(union(arms[1], oval(46, -5, 18, 8)), coat, end, shadow=0.8, soft=7, rim=1.8),
        sheet(hip, mixed(coat, "#f0a860", 0.14), end, shadow=0.9, soft=8, rim=1.9),
        mark(swirl(-42, -56, 36, 1.5, 4, 1, -120), light, alpha=0.6),
        sheet(foot, shaded(coat, 0.85), end, shadow=0.7, soft=5, rim=1.8),
        hare_head(coat, ears).at(38, -224, 1, 20 if shaking else -4),
    )


def hare_running(coat: Colour = COAT) -> Motif:
    """A hare at full stretch to the right, 560 wide, 280 high; its lowest paw touches level 0."""
    end, light = shaded(coat, 0.45), mixed(coat, CREAM, 0.55)
    body = blob((-158, -104), (-142, -156), (-90, -190), (-20, -188), (56, -172), (116, -180),
                (158, -172), (160, -136), (118, -110), (40, -98), (-40, -108), (-96, -78),
                (-144, -76))
    belly = blob((166, -148, "c"), (160, -122), (132, -108, "c"), (116, -116), (96, -96, "c"),
                 (70, -106), (40, -90, "c"), (60, -120), (120, -140))
    near: list[list[Point]] = [[(120, -132), (172, -108), (216, -82), (262, -76)],
                               [(-112, -118), (-140, -72), (-196, -44), (-252, -8)]]
    far: list[list[Point]] = [[(124, -136), (180, -126), (230, -112), (278, -114)],
                              [(-118, -120), (-160, -92), (-214, -76), (-268, -48)]]
    hairs = fur([(110, -176), (56, -170), (-20, -186), (-90, -188), (-146, -140)],
                (-14, -30, -46), 26, 42)

    def pair(legs: list[list[Point]]) -> list[Path]:
        return [taper(legs[0], [42, 26, 16, 13]), taper(legs[1], [86, 58, 24, 15])]

    return motif(
        _puff(-164, -132, 27),
        sheet(pair(far), shaded(coat, 0.62), shaded(coat, 0.4), shadow=0.8, rim=1.5),
        sheet(body, shaded(coat, 0.8), end, shadow=1.1, soft=13, rim=2.2, puff=0.1),
        sheet(within(moved(body, 4, 18), body), coat, end, shadow=0.6, soft=8, rim=1.2),
        mark(all_within(hairs, body), light, alpha=0.6),
        sheet(belly, CREAM, CREAM_END, shadow=0.5, soft=5, rim=1.3),
        [sheet(limb, mixed(coat, "#f0a860", 0.12), end, shadow=0.8, soft=7, rim=1.9)
         for limb in pair(near)],
        mark(swirl(-112, -116, 30, 1.4, 4, 1, -100), light, alpha=0.6),
        hare_head(coat, (-86, -66)).at(160, -188, 0.92, 4),
    )


def hare_cyclist(
    coat: Colour = COAT, jacket: Colour = "#e8b030", jacket_end: Colour = "#a8641c"
) -> Motif:
    """A hare in a jacket on a saddle at the origin, 400 high; paws at (182, -84), feet at
    (96, 106) and (34, 148)."""
    end = shaded(coat, 0.45)
    body = blob((-46, -4), (-50, -46), (-20, -96), (28, -142), (74, -168), (108, -156),
                (104, -118), (74, -66), (44, -14), (0, 12))
    tails = blob((-40, -40, "c"), (-78, -18), (-112, 14, "c"), (-84, 14), (-72, 32, "c"),
                 (-40, 10), (-6, 6, "c"))
    stitches = [circle(92 - i * 13, -130 + i * 27, 3.6) for i in range(5)]
    cuts = [star(4 + i * 22, -34 - i * 25, 8 - i * 0.8, 4, 0.36) for i in range(4)]
    legs = [taper([(8, -14), (92, 0), (90, 58), (84, 98)], [60, 42, 23, 15]),
            taper([(0, -10), (70, 34), (46, 88), (26, 138)], [66, 46, 25, 16])]
    feet = [taper([(76, 96), (98, 106), (126, 108)], [18, 20, 13]),
            taper([(16, 138), (38, 148), (68, 150)], [19, 21, 14])]
    arms = [taper([(86, -138), (134, -96), (184, -92)], [34, 25, 20]),
            taper([(74, -136), (112, -80), (170, -82)], [42, 30, 22])]
    return motif(
        _puff(-54, -26, 25),
        sheet(arms[0], shaded(jacket, 0.6), shaded(jacket, 0.4), shadow=0.7, rim=1.5),
        sheet(circle(188, -94, 12), shaded(coat, 0.6), shadow=0.5, soft=4, rim=1.5),
        sheet(union(legs[0], feet[0]), shaded(coat, 0.6), shaded(coat, 0.4), shadow=0.7, rim=1.5),
        sheet(tails, jacket, jacket_end, shadow=0.8, soft=7, rim=1.8),
        sheet(body, jacket, jacket_end, shadow=1.1, soft=13, rim=2.2, puff=0.1),
        mark(cuts, "#fff0b8", alpha=0.85),
        sheet(stitches, "#fff0c8", jacket_end, shadow=0.4, soft=2, rim=1.4),
        sheet(union(legs[1], feet[1]), coat, end, shadow=1, soft=8, rim=2),
        mark(all_within(fur([(0, -30), (70, 24), (50, 90)], (-8, 8), 20, 28), legs[1]),
             mixed(coat, CREAM, 0.55), alpha=0.6),
        hare_head(coat, (-78, -58)).at(116, -194, 0.98, 6),
        sheet(blob((70, -176, "c"), (98, -150), (124, -146, "c"), (112, -132), (78, -146),
                   (58, -168)), "#fff0d0", "#d8b080", shadow=0.7, soft=4, rim=1.6),
        sheet(arms[1], jacket, jacket_end, shadow=0.9, soft=8, rim=2),
        sheet(circle(176, -82, 14), coat, end, shadow=0.7, soft=5, rim=1.8),
        mark(outline(line((166, -94), (162, -82), (166, -70)), 3), "#fff0c8", alpha=0.8),
    )


def _skull_from_behind(coat: Colour) -> Motif:
    """The back of a head, 96 wide, ears up; the neck at the origin."""
    skull = blob((-20, 12), (-50, -8), (-50, -48), (-22, -82), (22, -82), (50, -48), (50, -8),
                 (20, 12))
    ear = blob((-13, 14, "c"), (-25, -44), (-18, -110), (6, -152, "c"), (22, -104), (24, -44),
               (15, 14, "c"))
    tip = blob((-40, -112, "c"), (-4, -124), (14, -114), (44, -122, "c"), (6, -180, "c"))
    hairs = [hair for side in (-1, 1)
             for hair in fur([(0, -80), (side * 14, -40), (side * 18, 10)],
                             (side * -4, side * -20), 20, 28)]
    pair = motif(sheet(ear, coat, shaded(coat, 0.5), shadow=0.7, soft=6, rim=2),
                 sheet(within(tip, ear), DARK, shadow=0.2, soft=2))
    return motif(
        pair.at(-22, -66, 1, -13), pair.at(22, -66, 1, 17, True),
        sheet(skull, mixed(coat, "#f0a860", 0.14), shaded(coat, 0.5), shadow=0.7, soft=9, rim=2.1,
              puff=0.08),
        mark(all_within(hairs, skull), mixed(coat, CREAM, 0.55), alpha=0.6),
    )


def hare_back(coat: Colour = COAT, climbing: bool = False) -> Motif:
    """A hare from behind, sitting, or climbing with its arms up; 400 high with its ears."""
    end = shaded(coat, 0.45)
    body = blob((-40, -8), (-80, -30), (-82, -84), (-52, -140), (-30, -176), (0, -184), (30, -176),
                (52, -140), (82, -84), (80, -30), (40, -8))
    arms = [taper([(s * 34, -154), (s * 78, -186), (s * 66, -250)], [36, 26, 20]) for s in (-1, 1)]
    feet = [taper([(-40, -18), (-48, 30), (-62, 34)], [44, 24, 20]),
            taper([(40, -24), (60, -2), (62, 4)], [48, 26, 22])]
    sitting = [oval(s * 54, -8, 30, 11) for s in (-1, 1)]
    hairs = [hair for side in (-1, 1)
             for hair in fur([(0, -180), (side * 14, -110), (side * 16, -30)],
                             (side * -4, side * -22, side * -40), 24, 36)]
    return motif(
        sheet(feet if climbing else sitting, shaded(coat, 0.7), end, shadow=0.8, soft=6, rim=1.7),
        sheet(arms, shaded(coat, 0.8), end, shadow=0.8, soft=7, rim=1.8) if climbing else [],
        sheet(body, coat, end, shadow=1.1, soft=13, rim=2.2, puff=0.1),
        mark(all_within(hairs, body), mixed(coat, CREAM, 0.55), alpha=0.6),
        _puff(0, -40, 29),
        _skull_from_behind(coat).at(0, -174),
    )


def hare_bust(
    dress: Literal["ruff", "coat"] = "coat", coat: Colour = "#6a4a1c", coat_end: Colour = "#33200f"
) -> Motif:
    """A hare in the audience from behind, 320 wide, 500 high; the neck at the origin."""
    return motif(
        shoulders(coat, coat_end, "#e8c060", CREAM if dress == "ruff" else None),
        _skull_from_behind(COAT).at(0, -10, 1.3),
    )
