"""Beasts of the sea."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    all_within,
    blob,
    circle,
    line,
    mark,
    motif,
    moved,
    outline,
    pane,
    sheet,
    star,
    taper,
    tendril,
    union,
    within,
)


def whale(
    skin: Colour = "#0d4652", dark: Colour = "#0a2c40", second: Colour = "#14606a",
    third: Colour = "#1b7478", belly: Colour = "#e8d2a6", line_colour: Colour = "#3a9a94",
    lights: Colour = "#9fe6d0",
) -> Motif:
    """A sleeping whale 800 wide, looking left; its lowest point is the origin."""
    body = _whale_body()
    under = blob((48, 758, "c"), (110, 772), (190, 778), (262, 806), (330, 838), (420, 868, "c"),
                 (290, 884), (170, 868), (90, 830), (54, 790))
    grooves = [taper([(52 + i * 3, 766 + i * 12), (120 + i * 6, 786 + i * 11),
                      (210 + i * 10, 800 + i * 10), (330 + i * 12, 846 + i * 6)], [1, 3, 3, 1])
               for i in range(9)]
    return motif(
        sheet(body, skin, dark, soft=16, rim=2.2, puff=0.1),
        sheet(within(moved(body, 16, 34, 0.985), body), second, dark, shadow=0.7, soft=8, rim=1.1,
              through=0.25),
        sheet(within(moved(body, 24, 86, 0.97), body), third, second, shadow=0.7, soft=8,
              through=0.25),
        sheet(under, belly, "#a8a890", holes=grooves, shadow=0.6, rim=1.2, through=0.25),
        mark(taper([(44, 748), (110, 762), (180, 764), (226, 738)], [3, 5, 5, 1.5]), dark),
        _sleeping_eye(belly, dark, line_colour),
        pane(all_within(_flank_lights(), body), lights, 0.75, glow=5, spill=0.25),
        _flank_lines(line_colour),
        _flipper(third, dark, line_colour),
    ).at(-400, -884)


def _whale_body() -> Path:
    return blob(
        (44, 742), (52, 690), (92, 634), (170, 584), (280, 556), (400, 556), (500, 584),
        (580, 628), (640, 650), (690, 632), (722, 590), (726, 566), (690, 540), (650, 496),
        (640, 446, "c"), (690, 470), (736, 520), (752, 540), (764, 512), (786, 470),
        (838, 424, "c"), (836, 490), (800, 552), (764, 590), (752, 650), (710, 716), (640, 770),
        (540, 826), (420, 868), (290, 884), (170, 868), (90, 830), (54, 790),
    )


def _sleeping_eye(lash: Colour, dark: Colour, brow: Colour) -> Motif:
    lid = blob((190, 712, "c"), (204, 700), (222, 698), (238, 708, "c"), (224, 722), (204, 723))
    lashes = [outline(line((190, 713), (204, 722), (222, 722), (239, 708)), 4),
              outline(line((198, 720), (193, 728)), 2.4),
              outline(line((211, 724), (209, 733)), 2.4),
              outline(line((226, 721), (229, 730)), 2.4)]
    return motif(
        sheet(lid, dark, shadow=0.4, soft=4),
        mark(lashes, lash),
        mark(outline(line((188, 690), (212, 682), (242, 688)), 2.8), brow),
    )


def _flank_lights() -> list[Path]:
    lights = []
    for i in range(34):
        t = i / 33
        y = 700 + math.sin(t * 3.3) * 52 - t * 60
        lights.append(star(270 + t * 400, y, 4.5 if i % 3 else 8, 4, 0.35))
    for i in range(26):
        t = i / 25
        lights.append(circle(300 + t * 330, 738 + math.sin(t * 3.3) * 52 - t * 66, 2.4))
    return lights


def _flank_lines(colour: Colour) -> Motif:
    lines = [taper([(250 + i * 22, 640 + i * 16), (380 + i * 18, 616 + i * 20),
                    (500 + i * 10, 650 + i * 18), (600, 694 + i * 12), (690 - i * 4, 672 + i * 10),
                    (738, 604 + i * 6)], [0.5, 3, 3.5, 3, 2, 0.5]) for i in range(3)]
    return motif(mark(lines, colour, alpha=0.55))


def _flipper(colour: Colour, dark: Colour, line_colour: Colour) -> Motif:
    fin = blob((262, 806, "c"), (300, 800), (346, 818), (392, 866), (440, 936), (452, 980, "c"),
               (400, 960), (340, 924), (286, 870))
    lines = [taper([(300 + i * 10, 826 + i * 4), (350 + i * 8, 880 + i * 2),
                    (424 - i * 4, 952 - i * 6)], [0.5, 2.5, 0.5]) for i in range(4)]
    return motif(sheet(fin, colour, dark, soft=14, rim=1.5), mark(lines, line_colour, alpha=0.6))


def whale_spout(water: Colour = "#d8f2dc", end: Colour = "#7ac0b4") -> Motif:
    """A fountain of four spirals, 140 high."""
    jets = (
        ([(-2, 0), (2, -46), (-8, -96), (-34, -136)], 26, -1),
        ([(0, 0), (8, -56), (20, -106), (52, -132)], 22, 1),
        ([(-2, 0), (-4, -46), (-26, -76), (-56, -82)], 16, -1),
        ([(1, -6), (16, -46), (40, -64), (62, -62)], 13, 1),
    )
    return motif(*(
        sheet(tendril([(float(x), float(y)) for x, y in points], [5, 8, 9, 7, 5, 2], radius, 1.6,
                      turning), water, end, shadow=0.6, through=0.4, rim=1.2)
        for points, radius, turning in jets
    ))


def fish(
    scales: Colour = "#6a64c8", dark: Colour = "#2c2474", lines: Colour = "#f0d890",
    length: float = 100,
) -> Motif:
    """A fish that looks right, its middle at the origin."""
    unit = length / 100
    body = blob((50, 2), (30, -13), (0, -18), (-26, -9), (-34, -3), (-56, -20, "c"), (-47, 0),
                (-56, 20, "c"), (-34, 3), (-24, 9), (4, 17), (32, 13))
    fins = [
        blob((16, -15, "c"), (-2, -30), (-18, -27, "c"), (-14, -10, "c")),
        blob((10, 12, "c"), (-4, 24), (-14, 24, "c"), (-8, 8, "c")),
    ]
    fish_shape = union(body, fins)
    drawn = [outline(line((25, -10), (21, 0), (24, 10)), 1.8)]
    for column in range(4):
        for row in range(-2, 3):
            x = 13 - column * 9.5 + row % 2 * 3
            y = row * 4.5 * (1 - column * 0.14)
            drawn.append(outline(line((x, y - 2), (x - 2.4, y), (x, y + 2)), 1.4))
    drawn += [outline(line((-42, t * 35), (-50, t * 100)), 1.3) for t in (-0.13, -0.04, 0.05, 0.13)]
    return motif(
        sheet(fish_shape, scales, dark, shadow=0.9, soft=6, rim=1.8),
        mark(drawn, lines, rim=0.3, alpha=0.85),
        mark(circle(36, -3.5, 4.2), lines),
        mark(circle(36.6, -3.5, 2.2), dark),
    ).at(0, 0, unit)
