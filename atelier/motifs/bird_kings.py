"""Heads of the raven and the owl, each looking right, the neck at the origin."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    all_within,
    blob,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    sheet,
    swirl,
    taper,
    union,
)


def raven_head(
    feathers: Colour = "#2c1420", feathers_end: Colour = "#10060c", mask: Colour = "#e8b45c",
    mask_end: Colour = "#9c5420", sheen: Colour = "#8c4430",
) -> Motif:
    """A raven in a golden mask, 240 wide with its beak, 130 high."""
    skull = blob((-58, 14), (-72, -46), (-46, -104), (10, -124), (60, -96), (72, -50), (46, 0),
                 (0, 22))
    front = blob((10, -112, "c"), (44, -104), (66, -88), (84, -74, "c"), (70, -40), (60, -16),
                 (34, 0), (14, 4, "c"), (22, -40), (6, -78))
    upper = blob((58, -88, "c"), (100, -84), (142, -66), (174, -38), (190, -8, "c"), (148, -34),
                 (104, -46), (58, -44, "c"))
    lower = blob((56, -48, "c"), (104, -44), (154, -26), (124, -22), (88, -18), (52, -18, "c"))
    return motif(
        sheet(skull, feathers, feathers_end, soft=10, rim=2, through=0.2),
        _plumage(skull, sheen),
        sheet(lower, mask_end, "#5a2814", shadow=0.7, soft=6, rim=1.6),
        sheet(upper, mask, mask_end, shadow=0.9, soft=8, rim=2.1),
        mark(taper([(64, -54), (112, -54), (164, -32)], [3, 2.4, 0.5]), mask_end, alpha=0.7),
        sheet(front, mask, mask_end, shadow=0.9, soft=7, rim=2),
        mark([swirl(46, -36, 14, 1.6, 3.4, 1, -150),
              outline(line((30, -14), (44, -10), (58, -18)), 2.6),
              *(circle(24 + i * 4, -98 + i * 3.4, 2.4) for i in range(1, 8)),
              outline(line((88, -72), (98, -73), (106, -69)), 3)], "#6c3414", alpha=0.85),
        sheet(oval(42, -72, 15, 12, -14), "#3c1810", shadow=0.4, soft=3, rim=1.2),
        sheet(circle(44, -72, 7.4), "#ffb040", "#c85c18", shadow=0.3, soft=2, rim=1),
        mark(circle(46, -72, 3.6), "#1c0808"),
        mark(circle(48, -75, 1.5), "#fff4d0"),
    )


def _plumage(skull: Path, sheen: Colour) -> Motif:
    feathers = []
    for row in range(5):
        for column in range(4):
            x, y = -8 - column * 19 - row % 2 * 8, -104 + row * 25 + column * 5
            feathers.append(outline(line((x + 12, y), (x, y + 7), (x - 6, y + 19)), 1.8))
    return motif(mark(all_within(feathers, skull), sheen, rim=0.7, alpha=0.7))


def owl_head(
    feathers: Colour = "#a8c8e8", feathers_end: Colour = "#3c68a8", face: Colour = "#f4f6fc",
    face_end: Colour = "#a8c0e0", dark: Colour = "#1c3064", beak: Colour = "#e8d8b0",
) -> Motif:
    """An owl with lowered lids, turned a little to the right, 150 wide, 150 high."""
    skull = blob((-66, 12), (-78, -50), (-56, -106), (-58, -142, "c"), (-24, -124), (10, -128),
                 (46, -122), (76, -138, "c"), (78, -96), (84, -50), (62, 4), (0, 24))
    near, far = oval(6, -58, 47, 50), oval(62, -58, 27, 45)
    return motif(
        sheet(skull, feathers, feathers_end, soft=10, rim=2, through=0.25),
        _speckles(skull, dark),
        sheet(far, face, face_end, inside=skull, shadow=0.6, soft=5, rim=1.2),
        sheet(near, face, face_end, shadow=0.7, soft=6, rim=1.6),
        mark(_rays(6, -58, 24, 43, 26) + _rays(62, -58, 14, 25, 16), feathers_end, alpha=0.5),
        sheet(union(blob((-44, -92, "c"), (0, -112), (34, -84), (42, -56, "c"), (20, -84),
                         (-10, -96)),
                    blob((92, -92, "c"), (66, -106), (50, -84), (42, -56, "c"), (60, -82),
                         (76, -92))), feathers, feathers_end, shadow=0.6, soft=4, rim=1.5),
        _lidded_eye(10, -62, 21, 21, dark, feathers_end),
        _lidded_eye(64, -62, 12, 20, dark, feathers_end),
        sheet(blob((32, -52, "c"), (42, -60), (52, -52, "c"), (52, -30), (43, -12, "c"),
                   (34, -30)), beak, "#9c8468", shadow=0.8, soft=4, rim=1.8),
    )


def _rays(x: float, y: float, inner: float, outer: float, count: int) -> list[Path]:
    rays = []
    for index in range(count):
        angle = index * 2 * math.pi / count
        right, down = math.cos(angle), math.sin(angle)
        rays.append(taper([(x + right * inner, y + down * inner),
                           (x + right * outer, y + down * outer * 1.08)], [0.6, 2.2, 0.5]))
    return rays


def _lidded_eye(
    x: float, y: float, across: float, down: float, dark: Colour, lid: Colour
) -> Motif:
    """A great dark eye, half closed."""
    ball = oval(x, y, across, down)
    upper = blob((x - across - 4, y - down - 6, "c"), (x + across + 4, y - down - 6, "c"),
                 (x + across + 3, y - 2, "c"), (x, y + 5), (x - across - 3, y - 2, "c"))
    glint = circle(x + across * 0.3, y + down * 0.5, 2.6)
    return motif(
        sheet(ball, dark, "#3c64b8", shadow=0.4, soft=3, rim=1),
        mark(oval(x, y + 3, across * 0.55, down * 0.6), "#0c1838"),
        mark(glint, "#ffffff"),
        sheet(upper, "#d4e2f4", lid, inside=ball, shadow=0.8, soft=3, rim=1),
        mark(outline(line((x - across, y), (x, y + 5), (x + across, y)), 2.6), dark),
    )


def _speckles(skull: Path, dark: Colour) -> Motif:
    spots = []
    for row in range(6):
        for column in range(8):
            x, y = -70 + column * 21 + row % 2 * 10, -120 + row * 25
            spots.append(leaf(x, y, 9, 6, 70))
    return motif(mark(all_within(spots, skull), dark, rim=0.3, alpha=0.35))
