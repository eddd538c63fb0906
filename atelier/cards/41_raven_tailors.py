"""Ravens mend the coat of a scarecrow and hold a mirror up to it."""

from atelier import frames
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
    cloud,
    land,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    ridge,
    shaded,
    sheet,
    swirl,
    taper,
)
from atelier.motifs.birds_wood import raven, raven_flying
from atelier.motifs.frames_and_mirrors import hand_mirror
from atelier.motifs.lights import lantern
from atelier.motifs.straw_and_snow import scarecrow
from atelier.motifs.tools import scissors
from atelier.palettes import TEAL_DUSK

THREAD, THREAD_END = "#40e0d0", "#18a0a0"
FEATHERS, FEATHERS_END, SHEEN = "#22243a", "#0c0c18", "#5470a0"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("raven tailors", Light(318, 440, "#ffd890", 215), shadow=TEAL_DUSK.shadow,
                  finish=Finish(bloom=0.28, vignette=0.32, exposure=0.98, saturation=1.08))
    _evening(scene)
    scene.rays(0.06)
    field = land((-60, 934), (200, 914), (420, 922), (640, 910), (860, 930))
    scene.add(sheet(field, "#b8883c", "#4c3824", shadow=0.7, soft=12, rim=1.4, through=0.25),
              mark(all_within(_stubble(930, 1010, 70, 9), field), "#e8bc60", alpha=0.4))
    for name, x, y, size in (("a", 102, 948, 0.56), ("b", 676, 940, 0.72), ("c", 594, 930, 0.46),
                             ("d", 196, 932, 0.42)):
        scene.add(_sheaf(name).at(x, y, size))
    scene.add(sheet(oval(386, 1066, 120, 13), "#1c1418", melt=7, shadow=0, rim=0, alpha=0.6),
              scarecrow("#4c5844", "#181e22", "#e0b050", "#6c4a2c", "#8c3c34").at(386, 1070, 1.2))
    _tailors(scene)
    _front(scene)
    scene.dust(80, "#ffe8b0", around=(318, 460), spread=190, largest=2, strength=0.4)
    frames.arch(scene, TEAL_DUSK.near, "#06202a", 40)
    return scene


def _evening(scene: Scene) -> None:
    scene.sky((0, "#0c4450"), (0.25, "#2c7470"), (0.5, "#8ca468"), (0.66, "#d8b860"),
              (0.78, "#e0a050"),
              (1, "#a86840"), glow=0.1)
    for x, y, width, height, colour in ((620, 190, 260, 50, "#2c6c68"),
                                        (160, 300, 200, 44, "#5c8c68"),
                                        (560, 330, 220, 40, "#74985f"),
                                        (110, 660, 220, 40, "#c0a058"),
                                        (690, 700, 240, 44, "#c89c54")):
        puff = cloud(f"raven {x}", x, y, width, height)
        curls = [swirl(x + k * width * 0.24, y - height * 0.28, height * 0.2, 1.5, 3)
                 for k in (-1, 1)]
        scene.add(sheet(puff, colour, shaded(colour, 0.85), shadow=0.4, rim=0.9, through=0.3),
                  mark(all_within(curls, puff), shaded(colour, 1.35), alpha=0.6))
    scene.add(sheet(ridge("raven far", 840, 26, 1.4, 0.4), "#b09c58", "#a07c48", shadow=0.3,
                    rim=0.7),
              sheet(ridge("raven hills", 884, 18, 1.9, 0.4), "#8c8048", "#7c6038", shadow=0.4,
                    rim=0.9))
    scene.fog("#e8c070", 780, 960, 0.3)


def _stubble(top: float, foot: float, count: int, tall: float) -> list[Path]:
    dice = chance("stubble", top)
    stalks = []
    for _ in range(count):
        y = dice.uniform(top, foot)
        x, high = dice.uniform(-10, 810), tall * (0.7 + 1.2 * (y - top) / (foot - top))
        stalks.append(taper([(x, y), (x + dice.uniform(-3, 3), y - high)], [2.4, 1.6]))
    return stalks


