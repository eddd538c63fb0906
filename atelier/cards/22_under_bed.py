"""Below a child's bed is a hall in which large animals whisper so that nobody wakes up."""

from atelier.engine import (
    Finish,
    Light,
    Motif,
    Scene,
    arched,
    blob,
    box,
    circle,
    crescent,
    land,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    sheet,
    star,
    taper,
    within,
)
from atelier.motifs.animals_bear import bear_seated
from atelier.motifs.animals_deer import stag
from atelier.motifs.animals_wolf import wolf_sitting
from atelier.motifs.beds import bed
from atelier.motifs.birds_wood import owl
from atelier.motifs.boots import boot
from atelier.motifs.lights import lantern
from atelier.motifs.people_heads import head_side
from atelier.motifs.rig import Look
from atelier.motifs.things_small import book
from atelier.palettes import LAMPLIGHT as LAMP

CHILD = Look("#6c3a28", "#20141c", "curls", "none", "#c8983c", "#34304c", "#a83c48")


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("under bed", Light(398, 900, "#ffcf88", 250), shadow=LAMP.shadow,
                  finish=Finish(bloom=0.28, vignette=0.3, exposure=1.02))
    _bedroom(scene)
    _hall(scene)
    _bed(scene)
    _company(scene)
    _front(scene)
    scene.dust(90, "#ffdca0", around=(398, 860), spread=220, largest=2, strength=0.4)
    return scene


def _bedroom(scene: Scene) -> None:
    scene.sky((0, "#1c2444"), (0.3, "#2c3458"), (0.4, "#4c3430"), (1, "#5c3828"), glow=0.1)
    stripes = [box(x, -20, 26, 460) for x in range(10, 800, 66)]
    sprigs = [leaf(x + 46, y, 18, 8, a) for x in range(10, 800, 66) for y in range(40, 400, 72)
              for a in (-130, -90, -50)]
    scene.add(mark(stripes, "#263054", alpha=0.8), mark(sprigs, "#3c4870", alpha=0.8))
    hole = arched(585, 250, 150, 190)
    bars = [box(581, 60, 8, 190), box(510, 150, 150, 8)]
    scene.add(sheet(arched(585, 262, 182, 216), "#4c3848", "#2c2438", rim=1.4),
              sheet(hole, "#3c5c94", "#6c84ac", shadow=0.2),
              pane(crescent(610, 128, 26, -30), "#f0e8c8", 0.8, glow=8, spill=0.3),
              mark([star(548, 108, 5), star(556, 190, 4), star(636, 196, 4)], "#f0e8c8"),
              sheet(bars, "#4c3848", "#2c2438", shadow=0.5),
              sheet(box(488, 248, 194, 14, 3), "#5c4450",
                                                                  "#2c2438", rim=1.4))
    scene.add(sheet(box(120, 168, 190, 10, 2), "#5c4038", "#34242c", rim=1.4),
              book("stack").at(170, 168, 0.6).toned(dark=0.5),
              sheet([circle(258, 140, 26), box(255, 150, 6, 18)], "#2c5468", "#1c2c44", rim=1.3),
              mark([blob((240, 132), (254, 124), (260, 140), (248, 150)),
                    blob((266, 140), (280, 136), (276, 152))], "#5c8458", alpha=0.8))


def _hall(scene: Scene) -> None:
    wall = box(-20, 420, 840, 640)
    arches = [arched(x, 1020, 116, y) for x, y in ((160, 470), (320, 520), (480, 520), (640, 470))]
    inner = [arched(x, 1020, 84, y - 34) for x,
             y in ((160, 470), (320, 520), (480, 520), (640, 470))]
    tall = [taper([(x, 560), (x, 1020)], [5, 5]) for x in (160, 320, 480, 640)]
    scene.add(sheet(wall, "#3c2420", "#7c4a2c", shadow=0.6),
              sheet(arches, "#4c2c22", "#8c5834", shadow=0.6, soft=10, rim=1.2),
              sheet(inner, "#281818", "#5c3824", shadow=0.4, soft=10, rim=1), mark(tall, "#6c4028"))
    scene.glow(398, 900, 240, "#ffb060", 0.22)
    beams = [box(-20, 452 + k * 26, 840, 12) for k in range(3)]
    scene.add(sheet(beams, "#3c221c", "#5c3424", shadow=0.9, soft=10, rim=1))
    scene.rays(0.14, threshold=0.5)
    scene.add(sheet(land((0, 1012), (400, 1000), (800, 1012)), "#a0683c", "#3c2020", soft=14,
                    rim=1.6))
    planks = [taper([(400 + (x - 400) * 0.75, 1008), (400 + (x - 400) * 1.7, 1220)], [2, 5])
              for x in range(-120, 930, 84)]
    scene.add(mark(planks, "#3c201c", alpha=0.6))


