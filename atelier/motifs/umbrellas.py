"""Umbrellas: open, hanging upside down, closed, from above."""

from itertools import pairwise
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    circle,
    line,
    mark,
    motif,
    outline,
    oval,
    poly,
    shaded,
    sheet,
    star,
    taper,
)
from atelier.motifs._seams import arc, beads

State = Literal["open", "hanging", "closed", "above"]


def umbrella(
    state: State = "open", colour: Colour = "#1c6c84", end: Colour = "#0c2c48",
    wood: Colour = "#8c4c28", trim: Colour = "#e8c880", second: Colour | None = None,
    drops: bool = False,
) -> Motif:
    """An umbrella 220 wide; the origin is the handle's end (hanging: its crook, above: the tip)."""
    match state:
        case "open":
            return _stick(wood, trim) + _canopy(colour, end, trim, second).at(0, -168)
        case "hanging":
            upright = _stick(wood, trim) + _canopy(colour, end, trim, second).at(0, -168)
            wet = motif(*(_drop(x, y) for x, y in ((-64, 250), (6, 276), (58, 262), (30, 330))))
            return motif(upright.at(0, -10, 1, 172), wet if drops else motif())
        case "closed":
            return _closed(colour, end, wood, trim)
        case "above":
            return _from_above(colour, end, trim, second)


def _stick(wood: Colour, trim: Colour) -> Motif:
    crook = outline(line((0, -168), (0, -26), (-4, -6), (-16, 0), (-28, -8), (-28, -20)), 6)
    return motif(sheet(crook, wood, shaded(wood, 0.45), soft=5, rim=2),
                 sheet(taper([(0, -40), (0, -30)], [8, 8]), trim, shadow=0.4, soft=3, rim=1.8))


def _canopy(colour: Colour, end: Colour, trim: Colour, second: Colour | None) -> Motif:
    """The open roof, 220 wide; the middle of its lower edge at the origin."""
    tips = [-110, -66, -22, 22, 66, 110]
    knots: list[tuple[float, float] | tuple[float, float, str]] = [
        (-110, 14, "c"), (-96, -32), (-56, -72), (0, -88), (56, -72), (96, -32), (110, 14, "c")]
    for right, left in zip(tips[::-1], tips[-2::-1], strict=False):
        knots += [((left + right) / 2, -6), (left, 14 if abs(left) > 100 else 12, "c")]
    shape = blob(*knots[:-1])
    panels: list[Path] = []
    for left, right in pairwise(tips):
        panels.append(blob((0, -90, "c"), (left * 0.72, -52), (left, 16, "c"), (right, 16, "c"),
                           (right * 0.72, -52)))
    ribs = [outline(line((0, -88), (x * 0.74, -50), (x, 12)), 1.8) for x in tips[1:-1]]
    stars = [star(x, y, r, 4, 0.35) for x, y, r in ((-70, -26, 6), (-36, -44, 5), (0, -30, 8),
                                                  (38, -46, 5), (72, -24, 6), (-44, -10, 4),
                                                  (42, -12, 4))]
    under = [blob((left, 12, "c"), ((left + right) / 2, -6), (right, 12, "c"),
                  ((left + right) / 2, 2)) for left, right in pairwise(tips)]
    return motif(
        sheet(under, shaded(end, 0.6), soft=5, rim=1),
        sheet(taper([(0, -84), (0, -108)], [6, 2]), trim, shaded(trim, 0.5), soft=4, rim=2),
        sheet(shape, colour, end, holes=[] if second else stars, soft=11, rim=2.1, through=0.5),
        sheet(all_within(panels[::2], shape), second, shaded(second, 0.5), shadow=0, rim=0.8)
        if second else motif(),
        mark(all_within(ribs, shape), shaded(end, 0.5), alpha=0.9),
        mark([circle(x, 13, 2.8) for x in tips], trim, rim=1),
    )


def _drop(x: float, y: float) -> Motif:
    shape = blob((x, y - 12, "c"), (x + 5, y - 2), (x + 4, y + 5), (x, y + 7), (x - 4, y + 5),
                 (x - 5, y - 2))
    return motif(sheet(shape, "#a8d8e8", "#4c88a8", shadow=0.6, soft=4, rim=2.1))


def _closed(colour: Colour, end: Colour, wood: Colour, trim: Colour) -> Motif:
    """Rolled up, standing on its tip: the crook is at the top, the tip is the origin."""
    cloth = blob((0, -18, "c"), (10, -60), (17, -120), (12, -164), (15, -182, "c"), (4, -176),
                 (0, -184, "c"), (-6, -176), (-15, -182, "c"), (-12, -164), (-17, -120), (-10, -60))
    folds = [taper([(x * 0.2, -24), (x, -110), (x * 0.8, -170)], [0.8, 3, 1.2])
             for x in (-10, -3, 5, 12)]
    crook = outline(line((0, -170), (0, -216), (4, -234), (16, -240), (28, -232), (28, -220)), 6)
    band: list[Point] = [(-16, -128), (0, -122), (17, -130)]
    return motif(
        sheet([crook, taper([(0, -20), (0, 0)], [4.4, 1.8])], wood, shaded(wood, 0.45), soft=5,
              rim=2),
        sheet(cloth, colour, end, soft=7, rim=2.1, puff=0.1),
        mark(all_within(folds, cloth), shaded(end, 0.6), alpha=0.9),
        sheet(taper(band, [7, 8, 7]), trim, shaded(trim, 0.5), shadow=0.5, soft=3, rim=1.8),
    )


def _from_above(colour: Colour, end: Colour, trim: Colour, second: Colour | None) -> Motif:
    tips = arc(0, 0, 92, 92, 0, 360, 8)[:-1]
    between = arc(0, 0, 80, 80, 22.5, 382.5, 8)[:-1]
    knots: list[tuple[float, float] | tuple[float, float, str]] = []
    for tip, hollow in zip(tips, between, strict=True):
        knots += [(*tip, "c"), hollow]
    shape = blob(*knots)
    wedges = [poly((0, 0), tips[i], (between[i][0] * 1.3, between[i][1] * 1.3),
                   tips[(i + 1) % 8]) for i in range(8)]
    ribs = [taper([(0, 0), tip], [2.6, 1.4]) for tip in tips]
    return motif(
        sheet(shape, colour, end, soft=10, rim=2.1, through=0.4),
        sheet(all_within(wedges[::2], shape), second or shaded(colour, 0.78),
              shaded(second or end, 0.7), shadow=0, rim=0.9),
        mark(all_within(ribs, shape), shaded(end, 0.6)),
        mark([star(*arc(0, 0, 52, 52, 22.5 + i * 45, 0, 1)[0], 7, 4, 0.35) for i in range(1, 8, 2)],
             trim, rim=0.8),
        sheet([oval(0, 0, 7, 7)], trim, shaded(trim, 0.5), shadow=0.6, soft=4, rim=2),
        mark(beads([*arc(0, 0, 90, 90, 0, 354, 20)], 70.6, 2.6), trim),
    )
