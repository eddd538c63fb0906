"""The inside of a bell flower is a busy station hall, and bees go to work in it."""

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
    box,
    chance,
    circle,
    leaf,
    line,
    mark,
    minus,
    motif,
    outline,
    oval,
    pane,
    sheet,
    swirl,
    taper,
    union,
    whole_card,
    within,
)
from atelier.motifs.insects import Luggage, bee
from atelier.motifs.wheels import cart
from atelier.palettes import ROSE_DAWN as ROSE

THROAT: Point = (430, 470)
# Half-axes of the rings from the depth outwards, and their papers.
RINGS: tuple[tuple[float, float, Colour, Colour], ...] = (
    (92, 84, "#ecb8a8", "#d89098"), (140, 132, "#e09ca0", "#c8708c"),
    (198, 196, "#cc7890", "#ac4c78"), (264, 276, "#b04c78", "#8c3064"),
    (336, 372, "#8c2c60", "#682050"), (412, 486, "#702050", "#501640"),
)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("flower shaft", Light(*THROAT, "#fff0d0", 215), shadow=ROSE.shadow,
                  finish=Finish(bloom=0.3, vignette=0.34, exposure=1.0, saturation=1.1))
    scene.sky((0, "#f0d8c8"), (0.45, "#fff0d8"), (1, "#e8a8a8"))
    scene.source(64, "#fff6e0", 1.1, glow=24, spill=0.35)
    for index in range(len(RINGS)):
        _ring(scene, index)
        if index == 3:
            scene.rays(0.16, threshold=0.8)
    _freckles(scene)
    _stamens(scene)
    _lanes(scene)
    _school(scene)
    _platform(scene)
    _sleeper(scene)
    scene.add(_doorman().at(640, 1136))
    scene.dust(140, "#ffe8a0", around=THROAT, spread=260, largest=2.6, strength=0.5)
    return scene


def _edge(index: int) -> tuple[Path, list[Point]]:
    """The wavy hole of a ring; outer ones sink lower on the card."""
    across, down, _, _ = RINGS[index]
    dice = chance("flower ring", index)
    x, y = THROAT[0] - index * 6, THROAT[1] + index * 13
    phase, rim = dice.uniform(0, 6), []
    for step in range(48):
        angle = math.tau * step / 48
        wave = 1 + 0.035 * math.sin(angle * 7 + phase) + 0.02 * math.sin(angle * 11 + phase * 2)
        rim.append((x + across * wave * math.cos(angle), y + down * wave * math.sin(angle)))
    return blob(*rim), rim


def _ring(scene: Scene, index: int) -> None:
    hole, rim = _edge(index)
    _, _, colour, end = RINGS[index]
    paper = minus(whole_card(), hole)
    x, y = THROAT
    reach = 1.34
    veins = []
    for step in range(0, 48, 2):
        px, py = rim[step]
        far = reach + 0.16 * (step % 4 == 0)
        bend = 6 if step % 4 else -6
        veins.append(taper([(px + (px - x) * 0.03, py + (py - y) * 0.03),
                            (px + (px - x) * (far - 1) * 0.5 + bend,
                             py + (py - y) * (far - 1) * 0.5 + bend),
                            (x + (px - x) * far, y + (py - y) * far)], [0.5, 3 + index * 0.5, 0.5]))
    hem = minus(outline(hole, 9 + index * 2), hole)
    scene.add(sheet(paper, colour, end, direction="light", reach=260 + index * 110, shadow=1.1,
                    soft=12 + index, lift=9, rim=1.9, through=0.4),
              mark(all_within(veins, paper), "#f4b8b8" if index < 3 else "#d06c98", alpha=0.4),
              sheet(hem, "#f0b4b0" if index < 3 else "#c8608c", colour, shadow=0.3, soft=4, rim=1.2,
                    alpha=0.75))


def _freckles(scene: Scene) -> None:
    """Spots along the lower lip: lamps that lead inwards."""
    for row in range(8):
        t = row / 7
        y = 560 + 400 * t**1.25
        size = 7 + 17 * t
        for side in (-1, 1):
            x = 424 - 20 * t + side * (26 + 92 * t)
            scene.add(sheet(oval(x, y, size, size * 0.56), "#4c1040", "#2c0828", shadow=0.3, soft=3,
                            rim=1),
                      pane(minus(oval(x, y, size, size * 0.56), oval(x, y, size * 0.72,
                                                                     size * 0.36)),
                           "#ffd890", 1.05, glow=7, spill=0.4))


