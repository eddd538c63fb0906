"""An owl whose eyes are two windows on one garden, by day and by night."""

import math
from dataclasses import replace

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
    box,
    chance,
    circle,
    crescent,
    land,
    leaf,
    mark,
    motif,
    moved,
    oval,
    pane,
    ring,
    sheet,
    star,
    taper,
    union,
)
from atelier.motifs.people_children import child_swinging
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.sun_and_moon import sun
from atelier.motifs.trees import bough_of_leaves
from atelier.palettes import FOREST_GREEN

LEFT, RIGHT, EYE_Y, EYE = 246, 554, 520, 132


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("owl windows", Light(LEFT - 20, EYE_Y - 40, "#fff0a8", 215),
                  shadow=FOREST_GREEN.shadow,
                  finish=Finish(bloom=0.27, vignette=0.36, exposure=0.97, saturation=1.08))
    scene.sky((0, "#2c5c3c"), (0.16, "#5c8444"), (0.3, "#a8b054"), (1, "#2c4a2c"),
              glow=0.08)
    for radius, colour in ((420, "#5c8848"), (352, "#7c9c4c"), (290, "#98ac50")):
        scene.add(sheet(circle(400, 330, radius), colour, shadow=0.35, through=0.1, rim=0.6,
                        wrap=0.2))
    scene.add(bough_of_leaves("owl left", 150, "#2c5c34", "#4c7c3c", 26, 0.4, 58).at(110, 120),
              bough_of_leaves("owl right", 150, "#2c5c34", "#4c7c3c", 26, 0.4, 58).at(690, 120))
    _plumage(scene)
    _face(scene)
    scene.add(_garden(True).at(LEFT, EYE_Y), _garden(False).at(RIGHT, EYE_Y))
    for x, colour, end in ((LEFT, "#c89438", "#6c4420"), (RIGHT, "#8c8448", "#3c4428")):
        _rim(scene, x, colour, end)
    _brows(scene)
    _beak(scene)
    _leaves(scene)
    frames.arch(scene, "#12301f", "#08180f", 36)
    return scene


def _scallops(x: float, y: float, count: int, radius: float, size: float, start: float,
              stop: float) -> list[Path]:
    """Feathers side by side along an arc, angles clockwise from the right."""
    feathers: list[Path] = []
    for i in range(count):
        turn = start + (stop - start) * (i + 0.5) / count
        angle = math.radians(turn)
        shape = blob((-size * 0.3, -size * 0.46), (size * 0.55, -size * 0.4), (size, 0),
                     (size * 0.55, size * 0.4), (-size * 0.3, size * 0.46))
        feathers.append(moved(shape, x + radius * math.cos(angle), y + radius * math.sin(angle),
                              turn=turn))
    return feathers


def _plumage(scene: Scene) -> None:
    """Head and breast: rows of cut feathers, and the tufts of the ears."""
    for side in (-1, 1):
        for turn, length, colour, end in ((20, 272, "#2c4426", "#1c3020"),
                                          (12, 256, "#46602c", "#2c4426"),
                                          (4, 216, "#68803a", "#3c5428")):
            tuft = leaf(400 + side * 158, 380, length, 110, -90 + side * turn)
            scene.add(sheet(tuft, colour, end, shadow=0.9, soft=12, rim=1.7, through=0.25))
    head = blob((400, 214), (560, 236), (700, 340), (770, 540), (770, 760), (800, 1260, "c"),
                (0, 1260, "c"), (30, 760), (30, 540), (100, 340), (240, 236))
    scene.add(sheet(head, "#3c5a2c", "#182c1c", shadow=1.1, soft=16, rim=1.8, through=0.2))
    rows: tuple[tuple[str, str], ...] = (("#3a4a26", "#1c2c1a"), ("#54602c", "#2c3c20"),
                                        ("#6c7030", "#3a4424"), ("#7c7434", "#464a28"),
                                        ("#8c7c38", "#504c26"), ("#9c843e", "#5c5228"))
    for row in range(6):
        colour, end = rows[row]
        feathers = _scallops(400, 160, 13 - row, 1010 - row * 72, 92, 142 - row * 2, 38 + row * 2)
        scene.add(sheet(feathers, colour, end, shadow=0.7, soft=9, rim=1.4, through=0.25),
                  mark(_quills(row), "#c8b468", alpha=0.5))
    brow = [_scallops(400, 640, 15, 400 - 44 * k, 60, -146 + k * 4, -34 - k * 4) for k in range(3)]
    scene.add(sheet(brow, "#5c7434", "#3c5428", shadow=0.7, soft=8, rim=1.4, through=0.25))


