"""Brass and strings."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    all_within,
    arched,
    blob,
    box,
    circle,
    line,
    mark,
    minus,
    motif,
    outline,
    oval,
    pane,
    poly,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    tendril,
)
from atelier.motifs._seams import arc, beads


def trumpet(
    gold: Colour = "#d8a03c", dark: Colour = "#5c2c18", light: Colour = "#ffd070",
    roof: Colour = "#2c6c74", signal_boxes: bool = False, mouth: float = 76,
) -> Motif:
    """A horn lying level, 630 wide; its mouth at the right is twice `mouth` wide, 376 high."""
    bell_shape = blob((-210, -11, "c"), (-60, -17), (60, -38), (140, -92), (186, -172, "c"),
                      (200, 0), (186, 172, "c"), (140, 92), (60, 38), (-60, 17), (-210, 11, "c"))
    lines = [taper([(-160, side * 6), (-20, side * 14), (80, side * 34), (142, side * 78),
                    (178, side * 142)], [1, 3, 4, 4, 2]) for side in (-0.9, -0.35, 0.35, 0.9)]
    bands = [taper(arc(x, 0, half * 0.22, half, -92, 92), [7, 9, 7])
             for x, half in ((-64, 17), (20, 27), (92, 55))]
    return motif(
        _tubing(gold, dark),
        sheet(bell_shape, gold, dark, soft=15, rim=2.2, puff=0.12),
        mark(all_within(lines, bell_shape), shaded(gold, 1.5), alpha=0.5),
        mark(_vines(bell_shape), dark, rim=0.8, alpha=0.75),
        sheet(bands, shaded(gold, 1.2), dark, inside=bell_shape, shadow=0.5, soft=4, rim=1.8),
        _mouth(gold, dark, mouth / 76),
        _valves(gold, dark, light, roof, signal_boxes),
    )


def _vines(border: Path) -> tuple[Path, ...]:
    return all_within([tendril([(104, s * 14), (136, s * 40), (150, s * 86)], [2, 6, 4, 1], 15, 1.3,
                               s) for s in (-1, 1)] + [star(146, 0, 17, 8, 0.4)], border)


def _mouth(gold: Colour, dark: Colour, wide: float) -> Motif:
    deep = "#1c0c14"
    rims = [minus(oval(196, 0, (72 - i * 11) * wide, 184 - i * 26),
                  oval(198 - i * 5, 0, (66 - i * 11) * wide,
                                                               174 - i * 26)) for i in range(4)]
    return motif(
        sheet(oval(196, 0, 76 * wide, 188), shaded(gold, 1.25), shaded(dark, 1.5), soft=13,
              rim=2.4),
        sheet(oval(198, 0, 64 * wide, 172), shaded(dark, 1.3), shaded(dark, 0.7), shadow=0.2,
              soft=6,
              rim=1),
        mark(beads(arc(196, 0, 70 * wide, 180, 0, 350, 30), 23, 3), shaded(dark, 0.9)),
        sheet(oval(192, 2, 52 * wide, 142), shaded(dark, 0.9), deep, shadow=0.8, soft=8, rim=1.2),
        sheet(oval(186, 4, 39 * wide, 108), shaded(dark, 0.5), deep, shadow=0.8, soft=8, rim=1),
        sheet(oval(181, 6, 28 * wide, 76), deep, shaded(deep, 0.6), shadow=0.8, soft=6, rim=0.8),
        mark(rims[2:3], gold, alpha=0.25),
    )


def _tubing(gold: Colour, dark: Colour) -> Motif:
    loop = outline(line((-206, 0), (-252, 4), (-268, 34), (-250, 66), (-200, 70), (-60, 70),
                        (-8, 66), (10, 42), (-8, 22), (-60, 24)), 20)
    pipe = taper([(-330, -6), (-300, -5), (-180, -4)], [13, 15, 18])
    cup = blob((-362, -20, "c"), (-346, -12), (-326, -12, "c"), (-326, 2, "c"), (-346, 2),
               (-362, 10, "c"), (-356, -5))
    joints = [box(-206, 58, 12, 24, 3), box(-86, 58, 12, 24, 3), box(-240, -16, 10, 24, 3),
              box(-310, -15, 8, 20, 3)]
    return motif(
        sheet(loop, shaded(gold, 0.85), shaded(dark, 0.8), soft=9, rim=2),
        sheet([pipe, cup], gold, dark, soft=7, rim=2),
        sheet(joints, shaded(gold, 1.3), dark, shadow=0.5, soft=4, rim=1.8),
    )


def _valves(
    gold: Colour, dark: Colour, light: Colour, roof: Colour, signal_boxes: bool
) -> Motif:
    parts = []
    for index, x in enumerate((-178, -136, -94)):
        tube = box(x - 15, -40, 30, 122, 7)
        caps = [box(x - 18, -44, 36, 10, 4), box(x - 18, 76, 36, 12, 5)]
        one = motif(sheet(tube, gold, dark, soft=7, rim=2, direction="across"),
                    sheet(caps, shaded(gold, 1.25), dark, shadow=0.5, soft=4, rim=2))
        if signal_boxes:
            parts.append(one + _signal_box(x, index, gold, dark, light, roof))
        else:
            knob = sheet([box(x - 3, -64 + index % 2 * 8, 6, 26), oval(x, -66 + index % 2 * 8, 14,
                                                                     5)],
                         shaded(gold, 1.3), dark, soft=4, rim=2)
            parts.append(motif(knob, one))
    return motif(parts)


def _signal_box(
    x: float, index: int, gold: Colour, dark: Colour, light: Colour, roof: Colour
) -> Motif:
    top = -112 - index % 2 * 14
    wall = box(x - 17, top, 34, -40 - top, 2)
    cover = blob((x - 26, top + 4, "c"), (x - 8, top - 16), (x, top - 40, "c"), (x + 8, top - 16),
                 (x + 26, top + 4, "c"))
    windows: list[Path] = [arched(x - 7, top + 30, 9, 18), arched(x + 7, top + 30, 9, 18)]
    return motif(
        sheet(wall, shaded(gold, 0.8), dark, soft=6, rim=1.9),
        pane(windows, light, 1.6, glow=9, spill=0.5),
        sheet([box(x - 20, top + 36, 40, 5, 2)], shaded(gold, 1.2), dark, soft=3, rim=1.8),
        sheet([cover, circle(x, top - 42, 3.4)], roof, shaded(roof, 0.45), soft=6, rim=2),
    )


def gramophone_horn(
    petal: Colour = "#7a2c5c", petal_end: Colour = "#2c1030", gold: Colour = "#d8a048"
) -> Motif:
    """A horn like a flower, 240 wide and high, bowing to the right from its foot."""
    stem = taper([(-30, 0), (-70, -40), (-62, -112), (-10, -146), (56, -156)],
                 [11, 13, 19, 40, 96], round_ends=False)
    middle = (60.0, -158.0)
    rim = [(arc(*middle, r, r, a, a, 1)[0]) for i in range(11)
           for a, r in ((i * 360 / 11, 96), (i * 360 / 11 + 16.4, 112))]
    petals = []
    for index in range(11):
        first, between, last = rim[index * 2], rim[index * 2 + 1], rim[(index * 2 + 2) % 22]
        wedge = blob((*middle, "c"), (*first, "c"), between, (*last, "c"))
        light = 1.25 if index % 2 else 0.85
        petals.append(sheet(wedge, shaded(petal, light), shaded(petal_end, light), shadow=0.3,
                            soft=5, rim=1.6))
    ribs = [taper([middle, rim[i * 2]], [1.4, 3.6]) for i in range(11)]
    stars = [star(*arc(*middle, 80, 80, i * 32.73 + 16.4, 0, 1)[0], 7, 4, 0.34) for i in range(11)]
    return motif(
        sheet(box(-62, -6, 64, 14, 5), gold, shaded(gold, 0.4), soft=6, rim=2),
        sheet(stem, gold, shaded(gold, 0.4), soft=9, rim=2, puff=0.1),
        sheet(circle(*middle, 100), petal_end, soft=14, rim=2),
        petals,
        mark([*ribs, *stars], gold, alpha=0.85),
        sheet(circle(*middle, 44), shaded(petal_end, 0.7), "#080408", shadow=0.8, soft=9, rim=1),
        sheet(circle(58, -156, 25), "#080408", shadow=0.6, soft=6),
    )


def cello(
    wood: Colour = "#a8501c", dark: Colour = "#3c140c", ebony: Colour = "#1c100e",
    cord: Colour = "#f0d8a0", bow: bool = False,
) -> Motif:
    """A cello 460 high, standing on its spike; a bow may lie across it."""
    body = blob(
        (0, -284), (44, -288), (78, -262), (80, -222), (58, -196, "c"), (48, -168), (62, -138, "c"),
        (98, -108), (100, -56), (62, -18), (0, -10), (-62, -18), (-100, -56), (-98, -108),
        (-62, -138, "c"), (-48, -168), (-58, -196, "c"), (-80, -222), (-78, -262), (-44, -288))
    holes = [outline(line((s * 30, -178), (s * 40, -164), (s * 30, -142), (s * 38, -122),
                          (s * 46, -128)), 4.4) for s in (-1, 1)]
    strings = [taper([(x * 0.5, -400), (x, -118)], [1.1, 1.4]) for x in (-7, -2.4, 2.4, 7)]
    scroll = [swirl(2, -444, 18, 1.6, 11, 1, 120), taper([(-2, -426), (0, -396)], [14, 12])]
    pegs = [taper([(s * 5, y), (s * 22, y - 3)], [4, 8]) for s, y in
            ((-1, -422), (1, -416), (-1, -408), (1, -402))]
    tail = blob((-13, -104, "c"), (13, -104, "c"), (9, -30, "c"), (-9, -30, "c"))
    one = motif(
        sheet(taper([(0, -14), (0, 14)], [5, 2]), "#8a7a70", soft=4, rim=1.8),
        sheet(body, wood, dark, soft=13, rim=2.2, puff=0.16),
        mark(minus(body, outline(body, 13)), shaded(wood, 1.25), alpha=0.3),
        mark(holes, ebony, rim=0.8),
        sheet(pegs, ebony, soft=3, rim=1.8),
        sheet(scroll, shaded(wood, 1.1), dark, soft=6, rim=2),
        sheet(poly((-8, -400), (8, -400), (14, -196), (-14, -196)), ebony, shaded(ebony, 0.6),
              soft=6, rim=1.8),
        sheet([tail, blob((-26, -114, "c"), (0, -124), (26, -114, "c"), (20, -108), (-20, -108))],
              ebony, shaded(ebony, 0.6), soft=5, rim=1.8),
        mark(strings, cord, rim=0.8),
    )
    return motif(one, violin_bow(wood, cord).at(0, -150, 1, -12)) if bow else one


def violin_bow(wood: Colour = "#a8501c", hair: Colour = "#f0e0c0") -> Motif:
    """A bow 320 long, level, its middle at the origin."""
    stick = taper([(-160, -9), (-60, -3), (60, -3), (160, -10)], [6, 5, 4.4, 3.4])
    frog = box(-154, -8, 26, 13, 3)
    return motif(sheet(taper([(-150, 3), (156, 1)], [3.4, 2.6]), hair, shadow=0.5, soft=4, rim=1.4),
                 sheet([stick, frog, poly((150, -12), (162, -12), (158, 4))], wood,
                       shaded(wood, 0.4), soft=5, rim=2))
