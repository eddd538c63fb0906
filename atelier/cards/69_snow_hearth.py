"""In a fireplace burns a winter forest that gives cold and light."""

import math

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    all_within,
    blob,
    box,
    chance,
    circle,
    land,
    leaf,
    mark,
    minus,
    motif,
    moved,
    oval,
    pane,
    poly,
    ring,
    sheet,
    star,
    taper,
)
from atelier.motifs.animals_cat import cat
from atelier.motifs.furniture import armchair_back
from atelier.motifs.hearths import fireplace, fireplace_mouth
from atelier.motifs.ice import icicles
from atelier.motifs.lights import candle
from atelier.motifs.people_heads import head_back
from atelier.motifs.rig import PEOPLE
from atelier.motifs.tableware import tea_cup
from atelier.motifs.weather import snowflake
from atelier.palettes import FIRE_AND_ICE, ICE

FLOOR, SIZE = 880.0, 1.13
MOUTH = moved(fireplace_mouth(), 400, FLOOR, SIZE)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("snow hearth", Light(400, 540, "#cfe4ff", 225), shadow=FIRE_AND_ICE.shadow,
                  finish=Finish(bloom=0.28, vignette=0.34, exposure=1.02, saturation=1.1))
    _room(scene)
    scene.add(fireplace("#8c4632", "#3a1620", "#6c3428", burning=False).at(400, FLOOR, SIZE))
    _winter(scene)
    _mantelpiece(scene)
    _floor(scene)
    _company(scene)
    return scene


def _room(scene: Scene) -> None:
    scene.sky((0, "#34101a"), (0.5, "#5c1c20"), (1, "#3c1418"), glow=0.1)
    dice = chance("snow hearth wallpaper")
    sprigs: list[Path] = []
    for row in range(8):
        for column in range(9):
            x, y = column * 100 + (row % 2) * 50 - 10, row * 104 + 30
            sprigs += [leaf(x, y, 34, 15, turn + dice.uniform(-3, 3)) for turn in (-90, -35, -145)]
            sprigs += [leaf(x, y, 22, 10, turn) for turn in (40, 140)] + [circle(x, y - 44, 4)]
    scene.add(sheet(sprigs, "#682228", "#44141c", shadow=0.4, soft=4, rim=0.8, wrap=0))
    scene.add(sheet(box(-40, 820, 880, 70), "#4c2018", "#2c1010", shadow=0.8, rim=1.4))
    boards = box(-40, FLOOR - 2, 880, 400)
    scene.add(sheet(boards, "#5c2c1e", "#200c10", shadow=0.6, soft=12, rim=1.4, through=0.3))
    seams = [taper([(400 + (x - 400) * 0.7, FLOOR), (400 + (x - 400) * 1.7, 1240)], [2, 4])
             for x in range(-200, 1001, 92)]
    scene.add(mark(all_within(seams, boards), "#1c0a0e", alpha=0.7))


def _fir(tall: float, colour: Colour, end: Colour, snow: Colour) -> Motif:
    """A fir with snow on its tiers, its foot at the origin."""
    tiers: list[Motif] = []
    for i in range(5):
        top, low = -tall * (0.16 + 0.175 * i), -tall * (0.05 + 0.17 * i)
        half = tall * (0.25 - 0.042 * i)
        skirt = blob((0, top - tall * 0.14, "c"), (half * 0.4, (top + low) / 2), (half, low, "c"),
                     (half * 0.6, low + 2), (half * 0.3, low + tall * 0.03), (0, low),
                     (-half * 0.3, low + tall * 0.03), (-half * 0.6, low + 2), (-half, low, "c"),
                     (-half * 0.4, (top + low) / 2))
        cap = blob((0, top - tall * 0.14, "c"), (half * 0.35, top + tall * 0.02),
                   (half * 0.6, low - tall * 0.04, "c"), (half * 0.2, top + tall * 0.02),
                   (-half * 0.1, low - tall * 0.07), (-half * 0.3, top + tall * 0.03),
                   (-half * 0.6, low - tall * 0.04, "c"), (-half * 0.35, top + tall * 0.02))
        tiers.append(motif(sheet(skirt, colour, end, shadow=0.7, soft=6, rim=1.2),
                           sheet(cap, snow, colour, shadow=0.3, soft=3, rim=1)))
    return motif(sheet(box(-tall * 0.025, -tall * 0.1, tall * 0.05, tall * 0.11), end), tiers)


