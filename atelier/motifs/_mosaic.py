"""Skin laid of cut plates, as tortoises wear it."""

import math

from atelier.engine import Motif, Path, blob, chance, minus, motif, outline, shaded, sheet, within

SKIN, OLIVE, UMBER, GROUT = "#8c6034", "#74743c", "#6c402c", "#38201f"


def mosaic(border: Path, name: str, size: float, dark: float = 0) -> Motif:
    """Skin of cut plates, umber and olive, with the grout showing between."""
    dice = chance("tortoise skin", name)
    area = border.computeTightBounds()
    inner = minus(border, outline(border, 7))
    plates: tuple[list[Path], list[Path], list[Path]] = ([], [], [])
    y, row = area.top() - size, 0
    while y < area.bottom() + size:
        x = area.left() - size + (row % 2) * size * 0.5
        while x < area.right() + size:
            here = (x + dice.uniform(-0.13, 0.13) * size, y + dice.uniform(-0.13, 0.13) * size)
            reach, turn = size * dice.uniform(0.46, 0.56), dice.uniform(0, 1)
            rim = [(here[0] + reach * dice.uniform(0.8, 1.08) * math.cos(math.pi * k / 3 + turn),
                    here[1] + reach * dice.uniform(0.8, 1.08) * math.sin(math.pi * k / 3 + turn))
                   for k in range(6)]
            plates[dice.choice((0, 0, 1, 1, 2))].append(within(blob(*rim, tension=0.3), inner))
            x += size
        y, row = y + size * 0.86, row + 1
    tones = [shaded(tone, 1 - dark) for tone in (UMBER, OLIVE, SKIN)]
    return motif(
        sheet(border, shaded(GROUT, 1 - dark * 0.5), shadow=1, soft=11, rim=2),
        [sheet(some, shaded(tone, 1.35), shaded(tone, 0.7), shadow=0.4, soft=2.5, rim=1.3, wrap=0.1)
         for some, tone in zip(plates, tones, strict=True)],
    )
