"""Chests of drawers: from the front, and from the side with drawers pulled out as steps."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Point,
    blob,
    box,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    poly,
    shaded,
    sheet,
    star,
    swirl,
    taper,
)

Part = Literal["whole", "behind", "front"]
GOLD, GOLD_END = "#f0c070", "#a0602c"
STEPS = (330.0, 282.0, 234.0, 186.0, 138.0, 90.0, 0.0)
ROW = 84.0


def chest_of_drawers(
    wood: Colour = "#8a5234", wood_end: Colour = "#3c1c28",
    pulled: tuple[float, ...] = (0, 26, 0, 14), cloth: Colour = "#3c7a80",
) -> Motif:
    """A bowed chest 200 wide and 240 high; each drawer, from below, pulled towards us so far."""
    rows = len(pulled)
    tall = 184 / rows
    body = blob((-94, -26, "c"), (-98, -120), (-92, -216, "c"), (92, -216, "c"), (98, -120),
                (94, -26, "c"))
    top = blob((-104, -222), (-96, -232, "c"), (96, -232, "c"), (104, -222), (98, -214, "c"),
               (-98, -214, "c"))
    feet = [blob((s * 90, -30, "c"), (s * 98, -16), (s * 84, 0, "c"), (s * 96, 0, "c"),
                 (s * 108, -12), (s * 98, -34, "c")) for s in (-1, 1)]
    apron = blob((-94, -30, "c"), (94, -30, "c"), (84, -14, "c"), (40, -20), (0, -6), (-40, -20),
                 (-84, -14, "c"))
    drawers = [_drawer(-210 + tall * (rows - 1 - i), tall - 6, far, wood, wood_end,
                       cloth if i % 2 else None) for i, far in enumerate(pulled)]
    return motif(
        sheet([*feet, apron], wood, wood_end, soft=9, rim=1.6),
        sheet(body, shaded(wood, 0.7), wood_end, soft=12, rim=1.7),
        [drawers[i] for i in sorted(range(rows), key=lambda i: (pulled[i], -i))],
        sheet(top, shaded(wood, 1.35), wood, shadow=0.8, soft=6, rim=1.7),
        sheet(leaf(0, -14, 24, 9, -20), GOLD, GOLD_END, shadow=0.4, soft=3),
        sheet(leaf(0, -14, 24, 9, -160), GOLD, GOLD_END, shadow=0.4, soft=3),
    )


def _drawer(
    y: float, tall: float, far: float, wood: Colour, end: Colour, cloth: Colour | None
) -> Motif:
    grow, low = far * 0.24, far * 0.62
    front = box(-84 - grow, y + low, 168 + grow * 2, tall, 5)
    knobs = [circle(s * 46, y + low + tall / 2, 5.5) for s in (-1, 1)]
    inlay = [leaf(s * 8, y + low + tall / 2, 24, 8, 0 if s > 0 else 180) for s in (-1, 1)]
    parts = motif(
        sheet(front, shaded(wood, 1.2), shaded(wood, 0.55), shadow=0.7 + far * 0.02,
              soft=5 + far * 0.2, rim=1.6),
        sheet(box(-78 - grow, y + low + 5, 156 + grow * 2, tall - 10, 4), shaded(wood, 0.95), end,
              shadow=0.25, soft=3, rim=0.8),
        sheet([*inlay, circle(0, y + low + tall / 2, 3.4)], GOLD, GOLD_END, shadow=0.3, soft=2,
              rim=1),
        sheet(knobs, GOLD, GOLD_END, shadow=0.7, soft=4, rim=1.7),
    )
    if far <= 0:
        return parts
    well = poly((-80, y), (80, y), (84 + grow, y + low + 3), (-84 - grow, y + low + 3))
    inner = motif(sheet(well, "#140a14", shaded(end, 0.9), shadow=0.3, rim=0.6))
    if cloth is not None:
        spill = blob((20, y + low - 8, "c"), (36, y + low - 16), (60, y + low - 6, "c"),
                     (64, y + low + tall * 0.7), (50, y + low + tall * 0.9, "c"),
                     (40, y + low + tall * 0.6), (28, y + low + tall * 0.74, "c"))
        return inner + parts + sheet(spill, cloth, shaded(cloth, 0.45), shadow=0.7, soft=4, rim=1.4)
    return inner + parts


def drawer_stairs(
    part: Part = "whole", wood: Colour = "#7a4832", wood_end: Colour = "#2c1624",
    light: Colour = "#fff0c8",
) -> Motif:
    """Seven drawers pulled to the right as steps, 700 high; the chest's right edge is the origin.

    What stands in the drawers goes between behind and front, at `drawer_floor(i)`, i from below.
    """
    behind = motif(_case(wood, wood_end), [_tray(i, wood, wood_end) for i in range(6, -1, -1)])
    sides = [_side(i, wood, wood_end) for i in range(6)]
    seam = taper([(-196, -ROW * 7 + 16), (-90, -ROW * 7 + 14), (6, -ROW * 7 + 16)], [3, 5, 4])
    top = motif(_side(6, wood, wood_end), pane(seam, light, 1.9, glow=18, spill=0.7), _cornice(
        wood, wood_end))
    front = motif(sides, top)
    return {"behind": behind, "front": front}.get(part, behind + front)


def drawer_floor(index: int) -> tuple[Point, float]:
    """The middle of a pulled drawer's ground and how wide it is open."""
    return (STEPS[index] / 2, -ROW * index - 54), STEPS[index] - 20


