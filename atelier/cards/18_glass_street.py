"""Under a magnifying glass on a grey town there are people, colours and a feast."""

import math

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    box,
    chance,
    circle,
    hanging,
    leaf,
    mark,
    minus,
    motif,
    moved,
    oval,
    pane,
    poly,
    ring,
    rope,
    shaded,
    sheet,
    star,
    swirl,
    taper,
    union,
    whole_card,
)
from atelier.motifs.people_crowd import RUNNER_HOLDS, dancer_above, runner_above
from atelier.motifs.rig import PEOPLE, SKINS, Look
from atelier.motifs.tools_hand import magnifying_glass
from atelier.motifs.umbrellas import umbrella

X, Y, RADIUS, TILT = 366.0, 470.0, 306.0, -16.0
HANDLE = 65.0
LENS = circle(X, Y, RADIUS - 18)
GREYS = ("#3c4a60", "#4c5a6c", "#303c54", "#586474")
BRIGHT = ("#c8402c", "#1c7c84", "#d89028", "#a0345c")

Rows = tuple[tuple[float, float], ...]
PLAN: Rows = ((-900, 104), (-760, 120), (-600, 92), (-470, 124), (-310, 86), (-190, 142), (46, 96),
              (180, 84), (300, 118), (452, 100), (590, 104), (730, 110))
SEEN: Rows = ((-330, 190), (134, 190))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("glass street", Light(X, Y, "#ffd894", 215), shadow="#0a1020",
                  finish=Finish(bloom=0.28, vignette=0.42, exposure=0.98, saturation=1.14,
                                split=("#1c2c54", "#ffe4b0", 0.1)))
    scene.sky((0, "#4c5868"), (1, "#3c4858"), glow=0)
    scene.add(_town("#4c5868", GREYS, PLAN, 36), _courts())
    _shadow(scene)
    _feast(scene)
    scene.add(magnifying_glass(RADIUS, "#e0a444", "#5c3018", "#3c1c20", 0.04, HANDLE).at(X, Y))
    _leaving(scene)
    scene.dust(130, "#ffe0a0", around=(X, Y), spread=170)
    return scene


def _placed(u: float, v: float) -> Point:
    """A point of the town plan on the card; u runs along the streets, v across."""
    a = math.radians(TILT)
    return (X + u * math.cos(a) - v * math.sin(a), Y + u * math.sin(a) + v * math.cos(a))


def _four(left: float, top: float, right: float, foot: float) -> Path:
    return poly(_placed(left, top), _placed(right, top), _placed(right, foot), _placed(left, foot))


def _town(street: Colour, roofs: tuple[str, ...], rows: Rows, kerb: float) -> Motif:
    """The plan of roofs and streets, right across the card and beyond."""
    dice = chance("glass town", street)
    houses: dict[str, list[list[Path]]] = {roof: [[], [], [], [], []] for roof in roofs}
    count = 0
    for row, (top, tall) in enumerate(rows):
        u = -940.0 + row * 37 % 90
        while u < 940:
            wide = dice.uniform(66, 124)
            count += dice.choice((1, 1, 2))
            _roof(houses[roofs[count % len(roofs)]], (u, top, u + wide - 6, top + tall),
                  dice.random())
            u += wide + (36 if dice.random() < 0.3 else 0)
    kerbs = [_line(-940, -kerb, 940), _line(-940, kerb - 2, 940)]
    cobbles = [_four(u, v * kerb, u + 11, v * kerb + 4) for u in range(-900, 900, 36)
               for v in (-0.62, -0.2, 0.24, 0.62)]
    parts = [motif(sheet(kinds[0], colour, shaded(colour, 0.72), shadow=1, soft=10, lift=12,
                         rim=1.5),
                   mark(kinds[1], shaded(colour, 0.55), alpha=0.6),
                   mark(kinds[2], shaded(colour, 1.5), alpha=0.7),
                   sheet(kinds[3], shaded(colour, 0.9), shaded(colour, 0.7), shadow=1, soft=5,
                         rim=0.5),
                   mark(kinds[4], shaded(colour, 0.25)))
             for colour, kinds in houses.items()]
    road = mark(_four(-940, -kerb, 940, kerb), shaded(street, 1.35), alpha=0.6)
    return motif(sheet(whole_card(), street, shadow=0, rim=0), road,
                 mark(kerbs, shaded(street, 0.6)), mark(cobbles, shaded(street, 0.72), alpha=0.5),
                 parts)


def _line(left: float, v: float, right: float) -> Path:
    return taper([_placed(left, v), _placed(right, v)], [3, 3])


