"""Travellers camp in the palm of a stone glove that stands in the desert."""

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    blob,
    chance,
    heading,
    leaf,
    mark,
    motif,
    moved,
    oval,
    pane,
    shaded,
    sheet,
    spline,
    star,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs._seams import stitches
from atelier.motifs.animals import camel
from atelier.motifs.birds_air import bird_nest, sitting_swallow
from atelier.motifs.fair import small_tent
from atelier.motifs.hearths import campfire
from atelier.motifs.landscapes import dune
from atelier.motifs.people_walk import walker_back
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud, stars
from atelier.motifs.washing import cloth, clothesline, frock, shirt, stocking
from atelier.palettes import DESERT_ORANGE as DESERT

STONE, FOOT, THREAD = "#a2503e", "#32122e", "#f4c888"
THUMB: Point = (150, 612)
FINGER: Point = (344, 520)
# Each finger from its root to its tip, and its widths: little, ring, middle, index.
FINGERS: tuple[tuple[list[Point], list[float]], ...] = (
    ([(572, 720), (606, 590), (634, 486)], [88, 78, 58]),
    ([(504, 700), (518, 520), (528, 392)], [96, 88, 66]),
    ([(424, 700), (416, 510), (410, 364)], [98, 92, 70]),
    ([(346, 710), (324, 560), (306, 440)], [96, 88, 66]))
THUMB_SHAPE: tuple[list[Point], list[float]] = (
    [(352, 850), (240, 790), (176, 712), (150, 646)], [120, 104, 86, 62])
SIXTH: tuple[list[Point], list[float]] = (
    [(330, 896), (226, 880), (150, 838)], [74, 62, 42])


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("glove camp", Light(424, 800, "#ffc070", 215), shadow=DESERT.shadow,
                  finish=Finish(bloom=0.28, vignette=0.34, exposure=1.02, saturation=1.1))
    _dawn(scene)
    stone = _glove()
    scene.add(stone, _strata(stone.outline()))
    scene.add(clothesline(THUMB, FINGER, 34, (
        shirt("#3c8c94", "#f0d8a8").at(0, 0, 0.42), frock("#d84c3c", "#f8d890").at(0, 0, 0.44),
        cloth("#f0d8a0", "#b8483c", 36, 54), stocking("#6c9c54", "#f0e0b0").at(0, 0, 0.5),
        cloth("#8c4c8c", "#f0c880", 34, 46)), "#f0d8a8", margin=0.03))
    _camp(scene)
    _ladder(scene)
    _sand(scene)
    scene.dust(120, "#ffd890", around=(424, 760), spread=220, largest=2, strength=0.45)
    frames.arch(scene, "#4a1a30", "#220c22")
    return scene


def _dawn(scene: Scene) -> None:
    scene.sky((0, "#3c1c4c"), (0.22, "#74304c"), (0.42, "#a84840"), (0.6, "#e0904c"),
              (0.76, "#f0b468"), (1, "#b06848"), glow=0.08)
    discs = ((620, "#964250"), (520, "#bc5a4c"), (425, "#d87c4e"), (320, "#eca262"))
    scene.discs(*discs, x=452, y=880, through=0.1)
    scene.add(stars("glove", 26, 90, 110, 710, 400, "#ffd8b0", 1.4, 3.6))
    scene.add(pane(star(168, 236, 20, 4, 0.24), "#fff0d0", 1.3, glow=12, spill=0.6))
    for x, y, width, height, colour in ((640, 250, 200, 44, "#7c3450"),
                                        (700, 410, 170, 36, "#a04a4a"),
                                        (100, 420, 150, 34, "#984650"),
                                        (92, 700, 150, 30, "#c87048")):
        scene.add(drifting_cloud(f"glove {x}", width, height, colour).at(x, y))
    scene.add(dune("glove far", 884, 30, "#c8784c", "#98543c", 0.3),
              dune("glove second", 908, 34, "#b86840", "#844238", 0.78))
    for x, y, size in ((90, 897, 0.5), (136, 899, 0.5), (178, 901, 0.46)):
        scene.add(camel("#7c3430", "#5c2430").at(x, y, size))
    scene.fog("#e89858", 700, 930, 0.3)
    scene.rays(0.1, threshold=0.8)
    scene.add(dune("glove third", 952, 40, "#a85a3c", "#743838", 0.2))


