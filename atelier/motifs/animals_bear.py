"""The bear; its feet at the origin."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    all_within,
    arched,
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
from atelier.motifs.fur import fur, lid, mirrored, round_eye, shoulders

COAT = "#6e3f22"
MUZZLE, MUZZLE_END = "#d8a468", "#96622f"
CREAM, CREAM_END, DARK = "#f6deb0", "#c89a62", "#1c0d0a"


def _ear(coat: Colour, radius: float = 26) -> Motif:
    """A round ear, seen into, its middle at the origin."""
    return motif(
        sheet(circle(0, 0, radius), coat, shaded(coat, 0.5), shadow=0.8, soft=6, rim=2),
        sheet(circle(2, 4, radius * 0.58), "#3a1c12", "#8a5030", shadow=0.4, soft=3, rim=0.9),
    )


def bear_head(coat: Colour = COAT, asleep: bool = False) -> Motif:
    """A bear's head turned to the right, 190 wide; its skull at the origin."""
    light = mixed(coat, CREAM, 0.45)
    skull = blob((-76, 30), (-84, 6), (-72, -42), (-30, -72), (18, -72), (56, -46), (72, -8),
                 (66, 30), (36, 58), (-20, 66), (-48, 56, "c"), (-54, 44), (-78, 46, "c"))
    snout = blob((24, -6), (52, -20), (88, -16), (108, 4), (108, 26), (88, 46), (48, 52), (22, 36))
    nose = blob((84, -20), (104, -16), (117, -2), (108, 12), (92, 8), (82, -6))
    hairs = fur([(34, -70), (-30, -74), (-76, -30), (-76, 34)], (-16, -34, -52), 20, 30)
    drawn = [outline(line((102, 12), (100, 24), (84, 32), (64, 28)), 3.2),
             *(circle(60 + i * 10, 14 + i % 2 * 7, 1.9) for i in range(3))]
    eye = (mark([*lid(12, -22, 36, 5.4, 2), taper([(-8, -46), (12, -52), (30, -44)], [1, 3.6, 1])],
                DARK) if asleep
           else round_eye(34, -24, 8, light, DARK))
    return motif(
        _ear(shaded(coat, 0.7), 25).at(36, -64),
        sheet(skull, coat, shaded(coat, 0.5), shadow=0.9, soft=11, rim=2.2, puff=0.1),
        mark(all_within(hairs, skull), light, alpha=0.6),
        _ear(coat, 30).at(-44, -62),
        sheet(snout, MUZZLE, MUZZLE_END, shadow=0.7, soft=6, rim=1.7, puff=0.06),
        eye,
        mark(drawn, DARK, alpha=0.8),
        sheet(nose, "#2c1512", DARK, shadow=0.5, soft=3, rim=1.9),
    )


def _claws(x: float, y: float, turn: float = 0) -> list[Path]:
    """Four claws in a row; they point down, or where they are turned."""
    claw = blob((-3.4, 0, "c"), (-3, 8), (0, 15, "c"), (3.2, 8), (3.4, 0, "c"))
    row = [moved(claw, -16.5 + i * 11, 0) for i in range(4)]
    return [moved(path, x, y, turn=turn) for path in row]


def _moon(x: float, y: float, turn: float, border: Path) -> Motif:
    """The pale collar of a moon bear."""
    collar = blob((-62, -40, "c"), (-44, -4), (0, 12), (46, -6), (70, -40, "c"), (62, 6),
                  (44, 22), (38, 40, "c"), (22, 32), (8, 56, "c"), (-8, 34), (-24, 42, "c"),
                  (-34, 24), (-56, 4))
    shape = within(moved(collar, x, y, turn=turn), border)
    return motif(sheet(shape, CREAM, CREAM_END, shadow=0.6, soft=5, rim=1.4))


