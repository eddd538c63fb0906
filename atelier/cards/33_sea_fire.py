"""A fire burns on the bottom of the sea, and its neighbours sit round it."""

import math

from atelier.engine import (
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
    crescent,
    land,
    leaf,
    mark,
    motif,
    moved,
    oval,
    pane,
    ridge,
    ring,
    sheet,
    spline,
    taper,
    union,
    within,
)
from atelier.engine.curves import heading
from atelier.motifs.animals_deep import jellyfish, octopus
from atelier.motifs.animals_sea import fish
from atelier.motifs.hearths import campfire
from atelier.motifs.people_divers import diver
from atelier.motifs.shells import conch, scallop
from atelier.motifs.things import fish_bones
from atelier.palettes import UNDERWATER

SMOKE: list[Point] = [(404, 530), (366, 440), (408, 350), (478, 270), (470, 180), (418, 118)]


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("sea fire", Light(400, 720, "#ffb060", 215), shadow=UNDERWATER.shadow,
                  finish=Finish(bloom=0.3, vignette=0.36, exposure=0.98, saturation=1.08))
    _water(scene)
    _far_neighbours(scene)
    _fire(scene)
    scene.add(_fat_fish("#2a7c90", "#0c3848", "#a8e8d0").at(118, 872, 0.98))
    scene.add(_fat_fish("#3c6ca0", "#12305c", "#c0d8f0").at(694, 866, 0.98, flip=True))
    _near_neighbours(scene)
    _kelp(scene)
    scene.dust(110, "#b8fff0", around=(420, 420), spread=260, largest=1.8, strength=0.3)
    return scene


def _water(scene: Scene) -> None:
    scene.sky((0, "#4ab4a8"), (0.14, "#248a94"), (0.4, "#125a70"), (0.7, "#0c4258"), (1, "#062838"))
    for across, down, turn, colour in ((330, 150, 4, "#1c8c90"), (250, 108, -4, "#34a4a0"),
                                       (176, 70, 5, "#58bcb0"), (112, 40, -3, "#88d8c4")):
        scene.add(sheet(_rippled(across, down, turn), colour, shadow=0.3, through=0, rim=0.5))
    scene.add(pane(_rippled(62, 20, 4), "#c8ffe8", 0.8, glow=22, spill=0.25))
    for x, y, size, light in ((140, 196, 0.82, "#a8e8d8"), (664, 250, 1.0, "#b8e0e8"),
                              (250, 356, 0.52, "#98d8d0"), (596, 470, 0.46, "#a8d0e0"),
                              (88, 470, 0.42, "#98d8d0")):
        scene.add(jellyfish("#2c6c8c", "#123858", light).at(x, y, size))
    scene.add(sheet(ridge("sea fire far", 560, 52, 1.6, 0.45), "#0f5a6c", "#0b4458", shadow=0.4,
                    through=0.1))
    scene.fog("#0f5468", 420, 660, 0.35)
    scene.rays(0.1)
    scene.add(sheet(ridge("sea fire reef", 628, 34, 1.3, 0.45), "#0e4c5c", "#0a3648", shadow=0.6,
                    through=0.2))


def _rippled(across: float, down: float, turn: float) -> Path:
    """A ring of the lit surface, seen from below."""
    rim = []
    for i in range(24):
        angle, swell = math.pi * i / 12, 1 + 0.05 * math.sin(i * 2.4 + across)
        rim.append((across * swell * math.cos(angle), down * swell * math.sin(angle)))
    return moved(blob(*rim), 416, 96, turn=turn)


