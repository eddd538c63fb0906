"""A tent for one glows in the empty snow, and its canvas shows the shadows of a whole ball."""

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    blob,
    circle,
    hanging,
    heading,
    land,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    poly,
    ridge,
    rope,
    sheet,
    spline,
    taper,
    union,
)
from atelier.motifs.people_motion import dancer
from atelier.motifs.people_stage import acrobat, musician_bowing
from atelier.motifs.skies import drifting_cloud, stars
from atelier.motifs.trees_round import fir_tree
from atelier.motifs.weather import snowfall

TENT_X, TENT_Y = 452.0, 930.0
TRACK: list[Point] = [(30, 600), (110, 604), (196, 628), (226, 668), (180, 716), (124, 770),
                      (112, 850), (140, 950), (190, 1020), (330, 1044), (430, 1012), (456, 950)]
DARK = "#2c0c06"
SHADOW = "#0c1838"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("tent shadows", Light(TENT_X, 780, "#ffd088", 225), shadow=SHADOW,
                  finish=Finish(bloom=0.3, vignette=0.42, exposure=0.98, saturation=1.12))
    _dusk(scene)
    _plain(scene)
    _tent(scene)
    _front(scene)
    return scene


def _dusk(scene: Scene) -> None:
    scene.sky((0, "#16264c"), (0.2, "#2c4878"), (0.38, "#6c86ac"), (0.5, "#a8aec0"), (1, "#5878a4"),
              glow=0.04, clouds=0.2)
    scene.add(stars("tent sky", 40, 40, 40, 760, 330, "#f0ecd8", 1.2, 4.5))
    for name, x, y, wide, colour in (("a", 130, 250, 260, "#2c4880"),
                                     ("b", 650, 180, 240, "#243c74"),
                                     ("c", 400, 350, 200, "#5470a4")):
        scene.add(drifting_cloud(f"tent {name}", wide, wide * 0.22, colour).at(x, y))
    for name, y, height, colour, end in (("tent a", 430, 60, "#4c6c9c", "#7088b0"),
                                         ("tent b", 500, 46, "#46689c", "#6c88b4")):
        scene.add(sheet(ridge(name, y, height, 1.4, 0.45), colour, end, shadow=0.4, rim=1,
                        through=0.1))
    for x, y, tall in ((60, 560, 150), (118, 566, 96), (690, 546, 170), (742, 556, 120),
                       (628, 552, 84), (178, 566, 58), (580, 550, 50)):
        scene.add(fir_tree("#34588c", "#1c3460", snow="#a8bcd8", height=tall).at(x, y))
    scene.fog("#a8b4cc", 430, 590, 0.45)


def _plain(scene: Scene) -> None:
    drifts = (
        (land((-60, 556), (160, 536), (400, 562), (620, 530), (860, 552)), "#88a0c4", "#5878a8"),
        (land((-60, 640), (200, 690), (420, 672), (640, 624), (860, 656)), "#7890b8", "#44689c"),
        (land((-60, 800), (140, 766), (380, 822), (600, 806), (860, 752)), "#6484b0", "#305490"),
        (land((-60, 900), (200, 940), (460, 914), (700, 902), (860, 932)), "#5478a8", "#1c3c78"),
    )
    for shape, colour, end in drifts:
        scene.add(sheet(shape, colour, end, shadow=0.6, soft=18, rim=1.6, through=0.35, lift=10))
    for y, x, width, bend in ((590, 420, 190, -8), (716, 560, 190, 10), (730, 300, 120, -8),
                              (846, 640, 130, -10), (1090, 520, 200, 10), (860, 130, 120, 8)):
        wind = taper([(x, y), (x + width * 0.5, y + bend), (x + width, y)], [0.5, 4, 0.5])
        scene.add(mark(wind, "#c8d8ec", alpha=0.45))
    for across, down, alpha, colour in ((380, 130, 0.24, "#ffa850"), (280, 90, 0.3, "#ffbc68"),
                                        (190, 56, 0.32, "#ffdc98")):
        scene.add(sheet(oval(TENT_X, TENT_Y + 34, across, down, -2), colour, melt=20, shadow=0,
                        rim=0, wrap=0, alpha=alpha))
    _footprints(scene)


def _footprints(scene: Scene) -> None:
    curve = spline(TRACK, 24)
    for step in range(2, len(curve) - 4, 7):
        (x, y), turn = curve[step], heading(curve, step)
        side = 1 if step % 2 else -1
        size = 0.6 + 0.9 * (y - 600) / 420
        sole = blob((-9, 0), (-5, -4), (3, -3.4), (9, -3), (11, 0), (8, 3.6), (0, 2.8), (-6, 3.8))
        print_ = motif(mark(sole, "#1c3c78", "#14306c"),
                       mark(taper([(-7, 4.4), (0, 4.2), (8, 4.4)], [0.4, 1.6, 0.4]), "#d8e4f4"))
        scene.add(print_.at(x, y + side * 6 * size, size, turn))


def _tent(scene: Scene) -> None:
    scene.glow(TENT_X, TENT_Y - 150, 270, "#ffb850", 0.24)
    scene.add(_canvas().at(TENT_X, TENT_Y))


