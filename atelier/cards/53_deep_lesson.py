"""A lantern has been let down into the sea, and the fish learn to read by it."""

import math

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Scene,
    all_within,
    blob,
    box,
    chance,
    circle,
    land,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    poly,
    ring,
    sheet,
    star,
    taper,
    tendril,
)
from atelier.motifs.animals_sea import fish
from atelier.motifs.boats import boat
from atelier.motifs.hats import hat
from atelier.motifs.lights import lantern
from atelier.motifs.things_small import book
from atelier.motifs.waters import wave_row
from atelier.palettes import UNDERWATER

LAMP_X, LAMP_Y = 412, 690
COVERS = ("#b8402c", "#d88a2c", "#8c3c6c", "#3c6cb0", "#c85c38", "#6c4c9c")


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("deep lesson", Light(LAMP_X, LAMP_Y + 10, "#ffe4a0", 220),
                  shadow=UNDERWATER.shadow,
                  finish=Finish(bloom=0.3, vignette=0.36, exposure=1.0, saturation=1.08))
    _sea(scene)
    _surface(scene)
    _cone(scene)
    _class(scene)
    _floor(scene)
    scene.dust(90, "#ffeebc", around=(LAMP_X, 900), spread=190, largest=2, strength=0.35)
    return scene


def _sea(scene: Scene) -> None:
    scene.sky((0, "#8cd4c0"), (0.09, "#5cb8ac"), (0.13, "#2c8c94"), (0.4, "#146074"),
              (0.75, "#0c4054"), (1, "#072a3c"), glow=0.12)
    for index, (y, sag, colour) in enumerate(((210, 40, "#23818c"), (330, 60, "#196e7e"),
                                              (470, 70, "#125c70"), (620, 80, "#0e4c62"))):
        side = 1 if index % 2 else -1
        shape = land((-60, y), (140, y + sag * 0.5 * side), (400, y - sag * 0.3 * side),
                     (660, y + sag * 0.6 * -side), (860, y))
        scene.add(sheet(shape, colour, "#0a3448", shadow=0.3, soft=14, rim=0.7, through=0.1))
    for x, y, turns, radius in ((130, 300, 1.6, 34), (690, 400, 1.5, 42), (96, 560, 1.5, 30),
                                (650, 610, 1.6, 36)):
        side = 1 if x < 400 else -1
        swell = tendril([(x - side * 170, y + 36), (x - side * 90, y + 8), (x, y - radius)],
                        [0.5, 4, 5, 4, 2], radius, turns, side)
        scene.add(mark(swell, "#3c98a0", alpha=0.35))


def _surface(scene: Scene) -> None:
    for x, foot, wide in ((150, 40, 90), (300, 250, 70), (610, 690, 110)):
        shaft = poly((x, 150), (x + wide * 0.6, 150), (foot + wide * 1.5, 780), (foot, 780))
        scene.add(sheet(shaft, "#8ce0d0", "#146074", shadow=0, rim=0, wrap=0, melt=14, alpha=0.13))
    scene.add(sheet(box(-20, 138, 840, 34), "#2c98a0", "#1f828e", shadow=0, rim=0, alpha=0.6,
                    melt=6))
    coat = blob((374, 92, "c"), (392, 80), (424, 82), (452, 88), (458, 100, "c"), (462, 130),
                (452, 148), (442, 132, "c"), (434, 104), (400, 102))
    scene.add(boat("#8a4c34", "#34202c", "#e8bc78", oars=False).at(424, 116, 0.78),
              sheet(coat, "#d8a83c", "#8a5c24", shadow=0.8, soft=5, rim=1.5),
              mark([outline(line((444, 96), (450, 118), (452, 138)), 1.6)], "#8a5c24"),
              hat("straw").at(386, 92, 0.34, -8),
              wave_row("lesson", -460, 480, 26, "#2c9098", "#22828e", "#d8fff0", 14).at(400, 146))
    scene.add(sheet(taper([(420, 104), (414, 320), (411, 560), (LAMP_X, LAMP_Y - 84)], [2.6, 2.4]),
                    "#f0dcb0", "#b89058", shadow=0.4, soft=4, rim=0.8))


