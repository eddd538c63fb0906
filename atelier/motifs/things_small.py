"""Books, letters, coins, eggs."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    box,
    circle,
    leaf,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    union,
    within,
)
from atelier.motifs._seams import arc, beads, stitches

Book = Literal["closed", "open", "stack"]


def book(
    state: Book = "closed", cover: Colour = "#8c2c34", gold: Colour = "#e0b058",
    paper: Colour = "#f0e0bc", others: tuple[Colour, ...] = ("#2c5c6c", "#6c5428", "#4c2c5c"),
) -> Motif:
    """A book: closed and standing (90 wide), open with rising pages (180), or a stack of four."""
    match state:
        case "closed":
            return _closed_book(cover, gold, paper)
        case "open":
            return _open_book(cover, gold, paper)
        case "stack":
            return motif([_lying_book(colour, gold, paper, 132 - i * 11, 27).at((-5, 8, -2, 6)[i],
                                                                               -i * 27, 1, turn)
                          for i, (colour, turn) in enumerate(zip((cover, *others), (0, 1, -2, 3),
                                                                 strict=False))])


def _closed_book(cover: Colour, gold: Colour, paper: Colour) -> Motif:
    board = blob((-44, 0, "c"), (-45, -122, "c"), (40, -124, "c"), (42, 0, "c"))
    spine = blob((-50, 1, "c"), (-52, -60), (-51, -122, "c"), (-40, -124, "c"), (-39, 0, "c"))
    leaves = blob((36, -119, "c"), (48, -116, "c"), (49, -4, "c"), (38, -2, "c"))
    frame = minus(box(-28, -112, 58, 100, 6), box(-25, -109, 52, 94, 4))
    curls = [swirl(1 + sx * 17, -62 + sy * 37, 8, 1.3, 3, sx * sy, 90) for sx in (-1, 1)
             for sy in (-1, 1)]
    ribs = [box(-53, y, 14, 5, 2) for y in (-108, -76, -46, -18)]
    return motif(
        sheet(leaves, paper, shaded(paper, 0.6), soft=6, rim=1.6),
        mark([taper([(40 + i * 3, -116), (41 + i * 3, -5)], [0.8, 0.8]) for i in range(3)],
             shaded(paper, 0.5)),
        sheet(board, cover, shaded(cover, 0.42), soft=8, rim=2.1),
        mark([frame, *curls], gold, rim=0.9),
        sheet(star(1, -62, 20, 8, 0.42), gold, shaded(gold, 0.5), shadow=0.4, soft=3, rim=1.8),
        mark(circle(1, -62, 5), cover),
        sheet(spine, shaded(cover, 0.85), shaded(cover, 0.4), shadow=0.7, soft=4, rim=2),
        sheet(ribs, gold, shaded(gold, 0.45), shadow=0.4, soft=2, rim=1.7),
    )


def _open_book(cover: Colour, gold: Colour, paper: Colour) -> Motif:
    boards = blob((-94, -12, "c"), (-50, -4), (0, 4, "c"), (50, -4), (94, -12, "c"), (98, 0, "c"),
                  (50, 9), (0, 14), (-50, 9), (-98, 0, "c"))
    sheets = []
    for side in (-1, 1):
        for index, (reach, lift) in enumerate(((88, 12), (84, 20), (76, 32), (58, 56), (34, 76))):
            page = blob((0, 4, "c"), (side * reach * 0.3, -lift - 14 + index * 3),
                        (side * reach * 0.72, -lift - 13), (side * reach, -lift, "c"),
                        (side * reach * 0.9, -lift + 7), (side * reach * 0.5, -lift * 0.5 + 3))
            light = 1 - 0.07 * abs(index - 3)
            sheets.append(sheet(page, shaded(paper, light), shaded(paper, light * 0.66),
                                shadow=0.7, soft=5, rim=2, through=0.6))
    ribbon = taper([(2, 2), (6, 14), (2, 30)], [4, 5, 5], round_ends=False)
    return motif(sheet(boards, cover, shaded(cover, 0.5), soft=8, rim=2),
                 mark(beads([(-88, -5), (0, 9), (88, -5)], 22, 2), gold), sheets,
                 sheet(ribbon, gold, shaded(gold, 0.5), soft=3, rim=1.8))


def _lying_book(
    cover: Colour, gold: Colour, paper: Colour, width: float, height: float
) -> Motif:
    half = width / 2
    pages = box(-half + 8, -height + 5, width - 14, height - 10, 2)
    case = [box(-half, -height, width, 6, 2), box(-half, -6, width, 6, 2),
            blob((-half + 4, -height, "c"), (-half - 6, -height / 2), (-half + 4, 0, "c"),
                 (-half + 14, 0, "c"), (-half + 14, -height, "c"))]
    lines = [box(-half + 14, -height + 8 + i * 4, width - 21, 1) for i in range(3)]
    marks: list[Path] = [box(-half + 1, -height + 2, 5, height - 4, 2),
                         star(-half + 9, -height / 2, 4, 4, 0.36)]
    return motif(sheet(pages, paper, shaded(paper, 0.6), soft=5, rim=1.4),
                 mark(lines, shaded(paper, 0.5), alpha=0.7),
                 sheet(case, cover, shaded(cover, 0.5), soft=5, rim=2), mark(marks, gold, rim=0.9))


def envelope(
    opened: bool = False, paper: Colour = "#e8d8b8", shade: Colour = "#a07858",
    wax: Colour = "#a8282c",
) -> Motif:
    """A letter 120 wide, its middle at the origin: sealed, or open with its sheet half out."""
    back = box(-60, -38, 120, 76, 3)
    left, right = poly((-60, -38), (-60, 38), (4, 4)), poly((60, -38), (60, 38), (-4, 4))
    lower = blob((-60, 38, "c"), (0, -8), (60, 38, "c"), tension=0.2)
    if opened:
        flap = blob((-60, -36, "c"), (-8, -84), (8, -84), (60, -36, "c"), tension=0.3)
        page = blob((-48, 14, "c"), (-50, -74, "c"), (46, -78, "c"), (48, 14, "c"))
        curl = [swirl(0, -52, 12, 1.4, 4, 1, 90), leaf(14, -48, 20, 9, -20),
                leaf(-14, -48, 20, 9, 200)]
        return motif(
            sheet(flap, shaded(paper, 0.6), shaded(shade, 0.8), soft=6, rim=1.8),
            sheet(back, shaded(shade, 0.8), shaded(shade, 0.6), soft=8, rim=1.6),
            sheet(page, shaded(paper, 1.08), paper, shadow=0.7, soft=5, rim=2),
            mark(curl, wax, alpha=0.8),
            sheet([left, right], paper, shade, shadow=0.7, soft=5, rim=1.8),
            sheet(lower, paper, shaded(shade, 1.2), shadow=0.8, soft=5, rim=2))
    flap = blob((-60, -38, "c"), (60, -38, "c"), (8, 12), (0, 16), (-8, 12), tension=0.3)
    seal = blob(*((12 * r * a, 8 + 12 * r * b) for a, b, r in (
        (1, 0, 1), (0.7, 0.7, 1.12), (0, 1, 1), (-0.7, 0.7, 1.1), (-1, 0, 1.05), (-0.7, -0.7, 1),
        (0, -1, 1.1), (0.7, -0.7, 1))))
    return motif(
        sheet(back, paper, shade, soft=8, rim=2),
        sheet([left, right], paper, shade, shadow=0.5, soft=4, rim=1.6),
        sheet(lower, paper, shade, shadow=0.6, soft=4, rim=1.7),
        sheet(flap, shaded(paper, 0.94), shaded(shade, 0.85), shadow=0.9, soft=5, rim=2),
        mark(stitches([(-52, -34), (0, 8), (52, -34)], 6, 1.6), wax, alpha=0.35),
        sheet(seal, wax, shaded(wax, 0.5), shadow=0.8, soft=4, rim=2.2),
        mark(star(0, 8, 7, 5, 0.45), shaded(wax, 1.7), rim=1),
    )


def coin(
    gold: Colour = "#d8982c", dark: Colour = "#6c3814", lying: bool = False, thick: float = 10
) -> Motif:
    """A coin 90 wide with a star, its middle at the origin; or lying flat."""
    if lying:
        side = union(oval(0, thick, 45, 15), box(-45, 0, 90, thick))
        notches = [taper([(x, 13 - (x / 45) ** 2 * 12), (x, 13 + thick - (x / 45) ** 2 * 12)],
                         [1.6, 1.6]) for x in range(-40, 41, 8)]
        flat = _squashed(star(0, 0, 25, 8, 0.42), 0.33)
        return motif(sheet(side, shaded(gold, 0.7), dark, soft=5, rim=1.8),
                     mark(all_within(notches, side), shaded(dark, 0.8), alpha=0.8),
                     sheet(oval(0, 0, 45, 15), gold, shaded(gold, 0.6), shadow=0.3, soft=3,
                           rim=2.2),
                     mark(minus(oval(0, 0, 38, 12), oval(0, 0, 35.5, 11)), dark, alpha=0.8),
                     sheet(flat, shaded(gold, 1.4), shaded(gold, 0.8), shadow=0.4, soft=2, rim=1.8))
    notches = [taper([arc(0, 0, 40, 40, t, t, 1)[0], arc(0, 0, 45, 45, t, t, 1)[0]], [1.6, 1.6])
               for t in range(0, 360, 12)]
    return motif(
        sheet(circle(3, 2, 45), dark, shaded(dark, 0.6), soft=8, rim=1.8),
        sheet(circle(0, 0, 45), gold, shaded(gold, 0.5), shadow=0.3, soft=3, rim=2.3),
        mark(notches, dark, alpha=0.7),
        mark([ring(0, 0, 35, 37), *beads(arc(0, 0, 31, 31, 0, 350, 30), 9.7, 1.5)], dark),
        sheet(star(0, 0, 25, 8, 0.42), shaded(gold, 1.45), shaded(gold, 0.75), shadow=0.5, soft=3,
              rim=2),
        mark(circle(0, 0, 5), dark, alpha=0.8),
    )


def _squashed(path: Path, share: float) -> Path:
    return moved(path, tall=share)


Egg = Literal["plain", "ornamented", "cracked", "cut"]


def egg(
    kind: Egg = "plain", shell: Colour = "#e8d8b4", shade: Colour = "#94684c",
    paint: Colour = "#a8343c", second: Colour = "#2c6c74", light: Colour = "#ffc860",
) -> Motif:
    """An egg 150 wide and 200 high on its blunt end; painted, cracked and lit, or cut to a ring."""
    shape = egg_shape()
    body = sheet(shape, shell, shade, soft=12, rim=2.1, puff=0.12, through=0.5)
    match kind:
        case "plain":
            spots = [oval(x, y, r, r * 1.2) for x, y, r in ((-34, -70, 3), (22, -110, 2.6),
                                                          (-10, -140, 2.2), (40, -60, 3.2),
                                                          (0, -40, 2.6), (-48, -100, 2.2),
                                                          (16, -160, 2), (46, -96, 2))]
            return motif(body, mark(spots, shaded(shade, 0.6), alpha=0.8), _egg_shine())
        case "ornamented":
            return motif(body, _painted(shape, paint, second), _egg_shine())
        case "cracked":
            crack = _crack()
            return motif(body, _egg_shine(), pane(within(crack, shape), light, 1.6, glow=13,
                                                  spill=0.7),
                         mark(within(minus(outline(crack, 3), crack), shape), shade, alpha=0.7))
        case "cut":
            hole = egg_hollow()
            return motif(sheet(minus(shape, hole), shell, shade, soft=12, rim=2.3, through=0.4),
                         mark(within(minus(outline(hole, 5), hole), shape), shaded(shell, 1.2),
                              alpha=0.7))


def egg_shape() -> Path:
    """The outline of `egg`."""
    return blob((0, -200), (40, -178), (68, -118), (75, -66), (56, -18), (0, 0), (-56, -18),
                (-75, -66), (-68, -118), (-40, -178))


def egg_hollow() -> Path:
    """What is open in `egg("cut")`, for what is to be seen inside."""
    return blob((0, -187), (35, -167), (60, -114), (66, -68), (49, -25), (0, -10), (-49, -25),
                (-66, -68), (-60, -114), (-35, -167))


def _egg_shine() -> Motif:
    return motif(mark(taper([(-42, -60), (-46, -100), (-28, -150)], [1, 9, 1]), "#fff8ec",
                      alpha=0.45))


def _painted(shape: Path, paint: Colour, second: Colour) -> Motif:
    belts = [taper([(-80, y), (-40, y + 12), (0, y + 16), (40, y + 12), (80, y)],
                   [wide, wide, wide])
             for y, wide in ((-144, 5), (-52, 5))]
    wide_belt = taper([(-80, -104), (-40, -92), (0, -88), (40, -92), (80, -104)], [40, 44, 40])
    stars = [star(x, -88 - (x / 60) ** 2 * 12, r, 8, 0.42) for x,
             r in ((-48, 12), (0, 18), (48, 12))]
    dots = beads([(-70, -132), (-36, -121), (0, -118), (36, -121), (70, -132)], 12, 2.6)
    leaves = [leaf(x, -26 - (x / 60) ** 2 * 8, 26, 10, t) for x in (-40, -13, 13, 40)
              for t in (-115, -65)]
    top = [leaf(0, -166, 26, 11, t) for t in (-150, -120, -90, -60, -30)]
    return motif(
        sheet(wide_belt, paint, shaded(paint, 0.5), inside=shape, shadow=0.3, soft=3, rim=1.4),
        sheet(belts, second, shaded(second, 0.5), inside=shape, shadow=0.3, soft=3, rim=1.4),
        mark(all_within(stars, shape), "#f0d090", rim=1),
        mark(all_within(dots, shape), paint), mark(all_within(leaves, shape), second),
        mark(all_within(top, shape), paint, alpha=0.9),
    )


def _crack() -> Path:
    edge: list[Point] = [(-80, -122), (-52, -104), (-40, -120), (-18, -92), (-4, -112), (14, -86),
                         (34, -108), (50, -92), (80, -112)]
    low: list[Point] = [(80, -108), (50, -86), (34, -99), (14, -78), (-4, -101), (-18, -83),
                        (-40, -112), (-52, -98), (-80, -119)]
    return poly(*edge, *low)

