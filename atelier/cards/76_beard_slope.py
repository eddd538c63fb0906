"""An old giant's beard is a wooded mountainside, and people ski down it."""


from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    blob,
    box,
    chance,
    circle,
    line,
    mark,
    motif,
    outline,
    oval,
    sheet,
    star,
    swirl,
    taper,
    tendril,
    within,
)
from atelier.motifs.birds_air import bird_nest, sitting_swallow
from atelier.motifs.buildings_country import cottage
from atelier.motifs.landscapes import mountains
from atelier.motifs.people_motion import skier
from atelier.motifs.rig import PEOPLE
from atelier.motifs.weather import snowfall
from atelier.palettes import SNOW_WHITE as SNOW

FACE = blob((206, 150), (196, 300), (214, 430), (300, 520), (400, 540), (500, 520), (586, 430),
            (604, 300), (594, 150), (400, 110))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("beard slope", Light(652, 150, "#ffe6b0", 230), shadow=SNOW.shadow,
                  finish=Finish(bloom=0.26, vignette=0.3, exposure=0.97, saturation=1.1))
    _winter(scene)
    _coat(scene)
    scene.add(_beard())
    _face(scene)
    _cap(scene)
    _slope(scene)
    scene.add(snowfall("beard", 30, 60, 770, 1150, 34, 3, 8, "#f4faff", "#b8d0e8"))
    return scene


def _winter(scene: Scene) -> None:
    scene.sky((0, "#4478a8"), (0.3, "#84b0cc"), (0.55, "#b4ccd4"), (1, "#7098b8"), glow=0.16)
    scene.discs((330, "#6c9cbc"), (250, "#8cb4c8"), (178, "#b4ccc8"), through=0.15)
    scene.source(104, "#ffe6b0", 1.0, glow=20, spill=0.3)
    scene.add(mountains("beard far", 470, 190, "#6c94b4", "#4c78a0", "#d0e0e8"))
    scene.fog("#b8d0dc", 330, 560, 0.4)
    scene.rays(0.14, threshold=0.8)


def _fir(tall: float) -> Motif:
    """A fir of four skirts, each with its snow."""
    skirts, caps = [], []
    for i in range(4):
        top, low = -tall * (1 - i * 0.2), -tall * (0.62 - i * 0.17)
        half = tall * (0.15 + i * 0.065)
        skirts.append(blob((0, top, "c"), (half * 0.4, (top + low) / 2), (half, low, "c"),
                           (half * 0.5, low + 2), (0, low + tall * 0.03), (-half * 0.5, low + 2),
                           (-half, low, "c"), (-half * 0.4, (top + low) / 2)))
        caps.append(blob((0, top, "c"), (half * 0.34, (top + low) / 2 - 2), (half * 0.5,
                                                                             low - tall * 0.05),
                         (0, (top + low) / 2), (-half * 0.3, low - tall * 0.07),
                         (-half * 0.5, (top + low) / 2 + 2)))
    trunk = box(-tall * 0.035, -tall * 0.12, tall * 0.07, tall * 0.13)
    return motif(
        sheet(trunk, "#4c342c", "#281c20", shadow=0.6, soft=4),
        [(sheet(skirts[i], "#2f6c68", "#12343f", shadow=0.8, soft=5, rim=1.6),
          sheet(caps[i], "#e4eef4", "#a8c0d4", shadow=0.3, soft=3, rim=1.2))
         for i in (3, 2, 1, 0)])


