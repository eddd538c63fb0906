"""The skeleton all people share: joints in plain data, limbs as tapers, cloth hung on them.

A grown person stands 150 units high, a child 100; the feet are at the origin.
"""

import math
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from atelier.engine import (
    Colour,
    Path,
    Paths,
    Point,
    Sheet,
    blob,
    mark,
    mixed,
    moved,
    oval,
    shaded,
    sheet,
    taper,
    union,
    within,
)

Pair: TypeAlias = tuple[Point, Point]
Hairdo: TypeAlias = Literal[
    "short", "bob", "long", "bun", "plaits", "curls", "afro", "tail", "bald", "locks", "crop"
]
Hat: TypeAlias = Literal[
    "none", "bowler", "top", "brim", "straw", "cap", "woolly", "kerchief", "turban", "hood",
    "beret", "crown", "nightcap", "veil", "oilskin", "paper", "toque", "bathing",
]

# From rose to ebony.
SKINS = ("#f0bc98", "#dc9c6c", "#bc7848", "#945434", "#6c3a28", "#472820")
BLACK, BROWN, CHESTNUT, COPPER, FAIR, GREY, WHITE = (
    "#20141c", "#3c2018", "#74381c", "#b84c1c", "#d0a050", "#948c88", "#dcd2c4",
)


@dataclass(frozen=True)
class Look:
    """Who somebody is: skin, hair, hat, and the colours of what is worn."""

    skin: Colour = SKINS[2]
    hair: Colour = BLACK
    hairdo: Hairdo = "short"
    hat: Hat = "none"
    cloth: Colour = "#2c5c74"
    under: Colour = "#2c1c34"
    accent: Colour = "#d88838"

    def wearing(self, hat: Hat) -> "Look":
        """The same person in another hat."""
        return replace(self, hat=hat)


PEOPLE = (
    Look(SKINS[1], BROWN, "short", "bowler", "#4a2a4c", "#241830", "#b8483c"),
    Look(SKINS[4], BLACK, "afro", "none", "#a83c30", "#3a1c30", "#f0b848"),
    Look(SKINS[0], COPPER, "plaits", "none", "#2c6c64", "#1c3444", "#f0c870"),
    Look(SKINS[3], BLACK, "long", "none", "#c07c28", "#5c2c3c", "#3c8c90"),
    Look(SKINS[5], GREY, "crop", "brim", "#34507c", "#1c2438", "#d8a048"),
    Look(SKINS[2], BLACK, "bun", "none", "#7c3460", "#38183c", "#e0a0a0"),
    Look(SKINS[0], WHITE, "bald", "cap", "#5c5038", "#2c2828", "#a04830"),
    Look(SKINS[4], BLACK, "locks", "none", "#3c7048", "#1c3030", "#e8b048"),
    Look(SKINS[1], FAIR, "bob", "beret", "#b05c48", "#402838", "#345c84"),
    Look(SKINS[3], BLACK, "short", "turban", "#88602c", "#483048", "#d85c30"),
    Look(SKINS[2], BROWN, "short", "veil", "#38485c", "#28283c", "#c88c58"),
    Look(SKINS[5], BLACK, "curls", "none", "#c8983c", "#34304c", "#a83c48"),
)


@dataclass(frozen=True)
class Pose:
    """Where the joints are: the left or far limb comes first, the right or near one second."""

    neck: Point
    shoulders: Pair
    elbows: Pair
    hands: Pair
    hips: Pair
    knees: Pair
    ankles: Pair
    toes: Pair
    tilt: float = 0


def between(one: Point, other: Point, share: float) -> Point:
    """The point at a share of the way from one to the other."""
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


def deep(colour: Colour, share: float = 0.42) -> Colour:
    """The colour of the same cloth in shade."""
    return mixed(shaded(colour, share), "#1c0c2c", 0.22)


def bright(colour: Colour, factor: float = 1.7) -> Colour:
    """The colour of the same cloth where the light catches a fold."""
    return mixed(shaded(colour, factor), "#fff0d0", 0.12)


def cut(
    paths: Paths, colour: Colour, share: float = 0.42, soft: float = 5, *, rim: float = 1,
    holes: Paths | None = None,
) -> Sheet:
    """A piece of cloth, skin or hair in the manner of all people here."""
    return sheet(paths, colour, deep(colour, share), holes=holes, shadow=0.8, soft=soft, lift=3.5,
                 rim=rim, edge=0.14, wrap=0.3)


def bent(start: Point, joint: Point, end: Point, root: float, middle: float, tip: float) -> Path:
    """A limb over one joint, with a firm knee or elbow; the three widths run along it."""
    points = [start, between(start, joint, 0.5), between(start, joint, 0.9),
              between(joint, end, 0.1), between(joint, end, 0.5), end]
    return taper(points, [root, (root + middle) * 0.52, middle, middle,
                          (middle + tip) * 0.51, tip], steps=8)


def turned(start: Point, end: Point) -> float:
    """Which way the line from one point to another runs, in degrees."""
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))


