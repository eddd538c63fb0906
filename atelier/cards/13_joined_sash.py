"""A gardener and a diver are one court card; her flower's root is his anchor's rope."""


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
    box,
    chance,
    circle,
    leaf,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    spline,
    sprig,
    star,
    swirl,
    taper,
    tendril,
    within,
)
from atelier.motifs._seams import beads, stitches
from atelier.motifs.animals_sea import fish
from atelier.motifs.boats import anchor
from atelier.motifs.flowers import dahlia
from atelier.motifs.hats import sun_hat
from atelier.palettes import UNDERWATER

ROOT: list[Point] = [(641, 486), (632, 552), (560, 590), (450, 572), (350, 622), (240, 612),
                     (176, 650), (166, 720), (168, 812)]
STRAW, BRASS, SUIT, BLOUSE = "#dca848", "#d08838", "#b49a68", "#e0a83c"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("joined sash", Light(380, 300, "#fff4c0", 240), shadow=UNDERWATER.shadow,
                  finish=Finish(bloom=0.26, vignette=0.3, exposure=0.98, saturation=1.08))
    _air(scene)
    _water(scene)
    scene.rays(0.1, threshold=0.8, length=0.8)
    half = poly((-60, -60), (860, -60), (860, 531), (-60, 669))
    scene.add(_flower(), _gardener().inside(half),
              anchor("#64788a", "#1c2834", "#c08048").at(168, 1080, 0.64),
              motif(_arm((474, 462), (556, 456), (622, 408)), _diver()).inside(half)
              .at(800, 1200, 1, 180))
    for turn in (0, 180):
        golden = fish("#e87830", "#8c2c1c", "#ffd890", 110).at(132, 500, 1, -24)
        scene.add(golden.at(400, 600, 1, turn).at(-400, -600) if not turn
                  else golden.at(800, 1200, 1, 180))
    _belt(scene)
    scene.add(_arm((506, 516), (580, 556), (622, 472)).at(800, 1200, 1, 180))
    scene.dust(80, "#fff4c0", around=(380, 300), spread=240)
    frames.rounded(scene, "#0c3a40", "#04161e", 24, 60)
    frames.corner_scrolls(scene, "#d0a048", "#5c4420", 44)
    return scene


def _air(scene: Scene) -> None:
    scene.sky((0, "#7c9c40"), (0.25, "#c8bc50"), (0.5, "#8cac50"), (0.55, "#1c7078"),
              (1, "#04202c"))
    scene.discs((330, "#a8b048"), (262, "#ccbc4c"), (200, "#e4c858"), x=380, y=300, through=0.16)
    beams = [moved(poly((190, -13), (300, 0), (190, 13)), 380, 300, turn=15 * k) for k in range(24)]
    scene.add(sheet(beams, "#e8c050", "#d08c34", shadow=0.5, soft=6, rim=1.3, direction="light"))
    scene.source(172, "#ffeca0", 1.0, glow=18, spill=0.2, x=380, y=300)
    dice = chance("sash leaves")
    stems: tuple[list[Point], ...] = (
        [(70, 680), (60, 520), (90, 380), (70, 250)], [(190, 680), (170, 560), (120, 470)],
        [(730, 600), (744, 450), (716, 320), (738, 190)], [(560, 600), (590, 480), (570, 400)])
    for index, points in enumerate(stems):
        scene.add(sheet(sprig(points, 8, 62, dice), ("#5c8c3c", "#3f7440")[index % 2], "#1c4c34",
                        shadow=0.8, soft=9, rim=1.6, through=0.3))


