"""Pianos and the stool before them."""

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
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    poly,
    shaded,
    sheet,
    star,
    taper,
    tendril,
    within,
)
from atelier.motifs._seams import beads

Part = Literal["whole", "behind", "front"]


def grand_piano(
    lacquer: Colour = "#2e2028", dark: Colour = "#0e080e", gold: Colour = "#c8923c",
    ivory: Colour = "#f0e2c4", lining: Colour = "#7a2c24", lid: float = 0, part: Part = "whole",
) -> Motif:
    """A grand piano from its long side, 640 wide, keys at the left; `lid` turns it higher up."""
    behind = motif(
        _leg(-150, -20, 0.7, lacquer, dark, gold), _leg(262, -26, 0.7, lacquer, dark, gold),
        _lid(lacquer, dark, gold, lining).at(*_about((-176, -226), -lid), 1, -lid),
        _inside(dark, gold, lining),
    )
    front = motif(
        _lyre(lacquer, dark, gold),
        _case(lacquer, dark, gold),
        _keys(ivory, dark, lacquer),
        _music_stand(lacquer, dark, gold),
        _leg(-216, 0, 1, lacquer, dark, gold), _leg(214, 0, 1, lacquer, dark, gold),
    )
    (x, y), angle = _about((-176, -226), -lid), math.radians(-lid)
    tip = (x + 182 * math.cos(angle) + 392 * math.sin(angle),
           y + 182 * math.sin(angle) - 392 * math.cos(angle))
    prop = sheet(taper([(120, -200), tip], [8, 6]), gold, shaded(gold, 0.4), soft=5, rim=1.8)
    match part:
        case "behind":
            return behind
        case "front":
            return motif(prop, front)
        case "whole":
            return motif(behind, prop, front)


def _about(pivot: Point, turn: float) -> Point:
    """Where a motif must be put that it turns about a point of its own."""
    x, y = pivot
    angle = math.radians(turn)
    return (x - x * math.cos(angle) + y * math.sin(angle),
            y - x * math.sin(angle) - y * math.cos(angle))


def _lid(lacquer: Colour, dark: Colour, gold: Colour, lining: Colour) -> Motif:
    top = blob((-180, -226, "c"), (-166, -262), (-70, -376), (40, -452), (150, -514), (240, -532),
               (292, -496), (300, -448, "c"), (150, -360), (0, -280))
    inner = blob((-148, -240, "c"), (-132, -268), (-50, -362), (52, -434), (154, -490), (232, -506),
                 (270, -482), (274, -454, "c"), (140, -368), (0, -294))
    vines = [tendril([(-70, -300), (0, -352), (60, -400), (128, -430)], [2, 6, 6, 4, 1], 25, 1.5,
                     1),
             tendril([(20, -366), (44, -412), (84, -436)], [2, 5, 4, 1], 16, 1.4, 1),
             tendril([(100, -424), (160, -440), (210, -470)], [2, 5, 4, 1], 16, 1.4, -1),
             tendril([(-44, -322), (0, -318), (50, -342)], [2, 5, 4, 1], 15, 1.4, -1)]
    stars = [star(x, y, r, 4, 0.34) for x, y, r in ((-96, -290, 9), (196, -428, 10), (228, -480, 8),
                                                  (-20, -376, 8))]
    return motif(
        sheet(top, lacquer, dark, soft=15, rim=2.3),
        sheet(inner, lining, shaded(lining, 0.35), shadow=0.5, soft=6, rim=1.4),
        mark(all_within([*vines, *stars], inner), gold, rim=0.9, alpha=0.9),
        mark(within(outline(inner, 4), inner), gold, alpha=0.8),
    )


def _inside(dark: Colour, gold: Colour, lining: Colour) -> Motif:
    rim = blob((-196, -196, "c"), (-160, -226, "c"), (40, -226), (220, -224), (300, -206),
               (308, -180), (250, -168), (-196, -168, "c"))
    plate = blob((-140, -190, "c"), (-116, -216, "c"), (60, -216), (210, -214), (278, -200),
                 (260, -184), (40, -184))
    strings = [taper([(-120 + i * 10, -190), (-60 + i * 26, -214)], [1.6, 1.2]) for i in range(15)]
    return motif(
        sheet(rim, shaded(lining, 0.5), dark, soft=8, rim=1.8),
        sheet(plate, gold, shaded(gold, 0.45), shadow=0.5, soft=4, rim=1.5),
        mark(all_within([circle(-80 + i * 62, -201, 6) for i in range(6)], plate),
             shaded(lining, 0.5)),
        mark(all_within(strings, rim), shaded(gold, 1.7), alpha=0.8),
    )


