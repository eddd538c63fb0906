"""Cat and mouse share one coat, like the two heads of a court card."""

import math

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
    leaf,
    line,
    mark,
    minus,
    mixed,
    motif,
    moved,
    outline,
    pane,
    poly,
    rounded_opening,
    sheet,
    star,
    taper,
    tendril,
    union,
    whole_card,
    within,
)
from atelier.motifs._seams import beads
from atelier.motifs.animals_court import cat_profile, court_collar, mouse_profile
from atelier.motifs.gloves import glove
from atelier.motifs.lights import lantern
from atelier.motifs.tools_hand import key, scales

# The sash runs from lower left to upper right through the middle of the card.
EDGE: tuple[Point, Point] = ((-460, 128), (460, -128))
UPPER = poly((-460, -900), (460, -900), EDGE[1], EDGE[0])
GOLD, GOLD_END, BLACK = "#e0b050", "#7c4a1c", "#241018"
SLEEVE, SLEEVE_END = "#2c5c80", "#10203c"
HAND = 0.5


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("cat and mouse", Light(136, 470, "#ffd090", 230), shadow="#3c1410",
                  finish=Finish(bloom=0.26, vignette=0.34, exposure=0.97, saturation=1.08))
    _ground(scene)
    half = _robe()
    back = _sleeve(*KEY_ARM)
    scene.add(motif(half, _cat()).inside(UPPER).at(400, 600),
              motif(back, half, _mouse()).inside(UPPER).at(400, 600, 1, 180))
    _sash(scene)
    _held_outside(scene)
    _border(scene)
    return scene


def _ground(scene: Scene) -> None:
    scene.sky((0, "#8c5c40"), (0.5, "#b07c50"), (1, "#7c5038"), glow=0.1, clouds=0.1)
    for turn in (0, 180):
        halo = motif(
            sheet(circle(0, -330, 236), "#a06c44", shadow=0.45, through=0.2, rim=0.8, wrap=0.2),
            sheet(circle(0, -330, 196), "#b88454", shadow=0.35, through=0.2, rim=0.6, wrap=0.2),
            sheet([leaf(0, -330, 290, 30, a) for a in range(0, 360, 24)], "#d0985c", "#98602c",
                  shadow=0.4, soft=5, rim=0.9),
            sheet(circle(0, -330, 156), "#e4bc84", shadow=0.5, through=0.2, rim=0.6, wrap=0.2))
        scene.add(half_page(halo).at(400, 600, 1, turn))
    vines = [tendril(points, [2, 6, 6, 5, 3, 1], r, 1.5, s) for points, r, s in (
        ([(-120, -506), (-190, -500), (-236, -460), (-220, -420)], 24, -1),
        ([(130, -506), (200, -500), (250, -470), (240, -420)], 24, 1))]
    for turn in (0, 180):
        scene.add(motif(sheet(vines, "#b05038", "#8c3424", shadow=0.4, soft=4, rim=1.2)).at(
            400, 600, 1, turn))


def half_page(what: Motif) -> Motif:
    """What belongs to one half of the card, cut off at the sash."""
    return what.inside(UPPER)


def _coat() -> Path:
    return blob((-62, -236, "c"), (-126, -218), (-176, -186), (-198, -120), (-196, -20),
                (-206, 150, "c"), (206, 150, "c"), (196, -20), (198, -120), (176, -186),
                (126, -218), (62, -236, "c"))


def _robe() -> Motif:
    coat = _coat()
    diamonds, small = [], []
    for row in range(-6, 6, 2):
        for column in range(-4, 5):
            x, y = column * 56, row * 42
            diamonds.append(poly((x, y - 42), (x + 28, y), (x, y + 42), (x - 28, y)))
            small += [star(x, y, 9, 4, 0.4), circle(x + 28, y + 42, 4)]
    front = blob((-34, -230, "c"), (34, -230, "c"), (44, -60), (50, 160, "c"), (-50, 160, "c"),
                 (-44, -60))
    buttons = [circle(0, y, 8) for y in range(-170, 130, 46)]
    chain: list[Point] = [(-110, -208), (-76, -130), (0, -92), (76, -130), (110, -208)]
    return motif(
        sheet(coat, "#d0401c", "#8c1c14", soft=16, rim=2.2),
        sheet(all_within(diamonds, coat), "#34181c", "#180a10", shadow=0.4, soft=4, rim=1.1),
        mark(all_within(small, coat), GOLD, alpha=0.85),
        sheet(within(front, coat), "#a81c24", "#5c0c18", shadow=0.8, soft=8, rim=1.8),
        mark([outline(line((-34, -230), (-44, -60), (-50, 160)), 5),
              outline(line((34, -230), (44, -60), (50, 160)), 5)], GOLD, rim=1),
        sheet(buttons, GOLD, GOLD_END, shadow=0.7, soft=4, rim=1.8),
        sheet(beads(chain, 19, 8), GOLD, GOLD_END, shadow=0.8, soft=4, rim=1.8),
        sheet(star(0, -70, 24, 8, 0.5), GOLD, GOLD_END, shadow=0.8, soft=4, rim=1.8),
        mark(circle(0, -70, 7), "#b8242c"),
    )


