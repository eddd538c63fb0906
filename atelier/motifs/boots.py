"""Boots and shoes, empty, the sole's middle at the origin."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Point,
    all_within,
    blob,
    box,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    ring,
    shaded,
    sheet,
    star,
    taper,
    tendril,
)
from atelier.motifs._seams import beads, stitches

Shoe = Literal["boot", "rubber", "shoe", "slipper", "ballet"]
HIDES: dict[Shoe, Colour] = {"boot": "#6c3c24", "rubber": "#b8302c", "shoe": "#3c2c34",
                             "slipper": "#2c5c78", "ballet": "#d89890"}


def boot(
    kind: Shoe = "boot", leather: Colour | None = None, trim: Colour = "#d8a858",
    behind: bool = False,
) -> Motif:
    """A boot or shoe 110 wide from the side, its toe to the right; or seen from behind."""
    leather = leather or HIDES[kind]
    if behind:
        return _from_behind(kind, leather, trim)
    match kind:
        case "boot" | "rubber":
            return _tall(leather, trim, kind == "boot")
        case "shoe":
            return _low(leather, trim)
        case "slipper":
            return _slipper(leather, trim)
        case "ballet":
            return _ballet(leather)


def _tall(leather: Colour, trim: Colour, laced: bool) -> Motif:
    dark = shaded(leather, 0.36)
    shaft = blob((-44, -118, "c"), (-20, -112), (8, -120, "c"), (8, -76), (16, -52), (50, -44),
                 (64, -24), (60, -8, "c"), (-46, -8, "c"), (-44, -40), (-40, -76))
    mouth = oval(-18, -118, 27, 7, -2)
    sole = [box(-48, -10, 112, 9, 4), box(-48, -10, 34, 14, 3)]
    toe = blob((30, -47, "c"), (50, -45), (66, -24), (62, -8, "c"), (26, -8, "c"), (22, -28))
    laces = [taper([(-2, y), (16, y + 7)], [3.4, 3.4]) for y in (-104, -88, -72, -57)]
    laces += [taper([(14, y), (-1, y + 8)], [2.6, 2.6]) for y in (-98, -82, -66)]
    loops = outline(line((4, -106), (26, -122), (30, -104), (8, -104), (20, -88)), 2.8)
    cuff = taper([(-45, -110), (-20, -104), (9, -112)], [13, 13, 13])
    heel = taper([(-42, -20), (-40, -60), (-42, -100)], [2, 3, 2])
    return motif(
        sheet(mouth, shaded(dark, 0.5), soft=5, rim=1.8),
        sheet(blob((-8, -112, "c"), (4, -134), (20, -128), (12, -100, "c")), shaded(leather, 0.8),
              dark,
              soft=5, rim=1.9) if laced else motif(),
        sheet(shaft, leather, dark, soft=9, rim=2.1, puff=0.12),
        sheet(toe, shaded(leather, 1.2), dark, inside=shaft, shadow=0.5, soft=4, rim=1.8),
        mark(stitches([(28, -44), (24, -28), (28, -12)], 5, 1.7), trim),
        mark(heel, shaded(leather, 1.7), alpha=0.5),
        sheet(cuff, trim if not laced else shaded(leather, 1.25), dark, shadow=0.5, soft=4,
              rim=1.9),
        sheet(laces, trim, shaded(trim, 0.6), shadow=0.6, soft=3, rim=1.6) if laced else
        mark(taper([(-30, -94), (-32, -66), (-28, -40)], [1, 6, 1]), "#ffd8c8", alpha=0.45),
        sheet(loops, trim, shaded(trim, 0.6), soft=3, rim=1.6) if laced else motif(),
        sheet(sole, shaded(dark, 0.8), shaded(dark, 0.5), soft=5, rim=1.9),
    )


def _low(leather: Colour, trim: Colour) -> Motif:
    dark = shaded(leather, 0.36)
    upper = blob((-50, -44, "c"), (-30, -40), (-6, -50, "c"), (8, -40), (40, -34), (58, -20),
                 (56, -6, "c"),
                 (-52, -6, "c"), (-54, -28))
    tongue = blob((-16, -44, "c"), (-10, -66), (4, -64), (8, -40, "c"))
    laces = [taper([(-8 + i * 8, -46 + i * 3), (0 + i * 8, -38 + i * 3)], [3, 3]) for i in range(3)]
    return motif(
        sheet(oval(-28, -44, 24, 6, -4), shaded(dark, 0.5), soft=4, rim=1.8),
        sheet(tongue, shaded(leather, 1.2), dark, soft=4, rim=1.9),
        sheet(upper, leather, dark, soft=7, rim=2.1, puff=0.1),
        mark(beads([(24, -31), (30, -18), (26, -8)], 6, 1.4), trim),
        sheet(laces, trim, soft=3, rim=1.7),
        sheet([box(-54, -8, 112, 7, 3), box(-54, -8, 30, 12, 3)], shaded(dark, 0.7), soft=4,
              rim=1.9),
    )


def _slipper(leather: Colour, trim: Colour) -> Motif:
    upper = blob((-20, -30, "c"), (10, -42), (40, -36), (62, -26), (76, -36, "c"), (74, -14),
                 (54, -4, "c"),
                 (-54, -4, "c"), (-56, -14), (-40, -12))
    fur = beads([(-22, -28), (8, -38), (24, -38)], 9, 6.4)
    return motif(
        sheet(blob((-54, -12), (-20, -22), (10, -14), (0, -4), (-50, -2)), shaded(trim, 0.8),
              shaded(trim, 0.4), soft=5, rim=1.7),
        sheet(upper, leather, shaded(leather, 0.36), soft=7, rim=2.1, puff=0.12),
        mark([star(24, -22, 8, 5, 0.45), star(44, -18, 5, 5, 0.45)], trim, rim=0.9),
        sheet(fur, "#f0e4d0", "#a89080", shadow=0.6, soft=3, rim=1.8),
        sheet(circle(76, -38, 6.5), trim, shaded(trim, 0.5), soft=3, rim=2),
        sheet(box(-58, -6, 122, 6, 3), shaded(leather, 0.4), soft=4, rim=1.8),
    )


def _ballet(leather: Colour) -> Motif:
    """A ballet shoe from the side: a low vamp, a square toe, ribbons that fall in loops."""
    upper = blob((-56, -34, "c"), (-46, -30), (-30, -20), (-6, -18), (18, -30, "c"), (46, -26),
                 (70, -16), (78, -6), (72, 0, "c"), (-50, 0, "c"), (-60, -14))
    inside = blob((-54, -32), (-30, -36), (-2, -34), (18, -29), (-4, -16), (-32, -18))
    sole = blob((-50, -2, "c"), (70, -2, "c"), (60, 5), (-40, 5))
    bands: list[tuple[list[Point], int]] = [
        ([(-50, -30), (-76, -62), (-62, -96), (-34, -92)], 1),
        ([(12, -28), (20, -66), (48, -88), (74, -74)], 1)]
    toe = taper([(48, -26), (54, -12), (52, 2)], [1.6, 3, 1.6])
    return motif(
        sheet([tendril(band, [7, 10, 10, 8, 6, 2], 11, 1.1, side) for band, side in bands],
              shaded(leather, 1.1), shaded(leather, 0.6), soft=5, rim=1.9),
        sheet(sole, "#b89478", "#6c4c3c", shadow=0.6, soft=4, rim=1.2),
        sheet(inside, shaded(leather, 0.35), shaded(leather, 0.2), soft=4, rim=1.2),
        sheet(upper, leather, shaded(leather, 0.45), soft=6, rim=2.1, puff=0.12),
        mark(toe, shaded(leather, 0.5), alpha=0.6),
        mark(taper([(24, -22), (46, -18), (64, -9)], [1, 4, 1]), "#fff0e8", alpha=0.5),
        sheet([leaf(16, -27, 17, 10, -158), leaf(16, -27, 17, 10, -22)], shaded(leather, 1.2),
              soft=3, rim=1.8),
        sheet(circle(16, -27, 4), shaded(leather, 1.2), shadow=0.5, soft=2, rim=1.4),
    )


def _from_behind(kind: Shoe, leather: Colour, trim: Colour) -> Motif:
    """The heel's side: a shaft that narrows at the ankle, its mouth open, its heel a block."""
    dark = shaded(leather, 0.36)
    tall = kind in ("boot", "rubber")
    top, wide = (-122.0, 34.0) if tall else (-52.0, 29.0)
    ankle, low = (-50.0, 25.5) if tall else (-40.0, 26.0)
    shape = blob((-wide, top, "c"), (-wide * 0.9, top * 0.72), (-low, ankle), (-31, -24),
                 (-30, -8, "c"), (30, -8, "c"), (31, -24), (low, ankle), (wide * 0.9, top * 0.72),
                 (wide, top, "c"), (0, top + 11))
    counter = blob((-32, -8, "c"), (-28, -30), (-14, -44), (0, -50), (14, -44), (28, -30),
                   (32, -8, "c"))
    shade = blob((wide, top, "c"), (wide * 0.9, top * 0.72), (low, ankle), (31, -24), (30, -8, "c"),
                 (14, -8, "c"), (18, -26), (low * 0.5, ankle), (wide * 0.5, top * 0.72),
                 (wide * 0.6, top + 4, "c"))
    creases = [taper([(-low - 3, y), (-4, y + 6), (low + 3, y - 1)], [0.5, 3, 0.5])
               for y in ((-64, -54, -46) if tall else (-44,))]
    seam: list[Point] = [(0, top + 16), (1, top * 0.55), (0, -52 if tall else -46)]
    return motif(
        _mouth(kind, leather, top, wide),
        sheet(shape, leather, dark, soft=9, rim=2.2, puff=0.14),
        sheet(all_within([shade], shape), shaded(leather, 0.72), dark, shadow=0.2, soft=4, rim=0.4,
              alpha=0.7),
        mark(creases, dark, alpha=0.6),
        sheet(all_within([counter], shape), shaded(leather, 0.8), dark, shadow=0.6, soft=4,
              rim=1.9),
        mark(stitches(seam, 5, 1.8), trim) if kind != "rubber" else motif(),
        _back_ornament(kind, leather, trim, top, wide),
        sheet(blob((-34, -12, "c"), (34, -12, "c"), (35, -2), (32, 2, "c"), (-32, 2, "c"),
                   (-35, -2)), shaded(dark, 0.9), shaded(dark, 0.5), soft=5, rim=2.1),
        sheet(box(-26, -4, 52, 13, 3), shaded(dark, 0.7), shaded(dark, 0.4), soft=5, rim=1.9),
    )


