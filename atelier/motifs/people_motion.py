"""People who dance, skate, ski, ride and climb; a grown one is 150 high."""

from dataclasses import replace
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Pane,
    Path,
    Sheet,
    blob,
    box,
    circle,
    line,
    mark,
    motif,
    outline,
    pane,
    poly,
    ring,
    taper,
    within,
)
from atelier.motifs.people_heads import head_back
from atelier.motifs.rig import PEOPLE, Hat, Look, Pose, arm, bright, cut, deep, folds, garment, leg
from atelier.motifs.rig_side import Side, sideways, trunk

# One long line from the free foot to the head, over the bent knee that carries.
GLIDE = Side(
    neck=(25, -105), shoulder=(19, -98), hip=(-3, -66), tilt=6,
    elbows=((38, -98), (-2, -92)), hands=((58, -104), (-22, -82)),
    knees=((-34, -52), (17, -40)), ankles=((-68, -52), (5, -11)), toes=((-80, -60), (20, -7)),
)
CROUCH = Side(
    neck=(24, -86), shoulder=(17, -79), hip=(-11, -52), tilt=12,
    elbows=((28, -60), (8, -56)), hands=((44, -62), (26, -50)),
    knees=((20, -42), (16, -38)), ankles=((4, -11), (-2, -8)), toes=((20, -8), (14, -5)),
)
SWAY = Side(
    neck=(4, -121), shoulder=(0, -112), hip=(-4, -70), tilt=-8,
    elbows=((22, -112), (17, -98)), hands=((42, -122), (36, -100)),
    knees=((12, -40), (-10, -38)), ankles=((22, -13), (-18, -8)), toes=((32, -3), (-3, -4)),
)
LADDER = Pose(
    neck=(-2, -126), tilt=-8,
    shoulders=((-13, -118), (11, -115)), elbows=((-23, -137), (24, -119)),
    hands=((-15, -160), (17, -140)), hips=((-9, -74), (7, -77)), knees=((-11, -40), (20, -58)),
    ankles=((-9, -9), (14, -30)), toes=((-9, 0), (14, -21)),
)
PEDAL = Side(
    neck=(17, -99), shoulder=(12, -92), hip=(-17, -65), tilt=6,
    elbows=((27, -76), (24, -73)), hands=((40, -68), (37, -66)),
    knees=((10, -52), (12, -36)), ankles=((-2, -26), (4, -10)), toes=((12, -24), (18, -6)),
)


def skater(who: Look = PEOPLE[8], hat: Hat | None = None, scarf: Colour | None = None) -> Motif:
    """A skater who glides to the right on one leg in a wide coat, scarf flying."""
    side, colour = GLIDE, scarf or who.accent
    tails = blob((14, -104, "c"), (28, -100), (27, -84), (16, -62, "c"), (6, -52), (-10, -44),
                 (-36, -40), (-52, -44, "c"), (-30, -60), (-14, -74), (-2, -88))
    blades = [outline(line((0, -1), (18, -0.6), (27, -4)), 1.8),
              outline(line((-74, -44), (-85, -54), (-87, -60)), 1.6)]
    flying = blob((22, -106, "c"), (8, -110), (-8, -106), (-24, -114), (-40, -110, "c"),
                  (-38, -101, "c"), (-22, -104), (-8, -97), (10, -101), (22, -100, "c"))
    wool = [within(taper([(x, -120), (x + 1, -92)], [1.4, 1.4]), flying) for x in (-34, -30, -26)]
    return motif(
        cut(blades, "#c8d8e0", 0.7, 2),
        sideways(side, who, hat=hat, shoe=deep(who.under, 0.5), coat=[
            cut(trunk(side), who.cloth), cut(tails, who.cloth, 0.45, rim=1.3),
            folds((18, -96), [(-44, -42), (-26, -42), (-6, -46)], who.cloth, 2, inside=tails),
            mark(within(outline(line((16, -60), (-8, -42), (-54, -42)), 3), tails),
                 bright(who.cloth, 1.7), alpha=0.8)],
            held=[cut(flying, colour, 0.5, 3), mark(wool, bright(colour, 2.4)),
                  cut(taper([(19, -103), (30, -106)], [8, 7]), colour, 0.6, 2)]),
    )


