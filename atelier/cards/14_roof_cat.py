"""The night sky is a cat that sits behind the houses and dips a paw into a chimney."""

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    arched,
    blob,
    box,
    chance,
    circle,
    mark,
    minus,
    motif,
    moved,
    outline,
    pane,
    poly,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs.animals_mouse import mouse_sitting
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.skyline import skyline
from atelier.palettes import NIGHT_VIOLET

FUR, FUR_END = "#24306c", "#0c0f3a"
CAT = blob((146, 1260, "c"), (142, 1040), (170, 880), (226, 750), (280, 660), (300, 596),
           (246, 546), (200, 470), (194, 400), (216, 322), (232, 250), (230, 104, "c"), (296, 168),
           (350, 228), (410, 218), (470, 228), (528, 168), (590, 104, "c"), (590, 250), (606, 322),
           (628, 400), (622, 470), (574, 546), (520, 596), (540, 660), (600, 750), (652, 880),
           (676, 1040), (668, 1260, "c"))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("roof cat", Light(560, 950, "#ffc878", 200), shadow=NIGHT_VIOLET.shadow,
                  finish=Finish(bloom=0.28, vignette=0.28, exposure=1.05, saturation=1.08))
    _sky(scene)
    scene.add(_tail(), _cat())
    scene.fog("#8c4890", 800, 1150, 0.5)
    scene.rays(0.1, threshold=0.9, length=0.6)
    scene.add(skyline("roof far", 840, 190, "#4a2470", "#2a1450", "#ffc060", 0.0).at(400, 1120))
    scene.add(_tall_chimney(), _paw())
    _town(scene)
    scene.add(_attic().at(560, 1006))
    _shadow(scene)
    scene.dust(60, "#ffd8a0", around=(560, 930), spread=150)
    return scene


def _sky(scene: Scene) -> None:
    scene.sky((0, "#5c3488"), (0.3, "#a84c94"), (0.6, "#d87c98"), (0.8, "#e89c90"), (1, "#8c4880"),
              glow=0.05)
    for radius, colour in ((500, "#8c4490"), (410, "#a45498"), (320, "#bc689c"), (236, "#cc7c9c")):
        scene.add(sheet(circle(410, 420, radius), colour, shadow=0.4, soft=12, rim=0.8,
                        through=0.1))
    for x, y, width, colour in ((90, 250, 230, "#b060a0"), (720, 210, 220, "#a85898"),
                                (60, 560, 220, "#cc7ca0"), (746, 620, 230, "#d0849c"),
                                (90, 860, 260, "#c87894"), (720, 900, 240, "#c87894")):
        scene.add(drifting_cloud(f"cat {x}", width, width * 0.24, colour).at(x, y))


def _tail() -> Motif:
    curl = tendril([(620, 1120), (726, 1010), (742, 830), (716, 720)],
                   [60, 66, 62, 56, 50, 44, 36, 26, 14, 4], 46, 1.35, -1)
    return motif(sheet(curl, shaded(FUR, 0.9), FUR_END, shadow=1, soft=16, rim=2),
                 mark(_stars_in(curl, "tail", 26), "#e8ecff", alpha=0.9))


def _stars_in(border: Path, name: str, count: int) -> tuple[Path, ...]:
    """Stars on a loose grid inside a border, a few of them large."""
    dice = chance("roof cat", name)
    left, top = 130.0, 100.0
    found: list[Path] = []
    tries = 0
    while len(found) < count and tries < 4000:
        tries += 1
        x, y = left + dice.random() * 680, top + dice.random() * 1000
        size = dice.choice((3.5, 4, 5, 6, 9, 13))
        if not border.contains(x, y) or _face(x, y):
            continue
        near = any(abs(one.getBounds().centerX() - x) + abs(one.getBounds().centerY() - y) < 34
                   for one in found)
        if not near:
            found.append(star(x, y, size, 8 if size > 8 else 4, 0.28, dice.uniform(0, 20)))
    return all_within(found, border)


def _face(x: float, y: float) -> bool:
    return 280 < x < 540 and 300 < y < 530


