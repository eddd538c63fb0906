"""Kings and queens in trailing robes, and people under deep hoods."""

from typing import Literal

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    Sheet,
    all_within,
    blob,
    circle,
    leaf,
    line,
    mark,
    minus,
    motif,
    moved,
    outline,
    poly,
    star,
    taper,
    within,
)
from atelier.motifs.people_heads import head_back, head_side
from atelier.motifs.rig import PEOPLE, Hat, Look, bent, cut, deep, folds, mitten

Gift = Literal["nothing", "cushion", "bunch"]


def king_robed(
    who: Look = PEOPLE[1], view: Literal["back", "side"] = "back", hat: Hat = "crown",
    holds: Gift = "nothing",
) -> Motif:
    """A king or queen in a robe with ermine and a train, 150 high; `none` as hat is bareheaded."""
    if view == "side":
        return _king_side(who, hat, holds)
    robe = blob((-6, -118, "c"), (6, -118, "c"), (15, -110), (19, -96), (20, -66), (26, -34),
                (42, -10), (72, 6, "c"), (58, 13), (20, 12), (-16, 8), (-32, 2, "c"), (-25, -30),
                (-19, -64), (-19, -96), (-15, -110))
    hem = within(outline(line((-40, -2), (-12, 3), (20, 7), (56, 8), (80, 2)), 9), robe)
    spots = [leaf(x, y, 4.4, 2.2, 80) for x, y in
             ((-26, -3), (-14, 0), (-2, 1), (10, 3), (22, 4.4), (34, 5), (46, 5), (57, 4))]
    stars = [star(x, y, 3.2, 6, 0.42) for x, y in
             ((-12, -82), (4, -78), (14, -86), (-14, -58), (2, -52), (16, -58), (-18, -32),
              (0, -26), (18, -30), (36, -12), (30, -34), (-8, -12), (12, -8))]
    return motif(
        _gift_aside(holds, who),
        cut(robe, who.cloth, 0.36, 7, rim=1.4),
        folds((0, -96), [(-26, 0), (-14, 4), (2, 7), (22, 8), (44, 9)], who.cloth, 3, 2,
              inside=robe),
        mark(all_within(stars, robe), "#f0c860", alpha=0.9),
        cut(hem, "#ece0cc", 0.6, 3), mark(all_within(spots, hem), "#2c1c2c"),
        _ermine(), head_back(who, hat).at(0, -117, 1.02, 3),
    )


def _ermine() -> list[Sheet]:
    cape = blob((-8, -121, "c"), (8, -121, "c"), (18, -110), (22, -94, "c"), (11, -88), (0, -86),
                (-11, -88), (-22, -94, "c"), (-18, -110))
    tails = [leaf(x, y, 5, 2.4, 82) for x, y in
             ((-14, -104), (-5, -101), (5, -101), (14, -104), (-18, -96), (-10, -94), (0, -93),
              (10, -94), (17, -97), (0, -110), (-8, -111), (8, -111))]
    return [cut(cape, "#ece0cc", 0.6, 4), mark(all_within(tails, cape), "#2c1c2c")]


def _gift_aside(holds: Gift, who: Look) -> list[Sheet]:
    """What is carried before the chest, seen past the right side."""
    if holds == "nothing":
        return []
    sleeve = cut(bent((12, -104), (26, -86), (34, -82), 11, 9, 7), who.cloth, 0.5)
    hand = cut(mitten((33, -82), -20), who.skin, 0.5, 2)
    return [*_gift(holds, 36, -86), hand, sleeve]


def _gift(holds: Gift, x: float, y: float) -> list[Sheet]:
    if holds == "cushion":
        pad = blob((x - 19, y - 9, "c"), (x, y - 12), (x + 19, y - 9, "c"), (x + 16, y),
                   (x + 19, y + 8, "c"), (x, y + 8), (x - 19, y + 8, "c"), (x - 16, y))
        tassels = [taper([(x + s * 19, y + 7), (x + s * 21, y + 15)], [1, 3.4]) for s in (-1, 1)]
        return [cut(tassels, "#f0c860", 0.5, 2), cut(pad, "#a83050", 0.5, 3),
                mark(outline(line((x - 17, y - 1), (x, y - 3), (x + 17, y - 1)), 1.1), "#f0c860")]
    stems = [taper([(x - 2, y + 8), (x + dx, y - 18 - dy)], [1.3, 1]) for dx, dy in
             ((-9, 0), (-1, 6), (7, 2), (13, -6))]
    blooms = [star(x + dx, y - 20 - dy, 5.4, 12, 0.66) for dx, dy in
              ((-9, 0), (-1, 6), (7, 2), (13, -6))]
    return [cut(stems, "#5c7c3c", 0.5, 2), cut(blooms, "#f0c030", 0.6, 2),
            mark([circle(x + dx, y - 20 - dy, 1.7) for dx, dy in
                  ((-9, 0), (-1, 6), (7, 2), (13, -6))], "#b87018")]


