"""Icebergs and icicles, cut in facets."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    bounds,
    box,
    chance,
    mark,
    motif,
    poly,
    shaded,
    sheet,
    taper,
    union,
    within,
)

Facet = tuple[tuple[Point, ...], float]


def iceberg(
    ice: Colour = "#b4dcec", ice_end: Colour = "#4c8cb4", deep: Colour = "#2c6c94",
    deep_end: Colour = "#0c2448", above: float = 300, below: float = 420,
) -> Motif:
    """A faceted iceberg: 300 wide above the water line, 420 below; the line is the origin's.

    `above` and `below` are its height and depth; it is blunt at both ends.
    """
    upper = _triangles(
        ((-152, 0), (-120, -0.4), (-84, -0.7), (-58, -0.96), (20, -1.0), (70, -0.86), (104, -0.5),
         (140, -0.22), (154, 0), (40, 0), (-60, 0), (-40, -0.5), (34, -0.62), (-6, -0.24),
         (76, -0.2)),
        ((0, 1, 10, 0.7), (1, 11, 10, 0.95), (1, 2, 11, 1.15), (2, 3, 11, 0.9), (3, 4, 11, 1.25),
         (4, 12, 11, 1.0), (4, 5, 12, 0.66), (5, 6, 12, 0.5), (11, 12, 13, 1.1),
         (11, 13, 10, 0.8), (10, 13, 9, 1.0), (12, 14, 13, 0.72), (13, 14, 9, 0.58),
         (12, 6, 14, 0.42), (6, 7, 14, 0.56), (7, 8, 14, 0.36), (8, 9, 14, 0.48)))
    lower = _triangles(
        ((-184, 0), (-214, 0.22), (-160, 0.56), (-104, 0.86), (-24, 1.0), (52, 0.97), (112, 0.7),
         (190, 0.42), (206, 0.16), (180, 0), (40, 0), (-70, 0), (-96, 0.34), (24, 0.28),
         (104, 0.3), (-30, 0.64), (56, 0.6)),
        ((0, 1, 12, 0.8), (0, 12, 11, 1.15), (11, 12, 13, 1.0), (11, 13, 10, 1.3),
         (10, 13, 14, 0.86), (10, 14, 9, 0.62), (9, 14, 8, 0.46), (8, 14, 7, 0.36), (1, 2, 12, 0.6),
         (2, 15, 12, 0.84), (12, 15, 13, 1.1), (13, 15, 16, 0.76), (13, 16, 14, 0.56),
         (14, 16, 6, 0.4), (14, 6, 7, 0.5), (2, 3, 15, 0.56), (3, 4, 15, 0.7), (4, 5, 15, 0.46),
         (15, 5, 16, 0.6), (16, 5, 6, 0.32)))
    return motif(_facets(lower, below, deep, deep_end), _facets(upper, above, ice, ice_end),
                 _cuts(above, ice))


def _triangles(
    points: tuple[Point, ...], corners: tuple[tuple[int, int, int, float], ...]
) -> tuple[Facet, ...]:
    return tuple(((points[a], points[b], points[c]), light) for a, b, c, light in corners)


def _facets(facets: tuple[Facet, ...], height: float, colour: Colour, end: Colour) -> Motif:
    shapes = [(poly(*((x, y * height) for x, y in corners)), light) for corners, light in facets]
    return motif(
        sheet(union([shape for shape, _ in shapes]), colour, end, soft=14, rim=2, through=0.5),
        [sheet(shape, shaded(colour, light), shaded(end, 0.1 + light), shadow=0.1, soft=4,
               rim=0.3, through=0.4) for shape, light in shapes],
    )


def _cuts(above: float, ice: Colour) -> Motif:
    """Bright scratches in the ice."""
    lines = [taper([(x, y * above), (x + dx, (y + dy) * above)], [0.4, 2.4, 0.4]) for x, y, dx,
             dy in
             ((-84, -0.6, 30, -0.2), (-70, -0.56, 22, -0.14), (-20, -0.5, 34, 0.16),
              (-108, -0.24, 26, -0.06), (6, -0.9, 16, 0.2), (70, -0.4, 20, 0.1))]
    return motif(mark(lines, shaded(ice, 1.5), alpha=0.7))


def icicles(
    name: str = "icicles", width: float = 300, longest: float = 70, ice: Colour = "#cce8f4",
    ice_end: Colour = "#6ca4c8",
) -> Motif:
    """A row of icicles that hangs from the origin's height, its middle the origin."""
    dice, x = chance("icicles", name), -width / 2
    spikes: list[Path] = []
    gleams: list[Path] = []
    while x < width / 2 - 8:
        wide, long = dice.uniform(12, 24), longest * dice.uniform(0.3, 1)
        spikes.append(poly((x, -3), (x + wide, -3), (x + wide * 0.62, long * 0.6),
                           (x + wide * 0.5, long), (x + wide * 0.3, long * 0.5)))
        gleams.append(taper([(x + wide * 0.4, 4), (x + wide * 0.46, long * 0.8)], [2.4, 0.5]))
        x += wide * 0.86
    shape = union(spikes, box(-width / 2, -5, width, 7, 3))
    left, top, right, bottom = bounds(shape)
    low = within(shape, box(left, (top + bottom) / 2, right - left, bottom - top))
    return motif(sheet(shape, ice, ice_end, shadow=0.9, soft=6, rim=1.8, through=0.6),
                 sheet(low, shaded(ice, 1.1), ice, shadow=0, rim=0.6, alpha=0.3),
                 mark(gleams, "#ffffff", alpha=0.7))
