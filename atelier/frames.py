"""The last sheet of a card: the frame it is seen through. Each function puts one on a scene."""

from atelier.engine import (
    HEIGHT,
    WIDTH,
    Colour,
    Path,
    Scene,
    arched,
    blob,
    box,
    chance,
    circle,
    mark,
    minus,
    motif,
    moved,
    poly,
    rounded_opening,
    scalloped_opening,
    sheet,
    sprig,
    taper,
    tendril,
    union,
    whole_card,
)


def _cut(scene: Scene, hole: Path, colour: Colour, end: Colour, rim: float = 1.3) -> None:
    scene.add(sheet(whole_card(), colour, end, holes=hole, shadow=1.2, soft=18, lift=9, rim=rim,
                    through=0.2))


def rounded(
    scene: Scene, colour: Colour, end: Colour, inset: float = 26, corner: float = 90
) -> None:
    """A plain frame with round corners."""
    _cut(scene, rounded_opening(inset, corner), colour, end)


def scalloped(
    scene: Scene, colour: Colour, end: Colour, inset: float = 50, corner: float = 110,
    scallops: int = 58,
) -> None:
    """A frame of little clouds."""
    hole = scalloped_opening(scene.name, inset, corner, scallops)
    _cut(scene, hole, colour, end, rim=1.1)


