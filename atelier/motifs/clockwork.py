"""Clocks, watches, keys and wheels."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    box,
    circle,
    mark,
    minus,
    motif,
    pane,
    poly,
    ring,
    sheet,
    star,
    taper,
    union,
)


def _spoke(angle: float, inner: float, outer: float, widths: list[float]) -> Path:
    """A stroke away from the origin; 0 degrees is twelve o'clock."""
    x, y = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    return taper([(x * inner, y * inner), (x * outer, y * outer)], widths, round_ends=False)


def dial(
    face: Colour = "#ffdc84", ink: Colour = "#7a5a1c", radius: float = 176, strength: float = 0.95
) -> Motif:
    """A shining clock face without hands, round the origin; stars for the quarters."""
    unit = radius / 176
    marks = [_spoke(i * 6, 138 if i % 5 == 0 else 150, 163, [6, 4] if i % 5 == 0 else [1.5, 1.5])
             for i in range(60)]
    marks += [ring(0, 0, 168, 171.5), ring(0, 0, 128, 130), ring(0, 0, 84, 85.5)]
    hours = []
    for hour in range(12):
        angle = math.radians(hour * 30)
        x, y = math.sin(angle) * 107, -math.cos(angle) * 107
        hours.append(star(x, y, 17 if hour % 3 == 0 else 11, 8 if hour % 3 == 0 else 4, 0.36,
                          hour * 30))
    return motif(
        pane(circle(0, 0, 176), face, strength, glow=18, spill=0.2),
        sheet(marks, ink, shadow=0.2, rim=0.3, wrap=0, through=0.05),
        sheet(hours, ink, shadow=0.25, soft=3, rim=0.4, wrap=0, through=0.05),
    ).at(0, 0, unit)


def hands(
    hour: float = 10, minute: float = 9, ink: Colour = "#5a3c10", radius: float = 176
) -> Motif:
    """The two hands of a clock round the origin; hour 0 to 12, minute 0 to 60."""
    both = [_spoke(hour * 30, -0.12 * radius, 0.46 * radius, [radius * 0.07, radius * 0.03]),
            _spoke(minute * 6, -0.14 * radius, 0.72 * radius, [radius * 0.05, radius * 0.015]),
            circle(0, 0, radius * 0.07)]
    return motif(sheet(both, ink, shadow=0.6, soft=4, lift=4, rim=0.8, wrap=0))


def pocket_watch(
    thread: float = 100, radius: float = 30, hour: float = 10, minute: float = 9,
    case: Colour = "#b8843a", face: Colour = "#ffe7a4", ink: Colour = "#5a3014",
) -> Motif:
    """A watch on a thread; the origin is where the thread is tied."""
    y = thread + radius * 1.5
    hanging = motif(sheet(taper([(0, 0), (1, thread / 2), (0, thread)], [1.6, 1.6]), "#2c2418",
                          shadow=0.4, rim=0.8))
    body = [circle(0, 0, radius * 1.06),
            box(-radius * 0.14, -radius * 1.34, radius * 0.28, radius * 0.35, 2),
            ring(0, -radius * 1.5, radius * 0.16, radius * 0.27)]
    ticks = [_spoke(i * 30, radius * 0.66, radius * 0.77, [radius * 0.08] * 2) for i in range(12)]
    return hanging + motif(
        sheet(body, case, "#6a4420", rim=2, through=0.3),
        pane(circle(0, 0, radius * 0.84), face, 1.05, glow=9, spill=0.28),
        sheet(ticks, ink, shadow=0.2, soft=2, lift=2, rim=0.3, wrap=0),
        hands(hour, minute, ink, radius * 0.86),
    ).at(0, y)


def ornate_key(
    thread: float = 0, length: float = 50, brass: Colour = "#c89444", end: Colour = "#7a5224"
) -> Motif:
    """A key with a clover bow; the origin is the top of its thread, or of its bow."""
    shape = union(
        ring(0, 22, 13, 22), ring(-20, 39, 6, 13), ring(20, 39, 6, 13), box(-5, 42, 10, 80, 2),
        box(0, 94, 22, 8), box(0, 110, 28, 9), box(-10, 54, 20, 6, 1), circle(0, 122, 6),
    )
    key = motif(sheet(shape, brass, end, shadow=0.9, rim=2, through=0.4)).at(0, 0, length / 122)
    if thread == 0:
        return key
    string = taper([(0, 0), (0, thread)], [1.4, 1.4])
    return motif(sheet(string, "#2c2418", shadow=0.4, rim=0.8), key.at(0, thread))


def gear(
    radius: float = 50, teeth: int = 14, brass: Colour = "#8a6a34", end: Colour = "#3a3420"
) -> Motif:
    """A toothed wheel round the origin."""
    rim = []
    for tooth in range(teeth):
        for part, reach in ((0.0, 0.86), (0.25, 1.06), (0.55, 1.06), (0.8, 0.86)):
            angle = (tooth + part) * 2 * math.pi / teeth
            rim.append((radius * reach * math.cos(angle), radius * reach * math.sin(angle)))
    holes = [circle(0, 0, radius * 0.16)]
    for hole in range(5):
        angle = hole * 2 * math.pi / 5
        holes.append(circle(radius * 0.52 * math.cos(angle), radius * 0.52 * math.sin(angle),
                            radius * 0.19))
    hub = minus(circle(0, 0, radius * 0.3), circle(0, 0, radius * 0.12))
    return motif(
        sheet(poly(*rim), brass, end, holes=holes, shadow=0.9, rim=1.8),
        mark(ring(0, 0, radius * 0.76, radius * 0.8), end, rim=0.8, alpha=0.7),
        sheet(hub, brass, end, shadow=0.5, soft=3, rim=1.4),
    )
