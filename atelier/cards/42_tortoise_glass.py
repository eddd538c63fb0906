"""A tortoise carries an hourglass for a shell; a caravan crosses the sand inside."""


from atelier.engine import (
    Colour,
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
    mesas,
    minus,
    motif,
    moved,
    outline,
    oval,
    shaded,
    sheet,
    spline,
    star,
    swirl,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs._mosaic import mosaic
from atelier.motifs._seams import beads
from atelier.motifs.animals import camel
from atelier.palettes import DESERT_ORANGE

BRASS, BRASS_END = "#c88c3c", "#4c2418"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("tortoise glass", Light(460, 440, "#ffe0a0", 225), shadow=DESERT_ORANGE.shadow,
                  finish=Finish(bloom=0.27, vignette=0.3, exposure=0.97, saturation=1.08))
    _sky(scene)
    scene.rays(0.12, threshold=0.8)
    ground = land((-60, 868), (160, 850), (420, 862), (640, 846), (860, 872))
    scene.add(sheet(ground, "#d8904c", "#8a4438", shadow=0.8, soft=14, rim=1.5, through=0.25),
              mark(all_within(_wind(880, 8), ground), "#8c4634", alpha=0.55),
              sheet(oval(440, 1000, 310, 24), "#2c0c18", melt=12, shadow=0, rim=0, alpha=0.6))
    scene.add(_tortoise().at(440, 1000))
    _front(scene)
    scene.dust(110, "#ffe8b0", around=(440, 520), spread=240, largest=1.9, strength=0.4)
    return scene


def _sky(scene: Scene) -> None:
    scene.sky((0, "#6c2c48"), (0.18, "#a04440"), (0.36, "#d4743c"), (0.52, "#e8a050"),
              (1, "#e0a860"),
              glow=0.1)
    scene.discs((430, "#a8483e"), (340, "#bc5c3c"), (258, "#d07c40"), through=0.1, y=460)
    scene.source(176, "#ffd48c", 1.0, glow=24, spill=0.26, y=440)
    for x, y, width, height, colour in ((190, 190, 250, 48, "#8c3c44"),
                                        (630, 130, 240, 44, "#84384a"),
                                        (90, 400, 220, 42, "#b85840"), (700, 330, 200, 40,
                                                                        "#b45440")):
        puff = cloud(f"tortoise {x}", x, y, width, height)
        curls = [swirl(x + k * width * 0.24, y - height * 0.3, height * 0.22, 1.5, 3)
                 for k in (-1, 1)]
        scene.add(sheet(puff, colour, shaded(colour, 1.15), shadow=0.45, rim=1.1, through=0.25),
                  mark(all_within(curls, puff), shaded(colour, 1.7), alpha=0.6))
    table = blob((96, 900, "c"), (128, 570), (150, 494), (170, 470, "c"), (330, 462),
                 (520, 470, "c"),
                 (540, 506), (552, 548, "c"), (650, 544), (760, 552, "c"), (784, 600),
                 (800, 900, "c"))
    bands = [taper([(90, y), (400, y + 6), (560, y - 4), (820, y + 3)], [5, 7, 4, 6])
             for y in (506, 540, 580, 626, 676)]
    clefts = [taper([(x, 472), (x + 5, 530), (x - 4, 610)], [4, 3, 1])
              for x in (226, 282, 352, 430, 496)]
    scene.add(sheet(mesas("tortoise far", 700, 74), "#c87c4c", "#d8945c", shadow=0.4, through=0.2),
              sheet(table, "#7c3034", "#a85c48", shadow=0.6, soft=10, rim=1.6, through=0.15),
              mark(all_within([*bands, *clefts], table), "#642430", alpha=0.4),
              sheet(mesas("tortoise near", 760, 44), "#a85840", "#c88858", shadow=0.5, through=0.2))
    scene.fog("#e8a868", 640, 900, 0.35)


def _wind(top: float, rows: int) -> list[Path]:
    dice = chance("tortoise wind", top)
    lines = []
    for i in range(rows * 3):
        x, y = dice.uniform(-60, 700), top + (i // 3) * 22 + dice.uniform(-6, 6)
        wide = dice.uniform(120, 260)
        lines.append(taper([(x, y), (x + wide * 0.4, y - 9), (x + wide, y + 2)], [0.3, 2.6, 0.3]))
    return lines


def _leg(x: float, foot: float, lean: float, name: str, dark: float = 0) -> Motif:
    shape = blob((x - 62, -206), (x + 58, -210), (x + 60, -140), (x + 46 + lean * 0.6, -74),
                 (x + 60 + lean, foot - 10, "c"), (x + 10 + lean, foot + 4),
                 (x - 60 + lean, foot - 6, "c"),
                 (x - 52 + lean * 0.6, -74), (x - 66, -140))
    claws = [leaf(x - 44 + lean + k * 24, foot - 12, 23, 16, 112 - k * 6) for k in range(4)]
    return mosaic(shape, name, 31, dark) + motif(
        sheet(claws, "#e0c08c", "#8c6444", shadow=0.4, soft=3, rim=1.5))


def _tortoise() -> Motif:
    """The beast, 620 wide, walking left; the ground under it at the origin."""
    tail = blob((238, -196, "c"), (286, -180), (314, -138), (326, -92, "c"), (286, -120),
                (236, -130, "c"))
    hull = blob((-262, -196, "c"), (-200, -180), (0, -172), (200, -180), (272, -200, "c"),
                (284, -158),
                (240, -108), (120, -84), (-100, -84), (-232, -108), (-276, -156))
    return motif(
        mosaic(tail, "tail", 22),
        _leg(-90, -14, 26, "far fore", 0.4), _leg(214, -14, -34, "far hind", 0.4),
        mosaic(hull, "hull", 34, 0.15),
        _leg(-196, 8, -34, "near fore"), _leg(136, 8, 26, "near hind"),
        _saddle().at(0, 36),
        _glass().at(0, -166, 1.16),
        _straps().at(0, 40),
        _neck(),
    )


def _neck() -> Motif:
    neck = blob((-196, -196, "c"), (-240, -206), (-262, -240), (-276, -282, "c"), (-330, -262, "c"),
                (-330, -216), (-316, -164), (-280, -116), (-226, -96, "c"), (-196, -128))
    head = blob((-256, -296, "c"), (-276, -318), (-312, -324), (-346, -306), (-372, -272),
                (-380, -240, "c"),
                (-372, -226), (-336, -218), (-290, -212), (-258, -226), (-246, -260))
    beak = blob((-356, -294), (-374, -268), (-380, -240, "c"), (-360, -246), (-340, -250),
                (-340, -276))
    mouth = taper([(-378, -240), (-346, -238), (-316, -246), (-298, -262)], [1.6, 3.4, 3.4, 1])
    lid = blob((-334, -282, "c"), (-314, -301), (-293, -280, "c"), (-314, -283))
    folds = [taper([(-236 - k * 19, -214 - k * 14), (-252 - k * 19, -172 - k * 12),
                    (-240 - k * 24, -124 - k * 22)],
                   [1, 6, 1]) for k in range(3)]
    spots = [oval(x, y, r, r * 0.75) for x, y, r in
             ((-268, -252, 9), (-284, -230, 8), (-266, -282, 7), (-304, -226, 6), (-286, -306, 8),
              (-312, -312, 7), (-338, -304, 6))]
    return motif(
        mosaic(neck, "neck", 27),
        mark(all_within(folds, neck), "#1c0c14", alpha=0.5),
        sheet(head, "#8c7440", "#4c3824", shadow=1.1, soft=10, rim=2.2),
        sheet(all_within(spots, head), "#5c3c28", "#4c3020", shadow=0.3, soft=2, rim=1),
        sheet(within(beak, head), "#c09450", "#7c5430", shadow=0.4, soft=3, rim=1.6),
        mark([oval(-314, -276, 15, 13)], "#f0d898"),
        mark([circle(-317, -273, 8.4)], "#1c0c10"), mark([circle(-320, -276, 2.6)], "#fff4dc"),
        sheet(lid, "#7c5c34", "#5c4028", shadow=0.4, soft=2, rim=1.3),
        mark([mouth, circle(-366, -262, 2.4)], "#20100c"),
    )


def _saddle() -> Motif:
    cloth = blob((-250, -236, "c"), (0, -206), (250, -236, "c"), (262, -196), (214, -166),
                 (0, -150),
                 (-214, -166), (-260, -196))
    hem = taper([(-252, -190), (-140, -166), (0, -158), (140, -166), (254, -190)], [6, 8, 8, 8, 6])
    dots = [star(x, -190 + abs(x) * 0.03 + 4, 8, 8, 0.45) for x in range(-200, 201, 40)]
    tassels = [taper([(x, -166 - abs(x) * 0.05), (x, -140 - abs(x) * 0.05)], [4, 7])
               for x in range(-210, 211, 30)]
    return motif(sheet(tassels, "#e0a850", "#8c5430", shadow=0.5, soft=3, rim=1.3),
                 sheet(cloth, "#8c2c34", "#4c1428", soft=8, rim=1.8),
                 sheet(all_within([hem], cloth), "#e0a850", "#a86c34", shadow=0.3, soft=3, rim=1.3),
                 mark(dots, "#f0c878", alpha=0.9))


def _straps() -> Motif:
    bands = [taper([(x, -232), (x + 4, -198), (x, -160)], [13, 15, 13]) for x in (-150, 150)]
    buckles = [minus(box(x - 10, -206, 24, 20, 4), box(x - 5, -201, 14, 10, 2))
               for x in (-150, 150)]
    return motif(sheet(bands, "#4c2420", "#240c14", shadow=0.6, soft=4, rim=1.5),
                 sheet(buckles, BRASS, BRASS_END, shadow=0.5, soft=3, rim=1.8))


def _bulbs() -> tuple[Path, Path]:
    left = blob((-6, -124, "c"), (-34, -136), (-76, -192), (-130, -222), (-186, -204), (-222, -150),
                (-222, -78), (-186, -20), (-130, 0), (-76, -32), (-34, -88), (-6, -100, "c"))
    return left, moved(left, flip=True)


def _glass() -> Motif:
    """The lying hourglass, two round bulbs 460 wide, with the desert in the left one."""
    shape = union(*_bulbs())
    inner = minus(shape, outline(shape, 9))
    shine: list[list[Point]] = [[(-196, -150), (-168, -190), (-120, -204)],
                                [(120, -206), (168, -190), (196, -152)]]
    low: list[list[Point]] = [[(-168, -24), (-128, -10), (-92, -26)],
                              [(92, -26), (128, -10), (168, -24)]]
    arch = taper([(-214, -196), (-120, -250), (0, -266), (120, -250), (214, -196)],
                 [13, 15, 19, 15, 13])
    curls = [tendril([(s * 4, -256), (s * 10, -214), (s * 30, -190)], [9, 9, 7, 3], 17, 1.5, s)
             for s in (-1, 1)]
    return motif(
        sheet(shape, "#a8dcd4", "#3c9c9c", shadow=0.7, soft=12, rim=1, alpha=0.42, wrap=0.2),
        _sands(inner),
        mark(within(outline(shape, 8), shape), "#e8fff4", alpha=0.65),
        mark([taper(points, [1, 11, 1]) for points in shine], "#fffaf0", alpha=0.8),
        mark([taper(points, [1, 5, 1]) for points in low], "#fff4e0", alpha=0.45),
        sheet([arch, *curls], BRASS, BRASS_END, soft=6, rim=2),
        mark(beads([(-190, -212), (-110, -252), (0, -266), (110, -252), (190, -212)], 26, 3.4),
             "#f8d890"),
        _brass(shape),
    )


def _sands(inner: Path) -> Motif:
    back = blob((-220, 0, "c"), (-220, -104, "c"), (-182, -100), (-150, -112), (-112, -96),
                (-70, -98),
                (-20, -106), (10, -110, "c"), (10, -96, "c"), (-40, 0, "c"))
    front = blob((-220, 0, "c"), (-220, -66, "c"), (-170, -70), (-120, -66), (-70, -82),
                 (-16, -104),
                 (6, -108, "c"), (6, -96, "c"), (-30, -70), (-50, 0, "c"))
    low = blob((-220, 0, "c"), (-220, -50, "c"), (-160, -38), (-110, -44), (-50, -34),
               (-30, 0, "c"))
    rest = blob((226, 0, "c"), (226, -44, "c"), (180, -34), (120, -30), (60, -40), (50, 0, "c"))
    stream = taper([(40, -88), (12, -108), (-6, -110), (-34, -96)], [3, 4, 4, 2])
    crest = spline([(-176, -68), (-146, -67), (-118, -66), (-92, -73), (-70, -82), (-48, -91)], 8)
    camels = [camel("#5c1c24", "#340c1c").at(*crest[i * 8], 0.32, turn)
              for i, turn in enumerate((0, 0, -4, -14, -20, -20))]
    waves = [taper([(x, y), (x + 26, y - 5), (x + 56, y)], [0.4, 2, 0.4])
             for x, y in ((-190, -56), (-140, -54), (-96, -58), (-70, -48), (-180, -30),
                          (-120, -28))]
    return motif(
        sheet(within(back, inner), "#d88c44", "#b0603c", shadow=0.4, soft=5, rim=1.3),
        sheet(all_within([front, rest], inner), "#f0b458", "#b86c38", shadow=0.5, soft=5, rim=1.6),
        motif(camels).inside(inner),
        sheet(within(low, inner), "#d08444", "#8c4834", shadow=0.5, soft=5, rim=1.4),
        mark(all_within(waves, inner), "#8c4c30", alpha=0.55),
        sheet(within(stream, inner), "#f8cc74", shadow=0.3, soft=2, rim=1),
    )


def _brass(shape: Path) -> Motif:
    """Caps on the outer ends of the bulbs and a collar on the neck."""
    caps = [within(blob((s * 178, -240, "c"), (s * 196, -170), (s * 200, -112), (s * 196, -54),
                        (s * 178, 20, "c"), (s * 260, 20, "c"), (s * 260, -240, "c")),
                        outline(shape, 16))
            for s in (-1, 1)]
    ends = [within(blob((s * 192, -240, "c"), (s * 208, -112), (s * 192, 20, "c"),
                        (s * 260, 20, "c"),
                        (s * 260, -240, "c")), union(shape, outline(shape, 14))) for s in (-1, 1)]
    rims = [taper([(s * 184, -214), (s * 202, -170), (s * 208, -112), (s * 202, -54),
                   (s * 184, -10)],
                  [9, 12, 13, 12, 9]) for s in (-1, 1)]
    stars = [star(s * 219, -112, 10, 8, 0.45) for s in (-1, 1)]
    collar = blob((-17, -146, "c"), (17, -146, "c"), (11, -112), (17, -78, "c"), (-17, -78, "c"),
                  (-11, -112))
    foot = blob((-11, -82, "c"), (11, -82, "c"), (16, -40), (44, -4, "c"), (-44, -4, "c"),
                (-16, -40))
    return motif(
        sheet([*caps, *ends], BRASS, BRASS_END, soft=6, rim=2),
        mark(stars, "#5c2c1c"),
        sheet(rims, "#e0a850", BRASS_END, shadow=0.7, soft=5, rim=2.1),
        sheet(foot, BRASS, BRASS_END, soft=5, rim=1.8),
        sheet(collar, "#d89c48", BRASS_END, soft=5, rim=2),
        mark([box(-14, y, 28, 2.6) for y in (-136, -90)], BRASS_END),
    )


def _front(scene: Scene) -> None:
    dune = land((-60, 1040), (120, 1014), (300, 1012), (520, 1040), (700, 1030), (860, 1004))
    low = land((-60, 1120), (200, 1146), (430, 1104), (640, 1096), (860, 1140))
    scene.add(sheet(dune, "#b8683c", "#6c3038", shadow=0.9, soft=14, rim=1.7, through=0.2),
              mark(all_within(_wind(1046, 6), dune), "#74342c", alpha=0.55),
              _flower().at(84, 1028),
              sheet(low, "#7c3c34", "#38142c", shadow=0.9, soft=14, rim=1.6, through=0.15),
              mark(all_within(_wind(1136, 4), low), "#4c1c28", alpha=0.6))
    stones: list[tuple[float, float, float, Colour]] = [(640, 1104, 1, "#8c4c3c"),
                                                        (688, 1108, 0.6, "#9c5840"),
                                                        (214, 1142, 0.7, "#84443a")]
    for x, y, size, colour in stones:
        pebble = blob((-30, 4, "c"), (-34, -14), (-8, -30), (22, -24), (36, -4), (30, 6, "c"))
        scene.add(motif(sheet(pebble, colour, shaded(colour, 0.4), soft=6, rim=1.7)).at(x, y, size))


def _flower() -> Motif:
    petals = [leaf(0, -62, 17, 11, turn) for turn in range(-90, 270, 60)]
    return motif(
        sheet([outline(line((0, 0), (4, -28), (0, -60)), 4), leaf(2, -18, 30, 11, -34),
               leaf(2, -24, 28, 10, -150)], "#4c8c5c", "#1c4c40", soft=4, rim=1.4),
        sheet(petals, "#54a8e8", "#2458b0", shadow=0.7, soft=4, rim=1.6),
        sheet(circle(0, -62, 5), "#ffe8a0", "#e0a040", shadow=0.4, soft=2, rim=1.4),
    )
