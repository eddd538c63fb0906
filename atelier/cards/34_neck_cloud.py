"""A giraffe stands in a rainy street; its head is in the sun above the clouds."""

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
    cloud,
    land,
    leaf,
    mark,
    motif,
    outline,
    oval,
    poly,
    shaded,
    sheet,
    swirl,
    taper,
    union,
)
from atelier.motifs.animals_giraffe import giraffe
from atelier.motifs.birds_air import sitting_swallow, swallow
from atelier.motifs.buildings_country import Gable, cottage, town_house
from atelier.motifs.people_walk import walker_back
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skyline import skyline
from atelier.motifs.tableware import tea_cup
from atelier.motifs.weather import rain, splash
from atelier.palettes import NOON_BLUE

ABOVE = ((0, "#2478a8"), (0.3, "#58b0cc"), (0.5, "#98d0d0"), (0.53, "#8ca0a8"), (0.62, "#5c747e"),
         (1, "#4c5c64"))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("neck cloud", Light(206, 300, "#fff2c0", 225), shadow=NOON_BLUE.shadow,
                  finish=Finish(bloom=0.26, vignette=0.28, exposure=0.97, saturation=1.08))
    _noon(scene)
    _town(scene)
    _street(scene)
    scene.add(_bank("back", 556, 150, 44, "#d4dfde", "#4c626e"),
              _bank("mid", 580, 130, 38, "#e0e6e0", "#54687a"))
    scene.add(sheet(oval(318, 1112, 210, 15), "#141e28", melt=9, shadow=0, rim=0, alpha=0.65),
              giraffe(582, "#e0a24c", "#a84420", "#6c2414").at(306, 1116, 0.88))
    scene.add(_bank("front", 660, 82, 36, "#dae2de", "#40545f"),
              _towel().at(413, 588))
    scene.add(_cafe().at(449, 193))
    _near(scene)
    frames.arch(scene, NOON_BLUE.near, "#0c2438", 38)
    return scene


def _noon(scene: Scene) -> None:
    scene.sky(*ABOVE, glow=0.12)
    scene.discs((216, "#5cb0c4"), (160, "#84c4c4"), (112, "#b4d4b8"), through=0.15)
    scene.source(70, "#ffe8a8", 1.08, glow=20, spill=0.3)
    for x, y, width, height in ((676, 356, 180, 42), (150, 450, 200, 44), (650, 460, 220, 48)):
        puff = cloud(f"neck {x}", x, y, width, height)
        curls = [swirl(x + k * width * 0.24, y - height * 0.3, height * 0.22, 1.5, 3)
                 for k in (-1, 1)]
        scene.add(sheet(puff, "#a4ccd0", "#84b4c0", shadow=0.45, rim=1.1, through=0.3),
                  mark(all_within(curls, puff), "#e0f0ec", alpha=0.6))
    for x, y, size, turn in ((640, 200, 0.34, -16), (590, 236, 0.26, -6), (690, 250, 0.22, -20)):
        scene.add(swallow("#2c4c84", "#142850").at(x, y, size, turn))
    scene.rays(0.12, threshold=0.9)


def _bank(name: str, y: float, thick: float, puff: float, top: Colour, low: Colour) -> Motif:
    """A band of cloud from side to side, white above and slate below."""
    dice = chance("neck bank", name)
    parts: list[Path] = [box(-60, y, 920, thick)]
    curls = []
    for i in range(13):
        x = -50 + i * 74 + dice.uniform(-16, 16)
        r = puff * dice.uniform(0.85, 1.45)
        parts += [circle(x, y + 4, r), circle(x + 36, y + thick - 4, r * 0.62)]
        curls.append(swirl(x, y + 6, r * 0.52, 1.6, 4.5, 1 if i % 2 else -1, dice.uniform(0, 300)))
    whole = union(parts)
    return motif(sheet(whole, top, low, shadow=0.8, soft=13, rim=1.5, through=0.22),
                 mark(all_within(curls, whole), "#f4faf4", alpha=0.5))


def _town(scene: Scene) -> None:
    scene.add(skyline("neck", 860, 210, "#60747c", "#4c5c64", "#e8c878", 0.1).at(400, 1000))
    scene.fog("#74888c", 760, 1040, 0.45)
    scene.add(rain("neck far", 40, 700, 770, 1060, 10, 90, "#a8bcc4", "#7c94a0",
                   False).styled(alpha=0.5))
    plots: tuple[tuple[float, float, Gable, Colour], ...] = (
        (92, 250, "steps", "#5c5468"), (186, 196, "point", "#4c6068"),
        (628, 214, "bell", "#64505c"), (716, 262, "steps", "#46586a"),
    )
    for i, (x, tall, gable, wall) in enumerate(plots):
        scene.add(town_house(f"neck {i}", 94, tall, gable, wall, shaded(wall, 0.4), "#98a0a0",
                             "#ffd078" if i != 2 else None, "#2c3440").at(x, 1066, 0.98))


