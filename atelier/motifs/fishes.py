"""Fishes of the deck: one of fire, a fat one, a ray, a shoal, and a skeleton."""

import math

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    chance,
    circle,
    heading,
    leaf,
    line,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
    pane,
    shaded,
    sheet,
    spline,
    star,
    taper,
    tendril,
    union,
    within,
)

SPINE: list[Point] = [(206, -66), (150, -132), (56, -160), (-48, -136), (-118, -66), (-138, 26),
                      (-112, 104)]
GIRTH = [44, 108, 136, 132, 104, 62, 26]


def fire_fish(
    scales: Colour = "#e05c1c", end: Colour = "#8c1c18", flame: Colour = "#ffb03c",
    light: Colour = "#ffd884",
) -> Motif:
    """A fish of fire bent like a comma, seen from above, 500 wide; the middle of its bend."""
    body = taper(SPINE, GIRTH)
    curve = spline(SPINE)
    return motif(
        Halo(-10, -40, 300, flame, 0.3),
        _flame_tail(scales, flame, end),
        _flame_fins(curve, scales, flame, end),
        sheet(body, scales, end, soft=15, rim=2.2, puff=0.12, through=0.5),
        _fire_scales(curve, body, scales, light),
        sheet(_dorsal(curve), flame, scales, shadow=0.8, soft=6, rim=1.7),
        _fire_head(scales, end, light),
    )


def _flame(at: Point, angle: float, length: float, width: float, side: int) -> Path:
    """One tongue of fire that licks aside."""
    tongue = blob((-10, -width * 0.34, "c"), (length * 0.3, -width * 0.62 * side),
                  (length * 0.66, -width * 0.1 * side), (length, -width * 0.5 * side, "c"),
                  (length * 0.74, width * 0.36 * side), (length * 0.34, width * 0.46 * side),
                  (-10, width * 0.34, "c"))
    return moved(tongue, *at, turn=angle)


def _flame_tail(scales: Colour, flame: Colour, end: Colour) -> Motif:
    back = [_flame((-114, 92), a, length, 46, s) for a, length, s in
            ((102, 150, -1), (72, 176, 1), (40, 190, -1), (14, 150, 1), (128, 96, -1))]
    front = [_flame((-114, 92), a, length, 34, s) for a, length, s in
             ((88, 116, 1), (54, 140, -1), (26, 112, 1))]
    return motif(sheet(back, scales, end, soft=9, rim=1.8, through=0.5),
                 sheet(front, flame, scales, shadow=0.7, soft=6, rim=1.6, through=0.5))


def _flame_fins(curve: list[Point], scales: Colour, flame: Colour, end: Colour) -> Motif:
    fins = []
    for index, side, size in ((24, -1, 1.0), (24, 1, 0.9), (50, -1, 0.8), (50, 1, 0.62)):
        along = heading(curve, index)
        angle = along + side * 90
        reach = 50 if index < 40 else 38
        x = curve[index][0] + math.cos(math.radians(angle)) * reach
        y = curve[index][1] + math.sin(math.radians(angle)) * reach
        back = [_flame((x, y), along + side * a, length * size, 34 * size, side)
                for a, length in ((18, 120), (42, 136), (68, 96))]
        front = [_flame((x, y), along + side * a, length * size, 24 * size, side)
                 for a, length in ((28, 84), (54, 84))]
        fins.append(motif(sheet(back, scales, end, shadow=0.8, soft=7, rim=1.6, through=0.5),
                          sheet(front, flame, scales, shadow=0.6, soft=5, rim=1.4)))
    return motif(fins)


def _fire_scales(curve: list[Point], body: Path, scales: Colour, light: Colour) -> Motif:
    """Rows of crescents across the back, every third one a shining cut."""
    dull: list[Path] = []
    bright: list[Path] = []
    for number, index in enumerate(range(18, len(curve) - 6, 4)):
        along = heading(curve, index)
        right = math.radians(along + 90)
        half = 56 * (1 - (index / len(curve)) ** 2) + 8
        for step in range(-2, 3):
            aside = (step + (0.5 if number % 2 else 0)) * half * 0.42
            x = curve[index][0] + math.cos(right) * aside
            y = curve[index][1] + math.sin(right) * aside
            size = half * 0.24
            cut = minus(circle(x, y, size), moved(circle(0, 0, size), x - math.cos(
                math.radians(along)) * size * 0.5, y - math.sin(math.radians(along)) * size * 0.5))
            (bright if (number + step) % 3 == 0 else dull).append(cut)
    return motif(mark(all_within(dull, body), shaded(scales, 2.0), alpha=0.7),
                 pane(all_within(bright, body), light, 0.9, glow=6, spill=0.3))


