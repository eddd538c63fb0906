"""The moth, great and ornamented."""

import math

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    circle,
    heading,
    leaf,
    mark,
    minus,
    mixed,
    motif,
    moved,
    oval,
    pane,
    ring,
    shaded,
    sheet,
    spline,
    star,
    taper,
    within,
)

FORE = ((10, -64, "c"), (60, -128), (150, -188), (236, -206), (262, -192), (250, -150), (226, -96),
        (196, -44), (160, -14), (90, -10), (14, -20, "c"))
HIND = ((10, -30, "c"), (80, -22), (150, -2), (178, 40), (160, 92), (126, 126), (104, 176),
        (84, 138), (52, 112), (26, 60), (6, 10, "c"))


def moth(
    wings: Colour = "#8c4a6c", end: Colour = "#3c1c4c", trim: Colour = "#f0c898",
    body: Colour = "#4c2c40", light: Colour | None = "#ffb878",
) -> Motif:
    """A moth with open wings, 530 wide, 400 high, round its body; it glows if it has a light."""
    half = _half(wings, end, trim, light)
    glow = [] if light is None else [Halo(0, -30, 330, light, 0.3)]
    return motif(glow, half, half.at(0, 0, flip=True), _moth_body(body, end, trim))


def _half(wings: Colour, end: Colour, trim: Colour, light: Colour | None) -> Motif:
    return motif(_hind(wings, end, trim, light), _fore(wings, end, trim, light))


def _lit(paths: list[Path] | tuple[Path, ...], light: Colour | None, trim: Colour) -> Motif:
    """Cuts in a wing: shining ones, or paler paper."""
    if light is None:
        return motif(mark(paths, trim, alpha=0.75))
    return motif(pane(paths, light, 0.95, glow=8, spill=0.35))


def _lamp(field: Path, wings: Colour, light: Colour | None) -> Motif:
    """The inner field of a wing: paper, lit through from behind if the moth glows."""
    paper = sheet(field, shaded(wings, 1.5), wings, shadow=0.5, soft=6, rim=1.3)
    if light is None:
        return motif(paper)
    return motif(paper, pane(field, mixed(wings, light, 0.45), 0.62, glow=22, spill=0.35))


def _edge(knots: list[Point], radius: float) -> list[Path]:
    """Scallops along the outer rim of a wing."""
    return [circle(x, y, radius) for x, y in spline(knots, 5)]


def _fore(wings: Colour, end: Colour, trim: Colour, light: Colour | None) -> Motif:
    wing = blob(*FORE)
    field = moved(wing, 10, -9, 0.86)
    inner = moved(wing, 18, -20, 0.66)
    rim = _edge([(256, -170), (236, -116), (204, -58), (168, -20), (120, -8)], 6)
    veins = [taper([(16, -46), (70 + i * 6, -100 + i * 22), (206 - i * 12, -176 + i * 37)],
                   [3.4, 2.2, 0.5]) for i in range(5)]
    fern = _fern([(40, -66), (96, -106), (160, -146), (222, -178)], 38)
    low = _fern([(48, -40), (92, -48), (136, -46), (172, -34)], 24)
    return motif(
        sheet([wing, *rim], shaded(wings, 0.6), end, soft=13, rim=2.1, through=0.5),
        sheet(within(field, wing), wings, shaded(wings, 0.5), shadow=0.5, soft=6, rim=1.4,
              through=0.5),
        _lamp(within(inner, wing), wings, light),
        mark(veins, end, alpha=0.6),
        _lit([*fern, *low], light, trim),
        _eye_spot(176, -100, 32, wings, end, trim, light),
        mark(all_within([circle(x, y, 3) for x, y in spline([(238, -160), (220, -110), (188, -58),
                                                             (152, -26), (108, -18)], 4)], wing),
             trim, alpha=0.9),
        sheet(taper([(10, -58), (64, -118), (150, -178), (246, -200)], [9, 8, 6, 2]), trim, wings,
              shadow=0.5, soft=4, rim=1.5),
    )


