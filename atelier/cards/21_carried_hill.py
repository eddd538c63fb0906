"""A crowd carries a mountain on long poles through a plain at dawn."""

from dataclasses import replace

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Scene,
    blob,
    box,
    chance,
    circle,
    land,
    leaf,
    mark,
    motif,
    oval,
    poly,
    ridge,
    shaded,
    sheet,
    star,
    taper,
    within,
)
from atelier.motifs.bells import drum
from atelier.motifs.birds_air import swallow_shape
from atelier.motifs.buildings_country import cottage
from atelier.motifs.landscapes import mountain
from atelier.motifs.people_children import child_running
from atelier.motifs.people_heads import head_side
from atelier.motifs.plants import round_tree
from atelier.motifs.rig import PEOPLE, Look, bent, cut, slipper
from atelier.motifs.skies import drifting_cloud
from atelier.palettes import ROSE_DAWN as DAWN

ROBES = ("#a83c50", "#d89038", "#2c7474", "#6c3c7c", "#c86040", "#38587c", "#7c8c40", "#b84c70")


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("carried hill", Light(396, 320, "#ffd8cc", 200), shadow=DAWN.shadow,
                  finish=Finish(bloom=0.28, vignette=0.28, exposure=0.97))
    _dawn(scene)
    _plain(scene)
    scene.add(_hill().at(404, 852, 1, -1.5))
    scene.glow(380, 300, 120, "#ffb8b0", 0.45)
    _procession(scene)
    _front(scene)
    frames.torn(scene, "#5c2044", "#34122c")
    return scene


def _dawn(scene: Scene) -> None:
    scene.sky((0, "#1c5870"), (0.26, "#4c7088"), (0.44, "#a06c8c"), (0.58, "#d88880"),
              (1, "#7c4460"), glow=0.08)
    scene.discs((330, "#5c6488"), (262, "#7c6088"), (196, "#9c6084"), through=0.1)
    scene.glow(396, 310, 210, "#ffc0b8", 0.25)
    for x, y, width, height, colour in ((130, 200, 250, 64, "#4c8094"),
                                        (672, 150, 260, 66, "#447c90"),
                                        (704, 440, 220, 54, "#a87490"),
                                        (86, 460, 200, 50, "#a87490")):
        scene.add(drifting_cloud(f"carried {x}", width, height, colour).at(x, y))
    for x, y, size, turn in ((180, 330, 0.4, -8), (240, 372, 0.3, 4), (128, 380, 0.26, -14),
                             (620, 300, 0.36, -10), (672, 346, 0.28, 2)):
        scene.add(motif(sheet(swallow_shape(), "#5c2c54", "#3c1c3c", shadow=0.3))
                  .at(x, y, size, turn))


def _plain(scene: Scene) -> None:
    scene.add(sheet(ridge("carried far", 640, 20, 1.2, 0.4), "#a06484", "#94587c", shadow=0.4))
    scene.add(sheet(land((0, 690), (240, 684), (560, 692), (800, 686)), "#b06c7c", "#8c4468",
                    shadow=0.6, rim=1.3, through=0.2))
    scene.fog("#f0b098", 580, 720, 0.22)
    hole = blob((56, 716), (110, 698), (190, 694), (262, 704), (296, 722), (240, 738), (150, 744),
                (84, 736))
    inner = blob((72, 720), (130, 708), (200, 706), (264, 716), (276, 728), (220, 737), (140, 740))
    tracks = [taper([(236 + k * 14, 740 + k * 2), (330 + k * 34, 790), (480 + k * 50, 900)],
                    [1, 3, 5]) for k in range(4)]
    scene.add(sheet(hole, "#8c4c68", "#6c3458", shadow=0.4, rim=1.4),
              sheet(inner, "#10040f", "#1c0818", shadow=0.3, melt=2, through=0.05, wrap=0),
              mark(tracks, "#7c3c5c", alpha=0.55))
    for x, y in ((66, 742), (300, 738), (184, 752), (120, 756)):
        scene.add(sheet(circle(x, y, 6), "#8c5870", "#5c3454", shadow=0.5, soft=3))
    scene.rays(0.1, threshold=0.8)


