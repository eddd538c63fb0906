"""A suitcase left on a platform has taken root and grown into a tree."""

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    all_within,
    blob,
    bough,
    box,
    chance,
    circle,
    cloud,
    crescent,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    poly,
    ridge,
    ring,
    shaded,
    sheet,
    spline,
    star,
    swirl,
    taper,
    tendril,
    union,
)
from atelier.motifs.lights import lantern
from atelier.motifs.trains import train
from atelier.motifs.umbrellas import umbrella
from atelier.motifs.weather import drop
from atelier.palettes import TEAL_DUSK

LIMBS: list[tuple[list[Point], list[float]]] = [
    ([(372, 960), (368, 820), (384, 700), (366, 590), (388, 480)], [118, 84, 70, 60, 48]),
    ([(372, 620), (310, 520), (222, 470), (120, 452)], [54, 38, 25, 12]),
    ([(378, 560), (330, 420), (250, 320), (220, 220)], [46, 33, 21, 10]),
    ([(386, 500), (398, 380), (372, 260), (392, 130)], [46, 34, 22, 9]),
    ([(386, 540), (450, 420), (520, 330), (536, 210)], [46, 33, 21, 10]),
    ([(380, 610), (460, 530), (560, 490), (640, 420)], [50, 36, 24, 11]),
]
TWIGS = ((120, 452, -160, 11), (222, 470, -110, 11), (220, 220, -100, 10), (250, 320, -150, 10),
         (392, 130, -84, 8), (372, 260, -130, 10), (536, 210, -70, 10), (520, 330, -30, 10),
         (640, 420, -50, 10), (560, 490, -20, 11), (310, 410, -60, 8), (384, 300, -44, 8))
LEATHER, LEATHER_END, BRASS, BRASS_END = "#a8603c", "#4a2028", "#e0b060", "#7c4a2c"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("rooted case", Light(694, 640, "#ffd890", 215), shadow=TEAL_DUSK.shadow,
                  finish=Finish(bloom=0.28, vignette=0.32, exposure=0.98, saturation=1.06))
    _dusk(scene)
    scene.rays(0.06)
    _platform(scene)
    wet = [drop(20, "#c0e4f0", "#5890b8").at(x, y) for x, y in
           ((132, 670), (190, 686), (158, 736), (214, 664), (120, 800))]
    hero = motif(_lid(), _tree(), umbrella("hanging", "#2c74b4", "#123464").at(170, 446, 0.84), wet,
                 _case(), _roots(), _leaf().at(404, 80, 0.9, -64))
    scene.add(hero.at(60, 55, 0.95))
    scene.add(sheet(oval(694, 1050, 60, 9), "#06141c", melt=6, shadow=0, rim=0, alpha=0.6),
              lantern("post", "#2c3844", "#0c141c", "#ffd070").at(694, 1050, 1.12))
    scene.glow(694, 640, 90, "#ffc060", 0.2)
    _leaves(scene)
    scene.dust(70, "#ffe8b8", around=(690, 640), spread=150, largest=1.8, strength=0.35)
    frames.torn(scene, "#123c48", "#08202c", 28)
    return scene


def _dusk(scene: Scene) -> None:
    scene.sky((0, "#0c3a54"), (0.24, "#1c6478"), (0.44, "#5c9c98"), (0.58, "#d0b890"),
              (0.7, "#e89a68"),
              (0.78, "#c8705c"), (1, "#6c4450"), glow=0.1)
    for x, y, width, height, colour in ((180, 150, 260, 52, "#1c5c70"),
                                        (650, 170, 240, 48, "#1f6474"),
                                        (90, 330, 180, 40, "#3c8088"), (700, 380, 200, 42,
                                                                        "#5c9490"),
                                        (250, 640, 300, 50, "#d8a884"),
                                        (600, 720, 280, 44, "#dc9870")):
        puff = cloud(f"case {x}", x, y, width, height)
        curls = [swirl(x + k * width * 0.24, y - height * 0.3, height * 0.22, 1.5, 3)
                 for k in (-1, 1)]
        scene.add(sheet(puff, colour, shaded(colour, 0.85), shadow=0.4, rim=0.9, through=0.3),
                  mark(all_within(curls, puff), shaded(colour, 1.5), alpha=0.55))
    scene.add(sheet(ridge("case far", 836, 30, 1.2, 0.45), "#b87c70", "#9c6068", shadow=0.35,
                    rim=0.8),
              sheet(ridge("case hills", 872, 20, 1.7, 0.45), "#84545c", "#6c4454", shadow=0.4,
                    rim=0.9))
    scene.fog("#e0a078", 780, 920, 0.3)
    poles = [box(x, 806, 3.4, 90) for x in (40, 330, 500, 760)]
    arms = [box(x - 13, 814, 29, 3) for x in (40, 330, 500, 760)]
    wires = [taper([(a, 814), ((a + b) / 2, 828), (b, 814)], [1.2, 1.2]) for a, b in
             ((-100, 42), (42, 332), (332, 502), (502, 762), (762, 900))]
    curl = tendril([(70, 832), (66, 800), (96, 776), (136, 780), (176, 756)], [3, 8, 11, 11, 9, 5],
                   22, 1.7, -1)
    second = tendril([(88, 782), (104, 748), (132, 734)], [3, 7, 7, 4], 15, 1.6)
    scene.add(sheet([*poles, *arms, *wires], "#4c3444", shadow=0.3, soft=3, rim=0.7),
              sheet([curl, second], "#f0d8c4", "#c8a094", shadow=0.5, soft=5, rim=1.2, alpha=0.9),
              train("#2c5c68", "#7c3440", smoke=False).at(98, 894, 0.4, flip=True))


