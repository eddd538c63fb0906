"""A village on the inside of an eggshell, with the yolk for a sun."""


from atelier import frames
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
    cloud,
    heading,
    land,
    leaf,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
    pane,
    poly,
    rope,
    shaded,
    sheet,
    spline,
    star,
    swirl,
    taper,
    union,
    within,
)
from atelier.motifs._seams import twists
from atelier.motifs.buildings_country import cottage, town_house
from atelier.motifs.houses import bell_tower, house
from atelier.motifs.people_motion import lamplighter
from atelier.motifs.plants import round_tree
from atelier.motifs.tools import ladder
from atelier.palettes import SPRING_GREEN

X, FOOT, SIZE = 400, 1016, 3.86
SHELL: list[Point] = [(0, -200), (40, -178), (68, -118), (75, -66), (56, -18), (0, 0), (-56, -18),
                      (-75, -66), (-68, -118), (-40, -178)]
YOLK = (400.0, 660.0)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("egg village", Light(*YOLK, "#fff0b0", 225), shadow=SPRING_GREEN.shadow,
                  finish=Finish(bloom=0.28, vignette=0.28, exposure=0.97, saturation=1.1))
    _outside(scene)
    egg, hollow = _outline(1), _outline(0.925)
    scene.add(sheet(oval(400, 1026, 270, 26), "#0c3438", melt=12, shadow=0, rim=0, alpha=0.55),
              sheet(egg, "#6c5c44", "#4c4434", shadow=1.1, soft=16, lift=12),
              sheet(hollow, "#e8d47c", "#2c8484", direction="light", reach=330, shadow=0, rim=0.4,
                    through=0.2))
    _inner_sky(scene, hollow)
    scene.rays(0.1, threshold=0.8)
    _cords(scene)
    _village(scene, hollow)
    _yolk(scene)
    _shell(scene, egg, hollow)
    _front(scene)
    frames.scalloped(scene, SPRING_GREEN.near, "#0e3434", 46)
    return scene


def _outline(share: float) -> Path:
    """The egg's outline, or one inside it, about its own middle."""
    return blob(*((X + x * SIZE * share, FOOT + (-92 + (y + 92) * share) * SIZE) for x, y in SHELL))


def _outside(scene: Scene) -> None:
    scene.sky((0, "#4c9890"), (0.4, "#7cb894"), (0.75, "#b8cc80"), (1, "#6ca060"), glow=0.06)
    for across, down, colour in ((470, 560, "#5ca490"), (400, 486, "#78b48c"),
                                 (338, 424, "#94c088")):
        scene.add(sheet(oval(X, 660, across, down), colour, shadow=0.35, rim=0.5, through=0.05))
    for x, y, width, height in ((140, 240, 190, 44), (250, 130, 150, 36), (90, 560, 160, 38)):
        puff = cloud(f"egg {x}", x, y, width, height)
        curls = [swirl(x + k * width * 0.24, y - height * 0.3, height * 0.22, 1.5, 3)
                 for k in (-1, 1)]
        scene.add(sheet(puff, "#b4d8b4", "#8cc0a0", shadow=0.4, rim=1),
                  mark(all_within(curls, puff), "#d0e8c8", alpha=0.6))
    upper = blob((860, -20, "c"), (770, 10), (700, 70), (664, 150), (642, 240), (598, 350, "c"),
                 (650, 316),
                 (712, 250), (860, 196, "c"))
    lower = blob((860, 214, "c"), (728, 262), (668, 322), (632, 366, "c"), (700, 350), (770, 310),
                 (860, 300, "c"))
    scene.add(sheet([upper, lower], "#0c3c40", melt=6, shadow=0, rim=0, wrap=0, alpha=0.66))
    hill = land((-60, 930), (160, 900), (400, 894), (640, 906), (860, 936))
    back = [leaf(x, 930, 120 + (x * 37) % 70, 26, -90 + (x * 13) % 44 - 22)
            for x in range(10, 800, 34)]
    scene.add(sheet(back, "#4c9058", "#2c6450", shadow=0.6, soft=7, rim=1.2),
              sheet(hill, "#5c9c58", "#2c6448", shadow=0.7, soft=12, rim=1.4))


