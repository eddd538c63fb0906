"""Picture frames and mirrors."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    box,
    circle,
    leaf,
    mark,
    minus,
    motif,
    moved,
    oval,
    poly,
    shaded,
    sheet,
    swirl,
    taper,
    tendril,
    union,
)

GOLD, GOLD_END = "#d8a450", "#7a4424"
GLASS, GLASS_END = "#a8c8cc", "#3c5c78"


def picture_frame(
    width: float = 300, height: float = 380, gold: Colour = GOLD, gold_end: Colour = GOLD_END,
    ornate: bool = True, moulding: float = 0,
) -> Motif:
    """A gilded frame about an opening of this size, whose middle is the origin; nothing inside.

    `moulding` is its own width, about a tenth of the opening if 0; plain wood without `ornate`.
    """
    wide = moulding or max(8, min(width, height) * 0.12)
    x, y = width / 2, height / 2
    hole = box(-x, -y, width, height)

    def hoop(outer: float, inner: float) -> Path:
        whole = box(-x - outer, -y - outer, width + 2 * outer, height + 2 * outer, wide * 0.12)
        return minus(whole, box(-x - inner, -y - inner, width + 2 * inner, height + 2 * inner))

    frame = motif(
        sheet(hoop(wide, 0), gold, gold_end, shadow=1.2, soft=14, rim=2),
        sheet(hoop(wide * 0.84, wide * 0.3), shaded(gold, 0.62), gold_end, shadow=0.2, soft=3,
              rim=1),
        sheet(_mitres(x, y, wide), gold_end, shadow=0, rim=0.6, wrap=0, alpha=0.5),
        sheet(hoop(wide * 0.24, 0), shaded(gold, 1.25), gold, shadow=0.7, soft=4, rim=1.6),
    )
    if not ornate:
        return frame
    return frame + motif(
        sheet(_beads(x, y, wide), shaded(gold, 1.2), gold_end, shadow=0.4, soft=3, rim=1.4),
        [sheet(_corner(wide, hole, cx * x, cy * y, cx, cy), shaded(gold, 1.15), gold_end,
               shadow=0.8, soft=6, rim=1.7) for cx in (-1, 1) for cy in (-1, 1)],
        sheet(_crest(wide, y), shaded(gold, 1.2), gold_end, shadow=0.9, soft=7, rim=1.8),
    )


def _mitres(x: float, y: float, wide: float) -> list[Path]:
    return [taper([(cx * x, cy * y), (cx * (x + wide), cy * (y + wide))], [1.4, 1.4])
            for cx in (-1, 1) for cy in (-1, 1)]


def _beads(x: float, y: float, wide: float) -> list[Path]:
    """Leaves lying along the hollow of the moulding."""
    leaves, mid = [], wide * 0.57
    for along, half in ((0, x), (1, y)):
        count = max(3, round(half / (wide * 0.62)))
        for i in range(count):
            far = half * 0.86 * (i + 0.6) / count
            for s in (-1, 1):
                for t in (-1, 1):
                    turn = 0 if s > 0 else 180
                    if along == 0:
                        leaves.append(leaf(s * far, t * (y + mid), wide * 0.56, wide * 0.3, turn))
                    else:
                        leaves.append(leaf(t * (x + mid), s * far, wide * 0.56, wide * 0.3,
                                           turn + 90))
    return leaves


def _corner(wide: float, hole: Path, x: float, y: float, cx: int, cy: int) -> list[Path]:
    """A shell with two curling tendrils on a corner."""
    turn = {(1, 1): 0, (-1, 1): 90, (-1, -1): 180, (1, -1): 270}[cx, cy]
    shell = [leaf(-wide * 0.1, -wide * 0.1, wide * 1.5, wide * 0.42, a)
             for a in (-6, 20, 45, 70, 96)]
    curls = [tendril([(wide * 0.7, wide * 0.5), (-wide * 0.6, wide * 0.8), (-wide * 1.6,
                                                                            wide * 0.5)],
                     [wide * 0.24, wide * 0.2, wide * 0.14, 1], wide * 0.3, 1.4, 1),
             tendril([(wide * 0.5, wide * 0.7), (wide * 0.8, -wide * 0.6), (wide * 0.5,
                                                                            -wide * 1.6)],
                     [wide * 0.24, wide * 0.2, wide * 0.14, 1], wide * 0.3, 1.4, -1),
             circle(wide * 0.2, wide * 0.2, wide * 0.24)]
    return [minus(moved(part, x, y, turn=turn), hole) for part in (*shell, *curls)]


def _crest(wide: float, y: float) -> list[Path]:
    """The crowning ornament in the middle of the upper edge."""
    base = -y - wide * 0.7
    rays = [leaf(0, base + wide * 0.4, wide * (1.7 - abs(a) / 90), wide * 0.42, a - 90)
            for a in (-64, -32, 0, 32, 64)]
    curls = [tendril([(0, base + wide * 0.3), (s * wide * 0.9, base + wide * 0.5),
                      (s * wide * 1.9, base + wide * 0.1)],
                     [wide * 0.2, wide * 0.26, wide * 0.16, 1], wide * 0.32, 1.4, -s)
             for s in (-1, 1)]
    return [*rays, *curls, circle(0, base + wide * 0.35, wide * 0.3)]


def _oval_frame(width: float, height: float, gold: Colour, end: Colour) -> Motif:
    """A gilded oval with leaves laid round it; the opening's middle at the origin."""
    a, b = width / 2, height / 2
    wide = min(a, b) * 0.17

    def hoop(outer: float, inner: float) -> Path:
        return minus(oval(0, 0, a + outer, b + outer), oval(0, 0, a + inner, b + inner))

    count = max(12, round((a + b) / wide * 1.3) // 4 * 4)
    leaves = []
    for i in range(count):
        angle = 2 * math.pi * i / count
        x, y = (a + wide * 0.5) * math.cos(angle), (b + wide * 0.5) * math.sin(angle)
        turn = math.degrees(math.atan2(b * math.cos(angle), -a * math.sin(angle)))
        leaves.append(leaf(x, y, wide * 0.8, wide * 0.42, turn if math.cos(angle) < 0
                           else turn + 180))
    scallops = [circle((a + wide * 0.9) * math.cos(math.pi * i / 16),
                       (b + wide * 0.9) * math.sin(math.pi * i / 16), wide * 0.34)
                for i in range(32)]
    return motif(
        sheet(minus(union(hoop(wide, 0), scallops), oval(0, 0, a, b)), gold, end, shadow=1.1,
              soft=12, rim=1.9),
        sheet(hoop(wide * 0.84, wide * 0.2), shaded(gold, 0.62), end, shadow=0.25, soft=3, rim=1),
        sheet(leaves, shaded(gold, 1.25), end, shadow=0.4, soft=3, rim=1.4),
        sheet(hoop(wide * 0.2, -wide * 0.02), shaded(gold, 1.3), gold, shadow=0.6, soft=4,
              rim=1.6),
        sheet(_crest(wide, b), shaded(gold, 1.2), end, shadow=0.9, soft=6, rim=1.8),
    )


def _glass(width: float, height: float, glass: Colour, end: Colour) -> Motif:
    face = oval(0, 0, width / 2, height / 2)
    gleam: list[tuple[Point, Point, Point, Point]] = [
        ((-0.5, 0.3), (0.1, -0.6), (0.24, -0.6), (-0.4, 0.36)),
        ((-0.34, 0.44), (0.3, -0.52), (0.35, -0.5), (-0.3, 0.48))]
    bands = [poly(*((x * width, y * height) for x, y in four)) for four in gleam]
    return motif(sheet(face, glass, end, shadow=0.3, rim=0.6, wrap=0.2),
                 mark(all_within(bands, face), "#f4fff8", rim=0.2, alpha=0.2))


def oval_mirror(
    width: float = 420, height: float = 560, glass: Colour | None = GLASS,
    glass_end: Colour = GLASS_END, gold: Colour = GOLD, gold_end: Colour = GOLD_END,
) -> Motif:
    """A gilded oval mirror to be carried; its middle the origin; no glass with `glass` None."""
    frame = _oval_frame(width, height, gold, gold_end)
    return frame if glass is None else _glass(width, height, glass, glass_end) + frame


def standing_mirror(
    wood: Colour = "#8a5234", wood_end: Colour = "#34182c", glass: Colour | None = GLASS,
    glass_end: Colour = GLASS_END,
) -> Motif:
    """A cheval glass on two posts, 190 wide, 300 high; its opening's middle is (0, -164)."""
    posts = [taper([(s * 84, -8), (s * 84, -90), (s * 82, -226)], [13, 10, 8]) for s in (-1, 1)]
    feet = [tendril([(s * 84, -10), (s * 96, -8), (s * 106, -2)], [13, 10, 7, 1], 7, 1.1, -s)
            for s in (-1, 1)]
    feet += [taper([(s * 84, -12), (s * 70, -4), (s * 60, 0)], [12, 9, 7]) for s in (-1, 1)]
    knobs = [circle(s * 82, -234, 10) for s in (-1, 1)] + [circle(s * 82, -164, 8) for s in (-1, 1)]
    inner = oval_mirror(114, 214, glass, glass_end).at(0, -164)
    return motif(
        sheet([*feet, box(-84, -34, 168, 9, 4)], wood, wood_end, soft=8, rim=1.6),
        inner,
        sheet(posts, wood, wood_end, shadow=0.9, soft=7, rim=1.7),
        sheet(knobs, shaded(wood, 1.5), wood_end, shadow=0.7, soft=5, rim=1.8),
        sheet([swirl(s * 16, -24, 12, 1.3, 5, s, 90) for s in (-1, 1)], shaded(wood, 1.3), wood_end,
              shadow=0.5, soft=4, rim=1.4),
    )


def hand_mirror(
    gold: Colour = GOLD, gold_end: Colour = GOLD_END, glass: Colour = GLASS,
    glass_end: Colour = GLASS_END,
) -> Motif:
    """A mirror with a handle, 150 high; the foot of the handle is the origin."""
    handle = blob((-5, -66, "c"), (-4, -44), (-9, -26), (-7, -8), (0, 0), (7, -8), (9, -26),
                  (4, -44), (5, -66, "c"))
    return motif(sheet(handle, gold, gold_end, shadow=0.8, soft=6, rim=1.7),
                 sheet(leaf(0, -8, 26, 7, -90), shaded(gold, 0.6), gold_end, shadow=0.3, soft=2),
                 oval_mirror(66, 74, glass, glass_end, gold, gold_end).at(0, -102))
