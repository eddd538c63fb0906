"""The edge of the wood is the head of a wolf; its eyes are the windows of two houses."""

import math

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    all_within,
    blob,
    box,
    chance,
    circle,
    land,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    poly,
    sheet,
    swirl,
    taper,
    tendril,
)
from atelier.engine.paths import Knot
from atelier.motifs.fur import mirrored
from atelier.motifs.furniture import table
from atelier.motifs.lights import candle
from atelier.motifs.people_kitchen import baker_back
from atelier.motifs.plants import mushroom
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.trees import fern
from atelier.motifs.trees_round import fir_tree
from atelier.palettes import FOREST_GREEN as FOREST

# How far from the middle a fir of the outline stands, its foot, and its height.
CROWN = ((0, 560, 170), (44, 566, 160), (88, 570, 176), (128, 576, 232), (164, 580, 322),
         (204, 584, 410), (240, 588, 350), (276, 592, 268), (312, 600, 190), (340, 660, 170))
BROW = ((60, 600, 130), (300, 690, 170), (338, 740, 160), (258, 676, 112), (206, 664, 76))
CHEEK = ((316, 812, 150), (276, 796, 150), (232, 776, 142), (190, 762, 130), (150, 752, 116))
JAW = ((252, 890, 140), (214, 884, 136), (176, 900, 132))
CHIN = ((196, 968, 126), (152, 984, 116))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("wolf wood", Light(400, 500, "#f4e890", 225), shadow=FOREST.shadow,
                  finish=Finish(bloom=0.3, vignette=0.36, exposure=1.0, saturation=1.08))
    _mist(scene)
    _head(scene)
    _muzzle(scene)
    _mouth(scene)
    _ground(scene)
    _walker(scene)
    scene.dust(90, "#f0ffb0", around=(400, 760), spread=240, largest=2, strength=0.4)
    return scene


def _mist(scene: Scene) -> None:
    scene.sky((0, "#1c4c3c"), (0.25, "#4c8454"), (0.5, "#a0b868"), (0.72, "#7c9c58"), (1,
                                                                                       "#24462f"))
    scene.discs((420, "#54844c"), (340, "#74984f"), (262, "#98ac58"), y=470)
    for row, (y, tall, colour, end) in enumerate((
        (660, 330, "#5c8c54", "#7c9c5c"), (720, 270, "#447848", "#5c884c"))):
        dice = chance("wolf far", row)
        for index in range(15):
            x = -20 + index * 60 + dice.uniform(-14, 14)
            away = abs(x - 400) / 400
            if away > 0.62 or row:
                scene.add(fir_tree(colour, end, end, None, tall * (0.45 + 0.55 * away)
                                   * dice.uniform(0.85, 1.1), 5).silhouette(colour, end).at(x, y))
        scene.fog("#a8bc70", 420, 820, 0.28)
    scene.rays(0.12)
    for x, y, wide, colour in ((110, 190, 220, "#3c7450"), (690, 130, 230, "#33684a"),
                               (400, 300, 250, "#88a458")):
        scene.add(drifting_cloud(f"wolf {x}", wide, 44, colour).at(x, y))
    for y, lift, colour, end in ((800, 60, "#6c9454", "#54804c"), (880, 70, "#4c7848", "#3c6442")):
        hill = land((-40, y - lift), (120, y - lift * 0.3), (400, y + 80), (680, y - lift * 0.3),
                    (840, y - lift))
        curls = [swirl(x, y + 44, 22, 1.6, 4, 1, x) for x in (60, 130, 664, 738)]
        scene.add(sheet(hill, colour, end, shadow=0.5, soft=10, rim=1.4),
                  mark(curls, "#a8c078", alpha=0.5))


def _fir(away: float, foot: float, tall: float, side: int, tone: float) -> Motif:
    lean = side * away * 0.035
    tree = fir_tree("#24583c", "#0c2a24", "#2c2018", None, tall, 6).toned(tone)
    return tree.at(400 + side * away, foot, 1, lean)


def _row(scene: Scene, row: tuple[tuple[float, float, float], ...], tone: float) -> None:
    for away, foot, tall in row:
        for side in (-1, 1) if away else (1,):
            scene.add(_fir(away, foot, tall, side, tone))


