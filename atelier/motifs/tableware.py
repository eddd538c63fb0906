"""Cups, pots and plates."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    blob,
    circle,
    leaf,
    line,
    mark,
    minus,
    motif,
    moved,
    outline,
    oval,
    pane,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    union,
)


def tea_cup(
    china: Colour = "#5c2c8c", dark: Colour = "#200a54", trim: Colour = "#f0c090",
    tea: Colour = "#ffc878", light: Colour = "#ffd070",
) -> Motif:
    """A wide cup with shining flowers on a saucer, 420 wide, full; its foot at the origin."""
    body = blob((-208, -206, "c"), (-198, -150), (-166, -80), (-112, -30), (-84, 0, "c"),
                (84, 0, "c"), (112, -30), (166, -80), (198, -150), (208, -206, "c"), (0, -176))
    hoops = [minus(_hoop(y, half), _hoop(y - 5, half + 4))
             for y, half in ((-160, 202), (-138, 195))]
    return motif(
        saucer(china, dark),
        _handle(shaded(china, 1.5), dark),
        sheet(body, china, dark, shadow=1.1, soft=14, rim=1.9, through=0.3, puff=0.12),
        sheet(hoops, trim, dark, inside=body, shadow=0.3, soft=3, rim=0.8, direction="across"),
        pane(_flowers(), light, 0.95, glow=7, spill=0.35, inside=body),
        sheet(union(_foot()), china, dark, shadow=0.6, rim=1.4),
        _surface(china, trim, tea),
    )


def _hoop(y: float, half: float) -> Path:
    """The lower half of a band that runs round the cup."""
    return blob((-half, y, "c"), (-half * 0.6, y + 24), (0, y + 34), (half * 0.6, y + 24),
                (half, y, "c"), (half, y - 60, "c"), (-half, y - 60, "c"))


def _flowers() -> list[Path]:
    flowers = []
    for index in range(-4, 5):
        angle = index * 0.33
        x, y = math.sin(angle) * 190, -88 - 12 + 26 * math.cos(angle)
        squeeze = max(0.35, math.cos(angle))
        if index % 2 == 0:
            flowers.append(_squeezed(_rosette(8), squeeze, x, y))
        else:
            flowers.append(_squeezed(_rosette(6), squeeze, x, y))
    for index in range(-5, 6):
        angle = index * 0.25
        flowers.append(star(math.sin(angle) * 160, -46 + 18 * math.cos(angle) - 8, 8, 4, 0.36))
    return [minus(flower, circle(*_middle(flower), 4.2)) for flower in flowers]


def _rosette(petals: int) -> Path:
    return union([leaf(0, 0, 23, 15 if petals == 6 else 12, i * 360 / petals)
                  for i in range(petals)])


def _squeezed(path: Path, share: float, x: float, y: float) -> Path:
    """A flower turned away round the cup: narrower, but no lower."""
    return moved(path, x, y, share, tall=1 / share)


def _middle(path: Path) -> tuple[float, float]:
    box = path.getBounds()
    return (box.centerX(), box.centerY())


def _foot() -> list[Path]:
    return [blob((-84, -4, "c"), (-92, 8), (-84, 16), (0, 22), (84, 16), (92, 8), (84, -4, "c"),
                 (0, 6))]


def _handle(china: Colour, dark: Colour) -> Motif:
    loop = taper([(-190, -176), (-250, -196), (-296, -150), (-280, -84), (-220, -50), (-150, -52)],
                 [22, 26, 24, 24, 22, 18])
    curl = swirl(-284, -196, 20, 1.3, 12, -1, 60)
    return motif(sheet([loop, curl], china, dark, shadow=1, soft=10, rim=1.8),
                 mark(outline(line((-205, -178), (-252, -188), (-286, -148), (-272, -90),
                                   (-220, -60)), 2), "#c890b0", alpha=0.5))


def _surface(china: Colour, trim: Colour, tea: Colour) -> Motif:
    rings = [minus(oval(x, y, rx, rx * 0.17), oval(x, y, rx - 2.2, (rx - 2.2) * 0.17 - 0.6))
             for x, y, rx in ((20, -206, 62), (20, -206, 42), (118, -198, 48), (118, -198, 30),
                              (-90, -212, 30))]
    level = oval(0, -206, 194, 31)
    return motif(
        sheet(oval(0, -206, 208, 39), trim, china, shadow=0.5, rim=1.6),
        sheet(level, tea, "#c87848", shadow=0.4, soft=5, rim=0.6, direction="across"),
        pane(oval(0, -204, 188, 27), tea, 0.78, glow=18, spill=0.3),
        mark(rings, "#fff4cc", inside=level, rim=0.3, alpha=0.6),
    )


def saucer(china: Colour = "#4a2484", dark: Colour = "#1c0c54") -> Motif:
    """A saucer 570 wide, its middle at the origin."""
    return motif(
        sheet(oval(0, 16, 285, 30), china, dark, soft=14, rim=1.5),
        sheet(oval(0, 12, 240, 21), dark, china, shadow=0.4, soft=5, rim=0.8),
    )
