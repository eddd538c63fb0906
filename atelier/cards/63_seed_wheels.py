"""A hare rides a bicycle whose wheels are dandelion clocks that come apart in the wind."""

import math

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    chance,
    circle,
    land,
    leaf,
    mark,
    motif,
    oval,
    ring,
    shaded,
    sheet,
    spline,
    taper,
)
from atelier.motifs.animals_hare import hare_cyclist
from atelier.motifs.birds_air import swallow
from atelier.motifs.buildings_country import windmill
from atelier.motifs.figures import suitcase
from atelier.motifs.landscapes import field
from atelier.motifs.plants import grass
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.sun_and_moon import sun
from atelier.palettes import NOON_BLUE

REAR: Point = (212, 838)
FRONT: Point = (592, 838)
FLIGHT: list[Point] = [(150, 730), (104, 620), (110, 510), (206, 420), (276, 330), (240, 220),
                       (150, 150), (104, 86)]
LEATHERS = ("#c8583c", "#8c3c2c", "#d89438", "#2c6c74", "#7a4468")


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("seed wheels", Light(632, 218, "#fff0b8", 215), shadow=NOON_BLUE.shadow,
                  finish=Finish(bloom=0.26, vignette=0.28, exposure=0.9, saturation=1.08))
    _noon(scene)
    _dyke(scene)
    scene.add(_wheel(200, 324).at(*REAR), _wheel(0, 0).at(*FRONT))
    scene.add(_frame(), hare_cyclist("#a8642c", "#e8b024", "#a86814").at(330, 690, 0.95))
    scene.add(_pedal())
    _seeds(scene)
    _foreground(scene)
    return scene


def _noon(scene: Scene) -> None:
    scene.sky((0, "#165c90"), (0.45, "#2f88ac"), (0.8, "#6cb4bc"), (1, "#a0c8a8"), clouds=0.12)
    scene.discs((300, "#348cac"), (232, "#4c9cac"), (172, "#6cacaa"), through=0.12)
    scene.add(sun("rays", 74, "#fff0b0", "#f0b850").at(632, 218))
    for x, y, wide, high, colour in ((96, 300, 230, 60, "#5ca8bc"), (560, 470, 250, 62, "#7cb8bc"),
                                     (760, 392, 220, 60, "#6cb0bc"), (20, 640, 260, 66, "#84bcbc"),
                                     (380, 90, 190, 44, "#4898b4")):
        scene.add(drifting_cloud(f"noon {x}", wide, high, colour).at(x, y))
    for x, y, size, turn in ((474, 196, 0.3, -20), (424, 236, 0.22, -12), (726, 566, 0.26, -24)):
        scene.add(swallow().at(x, y, size, turn))


def _dyke(scene: Scene) -> None:
    scene.add(sheet(land((0, 836), (200, 828), (420, 834), (640, 826), (800, 832)), "#5a9c8c",
                    "#3c8070", shadow=0.4, rim=0.8))
    scene.add(windmill("#a8b8a0", "#5c8478", "#3c6c6c", "#285858", "#f0e0a0", turn=24)
              .tinted("#6ca8a0", 0.3).at(98, 846, 0.27))
    for x, tall in ((752, 84), (726, 60), (778, 70), (400, 40), (420, 52)):
        scene.add(sheet(leaf(x, 842, tall, 22, -90), "#3c8478", "#2c6c64", shadow=0.4, rim=0.8))
    scene.add(field("seed wheels", 862, 200, "#8cb050", "#4c8448", "#6c9c48"))
    scene.rays(0.12, threshold=0.7)
    crown = land((0, 978), (200, 972), (420, 984), (620, 974), (800, 982))
    scene.add(sheet(crown, "#5c9440", "#1f5a3c", shadow=0.9, soft=14, rim=1.8))
    scene.add(grass("dyke", 0, 800, "#4c8438", "#2c6434", 26).at(0, 985))
    for hub, _ in (REAR, FRONT):
        scene.add(sheet(oval(hub - 20, 994, 130, 12), "#0c3438", melt=8, shadow=0, rim=0,
                        alpha=0.55))


def _seed(reach: float, white: Colour, end: Colour) -> Motif:
    """A parachute seed that stands on the origin and points up."""
    fan = [taper([(0, -reach * 0.7), (math.sin(a) * reach * 0.17, -reach * 0.82),
                  (math.sin(a) * reach * 0.36, -reach * (0.86 + 0.16 * math.cos(a)))],
                 [0.8, 1.5, 1.5]) for a in (-1.3, -0.9, -0.5, -0.16, 0.16, 0.5, 0.9, 1.3)]
    return motif(
        sheet([taper([(0, -6), (0, -reach * 0.72)], [1.3, 1.7])], white, end, shadow=0.4, soft=3,
              rim=1, wrap=0.2),
        sheet(fan, white, end, shadow=0.5, soft=3, rim=1, wrap=0.2),
        sheet(oval(0, -11, 2.4, 7), "#5c3c24", shadow=0.3, soft=2, rim=0.8),
    )


