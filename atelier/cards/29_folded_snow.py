"""Two old people fold up the snow like a bed sheet, and beneath it the meadow is green."""

from dataclasses import replace

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    blob,
    box,
    circle,
    land,
    leaf,
    mark,
    minus,
    motif,
    oval,
    ridge,
    shaded,
    sheet,
    spline,
    star,
    taper,
    union,
)
from atelier.motifs.animals_hare import hare
from atelier.motifs.houses import house
from atelier.motifs.people_age import OLD_MAN, OLD_WOMAN, elder_back
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.trees_round import fir_tree
from atelier.motifs.weather import snowflake
from atelier.palettes import SNOW_WHITE as SNOW

HEM: list[Point] = [(-60, 596), (40, 616), (140, 640), (236, 662), (290, 756), (380, 828),
                    (452, 842),
                    (518, 836), (580, 930), (680, 1012), (780, 1084), (860, 1130)]
GROUND: list[Point] = [(860, 1190), (700, 1106), (560, 1032), (440, 960), (330, 888), (210, 800),
                       (90, 730), (-60, 680)]


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("folded snow", Light(604, 236, "#ffe8b8", 220), shadow=SNOW.shadow,
                  finish=Finish(bloom=0.24, vignette=0.26, exposure=0.92))
    _day(scene)
    _snowfields(scene)
    _slope(scene)
    _people(scene)
    _flowers(scene)
    frames.arch(scene, "#24486c", "#142c4c")
    return scene


def _day(scene: Scene) -> None:
    scene.sky((0, "#1f4f80"), (0.22, "#4c86b0"), (0.36, "#8cb8c8"), (0.46, "#dcc8a8"),
              (1, "#88a8c0"), glow=0.1)
    scene.discs((236, "#5c98b4"), (180, "#90b4b8"), (124, "#d4c8a0"), through=0.15)
    scene.source(78, "#fff0c0", 1.05, glow=18, spill=0.3)
    for x, y, width, height, colour in ((170, 220, 220, 60, "#6c9cc0"),
                                        (340, 130, 180, 44, "#5c90b8"),
                                        (700, 380, 170, 44, "#a8b8b8")):
        scene.add(drifting_cloud(f"folded {x}", width, height, colour).at(x, y))
    for name, y, high, colour, end in (("a", 396, 56, "#5c88b0", "#88a8c0"),
                                       ("b", 446, 36, "#7098bc", "#9cb8cc")):
        scene.add(sheet(ridge(f"folded {name}", y, high, 1.6, 0.35), colour, end, shadow=0.5,
                        through=0.2))
    scene.rays(0.1, threshold=0.8)


def _snowfields(scene: Scene) -> None:
    for x, tall in ((40, 84), (78, 60), (742, 92), (704, 66), (664, 48), (330, 58), (358, 42)):
        scene.add(fir_tree("#3c6488", "#203c68", snow="#b8ccdc", height=tall).at(x, 496))
    scene.add(sheet(land((0, 486), (200, 478), (460, 492), (800, 470)), "#a4bcd0", "#6c90b8",
                    shadow=0.6, rim=1.5, through=0.25))
    for x, y, width, height in ((134, 492, 46, 44), (250, 492, 42, 38), (296, 496, 36, 46)):
        scene.add(house(f"folded {x}", width, height, 34, 2, "#5c4c64", roof="#b0c4d8").at(x, y))
    scene.add(house("folded tower", 34, 78, 62, 1, "#6c4c5c", roof="#8ca8c8").at(192, 492))
    scene.add(sheet(land((0, 540), (240, 520), (520, 548), (800, 520)), "#98b4cc", "#6488b4",
                    shadow=0.6, rim=1.5, through=0.25))
    scene.add(_lump().at(548, 672, 1.05))
    scene.add(sheet(land((0, 590), (200, 600), (420, 668), (620, 690), (800, 650)), "#a8c0d4",
                    "#5c84b8", shadow=0.7, soft=14, rim=1.6, through=0.25))
    wind = [taper([(x, y), (x + 90, y + 26), (x + 190, y + 44)], [0.5, 3.4, 0.5])
            for x, y in ((330, 700), (500, 740), (640, 730), (600, 800), (700, 850), (560, 770))]
    scene.add(mark(wind, "#e4ecf4", alpha=0.5),
              [snowflake(f"folded {x}", r, "#e0e8f0", "#a8c0d8").at(x, y).styled(shadow=0.3)
               for x, y, r in ((620, 776, 26), (724, 800, 18), (690, 930, 22), (420, 746, 16),
                               (600, 862, 15))])


