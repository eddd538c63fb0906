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
    shaded,
    sheet,
    spline,
    star,
    swirl,
    taper,
    tendril,
)
from atelier.motifs.people_motion import skater
from atelier.motifs.rig import PEOPLE
from atelier.palettes import ICE

# The fish from above: its back from the brow to the root of the tail, and how wide it is there.
SPINE: list[Point] = [(510, 478), (424, 486), (330, 540), (270, 640), (296, 752), (384, 818),
                      (490, 822)]
GIRTH = (124.0, 158.0, 172.0, 160.0, 128.0, 88.0, 46.0)
FACING = -12.0
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


def _half(share: float) -> float:
    """Half the fish's width at a share of its back."""
    place = min(share * (len(GIRTH) - 1), len(GIRTH) - 1.001)
    low, rest = int(place), place % 1
    return (GIRTH[low] * (1 - rest) + GIRTH[low + 1] * rest) / 2


def _beside(share: float, side: float) -> Point:
    """A point beside the back; side 1 is the fish's edge on the outer side of its bend."""
    (x, y), angle = _along(share)
    turn, far = math.radians(angle), _half(share) * side
    return x - math.sin(turn) * -far, y + math.cos(turn) * -far


def _fringe(size: float) -> list[Path]:
    """Small flames along both flanks, blown towards the tail."""
    flames = []
    for k in range(15):
        share = 0.2 + 0.052 * k
        _, angle = _along(share)
        for side in (1, -1):
            x, y = _beside(share, side * 0.8)
            flames.append(_tongue(x, y, (96, 70, 84)[k % 3] * size, 62 * size,
                                  angle - side * 42, side))
    return flames


def _wings(size: float) -> list[Path]:
    """Two breast fins and two belly fins, fans of flames."""
    fans = []
    for share, long, lean in ((0.2, 190.0, 60), (0.56, 112.0, 50)):
        _, angle = _along(share)
        for side in (1, -1):
            x, y = _beside(share, side * 0.7)
            for k, part in enumerate((0.72, 0.94, 1.0, 0.82)):
                fans.append(_tongue(x, y, long * part * size, long * 0.34 * size,
                                    angle - side * (lean + 20 - k * 22), side))
    return fans


def _tail(size: float) -> list[Path]:
    (x, y), angle = _along(0.97)
    fans = ((-62, 150, 1), (-40, 190, 1), (-18, 170, 1), (4, 140, -1), (24, 180, -1),
            (46, 206, -1), (68, 150, -1))
    return [_tongue(x, y, long * size, 66 * size, angle + turn, bend) for turn, long, bend in fans]


def _scales() -> list[Motif]:
    """Rows of scales, those nearer the head over those behind."""
    rows = []
    for row in range(22, -1, -1):
        share = 0.13 + 0.0375 * row
        _, angle = _along(share)
        count = 5 if row % 2 else 4
        wide = _half(share) / 2.3
        row_of = [moved(oval(0, 0, 34 - row * 0.8, wide * 0.58), *_beside(
            share, (k - (count - 1) / 2) * 0.42), turn=angle) for k in range(count)]
        ink = ("#e86c24", "#f4902c")[row % 2]
        rows.append(motif(sheet(row_of, ink, shaded(ink, 0.55), shadow=0.7, soft=4, lift=4,
                                rim=1.5, through=0.3)))
    return rows


def _crest() -> list[Path]:
    """The fin along the back."""
    flames = []
    for k in range(9):
        (x, y), angle = _along(0.26 + 0.042 * k)
        flames.append(_tongue(x, y, 74 - abs(k - 3) * 5, 30, angle - 6, 1))
    return flames


def _head() -> Motif:
    """The head from above, looking along x: gill covers, bulging eyes, barbels."""
    skull = blob((-66, -62), (-20, -70), (34, -56), (72, -28), (84, 0), (72, 28), (34, 56),
                 (-20, 70), (-66, 62), (-52, 0))
    covers = [blob((-62, s * 60), (-40, s * 70), (4, s * 66), (-4, s * 38), (-30, s * 30),
                   (-56, s * 42)) for s in (-1, 1)]
    brow = blob((-40, 0), (-16, -26), (30, -18), (58, 0), (30, 18), (-16, 26))
    eyes = [(30.0, s * 52.0) for s in (-1, 1)]
    beards = [tendril([(74, s * 18), (104, s * 28), (124, s * 14)], [9, 7, 5, 3, 1], 12, 1.1, s)
              for s in (-1, 1)]
    lips = oval(80, 0, 9, 17)
    return motif(
        sheet(beards, "#f4902c", "#b83c1c", shadow=0.8, soft=5, rim=1.6),
        sheet(skull, "#e05c20", "#98281a", shadow=0.9, soft=11, lift=8, rim=2.2, puff=0.12),
        sheet(covers, "#f07c28", "#b83c1c", shadow=0.8, soft=6, rim=1.7),
        pane(brow, "#ffb040", 0.8, glow=10, spill=0.3),
        sheet(lips, "#f8b458", "#b84c20", shadow=0.5, soft=3, rim=1.4),
        mark(oval(82, 0, 4, 10), "#7c1c14"),
        [motif(sheet(circle(x, y, 17), "#7c1c14", "#3c0c08", shadow=0.9, soft=5, rim=1.8),
               pane(circle(x, y, 11.5), "#ffec98", 1.5, glow=10, spill=0.5),
               mark(oval(x + 2, y, 5, 6.4), "#2c0806"),
               mark(circle(x + 4, y - 3, 2), "#fff8e0")) for x, y in eyes],
    )


def _fish() -> Motif:
    body = taper(SPINE, list(GIRTH))
    blazing = [*_fringe(1.2), *_wings(1.12), *_tail(1.16)]
    burning = [*_fringe(0.84), *_wings(0.84), *_tail(0.86)]
    glowing = [*_fringe(0.46), *_wings(0.54), *_tail(0.54)]
    (x, y), _ = _along(0.02)
    return motif(
        pane(taper(SPINE, [w * 1.1 for w in GIRTH]), "#b83c10", 0.5, glow=60, spill=0.6),
        sheet(blazing, "#a82414", "#7c1414", shadow=0.4, rim=1.2, through=0.4),
        sheet(burning, "#e0541c", "#b8301a", shadow=0.5, soft=6, rim=1.4),
        pane(glowing, "#ffa030", 0.9, glow=10, spill=0.4),
        sheet(body, "#d8481c", "#8c1c14", shadow=0.8, soft=12, lift=9, rim=2, puff=0.12),
        _scales(),
        sheet(_crest(), "#d8401c", "#94201a", shadow=0.9, soft=6, rim=1.5),
        _head().at(x, y, 1.16, FACING),
    )


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
