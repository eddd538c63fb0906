"""Beasts of the land, their feet at the origin."""

from atelier.engine import Colour, Motif, blob, motif, sheet, taper, union


def camel(coat: Colour = "#6a2a34", end: Colour = "#4a1a2c") -> Motif:
    """A small walking camel, 90 wide, looking right: for a far caravan."""
    legs = [
        taper([(x, -22), (x + knee, -10), (x + foot, 2)], [7, 4, 3.5])
        for x, knee, foot in ((-24, -2, -1), (-16, 2, 0), (22, -1, 2), (28, 3, 1))
    ]
    body = blob((-30, -28), (-20, -34), (-8, -48), (4, -34), (12, -36), (18, -46), (28, -34),
                (32, -24), (20, -18), (-20, -18))
    neck = taper([(28, -28), (42, -24), (46, -42), (48, -52)], [10, 9, 7, 6])
    head = blob((44, -54), (50, -60), (62, -56), (62, -51), (50, -48))
    return motif(sheet(union(body, neck, head, legs), coat, end, shadow=0.5, rim=1.6))