def mitten(wrist: Point, along: float, size: float = 1, thumb: int = 1) -> Path:
    """A small closed hand that follows the arm's direction; `thumb` on the side 1 or -1."""
    palm = blob((-1.6, -2.5), (2.6, -3.1), (6.6, -1.4), (7.2, 1), (4, 3), (-1.6, 2.5))
    finger = taper([(1.4, 1.4 * thumb), (3.4, 4 * thumb), (5.4, 4.4 * thumb)], [2.6, 2.2, 1.5])
    return moved(union(palm, finger), *wrist, scale=size, turn=along)


def arm(
    pose: Pose, side: int, colour: Colour, skin: Colour, *, width: float = 10, bare: float = 0,
    size: float = 1, thumb: int = 1,
) -> list[Sheet]:
    """Sleeve, cuff and mitten of one arm; `bare` is the share of the forearm without sleeve."""
    shoulder, elbow, hand = pose.shoulders[side], pose.elbows[side], pose.hands[side]
    along = turned(elbow, hand)
    sheets = [cut(mitten(hand, along, size, thumb), skin, 0.5, 3)]
    end = between(elbow, hand, 1 - bare)
    if bare:
        bone = taper([elbow, hand], [width * 0.6, width * 0.44])
        sheets.insert(0, cut(bone, skin, 0.5, 3))
    sleeve = bent(shoulder, elbow, end, width, width * 0.84, width * 0.72)
    hem = taper([between(elbow, end, 0.9), between(elbow, end, 0.98)], [width * 0.74, width * 0.74],
                round_ends=False)
    return [*sheets, cut(sleeve, colour, 0.5),
            mark(within(hem, sleeve), bright(colour, 1.5), alpha=0.8)]


def leg(
    pose: Pose, side: int, colour: Colour, shoe: Colour, *, width: float = 13,
    behind: bool = False, tip: float = 0.56,
) -> list[Sheet]:
    """Trouser or stocking and shoe of one leg; `behind` shows the shoe from its heel."""
    hip, knee, ankle, toe = (pose.hips[side], pose.knees[side], pose.ankles[side],
                             pose.toes[side])
    shape = bent(hip, knee, ankle, width, width * 0.78, width * tip)
    foot = heel(ankle, toe) if behind else slipper(ankle, toe)
    return [cut(foot, shoe, 0.5, 3), cut(shape, colour, 0.5)]


def slipper(ankle: Point, toe: Point, size: float = 1) -> Path:
    """A shoe from the side, its sole towards the ground."""
    reach = math.dist(ankle, toe) / 16
    shape = blob((-4.4, -3.6), (0, -5), (3.6, -3.2), (9, 0.6), (15.5, 2), (16.4, 4.2), (14, 5, "c"),
                 (-4.6, 5, "c"), (-5.2, 1))
    flip = toe[0] < ankle[0]
    along = turned(ankle, toe)
    level = along - 17 if not flip else along + 17 + 180
    return moved(shape, *ankle, scale=reach * size, turn=level, flip=flip)


def heel(ankle: Point, toe: Point) -> Path:
    """A shoe from behind, from its ankle to where it stands."""
    return union(taper([ankle, between(ankle, toe, 0.5), toe], [6.4, 8, 8.6]),
                 oval(toe[0], toe[1] - 0.4, 5.4, 3, 0))


def garment(
    pose: Pose, hem: float, flare: float = 8, sway: float = 0, *, waist: float = 3,
    slant: float = 0, slope: float = 4,
) -> Path:
    """A coat or dress from behind: sloping shoulders, a waist, and a hem that swings aside."""
    (left, right), (low, lower) = pose.shoulders, pose.hips
    x, y = pose.neck
    narrow, other = between(left, low, 0.6), between(right, lower, 0.6)
    middle, half = (low[0] + lower[0]) / 2 + sway, (lower[0] - low[0]) / 2 + flare
    return blob(
        (x - 4.4, y - 1), (x + 4.4, y - 1), (right[0] - 1, right[1] - slope),
        (right[0] + slope, right[1] + 4), (other[0] + 4.4 - waist, other[1]),
        (lower[0] + 4 + sway * 0.25 + flare * 0.2, lower[1]),
        (middle + half, hem - slant, "c"), (middle + half * 0.4, hem + 2 - slant * 0.6),
        (middle - half * 0.4, hem + 2 + slant * 0.2), (middle - half, hem, "c"),
        (low[0] - 4 + sway * 0.25 - flare * 0.2, low[1]), (narrow[0] - 4.4 + waist, narrow[1]),
        (left[0] - slope, left[1] + 4), (left[0] + 1, left[1] - slope),
    )


def folds(
    start: Point, ends: list[Point], colour: Colour, bow: float = 0, width: float = 1.6,
    inside: Path | None = None,
) -> Sheet:
    """Folds that fall from near one point to places along a hem."""
    lines = []
    for end in ends:
        first = between((start[0] + (end[0] - start[0]) * 0.3, start[1]), end, 0.12)
        middle = between(first, end, 0.5)
        lines.append(taper([first, (middle[0] + bow, middle[1]), end], [0.3, width * 0.8, width]))
    return mark(lines, deep(colour, 0.34), inside=inside, alpha=0.55, rim=0.2)
