"""A judge's bench as high as a tower has been built to look down on one egg."""

import math

from atelier import frames
from atelier.engine import (
    Finish,
    Halo,
    Light,
    Motif,
    Scene,
    all_within,
    arched,
    blob,
    box,
    chance,
    circle,
    leaf,
    mark,
    mixed,
    motif,
    oval,
    pane,
    poly,
    shaded,
    sheet,
    swirl,
    taper,
)
from atelier.motifs.animals_hare import hare_head
from atelier.motifs.animals_mouse import mouse_head
from atelier.motifs.birds_water import goose
from atelier.motifs.birds_wood import owl
from atelier.motifs.things_small import egg
from atelier.motifs.tools_hand import feather, scales
from atelier.motifs.windows import round_window
from atelier.palettes import THEATRE_RED

EGG_X, STOOL_Y = 604.0, 986.0
# Who looks over each storey's edge, from the top down: kind and place.
CLERKS = (
    (), (("goose", 256),), (("hare", 190), ("lamp", 86)),
    (("mouse", 306), ("lamp", 206), ("goose", 96)), (("goose", 336), ("mouse", 232)),
    (("lamp", 384), ("hare", 300), ("mouse", 128)), (("mouse", 410), ("goose", 314), ("lamp", 190)),
    (("goose", 444), ("lamp", 350), ("mouse", 258)), (("mouse", 482), ("hare", 396),
                                                      ("goose", 268), ("lamp", 120)),
)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("egg bench", Light(604, 230, "#ffd8a0", 215), shadow=THEATRE_RED.shadow,
                  finish=Finish(bloom=0.28, vignette=0.32, exposure=1.14, saturation=1.08))
    _hall(scene)
    for index, clerks in enumerate(CLERKS):
        _storey(scene, index, clerks)
    _accused(scene)
    _evidence(scene)
    scene.dust(110, "#ffe0a8", around=(604, 560), spread=220, largest=2, strength=0.5)
    frames.rounded(scene, "#26050f", "#120208")
    return scene


def _hall(scene: Scene) -> None:
    scene.sky((0, "#5c1420"), (0.4, "#8c2826"), (0.75, "#6c1a20"), (1, "#2c0812"), clouds=0.1)
    panels = [arched(60 + column * 136 + (row % 2) * 68, 330 + row * 190, 92, 156)
              for row in range(5) for column in range(6)]
    scene.add(sheet(panels, "#74202a", "#4c1018", shadow=0.5, soft=6, rim=0.9, through=0.2))
    scene.discs((250, "#98382c"), (176, "#b8542e"), through=0.15)
    scene.add(round_window(92, "#7c3428", "#3c1018", "#f4b860").at(604, 230))
    floor = box(-60, 1010, 920, 260)
    seams = [taper([(604 + (x - 604) * 0.8, 1008), (604 + (x - 604) * 2.2, 1240)], [2, 5])
             for x in range(-100, 1300, 74)]
    rows = [box(-60, y, 920, 3) for y in (1030, 1060, 1104, 1164)]
    scene.add(sheet(floor, "#7c2c24", "#2c0a12", shadow=0.7, rim=1.2, through=0.3),
              mark(all_within([*seams, *rows], floor), "#3c0c14", alpha=0.7))
    scene.rays(0.14, threshold=0.7)
    cone = poly((524, 250), (684, 250), (764, 1084), (446, 1084))
    scene.add(sheet(cone, "#ffd890", "#f0a050", melt=10, shadow=0, rim=0, alpha=0.3, wrap=0),
              sheet(oval(EGG_X, 1086, 172, 44), "#ffcf88", melt=14, shadow=0, rim=0, alpha=0.34,
                    wrap=0))


