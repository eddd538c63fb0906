"""A rower crosses the year rings of a tree stump that is a lake."""

import math

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    all_within,
    blob,
    bough,
    chance,
    circle,
    leaf,
    mark,
    mixed,
    motif,
    outline,
    oval,
    pane,
    poly,
    sheet,
    swirl,
    taper,
    tendril,
)
from atelier.motifs.animals_sea import fish
from atelier.motifs.people_boats import rower_above
from atelier.motifs.rig import PEOPLE
from atelier.palettes import DESERT_ORANGE

HEART: Point = (372, 560)
BOAT: Point = (440, 640)
WOBBLE = tuple((chance("ring lake", k).uniform(0, 6.28), chance("ring size", k).uniform(0.4, 1))
               for k in range(5))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("ring lake", Light(*BOAT, "#ffdc90", 230), shadow=DESERT_ORANGE.shadow,
                  finish=Finish(bloom=0.3, vignette=0.36, exposure=1.08, saturation=1.08))
    _forest_floor(scene)
    _bark(scene)
    _lake(scene)
    _branch_shadow(scene)
    _boat(scene)
    _shoot(scene)
    _near_leaves(scene)
    scene.dust(110, "#ffe0a0", around=BOAT, spread=230)
    return scene


def _ring(share: float, bend: float = 1) -> list[Point]:
    """A wavering year ring, the innermost 0 and the shore 1; the wake bends those near the boat."""
    points = []
    for step in range(120):
        a = math.tau * step / 120
        sway = sum(size * math.sin((k + 2) * a + phase) for k, (phase, size) in enumerate(WOBBLE))
        reach = share * (352 + 9 * sway) + 5 * share * math.sin(9 * a + share * 7)
        x = HEART[0] + (400 - HEART[0]) * share + reach * math.cos(a)
        y = HEART[1] + (600 - HEART[1]) * share + reach * 1.3 * math.sin(a) * (0.86 + 0.06 * share)
        points.append(_pushed((x, y), bend))
    return points


def _pushed(point: Point, bend: float) -> Point:
    """The point moved aside by the boat's wake, which opens to the lower right."""
    dx, dy = point[0] - BOAT[0], point[1] - BOAT[1]
    along, aside = dx * 0.55 + dy * 0.83, -dx * 0.83 + dy * 0.55
    if along < -70:
        return point
    wide = 34 + (along + 70) * 0.3
    push = 64 * bend * math.exp(-((aside / wide) ** 2)) * math.exp(-max(along, 0.0) / 260)
    return (point[0] + 0.55 * push, point[1] + 0.83 * push)


def _forest_floor(scene: Scene) -> None:
    scene.sky((0, "#5c2a28"), (0.5, "#6c342c"), (1, "#3c1820"), glow=0.02)
    dice = chance("ring floor")
    for index, (x, y, turn, size) in enumerate((
            (60, 70, 30, 150), (180, 30, 80, 120), (330, 44, 10, 130), (480, 20, 60, 120),
            (30, 240, 70, 130), (770, 300, 130, 140), (20, 980, -40, 150), (60, 1120, 10, 160),
            (230, 1170, -30, 150), (420, 1180, 20, 140), (600, 1170, -24, 150),
            (760, 1090, -70, 150), (780, 900, 110, 130), (10, 420, 80, 120), (10, 800, 50, 120))):
        colour = ("#84362a", "#94442c", "#702c30")[index % 3]
        scene.add(_leaf(x, y, size, turn + dice.uniform(-8, 8), colour, "#3c141c"))
    scene.add(sheet(oval(400, 608, 420, 530), "#1c060c", shadow=0, melt=22, alpha=0.6, wrap=0))


def _leaf(x: float, y: float, size: float, turn: float, colour: str, end: str) -> Motif:
    """One large fallen leaf with cut veins, its middle near (x, y)."""
    shape = leaf(-size / 2, 0, size, size * 0.52)
    veins = [taper([(-size * 0.46, 0), (size * 0.44, 0)], [4, 1])]
    for k in range(4):
        start = -size * 0.3 + k * size * 0.18
        veins += [taper([(start, 0), (start + size * 0.14, side * size * 0.17)], [2.4, 0.6])
                  for side in (-1, 1)]
    return motif(sheet(shape, colour, end, shadow=1, soft=9, rim=1.7, through=0.2),
                 mark(all_within(veins, shape), end, alpha=0.75)).at(x, y, 1, turn)


