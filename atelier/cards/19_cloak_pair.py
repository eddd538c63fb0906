"""One cloak has two hoods: one lights candles, the other puts out stars."""

import math
from dataclasses import dataclass

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    blob,
    box,
    circle,
    leaf,
    mark,
    mixed,
    motif,
    moved,
    oval,
    pane,
    poly,
    shaded,
    sheet,
    star,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs._seams import stitches
from atelier.motifs.lights import candle
from atelier.motifs.moths import moth

UPPER, LOWER = box(-60, -60, 920, 660), box(-60, 600, 920, 660)
TOP: Point = (676, 186)
FOOT: Point = (124, 1014)
HOOD = blob((256, 480), (238, 400), (250, 320), (276, 256), (284, 214), (262, 188),
            (230, 196, "c"), (258, 146), (318, 122), (400, 134), (478, 178), (530, 256),
            (554, 350), (548, 440), (520, 490), (400, 508))
MOUTH = blob((398, 208), (456, 230), (490, 290), (494, 364), (470, 430), (400, 460),
             (330, 430), (306, 364), (310, 290), (342, 230))
MANTLE = (blob((548, 392), (572, 440), (560, 500), (470, 524), (380, 510), (352, 470),
               (392, 446), (464, 432)),
          blob((252, 392), (228, 440), (240, 500), (330, 524), (424, 512), (462, 474),
               (408, 452), (330, 432)))
CLOAK = blob((292, 604, "c"), (252, 572), (190, 534), (140, 488), (134, 440), (180, 400),
             (270, 372), (400, 366), (530, 372), (620, 400), (666, 440), (660, 488), (610, 534),
             (548, 572), (508, 604, "c"))
NEAR_SLEEVE = blob((236, 430), (320, 424), (418, 466, "c"), (464, 534, "c"), (416, 574), (330, 566),
                   (250, 512))
FAR_SLEEVE = union(taper([(540, 440), (584, 488), (622, 486)], [92, 96, 88]),
                   taper([(622, 486), (612, 446), (600, 408)], [88, 84, 82], round_ends=False))


@dataclass(frozen=True)
class Cloth:
    """The colours of one half of the cloak."""

    cloak: Colour
    end: Colour
    deep: Colour
    trim: Colour
    trim_end: Colour
    glove: Colour
    rays: int


EMBER = Cloth("#a82c24", "#4c0e18", "#2c0810", "#e8b050", "#8c4c20", "#e8c890", 12)
FROST = Cloth("#2c64b0", "#10245c", "#080e30", "#c8dcf4", "#5c7cb0", "#d0e0f4", 6)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("cloak pair", Light(400, 600, "#fff0dc", 190), shadow="#080414",
                  finish=Finish(bloom=0.3, vignette=0.3, exposure=1.04, saturation=1.08))
    _halves(scene)
    _candles(scene)
    _stars(scene)
    scene.rays(0.1, threshold=0.8, length=0.7)
    scene.add(_figure(EMBER), _figure(FROST).at(800, 1200, 1, 180))
    _waist(scene)
    far: tuple[list[Point], ...] = ([(548, 440), (576, 466), (602, 462)],
                                    [(556, 500), (606, 520), (648, 480)])
    scene.add(*(_sleeve(cloth, FAR_SLEEVE, far).at(*place) for cloth, place in
                ((EMBER, (0, 0)), (FROST, (800, 1200, 1, 180)))))
    _pole(scene)
    scene.add(_hands(EMBER), _hands(FROST).at(800, 1200, 1, 180))
    _flame(scene)
    scene.dust(60, "#ffe0b0", around=(560, 200), spread=180)
    frames.scalloped(scene, "#2c0a12", "#080e2c")
    return scene


def _halves(scene: Scene) -> None:
    scene.sky((0, "#5c1c18"), (0.3, "#8c3018"), (0.5, "#5c1a1c"), (0.5, "#14285c"),
              (0.7, "#1c4484"), (1, "#0a1644"), glow=0.06)
    for radius, warm, cold in ((470, "#84301a", "#1a3c7c"), (370, "#a0441e", "#24509a"),
                               (270, "#bc5c24", "#3468b4")):
        for colour, half in ((warm, UPPER), (cold, LOWER)):
            scene.add(sheet(circle(400, 600, radius), colour, shadow=0.4, soft=12, rim=0.8,
                            through=0.14, inside=half))