def _roof(kinds: list[list[Path]], edges: tuple[float, float, float, float], luck: float) -> None:
    """One hipped roof: its outline, its shaded faces, its ridges, a chimney."""
    left, top, right, foot = edges
    middle, inset = (top + foot) / 2, min(right - left, foot - top) * 0.36
    west, east = _placed(left + inset, middle), _placed(right - inset, middle)
    kinds[0].append(_four(left, top, right, foot))
    kinds[1] += [poly(_placed(left, foot), _placed(right, foot), east, west),
                 poly(_placed(right, top), _placed(right, foot), east)]
    kinds[2] += [taper([west, east], [3, 3])]
    kinds[2] += [taper([_placed(*corner), end], [1.6, 1.6]) for corner, end in (
        ((left, top), west), ((left, foot), west), ((right, top), east), ((right, foot), east))]
    for row in (0.3, 0.7):
        v = foot - (foot - middle) * row
        kinds[2].append(taper([_placed(left + inset * row, v), _placed(right - inset * row, v)],
                              [1, 1]))
    if luck < 0.6:
        u = left + (right - left) * (0.3 + luck * 0.6)
        kinds[3].append(_four(u, middle - 22, u + 20, middle - 2))
        kinds[4].append(circle(*_placed(u + 10, middle - 12), 4.5))


def _courts() -> Motif:
    """Round towers and bare round trees between the grey roofs."""
    parts: list[Motif] = []
    for u, v, radius in ((-150, -440, 46), (330, -330, 40), (-340, 360, 44), (20, 560, 48),
                         (300, 440, 38), (-300, -560, 36), (-120, 690, 42)):
        x, y = _placed(u, v)
        fans = [poly((x, y), (x + radius * math.cos(a), y + radius * math.sin(a)),
                     (x + radius * math.cos(a + 0.39), y + radius * math.sin(a + 0.39)))
                for a in (k * math.pi / 4 for k in range(8))]
        parts.append(motif(
            sheet(circle(x, y, radius), "#445470", "#28344c", shadow=1.2, soft=10, lift=12,
                  rim=1.8),
            mark(fans, "#243048", alpha=0.6), mark(ring(x, y, radius - 9, radius - 7), "#8c9cb4",
                                                   alpha=0.5),
            sheet(circle(x, y, 7), "#8c9cb0", "#4c5c74", shadow=0.7, soft=4, rim=1.6)))
    for u, v in ((-250, -330), (-60, -340), (210, -470), (-380, 250), (-90, 420), (170, 330),
                 (120, 640), (-210, 600), (250, 570), (-330, 480)):
        x, y = _placed(u, v)
        crown = _scalloped(x, y, 24, 9)
        parts.append(motif(sheet(crown, "#506474", "#303f54", shadow=1, soft=8, lift=9, rim=1.4),
                           mark(swirl(x, y, 13, 1.5, 3, 1), "#8c9cac", alpha=0.5)))
    return motif(parts)


def _scalloped(x: float, y: float, radius: float, count: int) -> Path:
    """The crown of a tree from above."""
    around = [k * math.tau / count for k in range(count)]
    puffs = [circle(x + radius * 0.74 * math.cos(a), y + radius * 0.74 * math.sin(a), radius * 0.4)
             for a in around]
    return union(circle(x, y, radius * 0.8), puffs)


def _shadow(scene: Scene) -> None:
    """What the glass throws to the right."""
    a = math.radians(HANDLE)
    handle = taper([(X + 46 + RADIUS * math.cos(a), Y + 30 + RADIUS * math.sin(a)),
                    (X + 46 + RADIUS * 2.5 * math.cos(a), Y + 30 + RADIUS * 2.5 * math.sin(a))],
                   [50, 84], steps=1)
    scene.add(sheet([ring(X + 46, Y + 30, RADIUS - 20, RADIUS + 26), handle], "#0c1424", shadow=0,
                    melt=9, alpha=0.66, wrap=0))


def _feast(scene: Scene) -> None:
    """The street under the lens, larger, in colours, with stalls and a ring of dancers."""
    scene.add(sheet(LENS, "#9c5c3c", shadow=0),
              _town("#8c4c38", BRIGHT, SEEN, 158).inside(LENS))
    floor = [ring(X, Y, r, r + 7) for r in (58, 92, 128)]
    scene.add(mark(floor, "#d89454", alpha=0.35),
              sheet(circle(X, Y, 150), "#ffc070", shadow=0, melt=44, alpha=0.26, wrap=0))
    things: list[Motif] = [_fountain().at(X, Y)]
    for u, v, kind in ((-226, -84, 0), (-214, 90, 1), (224, 92, 2), (226, -84, 3)):
        x, y = _placed(u, v)
        things.append(_stall(BRIGHT[kind]).at(x, y, 1.15, TILT))
    for k in range(8):
        angle = math.radians(k * 45 + 12)
        x, y = X + 128 * math.cos(angle), Y + 128 * math.sin(angle)
        things.append(dancer_above(_guest(k), ("straw", "parasol", "hair")[k % 3])
                      .at(x, y, 1.75, k * 45 + 100))
    for u, v, colour, second in (
            (-150, -140, "#d8503c", "#f8e8c8"), (144, 146, "#e8b840", "#d0543c"),
            (134, -148, "#2c9090", "#f8e8c8"), (-150, 144, "#a83c6c", "#f8e8c8")):
        x, y = _placed(u, v)
        things.append(umbrella("above", colour, shaded(colour, 0.4), second=second)
                      .at(x, y, 0.52, u % 90))
    things += [_garland(u, k) for k, u in enumerate((-190, 180))]
    scene.add(motif(things).inside(LENS))
    for u, v in ((-180, 0), (180, 0), (0, -170), (0, 170), (0, 0)):
        scene.glow(*_placed(u, v), 34, "#ffc860", 0.5)


