"""A steam train: engine, tender and carriages, each with its middle on the rails."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    arched,
    blob,
    box,
    circle,
    mark,
    minus,
    motif,
    oval,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    star,
    taper,
    tendril,
)
from atelier.motifs._seams import arc, beads

COUPLING = 200


def train(
    colour: Colour = "#1c7c84", carriage_colour: Colour = "#8c3030", gold: Colour = "#d8a048",
    light: Colour = "#ffc860", carriages: int = 2, smoke: bool = True,
) -> Motif:
    """An engine looking right with its carriages behind, the engine's middle at the origin."""
    cars = [carriage(carriage_colour, gold, light).at(-COUPLING * (i + 1) - 6, 0)
            for i in range(carriages)]
    return motif(cars, engine(colour, gold, light, smoke))


def engine(
    colour: Colour = "#1c7c84", gold: Colour = "#d8a048", light: Colour = "#ffc860",
    smoke: bool = True, iron: Colour = "#20242c",
) -> Motif:
    """A steam engine 210 wide and 150 high, looking right."""
    dark = shaded(colour, 0.4)
    boiler = box(-30, -106, 104, 56, 14)
    nose = [box(68, -104, 12, 52, 5), circle(76, -78, 20)]
    catcher = poly((72, -34), (84, -44), (112, -6), (70, -6))
    return motif(
        _smoke() if smoke else motif(),
        _chimney(iron, gold),
        sheet(box(-100, -48, 184, 18, 4), iron, soft=8, rim=1.8),
        sheet(catcher, iron, shaded(iron, 0.6), soft=6, rim=2),
        mark([taper([(80 + i * 3, -38 + i * 2), (76 + i * 9, -8)], [1.4, 1.4]) for i in range(4)],
             gold),
        sheet(boiler, colour, dark, soft=11, rim=2.2, puff=0.12),
        sheet([box(x, -107, 7, 58, 3) for x in (-14, 22, 56)], gold, shaded(gold, 0.4), shadow=0.5,
              soft=4, rim=1.9),
        sheet(nose, shaded(colour, 0.7), dark, soft=6, rim=2),
        mark(star(4, -78, 11, 8, 0.42), gold, rim=1),
        mark(star(40, -78, 9, 8, 0.42), gold, rim=1),
        _cab(colour, dark, gold, light),
        _running_gear(iron, colour, gold),
        pane(circle(84, -110, 8), light, 1.9, glow=14, spill=0.7),
        sheet(ring(84, -110, 7, 11), gold, shaded(gold, 0.5), soft=3, rim=2),
    )


def _cab(colour: Colour, dark: Colour, gold: Colour, light: Colour) -> Motif:
    wall = blob((-98, -46, "c"), (-98, -140, "c"), (-28, -140, "c"), (-24, -94), (-24, -46, "c"))
    roof = blob((-110, -136, "c"), (-100, -150), (-62, -158), (-26, -150), (-12, -136, "c"),
                (-60, -142))
    windows = [arched(-78, -92, 24, 38), arched(-46, -92, 24, 38)]
    return motif(
        sheet(wall, colour, dark, soft=9, rim=2),
        pane(windows, light, 1.6, glow=10, spill=0.45),
        sheet([minus(arched(x, -89, 31, 45), arched(x, -92, 24, 38)) for x in (-78, -46)], gold,
              shaded(gold, 0.45), shadow=0.5, soft=3, rim=1.8),
        mark(star(-62, -66, 12, 8, 0.42), gold, rim=1),
        sheet(roof, shaded(colour, 0.5), shaded(colour, 0.25), soft=7, rim=2),
    )


def _chimney(iron: Colour, gold: Colour) -> Motif:
    stack = blob((42, -100, "c"), (44, -134, "c"), (32, -158, "c"), (76, -158, "c"),
                 (64, -134, "c"),
                 (66, -100, "c"))
    dome = blob((-8, -100, "c"), (-8, -118), (6, -128), (20, -118), (20, -100, "c"))
    return motif(
        sheet(dome, gold, shaded(gold, 0.4), soft=6, rim=2.1),
        sheet(stack, iron, shaded(iron, 0.6), soft=7, rim=2),
        sheet([box(29, -163, 50, 8, 3), box(41, -136, 26, 6, 2)], gold, shaded(gold, 0.4),
              shadow=0.5, soft=4, rim=2),
    )


