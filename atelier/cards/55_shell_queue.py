"""People bring sealed letters to a shell as high as a house."""

import math

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    all_within,
    arched,
    blob,
    box,
    circle,
    hanging,
    land,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    poly,
    shaded,
    sheet,
    spline,
    taper,
    within,
)
from atelier.motifs.birds import paper_crane
from atelier.motifs.people_crowd import queue
from atelier.motifs.skies import drifting_cloud, stars
from atelier.motifs.waters import wave_row
from atelier.palettes import TEAL_DUSK

SHELL_X, SHELL_Y = 440, 930
SHADE = "#2c1430"
# Of each turn from the tip down: height of its middle, half width, half height, its two colours.
TURNS = ((282, 36, 30, "#c8808c", "#6c3c5c"), (334, 78, 46, "#bc7484", "#5c3054"),
         (402, 128, 64, "#b46878", "#4c284c"), (488, 188, 84, "#ac6070", "#442448"))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("shell queue", Light(440, 470, "#ffe8b8", 225), shadow=TEAL_DUSK.shadow,
                  finish=Finish(bloom=0.28, vignette=0.32, exposure=0.97, saturation=1.08))
    _dusk(scene)
    _sea(scene)
    _beach(scene)
    scene.add(_shell())
    _mail(scene)
    _door(scene)
    _line(scene)
    scene.dust(90, "#ffe0b8", around=(560, 720), spread=220, largest=1.8, strength=0.35)
    return scene


def _dusk(scene: Scene) -> None:
    scene.sky((0, "#053848"), (0.2, "#12606a"), (0.38, "#3c8a84"), (0.52, "#c8a878"),
              (0.58, "#e8a468"), (1, "#c06a58"), glow=0.08)
    scene.discs((392, "#2c7c7c"), (344, "#58988a"), (300, "#98ac88"), through=0.18)
    scene.source(262, "#f0cc94", 0.8, glow=24, spill=0.2)
    craters = [circle(440 + x, 470 + y, r) for x, y, r in
               ((-170, -90, 30), (-120, -170, 18), (150, -150, 34), (190, -60, 18), (-210, 20, 20),
                (90, -210, 14), (215, 30, 22))]
    scene.add(mark(craters, "#c89c68", alpha=0.35))
    scene.add(stars("shell queue", 30, bottom=330, colour="#e8fff0", smallest=1.6, largest=5))
    for x, y, width, height, colour in ((120, 330, 220, 50, "#2a7878"),
                                        (706, 250, 200, 48, "#246c74"),
                                        (90, 560, 200, 44, "#c89c78"),
                                        (730, 520, 190, 40, "#c89c78")):
        scene.add(drifting_cloud(f"shell {x}", width, height, colour).at(x, y))


def _sea(scene: Scene) -> None:
    strips = ((640, "#4a9a92", "#2c7c80"), (684, "#2c7c82", "#155f6c"), (732, "#18626e", "#0c4656"))
    for index, (y, colour, end) in enumerate(strips):
        strip = land((-60, y), (160, y + 5), (400, y - 4), (640, y + 5), (860, y))
        lines = [taper([(x, y + 18 + index * 4), (x + 60, y + 14 + index * 4), (x + 130, y + 18)],
                       [0.4, 2.6, 0.4]) for x in range(-30 + index * 60, 780, 200)]
        scene.add(sheet(strip, colour, end, shadow=0.5, soft=10, rim=1.5, through=0.3),
                  mark(lines, "#c8e8d8", alpha=0.55))
    scene.add(wave_row("shell", -480, 480, 18, "#1c6a74", "#0f4c5a", "#c8f0e0", 30).at(400, 784))
    scene.rays(0.1)


def _beach(scene: Scene) -> None:
    for y, colour, end in ((800, "#745c5c", "#3c3444"), (890, "#644e58", "#282a3c")):
        dune = land((-60, y + 10), (140, y - 6), (360, y + 6), (600, y - 4), (860, y + 8))
        wind = [taper([(x, y + 26 + k * 22), (x + 90, y + 20 + k * 22), (x + 190, y + 27 + k * 22)],
                      [0.4, 3, 0.4]) for k in range(4) for x in range(-60 + k * 70, 800, 260)]
        scene.add(sheet(dune, colour, end, shadow=0.7, soft=14, rim=1.5, through=0.25),
                  mark(all_within(wind, dune), "#7c6468", alpha=0.45))
    for across, down, alpha in ((300, 46, 0.5), (230, 34, 0.4)):
        scene.add(sheet(oval(SHELL_X + 10, SHELL_Y + 14, across, down), "#141824", melt=10,
                        shadow=0, rim=0, wrap=0, alpha=alpha))
    scene.add(sheet(oval(672, 972, 150, 34), "#ff9c88", melt=14, shadow=0, rim=0, wrap=0,
                    alpha=0.32))


