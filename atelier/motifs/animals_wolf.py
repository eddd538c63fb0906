"""The wolf; its feet at the origin."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
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
    swirl,
    taper,
    union,
    within,
)
from atelier.engine.paths import Knot
from atelier.motifs.fur import fur, lid, mirrored, round_eye

COAT = "#4c5668"
PALE, PALE_END, DARK = "#d8dce0", "#98a0b0", "#12141c"


def _ear(coat: Colour) -> Motif:
    shape = blob((-22, 10, "c"), (-24, -24), (-10, -62, "c"), (14, -34), (26, 8, "c"), (0, 14))
    inner = blob((-9, 6, "c"), (-11, -18), (-6, -44, "c"), (9, -24), (15, 6, "c"))
    return motif(
        sheet(shape, coat, shaded(coat, 0.5), shadow=0.7, soft=5, rim=1.9),
        sheet(inner, DARK, shaded(coat, 0.7), shadow=0.2, soft=2, rim=0.8),
    )


def wolf_head(
    coat: Colour = COAT, howl: bool = False, eye: Colour = "#e8c050"
) -> Motif:
    """A wolf's head in profile, looking right, 190 wide; its skull at the origin. It may howl."""
    end = shaded(coat, 0.5)
    skull = blob((-56, 20), (-50, -26), (-18, -50), (26, -44), (50, -22), (86, -14), (118, -2),
                 (124, 12), (112, 24), (70, 28), (24, 40), (-20, 44))
    cheek = blob((118, 16, "c"), (84, 10), (56, 4), (34, 12), (8, -4), (-20, -6, "c"), (-22, 10),
                 (-52, 4, "c"), (-44, 20), (-76, 28, "c"), (-50, 36), (-66, 60, "c"), (-34, 54),
                 (-28, 74, "c"), (-4, 54), (20, 50), (66, 34), (110, 26))
    jaw = blob((14, 26, "c"), (60, 38), (104, 48, "c"), (98, 60), (56, 60), (16, 52, "c"))
    teeth = [blob((90 - i * 26, 24, "c"), (96 - i * 26, 38, "c"), (101 - i * 26, 23, "c"))
             for i in range(2)]
    brow = taper([(8, -30), (34, -26), (54, -14)], [1, 5, 1])
    return motif(
        _ear(shaded(coat, 0.66)).at(18, -40, 0.95, 8),
        motif(sheet(moved(jaw, 0, -4, 1, 8), PALE_END, shaded(PALE_END, 0.5), shadow=0.6, soft=4,
                    rim=1.5),
              sheet(teeth, "#f8f4e8", shadow=0.3, soft=2)) if howl else [],
        _ear(coat).at(-22, -40, 1.06, -10),
        sheet(skull, coat, end, shadow=0.7, soft=9, rim=2.2, puff=0.08),
        sheet(cheek, PALE, PALE_END, shadow=0.5, soft=5, rim=1.5),
        mark(lid(42, -6, 28, 4.2, 10), DARK) if howl else round_eye(42, -8, 7.5, eye, DARK),
        mark(brow, PALE, alpha=0.7),
        mark([] if howl else [taper([(112, 22), (90, 28), (66, 22)], [2.6, 2.4, 0.6])], DARK),
        sheet(oval(117, 3, 10.5, 8.5, 16), "#20222c", DARK, shadow=0.4, soft=2, rim=1.8),
    )


def _tail(spine: list[Point], coat: Colour) -> Motif:
    tail = taper(spine, [26, 44, 58, 60, 46, 24, 2])
    tip = taper(spine[-3:], [2, 60, 60, 40])
    hairs = fur(spine, (-18, -6, 6, 18), 26, 34)
    return motif(
        sheet(tail, coat, shaded(coat, 0.45), shadow=1, soft=10, rim=2, puff=0.06),
        sheet(within(tip, tail), shaded(coat, 0.45), DARK, shadow=0.3, soft=3, rim=1.2),
        mark(all_within(hairs, tail), mixed(coat, PALE, 0.5), alpha=0.6),
    )


