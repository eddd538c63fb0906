"""The evening sun slips into a slot in the ground; below lie the suns of all former days."""

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
    bough,
    box,
    chance,
    circle,
    land,
    leaf,
    line,
    mark,
    minus,
    mixed,
    motif,
    outline,
    oval,
    pane,
    ring,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs.animals_hare import hare, hare_back
from atelier.motifs.boots import boot
from atelier.motifs.fishes import fish_skeleton
from atelier.motifs.hats import hat
from atelier.motifs.lights import lantern
from atelier.motifs.plants import cactus
from atelier.motifs.skies import drifting_cloud
from atelier.palettes import DESERT_ORANGE as DESERT

CAVE = blob((388, 424, "c"), (386, 500), (360, 560), (250, 606), (150, 680), (104, 800), (112, 960),
            (180, 1084), (330, 1130), (500, 1130), (640, 1080), (698, 960), (694, 800), (630, 670),
            (530, 606), (440, 560), (416, 500), (414, 424, "c"))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("coin vault", Light(400, 330, "#ffe2a0", 215), shadow=DESERT.shadow,
                  finish=Finish(bloom=0.3, vignette=0.34, exposure=1.0, saturation=1.1))
    _evening(scene)
    _earth(scene)
    _cave(scene)
    _heap(scene)
    _keepers(scene)
    _strata_finds(scene)
    scene.dust(90, "#ffd890", around=(400, 640), spread=190, largest=2.2, strength=0.5)
    return scene


def _evening(scene: Scene) -> None:
    scene.sky((0, "#4c1c44"), (0.1, "#8c3444"), (0.2, "#c85a3c"), (0.3, "#eea04c"),
              (0.36, "#f8c878"), (1, "#a86040"), glow=0.1)
    scene.discs((400, "#b0483e"), (332, "#c8643e"), (272, "#dc8444"), (224, "#eca858"), y=404,
                through=0.1)
    for x, y, width, height, colour in ((120, 150, 200, 44, "#94384a"),
                                        (690, 110, 190, 40, "#84304a"),
                                        (706, 270, 170, 34, "#c4603e"),
                                        (92, 300, 140, 30, "#c8683e")):
        scene.add(drifting_cloud(f"coin {x}", width, height, colour).at(x, y))
    ridges = [leaf(400 + 176 * math.cos(a), 404 + 176 * math.sin(a), 22, 15, math.degrees(a))
              for a in (math.pi * (i + 0.5) / 26 + math.pi for i in range(26))]
    scene.add(sheet([circle(400, 404, 184), *ridges], "#f0b048", "#e89838", shadow=0.8, soft=12,
                    rim=2.4, through=0.5),
              pane(circle(400, 404, 168), "#ffe89c", 1.05, glow=20, spill=0.3),
              sheet(ring(400, 404, 138, 146), "#f4b850", shadow=0.4, soft=4, rim=1.6, through=0.2))
    rays = [leaf(400 + 56 * math.cos(a), 404 + 56 * math.sin(a), 70, 15, math.degrees(a))
            for a in (math.pi + math.pi * (i + 0.5) / 13 for i in range(13))]
    scene.add(sheet([*rays, circle(400, 404, 44)], "#f8c868", "#f0a848", shadow=0.4, soft=4,
                    rim=1.6, through=0.2))
    scene.rays(0.14, threshold=0.85)


def _earth(scene: Scene) -> None:
    scene.add(cactus("#4c3c44", "#34203a", None).at(116, 412, 0.62),
              cactus("#4c3c44", "#34203a", None).at(690, 414, 0.5, flip=True))
    tops = ((404, 0, "#e0904c", "#b8643c"), (452, 16, "#a8503a", "#8c3c38"),
            (556, 22, "#8c3c38", "#743038"), (690, 18, "#6c2c38", "#5a2234"),
            (846, 26, "#54203a", "#44182e"), (1010, 20, "#401630", "#260c20"))
    for index, (y, wave, colour, end) in enumerate(tops):
        points = [(x, y + wave * math.sin(x / 130 + index * 1.9)) for x in range(-60, 900, 80)]
        layer = land(*points)
        dice = chance("coin layer", index)
        pebbles = [oval(dice.uniform(20, 780), y + wave + dice.uniform(26, 90), dice.uniform(5, 13),
                        dice.uniform(4, 8), dice.uniform(-20, 20)) for _ in range(16)]
        scene.add(sheet(layer, colour, end, shadow=0.7, soft=10, rim=1.5, through=0.25))
        if index:
            scene.add(sheet(all_within(pebbles, layer), shaded(colour, 1.5), end, shadow=0.5,
                            soft=3, rim=1.1))
    slot = oval(400, 406, 214, 10)
    scene.add(sheet(oval(400, 408, 232, 17), "#c8884c", "#6c3434", shadow=0.6, soft=6, rim=2),
              sheet(slot, "#2c0c1c", "#4c1c24", shadow=0.3, soft=4, rim=0.8))
    front = blob((168, 409, "c"), (260, 420), (400, 423), (540, 420), (632, 409, "c"), (540, 428),
                 (400, 433), (260, 428))
    scene.add(sheet(front, "#e0a058", "#8c4c38", shadow=0.6, soft=5, rim=2))


