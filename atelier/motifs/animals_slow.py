"""Tortoises and snails; what they stand on is the origin's level."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    line,
    mark,
    mixed,
    motif,
    moved,
    outline,
    oval,
    poly,
    ring,
    shaded,
    sheet,
    star,
    taper,
    union,
    within,
)
from atelier.motifs.fur import lid, round_eye, studs

SKIN, SKIN_END = "#7a7434", "#3a3818"
UMBER, UMBER_END, CREAM, DARK = "#8a5426", "#3e2010", "#f6e4b8", "#1a120a"


def _mosaic(border: Path, size: float) -> list[Path]:
    """Six-sided plates in rows within a border, with a gap between them."""
    left, top, right, bottom = _box_of(border)
    plates = []
    high = size * 0.87
    for row in range(int((bottom - top) / high) + 3):
        for column in range(int((right - left) / (size * 1.02)) + 3):
            x = left + (column - 0.5 + row % 2 * 0.5) * size * 1.02
            y = top + (row - 0.5) * high
            corners = [(x + math.cos(math.radians(60 * i + 30)) * size * 0.52,
                        y + math.sin(math.radians(60 * i + 30)) * size * 0.52) for i in range(6)]
            plates.append(poly(*corners))
    return [path for path in all_within(plates, border) if not path.isEmpty()]


def _box_of(path: Path) -> tuple[float, float, float, float]:
    edges = path.getBounds()
    return (edges.left(), edges.top(), edges.right(), edges.bottom())


def _plated(shape: Path, size: float, colour: Colour, end: Colour, far: bool = False) -> Motif:
    """A limb covered with a mosaic of cut plates."""
    inner = mixed(colour, CREAM, 0.12) if not far else shaded(colour, 0.7)
    plates = _mosaic(shape, size)
    return motif(
        sheet(shape, shaded(colour, 0.5 if not far else 0.3), shaded(end, 0.6), shadow=0.9, soft=8,
              rim=2),
        sheet(plates, inner, shaded(colour, 0.75), shadow=0.25, soft=2, rim=1),
        mark(plates[1::4], mixed(inner, UMBER, 0.6), alpha=0.85),
    )


def tortoise(
    skin: Colour = SKIN, skin_end: Colour = SKIN_END, shell: Colour | None = UMBER,
    shell_end: Colour = UMBER_END,
) -> Motif:
    """A tortoise that walks to the right, 560 wide, 310 high. Without a shell its back is a low
    saddle from (-180, -118) to (150, -118) that carries something else."""
    neck: list[Point] = [(130, -92), (196, -108), (232, -150), (262, -176)]
    near = [union(taper([(110, -90), (134, -50), (144, -20)], [92, 70, 58]),
                  blob((114, -20), (176, -22), (192, 0, "c"), (108, 0, "c"))),
            union(taper([(-140, -90), (-158, -50), (-160, -20)], [96, 72, 58]),
                  blob((-196, -20), (-132, -22), (-116, 0, "c"), (-200, 0, "c")))]
    far = [union(taper([(60, -80), (56, -40), (50, -12)], [80, 64, 54]), oval(54, -8, 34, 10)),
           union(taper([(-70, -80), (-84, -40), (-92, -12)], [80, 64, 54]), oval(-88, -8, 34, 10))]
    belly = blob((-212, -92), (-190, -118, "c"), (160, -118, "c"), (182, -92), (150, -60),
                 (0, -46), (-170, -58))
    tail = blob((-200, -94, "c"), (-246, -74), (-274, -40, "c"), (-228, -52), (-190, -64, "c"))
    return motif(
        _plated(tail, 20, skin, skin_end),
        [_plated(limb, 24, skin, skin_end, far=True) for limb in far],
        _plated(taper(neck, [92, 72, 60, 54]), 24, skin, skin_end),
        sheet(belly, CREAM, "#a8834c", shadow=1, soft=10, rim=1.8),
        mark([outline(line((-150 + i * 60, -112), (-144 + i * 58, -54)), 2.6) for i in range(6)],
             "#8a6434", alpha=0.7),
        _dome(shell, shell_end) if shell else _plated(_saddle(), 27, skin, skin_end),
        [_plated(limb, 25, skin, skin_end) for limb in near],
        sheet([oval(x, -4, 7, 6) for x in (148, 164, 180, -156, -140, -124)], CREAM, "#b08c54",
              shadow=0.3, soft=2, rim=1.2),
        _old_head(skin, skin_end).at(268, -186),
    )


def _saddle() -> Path:
    """The bare back of a tortoise that carries something else than its shell."""
    return blob((-222, -86), (-206, -128), (-182, -132, "c"), (-150, -118), (120, -118),
                (154, -132, "c"), (178, -126), (192, -84), (150, -70), (0, -62), (-170, -68))


def _dome(shell: Colour, end: Colour) -> Motif:
    """The shell: a domed sheet, its rim, and plates that each carry a star."""
    dome = blob((-214, -104, "c"), (-206, -176), (-150, -262), (-60, -308), (30, -306), (120, -254),
                (172, -172), (184, -104, "c"), (0, -88))
    plates: list[Path] = []
    for row, (y, half, count) in enumerate(((-254, 150, 3), (-186, 208, 4), (-128, 226, 6))):
        for index in range(count):
            x = -16 + (index - (count - 1) / 2) * half * 2 / count
            wide, high = half / count * 0.9, (34, 32, 22)[row]
            lean = (x + 16) * 0.12
            plates.append(blob((x - wide * 0.62 - lean, y - high, "c"), (x, y - high * 1.14),
                               (x + wide * 0.62 - lean, y - high, "c"), (x + wide, y, "c"),
                               (x + wide * 0.72 + lean * 0.4, y + high, "c"),
                               (x, y + high * 1.1),
                               (x - wide * 0.72 + lean * 0.4, y + high, "c"), (x - wide, y, "c")))
    clipped = all_within(plates, moved(dome, -1, -10, 0.93))
    inner = [moved(path, 0, 0) for path in all_within(
        [moved(path, *_towards(path, 0.6), 0.6) for path in clipped], dome)]
    rim = within(blob((-226, -112, "c"), (0, -96), (196, -112, "c"), (188, -78), (0, -66),
                      (-216, -78)), blob((-240, -130), (210, -130), (210, -50), (-240, -50)))
    return motif(
        sheet(dome, shaded(shell, 0.5), end, shadow=1.1, soft=15, rim=2.4, puff=0.12),
        sheet(clipped, shell, end, shadow=0.7, soft=5, rim=1.7),
        sheet(inner, mixed(shell, "#f0b860", 0.35), shell, shadow=0.4, soft=4, rim=1.2),
        mark([star(*_middle(path), 9, 4, 0.36) for path in clipped[:7]], CREAM, alpha=0.9),
        sheet(rim, mixed(shell, "#f0b860", 0.2), end, shadow=0.9, soft=7, rim=2),
        mark([taper([(-196 + i * 33, -104), (-198 + i * 33, -76)], [1, 3]) for i in range(12)], end,
             alpha=0.7),
    )


def _middle(path: Path) -> Point:
    left, top, right, bottom = _box_of(path)
    return ((left + right) / 2, (top + bottom) / 2)


def _towards(path: Path, share: float) -> Point:
    x, y = _middle(path)
    return (x * (1 - share), y * (1 - share))


def _old_head(skin: Colour, skin_end: Colour, spectacles: bool = False) -> Motif:
    """A wise old head, looking right, the end of its neck at the origin."""
    skull = blob((-34, 16), (-36, -18), (-8, -44), (36, -42), (66, -20), (74, 4), (56, 20),
                 (16, 26), (-14, 28))
    cap = within(blob((-44, 0), (-30, -60), (30, -60), (70, -30, "c"), (30, -22), (-10, -6)), skull)
    glasses = [ring(36, -14, 14, 18), ring(62, -14, 9, 12.5),
               taper([(20, -14), (-12, -20), (-26, -16)], [3, 3, 2])]
    return motif(
        sheet(skull, mixed(skin, CREAM, 0.12), skin_end, shadow=0.9, soft=8, rim=2.1, puff=0.08),
        sheet(_mosaic(cap, 17), mixed(skin, CREAM, 0.3), skin, shadow=0.25, soft=2, rim=1),
        round_eye(37, -14, 6.6, CREAM, DARK) if spectacles
        else mark(lid(37, -12, 24, 3.8, 4), DARK),
        mark([taper([(73, 6), (46, 9), (24, 2)], [3, 2.6, 0.6]), oval(66, -10, 2.6, 2)], DARK,
             alpha=0.8),
        sheet(glasses, "#f0c868", "#9a6424", shadow=0.5, soft=2, rim=1.6) if spectacles else [],
    )


def sea_tortoise(
    skin: Colour = "#4c7a5c", skin_end: Colour = "#1c3c3c", shell: Colour = "#8a6a34",
    shell_end: Colour = "#3a3420", spectacles: bool = True,
) -> Motif:
    """A sea tortoise that swims to the right, 360 wide, its middle at the origin."""
    back = blob((-104, 4), (-70, -50), (0, -70), (70, -46), (98, 0), (60, 30), (-20, 36), (-80, 28))
    belly = blob((-96, 14), (0, 20), (94, 8, "c"), (60, 40), (-20, 48), (-80, 36))
    fins = [blob((64, 16, "c"), (84, 50), (70, 104), (30, 140, "c"), (38, 90), (26, 30, "c")),
            blob((-76, 16, "c"), (-110, 34), (-146, 66, "c"), (-104, 62), (-60, 40, "c"))]
    far = blob((74, -20, "c"), (110, -66), (118, -108, "c"), (74, -84), (44, -44, "c"))
    plates = _mosaic(moved(back, 0, -2, 0.9), 46)
    neck = taper([(80, 0), (112, -8), (132, -16)], [52, 44, 40])
    return motif(
        _plated(far, 17, skin, skin_end, far=True),
        _plated(neck, 17, skin, skin_end),
        sheet(belly, CREAM, "#a89a64", shadow=0.8, soft=7, rim=1.7),
        sheet(back, shaded(shell, 0.5), shell_end, shadow=1, soft=11, rim=2.2, puff=0.1),
        sheet(plates, shell, mixed(shell_end, shell, 0.4), shadow=0.5, soft=4, rim=1.5),
        mark(studs([(-92, 8), (-20, 24), (50, 18), (90, 0)], 10, 2.6), CREAM, alpha=0.7),
        [_plated(fin, 18, skin, skin_end) for fin in fins],
        _old_head(skin, skin_end, spectacles).at(142, -22, 0.92),
    )
