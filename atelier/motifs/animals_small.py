"""The snail and the frog; what they sit on is the origin's level."""

import math

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
    outline,
    oval,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    union,
    within,
)
from atelier.motifs.fur import round_eye, studs

SLUG, SLUG_END = "#b08a5c", "#5c3c2c"
SHELL, SHELL_END = "#d8662c", "#6e2418"
GREEN, GREEN_END = "#3f8a3c", "#163c28"
CREAM, DARK = "#f8e8c0", "#18100c"


def snail_shell(
    radius: float = 90, colour: Colour = SHELL, end: Colour = SHELL_END, light: Colour = "#f8c878"
) -> Motif:
    """A shell of five whorls, `radius` half its width; its lowest point at the origin."""
    whorls = []
    for index, (share, x, y) in enumerate(((1, 0, 0), (0.76, 0.12, -0.1), (0.54, 0.16, -0.13),
                                           (0.34, 0.15, -0.12), (0.17, 0.12, -0.1))):
        tone = mixed(colour, light, index * 0.13)
        whorls.append(sheet(circle(x * radius, (y - 1) * radius, radius * share), tone,
                            mixed(end, colour, index * 0.14), shadow=0.9, soft=9 - index,
                            rim=2.1 - index * 0.15, puff=0.1))
        if index == 0:
            bands = [taper([(radius * 0.86 * _cos(turn), radius * (0.86 * _sin(turn) - 1)),
                            (radius * 0.96 * _cos(turn + 5), radius * (0.96 * _sin(turn + 5) - 1))],
                           [radius * 0.05, radius * 0.02]) for turn in range(0, 360, 15)]
            whorls.append(mark(bands, light, alpha=0.55))
        elif index == 1:
            beads = [circle(x * radius + radius * 0.65 * _cos(turn),
                            (y - 1) * radius + radius * 0.65 * _sin(turn),
                            radius * (0.034 if turn % 36 else 0.055)) for turn in range(0, 360, 18)]
            whorls.append(mark(beads, light, alpha=0.8))
    return motif(whorls, mark(swirl(radius * 0.12, -1.1 * radius, radius * 0.13, 1.3,
                                    radius * 0.04), end))


def _cos(degrees: float) -> float:
    return float(math.cos(math.radians(degrees)))


def _sin(degrees: float) -> float:
    return float(math.sin(math.radians(degrees)))


def snail(
    shell: float = 90, slug: Colour = SLUG, slug_end: Colour = SLUG_END, colour: Colour = SHELL,
    colour_end: Colour = SHELL_END, bent: bool = False, saddle: Colour | None = None,
) -> Motif:
    """A snail that creeps to the right, 340 wide; `shell` is half its width, 0 leaves the back free
    at (-30, -44) for a tower. Its neck may be bent back over it; a saddle of a colour or none."""
    foot = blob((-186, 2, "c"), (-140, -22), (-84, -46), (0, -52), (70, -52), (118, -34), (140, -8),
                (136, 4, "c"))
    sole = blob((-186, 2, "c"), (-130, -12), (0, -16), (100, -14), (144, -4), (138, 6, "c"))
    spine: list[Point] = [(84, -30), (130, -62), (146, -112), (158, -150)]
    head: tuple[float, float, float, bool] = (162, -158, 0, False)
    if bent:
        spine = [(84, -30), (152, -70), (166, -150), (118, -206), (70, -214)]
        head = (64, -216, 0, True)
    neck = union(taper(spine, [78, 54, 44, 40]), foot)
    frills = [outline(line((-150 + i * 24, -14), (-146 + i * 24, -4)), 3) for i in range(12)]
    x, y, turn, flip = head
    dots = studs(spine, 8, 3.4, 2.2) + studs([(-140, -28), (-60, -40), (60, -44)], 9, 2.4)
    return motif(
        sheet(neck, slug, slug_end, shadow=1.1, soft=11, rim=2.2, puff=0.08),
        mark(all_within(dots, neck), CREAM, alpha=0.7),
        snail_shell(shell, colour, colour_end).at(-30, -26) if shell else [],
        sheet(sole, mixed(slug, CREAM, 0.2), slug_end, shadow=0.8, soft=6, rim=1.7),
        mark(frills, slug_end, alpha=0.6),
        _feelers(slug, slug_end).at(x, y, 1, turn, flip),
        _saddle(saddle, shell) if saddle else [],
    )