def _king_side(who: Look, hat: Hat, holds: Gift) -> Motif:
    robe = blob((-6, -118, "c"), (8, -118, "c"), (15, -104), (15, -84), (12, -62), (16, -30),
                (20, 0, "c"), (-8, 1), (-40, 0), (-84, 5, "c"), (-60, -10), (-38, -26), (-24, -56),
                (-19, -88), (-15, -108))
    hem = within(outline(line((24, -4), (-8, -3), (-40, -5), (-90, 3)), 8), robe)
    spots = [leaf(x, y, 4.4, 2.2, 80) for x, y in
             ((12, -6), (0, -5.6), (-12, -5.6), (-24, -6), (-36, -7), (-48, -5), (-60, -2))]
    stars = [star(x, y, 3.2, 6, 0.42) for x, y in
             ((-10, -78), (4, -66), (-14, -54), (2, -44), (-22, -34), (-4, -24), (10, -20),
              (-38, -18), (-20, -14), (-56, -6))]
    collar = blob((-9, -121, "c"), (9, -120, "c"), (15, -104), (12, -94, "c"), (-4, -92),
                  (-19, -95, "c"), (-16, -109))
    tails = [leaf(x, y, 5, 2.4, 82) for x, y in
             ((-11, -104), (-3, -101), (6, -102), (-14, -98), (-5, -97), (0, -111), (7, -110))]
    sleeve = blob((-7, -106), (5, -108), (16, -92), (36, -88, "c"), (35, -78), (29, -62, "c"),
                  (12, -74), (-6, -88))
    return motif(
        cut(robe, who.cloth, 0.36, 7, rim=1.4),
        folds((0, -96), [(-62, 0), (-40, -2), (-16, 0), (6, 0)], who.cloth, -4, 2, inside=robe),
        mark(all_within(stars, robe), "#f0c860", alpha=0.9), cut(hem, "#ece0cc", 0.6, 3),
        mark(all_within(spots, hem), "#2c1c2c"),
        head_side(who, hat).at(2, -117, 1.02, 6), _gift(holds, 48, -94) if holds != "nothing"
        else [], cut(collar, "#ece0cc", 0.6, 4), mark(all_within(tails, collar), "#2c1c2c"),
        cut(mitten((34, -84), -8, 1.1, -1), who.skin, 0.5, 2), cut(sleeve, who.cloth, 0.5, 4),
        mark(within(outline(line((36, -90), (34, -78), (28, -60)), 4), sleeve), "#ece0cc"),
    )


def hooded_seated(
    cloak: Colour = "#4a3468", lining: Colour = "#c87840",
    does: Literal["reading", "waiting"] = "waiting",
) -> Motif:
    """Somebody in cloak and hood seated on a low stone, looking right, 110 high; no face."""
    body = blob((6, -86), (-6, -84), (-20, -66), (-30, -38), (-42, -12), (-58, 0, "c"), (-10, 3),
                (34, 1, "c"), (37, -14), (38, -34), (28, -46), (22, -62), (16, -78))
    hood = blob((-8, -84, "c"), (-14, -98), (-8, -114), (4, -122), (16, -119), (26, -106),
                (30, -92, "c"), (24, -84), (16, -78, "c"), (4, -76))
    dark = blob((28, -95, "c"), (16, -112), (9, -104), (9, -90), (16, -80, "c"), (24, -85))
    knee = blob((14, -44), (30, -46), (40, -36), (40, -14), (38, 2, "c"), (22, 2, "c"), (20, -20),
                (10, -34))
    hem = within(outline(line((-62, -2), (-10, -1), (40, -3)), 3.4), body)
    stitches = [star(x, y, 2.4, 4, 0.4) for x, y in
                ((-44, -7), (-34, -7), (-24, -7), (-14, -7), (-4, -7), (6, -7))]
    stone = blob((-46, 4, "c"), (-42, -14), (-20, -26), (8, -26), (22, -10), (26, 4, "c"))
    return motif(
        cut(stone, "#5c5468", 0.5), cut(blob((26, -3), (36, -5), (48, 0), (49, 4, "c"), (25, 4,
                                                                                         "c")),
                                        "#4c3028", 0.5, 2),
        cut(body, cloak, 0.4, 7, rim=1.4),
        folds((0, -80), [(-46, -2), (-30, 0), (-12, 1), (6, 1)], cloak, -6, 2.2, inside=body),
        cut(knee, cloak, 0.5, 4), mark(hem, lining), mark(all_within(stitches, body), lining),
        cut(dark, "#140c1c", 0.6, 3), _lap(does),
        cut(_hooded(hood, dark), cloak, 0.5, 5, rim=1.4),
        mark(outline(line((28, -95), (16, -112), (9, -104), (9, -90), (16, -80)), 1.8), lining),
        cut(blob((-4, -78), (8, -78), (20, -60), (34, -52), (32, -42, "c"), (14, -46), (-2, -60)),
            cloak, 0.6, 4),
        cut(mitten((31, -48), 8, 1.1, -1), "#8c5c3c", 0.5, 2),
    )


