"""Holidaymakers swim and dive in a field of wheat."""

import math

from atelier.engine import (
    Colour,
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
    heading,
    leaf,
    mark,
    mixed,
    motif,
    oval,
    poly,
    ridge,
    shaded,
    sheet,
    spline,
    taper,
    tendril,
    within,
)
from atelier.motifs.people_boats import diving_legs
from atelier.motifs.rig import SKINS, bent
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.straw_and_snow import scarecrow
from atelier.motifs.umbrellas import umbrella

RED = "#d83c24"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("wheat bathers", Light(590, 150, "#fff4c8", 260), shadow="#3c1c10",
                  finish=Finish(bloom=0.22, vignette=0.24, exposure=0.98, saturation=1.12))
    _noon(scene)
    _far(scene)
    _swell(scene, 0, 566, "#dca840", "#8c5c24")
    _swimmers(scene, ((310, 628, 0.74), (500, 622, 0.66), (620, 630, 0.72), (736, 640, 0.72)), 0)
    _swell(scene, 1, 690, "#e0a838", "#80481c")
    _raft(scene)
    _swimmers(scene, ((52, 774, 1.0), (560, 742, 0.98), (690, 760, 1.05), (262, 776, 0.95)), 4)
    _swell(scene, 2, 846, "#dc9c30", "#703c18")
    _tower(scene)
    _swimmers(scene, ((316, 906, 1.3), (706, 912, 1.35), (620, 946, 1.3)), 8)
    scene.add(diving_legs(SKINS[3], "#2c5c94").at(470, 906, 2.1, 6), _tuft(470, 904, 70))
    _swell(scene, 3, 1016, "#cc8828", "#5c2e16")
    _swimmers(scene, ((170, 1066, 1.75), (420, 1084, 1.7), (640, 1070, 1.75)), 11)
    _swell(scene, 4, 1170, "#a8642c", "#4c2414")
    scene.dust(70, "#fff0b8", around=(500, 500), spread=300)
    return scene


def _noon(scene: Scene) -> None:
    scene.sky((0, "#125c9c"), (0.25, "#2c88bc"), (0.45, "#7cc4d0"), (1, "#d8e0b0"), glow=0.08)
    scene.discs((300, "#1f70a8"), (222, "#3484b4"), (150, "#5ca0bc"), through=0.14)
    scene.source(84, "#fff6d0", 1.1, glow=22, spill=0.3)
    for x, y, width in ((220, 190, 330), (700, 330, 240)):
        scene.add(drifting_cloud(f"noon {x}", width, width * 0.2, "#b8ccd0", "#88b4c4").at(x, y))
    gulls = [taper([(x - 14, y - 6), (x - 6, y - 9), (x, y), (x + 7, y - 9), (x + 15, y - 5)],
                   [1, 4, 4, 4, 1]) for x, y in ((330, 300), (376, 282), (420, 318))]
    scene.add(mark(gulls, "#f0f4e8"))
    scene.rays(0.1, threshold=0.85, length=0.8)


def _far(scene: Scene) -> None:
    for index, (y, tall, colour, end) in enumerate(((444, 18, "#5c9ca0", "#7cb0a0"),
                                                    (474, 10, "#7ca06c", "#a8ac58"))):
        scene.add(sheet(ridge(f"wheat far {index}", y, tall, 1.3, 0.4), colour, end, shadow=0.5,
                        rim=1.1, through=0.3))
    scene.add(scarecrow("#4c4434", "#241c1c", "#e0b050", "#6c4428", "#a84030", "up")
              .at(560, 522, 0.19),
              sheet(ridge("wheat line", 500, 5, 5, 0.5), "#dcae48", "#c08c38", shadow=0.5, rim=1.4))
    ears = [_ear(x, 508 + 4 * math.sin(x / 30), 22, -84 + 10 * math.sin(x / 17))
            for x in range(6, 800, 13)]
    scene.add(sheet(ears, "#e8c060", "#b8842c", shadow=0.4, soft=4, rim=1.1))


