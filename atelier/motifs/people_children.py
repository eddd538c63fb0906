"""Children, 100 high standing: reaching, on ladders and swings, running, riding, sliding."""

from dataclasses import replace
from typing import Literal

from atelier.engine import (
    Colour,
    Halo,
    Motif,
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
from atelier.motifs.rig_side import Side, sideways, trunk

Wear = Literal["dress", "smock", "oilskin"]

# On tiptoe, the weight on the left foot.
REACH = Pose(
    neck=(1, -74), tilt=6,
    shoulders=((-7, -66), (8, -68)), elbows=((-15, -80), (15, -84)),
    hands=((-11, -96), (12, -103)), hips=((-6, -43), (4, -41)), knees=((-5, -24), (6, -24)),
    ankles=((-4, -8), (10, -11)), toes=((-4.4, 0), (12, -2)),
)
STAND = replace(
    REACH, neck=(-1, -71), tilt=-5, shoulders=((-8, -63), (7, -65)),
    elbows=((-14, -52), (12, -53)), hands=((-15, -38), (13, -39)),
    hips=((-5, -40), (5, -41)), knees=((-6, -22), (4, -22)),
    ankles=((-7, -5), (3, -5)), toes=((-10, -1), (5, -0.6)),
)
CLIMB = Pose(
    neck=(1, -82), tilt=5,
    shoulders=((-8, -73), (8, -76)), elbows=((-17, -82), (16, -91)),
    hands=((-12, -97), (12, -110)), hips=((-6, -48), (6, -47)), knees=((-14, -36), (8, -26)),
    ankles=((-9, -21), (7, -7)), toes=((-9, -15), (7, 0)),
)
SWING = Side(
    neck=(-1, -64), shoulder=(-1, -57), hip=(0, -32), tilt=2,
    elbows=((9, -54), (8, -50)), hands=((9, -70), (5, -68)),
    knees=((20, -37), (19, -34)), ankles=((35, -30), (34, -26)), toes=((43, -38), (42, -34)),
)
RUN = Side(
    neck=(12, -71), shoulder=(9, -66), hip=(0, -43), tilt=8,
    elbows=((21, -56), (-4, -53)), hands=((29, -66), (-14, -44)),
    knees=((-5, -24), (15, -30)), ankles=((-25, -23), (23, -9)), toes=((-30, -13), (34, -6)),
)
RIDE = Side(
    neck=(6, -39), shoulder=(3, -33), hip=(-5, -10), tilt=2,
    elbows=((17, -36), (18, -26)), hands=((32, -44), (22, -14)),
    knees=((16, -8), (12, -4)), ankles=((10, 12), (5, 17)), toes=((20, 15), (15, 20)),
)
SLIDE = Side(
    neck=(-12, -36), shoulder=(-10, -29), hip=(0, -6), tilt=-10,
    elbows=((2, -46), (-20, -44)), hands=((9, -60), (-26, -58)),
    knees=((21, -16), (19, -11)), ankles=((36, -5), (35, 0)), toes=((45, -13), (44, -8)),
)


def child_reaching(
    who: Look = PEOPLE[2], wear: Wear = "dress", hat: Hat | None = None,
    arms: Literal["up", "one", "down", "sheet"] = "up", *, satchel: bool = False,
) -> Motif:
    """A child from behind: both arms up, one, both down, or waving a white sheet."""
    pose = STAND if arms == "down" else REACH
    if arms == "one":
        pose = replace(pose, elbows=(STAND.elbows[0], pose.elbows[1]),
                       hands=(STAND.hands[0], pose.hands[1]))
    cloth = [_waving_sheet()] if arms == "sheet" else []
    bag = _satchel() if satchel else []
    return motif(cloth, _from_behind(pose, who, wear, hat, bag))


def child_climbing(
    who: Look = PEOPLE[1], wear: Wear = "oilskin", hat: Hat | None = "oilskin",
) -> Motif:
    """A child from behind on a ladder or rope that comes under it, one knee drawn up."""
    return _from_behind(CLIMB, who, wear, hat, [])


def _from_behind(
    pose: Pose, who: Look, wear: Wear, hat: Hat | None, bag: list[Sheet]
) -> Motif:
    worn = who.hat if hat is None else hat
    cloth: Colour = "#e0a828" if wear == "oilskin" else who.cloth
    dressed = replace(who, cloth=cloth)
    boots = "#a83c30" if wear == "oilskin" else deep(who.under, 0.6)
    head = motif(head_back(dressed, worn).at(*pose.neck, 1.02, pose.tilt))
    return motif(
        [leg(pose, side, who.under if wear != "dress" else who.skin, boots, behind=True, width=8.4,
             tip=0.64) for side in (0, 1)],
        arm(pose, 0, cloth, who.skin, width=7.6, bare=0.3 if wear == "dress" else 0.1),
        _worn(pose, dressed, wear), bag, head,
        arm(pose, 1, cloth, who.skin, width=7.6, bare=0.3 if wear == "dress" else 0.1),
    )


def _worn(pose: Pose, who: Look, wear: Wear) -> list[Sheet]:
    low = pose.hips[0][1]
    flare, hem = {"dress": (12, low + 15), "smock": (7, low + 12), "oilskin": (10, low + 17)}[wear]
    body = garment(pose, hem, flare, 2, waist=2 if wear == "dress" else -0.5, slant=2.4, slope=3)
    x = pose.neck[0]
    lines = folds((x, low - 14), [(x - 12, hem), (x - 4, hem + 1), (x + 5, hem + 1),
                                  (x + 13, hem - 1)], who.cloth, 1, 1.2)
    if wear == "dress":
        band = within(outline(line((x - 26, hem - 2.4), (x, hem - 0.6), (x + 28, hem - 4)), 2.6),
                      body)
        dots = [circle(x + dx, low - 20 + dy, 1) for dx, dy in
                ((-5, 0), (5, 0), (0, 5), (-5, 10), (6, 10), (0, 16), (-8, 20), (9, 20), (1, 26))]
        return [cut(body, who.cloth, rim=1.2), lines,
                mark([within(one, body) for one in dots], bright(who.cloth, 3), alpha=0.7),
                mark(band, who.accent, alpha=0.9)]
    if wear == "oilskin":
        cape = within(garment(pose, low - 8, 10, 1, waist=-3, slope=4), body)
        return [cut(body, who.cloth, rim=1.2), lines, cut(cape, who.cloth, 0.6, 3)]
    pocket = [box(x + 2, low + 1, 7, 6, 1)]
    return [cut(body, who.cloth, rim=1.2), lines,
            cut([within(one, body) for one in pocket], who.accent, 0.5, 2)]


def _satchel() -> list[Sheet]:
    bag = box(-9, -62, 20, 20, 3)
    flap = blob((-9.4, -62, "c"), (11.4, -62, "c"), (11, -52), (1, -48), (-9, -52))
    return [cut(bag, "#8c4a2c", 0.5, 3), cut(flap, "#b06838", 0.5, 2),
            mark([box(-4.6, -53, 2, 7), box(4.8, -53, 2, 7)], "#f0d090")]


def _waving_sheet() -> list[Sheet]:
    cloth = blob((-11, -98, "c"), (0, -104), (12, -107, "c"), (26, -118), (44, -112), (58, -121,
                                                                                       "c"),
                 (60, -104), (54, -88, "c"), (40, -92), (26, -84), (10, -88), (-8, -80, "c"))
    waves = [within(taper([(14 + i * 14, -112), (12 + i * 14, -100), (16 + i * 14, -84)],
                          [0.4, 1.5, 0.5]), cloth) for i in range(3)]
    return [cut(cloth, "#e8e0d0", 0.65, rim=1.2), mark(waves, "#8c8090", alpha=0.5)]


def child_swinging(
    who: Look = PEOPLE[3], rope: float = 190, wood: Colour = "#8c5a34", hat: Hat | None = None,
) -> Motif:
    """A child on a swing, flying forward to the right; the ropes meet their bough at the origin."""
    ropes = [taper([(2 + i * 2, -rope), (6 - i * 2, -70), (2 + i * 3, -29)], [1.3, 1.3, 1.3])
             for i in (0, 1)]
    board = taper([(-9, -28), (14, -28)], [3.4, 3.4])
    child = sideways(SWING, who, hat=hat, width=9, coat=_frock(SWING, who),
                     back=[cut(ropes[0], wood, 0.5, 2)], legs=who.skin)
    return motif(child, cut([ropes[1], board], wood, 0.5, 2)).at(-3, rope).at(0, 0, turn=-26)


def _frock(side: Side, who: Look) -> list[Sheet]:
    hx, hy = side.hip
    body = trunk(side, 13.5, 11.5, 14)
    skirt = blob((hx - 6, hy - 8, "c"), (hx + 5, hy - 9, "c"), (hx + 15, hy - 7), (hx + 19, hy,
                                                                                   "c"),
                 (hx + 8, hy + 5), (hx - 12, hy + 8, "c"), (hx - 11, hy - 1))
    return [cut(skirt, who.cloth, 0.5, 3), cut(body, who.cloth, 0.6, rim=1.2)]


def child_running(
    who: Look = PEOPLE[11], carries: Literal["nothing", "stone"] = "nothing",
    hat: Hat | None = None,
) -> Motif:
    """A child running to the right, alone or with a fallen stone held to the chest."""
    side = RUN if carries == "nothing" else replace(RUN, elbows=((17, -53), (9, -50)),
                                                    hands=((26, -55), (23, -51)))
    coat = [cut(trunk(side, 14, 13, 15), who.cloth, 0.6, rim=1.2),
            cut(blob((-5, -53, "c"), (8, -53, "c"), (13, -40), (9, -31, "c"), (-6, -28),
                     (-15, -33, "c")), who.cloth, 0.5, 3)]
    stone = [cut(blob((18, -64), (28, -67), (36, -58), (34, -48), (24, -46), (17, -53)), "#8c7490",
                 0.5, 3)] if carries == "stone" else []
    return sideways(side, who, hat=hat, width=9, coat=coat, held=stone)


def child_riding(who: Look = PEOPLE[7], hat: Hat | None = "paper") -> Motif:
    """A child astride, 60 high, an arm with a lantern stretched forward; the seat at the origin."""
    lantern = [cut(poly((28, -34), (36, -34), (38, -20), (26, -20)), "#5a3020", 0.5, 2),
               cut(taper([(32, -43), (32, -34)], [1.2, 1.2]), "#5a3020", 0.5, 2)]
    light = pane(box(28.6, -32, 6.8, 10, 1.5), "#ffd070", 1.6, glow=9, spill=0.6)
    child = sideways(RIDE, who, hat=hat, width=9,
                     coat=[cut(trunk(RIDE, 14, 13, 16), who.cloth, 0.6, rim=1.2)])
    return motif(Halo(32, -26, 26, "#ffc870", 0.4), lantern, light, child)


def child_sliding(who: Look = PEOPLE[4], hat: Hat | None = None) -> Motif:
    """A child sliding down to the right on its seat, arms thrown up; the seat at the origin."""
    return sideways(SLIDE, who, hat=hat, width=9,
                    coat=[cut(trunk(SLIDE, 14, 13, 16), who.cloth, 0.6, rim=1.2)])


def children_pair_back(left: Look = PEOPLE[3], right: Look = PEOPLE[8]) -> Motif:
    """Two children hand in hand from behind, 110 wide, one smaller."""
    linked = replace(STAND, elbows=((-14, -52), (15, -54)), hands=((-15, -38), (22, -43)))
    other = replace(STAND, elbows=((-15, -52), (13, -53)), hands=((-22, -48), (13, -40)))
    return motif(
        _from_behind(linked, left, "dress", None, []).at(-22, 0),
        _from_behind(other, right, "smock", None, []).at(20, 1, 0.86),
    )
