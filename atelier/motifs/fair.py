"""What comes with a fair: tents and a merry-go-round."""

import math
from itertools import pairwise

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    Point,
    blob,
    box,
    circle,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    poly,
    shaded,
    sheet,
    star,
    taper,
    union,
)

GOLD, GOLD_END = "#f0c070", "#a8682c"


def scalloped(left: float, right: float, top: float, drop: float, count: int,
               sag: float = 0) -> Path:
    """A valance: straight above, a row of rounds below, sagging in its middle."""
    def dip(x: float) -> float:
        u = (2 * x - left - right) / (right - left)
        return sag * (1 - u * u)

    step = (right - left) / count
    hem = []
    for i in range(count * 8 + 1):
        x = right - step * i / 8
        hem.append((x, top + dip(x) + drop * (0.55 + 0.45 * abs(math.sin(i / 8 * math.pi)))))
    upper = [(left + (right - left) * i / 12, top + dip(left + (right - left) * i / 12))
             for i in range(13)]
    return poly(*upper, *hem)


def gores(half: float, height: float, count: int, bend: float, sag: float) -> list[Path]:
    """The stripes of a round roof: wedges from its tip to its eaves, narrow at the sides."""
    def at(angle: float, share: float) -> Point:
        reach = half * share**bend
        return (reach * math.sin(angle),
                -height * (1 - share) + sag * share * math.cos(angle))

    angles = [-math.pi / 2 + math.pi * i / count for i in range(count + 1)]
    return [poly(*(at(a, i / 10) for i in range(11)), *(at(b, i / 10) for i in range(10, -1, -1)))
            for a, b in pairwise(angles)]


def pennant(
    x: float = 0, y: float = 0, tall: float = 44, colour: Colour = "#a82c3c"
) -> Motif:
    """A flag on a golden rod that stands at (x, y)."""
    flag = blob((x, y - tall, "c"), (x + tall * 0.5, y - tall * 0.98), (x + tall, y - tall * 0.7,
                                                                        "c"),
                (x + tall * 0.5, y - tall * 0.62), (x, y - tall * 0.45, "c"))
    return motif(sheet(taper([(x, y + 4), (x, y - tall)], [2.6, 1.8]), GOLD, GOLD_END, shadow=0.5,
                       soft=4, rim=1.3),
                 sheet(flag, colour, shaded(colour, 0.45), shadow=0.6, soft=4, rim=1.4))


