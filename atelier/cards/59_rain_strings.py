"""The rain hangs in strings from cloud to lake, and somebody in a boat plays on it."""

import math
from dataclasses import replace

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    chance,
    circle,
    land,
    leaf,
    line,
    mark,
    minus,
    mixed,
    motif,
    oval,
    pane,
    ridge,
    sheet,
    spline,
    star,
    swirl,
    taper,
    union,
)
from atelier.motifs.birds_water import heron
from atelier.motifs.boats import boat
from atelier.motifs.people_stage import musician_bowing
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud, stars
from atelier.motifs.waters import reed, ripples
from atelier.palettes import STORM_SLATE

# The cloud's lower edge, a harp's neck; the water's edge is below it.
NECK: list[Point] = [(-60, 150), (30, 190), (120, 240), (230, 272), (350, 300), (470, 372), (570,
                                                                                             478),
                     (650, 560), (740, 590)]
GOLDEN = 27
PLAYED = (14, 15, 16, 17)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("rain strings", Light(528, 128, "#ffe6a8", 215), shadow=STORM_SLATE.shadow,
                  finish=Finish(bloom=0.28, vignette=0.32, exposure=1.06, saturation=1.1))
    _evening(scene)
    _lake(scene)
    _strings(scene)
    scene.add(_cloud())
    _player(scene)
    _shore(scene)
    scene.dust(70, "#ffe8b8", around=(528, 160), spread=170, largest=2, strength=0.5)
    return scene


def _evening(scene: Scene) -> None:
    scene.sky((0, "#1c3044"), (0.35, "#3c6070"), (0.62, "#70908c"), (0.72, "#b09c74"),
              (1, "#40606c"), clouds=0.3)
    scene.discs((250, "#2c4c60"), (180, "#44687a"), (116, "#6c8c8c"), (62, "#a8ac90"), through=0.1)
    scene.add(pane(star(528, 128, 40, 4, 0.2), "#fff0c0", 1.5, glow=22, spill=0.6),
              pane(star(528, 128, 20, 4, 0.34, 45), "#ffe6a0", 1.3, glow=8, spill=0.3))
    scene.add(stars("rain strings", 18, left=330, top=50, right=760, bottom=330, colour="#e8e4c0"))
    for x, y, wide, high, colour in ((700, 400, 220, 54, "#4c7480"), (640, 660, 260, 56, "#6c8c8c"),
                                     (120, 640, 260, 60, "#587c84"), (330, 520, 180, 40,
                                                                      "#54747c")):
        scene.add(drifting_cloud(f"strings {x}", wide, high, colour).at(x, y))
    scene.add(sheet(ridge("strings far", 800, 70, 1.5, 0.4), "#5c8084", "#50747c", shadow=0.4,
                    rim=0.8),
              sheet(ridge("strings near", 838, 44, 2.2, 0.5), "#3c6068", "#34545c", shadow=0.5))
    scene.fog("#98a48c", 660, 860, 0.4)
    scene.rays(0.12, threshold=0.7)


def _lake(scene: Scene) -> None:
    for y, colour, end in ((862, "#50767c", "#2c4c5c"), (908, "#3c626c", "#20404e"),
                           (968, "#305460", "#183442"), (1046, "#24444f", "#10242f"),
                           (1126, "#1a3440", "#0a1822")):
        wave = land((0, y), (150, y - 6), (320, y + 4), (500, y - 5), (660, y + 5), (800, y - 2))
        scene.add(sheet(wave, colour, end, shadow=0.5, soft=12, rim=1.1, through=0.3))
    glints = [oval(528 + math.sin(i * 2.1) * 20, 880 + i * 26, 52 - i * 4, 3) for i in range(10)]
    scene.add(mark(glints, "#f0cc80", alpha=0.2))
    dice = chance("rain strings swell")
    lines = []
    for i in range(34):
        left, level = dice.uniform(-20, 720), 884 + i * 9.4
        long = 40 + i * 3
        lines.append(taper([(left, level), (left + long / 2, level - 3), (left + long, level)],
                           [0.4, 2.4, 0.4]))
    scene.add(mark(lines, "#7ca4a4", alpha=0.35))


def _string(index: int) -> tuple[float, float, float]:
    """Where a string hangs, where it begins, and where it meets the water."""
    x = 96 + index * 16.2
    curve = spline(NECK, 20)
    top = min(curve, key=lambda point: abs(point[0] - x))[1]
    return x, top - 14, 1000 - index * 2.9 + 6 * math.sin(index * 1.7)


def _strings(scene: Scene) -> None:
    dice = chance("rain strings drops")
    cords: list[Path] = []
    drops: list[Path] = []
    for index in range(40):
        x, top, foot = _string(index)
        scene.add(ripples(30 - index * 0.3, "#b8d8d4", 2, 0.3, 0.75).at(x, foot))
        if index in PLAYED:
            bulge = 7.0 - abs(index - 15.5) * 1.2
            middle = foot - 110
            cords += [taper([(x, top), (x + s * bulge * 0.5, (top + middle) / 2),
                             (x + s * bulge, middle), (x, foot)], [1.5, 1.3, 1.5]) for s in (-1, 1)]
        elif index != GOLDEN:
            cords.append(taper([(x, top), (x, foot)], [2.1, 1.7]))
        if index != GOLDEN:
            drops += [oval(x, dice.uniform(top + 40, foot - 30), 2.6, 5.5) for _ in range(2)]
    scene.add(sheet(cords, "#d0e4e0", "#a8ccd0", shadow=0.4, soft=4, rim=0.9, wrap=0.2),
              sheet(drops, "#e8f4ec", "#a0c4cc", shadow=0.3, soft=3, rim=1.1))
    x, _, foot = _string(GOLDEN)
    gold = taper([(x, 160), (x, foot)], [2.6, 3.2])
    scene.add(pane(gold, "#ffc850", 1.25, glow=9, spill=0.5),
              ripples(46, "#ffdc80", 3, 0.3, 0.9).at(x, foot))


