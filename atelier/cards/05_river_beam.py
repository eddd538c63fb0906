"""A lighthouse in the desert whose beam is a river, with paper boats on it."""

import math

from atelier import frames
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
    chance,
    cloud,
    land,
    mark,
    mesas,
    motif,
    pane,
    poly,
    shaded,
    sheet,
    spline,
    star,
    taper,
)
from atelier.motifs.animals import camel
from atelier.motifs.buildings import lighthouse
from atelier.motifs.figures import traveller
from atelier.motifs.plants import cactus
from atelier.motifs.things import fish_bones, ribs
from atelier.motifs.vehicles import paper_boat

LEFT: list[Point] = [
    (566, 284), (470, 292), (360, 330), (270, 396), (236, 470), (276, 548), (350, 610), (352, 680),
    (250, 740), (130, 810), (90, 900), (150, 1000), (210, 1090), (190, 1260),
]
RIGHT: list[Point] = [
    (566, 318), (480, 326), (400, 366), (336, 424), (318, 476), (356, 530), (440, 604), (462, 700),
    (400, 776), (330, 836), (330, 900), (430, 980), (560, 1080), (640, 1260),
]
MIDDLE = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(LEFT, RIGHT, strict=True)]

BANKS = (spline(LEFT, 20), spline(RIGHT, 20))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("river beam", Light(560, 296, "#ffe0a0", 200), shadow="#2a0a10",
                  finish=Finish(vignette=0.3, exposure=0.98, saturation=1.08))
    _dusk(scene)
    _far_desert(scene)
    scene.add(lighthouse().at(590, 770))
    _river(scene)
    scene.rays(0.15, threshold=0.9, length=0.7)
    _near_desert(scene)
    scene.dust(120, "#ffe8b0", around=(520, 330), spread=220, largest=2, strength=0.45)
    frames.rounded(scene, "#4a1a30", "#220c22")
    return scene


def _dusk(scene: Scene) -> None:
    scene.sky((0, "#3c1a3c"), (0.2, "#7c2c40"), (0.42, "#c85a3c"), (0.58, "#eea04c"),
              (0.68, "#f8c878"), (1, "#e09a58"))
    discs = ((520, "#b04a3c"), (420, "#cc6a3e"), (325, "#e58c48"), (235, "#f4b060"))
    scene.discs(*discs, x=230, y=690, through=0.12)
    scene.source(120, "#ffdf94", 1.1, glow=24, spill=0.3, x=230, y=690)
    dice = chance("river beam stars")
    stars = [star(dice.uniform(40, 760), dice.uniform(40, 420), dice.uniform(2, 6),
                  dice.choice((4, 4, 8)), 0.28, dice.uniform(0, 23)) for _ in range(40)]
    scene.add(sheet(stars, "#ffd9a0", shadow=0.2, through=0.5, alpha=0.85))
    for x, y, width, height in ((150, 210, 230, 44), (300, 150, 160, 30), (700, 150, 200, 40),
                                (60, 420, 200, 36)):
        puff = cloud(f"dusk {x}", x, y, width, height)
        scene.add(sheet(puff, "#a0443e", "#d07a4c", shadow=0.5, rim=1.2, through=0.3))


def _far_desert(scene: Scene) -> None:
    far = sheet(mesas("far", 716, 60), "#d08a58", "#e8a868", shadow=0.4, through=0.2)
    near = sheet(mesas("near", 744, 44), "#b86a48", "#d89058", shadow=0.5, through=0.2)
    scene.add(far, near)
    scene.add(_dune([(0, 792), (140, 770), (300, 786), (450, 756), (600, 730), (760, 752),
                     (820, 770)], "#e6a860", "#c07848", 6))
    for x, y, size in ((90, 774, 0.62), (150, 777, 0.62), (206, 780, 0.58)):
        scene.add(camel().at(x, y, size))
    scene.add(_dune([(0, 850), (150, 838), (320, 846), (470, 800), (590, 738), (700, 756),
                     (830, 812)], "#d8904e", "#a8603e", 8))


def _dune(top: list[Point], colour: Colour, end: Colour, lines: int) -> Motif:
    """A dune with wind lines."""
    shape = land(*top)
    crest = spline(top, 20)
    dice = chance("dune", top[0])
    drawn = []
    for i in range(lines):
        first = int(dice.uniform(0, len(crest) * 0.45))
        last = min(len(crest) - 1, first + int(len(crest) * dice.uniform(0.3, 0.6)))
        drop = 14 + i * 15 + i * i * 0.9
        points = [(x, y + drop + math.sin(x / 40 + i) * 3.5) for x, y in crest[first:last:6]]
        drawn.append(taper(points, [0.3, 2.2, 1.6, 2.6, 1.4, 0.3], steps=6))
    return motif(
        sheet(shape, colour, end, shadow=0.8, soft=14, rim=1.5, through=0.25),
        mark(all_within(drawn, shape), shaded(end, 0.72), rim=0.5, alpha=0.5),
    )


