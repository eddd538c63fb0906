"""Rain, snow and lightning."""

import math
from itertools import pairwise

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    Point,
    blob,
    chance,
    circle,
    leaf,
    mark,
    minus,
    motif,
    moved,
    pane,
    poly,
    shaded,
    sheet,
    star,
    taper,
    union,
)


def drop(length: float = 26, colour: Colour = "#b8e0f0", end: Colour = "#4c88b0") -> Motif:
    """A drop of water with a light in it; its tip, where it hangs, is the origin."""
    u = length
    body = blob((0, 0, "c"), (u * 0.12, u * 0.36), (u * 0.3, u * 0.66), (u * 0.22, u * 0.94),
                (0, u), (-u * 0.22, u * 0.94), (-u * 0.3, u * 0.66), (-u * 0.12, u * 0.36))
    gleam = taper([(-u * 0.14, u * 0.6), (-u * 0.15, u * 0.76), (-u * 0.06, u * 0.87)],
                  [u * 0.03, u * 0.07, u * 0.03])
    return motif(sheet(body, colour, end, shadow=0.6, soft=4, rim=1.7, through=0.6, puff=0.1),
                 mark(gleam, "#ffffff", alpha=0.85))


def rain(
    name: str = "rain", left: float = 0, top: float = 0, right: float = 400, foot: float = 400,
    slant: float = 14, count: int = 44, colour: Colour = "#b8d0dc", end: Colour = "#5c7c94",
    drops: bool = True,
) -> Motif:
    """Slanting cut threads between four edges, a third of them ending in a drop.

    `slant` is in degrees from upright, to the left below; threads lie on an even grid.
    """
    dice = chance("rain", name)
    lean = -math.tan(math.radians(slant))
    columns = max(3, round(math.sqrt(count * (right - left) / max(foot - top, 1))))
    rows = max(2, -(-count // columns))
    near: list[Path] = []
    far: list[Path] = []
    beads: list[Path] = []
    for i in range(count):
        x = left + (i % columns + dice.uniform(0.1, 0.9)) * (right - left) / columns
        y = top + (i // columns + dice.uniform(0, 0.8)) * (foot - top) / rows
        long = dice.uniform(40, 96)
        end_y = min(y + long, foot)
        low = (x + lean * (end_y - y), end_y)
        wide = dice.uniform(1.3, 2.4)
        (near if i % 3 else far).append(taper([(x, y), low], [0.3, wide]))
        if drops and i % 3 == 0:
            size = dice.uniform(9, 15)
            bead = blob((0, -size, "c"), (size * 0.24, -size * 0.4), (size * 0.3, 0),
                        (0, size * 0.26), (-size * 0.3, 0), (-size * 0.24, -size * 0.4))
            beads.append(moved(bead, *low, turn=slant))
    return motif(
        sheet(far, end, shadow=0.2, soft=3, rim=0.8, alpha=0.7),
        sheet(near, colour, end, shadow=0.35, soft=4, rim=1.2, through=0.5, alpha=0.9),
        sheet(beads, shaded(colour, 1.3), end, shadow=0.5, soft=3, rim=1.6, through=0.6)
        if beads else [],
    )


def splash(colour: Colour = "#c8e0ec", end: Colour = "#6c94ac") -> Motif:
    """A little crown of water where a drop has fallen, 50 wide."""
    spikes = [leaf(x * 0.4, 0, 18 + abs(x) * 0.3, 4.5, -90 + x * 2.1) for x in (-26, -12, 0, 13,
                                                                                25)]
    beads = [circle(x, y, r) for x, y, r in ((-19, -21, 2.6), (-5, -27, 3), (9, -25, 2.4),
                                             (21, -18, 2.6))]
    return motif(sheet([*spikes, *beads], colour, end, shadow=0.4, soft=3, rim=1.4, through=0.5))


def snowflake(
    name: str = "snowflake", radius: float = 40, colour: Colour = "#eaf4fc",
    end: Colour = "#a4c4e0",
) -> Motif:
    """A six-rayed flake cut with scissors, its middle the origin; its name decides its pattern."""
    dice, r = chance("snowflake", name), radius
    ray: list[Path] = [taper([(0, 0), (0, -r)], [r * 0.1, r * 0.06])]
    levels = sorted(dice.sample((0.36, 0.5, 0.64, 0.78), dice.choice((2, 3))))
    spread = dice.choice((48, 58, 64))
    for level in levels:
        reach = r * dice.uniform(0.2, 0.36) * (1.25 - level * 0.6)
        for side in (-1, 1):
            angle = math.radians(side * spread)
            tip = (reach * math.sin(angle), -r * level - reach * math.cos(angle))
            ray.append(taper([(0, -r * level), tip], [r * 0.075, r * 0.05]))
            if level == levels[0]:
                ray.append(circle(*tip, r * 0.055))
    head = dice.choice(("diamond", "ball", "leaf"))
    if head == "diamond":
        ray.append(poly((0, -r * 1.08), (r * 0.1, -r * 0.92), (0, -r * 0.76), (-r * 0.1,
                                                                               -r * 0.92)))
    elif head == "ball":
        ray.append(circle(0, -r * 0.98, r * 0.085))
    else:
        ray.append(leaf(0, -r * 0.7, r * 0.38, r * 0.2, -90))
    middle = dice.choice((6, 12))
    heart = minus(union(star(0, 0, r * 0.32, middle, 0.62), circle(0, 0, r * 0.18)),
                  star(0, 0, r * 0.15, 6, 0.45, 30))
    arms = [moved(path, turn=60 * k) for k in range(6) for path in ray]
    shape = union(*(minus(arm, circle(0, 0, r * 0.2)) for arm in arms), heart)
    return motif(sheet(shape, colour, end, shadow=0.7, soft=max(3, r * 0.12), rim=1.5, through=0.5))


def snowfall(
    name: str = "snowfall", left: float = 40, top: float = 40, right: float = 760,
    foot: float = 1100, count: int = 26, smallest: float = 5, largest: float = 26,
    colour: Colour = "#eaf4fc", end: Colour = "#a4c4e0",
) -> Motif:
    """Flakes between four edges on a loose grid: a few large and cut, the rest round dots."""
    dice = chance("snowfall", name)
    columns = max(2, round(math.sqrt(count * (right - left) / max(foot - top, 1))))
    rows = -(-count // columns)
    dots, flakes = [], []
    for i in range(count):
        x = left + (i % columns + dice.uniform(0.15, 0.85)) * (right - left) / columns
        y = top + (i // columns + dice.uniform(0.15, 0.85)) * (foot - top) / rows
        if i % 3 == 0:
            size = dice.uniform(largest * 0.5, largest)
            flakes.append(snowflake(f"{name} {i % 12}", size, colour, end)
                          .at(x, y, turn=dice.uniform(0, 60)))
        else:
            dots.append(circle(x, y, dice.uniform(0.4, 1) * smallest))
    return motif(sheet(dots, colour, end, shadow=0.4, soft=3, rim=1.2, through=0.5), flakes)


def lightning(
    height: float = 320, colour: Colour = "#fff4b8", edge: Colour = "#e8a848", branches: int = 3,
) -> Motif:
    """A cut zigzag of light that strikes from the origin downwards; height 90 and no branches
    make the small one a cat can carry.
    """
    u = height / 320
    way: list[Point] = [(4, 0), (-26, 62), (22, 78), (-22, 150), (24, 166), (-14, 226), (12, 240),
                        (-34, 330)]
    twigs: list[list[Point]] = [
        [(-24, 62), (-66, 92), (-52, 108), (-98, 150), (-88, 162), (-128, 222)],
        [(22, 78), (62, 112), (50, 126), (92, 166), (84, 178), (112, 236)],
        [(24, 166), (56, 202), (46, 212), (72, 268)],
    ]
    bolt = _zigzag(way, 24 * u, u)
    rays = [_zigzag(points, 12 * u, u) for points in twigs[:branches]]
    shine = [_zigzag(way, 13 * u, u), *(_zigzag(points, 7 * u, u) for points in twigs[:branches])]
    return motif(
        Halo(-10 * u, 150 * u, 190 * u, colour, 0.4),
        sheet(union(bolt, rays), edge, shaded(edge, 0.7), shadow=0.8, soft=8, rim=2, through=0.6),
        pane(shine, colour, 1.6, glow=18, spill=0.6),
    )


def _zigzag(points: list[Point], wide: float, scale: float) -> Path:
    """A jagged strip that thins to a point, its corners cut sharp."""
    last = len(points) - 1
    pieces = []
    corners = [(x * scale, y * scale) for x, y in points]
    for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(corners)):
        long = math.dist((x0, y0), (x1, y1))
        right, down = (x1 - x0) / long, (y1 - y0) / long
        a, b = wide / 2 * (1 - i / last), wide / 2 * (1 - (i + 1) / last)
        start, end = (x0 - right * a, y0 - down * a), (x1 + right * b, y1 + down * b)
        pieces.append(poly((start[0] - down * a, start[1] + right * a),
                           (start[0] + down * a, start[1] - right * a),
                           (end[0] + down * b, end[1] - right * b),
                           (end[0] - down * b, end[1] + right * b)))
    return union(pieces)
