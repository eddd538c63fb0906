"""Bells and drums."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    bounds,
    box,
    leaf,
    line,
    mark,
    minus,
    motif,
    outline,
    oval,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    star,
    taper,
    within,
)
from atelier.motifs._seams import arc, beads

Ornament = Literal["stars", "honeycomb"]


def bell(
    bronze: Colour = "#b8863c", dark: Colour = "#3c2418", trim: Colour = "#e8c070",
    light: Colour = "#ffc860", ornament: Ornament = "stars", clapper: bool = True,
) -> Motif:
    """A bell 410 wide and 460 high (clapper 510), lit from within; hung at the origin."""
    body = _bell_body()
    waist = [_hoop(y, half) for y, half in ((-298, 112), (-284, 115), (-146, 152), (-132, 157))]
    foot: list[Point] = [(-199, -38), (-120, -13), (0, -3), (120, -13), (199, -38)]
    return motif(
        _crown_loops(bronze, dark),
        sheet(oval(0, -26, 192, 38), shaded(dark, 0.7), shaded(dark, 0.4), soft=12, rim=1.4),
        pane(oval(0, -16, 150, 22), light, 0.45, glow=18, spill=0.35),
        _clapper(bronze, dark) if clapper else motif(),
        sheet(body, bronze, dark, soft=15, rim=2.2, puff=0.14),
        _ornament(ornament, body, trim, light),
        sheet(waist, trim, shaded(trim, 0.4), inside=body, shadow=0.5, soft=4, rim=1.6,
              direction="across"),
        sheet(taper(foot, [12, 19, 22, 19, 12]), shaded(bronze, 1.1), shaded(dark, 1.2), shadow=0.7,
              soft=6, rim=2, direction="across"),
        mark(within(taper([(-84, -360), (-118, -250), (-150, -120), (-176, -60)],
                          [2, 12, 14, 3]), body), shaded(trim, 1.1), alpha=0.3),
    ).at(0, 450)


def _bell_body() -> Path:
    return blob((-62, -396), (-96, -364), (-112, -300), (-122, -220), (-146, -130),
                (-200, -40, "c"),
                (-120, -18), (0, -8), (120, -18), (200, -40, "c"), (146, -130), (122, -220),
                (112, -300), (96, -364), (62, -396), (0, -408))


def _hoop(y: float, half: float) -> Path:
    return taper([(-half - 4, y), (-half * 0.5, y + 16), (0, y + 22), (half * 0.5, y + 16),
                  (half + 4, y)], [5, 6, 7, 6, 5])


def _crown_loops(bronze: Colour, dark: Colour) -> Motif:
    loops = [minus(oval(x, -418, 20, 26, turn), oval(x, -418, 10, 16, turn))
             for x, turn in ((-34, -28), (34, 28), (0, 0))]
    head = [ring(0, -438, 8, 19), box(-46, -412, 92, 16, 8)]
    return motif(sheet(loops, shaded(bronze, 0.8), dark, soft=8, rim=1.8),
                 sheet(head, bronze, dark, soft=6, rim=2))


def _clapper(bronze: Colour, dark: Colour) -> Motif:
    stem = taper([(0, -120), (4, -30), (8, 18)], [12, 12, 16])
    ball = blob((-24, 34), (-10, 10), (8, 6), (30, 12), (40, 36), (26, 58), (8, 64), (-12, 56))
    return motif(sheet(stem, dark, shaded(bronze, 0.7), soft=5, rim=1.6),
                 sheet(ball, bronze, dark, soft=8, rim=2.2, puff=0.12))


def _ornament(kind: Ornament, body: Path, trim: Colour, light: Colour) -> Motif:
    if kind == "honeycomb":
        return motif(pane(_honeycomb(body), light, 1.15, glow=8, spill=0.3))
    stars = []
    for index in range(-3, 4):
        x = index * 38.0
        stars.append(star(x, -212 + 14 - (x / 46) ** 2, 19 if index % 2 == 0 else 12,
                          8 if index % 2 == 0 else 4, 0.4))
    leaves = [leaf(x, -84 + 10 - (abs(x) / 44) ** 2, 34, 14, turn)
              for x in range(-132, 133, 33) for turn in (-120, -60)]
    festoon = [point for i in range(-2, 3) for point in
               beads(arc(i * 42, -344 - abs(i) ** 2 * 2, 18, 15, 0, 180, 6), 7, 2.4)]
    return motif(pane(all_within([*stars, *leaves], body), light, 1.05, glow=7, spill=0.3),
                 mark(all_within(festoon, body), trim, rim=1))


def _honeycomb(body: Path) -> list[Path]:
    """Six-sided cells that grow and bend with the skirt of the bell."""
    edge = minus(within(body, box(-220, -274, 440, 226)), outline(body, 22))
    bands = [outline(_hoop(y, half), 9) for y, half in ((-146, 152), (-132, 157))]
    bands += [_hoop(y, half) for y, half in ((-146, 152), (-139, 154), (-132, 157))]
    cells = []
    for row in range(9):
        y = -266 + row * 27.5
        wide = 26 + row * 1.9
        for column in range(-7, 8):
            x = (column + row % 2 * 0.5) * wide
            bend = 16 - (x / (118 + row * 8)) ** 2 * 18
            cell = poly(*arc(x, y + bend, wide * 0.44, wide * 0.46, 30, 330, 5))
            kept = minus(within(cell, edge), bands)
            left, top, right, low = bounds(kept)
            if (right - left) * (low - top) > 90:
                cells.append(kept)
    return cells


def drum(
    shell: Colour = "#a82c30", shell_end: Colour = "#4c121e", skin: Colour = "#f0dcb4",
    hoop: Colour = "#2c5470", cord: Colour = "#f0c878", sticks: bool = True,
) -> Motif:
    """A side drum with zigzag cords and two sticks, 130 wide, its foot at the origin."""
    body = blob((-58, -88, "c"), (58, -88, "c"), (58, -12, "c"), (30, 2), (0, 6), (-30, 2),
                (-58, -12, "c"))
    zigzag: list[Path] = []
    tops = [(-58 + i * 23.2, -78 + 14 - (abs(i - 2.5) / 2.5) ** 2 * 12) for i in range(6)]
    feet = [(-46 + i * 23.2, -18 + 16 - (abs(i - 2) / 2) ** 2 * 10) for i in range(5)]
    for index, low in enumerate(feet):
        zigzag += [taper([tops[index], low], [2.4, 2.4]), taper([low, tops[index + 1]], [2.4, 2.4])]
    tugs = [blob((x - 4, y - 14, "c"), (x + 4, y - 14, "c"), (x, y - 1, "c")) for x, y in feet]
    upper: list[Point] = [(-60, -84), (-30, -70), (0, -66), (30, -70), (60, -84)]
    lower: list[Point] = [(-60, -13), (-30, 2), (0, 6), (30, 2), (60, -13)]
    stars = [star(x, y, 8, 5, 0.45) for x, y in ((-34, -44), (0, -38), (34, -44))]
    sling = outline(line((-58, -84), (-84, -40), (-60, 10), (-38, 4)), 5)
    return motif(
        sheet(sling, cord, shaded(cord, 0.5), soft=5, rim=1.5),
        sheet(body, shell, shell_end, soft=9, rim=2, puff=0.1),
        mark(stars, cord, rim=0.8),
        sheet(zigzag, cord, shaded(cord, 0.6), shadow=0.6, soft=3, rim=1.4),
        sheet(tugs, "#5c3020", "#2c1414", shadow=0.5, soft=3, rim=1.6),
        sheet(taper(lower, [10, 13, 14, 13, 10]), hoop, shaded(hoop, 0.5), shadow=0.7, soft=4,
              rim=1.9),
        sheet(oval(0, -86, 60, 20), shaded(hoop, 0.8), shaded(hoop, 0.5), shadow=0.6, soft=5,
              rim=2),
        sheet(oval(0, -88, 54, 16), skin, shaded(skin, 0.6), shadow=0.3, soft=4, rim=1),
        sheet(taper(upper, [9, 13, 14, 13, 9]), hoop, shaded(hoop, 0.5), shadow=0.7, soft=4,
              rim=1.9),
        mark(beads(upper, 15, 1.8), cord),
        _drumsticks() if sticks else motif(),
    )


def _drumsticks() -> Motif:
    parts = []
    for side in (-1, 1):
        points: list[Point] = [(side * 66, -136), (side * -14, -92)]
        parts += [taper(points, [7, 4]), oval(side * -16, -91, 7, 4.6, side * -28)]
    return motif(sheet(parts, "#d89a5c", "#8a4a2c", soft=5, rim=2))


