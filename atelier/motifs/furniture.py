"""Chairs, tables, chests: their feet at the origin."""

import math

from atelier.engine import (
    Colour,
    Motif,
    all_within,
    blob,
    box,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    poly,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    union,
)

WOOD, WOOD_END = "#8a5638", "#3a1e28"
GOLD, GOLD_END = "#f0c070", "#a0602c"


def dining_chair(
    wood: Colour = WOOD, wood_end: Colour = WOOD_END, cushion: Colour = "#a83c44"
) -> Motif:
    """A chair with a curved back from the side, looking right, 120 wide, 190 high."""
    back = taper([(-40, -84), (-50, -130), (-44, -170), (-58, -190)], [11, 9, 9, 6])
    legs = [taper([(-40, -84), (-44, -40), (-58, 0)], [12, 9, 7]),
            taper([(44, -84), (46, -40), (40, -16), (50, 0)], [13, 10, 7, 8])]
    far = [taper([(-22, -80), (-26, -40), (-34, -6)], [10, 8, 6]),
           taper([(58, -80), (60, -44), (56, -22), (64, -6)], [10, 8, 6, 7])]
    rungs = [taper([(-40, -34), (48, -34)], [5, 5]), taper([(-30, -44), (60, -44)], [4, 4])]
    splats = [taper([(-48, y), (-32, y - 3)], [6, 5]) for y in (-112, -134, -156)]
    far_back = taper([(-26, -84), (-36, -130), (-30, -168), (-42, -186)], [9, 7, 7, 5])
    seat = blob((-52, -84, "c"), (0, -88), (62, -86, "c"), (66, -78), (58, -72, "c"), (0, -70),
                (-48, -72, "c"))
    pad = blob((-46, -85, "c"), (-40, -98), (6, -102), (56, -98), (64, -86, "c"), (8, -82))
    return motif(
        sheet([*far, far_back, rungs[1]], shaded(wood, 0.5), wood_end, shadow=0.7, soft=6, rim=1.2),
        sheet(splats, wood, wood_end, shadow=0.6, soft=4, rim=1.3),
        sheet(union(back, legs, rungs[0]), wood, wood_end, shadow=0.9, soft=7, rim=1.7),
        sheet(seat, shaded(wood, 1.3), wood, shadow=0.7, soft=5, rim=1.5),
        sheet(pad, cushion, shaded(cushion, 0.4), shadow=0.7, soft=5, rim=1.6, puff=0.12),
        mark([circle(x, -92, 2.4) for x in (-16, 10, 36)], GOLD),
        sheet(circle(-60, -193, 6.5), GOLD, GOLD_END, shadow=0.6, soft=4, rim=1.6),
    )


def throne(
    wood: Colour = "#a06a34", wood_end: Colour = "#4a2424", cloth: Colour = "#8a2440",
    cloth_end: Colour = "#3c0c28",
) -> Motif:
    """A throne from the front with a crowned back, 200 wide, 360 high."""
    back = blob((-78, -90, "c"), (-82, -240), (-88, -280, "c"), (-52, -282), (-34, -312),
                (0, -340, "c"), (34, -312), (52, -282), (88, -280, "c"), (82, -240), (78, -90, "c"))
    pad = blob((-58, -96, "c"), (-62, -250, "c"), (-30, -266), (0, -300, "c"), (30, -266),
               (62, -250, "c"), (58, -96, "c"))
    buttons = [circle(x, y, 3.6) for row, y in enumerate(range(-252, -110, 30))
               for x in ((-28, 0, 28) if row % 2 else (-42, -14, 14, 42))]
    arms = [taper([(s * 70, -132), (s * 98, -140), (s * 104, -128)], [16, 18, 16]) for s in (-1, 1)]
    fronts = [taper([(s * 100, -128), (s * 94, -80), (s * 98, -20), (s * 106, 0)],
                    [14, 12, 13, 18]) for s in (-1, 1)]
    seat = blob((-92, -82, "c"), (-86, -108), (0, -116), (86, -108), (92, -82, "c"), (0, -78))
    apron = blob((-94, -84, "c"), (94, -84, "c"), (92, -52, "c"), (60, -44), (30, -58), (0, -34),
                 (-30, -58), (-60, -44), (-92, -52, "c"))
    curls = [swirl(s * 102, -134, 13, 1.4, 5, s, 90) for s in (-1, 1)]
    rays = [leaf(0, -340, 34, 9, a) for a in (-90, -125, -55, -158, -22)]
    return motif(
        sheet(rays, GOLD, GOLD_END, shadow=0.6, soft=5, rim=1.6),
        sheet(back, wood, wood_end, shadow=1.1, soft=12, rim=1.9),
        sheet(pad, cloth, cloth_end, shadow=0.6, soft=6, rim=1.3, puff=0.14),
        sheet(buttons, GOLD, GOLD_END, inside=pad, shadow=0.4, soft=2, rim=1.2),
        sheet([circle(s * 88, -286, 10) for s in (-1, 1)] + [circle(0, -340, 12)], GOLD, GOLD_END,
              shadow=0.6, soft=4, rim=1.8),
        sheet(seat, shaded(cloth, 1.25), cloth_end, shadow=0.8, soft=7, rim=1.6, puff=0.12),
        sheet(apron, wood, wood_end, shadow=0.8, soft=7, rim=1.7),
        sheet(star(0, -66, 14, 8, 0.45), GOLD, GOLD_END, shadow=0.4, soft=3, rim=1.3),
        sheet([*fronts, *arms], wood, wood_end, shadow=0.9, soft=8, rim=1.8),
        sheet(curls, GOLD, GOLD_END, shadow=0.4, soft=3, rim=1.3),
    )


