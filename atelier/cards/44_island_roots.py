"""Two islands far apart, whose trees have woven their roots together under the sea."""

import math

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    blob,
    box,
    chance,
    circle,
    cloud,
    land,
    leaf,
    mark,
    motif,
    oval,
    pane,
    ridge,
    ring,
    shaded,
    sheet,
    spline,
    swirl,
    taper,
)
from atelier.motifs.animals_sea import whale
from atelier.motifs.buildings_country import cottage
from atelier.motifs.fishes import shoal
from atelier.motifs.furniture import dining_chair
from atelier.motifs.plants import grass
from atelier.motifs.trees_round import leafy_tree
from atelier.palettes import UNDERWATER

SEA, KNOT, CAGE, REACH = 306, 690, 962, 112
BARK, BARK_END = "#8c6044", "#3c2830"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("island roots", Light(400, CAGE, "#fff0c0", 225), shadow=UNDERWATER.shadow,
                  finish=Finish(bloom=0.3, vignette=0.32, exposure=0.98, saturation=1.08))
    _evening(scene)
    _water(scene)
    scene.add(_whale())
    for side in (-1, 1):
        scene.add(_island(side))
    _strands(scene)
    _cage(scene)
    _surface(scene)
    _bed(scene)
    scene.dust(120, "#e8fff0", around=(400, 900), spread=230, largest=2, strength=0.35)
    frames.rounded(scene, UNDERWATER.near, "#041c28", 26, 70)
    return scene


def _evening(scene: Scene) -> None:
    scene.sky((0, "#3c5480"), (0.1, "#7c7894"), (0.19, "#e0a088"), (0.25, "#f0b880"),
              (0.27, "#1f7c84"),
              (1, "#06283a"), glow=0.05)
    for x, y, width, height, colour in ((400, 110, 240, 40, "#8c7890"),
                                        (400, 236, 200, 34, "#e0a484"),
                                        (690, 80, 150, 32, "#64688c"), (110, 84, 150, 32,
                                                                        "#64688c")):
        puff = cloud(f"isle {x} {y}", x, y, width, height)
        scene.add(sheet(puff, colour, shaded(colour, 1.15), shadow=0.4, rim=1))
    scene.add(sheet(ridge("isle far", 300, 8, 1.6, 0.4), "#b07c80", shadow=0.3, rim=0.7))


def _water(scene: Scene) -> None:
    deep = box(-40, SEA, 880, 960)
    scene.add(sheet(deep, "#2c949c", "#06303f", shadow=0.4, soft=10, rim=0.6, through=0.15))
    for radius, colour, alpha in ((430, "#0f5464", 0.5), (330, "#17646c", 0.5),
                                  (240, "#3c8478", 0.55), (172, "#8ca880", 0.6)):
        scene.add(sheet(circle(400, CAGE, radius), colour, inside=deep, shadow=0.3, soft=12,
                        rim=0.5, through=0.05,
                        alpha=alpha))
    scene.glow(400, CAGE, 130, "#ffd890", 0.2)
    dice = chance("isle currents")
    lines = []
    for i in range(34):
        x, y = dice.uniform(30, 700), 360 + i * 22
        wide = dice.uniform(60, 150)
        lines.append(taper([(x, y), (x + wide * 0.3, y - 6), (x + wide * 0.7, y + 5),
                            (x + wide, y)], [0.4, 2.6, 2.6, 0.4]))
    curls = [swirl(x, y, r, 1.7, 4, t, a) for x, y, r, t, a in
             ((110, 560, 26, 1, 30), (690, 600, 28, -1, 120), (650, 470, 18, 1, 80),
              (96, 760, 22, -1, 0),
              (706, 800, 24, 1, 60), (150, 920, 20, 1, 200), (640, 980, 20, -1, 160))]
    scene.add(mark([*lines, *curls], "#7cc8bc", alpha=0.26),
              shoal("isle", 13, 190, "#a8dcd0", "#3c8c90").at(640, 700, 0.9),
              shoal("isle b", 9, 130, "#8cc8c0", "#2c7c88").at(140, 660, 0.9, flip=True))
    scene.rays(0.1)


def _whale() -> Motif:
    return whale("#1c5c74", "#0c3450", "#2c7484", "#348890", "#d8d0a8", "#5cb0ac",
                 "#c8f0e0").at(404, 560, 0.25)


def _paths() -> list[tuple[int, list[Point], list[float]]]:
    """Three roots from each island to the place where they are plaited."""
    found: list[tuple[int, list[Point], list[float]]] = []
    for side in (-1, 1):
        for k in range(3):
            start = 400 + side * (270 - k * 62)
            sway = 26 - k * 22
            points: list[Point] = [(start - side * 16, 326), (start + side * (20 - k * 16), 424),
                                   (400 + side * (196 - k * 34 + sway), 530),
                                   (400 + side * (128 - k * 26), 620),
                                   (400 + side * (66 - k * 16), KNOT)]
            found.append((side, points, [14, 56 - k * 5, 40 - k * 3, 32, 27]))
    return found


