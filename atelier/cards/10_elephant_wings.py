"""Behind the curtain an elephant in a dress of feathers waits for its entrance."""

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
    heading,
    mark,
    motif,
    moved,
    oval,
    pane,
    poly,
    shaded,
    sheet,
    spline,
    star,
    taper,
    union,
    within,
)
from atelier.motifs.animals_mouse import mouse
from atelier.motifs.lights import lantern
from atelier.palettes import THEATRE_RED

CORAL, CREAM, HIDE, HIDE_END = "#d8583c", "#ecd0a8", "#54404c", "#1c0e18"
GOLD, GOLD_END = "#e8b858", "#8a4c20"
SLIT = blob((588, -60, "c"), (592, 200), (584, 480), (588, 640), (586, 760), (584, 1010, "c"),
            (622, 1010, "c"), (626, 860), (668, 742), (630, 640), (614, 460), (606, 200),
            (608, -60, "c"))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("elephant wings", Light(606, 560, "#ffd8a0", 230), shadow=THEATRE_RED.shadow,
                  finish=Finish(bloom=0.3, vignette=0.32, exposure=1.0, saturation=1.08))
    scene.sky((0, "#5a1020"), (0.5, "#b8402e"), (1, "#3a0a18"))
    scene.add(_curtain(), pane(SLIT, "#fff0cc", 1.15, glow=26, spill=0.5))
    scene.glow(606, 600, 200, "#ffb060", 0.22)
    scene.rays(0.22, threshold=0.75, length=0.9)
    _floor(scene)
    _wings(scene)
    scene.add(_elephant())
    _near(scene)
    scene.dust(130, "#ffe0b0", around=(600, 560), spread=230)
    return scene


def _curtain() -> Motif:
    """Two closed curtains from behind, all but a slit."""
    cloth = box(-50, -50, 900, 1064)
    dice = chance("elephant curtain")
    dark, pale = [], []
    for k in range(21):
        x = -20 + k * 42
        if abs(x - 602) < 26:
            continue
        pull = (640 - x) * 0.06 * (1 if abs(x - 602) < 190 else 0)
        points = [(x, -50), (x + dice.uniform(-8, 8), 300), (x + pull, 700), (x, 1010)]
        dark.append(taper(points, [10, 22, 26, 30]))
        pale.append(taper([(px + 20, py) for px, py in points], [3, 7, 9, 8]))
    hem = [box(-60, 987, 648, 26), box(620, 987, 240, 26)]
    return motif(sheet(cloth, "#b83428", "#4c0c18", shadow=1, direction="light", reach=620, rim=1.2,
                       through=0.4),
                 sheet(dark, "#7c1820", "#3a0814", direction="light", reach=520, shadow=0.5, soft=9,
                       rim=1.2, through=0.35, inside=cloth),
                 mark(pale, "#e8684a", alpha=0.35),
                 sheet(hem, "#a86a2c", "#4a1c14", direction="light", reach=560, shadow=0.7,
                       rim=1.4))


def _floor(scene: Scene) -> None:
    boards = poly((-60, 1006), (860, 1006), (860, 1260), (-60, 1260))
    seams = [taper([(604 + (x - 604) * 0.5, 1006), (604 + (x - 604) * 1.4, 1260)], [1.6, 3.4])
             for x in range(-400, 1500, 84)]
    ends = [taper([(x, y), (x + w, y)], [2, 2]) for x, y, w in (
        (60, 1062, 66), (330, 1044, 60), (470, 1128, 90), (700, 1090, 84), (190, 1158, 96))]
    wedge = poly((584, 1006), (622, 1006), (790, 1280), (450, 1280))
    scene.add(sheet(boards, "#6c3424", "#240c12", shadow=0.7, rim=1.6, through=0.3),
              mark(all_within([*seams, *ends], boards), "#1c0810", alpha=0.7),
              sheet(wedge, "#ffb868", shadow=0, melt=20, alpha=0.42, wrap=0),
              sheet(oval(290, 1092, 300, 34), "#12040a", shadow=0, melt=16, alpha=0.75))