def _water(scene: Scene) -> None:
    """The lower half: deep water, a ring of light, weeds."""
    deep = poly((-60, 660), (860, 540), (860, 1260), (-60, 1260))
    scene.add(sheet(deep, "#136470", "#041c2c", shadow=0, rim=0))
    for outer, inner, colour in ((330, 262, "#0f5868"), (262, 200, "#187480")):
        scene.add(sheet(ring(420, 900, inner, outer), colour, shadow=0.4, rim=1, inside=deep,
                        through=0.1))
    scene.add(pane(ring(420, 900, 152, 178), "#b8f4e4", 0.72, glow=16, spill=0.4),
              sheet(circle(420, 900, 150), "#1c8488", "#0c4a5c", shadow=0.3, rim=0.8))
    for x, y, tall, turning in ((700, 1150, 300, 1), (748, 1180, 200, -1), (640, 1190, 210, -1),
                                (60, 1190, 170, 1), (300, 1200, 120, 1)):
        weed = tendril([(x, y + 40), (x - 16, y - tall * 0.4), (x + 12, y - tall)],
                       [10, 16, 15, 12, 8, 4, 1], 22, 1.5, turning)
        scene.add(sheet(weed, "#1f8070", "#08343c", shadow=0.8, soft=8, rim=1.6))
    bubbles = [ring(x, y, r * 0.72, r) for x, y, r in (
        (620, 960, 15), (650, 910, 9), (606, 880, 7), (640, 820, 12), (290, 1120, 8), (90, 760, 8))]
    scene.add(mark(bubbles, "#8ce0d4", alpha=0.6))


def _flower() -> Motif:
    """A tall red flower; its stem goes down into the belt."""
    stem = taper([(652, 240), (640, 330), (648, 430), (634, 560)], [11, 13, 14, 16])
    leaves = [leaf(642, 350, 112, 44, -24), leaf(646, 420, 104, 42, 202),
              leaf(640, 490, 96, 40, -34)]
    return motif(
        sheet([stem, *leaves], "#4c9448", "#174c38", shadow=1, soft=9, rim=1.8),
        mark([taper([(650, 352), (690, 338), (736, 312)], [1, 3, 0.6]),
              taper([(640, 418), (600, 400), (560, 384)], [1, 3, 0.6])], "#8cc05c", alpha=0.6),
        dahlia().at(652, 206))


def _gardener() -> Motif:
    body = blob((150, 720, "c"), (190, 560), (232, 470), (320, 430), (430, 430), (516, 472),
                (556, 570), (580, 720, "c"))
    apron = within(blob((270, 440, "c"), (310, 520), (440, 520), (480, 440, "c"), (530, 720, "c"),
                        (220, 720, "c")), body)
    neck = blob((348, 390, "c"), (410, 390, "c"), (412, 434), (424, 458), (378, 482), (334, 458),
                (346, 434))
    chin = blob((316, 320, "c"), (442, 320, "c"), (440, 372), (424, 410), (392, 432), (366, 432),
                (334, 410), (318, 372))
    cheeks = [oval(378 + s * 40, 396, 15, 10) for s in (-1, 1)]
    nose = blob((372, 370), (386, 370), (394, 384), (380, 391), (366, 384))
    plaits = [taper([(x, 360), (x + side * 14, 440), (x + side * 8, 540)], [34, 36, 18])
              for x, side in ((314, -1), (446, 1))]
    twists = [swirl(x + side * (8 if k < 3 else 11), 396 + k * 30, 13, 1, 3, side)
              for x, side in ((314, -1), (446, 1)) for k in range(5)]
    dots = [star(x, y, 9, 5, 0.5) for x, y in ((352, 560), (410, 566), (310, 620), (374, 630),
                                              (440, 620))]
    return motif(
        sheet(body, BLOUSE, "#7c5424", shadow=1.1, soft=16, rim=2, puff=0.08),
        sheet(apron, "#5c8c48", "#24503a", shadow=0.7, soft=9, rim=1.6),
        mark(stitches([(276, 452), (312, 530), (438, 530), (474, 452)], 12, 3),
             "#d8d880"),
        mark(dots, "#a8c860", alpha=0.8),
        sheet(neck, "#945c38", "#5c3424", shadow=0.6, soft=6),
        sheet(chin, "#bc7848", "#8a5030", shadow=0.8, soft=7, rim=1.4),
        sheet(all_within(cheeks, chin), "#e0705c", melt=6, shadow=0, rim=0, wrap=0, alpha=0.5),
        sheet(nose, "#c88454", "#945838", shadow=0.5, soft=4, rim=1.2),
        mark(taper([(356, 402), (379, 414), (402, 402)], [1.4, 4.4, 1.4]), "#6c2c20"),
        sheet(plaits, "#3c2420", "#1c1014", shadow=0.9, soft=7, rim=1.6),
        mark(twists, "#6c4430", alpha=0.8),
        sheet([oval(304, 548, 16, 9), oval(458, 548, 16, 9)], "#d83c30", "#7c1820", soft=4),
        _sleeve(), _can(), _fist(), sun_hat(STRAW).at(380, 290))


