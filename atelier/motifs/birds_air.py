"""Small birds of the air: the swallow and its nest."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    blob,
    chance,
    circle,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    shaded,
    sheet,
    taper,
    union,
)

Flight = Literal["gliding", "beating"]


def swallow_shape(flight: Flight = "gliding") -> Path:
    """The outline of a flying swallow, 130 wide, looking right: for rings and far flocks."""
    return union(_swallow_body(), _swallow_tail(), *_swallow_wings(flight))


def _swallow_body() -> Path:
    return blob((58, -2, "c"), (46, -9), (30, -11), (0, -9), (-26, -3), (-34, 0, "c"), (-26, 4),
                (0, 11), (28, 11), (44, 6))


def _swallow_tail() -> list[Path]:
    return [blob((-20, -4, "c"), (-44, -7), (-82, -20, "c"), (-52, 0), (-26, 3, "c")),
            blob((-22, -1, "c"), (-46, 5), (-80, 22, "c"), (-46, 12), (-20, 5, "c"))]


def _swallow_wings(flight: Flight) -> tuple[Path, Path]:
    """The far and the near wing."""
    if flight == "gliding":
        far = blob((30, -7, "c"), (22, -32), (-4, -54), (-46, -66, "c"), (-18, -38), (-6, -20),
                   (2, -6, "c"))
        near = blob((32, 6, "c"), (24, 34), (-2, 58), (-44, 74, "c"), (-18, 42), (-8, 24),
                    (0, 6, "c"))
        return far, near
    far = blob((32, -5, "c"), (44, -34), (36, -66), (10, -98, "c"), (16, -60), (10, -32),
               (6, -4, "c"))
    near = blob((28, 2, "c"), (26, -30), (4, -60), (-38, -84, "c"), (-20, -48), (-12, -22),
                (-6, 4, "c"))
    return far, near


def swallow(
    back: Colour = "#22387c", end: Colour = "#0e1638", belly: Colour = "#ecd8b4",
    throat: Colour = "#c84c2c", flight: Flight = "gliding",
) -> Motif:
    """A swallow that flies to the right, 140 wide, round its middle."""
    far, near = _swallow_wings(flight)
    breast = blob((44, 2), (28, 10), (0, 10), (-24, 4, "c"), (0, 2), (24, 0))
    bib = blob((57, -2, "c"), (46, -3), (36, 1), (34, 8), (46, 6))
    return motif(
        sheet(far, shaded(back, 0.6), end, shadow=0.7, soft=5, rim=1.4),
        mark(_quills(flight, 0), shaded(back, 1.8), inside=far, alpha=0.5),
        sheet(_swallow_tail(), back, end, shadow=0.7, soft=5, rim=1.5),
        mark([oval(-52, -9, 4, 1.6, 14), oval(-50, 9, 4, 1.6, -20)], belly, alpha=0.8),
        sheet(_swallow_body(), back, end, shadow=0.8, soft=5, rim=1.6),
        sheet(breast, belly, shaded(belly, 0.55), shadow=0.3, soft=2, rim=1),
        sheet(bib, throat, shaded(throat, 0.6), shadow=0.3, soft=2, rim=1),
        mark(circle(44, -4.4, 2.6), "#080610"), mark(circle(44.8, -5.2, 0.9), "#fff6e0"),
        sheet(near, back, end, shadow=0.9, soft=6, rim=1.8),
        mark(_quills(flight, 1), shaded(back, 2.6), inside=near, alpha=0.65),
    )


def _quills(flight: Flight, near: int) -> list[Path]:
    if flight == "beating":
        ends = [(-34 + i * 10, -78 + i * 5) for i in range(4)]
        if not near:
            ends = [(12 + i * 7, -90 + i * 6) for i in range(4)]
        return [taper([(14 + i * 3, -12), (x * 0.4 + 8, y * 0.55), (x, y)], [0.5, 1.8, 0.5])
                for i, (x, y) in enumerate(ends)]
    side = 1 if near else -1
    return [taper([(22 - i * 5, side * 14), (14 - i * 8, side * (40 - i * 2)),
                   (-34 - i * 1, side * (68 - i * 6))], [0.5, 1.8, 0.5]) for i in range(4)]


def sitting_swallow(
    back: Colour = "#22387c", end: Colour = "#0e1638", belly: Colour = "#ecd8b4",
    throat: Colour = "#c84c2c",
) -> Motif:
    """A swallow that sits and looks right, 120 wide, 85 high; its foot the origin."""
    body = blob((34, -66), (44, -52), (38, -26), (18, -6), (-8, -4), (-30, -10), (-22, -34),
                (-2, -58),
                (10, -74), (24, -76))
    tail = [taper([(-22, -14), (-52, 2), (-86, 22)], [12, 8, 0.6]),
            taper([(-18, -10), (-42, 8), (-66, 28)], [12, 7, 0.6])]
    near = blob((6, -58), (22, -48), (18, -28), (-14, -10), (-70, 10, "c"), (-34, -22), (-14, -46))
    breast = blob((40, -50), (36, -26), (16, -7), (-6, -5), (10, -24), (22, -44))
    beak = blob((36, -73, "c"), (48, -68), (56, -61, "c"), (36, -60, "c"))
    feet = [taper([(x, -8), (x + 1, 0), (x + 7, 2)], [4, 3, 2]) for x in (4, 14)]
    quills = [taper([(4 - i * 5, -42 + i * 5), (-18 - i * 5, -20 + i * 4), (-46, 0 + i)],
                    [0.5, 1.8, 0.5]) for i in range(4)]
    return motif(
        sheet(feet, "#5a4038", shadow=0.5, soft=2),
        sheet(tail, back, end, shadow=0.7, soft=4, rim=1.4),
        sheet(beak, "#14121c", shadow=0.4, soft=2),
        sheet(body, back, end, shadow=0.9, soft=6, rim=1.8, puff=0.08),
        sheet(breast, belly, shaded(belly, 0.55), shadow=0.4, soft=3, rim=1.2),
        sheet(blob((43, -62, "c"), (30, -60), (24, -50), (34, -43), (43, -48)), throat,
              shaded(throat, 0.6), shadow=0.3, soft=2),
        mark(circle(29, -66, 3.4), "#080610"), mark(circle(30.2, -67.2, 1.2), "#fff6e0"),
        sheet(near, shaded(back, 1.15), end, shadow=0.8, soft=4, rim=1.7),
        mark(quills, shaded(back, 2.8), inside=near, alpha=0.6),
    )


def bird_nest(
    straw: Colour = "#a87840", end: Colour = "#4a2c18", eggs: Colour | None = "#9cc8c0",
    chicks: bool = False,
) -> Motif:
    """A nest of twigs with three eggs or three hungry beaks, 150 wide, 60 high without them."""
    dice = chance("bird nest")
    bowl = blob((-68, -46), (-72, -28), (-54, -6), (-26, 2), (26, 2), (54, -6), (72, -28),
                (68, -46), (0, -36))
    layers = [sheet(oval(0, -46, 66, 15), shaded(end, 0.5), shadow=0.8, soft=6)]
    young = [_chick(x, y) for x, y in ((-30, -52), (30, -52), (0, -60))] if chicks else []
    if eggs and not chicks:
        layers += [sheet(oval(x, -50 - y, 15, 20, turn), eggs, shaded(eggs, 0.45), shadow=0.6,
                         soft=4, rim=1.6)
                   for x, y, turn in ((-24, 1, -18), (24, 1, 16), (0, 4, 2))]
    weave = []
    for row in range(6):
        y, half = -42 + row * 6.4, 74 - row * row * 1.3
        ends = dice.uniform(4, 12)
        rise = dice.uniform(-7, 7)
        shape = taper([(-half - ends, y - 9 + rise), (-half * 0.5, y + 7), (0, y + 10),
                       (half * 0.5, y + 7), (half + dice.uniform(4, 12), y - 9 - rise)],
                      [1.5, 8, 10, 8, 1.5])
        weave.append(sheet(shape, shaded(straw, 1.15 - row * 0.13), end, shadow=0.7, soft=4,
                           lift=3, rim=1.4))
    loose = [taper([(x, -30 + y), (x + 22, -24 + y), (x + 44, -36 + y)], [0.8, 3, 0.6])
             for x, y in ((-80, 4), (-34, 22), (10, 8), (36, 18), (-60, 24))]
    return motif(layers, young, sheet(bowl, end, shaded(end, 0.6), soft=7, rim=1.5), weave,
                 sheet(loose, shaded(straw, 1.5), straw, shadow=0.6, soft=3, rim=1.2))


def _chick(x: float, y: float) -> Motif:
    head = circle(x, y, 15)
    gape = blob((x - 12, y - 24, "c"), (x, y - 17), (x + 12, y - 24, "c"), (x + 5, y - 2),
                (x, y + 1), (x - 5, y - 2))
    return motif(
        sheet(head, "#5c4638", "#2c2020", shadow=0.7, soft=4, rim=1.4),
        sheet(gape, "#f0b040", "#c87828", shadow=0.5, soft=2, rim=1.5),
        pane(blob((x - 7, y - 19, "c"), (x, y - 14), (x + 7, y - 19, "c"), (x, y - 4)), "#e0583c",
             0.7, glow=2, spill=0.1),
        mark([circle(x - 8, y - 3, 2.2), circle(x + 8, y - 3, 2.2)], "#0c0808"),
        mark(outline(line((x - 6, y + 7), (x, y + 9), (x + 6, y + 7)), 1), "#8c7460"),
    )
