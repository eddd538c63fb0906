"""At a market stall shadows are sold on hangers like coats."""

from dataclasses import replace

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Scene,
    all_within,
    blob,
    box,
    chance,
    circle,
    land,
    line,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
    poly,
    ring,
    shaded,
    sheet,
    taper,
    union,
    within,
)
from atelier.motifs.animals_bear import bear
from atelier.motifs.animals_deer import antlers, stag
from atelier.motifs.birds_air import sitting_swallow
from atelier.motifs.frames_and_mirrors import standing_mirror
from atelier.motifs.lights import lantern
from atelier.motifs.people_children import child_running
from atelier.motifs.people_court import hooded_bust
from atelier.motifs.people_motion import dancer
from atelier.motifs.people_walk import walker_back
from atelier.motifs.plants import round_tree
from atelier.motifs.rig import PEOPLE, Look, bent
from atelier.motifs.skyline import skyline
from atelier.motifs.things_small import coin
from atelier.motifs.weather import rain
from atelier.motifs.windows import curtain
from atelier.palettes import STORM_SLATE

NIGHT, NIGHT_END = "#141c34", "#0a0e20"
RAIL = 356.0


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("shade stall", Light(400, 500, "#ffd080", 220), shadow=STORM_SLATE.shadow,
                  finish=Finish(bloom=0.28, vignette=0.34, exposure=1.16, saturation=1.1))
    _street(scene)
    _stall(scene)
    _wares(scene)
    _seller(scene)
    _customer(scene)
    scene.dust(80, "#ffe0a0", around=(400, 520), spread=190, largest=2, strength=0.5)
    for right in (False, True):
        drape = curtain(118, 1010, "#24485c", "#0a1824", trim="#d8a850")
        scene.add(drape.at(850 if right else -50, 40, flip=right))
    return scene


def _street(scene: Scene) -> None:
    scene.sky((0, "#16263a"), (0.5, "#34566a"), (0.75, "#4c6c74"), (1, "#142430"), clouds=0.35)
    scene.add(skyline("shade stall", 880, 300, "#2c4a5c", "#1c3444", "#f0c060", 0.1)
              .at(400, 420))
    scene.fog("#5c7c84", 200, 700, 0.35)
    scene.rays(0.1)
    scene.add(rain("shade stall", 0, 20, 800, 760, 12, 90, "#8cb0bc", "#54788c"))
    paving = box(-60, 930, 920, 320)
    scene.add(sheet(paving, "#4c5c60", "#101c28", shadow=0.5, rim=1, through=0.35))
    stones, dice = [], chance("shade stall stones")
    for row in range(9):
        y, high = 936 + row * 23 + row * row * 1.2, 19 + row * 2.2
        for column in range(12):
            x = 400 + (column - 5.8 + (row % 2) * 0.5) * (62 + row * 9)
            stones.append(box(x + dice.uniform(-3, 3), y, 56 + row * 8, high, 8))
    scene.add(sheet(stones, "#546870", "#1c2c38", shadow=0.5, soft=3, rim=1.1, through=0.4))
    for y, wide in ((960, 190), (1010, 150), (1070, 110), (1130, 80)):
        scene.add(sheet(oval(400, y, wide, 22), "#ffc870", melt=14, shadow=0, rim=0, alpha=0.2,
                        wrap=0))


def _stall(scene: Scene) -> None:
    cloth = poly((104, 250), (696, 250), (690, 960), (110, 960))
    folds = [taper([(x, 250), (x + 4, 600), (x - 3, 960)], [2, 7, 3]) for x in range(130, 690, 46)]
    scene.add(sheet(cloth, "#a07c44", "#34382c", shadow=0.8, soft=12, rim=1, through=0.3),
              sheet(all_within(folds, cloth), "#846434", "#2c3028", shadow=0.3, soft=5, rim=0.7))
    scene.glow(400, 500, 190, "#ffb850", 0.22)
    posts = [box(x, 230, 18, 750, 4) for x in (92, 690)]
    scene.add(sheet(posts, "#5c4030", "#20181c", soft=8, rim=1.7),
              sheet(box(86, RAIL - 7, 628, 11, 5), "#8c5c34", "#4c3020", soft=6, rim=1.9))
    scene.add(_awning())


def _awning() -> Motif:
    """Nine stripes that widen towards us, each with a scallop for a hem."""
    stripes: list[Motif] = []
    for index in range(9):
        top = [170 + (460 / 9) * (index + k) for k in (0, 1)]
        low = [80 + (640 / 9) * (index + k) for k in (0, 1)]
        middle = (low[0] + low[1]) / 2
        colour, end = (("#d8b070", "#8c6c44") if index % 2 else ("#34687c", "#163444"))
        field = poly((top[0], 128), (top[1], 128), (low[1], 262), (low[0], 262))
        hem = union(box(low[0], 260, low[1] - low[0], 24), circle(middle, 282,
                                                                  (low[1] - low[0]) / 2))
        stripes.append(motif(sheet(field, shaded(colour, 0.8), shaded(end, 0.8), shadow=0.5, soft=6,
                                   rim=1),
                             sheet(within(hem, box(0, 256, 800, 90)), colour, end, shadow=1,
                                   soft=10,
                                   rim=1.8)))
    return motif(*stripes, sheet(box(160, 116, 480, 18, 8), "#5c4030", "#2c1c1c", soft=6, rim=1.8))