def _inner_sky(scene: Scene, hollow: Path) -> None:
    rings = [circle(*YOLK, r) for r in (196, 150, 114)]
    for ring_path, colour in zip(rings, ("#a8bc7c", "#ccc878", "#e4cc70"), strict=True):
        scene.add(sheet(within(ring_path, hollow), colour, shadow=0.3, rim=0.6, through=0.1,
                        alpha=0.75))
    for x, y, width, turn in ((330, 470, 80, 0), (480, 500, 70, 0), (300, 800, 66, 0),
                              (520, 812, 74, 0)):
        puff = moved(cloud(f"inner {x}", 0, 0, width, 24), x, y, turn=turn)
        scene.add(sheet(puff, "#f0e8b8", "#c8cc98", shadow=0.4, soft=4, rim=1))


def _around() -> list[tuple[float, float, float]]:
    """Places along the inner ground, from the top clockwise, and how to turn what stands there."""
    share = 0.868
    knots = [(X + x * SIZE * share, FOOT + (-92 + (y + 92) * share) * SIZE) for x, y in SHELL]
    curve = spline([*knots, knots[0], knots[1]], 40)[: len(knots) * 40]
    return [(x, y, heading(curve, i) + 180) for i, (x, y) in enumerate(curve)]


def _village(scene: Scene, hollow: Path) -> None:
    ground = minus(hollow, _outline(0.862))
    field = minus(hollow, _outline(0.884))
    places = _around()
    dice = chance("egg tufts")
    tufts = []
    for x, y, turn in places[::5]:
        tufts += [leaf(x, y, dice.uniform(9, 17), 5, turn - 90 + side * 24) for side in (-1, 1)]
    scene.add(sheet(tufts, "#5c9c4c", "#3c7c44", shadow=0.4, soft=3, rim=1),
              sheet(ground, "#5c9848", "#2c6444", shadow=0.8, soft=8, rim=1.6, direction="light",
                    reach=420),
              sheet(field, "#3c7848", "#1f5040", shadow=0.5, soft=4, rim=1.1))
    ring: list[tuple[float, Motif]] = [
        (0.0, town_house("egg top", 84, 96, "bell", "#a8645c", "#5c3440", light="#ffd070").at(0, 0,
                                                                                              0.6)),
        (0.05, _home("a", 0.78)), (0.938, _home("b", 0.76)), (0.905, _tree("a", 0.9)),
        (0.088, _tree("b", 0.85)),
        (0.19, _home("c", 0.86)), (0.235, _cottage("egg right", "#b8845c")),
        (0.28, _tree("c", 1.1)),
        (0.315, _home("d", 0.9)), (0.355, _home("e", 0.8)), (0.39, _tree("d", 1.0)),
        (0.43, _home("f", 1.0)), (0.463, bell_tower().at(0, 0, 0.56)), (0.5, _home("g", 0.9)),
        (0.545, _cottage("egg low", "#a86c58")), (0.592, _tree("e", 1.2)), (0.64, _home("h", 0.95)),
        (0.672, _home("i", 0.8)), (0.712, _tree("f", 0.95)),
        (0.752, _cottage("egg left", "#8c7c94")),
        (0.802, _home("j", 0.9)), (0.838, _tree("g", 1.05)), (0.875, _home("k", 0.85)),
    ]
    for share, one in ring:
        x, y, turn = places[int(share * len(places)) % len(places)]
        scene.add(one.at(x, y, 1.08, turn))


def _home(name: str, size: float) -> Motif:
    walls = ("#b86c50", "#6c8c8c", "#d0a060", "#8c5c7c", "#c8846c", "#5c7c98")
    roofs = ("#8c3c40", "#3c4c78", "#6c3c58", "#a8543c")
    pick = ord(name)
    return house(f"egg {name}", 46, 54, 42, pick % 7 - 3, walls[pick % 6],
                 roof=roofs[pick % 4]).at(0, 3, size)


def _tree(name: str, size: float) -> Motif:
    return round_tree(f"egg {name}", "#6cac58", "#2c6c4c").at(0, 4, size)


def _cottage(name: str, wall: Colour) -> Motif:
    return cottage(name, wall, shaded(wall, 0.5), "#8c4440", "#4c2438", "#ffd070", "#3c8c78",
                   "#e8e4c8").at(0, 4, 0.5)