def _candles(scene: Scene) -> None:
    """A row of candles on a ledge; the last is about to be lit."""
    ledge = box(40, 296, 720, 22, 3)
    brackets = [blob((x, 318, "c"), (x + 26, 318, "c"), (x + 20, 346), (x, 362)) for x in (96, 640)]
    smoke = [tendril([(x, y), (x - 8, y - 26), (x + 8, y - 54)], [1, 4, 5, 4, 3, 1], 11, 1.4, turn)
             for x, y, turn in ((74, 176, 1), (122, 150, -1), (170, 178, 1), (566, 164, -1),
                                (622, 186, 1))]
    scene.add(sheet(smoke, "#c87040", "#8c3820", shadow=0.3, soft=4, rim=1, alpha=0.75),
              sheet(brackets, "#5c2018", "#2c0c12", shadow=0.8, rim=1.6),
              sheet(ledge, "#7c3420", "#3c1418", shadow=1, soft=9, rim=2))
    for x, tall in ((74, 74), (122, 96), (169, 70), (566, 86), (622, 64)):
        scene.add(candle("burning", "none", tall, "#e8cc9c", "#94502c", "#c08c3c", "#ff9c3c",
                         "#fff0c0").at(x, 298))
    scene.add(candle("out", "none", 76, "#d8b888", "#84462c").at(690, 298))


def _stars(scene: Scene) -> None:
    """Stars below, some of them out already."""
    alight = ((236, 1072, 34), (330, 1102, 20), (566, 1090, 30), (640, 1000, 38), (640, 906, 20),
              (694, 1090, 24), (480, 1116, 16), (140, 846, 26), (92, 740, 16), (716, 760, 18),
              (636, 800, 14), (176, 938, 12), (116, 1110, 18))
    shapes = [star(x, y, r, 8, 0.3, x % 20) for x, y, r in alight]
    hearts = [star(x, y, r * 0.52, 8, 0.4, x % 20 + 22) for x, y, r in alight]
    scene.add(sheet(shapes, "#c8dcfc", "#88b0ec", shadow=0.9, soft=8, rim=1.9),
              pane(hearts, "#f4f8ff", 1.0, glow=8, spill=0.35))
    for x, y, r, turn in ((250, 1000, 20, 1), (716, 946, 15, 1),
                          (100, 950, 15, -1)):
        wisp = tendril([(x, y), (x + 6 * turn, y - 30), (x - 8 * turn, y - 62)],
                       [1, 5, 6, 5, 3, 1], 13, 1.5, turn)
        scene.add(sheet(star(x, y, r, 8, 0.34, 8), "#2c3c64", "#1c284c", shadow=0.5, rim=1.2),
                  sheet(wisp, "#8c98ac", "#5c6888", shadow=0.5, soft=5, rim=1.1, alpha=0.8))


def _figure(cloth: Cloth) -> Motif:
    """A hood and the half of the cloak below it, upright."""
    inner = [within(moved(CLOAK, 400 * (1 - k), 600 * (1 - k), k), CLOAK) for k in (0.93, 0.86)]
    drapes = [taper([(400 + s * (80 + k * 36), 430 + k * 14), (400 + s * (84 + k * 26), 516),
                     (400 + s * (40 + k * 17), 602)], [0.6, 4, 5])
              for s in (-1, 1) for k in range(4)]
    hem = [(142, 450), (150, 488), (196, 530), (254, 564), (300, 596)]
    hems = [hem, [(800 - x, y) for x, y in hem]]
    signs = [_sign(400 + s * x, y, r, cloth.rays) for s in (-1, 1)
             for x, y, r in ((206, 450, 22), (166, 498, 17), (110, 556, 13), (236, 410, 11))]
    return motif(
        sheet(CLOAK, cloth.cloak, cloth.end, shadow=1.2, soft=16, lift=10, rim=2.2),
        sheet(inner[0], mixed(cloth.cloak, cloth.end, 0.35), cloth.end, shadow=0.4, soft=10, rim=1),
        mark(all_within(drapes, CLOAK), cloth.deep, alpha=0.6),
        sheet(signs, cloth.trim, cloth.trim_end, shadow=0.5, soft=4, rim=1.6, inside=CLOAK),
        [mark(stitches(points, 11, 3.4), cloth.trim, alpha=0.9) for points in hems],
        _hood(cloth),
    )


def _sign(x: float, y: float, radius: float, rays: int) -> list[Path]:
    """A cut ornament: a sun for embers, a crystal for frost."""
    middle = [circle(x, y, radius * 0.34)]
    points = [(x + radius * 0.5 * math.cos(math.tau * k / rays),
               y + radius * 0.5 * math.sin(math.tau * k / rays)) for k in range(rays)]
    return middle + [leaf(px, py, radius * 0.62, radius * (0.2 if rays > 8 else 0.34),
                          360 * k / rays) for k, (px, py) in enumerate(points)]