def _platform(scene: Scene) -> None:
    track = sheet([box(-40, 892, 880, 7), box(-40, 900, 880, 30)], "#4c3440", "#342834", shadow=0.5)
    deck = poly((-40, 926), (840, 926), (840, 1260), (-40, 1260))
    seams = [poly((400 + (x - 400) * 0.74, 944), (400 + (x - 400) * 1.5, 1180),
                  (404 + (x - 400) * 1.5, 1180), (402 + (x - 400) * 0.74, 944))
             for x in range(-160, 1000, 74)]
    dice = chance("case planks")
    grain = []
    for _ in range(60):
        x, y = dice.uniform(-60, 860), dice.uniform(960, 1130)
        lean = (x - 400) * 0.0028
        grain.append(taper([(x, y), (x + lean * 18, y + 24), (x + lean * 40, y + 52)],
                           [0.4, 2, 0.4]))
    scene.add(track, sheet(deck, "#7c6058", "#3c2c38", shadow=0.8, soft=12, rim=1.6, through=0.3),
              mark(grain, "#4c3440", alpha=0.5), mark(seams, "#2c1c2c", alpha=0.8),
              sheet(box(-40, 926, 880, 16, 2), "#b08c70", "#6c5050", shadow=0.5, soft=4, rim=1.5),
              sheet(box(-40, 1176, 880, 90), "#2c2834", "#10141c", shadow=0.9, soft=12, rim=1.6),
              sheet(oval(600, 1060, 250, 40), "#ffc878", melt=18, shadow=0, rim=0, alpha=0.22),
              sheet(oval(410, 1100, 320, 30), "#140c1c", melt=12, shadow=0, rim=0, alpha=0.65))


def _lid() -> Motif:
    """The lid, thrown back behind the tree, with its lining."""
    outer = blob((150, 960, "c"), (140, 850), (152, 774, "c"), (178, 754), (370, 744), (562, 754),
                 (588, 774, "c"), (600, 850), (590, 960, "c"))
    lining = blob((176, 960, "c"), (168, 860), (178, 796, "c"), (200, 780), (370, 772), (540, 780),
                  (562, 796, "c"), (572, 860), (564, 960, "c"))
    motifs = [star(x + (row % 2) * 26, 800 + row * 34, 7, 8, 0.4) for row in range(4)
              for x in range(186, 570, 52)]
    ribbon = [taper([(180, 800), (270, 880), (350, 940)], [9, 9]),
              taper([(560, 800), (470, 880), (390, 940)], [9, 9])]
    return motif(
        sheet(outer, LEATHER, LEATHER_END, soft=13, rim=2),
        sheet(lining, "#b0845c", "#5c3c40", shadow=0.5, soft=6, rim=1.1),
        mark(all_within(motifs, lining), "#e0b884", alpha=0.5),
        sheet(all_within(ribbon, lining), "#8c3c44", "#5c2434", shadow=0.5, soft=4, rim=1.3),
    )


