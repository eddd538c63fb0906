"""Lines that have a body: tapering strokes, tendrils, ropes, boughs. One family of spirals."""

import math
from collections.abc import Sequence
from random import Random

import numpy as np
import skia  # type: ignore[import-untyped,import-not-found,unused-ignore]

from atelier.engine.paths import Path, Point, leaf, poly

TURN = 2 * math.pi


def spline(points: Sequence[Point], steps: int = 14) -> list[Point]:
    """Many points along a smooth curve through a few."""
    if len(points) == 2:
        (x0, y0), (x1, y1) = points
        return [(x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps) for i in range(steps + 1)]
    knots = [np.array(point, float) for point in points]
    knots = [2 * knots[0] - knots[1], *knots, 2 * knots[-1] - knots[-2]]
    curve = []
    for index in range(1, len(knots) - 2):
        a, b, c, d = knots[index - 1 : index + 3]
        for step in range(steps):
            t = step / steps
            bend = (2 * a - 5 * b + 4 * c - d) * t * t + (-a + 3 * b - 3 * c + d) * t**3
            x, y = 0.5 * (2 * b + (c - a) * t + bend)
            curve.append((float(x), float(y)))
    curve.append((float(points[-1][0]), float(points[-1][1])))
    return curve


def taper(
    points: Sequence[Point], widths: Sequence[float], round_ends: bool = True, steps: int = 14
) -> Path:
    """A stroke along the points; the widths are spread evenly from its start to its end."""
    curve = np.array(spline(points, steps))
    places = np.linspace(0, 1, len(curve))
    half = np.interp(places, np.linspace(0, 1, len(widths)), widths) / 2
    ahead = np.vstack([curve[1:], curve[-1:]]) - np.vstack([curve[:1], curve[:-1]])
    ahead /= np.hypot(ahead[:, 0], ahead[:, 1])[:, None] + 1e-6
    aside = np.stack([-ahead[:, 1], ahead[:, 0]], 1) * half[:, None]
    edge = [*map(tuple, curve + aside), *map(tuple, (curve - aside)[::-1])]
    path = poly(*((float(x), float(y)) for x, y in edge))
    path.setFillType(skia.PathFillType.kWinding)
    if round_ends:
        for (x, y), radius in ((curve[0], half[0]), (curve[-1], half[-1])):
            if radius > 0.2:
                path.addCircle(float(x), float(y), float(radius), skia.PathDirection.kCCW)
    return path


def swirl(
    x: float,
    y: float,
    radius: float,
    turns: float = 1.7,
    width: float = 6,
    turning: int = 1,
    start: float = 0,
) -> Path:
    """A spiral that thins towards its middle; `turning` 1 is clockwise, `start` in degrees."""
    count = int(26 * turns)
    points = []
    for index in range(count):
        t = index / (count - 1)
        angle = math.radians(start) + turning * t * turns * TURN
        reach = radius * (1 - t) + 1
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return taper(points, [width, width, width * 0.8, width * 0.4, 0.5], steps=3)


def tendril(
    points: Sequence[Point],
    widths: Sequence[float],
    radius: float = 24,
    turns: float = 1.5,
    turning: int = 1,
) -> Path:
    """A stroke that ends in a spiral: steam, smoke, fountains, cut strings, clouds' edges."""
    curve = spline(points)
    (x0, y0), (x1, y1) = curve[-2], curve[-1]
    heading = math.atan2(y1 - y0, x1 - x0)
    middle = (x1 - math.sin(heading) * radius * turning, y1 + math.cos(heading) * radius * turning)
    first = math.atan2(y1 - middle[1], x1 - middle[0])
    count = int(28 * turns)
    for index in range(1, count):
        t = index / (count - 1)
        reach = radius * (1 - t) ** 0.8 + 0.8
        angle = first + turning * t * turns * TURN
        curve.append((middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle)))
    return taper(curve, widths, steps=2)


def hanging(start: Point, end: Point, sag: float = 0, count: int = 8) -> list[Point]:
    """Points along a line that sags between two others; hang things on them."""
    points = []
    for index in range(count + 1):
        t = index / count
        x = start[0] + (end[0] - start[0]) * t
        points.append((x, start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t)))
    return points


def rope(start: Point, end: Point, sag: float = 0, width: float = 1.6) -> Path:
    """A line that sags between two points."""
    return taper(hanging(start, end, sag), [width, width], round_ends=False, steps=3)


def heading(curve: Sequence[Point], index: int) -> float:
    """Which way a curve runs at one of its points, in degrees."""
    (x0, y0), (x1, y1) = curve[max(0, index - 1)], curve[min(len(curve) - 1, index + 1)]
    return math.degrees(math.atan2(y1 - y0, x1 - x0))


def sprig(points: Sequence[Point], width: float, length: float, dice: Random) -> list[Path]:
    """A stem with pairs of pointed leaves that grow smaller to its tip."""
    curve = spline(points, 10)
    paths = [taper(points, [width, width * 0.7, 1])]
    for index in range(2, len(curve) - 1, 3):
        t = index / len(curve)
        size = length * (1 - 0.5 * t) * dice.uniform(0.85, 1.1)
        along = heading(curve, index)
        paths += [
            leaf(*curve[index], size, length * 0.34 * (1 - 0.4 * t), along + side * 49)
            for side in (-1, 1)
        ]
    end = heading(curve, len(curve) - 1)
    return [*paths, leaf(*curve[-1], length * 0.5, length * 0.2, end)]


def bough(
    start: Point,
    angle: float,
    length: float,
    width: float,
    forks: int,
    dice: Random,
    bend: float = 0.35,
    spread: float = 0.6,
) -> list[Path]:
    """A bare branch that forks so many times; `angle` in degrees, -90 grows upwards."""
    x, y = start
    facing = math.radians(angle)
    points = [start]
    for _ in range(4):
        facing += dice.uniform(-bend, bend) * 0.6
        x, y = x + math.cos(facing) * length / 4, y + math.sin(facing) * length / 4
        points.append((x, y))
    thin = width * 0.66
    paths = [taper(points, [width, thin], steps=4)]
    if forks == 0:
        return paths
    count = 2 if dice.random() < 0.72 else 3
    for index in range(count):
        aside = (index / (count - 1) - 0.5) * 2 * spread * dice.uniform(0.6, 1.2)
        turn = math.degrees(facing + aside + dice.uniform(-0.12, 0.12))
        reach = length * 0.74 * dice.uniform(0.8, 1.15)
        paths += bough(
            (x, y), turn, reach, thin * (0.95 if index == 0 else 0.8), forks - 1, dice, bend, spread
        )
    return paths
