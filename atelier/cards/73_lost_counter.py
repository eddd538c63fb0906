"""An octopus keeps the lost property office at the bottom of the sea."""

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    arched,
    blob,
    box,
    chance,
    circle,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    poly,
    ridge,
    ring,
    sheet,
    star,
    swirl,
    taper,
    tendril,
    union,
)
from atelier.motifs._seams import arc, beads
from atelier.motifs.animals_deep import OCTOPUS_TIPS, jellyfish, octopus
from atelier.motifs.clothes import crown
from atelier.motifs.fishes import fat_fish
from atelier.motifs.games import chess_piece
from atelier.motifs.gloves import glove
from atelier.motifs.hats import hat
from atelier.motifs.instruments import trumpet
from atelier.motifs.lights import lantern
from atelier.motifs.tools_hand import key
from atelier.motifs.umbrellas import umbrella
from atelier.palettes import UNDERWATER as SEA

X, Y, SIZE = 400.0, 934.0, 1.06
COUNTER = 862.0


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("lost counter", Light(400, 240, "#e8ffb0", 220), shadow=SEA.shadow,
                  finish=Finish(bloom=0.3, vignette=0.36, exposure=1.0, saturation=1.1))
    _shelves(scene)
    scene.rays(0.1)
    scene.add(octopus("#e05c1c", "#7c2018", "#ffb878", "#ffe0a8").at(X, Y, SIZE))
    _finds(scene)
    _lantern(scene)
    _counter(scene)
    _customer(scene)
    scene.dust(120, "#d8fff0", around=(400, 300), spread=260, largest=2.2, strength=0.4)
    _shutter(scene)
    return scene


def _shelves(scene: Scene) -> None:
    scene.sky((0, "#0c3c48"), (0.4, "#0a3040"), (1, "#041822"))
    dice = chance("lost shelves")
    holes: list[Path] = []
    finds: dict[Colour, list[Path]] = {"#a87c4c": [], "#5c94a0": [], "#a85c58": [], "#8c9c5c": []}
    for row in range(15):
        for column in range(11):
            x, y = 400 + (column - 5) * 68, 70 + row * 62
            holes.append(arched(x, y + 48, 58, 52))
            if dice.random() < 0.62:
                finds[dice.choice(tuple(finds))] += _trifle(x, y + 48, dice.randrange(8))
    for colour, shapes in finds.items():
        scene.add(sheet(shapes, colour, shadow=0.8, soft=4, rim=1.4, through=0.5))
    wall = box(-20, -20, 840, 1240)
    labels = [box(400 + (c - 5) * 68 - 9, 70 + r * 62 + 51, 18, 6, 2) for r in range(15)
              for c in range(11)]
    scene.add(sheet(wall, "#1c6c70", "#0a2c40", holes=holes, shadow=1.1, soft=8, rim=1.5,
                    through=0.4),
              mark(labels, "#c8c890", alpha=0.5))
    for reach, amount in ((300, 0.14), (190, 0.16), (110, 0.2)):
        scene.add(sheet(circle(400, 200, reach), "#b8e890", shadow=0, rim=0, melt=26, wrap=0,
                        through=0, alpha=amount))


def _trifle(x: float, y: float, kind: int) -> list[Path]:
    """A small lost thing on the floor of its hole."""
    things: tuple[list[Path], ...] = (
        [box(x - 16, y - 8, 32, 8, 1), box(x - 13, y - 16, 28, 8, 1),
         box(x - 16, y - 24, 30, 8, 1)],
        [circle(x, y - 14, 14)],
        [blob((x - 14, y, "c"), (x - 14, y - 30, "c"), (x - 2, y - 30, "c"), (x, y - 14),
              (x + 16, y - 8), (x + 18, y, "c"))],
        [box(x - 6, y - 24, 12, 24, 4), box(x - 3, y - 36, 6, 14)],
        [oval(x, y - 3, 20, 4), box(x - 11, y - 24, 22, 22, 3)],
        [poly((x - 18, y), (x, y - 32), (x + 18, y))],
        [blob((x - 18, y, "c"), (x - 14, y - 22), (x, y - 30), (x + 14, y - 22), (x + 18, y, "c")),
         circle(x, y - 33, 4)],
        [star(x, y - 16, 18, 5, 0.45)],
    )
    return things[kind]


def _tip(index: int) -> Point:
    x, y = OCTOPUS_TIPS[index]
    return X + x * SIZE, Y + y * SIZE