def _hanger(width: float) -> Motif:
    bow = outline(line((-width, 32), (0, 14), (width, 32)), 5)
    hook = outline(line((0, 16), (0, 4), (7, -4), (0, -11), (-7, -4)), 3.4)
    return motif(sheet([bow, hook], "#c08c54", "#6c4428", shadow=0.6, soft=4, rim=1.8))


def _kettle() -> Motif:
    body = blob((-44, 0), (-52, -40), (-30, -78), (0, -86), (30, -78), (52, -40), (44, 0), (0, 6))
    spout = taper([(40, -30), (74, -50), (92, -84)], [26, 16, 10])
    bow = outline(line((-34, -78), (-38, -120), (0, -138), (38, -120), (34, -78)), 8)
    return motif(sheet([body, spout, bow, circle(0, -92, 9)], NIGHT))


def _wares(scene: Scene) -> None:
    man = walker_back(replace(PEOPLE[0], hat="top"), "coat", "stick")
    hung: tuple[tuple[Motif | None, float, float, float, float], ...] = (
        (man, 138, 1.24, 0, 0), (round_tree("shade"), 204, 1.7, 0, 0),
        (sitting_swallow(), 268, 0.74, -12, -4), (child_running(PEOPLE[1]), 332, 1.12, 4, 0),
        (_kettle(), 466, 0.62, 0, 0), (None, 528, 1, 0, 0), (bear(), 590, 0.31, 0, 0),
        (dancer(PEOPLE[3], "fan"), 656, 1.16, 0, -4))
    for index, (ware, x, size, turn, aside) in enumerate(hung):
        if ware is not None:
            placed = ware.at(0, 0, size, turn)
            left, top, right, _ = placed.bounds()
            shade = placed.silhouette(NIGHT, NIGHT_END, shadow=0.9, soft=7, rim=1.8, through=0.05,
                                      wrap=0.25)
            scene.add(shade.at(x - (left + right) / 2 + aside, RAIL + 28 - top + 8 * (index % 3)))
        scene.add(_hanger(26).at(x, RAIL))
    hoop = motif(sheet(ring(356, RAIL + 134, 20, 24), NIGHT, shadow=0.8, soft=5, rim=1.8,
                       through=0.05))
    chain = mark(box(402.5, RAIL, 3, 80), "#3c2c28")
    scene.add(hoop, chain, lantern("hanging", "#6c4a34", "#241820", "#ffc860").at(404, RAIL + 70,
                                                                                  1.06))


def _seller(scene: Scene) -> None:
    scene.add(hooded_bust("#3c5c74", "#d8b060", "#e8dcc0").at(236, 790, 1.04))
    legs = [box(x, 800, 18, 206, 4) for x in (88, 428)]
    top = box(70, 782, 396, 24, 6)
    foot = taper([(166, 1122), (118, 1096), (98, 1046), (102, 984)], [30, 20, 12, 7])
    lean = minus(moved(hooded_bust().outline(), 238, 1132, 0.9, -9),
                 moved(oval(0, -146, 27, 38), 238, 1132, 0.9, -9))
    bow = [blob((106, 966), (70, 950), (66, 980), (104, 972)),
           blob((104, 966), (140, 950), (144, 980), (106, 972)),
           taper([(104, 972), (92, 996), (98, 1014)], [7, 7, 2]),
           taper([(106, 972), (124, 990), (126, 1006)], [7, 7, 2]), box(86, 962, 24, 10, 3)]
    lit = box(100, 806, 330, 40)
    scene.add(
        sheet(lit, "#5c4030", "#2c2024", shadow=0.9, soft=8, rim=1.2),
        sheet(legs, "#6c4834", "#241a1e", soft=7, rim=1.7),
        sheet(top, "#9c6c44", "#54382c", shadow=1.1, soft=12, rim=2.1),
        sheet(union(lean, foot), NIGHT, NIGHT_END, shadow=0.8, soft=8, rim=1.9, through=0.05,
              wrap=0.2),
        sheet(bow, "#d8482c", "#7c1c1c", soft=5, rim=1.9),
    )
    for x, y in ((356, 782), (394, 782), (424, 782), (357, 774), (393, 775), (357, 766), (358,
                                                                                          758)):
        scene.add(coin(lying=True).at(x, y, 0.4))


def _customer(scene: Scene) -> None:
    glass = oval(596, 830, 72, 138)
    who = replace(PEOPLE[2], cloth="#c04428")
    face = _reflection(who).at(598, 872, 0.93).inside(glass)
    scene.add(
        standing_mirror("#7c5034", "#2c1c20", "#6c94a0", "#284858").at(596, 1040, 1.28),
        face,
        stag().at(498, 1100, 0.5, 4, True).silhouette(NIGHT, NIGHT_END, soft=8, rim=2, through=0.05,
                                                     wrap=0.25),
        walker_back(who, "dress", "held_close").at(508, 1108, 1.74),
    )
    front = land((-60, 1176), (200, 1164), (420, 1178), (620, 1166), (860, 1180))
    scene.add(sheet(front, "#24343c", "#0a141c", soft=14, rim=1.3, through=0.2))


