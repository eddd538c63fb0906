"""The crescent moon lies in bed with a bandage, and a heron sits up with it."""

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
    circle,
    line,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
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
from atelier.motifs.birds_water import heron
from atelier.motifs.furniture import dining_chair
from atelier.motifs.skies import drifting_cloud
from atelier.palettes import LAMPLIGHT

MOON = within(minus(circle(0, 0, 236), circle(0, -128, 222)), box(-400, -96, 800, 500))
BED_X, BED_Y = 452, 738


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("moon ward", Light(460, 760, "#ffe8b0", 250), shadow=LAMPLIGHT.shadow,
                  finish=Finish(bloom=0.28, vignette=0.34, exposure=1.0, saturation=1.06))
    _room(scene)
    scene.add(_window().at(440, 524, 0.9))
    scene.rays(0.08, threshold=0.85, length=0.5)
    _floor(scene)
    _bedstead(scene)
    scene.add(_moon().at(BED_X, BED_Y - 20, 1.12))
    _blanket(scene)
    _table(scene)
    _nurse(scene)
    scene.dust(90, "#ffe8b8", around=(460, 720), spread=220)
    frames.rounded(scene, "#28141a", "#12080c", 22, 40)
    return scene


def _room(scene: Scene) -> None:
    scene.sky((0, "#4c2a24"), (0.5, "#7c4a30"), (1, "#3a1c1c"), glow=0.1)
    stripes = [box(-20 + k * 66, -40, 32, 960) for k in range(14)]
    scene.add(mark(stripes, "#8c5638", alpha=0.3),
              mark([star(29 + k * 66, 60 + row * 92 + k % 2 * 46, 9, 4, 0.32) for k in range(12)
                    for row in range(10)], "#a86c44", alpha=0.35))
    scene.glow(460, 760, 300, "#ffc878", 0.1)


def _window() -> Motif:
    """A high window; the foot of its opening is the origin."""
    glass = arched(0, 0, 430, 460)
    frame = minus(arched(0, 22, 486, 510), glass)
    bars = [box(-5, -480, 10, 480), box(-230, -176, 460, 10)]
    hook = tendril([(96, -480), (96, -390), (96, -352)], [5, 5, 6, 7, 6, 5, 4], 22, 0.62, 1)
    visitors = [_visitor(k).at(-174 + k * 58, -4, (1, 1.12, 0.94, 1.16, 1, 1.08, 0.92)[k])
                for k in range(7)]
    clouds = [drifting_cloud("ward a", 190, 40, "#2c3468").at(-110, -280),
              drifting_cloud("ward b", 150, 34, "#34386c").at(130, -140)]
    return motif(
        sheet(glass, "#10143c", "#3a3a6c", shadow=0, rim=0),
        motif(sheet(circle(96, -300, 120), "#1f2454", shadow=0.3, rim=0.8),
              sheet(circle(96, -300, 76), "#2a2e60", shadow=0.3, rim=0.8), clouds,
              sheet(hook, "#c89850", "#6c4828", shadow=1, soft=7, rim=2.2)).inside(glass),
        sheet(frame, "#6c3c2c", "#38181c", shadow=0.9, soft=9, rim=1.8),
        sheet(bars, "#6c3c2c", "#4c2420", shadow=0.8, soft=7, rim=1.6, inside=glass),
        visitors,
        sheet(box(-262, -6, 524, 26, 5), "#8c5438", "#4a2420", shadow=1, soft=9, rim=2),
    )


