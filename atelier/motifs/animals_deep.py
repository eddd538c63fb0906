"""Soft beasts of the deep: the octopus and the jellyfish."""

import math
from typing import Literal

import numpy as np

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    circle,
    heading,
    line,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
    pane,
    ring,
    shaded,
    sheet,
    spline,
    star,
    taper,
    tendril,
    union,
    within,
)

Pose = Literal["raised", "sitting"]
# Where an arm runs, how wide it begins, and which way (1 clockwise) its tip curls.
Arm = tuple[list[Point], float, int]
RAISED: tuple[Arm, ...] = (
    ([(14, -380), (40, -452), (18, -520), (-22, -556)], 46, -1),
    ([(60, -236), (124, -262), (136, -342), (112, -420), (124, -474)], 50, 1),
    ([(-60, -236), (-120, -256), (-142, -330), (-122, -410), (-138, -462)], 50, -1),
    ([(56, -176), (134, -160), (192, -214), (196, -296), (216, -352)], 56, 1),
    ([(-56, -176), (-130, -154), (-186, -200), (-198, -280), (-222, -330)], 56, -1),
    ([(50, -150), (130, -88), (224, -92), (266, -164), (258, -236)], 60, -1),
    ([(-50, -150), (-134, -84), (-222, -80), (-268, -146), (-262, -214)], 60, 1),
    ([(4, -150), (26, -96), (-8, -52), (14, -10)], 58, 1),
)
SITTING: tuple[Arm, ...] = (
    ([(60, -190), (140, -130), (206, -92), (250, -112)], 50, -1),
    ([(-60, -190), (-136, -140), (-200, -108), (-246, -130)], 50, 1),
    ([(56, -160), (116, -70), (190, -30), (262, -34)], 56, -1),
    ([(-56, -160), (-110, -74), (-186, -32), (-256, -38)], 56, 1),
    ([(40, -140), (78, -48), (130, -12), (188, -12)], 58, -1),
    ([(-40, -140), (-74, -50), (-124, -14), (-180, -14)], 58, 1),
    ([(14, -140), (28, -60), (56, -12), (96, 0)], 58, -1),
    ([(-14, -140), (-24, -64), (-46, -14), (-88, 0)], 58, 1),
)
OCTOPUS_TIPS: tuple[Point, ...] = tuple(points[-1] for points, _, _ in RAISED)
"""Where the eight raised arms hold things: above, two and two and two from above, below."""


def octopus(
    skin: Colour = "#c85424", end: Colour = "#5c1a20", pale: Colour = "#f4b478",
    spots: Colour = "#ffd49a", pose: Pose = "raised",
) -> Motif:
    """An octopus with a round head, 560 wide, 580 high (sitting 440); its foot the origin."""
    arms = RAISED if pose == "raised" else SITTING
    behind, before = (arms[:3], arms[3:]) if pose == "raised" else (arms[:2], arms[2:])
    return motif(
        [_arm(one, shaded(skin, 0.62), end, shaded(pale, 0.6)) for one in behind],
        _mantle(skin, end, spots),
        [_arm(one, skin, end, pale) for one in before],
        _octopus_eye(skin, end, pale).at(-46, -226),
        _octopus_eye(skin, end, pale).at(46, -226, flip=True),
        mark(outline(line((-16, -186), (0, -178), (16, -186)), 3.4), end),
    )


def _mantle(skin: Colour, end: Colour, spots: Colour) -> Motif:
    head = blob((-106, -330), (-72, -414), (0, -444), (72, -414), (106, -330), (92, -262),
                (78, -224), (98, -176), (64, -128), (-64, -128), (-98, -176), (-78, -224),
                (-92, -262))
    cap = blob((-98, -336), (-66, -406), (0, -432), (66, -406), (98, -336), (56, -306), (0, -296),
               (-56, -306))
    crown = blob((-70, -352), (-44, -404), (0, -420), (44, -404), (70, -352), (0, -334))
    dots = [circle(math.sin(a) * 92, -316 + 20 * math.cos(a) - 30, 4.6 - abs(a) * 1.4)
            for a in (i * 0.24 - 1.2 for i in range(11))]
    stars = [star(x, y, r, 8, 0.46) for x, y, r in ((0, -376, 14), (-32, -366, 9), (32, -366, 9))]
    return motif(
        sheet(head, skin, end, soft=15, rim=2.3, puff=0.12),
        sheet(within(cap, head), shaded(skin, 1.25), skin, shadow=0.5, soft=7, rim=1.4),
        sheet(crown, shaded(skin, 1.6), shaded(skin, 1.1), holes=stars, shadow=0.5, soft=6,
              rim=1.4),
        mark(all_within(dots, head), spots, alpha=0.9),
    )


def _arm(arm: Arm, skin: Colour, end: Colour, pale: Colour) -> Motif:
    """An arm with its paler underside and two sizes of suckers."""
    points, width, turning = arm
    widths = [width * share for share in (1, 0.86, 0.68, 0.5, 0.34, 0.2, 0.08)]
    shape = tendril(points, widths, 22, 0.9, turning)
    curve = spline(points)
    total = len(curve) + 25
    places = np.linspace(0, 1, len(widths))
    under: list[Point] = []
    suckers: list[Path] = []
    for index in range(5, len(curve)):
        thick = float(np.interp(index / total, places, widths))
        angle = math.radians(heading(curve, index)) + turning * math.pi / 2
        right, down = math.cos(angle), math.sin(angle)
        x, y = curve[index]
        under.append((x + right * thick * 0.3, y + down * thick * 0.3))
        if index % 4 == 0 and index > 8:
            suckers.append(ring(x + right * thick * 0.27, y + down * thick * 0.27,
                                thick * 0.06, thick * 0.15))
    belly = taper(under, [0.5, width * 0.38, width * 0.36, width * 0.24, width * 0.12], steps=2)
    return motif(
        sheet(shape, skin, shaded(end, 1.6), shadow=1, soft=9, rim=1.9),
        sheet(within(belly, shape), pale, shaded(pale, 0.5), shadow=0.3, soft=3, rim=0.8),
        sheet(suckers, shaded(pale, 1.3), pale, inside=shape, shadow=0.6, soft=2, lift=2, rim=1.2),
    )