def _far_neighbours(scene: Scene) -> None:
    floor = land((-60, 706), (200, 690), (400, 680), (620, 692), (860, 710))
    scene.add(sheet(floor, "#2a5a5c", "#0a2c3c", shadow=0.6, soft=14, through=0.3, rim=1.2))
    ripples = [taper([(x, y + 6), (x + w / 2, y - 4), (x + w, y + 4)], [0.4, 3, 0.4])
               for x, y, w in _ripples()]
    scene.add(mark(all_within(ripples, floor), "#3a7470", alpha=0.55))
    scene.add(_ray().at(196, 722, 0.9), octopus("#5a4a8c", "#241c4c", "#a890d0", "#c8b8e8",
                                                 pose="sitting").at(610, 724, 0.36))
    for spread, colour, alpha in ((330, "#7a5a34", 0.3), (210, "#b8783c", 0.34)):
        scene.add(sheet(oval(400, 800, spread, spread * 0.32), colour, melt=16, shadow=0, rim=0,
                        alpha=alpha, wrap=0))


def _ripples() -> list[tuple[float, float, float]]:
    dice = chance("sea fire ripples")
    return [(dice.uniform(-40, 760), 720 + i * 17, dice.uniform(70, 150)) for i in range(26)]


def _fire(scene: Scene) -> None:
    scene.glow(400, 690, 150, "#ff9040", 0.2)
    scene.add(campfire(250, 262, "#6a4434", "#20182a").at(400, 806))
    dice = chance("sea fire bubbles")
    curve = spline(SMOKE, 12)
    bubbles: list[Motif] = []
    for i in range(74):
        share = (i + dice.uniform(0, 0.8)) / 74
        x, y = curve[min(int(share * len(curve)), len(curve) - 1)]
        radius = dice.choice((5, 7, 9, 13, 18, 22)) * (1.05 - 0.55 * share)
        bubbles.append(_bubble(radius).at(x + dice.uniform(-28, 28) * (1.1 - 0.5 * share), y))
    scene.add(bubbles)


def _bubble(radius: float) -> Motif:
    return motif(
        sheet(circle(0, 0, radius), "#8ce0d0", "#1f7c88", alpha=0.42, shadow=0.4, soft=4, rim=1.4),
        mark(ring(0, 0, radius * 0.86, radius), "#c8fff0", alpha=0.7),
        mark(crescent(0, 0, radius * 0.72, 218, 0.3, 0.94), "#e8fff4", alpha=0.75),
    )


def _fat_fish(scales: str, dark: str, lines: str) -> Motif:
    """A stout fish that leans in a shell and looks right."""
    lip = blob((-92, -30, "c"), (-60, 2), (0, 14), (62, 0), (90, -34, "c"), (48, -26), (0, -20),
               (-50, -24))
    ribs = [taper([(x * 0.5, 10), (x, -26)], [2, 3.4]) for x in (-66, -34, 0, 34, 66)]
    return motif(
        scallop("#a86c64", "#3c2c44", "#e0b090").at(-34, 2, 1.06, -14),
        sheet(oval(0, 10, 92, 12), "#04141c", melt=7, shadow=0, rim=0, alpha=0.6),
        fish(scales, dark, lines, length=168).at(6, -64, turn=-24),
        sheet(lip, "#b87c6c", "#4a3448", soft=8, rim=1.8),
        mark(all_within(ribs, lip), "#5c3c4c", alpha=0.7),
    )


def _ray() -> Motif:
    """A ray that sits upright, its wings about it like a cloak."""
    body = blob((-15, -152, "c"), (-26, -170), (-34, -150, "c"), (-44, -130), (-88, -104),
                (-142, -42),
                (-150, 6, "c"), (-104, -22), (-62, -12), (-26, 4), (0, 8), (26, 4), (62, -12),
                (104, -22),
                (150, 6, "c"), (142, -42), (88, -104), (44, -130), (34, -150, "c"), (26, -170),
                (15, -152, "c"), (0, -146))
    inner = within(moved(body, 0, -10, 0.8), body)
    belly = blob((0, -140), (26, -126), (36, -88), (24, -30), (0, -4), (-24, -30), (-36, -88),
                 (-26, -126))
    gills = [taper([(s * 26, y), (s * 17, y + 5), (s * 10, y + 2)], [0.6, 3, 0.6])
             for s in (-1, 1) for y in (-90, -79, -68)]
    spots = [circle(s * x, y, r) for s in (-1, 1) for x, y, r in
             ((56, -88, 4), (76, -70, 5), (98, -54, 4), (62, -60, 3.4), (118, -32, 4), (86, -42, 5),
              (54, -34, 4))]
    tail = taper([(20, 4), (96, 22), (166, 6), (196, -44)], [10, 7, 4, 1])
    return motif(
        sheet(tail, "#3c5c74", "#1c2c48", soft=5, rim=1.4),
        sheet(body, "#2c5870", "#10243c", soft=10, rim=2),
        sheet(inner, "#3c7088", "#183450", shadow=0.4, soft=5, rim=1.2),
        mark(spots, "#9cd0d0", alpha=0.75),
        sheet(belly, "#d8c8a8", "#6c7c88", shadow=0.5, soft=5, rim=1.5),
        mark([*gills, taper([(-12, -108), (0, -103), (12, -108)], [1, 3, 1])], "#38404c"),
        mark([circle(s * 30, -140, 6.4) for s in (-1, 1)], "#f0e0b8"),
        mark([circle(s * 30, -139, 4) for s in (-1, 1)], "#0c1420"),
    )


