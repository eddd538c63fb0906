"""An anchor let down from the clouds holds fast in a spring meadow."""

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Scene,
    blob,
    chance,
    circle,
    cloud,
    land,
    leaf,
    mark,
    motif,
    oval,
    pane,
    ridge,
    sheet,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs.birds_water import goose
from atelier.motifs.boats import anchor, chain
from atelier.motifs.people_children import child_reaching, child_swinging
from atelier.motifs.people_walk import walker_back
from atelier.motifs.plants import grass, round_tree
from atelier.motifs.rig import PEOPLE, Look
from atelier.motifs.skies import drifting_cloud
from atelier.palettes import SPRING_GREEN as SPRING

RED = Look("#945434", "#20141c", "curls", "none", "#d02a20", "#8a1a1c", "#f0c870")


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("sky anchor", Light(230, 560, "#fff4c0", 210), shadow=SPRING.shadow,
                  finish=Finish(bloom=0.26, vignette=0.28, exposure=0.96))
    _morning(scene)
    _meadow(scene)
    scene.add(_cloud_with_keel())
    scene.add(sheet(oval(310, 1006, 190, 20), "#0c3028", melt=10, alpha=0.5, shadow=0))
    crown = motif(sheet(taper([(0, -34), (0, 14)], [46, 60]), "#222c36", "#0c1118", rim=1.4))
    iron = anchor("#2a343e", "#0c1118", "#a8683a")
    scene.add(crown.at(300, 1016, 1.2, 30), iron.at(300, 1016, 1.2, 30))
    scene.add(child_swinging(RED, 138, "#6c4a2c").at(364, 622, 1.55, 0, True))
    _clods(scene)
    _watchers(scene)
    _front(scene)
    return scene


def _morning(scene: Scene) -> None:
    scene.sky((0, "#16687c"), (0.3, "#3f9a98"), (0.55, "#86bc90"), (0.75, "#b4c884"),
              (1, "#90b468"), glow=0.08)
    scene.discs((270, "#64a890"), (206, "#8cbc88"), (150, "#b8cc80"), through=0.14)
    scene.source(92, "#fff0a8", 1.05, glow=14, spill=0.22)
    for x, y, width, height, colour in ((640, 430, 170, 46, "#7cb4a0"),
                                        (90, 400, 150, 40, "#7cb4a4"),
                                        (640, 620, 150, 34, "#98bc8c"),
                                        (60, 620, 120, 30, "#a4c48c")):
        scene.add(drifting_cloud(f"spring {x}", width, height, colour).at(x, y))
    for name, y, high, colour, end in (("a", 700, 24, "#64a080", "#80b480"),
                                       ("b", 742, 26, "#4c8c64", "#68a460")):
        scene.add(sheet(ridge(f"anchor {name}", y, high, 1.6, 0.35), colour, end, shadow=0.4,
                        through=0.2))
    scene.rays(0.12, threshold=0.75)


def _cloud_with_keel() -> Motif:
    back = union(cloud("keel back", 410, 240, 690, 210, 9))
    front = union(cloud("keel left", 226, 300, 380, 92, 8),
                  cloud("keel right", 626, 300, 330, 86, 7))
    keel = blob((96, 150, "c"), (250, 176), (420, 182), (600, 168), (732, 118, "c"), (700, 220),
                (620, 300), (500, 342), (400, 350), (290, 334), (170, 268))
    planks = [taper([(112 + k * 22, 176 + k * 32), (290, 206 + k * 34), (430, 210 + k * 34),
                     (570, 198 + k * 34), (716 - k * 18, 150 + k * 34)], [0.5, 4, 4, 0.5])
              for k in range(4)]
    curls = [tendril([(x, y), (x + 34 * s, y - 6), (x + 60 * s, y - 22)], [1, 4, 4, 3, 1], 16, 1.4,
                     -s)
             for x, y, s in ((76, 292, 1), (250, 294, 1), (590, 290, -1), (736, 288, -1))]
    rail = taper([(92, 156), (250, 184), (420, 190), (600, 176), (736, 124)], [26, 24, 24, 24, 26])
    stem = tendril([(722, 150), (744, 112), (762, 84)], [22, 18, 12, 6, 2], 15, 1.2, -1)
    ports = [circle(x, y, 8) for x, y in ((196, 226), (272, 240), (556, 236), (628, 220))]
    return motif(
        sheet(taper([(470, 110), (472, 42)], [8, 5]), "#4c4038", shadow=0.4),
        sheet(blob((474, 46, "c"), (512, 40), (546, 54, "c"), (516, 64), (474, 70, "c")),
              "#c83a2c", "#8a241c", shadow=0.5),
        sheet(back, "#d4e0d4", "#8cb4b4", soft=14, rim=1.6, through=0.25),
        sheet(keel, "#34566c", "#0c2030", shadow=0.9, soft=13, rim=1.8, wrap=0.1, through=0.15),
        mark([within(p, keel) for p in planks], "#7ca0a4", alpha=0.35),
        sheet([within(rail, keel), stem], "#a06c3c", "#54341f", shadow=0.7, soft=6, rim=1.7),
        pane(ports, "#ffd888", 1.0, glow=8, spill=0.4),
        chain(6, "#2c3640", "#0e141c").at(530, 262, 1.12),
        _rope_ladder(),
        sheet(front, "#d0dccc", "#7ca8a8", soft=12, rim=1.6, through=0.25, alpha=0.95),
        mark([within(p, front) for p in curls], "#5c9498", alpha=0.7),
    )


