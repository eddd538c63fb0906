"""The drawers of a tall chest are landscapes and steps; somebody climbs them."""

from collections.abc import Callable

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Scene,
    all_within,
    blob,
    box,
    chance,
    circle,
    leaf,
    mark,
    minus,
    motif,
    oval,
    pane,
    poly,
    ring,
    rope,
    shaded,
    sheet,
    star,
    surf,
    swirl,
    taper,
    tendril,
)
from atelier.motifs.animals_cat import cat
from atelier.motifs.boats import ship
from atelier.motifs.clockwork import ornate_key
from atelier.motifs.houses import bell_tower, house
from atelier.motifs.people_walk import walker_back
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import sickle_moon
from atelier.palettes import LAMPLIGHT

WOOD, WOOD_END, GOLD, GOLD_END = "#7a452c", "#24101a", "#e8b464", "#8a4c24"
ROW, FOOT, EDGE = 118, 1096, 258
REACH = (474, 398, 322, 246, 170, 94)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("drawer steps", Light(264, 306, "#fff4e0", 220), shadow=LAMPLIGHT.shadow,
                  finish=Finish(bloom=0.28, vignette=0.34, exposure=0.97, saturation=1.08))
    _room(scene)
    _floor(scene)
    _blade(scene)
    scene.add(_case())
    for index in range(5, -1, -1):
        scene.add(_drawer(index).at(EDGE, FOOT - ROW * index))
    scene.add(_locked(), cat("#5c4c58", "#e8c860", collar="#4c9c8c").at(150, 262, 0.44),
              ornate_key(0, 74, "#f0c878", "#a8743c").at(171, 176, 0.62, 8))
    _climber(scene)
    scene.dust(120, "#fff0d0", around=(480, 330), spread=200, largest=2, strength=0.4)
    frames.rounded(scene, LAMPLIGHT.near, "#12080e", 26, 60)
    return scene


def _room(scene: Scene) -> None:
    scene.sky((0, "#47322c"), (0.4, "#6c4634"), (0.8, "#74482c"), (1, "#4c281e"), clouds=0.15)
    flowers, leaves = [], []
    for row in range(9):
        for column in range(7):
            x, y = 60 + column * 130 + (row % 2) * 65 - 60, 70 + row * 128
            flowers += [leaf(x, y - 8, 30, 13, turn) for turn in (-90, -138, -42)]
            flowers.append(circle(x, y + 2, 5))
            leaves += [tendril([(x, y + 4), (x + s * 5, y + 26), (x + s * 16, y + 42)],
                               [2, 5, 3.4, 1], 9, 1.2, -s) for s in (-1, 1)]
    stripes = [box(x, -20, 65, 1100) for x in range(-33, 800, 130)]
    scene.add(sheet(stripes, "#6c4838", "#8a5834", shadow=0.25, soft=5, rim=0.5, alpha=0.55),
              sheet(flowers, "#8a5c44", "#8c5838", shadow=0.25, soft=3, rim=0.45, through=0.15),
              sheet(leaves, "#75503e", "#7c4e34", shadow=0.2, soft=3, rim=0.4, through=0.15))


def _blade(scene: Scene) -> None:
    """White light cuts out of the shut drawer and over the wall."""
    for top, low, alpha in ((60, 318, 0.16), (110, 288, 0.26), (150, 262, 0.4)):
        ray = poly((256, 296), (860, top), (860, low), (256, 308))
        scene.add(sheet(ray, "#fff6e4", "#fff0d0", direction="across", shadow=0, rim=0, wrap=0,
                        alpha=alpha, melt=2.5, through=0))
    scene.add(pane(poly((256, 300), (860, 188), (860, 214), (256, 305)), "#fffaf0", 0.95, glow=14,
                   spill=0.28))


