"""The fox awake; its feet at the origin."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Point,
    all_within,
    blob,
    circle,
    mark,
    motif,
    moved,
    oval,
    sheet,
    taper,
    within,
)
from atelier.engine.paths import Knot
from atelier.motifs.fur import fur, lid, mirrored, round_eye, shoulders

COAT, COAT_END = "#d2651f", "#7a2a14"
LIGHT, CREAM, CREAM_END = "#f6a850", "#fff0d4", "#dcb384"
DARK, DARK_END = "#43160f", "#1f0a0c"


def fox(coat: Colour = COAT, coat_end: Colour = COAT_END, run: bool = False) -> Motif:
    """A fox that walks to the right, or runs; 470 wide, 320 high."""
    body = blob((-112, -150), (-92, -182), (-36, -190), (20, -182), (62, -196), (92, -226),
                (140, -234), (146, -196), (128, -152), (96, -124), (40, -120), (-20, -126),
                (-64, -112), (-104, -116))
    chest = blob((150, -212, "c"), (150, -176), (134, -140, "c"), (124, -146), (118, -122, "c"),
                 (106, -132), (92, -112, "c"), (84, -130), (92, -170), (116, -200))
    back = [(-110.0, -160.0), (-60.0, -182.0), (20.0, -178.0), (70.0, -196.0), (104.0, -224.0)]
    hairs = fur(back[::-1], (-14, -30, -46), 24, 38)
    near, far = _legs(run)
    return motif(
        far,
        _brush([(-96, -152), (-150, -166), (-206, -140), (-254, -90), (-312, -84), (-352, -132)]),
        sheet(body, coat, coat_end, shadow=1.1, soft=13, rim=2.2, puff=0.1),
        sheet(within(moved(body, 4, 26, 0.99), body), "#dd7427", "#8c3418", shadow=0.5, soft=7,
              rim=1.1),
        mark(all_within(hairs, body), LIGHT, alpha=0.65),
        sheet(chest, CREAM, CREAM_END, shadow=0.7, soft=5, rim=1.5),
        near,
        fox_head().at(122, -246, 0.92, 4),
    )


def _legs(run: bool) -> tuple[Motif, Motif]:
    """The near and the far pair."""
    near: list[list[Point]] = [[(86, -150), (92, -92), (74, -44), (80, -6)],
                               [(-78, -142), (-58, -98), (-98, -52), (-84, -6)]]
    far: list[list[Point]] = [[(104, -150), (122, -92), (140, -46), (150, -10)],
                              [(-84, -140), (-92, -96), (-140, -58), (-138, -8)]]
    if run:
        near = [[(92, -150), (140, -118), (186, -96), (232, -66)],
                [(-78, -142), (-84, -98), (-140, -66), (-184, -30)]]
        far = [[(104, -150), (160, -130), (210, -116), (252, -96)],
               [(-84, -140), (-112, -108), (-170, -84), (-216, -58)]]
    return _pair(near, COAT, COAT_END), _pair(far, "#8c3418", "#4a1810")


def _pair(legs: list[list[Point]], coat: Colour, end: Colour) -> Motif:
    front, hind = legs
    sheets = []
    for points, widths in ((front, [40, 27, 15, 11]), (hind, [64, 56, 22, 12])):
        limb = taper(points, widths)
        (x0, y0), (x, y) = points[-2], points[-1]
        sock = taper([((x0 + points[1][0]) / 2, (y0 + points[1][1]) / 2), (x0, y0), (x, y)],
                     [1, widths[2] + 2, widths[3] + 2])
        paw = oval(x + 8, y, 16, 7.5)
        sheets.append(motif(sheet(limb, coat, end, shadow=0.7, soft=6, rim=1.7),
                            sheet([within(sock, limb), paw], DARK, DARK_END, shadow=0.3, soft=3,
                                  rim=1.6)))
    return motif(sheets)


def _brush(spine: list[Point], size: float = 1) -> Motif:
    """The tail along a spine, with its white tip."""
    tail = taper(spine, [size * wide for wide in (24, 46, 66, 76, 74, 58, 34, 2)])
    (x0, y0), (x1, y1) = spine[-2], spine[-1]
    right, down = (x1 - x0), (y1 - y0)
    teeth = []
    for index in range(9):
        share = index / 4 - 1
        reach = (0.12 if index % 2 else -0.42) + 0.3 * share * share
        teeth.append((x0 + right * reach - down * share * 0.9,
                      y0 + down * reach + right * share * 0.9, "c"))
    tip = blob((x0 + right * 1.2 - down * 0.9, y0 + down * 1.2 + right * 0.9, "c"), *teeth,
               (x0 + right * 1.2 + down * 0.9, y0 + down * 1.2 - right * 0.9, "c"))
    hairs = fur(spine[:-1], [side * size for side in (-24, -12, 0, 12, 24)], 26 * size, 34 * size)
    return motif(
        sheet(tail, "#dd7427", "#8c3418", shadow=1, soft=11, rim=2, puff=0.08),
        mark(all_within(hairs, tail), LIGHT, alpha=0.6),
        sheet(within(tip, tail), CREAM, CREAM_END, shadow=0.4, soft=4, rim=1.4),
    )


def fox_head(
    coat: Colour = COAT, coat_end: Colour = "#9a3c18", mask: Colour | None = None
) -> Motif:
    """A fox's head in profile, looking right, 160 wide; its skull at the origin. A mask or not."""
    skull = blob((-42, 8), (-36, -30), (-6, -48), (30, -42), (60, -15), (106, 14), (112, 24),
                 (98, 33), (60, 36), (20, 46), (-20, 40))
    cheek = blob((112, 24, "c"), (74, 14), (44, 4), (20, 12), (-6, 2), (-40, 6, "c"), (-34, 20),
                 (-56, 30, "c"), (-34, 36), (-44, 56, "c"), (-14, 50), (-8, 62, "c"), (20, 50),
                 (62, 40), (100, 35))
    face = [taper([(100, 34), (82, 37), (64, 33)], [2.6, 2.4, 0.6]),
            *(circle(70 + i * 9, 24 + i * 2, 1.6) for i in range(3))]
    band = blob((-48, -18, "c"), (0, -26), (44, -34), (66, -14), (60, 6), (34, 8), (8, 2),
                (-48, -4, "c"))
    eye = round_eye(36, -9, 8.5) if mask else mark(lid(36, -6, 30, 4.2, 8), DARK)
    return motif(
        _ear(coat_end, "#5a1c10").at(28, -30, 0.84, 16),
        _ear(coat, coat_end).at(-14, -30, 0.92, -8),
        sheet(skull, coat, coat_end, shadow=0.5, soft=8, rim=2.1),
        sheet(cheek, CREAM, CREAM_END, shadow=0.5, soft=5, rim=1.4),
        motif(sheet(within(band, skull), mask, shadow=0.6, soft=3, rim=1.6)) if mask else [],
        eye,
        mark(face, DARK),
        sheet(oval(108, 21, 9.5, 7.5, 20), DARK_END, DARK, shadow=0.4, soft=2, rim=1.6),
    )


