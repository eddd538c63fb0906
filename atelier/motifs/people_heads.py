"""Heads of many people, from behind and from the side; the pit of the neck at the origin."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Sheet,
    blob,
    circle,
    line,
    mark,
    mixed,
    motif,
    outline,
    oval,
    sheet,
    taper,
    union,
    within,
)
from atelier.motifs.people_hats import hat_sheets
from atelier.motifs.rig import PEOPLE, Hairdo, Hat, Look, bright, cut, deep

SKULL_Y = -15.0


def head_back(who: Look = PEOPLE[0], hat: Hat | None = None) -> Motif:
    """A head from behind, 24 high, with its hair and hat."""
    worn = who.hat if hat is None else hat
    skull = union(oval(0, SKULL_Y, 8.6, 10.6), taper([(0, -10), (0, 3)], [8.4, 9.4]))
    ears = [oval(-8.8, -14, 2, 3.1, -8), oval(8.8, -14, 2, 3.1, 8)]
    parts = [cut(ears, who.skin, 0.5, 2), cut(skull, who.skin, 0.5, 3)]
    if worn in ("hood", "veil", "oilskin"):
        return motif(parts, hat_sheets(worn, who, side=False))
    return motif(parts, _hair_back(who), hat_sheets(worn, who, side=False))


def head_side(who: Look = PEOPLE[1], hat: Hat | None = None) -> Motif:
    """A head in profile that looks right, 24 high."""
    worn = who.hat if hat is None else hat
    skull = union(
        blob((-8.6, -16), (-6, -24), (1, -26), (7.4, -22.6), (8.8, -18), (9.2, -15.6),
             (12.6, -11.6, "c"), (9.4, -10.4), (9.8, -8.2), (8.6, -7.2), (8, -4.4), (3, -3.6),
             (-3, -6), (-7.4, -10)),
        taper([(-2, -12), (-1.4, 3)], [9, 9.4]),
    )
    lid = outline(line((4.4, -14.6), (6, -13.6), (7.6, -14.2)), 0.9)
    ear = oval(-1, -13.4, 1.9, 2.9, -12)
    cheek = oval(5.4, -10, 2.4, 1.8)
    face = [cut(skull, who.skin, 0.55, 3), mark(cheek, mixed(who.skin, "#d8482c", 0.4), alpha=0.45,
                                                rim=0),
            mark(lid, deep(who.skin, 0.2), rim=0)]
    if worn in ("hood", "veil", "oilskin"):
        return motif(face, hat_sheets(worn, who, side=True))
    return motif(face, _hair_side(who), cut(ear, who.skin, 0.5, 2),
                 hat_sheets(worn, who, side=True))


def _strands(shape: Path, colour: Colour, lean: float = 0) -> Sheet:
    """Fine combed lines within hair."""
    lines = [taper([(x * 0.35 + lean, -27), (x * 0.9 + lean, -18), (x, -6)], [0.3, 0.9, 0.3])
             for x in (-7.5, -4.5, -1.5, 1.5, 4.5, 7.5)]
    return mark([within(one, shape) for one in lines], bright(colour, 2.4), alpha=0.5)


def _hair_back(who: Look) -> list[Sheet]:
    base = blob((-9.4, -13), (-9.8, -21), (-5, -27), (0, -28), (5, -27), (9.8, -21), (9.4, -13),
                (6.4, -6.6), (0, -4.6), (-6.4, -6.6))
    shapes = _extra_back(who.hairdo)
    if who.hairdo in ("bald", "crop"):
        shape = shapes[0]
        return [sheet(shape, who.hair, deep(who.hair, 0.6), shadow=0.3, soft=2, rim=1.2)]
    if who.hairdo in ("curls", "afro"):
        return [cut(shapes, who.hair, 0.5, 3), mark(_ringlets(who.hairdo), bright(who.hair, 2.2),
                                                    alpha=0.4)]
    below = [cut(shapes, who.hair, 0.55, 3)] if shapes else []
    top = [cut(base, who.hair, 0.5, 3), _strands(base, who.hair)]
    ties = [mark(_ties(who.hairdo), who.accent)] if who.hairdo in ("plaits", "tail", "bun") else []
    return [*top, *below, *ties] if who.hairdo in ("plaits", "tail", "bun") else [*below, *top]


def _extra_back(hairdo: Hairdo) -> list[Path]:
    match hairdo:
        case "bob":
            return [blob((-9.8, -18), (-12.4, -6), (-11, -1.4, "c"), (0, 0.6), (11, -1.4, "c"),
                         (12.4, -6), (9.8, -18))]
        case "long":
            return [blob((-9.6, -20), (-11, -8), (-9.4, 4), (-11, 14), (-9, 22, "c"), (-5.6, 18),
                         (-2, 25, "c"), (1.6, 19), (6, 24, "c"), (10, 13), (9, 3), (11, -8),
                         (9.6, -20))]
        case "bun":
            return [circle(0, -27, 6)]
        case "plaits":
            return [_plait(side) for side in (-1, 1)]
        case "tail":
            return [blob((-3, -21, "c"), (3, -21, "c"), (6, -8), (4, 8), (1, 18, "c"), (-4, 8),
                         (-5, -8))]
        case "curls":
            return [circle(x, y, r) for x, y, r in
                    ((-8, -20, 5), (-5, -26, 5), (1, -28, 5), (7, -25, 5), (10, -18, 4.6),
                     (-10, -13, 4.4), (9, -10, 4.6), (-7, -7, 4.4), (0, -6, 5), (6, -5, 4),
                     (0, -17, 10))]
        case "afro":
            return [circle(0, -19, 14.5), *(circle(x, y, 4.4) for x, y in _round(0, -19, 12))]
        case _:
            return _extra_close(hairdo)


def _extra_close(hairdo: Hairdo) -> list[Path]:
    match hairdo:
        case "locks":
            return [taper([(x, -18), (x * 1.3, -5), (x * 1.22, 5 + abs(x) % 3)], [4.4, 4, 2.6])
                    for x in (-8.2, 8.2, -5.2, 5.2, -2, 2)]
        case "bald":
            return [blob((-9.6, -16), (-9.4, -9), (-5, -5.4), (0, -5), (5, -5.4), (9.4, -9),
                         (9.6, -16), (6, -12), (0, -11), (-6, -12))]
        case "crop":
            return [blob((-9, -15), (-8, -23), (0, -26.6), (8, -23), (9, -15), (5.4, -8.6),
                         (0, -7.4), (-5.4, -8.6))]
        case _:
            return []


def _plait(side: int) -> Path:
    beads = [oval(side * (8.6 + i * 0.7), -6 + i * 5, 3.4 - i * 0.28, 3.4, side * 20)
             for i in range(5)]
    return union(beads, taper([(side * 12, 17), (side * 13.4, 24)], [2, 4.4]))


def _ties(hairdo: Hairdo) -> list[Path]:
    match hairdo:
        case "plaits":
            return [oval(side * 12, 16.6, 2.6, 1.7) for side in (-1, 1)]
        case "tail":
            return [oval(0, -20.4, 3.6, 2)]
        case _:
            return [taper([(-8.4, -30.4), (8.4, -23.4)], [1.1, 1.7])]


def _round(x: float, y: float, reach: float) -> list[tuple[float, float]]:
    return [(x + reach * dx, y + reach * dy) for dx, dy in
            ((1, 0), (0.8, -0.6), (0.3, -0.95), (-0.3, -0.95), (-0.8, -0.6), (-1, 0), (-0.8, 0.6),
             (-0.3, 0.95), (0.3, 0.95), (0.8, 0.6))]


def _ringlets(hairdo: Hairdo) -> list[Path]:
    reach = 9.0 if hairdo == "afro" else 6.5
    return [outline(line((x - 2, y), (x, y - 2), (x + 2, y)), 0.8)
            for x, y in [*_round(0, -18, reach), *_round(0.5, -18, reach * 0.5)]]


def _hair_side(who: Look) -> list[Sheet]:
    base = blob((7.4, -23, "c"), (3, -27.4), (-4, -27), (-9.6, -21), (-9.8, -13), (-7.4, -7),
                (-3.6, -8, "c"), (-2.6, -16), (2, -20.4))
    extra = _extra_side(who.hairdo)
    if who.hairdo == "bald":
        return [cut(extra, who.hair, 0.6, 2)]
    if who.hairdo in ("curls", "afro"):
        return [cut(union(extra), who.hair, 0.5, 3),
                mark([outline(line((x - 2, y), (x, y - 2), (x + 2, y)), 0.8)
                      for x, y in _round(-4, -19, 6)], bright(who.hair, 2.2), alpha=0.4)]
    below = [cut(extra, who.hair, 0.55, 3)] if extra else []
    return [*below, cut(base, who.hair, 0.5, 3)]


def _extra_side(hairdo: Hairdo) -> list[Path]:
    match hairdo:
        case "bob":
            return [blob((-4, -22), (-10.6, -14), (-11, -3, "c"), (-3, -2), (0.6, -8, "c"))]
        case "long":
            return [blob((-3, -22), (-10.6, -14), (-13, 4), (-12, 20, "c"), (-5, 14), (-2, 0),
                         (-1, -10, "c"))]
        case "bun":
            return [circle(-9, -24, 5.4)]
        case "plaits":
            return [union(*(oval(-4.4 - i * 1.4, -8 + i * 4.6, 3.2 - i * 0.25, 3.2, 14)
                            for i in range(5)))]
        case "tail":
            return [blob((-7, -22, "c"), (-14, -20), (-18, -8), (-16, 6, "c"), (-11, -6),
                         (-8, -16, "c"))]
        case "curls":
            return [circle(x, y, r) for x, y, r in
                    ((5, -24, 4), (0, -27, 4.6), (-5, -26, 5), (-9, -20, 5), (-10, -13, 4.6),
                     (-7, -7, 4.2), (-5, -17, 7))]
        case _:
            return _extra_side_close(hairdo)


def _extra_side_close(hairdo: Hairdo) -> list[Path]:
    match hairdo:
        case "afro":
            return [circle(-3.6, -20, 12.4),
                    *(circle(x, y, 4) for x, y in _round(-3.6, -20, 10)[:8])]
        case "locks":
            return [taper([(-x, -20), (-x - 1.6, -7), (-x - 2, 3 + x % 3)], [4.4, 4, 2.6])
                    for x in (0.6, 3.4, 6.2, 8.6)]
        case "bald":
            return [blob((-3.4, -15), (-9.4, -16), (-8.6, -8), (-4, -5.6, "c"), (-2.6, -9))]
        case _:
            return []