STAMENS: tuple[tuple[list[Point], float], ...] = (
    ([(412, 556), (356, 440), (286, 330), (262, 236)], -62), ([(424, 554), (412, 410), (400, 290),
                                                              (386, 190)], -10),
    ([(438, 554), (466, 410), (512, 300), (532, 206)], 14),
    ([(450, 556), (516, 456), (596, 372), (650, 300)], 56),
)


def _stamens(scene: Scene) -> None:
    x0, y0, x1, y1 = 560.0, 836.0, 606.0, 366.0
    for points, turn in STAMENS:
        head = points[-1]
        pollen = oval(head[0], head[1], 40, 17, turn)
        grains = [circle(head[0] + 28 * math.cos(math.radians(turn)) * k / 3 + 6 * (k % 2),
                         head[1] + 28 * math.sin(math.radians(turn)) * k / 3 - 4, 4)
                  for k in range(-3, 4)]
        scene.add(sheet(taper(points, [8, 11, 15, 19]), "#e8b090", "#c87888", shadow=1, soft=10,
                        lift=9, rim=2),
                  sheet(pollen, "#f0b038", "#a86420", shadow=0.9, soft=8, rim=2.1),
                  mark(grains, "#ffe090", alpha=0.9))
    bud = blob((392, 566, "c"), (398, 540), (430, 528), (464, 540), (470, 566, "c"), (430, 576))
    scene.add(sheet(bud, "#e8b0a0", "#b86c84", shadow=0.8, soft=7, rim=2))
    sides = [taper([(x0 + d, y0), (x1 + d * 0.7, y1)], [7, 5]) for d in (-22, 22)]
    rungs = []
    for i in range(13):
        t = (i + 0.6) / 13.4
        x, y, half = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 22 - 6.6 * t
        rungs.append(taper([(x - half, y), (x + half, y)], [5, 5]))
    scene.add(sheet(oval(x0, y0 + 2, 44, 8), "#2c0828", shadow=0, rim=0, melt=6, alpha=0.6),
              sheet([*sides, *rungs], "#e0b070", "#7c4c3c", shadow=1, soft=7, lift=9, rim=1.9))


HATS: tuple[Colour, ...] = ("#2c2438", "#3c2c24", "#1c3444", "#4c1c34", "#28283c")
LOADS: tuple[Luggage, ...] = ("case", "satchel", "none", "case", "satchel")


def _lanes(scene: Scene) -> None:
    """Two lanes, both to work: the nearer, the larger."""
    left = ((372, 500, 0.2), (338, 522, 0.27), (296, 552, 0.36), (240, 592, 0.48), (166, 648, 0.66),
            (98, 752, 0.94))
    right = ((488, 496, 0.2), (522, 514, 0.27), (566, 540, 0.36), (628, 574, 0.5), (704, 640, 0.72))
    for flip, lane in ((False, left), (True, right)):
        for index, (x, y, size) in enumerate(lane):
            number = (index + 2 * flip) % 5
            scene.add(bee(hat=HATS[number], luggage=LOADS[number], wings="#f0e4e8").at(
                x, y, size, 10 if flip else -10, flip=flip))


def _school(scene: Scene) -> None:
    """A class of small ones that all hold one string."""
    places: list[Point] = [(238, 420), (206, 398), (172, 386), (138, 382), (104, 386), (72, 396)]
    string = [(x, y + 14) for x, y in [(296, 432), *places]]
    scene.add(sheet(taper(string, [2.2] * 7), "#fff0c8", shadow=0.6, soft=3, rim=1),
              bee(hat="#4c1c34", luggage="satchel", wings="#f0e4e8").at(300, 414, 0.4, 8))
    for index, (x, y) in enumerate(places):
        scene.add(bee("#f0b040", "#a8601c", wings="#f8ecf0").at(x, y, 0.21, (-8, 6)[index % 2]))


