"""The cat; its feet at the origin."""

import math

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
    mixed,
    motif,
    moved,
    outline,
    oval,
    shaded,
    sheet,
    spline,
    swirl,
    taper,
    tendril,
    union,
    within,
)
from atelier.engine.paths import Knot
from atelier.motifs.fur import lid, mirrored

COAT = "#b4591c"
CREAM, CREAM_END, PINK, DARK = "#fff0d6", "#d8b488", "#d87868", "#1e0e0c"


def _bands(spine: list[Point], count: int, reach: float, width: float = 7) -> list[Path]:
    """Pointed stripes across a curve, the tabby's ornament."""
    curve = spline(spine, 20)
    stripes = []
    for index in range(count):
        place = round((index + 0.6) / count * (len(curve) - 1))
        (x0, y0), (x1, y1) = curve[max(0, place - 1)], curve[min(len(curve) - 1, place + 1)]
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
        stripes.append(leaf(*curve[place], reach * (1 - index % 2 * 0.3), width * 2, turn))
    return stripes


def _ear(coat: Colour) -> Motif:
    """An ear that stands on the origin, 56 high, seen into."""
    shape = blob((-24, 8, "c"), (-22, -24), (-8, -58, "c"), (16, -30), (27, 8, "c"), (0, 14))
    inner = blob((-12, 6, "c"), (-11, -18), (-5, -42, "c"), (9, -22), (15, 6, "c"))
    return motif(
        sheet(shape, coat, shaded(coat, 0.55), shadow=0.7, soft=5, rim=1.9),
        sheet(inner, PINK, "#6c2c2c", shadow=0.3, soft=3, rim=0.8),
    )


def _whiskers(x: float, y: float, side: int = 1) -> list[Path]:
    return [taper([(x, y + i * 5), (x + side * 26, y - 4 + i * 9), (x + side * 54, y - 2 + i * 16)],
                  [1.8, 1.6, 0.3]) for i in range(3)]


def cat_head(coat: Colour = COAT, eyes: Colour | None = None) -> Motif:
    """A cat's head turned to the right, 130 wide; its skull at the origin. Open eyes or lids."""
    dark, light = shaded(coat, 0.4), mixed(coat, CREAM, 0.6)
    skull = blob((-54, 22), (-62, 14, "c"), (-56, -8), (-46, -36), (-14, -52), (24, -50), (52, -30),
                 (62, 0), (68, 14, "c"), (56, 26), (34, 44), (-8, 50), (-40, 42))
    muzzle = union(oval(18, 24, 22, 16, 10), oval(44, 22, 17, 14, -10), oval(32, 36, 12, 9))
    nose = blob((26, 8, "c"), (34, 5), (42, 7, "c"), (35, 17))
    stripes = [leaf(4 + i * 14, -56, 30 - abs(i - 1) * 8, 9, 84) for i in range(3)]
    stripes += [leaf(-62, -6 + i * 16, 30, 9, 6 - i * 8) for i in range(2)]
    mouth = [outline(line((35, 17), (34, 25), (22, 30)), 2.2),
             outline(line((34, 25), (44, 29), (50, 24)), 2.2)]
    return motif(
        _ear(shaded(coat, 0.75)).at(36, -38, 1, 16),
        _ear(coat).at(-30, -36, 1.06, -12),
        sheet(skull, coat, shaded(coat, 0.55), shadow=0.6, soft=8, rim=2.1, puff=0.08),
        mark(all_within(stripes, skull), dark, alpha=0.8),
        sheet(muzzle, CREAM, CREAM_END, shadow=0.4, soft=4, rim=1.3),
        sheet(nose, PINK, "#a84848", shadow=0.3, soft=2, rim=1.1),
        mark(mouth, DARK, alpha=0.8),
        _eyes(eyes, light),
        mark(_whiskers(50, 22) + _whiskers(6, 24, -1), CREAM, alpha=0.75),
    )


