"""Woods: trunks, boughs of big cut leaves, ferns."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    chance,
    heading,
    leaf,
    line,
    mark,
    motif,
    outline,
    shaded,
    sheet,
    spline,
    taper,
)


def far_trunk(
    name: str = "trunk", width: float = 30, colour: Colour = "#24503a", end: Colour = "#4c6c40",
    height: float = 1250,
) -> Motif:
    """A tall trunk with bare twigs that runs out of the card; its root at the origin."""
    dice = chance("far trunk", name)
    bend = dice.uniform(-40, 40)
    paths = [taper([(0, 0), (bend * 0.2, -height * 0.26), (bend * 0.1, -height * 0.5),
                    (bend, -height * 0.74), (bend * 1.4, -height)],
                   [width * 1.9, width * 1.05, width * 0.9, width * 0.75, width * 0.6])]
    for _ in range(6):
        y, side = -height * dice.uniform(0.48, 0.93), dice.choice([-1, 1])
        reach = dice.uniform(50, 150)
        start = bend * 0.4
        elbow = (start + side * reach * 0.5, y - reach * 0.25)
        paths.append(taper([(start, y), elbow, (start + side * reach, y - reach * 0.75)],
                           [width * 0.34, width * 0.2, 1]))
        paths.append(taper([elbow, (start + side * reach * 0.9, y - reach * 0.2),
                            (start + side * reach * 1.2, y - reach * 0.4)],
                           [width * 0.18, width * 0.1, 0.6]))
    return motif(sheet(paths, colour, end, shadow=0.5, through=0.3, rim=0.9))


def bough_of_leaves(
    name: str = "bough", spread: float = 130, leaves: Colour = "#3f6a34", end: Colour = "#6c8c40",
    size: float = 56, flatness: float = 0.7, count: int = 34,
) -> Motif:
    """A mass of big leaves round the origin, hanging outwards, in three layers with veins."""
    layers = []
    for depth in range(3):
        dice = chance("bough of leaves", name, depth)
        reach = spread * (1 - 0.22 * depth)
        tone = 0.62 + 0.28 * depth
        shapes, veins = [], []
        for index in range(count):
            angle = index * 2.399963
            far = math.sqrt((index + 0.5) / count) * reach
            x, y = math.cos(angle) * far, math.sin(angle) * far * flatness
            facing = math.degrees(math.atan2(y + reach * 0.35, x)) + dice.uniform(-35, 35)
            length = size * dice.uniform(0.8, 1.25)
            shapes.append(leaf(x, y, length, length * 0.5, facing))
            veins.append(_vein(x, y, length, facing))
        layers.append(motif(
            sheet(shapes, shaded(leaves, tone), shaded(end, tone), shadow=0.9, soft=8, through=0.5,
                  rim=1.1),
            mark(veins, shaded(leaves, tone * 0.5), alpha=0.35, rim=0.2),
        ))
    return motif(layers)


def _vein(x: float, y: float, length: float, facing: float) -> Path:
    ahead = math.radians(facing)
    tip = (x + math.cos(ahead) * length * 0.8, y + math.sin(ahead) * length * 0.8)
    return outline(line((x, y), tip), 1.2)


def fern(
    name: str = "fern", length: float = 110, leaves: Colour = "#4f7c40", end: Colour = "#224a30",
    fronds: int = 6,
) -> Motif:
    """A tuft of fern fronds that spread from the origin."""
    dice = chance("fern", name)
    layers = []
    for frond in range(fronds):
        angle = -90 + (frond / max(1, fronds - 1) - 0.5) * 120 + dice.uniform(-6, 6)
        stem = _frond(angle, length * dice.uniform(0.8, 1.15), dice.uniform(15, 36))
        layers.append(sheet(stem, leaves, end, shadow=0.6, rim=1.1))
    return motif(layers)


def _frond(angle: float, length: float, bend: float) -> list[Path]:
    points: list[Point] = []
    x = y = 0.0
    facing = math.radians(angle)
    for _ in range(8):
        points.append((x, y))
        x, y = x + math.cos(facing) * length / 7, y + math.sin(facing) * length / 7
        facing += math.radians(bend) / 7 * (1 if math.cos(math.radians(angle)) > 0 else -1)
    paths = [taper(points, [4, 3, 1])]
    curve = spline(points, 5)
    for index in range(3, len(curve) - 1, 2):
        t = index / len(curve)
        size = length * 0.24 * (max(0.0, math.sin(min(1, t * 1.15 + 0.12) * math.pi)) ** 0.7 + 0.05)
        along = heading(curve, index)
        paths += [leaf(*curve[index], size, size * 0.26, along + side * 51) for side in (-1, 1)]
    return paths