def _hill() -> Motif:
    ledge = blob((-152, -348, "c"), (-120, -366), (-66, -370), (-14, -362, "c"), (-40, -334, "c"),
                 (-62, -346), (-84, -322, "c"), (-106, -344), (-128, -326, "c"))
    step = blob((50, -372, "c"), (86, -386), (122, -384), (158, -366, "c"), (136, -344, "c"),
                (116, -358), (96, -334, "c"), (78, -354))
    props = [poly((-150, -350), (-20, -350), (-60, -262), (-112, -238)),
             poly((56, -366), (154, -362), (134, -268), (92, -290))]
    litter = [box(-290, -10, 580, 22, 5), box(-250, 8, 500, 14, 4)]
    pegs = [star(x, 1, 9, 8, 0.55) for x in range(-250, 260, 50)]
    lashes = [taper([(x, -14), (x + 8, 30)], [5, 5]) for x in (-262, -130, 0, 130, 256)]
    return motif(
        mountain(550, 600, "#6c4888", "#341c54", "#ffd8d0", "#f08098"),
        sheet(props, "#4c2c74", "#2c1850", shadow=0.7, soft=8, rim=1.3),
        sheet(ledge, "#5c8c70", "#2c5454", rim=1.6, soft=8),
        cottage("carried", smoke="#e8c8c8", shutters="#3c9c7c").at(-84, -360, 0.56, -3),
        sheet(step, "#5c8c70", "#2c5454", rim=1.6, soft=8),
        round_tree("carried", "#3c9c7c", "#1c5c58").at(106, -376, 1.5, 13),
        round_tree("carried low", "#3c8c74", "#1c5050").at(-188, -178, 0.9, 10),
        round_tree("carried side", "#3c8c74", "#1c5050").at(176, -196, 0.8, 12),
        sheet(litter, "#8c5438", "#44203c", soft=10, rim=1.8),
        sheet(pegs, "#e0a860", "#8c5434", shadow=0.4, soft=3, rim=1.2),
        sheet(lashes, "#d8b078", "#7c4c40", shadow=0.5, soft=3, rim=1.1),
    )


def _pole(y: float, width: float) -> Motif:
    ends = [box(x, y - width / 2 - 2, 14, width + 4, 3) for x in (42, 744)]
    return motif(sheet(taper([(40, y + 8), (400, y), (764, y - 10)], [width] * 3), "#a06840",
                       "#5c3034",
                       soft=8, rim=1.8),
                 sheet(ends, "#e0a860", "#8c5434", shadow=0.3, rim=1.3))


def _somebody(index: int) -> Look:
    who = PEOPLE[index * 5 % len(PEOPLE)]
    return replace(who, cloth=ROBES[index * 3 % len(ROBES)],
                   accent=ROBES[(index * 3 + 2) % len(ROBES)])


def _bearer(who: Look, stride: int, drums: bool = False) -> Motif:
    """Somebody who strides to the right, 110 high, hands at a pole overhead or before a drum."""
    far, near = ((-16, -5), (17, -2)) if stride > 0 else ((15, -3), (-15, -5))
    legs = [bent((-2, -42), (far[0] * 0.2 + 5, -23), far, 11, 9, 7),
            bent((3, -42), (near[0] * 0.2 + 6, -23), near, 12, 9.6, 7.4)]
    shoes = [slipper((x, y), (x + 9, y + 3)) for x, y in (far, near)]
    tunic = blob((-10, -86, "c"), (10, -86, "c"), (13, -62), (20, -32, "c"), (2, -27),
                 (-17, -31, "c"), (-12, -62))
    hem = within(taper([(-24, -33), (2, -29), (26, -34)], [5, 5, 5]), tunic)
    sash = within(taper([(-18, -58), (0, -55), (18, -59)], [6, 6, 6]), tunic)
    creases = [within(taper([(x * 0.4, -54), (x, -28)], [0.6, 2]), tunic) for x in (-10, 0, 11)]
    back, fore = (((-6, -80), (-10, -66), (14, -62)), ((7, -80), (13, -64), (30, -68))) if drums \
        else (((-7, -80), (-17, -98), (-10, -117)), ((8, -80), (18, -98), (11, -117)))
    dark = shaded(who.cloth, 0.7)
    return motif(
        cut(bent(*back, 9, 8, 6.6), dark, 0.5, 3), cut(circle(*back[2], 4.2), who.skin, 0.6, 2),
        cut(legs[0], shaded(who.under, 0.75), 0.5, 3), cut(legs[1], who.under, 0.5, 3),
        cut(shoes, "#3c2030", 0.5, 2),
        cut(tunic, who.cloth, 0.45, 5, rim=1.3), mark(creases, dark, alpha=0.8),
        mark([hem, sash], who.accent),
        head_side(who).at(2, -86, 1.06, 2),
        cut(bent(*fore, 10, 8.6, 6.8), who.cloth, 0.55, 3),
        cut(circle(*fore[2], 4.4), who.skin, 0.6, 2))


