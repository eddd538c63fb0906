"""Birds of pond and shore: the goose and the heron."""

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
    motif,
    moved,
    outline,
    shaded,
    sheet,
    star,
    taper,
    union,
    within,
)
from atelier.motifs._plumage import breast_rows, fan, shoulder, tier
from atelier.motifs.wings import wing

Neck = Literal["upright", "stretched", "up"]
HeronPose = Literal["standing", "asleep", "reaching"]
HERON_FOOT = (118.0, -150.0)
"""The raised foot of a reaching heron."""
NECKS: dict[Neck, tuple[list[Point], float]] = {
    "upright": ([(38, -78), (70, -112), (62, -152), (66, -186)], 0),
    "stretched": ([(38, -78), (80, -104), (112, -138), (142, -168)], -22),
    "up": ([(38, -78), (64, -114), (60, -156), (72, -192)], -52),
}


def goose(
    feathers: Colour = "#d6cfc0", end: Colour = "#7f8fa2", beak: Colour = "#e8862c",
    neck: Neck = "upright", apron: Colour | None = None,
) -> Motif:
    """A goose that walks to the right, 240 wide, 215 high."""
    points, turn = NECKS[neck]
    body = union(
        blob((64, -96), (76, -70), (60, -42), (22, -24), (-30, -26), (-72, -44), (-118, -88, "c"),
             (-84, -92), (-50, -102), (-6, -112), (34, -112)),
        taper(points, [64, 34, 22, 24]))
    return motif(
        _goose_leg(beak).at(-20, 0), _goose_leg(beak).at(24, 0),
        tier(fan([(-74, -78), (-64, -58)], (207, 180), (62, 52), 18, 4), feathers, end, 4),
        sheet(body, feathers, end, soft=11, rim=2, puff=0.1),
        _apron(body, apron) if apron else motif(_breast(body, end)),
        _goose_wing(feathers, end),
        _goose_head(feathers, end, beak).at(*points[-1], turn=turn),
    )


def _breast(body: Path, end: Colour) -> Motif:
    cuts = [outline(line((62 - i * 9, -94 + j * 15 + i * 2), (66 - i * 9, -87 + j * 15 + i * 2),
                         (59 - i * 9, -82 + j * 15 + i * 2)), 1.6)
            for i in range(3) for j in range(3)]
    return motif(mark(all_within(cuts, body), shaded(end, 0.9), alpha=0.7))


def _apron(body: Path, cloth: Colour) -> Motif:
    bib = within(blob((40, -128, "c"), (96, -118, "c"), (100, -60), (60, -40), (34, -60),
                      (48, -96)),
                 union(body, moved(body, 3, 3)))
    skirt = blob((30, -62, "c"), (76, -62, "c"), (70, -36), (66, -8, "c"), (54, -13), (42, -5, "c"),
                 (30, -11), (18, -5, "c"), (6, -12), (-6, -8, "c"), (10, -36))
    worn = union(bib, skirt)
    pocket = blob((28, -46, "c"), (54, -44, "c"), (50, -22), (24, -24, "c"))
    strap = within(taper([(40, -134), (62, -126), (90, -134)], [7, 7, 7]), body)
    return motif(
        sheet(strap, shaded(cloth, 0.7), shadow=0.5, soft=3),
        sheet(worn, cloth, shaded(cloth, 0.5), shadow=0.8, soft=5, rim=1.7),
        sheet(pocket, shaded(cloth, 1.2), shaded(cloth, 0.6), shadow=0.5, soft=3, rim=1.3),
        mark([star(72 - i * 4, -104 + i * 22, 4.5, 5, 0.45) for i in range(4)],
             shaded(cloth, 2.2), alpha=0.9),
    )


def _goose_wing(feathers: Colour, end: Colour) -> Motif:
    long = fan([(-40, -86), (-2, -48)], (196, 172), (84, 62), 21, 5)
    middle = fan([(-20, -94), (18, -52)], (194, 168), (66, 48), 21, 5)
    front = blob((-6, -104), (20, -106), (42, -90), (44, -66), (26, -50), (10, -62), (-4, -82))
    hem = fan([(0, -98), (26, -56)], (192, 166), (42, 30), 20, 5)
    return motif(
        tier(long, shaded(feathers, 0.72), end),
        tier(middle, shaded(feathers, 0.9), end),
        shoulder(front, hem, feathers, shaded(end, 1.3)),
    )


def _goose_leg(orange: Colour) -> Motif:
    leg = union(taper([(-2, -40), (0, -18), (-4, -2)], [13, 8, 7]),
                blob((-10, -4, "c"), (4, -8), (22, -2), (32, 5, "c"), (14, 4), (10, 8, "c"),
                     (-2, 5), (-12, 7, "c")))
    return motif(sheet(leg, orange, shaded(orange, 0.4), shadow=0.8, soft=4, rim=1.6))


