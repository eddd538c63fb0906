"""The old, who knit and sit and carry together, and those who sleep."""

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
    oval,
    star,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs.people_hats import hat_sheets
from atelier.motifs.people_heads import head_back, head_side
from atelier.motifs.rig import (
    GREY,
    PEOPLE,
    SKINS,
    WHITE,
    Hat,
    Look,
    Pose,
    arm,
    bent,
    bright,
    cut,
    deep,
    folds,
    garment,
    leg,
    mitten,
)
from atelier.motifs.rig_side import Side, sideways, trunk

GRANDMOTHER = Look(SKINS[4], WHITE, "bun", "none", "#7c3c54", "#3c2c44", "#c89838")
OLD_MAN = Look(SKINS[1], WHITE, "crop", "brim", "#5c4028", "#3c3034", "#8c5c34")
OLD_WOMAN = Look(SKINS[3], GREY, "bun", "none", "#d0a030", "#4c3450", "#e0b840")

ROCKING = Side(
    neck=(-6, -86), shoulder=(-9, -78), hip=(-8, -38), tilt=18,
    elbows=((10, -56), (2, -52)), hands=((22, -60), (17, -55)),
    knees=((24, -42), (22, -39)), ankles=((30, -9), (27, -7)), toes=((44, -5), (41, -3)),
)
LIFT = Pose(
    neck=(3, -112), tilt=9, shoulders=((-10, -102), (14, -103)),
    elbows=((-19, -86), (29, -96)), hands=((-2, -72), (44, -108)), hips=((-10, -66), (8, -64)),
    knees=((-12, -36), (9, -35)), ankles=((-15, -7), (12, -8)), toes=((-18, -1), (15, -1)),
)


def elder_knitting(
    who: Look = GRANDMOTHER, view: Literal["side", "back"] = "side", wool: Colour = "#d89a30",
) -> Motif:
    """An old woman who knits: in a rocking chair, or the back of an armchair with two needles."""
    return _knitting_back(who, wool) if view == "back" else _knitting_side(who, wool)


def _knitting_side(who: Look, wool: Colour) -> Motif:
    wood = "#7c4c30"
    rocker = [taper([(-58, -8), (-30, 2), (6, 4), (38, 0), (54, -8)], [3, 3.8, 4, 3.8, 2.6])]
    legs = [taper([(-26, -34), (-34, 2)], [4, 3.4]), taper([(14, -34), (20, 2)], [4, 3.4]),
            taper([(-26, -34), (-34, -70), (-44, -108)], [5, 4.4, 4]),
            taper([(-28, -60), (4, -60), (12, -58)], [3.4, 3.4, 4]),
            taper([(10, -58), (13, -34)], [3, 3])]
    pad = blob((-40, -104), (-33, -103), (-26, -72), (-20, -40, "c"), (-27, -40), (-33, -72))
    skirt = blob((-17, -48, "c"), (0, -50), (22, -49), (32, -38), (35, -14, "c"), (14, -11),
                 (10, -26), (-6, -28), (-18, -33))
    shawl = blob((-12, -90), (-2, -88), (2, -76), (-4, -58, "c"), (-16, -48, "c"), (-24, -62),
                 (-20, -80))
    work = blob((12, -58, "c"), (27, -62, "c"), (31, -46), (37, -28), (33, -12), (40, 2, "c"),
                (24, 4, "c"), (22, -14), (24, -30), (16, -46))
    rows = [within(outline(line((8, y), (24, y + 3), (44, y)), 1.2), work) for y in range(-54, 4,
                                                                                          6)]
    needles = [taper([(13, -58), (34, -70)], [1.6, 1]), taper([(16, -64), (30, -52)], [1.6, 1])]
    return motif(
        cut([*legs, *rocker], wood, 0.5, 3), cut(pad, bright(who.under, 1.6), 0.5, 3),
        cut(box(-30, -37, 48, 5, 2), wood, 0.6, 3),
        sideways(ROCKING, who, coat=[cut(trunk(ROCKING, 21, 19, 20), who.cloth, rim=1.2)],
                 over=[cut(skirt, who.under, 0.6, rim=1.2), cut(shawl, who.accent, 0.5, 3),
                       _fringe([(-16, -48), (-10, -53), (-4, -57)], who.accent)],
                 held=[cut(work, wool, 0.5, 3), mark(rows, deep(wool, 0.4), alpha=0.7),
                       cut(needles, "#e8e0d0", 0.7, 2)]),
        cut(circle(52, -2, 7), wool, 0.5, 3), mark(_yarn(52, -2, 7), deep(wool, 0.4), alpha=0.7),
    )