def _glove() -> Motif:
    """The stone glove: fingers behind the palm, a thumb and a sixth finger, a cuff in the sand."""
    palm = blob((330, 946, "c"), (298, 850), (294, 748), (312, 672), (364, 640), (450, 630),
                (548, 636), (600, 668), (620, 748), (610, 850), (574, 946, "c"))
    cuff = blob((338, 926, "c"), (450, 938), (566, 926, "c"), (584, 980), (622, 1080, "c"),
                (282, 1080, "c"), (320, 980))
    points = [leaf(x, 1046, 74, 26, -90 + (x - 452) * 0.08) for x in range(312, 600, 40)]
    hem = taper([(318, 946), (450, 962), (586, 946)], [20, 22, 20])
    return motif(
        _finger(*SIXTH, 0.86), [_finger(points_, widths, 0.94) for points_, widths in FINGERS],
        sheet(cuff, shaded(STONE, 0.9), FOOT, shadow=0.9, soft=14, rim=2),
        mark(all_within(points, cuff), THREAD, alpha=0.4),
        sheet(palm, STONE, FOOT, shadow=1, soft=16, lift=9, rim=2.2, puff=0.12),
        mark(stitches([(316, 690), (302, 760), (308, 850), (336, 936)], 15, 4.4), THREAD,
             alpha=0.75),
        mark(stitches([(600, 690), (610, 760), (602, 850), (572, 936)], 15, 4.4), THREAD,
             alpha=0.75),
        _finger(*THUMB_SHAPE, 1.04),
        sheet(within(hem, union(cuff, palm)), shaded(STONE, 1.1), FOOT, soft=6, rim=1.8))


def _finger(points: list[Point], widths: list[float], tone: float) -> Motif:
    """One finger of stitched stone, with the creases of its joints."""
    shape = taper(points, widths)
    curve = spline(points, 12)
    seam = stitches([(x + widths[0] * 0.27, y) for x, y in curve[2:-3]], 15, 4)
    creases = []
    for share in (0.5, 0.78):
        place = round(share * (len(curve) - 1))
        x, y = curve[place]
        bend = taper([(-54, -5), (0, 9), (54, -5)], [1, 5, 1])
        creases.append(moved(bend, x, y, 1, heading(curve, place) + 90))
    return motif(sheet(shape, shaded(STONE, tone), FOOT, shadow=1, soft=13, lift=9, rim=2.2,
                       puff=0.14),
                 mark(all_within(creases, shape), FOOT, alpha=0.55),
                 mark(all_within(seam, shape), THREAD, alpha=0.75))


def _strata(shape: Path) -> Motif:
    """The layers of the stone, and its cracks."""
    dice = chance("glove strata")
    lines = []
    for index in range(26):
        y = 330 + index * 27 + dice.uniform(-6, 6)
        first, wave = dice.uniform(120, 460), dice.uniform(-9, 9)
        points = [(first + k * 50, y + (wave if k % 2 else -wave)) for k in range(5)]
        lines.append(taper(points, [0.4, 2.6, 1.6, 2.8, 0.4]))
    cracks = [taper([(560, 660), (548, 690), (562, 716), (546, 752)], [0.6, 3.6, 2.8, 0.6]),
              taper([(336, 866), (352, 892), (340, 916), (356, 946)], [0.6, 3.4, 2.6, 0.6]),
              taper([(472, 470), (482, 500), (470, 526)], [0.6, 3, 0.6])]
    return motif(mark(all_within(lines, shape), "#e8a468", alpha=0.35),
                 mark(all_within(cracks, shape), "#34141c", alpha=0.8))


