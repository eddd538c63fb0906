"""Clouds have been washed and are hung up to dry."""

import math

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
    box,
    chance,
    circle,
    hanging,
    mark,
    mixed,
    motif,
    moved,
    oval,
    ridge,
    ring,
    rope,
    shaded,
    sheet,
    swirl,
    taper,
    union,
    within,
)
from atelier.engine.curves import heading
from atelier.motifs.birds_air import sitting_swallow, swallow
from atelier.motifs.buildings_tall import cone_roof
from atelier.motifs.houses import house
from atelier.motifs.masonry import stones
from atelier.motifs.people_children import child_climbing, child_reaching
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.skyline import skyline
from atelier.motifs.sun_and_moon import sun
from atelier.motifs.tools import ladder
from atelier.motifs.weather import drop
from atelier.motifs.windows import window
from atelier.palettes import NOON_BLUE

UPPER: tuple[Point, Point, float] = ((160, 372), (668, 452), 62)
LOWER: tuple[Point, Point, float] = ((668, 606), (148, 872), 62)
PEG, PEG_END = "#f07048", "#8c2c24"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("cloud line", Light(430, 176, "#fff2c0", 215), shadow=NOON_BLUE.shadow,
                  finish=Finish(bloom=0.24, vignette=0.28, exposure=0.9, saturation=1.08))
    _sky(scene)
    _town(scene)
    scene.add(_tower("left", "#c07080", "#6c3454", "#3c6c84", "#1c3c54").at(62, 1260))
    scene.add(_tower("right", "#c89c4c", "#7c5430", "#b0503c", "#5c2430").at(742, 1260))
    _washing(scene)
    _people(scene)
    _birds(scene)
    frames.rounded(scene, "#1c4f6c", "#0c2c44")
    return scene


def _sky(scene: Scene) -> None:
    scene.sky((0, "#165c90"), (0.4, "#2f88ac"), (0.75, "#64b0b8"), (1, "#98c8b0"), clouds=0.12)
    scene.discs((280, "#2c80a8"), (206, "#4494ac"), (142, "#6cacac"), through=0.12)
    scene.add(sun("petals", 56, "#ffeaa0", "#e8a840").at(430, 176))
    for x, y, wide, high, colour in ((640, 250, 170, 40, "#4494b0"), (236, 120, 180, 40, "#2c80a4"),
                                     (400, 960, 260, 50, "#6cb0b4")):
        scene.add(drifting_cloud(f"line {x}", wide, high, colour).at(x, y))
    scene.rays(0.1, threshold=0.75)


def _town(scene: Scene) -> None:
    scene.add(sheet(ridge("cloud line hills", 960, 50, 1.4, 0.4), "#5c9c8c", "#4c8c84", shadow=0.4,
                    rim=0.8))
    scene.add(skyline("cloud line", 860, 150, "#5c8c94", "#3c6c7c", "#f0d8a0", 0.12).at(400, 1090))
    scene.fog("#98c8bc", 860, 1080, 0.3)
    roofs = ("#b0503c", "#8c3c44", "#c8783c", "#9c4c54")
    walls = ("#c89c70", "#a87c74", "#8ca498", "#c8b088", "#a86c5c")
    dice = chance("cloud line roofs")
    for row, (y, size) in enumerate(((1140, 0.85), (1206, 1.15))):
        x = 130.0 - row * 30
        while x < 700:
            wide = dice.uniform(50, 66)
            scene.add(house(f"cloud line {row} {x:.0f}", wide, dice.uniform(50, 84), 44,
                            dice.uniform(-3, 3),
                            dice.choice(walls), roof=dice.choice(roofs)).at(x, y + 10, size))
            x += wide * size * 0.98