def _dorsal(curve: list[Point]) -> list[Path]:
    return [_flame(curve[i], heading(curve, i) + (9 if n % 2 else -9), 52 - n * 3, 19,
                   1 if n % 2 else -1) for n, i in enumerate(range(24, 66, 8))]


def _fire_head(scales: Colour, end: Colour, light: Colour) -> Motif:
    gills = [outline(line((126, -172), (116, -140), (132, -104), (152, -86)), 4),
             outline(line((112, -176), (102, -138), (120, -98), (144, -74)), 2.4)]
    barbels = [tendril([(212, -70), (240, -58), (262, -70)], [5, 4, 3, 1], 10, 1, -1),
               tendril([(204, -52), (218, -26), (242, -20)], [5, 4, 3, 1], 10, 1, 1)]
    eyes = motif([motif(sheet(circle(x, y, 13), "#fff0c8", light, shadow=0.7, soft=3, rim=1.5),
                        mark(circle(x + 3, y + 3, 7), "#2c0a10"),
                        mark(circle(x + 5, y, 2.4), "#fff8e8"))
                  for x, y in ((188, -118), (152, -72))])
    return motif(sheet(barbels, scales, end, shadow=0.6, soft=4, rim=1.4),
                 mark(gills, shaded(end, 0.8), alpha=0.8), eyes,
                 pane(star(160, -106, 10, 4, 0.36, 40), light, 1.2, glow=8, spill=0.4))


def fat_fish(
    scales: Colour = "#2c7c84", end: Colour = "#123c54", fins: Colour = "#e0903c",
    belly: Colour = "#ecd4a0",
) -> Motif:
    """A fat fish that looks right, 190 wide, 140 high; its belly the origin."""
    body = blob((80, -62), (66, -98), (20, -122), (-30, -112), (-66, -74), (-62, -44), (-30, -8),
                (20, 0), (62, -20))
    tail = [leaf(-56, -60, 56, 34, turn) for turn in (214, 180, 146)]
    back = [leaf(x, -106 + abs(x) * 0.16, 34, 17, -128 + x * 0.3) for x in (-22, -4, 14, 32)]
    under = blob((78, -46), (40, -34), (-10, -26), (-52, -34, "c"), (-30, -4), (20, 4), (64, -16))
    arcs = [outline(line((30 - i * 20 + j % 2 * 10 - 7, -96 + j * 14),
                         (24 - i * 20 + j % 2 * 10 - 7,
                         -89 + j * 14), (30 - i * 20 + j % 2 * 10 - 7, -82 + j * 14)), 2)
            for i in range(4) for j in range(5)]
    side_fin = [leaf(16, -48, 46, 17, turn) for turn in (140, 164, 188)]
    return motif(
        sheet(tail, fins, shaded(fins, 0.4), shadow=0.8, soft=6, rim=1.7),
        sheet(back, fins, shaded(fins, 0.45), shadow=0.7, soft=5, rim=1.6),
        sheet(body, scales, end, soft=10, rim=2, puff=0.12),
        sheet(within(under, body), belly, shaded(belly, 0.5), shadow=0.4, soft=4, rim=1.1),
        mark(all_within(arcs, body), shaded(scales, 2.4), alpha=0.6),
        sheet(side_fin, fins, shaded(fins, 0.4), shadow=0.7, soft=4, rim=1.6),
        sheet([oval(83, -54, 8, 6, 20), oval(80, -44, 8, 6, -10)], fins, shaded(fins, 0.5),
              shadow=0.6, soft=2, rim=1.5),
        sheet(circle(48, -76, 17), "#fff0d0", belly, shadow=0.7, soft=3, rim=1.4),
        mark(circle(52, -76, 10), "#101420"), mark(circle(56, -80, 3.4), "#fff8e8"),
    )