def _camp(scene: Scene) -> None:
    hollow = blob((300, 850), (306, 740), (360, 668), (450, 642), (540, 672), (588, 750),
                  (590, 850), (520, 890), (380, 890))
    inner = blob((318, 848), (326, 752), (372, 692), (450, 668), (528, 694), (570, 758),
                 (572, 848), (510, 880), (390, 880))
    floor = blob((280, 862), (330, 838), (450, 828), (566, 838), (606, 860), (560, 892), (450, 902),
                 (336, 892))
    ripples = [taper([(320 + i * 30, 880 - i % 2 * 16), (360 + i * 30, 872 - i % 2 * 16),
                      (400 + i * 30, 880 - i % 2 * 16)], [0.4, 2.6, 0.4]) for i in range(6)]
    hollow, inner = (moved(one, 446 * 0.1, 870 * 0.1, 0.9) for one in (hollow, inner))
    scene.add(sheet(hollow, "#7c3c34", "#34141c", shadow=0.5, soft=8, rim=1.4),
              sheet(within(inner, hollow), "#54222a", "#943c2c", shadow=0.8, soft=10, rim=1))
    scene.glow(430, 800, 90, "#ff9c48", 0.35)
    scene.add(sheet(floor, "#e0944c", "#7c3c34", shadow=0.9, soft=9, rim=1.9),
              mark(all_within(ripples, floor), "#8c4c34", alpha=0.6),
              sheet(oval(486, 862, 70, 9), "#34141c", shadow=0, rim=0, melt=6, alpha=0.6),
              small_tent("#e8d0a0", "#9c6048", "#b83c3c", "#ffc474").at(490, 862, 0.78),
              sheet(oval(384, 872, 46, 8), "#ffd070", shadow=0, rim=0, melt=8, alpha=0.5))
    scene.add(campfire(70, 84, "#5c3428", "#241014").at(388, 876))
    smoke = tendril([(388, 806), (374, 772), (398, 740), (384, 706), (410, 676)],
                    [4, 9, 12, 12, 9, 6, 2], 18, 1.5, 1)
    scene.add(sheet(smoke, "#f0c898", "#c88c70", shadow=0.4, soft=7, rim=1.4, alpha=0.6,
                    through=0.5))
    scene.add(bird_nest("#a87840", "#4a2c18").at(410, 338, 0.4),
              sitting_swallow().at(638, 468, 0.44, flip=True))


def _ladder(scene: Scene) -> None:
    left = [(540.0, 872.0), (548.0, 930.0), (544.0, 990.0), (556.0, 1048.0)]
    right = [(x + 34, y + 2) for x, y in left]
    rungs = []
    for index in range(9):
        t = index / 8 * 2.98
        (x0, y0), (x1, y1) = left[int(t)], left[int(t) + 1]
        x, y = x0 + (x1 - x0) * (t % 1), y0 + (y1 - y0) * (t % 1)
        rungs.append(taper([(x - 3, y), (x + 37, y + 2)], [5, 5]))
    scene.add(sheet([taper(left, [3.4, 3.4]), taper(right, [3.4, 3.4])], "#f0d8a0", "#a87c54",
                    shadow=0.9, soft=5, rim=1.6),
              sheet(rungs, "#e0b478", "#8c5838", shadow=0.9, soft=4, rim=1.8))


def _sand(scene: Scene) -> None:
    scene.add(dune("glove near", 1030, 46, "#c07444", "#7c3c34", 0.7))
    scene.add(sheet(oval(641, 1078, 34, 6), "#34141c", shadow=0, rim=0, melt=5, alpha=0.6),
              walker_back(PEOPLE[9], "robe", "nothing").at(638, 1078, 0.74))
    steps = [oval(656 + i * 7 + i % 2 * 10, 1092 + i * 11, 4 + i * 0.3, 2.2) for i in range(8)]
    scene.add(mark(steps, "#5c2828", alpha=0.6),
              dune("glove front", 1118, 40, "#944c3c", "#4a1e30", 0.22))
