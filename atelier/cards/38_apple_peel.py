"""An apple floats in the sky, and its peel winds down to earth as a slide."""

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    blob,
    box,
    chance,
    circle,
    cloud,
    heading,
    land,
    leaf,
    line,
    mark,
    minus,
    motif,
    outline,
    oval,
    poly,
    ridge,
    ring,
    shaded,
    sheet,
    spline,
    swirl,
    taper,
    within,
)
from atelier.motifs.people_children import child_sliding
from atelier.motifs.people_motion import cyclist
from atelier.motifs.people_stage import acrobat
from atelier.motifs.plants import round_tree
from atelier.motifs.rig import PEOPLE
from atelier.palettes import NOON_BLUE

COURSE: list[Point] = [
    (430, 380), (530, 374), (618, 344), (678, 360), (706, 420), (700, 492), (644, 548), (540, 576),
    (400, 592),
    (260, 614), (146, 664), (120, 730), (182, 788), (330, 808), (480, 826), (610, 868), (672, 936),
    (634, 1002),
    (520, 1034), (380, 1050), (250, 1080), (148, 1084), (88, 1036), (102, 972), (160, 958),
    (190, 996), (168, 1028),
]
WIDTHS = [2, 18, 34, 42, 48, 52, 55, 58, 62, 65, 68, 70, 76, 82, 86, 90, 92, 96, 100, 102, 98, 76,
          52, 38, 28, 18, 5]
RED, RED_END, CREAM = "#d02c28", "#6c1428", "#eedca8"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("apple peel", Light(170, 190, "#fff2c8", 230), shadow=NOON_BLUE.shadow,
                  finish=Finish(bloom=0.26, vignette=0.26, exposure=0.96, saturation=1.1))
    _noon(scene)
    _earth(scene)
    scene.add(_apple().at(410, 292))
    _peel(scene)
    _riders(scene)
    _barrows(scene)
    scene.dust(70, "#fff4d8", around=(260, 260), spread=220, largest=1.8, strength=0.3)
    frames.scalloped(scene, NOON_BLUE.near, "#0c2c48", 46)
    return scene


def _noon(scene: Scene) -> None:
    scene.sky((0, "#1f74a8"), (0.35, "#4ca4c4"), (0.7, "#84c4c8"), (0.86, "#b4d4b0"),
              (1, "#c8d8a0"), glow=0.1)
    scene.discs((250, "#3c94b8"), (180, "#5cacc0"), (120, "#90c4c0"), through=0.15)
    scene.source(66, "#ffe8a8", 1.08, glow=20, spill=0.3)
    for x, y, width, height, tone in ((650, 150, 200, 46, "#74b4c8"),
                                      (250, 546, 250, 50, "#9cccd0"),
                                      (610, 726, 260, 54, "#a8d0cc"),
                                      (120, 420, 190, 42, "#8cc4cc"),
                                      (300, 930, 300, 56, "#b8d8c4"),
                                      (690, 620, 130, 34, "#9cccd0"),
                                      (90, 880, 150, 40, "#b0d4c4")):
        puff = cloud(f"peel {x}", x, y, width, height)
        curls = [swirl(x + k * width * 0.24, y - height * 0.3, height * 0.22, 1.5, 3.4)
                 for k in (-1, 0, 1)]
        scene.add(sheet(puff, tone, shaded(tone, 0.82), shadow=0.5, rim=1.2, through=0.3),
                  mark(all_within(curls, puff), "#e8f4ec", alpha=0.6))
    scene.rays(0.08, threshold=0.9)


def _earth(scene: Scene) -> None:
    scene.add(sheet(ridge("peel far", 1000, 16, 1.5, 0.4), "#84b088", "#5c9070", shadow=0.35,
                    rim=0.8),
              sheet(ridge("peel hills", 1034, 14, 1.2, 0.4), "#5c9858", "#3c7850", shadow=0.5,
                    rim=1))
    for i, (x, y, size) in enumerate(((740, 1042, 0.7), (706, 1050, 0.55), (556, 1040, 0.4),
                                      (60, 1040, 0.6), (300, 1040, 0.36))):
        scene.add(round_tree(f"peel {i}", "#5c9c4c", "#2c6440").at(x, y, size))
    meadow = land((-60, 1080), (200, 1070), (460, 1084), (680, 1066), (860, 1078))
    rows = [taper([(-40, 1096 + i * 22), (380, 1104 + i * 24), (840, 1090 + i * 26)], [2, 3, 2])
            for i in range(5)]
    scene.add(sheet(meadow, "#5c9448", "#1f5040", shadow=0.8, soft=12, rim=1.5),
              mark(all_within(rows, meadow), "#84b45c", alpha=0.45))


