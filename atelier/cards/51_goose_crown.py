"""A goose broods in a crown, and a queue of bareheaded kings waits in the rain."""

from dataclasses import replace

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
    chance,
    circle,
    land,
    leaf,
    mark,
    motif,
    outline,
    oval,
    pane,
    poly,
    ridge,
    sheet,
    star,
    taper,
)
from atelier.motifs.birds_water import brooding_goose
from atelier.motifs.people_children import child_reaching
from atelier.motifs.people_court import Gift, king_robed
from atelier.motifs.plants import grass
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import cloud_sea
from atelier.motifs.umbrellas import umbrella
from atelier.motifs.weather import rain
from atelier.palettes import STORM_SLATE

X, Y = 486, 622
SPIKES: tuple[Point, ...] = ((-214, -164), (-112, -132), (0, -118), (112, -132), (214, -164))
DIPS: tuple[Point, ...] = ((-160, -58), (-56, -38), (56, -38), (160, -58))
# x, y, size, whose look, cloak, what is held, turned over.
KINGS: tuple[tuple[float, float, float, int, str, Gift, bool], ...] = (
    (566, 816, 0.62, 1, "#a83c30", "cushion", True), (652, 846, 0.7, 6, "#4c6c3c", "bunch", False),
    (704, 902, 0.78, 3, "#b8742c", "cushion", True), (668, 968, 0.88, 5, "#7c3460", "bunch", True),
    (586, 1018, 0.98, 11, "#34507c", "cushion", True),
    (476, 1054, 1.08, 0, "#8c2c3c", "bunch", True),
    (356, 1082, 1.18, 9, "#2c6c64", "cushion", True),
    (232, 1108, 1.28, 2, "#5c3c7c", "bunch", True),
    (110, 1138, 1.4, 4, "#a8642c", "cushion", False))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("goose crown", Light(X, Y - 60, "#b8fff0", 200), shadow=STORM_SLATE.shadow,
                  finish=Finish(bloom=0.28, vignette=0.32, exposure=1.0, saturation=1.08))
    _storm(scene)
    _hills(scene)
    _throne(scene)
    scene.add(rain("goose", 30, 30, 780, 760, 16, 70, "#a8c4d0", "#5c7c94").styled(alpha=0.55))
    _kings(scene)
    _front(scene)
    frames.rounded(scene, "#16283c", "#0a1422", 26, 84)
    return scene


def _storm(scene: Scene) -> None:
    scene.sky((0, "#182a3c"), (0.3, "#34566a"), (0.5, "#5c8490"), (1, "#48707e"), glow=0.04)
    for name, y, height, colour, end, puffs in (
            ("goose a", 150, 70, "#2c4658", "#20384c", 9),
            ("goose b", 236, 62, "#38586a", "#284658", 10),
            ("goose c", 322, 54, "#486c7c", "#34586c", 11),
            ("goose d", 404, 44, "#5c8490", "#456c7c", 12)):
        scene.add(cloud_sea(name, y, height, colour, end, puffs, 0.5))
    scene.fog("#7c9ca0", 380, 560, 0.3)


def _hills(scene: Scene) -> None:
    scene.add(sheet(ridge("goose far", 520, 36, 1.1, 0.35), "#54747c", "#3c5c68", shadow=0.5,
                    rim=1.1, through=0.15))
    poles = [taper([(x, 530), (x + lean, 530 - tall)], [4, 2.6])
             for x, tall, lean in ((76, 150, 3), (128, 190, -2), (184, 164, 2), (240, 130, -2))]
    knobs = [circle(x + lean, 528 - tall, 5) for x, tall, lean in ((76, 150, 3), (128, 190, -2),
                                                                   (184, 164, 2), (240, 130, -2))]
    cords = [taper([(x, 540 - tall), (x + 12, 470), (x + 4, 524)], [1, 1.4, 1])
             for x, tall in ((79, 150), (126, 190), (186, 164), (238, 130))]
    scene.add(sheet([*poles, *cords], "#2c4450", "#20343f", shadow=0.4, soft=4, rim=0.9),
              sheet(knobs, "#a8985c", "#6c6440", shadow=0.3, rim=1.2))
    scene.add(sheet(land((-60, 560), (120, 540), (300, 572), (520, 600), (860, 560)), "#40645c",
                    "#24443f", shadow=0.6, soft=12, rim=1.2, through=0.2))
    mound = land((-60, 800), (100, 776), (260, 700), (380, 640), (486, 620), (600, 640), (720, 690),
                 (860, 740))
    dice = chance("goose mound")
    tufts = [leaf(dice.uniform(60, 780), dice.uniform(690, 1000), dice.uniform(14, 26), 5,
                  -90 + dice.uniform(-30, 30)) for _ in range(120)]
    scene.add(sheet(mound, "#3c6a58", "#1c3c3a", shadow=0.9, soft=14, rim=1.6, through=0.35))
    for across, down, y, alpha in ((330, 120, 740, 0.2), (240, 84, 700, 0.3), (170, 52, 670, 0.4)):
        scene.add(sheet(oval(X - 10, y, across, down), "#5ce8d0", melt=16, shadow=0, rim=0, wrap=0,
                        alpha=alpha, through=0))
    scene.add(mark(all_within(tufts, mound), "#6ca888", "#3c6c5c", alpha=0.55))


