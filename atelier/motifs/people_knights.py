"""Knights in full armour, and the drummers who march before them; 150 high."""

from dataclasses import replace
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    Sheet,
    blob,
    box,
    circle,
    line,
    mark,
    motif,
    outline,
    oval,
    poly,
    taper,
    within,
)
from atelier.motifs.rig import PEOPLE, Look, bent, between, bright, cut, deep, slipper
from atelier.motifs.rig_side import Side, far, sideways, trunk

MARCH = Side(
    neck=(5, -118), shoulder=(2, -109), hip=(-2, -68), tilt=0,
    elbows=((22, -92), (14, -88)), hands=((36, -80), (34, -84)),
    knees=((-6, -36), (13, -40)), ankles=((-25, -13), (14, -8)), toes=((-14, -3), (30, -4)),
)
AT_EASE = replace(
    MARCH, knees=((5, -38), (-7, -38)), ankles=((14, -8), (-12, -8)), toes=((30, -4), (4, -4)),
    neck=(2, -120), shoulder=(0, -111), hip=(-4, -69),
)
KNEEL = Side(
    neck=(9, -89), shoulder=(4, -81), hip=(-7, -40), tilt=22,
    elbows=((22, -64), (18, -58)), hands=((36, -58), (34, -56)),
    knees=((30, -43), (-10, -8)), ankles=((27, -8), (-44, -9)), toes=((43, -4), (-52, -1)),
)
RIDING = Side(
    neck=(8, -58), shoulder=(4, -50), hip=(-4, -10), tilt=2,
    elbows=((22, -36), (17, -30)), hands=((36, -28), (34, -32)),
    knees=((20, -4), (17, 1)), ankles=((14, 26), (10, 30)), toes=((30, 28), (26, 33)),
)


def knight(
    pose: Literal["standing", "marching", "kneeling", "riding"] = "standing",
    tabard: Colour = "#a82c2c", holds: Literal["spoon", "lance", "sword", "nothing"] = "lance",
    steel: Colour = "#7c8894",
) -> Motif:
    """A knight in full armour, visor shut, looking right; riding has its seat at the origin."""
    side = {"standing": AT_EASE, "marching": MARCH, "kneeling": KNEEL, "riding": RIDING}[pose]
    joints = side.pose()
    x, y = side.neck
    hx, hy = side.hip
    body = trunk(side, 23, 17, 19)
    skirt = blob((hx - 11, hy - 10, "c"), (hx + 12, hy - 10, "c"), (hx + 17, hy + 6),
                 (hx + 18, hy + 20, "c"), (hx + 8, hy + 15), (hx + 1, hy + 21, "c"), (hx - 8,
                                                                                      hy + 16),
                 (hx - 20, hy + 20, "c"), (hx - 15, hy + 4))
    emblem = _flower(*between(side.shoulder, side.hip, 0.42))
    band = within(taper([(hx - 20, hy - 9), (hx + 20, hy - 9)], [4, 4]), body)
    return motif(
        _plated(joints.shoulders[0], joints.elbows[0], joints.hands[0], far(steel), 11),
        _greave(joints.hips[0], joints.knees[0], joints.ankles[0], joints.toes[0], far(steel)),
        _greave(joints.hips[1], joints.knees[1], joints.ankles[1], joints.toes[1], steel),
        cut(body, tabard, 0.45, rim=1.3), cut(skirt, tabard, 0.4, rim=1.2),
        mark(within(outline(line((hx - 22, hy + 15), (hx, hy + 14), (hx + 22, hy + 15)), 2.4),
                    skirt), "#f0d090", alpha=0.8),
        mark(band, "#4c3028"), mark(emblem, "#f0d090"), _helm(steel, tabard).at(x, y + 3, 1,
                                                                                side.tilt),
        _weapon(holds, *side.hands[1], tall=pose != "kneeling"),
        _plated(side.shoulder, side.elbows[1], side.hands[1], steel, 11),
        cut(blob((x - 12, y + 2), (x - 2, y + 1), (x + 7, y + 9), (x + 6, y + 19, "c"), (x - 4,
                                                                                         y + 22),
                 (x - 13, y + 15)), steel, 0.45, 3, rim=1.3),
    )


def _flower(x: float, y: float) -> list[Path]:
    return [circle(x, y, 2), *(oval(x + dx, y + dy, 2.4, 2.4) for dx, dy in
                               ((0, -5), (4.7, -1.5), (3, 4), (-3, 4), (-4.7, -1.5)))]


def _plated(shoulder: Point, elbow: Point, hand: Point, steel: Colour, width: float) -> list[Sheet]:
    gauntlet = blob((hand[0] - 5, hand[1] - 5), (hand[0] + 5, hand[1] - 5), (hand[0] + 6,
                                                                             hand[1] + 4),
                    (hand[0] - 4, hand[1] + 5))
    cop = [circle(*elbow, width * 0.52), star_point(elbow, width)]
    return [cut(gauntlet, steel, 0.45, 2), cut(bent(shoulder, elbow, hand, width, width * 0.76,
                                                   width * 0.8), steel, 0.45),
            cut(cop, bright(steel, 1.2), 0.45, 2)]


def star_point(elbow: Point, width: float) -> Path:
    """The small fan of a plate over a joint."""
    x, y = elbow
    return blob((x - width * 0.3, y, "c"), (x - width * 0.6, y + width * 0.75, "c"),
                (x + width * 0.3, y + width * 0.3, "c"))