def _row(name: str, y: float, size: float, step: float, first: int) -> Motif:
    """Bearers side by side, all feet on one line, all hands on one pole."""
    dice = chance("bearers", name)
    count = int(660 / step) + 1
    return motif([_bearer(_somebody(first + index), 1 if index % 2 else -1)
                  .at(72 + index * step + dice.uniform(-4, 4), y - (72 + index * step) * 0.012,
                      size) for index in range(count)])


def _mist(y: float, alpha: float) -> Motif:
    ovals = [oval(150 + k * 250, y + (k % 2) * 10, 210, 18) for k in range(3)]
    return motif(sheet(ovals, "#e8a8a0", melt=14, alpha=alpha, shadow=0, wrap=0, rim=0))


def _procession(scene: Scene) -> None:
    shade = oval(410, 978, 340, 36)
    scene.add(sheet(shade, "#4c1c40", melt=14, alpha=0.6, shadow=0), _pole(872, 11),
              _row("far", 962, 0.74, 37, 0).toned(dark=0.3), _mist(960, 0.3), _pole(893, 17),
              _row("near", 1012, 0.98, 51, 7))
    scene.add(_mist(1010, 0.2))


def _front(scene: Scene) -> None:
    for x, wide in ((104, 24), (520, 34), (610, 34), (700, 34)):
        scene.add(sheet(oval(x, 1076, wide, 6), "#3c1434", melt=6, alpha=0.6, shadow=0))
    scene.add(child_running(PEOPLE[11], "stone").at(104, 1078, 0.86))
    for index, x in enumerate((514, 604, 694)):
        drummer = motif(_bearer(_somebody(20 + index * 3), 1, drums=True),
                        drum("#b83040", "#4c121e").at(32, -38, 0.42, 6))
        scene.add(drummer.at(x, 1078, 0.84))
    scene.add(sheet(land((0, 1086), (220, 1074), (480, 1090), (800, 1072)), "#8c4468", "#4c1c44",
                    soft=12, rim=1.6, through=0.2))
    lines = [taper([(30, 1110 + k * 26), (280, 1100 + k * 24), (520, 1118 + k * 22),
                    (780, 1102 + k * 26)], [1, 4, 4, 1]) for k in range(2)]
    scene.add(mark(lines, "#3c1438", alpha=0.5))
    for x, foot, size, turn in ((64, 1186, 1.25, -4), (126, 1190, 0.9, 6), (206, 1192, 1.1, -3),
                                (300, 1190, 0.8, 5), (640, 1190, 0.85, -5), (718, 1188, 1.2, 5),
                                (520, 1194, 0.7, 4), (420, 1196, 0.75, -4)):
        scene.add(_tulip().at(x, foot, size, turn))
    scene.add(sheet(land((0, 1168), (260, 1160), (560, 1174), (800, 1158)), "#4c1c48", "#2c0c30",
                    rim=1.5))
    scene.dust(80, "#ffe0d0", around=(396, 360), spread=220, largest=2, strength=0.35)


def _tulip() -> Motif:
    """A near flower of cut paper."""
    sides = [blob((0, -58, "c"), (-17, -76), (-15, -104, "c"), (-4, -86)),
             blob((0, -58, "c"), (17, -76), (15, -104, "c"), (4, -86))]
    heart = blob((0, -56, "c"), (-12, -78), (0, -110, "c"), (12, -78))
    stem = taper([(0, 10), (-3, -30), (0, -60)], [5, 4, 3])
    return motif(
        sheet([stem, leaf(-1, 0, 54, 16, -66), leaf(-1, 0, 48, 15, -116)], "#2c7c68", "#144444",
              shadow=0.8, soft=6, rim=1.4),
        sheet(heart, "#d85068", "#7c1c44", shadow=0.6, soft=5, rim=1.3),
        sheet(sides, "#f07c80", "#a83058", shadow=0.6, soft=5, rim=1.5),
    )
