"""What hangs in the air: clouds with spirals, stars, moons."""

from atelier.engine import (
    Colour,
    Motif,
    all_within,
    chance,
    circle,
    cloud,
    cloudbank,
    crescent,
    mark,
    motif,
    pane,
    shaded,
    sheet,
    star,
    taper,
    tendril,
)


def cloud_sea(
    name: str = "cloud sea", y: float = 0, height: float = 60, colour: Colour = "#c08a78",
    end: Colour = "#8a5464", puffs: int = 12, depth: float = 1.0,
) -> Motif:
    """A bank of clouds right across a card, with spirals cut in; for `Scene.add` as it is."""
    bank = cloudbank(name, y, height, puffs)
    dice = chance("cloud sea", name)
    spirals, x = [], -20.0
    while x < 830:
        size, side = height * dice.uniform(0.34, 0.55), dice.choice([-1, 1])
        top = y + height * dice.uniform(-0.05, 0.4)
        stroke = [(x - side * size * 2.6, top + size * 1.15), (x - side * size * 1.4, top + size),
                  (x, top + size * 0.8)]
        widths = [1, height * 0.07, height * 0.085, height * 0.05, 1.5]
        spirals.append(tendril(stroke, widths, size * 0.55, 1.35, -side))
        x += height * dice.uniform(1.5, 2.2)
    return motif(
        sheet(bank, colour, end, shadow=0.4 + 0.6 * depth, soft=9 + 9 * depth, through=0.35),
        sheet(all_within(spirals, bank), shaded(colour, 1.25), shadow=0, rim=0.5, wrap=0,
              alpha=0.75, through=0.3),
    )


def drifting_cloud(
    name: str = "cloud", width: float = 240, height: float = 60, colour: Colour = "#2a7c7a",
    end: Colour | None = None,
) -> Motif:
    """One cloud on a flat base, its middle at the origin."""
    return motif(sheet(cloud(name, 0, 0, width, height), colour, end, shadow=0.5, through=0.3))


def stars(
    name: str = "stars", count: int = 40, left: float = 40, top: float = 40, right: float = 760,
    bottom: float = 420, colour: Colour = "#ffe8c0", smallest: float = 2, largest: float = 6,
) -> Motif:
    """Stars cut in the sky of a card between four edges."""
    dice = chance("stars", name)
    shapes = [star(dice.uniform(left, right), dice.uniform(top, bottom),
                   dice.uniform(smallest, largest), dice.choice((4, 4, 8)), 0.28,
                   dice.uniform(0, 23)) for _ in range(count)]
    return motif(pane(shapes, colour, 0.8, glow=3, spill=0.2))


def hanging_star(
    thread: float = 180, size: float = 14, colour: Colour = "#ffe0a0", turn: float = 8
) -> Motif:
    """A star on a thread; the origin is where the thread is tied."""
    return motif(
        sheet(taper([(0, 0), (0, thread)], [1.2, 1.2]), colour, shadow=0.4, soft=4, rim=0.8),
        pane(star(0, thread + size * 0.8, size, 5, 0.45, turn), colour, 1.1, glow=8, spill=0.45),
    )


def sickle_moon(
    colour: Colour = "#ffecb4", deep: Colour = "#e8a850", radius: float = 150, turn: float = -25
) -> Motif:
    """A shining sickle with craters, its disc's middle at the origin, open to the upper right."""
    sickle = crescent(0, 0, radius, turn, 0.42, 0.86)
    inner = crescent(radius * 0.035, -radius * 0.02, radius * 0.9, turn, 0.44, 0.9)
    dice = chance("sickle moon", turn)
    craters = [circle(radius * dice.uniform(-0.85, -0.3), radius * dice.uniform(-0.4, 0.85),
                      radius * dice.uniform(0.02, 0.055)) for _ in range(16)]
    return motif(
        sheet(sickle, deep, soft=14, rim=2),
        pane(sickle, colour, 1.3, glow=26, spill=0.5),
        mark(all_within(inner, sickle), deep, rim=0.2, alpha=0.16),
        mark(all_within(craters, sickle), deep, rim=0.3, alpha=0.45),
    )