def _storey(scene: Scene, index: int, clerks: tuple[tuple[str, int], ...]) -> None:
    """One storey of the bench, the highest first, with those who lean over its edge."""
    top, right = 338.0 + index * 82, 262.0 + index * 33
    if index == 0:
        scene.add(_judge().at(156, top + 8, 1.16))
    for kind, x in clerks:
        scene.add(_clerk(kind, index + x).at(x, top + 4))
    share = index / 8
    wood, dark = mixed("#8c2024", "#54101c", share), mixed("#4c0c18", "#20060e", share)
    front = box(-40, top, right + 40, 140)
    panels = [box(x, top + 34, 46, 62, 6) for x in range(round(right) - 62, -40, -62)]
    knobs = [circle(x + 23, top + 65, 7) for x in range(round(right) - 62, -40, -62)]
    scene.add(
        sheet(front, wood, dark, shadow=1, soft=12, rim=1.7),
        sheet(panels, shaded(wood, 0.75), dark, shadow=0.4, soft=4, rim=1.1),
        sheet(knobs, "#d89444", "#74341c", shadow=0.4, soft=3, rim=1.3),
        sheet(box(-40, top - 8, right + 56, 22, 6), shaded(wood, 1.5), wood, shadow=0.9, soft=8,
              rim=1.9),
        sheet(box(-40, top + 14, right + 46, 7, 3), "#c07c34", "#6c2c18", shadow=0.5, soft=4),
    )


def _clerk(kind: str, seed: int) -> Motif:
    """Somebody who looks over a parapet at the origin's height, or the lamp he reads by."""
    if kind == "lamp":
        return _lamp()
    turn = chance("egg bench clerk", seed).uniform(2, 12)
    gown = motif(sheet(blob((-44, 40, "c"), (-40, 0), (-12, -20), (18, -18), (36, 4),
                            (40, 40, "c")), "#2c1c38", "#120a18", soft=6, rim=1.6),
                 sheet(blob((4, -20, "c"), (22, -18, "c"), (18, 4), (8, 14, "c")), "#e8dcc8",
                       "#a08c84", shadow=0.4, soft=3, rim=1.2))
    if kind == "goose":
        return goose("#d8ccbc", "#6c5c64").at(-24, 56, 0.56, turn * 0.3)
    if kind == "mouse":
        return motif(gown, mouse_head("#8c7470").at(2, -36, 0.56, turn))
    quill = feather("#f0e4d0", "#a8846c").at(-62, 8, 1.0, -76)
    return motif(gown, quill, hare_head("#a8683c", (-16, 10)).at(0, -42, 0.5, turn))


def _lamp() -> Motif:
    """A desk lamp with a green shade, its light on the ledge."""
    stem = [taper([(0, 4), (0, -40)], [5, 4]), oval(0, 0, 20, 6)]
    shade = blob((-40, -34, "c"), (-32, -56), (-14, -64), (14, -64), (32, -56), (40, -34, "c"),
                 (0, -29))
    return motif(
        Halo(0, -18, 46, "#ffd078", 0.42),
        sheet(stem, "#d8a050", "#6c3818", soft=4, rim=1.7),
        pane(oval(0, -33, 35, 5), "#fff0b8", 1.4, glow=9, spill=0.5),
        sheet(shade, "#3c9468", "#124838", soft=6, rim=2.1, through=0.6),
        sheet(oval(0, -64, 7, 5), "#d8a050", "#6c3818", shadow=0.4, soft=3, rim=1.6),
    )


def _judge() -> Motif:
    """The owl in a curled white wig and a dark robe, a gavel in its wing."""
    back = blob((-62, -218), (0, -246), (62, -218), (92, -150), (96, -84), (70, -66), (0, -110),
                (-70, -66), (-96, -84), (-92, -150))
    rolls, spirals = [], []
    for side in (-1, 1):
        for i in range(4):
            x, y = side * (70 + 4 * i), -184 + i * 28
            rolls.append(oval(x, y, 23, 16))
            spirals.append(swirl(x, y, 13, 1.5, 3.4, side))
    for i in range(5):
        x, y = (i - 2) * 28, -232 + abs(i - 2) * 7
        rolls.append(oval(x, y, 20, 17))
        spirals.append(swirl(x, y, 14, 1.5, 3.4, 1 if i > 2 else -1))
    collar = [blob((s * 6, -108, "c"), (-s * 6, -108, "c"), (-s * 22, -60), (-s * 15, -44, "c"),
                   (-s * 2, -60, "c")) for s in (-1, 1)]
    robe = blob((-122, 30, "c"), (-116, -56), (-70, -108), (0, -104), (70, -108), (112, -56),
                (122, 30, "c"))
    folds = [taper([(x * 0.5, -90), (x * 0.9, -30), (x, 30)], [1, 5, 6])
             for x in (-92, -54, 40, 78)]
    wing = [leaf(70 + i * 13, -40 - i * 14, 84 - i * 6, 26, -22 - i * 12) for i in range(4)]
    chain = [circle(52 * math.sin(a), -104 + 62 * math.cos(a), 6) for a in
             (-1.1 + k * 0.2 for k in range(12))]
    return motif(
        sheet(back, "#c8b8a0", "#6c5448", soft=10, rim=1.6),
        owl("#7c5434", "#2c1418", "#d8b888", "#b88c54", "#f0a828"),
        _gavel().at(146, -66, 1, 24),
        sheet(wing, "#8c6440", "#3c2018", shadow=0.7, soft=6, rim=1.9),
        sheet(robe, "#34204c", "#140a1c", soft=12, rim=2.2),
        mark(all_within(folds, robe), "#0c0612", alpha=0.6),
        sheet(chain, "#f0b450", "#8c5420", shadow=0.5, soft=3, rim=1.8),
        sheet(collar, "#f0e0c4", "#a88c74", soft=4, rim=1.6),
        sheet(rolls, "#f0e4cc", "#a0887c", soft=6, rim=1.8),
        mark(spirals, "#8c6c60", alpha=0.8),
    )