def _course(share: float, lower: float = 0) -> Path:
    """The river, narrowed to a share of its width."""
    def bank(side: list[Point]) -> list[Point]:
        pairs = zip(side, MIDDLE, strict=True)
        return spline([(c + (x - c) * share, d + (y - d) * share + lower)
                       for (x, y), (c, d) in pairs], 10)

    return poly(*bank(LEFT), *bank(RIGHT)[::-1])


def _river(scene: Scene) -> None:
    water = _course(1)
    scene.add(sheet(water, "#ffe8b0", "#e8d8a0", soft=16, lift=12, rim=1.2, through=0.6))
    for share, lower, colour, end in ((0.88, 0, "#a8e4c8", "#3aa8a0"),
                                      (0.66, 4, "#6accbc", "#1c8490"),
                                      (0.40, 8, "#48b4b4", "#0f6478")):
        scene.add(sheet(_course(share, lower), colour, end, ease=0.6, shadow=0.45, soft=6, rim=0.9,
                        through=0.4))
    lines = [_current(i) for i in range(64)]
    scene.add(sheet(all_within(lines, water), "#e8fff0", "#a8e8dc", shadow=0.15, soft=3, rim=0.6,
                    wrap=0, alpha=0.75))
    places = ((0.10, 0, 0.20, 4, True), (0.17, -0.1, 0.26, 8, True), (0.25, 0.1, 0.34, -4, True),
              (0.335, 0, 0.42, 4, False), (0.44, -0.15, 0.52, -3, False),
              (0.535, 0.2, 0.66, 5, True), (0.635, -0.3, 0.85, -5, True))
    for along, aside, size, turn, flip in places:
        x, y = _on_river(along, aside)
        scene.add(paper_boat(water="#0f5a6c").at(x, y, size, turn, flip))


def _on_river(along: float, aside: float) -> Point:
    """A point on the water: 0 at the lamp to 1, and from bank (-1) to bank (1)."""
    left, right = BANKS
    place = min(max(along, 0), 0.999) * (len(left) - 1)
    index, part = int(place), place - int(place)
    share = 0.5 + aside * 0.45
    points = [(a + (c - a) * share, b + (d - b) * share)
              for (a, b), (c, d) in (zip(left[index : index + 2], right[index : index + 2],
                                         strict=True))]
    (x0, y0), (x1, y1) = points
    return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part


def _current(index: int) -> Path:
    along = 0.06 + 0.86 * index / 64
    aside = (-0.62, 0.1, 0.5, -0.25, 0.72, -0.8, 0.3, -0.45)[index % 8]
    points = [_on_river(along + step * 0.011, aside + 0.05 * math.sin(step * 1.5 + index))
              for step in range(6)]
    width = 0.7 + 2.6 * along
    return taper(points, [0.2, width, width * 1.1, width, 0.2], steps=6)


def _near_desert(scene: Scene) -> None:
    bank = blob((860, 1260, "c"), (860, 880, "c"), (760, 866), (640, 890), (520, 930), (480, 972),
                (560, 1040), (640, 1120), (690, 1260, "c"))
    wind = [taper([(500 + i * 26, 972 + i * 4), (600 + i * 20, 940 + i * 22),
                   (720 + i * 10, 920 + i * 30), (860, 940 + i * 34)], [0.3, 3, 2.4, 0.5])
            for i in range(9)]
    scene.add(
        sheet(bank, "#c87a44", "#8a4438", soft=14, rim=1.8, through=0.25),
        mark(all_within(wind, bank), "#7a3a34", alpha=0.5),
        traveller().at(648, 930),
        cactus().at(752, 890),
    )
    corner = blob((-60, 1260, "c"), (-60, 930, "c"), (20, 950), (90, 1010), (140, 1070),
                  (190, 1130), (200, 1260, "c"))
    low = blob((-60, 1260, "c"), (-60, 1040, "c"), (30, 1054), (110, 1096), (180, 1150),
               (230, 1260, "c"))
    right = blob((420, 1260, "c"), (470, 1200), (570, 1140), (700, 1100), (860, 1090, "c"),
                 (860, 1260, "c"))
    scene.add(
        sheet(corner, "#a85c3c", "#5a2634", shadow=1.1, soft=14, rim=1.8, through=0.2),
        ribs().at(28, 1080),
        sheet(low, "#7a3c34", "#3c1628", soft=12, rim=1.7),
        sheet(right, "#7a3c34", "#3c1628", soft=14, rim=1.7),
        fish_bones().at(664, 1136, turn=-10),
        paper_boat(water="#0f5a6c").at(330, 1090, 1.5, -4),
        sheet(taper([(334, 1076), (334, 1008)], [1.4, 1.4]), "#5a2030", shadow=0.2),
        pane(star(334, 1000, 9, 5, 0.45, 11), "#ffe48a", 1.4, glow=14, spill=0.7),
        cactus("#1c4a44", "#0c2428", None, ((1, 0.45, 0.26), (-1, 0.6, 0.2))).at(70, 1190, 0.8),
    )
