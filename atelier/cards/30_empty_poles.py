"""The wooden animals have left the merry-go-round and walk away into the wood, poles and all."""

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    blob,
    bough,
    box,
    chance,
    circle,
    land,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    ridge,
    sheet,
    star,
    taper,
)
from atelier.motifs.animals_deer import stag
from atelier.motifs.animals_elephant import elephant
from atelier.motifs.animals_sea import fish
from atelier.motifs.birds_water import goose
from atelier.motifs.carousel import carousel
from atelier.motifs.fair import pole_horse
from atelier.motifs.toys import rocking_horse
from atelier.motifs.trees import far_trunk
from atelier.palettes import FOG_GREY as FOG

MIST = "#b4bcb4"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("empty poles", Light(236, 420, "#ffdca0", 210), shadow=FOG.shadow,
                  finish=Finish(bloom=0.32, vignette=0.3, exposure=0.98))
    _mist(scene)
    _far_end(scene)
    scene.add(carousel(horses=False, stripe="#a8342c", stripe_end="#4c1828").at(262, 730, 0.95))
    _procession(scene)
    _front(scene)
    frames.scalloped(scene, "#1c262e", "#10161c")
    return scene


def _mist(scene: Scene) -> None:
    scene.sky((0, "#44545c"), (0.3, "#74847f"), (0.55, "#a0a898"), (0.7, "#a8a894"), (1, "#6c7870"),
              glow=0.16, clouds=0.3)
    scene.glow(236, 440, 300, "#ffd890", 0.16)
    for x, width in ((430, 18), (500, 26), (560, 16), (630, 24), (700, 20), (760, 28), (60, 22),
                     (14, 28)):
        scene.add(far_trunk(f"poles far {x}", width, "#84928c", "#949c90").at(x, 1000))
    scene.fog(MIST, 260, 760, 0.5)
    for x, width in ((470, 30), (590, 34), (672, 28), (786, 40)):
        scene.add(far_trunk(f"poles mid {x}", width, "#5c6c6c", "#6c7a74").at(x, 1020))
    scene.rays(0.14, threshold=0.6)


def _pole(high: float, foot: float, width: float = 9) -> Motif:
    """A twisted golden pole from above an animal's back to below its belly."""
    staff = box(-width / 2, -high, width, high + foot, width / 2)
    twist = [taper([(-width / 2, y + 6), (width / 2, y)], [2, 2])
             for y in range(-int(high) + 8, int(foot), 15)]
    return motif(sheet(staff, "#e8b048", "#8c5420", shadow=0.8, soft=6, rim=2),
                 mark(twist, "#7c4818", inside=staff, alpha=0.8),
                 sheet(circle(0, -high - 5, width * 0.95), "#f0c060", "#a86c28", shadow=0.6,
                       rim=1.8))


def _on_pole(animal: Motif, x: float, high: float, foot: float, width: float) -> Motif:
    """An animal with its pole through its back."""
    return _pole(high, foot, width).at(x, 0) + animal


def _shade(x: float, y: float, wide: float) -> Motif:
    return motif(sheet(oval(x, y, wide, wide * 0.1), "#1c2830", melt=8, alpha=0.5, shadow=0))


def _far_end(scene: Scene) -> None:
    """The first of them, already among the trees."""
    scene.add(sheet(ridge("poles rise", 716, 14, 1.3, 0.4), "#8c9888", "#78867a", shadow=0.5,
                    rim=1.2,
                    through=0.2))
    small = pole_horse("#8c9490", "#6c7874", "#7c6c6c", "#5c6464", pole=170)
    for x, y, size in ((690, 722, 0.36), (646, 728, 0.44)):
        scene.add(small.tinted(MIST, 0.55).at(x, y, size))
    scene.add(far_trunk("poles thin", 20, "#74827c", "#84908a").at(668, 1000))
    scene.add(_on_pole(fish("#3c8c94", "#1c4c5c", "#e8c070", 150), 0, 92, 70, 9).tinted(MIST, 0.36)
              .at(604, 694, 0.72, -6))
    scene.fog(MIST, 640, 800, 0.24)