def _bark(scene: Scene) -> None:
    """The dark bark, the shore of the lake."""
    for share, colour, end, rough in ((1.13, "#4c261c", "#1c0c10", 11),
                                      (1.085, "#6c3a26", "#341816", 8),
                                      (1.045, "#8c5430", "#54291c", 5)):
        dice = chance("ring bark", share)
        rim = [(x + dice.uniform(-rough, rough), y + dice.uniform(-rough, rough))
               for x, y in _ring(share, 0)]
        scene.add(sheet(poly(*rim), colour, end, shadow=1, soft=12, rim=1.8, through=0.2))
    cracks = []
    dice = chance("ring cracks")
    outer, inner = _ring(1.11, 0), _ring(1.04, 0)
    for index in range(0, 120, 3):
        (x0, y0), (x1, y1) = outer[index], inner[(index + dice.choice((0, 1))) % 120]
        bent = ((x0 + x1) / 2 + dice.uniform(-4, 4), (y0 + y1) / 2)
        cracks.append(taper([(x0, y0), bent, (x1, y1)], [5, 3.4, 0.6]))
    scene.add(mark(cracks, "#14060a", alpha=0.7))


def _lake(scene: Scene) -> None:
    shares = [1 - (k / 24) ** 1.06 for k in range(24)]
    light, deep = "#f0b456", "#8c4420"
    for index, share in enumerate(shares):
        t = index / 23
        colour = mixed(mixed(deep, "#c8742c", min(1, t * 1.8)), light, max(0, t - 0.3) * 0.9)
        colour = mixed(colour, "#5c2818", 0.3 if index % 3 == 1 else 0)
        path = blob(*_ring(max(share, 0.03))[::2])
        scene.add(sheet(path, colour, mixed(colour, "#6c2c1c", 0.3), shadow=0.55, soft=7, lift=4,
                        rim=1.5, through=0.3))
    dark = [outline(blob(*_ring(share - 0.022)[::2]), 1.6) for share in shares[:-3:2]]
    scene.add(mark(dark, "#5c2414", alpha=0.4))
    for index in (4, 9, 14):
        _shoal(scene, index)
    dice = chance("ring glints")
    glints = []
    for _ in range(54):
        curve, first = _ring(dice.uniform(0.16, 0.96)), dice.randrange(100)
        glints.append(taper(curve[first : first + dice.randrange(5, 13)], [0.4, 3, 2.4, 0.4],
                            steps=3))
    scene.add(mark(glints, "#ffe8b0", alpha=0.42))
    ray = _ring(1.0)
    split = [taper([(HEART[0], HEART[1]), ((HEART[0] + ray[k][0]) / 2 + 8,
                                         (HEART[1] + ray[k][1]) / 2), ray[k]], [0.5, 2.4, 5])
             for k in (73, 101)]
    scene.add(mark(split, "#4c1c14", alpha=0.55))


def _shoal(scene: Scene, index: int) -> None:
    """Faint fish under the surface that follow the grain."""
    curve = _ring(0.86 - index * 0.034)
    for place in {4: (12, 40, 66, 94), 9: (54, 84, 112), 14: (74, 100)}[index]:
        (x0, y0), (x1, y1) = curve[place], curve[(place + 3) % 120]
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        shade = fish(length=112 - index * 3).silhouette(
            "#4c1c10", "#3c120c", shadow=0.2, alpha=0.62, melt=1, wrap=0)
        scene.add(shade.at(x0, y0, 1, turn))


def _branch_shadow(scene: Scene) -> None:
    dice = chance("ring branches")
    shadow = [*bough((-40, 330), 24, 210, 26, 4, dice, 0.3, 0.55),
              *bough((860, 830), 196, 190, 22, 4, dice, 0.3, 0.5)]
    scene.add(sheet(shadow, "#2c0a14", shadow=0, melt=5, alpha=0.42, wrap=0))