def _ear(x: float, y: float, size: float, turn: float) -> list[Path]:
    """An ear of wheat whose stalk ends at (x, y): grains in pairs and a beard."""
    a = math.radians(turn)
    along, aside = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    parts = [taper([(x, y), (x + along[0] * size, y + along[1] * size)],
                   [size * 0.1, size * 0.08])]
    for k in range(4):
        step = size * (0.42 + 0.18 * k)
        px, py = x + along[0] * step, y + along[1] * step
        parts += [leaf(px, py, size * 0.36, size * 0.19, turn + side * 32) for side in (-1, 1)]
        parts += [taper([(px, py), (px + along[0] * size * 0.7 + aside[0] * side * size * 0.3,
                                    py + along[1] * size * 0.7 + aside[1] * side * size * 0.3)],
                        [size * 0.05, 0.4]) for side in (-1, 1) if k % 2]
    parts.append(leaf(x + along[0] * size * 1.1, y + along[1] * size * 1.1, size * 0.36,
                      size * 0.19, turn))
    return parts


def _crest(index: int, y: float) -> list[Point]:
    """The line of a wave: a long back and a steep front, each row further along."""
    high = (30, 46, 62, 76, 56)[index]
    length = (300, 350, 420, 480, 520)[index]
    start = (-180, -40, -300, -120, -380)[index]
    points = []
    for step in range(int(1240 / length) + 2):
        x = start + step * length
        points += [(x, y + high), (x + length * 0.34, y + high * 0.4),
                   (x + length * 0.6, y - high * 0.8), (x + length * 0.76, y - high),
                   (x + length * 0.9, y + high * 0.2)]
    return points


def _swell(scene: Scene, index: int, y: float, colour: str, end: str) -> None:
    """One wave of the field: a sheet with curling crests, its edge and flank full of ears."""
    size = (22, 28, 36, 46, 58)[index]
    curve = spline(_crest(index, y), 10)
    body = poly((-400, 1300), *curve, (curve[-1][0], 1300))
    dice = chance("wheat", index)
    ears: list[Path] = []
    last = -999.0
    for place, (x, top) in enumerate(curve):
        if x - last > size * 0.44 and -40 < x < 840:
            last = x
            lean = heading(curve, place) * 0.7 - 78 + dice.uniform(-8, 8)
            ears += _ear(x, top + size * 0.34, size, lean)
    tops = [p for p in _crest(index, y)[3::5] if -80 < p[0] < 900]
    curls = [tendril([(x - size * 4, ty + size * 0.3), (x - size * 1.4, ty - size * 0.25),
                      (x + size * 0.6, ty - size * 0.1)],
                     [1, size * 0.34, size * 0.42, size * 0.34, size * 0.22, size * 0.1, 1],
                     size * 0.86, 1.35, 1) for x, ty in tops]
    bands = [poly((-400, 1300), *((px, py + size * drop + size * 0.3 * math.sin(px / 47 + drop))
                                  for px, py in curve), (curve[-1][0], 1300))
             for drop in (1.5, 2.9, 4.4)]
    scene.add(sheet(ears, shaded(colour, 1.25), mixed(colour, end, 0.45), shadow=0.7, soft=6,
                    rim=1.3),
              sheet(body, colour, colour, shadow=0.9, soft=13, rim=1.8, through=0.25))
    for step, band in enumerate(bands):
        scene.add(sheet(band, mixed(colour, end, 0.24 + 0.26 * step),
                        mixed(colour, end, 0.34 + 0.26 * step), shadow=0.35, soft=9, rim=1,
                        through=0.2))
    scene.add(sheet(curls, shaded(colour, 1.2), colour, shadow=0.8, soft=7, rim=1.8))