def _finds(scene: Scene) -> None:
    """What the seven arms offer, each at the tip of one."""
    held: tuple[tuple[int, Motif, tuple[float, float, float, float]], ...] = (
        (0, crown("#f0b440", "#8c4c18"), (0, -4, 0.62, -6)),
        (1, chess_piece("king", "#f4e8c8", "#b08c5c"), (-4, 10, 1.25, 8)),
        (2, key("#e8c060", "#7c5020"), (2, -26, 0.8, 78)),
        (3, umbrella("open", "#c83c5c", "#5c1434", second="#f0d8b0"), (8, 26, 0.62, 10)),
        (4, trumpet("#e8b448", "#6c3c18"), (10, -22, 0.25, -160)),
        (5, _teapot(), (0, 8, 0.86, 0)),
        (6, glove("open", "#e8dcc0", "#8c8c84", "#b8344c"), (-4, 12, 0.44, -10)),
    )
    for index, thing, (right, down, size, turn) in held:
        x, y = _tip(index)
        scene.add(thing.at(x + right, y + down, size, turn))
        scene.add(_grip().at(x, y + 6, 1, index * 31))


def _grip() -> Motif:
    """The end of an arm curled over what it holds."""
    curl = swirl(0, 0, 15, 1.1, 9, 1, 120)
    return motif(sheet(curl, "#d8541c", "#8c2418", shadow=0.8, soft=4, rim=1.8))


def _teapot() -> Motif:
    body = blob((-40, -4, "c"), (-52, -30), (-40, -62), (0, -72), (40, -62), (52, -30),
                (40, -4, "c"))
    spout = taper([(40, -24), (66, -36), (70, -66)], [22, 14, 9])
    grip = outline(line((-44, -54), (-76, -56), (-74, -18), (-46, -16)), 8)
    lid = blob((-26, -66, "c"), (-16, -82), (16, -82), (26, -66, "c"))
    flowers = [star(x, -36, 11, 6, 0.5) for x in (-22, 4, 30)]
    return motif(sheet([spout, grip], "#6ca4c8", "#244c74", soft=5, rim=1.8),
                 sheet(body, "#8cc0dc", "#2c5c88", soft=8, rim=2.1),
                 sheet([lid, circle(0, -87, 6)], "#a0d0e4", "#3c6c94", shadow=0.6, soft=4, rim=1.8),
                 mark([*flowers, box(-48, -16, 96, 3)], "#f4ecd0", alpha=0.9))


def _lantern(scene: Scene) -> None:
    inmate = jellyfish("#c86ca0", "#5c3c8c", "#f0ffc0", 60).at(0, -86, 0.36)
    scene.glow(400, 170, 190, "#d8ff9c", 0.3)
    scene.add(lantern("hanging", "#5c5034", "#182018", "#d0f07c", inside=inmate).at(400, 52, 1.12))


def _counter(scene: Scene) -> None:
    scene.add(sheet(ridge("lost floor", 1112, 10, 1.5), "#2c6468", "#082834", soft=12, rim=1.5))
    front = box(40, COUNTER + 20, 720, 236)
    scene.add(sheet(front, "#1c5464", "#0a2838", soft=16, rim=1.6))
    niche = arched(236, 1092, 150, 176)
    scene.add(sheet(niche, "#041620", "#08222c", shadow=0, rim=0.4),
              motif(_held_back()).inside(niche),
              sheet(outline(niche, 9), "#c89c54", "#5c4424", shadow=0.7, soft=5, rim=1.8))
    shells = [moved(_shell(), x, 1030) for x in (440, 548, 656)]
    panels = [arched(x, 1092, 92, 176) for x in (440, 548, 656)] + [arched(106, 1092, 70, 176)]
    scene.add(sheet(panels, "#144454", "#0c303c", shadow=0.6, soft=5, rim=1.5),
              sheet(shells, "#3c8484", "#1c4c58", shadow=0.6, soft=4, rim=1.6),
              mark([path for x in (440, 548, 656) for path in _ribs(x, 1030)], "#0c3440",
                   alpha=0.8))
    scene.add(sheet(box(26, COUNTER, 748, 30, 6), "#a8743c", "#4c3020", soft=14, rim=2.1),
              mark(beads([(44, COUNTER + 20), (756, COUNTER + 20)], 22, 3.2), "#f0d090", alpha=0.7),
              sheet(oval(400, COUNTER + 4, 270, 12), "#d8f098", shadow=0, rim=0, melt=12,
                    alpha=0.28, wrap=0))
    dome = arc(588, COUNTER + 2, 26, 24, 180, 360)
    scene.add(sheet([poly(*dome), circle(588, COUNTER - 24, 5), box(558, COUNTER - 2, 60, 6, 3)],
                    "#e8c060", "#7c5424", soft=5, rim=2))


