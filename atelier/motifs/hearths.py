"""Fires, and what holds them: a fireplace, a baker's oven, a fire in the open."""

import math

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    arched,
    blob,
    box,
    chance,
    circle,
    leaf,
    line,
    mark,
    minus,
    motif,
    moved,
    outline,
    pane,
    poly,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    union,
    within,
)
from atelier.motifs.masonry import stones, voussoirs

FIRE = ("#a82c1c", "#e05820", "#ff9430", "#ffd468")


def _tongue(x: float, wide: float, tall: float, lean: float) -> Path:
    """One flame, its tip licking to a side."""
    s = 1 if lean > 0 else -1
    return blob((x - s * wide * 0.3, 0), (x - s * wide * 0.54, -tall * 0.2),
                (x - s * wide * 0.42, -tall * 0.44), (x - s * wide * 0.1, -tall * 0.66),
                (x + lean * 0.3 - s * wide * 0.02, -tall * 0.84), (x + lean, -tall, "c"),
                (x + lean + s * wide * 0.2, -tall * 0.8), (x + s * wide * 0.3, -tall * 0.58),
                (x + s * wide * 0.5, -tall * 0.34), (x + s * wide * 0.5, -tall * 0.14),
                (x + s * wide * 0.3, 0))


def flames(
    width: float = 160, height: float = 200, colours: tuple[Colour, ...] = FIRE,
) -> Motif:
    """A fire of four nested sheets, the innermost shining; give other colours for cold fires."""
    plan = ((-0.3, 0.42, 0.62, -0.06), (0.3, 0.42, 0.7, 0.08), (0.0, 0.6, 1.0, 0.03),
            (-0.14, 0.36, 0.82, -0.1), (0.17, 0.34, 0.86, 0.02))
    layers: list[Motif] = []
    for depth, colour in enumerate(colours):
        share = 1 - depth * 0.19
        paths = [_tongue(x * width * share, wide * width * share, tall * height * share**1.25,
                         lean * width) for x, wide, tall, lean in plan]
        deep = colours[min(depth + 1, len(colours) - 1)]
        if depth < 2:
            layers.append(motif(sheet(paths, colour, deep, shadow=0.5, soft=7, rim=1.7,
                                      through=0.7)))
        else:
            layers.append(motif(pane(paths, colour, 1.0 + 0.12 * depth, glow=12, spill=0.4)))
    curls = [swirl(s * width * 0.52, -height * q, width * 0.06, 1.3, width * 0.028, s, 60)
             for s, q in ((-1, 0.62), (1, 0.74))]
    return motif(Halo(0, -height * 0.4, width * 1.15, colours[-2], 0.4), layers,
                 sheet(curls, colours[1], shadow=0.2, rim=1.2))


def campfire(
    width: float = 200, height: float = 240, wood: Colour = "#6a4030", wood_end: Colour = "#2c1820"
) -> Motif:
    """A fire on four crossed logs."""
    logs = [((-0.62, 6), (0.42, -34)), ((0.62, 8), (-0.4, -36)), ((-0.4, 16), (0.5, 2)),
            ((0.36, 20), (-0.5, 6))]
    parts = []
    for (x0, y0), (x1, y1) in logs:
        a, b = (x0 * width, float(y0)), (x1 * width, float(y1))
        stick = taper([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 4), b], [24, 20, 17])
        grain = [taper([(a[0] * 0.86, a[1] + d), (b[0] * 0.7, b[1] + d)], [2, 0.6]) for d in (-5,
                                                                                              3)]
        parts.append(motif(sheet(stick, wood, wood_end, shadow=0.9, soft=7, rim=1.7),
                           mark(grain, wood_end, inside=stick, alpha=0.7),
                           sheet(circle(*a, 10), "#c8966a", "#7a4a3c", shadow=0.3, soft=3, rim=1.2),
                           mark(circle(*a, 5), "#8a5840", alpha=0.7)))
    return motif(parts[:2], flames(width * 0.8, height).at(0, -12), parts[2:])