def _case() -> Motif:
    body = box(58, 274, 204, FOOT - 274, 6)
    feet = [blob((x - 24, FOOT - 6, "c"), (x - 26, FOOT + 16), (x - 12, FOOT + 30, "c"),
                 (x + 14, FOOT + 30, "c"), (x + 26, FOOT + 16), (x + 22, FOOT - 6, "c"))
            for x in (92, 232)]
    panels, curls = [], []
    for index in range(6):
        y = FOOT - ROW * index
        panels.append(box(82, y - 108, 152, 92, 8))
        curls += [swirl(158 + s * 34, y - 62, 22, 1.5, 6, s, 90) for s in (-1, 1)]
        curls += [star(158, y - 62, 14, 8, 0.45), leaf(158, y - 84, 22, 9, -90),
                  leaf(158, y - 40, 22, 9, 90)]
    return motif(
        sheet(oval(170, FOOT + 30, 190, 18), "#0c0608", melt=8, shadow=0, rim=0, alpha=0.7),
        sheet(feet, WOOD, WOOD_END, soft=8, rim=1.6),
        sheet(body, "#784430", "#3c1c20", soft=15, shadow=1.1, rim=1.9),
        sheet(panels, "#5c3422", "#34181c", shadow=0.5, soft=5, rim=1.2),
        sheet(curls, "#b4743c", "#5c3020", shadow=0.5, soft=3, rim=1.2),
        sheet([box(46, FOOT - 12, 228, 20, 5)], "#8a4e30", WOOD_END, soft=7, rim=1.7),
    )


def _drawer(index: int) -> Motif:
    """One pulled drawer with its land; its row's foot at the chest's edge is the origin."""
    far, within = REACH[index], REACH[index + 1] if index < 5 else 0
    sky, ground, ground_end, grown = LANDS[index]
    top = blob((0, -70, "c"), (0, -84), (far * 0.3, -90), (far * 0.6, -84), (far - 8, -88),
               (far - 2, -70, "c"))
    side = box(-4, -76, far + 4, 66, 3)
    grain = [taper([(8, -y), (far * 0.5, -y - 3), (far - 14, -y + 1)], [1, 1.8, 1])
             for y in (26, 40, 56)]
    front = blob((far - 6, -84, "c"), (far + 10, -86), (far + 17, -44), (far + 10, -2),
                 (far - 6, -4, "c"))
    bevel = blob((far + 1, -76, "c"), (far + 8, -74), (far + 11, -44), (far + 8, -14),
                 (far + 1, -12, "c"))
    hollow = [] if not within else [
        sheet(box(0, -ROW - 8, within + 4, 52), *sky, shadow=0.3, soft=5, rim=0.4)]
    return motif(
        hollow,
        sheet(top, ground, ground_end, shadow=0.6, soft=6, rim=1.4),
        grown(far, max(within, 30)),
        sheet(side, "#9c5c38", "#3c1c1c", shadow=1, soft=10, rim=1.8),
        mark(grain, "#3c1c18", alpha=0.5),
        sheet(front, "#a8663c", "#44201c", shadow=0.9, soft=7, rim=1.9),
        sheet(bevel, "#8a5030", "#341818", shadow=0.3, soft=3, rim=1),
        sheet([oval(far + 20, -44, 7, 9)], GOLD, GOLD_END, shadow=0.7, soft=4, rim=1.8),
    )


def _wheat(far: float, within: float) -> Motif:
    dice = chance("drawer wheat")
    stalks, ears = [], []
    for i in range(62):
        x = 6 + (far - 14) * i / 61
        tall = dice.uniform(12, 20) if x < within + 24 else dice.uniform(44, 66)
        bend = dice.uniform(-3, 8)
        stalks.append(taper([(x, -72), (x + bend * 0.3, -78 - tall * 0.5), (x + bend, -80 - tall)],
                            [2, 1.8, 1.4]))
        ears += [leaf(x + bend + q * 0.6, -76 - tall - q * 5.5, 9, 3.6, -90 + s * 26)
                 for q in range(4) for s in (-1, 1)]
    return motif(sheet(stalks, "#c89038", "#7a5020", shadow=0.5, soft=3, rim=1.1),
                 sheet(ears, "#f0bc54", "#c08830", shadow=0.4, soft=2, rim=1.2))


def _wood(far: float, within: float) -> Motif:
    dice = chance("drawer wood")
    parts = [_fir(dice.uniform(24, 40), dice.random()).at(x, -78)
             for x in range(14, int(within) + 20, 22)]
    return motif(parts, _fir(80, 0.2).at(far - 64, -78), _fir(104, 0.6).at(far - 36, -76),
                 _fir(62, 0.9).at(far - 14, -76))