def circus_tent(
    stripe: Colour = "#a82c3c", stripe_end: Colour = "#4c1028", cream: Colour = "#ecd8b0",
    cream_end: Colour = "#8c6468", light: Colour = "#ffd080", flag: Colour = "#e8a040",
) -> Motif:
    """A striped big top with a lit entrance, 430 wide, 350 high."""
    roof = gores(206, 168, 11, 1.5, 26)
    wall = poly(*((206 * math.sin(a), -126 + 26 * math.cos(a)) for a in
                  (math.pi * (i / 20 - 0.5) for i in range(21))),
                *((186 * math.sin(a), 16 * math.cos(a)) for a in
                  (math.pi * (0.5 - i / 20) for i in range(21))))
    strips = [poly((196 * math.sin(a), -130), (196 * math.sin(b), -130),
                   (186 * math.sin(b), 20), (186 * math.sin(a), 20))
              for a, b in ((math.pi * ((i + 0.1) / 11 - 0.5), math.pi * ((i + 1.1) / 11 - 0.5))
                           for i in range(0, 11, 2))]
    door = blob((-38, 16, "c"), (-30, -40), (0, -92, "c"), (30, -40), (38, 16, "c"))
    flaps = [blob((0, -94, "c"), (s * 20, -52), (s * 32, -16, "c"), (s * 50, 14, "c"),
                  (s * 54, 13, "c"), (s * 50, -40)) for s in (-1, 1)]
    ropes = [taper([(s * 204, -122), (s * 244, 6)], [1.6, 1.6]) for s in (-1, 1)]
    pegs = [taper([(s * 241, -4), (s * 247, 12)], [5, 3]) for s in (-1, 1)]
    stars = [star(206 * math.sin(a) * 0.985, -118 + 26 * math.cos(a) + 11, 6, 5, 0.45)
             for a in (math.pi * ((i + 0.5) / 9 - 0.5) for i in range(9))]
    return motif(
        sheet([*ropes, *pegs], GOLD, GOLD_END, shadow=0.5, soft=4),
        sheet(wall, cream, cream_end, soft=14, rim=1.6, through=0.5),
        sheet(strips, stripe, stripe_end, inside=wall, shadow=0.4, soft=4, rim=1),
        Halo(0, -30, 90, light, 0.35),
        pane(door, light, 1.25, glow=18, spill=0.5),
        sheet(flaps, shaded(stripe, 1.2), stripe_end, shadow=1, soft=7, rim=1.6, through=0.5),
        pennant(0, -290, 44, flag), pennant(-104, -196, 26, stripe), pennant(104, -196, 26,
                                                                                stripe),
        [sheet(gore, *((stripe, stripe_end) if i % 2 else (cream, cream_end)), shadow=0.4, soft=5,
               rim=1.3, through=0.45) for i, gore in
         enumerate(moved(gore, 0, -126) for gore in roof)],
        sheet(scalloped(-212, 212, -134, 34, 13, 26), stripe, stripe_end, shadow=0.9, soft=7,
              rim=1.6),
        sheet(stars, GOLD, GOLD_END, shadow=0.3, soft=2, rim=1.2),
    )


def small_tent(
    cloth: Colour = "#d8a868", cloth_end: Colour = "#8a4838", stripe: Colour | None = "#a83c3c",
    light: Colour | None = "#ffc474", wood: Colour = "#5a3830",
) -> Motif:
    """A tent for one, 220 wide, 160 high, its flap shut; without stripe a screen for shadows."""
    face = blob((-104, 2, "c"), (-60, -66), (0, -148, "c"), (60, -66), (104, 2, "c"), (0, 8))
    side = blob((0, -148, "c"), (60, -66), (104, 2, "c"), (130, -14, "c"), (88, -78),
                (26, -150, "c"))
    seam = taper([(0, -146), (3, -70), (-2, 6)], [1.6, 2.6, 2.2])
    flap = blob((2, -128, "c"), (10, -60), (6, 6, "c"), (34, 5, "c"), (26, -44))
    poles = [taper([(-7, -162), (8, -132)], [4, 4]), taper([(7, -162), (-8, -132)], [4, 4])]
    ropes = [taper([(0, -146), (-136, 6)], [1.4, 1.4]), taper([(24, -148), (156, -6)], [1.4, 1.4])]
    pegs = [taper([(-133, -3), (-138, 12)], [4.5, 2.5]), taper([(153, -14), (158, 0)], [4.5, 2.5])]
    strips = [poly((x * 0.06, -148), ((x + 17) * 0.06, -148), (x + 17, 12), (x, 12))
              for x in range(-104, 100, 34)]
    shine = motif() if light is None else motif(
        Halo(0, -40, 150, light, 0.4), pane(face, light, 0.6, glow=20, spill=0.3))
    striped = motif() if stripe is None else motif(
        sheet(strips, stripe, shaded(stripe, 0.45), inside=face, shadow=0.15, soft=2, rim=0.7,
              wrap=0, alpha=0.86))
    return motif(
        sheet([*ropes, *pegs], "#d8b888", wood, shadow=0.5, soft=4),
        sheet(poles, wood, shaded(wood, 0.5), shadow=0.6, soft=4, rim=1.4),
        sheet(side, shaded(cloth, 0.55), shaded(cloth_end, 0.5), soft=10, rim=1.5),
        sheet(face, cloth, cloth_end, soft=10, rim=2, through=0.6),
        shine, striped,
        sheet(flap, shaded(cloth, 0.9), cloth_end, shadow=0.8, soft=6, rim=1.5, alpha=0.92),
        mark([seam, *(oval(0, y, 4, 1.6) for y in (-104, -78, -52, -26))], wood, alpha=0.8),
        sheet(outline(line((-104, 2), (-60, -66), (0, -148, "c"), (60, -66), (104, 2)), 4), cloth,
              cloth_end, shadow=0.6, soft=4, rim=1.4),
    )


