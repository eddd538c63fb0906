"""The stag; its feet at the origin."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    circle,
    leaf,
    line,
    mark,
    mixed,
    motif,
    moved,
    outline,
    oval,
    shaded,
    sheet,
    star,
    taper,
    union,
    within,
)
from atelier.motifs.fur import fur, lid, round_eye, studs

COAT = "#7c4424"
CREAM, CREAM_END, DARK = "#f4dcb4", "#c69a68", "#1e0e0c"
HORN, HORN_END = "#e8c890", "#a4763c"


def antlers(
    horn: Colour = HORN, horn_end: Colour = HORN_END, buds: Colour | None = None
) -> Motif:
    """Antlers seen from the front, 320 wide, 230 high, budding or bare; the root at the origin."""
    branches: list[Path] = []
    sprouts: list[Path] = []
    for side in (-1, 1):
        strokes: list[tuple[list[Point], list[float]]] = [
            ([(14, 0), (50, -34), (104, -70), (126, -130), (104, -206)], [17, 16, 14, 10, 2]),
            ([(40, -28), (46, -64), (30, -104)], [10, 8, 2]),
            ([(84, -56), (126, -62), (158, -100)], [11, 8, 2]),
            ([(118, -104), (150, -136), (152, -178)], [10, 7, 2]),
            ([(124, -140), (92, -166), (72, -208)], [9, 6, 2]),
        ]
        for points, widths in strokes:
            mirrored = [(side * x, y) for x, y in points]
            branches.append(taper(mirrored, widths))
            x, y = mirrored[-1]
            sprouts += [leaf(x, y + 4, 26, 13, turn) for turn in (-128, -52)]
            sprouts.append(circle(x, y, 5))
    return motif(
        sheet(union(branches), horn, horn_end, shadow=0.9, soft=6, rim=2),
        sheet(sprouts, buds, shaded(buds, 0.45), shadow=0.5, soft=3, rim=1.7) if buds else [],
    )


def _side_antlers(horn: Colour, horn_end: Colour) -> Motif:
    """Antlers seen from the side, swept back to the left; the root at the origin."""
    strokes: list[tuple[list[Point], list[float]]] = [
        ([(0, 4), (-16, -40), (-58, -76), (-78, -128), (-52, -190)], [15, 14, 13, 10, 2]),
        ([(-8, -22), (28, -42), (46, -82)], [10, 8, 2]),
        ([(-36, -60), (-6, -84), (10, -128)], [10, 8, 2]),
        ([(-72, -104), (-38, -124), (-18, -164)], [9, 7, 2]),
        ([(-72, -96), (-112, -116), (-122, -160)], [9, 7, 2]),
    ]
    near = union([taper(points, widths) for points, widths in strokes])
    return motif(
        sheet(moved(near, 22, 2, 0.92, 10), horn_end, shaded(horn_end, 0.6), shadow=0.6, soft=5,
              rim=1.6),
        sheet(near, horn, horn_end, shadow=0.9, soft=6, rim=2),
    )


def _profile(coat: Colour, horns: Colour | None) -> Motif:
    """The head in profile, looking right; where it sits on the neck is the origin."""
    light = mixed(coat, CREAM, 0.5)
    skull = blob((-30, 14), (-30, -22), (-6, -42), (26, -36), (56, -14), (92, 4), (102, 16),
                 (94, 30), (62, 34), (24, 36), (-6, 38))
    muzzle = within(blob((110, 4, "c"), (80, 2), (72, 22), (80, 44, "c"), (120, 40, "c")), skull)
    ear = blob((4, 6, "c"), (-22, -16), (-62, -22, "c"), (-44, 8), (-14, 18, "c"))
    inner = blob((-8, 4, "c"), (-28, -8), (-50, -16, "c"), (-36, 4), (-16, 10, "c"))
    return motif(
        _side_antlers(horns, shaded(horns, 0.45)).at(4, -36) if horns else [],
        sheet(skull, coat, shaded(coat, 0.6), shadow=0.8, soft=7, rim=2.1, puff=0.08),
        sheet(muzzle, CREAM, CREAM_END, shadow=0.3, soft=3, rim=1.1),
        sheet(moved(ear, -10, -18), coat, shaded(coat, 0.5), shadow=0.8, soft=5, rim=1.9),
        sheet(moved(inner, -10, -18), CREAM, "#b07a58", shadow=0.2, soft=2, rim=0.8),
        round_eye(34, -10, 7, light, DARK),
        mark([taper([(96, 26), (82, 26), (72, 20)], [2.4, 2.2, 0.5])], DARK),
        sheet(oval(97, 9, 9, 7, 30), "#2c1614", DARK, shadow=0.4, soft=2, rim=1.7),
    )


def stag(
    coat: Colour = COAT, look: Literal["ahead", "back", "up"] = "ahead",
    horns: Colour | None = HORN, slippers: Colour | None = None, blanket: Colour | None = None,
) -> Motif:
    """A stag (a hind if horns is None) that looks ahead to the right, back or up; 560 high with
    its antlers. Slippers on its feet; a carousel's blanket, whose pole goes through (-4, -240)."""
    end, light = shaded(coat, 0.42), mixed(coat, CREAM, 0.55)
    body = blob((-126, -214), (-108, -252), (-40, -254), (40, -248), (96, -264), (136, -246),
                (140, -204), (108, -170), (40, -166), (-40, -178), (-96, -166), (-124, -180))
    necks: dict[str, list[Point]] = {
        "ahead": [(96, -218), (132, -270), (150, -330), (152, -356)],
        "back": [(96, -218), (140, -268), (148, -322), (120, -352)],
        "up": [(96, -218), (134, -266), (154, -326), (162, -356)]}
    heads = {"ahead": (152.0, -362.0, 4.0, False), "back": (126.0, -362.0, -4.0, True),
             "up": (164.0, -366.0, -26.0, False)}
    neck = union(taper(necks[look], [98, 66, 50, 44]), blob((74, -250), (130, -266), (146, -216),
                                                             (110, -180), (70, -200)))
    bib = blob((164, -312, "c"), (172, -270), (150, -214), (126, -184, "c"), (122, -206),
               (104, -208, "c"), (128, -240), (118, -262, "c"), (142, -286))
    back: list[Point] = [(96, -256), (30, -246), (-50, -252), (-112, -234)]
    spots = [star(-96 + i * 30, -226 + i % 2 * 16, 8, 4, 0.4) for i in range(7)]
    spots += [circle(-84 + i * 30, -196 + i % 2 * 6, 4) for i in range(6)]
    x, y, turn, flip = heads[look]
    return motif(
        _legs(shaded(coat, 0.6), end, slippers, True),
        _tail(coat),
        sheet(neck, shaded(coat, 0.9), end, shadow=1, soft=10, rim=2),
        sheet(body, coat, end, shadow=1.1, soft=13, rim=2.3, puff=0.1),
        sheet(within(neck, body), shaded(coat, 0.94), coat, shadow=0, wrap=0, rim=0),
        mark(all_within(spots, body), light, alpha=0.85),
        mark(all_within(fur(necks[look][::-1], (-16, 0, 16), 22, 30), neck), light, alpha=0.5),
        sheet(within(bib, neck), CREAM, CREAM_END, shadow=0.4, soft=4, rim=1.2),
        _legs(coat, end, slippers, False),
        mark(all_within(studs(back, 11, 3.2), body), light, alpha=0.8),
        _blanket(blanket) if blanket else [],
        _profile(coat, horns).at(x, y, 1, turn, flip),
    )