def _sheaf(name: str) -> Motif:
    """Cut wheat bound together, 240 high."""
    dice = chance("sheaf", name)
    back: list[Path] = []
    front: list[Path] = []
    ears: list[Path] = []
    for i in range(26):
        t = i / 25 - 0.5
        lean, high = t * 150 + dice.uniform(-8, 8), 226 - abs(t) * 60 + dice.uniform(-14, 14)
        stalk = taper([(t * 110, 0), (t * 44, -96), (lean, -high)], [5, 4, 3])
        (back if i % 2 else front).append(stalk)
        angle = -90 + t * 60
        ears += [leaf(lean + k * t * 7, -high - k * 11, 20, 8, angle + side * 26)
                 for k in range(3) for side in (-1, 1)]
    band = blob((-34, -108, "c"), (0, -102), (34, -108, "c"), (32, -88, "c"), (0, -82),
                (-32, -88, "c"))
    return motif(
        sheet(oval(0, 0, 84, 9), "#2c1c14", melt=6, shadow=0, rim=0, alpha=0.6),
        sheet(back, "#a87830", "#5c3c1c", soft=6, rim=1.2),
        sheet(ears, "#e0b050", "#a06c28", shadow=0.5, soft=4, rim=1.4),
        sheet(front, "#d09c40", "#6c4820", shadow=0.6, soft=4, rim=1.5),
        sheet(band, "#b04c34", "#5c2420", shadow=0.6, soft=4, rim=1.5),
    )


def _bird(nod: float = 0) -> Motif:
    return raven(FEATHERS, FEATHERS_END, SHEEN, nod=nod)


def _thread(*points: Point) -> Motif:
    return motif(sheet(outline(line(*points), 3.6), THREAD, THREAD_END, shadow=0.7, soft=4,
                       rim=1.6))


def _needle(x: float, y: float, turn: float) -> Motif:
    shape = [taper([(-46, 0), (0, 0), (42, 0)], [0.6, 5, 7])]
    return motif(sheet(shape, "#fff0d8", "#a8b0b8", shadow=0.6, soft=3, rim=2.2),
                 mark(oval(35, 0, 5, 1.6), "#1c2430")).at(x, y, 1, turn)


def _tailors(scene: Scene) -> None:
    tear = [(150.0, 640.0), (196.0, 634.0), (238.0, 642.0), (292.0, 632.0)]
    seam = [taper([(158 + i * 13, 628 + i % 2 * 3), (164 + i * 13, 648 - i % 2 * 3)], [3.6, 3.6])
            for i in range(10)]
    scene.add(sheet(taper(tear, [1, 5, 5, 1]), "#0c1014", shadow=0.3, soft=3, rim=0.8),
              sheet(seam, THREAD, THREAD_END, shadow=0.5, soft=3, rim=1.6))
    scene.glow(300, 430, 70, "#ffc060", 0.24)
    scene.add(
        raven_flying(FEATHERS, FEATHERS_END, SHEEN).at(206, 316, 0.74, 10),
        lantern("hanging", "#5c4028", light="#ffd478").at(318, 346, 0.86),
        _thread((286, 640), (250, 610), (160, 560), (100, 520), (62, 560), (86, 600), (150, 636)),
        _bird(26).at(196, 592, 0.62, 0, flip=True), _needle(88, 522, -36),
        _thread((290, 640), (330, 720), (292, 790), (180, 800), (96, 760), (110, 706), (180, 712),
                (247, 752)),
        raven_flying(FEATHERS, FEATHERS_END, SHEEN).at(166, 788, 0.56, -14),
        _needle(250, 752, -40),
        _bird(8).at(558, 592, 0.66, 0, flip=True),
        hand_mirror().at(472, 500, 0.94, -8),
        _bird(-26).at(664, 786, 0.44, 0, flip=True),
        _straw_arm(),
    )


