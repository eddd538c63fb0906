"""Shells: a great conch with an opening one may enter, and a scallop."""

import math

from atelier.engine import (
    Colour,
    Motif,
    all_within,
    blob,
    circle,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    ring,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    union,
    within,
)

# Of each turn of the conch from its tip down: height of its middle, half width, half height.
WHORLS = ((-452, 17, 18), (-424, 38, 27), (-386, 66, 36), (-336, 102, 48), (-268, 146, 66))


def conch(
    shell: Colour = "#d89c90", end: Colour = "#7c4a5c", cream: Colour = "#f4dcc0",
    inner: Colour = "#d0607c", light: Colour | None = "#ffb09c",
) -> Motif:
    """A spiral shell that stands upright, 400 wide, 475 high; its opening at the right is lit."""
    turns = [_whorl(*one, tone, shell, end, cream)
             for one, tone in zip(WHORLS, (1.25, 1.15, 1.05, 0.95, 0.9), strict=True)]
    return motif(turns, _last_whorl(shell, end, cream), _mouth(cream, inner, light))


def _whorl(
    y: float, half: float, high: float, tone: float, shell: Colour, end: Colour, cream: Colour
) -> Motif:
    """One turn, aslant, with knobs on its shoulder and ribs down its side."""
    band = blob((-half, 0), (-half * 0.7, -high * 0.86), (0, -high), (half * 0.7, -high * 0.86),
                (half, 0), (half * 0.86, high * 0.8), (0, high * 1.15), (-half * 0.86, high * 0.8))
    count = 9
    knobs = [circle(math.sin(a) * half * 0.96, -high * 0.78 * math.cos(a) * 0.8 - high * 0.1,
                    half * 0.13 * (0.5 + 0.5 * math.cos(a)) + 2)
             for a in (-1.3 + 2.6 * i / (count - 1) for i in range(count))]
    ribs = [taper([(math.sin(a) * half * 0.9, -high * 0.7 * math.cos(a)),
                   (math.sin(a) * half * 1.04, high * 0.1),
                   (math.sin(a) * half * 0.8, high * 0.95 * (0.5 + 0.5 * math.cos(a)))],
                  [0.6, half * 0.05 + 0.8, 0.6])
            for a in (-1.2 + 2.4 * i / 10 for i in range(11))]
    line_path = outline(line((-half, high * 0.1), (0, high * 0.5), (half, high * 0.1)),
                        half * 0.035 + 0.8)
    return motif(
        sheet(union(band, knobs), shaded(shell, tone), end, shadow=0.9, soft=9, rim=1.8, puff=0.1),
        mark(all_within(ribs, band), shaded(end, 0.8), alpha=0.45),
        sheet(within(line_path, band), cream, shell, shadow=0.3, soft=2, rim=0.8),
    ).at(0, y, turn=-9)


def _last_whorl(shell: Colour, end: Colour, cream: Colour) -> Motif:
    body = blob((-196, -178), (-168, -246), (-90, -282), (20, -290), (120, -282), (186, -226),
                (192, -140), (146, -62), (66, -14), (2, 4, "c"), (-54, -18), (-120, -66),
                (-174, -122))
    knobs = [circle(x, y, r) for x, y, r in ((-182, -232, 15), (-136, -268, 19), (-78, -290, 21),
                                             (-12, -300, 22), (56, -300, 20), (118, -286, 17))]
    bands = [outline(line((-220, -206 + i * 34), (-120, -176 + i * 38), (0, -168 + i * 42),
                          (150, -190 + i * 46)), 5 - i * 0.5) for i in range(5)]
    ribs = [taper([(-150 + i * 34, -262 - i * 4), (-168 + i * 40, -170), (-96 + i * 26, -50),
                   (-20 + i * 6, 4)], [0.6, 3.6, 2.6, 0.5]) for i in range(7)]
    dots = [circle(-170 + i * 20, -190 + 22 * math.sin(i / 9 * 2.4) + i * 1.5, 4.4 - i * 0.1)
            for i in range(12)]
    return motif(
        sheet(union(body, knobs), shell, end, shadow=1, soft=14, rim=2.2, puff=0.12),
        mark(all_within(ribs, body), shaded(end, 0.8), alpha=0.5),
        sheet(all_within(bands, body), cream, shaded(shell, 0.9), shadow=0.3, soft=3, rim=0.8),
        mark(all_within(dots, body), shaded(end, 0.9), alpha=0.7),
    )


def _mouth(cream: Colour, inner: Colour, light: Colour | None) -> Motif:
    lip = blob((40, -250), (104, -270), (172, -248), (212, -180), (204, -100), (150, -34),
               (76, 6), (0, 24, "c"), (4, -50), (26, -120), (28, -190))
    inside = blob((50, -218, "c"), (104, -236), (158, -212), (180, -158), (166, -96), (118, -44),
                  (54, -14), (22, -6, "c"), (36, -70), (60, -136))
    throat = blob((84, -200), (126, -206), (154, -164), (142, -100), (104, -56), (62, -34),
                  (56, -56), (74, -110), (78, -160))
    folds = [taper([(192 - i * 7, -214 + i * 26), (176 - i * 10, -186 + i * 24)], [6, 1])
             for i in range(7)]
    deep = motif(sheet(throat, shaded(inner, 0.4), shaded(inner, 0.15), shadow=0.4, soft=6))
    if light is not None:
        deep += pane(throat, light, 0.95, glow=20, spill=0.4)
    return motif(
        sheet(lip, cream, shaded(cream, 0.5), soft=10, rim=2.2),
        mark(all_within(folds, lip), inner, alpha=0.5),
        sheet(inside, inner, shaded(inner, 0.5), shadow=0.9, soft=9, rim=1.5),
        deep,
        mark(swirl(118, -172, 24, 1.6, 4, 1, 120), shaded(inner, 0.7), inside=throat, alpha=0.55),
    )


def scallop(
    shell: Colour = "#e0a074", end: Colour = "#8a4450", cream: Colour = "#f8dcb4"
) -> Motif:
    """A scallop shell like a fan, 150 wide, 130 high; its hinge the origin."""
    count = 9
    rays = []
    for i in range(count):
        angle = -90 + (i - (count - 1) / 2) * 17.5
        length = 128 - abs(i - (count - 1) / 2) * 4.5
        rays.append(moved(blob((0, -3, "c"), (length * 0.6, -length * 0.115),
                               (length * 0.93, -length * 0.16), (length, 0),
                               (length * 0.93, length * 0.16), (length * 0.6, length * 0.115),
                               (0, 3, "c")), 0, -8, turn=angle))
    fan = union(rays)
    bands = [ring(0, -8, r - 1.5, r + 1.5) for r in (40, 62, 82, 98, 110)]
    hinge = blob((-34, -22, "c"), (-28, -4), (0, 4), (28, -4), (34, -22, "c"), (0, -16))
    return motif(
        sheet(hinge, shaded(shell, 0.8), end, shadow=0.8, soft=5, rim=1.6),
        sheet(rays[::2], shaded(shell, 0.75), end, shadow=0.8, soft=7, rim=1.6),
        sheet(rays[1::2], shell, shaded(end, 1.1), shadow=0.6, soft=4, rim=1.6),
        mark(all_within(bands, fan), cream, alpha=0.55),
        sheet([star(math.sin(math.radians(a)) * 90, -8 - math.cos(math.radians(a)) * 90, 5, 4,
                    0.4) for a in (-17.5, 17.5)], cream, shadow=0.3, soft=2),
        sheet(oval(0, -8, 15, 9), cream, shell, shadow=0.7, soft=3, rim=1.6),
    )
