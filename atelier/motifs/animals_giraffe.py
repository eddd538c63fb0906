"""The giraffe."""

from itertools import pairwise

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    chance,
    mark,
    mixed,
    motif,
    oval,
    shaded,
    sheet,
    spline,
    taper,
    union,
    within,
)

COAT = "#d8a050"
PATCH, PATCH_END = "#8a3c1c", "#56200f"
CREAM, CREAM_END, DARK = "#fbeccc", "#cfa26c", "#20100c"


def _patch(corners: list[Point], shrink: float = 0.84) -> Path:
    """A patch of hide with rounded corners, a little smaller than its cell."""
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    knots = []
    for index, (a, b) in enumerate(corners):
        c, d = corners[(index + 1) % len(corners)]
        for share in (0.14, 0.86):
            right, down = a + (c - a) * share, b + (d - b) * share
            knots.append((x + (right - x) * shrink, y + (down - y) * shrink))
    return blob(*knots, tension=0.32)


def _lattice(name: str, rows: list[list[Point]]) -> list[Path]:
    """Patches between rows of points, jogged like bricks."""
    dice = chance("giraffe", name)
    jogged = [[(x + dice.uniform(-8, 8), y + dice.uniform(-13, 13)) for x, y in row]
              for row in rows]
    patches = []
    for above, below in pairwise(jogged):
        patches += [_patch([above[i], above[i + 1], below[i + 1], below[i]])
                    for i in range(len(above) - 1)]
    return patches


def _spine(length: float) -> list[Point]:
    return [(0, 0), (length * 0.06, -length * 0.33), (length * 0.03, -length * 0.68),
            (length * 0.06, -length)]


def giraffe_neck(
    length: float = 900, coat: Colour = COAT, patch: Colour = PATCH, patch_end: Colour = PATCH_END
) -> Motif:
    """Neck and head, looking right, the neck's foot at the origin, `length` to the skull, 130 wide
    at the foot. The horns' tops are at (0.06 * length - 6, -length - 104) and 34 further right."""
    spine = _spine(length)
    widths: list[float] = [134, 100, 84, 76, 68]
    neck = taper(spine, widths, steps=30)
    curve = spline(spine, 40)
    steps = max(4, round(length / 62))
    rows = []
    for index in range(steps + 1):
        share = index / steps
        x, y = curve[round(share * (len(curve) - 1))]
        half = (134 - 66 * share) / 2 + 6
        aside = half * 0.5 if index % 2 else 0
        rows.append([(x - half - aside, y), (x - half * 0.3 - aside * 0.4, y + 8),
                     (x + half * 0.36 - aside * 0.3, y - 8), (x + half, y)])
    patches = all_within(_lattice(f"neck {length}", rows[:-1]), neck)
    return motif(
        _mane(curve, length, patch, patch_end),
        sheet(neck, coat, shaded(coat, 0.6), shadow=1.1, soft=14, rim=2.3, puff=0.12),
        sheet(patches, patch, patch_end, shadow=0.5, soft=4, rim=1.3, through=0.3),
        giraffe_head(coat, patch, patch_end).at(spine[-1][0], spine[-1][1] - 8),
    )


def _mane(curve: list[Point], length: float, patch: Colour, patch_end: Colour) -> Motif:
    """The upright fringe along the back of the neck."""
    tufts = []
    count = max(6, round(length / 24))
    for index in range(count):
        share = 0.1 + 0.88 * index / count
        x, y = curve[round(share * (len(curve) - 1))]
        half = (134 - 66 * share) / 2
        tufts.append(blob((x - half + 12, y + 14, "c"), (x - half - 12, y + 4),
                          (x - half - 19, y - 14, "c"), (x - half + 12, y - 18, "c")))
    return motif(sheet(union(tufts), patch, patch_end, shadow=0.8, soft=5, rim=1.8))


