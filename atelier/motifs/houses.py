"""Houses and towers of storybook towns, their foot at the origin."""

import math

import numpy as np

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    arched,
    blob,
    box,
    chance,
    circle,
    line,
    mark,
    minus,
    motif,
    outline,
    pane,
    poly,
    sheet,
    taper,
    union,
)


def house(
    name: str = "house", width: float = 46, height: float = 84, roof_height: float = 50,
    lean: float = 4, wall: Colour = "#a86a44", wall_end: Colour = "#3c2438",
    roof: Colour = "#5c2634", light: Colour = "#ffcf70",
) -> Motif:
    """A crooked little house with lit windows; its name decides which windows it has."""
    dice = chance("house", name)
    half = width / 2
    walls = blob((-half * 0.92, 14, "c"), (-half + lean * 0.6, -height * 0.5),
                 (-half + lean, -height, "c"), (half + lean, -height, "c"),
                 (half + lean * 0.6, -height * 0.5), (half * 0.92, 14, "c"))
    top = (lean * 1.5 + dice.uniform(-0.08, 0.08) * width, -height - roof_height)
    eave = half * 1.28
    cover = blob((lean - eave, -height + roof_height * 0.1, "c"),
                 (lean * 1.2 - width * 0.26, -height - roof_height * 0.42), (*top, "c"),
                 (lean * 1.2 + width * 0.26, -height - roof_height * 0.42),
                 (lean + eave, -height + roof_height * 0.1, "c"),
                 (lean, -height + roof_height * 0.02))
    chimney = box(width * 0.2 + lean, -height - roof_height * 0.75, width * 0.13,
                  roof_height * 0.6)
    windows = _windows(name, width, height, lean)
    return motif(
        sheet(chimney, roof, shadow=0.6, rim=1.5),
        sheet(walls, wall, wall_end, shadow=0.8, rim=1.5),
        pane(windows, light, 1.6, glow=8, spill=0.45),
        sheet(cover, roof, shadow=0.8, rim=1.5),
        mark(all_within(_tiles(top, width, roof_height), cover), wall, alpha=0.6),
    )


def _windows(name: str, width: float, height: float, lean: float) -> list[Path]:
    dice = chance("house windows", name)
    columns, rows = (2 if width > 40 else 1), max(1, int(height / max(32, width * 0.62)))
    windows = []
    for row in range(rows):
        for column in range(columns):
            if dice.random() < 0.14:
                continue
            t = (row + 0.55) / rows * 0.86
            x = lean * t + ((column + 0.5) / columns - 0.5) * width * 0.78
            wide = width / columns * 0.36
            tall = min(wide * 1.5, height / rows * 0.55)
            foot = -height * t - 2 + tall / 2
            square = box(x - wide / 2, foot - tall, wide, tall)
            hole = arched(x, foot, wide, tall * 1.3) if dice.random() < 0.6 else square
            bars = [box(x - 0.7, foot - tall * 2, 1.4, tall * 2.4),
                    box(x - wide, foot - tall / 2 - 0.7, wide * 2, 1.4)]
            windows.append(minus(hole, bars))
    return windows


def _tiles(top: Point, width: float, roof_height: float) -> list[Path]:
    rows = []
    for row in range(1, 5):
        y, half = top[1] + roof_height * row * 0.22, width * 0.13 * row
        knots = [(top[0] + q * half, y + abs(math.sin(q * 5 + row)) * 3)
                 for q in np.linspace(-1, 1, 9)]
        rows.append(outline(line(*((float(x), float(y)) for x, y in knots)), 1.2))
    return rows


def bell_tower(
    wall: Colour = "#d89a66", wall_end: Colour = "#6e3e44", roof: Colour = "#2c4a5a",
    roof_end: Colour = "#223048", trim: Colour = "#3a2438", flag: Colour = "#c8443c",
) -> Motif:
    """A slender tower with a bell and a flag, 290 high."""
    tower = blob((-26, 0, "c"), (-22, -136), (-20, -162, "c"), (20, -162, "c"), (22, -136),
                 (28, 0, "c"))
    bell = [blob((-6, -120, "c"), (-5, -134), (0, -140), (5, -134), (6, -120, "c")),
            circle(0, -118, 2.5)]
    spire = blob((-36, -164, "c"), (-12, -206), (0, -270, "c"), (12, -206), (36, -164, "c"),
                 (0, -170))
    return motif(
        sheet(tower, wall, wall_end, shadow=0.9, rim=1.6),
        sheet([box(-30, -168, 60, 9, 2), box(-28, -96, 58, 6, 2)], trim, shadow=0.5),
        pane([arched(0, -116, 20, 36), arched(-0.5, -54, 13, 26)], "#ffd680", 1.4, glow=9,
             spill=0.35),
        mark(bell, "#5a3020"),
        sheet(spire, roof, roof_end, shadow=0.8, rim=1.8),
        sheet([taper([(0, -266), (0, -294)], [2, 2]), poly((0, -294), (22, -287), (0, -279))],
              flag, shadow=0.3),
    )


def spire(colour: Colour = "#6a4668", end: Colour = "#3a2a50", light: Colour = "#ffc860") -> Motif:
    """The pointed top of a drowned church, 165 high."""
    roof = union(box(-17, -60, 34, 130), poly((-21, -57), (0, -143), (21, -57)))
    return motif(
        sheet(roof, colour, end, shadow=0.9, rim=1.6),
        sheet([taper([(0, -140), (0, -162)], [1.6, 1.6]), circle(0, -164, 2.6)], colour,
              shadow=0.4, rim=1.4),
        pane(arched(0, -13, 9, 25), light, 1.5, glow=8, spill=0.5),
    )