def arch(scene: Scene, colour: Colour, end: Colour, inset: float = 44) -> None:
    """A round-headed door in a wall, with a moulding."""
    outer = arched(WIDTH / 2, HEIGHT - inset, WIDTH - 2 * inset + 24, HEIGHT - 2 * inset + 12)
    inner = arched(WIDTH / 2, HEIGHT - inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
    _cut(scene, inner, end, colour)
    _cut(scene, outer, colour, end)


def torn(scene: Scene, colour: Colour, end: Colour, inset: float = 30) -> None:
    """A hole torn in paper, its white core showing."""
    for name, gap, paint in (("core", inset + 7.0, "#d8c8b0"), ("face", inset, colour)):
        dice = chance("torn", scene.name, name)
        rim = [(x, gap) for x in range(30, 770, 22)] + [(800 - gap, y) for y in range(30, 1170, 22)]
        rim += [(x, 1200 - gap) for x in range(770, 30, -22)]
        rim += [(gap, y) for y in range(1170, 30, -22)]
        hole = poly(*((x + dice.uniform(-6, 6), y + dice.uniform(-6, 6)) for x, y in rim))
        _cut(scene, hole, paint, paint if name == "core" else end)


def window(scene: Scene, colour: Colour, end: Colour, inset: float = 46) -> None:
    """A window with a cross of bars and a sill."""
    rounded(scene, colour, end, inset, corner=10)
    bars = [box(WIDTH / 2 - 7, 0, 14, HEIGHT), box(0, HEIGHT * 0.40, WIDTH, 14)]
    scene.add(
        sheet(bars, colour, end, shadow=1.1, soft=12, rim=1.5),
        sheet(box(20, HEIGHT - inset - 22, WIDTH - 40, 40, 6), colour, end, rim=1.8, soft=14),
    )


def corner_scrolls(
    scene: Scene, colour: Colour, end: Colour, inset: float = 34,
    right_side: tuple[Colour, Colour] | None = None,
) -> None:
    """Spirals in the four corners, with `rounded` or alone; the right ones may differ."""
    length = 150
    scroll = [
        tendril([(0, length), (4, length * 0.5), (18, 22), (46, 4)], [1.5, 6, 9, 9, 7, 3], 24, 1.6),
        tendril([(length, 0), (length * 0.7, 2), (84, 8)], [1.5, 5, 5, 3], 10, 1.4),
    ]
    for right in (False, True):
        for low in (False, True):
            x, y = (WIDTH - inset if right else inset), (HEIGHT - inset if low else inset)
            there = [moved(p, x, y, flip=right != low, turn=180 if low else 0) for p in scroll]
            paint = right_side if right and right_side else (colour, end)
            scene.add(sheet(there, *paint, shadow=0.9, soft=7, rim=1.6))


def corner_leaves(scene: Scene, colour: Colour, end: Colour) -> None:
    """Leafy sprigs that grow in from the four corners."""
    stems = (
        ([(0, 60), (60, 64), (130, 40), (190, 46)], 46.0),
        ([(40, 0), (50, 70), (34, 150), (48, 230)], 44.0),
        ([(0, 1120), (50, 1100), (110, 1130), (180, 1128)], 48.0),
        ([(20, 1200), (40, 1120), (30, 1040), (52, 960)], 46.0),
    )
    for right in (False, True):
        dice = chance("corner leaves", right)
        for points, length in stems:
            leaves = sprig([(float(x), float(y)) for x, y in points], 8, length, dice)
            if right:
                leaves = [moved(path, WIDTH, 0, flip=True) for path in leaves]
            scene.add(sheet(leaves, colour, end, shadow=1.1, soft=10, rim=1.7, through=0.3))


def curtains(
    scene: Scene, colours: tuple[Colour, ...], fold: Colour, cord: Colour, cord_end: Colour,
    top: float = 60, foot: float = 1010,
) -> None:
    """Two stage curtains, tied back; five colours from the outer fold to the inner."""
    for right in (False, True):
        for index in range(6):
            drape = _drape(index, top, foot)
            colour = colours[min(index, len(colours) - 1)]
            cloth = motif(sheet(drape, colour, fold, soft=9, rim=1.5, through=0.22))
            scene.add(cloth.at(WIDTH if right else 0, 0, flip=right))
        tie = foot * 0.69
        band = taper([(-10, tie - 13), (60, tie + 11), (106, tie - 3)], [14, 18, 14])
        tassels = [
            taper([(92 + k * 3, tie + 7), (90 + k * 5, tie + 41), (88 + k * 6, tie + 75)],
                  [3, 3, 2])
            for k in range(7)
        ]
        tied = motif(
            sheet(band, cord, cord_end, rim=1.8),
            sheet(tassels, cord, cord_end, shadow=0.5, soft=3, rim=1.2),
            sheet(circle(102, tie + 7, 11), cord, cord_end, shadow=0.6, rim=1.5),
        )
        scene.add(tied.at(WIDTH if right else 0, 0, flip=right))


def _drape(index: int, top: float, foot: float) -> Path:
    """One fold of a tied curtain, measured from the card's left edge."""
    wide, low, tie = 168 - index * 24, 205 - index * 29, 100 - index * 12
    down = (foot - top) / 950
    return blob(
        (-30, top, "c"), (wide, top, "c"), (wide + 6, top + 180 * down),
        (wide - 14, top + 420 * down), (tie + 16, top + 580 * down), (tie, top + 640 * down, "c"),
        (tie + 34, top + 730 * down), (low - 20, top + 860 * down), (low, foot, "c"),
        (-30, foot, "c"),
    )


def valance(
    scene: Scene, colour: Colour, end: Colour, cord: Colour, y: float = 42, swags: int = 8
) -> None:
    """A row of swags with a golden cord along the top of a stage."""
    step = (WIDTH + 64) / swags
    for index in range(swags + 1):
        x, half, drop = -20 + index * step, step * 0.61, 52.0
        swag = blob((x - half, -20, "c"), (x + half, -20, "c"), (x + half - 4, y - 10),
                    (x + half * 0.55, y + drop * 0.68), (x, y + drop),
                    (x - half * 0.55, y + drop * 0.68), (x - half + 4, y - 10))
        hem = [(x - half + 6, y - 4), (x - half * 0.55, y + drop * 0.60), (x, y + drop * 0.87),
               (x + half * 0.55, y + drop * 0.60), (x + half - 6, y - 4)]
        fringe = [
            taper([(x + q * half * 0.3, y + drop * (1 - 0.08 * q * q)),
                   (x + q * half * 0.3, y + drop * (1.2 - 0.08 * q * q))], [3, 4])
            for q in range(-2, 3)
        ]
        scene.add(
            sheet(swag, colour, end, shadow=0.9, rim=1.4),
            sheet(taper(hem, [4, 5, 4]), cord, shadow=0.3, soft=2, rim=1, inside=swag),
            sheet(fringe, cord, shadow=0.3, soft=3, rim=1),
        )


def two_sided(
    scene: Scene, left: Colour, right: Colour, line: Colour, inset: float = 30, corner: float = 84
) -> None:
    """A plain frame of two colours with a thin bright line along its opening."""
    hole = rounded_opening(inset, corner)
    rim = minus(rounded_opening(inset + 0.5, corner), rounded_opening(inset + 3.2, corner - 3))
    half = box(-50, -50, WIDTH / 2 + 50, HEIGHT + 100)
    frame = minus(whole_card(), hole)
    scene.add(
        sheet(frame, left, shadow=1.2, soft=18, lift=9, inside=half, rim=1.1),
        sheet(frame, right, shadow=0.4, soft=18, lift=9, rim=1.1,
              inside=moved(half, WIDTH / 2 + 50)),
        mark(union(rim), line, rim=0.8),
    )
