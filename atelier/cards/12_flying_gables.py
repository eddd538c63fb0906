"""The houses of a village fly south in a wedge, like geese."""

import math

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
    box,
    chance,
    circle,
    leaf,
    mark,
    motif,
    oval,
    pane,
    poly,
    ridge,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    tendril,
)
from atelier.motifs.birds_water import goose
from atelier.motifs.people_children import child_reaching
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.tools import ladder
from atelier.palettes import ROSE_DAWN

SHUTTER, SHUTTER_END = "#2f8468", "#143c38"
WALLS = ("#a85c50", "#b8845c", "#8c5064", "#c09468", "#9c6450", "#7c5c74")
# Where the houses fly: place, height in units, roof colour's number.
WEDGE = ((648, 236, 32), (566, 226, 44), (612, 316, 48), (470, 238, 58), (572, 402, 68),
         (366, 268, 78), (250, 316, 102), (520, 506, 96), (118, 396, 134), (446, 636, 134),
         (330, 800, 186))
HOLES = ((300, 872, 0.62), (408, 866, 0.6), (512, 872, 0.62), (620, 868, 0.6), (722, 876, 0.62),
         (352, 940, 0.86), (494, 934, 0.84), (650, 944, 0.86), (394, 1030, 1.14), (566, 1024, 1.1),
         (206, 1112, 1.3))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("flying gables", Light(726, 158, "#fff0d0", 250), shadow=ROSE_DAWN.shadow,
                  finish=Finish(bloom=0.26, vignette=0.28, exposure=0.96, saturation=1.1))
    _dawn(scene)
    _land(scene)
    for index, (x, y, tall) in enumerate(WEDGE):
        far = max(0.0, 0.5 - tall / 200)
        one = _flying(index).at(x, y, tall / 170, 16 - index % 3 * 3)
        scene.add(one.tinted("#e0a8a0", far))
    _left_behind(scene)
    _geese(scene)
    scene.dust(70, "#fff0d0", around=(600, 260), spread=260)
    return scene


def _dawn(scene: Scene) -> None:
    scene.sky((0, "#44708c"), (0.25, "#9c84a4"), (0.5, "#cc8484"), (0.72, "#e8a474"),
              (1, "#d88468"), glow=0.08)
    scene.discs((420, "#8c7a9c"), (330, "#a88498"), (244, "#bf8c90"), (164, "#d49c88"),
                (92, "#e4b48c"), through=0.1)
    scene.add(pane(star(726, 158, 62, 8, 0.26, 6), "#fff4d8", 1.3, glow=20, spill=0.7),
              pane(star(726, 158, 24, 8, 0.5, 28), "#fff4d8", 1.4, glow=8, spill=0.4))
    for x, y, width, colour, end in ((170, 130, 300, "#8c88a8", "#b898a8"),
                                     (420, 96, 200, "#9888a4", "#b898a4"),
                                     (90, 560, 280, "#d8988c", "#e8b090"),
                                     (690, 590, 320, "#dc9c8c", "#ecb48c"),
                                     (250, 640, 200, "#e0a088", "#ecb890")):
        scene.add(drifting_cloud(f"gables {x}", width, width * 0.22, colour, end).at(x, y))
    scene.rays(0.1, threshold=0.85, length=0.9)


def _land(scene: Scene) -> None:
    for index, (y, tall, colour, end) in enumerate(((770, 34, "#c08088", "#d89880"),
                                                    (812, 22, "#a86070", "#c8846c"))):
        scene.add(sheet(ridge(f"gables {index}", y, tall, 1.4 + index, 0.4), colour, end,
                        shadow=0.6, rim=1.3, through=0.3))
    field = ridge("gables field", 846, 6, 1.2, 0.3)
    dice = chance("gables furrows")
    furrows = [taper([(500 + (x - 500) * 0.32, 846), (500 + (x - 500) * 0.62, 960), (x, 1260)],
                     [0.8, 2.4, 5]) for x in range(-900, 1900, 92)]
    scene.add(sheet(field, "#b8744c", "#5c2c3c", shadow=0.8, soft=12, rim=1.6, through=0.3),
              mark(all_within(furrows, field), "#5c2c38", alpha=0.45))
    for x, y, size in HOLES:
        scene.add(_garden(dice.random() < 0.5).at(x, y, size))


