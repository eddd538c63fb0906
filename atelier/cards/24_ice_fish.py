"""Under the ice of a pond, seen from above, a fish of fire follows the skater."""

import math
from dataclasses import replace

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
    bough,
    chance,
    circle,
    heading,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    sheet,
    spline,
    star,
    swirl,
    taper,
    within,
)
from atelier.motifs.people_motion import skater
from atelier.motifs.rig import PEOPLE
from atelier.palettes import ICE

SPINE: list[Point] = [(492, 500), (372, 470), (262, 548), (236, 690), (318, 806), (450, 838),
                      (546, 806)]
POND = blob((400, 150), (560, 176), (668, 290), (690, 450), (716, 620), (676, 800), (610, 960),
            (460, 1046), (300, 1030), (168, 960), (100, 800), (88, 640), (120, 470), (110, 320),
            (220, 196))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("ice fish", Light(380, 610, "#ffb060", 190), shadow=ICE.shadow,
                  finish=Finish(bloom=0.3, vignette=0.34, exposure=1.0))
    _banks(scene)
    _pond(scene)
    scene.add(_fish().inside(POND))
    _ice(scene)
    _hole(scene)
    somebody = replace(PEOPLE[8], cloth="#a82440", accent="#f4d890")
    glider = skater(somebody, scarf="#f0d070")
    scene.add(glider.silhouette("#0c1c4c", melt=7, alpha=0.5, shadow=0).at(552, 396, 1.4, 24),
              glider.at(556, 390, 1.5, -4))
    _firs(scene)
    frames.scalloped(scene, "#14204c", "#080c28")
    return scene


def _banks(scene: Scene) -> None:
    scene.sky((0, "#34548c"), (0.5, "#2c4880"), (1, "#243c70"), glow=0.05, clouds=0.1)
    for spread, colour, end in ((1.24, "#5c80b0", "#385c94"), (1.13, "#7898c0", "#4870a8"),
                                (1.05, "#98b8d4", "#648cbc")):
        bank = moved(POND, 400 * (1 - spread), 600 * (1 - spread), spread)
        scene.add(sheet(bank, colour, end, soft=14, rim=1.5, through=0.2))
    drifts = [swirl(x, y, 26, 1.5, 5, s, a) for x, y, s, a in
              ((90, 130, 1, 0), (706, 120, -1, 90), (84, 1090, -1, 200), (716, 1080, 1, 30),
               (56, 930, 1, 60), (744, 880, -1, 0))]
    scene.add(mark(drifts, "#c8dcec", alpha=0.6))


def _pond(scene: Scene) -> None:
    inner = [moved(POND, 400 * (1 - q), 600 * (1 - q), q) for q in (0.95, 0.84, 0.7)]
    scene.add(sheet(POND, "#6ca0c8", "#4478ac", soft=10, rim=1.2, shadow=0.6),
              [sheet(path, colour, end, shadow=0.3, soft=10, rim=0.7, wrap=0.2) for path, colour,
               end in
               zip(inner, ("#3c78b0", "#245890", "#143464"), ("#2c5c94", "#1c4078", "#0c1c48"),
                   strict=True)])
    scene.glow(350, 640, 280, "#ff7020", 0.1)


def _tongue(x: float, y: float, length: float, width: float, turn: float, bend: int = 1) -> Path:
    """A flame that curls to its tip."""
    flame = blob((0, -width * 0.5, "c"), (length * 0.35, -width * 0.42 + bend * width * 0.2),
                 (length * 0.7, bend * width * 0.3), (length, bend * width * 0.9, "c"),
                 (length * 0.72, bend * width * 0.5 + width * 0.32),
                 (length * 0.3, width * 0.5), (0, width * 0.5, "c"))
    return moved(flame, x, y, turn=turn)


def _along(share: float) -> tuple[Point, float]:
    curve = spline(SPINE, 20)
    index = min(int(share * (len(curve) - 1)), len(curve) - 1)
    return curve[index], heading(curve, index)


