"""Birds live in a helmet as large as a house that lies in a meadow."""

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
    chance,
    circle,
    hanging,
    land,
    leaf,
    mark,
    motif,
    oval,
    ridge,
    rope,
    shaded,
    sheet,
    sprig,
    swirl,
    taper,
)
from atelier.motifs.birds_air import bird_nest, sitting_swallow, swallow
from atelier.motifs.helmets import helmet
from atelier.motifs.plants import grass, round_tree
from atelier.motifs.skies import drifting_cloud
from atelier.palettes import SPRING_GREEN

PALE, NEAR = "#e8e4b8", SPRING_GREEN.near


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("helmet nest", Light(180, 240, "#fffbd0", 240), shadow=SPRING_GREEN.shadow,
                  finish=Finish(bloom=0.24, vignette=0.28, exposure=0.95))
    _morning(scene)
    _far_meadow(scene)
    scene.add(sheet(oval(440, 985, 330, 46), "#0c3430", shadow=0, melt=16, alpha=0.55),
              _bush(), helmet("#74887c", "#263838", "#c8a860", "#b82c24", "#f0a838")
              .at(418, 1000, 1.14),
              _vines().at(418, 1000, 1.14))
    for x, y, size, turn in ((330, 902, 0.62, -4), (440, 896, 0.5, 2), (520, 806, 0.5, -8)):
        scene.add(bird_nest(chicks=True, eggs=None).at(x, y, size, turn))
    _washing(scene)
    _meadow(scene)
    for x, y, size, turn, flip in ((140, 560, 0.78, 24, False), (96, 700, 0.5, 6, False),
                                   (300, 430, 0.55, -16, True), (590, 178, 0.42, 14, True),
                                   (420, 170, 0.36, -8, False), (716, 210, 0.3, 10, True)):
        scene.add(swallow(flight="beating" if turn > 10 else "gliding").at(x, y, size, turn, flip))
    scene.add(sitting_swallow().at(292, 634, 0.6, 0, True))
    _flowers(scene)
    scene.dust(80, "#fffbd0", around=(300, 420), spread=300)
    frames.rounded(scene, NEAR, shaded(NEAR, 0.4))
    return scene


def _morning(scene: Scene) -> None:
    scene.sky((0, "#3c9c9c"), (0.45, "#8cc890"), (0.75, "#d4dc90"), (1, "#a8c070"), glow=0.1)
    scene.discs((330, "#5cae9c"), (258, "#86c494"), (190, "#b8d690"), through=0.16)
    scene.source(106, "#fff6c0", 1.05, glow=20, spill=0.25)
    for x, y, width, colour in ((600, 130, 300, "#6cb8a4"), (90, 430, 240, "#a4d09c"),
                                (690, 380, 280, "#8cc49c"), (330, 96, 180, "#6cb4a4")):
        scene.add(drifting_cloud(f"spring {x}", width, width * 0.24, colour).at(x, y))


def _far_meadow(scene: Scene) -> None:
    for index, (y, tall, colour, end) in enumerate(((730, 26, "#9cc078", "#b8cc78"),
                                                    (790, 24, "#78aa62", "#9cbc66"),
                                                    (860, 18, "#578f54", "#78a456"))):
        scene.add(sheet(ridge(f"spring hill {index}", y, tall, 1.2 + index * 0.3, 0.4), colour, end,
                        shadow=0.6, through=0.3, rim=1.3))
        for step in range(4):
            x = 60 + step * 226 + index * 47 % 130
            scene.add(round_tree(f"spring {index}{step}", "#4c9458", "#2c6a4c").tinted(colour, 0.35)
                      .at(x, y + 14, 0.7 + index * 0.3))
        scene.fog("#d8e4a0", y - 40, y + 160, 0.25)
    scene.rays(0.14, threshold=0.75, length=0.9)


def _bush() -> Motif:
    """Leaves that have grown out of the helmet's crown, behind the plume."""
    dice = chance("helmet bush")
    arms: tuple[list[Point], ...] = (
        [(440, 520), (400, 440), (330, 400), (270, 410)], [(450, 520), (420, 400), (370, 320)],
        [(470, 520), (560, 470), (640, 500), (690, 560)], [(460, 510), (450, 380), (480, 280)],
        [(470, 510), (540, 420), (600, 300)])
    return motif(sheet(sprig(points, 9, 54, dice), "#3c8a4c", "#1c5040", shadow=0.9, soft=9,
                       rim=1.7, through=0.3) for points in arms)


