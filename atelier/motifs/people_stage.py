"""People who play and dance: acrobats, musicians, dancers; a grown one is 150 high."""

from dataclasses import replace
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Sheet,
    blob,
    box,
    circle,
    line,
    mark,
    motif,
    outline,
    taper,
    union,
    within,
)
from atelier.motifs.people_heads import head_back
from atelier.motifs.puppets import puppet
from atelier.motifs.rig import (
    PEOPLE,
    SKINS,
    Hat,
    Look,
    Pose,
    arm,
    bent,
    bright,
    cut,
    deep,
    folds,
    leg,
    mitten,
)
from atelier.motifs.rig_side import Side, sideways, trunk

TUMBLER = Look(SKINS[3], "#20141c", "bun", "none", "#e4d8c4", "#2c2030", "#c83c3c")

# On the rope: the standing foot under the head, the other reaching along it.
ROPE = Pose(
    neck=(-2, -118), tilt=8, shoulders=((-9, -109), (8, -106)),
    elbows=((-28, -114), (27, -100)), hands=((-49, -124), (47, -108)), hips=((-7, -68), (5, -66)),
    knees=((-8, -36), (18, -45)), ankles=((-2, -8), (33, -17)), toes=((1, -1), (44, -8)),
)
HANDSTAND = Side(
    neck=(6, -48), shoulder=(2, -52), hip=(-4, -92), tilt=150,
    elbows=((4, -28), (-4, -28)), hands=((6, -6), (-6, -6)),
    knees=((24, -114), (-22, -120)), ankles=((44, -140), (-14, -150)),
    toes=((57, -147), (-12, -166)),
)
FIDDLE = Side(
    neck=(5, -119), shoulder=(1, -110), hip=(-5, -70), tilt=14,
    elbows=((22, -98), (20, -94)), hands=((39, -118), (33, -117)),
    knees=((9, -38), (-8, -38)), ankles=((12, -8), (-17, -8)), toes=((28, -4), (-2, -4)),
)
CELLO = Side(
    neck=(1, -93), shoulder=(-4, -85), hip=(-12, -44), tilt=20,
    elbows=((14, -84), (17, -62)), hands=((22, -100), (41, -52)),
    knees=((26, -48), (25, -44)), ankles=((34, -9), (21, -8)), toes=((49, -4), (37, -4)),
)
STRINGS = replace(
    FIDDLE, neck=(18, -104), shoulder=(12, -96), hip=(-10, -62), tilt=10,
    elbows=((36, -102), (34, -84)), hands=((52, -116), (56, -86)),
    knees=((14, -38), (-18, -32)), ankles=((13, -8), (-36, -8)), toes=((29, -4), (-22, -4)),
)


def acrobat(
    act: Literal["rope", "knees", "hands"] = "rope", who: Look = TUMBLER,
    holds: Literal["parasol", "basket"] = "parasol",
) -> Motif:
    """An acrobat in stripes on a rope at the origin, hanging by the knees, or on her hands."""
    match act:
        case "rope":
            return _rope_walker(who, holds)
        case "knees":
            return _hanging(who)
        case _:
            body = trunk(HANDSTAND, 17, 13.5, 17)
            return sideways(HANDSTAND, who, coat=[cut(body, who.cloth, 0.6, rim=1.2),
                                                  _stripes(body, who)], bare=0.5,
                            legs=who.accent, width=12)


def _stripes(body: Path, who: Look, down: tuple[float, float] = (-130, -20)) -> Sheet:
    rows = [within(taper([(-60, y), (60, y + 3)], [3.4, 3.4]), body)
            for y in range(int(down[0]), int(down[1]), 8)]
    return mark(rows, who.under, alpha=0.9)


def _rope_walker(who: Look, holds: str) -> Motif:
    pose = ROPE
    body = blob((-6, -118), (3, -118), (10, -108), (8, -88), (9, -70), (6, -60), (-8, -60),
                (-11, -72), (-9, -88), (-11, -107))
    frill = blob((-10, -76, "c"), (8, -74, "c"), (22, -66), (28, -54, "c"), (18, -58),
                 (12, -51, "c"), (4, -57), (-3, -52, "c"), (-11, -58), (-20, -53, "c"), (-19, -66))
    held = _parasol(*pose.hands[0], who) if holds == "parasol" else _basket(*pose.hands[0], who)
    near = leg(pose, 1, who.accent, deep(who.accent, 0.6), width=10)
    return motif(
        held, [arm(pose, 0, who.cloth, who.skin, width=8, bare=0.6)],
        [leg(pose, 0, who.accent, deep(who.accent, 0.6), width=10.4, behind=True)], near,
        cut(body, who.cloth, 0.6, rim=1.2), _stripes(body, who),
        cut(frill, who.accent, 0.5, 3), mark(within(outline(line((-22, -56), (0, -55), (30, -57)),
                                                           2), frill), bright(who.accent, 2)),
        head_back(who).at(*pose.neck, 1, pose.tilt),
        arm(pose, 1, who.cloth, who.skin, width=8, bare=0.6),
    )