def _fins(size: float) -> list[Path]:
    fins = []
    for k in range(17):
        (x, y), angle = _along(0.16 + 0.047 * k)
        half = 84 - 3.6 * k
        for side, long in ((1, 128.0 - 2 * k), (-1, 180.0 - 5 * k)):
            fx = x - side * math.sin(math.radians(angle)) * half * 0.78
            fy = y + side * math.cos(math.radians(angle)) * half * 0.78
            reach = long * size * (1.0, 0.7, 0.86)[k % 3]
            fins.append(_tongue(fx, fy, reach, 66 * size, angle + side * 76, -side))
    return fins


def _tail(size: float) -> list[Path]:
    (x, y), angle = _along(0.98)
    fans = ((-72, 130, 1), (-48, 170, 1), (-24, 200, 1), (-2, 170, -1), (20, 210, -1),
            (44, 180, -1),
            (68, 140, -1))
    return [_tongue(x, y, long * size, 72 * size, angle + turn, bend) for turn, long, bend in fans]


def _fish() -> Motif:
    body = taper(SPINE, [66, 132, 166, 168, 140, 96, 40])
    (hx, hy), _ = _along(0.0)
    head = blob((hx + 74, hy - 12), (hx + 30, hy - 60), (hx - 60, hy - 84), (hx - 100, hy - 20),
                (hx - 70, hy + 52), (hx + 20, hy + 46))
    mouth = taper([(hx + 66, hy - 2), (hx + 40, hy + 10), (hx + 14, hy + 8)], [2, 5, 2])
    gill = [taper([(hx - 66, hy - 74), (hx - 40, hy - 20), (hx - 56, hy + 46)], [2, 7, 2]),
            taper([(hx - 92, hy - 66), (hx - 66, hy - 16), (hx - 80, hy + 44)], [2, 5, 2])]
    scales = []
    for row in range(13):
        (x, y), angle = _along(0.26 + 0.05 * row)
        half = (80, 82, 84, 84, 82, 78, 72, 66, 58, 50, 42, 34, 27)[row]
        for place in range(-2, 3):
            dx, dy = -math.sin(math.radians(angle)), math.cos(math.radians(angle))
            shift = (place + (0.5 if row % 2 else 0)) * half * 0.36
            scales.append(moved(_scale(half * 0.3), x + dx * shift, y + dy * shift, turn=angle))
    inner = taper(SPINE, [30, 70, 92, 92, 76, 50, 16])
    return motif(
        pane(taper(SPINE, [90, 150, 190, 190, 160, 110, 60]), "#b83c10", 0.5, glow=60, spill=0.6),
        sheet([*_fins(1.25), *_tail(1.15)], "#a82414", "#7c1414", shadow=0.4, rim=1.2, through=0.4),
        sheet([*_fins(0.9), *_tail(0.86)], "#e0541c", "#b8301a", shadow=0.5, soft=6, rim=1.4),
        pane([*_fins(0.5), *_tail(0.52)], "#ffa030", 0.9, glow=10, spill=0.4),
        sheet([body, head], "#d8481c", "#8c1c14", shadow=0.6, soft=10, rim=2, direction="light",
              reach=420),
        pane(within(inner, body), "#ff8c20", 0.85, glow=16, spill=0.4),
        mark(all_within(scales, body), "#fff0b0", "#f0a040", alpha=0.75),
        sheet(head, "#e86420", "#a8301a", shadow=0.7, soft=8, rim=2),
        mark([mouth, *gill], "#7c1c10", alpha=0.85),
        sheet(circle(hx + 10, hy - 30, 17), "#3c0c08", shadow=0.3),
        pane(circle(hx + 10, hy - 30, 13), "#ffe890", 1.6, glow=12, spill=0.6),
        mark(circle(hx + 14, hy - 33, 6), "#3c0c08"),
    )


def _scale(radius: float) -> Path:
    return outline(line((radius * 0.5, -radius), (-radius * 0.6, 0), (radius * 0.5, radius)), 3)