def wolf(coat: Colour = COAT) -> Motif:
    """A wolf that walks to the right, its head low; 530 wide, 300 high."""
    end, light = shaded(coat, 0.42), mixed(coat, PALE, 0.45)
    body = blob((-136, -160), (-116, -206), (-50, -212), (20, -206), (70, -232), (120, -250),
                (166, -246), (176, -206), (150, -150), (110, -122), (40, -122), (-30, -138),
                (-90, -122), (-128, -130))
    mane = blob((54, -222), (84, -250), (140, -262), (178, -240), (180, -196, "c"), (168, -196),
                (166, -160, "c"), (150, -170), (142, -126, "c"), (126, -146), (112, -108, "c"),
                (102, -136), (82, -112, "c"), (80, -150), (56, -146, "c"), (62, -180))
    near: list[list[Point]] = [[(106, -160), (116, -98), (98, -48), (104, -8)],
                               [(-98, -158), (-76, -106), (-120, -58), (-106, -8)]]
    far: list[list[Point]] = [[(122, -160), (146, -100), (158, -50), (172, -12)],
                              [(-104, -154), (-116, -104), (-162, -60), (-158, -8)]]

    def limbs(legs: list[list[Point]]) -> list[Path]:
        return [union(taper(points, widths), oval(points[-1][0] + 11, points[-1][1], 21, 9))
                for points, widths in zip(legs, ([48, 34, 19, 15], [80, 60, 24, 16]), strict=True)]

    hairs = fur([(150, -250), (70, -228), (10, -206), (-50, -210), (-124, -180)], (-16, -34, -52),
                28, 42)
    return motif(
        [sheet(limb, shaded(coat, 0.6), end, shadow=0.8, soft=6, rim=1.5) for limb in limbs(far)],
        _tail([(-120, -180), (-166, -170), (-204, -128), (-232, -88), (-272, -70), (-306, -76)],
              coat),
        sheet(body, shaded(coat, 0.8), end, shadow=1.1, soft=14, rim=2.3, puff=0.1),
        sheet(within(moved(body, 2, 20), body), coat, end, shadow=0.6, soft=8, rim=1.2),
        mark(all_within(hairs, body), light, alpha=0.65),
        [sheet(limb, coat, end, shadow=0.9, soft=7, rim=1.9) for limb in limbs(near)],
        sheet(mane, mixed(coat, PALE, 0.14), end, shadow=0.8, soft=8, rim=1.8),
        mark(all_within(fur([(160, -240), (120, -190), (100, -130)], (-26, -8, 10, 28), 26, 38),
                        mane), light, alpha=0.65),
        wolf_head(coat).at(174, -230, 1, 8),
    )


def wolf_sitting(
    coat: Colour = COAT, howl: bool = True, wool: Colour | None = None
) -> Motif:
    """A wolf that sits and howls, 420 high; or looks up without a sound, and knits if it has wool
    of a colour."""
    end, light = shaded(coat, 0.42), mixed(coat, PALE, 0.45)
    body = blob((-60, -4), (-104, -44), (-104, -104), (-70, -170), (-34, -224), (-14, -280),
                (52, -284), (76, -226), (78, -150), (66, -70), (54, -4))
    bib = blob((20, -280), (66, -272), (86, -216, "c"), (74, -212), (86, -168, "c"), (70, -172),
               (72, -120, "c"), (54, -144), (44, -96, "c"), (32, -140), (10, -118, "c"), (14, -166),
               (-12, -160, "c"), (2, -210), (-16, -222, "c"), (6, -250))
    hip = blob((-86, -8), (-106, -60), (-72, -118), (-14, -112), (18, -64), (8, -16), (-30, -2))
    far = union(taper([(50, -160), (68, -90), (68, -44), (72, -8)], [44, 32, 20, 17]),
                oval(80, -8, 20, 9))
    near = union(taper([(30, -160), (42, -90), (38, -44), (40, -8)], [50, 36, 22, 18]),
                 oval(48, -8, 21, 9))
    hairs = fur([(-20, -270), (-56, -200), (-98, -120), (-96, -50)], (-16, -36), 28, 40)
    return motif(
        _tail([(-80, -20), (-130, -10), (-176, -18), (-214, -44), (-244, -62)], coat),
        [] if wool else sheet(far, shaded(coat, 0.62), end, shadow=0.8, soft=6, rim=1.6),
        sheet(body, shaded(coat, 0.86), end, shadow=1.1, soft=14, rim=2.3, puff=0.1),
        sheet(within(moved(body, 14, 14), body), coat, end, shadow=0.6, soft=8, rim=1.2),
        mark(all_within(hairs, body), light, alpha=0.65),
        sheet(bib, PALE, PALE_END, shadow=0.7, soft=6, rim=1.6),
        [] if wool else sheet(near, coat, end, shadow=0.9, soft=7, rim=1.9),
        sheet(hip, mixed(coat, PALE, 0.06), end, shadow=0.9, soft=8, rim=1.9),
        mark(swirl(-44, -58, 38, 1.5, 4.4, 1, -120), light, alpha=0.6),
        sheet(taper([(-60, -12), (-8, -12), (28, -9)], [26, 25, 19]), shaded(coat, 0.85), end,
              shadow=0.7, soft=5, rim=1.8),
        wolf_head(coat, howl).at(20, -306, 1, -52 if howl else -22),
        _knitting(coat, end, wool) if wool else [],
    )