def _coat(scene: Scene) -> None:
    coat = blob((-60, 1260, "c"), (-60, 640, "c"), (30, 540), (140, 470), (240, 420), (400, 380),
                (560, 420), (660, 470), (770, 540), (860, 640, "c"), (860, 1260, "c"))
    quilts = [taper([(x, 520 + abs(x - 400) * 0.4), (x + (400 - x) * 0.1, 1220)], [3, 4])
              for x in range(-20, 840, 80)]
    scene.add(sheet(coat, "#34608c", "#122a52", soft=16, rim=2),
              mark(all_within(quilts, coat), "#6c98c0", alpha=0.45))
    dice = chance("beard coat firs")
    rows = [(40, 640, 120), (104, 610, 100), (170, 640, 86), (24, 760, 130), (92, 748, 112),
            (150, 800, 90), (36, 890, 136), (112, 900, 118), (182, 930, 94), (60, 1030, 140),
            (150, 1056, 124), (232, 1060, 100), (30, 1180, 150), (120, 1190, 140), (216, 1190, 124),
            (306, 1196, 104)]
    for x, y, tall in rows:
        for right in (False, True):
            px = 800 - x if right else x
            scene.add(_fir(tall * dice.uniform(0.84, 1.06)).at(px + dice.uniform(-8, 8), y))


def _half(y: float) -> float:
    return float(352 * max(0.0, 1 - (y - 430) / 750) ** 0.72)


def _beard() -> Motif:
    shape = blob((196, 330, "c"), (110, 440), (66, 560), (96, 700), (170, 830), (250, 960), (330,
                                                                                             1080),
                 (412, 1172, "c"), (480, 1080), (560, 960), (636, 830), (706, 700), (736, 560),
                 (690, 440), (604, 330, "c"), (520, 470), (400, 500), (280, 470))
    layers = [motif(sheet(shape, "#a8c0d8", "#7ca0c4", soft=16, rim=2))]
    rows = ((940, 3, 190), (800, 4, 200), (660, 6, 200), (520, 7, 190), (400, 6, 170))
    for row, (y, count, long) in enumerate(rows):
        for index in range(count):
            t = (index + 0.5) / count * 2 - 1
            order = abs(t)
            x = 404 + t * _half(y + 30) * 0.96
            layers.append(_lock(x, y + order * -26 + 14 * (index % 2), long, t, row))
    return motif(layers)


def _lock(x: float, y: float, long: float, t: float, row: int) -> Motif:
    """One curl of the beard, a drift of snow: it runs to the point and rolls outwards."""
    turning = 1 if t < 0 else -1
    wide = 84 - row * 3 if row else 74
    points: list[Point] = [(x, y), (x - t * 6, y + long * 0.35), (x - t * 34, y + long * 0.68),
                           (x - t * 44, y + long)]
    widths = [wide * s for s in (0.7, 1, 0.98, 0.8, 0.52, 0.3, 0.14, 0.04)]
    shape = tendril(points, widths, 34, 1.25, turning)
    grooves = [tendril([(px + d, py) for px, py in points], [0.6, 3, 3, 2.4, 1.6, 0.5],
                       34 - d * 0.3 * turning, 0.5, turning) for d in (-wide * 0.24, 0,
                                                                       wide * 0.24)]
    return motif(sheet(shape, "#dce6ee", "#8cacc8", shadow=1, soft=11, lift=8, rim=1.9, puff=0.05),
                 mark(all_within(grooves, shape), "#7c9cbc", alpha=0.55))