def _wings(scene: Scene) -> None:
    """Ropes, sandbags and the bare wood of the scenery, left and right."""
    for flip, x in ((False, -36), (True, 846)):
        wood = [box(-30, -40, 66, 1080), box(92, 150, 22, 900)]
        brace = [taper([(30, y), (104, y + 190)], [18, 18], round_ends=False) for y in (200, 560)]
        beams = [box(20, y, 80, 22) for y in (168, 520, 880)]
        nails = [circle(103, y + 11, 3.6) for y in (168, 520, 880)]
        flat = motif(sheet(brace, "#7c4a2c", "#2c1218", shadow=0.9, rim=1.6),
                     sheet(beams, "#8c5632", "#38161a", shadow=0.9, rim=1.6),
                     sheet(wood, "#6c3c28", "#220c14", shadow=1, rim=1.8, direction="down"),
                     mark(nails, "#e8a860"))
        scene.add(flat.at(x, 0, 1, 0, flip))
    for x, foot, size in ((96, 330, 0.9), (216, 216, 0.75), (692, 300, 0.8), (724, 590, 1.0)):
        scene.add(_sandbag(foot).at(x, foot, size))
    for x in (262, 660):
        scene.add(sheet(taper([(x, -40), (x + 3, 200), (x, 420 if x > 400 else -30)], [4, 4, 4]),
                        "#c89058", "#5c2c20", shadow=0.7, soft=5, rim=1.4))


def _sandbag(fall: float) -> Motif:
    bag = blob((-10, -64, "c"), (10, -64, "c"), (26, -44), (34, -14), (22, 8), (-22, 8), (-34, -14),
               (-26, -44))
    return motif(sheet(taper([(0, -fall / 0.7 - 60), (0, -60)], [4, 4]), "#c89058", "#6c3420",
                       shadow=0.7, soft=5, rim=1.4),
                 sheet(bag, "#a8683c", "#4a1e1c", shadow=1, soft=9, rim=1.9, puff=0.1),
                 sheet(taper([(-15, -56), (15, -56)], [9, 9]), "#e0b070", "#8a5030", shadow=0.5,
                       soft=3),
                 mark([taper([(-22, y), (0, y + 6), (22, y)], [1, 3, 1]) for y in (-30, -12)],
                      "#4a1e1c", alpha=0.6))


def _ostrich(length: float, colour: Colour, droop: float = 0.3, width: float = 34) -> Motif:
    """An ostrich feather from the origin to the right, its tip hanging over."""
    points: list[Point] = [(0, 0), (length * 0.4, -length * 0.06), (length * 0.75, 0),
                           (length * 0.94, length * droop * 0.5), (length * 0.9, length * droop)]
    curve = spline(points, 9)
    puffs: list[Path] = []
    for index, (x, y) in enumerate(curve[3:]):
        t = index / (len(curve) - 4)
        along = math.radians(heading(curve, index + 3))
        wide = width * (0.35 + 0.85 * math.sin(min(1.0, t * 1.05 + 0.12) * math.pi) ** 0.7)
        for side in (-1, 1):
            out = wide * 0.62
            puffs.append(oval(x - math.sin(along) * out * side, y + math.cos(along) * out * side,
                              wide * 0.62, wide * 0.34, math.degrees(along) + side * 52))
    vane = union(puffs, taper(points, [8, width * 0.9, width, width * 0.8, width * 0.4, 3]))
    barbs = []
    for index in range(4, len(curve) - 2, 2):
        (x, y), along = curve[index], heading(curve, index)
        for side in (-1, 1):
            turn = math.radians(along + side * 52)
            barbs.append(taper([(x, y), (x + math.cos(turn) * width * 0.95,
                                         y + math.sin(turn) * width * 0.95)], [2.6, 0.5]))
    return motif(sheet(vane, colour, shaded(colour, 0.4), shadow=0.9, soft=8, rim=1.7, wrap=0.3),
                 mark(all_within(barbs, vane), shaded(colour, 0.45), alpha=0.55),
                 mark(taper(points, [5, 4, 3, 2, 0.6]), shaded(colour, 1.5), alpha=0.8))


