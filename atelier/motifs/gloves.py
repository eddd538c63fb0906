"""Empty gloves that stand for hands."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    leaf,
    mark,
    motif,
    outline,
    shaded,
    sheet,
    taper,
    union,
)
from atelier.motifs._seams import beads, stitches

Pose = Literal["open", "pointing", "holding", "folded"]

Stroke = tuple[list[Point], list[float]]
OPEN: tuple[Stroke, ...] = (
    ([(-36, -120), (-50, -170), (-56, -214)], [32, 29, 22]),
    ([(-12, -132), (-16, -190), (-16, -242)], [33, 30, 23]),
    ([(14, -130), (20, -186), (26, -234)], [33, 30, 22]),
    ([(36, -116), (52, -160), (62, -198)], [30, 26, 20]),
)
THUMB: Stroke = ([(-30, -66), (-70, -88), (-92, -126), (-96, -150)], [40, 34, 29, 22])


def glove(
    pose: Pose = "open", cloth: Colour = "#d8c4a0", end: Colour = "#7c5444",
    trim: Colour = "#a83038", cuff: Colour | None = None, sixth: bool = False,
) -> Motif:
    """A glove 160 wide and 260 high, its hem at the origin; what it holds runs level at y -112."""
    hem = cuff or shaded(cloth, 0.8)
    match pose:
        case "open":
            return motif(_cuff(hem, end, trim), _open(cloth, end, trim, sixth))
        case "pointing":
            return motif(_cuff(hem, end, trim), _pointing(cloth, end, trim))
        case "holding":
            return motif(_cuff(hem, end, trim), _holding(cloth, end, trim))
        case "folded":
            other = glove("open", shaded(cloth, 0.75), shaded(end, 0.8), trim, cuff)
            return motif(other.at(-24, 26, 1, -74), glove("open", cloth, end, trim, cuff).at(
                10, 10, 1, -98))


def _cuff(cloth: Colour, end: Colour, trim: Colour) -> Motif:
    shape = blob((-40, -66, "c"), (-44, -34), (-60, -4, "c"), (-30, 5), (0, 8), (30, 5),
                 (60, -4, "c"),
                 (44, -34), (40, -66, "c"))
    hem: list[Point] = [(-56, -12), (-28, -3), (0, 0), (28, -3), (56, -12)]
    points = [leaf(x, -16 - (x / 50) ** 2 * 4, 22, 10, -90 + x * 0.4) for x in range(-40, 41, 16)]
    return motif(sheet(shape, cloth, end, soft=8, rim=2),
                 sheet(taper(hem, [8, 10, 10, 10, 8]), trim, shaded(trim, 0.5), inside=shape,
                       shadow=0.4, soft=3, rim=1.7),
                 mark(all_within(points, shape), trim, rim=0.8, alpha=0.9))


def _palm() -> Path:
    return blob((-48, -70), (-54, -110), (-46, -140), (-10, -150), (26, -148), (50, -130),
                (54, -100),
                (44, -66), (40, -52, "c"), (0, -46), (-40, -52, "c"))


def _finger(stroke: Stroke, cloth: Colour, end: Colour, trim: Colour) -> Motif:
    points, widths = stroke
    shape = taper(points, widths)
    seam = stitches([(x + widths[0] * 0.3, y) for x, y in points], 6, 1.8)
    return motif(sheet(shape, cloth, end, shadow=0.8, soft=7, rim=2),
                 mark(all_within(seam, shape), trim, alpha=0.7))


def _open(cloth: Colour, end: Colour, trim: Colour, sixth: bool) -> Motif:
    bud: Stroke = ([(-60, -74), (-84, -72), (-98, -82)], [20, 17, 12])
    palm = union(_palm())
    backs = [taper([(x * 0.6, -92), (x * 0.8, -118), (x, -140)], [1.4, 4.4, 1.4])
             for x in (-34, 0, 34)]
    seam = stitches([(-44, -66), (-20, -58), (20, -58), (42, -66)], 7, 2.2)
    return motif(
        _finger(bud, shaded(cloth, 0.95), end, trim) if sixth else motif(),
        [_finger(one, shaded(cloth, 0.92 + 0.04 * i), end, trim) for i, one in enumerate(OPEN)],
        sheet(palm, cloth, end, soft=8, rim=1.8, puff=0.1),
        mark(backs, trim, rim=0.7, alpha=0.75), mark(seam, trim, alpha=0.8),
        _finger(THUMB, shaded(cloth, 1.04), end, trim),
        sheet(beads([(-12, -60), (14, -60)], 12.6, 3.6), trim, shaded(trim, 0.5), shadow=0.5,
              soft=2,
              rim=1.8),
    )


def _pointing(cloth: Colour, end: Colour, trim: Colour) -> Motif:
    index: Stroke = ([(-22, -130), (-26, -190), (-26, -246)], [33, 29, 21])
    curled: tuple[Stroke, ...] = (
        ([(10, -144), (9, -124), (6, -104)], [33, 34, 26]),
        ([(34, -134), (33, -116), (29, -98)], [30, 31, 24]),
        ([(52, -116), (51, -102), (46, -86)], [25, 26, 20]))
    thumb: Stroke = ([(-40, -74), (-54, -100), (-34, -118), (2, -108)], [36, 32, 28, 21])
    return motif(
        _finger(index, cloth, end, trim),
        sheet(_palm(), cloth, end, soft=8, rim=1.8, puff=0.1),
        [_finger(one, shaded(cloth, 0.94 + 0.04 * i), end, trim) for i, one in enumerate(curled)],
        _finger(thumb, shaded(cloth, 1.06), end, trim),
        mark(stitches([(-44, -66), (-20, -58), (20, -58), (42, -66)], 7, 2.2), trim, alpha=0.8),
    )


def _holding(cloth: Colour, end: Colour, trim: Colour) -> Motif:
    """A fist about a level rod, which is drawn before it."""
    fingers: tuple[Stroke, ...] = tuple(
        ([(x, -146 + abs(x - 4) * 0.18), (x, -116), (x, -86)], [29, 31, 23])
        for x in (-36, -11, 14, 38))
    thumb: Stroke = ([(-40, -70), (-66, -90), (-64, -118), (-40, -128)], [32, 29, 26, 20])
    return motif(
        sheet(_palm(), shaded(cloth, 0.8), end, soft=8, rim=1.6),
        [_finger(one, shaded(cloth, 0.94 + 0.03 * i), end, trim) for i, one in enumerate(fingers)],
        _finger(thumb, shaded(cloth, 1.06), end, trim),
        mark(outline(taper([(-44, -62), (0, -54), (42, -62)], [1, 1]), 1.4), trim, alpha=0.6),
    )