def _throne(scene: Scene) -> None:
    """The crown, the goose in it, and what shines between the points."""
    inner = [(-170, -100), (-150, -226), (-100, -110), (-60, -232), (0, -110), (60, -232),
             (100, -110), (150, -226), (170, -100)]
    straw = [taper([(x, -60), (x + lean, -96 - abs(lean))], [4, 1]) for x, lean in
             ((-180 + i * 19, (-26, 14, -8, 22)[i % 4]) for i in range(20))]
    scene.add(_cushion().at(X, Y + 6, 0.86),
              sheet(poly(*((X + x, Y + y) for x, y in inner)), "#8c6420", "#5c3c18", shadow=0.8,
                    rim=1.5),
              brooding_goose("#e4e4dc", "#6c86a4").styled(wrap=0.06, through=0.15)
              .at(X + 6, Y - 64, 0.98, flip=True),
              motif(sheet(straw, "#c8a04c", "#7c5c28", shadow=0.5, soft=4, rim=1.2),
                    pane([oval(x, y - 22, 37, 37) for x, y in DIPS], "#6cf4dc", 1.35, glow=20,
                         spill=0.55)).at(X, Y),
              _crown().styled(wrap=0.08, through=0.1).at(X, Y))
    scene.glow(X, Y - 60, 110, "#5cf0d8", 0.12)


def _cushion() -> Motif:
    """What the crown stands on, tasselled, its middle the crown's foot."""
    pillow = blob((-286, 44, "c"), (-250, 12), (-130, 4), (0, 2), (130, 4), (250, 12),
                  (286, 44, "c"), (262, 78), (284, 116, "c"), (140, 108), (0, 112), (-140, 108),
                  (-284, 116, "c"), (-262, 78))
    seam = [(-284, 46), (-266, 80), (-282, 114)]
    piping = [taper([(s * x, y) for x, y in seam], [5, 7, 5]) for s in (-1, 1)]
    creases = [taper([(s * 252, y), (s * 200, y + bend), (s * 130, y + bend * 1.5)], [4, 4, 0.5])
               for s in (-1, 1) for y, bend in ((48, 10), (78, 2), (106, -8))]
    knots = [circle(s * 288, y, 9) for s in (-1, 1) for y in (44, 116)]
    fringe = [taper([(s * 288, y), (s * (294 + k * 5), y + 34)], [4, 2.4])
              for s in (-1, 1) for y in (44, 116) for k in (-1, 0, 1)]
    return motif(
        sheet(oval(0, 114, 310, 24), "#06181a", melt=8, shadow=0, rim=0, wrap=0, alpha=0.7),
        sheet(fringe, "#d8a440", "#7c4c1c", shadow=0.7, soft=4, rim=1.5),
        sheet(pillow, "#8c2c4c", "#3c1030", shadow=1.1, soft=13, rim=2.2, puff=0.14, through=0.25),
        mark(all_within(creases, pillow), "#300c24", alpha=0.6),
        sheet([*piping, *knots], "#e0b050", "#8c5c20", shadow=0.6, soft=4, rim=1.8),
        sheet(oval(0, 40, 214, 22), "#1c0814", melt=8, shadow=0, rim=0, wrap=0, alpha=0.7),
    )