def _canvas() -> Motif:
    """The tent, its foot's middle the origin: two cloths, a hem of scallops, a shut flap."""
    front = blob((-262, 6, "c"), (-168, -150), (-8, -390, "c"), (158, -150), (272, 6, "c"),
                 (130, 18), (0, 22), (-130, 18))
    side = blob((-8, -390, "c"), (158, -150), (272, 6, "c"), (322, -34, "c"), (216, -176),
                (34, -394, "c"))
    poles = [taper([(-32, -440), (6, -372)], [7, 6]), taper([(18, -442), (-20, -372)], [7, 6])]
    ropes = [taper([(-8, -384), (x, y)], [2.6, 2.6]) for x, y in ((-342, 22), (386, -8))]
    pegs = [taper([(x, y - 10), (x + s * 8, y + 20)], [9, 4])
            for x, y, s in ((-342, 20, -1), (386, -10, 1))]
    seams = [outline(line((-8, -386), (x, -180), (x * 1.75, 14)), 2) for x in (-100, 104)]
    return motif(
        sheet([ropes, pegs, poles], "#6c4a3c", "#382838", shadow=0.5, soft=5, rim=1.2),
        sheet(side, "#8c4c28", "#4c2428", shadow=1, soft=12, rim=2, through=0.5),
        sheet(front, "#b07830", "#8c4c24", shadow=1.1, soft=14, rim=2.4),
        pane(front, "#ffbc54", 1.25, glow=30, spill=0.5),
        mark(oval(0, -120, 130, 120), "#ffe8a0", alpha=0.34, inside=front),
        mark(seams, "#c07c34", alpha=0.6),
        _garland(), _ball(), _flap(),
        mark([outline(line((-262, 4), (-168, -150), (-8, -388, "c"), (158, -150), (272, 4)), 6)],
             "#8c4c24", alpha=0.7),
        sheet(_skirt(), "#d8d0d4", "#c8a8a0", shadow=0.15, soft=8, rim=1.4),
    )


def _skirt() -> Path:
    """The snow that has drifted against the tent."""
    return blob((-296, 22, "c"), (-262, -2), (-190, 14), (-110, 6), (-30, 20), (60, 10), (150, 18),
                (268, -8), (338, -30, "c"), (300, 4), (200, 26), (130, 30), (-40, 34), (-180, 30))


def _flap() -> list[Motif]:
    seam = outline(line((-8, -386), (-4, -200), (3, 16)), 3.4)
    ties = [taper([(-11, y), (13, y + 8)], [4, 4]) for y in (-60, -112, -164, -216)]
    return [motif(mark([seam, *ties], "#a85c24", alpha=0.85))]


def _garland() -> Motif:
    """The shadows of lanterns and of bunting that hang across the inside."""
    strings, things = [], []
    for start, end, sag, count in (((-78, -264), (62, -264), 22, 5),
                                   ((-150, -160), (132, -160), 26, 9)):
        strings.append(rope(start, end, sag, 2.2))
        for i, (x, y) in enumerate(hanging(start, end, sag, count)[1:-1]):
            things.append(circle(x, y + 11, 7) if i % 2 else
                          poly((x - 8, y), (x + 8, y), (x, y + 18)))
    return motif(mark([strings, things], "#8c3c14", alpha=0.9))


def _ball() -> Motif:
    """The guests' shadows on the canvas."""
    guests = (
        (musician_bowing("violin"), -176, 0.92, False), (dancer(), -112, 1.12, False),
        (dancer(part="tails"), -34, 1.12, True), (dancer(part="fan"), 176, 0.9, True),
    )
    shadows = [guest.at(x, 6, size, flip=flip).silhouette(DARK, shadow=0, rim=0, wrap=0)
               for guest, x, size, flip in guests]
    tumbler = acrobat("hands").at(90, -103, 0.82).silhouette(DARK, shadow=0, rim=0, wrap=0)
    return motif(shadows, tumbler, mark(_elephant(), DARK))


def _elephant() -> list[Path]:
    """An elephant that lifts a cup in its trunk."""
    body = blob((58, 6, "c"), (56, -52), (66, -92), (104, -104), (136, -84), (144, -40),
                (142, 6, "c"), (120, 6, "c"), (118, -26), (84, -26), (80, 6, "c"))
    tail = taper([(142, -66), (156, -50), (154, -26)], [4, 3, 5])
    trunk = taper([(54, -86), (34, -80), (22, -96), (26, -122), (40, -134)], [24, 15, 11, 9, 8])
    cup = poly((22, -162), (58, -162), (50, -136), (30, -136))
    tusk = taper([(48, -66), (36, -58), (26, -62)], [6, 5, 2])
    return [union(body, circle(66, -84, 25), oval(80, -74, 20, 28), tail, trunk, tusk), cup,
            outline(circle(62, -150, 6), 3)]


def _front(scene: Scene) -> None:
    """Near drifts, firs and flakes."""
    bank = land((-60, 1104), (180, 1094), (420, 1126), (640, 1100), (860, 1076))
    near = land((-60, 1150), (140, 1140), (380, 1172), (620, 1156), (860, 1128))
    scene.add(sheet(bank, "#2c508c", "#142c60", shadow=0.8, soft=16, rim=1.8, through=0.3))
    for x, y, tall in ((60, 1168, 290), (146, 1168, 160), (760, 1154, 240)):
        scene.add(fir_tree("#1c3c70", "#0c1c44", snow="#7894c4", height=tall).at(x, y))
    scene.add(sheet(near, "#1c3870", "#0c1c48", shadow=0.8, soft=16, rim=1.6, through=0.2))
    scene.add(snowfall("tent", 30, 20, 770, 1180, 34, 2.5, 8, "#e0e8f4", "#a8bcdc"))
    scene.dust(60, "#ffdc98", around=(TENT_X, 800), spread=170, largest=2, strength=0.4)
