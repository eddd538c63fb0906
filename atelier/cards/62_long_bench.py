"""On an endless bench, between two people who don't speak, a small town has grown."""

from dataclasses import replace

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    blob,
    box,
    circle,
    land,
    mark,
    motif,
    moved,
    oval,
    pane,
    ridge,
    shaded,
    sheet,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs.birds_air import sitting_swallow
from atelier.motifs.bridges import stone_bridge
from atelier.motifs.houses import bell_tower, house
from atelier.motifs.people_age import OLD_MAN, OLD_WOMAN, elder_back
from atelier.motifs.plants import round_tree
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.tableware import tea_cup
from atelier.motifs.trains import engine
from atelier.motifs.trees_round import bare_tree
from atelier.motifs.weather import snowfall

SEAT = 872.0
# Place, width, height, roof, lean of each house, the back row first.
BACK = ((214, 30, 42, 28, -3), (244, 26, 58, 30, 2), (276, 32, 46, 30, 0), (310, 28, 66, 34, -2),
        (346, 32, 54, 30, 2), (452, 30, 60, 34, 3), (486, 32, 48, 30, -2), (520, 26, 62, 32, 1),
        (552, 30, 44, 28, 3), (584, 28, 50, 30, -2))
FRONT = ((178, 28, 26, 22, 2), (372, 28, 26, 22, 2), (430, 28, 30, 24, 2), (462, 26, 24, 22, -3),
         (546, 28, 30, 24, 2), (578, 26, 24, 22, -2), (608, 26, 26, 22, 3))
WALLS = ("#4c5078", "#8c4c4c", "#34507c", "#a0684c", "#3c6470", "#70446c")
ROOFS = ("#2c2040", "#6c2434", "#1c2850", "#7c3c2c", "#243454")


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("long bench", Light(400, 770, "#ffc878", 215), shadow="#140c2c",
                  finish=Finish(bloom=0.3, vignette=0.36, exposure=0.98, saturation=1.1,
                                split=("#2c2c5c", "#ffdca0", 0.1)))
    _dusk(scene)
    scene.add(_walker("woman"), _walker("man"))
    _bench(scene)
    scene.add(_skirts("#7c3c68").at(98, SEAT), _skirts(OLD_MAN.cloth).at(704, SEAT))
    _town(scene)
    _train(scene)
    _snow(scene)
    return scene


def _dusk(scene: Scene) -> None:
    scene.sky((0, "#2c3050"), (0.24, "#4c4868"), (0.46, "#8c6c7c"), (0.62, "#cc9078"),
              (0.7, "#e0ac80"), (1, "#44486c"), glow=0.15, clouds=0.3)
    scene.discs((350, "#94727c"), (268, "#b48878"), (180, "#d0a078"), through=0.12, shadow=0.35)
    for name, x, y, wide, colour in (
            ("a", 110, 180, 260, "#444462"), ("b", 690, 120, 240, "#3c3c5c"),
            ("c", 700, 420, 220, "#80687c"), ("d", 90, 470, 200, "#8c6c7c")):
        scene.add(drifting_cloud(f"bench {name}", wide, wide * 0.24, colour).at(x, y))
    scene.add(sheet(ridge("bench hills", 850, 40, 1.4, 0.4), "#a87c80", "#70587c", shadow=0.4,
                    rim=0.8))
    for index, (x, size, colour) in enumerate(((60, 0.84, "#84647c"), (752, 0.9, "#80607c"),
                                               (216, 0.56, "#a07880"), (604, 0.5, "#a47c80"))):
        scene.add(bare_tree(name=f"bench far {index}").at(x, 940, size, flip=index % 2 == 1)
                  .silhouette(colour, "#70587c", shadow=0.2, rim=0.6, wrap=0))
    scene.fog("#d8a890", 560, 900, 0.35)
    scene.add(bare_tree("#34284c", "#241c3c").at(424, 986, 1.86)
              .styled(shadow=0.8, rim=1.8, wrap=0.1).tinted("#4c3858", 0.3))
    for x, y, flip in ((88, 337, True), (682, 340, False)):
        scene.add(sitting_swallow("#2c4484", "#1c2044", "#e8c8a8", "#c85c44")
                  .at(x, y, 0.5, 0, flip))
    scene.rays(0.1, threshold=0.6)