def _greave(hip: Point, knee: Point, ankle: Point, toe: Point, steel: Colour) -> list[Sheet]:
    limb = bent(hip, knee, ankle, 15, 11, 8)
    shin = taper([between(knee, ankle, 0.12), between(knee, ankle, 0.5), between(knee, ankle,
                                                                                 0.98)],
                 [10.6, 12, 9.4], round_ends=False)
    lames = [between(ankle, toe, share) for share in (0.25, 0.5)]
    return [cut(slipper(ankle, toe, 1.08), deep(steel, 0.7), 0.5, 3), cut(limb, deep(steel, 0.6),
                                                                          0.5),
            cut(shin, steel, 0.45, 3), cut(circle(*knee, 6.4), bright(steel, 1.25), 0.45, 2),
            mark([circle(*knee, 1.4), *(circle(lx, ly + 1, 0.8) for lx, ly in lames)], "#f4e8c8",
                 alpha=0.8)]


def _helm(steel: Colour, plume: Colour) -> Motif:
    """A shut helm in profile, the pit of the neck at the origin."""
    dome = blob((-9.6, -3), (-11, -14), (-8, -24), (0, -28.6), (8, -25), (11, -17), (10, -5),
                (7, 1, "c"), (-8, 2, "c"))
    visor = blob((0, -22, "c"), (10, -20), (16.6, -11, "c"), (11, -2), (2, 0, "c"), (-1, -10))
    feathers = blob((-2, -27, "c"), (-2, -38), (-12, -44), (-24, -40), (-32, -27), (-33, -12, "c"),
                    (-24, -20), (-15, -24), (-8, -25, "c"))
    cuts = [within(taper([(-3, -29), (-14 - i * 4, -36 + i * 5), (-30, -18 + i * 4)],
                         [0.5, 1.2, 0.4]), feathers) for i in range(3)]
    slit = [taper([(4, -15), (15, -13.4)], [1.6, 1]), circle(8, -7.4, 0.9), circle(5, -8.4, 0.9),
            circle(8, -4.8, 0.9), circle(5, -5.4, 0.9)]
    return motif(cut(feathers, plume, 0.5, 3, rim=1.2), mark(cuts, bright(plume, 1.9), alpha=0.8),
                 cut(dome, steel, 0.42, 3, rim=1.4), cut(visor, bright(steel, 1.25), 0.42, 3),
                 mark(slit, "#100c14"), cut(circle(0, -13, 2), "#f0d090", 0.6, 2),
                 cut(taper([(-9, 1), (8, 0.4)], [4.6, 4.6]), steel, 0.5, 2))


def _weapon(holds: str, x: float, y: float, *, tall: bool) -> list[Sheet]:
    foot = 2.0 if tall and y < -60 else y + 40
    match holds:
        case "spoon":
            bowl = blob((x, y - 96), (x + 9, y - 86), (x + 8.4, y - 72), (x + 1.6, y - 64, "c"),
                        (x - 1.6, y - 64, "c"), (x - 8.4, y - 72), (x - 9, y - 86))
            dip = blob((x - 1, y - 91), (x + 5, y - 84), (x + 4, y - 74), (x, y - 70),
                       (x - 6, y - 76), (x - 6, y - 86))
            return [cut(taper([(x, y - 68), (x, foot)], [2.4, 3]), "#b8a078", 0.5, 2),
                    cut(bowl, "#d8c08c", 0.5, 3, rim=2), mark(dip, "#7c6444", alpha=0.6)]
        case "lance":
            flag = blob((x + 1, y - 92, "c"), (x - 16, y - 92), (x - 30, y - 86), (x - 46, y - 88,
                                                                                   "c"),
                        (x - 30, y - 80), (x - 14, y - 78), (x + 1, y - 74, "c"))
            return [cut(taper([(x, y - 104), (x, y - 20), (x, foot)], [1, 3, 3.4]), "#8c5a34", 0.5,
                        2),
                    cut(flag, "#e8c070", 0.5, 3)]
        case "sword":
            return [cut(poly((x - 2.4, y), (x, y + 56), (x + 2.4, y)), "#c8d4dc", 0.6, 2),
                    cut([box(x - 11, y - 3, 22, 3.4, 1.5), taper([(x, y), (x, y - 14)], [3, 3]),
                         circle(x, y - 15, 3)], "#d8a848", 0.5, 2)]
        case _:
            return []


def drummer(who: Look = PEOPLE[11], drum: Colour = "#a83c30") -> Motif:
    """Somebody who marches to the right and beats a drum hung before the belly."""
    side = replace(MARCH, elbows=((18, -90), (2, -88)), hands=((34, -92), (24, -88)))
    shell = blob((14, -78, "c"), (42, -74, "c"), (39, -50, "c"), (12, -54, "c"))
    laces = [within(outline(line((12 + i * 7, -80), (16 + i * 7, -66), (20 + i * 7, -50)), 1.1),
                    shell)
             for i in range(5)]
    skins = [taper([(13, -79), (43, -75)], [4, 4]), taper([(11, -54), (40, -50)], [4, 4])]
    sticks = [taper([(25, -90), (38, -80)], [1.8, 1.2]), taper([(36, -95), (46, -100)], [1.8, 1.2])]
    strap = mark(within(taper([(4, -116), (16, -78)], [3, 3]), trunk(side)), "#f0e0c0")
    held = [strap, cut(shell, drum, 0.5, 3), mark(laces, "#f0e0c0", alpha=0.9),
            cut(skins, "#f0e0c0", 0.6, 2), cut(sticks, "#8c5a34", 0.5, 2)]
    return sideways(side, who, held=held)
