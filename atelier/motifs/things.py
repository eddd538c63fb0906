"""Small things: what lies about, hangs, or is held."""

from atelier.engine import Colour, Motif, blob, circle, minus, motif, poly, sheet, taper


def fish_bones(bone: Colour = "#f0d8b0", end: Colour = "#b88868") -> Motif:
    """The bones of a fish, 170 long, its head to the right, its middle at the origin."""
    parts = [
        taper([(-60, 6), (0, -2), (46, 0)], [3, 4, 5]),
        minus(blob((40, -16), (62, -14), (84, 2), (62, 14), (42, 14)), circle(64, -3, 4)),
        poly((-58, 6), (-84, -12), (-78, 6), (-86, 24)),
    ]
    for i in range(6):
        x, up, down = 34 - i * 14, 20 - i * 2.0, 18 - i * 1.8
        parts.append(taper([(x, 0), (x - 6, -up), (x - 14, -up * 1.3)], [3.4, 2.6, 1]))
        parts.append(taper([(x, 0), (x - 6, down), (x - 14, down * 1.33)], [3.4, 2.6, 1]))
    return motif(sheet(parts, bone, end, shadow=0.9, rim=1.6))


def ribs(bone: Colour = "#f0dcb0", end: Colour = "#a87858", count: int = 5) -> Motif:
    """Ribs of a great beast or ship sticking out of the ground, 120 wide."""
    return motif(*(
        sheet(taper([(i * 24, i * 10), (i * 24 - 10, i * 12 - 70), (i * 26 + 12, i * 20 - 140),
                     (i * 24 + 38, i * 26 - 154)], [9, 9, 7, 2]),
              bone, end, shadow=0.9, rim=1.8)
        for i in range(count)
    ))
