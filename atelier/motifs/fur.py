"""What the beasts share: hair that follows the form, eyes, paws, and the dress of their backs."""

import math
from collections.abc import Sequence

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    circle,
    heading,
    line,
    mark,
    motif,
    moved,
    outline,
    sheet,
    spline,
    star,
    taper,
)
from atelier.engine.paths import Knot
from atelier.motifs.clothes import ruff


def fur(
    spine: Sequence[Point], sides: Sequence[float], length: float = 22, gap: float = 34,
    width: float = 2.8,
) -> list[Path]:
    """Rows of hairs along a curve, each row so far beside it (positive: to its right)."""
    curve = spline(spine, 24)
    hairs = []
    for row, side in enumerate(sides):
        walked, wanted = 0.0, gap * (0.35 + row % 2 * 0.5)
        for index in range(1, len(curve) - 1):
            walked += math.dist(curve[index - 1], curve[index])
            if walked < wanted:
                continue
            wanted += gap
            along = math.radians(heading(curve, index))
            right, down = math.cos(along), math.sin(along)
            x, y = curve[index][0] - down * side, curve[index][1] + right * side
            hairs.append(taper([(x, y),
                                (x + right * length * 0.5 - down * length * 0.16,
                                 y + down * length * 0.5 + right * length * 0.16),
                                (x + right * length, y + down * length)], [0.5, width, 0.4]))
    return hairs


def studs(curve: Sequence[Point], count: int, radius: float, end_radius: float = 0) -> list[Path]:
    """Dots along a curve, every third a little star."""
    points = spline(curve, 30)
    dots = []
    for index in range(count):
        share = index / max(1, count - 1)
        x, y = points[round(share * (len(points) - 1))]
        size = radius + (end_radius - radius) * share if end_radius else radius
        dots.append(star(x, y, size * 2.3, 4, 0.36) if index % 3 == 1 else circle(x, y, size))
    return dots


def mirrored(foot: Point, half: Sequence[Knot], top: Point) -> Path:
    """A soft shape alike on both sides, from the knots of its right half, foot to top."""
    other: list[Knot] = [(-knot[0], knot[1], "c") if len(knot) > 2 else (-knot[0], knot[1])
                         for knot in half]
    return blob(foot, *half, top, *other[::-1])


def round_eye(
    x: float = 0, y: float = 0, radius: float = 8, ring: Colour = "#fff0d0",
    dark: Colour = "#1c0c0c",
) -> Motif:
    """A round shining eye with a light ring."""
    return motif(
        mark(circle(x, y, radius * 1.3), ring),
        mark(circle(x + radius * 0.08, y, radius), dark),
        mark(circle(x + radius * 0.32, y - radius * 0.34, radius * 0.3), "#ffffff"),
    )


def lid(x: float, y: float, width: float = 26, thick: float = 3.2, turn: float = 0) -> list[Path]:
    """A closed lid with two lashes."""
    half, up = width / 2, math.radians(turn)

    def put(right: float, down: float) -> Point:
        return (x + right * math.cos(up) - down * math.sin(up),
                y + right * math.sin(up) + down * math.cos(up))

    return [taper([put(-half, -half * 0.3), put(-half * 0.3, half * 0.3),
                   put(half * 0.4, half * 0.25), put(half, -half * 0.4)],
                  [thick * 0.4, thick, thick, thick * 0.4]),
            taper([put(-half * 0.1, half * 0.3), put(-half * 0.2, half * 0.75)],
                  [thick * 0.7, thick * 0.3]),
            taper([put(half * 0.5, half * 0.15), put(half * 0.65, half * 0.6)],
                  [thick * 0.7, thick * 0.3])]


def shoulders(
    coat: Colour = "#7a1f34", coat_end: Colour = "#3a0c20", trim: Colour = "#e8b060",
    collar: Colour | None = "#fff0d4",
) -> Motif:
    """A coat from behind, 320 wide, 200 deep, with a ruff or not; the neck at the origin."""
    back = blob((-164, 210, "c"), (-150, 136), (-116, 76), (-58, 30), (0, 14), (58, 30),
                (116, 76), (150, 136), (164, 210, "c"))
    sleeve = blob((-164, 210, "c"), (-150, 136), (-122, 82), (-96, 62, "c"), (-106, 120),
                  (-104, 210, "c"))
    sleeves = [sleeve, moved(sleeve, flip=True)]
    seams = [outline(line((0, 20), (0, 210)), 2.6),
             *(outline(line((side * 56, 30), (side * 66, 110), (side * 58, 210)), 2)
               for side in (-1, 1))]
    cuts = [star(side * 30, 70 + row * 44, 8, 4, 0.34) for row in range(4) for side in (-1, 1)]
    cuts += [circle(side * 30, 92 + row * 44, 2.6) for row in range(3) for side in (-1, 1)]
    stand = blob((-62, 22, "c"), (-56, -14), (0, -26), (56, -14), (62, 22, "c"), (0, 38))
    return motif(
        sheet(back, coat, coat_end, soft=13, rim=2.2),
        sheet(sleeves, coat, coat_end, shadow=0.8, soft=7, rim=1.5),
        mark(all_within(seams, back), trim, alpha=0.55),
        mark(cuts, trim, alpha=0.9),
        ruff(206, collar, "#c89c70", 20).at(0, 2) if collar else
        motif(sheet(stand, coat, coat_end, shadow=0.9, soft=7, rim=2),
              mark(outline(line((-54, 16), (0, 30), (54, 16)), 2.4), trim)),
    )
