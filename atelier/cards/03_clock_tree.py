"""A fox sleeps under a tree that bears watches, before a clock that is the moon."""

from atelier import frames
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
    bough,
    box,
    chance,
    circle,
    mark,
    minus,
    motif,
    pane,
    poly,
    ridge,
    ring,
    sheet,
    taper,
    union,
)
from atelier.motifs.clockwork import dial, gear, ornate_key, pocket_watch
from atelier.motifs.fox import sleeping_fox
from atelier.motifs.plants import grass, mushroom
from atelier.motifs.trees import bough_of_leaves, far_trunk, fern
from atelier.palettes import FOREST_GREEN

LIMBS: list[tuple[list[Point], list[float]]] = [
    ([(395, 720), (380, 600), (330, 500), (236, 420), (150, 340)], [92, 72, 50, 34, 20]),
    ([(405, 720), (420, 590), (430, 470), (410, 340), (440, 210)], [96, 80, 58, 40, 20]),
    ([(425, 700), (470, 580), (560, 490), (640, 420), (690, 320)], [88, 66, 46, 30, 18]),
    ([(236, 420), (150, 420), (84, 470)], [30, 20, 10]),
    ([(560, 490), (640, 500), (716, 470)], [28, 18, 9]),
    ([(330, 500), (300, 400), (290, 280), (230, 180)], [34, 28, 20, 12]),
    ([(470, 575), (540, 420), (560, 300), (600, 200)], [40, 28, 20, 12]),
]
TWIGS = ((150, 340, -126, 15), (440, 210, -74, 15), (690, 320, -63, 14), (84, 470, 149, 8),
         (716, 470, -11, 8), (230, 180, -126, 10), (600, 200, -69, 10), (300, 400, -109, 9),
         (540, 420, -52, 9), (425, 400, -57, 10), (640, 420, -29, 8), (236, 420, -103, 9))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("clock tree", Light(420, 400, "#fff0a8", 200), shadow=FOREST_GREEN.shadow,
                  finish=Finish(bloom=0.3, vignette=0.35, exposure=0.98))
    _wood(scene)
    scene.add(_tree())
    scene.add(_workshop().at(412, 890))
    _crown(scene)
    _fruits(scene)
    _ground(scene)
    frames.rounded(scene, "#12301f", "#08180f")
    frames.corner_leaves(scene, "#1c4a2c", "#0a2014")
    return scene


def _wood(scene: Scene) -> None:
    scene.sky(*FOREST_GREEN.sky, clouds=0.25)
    scene.glow(420, 400, 260, "#ffc850", 0.14)
    scene.discs((236, "#7c9a4c"), (205, "#b8ac54"), through=0.25)
    scene.add(dial().at(420, 400))
    for x, width in ((60, 30), (170, 22), (250, 18), (610, 20), (690, 30), (770, 26), (520, 14)):
        scene.add(far_trunk(f"far {x}", width, "#52783f", "#7a8a48").at(x, 1220))
    scene.fog("#a8b060", 480, 1050, 0.42)
    for x, width in ((20, 44), (118, 34), (716, 40), (795, 50)):
        scene.add(far_trunk(f"near {x}", width).at(x, 1220))
    scene.rays(0.16, threshold=0.6, length=0.9)
    scene.add(sheet(ridge("clock wood", 905, 26, 1.3, 0.4), "#4a7040", "#264430", shadow=0.6))
    for x, y, length in ((60, 960, 110), (740, 965, 120), (640, 930, 70), (170, 935, 80)):
        scene.add(fern(f"mid {x}", length).at(x, y))
    scene.add(bough_of_leaves("back", 250, "#3f6c38", "#748c40", 60, 0.3, 60).at(400, 120))


def _tree() -> Motif:
    dice = chance("clock tree twigs")
    twigs = [bough((x, y), angle, 95, width, 3, dice, bend=0.5, spread=0.55)
             for x, y, angle, width in TWIGS]
    foot = blob(
        (352, 640), (344, 720), (342, 800), (330, 880), (280, 950), (190, 1000), (90, 1030, "c"),
        (200, 1040), (270, 1020), (300, 1050), (250, 1110, "c"), (330, 1060), (372, 1030),
        (400, 1090), (400, 1150, "c"), (440, 1080), (450, 1030), (500, 1060), (570, 1120, "c"),
        (536, 1050), (530, 1010), (610, 1040), (720, 1050, "c"), (610, 1000), (530, 940),
        (496, 880), (480, 800), (478, 720), (470, 640), (410, 600),
    )
    tree = union(foot, [taper(points, widths) for points, widths in LIMBS])
    ridges = [taper([(x - widths[0] * 0.06, y + 4) for x, y in points],
                    [width * 0.16 for width in widths]) for points, widths in LIMBS]
    return motif(
        sheet(twigs, "#3c2c1e", "#2c2218", shadow=0.8, soft=8, rim=1.5, through=0.4),
        sheet(tree, "#4a3222", "#1e1a16", shadow=1.1, soft=14, rim=2, through=0.45),
        sheet(all_within(_bark(), tree), "#77502e", "#33271a", shadow=0.5, soft=3, lift=2,
              rim=1.3, wrap=0),
        sheet(all_within(ridges, tree), "#84592f", "#5a3c22", shadow=0.4, soft=3, rim=1.2, wrap=0),
    )


def _bark() -> list[Path]:
    dice = chance("clock tree bark")
    strips = []
    for i in range(26):
        t = i / 25
        x = 350 + t * 124
        strips.append(taper(
            [(x, dice.uniform(600, 700)), (x + dice.uniform(-8, 8), 780),
             (x + (t - 0.5) * 20, 870), (x + (t - 0.5) * 120, 960),
             (x + (t - 0.5) * 260, 1010 + dice.uniform(-8, 18))],
            [0.5, dice.uniform(2, 5), dice.uniform(3, 6), 3, 0.5]))
    return strips