def _visitor(index: int) -> Motif:
    """A small star with a bunch of flowers; its lower points are the origin."""
    turn = (-6, 5, -3, 8, -8, 4, -5)[index]
    body = star(0, -28, 33, 5, 0.5, turn)
    inner = star(0, -28, 24, 5, 0.52, turn)
    gold = ("#d8a448", "#e0b458", "#cc9440")[index % 3]
    face = [taper([(-8, -30), (-5, -27), (-2, -30)], [1, 2.4, 1]),
            taper([(2, -30), (5, -27), (8, -30)], [1, 2.4, 1]),
            taper([(-3, -20), (0, -18 - index % 2 * 2), (3, -20)], [0.8, 2, 0.8])]
    petal = ("#d8584c", "#e8a0a0", "#8cb0c8", "#e8c060")[index % 4]
    stalks = [taper([(13, -8), (15 + k * 5, -26 - (k % 2) * 4)], [2, 2]) for k in (-1, 0, 1, 2)]
    heads = [circle(15 + k * 6, -29 - (k % 2) * 5, 5.4) for k in (-1, 0, 1, 2)]
    wrap = poly((8, -14), (26, -16), (15, 0))
    return motif(sheet(body, gold, shaded(gold, 0.5), shadow=0.9, soft=5, rim=1.8),
                 sheet(inner, shaded(gold, 1.25), gold, shadow=0.3, soft=3, rim=0.8),
                 mark(face, "#4c2818"),
                 sheet(stalks, "#4c7c48", shadow=0.4, soft=2),
                 sheet(heads, petal, shaded(petal, 0.5), shadow=0.6, soft=3, rim=1.3),
                 sheet(wrap, "#f0e4d0", "#a89080", shadow=0.6, soft=3, rim=1.2))


def _bedstead(scene: Scene) -> None:
    """Head and foot of the bed, mattress and pillow."""
    posts = []
    for x, top in ((186, 640), (718, 704)):
        bars = [box(x - 3 + k, top + 28, 6, 250) for k in (-40, -20, 0, 20, 40)]
        arch = outline(line((x - 58, 1000), (x - 58, top + 30), (x, top), (x + 58, top + 30),
                            (x + 58, 1000)), 12)
        posts.append(motif(sheet(bars, "#c8b89c", "#6c5448", shadow=0.7, soft=5, rim=1.5),
                           sheet(arch, "#e0d0b0", "#7c6050", shadow=1, soft=9, rim=2),
                           sheet([circle(x - 58, top + 34, 11), circle(x + 58, top + 34, 11),
                                  circle(x, top, 10)], "#d8a04c", "#7c4c28", shadow=0.7, rim=2)))
    mattress = box(176, 908, 552, 66, 16)
    pillow = blob((186, 930), (176, 852), (216, 806), (300, 812), (340, 868), (330, 930))
    folds = [taper([(206, 840), (236, 862), (246, 900)], [1, 4, 1]),
             taper([(320, 850), (296, 872), (290, 906)], [1, 4, 1])]
    rail = [box(128, 958, 650, 20, 5), *(box(x - 7, 960, 14, 84, 4) for x in (250, 460, 660))]
    scene.add(posts, sheet(rail, "#c8b89c", "#5c4840", shadow=0.9, rim=1.7),
              sheet(mattress, "#d8ccb8", "#7c6c70", shadow=1, soft=10, rim=1.7),
              sheet(pillow, "#e0d4c0", "#94848a", shadow=1, soft=10, rim=1.9, puff=0.05),
              mark(folds, "#8c7a80", alpha=0.6))


def _moon() -> Motif:
    """The moon on its back; the middle of its disc is the origin."""
    inner = within(moved(MOON, 0, 10, 0.97), MOON)
    craters = [circle(x, y, r) for x, y, r in (
        (-196, 26, 9), (-40, 180, 13), (60, 150, 18), (150, 100, 13),
        (-84, 172, 8), (190, 40, 10), (10, 206, 9))]
    cheek = [oval(-112, 92, 20, 13, 20)]
    eye = taper([(-172, 76), (-156, 94), (-128, 92)], [4, 8, 4])
    lashes = [taper([(-168 + k * 12, 84 + k * 4), (-177 + k * 12, 99 + k * 4)], [4, 1.4])
              for k in range(4)]
    mouth = taper([(-152, 118), (-136, 131), (-114, 124)], [2.4, 6, 2.4])
    return motif(
        pane(MOON, "#f8e4ac", 1.0, glow=26, spill=0.4),
        sheet(inner, "#ecd094", "#c08c4c", shadow=0.2, soft=6, rim=1.6, alpha=0.7),
        sheet(craters, "#d0a060", "#b88444", shadow=0, rim=1.2, alpha=0.6, inside=MOON),
        sheet(cheek, "#e08860", shadow=0, melt=5, alpha=0.6, wrap=0),
        mark([eye, *lashes, mouth], "#6c3c20"),
        _bandage(),
    )