def _case(lacquer: Colour, dark: Colour, gold: Colour) -> Motif:
    side = blob((-236, -190, "c"), (-100, -186), (100, -186), (262, -190), (312, -184, "c"),
                (320, -150), (306, -116), (250, -104), (120, -112), (0, -104), (-130, -98),
                (-236, -98, "c"))
    upper: list[Point] = [(-236, -187), (-100, -182), (100, -182), (262, -186), (314, -180)]
    vines = [tendril([(40, -146), (90, -166), (150, -152)], [2, 6, 5, 1], 20, 1.4, 1),
             tendril([(40, -146), (-10, -166), (-70, -152)], [2, 6, 5, 1], 20, 1.4, -1),
             tendril([(140, -160), (190, -168), (236, -150)], [2, 5, 4, 1], 16, 1.4, 1),
             tendril([(-60, -160), (-110, -168), (-156, -150)], [2, 5, 4, 1], 16, 1.4, -1)]
    return motif(
        sheet(side, lacquer, dark, soft=14, rim=2.3, puff=0.1),
        sheet(taper(upper, [7, 8, 8, 8, 6]), gold, shaded(gold, 0.4), shadow=0.5, soft=4, rim=1.8),
        mark(all_within([*vines, star(40, -146, 14, 8, 0.4)], side), gold, rim=0.9, alpha=0.9),
        mark(outline(line((-222, -110), (-60, -112), (60, -118), (180, -122), (290, -120)), 2),
             gold, alpha=0.5),
    )


def _keys(ivory: Colour, dark: Colour, lacquer: Colour) -> Motif:
    near, far, reach = (-330.0, -148.0), (-286.0, -212.0), 98.0
    board = poly(near, (near[0] + reach, near[1]), (far[0] + reach, far[1]), far)
    gaps: list[Path] = []
    blacks: list[Path] = []
    for index in range(1, 10):
        t = index / 10
        x, y = near[0] + (far[0] - near[0]) * t, near[1] + (far[1] - near[1]) * t
        gaps.append(taper([(x, y), (x + reach, y)], [1.6, 1.6]))
        if index % 7 not in (3, 0):
            blacks.append(poly((x + 34, y + 2.6), (x + reach, y + 2.6), (x + reach + 4, y - 2.6),
                               (x + 38, y - 2.6)))
    bed = blob((-334, -150, "c"), (-228, -150, "c"), (-228, -108, "c"), (-300, -112),
               (-330, -128))
    cheek = blob((-238, -104, "c"), (-238, -184), (-226, -212, "c"), (-190, -216, "c"),
                 (-196, -104, "c"))
    return motif(
        sheet(board, ivory, shaded(ivory, 0.72), shadow=0.9, soft=7, rim=1.6),
        mark(gaps, shaded(dark, 1.6), alpha=0.8),
        sheet(blacks, "#241820", dark, shadow=0.6, soft=2, rim=1.6),
        sheet(bed, lacquer, dark, soft=9, rim=2.1),
        sheet(cheek, shaded(lacquer, 1.2), dark, soft=8, rim=2.1),
    )


def _music_stand(lacquer: Colour, dark: Colour, gold: Colour) -> Motif:
    desk = blob((-204, -214, "c"), (-190, -286), (-168, -312), (-146, -300, "c"), (-158, -214, "c"))
    lyre = [tendril([(-184, -228), (-190, -258), (-176, -278)], [3, 5, 3, 1], 9, 1.3, 1),
            tendril([(-172, -226), (-160, -254), (-164, -276)], [3, 5, 3, 1], 7, 1.3, -1)]
    return motif(sheet(desk, lacquer, dark, soft=8, rim=2.1),
                 mark(all_within(lyre, desk), gold, rim=0.9))


def _leg(
    x: float, lift: float, light: float, lacquer: Colour, dark: Colour, gold: Colour
) -> Motif:
    post = blob((-17, -112, "c"), (17, -112, "c"), (20, -96), (11, -84), (15, -66), (9, -30),
                (7, -14, "c"), (-7, -14, "c"), (-9, -30), (-15, -66), (-11, -84), (-20, -96))
    brass = [box(-10, -88, 20, 5, 2), box(-8, -17, 16, 6, 2), circle(0, -5, 6)]
    return motif(sheet(post, shaded(lacquer, light * 1.2), shaded(dark, light), soft=7, rim=2),
                 sheet(brass, shaded(gold, light), shaded(gold, 0.4 * light), shadow=0.5, soft=3,
                       rim=1.8)).at(x, lift)


def _lyre(lacquer: Colour, dark: Colour, gold: Colour) -> Motif:
    arms = [taper([(s * 6, -110), (s * 20, -80), (s * 8, -54), (s * 14, -20)], [6, 8, 7, 6])
            for s in (-1, 1)]
    rods = [taper([(x, -104), (x, -24)], [2.4, 2.4]) for x in (-4, 4)]
    pedals = [oval(x, -8, 7, 4) for x in (-14, 0, 14)]
    return motif(sheet(arms, lacquer, dark, soft=5, rim=1.8),
                 sheet([*rods, *pedals], gold, shaded(gold, 0.45), shadow=0.6, soft=3, rim=1.6),
                 sheet(box(-24, -24, 48, 12, 4), lacquer, dark, soft=4, rim=1.8)).at(-120, -2)


