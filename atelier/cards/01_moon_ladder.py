"""A child climbs out of a cup of tea to the moon; fish swim in the steam."""

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Scene,
    chance,
    circle,
    minus,
    motif,
    moved,
    opening,
    sheet,
    sprig,
    tendril,
    whole_card,
)
from atelier.motifs.animals_sea import fish
from atelier.motifs.children import climbing_child
from atelier.motifs.skies import hanging_star, sickle_moon, stars
from atelier.motifs.tableware import tea_cup
from atelier.motifs.tools import ladder
from atelier.palettes import NIGHT_VIOLET


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("moon ladder", Light(520, 250, "#ffd49c", 230), shadow=NIGHT_VIOLET.shadow,
                  finish=Finish(bloom=0.3, vignette=0.34, saturation=1.04))
    _night(scene)
    scene.add(sickle_moon(radius=128, turn=-32).at(545, 235))
    scene.rays(0.14, threshold=0.8)
    _stars_on_threads(scene)
    scene.add(_steam())
    scene.glow(350, 880, 170, "#ffb070", 0.22)
    scene.add(tea_cup().at(350, 1112))
    scene.add(ladder(600, 78, 44).at(378, 908, turn=12), climbing_child().at(430, 745, turn=8))
    _fishes(scene)
    _foreground(scene)
    scene.dust(150, "#ffe0b0", around=(460, 420), spread=260, strength=0.45)
    frames.scalloped(scene, "#1a0a48", "#0a0428", 44)
    return scene


def _night(scene: Scene) -> None:
    scene.sky((0, "#8c3c6c"), (0.25, "#c85c78"), (0.5, "#a43c80"), (1, "#54207c"), glow=0.3)
    scene.glow(520, 240, 230, "#ff9a70", 0.2)
    scene.add(stars("moon ladder", 22, 250, 60, 760, 420, "#ffe0c0", 1.5, 4))
    for name, x, y, across, down, puffs, colour, end in (
        ("rose", 500, 290, 190, 215, 13, "#8c3078", "#6c2484"),
        ("plum", 470, 390, 270, 380, 17, "#742888", "#501c88"),
        ("violet", 430, 480, 330, 500, 20, "#521c80", "#34147c"),
        ("indigo", 405, 560, 362, 590, 24, "#34146c", "#1c0c5c"),
    ):
        hole = opening(name, x, y, across, down, puffs, 0.2, 0.36)
        scene.add(sheet(whole_card(), colour, end, holes=hole, shadow=1, soft=16, lift=10,
                        rim=1.2, through=0.45))


def _stars_on_threads(scene: Scene) -> None:
    for x, thread, size in ((70, 365, 9), (120, 150, 15), (216, 84, 10), (640, 56, 8),
                            (690, 415, 13), (728, 108, 10)):
        scene.add(hanging_star(thread, size).at(x, 10))


def _steam() -> Motif:
    left = [
        tendril([(268, 900), (215, 800), (262, 705), (190, 615), (158, 520)],
                [34, 44, 38, 30, 24, 15, 7, 2], 44, 1.55, -1),
        tendril([(252, 745), (196, 690), (140, 700), (104, 690)], [20, 20, 16, 11, 6, 2], 26, 1.5,
                1),
        tendril([(226, 800), (180, 762), (130, 766), (98, 750)], [18, 19, 15, 10, 6, 2], 24, 1.5,
                1),
    ]
    right = [
        tendril([(452, 900), (516, 790), (470, 710), (560, 630), (590, 560)],
                [34, 42, 36, 30, 22, 14, 7, 2], 38, 1.55, 1),
        tendril([(512, 672), (570, 668), (620, 676), (648, 660)], [18, 17, 13, 10, 6, 2], 22, 1.5,
                -1),
        tendril([(510, 780), (560, 768), (610, 786), (640, 776)], [18, 17, 13, 10, 6, 2], 20, 1.5,
                -1),
    ]
    steam = sheet([*left, *right], "#f4b4a8", "#64288c", shadow=0.9, soft=12, rim=1.5, through=0.4,
                  alpha=0.94)
    return motif(steam)


def _fishes(scene: Scene) -> None:
    for x, y, size, turn, flip in (
        (270, 768, 0.95, -4, True), (560, 826, 1.05, 12, False), (656, 746, 0.8, 8, True),
        (476, 864, 0.72, -66, True), (205, 584, 0.55, -14, False), (142, 804, 0.6, -28, False),
        (572, 600, 0.55, 8, False), (690, 860, 0.58, 0, True), (560, 700, 0.46, 6, True),
        (264, 470, 0.42, -8, True), (622, 502, 0.42, 10, True), (330, 318, 0.4, -38, True),
        (292, 232, 0.36, -72, False), (668, 592, 0.38, 4, False), (322, 166, 0.3, -50, True),
    ):
        scene.add(fish().at(x, y, size, turn, flip))


def _foreground(scene: Scene) -> None:
    for row in range(3):
        rings = []
        for index in range(-1, 16):
            x = index * 60 + row % 2 * 30
            rings += [minus(circle(x, 1205 + row * 26, r), circle(x, 1205 + row * 26, r - 3.2))
                      for r in (42, 31, 20)]
        scales = [circle(index * 60 + row % 2 * 30, 1205 + row * 26, 42) for index in range(-1, 16)]
        scene.add(sheet(scales, "#3c1878", "#1c0c54", shadow=0.9, soft=7, rim=1.2),
                  sheet(rings, "#7c4cac", "#3c1878", shadow=0, rim=0.6, wrap=0, alpha=0.8))
    for right in (False, True):
        dice = chance("moon ladder sprigs", right)
        for points, length in (([(50, 1190), (70, 1120), (58, 1040), (74, 960)], 42),
                               ([(40, 1180), (46, 1060), (34, 960), (48, 850)], 36)):
            leaves = sprig([(float(x), float(y)) for x, y in points], 6, length, dice)
            if right:
                leaves = [moved(path, 800, 0, flip=True) for path in leaves]
            scene.add(sheet(leaves, "#2a1258", "#0e0634", soft=9, rim=1.5))