def _walker(who: str) -> Motif:
    woman = replace(OLD_WOMAN, cloth="#7c3c68", accent="#3ca878")
    if who == "woman":
        return elder_back(woman, "seated", "beret", "umbrella").at(98, SEAT, 1.62)
    return elder_back(OLD_MAN, "seated", "brim", "stick").at(704, SEAT, 1.62, flip=True)


def _skirts(cloth: Colour) -> Motif:
    """The back of a coat, which spreads on the seat and hangs over its edge."""
    back = blob((-38, -46), (-41, -14), (-54, 4), (-58, 28), (-52, 44, "c"), (-26, 38),
                (-3, 45, "c"), (0, 24, "c"), (3, 45, "c"), (26, 38), (52, 44, "c"), (58, 28),
                (54, 4), (41, -14), (38, -46), (0, -56))
    creases = [within(taper([(s * x, -36), (s * (x + 5), -4), (s * (x + 10), 44)], [0.6, 3, 4]),
                      back) for s in (-1, 1) for x in (10, 22, 33)]
    belt = within(taper([(-44, -34), (0, -29), (44, -34)], [8, 8, 8]), back)
    buttons = [circle(s * 12, -31, 3.4) for s in (-1, 1)]
    return motif(sheet(back, cloth, shaded(cloth, 0.5), shadow=0.9, soft=9, rim=1.5, puff=0.08),
                 mark(creases, shaded(cloth, 0.4), alpha=0.6),
                 sheet(belt, shaded(cloth, 1.15), shaded(cloth, 0.7), shadow=0.5, soft=4, rim=1.2),
                 sheet(buttons, "#e0b060", "#8c5c30", shadow=0.5, soft=2, rim=1.3))


def _bench(scene: Scene) -> None:
    snow = land((0, 980), (180, 968), (400, 978), (620, 966), (800, 978))
    legs = [box(x - 4, SEAT + 14, 8, 104, 3) for x in range(28, 800, 124)]
    feet = [box(x - 13, SEAT + 112, 26, 7, 3) for x in range(28, 800, 124)]
    scene.add(
        sheet(snow, "#8484a8", "#44487c", shadow=0.5, soft=14, rim=1.4, through=0.3),
        sheet(oval(400, SEAT + 120, 460, 16), "#1c1c40", melt=10, shadow=0, rim=0, alpha=0.4,
              wrap=0),
        sheet([*legs, *feet], "#34343c", "#1c1e28", soft=8, rim=1.6),
        sheet(box(-20, SEAT - 2, 840, 11, 3), "#8c6448", "#5c4034", shadow=1, soft=12, rim=1.8),
        sheet(box(-20, SEAT + 10, 840, 12, 3), "#5c4038", "#34282c", shadow=0.9, soft=9, rim=1.4),
        mark([box(x, SEAT + 9, 1.6, 13) for x in range(60, 800, 170)], "#241c20"),
    )


def _town(scene: Scene) -> None:
    scene.glow(400, 780, 230, "#ffb050", 0.26)
    scene.add(bell_tower("#7c7068", "#4c4448", "#3c4850", "#20282f", "#b88c50", "#c84c34")
              .at(398, SEAT, 0.74))
    rows: list[Motif] = []
    for row, plots in enumerate((BACK, FRONT)):
        for i, (x, wide, tall, roof, lean) in enumerate(plots):
            one = house(f"bench {x}", wide * 1.14, tall * 2.1, roof * 1.7, lean,
                        WALLS[(i + row * 2) % 6],
                        roof=ROOFS[(i + row) % 5])
            rows.append(one.at(x, SEAT + row * 2).tinted("#a87c78", 0.14 - row * 0.14)
                        .styled(through=0.08, wrap=0.15))
    rows[10:10] = [round_tree("bench a", "#4c7c5c", "#2c4848").at(296, SEAT, 1.2),
                   round_tree("bench b", "#4c7c5c", "#2c4848").at(506, SEAT, 1.1)]
    smoke = [tendril([(x, y), (x + 8, y - 24), (x - 3, y - 46), (x + 12, y - 64)], [3, 9, 12, 9, 3],
                     16, 1.5)
             for x, y in ((226, 702), (590, 706))]
    scene.add(sheet(smoke, "#f0d8c0", "#b89498", shadow=0.4, soft=4, rim=1.2, alpha=0.85), rows,
              stone_bridge("#847c74", "#4c4a4c", "#5c6454").at(502, SEAT + 3, 0.15))
    lamps = [circle(x, SEAT - 17, 2.6) for x in (180, 282, 400, 516, 620)]
    scene.add(mark([box(x - 0.8, SEAT - 16, 1.6, 17) for x in (180, 282, 400, 516, 620)],
                   "#24262c"),
              pane(lamps, "#ffc060", 1.6, glow=8, spill=0.6))