def _cave(scene: Scene) -> None:
    scene.add(sheet(CAVE, "#6c2c30", "#1c0818", shadow=0.3, soft=6, rim=1.2, through=0.5))
    for share, colour in ((26, "#54202c"), (54, "#44182a")):
        inner = minus(CAVE, outline(CAVE, share * 2))
        scene.add(sheet(inner, colour, "#16060f", shadow=0.7, soft=10, rim=1.1, through=0.5))
    beam = blob((392, 424, "c"), (408, 424, "c"), (420, 560), (520, 800, "c"), (280, 800, "c"),
                (380, 560))
    scene.add(sheet(beam, "#ffd070", "#e08c40", shadow=0, rim=0, melt=12, alpha=0.34, wrap=0))
    scene.add(sheet(outline(CAVE, 7), "#c07848", "#4c2030", shadow=0.8, soft=8, rim=1.8))
    shelf = blob((704, 812, "c"), (560, 800), (552, 812, "c"), (580, 830), (704, 850, "c"))
    scene.add(sheet(shelf, "#8c4838", "#4c1c2c", shadow=0.9, soft=8, rim=1.9))
    for i in range(5):
        scene.add(_standing(20, "#c88434").at(584 + i * 23, 782 + i * 1.6))


def _standing(radius: float, gold: Colour) -> Motif:
    """A former sun that stands on its rim."""
    rays = [leaf(radius * 0.34 * math.cos(a), radius * 0.34 * math.sin(a), radius * 0.42,
                 radius * 0.16, math.degrees(a)) for a in (i * math.tau / 10 for i in range(10))]
    return motif(sheet(circle(0, 0, radius), gold, shaded(gold, 0.45), shadow=0.9, soft=5, rim=2),
                 mark([ring(0, 0, radius * 0.82, radius * 0.88), *rays,
                       circle(0, 0, radius * 0.22)], shaded(gold, 1.7), alpha=0.7))


def _lying(wide: float, gold: Colour, turn: float) -> Motif:
    """A former sun that lies flat: a milled edge, a rim, rays round a small disc."""
    tall = wide * 0.33
    edge = union(oval(0, 7, wide, tall), oval(0, 0, wide, tall), box(-wide, 0, wide * 2, 7))
    mills = [box(wide * math.cos(a) - 0.7, tall * math.sin(a) + 1, 1.4, 6)
             for a in (math.pi * (i + 0.5) / 15 for i in range(15))]
    rays = [leaf(wide * 0.34 * math.cos(a), tall * 0.34 * math.sin(a),
                 math.hypot(wide * 0.4 * math.cos(a), tall * 0.4 * math.sin(a)), wide * 0.09,
                 math.degrees(math.atan2(tall * math.sin(a), wide * math.cos(a))))
            for a in (i * math.tau / 10 for i in range(10))]
    rim = minus(oval(0, 0, wide * 0.88, tall * 0.88), oval(0, 0, wide * 0.8, tall * 0.78))
    return motif(
        sheet(edge, shaded(gold, 0.6), shaded(gold, 0.34), shadow=1.1, soft=6, rim=1.2),
        mark(mills, shaded(gold, 0.3), alpha=0.7),
        sheet(oval(0, 0, wide, tall), gold, shaded(gold, 0.7), shadow=0.2, soft=2, rim=2),
        mark([rim, *rays, oval(0, 0, wide * 0.2, tall * 0.24)], shaded(gold, 1.7), alpha=0.75),
    ).at(0, 0, 1, turn)


def _slope(x: float) -> float:
    """The height of the heap at x."""
    return 812 + 200 * math.pow(abs(x - 372) / 290, 1.6) + 6 * math.sin(x / 21)


def _gold(y: float, luck: float) -> Colour:
    """The glow that a sun of former days has kept: the deeper, the less."""
    share = min(1.0, max(0.0, (y - 812) / 250))
    fresh = "#f4b444" if luck < 0.6 else "#e8983c"
    return mixed(fresh, "#a0442c", share * 2) if share < 0.5 else mixed(
        "#a0442c", "#32101e", share * 2 - 1)


