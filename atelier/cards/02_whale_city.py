"""A sleeping whale carries a town through the evening clouds."""

from itertools import pairwise

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    blob,
    box,
    chance,
    circle,
    hanging,
    motif,
    oval,
    pane,
    rope,
    sheet,
    tendril,
)
from atelier.engine.colour import Colour
from atelier.motifs.animals_sea import whale, whale_spout
from atelier.motifs.birds import paper_crane
from atelier.motifs.figures import fisher
from atelier.motifs.houses import bell_tower, house, spire
from atelier.motifs.plants import round_tree
from atelier.motifs.skies import cloud_sea, drifting_cloud, stars
from atelier.motifs.vehicles import lantern_boat
from atelier.palettes import TEAL_DUSK

WALLS = ("#8a4a4a", "#4a6a74", "#a86a44", "#6a4462", "#c8905c", "#7c9084", "#b8684e", "#c8a468")
ROOFS = ("#2a2038", "#5c2634", "#1c3a4c", "#5e2434", "#24485a", "#7a3a2c")


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("whale city", Light(330, 400, "#fff0c0", 230), shadow=TEAL_DUSK.shadow,
                  finish=Finish(bloom=0.25, vignette=0.3, exposure=0.95))
    _evening(scene)
    scene.add(cloud_sea("far", 640, 46, "#e8c488", "#c8805c", 14, 0),
              cloud_sea("second", 690, 52, "#dca878", "#b06a5c", 13, 0.1),
              cloud_sea("third", 742, 58, "#c08a78", "#8a5464", 12, 0.2))
    scene.add(_whale_and_town().at(32, 69.5, 0.915))
    scene.fog("#e8b088", 780, 1000, 0.35)
    scene.add(cloud_sea("near", 872, 66, "#e0a884", "#a85c60", 11, 0.6),
              cloud_sea("nearer", 945, 76, "#b06c72", "#5e3458", 10, 0.8))
    for x, y, size in ((112, 980, 1), (162, 984, 0.7), (628, 990, 1), (676, 1000, 0.7)):
        scene.add(spire().at(x, y, size))
    scene.add(lantern_boat().at(272, 948, 0.95),
              cloud_sea("front", 1030, 84, "#7c4c62", "#3a2a50", 9, 1),
              cloud_sea("foremost", 1120, 92, "#2f3656", "#141c3a", 8, 1))
    scene.dust(150, "#ffe6b0", around=(400, 520))
    frames.scalloped(scene, "#0b3640", "#101a34")
    return scene


def _evening(scene: Scene) -> None:
    scene.sky(*TEAL_DUSK.sky, glow=0.06)
    scene.glow(330, 400, 250, "#ffb870", 0.16)
    scene.discs((232, "#5f9c88"), (196, "#a8b47e"), (160, "#e6c47c"), through=0.25)
    scene.source(126, "#ffe2a0", 1.2, glow=16, spill=0.22)
    for x, y, width, height, colour in ((120, 250, 250, 70, "#2a7c7a"),
                                        (640, 200, 300, 90, "#1c6468"),
                                        (590, 410, 240, 60, "#5c9c8c"),
                                        (80, 470, 240, 60, "#a8a87c")):
        scene.add(drifting_cloud(f"evening {x}", width, height, colour).at(x, y))
    scene.rays(0.12, length=0.9)
    scene.add(stars("whale city", 34, bottom=330, colour="#e8fff0", smallest=1.5, largest=4.5))
    for x, y, size, turn in ((470, 250, 0.8, -10), (545, 205, 0.62, -4), (600, 262, 0.55, -14),
                             (655, 180, 0.5, 0), (520, 320, 0.5, -12), (705, 238, 0.4, -6)):
        scene.add(paper_crane().at(x, y, size, turn, flip=True))


def _whale_and_town() -> Motif:
    meadow = blob((176, 596, "c"), (200, 568), (260, 548), (330, 538), (400, 540), (470, 556),
                  (530, 586), (572, 626, "c"), (500, 606), (400, 584), (290, 584), (220, 594))
    return motif(
        whale().at(400, 884),
        sheet(meadow, "#3d6b3c", "#23472f", shadow=0.8, rim=1.6),
        round_tree("a").at(238, 562, 1.1), round_tree("b").at(520, 590),
        _houses(((292, 560, 46, 78, 50, -5), (344, 556, 40, 120, 58, 3), (470, 570, 44, 84, 54, 7),
                 (430, 562, 36, 128, 66, -3)), 0),
        bell_tower().at(394, 566),
        _houses(((262, 572, 44, 54, 42, -7), (322, 572, 48, 62, 44, 2), (448, 580, 46, 60, 44, 3),
                 (500, 598, 40, 48, 40, 8), (388, 560, 40, 44, 36, 0)), 4),
        round_tree("c", "#6aa050", "#2f6a44").at(214, 578, 0.9),
        round_tree("d", "#6aa050", "#2f6a44").at(548, 612, 0.85),
        round_tree("e", "#7ab058", "#3a7a44").at(356, 584, 0.55),
        _hedge(),
        _lanterns((394, 330), (180, 560), 24), _lanterns((394, 330), (590, 610), 26),
        _smoke(352, 392), _smoke(478, 440),
        whale_spout().at(130, 606),
        fisher().at(78, 664, 0.9),
    )


def _houses(plots: tuple[tuple[float, ...], ...], first: int) -> Motif:
    return motif(*(
        house(f"whale {x}", width, height, roof, lean, WALLS[(first + i) % len(WALLS)],
              roof=ROOFS[(first + i) % len(ROOFS)]).at(x, y)
        for i, (x, y, width, height, roof, lean) in enumerate(plots)
    ))


def _hedge() -> Motif:
    dice = chance("whale hedge")
    back = [(92, 634), (170, 584), (280, 556), (400, 556), (500, 584), (580, 628)]
    bushes = []
    for x in range(196, 570, 15):
        left, right = next(pair for pair in pairwise(back) if x <= pair[1][0])
        y = left[1] + (right[1] - left[1]) * (x - left[0]) / (right[0] - left[0])
        bushes.append(circle(x, y + 10 + dice.uniform(0, 6), dice.uniform(9, 16)))
    return motif(sheet(bushes, "#4a7a44", "#1f4434", shadow=0.7, rim=1.4))


def _lanterns(start: Point, end: Point, sag: float, light: Colour = "#ffb850") -> Motif:
    places = hanging(start, end, sag)[1:-1]
    caps = [box(x - 2.5, y + drop, 5, 2.4) for x, y in places for drop in (0, 13.5)]
    return motif(
        sheet(rope(start, end, sag, 1.4), "#2a2430", shadow=0.3, rim=0.5),
        pane([oval(x, y + 8, 5.2, 6.4) for x, y in places], light, 1.7, glow=10, spill=0.8),
        sheet(caps, "#4a2020", shadow=0, rim=0.2),
    )


def _smoke(x: float, y: float) -> Motif:
    curl = tendril([(x, y), (x + 12, y - 34), (x - 4, y - 64), (x + 22, y - 96)],
                   [3, 10, 13, 10, 7, 3], 14, 1.4)
    return motif(sheet(curl, "#f6e6c4", "#cfe0c0", shadow=0.3, through=0.4, alpha=0.7, rim=0.8))