def _tower(name: str, wall: Colour, end: Colour, roof: Colour, roof_end: Colour) -> Motif:
    """A tall straight tower from below the card; its roof's eaves are high above the origin."""
    tall = 1050 if name == "left" else 850
    shaft = box(-82, -tall, 164, tall)
    blocks = stones(f"cloud line {name}", -82, 82, -tall, 0, 28, 52, 0.4)
    holes = [window(52, 92, shaded(wall, 1.4), end, "#507c94").at(x, -tall + y) for x, y in
             ((22 if name == "left" else -24, 200), (22 if name == "left" else -24, 560),
              (22 if name == "left" else -24, 760))]
    frieze = [circle(x, -tall + 34, 9) for x in range(-72, 80, 24)]
    return motif(
        sheet(shaft, wall, end, soft=15, rim=1.8, through=0.3, direction="across"
              if name == "left" else "down"),
        sheet(all_within(blocks, shaft), shaded(wall, 1.12), shaded(end, 1.3), shadow=0.35, soft=3,
              rim=0.9, wrap=0.2),
        sheet(box(-92, -tall, 184, 22, 4), shaded(wall, 1.3), end, shadow=0.9, soft=8, rim=1.7),
        sheet(frieze, shaded(wall, 1.2), end, shadow=0.5, soft=4, rim=1.2),
        *holes,
        cone_roof(112, 190, roof, roof_end).at(0, -tall + 4),
    )


def _puffs(name: str, across: float, down: float) -> Path:
    """A cloud that hangs from two pegs at the origin's height."""
    dice = chance("cloud line", name)
    parts = [oval(0, down * 0.52, across * 0.42, down * 0.4)]
    for index in range(9):
        angle = math.tau * index / 9 + 0.3
        size = down * dice.uniform(0.24, 0.31) * (1.15 if math.sin(angle) > 0 else 0.8)
        parts.append(circle(across * 0.37 * math.cos(angle), down * (0.5 + 0.3 * math.sin(angle)),
                            size))
    ears = [blob((side * across * 0.24, -4, "c"), (side * across * 0.33, 6),
                 (side * across * 0.32, down * 0.4), (side * across * 0.14, down * 0.4))
            for side in (-1, 1)]
    return union(parts, ears)


def _washed(name: str, across: float, down: float, wet: bool) -> Motif:
    white, end = ("#a4bccc", "#54809c") if wet else ("#d8d4c8", "#84a4b4")
    shape = _puffs(name, across, down)
    inner = within(moved(shape, -across * 0.02, down * 0.1, 0.84), shape)
    core = within(moved(shape, across * 0.03, down * 0.24, 0.6), shape)
    curls = [swirl(-across * 0.18, down * 0.5, down * 0.17, 1.6, 4),
             swirl(across * 0.16, down * 0.62, down * 0.14, 1.5, 3.4, -1)]
    drips: list[Motif] = []
    if wet:
        dice = chance("cloud line drips", name)
        drips = [drop(dice.uniform(17, 26), "#d0f0f4", "#5cb0c8").at(
            across * (i - 2) * 0.15, down * dice.uniform(0.94, 1.0) + 10 + (i * 41) % 74)
            for i in range(5)]
    pegs = [box(side * across * 0.28 - 4, -11, 8, 25, 2.4) for side in (-1, 1)]
    return motif(
        sheet(shape, white, end, soft=13, rim=2, through=0.4),
        sheet(inner, mixed(white, end, 0.05), mixed(white, end, 0.7), shadow=0.45, soft=7, rim=1.2),
        sheet(core, white, mixed(white, end, 0.5), shadow=0.35, soft=6, rim=1),
        mark(all_within(curls, shape), mixed(white, "#3c6c8c", 0.5), alpha=0.7),
        drips,
        sheet(pegs, PEG, PEG_END, shadow=0.8, soft=4, rim=2),
    )


def _black() -> Motif:
    """The small black cloud with two sleeves."""
    shape = _puffs("black", 84, 74)
    sleeves = [taper([(s * 24, 16), (s * 46, 50), (s * 48, 96)], [26, 23, 20]) for s in (-1, 1)]
    cuffs = [taper([(s * 38, 93), (s * 58, 94)], [10, 10]) for s in (-1, 1)]
    pegs = [box(side * 23 - 4, -11, 8, 25, 2.4) for side in (-1, 1)]
    return motif(
        sheet(sleeves, "#2c3448", "#141828", soft=9, rim=1.9),
        sheet(cuffs, "#48546c", "#20283c", soft=3, rim=1.5),
        sheet(shape, "#2c3448", "#10141f", soft=10, rim=2),
        mark(swirl(2, 40, 15, 1.6, 4), "#5c6c88", alpha=0.8),
        sheet(pegs, PEG, PEG_END, shadow=0.8, soft=4, rim=2),
    )