def _platform(scene: Scene) -> None:
    lip = blob((-60, 1260, "c"), (-60, 1010, "c"), (60, 1030), (180, 1012), (300, 1040), (430,
                                                                                          1022),
               (560, 1044), (690, 1014), (860, 1034, "c"), (860, 1260, "c"))
    rim: list[Point] = [(-60, 1014), (60, 1036), (180, 1018), (300, 1046), (430, 1028), (560, 1050),
                        (690, 1020), (860, 1040)]
    veins = [taper([(400 + d * 0.5, 1050), (400 + d * 0.8, 1130), (400 + d * 1.2, 1240)], [1, 5, 3])
             for d in range(-700, 701, 100)]
    spots = [oval(x, y, r, r * 0.5) for x, y, r in ((80, 1140, 26), (250, 1180, 30), (470, 1180,
                                                                                      24),
                                                   (744, 1110, 22), (360, 1090, 18))]
    scene.add(sheet(lip, "#74204c", "#3c0c34", shadow=1.2, soft=16, lift=10, rim=2, through=0.3),
              mark(all_within(veins, lip), "#b04c80", alpha=0.45),
              sheet(all_within(spots, lip), "#4c1040", "#340a30", shadow=0.3, soft=4, rim=1.2),
              sheet(within(taper(rim, [15] * 8), lip), "#d0709c", "#98386c", shadow=0.5, soft=5,
                    rim=1.9))
    scene.add(sheet(oval(420, 1140, 130, 13), "#240420", shadow=0, rim=0, melt=8, alpha=0.6),
              _cases().at(404, 1080), cart("#8c5c3c", "#3c2020", "#e0b060").at(410, 1138, 1, 0,
                                                                               True))


def _cases() -> Motif:
    """Hat boxes and cases stacked on the cart."""
    def trunk(x: float, y: float, wide: float, tall: float, colour: Colour) -> Motif:
        grip = outline(line((x - 12, y - tall), (x - 9, y - tall - 10), (x + 9, y - tall - 10),
                            (x + 12, y - tall)), 4)
        return motif(sheet(grip, "#3c2018", shadow=0.5, soft=3),
                     sheet(box(x - wide / 2, y - tall, wide, tall, 5), colour, "#3c1c24", soft=7,
                           rim=2),
                     mark([box(x + s * wide * 0.3 - 3, y - tall, 6, tall) for s in (-1, 1)],
                          "#e8c078", alpha=0.9))

    drum = box(44, -62, 66, 62, 8)
    return motif(trunk(-62, 0, 92, 56, "#9c4c34"), sheet(drum, "#e0b8a0", "#8c5460", soft=7, rim=2),
                 sheet(box(40, -74, 74, 18, 6), "#f0d0b4", "#a87070", shadow=0.7, soft=4, rim=2),
                 mark([box(72, -62, 9, 62)], "#3c9c7c"),
                 trunk(-26, -58, 80, 44, "#3c6c84"), trunk(8, 0, 60, 40, "#c8843c"))


def _sleeper(scene: Scene) -> None:
    x, y = 164.0, 1096.0
    legs = [taper([(x + d, y - 34), (x + d + s * 6, y + 4)], [9, 7]) for d, s in ((-92, -1), (92,
                                                                                              1))]
    back = [box(x - 112, y - 104, 224, 10, 5), box(x - 112, y - 82, 224, 10, 5)]
    posts = [box(x + d - 5, y - 112, 10, 80, 3) for d in (-98, 98)]
    scarf = taper([(x + 12, y - 92), (x + 32, y - 66), (x + 30, y - 38), (x + 38, y - 6)],
                  [14, 17, 17, 20], round_ends=False)
    stripes = [taper([(x + 22 + i * 3, y - 46 + i * 16), (x + 42 + i * 3, y - 44 + i * 16)], [4, 4])
               for i in range(3)]
    snow = blob((x - 58, y - 88, "c"), (x - 40, y - 104), (x - 10, y - 110), (x + 12, y - 98, "c"),
                (x - 8, y - 96), (x - 26, y - 88), (x - 42, y - 90))
    scene.add(sheet(oval(x, y + 5, 120, 11), "#240420", shadow=0, rim=0, melt=7, alpha=0.6),
              sheet([*posts, *back], "#8c5c48", "#4c2430", soft=7, rim=1.8),
              sheet(legs, "#6c4038", "#34182c", soft=6, rim=1.6),
              sheet(box(x - 116, y - 42, 232, 13, 6), "#b07c5c", "#5c3038", soft=8, rim=2),
              bee("#c8862c", "#6c3c1c", asleep=True, wings="#d8ccd8").at(x - 6, y - 70, 1.16),
              sheet(snow, "#e8eef4", "#a8b8d0", shadow=0.5, soft=4, rim=1.8),
              sheet(scarf, "#c83c3c", "#7c1c2c", shadow=0.8, soft=5, rim=1.8),
              mark(stripes, "#f0d8b0", alpha=0.8))


