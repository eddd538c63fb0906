"""Hats, hoods and scarves for the heads of people; the pit of the neck at the origin."""

from atelier.engine import (
    Colour,
    Path,
    Sheet,
    blob,
    box,
    circle,
    line,
    mark,
    minus,
    outline,
    poly,
    taper,
    union,
    within,
)
from atelier.motifs.rig import Hat, Look, bright, cut, deep


def hat_sheets(hat: Hat, who: Look, *, side: bool) -> list[Sheet]:
    """The papers of a hat on a head seen from behind or in profile."""
    match hat:
        case "none":
            return []
        case "bowler" | "top" | "brim" | "straw":
            return _brimmed(hat, who)
        case "hood" | "veil" | "oilskin":
            return _draped(hat, who, side=side)
        case "woolly" | "nightcap" | "bathing" | "beret":
            return _soft(hat, who)
        case _:
            return _tied(hat, who, side=side)


def _brimmed(hat: Hat, who: Look) -> list[Sheet]:
    """Hats with a round brim: the same from all sides."""
    wide, crown = {
        "bowler": (13.0, blob((-9, -21, "c"), (-9.6, -29), (-5, -34.6), (0, -35.6), (5, -34.6),
                              (9.6, -29), (9, -21, "c"))),
        "top": (12.6, blob((-8.6, -21, "c"), (-8, -34), (-9.6, -44, "c"), (0, -45.4),
                           (9.6, -44, "c"), (8, -34), (8.6, -21, "c"))),
        "brim": (16.5, blob((-8.8, -21, "c"), (-8.6, -32), (-4, -35, "c"), (0, -33),
                            (4.6, -35, "c"), (8.6, -32), (8.8, -21, "c"))),
        "straw": (25.0, blob((-9, -22, "c"), (-8.4, -31), (-4, -34), (4, -34), (8.4, -31),
                             (9, -22, "c"))),
    }[hat]
    drop = 5.5 if hat == "straw" else 2.4 if hat == "brim" else 1.6
    brim = blob((-wide, -20 + drop * 0.7, "c"), (-wide * 0.55, -23.4), (0, -24.4),
                (wide * 0.55, -23.4), (wide, -20 + drop * 0.7, "c"), (wide * 0.5, -18 + drop * 0.3),
                (0, -16.4), (-wide * 0.5, -18 + drop * 0.3))
    felt = "#d8a848" if hat == "straw" else deep(who.cloth, 0.5)
    band = within(taper([(-12, -23.6), (0, -21.8), (12, -23.6)], [4, 4, 4]), crown)
    straws = [taper([(x * 0.34, -23.6), (x * 0.9, -19.4)], [0.4, 0.9])
              for x in range(-22, 23, 4)] if hat == "straw" else []
    return [cut(brim, felt, 0.5, 3), mark([within(one, brim) for one in straws],
                                          "#7a4418", alpha=0.6),
            cut(crown, felt, 0.55, 3), mark(band, who.accent)]


def _draped(hat: Hat, who: Look, *, side: bool) -> list[Sheet]:
    lean = -2.0 if side else 0.0
    if hat == "veil":
        shape = blob((0, -28.4), (8, -25), (11, -16), (11.6, -6), (17, 4), (18, 9, "c"), (8, 11),
                     (0, 17, "c"), (-9, 11), (-18, 9, "c"), (-17, 4), (-11.6, -6), (-11, -16),
                     (-8, -25))
        hem = outline(line((18, 7), (8, 8.6), (0, 13.6), (-9, 8.6), (-18, 7)), 1.5)
    elif hat == "hood":
        shape = blob((0, -34, "c"), (8.6, -25), (11.4, -13), (10, -3), (14, 3), (8, 6), (-8, 6),
                     (-14, 3), (-10, -3), (-11.4, -13), (-8, -26))
        hem = outline(line((0, -32), (0.6, -20), (0, 4)), 1.1)
    else:
        shape = union(blob((-9.6, -19), (-8.6, -27), (0, -31), (8.6, -27), (9.6, -19)),
                      blob((-12, -19, "c"), (0, -22), (12, -19, "c"), (14.6, -8), (15, -3, "c"),
                           (0, 0), (-15, -3, "c"), (-14.6, -8)))
        hem = outline(line((-10, -20), (0, -22.6), (10, -20)), 1)
    if side:
        face = blob((3, -23), (9, -24), (16, -18), (16, -2), (9, 1), (4, -5), (2.4, -14))
        shape, hem = minus(shape, face), minus(hem, face)
    drawn = [within(taper([(x * 0.3 + lean, -26), (x, -8), (x * 1.5, 14)], [0.3, 1, 1.2]), shape)
             for x in (-9, -4.5, 4.5, 9)]
    cloth = who.accent if hat == "veil" else who.cloth
    return [cut(shape, cloth, 0.5, 4), mark(drawn, deep(cloth, 0.3), alpha=0.45),
            mark(within(hem, shape), bright(cloth, 2), alpha=0.8)]