def _mouth(kind: Shoe, leather: Colour, top: float, wide: float) -> Motif:
    """The open top: dark inside, the far edge behind it, a tongue that hangs out."""
    tongue = blob((-14, top + 2, "c"), (-22, top - 22), (-12, top - 40), (6, top - 42),
                  (20, top - 24), (15, top + 2, "c"))
    lining = shaded(leather, 0.22)
    far = oval(0, top - 2, wide, 12)
    return motif(
        sheet(tongue, shaded(leather, 1.2), shaded(leather, 0.4), soft=6, rim=2)
        if kind in ("boot", "shoe") else motif(),
        sheet(far, shaded(leather, 0.8), lining, soft=6, rim=2.1),
        sheet(oval(0, top + 1, wide - 5, 8), lining, "#0c0408", shadow=0.3, soft=4, rim=0.6),
    )


def _back_ornament(kind: Shoe, leather: Colour, trim: Colour, top: float, wide: float) -> Motif:
    """What is sewn on the back: a strap with a loop, a rubber rim with its stripe, or laces."""
    edge = taper([(-wide, top + 3), (0, top + 13), (wide, top + 3)], [9, 9, 9])
    if kind == "rubber":
        band = taper([(-30, top + 34), (0, top + 42), (30, top + 34)], [7, 7, 7])
        shine = taper([(-19, top + 26), (-17, top * 0.5), (-20, -26)], [1, 6, 1])
        return motif(sheet([edge, band], trim, shaded(trim, 0.5), shadow=0.5, soft=3, rim=1.8),
                     mark(shine, "#fff0dc", alpha=0.35))
    loop = outline(line((-7, top + 22), (-6, top - 6), (6, top - 6), (7, top + 22)), 4.6)
    parts = motif(sheet(edge, shaded(leather, 1.3), shaded(leather, 0.5), shadow=0.5, soft=3,
                        rim=1.9),
                  sheet(loop, trim, shaded(trim, 0.5), soft=3, rim=1.9))
    if kind != "boot":
        return parts
    strap = taper([(-25, -64), (0, -57), (25, -64)], [10, 10, 10])
    buckle = ring(18, -62, 3.6, 7.4)
    return motif(parts, sheet(strap, shaded(leather, 0.7), shaded(leather, 0.3), shadow=0.6,
                              soft=4, rim=1.8),
                 sheet(buckle, trim, shaded(trim, 0.5), shadow=0.5, soft=3, rim=1.8))
