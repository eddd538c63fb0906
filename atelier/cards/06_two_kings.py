"""A raven king of fire and an owl king of frost play chess; their world is cut in two."""

from dataclasses import dataclass

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    all_within,
    arched,
    blob,
    box,
    chance,
    circle,
    leaf,
    line,
    mark,
    motif,
    moved,
    outline,
    pane,
    poly,
    ring,
    sheet,
    star,
    taper,
    tendril,
    union,
)
from atelier.motifs.bird_kings import owl_head, raven_head
from atelier.motifs.clothes import crown, ruff
from atelier.motifs.games import Piece, chess_board, chess_piece
from atelier.palettes import FIRE_AND_ICE, ICE

HALF = box(-60, -60, 460, 1320)


@dataclass(frozen=True)
class World:
    """The colours of one half."""

    discs: tuple[Colour, Colour, Colour, Colour]
    source: Colour
    dark: Colour
    throne: Colour
    scroll: Colour
    tower: Colour
    window: Colour
    robe: Colour
    robe_end: Colour
    pale: Colour
    pale_end: Colour
    square: Colour
    square_pale: Colour
    cloth: Colour
    cloth_end: Colour


FIRE = World(("#8c2c14", "#b84a18", "#d87424", "#f0a43c"), "#ffdc90", "#1c0a0c", "#4c1018",
             "#7c2818", "#3c1214", "#ffb040", "#a01c24", "#4a0c18", "#f4dcb0", "#b47c4c",
             "#38120f", "#e8b878", "#a81c20", "#3c0810")
FROST = World(("#1c3c84", "#2c5ca8", "#5088c8", "#88b8e4"), "#e4f0ff", "#060e2c", "#14286c",
              "#3464b0", "#142c6c", "#d8e8ff", "#3468bc", "#122c74", "#b8c8e8", "#7c98cc",
              "#12265c", "#dce8fa", "#1c4ca8", "#0a1c54")


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("two kings", Light(400, 370, "#ffb860", 210, right="#b8d8ff"),
                  shadow=FIRE_AND_ICE.shadow, shadow_right=ICE.shadow,
                  finish=Finish(bloom=0.3, vignette=0.32, exposure=1.06, saturation=1.06))
    scene.sky(*FIRE_AND_ICE.sky, right=ICE.sky)
    fire, frost = _half(FIRE), _half(FROST)
    scene.add(_background(FIRE, "fire"), _mirrored(_background(FROST, "frost")))
    scene.rays(0.12)
    scene.add(fire, _mirrored(frost))
    _air(scene)
    scene.add(_king(FIRE, raven_head().at(210, 692, 0.98, 7), crown()),
              _mirrored(_king(FROST, owl_head(face="#c8d4ec").at(216, 692, 1.02, 4),
                              crown("#a4ccf4", "#2450a0", "#c8dcf4", "#b0ccf0"))))
    scene.add(_table(FIRE), _mirrored(_table(FROST)))
    scene.add(_arm(FIRE), _mirrored(_arm(FROST)))
    _pole(scene)
    _pieces(scene)
    frames.two_sided(scene, "#1c0a10", "#060e30", "#f0dcb0")
    frames.corner_scrolls(scene, "#8c3c28", "#3c1018", 46, ("#4c7cc8", "#142c74"))
    return scene


def _mirrored(one: Motif) -> Motif:
    return one.at(800, 0, flip=True)


def _background(world: World, name: str) -> Motif:
    """Discs, the sun or moon, and the far castle of one half."""
    discs = [sheet(circle(400, 370, radius), colour, inside=HALF, shadow=0.35, rim=0.6, wrap=0.2,
                   through=0.2)
             for radius, colour in zip((270, 222, 176, 134), world.discs, strict=True)]
    source = pane(circle(400, 370, 100), world.source, 1.15, glow=14, spill=0.25, inside=HALF)
    scrolls = [
        tendril([(60, 640), (40, 470), (120, 380), (110, 260)], [6, 30, 36, 30, 16, 6, 2], 40, 1.5),
        tendril([(150, 620), (190, 500), (150, 400), (180, 330)], [6, 20, 24, 18, 9, 3], 28, 1.5),
        tendril([(330, 560), (300, 480), (296, 430), (310, 400)], [4, 11, 12, 9, 6, 2], 18, 1.4),
    ]
    return motif(discs, source,
                 sheet(scrolls, world.scroll, world.dark, shadow=0.9, soft=9, rim=1.3),
                 _castle(world, name))


