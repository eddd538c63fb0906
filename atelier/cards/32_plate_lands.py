"""On each plate of a round table lies a country with weather of its own."""

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
    box,
    chance,
    circle,
    crescent,
    mark,
    minus,
    motif,
    pane,
    poly,
    ring,
    sheet,
    star,
    swirl,
    taper,
    union,
    within,
)
from atelier.motifs.from_above import chair_from_above, table_from_above
from atelier.palettes import SNOW_WHITE as SNOW

X, Y, PLATE = 400.0, 600.0, 70.0


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("plate lands", Light(X, Y, "#ffdca0", 210), shadow=SNOW.shadow,
                  finish=Finish(bloom=0.28, vignette=0.34, exposure=0.95))
    _boards(scene)
    lands = (_wood(), _desert(), _storm(), None, _lagoon(), _orchard(), _volcano(), _snowed_town())
    for index in range(8):
        x, y = _seat(index, 358)
        scene.add(chair_from_above("#6c4a48", "#2c2438", "#8c3c4c" if index == 3 else "#3c5c84")
                  .at(x, y, 0.98, 45 * index + 22.5))
    scene.add(table_from_above(342, "#a8b4c4", "#7084a8", "#8c9cb8").at(X, Y))
    for index, country in enumerate(lands):
        x, y = _seat(index, 238)
        scene.add(_plate(country).at(x, y, 1.13))
    _between(scene)
    scene.add(_stand().at(X, Y))
    scene.glow(X, Y, 120, "#ffe0a0", 0.3)
    frames.rounded(scene, "#24406c", "#142444", inset=24, corner=60)
    return scene


def _seat(index: int, reach: float) -> Point:
    angle = math.radians(45 * index + 22.5)
    return X + math.sin(angle) * reach, Y - math.cos(angle) * reach


def _boards(scene: Scene) -> None:
    scene.sky((0, "#3c5a84"), (1, "#34507c"), glow=0.1, clouds=0.1)
    planks = [box(40 + k * 90, -20, 86, 1240, 2) for k in range(-1, 9)]
    dice = chance("plate boards")
    ends = [box(40 + k * 90, dice.uniform(60, 1140), 86, 4) for k in range(-1, 9) for _ in (0, 1)]
    grain = [taper([(x, y), (x + dice.uniform(-5, 5), y + 70), (x, y + 150)], [0.3, 2, 0.3])
             for x, y in ((dice.uniform(20, 780), dice.uniform(0, 1100)) for _ in range(80))]
    carpet = circle(X, Y, 520)
    hem = [circle(X + math.cos(a) * 520, Y + math.sin(a) * 520, 22)
           for a in (math.tau * k / 72 for k in range(72))]
    scene.add(sheet(planks, "#94acc4", "#7090b0", shadow=0.5, soft=4, rim=0.9),
              mark(ends, "#2c446c", alpha=0.7), mark(grain, "#34507c", alpha=0.5),
              sheet(hem, "#b8cce0", "#8cacc8", shadow=0.8, soft=10, rim=1.2),
              sheet(carpet, "#4c78a8", "#34588c", shadow=0.6, soft=8, rim=1.4),
              sheet(ring(X, Y, 476, 494), "#b4d0e4", "#84acd0", shadow=0.4, soft=4, rim=1),
              sheet([star(*_turned(15 * k, 446), 20, 6, 0.36, 15 * k) for k in range(24)],
                    "#c0d8e8",
                    "#8cb4d4", shadow=0.4, soft=4, rim=1.1))


def _turned(angle: float, reach: float) -> Point:
    turn = math.radians(angle)
    return X + math.sin(turn) * reach, Y - math.cos(turn) * reach