def _hood(cloth: Cloth) -> Motif:
    """A deep hood with nothing in it but dark."""
    lining = [moved(MOUTH, 400 * (1 - k), 340 * (1 - k), k) for k in (1.12, 1.0, 0.9, 0.8)]
    tones = (cloth.trim, cloth.end, cloth.deep, "#060309")
    ends = (cloth.trim_end, cloth.deep, shaded(cloth.deep, 0.6), "#020104")
    seams = [taper([(250, 176), (330, 160), (430, 186), (506, 270), (528, 380)], [1, 4, 5, 4, 1]),
             taper([(262, 190), (296, 214), (290, 280), (270, 350)], [1, 4, 4, 1])]
    signs = [_sign(x, y, 13, cloth.rays) for x, y in ((334, 158), (446, 186), (516, 272),
                                                      (276, 330))]
    layers = [sheet(path, tone, end, shadow=0.9, soft=9, rim=1.8 if k < 2 else 0.5,
                    through=0.3 if k < 1 else 0.02, wrap=0)
              for k, (path, tone, end) in enumerate(zip(lining, tones, ends, strict=True))]
    return motif(
        sheet(HOOD, mixed(cloth.cloak, cloth.trim, 0.08), cloth.end, shadow=1.2, soft=16, rim=2.3,
              puff=0.06),
        mark(all_within(seams, HOOD), cloth.deep, alpha=0.5),
        sheet(signs, cloth.trim, cloth.trim_end, shadow=0.5, soft=4, rim=1.5, inside=HOOD),
        layers,
        _inner_sky(cloth),
        [sheet(fold, mixed(cloth.cloak, cloth.trim, 0.14), cloth.end, shadow=1.1, soft=11, rim=2.1,
               puff=0.06) for fold in MANTLE],
        mark([taper(points, [0.6, 4, 0.6]) for points in (
            [(262, 430), (330, 462), (420, 482)], [(262, 470), (330, 492), (400, 500)],
            [(540, 430), (500, 452), (474, 466)])], cloth.deep, alpha=0.5),
        sheet([circle(233, 200, 10), moved(blob((0, 0), (12, 30), (0, 40), (-12, 30)), 233, 206)],
              cloth.trim, cloth.trim_end, shadow=0.8, soft=5, rim=1.8),
        sheet(circle(404, 484, 21), cloth.trim, cloth.trim_end, shadow=0.9, soft=6, rim=2),
        mark(star(404, 484, 14, 8, 0.4), cloth.end),
    )


def _inner_sky(cloth: Cloth) -> Motif:
    """What the dark of the hood holds: a few stars of the other half's colour."""
    colour = "#a8d0ff" if cloth is EMBER else "#ffb868"
    spots = ((364, 262, 9), (424, 246, 6), (448, 302, 11), (384, 322, 6), (346, 348, 8),
             (420, 366, 8), (456, 388, 6), (378, 404, 6))
    return motif(pane([star(x, y, r, 4, 0.3) for x, y, r in spots], colour, 1.0, glow=7,
                      spill=0.3))


def _hands(cloth: Cloth) -> Motif:
    """The far glove on the pole, then the near sleeve and its glove."""
    return motif(
        _glove(cloth, ((562, 424), (638, 387)), _along(0.64)),
        _glove(cloth, ((417, 464), (465, 536)), _along(0.33)),
        _sleeve(cloth, NEAR_SLEEVE, ([(256, 460), (340, 478), (428, 488)],
                                     [(270, 500), (350, 520), (446, 514)])),
        _cuff(cloth, ((417, 464), (465, 536))))


def _sleeve(cloth: Cloth, shape: Path, folds: tuple[list[Point], ...]) -> Motif:
    return motif(
        sheet(shape, mixed(cloth.cloak, cloth.trim, 0.1), cloth.end, shadow=1.1, soft=12, rim=2.1,
              through=0.2),
        mark([taper(points, [0.6, 4, 2]) for points in folds], cloth.deep, alpha=0.6))


def _cuff(cloth: Cloth, edge: tuple[Point, Point]) -> Motif:
    return motif(sheet(taper([*edge], [15, 18, 15]), cloth.trim, cloth.trim_end, soft=5, rim=1.8))


def _glove(cloth: Cloth, edge: tuple[Point, Point], hand: Point) -> Motif:
    """A glove from its cuff to the pole."""
    (x, y), middle = hand, ((edge[0][0] + edge[1][0]) / 2, (edge[0][1] + edge[1][1]) / 2)
    glove = union(taper([middle, ((middle[0] + x) / 2, (middle[1] + y) / 2), (x, y)],
                        [44, 36, 40], round_ends=False), oval(x, y, 27, 22, -56),
                  oval(x - 14, y - 20, 8, 15, 30))
    fingers = [taper([(x - 10 + k * 9, y + 2 - k * 13), (x + 14 + k * 9, y + 14 - k * 13)],
                     [1, 3.4, 1]) for k in range(3)]
    return motif(
        sheet(glove, cloth.glove, shaded(cloth.glove, 0.4), soft=7, rim=1.9, through=0.15),
        mark(all_within(fingers, glove), shaded(cloth.glove, 0.28), alpha=0.8), _cuff(cloth, edge))


