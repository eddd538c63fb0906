"""Knitted bands along any course."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    mark,
    motif,
    poly,
    shaded,
    sheet,
    spline,
    taper,
)

COURSE: tuple[Point, ...] = ((0, 0), (70, 40), (150, -10), (230, 30), (300, 10))


def scarf(
    course: Sequence[Point] = COURSE, widths: Sequence[float] = (44, 48, 52),
    colour: Colour = "#b8743c",
    end: Colour = "#6c3420", second: Colour = "#e8c078", tassels: bool = True, rows: float = 0.42,
) -> Motif:
    """A knitted band with chevrons along given points; `rows` is a chevron's depth in widths."""
    band = taper(course, widths, round_ends=False)
    centre, aside = _frame(course, widths)
    stripes = _chevrons(centre, aside, rows)
    knit = _chevrons(centre, aside, rows * 0.25, thin=True)
    edges = [poly(*(_at(centre, aside, i, side * 0.86) for i in range(len(centre))),
                  *(_at(centre, aside, i, side * 0.78) for i in range(len(centre) - 1, -1, -1)))
             for side in (-1, 1)]
    return motif(
        _tassels(centre, aside, colour, second) if tassels else motif(),
        sheet(band, colour, end, soft=12, rim=2, through=0.35),
        sheet(all_within(stripes[::2], band), second, shaded(second, 0.55), shadow=0.15, soft=2,
              rim=0.9),
        mark(all_within(knit, band), end, alpha=0.4),
        mark(all_within(edges, band), shaded(end, 0.8), alpha=0.8),
    )


def _frame(course: Sequence[Point], widths: Sequence[float]) -> tuple[list[Point], list[Point]]:
    """The points of the middle line, and from each the way to its right edge."""
    curve = spline(course, 26)
    places = np.interp(np.linspace(0, 1, len(curve)), np.linspace(0, 1, len(widths)), widths) / 2
    aside = []
    for index, half in enumerate(places):
        (x0, y0), (x1, y1) = curve[max(0, index - 1)], curve[min(len(curve) - 1, index + 1)]
        far = math.hypot(x1 - x0, y1 - y0) or 1
        aside.append((-(y1 - y0) / far * float(half), (x1 - x0) / far * float(half)))
    return curve, aside


def _at(centre: list[Point], aside: list[Point], index: int, share: float) -> Point:
    index = min(index, len(centre) - 1)
    return (centre[index][0] + aside[index][0] * share, centre[index][1] + aside[index][1] * share)


def _chevrons(
    centre: list[Point], aside: list[Point], depth: float, thin: bool = False
) -> list[Path]:
    """Bands pointed along the course, one after another; or thin lines between rows of stitches."""
    marks, gone, goal = [0], 0.0, 0.0
    for index in range(1, len(centre)):
        gone += math.dist(centre[index - 1], centre[index])
        goal = depth * 2 * math.hypot(*aside[index])
        if gone >= goal:
            marks.append(index)
            gone = 0.0
    found = []
    for first, last in zip(marks, [*marks[1:], len(centre) - 1], strict=True):
        # The middle runs ahead of the edges by half a band's width.
        ahead = max(1, round((last - first) * (0.9 if not thin else 2.4)))
        stop = last if not thin else first
        drop = 0.0 if not thin else 0.1
        found.append(poly(
            _at(centre, aside, first, -1.02), _at(centre, aside, first + ahead, 0),
            _at(centre, aside, first, 1.02), _at(centre, aside, stop, 1.02 - drop),
            _at(centre, aside, stop + ahead, drop * 0.5), _at(centre, aside, stop, -1.02 + drop)))
    return found


def _tassels(
    centre: list[Point], aside: list[Point], colour: Colour, second: Colour
) -> Motif:
    made = []
    for index, direction in ((0, -1), (len(centre) - 1, 1)):
        near = 1 if index == 0 else len(centre) - 2
        half = math.hypot(*aside[index])
        (x0, y0), (x1, y1) = centre[near], centre[index]
        far = math.hypot(x1 - x0, y1 - y0) or 1
        right, down = (x1 - x0) / far * half, (y1 - y0) / far * half
        for step in range(7):
            share = step / 3 - 1
            x, y = _at(centre, aside, index, share * 0.9)
            sway = share * 0.18 * direction
            tip = (x + right * 0.7 + aside[index][0] * sway,
                   y + down * 0.7 + aside[index][1] * sway)
            cord = taper([(x - right * 0.06, y - down * 0.06), tip], [half * 0.13, half * 0.2])
            made.append(sheet(cord, second if step % 2 else colour, shaded(colour, 0.6), soft=5,
                              rim=1.8))
    return motif(made)