def _running_gear(iron: Colour, colour: Colour, gold: Colour) -> Motif:
    wheels = ((-70, 27), (-14, 27), (38, 18), (72, 18))
    rod = taper([(-70, -20), (-14, -20), (46, -32)], [6, 6, 6])
    return motif(
        [_iron_wheel(x, r, iron, colour, gold) for x, r in wheels],
        sheet([rod, circle(-70, -20, 5), circle(-14, -20, 5)], gold, shaded(gold, 0.45), soft=4,
              rim=2),
        sheet(box(36, -46, 34, 20, 4), shaded(colour, 0.7), iron, soft=5, rim=2),
    )


def _iron_wheel(x: float, radius: float, iron: Colour, colour: Colour, gold: Colour) -> Motif:
    spokes = [taper([(x, -radius), arc(x, -radius, radius * 0.85, radius * 0.85, t, t, 1)[0]],
                    [4, 2.6]) for t in range(0, 360, 45)]
    return motif(
        sheet(circle(x, -radius, radius * 0.9), shaded(iron, 0.5), soft=5, rim=1),
        sheet(spokes, shaded(colour, 1.1), shaded(colour, 0.6), shadow=0.3, soft=2, rim=1.6),
        sheet(ring(x, -radius, radius * 0.8, radius), iron, shaded(iron, 0.7), soft=5, rim=2.2),
        sheet(circle(x, -radius, radius * 0.2), gold, shaded(gold, 0.5), soft=2, rim=1.8),
    )


def _smoke() -> Motif:
    puffs: tuple[tuple[list[Point], list[float], float, int], ...] = (
        ([(54, -160), (46, -200), (0, -226), (-60, -220)], [16, 26, 30, 26, 16, 3], 26, 1),
        ([(54, -164), (40, -214), (-20, -262), (-100, -258)], [12, 22, 28, 26, 16, 3], 30, -1),
        ([(56, -166), (62, -216), (38, -254), (8, -266)], [10, 18, 20, 14, 2], 20, -1),
    )
    return motif([sheet(tendril(points, widths, radius, 1.5, turning), "#b8a8a8", "#6c6478",
                        shadow=0.6, soft=8, rim=1.6, through=0.5)
                  for points, widths, radius, turning in puffs])


def carriage(
    colour: Colour = "#8c3030", gold: Colour = "#d8a048", light: Colour = "#ffc860",
    passengers: bool = True, iron: Colour = "#20242c",
) -> Motif:
    """A carriage 190 wide with lit windows and heads behind them."""
    dark = shaded(colour, 0.4)
    wall = blob((-92, -36, "c"), (-94, -122, "c"), (94, -122, "c"), (92, -36, "c"))
    roof = blob((-102, -116, "c"), (-90, -134), (0, -142), (90, -134), (102, -116, "c"), (0, -124))
    places = [-66 + i * 33 for i in range(5)]
    heads: list[Path] = []
    for index, x in enumerate(places):
        if index % 5 != 2:
            heads += [circle(x + index % 3 * 3 - 3, -80, 6.4),
                      oval(x + index % 3 * 3 - 3, -66, 10, 9)]
            if index % 2:
                heads.append(box(x + index % 3 * 3 - 12, -87, 18, 3, 1.5))
    panels = [box(x - 11, -60, 22, 16, 3) for x in places]
    return motif(
        sheet([box(-106, -46, 212, 7, 3)], iron, soft=5, rim=1.8),
        sheet(box(-88, -40, 176, 14, 3), iron, soft=6, rim=1.6),
        sheet(wall, colour, dark, soft=10, rim=2),
        pane([arched(x, -68, 23, 42) for x in places], light, 1.5, glow=9, spill=0.4),
        mark(heads if passengers else [], shaded(dark, 0.5),
             inside=[arched(x, -68, 23, 42) for x in places]),
        sheet([minus(arched(x, -66, 28, 48), arched(x, -68, 23, 42)) for x in places], gold,
              shaded(gold, 0.45), shadow=0.5, soft=3, rim=1.8),
        mark(panels, shaded(colour, 0.55), alpha=0.8),
        mark(beads([(-86, -41), (86, -41)], 14.3, 1.8), gold),
        sheet(roof, shaded(colour, 0.5), shaded(colour, 0.25), soft=7, rim=2),
        [_iron_wheel(x, 17, iron, colour, gold) for x in (-62, -22, 22, 62)],
    )