def _elephant() -> Motif:
    body = blob((58, 850), (48, 700), (98, 566), (200, 496), (320, 486), (430, 536), (510, 646),
                (530, 790), (500, 900), (400, 960), (200, 965), (90, 930))
    inner = within(moved(body, 24, 8), moved(body, 8, 34))
    folds = [taper([(410 + k * 26, 600 + k * 40), (452 + k * 18, 660 + k * 34),
                    (470 + k * 10, 730 + k * 30)], [0.5, 4, 0.5]) for k in range(3)]
    fan = [(-196, 214, CORAL), (-178, 250, CREAM), (-160, 276, CORAL), (-142, 290, CREAM),
           (-124, 286, CORAL), (-106, 262, CREAM)]
    return motif(
        [_ostrich(long, colour, -0.2, 40).at(178, 720, 1, turn) for turn, long, colour in fan],
        _legs(),
        sheet(body, HIDE, HIDE_END, shadow=1.1, soft=16, rim=2.2, puff=0.1),
        sheet(inner, shaded(HIDE, 1.15), shaded(HIDE_END, 1.3), shadow=0.4, soft=12, rim=1.2),
        mark(folds, HIDE_END, alpha=0.7),
        _skirt(body),
        _head(),
    )


def _legs() -> Motif:
    made = []
    for x, tone in ((398, 0.7), (160, 0.9)):
        pillar = blob((x - 66, 860, "c"), (x + 66, 860, "c"), (x + 60, 980), (x + 64, 1086, "c"),
                      (x, 1100), (x - 64, 1086, "c"), (x - 60, 980))
        nails = [oval(x + k * 34, 1086, 14, 10) for k in (-1, 0, 1)]
        rings = [taper([(x - 56, y), (x, y + 12), (x + 56, y)], [1, 4, 1]) for y in (1000, 1034)]
        made.append(motif(
            sheet(pillar, shaded(HIDE, tone), HIDE_END, shadow=1.1, soft=12, rim=2),
            mark(all_within(rings, pillar), HIDE_END, alpha=0.8),
            sheet(nails, "#a88478", "#4c2c34", shadow=0.5, soft=4, inside=pillar)))
    return motif(made)


def _skirt(body: Path) -> Motif:
    """Three tiers of feathers and a girdle of gold."""
    tiers = []
    for y, half, count, long, colour in ((850, 214, 8, 170, "#b83c30"), (796, 226, 8, 150, CREAM),
                                         (748, 222, 8, 124, CORAL)):
        for k in sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2)):
            t = (k / (count - 1) - 0.5) * 2
            flip = t > 0
            piece = _ostrich(long, colour, 0.34 * (1 if flip else -1), 32)
            tiers.append(piece.at(290 + t * half, y - 26 * t * t, 1, 90 - t * 30))
    belt: list[Point] = [(54, 716), (170, 752), (290, 762), (410, 748), (526, 706)]
    gems = [star(x, y, 12, 4, 0.42) for x, y in spline(belt, 4)[1:-1]]
    return motif(tiers, sheet(taper(belt, [26, 30, 30, 30, 26]), GOLD, GOLD_END, shadow=0.9, soft=7,
                              rim=1.9, inside=body),
                 mark(gems, "#8c1c28"))