def _lump() -> Motif:
    """Something the size of a house under the snow: the cloth falls from its two tops."""
    shape = blob((-250, 60, "c"), (-206, 20), (-160, -64), (-122, -150), (-92, -214), (-66, -222),
                 (-40, -190), (10, -138), (60, -128), (100, -158), (132, -168), (162, -134),
                 (186, -66), (214, 10), (262, 60, "c"))
    dark, pale = [], []
    for (x, y), feet in (((-78, -212), (-206, -150, -96, -40, 12)),
                         ((130, -160), (62, 106, 152, 206))):
        for k, foot in enumerate(feet):
            low = 44 - 26 * (k % 2)
            bend = (x * 0.62 + foot * 0.38, y * 0.5 + 8)
            near = (x * 0.2 + foot * 0.8, y * 0.12 + 14)
            dark.append(taper([(x, y), bend, near, (foot, low)], [0.6, 7, 12, 0.8]))
            pale.append(taper([(x - 4, y + 5), (bend[0] - 9, bend[1]), (near[0] - 13, near[1]),
                               (foot - 14, low)], [0.4, 3, 5, 0.5]))
    return motif(sheet(shape, "#c0d0dc", "#7498c4", soft=16, rim=2.3, puff=0.1),
                 sheet(all_within(dark, shape), "#5c86bc", "#4c78b4", melt=3, shadow=0, rim=0,
                       alpha=0.55, wrap=0),
                 mark(all_within(pale, shape), "#f4f8f8", alpha=0.4))


def _slope(scene: Scene) -> None:
    green = blob((-60, 600, "c"), (120, 660), (340, 800), (600, 1000), (860, 1120, "c"),
                 (860, 1260, "c"),
                 (-60, 1260, "c"))
    scene.add(sheet(green, "#6ca048", "#2c6440", soft=12, rim=1.6, through=0.22))
    rows = [taper([(-40, 800 + k * 74), (140, 850 + k * 76), (330, 960 + k * 74),
                   (560, 1110 + k * 60)],
                  [1, 4, 4, 1]) for k in range(5)]
    scene.add(mark(all_within(rows, green), "#2c6440", alpha=0.5),
              sheet(_shade(GROUND), "#0c3430", melt=12, alpha=0.5, shadow=0))
    _lining(scene)
    scene.add(_lace())


def _shade(line: list[Point]) -> Path:
    """The shade of the lifted cloth on the grass."""
    return blob(*line, *((x - 20, y + 54) for x, y in line[::-1]))


def _lining(scene: Scene) -> None:
    """The underside of the snow: night blue, sewn with stars, in hanging folds."""
    count = 27
    above, below = spline(HEM, 30), spline(GROUND[::-1], 30)
    tops = [above[round(i * (len(above) - 1) / count)] for i in range(count + 1)]
    feet = [below[round(i * (len(below) - 1) / count)] for i in range(count + 1)]
    hollow: list[Path] = []
    ridges: list[Path] = []
    for i in range(count):
        (x0, y0), (x1, y1), (u0, v0), (u1, v1) = tops[i], tops[i + 1], feet[i], feet[i + 1]
        drop = 13.0 if i % 2 else 4.0
        strip = blob((x0, y0, "c"), (x1, y1, "c"), (u1, v1, "c"),
                     ((u0 + u1) / 2 - drop * 0.4, (v0 + v1) / 2 + drop), (u0, v0, "c"))
        (ridges if i % 2 else hollow).append(strip)
    scene.add(sheet(union(hollow, ridges), "#2c4c94", "#1c2c6c", soft=14, lift=10, rim=1.6),
              [sheet(strip, "#5078bc", "#2c4890", shadow=0.7, soft=8, lift=6, rim=1.9)
               for strip in ridges])
    stars = [star(x + (u - x) * t, y + (v - y) * t, 7 if i % 3 else 10, 4, 0.35, 12)
             for i, ((x, y), (u, v)) in enumerate(zip(tops, feet, strict=True)) if i % 2
             for t in ((0.45, 0.8) if i % 4 == 1 else (0.62,))]
    scene.add(mark(all_within(stars, union(hollow, ridges)), "#e8eef8", alpha=0.85))


def _lace() -> Motif:
    curve = spline(HEM, 16)
    dots = [circle(x, y, 15) for x, y in curve[::6]]
    holes = [circle(x, y + 1, 5) for x, y in curve[::6]]
    band = taper(HEM, [18, 18])
    stitches = [circle(x, y, 2) for x, y in curve[3::6]]
    return motif(sheet(minus(union(dots, band), *holes), "#e4ecf0", "#b8cce0", shadow=1, soft=8,
                       rim=1.8),
                 mark(stitches, "#6c8cb8"))