def bear(coat: Colour = COAT) -> Motif:
    """A bear that stands on its hind legs and looks right, 470 high."""
    end, light = shaded(coat, 0.4), mixed(coat, CREAM, 0.45)
    body = blob((-96, -50), (-128, -110), (-128, -190), (-104, -270), (-66, -334), (0, -356),
                (58, -330), (92, -270), (106, -190), (104, -110), (80, -50), (0, -36))
    belly = blob((10, -300), (56, -290), (88, -220), (90, -130), (66, -70), (20, -76), (0, -150),
                 (-4, -230))
    legs = [taper([(44, -110), (62, -60), (62, -16)], [92, 76, 58]),
            taper([(-52, -110), (-58, -60), (-52, -16)], [104, 84, 62])]
    feet = [blob((30, -20), (70, -30), (106, -18), (116, -4, "c"), (28, 0, "c")),
            blob((-88, -20), (-44, -32), (0, -20), (12, -2, "c"), (-92, 0, "c"))]
    arms = [taper([(50, -296), (100, -252), (128, -200)], [66, 52, 40]),
            taper([(-30, -300), (20, -236), (72, -184)], [92, 66, 46])]
    hairs = fur([(-30, -350), (-92, -290), (-126, -180), (-112, -70)], (-18, -40, -62), 28, 44)
    return motif(
        sheet(legs[0], shaded(coat, 0.66), end, shadow=0.8, rim=1.5),
        sheet(feet[0], shaded(coat, 0.6), end, shadow=0.6, rim=1.5),
        sheet(union(arms[0], _claws(134, -186, -24)), shaded(coat, 0.66), end, shadow=0.8,
              rim=1.5),
        sheet(body, shaded(coat, 0.85), end, shadow=1.1, soft=15, rim=2.3, puff=0.12),
        sheet(within(moved(body, 16, 14), body), coat, end, shadow=0.6, soft=9, rim=1.3),
        sheet(within(belly, body), mixed(coat, CREAM, 0.2), end, shadow=0.5, soft=8, rim=1.1),
        mark(all_within(hairs, body), light, alpha=0.6),
        sheet(legs[1], coat, end, shadow=0.9, soft=9, rim=1.9),
        sheet(feet[1], coat, end, shadow=0.6, soft=6, rim=1.8),
        sheet(_claws(-18, -14, -70) + _claws(92, -14, -70), CREAM, CREAM_END, shadow=0.3, soft=2),
        _moon(40, -276, 6, body),
        sheet(_claws(86, -168, -32), CREAM, CREAM_END, shadow=0.3, soft=2),
        sheet(arms[1], coat, end, shadow=1, soft=10, rim=2),
        mark(all_within(fur([(-30, -320), (30, -230), (76, -176)], (-14, 14), 24, 36), arms[1]),
             light, alpha=0.55),
        bear_head(coat).at(20, -382, 1, -4),
    )


def bear_seated(coat: Colour = COAT, cup: Colour | None = "#5a7fa8") -> Motif:
    """A bear that sits and looks up to the right, 400 high, with a cup of that colour or none."""
    end, light = shaded(coat, 0.4), mixed(coat, CREAM, 0.45)
    body = blob((-90, -6), (-134, -60), (-134, -140), (-100, -220), (-48, -266), (10, -270),
                (58, -226), (82, -150), (86, -70), (60, -4))
    belly = blob((10, -220), (54, -204), (78, -130), (78, -50), (40, -20), (-6, -50), (-12, -130))
    leg = taper([(-20, -44), (50, -52), (110, -44)], [104, 88, 62])
    soles = [blob((110, -82), (142, -76), (156, -42), (144, -8), (112, -4), (98, -42)),
             blob((150, -70), (178, -62), (188, -34), (178, -6), (150, -4), (142, -36))]
    pads = [oval(130, -34, 13, 17), *(circle(x, y, 5.6) for x, y in
                                      ((114, -64), (129, -68), (143, -60)))]
    arms = [taper([(30, -200), (96, -176), (128, -150)], [56, 44, 36]),
            taper([(-34, -204), (14, -140), (98, -134)], [84, 62, 44])]
    hairs = fur([(-10, -268), (-84, -232), (-132, -140), (-112, -30)], (-18, -40, -62), 28, 44)
    return motif(
        sheet(soles[1], shaded(coat, 0.6), end, shadow=0.8, rim=1.6),
        sheet(arms[0], shaded(coat, 0.66), end, shadow=0.8, rim=1.5),
        sheet(body, shaded(coat, 0.85), end, shadow=1.1, soft=15, rim=2.3, puff=0.12),
        sheet(within(moved(body, 16, 14), body), coat, end, shadow=0.6, soft=9, rim=1.3),
        sheet(within(belly, body), mixed(coat, CREAM, 0.2), end, shadow=0.5, soft=8, rim=1.1),
        mark(all_within(hairs, body), light, alpha=0.6),
        _moon(18, -206, -4, body),
        sheet(leg, coat, end, shadow=0.9, soft=9, rim=1.9),
        sheet(soles[0], shaded(coat, 0.8), end, shadow=0.8, soft=6, rim=1.9),
        sheet(pads, MUZZLE, MUZZLE_END, shadow=0.3, soft=3, rim=1.1),
        _mug(cup).at(124, -130) if cup else [],
        sheet(arms[1], coat, end, shadow=1, soft=10, rim=2),
        mark(all_within(fur([(-40, -220), (6, -140), (90, -132)], (-14, 14), 24, 36), arms[1]),
             light, alpha=0.55),
        bear_head(coat).at(16, -308, 1, -20),
    )