def _washing(scene: Scene) -> None:
    wheels = [ring(x, y, 6, 15) for x, y in ((150, 372), (670, 461), (146, 872), (670, 598))]
    scene.add(sheet([*wheels, box(120, 368, 34, 8, 3), box(664, 457, 30, 8, 3), box(664, 594, 30, 8,
                                                                                    3), box(116,
                                                                                            868, 34,
                                                                                            8, 3)],
                    "#c8a060", "#6c4824", soft=4, rim=1.8))
    black = motif()
    for ends, wet in ((UPPER, True), (LOWER, False)):
        start, end, sag = ends
        curve = hanging(start, end, sag, 120)
        scene.add(sheet(rope(start, end, sag, 3.4), "#e8dcb8", "#8c7c5c", soft=5, rim=1.7))
        places = (38, 61, 83, 105) if wet else (18, 40, 61, 82, 103)
        for index, place in enumerate(places):
            x, y = curve[place]
            turn = heading(curve, place) * 0.4 if wet else (heading(curve, place) - 180) * 0.3
            if not wet and index == 2:
                black = _black().at(x, y, 1.05, turn)
                continue
            wide = 104 + (index * 31) % 10 + (0 if wet else 8)
            scene.add(_washed(f"{wet} {index}", wide, wide * (0.9 if wet else 0.84), wet)
                      .at(x, y, 1, turn))
    scene.add(black, mark(taper([(671, 475), (671, 586)], [2.6, 2.6]), "#d8ccac"))


def _balcony(wide: float, colour: Colour, end: Colour) -> Motif:
    """A small iron balcony, its floor's middle at the origin."""
    rails = [box(x, -44, 3.4, 44) for x in range(round(-wide / 2) + 4, round(wide / 2), 12)]
    return motif(sheet([*rails, box(-wide / 2, -47, wide, 6, 2)], colour, end, soft=4, rim=1.7),
                 sheet(box(-wide / 2 - 4, -2, wide + 8, 13, 3), shaded(colour, 1.3), end, soft=8,
                       rim=1.8))


def _people(scene: Scene) -> None:
    woman = PEOPLE[3].wearing("kerchief")
    basket = blob((-34, -28, "c"), (34, -28, "c"), (27, 0, "c"), (-27, 0, "c"))
    weave = [taper([(-33 + k, -22 + k * 0.5), (33 - k, -22 + k * 0.5)], [2.4, 2.4]) for k in (0, 8,
                                                                                              16)]
    heap = [circle(-18, -32, 14), circle(2, -38, 17), circle(20, -31, 13)]
    scene.add(
        child_reaching(woman, "dress", "kerchief", "up").at(176, 500, 1.12),
        motif(sheet(heap, "#e8e4d8", "#94b0bc", soft=5, rim=1.7),
              sheet(basket, "#a8783c", "#5c3c20", soft=6, rim=1.8),
              mark(weave, "#5c3c20")).at(232, 500, 0.8),
        _balcony(126, "#34586c", "#1c2c44").at(198, 502),
        ladder(250, 52, 44, "#a8703c", "#5c3424").at(614, 878, turn=10),
        child_climbing(PEOPLE[1], "smock", "straw").at(628, 802, 1.08, 10),
        _balcony(112, "#8c4438", "#4c1c24").at(628, 880),
    )


def _birds(scene: Scene) -> None:
    upper = hanging(*UPPER, 120)
    lower = hanging(*LOWER, 120)
    for curve, place, size, flip in ((upper, 51, 0.3, False), (upper, 69, 0.3, True),
                                     (upper, 88, 0.28, False), (lower, 31, 0.3, True)):
        x, y = curve[place]
        scene.add(sitting_swallow().at(x, y - 1, size, 0, flip))
    for x, y, size, turn in ((330, 280, 0.38, -16), (560, 330, 0.3, -8), (300, 960, 0.34, 10)):
        scene.add(swallow().at(x, y, size, turn))