def _cords(scene: Scene) -> None:
    x, y = YOLK
    ends: tuple[Point, ...] = ((204, 470), (604, 486), (164, 850), (640, 850))
    cords = [rope(end, (x + (1 if end[0] > x else -1) * 54, y + (1 if end[1] > y else -1) * 54), 10,
                  3.4)
             for end in ends]
    scene.add(sheet(cords, "#e8d4a0", "#8c7448", shadow=0.6, soft=4, rim=1.4))


def _yolk(scene: Scene) -> None:
    x, y = YOLK
    scene.glow(x, y, 110, "#ffd060", 0.25)
    lines = [swirl(x - 18, y - 10, 40, 1.5, 5, 1, 40)]
    scene.add(pane(circle(x, y, 80), "#ffcc50", 1.12, glow=22, spill=0.45),
              sheet(minus(circle(x, y, 80), circle(x - 6, y - 8, 70)), "#f0a030", shadow=0, rim=1,
                    alpha=0.55, wrap=0),
              mark(lines, "#fff0b0", alpha=0.55),
              mark([taper([(x - 74, y - 30), (x, y - 22), (x + 74, y - 30)], [3, 4, 3]),
                    taper([(x - 76, y + 26), (x, y + 36), (x + 76, y + 26)], [3, 4, 3])], "#c88830",
                    alpha=0.8))
    rungs = ladder(232, 40, 28, "#8c5430", "#4c2c24").at(352, 944, 1, 7)
    scene.add(rungs, lamplighter().at(369, 806, 0.62, 7))


def _shell(scene: Scene, egg: Path, hollow: Path) -> None:
    ring_path = minus(egg, hollow)
    dice = chance("egg speckles")
    specks = [oval(*_on_shell(dice.random(), dice.uniform(0.94, 0.985)), dice.uniform(2, 5),
                   dice.uniform(2, 4)) for _ in range(70)]
    crack = _crack()
    broken = minus(ring_path, crack)
    lip = minus(_outline(1), _outline(0.955), crack)
    scene.add(sheet(within(crack, ring_path), "#1c1412", "#0c0808", shadow=0, rim=0, wrap=0),
              sheet(broken, "#d4c49c", "#8c7858", shadow=1, soft=12, rim=2.2, through=0.3),
              sheet(lip, "#e4d8b4", "#a08c68", shadow=0.4, soft=5, rim=1.6),
              mark(all_within(specks, broken), "#8c7450", alpha=0.6))
    flakes = ((582, 447, 17, 20), (561, 480, 13, 84), (544, 514, 10, 150))
    chip = poly((-1, -0.36), (-0.1, -0.8), (0.94, -0.44), (0.66, 0.12), (0.84, 0.66), (-0.16, 0.5),
                (-0.5, 0.72))
    scene.add([motif(sheet(chip, "#f4e8c8", "#b0a078", shadow=0.9, soft=0.5, rim=1.5),
                     mark(circle(0.1, 0, 0.12), "#8c7450", alpha=0.6)).at(x, y, s, t)
               for x, y, s, t in flakes])


def _crack() -> Path:
    """A gap through the shell, wide outside and narrow within, and the cracks that run from it."""
    gap = [(0.131, 1.03), (0.1335, 0.99), (0.1365, 0.984), (0.1355, 0.966), (0.1395, 0.957),
           (0.1385, 0.94), (0.142, 0.926), (0.1415, 0.9), (0.1475, 0.9), (0.1465, 0.928),
           (0.1485, 0.944), (0.147, 0.96), (0.151, 0.972), (0.1505, 0.986), (0.1545, 1.03)]
    branches = [[(0.1485, 0.978), (0.1555, 0.962), (0.1605, 0.977), (0.168, 0.957),
                 (0.174, 0.967), (0.181, 0.954)],
                [(0.1365, 0.97), (0.129, 0.955), (0.124, 0.974), (0.116, 0.958), (0.11, 0.968)],
                [(0.1605, 0.977), (0.163, 1.0)], [(0.124, 0.974), (0.1215, 0.996)]]
    return union(poly(*(_on_shell(*one) for one in gap)),
                 [taper([_on_shell(*one) for one in branch],
                        [8 - 7 * i / (len(branch) - 1) for i in range(len(branch))], steps=1)
                  for branch in branches[:2]],
                 [taper([_on_shell(*one) for one in branch], [3.4, 0.8], steps=1)
                  for branch in branches[2:]])


