"""Towers and houses are raised from seed in flower pots on a window sill."""

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    blob,
    box,
    chance,
    circle,
    leaf,
    mark,
    motif,
    oval,
    pane,
    poly,
    ridge,
    sheet,
    star,
    swirl,
    taper,
    union,
    within,
)
from atelier.motifs.animals_cat import cat_curled
from atelier.motifs.buildings import lighthouse
from atelier.motifs.buildings_country import cottage
from atelier.motifs.buildings_tall import tower
from atelier.motifs.plants import round_tree
from atelier.motifs.skies import drifting_cloud
from atelier.palettes import SPRING_GREEN as SPRING

SILL = 1000


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("sill city", Light(470, 502, "#fff0b8", 220), shadow=SPRING.shadow,
                  finish=Finish(bloom=0.26, vignette=0.3, exposure=0.98))
    _outside(scene)
    _casement(scene)
    scene.add(cat_curled("#c06a24", tail=False).at(340, 1006, 1.86))
    _pots(scene)
    scene.glow(470, 502, 130, "#ffe090", 0.45)
    scene.add(motif(_sign_post().at(0, -40), _pot(62, 48, 0)).at(690, SILL + 30))
    frames.rounded(scene, "#1f4a40", "#0e2a2c", inset=22, corner=30)
    _watering(scene)
    return scene


def _outside(scene: Scene) -> None:
    scene.sky((0, "#34606c"), (0.3, "#6c9c98"), (0.56, "#bcd0a0"), (1, "#98bc74"), glow=0.1)
    dice = chance("sill clouds")
    for y, colour, end in ((206, "#7ca49c", "#6c9490"), (150, "#5c8888", "#487478"),
                           (88, "#42686c", "#2c5058")):
        bellies = [circle(-30 + k * 92 + y % 50, y, dice.uniform(50, 66)) for k in range(11)]
        bank = union(box(-60, -80, 920, y + 80), bellies)
        curls = [within(swirl(80 + k * 160 + y, y + 8, 20, 1.6, 4, 1, k * 70), bank)
                 for k in range(5)]
        scene.add(sheet(bank, colour, end, soft=12, rim=1.5, through=0.25),
                  mark(curls, "#b8d0c0", alpha=0.5))
    for x, y, width, height, colour in ((190, 400, 230, 60, "#94bca4"),
                                        (650, 450, 170, 46, "#a4c4a4")):
        scene.add(drifting_cloud(f"sill {x}", width, height, colour).at(x, y))
    for name, y, high, colour, end in (("a", 640, 30, "#84b488", "#98c084"),
                                       ("b", 700, 30, "#649c6c", "#7cac68"),
                                       ("c", 770, 26, "#488458", "#5c9450")):
        scene.add(sheet(ridge(f"sill {name}", y, high, 1.7, 0.35), colour, end, shadow=0.5, rim=1.2,
                        through=0.2))
    for x, y, size in ((120, 704, 0.9), (170, 700, 0.7), (640, 716, 0.9), (300, 770, 1),
                       (690, 774, 0.8)):
        scene.add(round_tree(f"sill {x}", "#4c9058", "#2c6448").at(x, y, size))
    scene.rays(0.1, threshold=0.8)
    dice = chance("sill rain")
    rain = [taper([(x, y), (x - 12, y + 60)], [0.4, 2.2]) for x, y in
            ((dice.uniform(60, 760), dice.uniform(70, 860)) for _ in range(70))]
    scene.add(mark(rain, "#e4f4e4", alpha=0.45))


def _casement(scene: Scene) -> None:
    wood, dark = "#2c6c5c", "#123c3c"
    bars = [box(54, 40, 30, 980, 4), box(716, 40, 30, 980, 4), box(54, 40, 692, 32, 4),
            box(392, 60, 16, 960), box(70, 300, 660, 14)]
    scene.add(
        sheet(bars, wood, dark, soft=14, lift=9, rim=1.8, through=0.2),
        sheet([star(400, 307, 17, 8, 0.5)], "#b8943c", "#6c4c24", shadow=0.6, rim=1.4),
        sheet(box(20, SILL, 760, 56, 6), "#b08a58", "#6c4a38", soft=14, rim=2, shadow=1.1),
        sheet(box(20, SILL + 44, 760, 150), "#3c6c58", "#16383a", soft=12, rim=1.6),
    )
    panels = [box(60 + k * 174, 1082, 150, 74, 8) for k in range(4)]
    scene.add(sheet(panels, "#2c5c50", "#123434", shadow=0.6, soft=6, rim=1.4),
              sheet([star(135 + k * 174, 1119, 20, 8, 0.4) for k in range(4)], "#5c8c5c", "#2c5c4c",
                    shadow=0.4, soft=4, rim=1.2))


