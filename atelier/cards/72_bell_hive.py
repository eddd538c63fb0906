"""A bell that is a beehive, with an acrobat for its clapper."""

import math

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    all_within,
    blob,
    chance,
    land,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    poly,
    ridge,
    sheet,
    swirl,
    taper,
)
from atelier.motifs._seams import twists
from atelier.motifs.bells import bell
from atelier.motifs.insects import bee
from atelier.motifs.people_stage import acrobat
from atelier.motifs.people_walk import Clothes, walker_back
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import cloud_sea, drifting_cloud
from atelier.palettes import FOG_GREY

BAR = 684.0


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("bell hive", Light(400, 520, "#ffd890", 215), shadow=FOG_GREY.shadow,
                  finish=Finish(bloom=0.28, vignette=0.34, exposure=0.96, saturation=1.1))
    _fog(scene)
    scene.rays(0.1, threshold=0.75)
    _rings(scene)
    _below(scene)
    _bell(scene)
    _bees(scene)
    scene.dust(90, "#ffe0a0", around=(400, 700), spread=240, largest=2, strength=0.4)
    return scene


def _fog(scene: Scene) -> None:
    scene.sky((0, "#465a60"), (0.35, "#6c7c7c"), (0.62, "#989c88"), (1, "#7c8478"), glow=0.1)
    scene.discs((470, "#667880"), (400, "#748480"), (332, "#868e80"), shadow=0.3)
    for x, y, width, height, colour in ((92, 250, 260, 60, "#6c8084"),
                                        (730, 200, 230, 54, "#64787c"),
                                        (744, 440, 210, 50, "#8c9890"),
                                        (60, 470, 200, 46, "#8c9890")):
        scene.add(drifting_cloud(f"bell {x}", width, height, colour).at(x, y))
    scene.add(cloud_sea("bell far", 884, 34, "#98a294", "#84928c", 12, 0.2),
              cloud_sea("bell middle", 944, 38, "#84928a", "#6c7c7c", 11, 0.4))
    scene.fog("#a8a890", 760, 1010, 0.3)


def _rings(scene: Scene) -> None:
    """The sound in the air: broken arcs that widen."""
    arcs: list[Path] = []
    for across in (236, 262, 338, 362, 440, 460):
        points = [(400 + across * math.cos(math.radians(a)),
                   600 + across * 0.86 * math.sin(math.radians(a))) for a in range(-14, 195, 8)]
        arcs.append(taper(points, [0.4, 2.4, 3.2, 2.4, 0.4], steps=4))
    scene.add(mark(arcs, "#ffe0a0", alpha=0.42))


def _below(scene: Scene) -> None:
    hill = land((-40, 1120), (130, 1090), (400, 1052), (670, 1090), (840, 1120))
    low = ridge("bell low", 1146, 16, 1.3)
    curls = [swirl(x, y, r, 1.6, 4, 1, x) for x, y, r in (
        (90, 1134, 22), (206, 1112, 16), (610, 1116, 18), (716, 1136, 24))]
    scene.add(sheet(hill, "#5c6e6c", "#2c3c40", soft=14, rim=1.8, through=0.25),
              mark(all_within(curls, hill), "#8c9c90", alpha=0.5))
    places = ((120, 1110, 0.5), (212, 1094, 0.46), (300, 1080, 0.44), (390, 1072, 0.42),
              (486, 1077, 0.44), (620, 1095, 0.47), (708, 1112, 0.5))
    greens = ("#6c8c3c", "#4c7c4c", "#84944c", "#3c6c4c", "#748c34", "#548050", "#8c8c3c")
    for index, (x, y, size) in enumerate(places):
        scene.add(sheet(oval(x, y, 26, 5), "#182428", shadow=0, rim=0, melt=5, alpha=0.55),
                  _watcher(index, greens[index]).at(x, y, size * 1.24, flip=index > 3))
    scene.add(sheet(low, "#2c3c44", "#101a22", soft=14, rim=1.7))
    dice = chance("bell grass")
    blades = [taper([(x, 1166), (x + dice.uniform(-8, 8), 1146), (x + dice.uniform(-18, 18), 1124)],
                    [4, 3, 0.5]) for x in range(10, 800, 14)]
    scene.add(sheet(blades, "#2c3c40", "#141e24", shadow=0.5, soft=5, rim=1.4))


def _watcher(index: int, green: str) -> Motif:
    """Somebody under a leaf, from behind."""
    who = PEOPLE[(1, 4, 5, 8, 7, 0, 11)[index]]
    dresses: tuple[Clothes, ...] = ("dress", "coat", "robe", "dress", "coat", "coat", "shawl")
    shape = blob((-62, -150, "c"), (-54, -176), (-16, -196), (26, -192), (56, -166),
                 (70, -140, "c"),
                 (44, -146), (20, -140), (0, -146), (-30, -140))
    veins = [taper([(-2, -192), (4, -166), (4, -146)], [3, 2.4, 1])]
    veins += [taper([(2, -180), (2 + s * 24, -166), (2 + s * 48, -150)], [2.4, 2, 0.5])
              for s in (-1, 1)]
    stalk = outline(line((24, -98), (14, -124), (4, -150), (-2, -192), (-8, -206)), 4.6)
    return motif(
        sheet(stalk, "#4c6430", "#2c3c20", shadow=0.5, soft=4, rim=1.6),
        walker_back(who, dresses[index], "nothing", "none", still=True),
        sheet(shape, green, "#2c4028", shadow=1, soft=7, rim=2),
        mark(all_within(veins, shape), "#c8d080", alpha=0.7))


