"""A cut pomegranate is a crowded quarter; each seed is somebody's lit window."""

import math

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    all_within,
    blob,
    box,
    circle,
    leaf,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    poly,
    sheet,
    swirl,
    taper,
)
from atelier.motifs.animals_mouse import mouse
from atelier.motifs.bathroom import bathtub
from atelier.motifs.beds import bed
from atelier.motifs.fruits import MEMBRANES, pomegranate, pomegranate_seeds
from atelier.motifs.furniture import dining_chair
from atelier.motifs.lights import lantern
from atelier.motifs.people_boats import bather
from atelier.motifs.people_children import child_reaching
from atelier.motifs.people_stage import musician_bowing
from atelier.motifs.people_work import pusher
from atelier.motifs.pianos import upright_piano
from atelier.motifs.tools import ladder
from atelier.motifs.washing import clothesline, frock, shirt, stocking, trousers
from atelier.palettes import THEATRE_RED as RED

DARK = 1
ROOMS: tuple[Point, ...] = ((214, 84), (-130, -196), (70, -206), (206, -96), (-176, 146))
ACCENT: Point = (262, 150)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("seed windows", Light(400, 600, "#ffc088", 250), shadow=RED.shadow,
                  finish=Finish(bloom=0.28, vignette=0.3, exposure=1.0))
    _ground(scene)
    scene.add(_fruit().at(400, 592, 1.08))
    _peel(scene)
    scene.dust(70, "#ffd8b0", around=(400, 560), spread=260, largest=2, strength=0.35)
    return scene


def _ground(scene: Scene) -> None:
    scene.sky((0, "#3c0c1c"), (0.5, "#6c1c2c"), (1, "#34081a"), glow=0.14)
    waves = [line(*((x, y + 16 * math.sin(x / 60 + k * 1.6)) for x in range(-40, 880, 40)))
             for k, y in enumerate(range(40, 1200, 46))]
    scene.add(mark([outline(path, 3) for path in waves], "#8c2c38", alpha=0.35))
    for x, y, length, turn in ((330, 172, 270, -158), (470, 168, 260, -24), (300, 162, 230, -118),
                               (508, 158, 230, -66)):
        scene.add(_leaf(length).at(x, y, 1, turn))


def _leaf(length: float) -> Motif:
    """A long leaf of the tree, to the right of its stalk."""
    shape = leaf(0, 0, length, length * 0.34)
    veins = [taper([(length * t, 0), (length * (t + 0.13), s * length * 0.13)], [2.4, 0.5])
             for t in (0.14, 0.27, 0.4, 0.53, 0.66) for s in (-1, 1)]
    return motif(sheet(shape, "#3c4c30", "#141c1c", soft=12, rim=1.7),
                 mark(all_within([taper([(0, 0), (length, 0)], [4, 1]), *veins], shape), "#88844c",
                      alpha=0.6))


def _chamber_of(point: Point) -> int:
    """Which of the six chambers a seed lies in."""
    reach = math.hypot(*point)
    turn = math.degrees(math.atan2(point[1], point[0])) - 13 * math.sin(reach / 300 * math.pi) + 5
    turn = (turn - MEMBRANES[0]) % 360 + MEMBRANES[0]
    return next(index for index, last in enumerate(MEMBRANES[1:]) if turn <= last)


def _fruit() -> Motif:
    seeds = pomegranate_seeds()
    near = [point for point in seeds if all(math.dist(point, room) > 52 for room in ROOMS)]
    lit = [point for point in near if _chamber_of(point) != DARK]
    shut = [point for point in seeds if _chamber_of(point) == DARK]
    accent = min(lit, key=lambda point: math.dist(point, ACCENT))
    bars = [bar for x, y in lit for bar in (box(x - 1.3, y - 13, 2.6, 26),
                                            box(x - 15, y - 1.3, 30, 2.6))]
    return motif(
        pomegranate("#8c1c30", "#34081a", "#c89c70", "#e83c40", lit),
        mark(bars, "#5c0c1c", alpha=0.8),
        _window_glow(lit),
        pane(oval(*accent, 19, 15), "#38e0d0", 1.3, glow=14, spill=0.6),
        mark([box(accent[0] - 1.3, accent[1] - 14, 2.6, 28),
              box(accent[0] - 17, accent[1] - 1.3, 34, 2.6)],
             "#0c4c54"),
        _steps(), _shutters(shut), [_room(index) for index in range(len(ROOMS))],
        _ladders(), _lines(),
    )