def _parasol(x: float, y: float, who: Look) -> list[Sheet]:
    top = (x - 14, y - 42)
    canopy = blob((x - 40, y - 14, "c"), (x - 36, y - 34), (top[0], top[1] - 2), (x + 10, y - 38),
                  (x + 22, y - 26, "c"), (x + 12, y - 26), (x + 2, y - 21, "c"), (x - 8, y - 23),
                  (x - 18, y - 17, "c"), (x - 29, y - 19))
    ribs = [within(taper([top, (x + d, y - 14)], [1.2, 2.2]), canopy) for d in (-34, -18, -2, 14)]
    return [cut(taper([(x + 1, y + 6), top], [1.8, 1.6]), "#6a3c24", 0.5, 2),
            cut(canopy, who.accent, 0.5, 3), mark(ribs, bright(who.accent, 2.6), alpha=0.7)]


def _basket(x: float, y: float, who: Look) -> list[Sheet]:
    bowl = blob((x - 15, y + 14, "c"), (x + 11, y + 14, "c"), (x + 8, y + 28), (x - 2, y + 31),
                (x - 12, y + 28))
    weave = [within(outline(line((x - 18, y + 18 + i * 5), (x + 14, y + 18 + i * 5)), 1), bowl)
             for i in range(3)]
    return [cut(outline(line((x - 13, y + 15), (x - 1, y + 1), (x + 9, y + 15)), 1.8), "#7c5030",
                0.5, 2),
            cut([circle(x - 7, y + 12, 5), circle(x + 3, y + 12, 5)], who.accent, 0.5, 2),
            cut(bowl, "#b88448", 0.5, 3), mark(weave, "#5c3820", alpha=0.7)]


def _hanging(who: Look) -> Motif:
    """Head down, knees over the rope, 175 long, arms spread to those below."""
    shins = [union(taper([(-8, 42), (-10, 4)], [14, 10]), taper([(-11, 4), (-19, 34)], [9, 6])),
             union(taper([(8, 42), (10, 3)], [14, 10]), taper([(11, 3), (21, 31)], [9, 6]))]
    feet = [taper([(-19, 32), (-22, 42), (-21, 52)], [6, 5.6, 2]),
            taper([(21, 30), (24, 39), (24, 49)], [6, 5.6, 2])]
    body = blob((-12, 32), (0, 28), (12, 32), (13, 46), (9, 60), (10, 78), (7, 87), (0, 90),
                (-7, 87), (-11, 78), (-9, 60), (-13, 46))
    rows = [within(taper([(-20, y), (0, y + 3), (20, y)], [3.8, 3.8, 3.8]), body)
            for y in range(32, 92, 8)]
    arms = [(bent((-8, 81), (-25, 96), (-32, 122), 8, 7, 5), mitten((-32, 121), 104, 1.05, 1)),
            (bent((8, 81), (26, 94), (36, 118), 8, 7, 5), mitten((36, 117), 68, 1.05, -1))]
    cuffs = [within(taper([(-60, y), (60, y)], [2.6, 2.6]), arm_path)
             for arm_path, _ in arms for y in (90, 98, 106)]
    return motif(
        cut(feet, who.under, 0.5, 2), cut(shins, who.under, 0.6),
        mark([within(taper([(-40, y), (40, y)], [2, 2]), one) for one in shins
              for y in (12, 20, 28)], bright(who.cloth, 1.2), alpha=0.75),
        cut([hand for _, hand in arms], who.skin, 0.5, 2),
        cut([sleeve for sleeve, _ in arms], who.cloth, 0.6), mark(cuffs, who.under, alpha=0.9),
        cut(body, who.cloth, 0.6, rim=1.2), mark(rows, who.under, alpha=0.9),
        head_back(who).at(0, 88, 1, 180),
        mark([circle(-9, 103, 2.4), circle(9, 103, 2.4)], "#fff4e4"),
    )