def _reflection(who: Look) -> Motif:
    """The girl from the front, with antlers on her crown; the pit of her neck is the origin."""
    end, hair, hair_end = shaded(who.cloth, 0.4), "#c4561c", "#6c2c14"
    skirt = blob((-15, 46, "c"), (15, 46, "c"), (26, 74), (42, 130, "c"), (-42, 130, "c"),
                 (-26, 74))
    bodice = blob((-9, -2), (0, 5), (9, -2), (22, 4), (29, 13), (20, 30), (16, 48, "c"),
                  (-16, 48, "c"), (-20, 30), (-29, 13), (-22, 4))
    creases = [taper([(x * 0.5, 50), (x, 80), (x * 1.5, 126)], [0.6, 2, 2])
               for x in (-16, -5, 6, 17)]
    sleeves = [bent((s * 23, 12), (s * 31, 40), (s * 25, 64), 15, 12.5, 10) for s in (-1, 1)]
    cuffs = [taper([(s * 26, 59), (s * 25, 63)], [12, 12], round_ends=False) for s in (-1, 1)]
    hands = [oval(s * 24, 69, 5, 6.6, s * 10) for s in (-1, 1)]
    crown = blob((-20, -26), (-23, -44), (-14, -58), (0, -62), (14, -58), (23, -44), (20, -26),
                 (10, -34), (-10, -34))
    fringe = blob((-18.5, -28, "c"), (-21, -44), (-12, -57), (0, -60), (12, -57), (21, -44),
                  (18.5, -28, "c"), (14, -42), (0, -52, "c"), (-14, -42))
    plaits = [[oval(s * (19 + i * 0.5), -20 + i * 9, 6.6 - i * 0.4, 6, s * 24) for i in range(6)]
              for s in (-1, 1)]
    tufts = [taper([(s * 21.5, 30), (s * 23, 42)], [4, 7]) for s in (-1, 1)]
    ties = [oval(s * 21.4, 29, 5.6, 3.2) for s in (-1, 1)]
    brows = [taper([(s * 4.6, -34.6), (s * 8, -36), (s * 11.4, -34.4)], [0.8, 1.6, 0.8])
             for s in (-1, 1)]
    lines = [*brows, *(oval(s * 7.6, -28.6, 1.9, 2.5) for s in (-1, 1)),
             taper([(-4, -14.6), (0, -13.2), (4, -14.6)], [0.8, 1.7, 0.8])]
    nose = taper([(-0.6, -26), (1.6, -20.6), (-0.8, -19.6)], [0.6, 1.4, 0.8])
    return motif(
        antlers("#f0d8a0", "#b08850").at(0, -55, 0.41),
        sheet(crown, shaded(hair, 0.6), hair_end, shadow=0.8, soft=5, rim=1.2),
        sheet(skirt, who.cloth, end, shadow=0.8, soft=5, rim=1.4), mark(creases, end, alpha=0.6),
        sheet(hands, who.skin, shaded(who.skin, 0.6), shadow=0.6, soft=3, rim=1.2),
        sheet(taper([(0, -18), (0, 5)], [13, 15]), shaded(who.skin, 0.8), shaded(who.skin, 0.6),
              shadow=0.4, soft=3, rim=1),
        sheet(bodice, who.cloth, end, shadow=0.8, soft=5, rim=1.4),
        sheet(sleeves, shaded(who.cloth, 1.08), end, shadow=0.8, soft=4, rim=1.4),
        sheet(cuffs, who.accent, shaded(who.accent, 0.6), shadow=0.3, soft=2, rim=1.1),
        sheet(taper([(-16, 47), (0, 49), (16, 47)], [6, 6, 6]), who.accent, "#a87838", shadow=0.5,
              soft=3, rim=1.3),
        mark(outline(line((-10, -1), (0, 6), (10, -1)), 3), who.accent),
        sheet(oval(0, -28, 17.4, 22), who.skin, shaded(who.skin, 0.7), shadow=0.8, soft=5,
              rim=1.4),
        mark([oval(s * 10.4, -20, 3.6, 2.6) for s in (-1, 1)], "#e06c50", alpha=0.5),
        mark(lines, "#40201c"), mark(nose, "#a86448", alpha=0.9),
        sheet(fringe, hair, hair_end, shadow=0.7, soft=4, rim=1.4),
        mark(taper([(0, -60), (0, -51)], [0.8, 1.4]), hair_end),
        [sheet(one, hair, hair_end, shadow=0.5, soft=2, rim=1.4) for side in plaits
         for one in side],
        sheet(tufts, hair, hair_end, shadow=0.5, soft=2, rim=1.2),
        sheet(ties, who.accent, "#a87838", shadow=0.4, soft=2, rim=1.2),
    )
