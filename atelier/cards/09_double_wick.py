"""An iceberg burns like a candle at both ends, above the water and below."""

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_moved,
    blob,
    box,
    chance,
    circle,
    crescent,
    land,
    mark,
    motif,
    pane,
    ridge,
    shaded,
    sheet,
    star,
    taper,
    tendril,
)
from atelier.motifs.animals_sea import whale
from atelier.motifs.boats import ship
from atelier.motifs.ice import iceberg
from atelier.motifs.people_divers import diver
from atelier.motifs.waters import wave_row
from atelier.palettes import FIRE_AND_ICE, ICE

WATER_LINE, TOP, FOOT = 600, 372, 922


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("double wick", Light(404, 270, "#ffd890", 220), shadow="#060418",
                  finish=Finish(bloom=0.28, vignette=0.3, exposure=1.0, saturation=1.1))
    _air(scene)
    _depth(scene)
    scene.rays(0.12, threshold=0.8, length=0.8)
    scene.add(_berg())
    scene.add(_flame("#ff8a24", "#ffc050", "#fff0c4").at(404, TOP + 8, 1.12),
              _flame("#b8280e", "#f06a20", "#ffd89a").at(400, FOOT - 2, 0.84, 180))
    scene.glow(404, 260, 120, "#ff9a3c", 0.16)
    scene.glow(400, 1010, 110, "#e0481c", 0.2)
    _water_line(scene)
    _below(scene)
    scene.dust(110, "#ffd8a0", around=(404, 280), spread=230)
    scene.dust(70, "#ff8a5a", around=(400, 1000), spread=200)
    frames.torn(scene, FIRE_AND_ICE.near, shaded(ICE.near, 0.8))
    return scene


def _air(scene: Scene) -> None:
    scene.sky((0, "#0a1642"), (0.3, "#1a3a7c"), (0.5, "#2c5898"), (0.51, "#38100f"), (1, "#140406"))
    scene.discs((330, "#183672"), (252, "#2c4a8c"), (178, "#605c84"), x=404, y=262, through=0.24)
    big = [star(x, y, r, 8, 0.3, t) for x, y, r, t in (
        (118, 140, 24, 6), (210, 300, 15, 0), (660, 130, 22, 10), (596, 262, 13, 4),
        (96, 400, 18, 14), (708, 330, 17, 0), (276, 110, 12, 8), (530, 96, 11, 0),
        (168, 488, 10, 3))]
    small = [star(x, y, r, 4, 0.28) for x, y, r in (
        (180, 190, 7), (90, 250, 6), (250, 380, 6), (310, 190, 5), (570, 170, 6), (640, 400, 7),
        (730, 210, 6), (540, 330, 5), (620, 60, 5), (130, 60, 6), (720, 470, 6), (60, 500, 5))]
    scene.add(sheet(big, "#dce8ff", "#8cb0ec", shadow=0.8, soft=7, rim=1.8),
              sheet(small, "#b8d0ff", shadow=0.3, soft=4, rim=1))
    for index, (x, height) in enumerate(((130, 52), (690, 76))):
        scene.add(sheet(ridge(f"wick ice {index}", 600, height, 2.6, 0.5, True, x - 150, x + 170),
                        "#2c5492", "#5c80b0", shadow=0.4, rim=1.2, through=0.3))


def _depth(scene: Scene) -> None:
    """The black-red water and the rings of light round the lower flame."""
    sea = box(-50, WATER_LINE, 900, 700)
    scene.add(sheet(sea, "#5c1416", "#120407", shadow=0.3, rim=2))
    for radius, colour in ((310, "#581312"), (232, "#701a14"), (160, "#842414")):
        scene.add(sheet(circle(400, 1010, radius), colour, shadow=0.3, soft=14, through=0.1,
                        rim=0.8, inside=sea))
    scene.add(whale("#4c1418", "#2c0a10", "#5c1a1c", "#70241e", "#8c4630", "#a8482c", "#d87040")
              .tinted("#3a0c10", 0.45).at(612, 1222, 0.56, 2))
    for index, (x, y, wide) in enumerate(((150, 690, 190), (650, 720, 220), (640, 850, 150),
                                          (120, 800, 130))):
        curls = tendril([(x - wide / 2, y + 8), (x - wide / 6, y - 4), (x + wide / 3, y)],
                        [1, 5, 5, 4, 1], 17, 1.5, 1 if index % 2 else -1)
        scene.add(sheet(curls, "#8c2c20", "#6c1a1a", shadow=0.5, soft=5, rim=1, alpha=0.7))