def _sleeve(shoulder: Point, elbow: Point, wrist: Point) -> Motif:
    """A blue sleeve, slashed with gold: a puffed upper arm, a narrow forearm, lace at the wrist."""
    (x, y), (u, v), (w, z) = shoulder, elbow, wrist
    upper = taper([shoulder, ((x + u) / 2, (y + v) / 2), elbow], [98, 100, 74])
    lower = taper([elbow, ((u + w) / 2, (v + z) / 2), wrist], [74, 66, 50])
    long, lean = math.dist(shoulder, elbow), math.degrees(math.atan2(v - y, u - x))
    slashes = [moved(leaf(long * 0.12, d, long * 0.62, 17, 0), x, y, 1, lean)
               for d in (-27, 0, 27)]
    turn = math.degrees(math.atan2(z - v, w - u))
    reach = math.dist(elbow, wrist)
    rings = [moved(taper([(reach * k, -44), (reach * k + 7, 0), (reach * k, 44)], [5, 6, 5]),
                   u, v, 1, turn) for k in (0.2, 0.44, 0.68)]
    lace = [circle(x_, y_, 11) for x_, y_ in
            ((reach * 1.0 + 6 - abs(d) * 2, d * 13.0) for d in (-2, -1, 0, 1, 2))]
    ruffle = moved(union(*lace), u, v, 1, turn)
    return motif(
        sheet(upper, SLEEVE, SLEEVE_END, shadow=1.4, soft=12, lift=9, rim=2.4, puff=0.12),
        sheet(all_within(slashes, upper), GOLD, GOLD_END, shadow=0.5, soft=3, rim=1.6),
        sheet(lower, mixed(SLEEVE, "#8cb0c4", 0.14), SLEEVE_END, shadow=1.2, soft=9, rim=2.3,
              puff=0.1),
        mark(all_within(rings, lower), GOLD, alpha=0.85),
        sheet(ruffle, "#f0e0c0", "#b8946c", shadow=0.8, soft=5, rim=1.7))


def _hand(x: float, y: float, turn: float, flip: bool) -> Motif:
    return glove("holding", "#e8d8b8", "#a88868", "#b8302c").at(x, y, HAND, turn, flip)


# Shoulder, elbow and wrist of each arm, in the half's own upright place.
LANTERN_ARM: tuple[Point, Point, Point] = ((-134, -174), (-214, -92), (-254, -166))
SCALES_ARM: tuple[Point, Point, Point] = ((134, -174), (204, -92), (246, -164))
SACK_ARM: tuple[Point, Point, Point] = ((134, -170), (196, -78), (78, -118))
KEY_ARM: tuple[Point, Point, Point] = ((-134, -170), (-214, -84), (-250, -4))


def _cat() -> Motif:
    return motif(
        _sleeve(*LANTERN_ARM), _sleeve(*SCALES_ARM),
        court_collar(236).at(0, -236),
        cat_profile("#38343c", "#a89888", "#e8c840").at(-4, -240, 1.12),
        _ruff_front())


def _ruff_front() -> Motif:
    """The pleats before the neck, below a line that sags round it."""
    before = blob((-210, -262, "c"), (-96, -240), (0, -222), (96, -240), (210, -262, "c"),
                  (210, -100, "c"), (-210, -100, "c"))
    return court_collar(236).at(0, -236).inside(before)


