"""Rowers in their boats, and those who swim and dive."""

import math
from dataclasses import replace
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Sheet,
    blob,
    circle,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    taper,
    union,
    within,
)
from atelier.motifs.people_heads import head_back
from atelier.motifs.rig import PEOPLE, Hat, Look, bent, bright, cut, deep, mitten, turned
from atelier.motifs.rig_side import Side, sideways, trunk

# The catch: leaning forward, arms long, before the pull.
PULL = Side(
    neck=(16, -54), shoulder=(11, -47), hip=(-8, -12), tilt=10,
    elbows=((30, -40), (28, -36)), hands=((49, -35), (46, -31)),
    knees=((20, -30), (18, -27)), ankles=((42, -9), (40, -7)), toes=((52, -14), (50, -12)),
)
PLUNGE = Side(
    neck=(36, -72), shoulder=(29, -78), hip=(-5, -98), tilt=118,
    elbows=((51, -62), (48, -58)), hands=((66, -42), (63, -38)),
    knees=((-34, -118), (-33, -113)), ankles=((-61, -139), (-61, -133)),
    toes=((-76, -152), (-76, -145)),
)


def rower(
    who: Look = PEOPLE[4], boat: Colour = "#8c4a34", oar: Colour = "#d8a868",
    hat: Hat | None = None, cargo: Motif | None = None,
) -> Motif:
    """Somebody rowing a small boat, 150 wide; the water line at the origin, the bow to the left.
    The cargo lies inside, behind the near side."""
    hull = blob((-84, -27, "c"), (-50, -15), (0, -11), (44, -15), (70, -27, "c"), (66, -6),
                (50, 9), (0, 14), (-48, 9), (-70, -4))
    strakes = [within(outline(line((-90, y - 12), (-46, y), (0, y + 4), (44, y), (80, y - 12)),
                              1.1), hull) for y in (-8, -1, 6)]
    gunwale = within(outline(line((-86, -26), (-50, -14), (0, -10), (44, -14), (72, -26)), 5), hull)
    blade = [taper([(46, -32), (14, -12), (-22, 12)], [2.4, 2.6, 2.6]),
             blob((-20, 8, "c"), (-30, 12), (-43, 22), (-45, 27), (-36, 26), (-22, 14, "c"))]
    far_oar = taper([(49, -36), (70, -16), (84, -2)], [2, 2, 2.4])
    inside = blob((-80, -24), (-50, -17), (0, -15), (44, -18), (67, -25), (44, -8), (0, -4),
                  (-50, -8))
    body = sideways(PULL, who, hat=hat, bare=0.45)
    return motif(
        cut(far_oar, deep(oar, 0.6), 0.5, 2), cut(inside, deep(boat, 0.3)), body,
        cargo or [], cut(hull, boat, 0.4, rim=1.3), mark(strakes, deep(boat, 0.25), alpha=0.6),
        cut(gunwale, bright(boat, 1.3), 0.5, 2), cut(blade, oar, 0.5, 2),
        cut(mitten(PULL.hands[1], -160, 0.9), who.skin, 0.5, 2),
    )