def _winter(scene: Scene) -> None:
    inside = motif(
        sheet(MOUTH, "#143074", "#5c90cc", shadow=0, rim=0),
        [sheet(circle(400, 540, r), c, shadow=0.3, rim=0.5, through=0.1)
         for r, c in ((250, "#20489c"), (186, "#3468b4"), (124, "#5488c8"), (72, "#7cacdc"))],
        pane(star(400, 540, 44, 8, 0.34), "#e8f4ff", 1.4, glow=22, spill=0.5),
        [_fir(t, "#5484bc", "#3c68a8", "#a8c8e8").at(x, 764) for x, t in
         ((206, 190), (258, 250), (318, 180), (470, 190), (528, 236), (588, 200))],
        sheet(land((0, 770), (260, 744), (420, 760), (600, 742), (800, 770)), "#a8c8e8", "#6c9ccc",
              shadow=0.5, rim=1.3),
        [_fir(t, "#285090", "#14306c", "#8cb4e0").at(x, y) for x, y, t in
         ((228, 810, 330), (330, 800, 200), (476, 796, 170), (568, 812, 350))],
        sheet(land((0, 816), (240, 800), (390, 822), (560, 796), (800, 820)), "#c0d8f0", "#7ca8d4",
              shadow=0.7, rim=1.4),
        [_fir(t, "#14306c", "#081848", "#7ca8dc").at(x, y) for x, y, t in
         ((194, 880, 300), (616, 880, 280), (286, 872, 150))],
        sheet(land((0, 862), (240, 836), (400, 858), (560, 838), (800, 862)), "#d0e4f4", "#88b0d8",
              shadow=0.8, rim=1.5),
    ).inside(MOUTH)
    scene.add(inside)
    hollow = moved(fireplace_mouth(), 400, FLOOR + 20, SIZE * 0.94)
    scene.add(sheet(minus(MOUTH, hollow), "#060c28", melt=12, shadow=0, rim=0, alpha=0.5, wrap=0,
                    inside=MOUTH))
    scene.rays(0.16, threshold=0.6)


def _mantelpiece(scene: Scene) -> None:
    top = FLOOR - 550 * SIZE
    scene.add(icicles("mantel", 640, 92, "#b8d8f0", "#4878b4").at(400, top + 36))
    case = blob((-78, 0, "c"), (-78, -50), (-64, -108), (0, -142), (64, -108), (78, -50),
                (78, 0, "c"))
    ticks = [taper([(0, -38), (0, -30)], [3, 3]) for _ in range(12)]
    ticks = [moved(one, 0, -66, turn=30 * i) for i, one in enumerate(ticks)]
    scene.add(motif(
        sheet(case, "#7c3c28", "#34141c", soft=10, rim=2),
        sheet(ring(0, -66, 44, 52), "#d89c54", "#7c4824", soft=4, rim=1.8),
        sheet(circle(0, -66, 45), "#d8c8a8", "#8c7c78", shadow=0.3, rim=0.6),
        mark([*ticks, circle(0, -66, 5)], "#3c1c20"),
        sheet(box(-92, -10, 184, 12, 4), "#8c4830", "#3c1820", soft=6, rim=1.8),
        sheet(star(0, -124, 11, 5, 0.45, -90), "#e0a860", "#8a5030", soft=3, rim=1.4),
    ).at(400, top + 4))
    scene.add(candle("out", "stick", 84).at(610, top + 4, 0.86))
    twigs = [taper([(0, -60), (dx * 0.5, -110), (dx, -160 + abs(dx) * 0.4)], [3, 3, 1])
             for dx in (-46, -20, 8, 38)]
    berries = [circle(dx, -160 + abs(dx) * 0.4, 5) for dx in (-46, -20, 8, 38)]
    jug = blob((-16, -72, "c"), (-14, -60), (-32, -34), (-22, 0, "c"), (22, 0, "c"), (32, -34),
               (14, -60), (16, -72, "c"))
    scene.add(motif(sheet(twigs, "#4c2420", soft=4, rim=1.3),
                    sheet(berries, "#c8402c", "#7c1c1c", soft=3, rim=1.4),
                    sheet(jug, "#34508c", "#142048", soft=7, rim=1.9),
                    mark([star(0, -32, 11, 6, 0.4)], "#a8c4e8", alpha=0.8)).at(190, top + 4))