def _crown() -> Motif:
    """The front of the crown, the middle of its band the origin."""
    rim: list[tuple[float, float, str]] = []
    for spike, dip in zip(SPIKES, (*DIPS, (204.0, -20.0)), strict=True):
        rim += [(*spike, "c"), (*dip, "c")]
    front = blob((-204, -20, "c"), *rim, (196, 6, "c"), (110, 32), (0, 42), (-110, 32),
                 (-196, 6, "c"), tension=0.4)
    curve = [(-202, -12), (-110, 18), (0, 28), (110, 18), (202, -12)]
    upper = [(-200, -44), (-110, -16), (0, -6), (110, -16), (200, -44)]
    gems = [(x, 10 + 16 * (1 - (x / 190) ** 2)) for x in (-168, -112, -56, 0, 56, 112, 168)]
    cuts = [star(x * 0.97, y + 58, 17, 4, 0.34) for x, y in SPIKES]
    scrolls = [leaf(x * 0.94, y + 104, 26, 9, turn) for x, y in SPIKES for turn in (-140, -40)]
    return motif(
        sheet(front, "#e8a838", "#8c5418", shadow=1.1, soft=12, rim=2.2, through=0.25),
        sheet(outline(front, 12), "#f8d47c", "#c88430", inside=front, shadow=0.4, soft=4, rim=1.2),
        sheet(all_within(scrolls, front), "#f8d47c", "#b8742c", shadow=0.4, soft=3, rim=1.2),
        pane(cuts, "#fff0b0", 0.8, glow=5, spill=0.3),
        sheet([circle(x, y - 6, 13) for x, y in SPIKES], "#f4d880", "#a8742c", shadow=0.8, soft=5,
              rim=1.9),
        sheet(taper(curve, [34, 40, 40, 40, 34]), "#d8942c", "#7c4414", shadow=0.8, soft=6, rim=2),
        mark(taper(upper, [3, 4, 3]), "#fff0b0", alpha=0.6),
        sheet([circle(x, y, 10 if i % 2 else 8) for i, (x, y) in enumerate(gems)], "#c83c4c",
              "#6c1830", shadow=0.5, soft=4, rim=1.7))


def _kings(scene: Scene) -> None:
    for x, y, size, number, cloth, gift, over in KINGS:
        who = replace(PEOPLE[number], cloth=cloth)
        scene.add(sheet(oval(x, y + 4, 52 * size, 9 * size), "#0a181c", melt=5, shadow=0, rim=0,
                        wrap=0, alpha=0.6))
        if size == 1.18:
            scene.add(child_reaching(PEOPLE[8], "smock", arms="one").at(x + 62, y + 10, 1.1),
                      umbrella("open", "#c89028", "#7c4c1c", "#5c3828", "#f0d890")
                      .at(x + 84, y - 104, 0.86, -14))
        scene.add(king_robed(who, hat="none", holds=gift)
                  .at(x, y, size, flip=over))


def _front(scene: Scene) -> None:
    drops = rain("goose near", 30, 560, 780, 1120, 16, 40, "#c0d8e0", "#7c9cac")
    scene.add(drops.styled(alpha=0.4))
    low = land((-60, 1150), (120, 1156), (340, 1140), (560, 1112), (860, 1060))
    scene.add(sheet(low, "#1c403c", "#0a1c20", shadow=1, soft=16, rim=1.6, through=0.2),
              grass("goose", 20, 540, "#24504a", "#0c2426").at(0, 1158))
    blooms: list[Path] = []
    for x, y in ((600, 1130), (648, 1118), (700, 1124), (560, 1150), (732, 1100)):
        blooms += [leaf(x, y, 12, 4, turn) for turn in range(0, 360, 30)]
    stems = [taper([(x, y), (x + 3, y + 60)], [4, 4]) for x, y in
             ((600, 1130), (648, 1118), (700, 1124), (560, 1150), (732, 1100))]
    scene.add(sheet(stems, "#3c7058", "#143430", shadow=0.4, rim=1),
              sheet(blooms, "#f0b428", "#a8701c", shadow=0.6, soft=4, rim=1.2))
