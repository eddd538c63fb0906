"""Two cliffs are sleepers face to face; a rope bridge hangs from lip to lip."""

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
    chance,
    circle,
    land,
    leaf,
    mark,
    mixed,
    motif,
    oval,
    pane,
    poly,
    ridge,
    shaded,
    sheet,
    spline,
    star,
    swirl,
    taper,
    tendril,
    union,
    within,
)
from atelier.engine.paths import Knot
from atelier.motifs.birds_air import swallow
from atelier.motifs.houses import house
from atelier.motifs.landscapes import mountains
from atelier.motifs.people_walk import walker_back
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.things_small import envelope
from atelier.palettes import ROSE_DAWN

LEFT: tuple[Knot, ...] = (
    (-80, 10, "c"), (60, 44), (156, 112), (212, 206), (232, 296), (226, 352), (246, 410),
    (284, 468), (318, 512), (316, 538), (284, 554), (258, 562), (262, 582), (294, 602), (300, 618),
    (268, 636, "c"), (296, 652), (298, 676), (268, 698), (262, 720), (288, 758), (286, 806),
    (246, 852), (176, 888), (118, 934), (98, 1020), (106, 1120), (70, 1260, "c"),
    (-80, 1260, "c"))
# The right one as if it looked to the right; its lips are parted.
RIGHT: tuple[Knot, ...] = (
    (-80, 30, "c"), (70, 66), (166, 136), (216, 226), (228, 306), (218, 362), (236, 420),
    (276, 476), (310, 512), (310, 536), (280, 554), (252, 562), (258, 580), (292, 596), (298, 612),
    (258, 634, "c"), (236, 646), (260, 658, "c"), (294, 670), (294, 696), (264, 716), (260, 736),
    (286, 774), (282, 820), (240, 862), (172, 896), (116, 940), (98, 1024), (108, 1120),
    (80, 1260, "c"), (-80, 1260, "c"))
DECK: list[Point] = [(282, 640), (336, 678), (400, 708), (466, 718), (510, 700), (530, 650)]


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("cliff lips", Light(400, 336, "#fff2d0", 220), shadow=ROSE_DAWN.shadow,
                  finish=Finish(bloom=0.27, vignette=0.3, exposure=0.96, saturation=1.08))
    _dawn(scene)
    _valley(scene)
    scene.add(_face(LEFT, "#d07860", "#54203c", 0))
    scene.add(_waterfall())
    scene.add(_face(RIGHT, "#94588c", "#2c1444", 16).at(800, 0, flip=True))
    _ear(scene)
    _wood(scene)
    _bridge(scene)
    _front(scene)
    scene.dust(90, "#fff0d8", around=(400, 400), spread=200, largest=2, strength=0.4)
    return scene


def _dawn(scene: Scene) -> None:
    scene.sky((0, "#4c88a0"), (0.3, "#a8a4b4"), (0.5, "#d8a0a4"), (0.7, "#e8a890"), (1, "#a86080"),
              clouds=0.2)
    scene.discs((250, "#b49cac"), (186, "#d0a8a8"), (126, "#e4bcac"), (72, "#f0d4bc"), through=0.12)
    scene.add(pane(star(400, 336, 52, 8, 0.26), "#fffae0", 1.35, glow=20, spill=0.4))
    for x, y, wide, high, colour in ((330, 130, 220, 50, "#8c9cb0"), (520, 210, 180, 44, "#b4a0b0"),
                                     (400, 540, 200, 40, "#e0a8a4"), (470, 470, 150, 34,
                                                                      "#dca8a8")):
        scene.add(drifting_cloud(f"lips {x}", wide, high, colour).at(x, y))
    for x, y, size, turn in ((342, 452, 0.22, -14), (452, 424, 0.18, -8), (372, 250, 0.16, -20)):
        scene.add(swallow("#5c3050", "#341838").at(x, y, size, turn))