def _window_glow(lit: list[Point]) -> Motif:
    """Every third window burns warmer than the rest."""
    warm = [oval(x, y, 12, 9) for index, (x, y) in enumerate(lit) if index % 3 == 0]
    return motif(pane(warm, "#ffb060", 1.0, glow=7, spill=0.4))


def _steps() -> Motif:
    """The membranes are stairs."""
    treads = []
    for start in MEMBRANES[:-1]:
        for reach in range(70, 290, 13):
            turn = math.radians(start + 13 * math.sin(reach / 300 * math.pi) - 5)
            x, y = math.cos(turn) * reach, math.sin(turn) * reach
            half = 6 + reach * 0.03
            treads.append(moved(box(-1.6, -half, 3.2, 2 * half, 1), x, y, turn=math.degrees(turn)))
    return motif(sheet(treads, "#8c5c3c", "#5c3028", shadow=0.4, soft=3, rim=1))


def _shutters(shut: list[Point]) -> Motif:
    """The dark chamber, its shutters tied from outside."""
    leaves, slats = [], []
    for x, y in shut:
        leaves += [box(x - 17, y - 15, 16, 30, 3), box(x + 1, y - 15, 16, 30, 3)]
        slats += [box(x + dx, y + dy, 12, 2) for dx in (-15, 3) for dy in (-9, -3, 3, 9)]
    xs, ys = [x for x, _ in shut], [y for _, y in shut]
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    cords = [taper([(mx - 110, my - 60), (mx, my + 6), (mx + 120, my + 66)], [8, 9, 8]),
             taper([(mx + 96, my - 74), (mx, my + 6), (mx - 90, my + 96)], [8, 9, 8])]
    bow = [blob((mx, my + 6, "c"), (mx - 34, my - 16), (mx - 40, my + 16)),
           blob((mx, my + 6, "c"), (mx + 34, my - 16), (mx + 40, my + 16)),
           taper([(mx, my + 8), (mx - 14, my + 34), (mx - 10, my + 58)], [7, 7, 5]),
           taper([(mx, my + 8), (mx + 16, my + 30), (mx + 20, my + 54)], [7, 7, 5])]
    return motif(sheet(leaves, "#2c1824", "#180c18", shadow=0.8, soft=5, rim=1.3),
                 mark(slats, "#0c060c", alpha=0.8),
                 sheet(cords, "#c8a070", "#7c5438", shadow=1, soft=6, rim=1.5),
                 sheet(bow, "#d8b480", "#8c6040", shadow=0.9, soft=5, rim=1.5),
                 sheet(circle(mx, my + 6, 9), "#d8b480", "#8c6040", shadow=0.6, rim=1.4))