def _shell() -> Path:
    return union(*(oval(x, -10 - abs(x) * -0.1, 9, 34 - abs(x) * 0.5, x * 1.2)
                   for x in (-30, -20, -10, 0, 10, 20, 30)))


def _ribs(x: float, y: float) -> list[Path]:
    return [taper([(x, y + 18), (x + d, y - 34 + abs(d) * 0.3)], [1, 2.6])
            for d in (-24, -8, 8, 24)]


def _held_back() -> Motif:
    """The eighth arm in the dark under the counter, round a parcel that shines through a slit."""
    arm = tendril([(300, 920), (296, 980), (262, 1030), (214, 1036), (196, 1000)],
                  [54, 48, 40, 30, 20, 10, 3], 20, 0.9, 1)
    suckers = [circle(x, y, r) for x, y, r in ((276, 986, 6), (262, 1008, 6), (242, 1024, 5),
                                               (220, 1026, 4.4))]
    parcel = poly((186, 1046), (246, 1040), (252, 1092), (190, 1094))
    return motif(
        sheet(parcel, "#8c6c44", "#4c3424", soft=8, rim=1.8),
        mark([taper([(216, 1043), (221, 1093)], [6, 6]), taper([(187, 1068), (250, 1064)], [6, 6])],
             "#d84c4c"),
        sheet([swirl(206, 1034, 11, 1.1, 5, 1, 0), swirl(228, 1032, 11, 1.1, 5, -1, 180)],
              "#d84c4c", "#8c2430", shadow=0.6, soft=3, rim=1.5),
        sheet(arm, "#e0601c", "#7c2018", soft=9, rim=2),
        sheet(suckers, "#ffc890", "#d0784c", shadow=0.5, soft=2, rim=1.2),
    )


def _customer(scene: Scene) -> None:
    x, y = 560.0, 1136.0
    scene.add(sheet(oval(x, y + 16, 86, 10), "#041820", shadow=0, rim=0, melt=7, alpha=0.7))
    lead: list[Point] = [(x - 66, y - 44), (x - 110, y - 10), (x - 150, y + 12), (x - 196, y + 4),
                         (x - 236, y + 16)]
    collar = ring(x - 258, y + 14, 15, 21)
    scene.add(sheet([taper(lead, [4, 4.6, 4.6, 4.6, 4]), moved(collar, 0, 0)], "#e86c5c", "#8c2c34",
                    shadow=0.9, soft=4, rim=1.8),
              mark(star(x - 258, y + 36, 7, 5, 0.45), "#f0d070"),
              fat_fish("#3c84a8", "#12385c", "#e8a848", "#f0e0b8").at(x, y - 4, 0.9, 8, flip=True),
              hat("bowler", "#3c2c3c", "#b8444c").at(x - 36, y - 112, 0.6, -10))


def _shutter(scene: Scene) -> None:
    for index in range(3):
        slat = box(20, -30 + index * 27, 760, 28, 5)
        scene.add(sheet(slat, "#1c5460", "#0c2c38", soft=10, rim=1.7))
    for flip in (False, True):
        weeds = motif(*(_weed(w, tall, bend) for w, tall, bend in ((58, 210, 20), (92, 150, -16),
                                                                  (128, 96, 12))))
        scene.add(weeds.at(800 if flip else 0, 1190, flip=flip))
    dice = chance("lost bubbles")
    for x, low, count in ((96, 1040, 7), (704, 1020, 7), (648, 1060, 4)):
        for index in range(count):
            r, px = dice.uniform(4, 11), x + dice.uniform(-16, 16)
            py = low - index * 46
            scene.add(sheet(ring(px, py, r * 0.8, r), "#c8f8e8", shadow=0.3, soft=3, rim=1.6,
                            alpha=0.8), pane(circle(px - r * 0.3, py - r * 0.3, r * 0.2), "#ffffff",
                                             1, glow=2, spill=0.2))
    frames.rounded(scene, "#08303f", "#041820", inset=28, corner=54)


def _weed(x: float, tall: float, bend: float) -> Motif:
    stem: list[Point] = [(x, 20), (x + bend, -tall * 0.35), (x - bend, -tall * 0.7),
                         (x + bend, -tall)]
    lobes = [oval(x + s * 13 + bend * (0.6 if i % 2 else -0.4), -tall * (i + 1) / 8, 13, 5.4,
                  s * -32) for i in range(6) for s in (-1, 1)]
    return motif(sheet([taper(stem, [11, 9, 7, 2]), *lobes], "#12606a", "#04242c", soft=9, rim=1.7))