def pole_horse(
    coat: Colour = "#e8d8c0", coat_end: Colour = "#9a7880", saddle: Colour = "#a82c44",
    mane: Colour = "#7a4a3c", pole: float = 190,
) -> Motif:
    """A leaping wooden horse on a twisted golden pole, looking right, 130 wide."""
    body = blob((-44, -66), (-30, -84), (0, -80), (22, -84), (34, -106), (40, -124, "c"),
                (48, -132), (51, -141, "c"), (57, -130), (72, -112), (76, -103), (66, -98),
                (54, -104), (48, -92), (45, -68), (32, -51), (2, -46), (-28, -45), (-43, -53))
    legs = [taper([(30, -62), (52, -56), (66, -44), (60, -28)], [17, 12, 8, 7]),
            taper([(24, -58), (40, -42), (38, -28), (28, -22)], [15, 11, 8, 7]),
            taper([(-34, -60), (-50, -48), (-48, -34), (-62, -22)], [22, 14, 8, 7]),
            taper([(-28, -56), (-38, -40), (-34, -26), (-46, -12)], [19, 12, 8, 7])]
    hooves = [circle(60, -26, 5.5), circle(28, -21, 5.5), circle(-63, -20, 5.5),
              circle(-47, -10, 5.5)]
    tail = taper([(-43, -70), (-62, -78), (-74, -60), (-66, -40), (-78, -30)], [5, 13, 13, 9, 1])
    crest = [taper([(48 - i * 5, -130 + i * 9), (36 - i * 5, -128 + i * 10),
                    (27 - i * 4, -112 + i * 9)], [3, 9, 1]) for i in range(5)]
    cover = blob((-18, -82, "c"), (0, -79), (15, -82, "c"), (20, -56), (14, -42, "c"), (0, -47),
                 (-16, -41, "c"), (-22, -62))
    dots = [circle(x, y, 2.4) for x, y in ((-14, -49), (-5, -52), (4, -52), (13, -49))]
    twist = [taper([(-3.4, y + 4), (3.4, y)], [1.4, 1.4]) for y in range(-int(pole) + 4, -2, 9)]
    staff = box(-3.4, -pole, 6.8, pole, 3)
    return motif(
        sheet(staff, GOLD, GOLD_END, shadow=0.7, soft=5, rim=1.6),
        mark(twist, "#8a4c24", inside=staff, alpha=0.8),
        sheet(legs[1::2], shaded(coat, 0.6), coat_end, shadow=0.7, soft=5, rim=1.3),
        sheet(tail, mane, shaded(mane, 0.4), shadow=0.7, soft=5, rim=1.4),
        sheet(union(body, legs[::2]), coat, coat_end, shadow=0.9, soft=7, rim=1.8, puff=0.1),
        sheet(hooves, GOLD, GOLD_END, shadow=0.4, soft=3, rim=1.3),
        sheet(crest, mane, shaded(mane, 0.5), shadow=0.5, soft=3, rim=1.3),
        sheet(cover, saddle, shaded(saddle, 0.4), shadow=0.6, soft=4, rim=1.5),
        sheet([*dots, circle(28, -78, 3.4), star(-32, -68, 7, 6, 0.5)], GOLD, GOLD_END, shadow=0.3,
              soft=2, rim=1.2),
        mark([outline(line((54, -122), (60, -108), (64, -99)), 1.8),
              outline(line((44, -94), (54, -101), (62, -110)), 1.8)], saddle),
        mark(outline(line((55, -117), (59, -114), (62, -116)), 1.8), "#3a2028"),
    )