def _tail(coat: Colour) -> Motif:
    return motif(
        sheet(leaf(-112, -232, 58, 26, 122), coat, shaded(coat, 0.5), shadow=0.8, soft=5, rim=1.8),
        sheet(leaf(-120, -222, 44, 17, 120), CREAM, CREAM_END, shadow=0.3, soft=3, rim=1.2),
    )


def _legs(coat: Colour, end: Colour, slippers: Colour | None, far: bool) -> Motif:
    """The far or the near pair, the far fore leg a little raised."""
    front: list[Point] = [(98, -206), (104, -130), (98, -70), (102, -10)]
    hind: list[Point] = [(-94, -200), (-76, -144), (-112, -84), (-100, -10)]
    if far:
        front = [(116, -206), (136, -140), (132, -74), (140, -10)]
        hind = [(-90, -200), (-96, -144), (-142, -90), (-136, -10)]
    parts = []
    for points, widths in ((front, [50, 28, 15, 13]), (hind, [84, 56, 17, 13])):
        x, y = points[-1]
        hoof = blob((x - 8, y - 10, "c"), (x + 8, y - 10, "c"), (x + 17, y + 10, "c"),
                    (x - 9, y + 10, "c"))
        parts.append(sheet(taper(points, widths), coat, end, shadow=0.8, soft=6, rim=1.8))
        parts.append(sheet(hoof, "#2e1814", DARK, shadow=0.4, soft=3, rim=1.6))
        if slippers:
            shoe = blob((x - 15, y - 14, "c"), (x + 8, y - 14, "c"), (x + 18, y - 4),
                        (x + 34, y - 2), (x + 40, y + 12, "c"), (x - 17, y + 12, "c"))
            parts.append(sheet(shoe, slippers, shaded(slippers, 0.4), shadow=0.7, soft=4, rim=1.8))
            parts.append(sheet(circle(x + 34, y - 2, 7), CREAM, CREAM_END, shadow=0.4, soft=2,
                               rim=1.4))
    return motif(parts)


