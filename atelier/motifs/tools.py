"""Tools: what work is done with."""

from atelier.engine import Colour, Motif, blob, circle, minus, motif, moved, oval, sheet, taper


def scissors(steel: Colour = "#fff2d8", end: Colour = "#c89878") -> Motif:
    """Half-open scissors 100 long, pointing up, their screw at the origin."""
    blade = blob((-4, 0, "c"), (-3, -30), (-1, -66, "c"), (5, -40), (6, 0, "c"))
    grips = [minus(oval(side * 11.5, 20, 9, 13, -side * 14), oval(side * 11.5, 20, 5, 8.5,
                                                                 -side * 14)) for side in (-1, 1)]
    shape = [moved(blade, turn=-13), moved(blade, turn=15), *grips, circle(0, 0, 4)]
    return motif(sheet(shape, steel, end, shadow=0.9, soft=5, rim=2))


def ladder(
    height: float = 300, width: float = 46, top_width: float = 34, wood: Colour = "#44183c",
    end: Colour = "#2a123c",
) -> Motif:
    """A ladder that narrows to its top."""
    sides = [taper([(side * width / 2, 0), (side * top_width / 2, -height)], [6, 4.5])
             for side in (-1, 1)]
    rungs = []
    count = max(2, int(height / 27))
    for index in range(count):
        t = (index + 0.6) / count
        half = (width + (top_width - width) * t) / 2 + 4
        rungs.append(taper([(-half, -height * t), (half, -height * t + 1)], [4.4, 4.4]))
    return motif(sheet(sides, wood, end, shadow=0.8, soft=5, rim=1.8, through=0.05, wrap=0.2),
                 sheet(rungs, wood, end, shadow=0.7, soft=4, rim=1.8, through=0.05, wrap=0.2))
