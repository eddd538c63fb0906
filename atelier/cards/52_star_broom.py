"""The night lies on white paper like dust, and somebody is sweeping it off."""

import math

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    chance,
    circle,
    mark,
    motif,
    oval,
    pane,
    poly,
    sheet,
    star,
    swirl,
    taper,
    union,
)
from atelier.motifs.animals_cat import cat
from atelier.motifs.people_work import sweeper_back
from atelier.motifs.tools_yard import bucket
from atelier.palettes import NIGHT_VIOLET

HEAP_X, HEAP_Y = 284, 872
LOW, HIGH = (-70.0, 1010.0), (870.0, 452.0)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("star broom", Light(HEAP_X, HEAP_Y - 40, "#ffe2a0", 215),
                  shadow=NIGHT_VIOLET.shadow,
                  finish=Finish(bloom=0.28, vignette=0.32, exposure=0.97, saturation=1.1))
    _paper(scene)
    _night(scene)
    _shavings(scene)
    _buckets(scene)
    scene.add(sheet(oval(552, 842, 92, 15, -4), "#5c4068", melt=7, shadow=0, rim=0, wrap=0,
                    alpha=0.5),
              sweeper_back(broom="#e0b050").at(540, 834, 1.9), _heap().at(HEAP_X, HEAP_Y))
    _watch(scene)
    scene.dust(110, "#fff0c0", around=(HEAP_X, HEAP_Y - 70), spread=170, largest=2, strength=0.4)
    return scene


def _along(share: float, back: float = 0) -> Point:
    """A point on the diagonal, carried back into the night."""
    (x0, y0), (x1, y1) = LOW, HIGH
    length = math.hypot(x1 - x0, y1 - y0)
    aside = ((y1 - y0) / length * back, -(x1 - x0) / length * back)
    return x0 + (x1 - x0) * share + aside[0], y0 + (y1 - y0) * share + aside[1]


def _paper(scene: Scene) -> None:
    scene.sky((0, "#e8d8b8"), (0.55, "#f0e0c0"), (0.8, "#e8d6b6"), (1, "#c8b4a4"), glow=0.05,
              clouds=0.08)
    dice = chance("star broom strokes")
    strokes: list[Path] = []
    for i in range(34):
        start = 0.3 + 0.68 * i / 34
        x, y = _along(start, -20)
        reach, sag = dice.uniform(70, 190), dice.uniform(20, 60)
        strokes.append(taper([(x, y), (x - reach * 0.4, y + sag), (x - reach, y + sag + 40)],
                             [0.5, dice.uniform(2, 6), 0.4]))
    scene.add(mark(strokes, "#7c5c94", "#8c6c9c", alpha=0.4))
    sweeps = [taper([(300 + i * 60, 1190), (420 + i * 62, 1110 - i * 14),
                     (580 + i * 60, 1060 - i * 34), (820, 1010 - i * 66)],
                    [0.5, 4 + i % 3 * 2, 3, 0.5]) for i in range(6)]
    scene.add(mark(sweeps, "#a88c98", "#b89c9c", alpha=0.35))


def _fluff(name: str, back: float, size: float) -> tuple[list[Path], list[Path]]:
    """One thickness of night, its edge rolled into clouds of dust, and the spirals in them."""
    dice = chance("star broom fluff", name)
    parts = [poly(_along(-0.1, back), _along(1.5, back), (1300, -80), (-80, -80))]
    curls: list[Path] = []
    count = int(1500 / (size * 1.25))
    for i in range(count):
        share = (i + dice.uniform(-0.2, 0.2)) / count * 1.44 - 0.05
        x, y = _along(share, back - size * dice.uniform(-0.1, 0.35))
        radius = size * dice.uniform(0.72, 1.08)
        parts.append(circle(x, y, radius))
        if i % 2:
            curls.append(swirl(x, y, radius * 0.62, 1.5, 4, 1 if i % 4 == 1 else -1, -30))
    return parts, curls