def _tree() -> Motif:
    dice = chance("case twigs")
    twigs = [bough((x, y), angle, 88, width, 3, dice, 0.5, 0.55) for x, y, angle, width in TWIGS]
    tree = union([taper(points, widths) for points, widths in LIMBS],
                 blob((300, 990, "c"), (322, 920), (334, 840), (400, 830), (424, 910),
                      (450, 990, "c")))
    ridges = [taper([(x - widths[0] * 0.12, y) for x, y in points], [w * 0.15 for w in widths])
              for points, widths in LIMBS]
    second = [taper([(x + widths[0] * 0.16, y) for x, y in points], [w * 0.1 for w in widths])
              for points, widths in LIMBS]
    knots = [swirl(372, 740, 19, 1.7, 5), swirl(352, 850, 13, 1.5, 4, -1),
             swirl(392, 650, 11, 1.5, 4)]
    bark = []
    for i in range(15):
        x = 322 + i * 7.4
        bark.append(taper([(x, dice.uniform(660, 800)), (x + dice.uniform(-8, 8), 860),
                           (x + (i - 7) * 3.4, 970)], [0.4, dice.uniform(2, 4.4), 3]))
    return motif(
        sheet(twigs, "#3c2c38", "#2c2030", shadow=0.8, soft=8, rim=1.6),
        sheet(tree, "#54383c", "#281c2c", shadow=1.1, soft=14, rim=2.1),
        sheet(all_within(bark, tree), "#7c5448", "#4c3038", shadow=0.4, soft=3, rim=1.2, wrap=0),
        sheet(all_within([*ridges, *second], tree), "#946450", "#64403c", shadow=0.4, soft=3,
              rim=1.3, wrap=0),
        mark(all_within(knots, tree), "#241824", alpha=0.8),
    )


def _case() -> Motif:
    """The lower half of the case, earth in it, its corners burst."""
    earth = blob((164, 976, "c"), (190, 950), (260, 938), (330, 946), (370, 930), (430, 944),
                 (500, 936),
                 (556, 952), (578, 976, "c"))
    blades = [leaf(x, 952 + abs(x - 370) * 0.05, 22 + (x * 7) % 15, 6, -90 + (x * 13) % 50 - 25)
              for x in range(184, 566, 15)]
    front = blob((150, 958, "c"), (370, 966), (590, 958, "c"), (598, 1030), (584, 1090, "c"),
                 (570, 1100),
                 (370, 1106), (170, 1100), (156, 1090, "c"), (142, 1030))
    rim = taper([(148, 962), (370, 970), (592, 962)], [14, 14, 14])
    straps = [blob((x - 15, 950, "c"), (x + 15, 950, "c"), (x + 17, 1030), (x + 14, 1106, "c"),
                   (x - 14, 1106, "c"),
                   (x - 17, 1030)) for x in (244, 496)]
    buckles = [ring(x, 1012, 11, 17) for x in (244, 496)]
    handle = outline(line((326, 1010), (330, 1048), (370, 1060), (410, 1048), (414, 1010)), 13)
    lock = [box(352, 966, 36, 34, 6), box(318, 1000, 17, 14, 3), box(405, 1000, 17, 14, 3)]
    seam = [outline(line((164, 984), (370, 990), (576, 984)), 1.8),
            outline(line((166, 1084), (370, 1090), (574, 1084)), 1.8)]
    corners = [blob((150 + 440 * k, 1040, "c"), (150 + 440 * k + (1 - 2 * k) * 44, 1060),
                    (150 + 440 * k + (1 - 2 * k) * 60, 1104, "c"), (150 + 440 * k, 1112, "c"),
                    (140 + 460 * k, 1076)) for k in (0, 1)]
    return motif(
        sheet(blades, "#5c7c4c", "#2c4438", shadow=0.5, soft=4, rim=1.2),
        sheet(earth, "#4c3430", "#241820", shadow=0.7, soft=6, rim=1.4),
        sheet(front, "#b46c44", LEATHER_END, soft=14, rim=2.1, puff=0.1),
        mark(all_within(seam, front), "#e8b880", alpha=0.7),
        sheet(all_within(corners, front), BRASS, BRASS_END, shadow=0.5, soft=4, rim=1.8),
        _stickers(),
        sheet(straps, "#6c3430", "#301420", shadow=0.7, soft=6, rim=1.6),
        sheet(rim, "#c88454", "#7c4434", shadow=0.6, soft=5, rim=1.8),
        sheet(buckles, BRASS, BRASS_END, shadow=0.6, soft=4, rim=1.9),
        sheet(handle, "#6c3430", "#301420", soft=6, rim=1.8),
        sheet(lock, BRASS, BRASS_END, shadow=0.6, soft=4, rim=1.9),
        mark([circle(370, 978, 4.4), poly((367, 980), (373, 980), (376, 992), (364, 992))],
             "#2c1418"),
    )