def skier(who: Look = PEOPLE[3], jacket: Colour = "#c8302c", hat: Hat = "woolly") -> Motif:
    """A skier crouched in flight to the lower right, poles behind, 110 high."""
    side = CROUCH
    skis = [taper([(-44, 1), (20, 0), (44, -1), (54, -7)], [2.2, 2.8, 2.8, 1.6]),
            taper([(-38, -4), (26, -5), (50, -6), (60, -12)], [2, 2.4, 2.4, 1.4])]
    poles = [taper([(28, -52), (-48, -34)], [1.6, 1.2]), taper([(46, -63), (-36, -48)], [1.4, 1])]
    baskets = [ring(-42, -35.4, 1.6, 3.4), ring(-31, -49, 1.6, 3.2)]
    worn = replace(who, cloth=jacket)
    return motif(
        cut(skis[1], "#7c4c30", 0.5, 2), cut(poles[1], "#4c3c44", 0.5, 2),
        sideways(side, worn, hat=hat, width=13.5, held=[cut(poles[0], "#4c3c44", 0.5, 2),
                                                        cut(baskets, "#4c3c44", 0.5, 2)]),
        cut(skis[0], "#b06c3c", 0.5, 2),
    )


def dancer(
    who: Look = PEOPLE[3], part: Literal["skirt", "tails", "fan"] = "skirt",
    hat: Hat | None = None,
) -> Motif:
    """Somebody dancing to the right: in a swung skirt, in tails, or a lady with a fan."""
    skirt = blob((-11, -82, "c"), (2, -85), (8, -81, "c"), (16, -54), (36, -28), (39, -15, "c"),
                 (14, -8), (-14, -10), (-42, -22, "c"), (-28, -40), (-16, -58))
    tails = blob((-12, -80, "c"), (2, -82), (6, -72, "c"), (-4, -58), (-18, -46), (-36, -40, "c"),
                 (-27, -56), (-17, -68))
    hem = within(outline(line((-46, -23), (-14, -12), (14, -10), (42, -17)), 4), skirt)
    over = ([cut(tails, who.cloth, 0.5, 3)] if part == "tails" else
            [cut(skirt, who.cloth, 0.45, rim=1.3), mark(hem, who.accent),
             folds((-2, -80), [(-30, -18), (-14, -12), (2, -10), (16, -10), (30, -14)], who.cloth,
                   2, inside=skirt)])
    side = SWAY
    fan: list[Sheet] = []
    if part == "fan":
        side = replace(SWAY, elbows=((18, -96), (19, -97)), hands=((4, -86), (31, -114)))
        leaf = blob((31, -116, "c"), (14, -136), (20, -148), (34, -152), (48, -147), (54, -134),
                    (31, -116, "c"))
        ribs = [taper([(31, -116), (x, -154)], [0.6, 1.1]) for x in (10, 22, 34, 46, 58)]
        fan = [cut(leaf, who.accent, 0.6, 3), mark([within(one, leaf) for one in ribs],
                                                   bright(who.accent, 2.4))]
    return sideways(side, who, hat=hat, over=over, held=fan, bare=0.3 if part != "tails" else 0)


def climber(
    who: Look = PEOPLE[7], aid: Literal["ladder", "rope"] = "rope", hat: Hat | None = None,
    *, rucksack: bool = True,
) -> Motif:
    """A climber from behind, hands high, one knee drawn up; with a coil of rope, or on a ladder."""
    pose = LADDER
    jacket = garment(pose, -68, 6, 1, waist=0.6, slant=2)
    cord: list[Sheet] = []
    if aid == "rope":
        pose = replace(pose, hands=((-6, -162), (1, -144)), ankles=((-7, -9), (9, -28)),
                       toes=((-4, 0), (4, -20)))
        cord = [cut(taper([(-3, -182), (-1, -120), (2, -60), (-3, 24)], [2.4, 2.4, 2.4, 2.4]),
                    "#d8b070", 0.5, 2)]
    pack = blob((-12, -114), (0, -119), (12, -113), (15, -96), (13, -81), (0, -77), (-13, -82),
                (-15, -98))
    flap = within(blob((-18, -122), (18, -122), (17, -102), (0, -96), (-17, -103)), pack)
    load = [cut(taper([(-14, -119), (13, -117)], [9, 9]), bright(who.accent, 1.2), 0.5, 3),
            cut(pack, who.accent, 0.45), cut(flap, who.accent, 0.7, 2),
            mark([box(-8, -101, 2, 10), box(6, -101, 2, 10)], deep(who.accent, 0.25)),
            cut(box(-6, -91, 12, 9, 2), who.accent, 0.6, 2)] if rucksack else []
    return motif(
        cord, arm(pose, 0, who.cloth, who.skin, width=9, thumb=-1),
        arm(pose, 1, who.cloth, who.skin, width=9),
        [leg(pose, side, who.under, "#5c3828", behind=True, width=12, tip=0.6) for side in (0, 1)],
        cut(jacket, who.cloth, rim=1.3), head_back(who, hat).at(*pose.neck, 1, pose.tilt), load,
    )