def _heart(x: float, y: float, size: float) -> Path:
    """A small heart round its middle."""
    return moved(blob((0, 1, "c"), (-0.95, 0.1), (-0.92, -0.66), (-0.42, -0.86), (0, -0.42, "c"),
                      (0.42, -0.86), (0.92, -0.66), (0.95, 0.1)), x, y, size)


def _bandage() -> Motif:
    """Linen wound round the right horn, with a knot."""
    horn = within(box(120, -110, 160, 150), MOON)
    wide = minus(outline(horn, 9), box(-100, 48, 500, 100))
    wound = within(union(wide, horn), poly((110, -74), (300, -74), (300, 40), (150, 30)))
    turns = [taper([(130, y + 22), (200, y), (270, y - 18)], [2.4, 3.4, 2.4])
             for y in (-58, -34, -10, 14, 36)]
    ends = [blob((226, -20, "c"), (262, -44), (296, -40, "c"), (276, -22), (240, -8)),
            blob((230, -12, "c"), (260, 4), (282, 34, "c"), (250, 24), (226, 4))]
    return motif(sheet(wound, "#f0e8d8", "#b0a090", shadow=0.9, soft=7, rim=1.9),
                 mark(all_within(turns, wound), "#8c7a70", alpha=0.7),
                 sheet(ends, "#f0e8d8", "#a89888", shadow=0.9, soft=6, rim=1.8),
                 sheet(circle(230, -14, 10), "#f8f0e0", "#b0a090", shadow=0.7, soft=4, rim=1.6),
                 mark(_heart(207, 10, 13), "#c84838"))


def _blanket(scene: Scene) -> None:
    shape = blob((300, 978, "c"), (316, 900), (404, 862), (520, 850), (640, 860), (742, 884),
                 (748, 992, "c"), (520, 1010))
    fold = blob((300, 978, "c"), (314, 898), (398, 858), (440, 862), (384, 900), (352, 984, "c"))
    quilt = [taper([(x, 850), (x + 26, 920), (x + 12, 1010)], [2, 3, 2])
             for x in range(440, 760, 66)]
    cross = [taper([(360, y), (520, y - 18), (750, y + 8)], [2, 3, 2]) for y in (906, 950)]
    stars = [star(x, y, 15, 8, 0.36) for x, y in ((424, 930), (490, 888), (556, 934), (622, 884),
                                                  (688, 938), (500, 972), (640, 976))]
    scene.add(sheet(shape, "#3c8478", "#173c44", shadow=1.1, soft=12, rim=2),
              mark(all_within([*quilt, *cross], shape), "#173840", alpha=0.6),
              mark(all_within(stars, shape), "#e8c878", alpha=0.9),
              sheet(fold, "#e8dcc8", "#a08c8c", shadow=0.9, soft=8, rim=1.8))


def _table(scene: Scene) -> None:
    """The night table with its bottles."""
    x, top = 676, 1000
    cloth = blob((x - 82, top - 4, "c"), (x + 84, top - 4, "c"), (x + 88, top + 40, "c"),
                 (x + 44, top + 30), (x, top + 46), (x - 44, top + 30), (x - 86, top + 40, "c"))
    leg = [box(x - 70, top + 10, 14, 170), box(x + 56, top + 10, 14, 170)]
    drawer = box(x - 66, top + 20, 132, 66, 4)
    scene.add(sheet(leg, "#5c3424", "#28141a", shadow=0.9, rim=1.6),
              sheet(drawer, "#6c3c28", "#38181a", shadow=0.9, rim=1.6),
              sheet(circle(x, top + 62, 6), "#d8a04c", shadow=0.6, soft=3, rim=1.8),
              sheet(box(x - 90, top - 8, 180, 14, 3), "#8c5434", "#5c3024", shadow=0.9, rim=1.8),
              sheet(cloth, "#e0d0b8", "#94807c", shadow=0.8, soft=6, rim=1.6),
              _bottle("#c87828", 74, 0).at(x - 52, top - 4),
              _bottle("#3c7c4c", 56, 1).at(x - 4, top - 2),
              _bottle("#a84c28", 44, 2).at(x + 38, top - 4))
    spoon = [oval(x + 66, top - 12, 13, 6, -12),
             taper([(x + 54, top - 8), (x + 20, top - 2)], [3, 4])]
    scene.add(sheet(spoon, "#e8dcc0", "#94806c", shadow=0.7, soft=3, rim=1.7))