def _garden(gate_left: bool) -> Motif:
    """A dark square hole where a house stood, and its fence."""
    hole = poly((-34, -14), (34, -14), (42, 16), (-42, 16))
    wall = poly((-34, -14), (34, -14), (36, -6), (-36, -6))
    posts: list[Path] = []
    for k in range(11):
        t = k / 10
        if k not in ((3, 4) if gate_left else (6, 7)):
            posts.append(_picket(-58 + 116 * t, 30, 24))
        posts.append(_picket(-46 + 92 * t, -22, 15))
    for k in range(1, 4):
        t = k / 4
        posts += [_picket(-46 - 12 * t, -22 + 52 * t, 15 + 9 * t),
                  _picket(46 + 12 * t, -22 + 52 * t, 15 + 9 * t)]
    rails = [taper([(-58, 18), (58, 18)], [2.6, 2.6]), taper([(-46, -30), (46, -30)], [2, 2])]
    lawn = poly((-46, -22), (46, -22), (58, 30), (-58, 30))
    return motif(sheet(lawn, "#7c6c48", "#5c5c3c", shadow=0.3, soft=4, rim=0.8),
                 sheet(hole, "#1c0c18", "#0c0410", shadow=0, rim=1.2),
                 mark(wall, "#5c3440", alpha=0.8),
                 sheet([*posts, *rails], "#f0d8b8", "#a87c74", shadow=0.8, soft=4, lift=4, rim=1.1))


def _picket(x: float, foot: float, tall: float) -> Path:
    return poly((x - 2, foot), (x - 2, foot - tall + 4), (x, foot - tall), (x + 2, foot - tall + 4),
                (x + 2, foot))


def _house(index: int, lit: bool = True) -> Motif:
    """A narrow gabled house 170 high, its foot at the origin."""
    wall = WALLS[index % 6]
    half = 36 + index % 3 * 4
    body = blob((-half, 0, "c"), (-half - 2, -60), (-half + 2, -104, "c"), (half + 2, -104, "c"),
                (half, -60), (half - 2, 0, "c"))
    roof = blob((-half - 12, -98, "c"), (-half * 0.5, -128), (2, -168, "c"), (half * 0.55, -128),
                (half + 13, -98, "c"), (0, -104))
    rows = [taper([(-half - 6, y), (0, y + 5), (half + 8, y)], [1, 2.6, 1])
            for y in (-148, -134, -120, -107)]
    panes = [arched(x, -66, 17, 27) for x in (-16, 15)] + [circle(0, -120, 7)]
    bars = [box(x - 1, -94, 2, 28) for x in (-16, 15)] + [box(x - 9, -80, 18, 2) for x in (-16, 15)]
    door = arched(2, 0, 24, 44)
    chimney = box(half * 0.42, -160, 13, 40)
    return motif(
        sheet([chimney, box(half * 0.42 - 3, -164, 19, 7, 1)], "#7c4448", "#4a2434", rim=1.5),
        sheet(body, wall, shaded(wall, 0.36), shadow=1, soft=9, rim=1.9),
        sheet(roof, "#6c3446", "#38182e", shadow=0.9, soft=7, rim=1.8),
        mark(all_within(rows, roof), "#a86468", alpha=0.55),
        pane(panes, "#ffd078", 1.15, glow=7, spill=0.3) if lit else
        sheet(panes, "#2c1824", shadow=0, rim=0.8),
        mark(bars, shaded(wall, 0.35)),
        sheet(door, "#4c2438", "#2c1424", shadow=0.4, soft=4, rim=1.3),
        mark(circle(8, -20, 2.4), "#f0c878"),
    )


def _flying(index: int) -> Motif:
    """A house with shutters for wings, earth at its root and smoke behind it."""
    beat = (18, 4, 28, 10)[index % 4]
    clod = blob((-40, -3, "c"), (40, -3, "c"), (30, 16), (12, 24), (-6, 30), (-26, 18))
    roots = [tendril([(x, 12), (x - 8, 30), (x - 20, 44 + x * 0.2)], [6, 5, 4, 2.5, 1], 7, 1.2, -1)
             for x in (-20, 2, 22)]
    smoke = [tendril([(22, -164), (-10, -190), (-80, -182), (-150, -196)],
                     [5, 10, 12, 10, 7, 4, 1], 18, 1.5, -1),
             tendril([(16, -170), (-30, -204), (-90, -212)], [3, 7, 7, 5, 3, 1], 13, 1.4, 1)]
    return motif(
        sheet(smoke, "#f0dcd0", "#c8a0a0", shadow=0.4, soft=6, rim=1.2, alpha=0.85),
        _wing(beat).at(30, -84, 1.05), _wing(beat + 6).at(-30, -84, 1.05, 0, True),
        sheet(roots, "#5c3434", "#38182a", shadow=0.6, soft=5, rim=1.2),
        sheet(clod, "#6c4038", "#3a1c2a", shadow=0.7, soft=6, rim=1.5),
        _house(index),
    )