def _shell() -> Motif:
    """Four turns, the last great one with its mouth, and the crack near the tip."""
    crack = poly((346, 372), (382, 386), (374, 404), (408, 430), (394, 434), (400, 462),
                 (378, 428), (386, 422), (356, 400), (366, 390))
    tip = blob((418, 272), (430, 236), (448, 206, "c"), (454, 238), (462, 268), (440, 280))
    return motif(
        sheet(tip, "#d8989c", "#84486c", shadow=0.8, soft=7, rim=2, puff=0.14, wrap=0.12),
        [_turn(*one) for one in TURNS], _last_turn(), _mouth(),
        sheet(crack, "#3c1c30", "#2c1424", shadow=0.3, soft=3, rim=1.2),
        pane(crack, "#ffd8b0", 1.1, glow=8, spill=0.5))


def _turn(y: float, half: float, high: float, colour: str, end: str) -> Motif:
    """One turn, aslant: knobs on its shoulder, ribs down its side, two cream bands round it."""
    band = blob((-half, -high * 0.1), (-half * 0.78, -high * 0.72), (0, -high * 0.98),
                (half * 0.78, -high * 0.72), (half, -high * 0.1), (half * 0.9, high * 0.66),
                (0, high * 1.1), (-half * 0.9, high * 0.66))
    knobs = [oval(half * 0.94 * math.sin(a), -high * 0.2 - high * 0.16 * math.cos(a),
                  half * 0.085 * math.cos(a) + 2, high * 0.13) for a in
             (math.radians(k * 21) for k in range(-3, 4))]
    ribs = [taper([(half * 0.86 * math.sin(a), -high * 0.8), (half * 1.02 * math.sin(a), 0),
                   (half * 0.86 * math.sin(a), high * 1.1)], [1, half * 0.034 + 1, 1])
            for a in (math.radians(k * 14) for k in range(-5, 6))]
    rounds = [outline(line((-half * 1.1, high * (k - 0.3)), (-half * 0.5, high * (k + 0.02)),
                           (0, high * (k + 0.12)), (half * 0.5, high * (k + 0.02)),
                           (half * 1.1, high * (k - 0.3))), half * 0.03 + 2) for k in (0.3, 0.62)]
    return motif(
        sheet(band, colour, end, direction="across", shadow=1, soft=12, lift=9, rim=2.2,
              puff=0.16, through=0.2, wrap=0.12),
        mark(all_within(ribs, band), SHADE, alpha=0.5),
        sheet(all_within(rounds, band), "#f0cfae", "#a86c74", shadow=0.5, soft=3, rim=1, wrap=0.1),
        sheet(all_within(knobs, band), "#e0a89c", "#94546c", shadow=0.8, soft=4, rim=1.6,
              wrap=0.1),
    ).at(440, y, turn=-8)


def _last_turn() -> Motif:
    """The great turn: its shoulder runs up to the right, its foot to a point in the sand."""
    body = blob((176, 640), (206, 556), (296, 520), (440, 512), (590, 508), (676, 560), (706, 660),
                (668, 790), (566, 892), (452, 956), (404, 966, "c"), (340, 914), (248, 830),
                (190, 740))
    knobs = [oval(216 + k * 62, 606 - 26 * math.sin(0.4 + k * 0.36), 19 + 3 * math.sin(k * 0.5),
                  16, -8) for k in range(7)]
    tips = [leaf(216 + k * 62, 612 - 26 * math.sin(0.4 + k * 0.36), 50, 15, 86)
            for k in range(7)]
    ribs = [taper([(226 + k * 50, 530), (206 + k * 54, 660), (262 + k * 38, 820),
                   (372 + k * 12, 960)], [1, 6, 5, 1]) for k in range(8)]
    rounds = [taper([(150, 664 + k * 58), (280, 706 + k * 60), (430, 716 + k * 62),
                     (600, 690 + k * 60)], [8, 10, 10, 8]) for k in range(4)]
    pearls = [circle(x, y, 5) for k in range(3) for x, y in
              hanging((206 + k * 30, 708 + k * 62), (560 - k * 20, 724 + k * 56), 26, 13)]
    return motif(
        sheet(body, "#a4586c", "#3c1f40", direction="across", shadow=1.1, soft=18, lift=12,
              rim=2.4, puff=0.16, through=0.2, wrap=0.12),
        mark(all_within(ribs, body), SHADE, alpha=0.45),
        sheet(all_within(rounds, body), "#f0cfae", "#94586c", shadow=0.6, soft=4, rim=1.2,
              wrap=0.1),
        sheet(all_within(pearls, body), "#f4dcc0", "#b07c84", shadow=0.5, soft=3, rim=1.3,
              wrap=0.1),
        sheet(all_within(knobs, body), "#e0a89c", "#94546c", shadow=0.9, soft=6, lift=6, rim=1.8,
              puff=0.14, wrap=0.1),
        sheet(all_within(tips, body), "#7c4460", "#542c4c", shadow=0.3, soft=3, rim=0.9, wrap=0))


