"""Birds of feather and of paper."""

import math

from atelier.engine import Colour, Motif, Path, blob, motif, moved, poly, sheet, union


def paper_crane(paper: Colour = "#fff3d6", end: Colour = "#e8c8a0") -> Motif:
    """A folded paper bird in flight, 100 wide, looking right; the origin is its middle."""
    folds = [
        poly((0, 0), (34, -34), (12, 4)), poly((0, 0), (-20, -40), (10, 2)),
        poly((-14, 4), (30, 2), (8, 14)),
        poly((24, 3), (48, -10), (44, -12), (58, -8), (28, 8)),
        poly((-10, 4), (-40, -8), (-6, 12)),
    ]
    return motif(*(
        sheet(fold, paper, end, shadow=0.5, soft=5, through=0.4, rim=1.1) for fold in folds
    ))


def bird_shape(x: float = 0, y: float = 0) -> list[Path]:
    """A great bird that spreads its wings and looks right, 430 wide, round (x, y)."""
    paths = [blob((0, -62), (20, -48), (24, -6), (28, 50), (14, 100), (0, 120), (-14, 100),
                  (-28, 50), (-24, -6), (-20, -48)), poly((10, -58), (44, -70), (16, -44))]
    for side in (-1, 1):
        for index in range(11):
            t = index / 10
            paths.append(_feather(side, t))
        paths.append(blob((0, 10), (side * 30, -6), (side * 80, -44), (side * 104, -40),
                          (side * 96, -10), (side * 40, 40), (0, 60)))
    tail = blob((0, -6, "c"), (50, -11), (104, -8), (112, 0, "c"), (104, 8), (50, 11), (0, 6, "c"))
    paths += [moved(tail, 0, 86, turn=90 + (index - 3) * 11) for index in range(7)]
    return [moved(path, x, y) for path in paths]


def _feather(side: int, t: float) -> Path:
    length = 120 + 130 * math.sin(t * 2.2 + 0.5)
    vane = blob((0, -8, "c"), (length * 0.4, -14), (length * 0.86, -10), (length, 2, "c"),
                (length * 0.8, 9), (length * 0.35, 10), (0, 8, "c"))
    turned = moved(vane, turn=-8 - 74 * t)
    return moved(turned, side * (24 + 62 * t), 30 - 46 * t, flip=side < 0)


def bird_shadow(colour: Colour = "#7a1e20", end: Colour = "#9a3626") -> Motif:
    """The soft shadow of a great bird that spreads its wings, round the origin."""
    return motif(sheet(union(bird_shape()), colour, end, shadow=0, alpha=0.92, through=0.1, melt=2))