def _wing(lift: float) -> Motif:
    """Two leaves of a slatted shutter, hinged at the origin, spread to the right."""
    def corner(x: float, y: float, rise: float) -> Point:
        return (x, y - x * math.tan(math.radians(rise)))

    made = []
    for left, right, rise, drop in ((44, 92, lift + 4, 6.0), (0, 47, lift, 0.0)):
        frame = poly(corner(left, -28 + drop, rise), corner(right, -30 + drop, rise),
                     corner(right, 24 - drop, rise), corner(left, 26 - drop, rise))
        slats = [poly(corner(left + 7, y, rise), corner(right - 7, y, rise),
                      corner(right - 7, y + 5, rise), corner(left + 7, y + 5, rise))
                 for y in range(-20, 18, 9)]
        made.append(motif(sheet(frame, SHUTTER, SHUTTER_END, shadow=0.9, soft=8, rim=1.9),
                          mark(slats, "#103430", alpha=0.75)))
    return motif(made)


def _left_behind(scene: Scene) -> None:
    """The house that has stayed, and the child on the ladder."""
    planks: list[Path] = []
    for x in (-17, 16):
        for y, turn in ((-88, 1.5), (-74, -1.5)):
            planks.append(poly((x - 17, y + turn), (x + 17, y - turn), (x + 17, y + 7 - turn),
                               (x - 17, y + 7 + turn)))
    planks += [poly((-17, -34), (22, -38), (22, -30), (-17, -26)),
               poly((-17, -16), (22, -14), (22, -6), (-17, -8))]
    nails = [circle(x + dx, y, 1.5) for x in (-17, 16) for dx in (-13, 13) for y in (-84, -71)]
    leaves = [box(x - 10 + side * 15, -96, 7, 32) for x in (-17, 16) for side in (-0.7, 1.1)]
    stayed = motif(_house(3, lit=False), sheet(leaves, SHUTTER, SHUTTER_END, shadow=0.5, soft=4),
                   sheet(planks, "#c08c5c", "#6c4034", shadow=0.8, soft=4, rim=1.5),
                   mark(nails, "#3c1c24"))
    scene.add(sheet(oval(120, 1046, 110, 14), "#1c0a18", shadow=0, melt=8, alpha=0.6),
              stayed.at(112, 1046, 1.62),
              sheet(oval(219, 1056, 34, 6), "#1c0a18", shadow=0, melt=4, alpha=0.6),
              ladder(250, 42, 34, "#8c5434", "#4c2430").at(215, 1057, 1, -9),
              child_reaching(PEOPLE[2], "dress", None, "sheet").at(186, 866, 0.86))


def _geese(scene: Scene) -> None:
    front = ridge("gables front", 1136, 10, 1.6, 0.4)
    fallen = [leaf(x, y, 40, 20, turn) for x, y, turn in (
        (70, 1168, -20), (330, 1176, 12), (430, 1164, -34), (256, 1186, 30))]
    flying = [leaf(x, y, 24, 13, turn) for x, y, turn in (
        (660, 720, -30), (584, 770, 20), (736, 690, 50), (160, 720, -14),
        (70, 660, 30), (690, 800, 10))]
    scene.add(sheet(flying, "#d0643c", "#8c3434", shadow=0.7, soft=6),
              sheet(front, "#5c3444", "#2c1228", shadow=1, soft=14, rim=1.7, through=0.2),
              mark([swirl(x, 1172, 16, 1.5, 3, s, 0) for x, s in ((150, 1), (520, -1))], "#9c5c5c",
                   alpha=0.5))
    for x, y, size, flip in ((488, 1158, 0.42, False), (600, 1150, 0.47, False),
                             (704, 1164, 0.44, True)):
        scene.add(sheet(oval(x, y + 2, 96 * size, 5), "#180818", shadow=0, melt=5, alpha=0.6),
                  goose("#e4d8cc", "#9c8ca0", neck="up").at(x, y, size, 0, flip))
    scene.add(sheet(fallen, "#c85c38", "#7c2c34", shadow=0.8, soft=5, rim=1.4))
