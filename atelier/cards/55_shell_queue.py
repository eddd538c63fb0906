"""People bring sealed letters to a shell as high as a house."""

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    all_within,
    arched,
    box,
    circle,
    hanging,
    land,
    leaf,
    mark,
    motif,
    oval,
    pane,
    poly,
    sheet,
    spline,
    taper,
    within,
)
from atelier.motifs.birds import paper_crane
from atelier.motifs.people_crowd import queue
from atelier.motifs.shells import conch
from atelier.motifs.skies import drifting_cloud, stars
from atelier.motifs.waters import wave_row
from atelier.palettes import TEAL_DUSK

SHELL_X, SHELL_Y, SIZE = 440, 930, 1.42


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("shell queue", Light(440, 470, "#ffe8b8", 225), shadow=TEAL_DUSK.shadow,
                  finish=Finish(bloom=0.28, vignette=0.32, exposure=0.97, saturation=1.08))
    _dusk(scene)
    _sea(scene)
    _beach(scene)
    scene.add(_shell().at(SHELL_X, SHELL_Y, SIZE))
    _mail(scene)
    _door(scene)
    _line(scene)
    scene.dust(90, "#ffe0b8", around=(560, 720), spread=220, largest=1.8, strength=0.35)
    return scene


def _dusk(scene: Scene) -> None:
    scene.sky((0, "#053848"), (0.2, "#12606a"), (0.38, "#3c8a84"), (0.52, "#c8a878"),
              (0.58, "#e8a468"), (1, "#c06a58"), glow=0.08)
    scene.discs((392, "#2c7c7c"), (344, "#58988a"), (300, "#98ac88"), through=0.18)
    scene.source(262, "#f0cc94", 0.8, glow=24, spill=0.2)
    craters = [circle(440 + x, 470 + y, r) for x, y, r in
               ((-170, -90, 30), (-120, -170, 18), (150, -150, 34), (190, -60, 18), (-210, 20, 20),
                (90, -210, 14), (215, 30, 22))]
    scene.add(mark(craters, "#c89c68", alpha=0.35))
    scene.add(stars("shell queue", 30, bottom=330, colour="#e8fff0", smallest=1.6, largest=5))
    for x, y, width, height, colour in ((120, 330, 220, 50, "#2a7878"),
                                        (706, 250, 200, 48, "#246c74"),
                                        (90, 560, 200, 44, "#c89c78"),
                                        (730, 520, 190, 40, "#c89c78")):
        scene.add(drifting_cloud(f"shell {x}", width, height, colour).at(x, y))


def _sea(scene: Scene) -> None:
    strips = ((640, "#4a9a92", "#2c7c80"), (684, "#2c7c82", "#155f6c"), (732, "#18626e", "#0c4656"))
    for index, (y, colour, end) in enumerate(strips):
        strip = land((-60, y), (160, y + 5), (400, y - 4), (640, y + 5), (860, y))
        lines = [taper([(x, y + 18 + index * 4), (x + 60, y + 14 + index * 4), (x + 130, y + 18)],
                       [0.4, 2.6, 0.4]) for x in range(-30 + index * 60, 780, 200)]
        scene.add(sheet(strip, colour, end, shadow=0.5, soft=10, rim=1.5, through=0.3),
                  mark(lines, "#c8e8d8", alpha=0.55))
    scene.add(wave_row("shell", -480, 480, 18, "#1c6a74", "#0f4c5a", "#c8f0e0", 30).at(400, 784))
    scene.rays(0.1)


def _beach(scene: Scene) -> None:
    for y, colour, end in ((800, "#745c5c", "#3c3444"), (890, "#644e58", "#282a3c")):
        dune = land((-60, y + 10), (140, y - 6), (360, y + 6), (600, y - 4), (860, y + 8))
        wind = [taper([(x, y + 26 + k * 22), (x + 90, y + 20 + k * 22), (x + 190, y + 27 + k * 22)],
                      [0.4, 3, 0.4]) for k in range(4) for x in range(-60 + k * 70, 800, 260)]
        scene.add(sheet(dune, colour, end, shadow=0.7, soft=14, rim=1.5, through=0.25),
                  mark(all_within(wind, dune), "#7c6468", alpha=0.45))
    for across, down, alpha in ((300, 46, 0.5), (230, 34, 0.4)):
        scene.add(sheet(oval(SHELL_X + 10, SHELL_Y + 14, across, down), "#141824", melt=10,
                        shadow=0, rim=0, wrap=0, alpha=alpha))
    scene.add(sheet(oval(672, 972, 150, 34), "#ff9c88", melt=14, shadow=0, rim=0, wrap=0,
                    alpha=0.32))


