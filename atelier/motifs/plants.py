"""Trees, flowers, mushrooms, cacti, their roots at the origin."""

import math

from atelier.engine import (
    Colour,
    Motif,
    blob,
    chance,
    circle,
    leaf,
    mark,
    motif,
    oval,
    sheet,
    star,
    taper,
    union,
)


def cactus(
    colour: Colour = "#2c6a58", end: Colour = "#16403c", flower: Colour | None = "#ff8a6a",
    arms: tuple[tuple[int, float, float], ...] = ((-1, 0.4, 0.28), (1, 0.55, 0.24)),
) -> Motif:
    """A cactus 150 high; arms are (side, height, length) as shares of it."""
    height = 150.0
    limbs = [taper([(0, 0), (0, -height / 2), (0, -height)], [26, 28, 22])]
    blossoms = [star(0, -height - 4, 12, 8, 0.45)]
    for side, level, length in arms:
        y, tip = -height * level, -height * (level + length)
        limbs.append(taper([(0, y), (side * 24, y), (side * 33, y - 8), (side * 33, tip)],
                           [15, 16, 16, 14]))
        blossoms.append(star(side * 33, tip - 6, 9, 8, 0.45))
    ribs = [taper([(x, -9), (x, -height * 0.94)], [1.6, 1.6]) for x in (-7, 0, 7)]
    plant = motif(sheet(union(limbs), colour, end, holes=ribs, rim=2))
    if flower is None:
        return plant
    return plant + sheet(blossoms[:2], flower, shadow=0.5, rim=1.6)


def round_tree(
    name: str = "tree", leaves: Colour = "#4a8a50", end: Colour = "#2a5a40",
    trunk: Colour = "#3a2a24",
) -> Motif:
    """A small tree with a crown of balls, 60 high; its name decides its shape."""
    dice = chance("round tree", name)
    stem = taper([(0, 6), (dice.uniform(-4, 4), -30), (0, -60)], [7, 4, 2])
    balls, cuts = [circle(0, -45, 14)], []
    for index in range(8):
        angle = index * math.pi / 4 + dice.uniform(-0.3, 0.3)
        x, y = math.cos(angle) * 14, -45 + math.sin(angle) * 12
        balls.append(circle(x, y, dice.uniform(7.5, 11)))
        cuts.append(leaf(x * 0.7, y * 0.3 - 31.5, 8, 3.4, math.degrees(angle)))
    crown = union(balls)
    return motif(sheet(stem, trunk, shadow=0.4),
                 sheet(crown, leaves, end, holes=cuts, shadow=0.6, rim=1.4))


def mushroom(cap: Colour = "#c8503a", cap_end: Colour = "#7a2a1c", height: float = 44) -> Motif:
    """A spotted toadstool."""
    h = height
    stalk = taper([(0, 0), (3, -h * 0.5), (0, -h)], [h * 0.24, h * 0.16, h * 0.2])
    top = blob((-h * 0.5, -h * 0.82, "c"), (-h * 0.36, -h * 1.2), (0, -h * 1.42),
               (h * 0.36, -h * 1.2), (h * 0.5, -h * 0.82, "c"), (0, -h * 0.9))
    spots = [oval(x * h, y * h, rx * h, ry * h) for x, y, rx, ry in
             ((-0.18, -1.08, 0.08, 0.06), (0.12, -1.2, 0.09, 0.07), (0.26, -0.98, 0.06, 0.05))]
    return motif(sheet(stalk, "#f0e0b0", "#a8a070", shadow=0.7, rim=1.4),
                 sheet(top, cap, cap_end, shadow=0.8, rim=1.8), mark(spots, "#ffe9c0"))


def grass(
    name: str = "grass", left: float = 20, right: float = 800, colour: Colour = "#26462a",
    end: Colour = "#0c2016", tallest: float = 62,
) -> Motif:
    """A row of grass blades from left to right along the origin's height."""
    dice = chance("grass", name)
    blades = []
    x = left
    while x < right:
        blades.append(leaf(x, dice.uniform(-6, 8), dice.uniform(0.4, 1) * tallest, 5,
                           -90 + dice.uniform(-34, 34)))
        x += 9
    return motif(sheet(blades, colour, end, shadow=0.8, rim=1.4))