def _floor(scene: Scene) -> None:
    spill = blob((150, 906), (220, 876), (400, 882), (580, 874), (660, 908), (600, 930), (520, 918),
                 (450, 948), (380, 926), (300, 950), (230, 922), (180, 932))
    scene.add(sheet(oval(400, 1010, 330, 90), "#a8c8f0", melt=18, shadow=0, rim=0, alpha=0.22))
    rug, pattern = oval(400, 1066, 330, 108), oval(400, 1066, 296, 92)
    dots = [star(400 + 264 * math.cos(i * math.tau / 34), 1066 + 78 * math.sin(i * math.tau / 34),
                 9, 4, 0.4) for i in range(34)]
    scene.add(
        sheet(rug, "#8c2c2c", "#3c101c", shadow=0.8, soft=10, rim=1.8),
        sheet(pattern, "#24386c", "#101c44", shadow=0.4, soft=4, rim=1.2),
        sheet(oval(400, 1066, 232, 66), "#702430", "#34101c", shadow=0.4, soft=4, rim=1.2),
        mark(dots, "#d8a868", alpha=0.8),
        sheet(spill, "#c4dcf4", "#7ca4d0", shadow=0.9, soft=10, rim=1.8),
    )


def _company(scene: Scene) -> None:
    scene.add(sheet(oval(186, 1108, 120, 20), "#10040c", melt=8, shadow=0, rim=0, alpha=0.6),
              cat("#d8762c", scarf="#3c6cc0").at(190, 1110, 0.8))
    scene.add(_cups().at(404, 1098))
    scene.add(sheet(oval(626, 1158, 170, 22), "#10040c", melt=8, shadow=0, rim=0, alpha=0.6),
              head_back(PEOPLE[4], "woolly").at(612, 830, 4.2),
              armchair_back("#2c4c50", "#10202c", "#4a2418", "#c8642c").at(622, 1160, 1.3))
    dice = chance("snow hearth flakes")
    for x, y, size in ((300, 640, 9), (470, 610, 8), (520, 700, 12), (360, 720, 10), (270, 760, 13),
                       (430, 800, 14), (330, 910, 16), (490, 890, 15), (240, 860, 14),
                       (420, 970, 20), (120, 930, 15), (300, 1010, 18), (690, 700, 15),
                       (96, 760, 13), (716, 620, 11), (84, 620, 10), (500, 1010, 20),
                       (130, 1150, 20), (466, 1150, 24), (300, 1160, 18), (740, 850, 14)):
        scene.add(snowflake(f"flake {x}", size, "#e0f0ff", ICE.far).at(x, y, turn=dice.uniform(0,
                                                                                               60)))
    scene.dust(120, "#d0e8ff", around=(400, 760), spread=260, largest=2.2, strength=0.5)


def _cups() -> Motif:
    """A low stool with two cups: one steams, one is frozen."""
    legs = [taper([(s * 50, -60), (s * 66, 0)], [10, 8]) for s in (-1, 1)]
    steam = taper([(-44, -118), (-56, -140), (-34, -164), (-50, -196)], [2, 8, 7, 1])
    spikes = poly((14, -112), (24, -146), (34, -118), (46, -160), (56, -118), (68, -140), (74,
                                                                                           -112))
    return motif(
        sheet(oval(0, 2, 92, 12), "#10040c", melt=6, shadow=0, rim=0, alpha=0.6),
        sheet(legs, "#6c3824", "#2c1014", soft=6, rim=1.8),
        sheet(oval(0, -60, 98, 22), "#8c4c30", "#4c2018", soft=8, rim=2),
        sheet(steam, "#f0dcc8", "#b08c84", alpha=0.7, shadow=0.2, rim=1),
        tea_cup("#8c3428", "#3c1018", "#e8b060", light="#f0c880").at(-44, -62, 0.19),
        tea_cup("#88b0dc", "#2c5494", "#d8ecff", "#c0e0ff", light="#e0f0ff").at(46, -56, 0.19),
        sheet(spikes, "#d0e8fc", "#78a8d8", soft=4, rim=1.6),
        icicles("cup", 84, 26, "#c8e4f8", "#5c8cc0").at(46, -108),
    )