def _fir(tall: float, tone: float) -> Motif:
    colour: Colour = shaded("#4c8a58", 0.75 + 0.4 * tone)
    tiers = [poly((-tall * (0.27 - 0.06 * k), -tall * (0.14 + 0.24 * k)),
                  (0, -tall * (0.52 + 0.24 * k)),
                  (tall * (0.27 - 0.06 * k), -tall * (0.14 + 0.24 * k)),
                  (0, -tall * (0.20 + 0.24 * k))) for k in range(3)]
    return motif(sheet(box(-2, -tall * 0.2, 4, tall * 0.2), "#3c2418", shadow=0.3),
                 [sheet(tier, colour, shaded(colour, 0.4), shadow=0.6, soft=3, rim=1.3)
                  for tier in tiers])


def _sea(far: float, within: float) -> Motif:
    del within
    waves, cuts = surf(-82, 17, depth=14, left=4, right=far - 12)
    low, low_cuts = surf(-74, 13, start=9, depth=10, left=2, right=far - 12)
    border = box(0, -200, far - 4, 140)
    return motif(
        sheet(all_within(waves, border), "#3c8ca0", "#1c5070", shadow=0.5, soft=4, rim=1.3),
        mark(all_within(cuts, border), "#a8dcd8", alpha=0.7),
        ship().at(far - 44, -84, 0.36),
        sheet(all_within(low, border), "#2c7490", "#143c5c", shadow=0.6, soft=4, rim=1.3),
        mark(all_within(low_cuts, border), "#8cccd0", alpha=0.7),
    )


def _town(far: float, within: float) -> Motif:
    walls, roofs = ("#a86a54", "#6c7088", "#c89868", "#7c4c5c"), ("#5c2634", "#2c3c5c", "#6c3424")
    row = [house(f"drawer {i}", 44, 62, 42, (-4, 5, -2)[i % 3], walls[i % 4], roof=roofs[i % 3])
           .at(22 + i * 29, -78, 0.46) for i in range(int((within - 6) / 29) + 1)]
    return motif(row, bell_tower().at(far - 62, -78, 0.3))


def _snow(far: float, within: float) -> Motif:
    hills = blob((0, -72, "c"), (6, -98), (within * 0.4, -104), (within * 0.8, -94),
                 (far - 40, -96),
                 (far - 12, -86), (far - 4, -72, "c"))
    trees = [_fir(h, 0.5).tinted("#c8d8e8", 0.55).at(x, y) for x, y, h in
             ((30, -96, 24), (far - 62, -92, 74), (far - 30, -88, 52), (within * 0.62, -94, 20))]
    return motif(trees, sheet(hills, "#d4dce4", "#7c90b0", shadow=0.6, soft=5, rim=1.2))


def _night(far: float, within: float) -> Motif:
    del within
    veil = blob((0, -72, "c"), (4, -96), (24, -110), (44, -98), (62, -108), (80, -92),
                (far - 6, -72, "c"))
    stars = [star(x, y, r, 4, 0.3) for x, y, r in ((20, -92, 5), (48, -82, 4), (70, -90, 4))]
    return motif(
        sickle_moon(radius=30, turn=-20).at(48, -154),
        sheet(taper([(48, -120), (47, -96)], [1.2, 1.2]), "#e8d8b0", shadow=0.2),
        sheet(veil, "#34407c", "#141438", shadow=0.7, soft=6, rim=1.5),
        pane(stars, "#ffecb8", 1.0, glow=6, spill=0.4),
    )


Land = tuple[tuple[Colour, Colour], Colour, Colour, Callable[[float, float], Motif]]
LANDS: tuple[Land, ...] = (
    (("#e09848", "#c87838"), "#b07c30", "#5c3818", _wheat),
    (("#6c9458", "#40704c"), "#40703c", "#1c3824", _wood),
    (("#7cb8b4", "#4890a0"), "#2c6c88", "#143c58", _sea),
    (("#c06c58", "#7c4460"), "#6c5448", "#342430", _town),
    (("#a8c0d4", "#88a4c4"), "#c8d4e0", "#8498b4", _snow),
    (("#20285c", "#141440"), "#2c3468", "#141434", _night),
)