def _yarn(x: float, y: float, r: float) -> list[Path]:
    ball = circle(x, y, r)
    return [within(outline(line((x - r, y + d), (x, y + d * 1.6 - 1), (x + r, y + d)), 0.8), ball)
            for d in (-3, 0, 3)] + [within(outline(line((x + 1, y - r), (x - 2, y), (x, y + r)),
                                                   0.8),
                                           ball)]


def _fringe(places: list[tuple[float, float]], colour: Colour) -> Sheet:
    return mark([taper([(x, y), (x - 1.4, y + 7)], [1.2, 0.5]) for x, y in places], colour)


def _knitting_back(who: Look, wool: Colour) -> Motif:
    chair = blob((-42, -2, "c"), (-45, -34), (-50, -52), (-40, -62), (-35, -52), (-34, -84),
                 (-22, -101), (0, -106), (22, -101), (34, -84), (35, -52), (40, -62), (50, -52),
                 (45, -34), (42, -2, "c"), (0, 2))
    back = blob((-30, -12), (-29, -82), (-18, -95), (0, -99), (18, -95), (29, -82), (30, -12))
    buttons = [circle(x, y, 1.6) for x, y in ((-12, -76), (12, -76), (0, -60), (-12, -44), (12,
                                                                                            -44),
                                             (0, -28))]
    seams = [outline(line((x, y), (x2, y2)), 0.9) for (x, y), (x2, y2) in
             (((-12, -76), (12, -44)), ((12, -76), (-12, -44)), ((-12, -44), (0, -28)),
              ((12, -44), (0, -28)), ((-12, -76), (-20, -88)), ((12, -76), (20, -88)))]
    needles = [taper([(s * 22, -66), (s * 74, -92)], [3, 1.8]) for s in (-1, 1)]
    knobs = [circle(s * 75, -92.4, 3.4) for s in (-1, 1)]
    feet = [taper([(s * 34, -4), (s * 36, 7)], [6, 4]) for s in (-1, 1)]
    elbows = [bent((s * 18, -86), (s * 42, -70), (s * 30, -60), 12, 10, 8) for s in (-1, 1)]
    shawl = blob((-9, -105), (9, -105), (23, -96), (28, -80), (-28, -80), (-23, -96))
    green = "#3c5c54"
    return motif(
        cut(feet, "#5c3828", 0.5, 2), cut(needles, "#e0d8c8", 0.7, 3), cut(knobs, wool, 0.6, 2),
        cut(elbows, who.cloth, 0.5), cut(shawl, who.accent, 0.5),
        head_back(who).at(1, -104, 1.05, 7),
        cut(chair, green, 0.4, 6, rim=1.4), cut(back, bright(green, 1.15), 0.45, 3),
        mark(seams, deep(green, 0.3), alpha=0.7), cut(buttons, wool, 0.5, 2),
    )


def elder_back(
    who: Look = OLD_MAN, pose: Literal["seated", "holding"] = "seated", hat: Hat | None = None,
    carries: Literal["nothing", "stick", "umbrella"] = "nothing",
) -> Motif:
    """One old person from behind: on a bench (seat at the origin, 95 high) or lifting a corner."""
    if pose == "holding":
        return _holding(who, hat)
    body = blob((-6, -68), (6, -68), (17, -59), (22, -40), (22, -16), (25, 2), (14, 6), (-14, 6),
                (-25, 2), (-22, -16), (-22, -40), (-17, -59))
    sleeves = [bent((s * 16, -57), (s * 26, -34), (s * 18, -14), 11, 10, 8) for s in (-1, 1)]
    staff = {"nothing": [], "stick": [taper([(27, -24), (31, 54)], [2.6, 2.2]),
                                      outline(line((27, -24), (26, -32), (20, -33)), 2.6)],
             "umbrella": [taper([(27, -20), (29, 24), (31, 54)], [2, 9, 1.4]),
                          outline(line((27, -18), (26, -30), (20, -31), (19, -26)), 2.4)]}[carries]
    legs = [taper([(s * 9, 4), (s * 10, 46)], [10, 7]) for s in (-1, 1)]
    shoes = [oval(s * 11, 50, 7, 4) for s in (-1, 1)]
    seam = taper([(0, -64), (0.6, -30), (0, 4)], [0.8, 1, 1.2])
    return motif(
        cut(shoes, deep(who.under, 0.5), 0.5, 2), cut(legs, who.under, 0.5, 3),
        cut(staff, who.accent, 0.5, 2), cut(sleeves, who.cloth, 0.5),
        cut(body, who.cloth, 0.45, rim=1.3), mark(seam, deep(who.cloth, 0.35), alpha=0.6),
        _old_head(who, hat).at(2, -66, 1, 8),
        cut(blob((-11, -73, "c"), (0, -70), (11, -72, "c"), (14, -62), (0, -57), (-14, -62)),
            bright(who.cloth, 1.25), 0.5, 3),
    )