def _eyes(colour: Colour | None, light: Colour) -> Motif:
    if colour is None:
        return motif(mark([*lid(2, -6, 28, 4, 4), *lid(52, -7, 17, 3.6, -4)], DARK))
    pupils = [oval(3, -6, 3.4, 9), oval(51, -7, 2.6, 8)]
    return motif(
        sheet([oval(2, -6, 12.5, 11), oval(50, -7, 8.5, 10.5)], colour, shaded(colour, 0.6),
              shadow=0.4, soft=2, rim=1),
        mark(pupils, DARK),
        mark([circle(6, -10, 2.4), circle(53, -11, 2)], light),
        mark([outline(line((-12, -8), (0, -18), (16, -8)), 3),
              outline(line((41, -9), (50, -18), (60, -9)), 3)], DARK),
    )


def cat(
    coat: Colour = COAT, eyes: Colour | None = None, scarf: Colour | None = None,
    collar: Colour | None = None, paw: bool = False,
) -> Motif:
    """A cat that sits and looks right, 360 high: lids or eyes, a scarf, a collar (a key hangs well
    at (50, -196)), one paw laid forward on something at (118, -8)."""
    end, dark, light = shaded(coat, 0.4), shaded(coat, 0.35), mixed(coat, CREAM, 0.5)
    body = blob((-60, -4), (-96, -40), (-98, -98), (-66, -160), (-34, -204), (-12, -250),
                (48, -252), (66, -204), (70, -140), (60, -60), (54, -4))
    bib = blob((2, -240, "c"), (50, -244), (70, -196), (70, -140, "c"), (58, -150), (54, -112, "c"),
               (42, -138), (30, -116, "c"), (24, -150), (8, -166, "c"), (14, -190), (-4, -212, "c"))
    hip = blob((-82, -10), (-100, -58), (-70, -112), (-16, -108), (14, -62), (6, -16), (-30, -2))
    ahead: list[Point] = [(44, -140), (76, -90), (96, -44), (110, -12)] if paw else [
        (46, -150), (60, -90), (60, -40), (62, -8)]
    far = [taper(ahead, [38, 28, 19, 16]), oval(ahead[-1][0] + 8, -7, 18, 8)]
    near = [taper([(26, -150), (36, -90), (32, -40), (34, -8)], [44, 32, 21, 17]),
            oval(42, -7, 19, 8)]
    back: list[Point] = [(-20, -238), (-50, -190), (-84, -120), (-98, -50)]
    return motif(
        sheet(tendril([(-80, -16), (-140, -6), (-196, -32), (-196, -100)],
                      [30, 27, 25, 23, 21, 17, 8], 34, 1.3, 1), coat, end, shadow=1, soft=9,
              rim=2),
        sheet(union(far), shaded(coat, 0.66), end, shadow=0.7, soft=6, rim=1.6),
        sheet(body, coat, end, shadow=1.1, soft=13, rim=2.3, puff=0.1),
        mark(all_within(_bands(back, 7, -52), body), dark, alpha=0.8),
        sheet(bib, CREAM, CREAM_END, shadow=0.6, soft=5, rim=1.4),
        sheet(union(near), coat, end, shadow=0.8, soft=7, rim=1.9),
        sheet(hip, mixed(coat, CREAM, 0.08), end, shadow=0.9, soft=8, rim=1.9),
        mark(swirl(-42, -54, 36, 1.5, 4.4, 1, -120), light, alpha=0.7),
        sheet(taper([(-58, -12), (-10, -12), (18, -9)], [24, 23, 18]), shaded(coat, 0.85), end,
              shadow=0.7, soft=5, rim=1.8),
        _collar(collar) if collar else [],
        cat_head(coat, eyes).at(20, -284, 1.08, -3),
        _scarf(scarf) if scarf else [],
    )


def _collar(colour: Colour) -> Motif:
    band = outline(line((-16, -238), (24, -222), (60, -232)), 11)
    return motif(sheet(band, colour, shaded(colour, 0.4), shadow=0.6, soft=4, rim=1.7),
                 sheet(circle(46, -219, 7), "#f0c060", "#a06020", shadow=0.6, soft=3, rim=1.6))


