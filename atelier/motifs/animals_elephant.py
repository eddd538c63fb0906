"""The elephant; its feet at the origin."""

import math
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    circle,
    heading,
    line,
    mark,
    mixed,
    motif,
    moved,
    outline,
    oval,
    shaded,
    sheet,
    spline,
    star,
    swirl,
    taper,
    union,
    within,
)
from atelier.motifs.fur import lid, studs

SKIN = "#5c5468"
IVORY, IVORY_END, PINK, DARK = "#fbeccc", "#d0a878", "#a8606c", "#18121c"


def _wrinkles(spine: list[Point], widths: list[float], count: int) -> list[Path]:
    """Curved folds across a trunk or leg."""
    curve = spline(spine, 20)
    folds: list[Path] = []
    for index in range(count):
        share = 0.12 + 0.84 * index / count
        place = round(share * (len(curve) - 1))
        spread = share * (len(widths) - 1)
        low = min(int(spread), len(widths) - 2)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (spread - low)) * 0.42
        along = math.radians(heading(curve, place))
        right, down = math.cos(along), math.sin(along)
        x, y = curve[place]
        folds.append(taper([(x - down * half, y + right * half),
                            (x + right * half * 0.35, y + down * half * 0.35),
                            (x + down * half, y - right * half)], [0.4, 2.6, 0.4]))
    return folds


def elephant(
    skin: Colour = SKIN, trunk: Literal["down", "up"] = "down", blanket: Colour | None = None
) -> Motif:
    """An elephant that walks to the right, 520 wide, 350 high: its trunk hangs, tip at (296, -46),
    or is raised, tip at (312, -330); a carousel's blanket of a colour or none."""
    end, light = shaded(skin, 0.4), mixed(skin, IVORY, 0.4)
    body = blob((-196, -130), (-186, -222), (-122, -294), (-20, -312), (80, -292), (140, -220),
                (130, -116), (60, -92), (-60, -86), (-160, -96))
    skull = blob((84, -240), (96, -308), (150, -342), (206, -320), (234, -262), (222, -206),
                 (176, -176), (116, -190))
    spine: list[Point] = [(206, -238), (246, -180), (240, -108), (250, -58), (296, -50)]
    if trunk == "up":
        spine = [(206, -244), (262, -200), (316, -222), (328, -278), (312, -326)]
    widths: list[float] = [92, 62, 46, 34, 22]
    near = [taper([(92, -150), (94, -80), (90, -16)], [92, 76, 78]),
            taper([(-128, -150), (-136, -80), (-132, -16)], [112, 82, 80])]
    far = [taper([(44, -150), (40, -80), (46, -20)], [84, 70, 72]),
           taper([(-64, -150), (-72, -80), (-66, -20)], [90, 72, 72])]
    nails = [oval(x, -8, 9, 8) for x in (68, 90, 112, -154, -132, -110)]
    tail = taper([(-186, -240), (-222, -200), (-224, -140), (-236, -110)], [16, 11, 8, 6])
    tuft = blob((-238, -118, "c"), (-226, -96), (-232, -70, "c"), (-244, -82), (-254, -66, "c"),
                (-252, -96))
    return motif(
        sheet([tail, tuft], skin, end, shadow=0.8, soft=6, rim=1.7),
        sheet(far, shaded(skin, 0.55), end, shadow=0.8, soft=8, rim=1.5),
        sheet(body, skin, end, shadow=1.1, soft=16, rim=2.3, puff=0.12),
        sheet(within(moved(body, -4, 26), body), mixed(skin, IVORY, 0.06), end, shadow=0.6,
              soft=9, rim=1.2),
        sheet(near, skin, end, shadow=0.9, soft=9, rim=1.9),
        sheet(nails, IVORY, IVORY_END, shadow=0.3, soft=3, rim=1.2),
        mark([*all_within(_knees(), union(near))], light, alpha=0.45),
        _blanket(blanket) if blanket else [],
        _head(skin, skull, spine, widths),
    )


def _knees() -> list[Path]:
    return [outline(line((x - 30, y), (x, y + 8), (x + 30, y)), 2.4)
            for x in (92, -134) for y in (-96, -80)]


