"""Wooden puppets and the hand that leads them."""

import math

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
    oval,
    poly,
    sheet,
    taper,
    within,
)
from atelier.motifs.clothes import ruff
from atelier.motifs.tools import scissors

WOOD, WOOD_END = "#e8b070", "#9a4a2a"
CLOTH, CLOTH_END = "#8e1f34", "#4c0e22"
GOLD, GOLD_END = "#ffd890", "#e0a050"


def _bone(
    start: Point, end: Point, wide: float, thin: float, colour: Colour = WOOD,
    colour_end: Colour = WOOD_END,
) -> Motif:
    """A turned piece of wood between two joints."""
    length = math.dist(start, end)
    right, down = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def along(far: float) -> Point:
        return (start[0] + right * far, start[1] + down * far)

    points = [along(5), along(14), along(length / 2), along(length - 8), along(length - 5)]
    widths = [wide * 0.55, wide, (wide + thin) / 2 * 1.05, thin, thin * 0.6]
    return motif(sheet(taper(points, widths), colour, colour_end, shadow=0.9, soft=6, rim=1.8))


def _joint(at: Point, radius: float = 6) -> Motif:
    return motif(sheet(circle(*at, radius), "#c87c40", "#7a3420", shadow=0.9, soft=3, rim=1.8))


def _part(paths: list[Path], colour: Colour, end: Colour, soft: float = 6) -> Motif:
    return motif(sheet(paths, colour, end, shadow=0.9, soft=soft, rim=1.8))


def puppet(cloth: Colour = CLOTH, cloth_end: Colour = CLOTH_END) -> Motif:
    """A wooden fool 440 high, one arm raised, scissors in the other hand; feet at the origin."""
    knee, foot, other_knee, other_foot = (356, 812), (388, 884), (446, 822), (440, 900)
    shoes = [blob((378, 880), (396, 876), (404, 890), (390, 900), (356, 902), (346, 894),
                  (362, 886)),
             blob((430, 898), (448, 894), (466, 904), (486, 908), (486, 916), (434, 916))]
    hand = [circle(300, 522, 9), taper([(298, 520), (292, 506), (290, 496)], [6, 5, 3]),
            taper([(301, 518), (302, 504), (304, 494)], [6, 5, 3]),
            taper([(305, 522), (312, 512), (316, 504)], [6, 5, 3]),
            taper([(294, 524), (286, 518), (282, 512)], [5, 4, 3])]
    return motif(
        _bone((382, 752), knee, 24, 19), _joint(knee, 7), _bone(knee, foot, 18, 12),
        _bone((420, 750), other_knee, 24, 19), _joint(other_knee, 7),
        _bone(other_knee, other_foot, 18, 12),
        _part(shoes, "#7a1c28", "#4a0c18"),
        _bone((362, 650), (318, 600), 21, 16, cloth, cloth_end), _joint((318, 600)),
        _bone((318, 600), (300, 528), 15, 10),
        _part(hand, WOOD, WOOD_END),
        _jacket(cloth, cloth_end),
        ruff().at(396, 630),
        sheet(taper([(396, 632), (394, 616)], [14, 13]), WOOD, WOOD_END, soft=6),
        puppet_head(cloth, cloth_end).at(391, 622, 1.12, -10),
        _bone((436, 648), (500, 622), 21, 16, cloth, cloth_end), _joint((500, 622)),
        _bone((500, 622), (478, 558), 15, 10),
        _part([circle(475, 553, 9.5)], WOOD, WOOD_END),
        scissors().at(471, 547, 1.15, -66),
    ).at(-412, -912)


def _jacket(cloth: Colour, cloth_end: Colour) -> Motif:
    coat = blob((362, 640), (398, 630), (438, 638), (446, 668), (436, 704), (440, 750),
                (452, 786, "c"), (424, 770), (400, 790, "c"), (378, 770), (352, 788, "c"),
                (366, 748), (366, 704), (354, 668))
    diamonds = []
    for row in range(6):
        for column in range(4):
            x, y = 368 + column * 22 + row % 2 * 11, 661 + row * 22
            diamonds.append(poly((x, y - 11), (x + 9, y), (x, y + 11), (x - 9, y)))
    return motif(
        _part([coat], cloth, cloth_end, 8),
        sheet(all_within(diamonds, coat), "#d85a3c", "#8a2a30", shadow=0.2, soft=2, rim=0.8),
        sheet([circle(400, 660 + i * 24, 4.4) for i in range(4)], GOLD, GOLD_END, soft=2, rim=1.8),
    )