def _old_head(who: Look, hat: Hat | None) -> Motif:
    """A head from behind; an old man's is white from the brim to the nape, an ear at each side."""
    if who.hairdo != "crop":
        return head_back(who, hat)
    hair = blob((-9.8, -21), (-9.6, -12), (-7, -4.6, "c"), (-5.2, -6), (-3.8, -2.4, "c"),
                (-2, -4.8), (0.4, -1.6, "c"), (2.2, -4.8), (4.2, -2.4, "c"), (5.6, -6),
                (7.2, -4.6, "c"), (9.6, -12), (9.8, -21), (0, -27))
    combed = [within(taper([(x * 0.5, -24), (x * 1.06, -14), (x * 0.82, -4)], [0.4, 1, 0.4]), hair)
              for x in (-7, -4.4, -1.6, 1.6, 4.4, 7)]
    ears = [oval(side * 10, -13.4, 2.3, 3.6, side * 8) for side in (-1, 1)]
    return motif(head_back(who, "none"), cut(hair, who.hair, 0.6, 3, rim=1.2),
                 mark(combed, "#6c6474", alpha=0.55), cut(ears, who.skin, 0.55, 2, rim=1.2),
                 hat_sheets(who.hat if hat is None else hat, who, side=False))


def _holding(who: Look, hat: Hat | None) -> Motif:
    long_skirt = who.hairdo == "bun"
    body = garment(LIFT, -16 if long_skirt else -38, 15 if long_skirt else 9, 2, waist=0.6, slant=3)
    shawl = blob((-4, -114), (8, -114), (20, -102), (25, -86, "c"), (14, -80), (3, -68, "c"),
                 (-9, -78), (-22, -84, "c"), (-17, -100))
    return motif(
        [leg(LIFT, side, who.under, deep(who.under, 0.5), behind=True, width=11) for side in (0,
                                                                                              1)],
        arm(LIFT, 0, who.cloth, who.skin, width=9),
        cut(body, deep(who.cloth, 0.55) if long_skirt else who.cloth, 0.5, rim=1.3),
        folds((0, -84), [(-15, -20), (-4, -18), (8, -19), (17, -22)], who.cloth, inside=body),
        arm(LIFT, 1, who.cloth, who.skin, width=9),
        [cut(shawl, who.accent, 0.5), mark(within(outline(
            line((26, -89), (14, -83), (3, -71), (-9, -81), (-23, -87)), 1.4), shawl),
            bright(who.accent, 2))] if long_skirt else [],
        _old_head(who, hat).at(3, -110, 1, 9),
        [] if long_skirt else [cut(blob((-8, -117, "c"), (3, -114), (14, -116, "c"), (17, -106),
                                        (3, -102), (-11, -106)), bright(who.cloth, 1.25), 0.5, 3)],
    )


def elder_pair_back(
    left: Look = OLD_WOMAN, right: Look = OLD_MAN, bench: Colour = "#6c4430",
) -> Motif:
    """Two old people close together on a bench from behind, 150 wide."""
    planks = [taper([(-76, y), (76, y + 0.6)], [6.4, 6.4]) for y in (-84, -73)]
    seat = taper([(-80, -52), (80, -52)], [6, 6])
    legs = [taper([(x, -90), (x * 1.02, 0)], [5, 4]) for x in (-66, 66)]
    near = right.cloth
    round_her = [cut(bent((12, -105), (-8, -92), (-27, -91), 9, 8, 7), near, 0.6, 3),
                 cut(mitten((-27, -91), 175, 1, 1), right.skin, 0.5, 2)]
    return motif(
        elder_back(replace(left, cloth=left.accent)).at(-20, -54, 1),
        elder_back(right).at(22, -54, 1.06, -5), round_her,
        cut(legs, bench, 0.5, 3), cut([*planks, seat], bench, 0.6, 3),
        mark([circle(x, y, 1.2) for x in (-66, 66) for y in (-84, -73)], "#d0a878"),
    )