def _strands(scene: Scene) -> None:
    dice = chance("isle rootlets")
    hairs, roots = [], []
    for side, points, widths in _paths():
        curve = spline(points, 12)
        for i in range(6, len(curve) - 4, 5):
            x, y = curve[i]
            out = side * dice.uniform(30, 78)
            hairs.append(taper([(x, y), (x + out * 0.5, y + 26), (x + out, y + 46),
                                (x + out * 1.2, y + 82)],
                               [11, 7, 4, 0.6]))
        roots.append((points, widths))
    scene.add(sheet(hairs, "#64483c", "#2c2830", shadow=0.6, soft=6, rim=1.1))
    for points, widths in roots:
        scene.add(_root(points, widths))
    pieces: list[tuple[float, int, list[Point]]] = []
    for k in range(6):
        phase = k * math.pi / 3
        course = [(t, 400 + (56 - 26 * t) * math.cos(phase + t * math.pi * 2.6),
                   KNOT - 14 + t * 186) for t in
                  (i / 48 for i in range(49))]
        for first in range(0, 48, 6):
            t = course[first + 3][0]
            piece = [(x, y) for _, x, y in course[first : first + 8]]
            pieces.append((math.sin(phase + t * math.pi * 2.6), k, piece))
    for depth, k, piece in sorted(pieces):
        tone = 0.62 + 0.38 * (depth + 1) / 2 if k % 2 else 0.5 + 0.34 * (depth + 1) / 2
        colour = shaded("#b07c54" if k % 2 else "#946850", tone)
        body = taper(piece[::2], [27, 28, 27])
        scene.add(sheet(body, colour, shaded(colour, 0.62), shadow=0.7, soft=5, rim=1.5),
                  mark(taper([(x - 5, y) for x, y in piece[::2]], [1, 2.6, 1]), shaded(colour, 1.7),
                       alpha=0.5))


def _root(points: list[Point], widths: list[float]) -> Motif:
    body = taper(points, widths)
    ridges = [taper([(x + w * a, y) for (x, y), w in zip(points, widths, strict=True)],
                    [w * 0.14 for w in widths])
              for a in (-0.26, 0.08, 0.3)]
    return motif(sheet(body, BARK, "#5c4038", shadow=1, soft=11, rim=1.9),
                 sheet(all_within(ridges, body), "#b88860", "#84604c", shadow=0.4, soft=3, rim=1.2,
                       wrap=0))


def _rib(reach: float, width: float) -> Path:
    points = [(400 + REACH * reach * math.sin(math.pi * i / 10) ** 0.8, CAGE - 112 + 224 * i / 10)
              for i in range(11)]
    return taper(points, [width, width * 0.8, width * 0.7, width * 0.8, width])


def _cage(scene: Scene) -> None:
    """A basket of roots with a lit house in it."""
    scene.add(sheet([_rib(r, 11) for r in (-0.72, -0.3, 0.3, 0.72)], "#5c4438", "#34282c",
                    shadow=0.5, soft=5, rim=1))
    scene.add(pane(circle(400, CAGE + 4, 74), "#fff0c4", 1.12, glow=32, spill=0.42))
    floor = blob((316, 1022, "c"), (340, 1008), (400, 1000), (460, 1008), (484, 1022, "c"),
                 (460, 1044), (400, 1056),
                 (340, 1044))
    home = cottage("isle home", "#a86c50", "#5c3440", "#7c3440", "#3c1c30", "#fff0b0", "#3c8c84",
                   "#d8d0c0")
    scene.add(home.at(400, 1014, 0.72),
              sheet(floor, "#4c7c54", "#1f4444", shadow=0.6, soft=5, rim=1.5))
    hoops = [taper([(400 - REACH * s, y), (400, y + 18), (400 + REACH * s, y)], [7, 9, 7]) for y,
             s in
             ((898, 0.83), (1030, 0.8))]
    ends = [taper([(400 + k * 7, CAGE + 108), (400 + k * 16, CAGE + 136),
                   (400 + k * 30 + 6, CAGE + 166)], [14, 9, 1])
            for k in (-2, -1, 0, 1, 2)]
    scene.add(sheet([*hoops], "#8c6248", "#4c3434", shadow=0.7, soft=5, rim=1.4),
              sheet([*(_rib(r, 17) for r in (-1, -0.56, 0.56, 1)), *ends], "#a87450", "#503834",
                    shadow=0.8, soft=7, rim=1.8),
              sheet([ring(400, CAGE - 112, 0, 24), ring(400, CAGE + 110, 0, 22)], "#8c6248",
                    "#4c3434", shadow=0.7, soft=5,
                    rim=1.6),
              mark([swirl(400, CAGE - 112, 16, 1.6, 4), swirl(400, CAGE + 110, 15, 1.6, 4, -1)],
                   "#3c2828", alpha=0.8))


