"""What is worn: crowns, collars, hats."""

import math

from atelier.engine import (
    Colour,
    Motif,
    blob,
    circle,
    motif,
    pane,
    poly,
    sheet,
    star,
    taper,
)


def ruff(
    width: float = 84, paper: Colour = "#fff0d4", end: Colour = "#d8a878", pleats: int = 14
) -> Motif:
    """A pleated collar seen a little from above, the neck's middle at the origin."""
    unit = width / 84
    sheets = []
    for index in range(pleats):
        # The pleats behind the neck come first.
        angle = -math.pi / 2 + (index + 1) // 2 * (1 if index % 2 else -1) * 2 * math.pi / pleats
        inner = (math.cos(angle) * 10, math.sin(angle) * 5)
        wide = 4 / pleats
        edge = [(math.cos(angle + aside) * reach, 4 + math.sin(angle + aside) * reach * 0.42)
                for aside, reach in ((-wide, 36), (0, 42), (wide, 36))]
        sheets.append(sheet(blob(inner, *edge), paper, end, shadow=0.5, soft=3, rim=1.1))
    return motif(sheets).at(0, 0, unit)


def crown(
    gold: Colour = "#f0a838", end: Colour = "#8c2c18", gems: Colour = "#fff0d0",
    light: Colour = "#ffd070", width: float = 160,
) -> Motif:
    """A tall crown of five points, the middle of its band at the origin."""
    spikes = [(-80, -62), (-44, -92), (0, -124), (44, -92), (80, -62)]
    rim = [(-58, 4), spikes[0], (-52, -24), spikes[1], (-24, -32), spikes[2], (24, -32),
           spikes[3], (52, -24), spikes[4], (58, 4)]
    back = [(-56, -4), (-66, -84), (-34, -34), (-22, -116), (0, -40), (22, -116), (34, -34),
            (66, -84), (56, -4)]
    cuts = [star(x * 0.82, -26 - abs(80 - abs(x)) * 0.36, 11 if x else 15, 4, 0.34)
            for x, _ in spikes]
    return motif(
        sheet(poly(*((float(x), float(y)) for x, y in back)), end, gold, shadow=0.8, rim=1.2),
        sheet(poly(*((float(x), float(y)) for x, y in rim)), gold, end, soft=7, rim=2.1,
              through=0.45),
        pane(cuts, light, 1.0, glow=5, spill=0.3),
        sheet([circle(x, y, 7) for x, y in spikes], gems, gold, shadow=0.7, soft=4, rim=1.8),
        sheet(taper([(-62, -4), (0, 10), (62, -4)], [18, 22, 18]), gold, end, shadow=0.7, soft=5,
              rim=1.9),
        sheet([circle(x, 9 - abs(x) * 0.17, 5) for x in range(-54, 55, 18)], gems, gold,
              shadow=0.4, soft=2, rim=1.4),
    ).at(0, 0, width / 160)