def ray(
    skin: Colour = "#3c4c84", end: Colour = "#161c40", spots: Colour = "#b8d0e8"
) -> Motif:
    """A ray from behind, hanging like a cloak, 230 wide, 240 high; its tail's end the origin."""
    cloak = blob((-22, -232, "c"), (-9, -222), (9, -222), (22, -232, "c"), (44, -196), (84, -144),
                 (118, -70, "c"), (70, -74), (34, -52), (0, -42), (-34, -52), (-70, -74),
                 (-118, -70, "c"), (-84, -144), (-44, -196))
    inner = moved(cloak, 0, -24, 0.84)
    tail = tendril([(0, -50), (8, -26), (2, -6), (24, 0)], [13, 9, 7, 5, 3, 1], 12, 1, -1)
    rows = [circle(math.sin(a) * r, -214 + math.cos(a) * r, 4.8 - i * 0.7)
            for i, r in enumerate((62, 92, 122)) for a in (k * 0.26 - 0.78 for k in range(7))]
    folds = [taper([(s * 8, -206), (s * x * 0.5, -140), (s * x, -84)], [0.5, 3, 0.6])
             for s in (-1, 1) for x in (30, 66, 96)]
    return motif(
        sheet(tail, skin, end, shadow=0.9, soft=5, rim=1.6),
        sheet(cloak, shaded(skin, 0.7), end, soft=12, rim=2.1),
        sheet(within(inner, cloak), skin, end, shadow=0.5, soft=7, rim=1.4),
        mark(all_within(folds, cloak), end, alpha=0.6),
        mark(all_within(rows, cloak), spots, alpha=0.85),
        sheet(star(0, -180, 12, 8, 0.46), spots, shadow=0.3, soft=2),
    )


def shoal(
    name: str = "shoal", count: int = 16, length: float = 260, colour: Colour = "#b8d8d8",
    end: Colour = "#4c7c90",
) -> Motif:
    """A curve of small silver fish that swim to the right, round the origin."""
    dice = chance("shoal", name)
    curve = spline([(-length / 2, 26), (-length / 6, -22), (length / 6, 16), (length / 2, -20)], 20)
    shapes = []
    for i in range(count):
        index = int((i + 0.5) / count * (len(curve) - 1))
        size = dice.uniform(13, 20)
        one = union(leaf(-size * 0.5, 0, size, size * 0.44),
                    blob((-size * 0.4, 0, "c"), (-size * 0.78, -size * 0.24, "c"),
                         (-size * 0.66, 0), (-size * 0.78, size * 0.24, "c")))
        shapes.append(moved(one, curve[index][0], curve[index][1] + dice.uniform(-15, 15),
                            turn=heading(curve, index)))
    return motif(sheet(shapes, colour, end, shadow=0.6, soft=4, rim=1.5))


def fish_skeleton(bone: Colour = "#e8d8b4", end: Colour = "#8c7c6c", length: float = 260) -> Motif:
    """A whole skeleton of a fish that looks right, its middle the origin."""
    skull = minus(blob((132, 0, "c"), (112, -26), (74, -38), (46, -30, "c"), (54, 0), (46, 30, "c"),
                       (76, 34), (112, 20)),
                  circle(88, -12, 9.5), blob((132, 4, "c"), (112, 5), (92, 12, "c"), (112, 9)),
                  blob((58, -22, "c"), (64, 0), (58, 22, "c"), (70, 0)))
    joints = [circle(38 - i * 15, -3 + math.sin(i * 0.5) * 2.5, 6.4 - i * 0.34) for i in range(10)]
    ribs = []
    for i in range(8):
        x, y, long = 38 - i * 15, -3 + math.sin(i * 0.5) * 2.5, 50 - i * 4.6
        ribs += [taper([(x, y), (x - 3, y + side * long * 0.55), (x - 18, y + side * long)],
                       [5, 4, 0.8]) for side in (-1, 1)]
    tail = [taper([(-98, -2), (-116, s * r * 0.5), (-134, s * r)], [5, 4, 1])
            for s in (-1, 1) for r in (8, 24, 40)]
    fin = [taper([(x, -34 + i), (x - 12, -54 + i * 3)], [3.6, 1]) for i, x in
           enumerate((34, 22, 10, -2, -14))]
    return motif(
        sheet(ribs, shaded(bone, 0.85), end, shadow=0.8, soft=5, rim=1.5),
        sheet([*tail, *fin], shaded(bone, 0.85), end, shadow=0.8, soft=5, rim=1.5),
        sheet([taper([(50, -2), (-40, 0), (-102, -2)], [6, 4, 4]), *joints], bone, end, shadow=0.8,
              soft=4, rim=1.6),
        sheet(skull, bone, shaded(end, 1.3), shadow=0.9, soft=6, rim=1.8),
        mark([star(88, -12, 5, 4, 0.4)], end, alpha=0.9),
    ).at(0, 0, length / 270)
