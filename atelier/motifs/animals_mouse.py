"""The mouse; its feet at the origin."""

from atelier.engine import (
    Colour,
    Motif,
    all_within,
    blob,
    circle,
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
    swirl,
    taper,
    tendril,
    within,
)
from atelier.motifs.fur import fur, round_eye

COAT = "#7e6e6a"
CREAM, CREAM_END, PINK, PINK_END, DARK = "#f8e8d4", "#cdae94", "#e09484", "#94504c", "#180e0e"


def _ear(coat: Colour, radius: float) -> Motif:
    return motif(
        sheet(circle(0, 0, radius), coat, shaded(coat, 0.5), shadow=0.8, soft=5, rim=2),
        sheet(oval(2, 3, radius * 0.68, radius * 0.7), PINK, "#7c4040", shadow=0.4, soft=3,
              rim=0.9),
    )


def mouse_head(coat: Colour = COAT) -> Motif:
    """A head looking right, 130 wide with its ears; the skull's middle at the origin."""
    skull = blob((-42, 10), (-38, -22), (-10, -40), (22, -32), (52, -6), (68, 10), (62, 20),
                 (30, 30), (-10, 36))
    cheek = blob((66, 16, "c"), (44, 10), (24, 16), (14, 28, "c"), (-2, 24), (-14, 38, "c"),
                 (20, 38), (54, 26))
    whiskers = [taper([(50, 14 + i * 3), (68, 22 + i * 8), (88, 30 + i * 16)], [1.6, 1.4, 0.3])
                for i in range(3)]
    return motif(
        _ear(shaded(coat, 0.72), 27).at(18, -46),
        sheet(skull, coat, shaded(coat, 0.55), shadow=0.8, soft=7, rim=2.1, puff=0.08),
        _ear(coat, 35).at(-26, -40),
        sheet(cheek, CREAM, CREAM_END, shadow=0.3, soft=3, rim=1.3),
        round_eye(24, -4, 7.5, mixed(coat, CREAM, 0.7), DARK),
        sheet(circle(66, 11, 6), PINK, PINK_END, shadow=0.4, soft=2, rim=1.5),
        mark(whiskers, CREAM, alpha=0.75),
    )


def mouse(
    coat: Colour = COAT, vest: Colour | None = None, carrying: bool = False
) -> Motif:
    """A mouse on its hind legs, looking right, 270 high: its paws before it at (66, -104), or
    carrying with arms up, paws at (52, -262) and (-14, -266); a vest of that colour or none."""
    end, light = shaded(coat, 0.42), mixed(coat, CREAM, 0.5)
    body = blob((-34, -10), (-66, -40), (-66, -88), (-42, -136), (-8, -158), (28, -150), (44, -112),
                (46, -60), (30, -10))
    belly = within(moved(body, 30, 6, 0.9), body)
    tail = tendril([(-50, -24), (-100, -6), (-146, -20), (-158, -70)],
                   [15, 12, 10, 9, 8, 6, 3], 26, 1.4, 1)
    if carrying:
        arms = [taper([(20, -136), (62, -176), (52, -258)], [26, 19, 14]),
                taper([(-20, -136), (-30, -190), (-14, -262)], [28, 20, 14])]
        paws = [circle(52, -262, 9), circle(-14, -266, 10)]
    else:
        arms = [taper([(26, -128), (52, -112), (70, -112)], [24, 18, 13]),
                taper([(-10, -132), (20, -92), (60, -100)], [30, 22, 14])]
        paws = [circle(74, -112, 9), circle(66, -102, 10)]
    feet = [taper([(18, -8), (40, -8), (58, -6)], [16, 16, 11]),
            taper([(-36, -6), (-8, -6), (14, -4)], [18, 17, 12])]
    hairs = fur([(0, -156), (-44, -130), (-66, -80), (-52, -26)], (-12, -28), 18, 28, 2.4)
    return motif(
        sheet(tail, PINK, PINK_END, shadow=0.9, soft=6, rim=1.8),
        sheet(arms[0], shaded(coat, 0.66), end, shadow=0.7, soft=5, rim=1.5),
        sheet(paws[0], PINK, PINK_END, shadow=0.5, soft=3, rim=1.5),
        sheet(feet[0], PINK, PINK_END, shadow=0.6, soft=4, rim=1.6),
        sheet(body, coat, end, shadow=1.1, soft=12, rim=2.2, puff=0.1),
        sheet(belly, CREAM, CREAM_END, shadow=0.5, soft=5, rim=1.3),
        mark(all_within(hairs, body), light, alpha=0.6),
        _vest(vest).inside(body) if vest else [],
        sheet(feet[1], PINK, PINK_END, shadow=0.7, soft=4, rim=1.8),
        mouse_head(coat).at(6, -184, 1.12, -6),
        sheet(arms[1], mixed(coat, CREAM, 0.06), end, shadow=0.9, soft=6, rim=1.9),
        sheet(paws[1], PINK, PINK_END, shadow=0.6, soft=3, rim=1.7),
    )


