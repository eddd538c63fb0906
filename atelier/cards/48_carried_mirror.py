"""Two movers carry a mirror over a spring meadow; it holds a winter wood and a deer."""

from dataclasses import replace

from atelier.engine import (
    Finish,
    Halo,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    blob,
    circle,
    land,
    leaf,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    ridge,
    sheet,
    taper,
    union,
)
from atelier.motifs.animals_cat import cat_walking
from atelier.motifs.frames_and_mirrors import oval_mirror
from atelier.motifs.landscapes import meadow
from atelier.motifs.people_work import mover_back
from atelier.motifs.plants import round_tree
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud, stars
from atelier.motifs.trees import far_trunk
from atelier.motifs.weather import snowflake
from atelier.palettes import SPRING_GREEN

X, Y, SIZE, TURN = 400, 536, 0.9, -5
DEER_X = 24
GLASS = oval(0, 0, 211, 281)
ANTLER: tuple[tuple[list[Point], list[float]], ...] = (
    ([(20, -92), (46, -150), (112, -196), (150, -270), (138, -352)], [15, 14, 12, 9, 3]),
    ([(42, -146), (30, -190), (44, -236)], [11, 8, 3]),
    ([(112, -198), (100, -250), (112, -296)], [10, 8, 3]),
    ([(134, -238), (186, -266), (212, -318)], [9, 7, 3]),
    ([(70, -170), (132, -178), (176, -206)], [9, 7, 3]),
)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("carried mirror", Light(330, 410, "#f4f4d8", 210), shadow=SPRING_GREEN.shadow,
                  finish=Finish(bloom=0.26, vignette=0.3, exposure=0.97, saturation=1.1))
    _spring(scene)
    scene.add(sheet(oval(400, 906, 290, 30), "#123c34", melt=12, shadow=0, rim=0, wrap=0,
                    alpha=0.4), _mirror().at(X, Y, SIZE, TURN))
    _movers(scene)
    _near(scene)
    return scene


def _spring(scene: Scene) -> None:
    scene.sky((0, "#3c9ca4"), (0.2, "#74c0ac"), (0.36, "#b8d89c"), (1, "#d0dc88"), glow=0.1)
    for x, y, width, height in ((130, 140, 220, 54), (670, 110, 230, 56), (720, 300, 190, 44),
                                (60, 318, 180, 42)):
        scene.add(drifting_cloud(f"spring {x}", width, height, "#a0d0b8", "#d4e8b8").at(x, y))
    for name, y, height, colour, end in (("spring a", 418, 30, "#84b890", "#9cc484"),
                                         ("spring b", 470, 26, "#6cac74", "#80b45c")):
        scene.add(sheet(ridge(name, y, height, 1.4, 0.4), colour, end, shadow=0.4, rim=1,
                        through=0.2))
    scene.fog("#e0e8a8", 380, 560, 0.3)
    rows = ((540, "#74b45c", "#509448"), (636, "#62a852", "#3f8444"), (752, "#519a4a", "#2f7040"))
    for index, (y, colour, end) in enumerate(rows):
        swell = -1 if index % 2 else 1
        top: list[Point] = [(x, y + swell * d)
                            for x, d in ((-60, 14), (160, -12), (400, 10), (640, -14), (860, 8))]
        furrows = [taper([(x, z + 20 + row * 17) for x, z in top], [0.5, 3, 1, 3, 0.5])
                   for row in range(5)]
        scene.add(sheet(land(*top), colour, end, shadow=0.7, soft=14, rim=1.4, through=0.25),
                  mark(furrows, end, alpha=0.45))
    for x, y, size, leaves, end in ((66, 540, 1.3, "#d87898", "#8c4468"), (744, 536, 1.5, "#d8809c",
                                    "#8c4468"), (130, 556, 0.8, "#4c9460", "#28644c"),
                                    (700, 552, 0.9, "#4c9460", "#28644c")):
        scene.add(round_tree(f"spring {x}", leaves, end).at(x, y, size))


def _mirror() -> Motif:
    """The mirror and all that is in it, its middle the origin."""
    scene = motif(
        sheet(GLASS, "#142c74", "#3c74b4", shadow=0, rim=0, through=0.1, wrap=0),
        motif(sheet([circle(-76, -138, r) for r in (104,)], "#2450a0", shadow=0.3, rim=0.6),
              sheet(circle(-76, -138, 70), "#3c6cb4", shadow=0.3, rim=0.6),
              pane(circle(-76, -138, 40), "#f4f4dc", 1.05, glow=16, spill=0.3)),
        stars("mirror", 26, -190, -260, 190, -60, "#e4f0ff", 1.6, 4),
        _wood(), _path(), _deer(),
        sheet(land((-220, 244), (-110, 252), (-40, 240), (24, 226), (80, 224), (220, 206)),
              "#c4dcf0", "#6c9ccc", rim=1.6, soft=10),
    ).inside(GLASS)
    gleam = [taper([(-170, -90), (-120, -190)], [2, 10, 2]),
             taper([(-184, -30), (-176, -66)], [2, 6])]
    frame = oval_mirror(glass=None)
    return motif(scene, mark(gleam, "#e8f4ff", inside=GLASS, alpha=0.25),
                 Halo(-76, -138, 90, "#a8c8ff", 0.25), frame, _antlers())