def _island(side: int) -> Motif:
    """One island with its tree and its chair; the left is -1."""
    x = 400 + side * 210
    rock = blob((x - 150, SEA + 8, "c"), (x - 124, SEA - 22), (x - 50, SEA - 42),
                (x + 30, SEA - 44), (x + 116, SEA - 26),
                (x + 150, SEA + 8, "c"), (x + 128, SEA + 52), (x + 76, SEA + 92),
                (x + 20, SEA + 112), (x - 44, SEA + 104),
                (x - 100, SEA + 70), (x - 136, SEA + 40))
    turf = blob((x - 146, SEA + 4, "c"), (x - 122, SEA - 24), (x - 50, SEA - 44),
                (x + 30, SEA - 46), (x + 114, SEA - 28),
                (x + 147, SEA + 4, "c"), (x + 90, SEA - 8), (x + 20, SEA - 2), (x - 60, SEA - 10))
    cracks = [taper([(x + a, SEA + 14), (x + a + 9, SEA + 44), (x + a - 6, SEA + 84)], [5, 4, 0.6])
              for a in
              (-96, -52, -6, 44, 92)]
    leaves: tuple[Colour, Colour] = ("#d8702c", "#7c2c20") if side < 0 else ("#5c9c48", "#1f5440")
    chair = dining_chair("#6c3428", "#34181c", "#b84044").at(x + side * 92, SEA - 24, 0.4, 0,
                                                             side < 0)
    return motif(
        leafy_tree(*leaves, name=f"isle {side}").at(x - side * 16, SEA - 34, 0.42),
        sheet(rock, "#7c6454", "#2c3440", shadow=1, soft=12, rim=1.8),
        mark(all_within(cracks, rock), "#2c2830", alpha=0.6),
        sheet(turf, "#8c9c4c" if side < 0 else "#6c9c4c", "#3c5c3c", shadow=0.6, soft=5, rim=1.6),
        chair,
        grass(f"isle {side}", x - 120, x + 124, "#5c7c40", "#2c4c34", 17).at(0, SEA - 22),
    )


def _surface(scene: Scene) -> None:
    """The water line, cut through the islands' feet."""
    edge: list[Point] = [(-40.0 + i * 22, SEA + 6 + (5 if i % 2 else -5)) for i in range(41)]
    scene.add(sheet(taper(edge, [9, 11, 9], steps=6), "#c8f0e0", "#8cd0c4", shadow=0.5, soft=6,
                    rim=1.5, alpha=0.85),
              mark([taper([(x, SEA + 26 + (x % 5) * 5), (x + 30, SEA + 21 + (x % 5) * 5),
                           (x + 62, SEA + 26 + (x % 5) * 5)],
                          [0.5, 3, 0.5]) for x in range(30, 760, 83)], "#c8f0e4", alpha=0.5))


def _bed(scene: Scene) -> None:
    bed = land((-60, 1098), (160, 1116), (320, 1142), (480, 1140), (660, 1112), (860, 1092))
    stones = [blob((x - 28 * s, 1150, "c"), (x - 30 * s, 1150 - 20 * s), (x, 1150 - 40 * s),
                   (x + 32 * s, 1150 - 18 * s),
                   (x + 30 * s, 1150, "c")) for x,
                   s in ((120, 1.2), (172, 0.7), (660, 1.3), (610, 0.7), (716, 0.8))]
    kelp = []
    for x, tall in ((64, 190), (92, 130), (730, 210), (700, 140), (234, 80), (562, 84)):
        stem = spline([(x, 1180), (x + 14, 1180 - tall * 0.4), (x - 8, 1180 - tall * 0.7),
                       (x + 10, 1180 - tall)], 6)
        kelp += [leaf(*stem[i], 40 - i, 13, -90 + s * 42) for i in range(2, len(stem), 3)
                 for s in (-1, 1)]
        kelp.append(taper(stem[::3], [8, 6, 4, 1.5]))
    scene.add(sheet(oval(400, 1132, 130, 16), "#ffe0a0", melt=12, shadow=0, rim=0, alpha=0.3),
              sheet(bed, "#1f4c54", "#06202c", shadow=0.8, soft=12, rim=1.4, through=0.25),
              sheet(stones, "#2c5458", "#0c2430", shadow=0.7, soft=7, rim=1.5),
              sheet(kelp, "#1c5c54", "#06282c", shadow=0.8, soft=8, rim=1.3))