def _train(scene: Scene) -> None:
    """The train with a full cup for its wagon; beside him the cups that came empty."""
    rail = box(146, SEAT + 1, 508, 3, 1)
    truck = motif(sheet(box(-30, -12, 60, 7, 2), "#6c3c34", "#34201f", soft=3, rim=1.4),
                  sheet([circle(s * 19, -5, 6) for s in (-1, 1)], "#34343c", soft=3, rim=1.5),
                  tea_cup("#b84c34", "#5c2420", "#f0d8a8", light="#f0b860").at(0, -13, 0.135))
    steam = taper([(256, SEAT - 56), (248, SEAT - 70), (260, SEAT - 86), (250, SEAT - 104)],
                  [1, 5, 5, 1])
    scene.add(sheet(rail, "#24262c", shadow=0.4, soft=3, rim=1),
              truck.at(256, SEAT + 2, 1.12), engine("#3c6460", "#c89848", "#ffc860",
                                                    smoke=False).at(332, SEAT + 2, 0.34),
              sheet(steam, "#f8e8d0", "#d8b8a8", alpha=0.9, shadow=0.3, soft=3, rim=1))
    for x, lift, lean in ((610, 0, 0), (636, 0, 0), (623, 20, -4)):
        scene.add(tea_cup("#b84c34", "#5c2420", "#f0d8a8", tea="#3c2424", light="#4c3430")
                  .at(x, SEAT - lift, 0.07, lean))


def _snow(scene: Scene) -> None:
    for x, wide, alpha in ((400, 270, 0.2), (330, 120, 0.14), (480, 130, 0.14)):
        scene.add(sheet(oval(x, 1022, wide, 22), "#ffc878", melt=16, shadow=0, rim=0, alpha=alpha,
                        wrap=0))
    prints: list[Path] = []
    for side in (-1, 1):
        for i in range(15):
            t = i / 14
            x = 400 + side * (14 + 286 * t**1.7)
            y = 1190 - 190 * t
            foot = union(oval(0, -3, 5, 8), oval(0, 9, 4, 4.4))
            prints.append(moved(foot, x + (7 if i % 2 else -7) * (1 - t * 0.6), y, 1.25 - 0.75 * t,
                                side * 55 * t))
    banks = ((land((0, 1050), (220, 1036), (420, 1056), (640, 1034), (800, 1048)), "#6c70a0",
              "#343c74"),
             (land((0, 1124), (180, 1110), (420, 1134), (610, 1108), (800, 1124)), "#484e84",
              "#1c2454"))
    for bank, colour, end in banks:
        scene.add(sheet(bank, colour, end, shadow=0.6, soft=14, rim=1.6, through=0.25))
    curls = [tendril([(x - s * 150, y + 14), (x - s * 70, y + 2), (x, y - r * 0.4)],
                     [0.5, 4, 5, 4, 2], r, 1.6, s)
             for x, y, r, s in ((170, 1150, 20, 1), (640, 1150, 20, -1), (120, 1086, 16, 1),
                                (690, 1084, 16, -1))]
    scene.add(mark(curls, "#b8c0e4", alpha=0.5), mark(prints, "#181c44", alpha=0.7),
              snowfall("long bench", 30, 40, 770, 1180, 40, 2.5, 9, "#f0e4e0", "#a8a4c0"))
    scene.dust(60, "#ffd898", around=(400, 760), spread=170, largest=2, strength=0.5)