def _head(scene: Scene) -> None:
    half: list[Knot] = [(70, 1000), (160, 960), (226, 900), (286, 830), (300, 760), (336, 730),
                        (320, 650),
            (300, 560), (260, 470), (206, 330, "c"), (160, 420), (90, 470)]
    shape = moved(mirrored((0, 1010), half, (0, 480)), 400, 0)
    _row(scene, CROWN[::2], 0.12)
    scene.add(sheet(shape, "#1f4c38", "#0a2018", shadow=1, soft=14, rim=1.4, through=0.3))
    _row(scene, CROWN[1::2], 0.0)
    for side in (-1, 1):
        scene.add(_house().at(400 + side * 142, 612, 1, side * 5, flip=side > 0))
    _row(scene, BROW, 0.05)
    scene.fog("#7c9c60", 520, 900, 0.14)
    _row(scene, CHEEK, 0.16)
    _row(scene, JAW, 0.26)


def _house() -> Motif:
    """An eye: one great lit window under a roof that slants like a brow."""
    wall = poly((-62, 0), (-58, -74), (58, -56), (60, 0))
    roof = poly((-92, -64), (-58, -116), (40, -78), (86, -34), (72, -30))
    tiles = [taper([(-80 + i * 10, -66 + i * 7), (66 + i * 2, -40 + i * 2)], [1.6, 1.6])
             for i in range(-3, 2)]
    glass = blob((-46, -16, "c"), (-44, -58), (-10, -62), (28, -50), (42, -16, "c"))
    bars = [box(-4, -70, 8, 60), box(-60, -36, 120, 4)]
    chimney = poly((20, -80), (20, -118), (42, -116), (42, -70))
    smoke = tendril([(31, -118), (40, -146), (24, -170), (38, -196)], [4, 9, 11, 9, 6, 2], 14, 1.5)
    return motif(
        sheet(smoke, "#d0d8a8", "#8ca070", shadow=0.3, soft=6, rim=1.3, alpha=0.6),
        sheet(chimney, "#5c3c2c", "#2c1c18", shadow=0.8, soft=5, rim=1.7),
        sheet(wall, "#4c3424", "#241810", shadow=1, soft=9, rim=1.8),
        pane(glass, "#ffc83c", 1.35, glow=16, spill=0.5),
        sheet(all_within(bars, glass), "#3c2414", "#2c180c", shadow=0.3, soft=2, rim=1),
        sheet(outline(glass, 6), "#6c4428", "#3c2418", shadow=0.5, soft=3, rim=1.6),
        sheet(roof, "#5c2c20", "#240f10", shadow=1.1, soft=9, rim=2),
        mark(all_within(tiles, roof), "#a8583c", alpha=0.5),
    )


def _muzzle(scene: Scene) -> None:
    bridge = blob((400, 470, "c"), (436, 560), (452, 660), (486, 750), (500, 820), (460, 872),
                  (400, 884), (340, 872), (300, 820), (314, 750), (348, 660), (364, 560))
    trunks = [taper([(400 + x * 0.42, 500 + abs(x) * 1.6), (400 + x * 0.7, 660),
                     (400 + x * 1.5, 860)], [2, 9, 15]) for x in range(-54, 55, 18)]
    twigs = [taper([(400 + x * 0.7, y), (400 + x * 0.7 + s * 16, y - 22)], [4, 1])
             for x, y, s in ((-54, 700, -1), (-18, 640, 1), (36, 680, 1), (54, 730, 1), (-36, 730,
                                                                                         -1),
                             (0, 590, -1), (18, 760, -1))]
    scene.add(sheet(bridge, "#5c7c50", "#2c4c38", soft=14, rim=1.8, through=0.3),
              sheet(all_within([*trunks, *twigs], bridge), "#1f3c2c", "#0c1c18", shadow=0.6, soft=5,
                    rim=1.5))
    for side in (-1, 1):
        for away, foot, tall in ((58, 700, 110), (86, 790, 120), (112, 846, 110)):
            scene.add(_fir(away, foot, tall, side, 0.2))
    nose = blob((400, 760), (450, 768), (476, 800), (452, 842), (400, 862), (348, 842), (324, 800),
                (350, 768))
    dice = chance("wolf nose")
    bumps = [circle(400 + 72 * math.cos(a), 810 + 44 * math.sin(a), dice.uniform(15, 22))
             for a in (i * math.tau / 14 for i in range(14))]
    scene.add(sheet([nose, *bumps], "#12241c", "#060e0c", soft=13, rim=2.2),
              sheet([oval(366, 826, 17, 11, 24), oval(434, 826, 17, 11, -24)], "#020504", shadow=0,
                    rim=0.5),
              mark([swirl(384, 788, 15, 1.5, 4, 1, 180), swirl(424, 792, 12, 1.5, 3.4, -1, 0)],
                   "#4c6c58", alpha=0.7))


