"""A forest grows out of an open grand piano, and its roots press the keys."""

import math

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    all_within,
    bough,
    box,
    chance,
    leaf,
    mark,
    minus,
    motif,
    oval,
    poly,
    sheet,
    star,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs.birds_wood import owl
from atelier.motifs.lights import candle
from atelier.motifs.pianos import grand_piano, piano_stool
from atelier.motifs.trees import bough_of_leaves
from atelier.palettes import LAMPLIGHT

SIZE, X, Y = 1.06, 396.0, 1000.0
LID = 13.0
# Foot along the strings, crown, spread, leaf, colours.
TREES: tuple[tuple[float, Point, float, float, Colour, Colour], ...] = (
    (-96, (304, 704), 34, 26, "#c8702c", "#e8a84c"),
    (4, (424, 668), 52, 34, "#a8481c", "#e09034"),
    (104, (548, 640), 74, 42, "#8c2c1c", "#d06c2c"),
    (226, (672, 574), 90, 50, "#b8641c", "#f0b040"),
)
# Crown, spread, how far its trunk leans, colours.
BEHIND: tuple[tuple[float, float, float, float, Colour, Colour], ...] = (
    (640, 384, 98, 76, "#74281a", "#b04c20"), (268, 470, 96, -30, "#5c2018", "#a04c24"),
    (346, 330, 116, -50, "#8c3c1c", "#d07c30"), (574, 262, 122, 40, "#a8541c", "#e8a03c"),
    (450, 216, 118, 20, "#6c2018", "#b84c20"),
)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("lid forest", Light(214, 620, "#ffca78", 215), shadow=LAMPLIGHT.shadow,
                  finish=Finish(bloom=0.3, vignette=0.4, exposure=1.0, saturation=1.1))
    _room(scene)
    scene.rays(0.08)
    for x, y, spread, lean, colour, end in BEHIND:
        scene.add(_far_tree((x, y), spread, lean),
                  bough_of_leaves(f"behind {x}", spread, colour, end, 60, 0.74, 44).at(x, y))
    scene.add(grand_piano(part="behind", lid=LID).at(X, Y, SIZE))
    _trees(scene)
    scene.add(grand_piano(part="front", lid=LID).at(X, Y, SIZE))
    scene.add(owl().at(X + 138 * SIZE, Y - 456 * SIZE, 0.56))
    _roots(scene)
    _candles(scene)
    _before(scene)
    scene.dust(110, "#ffd890", around=(214, 600), spread=220, largest=2.2, strength=0.5)
    return scene


def _room(scene: Scene) -> None:
    scene.sky((0, "#321714"), (0.45, "#70402a"), (0.72, "#5a3020"), (1, "#20100e"))
    scene.discs((430, "#54291d"), (330, "#683824"), (236, "#84492a"), (150, "#9c5e36"),
                shadow=0.3)
    panels = [box(x, -20, 3, 880) for x in range(30, 800, 74)]
    bunch = [leaf(67 + c * 74, 80 + r * 90 + c % 2 * 45, 26, 10, -90 + s * 34) for r in range(9)
             for c in range(10) for s in (-1, 0, 1)]
    scene.add(mark(panels, "#2c1410", alpha=0.5), mark(bunch, "#a86c3c", alpha=0.28))
    floor = box(-20, 868, 840, 400)
    planks = [taper([(400 + x * 0.72, 868), (400 + x * 2.1, 1240)], [2, 4])
              for x in range(-640, 700, 84)]
    scene.add(sheet(box(-20, 836, 840, 36), "#6c3c24", "#2c1410", soft=9, rim=1.8),
              sheet(floor, "#5c3420", "#1c0e0e", soft=10, rim=1.4),
              mark(all_within(planks, floor), "#1c0c0c", alpha=0.6))
    rug = oval(404, 1070, 372, 112)
    scene.add(sheet(rug, "#7c2c20", "#401414", soft=8, rim=1.8),
              sheet(minus(oval(404, 1070, 350, 102), oval(404, 1070, 318, 90)), "#c08040",
                    "#6c3c20", shadow=0.3, soft=3, rim=1.2),
              sheet(minus(oval(404, 1070, 262, 72), oval(404, 1070, 236, 63)), "#2c6c64",
                    "#143c3c", shadow=0.3, soft=3, rim=1.2),
              mark([star(404 + a * math.cos(t), 1070 + b * math.sin(t), 10, 4, 0.4)
                    for a, b, n in ((290, 81, 26), (180, 48, 14))
                    for t in (i * math.tau / n for i in range(n))], "#e8b868", alpha=0.7))