def _octopus_eye(skin: Colour, dark: Colour, pale: Colour) -> Motif:
    lid = blob((-30, -4, "c"), (-24, -28), (0, -34), (24, -28), (32, 0, "c"), (0, -12))
    return motif(
        sheet(circle(0, 0, 33), shaded(skin, 1.15), dark, shadow=0.7, soft=5, rim=1.6),
        sheet(circle(0, 2, 25), "#fff0cc", pale, shadow=0.5, soft=3, rim=1.2),
        mark(oval(3, 4, 16, 13), "#1c0c18"),
        mark([circle(9, -2, 4.6), circle(-3, 9, 2)], "#fff8e8"),
        sheet(lid, shaded(skin, 1.2), skin, shadow=0.7, soft=4, rim=1.6),
    )


def jellyfish(
    bell: Colour = "#a8587c", end: Colour = "#4c2c64", light: Colour | None = "#ffc89a",
    length: float = 190,
) -> Motif:
    """A jellyfish, 140 wide, its bell's top the origin; lit like a lamp, or dark without light."""
    dome, hem = _bell(), _hem()
    arms = [_frill(x, side, length * share)
            for x, side, share in ((-24, -1, 0.8), (24, 1, 0.9), (0, 1, 0.66))]
    threads = [taper([(x, 76), (x * 1.14 + 9 * s, 76 + length * 0.36),
                      (x * 0.9 - 9 * s, 76 + length * 0.7), (x * 1.2, 76 + length * reach)],
                     [3.4, 2.6, 2, 0.5])
               for x, s, reach in ((-56, 1, 0.86), (-38, -1, 1.0), (-12, 1, 0.92), (12, -1, 1.0),
                                   (36, 1, 0.9), (55, -1, 0.8))]
    glow = [] if light is None else [Halo(0, 60, 120, light, 0.3)]
    ribs = [taper([(x * 0.2, 6), (x * 0.75, 30), (x, 78)], [0.6, 2.6, 1.4])
            for x in (-52, -32, -11, 11, 32, 52)]
    return motif(
        glow,
        sheet(threads, shaded(bell, 1.3), end, shadow=0.4, soft=4, rim=1),
        sheet(oval(0, 78, 64, 13), shaded(end, 0.7), shadow=0.5, soft=5),
        [sheet(one, shaded(bell, 1.5), end, shadow=0.6, soft=5, rim=1.5) for one in arms],
        sheet(union(dome, hem), bell, end, shadow=0.9, soft=9, rim=2, through=0.5),
        _jelly_light(bell, light),
        mark(all_within(ribs, dome), shaded(bell, 1.9), alpha=0.5),
        sheet(_band(dome, hem), shaded(bell, 1.35), bell,
              shadow=0.5, soft=3, rim=1.4),
    )


def _frill(x: float, side: int, length: float) -> Path:
    """An arm below the bell with a ruffled edge, ending in a curl."""
    points = [(x, 74.0), (x + 9 * side, 74 + length * 0.3), (x - 7 * side, 74 + length * 0.62),
              (x + 5 * side, 74 + length * 0.9)]
    curve = spline(points)
    ruffles = [circle(cx + (5 if i % 2 else -5) * (1 - i / 16), cy, 7.5 * (1 - i / 15))
               for i, (cx, cy) in enumerate(curve[2::3])]
    return union(tendril(points, [12, 9, 8, 5, 4, 2, 0.8], 8, 1.2, side), ruffles)


def _middle(path: Path) -> Point:
    box = path.getBounds()
    return (box.centerX(), box.centerY())


def _band(dome: Path, hem: list[Path]) -> Path:
    """The lower rim of the bell with its scallops, a hole cut in each."""
    rim = minus(dome, moved(dome, 0, -12))
    return minus(union(rim, hem), [circle(x, y + 2, 2.6) for x, y in map(_middle, hem)])


def _bell() -> Path:
    return blob((0, 0), (40, 8), (64, 40), (70, 80, "c"), (0, 90), (-70, 80, "c"), (-64, 40),
                (-40, 8))


def _hem() -> list[Path]:
    return [circle(-61 + i * 17.4, 79 + 9 * math.sin(math.pi * i / 7), 10.4) for i in range(8)]


def _jelly_light(bell: Colour, light: Colour | None) -> Motif:
    heart = blob((0, 20), (26, 26), (42, 50), (40, 66), (0, 72), (-40, 66), (-42, 50), (-26, 26))
    rosette = [star(0, 47, 15, 8, 0.5), *(star(x, 52, 7, 4, 0.4) for x in (-26, 26))]
    if light is None:
        return motif(sheet(heart, shaded(bell, 1.3), bell, shadow=0.5, soft=5, rim=1.2),
                     mark(rosette, shaded(bell, 2), alpha=0.6))
    return motif(pane(heart, light, 0.85, glow=16, spill=0.4),
                 sheet(rosette, bell, shadow=0.3, soft=3),
                 pane(circle(0, 47, 4.5), "#fff4d8", 1.3, glow=8, spill=0.4))