def _head(skin: Colour, skull: Path, spine: list[Point], widths: list[float]) -> Motif:
    """Head, trunk, tusks and the great ear."""
    end, light = shaded(skin, 0.45), mixed(skin, IVORY, 0.4)
    nose = taper(spine, widths)
    ear = blob((142, -318), (174, -290), (174, -226), (146, -156), (106, -118, "c"), (62, -150),
               (38, -214), (54, -284), (96, -318))
    inner = blob((134, -296), (156, -274), (154, -224), (132, -168), (108, -144), (76, -168),
                 (60, -216), (72, -270), (100, -298))
    veins = [taper([(142, -250), (110 - i * 6, -270 + i * 34), (80 + i * 6, -266 + i * 52)],
                   [3, 2.4, 0.5]) for i in range(3)]
    tusk = taper([(196, -186), (226, -146), (272, -142), (296, -164)], [22, 20, 14, 2])
    return motif(
        sheet(moved(tusk, 12, -14), IVORY_END, shaded(IVORY_END, 0.6), shadow=0.5, soft=4, rim=1.3),
        sheet(nose, mixed(skin, IVORY, 0.05), end, shadow=1, soft=10, rim=2.1),
        sheet(skull, mixed(skin, IVORY, 0.05), end, shadow=0.9, soft=10, rim=2.1, puff=0.08),
        mark(all_within(_wrinkles(spine, widths, 11), union(nose, skull)), light, alpha=0.5),
        sheet(tusk, IVORY, IVORY_END, shadow=0.8, soft=5, rim=1.7),
        mark(lid(196, -252, 28, 4.2, 4), DARK),
        sheet(ear, skin, end, shadow=1.1, soft=11, rim=2.2),
        sheet(inner, PINK, shaded(PINK, 0.45), shadow=0.5, soft=7, rim=1.2),
        mark(all_within(veins, inner), mixed(PINK, IVORY, 0.35), alpha=0.6),
        mark([star(178, -308, 9, 4, 0.36), *studs([(160, -328), (200, -306), (222, -262)], 5, 3)],
             light, alpha=0.8),
    )


def _blanket(colour: Colour) -> Motif:
    cloth = blob((-104, -300, "c"), (-40, -316), (24, -312, "c"), (40, -180, "c"), (22, -192),
                 (4, -172, "c"), (-14, -190), (-32, -170, "c"), (-50, -190), (-68, -172, "c"),
                 (-86, -192), (-108, -178, "c"))
    return motif(
        sheet(cloth, colour, shaded(colour, 0.42), shadow=0.9, soft=7, rim=2),
        mark(outline(line((-106, -206), (-34, -198), (36, -206)), 4), "#f4c868", alpha=0.9),
        mark(swirl(-34, -252, 30, 1.6, 5), "#f4c868"),
        mark([star(-84 + i * 50, -226, 9, 4, 0.36) for i in range(3)], "#f4c868"),
        sheet([circle(x, -170 - (x == 4) * 2, 6) for x in (4, -32, -68)], "#f4c868", "#a06828",
              shadow=0.5, soft=2, rim=1.5),
    )


def ostrich_feather(
    length: float = 200, colour: Colour = "#f0836c", end: Colour = "#9a3444"
) -> Motif:
    """A drooping feather that stands on the origin, its tip bowed to the right."""
    unit = length / 200
    spine: list[Point] = [(0, 0), (-6, -70), (0, -136), (26, -180), (62, -176), (74, -146)]
    curve = spline(spine, 12)
    plume, lines = [taper(spine, [5, 48, 66, 68, 56, 26])], []
    for index in range(5, len(curve), 3):
        share = index / len(curve)
        along = heading(curve, index)
        reach = 14 + 40 * math.sin(math.pi * share**0.9)
        for side in (-1, 1):
            barb = _barb(curve[index], along + side * 46, side * 22, reach)
            plume.append(taper(barb, [20, 20, 17, 7], steps=3))
            lines.append(taper(barb[:3], [2, 1.8, 0.4], steps=3))
    quill = taper(spine, [4.5, 3.6, 3, 2.4, 1.8, 0.5])
    return motif(
        sheet(union(plume), colour, end, shadow=0.9, soft=8, rim=1.7, through=0.5),
        mark(lines, mixed(colour, "#fff4e0", 0.55), alpha=0.5),
        mark(quill, mixed(colour, "#fff4e0", 0.7), alpha=0.8),
    ).at(0, 0, unit)


def _barb(start: Point, turn: float, bend: float, reach: float) -> list[Point]:
    """A lock of a feather that bows outwards."""
    (x, y), points = start, [start]
    for _ in range(3):
        facing = math.radians(turn)
        x, y = x + math.cos(facing) * reach / 3, y + math.sin(facing) * reach / 3
        points.append((x, y))
        turn += bend
    return points


