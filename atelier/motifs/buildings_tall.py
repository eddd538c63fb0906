"""Towers and a castle, their foot at the origin."""

from atelier.engine import (
    Colour,
    Motif,
    arched,
    blob,
    box,
    chance,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    shaded,
    sheet,
    spline,
    taper,
    union,
    within,
)
from atelier.motifs.masonry import barred, crenels, roof_rows, round_stones, stones, voussoirs

WINDOW = "#ffcf70"


def cone_roof(
    half: float = 70, height: float = 130, colour: Colour = "#8a3440", end: Colour = "#3c1830",
    rows: int = 5, flag: Colour | None = "#e8a848",
) -> Motif:
    """A pointed roof of scalloped tiles with a knob and a pennant; its eaves at the origin."""
    tiles = [sheet(row, shaded(colour, 1 + 0.1 * i), end, shadow=0.55, soft=half * 0.07,
                   lift=half * 0.05, rim=1.2)
             for i, row in enumerate(roof_rows(half, height, rows, max(4, round(half / 8))))]
    knob = [taper([(0, -height + 3), (0, -height - half * 0.4)], [half * 0.06, half * 0.035]),
            circle(0, -height - half * 0.06, half * 0.08)]
    top = motif(tiles, sheet(knob, "#e8b060", "#a86838", shadow=0.4, soft=3, rim=1.5))
    if flag is None:
        return top
    h, w = -height - half * 0.4, half * 0.62
    pennant = blob((0, h, "c"), (w * 0.5, h - w * 0.06), (w, h + w * 0.22, "c"),
                   (w * 0.5, h + w * 0.22), (0, h + w * 0.4, "c"))
    return top + sheet(pennant, flag, shaded(flag, 0.5), shadow=0.5, soft=4, rim=1.3)


def tower(
    name: str = "tower", width: float = 130, height: float = 340, wall: Colour = "#8c6a5c",
    wall_end: Colour = "#35243a", roof: Colour = "#96364a", roof_end: Colour = "#3c1630",
    light: Colour = WINDOW,
) -> Motif:
    """A round stone tower with lit windows, ivy and a tiled roof; its roof adds its width."""
    h = width / 2
    shaft = blob((-h, 2, "c"), (-h * 0.82, -height * 0.2), (-h * 0.7, -height * 0.6),
                 (-h * 0.74, -height, "c"), (h * 0.74, -height, "c"), (h * 0.78, -height * 0.6),
                 (h * 0.88, -height * 0.2), (h, 2, "c"), (0, h * 0.1))
    blocks = round_stones(name, (h * 0.74, h * 0.92), -height, h * 0.02, width * 0.13, 0.62)
    shade = blob((h * 0.2, 10, "c"), (h * 0.36, -height * 0.5), (h * 0.3, -height, "c"),
                 (h * 1.2, -height, "c"), (h * 1.2, 10, "c"))
    return motif(
        sheet(shaft, wall, wall_end, soft=12, rim=1.8, through=0.3, puff=0.1),
        sheet(blocks, shaded(wall, 1.25), shaded(wall_end, 1.5), inside=shaft, shadow=0.35, soft=3,
              rim=0.9, wrap=0.2),
        sheet(within(shade, shaft), wall_end, shadow=0, rim=0, edge=0, wrap=0, alpha=0.4),
        _openings(width, height, wall, wall_end, light),
        _ivy(name, h, height),
        _gallery(h, width, wall, wall_end, light).at(0, -height),
        cone_roof(h * 1.22, width * 1.15, roof, roof_end).at(0, -height - width * 0.4, turn=1.5),
    )


def _openings(
    width: float, height: float, wall: Colour, wall_end: Colour, light: Colour
) -> Motif:
    w, y = width * 0.16, height
    places = [(-width * 0.02, -y * 0.38), (width * 0.15, -y * 0.58), (-width * 0.1, -y * 0.76)]
    reveals = [arched(x, foot + 4, w * 1.5, w * 2.5) for x, foot in places]
    sills = [box(x - w, foot + 1, w * 2, w * 0.34, w * 0.12) for x, foot in places]
    door, d = width * 0.3, width * 0.02
    planks = [taper([(x * door, -1), (x * door, -door * 1.5)], [1.3, 1.3])
              for x in (-0.26, 0.0, 0.26)]
    return motif(
        sheet(reveals, shaded(wall, 0.45), wall_end, shadow=0.3, soft=3),
        pane([barred(x, foot, w, w * 2) for x, foot in places], light, 1.5, glow=8, spill=0.4),
        sheet(sills, shaded(wall, 1.5), wall, shadow=0.5, soft=3, rim=1.3),
        sheet(voussoirs(d, -door * 0.95, door * 0.5, door * 0.24, 9), shaded(wall, 1.4), wall_end,
              shadow=0.5, soft=4, rim=1.2),
        sheet(arched(d, 5, door, door * 1.46), "#5c2c2c", "#2c1420", shadow=0.4, soft=4, rim=1.2),
        mark([*planks, circle(d + door * 0.3, -door * 0.6, door * 0.06)], "#c88a50", alpha=0.6),
    )