def sleeper(
    who: Look = PEOPLE[7], blanket: Colour = "#5c3c74", dots: Colour = "#f0d890",
    pillow: Colour = "#e8dcc8",
) -> Motif:
    """Somebody asleep on the back under a starry blanket, 170 long, the head on the left."""
    cushion = blob((-92, -8), (-90, -24), (-70, -30), (-50, -26), (-44, -12), (-48, 0, "c"),
                   (-88, 0, "c"))
    cover = blob((-54, 0, "c"), (-56, -16), (-48, -31), (-30, -38), (-8, -35), (10, -36), (28, -52),
                 (42, -55), (54, -40), (68, -28), (80, -36), (88, -36), (93, -16), (90, 0, "c"))
    hem = within(taper([(-62, 2), (-60, -18), (-46, -36), (-36, -42)], [11, 11, 11, 11]), cover)
    stars = [star(x, y, r, 5, 0.45, x) for x, y, r in
             ((-30, -22, 4), (-12, -28, 3), (-14, -10, 3.4), (8, -20, 4), (26, -30, 3), (28, -10,
                                                                                         4),
              (46, -24, 4), (60, -12, 3.4), (76, -22, 4))]
    breath = [taper([(x, y), (x + lean, -18), (x + lean * 1.3, -2)], [0.4, 1.6, 0.5])
              for x, y, lean in ((2, -34, 5), (36, -52, -6), (44, -50, 8), (80, -34, -3))]
    sleeve = bent((-44, -26), (-22, -36), (-4, -28), 9, 8, 6.6)
    return motif(
        cut(cushion, pillow, 0.6, 4, rim=1.2), head_side(who, "none").at(-48, -21, 1.25, -80),
        cut(cover, blanket, 0.4, 6, rim=1.4), mark([within(one, cover) for one in stars], dots),
        mark([within(one, cover) for one in breath], deep(blanket, 0.3), alpha=0.6),
        cut(hem, pillow, 0.65, 3), cut(mitten((-5, -28), 30, 1.1), who.skin, 0.5, 2),
        cut(sleeve, bright(who.cloth, 1.2), 0.5, 3),
        mark([within(taper([(x, -44), (x + 3, -14)], [1.6, 1.6]), sleeve)
              for x in (-40, -33, -26, -19, -12)], "#f0e4d0", alpha=0.8),
    )


def sleeper_above(
    who: Look = PEOPLE[11], stripe: Colour = "#3c6c9c", pillow: Colour = "#ece0d0",
) -> Motif:
    """A head on its pillow from above, face turned away; 230 wide; the neck is 0."""
    cushion = blob((-112, -96, "c"), (-60, -104), (0, -100), (60, -104), (112, -96, "c"), (106,
                                                                                           -50),
                   (114, 4, "c"), (56, -2), (0, 2), (-58, -2), (-114, 4, "c"), (-106, -50))
    dents = [taper([(x, y), (x * 0.7, y * 0.86 - 6), (x * 0.42, y * 0.8 - 10)], [0.4, 2, 0.4])
             for x, y in ((-94, -84), (94, -84), (-92, -8), (92, -8), (-100, -50), (100, -46))]
    curls = [circle(x, y, r) for x, y, r in
             ((-6, -44, 30), (-30, -56, 13), (-24, -72, 13), (-6, -78, 14), (14, -74, 13),
              (26, -58, 13), (28, -38, 12), (-34, -38, 12), (-28, -22, 12), (18, -22, 12))]
    spirals = [tendril([(x - 9, y + 4), (x - 7, y - 4), (x, y - 8)], [0.8, 1.6, 1.4], 5, 1, 1)
               for x, y in ((-22, -56), (0, -66), (18, -52), (-6, -44), (12, -32), (-24, -34),
                            (-8, -24))]
    ear = oval(24, -30, 5, 7.4, 20)
    cheek = blob((12, -30), (34, -36), (36, -22), (26, -8), (8, -4), (0, -12))
    yoke = blob((-58, 34, "c"), (-54, 10), (-36, -6), (-16, -14), (10, -15), (38, -4), (58, 14),
                (62, 34, "c"), (0, 40))
    lines = [within(taper([(x * 0.5, -20), (x, 44)], [3, 6]), yoke) for x in range(-54, 62, 18)]
    collar = outline(line((-20, -10), (-4, -2), (14, -11)), 7)
    return motif(
        cut(cushion, pillow, 0.7, 8, rim=1.4), mark(dents, "#8c7c88", alpha=0.4),
        cut(yoke, "#e4d8c8", 0.6, 6, rim=1.3), mark(lines, stripe, alpha=0.9),
        cut([taper([(-4, -24), (-4, -10)], [24, 26]), cheek], who.skin, 0.6, 4),
        cut(collar, "#f0e8dc", 0.7, 3), cut(union(curls), who.hair, 0.5, 6, rim=1.3),
        mark(spirals, bright(who.hair, 2.6), alpha=0.5), cut(ear, who.skin, 0.6, 3),
    )
