"""In a drowned street a diver lights the jellyfish like lamps."""

import math

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    all_within,
    blob,
    bough,
    box,
    chance,
    circle,
    land,
    mark,
    mixed,
    motif,
    oval,
    pane,
    poly,
    sheet,
    spline,
    star,
    taper,
)
from atelier.engine.curves import heading
from atelier.motifs.animals_deep import jellyfish
from atelier.motifs.animals_sea import fish
from atelier.motifs.buildings_country import town_house
from atelier.motifs.people_divers import diver
from atelier.motifs.shells import conch
from atelier.motifs.tools import ladder
from atelier.motifs.wheels import bicycle
from atelier.motifs.windows import window
from atelier.palettes import UNDERWATER

DEPTHS = (0.26, 0.42, 0.66, 1.02, 1.56)
WALLS = ("#2c7c8c", "#246478", "#2c5c80", "#1f6c7c", "#34587c")
POLE_END: Point = (288, 520)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("jelly lamps", Light(400, 640, "#c8fff0", 215), shadow=UNDERWATER.shadow,
                  finish=Finish(bloom=0.3, vignette=0.34, exposure=1.06, saturation=1.1))
    _depth(scene)
    for index, depth in enumerate(DEPTHS):
        _row(scene, index, depth)
    _fishes(scene)
    _ground(scene)
    scene.add(_curtained().at(664, 914))
    scene.add(_grown_bicycle().at(574, 1082))
    _lamplighter(scene)
    scene.dust(110, "#c8fff0", around=(400, 600), spread=260, largest=2, strength=0.4)
    frames.arch(scene, "#08303f", "#021821")
    return scene


def _depth(scene: Scene) -> None:
    scene.sky((0, "#0c4c60"), (0.3, "#1c7484"), (0.54, "#4cb0a8"), (0.62, "#3c8c90"), (1,
                                                                                       "#0c3a4c"),
              clouds=0.25)
    scene.discs((240, "#248490"), (178, "#3c9c9c"), (122, "#64b8ac"), (78, "#94d4c0"), through=0.1)
    scene.source(44, "#d0fff0", 1.1, glow=26, spill=0.3)
    waves = [taper([(x, y), (x + 60, y + 9), (x + 120, y)], [0.5, 4, 0.5])
             for x, y in ((90, 150), (420, 120), (560, 180), (250, 190), (330, 90), (640, 260),
                          (60, 260))]
    scene.add(mark(waves, "#5cb4b0", alpha=0.35))
    scene.rays(0.16, threshold=0.6, length=0.9)


def _row(scene: Scene, index: int, depth: float) -> None:
    """A house and a jellyfish on either side, farther in the smaller."""
    ground = 668 + 228 * depth
    street = land((0, ground + 6), (200, ground), (400, ground - 4 * depth), (600, ground),
                  (800, ground + 6))
    far = 1 - index / 4
    scene.add(sheet(street, mixed("#1c5464", "#5ca8a0", far * 0.6), mixed("#0c3444", "#2c7480",
                                                                          far),
                    shadow=0.4, soft=8, rim=1, through=0.2))
    for right in (False, True):
        wall = WALLS[(index + 2 * right) % 5]
        house = town_house(f"jelly {index} {right}", 118, 268 + 30 * ((index + right) % 3),
                           ("steps", "bell", "point")[(index + right) % 3], wall,
                           "#123a54", "#6cb4b0", "#b8ecd0" if index in {1, 2} and right else None,
                           "#1c4c68")
        side = 1 if right else -1
        lean = side * (-3.5 + index * 0.3)
        placed = house.at(400 + side * 236 * depth, ground + 4, depth * 1.12, lean)
        scene.add(placed.tinted("#6cc0b4", far * 0.5).toned(dark=0.25 * (1 - far)))
    lit = ("none", "none", "first", "full", "full")[index]
    for right in (False, True):
        side, sway = (1 if right else -1), 8 * math.sin(index * 2 + right)
        bell, end = ("#d87c74", "#7c3c6c") if lit == "full" else ("#2c6880", "#143c5c")
        light = "#ffc078" if lit == "full" else None
        if lit == "first" and not right:
            bell, end, light = "#a86c7c", "#4c4068", "#f0a878"
        place = (214, 104, 1.06) if index == 4 else (
            (138, 280, 0.88) if index == 3 else (168 * depth, 660 - 372 * depth, depth * 0.86))
        jelly = jellyfish(bell, end, light).at(400 + side * place[0] + sway, place[1], place[2],
                                               -side * 3)
        scene.add(jelly.tinted("#7cc8bc", far * 0.4 if light is None else 0))


