"""Two snails carry a house each, joined by a washing line on which somebody walks."""

import math
from dataclasses import replace

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
    land,
    leaf,
    mark,
    motif,
    oval,
    pane,
    poly,
    ridge,
    sheet,
    taper,
    tendril,
    union,
)
from atelier.motifs.animals_small import snail, snail_shell
from atelier.motifs.people_stage import acrobat
from atelier.motifs.plants import grass, mushroom
from atelier.motifs.rig import PEOPLE
from atelier.motifs.trees import bough_of_leaves, far_trunk, fern
from atelier.motifs.washing import clothesline, frock, shirt, stocking, trousers
from atelier.palettes import FOREST_GREEN as FOREST

COILS = ((-82, 184, 116), (-160, 164, 110), (-232, 146, 102), (-298, 128, 94), (-358, 112, 86),
         (-412, 98, 78))

LINE: tuple[Point, Point] = ((194, 491), (612, 494))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("snail towers", Light(400, 520, "#ffe8a0", 230), shadow=FOREST.shadow,
                  finish=Finish(bloom=0.3, vignette=0.34, exposure=1.0))
    _wood(scene)
    scene.add(sheet(land((0, 960), (200, 940), (400, 972), (600, 944), (800, 956)), "#3f6c34",
                    "#1c4028",
                    soft=12, rim=1.6, through=0.2))
    for x in (216, 584):
        scene.add(sheet(oval(x, 1004, 170, 16), "#04140c", melt=9, alpha=0.6, shadow=0))
    scene.add(_housed(False).at(206, 1000), _housed(True).at(580, 1004, 1, 0, True))
    scene.add(_line())
    _near(scene)
    frames.rounded(scene, "#0f2a1c", "#06140c")
    frames.corner_leaves(scene, "#1c4a2c", "#0a2014")
    return scene


def _wood(scene: Scene) -> None:
    scene.sky((0, "#12382c"), (0.28, "#2c6048"), (0.5, "#6c9c58"), (0.72, "#3f6c40"),
              (1, "#1c3c28"),
              glow=0.14, clouds=0.25)
    scene.glow(400, 520, 280, "#e8d870", 0.16)
    for x, width in ((60, 34), (150, 20), (330, 26), (486, 18), (560, 22), (650, 20), (742, 34)):
        scene.add(far_trunk(f"snail far {x}", width, "#487848", "#6c8c4c").at(x, 1220))
    scene.fog("#a8b868", 420, 980, 0.4)
    for x, width in ((16, 52), (108, 30), (700, 32), (788, 54)):
        scene.add(far_trunk(f"snail near {x}", width, "#24503a", "#34603c").at(x, 1220))
    scene.rays(0.16, threshold=0.55)
    scene.add(sheet(ridge("snail moss", 890, 22, 1.4, 0.4), "#4c7c40", "#2c5434", shadow=0.6,
                    rim=1.4,
                    through=0.2))
    for x, y, length in ((70, 930, 120), (735, 930, 130), (400, 950, 90), (330, 940, 60)):
        scene.add(fern(f"snail mid {x}", length).at(x, y))
    scene.add(bough_of_leaves("snail back", 300, "#2c5434", "#4c7038", 62, 0.3,
                              66).toned(dark=0.3).at(400, 50),
              bough_of_leaves("snail left", 130, "#2c5834", "#5c8440", 58, 0.7, 30).at(90, 150),
              bough_of_leaves("snail right", 130, "#2c5834", "#5c8440", 58, 0.7, 30).at(712, 150))


def _housed(red: bool) -> Motif:
    """A snail with its tower, looking right; its foot the origin."""
    slug = snail(0, "#b08a5c" if red else "#9c9458", "#5c3c2c" if red else "#444c2c", bent=red)
    return slug.at(0, 0, 0.96) + _tower(red).at(-64 if red else -40, -38)


