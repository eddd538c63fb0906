"""A giant needle sews the grey sky to the grey sea."""

import math

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    blob,
    box,
    chance,
    circle,
    mark,
    minus,
    motif,
    oval,
    pane,
    poly,
    sheet,
    spline,
    swirl,
    taper,
    tendril,
)
from atelier.motifs.people_boats import rower
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud

SEAM = [(x, 628 + 7 * math.sin(x / 37) + 8 * math.sin(x / 90)) for x in range(430, 861, 10)]
SKY_HEM: list[Point] = [(-60, 505), (60, 512), (180, 536), (290, 572), (370, 604), (430, 626)]
SEA_HEM: list[Point] = [(-60, 742), (60, 736), (180, 716), (290, 682), (370, 648), (430, 632)]
THREAD, THREAD_END = "#e0402c", "#8c1c20"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("needle coast", Light(120, 622, "#ffe8bc", 225), shadow="#0a1a26",
                  finish=Finish(bloom=0.3, vignette=0.38, exposure=0.99, saturation=1.14,
                                split=("#14344c", "#ffe4b8", 0.12)))
    scene.sky((0, "#22343f"), (0.5, "#8a9894"), (1, "#22343f"))
    _beyond(scene)
    _sky_cloth(scene)
    scene.rays(0.16, threshold=0.7, length=0.8)
    scene.add(_needle())
    _sea_cloth(scene)
    _stitches(scene)
    _near_sea(scene)
    scene.dust(90, "#ffe8bc", around=(200, 620), spread=240)
    return scene


def _beyond(scene: Scene) -> None:
    """What lies behind the seam: sheets of light, one in the other."""
    for inset, colour, end in ((0, "#7c5c54", "#a8805c"), (20, "#c08c60", "#d0a870"),
                               (42, "#e4b878", "#ecc888"), (64, "#f4d8a0", "#f8e4b8")):
        scene.add(sheet(_gap(inset), colour, end, shadow=0.7, soft=10, rim=1.4, through=0.3))
    scene.add(pane(_gap(92), "#fff2d0", 1.15, glow=30, spill=0.4))


def _gap(inset: float) -> Path:
    """The white opening between sky and sea, or a smaller one inside it."""
    return blob((-60, 470 + inset, "c"), (120 - inset, 480 + inset),
                (300 - inset, 560 + inset * 0.7), (440 - inset * 2.2, 628, "c"),
                (300 - inset, 700 - inset * 0.7), (120 - inset, 770 - inset),
                (-60, 780 - inset, "c"))


def _sky_cloth(scene: Scene) -> None:
    """The sky as a hanging cloth, its folds drawn together by the stitches."""
    edge = [*spline(SKY_HEM, 8), *SEAM]
    cloth = poly((-60, -60), (860, -60), *edge[::-1])
    scene.add(sheet(cloth, "#1c2f3c", "#52707a", shadow=1.2, soft=18, rim=2.6, through=0.4))
    hem = taper([(x, y - 7) for x, y in SKY_HEM], [15, 15, 13, 11, 7])
    scene.add(sheet(hem, "#b8a890", "#5c7480", shadow=0.5, soft=5, rim=1.8, inside=cloth))
    dice = chance("needle folds")
    dark: list[Path] = []
    pale: list[Path] = []
    for index, (x, y) in enumerate(SEAM[2::3]):
        aim = 470 + (x - 430) * 1.05 + dice.uniform(-26, 26)
        tall = dice.uniform(150, 430)
        points = [(x, y - 6), (x + (aim - x) * 0.2 + 4, y - tall * 0.3),
                  (aim + 18, y - tall * 0.7), (aim, y - tall)]
        (dark if index % 2 else pale).append(taper(points, [2, 7, 5, 0.5]))
    scene.add(mark(dark, "#26343c", alpha=0.5), mark(pale, "#a8b0a8", alpha=0.4))
    for name, x, y, width, colour in (
            ("a", 170, 150, 300, "#2c4450"), ("b", 470, 250, 250, "#34505c"),
            ("c", 90, 330, 260, "#466470"), ("d", 620, 420, 240, "#4c6c76"),
            ("e", 300, 420, 200, "#5c7a80"), ("f", 700, 90, 220, "#243a46")):
        scene.add(drifting_cloud(f"needle {name}", width, width * 0.27, colour).at(x, y),
                  _curl(x, y, width))


def _curl(x: float, y: float, width: float) -> Motif:
    """A line of wind below a cloud that rolls up at one end."""
    side = 1 if x < 400 else -1
    wind = tendril([(x - side * width * 0.5, y + 26), (x, y + 20),
                    (x + side * width * 0.46, y + 26)],
                   [0.5, 4, 5, 4, 2], 20, 1.6, -side)
    return motif(mark(wind, "#b8ccc8", alpha=0.36))