def _workshop() -> Motif:
    """The clockmaker's window in the hollow trunk; the foot of the glass at the origin."""
    glass = arched(0, 0, 96, 146)
    moulding = minus(arched(0, 4, 112, 158), glass)
    return motif(
        sheet(arched(0, 6, 120, 166), "#2c1c12", shadow=0.9, rim=1.6),
        pane(glass, "#ffb648", 1.25, glow=26, spill=0.45),
        motif(mark(_wall_clocks(), "#a05a1c"),
              sheet(_clockmaker(), "#3a1c10", "#1e100c", shadow=0.5, soft=4, lift=3, rim=1.5),
              sheet([box(-1.6, -150, 3.2, 68), box(-48, -102, 96, 3.2)], "#2c1c12", shadow=0.4),
              ).inside(glass),
        sheet(moulding, "#6a4426", "#3c2818", shadow=0.5, rim=1.6),
        sheet(box(-66, -2, 132, 11, 4), "#7a5230", "#4a3220", shadow=0.9, rim=1.6),
    )


def _wall_clocks() -> list[Path]:
    return [ring(-24, -108, 9, 12), taper([(-24, -108), (-24, -115)], [2, 2]),
            taper([(-24, -108), (-19, -106)], [2, 2]), taper([(-24, -148), (-24, -120)], [1, 1]),
            taper([(30, -148), (30, -110)], [1, 1]), ring(30, -104, 4, 6), box(29, -98, 2.4, 14),
            box(29, -88, 6, 2.4)]


def _clockmaker() -> Path:
    body = blob((-6, 2, "c"), (-4, -34), (4, -58), (22, -68), (38, -54), (46, -28), (48, 2, "c"))
    beard = blob((-2, -76, "c"), (-6, -66), (-4, -52, "c"), (8, -60), (16, -70))
    cap = blob((-2, -86, "c"), (2, -96), (14, -98), (24, -88), (24, -74, "c"), (16, -84))
    return union(body, circle(10, -80, 13), beard, poly((-4, -79), (-10, -75), (-3, -73)),
                 taper([(18, -54), (2, -34), (-18, -38)], [12, 10, 6]), box(-13, -84, 12, 5, 2),
                 box(-48, -22, 60, 6), circle(-24, -36, 11), cap)


def _crown(scene: Scene) -> None:
    for name, x, y, spread, flatness, tone in (("left", 140, 240, 150, 0.8, 0.0),
                                               ("right", 672, 220, 145, 0.8, 0.0),
                                               ("top", 400, 70, 330, 0.2, 0.15)):
        count = 64 if name == "top" else 34
        scene.add(bough_of_leaves(name, spread, flatness=flatness, count=count).toned(tone)
                  .at(x, y))


def _fruits(scene: Scene) -> None:
    for x, y, radius, tied, hour, minute in (
        (102, 590, 30, 480, 1.2, 33), (196, 520, 23, 430, 4.8, 6), (274, 610, 20, 500, 8.4, 18),
        (604, 600, 32, 500, 10, 12), (706, 560, 24, 470, 3.6, 42), (520, 560, 18, 490, 1.8, 54),
        (660, 420, 18, 340, 6, 15), (152, 420, 17, 350, 7.2, 54),
    ):
        thread = y - radius * 1.5 - tied
        scene.add(pocket_watch(thread, radius, hour, minute).at(x, tied))
    for x, y, length, tied, turn in (
        (150, 560, 54, 440, 4), (240, 600, 38, 430, -5), (52, 540, 44, 430, -3),
        (560, 640, 50, 500, 5), (655, 590, 40, 480, -4), (756, 520, 52, 440, 3),
        (330, 590, 30, 500, 3),
    ):
        scene.add(ornate_key(y - length * 0.2 - tied, length * 1.2).at(x, tied, turn=turn * 0.3))


def _ground(scene: Scene) -> None:
    scene.add(sheet(ridge("clock moss", 1058, 14, 1.8), "#4f7038", "#1e3a26", shadow=0.9, rim=1.4))
    scene.add(gear().at(150, 1075, 1.04), gear(teeth=10).at(232, 1098, 0.64, 12),
              gear(teeth=12).at(672, 1082, 0.88, 6))
    scene.add(sleeping_fox().at(520, 1163, 1.32))
    for x, y, height, cap in ((328, 1120, 44, "#c8503a"), (362, 1128, 28, "#d0643e"),
                              (300, 1128, 24, "#d0643e"), (716, 1130, 36, "#c8503a"),
                              (742, 1134, 24, "#d0643e"), (96, 1130, 30, "#c8503a")):
        scene.add(mushroom(cap, height=height).at(x, y))
    scene.add(sheet(ridge("clock front", 1128, 10, 2.4), "#2c4a2a", "#0c2016", rim=1.3),
              grass("clock").at(0, 1140))
    for x, y, length in ((30, 1190, 190), (775, 1190, 200), (140, 1215, 110), (650, 1215, 110)):
        scene.add(fern(f"front {x}", length, "#1c3a26", "#081810").at(x, y))
    dice = chance("clock fireflies")
    for _ in range(26):
        place = (dice.uniform(60, 740), dice.uniform(480, 1120))
        on_fox = place[0] > 370 and place[1] > 930
        on_glass = 340 < place[0] < 480 and 720 < place[1] < 900
        if not on_fox and not on_glass:
            scene.glow(*place, dice.uniform(5, 11), "#ffe870", dice.uniform(0.3, 0.9))
