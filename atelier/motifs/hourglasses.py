"""The hourglass, standing or lying."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    blob,
    box,
    circle,
    leaf,
    mark,
    minus,
    motif,
    moved,
    outline,
    pane,
    poly,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    union,
    within,
)
from atelier.motifs._seams import beads


def hourglass(
    sand: float = 0.4, grain: Colour = "#e8a850", grain_end: Colour = "#a85c28",
    brass: Colour = "#b8803c", dark: Colour = "#3c2018", glass: Colour = "#d8ece4",
    running: bool = True,
) -> Motif:
    """An hourglass 240 wide and 440 high; `sand` is the share that has already run through."""
    bulbs = hourglass_bulbs()
    shape = union(*bulbs)
    return motif(
        _posts(brass, dark, (-92, 92), 0.75),
        sheet(shape, glass, shaded(glass, 0.5), shadow=0.4, soft=10, rim=0.8, alpha=0.22, wrap=0.2),
        _sand(bulbs, sand, grain, grain_end, running),
        _shine(shape, glass),
        _collar(brass, dark),
        _plate(brass, dark, -440, flip=True), _plate(brass, dark, 0, flip=False),
        _posts(brass, dark, (-112, 112), 1.0),
    )


def hourglass_lying(
    sand: float = 0.9, grain: Colour = "#e8a850", grain_end: Colour = "#a85c28",
    brass: Colour = "#b8803c", dark: Colour = "#3c2018", glass: Colour = "#d8ece4",
) -> Motif:
    """The same lying down, its ends reach 16 below the origin; that share lies in the left bulb."""
    bulbs = lying_bulbs()
    shape = union(*bulbs)
    hills: list[Path] = []
    for (left, right), share in zip(((-196, -14), (14, 196)), (sand, 1 - sand), strict=True):
        if share > 0.02:
            top = -26 - 150 * share
            wide = right - left
            hills.append(blob((left - 9, 0, "c"), (left - 9, top * 0.8, "c"),
                              (left + wide * 0.3, top), (left + wide * 0.55, top * 0.72),
                              (left + wide * 0.78, top * 0.9), (right + 9, top * 0.62, "c"),
                              (right + 9, 0, "c")))
    inner = minus(shape, outline(shape, 12))
    waves = [taper([(x, y), (x + 30, y - 8), (x + 64, y - 1)], [0.5, 2.4, 0.5])
             for x, y in ((-180, -50), (-130, -70), (-110, -34), (-70, -56), (40, -28), (110, -32))]
    sands = [within(hill, inner) for hill in hills]
    frame = motif(_plate(brass, dark, -440, flip=True), _plate(brass, dark, 0, flip=False))
    return motif(
        sheet([box(-204, -206, 408, 12, 5)], shaded(brass, 0.7), dark, soft=6, rim=1.6),
        sheet(shape, glass, shaded(glass, 0.5), shadow=0.4, soft=10, rim=0.8, alpha=0.22, wrap=0.2),
        sheet(sands, grain, grain_end, shadow=0.4, soft=6, rim=1.8),
        mark([within(wave, one) for wave in waves for one in sands], grain_end, alpha=0.7),
        _shine(shape, glass),
        _collar(brass, dark).at(-220, -110, 1, 90),
        frame.at(-220, -110, 1, 90),
        sheet([box(-204, -20, 408, 13, 5)], brass, dark, soft=6, rim=2.1),
    )


def hourglass_bulbs() -> tuple[Path, Path]:
    """The upper and the lower bulb of `hourglass`, for what is to be seen inside."""
    upper = blob((-74, -408, "c"), (74, -408, "c"), (88, -362), (78, -300), (34, -250),
                 (9, -220, "c"),
                 (-9, -220, "c"), (-34, -250), (-78, -300), (-88, -362))
    lower = blob((-74, -32, "c"), (74, -32, "c"), (88, -78), (78, -140), (34, -190), (9, -222, "c"),
                 (-9, -222, "c"), (-34, -190), (-78, -140), (-88, -78))
    return upper, lower


def lying_bulbs() -> tuple[Path, Path]:
    """The left and the right bulb of `hourglass_lying`, for what is to be seen inside."""
    upper, lower = hourglass_bulbs()
    return moved(lower, -220, -110, turn=90), moved(upper, -220, -110, turn=90)


def _sand(
    bulbs: tuple[Path, Path], gone: float, grain: Colour, end: Colour, running: bool
) -> Motif:
    upper, lower = (minus(bulb, outline(bulb, 13)) for bulb in bulbs)
    level = -384 + 150 * gone
    heap = -40 - 150 * gone
    left_over = blob((-100, level, "c"), (-40, level + 8), (0, level + 22), (40, level + 8),
                     (100, level, "c"), (100, -214, "c"), (-100, -214, "c"))
    fallen = blob((-100, -20, "c"), (-96, heap * 0.55 - 16), (-34, heap + 12), (0, heap),
                  (34, heap + 12), (96, heap * 0.55 - 16), (100, -20, "c"))
    sheets = []
    if gone < 0.98:
        sheets.append(sheet(within(left_over, upper), grain, end, shadow=0.4, soft=5, rim=1.8))
    if gone > 0.02:
        sheets.append(sheet(within(fallen, lower), grain, end, shadow=0.4, soft=5, rim=1.8))
    stream = taper([(0, -236), (0, heap + 4)], [5, 2.4])
    stars = [star(x, y, r, 4, 0.34) for x, y, r in ((-30, -50, 6), (18, -58, 5), (42, -44, 4),
                                                  (-8, -72, 4))]
    flow = pane(stream, grain, 1.0, glow=4, spill=0.3) if running and gone < 0.98 else motif()
    return motif(sheets, mark([within(one, within(fallen, lower)) for one in stars], "#ffe8b0",
                              alpha=0.8), flow)


def _shine(shape: Path, glass: Colour) -> Motif:
    left, top, right, low = (shape.computeTightBounds().left(), shape.computeTightBounds().top(),
                             shape.computeTightBounds().right(),
                             shape.computeTightBounds().bottom())
    edge = within(outline(shape, 9), shape)
    tall = low - top > right - left
    spots: list[list[Point]] = (
        [[(-62, -384), (-68, -340), (-50, -296)], [(-50, -140), (-66, -100), (-64, -66)]] if tall
        else [[(-164, -168), (-120, -176), (-70, -152)], [(80, -156), (120, -176), (164, -166)]])
    return motif(mark(edge, glass, alpha=0.45),
                 mark([taper(spot, [1, 9, 1]) for spot in spots], "#ffffff", alpha=0.5))


def _collar(brass: Colour, dark: Colour) -> Motif:
    return motif(sheet([box(-15, -228, 30, 15, 6)], brass, dark, soft=4, rim=2),
                 mark(circle(0, -220.5, 3), dark))


def _plate(brass: Colour, dark: Colour, y: float, flip: bool) -> Motif:
    side = -1 if flip else 1
    slab = box(-126, y - 36 if not flip else y + 8, 252, 28, 9)
    outer = box(-116, y - 12 if not flip else y, 232, 12, 6)
    middle = y - side * 22
    leaves: list[Path] = [leaf(s * 12, middle, 44, 13, 0 if s > 0 else 180) for s in (-1, 1)]
    leaves += [star(0, middle, 9, 8, 0.4), *(swirl(s * 78, middle, 8, 1.3, 3.4, s, 90)
                                              for s in (-1, 1))]
    feet: list[Path] = [poly((s * 104, y - 2), (s * 84, y - 2), (s * 92, y + side * 8),
                             (s * 102, y + side * 8)) for s in (-1, 1)]
    return motif(
        sheet(feet, dark, soft=4, rim=1.6),
        sheet(outer, shaded(brass, 0.85), dark, soft=7, rim=2),
        sheet(slab, brass, dark, soft=9, rim=2.2, puff=0.08),
        mark(leaves, dark, rim=0.9, alpha=0.9),
    )


def _posts(brass: Colour, dark: Colour, places: tuple[float, float], light: float) -> Motif:
    posts = []
    for x in places:
        post = blob((x - 6, -36, "c"), (x - 4, -90), (x - 9, -140), (x - 4, -190), (x - 10, -220),
                    (x - 4, -250), (x - 9, -300), (x - 4, -350), (x - 6, -404, "c"),
                    (x + 6, -404, "c"), (x + 4, -350), (x + 9, -300), (x + 4, -250), (x + 10, -220),
                    (x + 4, -190), (x + 9, -140), (x + 4, -90), (x + 6, -36, "c"))
        posts.append(post)
    knobs = beads([(places[0], -220), (places[1], -220)], places[1] - places[0] - 0.5, 3)
    return motif(sheet(posts, shaded(brass, light), shaded(dark, light), soft=7, rim=2.1),
                 mark(knobs, dark))
