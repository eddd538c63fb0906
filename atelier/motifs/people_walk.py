"""People who walk away or wait, seen from behind; a grown one is 150 high."""

from dataclasses import replace
from typing import Literal

from atelier.engine import (
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
    mitten,
)

Clothes = Literal["coat", "dress", "raincoat", "jacket", "robe", "shawl"]
Load = Literal["nothing", "case", "letter", "stick", "umbrella", "satchel", "held_close"]

# The weight is on the left leg: its hip is pushed out and high, its shoulder low; the right foot
# has just left the ground behind.
STEP = Pose(
    neck=(2, -122), tilt=5,
    shoulders=((-9, -110), (13, -115)), elbows=((-17, -92), (22, -97)),
    hands=((-19, -73), (26, -78)), hips=((-10, -74), (5, -70)), knees=((-7, -38), (9, -42)),
    ankles=((-3, -7), (14, -17)), toes=((-4, -2), (17, -3)),
)
WAIT = replace(
    STEP, neck=(-1, -122), tilt=-4, shoulders=((-12, -111), (10, -113)),
    elbows=((-21, -93), (18, -94)), hands=((-19, -72), (20, -73)), hips=((-8, -71), (7, -74)),
    knees=((-10, -38), (6, -38)), ankles=((-10, -8), (3, -7)), toes=((-14, -2), (4, -1.6)),
)
STOOPED = replace(
    STEP, neck=(7, -109), tilt=16, shoulders=((-6, -102), (17, -101)),
    elbows=((-13, -83), (26, -84)), hands=((-14, -64), (28, -66)), hips=((-11, -68), (5, -66)),
    knees=((-10, -36), (5, -35)), ankles=((-7, -7), (8, -8)), toes=((-9, -2), (11, -1)),
)


def walker_back(
    who: Look = PEOPLE[0], clothes: Clothes = "coat", carries: Load = "case",
    hat: Hat | None = None, *, old: bool = False, still: bool = False,
) -> Motif:
    """Somebody who walks away from us, or stands and waits, or is old and bent."""
    pose = STOOPED if old else WAIT if still or carries == "letter" else STEP
    if carries == "umbrella":
        pose = replace(pose, elbows=(pose.elbows[0], (25, -99)), hands=(pose.hands[0], (21, -118)))
    elif carries == "letter":
        pose = replace(pose, elbows=((-23, -92), (20, -93)), hands=((-7, -80), (4, -79)))
    elif carries == "held_close":
        pose = replace(pose, elbows=((-22, -97), (20, -94)), hands=((-8, -102), (6, -84)))
    short = clothes in ("jacket", "raincoat")
    legs = [leg(pose, side, who.under if short or clothes == "coat" else who.skin,
                deep(who.under, 0.5), behind=True, width=11 if short else 9) for side in (0, 1)]
    before = carries == "letter"
    arms = [arm(pose, side, who.cloth, who.skin, width=8.6) for side in (0, 1)]
    behind = [] if before else arms if carries == "held_close" else arms[0]
    front = arms if before else [] if carries == "held_close" else arms[1]
    head = motif(head_back(who, hat).at(pose.neck[0], pose.neck[1], 1, pose.tilt))
    collar = motif(_collar(clothes, pose, who, flying=pose is STEP or carries == "case"))
    falls = who.hairdo in ("long", "plaits", "locks", "bob") or who.hat in ("veil", "hood")
    return motif(
        _held_behind(carries, pose),
        legs, behind, _dressed(clothes, pose, who),
        _held(carries, pose, who) if before else [],
        front, (collar, head) if falls else (head, collar),
        [] if before else _held(carries, pose, who),
    )