def _quills(row: int) -> list[Path]:
    """A quill and four barbs for every feather of a row."""
    quills: list[Path] = []
    count, radius = 13 - row, 1010 - row * 72
    for i in range(count):
        turn = 142 - row * 2 + (row * 4 - 104) * (i + 0.5) / count
        quill = taper([(8, 0), (48, 0), (82, 0)], [0.5, 2.8, 0.5])
        barbs = [taper([(x, 0), (x - 16, s * 22)], [2.6, 0.6]) for s in (-1, 1) for x in (40, 64)]
        angle = math.radians(turn)
        quills += [moved(one, 400 + math.cos(angle) * radius, 160 + math.sin(angle) * radius,
                         turn=turn) for one in (quill, *barbs)]
    return quills


def _face(scene: Scene) -> None:
    """Rings of feathers round both eyes, from the widest in."""
    rings: tuple[tuple[float, float, int, str, str], ...] = (
        (236, 74, 23, "#2f4a28", "#1c3420"), (204, 66, 21, "#4a6630", "#2c4826"),
        (174, 58, 19, "#6c7c38", "#40562a"), (148, 50, 17, "#8c8440", "#54602e"))
    for radius, size, count, colour, end in rings:
        for x, sweep in ((LEFT, (40, 330)), (RIGHT, (210, 500))):
            scene.add(sheet(_scallops(x, EYE_Y, count, radius, size, *sweep), colour, end,
                            shadow=0.8, soft=8, rim=1.5, through=0.3))
    for x in (LEFT, RIGHT):
        scene.add(sheet(circle(x, EYE_Y, 168), "#5c4a24", "#2c2a1c", shadow=1, soft=10, rim=1.6))


def _garden(day: bool) -> Motif:
    """The garden in one eye, its middle the origin."""
    eye = circle(0, 0, EYE + 2)
    if day:
        light = [sun("rays", 27, "#fff4c0", "#f4c050", 1.15).at(-66, -70)]
        sky, hill, wall, grass, leaves, bark = (("#5cb4c4", "#e4e4a8"), ("#94c084", "#7cb06c"),
                                                ("#c89868", "#8c6044"), ("#8cbc4c", "#4c8438"),
                                                ("#5cac48", "#2c6c34"), ("#7c5434", "#4c3424"))
        drift = drifting_cloud("owl day", 90, 24, "#d8e8d0").at(58, -92)
    else:
        dice = chance("owl night")
        specks = [star(dice.uniform(-120, 40), dice.uniform(-120, 0), dice.uniform(2.4, 5.5), 4,
                       0.34) for _ in range(16)]
        sickle = crescent(-64, -74, 23, -30, 0.4, 0.86)
        light = [motif(pane(sickle, "#f4f0d0", 1.0, glow=9, spill=0.4),
                       pane(specks, "#e8f0ff", 0.9, glow=3, spill=0.3))]
        sky, hill, wall, grass, leaves, bark = (("#141c4c", "#3c4c8c"), ("#24346c", "#1c2c5c"),
                                                ("#3c4478", "#20264c"), ("#24486c", "#10243c"),
                                                ("#1f4c64", "#102c44"), ("#2c2c4c", "#181c34"))
        drift = drifting_cloud("owl day", 90, 24, "#34447c").at(58, -92)
    branch = taper([(70, -4), (20, -24), (-30, -30), (-74, -24)], [13, 11, 8, 5])
    trunk = taper([(76, 96), (70, 40), (72, -30), (84, -70)], [30, 20, 18, 10])
    crown = union(circle(x, y, r) for x, y, r in ((84, -70, 44), (46, -62, 34), (118, -48, 36),
                                                  (72, -104, 34), (-60, -30, 13), (-44, -36, 14)))
    cuts = [leaf(x, y, 20, 9, t) for x, y, t in ((60, -70, -120), (84, -92, -60), (100, -60, -20),
                                                 (44, -54, -150), (84, -54, -80))]
    bricks = [box(x + (row % 2) * 14, 24 + row * 13, 25, 11, 2) for row in range(3)
              for x in range(-150, 150, 28)]
    return motif(
        sheet(eye, *sky, shadow=0.8, soft=10, rim=0), light, drift,
        sheet(land((-150, 20), (-60, -6), (20, 12), (140, -8)), *hill, shadow=0.4, soft=6, rim=1),
        sheet(box(-150, 22, 300, 42), *wall, shadow=0.5, soft=5, rim=1.2),
        mark(bricks, wall[0], alpha=0.9, rim=0.8),
        sheet(land((-150, 68), (-40, 58), (60, 66), (150, 56)), *grass, shadow=0.6, soft=7,
              rim=1.2),
        sheet([trunk, branch], *bark, shadow=0.8, soft=6, rim=1.4),
        sheet(crown, *leaves, shadow=0.9, soft=7, rim=1.5), mark(cuts, leaves[1], alpha=0.8),
        _swing(day)).inside(eye)