def giraffe_head(
    coat: Colour = COAT, patch: Colour = PATCH, patch_end: Colour = PATCH_END
) -> Motif:
    """A giraffe's head in profile with half-closed lashes, looking right, 210 wide; the top of its
    neck at the origin."""
    end = shaded(coat, 0.6)
    skull = blob((-44, 24), (-46, -24), (-24, -56), (14, -62), (46, -42), (88, -14), (128, 2),
                 (140, 22), (128, 42), (92, 44), (50, 36), (28, 44), (4, 52), (-30, 44))
    muzzle = blob((98, -12, "c"), (88, 16), (96, 44, "c"), (128, 44), (142, 22), (128, 0))
    horns = [taper([(x - 2, -46), (x - 8, -70), (x - 8, -94)], [17, 13, 12]) for x in (2, 36)]
    knobs = [blob((x - 18, -92), (x - 19, -104), (x - 6, -110), (x + 5, -104), (x + 3, -92))
             for x in (2, 36)]
    ear = blob((-22, -30, "c"), (-48, -54), (-90, -56, "c"), (-74, -30), (-34, -12, "c"))
    inner = blob((-32, -30, "c"), (-52, -44), (-78, -49, "c"), (-66, -32), (-40, -22, "c"))
    spots = [_patch([(-52, -14), (-26, -10), (-16, 8), (-30, 26), (-54, 20)]),
             _patch([(-12, 0), (12, -2), (20, 18), (4, 34), (-16, 28)]),
             _patch([(-30, -50), (-8, -54), (0, -34), (-14, -18), (-32, -24)]),
             _patch([(26, 12), (48, 14), (54, 32), (30, 34)])]
    eye = oval(44, -16, 15, 11, 18)
    upper = within(blob((22, -40, "c"), (70, -34, "c"), (64, -8, "c"), (44, -12), (24, -20, "c")),
                   oval(43, -17, 18, 14, 18))
    lashes = [taper(points, [4, 3, 0.4]) for points in (
        [(42, -8), (48, 4), (58, 8)], [(52, -8), (62, 2), (73, 3)],
        [(61, -10), (73, -4), (86, -6)])]
    return motif(
        sheet(horns[1], shaded(coat, 0.7), end, shadow=0.6, soft=4, rim=1.6),
        sheet(knobs[1], patch_end, DARK, shadow=0.4, soft=3, rim=1.7),
        sheet(skull, coat, end, shadow=1, soft=10, rim=2.2, puff=0.08),
        sheet(all_within(spots, skull), patch, patch_end, shadow=0.4, soft=3, rim=1.2),
        sheet(horns[0], coat, end, shadow=0.8, soft=4, rim=1.9),
        sheet(knobs[0], patch, patch_end, shadow=0.6, soft=3, rim=1.9),
        sheet(muzzle, CREAM, CREAM_END, shadow=0.4, soft=5, rim=1.4),
        sheet(ear, coat, end, shadow=0.9, soft=6, rim=2),
        sheet(inner, CREAM, "#b07858", shadow=0.3, soft=3, rim=0.9),
        mark(eye, DARK),
        sheet(upper, mixed(coat, CREAM, 0.25), coat, shadow=0.4, soft=3, rim=1.1),
        mark([taper([(23, -22), (42, -9), (65, -10)], [1.4, 5, 3]), *lashes], DARK),
        mark([oval(126, 12, 4.4, 3, 40), taper([(134, 34), (114, 36), (98, 28)], [3, 2.6, 0.6])],
             DARK, alpha=0.8),
    )


def giraffe(
    neck: float = 300, coat: Colour = COAT, patch: Colour = PATCH, patch_end: Colour = PATCH_END
) -> Motif:
    """A whole giraffe that walks to the right, 380 wide, 430 high without the neck."""
    end = shaded(coat, 0.55)
    body = blob((-150, -290), (-140, -352), (-70, -392), (10, -424), (90, -440), (140, -410),
                (140, -340), (96, -280), (10, -270), (-80, -262), (-136, -250))
    rows = [[(-190 + i * 56 + j % 2 * 26.0, -470 + j * 52 + i * -4.0) for i in range(8)]
            for j in range(6)]
    patches = all_within(_lattice("body", rows), body)
    tail = taper([(-140, -340), (-172, -290), (-168, -230)], [12, 8, 6])
    tuft = blob((-174, -236, "c"), (-180, -206), (-170, -180, "c"), (-158, -206), (-162, -236, "c"))
    return motif(
        sheet([tail], coat, end, shadow=0.7, soft=5, rim=1.7),
        sheet(tuft, patch, patch_end, shadow=0.5, soft=4, rim=1.6),
        _legs(shaded(coat, 0.6), patch_end, True),
        giraffe_neck(neck, coat, patch, patch_end).at(92, -374),
        sheet(body, coat, end, shadow=1, soft=14, rim=2.2, puff=0.1),
        sheet(patches, patch, patch_end, shadow=0.5, soft=4, rim=1.3),
        _legs(coat, patch, False),
    )


def _legs(coat: Colour, patch: Colour, far: bool) -> Motif:
    end = shaded(coat, 0.55)
    front: list[Point] = [(92, -340), (96, -220), (88, -110), (92, -10)]
    hind: list[Point] = [(-104, -320), (-88, -230), (-116, -120), (-104, -10)]
    if far:
        front = [(112, -340), (128, -220), (130, -110), (140, -10)]
        hind = [(-98, -320), (-100, -230), (-150, -126), (-146, -10)]
    parts = []
    for points, widths in ((front, [78, 40, 25, 21]), (hind, [104, 62, 26, 21])):
        x, y = points[-1]
        limb = taper(points, widths)
        curve = spline(points, 20)
        spots = []
        for index in range(5):
            a, b = curve[18 + index * 6]
            size = 13 - index * 1.8
            spots.append(_patch([(a - size, b - size), (a + size * 0.8, b - size * 1.2),
                                 (a + size, b + size), (a - size * 0.9, b + size * 1.1)], 0.9))
        hoof = blob((x - 12, y - 12, "c"), (x + 12, y - 12, "c"), (x + 19, y + 10, "c"),
                    (x - 14, y + 10, "c"))
        parts.append(sheet(limb, coat, mixed(end, CREAM, 0.1), shadow=0.8, soft=7, rim=1.8))
        parts.append(sheet(all_within(spots, limb), patch, shaded(patch, 0.6), shadow=0.3, soft=3,
                           rim=1))
        parts.append(sheet(hoof, "#3a1c12", DARK, shadow=0.4, soft=3, rim=1.6))
    return motif(parts)