def _trees(scene: Scene) -> None:
    for index, (along, top, spread, size, colour, end) in enumerate(TREES):
        foot = (X + along * SIZE, Y - 204 * SIZE)
        scene.add(_tree(f"lid {index}", foot, top, max(spread / 92, 0.5)),
                  bough_of_leaves(f"lid {index}", spread, colour, end, size, 0.8, 40).at(*top))


def _tree(name: str, foot: Point, top: Point, size: float) -> Motif:
    dice = chance("lid tree", name)
    (x, y), (u, v) = foot, top
    trunk = taper([(x - 4, y + 16), (x + dice.uniform(-12, 12), y - 60),
                   ((x + u) / 2 + dice.uniform(-12, 12), (y + v) / 2), (u, v)],
                  [46 * size, 27 * size, 21 * size, 9])
    toes = [taper([(x, y - 20), (x + s * 22, y + 4), (x + s * 44, y + 14)], [20, 12, 4])
            for s in (-1, 1)]
    twigs = [bough((u + (x - u) * t, v + (y - v) * t), -90 + s * 48, 50 * size, 9, 2, dice)
             for t, s in ((0.3, -1), (0.36, 1), (0.2, 1), (0.14, -1))]
    grooves = [taper([(x - 6 + k * 7, y + 6), ((x + u) / 2 - 4 + k * 4, (y + v) / 2),
                      (u + k * 2, v)], [2.4, 1.6, 0.4]) for k in (0, 1, 2)]
    return motif(sheet(twigs, "#4c2c1c", "#24120e", shadow=0.8, soft=7, rim=1.5),
                 sheet(union(trunk, toes), "#5c3820", "#54331e", shadow=1, soft=9, rim=2),
                 mark(grooves, "#8c6034", alpha=0.6))


def _far_tree(crown: Point, spread: float, lean: float) -> Motif:
    """The trunk of a tree that stands behind the piano, forked under its crown."""
    x, y = crown
    foot = (x + lean, 830.0)
    high = y + spread * 0.9
    trunk = taper([(foot[0], foot[1]), (x + lean * 0.86, foot[1] - 120),
                   (x + lean * 0.36 - 6, (high + foot[1]) / 2 - 40), (x, high), (x + 2, y)],
                  [58, 40, 33, 27, 14])
    forks = [taper([(x + lean * 0.16, high + 46), (x + s * spread * 0.3, high - 8),
                    (x + s * spread * 0.5, y + spread * 0.3)], [17, 13, 5]) for s in (-1, 1)]
    grooves = [taper([(foot[0] - 12 + k * 10, foot[1] - 40),
                      (x + lean * 0.36 - 14 + k * 7, (high + foot[1]) / 2), (x - 4 + k * 4, high)],
                     [3, 2.4, 0.6]) for k in range(3)]
    return motif(sheet([trunk, *forks], "#5c341e", "#2c1610", shadow=1, soft=9, rim=2.2),
                 mark(grooves, "#8c5a30", alpha=0.55))


# Roots as points with widths: those that press the keys, and those that hang down the side.
ROOTS: tuple[tuple[list[Point], list[float]], ...] = (
    ([(290, 750), (279, 782), (246, 787), (210, 776), (178, 775), (146, 786), (106, 784)],
     [2, 17, 15, 14, 11, 8, 2]),
    ([(300, 756), (284, 795), (246, 804), (206, 797), (172, 798), (132, 809), (88, 803)],
     [2, 19, 17, 15, 12, 8, 2]),
    ([(396, 744), (378, 794), (326, 819), (266, 813), (210, 822), (164, 820), (118, 831),
      (68, 826)], [2, 22, 20, 18, 16, 12, 8, 2]),
    ([(206, 821), (176, 838), (128, 846), (84, 852), (62, 876), (70, 912), (60, 944)],
     [6, 13, 11, 9, 7, 5, 1.2]),
    ([(292, 816), (258, 836), (228, 850), (214, 882), (224, 916), (216, 938)],
     [6, 13, 11, 8, 5, 1.2]),
    ([(404, 744), (424, 794), (452, 828), (440, 868), (456, 908), (446, 946)],
     [2, 21, 17, 12, 8, 1.4]),
    ([(451, 826), (478, 850), (480, 880), (494, 902)], [5, 9, 6, 1.2]),
    ([(514, 736), (540, 794), (568, 830), (556, 874), (576, 914), (564, 950)],
     [2, 25, 19, 13, 8, 1.4]),
    ([(500, 742), (482, 790), (446, 801), (426, 806)], [2, 18, 10, 1.4]),
    ([(566, 828), (598, 850), (602, 880), (618, 904)], [5, 10, 7, 1.2]),
    ([(648, 716), (674, 790), (700, 820), (690, 862), (704, 900), (694, 930)],
     [2, 28, 19, 12, 8, 1.4]),
    ([(630, 716), (606, 788), (570, 800), (548, 806)], [2, 22, 11, 1.4]),
    ([(692, 818), (660, 838), (650, 870), (658, 896)], [5, 10, 6, 1.2]),
)


