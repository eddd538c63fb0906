"""Lanterns and candles."""

from typing import Literal

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    box,
    circle,
    leaf,
    line,
    mark,
    minus,
    motif,
    outline,
    oval,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    star,
    taper,
    tendril,
)
from atelier.motifs._seams import beads

Lantern = Literal["standing", "hanging", "post"]


def lantern(
    kind: Lantern = "standing", metal: Colour = "#5c3a28", dark: Colour = "#1c1014",
    light: Colour = "#ffc860", lit: bool = True, inside: Motif | None = None,
) -> Motif:
    """A lantern 76 wide and 140 high on its foot; hung up by its ring; or on a post 420 high."""
    one = _lantern_body(metal, dark, light, lit, inside)
    match kind:
        case "standing":
            return one
        case "hanging":
            chain = [ring(0, 6 + i * 11, 3, 5.4) for i in range(3)]
            return motif(sheet(chain, metal, dark, soft=3, rim=1.8), one.at(0, 176))
        case "post":
            return _post(metal, dark) + one.at(0, -286)


def _lantern_body(
    metal: Colour, dark: Colour, light: Colour, lit: bool, inside: Motif | None
) -> Motif:
    handle = outline(line((-24, -104), (-22, -136), (0, -148), (22, -136), (24, -104)), 3.6)
    roof = blob((-42, -86, "c"), (-30, -98), (-14, -108), (-8, -122, "c"), (8, -122, "c"),
                (14, -108),
                (30, -98), (42, -86, "c"), (0, -92))
    glass = blob((-25, -88, "c"), (25, -88, "c"), (31, -50), (27, -16, "c"), (-27, -16, "c"),
                 (-31, -50))
    bars = [taper([(-25, -88), (-31, -50), (-27, -14)], [4, 4.6, 4]),
            taper([(25, -88), (31, -50), (27, -14)], [4, 4.6, 4]),
            taper([(0, -90), (0, -14)], [3, 3])]
    crossing = [outline(line((-28, -66), (0, -62), (28, -66)), 2.6)]
    foot = blob((-32, -18, "c"), (32, -18, "c"), (38, -2, "c"), (0, 3), (-38, -2, "c"))
    cuts = [leaf(s * 6, -100, 18, 7, 20 if s > 0 else 160) for s in (-1, 1)]
    shining = motif(
        Halo(0, -52, 62, light, 0.5), pane(glass, light, 1.35, glow=20, spill=0.5),
        pane(_flame(0, -26, 34), "#fff4d0", 1.8, glow=10, spill=0.6)) if lit else sheet(
            glass, shaded(dark, 1.6), dark, soft=5, rim=1, alpha=0.7)
    return motif(
        sheet(handle, metal, dark, soft=5, rim=1.9),
        shining,
        inside.inside(glass) if inside else motif(),
        sheet([*bars, *crossing], metal, dark, soft=4, rim=2),
        sheet(foot, metal, dark, soft=6, rim=2.1),
        mark(beads([(-28, -9), (28, -9)], 11.2, 1.9), shaded(metal, 1.9)),
        sheet(roof, metal, dark, soft=6, rim=2.1),
        pane(cuts, light, 1.0, glow=4, spill=0.3) if lit else motif(),
        sheet([ring(0, -127, 3.5, 7.5)], metal, dark, soft=3, rim=2),
    )


def _flame(x: float, foot: float, height: float) -> Path:
    return blob((x, foot - height, "c"), (x + height * 0.2, foot - height * 0.5),
                (x + height * 0.24, foot - height * 0.2), (x, foot), (x - height * 0.24,
                                                                    foot - height * 0.2),
                (x - height * 0.14, foot - height * 0.5))


def _post(metal: Colour, dark: Colour) -> Motif:
    pole = taper([(0, 0), (0, -140), (0, -288)], [13, 9, 8])
    rings = [box(-10, -60, 20, 8, 4), box(-9, -150, 18, 7, 3), box(-12, -290, 24, 10, 4)]
    foot = blob((-30, 4, "c"), (-24, -12), (-12, -24), (-9, -56, "c"), (9, -56, "c"), (12, -24),
                (24, -12), (30, 4, "c"))
    curls = [tendril([(s * 2, -232), (s * 22, -246), (s * 34, -266)], [5, 5, 4, 1], 9, 1.4, s)
             for s in (-1, 1)]
    return motif(sheet([pole, *curls], metal, dark, soft=6, rim=2),
                 sheet([foot, *rings], metal, dark, soft=5, rim=2.1))


Wick = Literal["burning", "out"]
Foot = Literal["saucer", "stick", "none"]


