"""Below a small house the cellar stairs lead into the fur of a bear as large as the hill."""

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    blob,
    box,
    chance,
    land,
    line,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
    ridge,
    sheet,
    taper,
    tendril,
)
from atelier.motifs.animals_bear import bear_curled
from atelier.motifs.beds import bed
from atelier.motifs.buildings_country import cottage
from atelier.motifs.lights import lantern
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.stairs import zigzag_stairs
from atelier.motifs.weather import snowflake
from atelier.palettes import SNOW_WHITE

BEAR_X, BEAR_Y = 404, 1080


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("bear cellar", Light(206, 700, "#ffdc98", 215), shadow=SNOW_WHITE.shadow,
                  finish=Finish(bloom=0.28, vignette=0.3, exposure=0.98, saturation=1.08))
    _winter(scene)
    _hill(scene)
    scene.add(sheet(oval(BEAR_X, BEAR_Y, 350, 26), "#1c1c3c", melt=10, shadow=0, rim=0, wrap=0,
                    alpha=0.6), bear_curled("#7c4424").at(BEAR_X, BEAR_Y, 1.02))
    _ear(scene)
    _stairs(scene)
    _crust(scene)
    _flakes(scene)
    return scene


def _winter(scene: Scene) -> None:
    scene.sky((0, "#4c7ca8"), (0.2, "#84acc8"), (0.34, "#b8ccd8"), (1, "#b8ccd8"), glow=0.06)
    for x, y, width, height in ((150, 120, 240, 54), (640, 90, 220, 50), (430, 200, 200, 40)):
        scene.add(drifting_cloud(f"cellar {x}", width, height, "#94b4cc", "#c4d4dc").at(x, y))
    for name, y, height, colour, end in (("cellar a", 300, 40, "#8cacc8", "#a8c0d4"),
                                         ("cellar b", 340, 26, "#7ca0c0", "#9cb8d0")):
        scene.add(sheet(ridge(name, y, height, 1.3, 0.4), colour, end, shadow=0.3, rim=1,
                        through=0.15))
    scene.fog("#d0dce0", 250, 420, 0.4)
    scene.rays(0.08)


def _hill(scene: Scene) -> None:
    """Snow, earth and the white hollow in it."""
    crest: list[Point] = [(-60, 470), (100, 436), (280, 398), (430, 386), (600, 404), (740, 440),
                          (860, 466)]
    earth = land(*[(x, y + 34) for x, y in crest])
    scene.add(sheet(land(*crest), "#c8d8e4", "#8cacc8", soft=14, rim=1.8, through=0.3),
              sheet(earth, "#6c5058", "#3c2c40", shadow=0.6, soft=8, rim=1.2),
              sheet(land(*[(x, y + 96) for x, y in crest]), "#5a404c", "#342438", shadow=0.7,
                    soft=9, rim=1))
    scene.add(sheet(all_within(_stones(), earth), "#8c7074", "#544050", shadow=0.7, soft=4,
                    rim=1.2))
    _shaft(scene)
    hollows = ((430, "#7ca4c8", "#34588c", 0), (404, "#9cbcd8", "#5078a8", 8),
               (376, "#b4cce0", "#6c90b8", 16))
    for size, colour, end, drop in hollows:
        hollow = blob((-0.93 * size + 402, 960), (-0.86 * size + 402, 780 + drop),
                      (-0.5 * size + 402, 640 + drop), (402, 588 + drop), (0.5 * size + 402,
                                                                          640 + drop),
                      (0.86 * size + 402, 780 + drop), (0.93 * size + 402, 960),
                      (0.8 * size + 402, 1120), (402, 1160), (-0.8 * size + 402, 1120))
        scene.add(sheet(hollow, colour, end, shadow=1.0, soft=16, lift=10, rim=1.7, through=0.3))
    _roots(scene)


def _stones() -> list[Path]:
    dice = chance("bear cellar stones")
    stones: list[Path] = []
    for row in range(7):
        for column in range(11):
            x, y = column * 78 + dice.uniform(-26, 26), 480 + row * 92 + dice.uniform(-28, 28)
            stones.append(oval(x, y, dice.uniform(9, 24), dice.uniform(6, 13),
                               dice.uniform(-20, 20)))
    return stones


def _roots(scene: Scene) -> None:
    roots: list[Path] = []
    for x, y, reach, side, radius in ((92, 470, 150, -1, 18), (520, 440, 190, 1, 22),
                                      (600, 450, 150, 1, 18), (690, 470, 230, -1, 24),
                                      (500, 440, 130, -1, 16), (742, 480, 170, 1, 18)):
        roots.append(tendril([(x, y - 44), (x + side * 10, y + reach * 0.3),
                              (x - side * 14, y + reach * 0.66), (x + side * 18, y + reach)],
                             [18, 14, 10, 7, 3], radius, 1.3, side))
        roots.append(taper([(x + side * 4, y + reach * 0.3), (x + side * 34, y + reach * 0.5),
                            (x + side * 46, y + reach * 0.8)], [8, 6, 1.5]))
    scene.add(sheet(roots, "#7c5848", "#4c3438", shadow=0.9, soft=7, rim=1.6))