def _castle(world: World, name: str) -> Motif:
    towers: list[Path] = []
    flames: list[Path] = []
    windows: list[Path] = []
    for x, top, width in ((296, 560, 36), (330, 500, 44), (368, 540, 36), (400, 470, 52)):
        towers.append(box(x - width / 2, top, width, 400))
        if name == "fire":
            flames.append(blob((x - width / 2, top + 2, "c"), (x - width * 0.7, top - 60),
                         (x - width * 0.2, top - 96), (x - width * 0.15, top - 176, "c"),
                         (x + width * 0.2, top - 92), (x + width * 0.5, top - 122, "c"),
                         (x + width * 0.62, top - 46), (x + width / 2, top + 2, "c")))
        else:
            towers.append(poly((x - width * 0.62, top + 2), (x, top - 96),
                               (x + width * 0.62, top + 2)))
        towers.append(box(x - width * 0.58, top + 8, width * 1.16, 9))
        windows += [arched(x, top + 62 + row * 70, 9 + row, 24) for row in range(3)]
    return motif(sheet(flames, "#ff9a20", "#d83c08", inside=HALF, shadow=0.8, rim=2.2, through=0.5),
                 sheet(towers, world.tower, world.dark, inside=HALF, shadow=0.7, rim=1.6),
                 pane(windows, world.window, 1.1 if name == "fire" else 0.8, glow=7, spill=0.35,
                      inside=HALF))


def _half(world: World) -> Motif:
    """The throne and the starry cloak of a king."""
    throne = blob((-60, 1260, "c"), (-60, 470, "c"), (30, 480), (84, 404, "c"), (112, 480),
                  (150, 560), (160, 720), (190, 1000), (210, 1260, "c"))
    stars = [star(64 + row % 2 * 28 + column * 56, 560 + row * 54, 8 if row % 3 else 12, 4, 0.3)
             for row in range(12) for column in range(2)]
    return motif(
        sheet(throne, world.throne, world.dark, soft=14, rim=1.8, through=0.25),
        mark(outline(line((40, 500), (84, 440), (120, 560), (132, 760), (160, 1000)), 3),
             world.scroll, alpha=0.8, inside=throne),
        pane(all_within(stars, throne), world.window, 0.75, glow=4, spill=0.25),
        sheet(circle(84, 398, 14), world.pale, world.pale_end, shadow=0.8, rim=1.9),
        sheet(star(84, 500, 26, 8, 0.42), world.window, world.scroll, shadow=0.7, rim=1.5),
        sheet(taper([(168, 720), (190, 990)], [30, 24]), world.pale, world.pale_end, rim=1.6),
    )


def _king(world: World, head: Motif, gold: Motif) -> Motif:
    chest = blob((140, 700), (200, 690), (270, 704), (318, 760), (340, 860), (330, 960, "c"),
                 (170, 960, "c"), (140, 820))
    folds = [taper([(196 + i * 22, 720), (210 + i * 24, 800), (216 + i * 24, 950)], [0.5, 3, 3])
             for i in range(5)]
    arm = taper([(258, 748), (252, 794), (244, 846)], [92, 94, 82])
    slashes = [leaf(256 + d * 0.9, 750 + abs(d) * 0.2, 86, 13, 96 - d * 0.7) for d in (-26, 0, 26)]
    return motif(
        sheet(chest, world.robe, world.robe_end, soft=12, rim=1.9, through=0.25),
        mark(all_within(folds, chest), world.robe_end, alpha=0.6),
        sheet(arm, world.robe, world.robe_end, soft=11, lift=8, rim=2, puff=0.1),
        sheet(all_within(slashes, arm), world.pale_end, world.scroll, shadow=0.5, soft=3, rim=1.3),
        ruff(212, world.pale, world.pale_end, 22).at(206, 702),
        head,
        gold.at(214, 584, 1.05, -5),
    )


def _table(world: World) -> Motif:
    """Half a table: its cloth with medallions, and the board."""
    cloth = poly((150, 962), (400, 962), (400, 1260), (110, 1260))
    pleats = [taper([(190 + i * 44, 1000), (186 + i * 45, 1100), (166 + i * 48, 1260)],
                    [2, 12, 22]) for i in range(6)]
    border = box(140, 958, 260, 44, 0)
    edge = blob((134, 980), (150, 958, "c"), (400, 958, "c"), (400, 1004, "c"), (150, 1004, "c"))
    medals = [163 + i * 47.6 for i in range(5)]
    return motif(
        sheet(cloth, world.cloth, world.cloth_end, inside=HALF, soft=14, rim=1.2),
        sheet(all_within(pleats, cloth), world.cloth_end, world.dark, shadow=0.2, soft=6, rim=1,
              alpha=0.75),
        chess_board(world.square, world.square_pale, 196, 250, 122, (0, 4)).at(400, 956),
        sheet(union(border, edge), world.robe, world.robe_end, soft=8, rim=1.6),
        sheet([ring(x, 981, 14, 19) for x in medals], world.pale_end, world.robe, shadow=0.5,
              soft=3, rim=1.6),
        pane([star(x, 981, 11, 4, 0.32) for x in medals], world.window, 0.95, glow=5, spill=0.3),
    )