def _bottle(colour: Colour, tall: float, kind: int) -> Motif:
    half = 19 - kind * 1.5
    glass = blob((-half, 0, "c"), (-half, -tall * 0.5), (-half * 0.9, -tall * 0.66),
                 (-8, -tall * 0.8), (-7, -tall, "c"), (7, -tall, "c"), (8, -tall * 0.8),
                 (half * 0.9, -tall * 0.66),
                 (half, -tall * 0.5), (half, 0, "c"))
    fill = within(box(-30, -tall * 0.46, 60, tall), glass)
    return motif(sheet(glass, colour, shaded(colour, 0.4), shadow=0.9, soft=6, rim=2, through=0.7),
                 sheet(fill, shaded(colour, 0.75), shaded(colour, 0.35), shadow=0.2, soft=3, rim=1),
                 mark(taper([(-half * 0.55, -6), (-half * 0.6, -tall * 0.56)], [2, 4]), "#fff0c8",
                      alpha=0.6),
                 sheet(box(-9, -tall - 9, 18, 11, 3), "#c8a070", "#6c4830", shadow=0.6, soft=3),
                 sheet(box(-half * 0.7, -tall * 0.42, half * 1.4, tall * 0.24, 2), "#f0e4c8",
                       "#c8b090", shadow=0.3, soft=2),
                 mark(_heart(0, -tall * 0.3, 6), "#a84030"))


def _nurse(scene: Scene) -> None:
    """The heron on its chair, a bag beside it, one foot on the moon."""
    bag = blob((36, 1130, "c"), (40, 1078), (60, 1060, "c"), (134, 1060, "c"), (152, 1078),
               (156, 1130, "c"))
    clasp = [box(56, 1054, 82, 12, 4), box(88, 1048, 18, 12, 3)]
    grip = outline(line((74, 1056), (80, 1034), (112, 1034), (118, 1056)), 6)
    scene.add(dining_chair("#8c5a38", "#3c1c1c", "#3c7c74").at(126, 1090, 1.4),
              heron("#8aa0b4", "#3c4c64", "#1c2438", "#e8a840", "reaching").at(148, 950, 1.04),
              sheet(grip, "#4c2418", shadow=0.7, soft=4, rim=1.6),
              sheet(bag, "#7c3c24", "#34141a", shadow=1.1, soft=9, rim=2),
              sheet(clasp, "#d8a04c", "#7c4c28", shadow=0.7, soft=4, rim=1.9),
              mark(star(96, 1097, 19, 8, 0.42), "#f0d8b0"))


def _floor(scene: Scene) -> None:
    boards = box(-60, 968, 920, 300)
    seams = [taper([(430 + (x - 430) * 0.7, 968), (x, 1260)], [1.6, 3])
             for x in range(-300, 1200, 86)]
    scene.add(sheet(boards, "#5c3626", "#241016", shadow=0.9, soft=12, rim=1.4),
              mark(seams, "#28121a", alpha=0.6),
              sheet(box(-60, 948, 920, 22), "#8c5438", "#4c2820", shadow=0.7, rim=1.6),
              sheet(oval(430, 1120, 340, 60), "#8c3430", "#4c1820", shadow=0.8, rim=1.5),
              mark(minus(oval(430, 1119, 312, 50), oval(430, 1118, 296, 44)), "#d8a868", alpha=0.7),
              mark([swirl(250 + k * 120, 1118, 22, 1.5, 4, 1 - k % 2 * 2) for k in range(4)],
                   "#c86c50", alpha=0.7),
              sheet(oval(460, 1010, 300, 26), "#12060a", shadow=0, melt=12, alpha=0.6, wrap=0))