def _hind(wings: Colour, end: Colour, trim: Colour, light: Colour | None) -> Motif:
    wing = blob(*HIND)
    field = moved(wing, 8, 3, 0.82)
    rim = _edge([(178, 44), (158, 92), (124, 128), (106, 172), (80, 134), (48, 108)], 5.5)
    rays = [leaf(26 + math.cos(a) * 8, 8 + math.sin(a) * 8, 66 + 18 * math.sin(i * 1.3), 12,
                 math.degrees(a)) for i, a in enumerate((0.1, 0.38, 0.66, 0.94, 1.2))]
    return motif(
        sheet([wing, *rim], shaded(wings, 0.5), end, soft=12, rim=1.9, through=0.5),
        sheet(within(field, wing), shaded(wings, 0.85), shaded(end, 1.4), shadow=0.5, soft=6,
              rim=1.3, through=0.5),
        _lamp(within(moved(wing, 10, 8, 0.6), wing), wings, light),
        _lit(all_within(rays, field), light, trim),
        _eye_spot(122, 62, 25, wings, end, trim, light),
        mark([circle(x, y, 2.6) for x, y in spline([(164, 44), (148, 88), (116, 122), (102, 152)],
                                                   4)], trim, alpha=0.9),
    )


def _eye_spot(
    x: float, y: float, size: float, wings: Colour, end: Colour, trim: Colour, light: Colour | None
) -> Motif:
    petals = [minus(leaf(x + math.cos(a) * size * 0.42, y + math.sin(a) * size * 0.42, size * 0.5,
                         size * 0.26, math.degrees(a)), circle(x, y, size * 0.4))
              for a in (i * math.pi / 5 for i in range(10))]
    return motif(
        sheet(circle(x, y, size), end, shaded(end, 0.7), shadow=0.6, soft=4, rim=1.4),
        sheet(ring(x, y, size * 0.86, size * 0.96), trim, wings, shadow=0.3, soft=2, rim=1),
        _lit(petals, light, trim),
        sheet(circle(x, y, size * 0.32), trim, wings, shadow=0.5, soft=2, rim=1.4),
        mark(star(x, y, size * 0.22, 4, 0.36), end),
    )


def _fern(points: list[Point], size: float) -> list[Path]:
    """A frond to be cut out of a wing."""
    curve = spline(points, 8)
    paths = [taper(points, [2, 3, 2, 0.5])]
    for index in range(2, len(curve) - 1, 2):
        t = index / len(curve)
        long = size * (0.35 + 0.65 * math.sin(t * math.pi)) * 0.8
        paths += [leaf(*curve[index], long, long * 0.28, heading(curve, index) + side * 48)
                  for side in (-1, 1)]
    return paths


def _moth_body(fur: Colour, end: Colour, trim: Colour) -> Motif:
    belly = blob((-22, -30), (22, -30), (24, 30), (14, 92), (0, 124), (-14, 92), (-24, 30))
    bands = [blob((-30, y, "c"), (0, y + 9), (30, y, "c"), (30, y + 10, "c"), (0, y + 19),
                  (-30, y + 10, "c")) for y in (-6, 16, 38, 60, 82)]
    ruff = [leaf(0, -58, 44, 15, 90 + a) for a in range(-150, 151, 25)]
    antennae = [path for side in (-1, 1) for path in _antenna(side)]
    eyes = [circle(side * 15, -96, 9.5) for side in (-1, 1)]
    return motif(
        sheet(antennae, trim, shaded(trim, 0.4), shadow=0.8, soft=4, rim=1.5),
        sheet(belly, fur, end, soft=9, rim=2, puff=0.15),
        sheet(all_within(bands, belly), trim, shaded(trim, 0.45), shadow=0.4, soft=3, rim=1.2),
        sheet(ruff[::2], shaded(trim, 0.55), fur, shadow=0.8, soft=5, rim=1.6),
        sheet(ruff[1::2], trim, shaded(trim, 0.5), shadow=0.6, soft=4, rim=1.6),
        sheet(oval(0, -92, 22, 18), fur, end, shadow=0.8, soft=5, rim=1.7),
        sheet(eyes, "#241018", "#0c060c", shadow=0.5, soft=3, rim=1.6),
        mark([circle(side * 15 + 2.6, -99, 2.8) for side in (-1, 1)], "#fff4e0"),
        sheet(star(0, -60, 11, 4, 0.36), fur, shadow=0.3, soft=2),
    )


def _antenna(side: int) -> list[Path]:
    points: list[Point] = [(side * 8, -106), (side * 24, -144), (side * 62, -176),
                           (side * 104, -184)]
    curve = spline(points, 8)
    hairs = []
    for index in range(5, len(curve), 2):
        size = 19 * math.sin(math.pi * min(1, index / len(curve) + 0.06)) + 3
        hairs += [leaf(*curve[index], size, 4.4, heading(curve, index) + turn)
                  for turn in (-58, 58)]
    return [taper(points, [4.4, 3.4, 2, 1]), *hairs]
