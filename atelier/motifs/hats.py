"""Hats without heads; the middle of the brim's lower edge is the origin."""

import math
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    poly,
    shaded,
    sheet,
    star,
    taper,
    within,
)
from atelier.motifs._seams import beads, stitches

Hat = Literal["top", "straw", "cap", "cone", "bowler", "paper", "broad"]
FELT: dict[Hat, Colour] = {"straw": "#c8963c", "cap": "#2c5c6c", "cone": "#5c2c6c",
                           "paper": "#e8dcc0", "broad": "#3c3424"}


def hat(
    kind: Hat = "top", colour: Colour | None = None, band: Colour = "#b8343c",
    trim: Colour = "#e0b058",
) -> Motif:
    """A hat about 120 wide: top, straw, cap, cone, bowler, folded of paper, or broad-brimmed."""
    colour = colour or FELT.get(kind, "#34283c")
    match kind:
        case "top":
            crown = blob((-38, -10, "c"), (-36, -50), (-44, -96, "c"), (0, -103), (44, -94, "c"),
                         (36, -50), (38, -10, "c"))
            return _brimmed(crown, colour, band, trim, 62, 26)
        case "bowler":
            crown = blob((-38, -10, "c"), (-40, -40), (-22, -66), (0, -70), (22, -66), (40, -40),
                         (38, -10, "c"))
            return _brimmed(crown, colour, band, trim, 56, 15)
        case "straw":
            return _straw(colour, band, trim)
        case "cap":
            return _cap(colour, band, trim)
        case "cone":
            return _cone(colour, band, trim)
        case "paper":
            return _paper(colour)
        case "broad":
            crown = blob((-40, -12, "c"), (-42, -44), (-30, -72), (-8, -64), (12, -72), (34, -62),
                         (42, -40), (40, -12, "c"))
            return _brimmed(crown, colour, band, trim, 104, 18)


def _brimmed(
    crown: Path, colour: Colour, band: Colour, trim: Colour, half: float, wide: float
) -> Motif:
    brim: list[Point] = [(-half, -14), (-half * 0.5, -3), (0, 0), (half * 0.5, -3), (half, -14)]
    ribbon: list[Point] = [(-46, -20 - wide * 0.3), (0, -10 - wide * 0.3), (46, -20 - wide * 0.3)]
    plume = [leaf(24, -26, 44, 15, -58), leaf(26, -26, 34, 12, -34)]
    shine = taper([(-26, -34), (-28, -56), (-22, -78)], [1, 5, 1])
    return motif(
        sheet(oval(0, -12, half * 0.94, 9), shaded(colour, 0.4), soft=7, rim=1.4),
        sheet(crown, colour, shaded(colour, 0.4), soft=8, rim=2.1, puff=0.1),
        mark(all_within([shine], crown), shaded(colour, 1.8), alpha=0.5),
        sheet(taper(ribbon, [wide, wide * 1.1, wide]), band, shaded(band, 0.45), inside=crown,
              shadow=0.4, soft=3, rim=1.6),
        sheet(plume, trim, shaded(trim, 0.5), shadow=0.7, soft=4, rim=1.9),
        sheet(circle(24, -24, 5), band, shaded(band, 0.5), shadow=0.5, soft=2, rim=1.9),
        sheet(taper(brim, [6, 13, 15, 13, 6]), shaded(colour, 1.15), shaded(colour, 0.5), soft=6,
              rim=2.1),
    )


def _straw(colour: Colour, band: Colour, trim: Colour) -> Motif:
    brim = blob((-104, -8), (-60, -24), (0, -30), (60, -24), (104, -8), (64, 8), (0, 13), (-64, 8))
    crown = blob((-46, -16, "c"), (-44, -46), (-26, -62), (0, -66), (26, -62), (44, -46),
                 (46, -16, "c"), (0, -6))
    weave = [outline(line((-96 + i * 14, -6 + i), (0, 9 - i * 5), (96 - i * 14, -6 + i)), 1.6)
             for i in range(3)]
    rows = [outline(line((-46, y), (0, y + 8), (46, y)), 1.6) for y in (-54, -46, -38)]
    fringe = [taper([(x, 8 - (x / 96) ** 2 * 14), (x * 1.04, 17 - (x / 96) ** 2 * 14)], [2.6, 1])
              for x in range(-92, 93, 10)]
    ribbon: list[Point] = [(-46, -24), (0, -13), (46, -24)]
    flower = [leaf(32, -24, 13, 9, t) for t in range(0, 360, 60)]
    return motif(
        sheet(fringe, shaded(colour, 0.8), soft=3, rim=1.4),
        sheet(brim, colour, shaded(colour, 0.42), soft=9, rim=2.1),
        mark(all_within(weave, brim), shaded(colour, 0.5), alpha=0.8),
        sheet(crown, shaded(colour, 1.1), shaded(colour, 0.55), soft=6, rim=2.1, puff=0.08),
        mark(all_within(rows, crown), shaded(colour, 0.5), alpha=0.8),
        sheet(taper(ribbon, [13, 14, 13]), band, shaded(band, 0.45), inside=crown, shadow=0.4,
              soft=3, rim=1.7),
        sheet(flower, trim, shaded(trim, 0.6), shadow=0.6, soft=3, rim=1.8),
        mark(circle(32, -24, 3.6), band),
    )