def _arm(world: World) -> Motif:
    """A forearm that lies on the table and ends in feathers for fingers."""
    sleeve = taper([(236, 850), (290, 874), (344, 870)], [76, 62, 46])
    cuff = taper([(338, 842), (348, 870), (342, 896)], [15, 20, 15])
    feathers = [leaf(346, 870 + i * 5, length, 13, turn)
                for i, (length, turn) in enumerate(((44, -26), (52, -8), (50, 8), (40, 24)))]
    rings = [taper([(x + 5, y - 44), (x - 5, y), (x + 3, y + 44)], [3.4, 4.4, 3.4])
             for x, y in ((280, 870), (300, 873), (320, 873))]
    crook = [taper([(226 + i * 9, 838 + i * 4), (238 + i * 7, 852 + i * 4),
                    (236 + i * 8, 872 + i * 3)], [0.6, 3, 0.6]) for i in range(2)]
    return motif(
        sheet(feathers, world.pale, world.pale_end, shadow=0.9, soft=5, rim=1.8),
        sheet(sleeve, world.robe, world.robe_end, soft=9, lift=8, rim=2, puff=0.1),
        mark(all_within(rings, sleeve), world.pale_end, alpha=0.75),
        mark(crook, world.robe_end, alpha=0.7),
        sheet(cuff, world.pale, world.pale_end, shadow=0.7, soft=4, rim=1.7),
    )


def _pieces(scene: Scene) -> None:
    warm: tuple[tuple[float, float, float, Piece], ...] = (
        (232, 880, 0.7, "rook"), (188, 932, 0.9, "pawn"), (256, 940, 0.95, "bishop"),
        (318, 950, 1.05, "king"), (352, 926, 0.8, "pawn"))
    cold: tuple[tuple[float, float, float, Piece], ...] = (
        (566, 882, 0.7, "bishop"), (608, 930, 0.9, "rook"), (540, 936, 0.95, "queen"),
        (486, 946, 0.9, "pawn"), (452, 916, 0.8, "knight"))
    for x, y, size, kind in warm:
        scene.add(chess_piece(kind, "#c8402c", "#4a0c14").at(x, y, size))
    for x, y, size, kind in cold:
        scene.add(chess_piece(kind, "#e8f2ff", "#6c94d0").at(x, y, size, flip=True))
    scene.add(chess_piece("pawn", "#e8f2ff", "#6c94d0").at(560, 958, 0.9, 96))
    scene.glow(400, 846, 70, "#ffe0a0", 0.3)
    scene.add(chess_piece("queen", "#fff0c0", "#d89840").at(400, 900, 1.1))


def _pole(scene: Scene) -> None:
    """The gilded rod that parts the worlds."""
    leaves = [leaf(400, 300 + i * 76, 22, 11, turn) for i in range(8) for turn in (-150, -30)]
    curls = (tendril([(4, 128), (20, 70), (60, 60)], [3, 7, 8, 6, 3], 22, 1.5),
             tendril([(2, 140), (14, 176), (34, 178)], [3, 6, 7, 5, 2], 13, 1.4))
    scrolls = [moved(curl, 400, 0, flip=side) for side in (False, True) for curl in curls]
    scene.add(
        sheet(box(397, 30, 6, 810), "#fff0c8", "#d8a860", shadow=0.8, soft=6, rim=1.6),
        sheet(leaves, "#fff0c8", "#d8b070", shadow=0.6, soft=4, rim=1.5),
        sheet(scrolls, "#d4b478", "#94703c", shadow=0.9, soft=6, rim=1.8),
        pane(star(400, 122, 30, 8, 0.36), "#ffdc9c", 0.6, glow=8, spill=0.2),
        sheet(circle(400, 122, 6), "#c85c3c", shadow=0.4, soft=2),
    )


def _air(scene: Scene) -> None:
    """Sparks on the left, snow on the right."""
    dice = chance("two kings air")
    for _ in range(22):
        scene.glow(dice.uniform(50, 380), dice.uniform(80, 900), dice.uniform(5, 9), "#ff8c2c",
                   dice.uniform(0.3, 0.8))
    flakes = [star(dice.uniform(420, 750), dice.uniform(60, 900), dice.uniform(2, 7), 6, 0.3)
              for _ in range(60)]
    scene.add(pane(flakes, "#e8f2ff", 0.8, glow=3, spill=0.25))
