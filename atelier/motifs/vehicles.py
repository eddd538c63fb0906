"""Boats, balloons, carts: what carries people and things."""

from atelier.engine import Colour, Motif, blob, circle, mark, motif, oval, pane, poly, sheet, taper


def paper_boat(
    paper: Colour = "#fffaf0", fold: Colour = "#e8c8a8", dark: Colour = "#c89880",
    water: Colour | None = None,
) -> Motif:
    """A folded paper boat 108 wide, its water line at the origin; `water` gives a reflection."""
    boat = motif(
        sheet(poly((-4, -4), (2, -46), (30, -2)), fold, dark, shadow=0.7, soft=6, rim=1.6),
        sheet(poly((2, -46), (-26, -2), (8, -2)), paper, fold, shadow=0.4, soft=3, rim=1.8),
        sheet(poly((-54, -18), (-30, 10), (30, 10), (54, -18), (26, -6), (0, -2), (-26, -6)),
              paper, fold, shadow=0.9, soft=6, rim=1.8),
        sheet(poly((0, -2), (26, -6), (54, -18), (30, 10), (8, 10)), dark, shadow=0, rim=0.9,
              alpha=0.6, wrap=0),
    )
    if water is None:
        return boat
    mirror = blob((-46, 8), (0, 2), (46, 8), (30, 20), (0, 26), (-30, 20))
    return motif(sheet(mirror, water, shadow=0, rim=0, edge=0, wrap=0, alpha=0.45), boat)



def lantern_boat(
    hull: Colour = "#8a3c4a", dark: Colour = "#3c1c3c", person: Colour = "#3a1c3c",
    light: Colour = "#ffc050",
) -> Motif:
    """A rower in a pointed hat with a lantern at the bow, 130 wide, looking left."""
    return motif(
        sheet([taper([(-8, -30), (-7, -12), (-4, 2)], [10, 13, 14]), circle(-9, -41, 8),
               poly((-24, -43), (-9, -60), (7, -43))], person, shadow=0.8, rim=2.2),
        sheet([taper([(-5, -24), (10, -14), (24, -18)], [6, 5, 4]),
               taper([(40, -34), (24, -18), (-30, 26)], [2.5, 2.5, 6])], person, shadow=0.6,
              rim=1.8),
        sheet(taper([(-54, -16), (-60, -44), (-50, -60), (-40, -54)], [4, 3, 2.5, 2]), person,
              shadow=0.5, rim=1.6),
        pane(oval(-40, -42, 6, 8), light, 1.8, glow=14, spill=1.0),
        sheet(blob((-64, -18, "c"), (-40, -6), (0, -2), (40, -6), (64, -22, "c"), (54, 10),
                   (34, 26, "c"), (-36, 26, "c"), (-54, 10)), hull, dark, rim=2.2),
        mark(taper([(-60, -10), (-30, 2), (0, 5), (32, 2), (60, -12)], [1, 3, 3, 3, 1]),
             "#e0a070"),
    )
