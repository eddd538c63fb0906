"""A messenger rides a bicycle along a wire above the fog."""

import math
from dataclasses import replace

from atelier.engine import (
    Colour,
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
    cloudbank,
    heading,
    leaf,
    line,
    mark,
    mixed,
    motif,
    moved,
    outline,
    pane,
    poly,
    ridge,
    shaded,
    sheet,
    spline,
    star,
    taper,
    tendril,
)
from atelier.motifs.birds_air import bird_nest, swallow
from atelier.motifs.people_motion import cyclist
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.things_small import envelope

WIRE: list[Point] = [(-60, 700), (40, 772), (160, 832), (300, 852), (440, 832), (560, 736),
                     (640, 570), (670, 430), (682, 318)]
INK = "#182430"
LAMP: Point = (414, 670)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("line rider", Light(*LAMP, "#ffd88c", 215), shadow="#0c1c28",
                  finish=Finish(bloom=0.28, vignette=0.36, exposure=1.0, saturation=1.12,
                                split=("#20445c", "#ffdca8", 0.12)))
    _sky(scene)
    _far_fog(scene)
    _beam(scene)
    scene.add(_twig())
    _wire(scene)
    _rider(scene)
    _near_fog(scene)
    scene.dust(90, "#ffe4b0", around=LAMP, spread=190, largest=2.2, strength=0.4)
    return scene


def _sky(scene: Scene) -> None:
    scene.sky((0, "#1c3040"), (0.22, "#34525e"), (0.42, "#7c8c84"), (0.56, "#d0a478"),
              (0.66, "#a89488"), (1, "#3c5460"), glow=0.1, clouds=0.3)
    for radius, colour in ((330, "#5c6c6c"), (258, "#84847a"), (190, "#b09880")):
        scene.add(sheet(circle(236, 470, radius), colour, shadow=0.4, soft=16, through=0.05,
                        rim=0.6, alpha=0.75))
    scene.add(sheet(circle(236, 470, 124), "#d8b48c", "#c89070", shadow=0.4, soft=14, through=0.1,
                    rim=0.9))
    for name, x, y, wide, colour in (("a", 150, 180, 250, "#2c4654"),
                                     ("b", 470, 120, 200, "#2c4452"),
                                     ("c", 90, 396, 190, "#84807a"),
                                     ("d", 420, 330, 170, "#6c7874")):
        scene.add(drifting_cloud(f"rider {name}", wide, wide * 0.24, colour).at(x, y))


def _far_fog(scene: Scene) -> None:
    scene.add(sheet(ridge("rider hills", 610, 50, 1.3, 0.4), "#8c8884", "#a89c90", shadow=0.35,
                    rim=0.7))
    scene.fog("#c8ac90", 560, 760, 0.5)
    scene.add(_bank("far", 690, 56, "#8c8c88", "#70828a"),
              _mast(0.5, "#5c6870").at(100, 860),
              _mast(0.42, "#64707a").at(566, 800),
              _bank("second", 780, 60, "#647880", "#4c6470"))
    scene.rays(0.1, threshold=0.6)


def _bank(name: str, y: float, height: float, colour: Colour, end: Colour) -> Motif:
    """A bank of fog right across, spirals cut in it, a paler sheet behind its edge."""
    dice = chance("rider bank", name)
    back = cloudbank(f"rider {name}", y, height, 9)
    shape = cloudbank(f"rider {name} b", y + height * 0.62, height, 7)
    curls: list[Path] = []
    for i in range(6 if y < 1000 else 0):
        x = 20 + i * 156 + dice.uniform(-34, 34)
        low = y + height * dice.uniform(0.95, 1.15)
        side = 1 if dice.random() < 0.5 else -1
        curls.append(tendril([(x - side * height * 2.3, low + height * 0.5),
                              (x - side * height, low + height * 0.36), (x, low - height * 0.2)],
                             [0.5, 4, 5, 4.5, 2.5], height * 0.34, 1.7, side))
    return motif(sheet(back, mixed(colour, "#e8d0b0", 0.14), end, shadow=0.6, soft=16, rim=1,
                       through=0.3),
                 sheet(shape, colour, end, shadow=0.7, soft=14, rim=1.2, through=0.3),
                 mark(all_within(curls, shape), "#e8e0cc", alpha=0.34))