def _heap(scene: Scene) -> None:
    dice = chance("coin heap")
    back = land((100, 1100), *((x, _slope(x) + 8) for x in range(130, 670, 30)), (700, 1100))
    scene.add(sheet(within(back, CAVE), "#7c4424", "#1c0814", shadow=0.9, soft=12, rim=1.2))
    scene.glow(372, 800, 120, "#ffb850", 0.45)
    coins: list[tuple[float, float, float]] = []
    for row in range(14):
        for column in range(13):
            x = 124 + column * 47 + row % 2 * 23 + dice.uniform(-9, 9)
            y = 812 + row * 23 + dice.uniform(-5, 5)
            if y >= _slope(x) and 120 < x < 684 and y < 1116 - 100 * abs((x - 400) / 290) ** 4:
                coins.append((y, x, dice.uniform(31, 40)))
    for index, (y, x, size) in enumerate(sorted(coins)):
        gold, lean = _gold(y, dice.random()), (x - 372) * 0.05
        if index % 9 == 4:
            standing = _standing(size * 0.86, gold)
            scene.add(standing.at(x, y - 8, 1, dice.uniform(-16, 16)).inside(CAVE))
        else:
            scene.add(_lying(size, gold, lean + dice.uniform(-7, 7)).at(x, y).inside(CAVE))


def _keepers(scene: Scene) -> None:
    foot = _slope(316) + 26
    scene.add(sheet(oval(312, foot - 2, 84, 11), "#1c0810", shadow=0, rim=0, melt=5, alpha=0.7))
    keeper = motif(
        hare("#b06c34"),
        pane(oval(62, -266, 62, 24, 8), "#ffd860", 1.2, glow=10, spill=0.5),
        hat("top", "#34406c", "#d8503c").at(66, -272, 1.24, -2),
    )
    scene.add(keeper.at(304, foot, 0.62))
    x, y = 346.0, foot - 66
    scroll = tendril([(x, y - 26), (x + 40, y + 4), (x + 84, y + 22), (x + 112, y + 66)],
                     [24, 30, 33, 33, 28, 8], 15, 1.2, 1)
    lines = [taper([(x + 30 + i * 17, y - 18 + i * 10), (x + 38 + i * 16, y + 6 + i * 8)],
                   [2, 2]) for i in range(4)]
    scene.add(sheet(scroll, "#f0dcac", "#a8784c", soft=8, rim=2),
              mark(all_within(lines, scroll), "#7c4c34", alpha=0.7))
    scene.add(lantern("standing", "#6c4028", "#241014", "#ffc860").at(204, _slope(204) + 16, 0.7))
    _ladder(scene)


def _ladder(scene: Scene) -> None:
    foot, head = (478.0, 984.0), (596.0, 790.0)
    sides = [taper([(foot[0] + d, foot[1]), (head[0] + d, head[1] - 26)], [6, 6])
             for d in (-19, 19)]
    rungs = []
    for i in range(9):
        t = (i + 0.5) / 9
        x, y = foot[0] + (head[0] - foot[0]) * t, foot[1] + (head[1] - 26 - foot[1]) * t
        rungs.append(taper([(x - 19, y), (x + 19, y)], [5, 5]))
    scene.add(sheet([*sides, *rungs], "#b87c48", "#4c2420", shadow=1, soft=6, rim=1.8))
    for t, size in ((0.1, 0.36), (0.66, 0.31)):
        x, y = foot[0] + (head[0] - foot[0]) * t, foot[1] + (head[1] - 26 - foot[1]) * t
        scene.add(hare_back("#a8703c", climbing=True).at(x, y + 14, size, 8),
                  _standing(78 * size, "#f0b448").at(x, y + 14 - 104 * size))


def _strata_finds(scene: Scene) -> None:
    scene.add(fish_skeleton("#e0bc94", "#8c5c54", 130).at(112, 566, 0.86, -8),
              boot("boot", "#8c5848", "#e0b080").at(714, 1120, 0.5, -14),
              sheet([swirl(732, 700, 24, 2, 7, 1, 30)], "#d8a880", "#8c5048", shadow=0.7, soft=4,
                    rim=1.5))
    dice = chance("coin roots")
    roots: list[Path] = []
    for x, angle, long, thick in ((116, 84, 66, 9), (690, 96, 60, 8), (140, 60, 44, 6),
                                  (668, 118, 40, 6)):
        roots += bough((x, 412), angle, long, thick, 2, dice, bend=0.5)
    scene.add(sheet(roots, "#c88454", "#7c4038", shadow=0.7, soft=5, rim=1.5))
    bones: list[Point] = [(66, 900), (100, 914), (64, 1010)]
    scene.add(sheet([star(x, y, 13, 5, 0.5, 12) for x, y in bones], "#b87c64", "#6c3848",
                    shadow=0.6, soft=4, rim=1.3))
    leafy = outline(line((20, 1180), (200, 1150), (400, 1176), (600, 1150), (790, 1180)), 3)
    scene.add(mark(leafy, "#7c3848", alpha=0.6))
