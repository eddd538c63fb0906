"""Bicycles and carts; the ground at the origin."""

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    box,
    circle,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    star,
    taper,
)
from atelier.motifs._seams import arc, beads


def bicycle(
    frame: Colour = "#b8342c", dark: Colour = "#2a1418", steel: Colour = "#c8b89c",
    leather: Colour = "#6c3c24", light: Colour | None = "#ffd070", wheels: bool = True,
) -> Motif:
    """An old bicycle 250 wide, looking right; without wheels their hubs are at (±76, -54)."""
    rear, front = (-76.0, -54.0), (76.0, -54.0)
    crank, seat, head = (-14.0, -50.0), (-34.0, -122.0), (52.0, -130.0)
    tubes = [taper([rear, crank], [4.6, 6]), taper([rear, seat], [4, 5]),
             taper([crank, (-38, -138)], [7, 6]), taper([crank, (8, -92), head], [7, 7, 7]),
             taper([(-30, -108), (10, -112), head], [6, 6, 6]),
             taper([(48, -142), (62, -96), front], [7, 6, 5])]
    bar = taper([(48, -142), (44, -160), (58, -166), (66, -152), (50, -144)], [5, 5, 5, 6, 5])
    saddle = blob((-66, -142), (-58, -152), (-38, -148), (-14, -146, "c"), (-12, -141, "c"),
                  (-34, -138), (-52, -132))
    pedals = [taper([(-30, -60), (-14, -50), (2, -38)], [4, 5, 4]), box(-40, -65, 16, 5, 2),
              box(-4, -38, 16, 5, 2)]
    return motif(
        [_tyre(*hub, steel, dark) for hub in (rear, front)] if wheels else motif(),
        _mudguards(frame, rear, front) if wheels else motif(),
        sheet(tubes, frame, shaded(frame, 0.5), soft=5, rim=2.1),
        sheet(ring(*crank, 7, 14), steel, shaded(steel, 0.5), shadow=0.6, soft=3, rim=1.8),
        mark([taper([(-72, -60), (-14, -63)], [1.6, 1.6]), taper([(-74, -48), (-14, -38)],
                                                                 [1.6, 1.6])], steel, alpha=0.8),
        sheet(pedals, dark, soft=3, rim=1.8),
        sheet(bar, steel, shaded(steel, 0.5), soft=4, rim=2),
        sheet(saddle, leather, shaded(leather, 0.45), soft=5, rim=2),
        _bicycle_lamp(steel, light),
    )


def _tyre(x: float, y: float, steel: Colour, dark: Colour) -> Motif:
    spokes = [taper([(x, y), arc(x, y, 45, 45, turn, turn, 1)[0]], [1.2, 1.2])
              for turn in range(0, 360, 20)]
    return motif(
        sheet(spokes, steel, shadow=0.5, soft=3, rim=1),
        sheet(ring(x, y, 44, 48), steel, shaded(steel, 0.6), shadow=0.4, soft=3, rim=1.4),
        sheet(ring(x, y, 47, 54), dark, shaded(dark, 0.7), soft=5, rim=1.9),
        sheet(circle(x, y, 6), steel, shaded(steel, 0.5), soft=3, rim=2),
    )


def _mudguards(frame: Colour, rear: Point, front: Point) -> Motif:
    guards = [taper(arc(*rear, 60, 60, 175, 300), [2, 6, 6, 5]),
              taper(arc(*front, 60, 60, 205, 320), [2, 6, 5, 4])]
    return motif(sheet(guards, shaded(frame, 0.8), shaded(frame, 0.4), soft=4, rim=2))


def _bicycle_lamp(steel: Colour, light: Colour | None) -> Motif:
    housing = blob((60, -136, "c"), (74, -144, "c"), (78, -132), (74, -122, "c"), (60, -126, "c"))
    lamp = motif(sheet(housing, steel, shaded(steel, 0.4), soft=4, rim=2))
    if light is None:
        return lamp
    return motif(Halo(86, -133, 26, light, 0.35), lamp,
                 pane(oval(77, -133, 4, 10), light, 1.8, glow=10, spill=0.7))