def _ear(coat: Colour, end: Colour) -> Motif:
    """An ear that stands on the origin, 72 high, with a black tip."""
    shape = blob((-24, 8, "c"), (-27, -32), (-12, -72, "c"), (14, -44), (26, 4, "c"), (0, 12))
    tip = blob((-40, -34, "c"), (-12, -48), (16, -40), (34, -52, "c"), (0, -90, "c"))
    inner = blob((-8, 4, "c"), (-12, -24), (-6, -52, "c"), (10, -30), (17, 2, "c"))
    return motif(
        sheet(shape, coat, end, shadow=0.7, soft=5, rim=1.9),
        sheet(within(tip, shape), DARK, DARK_END, shadow=0.2, soft=2),
        sheet(inner, DARK, "#8c3a1c", shadow=0.2, soft=2, rim=0.8),
    )


def fox_pulling(mask: Colour | None = "#1a0c14") -> Motif:
    """A fox on its hind legs that leans back to the left and pulls; its paws at (128, -128)."""
    body = blob((-38, -66), (-66, -104), (-88, -164), (-92, -214), (-70, -240), (-34, -226),
                (-10, -176), (8, -120), (18, -76), (-6, -58))
    bib = blob((-62, -236, "c"), (-30, -224), (-8, -176), (10, -122), (14, -72, "c"), (-4, -90),
               (-18, -104, "c"), (-16, -124), (-36, -140, "c"), (-28, -160), (-52, -178, "c"),
               (-44, -200))
    arms = [taper([(-56, -204), (0, -158), (60, -150), (120, -130)], [36, 25, 17, 13]),
            taper([(-66, -200), (-16, -144), (46, -128), (104, -122)], [38, 27, 18, 14])]
    legs = [taper([(-8, -90), (44, -76), (66, -42), (106, -8)], [56, 40, 22, 14]),
            taper([(-24, -84), (16, -66), (26, -36), (56, -6)], [64, 44, 24, 15])]
    paws = [oval(116, -9, 21, 8, -16), oval(68, -6, 21, 8, -8)]
    gloves = [blob((96, -144), (118, -146), (142, -134), (138, -118), (116, -120), (96, -128)),
              blob((78, -132), (98, -136), (122, -128), (122, -112), (98, -110), (80, -116))]
    hairs = fur([(-76, -234), (-90, -180), (-74, -120), (-44, -70)], (-14, -30, -46), 22, 34)
    return motif(
        _brush([(-30, -84), (-84, -44), (-146, -26), (-204, -44), (-248, -90), (-252, -150)],
               0.9),
        sheet(arms[0], "#8c3418", "#5a2010", shadow=0.6, soft=6, rim=1.4),
        sheet(gloves[0], DARK, DARK_END, shadow=0.5, soft=4, rim=1.6),
        sheet(legs[0], "#8c3418", "#4a1810", shadow=0.6, soft=6, rim=1.4),
        sheet(paws[0], DARK, DARK_END, shadow=0.4, soft=3, rim=1.5),
        sheet(body, COAT, COAT_END, shadow=1.1, soft=13, rim=2.2, puff=0.1),
        mark(all_within(hairs, body), LIGHT, alpha=0.65),
        sheet(bib, CREAM, CREAM_END, shadow=0.6, soft=5, rim=1.4),
        sheet(legs[1], "#dd7427", "#8c3418", shadow=0.8, soft=7, rim=1.9),
        sheet(paws[1], DARK, DARK_END, shadow=0.5, soft=3, rim=1.6),
        sheet(arms[1], "#dd7427", "#a24318", shadow=0.9, soft=7, rim=1.9),
        sheet(gloves[1], DARK, DARK_END, shadow=0.6, soft=4, rim=1.8),
        fox_head(mask=mask).at(-76, -262, 0.9, -16),
    )