def _knitting(coat: Colour, end: Colour, wool: Colour) -> Motif:
    """The arms, two needles, what has been knitted, and the ball."""
    cloth = blob((52, -150, "c"), (118, -154, "c"), (124, -90), (112, -20, "c"), (84, -26),
                 (58, -18, "c"), (62, -90))
    rows = [outline(line((56, -132 + i * 22), (86, -126 + i * 22), (120, -134 + i * 22)), 3)
            for i in range(5)]
    needles = [taper([(22, -196), (126, -140)], [5, 3]), taper([(148, -200), (54, -138)], [5, 3])]
    far = taper([(52, -220), (104, -200), (118, -156)], [38, 28, 22])
    near = taper([(6, -220), (22, -150), (70, -146)], [50, 36, 25])
    yarn = taper([(112, -24), (134, -8), (150, -20)], [2.6, 2.6, 2.6])
    return motif(
        sheet(far, shaded(coat, 0.62), end, shadow=0.8, soft=6, rim=1.6),
        sheet(cloth, wool, shaded(wool, 0.45), shadow=0.9, soft=7, rim=1.8),
        mark(all_within(rows, cloth), "#fff0d4", alpha=0.6),
        sheet([*needles, circle(22, -196, 6), circle(148, -200, 6)], "#f0d090", "#a87838",
              shadow=0.7, soft=3, rim=1.8),
        sheet(near, coat, end, shadow=0.9, soft=7, rim=1.9),
        mark(yarn, wool),
        sheet(circle(168, -24, 25), wool, shaded(wool, 0.45), shadow=0.9, soft=6, rim=1.9,
              puff=0.1),
        mark([swirl(168, -24, 20, 2.2, 2.4)], "#fff0d4", alpha=0.6),
    )


def wolf_face(
    coat: Colour = COAT, eye: Colour = "#f0c850"
) -> Motif:
    """A wolf's head from the front, 360 wide, 400 high; the chin at the origin."""
    end = shaded(coat, 0.42)
    half: list[Knot] = [(30, -6), (60, -40), (84, -34, "c"), (92, -66), (130, -64, "c"),
        (124, -100), (174, -104, "c"), (148, -144), (182, -160, "c"), (146, -202), (136, -250),
        (154, -384, "c"), (98, -330), (64, -286, "c")]
    shape = mirrored((0, 0), half, (0, -276))
    mask_half: list[Knot] = [(26, -4), (52, -50), (96, -52, "c"), (92, -86), (132, -92, "c"),
        (110, -128), (136, -150, "c"), (90, -166), (44, -150), (26, -110)]
    mask = mirrored((0, 2), mask_half, (0, -96))
    bridge = blob((0, -262, "c"), (30, -220), (34, -150), (44, -70), (30, -40), (0, -30),
                  (-30, -40), (-44, -70), (-34, -150), (-30, -220))
    ears = [blob((s * 142, -350, "c"), (s * 132, -282), (s * 118, -250, "c"), (s * 88, -290, "c"),
                 (s * 112, -322)) for s in (-1, 1)]
    slits = [blob((s * 46, -172, "c"), (s * 72, -196), (s * 108, -194, "c"), (s * 92, -170),
                  (s * 68, -162)) for s in (-1, 1)]
    return motif(
        sheet(shape, coat, end, shadow=1.1, soft=14, rim=2.4, puff=0.08),
        sheet(ears, DARK, shaded(coat, 0.7), shadow=0.3, soft=4, rim=1),
        sheet(mask, PALE, PALE_END, shadow=0.6, soft=7, rim=1.6),
        sheet(bridge, mixed(coat, PALE, 0.18), end, shadow=0.7, soft=7, rim=1.6),
        sheet(slits, eye, shaded(eye, 0.6), shadow=0.5, soft=3, rim=1.2),
        mark([circle(s * 78, -180, 9) for s in (-1, 1)], DARK),
        mark([taper([(s * 30, -206), (s * 72, -218), (s * 118, -204)], [1, 8, 1])
              for s in (-1, 1)], PALE, alpha=0.7),
        sheet(blob((-34, -74), (0, -84), (34, -74), (24, -48), (0, -36), (-24, -48)), "#20222c",
              DARK, shadow=0.5, soft=4, rim=2),
        mark([outline(line((0, -38), (0, -24)), 3.4),
              outline(line((-40, -22), (-16, -14), (0, -24), (16, -14), (40, -22)), 3.4)], DARK),
    )