def _doorman() -> Motif:
    """A beetle in emerald tails and a porter's cap, seen from behind."""
    legs = [taper([(s * 26, -50), (s * 32, -20), (s * 30, 0)], [17, 13, 11]) for s in (-1, 1)]
    boots = [oval(s * 33, -2, 20, 9) for s in (-1, 1)]
    tails = [blob((0, -226, "c"), (s * 48, -222), (s * 84, -176), (s * 92, -110), (s * 74, -50),
                  (s * 40, -8, "c"), (s * 20, -60), (s * 2, -120)) for s in (-1, 1)]
    inner = [blob((s * 10, -206), (s * 44, -204), (s * 70, -168), (s * 76, -112), (s * 60, -58),
                  (s * 40, -30), (s * 26, -70), (s * 12, -130)) for s in (-1, 1)]
    lights = [taper([(s * 56, -196), (s * 78, -150), (s * 76, -104)], [1, 10, 1]) for s in (-1, 1)]
    arms = [taper([(s * 70, -192), (s * 106, -160), (s * 112, -112)], [26, 22, 16]) for s in (-1,
                                                                                              1)]
    gloves = [circle(s * 113, -100, 13) for s in (-1, 1)]
    collar = blob((-54, -220, "c"), (0, -240), (54, -220, "c"), (44, -200), (0, -192), (-44, -200))
    feelers = [union(taper([(s * 16, -300), (s * 34, -332), (s * 60, -344)], [6, 4.6, 3]),
                     circle(s * 62, -345, 6)) for s in (-1, 1)]
    cap = blob((-44, -280, "c"), (-48, -308), (0, -322), (48, -308), (44, -280, "c"), (0, -272))
    buttons = [circle(s * 13, y, 6) for s in (-1, 1) for y in (-140, -112)]
    return motif(
        sheet(oval(0, 0, 96, 12), "#240420", shadow=0, rim=0, melt=7, alpha=0.6),
        sheet(legs, "#2c2030", "#140c18", soft=6, rim=1.6),
        sheet(boots, "#34283c", "#140c18", soft=5, rim=1.8),
        sheet(feelers, "#2c2030", "#140c18", soft=5, rim=1.7),
        sheet(arms, "#24785c", "#0c3c38", soft=9, rim=1.9),
        sheet(gloves, "#f0e4d4", "#a88c94", shadow=0.8, soft=5, rim=1.9),
        sheet(oval(0, -258, 44, 40), "#34283c", "#180e1c", soft=9, rim=2),
        sheet(tails, "#2c9c70", "#0c4440", soft=13, rim=2.3),
        sheet(inner, "#38b484", "#146054", shadow=0.5, soft=6, rim=1.5),
        mark(lights, "#b0f0cc", alpha=0.6),
        mark(outline(line((0, -222), (1, -130), (0, -118)), 3), "#08302c"),
        sheet(collar, "#1c6450", "#0c3c38", shadow=0.8, soft=6, rim=1.9),
        mark(outline(line((-50, -214), (0, -198), (50, -214)), 4), "#f0c860"),
        sheet(buttons, "#f0c860", "#8c5c24", shadow=0.7, soft=3, rim=1.9),
        sheet(cap, "#c83c50", "#6c1430", shadow=0.9, soft=7, rim=2),
        mark(outline(line((-45, -286), (0, -277), (45, -286)), 7), "#f0c860"),
        mark([swirl(-24, -160, 15, 1.5, 3.6, 1, 0), swirl(24, -160, 15, 1.5, 3.6, -1, 180),
              leaf(-46, -120, 30, 10, 84), leaf(46, -120, 30, 10, 96)], "#a0f0c8", alpha=0.6),
    )
