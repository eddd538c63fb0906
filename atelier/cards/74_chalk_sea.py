"""A sea drawn with chalk flows off the blackboard and over the first bench."""

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
    chance,
    circle,
    leaf,
    line,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
    pane,
    sheet,
    taper,
    tendril,
)
from atelier.motifs.animals_cat import cat_back
from atelier.motifs.animals_hare import hare_bust
from atelier.motifs.birds_wood import raven
from atelier.motifs.people_crowd import crowd_heads
from atelier.motifs.vehicles import paper_boat
from atelier.palettes import FOREST_GREEN as FOREST

BOARD = box(112, 150, 620, 440)
CHALK = "#dcf4e0"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("chalk sea", Light(430, 440, "#e0ffd8", 220), shadow=FOREST.shadow,
                  finish=Finish(bloom=0.3, vignette=0.36, exposure=1.0, saturation=1.08))
    _room(scene)
    _board(scene)
    _drawing(scene)
    _flood(scene)
    _teacher(scene)
    _benches(scene)
    scene.dust(110, "#f0fff0", around=(430, 560), spread=240, largest=2.4, strength=0.45)
    frames.rounded(scene, "#12301f", "#06140c", inset=26, corner=60)
    return scene


def _room(scene: Scene) -> None:
    scene.sky((0, "#1c3c2c"), (0.4, "#4c6c40"), (0.62, "#3c5434"), (1, "#14261a"))
    dice = chance("chalk wallpaper")
    sprigs = [leaf(40 + c * 72 + r % 2 * 36, 60 + r * 66, 20, 9, -90 + s * 40 + dice.uniform(-4, 4))
              for r in range(11) for c in range(11) for s in (-1, 0, 1)]
    scene.add(mark(sprigs, "#8cac5c", alpha=0.28))
    for x in (196, 604):
        shade = blob((x - 62, 84, "c"), (x - 40, 54), (x - 10, 40, "c"), (x + 10, 40, "c"),
                     (x + 40, 54), (x + 62, 84, "c"), (x, 92))
        scene.add(sheet(box(x - 2, -20, 4, 64), "#2c2418"),
                  sheet(oval(x, 86, 24, 12), "#c8d0a8", "#8c9468", shadow=0.3),
                  sheet(shade, "#3c6450", "#16302a", soft=10, rim=2))
    scene.add(sheet(box(-20, 700, 840, 240), "#4c3c24", "#2c2418", shadow=0.8, soft=10, rim=1.5),
              mark([box(x, 716, 3, 200) for x in range(30, 800, 62)], "#20180f", alpha=0.6),
              sheet(box(-20, 692, 840, 16), "#6c5430", "#3c2c1c", shadow=0.8, soft=6, rim=1.8),
              sheet(box(-20, 872, 840, 400), "#4c3c28", "#16140f", shadow=0.6, soft=8, rim=1.2))


def _board(scene: Scene) -> None:
    frame = minus(box(84, 122, 676, 496, 10), BOARD)
    dice = chance("chalk smears")
    smears = [taper([(x, y), (x + dice.uniform(40, 120), y + dice.uniform(-20, 20)),
                     (x + 190, y + dice.uniform(-10, 30))], [4, 30, 6])
              for x, y in ((150, 230), (420, 200), (220, 420), (480, 460), (300, 310), (540, 330))]
    pegs = [circle(x, y, 5) for x in (98, 746) for y in (136, 370, 604)]
    scene.add(sheet(BOARD, "#1c5440", "#123c30", shadow=0.9, soft=14, rim=1, through=0.5),
              sheet(all_within(smears, BOARD), "#7cac94", shadow=0, rim=0, melt=9, alpha=0.14,
                    wrap=0),
              sheet(frame, "#8c6034", "#4c301c", soft=14, rim=2.1),
              mark([box(92, 130, 660, 3), box(92, 607, 660, 3)], "#c8985c", alpha=0.6),
              sheet(pegs, "#c8a060", "#5c4020", shadow=0.5, soft=3, rim=1.8))


def _chalk(points: list[Point], wide: float, radius: float, turning: int) -> Path:
    return tendril(points, [wide * 0.5, wide, wide, wide * 0.9, wide * 0.6, wide * 0.2], radius,
                   1.7,
                   turning)