def _case(wood: Colour, end: Colour) -> Motif:
    face = blob((-214, -20, "c"), (-210, -ROW * 7 - 6, "c"), (4, -ROW * 7 - 6, "c"), (0, -20, "c"))
    feet = [blob((x - 22, -24, "c"), (x - 24, -8), (x - 12, 2, "c"), (x + 14, 2, "c"), (x + 24, -8),
                 (x + 20, -24, "c")) for x in (-184, -30)]
    return motif(
        sheet(feet, wood, end, soft=8, rim=1.6),
        sheet(face, shaded(wood, 0.75), end, soft=14, rim=1.8),
        sheet(outline(face, 22), wood, end, inside=face, shadow=0.5, soft=5, rim=1.2),
    )


def _tray(index: int, wood: Colour, end: Colour) -> Motif:
    """The dark inside of a drawer, seen a little from above."""
    y, far = -ROW * index, STEPS[index]
    if far == 0:
        return motif()
    inside = poly((-10, y - 80), (far - 16, y - 80), (far, y - 58), (-10, y - 58))
    return motif(sheet(inside, "#1c0e18", shaded(end, 1.2), shadow=0.6, soft=6, rim=1),
                 sheet(poly((far - 16, y - 84), (far + 4, y - 58), (far + 4, y - 14),
                            (far - 16, y - 26)), wood, end, shadow=0.5, soft=5, rim=1.2))


def _side(index: int, wood: Colour, end: Colour) -> Motif:
    """A drawer's long side, with the moulding of the case's own panel left of it."""
    y, far = -ROW * index, STEPS[index]
    panel = box(-196, y - 76, 180, 58, 6)
    curls = [swirl(-106 + s * 40, y - 46, 15, 1.4, 4.5, s, 90) for s in (-1, 1)]
    mould = motif(
        sheet(panel, shaded(wood, 0.6), end, shadow=0.4, soft=4, rim=1.1),
        sheet([*curls, star(-106, y - 46, 12, 8, 0.45), leaf(-64, y - 46, 30, 8, 0),
               leaf(-148, y - 46, 30, 8, 180)], shaded(wood, 1.7), wood, shadow=0.4, soft=3,
              rim=1),
    )
    if far == 0:
        return mould
    board = blob((-6, y - 62, "c"), (far * 0.5, y - 60), (far, y - 62, "c"), (far, y - 10, "c"),
                 (-6, y - 10, "c"))
    face = blob((far - 3, y - 68, "c"), (far + 12, y - 70), (far + 17, y - 38), (far + 12, y - 4),
                (far - 3, y - 6, "c"))
    grain = [outline(line((4, y - q), (far * 0.5, y - q - 3), (far - 10, y - q + 1)), 1.3)
             for q in (24, 36, 48)]
    return mould + motif(
        sheet(board, shaded(wood, 1.15), end, shadow=0.9, soft=9, rim=1.7),
        mark(grain, end, alpha=0.5),
        mark([poly((far - 14 - i * 3, y - 58 + i * 14), (far - 4, y - 54 + i * 14),
                   (far - 14 - i * 3, y - 48 + i * 14)) for i in range(3)], end, alpha=0.5),
        sheet(face, shaded(wood, 1.4), end, shadow=0.8, soft=6, rim=1.8),
        sheet(oval(far + 20, y - 38, 6, 8), GOLD, GOLD_END, shadow=0.6, soft=4, rim=1.7),
    )


def _cornice(wood: Colour, end: Colour) -> Motif:
    y = -ROW * 7
    return motif(
        sheet(box(-224, y - 20, 242, 18, 4), wood, end, shadow=0.9, soft=8, rim=1.7),
        sheet(box(-234, y - 32, 262, 14, 6), shaded(wood, 1.4), wood, shadow=0.7, soft=6, rim=1.8),
        sheet(oval(-106, y + 30, 6, 9), GOLD, GOLD_END, shadow=0.5, soft=3, rim=1.5),
    )