def lamplighter(who: Look = PEOPLE[10], cloth: Colour = "#f0e0b8") -> Motif:
    """Somebody on a ladder (not drawn) who reaches far up to the right and polishes."""
    pose = replace(LADDER, elbows=((-23, -135), (25, -137)), hands=((-14, -156), (36, -162)),
                   ankles=((-9, -9), (10, -17)), knees=((-11, -40), (10, -46)),
                   toes=((-9, 0), (10, -8)))
    coat = garment(pose, -42, 9, 3, waist=1, slant=3)
    rag = blob((30, -168), (40, -176), (48, -168), (46, -158), (52, -148, "c"), (38, -154))
    return motif(
        arm(pose, 0, who.cloth, who.skin, width=9, thumb=-1),
        [leg(pose, side, who.under, "#3c2828", behind=True, width=11, tip=0.6) for side in (0, 1)],
        cut(coat, who.cloth, rim=1.3),
        folds((0, -86), [(-12, -41), (-2, -41), (8, -42)], who.cloth, inside=coat),
        head_back(replace(who, hat="cap")).at(*pose.neck, 1, 10), cut(rag, cloth, 0.6, 2),
        arm(pose, 1, who.cloth, who.skin, width=9),
    )


def cyclist(
    who: Look = PEOPLE[2], frame: Colour = "#b8402c", hat: Hat | None = "cap", *,
    lamp: bool = True,
) -> Motif:
    """A rider on a bicycle to the right with a satchel and a long scarf, 150 high; wheels on 0."""
    rear, front = (-38.0, -24.0), (48.0, -24.0)
    bars = [taper([rear, (-2, -18)], [2.2, 2.2]), taper([(-2, -18), (-18, -58)], [2.4, 2.4]),
            taper([rear, (-15, -50)], [2, 2]), taper([(-2, -18), (36, -54)], [2.6, 2.4]),
            taper([(-15, -51), (35, -56)], [2.4, 2.4]), taper([(34, -66), (48, -24)], [2.6, 2.2]),
            taper([(30, -68), (40, -68)], [2.6, 2.2])]
    saddle = blob((-28, -60), (-18, -61), (-7, -59), (-8, -57), (-18, -56), (-27, -55))
    scarf = blob((14, -104, "c"), (0, -106), (-18, -100), (-36, -108), (-60, -102), (-78, -108,
                                                                                     "c"),
                 (-77, -99, "c"), (-60, -93), (-36, -98), (-18, -91), (0, -96), (14, -97, "c"))
    bands = [within(taper([(x, -114), (x + 1, -88)], [2, 2]), scarf) for x in range(-72, 12, 12)]
    bag = [cut(blob((-24, -78, "c"), (-4, -78, "c"), (-3, -62), (-14, -59), (-25, -62)), "#9c5c34",
               0.5, 3)]
    strap = mark(outline(line((14, -96), (2, -86), (-10, -76)), 2), "#5a3020")
    torch: list[Sheet | Pane] = [cut(poly((36, -72), (43, -74), (45, -66), (38, -66)), "#5c4c44",
                                     0.5, 2),
             pane(circle(44.4, -70, 2.8), "#ffe088", 1.8, glow=10, spill=0.7)] if lamp else []
    return motif(
        _wheel(*rear), _wheel(*front), cut(bars, frame, 0.5, 2), cut(saddle, "#3c2428", 0.5, 2),
        sideways(PEDAL, who, hat=hat, held=[strap, *bag, cut(scarf, who.accent, 0.5, 3),
                                            mark(bands, bright(who.accent, 2.4), alpha=0.8),
                                            cut(taper([(11, -101), (23, -101)], [8, 7]),
                                                who.accent, 0.6, 2)]), torch,
    )


def _wheel(x: float, y: float) -> list[Sheet]:
    spokes: list[Path] = [outline(line((x - dx, y - dy), (x + dx, y + dy)), 0.6) for dx, dy in
                          ((22, 0), (20, 9), (11, 19), (0, 22), (-11, 19), (-20, 9))]
    return [mark(spokes, "#d8d0c0", alpha=0.8), cut(ring(x, y, 21.6, 24.4), "#2c2028", 0.6, 2),
            cut(circle(x, y, 3), "#5c4c44", 0.5, 2)]
