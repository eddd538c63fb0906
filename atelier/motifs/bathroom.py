"""A bathtub on feet, or on stilts."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Point,
    blob,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    shaded,
    sheet,
    star,
    swirl,
    taper,
)

Part = Literal["whole", "behind", "front"]
BRASS, BRASS_END = "#e0b060", "#80502c"


def bathtub(
    part: Part = "whole", enamel: Colour = "#e4dccc", enamel_end: Colour = "#7c8498",
    legs: float = 40, foam: bool = True,
) -> Motif:
    """A tub 420 wide on lion feet; `legs` 500 makes stilts with knobbly knees.

    The rim is at -legs - 150; the bather goes between behind and front.
    """
    behind = motif(
        _legs((-118, 118), legs, 0.62),
        sheet(oval(0, -150 - legs, 200, 24), shaded(enamel, 0.55), enamel_end, shadow=0.5, soft=7,
              rim=1.4),
        _tap().at(168, -legs - 150),
    )
    body = blob((-212, -152, "c"), (-196, -80), (-150, -24), (-90, -6), (0, 0), (90, -6),
                (150, -24), (196, -80), (212, -152, "c"), (100, -130), (0, -126), (-100, -130))
    hem = line((-214, -154), (-100, -131), (0, -126), (100, -131), (214, -154))
    garland = [leaf(x, -72 + 16 * (1 - (x / 150) ** 2), 26, 10, (8 if x > 0 else 172))
               for x in range(-140, 141, 28)]
    bath = motif(
        sheet(body, enamel, enamel_end, shadow=1.1, soft=14, rim=2, puff=0.12),
        sheet(garland, shaded(enamel_end, 1.25), enamel_end, inside=body, shadow=0.3, soft=3,
              rim=1),
        sheet(star(0, -46, 13, 8, 0.45), BRASS, BRASS_END, shadow=0.4, soft=3, rim=1.4),
        sheet(outline(hem, 15), shaded(enamel, 1.15), enamel_end, shadow=0.8, soft=7, rim=1.9),
        sheet([swirl(s * 208, -146, 13, 1.4, 6, -s, 90) for s in (-1, 1)], enamel, enamel_end,
              shadow=0.6, soft=4, rim=1.5),
    ).at(0, -legs)
    front = motif(_foam().at(0, -legs), bath) if foam else bath
    front += _legs((-140, 140), legs, 1.0)
    return {"behind": behind, "front": front}.get(part, behind + front)


def _foam() -> Motif:
    puffs = [circle(x, -146 - h, r) for x, h, r in
             ((-160, 4, 20), (-128, 10, 24), (-92, 4, 22), (-54, 0, 18), (60, 0, 18), (94, 6, 22),
              (128, 10, 22), (158, 4, 18), (-110, 26, 14), (112, 28, 13), (0, -8, 20), (-26, -4,
                                                                                        18),
              (28, -4, 18))]
    rings = [outline(line((x - 8, -152 - h), (x - 4, -162 - h), (x + 6, -164 - h)), 2)
             for x, h in ((-150, 2), (-122, 12), (-88, 2), (98, 4), (132, 8))]
    return motif(sheet(puffs, "#f4f4f0", "#a8c0d0", shadow=0.5, soft=6, rim=1.5, through=0.5),
                 mark(rings, "#ffffff", alpha=0.8))


def _tap() -> Motif:
    pipe = taper([(22, 0), (24, -44), (8, -62), (-14, -56), (-18, -36)], [9, 9, 9, 9, 11])
    return motif(sheet(pipe, BRASS, BRASS_END, shadow=0.8, soft=5, rim=1.7),
                 sheet([taper([(-2, -66), (26, -72)], [6, 6]), circle(-4, -66, 6), circle(28, -73,
                                                                                          6)],
                       BRASS, BRASS_END, shadow=0.6, soft=4, rim=1.6))


def _legs(places: tuple[float, ...], legs: float, light: float) -> Motif:
    gold, end = shaded(BRASS, light), shaded(BRASS_END, light)
    parts = []
    for x in places:
        s = 1 if x > 0 else -1
        top: Point = (x - s * 6, -legs - 22)
        if legs < 90:
            shin = taper([top, (x + s * 12, -legs * 0.7), (x + s * 2, -12)], [34, 22, 13])
            knees = [leaf(x - s * 4, -legs - 30, 30, 16, 90)]
        else:
            knee, shank = -legs * 0.54, -legs * 0.26
            shin = taper([top, (x + s * 8, -legs * 0.86), (x + s * 3, knee), (x + s * 9, shank),
                          (x + s * 3, -12)], [34, 15, 11, 12, 9, 9, 11])
            knees = [oval(x + s * 4, knee, 15, 19), oval(x + s * 8, shank, 9, 12),
                     leaf(x - s * 4, -legs - 30, 40, 20, 90)]
        paw = blob((x - s * 12, 0, "c"), (x - s * 12, -16), (x + s * 2, -22), (x + s * 20, -16),
                   (x + s * 28, -6), (x + s * 26, 0, "c"))
        toes = [outline(line((x + s * q, -1), (x + s * (q - 1), -9)), 2) for q in (6, 15)]
        curl = swirl(x - s * 6, -legs - 26, 12, 1.3, 5, s, 90)
        parts.append(motif(
            sheet(shin, gold, end, shadow=0.8, soft=6, rim=1.7),
            sheet(knees, shaded(gold, 1.15), end, shadow=0.6, soft=5, rim=1.7),
            sheet(paw, gold, end, shadow=0.8, soft=5, rim=1.7),
            mark(toes, end), sheet(curl, shaded(gold, 1.2), end, shadow=0.4, soft=3, rim=1.4)))
    return motif(parts)