def _mast(size: float, colour: Colour = INK) -> Motif:
    """The top of a telegraph mast that carries nothing."""
    rows = ((-300, (-80, -44, 44, 80)), (-250, (-58, -26, 26, 58)))
    arms = [box(-96, -300, 192, 14, 4), box(-74, -250, 148, 12, 4)]
    pegs = [taper([(x, y), (x, y - 18)], [5, 5]) for y, xs in rows for x in xs]
    bells = [blob((x - 9, y - 12, "c"), (x - 9, y - 24), (x, y - 34), (x + 9, y - 24),
                  (x + 9, y - 12, "c")) for y, xs in rows for x in xs]
    stays = [taper([(s * 74, -292), (0, -216)], [6, 6]) for s in (-1, 1)]
    ends = [tendril([(s * 80, -330), (s * 112, -300), (s * 122, -250)], [3, 3, 2.4], 15, 1.4, s)
            for s in (-1, 1)]
    cap = poly((-14, -338), (0, -358), (14, -338))
    return motif(
        sheet(ends, shaded(colour, 0.8), shadow=0.4, soft=4, rim=0.8),
        sheet([box(-9, -340, 18, 420), cap, *arms, *stays, *pegs], colour, shaded(colour, 0.7),
              soft=7, rim=1.5),
        sheet(bells, "#b8c8b8", "#5c7c80", shadow=0.4, soft=3, rim=1.6),
    ).at(0, 0, size)


def _beam(scene: Scene) -> None:
    """The light of the bicycle lamp along the wire."""
    for reach, spread, alpha in ((470, 150, 0.14), (380, 112, 0.18), (290, 76, 0.22),
                                 (200, 46, 0.26), (120, 24, 0.3)):
        cone = blob((0, -4, "c"), (reach * 0.8, -spread, "c"), (reach * 0.96, -spread * 0.55),
                    (reach, 0),
                    (reach * 0.96, spread * 0.55), (reach * 0.8, spread, "c"), (0, 4, "c"))
        scene.add(sheet(moved(cone, *LAMP, turn=-22), "#ffce68", "#ffdc90", melt=5, shadow=0,
                        rim=0, wrap=0, alpha=alpha))


def _twig() -> Motif:
    """A bare bough from the right with a nest, round which the wire is wound."""
    dice = chance("rider twig")
    limb: list[Point] = [(900, 236), (820, 290), (740, 328), (650, 336), (560, 304)]
    twigs = [bough(start, angle, length, width, 2, dice, 0.5, 0.6)
             for start, angle, length, width in
             (((800, 236), -112, 110, 13), ((740, 260), 44, 84, 10), ((640, 268), -140, 96, 9),
              ((560, 236), -168, 84, 8), ((700, 264), 112, 78, 8), ((850, 210), 70, 96, 12))]
    curve = spline(limb, 8)
    buds = [leaf(*curve[i], 26, 12, heading(curve, i) + a) for i,
            a in ((9, 60), (13, -50), (20, 60), (26, -60))]
    return motif(sheet([*twigs, *buds], "#2c3844", INK, soft=9, rim=1.6),
                 sheet(taper(limb, [48, 36, 26, 18, 9]), "#2c3640", INK, shadow=1, soft=14,
                       rim=2))