def _soft(hat: Hat, who: Look) -> list[Sheet]:
    cap = blob((-10, -17, "c"), (-10.4, -24), (-5, -29.6), (0, -30.6), (5, -29.6), (10.4, -24),
               (10, -17, "c"), (0, -15))
    brim = taper([(-10.6, -17.6), (0, -15.2), (10.6, -17.6)], [4.4, 5, 4.4])
    pale = bright(who.accent, 1.9)
    if hat == "woolly":
        ribs = [within(taper([(x * 0.3, -30), (x, -16)], [0.4, 1.2]), cap)
                for x in (-8, -4, 0, 4, 8)]
        return [cut(cap, who.accent, 0.5, 3), mark(ribs, deep(who.accent, 0.4), alpha=0.6),
                cut(brim, pale, 0.6, 3), cut(circle(0, -33, 4.2), pale, 0.6, 3)]
    if hat == "bathing":
        stripes = [within(outline(line((-12, y), (0, y + 3), (12, y)), 1.9), cap)
                   for y in (-29, -24.4, -19.8)]
        return [cut(cap, who.accent, 0.5, 3), mark(stripes, "#fff0d8", alpha=0.9)]
    if hat == "beret":
        disc = blob((-13.6, -21), (-9, -27.6), (1, -30), (11, -27), (12.4, -21.6), (4, -18.4),
                    (-8, -17.6))
        return [cut([disc, taper([(0, -28), (1.6, -33)], [1.8, 1.4])], who.accent, 0.5, 3)]
    tail = blob((-10, -18, "c"), (-9, -27), (0, -33), (10, -30), (20, -20), (23, -7, "c"),
                (15, -16), (9, -18, "c"), (0, -15.6))
    return [cut(tail, who.accent, 0.5, 3), cut(brim, pale, 0.6, 3),
            cut(circle(23, -6, 3.6), pale, 0.6, 3)]


def _tied(hat: Hat, who: Look, *, side: bool) -> list[Sheet]:
    accent = who.accent
    match hat:
        case "cap":
            dome = blob((-10.4, -19), (-10.4, -25), (-4, -29.4), (4, -29.4), (10.6, -25),
                        (10, -18.6, "c"), (0, -17))
            peak = [blob((6, -21.4, "c"), (14, -20), (18, -17, "c"), (8, -17.4))] if side else []
            return [*(cut(one, deep(accent, 0.6), 0.5, 2) for one in peak),
                    cut([dome, circle(0, -29.6, 1.5)], accent, 0.5, 3)]
        case "kerchief":
            dome = blob((-9.8, -15), (-10.2, -23), (-5, -28.6), (2, -29), (9, -25), (10, -17, "c"),
                        (5, -12), (0, -7.4), (-6, -10.6))
            ends = [blob((-2, -8, "c"), (2, -9), (7, -2, "c"), (1, -3)),
                    blob((1, -8, "c"), (-2, -9), (-8, -1, "c"), (-2, -3))]
            knot = (-8.6, 2.4) if side else (0.0, 0.0)
            shifted = [path_moved(one, *knot) for one in [*ends, circle(0, -8.4, 2.6)]]
            return [cut(shifted[:2], accent, 0.5, 2), cut(dome, accent, 0.5, 3), _dots(dome, who),
                    cut(shifted[2], accent, 0.5, 2)]
        case "turban":
            bands = [taper([(-11, -19 - i * 3.6), (0, -18 - i * 4.4), (11, -22.6 - i * 3)],
                           [5.2, 7, 5.4]) for i in range(3)]
            dome = blob((-10.8, -17), (-11.6, -25), (-6, -32), (2, -34), (10, -30), (12, -23),
                        (10.4, -17), (0, -14.4))
            wound = [cut(within(one, dome), accent, 0.6, 3) for one in bands[::-1]]
            tail = blob((-6, -19, "c"), (-2, -18), (-3, -2), (-7, 6, "c"), (-9, -4))
            return [cut(tail, accent, 0.5, 3), cut(dome, accent, 0.5, 3), *wound]
        case _:
            return _stiff(hat, accent)


def _stiff(hat: Hat, accent: Colour) -> list[Sheet]:
    match hat:
        case "crown":
            shape = poly((-9, -21), (-11.6, -36), (-5.6, -29), (0, -40), (5.6, -29), (11.6, -36),
                         (9, -21))
            gems = [circle(x, y, 1.7) for x, y in ((-11.6, -36.4), (0, -40.4), (11.6, -36.4))]
            band = taper([(-9.4, -20), (0, -18), (9.4, -20)], [4, 4.6, 4])
            return [cut(shape, "#e8a838", 0.5, 3), cut(gems, "#fff0d0", 0.7, 2),
                    cut(band, "#f0c050", 0.5, 2),
                    mark([circle(x, -18.6, 1) for x in (-6, 0, 6)], accent)]
        case "paper":
            crown = poly((-14, -21), (0, -41), (14, -21), (0, -18))
            turn_up = poly((-19, -24.5), (0, -22), (19, -24.5), (12.4, -16), (0, -14), (-12.4, -16))
            return [cut(crown, "#e4d8bc", 0.6, 3),
                    mark(poly((0, -41), (14, -21), (0, -18)), "#a48c70", alpha=0.4),
                    cut(turn_up, "#efe4cc", 0.6, 3),
                    mark(poly((0, -22), (19, -24.5), (12.4, -16), (0, -14)), "#a48c70", alpha=0.3)]
        case _:
            puff = [circle(x, y, r) for x, y, r in
                    ((-8, -33, 6.4), (0, -36, 7.4), (8, -33, 6.4), (0, -30, 8))]
            band = box(-9.4, -27, 18.8, 9.4, 1.5)
            return [cut(union(puff), "#ece4d4", 0.6, 4), cut(band, "#e0d4c0", 0.6, 2)]


def path_moved(path: Path, x: float, y: float) -> Path:
    """A path carried by so much."""
    copy = Path(path)
    copy.offset(x, y)
    return copy


def _dots(dome: Path, who: Look) -> Sheet:
    places = [(-6, -22), (0, -24), (6, -22), (-3, -17), (3, -17), (0, -11.6), (-7, -14), (7, -15)]
    pale = bright(who.accent, 2.4)
    return mark([within(circle(x, y, 1), dome) for x, y in places], pale, alpha=0.8)