def _vines() -> Motif:
    """Small green shoots over the steel, in the helmet's own place."""
    dice = chance("helmet vines")
    stems: tuple[list[Point], ...] = (
        [(150, -90), (150, -180), (120, -260), (136, -330)],
        [(-30, -400), (-70, -360), (-120, -340)],
        [(30, -440), (90, -390), (140, -330), (150, -270)])
    blooms = [(136, -336), (-122, -338), (150, -262), (150, -190), (88, -392)]
    petals = [circle(x + 8 * math.cos(k * 1.257), y + 8 * math.sin(k * 1.257), 6)
              for x, y in blooms for k in range(5)]
    return motif(sheet([sprig(points, 5, 30, dice) for points in stems], "#5ca050", "#1f5a3c",
                       shadow=0.8, soft=6, rim=1.6),
                 sheet(petals, "#f0a0b4", "#c05c80", shadow=0.6, soft=4, rim=1.4),
                 mark([circle(x, y, 4) for x, y in blooms], "#f4d060"))


def _washing(scene: Scene) -> None:
    """The lance in the ground and the washing of somebody very small."""
    lance = taper([(742, 1040), (726, 800), (706, 430)], [17, 15, 9], round_ends=False)
    head = blob((697, 436, "c"), (690, 414), (703, 346, "c"), (722, 412), (716, 436, "c"))
    bands = all_within([taper([(690, 980 - k * 74), (770, 950 - k * 74)], [15, 15])
                        for k in range(7)], lance)
    scene.add(sheet(lance, "#b88a5c", "#4c3038", shadow=1, soft=9, rim=1.8),
              mark(bands, "#a83430", alpha=0.85),
              sheet(head, "#8c9c94", "#2c3c3c", shadow=0.8, rim=2.2),
              sheet(oval(707, 444, 15, 7), "#c8a860", "#6c4c28", shadow=0.6, rim=1.6))
    start, end = (518.0, 694.0), (717.0, 620.0)
    scene.add(sheet(rope(start, end, 26, 2.6), "#f0e4c0", shadow=0.6, soft=4))
    clothes = ("#e8c048", "#f0e8d0", "#e87890", "#78b8c0", "#f0e8d0")
    for index, (x, y) in enumerate(hanging(start, end, 26, 6)[1:-1]):
        scene.add(_shirt(clothes[index], index == 3).at(x, y, 1.05, (-4, 3, -3, 5, -2)[index]))


def _shirt(colour: Colour, trousers: bool = False) -> Motif:
    """A tiny shirt or pair of trousers, pegged at the origin."""
    shirt = blob((-8, 0, "c"), (0, 4), (8, 0, "c"), (19, 9, "c"), (15, 18, "c"), (10, 15, "c"),
                 (11, 36, "c"), (-11, 36, "c"), (-10, 15, "c"), (-15, 18, "c"), (-19, 9, "c"))
    legs = blob((-10, 0, "c"), (10, 0, "c"), (12, 38, "c"), (3, 38, "c"), (0, 14, "c"),
                (-3, 38, "c"), (-12, 38, "c"))
    cloth = legs if trousers else shirt
    stripes = [taper([(-20, y), (20, y + 1)], [3, 3]) for y in (12, 21, 30)]
    return motif(sheet(cloth, colour, shaded(colour, 0.5), shadow=0.9, soft=5, rim=1.4),
                 mark(all_within(stripes, cloth), shaded(colour, 0.55), alpha=0.5),
                 sheet([taper([(x, -5), (x, 5)], [3.4, 3]) for x in (-7, 7)], "#a86c3c",
                       shadow=0.4, soft=2))


def _meadow(scene: Scene) -> None:
    slope = land((-60, 950), (120, 938), (260, 962), (420, 972), (560, 958), (700, 940), (860, 930))
    curls = [swirl(x, y, r, 1.6, 4, s, 60) for x, y, r, s in (
        (110, 1010, 34, 1), (262, 1040, 26, -1), (540, 1030, 32, 1), (650, 1010, 22, -1))]
    scene.add(grass("helmet back", 30, 790, "#3c7a48", "#245a44").at(0, 966),
              sheet(slope, "#4c8c4c", "#1f5440", soft=12, rim=1.7, through=0.25),
              mark(curls, "#7cb060", alpha=0.4))


