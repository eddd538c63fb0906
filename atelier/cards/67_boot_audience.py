"""A suitcase opens into a theatre with sea and ship; empty boots are the audience."""

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    all_within,
    blob,
    box,
    circle,
    mark,
    minus,
    motif,
    oval,
    poly,
    shaded,
    sheet,
    star,
    taper,
)
from atelier.motifs.boats import ship
from atelier.motifs.boots import Shoe, boot
from atelier.motifs.lights import lantern
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.waters import wave_row
from atelier.motifs.windows import curtain
from atelier.palettes import THEATRE_RED

LID = box(146, 214, 508, 500, 46)
LINING = box(176, 244, 448, 470, 26)
# Each pair: from behind, its kind, leather, place and size; the far row first.
SHOES: tuple[tuple[Shoe, str, int, int, float], ...] = (
    ("boot", "#6c3c28", 188, 946, 0.56), ("shoe", "#5c2c3c", 326, 950, 0.62),
    ("rubber", "#a88428", 470, 946, 0.56), ("boot", "#34303c", 612, 948, 0.58),
    ("rubber", "#8c2c28", 112, 1036, 0.74), ("boot", "#8c5834", 284, 1042, 0.78),
    ("shoe", "#2c3c4c", 716, 1036, 0.8),
    ("boot", "#4c2c24", 172, 1164, 1.06), ("shoe", "#7c4c2c", 384, 1168, 1.22),
    ("rubber", "#3c5c54", 670, 1166, 1.06),
)


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("boot audience", Light(400, 370, "#ffd898", 220), shadow=THEATRE_RED.shadow,
                  finish=Finish(bloom=0.28, vignette=0.34, exposure=1.14, saturation=1.08))
    _hall(scene)
    frames.curtains(scene, ("#8c1420", "#9c1a26", "#84121e", "#941824", "#7c101c"), "#34040e",
                    "#d8a850", "#7c4c20", foot=880)
    _stage(scene)
    _sea(scene)
    scene.add(_tray())
    _audience(scene)
    scene.dust(90, "#ffe0a8", around=(400, 430), spread=200, largest=2, strength=0.5)
    frames.valance(scene, "#98182a", "#44060f", "#e0b058")
    return scene


def _hall(scene: Scene) -> None:
    scene.sky((0, "#3c0a16"), (0.35, "#7c1c22"), (0.6, "#6c1820"), (1, "#2c0610"), clouds=0.15)
    stripes = [box(x, -20, 40, 780) for x in range(-20, 840, 84)]
    scene.add(sheet(stripes, "#6c1822", "#44101a", shadow=0.4, soft=5, rim=0.7, alpha=0.8))
    scene.glow(400, 420, 330, "#ff9048", 0.16)
    floor = poly((-60, 748), (860, 748), (860, 1260), (-60, 1260))
    seams = [taper([(400 + (x - 400) * 0.7, 748), (400 + (x - 400) * 1.9, 1240)], [2, 5])
             for x in range(-300, 1101, 74)]
    scene.add(sheet(box(-60, 730, 920, 26), "#8c3024", "#4c1418", shadow=0.7, rim=1.4),
              sheet(floor, "#84402c", "#2c0a14", shadow=0.5, rim=1, through=0.35),
              mark(all_within(seams, floor), "#3c1018", alpha=0.6),
              sheet(oval(400, 900, 330, 90), "#ffb868", melt=18, shadow=0, rim=0, alpha=0.3,
                    wrap=0),
              sheet(oval(400, 866, 300, 26), "#20040a", melt=10, shadow=0, rim=0, alpha=0.7))


def _stage(scene: Scene) -> None:
    """The lid: its leather rim, the painted sky in it, the lantern for a sun, small curtains."""
    studs = [circle(x, y, 4.5) for x in range(186, 640, 36) for y in (229,)]
    studs += [circle(x, y, 4.5) for x in (161, 639) for y in range(262, 700, 36)]
    scene.add(sheet(LID, "#9c5c34", "#4c2418", shadow=1.2, soft=18, rim=2.2),
              sheet(studs, "#f0c878", "#8c5c2c", shadow=0.5, soft=3, rim=1.5),
              sheet(LINING, "#2c7c84", "#d8a868", shadow=0.5, soft=8, rim=1))
    rings = [sheet(circle(400, 370, r), c, inside=LINING, shadow=0.4, rim=0.6, through=0.2)
             for r, c in ((260, "#2c8088"), (200, "#5c9c88"), (144, "#c0a060"), (92, "#d8a048"))]
    scene.add(*rings)
    for x, y, wide, high, colour in ((250, 400, 140, 38, "#6ca49c"), (520, 340, 130, 40, "#5c9c98"),
                                     (536, 520, 130, 36, "#c0b088"), (262, 560, 120, 30,
                                                                      "#b0ac88")):
        scene.add(drifting_cloud(f"suitcase {x}", wide, high, colour).at(x, y))
    scene.rays(0.14, threshold=0.7)
    scene.add(mark(box(398.4, 240, 3.2, 60), "#4c2418"),
              lantern("hanging", "#8c5428", "#3c1a14", "#ffd070").at(400, 292, 0.9))
    drapes = curtain(112, 420, "#c0342c", "#5c0c1c").styled(soft=8)
    scene.add(drapes.at(180, 262), drapes.at(620, 262, flip=True))
    swags = [blob((x - 32, 238, "c"), (x + 32, 238, "c"), (x + 30, 252), (x, 286), (x - 30, 252))
             for x in range(202, 620, 56)]
    cord = [circle(x, 284, 4) for x in range(202, 620, 56)]
    scene.add(sheet(swags, "#b02c2c", "#5c0c1c", shadow=0.8, soft=6, rim=1.6),
              sheet(cord, "#f0c860", "#a06c28", soft=3, rim=1.4))


