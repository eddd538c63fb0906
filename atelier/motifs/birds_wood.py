"""Birds of the wood: the owl and the raven, whole."""

import math
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    all_within,
    blob,
    circle,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    shaded,
    sheet,
    star,
    taper,
    union,
    within,
)
from atelier.motifs._plumage import breast_rows, fan, shoulder, tier
from atelier.motifs.wings import wing

Gaze = Literal["round", "up", "closed"]
RAVEN_BEAK = (150.0, -181.0)
"""The tip of a perched raven's beak, where things may hang, as long as it doesn't nod."""


def owl(
    feathers: Colour = "#7c5230", end: Colour = "#38200f", face: Colour = "#f0d8a8",
    breast: Colour = "#c89458", iris: Colour = "#f4ac34", gaze: Gaze = "round",
) -> Motif:
    """An owl that perches and looks at us, 165 wide, 220 high."""
    body = _owl_body()
    front = blob((-46, -136), (0, -148), (46, -136), (56, -90), (48, -36), (0, -6), (-48, -36),
                 (-56, -90))
    return motif(
        tier(fan([(-26, -30), (26, -30)], (104, 76), (46, 46), 22, 5), feathers, end),
        sheet(body, feathers, end, soft=11, rim=2, puff=0.12),
        sheet(front, shaded(breast, 0.6), end, shadow=0.4, soft=5),
        breast_rows(front, 0, -142, -34, 52, 6, 5, breast, shaded(breast, 0.55)),
        _owl_wing(feathers, end, breast), _owl_wing(feathers, end, breast).at(0, 0, flip=True),
        _owl_claws(iris),
        _owl_face(feathers, end, face, breast),
        _owl_eye(iris, end, breast, gaze).at(-27, -160),
        _owl_eye(iris, end, breast, gaze).at(27, -160),
        _owl_beak(iris, feathers, end),
    )


def _owl_body() -> Path:
    return blob((-62, -224, "c"), (-30, -203), (0, -200), (30, -203), (62, -224, "c"), (72, -182),
                (66, -142), (76, -104), (74, -52), (46, -12), (0, 0), (-46, -12), (-74, -52),
                (-76, -104), (-66, -142), (-72, -182))


def _owl_wing(feathers: Colour, end: Colour, dots: Colour) -> Motif:
    """The folded wing on the left side, in three tiers."""
    long = fan([(-72, -78), (-52, -58)], (86, 72), (78, 56), 20, 4)
    middle = fan([(-78, -106), (-50, -86)], (92, 76), (58, 44), 22, 4)
    shoulder = blob((-54, -142), (-76, -128), (-88, -96), (-84, -64), (-62, -56), (-46, -78),
                    (-44, -116))
    spots = [circle(-70 + 7 * math.sin(i * 2.1), -122 + i * 12, 3.2) for i in range(5)]
    return motif(
        tier(long, feathers, end),
        tier(middle, shaded(feathers, 1.25), shaded(end, 1.4)),
        sheet(shoulder, shaded(feathers, 1.5), feathers, shadow=0.7, soft=5, rim=1.6),
        mark(spots, dots, alpha=0.9),
    )


def _owl_face(feathers: Colour, end: Colour, face: Colour, breast: Colour) -> Motif:
    ruff = union(star(-27, -160, 44, 26, 0.9), star(27, -160, 44, 26, 0.9),
                 blob((-20, -140, "c"), (20, -140, "c"), (0, -112, "c")))
    discs = union(circle(-27, -160, 37), circle(27, -160, 37),
                  blob((-20, -136, "c"), (20, -136, "c"), (0, -118, "c")))
    rays = [moved(taper([(23, 0), (29, 0), (34, 0)], [0.6, 2.2, 0.6]), side * 27, -160,
                  turn=i * 18.0) for side in (-1, 1) for i in range(20)]
    return motif(
        sheet(ruff, end, shaded(end, 0.7), shadow=0.9, soft=5, rim=1.5),
        sheet(discs, face, breast, shadow=0.5, soft=4, rim=1.4),
        mark(all_within(rays, discs), shaded(breast, 0.7), alpha=0.6),
        sheet(blob((0, -138, "c"), (-9, -172), (-34, -200), (-66, -222, "c"), (-48, -192),
                   (-20, -186), (0, -188), (20, -186), (48, -192), (66, -222, "c"), (34, -200),
                   (9, -172)), feathers, end, shadow=0.7, soft=4, rim=1.7),
        sheet(star(0, -192, 8, 4, 0.36), face, shadow=0.3, soft=2),
    )


def _owl_eye(iris: Colour, dark: Colour, lid: Colour, gaze: Gaze) -> Motif:
    ball = circle(0, 0, 21)
    if gaze == "closed":
        lashes = [outline(line((-16, 3), (0, 10), (16, 3)), 3),
                  *(outline(line((x, y), (x * 1.3, y + 6)), 2.2)
                    for x, y in ((-10, 7), (0, 10), (10, 7)))]
        return motif(sheet(ball, lid, shaded(lid, 0.6), shadow=0.5, soft=3, rim=1.4),
                     mark(lashes, dark))
    lift = -5 if gaze == "up" else 0
    return motif(
        sheet(circle(0, 0, 23), dark, shadow=0.4, soft=3),
        sheet(ball, iris, shaded(iris, 0.45), shadow=0.4, soft=3, rim=1.3),
        mark(circle(0, lift, 13), "#140a08"),
        mark([circle(5, lift - 5, 4.2), circle(-4, lift + 5, 1.8)], "#fff6e0"),
    )


