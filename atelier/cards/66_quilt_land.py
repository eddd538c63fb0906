"""Seen from above: a bed whose quilt is farmland."""

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
    leaf,
    mark,
    minus,
    motif,
    moved,
    oval,
    poly,
    shaded,
    sheet,
    spline,
    taper,
    within,
)
from atelier.motifs.beds import bed_from_above, quilt_shape
from atelier.motifs.buildings_country import cottage, windmill
from atelier.motifs.people_age import sleeper_above
from atelier.motifs.people_walk import walker_back
from atelier.motifs.plants import round_tree
from atelier.motifs.rig import PEOPLE
from atelier.motifs.wheels import cart
from atelier.palettes import SPRING_GREEN

X, Y, SIZE = 400.0, 1082.0, 1.13
QUILT = within(moved(quilt_shape(), X, Y, SIZE), box(0, 412, 800, 700))
# The fields: their edges, and how each is sown.
FIELDS: tuple[tuple[str, tuple[Point, ...]], ...] = (
    ("rape", ((60, 340), (300, 340), (286, 470), (262, 560), (60, 536))),
    ("furrow", ((300, 340), (520, 340), (508, 470), (470, 548), (262, 560), (286, 470))),
    ("clover", ((520, 340), (760, 340), (760, 590), (600, 560), (470, 548), (508, 470))),
    ("orchard", ((60, 536), (262, 560), (300, 680), (240, 790), (60, 770))),
    ("wheat", ((262, 560), (470, 548), (520, 660), (480, 800), (240, 790), (300, 680))),
    ("lavender", ((470, 548), (600, 560), (760, 590), (760, 760), (480, 800), (520, 660))),
    ("clover", ((60, 770), (240, 790), (290, 930), (270, 1100), (60, 1100))),
    ("furrow", ((240, 790), (480, 800), (520, 940), (500, 1100), (270, 1100), (290, 930))),
    ("rape", ((480, 800), (760, 760), (760, 1100), (500, 1100), (520, 940))),
)
SOWN: dict[str, tuple[Colour, Colour, Colour, float]] = {
    "rape": ("#c8a828", "#8c7c24", "#e8cc50", 12), "furrow": ("#94683c", "#543824", "#6c4a2c", 76),
    "clover": ("#4c9448", "#24603c", "#7cb85c", -32), "wheat": ("#b89848", "#74642c", "#dcc478",
                                                                -64),
    "orchard": ("#6ca44c", "#2c603c", "#347438", 30), "lavender": ("#b0507c", "#6c2c58", "#e084a4",
                                                                   44),
}
RIVER: list[Point] = [(700, 370), (610, 440), (560, 540), (470, 610), (400, 690), (420, 800),
                      (360, 900), (250, 960), (170, 1080)]


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("quilt land", Light(590, 180, "#fff2c0", 230), shadow=SPRING_GREEN.shadow,
                  finish=Finish(bloom=0.24, vignette=0.32, exposure=0.98, saturation=1.06))
    _boards(scene)
    scene.add(bed_from_above("#d8ccb0", "#94887c", "#d8a858", "#7c4c24", "#c4b8a0",
                             "#8c8474").at(X, Y, SIZE))
    _mattress(scene)
    scene.add(sleeper_above(PEOPLE[11], "#3c7c8c", "#e8dcc4").at(384, 288, 2.0))
    _quilt(scene)
    _hem(scene)
    scene.add(_arm())
    _life(scene)
    return scene


def _boards(scene: Scene) -> None:
    scene.sky((0, "#7c5c3c"), (0.5, "#6c4c34"), (1, "#3c2c28"), glow=0.35, clouds=0.1)
    dice = chance("quilt land boards")
    for i in range(9):
        x = -30 + i * 98
        scene.add(sheet(box(x, -30, 95, 1260, 3), shaded("#74523a", dice.uniform(0.8, 1.1)),
                        "#402c24", shadow=0.5, soft=4, rim=0.9))
        grain = [taper([(x + k * 24 + 16, y), (x + k * 24 + 20, y + 160), (x + k * 24 + 14,
                                                                           y + 330)],
                       [0.4, 2.4, 0.4]) for k in range(3)
                 for y in (dice.uniform(-60, 60), dice.uniform(380, 560), dice.uniform(820, 960))]
        scene.add(mark(grain, "#382420", alpha=0.4))
    rug = box(44, 560, 712, 470, 60)
    scene.add(sheet(rug, "#2c6c64", "#12403c", shadow=0.9, soft=10, rim=1.4))
    window = [poly((540 + dx, -40), (700 + dx, -40), (700 + dx - 60, 300), (540 + dx - 60, 300))
              for dx in (-240, -60, 120)]
    scene.add(sheet(window, "#fff0b0", melt=12, shadow=0, rim=0, alpha=0.22, wrap=0))
    scene.rays(0.06)


