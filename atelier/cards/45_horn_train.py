"""A train comes out of a golden horn that lies on the hills."""

import math
from itertools import pairwise

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    chance,
    circle,
    cloud,
    heading,
    land,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    ridge,
    shaded,
    sheet,
    spline,
    swirl,
    taper,
)
from atelier.motifs.birds_air import Flight, swallow
from atelier.motifs.instruments import trumpet
from atelier.motifs.trains import carriage, engine
from atelier.motifs.trees import fern
from atelier.palettes import ROSE_DAWN

FIRST: list[Point] = [(452, 446), (540, 486), (640, 526), (750, 588), (840, 650)]
SECOND: list[Point] = [(820, 690), (700, 706), (540, 716), (360, 742), (200, 790), (40, 850)]
THIRD: list[Point] = [(-160, 884), (0, 930), (180, 990), (380, 1040), (590, 1064), (610, 1065)]


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("horn train", Light(640, 440, "#fff0d0", 220), shadow=ROSE_DAWN.shadow,
                  finish=Finish(bloom=0.28, vignette=0.26, exposure=0.97, saturation=1.1))
    _morning(scene)
    _hill(scene, "horn", ((-60, 392), (120, 410), (320, 446), (500, 486), (680, 540), (860, 600)),
          "#c87890", "#8c4468")
    scene.add(trumpet("#d8982c", "#6c3420", "#ffd880", "#2c7c74", signal_boxes=True)
              .at(262, 330, 1.06, 6))
    _hill(scene, "mouth", ((-60, 482), (100, 462), (280, 470), (410, 478), (540, 474), (700, 536),
                           (860, 620)), "#b8607c", "#7c3860")
    _track(scene, FIRST, 0.13, 0.3)
    _cars(scene, FIRST, 0.13, 0.3)
    _hill(scene, "middle", ((-60, 640), (120, 622), (330, 640), (540, 636), (690, 596), (780, 566),
                            (860, 560)), "#a84c70", "#6c2a54")
    _track(scene, SECOND, 0.34, 0.66)
    _cars(scene, SECOND, 0.34, 0.66)
    _hill(scene, "near", ((-60, 782), (60, 776), (170, 812), (330, 866), (520, 892), (700, 872),
                          (860, 830)), "#84386a", "#401844")
    _track(scene, THIRD, 0.8, 1.12)
    _smoke(scene)
    _cars(scene, THIRD, 0.8, 1.12, ahead=True)
    _meadow(scene)
    scene.dust(80, "#fff4e0", around=(620, 480), spread=220, largest=1.8, strength=0.35)
    return scene


def _morning(scene: Scene) -> None:
    scene.sky((0, "#4c8ca4"), (0.2, "#8cb0b8"), (0.34, "#c8a4a4"), (0.46, "#d89c8c"),
              (1, "#c87890"),
              glow=0.06)
    scene.discs((306, "#b08c9c"), (236, "#cc9094"), (170, "#e09c84"), through=0.08)
    scene.source(104, "#ffdca4", 1.02, glow=18, spill=0.25)
    for x, y, width, height, colour in ((640, 150, 260, 46, "#a8b8bc"),
                                        (180, 96, 220, 40, "#8cacb4"),
                                        (730, 300, 200, 40, "#d8b0ac")):
        puff = cloud(f"horn {x}", x, y, width, height)
        curls = [swirl(x + k * width * 0.24, y - height * 0.3, height * 0.22, 1.5, 3)
                 for k in (-1, 1)]
        scene.add(sheet(puff, colour, shaded(colour, 0.86), shadow=0.4, rim=1, through=0.3),
                  mark(all_within(curls, puff), "#f4e0d8", alpha=0.6))
    scene.add(sheet(ridge("horn far", 552, 32, 1.3, 0.4), "#d08c98", "#b86c84", shadow=0.4, rim=1))
    scene.rays(0.1, threshold=0.9)


def _hill(scene: Scene, name: str, top: tuple[Point, ...], colour: Colour, end: Colour) -> None:
    """A hill with rows of something planted along it."""
    shape = land(*top)
    crest = spline(list(top), 8)
    rows, buds = [], []
    dice = chance("horn hill", name)
    for i in range(1, 8):
        drop = 12 + i * 15 + i * i * 2.0
        row = [(x, y + drop + 4 * math.sin(x / 90 + i)) for x, y in crest[::3]]
        rows.append(taper(row, [2.6, 3.4, 2.6], steps=5))
        buds += [circle(x + dice.uniform(-6, 6), y - 1, 2.4 + i * 0.35) for x,
                 y in spline(row, 5)[::2]]
    scene.add(sheet(shape, colour, end, shadow=0.9, soft=14, rim=1.7, through=0.25),
              mark(all_within(rows, shape), shaded(colour, 0.62), alpha=0.6),
              sheet(all_within(buds, shape), shaded(colour, 1.5), colour, shadow=0.3, soft=2,
                    rim=0.8,
                    alpha=0.85))


def _sized(points: list[Point], first: float,
           last: float) -> list[tuple[float, float, float, float]]:
    """Places along a line: x, y, size, heading."""
    curve = spline(points, 24)
    return [(x, y, first + (last - first) * i / (len(curve) - 1), heading(curve, i))
            for i, (x, y) in enumerate(curve)]


