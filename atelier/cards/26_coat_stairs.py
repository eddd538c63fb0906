"""Under the open coat of a very tall person it is summer, and a child goes in."""

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Scene,
    blob,
    box,
    chance,
    circle,
    land,
    leaf,
    mark,
    motif,
    moved,
    oval,
    poly,
    ridge,
    sheet,
    star,
    taper,
)
from atelier.motifs.coats import coat_opening, coat_tent
from atelier.motifs.insects import bee
from atelier.motifs.lights import lantern
from atelier.motifs.masonry import stones
from atelier.motifs.people_children import child_reaching
from atelier.motifs.rig import Look
from atelier.motifs.stairs import garden_steps
from atelier.motifs.weather import snowfall

CHILD = Look("#6c3a28", "#20141c", "short", "woolly", "#2c6c94", "#28324c", "#d84c34")
FOOT, SIZE = 1096.0, 1.36


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("coat stairs", Light(400, 850, "#ffdc90", 220), shadow="#0c1018",
                  finish=Finish(bloom=0.28, vignette=0.32, exposure=1.02))
    _street(scene)
    scene.add(coat_tent("#2c5c48", "#0c2020", "#d8983c", "#c8a058").at(400, FOOT, SIZE))
    scene.add(_garden().inside(moved(coat_opening(), 400, FOOT, SIZE)))
    scene.glow(400, 880, 190, "#ffd880", 0.16)
    _hem(scene)
    scene.add(snowfall("coat left", 30, 60, 190, 1150, 14, 4, 11),
              snowfall("coat right", 610, 60, 770, 1150, 14, 4, 11))
    return scene


def _street(scene: Scene) -> None:
    scene.sky((0, "#1c1c2c"), (0.6, "#3c3038"), (1, "#2c2430"), glow=0.12)
    wall = [*stones("coat a", -20, 400, -20, 1010, 46, 104, 1),
            *stones("coat b", 400, 820, -20, 1010, 46, 104, 1)]
    scene.add(sheet(wall, "#4c3c48", "#3c2c34", shadow=0.5, soft=5, rim=0.9))
    scene.add(_shuttered().at(96, 420), _shuttered().at(704, 300))
    scene.add(lantern("post", "#3c3440", "#16121c", lit=False).at(726, 1050, 1.5))
    scene.add(snowfall("coat far", 20, 20, 780, 980, 60, 2, 6, "#a8b4c8"))
    scene.add(sheet(land((0, 1010), (200, 996), (600, 1000), (800, 1012)), "#8c94ac", "#4c5470",
                    soft=12, rim=1.6),
              sheet(land((0, 1060), (260, 1046), (560, 1052), (800, 1058)), "#a8a8b4", "#5c5c78",
                    soft=12, rim=1.6))


def _shuttered() -> Motif:
    """A closed window with snow on its sill."""
    slats = [box(x + 5, y, 34, 4) for x in (-46, 2) for y in range(-120, -10, 14)]
    return motif(sheet(box(-58, -140, 116, 144, 3), "#3c2c38", "#241c28", soft=8, rim=1.2),
                 sheet([box(-48, -130, 46, 126, 2), box(2, -130, 46, 126, 2)], "#4c4454", "#2c2838",
                       shadow=0.6, soft=5, rim=1.2), mark(slats, "#1c1824", alpha=0.7),
                 sheet(blob((-66, 0, "c"), (-50, -12), (-10, -8), (30, -14), (66, 0, "c"), (60, 8),
                            (-60, 8)), "#98a0b8", "#5c6480", shadow=0.6, rim=1.3))


def _garden() -> Motif:
    """Summer: hills, an apple tree with a hammock, hives, a table, and steps down."""
    sky = sheet(box(180, 500, 440, 660), "#f0c860", "#f4dc8c", shadow=0, rim=0)
    hills = [sheet(ridge(f"coat {y}", y, 13, 2.6), colour, end, shadow=0.4, soft=6, rim=1.1,
                   through=0.3)
             for y, colour, end in ((806, "#b8b458", "#98a848"), (856, "#88a040", "#5c8438"),
                                    (912, "#5c8838", "#346c34"), (980, "#447830", "#20502c"))]
    return motif(sky, hills[:2], _tiny_house().at(352, 862), hills[2], _hives().at(484, 934),
                 _apple_tree().at(420, 968), hills[3], _table().at(510, 1030),
                 garden_steps(6, 230, "#c0a478", "#6c5444", "#4c8c3c").at(400, 1122, 0.98), _beds(),
                 [bee().at(x, y, 0.16, turn, flip) for x, y, turn, flip in
                  ((392, 700, -14, False), (500, 880, 10, True), (420, 646, -30, False),
                   (340, 930, -10, True))])


def _tiny_house() -> Motif:
    return motif(sheet(poly((-14, 0), (14, 0), (14, -22), (0, -36), (-14, -22)), "#d8a070",
                       "#a06848",
                       shadow=0.6, soft=4),
                 sheet(poly((-18, -20), (0, -40), (18, -20), (13, -18), (0, -32), (-13, -18)),
                       "#a83c34",
                       shadow=0.4, soft=3))