def _needle() -> Motif:
    """The needle, slanting, its point towards the lower left; and the thread in its eye."""
    body = blob((0, -660, "c"), (20, -642), (24, -590), (19, -480), (15, -260), (7, -80),
                (0, 40, "c"), (-7, -80), (-15, -260), (-19, -480), (-24, -590), (-20, -642))
    eye = blob((0, -642), (9, -622), (9, -570), (0, -548), (-9, -570), (-9, -622))
    steel = minus(body, eye)
    shine = taper([(-8, -540), (-7, -300), (-2, -60)], [2, 9, 7, 1])
    shade = taper([(14, -600), (12, -480), (9, -260), (4, -70)], [3, 7, 7, 1])
    groove = minus(blob((0, -650), (14, -624), (14, -560), (0, -490), (-14, -560), (-14, -624)),
                   eye)
    needle = motif(
        sheet(steel, "#b4c0c0", "#3c5058", shadow=1.2, soft=16, lift=14, rim=2.4),
        mark(groove, "#4c585e", alpha=0.8),
        mark(shine, "#e8ecdf", alpha=0.85), mark(shade, "#1c282e", alpha=0.6),
    ).at(404, 662, 1.06, 27)
    behind = taper([(690, 128), (716, 104), (770, 112), (860, 84)], [9, 9, 9, 9])
    before = taper([(693, 126), (672, 132), (650, 176), (664, 250), (720, 296), (790, 286),
                    (860, 318)], [9, 9, 9, 9])
    return motif(_cord(behind), needle, _cord(before))


def _cord(path: Path) -> Motif:
    return motif(sheet(path, THREAD, THREAD_END, shadow=0.9, soft=8, lift=8, rim=1.8))


def _sea_cloth(scene: Scene) -> None:
    """The sea, pulled up to the sky on the right, sagging open on the left."""
    edge = [*spline(SEA_HEM, 8), *[(x, y + 4) for x, y in SEAM]]
    cloth = poly(*edge, (860, 1260), (-60, 1260))
    scene.add(sheet(cloth, "#3c6470", "#12283a", shadow=1, soft=14, rim=2.6, through=0.4))
    hem = taper([(x, y + 8) for x, y in SEA_HEM], [15, 15, 13, 11, 7])
    scene.add(sheet(hem, "#a89c88", "#3c5c6c", shadow=0.5, soft=5, rim=1.8, inside=cloth))
    dice = chance("needle sea folds")
    dark: list[Path] = []
    pale: list[Path] = []
    for index, (x, y) in enumerate(SEAM[1::3]):
        low = dice.uniform(60, 150)
        points = [(x, y + 8), (x - 8, y + low * 0.4), (x - 30 + dice.uniform(-20, 10), y + low)]
        (dark if index % 2 else pale).append(taper(points, [2, 7, 0.5]))
    scene.add(mark(dark, "#1c2a32", alpha=0.55), mark(pale, "#a8b2ac", alpha=0.45))
    for index, (y, colour, end) in enumerate(((792, "#3c6874", "#28505e"),
                                              (872, "#30596a", "#1f4050"))):
        scene.add(_swell((-86, -56)[index], y, 15 + index * 4, colour, end))


def _swell(start: float, y: float, height: float, colour: str, end: str) -> Motif:
    """A long wave of cloth with curling crests and the folds that hang from them."""
    step = height * 10.5
    tops = [start + step * i for i in range(int(1000 / step) + 2)]
    knots: list[Point] = []
    for x in tops:
        knots += [(x - step * 0.5, y + height * 0.9), (x - step * 0.2, y + height * 0.2),
                  (x, y - height * 0.9)]
    crest = spline([(-200, y), *knots, (1500, y)], 8)
    shape = [poly(*crest, (1500, 1260), (-200, 1260)),
             *(circle(x + 2, y + height * 0.3, height * 1.25) for x in tops)]
    curls = [swirl(x + 2, y + height * 0.3, height * 0.95, 1.7, 3.6, 1, -150) for x in tops]
    lines = [taper([(x - step * 0.62, y + height * (2.1 + k)),
                    (x - step * 0.3, y + height * (1.5 + k)),
                    (x - step * 0.06, y + height * (1.4 + k * 0.9)),
                    (x + step * 0.2, y + height * (2.6 + k))], [0.4, 3, 3, 0.4])
             for x in tops for k in (0.3, 1.5, 2.7)]
    return motif(sheet(shape, colour, end, shadow=0.9, soft=13, rim=1.7, through=0.35),
                 mark(curls, "#b4beb8", alpha=0.55), mark(lines, "#1a2830", alpha=0.25))


