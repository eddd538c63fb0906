"""Mills, wells, cottages and narrow town houses, their foot at the origin."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    arched,
    blob,
    box,
    chance,
    circle,
    leaf,
    line,
    mark,
    motif,
    moved,
    outline,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    star,
    taper,
    tendril,
    union,
)
from atelier.motifs.masonry import barred, gable_rows, roof_rows, round_stones, voussoirs

WINDOW = "#ffcf70"
Gable = Literal["steps", "bell", "point"]


def mill_sails(
    length: float = 230, wood: Colour = "#7a4a34", wood_end: Colour = "#3c2028",
    cloth: Colour = "#e8d4b0", cloth_end: Colour = "#9a7c74", turn: float = 45,
) -> Motif:
    """Four lattice sails half dressed in cloth, their hub at the origin; `turn` 45 is an X."""
    arms = []
    for index in range(4):
        at = turn + index * 90
        wide, start = length * 0.2, length * 0.17
        rails = [box(start, -wide, length - start, wide * 0.07, 1)]
        rails += [box(start + (length - start) * i / 9 - 1, -wide, length * 0.013, wide * 1.1, 1)
                  for i in range(10)]
        spar = taper([(0, 0), (length * 0.4, 0), (length * 1.02, 0)],
                     [length * 0.05, length * 0.04, length * 0.022])
        canvas = blob((start, -wide * 0.92, "c"), (length * 0.5, -wide * 0.8),
                      (length * 0.76, -wide * 0.92, "c"), (length * 0.72, -wide * 0.5),
                      (length * 0.77, -2, "c"), (start, -2, "c"))
        folds = [taper([(start + 4, -wide * q), (length * 0.45, -wide * (q - 0.06)),
                        (length * 0.73, -wide * q)], [0.5, 1.8, 0.5]) for q in (0.3, 0.52, 0.74)]
        arms.append((
            sheet(moved(canvas, turn=at), cloth, cloth_end, shadow=0.9, soft=7, rim=1.4,
                  through=0.55),
            mark([moved(fold, turn=at) for fold in folds], cloth_end, alpha=0.7),
            sheet([moved(part, turn=at) for part in (*rails, spar)], wood, wood_end, shadow=0.8,
                  soft=5, rim=1.5),
        ))
    return motif(arms, sheet(circle(0, 0, length * 0.065), wood, wood_end, soft=5, rim=1.8),
                 sheet(star(0, 0, length * 0.045, 8, 0.6), "#e0a850", "#8a5830", shadow=0.4,
                       soft=3, rim=1.4))


def windmill(
    wall: Colour = "#d8c8b0", wall_end: Colour = "#6a5a68", roof: Colour = "#7a3438",
    roof_end: Colour = "#34182c", light: Colour = WINDOW, sails: float = 285, turn: float = 38,
) -> Motif:
    """A stout mill 330 high to its hub's beam, its sails' hub 278 above the foot."""
    body = blob((-104, 4, "c"), (-84, -110), (-62, -236, "c"), (62, -236, "c"), (84, -110),
                (104, 4, "c"), (0, 16))
    facet = poly((26, 14), (20, -236), (62, -236), (84, -110), (104, 4))
    cap = blob((-76, -230, "c"), (-70, -276), (-40, -318), (6, -334), (48, -312), (72, -270),
               (82, -230, "c"), (0, -220))
    tiles = [moved(row, 2, -232, tall=1.0) for row in roof_rows(74, 98, 5, 9, bend=0.62)]
    posts = [box(x, -126, 3, 26) for x in range(-104, 106, 16)]
    rail = union(box(-112, -106, 224, 9, 3), box(-108, -128, 216, 4, 2), posts)
    brace = [taper([(s * 76, -62), (s * 104, -100)], [5, 5]) for s in (-1, 1)]
    return motif(
        sheet(body, wall, wall_end, soft=14, rim=1.9, puff=0.1, through=0.3),
        sheet(round_stones("mill", (62, 102), -236, 4, 22, 0.32, 0.1), shaded(wall, 1.14),
              wall_end, inside=body, shadow=0.25, soft=3, rim=0.8, wrap=0.2),
        sheet(facet, wall_end, inside=body, shadow=0, rim=0, edge=0, wrap=0, alpha=0.3),
        pane([barred(-34, -146, 20, 36), barred(30, -164, 18, 32), barred(-46, -30, 20, 36)],
             light, 1.5, glow=9, spill=0.4),
        sheet(voussoirs(26, -44, 22, 9, 9), roof, roof_end, shadow=0.5, soft=4),
        sheet(arched(26, 8, 42, 72), "#5c3430", "#2c1822", shadow=0.4, soft=4),
        sheet([*brace, rail], "#7a4a34", "#3c2028", shadow=0.9, soft=7, rim=1.6),
        sheet(cap, roof, roof_end, shadow=0.9, soft=9, rim=1.7),
        [sheet(row, shaded(roof, 1 + i * 0.12), roof_end, inside=cap, shadow=0.4, soft=4)
         for i, row in enumerate(tiles)],
        pane(ring(0, -254, 5, 9), light, 1.1, glow=6, spill=0.3),
        mill_sails(sails, turn=turn).at(0, -278),
    )


def well(
    wall: Colour = "#7c7468", wall_end: Colour = "#2c2c3c", roof: Colour = "#8a4a38",
    roof_end: Colour = "#3c1c28", wood: Colour = "#7a5238", wood_end: Colour = "#3a2228",
) -> Motif:
    """A round well with a tiled roof, a crank and a bucket on its rope; 230 high."""
    ring_of_stones = blob((-78, -78, "c"), (-80, -30), (-84, 0, "c"), (0, 16), (84, 0, "c"),
                          (80, -30), (78, -78, "c"), (0, -62))
    rim = blob((-88, -84), (-60, -96), (0, -101), (60, -96), (88, -84), (60, -70), (0, -64),
               (-60, -70))
    mouth = blob((-68, -85), (0, -95), (68, -85), (0, -73))
    posts = [taper([(s * 72, -78), (s * 70, -176)], [11, 9]) for s in (-1, 1)]
    bucket = blob((-17, -128, "c"), (-13, -98, "c"), (13, -98, "c"), (17, -128, "c"), (0, -124))
    hoops = [box(-18, -122, 36, 4), box(-16, -107, 32, 4)]
    crank = taper([(74, -152), (94, -152), (94, -132), (108, -132)], [5, 5, 5, 5], steps=2)
    moss = [leaf(x, 8 - abs(x) * 0.08, 18, 9, a) for x, a in
            ((-72, -110), (-64, -70), (-50, -100), (56, -60), (66, -95), (76, -120))]
    return motif(
        sheet(ring_of_stones, wall, wall_end, soft=12, rim=1.6, puff=0.1),
        sheet(round_stones("well", (78, 83), -78, -1, 19, 0.92, 0.17, 8), shaded(wall, 1.3),
              shaded(wall_end, 1.5), inside=ring_of_stones, shadow=0.4, soft=3, rim=1),
        sheet(rim, shaded(wall, 1.45), wall, shadow=0.8, soft=6, rim=1.6),
        sheet(mouth, "#141020", "#241c30", shadow=0.3, soft=4, rim=0.5),
        sheet(posts, wood, wood_end, shadow=0.8, soft=6, rim=1.5),
        sheet([box(-74, -159, 150, 14, 6), crank, circle(108, -132, 5)], wood, wood_end,
              shadow=0.8, soft=6, rim=1.5),
        mark([box(x, -160, 2, 16) for x in (-9, -4, 1, 6)], "#e8c890", alpha=0.9),
        sheet(taper([(0, -146), (0, -126)], [2.2, 2.2]), "#d8b880", shadow=0.4, soft=3),
        sheet(bucket, "#96603c", wood_end, shadow=0.8, soft=5, rim=1.5),
        sheet(hoops, "#4a4450", inside=bucket, shadow=0.2, soft=2),
        [sheet(row, shaded(roof, 1 + i * 0.14), roof_end, shadow=0.6, soft=6, rim=1.3)
         for i, row in enumerate(gable_rows(-104, 104, (4, -246), -168, 4, 19))],
        sheet(moss, "#4c7040", "#1c3428", shadow=0.6, soft=4, rim=1.2),
    )


def cottage(
    name: str = "cottage", wall: Colour = "#b08058", wall_end: Colour = "#4a2c38",
    roof: Colour = "#6a3434", roof_end: Colour = "#2c1828", light: Colour = WINDOW,
    shutters: Colour = "#3f7a5c", smoke: Colour | None = "#c8b8b0",
) -> Motif:
    """A small crooked house with shutters and a smoking chimney, 150 wide, 170 high."""
    lean = chance("cottage", name).uniform(-7, 7)
    body = blob((-58, 3, "c"), (-60 + lean * 0.4, -40), (-56 + lean, -76, "c"), (lean, -136, "c"),
                (58 + lean, -76, "c"), (60 + lean * 0.4, -40), (60, 3, "c"))
    x, y = lean + 34, -118
    chimney = blob((x - 9, y + 30, "c"), (x - 8, y - 28, "c"), (x + 10, y - 28, "c"),
                   (x + 9, y + 40, "c"))
    leaves = [box(s - w / 2, -52, w, 34, 2) for s in (-46 + lean * 0.3, -9 + lean * 0.3)
              for w in (11,)]
    sheets = [] if smoke is None else [
        sheet(tendril([(x, y - 34), (x + 8, y - 56), (x - 6, y - 82), (x + 14, y - 104)],
                      [5, 8, 8, 5, 1], 13, 1.5), smoke, shaded(smoke, 0.6), shadow=0.3,
              through=0.5, alpha=0.9)]
    window = barred(-27.5 + lean * 0.3, -18, 22, 34, head=False)
    return motif(
        sheets,
        sheet([chimney, box(x - 12, y - 34, 25, 8, 2)], roof, roof_end, shadow=0.7, soft=5,
              rim=1.5),
        sheet(body, wall, wall_end, soft=10, rim=1.7, through=0.3),
        pane([window, circle(lean * 0.9, -92, 8)], light, 1.6, glow=9, spill=0.45),
        mark([box(lean * 0.9 - 0.8, -101, 1.6, 18), box(lean * 0.9 - 9, -93, 18, 1.6)], wall_end),
        sheet(leaves, shutters, shaded(shutters, 0.45), shadow=0.5, soft=3, rim=1.3),
        mark([box(-51 + lean * 0.3 + d, -46 + r * 6, 6, 1.6) for d in (2, 39) for r in range(4)],
             shaded(shutters, 0.5)),
        sheet(arched(26, 4, 26, 50), roof, roof_end, shadow=0.5, soft=4, rim=1.4),
        sheet([circle(33, -18, 2), box(8, 1, 36, 5, 2)], "#e0b070", shadow=0.3, soft=2),
        [sheet(row, shaded(roof, 1 + i * 0.13), roof_end, holes=_eave(lean), shadow=0.7, soft=5,
               rim=1.4)
         for i,
         row in enumerate(gable_rows(-82 + lean, 82 + lean, (lean * 1.4, -150), -66, 5, 14))],
    )


def _eave(lean: float) -> Path:
    """What the roof leaves of the front."""
    return poly((-64 + lean, -50), (lean * 1.1, -122), (64 + lean, -50))


def town_house(
    name: str = "town house", width: float = 96, height: float = 250, gable: Gable = "steps",
    wall: Colour = "#8a4a58", wall_end: Colour = "#34183c", trim: Colour = "#d8a878",
    light: Colour | None = WINDOW, shutters: Colour = "#4a2c58",
) -> Motif:
    """A narrow gabled house; `light` None shuts it up. The gable rises above its height."""
    half, rise = width / 2, width * 0.62
    front = _front(gable, half, height, rise)
    rows = max(2, round(height / 72))
    places = [(x * half, -height * (0.3 + 0.66 * row / rows)) for row in range(rows)
              for x in (-0.56, 0.0, 0.56)]
    w, h = width * 0.17, height / rows * 0.46
    holes = [barred(x, y, w, h, head=row % 2 == 0) for row, (x, y) in enumerate(places)]
    attic = circle(0, -height - rise * 0.42, width * 0.09)
    bands = [box(-half, -height * q, width, width * 0.035) for q in (0.27, 1.0)]
    layers = motif(
        sheet(front, wall, wall_end, soft=9, rim=1.7, through=0.3),
        sheet(outline(front, width * 0.05), trim, shaded(trim, 0.35), inside=front, shadow=0.3,
              soft=3, rim=1),
        sheet([*bands, *(box(x - w * 0.75, y, w * 1.5, width * 0.035, 1) for x, y in places)],
              trim, shaded(trim, 0.5), shadow=0.5, soft=3, rim=1.2),
        _door(width, height, wall, trim, light),
    )
    if light is None:
        blind = [box(x + s * w * 0.5 - w * 0.46, y - h, w * 0.92, h, 1) for x, y in places
                 for s in (-1, 1)]
        slats = [box(x - w, y - h * q, w * 2, 1.4) for x, y in places
                 for q in (0.2, 0.4, 0.6, 0.8)]
        return layers + motif(sheet([*blind, attic], shutters, shaded(shutters, 0.5), shadow=0.4,
                                    soft=3, rim=1.2), mark(slats, shaded(shutters, 0.45)))
    sky = chance("town house", name)
    lit = [hole for hole in holes if sky.random() > 0.18]
    bars = [box(-width * 0.1, -height - rise * 0.42 - 1, width * 0.2, 2)]
    return layers + motif(mark(holes, shaded(wall_end, 0.5)),
                          pane([*lit, attic], light, 1.5, glow=8, spill=0.4), mark(bars, wall_end))


def _front(gable: Gable, half: float, height: float, rise: float) -> Path:
    """The outline of the front with its gable."""
    right: list[Point]
    if gable == "steps":
        right = []
        for step in range(4):
            x, y = half * (1 - step * 0.25), -height - rise * step * 0.25
            right += [(x, y), (x, y - rise * 0.25)]
        return poly((-half, 3), *((-x, y) for x, y in right), *right[::-1], (half, 3))
    if gable == "point":
        return poly((-half, 3), (-half, -height), (0, -height - rise * 1.35), (half, -height),
                    (half, 3))
    return blob((-half, 3, "c"), (-half, -height, "c"), (-half * 0.62, -height - rise * 0.12),
                (-half * 0.5, -height - rise * 0.5), (-half * 0.44, -height - rise * 0.78, "c"),
                (0, -height - rise * 1.12), (half * 0.44, -height - rise * 0.78, "c"),
                (half * 0.5, -height - rise * 0.5), (half * 0.62, -height - rise * 0.12),
                (half, -height, "c"), (half, 3, "c"))


def _door(
    width: float, height: float, wall: Colour, trim: Colour, light: Colour | None
) -> Motif:
    wide, tall = width * 0.24, height * 0.2
    steps = [box(-wide * 0.9, -2, wide * 1.8, 5, 1), box(-wide * 0.7, -7, wide * 1.4, 6, 1)]
    door = motif(sheet(arched(0, -4, wide * 1.3, tall * 1.14), trim, wall, shadow=0.4, soft=3),
                 sheet(arched(0, -4, wide, tall), shaded(wall, 0.5), "#1c1020", shadow=0.3, soft=3),
                 sheet(steps, shaded(trim, 0.8), wall, shadow=0.6, soft=4, rim=1.3))
    if light is None:
        return door
    fan = line((-wide * 0.3, -tall * 0.78), (0, -tall * 0.95), (wide * 0.3, -tall * 0.78))
    return door + pane(outline(fan, 3), light, 1.2, glow=5, spill=0.3)