def _sleeve() -> Motif:
    """Her arm: down to the elbow behind the waves, and up to the can."""
    upper = taper([(496, 486), (534, 540), (576, 574)], [84, 78, 70])
    lower = taper([(584, 580), (576, 530), (564, 492)], [70, 62, 52])
    cuff = taper([(534, 494), (592, 484)], [18, 18])
    forearm = taper([(564, 494), (556, 446), (550, 412)], [38, 34, 30])
    folds = [taper([(548 + k * 12, 512 + k * 12), (572 + k * 6, 524 + k * 14)], [1, 4, 1])
             for k in range(3)]
    return motif(sheet(upper, shaded(BLOUSE, 1.02), "#7c5424", shadow=1, soft=10, rim=1.8),
                 sheet(forearm, "#bc7848", "#8a5030", shadow=0.8, soft=6, rim=1.5),
                 sheet(lower, shaded(BLOUSE, 1.12), "#8c5c28", shadow=1, soft=9, rim=1.9,
                       puff=0.08),
                 mark(folds, "#7c5424", alpha=0.6),
                 sheet(cuff, "#f0e0b0", "#a88c54", shadow=0.7, soft=5, rim=1.5))


def _fist() -> Motif:
    """Her fingers round the handle."""
    fingers = [taper([(528 + k * 12, 370 + abs(k - 1.5) * 2), (530 + k * 12, 394)], [13, 13])
               for k in range(4)]
    return motif(sheet(finger, "#bc7848", "#8a5030", shadow=0.8, soft=5, rim=1.5)
                 for finger in fingers)


def _can() -> Motif:
    """The watering can in her hand, its water falling to the flower's foot."""
    body = blob((506, 396, "c"), (586, 404, "c"), (588, 458, "c"), (500, 450, "c"))
    spout = taper([(584, 440), (612, 420), (626, 392)], [22, 14, 10])
    rose = moved(oval(0, 0, 20, 9), 630, 386, 1, 28)
    handle = outline(moved(circle(0, 0, 40), 546, 420), 9)
    drops = [moved(blob((0, -12, "c"), (5, 0), (0, 7), (-5, 0)), x, y, 0.9, -12) for x, y in (
        (650, 404), (662, 430), (668, 462), (646, 436), (656, 470), (664, 500), (648, 506),
        (640, 474), (672, 530), (654, 536))]
    bands = [taper([(504, y), (588, y + 6)], [4, 4]) for y in (410, 440)]
    return motif(sheet(minus(handle, box(500, 404, 88, 80)), "#2c8484", "#0f444c", shadow=0.8,
                       rim=1.8),
                 sheet(spout, "#2c8484", "#0f444c", shadow=0.8, rim=1.8),
                 sheet(body, "#3c9c98", "#124c54", shadow=1, soft=9, rim=2),
                 mark(all_within(bands, body), "#a8e0cc", alpha=0.7),
                 sheet(rose, "#58b4a8", "#1c646c", shadow=0.7, soft=4, rim=1.8),
                 sheet(drops, "#e0fcf0", "#78c8c8", shadow=0.6, soft=4, rim=1.4))