def _tuft(x: float, y: float, size: float) -> Motif:
    """A low bank of stalks in front of a swimmer, and the ears that stand on it."""
    ears = [_ear(x + k * size * 0.3, y + size * (0.4 - 0.05 * k * k), size * 0.62, -90 + k * 13)
            for k in (-3, -2, -1, 0, 1, 2, 3)]
    bank = blob((x - size * 1.9, y + size * 0.62, "c"), (x - size * 1.1, y + size * 0.16),
                (x, y + size * 0.02), (x + size * 1.1, y + size * 0.16),
                (x + size * 1.9, y + size * 0.62, "c"), (x, y + size * 0.78))
    stalks = [within(taper([(x + k * size * 0.24, y + size * 0.84), (x + k * size * 0.2, y)],
                           [size * 0.05, size * 0.02]), bank) for k in range(-6, 7)]
    return motif(sheet(bank, "#cc9430", "#a46c24", shadow=0.5, soft=7, rim=1, through=0.25),
                 mark(stalks, "#8c5420", alpha=0.45),
                 sheet(ears, "#e8b848", "#8c5420", shadow=0.8, soft=5, rim=1.3))


def _swimmers(scene: Scene, places: tuple[tuple[float, float, float], ...], first: int) -> None:
    caps = (RED, "#2c8c8c", RED, "#2c6c9c", RED, "#c8842c", RED)
    for k, (x, y, size) in enumerate(places):
        index = first + k
        hair = ("#2c1818", "#5c3420", "#1c1418", "#8c4c20")[index % 4]
        cap, skin = caps[index % 7], SKINS[(index * 7 + 2) % 6]
        waves = index in (1, 6, 9, 12)
        scene.add(sheet(oval(x, y, 46 * size, 9 * size), "#5c3010", shadow=0, melt=5, alpha=0.6,
                        wrap=0),
                  _swimmer(skin, hair, cap, waves).at(x, y + 2, size * 0.9, 0, index % 2 == 0),
                  _tuft(x, y + 5, 36 * size))


def _swimmer(skin: Colour, hair: Colour, cap: Colour, waves: bool) -> Motif:
    """Head and shoulders from behind in a striped cap, 90 wide; one arm may be up."""
    dark = shaded(skin, 0.6)
    shoulders = blob((-46, 10), (-42, -4), (-26, -14), (-10, -20), (10, -20), (26, -14),
                     (42, -4), (46, 10), (24, 22), (-24, 22))
    neck = blob((-10, -32, "c"), (10, -32, "c"), (11, -16), (16, -10, "c"), (-16, -10, "c"),
                (-11, -16))
    skull = oval(0, -45, 18, 21)
    ears = [oval(s * 18, -41, 4.4, 6.4, s * 8) for s in (-1, 1)]
    nape = within(blob((-20, -46), (0, -42), (20, -46), (16, -30), (0, -23), (-16, -30)), skull)
    hood = blob((-19.6, -40, "c"), (-19, -56), (-10, -67), (0, -70), (10, -67), (19, -56),
                (19.6, -40, "c"), (0, -34))
    stripes = [within(taper([(-22, y), (0, y + 6), (22, y)], [5, 5.4, 5]), hood)
               for y in (-63, -52, -42)]
    straps = [within(taper([(s * 12, -22), (s * 16, 0), (s * 10, 14)], [6, 6, 6]), shoulders)
              for s in (-1, 1)]
    spine = within(taper([(0, -14), (0, 12)], [0.8, 2.6]), shoulders)
    limbs = [bent((32, -4), (52, -34), (46, -72), 17, 14, 10),
             oval(44, -82, 7.4, 11, -14), taper([(48, -78), (58, -88)], [6, 4])]
    return motif(
        sheet(limbs, skin, dark, shadow=0.9, soft=6, rim=1.5) if waves else [],
        sheet(ears, skin, dark, shadow=0.5, soft=3, rim=1.2),
        sheet(neck, shaded(skin, 0.86), dark, shadow=0.4, soft=4, rim=1),
        sheet(skull, skin, dark, shadow=0.6, soft=5, rim=1.3),
        sheet(nape, hair, shaded(hair, 0.7), shadow=0.3, soft=3, rim=0.8),
        sheet(shoulders, skin, dark, shadow=0.9, soft=6, rim=1.6, puff=0.1),
        mark(spine, dark, alpha=0.5),
        sheet(straps, cap, shaded(cap, 0.6), shadow=0.5, soft=3, rim=1.1),
        sheet(hood, "#f4ead2", "#b8a488", shadow=0.7, soft=5, rim=1.7, puff=0.12),
        mark(stripes, cap))