def _room(index: int) -> Motif:
    """A large window with somebody in it."""
    glass = blob((-42, 0), (-30, -32), (0, -42), (32, -32), (42, 0), (32, 32), (0, 42), (-32, 32))
    dark = "#2c0410"
    def cast(one: Motif, x: float, y: float, size: float, flip: bool = False) -> Motif:
        """A shadow in the window."""
        shade = one.silhouette(dark, shadow=0, through=0, wrap=0, rim=0.5)
        return shade.at(x, y, size, 0, flip)

    kite = [poly((8, -30), (26, -14), (16, 8), (0, -8)),
            outline(line((-8, -4), (0, 2), (8, 2), (16, 8)), 1.8)]
    people = (
        motif(cast(upright_piano(), 14, 36, 0.24), cast(musician_bowing("cello"), -22, 36, 0.4)),
        motif(cast(bathtub(foam=False, legs=20), 0, 36, 0.17),
              cast(bather(arms="up"), -8, 16, 0.8)),
        motif(cast(pusher(), -26, 36, 0.46), cast(pusher(), 26, 36, 0.46, True)),
        motif(cast(child_reaching(arms="one"), -16, 36, 0.52), mark(kite, dark)),
        motif(cast(dining_chair(), -14, 36, 0.26), cast(lantern("hanging"), 16, -42, 0.3),
              cast(child_reaching(arms="up"), -13, 12, 0.36)),
    )
    return motif(sheet(moved(glass, 0, 0, 1.17), "#6c1424", "#34081a", soft=8, rim=1.7),
                 pane(glass, "#ffb468", 1.1, glow=14, spill=0.4),
                 people[index].inside(glass),
                 sheet(box(-44, 34, 88, 9, 3), "#c89c70", "#7c4838", shadow=0.8, soft=4, rim=1.5),
                 ).at(*ROOMS[index], 1.04)


def _ladders() -> Motif:
    return motif([ladder(height, 30, 24, "#e0b070", "#8c5438").at(x, y, 0.8, turn)
                  for x, y, height, turn in ((-268, 66, 150, 4), (138, 74, 160, 2),
                                             (-92, -100, 190, 36))])


def _lines() -> Motif:
    def hung(*pieces: Motif) -> list[Motif]:
        """Washing of the right size."""
        return [piece.at(0, 0, 0.42) for piece in pieces]

    thread = "#f0d8a8"
    return motif(
        clothesline((-266, -112), (-84, -84), 20, hung(shirt(), frock("#e0a040"), stocking()),
                    cord=thread),
        clothesline((110, -262), (252, -170), 16, hung(trousers(), shirt("#e8d8b8", "#a83c34")),
                    cord=thread),
        clothesline((-286, 34), (-104, 40), 12,
                    hung(frock(), stocking(), shirt("#8cb0b8"), trousers()),
                    cord=thread),
    )


def _peel(scene: Scene) -> None:
    """A strip of peel on which mice move house."""
    strip = blob((-60, 1108, "c"), (120, 1072), (320, 1096), (520, 1080), (700, 1052),
                 (860, 1070, "c"),
                 (860, 1260, "c"), (-60, 1260, "c"))
    edge = taper([(-60, 1114), (120, 1078), (320, 1102), (520, 1086), (700, 1058), (860, 1076)],
                 [10, 12, 12, 12, 12, 10])
    pores = [circle(30 + k * 38, 1130 + (k * 37 % 60), 3) for k in range(21)]
    curls = [swirl(x, y, 24, 1.6, 5, s, a) for x, y, s,
             a in ((90, 1150, 1, 0), (400, 1150, -1, 120),
                                                              (690, 1136, 1, 40))]
    scene.add(sheet(strip, "#8c1c30", "#34081a", soft=16, lift=10, rim=2),
              sheet(edge, "#e0b888", "#a87850", shadow=0.5, soft=4, rim=1.4),
              mark([*pores, *curls], "#c84c4c", alpha=0.5))
    grey, brown = "#8c7c78", "#7c5c48"
    carriers = [(86, 1084, grey), (210, 1088, brown), (352, 1094, grey), (480, 1090, brown),
                (612, 1076, grey), (716, 1062, brown)]
    for x, y, _ in carriers:
        scene.add(sheet(oval(x, y, 30, 5), "#1c0410", melt=4, alpha=0.6, shadow=0))
    scene.add(bed(wood="#a86c40", blanket="#2c8c8c", blanket_end="#144c54").at(292, 1020, 0.5, 1),
              dining_chair("#c88c4c", "#6c3c28", "#2c8c8c").at(488, 1012, 0.5),
              lantern().at(622, 990, 0.56),
              [mouse(coat, carrying=True).at(x, y, 0.34) for x, y, coat in carriers[1:5]],
              mouse(brown, vest="#2c6c74").at(718, 1064, 0.33), mouse(grey).at(84, 1086, 0.27))