def _diver() -> Motif:
    """The diver upright; the card turns him upside down."""
    body = blob((128, 720, "c"), (150, 560), (186, 486), (280, 444), (480, 444), (574, 486),
                (610, 580), (632, 720, "c"))
    collar = blob((270, 436), (310, 412), (380, 404), (450, 412), (490, 436), (494, 474),
                  (452, 502), (380, 512), (308, 502), (266, 474))
    folds = [taper([(206 + k * 20, 560 + k * 22), (250 + k * 16, 620 + k * 12),
                    (300 + k * 8, 640 + k * 12)], [1, 5, 1]) for k in range(3)]
    belts = [taper([(250, 520), (330, 640), (392, 720)], [24, 22, 22]),
             taper([(510, 520), (430, 640), (368, 720)], [24, 22, 22])]
    bolts = beads([(280, 474), (320, 492), (380, 500), (440, 492), (480, 474)], 34, 6.5)
    return motif(
        sheet(body, SUIT, "#4c4030", shadow=1.1, soft=16, rim=2, puff=0.08),
        mark(all_within(folds, body), "#3c3830", alpha=0.7),
        sheet(belts, "#5c3c2c", "#2c1c1c", inside=body, shadow=0.8, soft=7, rim=1.5),
        sheet(collar, BRASS, "#5c3420", shadow=1, soft=10, rim=2),
        mark(outline(collar, 5), "#f0c068", alpha=0.5),
        sheet(bolts, "#f0c878", "#8c5428", shadow=0.6, soft=3, rim=1.8),
        _helmet())


def _helmet() -> Motif:
    globe = blob((256, 320), (262, 240), (310, 178), (380, 158), (450, 178), (498, 240), (504, 320),
                 (476, 396), (440, 430, "c"), (320, 430, "c"), (284, 396))
    glint = within(blob((290, 250), (320, 200), (370, 180), (350, 204), (316, 250), (304, 300)),
                   globe)
    rays = [moved(taper([(70, 0), (78, 0)], [8, 8]), 380, 312, turn=30 * k) for k in range(12)]
    bars = [box(376, 250, 8, 124), box(318, 308, 124, 8)]
    side = [oval(262, 306, 20, 46), oval(498, 306, 20, 46)]
    return motif(
        sheet(taper([(470, 196), (540, 140), (520, 60), (600, 20)], [15, 15, 15, 15]), "#a84c34",
              "#4c1c20", shadow=0.9, rim=1.6),
        sheet(side, "#a86428", "#4c2818", shadow=0.9, rim=2),
        sheet(globe, BRASS, "#6c3c20", shadow=1.2, soft=16, rim=2.2, puff=0.1),
        mark(glint, "#f8dc98", alpha=0.22),
        sheet(blob((350, 164, "c"), (356, 136), (380, 126), (404, 136), (410, 164, "c")), "#e0a850",
              "#7c4824", shadow=0.7, rim=2),
        sheet(ring(380, 312, 60, 88), "#e0a850", "#7c4824", shadow=0.9, soft=7, rim=2.2),
        sheet(rays, "#8c5428", shadow=0.3, soft=2),
        sheet(circle(380, 312, 61), "#0c3c48", "#04141c", shadow=0, rim=0.6),
        mark(blob((340, 290), (364, 262), (392, 258), (366, 280), (350, 310)), "#6cc8c0",
             alpha=0.7),
        mark([star(408, 340, 12, 4, 0.3)], "#f0f8d8"),
        sheet(bars, "#e0a850", "#8c5428", shadow=0.8, soft=4, rim=1.8))