def _head() -> Motif:
    head = blob((366, 560), (356, 450), (402, 376), (480, 350), (548, 378), (582, 446), (590, 520),
                (560, 596), (460, 640), (390, 620))
    trunk = taper([(546, 500), (590, 556), (606, 630), (590, 700), (606, 742), (648, 740),
                   (660, 716)], [106, 82, 64, 50, 40, 30, 22])
    rings = [taper([(x - w, y + 4), (x, y + 12), (x + w, y - 2)], [1, 4, 1]) for x, y, w in (
        (592, 560, 40), (602, 592, 34), (606, 624, 30), (602, 656, 26), (596, 688, 23),
        (595, 716, 20))]
    ear = blob((470, 404), (400, 366), (324, 392), (284, 474), (296, 576), (352, 650), (420, 676),
               (452, 620), (486, 520))
    lobe = within(moved(ear, 22, 14), moved(ear, 4, -12))
    veins = [taper(curve, [5, 4, 2.6, 0.6]) for curve in (
        [(458, 440), (416, 424), (372, 430), (332, 456)],
        [(454, 462), (406, 462), (358, 484), (316, 526)],
        [(450, 486), (412, 508), (374, 552), (346, 606)],
        [(452, 510), (430, 548), (412, 592), (400, 642)])]
    tusk = taper([(530, 606), (566, 648), (612, 652)], [24, 20, 3])
    lid = blob((500, 476, "c"), (512, 448), (540, 438), (566, 452), (574, 478, "c"), (556, 490),
               (536, 493), (514, 488))
    seam = taper([(496, 474), (514, 489), (537, 494), (558, 490), (577, 475)], [2, 6, 7, 6, 2])
    lashes = [taper([(x, y), (x + d * 0.7, y + 14), (x + d * 2, y + 22)], [5, 3.4, 0.6])
              for x, y, d in ((508, 487, -8), (524, 493, -4), (541, 494, 1), (557, 490, 5),
                              (570, 482, 9))]
    brow = taper([(502, 430), (536, 418), (570, 432)], [1, 4, 1])
    plumes = ((-128, 200, CREAM), (-104, 240, CORAL), (-78, 214, CREAM))
    return motif(
        [_ostrich(long, colour, 0.4 if turn > -90 else -0.4, 34).at(474, 376, 1, turn)
         for turn, long, colour in plumes],
        sheet(tusk, "#f0dcb8", "#a8785c", shadow=0.8, rim=1.8),
        sheet(trunk, shaded(HIDE, 1.1), shaded(HIDE, 0.55), shadow=1, soft=12, rim=2.2),
        mark(all_within(rings, trunk), HIDE_END, alpha=0.75),
        sheet(head, shaded(HIDE, 1.15), shaded(HIDE, 0.5), shadow=0.9, soft=12, rim=2.3, puff=0.08),
        sheet(within(lid, head), shaded(HIDE, 1.7), shaded(HIDE, 0.9), shadow=0.5, soft=6, rim=1.3,
              puff=0.12),
        mark(brow, shaded(HIDE, 1.9), alpha=0.7),
        sheet([seam, *lashes], "#f0d0a4", "#d8a878", shadow=0.5, soft=3, rim=1.1),
        sheet(taper([(404, 388), (474, 372), (548, 392)], [20, 28, 20]), GOLD, GOLD_END, shadow=0.9,
              soft=6, rim=2),
        sheet([star(474, 368, 22, 8, 0.5), circle(424, 382, 8), circle(524, 384, 8)], "#c03430",
              "#6c1020", shadow=0.7, soft=4, rim=2),
        sheet(ear, HIDE, shaded(HIDE, 0.4), shadow=1.1, soft=14, rim=2.2),
        sheet(lobe, "#8c5c64", "#38202c", shadow=0.5, soft=8, rim=1.2),
        mark(all_within(veins, ear), "#2c1622", alpha=0.6),
    )


def _near(scene: Scene) -> None:
    """The mouse, its lantern, and the rope that goes up out of the picture."""
    cord: list[Point] = [(150, -60), (146, 500), (138, 960), (132, 1090)]
    scene.add(sheet(oval(130, 1148, 120, 14), "#0c0408", shadow=0, melt=8, alpha=0.8),
              sheet(taper(cord, [6, 6, 6, 6]), "#d8a868", "#8c5434", shadow=0.9, soft=6, rim=1.5),
              lantern("standing", "#7c4c2c", "#2c1418", "#ffc060").at(214, 1156, 0.5),
              mouse("#8a766e", "#a82c34").at(102, 1148, 0.44),
              sheet(taper([(132, 1090), (136, 1122), (156, 1160), (120, 1174), (80, 1164)],
                          [6, 6, 6, 5, 4]), "#d8a868", "#8c5434", shadow=0.8, soft=5, rim=1.5))