def _wire(scene: Scene) -> None:
    x, y = 680, 312
    scene.add(sheet(taper(WIRE, [13, 12, 9], steps=20), "#101a24", "#1c262e", shadow=0.9, soft=12,
                    rim=1.8, through=0, wrap=0.1))
    scene.add(bird_nest("#a87c48", "#402c28", None).at(x, y + 8, 1.34))
    loops = [taper([(x - 92 + k * 4, y - 46 + k * 13), (x - 28, y - 26 + k * 13),
                    (x + 40, y - 25 + k * 13), (x + 92 - k * 5, y - 48 + k * 13)],
                   [5.4, 6.4, 6.4, 5.4]) for k in range(3)]
    loose = taper([(x + 70, y - 54), (x + 92, y - 112), (x + 52, y - 150), (x - 4, y - 146)],
                  [6, 6, 5.6, 5])
    scene.add(sheet([*loops, loose], INK, "#3c4850", shadow=0.6, soft=4, rim=1.8))
    scene.add(swallow("#2c54a0", "#141c44", "#f4e0bc", "#e05c3c", "beating").at(x - 72, y - 150,
                                                                                1.2, -6))


def _wheels() -> tuple[Point, Point]:
    """Where the rear and the front wheel stand on the wire, 198 apart."""
    curve = spline(WIRE, 40)
    rear = next(place for place in curve if place[0] >= 232)
    front = next(place for place in curve if place[0] > rear[0] and math.dist(place, rear) >= 198)
    return rear, front


def _rider(scene: Scene) -> None:
    (rx, ry), (fx, fy) = _wheels()
    turn = math.degrees(math.atan2(fy - ry, fx - rx))
    who = replace(PEOPLE[0], cloth="#c8442c", accent="#f0c050")
    scene.add(cyclist(who, "#2c7c78", "cap").at(rx + (fx - rx) * 0.44, ry + (fy - ry) * 0.44 - 6,
                                                    2.3, turn))
    scene.glow(*LAMP, 70, "#ffdc80", 0.5)


def _near_fog(scene: Scene) -> None:
    scene.add(_spire(0.62, "#3c4a58").at(520, 950), _mast(0.8, "#34444e").at(668, 1156),
              _bank("third", 930, 70, "#4c626c", "#344c5a"))
    for x, y, size, turn in ((196, 930, 0.52, 24), (318, 966, 0.46, -22), (96, 880, 0.36, 12)):
        scene.add(envelope().at(x, y, size, turn))
    scene.add(_spire(0.94, "#2c3848").at(392, 1192), _spire(0.7, "#2c3848").at(504, 1160),
              _mast(1.1, "#1c2a34").at(160, 1300),
              _bank("near", 1056, 76, "#344854", "#1c303e"),
              _spire(1.0, "#182430").at(652, 1206), _bank("front", 1136, 70, "#20323e", "#101e2a"))


def _spire(size: float, colour: Colour) -> Motif:
    """The top of a tower that looks out of the fog, one window lit."""
    walls, window = box(-34, -190, 68, 240), arched(0, -120, 20, 44)
    roof = blob((-48, -186, "c"), (-24, -236), (-4, -330, "c"), (4, -330, "c"), (24, -236),
                (48, -186, "c"))
    tiles = [outline(line((-60, y), (0, y + 10), (60, y)), 2) for y in range(-310, -186, 22)]
    vane = [box(-1.5, -366, 3, 40), star(0, -366, 13, 4, 0.3)]
    return motif(
        sheet(vane, "#d8a850", shadow=0.4, soft=3, rim=1.4),
        sheet(walls, mixed(colour, "#8c7c74", 0.2), colour, soft=9, rim=1.5),
        pane(window, "#ffc860", 1.4, glow=12, spill=0.5),
        mark(box(-1.4, -166, 2.8, 48), colour),
        sheet(roof, mixed(colour, "#7c3c40", 0.42), shaded(colour, 0.7), soft=7, rim=1.7),
        mark(all_within(tiles, roof), "#e0b898", alpha=0.3),
    ).at(0, 0, size)