def _gavel() -> Motif:
    """A wooden hammer, its handle's end at the origin."""
    return motif(sheet(taper([(0, 14), (0, -74)], [9, 8]), "#a8642c", "#5c2c18", soft=6, rim=1.8),
                 sheet(box(-40, -108, 80, 40, 8), "#b8743c", "#5c2c18", soft=7, rim=2),
                 sheet([box(-32, -110, 9, 44, 3), box(23, -110, 9, 44, 3)], "#f0c060", "#8c5420",
                       shadow=0.5, soft=3, rim=1.7))


def _accused(scene: Scene) -> None:
    legs = [taper([(EGG_X + s * 20, STOOL_Y), (EGG_X + s * 44, 1094)], [11, 8]) for s in (-1, 0, 1)]
    rung = box(EGG_X - 34, 1044, 68, 7, 3)
    scene.add(
        sheet(oval(EGG_X, 1096, 86, 15), "#20040c", melt=7, shadow=0, rim=0, alpha=0.7),
        sheet([*legs, rung], "#6c3420", "#2c1010", soft=6, rim=1.9),
        sheet(oval(EGG_X, STOOL_Y, 62, 14), "#a85c34", "#5c2818", soft=6, rim=2),
        egg("plain", "#e0c8a4", "#94684c").at(EGG_X, STOOL_Y + 6, 1.02),
    )
    crack = poly((-30, -74), (-16, -86), (-8, -72), (2, -96), (12, -78), (22, -92), (34, -70),
                 (24, -46), (14, -56), (6, -36), (-4, -54), (-14, -40), (-22, -58))
    lamp = [taper([(0, -96), (0, -78)], [1.8, 1.8]), poly((-10, -70), (0, -80), (11, -70)),
            box(-7, -70, 15, 17, 2), box(-9, -54, 19, 4, 2)]
    hole = motif(pane(crack, "#ffb02c", 1.8, glow=30, spill=0.85),
                 mark(lamp, "#4c1808"), pane(circle(0.5, -62, 4.4), "#fff4c8", 1.6, glow=6,
                                             spill=0.4))
    lines = [taper(points, [2.4, 1.6, 0.6]) for points in
             ([(-30.0, -74.0), (-38.0, -80.0), (-42.0, -72.0)],
              [(34.0, -70.0), (40.0, -64.0), (44.0, -70.0)],
              [(2.0, -96.0), (-3.0, -106.0), (4.0, -114.0)],
              [(6.0, -36.0), (10.0, -28.0), (6.0, -20.0)])]
    scene.add(motif(mark(lines, "#ffb040"), hole).at(EGG_X + 2, STOOL_Y + 14, 1.5))


def _evidence(scene: Scene) -> None:
    front = blob((-60, 1260, "c"), (-60, 1132, "c"), (120, 1120), (300, 1140), (420, 1190),
                 (470, 1260, "c"))
    scene.add(
        sheet(front, "#4c1420", "#18040c", soft=16, rim=1.7, through=0.2),
        sheet(oval(216, 1136, 110, 14), "#12020a", melt=7, shadow=0, rim=0, alpha=0.6),
        scales(-9, "#e0a850", "#7c4420", left=feather().at(-30, 0, 0.9)).at(216, 1142, 1.04),
    )