def _feelers(slug: Colour, end: Colour) -> Motif:
    """The head with its eyes on stalks, looking right."""
    face = blob((-26, 20), (-28, -14), (0, -30), (30, -20), (42, 4), (30, 22), (0, 28))
    stalks = [taper([(10, -18), (24, -60), (50, -84)], [13, 9, 8]),
              taper([(-6, -20), (-6, -64), (8, -98)], [14, 10, 8])]
    short = taper([(34, 6), (52, 10), (60, 4)], [8, 6, 6])
    return motif(
        sheet([stalks[0], short], shaded(slug, 0.75), end, shadow=0.7, soft=4, rim=1.7),
        round_eye(52, -88, 9, CREAM, DARK),
        sheet(face, mixed(slug, CREAM, 0.1), end, shadow=0.8, soft=7, rim=2, puff=0.08),
        sheet(stalks[1], slug, end, shadow=0.8, soft=4, rim=1.8),
        round_eye(9, -103, 10.5, CREAM, DARK),
        mark([outline(line((36, 8), (24, 14), (10, 8)), 2.6)], DARK, alpha=0.8),
        mark(circle(8, 4, 7), "#e08064", alpha=0.4),
    )


def _saddle(colour: Colour, shell: float) -> Motif:
    """A racing saddle on the top of the shell, with its girth."""
    top = -26 - shell * 2
    seat = blob((-50, 6), (-58, -12), (-52, -26), (-38, -22), (-18, -8), (8, -8), (26, -20),
                (34, -34), (46, -34), (50, -16), (44, 6), (20, 14), (-24, 14))
    flap = blob((-30, 4, "c"), (30, 2, "c"), (34, 30), (18, 52), (-8, 54), (-28, 32))
    girth = taper([(2, 44), (16, 110), (4, 174)], [9, 9, 8])
    ring_of = circle(8, 62, 7)
    return motif(
        sheet(girth, shaded(colour, 0.6), shaded(colour, 0.35), shadow=0.5, soft=4, rim=1.3),
        sheet(flap, mixed(colour, CREAM, 0.1), shaded(colour, 0.42), shadow=0.9, soft=6, rim=1.8),
        sheet(seat, colour, shaded(colour, 0.42), shadow=0.9, soft=6, rim=2),
        sheet([ring_of, circle(42, -36, 6)], "#f8d070", "#a06824", shadow=0.5, soft=2, rim=1.6),
        mark([star(2, 28, 9, 5, 0.45), outline(line((-48, -4), (-14, 2), (38, -6)), 2.2)],
             "#f8d878"),
    ).at(-30, top + 6, shell / 90)


def frog(green: Colour = GREEN, end: Colour = GREEN_END, crown: bool = False) -> Motif:
    """A frog that sits and looks right, 250 wide, 200 high; its hand on the ground at (92, -6)."""
    body = blob((-96, -14), (-110, -60), (-70, -112), (0, -150), (52, -150), (84, -112), (80, -60),
                (40, -12), (-40, -4))
    belly = blob((84, -112, "c"), (92, -70), (60, -18), (10, -4), (20, -50), (56, -90))
    thigh = blob((-110, -16), (-124, -58), (-86, -96), (-28, -84), (-4, -40), (-30, -8))
    arm = taper([(38, -84), (62, -50), (60, -24), (84, -8)], [38, 26, 18, 14])
    far = taper([(64, -84), (92, -50), (92, -24), (112, -10)], [34, 24, 17, 13])
    foot = union(taper([(-92, -12), (-30, -8), (4, -8)], [26, 20, 14]), _toes(6, -8))
    spots = [oval(-70 + i * 34, -104 - i * 12 + i % 2 * 20, 11 - i, 8 - i, -20) for i in range(4)]
    spots += [oval(-84 + i * 26, -50 - i % 2 * 20, 7, 5.5, 20) for i in range(3)]
    return motif(
        sheet(union(far, _toes(112, -9)), shaded(green, 0.62), end, shadow=0.7, soft=5, rim=1.6),
        sheet(body, green, end, shadow=1.1, soft=12, rim=2.3, puff=0.1),
        sheet(within(belly, body), CREAM, "#b8b878", shadow=0.5, soft=6, rim=1.3),
        mark(all_within(spots[:4], body), shaded(end, 1.2), alpha=0.75),
        _face(green, end).at(44, -136),
        sheet(thigh, mixed(green, "#c8d860", 0.1), end, shadow=0.9, soft=8, rim=2),
        mark([*spots[4:], *studs([(-112, -64), (-80, -88), (-30, -78)], 6, 2.4)],
             mixed(green, CREAM, 0.5), alpha=0.6),
        sheet(foot, mixed(green, "#c8d860", 0.06), end, shadow=0.8, soft=5, rim=1.9),
        sheet(union(arm, _toes(88, -7)), green, end, shadow=0.8, soft=6, rim=1.9),
        _coronet().at(20, -208, 1, -8) if crown else [],
    )