def _fishes(scene: Scene) -> None:
    shoals: tuple[tuple[list[Point], int, float], ...] = (
        ([(230, 700), (330, 650), (430, 690), (540, 620), (610, 560)], 15, 0.22),
        ([(690, 330), (600, 400), (500, 400), (420, 460)], 10, 0.19),
        ([(90, 560), (150, 470), (220, 420)], 5, 0.19),
        ([(290, 980), (380, 930), (470, 960), (560, 900), (640, 860)], 11, 0.34))
    dice = chance("jelly shoals")
    for points, count, size in shoals:
        curve = spline(points, 20)
        for i in range(count):
            place = min(int((i + dice.uniform(0, 0.6)) / count * len(curve)), len(curve) - 2)
            x, y = curve[place]
            scene.add(fish("#a8d8d8", "#4c8c9c", "#e8fff8").at(
                x, y + dice.uniform(-11, 11), size * dice.uniform(0.85, 1.15), heading(curve,
                                                                                       place)))


def _ground(scene: Scene) -> None:
    joints = [taper([(400 + (x - 400) * 0.32, 800), (400 + (x - 400) * 1.6, 1220)], [0.8, 4])
              for x in range(-40, 841, 80)]
    rows = [taper([(-20, y), (400, y - 5), (820, y)], [3, 3, 3])
            for y in (846, 872, 936, 970, 1056, 1096)]
    street = poly((330, 740), (470, 740), (800, 1030), (800, 1220), (0, 1220), (0, 1030))
    scene.add(mark(all_within([*joints, *rows], street), "#0a3040", alpha=0.55))
    for x, y, wide in ((252, 1010, 120), (548, 1010, 120), (316, 862, 66)):
        scene.add(sheet(oval(x, y, wide, wide * 0.2), "#ffa884", melt=14, shadow=0, rim=0,
                        alpha=0.16, wrap=0))
    scene.add(sheet(oval(400, 1060, 190, 34), "#98e8d4", melt=16, shadow=0, rim=0, alpha=0.16,
                    wrap=0))
    front = land((0, 1136), (160, 1118), (330, 1146), (540, 1140), (680, 1116), (800, 1130))
    scene.add(sheet(front, "#3c6c6c", "#0c2c38", shadow=0.9, soft=14, rim=1.6, through=0.2))
    scene.add(sheet(star(440, 1142, 22, 5, 0.45, 12), "#d8745c", "#7c3448", soft=5, rim=1.7),
              conch("#a88c84", "#3c3c54", "#d8c4a8", "#8c5870", None).at(360, 1152, 0.12, -30))


def _curtained() -> Motif:
    """The lit window of the near house; somebody draws its curtain."""
    cloth = blob((-46, -146, "c"), (8, -148, "c"), (2, -110), (16, -74), (2, -50), (-8, -2, "c"),
                 (-46, 0, "c"))
    folds = [taper([(x, -146), (x * 0.9, -80), (x * 0.86 - 3, -4)], [1, 3, 2]) for x in (-36, -24,
                                                                                         -12)]
    glove = [taper([(40, -66), (24, -72), (8, -74)], [15, 13, 12]), circle(6, -74, 9),
             taper([(6, -78), (-1, -84)], [6, 5])]
    pattern = [star(x, y, 5, 4, 0.4) for x, y in ((-30, -120), (-14, -92), (-32, -66), (-18, -34))]
    hole = box(-45, -150, 90, 150)
    return motif(
        window(90, 150, "#5c9c98", "#1c4c5c", "#ffd08c", arch=False),
        motif(sheet(glove, "#5c2c40", "#3c1c34", soft=4, rim=1.4),
              sheet(cloth, "#d8685c", "#7c2c48", soft=7, rim=1.7),
              mark(folds, "#7c2c48", alpha=0.7), mark(pattern, "#ffd8a0"),
              sheet(glove[1:], "#6c3448", soft=3, rim=1.4)).inside(hole),
    )


def _grown_bicycle() -> Motif:
    dice = chance("jelly coral")
    corals = [bough((x, -54), turn, 23, 6, 2, dice, bend=0.4, spread=0.8)
              for x in (-76, 76) for turn in (-95, -30, 30, 90, 150, 210)]
    return motif(
        sheet(oval(0, 0, 140, 10), "#021c28", melt=7, shadow=0, rim=0, alpha=0.6),
        bicycle("#3c8c8c", "#0c2c38", "#a8c8b8", "#5c4038", None),
        sheet(corals, "#f07c68", "#a83c54", shadow=0.8, soft=4, rim=1.6),
    ).at(0, 0, 1.02, -2)


def _lamplighter(scene: Scene) -> None:
    tip: list[Point] = [(206, 690), (246, 606), POLE_END]
    scene.add(
        sheet(oval(176, 1112, 90, 12), "#021c28", melt=7, shadow=0, rim=0, alpha=0.6),
        ladder(486, 74, 58, "#a8784c", "#4c3430").at(176, 1112, turn=-5),
        diver("climbing", "#d89c4c", "#a88c64").at(158, 938, 1.62, -3),
        sheet(taper(tip, [5, 4, 3]), "#d8b070", "#7c5434", soft=5, rim=1.8),
        pane(star(*POLE_END, 15, 8, 0.4), "#ffd070", 1.7, glow=24, spill=0.7),
    )
