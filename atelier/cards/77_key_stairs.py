"""A cat comes down a stair of piano keys with a flash of lightning in its mouth."""

import math

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
    chance,
    circle,
    line,
    mark,
    mixed,
    motif,
    moved,
    outline,
    oval,
    pane,
    poly,
    ridge,
    shaded,
    sheet,
    swirl,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs.animals_cat import cat_head
from atelier.motifs.pianos import grand_piano
from atelier.motifs.weather import rain, splash
from atelier.palettes import STORM_SLATE as STORM

WIDE, RISE, LEFT, FOOT, THICK = 76.0, 55.0, 66.0, 1010.0, 34.0
BACK: Point = (-54, -128)
STEPS = 10
COAT = "#4e5674"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("key stairs", Light(236, 640, "#ffe8a0", 205), shadow=STORM.shadow,
                  finish=Finish(bloom=0.32, vignette=0.36, exposure=0.98, saturation=1.1))
    _storm(scene)
    _thunder(scene)
    _threshold(scene)
    for index in range(STEPS):
        scene.add(_key(index))
    _last_cloud(scene)
    _cat(scene)
    _bowl(scene)
    return scene


def _storm(scene: Scene) -> None:
    scene.sky((0, "#142434"), (0.4, "#345466"), (0.68, "#5c8084"), (1, "#3c5c64"))
    scene.discs((420, "#345a6c"), (325, "#4c7480"), (235, "#74989a"), shadow=0.3)
    scene.add(sheet(ridge("key far", 930, 40, 1.6), "#3c5c64", "#24424e", shadow=0.5),
              rain("keys", -20, 240, 820, 1080, 16, 66, "#a8c8cc", "#6c94a0", drops=False))
    scene.rays(0.08)


def _cloud(seed: str, x: float, y: float, wide: float, tall: float) -> Path:
    """A storm cloud from the upper edge with a scalloped belly."""
    dice = chance("key cloud", seed)
    count = round(wide / 78)
    low: list[Point] = []
    for index in range(count + 1):
        arch = math.sin(math.pi * index / count) ** 0.6
        low.append((x - wide / 2 + wide * index / count, y - tall * (1 - arch) - 50))
    body = poly((x - wide / 2, -80), *low, (x + wide / 2, -80))
    return union(body, [circle(px, py, dice.uniform(46, 66)) for px, py in low])


def _bank(scene: Scene, seed: str, place: tuple[float, float, float, float],
          colours: tuple[str, str]) -> None:
    x, y, wide, tall = place
    shape = _cloud(seed, x, y, wide, tall)
    curls = [swirl(x - wide * 0.4 + i * 96, y - 66 - 40 * (i % 2), 28, 1.7, 4.4, 1, 50 * i)
             for i in range(int(wide * 0.84 / 96) + 1)]
    scene.add(sheet(shape, *colours, soft=16, rim=1.9, through=0.3),
              mark(all_within(curls, shape), "#7ca0ac", alpha=0.5))


def _thunder(scene: Scene) -> None:
    _bank(scene, "a", (430, 330, 900, 190), ("#16283a", "#40647a"))
    _bank(scene, "b", (430, 262, 760, 150), ("#16283a", "#34566c"))
    scene.glow(470, 210, 190, "#ffce88", 0.12)
    piano = grand_piano("#3c2830", "#140c14", "#d8a850", "#f0e2c4", "#8c3430", lid=-5)
    scene.add(piano.at(470, 428, 0.72, 4, flip=True))


def _last_cloud(scene: Scene) -> None:
    parts = [circle(x, y, r) for x, y, r in (
        (846, 430, 96), (770, 408, 56), (706, 424, 44), (640, 398, 46), (572, 404, 42),
        (510, 390, 40), (448, 402, 46), (380, 386, 44), (312, 396, 46), (250, 376, 42),
        (192, 372, 36), (140, 352, 34), (90, 346, 40), (30, 332, 44), (-30, 320, 50),
        (800, 500, 52))]
    shape = union(parts, blob((-60, 300, "c"), (90, 320), (250, 350), (450, 370), (640, 380),
                              (840, 380, "c"), (840, 470, "c"), (700, 424), (450, 410),
                              (250, 380), (-60, 330, "c")))
    curls = [swirl(x, y, r, 1.7, 4.6, s, a) for x, y, r, s, a in (
        (776, 420, 40, 1, 40), (640, 400, 28, -1, 120), (446, 404, 28, 1, 90),
        (314, 398, 28, -1, 60), (90, 348, 24, 1, 0), (512, 392, 20, -1, 200))]
    scene.add(sheet(shape, "#22384c", "#4c7084", soft=16, rim=2.1, through=0.3),
              mark(all_within(curls, shape), "#8cb0bc", alpha=0.6))


