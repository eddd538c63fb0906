"""Bees that go to work."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    all_within,
    blob,
    box,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    shaded,
    sheet,
    star,
    taper,
    union,
)

Luggage = Literal["satchel", "case", "none"]


def bee(
    gold: Colour = "#e8a02c", end: Colour = "#8c4a14", dark: Colour = "#2c1a1c",
    wings: Colour = "#d8e4e0", hat: Colour | None = None, luggage: Luggage = "none",
    asleep: bool = False,
) -> Motif:
    """A bee that flies to the right, 125 wide, round its middle; asleep its wings are folded."""
    body = blob((18, -28), (26, 2), (10, 26), (-24, 28), (-50, 14), (-66, 4, "c"), (-54, -16),
                (-28, -32))
    bands = [blob((x, -44, "c"), (x - 8, 0), (x - 2, 40, "c"), (x - 15, 40, "c"), (x - 21, 0),
                  (x - 13, -44, "c")) for x in (-2, -24, -45)]
    hairs = [taper([(10 - i * 21, -20 + j * 11), (4 - i * 21, -17 + j * 11)], [2, 0.6])
             for i in range(3) for j in range(4)]
    ruff = [leaf(20, -2, 27, 11, a) for a in range(0, 360, 30)]
    legs = [taper([(x, 18), (x + 5, 30), (x - 3, 40)], [4.4, 3.4, 1.6]) for x in (-14, 2, 18)]
    return motif(
        _bee_wings(wings, asleep, far=True),
        sheet(legs, dark, shadow=0.5, soft=3, rim=1.4),
        sheet(body, gold, end, shadow=1, soft=8, rim=2, puff=0.12),
        sheet(all_within(bands, body), dark, shaded(dark, 0.6), shadow=0.4, soft=3, rim=1.2),
        mark(all_within(hairs, body), shaded(gold, 1.8), alpha=0.7),
        sheet(ruff[::2], shaded(gold, 0.7), end, shadow=0.6, soft=3, rim=1.4),
        sheet(ruff[1::2], shaded(gold, 1.3), gold, shadow=0.5, soft=3, rim=1.4),
        _bee_head(gold, dark, asleep),
        _bowler(hat) if hat else motif(),
        _bee_wings(wings, asleep, far=False),
        _luggage(luggage, dark),
    )


def _bee_wings(colour: Colour, asleep: bool, far: bool) -> Motif:
    turns = (202, 186) if asleep else ((-78, -104) if far else (-112, -138))
    shift = 8 if far else 0
    long = [blob((0, 0, "c"), (22, -15), (52, -17), (66, -4), (54, 9), (24, 7)),
            blob((0, 0, "c"), (18, -9), (38, -10), (48, -1), (38, 8), (18, 6))]
    pair = [motif(sheet(shape, colour, shaded(colour, 0.45), shadow=0.6, soft=5, rim=1.6,
                        alpha=0.86),
                  mark([taper([(4, -1), (reach * 0.5, -6), (reach * 0.86, -8)], [1.8, 1.2, 0.4]),
                        taper([(4, 0), (reach * 0.5, 0), (reach * 0.86, 1)], [1.8, 1.2, 0.4])],
                       shaded(colour, 0.3), alpha=0.7)).at(-2 - index * 10 + shift, -20, 1, turn)
            for index, (shape, turn, reach) in enumerate(zip(long, turns, (66, 48), strict=True))]
    return motif(pair[::-1])


def _bee_head(gold: Colour, dark: Colour, asleep: bool) -> Motif:
    feelers = [union(taper([(44, -20), (54, -34), (66, -36)], [3, 2.4, 2]), circle(67, -36, 3)),
               union(taper([(38, -20), (44, -38), (54, -44)], [3, 2.4, 2]), circle(55, -44, 3))]
    eye = (mark(outline(line((44, -2), (50, 2), (56, -2)), 2.4), shaded(gold, 1.6)) if asleep else
           motif(sheet(circle(49, -4, 9), "#fff0d0", gold, shadow=0.4, soft=2, rim=1),
                 mark(circle(51, -4, 6), "#180c10"), mark(circle(53.4, -6.6, 2.1), "#fff8e8")))
    return motif(
        sheet(feelers, dark, shadow=0.5, soft=3, rim=1.4),
        sheet(oval(42, -2, 20, 19), shaded(dark, 1.6), dark, shadow=0.8, soft=4, rim=1.8),
        eye,
        mark(outline(line((50, 9), (55, 10), (59, 6)), 1.7), shaded(gold, 1.4)),
    )


def _bowler(felt: Colour) -> Motif:
    crown = blob((27, -17, "c"), (26, -34), (38, -42), (52, -36), (53, -20, "c"), (40, -16))
    brim = taper([(18, -17), (28, -13), (52, -16), (63, -23)], [3, 6, 6, 3])
    return motif(sheet(crown, felt, shaded(felt, 0.5), shadow=0.7, soft=3, rim=1.8),
                 mark(taper([(27, -21), (40, -18), (53, -23)], [4, 4, 4]), shaded(felt, 2.4)),
                 sheet(brim, felt, shaded(felt, 0.6), shadow=0.6, soft=3, rim=1.8)).at(2, 0)


def _luggage(kind: Luggage, dark: Colour) -> Motif:
    if kind == "none":
        return motif()
    if kind == "case":
        grip = outline(line((6, 42), (10, 35), (20, 35), (24, 42)), 3)
        return motif(
            sheet(grip, "#3c2018", shadow=0.5, soft=2),
            sheet(box(-8, 41, 46, 31, 4), "#8c3c2c", "#4c1c1c", shadow=0.8, soft=4, rim=1.8),
            mark([box(-2, 41, 4, 31), box(28, 41, 4, 31)], "#e0a860"),
        )
    strap = taper([(26, -24), (8, 0), (-8, 26)], [3.4, 3.4, 3.4])
    bag = box(-28, 16, 34, 26, 5)
    flap = blob((-29, 15, "c"), (7, 15, "c"), (5, 27), (-11, 34), (-27, 27))
    return motif(
        sheet(strap, "#5c2c1c", shadow=0.5, soft=2, rim=1.2),
        sheet(bag, "#9c5430", "#5c2c20", shadow=0.8, soft=4, rim=1.7),
        sheet(flap, "#b86c3c", "#7c4024", shadow=0.6, soft=2, rim=1.5),
        mark(star(-11, 29, 3.6, 4, 0.4), dark),
    )