def _flowers(scene: Scene) -> None:
    front = land((-60, 1090), (140, 1070), (330, 1104), (520, 1088), (700, 1066), (860, 1080))
    for x, y, tall, lean in ((96, 1130, 300, -12), (196, 1150, 210, 14), (640, 1140, 230, 10),
                             (560, 1160, 160, -14), (738, 1150, 190, -10)):
        scene.add(_parsley(tall, lean).at(x, y))
    scene.add(sheet(front, "#2c6a48", "#0f3838", soft=14, rim=1.7, through=0.2))
    for x, y, tall, colour in ((300, 1180, 150, "#e0587c"), (372, 1190, 112, "#f0b040"),
                               (452, 1184, 136, "#d8486c"), (60, 1190, 130, "#f0b040"),
                               (146, 1196, 110, "#e0587c"), (690, 1190, 140, "#e8708c"),
                               (606, 1196, 104, "#f0b040")):
        scene.add(_tulip(tall, colour).at(x, y))
    scene.add(grass("helmet front", 20, 800, "#1f5a48", "#0a2c2c", 70).at(0, 1190))


def _parsley(tall: float, lean: float) -> Motif:
    """Cow parsley: a stem and an umbel of white clusters."""
    top = (lean * 2.0, -tall)
    stem = taper([(0, 0), (lean * 0.6, -tall * 0.5), top], [7, 6, 4])
    rays, heads = [], []
    for k in range(-3, 4):
        x, y = top[0] + k * 21, top[1] - 56 + k * k * 4.4
        rays.append(taper([top, (top[0] + k * 8, top[1] - 30), (x, y)], [3, 2.4, 2]))
        heads.append([circle(x + 9 * math.cos(a), y - 3 + 6 * math.sin(a), 6.4)
                      for a in (0, 1.05, 2.1, 3.14, 4.2, 5.2)] + [circle(x, y - 5, 7)])
    fronds = [leaf(lean * 0.4, -tall * 0.4, 66, 24, side * 42 - 90) for side in (-1, 1)]
    return motif(sheet([stem, *fronds], "#4c9454", "#1f5a40", shadow=0.9, soft=8, rim=1.6),
                 sheet(rays, "#6cac5c", "#3c7c4c", shadow=0.5, soft=4, rim=1.3),
                 [sheet(group, PALE, "#a8b890", shadow=0.7, soft=5, rim=1.2, through=0.2)
                  for group in heads])


def _tulip(tall: float, colour: Colour) -> Motif:
    """A large cut tulip, its foot at the origin."""
    y = -tall
    back = [_petal(-26, 14, y), _petal(26, 14, y)]
    cup = blob((-24, y - 50, "c"), (-30, y - 16), (-14, y + 14), (0, y + 18), (14, y + 14),
               (30, y - 16), (24, y - 50, "c"), (10, y - 26), (0, y - 62, "c"), (-10, y - 26))
    veins = [taper([(k * 8, y + 8), (k * 12, y - 12), (k * 11, y - 34)], [0.6, 3, 0.6])
             for k in (-1, 0, 1)]
    blades = [blob((0, 0, "c"), (side * 26, -tall * 0.3), (side * 34, -tall * 0.75, "c"),
                   (side * 44, -tall * 0.3), (side * 16, 10)) for side in (-1, 1)]
    return motif(sheet([taper([(0, 0), (3, y * 0.5), (0, y + 10)], [9, 8, 8]), *blades], "#3c8c54",
                       "#12463c", shadow=0.9, soft=8, rim=1.7),
                 sheet(back, shaded(colour, 0.6), shaded(colour, 0.3), shadow=0.7, soft=5, rim=1.4),
                 sheet(cup, colour, shaded(colour, 0.4), shadow=0.8, soft=7, rim=1.9, through=0.2),
                 mark(veins, shaded(colour, 0.4), alpha=0.6))


def _petal(x: float, drop: float, y: float) -> Path:
    return blob((x * 0.3, y + drop), (x * 1.25, y - 10), (x * 1.05, y - 58, "c"), (x * 0.1, y - 24))