def _ivy(name: str, half: float, height: float) -> Motif:
    dice = chance("ivy", name)
    stem = [(-half * 0.92, 4.0), (-half * 0.62, -height * 0.14), (-half * 0.72, -height * 0.3),
            (-half * 0.5, -height * 0.46), (-half * 0.66, -height * 0.6)]
    leaves = [leaf(x, y, half * dice.uniform(0.2, 0.3), half * 0.16, dice.uniform(-150,
                                                                                  -30) + 90 * k)
              for k, (x, y) in enumerate(spline(stem, 5))]
    return motif(sheet([taper(stem, [4, 3, 1]), *leaves], "#4c7a4c", "#1c3c34", shadow=0.6, soft=4,
                       rim=1.4))


def _gallery(half: float, width: float, wall: Colour, wall_end: Colour, light: Colour) -> Motif:
    """The wider drum below the roof, on little arches."""
    u = width * 0.42
    drum = blob((-half, -u, "c"), (half, -u, "c"), (half, 0, "c"), (0, half * 0.12),
                (-half, 0, "c"))
    corbels = [arched(x * half, half * 0.3 - abs(x) * half * 0.1, half * 0.22, half * 0.42)
               for x in (-0.8, -0.48, -0.16, 0.16, 0.48, 0.8)]
    hoop = outline(line((-half * 1.04, -2), (0, half * 0.1), (half * 1.04, -2)), half * 0.12)
    windows = [barred(x * half, -u * 0.2, half * wide, u * 0.55)
               for x, wide in ((-0.6, 0.2), (0.0, 0.3), (0.6, 0.2))]
    return motif(
        sheet(corbels, wall, wall_end, shadow=0.7, soft=5, rim=1.2),
        sheet(drum, shaded(wall, 1.15), wall_end, shadow=0.9, soft=7, rim=1.6),
        pane(windows, light, 1.6, glow=8, spill=0.4),
        sheet(hoop, shaded(wall, 1.6), wall, shadow=0.6, soft=4, rim=1.4),
    )


def castle(
    wall: Colour = "#a0704e", wall_end: Colour = "#3a2440", roof: Colour = "#3a5470",
    roof_end: Colour = "#1c2444", accent: Colour = "#8a3048", light: Colour = WINDOW,
) -> Motif:
    """A castle of nine turrets, 470 wide and 500 high."""
    def turret(x: float, foot: float, width: float, height: float, high: float,
               red: bool = False) -> Motif:
        cover = (accent, "#3c1430") if red else (roof, roof_end)
        return _turret(f"turret {x}", width, height, high, (wall, wall_end), cover,
                       light).at(x, foot)

    return motif(
        turret(-118, -70, 42, 190, 92), turret(128, -70, 46, 160, 96),
        turret(62, -120, 34, 200, 84, red=True), turret(-54, -120, 38, 170, 80, red=True),
        turret(8, -60, 84, 270, 150),
        _hall(wall, wall_end, accent, light),
        turret(-94, -20, 48, 150, 88), turret(100, -20, 50, 128, 84),
        _rampart(wall, wall_end, light),
        turret(-196, 6, 74, 120, 104, red=True), turret(196, 6, 74, 134, 110),
        _gate(wall, wall_end, light),
    )