def _valley(scene: Scene) -> None:
    scene.add(mountains("lips", 890, 130, "#b07890", "#8c5878", "#e8b8ac").tinted("#d8a0a0", 0.25))
    scene.fog("#e8b8a8", 680, 880, 0.45)
    scene.rays(0.14, threshold=0.75)
    scene.add(sheet(ridge("lips low", 886, 34, 1.6, 0.4), "#a8687c", "#7c4464", shadow=0.5, rim=1))
    ground = land((0, 930), (240, 912), (400, 900), (560, 912), (800, 930))
    river = taper([(404, 900), (372, 940), (440, 990), (380, 1060), (430, 1140), (400, 1260)],
                  [12, 26, 44, 64, 92, 130])
    inner = taper([(404, 904), (374, 942), (438, 990), (382, 1060), (430, 1140), (400, 1260)],
                  [5, 14, 27, 42, 64, 96])
    hills = [oval(x, y, wide, wide * 0.34) for x, y, wide in
             ((250, 1010, 130), (560, 1030, 140), (210, 1100, 170), (600, 1130, 180), (300, 1220,
                                                                                       150))]
    flow = [taper([(x, y), (x + d, y + 22), (x, y + 48)], [0.5, 4, 0.5]) for x, y, d in
            ((420, 975, 10), (396, 1030, -10), (372, 1064, -6), (420, 1110, 10), (400, 1150, 8),
             (446, 1150, 6), (380, 960, -4))]
    scene.add(sheet(ground, "#8c4c64", "#3c1840", shadow=0.6, soft=12, rim=1.3),
              sheet(all_within(hills, ground), "#743c5c", "#34163c", shadow=0.6, soft=10, rim=1.2),
              sheet(river, "#e8b4a8", "#b0788c", shadow=0.5, soft=6, rim=1.3),
              sheet(inner, "#6cb4b4", "#2c7884", shadow=0.4, soft=5, rim=1),
              mark(flow, "#e0f0e4", alpha=0.6))
    for x, y, tall in ((300, 950, 60), (330, 964, 46), (500, 952, 64), (530, 968, 50), (286, 1010,
                                                                                        84),
                       (540, 1030, 90), (506, 1090, 74), (322, 1090, 80)):
        scene.add(_fir(tall, "#3c5c5c", "#2c2c48").at(x, y))


def _face(knots: tuple[Knot, ...], colour: Colour, end: Colour, parted: float) -> Motif:
    """A sleeping profile that looks right: skin, cheek, lid and lashes, lips, a carved neck."""
    body = blob(*knots, tension=0.5)
    jaw = blob((-90, 540, "c"), (30, 620), (84, 712), (132, 790), (192, 836), (246, 853, "c"),
               (176, 888), (118, 934), (98, 1020), (106, 1120), (70, 1260, "c"), (-90, 1260, "c"))
    curls = [tendril([(-30, y + 60), (24, y + 40), (58, y)], [1, 5, 6, 5, 2], 24, 1.6, -1)
             for y in (960, 1044, 1126)]
    return motif(
        sheet(body, *((colour, end) if parted else (end, colour)), direction="across", soft=20,
              lift=12, rim=2.8, through=0.3),
        sheet(within(jaw, body), shaded(end, 0.8), end, shadow=0.7, soft=14, rim=1.2, through=0.2,
              wrap=0),
        mark(all_within(curls, body), mixed(colour, end, 0.4), alpha=0.6),
        sheet(oval(196, 590, 46, 36), "#f08878", melt=14, shadow=0, rim=0, wrap=0, alpha=0.34),
        _eye(colour, end, body), _lips(colour, end, body, parted),
    )


def _eye(colour: Colour, end: Colour, body: Path) -> Motif:
    """A closed eye under a brow of cut leaves."""
    lid = within(blob((108, 404, "c"), (130, 376), (168, 362), (204, 378), (218, 406, "c"),
                      (192, 424), (168, 429), (134, 421)), body)
    seam = taper([(108, 402), (134, 424), (170, 432), (204, 422), (218, 404)], [2, 6, 7, 6, 2])
    lashes = [taper([(x, y), (x + d * 0.8, y + 20), (x + d * 2.6, y + 36)], [7, 4.4, 0.6])
              for x, y, d in ((124, 416, -10), (146, 426, -5), (169, 430, 0), (191, 426, 5),
                              (208, 416, 10))]
    crease = taper([(122, 372), (164, 344), (206, 360)], [1, 4, 1])
    brow = [leaf(92 + k * 19, 336 - 24 * math.sin(k * 0.6), 48, 20, -26 + k * 9) for k in range(6)]
    nostril = tendril([(300, 548), (282, 538), (272, 522)], [2, 5, 5, 4, 2], 13, 1.1, 1)
    return motif(
        sheet(lid, mixed(colour, end, 0.22), mixed(colour, end, 0.5), shadow=0.4, soft=9, rim=0.8,
              puff=0.12),
        mark(crease, end, alpha=0.5), mark(within(nostril, body), shaded(end, 0.6), alpha=0.7),
        sheet([seam, *lashes], shaded(end, 0.35), shadow=0.3, soft=3, rim=1.2),
        sheet(all_within(brow, body), mixed(end, "#3c7c6c", 0.4), shaded(end, 0.7), shadow=0.7,
              soft=6, rim=1.5),
    )