def _blanket(colour: Colour) -> Motif:
    cloth = blob((-52, -258, "c"), (0, -262), (46, -256, "c"), (52, -190, "c"), (40, -200),
                 (26, -186, "c"), (12, -198), (0, -184, "c"), (-14, -198), (-28, -186, "c"),
                 (-40, -200), (-56, -190, "c"))
    return motif(
        sheet(cloth, colour, shaded(colour, 0.45), shadow=0.8, soft=6, rim=1.9),
        mark(outline(line((-54, -206), (0, -200), (50, -206)), 3), "#f4c868", alpha=0.9),
        mark([star(-30 + i * 29, -228, 10, 4, 0.36) for i in range(3)], "#f4c868"),
    )


def stag_bust(coat: Colour = COAT, buds: Colour | None = "#8cc060") -> Motif:
    """A stag's head and neck from the front, 340 wide, 480 high, its lids closed; the breast at the
    origin. Buds on its antlers, or bare."""
    end, light = shaded(coat, 0.45), mixed(coat, CREAM, 0.5)
    neck = blob((-92, 0, "c"), (-70, -70), (-46, -130), (-42, -190), (42, -190), (46, -130),
                (70, -70), (92, 0, "c"))
    bib = blob((0, -150), (30, -120), (26, -80, "c"), (16, -90), (10, -46, "c"), (0, -66),
               (-10, -46, "c"), (-16, -90), (-26, -80, "c"), (-30, -120))
    skull = blob((0, -272), (38, -262), (56, -226), (46, -190), (30, -154), (24, -130), (0, -120),
                 (-24, -130), (-30, -154), (-46, -190), (-56, -226), (-38, -262))
    blaze = blob((0, -258, "c"), (12, -228), (10, -190), (24, -150), (20, -130), (0, -122),
                 (-20, -130), (-24, -150), (-10, -190), (-12, -228))
    ear = blob((0, 10, "c"), (30, -22), (84, -30, "c"), (60, 8), (18, 22, "c"))
    inner = blob((16, 4, "c"), (38, -12), (70, -22, "c"), (50, 4), (22, 12, "c"))
    eyes = [path for side in (-1, 1) for path in lid(side * 36, -206, 26, 3.8, side * -14)]
    hairs = [hair for side in (-1, 1)
             for hair in fur([(side * 30, -180), (side * 44, -110), (side * 66, -10)],
                             (side * 4, side * 20), 24, 34)]
    return motif(
        antlers(buds=buds).at(0, -258, 1.02),
        sheet(neck, coat, end, soft=13, rim=2.2),
        mark(all_within(hairs, neck), light, alpha=0.55),
        sheet(bib, CREAM, CREAM_END, shadow=0.5, soft=5, rim=1.3),
        [motif(sheet(ear, coat, end, shadow=0.8, soft=6, rim=2),
               sheet(inner, CREAM, "#b07a58", shadow=0.3, soft=3, rim=0.9))
         .at(side * 40, -246, 1, 0, side < 0) for side in (-1, 1)],
        sheet(skull, coat, end, shadow=1, soft=9, rim=2.2, puff=0.08),
        sheet(blaze, mixed(coat, CREAM, 0.4), CREAM, shadow=0.4, soft=4, rim=1.1),
        mark(eyes, DARK),
        mark([star(0, -240, 8, 4, 0.36), *(circle(side * 20, -244, 2.6) for side in (-1, 1))],
             CREAM, alpha=0.9),
        sheet(blob((-17, -146), (0, -150), (17, -146), (12, -132), (0, -126), (-12, -132)),
              "#2c1614", DARK, shadow=0.5, soft=3, rim=1.9),
    )