def _near_neighbours(scene: Scene) -> None:
    front = land((-60, 968), (130, 948), (330, 976), (520, 986), (690, 960), (860, 950))
    scene.add(sheet(front, "#174856", "#06202c", shadow=0.9, soft=14, rim=1.5, through=0.3))
    scene.add(sheet(oval(532, 1064, 150, 18), "#02141c", melt=8, shadow=0, rim=0, alpha=0.7),
              diver("seated", suit="#8c7a54").at(532, 1018, 1.94),
              _seat().at(532, 1074, 1.32),
              _bones().at(214, 1058, 1.06))
    low = land((-60, 1086), (160, 1056), (400, 1082), (600, 1066), (860, 1090))
    scene.add(sheet(low, "#0c3442", "#041620", soft=14, rim=1.4, through=0.2),
              conch("#7c6c84", "#2c3048", "#c8b8b0", "#8c5870", None).at(376, 1146, 0.17, -34))


def _seat() -> Motif:
    """The back of a great shell, somebody sits in it with the back to us."""
    fan = blob((-104, -6, "c"), (-112, -40), (-92, -62, "c"), (-70, -54), (-56, -76, "c"),
               (-28, -66),
               (0, -82, "c"), (28, -66), (56, -76, "c"), (70, -54), (92, -62, "c"), (112, -40),
               (104, -6, "c"), (50, 10), (0, 14), (-50, 10))
    ribs = [taper([(x * 0.34, 12), (x * 0.8, -30), (x, -70)], [2, 3, 4]) for x in
            (-92, -56, 0, 56, 92)]
    hoops = [taper([(-100 * k, -8 - 34 * k), (0, -22 - 34 * k), (100 * k, -8 - 34 * k)],
                   [0.6, 3, 0.6]) for k in (0.5, 0.8)]
    return motif(
        sheet(fan, "#b87464", "#4a2c48", soft=10, rim=2),
        sheet(all_within(ribs, fan), "#d89c80", "#6c4454", shadow=0.4, soft=3, rim=1.2),
        mark(all_within(hoops, fan), "#5c3448", alpha=0.6),
    )