def _pot(width: float, height: float, ornament: int) -> Motif:
    half = width / 2
    body = blob((-half * 0.92, -height, "c"), (half * 0.92, -height, "c"), (half * 0.66, 0, "c"),
                (-half * 0.66, 0, "c"))
    rim = box(-half, -height - 4, width, height * 0.26, 5)
    waves: list[Path] = [star((k - 2) * width * 0.16, -height * 0.4, width * 0.07, 4 + ornament,
                              0.5)
                         for k in range(5)]
    soil = oval(0, -height - 2, half * 0.9, half * 0.12)
    return motif(
        sheet(oval(4, -2, half * 0.9, 8), "#3c2418", melt=6, alpha=0.6, shadow=0),
        sheet(soil, "#4a3020", "#2c1c18", shadow=0.3),
        sheet(body, "#b8603c", "#5c2a2c", soft=10, rim=1.7, puff=0.12),
        sheet([within(p, body) for p in waves], "#d8905c", "#8c4834", shadow=0.3, soft=3, rim=0.9),
        sheet(rim, "#c87048", "#74342e", soft=6, rim=1.7),
    )


def _sprouts(y: float, spread: float, name: str) -> Motif:
    """Leaves at the foot of what grows."""
    dice = chance("sill sprouts", name)
    leaves = [leaf(dice.uniform(-spread, spread) * 0.7, y, spread * dice.uniform(0.6, 0.95),
                   spread * 0.28, angle + dice.uniform(-10, 10)) for angle in range(-170, 0, 20)]
    return motif(sheet(leaves[::2], "#4c9848", "#226044", shadow=0.7, soft=6, rim=1.4),
                 sheet(leaves[1::2], "#74b450", "#388050", shadow=0.7, soft=6, rim=1.4))


def _shed() -> Motif:
    wall = poly((-30, 0), (30, 0), (33, -62), (-27, -58))
    planks = [taper([(x, 0), (x + 3, -60)], [1.4, 1.4]) for x in (-18, -6, 6, 18)]
    return motif(
        sheet(wall, "#a87848", "#5c3c2c", rim=1.5),
        mark([within(p, wall) for p in planks], "#4a2c20", alpha=0.7),
        pane(box(-14, -44, 16, 17, 2), "#ffcf70", 1.3, glow=8, spill=0.4),
        sheet([box(-7.2, -45, 2, 19), box(-15, -37, 18, 2)], "#5c3c2c", shadow=0.2),
        sheet(box(10, -38, 16, 38, 2), "#3c6c60", "#1c3c3c", shadow=0.4, rim=1.1),
        sheet(poly((-40, -52), (40, -58), (34, -86), (-32, -66)), "#5c7c48", "#2c4c34", rim=1.6),
    )


def _high_rise() -> Motif:
    wall = poly((-44, 0), (44, 0), (40, -520), (-40, -520))
    lit = chance("sill high rise")
    windows = [box(-31 + c * 17, -492 + r * 33, 11, 18, 2) for r in range(14) for c in range(4)]
    bright = [w for w in windows if lit.random() < 0.6]
    dark = [w for w in windows if w not in bright]
    vine = taper([(-38, 0), (-20, -90), (-44, -180), (-30, -260)], [7, 5, 4, 1])
    leaves = [leaf(x, y, 34, 15, turn) for x, y, turn in
              ((-24, -70, -20), (-28, -96, -160), (-38, -150, -150), (-40, -176, -10),
               (-36, -220, -30),
               (-32, -250, -120), (-28, -40, -170))]
    return motif(
        sheet(wall, "#7c94a0", "#3c4c64", soft=12, rim=1.9),
        sheet(box(-34, -546, 68, 28, 3), "#6c8494", "#4c5c70", rim=1.5),
        sheet(taper([(10, -546), (10, -604)], [5, 2]), "#4c5c70", shadow=0.5),
        sheet(dark, "#2c4058", "#1c2c44", shadow=0.2),
        pane(bright, "#ffcf78", 1.15, glow=7, spill=0.3),
        sheet([vine, *leaves], "#5ca048", "#2c6c48", shadow=0.8, soft=6, rim=1.4),
    )