def _boat(scene: Scene) -> None:
    x, y = BOAT
    wake = [taper([(x + 0.55 * far - 0.83 * side * turn * part,
                    y + 0.83 * far + 0.55 * side * turn * part)
                   for far, side in ((64, 12), (120, 36), (200, 66), (300, 88))], [0.8, 5, 4, 0.5])
            for turn in (-1, 1) for part in (1, 0.45)]
    scene.add(mark(wake, "#fff0c0", alpha=0.55),
              sheet(oval(x, y, 90, 90), "#ffcc70", shadow=0, melt=26, alpha=0.34, wrap=0),
              sheet(oval(x + 8, y + 10, 40, 74, -33), "#3c140c", shadow=0, melt=6, alpha=0.6,
                    wrap=0),
              rower_above(PEOPLE[9], "#5c2c24", "#e8bc78").at(x, y, 1.5, -33))
    lamp: Point = (x - 53, y - 82)
    scene.add(sheet(taper([(x - 36, y - 56), lamp], [4, 4]), "#4c2418", shadow=0.8, rim=1.4),
              _lamp().at(*lamp))
    scene.glow(lamp[0], lamp[1], 60, "#ffc860", 0.7)


def _lamp() -> Motif:
    return motif(sheet(circle(0, 0, 17), "#7c4c24", "#3c1c14", shadow=1, rim=2),
                 pane(circle(0, 0, 12), "#fff4d0", 2.2, glow=18, spill=0.9),
                 sheet([taper([(-15, 0), (15, 0)], [3, 3]), taper([(0, -15), (0, 15)], [3, 3])],
                       "#5c3018", shadow=0))


def _shoot(scene: Scene) -> None:
    """The green shoot on the outermost ring, at the upper right."""
    x, y = 646, 206
    stem = tendril([(x - 12, y + 54), (x - 2, y + 6), (x + 22, y - 44), (x + 16, y - 96)],
                   [13, 12, 10, 8, 5, 2], 15, 1.2, -1)
    big = [leaf(x - 2, y + 2, 108, 52, 20), leaf(x + 8, y - 20, 104, 50, 206),
           leaf(x + 20, y - 56, 72, 36, -34), leaf(x + 20, y - 60, 66, 34, 222)]
    veins = [taper([(x, y + 3), (x + 50, y + 20), (x + 96, y + 34)], [1, 3, 0.6]),
             taper([(x + 6, y - 20), (x - 40, y - 44), (x - 80, y - 62)], [1, 3, 0.6])]
    crack = blob((x - 44, y + 50), (x - 14, y + 42), (x + 16, y + 50), (x + 2, y + 62),
                 (x - 30, y + 62))
    scene.add(mark(crack, "#1c0a08"),
              sheet(oval(x + 24, y + 44, 84, 22, 20), "#1c0608", shadow=0, melt=8, alpha=0.55,
                    wrap=0),
              sheet(stem, "#6cac4c", "#2c6c40", shadow=1, soft=8, rim=2),
              sheet(big, "#58a850", "#1c6448", shadow=1.1, soft=10, lift=10, rim=2.1, through=0.2),
              mark(veins, "#b8dc80", alpha=0.7))


def _near_leaves(scene: Scene) -> None:
    for x, y, size, turn, colour, end in (
            (100, 150, 170, 34, "#c84c2c", "#7c1c20"), (96, 1060, 190, -32, "#d05c2c", "#84241c"),
            (250, 1112, 130, 16, "#a83428", "#5c141c"), (700, 1056, 180, -58, "#c04428", "#70181c"),
            (552, 1128, 140, 18, "#d86c34", "#8c2c20"), (730, 80, 150, 62, "#b83c28", "#64181c"),
            (70, 860, 120, 66, "#b04028", "#5c181c")):
        scene.add(_leaf(x, y, size, turn, colour, end))
    scene.add(mark([swirl(60, 330, 16, 1.4, 4, 1), swirl(744, 700, 16, 1.4, 4, -1)], "#8c4428",
                   alpha=0.5))