def _ice(scene: Scene) -> None:
    """The pane of ice over the fish, its cracks and the skater's lines."""
    dice = chance("ice cracks")
    cracks = []
    for share, aside, length in ((0.36, 84, 60), (0.52, 92, 76), (0.7, 96, 80), (0.86, 80, 60),
                                 (0.46, -90, 46), (0.02, 150, 54)):
        (x, y), angle = _along(share)
        turn = angle + aside
        far = 128 if aside > 0 else 104
        start = (x + math.cos(math.radians(turn)) * far, y + math.sin(math.radians(turn)) * far)
        cracks += bough(start, turn + 10, length, 2.6, 3, dice, 0.9, 0.7)
    loops = [line((548, 388), (440, 376), (330, 400), (380, 330), (470, 300), (450, 236),
                  (360, 228),
                  (340, 300), (400, 360), (520, 420), (630, 520), (650, 640), (600, 690),
                  (560, 640),
                  (620, 590), (670, 680), (640, 860), (540, 980), (400, 1010), (270, 980))]
    sheen = [taper([(180 + k * 150, 240 - k * 10), (140 + k * 170, 420), (110 + k * 180, 620)],
                   [2, 26, 2])
             for k in range(4)]
    scene.add(sheet(POND, "#c8e8f8", "#78b0dc", alpha=0.05, shadow=0, wrap=0, rim=0),
              mark(all_within(sheen, POND), "#e0f4ff", alpha=0.06),
              mark(all_within(cracks, POND), "#d8f0ff", alpha=0.8),
              mark([outline(path, 7) for path in loops], "#a8d4f0", alpha=0.25),
              pane([outline(path, 2) for path in loops], "#eefaff", 0.8, glow=4, spill=0.3))


def _hole(scene: Scene) -> None:
    rim = blob((214, 240), (262, 258), (280, 306), (258, 352), (206, 362), (162, 336), (154, 284))
    water = blob((214, 254), (252, 268), (266, 306), (248, 340), (206, 348), (172, 326), (168, 288))
    scene.add(sheet(rim, "#c8e0f0", "#8cb4d8", shadow=0.6, rim=1.8),
              sheet(water, "#04081c", "#0c1840", shadow=0.3, through=0, wrap=0),
              mark([outline(line((184, 300), (206, 292), (230, 300)), 2),
                    outline(line((200, 320), (222, 314), (244, 322)), 2)], "#3c5c94"))
    for x, y, turn, colour, size in ((304, 236, 20, "#c83c2c", 0.72),
                                     (330, 286, 34, "#6c4428", 1.0),
                                     (316, 346, 60, "#3c7c5c", 0.86)):
        scene.add(_shoes(colour).at(x, y, size, turn))


def _shoes(colour: Colour) -> Motif:
    """A pair of shoes from above, toes up."""
    pair = []
    for side in (-1, 1):
        sole = blob((side * 11, -24), (side * 11 + 9, -12), (side * 11 + 7, 10),
                    (side * 11 + 7, 22),
                    (side * 11, 27), (side * 11 - 7, 22), (side * 11 - 7, 10), (side * 11 - 9, -12))
        pair += [sheet(sole, colour, "#2c1418", shadow=1, soft=5, rim=1.6),
                 sheet(oval(side * 11, 12, 5, 10), "#140a10", shadow=0.2, rim=0.6),
                 mark([taper([(side * 11 - 5, y), (side * 11 + 5, y)], [1.6, 1.6])
                       for y in (-4, -9)],
                      "#f0d8a8")]
    return motif(pair)


def _firs(scene: Scene) -> None:
    dice = chance("ice firs")
    for x, y, size in ((96, 216, 58), (60, 330, 44), (160, 130, 50), (250, 96, 40), (590, 110, 52),
                       (690, 190, 60), (736, 330, 46), (744, 520, 40), (752, 700, 48),
                       (720, 880, 62),
                       (650, 1010, 50), (560, 1090, 56), (420, 1104, 40), (270, 1092, 52),
                       (150, 1030, 60),
                       (76, 900, 52), (52, 740, 44), (50, 560, 40), (380, 80, 34), (480, 92, 38)):
        layers = []
        for k, (share, colour, end) in enumerate(((1, "#14343c", "#081c2c"),
                                                  (0.76, "#1c4c4c", "#0c2838"),
                                                  (0.52, "#2c6460", "#143c44"),
                                                  (0.28, "#5c8c88", "#2c5c60"))):
            layers.append(sheet(star(0, 0, size * share, 9, 0.62, dice.uniform(0, 40) + 20 * k),
                                colour,
                                end, shadow=0.9, soft=8, rim=1.3))
        scene.add(motif(layers, mark(star(-2, -3, size * 0.14, 6, 0.5), "#e0ecf4")).at(x, y))
