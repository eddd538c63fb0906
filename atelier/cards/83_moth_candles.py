"""A shining moth, and eleven winged candles that flutter round it."""

import math

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    all_within,
    arched,
    blob,
    box,
    chance,
    circle,
    land,
    mark,
    minus,
    motif,
    oval,
    pane,
    poly,
    ring,
    sheet,
    star,
    swirl,
    taper,
    tendril,
    union,
    whole_card,
)
from atelier.motifs.lights import flying_candle
from atelier.motifs.moths import moth
from atelier.motifs.skies import stars
from atelier.motifs.windows import blown_curtain
from atelier.palettes import NIGHT_VIOLET as NIGHT

HOLE = arched(400, 975, 590, 905)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("moth candles", Light(400, 505, "#ffc890", 205), shadow=NIGHT.shadow,
                  finish=Finish(bloom=0.3, vignette=0.36, exposure=0.97, saturation=1.1))
    _garden(scene)
    scene.rays(0.1, threshold=0.6)
    _wall(scene)
    _trails(scene)
    for index in range(11):
        scene.add(_flyer(index))
    scene.glow(400, 500, 300, "#ff9c58", 0.3)
    scene.add(moth("#cc5c34", "#5c1444", "#ffe4b4", "#5c2434", "#ffe09c").at(400, 536, 0.98))
    for x, y, reach in ((400, 500, 120), (272, 440, 90), (528, 440, 90), (318, 610, 70),
                        (482, 610, 70)):
        scene.glow(x, y, reach, "#ffa850", 0.2)
    scene.add(pane([circle(400, 524 + y, r) for y, r in ((8, 8), (32, 7), (54, 6), (76, 5))],
                   "#fff0c8", 1.2, glow=10, spill=0.5))
    _sill(scene)
    scene.dust(130, "#ffd8a8", around=(400, 505), spread=210, largest=2.2, strength=0.5)
    frames.corner_scrolls(scene, "#b8547c", "#4c1c64", inset=40)
    return scene


def _garden(scene: Scene) -> None:
    scene.sky((0, "#1c1058"), (0.3, "#4c2084"), (0.55, "#8c3484"), (0.8, "#4c1c6c"), (1, "#180a48"))
    scene.discs((400, "#441c7c"), (330, "#5c2484"), (262, "#7c2c88"), (196, "#a03c84"), shadow=0.4)
    scene.add(stars("moth night", 40, 130, 80, 670, 420, "#e8d8ff", 1.5, 5))
    for height, colour, end, seed in ((700, "#5a2880", "#34186c", "far"),
                                      (780, "#3c1c70", "#1e1058", "near")):
        hedge = land((-40, height), (130, height - 20), (260, height + 14), (400, height + 40),
                     (540, height + 14), (680, height - 20), (840, height))
        dice = chance("moth hedge", seed)
        balls = [circle(x, height + dice.uniform(-30, 10) + 30 * math.sin(x / 254),
                        dice.uniform(34, 62)) for x in range(120, 700, 46)]
        curls = [swirl(x + 10, height + 24 + 30 * math.sin(x / 254), 24, 1.5, 4, 1, 200)
                 for x in range(120, 700, 92)]
        scene.add(sheet([hedge, *balls], colour, end, shadow=0.8, soft=12, rim=1.6, through=0.25),
                  mark(curls, "#8a4ca8", alpha=0.55))
        scene.fog("#7c3488", 620, 900, 0.16)
    for x, tall in ((200, 330), (300, 190), (352, 120), (448, 120), (500, 190), (600, 330)):
        scene.add(_cypress(tall).at(x, 856))
    lawn = land((-40, 850), (200, 838), (400, 852), (600, 838), (840, 850))
    scene.add(sheet(lawn, "#3c1c74", "#160a48", shadow=0.7, soft=10, rim=1.5),
              mark([swirl(x, y, r, 1.6, 4, 1, x) for x, y, r in (
                  (170, 930, 34), (250, 890, 22), (540, 900, 26), (620, 940, 36), (480, 950, 24))],
                   "#8c4ca8", alpha=0.7))


def _cypress(tall: float) -> Motif:
    half = tall * 0.13
    shape = blob((0, -tall, "c"), (half * 0.7, -tall * 0.6), (half, -tall * 0.25),
                 (half * 0.5, 0, "c"), (-half * 0.5, 0, "c"), (-half, -tall * 0.25),
                 (-half * 0.7, -tall * 0.6))
    veins = [taper([(x * half, -tall * 0.1), (x * half * 0.9, -tall * 0.4), (0, -tall * 0.86)],
                   [1, 3, 0.5]) for x in (-0.6, -0.2, 0.2, 0.6)]
    return motif(sheet(shape, "#2c1a68", "#140a44", shadow=0.8, soft=9, rim=1.9),
                 mark(veins, "#6c3c98", alpha=0.5))