def _track(scene: Scene, points: list[Point], first: float, last: float) -> None:
    places = _sized(points, first, last)
    near = [(x, y + 3 * s) for x, y, s, _ in places]
    far = [(x, y - 13 * s) for x, y, s, _ in places]
    bed = outline(line(*((x, y - 4 * s) for x, y, s, _ in places[::6])), 26 * (first + last) / 2)
    sleepers: list[Path] = []
    gone = 0.0
    for (x0, y0, _, _), (x1, y1, s, _) in pairwise(places):
        gone += math.hypot(x1 - x0, y1 - y0)
        if gone > 20 * s + 3:
            gone = 0
            sleepers.append(taper([(x1 - 5 * s, y1 - 16 * s), (x1 + 5 * s, y1 + 7 * s)],
                                  [6 * s, 7 * s]))
    widths = [3.2 * first + 0.8, 3.2 * last + 0.8]
    scene.add(sheet(bed, "#5c2c4c", "#4a2044", shadow=0.3, soft=4, rim=0.6, alpha=0.6),
              sheet(sleepers, "#7c4450", "#4c2440", shadow=0.4, soft=3, rim=1),
              sheet([taper(far, widths, steps=2), taper(near, widths, steps=2)], "#f0c8b0",
                    "#b87c84",
                    shadow=0.4, soft=3, rim=1.2))


def _cars(
    scene: Scene, points: list[Point], first: float, last: float, ahead: bool = False
) -> None:
    """Carriages all along a stretch, the foremost drawn last; the engine at its end if asked."""
    places = _sized(points, first, last)[::-1]
    train: list[Motif] = []
    index, front = 0, ahead
    while index < len(places):
        x, y, s, turn = places[index]
        back = abs(turn) > 90
        one = engine("#148c88", "#f0b850", smoke=False) if front else carriage("#7c2c4c", "#e0a850")
        train.insert(0, one.at(x, y, s, turn - 180 if turn > 90 else turn + 180 if back else turn,
                               back))
        room, front = (212 if front else 204) * s, False
        while index < len(places) and math.dist((x, y), places[index][:2]) < room:
            index += 1
    scene.add(train)


def _smoke(scene: Scene) -> None:
    puffs = ((664, 862, 36, -40), (700, 806, 40, 20), (652, 748, 37, -60), (700, 690, 33, 40),
             (726, 634, 28, -30), (690, 590, 24, 30), (716, 548, 19, -40))
    for i, (x, y, radius, start) in enumerate(puffs):
        curls = [swirl(x, y, radius, 1.9, radius * 0.46, 1 if i % 2 else -1, start),
                 swirl(x + (-1) ** i * radius * 0.9, y + radius * 0.5, radius * 0.55, 1.6,
                       radius * 0.3,
                       -1 if i % 2 else 1, start + 90)]
        scene.add(sheet(curls, "#f4dcd8", "#b898b4", shadow=0.6, soft=7, rim=1.5, alpha=0.92))
    for x, y, size, turn, flip in ((690, 506, 0.6, -60, False), (742, 440, 0.58, -74, False),
                                   (610, 452, 0.5, -30, True), (704, 372, 0.54, -46, False),
                                   (620, 300, 0.46, -30, True), (690, 246, 0.44, -36, False),
                                   (640, 178, 0.36, -24, False), (724, 150, 0.34, -30, False)):
        flight: Flight = "beating" if flip else "gliding"
        scene.add(swallow("#5c4c80", "#2c2454", "#f4dcc8", "#d87058", flight).at(x, y, size, turn))


def _meadow(scene: Scene) -> None:
    """No rails before the engine: a meadow in flower."""
    front = land((-60, 1092), (140, 1106), (360, 1128), (560, 1132), (700, 1108), (860, 1080))
    scene.add(sheet(oval(560, 1082, 190, 12), "#1c0824", melt=7, shadow=0, rim=0, alpha=0.4),
              sheet(front, "#5c2454", "#240c30", shadow=0.9, soft=14, rim=1.6))
    dice = chance("horn meadow")
    for i in range(17):
        x = 30 + i * 46 + dice.uniform(-12, 12)
        scene.add(_tulip(dice.uniform(54, 92),
                         dice.choice(("#e8788c", "#f0a878", "#e05c78", "#f4c8b0")))
                  .at(x, 1196, 1, dice.uniform(-9, 9)))
    for x, y, length in ((742, 1074, 60), (706, 1096, 50)):
        scene.add(fern(f"horn {x}", length, "#3c8468", "#1c4444").at(x, y))
    for x, y, size in ((722, 1064, 0.8), (756, 1050, 0.9), (694, 1086, 0.7)):
        scene.add(_tulip(58, "#f0889c").at(x, y, size))


def _tulip(tall: float, colour: Colour) -> Motif:
    petals = [leaf(0, -tall, 30, 17, -90 + side * 20) for side in (-1, 1)]
    blades = [leaf(0, -4, tall * 0.62, 13, -90 + side * 24) for side in (-1, 1)]
    return motif(
        sheet([taper([(0, 0), (2, -tall * 0.5), (0, -tall)], [4, 3.4, 3]), *blades], "#3c8468",
              "#143c40",
              shadow=0.6, soft=5, rim=1.4),
        sheet(petals, shaded(colour, 0.8), shaded(colour, 0.45), shadow=0.6, soft=4, rim=1.3),
        sheet(leaf(0, -tall + 2, 30, 16, -90), colour, shaded(colour, 0.55), shadow=0.5, soft=3,
              rim=1.6),
    )