def _wood() -> Motif:
    parts: list[Motif] = []
    blue, pale, white = ("#4c78b8", "#88acd8"), ("#6c94cc", "#a8c8e8"), ("#88acdc", "#c4dcf0")
    for x, width, (colour, end) in ((-150, 15, pale), (-112, 10, blue), (-20, 10, blue),
                                    (26, 14, pale), (78, 11, blue), (166, 18, white),
                                    (-192, 20, white), (130, 12, blue)):
        parts.append(far_trunk(f"mirror {x}", width, colour, end, 460).at(x, 170))
    snow = land((-220, 80), (-100, 66), (40, 84), (220, 60))
    return motif(parts, sheet(snow, "#90b8e0", "#5c8cc4", rim=1.3, soft=9))


def _path() -> Motif:
    """The path, and the cat that walks ahead on it."""
    way = blob((-62, 84, "c"), (-40, 82, "c"), (-66, 116), (-30, 160), (-60, 220), (-70, 290, "c"),
               (-190, 290, "c"), (-150, 226), (-106, 170), (-112, 124))
    return motif(sheet(way, "#4c7cbc", "#3464a4", shadow=0.2, rim=0.8),
                 sheet(oval(-106, 182, 34, 5), "#1c3c7c", melt=3, shadow=0, rim=0, alpha=0.6),
                 cat_walking("#e0783c").at(-106, 182, 0.2))


def _deer() -> Motif:
    """A deer on its legs in the snow that looks straight out; its brow at about (0, -80)."""
    legs = [taper([(s * 27, 92), (s * 26, 138), (s * 25, 150), (s * 24, 214)], [36, 21, 20, 14])
            for s in (-1, 1)]
    hind = [taper([(s * 44, 96), (s * 49, 140), (s * 45, 206)], [30, 15, 12]) for s in (-1, 1)]
    rump = blob((-40, 50), (0, 40), (40, 50), (64, 84), (58, 122), (0, 132), (-58, 122), (-64, 84))
    chest = blob((-29, -30), (29, -30), (33, 6), (46, 34), (52, 72), (44, 106), (24, 124),
                 (0, 116), (-24, 124), (-44, 106), (-52, 72), (-46, 34), (-33, 6))
    bib = blob((-26, 6), (26, 6), (35, 40), (31, 70), (19, 84, "c"), (14, 79), (0, 108, "c"),
               (-14, 79), (-19, 84, "c"), (-31, 70), (-35, 40))
    ruff = [leaf(x, y, 20, 7, 90 - x * 0.9) for y, xs in
            ((34, (-20, -7, 7, 20)), (56, (-22, -8, 8, 22)), (76, (-6, 6))) for x in xs]
    drifts = [blob((s * 30 - 34, 206, "c"), (s * 30 - 20, 190), (s * 30, 186 - s * 4),
                   (s * 30 + 22, 186 - s * 3), (s * 30 + 36, 202, "c")) for s in (-1, 1)]
    head = blob((0, -112), (34, -100), (44, -66), (34, -26), (22, 8), (0, 20), (-22, 8), (-34, -26),
                (-44, -66), (-34, -100))
    blaze = blob((0, -104), (13, -80), (11, -40), (17, 4), (0, 14), (-17, 4), (-11, -40),
                 (-13, -80))
    ears = [blob((s * 30, -88, "c"), (s * 66, -112), (s * 104, -106, "c"), (s * 80, -78),
                 (s * 40, -66, "c")) for s in (-1, 1)]
    inner = [blob((s * 42, -86), (s * 66, -102), (s * 92, -102, "c"), (s * 72, -82))
             for s in (-1, 1)]
    eyes = [oval(s * 29, -60, 7.5, 9.5) for s in (-1, 1)]
    return motif(
        sheet(hind, "#443c60", "#302c54", shadow=0.7, soft=6, rim=1.2),
        sheet(rump, "#54486c", "#383460", shadow=0.9, soft=10, rim=1.6),
        sheet(union(chest, legs), "#84646c", "#4c4468", shadow=1.1, soft=12, rim=2, puff=0.1),
        mark([taper([(s * 20, 84), (s * 12, 108), (s * 11, 128)], [0.4, 2.4, 1])
              for s in (-1, 1)], "#3c3458", alpha=0.6),
        sheet(bib, "#a48c94", "#7c6c88", shadow=0.5, soft=5, rim=1.2),
        mark(ruff, "#d0c0c8", alpha=0.5),
        sheet(drifts, "#c4dcf0", "#90b8e0", shadow=0.5, soft=5, rim=1.4),
        sheet(ears, "#7c5c64", "#4c3c5c", shadow=0.9, soft=7, rim=1.8),
        sheet(inner, "#d8a8a0", "#8c6878", shadow=0.3, soft=3, rim=0.8),
        sheet(head, "#946c64", "#544464", shadow=1.1, soft=12, rim=2, puff=0.12),
        sheet(blaze, "#c0a094", "#e0d4d0", shadow=0.4, soft=5, rim=1),
        sheet(eyes, "#1c1428", shadow=0.3, soft=2, rim=0.8),
        mark([circle(s * 29 - 2.4, -63.5, 2.4) for s in (-1, 1)], "#f4f4ff"),
        mark([outline(line((s * 20, -70), (s * 30, -74), (s * 38, -68)), 2.4) for s in (-1, 1)],
             "#3c2c44"),
        sheet(blob((-13, 0), (0, -4), (13, 0), (6, 12), (0, 15), (-6, 12)), "#2c2034", shadow=0.4,
              soft=3, rim=1),
    ).at(DEER_X, 40, 0.96)


