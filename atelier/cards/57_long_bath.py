"""A bathtub on very long legs wades through the noon sea with a bear in it."""

import math

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    all_within,
    box,
    chance,
    circle,
    crescent,
    land,
    line,
    mark,
    motif,
    outline,
    oval,
    poly,
    ring,
    sheet,
    star,
    taper,
    tendril,
)
from atelier.motifs.animals_bear import bear_back
from atelier.motifs.animals_sea import fish
from atelier.motifs.bathroom import bathtub
from atelier.motifs.boots import boot
from atelier.motifs.shells import scallop
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.sun_and_moon import sun
from atelier.motifs.umbrellas import umbrella
from atelier.motifs.waters import ripples, wave_row
from atelier.palettes import NOON_BLUE

TUB_X, TUB_FOOT, LEGS = 388, 1074, 520
RIM = TUB_FOOT - LEGS - 150
WATER = 742


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("long bath", Light(628, 178, "#fff4c8", 220), shadow=NOON_BLUE.shadow,
                  finish=Finish(bloom=0.26, vignette=0.28, exposure=0.98, saturation=1.1))
    _noon(scene)
    _sea(scene)
    _deep(scene)
    _bather(scene)
    _veil(scene)
    _bubbles(scene)
    scene.dust(70, "#fff4d0", around=(560, 300), spread=240, largest=1.8, strength=0.3)
    return scene


def _noon(scene: Scene) -> None:
    scene.sky((0, "#15648e"), (0.3, "#3490b4"), (0.52, "#8cc8c8"), (1, "#d8e4b4"), glow=0.12)
    scene.discs((252, "#3b93b2"), (196, "#62adbc"), (142, "#94c6bc"), through=0.16)
    scene.add(sun("rays", 70, "#fff0b8", "#f0b850", 1.1).at(628, 178))
    for x, y, width, height in ((118, 138, 210, 58), (708, 372, 230, 56), (150, 428, 250, 62),
                                (640, 500, 190, 44)):
        scene.add(drifting_cloud(f"bath {x}", width, height, "#9cccd0", "#d0e4d4").at(x, y))
    scene.rays(0.1)


def _sea(scene: Scene) -> None:
    rows = ((596, 15, "#5fb8c0", "#3f9cae"), (622, 21, "#44a8b8", "#2f8ca4"),
            (654, 28, "#2f98ae", "#217c98"), (692, 36, "#2388a2", "#176a88"))
    for index, (y, radius, colour, end) in enumerate(rows):
        row = wave_row(f"bath {y}", -480 - index * 13, 480, radius, colour, end, "#a4dcd4", 90)
        scene.add(row.at(400, y))


def _deep(scene: Scene) -> None:
    """The sea cut open below its surface, as in a glass case."""
    scene.add(sheet(box(-20, WATER - 6, 840, 520), "#1b86a2", "#0a3660", shadow=0.5, rim=0,
                    through=0.3))
    for i, (top, foot, width) in enumerate(((90, 20, 60), (250, 170, 90), (520, 560, 80),
                                            (690, 790, 70))):
        beam = poly((top, WATER - 10), (top + width, WATER - 10), (foot + width * 1.6, 1160),
                    (foot, 1160))
        scene.add(sheet(beam, "#7cd8d8", "#1c6c94", shadow=0, rim=0, wrap=0, melt=10,
                        alpha=0.16 + 0.03 * (i % 2)))
    far = land((-60, 1010), (120, 976), (300, 1024), (480, 1000), (660, 960), (860, 1000))
    scene.add(sheet(far, "#17648a", "#0d4068", shadow=0.4, rim=0.8, through=0.2))
    floor = land((-60, 1070), (160, 1052), (380, 1062), (600, 1046), (860, 1066))
    ripples = [taper([(x, y), (x + w / 2, y - 6), (x + w, y + 2)], [0.4, 3, 0.4])
               for x, y, w in _ripples()]
    scene.add(sheet(floor, "#8a9c80", "#1a4c68", shadow=0.8, soft=12, rim=1.4, through=0.2),
              mark(all_within(ripples, floor), "#c0c498", alpha=0.35))
    for x, y, size, turn, flip in ((120, 836, 0.86, -4, False), (214, 912, 0.6, 2, False),
                                   (104, 946, 0.5, -6, False), (640, 862, 0.74, 4, True),
                                   (722, 936, 0.6, -4, True), (600, 952, 0.52, 0, True),
                                   (400, 840, 0.5, 6, False), (334, 936, 0.42, -3, True)):
        scene.add(fish("#e8742c", "#8c3018", "#ffe0a0").at(x, y, size, turn, flip))