def _plate(country: Motif | None) -> Motif:
    """A plate 140 wide with a country on it, or white with crumbs."""
    china = motif(
        sheet(circle(0, 0, PLATE), "#e4e4e4" if country is None else "#2c5090",
              "#98a4bc" if country is None else "#1c3468", soft=12, lift=9, rim=2),
        sheet([circle(math.cos(a) * 61, math.sin(a) * 61, 3.2)
               for a in (math.tau * k / 24 for k in range(24))],
              "#4c70ac" if country is None else "#e8c88c", shadow=0.2, rim=0.6),
        sheet(ring(0, 0, 51, 54.5), "#8c9cbc" if country is None else "#e8c88c", shadow=0.3,
              soft=3),
    )
    if country is None:
        dice = chance("crumbs")
        crumbs = [star(dice.gauss(4, 17), dice.gauss(8, 15), dice.uniform(2.4, 5.4), 5, 0.6)
                  for _ in range(22)]
        return china + motif(sheet(circle(0, 0, 50), "#dcdcdc", "#b0b8c8", shadow=0.2),
                             sheet(crumbs, "#7c4c2c", "#4c2c20", shadow=0.6, soft=3, rim=0.8))
    return china + country


def _wood() -> Motif:
    dice = chance("plate wood")
    places = [(dice.uniform(-44, 44), dice.uniform(-44, 44)) for _ in range(60)]
    trees = [(x, y) for x, y in places if math.hypot(x, y) < 46]
    firs = [motif(sheet(star(x, y, 14, 9, 0.55, x), "#2c6c54", "#123c3c", shadow=0.9, soft=5,
                        rim=1),
                  sheet(star(x, y, 8, 9, 0.5, y), "#4c9468", "#245c4c", shadow=0.5, soft=3, rim=1))
            for x, y in trees]
    return motif(sheet(circle(0, 0, 52), "#245c48", "#123c38", shadow=0.4), firs)


def _desert() -> Motif:
    sand = circle(0, 0, 52)
    dunes = [blob((-60, y, "c"), (-26, y - 12), (4, y + 2), (30, y - 10), (60, y, "c"),
                  (60, y + 14, "c"),
                  (28, y + 6), (2, y + 16), (-28, y + 4), (-60, y + 12, "c"))
             for y in (-34, -10, 14, 36)]
    cacti = [star(x, y, 6, 5, 0.5) for x, y in ((-24, -22), (30, 4), (-10, 28))]
    return motif(sheet(sand, "#e0a860", "#b8743c", shadow=0.4),
                 sheet(all_within(dunes, sand), "#a85c34", "#8c4830", shadow=0.4, soft=5, rim=1.2),
                 sheet(cacti, "#2c7c64", "#14483c", shadow=0.7, soft=3, rim=0.8))


def _storm() -> Motif:
    clouds = union(*(circle(x, y, r) for x, y, r in
                     ((-30, -14, 24), (-4, -34, 26), (28, -20, 25), (38, 14, 20), (10, 30, 26),
                      (-26, 26, 25), (-42, 8, 16), (0, 0, 30))))
    upper = union(*(circle(x, y, r) for x, y, r in ((-18, -16, 18), (8, -24, 17), (22, -4, 16),
                                                     (-6, 4, 18), (-24, 10, 13))))
    bolt = poly((14, 4), (32, -2), (24, 16), (38, 14), (10, 48), (18, 24), (4, 28))
    rain = [taper([(x, y), (x - 5, y + 14)], [0.6, 2]) for x, y in ((-38, 26), (-24, 34), (-10, 40),
                                                                    (34, 30), (-46, 14))]
    return motif(
        sheet(circle(0, 0, 52), "#34485c", "#1c2c40", shadow=0.4),
        sheet(clouds, "#54687c", "#2c3c54", shadow=1, soft=7, rim=1.5),
        sheet(upper, "#7488a0", "#44587c", shadow=0.8, soft=6, rim=1.5),
        mark([swirl(-8, -6, 13, 1.6, 3), swirl(20, -14, 10, 1.5, 2.6, -1)], "#b8c8dc", alpha=0.7),
        mark(rain, "#b8d0e0", alpha=0.8),
        pane(bolt, "#ffe078", 1.3, glow=9, spill=0.6),
    )


