"""People at work: porters, pushers, a baker, a sweeper, movers; a grown one is 150 high."""

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
    poly,
    sheet,
    taper,
    within,
)
from atelier.motifs.people_heads import head_back
from atelier.motifs.rig import (
    PEOPLE,
    Hat,
    Look,
    Pose,
    arm,
    bright,
    cut,
    deep,
    folds,
    garment,
    leg,
)
from atelier.motifs.rig_side import Side, sideways

BEARING = Side(
    neck=(33, -105), shoulder=(26, -99), hip=(0, -68), tilt=28,
    elbows=((40, -82), (33, -76)), hands=((47, -99), (44, -95)),
    knees=((-5, -37), (21, -43)), ankles=((-27, -14), (15, -8)), toes=((-17, -3), (31, -4)),
)
PUSHING = Side(
    neck=(22, -98), shoulder=(15, -91), hip=(-16, -62), tilt=22,
    elbows=((36, -84), (33, -76)), hands=((56, -98), (54, -90)),
    knees=((-34, -36), (8, -45)), ankles=((-53, -11), (0, -8)), toes=((-42, -3), (16, -4)),
)
LIFTING = Pose(
    neck=(1, -121), tilt=8,
    shoulders=((-11, -110), (11, -112)), elbows=((-18, -92), (27, -94)),
    hands=((-8, -78), (39, -108)), hips=((-9, -72), (7, -70)), knees=((-13, -38), (12, -39)),
    ankles=((-15, -8), (17, -8)), toes=((-19, -2), (22, -1)),
)


BEARER_BAND = outline(line((6, -42), (20, -37), (34, -39)), 2.4)


def porter(
    who: Look = PEOPLE[7], load: Literal["sack", "stone", "pole", "disc", "none"] = "sack",
    ribbon: Colour | None = None, hat: Hat | None = None,
) -> Motif:
    """Somebody bent under a load on the back, walking right; `pole` is a bearer's shoulder pole."""
    apron = blob((8, -80, "c"), (20, -78), (30, -58), (31, -34, "c"), (20, -33), (8, -38, "c"),
                 (9, -56), (2, -68, "c"))
    over = [cut(apron, who.accent, 0.45, 3), mark(within(BEARER_BAND, apron), bright(who.accent))]
    if load == "pole":
        return sideways(BEARING, who, hat=hat, over=over, back=_load(load, ribbon))
    return sideways(BEARING, who, hat=hat, over=over, held=_load(load, ribbon))


def _load(load: str, ribbon: Colour | None) -> list[Sheet]:
    match load:
        case "sack":
            sack = blob((42, -103, "c"), (35, -119), (18, -135), (-6, -140), (-24, -132),
                        (-35, -128, "c"), (-42, -108), (-46, -90), (-42, -74, "c"), (-26, -77),
                        (0, -81), (28, -94))
            ears = blob((39, -106, "c"), (51, -112, "c"), (48, -103), (52, -95, "c"),
                        (40, -99, "c"))
            seams = [taper([(36, -109), (14, -125), (-12, -126)], [0.4, 1.3, 0.3]),
                     taper([(36, -105), (10, -113), (-24, -106)], [0.4, 1.3, 0.3]),
                     taper([(36, -101), (12, -99), (-18, -87)], [0.4, 1.3, 0.3]),
                     *(outline(line((x, y - 2), (x + 3.4, y)), 0.9) for x, y in
                       ((-36, -120), (-38, -112), (-40, -104), (-41, -96), (-41, -88)))]
            tie = taper([(37, -110), (41, -97)], [3.4, 3.4])
            patch = poly((-14, -124), (-1, -127), (2, -115), (-11, -112))
            return [cut(sack, "#b8945c", 0.5, rim=1.2), mark(seams, "#6c4828", alpha=0.6),
                    cut(patch, "#946c40", 0.5, 2), cut(ears, "#b8945c", 0.5, 2),
                    cut(tie, ribbon or "#7c5030", 0.5, 2)]
        case "stone":
            rock = blob((36, -108), (24, -132), (-4, -142), (-30, -128), (-38, -104), (-20, -84),
                        (8, -80), (30, -94))
            facets = [poly((24, -132), (-4, -142), (-8, -118), (16, -112)),
                      poly((-38, -104), (-8, -118), (-20, -84))]
            return [cut(rock, "#7c6c84", 0.4, rim=1.2), mark(facets, "#c4a4b4", alpha=0.35)]
        case "disc":
            return [sheet(circle(-6, -112, 33), "#e8b048", "#8c5018", shadow=0.9, soft=5, rim=1.3),
                    mark(outline(circle(-6, -112, 26), 1.4), "#fff0b0", alpha=0.6)]
        case "none":
            return []
        case _:
            pole = taper([(-64, -103), (94, -102)], [4.6, 4.6])
            bands = [box(x, -104.9, 2, 4.4) for x in (-46, -6, 60)]
            return [cut(pole, "#8c5a34", 0.5, 3), mark(bands, "#e0b070", alpha=0.8)]