def _along(share: float) -> Point:
    """A point of the pole: 0 is its middle, 1 its upper end."""
    return (400 + (TOP[0] - 400) * share, 600 + (TOP[1] - 600) * share)


def _waist(scene: Scene) -> None:
    band = blob((276, 584, "c"), (340, 592), (400, 594), (460, 592), (524, 584, "c"),
                (524, 616, "c"), (460, 608), (400, 606), (340, 608), (276, 616, "c"))
    teeth = [poly((282 + k * 20, 600), (292 + k * 20, 588), (302 + k * 20, 600)) for k in range(12)]
    lower = [poly((292 + k * 20, 600), (302 + k * 20, 612), (312 + k * 20, 600)) for k in range(11)]
    scene.add(sheet(band, "#3c1420", "#141c44", shadow=1, soft=8, rim=2),
              mark(all_within(teeth, band), EMBER.trim), mark(all_within(lower, band), FROST.trim))


def _pole(scene: Scene) -> None:
    """The long pole, gold above and silver below, and what is at its ends."""
    upper, lower = taper([(400, 600), TOP], [11, 9]), taper([(400, 600), FOOT], [11, 9])
    rings = [circle(*_along(share), 9) for share in (0.2, 0.84, -0.2, -0.84)]
    x, y = FOOT
    caught = star(x - 6, y + 10, 40, 8, 0.3, 10)
    turn = math.degrees(math.atan2(FOOT[1] - 600, FOOT[0] - 400)) - 90
    cap = moved(blob((-7, -26, "c"), (7, -26, "c"), (20, 4), (30, 26, "c"), (0, 33), (-30, 26, "c"),
                     (-20, 4)), x, y, 1, turn)
    bands = [moved(taper([(-24, 12), (0, 18), (24, 12)], [3, 4, 3]), x, y, 1, turn)]
    wisps = [tendril([(x - 34, y - 8), (x - 46, y - 44), (x - 30, y - 78)], [1, 5, 6, 5, 3, 1], 12,
                     1.4, 1)]
    scene.add(sheet(caught, "#7c98c8", "#3c5488", shadow=0.7, rim=1.6),
              sheet(wisps, "#98a4b8", "#64708c", shadow=0.5, soft=5, rim=1.1, alpha=0.85),
              sheet(lower, "#c0d0e8", "#5c74a4", shadow=1, soft=8, lift=9, rim=2),
              sheet(upper, "#e8b858", "#a8642c", shadow=1, soft=8, lift=9, rim=2),
              sheet(rings, "#e8d8b0", "#8c6c50", shadow=0.7, soft=4, rim=1.8),
              sheet(cap, "#d0dcf0", "#4c6498", shadow=1, soft=7, rim=2.1),
              mark(bands, "#30447c", alpha=0.8))
    tx, ty = TOP
    spark = blob((tx - 8, ty + 4), (tx - 12, ty - 12), (tx + 2, ty - 40, "c"), (tx + 12, ty - 12),
                 (tx + 8, ty + 4))
    scene.add(pane(spark, "#ffb048", 1.2, glow=12, spill=0.6),
              pane(blob((tx - 4, ty), (tx - 4, ty - 10), (tx + 1, ty - 22, "c"), (tx + 5, ty - 10)),
                   "#fff4d0", 1.4, glow=5, spill=0.4))


def _flame(scene: Scene) -> None:
    """The white flame in the middle of the pole, and the moth that circles it."""
    x, y = 400, 600
    flame = blob((x - 15, y + 2), (x - 22, y - 22), (x - 10, y - 52), (x + 3, y - 92, "c"),
                 (x + 14, y - 52), (x + 22, y - 22), (x + 14, y + 2))
    heart = blob((x - 7, y - 2), (x - 9, y - 18), (x + 1, y - 48, "c"), (x + 10, y - 18),
                 (x + 7, y - 2))
    round_it = [taper([(x + 74 * math.cos(a), y - 36 + 40 * math.sin(a)),
                       (x + 76 * math.cos(a + 0.16), y - 36 + 41 * math.sin(a + 0.16))], [2.4, 2.4])
                for a in (0.2 + k * 0.42 for k in range(13))]
    scene.glow(x, y - 36, 56, "#fff0e0", 0.3)
    scene.add(mark(round_it, "#fff4e4", alpha=0.65),
              pane(flame, "#ffe8d0", 1.0, glow=12, spill=0.4),
              pane(heart, "#ffffff", 1.5, glow=6, spill=0.35),
              moth("#f0e0d0", "#a88c98", "#fff4e0", "#4c3040").at(x + 96, y - 34, 0.15, 24))
