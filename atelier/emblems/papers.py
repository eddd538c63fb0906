"""Papers the emblems share: the folded arms of a star, clouds that fill a corner."""

from typing import Unpack

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Paths,
    Sheet,
    circle,
    mark,
    motif,
    outline,
    poly,
    shaded,
    sheet,
    swirl,
    union,
)
from atelier.engine.layers import Styling

Puff = tuple[float, float, float]
CloudRow = tuple[Colour, Colour, tuple[Puff, ...]]
Shades = tuple[Colour, Colour]


def folded(
    arms: list[tuple[Path, Path]], bright: Shades, dim: Shades, edge: float = 9
) -> list[Sheet]:
    """Arms of four sheets: two dark ones behind, a bright half and a half in the shade.

    Both halves run from a colour near the light to one far from it.
    """
    whole = [union(arm) for arm in arms]
    far, near = ([outline(path, width * edge) for path in whole] for width in (2.2, 1))
    lit, unlit = [left for left, _ in arms], [right for _, right in arms]
    return [
        sheet(far, "#4c1c30", "#1c1428", shadow=1.2, soft=14, lift=9, rim=1.8),
        radiant(near, "#a8642c", "#5c3424", 440, shadow=0.8, soft=5, rim=1.8),
        radiant(lit, *bright, 440, shadow=0.6, soft=4, rim=1.8, fibre=0.16),
        radiant(unlit, *dim, 440, shadow=0.2, soft=3, rim=1.4, fibre=0.16),
    ]


def radiant(
    paths: Paths, colour: Colour, end: Colour, reach: float, **style: Unpack[Styling]
) -> Sheet:
    """A sheet that runs from one colour at the light to another at this distance from it."""
    return sheet(paths, colour, end, direction="light", reach=reach, **style)


def cloud_corner(rows: tuple[CloudRow, ...]) -> Motif:
    """Clouds in the upper left corner, a sheet a row of puffs, with a spiral cut in every puff."""
    sheets = []
    for colour, end, puffs in rows:
        heads = [(x, y) for x, y, _ in puffs]
        ground = poly((-30, -30), (-30, heads[0][1]), *heads, (heads[-1][0], -30))
        shape = union(ground, [circle(*puff) for puff in puffs])
        curls = [swirl(x, y, size * 0.62, 1.9, 5, 1, 110) for x, y, size in puffs]
        sheets += [
            sheet(shape, colour, end, shadow=1.1, soft=12, lift=8, rim=1.8, through=0.35),
            mark(curls, shaded(colour, 2.0), rim=0.9, alpha=0.8),
        ]
    return motif(sheets)