def _mattress(scene: Scene) -> None:
    """Blue ticking below the pillow."""
    ticking = box(104, 84, 592, 300, 10)
    stripes = [taper([(x, 70), (x + 3, 240), (x, 400)], [w, w]) for x in range(120, 700, 26)
               for w in (6 if x % 52 else 2,)]
    scene.add(sheet(ticking, "#4c7084", "#3c5c74", shadow=0, rim=0.6),
              mark(all_within(stripes, ticking), "#88a8b0", alpha=0.5),
              sheet(oval(388, 206, 236, 122), "#14283c", melt=26, shadow=0, rim=0, alpha=0.5,
                    wrap=0))


def _arm() -> Motif:
    """The sleeper's arm: out from the shoulder, bent, laid over the hem beside the ploughman."""
    shoulder, elbow, wrist = (474.0, 318.0), (590.0, 356.0), (508.0, 408.0)
    upper = taper([shoulder, (528, 322), elbow], [80, 76, 62])
    lower = taper([elbow, (556, 388), wrist], [62, 56, 42])
    cuff = taper([(520, 384), (512, 428)], [17, 17])
    palm = blob((516, 386), (490, 382), (470, 390), (466, 406), (474, 420), (494, 428), (516, 430))
    fingers = [taper(points, [14, 13, 9]) for points in (
        [(484, 418), (458, 424), (440, 429)], [(478, 411), (446, 414), (422, 419)],
        [(476, 402), (442, 402), (416, 407)], [(480, 394), (450, 389), (426, 394)])]
    thumb = taper([(498, 392), (476, 376), (454, 373)], [20, 16, 11])
    creases = [taper([(482, y), (468, y + d)], [2.4, 0.6]) for y, d in
               ((398, -1), (407, 1), (415, 2))]
    bars = [taper([(474, 318 + d), (520, 318 + d), (590 + d * 0.4, 356 + d * 0.8)], [5, 6, 5])
            for d in (-24, -8, 8, 24)]
    lower_bars = [taper([(590, 356 + d), (556, 388 + d * 0.9), (508, 408 + d * 0.7)], [5, 6, 5])
                  for d in (-19, -6, 7, 20)]
    crook = [taper([(566, 352 + d), (580, 360 + d), (584, 374 + d)], [0.5, 3.4, 0.5])
             for d in (-6, 6)]
    return motif(
        sheet(thumb, "#744428", "#4c2818", shadow=0.8, soft=7, rim=1.5),
        [sheet(finger, "#7c4a2c", "#5c3420", shadow=0.8, soft=6, rim=1.6) for finger in fingers],
        sheet(palm, "#7c4a2c", "#5c3420", shadow=0.4, soft=5, rim=1.2),
        mark(creases, "#34180c", alpha=0.6),
        sheet(upper, "#e4d8c4", "#9c98a0", shadow=1, soft=12, lift=9, rim=1.8, puff=0.1),
        mark(all_within(bars, upper), "#3c7c8c", alpha=0.9),
        sheet(lower, "#ece0cc", "#a8a0a4", shadow=1.1, soft=12, lift=10, rim=1.9, puff=0.1),
        mark(all_within(lower_bars, lower), "#3c7c8c", alpha=0.9),
        mark(crook, "#5c5468", alpha=0.6),
        sheet(cuff, "#f0e8d8", "#a89c94", shadow=0.8, soft=6, rim=1.6))