def _berg() -> Motif:
    ice = iceberg("#a4cce8", "#3c74b4", "#3c6cac", "#2c1a4c", WATER_LINE - TOP, FOOT - WATER_LINE)
    rows = ((-70, -226, 76, 5), (-30, -234, 150, -1), (12, -236, 96, 3), (52, -224, 170, 7),
            (84, -196, 92, 10))
    upper = [_drip(x, y, length, lean) for x, y, length, lean in rows]
    lower = [_drip(x, y, length, lean) for x, y, length, lean in (
        (-84, -300, 90, 8), (-36, -324, 150, 3), (16, -326, 104, -3), (60, -318, 170, -9),
        (98, -270, 80, -10))]
    curls = [tendril([(-82, -200), (-112, -140), (-116, -90)], [13, 15, 14, 12, 9, 6, 2], 19, 1.3,
                     1),
             tendril([(92, -180), (116, -120), (124, -76)], [12, 14, 13, 11, 8, 5, 2], 16, 1.3, -1)]
    cap = blob((-78, -206), (-92, -230), (-66, -246), (0, -252), (66, -246), (96, -214),
               (84, -192), (40, -204), (-20, -210))
    low = blob((-92, -282), (-108, -318), (-70, -338), (0, -344), (70, -338), (108, -296),
               (96, -268), (40, -296), (-30, -302))
    return motif(
        ice,
        sheet([*curls, *upper, cap], "#dcf0fa", "#6ca4d4", shadow=0.9, soft=7, rim=2, through=0.4),
        sheet(all_moved([*lower, low], turn=180), "#8c5c70", "#5c88c4", shadow=0.8, soft=7,
              rim=1.8),
    ).at(400, WATER_LINE)


def _drip(x: float, y: float, length: float, lean: float) -> Path:
    """A thick run of melting ice that ends in a drop."""
    return taper([(x, y - 6), (x + lean * 0.3, y + length * 0.4), (x + lean, y + length * 0.8),
                  (x + lean, y + length)], [26, 15, 12, 11, 20, 17])


def _flame(colour: Colour, second: Colour, core: Colour) -> Motif:
    """A tall flame that stands on the origin, with its wick."""
    outer = blob((0, 14), (-46, -18), (-58, -78), (-34, -140), (-16, -196),
                 (10, -262, "c"), (16, -196), (44, -140), (58, -80), (44, -16))
    middle = blob((0, 4), (-32, -22), (-36, -72), (-16, -124), (2, -190, "c"),
                  (20, -124), (38, -70), (32, -22))
    inner = blob((0, -4), (-18, -24), (-19, -60), (0, -120, "c"), (20, -60), (18, -24))
    sparks = [tendril([(-40, -60), (-74, -120), (-70, -170)], [2, 8, 8, 6, 4, 1], 14, 1.3, 1),
              tendril([(42, -70), (78, -130), (72, -196)], [2, 8, 8, 6, 4, 1], 15, 1.3, -1)]
    return motif(
        pane(sparks, colour, 0.7, glow=8, spill=0.3),
        pane(outer, colour, 0.85, glow=24, spill=0.5),
        sheet(middle, second, colour, shadow=0, rim=0.5, wrap=0.3, through=0.6),
        pane(inner, core, 1.15, glow=10, spill=0.4),
        mark(taper([(0, 26), (-3, -6), (4, -34)], [8, 7, 4]), "#2c100c"),
    )


def _water_line(scene: Scene) -> None:
    scene.add(ship("#a8542c", "#3c1820", "#f0c890", "#a86848", "#f0b050", "#c0382c", "#ffc860",
                   "furled").at(650, WATER_LINE - 6, 0.47, -2, True))
    glints = [taper([(x - w, y), (x, y - 2), (x + w, y)], [0.4, 4, 0.4]) for x, y, w in (
        (640, 630, 44), (662, 646, 30), (400, 628, 120), (410, 646, 84), (394, 664, 54),
        (170, 634, 40))]
    scene.add(wave_row("wick line", -440, 440, 26, "#3c5c98", "#4c1420", "#e8c8a8", 8)
              .at(400, WATER_LINE + 6).styled(alpha=0.9))
    scene.add(mark(glints, "#f0a868", alpha=0.5))


def _below(scene: Scene) -> None:
    """The rock on which the diver stands, and the bottom of the sea."""
    dice = chance("wick rock")
    rock = blob((-60, 1260, "c"), (-60, 990, "c"), (40, 980), (130, 1004), (220, 1012),
                (306, 1016), (322, 1044), (286, 1110), (300, 1260, "c"))
    steps = [taper([(40, 1030 + k * 38), (150, 1052 + k * 38), (270 - k * 14, 1054 + k * 40)],
                   [0.5, 4, 0.5]) for k in range(4)]
    tip: Point = (272, 1021)
    weeds = [tendril([(x, 1040), (x - 8, 970), (x + 10, 920)], [7, 8, 7, 5, 3, 1], 15, 1.3, turn)
             for x, turn in ((72, 1), (112, -1))]
    bubbles = [crescent(240 + dice.uniform(-14, 14), 806 - k * 36, 8 + k % 3 * 3, 140, 0.3, 0.9)
               for k in range(6)]
    scene.add(sheet(weeds, "#8c3024", "#3c0c12", shadow=0.8, rim=1.4),
              sheet(rock, "#4c1618", "#12050a", shadow=1, soft=14, rim=2, through=0.2),
              mark(steps, "#8c3422", alpha=0.6),
              diver("side", "#d89a48", "#8a6a58", "scissors").at(*tip, 0.86),
              sheet(bubbles, "#e8a080", shadow=0, rim=1),
              sheet(land((-60, 1166), (200, 1150), (420, 1176), (640, 1160), (860, 1140)),
                    "#2c0c12", "#080206", soft=14, rim=1.6, through=0.2))