def _key(index: int) -> Motif:
    """One key as a step: its top, its left side, its front end, and a black key if it has one."""
    x, y = LEFT + WIDE * index, FOOT - RISE * index
    right, top = x + WIDE - 3, y
    upper = poly((x, y), (right, y), (right + BACK[0], y + BACK[1]), (x + BACK[0], y + BACK[1]))
    side = poly((x, y), (x, y + THICK), (x + BACK[0], y + BACK[1] + THICK),
                (x + BACK[0], y + BACK[1]))
    front = box(x, y, WIDE - 3, THICK, 3)
    parts = motif(
        sheet(side, "#6c6460", "#343c44", shadow=0.9, soft=10, lift=10, rim=1.2),
        sheet(upper, "#908c80", "#dccfb0", shadow=0.8, soft=8, rim=1.8),
        sheet(front, "#c0b498", "#74705f", shadow=0.7, soft=6, rim=1.8),
        mark(box(x + 5, y + THICK - 7, WIDE - 13, 2), "#5c5a54", alpha=0.5),
    )
    if index % 7 not in (2, 6):
        parts = parts + _black(right, top)
    return parts + _wet(x, y) if index >= 4 else parts


def _black(x: float, y: float) -> Motif:
    """A black key on the right edge of a white one, over its back half."""
    a, b = (x - 22 + BACK[0] * 0.45, y + BACK[1] * 0.45), (x + 20 + BACK[0] * 0.45,
                                                         y + BACK[1] * 0.45)
    far = (BACK[0] * 0.62, BACK[1] * 0.62)
    lift = 34
    top = poly((a[0], a[1] - lift), (b[0], b[1] - lift), (b[0] + far[0], b[1] + far[1] - lift),
               (a[0] + far[0], a[1] + far[1] - lift))
    side = poly(a, (a[0], a[1] - lift), (a[0] + far[0], a[1] + far[1] - lift),
                (a[0] + far[0], a[1] + far[1]))
    return motif(sheet(side, "#181820", "#0a0c12", shadow=0.8, soft=7, rim=1.2),
                 sheet(top, "#34343c", "#22222a", shadow=0.4, soft=4, rim=1.9),
                 sheet(box(a[0], a[1] - lift, b[0] - a[0], lift, 2), "#26262e", "#101016",
                       shadow=0.7, soft=6, rim=2))


def _wet(x: float, y: float) -> Motif:
    pool = blob((x + 4, y - 14), (x + 22, y - 30), (x + 52, y - 26), (x + 62, y - 10),
                (x + 40, y - 3), (x + 16, y - 4))
    runs = [taper([(x + a, y - 4), (x + a, y + 12), (x + a + 1, y + long)], [5, 5, 8])
            for a, long in ((18, 30), (44, 44))]
    return motif(sheet(pool, "#8cd0e8", "#2c7ca4", shadow=0.4, soft=4, rim=1.6, alpha=0.8),
                 mark(taper([(x + 16, y - 16), (x + 30, y - 22), (x + 46, y - 19)],
                            [0.5, 2.4, 0.5]), "#f0fcff", alpha=0.8),
                 sheet(runs, "#8cd0e8", "#3c8cb4", shadow=0.4, soft=3, rim=1.8, alpha=0.85))