def _quilt(scene: Scene) -> None:
    for name, (kind, corners) in zip("abcdefghi", FIELDS, strict=True):
        scene.add(_field(name, kind, within(poly(*corners), QUILT), (0, 0)))
    for x, y, across in ((298, 640, 128), (520, 676, 118)):
        _knee(scene, x, y, across)
    course = taper(RIVER, [12, 18, 24, 26, 30, 28, 30, 34, 38])
    bed = taper(RIVER, [20, 28, 34, 36, 40, 38, 42, 46, 50])
    flow = [taper([spline(RIVER, 8)[k + j] for j in range(0, 6, 2)], [0.4, 3, 0.4])
            for k in range(2, 56, 7)]
    scene.add(
        sheet(bed, "#a8b868", "#4c7c44", inside=QUILT, shadow=0.4, soft=4, rim=1.1),
        sheet(course, "#5cacc8", "#2c7498", inside=QUILT, shadow=0.5, soft=5, rim=1.3),
        mark(all_within(flow, QUILT), "#c8ecf0", alpha=0.7),
    )
    scene.add(mark(all_within(_seams(), QUILT), "#f4e4b4", alpha=0.75))


def _field(name: str, kind: str, shape: Path, lifted: Point) -> Motif:
    """One patch of the quilt, with its rows."""
    colour, end, line, angle = SOWN[kind]
    corners = FIELDS["abcdefghi".index(name)][1]
    x = sum(corner[0] for corner in corners) / len(corners) + lifted[0]
    y = sum(corner[1] for corner in corners) / len(corners) + lifted[1]
    rows: list[Path] = []
    for k in range(-16, 17):
        row = taper([(-240, k * 17), (-80, k * 17 - 5), (80, k * 17 + 5), (240, k * 17)], [5, 6, 5])
        rows.append(moved(row, x, y, turn=angle))
    if kind in {"orchard", "clover"}:
        dice = chance("quilt land", name)
        radius = 11 if kind == "orchard" else 4.5
        rows = [circle(x + column * 34 + (row % 2) * 17, y + row * 30 + dice.uniform(-2, 2), radius)
                for row in range(-6, 7) for column in range(-6, 7)]
    return motif(
        sheet(shape, colour, end, shadow=0.6, soft=6, rim=1.5, puff=0.08),
        sheet(all_within(rows, shape), line, shaded(line, 0.6), shadow=0.35, soft=3, rim=0.9,
              alpha=0.8, wrap=0),
    )


def _knee(scene: Scene, x: float, y: float, across: float) -> None:
    """A hill under the quilt: a shaded side and terraces of paper."""
    scene.add(sheet(oval(x - 30, y + 36, across, across * 0.9), "#0c3428", melt=22, shadow=0, rim=0,
                    alpha=0.55, wrap=0))
    for level, k in enumerate((1.0, 0.76, 0.52, 0.28), 1):
        dx, dy = 5.0 * level, -8.0 * level
        around = [i * math.tau / 12 for i in range(12)]
        terrace = blob(*((x + dx + across * k * (1 + 0.07 * math.sin(3 * a + k * 4)) * math.cos(a),
                          y + dy + across * 0.84 * k * math.sin(a)) for a in around))
        scene.add(sheet(terrace, "#2c4c2c", shadow=1, soft=11, lift=9, rim=2))
        for name, (kind, corners) in zip("abcdefghi", FIELDS, strict=True):
            patch = within(moved(poly(*corners), dx, dy), terrace)
            if not patch.isEmpty():
                scene.add(_field(name, kind, patch, (dx, dy)).toned(light=0.11 * level))


def _seams() -> list[Path]:
    """Long stitches along the edges of all fields."""
    threads = []
    for _, corners in FIELDS:
        for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
            count = max(2, round(math.dist((x0, y0), (x1, y1)) / 17))
            for i in range(count):
                a, b = (i + 0.2) / count, (i + 0.75) / count
                threads.append(taper([(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a),
                                      (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)], [3, 3]))
    return threads


def _hem(scene: Scene) -> None:
    turned = blob((-272, -640, "c"), (-100, -652), (100, -632), (272, -644, "c"), (268, -580, "c"),
                  (90, -566), (-110, -584), (-268, -572, "c"))
    lace = [minus(circle(-255 + i * 30, -572, 15), circle(-255 + i * 30, -567, 5))
            for i in range(18)]
    stripes = [taper([(-270, y - 4), (-110, y - 10), (90, y + 8), (270, y - 2)], [4, 4])
               for y in (-628, -600)]
    scene.add(motif(sheet(lace, "#d8ccb0", "#94887c", shadow=0.8, soft=6, rim=1.3),
                    sheet(turned, "#e4d8bc", "#a89884", shadow=0.8, soft=8, rim=1.6),
                    mark(all_within(stripes, turned), "#3c7c8c", alpha=0.6)).at(X, Y, SIZE))