def _antlers() -> Motif:
    """Both antlers; where they leave the winter they are in leaf and bloom."""
    right = union(taper(points, widths) for points, widths in ANTLER)
    both = [right, moved(right, flip=True)]
    leaves: list[Path] = []
    buds: list[Motif] = []
    for side in (-1, 1):
        for points, _ in ANTLER:
            x, y = points[-1]
            if (((side * x * 0.96 + DEER_X) / 211) ** 2 + ((y * 0.96 + 40) / 281) ** 2) < 1.05:
                continue
            leaves += [leaf(side * x, y + 6, 34, 15, turn) for turn in (-90, -40, -140)]
            buds.append(_blossom().at(side * (x - 4), y + 26, 0.9, x))
        for x, y, turn in ((150, -310, -10), (142, -336, 200), (196, -282, 40),
                           (204, -300, 200)):
            leaves.append(leaf(side * x, y, 28, 13, turn if side > 0 else 180 - turn))
    return motif(sheet(both, "#c8a884", "#6c4c58", shadow=1.1, soft=10, rim=2),
                 sheet(leaves, "#a8d85c", "#3f8444", shadow=0.8, soft=5, rim=1.5), buds
                 ).at(DEER_X, 40, 0.96)


def _blossom() -> Motif:
    petals = [moved(oval(0, -8, 5, 8), turn=t) for t in range(0, 360, 72)]
    return motif(sheet(petals, "#f4a8c0", "#c85c88", shadow=0.6, soft=4, rim=1.3),
                 mark(circle(0, 0, 3.6), "#fff0a8"))


def _movers(scene: Scene) -> None:
    dark = replace(PEOPLE[1], cloth="#d8a038", under="#34507c", accent="#d8503c")
    red = replace(PEOPLE[2], cloth="#c8d8d0", under="#34507c", accent="#d8503c")
    for x in (158, 646):
        scene.add(sheet(oval(x, 902, 64, 11), "#0f3430", melt=6, shadow=0, rim=0, wrap=0,
                        alpha=0.6))
    scene.add(mover_back(dark, "cap").at(154, 900, 1.86),
              mover_back(red, "none").at(650, 894, 1.86, flip=True))


def _near(scene: Scene) -> None:
    snow = [oval(x, y, w, h) for x, y, w, h in ((330, 930, 60, 9), (450, 920, 74, 11),
                                                (392, 950, 50, 8), (540, 946, 34, 6),
                                                (270, 958, 30, 5))]
    scene.add(sheet(snow, "#ecf4fa", "#bcd4e8", shadow=0.4, soft=5, rim=1.2, melt=1.5))
    for x, y, radius in ((250, 840, 15), (322, 878, 12), (470, 858, 17), (536, 818, 11),
                         (400, 896, 10), (584, 880, 13), (214, 770, 9), (366, 842, 9)):
        scene.add(snowflake(f"mirror {x}", radius, "#f0f8ff", "#b8d4f0").at(x, y, turn=x))
    scene.add(meadow("carried near", 1030, "#3f8a48", "#123c3c", "#f4d0dc"),
              sheet(oval(392, 1066, 120, 13), "#0c3034", melt=7, shadow=0, rim=0, wrap=0,
                    alpha=0.6), cat_walking("#e0783c").at(380, 1066, 0.52),
              meadow("carried front", 1110, "#1f5c48", "#082a30", "#f0b0c8"))
    for x, tall, turn in ((76, 96, -5), (122, 70, 4), (158, 52, 8), (640, 60, -6), (684, 84, 3),
                          (730, 108, 6), (212, 40, -4), (590, 44, 4)):
        stem = motif(sheet([taper([(0, 0), (0, -tall)], [5, 4]), leaf(0, -10, 34, 13, -48),
                            leaf(0, -18, 34, 13, -132)], "#4c9c50", "#123c34", shadow=0.8, soft=6,
                           rim=1.5), _blossom().at(0, -tall, 1.9, x))
        scene.add(stem.at(x, 1176, 1, turn))