def _mouse() -> Motif:
    return motif(
        _sack().at(-8, 34), court_collar(236).at(0, -236),
        mouse_profile("#8c7c78").at(-4, -240, 1.12),
        _ruff_front(), _sack_neck(), _sleeve(*SACK_ARM),
        _hand(66, -122, -82, flip=False),
    )


def _sack() -> Motif:
    """A lumpy sack that hangs behind the shoulder, wrinkled towards the cord round its neck."""
    sack = blob((-84, -240, "c"), (-112, -258), (-146, -262), (-170, -290), (-212, -304),
                (-246, -288), (-288, -280), (-316, -240), (-304, -202), (-318, -164), (-300, -118),
                (-258, -102), (-226, -116), (-190, -98), (-148, -116), (-136, -152),
                (-112, -178), (-84, -204, "c"))
    patch = blob((-266, -240, "c"), (-240, -246), (-214, -243, "c"), (-208, -220),
                 (-212, -194, "c"), (-236, -190), (-262, -195, "c"), (-268, -216))
    round_it = beads([(-262, -236), (-218, -238), (-216, -198), (-258, -200), (-262, -236)], 9, 1.8)
    wrinkles = [taper(points, [3.4, 3, 0.4]) for points in (
        [(-88, -234), (-118, -246), (-142, -242)], [(-88, -228), (-132, -232), (-176, -262)],
        [(-88, -222), (-126, -216), (-188, -226)], [(-88, -217), (-124, -200), (-150, -196)],
        [(-88, -211), (-116, -188), (-150, -150)], [(-88, -207), (-106, -190), (-122, -172)])]
    lumps = [taper(points, [0.4, 5, 0.4]) for points in (
        [(-246, -288), (-250, -266), (-232, -258)], [(-170, -290), (-182, -272), (-200, -270)],
        [(-304, -202), (-288, -194), (-276, -178)], [(-226, -116), (-218, -138), (-194, -148)],
        [(-148, -116), (-166, -128), (-172, -146)], [(-300, -130), (-282, -150), (-252, -152)])]
    gleams = [taper(points, [0.4, 5, 0.4]) for points in (
        [(-296, -252), (-276, -268), (-256, -274)], [(-228, -290), (-208, -292), (-188, -282)],
        [(-300, -160), (-306, -144), (-292, -124)], [(-160, -120), (-180, -110), (-204, -114)])]
    return motif(
        sheet(sack, "#b88c54", "#5c3c24", soft=14, rim=2.1, puff=0.16),
        mark(all_within(wrinkles, sack), "#4c3018", alpha=0.7),
        mark(all_within(lumps, sack), "#54361c", alpha=0.55),
        mark(all_within(gleams, sack), "#e0bc80", alpha=0.4),
        sheet(patch, "#5c88a4", "#34546c", shadow=0.6, soft=4, rim=1.6),
        mark(star(-238, -218, 15, 5, 0.45), "#e8d8b0"), mark(round_it, "#e8d8b0", alpha=0.8),
    )


def _sack_neck() -> Motif:
    """The sack's gathered neck over the shoulder and its mouth, which flares below the fist."""
    neck = taper([(-120, -188), (-86, -190), (-42, -184), (-10, -164), (2, -128)],
                 [46, 42, 38, 34, 28], round_ends=False)
    mouth = blob((-10, -134, "c"), (16, -134, "c"), (18, -112), (36, -82), (28, -70, "c"),
                 (18, -80), (12, -64, "c"), (2, -76), (-8, -62, "c"), (-12, -78), (-26, -70, "c"),
                 (-28, -84), (-14, -110))
    gathers = [taper(points, [2.6, 3, 0.4]) for points in (
        [(-106, -204), (-70, -204), (-34, -192)], [(-106, -192), (-80, -186), (-58, -184)],
        [(-106, -178), (-80, -176), (-44, -172)], [(-4, -186), (-2, -162), (4, -134)],
        [(-56, -186), (-22, -174), (-6, -138)])]
    gathers += [taper([(3 + k, -126), (2 + k * 2.2, -104), (2 + k * 4.2, -78)], [1.4, 3, 0.4])
                for k in (-5, -1, 4)]
    cord = [taper([(x - 4, -209), (x + 5, -188), (x + 1, -166)], [7, 8, 7]) for x in (-118, -108)]
    ends = [taper([(-112, -168), (-104, -148), (-116, -128)], [6, 5, 4]),
            taper([(-108, -168), (-90, -152), (-88, -138)], [6, 5, 4])]
    return motif(
        sheet(mouth, "#b88c54", "#7c5430", soft=6, rim=2),
        sheet(neck, "#b88c54", "#84592f", soft=9, rim=2, puff=0.14),
        mark(gathers, "#4c3018", alpha=0.65),
        sheet([*ends, *(circle(*spot, 4.4) for spot in ((-116, -127), (-88, -137)))], "#ecd8a4",
              "#a07c48", shadow=0.8, soft=4, rim=1.7),
        sheet(cord, "#ecd8a4", "#a07c48", shadow=0.8, soft=4, rim=1.8),
    )