def _lagoon() -> Motif:
    sea = circle(0, 0, 52)
    sand = minus(circle(0, 2, 43), circle(10, -8, 30))
    palms = [star(x, y, 11, 7, 0.28, x * 3) for x, y in ((-28, 16), (-14, 33), (8, 38), (26, 27))]
    waves = [swirl(8, -8, r, 0.5, 2, 1, a) for r, a in ((24, 40), (20, 200), (24, 290))]
    return motif(
        sheet(sea, "#1c6c8c", "#123c6c", shadow=0.4), sheet(circle(4, -4, 40), "#2c9ca4", "#1c6c8c",
                                                            shadow=0.3),
        sheet(within(sand, sea), "#e0c890", "#a88458", shadow=0.7, soft=5, rim=1.3),
        mark(waves, "#a8e8e0", alpha=0.6),
        sheet(palms, "#2c8458", "#14503c", shadow=0.8, soft=4, rim=1),
        pane(crescent(12, -12, 12, -40), "#f4f0d0", 1.0, glow=8, spill=0.5),
    )


def _orchard() -> Motif:
    places = [(x + (y // 20 % 2) * 9, y) for y in range(-38, 45, 20) for x in range(-40, 45, 20)
              if math.hypot(x, y) < 47]
    fruit = [circle(x + dx, y + dy, 2.3) for x, y in places for dx,
             dy in ((-3, -2), (4, 0), (0, 5))]
    return motif(
        sheet(circle(0, 0, 52), "#8cb858", "#5c8c44", shadow=0.4),
        sheet([circle(x, y, 9.5) for x, y in places], "#3c8448", "#1c5438", shadow=0.9, soft=4,
              rim=1.2),
        sheet([circle(x - 1, y - 1, 6) for x, y in places], "#64a850", "#3c7c44", shadow=0.4,
              soft=3),
        sheet(fruit, "#e04c34", "#a82c2c", shadow=0.4, soft=2, rim=0.8),
    )


def _snowed_town() -> Motif:
    houses = []
    for x, y, turn, size in ((-24, -26, 12, 1), (8, -32, -8, 0.9), (32, -8, 20, 1),
                             (-36, 4, -14, 0.8),
                             (-4, 2, 4, 1.15), (24, 26, -16, 0.95), (-20, 30, 10, 1)):
        left, right = poly((-11, -12), (0, -12), (0, 12), (-11, 12)), poly((0, -12), (11, -12),
                                                                           (11, 12),
                                                                          (0, 12))
        houses.append(motif(
            sheet(box(-12, -13, 24, 26), "#6c4c5c", shadow=1, soft=5),
            sheet(left, "#f0f2f4", "#d0dcec", shadow=0.2, rim=1),
            sheet(right, "#a8bcd8", shadow=0.1),
            pane(box(3, -5, 4, 5), "#ffc860", 1.1, glow=4, spill=0.4),
            sheet(box(-6, 2, 5, 5), "#8c4c44", shadow=0.6, soft=3)).at(x, y, size, turn))
    dice = chance("plate flakes")
    flakes = [circle(dice.uniform(-34, 34), dice.uniform(-34, 34), 1.5) for _ in range(24)]
    return motif(sheet(circle(0, 0, 52), "#7c98c0", "#54749c", shadow=0.4), houses,
                 mark(flakes, "#ffffff", alpha=0.9))


def _volcano() -> Motif:
    slopes = [star(0, 0, r, 11, 0.82, r) for r in (48, 38, 28, 20)]
    browns = ("#5c4038", "#74483c", "#8c503c", "#a85c3c")
    lava = taper([(0, 4), (10, 20), (2, 32), (12, 50)], [9, 8, 7, 9])
    smoke = taper([(-2, -2), (-16, -24), (-8, -48), (-28, -66)], [8, 15, 17, 8])
    return motif(
        sheet(circle(0, 0, 52), "#3c6c74", "#24485c", shadow=0.4),
        [sheet(path, brown, "#3c2430", shadow=0.9, soft=5, rim=1.2)
         for path, brown in zip(slopes, browns, strict=True)],
        pane([circle(0, 0, 11), lava], "#ff7c34", 1.2, glow=10, spill=0.6),
        sheet([smoke, swirl(-30, -58, 13, 1.5, 6, -1, 60)], "#b8a8b0", "#8c7c90", shadow=0.7,
              soft=5,
              alpha=0.85),
    )


def _between(scene: Scene) -> None:
    """Cutlery, glasses and folded napkins, and what the guest has left."""
    for index in range(8):
        knife = taper([(0, -34), (1, 0), (0, 30)], [6, 6, 3.6])
        steel = motif(sheet(knife, "#c8d0dc", "#7c88a4", shadow=0.8, soft=4, rim=1.4))
        scene.add(steel.at(*_turned(45 * index, 226), 0.9, 45 * index))
        if index != 4:
            scene.add(_napkin().at(*_turned(45 * index, 300), 1.05, 30 * index))
        glass = motif(sheet(ring(0, 0, 9, 13), "#d8e4f0", "#8ca4c8", shadow=0.8, soft=5, rim=1.4),
                      sheet(circle(0, 0, 9), "#a83450", "#6c1c3c", shadow=0.2, rim=0.8))
        scene.add(glass.at(*_turned(45 * index, 158)))
    scene.add(_gloves().at(*_turned(180, 292), 1.3, 6))


def _napkin() -> Motif:
    """A folded napkin like a small snowy mountain seen from above."""
    corners = [(22, -4), (9, 20), (-15, 18), (-22, -6), (-4, -22)]
    facets = [poly((0, 0), corners[k], corners[(k + 1) % 5]) for k in range(5)]
    tones = ("#f0f2f6", "#8ca0c4", "#6c84b0", "#b0c0d8", "#dce4ee")
    return motif(sheet(poly(*corners), "#a8b8d0", shadow=1.1, soft=8, rim=1.2),
                 [sheet(path, tone, shadow=0, rim=0.7) for path,
                  tone in zip(facets, tones, strict=True)])


def _gloves() -> Motif:
    """Two red gloves laid one on the other."""
    def glove(colour: Colour, end: Colour) -> Motif:
        """One glove, its fingers up."""
        fingers: list[Path] = [taper([(x * 0.7, -8), (x, -tall)], [10, 8]) for x, tall in
                               ((-13, 34), (-4.5, 41), (4.5, 40), (13, 32))]
        thumb = taper([(12, 4), (26, -8)], [11, 8])
        palm = union(box(-16, -14, 32, 34, 9), *fingers, thumb)
        return motif(sheet(palm, colour, end, soft=6, rim=1.6),
                     sheet(box(-15, 17, 30, 12, 3), end, "#5c1020", shadow=0.5, soft=3, rim=1.4),
                     mark([taper([(x, -10), (x, 6)], [1.4, 1.4]) for x in (-7, 0, 7)], "#5c1020"))
    return motif(glove("#a81c28", "#6c101c").at(-13, 2, 1, -24),
                 glove("#d8382c", "#8c1820").at(10, 0, 1, 12))


def _stand() -> Motif:
    """A tiered stand from above with a glowing lump of sugar on top."""
    tiers = []
    for radius, colour, end, cakes in ((112, "#44689c", "#2c4878", 14),
                                       (80, "#5c80b0", "#3c5c90", 9),
                                       (48, "#7c98c0", "#5474a8", 0)):
        scallops = [circle(math.cos(a) * radius, math.sin(a) * radius, radius * 0.1)
                    for a in (math.tau * k / 24 for k in range(24))]
        tiers.append(motif(sheet(union(circle(0, 0, radius), *scallops), colour, end, soft=14,
                                 lift=9,
                                 rim=1.7),
                           sheet(ring(0, 0, radius - 7, radius - 4), "#f0d8a0", shadow=0.2)))
        for k in range(cakes):
            a = math.tau * k / cakes
            x, y, berry = math.cos(a) * (radius - 15), math.sin(a) * (radius - 15), k % 3
            icing = ("#d87c8c", "#e8c078", "#8cb48c")[berry]
            tiers.append(motif(sheet(star(x, y, 10, 8, 0.8), "#8c5c44", shadow=0.8, soft=4),
                               sheet(circle(x, y, 6.5), icing, shadow=0.4, soft=2, rim=1.1)))
    lump = poly((0, -22), (20, -11), (20, 12), (0, 24), (-20, 12), (-20, -11))
    edges = [taper([(0, 1), (x, y)], [1.6, 1.6]) for x, y in ((0, 24), (20, -11), (-20, -11))]
    return motif(tiers, sheet(star(0, 0, 34, 12, 0.7), "#e8b860", "#a86c3c", shadow=0.8, rim=1.5),
                 pane(lump, "#fff0c8", 2.2, glow=34, spill=0.9), mark(edges, "#d8a45c", alpha=0.7))
