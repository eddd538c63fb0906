"""A street asleep, and its reflection in the canal, lit and full of guests."""

import math
from dataclasses import replace
from itertools import pairwise

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    arched,
    box,
    chance,
    circle,
    hanging,
    leaf,
    mark,
    motif,
    oval,
    pane,
    rope,
    shaded,
    sheet,
    taper,
)
from atelier.motifs.boats import boat
from atelier.motifs.bridges import stone_bridge
from atelier.motifs.buildings_country import Gable, town_house
from atelier.motifs.people_motion import dancer
from atelier.motifs.people_stage import acrobat, musician_bowing
from atelier.motifs.people_walk import walker_back
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud, stars
from atelier.palettes import NIGHT_VIOLET

LINE = 590
# Middle, width, height of the wall, gable, wall above, wall below.
ROW: tuple[tuple[float, float, float, Gable, Colour, Colour], ...] = (
    (88, 100, 252, "steps", "#5c3880", "#7c2c54"), (190, 96, 214, "bell", "#4a2e78", "#5c2468"),
    (294, 104, 300, "point", "#643a84", "#8c3848"), (397, 94, 236, "steps", "#50327c", "#6c2460"),
    (500, 104, 312, "bell", "#5a367c", "#843450"), (602, 92, 224, "point", "#462c74", "#582468"),
    (704, 104, 280, "steps", "#603a84", "#7c3050"))
GUESTS = (dancer(), dancer(part="tails"), dancer(part="fan"), musician_bowing("violin"),
          acrobat("hands"), musician_bowing("cello"))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("canal street", Light(400, 800, "#ffc878", 225), shadow=NIGHT_VIOLET.shadow,
                  finish=Finish(bloom=0.27, vignette=0.3, exposure=1.04, saturation=1.1))
    _air(scene)
    _water(scene)
    for index, (x, width, height, gable, wall, below) in enumerate(ROW):
        asleep = town_house(f"canal {index}", width, height, gable, wall, shaded(wall, 0.55),
                            "#6c548c", None, "#2c1a4c")
        scene.add(asleep.at(x, LINE - 12))
        scene.add(_feast(index, width, height, gable, below).at(x, LINE + 12, 1, 180, True))
    _garlands(scene)
    _fireworks(scene)
    _quay(scene)
    _bridge(scene)
    _ripples(scene)
    _drifting(scene)
    scene.dust(80, "#ffd890", around=(400, 820), spread=240, largest=1.8, strength=0.35)
    frames.rounded(scene, "#180a3c", "#0a0424", 26, 84)
    return scene


def _air(scene: Scene) -> None:
    scene.sky((0, "#1c1050"), (0.2, "#3c1c68"), (0.46, "#6c2c78"), (0.5, "#54246c"),
              (0.6, "#8c3c58"), (0.78, "#6c2c60"), (1, "#1c0c48"), glow=0.12)
    scene.add(stars("canal", 34, bottom=330, colour="#d8ccf4", smallest=1.6, largest=4.5))
    for x, y, width, height in ((160, 118, 250, 56), (600, 166, 260, 60), (396, 250, 220, 46)):
        scene.add(drifting_cloud(f"canal {x}", width, height, "#3c2870", "#54347c").at(x, y))
    far = [box(x, y, w, LINE - y) for x, y, w in ((40, 380, 70), (150, 420, 60), (250, 360, 40),
                                                  (440, 380, 50), (560, 400, 60), (650, 350, 60))]
    scene.add(sheet([*far, taper([(345, 220), (345, 420)], [1, 34])], "#54307c", "#4a2468",
                    shadow=0.3, rim=0.7, through=0.1))


def _water(scene: Scene) -> None:
    scene.add(sheet(box(-20, LINE, 840, 640), "#5c2458", "#180a40", shadow=0.3, rim=0, through=0.2))
    for radius, colour in ((420, "#6c2c5c"), (330, "#86384f"), (240, "#a84c48")):
        scene.add(sheet(circle(400, LINE + 60, radius), colour, "#3c1850", inside=box(
            -20, LINE, 840, 640), shadow=0.3, rim=0.6, wrap=0, through=0.15))


def _feast(index: int, width: float, height: float, gable: Gable, wall: Colour) -> Motif:
    """A house awake: three floors of great windows with guests in them."""
    front = town_house(f"feast {index}", width, height, gable, wall, shaded(wall, 0.42), "#e0a060",
                       "#ffc060")
    floors = 3 if height > 240 else 2
    step = height * 0.68 / floors
    wide, tall = width * 0.36, step * 0.76
    parts: list[Motif] = [front, motif(
        sheet(box(-width * 0.43, -height * 0.97, width * 0.86, height * 0.7), shaded(wall, 0.85),
              shaded(wall, 0.5), shadow=0, rim=0, through=0.2))]
    dice = chance("canal guests", index)
    for floor in range(floors):
        for side in (-1, 1):
            if floor == 0 and (index, side) in ((5, 1), (6, -1)):
                continue
            x, foot = side * width * 0.215, -height * 0.28 - floor * step
            hole = arched(x, foot, wide, tall)
            guest = dice.choice(GUESTS)
            size = tall * 0.76 / 150
            parts.append(motif(
                sheet(arched(x, foot + 3, wide + 7, tall + 7), "#e0a060", "#8c4838", shadow=0.5,
                      soft=4, rim=1.3),
                pane(hole, "#ffae4c", 1.1, glow=8, spill=0.35),
                guest.silhouette("#5c1c28", shadow=0, rim=0, wrap=0)
                .at(x, foot + 1, size, flip=side > 0).inside(hole),
                sheet(box(x - wide * 0.62, foot, wide * 1.24, 4, 1), "#f0b868", "#a85c3c",
                      shadow=0.4, soft=3, rim=1)))
    return motif(parts)