def _goose_head(
    feathers: Colour, end: Colour, beak: Colour, asleep: bool = False
) -> Motif:
    """A head that looks right, the upper end of its neck at the origin."""
    skull = blob((-13, 10), (-15, -10), (-2, -24), (16, -23), (28, -10), (26, 4), (10, 12),
                 (-2, 16))
    upper = blob((20, -20, "c"), (32, -18), (46, -8), (54, -2, "c"), (46, 2), (22, 2, "c"))
    lower = blob((22, 1, "c"), (48, 2, "c"), (36, 8), (22, 7, "c"))
    eye = [outline(line((3, -8), (9, -5), (15, -8)), 2.4)]
    look = (mark(eye, "#2c1c18") if asleep else
            motif(sheet(circle(9, -9, 6.2), beak, shaded(beak, 0.5), shadow=0.3, soft=2),
                  mark(circle(9.6, -9, 4.3), "#1a1010"), mark(circle(11, -10.8, 1.5), "#fff6e0")))
    return motif(
        sheet(lower, shaded(beak, 0.6), shadow=0.4, soft=2),
        sheet(skull, feathers, shaded(feathers, 0.8), shadow=0.25, soft=4, rim=1.8),
        sheet(upper, beak, shaded(beak, 0.5), shadow=0.7, soft=3, rim=1.8),
        mark(taper([(34, -12), (41, -8)], [2.4, 1]), shaded(beak, 0.3)),
        look,
        mark(outline(line((-6, 8), (4, 11), (14, 9)), 1.4), end, alpha=0.5),
    )


def brooding_goose(
    feathers: Colour = "#d8d0c0", end: Colour = "#72849c", beak: Colour = "#e8862c",
    asleep: bool = True,
) -> Motif:
    """A fat goose that sits and broods, looking right, 400 wide, 330 high; its belly the origin."""
    body = union(
        blob((154, -140), (184, -92), (160, -28), (84, 0), (-84, 0), (-156, -32), (-214, -132, "c"),
             (-166, -134), (-100, -174), (-10, -196), (84, -186)),
        taper([(96, -100), (166, -164), (134, -226), (118, -282), (140, -318)],
              [160, 92, 48, 40, 44]))
    front = blob((90, -214), (170, -190), (210, -90), (170, -10), (80, 0), (60, -80))
    return motif(
        tier(fan([(-150, -104), (-132, -58)], (208, 178), (92, 74), 30, 5), feathers, end),
        sheet(body, feathers, end, soft=14, rim=2.3, puff=0.12),
        breast_rows(within(front, body), 126, -186, -24, 80, 8, 6, feathers, shaded(end, 1.1)),
        _brooding_wing(feathers, end).at(0, -10),
        _goose_head(feathers, end, beak, asleep).at(140, -314, 1.75, 14),
    )


def _brooding_wing(feathers: Colour, end: Colour) -> Motif:
    long = fan([(-72, -128), (-6, -40)], (200, 176), (146, 104), 32, 6)
    middle = fan([(-40, -144), (30, -48)], (198, 172), (116, 84), 32, 6)
    short = fan([(-4, -154), (62, -66)], (196, 168), (82, 58), 30, 5)
    front = blob((20, -172), (56, -172), (92, -142), (94, -104), (66, -76), (40, -90), (22, -130))
    hem = fan([(26, -164), (70, -86)], (194, 164), (62, 44), 30, 5)
    return motif(
        tier(long, shaded(feathers, 0.66), end, 7), tier(middle, shaded(feathers, 0.8), end, 7),
        tier(short, shaded(feathers, 0.92), end, 6),
        shoulder(front, hem, feathers, shaded(end, 1.3), 7),
    )


def flying_goose(
    feathers: Colour = "#d6cfc0", end: Colour = "#7f8fa2", beak: Colour = "#e8862c"
) -> Motif:
    """A goose that flies to the right, neck stretched, 330 wide; its body's middle the origin."""
    body = union(
        blob((70, -18), (78, -2), (60, 18), (10, 28), (-50, 22), (-104, 2, "c"), (-60, -16),
             (0, -26)),
        taper([(50, 0), (96, -10), (136, -20), (164, -24)], [40, 24, 19, 20]))
    feet = [taper([(-60, 16), (-92, 18), (-112, 12)], [8, 6, 11]),
            taper([(-50, 20), (-84, 25), (-104, 21)], [8, 6, 11])]
    return motif(
        wing(shaded(feathers, 0.6), shaded(end, 0.7), shaded(feathers, 0.7), 168)
        .at(38, -8, turn=30),
        sheet(feet, beak, shaded(beak, 0.5), shadow=0.5, soft=3),
        tier(fan([(-76, -6), (-70, 12)], (190, 170), (60, 56), 18, 4), feathers, end),
        sheet(body, feathers, end, soft=10, rim=2, puff=0.1),
        _goose_head(feathers, end, beak).at(162, -22, turn=-8),
        wing(shaded(feathers, 0.85), end, feathers).at(16, -2, turn=-12),
    )