def _sash(scene: Scene) -> None:
    course: list[Point] = [(-214, 60), (-100, 34), (0, 0), (100, -34), (214, -60)]
    band = taper(course, [58, 54, 52, 54, 58])
    stars = [star(x, -x * 0.2785, 13, 4, 0.4) for x in range(-180, 181, 45)]
    lines = [taper([(x, y + d) for x, y in course], [3, 3]) for d in (-19, 19)]
    roses = [leaf(x, -x * 0.2785, 38, 24, a) for x in (-214, 214) for a in range(0, 360, 45)]
    hearts = [circle(x, -x * 0.2785, 13) for x in (-214, 214)]
    scene.add(motif(sheet(band, "#ecdcb4", "#c8a468", soft=12, rim=2.1),
                    mark(lines, "#a83024", alpha=0.8), mark(stars, BLACK, alpha=0.85),
                    sheet(roses, "#f0e0b8", "#b08c54", shadow=0.9, soft=6, rim=1.8),
                    sheet(hearts, "#b8242c", "#6c1018", shadow=0.6, soft=4, rim=1.9),
                    ).at(400, 600))


def _held_outside(scene: Scene) -> None:
    """What the gloves hold, over both halves."""
    scene.add(motif(
        lantern("standing", "#6c3028", BLACK, "#ffc860").at(-262, -222, 0.98),
        _hand(-256, -160, -4, flip=False),
        scales(14, "#f0bc4c", "#8c5018", stand=False).at(258, -100, 0.52),
        _hand(249, -158, 10, flip=True),
    ).at(400, 600))
    scene.add(motif(key("#e8bc58", "#6c3c1c").at(-256, 62, 0.9, 158),
                    _hand(-251, -10, 186, flip=False)).at(400, 600, 1, 180))
    scene.glow(134, 332, 120, "#ffc060", 0.3)


def _border(scene: Scene) -> None:
    hole = rounded_opening(52, 40)
    border = minus(whole_card(), hole)
    cuts = [poly((x, y - 11), (x + 8, y), (x, y + 11), (x - 8, y)) for x in (26, 774)
            for y in range(120, 1100, 48)]
    cuts += [poly((x - 11, y), (x, y - 8), (x + 11, y), (x, y + 8)) for y in (26, 1174)
             for x in range(136, 680, 48)]
    line_ = minus(rounded_opening(62, 32), rounded_opening(66, 29))
    scene.add(sheet(line_, "#a83024", shadow=0.3, soft=3, rim=1),
              sheet(border, "#a0201c", "#5c0c14", shadow=1.1, soft=16, rim=1.8, through=0.25),
              mark(cuts, "#e8b860", alpha=0.75))
    for x in (104, 696):
        scene.add(_small_lantern().at(x, 122), _small_lantern().at(x, 1078, 1, 180))
    frames.corner_scrolls(scene, "#e0b050", "#7c4a1c", inset=10)


def _small_lantern() -> Motif:
    """A cut-paper lantern instead of a pip."""
    roof = poly((-24, -16), (0, -36), (24, -16))
    body = blob((-16, -14, "c"), (16, -14, "c"), (20, 10), (15, 30, "c"), (-15, 30, "c"), (-20, 10))
    foot = box(-19, 28, 38, 8, 3)
    return motif(sheet([roof, body, foot, minus(circle(0, -40, 8), circle(0, -40, 4))], "#b0281c",
                       "#6c1018", shadow=0.7, soft=5, rim=1.6),
                 pane([box(-11, -8, 9, 30, 3), box(2, -8, 9, 30, 3)], "#ffd080", 1, glow=6,
                      spill=0.3))