def _cat(scene: Scene) -> None:
    """It steps down to the left: its forelegs reach, its haunches are still two keys higher."""
    for px, py in ((306, 802), (384, 746), (520, 648), (606, 592)):
        scene.add(sheet(oval(px + 8, py + 3, 34, 9, -8), "#081420", shadow=0, rim=0, melt=6,
                        alpha=0.7))
    head = cat_head(COAT, "#ffd84c").at(292, 586, 1.2, -4, flip=True)
    above_the_teeth = blob((180, 480, "c"), (420, 480, "c"), (420, 612, "c"), (312, 616),
                           (262, 630), (220, 622, "c"), (180, 612, "c"))
    mx, my = 256.0, 634.0
    bolt = moved(poly((-136, 24), (-26, -30), (-38, -2), (50, -32), (36, -6), (126, -34),
                      (6, 34), (20, 8), (-72, 40), (-56, 10)), mx, my, 1.08, 4)
    sparks = [taper([(mx + 118 * math.cos(a), my + 10 + 84 * math.sin(a)),
                     (mx + 150 * math.cos(a), my + 10 + 108 * math.sin(a))], [3.4, 0.5])
              for a in (2.3, 2.65, 3.0, 3.5, 3.85)]
    scene.add(_cat_body(), head)
    scene.glow(mx - 6, my + 10, 120, "#ffe08c", 0.24)
    scene.add(pane(bolt, "#fff4c0", 1.7, glow=13, spill=0.4), head.inside(above_the_teeth),
              pane(sparks, "#ffe9a0", 1.2, glow=6, spill=0.4))


def _cat_body() -> Motif:
    end, dark, sock = shaded(COAT, 0.42), shaded(COAT, 0.34), "#f0e8dc"
    trunk = blob((318, 610), (340, 556), (396, 536), (470, 524), (540, 476), (600, 448),
                 (650, 470), (664, 530), (628, 588), (560, 600), (500, 640), (420, 678),
                 (352, 680))
    haunch = blob((552, 520), (590, 474), (642, 478), (664, 524), (646, 580), (600, 616),
                  (556, 596))
    bib = blob((300, 604), (340, 596), (372, 640), (366, 700, "c"), (350, 672), (338, 704, "c"),
               (326, 668), (310, 674, "c"))
    far = [_leg([(400, 630), (404, 690), (392, 744)], [52, 34, 27]),
           _leg([(632, 536), (636, 566), (650, 582), (616, 590)], [58, 44, 30, 25])]
    near = [_leg([(370, 612), (350, 684), (326, 744), (312, 800)], [78, 52, 34, 28]),
            _leg([(604, 560), (566, 600), (578, 630), (536, 645)], [86, 56, 33, 27])]
    spine: list[Point] = [(380, 540), (470, 524), (540, 476), (600, 448), (652, 470)]
    stripes = [taper(_bent(x, y, long, turn), [2, 9, 6, 0.5]) for x, y, long, turn in (
        (420, 528, 66, 80), (462, 522, 84, 74), (504, 502, 84, 66), (544, 474, 70, 62),
        (600, 456, 60, 74), (632, 466, 52, 96), (372, 548, 50, 96))]
    toes = [_sock(x, y, limb) for (x, y), limb in zip(((312, 800), (536, 645)), near, strict=True)]
    clefts = [taper([(x - 24 + k, y + 6), (x - 26 + k, y - 6)], [2.4, 0.6])
              for x, y in ((312, 800), (536, 645)) for k in (0, 11)]
    fold = taper([(566, 590), (556, 546), (584, 500)], [0.5, 4, 0.5])
    return motif(
        _tail(end, dark),
        sheet(far, shaded(COAT, 0.62), end, shadow=0.7, soft=7, rim=1.6),
        sheet([_sock(x, y, limb) for (x, y), limb in zip(((392, 744), (616, 590)), far,
                                                         strict=True)],
              "#b8b4b0", "#787478", shadow=0.3, soft=3, rim=1.2),
        sheet(trunk, COAT, end, shadow=1.1, soft=14, rim=2.4, puff=0.1),
        mark(all_within(stripes, trunk), dark, alpha=0.85),
        mark(taper(spine, [1, 5, 5, 1]), mixed(COAT, "#c8d4e4", 0.3), alpha=0.5),
        sheet(near[0], COAT, end, shadow=0.8, soft=8, rim=2),
        sheet(all_within([bib], union(trunk, near[0])), sock, "#a8a098", shadow=0.3, soft=4,
              rim=1.2),
        sheet(near[1], COAT, end, shadow=0.7, soft=8, rim=2),
        sheet(haunch, mixed(COAT, "#c8d4e4", 0.06), end, shadow=0.7, soft=8, rim=2),
        mark([taper(_bent(662, 506 + i * 26, 50 - i * 6, 190), [2, 9, 6, 0.5]) for i in range(3)],
             dark, alpha=0.8, inside=haunch),
        mark(fold, mixed(COAT, "#c8d4e4", 0.4), alpha=0.6),
        sheet(toes, sock, "#a8a098", shadow=0.3, soft=3, rim=1.5),
        mark(clefts, "#6c645c", alpha=0.7),
    )