def _stickers() -> Motif:
    """Travel labels: a moon, waves under a sun."""
    waves = [taper([(430 + k, 1046 + i * 10), (440 + k, 1040 + i * 10), (450 + k, 1046 + i * 10)],
                   [2, 3, 2])
             for i in range(2) for k in (0, 14)]
    return motif(
        sheet(circle(300, 1040, 26), "#2c7480", "#184858", shadow=0.4, soft=3, rim=1.2),
        mark(crescent(298, 1040, 16, -30), "#f0d8a0"),
        sheet(box(422, 1014, 52, 50, 5), "#d8b888", "#a87c5c", shadow=0.4, soft=3, rim=1.2),
        mark(waves, "#2c6478"), mark(circle(458, 1028, 6), "#c0503c"),
    )


def _roots() -> Motif:
    """Roots that break out of the corners and grip the planks."""
    paths: list[tuple[list[Point], list[float]]] = [
        ([(190, 1040), (150, 1050), (122, 1086), (84, 1096), (40, 1128), (14, 1126)],
         [40, 34, 26, 19, 11, 3]),
        ([(122, 1086), (104, 1118), (112, 1144), (84, 1166)], [22, 16, 10, 2]),
        ([(84, 1096), (52, 1098), (20, 1088)], [16, 9, 2]),
        ([(176, 1066), (156, 1100), (168, 1136), (142, 1176)], [34, 26, 17, 3]),
        ([(168, 1130), (190, 1150), (214, 1176)], [13, 9, 2]),
        ([(552, 1040), (592, 1048), (616, 1082), (660, 1088), (700, 1116), (742, 1112)],
         [40, 34, 26, 19, 11, 3]),
        ([(616, 1082), (640, 1116), (630, 1142), (660, 1168)], [22, 16, 10, 2]),
        ([(566, 1066), (586, 1104), (572, 1138), (594, 1176)], [34, 26, 17, 3]),
        ([(574, 1130), (546, 1150), (534, 1174)], [13, 9, 2]),
        ([(318, 1090), (300, 1116), (268, 1128), (250, 1172)], [30, 23, 14, 3]),
        ([(268, 1128), (238, 1132), (220, 1148)], [12, 8, 2]),
        ([(430, 1090), (446, 1120), (480, 1132), (492, 1172)], [30, 23, 14, 3]),
        ([(480, 1132), (506, 1134), (522, 1152)], [12, 8, 2]),
        ([(372, 1096), (366, 1124), (386, 1146), (372, 1176)], [24, 18, 11, 2]),
    ]
    ridges = [taper([(x - 2, y - w[0] * 0.1) for x, y in p], [k * 0.18 for k in w]) for p,
              w in paths]
    body = union([taper(p, w) for p, w in paths])
    torn = [star(x, y, r, 11, 0.7, 12) for x, y,
            r in ((180, 1054, 38), (562, 1054, 38), (316, 1090, 24),
                                                       (432, 1090, 24), (372, 1096, 19))]
    return motif(sheet(torn, "#24121c", shadow=0, rim=1.2),
                 sheet(body, "#644440", "#342430", shadow=1, soft=8, rim=2),
                 sheet(all_within(ridges, body), "#98684f", "#64403c", shadow=0.3, soft=2, rim=1.1,
                       wrap=0))


def _leaf() -> Motif:
    blade = leaf(0, 0, 60, 34, 0)
    veins = [taper([(0, 0), (30, -1), (56, 0)], [3, 2, 0.6])]
    veins += [taper([(a, 0), (a + 11, s * 10)], [1.6, 0.6]) for a in (14, 26, 38) for s in (-1, 1)]
    return motif(sheet([taper([(-18, 4), (0, 0)], [2.4, 3])], "#7c2c28", soft=3),
                 sheet(blade, "#f05038", "#b02830", soft=6, rim=1.9, through=0.5),
                 mark(all_within(veins, blade), "#ffb088", alpha=0.7))


def _leaves(scene: Scene) -> None:
    fall = spline([(600, 470), (560, 540), (616, 590), (574, 650)], 6)
    scene.add(mark([taper(fall[i : i + 3], [1, 2, 1]) for i in range(0, len(fall) - 3, 5)],
                   "#ffe0b8",
                   alpha=0.6), _leaf().at(560, 664, 1.06, 40))