def _bell(scene: Scene) -> None:
    rope = [(576.0, 560.0), (577.0, 800.0), (576.0, 1240.0)]
    scene.add(sheet(taper(rope, [7, 7, 7]), "#b89860", "#5c5440", shadow=0.8, soft=6, rim=1.6),
              mark(twists(rope, 7, 11), "#4c3c28", alpha=0.7))
    swings = [taper([(x, 592), (x, BAR)], [4, 4]) for x in (348, 452)]
    scene.add(bell("#9c7838", "#3c2a20", "#e4bc68", "#ff9a1c", "honeycomb", clapper=False).at(
        400, -6, 1.42), _mouth(), sheet(swings, "#e0c484", "#8c7044", shadow=0.6, soft=5, rim=1.5),
        _honey())
    scene.glow(400, 400, 170, "#ffc850", 0.3)
    scene.glow(400, 730, 150, "#ffd890", 0.55)
    scene.add(sheet(taper([(336, BAR + 2), (400, BAR + 3), (464, BAR + 2)], [9, 9, 9]), "#c89858",
                    "#5c4028", shadow=0.8, soft=5, rim=2),
              acrobat("knees").at(400, BAR, 1.5))


def _mouth() -> Motif:
    """The bell's mouth from a little below: its bronze rim, and comb alight deep inside."""
    rim, inside, deep = (oval(400, 594, across, down) for across, down in
                         ((286, 50), (266, 39), (236, 30)))
    cells = [poly(*((400 + column * 34 + row % 2 * 17 + 15 * math.cos(a),
                     574 + row * 13 + 6.4 * math.sin(a))
                    for a in (math.pi / 6 + k * math.pi / 3 for k in range(6))))
             for row in range(4) for column in range(-8, 9)]
    return motif(sheet(rim, "#c89848", "#6c4824", shadow=0.9, soft=9, rim=2.2, direction="across"),
                 sheet(inside, "#2c1810", "#5c3414", shadow=0.7, soft=8, rim=1, wrap=0),
                 pane(deep, "#ff9420", 0.42, glow=16, spill=0.3),
                 mark(all_within(cells, deep), "#8c4c10", alpha=0.55))


def _honey() -> Motif:
    """What drips from the rim."""
    runs = [(190, 22, 40), (222, 14, 22), (300, 18, 54), (500, 20, 46), (530, 13, 24),
            (628, 20, 34)]
    drips = [blob((x - wide, 604 + _sag(x), "c"), (x - wide * 0.4, 612 + _sag(x)),
                  (x - wide * 0.42, 606 + _sag(x) + long), (x, 616 + _sag(x) + long),
                  (x + wide * 0.42, 606 + _sag(x) + long), (x + wide * 0.4, 612 + _sag(x)),
                  (x + wide, 604 + _sag(x), "c")) for x, wide, long in runs]
    shine = [oval(x - wide * 0.12, 602 + _sag(x) + long, 2.2, 6) for x, wide, long in runs]
    return motif(sheet(drips, "#f4a020", "#b85c10", shadow=0.8, soft=6, rim=2.2, through=0.6),
                 mark(shine, "#fff0c0", alpha=0.9))


def _sag(x: float) -> float:
    """How far below 604 the front of the bell's rim is at x."""
    return 50 * math.sqrt(1 - ((x - 400) / 286) ** 2) - 16


def _bees(scene: Scene) -> None:
    places = ((250, (2, 24, 48, 132, 156, 178), 0.36),
              (350, (-8, 14, 39, 61, 119, 141, 166, 188), 0.46), (450, (43, 60, 120, 137), 0.58))
    for across, angles, size in places:
        for index, angle in enumerate(angles):
            turn = math.radians(angle + (index % 2) * 3)
            x, y = 400 + across * math.cos(turn), 600 + across * 0.86 * math.sin(turn)
            left = math.cos(turn) < 0
            tilt = (math.degrees(math.atan2(math.sin(turn), abs(math.cos(turn))))) * 0.5
            scene.add(bee("#f0a828", "#8c5014", "#241a1c", "#e4e8dc").at(
                x, y, size * (0.9 + 0.2 * (index % 3) / 2), -tilt if left else tilt, flip=left))
    for x, y, size, turn, flip in ((330, 150, 0.42, -62, False), (478, 124, 0.4, -20, True),
                                   (450, 330, 0.44, 30, False), (322, 520, 0.46, -30, True)):
        scene.add(bee("#c87c18", "#5c3010", "#241a1c", "#e4e8dc").at(x, y, size, turn, flip))