def puppet_head(cloth: Colour = CLOTH, cloth_end: Colour = "#5a1226") -> Motif:
    """A carved head with a fool's cap, looking up; the neck at the origin."""
    skull = blob((-26, -8), (-22, -34), (0, -44), (22, -34), (27, -6), (24, 14), (12, 30), (0, 34),
                 (-12, 30), (-24, 14))
    jaw = blob((-12, 14, "c"), (0, 17), (12, 14, "c"), (11, 30), (0, 34), (-11, 30))
    lines = [taper([(-13, 13), (-11, 31)], [1.6, 1.6]), taper([(13, 13), (11, 31)], [1.6, 1.6]),
             taper([(-10, 16), (0, 19), (10, 16)], [1.5, 2.6, 1.5]),
             outline(line((-18, -18), (-11, -22), (-5, -18)), 2.2),
             outline(line((5, -19), (11, -23), (18, -19)), 2.2)]
    cap = blob((-30, -30, "c"), (-12, -40), (12, -40), (30, -28, "c"), (26, -50), (40, -84),
               (66, -96, "c"), (30, -110), (-2, -92), (-20, -62))
    return motif(
        _part([skull], "#f2c488", "#b06a3c", 7),
        sheet(jaw, "#e0a868", "#a05a34", shadow=0.4, soft=2, rim=1.8),
        mark(lines, "#5a1c18", rim=0.2),
        sheet([oval(-11, -8, 5, 6.4), oval(11, -8, 5, 6.4)], "#fff4dc", shadow=0.2, rim=0.4),
        mark([circle(-12, -10.5, 3), circle(10, -10.5, 3)], "#3a0c14"),
        sheet(taper([(0, -8), (1, 4)], [5, 8]), "#f6d09a", "#c07a48", shadow=0.4, soft=2),
        mark([circle(-17, 6, 5), circle(17, 6, 5)], "#d8583c", alpha=0.6, rim=0),
        _part([cap], cloth, cloth_end),
        _part([circle(68, -96, 8)], GOLD, GOLD_END),
        _part([taper([(-30, -31), (0, -42), (30, -29)], [9, 10, 9])], "#e8a050", "#a85a30"),
    ).at(0, -34)


def wooden_hand(
    wood: Colour = "#e09a58", wood_end: Colour = "#8a3822", sleeve: Colour = "#7a1426",
    sleeve_end: Colour = "#4a0a1c",
) -> Motif:
    """A jointed hand that grips from above, 160 wide; the middle of its palm at the origin."""
    cuff = blob((410, -30, "c"), (408, 10), (396, 44, "c"), (430, 36), (470, 42), (512, 34),
                (536, 46, "c"), (528, 8), (526, -30, "c"))
    palm = blob((430, 42), (470, 38), (500, 50), (508, 80), (496, 108), (452, 116), (424, 100),
                (418, 66))
    fingers: list[tuple[list[Point], list[float]]] = [
        ([(424, 86), (404, 104), (398, 130), (410, 158)], [20, 18, 15, 12]),
        ([(440, 104), (428, 132), (430, 160), (446, 172)], [19, 18, 15, 12]),
        ([(464, 110), (460, 138), (464, 160), (480, 166)], [19, 18, 15, 12]),
        ([(488, 104), (492, 132), (498, 150), (512, 152)], [18, 16, 14, 11]),
        ([(500, 66), (524, 84), (534, 112), (528, 138)], [19, 17, 14, 11]),
    ]
    jointed = [(sheet(taper(points, widths), wood, wood_end, shadow=0.8, soft=5, rim=1.8),
                sheet(circle(*points[1], widths[1] * 0.36), "#fff0c8", shadow=0.4, soft=2,
                      alpha=0.5))
               for points, widths in fingers]
    hem = outline(line((404, 36), (440, 28), (472, 34), (512, 26), (532, 36)), 3)
    return motif(
        sheet(cuff, sleeve, sleeve_end, rim=1.6),
        sheet(within(hem, cuff), "#f0b060", shadow=0.3),
        sheet(palm, wood, wood_end, rim=1.8),
        jointed,
    ).at(-465, -80)
