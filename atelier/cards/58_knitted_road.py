"""The road is a scarf that an old woman on the hill is still knitting."""

import math

from atelier.engine import (
    Finish,
    Light,
    Path,
    Point,
    Scene,
    Sheet,
    all_within,
    chance,
    land,
    mark,
    oval,
    sheet,
    spline,
    taper,
)
from atelier.motifs.animals_fox import fox
from atelier.motifs.buildings_country import cottage
from atelier.motifs.knits import scarf
from atelier.motifs.people_age import elder_knitting
from atelier.motifs.people_children import children_pair_back
from atelier.motifs.people_work import pusher
from atelier.motifs.plants import round_tree
from atelier.motifs.skies import drifting_cloud, stars
from atelier.motifs.wheels import cart, sack
from atelier.palettes import TEAL_DUSK

COURSE: list[Point] = [(474, 402), (420, 432), (330, 470), (220, 512), (176, 560), (240, 606),
                       (400, 640), (560, 684), (650, 746), (606, 824), (500, 884), (412, 946),
                       (388, 1004)]
WIDTHS = (26, 28, 34, 42, 54, 64, 74, 86, 104, 122, 138, 150, 156)
WOOL, WOOL_END, WOOL_PALE = "#d08a2c", "#8a4c24", "#f0c878"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("knitted road", Light(676, 330, "#ffe0a0", 215), shadow=TEAL_DUSK.shadow,
                  finish=Finish(bloom=0.28, vignette=0.3, exposure=0.98, saturation=1.08))
    _dusk(scene)
    _hills(scene)
    _home(scene)
    _road(scene)
    _thief(scene)
    scene.dust(80, "#ffe8b0", around=(640, 330), spread=240, largest=1.8, strength=0.4)
    return scene


def _dusk(scene: Scene) -> None:
    scene.sky((0, "#0a4454"), (0.12, "#1c6a70"), (0.24, "#6a9c84"), (0.33, "#ecc488"),
              (0.4, "#f0a868"), (1, "#c06a58"), glow=0.12)
    scene.add(stars("knitted road", 26, bottom=220, colour="#f0ffe8", smallest=1.6, largest=5))
    for x, y, width, height, colour in ((150, 130, 250, 60, "#2a7478"),
                                        (560, 96, 220, 46, "#246a72"),
                                        (300, 236, 260, 54, "#8ca884"),
                                        (90, 300, 190, 44, "#d0ac7c")):
        scene.add(drifting_cloud(f"knit {x}", width, height, colour).at(x, y))


def _hills(scene: Scene) -> None:
    hills = (
        ("a", ((-60, 420), (90, 392), (220, 380), (380, 420), (560, 440), (860, 430)), "#6c9a86",
         "#3c7a78", 0.4),
        ("b", ((-60, 516), (120, 476), (260, 456), (400, 430), (520, 400), (640, 388), (740, 396),
               (860, 420)), "#3f8a80", "#17606a", 0.8),
        ("c", ((-60, 560), (60, 540), (200, 600), (380, 634), (560, 610), (700, 560), (860, 540)),
         "#2f7a78", "#12505c", 0.9),
        ("d", ((-60, 690), (120, 652), (300, 690), (500, 760), (680, 800), (860, 720)), "#256c70",
         "#0f4454", 0.9),
        ("e", ((-60, 860), (100, 800), (280, 830), (460, 900), (660, 950), (860, 880)), "#1d5c64",
         "#0b3646", 1.0),
        ("f", ((-60, 1030), (140, 966), (340, 990), (560, 1060), (720, 1070), (860, 1020)),
         "#174c58", "#08283a", 1.0))
    for name, top, colour, end, shadow in hills:
        shape = land(*top)
        scene.add(sheet(shape, colour, end, shadow=shadow, soft=14, rim=1.6, through=0.25),
                  mark(all_within(_furrows(name, list(top)), shape), colour, rim=0.6, alpha=0.4))
        if name == "a":
            scene.fog("#e0a878", 330, 520, 0.3)
            scene.rays(0.12)
        for x, y, size, leaves, dark in TREES.get(name, ()):
            scene.add(round_tree(f"knit {x}", leaves, dark, "#2a2430").at(x, y, size))


