"""Deep-sea divers with round brass helmets, 160 high."""

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
    pane,
    ring,
    taper,
    union,
    within,
)
from atelier.motifs.rig import (
    Pose,
    bent,
    bright,
    cut,
    deep,
    mitten,
    slipper,
    turned,
)
from atelier.motifs.rig_side import Side, far, trunk

BRASS, CANVAS = "#d08c3c", "#a88c60"

# The heavy man: feet apart, leaden soles.
DIVER_BACK = Pose(
    neck=(2, -113), tilt=5, shoulders=((-14, -103), (18, -108)),
    elbows=((-29, -86), (34, -93)), hands=((-31, -63), (48, -108)), hips=((-12, -68), (8, -64)),
    knees=((-10, -37), (14, -38)), ankles=((-9, -9), (22, -12)), toes=((-10, -1), (27, -2)),
)
DIVER_CLIMBS = Pose(
    neck=(0, -112), shoulders=((-16, -104), (16, -107)),
    elbows=((-30, -96), (29, -120)), hands=((-24, -116), (32, -146)), hips=((-10, -66), (10, -66)),
    knees=((-19, -48), (12, -36)), ankles=((-14, -26), (11, -8)), toes=((-14, -18), (12, 0)),
)
DIVER_SIDE = Side(
    neck=(8, -112), shoulder=(5, -104), hip=(-3, -66), tilt=6,
    elbows=((30, -92), (22, -82)), hands=((46, -84), (40, -72)),
    knees=((-8, -36), (14, -40)), ankles=((-24, -12), (16, -9)), toes=((-12, -4), (33, -4)),
)
DIVER_SITS = Pose(
    neck=(2, -74), tilt=8, shoulders=((-16, -64), (18, -67)),
    elbows=((-29, -46), (33, -52)), hands=((-18, -34), (45, -70)), hips=((-10, -18), (10, -18)),
    knees=((-20, -17), (22, -18)), ankles=((-19, -8), (23, -8)), toes=((-22, 0), (27, 0)),
)

def diver(
    pose: Literal["side", "back", "climbing", "seated"] = "side",
    brass: Colour = BRASS, suit: Colour = CANVAS, holds: Literal["nothing", "scissors"] = "nothing",
) -> Motif:
    """A deep-sea diver, 160 high with the round helmet: walking, from behind, climbing, seated."""
    if pose == "side":
        return _diver_side(brass, suit, holds)
    joints = {"back": DIVER_BACK, "climbing": DIVER_CLIMBS, "seated": DIVER_SITS}[pose]
    x, y = joints.neck
    low = joints.hips[0][1] + 4
    body = blob((x - 11, y - 2), (x + 11, y - 2), (x + 20, y + 6), (x + 22, y + 26),
                (x + 17, low), (x, low + 5), (x - 17, low), (x - 22, y + 26), (x - 20, y + 6))
    return motif(
        _limbs(joints, suit), _sleeves(joints, suit, (0,)), cut(body, suit, rim=1.3),
        _belts(x, y, low, body), _sleeves(joints, suit, (1,)), _collar(x, y, brass),
        helmet_round(brass, "back").at(x, y + 1, 1, joints.tilt),
    )


def _limbs(pose: Pose, suit: Colour) -> list[Sheet]:
    sheets = []
    for side in (0, 1):
        hip, knee, ankle, toe = (pose.hips[side], pose.knees[side], pose.ankles[side],
                                 pose.toes[side])
        boot = union(taper([(ankle[0], ankle[1] - 6), toe], [13, 15]),
                     oval(toe[0], toe[1] - 1, 10, 4.4))
        sole = within(box(toe[0] - 12, toe[1] - 1.4, 24, 6), boot)
        sheets += [cut(boot, "#7c5030", 0.5, 3), mark(sole, "#3c2c34"),
                   cut(bent(hip, knee, ankle, 20, 17, 13.5), suit, 0.5),
                   mark(_creases(knee), deep(suit, 0.3), alpha=0.5)]
    return sheets


def _creases(at: tuple[float, float]) -> list[Path]:
    x, y = at
    return [outline(line((x - 5, y + d), (x, y + d + 1.6), (x + 5, y + d)), 0.9)
            for d in (-5, -1, 3)]


def _sleeves(pose: Pose, suit: Colour, sides: tuple[int, ...]) -> list[Sheet]:
    sheets = []
    for side in sides:
        shoulder, elbow, hand = pose.shoulders[side], pose.elbows[side], pose.hands[side]
        glove = mitten(hand, turned(elbow, hand), 1.7, -1 if side else 1)
        sheets += [cut(glove, "#5c3c28", 0.5, 3), cut(bent(shoulder, elbow, hand, 15, 13.6, 11),
                                                      suit, 0.5),
                   mark(_creases(elbow), deep(suit, 0.3), alpha=0.45)]
    return sheets


def _belts(x: float, y: float, low: float, body: Path) -> list[Sheet]:
    belt = within(taper([(x - 26, low - 8), (x, low - 5), (x + 26, low - 8)], [6, 6.6, 6]), body)
    leads = [box(x + d - 4, low - 10.4 + abs(d) * -0.08, 8, 9, 1.6) for d in (-12, 0, 12)]
    straps = [within(taper([(x - 12, y), (x + 8, low - 6)], [3, 3]), body),
              within(taper([(x + 12, y), (x - 8, low - 6)], [3, 3]), body)]
    return [mark(straps, "#5c3828"), mark(belt, "#5c3828"), cut(leads, "#6c6470", 0.5, 2)]


