"""Cat and mouse as on a court card, and the cat of the night sky."""

from itertools import pairwise

from atelier.engine import (
    Colour,
    Motif,
    Path,
    blob,
    chance,
    circle,
    crescent,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    shaded,
    sheet,
    star,
    taper,
    union,
    within,
)
from atelier.engine.paths import Knot
from atelier.motifs.clothes import ruff
from atelier.motifs.fur import mirrored


def cat_profile(
    coat: Colour = "#3a3438", light: Colour = "#a89888", eye: Colour = "#d8c040"
) -> Motif:
    """A cat's head in strict profile, looking right, 210 wide; the neck at the origin."""
    end = shaded(coat, 0.4)
    skull = blob((-44, 24), (-74, -20), (-74, -84), (-40, -128), (10, -138), (48, -122),
                 (70, -90), (96, -70), (104, -54), (96, -32), (72, -18), (40, 0), (30, 26))
    ears = [blob((22, -124, "c"), (34, -168), (54, -190, "c"), (62, -150), (54, -112, "c")),
            blob((-44, -112, "c"), (-40, -164), (-24, -204, "c"), (8, -168), (22, -120, "c"),
                 (-10, -112))]
    inner = blob((-20, -120, "c"), (-20, -154), (-16, -180, "c"), (2, -154), (10, -122, "c"))
    cheek = blob((100, -48, "c"), (76, -54), (52, -44), (40, -26), (14, -30), (-6, -8, "c"),
                 (8, -6), (0, 14, "c"), (30, 6), (64, -12), (92, -28))
    stripes = [leaf(-20 + i * 22, -142, 40 - i * 5, 11, 98 + i * 6) for i in range(3)]
    stripes += [leaf(-80, -50 + i * 24, 44, 11, 6 - i * 6) for i in range(3)]
    whiskers = [taper([(78, -40 + i * 6), (112, -44 + i * 12), (150, -36 + i * 20)], [2, 1.8, 0.4])
                for i in range(3)]
    return motif(
        sheet(ears[0], shaded(coat, 0.7), end, shadow=0.7, soft=6, rim=1.8),
        sheet(ears[1], coat, end, shadow=0.8, soft=6, rim=2),
        sheet(inner, "#c87868", "#6c2c2c", shadow=0.3, soft=3, rim=0.8),
        sheet(skull, coat, end, shadow=0.8, soft=10, rim=2.2, puff=0.08),
        mark([within(path, skull) for path in stripes], light, alpha=0.6),
        sheet(cheek, "#f6e6cc", "#c8a484", shadow=0.5, soft=5, rim=1.4),
        sheet(blob((36, -78, "c"), (50, -96), (70, -88, "c"), (66, -72), (50, -68)), eye,
              shaded(eye, 0.6), shadow=0.5, soft=3, rim=1.2),
        mark([oval(58, -81, 4, 9), outline(line((32, -76), (50, -98), (74, -88)), 3.4)],
             "#140c0c"),
        sheet(blob((94, -70, "c"), (106, -62), (104, -48, "c"), (92, -54)), "#d87868", "#94403c",
              shadow=0.3, soft=2, rim=1.3),
        mark([outline(line((100, -46), (86, -34), (66, -34)), 2.6)], "#2a1410"),
        mark(whiskers, "#f6e6cc", alpha=0.8),
    )


def mouse_profile(coat: Colour = "#8a7a74", light: Colour = "#d8c8b8") -> Motif:
    """A mouse's head in strict profile, looking right, 220 wide; the neck at the origin."""
    end = shaded(coat, 0.4)
    skull = blob((-40, 24), (-66, -20), (-60, -80), (-24, -116), (22, -112), (64, -84), (108, -52),
                 (124, -36), (116, -24), (80, -14), (40, 2), (28, 26))
    cheek = blob((118, -28, "c"), (86, -36), (56, -26), (40, -10), (14, -14), (0, 8, "c"), (28, 6),
                 (70, -10), (110, -20))
    whiskers = [taper([(98, -32 + i * 4), (124, -16 + i * 10), (150, 4 + i * 20)], [2, 1.8, 0.4])
                for i in range(3)]
    hairs = [taper([(-48 + i * 20, -76 + i % 2 * 26 + i * 4), (-38 + i * 20, -72 + i % 2 * 26),
                    (-28 + i * 20, -62 + i % 2 * 26)], [0.5, 2.6, 0.5]) for i in range(5)]
    return motif(
        _round_ear(coat, 40).at(26, -138),
        sheet(skull, coat, end, shadow=0.9, soft=10, rim=2.2, puff=0.08),
        mark(hairs, light, alpha=0.5),
        _round_ear(coat, 58).at(-38, -124),
        sheet(cheek, "#f6e6d4", "#c8a890", shadow=0.5, soft=5, rim=1.4),
        mark(circle(52, -62, 13), light),
        mark(circle(54, -62, 10.5), "#140c0c"),
        mark(circle(58, -66, 3.4), "#ffffff"),
        sheet(circle(122, -36, 9), "#d87868", "#94403c", shadow=0.4, soft=2, rim=1.6),
        mark([outline(line((112, -22), (96, -20), (84, -26)), 2.4)], "#2a1410"),
        mark(whiskers, "#f6e6d4", alpha=0.8),
    )