def _tail(end: Colour, dark: Colour) -> Motif:
    tail = tendril([(636, 496), (690, 492), (716, 462), (700, 424), (712, 388)],
                   [26, 32, 32, 30, 28, 25, 20, 9], 24, 1.15, 1)
    rings = [outline(line((x - 26, y + a), (x, y), (x + 26, y - a)), 7) for x, y, a in (
        (712, 476, -14), (710, 440, 10), (702, 408, 6))]
    return motif(sheet(tail, COAT, end, shadow=0.9, soft=9, rim=2.2),
                 mark(all_within(rings, tail), dark, alpha=0.7))


def _bent(x: float, y: float, long: float, turn: float) -> list[Point]:
    """A stripe's curve from the back down the flank."""
    a = math.radians(turn)
    across, along = (-math.sin(a), math.cos(a)), (math.cos(a), math.sin(a))
    return [(x + along[0] * long * t + across[0] * bow, y + along[1] * long * t + across[1] * bow)
            for t, bow in ((0, 0), (0.35, 7), (0.7, 9), (1, 5))]


def _leg(points: list[Point], widths: list[float]) -> Path:
    x, y = points[-1]
    return union(taper(points, widths), oval(x - 10, y - 1, 25, 14, -4))


def _sock(x: float, y: float, limb: Path) -> Path:
    """The white end of a leg."""
    return within(oval(x - 10, y + 1, 30, 20, -4), limb)


def _threshold(scene: Scene) -> None:
    floor = ridge("key floor", 1062, 6, 1.2)
    scene.add(sheet(floor, "#40606a", "#101f2c", soft=14, rim=1.6))
    joints = [taper([(380 + x * 0.8, 1062), (380 + x * 1.6, 1240)], [2, 3])
              for x in range(-600, 700, 120)]
    scene.add(mark(all_within([*joints, box(-20, 1116, 860, 2)], floor), "#16303c", alpha=0.6))
    for x, y, r in ((640, 1090, 60), (480, 1082, 40), (330, 1150, 70)):
        scene.add(sheet(oval(x, y, r, r * 0.2), "#7ca4ac", "#34586c", shadow=0.2, rim=1.2,
                        alpha=0.5),
                  splash("#d0e8ec", "#7ca4b4").at(x - 8, y - 2, 0.8))
    mat = blob((60, 1082, "c"), (300, 1082, "c"), (340, 1146, "c"), (40, 1146, "c"))
    stripes = [poly((74 - i * 4, 1090 + i * 14), (304 + i * 8, 1090 + i * 14),
                    (306 + i * 8, 1095 + i * 14), (72 - i * 4, 1095 + i * 14)) for i in range(4)]
    fringe = [taper([(44 + i * 12, 1144), (42 + i * 12, 1158)], [4, 2]) for i in range(25)]
    scene.add(sheet(fringe, "#b08850", "#5c4028", shadow=0.6, soft=3, rim=1.3),
              sheet(mat, "#8c5c34", "#4c2c20", soft=9, rim=1.8),
              mark(stripes, "#c8985c", alpha=0.7))


def _bowl(scene: Scene) -> None:
    x, y = 600.0, 1122.0
    bowl = blob((x - 132, y, "c"), (x - 118, y + 70), (x - 70, y + 120, "c"),
                (x + 70, y + 120, "c"), (x + 118, y + 70), (x + 132, y, "c"))
    scene.add(sheet(bowl, "#2c68a8", "#10305c", soft=14, rim=2.2),
              mark([circle(x - 96 + i * 32, y + 54 - abs(i - 3) * 4, 7) for i in range(7)],
                   "#c8e0f0", alpha=0.8),
              sheet(oval(x, y, 134, 34), "#4c90c8", "#1c4c84", shadow=0.5, soft=5, rim=2.2),
              sheet(oval(x, y + 3, 116, 26), "#c8c4b4", "#e0d8c4", shadow=0.4, soft=4, rim=1.2),
              mark(outline(line((x - 60, y + 2), (x, y + 10), (x + 60, y)), 2), "#f8f4e8",
                   alpha=0.6))
