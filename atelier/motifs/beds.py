"""Beds: from the side, so that somebody can lie in them, and from above."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    all_within,
    blob,
    box,
    circle,
    mark,
    motif,
    outline,
    shaded,
    sheet,
    star,
    swirl,
    taper,
)

Part = Literal["whole", "behind", "front"]


def bed(
    part: Part = "whole", wood: Colour = "#7a4a34", wood_end: Colour = "#341a24",
    linen: Colour = "#e8dcc4", linen_end: Colour = "#9a8a94", blanket: Colour = "#3c5488",
    blanket_end: Colour = "#1c2450", legs: float = 40,
) -> Motif:
    """A bed from the side, 520 wide, head at the left; the sleeper goes between behind and front.

    `legs` is their length; the pillow's middle is (-176, -legs - 96), the mattress 60 above the
    legs.
    """
    behind = motif(
        _post(-250, 214, wood, wood_end, legs), _board(-250, wood, wood_end, legs),
        sheet(box(-244, -68 - legs, 492, 50, 14), linen, linen_end, soft=10, rim=1.5),
        _pillow(linen, linen_end).at(-182, -62 - legs),
    )
    front = motif(
        _blanket(blanket, blanket_end, linen).at(0, -legs),
        sheet(box(-250, -26 - legs, 500, 26, 5), wood, wood_end, shadow=0.9, soft=8, rim=1.6),
        sheet([star(x, -13 - legs, 7, 4, 0.35) for x in range(-200, 201, 50)], shaded(wood, 1.9),
              wood, shadow=0.2, soft=2),
        _post(250, 132, wood, wood_end, legs),
    )
    return {"behind": behind, "front": front}.get(part, behind + front)


def _post(x: float, height: float, wood: Colour, end: Colour, legs: float) -> Motif:
    top = -legs - height
    turned = [box(x - 9, top + 10, 18, height + legs - 10, 5)]
    if legs > 90:
        turned.append(taper([(x, -legs), (x, -legs * 0.4), (x, -14)], [40, 28, 36]))
        turned.append(box(x - 26, -16, 52, 16, 4))
    rings = [box(x - 13, y, 26, 8, 4) for y in (top + 8, top + height * 0.45, -legs - 30,
                                                -legs + 2)]
    foot = taper([(x, -min(legs, 34)), (x, -5)], [24, 12])
    return motif(
        sheet([*turned, foot], wood, end, shadow=0.9, soft=8, rim=1.7),
        sheet([*rings, circle(x, top, 15)], shaded(wood, 1.4), end, shadow=0.6, soft=5, rim=1.7),
    )


def _board(x: float, wood: Colour, end: Colour, legs: float) -> Motif:
    """The headboard, seen a little from the front, with a carved moon."""
    low = -legs - 30
    face = blob((x, low, "c"), (x, low - 136, "c"), (x + 20, low - 168), (x + 50, low - 176),
                (x + 74, low - 146), (x + 84, low - 110, "c"), (x + 84, low, "c"))
    curl = swirl(x + 44, low - 118, 20, 1.5, 6, 1, 90)
    return motif(sheet(face, shaded(wood, 0.8), end, shadow=1, soft=10, rim=1.6),
                 sheet(outline(face, 9), wood, end, inside=face, shadow=0.5, soft=4, rim=1.2),
                 sheet(curl, shaded(wood, 1.6), wood, shadow=0.4, soft=3))


def _pillow(linen: Colour, end: Colour) -> Motif:
    cushion = blob((-58, -6), (-62, -44, "c"), (-30, -56), (20, -58), (60, -50, "c"), (56, -8),
                   (62, 2, "c"), (0, 2), (-62, 2, "c"))
    folds = [taper([(52, -44), (34, -34), (22, -36)], [2.4, 2, 0.4]),
             taper([(-54, -38), (-40, -28), (-30, -30)], [2.4, 2, 0.4]),
             taper([(50, -6), (30, -12), (14, -8)], [2.4, 2, 0.4])]
    return motif(sheet(cushion, shaded(linen, 1.05), end, soft=9, rim=1.7, puff=0.12),
                 mark(folds, end, alpha=0.8))


def _blanket(colour: Colour, end: Colour, linen: Colour) -> Motif:
    """Scalloped below, quilted with stars, its linen turned over."""
    hem = [(238 - i * 27.0, -18 + 10 * (i % 2)) for i in range(14)]
    cover = blob((-112, -76, "c"), (-60, -104), (40, -112), (150, -108), (222, -96), (244, -76,
                                                                                      "c"),
                 (240, -18, "c"), *hem, (-114, -8, "c"))
    turned = blob((-124, -74, "c"), (-96, -96), (-70, -104, "c"), (-62, -60), (-66, -10, "c"),
                  (-96, -2), (-126, -10, "c"), (-130, -44))
    lines = [taper([(x + 40, -120), (x - 20, 0)], [1.6, 1.6]) for x in range(-90, 300, 44)]
    lines += [taper([(x - 40, -120), (x + 20, 0)], [1.6, 1.6]) for x in range(-90, 300, 44)]
    stars = [star(x, y, 8, 5, 0.45, 9) for x, y in
             ((-24, -84), (20, -60), (64, -86), (108, -58), (152, -84), (196, -58), (-24, -36),
              (64, -32), (152, -32))]
    return motif(
        sheet(cover, colour, end, soft=10, rim=1.7, puff=0.1),
        mark(all_within(lines, cover), shaded(colour, 1.5), alpha=0.4),
        sheet(all_within(stars, cover), "#e8c878", "#b08850", shadow=0.3, soft=2, rim=1),
        sheet(turned, linen, shaded(linen, 0.55), shadow=0.8, soft=6, rim=1.4),
        mark([taper([(-116, y), (-96, y - 5), (-76, y)], [0.5, 2, 0.5]) for y in (-70, -46, -22)],
             shaded(linen, 0.5), alpha=0.7),
    )


def bed_from_above(
    sheets: Colour = "#e8dcc4", sheets_end: Colour = "#a89aa0", brass: Colour = "#e0b060",
    brass_end: Colour = "#8a5428", quilt: Colour = "#5c8048", quilt_end: Colour = "#2c4c34",
) -> Motif:
    """A bed from straight above, 560 by 900, brass rails at both ends; its foot's middle origin.

    The quilt lies from -30 to -640; put fields on it, inside `quilt_shape()`.
    """
    rails = [box(-276, y, 552, 13, 6) for y in (-908, -20)]
    knobs = [circle(s * 276, y, 17) for s in (-1, 1) for y in (-902, -14)]
    pillow = blob((-190, -850, "c"), (-60, -866), (80, -864), (196, -848, "c"), (206, -760),
                  (190, -690, "c"), (60, -676), (-80, -678), (-194, -692, "c"), (-204, -770))
    creases = [taper([(s * 186, y), (s * 150, y + d), (s * 112, y + d * 0.6)], [3, 3, 0.5])
               for s in (-1, 1) for y, d in ((-838, 22), (-706, -20))]
    turned = blob((-272, -640, "c"), (-100, -652), (100, -632), (272, -644, "c"), (268, -580, "c"),
                  (90, -566), (-110, -584), (-268, -572, "c"))
    lace = [circle(-255 + i * 30, -570, 13) for i in range(18)]
    return motif(
        sheet(box(-270, -900, 540, 888, 18), sheets, sheets_end, shadow=1.1, soft=16, rim=1.6),
        sheet(pillow, shaded(sheets, 1.06), sheets_end, soft=13, rim=1.8, puff=0.14),
        mark(creases, sheets_end, alpha=0.8),
        sheet(quilt_shape(), quilt, quilt_end, shadow=1.1, soft=14, rim=1.8, puff=0.08),
        sheet(lace, sheets, sheets_end, shadow=0.7, soft=5, rim=1.2),
        sheet(turned, sheets, sheets_end, shadow=0.7, soft=6, rim=1.5),
        sheet(rails, brass, brass_end, shadow=1, soft=8, rim=1.9),
        sheet(knobs, brass, brass_end, shadow=1, soft=7, rim=1.9, puff=0.15),
    )


def quilt_shape() -> Path:
    """Where the quilt of the bed from above lies."""
    return blob((-284, -636, "c"), (-276, -400), (-290, -180), (-282, -4, "c"), (-120, 4), (60, -4),
                (282, 4, "c"), (288, -200), (278, -420), (284, -636, "c"))