def _face(scene: Scene) -> None:
    wrinkles = [taper([(300 + i * 8, 176 + i * 14), (400, 166 + i * 14), (500 - i * 8,
                                                                          176 + i * 14)],
                      [0.6, 3.4, 0.6]) for i in range(2)]
    cheeks = [(286, 398), (514, 398)]
    scene.add(sheet(FACE, "#b07c60", "#844c44", soft=16, rim=2),
              mark(all_within(wrinkles, FACE), "#7c4038", alpha=0.7),
              *(sheet(circle(x, y, 64), "#d05c44", shadow=0, rim=0, melt=16, alpha=0.5, wrap=0)
                for x, y in cheeks),
              mark([swirl(x, y, 30, 1.6, 5, s, 90) for (x, y), s in zip(cheeks, (-1, 1),
                                                                        strict=True)],
                   "#a83c30", alpha=0.6))
    for side in (-1, 1):
        scene.add(_eye(side).at(400 + side * 104, 306))
    mouth = blob((330, 494, "c"), (400, 476), (470, 494, "c"), (440, 530), (400, 540), (360, 530))
    scene.add(sheet(mouth, "#5c1c24", "#340c18", shadow=0.4, soft=4))
    lip = blob((320, 528), (360, 514), (400, 520), (440, 514), (484, 528), (460, 562), (400, 574),
               (340, 562))
    scene.add(sheet(lip, "#c8604c", "#843434", soft=9, rim=2))
    for side in (-1, 1):
        points: list[Point] = [(400, 440), (400 + side * 90, 452), (400 + side * 180, 500),
                               (400 + side * 262, 484), (400 + side * 300, 420)]
        whisk = tendril(points, [60, 84, 84, 64, 44, 24, 10, 2], 34, 1.2, -side)
        lines = [taper([(x, y + d) for x, y in points], [0.6, 3.4, 3.4, 2, 0.5]) for d in (-18, 0,
                                                                                           18)]
        scene.add(sheet(whisk, "#e4ecf0", "#94b4cc", soft=12, rim=2.1),
                  mark(all_within(lines, whisk), "#7c9cbc", alpha=0.6))
    nose = blob((400, 270), (428, 330), (470, 390), (462, 440), (400, 458), (338, 440), (330, 390),
                (372, 330))
    scene.add(sheet(nose, "#d46c50", "#983c38", soft=14, rim=2.3, puff=0.08),
              sheet([blob((338, 400), (350, 384), (364, 404), (360, 432), (344, 430)),
                     blob((462, 400), (450, 384), (436, 404), (440, 432), (456, 430))], "#c45c48",
                    "#8c3434", shadow=0.5, soft=5, rim=1.6),
              mark(oval(384, 376, 9, 26, 16), "#f4b898", alpha=0.6))


def _eye(side: int) -> Motif:
    """A closed lid; the right one (for us) is open by a slit and looks down."""
    socket = oval(0, 0, 62, 42)
    lid = blob((-56, 8, "c"), (-40, -30), (0, -42), (40, -30), (56, 8, "c"), (30, 24), (0, 30),
               (-30, 24))
    lashes = [taper([(x, 22 - abs(x) * 0.22), (x * 1.16, 38 - abs(x) * 0.2)], [4, 1])
              for x in (-34, -16, 4, 24, 42)]
    base = motif(sheet(socket, "#a8684c", "#7c4038", shadow=0.2, soft=6, rim=0.6))
    if side < 0:
        return base + motif(
            sheet(lid, "#bc8868", "#945c4c", shadow=0.8, soft=6, rim=1.8),
            mark([taper([(-54, 10), (-24, 24), (4, 29), (30, 22), (54, 8)], [2, 5, 6, 5, 2]),
                  *lashes],
                 "#4c2424"))
    white = blob((-56, 8, "c"), (0, -6), (56, 8, "c"), (30, 24), (0, 30), (-30, 24))
    upper = within(lid, blob((-80, 8, "c"), (-80, -80, "c"), (80, -80, "c"), (80, 8, "c"), (30, 5),
                             (0, 3), (-30, 5)))
    return base + motif(
        sheet(white, "#f0e6d8", "#b8a89c", shadow=0.4, soft=4),
        mark([within(circle(-10, 18, 17), white)], "#3c74a0"),
        mark([within(circle(-11, 21, 8), white)], "#10182c"), mark(circle(-5, 13, 3.4), "#ffffff"),
        sheet(upper, "#bc8868", "#945c4c", shadow=0.9, soft=5, rim=1.8),
        mark([*lashes, taper([(-54, 10), (-24, 24), (4, 29), (30, 22), (54, 8)], [1, 3, 3, 3, 1])],
             "#4c2424"))