TREES: dict[str, tuple[tuple[float, float, float, str, str], ...]] = {
    "a": ((60, 404, 0.6, "#4c8478", "#2c6068"), (110, 396, 0.45, "#b8744c", "#6c4c4c")),
    "c": ((84, 556, 0.8, "#a8643c", "#5c3038"), (752, 560, 1.0, "#c07838", "#6c3830"),
          (700, 574, 0.7, "#2f7468", "#123c48")),
    "d": ((66, 672, 1.2, "#2c7468", "#0f4048"), (126, 668, 0.9, "#b86c38", "#64302c")),
    "e": ((740, 910, 1.5, "#b8683a", "#5c2c30"), (680, 946, 1.0, "#246860", "#0c343c")),
}


def _furrows(name: str, top: list[Point]) -> list[Path]:
    """Lines that follow a hill's back, like purled rows."""
    crest = spline(top, 16)
    dice = chance("knit furrow", name)
    lines: list[Path] = []
    for i in range(8):
        first = int(dice.uniform(0, len(crest) * 0.6))
        points = [(x, y + 22 + i * 19 + 3 * math.sin(x / 34 + i))
                  for x, y in crest[first : first + int(dice.uniform(20, 44)) : 4]]
        if len(points) > 2:
            lines.append(taper(points, [0.4, 3, 2.4, 0.4], steps=6))
    return lines


def _home(scene: Scene) -> None:
    scene.glow(676, 350, 150, "#ffc070", 0.3)
    scene.add(cottage("knit", "#7c5c54", "#3c2c40", "#6a3440", "#2c1830", "#ffd884",
                      "#3f7a6c", "#cfc0a8").at(680, 400, 0.98))
    scene.add(sheet(oval(546, 402, 92, 10), "#0c3c48", melt=5, shadow=0, rim=0, wrap=0, alpha=0.6),
              elder_knitting(wool=WOOL).at(544, 402, 1.16, flip=True))
    scene.glow(656, 366, 46, "#ffdc90", 1.4)


def _road(scene: Scene) -> None:
    scene.add(scarf(COURSE, WIDTHS, WOOL, WOOL_END, WOOL_PALE, tassels=False, rows=0.5))
    scene.add(children_pair_back().at(320, 634, 0.44), pusher().at(560, 716, 0.42),
              cart(load=sack()).at(628, 722, 0.34, flip=True))


def _thief(scene: Scene) -> None:
    """The last rows undone, and the fox that runs with the thread."""
    end_y, left, right = 1004, 312, 464
    loops: list[Path] = []
    for row in range(5):
        y = end_y + 10 + row * 15
        inset = row * row * 3.2
        points = [(left + inset + (right - left - inset) * i / 12,
                   y + (7 if i % 2 else -7) - row * 1.5 + i * 0.5) for i in range(13)]
        loops.append(taper(points, [5, 6, 5], steps=5))
    thread: list[Point] = [(364, 1070), (344, 1094), (322, 1080), (300, 1106), (276, 1094),
                           (252, 1116), (226, 1100), (200, 1118), (174, 1100), (148, 1112),
                           (120, 1088), (100, 1074), (84, 1054), (74, 1037)]
    scene.add(sheet([loops], WOOL_PALE, WOOL, shadow=0.8, soft=5, rim=1.6),
              sheet(oval(168, 1126, 130, 12), "#04141c", melt=5, shadow=0, rim=0, wrap=0,
                    alpha=0.5),
              _crimp(thread), fox(run=True).at(166, 1130, 0.44, flip=True), _crimp(thread[-5:]))
    front = land((-60, 1120), (120, 1126), (260, 1150), (460, 1120), (660, 1126), (860, 1100))
    scene.add(sheet(front, "#113c4a", "#061c2c", soft=14, rim=1.6, through=0.2))


def _crimp(points: list[Point]) -> Sheet:
    return sheet(taper(points, [4.6, 4.6, 4.6], steps=8), WOOL_PALE, WOOL, shadow=0.9, soft=5,
                 rim=1.5)