def _apple() -> Motif:
    """The hero, 430 wide, half of it peeled; its middle the origin."""
    whole = blob((0, -170), (64, -204), (148, -190), (208, -110), (214, -4), (176, 100), (104, 172),
                 (44, 192),
                 (0, 180), (-44, 192), (-104, 172), (-176, 100), (-214, -4), (-208, -110),
                 (-148, -190),
                 (-64, -204))
    flesh = blob((-260, -260, "c"), (260, -260, "c"), (260, 26, "c"), (196, 54), (110, 84),
                 (10, 84), (-90, 52),
                 (-170, 2), (-214, -48), (-260, -80, "c"))
    core = within(flesh, whole)
    tracks = [taper([(-214, -48 - k * 46), (-90, 30 - k * 46), (20, 50 - k * 46),
                     (130, 40 - k * 46), (214, 0 - k * 46)],
                    [1, 5, 6, 5, 1]) for k in range(5)]
    lip = within(outline(line((-224, -58), (-170, 2), (-90, 52), (10, 84), (110, 84), (196, 54),
                              (226, 30)), 9), whole)
    shine = [taper([(-150, 60), (-128, 110), (-86, 144)], [2, 17, 3]),
             taper([(-174, 42), (-160, 74)], [3, 7])]
    specks = [circle(x, y, 2.6) for x,
              y in ((-60, 120), (-20, 150), (40, 124), (90, 130), (128, 96), (10, 112),
                                            (-100, 96), (66, 158), (150, 82), (-30, 98))]
    dip = blob((-58, -184, "c"), (-24, -160), (0, -152), (24, -160), (58, -184, "c"), (20, -176),
               (-20, -176))
    return motif(
        sheet(whole, RED, RED_END, shadow=1.2, soft=16, lift=12, rim=2.4, puff=0.1,
              direction="light", reach=520),
        mark(specks, "#f0a878", alpha=0.6),
        sheet(all_within(shine, whole), "#f08c70", shadow=0, rim=0.5, alpha=0.75, wrap=0, melt=2),
        sheet(core, "#f8ecc0", "#b89c58", shadow=0.5, soft=8, rim=1.8, direction="light",
              reach=560),
        sheet(all_within(tracks, core), "#d0b470", shadow=0.3, soft=3, rim=1, alpha=0.55, wrap=0),
        sheet(lip, "#e0604c", "#8c2030", shadow=0.5, soft=4, rim=1.5),
        sheet(within(dip, whole), "#a07c48", "#6c4c30", shadow=0.2, soft=4, rim=0.8, alpha=0.8),
        _leaf(),
    )


def _leaf() -> Motif:
    """The stalk and its leaf."""
    stem = taper([(0, -158), (6, -194), (26, -226)], [13, 10, 13])
    blade = leaf(10, -198, 130, 62, -24)
    veins = [within(taper([(10, -198), (70, -224), (126, -250)], [4, 3, 0.6]), blade)]
    veins += [within(taper([(10 + a, -198 - a * 0.44), (24 + a, -198 - a * 0.44 + s * 24 - 6)],
                           [2, 0.6]), blade)
              for a in (26, 48, 70, 90) for s in (-1, 1)]
    return motif(
        sheet(stem, "#6c4830", "#34201c", soft=6, rim=1.7),
        sheet(blade, "#5c9c48", "#1f5c40", soft=9, rim=2),
        mark(veins, "#a8d070", alpha=0.7),
    )


def _band(share: float, lower: float) -> Path:
    return taper([(x, y + lower * w) for (x, y), w in zip(COURSE, WIDTHS, strict=True)],
                 [w * share for w in WIDTHS])