def _sign_post() -> Motif:
    post = taper([(0, 4), (3, -80), (-1, -168)], [17, 15, 13])
    return motif(sheet(post, "#6c4426", "#3a2018", rim=2),
                 sheet(poly((-15, -166), (13, -166), (-1, -192)), "#a8784c", "#5c3c2c", rim=1.4),
                 sheet([leaf(2, -30, 26, 13, -30), leaf(0, -44, 24, 12, -150)], "#74b450",
                       "#388050",
                       shadow=0.6, soft=4, rim=1.3))


def _pots(scene: Scene) -> None:
    foot = SILL + 26
    grown = (
        (92, 74, 58, 0, _shed().at(0, -54, 0.92), 34),
        (268, 92, 74, 2, cottage("sill", shutters="#3c7a6c", smoke=None).at(0, -68, 0.68), 40),
        (370, 104, 92, 0, tower("sill", 104, 270).at(0, -86, 0.8), 44),
        (470, 116, 106, 4, lighthouse().at(0, -98, 0.86), 46),
        (594, 134, 122, 2, _high_rise().at(0, -114, 1.04), 56),
    )
    for x, width, height, ornament, house, spread in grown:
        scene.add(motif(house, _sprouts(-height, spread, str(x)), _pot(width, height, ornament))
                  .at(x, foot))
    scene.add(_tail())


def _tail() -> Motif:
    """The cat's tail, laid round the lighthouse."""
    curve: list[tuple[float, float]] = [(560, 900), (510, 874), (466, 880), (420, 862), (402, 812),
                                        (420, 780)]
    tail = taper(curve, [34, 32, 30, 27, 22, 14])
    bands = [within(taper([(x, y - 24), (x + 6, y + 24)], [7, 7]), tail)
             for x, y in ((536, 888), (506, 876), (476, 880), (446, 874))]
    return motif(sheet(tail, "#c06a24", "#7a3a1c", soft=8, rim=1.8),
                 mark(bands, "#7a3414", alpha=0.7))


def _watering(scene: Scene) -> None:
    scene.add(_can().at(742, 604, 1.0, -14))
    dice = chance("sill watering")
    falls = [(dice.random(), dice.uniform(-1, 1)) for _ in range(44)]
    places = [(656 + 34 * t + side * (8 + 16 * t), 600 + 340 * t) for t, side in falls]
    drops = [taper([(x, y), (x + 4, y + 26)], [1, 3.6]) for x, y in places]
    scene.add(sheet(drops, "#d8f4f0", "#8cd0d0", shadow=0.3, soft=3, rim=1, alpha=0.9))


def _can() -> Motif:
    """A watering can held by a gardening glove that comes in from the right."""
    spout = taper([(-24, 26), (-52, 4), (-80, -24)], [22, 14, 11])
    rose = poly((-98, -30), (-76, -44), (-68, -30), (-86, -14))
    handle = taper([(-14, -50), (10, -92), (64, -92), (84, -40)], [10, 11, 11, 10])
    body = blob((-34, -50, "c"), (56, -50, "c"), (64, 50, "c"), (-42, 50, "c"))
    hoops = [within(box(-60, y, 150, 7), body) for y in (-40, 34)]
    glove = blob((30, -112), (58, -124), (130, -120, "c"), (130, -58, "c"), (64, -64), (40, -68))
    fingers = [taper([(74, -114 + k * 2), (30 + k * 12, -104), (22 + k * 12, -78)], [19, 18, 15])
               for k in range(3)]
    cuff = box(104, -134, 60, 86, 8)
    return motif(
        sheet([spout, handle], "#3c8c94", "#1c4c60", rim=1.8),
        sheet(body, "#4ca0a0", "#1c4c60", soft=12, rim=2, puff=0.1),
        sheet(hoops, "#8cc8bc", "#3c7c84", shadow=0.4, soft=4, rim=1),
        sheet(rose, "#6cb8b0", "#2c6470", rim=1.6),
        sheet(glove, "#d88c98", "#8c4460", soft=10, rim=1.6),
        sheet(fingers, "#e49ca4", "#a85470", shadow=0.6, soft=5, rim=1.4),
        sheet(cuff, "#6cac58", "#2c6448", rim=1.6),
    )