def _swing(day: bool) -> Motif:
    if not day:
        who = replace(PEOPLE[11], cloth="#f0c85c", under="#a8b0e0", skin="#a86844")
        child = child_swinging(who, rope=150, wood="#b8a8c8").toned(light=0.5)
        return child.at(-18, -30, 0.84, 4, True)
    ropes = [taper([(x, -28), (x, 66)], [2, 2]) for x in (-44, -16)]
    return motif(sheet(oval(-30, 88, 26, 5), "#2c5c30", melt=3, shadow=0, rim=0, wrap=0, alpha=0.5),
                 sheet(ropes, "#7c4c2c", shadow=0.5, soft=4, rim=0.9),
                 sheet(box(-50, 64, 40, 7, 2), "#c8683c", "#7c3424", shadow=0.7, soft=5, rim=1.4))


def _rim(scene: Scene, x: float, colour: Colour, end: Colour) -> None:
    """A round window frame with a cross."""
    bars = [box(x - 3, EYE_Y - EYE, 6, 2 * EYE), box(x - EYE, EYE_Y - 3, 2 * EYE, 6)]
    studs = [circle(x + 143 * math.cos(a), EYE_Y + 143 * math.sin(a), 3.4)
             for a in (math.pi * i / 12 for i in range(24))]
    scene.add(sheet(all_within(bars, circle(x, EYE_Y, EYE)), colour, end, shadow=0.7, soft=5,
                    rim=1.4),
              sheet(ring(x, EYE_Y, EYE, EYE + 22), colour, end, shadow=1, soft=9, rim=2),
              mark(studs, "#f0d888", rim=0.8))


def _brows(scene: Scene) -> None:
    """Heavy feather brows that slant outwards over the rims."""
    for side in (-1, 1):
        for i, (colour, end) in enumerate((("#26401f", "#182c1a"), ("#3c5826", "#24401f"),
                                           ("#5c7430", "#345026"), ("#84903e", "#4a6230"))):
            plumes = [leaf(400 + side * (30 + j * 44 - i * 8), 470 - j * 34 + i * 5 - 26,
                           130 - i * 14, 46 - i * 6, (-24 - j * 5) if side > 0 else (204 + j * 5))
                      for j in range(6)]
            scene.add(sheet(plumes[::-1], colour, end, shadow=0.9, soft=8, rim=1.6, through=0.25))


def _beak(scene: Scene) -> None:
    upper = blob((400, 560, "c"), (432, 600), (430, 648), (402, 716, "c"), (370, 648), (368, 600))
    ridge = blob((400, 572, "c"), (412, 610), (408, 660), (402, 704, "c"), (393, 660), (389, 610))
    bristles = [taper([(400 + s * 24, 590 + k * 16), (400 + s * (58 + k * 5), 612 + k * 26)],
                       [7, 5, 1]) for s in (-1, 1) for k in range(4)]
    scene.add(sheet(bristles, "#b0a860", "#5c6834", shadow=0.6, soft=5, rim=1.3),
              sheet(upper, "#c88a2c", "#7c4a1c", shadow=1.1, soft=10, rim=2, puff=0.12),
              sheet(ridge, "#e8b454", "#a8682c", shadow=0.4, soft=4, rim=1.2),
              mark([oval(386, 606, 3, 6, 20), oval(414, 606, 3, 6, -20)], "#4c2c14"))


def _leaves(scene: Scene) -> None:
    for x, y, length, width, turn, colour, end in (
            (60, 1210, 320, 120, -58, "#1c4a2c", "#0a2014"),
            (20, 1150, 250, 100, -84, "#245a34", "#0c2818"),
            (130, 1230, 290, 110, -36, "#163c26", "#081a10"),
            (740, 1210, 320, 120, -122, "#1c4a2c", "#0a2014"),
            (780, 1150, 250, 100, -96, "#245a34", "#0c2818"),
            (670, 1230, 290, 110, -144, "#163c26", "#081a10")):
        blade = leaf(x, y, length, width, turn)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        rib = taper([(x, y), (x + c * length * 0.92, y + s * length * 0.92)], [5, 4, 1])
        twig = taper([(0, 0), (length * 0.3, 0)], [2.6, 0.6])
        veins = [moved(twig, x + c * length * t, y + s * length * t, turn=turn + b * 38)
                 for t in (0.2, 0.36, 0.52, 0.66) for b in (-1, 1)]
        scene.add(sheet(blade, colour, end, shadow=1.1, soft=14, rim=1.8, through=0.3),
                  mark(all_within([rib, *veins], blade), "#4c8450", alpha=0.7))
    scene.dust(50, "#fff0a8", around=(LEFT, EYE_Y), spread=260, largest=1.8, strength=0.35)