def _round_ear(coat: Colour, radius: float) -> Motif:
    return motif(
        sheet(circle(0, 0, radius), coat, shaded(coat, 0.45), shadow=0.9, soft=7, rim=2.1),
        sheet(oval(3, 5, radius * 0.68, radius * 0.72), "#c87868", "#6c3434", shadow=0.5, soft=5,
              rim=1),
    )


def court_collar(width: float = 230) -> Motif:
    """The ruff between a court head and its robe: put it on the neck, the head after it."""
    return ruff(width, "#fff0d4", "#c89c70", 22)


def night_cat(
    night: Colour = "#101c54", night_end: Colour = "#1c2a6c", stars: Colour = "#f4e8c0",
    seed: str = "night cat",
) -> Motif:
    """The night sky as a cat that sits facing us, 640 wide, 900 high, eyes two sickles; its left
    paw (for us) hangs down to (-196, 96). Put roofs before its feet."""
    half: list[Knot] = [(160, 40, "c"), (250, -60), (262, -210), (214, -350), (150, -450),
        (132, -510), (188, -552), (252, -572, "c"), (226, -610), (238, -660), (222, -730),
        (206, -784), (204, -890, "c"), (150, -862), (102, -812, "c"), (54, -822)]
    shape = mirrored((0, 40), half, (0, -826))
    paw = taper([(-96, -380), (-150, -240), (-186, -90), (-196, 70)], [120, 104, 76, 64])
    other = taper([(96, -380), (78, -200), (70, 40)], [110, 92, 76])
    tail = taper([(210, -20), (330, -30), (376, -140), (330, -250), (356, -330)],
                 [60, 62, 56, 46, 24])
    ears = [blob((s * 186, -858, "c"), (s * 186, -810), (s * 176, -770, "c"), (s * 128, -800, "c"))
            for s in (-1, 1)]
    eyes = [crescent(s * 98, -668, 50, -90, 0.44, 1.02) for s in (-1, 1)]
    nose = blob((-22, -604, "c"), (0, -610), (22, -604, "c"), (0, -582))
    mouth = [outline(line((0, -584), (-4, -562), (-44, -550)), 4),
             outline(line((0, -584), (4, -562), (44, -550)), 4)]
    whiskers = [taper([(s * 58, -584 + i * 16), (s * 150, -596 + i * 28), (s * 250, -582 + i * 46)],
                      [3, 2.4, 0.5]) for s in (-1, 1) for i in range(3)]
    return motif(
        sheet(tail, night, night_end, soft=16, rim=2.2),
        sheet(shape, night, night_end, soft=16, rim=2.4, through=0.2),
        sheet(ears, "#43327c", night, shadow=0.4, soft=6, rim=1),
        sheet(within(other, shape), shaded(night, 1.1), night_end, shadow=0.7, soft=12, rim=1.4),
        sheet(paw, shaded(night, 1.2), night_end, shadow=0.9, soft=14, rim=2),
        _fur_of_stars(union(shape, paw), stars, seed),
        mark([taper([(x, 66), (x + 1, 94)], [3, 4]) for x in (-208, -186)], shaded(night, 0.5)),
        pane(eyes, "#fff0b0", 1.3, glow=14, spill=0.5),
        sheet(nose, "#b86a98", "#5a3474", shadow=0.4, soft=4, rim=1.4),
        mark(mouth, "#8a7ac0", alpha=0.8), mark(whiskers, stars, alpha=0.6),
    )


def _fur_of_stars(shape: Path, stars: Colour, seed: str) -> Motif:
    """Stars that lie in rows like hair, larger ones as a figure down the breast."""
    dice = chance(seed)
    small = []
    for row in range(20):
        for column in range(12):
            x = -250 + column * 46 + row % 2 * 23 + dice.uniform(-9, 9)
            y = -800 + row * 42 + dice.uniform(-9, 9)
            if abs(y + 640) < 110 and abs(x) < 180:
                continue
            small.append(star(x, y, dice.choice((3, 4, 5, 7)), 4, 0.32, dice.uniform(-12, 12)))
    figure = [(0, -480), (-44, -400), (36, -330), (-20, -240), (40, -160)]
    large = [star(x, y, 15, 4, 0.3) for x, y in figure]
    threads = [taper([a, b], [1.4, 1.4]) for a, b in pairwise(figure)]
    return motif(mark(threads, stars, alpha=0.4, inside=shape),
                 mark(small, stars, alpha=0.75, inside=shape),
                 pane(large, stars, 1.0, glow=8, spill=0.4))