def _scarf(colour: Colour) -> Motif:
    end = shaded(colour, 0.4)
    wound = [blob((-58, -258), (-20, -236), (40, -230), (78, -248), (80, -222), (36, -196),
                  (-24, -202), (-64, -230)),
             blob((-50, -232), (-10, -204), (40, -202), (76, -222), (72, -194), (34, -174),
                  (-16, -182), (-50, -206))]
    fall = blob((-34, -216, "c"), (-6, -204, "c"), (-16, -150), (-30, -104, "c"), (-66, -112, "c"),
                (-48, -164))
    knits = [taper([(-40 + i * 14, -262 + abs(i - 3) * -2), (-46 + i * 14, -228),
                    (-34 + i * 13, -194)], [0.6, 3, 0.6]) for i in range(1, 8)]
    rungs = [outline(line((-58 + i * 6, -128 - i * 17), (-26 + i * 4.4, -121 - i * 17)), 3)
             for i in range(4)]
    tassels = [taper([(-62 + i * 9, -110 + i * 2), (-65 + i * 9.4, -88 + i * 2)], [5, 3])
               for i in range(4)]
    return motif(
        sheet(tassels, colour, end, shadow=0.5, soft=3, rim=1.4),
        sheet(fall, colour, end, shadow=0.9, soft=7, rim=1.8),
        sheet(wound[1], colour, end, shadow=0.8, soft=6, rim=1.7),
        sheet(wound[0], mixed(colour, CREAM, 0.12), end, shadow=0.8, soft=6, rim=1.9),
        mark(all_within(knits, union(wound)), CREAM, alpha=0.5), mark(rungs, CREAM, alpha=0.7),
    )


def cat_back(coat: Colour = COAT) -> Motif:
    """A cat that sits with its back to us, 330 high, its tail curling to the right."""
    end, dark = shaded(coat, 0.4), shaded(coat, 0.35)
    body = blob((0, 0), (-70, -6), (-100, -50), (-84, -116), (-54, -172), (-32, -240), (32, -240),
                (54, -172), (84, -116), (100, -50), (70, -6))
    half: list[Knot] = [(28, 30), (48, 22), (64, 16, "c"), (58, 2), (68, -8, "c"), (58, -26),
        (38, -50)]
    skull = mirrored((0, 34), half, (0, -58))
    hips = [blob((s * 88, -4, "c"), (s * 106, -44), (s * 80, -88), (s * 44, -80), (s * 30, -38),
                 (s * 40, -2, "c")) for s in (-1, 1)]
    ear = blob((-24, 8, "c"), (-24, -24), (-10, -60, "c"), (14, -32), (27, 8, "c"), (0, 14))
    stripes = [leaf(side * (86 - i * 9), -96 - i * 28, 48 - i * 4, 13, 176 if side > 0 else 4)
               for i in range(5) for side in (-1, 1)]
    spine = [leaf(0, -214 + i * 34, 26, 12, 90) for i in range(6)]
    crown = [leaf(side * 13, -60, 40, 10, 90) for side in (-1, 0, 1)]
    return motif(
        sheet(body, coat, end, shadow=1.1, soft=13, rim=2.3, puff=0.12),
        mark(all_within([*stripes, *spine], body), dark, alpha=0.8),
        sheet(hips, mixed(coat, CREAM, 0.08), end, shadow=0.8, soft=8, rim=1.7),
        sheet(tendril([(2, -30), (40, -10), (110, -8), (172, -36), (188, -96)],
                      [26, 28, 26, 24, 22, 18, 8], 34, 1.3, -1), coat, end, shadow=1, soft=9,
              rim=2),
        [sheet(moved(ear, side * 36, -292, 1.06, side * 15, side > 0), coat, end, shadow=0.7,
               soft=5, rim=1.9) for side in (-1, 1)],
        sheet(moved(skull, 0, -262), mixed(coat, CREAM, 0.06), end, shadow=0.8, soft=8, rim=2.1,
              puff=0.08),
        mark(all_within([moved(path, 0, -262) for path in crown], moved(skull, 0, -262)), dark,
             alpha=0.8),
    )


