"""A thousand swallows fly in a ring, and through it one sees another weather."""

import math

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    chance,
    circle,
    land,
    mark,
    mixed,
    motif,
    moved,
    oval,
    poly,
    ring,
    sheet,
    taper,
)
from atelier.motifs.birds_air import swallow, swallow_shape
from atelier.motifs.gloves import glove
from atelier.motifs.landscapes import field
from atelier.motifs.people_children import child_climbing
from atelier.motifs.plants import grass
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.sun_and_moon import sun
from atelier.motifs.tools import ladder
from atelier.motifs.waters import ripples
from atelier.motifs.weather import rain
from atelier.palettes import STORM_SLATE

CROWN = (
    (((214, 620, 60), (300, 556, 66), (392, 574, 62), (440, 640, 54)), "#b05c88", "#6c3c70"),
    (((176, 668, 54), (258, 604, 58), (348, 600, 60), (414, 664, 58)), "#c87098", "#74406f"),
    (((220, 676, 60), (310, 654, 66), (380, 690, 60)), "#d884a4", "#84487a"),
)
X, Y, INNER = 410.0, 432.0, 246.0


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("swallow ring", Light(X, Y - 70, "#fff0b8", 230), shadow=STORM_SLATE.shadow,
                  finish=Finish(bloom=0.27, vignette=0.34, exposure=1.04, saturation=1.1))
    _storm(scene)
    _noon(scene)
    _ground(scene)
    _second_ladder(scene)
    _column(scene)
    _birds(scene)
    _girl(scene)
    return scene


def _storm(scene: Scene) -> None:
    scene.sky((0, "#1a2a3c"), (0.4, "#344c5e"), (0.72, "#5c7478"), (1, "#24343c"), glow=0.05,
              clouds=0.4)
    for x, y, wide, high, colour in ((90, 150, 320, 90, "#2c4456"), (700, 130, 340, 96, "#283e50"),
                                     (40, 420, 260, 80, "#34505f"), (770, 480, 280, 86, "#34505f"),
                                     (130, 720, 340, 90, "#405c68"), (690, 760, 360, 94,
                                                                      "#3c5864")):
        scene.add(drifting_cloud(f"storm {x}", wide, high, colour, mixed(colour, "#0c1828", 0.5))
                  .at(x, y))
    scene.add(rain("swallow ring", -40, 0, 840, 940, 16, 110, "#9cb8c0", "#5c7c8c"))


def _noon(scene: Scene) -> None:
    """What is seen through the ring."""
    hole = circle(X, Y, INNER + 26)
    blossoms, dice = [], chance("swallow ring blossoms")
    for i in range(76):
        angle, far = i * 2.399963, math.sqrt((i + 0.5) / 76)
        x, y = 312 + math.cos(angle) * far * 146, 612 + math.sin(angle) * far * 104
        size = dice.uniform(9, 14)
        blossoms.append(_blossom(size).at(x, y, 1, dice.uniform(0, 72)))
    inside = motif(
        sheet(hole, "#2c84b4", "#8cc8cc", shadow=0, rim=0),
        [sheet(circle(X + 40, Y - 86, r), c, shadow=0.3, rim=0.5, through=0.12)
         for r, c in ((170, "#4494bc"), (118, "#5ca8c0"), (76, "#80bcc0"))],
        sun("rays", 42, "#fff0b0", "#f0b850").at(X + 40, Y - 86),
        drifting_cloud("noon a", 170, 44, "#c8dcd8", "#88b4c4").at(290, 372),
        drifting_cloud("noon b", 150, 40, "#b8d4d4", "#88b4c4").at(540, 520),
        sheet(land((0, 640), (300, 632), (520, 616), (800, 640)), "#a4c46c", "#5c9448", rim=1.2),
        [sheet([circle(x, y, r) for x, y, r in balls], colour, end, soft=12, rim=1.5)
         for balls, colour, end in CROWN],
        blossoms,
    ).inside(hole)
    scene.add(inside)
    scene.rays(0.16, threshold=0.75)


def _blossom(size: float) -> Motif:
    petals = [moved(oval(0, -size * 0.62, size * 0.42, size * 0.6), turn=72 * i) for i in range(5)]
    return motif(sheet(petals, "#f0b4c4", "#b86890", shadow=0.6, soft=4, rim=1.2),
                 mark(circle(0, 0, size * 0.26), "#f0d070"))


def _ground(scene: Scene) -> None:
    scene.add(sheet(land((0, 890), (180, 868), (420, 884), (640, 862), (800, 880)), "#3c5458",
                    "#283c44",
                    shadow=0.5, rim=1))
    scene.add(field("swallow ring", 924, 220, "#3c5848", "#1c3034", "#34503f"))
    scene.add(sheet(oval(262, 1052, 190, 46), "#ffe69c", melt=16, shadow=0, rim=0, alpha=0.4,
                    wrap=0))
    puddles = [oval(200, 1058, 66, 13), oval(330, 1028, 44, 9), oval(610, 1010, 54, 9)]
    scene.add(sheet(puddles, "#7ca0a4", "#3c5c68", shadow=0.3, soft=4, rim=1.4))
    for x, y, wide in ((200, 1058, 60), (330, 1028, 40), (610, 1010, 44)):
        scene.add(ripples(wide, "#d0e4e0", 2, 0.2, 0.6).at(x, y))