def _hooded(hood: Path, dark: Path) -> Path:
    return minus(hood, moved(dark, 1.5, 0))


def _lap(does: str) -> list[Sheet | Halo]:
    if does == "waiting":
        stick = taper([(40, -74), (44, 2)], [2.4, 2])
        return [cut(stick, "#6a3c24", 0.5, 2)]
    pages = [poly((36, -52), (54, -66), (60, -54), (42, -42)),
             poly((36, -52), (28, -66), (47, -77), (54, -66))]
    return [Halo(44, -60, 24, "#ffe0a0", 0.35), cut(pages, "#f4e4c0", 0.75, 3),
            mark([outline(line((39, -51), (54, -62)), 0.8), outline(line((41, -48), (56, -59)),
                                                                    0.8)],
                 "#a88460")]


def hooded_bust(
    cloak: Colour = "#8c2c2c", trim: Colour = "#f0b850", gloves: Colour = "#e8d8b8",
    *, hands: bool = True,
) -> Motif:
    """A deep hood seen from before, to the waist, 240 high; two gloves may lie on a counter."""
    shoulders = blob((-26, -150), (26, -150), (64, -120), (86, -70), (92, 0, "c"), (-92, 0, "c"),
                     (-86, -70), (-64, -120))
    hood = blob((0, -246, "c"), (34, -222), (52, -182), (50, -142), (32, -116), (0, -104),
                (-32, -116), (-50, -142), (-52, -182), (-34, -222))
    inner = blob((0, -222, "c"), (25, -202), (36, -172), (33, -142), (18, -122), (0, -112, "c"),
                 (-18, -122), (-33, -142), (-36, -172), (-25, -202))
    rims = [moved(inner, 0, 13, 1.07), inner]
    split = [taper([(0, -112), (-2, -60), (0, 0)], [1.4, 2.4, 3.4])]
    drapes = [within(taper([(s * 30, -116), (s * x, -60), (s * x * 1.1, 0)], [0.5, 2.6, 3.2]),
                     shoulders) for s in (-1, 1) for x in (30, 50, 70)]
    stars = [star(s * x, y, r, 8, 0.42) for s in (-1, 1) for x, y, r in
             ((44, -98, 5), (62, -70, 6), (38, -60, 4.4), (76, -36, 5), (52, -28, 6))]
    border = [within(outline(line((s * 8, -104), (s * 11, -60), (s * 9, 0)), 5), shoulders)
              for s in (-1, 1)]
    return motif(
        cut(shoulders, cloak, 0.34, 9, rim=1.5), mark(drapes, deep(cloak, 0.3), alpha=0.6),
        mark(border, trim, alpha=0.85), mark(split, deep(cloak, 0.15)),
        mark(all_within(stars, shoulders), trim, alpha=0.9), cut(hood, cloak, 0.5, 9, rim=1.6),
        cut(rims[0], trim, 0.5, 4), cut(rims[1], deep(cloak, 0.3), 0.4, 4),
        cut(moved(inner, 0, -13, 0.92), "#0e0814", 0.8, 5),
        _clasp(trim), _gloves(gloves, cloak, trim) if hands else [],
    )


def _clasp(trim: Colour) -> list[Sheet | Halo]:
    return [cut(star(0, -100, 12, 8, 0.66), trim, 0.5, 3), cut(circle(0, -100, 4.6), "#a83c30", 0.5,
                                                               2)]


def _gloves(colour: Colour, cloak: Colour, trim: Colour) -> list[Sheet]:
    """Two sleeves that meet, with gloves lying on a counter."""
    sheets = []
    for s in (-1, 1):
        sleeve = blob((s * 74, -92), (s * 90, -62), (s * 88, -24), (s * 66, -4), (s * 38, -2, "c"),
                      (s * 33, -30, "c"), (s * 54, -48))
        cuff = within(outline(line((s * 30, -34), (s * 37, 2)), 9), sleeve)
        hand = blob((s * 40, -26), (s * 24, -30), (s * 9, -22), (s * 4, -9), (s * 12, 0),
                    (s * 30, 1), (s * 40, -4))
        thumb = taper([(s * 30, -24), (s * 18, -31), (s * 8, -29)], [9, 8, 6])
        seams = [outline(line((s * 22, -14), (s * 9, -11)), 1.2),
                 outline(line((s * 23, -7), (s * 11, -4)), 1.2)]
        sheets += [cut(hand, colour, 0.5, 4), cut(thumb, colour, 0.6, 3),
                   mark(seams, deep(colour, 0.3), alpha=0.7), cut(sleeve, cloak, 0.45, 6, rim=1.3),
                   cut(cuff, trim, 0.5, 3)]
    return sheets