def upright_piano(
    wood: Colour = "#5c3020", dark: Colour = "#24100e", gold: Colour = "#d8a048",
    ivory: Colour = "#f0e2c4", light: Colour | None = "#ffc860",
) -> Motif:
    """A cottage piano from the front, 220 wide and 200 high; with `light` its candles burn."""
    front = blob((-100, 0, "c"), (-102, -186, "c"), (0, -194), (102, -186, "c"), (100, 0, "c"))
    panels = [box(x, -168, 54, 58, 8) for x in (-88, -27, 34)]
    fret = [star(x, -139, r, 8, 0.42) for x, r in ((-61, 17), (0, 20), (61, 17))]
    curls = [tendril([(s * 10, -24), (s * 40, -30), (s * 62, -46)], [2, 4, 3, 1], 12, 1.3, s)
             for s in (-1, 1)]
    whites = box(-98, -96, 196, 17)
    gaps = [box(-98 + i * 9.33, -96, 1, 17) for i in range(1, 21)]
    blacks = [box(-98 + i * 9.33 - 2.6, -96, 5.2, 10) for i in range(1, 21) if i % 7 not in (3, 0)]
    return motif(
        sheet(front, wood, dark, soft=12, rim=2),
        sheet(panels, shaded(wood, 0.6), shaded(dark, 0.8), shadow=0.2, soft=4, rim=1.2),
        pane(fret, gold, 0.7, glow=4, spill=0.2),
        sheet(box(-110, -198, 220, 13, 4), shaded(wood, 1.3), dark, soft=6, rim=2),
        mark(curls, gold, rim=0.8),
        sheet(whites, ivory, shaded(ivory, 0.7), shadow=0.6, soft=4, rim=1.4),
        mark(gaps, dark, alpha=0.7),
        sheet(blacks, "#241820", shadow=0.5, soft=2, rim=1.2),
        sheet([box(-112, -80, 224, 16, 4), blob((-108, -70, "c"), (-86, -70, "c"), (-96, 2, "c"),
                                                (-106, 2, "c")),
               blob((108, -70, "c"), (86, -70, "c"), (96, 2, "c"), (106, 2, "c"))],
              shaded(wood, 1.2), dark, soft=8, rim=2),
        sheet([oval(-8, -2, 6, 4), oval(8, -2, 6, 4)], gold, shaded(gold, 0.5), soft=3, rim=1.6),
        mark(beads([(-98, -72), (98, -72)], 14, 1.8), gold),
        [_bracket(side, gold, light) for side in (-1, 1)],
    )


def _bracket(side: int, gold: Colour, light: Colour | None) -> Motif:
    arm = tendril([(side * 84, -116), (side * 96, -110), (side * 106, -120)], [3, 4, 3, 1], 6, 1,
                  -side)
    wax = box(side * 106 - 4, -152, 8, 30, 2)
    flame = blob((side * 106, -172, "c"), (side * 106 + 5, -160), (side * 106, -153),
                 (side * 106 - 5, -160))
    lit = pane(flame, light, 1.7, glow=11, spill=0.6) if light else motif()
    return motif(sheet([arm, oval(side * 106, -121, 9, 3)], gold, shaded(gold, 0.5), soft=4,
                       rim=1.8),
                 sheet(wax, "#f0dcb8", "#b08858", shadow=0.5, soft=3, rim=1.6), lit)


def piano_stool(
    seat: Colour = "#8c2c30", wood: Colour = "#3c201c", gold: Colour = "#d8a048"
) -> Motif:
    """A round stool on a screw, 110 wide, turned down low."""
    legs = [taper([(s * 6, -34), (s * 24, -26), (s * 40, -4)], [11, 10, 7]) for s in (-1, 1)]
    cushion = blob((-54, -62), (-44, -78), (0, -82), (44, -78), (54, -62), (40, -52), (0, -48),
                   (-40, -52))
    fringe = [taper([(x, -54 + 6 - (x / 50) ** 2 * 6), (x, -42 + 6 - (x / 50) ** 2 * 6)],
                    [3.4, 1.6])
              for x in range(-46, 47, 8)]
    return motif(
        sheet([*legs, taper([(0, -52), (0, -8)], [12, 10])], wood, shaded(wood, 0.45), soft=6,
              rim=1.9),
        sheet(fringe, gold, shaded(gold, 0.5), shadow=0.6, soft=3, rim=1.4),
        sheet(cushion, seat, shaded(seat, 0.45), soft=7, rim=2, puff=0.12),
        mark([circle(x, -68 + abs(x) * 0.06, 2.6) for x in (-28, 0, 28)], gold),
    )