def _owl_beak(horn: Colour, feathers: Colour, dark: Colour) -> Motif:
    return motif(
        sheet(blob((-9, -150, "c"), (0, -156), (9, -150, "c"), (8, -136), (0, -118, "c"),
                   (-8, -136)), shaded(horn, 0.85), feathers, shadow=0.8, soft=4, rim=1.8),
        mark([circle(-3.4, -146, 1.2), circle(3.4, -146, 1.2)], dark),
    )


def _owl_claws(horn: Colour) -> Motif:
    toes = [taper([(side * 19 + x * 0.5, -14), (side * 19 + x, -1), (side * 19 + x, 8)], [8, 11, 3])
            for side in (-1, 1) for x in (-11, 0, 11)]
    return motif(sheet(toes, horn, shaded(horn, 0.4), shadow=0.8, soft=3, rim=1.6))


def owl_from_behind(
    feathers: Colour = "#6c4a30", end: Colour = "#2c180c", pearls: Colour | None = "#f0e4c8"
) -> Motif:
    """Head and shoulders of an owl in pearls seen from behind, 190 wide, 230 high."""
    back = blob((-62, -224, "c"), (-30, -200), (0, -197), (30, -200), (62, -224, "c"), (74, -176),
                (66, -136), (84, -104), (98, -50), (104, 10, "c"), (-104, 10, "c"), (-98, -50),
                (-84, -104), (-66, -136), (-74, -176))
    crown = blob((-70, -190), (0, -210), (70, -190), (72, -150), (40, -128), (-40, -128),
                 (-72, -150))
    mantle = blob((-60, -128), (0, -140), (60, -128), (100, -80), (110, 20), (-110, 20),
                  (-100, -80))
    string = [circle(math.sin(a) * 66, -142 + math.cos(a) * 26, 6.4)
              for a in (i * 0.157 - 1.5 for i in range(20))]
    one = motif(
        sheet(back, feathers, end, soft=12, rim=2.4, puff=0.1),
        breast_rows(within(mantle, back), 0, -128, -10, 96, 6, 7, feathers, end),
        breast_rows(within(crown, back), 0, -200, -150, 72, 4, 8, shaded(feathers, 1.25), end),
    )
    if pearls is None:
        return one
    return one + sheet(string, pearls, shaded(pearls, 0.5), shadow=0.9, soft=4, rim=2)


def raven(
    feathers: Colour = "#1c1f38", end: Colour = "#0a0b18", sheen: Colour = "#44528c",
    beak: Colour = "#443e4a", waistcoat: Colour | None = None, nod: float = 0,
) -> Motif:
    """A raven that stands or perches, looking right, 245 wide, 220 high; it nods by degrees."""
    body = blob((18, -178), (-4, -148), (-30, -108), (-60, -66), (-70, -40, "c"), (-34, -30),
                (4, -34), (38, -52), (62, -86), (73, -124), (72, -164), (50, -190))
    return motif(
        tier(fan([(-58, -64), (-34, -36)], (137, 156), (92, 74), 19, 4), shaded(feathers, 0.8),
             end),
        _raven_leg(end).at(26, -2), _raven_leg(end),
        sheet(body, feathers, end, soft=11, rim=2, puff=0.1),
        _waistcoat(body, waistcoat) if waistcoat else motif(_throat(sheen, feathers)),
        _raven_wing(feathers, end, sheen),
        _raven_head(feathers, end, sheen, beak).at(46, -172, turn=nod),
    )


def _throat(sheen: Colour, feathers: Colour) -> Motif:
    rows = [fan([(74, -128 + i * 22), (44, -104 + i * 22)], (96, 122), (24, 22), 14, 4)
            for i in range(3)]
    return motif([sheet(row, shaded(sheen, 0.5), feathers, shadow=0.5, soft=3, rim=1)
                  for row in reversed(rows)])


def _waistcoat(body: Path, cloth: Colour) -> Motif:
    front = blob((20, -170, "c"), (50, -150), (84, -166, "c"), (86, -110), (66, -58),
                 (44, -34, "c"),
                 (28, -46, "c"), (0, -30, "c"), (0, -80))
    stripes = [taper([(24 + i * 11, -160), (30 + i * 10, -100), (4 + i * 11, -36)], [1.4, 1.8, 1.4])
               for i in range(5)]
    buttons = [circle(70 - i * 5, -132 + i * 22, 3.8) for i in range(4)]
    vest = within(front, body)
    return motif(
        sheet(vest, cloth, shaded(cloth, 0.4), shadow=0.6, soft=5, rim=1.6),
        mark(all_within(stripes, vest), shaded(cloth, 1.9), alpha=0.6),
        sheet(buttons, "#f0c070", "#9a6428", shadow=0.6, soft=2, rim=1.6),
    )