def _dressed(clothes: Clothes, pose: Pose, who: Look) -> list[Sheet]:
    match clothes:
        case "coat":
            return _coat(pose, who)
        case "dress" | "shawl":
            return _dress(pose, who, shawl=clothes == "shawl")
        case "raincoat":
            body = garment(pose, -42, 14, 3, waist=0, slant=3)
            return [cut(body, who.cloth, rim=1.3), folds(pose.neck, [(-18, -43), (-8, -42), (8,
                                                                                             -42),
                                                            (19, -44)], who.cloth)]
        case "robe":
            body = garment(pose, -7, 11, 2, waist=1)
            stripes = [within(taper([(x * 0.5, -112), (x, -70), (x * 1.5, -6)], [1.4, 2, 2.6]),
                              body)
                       for x in (-12, -6, 6, 12)]
            return [cut(body, who.cloth, rim=1.3), mark(stripes, who.accent, alpha=0.7),
                    mark(within(taper([(-24, -82), (0, -79), (24, -83)], [4, 4.4, 4]), body),
                         who.accent)]
        case _:
            body = garment(pose, -62, 5, 1, waist=1, slant=2)
            hem = within(taper([(-22, -65.4), (0, -63.4), (22, -66)], [3, 3, 3]), body)
            return [cut(body, who.cloth, rim=1.3), mark(hem, deep(who.cloth, 0.5), alpha=0.7)]


def _coat(pose: Pose, who: Look) -> list[Sheet]:
    """A long coat with a vent, a half belt and two buttons."""
    body = garment(pose, -28, 14, 5, waist=2, slant=5)
    waist = (pose.shoulders[0][1] * 0.35 + pose.hips[0][1] * 0.65)
    vent = poly((2, -56), (7.4, -22), (2.4, -22))
    belt = within(taper([(-12, waist - 1), (0, waist + 0.6), (13, waist - 1.4)], [4.2, 4.6, 4.2]),
                  body)
    seam = taper([(-0.6, -116), (0.6, -90), (1.6, -62)], [0.9, 1, 1.2])
    return [cut(within(vent, body), deep(who.cloth, 0.3)),
            cut(body, who.cloth, rim=1.3, holes=[vent]),
            folds((0, waist), [(-16, -31), (-8, -30), (12, -31), (20, -33)], who.cloth, 1),
            mark(within(seam, body), deep(who.cloth, 0.35), alpha=0.6),
            cut(belt, bright(who.cloth, 1.25), 0.5, 2),
            mark([circle(-6, waist, 1.5), circle(7, waist - 0.4, 1.5)], who.accent)]


def _dress(pose: Pose, who: Look, *, shawl: bool) -> list[Sheet]:
    body = garment(pose, -20, 19, 4, waist=3.4, slant=4)
    hem = within(outline(line((-30, -25), (-10, -21), (14, -22), (34, -27)), 5), body)
    dots = [circle(x, -24.6 - abs(x - 3) * 0.08, 1.1) for x in range(-20, 28, 5)]
    sheets = [cut(body, who.cloth, rim=1.3),
              folds((0, -86), [(-17, -23), (-9, -21), (2, -21), (12, -22), (21, -25)], who.cloth),
              mark(hem, who.accent, alpha=0.85), mark(dots, deep(who.cloth, 0.4))]
    if not shawl:
        sash = within(taper([(-14, -90), (0, -88), (14, -91)], [4, 4.6, 4]), body)
        bow = [blob((0, -88, "c"), (-8, -93), (-8, -85)), blob((0, -88, "c"), (8, -93), (8, -85)),
               taper([(0, -88), (-4, -72)], [2, 3.4], round_ends=False),
               taper([(0, -88), (5, -71)], [2, 3.4], round_ends=False)]
        return [*sheets, mark(sash, who.accent), cut(bow, who.accent, 0.55, 2)]
    return sheets