def _lips(colour: Colour, end: Colour, body: Path, parted: float) -> Motif:
    """Two lips that meet in a fine line, or part a little as if to speak."""
    p = parted
    upper = blob((208, 631, "c"), (230, 614), (258, 596), (280, 596), (304, 606), (306, 624),
                 (270, 636, "c"), (238, 634))
    lower = blob((214, 634 + p * 0.5, "c"), (242, 640 + p), (270, 641 + p), (304, 652 + p),
                 (304, 674 + p), (274, 689 + p), (242, 676 + p), (224, 654 + p * 0.8))
    between = blob((212, 631, "c"), (240, 630), (280, 632), (280, 648 + p), (240, 644 + p))
    shine = [taper([(284, 656 + p), (292, 664 + p), (286, 676 + p)], [1, 5, 1]),
             taper([(262, 604), (278, 602), (290, 608)], [0.6, 4, 0.6])]
    chin = taper([(248, 704 + p), (262, 712 + p), (276, 710 + p)], [0.5, 5, 0.5])
    paint = mixed(mixed(colour, end, 0.4), "#d02c4c", 0.56)
    corner = taper([(272, 636 + p * 0.5), (238, 634 + p * 0.5), (214, 632 + p * 0.3), (202, 624)],
                   [2, 4, 3, 0.6])
    return motif(sheet(within(between, body), shaded(end, 0.35), shadow=0, rim=0) if p else [],
                 sheet(within(lower, body), paint, shaded(paint, 0.62), shadow=0.6, soft=6,
                       rim=1.5, puff=0.12),
                 sheet(within(upper, body), shaded(paint, 0.82), shaded(paint, 0.56), shadow=0.6,
                       soft=6, rim=1.5, puff=0.12),
                 mark(all_within(shine, body), mixed(paint, "#ffd8c8", 0.6), alpha=0.45),
                 mark(within(chin, body), shaded(end, 0.6), alpha=0.5),
                 mark(within(corner, body), shaded(end, 0.4), alpha=0.9))


def _waterfall() -> Motif:
    """The left one's hair: water in broad strands that roll up at the shoulder, and foam."""
    dice = chance("cliff lips water")
    falls: list[Motif] = []
    colours: tuple[tuple[Colour, Colour], ...] = (
        ("#1c5878", "#0c2c54"), ("#2c7c94", "#144468"), ("#58a8b4", "#2c6c8c"),
        ("#a8d4d0", "#5c9cb0"))
    for index in range(15):
        start = 172 - index * 16
        x = 96 - index * 11
        low = 560 + index * 52
        strand = tendril([(start, 118 - index * 3), (x + 24, 190 + index * 4), (x - 6, 330),
                          (x - 16 + dice.uniform(-8, 8), low * 0.72), (x + 2, low)],
                         [5, 22, 30, 32, 30, 24, 16, 10, 5], 26 + index * 1.4, 1.3, -1)
        falls.append(motif(sheet(strand, *colours[(index * 3 + 1) % 4], shadow=0.7, soft=8,
                                 rim=1.6, through=0.2)))
    threads = [taper([(150 - i * 19, 126 - i * 4), (84 - i * 13, 260), (70 - i * 12, 430),
                      (64 - i * 11, 600 + i * 40)], [1, 4, 3, 0.5]) for i in range(8)]
    foam = [circle(182 - i * 20, 116 - i * 7 + dice.uniform(-5, 5), dice.uniform(13, 22))
            for i in range(11)]
    return motif(falls, mark(threads, "#e0f4f0", alpha=0.5),
                 sheet(union(foam), "#dcecec", "#88b0bc", shadow=0.8, soft=7, rim=1.8),
                 mark([swirl(182 - i * 40, 114 - i * 14, 10, 1.5, 3, 1) for i in range(5)],
                      "#5c98a8", alpha=0.7))


def _fir(tall: float, colour: Colour, end: Colour) -> Motif:
    tiers = [poly((-tall * w, -tall * low), (0, -tall * top), (tall * w, -tall * low),
                  (tall * w * 0.4, -tall * (low - 0.04)), (-tall * w * 0.4, -tall * (low - 0.04)))
             for w, low, top in ((0.24, 0.08, 0.52), (0.19, 0.32, 0.76), (0.13, 0.56, 1.0))]
    trunk = poly((-tall * 0.03, 4), (tall * 0.03, 4), (tall * 0.03, -tall * 0.14),
                 (-tall * 0.03, -tall * 0.14))
    return motif(sheet(trunk, end, shadow=0.4),
                 *(sheet(one, mixed(colour, "#a8c0a0", 0.08 * i), end, shadow=0.7, soft=5, rim=1.4)
                   for i, one in enumerate(tiers)))