def _cone(scene: Scene) -> None:
    for wide, foot, alpha, colour in ((330, 1150, 0.13, "#8cc8a0"), (262, 1146, 0.17, "#d8d890"),
                                      (190, 1140, 0.3, "#ffe8a0")):
        cone = poly((LAMP_X - 20, LAMP_Y - 20), (LAMP_X + 20, LAMP_Y - 20), (LAMP_X + wide, foot),
                    (LAMP_X - wide, foot))
        scene.add(sheet(cone, colour, "#2c6c70", shadow=0, rim=0, wrap=0, melt=9, alpha=alpha))
    scene.glow(LAMP_X, LAMP_Y - 20, 90, "#ffdc90", 0.3)
    scene.add(lantern("standing", "#8c5c34", "#2c1818", "#ffd878").at(LAMP_X, LAMP_Y, 0.78))


def _class(scene: Scene) -> None:
    for index in range(10):
        side = 1 if index % 2 else -1
        angle = math.radians(-19 + index // 2 * 21.5)
        x, y = LAMP_X + side * 292 * math.cos(angle), 888 + 196 * math.sin(angle)
        colour, dark = (("#d8783c", "#7c3020"), ("#e0a848", "#8c5428"),
                        ("#c85c6c", "#6c2444"))[index % 3]
        size = 0.92 + 0.2 * math.sin(angle)
        scene.add(_reader(colour, dark, COVERS[index * 5 % 6]).at(x, y, size, flip=side > 0))
    scene.add(_teacher().at(LAMP_X + 4, 926, 1.5))
    for x, y, size, turn, cover in ((92, 566, 0.86, 24, 1), (196, 476, 0.66, 28, 4),
                                    (216, 640, 0.94, 24, 3), (104, 440, 0.5, 26, 0)):
        late = motif(book("closed", COVERS[cover]).at(-6, 40, 0.34, 78),
                     fish("#3c8c98", "#123c54", "#b8e8d8"))
        scene.add(late.at(x, y, size, turn))


def _reader(colour: Colour, dark: Colour, cover: Colour) -> Motif:
    """A fish with an open book before its nose."""
    return motif(sheet(oval(0, 30, 40, 5), "#06222e", melt=5, shadow=0, rim=0, wrap=0, alpha=0.3),
                 fish(colour, dark, "#ffe8b0", 96), _open_book(cover).at(66, 24, 1, 8))


def _open_book(cover: Colour) -> Motif:
    """An open book seen from the side of its pages, 60 wide."""
    boards = blob((-32, -18, "c"), (0, -8), (32, -18, "c"), (32, 14, "c"), (0, 22), (-32, 14, "c"))
    pages = blob((-28, -22, "c"), (-14, -24), (0, -14, "c"), (14, -24), (28, -22, "c"),
                 (28, 9, "c"), (14, 6), (0, 14, "c"), (-14, 6), (-28, 9, "c"))
    rules = [taper([(s * 5, y + 2), (s * 15, y - 4), (s * 24, y - 3)], [1.6, 1.6, 1.6])
             for s in (-1, 1) for y in (-12, -5, 2)]
    return motif(sheet(boards, cover, "#3c1824", shadow=0.9, soft=6, rim=1.5),
                 sheet(pages, "#f4e4b4", "#c8a878", shadow=0.4, soft=4, rim=1.3),
                 mark(rules, "#a07c54", alpha=0.8),
                 mark(taper([(0, -14), (0, 14)], [1.6, 1.6]), "#a07c54"))


def _teacher() -> Motif:
    """A sea tortoise with spectacles that looks left and points with a flipper; 170 wide."""
    shell = blob((-62, 8, "c"), (-56, -26), (-22, -54), (22, -56), (58, -30), (78, 8, "c"), (8, 20))
    plates = [poly((x - 15, y - 4), (x - 7, y - 16), (x + 8, y - 16), (x + 15, y - 4),
                   (x + 8, y + 9), (x - 7, y + 9))
              for x, y in ((-34, -14), (4, -18), (42, -12), (-14, -40), (24, -40), (-16, 8),
                           (24, 10))]
    head = blob((-58, 4), (-72, -26), (-96, -44), (-118, -34), (-126, -16), (-116, -4), (-96, 0),
                (-76, 18))
    fore = blob((-38, 8, "c"), (-66, 26), (-92, 54), (-100, 66), (-78, 60), (-44, 44),
                (-16, 18, "c"))
    fins = [blob((48, 10, "c"), (76, 26), (104, 34), (92, 44), (62, 36), (34, 18, "c")),
            blob((70, 2, "c"), (92, 0), (104, 8), (90, 12, "c"))]
    return motif(
        sheet(oval(0, 62, 96, 9), "#06222e", melt=6, shadow=0, rim=0, wrap=0, alpha=0.4),
        sheet(fins, "#4c8460", "#1c4440", shadow=0.8, soft=6, rim=1.6),
        sheet(head, "#7cac6c", "#2c5c48", shadow=0.9, soft=7, rim=1.8),
        sheet(shell, "#9c7434", "#4c3020", shadow=1.1, soft=10, rim=2, puff=0.12),
        sheet(all_within(plates, shell), "#c89c4c", "#6c4828", shadow=0.4, soft=3, rim=1.3),
        mark(outline(line((-60, 6), (8, 17), (76, 6)), 5), "#e0c078"),
        sheet(fore, "#6c9c64", "#245044", shadow=0.9, soft=6, rim=1.7),
        mark([circle(-70 + i * 9, 44 - i * 7, 3.4 - i * 0.4) for i in range(4)], "#3c6c50"),
        mark(circle(-104, -25, 3), "#14241c"),
        sheet([ring(-105, -25, 8.4, 11.4), ring(-119, -24, 6, 8.6), box(-114, -27, 5, 2.6),
               taper([(-94, -27), (-76, -32)], [2.6, 2])], "#ffe4a0", "#c89040", shadow=0.5, soft=3,
              rim=1.3),
        mark(outline(line((-124, -12), (-114, -8), (-104, -10)), 2), "#1c4438"))


def _floor(scene: Scene) -> None:
    floor = land((-60, 1136), (120, 1112), (300, 1128), (480, 1122), (660, 1104), (860, 1128))
    dice = chance("deep lesson floor")
    ripples = [taper([(x, y), (x + 50, y - 6), (x + 110, y + 2)], [0.4, 3, 0.4])
               for x, y in ((dice.uniform(-20, 720), 1126 + i * 7) for i in range(9))]
    scene.add(sheet(floor, "#1c5858", "#06202e", shadow=0.9, soft=14, rim=1.5, through=0.4),
              mark(all_within(ripples, floor), "#58988c", alpha=0.4))
    for x, tall, turning in ((52, 190, 1), (96, 120, -1), (736, 210, -1), (690, 110, 1),
                             (772, 150, 1), (18, 110, 1)):
        weed = tendril([(x, 1170), (x + 10, 1170 - tall * 0.4), (x - 8, 1170 - tall * 0.7),
                        (x + 6, 1170 - tall)], [18, 16, 12, 8, 3], 24, 1.4, turning)
        scene.add(sheet(weed, "#1c6c60", "#08283a", shadow=0.9, soft=9, rim=1.5))
    scene.add(sheet(moved(star(0, 0, 20, 5, 0.46, 10), 566, 1140), "#c8583c", "#6c2434",
                    shadow=0.7, rim=1.5))