def _bones() -> Motif:
    """A fish skeleton that sits on a shell, a checked blanket round its shoulders."""
    behind = blob((-8, -186, "c"), (30, -194), (60, -166), (84, -70), (96, 8, "c"), (0, 14),
                  (-80, 8, "c"), (-64, -70), (-40, -160))
    left = blob((-4, -192, "c"), (16, -176), (6, -130), (-8, -70), (-2, 8, "c"), (-46, 0),
                (-92, 12, "c"), (-76, -70), (-48, -160))
    right = blob((26, -196, "c"), (58, -176), (88, -80), (104, 10, "c"), (82, 2), (58, 10, "c"),
                 (62, -60), (48, -140), (16, -176))
    across = [taper([(-96, y), (0, y + 8), (110, y)], [5, 5]) for y in (-150, -112, -74, -36)]
    down = [taper([(10 + k * 7, -190), (6 + k * 15, -90), (6 + k * 22, 12)], [3, 5, 6])
            for k in (-3.6, -2.4, -1.2, 2.6, 3.8)]
    fringe: list[Path] = [leaf(x, 4 + 3 * math.sin(x), 15, 5, 92)
                          for x in (*range(-88, -4, 10), *range(62, 104, 10))]
    flaps = union(left, right)
    return motif(
        scallop("#8c6474", "#2c2440", "#c8a0a0").at(6, 16, 1.25),
        sheet(oval(8, 14, 116, 14), "#02141c", melt=7, shadow=0, rim=0, alpha=0.7),
        sheet(behind, "#5c2438", "#2c1028", soft=8, rim=1),
        fish_bones("#f4e2bc", "#c0a080").at(28, -124, 1.62, -74),
        sheet(fringe, "#8c3c44", "#4a1c34", shadow=0.5, soft=4, rim=1.1),
        sheet([left, right], "#a8444c", "#4c1c38", soft=10, rim=2, puff=0.1),
        mark(all_within([*across, *down], flaps), "#e0a068", alpha=0.45),
        _skull().at(40, -218, 1.12, -6),
    )


def _skull() -> Motif:
    """The skeleton's head, turned to the fire: a fish's, with a round eye and a plate behind it."""
    head = blob((-30, -24), (-4, -36), (30, -26), (58, -4), (62, 4), (52, 10), (24, 22), (-8, 24),
                (-28, 16))
    plate = blob((-34, -26), (-12, -32), (-4, -12), (-2, 8), (-14, 24), (-36, 20), (-46, 0))
    rays = [taper([(-40, y * 0.5), (-24, y * 0.8), (-8, y)], [2.6, 2, 0.6]) for y in (-20, -6, 8)]
    smile = taper([(58, 6), (42, 10), (28, 4)], [3, 4, 1])
    neck = taper([(-22, 40), (-26, 22), (-20, 4)], [8, 9, 9])
    return motif(
        sheet(neck, "#d8c098", "#8c6c54", shadow=0.5, soft=4, rim=1.3),
        sheet(head, "#f4e2bc", "#b89870", shadow=0.9, soft=7, rim=2, puff=0.1),
        sheet(plate, "#e8d0a0", "#a07c5c", shadow=0.7, soft=5, rim=1.7),
        mark(rays, "#8c6c54", alpha=0.7), mark(smile, "#6c4838", alpha=0.85),
        sheet(circle(22, -10, 11), "#2c1418", shadow=0.3, soft=2, rim=1),
        pane(circle(24, -12, 4.4), "#ffc870", 1.1, glow=6, spill=0.4),
    )


def _kelp(scene: Scene) -> None:
    for name, x, tall, lean, tone in (("a", 20, 640, 36, "#0c3c40"), ("b", 78, 300, 34, "#0a3038"),
                                      ("c", 786, 700, -44, "#0c3c40"),
                                      ("d", 734, 290, -30, "#0a3038"),
                                      ("e", -6, 880, 26, "#082830"), ("f", 812, 900, -22,
                                                                      "#082830")):
        scene.add(_strand(name, tall, lean, tone).at(x, 1220))


def _strand(name: str, tall: float, lean: float, colour: str) -> Motif:
    dice = chance("kelp", name)
    points = [(0.0, 0.0), (lean * 0.9, -tall * 0.3), (-lean * 0.1, -tall * 0.62),
              (lean * 0.7, -tall)]
    curve = spline(points, 14)
    blades = []
    for i in range(3, len(curve) - 1, 3):
        side = 1 if i % 2 else -1
        size = 92 * (1 - 0.5 * i / len(curve)) * dice.uniform(0.8, 1.15)
        blades.append(leaf(*curve[i], size, size * 0.3, heading(curve, i) + side * 38))
    stem = taper(points, [13, 10, 7, 2])
    return motif(sheet(union(stem, blades), colour, "#021418", soft=15, rim=1.4, through=0.25))
