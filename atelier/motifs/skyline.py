"""A town from afar: rows of roofs against the sky."""

import math
from random import Random

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    box,
    chance,
    circle,
    motif,
    pane,
    poly,
    shaded,
    sheet,
    taper,
    union,
)
from atelier.motifs.masonry import barred


def skyline(
    name: str = "skyline", width: float = 840, height: float = 250, colour: Colour = "#2c1c4c",
    end: Colour = "#0e0824", light: Colour = "#ffc860", lit: float = 0.22,
) -> Motif:
    """Two rows of roofs, towers and chimneys, middle at the origin; `lit` 0 is a town asleep."""
    return motif(
        _row(f"{name} far", width, height, shaded(colour, 2.3), shaded(colour, 0.9), light, lit,
             0.82),
        _row(f"{name} near", width, height * 0.74, colour, end, light, lit, 1.0),
    ).inside(box(-width / 2, -height * 2, width, height * 2 + 80))


def _row(
    name: str, width: float, height: float, colour: Colour, end: Colour, light: Colour,
    lit: float, wide: float,
) -> Motif:
    dice, x = chance("skyline", name), -width / 2
    bodies: list[Path] = []
    roofs: list[Path] = []
    windows: list[Path] = []
    last = 1.0
    while x < width / 2:
        room = dice.uniform(46, 92) * wide
        tall = next(t for t in (dice.uniform(0.34, 0.78) for _ in range(9)) if abs(t - last) > 0.1)
        last = tall
        body, roof = _building(dice, x, room, height * tall, height)
        bodies += body
        roofs += roof
        windows += _lights(dice, x, room, height * tall, lit)
        x += room * dice.uniform(0.82, 0.96)
    ground = box(-width / 2, -height * 0.1, width, height * 0.1 + 80)
    return motif(
        sheet(union(bodies, ground), colour, end, shadow=0.9, soft=12, rim=1.6, through=0.25),
        sheet(roofs, shaded(colour, 0.62), shaded(end, 0.8), shadow=0.6, soft=5, rim=1.5),
        pane(windows, light, 1.4, glow=8, spill=0.4) if windows else [],
    )


def _building(
    dice: Random, x: float, room: float, tall: float, most: float
) -> tuple[list[Path], list[Path]]:
    """One house: what stands, and its roof."""
    kind = dice.choice(("gable", "gable", "steps", "tower", "dome", "mansard"))
    a, b, eave, top = x, x + room, room * 0.08, -tall
    lean, stack = dice.uniform(-4, 4), dice.uniform(0.6, 0.78)
    body, middle = [box(a, top, room, tall + 40)], x + room / 2 + lean
    rise = min(room * dice.uniform(0.6, 1.1), most * 1.05 - tall)
    chimney = [box(a + room * stack, top - rise * 0.72, room * 0.11, rise * 0.8),
               box(a + room * stack - 2, top - rise * 0.76, room * 0.11 + 4, 5, 1)]
    if kind == "gable":
        return [*body, *chimney], [poly((a - eave, top + 4), (middle, top - rise),
                                        (b + eave, top + 4))]
    if kind == "steps":
        steps = [box(a + room * q, top - room * q * 1.2, room * (1 - 2 * q), room)
                 for q in (0.12, 0.24, 0.36)]
        return [*body, *steps], [box(a - 2, top - 3, room + 4, 5, 1)]
    if kind == "tower":
        thin = box(middle - room * 0.24, top - room * 0.5, room * 0.48, tall)
        cone = poly((middle - room * 0.36, top - room * 0.46), (middle, top - room * 0.46 - rise),
                    (middle + room * 0.36, top - room * 0.46))
        rod = taper([(middle, top - room * 0.4 - rise), (middle, top - room * 0.7 - rise)], [2, 1])
        return [*body, thin, rod], [cone, box(a - 3, top - 3, room + 6, 6, 2)]
    if kind == "dome":
        dome: list[Point] = [(middle + room * 0.36 * math.cos(t), top - room * 0.62 * math.sin(t))
                             for t in (math.pi * i / 14 for i in range(15))]
        lamp = [box(middle - 3, top - room * 0.82, 6, room * 0.24), circle(middle,
                                                                           top - room * 0.84,
                                                                        4)]
        return [*body, *lamp], [poly(*dome), box(a - 3, top - 3, room + 6, 6, 2)]
    flat = poly((a - eave, top + 4), (a + room * 0.16, top - rise * 0.56),
                (b - room * 0.16, top - rise * 0.56), (b + eave, top + 4))
    return [*body, *chimney], [flat]


def _lights(dice: Random, x: float, room: float, tall: float, lit: float) -> list[Path]:
    windows = []
    columns = max(2, round(room / 26))
    for row in range(max(1, int(tall / 36))):
        for column in range(columns):
            if dice.random() < lit:
                wide = room / columns * 0.36
                windows.append(barred(x + room * (column + 0.5) / columns, -tall + 34 + row * 36,
                                      wide, wide * 1.7, dice.random() < 0.5))
    return windows