def _cat() -> Motif:
    inner = within(moved(CAT, 42, 30, 0.9), CAT)
    chest = blob((330, 590), (410, 570), (486, 590), (520, 700), (520, 860), (470, 1000),
                 (410, 1040), (340, 1000), (296, 860), (296, 700))
    ears = [blob((262, 240, "c"), (252, 152, "c"), (318, 232, "c"), (290, 256)),
            blob((562, 240, "c"), (570, 152, "c"), (504, 232, "c"), (532, 256))]
    lines: tuple[tuple[Point, ...], ...] = (
        ((300, 620), (360, 720), (380, 860)), ((530, 640), (560, 760), (560, 900)),
        ((214, 860), (260, 780), (330, 760)))
    links = [((258, 360), (300, 290)), ((300, 290), (360, 270)), ((520, 284), (566, 330)),
             ((566, 330), (580, 410)), ((344, 640), (400, 700)), ((400, 700), (470, 676)),
             ((400, 700), (380, 800)), ((380, 800), (440, 860)), ((240, 900), (290, 820)),
             ((600, 860), (570, 780)), ((570, 780), (600, 980))]
    knots = {point for pair in links for point in pair}
    return motif(
        sheet(CAT, FUR, FUR_END, shadow=1.2, soft=18, rim=2.2),
        sheet(inner, "#1c2866", "#101448", shadow=0.5, soft=16, rim=1),
        sheet(ears, "#6c3c8c", "#3c1f68", shadow=0.5, soft=6, rim=1.2),
        sheet(chest, "#2c3a80", "#141a50", shadow=0.5, soft=14, rim=1.1),
        mark([taper(points, [0.6, 5, 0.6]) for points in lines], "#4c60b4", alpha=0.5),
        mark([taper(pair, [1.6, 1.6]) for pair in links], "#a8b8f0", alpha=0.4),
        mark(_stars_in(CAT, "fur", 120), "#e8ecff", alpha=0.9),
        sheet([star(x, y, 11, 8, 0.3) for x, y in sorted(knots)], "#ffffff", "#c8d4ff", shadow=0.5,
              soft=4),
        _features(),
    )


def _features() -> Motif:
    """Two thin crescents for eyes, a nose, whiskers of light."""
    eyes = [pane(minus(circle(x, 378, 42), circle(x + side * 2, 362, 45)), "#fff0c0", 1.15, glow=14,
                 spill=0.5) for x, side in ((336, 1), (488, -1))]
    muzzle = blob((410, 440), (446, 452), (470, 484), (450, 514), (410, 520),
                  (372, 514), (350, 484), (376, 452))
    nose = blob((396, 444, "c"), (424, 444, "c"), (410, 464))
    mouth = [taper([(410, 464), (408, 482), (388, 492), (372, 484)], [2, 3.4, 3, 0.6]),
             taper([(410, 464), (412, 482), (432, 492), (448, 484)], [2, 3.4, 3, 0.6])]
    whiskers = [taper([(410 + side * 44, 476 + k * 10), (410 + side * 120, 462 + k * 20),
                       (410 + side * 214, 456 + k * 36)], [3.4, 2.8, 0.5])
                for side in (-1, 1) for k in range(3)]
    brows = [swirl(410 + side * 76, 300, 22, 1.3, 4.4, side, 90) for side in (-1, 1)]
    return motif(sheet(muzzle, "#35448c", "#1c2460", shadow=0.5, soft=9, rim=1.2), eyes,
                 sheet(nose, "#d878a0", "#7c3468", shadow=0.5, soft=4, rim=1.5),
                 mark(mouth, "#0a0c30"), mark(whiskers, "#dce4ff", alpha=0.75),
                 mark(brows, "#7888d0", alpha=0.5))


def _paw() -> Motif:
    """The cat's left foreleg, its paw in the chimney's mouth."""
    leg = taper([(392, 590), (322, 668), (240, 740), (198, 800), (190, 884)],
                [4, 78, 104, 92, 78, 72])
    mouth = box(60, -60, 400, 940)
    lines = [taper([(x, 848), (x + 2, 868), (x, 884)], [1, 4, 1]) for x in (176, 204)]
    return motif(sheet(leg, "#2c3c86", "#161c56", inside=mouth, shadow=1.1, soft=14, rim=2.2),
                 mark(_stars_in(leg, "paw", 16), "#e8ecff", alpha=0.9),
                 mark(all_within(lines, mouth), "#0a0c30"), _chimney_front())


def _tall_chimney() -> Motif:
    back = union(box(134, 866, 112, 30, 3))
    return motif(sheet(back, "#1c0c30", "#0a0418", shadow=0.8, rim=1.4))


def _chimney_front() -> Motif:
    shaft = poly((144, 890), (236, 890), (242, 1260), (138, 1260))
    lip = box(130, 878, 120, 26, 4)
    bricks = [taper([(146 + (row % 2) * 16 + k * 30, 916 + row * 22),
                     (162 + (row % 2) * 16 + k * 30, 916 + row * 22)], [3, 3])
              for row in range(9) for k in range(3)]
    return motif(sheet(shaft, "#3a1c48", "#14082a", shadow=1, soft=12, rim=2),
                 mark(all_within(bricks, shaft), "#5c3468", alpha=0.7),
                 sheet(lip, "#4c2858", "#200e38", shadow=0.9, soft=7, rim=2))