def fox_back(coat: Colour = COAT, coat_end: Colour = COAT_END) -> Motif:
    """A fox that sits with its back to us, 300 high, its tail laid round to the right."""
    body = blob((-84, -10), (-92, -60), (-68, -130), (-44, -184), (0, -196), (44, -184),
                (68, -130), (92, -60), (84, -10), (0, 0))
    hips = [blob((-86, -4, "c"), (-102, -46), (-78, -92), (-42, -84), (-28, -38), (-38, -2, "c")),
            blob((86, -4, "c"), (102, -46), (78, -92), (42, -84), (28, -38), (38, -2, "c"))]
    hairs = [hair for side in (-1, 1)
             for hair in fur([(0, -190), (side * 12, -120), (side * 14, -30)],
                             (side * -4, side * -22, side * -40), 26, 36)]
    return motif(
        sheet([oval(-62, -4, 26, 9), oval(62, -4, 26, 9)], DARK, DARK_END, shadow=0.6, rim=1.5),
        sheet(body, coat, coat_end, shadow=1.1, soft=13, rim=2.2, puff=0.1),
        mark(all_within(hairs, body), LIGHT, alpha=0.6),
        sheet(hips, "#dd7427", "#8c3418", shadow=0.7, soft=7, rim=1.6),
        _brush([(2, -46), (34, -12), (98, -8), (156, -36), (188, -88), (178, -146)], 0.86),
        _head_from_behind(coat, coat_end).at(0, -196),
    )


def _head_from_behind(coat: Colour, end: Colour) -> Motif:
    """The back of the head, 150 wide, ears up; the neck at the origin."""
    half: list[Knot] = [(34, 14), (48, 22, "c"), (56, 8), (68, 10, "c"), (70, -6), (90, -10, "c"),
        (72, -26), (68, -44), (48, -72), (24, -84)]
    skull = mirrored((0, 16), half, (0, -86))
    hairs = [hair for side in (-1, 1)
             for hair in fur([(0, -84), (side * 18, -50), (side * 22, 0)],
                             (side * -6, side * -24), 22, 30)]
    return motif(
        [_ear_from_behind(coat, end).at(side * 42, -56, 1.1, side * 17, side < 0)
         for side in (-1, 1)],
        sheet(skull, "#dd7427", end, shadow=0.5, soft=9, rim=2.1, puff=0.08),
        mark(all_within(hairs, skull), LIGHT, alpha=0.6),
    )


def _ear_from_behind(coat: Colour, end: Colour) -> Motif:
    shape = blob((-25, 14, "c"), (-22, -30), (2, -76, "c"), (24, -34), (27, 12, "c"), (0, 20))
    tip = blob((-40, -24, "c"), (-10, -36), (12, -28), (40, -40, "c"), (0, -100, "c"))
    return motif(sheet(shape, coat, end, shadow=0.6, soft=5, rim=1.9),
                 sheet(within(tip, shape), DARK, DARK_END, shadow=0.2, soft=2))


def fox_bust(
    dress: Literal["ruff", "coat"] = "ruff", coat: Colour = "#2c4a5a", coat_end: Colour = "#14243a"
) -> Motif:
    """A fox in the audience from behind, 320 wide, 400 high; the neck at the origin."""
    collar = CREAM if dress == "ruff" else None
    neck = taper([(0, -40), (0, 20)], [84, 92])
    return motif(
        sheet(neck, COAT, COAT_END, rim=1.4),
        shoulders(coat, coat_end, "#e8b060", collar),
        _head_from_behind(COAT, COAT_END).at(0, -14, 1.3),
    )