def _collar(x: float, y: float, brass: Colour) -> list[Sheet]:
    plate = blob((x - 13, y - 5), (x + 13, y - 5), (x + 21, y + 4), (x + 15, y + 12), (x, y + 15),
                 (x - 15, y + 12), (x - 21, y + 4))
    bolts = [circle(x + d, y + 10 - abs(d) * 0.36, 1.3) for d in (-15, -9, -3, 3, 9, 15)]
    return [cut(plate, brass, 0.45, 3, rim=1.4), mark(bolts, "#fff0c0", alpha=0.85)]


def helmet_round(
    brass: Colour = BRASS, view: Literal["back", "side", "front"] = "front",
    glow: Colour = "#f8d890",
) -> Motif:
    """A diver's helmet 44 high with its windows and hose valve; the neck at the origin."""
    ball = circle(0, -21, 20)
    shine = within(blob((-15, -30), (-6, -38), (4, -39), (-4, -34), (-11, -26)), ball)
    neck = [cut(box(-13, -6, 26, 6, 2), brass, 0.4, 2),
            mark([circle(x, -3, 1.1) for x in (-9, -3, 3, 9)], "#fff0c0", alpha=0.8)]
    metal = [cut(ball, brass, 0.32, 4, rim=1.5), mark(shine, bright(brass, 2), alpha=0.6)]
    if view == "back":
        ridge = outline(line((3, -41), (6, -24), (4, -5)), 1.1)
        plug = [cut(ring(-5, -23, 3.4, 6), brass, 0.4, 2),
                mark(circle(-5, -23, 3.4), deep(brass, 0.25))]
        hose = taper([(-5, -23), (-15, -34), (-24, -50), (-20, -68)], [3.4, 3.2, 2.8, 2.6])
        ports = [cut(oval(s * 18.6, -22, 2.4, 5.4), brass, 0.4, 2) for s in (-1, 1)]
        return motif(metal, mark(ridge, deep(brass, 0.3), alpha=0.6), ports, plug,
                     cut(hose, "#7c3c30", 0.5, 2), neck)
    x = 0.0 if view == "front" else 9.0
    rim, glass = ring(x, -21, 8, 11.4), circle(x, -21, 8)
    if view == "side":
        rim, glass = within(rim, ball), within(glass, ball)
    bars = [box(x - 8, -21.8, 16, 1.6), box(x - 0.8, -29, 1.6, 16)]
    port = ([cut(ring(-9, -24, 3.6, 5.8), brass, 0.4, 2)] if view == "side" else
            [cut(oval(s * 16, -23, 2.6, 5.4), brass, 0.4, 2) for s in (-1, 1)])
    return motif(metal, port, mark(glass, "#122c38"), pane(within(circle(x - 2, -24, 3), glass),
                                                           glow,
                                                           0.7, glow=4, spill=0.2),
                 cut(rim, bright(brass, 1.2), 0.4, 2),
                 cut([within(one, glass) for one in bars], brass, 0.5, 2),
                 cut(circle(0, -42, 2.6), brass, 0.4, 2), neck)


def _diver_side(brass: Colour, suit: Colour, holds: str) -> Motif:
    pose, side = DIVER_SIDE.pose(), DIVER_SIDE
    far_suit = far(suit)
    scissors = [] if holds == "nothing" else _shears()
    boots = []
    for index in (0, 1):
        ankle, toe = pose.ankles[index], pose.toes[index]
        colour = far("#7c5030") if index == 0 else "#7c5030"
        boots.append((cut(slipper(ankle, toe, 1.35), colour, 0.5, 3),
                      cut(bent(pose.hips[index], pose.knees[index], ankle, 21, 18, 14),
                          far_suit if index == 0 else suit, 0.5),
                      mark(_creases(pose.knees[index]), deep(suit, 0.3), alpha=0.5)))
    x, y = side.neck
    hose = taper([(x - 16, y - 28), (x - 34, y - 44), (x - 30, y - 70), (x - 44, y - 92)],
                 [3, 3, 2.6, 2.4])
    pack = box(x - 33, y + 2, 15, 30, 5)
    body = trunk(side, 31, 29, 27)
    return motif(
        cut(hose, "#7c3c30", 0.5, 2), _sleeves(pose, far_suit, (0,)), boots[0], boots[1],
        cut(pack, "#6c6470", 0.5, 3), cut(body, suit, rim=1.3), _belts(x - 9, y + 4, -66, body),
        _collar(x, y + 2, brass), helmet_round(brass, "side").at(x, y + 1, 1, 4),
        scissors, _sleeves(pose, suit, (1,)),
    )


def _shears() -> list[Sheet]:
    blades = [taper([(46, -78), (72, -92), (104, -100)], [5, 6, 1]),
              taper([(48, -70), (74, -88), (106, -86)], [5, 6, 1])]
    return [cut(blades, "#b8c4cc", 0.5, 3), cut([ring(43, -80, 3, 5.6), ring(45, -67, 3, 5.6)],
                                                 "#a83c30", 0.5, 2),
            mark(circle(68, -87.6, 1.6), "#fff0d0")]
