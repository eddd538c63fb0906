"""Strokes that run along a curve: seams, beads, twisted cord."""

import math
from collections.abc import Sequence
from itertools import pairwise

from atelier.engine import Path, Point, circle, spline, taper


def arc(
    x: float, y: float, across: float, down: float, first: float, last: float, count: int = 10
) -> list[Point]:
    """Points along an ellipse between two angles (degrees clockwise, 0 is right)."""
    points = []
    for index in range(count + 1):
        angle = math.radians(first + (last - first) * index / count)
        points.append((x + across * math.cos(angle), y + down * math.sin(angle)))
    return points


def evenly(points: Sequence[Point], step: float) -> list[Point]:
    """Points every so many units along a smooth curve."""
    curve = spline(points, 24)
    found, goal, gone = [curve[0]], step, 0.0
    for before, after in pairwise(curve):
        length = math.dist(before, after)
        while length > 0 and gone + length >= goal:
            share = (goal - gone) / length
            found.append((before[0] + (after[0] - before[0]) * share,
                          before[1] + (after[1] - before[1]) * share))
            goal += step
        gone += length
    return found


def stitches(points: Sequence[Point], length: float = 8, width: float = 2.4) -> list[Path]:
    """A running seam: every second piece of the curve is a stitch."""
    places = evenly(points, length)
    pairs = list(pairwise(places))[::2]
    return [taper([start, end], [width, width], steps=2) for start, end in pairs]


def beads(points: Sequence[Point], step: float = 14, radius: float = 3) -> list[Path]:
    """Rivets, pearls or bulbs along a curve."""
    return [circle(x, y, radius) for x, y in evenly(points, step)]


def twists(points: Sequence[Point], width: float, step: float = 7) -> list[Path]:
    """The slanting lines that make a band look like cord."""
    places = evenly(points, step)
    lines = []
    for (x0, y0), (x1, y1) in pairwise(places):
        far = math.hypot(x1 - x0, y1 - y0) or 1
        right, down = (x1 - x0) / far, (y1 - y0) / far
        half = width * 0.42
        lines.append(taper([(x0 - down * half, y0 + right * half),
                            (x1 + down * half, y1 - right * half)], [0.6, width * 0.16, 0.6],
                           steps=3))
    return lines
