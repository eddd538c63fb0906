"""A knight's helmet."""

from itertools import pairwise

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    circle,
    line,
    mark,
    motif,
    outline,
    poly,
    ring,
    shaded,
    sheet,
    star,
    taper,
    tendril,
    within,
)
from atelier.motifs._seams import arc, beads, stitches

BREATHS: tuple[tuple[float, float, float], ...] = (
    (-128, -216, 50), (-90, -222, 64), (-51, -224, 68), (-12, -226, 60), (26, -230, 46))


def helmet(
    steel: Colour = "#6c7c74", dark: Colour = "#232e30", gold: Colour = "#c8a050",
    plume: Colour = "#c03428", beaks: Colour | None = None,
) -> Motif:
    """A closed helmet in three-quarter view, 400 wide, looking left; beaks may look from it."""
    skull = blob((-138, -150, "c"), (-152, -250), (-122, -352), (-44, -418), (50, -420),
                 (136, -366),
                 (172, -262), (158, -170), (126, -96, "c"), (0, -70), (-100, -96))
    return motif(
        _plume(plume),
        _collar(steel, dark, gold),
        sheet(skull, shaded(steel, 0.9), dark, soft=16, rim=2.2, puff=0.12),
        _engraving(skull, steel, gold),
        _comb(steel, dark, gold),
        _visor(steel, dark, gold, beaks),
        _hinge(gold, dark),
    )


def _plume(colour: Colour) -> Motif:
    feathers: tuple[tuple[list[Point], float, int], ...] = (
        ([(30, -412), (70, -500), (170, -520), (250, -440), (262, -330)], 0.55, 1),
        ([(30, -414), (60, -520), (150, -570), (250, -520), (300, -430)], 0.75, 1),
        ([(24, -414), (30, -530), (100, -606), (200, -600), (268, -544)], 0.9, 1),
        ([(20, -414), (4, -520), (40, -620), (120, -656), (190, -636)], 1.1, 1),
        ([(16, -414), (-20, -500), (-10, -590), (40, -640), (96, -640)], 1.3, 1),
    )
    drawn = []
    for points, light, turning in feathers:
        vane = tendril(points, [14, 52, 66, 52, 30, 12, 2], 30, 1.1, turning)
        shaft = taper(points, [5, 4, 2, 0.6])
        barbs = [taper([(x, y), (x + dx * 0.6 + 6, y + dy * 0.6), (x + dx + 16, y + dy + 10)],
                       [2.6, 2, 0.5])
                 for x, y in _along(points) for dx, dy in ((22, -18), (-14, 24))]
        drawn.append(motif(
            sheet(vane, shaded(colour, light), shaded(colour, light * 0.45), soft=11, rim=2),
            mark(all_within(barbs, vane), shaded(colour, light * 0.42), alpha=0.65),
            mark(within(shaft, vane), shaded(colour, light * 1.7), alpha=0.8)))
    return motif(drawn)


def _along(points: list[Point]) -> list[Point]:
    found = []
    for (x0, y0), (x1, y1) in pairwise(points):
        found += [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (0.1, 0.35, 0.6, 0.85)]
    return found


def _collar(steel: Colour, dark: Colour, gold: Colour) -> Motif:
    lames = []
    for index, (half, top) in enumerate(((190, -64), (166, -96), (142, -124))):
        left, right = -half * 0.82, half * 1.05
        edge: list[Point] = [(left, top + 30), (left * 0.4, top + 58), (right * 0.4, top + 58),
                             (right, top + 22)]
        plate = blob((left * 0.84, top - 20, "c"), (right * 0.86, top - 26, "c"), (*edge[3], "c"),
                     edge[2], edge[1], (*edge[0], "c"))
        lames.append(motif(
            sheet(plate, shaded(steel, 0.75 + 0.1 * index), shaded(dark, 0.8), soft=9, rim=2),
            sheet(taper(edge, [7, 9, 9, 7]), gold, shaded(gold, 0.45), inside=plate, shadow=0.4,
                  soft=3, rim=1.6),
            mark(beads([(x * 0.96, y - 15) for x, y in edge], 24, 3.4), gold)))
    return motif(lames)


def _engraving(skull: Path, steel: Colour, gold: Colour) -> Motif:
    vines = [tendril([(40, -110), (96, -160), (128, -220)], [2, 4.5, 4.5, 3, 1], 20, 1.4, -1),
             tendril([(96, -164), (124, -168), (140, -190)], [2, 4, 3, 1], 12, 1.3, 1),
             tendril([(118, -250), (130, -300), (104, -344)], [2, 4.5, 4.5, 3, 1], 19, 1.4, -1),
             tendril([(120, -300), (92, -318), (76, -300)], [2, 4, 3, 1], 11, 1.3, -1),
             tendril([(64, -350), (20, -372), (-30, -362)], [2, 4.5, 4, 1], 15, 1.3, -1)]
    glow = outline(line((150, -160), (162, -258), (128, -358), (60, -408)), 5)
    return motif(mark(within(glow, skull), shaded(steel, 1.5), alpha=0.45),
                 mark(all_within(vines, skull), gold, rim=0.8, alpha=0.8))