def _mug(colour: Colour) -> Motif:
    mug = blob((-26, -46, "c"), (-24, 0), (-16, 20, "c"), (20, 20, "c"), (28, 0), (30, -46, "c"))
    return motif(
        sheet(outline(line((28, -34), (48, -28), (46, -2), (26, 4)), 7), colour,
              shaded(colour, 0.4), shadow=0.6, soft=4, rim=1.6),
        sheet(mug, colour, shaded(colour, 0.4), shadow=0.8, soft=6, rim=1.9),
        sheet(oval(2, -46, 28, 6), "#f0c078", "#c08040", shadow=0.3, soft=2, rim=1.4),
        mark(outline(line((-24, -22), (2, -18), (29, -22)), 3), CREAM, alpha=0.8),
    )


def _skull_from_behind(coat: Colour) -> Motif:
    """The back of a head, 170 wide; the neck at the origin."""
    half: list[Knot] = [(36, 32), (60, 30, "c"), (74, 14), (88, 8, "c"), (88, -24), (78, -60),
        (56, -90), (28, -106)]
    skull = mirrored((0, 28), half, (0, -108))
    hairs = [hair for side in (-1, 1)
             for hair in fur([(0, -104), (side * 22, -54), (side * 28, 20)],
                             (side * -6, side * -30), 26, 36)]
    return motif(
        [sheet(circle(side * 56, -88, 27), coat, shaded(coat, 0.5), soft=7, rim=2.1)
         for side in (-1, 1)],
        sheet(skull, coat, shaded(coat, 0.5), shadow=0.9, soft=11, rim=2.2, puff=0.1),
        mark(all_within(hairs, skull), mixed(coat, CREAM, 0.45), alpha=0.6),
    )


def bear_bust(
    dress: Literal["ruff", "coat"] = "coat", coat: Colour = "#3c2438", coat_end: Colour = "#1c1020",
    cord: Colour | None = "#f0c060",
) -> Motif:
    """A bear in the audience from behind, 390 wide, 400 high; the neck at the origin. The cord of
    its monocle hangs down at the right."""
    string = taper([(88, -44), (104, -10), (96, 40), (112, 96), (104, 150)], [3, 3, 3, 3, 3])
    return motif(
        shoulders(coat, coat_end, "#e8b060", CREAM if dress == "ruff" else None).at(0, 0, 1.2),
        _skull_from_behind(COAT).at(0, -20, 1.18),
        sheet([string, circle(104, 154, 5)], cord, shaded(cord, 0.6), shadow=0.6, soft=3, rim=1.4)
        if cord else [],
    )