def _cloud() -> Motif:
    """The harp's neck: puffs along a curve, in three sheets, with spirals cut in them."""
    dice = chance("rain strings cloud")
    curve = spline(NECK, 16)
    sheets: list[Motif] = []
    for rise, swell, colour, end in ((58, 1.18, "#3c5c6c", "#22384a"), (30, 1.0, "#2c485c",
                                                                        "#16283a"),
                                     (6, 0.74, "#203a4e", "#0e1c2c")):
        puffs: list[Path] = []
        for k in range(0, len(curve), 4):
            x, y = curve[k]
            big = (66 - 34 * k / len(curve)) * swell * dice.uniform(0.8, 1.15)
            puffs.append(circle(x + rise * 0.2, y - rise - big * 0.62, big))
        body = minus(union(puffs), _below())
        sheets.append(motif(
            sheet(body, colour, end, shadow=1, soft=13, rim=2, through=0.4),
            sheet(all_within(_curls(rise), body), mixed(colour, "#a8c4cc", 0.24), colour,
                  shadow=0.4, soft=4, rim=1.2,
                  alpha=0.7)))
    pegs = [circle(x, top + 12, 4.2) for x, top, _ in map(_string, range(40))]
    return motif(*sheets, sheet(pegs, "#d8b468", "#84602c", shadow=0.6, soft=3, rim=1.5))


def _curls(rise: float) -> list[Path]:
    places = {58: ((140, 110, 26), (300, 190, 24), (480, 290, 20), (620, 450, 16)),
              30: ((90, 110, 28), (220, 190, 26), (400, 260, 22), (560, 400, 18), (690, 530, 14)),
              6: ((70, 130, 22), (170, 210, 24), (310, 254, 20), (500, 356, 16), (640, 514, 12))}
    return [swirl(x, y, r, 1.7, r * 0.24) for x, y, r in places[round(rise)]]


def _below() -> Path:
    """Everything under the neck's curve."""
    return line(*NECK, (820, 600), (820, 1300), (-60, 1300), tension=0.4)


def _player(scene: Scene) -> None:
    who = replace(PEOPLE[0], cloth="#a0a4a8")
    bow = motif(sheet(taper([(16, -48), (66, -102), (118, -146)], [3, 2.6, 2]), "#c88c4c",
                      "#6c4424",
                      shadow=0.6, soft=3, rim=1.8),
                mark(taper([(20, -46), (120, -142)], [1.1, 1.1]), "#fff0d0"))
    inmate = motif(musician_bowing("strings", who, hat="hood"), bow).at(-6, 40, 1.16)
    scene.add(sheet(oval(272, 976, 130, 12), "#06141c", melt=8, shadow=0, rim=0, alpha=0.6),
              boat("#6c4434", "#20161c", "#c89858", oars=False, load=inmate)
              .at(268, 960, 1.12),
              ripples(150, "#a8ccc8", 2, 0.16, 0.5).at(268, 982))


def _shore(scene: Scene) -> None:
    dice = chance("rain strings leaves")
    for x, y, size in ((120, 1080, 24), (206, 1120, 30), (420, 1070, 22), (520, 1130, 32),
                       (352, 1150, 26), (90, 1150, 28)):
        turn = dice.uniform(-25, 25)
        scene.add(ripples(size * 1.6, "#7ca4a4", 1, 0.3, 0.5).at(x, y + 3),
                  motif(sheet(leaf(-size / 2, 0, size, size * 0.45, turn), "#d07a2c", "#7c3818",
                              soft=5,
                              rim=1.7)).at(x, y))
    bank = land((500, 1260), (560, 1150), (640, 1084), (720, 1060), (860, 1050))
    scene.add(sheet(minus(bank, _left_half()), "#24403c", "#0a181c", soft=14, rim=1.6, through=0.2),
              heron("#8498a4", "#3c5060", pose="asleep").at(668, 1092, 0.62, flip=True),
              reed("strings a", "#2c4c44", "#8c5430", 170).at(744, 1120),
              reed("strings b", "#1c3834", "#74442c", 130).at(604, 1168),
              reed("strings c", "#1c3834", "#74442c", 210).at(50, 1210),
              reed("strings d", "#14282a", "#5c3828", 150).at(112, 1220))
    low = land((420, 1260), (560, 1196), (660, 1150), (760, 1130), (860, 1120))
    scene.add(sheet(minus(low, _left_half()), "#16302f", "#06100f", soft=14, rim=1.4, through=0.2))


def _left_half() -> Path:
    return oval(0, 1300, 440, 300)