def _comb(steel: Colour, dark: Colour, gold: Colour) -> Motif:
    ridge: list[Point] = [(-132, -330), (-96, -392), (-30, -432), (46, -436), (112, -404)]
    strip = taper(ridge, [6, 20, 26, 24, 8])
    socket = blob((4, -430, "c"), (10, -458), (24, -464), (40, -456), (50, -428, "c"), (28, -420))
    return motif(
        sheet(strip, shaded(steel, 1.15), dark, soft=8, rim=2.2),
        mark(beads(ridge, 15, 2.6), gold),
        sheet(socket, gold, shaded(gold, 0.4), soft=6, rim=2),
        mark([circle(27, -444, 5)], shaded(gold, 0.4)),
    )


def _visor(steel: Colour, dark: Colour, gold: Colour, beaks: Colour | None) -> Motif:
    shape = blob((86, -296, "c"), (20, -326), (-60, -330), (-150, -302, "c"), (-196, -262),
                 (-232, -196, "c"), (-208, -152), (-158, -110), (-70, -88, "c"), (20, -128),
                 (88, -206, "c"), (100, -250))
    far_side = poly((-150, -310), (-160, -240), (-232, -196), (-158, -108), (-300, -100),
                    (-300, -310))
    near_slit = blob((-134, -276, "c"), (-70, -290), (28, -282, "c"), (34, -270), (26, -262, "c"),
                     (-60, -266), (-138, -254, "c"))
    far_slit = blob((-156, -276, "c"), (-178, -262), (-190, -248, "c"), (-180, -242),
                    (-158, -254, "c"))
    breaths = helmet_breaths()
    lid: list[Point] = [(-150, -306), (-60, -320), (20, -314), (80, -288)]
    chin: list[Point] = [(-214, -160), (-158, -118), (-72, -98), (14, -138), (78, -208)]
    ridge = taper([(-148, -300), (-158, -248), (-228, -197)], [3, 6, 8])
    return motif(
        sheet(shape, shaded(steel, 1.2), shaded(dark, 1.15), soft=14, rim=2.3, puff=0.1),
        sheet(within(far_side, shape), shaded(dark, 1.3), shaded(dark, 0.8), shadow=0, soft=4,
              rim=0.8),
        mark([near_slit, far_slit, *breaths], "#0a0e10", rim=0),
        mark([outline(path, 2.6) for path in (near_slit, far_slit, *breaths)],
             shaded(steel, 1.5), alpha=0.7),
        _peeping(beaks) if beaks else motif(),
        sheet(ridge, shaded(steel, 1.6), steel, shadow=0.4, soft=3, rim=2),
        sheet([taper(lid, [9, 10, 10, 7]), taper(chin, [7, 10, 11, 10, 7])], gold,
              shaded(gold, 0.45), inside=shape, shadow=0.5, soft=4, rim=1.8),
        mark(stitches([(-146, -140), (-72, -118), (4, -152), (62, -216)], 9, 3), gold, alpha=0.7),
    )


def helmet_breaths() -> list[Path]:
    """The five slits in the visor of `helmet`, for what looks out of them."""
    slits = []
    for x, y, height in BREATHS:
        slits.append(taper([(x - 5, y - height * 0.3), (x, y + height * 0.2),
                            (x + 7, y + height * 0.75)], [14, 25, 13]))
    return slits


def _peeping(colour: Colour) -> Motif:
    birds = []
    for index, (x, y, height) in enumerate(BREATHS):
        for place in (0.02, 0.5) if height > 55 else (0.2,):
            bill_y = y + height * place + index % 2 * 5
            gape = 7 if (index + (place > 0.3)) % 2 else 3
            birds.append(motif(
                sheet(circle(x + 4, bill_y - 3, 10), "#2c4468", "#16243c", shadow=0.5, soft=3),
                sheet([poly((x - 3, bill_y - 6), (x - 21, bill_y - gape), (x + 2, bill_y)),
                       poly((x - 3, bill_y), (x - 17, bill_y + gape), (x + 1, bill_y + 5))],
                      colour, shaded(colour, 0.55), shadow=0.6, soft=3, rim=1.8),
                mark(circle(x + 4, bill_y - 7, 3.4), "#fff0d0"),
                mark(circle(x + 3, bill_y - 7, 1.7), "#1c1010")))
    return motif(birds)


def _hinge(gold: Colour, dark: Colour) -> Motif:
    points = arc(82, -252, 20, 20, 0, 330, 11)
    return motif(
        sheet(circle(82, -252, 28), gold, shaded(gold, 0.4), soft=7, rim=2.2),
        mark([ring(82, -252, 22, 24), *(circle(x, y, 2.2) for x, y in points)],
             shaded(gold, 0.35)),
        sheet(star(82, -252, 17, 8, 0.42), shaded(gold, 1.3), shaded(gold, 0.6), shadow=0.5,
              soft=3, rim=1.8),
        mark(circle(82, -252, 4), dark),
    )