def _tower(red: bool) -> Motif:
    """A shell that winds upwards, coil on coil, to an attic."""
    colour, end = ("#c0402c", "#5c1820") if red else ("#b0783c", "#4c2c24")
    parts: list[Motif] = [_coil(k, red, colour, end) for k in range(len(COILS))][::-1]
    base = snail_shell(94, colour, end).at(_lean(0), 48)
    return motif(_attic(red), parts, base)


def _lean(y: float) -> float:
    """How far the crooked tower stands aside at a height."""
    return -4 + 15 * math.sin(y / 92) + y * 0.035


def _coil(index: int, red: bool, colour: Colour, end: Colour) -> Motif:
    y, width, high = COILS[index]
    x, half = _lean(y), width / 2
    band = blob((x - half, y + 6), (x - half * 0.8, y - high * 0.38), (x, y - high * 0.5),
                (x + half * 0.8, y - high * 0.44), (x + half, y - 8),
                (x + half * 0.86, y + high * 0.28),
                (x, y + high * 0.5), (x - half * 0.86, y + high * 0.38))
    seam = taper([(x - half, y + 8), (x - half * 0.5, y - high * 0.26),
                  (x + half * 0.3, y - high * 0.36),
                  (x + half, y - 14)], [1, 6, 6, 1])
    places = (-0.52, 0.0, 0.5) if width > 120 else (-0.34, 0.34)
    holes, frames_, bars = [], [], []
    for k, place in enumerate(places):
        wx, wy, r = x + place * half, y - 2 - place * 6, 15 + width * 0.02
        if (index * 3 + k) % 7 == 5:
            continue
        if red:
            holes.append(_pointed(wx, wy + r, r))
            frames_.append(_pointed(wx, wy + r + 3, r + 4.5))
        else:
            holes.append(circle(wx, wy, r))
            frames_.append(circle(wx, wy, r + 4.5))
        bars += [box(wx - 1.2, wy - r * 1.5, 2.4, r * 2.6), box(wx - r, wy - 1.2, 2 * r, 2.4)]
    return motif(sheet(band, colour, end, soft=9, rim=2, puff=0.1),
                 sheet(all_within([seam], band), "#f0c878", "#a8703c", shadow=0.3, soft=3, rim=1.1),
                 sheet(frames_, end, "#2c1418", shadow=0.5, soft=4, rim=1.5),
                 pane(holes, "#ffd070", 1.35, glow=12, spill=0.5),
                 sheet(all_within(bars, union(holes)), end, shadow=0.2, rim=0.8))


def _pointed(x: float, foot: float, half: float) -> Path:
    """A window with a pointed arch."""
    return blob((x - half * 0.8, foot, "c"), (x - half * 0.8, foot - half, "c"),
                (x - half * 0.6, foot - half * 1.6), (x, foot - half * 2.4, "c"),
                (x + half * 0.6, foot - half * 1.6), (x + half * 0.8, foot - half, "c"),
                (x + half * 0.8, foot, "c"))


def _attic(red: bool) -> Motif:
    """The room under the roof, with a chimney, and a post for the line."""
    x, y = _lean(-440), -462.0
    wall, roof = ("#c89468", "#3c5c6c") if red else ("#c8b080", "#8c3c34")
    smoke = tendril([(x - 26, y - 92), (x - 34, y - 122), (x - 16, y - 150)], [4, 9, 9, 6, 3], 15,
                    1.5)
    rows = [taper([(x - 46 + k * 8, y - 42 - k * 16), (x, y - 36 - k * 16),
                   (x + 46 - k * 8, y - 42 - k * 16)], [2, 3, 2]) for k in range(3)]
    window = _pointed(x + 4, y - 4, 11) if red else circle(x + 4, y - 16, 11)
    return motif(
        sheet(smoke, "#d8e0b8", "#a8b890", shadow=0.3, alpha=0.75, rim=0.8),
        sheet(box(x - 32, y - 92, 14, 44, 2), "#7c4c3c", "#44242c", shadow=0.6, soft=4),
        sheet(poly((x - 34, y + 30), (x + 36, y + 30), (x + 38, y - 40), (x - 32, y - 36)), wall,
              "#5c3c38", soft=8, rim=1.7),
        sheet(blob((x - 56, y - 30, "c"), (x - 20, y - 62), (x + 4, y - 108, "c"), (x + 26, y - 62),
                   (x + 58, y - 34, "c"), (x, y - 26)), roof, "#241c2c", soft=8, rim=1.9),
        mark(rows, "#1c1420", alpha=0.5),
        sheet(window, "#3c2024", shadow=0.3, rim=1.4),
        pane(window, "#ffd070", 1.3, glow=10, spill=0.5),
        sheet(taper([(x + 34, y - 6), (x + 56, y - 10)], [7, 5]), "#7c5434", "#3c2420", rim=1.5),
    )