def _towel() -> Motif:
    """A striped towel, knotted round the neck."""
    wrap = blob((-62, -26, "c"), (-20, -12), (24, -14), (58, -30, "c"), (64, 8, "c"), (26, 26),
                (-16, 28),
                (-60, 14, "c"))
    left = blob((14, 6, "c"), (-18, 40), (-40, 96), (-46, 126, "c"), (-4, 134, "c"), (12, 84),
                (30, 22, "c"))
    right = blob((26, 8, "c"), (50, 36), (60, 78), (72, 110, "c"), (40, 124, "c"), (26, 80),
                 (14, 26, "c"))
    knot = blob((4, -8), (28, -14), (44, 2), (36, 24), (14, 28), (0, 12))
    stripes = [taper([(-60, y + 14), (0, y + 4), (80, y)], [8, 8, 8]) for y in (86, 106)]
    bands = [taper([(-64, -10 + k), (0, 4 + k), (64, -14 + k)], [5, 5, 5]) for k in (0, 14)]
    fringe = [taper([(x, 124 + (x % 3)), (x - 2, 142)], [4, 2.4]) for x in range(-44, 0, 8)]
    fringe += [taper([(x, 116), (x + 3, 132)], [4, 2.4]) for x in range(42, 74, 8)]
    return motif(
        sheet(fringe, "#e8dcc0", "#b0a490", shadow=0.5, soft=3, rim=1.2),
        sheet([left, right], "#f0e4cc", "#b4a898", shadow=1, soft=9, rim=1.8),
        mark(all_within(stripes, union(left, right)), "#d0543c"),
        sheet(wrap, "#f0e4cc", "#bcb09c", shadow=0.9, soft=8, rim=1.8),
        mark(all_within(bands, wrap), "#d0543c"),
        sheet(knot, "#f4e8d0", "#b4a48c", shadow=0.9, soft=6, rim=1.9),
        mark(taper([(8, 4), (22, 8), (36, 0)], [1, 3, 1]), "#a08c74", alpha=0.7),
    )


def _cafe() -> Motif:
    """A board across the horns with a table, a parasol and two guests."""
    board = box(-88, -8, 176, 12, 4)
    legs = [taper([(-2, -8), (0, -40)], [5, 4]), taper([(-16, -8), (0, -20)], [4, 4]),
            taper([(16, -8), (0, -20)], [4, 4])]
    top = oval(0, -41, 32, 6.5)
    pole = box(-1.6, -118, 3.2, 78)
    shade = blob((-62, -94, "c"), (-44, -112), (0, -128, "c"), (44, -112), (62, -94, "c"),
                 (47, -99),
                 (31, -92, "c"), (16, -99), (0, -92, "c"), (-16, -99), (-31, -92, "c"), (-47, -99))
    stripes = [poly((x - 8, -90), (x + 8, -90), (x * 0.1 + 2, -128), (x * 0.1 - 2, -128))
               for x in (-47, -16, 16, 47)]
    lace = [taper([(x, -38), (x + 5, -28)], [3, 2]) for x in range(-26, 28, 9)]
    guests = [sitting_swallow().at(s * 58, -18, 0.56, 0, flip=s > 0) for s in (-1, 1)]
    stools = [taper([(s * 58, -8), (s * 58, -19)], [16, 22]) for s in (-1, 1)]
    return motif(
        sheet(pole, "#f0e0c0", "#8c7458", shadow=0.4, soft=3),
        sheet(legs, "#7c4c34", "#4c2c28", shadow=0.5, soft=3, rim=1.3),
        sheet(stools, "#b0603c", "#5c2c28", shadow=0.5, soft=3, rim=1.3),
        guests,
        sheet(lace, "#f0e8d8", "#b4b0a8", shadow=0.4, soft=2, rim=1),
        sheet(top, "#f4ecd8", "#b8b0a4", shadow=0.6, soft=4, rim=1.5),
        tea_cup("#2c6c9c", "#123a5c", "#f4dca8", "#d8904c").at(0, -44, 0.085),
        sheet(shade, "#d8603c", "#8c3024", soft=6, rim=1.8),
        mark(all_within(stripes, shade), "#f4e4c4", alpha=0.9),
        sheet(board, "#9c6840", "#54342c", soft=5, rim=1.8),
    )


def _street(scene: Scene) -> None:
    """Wet stones with puddles and fallen leaves."""
    road = land((-60, 1096), (200, 1102), (500, 1098), (860, 1092))
    stones, shine = [], []
    dice = chance("neck stones")
    for row in range(6):
        for i in range(20):
            x = i * 44 + (row % 2) * 22 - 20 + dice.uniform(-3, 3)
            stones.append(oval(x, 1112 + row * 17, 19, 6.4))
    for x, y, wide in ((230, 1142, 80), (560, 1128, 96), (420, 1164, 70)):
        shine += [oval(x, y, wide, 9), outline(oval(x + 20, y + 1, wide * 0.3, 3), 1.6)]
    steps = [leaf(x, y, 24, 12, turn) for x, y,
             turn in ((150, 1136, 20), (520, 1146, -30), (640, 1120, 160),
                                                         (352, 1142, 70))]
    paving = sheet(road, "#4c5c64", "#1c2830", shadow=0.7, soft=10, rim=1.2, through=0.1)
    scene.add(paving, mark(all_within(stones, road), "#66787e", alpha=0.45),
              sheet(shine[::2], "#8ca4ac", "#54707c", shadow=0, rim=0.8, alpha=0.6),
              mark(shine[1::2], "#d0e4e4", alpha=0.7),
              sheet(steps, "#d87434", "#8c3c24", shadow=0.6, soft=3, rim=1.4))


def _near(scene: Scene) -> None:
    scene.add(walker_back(PEOPLE[5], "raincoat", "umbrella").at(486, 1124, 0.6),
              cottage("neck low", "#6c5c60", "#2c2c38", "#54404c", "#241c2c", "#ffcc70", "#4c7078",
                      "#a8b0b0")
              .at(118, 1118, 0.72),
              rain("neck near", 50, 730, 760, 1140, 10, 46, "#c4d4da",
                   "#8ca4b0").styled(alpha=0.65),
              splash("#c8dce4", "#7c98a4").at(256, 1140, 0.5),
              splash("#c8dce4", "#7c98a4").at(600, 1126, 0.5))