def _wood(scene: Scene) -> None:
    """The right one's hair: firs from the brow to the nape."""
    dice = chance("cliff lips firs")
    edge = spline([(626, 208), (660, 150), (720, 106), (800, 92)], 10)
    for rank, (drop, tall) in enumerate(((0, 96), (44, 112), (96, 128), (160, 140))):
        for index in range(rank % 2, len(edge), 5):
            x, y = edge[index]
            if x + drop * 0.5 > 840:
                continue
            scene.add(_fir(tall * dice.uniform(0.8, 1.15), ("#4c9c74", "#3c8468", "#2c6c5c",
                                                            "#205450")[rank],
                           "#14283c").at(x + drop * 0.5 + dice.uniform(-6, 6), y + drop + 14))
    for y in range(330, 1000, 62):
        scene.add(_fir(132 * dice.uniform(0.85, 1.1), "#204a48", "#10202f")
                  .at(786 + dice.uniform(-16, 14), y + 100))


def _ear(scene: Scene) -> None:
    """An ear with a few lit houses in its hollow."""
    shell = blob((668, 556), (652, 500), (672, 448), (714, 436), (742, 470), (744, 530), (722, 584),
                 (712, 628), (690, 648), (672, 620))
    hollow = blob((684, 566), (672, 510), (686, 470), (712, 462), (726, 490), (726, 536), (706,
                                                                                           580),
                  (694, 590))
    homes = motif(*(house(f"lips ear {x}", w, h, r, lean, "#a8607c", roof=roof).at(x, y) for
                    x, y, w, h, r, lean, roof in
                    ((690, 556, 22, 34, 22, -3, "#4c1c40"), (712, 552, 20, 46, 22, 3, "#6c2c48"),
                     (701, 568, 20, 28, 18, 0, "#341438"), (718, 570, 18, 26, 18, 4, "#4c1c40"))))
    scene.add(sheet(shell, "#a8648c", "#442050", shadow=1, soft=12, rim=2),
              sheet(hollow, "#3c1438", "#240a28", shadow=0.3, soft=5, rim=1),
              homes.inside(hollow))


def _bridge(scene: Scene) -> None:
    deck = spline(DECK, 14)
    rail = [(x, y - 40 + 8 * (1 - abs(x - 400) / 130)) for x, y in deck]
    slats = [poly((x - 4.6, y - 5), (x + 4.6, y - 5), (x + 4, y + 7), (x - 4, y + 7))
             for x, y in deck[::2]]
    ties = [taper([top, low], [1.4, 1.4]) for top, low in zip(rail[1::4], deck[1::4], strict=True)]
    far = [(x + 2, y + 8) for x, y in rail]
    posts = [taper([(280, 656), (278, 590)], [8, 6]), taper([(530, 664), (534, 598)], [8, 6])]
    breath = [taper([(x, y), (x + 60, y + d), (x + 110, y + d * 0.4)], [0.4, 3, 0.4]) for x, y, d in
              ((392, 606, 6), (424, 632, 10), (372, 640, 10), (440, 586, 2), (414, 668, -4))]
    scene.add(
        mark(breath, "#fff0e0", alpha=0.6),
        sheet(taper(far, [2, 2], steps=3), "#4c2838", shadow=0.4, soft=4),
        sheet(slats, "#a8683c", "#5c2c2c", shadow=0.9, soft=6, rim=1.5),
        sheet(posts, "#8c5434", "#4c2428", shadow=0.9, soft=5, rim=1.6),
        walker_back(PEOPLE[8], "coat", "satchel", "cap").at(424, 718, 0.74, 6),
        envelope(wax="#c8302c").at(404, 664, 0.22, -12),
        sheet([*ties, taper(rail, [2.8, 2.8], steps=3)], "#f0d8a8", "#a87858", shadow=0.6, soft=4,
              rim=1.3),
    )


def _front(scene: Scene) -> None:
    for right in (False, True):
        bank = land((-60, 1130), (80, 1118), (200, 1140), (290, 1190), (330, 1260))
        cut_off = within(bank, poly((-60, 1000), (330, 1000), (330, 1300), (-60, 1300)))
        firs = [_fir(tall, "#34405c", "#160c28").at(x, y) for x, y, tall in
                ((34, 1136, 110), (92, 1138, 84), (150, 1148, 100), (214, 1170, 76))]
        scene.add(motif(firs, sheet(cut_off, "#3c1c44", "#180a24", soft=14, rim=1.6, through=0.2),
                        ).at(800 if right else 0, 0, flip=right))