def _line() -> Motif:
    start, end = LINE
    small = [piece.at(0, 0, 0.66) for piece in (shirt(), stocking(), frock(),
                                                shirt("#e0b058", "#a84830"),
                                                trousers())]
    walker = acrobat("rope", replace(PEOPLE[2], cloth="#e8dcc8"), "basket")
    middle = ((start[0] + end[0]) / 2 + 6, (start[1] + end[1]) / 2 + 34)
    return motif(clothesline(start, end, 34, small, cord="#f0e0b0"), walker.at(*middle, 0.96))


def _near(scene: Scene) -> None:
    scene.add(sheet(land((0, 1012), (180, 1024), (400, 1004), (620, 1026), (800, 1010)), "#4c7c38",
                    "#1f4a2c", soft=12, rim=1.7, through=0.2))
    for x, y, height, cap in ((370, 1040, 74, "#d0643e"), (424, 1046, 52, "#e0904c"),
                              (330, 1044, 38, "#d0643e"),
                              (92, 1060, 58, "#c8503a"), (132, 1066, 36, "#d0643e"),
                              (716, 1060, 50, "#c8503a"),
                              (680, 1066, 34, "#d0643e")):
        scene.add(mushroom(cap, height=height).at(x, y))
    scene.add(sheet(land((0, 1080), (220, 1062), (420, 1086), (620, 1064), (800, 1082)), "#2f5c30",
                    "#10301f", soft=14, rim=1.6), grass("snail", colour="#2f6434").at(0, 1104))
    for x, y, size, turn in ((250, 1180, 150, -118), (340, 1186, 130, -84), (470, 1190, 140, -102),
                             (560, 1184, 150, -60), (180, 1190, 120, -70), (640, 1190, 120, -112)):
        scene.add(_big_leaf(size).at(x, y, 1, turn))
    dice = chance("snail drops")
    for _ in range(16):
        scene.glow(dice.uniform(80, 720), dice.uniform(620, 1080), dice.uniform(4, 9), "#ffe870",
                   dice.uniform(0.3, 0.8))


def _big_leaf(length: float) -> Motif:
    """A large wet leaf that lies along to the right of its stalk."""
    shape = leaf(0, 0, length, length * 0.5)
    veins = [taper([(length * t, 0), (length * (t + 0.16), s * length * 0.2)], [2.4, 0.6])
             for t in (0.14, 0.3, 0.46, 0.62) for s in (-1, 1)]
    drops = [circle(length * t, s * length * 0.07, 4) for t,
             s in ((0.4, 1), (0.55, -1), (0.7, 0.5))]
    return motif(sheet(shape, "#3f7c3c", "#14402c", soft=10, rim=1.9),
                 mark(all_within([taper([(0, 0), (length, 0)], [4, 1]), *veins], shape), "#8cb85c",
                      alpha=0.6),
                 sheet(drops, "#d8f4e0", "#8cc0a8", shadow=0.5, soft=3, rim=1.4))
