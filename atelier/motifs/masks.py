"""Masks: the half mask of carnival, and a friendly whole face."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    all_within,
    blob,
    leaf,
    mark,
    minus,
    motif,
    outline,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    tendril,
    within,
)
from atelier.motifs._seams import arc

Mask = Literal["half", "full"]


def mask(
    kind: Mask = "half", colour: Colour = "#26344c", end: Colour = "#0e1424",
    gold: Colour = "#e0a848", accent: Colour = "#a8283c", ribbons: bool = True,
) -> Motif:
    """A half mask 200 wide with open eyes, or a carved face 260 high; the middle at the origin."""
    if kind == "full":
        return _full(colour, end, gold, accent)
    shape = blob((0, -26), (28, -44), (66, -52), (104, -70, "c"), (94, -26), (80, 14), (48, 34),
                 (18, 22), (0, 4, "c"), (-18, 22), (-48, 34), (-80, 14), (-94, -26),
                 (-104, -70, "c"),
                 (-66, -52), (-28, -44))
    eyes = [blob((s * 16, -4, "c"), (s * 34, -20), (s * 58, -18), (s * 72, -10, "c"), (s * 54, 8),
                 (s * 30, 8)) for s in (-1, 1)]
    rims = [minus(outline(eye, 9), eye) for eye in eyes]
    curls = [tendril([(s * 14, -24), (s * 44, -40), (s * 72, -42)], [2, 5, 4, 1], 10, 1.4, s)
             for s in (-1, 1)]
    curls += [tendril([(s * 34, 20), (s * 60, 18), (s * 78, 0)], [2, 4.4, 3, 1], 7, 1.3, -s)
              for s in (-1, 1)]
    plumes = [motif(sheet(leaf(0, 0, reach, 24, turn), shaded(accent, light),
                          shaded(accent, light * 0.45), soft=6, rim=2),
                    mark(taper([(0, 0), arc(0, 0, reach * 0.9, reach * 0.9, turn, turn, 1)[0]],
                               [1, 2, 0.6]), gold, alpha=0.7)).at(0, -28)
              for reach, turn, light in ((84, -122, 0.7), (84, -58, 0.7), (98, -105, 0.9),
                                         (98, -75, 0.9), (108, -90, 1.1))]
    bands = [taper([(s * 92, -30), (s * 124, -20), (s * 136, 20), (s * 122, 62)], [6, 9, 10, 7],
                   round_ends=False) for s in (-1, 1)]
    return motif(
        sheet(bands, accent, shaded(accent, 0.45), soft=6, rim=1.8) if ribbons else motif(),
        plumes if ribbons else motif(),
        sheet(minus(shape, eyes), colour, end, soft=9, rim=2.2, puff=0.1),
        sheet(all_within(rims, shape), gold, shaded(gold, 0.45), shadow=0.4, soft=3, rim=1.8),
        mark(all_within(curls, shape), gold, rim=0.9),
        sheet(star(0, -28, 13, 8, 0.42), gold, shaded(gold, 0.5), soft=3, rim=2),
    )


def _full(colour: Colour, end: Colour, gold: Colour, accent: Colour) -> Motif:
    face = blob((0, -128), (50, -118), (88, -74), (94, -16), (80, 50), (48, 102), (0, 126),
                (-48, 102),
                (-80, 50), (-94, -16), (-88, -74), (-50, -118))
    half = within(face, blob((0, -140, "c"), (110, -140, "c"), (110, 140, "c"), (0, 140, "c"),
                             (-10, 60), (6, 20, "c"), (-4, -30)))
    eyes = [blob((s * 20, -16, "c"), (s * 34, -34), (s * 54, -34), (s * 68, -16, "c"),
                 (s * 54, -24), (s * 34, -24)) for s in (-1, 1)]
    lashes = [taper([(s * (26 + i * 12), -30 - (i == 1) * 4),
                     (s * (24 + i * 15), -42 - (i == 1) * 5)],
                    [2.6, 0.8]) for s in (-1, 1) for i in range(4)]
    brows = [taper([(s * 16, -58), (s * 42, -72), (s * 72, -56)], [5, 8, 1.4]) for s in (-1, 1)]
    nose = blob((0, -50), (9, -10), (19, 14), (11, 25), (0, 27), (-11, 25), (-17, 14), (-8, -10))
    smile = blob((-44, 54, "c"), (-20, 66), (0, 68), (20, 66), (44, 54, "c"), (26, 80), (0, 88),
                 (-26, 80))
    curls = [leaf(s * d, -88 + d * 0.24, 22, 10, -90 + s * d * 0.7) for s in (-1, 1)
             for d in (24, 42, 60)]
    cheeks = [swirl(s * 58, 28, 15, 1.5, 5, s, 90) for s in (-1, 1)]
    return motif(
        _sunrays(gold, accent),
        sheet(face, colour, end, soft=12, rim=2.2, puff=0.12),
        sheet(half, shaded(colour, 0.72), shaded(end, 0.8), shadow=0.2, soft=4, rim=0.8),
        mark(all_within([*curls, star(0, -92, 14, 8, 0.42)], face), gold, rim=0.9),
        mark(cheeks, accent, alpha=0.9),
        mark([*eyes, *lashes], "#140c14"), mark(brows, gold, rim=0.8),
        sheet(nose, shaded(colour, 1.25), colour, shadow=0.9, soft=6, rim=1.8),
        sheet(smile, accent, shaded(accent, 0.5), shadow=0.4, soft=4, rim=1.7),
        mark(taper([(-40, 57), (-18, 73), (0, 76), (18, 73), (40, 57)], [1, 2.6, 3, 2.6, 1]),
             "#1c0c14"),
    )


def _sunrays(gold: Colour, accent: Colour) -> Motif:
    rays: list[Path] = []
    for index in range(16):
        (x, y), turn = arc(0, 0, 80, 110, index * 22.5, 0, 1)[0], index * 22.5
        rays.append(leaf(x, y, 58 if index % 2 else 44, 30, turn))
    return motif(sheet(rays[::2], accent, shaded(accent, 0.5), soft=6, rim=1.9),
                 sheet(rays[1::2], gold, shaded(gold, 0.5), soft=6, rim=2))