def _cap(colour: Colour, band: Colour, trim: Colour) -> Motif:
    crown = blob((-48, -10, "c"), (-52, -34), (-34, -56), (0, -62), (40, -52), (52, -28),
                 (46, -8, "c"), (0, -2))
    peak = blob((18, -8, "c"), (46, -14, "c"), (78, -2), (88, 8, "c"), (60, 10), (30, 6))
    seams = [outline(line((0, -62), (x * 0.7, -40), (x, -4)), 1.8) for x in (-34, -6, 24)]
    return motif(
        sheet(peak, shaded(band, 0.8), shaded(band, 0.4), soft=6, rim=2),
        sheet(crown, colour, shaded(colour, 0.42), soft=8, rim=2.1, puff=0.1),
        mark(all_within(seams, crown), shaded(colour, 1.7), alpha=0.7),
        sheet(taper([(-49, -12), (0, -3), (48, -11)], [11, 12, 11]), band, shaded(band, 0.5),
              shadow=0.5, soft=3, rim=1.8),
        mark(stitches([(-46, -12), (0, -3), (46, -11)], 6, 1.6), trim),
        sheet(circle(0, -62, 6), trim, shaded(trim, 0.5), soft=3, rim=2),
    )


def _cone(colour: Colour, band: Colour, trim: Colour) -> Motif:
    shape = blob((-44, -4, "c"), (-22, -70), (-4, -148, "c"), (14, -76), (44, -4, "c"), (0, 8))
    stars = [star(x, y, r, 5, 0.45, x) for x, y, r in ((-14, -30, 8), (14, -46, 7), (-4, -76, 6),
                                                     (20, -14, 6), (-2, -110, 4))]
    tuft = [taper([(-4, -148), (-4 + d, -168 + abs(d) * 0.3)], [4, 1.6])
            for d in (-16, -8, 0, 8, 16)]
    return motif(
        sheet(tuft, trim, shaded(trim, 0.6), soft=4, rim=1.9),
        sheet(shape, colour, shaded(colour, 0.42), soft=8, rim=2.1, puff=0.08),
        mark(all_within(stars, shape), trim, rim=1),
        sheet(taper([(-45, -6), (0, 6), (45, -6)], [12, 14, 12]), band, shaded(band, 0.5),
              shadow=0.6, soft=4, rim=1.9),
        mark(beads([(-40, -5), (0, 6), (40, -5)], 11, 2.2), trim),
    )


def _paper(paper: Colour) -> Motif:
    fold = shaded(paper, 0.55)
    return motif(
        sheet(poly((-62, -2), (0, -74), (62, -2)), paper, fold, soft=7, rim=2.1),
        sheet(poly((0, -74), (62, -2), (6, -2)), shaded(paper, 0.72), fold, shadow=0.3, soft=3,
              rim=1),
        sheet(poly((-74, 0), (-64, -22), (64, -22), (74, 0)), paper, shaded(fold, 1.2), soft=5,
              rim=2.1),
        sheet(poly((-74, 0), (-64, -22), (-40, -22), (-58, 0)), shaded(paper, 0.8), fold,
              shadow=0.2,
              soft=2, rim=0.8),
        mark([outline(line((-60, -20), (60, -20)), 1.2), outline(line((0, -70), (4, -24)), 1.4)],
             fold),
    )


def sun_hat(straw: Colour = "#dca848", ribbon: Colour = "#d8442c") -> Motif:
    """A wide straw hat that hides the eyes, from before, 500 wide; the middle of its band is 0."""
    brim = blob((128, 320), (190, 270), (300, 244), (450, 236), (560, 250), (624, 290), (590, 336),
                (480, 366), (370, 376), (240, 366), (150, 346))
    crown = blob((262, 290, "c"), (272, 200), (310, 150), (380, 134), (450, 150), (486, 200),
                 (494, 282, "c"), (380, 306))
    band = within(outline(blob((262, 282), (380, 304), (494, 276), (494, 250), (380, 276),
                               (262, 256)), 8), crown)
    belt = within(poly((250, 248), (380, 272), (506, 244), (506, 284), (380, 308), (250, 290)),
                    crown)
    spokes = [taper([(380 + 96 * math.cos(a), 292 + 26 * math.sin(a)),
                     (380 + 262 * math.cos(a), 306 + 76 * math.sin(a))], [1, 2.6, 1])
              for a in (math.pi * k / 18 for k in range(36))]
    rounds = [outline(oval(378, 306, 240 - k * 44, 62 - k * 13, -2), 2) for k in range(3)]
    weave = [taper([(268 + k * 3, 280 - k * 34), (380, 296 - k * 36), (490 - k * 3, 272 - k * 34)],
                   [1, 2.4, 1]) for k in range(1, 5)]
    tails = [blob((272, 270, "c"), (220, 330), (196, 392, "c"), (214, 388), (224, 404, "c"),
                  (252, 350), (290, 290, "c"))]
    return motif(sheet(brim, straw, "#7c5024", shadow=1.2, soft=16, lift=12, rim=2.2),
                 mark(all_within([*spokes, *rounds], brim), "#8c5c24", alpha=0.6),
                 sheet(tails, ribbon, shaded(ribbon, 0.5), shadow=0.9, soft=7, rim=1.6),
                 sheet(crown, shaded(straw, 1.08), "#8c5c28", shadow=0.9, soft=9, rim=2),
                 mark(all_within(weave, crown), "#8c5c24", alpha=0.6),
                 sheet(belt, ribbon, shaded(ribbon, 0.55), shadow=0.7, soft=5, rim=1.6),
                 mark(band, "#f08058", alpha=0.25)).at(-380, -290)