def armchair_back(
    cloth: Colour = "#4c5c44", cloth_end: Colour = "#1c2a2c", wood: Colour = WOOD,
    blanket: Colour | None = "#c8703c",
) -> Motif:
    """A winged armchair from behind, 220 wide, 290 high, a blanket over its shoulder."""
    back = blob((-84, -34, "c"), (-88, -150), (-98, -222), (-84, -262), (-40, -282), (0, -288),
                (40, -282), (84, -262), (98, -222), (88, -150), (84, -34, "c"), (0, -24))
    arms = [blob((s * 80, -34, "c"), (s * 84, -128), (s * 104, -140), (s * 116, -122),
                 (s * 108, -80), (s * 108, -30, "c")) for s in (-1, 1)]
    feet = [taper([(s * 78, -34), (s * 84, -16), (s * 90, 0)], [17, 12, 9]) for s in (-1, 1)]
    seams = [outline(line((s * 30, -270), (s * 34, -150), (s * 30, -36)), 1.8) for s in (-1, 1)]
    flowers = [star(x, y, 9, 6, 0.5) for row, y in enumerate(range(-246, -50, 36))
               for x in ((-58, 0, 58) if row % 2 else (-30, 30))]
    nails = [circle(x, -38 + 5 * (1 - (x / 84) ** 2), 2.4) for x in range(-78, 79, 12)]
    chair = motif(
        sheet(feet, wood, WOOD_END, shadow=0.8, soft=6, rim=1.5),
        sheet(arms, shaded(cloth, 0.8), cloth_end, shadow=0.9, soft=9, rim=1.6, puff=0.1),
        sheet(back, cloth, cloth_end, shadow=1.1, soft=12, rim=1.9, puff=0.12),
        sheet(flowers, shaded(cloth, 1.5), shaded(cloth_end, 1.7), inside=back, shadow=0.2, soft=2,
              rim=0.7, alpha=0.8),
        mark(seams, cloth_end, alpha=0.6),
        sheet(nails, GOLD, GOLD_END, shadow=0.3, soft=2, rim=1.2),
    )
    if blanket is None:
        return chair
    throw = blob((-100, -226, "c"), (-70, -276), (-24, -292), (16, -288, "c"), (4, -220), (-8,
                                                                                           -176),
                 (-4, -120, "c"), (-56, -112), (-96, -124, "c"))
    checks = [taper([(-100 + i * 20, -300), (-110 + i * 20, -100)], [2.4, 2.4]) for i in range(7)]
    checks += [taper([(-120, -264 + i * 26), (20, -270 + i * 26)], [2.4, 2.4]) for i in range(7)]
    fringe = [taper([(x, -118), (x - 2, -98)], [4, 2]) for x in range(-92, -4, 9)]
    return chair + motif(
        sheet(fringe, blanket, shaded(blanket, 0.5), shadow=0.6, soft=4, rim=1.2),
        sheet(throw, blanket, shaded(blanket, 0.45), shadow=0.8, soft=7, rim=1.6),
        mark(all_within(checks, throw), "#f0d8a8", alpha=0.45),
    )


def table(
    cloth: Colour = "#c8b8a8", cloth_end: Colour = "#6a5468", border: Colour = "#a83c44",
    wood: Colour = WOOD, wood_end: Colour = WOOD_END, width: float = 260,
) -> Motif:
    """A table with a scalloped cloth over its front, 130 high; the top is at -122."""
    half = width / 2
    legs = [taper([(s * (half - 18), -110), (s * (half - 24), -40), (s * (half - 12), 0)],
                  [17, 11, 13]) for s in (-1, 1)]
    far = [taper([(s * (half - 44), -100), (s * (half - 48), -12)], [11, 8]) for s in (-1, 1)]
    count = max(4, round(width / 30))
    step = (width + 12) / count
    hem = [(half + 6 - step * (i + j / 6), -62 + 12 * math.sin(j / 6 * math.pi))
           for i in range(count) for j in range(7)]
    drop = poly((-half - 2, -118), (half + 2, -118), *hem)
    top = blob((-half - 4, -116, "c"), (-half + 26, -132, "c"), (half - 26, -132, "c"),
               (half + 4, -116, "c"), (half, -111), (-half, -111))
    folds = [taper([(x, -110), (x + 3, -84), (x - 2, -60)], [0.5, 3, 1]) for x in
             (-half + step * (i + 1) - 6 for i in range(count - 1))]
    stars = [star(-half - 6 + step * (i + 0.5), -67, 6, 4, 0.42) for i in range(count)]
    return motif(
        sheet(far, shaded(wood, 0.5), wood_end, shadow=0.6, soft=6),
        sheet(legs, wood, wood_end, soft=8, rim=1.6),
        sheet(drop, cloth, cloth_end, soft=10, rim=1.7, through=0.45),
        mark(folds, cloth_end, inside=drop, alpha=0.7),
        sheet(box(-half - 10, -80, width + 20, 5), border, shaded(border, 0.6), inside=drop,
              shadow=0.2, soft=2, rim=0.8),
        sheet(stars, border, shaded(border, 0.6), inside=drop, shadow=0.2, soft=2, rim=0.8),
        sheet(top, shaded(cloth, 1.3), cloth, shadow=0.6, soft=5, rim=1.5),
    )
