"""A baker from behind and a gardener under a straw hat."""

from typing import Literal

from atelier.engine import (
    Motif,
    Path,
    Sheet,
    blob,
    box,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    poly,
    sheet,
    taper,
    union,
    within,
)
from atelier.motifs.people_heads import head_back
from atelier.motifs.rig import (
    BLACK,
    SKINS,
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

BAKER = Look(SKINS[4], BLACK, "bun", "kerchief", "#e4d4bc", "#5c3040", "#f2e8d8")
GARDENER = Look(SKINS[2], BLACK, "plaits", "straw", "#c8983c", "#3c6038", "#d8502c")
BROAD = Pose(
    neck=(1, -120), tilt=10,
    shoulders=((-17, -109), (15, -105)), elbows=((-28, -90), (32, -88)),
    hands=((-20, -72), (50, -98)), hips=((-14, -72), (12, -69)), knees=((-15, -38), (13, -38)),
    ankles=((-16, -8), (17, -8)), toes=((-21, -1), (22, 0)),
)
PROFFERING = Pose(
    neck=(-2, -121), tilt=-7,
    shoulders=((-16, -106), (14, -112)), elbows=((-27, -88), (33, -99)),
    hands=((-17, -74), (30, -121)), hips=((-15, -70), (10, -73)), knees=((-13, -38), (12, -38)),
    ankles=((-17, -14), (11, -8)), toes=((-20, -3), (13, -1)),
)
KNEELING = Side(
    neck=(17, -77), shoulder=(11, -70), hip=(-13, -35), tilt=20,
    elbows=((36, -50), (28, -48)), hands=((48, -30), (44, -26)),
    knees=((18, -42), (14, -8)), ankles=((18, -8), (-16, -6)), toes=((34, -3), (-24, -1)),
)
WATERING = Side(
    neck=(10, -120), shoulder=(6, -111), hip=(-4, -70), tilt=14,
    elbows=((29, -94), (18, -86)), hands=((46, -88), (38, -78)),
    knees=((-8, -38), (8, -39)), ankles=((-20, -9), (6, -7)), toes=((-7, -3), (22, -4)),
)


def baker_back(who: Look = BAKER, holds: Literal["shovel", "cake"] = "shovel") -> Motif:
    """A broad baker from behind, 150 high, with the long shovel or a three-layer cake."""
    pose = BROAD if holds == "shovel" else PROFFERING
    skirt = garment(pose, -18, 15, 3, waist=-1, slant=3, slope=5)
    hem = within(outline(line((-34, -23), (-10, -19), (14, -20), (38, -25)), 2.2), skirt)
    stripes = [within(taper([(x, -112), (x * 1.02, -74), (x * 1.3, -16)], [0.7, 0.9, 1.2]), skirt)
               for x in range(-24, 28, 6)]
    front = arm(pose, 1, who.cloth, who.skin, width=12, bare=0.62, size=1.15)
    return motif(
        [leg(pose, side, who.under, deep(who.under, 0.4), behind=True, width=11)
         for side in (0, 1)],
        arm(pose, 0, who.cloth, who.skin, width=12, bare=0.62, size=1.15),
        _shovel() if holds == "shovel" else [],
        cut(skirt, who.cloth, 0.4, rim=1.3),
        mark(stripes, "#8c6c70", alpha=0.35),
        folds((0, -84), [(-22, -20), (-10, -17), (8, -18), (22, -20)], who.cloth, 2),
        mark(hem, bright(who.under, 2), alpha=0.5),
        _bow(pose, skirt), head_back(who).at(*pose.neck, 1.06, pose.tilt),
        _cake().at(32, -130, 1, 3) if holds == "cake" else [], front,
    )


def _bow(pose: Pose, body: Path) -> list[Sheet]:
    x, y = (pose.hips[0][0] + pose.hips[1][0]) / 2 + 0.5, pose.hips[0][1] - 14
    left, right = pose.shoulders
    linen = "#c4785c"
    cross = [within(taper([(left[0] + 5, left[1] - 6), (x + 12, y)], [3.2, 3.2]), body),
             within(taper([(right[0] - 5, right[1] - 6), (x - 12, y)], [3.2, 3.2]), body)]
    sash = within(taper([(x - 28, y - 1), (x, y + 2), (x + 28, y)], [5, 5.6, 5]), body)
    loops = [blob((x, y + 2, "c"), (x - 12, y - 6), (x - 13, y + 6)),
             blob((x, y + 2, "c"), (x + 12, y - 6), (x + 13, y + 6))]
    ends = [taper([(x, y + 2), (x - 6, y + 16), (x - 9, y + 32)], [2.4, 4, 5], round_ends=False),
            taper([(x, y + 2), (x + 6, y + 15), (x + 6, y + 30)], [2.4, 4, 5], round_ends=False)]
    return [cut([*cross, sash], linen, 0.6, 2), cut(ends, linen, 0.5, 2), cut(loops, linen, 0.6, 2),
            cut(circle(x, y + 2, 3), linen, 0.7, 2)]


def _shovel() -> list[Sheet]:
    handle = taper([(-26, -66), (40, -94), (112, -118)], [3.4, 3.4, 4])
    blade = blob((108, -124, "c"), (122, -136), (152, -142), (160, -128), (146, -116),
                 (112, -112, "c"))
    return [cut(handle, "#a8703c", 0.5, 3), cut(blade, "#b8844c", 0.5, 3),
            mark([taper([(116, -119), (150, -131)], [0.4, 1]),
                  taper([(118, -122), (146, -136)], [0.4, 1])], "#6c4424", alpha=0.6)]


def _cake() -> Motif:
    """Three layers with icing, 46 wide, on a plate."""
    layers = []
    for half, foot, height in ((21, 0, 13), (15.5, -12, 12), (10, -23, 11)):
        body = box(-half, foot - height, half * 2, height, 2)
        drip = union(box(-half, foot - height, half * 2, 3, 1.5),
                     *(taper([(x, foot - height + 1), (x, foot - height + 4 + abs(x * 7) % 3)],
                             [3, 2.4]) for x in _steps(half - 2, 4.4)))
        layers += [cut(body, "#e88ca0", 0.5, 2), cut(drip, "#fff0e4", 0.7, 2)]
    berries = [circle(0, -37, 3), circle(-6, -35.4, 2.4), circle(6, -35.4, 2.4)]
    return motif(cut(blob((-27, 0), (0, -3), (27, 0), (16, 4), (0, 5), (-16, 4)), "#d8e0e4", 0.5,
                     3),
                 layers, cut(berries, "#c02c40", 0.5, 2))


def _steps(half: float, step: float) -> list[float]:
    count = int(half / step)
    return [index * step for index in range(-count, count + 1)]


def gardener_straw_hat(
    who: Look = GARDENER, pose: Literal["kneeling", "watering"] = "kneeling"
) -> Motif:
    """A gardener in a wide hat that hides the face, planting or watering, looking right."""
    side = KNEELING if pose == "kneeling" else WATERING
    return motif(
        sideways(side, who, hat="none", over=_pinafore(pose, who), held=_tool(pose), bare=0.4,
                 shoe="#4c6c3c"),
        wide_straw_hat(who).at(side.neck[0] + 2, side.neck[1] - 20, 1, side.tilt - 4),
    )


def _pinafore(pose: str, who: Look) -> list[Sheet]:
    if pose == "kneeling":
        skirt = blob((-20, -46, "c"), (-10, -50), (2, -48, "c"), (16, -32), (27, -14),
                     (28, -2, "c"), (8, 0), (-20, 0, "c"), (-26, -22))
        return [cut(skirt, who.under, 0.5, rim=1.2),
                folds((-8, -46), [(-14, -1), (-2, -1), (12, -1), (22, -3)], who.under, 2)]
    skirt = blob((-13, -80, "c"), (0, -84), (10, -80, "c"), (16, -52), (24, -22, "c"), (4, -18),
                 (-20, -24, "c"), (-15, -54))
    return [cut(skirt, who.under, 0.5, rim=1.2),
            folds((-1, -80), [(-14, -24), (-4, -20), (8, -20), (18, -22)], who.under, 1)]


def wide_straw_hat(who: Look = GARDENER) -> Motif:
    """A straw hat 60 wide with a ribbon that hides the face below it; the brim at the origin."""
    brim = blob((-31, 4, "c"), (-18, -6), (0, -9), (19, -4), (33, 8, "c"), (18, 7), (0, 5.4),
                (-16, 7))
    crown = blob((-12, -5, "c"), (-11, -17), (-4, -20.6), (5, -20), (11, -15), (13, -4, "c"),
                 (0, -7))
    straws = [within(taper([(x * 0.36, -9), (x, 7)], [0.4, 0.9]), brim) for x in range(-30, 34, 5)]
    rings = [within(outline(line((-14, y), (0, y - 2), (14, y + 1)), 0.7), crown)
             for y in (-16, -12.6)]
    band = within(taper([(-14, -7), (0, -8.6), (15, -5)], [4, 4, 4]), crown)
    tails = [blob((-11, -5, "c"), (-20, -2), (-27, 8), (-30, 16, "c"), (-23, 14, "c"), (-18, 6),
                  (-10, -2, "c"))]
    straw = "#d8a848"
    return motif(cut(tails, who.accent, 0.5, 2), cut(brim, straw, 0.5, 3, rim=1.2),
                 mark(straws, "#7a4418", alpha=0.6), cut(crown, straw, 0.55, 3),
                 mark(rings, "#7a4418", alpha=0.6), mark(band, who.accent))


def _tool(pose: str) -> list[Sheet]:
    if pose == "kneeling":
        stem = [taper([(50, 0), (51, -12), (49, -24)], [1.8, 1.5, 1.2])]
        leaves = [leaf(50, -6, 14, 7, -30), leaf(50, -8, 13, 7, 205)]
        bloom = [oval(49 + dx, -28 + dy, 3.6, 3.6) for dx, dy in
                 ((-4, 0), (4, 0), (-2, -4.4), (2.4, -4.4), (0, 3))]
        return [cut([*stem, *leaves], "#5c8c3c", 0.5, 2), cut(bloom, "#e8603c", 0.6, 2),
                mark(circle(49, -29, 2.2), "#f8d878")]
    can = poly((32, -68), (54, -68), (56, -46), (30, -46))
    spout = taper([(54, -50), (66, -60), (74, -69)], [5, 4, 3])
    rose = poly((70, -71), (77, -76), (81, -69), (74, -65))
    handle = outline(line((35, -68), (36, -78), (48, -78), (51, -68)), 2.4)
    drops = [oval(82 + i * 4.6 + j * 2, -58 + i * 9 + j * 8, 1.1, 2.4, -14) for i in range(3)
             for j in range(3)]
    return [cut(handle, "#4c7c88", 0.5, 2), cut([spout, rose], "#4c7c88", 0.5, 2),
            cut(can, "#4c7c88", 0.45, 3), mark(box(31, -62, 24, 2), "#a8d8d8", alpha=0.6),
            sheet(drops, "#c8ecf4", shadow=0.2, soft=2)]