def elephant_back(
    skin: Colour = SKIN, coral: Colour = "#e8735c", coral_end: Colour = "#8a2c40",
    cream: Colour = "#fbe6c4", cream_end: Colour = "#c08c6c",
) -> Motif:
    """A dancer's elephant from behind, 560 wide, 690 high: a dress of feathers, its trunk reaching
    out at the right, tip at (336, -372), to lift something."""
    end, light = shaded(skin, 0.4), mixed(skin, IVORY, 0.35)
    rump = blob((0, -58), (-140, -62), (-226, -130), (-250, -240), (-216, -370), (-120, -462),
                (0, -486), (120, -462), (216, -370), (250, -240), (226, -130), (140, -62))
    skull = blob((0, -420), (-84, -440), (-106, -510), (-76, -566), (-26, -572), (0, -556),
                 (26, -572), (76, -566), (106, -510), (84, -440))
    ear = blob((76, -520), (120, -574), (196, -574), (240, -510), (228, -430), (180, -378, "c"),
               (120, -400), (86, -440))
    legs = [taper([(s * 128, -160), (s * 138, -80), (s * 134, -16)], [170, 128, 120])
            for s in (-1, 1)]
    nails = [oval(s * 134 + x, -8, 12, 9) for s in (-1, 1) for x in (-36, -12, 12, 36)]
    reach: list[Point] = [(110, -430), (210, -352), (286, -336), (336, -372)]
    folds = [outline(line((s * 90, y), (s * 130, y + 12), (s * 176, y)), 2.6)
             for s in (-1, 1) for y in (-120, -98, -76)]
    spine = [outline(line((0, -476), (2, -400), (0, -300)), 3)]
    return motif(
        sheet(taper(reach, [90, 54, 38, 22]), shaded(skin, 0.8), end, shadow=0.8, soft=8, rim=2.2),
        mark(_wrinkles(reach, [90, 54, 38, 22], 9), light, alpha=0.5),
        [motif(sheet(ear, skin, end, shadow=0.9, soft=12, rim=2.3),
               mark(taper([(100, -480), (160, -510), (214, -480)], [4, 3, 0.5]), light, alpha=0.4))
         .at(0, 0, 1, 0, s < 0) for s in (-1, 1)],
        _plume(coral, coral_end, cream, cream_end),
        sheet(skull, mixed(skin, IVORY, 0.04), end, shadow=0.9, soft=11, rim=2.3, puff=0.08),
        sheet(legs, shaded(skin, 0.75), end, shadow=0.9, soft=12, rim=2),
        sheet(nails, IVORY, IVORY_END, shadow=0.4, soft=3, rim=1.2),
        sheet(rump, skin, end, shadow=1.1, soft=18, rim=2.5, puff=0.12),
        sheet(within(moved(rump, 0, 30, 0.96), rump), mixed(skin, IVORY, 0.05), end, shadow=0.6,
              soft=10, rim=1.3),
        mark([*folds, *spine], light, alpha=0.4),
        mark([star(s * (44 + i * 34), -440 + i * i * 7, 10 - i, 4, 0.36)
              for i in range(5) for s in (-1, 1)], cream, alpha=0.85),
        _tail(skin, end),
        _fan(coral, coral_end, cream, cream_end),
    )


def _plume(coral: Colour, coral_end: Colour, cream: Colour, cream_end: Colour) -> Motif:
    """Three feathers on the head."""
    return motif(
        ostrich_feather(150, cream, cream_end).at(-8, -548, 1, -34, True),
        ostrich_feather(150, cream, cream_end).at(8, -548, 1, 34),
        ostrich_feather(170, coral, coral_end).at(0, -550, 1, -8),
    )


def _tail(skin: Colour, end: Colour) -> Motif:
    tuft = blob((18, -112, "c"), (4, -76), (8, -40, "c"), (20, -58), (30, -30, "c"), (40, -58),
                (54, -42, "c"), (54, -80), (44, -114, "c"))
    return motif(sheet(taper([(0, -250), (-16, -190), (6, -140), (32, -98)], [40, 32, 26, 22]),
                       mixed(skin, IVORY, 0.25), end,
                       shadow=0.9, soft=6, rim=1.9),
                 sheet(tuft, shaded(skin, 0.5), end, shadow=0.8, soft=4, rim=1.9))


def _fan(coral: Colour, coral_end: Colour, cream: Colour, cream_end: Colour) -> Motif:
    """The dress: two tiers of feathers that fan out from a jewelled belt."""
    feathers = []
    for index in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        turn = (index - 4) * 23.0
        pale = index % 2 == 1
        feathers.append(ostrich_feather(214, cream if pale else coral,
                                        cream_end if pale else coral_end)
                        .at((index - 4) * 9, -232, 1, turn, turn < 0))
    for index in (0, 6, 1, 5, 2, 4, 3):
        turn = (index - 3) * 27.0
        pale = index % 2 == 0
        feathers.append(ostrich_feather(136, cream if pale else coral,
                                        cream_end if pale else coral_end)
                        .at((index - 3) * 9, -226, 1, turn, turn < 0))
    bow = [blob((0, -222, "c"), (s * 40, -256), (s * 78, -236), (s * 70, -198), (s * 34, -198))
           for s in (-1, 1)]
    ends = [blob((0, -220, "c"), (s * 20, -170), (s * 52, -128, "c"), (s * 64, -150, "c"),
                 (s * 44, -190)) for s in (-1, 1)]
    return motif(
        feathers,
        sheet(ends, coral, coral_end, shadow=0.9, soft=6, rim=1.8),
        sheet(bow, coral, coral_end, shadow=0.9, soft=7, rim=2),
        sheet(circle(0, -222, 17), "#f8d070", "#a8682c", shadow=0.8, soft=4, rim=2),
    )