def _procession(scene: Scene) -> None:
    scene.add(sheet(land((0, 770), (240, 762), (480, 776), (640, 764), (800, 780)), "#7c8c78",
                    "#56685c",
                    soft=12, rim=1.5, through=0.2))
    bird = _on_pole(goose("#d8d4c8", "#8c98a0", apron="#b03a34"), -16, 320, 40, 10)
    scene.add(_shade(506, 818, 56), bird.tinted(MIST, 0.14).at(500, 814, 0.54))
    scene.add(far_trunk("poles near", 42, "#3c4c50", "#4c5a58").at(752, 1040))
    scene.add(sheet(land((0, 850), (260, 836), (520, 862), (680, 838), (800, 850)), "#66786a",
                    "#445650",
                    soft=12, rim=1.5, through=0.2))
    deer = _on_pole(stag("#a8683c", horns="#e0c890", blanket="#2c6c74"), -20, 600, 40, 16)
    scene.add(_shade(632, 910, 76), deer.tinted(MIST, 0.08).at(620, 906, 0.4))
    scene.add(sheet(land((0, 946), (240, 930), (500, 952), (660, 930), (800, 944)), "#54685c",
                    "#33463f",
                    soft=14, rim=1.6, through=0.2))
    big = _on_pole(elephant("#7c7c94", blanket="#b8863c"), -30, 520, 30, 18)
    scene.add(_shade(464, 1006, 130), big.at(456, 1002, 0.52))


def _front(scene: Scene) -> None:
    scene.add(sheet(land((0, 1060), (220, 1044), (460, 1066), (640, 1046), (800, 1058)), "#44584c",
                    "#22332f", soft=14, rim=1.7, through=0.2))
    horse = rocking_horse("#c8bca8", "#6c6470", "#e8e0d0", "#a8282c", "#8c5c34", "#7a3a24",
                          "#e8b048",
                          saddle="plain", pole=True)
    scene.add(_shade(214, 1104, 150), horse.at(208, 1098, 0.64), _mitten().at(196, 968, 1.0, 6))
    scene.add(sheet(land((0, 1128), (280, 1116), (520, 1136), (800, 1120)), "#2c3c38", "#141e1e",
                    rim=1.6, soft=14))
    dice = chance("poles leaves")
    fallen: list[tuple[Point, float]] = [((dice.uniform(60, 740), dice.uniform(960, 1120)),
                                          dice.uniform(12, 22))
                                         for _ in range(26)]
    falling: list[tuple[Point, float]] = [((dice.uniform(380, 740), dice.uniform(200, 900)),
                                           dice.uniform(10, 18))
                                          for _ in range(14)]
    leaves = [leaf(x, y, size, size * 0.5, dice.uniform(0, 360)) for (x, y),
              size in fallen + falling]
    scene.add(sheet(leaves[::2], "#c87830", "#7c3c1c", shadow=0.7, soft=4, rim=1.2),
              sheet(leaves[1::2], "#a8502c", "#5c2418", shadow=0.7, soft=4, rim=1.2))
    twigs = bough((800, 120), 168, 130, 16, 4, dice, 0.4, 0.5)
    scene.add(sheet(twigs, "#1c262a", "#2c383c", shadow=0.8, soft=8, rim=1.3))


def _mitten() -> Motif:
    """A child's mitten tied to a saddle by its string."""
    hand = blob((-15, 26, "c"), (-15, 52), (0, 68), (15, 52), (15, 26, "c"))
    thumb = taper([(12, 34), (24, 40), (25, 50)], [11, 11, 9])
    string = outline(line((0, -14), (-7, 0), (4, 12), (0, 22)), 2.6)
    return motif(sheet(string, "#f0e0c0", shadow=0.5, soft=3),
                 sheet(thumb, "#2c8c94", "#144c5c", soft=5, rim=1.5),
                 sheet(hand, "#38a0a4", "#1c5c6c", soft=6, rim=1.8),
                 sheet(box(-17, 17, 34, 13, 4), "#f0e8d8", "#b8a898", shadow=0.5, soft=4, rim=1.4),
                 mark([star(0, 46, 9, 6, 0.4)], "#f0e8d8"))