def _raven_wing(feathers: Colour, end: Colour, sheen: Colour) -> Motif:
    long = fan([(-16, -92), (16, -58)], (136, 163), (108, 60), 20, 6)
    middle = fan([(-2, -118), (34, -78)], (131, 166), (80, 46), 19, 6)
    short = fan([(12, -140), (48, -102)], (127, 166), (54, 34), 19, 5)
    front = blob((20, -156), (32, -164), (52, -152), (60, -124), (50, -104), (36, -112), (22, -134))
    hem = fan([(22, -150), (52, -110)], (128, 166), (38, 28), 18, 5)
    quills = [moved(taper([(30, 0), (60, 0), (96, 1)], [0.4, 1.7, 0.4]), x, y, turn=turn)
              for x, y, turn in ((-14, -88, 139), (-4, -80, 145), (4, -70, 151))]
    return motif(
        tier(long, feathers, end), mark(quills, sheen, alpha=0.6),
        tier(middle, shaded(sheen, 0.42), feathers),
        tier(short, shaded(sheen, 0.7), feathers),
        shoulder(front, hem, sheen, feathers),
    )


def _raven_head(feathers: Colour, end: Colour, sheen: Colour, beak: Colour) -> Motif:
    """The head, its neck at the origin."""
    skull = blob((-34, 16), (-28, -14), (-12, -36), (14, -44), (38, -35), (48, -19), (40, 2),
                 (20, 22),
                 (-8, 30))
    upper = blob((26, -40, "c"), (54, -39), (84, -33), (102, -21), (104, -9, "c"), (90, -15),
                 (60, -16),
                 (34, -13, "c"))
    lower = blob((34, -16, "c"), (64, -14), (97, -10, "c"), (72, -4), (34, -2, "c"))
    bristle = blob((22, -38, "c"), (44, -37), (62, -30, "c"), (48, -27), (52, -21, "c"), (40, -20),
                   (34, -14, "c"))
    hackles = [taper([(-22 + i * 10, -24 + i % 2 * 5), (-26 + i * 11, -8 + i % 2 * 5),
                      (-22 + i * 12, 8 + i % 2 * 5)], [0.5, 2.6, 0.4]) for i in range(6)]
    beard = fan([(36, 4), (-26, 18)], (74, 118), (28, 30), 17, 6)
    return motif(
        tier(beard, feathers, end, soft=3),
        sheet(skull, shaded(feathers, 1.3), feathers, shadow=0.6, soft=6, rim=1.9),
        mark(all_within(hackles, skull), shaded(sheen, 0.6), alpha=0.75),
        sheet(lower, shaded(beak, 0.6), end, shadow=0.5, soft=3, rim=1.2),
        sheet(upper, shaded(beak, 1.3), shaded(beak, 0.5), shadow=0.7, soft=4, rim=2),
        sheet(bristle, shaded(feathers, 1.3), feathers, shadow=0.4, soft=2, rim=1.2),
        sheet(circle(20, -26, 8.6), "#f0b850", "#a86018", shadow=0.5, soft=2, rim=1.2),
        mark(circle(21, -26, 5.4), "#0a0810"), mark(circle(23, -28.4, 1.8), "#fff6e0"),
    )


def _raven_leg(dark: Colour) -> Motif:
    shank = [taper([(0, -44), (2, -20), (-2, 0)], [22, 7, 6]),
             taper([(-2, -2), (10, 0), (24, 4)], [7, 7, 2]),
             taper([(-2, -2), (-12, 1), (-20, 5)], [6, 5, 2]),
             taper([(-2, -2), (4, 3), (12, 6)], [6, 6, 2])]
    return motif(sheet(union(shank), shaded(dark, 1.8), dark, shadow=0.7, soft=4, rim=1.6))


def raven_flying(
    feathers: Colour = "#1c1f38", end: Colour = "#0a0b18", sheen: Colour = "#44528c",
    beak: Colour = "#443e4a",
) -> Motif:
    """A raven that flies to the right, wings raised, 340 wide; its body's middle the origin."""
    body = blob((-104, 8), (-50, -16), (10, -26), (62, -22), (78, -4), (62, 18), (10, 30),
                (-50, 22))
    claws = [taper([(x, 18), (x - 16, 34), (x - 26, 36)], [9, 5, 2]) for x in (-14, 2)]
    return motif(
        wing(shaded(feathers, 0.7), end, shaded(sheen, 0.55), 180).at(40, -10, turn=30),
        tier(fan([(-92, -4), (-86, 14)], (190, 168), (84, 84), 20, 5), feathers, end),
        sheet(claws, end, shadow=0.5),
        sheet(body, feathers, end, soft=10, rim=2, puff=0.1),
        _raven_head(feathers, end, sheen, beak).at(62, 8, 0.92, 4),
        mark([oval(-20 + i * 18, 10, 5, 2.4, 20) for i in range(4)], sheen, alpha=0.4),
        wing(feathers, end, sheen).at(16, -4, turn=-8),
    )