def _rope_ladder() -> Motif:
    rungs = [taper([(658, y), (712, y + 2)], [6, 6]) for y in range(306, 880, 36)]
    sides = [taper([(662, 270), (661, 560), (666, 880)], [4.4, 4.4]),
             taper([(706, 270), (711, 560), (708, 884)], [4.4, 4.4])]
    return motif(sheet(sides, "#8a6030", "#5c4020", shadow=0.6, soft=5),
                 sheet(rungs, "#8c5428", "#50301c", shadow=0.6, soft=5, rim=1.3))


def _meadow(scene: Scene) -> None:
    for x, y, size in ((84, 790, 0.9), (128, 794, 0.7), (736, 792, 0.8)):
        scene.add(round_tree(f"anchor {x}", "#5c9c58", "#2f6a4c").at(x, y, size))
    scene.add(sheet(land((0, 800), (200, 786), (420, 800), (620, 778), (800, 796)), "#549840",
                    "#32743e", soft=12, rim=1.6, through=0.22))
    scene.add(sheet(land((0, 886), (160, 866), (420, 892), (640, 862), (800, 880)), "#64a44c",
                    "#35784a", soft=12, rim=1.6, through=0.22))
    furrows = [taper([(0, 832 + k * 22), (240, 816 + k * 26), (420, 828 + k * 24),
                      (800, 812 + k * 24)], [1, 3, 3, 1]) for k in range(2)]
    scene.add(mark(furrows, "#3c8048", alpha=0.5))


def _clods(scene: Scene) -> None:
    """The torn turf about the sunken arm."""
    earth = blob((400, 1040, "c"), (450, 972), (500, 912), (552, 880), (610, 876), (664, 908),
                 (706, 966), (760, 1040, "c"))
    turf = land((0, 992), (150, 978), (300, 1012), (410, 1004), (480, 952), (540, 912), (610, 904),
                (670, 936), (730, 984), (800, 986))
    cracks = [taper([(x, y), (x + 8, y + 34), (x - 4, y + 72)], [7, 5, 1])
              for x, y in ((500, 940), (560, 908), (632, 914))]
    scene.add(sheet(earth, "#70492e", "#3a2a28", soft=10, rim=1.4),
              sheet([circle(x, y, r) for x, y, r in ((488, 916, 9), (520, 886, 12), (648, 880, 10),
                                                     (690, 924, 8), (592, 866, 8))],
                    "#7a5438", "#3c2a26", shadow=0.7, soft=5, rim=1.3),
              sheet(turf, "#4a9038", "#1c5438", soft=12, rim=1.8, through=0.2),
              mark(cracks, "#2c4028", alpha=0.6))


def _watchers(scene: Scene) -> None:
    for x, y, wide in ((100, 1044, 34), (176, 1056, 24), (252, 1062, 22), (664, 1036, 44)):
        scene.add(sheet(oval(x, y, wide, 6), "#0c3428", melt=6, alpha=0.6, shadow=0))
    scene.add(walker_back(PEOPLE[6], "jacket", "stick", old=True).at(96, 1046, 1.14),
              child_reaching(PEOPLE[2], arms="one").at(178, 1060, 1.14),
              child_reaching(PEOPLE[4], "smock", arms="up").at(258, 1066, 1.0),
              goose("#e0dcd0", "#7f98a0", neck="up").at(660, 1038, 0.66))


def _front(scene: Scene) -> None:
    scene.add(sheet(land((0, 1096), (200, 1074), (420, 1100), (640, 1072), (800, 1092)), "#2c7440",
                    "#0e4034", soft=14, rim=1.8, through=0.2))
    scene.add(grass("anchor", colour="#2f7a48", end="#11463c", tallest=54).at(0, 1130))
    dice = chance("anchor daisies")
    for k in range(13):
        x, y = 52 + k * 58 + dice.uniform(-14, 14), 1120 + dice.uniform(-16, 34)
        scene.add(_daisy(k).at(x, y + 40, dice.uniform(0.7, 1.15), dice.uniform(-8, 8)))
    scene.add(sheet(land((0, 1172), (300, 1160), (560, 1176), (800, 1158)), "#1f5c44", "#0e3834",
                    rim=1.4))


def _daisy(index: int) -> Motif:
    petals = [leaf(0, -58, 19, 9, k * 30 + index * 11) for k in range(12)]
    stem = taper([(0, 0), (3, -28), (0, -56)], [4, 3, 2])
    return motif(
        sheet([stem, leaf(1, -18, 24, 9, -40), leaf(1, -10, 22, 8, -150)], "#2f7a44", "#14503a",
              shadow=0.6, soft=5),
        sheet(petals, "#f0ecdc", "#b8ccc4", shadow=0.6, soft=4, rim=1.1),
        sheet(circle(0, -58, 6.5), "#f0b030", "#c07820", shadow=0.4, soft=3, rim=1.2),
    )