def fireplace(
    stone: Colour = "#8a4a38", stone_end: Colour = "#341824", mantel: Colour = "#6a3a2c",
    burning: bool = True,
) -> Motif:
    """A chimney piece, its opening 400 by 460 with the foot's middle at the origin.

    It is 640 wide, the mantelpiece stands at -530. Without fire the opening is bare and dark.
    """
    hole = fireplace_mouth()
    wall = minus(box(-276, -520, 552, 524, 4), hole)
    wedges = _flat_arch()
    pillars = [box(s * 254 - 36, -500, 72, 504, 4) for s in (-1, 1)]
    logs = [taper([(-110, -16), (112, -34)], [34, 28]), taper([(-96, -40), (104, -14)], [28, 32])]
    fire = motif() if not burning else motif(
        flames(240, 300).at(0, -26), sheet(logs, "#5a3026", "#200f18", shadow=0.8, soft=8, rim=1.8),
        _andirons())
    return motif(
        sheet(hole, "#1c0d14", "#2c141a", shadow=0.2, rim=0.4),
        sheet(stones("hearth back", -200, 200, -460, 0, 36, 70, 0.8), "#34181c", "#240f18",
              inside=hole, shadow=0.3, soft=4, rim=0.7, wrap=0),
        fire,
        sheet(wall, stone, stone_end, shadow=1.2, soft=18, rim=1.7),
        sheet(stones("hearth", -276, 276, -512, 4, 40, 78, 0.66, 4), shaded(stone, 1.22),
              shaded(stone_end, 1.4), inside=minus(wall, *pillars), shadow=0.35, soft=4, rim=1),
        sheet(wedges, shaded(stone, 1.4), stone, shadow=0.7, soft=6, rim=1.5),
        [_pillar(s * 254, stone, stone_end) for s in (-1, 1)],
        _mantel(mantel, stone, stone_end),
        sheet(box(-330, -4, 660, 22, 5), shaded(stone, 1.2), stone_end, shadow=1, soft=10, rim=1.7),
    )


def fireplace_mouth() -> Path:
    """The fireplace's opening, to keep a scene inside of."""
    return blob((-200, 0, "c"), (-200, -400, "c"), (-110, -448), (0, -460), (110, -448),
                (200, -400, "c"), (200, 0, "c"))


def _flat_arch() -> list[Path]:
    wedges = []
    for i in range(13):
        a, b = -1 + 2 * i / 13 + 0.012, -1 + 2 * (i + 1) / 13 - 0.012
        high = 44 if i == 6 else 34

        def at(u: float, out: float) -> tuple[float, float]:
            return u * (200 + out * 0.5), -460 + 60 * u * u - out
        wedges.append(poly(at(a, 0), at(a, high), at(b, high), at(b, 0)))
    return wedges


def _andirons() -> Motif:
    irons = [taper([(s * 96, 0), (s * 96, -40), (s * 92, -70)], [12, 8, 7]) for s in (-1, 1)]
    balls = [circle(s * 92, -78, 12) for s in (-1, 1)]
    return motif(sheet(irons, "#5a4a48", "#1c1418", shadow=0.9, soft=6, rim=1.7),
                 sheet(balls, "#f0c070", "#a0602c", shadow=0.6, soft=4, rim=1.8))


def _pillar(x: float, stone: Colour, end: Colour) -> Motif:
    shaft = box(x - 28, -480, 56, 462, 6)
    flutes = [box(x + d - 4, -440, 8, 380, 4) for d in (-15, 0, 15)]
    return motif(
        sheet(shaft, shaded(stone, 1.15), end, shadow=1, soft=10, rim=1.7),
        sheet(flutes, shaded(stone, 0.6), end, shadow=0.2, soft=3, rim=0.9),
        sheet([box(x - 40, -34, 80, 36, 4), box(x - 36, -496, 72, 36, 4)], shaded(stone, 1.3), end,
              shadow=0.8, soft=7, rim=1.7),
        sheet(star(x, -478, 13, 8, 0.45), "#e0a860", "#8a5030", shadow=0.4, soft=3, rim=1.3),
    )