def heron(
    feathers: Colour = "#7f94ac", end: Colour = "#34465e", dark: Colour = "#1c2438",
    beak: Colour = "#e8a83c", pose: HeronPose = "standing",
) -> Motif:
    """A heron on long legs that looks right, 330 high, 250 wide; its standing foot the origin."""
    body = blob((62, -226), (70, -196), (44, -160), (4, -142), (-44, -134), (-112, -116, "c"),
                (-72, -162), (-34, -200), (12, -228), (42, -236))
    neck = taper([(34, -190), (70, -226), (32, -262), (40, -304), (66, -316)], [56, 27, 17, 15, 19])
    short = taper([(30, -196), (52, -216), (40, -240), (52, -248)], [60, 40, 26, 24])
    asleep = pose == "asleep"
    shape = union(body, short if asleep else neck)
    plumes = fan([(64, -204), (40, -180)], (88, 116), (58, 44), 10, 5)
    head = _heron_head(feathers, dark, beak, asleep)
    return motif(
        _heron_legs(dark, pose),
        tier(fan([(-84, -138), (-58, -132)], (160, 148), (50, 44), 15, 3), dark, end, 4),
        sheet(shape, feathers, end, soft=11, rim=2, puff=0.08),
        sheet(plumes, shaded(feathers, 1.5), end, shadow=0.6, soft=4, rim=1.4),
        _neck_marks(dark) if not asleep else motif(),
        _heron_wing(feathers, end, dark),
        head.at(54, -252, 1, 46) if asleep else head.at(64, -314),
    )


def _neck_marks(dark: Colour) -> Motif:
    spots = [taper([(38 + x, y), (40 + x, y + 9)], [1, 3])
             for x, y in ((2, -300), (-2, -284), (0, -268), (10, -252), (22, -238), (30, -222))]
    return motif(mark(spots, dark, alpha=0.7))


def _heron_wing(feathers: Colour, end: Colour, dark: Colour) -> Motif:
    long = fan([(-46, -172), (-2, -152)], (150, 170), (88, 62), 17, 5)
    middle = fan([(-26, -196), (24, -164)], (146, 172), (76, 56), 18, 5)
    short = fan([(-2, -212), (44, -180)], (144, 172), (54, 40), 17, 5)
    front = blob((14, -222), (34, -232), (56, -216), (56, -192), (40, -180), (24, -196))
    hem = fan([(18, -216), (46, -186)], (144, 170), (38, 30), 16, 5)
    return motif(
        tier(long, shaded(dark, 1.3), dark), tier(middle, shaded(feathers, 0.6), end),
        tier(short, shaded(feathers, 0.85), end),
        shoulder(front, hem, shaded(feathers, 1.15), feathers),
    )


def _heron_legs(dark: Colour, pose: HeronPose) -> Motif:
    def leg(*points: Point) -> Path:
        x, y = points[-1]
        toes = [taper([(x - 2, y - 3), (x + 14, y), (x + 26, y + 4)], [5, 5, 2]),
                taper([(x - 2, y - 3), (x - 12, y), (x - 20, y + 4)], [5, 4, 2]),
                taper([(x - 2, y - 3), (x + 6, y + 3), (x + 14, y + 8)], [5, 5, 2])]
        return union(taper(points, [26, 11, 7, 7, 6]), circle(*points[2], 5.5), toes)

    still = leg((-2, -150), (0, -120), (2, -74), (0, -36), (0, 0))
    legs = [still]
    if pose == "standing":
        legs = [leg((22, -152), (26, -122), (32, -76), (30, -38), (30, -4)), still]
    elif pose == "reaching":
        legs = [still, leg((24, -158), (44, -136), (62, -118), (90, -136), HERON_FOOT)]
    return motif([sheet(one, shaded(dark, 2.2), dark, shadow=0.8, soft=5, rim=1.7)
                  for one in legs])


def _heron_head(feathers: Colour, dark: Colour, beak: Colour, asleep: bool) -> Motif:
    """A head that looks right, the upper end of its neck at the origin."""
    skull = blob((-14, 8), (-14, -8), (0, -18), (20, -16), (34, -6), (30, 5), (8, 10))
    upper = blob((24, -12, "c"), (60, -8), (112, 0, "c"), (70, 2), (26, 2, "c"))
    lower = blob((26, 1, "c"), (108, 1, "c"), (60, 7), (26, 7, "c"))
    crest = [taper([(14, -14), (-14, -14), (-44, 0), (-66, 20)], [8, 9, 5, 0.6]),
             taper([(10, -12), (-14, -8), (-36, 8), (-50, 26)], [7, 8, 4, 0.6])]
    if asleep:
        crest = [moved(one, 2, -3, turn=-58) for one in crest]
    eye = (mark(outline(line((10, -5), (15, -2), (21, -5)), 2.2), dark) if asleep else
           motif(sheet(circle(16, -5, 5.4), "#f4d060", "#b07820", shadow=0.3, soft=2),
                 mark(circle(17, -5, 3.2), "#100c10"), mark(circle(18, -6.4, 1.1), "#fff6e0")))
    return motif(
        sheet(lower, shaded(beak, 0.55), shadow=0.5, soft=3),
        sheet(skull, shaded(feathers, 1.7), feathers, shadow=0.4, soft=4, rim=1.7),
        sheet(upper, beak, shaded(beak, 0.6), shadow=0.6, soft=3, rim=1.7),
        sheet(crest, dark, shadow=0.7, soft=3, rim=1.5),
        eye,
    )
