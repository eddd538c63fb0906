"""The merry-go-round."""

import math

from atelier.engine import (
    Colour,
    Motif,
    blob,
    box,
    circle,
    leaf,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    shaded,
    sheet,
    star,
    taper,
)
from atelier.motifs.fair import GOLD, GOLD_END, gores, pennant, pole_horse, scalloped


def carousel(
    horses: bool = True, stripe: Colour = "#a83848", stripe_end: Colour = "#481430",
    cream: Colour = "#f0dcb4", cream_end: Colour = "#96706c", light: Colour = "#ffd888",
) -> Motif:
    """A merry-go-round with lit bulbs, 440 wide, 440 high; `horses` False leaves bare poles."""
    roof = [moved(gore, 0, -262) for gore in gores(214, 128, 13, 1.45, 30)]
    return motif(
        _floor(stripe, stripe_end),
        _drum(stripe_end, light),
        _riders(horses, back=True),
        _riders(horses, back=False),
        pennant(0, -386, 46, stripe),
        [sheet(gore, *((stripe, stripe_end) if i % 2 else (cream, cream_end)), shadow=0.4, soft=5,
               rim=1.3, through=0.4) for i, gore in enumerate(roof)],
        sheet(circle(0, -390, 9), GOLD, GOLD_END, shadow=0.6, soft=4, rim=1.6),
        _crown(stripe, stripe_end, cream, light),
    )


def _floor(colour: Colour, end: Colour) -> Motif:
    deck = blob((-196, -26), (-100, -46), (0, -52), (100, -46), (196, -26), (100, -6), (0, 0),
                (-100, -6))
    side = blob((-196, -26, "c"), (-100, -6), (0, 0), (100, -6), (196, -26, "c"), (194, -8, "c"),
                (100, 14), (0, 20), (-100, 14), (-194, -8, "c"))
    step = blob((-214, -6, "c"), (-110, 16), (0, 22), (110, 16), (214, -6, "c"), (212, 6, "c"),
                (110, 28), (0, 34), (-110, 28), (-212, 6, "c"))
    studs = [star(190 * math.sin(a), -15 + 25 * math.cos(a), 5, 4, 0.5)
             for a in (math.pi * ((i + 0.5) / 13 - 0.5) for i in range(13))]
    return motif(
        sheet(step, shaded(colour, 0.5), end, soft=12, rim=1.4),
        sheet(side, colour, end, shadow=0.8, soft=7, rim=1.4),
        sheet(deck, "#c08a58", "#7a4a3c", shadow=0.6, soft=6, rim=1.4),
        sheet(studs, GOLD, GOLD_END, shadow=0.3, soft=2, rim=1.1),
    ).at(0, -30)


def _drum(dark: Colour, light: Colour) -> Motif:
    """The middle with its mirrors."""
    core = box(-62, -280, 124, 220)
    mirrors = [oval(x, -178, w, 44) for x, w in ((-44, 10), (0, 26), (44, 10))]
    frames = [oval(x, -178, w + 5, 50) for x, w in ((-44, 10), (0, 26), (44, 10))]
    scrolls = [leaf(x, -118, 26, 9, a) for x in (-44, 0, 44) for a in (-150, -30, -90)]
    return motif(
        sheet(core, shaded(dark, 1.6), dark, soft=12, rim=1.2),
        sheet([*frames, *scrolls], GOLD, GOLD_END, shadow=0.6, soft=4, rim=1.4),
        pane(mirrors, light, 0.8, glow=12, spill=0.3),
        mark([outline(line((x - 6, -150), (x + 8, -206)), 2) for x in (-2, 10)], "#fff4d8",
             alpha=0.5),
        sheet(box(-70, -76, 140, 12, 3), GOLD, GOLD_END, shadow=0.6, soft=4, rim=1.3),
    )


def _riders(horses: bool, back: bool) -> Motif:
    places = ((-78, -68), (86, -66)) if back else ((-138, -48), (4, -38), (134, -46))
    if not horses:
        poles = [box(x - 2.6, -280, 5.2, 280 + y, 2) for x, y in places]
        return motif(sheet(poles, GOLD, GOLD_END, shadow=0.7, soft=5, rim=1.5))
    coats = (("#9a6a54", "#4c2838"), ("#c89a78", "#6a4048")) if back else (
        ("#e8d8c0", "#9a7880"), ("#5c4c70", "#281c40"), ("#d8a888", "#7a4850"))
    saddles = ("#3c6a8c", "#8a3c68") if back else ("#3c7a78", "#b83c48", "#4c5ca0")
    manes = ("#f0d8b0", "#5a3038") if back else ("#8a5a44", "#e8b878", "#5a2c34")
    scale = 0.58 if back else 0.84
    rises = (-12, 6) if back else (0, -24, -6)
    team = []
    for (x, y), coat, saddle, mane, rise in zip(places, coats, saddles, manes, rises, strict=True):
        staff = box(x - 2.6, -280, 5.2, 280 + y, 2)
        horse = pole_horse(*coat, saddle=saddle, mane=mane, pole=60)
        team.append(motif(sheet(staff, GOLD, GOLD_END, shadow=0.7, soft=5, rim=1.5),
                          motif(*horse.layers[2:]).at(x, y - 16 + rise, scale)))
    return motif(team)


def _crown(colour: Colour, end: Colour, cream: Colour, light: Colour) -> Motif:
    """The rounding board below the roof: panels, scallops and bulbs."""
    def around(angle: float, y: float) -> tuple[float, float]:
        return 218 * math.sin(angle), y + 30 * math.cos(angle)

    turns = [math.pi * ((i + 0.5) / 13 - 0.5) for i in range(13)]
    bulbs = [circle(*around(a, -258), 4.6) for a in (math.pi * (i / 26 - 0.5) for i in range(27))]
    shields = [oval(*around(a, -240), 12 * math.cos(a) + 1, 10) for a in turns]
    drops = [taper([around(a, -222), around(a, -212)], [3, 1.5]) for a in turns]
    return motif(
        sheet(scalloped(-222, 222, -266, 50, 13, 30), colour, end, shadow=1.1, soft=10, rim=1.7),
        sheet([*shields, *drops], cream, GOLD_END, shadow=0.5, soft=3, rim=1.3),
        sheet([star(*around(a, -240), 6 * math.cos(a) + 1, 5, 0.45) for a in turns], colour, end,
              shadow=0.2, soft=2),
        sheet(taper([around(math.pi * (i / 20 - 0.5), -264) for i in range(21)], [9, 9], steps=3),
              GOLD, GOLD_END, shadow=0.6, soft=4, rim=1.5),
        pane(bulbs, light, 1.7, glow=10, spill=0.6),
    )