def _sea(scene: Scene) -> None:
    border = box(180, 200, 440, 560)
    wood = motif(sheet([box(x, 690, 8, 60) for x in (240, 400, 560)], "#8c5c34"))
    scene.add(wood)
    for name, y, radius, colour, end in (("a", 648, 24, "#3ca49c", "#1c6474"),
                                         ("b", 684, 29, "#2c949c", "#125060")):
        scene.add(wave_row(f"suitcase {name}", -220, 220, radius, colour, end, depth=110)
                  .at(400, y).inside(border))
        if name == "a":
            scene.add(ship("#7c3824", "#2c1018", flag="#f0b840").at(392, 684, 0.7, -3))
    scene.add(wave_row("suitcase c", -236, 236, 34, "#2a8c98", "#0c4454", depth=90).at(400, 726)
              .inside(box(164, 200, 472, 640)))


def _tray() -> Motif:
    """The lower half of the suitcase, with its straps, lock and blank labels."""
    front = box(128, 742, 544, 128, 24)
    straps = [box(x, 738, 42, 136, 4) for x in (206, 552)]
    buckles = [minus(box(x - 4, 782, 50, 40, 6), box(x + 5, 791, 32, 22, 3)) for x in (206, 552)]
    corners: list[Path] = [blob((128, 742, "c"), (184, 742, "c"), (172, 786), (128, 798, "c")),
                           blob((672, 742, "c"), (616, 742, "c"), (628, 786), (672, 798, "c")),
                           blob((128, 870, "c"), (176, 870, "c"), (166, 836), (128, 822, "c")),
                           blob((672, 870, "c"), (624, 870, "c"), (634, 836), (672, 822, "c"))]
    labels = ((300, 778, 74, 40, -7, "#d8b068"), (370, 826, 60, 30, 5, "#3c8c88"),
              (486, 828, 64, 34, -4, "#c86848"), (500, 776, 60, 28, 8, "#d8c8a0"),
              (288, 834, 46, 30, 9, "#a84c5c"))
    handle = taper([(356, 792), (362, 772), (400, 764), (438, 772), (444, 792)], [11, 12, 13, 12,
                                                                                  11])
    scraps = [motif(sheet(box(-w / 2, -h / 2, w, h, 3), colour, shaded(colour, 0.6), shadow=0.6,
                          soft=3, rim=1.3),
                    mark(box(-w / 2 + 6, -h / 2 + 5, w - 12, 3), shaded(colour, 0.55), alpha=0.7),
                    mark(star(w * 0.2, 3, h * 0.22, 5, 0.45), shaded(colour, 0.55), alpha=0.8),
                    ).at(x, y, 1, turn) for x, y, w, h, turn, colour in labels]
    return motif(
        sheet(front, "#a86438", "#4c2014", soft=16, rim=2.2, puff=0.06),
        sheet(box(128, 742, 544, 13, 6), "#c8844c", "#7c4424", shadow=0.6, soft=5, rim=1.7),
        *scraps,
        sheet(straps, "#5c2c1c", "#2c100e", soft=6, rim=1.7),
        sheet(buckles, "#f0c068", "#8c5c28", shadow=0.7, soft=4, rim=1.8),
        sheet(corners, "#6c3420", "#34140f", soft=5, rim=1.7),
        sheet(handle, "#4c2014", "#240c0c", soft=6, rim=1.9),
        sheet([circle(356, 796, 8), circle(444, 796, 8)], "#f0c068", "#8c5c28", soft=3, rim=1.6),
    )


def _audience(scene: Scene) -> None:
    for index, (kind, leather, x, y, size) in enumerate(SHOES):
        if index == 7:
            _dancer(scene)
        scene.add(_pair(kind, leather, index).at(x, y, size))


def _pair(kind: Shoe, leather: str, index: int) -> Motif:
    lean = (index * 37 % 7) - 3
    one = boot(kind, leather, behind=True)
    return motif(
        sheet(oval(0, 2, 92, 12), "#14020a", melt=7, shadow=0, rim=0, alpha=0.65),
        one.at(-41, 0, 1, -2 - lean * 0.6), one.at(41, 0, 1, 2 + lean * 0.5, flip=True),
    )


def _dancer(scene: Scene) -> None:
    """The ballet shoes, turned to the door; its light falls on them."""
    scene.add(
        sheet(oval(540, 1056, 90, 22), "#ffd8a0", melt=12, shadow=0, rim=0, alpha=0.3, wrap=0),
        sheet(oval(530, 1062, 76, 10), "#14020a", melt=6, shadow=0, rim=0, alpha=0.6),
        boot("ballet", "#d88c8c").at(524, 1024, 0.94, -3),
        boot("ballet", "#f0a8a0").at(462, 1064, 1.1, 2),
    )
