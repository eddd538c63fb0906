"""A puppet cuts its own string; its shadow is a great bird."""

import math

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    circle,
    cloud,
    mark,
    motif,
    oval,
    poly,
    sheet,
    star,
    surf,
    taper,
    tendril,
)
from atelier.motifs.birds import bird_shadow
from atelier.motifs.puppets import puppet, wooden_hand
from atelier.motifs.stage import Head, footlight, watcher
from atelier.palettes import THEATRE_RED

X, Y = 400.0, 455.0
STRING = "#ffe0a8"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("puppet bird", Light(X, Y, THEATRE_RED.light, 230), shadow=THEATRE_RED.shadow,
                  finish=Finish(bloom=0.3, vignette=0.3, saturation=1.08))
    _backdrop(scene)
    _floor(scene)
    scene.add(_player())
    frames.curtains(scene, ("#5a0c1c", "#7a1224", "#96182a", "#a81e2e", "#b82a34"), "#3e0814",
                    "#e8a850", "#a86228")
    frames.valance(scene, "#7a1022", "#4a0814", "#e8a850", 46, 7)
    frames.valance(scene, "#9a1a2c", "#5a0c1a", "#f0b058", 24)
    _front(scene)
    scene.dust(160, "#ffcf90", around=(400, 520), spread=240, largest=2)
    frames.rounded(scene, "#2a0612", "#12020a", 24, 84)
    return scene


def _backdrop(scene: Scene) -> None:
    scene.sky(*THEATRE_RED.sky, glow=0.35, clouds=0.18)
    scene.discs((300, "#c0502e"), (255, "#d87038"), (212, "#ec9a50"))
    scene.source(172, "#ffd796", 1.12, glow=20, spill=0.3)
    beams = []
    for index in range(28):
        angle, tip = index * 2 * math.pi / 28, 400 if index % 2 else 370
        beams.append(poly(_polar(angle - 0.05, 318), _polar(angle, tip), _polar(angle + 0.05, 318)))
    scene.add(sheet(beams, "#e08a48", shadow=0.5))
    scene.add(bird_shadow().at(X, Y + 6, 0.86))
    scene.rays(0.2, length=0.7)
    for x, y in ((205, 250), (600, 236)):
        wires = [taper([(x + side * 33, -10), (x + side * 33, y - 10)], [1.2, 1.2])
                 for side in (-1, 1)]
        scene.add(sheet(wires, "#3a0c18", shadow=0.3, rim=0.7),
                  sheet(cloud(f"stage {x}", x, y, 130, 42), "#d8683c", "#8a2430", shadow=0.8,
                        rim=1.3))
    for y, radius, start, colour, end in ((800, 44, 0, "#a83434", "#7a1c2a"),
                                          (830, 48, 36, "#8a2630", "#5a1222")):
        waves, cuts = surf(y, radius, start)
        scene.add(sheet(waves, colour, end, holes=cuts, shadow=0.7, rim=1.2))


def _polar(angle: float, far: float) -> Point:
    return (X + far * math.cos(angle), Y + far * math.sin(angle))


def _floor(scene: Scene) -> None:
    boards = [taper([(X + (x - X) * 0.86, 850), (X + (x - X) * 1.3, 1000)], [1.2, 3],
                    round_ends=False) for x in range(-40, 860, 50)]
    scene.add(
        sheet(poly((40, 850), (760, 850), (860, 1000), (-60, 1000)), "#b85a34", "#4a1420",
              shadow=0.8, rim=1.4, through=0.3),
        mark(boards, "#5a1a20", rim=0.5, alpha=0.8),
        sheet(oval(405, 960, 210, 36), "#ff9a50", shadow=0, alpha=0.28, melt=14),
        sheet(oval(412, 976, 110, 13), "#3a0a14", shadow=0, alpha=0.6, melt=6),
    )


def _player() -> Motif:
    """The puppet, its strings and the hand, 66 lower than their own coordinates."""
    taut: list[tuple[Point, Point]] = [((300, 528), (318, 164)), ((392, 556), (400, 152)),
                                       ((446, 822), (548, 142)), ((440, 640), (450, 148))]
    strings = [taper([top, low], [1.8, 1.8]) for low, top in taut]
    cut = [
        tendril([(505, 146), (508, 250), (500, 330), (512, 400)], [1.8, 1.8, 1.8, 1.6], 13, 1.2, 1),
        tendril([(356, 812), (338, 830), (326, 868), (322, 894)], [1.8, 1.8, 1.6], 9, 1.2, -1),
        tendril([(352, 160), (350, 250), (356, 340), (346, 420)], [1.8, 1.8, 1.8, 1.6], 12, 1.3,
                -1),
    ]
    cross = [taper([(286, 168), (430, 150), (580, 138)], [13, 16, 13]),
             taper([(452, 104), (430, 150), (396, 206)], [11, 14, 11])]
    knots = [circle(x, y, 4.5) for x, y in ((318, 164), (352, 160), (400, 154), (450, 149),
                                            (505, 144), (548, 141))]
    return motif(
        sheet(strings, STRING, shadow=0.5, lift=6),
        sheet(cut, STRING, shadow=0.5),
        sheet(cross, "#9a4a26", "#5a1e1c", rim=2),
        sheet(knots, "#ffd080", shadow=0.3),
        wooden_hand().at(465, 80),
        sheet([taper([(x, -70), (x + 2, 44)], [1.8, 1.8]) for x in (444, 498)], STRING, shadow=0.5),
        puppet().at(412, 912),
    ).at(0, 66)


def _front(scene: Scene) -> None:
    scene.add(_stage_lip())
    for index in range(9):
        scene.add(footlight().at(60 + index * 85, 1012))
    scene.add(sheet([star(x, 1034, 7, 4, 0.4) for x in range(18, 800, 42)], "#d88a40", shadow=0.2,
                    rim=0.8))
    scene.glow(400, 1090, 260, "#ff8a40", 0.22)
    back: tuple[tuple[float, Head], ...] = (
        (60, "bun"), (172, "hat"), (286, "cat"), (400, "moon"), (512, "bun"), (624, "candle"),
        (742, "bird"))
    front: tuple[tuple[float, Head], ...] = (
        (2, "cat"), (118, "rabbit"), (246, "bird"), (372, "hat"), (500, "deer"), (632, "crown"),
        (770, "bun"))
    for x, kind in back:
        scene.add(watcher(kind, "#5a1222", "#3a0a18").at(x, 1121, 0.78))
    for x, kind in front:
        scene.add(watcher(kind).at(x, 1189))


def _stage_lip() -> Motif:
    """The front of the stage."""
    front = poly((-20, 996), (820, 996), (820, 1260), (-20, 1260))
    return motif(sheet(front, "#7a1a20", "#b8502c", soft=14, rim=1.6))
