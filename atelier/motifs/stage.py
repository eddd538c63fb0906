"""What belongs to a theatre: footlights, and the heads of those who watch."""

import math
from typing import Literal

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    blob,
    box,
    circle,
    crescent,
    leaf,
    mark,
    motif,
    oval,
    pane,
    poly,
    sheet,
    taper,
    union,
)

Head = Literal["bun", "hat", "cat", "rabbit", "moon", "candle", "bird", "deer", "crown"]


def footlight(
    gold: Colour = "#f0b060", end: Colour = "#9a4a24", light: Colour = "#ff9a48"
) -> Motif:
    """A shell that shades a footlight, 52 wide, its foot at the origin."""
    shell = blob((-26, -16), (-24, -32), (0, -44), (24, -32), (26, -16), (12, 0), (-12, 0))
    flutes = [taper([(0, -2), (-22 + j * 7.4, -34 - 6 * math.sin(j / 6 * math.pi))], [1, 2.2])
              for j in range(7)]
    return motif(Halo(0, -22, 46, light, 0.45),
                 sheet(shell, gold, end, shadow=0.9, rim=1.8), mark(flutes, "#7a3018", rim=0.5))


def watcher(kind: Head = "hat", colour: Colour = "#26050f", end: Colour = "#0e0208") -> Motif:
    """Somebody in the audience from behind, head and shoulders, 130 wide; the chin the origin."""
    head = [] if kind in ("moon", "candle") else [oval(0, -37, 32, 37)]
    neck = taper([(0, -18), (0, 17)], [29, 32])
    shoulders = blob((-67, 176, "c"), (-64, 46), (-34, 20), (-12, 6), (12, 6), (34, 20), (64, 46),
                     (67, 176, "c"))
    shape = union(head, neck, shoulders, _headdress(kind))
    one = motif(sheet(shape, colour, end, soft=12, rim=3.1, through=0.4))
    if kind == "candle":
        flame = blob((0, -134, "c"), (10, -113), (7, -99), (-7, -99), (-10, -113))
        return one + pane(flame, "#ffd070", 1.6, glow=12, spill=0.6)
    return one


def _headdress(kind: Head) -> list[Path]:
    match kind:
        case "bun" | "hat" | "candle" | "crown":
            return _worn(kind)
        case _:
            return _grown(kind)


def _worn(kind: Head) -> list[Path]:
    match kind:
        case "bun":
            return [circle(0, -83, 17), taper([(-19, -98), (19, -75)], [2, 3])]
        case "hat":
            return [box(-48, -61, 96, 7, 4),
                    blob((-30, -59, "c"), (-34, -110, "c"), (34, -110, "c"), (30, -59, "c"))]
        case "candle":
            return [box(-17, -81, 34, 100, 5), taper([(0, -81), (0, -95)], [2.5, 2])]
        case _:
            points = poly((-29, -59), (-35, -101), (-16, -80), (0, -107), (16, -80), (35, -101),
                          (29, -59))
            return [points, *(circle(x, y, 4) for x, y in ((-35, -103), (0, -110), (35, -103)))]


def _grown(kind: Head) -> list[Path]:
    match kind:
        case "cat":
            return [poly((-30, -47), (-29, -91), (-3, -71)), poly((30, -47), (29, -91), (3, -71))]
        case "rabbit":
            ear = blob((-19, -59), (-29, -107), (-20, -136), (-8, -107), (-3, -63))
            other = blob((3, -63), (11, -104), (29, -130), (30, -101), (19, -59))
            return [ear, other]
        case "moon":
            return [crescent(0, -43, 48, -20, 0.45, 0.85), taper([(-10, -5), (-3, 20)], [22, 29])]
        case "bird":
            return [poly((19, -53), (67, -35), (22, -22)), leaf(-6, -69, 35, 10, -115),
                    leaf(0, -69, 38, 10, -92)]
        case _:
            return [part for side in (-1, 1) for part in _antler(side)]


def _antler(side: int) -> list[Path]:
    return [
        taper([(side * 13, -63), (side * 35, -91), (side * 32, -130)], [8, 6, 1.5]),
        taper([(side * 29, -85), (side * 58, -98), (side * 61, -120)], [6, 4, 1]),
        taper([(side * 35, -104), (side * 16, -123)], [5, 1]),
        leaf(side * 22, -56, 35, 16, -17 if side > 0 else 197),
    ]