def _on_shell(share: float, reach: float) -> Point:
    knots = spline([*SHELL, SHELL[0]], 12)
    x, y = knots[int(share * (len(knots) - 1))]
    return X + x * SIZE * reach, FOOT + (-92 + (y + 92) * reach) * SIZE


def _nest(scene: Scene) -> None:
    """A bowl of straw in which the egg stands: a woven wall, loose stalks, a rim over its foot."""
    bowl = blob((88, 958, "c"), (150, 984), (270, 1008), (400, 1014), (530, 1008), (650, 984),
                (712, 958, "c"), (690, 1050), (590, 1130), (400, 1150), (210, 1130), (110, 1050))
    scene.add(sheet(bowl, "#8c6434", "#3c2c20", shadow=1.1, soft=16, lift=10, rim=1.8))
    dice = chance("egg straw")
    inks = ("#a87c3c", "#c89c4c", "#8c6838", "#d8b460")
    for row in range(11):
        y, half = 1102 - row * 13, 210 + row * 11
        for part in range(4):
            left = 400 - half + part * half * 0.5 + dice.uniform(-14, 14)
            wide, tilt = half * dice.uniform(0.5, 0.66), dice.uniform(-12, 12)
            stalks = []
            for k in range(3):
                knots = [left + wide * t + k * 9 for t in (0, 0.3, 0.7, 1)]
                stalks.append(taper([(x, y + k * 6 + 52 * (1 - ((x - 400) / 330) ** 2)
                                      + tilt * (x - left) / wide) for x in knots], [2, 7, 7, 2]))
            ink = inks[(row + part) % 4]
            scene.add(sheet(all_within(stalks, bowl), ink, shaded(ink, 0.5), shadow=0.8, soft=5,
                            rim=1.4))


def _front(scene: Scene) -> None:
    _nest(scene)
    ground = land((-60, 1092), (200, 1070), (400, 1082), (620, 1068), (860, 1088))
    scene.add(sheet(ground, "#3c8050", "#154438", shadow=0.9, soft=14, rim=1.5))
    for x, y, size, colour in ((140, 1090, 1.0, "#f0a0b8"), (676, 1084, 1.1, "#f0e8c8"),
                               (214, 1130, 0.8, "#f0e8c8"),
                               (590, 1140, 0.8, "#f0709c")):
        scene.add(_daisy(colour).at(x, y, size))
    for i, (x, tall, lean) in enumerate(((50, 420, 60), (110, 300, -34), (164, 210, 44),
                                         (20, 250, 90), (640, 220, -40),
                                         (700, 340, 44), (752, 470, -52), (790, 280, -70),
                                         (330, 130, 30),
                                         (470, 120, -30))):
        blade = blob((x - 15, 1230, "c"), (x - 12 + lean * 0.2, 1230 - tall * 0.5),
                     (x + lean, 1230 - tall, "c"),
                     (x + 14 + lean * 0.4, 1230 - tall * 0.5), (x + 15, 1230, "c"))
        rib = taper([(x, 1230), (x + lean * 0.3, 1230 - tall * 0.5),
                     (x + lean * 0.94, 1236 - tall)], [3, 2, 0.5])
        tone = "#2c7c54" if i % 2 else "#1f6448"
        scene.add(sheet(blade, tone, "#0c3430", shadow=1, soft=12, rim=1.8, through=0.2),
                  mark(within(outline(rib, 0.6), blade), "#6cb070", alpha=0.5))


def _daisy(colour: Colour) -> Motif:
    petals = [leaf(0, -50, 26, 13, turn) for turn in range(0, 360, 45)]
    return motif(sheet([taper([(-6, 70), (5, 0), (0, -50)], [6, 5, 4])], "#3c8450", "#1c4c3c",
                       soft=4, rim=1.2),
                 sheet(petals, colour, shaded(colour, 0.6), shadow=0.7, soft=5, rim=1.5),
                 sheet([circle(0, -50, 8)], "#f0c050", "#a87830", shadow=0.5, soft=3, rim=1.5),
                 mark(star(0, -50, 5, 8, 0.5), "#fff0c0"),
                 mark(twists([(0, 10), (2, -20)], 4), "#1c4c3c"))