def _mouth(scene: Scene) -> None:
    mouth = blob((252, 880, "c"), (320, 900), (400, 884), (480, 900), (548, 880, "c"), (530, 980),
                 (480, 1024), (400, 1036), (320, 1024), (270, 980))
    scene.add(sheet(mouth, "#0a1410", "#020605", shadow=0.5, soft=8, rim=1.4))
    scene.add(sheet(oval(400, 990, 110, 44), "#c87830", shadow=0, rim=0, melt=20, alpha=0.4,
                    wrap=0))
    laid = motif(table("#e8dcc0", "#9c7c5c", "#b84c4c", width=190).at(400, 1010, 0.62))
    scene.add(laid.inside(mouth))
    for x in (372, 428):
        scene.add(candle("burning", "stick", 40, flame="#ffc050").at(x, 936, 0.5))
    scene.add(sheet([oval(x, 937, 11, 3.4) for x in (348, 400, 452)], "#f0e4c8", "#b89c78",
                    shadow=0.5, soft=2, rim=1.4))
    scene.glow(400, 910, 46, "#ffc060", 0.4)
    teeth: list[Path] = []
    for side in (-1, 1):
        for index in range(4):
            x, y = 400 + side * (146 - index * 22), 884 + index * 5
            teeth.append(poly((x - 9, y), (x + 9, y + 1), (x + side * -2, y + 38 - index * 6)))
    scene.add(sheet(teeth, "#e0e0b8", "#8c9c78", shadow=0.9, soft=5, rim=1.9))
    _row(scene, CHIN, 0.3)


def _ground(scene: Scene) -> None:
    ground = land((-40, 990), (120, 976), (260, 1006), (330, 1030), (470, 1030), (540, 1006), (680,
                                                                                               976),
                  (840, 990))
    path = blob((356, 1030, "c"), (400, 1026), (444, 1030, "c"), (470, 1066), (432, 1110), (500,
                                                                                            1170),
                (640, 1250, "c"), (260, 1250, "c"), (300, 1170), (318, 1110), (372, 1066))
    curls = [swirl(x, y, r, 1.6, 4.4, s, x) for x, y, r, s in (
        (120, 1040, 26, 1), (220, 1076, 20, -1), (596, 1060, 24, 1), (690, 1030, 28, -1))]
    stones = [oval(x, y, r, r * 0.42) for x, y, r in (
        (400, 1050, 9), (420, 1078, 11), (378, 1096, 12), (356, 1140, 15), (470, 1150, 15),
        (330, 1186, 18), (540, 1190, 20), (430, 1186, 16))]
    scene.add(sheet(ground, "#3c6440", "#12301f", soft=14, rim=1.7),
              mark(curls, "#6c9454", alpha=0.6),
              sheet(path, "#b8b078", "#a89460", shadow=0.5, soft=8, rim=1.6),
              mark(stones, "#8c8458", alpha=0.6))


def _walker(scene: Scene) -> None:
    scene.add(sheet(oval(386, 1180, 52, 9), "#142418", shadow=0, rim=0, melt=6, alpha=0.6),
              baker_back(holds="cake").at(376, 1180, 0.98))
    for x, y, tall, cap in ((214, 1120, 46, "#c8503a"), (246, 1128, 30, "#d0643e"),
                            (600, 1130, 40, "#c8503a")):
        scene.add(mushroom(cap, height=tall).at(x, y))
    for x, y, size, turn in ((60, 1190, 200, 8), (742, 1194, 210, -8), (190, 1216, 120, 0),
                             (630, 1220, 120, 0)):
        scene.add(fern(f"wolf {x}", size, "#28563c", "#0a2018").at(x, y, 1, turn))