def _drawing(scene: Scene) -> None:
    left = blob((430, 306, "c"), (404, 276), (350, 258), (282, 262), (206, 226, "c"), (226, 286),
                (282, 346), (352, 378), (400, 396), (430, 420, "c"))
    tail = [left, moved(moved(left, -430, 0), 430, 0, flip=True)]
    stem = blob((384, 376, "c"), (476, 376, "c"), (472, 440), (510, 530, "c"), (350, 530, "c"),
                (388, 440))
    ribs = [taper([(430 + s * 10, 330 + k * 24), (430 + s * (90 - k * 10), 296 + k * 28),
                   (430 + s * (176 - k * 32), 276 + k * 30)], [1, 3.4, 0.8])
            for s in (-1, 1) for k in range(3)]
    scene.glow(430, 380, 150, "#d0ffe0", 0.12)
    scene.add(sheet([stem, *tail], "#b8d8c8", "#6ca08c", shadow=0.5, soft=10, rim=2.2, through=0.6,
                    alpha=0.92),
              mark(ribs, "#2c6450", alpha=0.8))
    curls: list[Path] = []
    for row, (y, r, shift) in enumerate(((468, 24, 0), (512, 30, 34), (560, 36, 8))):
        for i in range(-1, 8):
            x = 130 + shift + i * (78 + row * 6)
            curls.append(_chalk([(x - 40, y + 26), (x - 10, y + 12), (x + 14, y - 18),
                                 (x + 44, y - 26)], 7 + row * 1.5, r, 1))
    drops = [circle(x, y, r) for x, y, r in ((300, 400, 5), (286, 426, 4), (560, 396, 5),
                                            (580, 424, 4), (330, 438, 4), (536, 440, 4))]
    scene.add(pane(all_within([*curls, *drops], BOARD), CHALK, 0.78, glow=6, spill=0.22))
    birds = [outline(line((x - 18, y + 5), (x - 8, y - 7), (x, y), (x + 9, y - 8), (x + 19,
                                                                                    y + 3)), 3)
             for x, y in ((190, 214), (252, 196), (620, 220))]
    sun = [leaf(650, 240, 44, 5, a) for a in range(0, 360, 30)]
    scene.add(mark([*birds, *(minus(ray, circle(650, 240, 22)) for ray in sun[:0])], CHALK,
                   alpha=0.8))


def _flood(scene: Scene) -> None:
    """Where the drawn water has become water: over the frame, down the wall, along the floor."""
    falls = ((blob((180, 566, "c"), (300, 552), (430, 562), (560, 550), (670, 566, "c"), (680, 640),
                   (704, 740), (760, 850), (820, 940, "c"), (40, 940, "c"), (110, 850), (160, 740),
                   (176, 640)), "#5c9c8c", "#2c6c64"),
             (blob((226, 562, "c"), (330, 572), (430, 560), (530, 572), (626, 562, "c"), (636, 640),
                   (650, 740), (690, 850), (740, 940, "c"), (120, 940, "c"), (176, 850), (210, 740),
                   (222, 640)), "#7cb8a4", "#3c8478"),
             (blob((296, 566, "c"), (360, 556), (430, 568), (500, 556), (560, 566, "c"), (570, 650),
                   (586, 750), (616, 850), (650, 940, "c"), (210, 940, "c"), (252, 850), (280, 750),
                   (290, 650)), "#94c4b0", "#4c9484"))
    for shape, colour, end in falls:
        scene.add(sheet(shape, colour, end, shadow=0.8, soft=12, rim=2, through=0.4))
    whole = falls[0][0]
    lines = [taper([(430 + d * 0.62, 566), (430 + d * 0.7, 680), (430 + d * 0.84, 790),
                    (430 + d * 1.2, 930)], [1.5, 4, 5, 2]) for d in range(-330, 331, 44)]
    scene.add(mark(all_within(lines, whole), "#e8fff4", alpha=0.55))
    for x, y, r, s in ((212, 590, 34, -1), (300, 600, 28, 1), (566, 598, 30, -1), (650, 592, 34, 1),
                       (430, 606, 30, 1)):
        curl = tendril([(x - s * 56, y - 26), (x - s * 20, y - 40), (x + s * 24, y - 22)],
                       [14, 26, 28, 22, 15, 8, 2], r, 1.4, s)
        scene.add(sheet(curl, "#c0dccc", "#7cb0a0", shadow=1, soft=9, lift=8, rim=2))
    for row, (y, r) in enumerate(((800, 34), (850, 40))):
        scene.add(_waves(row, y, r, "#b0d8c4", "#4c9488"))