def _collar(clothes: Clothes, pose: Pose, who: Look, *, flying: bool) -> list[Sheet]:
    x, y = pose.neck
    if clothes == "shawl":
        cape = blob((x - 6, y - 2), (x + 6, y - 2), (x + 19, y + 10), (x + 23, y + 26, "c"),
                    (x + 10, y + 33), (x, y + 44, "c"), (x - 11, y + 33), (x - 24, y + 27, "c"),
                    (x - 19, y + 10))
        fringe = [taper([(x + d * 0.96, y + 41 - abs(d) * 0.72), (x + d, y + 48 - abs(d) * 0.72)],
                        [1, 0.4]) for d in range(-21, 22, 3)]
        hem = outline(line((x + 22, y + 22), (x, y + 38), (x - 23, y + 23)), 1.4)
        return [mark(fringe, who.accent), cut(cape, who.accent, 0.5),
                mark(within(hem, cape), bright(who.accent, 2), alpha=0.7)]
    if clothes == "robe":
        return []
    scarf = blob((x - 7, y - 4), (x, y - 2.6), (x + 7, y - 4.6), (x + 8, y + 1), (x, y + 3.4),
                 (x - 8, y + 1.4))
    colour = who.accent if clothes in ("coat", "jacket") else bright(who.cloth, 1.3)
    if not flying or clothes not in ("coat", "jacket"):
        return [cut(scarf, colour, 0.5, 3)]
    tail = blob((x + 5, y - 2, "c"), (x + 16, y - 3), (x + 26, y + 3), (x + 37, y, "c"),
                (x + 35, y + 8, "c"), (x + 24, y + 9), (x + 13, y + 4), (x + 4, y + 4, "c"))
    stripes = [within(taper([(x + d, y - 8), (x + d - 1, y + 16)], [1.3, 1.3]), tail)
               for d in (28, 31.5)]
    return [cut(tail, colour, 0.5, 3), mark(stripes, bright(colour, 2.4), alpha=0.8),
            cut(scarf, colour, 0.5, 3)]


def _held_behind(load: Load, pose: Pose) -> list[Sheet]:
    if load == "stick":
        x, y = pose.hands[1]
        return [cut(taper([(x + 1, y), (x + 6, 1)], [2.6, 2]), "#6a3c24", 0.5, 3)]
    return []


def _held(load: Load, pose: Pose, who: Look) -> list[Sheet]:
    x, y = pose.hands[1]
    match load:
        case "case":
            body = box(x - 16, y + 10, 31, 24, 3)
            straps = [box(x - 10, y + 10, 3, 24), box(x + 5, y + 10, 3, 24),
                      box(x - 16, y + 19, 31, 1.4)]
            handle = outline(line((x - 6, y + 11), (x - 4, y + 4), (x + 4, y + 4), (x + 6, y + 11)),
                             2.4)
            return [cut(handle, "#4a1c2c", 0.5, 2), cut(body, "#a8583c", 0.5),
                    mark(straps, "#4a1c2c")]
        case "letter":
            turn = [sheet(_letter(), "#f4ead4", "#c8b494", shadow=0.7, soft=3, rim=1.6),
                    mark([outline(line((-9, -5), (0, 2), (9, -5)), 1)], "#a8845c"),
                    mark(circle(0, 1.4, 1.9), "#c83c30")]
            return [one.at(-2, -84, 1.05, -8, flip=False) for one in turn]
        case "umbrella":
            return _umbrella(x, y, who)
        case "satchel":
            strap = outline(line((-9, -113), (6, -94), (17, -76)), 2.2)
            bag = box(7, -80, 25, 18, 4)
            flap = blob((7, -79), (19, -81), (32, -79), (29, -70), (19, -67.6), (10, -70))
            return [mark(strap, "#5a3020"), cut(bag, "#9c5c34", 0.5), cut(flap, "#b87444", 0.5, 2),
                    mark(circle(19.4, -69.6, 1.5), "#f0d090")]
        case _:
            return []


def _letter() -> Path:
    return box(-10, -6.6, 20, 13.2, 1)


def _umbrella(x: float, y: float, who: Look) -> list[Sheet]:
    colour = who.accent
    top = y - 66
    canopy = blob((x - 42, top + 34, "c"), (x - 30, top + 10), (x - 4, top), (x + 24, top + 8),
                  (x + 38, top + 30, "c"), (x + 25, top + 25), (x + 12, top + 33, "c"),
                  (x - 2, top + 26), (x - 15, top + 34, "c"), (x - 29, top + 27))
    ribs = [within(outline(line((x - 4, top), (x - 4 + d, top + 14), (x - 4 + d * 1.5, top + 36)),
                           1.2), canopy) for d in (-17, -7, 11, 23)]
    return [cut(taper([(x, y + 6), (x - 4, top - 5)], [2, 1.6]), "#4a2c28", 0.5, 3),
            cut(canopy, colour, 0.45), mark(ribs, deep(colour, 0.35), alpha=0.7),
            cut(mitten((x, y + 3), -90, 0.8), who.skin, 0.5, 2)]