def _roots(scene: Scene) -> None:
    pressed, gaps = [], []
    for row in (1, 4, 6, 8, 9):
        t, u = row / 10, (row + 1) / 10
        (x, y), (v, w) = ((X + (-330 + 44 * k) * SIZE, Y + (-148 - 64 * k) * SIZE) for k in (t, u))
        pressed.append(poly((x, y), (x + 84, y), (v + 84, w), (v, w)))
        gaps.append(taper([(v, w + 1), (v + 84, w + 1)], [3.4, 3.4]))
    scene.add(mark(pressed, "#6c4c30", alpha=0.6), mark(gaps, "#180c0c", alpha=0.85))
    for points, widths in ROOTS:
        root = taper(points, widths)
        light = taper([(x - widths[i] * 0.06, y - widths[i] * 0.2)
                       for i, (x, y) in enumerate(points)], [w * 0.16 for w in widths])
        dark = taper([(x + widths[i] * 0.1, y + widths[i] * 0.2)
                      for i, (x, y) in enumerate(points)], [w * 0.1 for w in widths])
        scene.add(sheet(root, "#5e3a22", "#4c2e1c", shadow=0.9, soft=7, rim=1.6),
                  mark([within(light, root)], "#b8844c", alpha=0.6),
                  mark([within(dark, root)], "#24120c", alpha=0.6))


def _candles(scene: Scene) -> None:
    arm = tendril([(X - 176 * SIZE, Y - 296 * SIZE), (X - 196 * SIZE, Y - 316 * SIZE),
                   (X - 226 * SIZE, Y - 308 * SIZE)], [7, 7, 6, 3], 10, 1.1, -1)
    cups = [box(X + x * SIZE - 17, Y + y * SIZE - 3, 34, 8, 4) for x, y in ((-204, -318),
                                                                            (-160, -306))]
    scene.add(sheet([arm, *cups], "#c8923c", "#5c3418", shadow=0.8, soft=5, rim=2))
    for x, y, tall in ((-204, -318, 66), (-160, -306, 48)):
        scene.add(candle("burning", "none", tall, flame="#ffb848").at(X + x * SIZE, Y + y * SIZE))
    for x, y, long, turn, colour in ((-208, -222, 74, -76, "#d87c30"),
                                     (-190, -220, 66, -94, "#a83c20"),
                                     (-182, -218, 70, -58, "#e0a040")):
        scene.add(_leaf(long, colour, "#6c2c14").at(X + x * SIZE, Y + y * SIZE, 1, turn))
    scene.glow(214, 610, 110, "#ffb048", 0.3)


def _leaf(long: float, colour: Colour, end: Colour) -> Motif:
    """One big leaf with its veins, its stalk at the origin, pointing right."""
    shape = leaf(0, 0, long, long * 0.52)
    veins = [taper([(-long * 0.12, 0), (long * 0.5, 0), (long * 0.94, 0)], [2.6, 2, 0.5])]
    veins += [taper([(long * t, 0), (long * (t + 0.16), s * long * 0.17)], [1.6, 0.5])
              for t in (0.2, 0.4, 0.6) for s in (-1, 1)]
    return motif(sheet(shape, colour, end, shadow=0.9, soft=6, rim=1.9),
                 mark(veins, "#ffd890", alpha=0.5))


def _before(scene: Scene) -> None:
    scene.add(sheet(oval(300, 1106, 66, 11), "#1c0808", shadow=0, rim=0, melt=6, alpha=0.7),
              piano_stool("#8c2c30", "#4c2820").at(300, 1108, 1.12))
    for x, y, long, turn, colour, end in (
        (120, 1120, 70, -20, "#c8502c", "#6c1c14"), (196, 1050, 52, 140, "#d87c30", "#6c2c14"),
        (430, 1096, 62, 24, "#b83c24", "#5c1414"), (520, 1144, 78, -34, "#e09438", "#7c3c14"),
        (600, 1050, 54, 200, "#c8502c", "#6c1c14"), (690, 1110, 74, -150, "#a8301c", "#4c1010"),
        (350, 1166, 70, 190, "#d87c30", "#6c2c14"), (70, 1180, 80, -60, "#a8301c", "#4c1010"),
        (740, 1186, 76, -120, "#c8702c", "#5c2410"),
    ):
        scene.add(_leaf(long, colour, end).at(x, y, 1, turn))