def _waves(row: int, y: float, r: float, colour: Colour, end: Colour) -> Motif:
    """A row of thick white curls that runs across the room."""
    curls, grooves = [], []
    step = r * 2.3
    for i in range(-1, int(840 / step) + 2):
        x = i * step + row % 2 * step * 0.5 - 10
        course: list[Point] = [(x - step * 0.8, y + r), (x - step * 0.3, y + r * 0.2),
                               (x + step * 0.1, y - r * 0.8)]
        curls.append(tendril(course, [r * 0.9, r * 0.95, r * 0.8, r * 0.6, r * 0.4, r * 0.2, 2],
                             r * 0.72, 1.3, 1))
        grooves.append(taper([(px, py + r * 0.1) for px, py in course], [0.5, 3, 0.5]))
    body = box(-20, y + r * 0.5, 840, 120)
    return motif(sheet(body, end, "#1c4c48", shadow=0.8, soft=10, rim=1),
                 sheet(curls, colour, end, shadow=0.9, soft=8, rim=1.9),
                 mark(grooves, "#f0fff8", alpha=0.6))


def _teacher(scene: Scene) -> None:
    x, y = 126.0, 742.0
    legs = [taper([(x + a * 24, y + 12), (x + a * 44, y + 196)], [11, 8]) for a in (-1, 1)]
    legs += [taper([(x + a * 10, y + 12), (x + a * 16, y + 178)], [9, 7]) for a in (-1, 1)]
    scene.add(sheet([*legs, box(x - 42, y + 108, 84, 8, 3)], "#8c5c34", "#3c2818", shadow=0.9,
                    soft=7,
                    rim=1.8),
              sheet(box(x - 50, y - 2, 100, 18, 8), "#a87040", "#5c3820", shadow=0.8, soft=6,
                    rim=2))
    pointer = taper([(140, 650), (220, 560), (330, 430)], [7, 5, 3])
    scene.add(raven("#343c5c", "#141828", "#6c7cb4", "#6c6470", waistcoat="#b8842c").at(
        x - 6, y, 0.92),
        sheet(pointer, "#e0b874", "#8c5c30", shadow=0.9, soft=6, rim=1.9),
        sheet(circle(332, 428, 5), "#f0e0c0", shadow=0.5, soft=3, rim=1.6),
        sheet(leaf(96, 660, 84, 40, -22), "#2c3450", "#12162a", soft=7, rim=1.9))


def _bench(y: float, thick: float, tone: float) -> Motif:
    wood = _wood(tone)
    seat = box(-20, y, 840, thick, 4)
    grain = [taper([(x, y + thick * 0.5), (x + 60, y + thick * 0.42), (x + 120, y + thick * 0.55)],
                   [0.5, 2.4, 0.5]) for x in range(0, 800, 150)]
    return motif(sheet(seat, wood, "#1c140c", soft=12, rim=1.9), mark(grain, "#140e08", alpha=0.6))


def _wood(tone: float) -> Colour:
    """The benches grow darker towards us."""
    return ("#6c4828", "#54381f", "#3c2a1a", "#2c2014")[min(3, int(tone * 4))]


def _benches(scene: Scene) -> None:
    first = crowd_heads(7, 108, kind="children", name="chalk one")
    scene.add(first.toned(0.2).at(450, 880, 0.78), _bench(884, 22, 0), _waves(2, 934, 34, "#94c4b0",
                                                                            "#347c70"))
    scene.add(sheet(oval(520, 938, 66, 7), "#0c2c28", shadow=0, rim=0, melt=6, alpha=0.5),
              paper_boat("#e8402c", "#c83424", "#8c1c1c", "#3c8478").at(520, 930, 1.36, -4))
    scene.add(crowd_heads(5, 140, kind="children", name="chalk two").toned(0.4).at(334, 1040, 1),
              cat_back("#2c2c34").toned(0.1).at(704, 1056, 0.44), _bench(1034, 26, 0.3))
    last = crowd_heads(3, 108, kind="children", name="chalk four")
    scene.add(last.toned(0.62).at(264, 1140, 1.3),
              hare_bust("coat", "#5c3c20", "#20140c").toned(0.35).at(556, 1096, 0.56),
              _bench(1134, 90, 0.7))