def _arm(start: Point, elbow: Point, hand: Point) -> Motif:
    """An arm that hauls at the rope, in his own upright place."""
    x, y = hand
    glove = blob((x - 22, y + 18), (x - 18, y - 14), (x + 6, y - 24), (x + 30, y - 18),
                 (x + 38, y + 4), (x + 24, y + 22), (x, y + 28))
    fingers = [taper([(x + 2 + k * 2, y - 14 + k * 11), (x + 36, y - 10 + k * 11)], [1, 3, 1])
               for k in range(3)]
    cuff = taper([(x - 30, y - 6), (x - 10, y + 30)], [15, 15])
    wrist = (x - 18.0, y + 12.0)
    upper, lower = taper([start, elbow], [86, 72]), taper([elbow, wrist], [70, 46])
    bands = [within(taper([(elbow[0] + (wrist[0] - elbow[0]) * k - 40,
                            elbow[1] + (wrist[1] - elbow[1]) * k - 26),
                           (elbow[0] + (wrist[0] - elbow[0]) * k + 40,
                            elbow[1] + (wrist[1] - elbow[1]) * k + 26)], [5, 5]), lower)
             for k in (0.3, 0.5)]
    return motif(sheet(upper, SUIT, "#4c4030", shadow=1, soft=10, rim=2, puff=0.1),
                 sheet(lower, shaded(SUIT, 1.1), "#54462f", shadow=1.1, soft=10, lift=8, rim=2,
                       puff=0.1),
                 mark(bands, "#4c3a24", alpha=0.6),
                 sheet(glove, "#7c4c30", "#3c2020", shadow=0.9, soft=6, rim=1.7),
                 mark(fingers, "#2c1614"),
                 sheet(cuff, BRASS, "#6c3c20", shadow=0.7, soft=5, rim=1.8))


def _belt(scene: Scene) -> None:
    """The slanting belt of waves, and the root that crosses it and becomes a rope."""
    edge = [(x, 600 - (x - 400) * 0.15) for x in range(-80, 900, 20)]
    band = poly(*[(x, y - 58) for x, y in edge], *[(x, y + 58) for x, y in edge[::-1]])
    scene.add(sheet(band, "#2c9ca0", "#0c4c5c", shadow=1.1, soft=14, rim=2, through=0.3))
    for row, colour, end in ((-1, "#7cd8c4", "#2c9498"), (1, "#1c7884", "#0a4454")):
        waves, curls = [], []
        for k in range(12):
            x = -50 + k * 78 + (39 if row > 0 else 0)
            y = 600 - (x - 400) * 0.15
            waves.append(moved(_wave(), x, y, 1, -8.5 + (180 if row > 0 else 0)))
            curls.append(moved(swirl(14, -44, 17, 1.6, 4.4, 1, -90), x, y, 1,
                               -8.5 + (180 if row > 0 else 0)))
        scene.add(sheet(waves, colour, end, shadow=0.7, soft=7, rim=1.7, through=0.3),
                  mark(curls, "#e8fcf0", alpha=0.75))
    hairs = [tendril([(x, y), (x + dx, y + dy * 0.5), (x + dx * 1.4, y + dy)], [6, 5, 3.5, 2, 1], 9,
                     1.2, turn)
             for x, y, dx, dy, turn in ((566, 588, -16, 44, 1), (500, 582, 14, -40, 1),
                                        (424, 582, -18, 46, 1), (340, 622, 20, -44, 1),
                                        (270, 614, -14, 42, -1), (610, 566, 30, 34, -1))]
    root = taper(ROOT, [9, 19, 22, 19, 17, 15, 12, 11, 11])
    lay = spline(ROOT[5:], 12)
    twist = [taper([(x - 5, y + 4), (x + 5, y - 4)], [1.5, 3, 1.5]) for x, y in lay[2::2]]
    scene.add(sheet(hairs, "#c89058", "#6c4428", shadow=0.8, soft=5, rim=1.4),
              sheet(root, "#b8844c", "#d8b070", shadow=1, soft=8, rim=1.9),
              mark(twist, "#6c4424", alpha=0.8))


def _wave() -> Path:
    return blob((-44, 0, "c"), (-30, -26), (-6, -58), (22, -62), (34, -44), (22, -34), (34, -10),
                (46, 0, "c"))