def _toes(x: float, y: float) -> list[Path]:
    """Long fingers with round tips."""
    toes: list[Path] = []
    for right, down in ((26, -4), (30, 3), (20, 8)):
        toes += [taper([(x - 6, y), (x + right * 0.6, y + down * 0.5), (x + right, y + down)],
                       [9, 6, 5]), circle(x + right, y + down, 4.6)]
    return toes


def _face(green: Colour, end: Colour) -> Motif:
    """A broad smiling head, looking right."""
    skull = blob((-64, 20), (-62, -18), (-26, -44), (28, -44), (76, -24), (94, 4), (84, 30),
                 (40, 46), (-20, 46))
    throat = within(blob((98, 6, "c"), (60, 16), (10, 18), (-34, 10, "c"), (-30, 50), (40, 60),
                         (90, 40)), skull)
    return motif(
        sheet(circle(44, -42, 20), shaded(green, 0.7), end, shadow=0.7, soft=5, rim=1.8),
        sheet(skull, green, end, shadow=0.9, soft=9, rim=2.2, puff=0.08),
        sheet(throat, CREAM, "#b8b878", shadow=0.4, soft=4, rim=1.2),
        sheet(circle(4, -40, 25), green, end, shadow=0.8, soft=6, rim=2),
        round_eye(8, -42, 13, "#f0d060", DARK),
        mark(circle(54, -44, 11), "#f0d060"), mark(circle(57, -44, 8), DARK),
        mark([taper([(92, 4), (56, 16), (8, 18), (-34, 8), (-42, 0)], [2, 3.6, 3.6, 3.2, 1]),
              oval(78, -10, 2.6, 2)], DARK),
        mark(circle(-14, 20, 9), "#e89068", alpha=0.35),
    )


def _coronet() -> Motif:
    gold = blob((-24, 4, "c"), (-30, -30, "c"), (-12, -12, "c"), (0, -36, "c"), (12, -12, "c"),
                (30, -30, "c"), (24, 4, "c"), (0, 10))
    return motif(sheet(gold, "#f4c050", "#a0602c", shadow=0.8, soft=4, rim=1.9))


def frog_back(green: Colour = GREEN, end: Colour = GREEN_END) -> Motif:
    """A frog from behind that sits, 240 high, and holds something up at (96, -226)."""
    body = blob((0, -6), (-62, -10), (-80, -54), (-60, -110), (-30, -140), (30, -140), (60, -110),
                (80, -54), (62, -10))
    thighs = [blob((s * 34, -8), (s * 30, -52), (s * 74, -92), (s * 118, -66), (s * 110, -18),
                   (s * 74, -4)) for s in (-1, 1)]
    feet = [union(taper([(s * 70, -10), (s * 96, -4), (s * 116, -3)], [22, 17, 12]),
                  [circle(s * (124 + i * 4), -10 + i * 6, 5) for i in range(3)]) for s in (-1, 1)]
    up = union(taper([(46, -112), (92, -140), (96, -216)], [36, 26, 18]),
               [circle(96 + (i - 1) * 11, -230 - (i == 1) * 5, 6) for i in range(3)],
               taper([(96, -210), (96, -230)], [16, 20]))
    down = union(taper([(-48, -108), (-84, -70), (-74, -20)], [34, 24, 16]),
                 [circle(-74 + (i - 1) * 11, -10, 5.6) for i in range(3)])
    skull = blob((0, -104), (-60, -112), (-74, -142), (-50, -172), (0, -178), (50, -172),
                 (74, -142), (60, -112))
    spots = [oval(s * (18 + i * 10), -116 + i * 34, 11 - i * 2, 8 - i, s * 20)
             for i in range(3) for s in (-1, 1)]
    line_down = studs([(0, -130), (2, -80), (0, -24)], 8, 3)
    return motif(
        sheet(up, shaded(green, 0.85), end, shadow=0.9, soft=7, rim=2),
        sheet(feet, shaded(green, 0.7), end, shadow=0.7, soft=5, rim=1.7),
        sheet(body, green, end, shadow=1.1, soft=12, rim=2.3, puff=0.12),
        mark(all_within([*spots, *line_down], body), mixed(green, CREAM, 0.5), alpha=0.5),
        sheet(thighs, mixed(green, "#c8d860", 0.08), end, shadow=0.8, soft=8, rim=1.9),
        sheet(down, shaded(green, 0.9), end, shadow=0.8, soft=6, rim=1.8),
        sheet([circle(s * 44, -172, 21) for s in (-1, 1)], green, end, shadow=0.7, soft=6, rim=2),
        sheet(skull, mixed(green, "#c8d860", 0.06), end, shadow=0.8, soft=9, rim=2.2, puff=0.08),
        mark([oval(s * 26, -150, 9, 7, s * 14) for s in (-1, 1)], mixed(green, CREAM, 0.5),
             alpha=0.45),
    )
