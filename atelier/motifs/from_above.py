"""Furniture and shafts looked at straight along: a table, a chair, a well's inside."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    blob,
    chance,
    circle,
    leaf,
    mark,
    minus,
    motif,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    star,
    taper,
    union,
)


def table_from_above(
    radius: float = 330, cloth: Colour = "#e4dcd4", cloth_end: Colour = "#8c98b4",
    middle: Colour = "#c8ccd8",
) -> Motif:
    """A round table in a cloth with a lace hem, its middle the origin."""
    def round_points(far: float, count: int, turn: float = 0) -> list[Point]:
        return [(far * math.cos(2 * math.pi * (i + turn) / count),
                 far * math.sin(2 * math.pi * (i + turn) / count)) for i in range(count)]

    r = radius
    lace = union(circle(0, 0, r * 0.94), [circle(x, y, r * 0.066) for x, y in
                                         round_points(r * 0.94, 48)])
    holes: list[Path] = [circle(x, y, r * 0.019) for x, y in round_points(r * 0.955, 48)]
    holes += [star(x, y, r * 0.036, 4, 0.4) for x, y in round_points(r * 0.885, 32)]
    holes += [circle(x, y, r * 0.011) for x, y in round_points(r * 0.885, 32, 0.5)]
    for i in range(24):
        holes.append(leaf(*round_points(r * 0.775, 24)[i], r * 0.06, r * 0.028, i * 15))
    folds = [taper([(x * 0.95, y * 0.95), (x * 0.6, y * 0.6)], [5, 0.5])
             for x, y in round_points(r * 0.82, 16, 0.3)]
    return motif(
        sheet(circle(0, 0, r * 0.9), shaded(cloth_end, 0.5), shadow=1.2, soft=18, lift=12),
        sheet(lace, cloth, cloth_end, holes=holes, shadow=0.9, soft=10, rim=1.6, direction="light"),
        mark(folds, cloth_end, alpha=0.25),
        sheet(ring(0, 0, r * 0.7, r * 0.715), shaded(cloth_end, 0.9), shadow=0.2, soft=2, rim=0.8),
        sheet(union(star(0, 0, r * 0.3, 16, 0.86), circle(0, 0, r * 0.27)), middle,
              shaded(middle, 0.7), shadow=0.4, soft=4, rim=1.1),
    )


def chair_from_above(
    wood: Colour = "#8a5638", wood_end: Colour = "#3a1e28", cushion: Colour = "#5c7898",
) -> Motif:
    """A chair from straight above, its back at the top, 110 wide; its seat's middle the origin."""
    seat = blob((-46, 42, "c"), (-50, 0), (-40, -42, "c"), (40, -42, "c"), (50, 0), (46, 42, "c"),
                (0, 50))
    pad = blob((-38, 34, "c"), (-40, 0), (-32, -32, "c"), (32, -32, "c"), (40, 0), (38, 34, "c"),
               (0, 40))
    back = taper([(-48, -46), (-30, -62), (0, -68), (30, -62), (48, -46)], [11, 15, 17, 15, 11])
    spokes = [taper([(x, -40), (x * 1.1, -62)], [4, 4]) for x in (-24, -8, 8, 24)]
    return motif(
        sheet(spokes, wood, wood_end, shadow=0.6, soft=5),
        sheet(seat, wood, wood_end, shadow=1, soft=10, rim=1.6),
        sheet(pad, cushion, shaded(cushion, 0.45), shadow=0.6, soft=6, rim=1.5, puff=0.15),
        mark([star(0, 0, 9, 8, 0.4), *(circle(x, y, 2.4) for x in (-20, 20) for y in (-18, 20))],
             shaded(cushion, 1.8), alpha=0.8),
        sheet(back, shaded(wood, 1.3), wood_end, shadow=1.2, soft=9, rim=1.8),
    )


def well_shaft(
    stone: Colour = "#6c8468", stone_end: Colour = "#101c20", mouth: float = 150,
    sky: Colour | None = "#ffd8a0", moss: Colour = "#5c8c48",
) -> Motif:
    """The inside of a well looking up: rings of stone round its bright mouth, the origin.

    Seven rings reach more than 1200 units out; `sky` None leaves the mouth open.
    """
    inner, rings = mouth, []
    for i in range(7):
        outer = inner * 1.36 + 4
        rings.append(_stone_ring(i, inner, outer, stone, stone_end))
        inner = outer
    rim = ring(0, 0, mouth * 0.97, mouth * 1.08)
    dice = chance("well shaft moss")
    tufts = []
    for _ in range(44):
        angle, far = dice.uniform(0, 360), mouth * 1.36 ** dice.choice((1, 2, 3, 4))
        x, y = far * math.cos(math.radians(angle)), far * math.sin(math.radians(angle))
        tufts += [leaf(x, y, far * 0.12, far * 0.045, angle + 180 + d) for d in (-38, 0, 36)]
    light = motif() if sky is None else motif(pane(circle(0, 0, mouth), sky, 1.0, glow=26,
                                                   spill=0.4))
    return motif(
        light, rings[::-1],
        sheet(tufts, moss, shaded(moss, 0.3), shadow=0.7, soft=5, rim=1.3),
        sheet(rim, shaded(stone, 1.9), stone, shadow=0.8, soft=6, rim=2),
    )


def _stone_ring(index: int, inner: float, outer: float, stone: Colour, end: Colour) -> Motif:
    """One course of stones; further from the mouth it is darker."""
    dice, dim, count = chance("well ring", index), 0.72**index, 15 + index % 3
    blocks, start = [], dice.uniform(0, 1)
    for i in range(count):
        a = 2 * math.pi * (i + start + dice.uniform(-0.1, 0.1)) / count
        b = 2 * math.pi * (i + 1 + start + dice.uniform(-0.1, 0.1)) / count - 0.025
        low, high = inner * 1.015, outer * dice.uniform(0.955, 0.985)
        arc = [(r * math.cos(a + (b - a) * t), r * math.sin(a + (b - a) * t))
               for r, ts in ((low, (0.0, 0.33, 0.67, 1.0)), (high, (1.0, 0.67, 0.33, 0.0)))
               for t in ts]
        blocks.append(poly(*arc))
    base = minus(circle(0, 0, outer * 1.02), circle(0, 0, inner * 0.99))
    return motif(
        sheet(base, shaded(stone, 0.35 * dim), shaded(end, 0.7), shadow=0.9, soft=12, rim=0.8,
              direction="light", reach=1000),
        sheet(blocks, shaded(stone, 1.25 * dim), shaded(end, 1.6), shadow=0.5, soft=5, rim=1.3,
              direction="light", reach=1100),
    )