def _apple_tree() -> Motif:
    dice = chance("coat tree")
    trunk = blob((-26, 8, "c"), (-10, -30), (-12, -90), (-44, -130, "c"), (0, -112),
                 (34, -136, "c"),
                 (12, -86), (12, -30), (28, 8, "c"))
    crown = [circle(x, y, r) for x, y, r in ((-48, -150, 40), (0, -178, 50), (50, -150, 42),
                                             (-20, -214, 38), (28, -210, 38), (4, -138, 44))]
    light = [circle(x, y, r) for x, y, r in ((-42, -160, 26), (6, -196, 32), (48, -162, 26))]
    leaves = [leaf(dice.uniform(-66, 66), dice.uniform(-226, -120), 16, 8, dice.uniform(0, 180))
              for _ in range(34)]
    apples = [circle(x, y, 8.5) for x, y in ((-58, -136), (-24, -160), (14, -128), (50, -128),
                                             (68, -166), (30, -188), (-6, -216), (-44, -190),
                                             (6, -166))]
    hammock = blob((-8, -66, "c"), (-50, -36), (-98, -60, "c"), (-92, -44), (-54, -12), (-18, -40))
    ropes = [taper([(-8, -66), (2, -74)], [3, 3]), taper([(-98, -60), (-110, -72)], [3, 3]),
             taper([(-110, 10), (-111, -80)], [7, 5])]
    stripes = [taper([(-26 - k * 18, -62 + k * 2), (-30 - k * 16, -22)], [4, 4]) for k in range(4)]
    return motif(
        sheet(trunk, "#7c5030", "#3c2820", soft=8, rim=1.6),
        sheet(crown, "#4c8c38", "#24602c", soft=10, rim=1.6),
        sheet(light, "#7cac40", "#3c7c34", shadow=0.6, soft=7, rim=1.3),
        mark(leaves, "#a8c858", alpha=0.6),
        sheet(apples, "#e0402c", "#98201c", shadow=0.7, soft=3, rim=1.4),
        sheet(ropes, "#6c4830", shadow=0.5, soft=3),
        sheet(hammock, "#e08c3c", "#a8482c", shadow=0.8, soft=5, rim=1.4),
        sheet(stripes, "#f0d8a0", inside=hammock, shadow=0, rim=0.4),
    )


def _hives() -> Motif:
    straw = []
    for x, size in ((-22, 0.9), (22, 1.0)):
        rows = [oval(x, -8 - k * 9 * size, (19 - k * k * 0.9) * size, 7 * size) for k in range(5)]
        straw += [sheet(rows, "#e0b050", "#a06c28", shadow=0.6, soft=4, rim=1.2),
                  mark(oval(x, -8, 5, 4), "#4c2c18")]
    return motif(sheet([box(-48, -3, 96, 6, 2), box(-42, 0, 5, 16), box(36, 0, 5, 16)], "#7c5030",
                       "#4c3020", shadow=0.6, soft=4), straw)


def _table() -> Motif:
    jug = blob((-8, -32, "c"), (-12, -44), (-6, -56, "c"), (6, -56, "c"), (11, -44), (8, -32, "c"))
    return motif(sheet([taper([(-22, 0), (-16, -30)], [4, 4]), taper([(24, 0), (18, -30)], [4, 4])],
                       "#6c4830", shadow=0.5, soft=3),
                 sheet(box(-32, -34, 64, 7, 3), "#e8dcc0", "#a89070", shadow=0.8, soft=4, rim=1.4),
                 sheet(jug, "#4c8ca8", "#24506c", shadow=0.6, soft=4, rim=1.4),
                 sheet([circle(17, -39, 5), circle(24, -38, 4.5)], "#e0402c", "#98201c", shadow=0.5,
                       soft=3))


def _beds() -> Motif:
    dice = chance("coat flowers")
    flowers = []
    for side in (-1, 1):
        for k in range(13):
            y = 1030 + k * 7.5
            x = 400 + side * (104 + dice.uniform(0, 20) + k * 5.2)
            colour = ("#d84c5c", "#f0a83c", "#8c4c9c", "#f4ecd0")[k % 4]
            stem = taper([(x, y + 30), (x + 2, y)], [3, 2])
            flowers += [sheet([stem, leaf(x, y + 18, 18, 8, -40 if side > 0 else -140)], "#3c7c34",
                              "#20502c", shadow=0.5, soft=3),
                        sheet(star(x + 2, y, dice.uniform(10, 14), 7, 0.55, k * 20), colour,
                              shadow=0.6, soft=3, rim=1.2),
                        mark(circle(x + 2, y, 3), "#7c4c1c")]
    return motif(flowers)


def _hem(scene: Scene) -> None:
    pool = poly((250, 1116), (560, 1116), (700, 1210), (120, 1210))
    scene.add(sheet(pool, "#ffd070", melt=14, alpha=0.3, shadow=0, wrap=0))
    for x in (24, 776):
        scene.add(sheet(oval(x, 1100, 90, 24), "#1c1c2c", melt=8, alpha=0.4, shadow=0))
    prints = [oval(276 + (k % 2) * 18, 1146 + k * 12, 5 + k * 0.5, 8 + k * 0.6, -10)
              for k in range(5)]
    scene.add(mark(prints, "#5c5c78", alpha=0.7))
    scene.add(sheet(oval(266, 1134, 34, 7), "#1c1418", melt=6, alpha=0.6, shadow=0),
              child_reaching(CHILD, "smock", arms="one", satchel=True).at(266, 1134, 1.36, 0, True))
    scene.add(sheet(blob((-40, 1260, "c"), (-40, 1176, "c"), (120, 1168), (300, 1190), (480, 1184),
                         (660, 1166), (840, 1178, "c"), (840, 1260, "c")), "#b8b4b8", "#6c6c88",
                    soft=12, rim=1.6))