def _peel(scene: Scene) -> None:
    """Red skin below, cream above, with fibres along it."""
    cream = _band(0.84, 0.0)
    dice = chance("peel fibres")
    curve = spline(COURSE, 16)
    fibres = []
    for _ in range(70):
        start = dice.randrange(0, len(curve) - 26)
        aside = dice.uniform(-0.3, 0.3)
        size = WIDTHS[min(start // 16, len(WIDTHS) - 1)]
        fibres.append(taper([(x, y + aside * size) for x, y in curve[start : start + 22 : 4]],
                            [0.3, 2.2, 2.4, 0.3]))
    scene.add(sheet(_band(1.06, 0.3), RED_END, "#4c0c20", shadow=1.1, soft=14, lift=14, rim=1.2),
              sheet(_band(1.12, 0.1), RED, "#a81c24", shadow=0.3, soft=4, rim=1.8),
              sheet(cream, CREAM, "#d4b478", shadow=0.5, soft=5, rim=1.2),
              sheet(minus(cream, _band(0.6, 0.02)), "#c89c60", shadow=0, rim=0.3, alpha=0.4,
                    wrap=0),
              mark(all_within(fibres, cream), "#b08450", alpha=0.55))


def _place(along: float) -> tuple[float, float, float, float]:
    """A place on the peel: x, y, its width and where it leads."""
    curve = spline(COURSE, 16)
    index = int(along * (len(curve) - 1))
    share = along * (len(WIDTHS) - 1)
    low = int(share)
    width = WIDTHS[low] + (WIDTHS[min(low + 1, len(WIDTHS) - 1)] - WIDTHS[low]) * (share - low)
    return (*curve[index], width, heading(curve, index))


def _riders(scene: Scene) -> None:
    riders: tuple[tuple[float, Motif, float], ...] = (
        (0.235, child_sliding(PEOPLE[2]), 0.6), (0.305, child_sliding(PEOPLE[11]), 0.8),
        (0.345, child_sliding(PEOPLE[7], "woolly"), 0.9), (0.375, child_sliding(PEOPLE[8]), 0.96),
        (0.47, child_sliding(PEOPLE[3]), 1.06),
        (0.522, cyclist(PEOPLE[9], "#2c6ca0", lamp=False), 0.9),
        (0.575, child_sliding(PEOPLE[4]), 1.22), (0.685, acrobat("hands"), 0.86),
        (0.735, child_sliding(PEOPLE[1]), 1.5),
    )
    for along, one, size in riders:
        x, y, width, turn = _place(along)
        back = abs(turn) > 90
        lean = (turn - 180 if turn > 0 else turn + 180) if back else turn
        scene.add(sheet(oval(x, y + 4, 34 * size, 6 * size, lean), "#4c2c28", shadow=0, rim=0,
                        melt=4, alpha=0.55),
                  one.at(x, y + width * 0.06, size, lean * 0.7, back))


def _barrows(scene: Scene) -> None:
    for x, y, size, paint in ((640, 1112, 0.86, "#d8903c"), (300, 1140, 1.0, "#2c7c8c"),
                              (540, 1146, 1.1, "#4c7c44"),
                              (692, 1152, 1.02, "#3c5c94"), (420, 1158, 1.1, "#b8443c"),
                              (188, 1156, 1.0, "#c8a03c")):
        scene.add(_barrow(paint).at(x, y, size))
    tufts = [leaf(x, 1180, 26 + (x * 7) % 22, 9, -90 + (x * 11) % 50 - 25)
             for x in range(40, 780, 17)]
    scene.add(sheet(tufts, "#2c6c44", "#0f3a34", shadow=0.7, soft=5, rim=1.3))


def _barrow(paint: Colour) -> Motif:
    """An empty wheelbarrow, its wheel towards the slide."""
    tray = poly((-44, -50), (44, -56), (24, -22), (-26, -20))
    inside = poly((-40, -50), (40, -55), (34, -46), (-34, -43))
    shafts = [taper([(-30, -18), (20, -24), (66, -40)], [5, 5, 4]),
              taper([(66, -40), (76, -42)], [7, 7])]
    legs = [taper([(20, -24), (28, 0)], [5, 4]), box(20, -3, 16, 4, 2)]
    spokes = [taper([(-40, -17), (-40 + 15 * dx, -17 + 15 * dy)], [2.4, 2.4]) for dx, dy in
              ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7),
               (-0.7, -0.7))]
    return motif(
        sheet(oval(0, 0, 62, 6), "#0c2c24", melt=5, shadow=0, rim=0, alpha=0.6),
        sheet([*legs, *shafts], "#7c5434", "#3c2820", shadow=0.6, soft=4, rim=1.4),
        sheet(tray, paint, shaded(paint, 0.4), soft=6, rim=1.8),
        sheet(inside, shaded(paint, 0.35), shaded(paint, 0.6), shadow=0.2, soft=2, rim=0.8),
        mark([taper([(-18, -44), (-12, -22)], [2, 2]), taper([(18, -46), (12, -24)], [2, 2])],
             shaded(paint, 1.6), alpha=0.5),
        sheet([ring(-40, -17, 12, 18), *spokes, circle(-40, -17, 4)], "#4c4048", "#20181c",
              shadow=0.6, soft=4, rim=1.6),
    )