def _mouth() -> Motif:
    """The opening one may enter: a flaring lip, a coral wall, light from deep inside."""
    lip = blob((560, 572), (634, 544), (716, 582), (756, 676), (742, 784), (676, 878), (580, 938),
               (476, 966), (420, 972, "c"), (440, 934), (490, 852), (514, 760), (522, 660))
    wall = blob((580, 606), (640, 580), (698, 616), (724, 690), (710, 778), (652, 858),
                (572, 912), (478, 944, "c"), (518, 866), (544, 770), (556, 674))
    rings = [blob((600 + k * 10, 628 + k * 16), (646, 606 + k * 18), (692 - k * 9, 640 + k * 14),
                  (708 - k * 13, 704 + k * 5), (690 - k * 13, 780 - k * 6),
                  (640 - k * 9, 846 - k * 8), (576 - k * 2, 896 - k * 8),
                  (520 + k * 12, 916 - k * 14), (548 + k * 8, 850 - k * 8), (566 + k * 9, 770),
                  (578 + k * 9, 690 + k * 8))
             for k in range(4)]
    edge = spline([(634, 552), (708, 588), (744, 676), (732, 780), (668, 870), (574, 928)], 5)
    flutes = [taper([(x, y), (x + (620 - x) * 0.22, y + (740 - y) * 0.16)], [7, 1])
              for x, y in edge]
    inks = ("#c8506c", "#d8606c", "#e47468", "#f08c6c")
    return motif(
        sheet(lip, "#f0d8b8", "#a88084", shadow=1.1, soft=14, lift=9, rim=2.4, puff=0.1),
        mark(all_within(flutes, lip), "#c07880", alpha=0.5),
        sheet(wall, "#a83860", "#5c1c48", shadow=1, soft=9, rim=1.4),
        [sheet(one, ink, shaded(ink, 0.6), shadow=0.7, soft=9, rim=1.2, wrap=0)
         for one, ink in zip(rings, inks, strict=True)],
        pane(rings[-1], "#ffb89c", 0.8, glow=26, spill=0.35))


def _mail(scene: Scene) -> None:
    """Letters that fly off as folded birds."""
    for x, y, size, turn in ((352, 384, 0.44, -26), (304, 330, 0.55, -34), (236, 300, 0.66, -20),
                             (176, 226, 0.8, -24), (96, 200, 0.9, -12), (262, 190, 0.56, -18),
                             (150, 118, 0.66, -16), (326, 262, 0.4, -28)):
        scene.add(paper_crane("#f4ecd8").at(x, y, size, turn))


def _door(scene: Scene) -> None:
    """A small door in the shell's mouth, and three steps."""
    x, foot = 596, 908
    steps = [box(x - 50 - i * 12, foot + i * 16, 100 + i * 24, 17, 3) for i in range(3)]
    leaf_of_door = within(arched(x, foot, 58, 96), box(x - 29, foot - 96, 24, 96))
    for radius, strength in ((110, 0.3), (64, 0.5)):
        scene.glow(x, foot - 50, radius, "#ffb890", strength)
    scene.add(sheet(arched(x, foot + 2, 74, 112), "#8c5448", "#4c2434", shadow=0.9, soft=7,
                    rim=1.7),
              pane(arched(x, foot, 58, 96), "#ffb8a0", 1.25, glow=22, spill=0.6),
              sheet(leaf_of_door, "#7c3c4c", "#4c1c34", shadow=0.8, soft=5, rim=1.5),
              mark(circle(x - 10, foot - 44, 2.6), "#ffd890"))
    for i, step in enumerate(steps):
        scene.add(sheet(step, "#a87c74", "#5c4050", shadow=0.8, soft=6, rim=1.6))
        scene.add(mark(box(x - 40 - i * 12, foot + i * 16 + 3, 80 + i * 24, 2.4), "#f0c0a8",
                       alpha=0.5))


def _line(scene: Scene) -> None:
    """The queue, in a bow from the lower left to the steps."""
    course: list[Point] = [(590, 966), (500, 990), (390, 1000), (270, 1000), (166, 1008),
                           (82, 1054), (120, 1122), (250, 1144), (390, 1152)]
    curve = spline(course, 20)
    places = [curve[round(i * (len(curve) - 1) / 14)] for i in range(15)]
    for index, (x, y) in enumerate(sorted(places, key=lambda place: place[1])):
        size = 0.42 + 0.5 * (y - 960) / 180
        scene.add(sheet(oval(x + 3, y, 34 * size, 7 * size), "#12141f", melt=4, shadow=0, rim=0,
                        wrap=0, alpha=0.6), queue(1, 1, f"letter {index}").at(x, y, size))
    low = land((-60, 1156), (160, 1166), (380, 1156), (600, 1132), (860, 1100))
    scene.add(sheet(low, "#2c2a40", "#0c1220", soft=16, rim=1.6, through=0.2))