def candle(
    wick: Wick = "burning", foot: Foot = "saucer", height: float = 90, wax: Colour = "#e8d4ac",
    wax_end: Colour = "#8c5c40", brass: Colour = "#c08c3c", flame: Colour = "#ffc050",
    core: Colour = "#fff0c0",
) -> Motif:
    """A candle in a holder, its foot at the origin; burning, or out with a thread of smoke."""
    low = {"saucer": -8.0, "stick": -62.0, "none": 0.0}[foot]
    top = low - height
    body = blob((-12, low, "c"), (-12, top + 6), (-13, top, "c"), (0, top + 4), (13, top - 3, "c"),
                (12, top + 8), (12, low, "c"))
    drips = [taper([(-11, top + 2), (-13, top + 16), (-12, top + 34)], [5, 6, 8]),
             taper([(4, top + 2), (6, top + 12), (5, top + 22)], [5, 5, 7]),
             taper([(12, top), (13, top + 22), (12, top + 46)], [4, 5, 7])]
    stem = taper([(0, top + 4), (1, top - 8)], [2.2, 2])
    return motif(
        _holder(foot, brass),
        sheet(body, wax, wax_end, soft=6, rim=2, through=0.6),
        sheet(drips, shaded(wax, 1.08), wax_end, shadow=0.4, soft=3, rim=1.9),
        mark(stem, "#2a1814"),
        _candle_light(wick, top, flame, core),
        _holder_front(foot, brass),
    )


def _candle_light(wick: Wick, top: float, flame: Colour, core: Colour) -> Motif:
    if wick == "out":
        thread = tendril([(1, top - 10), (-8, top - 34), (8, top - 60), (-2, top - 92)],
                         [2, 4, 4.6, 4, 2.6, 0.8], 11, 1.5, 1)
        return motif(mark(circle(1, top - 9, 2), "#ff8040"),
                     sheet(thread, "#c8b8c0", "#8a8090", shadow=0.4, soft=5, rim=1.4, alpha=0.8))
    return motif(Halo(0, top - 24, 56, flame, 0.5),
                 pane(_flame(0, top - 2, 46), flame, 1.6, glow=15, spill=0.6),
                 pane(_flame(0.5, top - 4, 25), core, 1.9, glow=4, spill=0.3))


def _holder(foot: Foot, brass: Colour) -> Motif:
    dark = shaded(brass, 0.35)
    match foot:
        case "saucer":
            loop = minus(circle(46, -14, 14), circle(46, -14, 8))
            return motif(sheet(loop, brass, dark, soft=5, rim=2),
                         sheet(oval(0, -6, 42, 10), brass, dark, soft=7, rim=2),
                         sheet(oval(0, -8, 33, 6), dark, shaded(brass, 0.7), shadow=0.3, soft=3,
                               rim=0.8))
        case "stick":
            post = blob((-30, 0, "c"), (-26, -8), (-8, -14), (-5, -26), (-10, -34), (-4, -42),
                        (-8, -56, "c"), (8, -56, "c"), (4, -42), (10, -34), (5, -26), (8, -14),
                        (26, -8), (30, 0, "c"))
            return motif(sheet(post, brass, dark, soft=6, rim=2.1))
        case "none":
            return motif()


def _holder_front(foot: Foot, brass: Colour) -> Motif:
    dark = shaded(brass, 0.35)
    match foot:
        case "saucer":
            cup = blob((-17, -24, "c"), (0, -20), (17, -24, "c"), (14, -8), (0, -4), (-14, -8))
            rim: list[Point] = [(-42, -6), (-26, 2), (0, 5), (26, 2), (42, -6)]
            return motif(sheet(cup, brass, dark, soft=4, rim=2.1),
                         mark(star(0, -14, 5, 4, 0.36), dark),
                         sheet(taper(rim, [2, 5, 6, 5, 2]), shaded(brass, 1.2), dark, shadow=0.5,
                               soft=3, rim=1.9))
        case "stick":
            cup = blob((-24, -66, "c"), (0, -61), (24, -66, "c"), (14, -52), (0, -49), (-14, -52))
            return motif(sheet(cup, shaded(brass, 1.15), dark, soft=4, rim=2.1))
        case "none":
            return motif()


def flying_candle(
    flame: Colour = "#2c3c78", wax: Colour = "#a88ca0", wing: Colour = "#7c6cb0"
) -> Motif:
    """A short candle with the wings of a dragonfly, 130 wide, its wax's foot at the origin."""
    wings = []
    for side in (-1, 1):
        for turn, reach, wide in ((-26, 62, 19), (6, 52, 17)):
            blade = leaf(0, 0, reach, wide, turn if side > 0 else 180 - turn)
            veins = [taper([(0, 0), (side * reach * 0.84, reach * d)], [1, 0.5])
                     for d in ((-0.5, -0.36) if turn < 0 else (0.02, 0.14))]
            wings.append(motif(
                sheet(blade, wing, shaded(wing, 0.6), shadow=0.6, soft=5, rim=1.9, alpha=0.85,
                      through=0.6),
                mark(all_within(veins, blade), "#e0d8f4", alpha=0.7)).at(side * 6, -38))
    body = blob((-10, 0, "c"), (-11, -40), (-11, -60, "c"), (0, -56), (11, -63, "c"), (10, -30),
                (10, 0, "c"), (0, 4))
    drip = [taper([(8, -60), (10, -42), (9, -30)], [4, 5, 6]),
            poly((-9, -58), (-6, -34), (-3, -56))]
    return motif(wings, sheet(body, wax, shaded(wax, 0.5), soft=5, rim=2, through=0.6),
                 sheet(drip, shaded(wax, 1.15), wax, shadow=0.4, soft=2, rim=1.7),
                 mark(taper([(0, -58), (0, -68)], [2, 2]), "#1c1018"),
                 pane(_flame(0, -64, 30), flame, 1.1, glow=6, spill=0.3))