def _mantel(colour: Colour, stone: Colour, end: Colour) -> Motif:
    garland = [leaf(s * (10 + i * 19), -505 + 5 * math.sin(i), 27, 11, (0
                                                                        if s > 0 else 180) + 18 * s)
               for s in (-1, 1) for i in range(9)]
    return motif(
        sheet(garland, shaded(stone, 1.7), stone, shadow=0.5, soft=4, rim=1.3),
        sheet(box(-306, -534, 612, 18, 4), shaded(colour, 0.9), end, shadow=1.1, soft=12, rim=1.6),
        sheet(box(-324, -550, 648, 20, 7), shaded(colour, 1.5), colour, shadow=0.9, soft=8,
              rim=1.9),
    )


def oven(
    width: float = 420, brick: Colour = "#a85a3c", brick_end: Colour = "#3c1430",
    light: Colour = "#ffb44c",
) -> Motif:
    """A baker's oven: a glowing mouth this wide in four nested arches of brick; foot the origin."""
    half = width / 2
    hole = within(arched(0, 0, width, width * 0.92), box(-width, -width, width * 2, width))
    arches = []
    for i in range(4, 0, -1):
        thick = width * 0.105
        inner = half + (i - 1) * thick
        rise = -width * 0.92 + half
        ground = box(-width * 2, -width * 2, width * 4, width * 2 + 2)
        whole = union(circle(0, rise, inner + thick),
                      box(-inner - thick, rise, 2 * (inner + thick), -rise + 2))
        shape = minus(within(whole, ground), hole)
        bricks = voussoirs(0, rise, inner, thick * 0.94, 11 + i * 6)
        piers = stones(f"oven {i}", -inner - thick, -inner + 1, rise, 2, width * 0.062, thick * 2,
                       1)
        piers = [*piers, *(moved(pier, flip=True) for pier in piers)]
        dim = 0.5 ** (i - 1)
        sides = minus(shape, box(-inner, -width * 2, 2 * inner, width * 2))
        arches.append(motif(
            sheet(shape, shaded(brick, 0.45 * dim), brick_end, shadow=1.1, soft=13, rim=1),
            sheet(bricks, shaded(brick, 1.25 * dim), shaded(brick, 0.8 * dim), shadow=0.5, soft=4,
                  rim=1.3, through=0.3),
            sheet(piers, shaded(brick, 0.9 * dim), shaded(brick_end, 0.7 + 0.5 * dim), inside=sides,
                  shadow=0.4, soft=4, rim=1.1)))
    return motif(arches, _embers(width, hole, light),
                 sheet(box(-half * 1.5, -8, width * 1.5, 26, 4), shaded(brick, 1.3), brick_end,
                       shadow=1, soft=10, rim=1.7))


def _embers(width: float, hole: Path, light: Colour) -> Motif:
    dice = chance("oven embers")
    glow = [moved(hole, 0, 0, q) for q in (0.82, 0.62)]
    coals = [circle(dice.uniform(-0.42, 0.42) * width, dice.uniform(-0.09, -0.02) * width,
                    dice.uniform(0.018, 0.045) * width) for _ in range(36)]
    back = [outline(line((-0.45 * width, -y * width), (0, -(y + 0.06) * width),
                         (0.45 * width, -y * width)), 2.4) for y in (0.2, 0.34, 0.48, 0.62)]
    return motif(
        Halo(0, -width * 0.4, width * 0.8, light, 0.4),
        pane(hole, "#e0642c", 0.8, glow=26, spill=0.5),
        mark(back, "#8a2c1c", inside=hole, alpha=0.5),
        pane(glow[0], "#ff8c38", 0.5, glow=10, spill=0.2),
        pane(glow[1], light, 0.7, glow=18, spill=0.3),
        sheet(coals, "#7a2418", "#3c0f14", inside=hole, shadow=0.4, soft=3, rim=1.7),
    )