def _turret(
    name: str, width: float, height: float, high: float, walls: tuple[Colour, Colour],
    cover: tuple[Colour, Colour], light: Colour,
) -> Motif:
    h, (wall, end) = width / 2, walls
    lean = chance(name).uniform(-1.2, 1.2)
    shaft = blob((-h, 0, "c"), (-h * 0.88, -height * 0.5), (-h * 0.9, -height, "c"),
                 (h * 0.9, -height, "c"), (h * 0.88, -height * 0.5), (h, 0, "c"), (0, h * 0.12))
    blocks = round_stones(name, (h * 0.9, h), -height, 0, 11, 0.3)
    w = max(5.5, width * 0.13)
    drum = box(-h * 1.1, -height - h * 0.5, h * 2.2, h * 0.62, 2)
    windows = [barred(0, -height * 0.5, w * 1.3, w * 3), barred(-h * 0.4, -height * 0.74, w, w * 2),
               barred(h * 0.42, -height * 0.28, w, w * 2)]
    slits = [arched(x * h, -height - h * 0.06, w * 0.7, h * 0.34) for x in (-0.7, -0.24, 0.24, 0.7)]
    return motif(
        sheet(shaft, wall, end, shadow=0.9, soft=8, rim=1.6, puff=0.08),
        sheet(blocks, shaded(wall, 1.25), end, inside=shaft, shadow=0.2, soft=2, rim=0.7, wrap=0.2),
        pane(windows, light, 1.5, glow=7, spill=0.4),
        sheet(drum, shaded(wall, 1.2), end, shadow=0.7, soft=5, rim=1.5),
        pane(slits, light, 1.3, glow=5, spill=0.3),
        cone_roof(h * 1.34, high, *cover, rows=4, flag="#e8a040" if width > 60 else None)
        .at(0, -height - h * 0.45, turn=lean),
    )


def _hall(wall: Colour, wall_end: Colour, roof: Colour, light: Colour) -> Motif:
    front = blob((-74, 0, "c"), (-72, -150, "c"), (-60, -150, "c"), (-60, -172, "c"),
                 (-40, -172, "c"), (-40, -196, "c"), (-18, -196, "c"), (-18, -220, "c"),
                 (18, -220, "c"), (18, -196, "c"), (40, -196, "c"), (40, -172, "c"),
                 (60, -172, "c"), (60, -150, "c"), (72, -150, "c"), (74, 0, "c"))
    panes = [barred(x, -92, 17, 40) for x in (-46, 46)]
    return motif(
        sheet(front, shaded(wall, 1.12), wall_end, soft=9, rim=1.8),
        sheet(stones("hall", -74, 74, -214, 0, 13, 26, 0.24), shaded(wall, 1.5), wall_end,
              inside=front, shadow=0.2, soft=2, rim=0.8),
        pane([barred(0, -96, 30, 66), *panes, circle(0, -182, 11)], light, 1.5, glow=9, spill=0.45),
        mark([box(-1.2, -194, 2.4, 24), box(-12, -183, 24, 2.4)], wall_end),
        sheet(oval(0, -205, 5, 5), roof, shadow=0.3, soft=2),
    )


def _rampart(wall: Colour, wall_end: Colour, light: Colour) -> Motif:
    face = union(box(-200, -84, 400, 88), crenels(-200, 200, -84, 16, 17))
    return motif(
        sheet(face, wall, wall_end, soft=10, rim=1.7),
        sheet(stones("rampart", -200, 200, -78, 2, 13, 28, 0.34), shaded(wall, 1.3), wall_end,
              inside=face, shadow=0.2, soft=2, rim=0.8),
        pane([barred(x, -34, 9, 24) for x in (-142, -104, 104, 142)], light, 1.4, glow=7,
             spill=0.4),
    )


def _gate(wall: Colour, wall_end: Colour, light: Colour) -> Motif:
    face = union(box(-56, -116, 112, 122), crenels(-60, 60, -114, 15, 6))
    bars = [*(box(x - 1.1, -80, 2.2, 56, 1) for x in range(-24, 25, 8)),
            *(box(-30, y, 60, 2.2, 1) for y in (-60, -44, -28))]
    gate = arched(0, 6, 58, 86)
    return motif(
        sheet(face, shaded(wall, 1.2), wall_end, shadow=1.1, soft=9, rim=1.8),
        sheet(stones("gate", -56, 56, -110, 4, 13, 24, 0.3), shaded(wall, 1.5), wall_end,
              inside=face, shadow=0.2, soft=2, rim=0.8),
        sheet(voussoirs(0, -51, 29, 12, 11), shaded(wall, 1.7), wall, shadow=0.6, soft=4, rim=1.3),
        pane(gate, light, 1.0, glow=14, spill=0.4),
        sheet(bars, "#4a2430", "#2a1428", inside=gate, shadow=0.5, soft=3, rim=1),
    )