def _life(scene: Scene) -> None:
    for x, y, size in ((120, 700, 0.5), (160, 728, 0.44), (212, 706, 0.5), (650, 620, 0.6),
                       (684, 640, 0.5), (330, 1010, 0.5), (652, 480, 0.5)):
        scene.add(round_tree(f"quilt {x}", "#4c8c44", "#1c5438").at(x, y, size))
    scene.add(windmill("#d8ccb0", "#8c8474", "#b8583c", "#6c2c28", turn=20).at(596, 996, 0.36))
    for x, y, size, roof in ((470, 1034, 0.4, "#b8502c"), (530, 1052, 0.46, "#8c3c34"),
                             (660, 1030, 0.44, "#b8502c"), (596, 1062, 0.42, "#6c3440"),
                             (432, 1064, 0.4, "#8c3c34"), (668, 1072, 0.4, "#a84c34")):
        scene.add(cottage(f"quilt {x}", "#d0bc94", "#84705c", roof, shaded(roof, 0.5), "#ffd070",
                          smoke=None).at(x, y, size))
    scene.add(_plough().at(282, 430, 1.12))
    for s in (-1, 1):
        slipper = blob((-17, 28), (-20, -6), (-14, -40), (0, -48), (14, -40), (20, -6), (17, 28),
                       (0, 36))
        toe = within(slipper, box(-30, -60, 60, 50))
        pair = motif(sheet(slipper, "#e4b8a8", "#8c5c5c", soft=8, rim=1.8),
                     sheet(toe, "#d8587c", "#7c2848", soft=6, rim=1.8),
                     mark(leaf(-8, -26, 17, 9, 0), "#ffe0c0"))
        scene.add(pair.at(420 + s * 26, 1146, 0.84, s * 9))
    rail = [box(96, 1086, 608, 15, 7)]
    knobs = [circle(400 + side * 312, 1093, 19) for side in (-1, 1)]
    scene.add(sheet(rail, "#d8a858", "#7c4c24", soft=8, rim=1.9),
              sheet(knobs, "#d8a858", "#7c4c24", soft=7, rim=1.9, puff=0.15))
    pools = [poly((x, -40), (x + 120, -40), (x - 70, 520), (x - 190, 520)) for x in (520, 680, 840)]
    scene.add(sheet(pools, "#fff0a8", melt=12, shadow=0, rim=0, alpha=0.1, wrap=0))
    scene.dust(80, "#fff4c0", around=(560, 260), spread=240, largest=2, strength=0.4)


def _plough() -> Motif:
    """A cart with its horse; the ploughman stands before them, his hat in his hand."""
    body = blob((-36, -40), (-10, -46), (20, -44), (34, -52), (40, -74), (52, -86, "c"), (58, -74),
                (70, -58), (64, -50), (52, -54), (46, -30), (20, -22), (-30, -22), (-40, -32))
    legs = [taper([(x, -28), (x + 1, 0)], [8, 6]) for x in (-32, -22, 26, 36)]
    mane = taper([(52, -86), (42, -70), (34, -52)], [3, 9, 5])
    tail = taper([(-36, -40), (-48, -28), (-46, -10)], [5, 7, 2])
    return motif(
        sheet(oval(-30, 2, 90, 7), "#3c2c18", melt=5, shadow=0, rim=0, alpha=0.5),
        sheet([*legs, tail], "#54301c", "#2c1810", soft=4, rim=1.3),
        sheet(body, "#8c5430", "#4c2818", soft=6, rim=1.8),
        sheet(mane, "#2c1810", soft=3, rim=1.2),
        cart("#a8642c", "#4c2418", "#d8a050").at(-100, 2, 0.56, flip=True),
        walker_back(PEOPLE[4], "jacket", "nothing", "none").at(92, 4, 0.52),
        sheet([oval(112, -34, 11, 5), circle(112, -38, 6)], "#e0b450", "#8c5c24", soft=3, rim=1.5),
    )