def _pillar(x: float) -> Motif:
    """A turned bed leg, as tall as a tower."""
    rings = [(470, 34), (540, 48), (640, 40), (800, 32), (960, 42), (1030, 52), (1064, 40)]
    right = [(x + half, y) for y, half in rings]
    left = [(x - half, y) for y, half in rings[::-1]]
    shaft = blob((x + 52, 420, "c"), *right, (x + 46, 1084, "c"), (x - 46, 1084, "c"), *left,
                 (x - 52, 420, "c"))
    bands = [within(outline(line((x - 60, y), (x, y + 12), (x + 60, y)), 9), shaft)
             for y in (500, 580, 900, 1000, 1056)]
    flutes = [within(taper([(x + dx, 620), (x + dx * 0.8, 760), (x + dx, 880)], [1, 4, 1]), shaft)
              for dx in (-22, -8, 8, 22)]
    ball = [star(x, 540, 20, 8, 0.5)]
    return motif(sheet(shaft, "#6c3c28", "#301818", soft=16, rim=2, lift=9),
                 sheet(bands, "#a86a3c", "#6c3c28", shadow=0.5, soft=4, rim=1.2),
                 sheet(ball, "#d89c54", "#8c5430", shadow=0.4, soft=3, rim=1.2),
                 mark(flutes, "#28140f", alpha=0.6))


def _bed(scene: Scene) -> None:
    scene.add(_pillar(84), _pillar(716))
    style = {"wood": "#84502c", "wood_end": "#341c1c", "blanket": "#34508c",
             "blanket_end": "#1c2850",
             "linen": "#c0b4a8", "linen_end": "#6c6480"}
    back = bed("behind", legs=6, **style)
    front = bed("front", legs=6, **style)
    scene.add(back.at(400, 436, 1.28, 0),
              head_side(CHILD).at(236, 322, 2.5, -84),
              front.at(400, 436, 1.28, 0))
    scallops = [blob((x, 432, "c"), (x + 34, 432, "c"), (x + 30, 462), (x + 17, 478), (x + 4, 462))
                for x in range(52, 740, 34)]
    scene.add(sheet(scallops, "#a8483c", "#5c201c", shadow=0.9, soft=8, rim=1.4),
              sheet([circle(x + 17, 474, 4) for x in range(52, 740, 34)], "#e8b868", "#a06c34",
                    shadow=0.5, soft=3))


def _company(scene: Scene) -> None:
    for x, y, wide in ((240, 1030, 120), (590, 1032, 110), (480, 1010, 80), (398, 1060, 60)):
        scene.add(sheet(oval(x, y, wide, 14), "#1c0c0c", melt=8, alpha=0.55, shadow=0))
    scene.add(stag("#8c5030", "up", slippers="#c83c48").at(520, 1014, 0.72, 0, True),
              owl(gaze="up").at(512, 836, 0.68, 3),
              bear_seated("#5c3420", "#4c8c8c").at(206, 1038, 0.78),
              boot("boot", "#6c4028").at(84, 1100, 1.2),
              wolf_sitting("#4c5468", howl=False, wool="#c83c3c").at(612, 1040, 0.72, 0, True),
              lantern().at(398, 1066, 0.98))


def _front(scene: Scene) -> None:
    scene.add(sheet(oval(160, 1146, 170, 14), "#140808", melt=8, alpha=0.6, shadow=0),
              boot("slipper", "#a8442c").at(196, 1128, 1.1),
              boot("slipper", "#a8442c").at(262, 1160, 1.25),
              _tiny_bed().at(570, 1168))
    scene.add(sheet(land((0, 1186), (400, 1178), (800, 1186)), "#3c2018", "#1c0c0c", rim=1.4))


def _tiny_bed() -> Motif:
    dark = box(-104, -58, 208, 62, 4)
    eyes = [oval(-20, -24, 8, 9), oval(10, -24, 8, 9)]
    pupils = [oval(-18, -25, 2.6, 6), oval(12, -25, 2.6, 6)]
    return motif(sheet(oval(0, 0, 130, 10), "#100606", melt=5, alpha=0.7, shadow=0),
                 sheet(dark, "#0c0608", "#160a0a", shadow=0.2, through=0, wrap=0, rim=0.2),
                 bed(legs=110, wood="#8c5a34", wood_end="#4c2820", blanket="#8c3440",
                     blanket_end="#4c1828").at(0, 0, 0.47),
                 pane(eyes, "#f4e070", 1.2, glow=7, spill=0.5), mark(pupils, "#1c1008"))