def _linen() -> Motif:
    """What is folded already: a pile of snow, tied with a ribbon, 170 wide."""
    parts: list[Motif] = [motif(sheet(oval(0, 2, 104, 13), "#0c3028", melt=7, alpha=0.65,
                                      shadow=0))]
    for i, (shift, wide) in enumerate(((0, 176), (-5, 168), (4, 172), (-2, 160))):
        y = -26.0 * i
        slab = blob((shift - wide / 2, y, "c"), (shift - wide / 2 - 8, y - 14),
                    (shift - wide / 2, y - 28, "c"), (shift + wide / 2, y - 28, "c"),
                    (shift + wide / 2 + 8, y - 14), (shift + wide / 2, y, "c"))
        lace = [circle(shift - wide / 2 + 10 + k * 15.6, y - 2, 6.4)
                for k in range(round(wide / 15.6))]
        parts.append(motif(
            sheet(slab, "#c8d6e2", "#7c9cc8", shadow=0.8, soft=7, rim=1.5),
            mark(taper([(shift - wide / 2 + 4, y - 14), (shift, y - 12),
                        (shift + wide / 2 - 4, y - 15)], [1, 3, 1]), "#6c90c4", alpha=0.7),
            sheet(lace, "#ccd8e2", "#94acc8", shadow=0.6, soft=3, rim=0.9)))
    bow = [blob((8, -108, "c"), (8 + s * 14, -132), (8 + s * 44, -134), (8 + s * 40, -112))
           for s in (-1, 1)]
    tails = [taper([(8, -108), (8 + s * 16, -92), (8 + s * 30, -70)], [9, 9, 12]) for s in (-1, 1)]
    return motif(parts, sheet(box(1, -108, 14, 108), "#d8402c", "#8c1c24", shadow=0.6, soft=4,
                              rim=1.7),
                 sheet([*tails, *bow, circle(8, -108, 8)], "#e0503c", "#8c1c24", shadow=0.7,
                       soft=4, rim=1.9))


def _people(scene: Scene) -> None:
    for x, y in ((176, 860), (462, 1036)):
        scene.add(sheet(oval(x, y, 54, 10), "#103828", melt=6, alpha=0.6, shadow=0))
    shawl = replace(OLD_WOMAN, cloth="#e0a41c", under="#7c3458", accent="#f4c840")
    scene.add(elder_back(shawl, "holding").at(174, 862, 1.42),
              elder_back(OLD_MAN, "holding").at(456, 1038, 1.46))


def _flowers(scene: Scene) -> None:
    scene.add(sheet(oval(284, 1118, 60, 9), "#103828", melt=6, alpha=0.6, shadow=0),
              hare("#a8845c", shaking=True).at(282, 1120, 0.42),
              _linen().at(548, 1142, 1.0))
    for index, (x, y, size) in enumerate(
        ((96, 960, 0.8), (64, 1040, 1.0), (140, 1030, 0.9), (110, 1120, 1.25), (196, 1110, 1.0),
         (376, 1132, 0.8), (428, 1146, 1.15), (706, 1150, 1.1), (360, 1040, 0.7),
         (250, 980, 0.7), (310, 1000, 0.62), (66, 880, 0.6), (660, 1146, 0.8))):
        colour = ("#7c4ca8", "#f0b030", "#a86cc8", "#e8e0f0")[index % 4]
        scene.add(_crocus(colour).at(x, y, size, (index % 5 - 2) * 5))
    scene.add(sheet(land((0, 1164), (260, 1152), (560, 1166), (800, 1160)), "#2c6c40", "#143c34",
                    rim=1.5))


def _crocus(colour: str) -> Motif:
    """A large cut crocus, 70 high."""
    outer = [blob((0, -24, "c"), (s * 20, -44), (s * 17, -72, "c"), (s * 4, -52)) for s in (-1, 1)]
    heart = blob((0, -22, "c"), (-12, -46), (0, -76, "c"), (12, -46))
    blades = [leaf(0, 4, 46, 8, a) for a in (-130, -112, -66, -48)]
    return motif(sheet(blades, "#3c8c48", "#1c5038", shadow=0.6, soft=5, rim=1.3),
                 sheet(taper([(0, 4), (0, -28)], [6, 7]), "#c8d8a8", "#6c9c5c", shadow=0.4),
                 sheet(heart, shaded(colour, 0.7), shaded(colour, 0.3), shadow=0.5, soft=4,
                       rim=1.2),
                 sheet(star(0, -66, 6, 5, 0.5), "#f08c28", shadow=0.2),
                 sheet(outer, colour, shaded(colour, 0.45), shadow=0.6, soft=4, rim=1.4))