def _ear(scene: Scene) -> None:
    """The bed in the bear's ear, with its lamp."""
    x, y = BEAR_X - 265 * 1.02, BEAR_Y - 286 * 1.02
    scene.glow(x, y + 6, 46, "#ffb850", 0.5)
    place = bed(wood="#a8683c", blanket="#c8483c", blanket_end="#7c2434", linen="#fff0d0", legs=20)
    scene.add(place.at(x + 1, y + 47, 0.178),
              lantern("hanging", "#8c5c34", "#341c18", "#ffdc80").at(x + 24, y - 52, 0.26))


def _shaft(scene: Scene) -> None:
    x = 196
    shaft = blob((x - 40, 420, "c"), (x + 150, 408, "c"), (x + 156, 520), (x + 150, 640),
                 (x + 176, 740, "c"), (x - 66, 760, "c"), (x - 36, 640), (x - 44, 520))
    scene.add(sheet(shaft, "#c8966c", "#8c6468", shadow=1.0, soft=12, rim=1.6, through=0.4))
    scene.glow(x + 50, 560, 120, "#ffc870", 0.3)


def _stairs(scene: Scene) -> None:
    """From the house down to the bear's neck, and one paw laid over the other."""
    x, foot = 196, 742
    paw = blob((330, 1034), (380, 1024), (432, 1030), (454, 1052), (440, 1076), (390, 1084),
               (330, 1080))
    toes = [outline(line((456 - d, 1046 + d * 0.9), (436 - d, 1050 + d * 0.7)), 2.6)
            for d in (0, 10, 20)]
    scene.add(sheet(paw, "#743f20", "#3c1e14", shadow=0.6, soft=8, rim=1.7), mark(toes, "#2c1410"))
    scene.add(sheet(oval(x - 4, foot + 3, 66, 9), "#2c1410", melt=5, shadow=0, rim=0, wrap=0,
                    alpha=0.55),
              zigzag_stairs(5, 5, 18, 26, "#9c5c34", "#4c2824", "#ffd884").at(x, foot, 0.77))


def _crust(scene: Scene) -> None:
    """The house, five firs and the snow they stand in."""
    for x, y, tall in ((84, 452, 150), (526, 402, 176), (606, 418, 128), (688, 440, 214),
                       (760, 452, 140)):
        scene.add(_fir(tall).at(x, y))
    scene.add(cottage("cellar", "#c83c30", "#6c1c2c", "#7c98b8", "#34507c", "#ffdc84", "#f0e0c0",
                      "#e8eef2").at(300, 404, 0.82))
    near = blob((-60, 470, "c"), (60, 440), (160, 424), (200, 414, "c"), (150, 452), (60, 476),
                (-60, 500, "c"))
    far = blob((346, 400, "c"), (430, 388), (600, 404), (740, 440), (860, 466, "c"),
               (860, 500, "c"), (740, 470), (600, 438), (440, 416))
    scene.add(sheet([near, far], "#dce6ec", "#a0bcd4", shadow=0.6, soft=7, rim=1.7))


def _fir(tall: float) -> Motif:
    """A fir with snow on its tiers, its foot the origin."""
    tiers: list[Motif] = []
    for i in range(4):
        low, high = tall * (0.08 + 0.22 * i), tall * (0.5 + 0.17 * i)
        half = tall * (0.27 - 0.052 * i)
        tier = blob((0, -high, "c"), (half * 0.34, -low - (high - low) * 0.4), (half, -low, "c"),
                    (half * 0.5, -low + 5), (0, -low - 2), (-half * 0.5, -low + 5),
                    (-half, -low, "c"), (-half * 0.34, -low - (high - low) * 0.4))
        snow = minus(tier, moved(tier, 3, 13))
        tiers.append(motif(sheet(tier, "#3c7480", "#1c4464", shadow=0.8, soft=6, rim=1.3),
                           sheet(snow, "#dce8f0", "#a8c4dc", shadow=0.3, soft=3, rim=0.8)))
    trunk = box(-4, -tall * 0.12, 8, tall * 0.14)
    return motif(sheet(trunk, "#4c3438", shadow=0.5, rim=1), tiers)


def _flakes(scene: Scene) -> None:
    for x, y, radius in ((400, 118, 26), (120, 268, 18), (700, 214, 22), (556, 300, 13),
                         (230, 150, 14), (66, 90, 15), (500, 60, 12), (740, 330, 12),
                         (420, 270, 11), (640, 66, 11)):
        scene.add(snowflake(f"cellar {x}", radius, "#f4f8fa", "#bcd4e6").at(x, y, turn=x))
    scene.dust(60, "#ffe8b8", around=(206, 720), spread=190, largest=1.8, strength=0.35)
    front = land((-60, 1150), (160, 1124), (400, 1140), (640, 1122), (860, 1148))
    scene.add(sheet(front, "#5878a4", "#1c3460", shadow=1, soft=16, rim=1.6, through=0.2))