def _ripples() -> list[tuple[float, float, float]]:
    dice = chance("long bath ripples")
    return [(dice.uniform(-40, 740), 1066 + i * 11, dice.uniform(60, 140)) for i in range(13)]


def _bather(scene: Scene) -> None:
    back = bathtub("behind", "#f0e8d8", "#8494b0", LEGS).at(TUB_X, TUB_FOOT)
    front = bathtub("front", "#f0e8d8", "#8494b0", LEGS).at(TUB_X, TUB_FOOT)
    for x, wide in ((-122, 40), (144, 44), (-146, 44), (118, 40)):
        scene.add(sheet(oval(TUB_X + x, TUB_FOOT + 2, wide, 9), "#0a3050", melt=5, shadow=0, rim=0,
                        alpha=0.5, wrap=0))
    scene.add(back, umbrella("open", "#f4c038", "#c87820", "#7a4a28", "#fff0c0", "#f8dc88")
              .at(TUB_X - 91, RIM - 118, 0.94, -6),
              bear_back("#6a3a1e").at(TUB_X, RIM + 36, 0.6), _brush(), front,
              boot("rubber", "#d8382c", "#ffb08c").at(TUB_X + 150, TUB_FOOT + 8, 0.74))


def _brush() -> Motif:
    """A bath brush in the bear's right paw."""
    stick = taper([(0, 24), (10, -60), (25, -164)], [9, 8, 9])
    head = _brush_back()
    hairs = [taper([(20 + i * 5.2, -176 + i * 4.6), (40 + i * 5.2, -190 + i * 4.6)], [4, 3])
             for i in range(-4, 6)]
    return motif(
        sheet(hairs, "#f4e4bc", "#b09060", shadow=0.4, soft=3, rim=1),
        sheet([stick, head], "#c88848", "#7a4a28", shadow=0.8, soft=6, rim=1.7),
    ).at(TUB_X + 110, RIM - 60, 0.9, -4)


def _brush_back() -> Path:
    """The brush's wooden back."""
    return taper([(2, -192), (24, -166), (44, -142)], [18, 26, 18])


def _veil(scene: Scene) -> None:
    """Water over the legs, and the surface they come through."""
    scene.add(sheet(box(-20, WATER, 840, 310), "#1c8ca4", "#0c4a78", shadow=0, rim=0, wrap=0,
                    alpha=0.14))
    near = wave_row("bath near", -500, 480, 44, "#1c80a0", "#115a84", "#c4ece0", 26)
    scene.add(near.at(400, WATER))
    surface = outline(line((-20, WATER + 25), (180, WATER + 21), (420, WATER + 26),
                           (640, WATER + 21), (820, WATER + 25)), 4)
    scene.add(sheet(surface, "#c8f0e8", "#7cd0d4", shadow=0.3, soft=5, rim=1, alpha=0.8))
    for x in (-138, 146):
        scene.add(ripples(104, "#e4fbf2", 2, 0.2, 0.7).at(TUB_X + x, WATER + 25))
    front = land((-60, 1150), (120, 1128), (330, 1150), (520, 1140), (700, 1122), (860, 1140))
    weeds = [tendril([(x, 1180), (x + 8, 1120), (x - 6, 1080 - h), (x + 10, 1040 - h)],
                     [12, 10, 8, 5, 2], 15, 1.3, 1 if i % 2 else -1)
             for i, (x, h) in enumerate(((52, 30), (92, -20), (716, 20), (752, -30), (690, -40)))]
    scene.add(sheet(weeds, "#1c6a60", "#0a2c44", shadow=0.9, soft=9, rim=1.5),
              sheet(front, "#1c4c64", "#061c38", soft=14, rim=1.6, through=0.2),
              scallop().at(250, 1160, 0.28, -12),
              sheet(star(420, 1150, 22, 5, 0.45, 12), "#f08858", "#a03c30", shadow=0.7, rim=1.6))


def _bubbles(scene: Scene) -> None:
    dice = chance("long bath bubbles")
    for i in range(19):
        share = (i + 0.5) / 19
        x = 530 + 220 * share + dice.uniform(-34, 34) + 30 * math.sin(share * 9)
        y = 400 - 330 * share + dice.uniform(-22, 22)
        scene.add(_bubble(dice.choice((9, 12, 16, 22, 28))).at(x, y))


def _bubble(radius: float) -> Motif:
    return motif(
        sheet(circle(0, 0, radius), "#c8ecec", "#6cb4d0", alpha=0.4, shadow=0.3, soft=4, rim=1.3),
        mark(ring(0, 0, radius * 0.88, radius), "#f4ffff", alpha=0.65),
        mark(crescent(0, 0, radius * 0.72, 40, 0.3, 0.94), "#ffffff", alpha=0.7),
    )