def musician_bowing(
    instrument: Literal["violin", "cello", "strings"] = "violin", who: Look = PEOPLE[0],
    wood: Colour = "#a85c28", hat: Hat | None = None,
) -> Motif:
    """A player from the side: violin standing, cello seated, or a long bow on tall strings."""
    match instrument:
        case "violin":
            fiddle = _fiddle(wood).at(12, -121, 0.62, 80)
            bow = [cut(taper([(24, -134), (40, -96)], [1.6, 1.2]), "#5c3020", 0.5, 2)]
            return sideways(FIDDLE, who, hat=hat, held=motif(fiddle, bow), over=_tails(who))
        case "cello":
            cello = motif(_fiddle(wood).at(33, -10, 1.18, -15),
                          cut(taper([(60, -44), (-4, -60)], [1.8, 1.4]), "#5c3020", 0.5, 2))
            chair = [cut([taper([(-26, -42), (-28, 0)], [4, 3]), taper([(2, -42), (4, 0)], [4, 3]),
                          taper([(-27, -42), (-31, -84)], [4, 3]), box(-29, -44, 36, 6, 2)],
                         "#5c3828", 0.5, 3)]
            return motif(chair, sideways(CELLO, who, hat=hat, held=cello))
        case _:
            bow = [cut(taper([(30, -62), (84, -114)], [2.2, 1.6]), "#8c5a34", 0.5, 2),
                   mark(taper([(34, -62), (85, -111)], [0.8, 0.8]), "#fff0d0")]
            return sideways(STRINGS, who, hat=hat, coat=_cloak(who), held=bow)


def _tails(who: Look) -> list[Sheet]:
    tails = blob((-14, -82, "c"), (0, -80), (6, -72, "c"), (0, -58), (-10, -50), (-27, -36, "c"),
                 (-22, -54), (-17, -66))
    return [cut(tails, who.cloth, 0.5, 3)]


def _cloak(who: Look) -> list[Sheet]:
    cape = blob((20, -106, "c"), (10, -106), (0, -92), (-16, -66), (-38, -38), (-58, -22, "c"),
                (-34, -18), (-14, -24, "c"), (4, -28), (14, -36, "c"), (22, -62), (24, -90))
    return [cut(cape, who.cloth, 0.5, rim=1.3),
            folds((14, -100), [(-46, -22), (-28, -19), (-8, -24), (8, -30)], who.cloth, -4,
                  inside=cape)]


def _fiddle(wood: Colour) -> Motif:
    """The body of a violin or cello, 100 high with its neck; its end pin at the origin."""
    body = blob((0, -2), (15, -6), (18, -18), (11, -28), (13.4, -40), (8, -50), (0, -52), (-8, -50),
                (-13.4, -40), (-11, -28), (-18, -18), (-15, -6))
    neck = union(taper([(0, -48), (0, -88)], [4.4, 3]), circle(0, -91, 3.4))
    holes = [outline(line((s * 7, -16), (s * 6, -22), (s * 8, -28)), 1.1) for s in (-1, 1)]
    strings = [taper([(d, -86), (d * 1.6, -10)], [0.5, 0.5]) for d in (-1, 0, 1)]
    return motif(cut(body, wood, 0.42, 3, rim=1.3), mark(holes, deep(wood, 0.2)),
                 cut(neck, deep(wood, 0.4), 0.5, 2), cut(box(-5, -19, 10, 2.4, 1), "#e8c890", 0.5,
                                                         2),
                 mark(strings, "#fff0d0", alpha=0.9))


def puppeteer(who: Look = PEOPLE[5]) -> Motif:
    """Somebody who leads a small marionette on strings, from the side."""
    side = replace(FIDDLE, elbows=((24, -98), (20, -92)), hands=((46, -106), (42, -98)))
    bar = [cut([taper([(34, -100), (62, -104)], [2.4, 2.4]), taper([(46, -110), (50, -95)],
                                                                   [2.2, 2.2])], "#8c5a34", 0.5, 2),
           mark([taper([(x, -101), (x2, y)], [0.6, 0.6]) for x, x2, y in
                 ((36, 42, -44), (48, 51, -56), (60, 59, -46))], "#fff0d0", alpha=0.8)]
    skirt = blob((-14, -78, "c"), (6, -78, "c"), (14, -50), (18, -20, "c"), (0, -17), (-22, -21,
                                                                                       "c"),
                 (-16, -50))
    return motif(puppet().at(50, 0, 0.125),
                 sideways(side, who, held=bar, over=[cut(skirt, who.cloth, 0.5, rim=1.2)]))
