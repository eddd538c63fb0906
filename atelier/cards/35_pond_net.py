"""A masked fox hauls the moon out of a pond; in the sky there is a hole."""

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    all_within,
    blob,
    bough,
    chance,
    circle,
    heading,
    land,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    ridge,
    ring,
    rope,
    sheet,
    spline,
    swirl,
    taper,
    union,
)
from atelier.motifs.animals_fox import fox_pulling
from atelier.motifs.plants import grass
from atelier.motifs.skies import stars
from atelier.motifs.sun_and_moon import full_moon
from atelier.motifs.tools_yard import net_round
from atelier.motifs.trees import far_trunk
from atelier.motifs.waters import reed
from atelier.motifs.weather import drop
from atelier.palettes import NIGHT_VIOLET

MOON_X, MOON_Y, RADIUS = 500, 716, 160


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("pond net", Light(MOON_X, MOON_Y, "#fff0c8", 225), shadow=NIGHT_VIOLET.shadow,
                  finish=Finish(bloom=0.28, vignette=0.34, exposure=0.97, saturation=1.08))
    _sky(scene)
    _wood(scene)
    _pond(scene)
    scene.add(_branch(), full_moon(RADIUS, "#ffeec4", "#d8a878", 0.84).at(MOON_X, MOON_Y),
              net_round(RADIUS, "#643a58", 92).at(MOON_X, MOON_Y), _ropes())
    _drops(scene)
    _bank(scene)
    _front(scene)
    scene.dust(90, "#fff0d0", around=(500, 760), spread=220, largest=1.8, strength=0.3)
    frames.rounded(scene, NIGHT_VIOLET.near, "#0c0428", 26, 80)
    return scene


def _sky(scene: Scene) -> None:
    scene.sky((0, "#1c1050"), (0.3, "#4a2474"), (0.55, "#8c3878"), (0.75, "#5c2478"),
              (1, "#1c0c4c"),
              glow=0.12)
    for radius, colour in ((330, "#38206c"), (268, "#482a7c"), (214, "#5c388c")):
        scene.add(sheet(circle(430, 236, radius), colour, shadow=0.35, through=0.1, rim=0.4,
                        wrap=0))
    scene.add(stars("pond net", 54, 44, 44, 756, 560, "#f4e4ff", 2, 6))
    scene.add(sheet(circle(430, 236, RADIUS + 7), "#c8a8d8", "#7c58a8", shadow=0.2, soft=6,
                    rim=0.8),
              sheet(circle(430, 236, RADIUS), "#0c0626", "#120a34", shadow=0, rim=0, wrap=0,
                    through=0, edge=0),
              mark(ring(430, 240, RADIUS - 4, RADIUS + 1), "#05020f",
                   inside=circle(430, 236, RADIUS)))


def _wood(scene: Scene) -> None:
    scene.add(sheet(ridge("pond net far", 700, 46, 1.5, 0.4), "#6c3484", "#4c2474", shadow=0.4,
                    through=0.15))
    for x, width in ((52, 20), (132, 13), (690, 15), (742, 24)):
        scene.add(far_trunk(f"pond {x}", width, "#3c1c64", "#5c2c78", 900).at(x, 900))
    scene.fog("#9c5090", 520, 860, 0.35)
    scene.rays(0.1, threshold=0.8)
    scene.add(sheet(ridge("pond net near", 812, 22, 1.4, 0.45), "#38206a", "#1c0c4c", shadow=0.6,
                    through=0.25))


def _pond(scene: Scene) -> None:
    shore = blob((-60, 930), (120, 880), (400, 862), (660, 876), (860, 922), (860, 1260, "c"),
                 (-60, 1260, "c"))
    water = oval(452, 1002, 400, 116)
    scene.add(sheet(shore, "#341a64", "#160a40", shadow=0.7, soft=12, rim=1.3),
              sheet(oval(452, 1004, 418, 128), "#4c2c80", "#241058", shadow=0.5, soft=8, rim=1.6),
              sheet(water, "#0c0530", "#180c50", shadow=0.8, soft=8, rim=0.8, through=0.1))
    glint = [oval(MOON_X, 962, 96, 16), oval(MOON_X, 992, 150, 9), oval(MOON_X, 1022, 110, 7)]
    scene.add(sheet(all_within(glint, water), "#d8b0b8", "#a87cb8", shadow=0, rim=0, melt=7,
                    alpha=0.34))
    rings = [_ripple(MOON_X, 966, r, r * 0.27, 3.4 - r * 0.007)
             for r in (46, 92, 146, 208, 276, 348)]
    rings += [_ripple(612, 1040, r, r * 0.27, 2.4) for r in (20, 44)]
    scene.add(sheet(all_within(rings, water), "#f0dcf4", "#a888d8", shadow=0.3, soft=3, rim=0.8,
                    alpha=0.85))


def _ripple(x: float, y: float, across: float, down: float, width: float) -> Path:
    return outline(oval(x, y, across, down), width)


def _branch() -> Motif:
    """The bough the rope runs over."""
    limb = [(-60.0, 560.0), (60.0, 474.0), (210.0, 432.0), (370.0, 436.0), (520.0, 418.0),
            (660.0, 446.0)]
    dice = chance("pond net bough")
    body = taper(limb, [70, 50, 36, 28, 20, 8])
    twigs = [bough(start, angle, 84, width, 2, dice, 0.4, 0.5) for start, angle, width in
             (((150, 446), -64, 11), ((300, 434), 34, 8), ((560, 422), -46, 8), ((650, 444), 24, 6),
              ((400, 434), -58, 8))]
    curve = spline(limb, 10)
    leaves = [leaf(*curve[i], 44, 16, heading(curve, i) + side * 62) for i, side in
              ((12, 1), (17, -1), (24, 1), (38, -1), (44, 1), (47, -1), (49, 1), (30, -1))]
    bark = [taper([(x, y + k * w * 0.2) for x, y in limb], [1, 3, 3, 2, 1]) for k, w in
            ((-1, 34), (0.2, 30), (1, 26))]
    return motif(
        sheet([*twigs, *leaves], "#2c1454", "#180a3c", soft=8, rim=1.6),
        sheet(body, "#2c1450", "#10062e", shadow=1, soft=12, rim=2.2),
        mark(all_within([*bark, swirl(120, 462, 15, 1.6, 4)], body), "#6c3c84", alpha=0.55),
    )