def _town(scene: Scene) -> None:
    scene.add(skyline("roof mid", 840, 150, "#2c1450", "#150830", "#ffc060", 0.0).at(400, 1170))
    roofs = ((-40, 1090, 130, 90), (250, 1070, 170, 110))
    for x, y, wide, tall in roofs:
        gable = poly((x, y + tall), (x + wide / 2, y), (x + wide, y + tall), (x + wide, 1260),
                     (x, 1260))
        rows = [taper([(x + 6, y + tall * 0.5 + k * 26), (x + wide - 6, y + tall * 0.5 + k * 26)],
                      [2.4, 2.4]) for k in range(5)]
        scene.add(sheet(gable, "#1f0e3c", "#0a0420", shadow=1, soft=12, rim=1.8),
                  mark(all_within(rows, gable), "#3c2060", alpha=0.7))


def _attic() -> Motif:
    """The lit gable; the foot of its window is the origin."""
    gable = poly((-112, 260), (-112, -120), (0, -240), (112, -120), (112, 260))
    eaves = [taper([(-134, -100), (0, -246), (134, -100)], [18, 16, 18], steps=1)]
    slopes = [poly((side * 112, -60), (side * 250, 70), (side * 250, 260), (side * 112, 260))
              for side in (-1, 1)]
    tiles = [taper([(side * 112, y), (side * 250, y + 60)], [2.4, 2.4]) for side in (-1, 1)
             for y in (-10, 40, 90, 140)]
    knots = [star(0, -182, 13, 8, 0.4)]
    asleep = [arched(x, 190, 52, 100) for x in (-52, 52)]
    bars = [box(x - 1.5, 90, 3, 100) for x in (-52, 52)] + [box(x - 26, 138, 52, 3)
                                                           for x in (-52, 52)]
    glass = arched(0, 0, 158, 158)
    frame = minus(arched(0, 4, 178, 174), glass)
    return motif(
        sheet(gable, "#30184c", "#0e0524", shadow=1.2, soft=16, rim=2.2),
        sheet(slopes, "#1f0e3c", "#0a0420", shadow=1, soft=12, rim=1.8),
        mark(all_within(tiles, union(slopes)), "#4c2a70", alpha=0.7),
        mark(knots, "#8c5c9c"),
        sheet(asleep, "#10061f", "#1c0c34", shadow=0, rim=1.5),
        mark(all_within(bars, union(asleep)), "#4c2a5c"),
        sheet(eaves, "#48265c", "#1c0c34", shadow=0.9, soft=8, rim=2),
        sheet(arched(0, 8, 190, 184), "#14081f", shadow=0.7),
        pane(glass, "#ffb848", 1.05, glow=30, spill=0.55),
        _room().at(0, 0, 1.22).inside(glass),
        sheet(frame, "#6c4048", "#301838", shadow=0.7, soft=5, rim=1.8),
        sheet(box(-102, 0, 204, 16, 4), "#7c4c50", "#38203c", shadow=0.9, soft=6, rim=2),
    )


def _room() -> Motif:
    """Books on a shelf, a lamp, and a mouse that reads."""
    spines = [box(-62 + k * 9.5, -118 - (k * 7 % 5) * 2, 8, 40) for k in range(6)]
    shelf = box(-70, -82, 66, 5)
    desk = box(-70, -20, 140, 6)
    leaves = [blob((34, -24, "c"), (34 + side * 10, -31), (34 + side * 25, -28, "c"),
                   (34 + side * 25, -21, "c"), (34 + side * 10, -24), (34, -18, "c"))
              for side in (-1, 1)]
    lamp = motif(sheet(taper([(58, -22), (58, -60), (50, -74)], [3, 3, 3]), "#5c2c18", shadow=0.4),
                 sheet(blob((34, -66, "c"), (44, -86), (56, -86), (66, -66, "c")), "#8c4a24",
                       "#4c2414", shadow=0.5, soft=3, rim=1.5))
    return motif(sheet(spines, "#a85424", "#6c2c20", shadow=0.4, soft=3, rim=1),
                 sheet(shelf, "#6c3418", shadow=0.4, soft=3),
                 lamp, mouse_sitting("#6c5450").at(-18, -14, 0.42),
                 sheet(desk, "#7c4420", "#4c2418", shadow=0.6, soft=4),
                 sheet(box(-70, -14, 140, 20), "#5c3020", "#2c1414", shadow=0),
                 sheet(leaves, "#fff0d0", "#d8b080", shadow=0.7, soft=3, rim=1.3))


def _shadow(scene: Scene) -> None:
    """The paw's shadow over the page."""
    claws: list[Path] = [taper([(646, 846), (622, 914), (602, 956)], [46, 44, 38]),
                         *(circle(x, y, 12) for x, y in ((582, 960), (592, 977), (611, 979)))]
    glass = arched(560, 1006, 158, 158)
    scene.add(sheet(claws, "#2c0c1c", shadow=0, wrap=0, melt=1.5, alpha=0.74, inside=glass),
              mark(outline(glass, 2), "#ffd890", alpha=0.3))