def _stitches(scene: Scene) -> None:
    done, holes = [], []
    for x, y in SEAM[1::4]:
        done.append(taper([(x - 15, y + 34), (x - 4, y), (x + 13, y - 34)], [7, 9, 7]))
        holes += [oval(x - 16, y + 36, 5, 4), oval(x + 14, y - 36, 5, 4)]
    waiting = [oval(x, y - 22, 4.5, 3.4) for x, y in spline(SKY_HEM, 4)[3:-3:2]]
    waiting += [oval(x, y + 24, 4.5, 3.4) for x, y in spline(SEA_HEM, 4)[3:-3:2]]
    scene.add(mark([*holes, *waiting], "#141e24", alpha=0.8),
              sheet(done, THREAD, THREAD_END, shadow=1, soft=5, lift=4, rim=1.8, through=0.2))
    tip = taper([(398, 672), (386, 696), (362, 744)], [14, 11, 0.6])
    scene.add(mark(oval(398, 671, 13, 7, -20), "#141e24", alpha=0.85),
              sheet(tip, "#dfe4da", "#6c787c", shadow=1, soft=7, lift=6, rim=2.2))


def _boat(scene: Scene) -> None:
    x, y = 292, 936
    scene.add(sheet(oval(x, y + 22, 150, 14), "#0a1a24", shadow=0, melt=8, alpha=0.7),
              rower(PEOPLE[9], "#8c4430", "#e0c48c", "brim",
                    cargo=_open_scissors().at(-64, -31, 1, -76)).at(x, y, 1.7))


def _open_scissors() -> Motif:
    """Wide open tailor's scissors 90 long that point up, their screw at the origin."""
    parts: list[Motif] = []
    for side in (-1, 1):
        blade = blob((-4.6, 4, "c"), (-4.4, -20), (-0.6, -66, "c"), (4, -36), (5, 4, "c"))
        edge = taper([(3, -4), (2.6, -34), (0, -62)], [1.6, 1.4, 0.4])
        stem = taper([(0, 2), (-1.6, 10), (-3, 17)], [7.4, 5, 4.4])
        loop = minus(oval(-3, 26, 8.4, 11.4, 10), oval(-3, 26, 4.6, 7.4, 10))
        parts.append(motif(
            sheet([stem, loop], "#d8a860", "#845424", shadow=0.9, soft=4, lift=3, rim=1.9),
            sheet(blade, "#e8ece4" if side > 0 else "#b8c2c0", "#8c989a", shadow=1, soft=4,
                  lift=3, rim=2.1),
            mark(edge, "#5c6a6e", alpha=0.6)).at(0, 0, 1, side * 20, side < 0))
    return motif(*parts, sheet(circle(0, 0, 3.2), "#d8a860", "#845424", shadow=0.6, soft=2,
                               rim=1.7))


def _near_sea(scene: Scene) -> None:
    for index, (y, colour, end) in enumerate(((968, "#2c5462", "#1c3c4c"),
                                              (1060, "#20424f", "#142e3e"),
                                              (1146, "#14303e", "#0a1a28"))):
        if index == 0:
            _boat(scene)
        if index == 1:
            scene.add(_spool().at(636, 1094, 0.95, 14))
        scene.add(_swell((-20, -100, -40)[index], y, 21 + index * 4, colour, end))


def _spool() -> Motif:
    """A wooden spool of red thread that floats upright, its foot under water."""
    core = box(-44, -150, 88, 150)
    rims = [box(-62, -176, 124, 28, 9), box(-62, -4, 124, 28, 9)]
    lid = oval(0, -176, 62, 15)
    windings = [taper([(-46, y + 7), (0, y + 12), (46, y)], [5, 6, 5])
                for y in range(-144, 0, 11)]
    loose = taper([(44, -70), (90, -40), (120, -60), (170, -10), (260, -30)], [6, 6, 6, 6, 6])
    return motif(_cord(loose),
                 sheet(core, "#a83424", "#4c1218", shadow=1, soft=12, rim=1.6),
                 sheet(windings, THREAD, THREAD_END, shadow=0.6, soft=3, lift=2, rim=1.6),
                 sheet(rims, "#8c7860", "#4c4034", shadow=0.9, soft=7, rim=2),
                 sheet(lid, "#a89474", "#6c5c48", shadow=0.5, soft=5, rim=1.8),
                 mark(oval(0, -176, 15, 4.5), "#1c1c1c"))
