"""Cuts the emblems share: things repeated round a middle, the arms of a star, the moon's phases."""

import math

from atelier.engine import Path, Paths, Point, all_moved, blob, circle, moved, poly


def around(paths: Paths, count: int, start: float = 0) -> tuple[Path, ...]:
    """The paths so many times round the origin, the first turned by `start` degrees."""
    turns = [start + 360 * index / count for index in range(count)]
    return tuple(path for turn in turns for path in all_moved(paths, turn=turn))


def polar(radius: float, angle: float) -> Point:
    """A point round the origin; 0 degrees is up, 90 right."""
    facing = math.radians(angle - 90)
    return (radius * math.cos(facing), radius * math.sin(facing))


def facets(reach: float, waist: float, turn: float = 0, spread: float = 45) -> tuple[Path, Path]:
    """The two halves of a folded arm that points up, left and right of its fold."""
    left = poly((0, 0), (0, -reach), polar(waist, -spread))
    right = poly((0, 0), (0, -reach), polar(waist, spread))
    return moved(left, turn=turn), moved(right, turn=turn)


def flame(start: float, reach: float, width: float, bend: float = 0.5) -> Path:
    """A wavering ray that points up."""
    half, span = width / 2, reach - start
    aside = width * bend
    return blob(
        (-half, -start, "c"),
        (-half * 0.9 - aside * 0.5, -start - span * 0.28),
        (-half * 0.2 + aside * 0.5, -start - span * 0.66),
        (0, -reach, "c"),
        (half * 0.7 + aside * 0.5, -start - span * 0.6),
        (half * 0.9 - aside * 0.5, -start - span * 0.24),
        (half, -start, "c"),
    )


def lit_moon(radius: float, share: float) -> Path:
    """The lit part of a moon, on its right; `share` 0 is new, 0.5 half, 1 full."""
    limb = [polar(radius, angle) for angle in range(0, 181, 5)]
    edge = [(math.cos(math.pi * share) * x, y) for x, y in reversed(limb)]
    return poly(*limb, *edge)


def moon_ring(far: float, radius: float) -> tuple[list[Path], list[Path]]:
    """Dark moons round the origin and their lit parts: full at the sides, new above and below.

    The four places where the star's arms cross stay free.
    """
    dark, lit = [], []
    for step in range(24):
        phase, (x, y) = step % 12, polar(far, 15 * step)
        if phase in (0, 6):
            continue
        share = (phase if phase < 6 else 12 - phase) / 6
        dark.append(circle(x, y, radius))
        turn = 15 * step + (180 if phase > 6 else 0)
        lit.append(moved(lit_moon(radius * 0.89, share), x, y, turn=turn))
    return dark, lit