def _vest(colour: Colour) -> Motif:
    cloth = blob((-90, -30, "c"), (-90, -170, "c"), (10, -170, "c"), (4, -120), (22, -60, "c"),
                 (-20, -46))
    return motif(
        sheet(cloth, colour, shaded(colour, 0.42), shadow=0.7, soft=6, rim=1.7),
        mark(outline(line((10, -160), (4, -120), (22, -62)), 3), "#f0c878"),
        mark([star(-30 + i % 2 * 14, -136 + i * 20, 6, 4, 0.36) for i in range(4)], "#f0c878",
             alpha=0.8),
        sheet([circle(0, -100 + i * 22, 4) for i in range(2)], "#f0c878", "#a06828", shadow=0.4,
              soft=2, rim=1.4),
    )


def mouse_sitting(coat: Colour = COAT) -> Motif:
    """A mouse that sits on its haunches, looking right, 210 high; its paws at (62, -62)."""
    end, light = shaded(coat, 0.42), mixed(coat, CREAM, 0.5)
    body = blob((-50, -4), (-84, -32), (-80, -84), (-44, -120), (6, -126), (40, -96), (46, -46),
                (30, -4))
    hip = blob((-66, -6), (-80, -44), (-48, -78), (-4, -62), (8, -24), (-10, -4))
    arm = taper([(10, -96), (34, -62), (60, -64)], [28, 20, 13])
    return motif(
        sheet(tendril([(-66, -16), (-110, -2), (-150, -16), (-160, -60)],
                      [15, 12, 10, 9, 8, 6, 3], 24, 1.4, 1), PINK, PINK_END, shadow=0.9, soft=6,
              rim=1.8),
        sheet(body, coat, end, shadow=1.1, soft=12, rim=2.2, puff=0.1),
        sheet(within(moved(body, 40, 12, 0.86), body), CREAM, CREAM_END, shadow=0.5, soft=5,
              rim=1.3),
        mark(all_within(fur([(10, -124), (-44, -116), (-78, -80)], (-12, -28), 18, 28, 2.4), body),
             light, alpha=0.6),
        sheet(hip, mixed(coat, CREAM, 0.08), end, shadow=0.8, soft=6, rim=1.8),
        mark(swirl(-36, -38, 22, 1.4, 3, 1, -120), light, alpha=0.6),
        sheet(taper([(-26, -6), (8, -6), (34, -4)], [17, 16, 11]), PINK, PINK_END, shadow=0.6,
              soft=4, rim=1.7),
        mouse_head(coat).at(18, -144, 1.05, 4),
        sheet(arm, coat, end, shadow=0.8, soft=6, rim=1.8),
        sheet(circle(64, -64, 9), PINK, PINK_END, shadow=0.5, soft=3, rim=1.6),
    )