def cart(
    wood: Colour = "#7a4226", dark: Colour = "#2c1418", trim: Colour = "#d8a050",
    stripes: tuple[Colour, Colour] | None = None, load: Motif | None = None,
) -> Motif:
    """A hand cart 230 wide, shafts to the left; with a canopy of two colours, or a load on it."""
    bed = blob((-62, -94, "c"), (96, -94, "c"), (88, -46, "c"), (-54, -46, "c"))
    boards = [outline(line((-62 + i * 2, -94 + i * 16), (96 - i * 2, -94 + i * 16)), 1.8)
              for i in (1, 2)]
    posts = [box(x, -100, 8, 58, 2) for x in (-62, -18, 30, 84)]
    shaft = taper([(70, -56), (-60, -62), (-116, -84), (-132, -92)], [7, 8, 7, 6])
    leg = taper([(-56, -50), (-60, -2)], [7, 6])
    hearts = [star(x, -70, 10, 8, 0.45) for x in (8, 56)]
    return motif(
        sheet(taper([(70, -62), (-60, -68), (-112, -92), (-128, -102)], [6, 7, 6, 5]), dark,
              soft=4, rim=1.4),
        _canopy(*stripes, wood) if stripes else motif(),
        load.at(18, -92) if load else motif(),
        sheet([leg], wood, dark, soft=4, rim=1.8),
        sheet(bed, wood, dark, soft=9, rim=2, puff=0.08),
        mark(boards, dark, alpha=0.8),
        mark([*hearts], trim, rim=0.8, alpha=0.9),
        sheet(posts, shaded(wood, 1.25), dark, shadow=0.7, soft=4, rim=1.9),
        sheet(taper([(-66, -96), (16, -93), (100, -96)], [7, 8, 7]), trim, shaded(trim, 0.45),
              shadow=0.6, soft=4, rim=1.9),
        sheet(shaft, shaded(wood, 1.2), dark, soft=5, rim=1.9),
        cart_wheel(wood, dark, trim).at(26, -44),
    )


def cart_wheel(
    wood: Colour = "#8c4c28", dark: Colour = "#2c1418", trim: Colour = "#d8a050"
) -> Motif:
    """A spoked wheel 88 wide, its hub at the origin."""
    spokes: list[Path] = []
    for turn in range(0, 360, 36):
        near, far = arc(0, 0, 8, 8, turn, turn, 1)[0], arc(0, 0, 36, 36, turn, turn, 1)[0]
        spokes.append(taper([near, far], [5, 8, 5]))
    return motif(
        sheet(spokes, wood, shaded(wood, 0.5), soft=5, rim=1.9),
        sheet(ring(0, 0, 33, 44), shaded(wood, 1.2), dark, soft=6, rim=2.1),
        mark(beads(arc(0, 0, 38.5, 38.5, 0, 352, 24), 24, 2), trim),
        sheet(circle(0, 0, 11), trim, shaded(trim, 0.4), soft=4, rim=2.1),
        mark(circle(0, 0, 4), dark),
    )


def _canopy(one: Colour, other: Colour, wood: Colour) -> Motif:
    top = blob((-70, -186, "c"), (-40, -206), (18, -214), (76, -206), (106, -186, "c"),
               (104, -172, "c"), (-68, -172, "c"))
    stripes = [poly((18 + (x - 18) * 0.6, -216), (18 + (x + 22 - 18) * 0.6, -216), (x + 22, -170),
                    (x, -170)) for x in range(-70, 110, 44)]
    flaps = [blob((x, -178, "c"), (x + 22, -178, "c"), (x + 21, -162), (x + 11, -154),
                  (x + 1, -162)) for x in range(-70, 100, 22)]
    posts = [taper([(x, -96), (x, -180)], [5, 5]) for x in (-52, 86)]
    return motif(
        sheet(posts, wood, shaded(wood, 0.5), soft=4, rim=1.8),
        sheet(top, one, shaded(one, 0.5), soft=8, rim=2, through=0.45),
        sheet(all_within(stripes, top), other, shaded(other, 0.55), shadow=0, rim=0.8),
        sheet(flaps[1::2], one, shaded(one, 0.6), shadow=0.7, soft=5, rim=1.9),
        sheet(flaps[::2], other, shaded(other, 0.6), shadow=0.7, soft=5, rim=1.9),
    )


def sack(cloth: Colour = "#a88858", ribbon: Colour = "#8c3c2c") -> Motif:
    """A tied sack, 60 wide."""
    body = blob((-28, 0, "c"), (-32, -24), (-18, -46), (-7, -56, "c"), (7, -56, "c"), (20, -44),
                (32, -22), (28, 0, "c"), (0, 4))
    ears = blob((-6, -54, "c"), (-16, -72), (-4, -66), (4, -74), (16, -70), (6, -54, "c"))
    folds = [taper([(x * 0.3, -52), (x, -34), (x * 1.2, -14)], [0.6, 2.6, 0.6])
             for x in (-16, -6, 6, 18)]
    return motif(sheet([ears], shaded(cloth, 0.9), shaded(cloth, 0.5), soft=4, rim=1.8),
                 sheet(body, cloth, shaded(cloth, 0.4), soft=7, rim=2, puff=0.14),
                 mark(all_within(folds, body), shaded(cloth, 0.45), alpha=0.7),
                 sheet(taper([(-9, -56), (0, -53), (9, -56)], [6, 6, 6]), ribbon, soft=3, rim=1.8))