def _ropes() -> Motif:
    cord, end = "#a8704c", "#5c2c48"
    over = outline(line((306, 792), (404, 590), (470, 436), (482, 418), (494, 430), (MOON_X, 520)),
                   5.4)
    slack = outline(line((MOON_X + 26, 862), (548, 904), (556, 970), (574, 1022), (600, 1050),
                         (618, 1042)), 4.4)
    return motif(sheet([over, slack], cord, end, shadow=0.7, soft=5, rim=1.7))


def _drops(scene: Scene) -> None:
    dice = chance("pond net drops")
    scene.add([drop(dice.uniform(14, 26), "#f0e8f8", "#9c8cd0").at(
        MOON_X + dice.uniform(-0.8, 0.8) * RADIUS, dice.uniform(876, 952)) for _ in range(15)])


def _bank(scene: Scene) -> None:
    bank = blob((-60, 1260, "c"), (-60, 812, "c"), (30, 820), (150, 850), (262, 872), (352, 896),
                (372, 918), (300, 946), (196, 966), (120, 1020), (70, 1110), (60, 1260, "c"))
    tufts = [taper([(x, y), (x + 4, y - 10), (x + 12, y - 16)], [4, 3, 0.5]) for x, y in
             ((50, 850), (60, 850), (330, 900), (340, 904), (120, 900), (132, 902), (240, 930))]
    scene.add(sheet(bank, "#4a2a7c", "#1a0c48", shadow=1, soft=14, rim=2),
              mark(tufts, "#8858a8", alpha=0.6),
              sheet(oval(218, 876, 150, 13), "#0c0428", shadow=0, rim=0, melt=7, alpha=0.7),
              fox_pulling("#0e0820").at(222, 872, 0.72),
              sheet(rope((232, 876), (308, 790), 22, 5), "#a8704c", "#5c2c48", soft=5, rim=1.7),
              grass("pond bank", -10, 360, "#3c2070", "#1a0c48", 30).at(0, 906))


def _front(scene: Scene) -> None:
    front = land((-60, 1120), (120, 1098), (330, 1128), (520, 1112), (640, 1074), (760, 1066),
                 (860, 1080))
    scene.add(sheet(front, "#2c1458", "#0c0430", shadow=1, soft=15, rim=1.6, through=0.2),
              sheet(oval(650, 1092, 86, 10), "#08031c", shadow=0, rim=0, melt=6, alpha=0.7),
              _frog().at(650, 1094, 1.16))
    for name, x, size, turn in (("a", 70, 1.9, -4), ("b", 170, 1.3, 5), ("c", 424, 1.05, -6),
                                ("d", 520, 0.8, 4)):
        scene.add(reed(f"pond {name}", "#2c1458", "#5c2c68").at(x, 1210, size, turn))
    scene.add(grass("pond front", 0, 800, "#241050", "#0c0430", 46).at(0, 1168))


def _frog(skin: Colour = "#4a7c74", end: Colour = "#1c2c54") -> Motif:
    """A frog that holds a rope behind its back and looks away to the right."""
    body = blob((-58, -6, "c"), (-56, -40), (-30, -76), (0, -92), (34, -92), (58, -74), (56, -50),
                (40, -28), (34, 0, "c"), (-10, 4))
    belly = blob((58, -62, "c"), (50, -40), (36, -18), (32, 0, "c"), (8, 2), (18, -28), (34, -52))
    thigh = blob((-62, 2, "c"), (-66, -34), (-42, -56), (-12, -46), (-8, -20), (-24, -2, "c"))
    foot = blob((-66, 4, "c"), (-60, -8), (-20, -10), (12, -2), (22, 4, "c"))
    near = taper([(30, -48), (44, -26), (42, -6), (58, 0)], [15, 11, 9, 8])
    back = taper([(2, -56), (-24, -54), (-28, -46)], [14, 11, 10])
    eye = union(circle(22, -94, 17), oval(20, -84, 24, 14))
    spots = [circle(x, y, r) for x, y,
             r in ((-20, -62, 5), (-34, -48, 4), (-4, -74, 6), (-40, -34, 4))]
    return motif(
        sheet(taper([(38, -40), (56, -20), (72, -2)], [11, 9, 8]), end, soft=4, rim=1.2),
        sheet(body, skin, end, soft=9, rim=2.1),
        mark(spots, "#88b89c", alpha=0.55),
        sheet(all_within([belly], body), "#d0c8a0", "#7c7c88", shadow=0.2, soft=4, rim=1),
        sheet(eye, skin, end, shadow=0.4, soft=4, rim=1.6),
        mark([circle(26, -96, 10.5)], "#f0d878"), mark([circle(31, -96, 5.4)], "#140820"),
        mark(outline(line((60, -70), (44, -64), (28, -66)), 2.2), "#142040"),
        sheet(foot, end, shadow=0.5, soft=4, rim=1.4),
        sheet(thigh, skin, end, shadow=0.6, soft=5, rim=1.8),
        sheet([near, back], skin, end, shadow=0.5, soft=4, rim=1.7),
    )