def _straw_arm() -> Motif:
    """The right arm, that reaches further down than its pole."""
    dice = chance("straw arm")
    core = [(596.0, 616.0), (650.0, 622.0), (690.0, 650.0)]
    arm = [taper([(x, y + k) for x, y in core], [4, 4.4, 4]) for k in range(-13, 15, 4)]
    fingers = [taper([(684, 644 + k), (700 - k * 0.9, 676),
                      (688 - k * 2.4, 700 + dice.uniform(-6, 10))],
                     [5, 4, 1.4]) for k in range(-12, 14, 3)]
    cuff = blob((576, 590, "c"), (626, 586, "c"), (634, 616), (626, 650, "c"), (612, 664, "c"),
                (600, 648), (584, 660, "c"), (574, 622))
    tied = [taper([(668, 622), (676, 638), (672, 662)], [5, 6, 5])]
    return motif(
        sheet([*arm, *fingers], "#e8bc58", "#98682c", shadow=0.8, soft=5, rim=1.7),
        sheet(tied, THREAD, THREAD_END, shadow=0.5, soft=3, rim=1.6),
        sheet(cuff, "#424c3e", "#1e262a", shadow=0.7, soft=6, rim=1.8),
        mark([taper([(606, 600 + i * 12), (618, 602 + i * 12)], [3, 3]) for i in range(5)],
             THREAD, alpha=0.9),
    )


def _front(scene: Scene) -> None:
    front = land((-60, 1092), (160, 1072), (400, 1086), (620, 1070), (860, 1090))
    scene.add(sheet(front, "#5c4428", "#1c1a1c", shadow=0.9, soft=14, rim=1.5, through=0.2),
              mark(all_within(_stubble(1086, 1190, 110, 17), front), "#c89848", alpha=0.6),
              _basket().at(520, 1134, 1.12),
              _thread((486, 1054), (452, 1070), (430, 1128), (300, 1138), (190, 1110), (150, 1124)),
              sheet(oval(652, 1128, 78, 9), "#0c0a0c", melt=6, shadow=0, rim=0, alpha=0.6),
              _bird(30).at(664, 1132, 0.66, 0, flip=True))


def _basket() -> Motif:
    """An open sewing basket with spools, scissors and a pincushion."""
    body = blob((-80, -62, "c"), (80, -62, "c"), (64, 0, "c"), (0, 6), (-64, 0, "c"))
    weave = [taper([(-84, y), (0, y + 7), (84, y)], [3, 3]) for y in (-48, -34, -20, -8)]
    ribs = [taper([(x, -62), (x * 0.82, 4)], [3, 3]) for x in range(-66, 70, 16)]
    spools: list[Motif] = []
    for x, colour in ((-30, THREAD), (4, "#c84c3c"), (52, "#e0b050")):
        spools += [motif(sheet(box(x - 11, -92, 22, 32, 4), colour, shaded(colour, 0.4), soft=4,
                               rim=1.5),
                         mark([box(x - 11, y, 22, 1.6) for y in (-84, -77, -70)],
                              shaded(colour, 0.5)),
                         sheet(box(x - 14, -97, 28, 7, 3), "#d8a868", "#7c4c2c", shadow=0.4,
                               soft=3))]
    rim = taper([(-84, -62), (0, -56), (84, -62)], [11, 12, 11])
    return motif(
        sheet(oval(0, 2, 96, 11), "#0c0a0c", melt=6, shadow=0, rim=0, alpha=0.7),
        spools, scissors("#f0e4d0", "#988878").at(30, -78, 0.7, 24),
        sheet(circle(80, -66, 16), "#a83c44", "#5c1c2c", soft=4, rim=1.5),
        mark([circle(76 + k * 6, -76 + k, 2) for k in range(3)], "#fff0d8"),
        sheet(body, "#9c6838", "#442818", soft=8, rim=1.8),
        mark(all_within([*weave, *ribs], body), "#3c2018", alpha=0.55),
        sheet(rim, "#c08c4c", "#5c3c20", soft=4, rim=1.7),
    )