def _second_ladder(scene: Scene) -> None:
    """The ladder from the other side, and the shadow of the hand that has laid it there."""
    hole = circle(X, Y, INNER + 20)
    hand = glove("open").silhouette("#0c2c58", "#123c68", alpha=0.78, shadow=0.3, soft=10, rim=0.8,
                                      through=0.1, wrap=0.1)
    steps = ladder(470, 58, 44, "#c89c64", "#6c4830").at(470, 700, turn=33)
    scene.add(steps.inside(circle(X, Y, INNER + 40)),
              hand.at(606, 724, 1.04, -22).inside(hole))


def _birds(scene: Scene) -> None:
    dice = chance("swallow ring birds")
    shapes = (swallow_shape("gliding"), swallow_shape("beating"))
    scene.add(sheet(ring(X, Y, INNER + 8, INNER + 66), "#0e1830", melt=10, shadow=0.6, soft=16,
                    rim=0,
                    alpha=0.55, wrap=0))
    lanes = ((INNER + 70, 30, 0.62, "#16223c", "#0c1428", 0.5),
             (INNER + 26, 26, 0.58, "#1c2a4a", "#0e1830", 0.6),
             (INNER + 52, 24, 0.7, "#24365f", "#121c3a", 1.1))
    for rank, (radius, count, size, colour, end, rim) in enumerate(lanes):
        flock: list[Path] = []
        for i in range(count):
            angle = math.tau * (i + 0.37 * rank) / count + dice.uniform(-0.03, 0.03)
            far = radius + dice.uniform(-9, 9)
            turn = math.degrees(angle) + 88 + dice.uniform(-9, 9)
            flock.append(moved(shapes[(i + rank) % 2], X + far * math.cos(angle),
                               Y + far * math.sin(angle), size * dice.uniform(0.9, 1.1), turn))
        for part in range(2):
            scene.add(sheet(flock[part::2], colour, end, shadow=0.9, soft=8, lift=6, rim=rim,
                            through=0.08, wrap=0.12))
    for i in range(22):
        angle = math.tau * (i + 0.5) / 22 + dice.uniform(-0.05, 0.05)
        far = INNER + (30, 62, 46)[i % 3]
        scene.add(swallow().at(X + far * math.cos(angle), Y + far * math.sin(angle),
                               dice.uniform(0.62, 0.78), math.degrees(angle) + 86))
    for x, y, size, turn in ((92, 700, 0.5, -70), (62, 800, 0.42, -50), (140, 850, 0.36, -40),
                             (726, 640, 0.44, 120), (754, 214, 0.4, 60), (96, 130, 0.4, -60),
                             (694, 84, 0.34, 20)):
        scene.add(swallow().at(x, y, size, turn))


def _column(scene: Scene) -> None:
    """The light that falls through the ring on the grass."""
    beam = poly((250, 560), (540, 640), (452, 1062), (72, 1050))
    scene.add(sheet(beam, "#fff0b0", "#ffe28c", melt=14, shadow=0, rim=0, alpha=0.17, wrap=0))
    scene.dust(90, "#fff0b0", around=(310, 840), spread=150, largest=2.2, strength=0.6)


def _girl(scene: Scene) -> None:
    scene.add(sheet(oval(548, 1122, 74, 12), "#0a1418", melt=7, shadow=0, rim=0, alpha=0.6),
              ladder(450, 84, 34, "#c08c50", "#5c3c28").at(548, 1124, turn=-9),
              child_climbing(PEOPLE[3], "oilskin", "oilskin").at(520, 948, 1.34, -9))
    scene.add(grass("ring far", 0, 800, "#34543c", "#1c3430", 30).at(0, 1110))
    bank = land((0, 1124), (200, 1108), (430, 1126), (620, 1112), (800, 1128))
    scene.add(sheet(bank, "#2c4838", "#0c1c20", shadow=0.9, soft=14, rim=1.6, through=0.2))
    blades, dice = [], chance("swallow ring blades")
    for i in range(40):
        x, tall = 10 + i * 20 + dice.uniform(-8, 8), dice.uniform(40, 96)
        lean = dice.uniform(-26, 26)
        blades.append(taper([(x, 1230), (x + lean * 0.3, 1230 - tall * 0.9),
                             (x + lean, 1222 - tall * 1.5)], [11, 8, 0.6]))
    scene.add(sheet(blades, "#24422f", "#08161a", shadow=0.9, soft=10, rim=1.5))