def _wheel(bare_from: float, bare_to: float) -> Motif:
    """A dandelion clock 300 wide; between two angles (clockwise from the top) it is bare."""
    rings: list[Motif] = []
    for reach, step, start, white in ((108.0, 15.0, 7.0, "#bcd4d4"), (148.0, 10.0, 0.0, "#f4f4e4")):
        turns = [start + step * i for i in range(round(360 / step))]
        left = [t for t in turns if not bare_from < t < bare_to]
        rings += [_seed(reach, white, shaded(white, 0.8)).at(0, 0, 1, t) for t in left]
    pits = [circle(11 * math.sin(a * 0.9), -11 * math.cos(a * 0.9), 2) for a in range(7)]
    return motif(
        sheet(circle(0, 0, 78), "#d8ecec", alpha=0.16, shadow=0, rim=0, melt=14),
        rings,
        sheet(circle(0, 0, 19), "#c8b070", "#7a7c3c", soft=4, rim=2, puff=0.15),
        mark([*pits, circle(0, 0, 2.4)], "#5c5428"),
    )


def _frame() -> Motif:
    seat, crank, head = (330.0, 706.0), (408.0, 822.0), (496.0, 660.0)
    tubes = [taper([REAR, crank], [6, 8]), taper([REAR, (340, 728)], [6, 8]),
             taper([crank, seat], [9, 8]), taper([(352, 738), (430, 700), (500, 674)], [8, 8, 8]),
             taper([crank, (450, 750), (508, 692)], [9, 9, 9]),
             taper([(486, 630), (510, 700), (544, 772), FRONT], [9, 9, 9, 6])]
    bar = taper([(486, 634), (480, 606), (504, 598), (526, 612), (512, 626)], [7, 7, 7, 8, 8])
    saddle = taper([(284, 698), (306, 694), (340, 700), (372, 702)], [16, 22, 13, 7])
    return motif(
        sheet(tubes, "#d83c28", "#7a1c20", soft=8, rim=2.2),
        sheet([circle(*REAR, 8), circle(*FRONT, 8)], "#e8d8a8", "#8c6c3c", soft=3, rim=2),
        sheet(bar, "#e8dcb8", "#8c7c5c", soft=4, rim=2),
        sheet(circle(*head, 5), "#f0d070", shadow=0.4, rim=1.5),
        sheet(saddle, "#6c3c24", "#2c1814", soft=6, rim=2),
    )


def _pedal() -> Motif:
    x, y = 404.0, 824.0
    teeth = [circle(x + 25 * math.cos(a), y + 25 * math.sin(a), 3) for a in
             [i * math.tau / 18 for i in range(18)]]
    return motif(
        sheet([ring(x, y, 17, 25), *teeth], "#d8ccb0", "#7c6c54", soft=4, rim=1.8),
        sheet([taper([(x - 14, y + 20), (x + 22, y - 24)], [6, 6]), circle(x, y, 8)], "#8c7c64",
              "#4c4038", soft=3, rim=1.8),
    )


def _seeds(scene: Scene) -> None:
    dice = chance("seed wheels flight")
    curve = spline(FLIGHT, 14)
    for i in range(24):
        share = (i + dice.uniform(0.1, 0.7)) / 24
        x, y = curve[int(share * (len(curve) - 1))]
        side = (-1 if i % 2 else 1) * dice.uniform(8, 44) * (0.55 + share * 0.7)
        size = 0.74 - 0.36 * share
        turn = dice.uniform(-30, 12)
        low: Point = (0.0, 0.0)
        load = motif(mark(taper([(0, -8), low], [1.2, 1.2]), "#f0e8d0"),
                     suitcase(LEATHERS[i % 5], "#3c1c1c").at(0, 33, 0.92))
        scene.add(motif(_seed(96, "#fcf8e4", "#e0e8e0"), load).at(x + side, y, size, turn))


def _foreground(scene: Scene) -> None:
    bank = land((0, 1090), (160, 1062), (340, 1084), (560, 1112), (800, 1060))
    scene.add(sheet(bank, "#3c7c3c", "#0f3c34", shadow=0.9, soft=16, rim=1.8))
    scene.add(grass("bank", 0, 800, "#34743a", "#185038", 40).at(0, 1096))
    scene.add(_clock().at(686, 1246, 1.02, 4))
    dice = chance("seed wheels blades")
    for x in (10, 44, 82, 126, 176, 236, 470, 530, 600, 644, 722, 760, 794):
        tall = dice.uniform(110, 230) * (1.15 if x < 130 or x > 640 else 0.7)
        lean = dice.uniform(-80, -20)
        blade = taper([(x, 1230), (x + lean * 0.2, 1230 - tall * 0.6), (x + lean, 1230 - tall)],
                      [24, 17, 1])
        scene.add(sheet(blade, "#2c6c38", "#082c28", soft=12, rim=1.7))


def _clock() -> Motif:
    """The dandelion that is still whole."""
    stem = taper([(0, 20), (-10, -90), (6, -160)], [10, 8, 7])
    leaves = [leaf(0, 12, 120, 34, -150), leaf(4, 12, 110, 30, -24)]
    return motif(
        sheet(leaves, "#3c8040", "#143c2c", soft=10, rim=1.8),
        sheet(stem, "#a8b860", "#3c6c3c", soft=6, rim=2),
        _wheel(0, 0).at(6, -176, 0.52),
    )