def _shell() -> Motif:
    """The conch, sunk a little into the sand, and the crack near its tip."""
    crack = poly((-66, -394), (-40, -384), (-46, -370), (-22, -352), (-32, -350), (-30, -330),
                 (-44, -354), (-38, -358), (-60, -374), (-52, -380))
    return motif(conch("#c07c80", "#4c2844", "#e8ccb0", "#a83858", "#f47c70")
                 .styled(wrap=0.12, through=0.2), _ornament(),
                 sheet(crack, "#3c1c30", "#2c1424", shadow=0.3, soft=3, rim=1.2),
                 pane(crack, "#ffd8b0", 1.1, glow=8, spill=0.5))


def _ornament() -> Motif:
    """Pearls and leaves along the shell's turns."""
    pearls = [circle(x, y, 5.5) for (x0, y0), (x1, y1), sag, count in (
        ((-94, -332), (98, -350), 32, 10),
        ((-60, -384), (62, -396), 22, 7)) for x, y in hanging((x0, y0), (x1, y1), sag, count)]
    fronds = [leaf(x, y, 40, 15, turn) for x, y in ((-130, -226), (-70, -240), (-8, -246))
              for turn in (-58, -90, -122)]
    return motif(sheet(pearls, "#f0d8b8", "#b8847c", shadow=0.5, soft=4, rim=1.4, wrap=0.1),
                 sheet(fronds, "#d89c90", "#8c4c5c", shadow=0.4, soft=4, rim=1.2, wrap=0.1))


def _mail(scene: Scene) -> None:
    """Letters that fly off as folded birds."""
    for x, y, size, turn in ((352, 384, 0.44, -26), (304, 330, 0.55, -34), (236, 300, 0.66, -20),
                             (176, 226, 0.8, -24), (96, 200, 0.9, -12), (262, 190, 0.56, -18),
                             (150, 118, 0.66, -16), (326, 262, 0.4, -28)):
        scene.add(paper_crane("#f4ecd8").at(x, y, size, turn))


def _door(scene: Scene) -> None:
    """A small door in the shell's mouth, and three steps."""
    x, foot = 596, 908
    steps = [box(x - 50 - i * 12, foot + i * 16, 100 + i * 24, 17, 3) for i in range(3)]
    leaf_of_door = within(arched(x, foot, 58, 96), box(x - 29, foot - 96, 24, 96))
    for radius, strength in ((110, 0.3), (64, 0.5)):
        scene.glow(x, foot - 50, radius, "#ffb890", strength)
    scene.add(sheet(arched(x, foot + 2, 74, 112), "#8c5448", "#4c2434", shadow=0.9, soft=7,
                    rim=1.7),
              pane(arched(x, foot, 58, 96), "#ffb8a0", 1.25, glow=22, spill=0.6),
              sheet(leaf_of_door, "#7c3c4c", "#4c1c34", shadow=0.8, soft=5, rim=1.5),
              mark(circle(x - 10, foot - 44, 2.6), "#ffd890"))
    for i, step in enumerate(steps):
        scene.add(sheet(step, "#a87c74", "#5c4050", shadow=0.8, soft=6, rim=1.6))
        scene.add(mark(box(x - 40 - i * 12, foot + i * 16 + 3, 80 + i * 24, 2.4), "#f0c0a8",
                       alpha=0.5))


def _line(scene: Scene) -> None:
    """The queue, in a bow from the lower left to the steps."""
    course: list[Point] = [(590, 966), (500, 990), (390, 1000), (270, 1000), (166, 1008),
                           (82, 1054), (120, 1122), (250, 1144), (390, 1152)]
    curve = spline(course, 20)
    places = [curve[round(i * (len(curve) - 1) / 14)] for i in range(15)]
    for index, (x, y) in enumerate(sorted(places, key=lambda place: place[1])):
        size = 0.42 + 0.5 * (y - 960) / 180
        scene.add(sheet(oval(x + 3, y, 34 * size, 7 * size), "#12141f", melt=4, shadow=0, rim=0,
                        wrap=0, alpha=0.6), queue(1, 1, f"letter {index}").at(x, y, size))
    low = land((-60, 1156), (160, 1166), (380, 1156), (600, 1132), (860, 1100))
    scene.add(sheet(low, "#2c2a40", "#0c1220", soft=16, rim=1.6, through=0.2))
