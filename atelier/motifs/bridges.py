"""Bridges: of stone, and of rope."""

from atelier.engine import (
    Colour,
    Motif,
    Point,
    arched,
    blob,
    box,
    hanging,
    leaf,
    line,
    minus,
    motif,
    outline,
    shaded,
    sheet,
    taper,
    within,
)
from atelier.motifs.masonry import stones, voussoirs


def stone_bridge(
    stone: Colour = "#8a7468", stone_end: Colour = "#34283c", moss: Colour = "#4c7040"
) -> Motif:
    """A humped bridge of one arch, 420 wide, 128 high; the water's level is the origin's."""
    face = blob((-216, 4, "c"), (-212, -54, "c"), (-120, -88), (0, -112), (120, -88),
                (212, -54, "c"), (216, 4, "c"))
    wall = minus(face, arched(0, 8, 172, 96))
    inner = minus(arched(0, 6, 172, 94), arched(-16, 14, 166, 94))
    coping = line((-220, -58), (-120, -94), (0, -118), (120, -94), (220, -58))
    buttress = [blob((s * 122 - 17, 6, "c"), (s * 122 - 12, -68, "c"), (s * 122, -82),
                     (s * 122 + 12, -68, "c"), (s * 122 + 17, 6, "c")) for s in (-1, 1)]
    tufts = [leaf(x, y, 20, 8, a) for x, y, a in
             ((-206, -2, -60), (-198, 2, -100), (-188, 2, -50), (186, 2, -130), (198, 2, -80),
              (206, 0, -110), (-64, -92, 80), (-56, -95, 110), (70, -90, 95), (-60, -94, 60))]
    return motif(
        sheet(within(inner, face), shaded(stone_end, 0.7), stone_end, shadow=0.5, rim=0.6),
        sheet(wall, stone, stone_end, soft=13, rim=1.7, through=0.25),
        sheet(stones("bridge", -216, 216, -112, 6, 17, 34, 0.6), shaded(stone, 1.28),
              shaded(stone_end, 1.4), inside=minus(wall, buttress), shadow=0.3, soft=3, rim=0.9,
              wrap=0.2),
        sheet(voussoirs(0, -2, 86, 17, 15), shaded(stone, 1.5), stone, shadow=0.7, soft=5,
              rim=1.4),
        sheet(buttress, shaded(stone, 1.15), stone_end, shadow=0.8, soft=6, rim=1.4),
        sheet(outline(coping, 13), shaded(stone, 1.55), stone, shadow=0.8, soft=6, rim=1.6),
        sheet([box(s * 214 - 12, -82, 24, 86, 3) for s in (-1, 1)], shaded(stone, 1.3), stone_end,
              shadow=0.8, soft=6, rim=1.5),
        sheet([box(s * 214 - 16, -90, 32, 10, 4) for s in (-1, 1)], shaded(stone, 1.6), stone,
              shadow=0.6, soft=4, rim=1.4),
        sheet(tufts, moss, shaded(moss, 0.35), shadow=0.6, soft=4, rim=1.2),
    )


def rope_bridge(
    start: Point = (-200, 0), end: Point = (200, 0), sag: float = 62, hand: float = 44,
    slat: Colour = "#b07a4c", slat_end: Colour = "#5a3430", cord: Colour = "#e8c890",
) -> Motif:
    """A bridge of slats on ropes from one point to another, its hand ropes so high."""
    count = max(8, round(abs(end[0] - start[0]) / 15))
    floor = hanging(start, end, sag, count)
    rails = [hanging((start[0], start[1] - hand + back * 7), (end[0], end[1] - hand + back * 7),
                     sag * (0.86 + 0.04 * back), count) for back in (1, 0)]
    slats = []
    for index in range(count):
        (x0, y0), (x1, y1) = floor[index], floor[index + 1]
        x0, x1 = x0 + (x1 - x0) * 0.12, x1 - (x1 - x0) * 0.12
        drop = 3.0 if index % 5 == 2 else 0.0
        slats.append(blob((x0 + 2, y0 - 9 + drop, "c"), (x1 + 2, y1 - 9, "c"),
                          (x1 - 2, y1 + 8, "c"), (x0 - 2, y0 + 8 + drop, "c")))
    ties = [[taper([rail[i], (floor[i][0], floor[i][1] - 3)], [1.3, 1.3])
             for i in range(1, count, 2)] for rail in rails]
    knots = [taper([(x, y - 2.6), (x, y + 2.6)], [3.4, 3.4]) for x, y in rails[1][1:count:2]]
    posts = [taper([(x, y + 12), (x - lean, y - hand - 12)], [9, 7])
             for (x, y), lean in ((start, 4), (end, -4))]
    return motif(
        sheet([*ties[0], taper(rails[0], [2, 2], steps=3)], shaded(cord, 0.35), slat_end,
              shadow=0.4, soft=4),
        sheet(slats, slat, slat_end, shadow=0.9, soft=7, rim=1.5),
        sheet([taper([(x, y + drop) for x, y in floor], [2, 2], steps=3) for drop in (-6, 6)],
              cord, slat, shadow=0.3, soft=3),
        sheet(posts, slat, slat_end, shadow=0.9, soft=6, rim=1.6),
        sheet([*ties[1], taper(rails[1], [2.6, 2.6], steps=3), *knots], cord, slat, shadow=0.6,
              soft=4, rim=1.3),
    )