def _guest(number: int) -> Look:
    """A dancer in the colours of the feast."""
    base = PEOPLE[(number * 5 + 3) % 12]
    return Look(SKINS[(number * 5 + 1) % 6], base.hair, base.hairdo, "none",
                (*BRIGHT, "#e8702c")[number % 5], base.under, ("#f0c848", "#f0e0c0")[number % 2])


def _fountain() -> Motif:
    """A round basin from above, light in its water."""
    drops = [taper([(16 * math.cos(a), 16 * math.sin(a)), (30 * math.cos(a), 30 * math.sin(a))],
                   [1, 5, 1]) for a in (k * math.pi / 5 for k in range(10))]
    return motif(sheet(_scalloped(0, 0, 60, 12), "#f0d8a8", "#a87448", shadow=1.2, soft=9,
                       lift=10, rim=2),
                 sheet(circle(0, 0, 44), "#2c98a4", "#1c6c7c", shadow=0.8, soft=5, rim=1.4),
                 mark([ring(0, 0, 33, 35), *drops], "#c8f0e8", alpha=0.9),
                 pane(star(0, 0, 17, 8, 0.5), "#fff0b8", 1.4, glow=14, spill=0.5))


def _stall(colour: Colour) -> Motif:
    """A striped awning from above."""
    cloth = box(-42, -30, 84, 60, 4)
    stripes = [box(-42 + k * 24, -30, 12, 60) for k in range(4)]
    return motif(sheet(cloth, "#f4e4c4", "#c8a880", shadow=1, soft=6, lift=8, rim=1.8),
                 mark(stripes, colour, inside=cloth),
                 mark(box(-42, -1, 84, 3), "#8c5c3c", alpha=0.5))


def _garland(u: float, index: int) -> Motif:
    """Bunting across the street."""
    start, end = _placed(u - 30, -220), _placed(u + 34, 220)
    sag = -20 + index * 40
    flags: list[list[Path]] = [[], [], []]
    for k, (x, y) in enumerate(hanging(start, end, sag, 13)[1:-1]):
        flags[k % 3].append(poly((x - 5, y - 11), (x + 5, y + 11), (x + 24, y - 7)))
    return motif(sheet(rope(start, end, sag, 3), "#f8ecd0", shadow=0.9, soft=5, lift=10),
                 [sheet(group, colour, shadow=0.9, soft=4, lift=9, rim=1.5)
                  for group, colour in zip(flags, ("#f0c440", "#e85c44", "#3ca8a4"), strict=True)])


def _leaving(scene: Scene) -> None:
    """Somebody runs out over the rim and is grey already as far as the glass has ended."""
    x, y, size, turn = 600.0, 208.0, 1.3, -40.0
    bright = Look(SKINS[2], "#4c2414", "bob", "none", "#e8402c", "#20a4a4", "#f8dca0")
    dull = Look("#a4aebc", "#2c3442", "bob", "none", "#6c788c", "#8c98aa", "#d4dae2")
    outside = minus(whole_card(), circle(X, Y, RADIUS + 22))
    inside = minus(whole_card(), outside)
    hand = moved(circle(*RUNNER_HOLDS, 1), x, y, size, turn).getBounds()
    hx, hy = hand.centerX(), hand.centerY()
    string = taper([(hx, hy), (hx - 22, hy + 24), (hx - 46, hy + 16), (414, 290)],
                   [2.6, 2.6, 2.6, 2.2], steps=12)
    knot = poly((408, 288), (420, 282), (418, 296))
    balloon = motif(sheet(string, "#f4e6c8", shadow=0.6, soft=3),
                    sheet(knot, "#e0a82c", "#a8601c", shadow=0.6, soft=3, rim=1.6),
                    sheet(oval(378, 312, 37, 43, 62), "#f0c03c", "#b86c1c", shadow=1.1,
                          soft=9, rim=2.2),
                    mark(leaf(356, 298, 28, 10, -34), "#fff4c8", alpha=0.6))
    grey = runner_above(dull, "#5c687c").toned(grey=1).tinted("#a8b4c8", 0.1)
    scene.add(sheet(oval(x + 22, y + 40, 100, 58, turn), "#0c1424", shadow=0, melt=12, alpha=0.6,
                    wrap=0),
              balloon, runner_above(bright, "#283c9c").at(x, y, size, turn).inside(inside),
              grey.at(x, y, size, turn).inside(outside))