def rower_above(
    who: Look = PEOPLE[9], boat: Colour = "#6c3c2c", oar: Colour = "#e0b070",
) -> Motif:
    """A boat with its rower from straight above, 110 long, its middle the origin, bow up."""
    hull = blob((0, -56, "c"), (15, -34), (20, -4), (17, 28), (11, 46, "c"), (0, 49),
                (-11, 46, "c"), (-17, 28), (-20, -4), (-15, -34))
    floor = moved(hull, 0, 0, 0.82)
    planks = [within(outline(line((x, -60), (x * 1.2, 0), (x, 60)), 0.8), floor)
              for x in (-10, -5, 0, 5, 10)]
    seats = [within(taper([(-24, y), (24, y)], [6, 6]), hull) for y in (-20, 14, 36)]
    oars = [[taper([(side * 7, -9), (side * 21, -2), (side * 50, 16)], [2, 2.4, 2.4]),
             blob((side * 48, 12, "c"), (side * 58, 15), (side * 72, 27), (side * 71, 32),
                  (side * 60, 28), (side * 47, 18, "c"))] for side in (-1, 1)]
    arms = [bent((side * 11, 12), (side * 15, 0), (side * 7, -10), 8, 7, 6) for side in (-1, 1)]
    back = blob((-14, 10), (-8, 5), (8, 5), (14, 10), (13, 19), (0, 23), (-13, 19))
    hat = [cut(oval(0, 10, 12, 12.6), "#d8a848", 0.5, 3),
           mark([within(taper([(0, 10), (12 * math.cos(a), 10 + 12.6 * math.sin(a))], [0.3, 0.8]),
                        oval(0, 10, 12, 12.6)) for a in (i * math.pi / 8 for i in range(16))],
                "#7a4418", alpha=0.5),
           cut(circle(0, 9.4, 6.6), "#e0b454", 0.6, 2), mark(outline(circle(0, 9.4, 6.4), 1.2),
                                                              who.accent)]
    return motif(cut(hull, boat, 0.6, rim=1.4), cut(floor, deep(boat, 0.45), 0.7, 3),
                 mark(planks, bright(boat, 1.6), alpha=0.4), cut(seats, bright(boat, 1.3), 0.7, 3),
                 cut([part for one in oars for part in one], oar, 0.6, 3),
                 cut(back, who.cloth, 0.5, 3), cut(arms, who.cloth, 0.6, 3),
                 cut([circle(-7, -10, 3.4), circle(7, -10, 3.4)], who.skin, 0.5, 2), hat)


def swimmer_diving(
    who: Look = PEOPLE[1], suit: Colour = "#c83c34", hat: Hat = "bathing",
) -> Motif:
    """Somebody diving head first to the lower right, 150 across; the hands reach the origin."""
    side = PLUNGE
    body = trunk(side, 17, 14, 16)
    costume = within(taper([(28, -79), (10, -89), (-6, -98), (-16, -105)], [20, 21, 21, 20],
                           round_ends=False), body)
    stripes = [within(taper([(x, -60 - x * 0.2), (x + 10, -110 - x * 0.2)], [2, 2]), costume)
               for x in (-12, -5, 2, 9, 16)]
    return sideways(
        side, replace(who, cloth=who.skin, accent=suit), hat=hat, legs=who.skin, shoe=who.skin,
        coat=[cut(body, who.skin, 0.55, rim=1.2), cut(costume, suit, 0.6, 3),
              mark(stripes, "#fff0d8", alpha=0.85)], width=11.5,
    ).at(-70, 34)


def diving_legs(skin: Colour = PEOPLE[3].skin, suit: Colour = "#345c84") -> Motif:
    """Two legs that disappear head first, 70 high; the surface at the origin."""
    legs = [union(bent((-5, 2), (-9, -31), (-24, -62), 13, 10, 5.6),
                  taper([(-24, -61), (-29, -70), (-31, -78)], [5.6, 5.4, 2])),
            union(bent((6, 2), (7, -34), (17, -66), 13, 10, 5.6),
                  taper([(17, -65), (19, -74), (18, -83)], [5.6, 5.4, 2]))]
    seat = blob((-13, 4, "c"), (-13, -8), (-10, -19, "c"), (0, -13), (11, -20, "c"), (14, -8),
                (14, 4, "c"))
    stripes = [within(taper([(-16, y), (16, y - 1)], [2, 2]), seat) for y in (-12, -5, 2)]
    return motif(cut(legs, skin, 0.55, rim=1.2), cut(seat, suit, 0.6, 3),
                 mark(stripes, "#fff0d8", alpha=0.85))


def bather(who: Look = PEOPLE[2], arms: Literal["none", "up"] = "none") -> Motif:
    """Head and shoulders of a swimmer from behind in a striped cap; the surface at the origin."""
    shoulders = blob((-20, 4, "c"), (-18, -4), (-9, -9), (0, -11), (9, -9), (18, -4), (20, 4, "c"))
    straps = [within(taper([(side * 12, -10), (side * 8, 6)], [2.6, 2.6]), shoulders)
              for side in (-1, 1)]
    raised: list[Sheet] = []
    if arms == "up":
        raised = [cut(bent((14, -4), (27, -18), (24, -38), 8, 7, 5), who.skin, 0.5, 3),
                  cut(mitten((24, -37), turned((27, -18), (24, -38)), 1), who.skin, 0.5, 2)]
    head = head_back(replace(who, hairdo="short"), "bathing").at(0, -5)
    return motif(raised, head, cut(shoulders, who.skin, 0.5, rim=1.2), mark(straps, who.accent))
