"""Feathers: single ones, fans, tiers of paper, rows on a breast."""

from collections.abc import Sequence

import numpy as np

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    bounds,
    mark,
    minus,
    motif,
    moved,
    shaded,
    sheet,
    union,
)


def feather(length: float, width: float) -> Path:
    """One feather from the origin to the right, its tip round."""
    return blob((0, -width * 0.28, "c"), (length * 0.4, -width * 0.5),
                (length * 0.82, -width * 0.42),
                (length, 0), (length * 0.82, width * 0.42), (length * 0.4, width * 0.5),
                (0, width * 0.28, "c"))


def shoulder(
    border: Path, feathers: list[Path], colour: Colour, end: Colour, soft: float = 5
) -> Motif:
    """The front of a folded wing: one paper with a feathered hem and cut crescents in it."""
    left, top, right, bottom = bounds(border)
    wide, high = right - left, bottom - top
    cuts = [moved(feather(wide * 0.2, wide * 0.15), left + wide * (0.24 + 0.25 * i + 0.1 * (j % 2)),
                  top + high * (0.24 + 0.23 * j), turn=150)
            for j in range(3) for i in range(3)]
    gaps = [minus(cut, moved(cut, wide * 0.035, -wide * 0.035)) for cut in cuts]
    return motif(
        sheet(union(border, feathers), colour, end, shadow=0.7, soft=soft, rim=1.7),
        mark(all_within(gaps, border), shaded(end, 0.6), alpha=0.75),
    )


def fan(
    base: Sequence[Point], angles: Sequence[float], lengths: Sequence[float], width: float,
    count: int,
) -> list[Path]:
    """Feathers spread evenly along a base line; angles and lengths go along with it."""
    places = np.linspace(0, 1, count)

    def spread(values: Sequence[float]) -> list[float]:
        return [float(v) for v in np.interp(places, np.linspace(0, 1, len(values)), values)]

    across, down = spread([x for x, _ in base]), spread([y for _, y in base])
    return [moved(feather(length, width), x, y, turn=angle) for x, y, angle, length in
            zip(across, down, spread(angles), spread(lengths), strict=True)]


def tier(
    feathers: list[Path], colour: Colour, end: Colour, soft: float = 5, rim: float = 1.3
) -> Motif:
    """Feathers in two sheets, every second one behind its neighbours."""
    return motif(
        sheet(feathers[::2], shaded(colour, 0.72), shaded(end, 0.72), shadow=0.7, soft=soft,
              lift=4, rim=rim),
        sheet(feathers[1::2], colour, end, shadow=0.7, soft=soft, lift=4, rim=rim),
    )


def breast_rows(
    border: Path, middle: float, top: float, bottom: float, half: float, rows: int,
    columns: int, colour: Colour, end: Colour,
) -> Motif:
    """Rows of hanging round feathers inside a border, the lowest row at the back."""
    layers = []
    for row in reversed(range(rows)):
        y = top + (bottom - top) * row / max(1, rows - 1)
        step = 2 * half / columns
        shift = step / 2 if row % 2 else 0
        shapes = [moved(feather(step * 1.35, step * 1.12), middle - half + shift + step * i, y,
                        turn=90) for i in range(columns + 1)]
        tone = 1.0 if row % 2 else 0.82
        layers.append(sheet(shapes, shaded(colour, tone), shaded(end, tone), inside=border,
                            shadow=0.5, soft=3.5, lift=3, rim=1))
    return motif(layers)