def _night(scene: Scene) -> None:
    layers: tuple[tuple[str, float, float, Colour, Colour, Colour], ...] = (
        ("a", 30, 34, "#8458a8", "#a46cb0", "#c898cc"),
        ("b", 78, 46, "#6a3c98", "#83489c", "#a878c4"),
        ("c", 150, 58, "#4c2686", "#683890", "#8c5cb4"),
        ("d", 250, 72, "#361a74", "#4c2682", "#7048a4"),
        ("e", 372, 88, "#261060", "#38196e", "#54348c"),
        ("f", 520, 96, "#180a48", "#241058", "#40247c"))
    for name, back, size, colour, end, curl in layers:
        shape, curls = _fluff(name, back, size)
        scene.add(sheet(shape, colour, end, shadow=0.8, soft=14, lift=9, rim=1.4, through=0.2),
                  mark(curls, curl, alpha=0.6))
    dice = chance("star broom stars")
    for row in range(13):
        for column in range(10):
            x = 40 + column * 80 + dice.uniform(-30, 30)
            y = 40 + row * 66 + dice.uniform(-26, 26)
            depth = _along((x + 70) / 940)[1] - y
            near_her = 470 < x < 620 and y > 560
            if depth < 110 or near_her or not 40 < x < 760:
                continue
            radius = dice.choice((3, 4, 5, 6, 9, 13)) * (1.25 - depth / 1600)
            scene.add(pane(star(x, y, radius, dice.choice((4, 4, 5, 8)), 0.36, dice.uniform(0, 40)),
                           "#fff0c8", 1.0, glow=5, spill=0.35))


def _shavings(scene: Scene) -> None:
    """Curled strips of night that the broom has loosened."""
    for share, back, radius, turning, turn in ((0.08, -66, 26, 1, 30), (0.2, -70, 20, -1, 100),
                                               (0.74, -74, 30, 1, 10), (0.84, -60, 22, -1, 160),
                                               (0.91, -92, 28, 1, 60), (0.66, -52, 16, -1, 0)):
        x, y = _along(share, back)
        scene.add(sheet(oval(x + 2, y + radius * 0.8, radius, radius * 0.3), "#5c4068", melt=4,
                        shadow=0, rim=0, wrap=0, alpha=0.4),
                  sheet(swirl(x, y, radius, 1.8, radius * 0.42, turning, turn), "#6a3c98",
                        "#3c1c74", shadow=0.9, soft=6, rim=1.7))


def _heap() -> Motif:
    """Swept stars, the palest on top, with fluffs of night below."""
    dice = chance("star broom heap")
    fluff = union([circle(x, y, r) for x, y, r in
                   ((-112, -8, 22), (-78, -18, 30), (-30, -20, 36), (24, -20, 34), (70, -14, 28),
                    (106, -6, 18))], oval(0, 4, 120, 16))
    curls = [swirl(x, y, r, 1.5, 4, s) for x, y, r, s in ((-80, -18, 16, 1), (-28, -14, 20, -1),
                                                         (66, -12, 16, 1))]
    pile: list[Motif] = []
    for row, (y, half, count) in enumerate(((-22, 92, 8), (-46, 70, 6), (-70, 48, 5),
                                            (-94, 26, 3), (-114, 4, 1), (-8, 104, 8))):
        for i in range(count):
            x = (i / max(count - 1, 1) * 2 - 1) * half + dice.uniform(-5, 5)
            shape = star(x, y + dice.uniform(-6, 6), dice.uniform(17, 25), 5, 0.46,
                         dice.uniform(0, 72))
            light = (i + row) % 3 != 0
            pile.append(motif(sheet(shape, "#d89838", "#a85c2c", shadow=0.8, soft=5, rim=1.8),
                              [pane(shape, "#ffe49c", 1.12, glow=9, spill=0.4)] if light else []))
    return motif(
        sheet(oval(0, 12, 150, 18), "#5c4068", melt=7, shadow=0, rim=0, wrap=0, alpha=0.45),
        sheet(fluff, "#6a3c98", "#3c1c74", shadow=0.9, soft=9, rim=1.7),
        mark(curls, "#a878c4", alpha=0.7), pile)


def _buckets(scene: Scene) -> None:
    for x, y, size in ((268, 990, 0.7), (190, 1044, 0.77), (108, 1104, 0.84)):
        places = ((-30, 2, 10), (30, 0, 40), (-8, -14, 22), (14, -2, 0))
        stars = [sheet(star(a, b, 22, 5, 0.46, t), "#e0a040", "#a85c2c", shadow=0.6, soft=4,
                       rim=1.8) for a, b, t in places]
        filled = bucket("#6c4a84", "#2c1648", "#d0a050", motif(stars), "#ffe49c", handle=False)
        scene.add(sheet(oval(x + 8, y + 4, 70 * size, 15 * size), "#5c4068", melt=6, shadow=0,
                        rim=0, wrap=0, alpha=0.5), filled.at(x, y, size))


def _watch(scene: Scene) -> None:
    """The cat at the lower right, one star under its paw."""
    x, y = 622, 1098
    scene.add(sheet(oval(x + 6, y, 150, 20), "#4c3460", melt=8, shadow=0, rim=0, wrap=0, alpha=0.5),
              pane(star(x - 78, y - 4, 25, 5, 0.46, 8), "#ffe08c", 1.3, glow=14, spill=0.6),
              cat("#2c2038", eyes="#ffd870", paw=True).at(x, y, 0.66, flip=True))