def pusher(who: Look = PEOPLE[1], hat: Hat | None = None) -> Motif:
    """Somebody who pushes something heavy to the right with both hands."""
    apron = blob((-5, -80, "c"), (6, -74), (17, -58), (18, -36, "c"), (6, -35), (-6, -40, "c"),
                 (-5, -54), (-12, -64, "c"))
    return sideways(PUSHING, who, hat=hat, over=[cut(apron, who.accent, 0.5, 3)])


def mover_back(who: Look = PEOPLE[7], hat: Hat | None = "cap") -> Motif:
    """A mover in overalls from behind, the right side against something tall."""
    legs = [leg(LIFTING, side, who.under, "#2a1a20", behind=True, width=14, tip=0.66)
            for side in (0, 1)]
    shirt = garment(LIFTING, -62, 5, waist=0)
    seat = blob((-14, -84, "c"), (13, -84, "c"), (15, -66), (14, -52, "c"), (1, -56), (-17, -52,
                                                                                       "c"),
                (-16, -66))
    straps = [taper([(-9, -114), (3, -97), (12, -82)], [3, 3]),
              taper([(10, -116), (-1, -98), (-13, -82)], [3, 3])]
    pocket = poly((-12, -74), (-3, -73), (-4, -63), (-12, -64))
    return motif(
        arm(LIFTING, 0, who.cloth, who.skin, width=9.4, bare=0.5), legs,
        cut(shirt, who.cloth, rim=1.2), cut(seat, who.under, 0.7),
        cut([within(one, shirt) for one in straps], who.under, 0.7, 2),
        mark(outline(line(*((x, y) for x, y in ((-12, -73), (-12, -64), (-4, -63), (-3, -73)))),
                     0.8), bright(who.under, 2.6), alpha=0.8), cut(pocket, who.under, 0.8, 2),
        mark(circle(1, -97.4, 1.9), "#f0d090"),
        head_back(who, hat).at(1, -121, 1, 8),
        arm(LIFTING, 1, who.cloth, who.skin, width=9.4, bare=0.5),
    )


def sweeper_back(who: Look = PEOPLE[3], hat: Hat = "kerchief", broom: Colour = "#d8a850") -> Motif:
    """A sweeper in apron and head scarf from behind, a long broom reaching down to the left."""
    pose = Pose(
        neck=(-5, -118), tilt=-12,
        shoulders=((-16, -106), (7, -111)), elbows=((-31, -88), (22, -92)),
        hands=((-35, -66), (-14, -96)), hips=((-7, -70), (9, -69)), knees=((-14, -37), (13, -37)),
        ankles=((-18, -7), (19, -8)), toes=((-22, -1), (24, -1)),
    )
    skirt = garment(pose, -16, 17, 4, waist=3, slant=-4)
    head = blob((-66, -16, "c"), (-56, -14, "c"), (-48, 6), (-50, 13, "c"), (-92, 12, "c"),
                (-84, 2))
    twigs = [within(taper([(-61, -14), (x, 14)], [0.4, 1.1]), head) for x in range(-90, -48, 6)]
    return motif(
        [leg(pose, side, who.under, deep(who.under, 0.5), behind=True, width=9) for side in (0, 1)],
        arm(pose, 1, who.cloth, who.skin, width=9),
        cut(taper([(-8, -122), (-60, -16)], [2.6, 2.6]), "#8c5a34", 0.5, 3),
        arm(pose, 0, who.cloth, who.skin, width=9), cut(head, broom, 0.5, 3), mark(twigs,
                                                                                   deep(broom, 0.3),
                                                                                   alpha=0.7),
        mark(taper([(-67, -9), (-53, -6)], [2, 2]), "#a83c30"),
        cut(skirt, who.cloth, rim=1.3),
        folds((2, -84), [(-16, -14), (-6, -14), (10, -15), (22, -17)], who.cloth, 2),
        _strings(pose, skirt),
        head_back(who, hat).at(*pose.neck, 1, pose.tilt),
    )


def _strings(pose: Pose, body: Path, colour: Colour = "#f0e4d0") -> list[Sheet]:
    """An apron from behind: its neck band, the sash, a bow, and its edges."""
    x, y = (pose.hips[0][0] + pose.hips[1][0]) / 2, pose.hips[0][1] - 16
    left, right = pose.shoulders
    sash = within(taper([(x - 24, y + 1), (x, y + 2.4), (x + 24, y)], [4, 4.6, 4]), body)
    cross = [within(taper([(left[0] + 3, left[1] - 4), (x + 9, y)], [2.6, 2.6]), body),
             within(taper([(right[0] - 3, right[1] - 4), (x - 9, y)], [2.6, 2.6]), body)]
    bow = [blob((x, y + 2, "c"), (x - 10, y - 5), (x - 11, y + 6)),
           blob((x, y + 2, "c"), (x + 10, y - 5), (x + 11, y + 6))]
    ends = [taper([(x, y + 2), (x - 7, y + 26)], [2.4, 4], round_ends=False),
            taper([(x, y + 2), (x + 6, y + 24)], [2.4, 4], round_ends=False)]
    return [cut([*cross, sash], colour, 0.6, 2), cut(ends, colour, 0.6, 2), cut(bow, colour, 0.6,
                                                                                2),
            cut(circle(x, y + 2, 2.6), colour, 0.6, 2)]