def _raft(scene: Scene) -> None:
    """A barn door for a raft."""
    towels = [poly((372, 716), (400, 715), (398, 747), (366, 748)),
              poly((430, 712), (458, 711), (462, 744), (430, 745))]
    door = poly((330, 716), (492, 708), (510, 742), (324, 750))
    planks = [taper([(330 + k * 40, 716 - k * 2), (326 + k * 46, 750 - k * 2)], [2.4, 2.4])
              for k in range(1, 4)]
    bars = [taper([(334, 724), (496, 716)], [7, 7]), taper([(328, 744), (506, 736)], [7, 7]),
            taper([(336, 742), (498, 718)], [7, 7])]
    edge = poly((324, 750), (510, 742), (510, 754), (324, 762))
    scene.add(sheet(edge, "#4c2c1c", shadow=0.9, soft=8),
              sheet(door, "#a85c34", "#6c3824", shadow=0.8, rim=1.8),
              mark(planks, "#4c2818", alpha=0.8),
              sheet(bars, "#c07c48", "#8c4c2c", shadow=0.5, soft=3, rim=1.3),
              sheet(towels[:1], "#f0e8d8", "#a8b0b0", shadow=0.7, soft=4, rim=1.3),
              sheet(towels[1:], RED, "#8c2018", shadow=0.7, soft=4, rim=1.3),
              sheet(circle(486, 726, 5), "#2c1c1c", shadow=0.4, soft=2))


def _tower(scene: Scene) -> None:
    """The lifeguard's empty seat on stilts under a white parasol."""
    x, y = 158, 980
    legs = [taper([(x - 62, y), (x - 40, y - 190)], [10, 9]),
            taper([(x + 62, y), (x + 40, y - 190)], [10, 9]),
            taper([(x - 30, y - 8), (x - 22, y - 190)], [8, 7]),
            taper([(x + 30, y - 8), (x + 22, y - 190)], [8, 7])]
    rungs = [taper([(x - 60 + k * 5, y - 34 - k * 42), (x + 60 - k * 5, y - 34 - k * 42)], [6, 6])
             for k in range(4)]
    brace = taper([(x - 56, y - 30), (x + 44, y - 160)], [5, 5])
    seat, back = box(x - 56, y - 200, 112, 14, 3), [box(x - 46, y - 286, 14, 90, 4),
                                                    box(x + 32, y - 286, 14, 90, 4)]
    slats = [box(x - 50, y - 282 + k * 24, 100, 15, 4) for k in range(3)]
    arms = [box(x - 64, y - 232, 24, 8, 3), box(x + 40, y - 232, 24, 8, 3)]
    cord: list[Point] = [(x + 60, y - 228), (x + 66, y - 190), (x + 62, y - 158)]
    scene.add(umbrella("open", "#d4d2c8", "#94a8ac", RED).at(x + 6, y - 190, 1.12, -5),
              sheet([*legs, brace], "#d8d0bc", "#8c7058", shadow=1, soft=8, rim=1.8),
              sheet(rungs, "#e8e0c8", "#9c8468", shadow=0.7, soft=5, rim=1.6),
              sheet(back, "#c8bca0", "#8c7860", shadow=0.8, soft=6, rim=1.6),
              sheet(slats, RED, "#8c2018", shadow=0.7, soft=5, rim=1.7),
              sheet([seat, *arms], "#e8e0c8", "#a89070", shadow=0.9, soft=6, rim=1.8),
              sheet(taper(cord, [2.6, 2.6, 2.6]), "#f0e8d0", shadow=0.6, soft=3),
              sheet([circle(x + 60, y - 150, 8), box(x + 44, y - 158, 17, 8, 2)], "#e8b848",
                    "#8c5c24", shadow=0.8, soft=4, rim=1.8),
              mark(circle(x + 60, y - 150, 3), "#4c2c14"))