def _garlands(scene: Scene) -> None:
    """Chains of lanterns from gable to gable, in the water only."""
    tips = [(x, LINE + 12 + height + width * 0.3) for x, width, height, *_ in ROW]
    for (x0, y0), (x1, y1) in pairwise(tips):
        places = hanging((x0, y0), (x1, y1), -30, 6)[1:-1]
        scene.add(sheet(rope((x0, y0), (x1, y1), -30, 1.8), "#f0b868", shadow=0.3, rim=0.5),
                  pane([oval(x, y - 7, 5.5, 7) for x, y in places], "#ffc860", 1.2, glow=7,
                       spill=0.5))


def _fireworks(scene: Scene) -> None:
    """Flowers of fire that only the water knows."""
    for x, y, radius, colour, end in ((188, 1010, 92, "#e8823c", "#8c2c50"),
                                      (408, 1062, 74, "#f0b04c", "#9c3c48"),
                                      (602, 1004, 100, "#d8548c", "#6c2470")):
        tails: list[Path] = []
        sparks: list[Path] = []
        for ray in range(22):
            angle = 2 * math.pi * ray / 22
            c, s = math.cos(angle), math.sin(angle)
            reach = radius * (1 if ray % 2 else 0.7)
            tails.append(taper([(x + c * reach * 0.22, y + s * reach * 0.22),
                                (x + c * reach * 0.65, y + s * reach * 0.62),
                                (x + c * reach, y + s * reach - reach * 0.1)], [0.6, 3.4, 0.8]))
            sparks.append(circle(x + c * reach * 1.08, y + s * reach * 1.08 - reach * 0.11, 3))
        scene.glow(x, y, radius * 0.9, colour, 0.2)
        scene.add(sheet(tails, colour, end, shadow=0.5, soft=5, rim=1.2, through=0.5),
                  pane(sparks, colour, 1.0, glow=6, spill=0.4))


def _quay(scene: Scene) -> None:
    dice = chance("canal quay")
    for below in (False, True):
        top = LINE if below else LINE - 18
        joints = [box(x + dice.uniform(-8, 8), top + 2, 1.6, 14) for x in range(40, 790, 44)]
        scene.add(sheet(box(-20, top, 840, 18), "#7c5068" if below else "#5c4480",
                        "#4c2850" if below else "#34245c", shadow=0.8, soft=6, rim=1.3),
                  mark(joints, "#241440", alpha=0.7))


def _bridge(scene: Scene) -> None:
    x = 651
    who = replace(PEOPLE[0], cloth="#a8d4f0", under="#3c4c84", accent="#f4e8d0", hat="brim")
    watcher = walker_back(who, carries="nothing", still=True).at(0, -64, 0.6)
    scene.add(stone_bridge("#5c4880", "#241844", "#3c3468").at(x, LINE, 0.56))
    scene.add(motif(watcher, stone_bridge("#a86c5c", "#3c1c3c", "#6c3c4c").at(0, 0, 0.56))
              .at(x, LINE, 1, 180, True))


def _ripples(scene: Scene) -> None:
    dice = chance("canal ripples")
    lines: list[Path] = []
    for row in range(38):
        y = LINE + 26 + row * 16
        for _ in range(2 + row % 2):
            x, w = dice.uniform(30, 720), dice.uniform(40, 130)
            lines.append(taper([(x, y), (x + w * 0.3, y - 2.4), (x + w * 0.7, y + 2.4), (x + w, y)],
                               [0.4, 1.8, 1.8, 0.4]))
    scene.add(mark(lines, "#ffd8a0", alpha=0.34))
    scene.add(sheet([taper([(20, LINE), (400, LINE), (780, LINE)], [2.4, 3, 2.4])], "#f8c890",
                    shadow=0.4, rim=0.8))


def _drifting(scene: Scene) -> None:
    """What lies exactly on the water line."""
    scene.add(boat("#2c1c3c", "#120a24", "#8c6ca8", oars=False).at(214, LINE - 2, 0.8))
    shapes = ((60, LINE + 4, 20, -12), (352, LINE + 2, 18, 8), (452, LINE + 6, 22, -20),
              (756, LINE + 3, 18, 14))
    scene.add(sheet([leaf(x, y, length, length * 0.5, turn) for x, y, length, turn in shapes],
                    "#e8823c", "#a84430", shadow=0.6, soft=4, rim=1.3))