def _locked() -> Motif:
    """The shut drawer at the top, light in its seams, and the cornice."""
    front = box(84, 312, 152, 76, 6)
    hole = [circle(160, 344, 6), poly((156, 346), (164, 346), (167, 362), (153, 362))]
    plate = minus(blob((160, 322), (178, 338), (176, 358), (160, 374), (144, 358), (142, 338)),
                  *hole)
    seams = [taper([(66, 302), (160, 300), (262, 302)], [2, 5, 7]), box(259, 302, 4, 84)]
    return motif(
        sheet(front, "#6c3c26", WOOD_END, shadow=0.5, soft=4, rim=1.6),
        pane(hole, "#fffaf0", 1.5, glow=9, spill=0.6),
        sheet(plate, GOLD, GOLD_END, shadow=0.6, soft=4, rim=1.8),
        sheet([ring(x, 350, 6, 9) for x in (110, 210)], GOLD, GOLD_END, shadow=0.6, soft=4,
              rim=1.8),
        pane(seams, "#fff8ec", 1.8, glow=16, spill=0.6),
        sheet(box(46, 276, 228, 20, 4), "#8a4e30", WOOD_END, soft=8, rim=1.8),
        sheet(box(36, 260, 248, 18, 7), "#a8663c", "#5c2c20", soft=7, rim=1.9),
    )


def _climber(scene: Scene) -> None:
    x, y = EDGE + REACH[3] - 22, FOOT - ROW * 3 - 76
    pack = blob((-19, -112), (0, -120), (19, -112), (23, -86), (19, -64), (0, -60), (-19, -64),
                (-23, -86))
    pocket = blob((-14, -86, "c"), (14, -86, "c"), (13, -68), (0, -65), (-13, -68))
    coil = [ring(26, -72, 9, 13), ring(27, -70, 6, 9)]
    body = walker_back(PEOPLE[2], "jacket", "nothing", "woolly")
    scene.add(
        sheet(rope((EDGE + 106, FOOT - ROW * 5 - 40), (x + 4, y - 84), 26, 3), "#f0d8a0", "#b08850",
              shadow=0.6, soft=4, rim=1.3),
        motif(body, sheet(pack, "#4c9c8c", "#1c4c50", soft=6, rim=1.9),
              sheet(box(-24, -124, 48, 14, 7), "#d87848", "#7c3828", soft=4, rim=1.7),
              sheet(pocket, "#3c8478", "#184044", shadow=0.5, soft=3, rim=1.4),
              sheet(coil, "#f0d8a0", "#a87c48", shadow=0.7, soft=3, rim=1.4)).at(x, y + 2, 0.9),
    )


def _floor(scene: Scene) -> None:
    boards = [poly((400 + (x - 400) * 0.8, 1124), (400 + (x - 400) * 1.3, 1210),
                   (402 + (x - 400) * 1.3, 1210), (401 + (x - 400) * 0.8, 1124))
              for x in range(-200, 1100, 90)]
    scene.add(
        sheet(box(-40, 1040, 880, 90), "#6c3c28", "#4c2820", shadow=0.5, rim=1.2, through=0.2),
        sheet(box(-40, 1030, 880, 14, 3), "#7a4a30", "#3c2018", shadow=0.6, soft=5, rim=1.3),
        sheet(box(-40, 1122, 880, 140), "#7c4a30", "#3c2018", shadow=0.6, rim=1, through=0.2),
        mark(boards, "#2c1410", alpha=0.6),
        [sheet(oval(500, 1160, 250 - k * 34, 30 - k * 4.6), colour, shaded(colour, 0.6), soft=4,
               shadow=0.5, rim=1.2)
         for k, colour in enumerate(("#2c5c58", "#c08848", "#8c3c34", "#2c5c58", "#b87c44"))],
        _shoe().at(566, 1160, 1.2), _shoe().at(602, 1166, 1.2, 6),
    )


def _shoe() -> Motif:
    """One of the pair that was left on the rug."""
    shape = blob((-14, -30, "c"), (4, -32, "c"), (8, -16), (26, -10), (34, 0, "c"), (-15, 0, "c"),
                 (-17, -14))
    return motif(
        sheet(oval(8, 1, 28, 4), "#140808", melt=4, shadow=0, rim=0, alpha=0.7),
        sheet(shape, "#8a5030", "#3c1c1c", soft=5, rim=1.7),
        sheet(oval(-5, -30, 9.5, 3.4), "#1c0c10", shadow=0, rim=0.6),
        mark([taper([(8 + k * 5, -20 + k * 4), (3 + k * 5, -12 + k * 3)], [1.4, 1.4])
              for k in range(3)], "#f0c878", alpha=0.9),
    )