def cat_walking(coat: Colour = "#66666e", eyes: Colour | None = None) -> Motif:
    """A cat that walks to the right with its tail straight up, 440 wide, 370 high; its mouth at
    (190, -196)."""
    end, dark = shaded(coat, 0.4), shaded(coat, 0.35)
    body = blob((-122, -128), (-110, -176), (-60, -194), (0, -184), (60, -188), (108, -214),
                (140, -206), (140, -160), (112, -124), (50, -112), (-30, -118), (-80, -104))
    near: list[list[Point]] = [[(100, -150), (112, -92), (96, -46), (100, -8)],
                               [(-86, -144), (-64, -96), (-104, -52), (-92, -8)]]
    far: list[list[Point]] = [[(112, -150), (140, -96), (150, -50), (166, -12)],
                              [(-92, -140), (-104, -92), (-146, -52), (-142, -8)]]

    def limbs(legs: list[list[Point]]) -> list[Path]:
        return [union(taper(points, widths), oval(points[-1][0] + 9, points[-1][1], 18, 8))
                for points, widths in zip(legs, ([40, 30, 18, 14], [64, 54, 22, 15]), strict=True)]

    tail = tendril([(-112, -164), (-142, -230), (-140, -300), (-128, -356)],
                   [20, 24, 24, 22, 20, 17, 8], 24, 1.1, 1)
    back: list[Point] = [(100, -208), (50, -186), (-10, -184), (-60, -194), (-112, -166)]
    socks = [oval(x, y, 22, 11) for x, y in ((109, -8), (-83, -8))]
    return motif(
        [sheet(limb, shaded(coat, 0.62), end, shadow=0.7, soft=6, rim=1.5) for limb in limbs(far)],
        sheet(tail, coat, end, shadow=1, soft=9, rim=2),
        sheet(body, coat, end, shadow=1.1, soft=13, rim=2.3, puff=0.1),
        mark(all_within(_bands(back, 8, -56), body), dark, alpha=0.85),
        [sheet(limb, coat, end, shadow=0.8, soft=7, rim=1.9) for limb in limbs(near)],
        [sheet(within(sock, limb), CREAM, CREAM_END, shadow=0.3, soft=3, rim=1.3)
         for sock, limb in zip(socks, limbs(near), strict=True)],
        cat_head(coat, eyes).at(150, -228, 0.98, 2),
    )


def cat_curled(coat: Colour = COAT, tail: bool = True) -> Motif:
    """A cat rolled up asleep, 300 wide, 150 high, head to the left, with its tail or without."""
    end, dark, light = shaded(coat, 0.4), shaded(coat, 0.35), mixed(coat, CREAM, 0.5)
    body = blob((-130, -30), (-118, -84), (-62, -134), (20, -146), (100, -118), (146, -62),
                (134, -14), (60, 0), (-80, 0))
    hip = blob((40, -6), (26, -54), (58, -98), (112, -90), (138, -48), (118, -10))
    back: list[Point] = [(-90, -110), (-30, -142), (40, -142), (104, -112), (140, -64)]
    curl = tendril([(136, -30), (96, -4), (20, 0), (-60, -4)], [26, 28, 28, 26, 22, 16, 8], 22, 0.9,
                   -1)
    return motif(
        sheet(body, coat, end, shadow=1.1, soft=13, rim=2.3, puff=0.12),
        mark(all_within(_bands(back, 8, 58), body), dark, alpha=0.8),
        sheet(hip, mixed(coat, CREAM, 0.08), end, shadow=0.8, soft=8, rim=1.9),
        mark(swirl(82, -50, 30, 1.5, 4, 1, -120), light, alpha=0.7),
        sheet(taper([(10, -14), (-50, -12), (-110, -10)], [26, 24, 18]), shaded(coat, 0.85), end,
              shadow=0.7, soft=6, rim=1.8),
        cat_head(coat).at(-86, -54, 0.92, 172 - 160),
        sheet(curl, coat, end, shadow=0.9, soft=8, rim=2) if tail else [],
    )