def _wall(scene: Scene) -> None:
    wall = minus(whole_card(), HOLE)
    sprigs = [star(x + (y // 70 % 2) * 32, y, 9, 4, 0.3) for x in range(20, 800, 64)
              for y in range(30, 1180, 70)]
    scene.add(sheet(wall, "#2c1460", "#120838", shadow=1.1, soft=16, rim=1.6, through=0.2),
              mark(all_within(sprigs, wall), "#5c2c8c", alpha=0.5))
    frame = minus(arched(400, 990, 636, 950), HOLE)
    bars = [box(394, 70, 12, 60), box(110, 372, 90, 9), box(600, 372, 90, 9)]
    scene.add(sheet(union(frame, all_within(bars, HOLE)), "#6c3484", "#2c1460", shadow=1, soft=10,
                    rim=2))
    for flip in (False, True):
        scene.add(_casement().at(800 if flip else 0, 0, flip=flip))
        scene.add(blown_curtain(178, 800, "#8c68ac", "#2c1868").at(
            716 if flip else 84, 96, flip=flip))
    scene.add(sheet(taper([(56, 92), (400, 86), (744, 92)], [9, 9, 9]), "#c8845c", "#6c3448",
                    shadow=1, soft=8, rim=2),
              sheet([circle(56, 92, 13), circle(744, 92, 13)], "#e0a070", "#6c3448", rim=2))


def _casement() -> Motif:
    """The left wing of the window, swung into the room."""
    leaf = poly((106, 330), (30, 300), (30, 1010), (106, 975))
    glass = [poly((96, 344 + k * 214), (40, 326 + k * 232), (40, 536 + k * 222),
                  (96, 536 + k * 212)) for k in range(3)]
    return motif(sheet(leaf, "#6c3484", "#2c1460", holes=glass, soft=12, rim=1.9),
                 sheet(glass, "#5c3090", "#241058", shadow=0, rim=0.6, alpha=0.55))


def _trails(scene: Scene) -> None:
    """The ring they fly in, as drawn air."""
    lines: list[Path] = []
    for index in range(22):
        first = index * 360 / 22 + 4
        reach = 1 + 0.07 * math.sin(index * 2.1)
        points = [(400 + 316 * reach * math.cos(math.radians(first + k * 4)),
                   534 + 378 * reach * math.sin(math.radians(first + k * 4))) for k in range(5)]
        lines.append(taper(points, [0.4, 3, 0.4]))
    scene.add(mark(lines, "#ffc8b0", alpha=0.45))


def _flyer(index: int) -> Motif:
    angle = math.radians(index * 360 / 11 - 90 + 16)
    sway = 12 * math.sin(index * 2.4)
    x, y = 400 + (310 + sway) * math.cos(angle), 534 + (372 + sway) * math.sin(angle)
    size = 0.84 + 0.2 * math.sin(angle)
    lean = 24 * math.sin(index * 1.7) + 16 * math.cos(angle)
    return flying_candle("#3048b0", "#b890b8", "#8c74cc").at(x, y + 30 * size, size, lean)


def _sill(scene: Scene) -> None:
    top = blob((-40, 1000, "c"), (400, 988), (840, 1000, "c"), (840, 1068, "c"), (400, 1060),
               (-40, 1068, "c"))
    face = box(-40, 1058, 880, 200)
    tiles = [oval(x, 1140, 36, 46) for x in range(220, 600, 90)]
    scene.add(sheet(face, "#3c1a68", "#140838", soft=12, rim=1.6),
              sheet(tiles, "#4c2078", "#1c0c4c", shadow=0.5, soft=5, rim=1.4),
              mark([ring(x, 1140, 12, 15) for x in range(220, 600, 90)], "#a85c90", alpha=0.6),
              mark([star(x, 1140, 9, 4, 0.36) for x in range(220, 600, 90)], "#e08c78", alpha=0.7),
              sheet(top, "#8c4488", "#3c1c70", soft=14, rim=2.2, through=0.3),
              sheet(oval(400, 1018, 260, 18), "#e08460", shadow=0, rim=0, melt=14, alpha=0.3,
                    wrap=0))
    scene.add(sheet(oval(258, 1046, 84, 9), "#1c0840", shadow=0, rim=0, melt=6, alpha=0.7))
    smoke = tendril([(328, 1016), (350, 984), (326, 950), (346, 912), (338, 880)],
                    [2, 5, 7, 7, 6, 3, 1], 17, 1.6)
    scene.add(_burnt().at(190, 1044),
              sheet(smoke, "#d8b8d8", "#8c6cac", shadow=0.4, soft=6, rim=1.4, alpha=0.75))


def _burnt() -> Motif:
    """A candle that lies on its side, one wing singed."""
    body = motif(
        sheet(blob((0, -24, "c"), (130, -22), (134, -12), (132, 0, "c"), (0, 0, "c")), "#d0a8bc",
              "#6c4474", soft=7, rim=2),
        sheet([taper([(126, -22), (96, -20), (84, -12)], [6, 7, 8])], "#e0bccc", "#8c5c88",
              shadow=0.4, soft=3, rim=1.6),
        mark(taper([(132, -13), (142, -18)], [3, 2]), "#180820"),
    )
    whole = blob((50, -20, "c"), (20, -50), (-10, -84), (-26, -92, "c"), (-20, -60), (20, -30))
    singed = blob((62, -22, "c"), (54, -56), (60, -84, "c"), (66, -76), (72, -88, "c"), (76, -72),
                  (86, -78, "c"), (82, -46), (72, -24))
    edge = blob((56, -66, "c"), (60, -84, "c"), (66, -76), (72, -88, "c"), (76, -72),
                (86, -78, "c"), (84, -62), (74, -58), (66, -64))
    return motif(sheet(whole, "#a88ce0", "#5c4898", shadow=0.7, soft=5, rim=2, alpha=0.9),
                 sheet(singed, "#a88ce0", "#5c4898", shadow=0.7, soft=5, rim=2, alpha=0.95),
                 sheet(edge, "#2c1020", "#4c1c2c", shadow=0.2, soft=3, rim=1), body)