def bear_back(coat: Colour = COAT) -> Motif:
    """A bear in a tub from behind, seen to the waist at the origin, 400 high, its arms apart to
    hold things: paws at (-168, -286) and (184, -156)."""
    end, light = shaded(coat, 0.4), mixed(coat, CREAM, 0.45)
    body = blob((-132, 40, "c"), (-140, -60), (-128, -140), (-84, -196), (0, -210), (84, -196),
                (128, -140), (140, -60), (132, 40, "c"))
    arms = [taper([(-96, -146), (-154, -184), (-168, -286)], [92, 70, 60]),
            taper([(96, -146), (152, -108), (184, -156)], [92, 72, 60])]
    hairs = [hair for side in (-1, 1)
             for hair in fur([(0, -206), (side * 16, -110), (side * 18, 30)],
                             (side * -4, side * -30, side * -56, side * -82), 28, 42)]
    return motif(
        sheet(arms, shaded(coat, 0.85), end, shadow=0.9, soft=10, rim=2),
        sheet(body, coat, end, shadow=1.1, soft=15, rim=2.3, puff=0.12),
        mark(all_within(hairs, body), light, alpha=0.6),
        _skull_from_behind(coat).at(0, -210, 1.06),
    )


def bear_curled(coat: Colour = COAT) -> Motif:
    """A bear rolled into a ring asleep, 700 wide, 410 high, its head to the left; the hollow of
    its great ear is at (-302, -262), 95 wide."""
    end, light = shaded(coat, 0.4), mixed(coat, CREAM, 0.45)
    body = blob((-330, -90), (-310, -170), (-250, -250), (-150, -350), (-20, -404), (110, -394),
                (220, -346), (312, -250), (344, -130), (310, -40), (200, -4), (0, 0), (-200, -2),
                (-300, -30))
    shoulder = blob((-330, -70), (-310, -200), (-210, -290), (-90, -336), (30, -280), (70, -170),
                    (40, -70), (-60, -20), (-240, -10))
    hip = blob((96, -20), (84, -130), (140, -228), (236, -250), (312, -190), (334, -90), (290, -20),
               (190, 0))
    arm = taper([(-280, -70), (-190, -34), (-60, -30)], [110, 74, 52])
    paw = taper([(270, -52), (150, -32), (30, -30)], [100, 72, 56])
    rows = fur([(300, -256), (180, -362), (40, -398), (-110, -392), (-240, -330)],
               (-22, -50, -78), 34, 52, 3.6)
    more = fur([(40, -240), (-60, -306), (-180, -296), (-290, -210)], (-20, -48), 30, 46, 3.4)
    return motif(
        sheet(body, shaded(coat, 0.8), end, shadow=1.1, soft=16, rim=2.4, puff=0.12),
        sheet(within(moved(body, 6, 30), body), coat, end, shadow=0.6, soft=10, rim=1.3),
        mark(all_within(rows, body), light, alpha=0.6),
        sheet(within(shoulder, body), mixed(coat, CREAM, 0.08), end, shadow=0.8, soft=12, rim=1.6),
        mark(all_within(more, within(shoulder, body)), light, alpha=0.55),
        sheet(hip, mixed(coat, CREAM, 0.1), end, shadow=0.9, soft=12, rim=1.9),
        mark(swirl(212, -126, 74, 1.6, 6, 1, -110), light, alpha=0.55),
        sheet(paw, shaded(coat, 0.9), end, shadow=0.8, soft=9, rim=1.9),
        sheet(_claws(2, -28, 90), CREAM, CREAM_END, shadow=0.3, soft=2),
        _sleeper(coat).at(-190, -144, 1.66, 12),
        sheet(arm, coat, end, shadow=0.9, soft=10, rim=2),
        sheet(_claws(-38, -28, -90), CREAM, CREAM_END, shadow=0.3, soft=2),
    )


def _sleeper(coat: Colour) -> Motif:
    """The sleeping head with one great ear that a bed fits into."""
    hollow = arched(0, 34, 58, 62)
    ear = motif(
        sheet(circle(0, 0, 44), coat, shaded(coat, 0.5), shadow=0.8, soft=8, rim=2.1),
        sheet(within(hollow, circle(0, 0, 34)), "#2c130c", "#8a5030", shadow=0.5, soft=4, rim=1),
    )
    return bear_head(coat, asleep=True) + ear.at(-62, -74, 1, -12)