def _cap(scene: Scene) -> None:
    dome = blob((184, 190, "c"), (190, 90), (240, 10), (330, -40), (470, -40), (560, 10), (610, 90),
                (616, 190, "c"), (400, 160))
    knit = [outline(line((190 + i * 36, 200), (230 + i * 28, 90), (300 + i * 16, -40)), 4)
            for i in range(13)]
    band = blob((166, 150, "c"), (280, 118), (400, 108), (520, 118), (634, 150, "c"), (640, 210,
                                                                                       "c"),
                (520, 178), (400, 168), (280, 178), (160, 210, "c"))
    ribs = [taper([(x, 124 + ((x - 400) / 240) ** 2 * 28), (x, 180 + ((x - 400) / 240) ** 2 * 32)],
                  [9, 9]) for x in range(180, 630, 22)]
    flakes = [star(x, 66 + ((x - 400) / 180) ** 2 * 30, 17, 6, 0.4) for x in (270, 335, 400, 465,
                                                                              530)]
    scene.add(sheet(dome, "#2c64a4", "#16386c", soft=16, rim=2.2),
              mark(all_within(knit, dome), "#5c94c8", alpha=0.55),
              sheet(all_within(flakes, dome), "#e8eef0", "#b8cce0", shadow=0.4, soft=4, rim=1.2),
              sheet(band, "#3c78b4", "#1c4880", soft=14, rim=2.1),
              mark(all_within(ribs, band), "#1c4880", alpha=0.5))
    for side in (-1, 1):
        points: list[Point] = [(400 + side * 46, 254), (400 + side * 96, 222), (400 + side * 160,
                                                                                226),
                               (400 + side * 196, 268)]
        tufts = [tendril([(400 + side * d, 250 - k * 5), (400 + side * (d + 26), 226 - k * 3),
                          (400 + side * (d + 50), 236)], [8, 17, 14, 9, 5, 1], 10, 1, side)
                 for k, d in enumerate((38, 66, 94, 122, 146))]
        scene.add(sheet(taper(points, [26, 44, 44, 20]), "#c8d8e4", "#84a4c0", soft=10, rim=2),
                  sheet(tufts, "#e8eef2", "#a0bcd0", shadow=0.7, soft=5, rim=1.7))
    scene.add(bird_nest("#8c6438", "#3c2418").at(276, 222, 0.56),
              sitting_swallow().at(318, 200, 0.44))


RUNS: tuple[tuple[float, float, float, bool, float, str, int], ...] = (
    (214, 610, 0.56, False, 14, "#e0a030", 3), (588, 650, 0.56, True, -14, "#3c8c54", 5),
    (330, 764, 0.54, False, 16, "#8c4ca0", 1), (510, 860, 0.54, True, -18, "#e07828", 8),
    (404, 1010, 0.6, False, 20, "#d8281c", 2),
)


def _slope(scene: Scene) -> None:
    tracks: list[Path] = []
    for points in ([(330, 566), (280, 574), (196, 612)], [(470, 560), (540, 590), (610, 652)],
                   [(470, 566), (400, 640), (440, 710), (316, 768)],
                   [(560, 600), (470, 700), (580, 780), (530, 862)],
                   [(330, 690), (300, 800), (400, 880), (440, 950), (388, 1012)]):
        tracks += [taper([(x + d, y) for x, y in points], [2, 3, 3]) for d in (-4, 4)]
    scene.add(mark(tracks, "#4c7cac", alpha=0.7))
    trees = ((150, 560, 76), (120, 620, 66), (650, 570, 74), (690, 620, 60), (404, 700, 70),
             (250, 740, 80), (560, 740, 76), (606, 770, 60), (300, 880, 70), (440, 800, 52),
             (476, 960, 62), (352, 990, 52), (214, 700, 52))
    for foot, low, tall in trees:
        scene.add(_fir(tall).at(foot, low))
    scene.add(sheet(oval(400, 560, 62, 9), "#7c3434", shadow=0, rim=0, melt=5, alpha=0.5),
              cottage("beard hut", "#8c5434", "#4c2c20", "#e4ecf0", "#a8c0d4", "#ffc860",
                      smoke="#e8eef0").at(400, 562, 0.5))
    for x, y, size, flip, turn, jacket, who in RUNS:
        scene.add(sheet(oval(x, y + 3, 30, 4, turn), "#3c6494", shadow=0, rim=0, melt=4, alpha=0.6),
                  skier(PEOPLE[who], jacket).at(x, y, size, turn, flip))
