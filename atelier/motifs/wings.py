"""A bird's wing, raised."""

from atelier.engine import Colour, Motif, Point, mark, motif, moved, shaded, sheet, taper
from atelier.motifs._plumage import fan, tier


def wing(
    colour: Colour = "#2a2c4c", end: Colour = "#121426", sheen: Colour = "#5a64a8",
    length: float = 200,
) -> Motif:
    """A raised wing in three tiers, leaning back to the left; its root at the origin."""
    scale = length / 200
    arm: list[Point] = [(-26, 8), (-18, -34), (4, -76), (44, -112)]
    long = fan(arm, (-204, -176, -146, -102), (54, 84, 122, 128), 26, 12)
    short = fan([(x + 4, y - 2) for x, y in arm], (-204, -176, -148, -108), (38, 56, 72, 70), 24,
                11)
    cover = fan([(x + 8, y - 2) for x, y in arm], (-200, -176, -150, -114), (22, 32, 38, 36), 20,
                10)
    bone = taper([(6, 12), (-2, -30), (16, -78), (52, -116)], [32, 25, 17, 6])
    quills = [moved(taper([(14, 0), (60, 0)], [0.5, 1.6]), x, y, turn=turn)
              for x, y, turn in ((-22, -18, -190), (-12, -50, -168), (10, -82, -142),
                                 (34, -104, -112))]
    return motif(
        tier(long, colour, end),
        tier(short, shaded(colour, 1.3), colour),
        mark(quills, sheen, alpha=0.5),
        tier(cover, shaded(sheen, 0.7), colour),
        sheet(bone, sheen, colour, shadow=0.5, soft=4, rim=1.5),
    ).at(0, 0, scale)
