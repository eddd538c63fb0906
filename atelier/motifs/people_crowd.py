"""Crowds: heads and shoulders from behind, queues, bearers, and people from straight above."""

import math
from dataclasses import replace
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Point,
    Sheet,
    all_within,
    blob,
    chance,
    circle,
    leaf,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    shaded,
    sheet,
    star,
    taper,
    union,
    within,
)
from atelier.motifs.people_boats import bather
from atelier.motifs.people_heads import head_back
from atelier.motifs.people_walk import Clothes, walker_back
from atelier.motifs.people_work import porter
from atelier.motifs.rig import PEOPLE, SKINS, Hairdo, Hat, Look, bent, bright, cut, deep

Kind = Literal["public", "children", "bathers"]

PUBLIC: tuple[tuple[int, Hairdo, Hat], ...] = (
    (0, "short", "bowler"), (1, "afro", "none"), (5, "bun", "none"), (4, "crop", "brim"),
    (10, "short", "veil"), (2, "plaits", "beret"), (9, "short", "turban"), (6, "bald", "none"),
    (3, "long", "none"), (7, "locks", "woolly"), (8, "bob", "straw"), (11, "curls", "none"),
    (0, "short", "top"), (5, "bun", "kerchief"), (4, "crop", "cap"),
)
PUPILS: tuple[tuple[int, Hairdo, Hat], ...] = (
    (2, "plaits", "none"), (11, "curls", "none"), (0, "short", "cap"), (3, "tail", "none"),
    (1, "afro", "none"), (8, "bob", "none"), (10, "short", "veil"), (4, "crop", "none"),
    (9, "short", "none"), (7, "locks", "none"), (5, "bun", "none"), (6, "curls", "woolly"),
)


def bust_back(who: Look = PEOPLE[2], hat: Hat | None = None) -> Motif:
    """Head and shoulders of anybody from behind, 120 wide; the lower edge at the origin."""
    shoulders = blob((-22, 0, "c"), (-21, -9), (-15, -16), (-5, -20), (5, -20), (15, -16), (21, -9),
                     (22, 0, "c"))
    collar = within(outline(line((-9, -19.4), (0, -15), (9, -19.4)), 4.6), shoulders)
    seam = within(taper([(0, -16), (0.4, 0)], [0.6, 0.9]), shoulders)
    folds = [within(taper([(s * 14, -15), (s * 15, -2)], [0.3, 1]), shoulders) for s in (-1, 1)]
    below = who.hairdo in ("long", "locks", "tail") or (hat or who.hat) in ("veil", "hood")
    head = head_back(who, hat).at(0, -18)
    body = [cut(shoulders, who.cloth, 0.4, rim=1.3),
            mark([seam, *folds], deep(who.cloth, 0.3), alpha=0.55)]
    trim = mark(collar, who.accent, alpha=0.9)
    return motif(body, trim, head).at(0, 0, 2.7) if below else motif(body, head, trim).at(0, 0, 2.7)


def crowd_heads(
    count: int = 7, step: float = 112, kind: Kind = "public", name: str = "crowd",
    waves: float = 12,
) -> Motif:
    """A row of heads and shoulders from behind, centred; another name gives other people."""
    dice = chance("crowd heads", name)
    casts = list(PUPILS if kind == "children" else PUBLIC)
    start = dice.randrange(len(casts))
    row = []
    for index in range(count):
        number, hairdo, hat = casts[(start + index) % len(casts)]
        who = replace(PEOPLE[number], hairdo=hairdo, hat=hat)
        if kind == "bathers":
            who = replace(who, accent=("#c83430", "#2c6c9c", "#d89828")[(start + index) % 3])
        size = dice.uniform(0.9, 1.08) * (0.86 if kind == "children" else 1)
        x = (index - (count - 1) / 2) * step + dice.uniform(-0.06, 0.06) * step
        one = bather(who).at(0, 0, 2.7) if kind == "bathers" else bust_back(who, who.hat)
        row.append(one.at(x, dice.uniform(-waves, waves * 0.2), size, dice.uniform(-5, 5)))
    return motif(row[1::2], row[::2])


def queue(count: int = 7, step: float = 74, name: str = "queue") -> Motif:
    """People of every age who wait in line from behind, each with a letter at the back."""
    dice = chance("queue", name)
    clothes: tuple[Clothes, ...] = ("coat", "dress", "jacket", "shawl", "robe", "raincoat")
    start = dice.randrange(len(PUBLIC))
    people = []
    for index in range(count):
        number, hairdo, hat = PUBLIC[(start + index * 2) % len(PUBLIC)]
        who = replace(PEOPLE[number], hairdo=hairdo, hat=hat)
        size = 0.66 if index % 5 == 3 else dice.uniform(0.92, 1.06)
        one = walker_back(who, clothes[(start + index) % 6], "letter", hat)
        people.append(one.at((index - (count - 1) / 2) * step, dice.uniform(-5, 5), size,
                             flip=dice.random() < 0.5))
    return motif(people)


def bearers(count: int = 8, step: float = 62, name: str = "bearers") -> Motif:
    """A file of bearers of many kinds under one pole, walking right; the ground at the origin."""
    dice = chance("bearers", name)
    start = dice.randrange(len(PUBLIC))
    people = []
    for index in range(count):
        number, hairdo, hat = PUBLIC[(start + index) % len(PUBLIC)]
        who = replace(PEOPLE[number], hairdo=hairdo)
        one = porter(who, "none", hat=hat if hat in ("turban", "cap", "kerchief",
                                                     "veil") else "none")
        people.append(one.at((index - (count - 1) / 2) * step, dice.uniform(-3, 3), 1))
    half = count * step / 2 + 30
    pole = taper([(-half, -103), (half, -102)], [5, 5])
    return motif(cut(pole, "#7c4c30", 0.6, 3), people)


def dancer_above(
    who: Look = PEOPLE[3], hat: Literal["straw", "parasol", "hair"] = "straw",
) -> Motif:
    """A dancer from straight above, 60 across: whirling skirt, two arms, a hat."""
    skirt = blob(*((math.cos(a) * r, math.sin(a) * r) for a, r in
                   ((i * math.pi / 12, 30 if i % 2 else 27) for i in range(24))))
    pleats = [taper([(math.cos(a) * 8, math.sin(a) * 8), (math.cos(a + 0.3) * 25,
                                                          math.sin(a + 0.3) * 25)], [0.4, 1.6])
              for a in (i * math.pi / 9 for i in range(18))]
    arms = [bent((s * 8, 0), (s * 20, s * -8), (s * 32, s * -3), 7, 6, 5) for s in (-1, 1)]
    hands = [circle(s * 33, s * -3, 3.4) for s in (-1, 1)]
    parts: list[Sheet] = [
        cut(skirt, who.cloth, 0.5, rim=1.3), mark(pleats, deep(who.cloth, 0.3), alpha=0.5),
        cut(hands, who.skin, 0.6, 2), cut(arms, bright(who.cloth, 1.2), 0.6, 3),
        cut(oval(0, 0, 13, 8), bright(who.cloth, 1.2), 0.6, 3),
    ]
    return motif(parts, _top(who, hat))


def _top(who: Look, hat: str) -> list[Sheet]:
    match hat:
        case "straw":
            rings = [outline(circle(0, 0, r), 0.7) for r in (5.4, 8.6, 11.4)]
            return [cut(circle(0, 0, 13), "#d8a848", 0.6, 3), mark(rings, "#7a4418", alpha=0.5),
                    cut(circle(0, 0, 6), "#e4b858", 0.7, 2), mark(outline(circle(0, 0, 6), 1.4),
                                                                  who.accent)]
        case "parasol":
            panels = [blob((0, 0, "c"), (math.cos(a) * 25, math.sin(a) * 25, "c"),
                           (math.cos(a + 0.39) * 23, math.sin(a + 0.39) * 23),
                           (math.cos(a + 0.785) * 25, math.sin(a + 0.785) * 25, "c"))
                      for a in (i * math.pi / 4 for i in range(8))]
            return [cut(panels, who.accent, 0.6, 4), mark(panels[::2], "#fff0d8", alpha=0.8),
                    cut(circle(0, 0, 2), who.accent, 0.5, 2)]
        case _:
            return [cut(oval(0, 0, 8.6, 9.4), who.hair, 0.6, 3),
                    mark(star(0, 0, 4, 7, 0.3), bright(who.hair, 2.4), alpha=0.4)]


def twins_back(
    skin: Colour = SKINS[0], cloth: Colour = "#34587c", hair: Colour = "#b84c1c",
) -> Motif:
    """Two alike side by side from behind, 150 high."""
    who = Look(skin, hair, "plaits", "none", cloth, "#2c2434", "#f0d090")
    one = walker_back(who, "dress", "nothing", still=True)
    return motif(one.at(-27, 0), one.at(27, 0, flip=True))


RUNNER_HOLDS: Point = (-78, -58)


def runner_above(who: Look = PEOPLE[2], shoe: Colour = "#283c9c") -> Motif:
    """A child in a frock who runs to the right, from above, 180 long: plaits fly, the far arm is
    back, its hand at `RUNNER_HOLDS`."""
    deep = shaded(who.cloth, 0.5)
    legs = [taper([(-40, 16), (-92, 22)], [22, 14]), taper([(6, -14), (62, -20)], [22, 15])]
    shoes = [oval(-106, 24, 20, 11, 4), oval(78, -22, 20, 11, -4)]
    skirt = moved(union(oval(0, 0, 46, 44), [circle(44 * math.cos(a), 42 * math.sin(a), 10)
                                             for a in (k * math.tau / 14 for k in range(14))]),
                  -30, 0)
    pleats = [taper([(-14, 4 * math.sin(a)), (-30 + 52 * math.cos(a), 50 * math.sin(a))],
                    [0.6, 3]) for a in (k * math.tau / 14 + 0.22 for k in range(14))]
    bodice = blob((-12, -26), (8, -40), (22, -30), (26, 0), (22, 30), (8, 40), (-12, 26), (-18, 0))
    back_arm = [(8.0, -34.0), (-34.0, -58.0), RUNNER_HOLDS]
    fore_arm = [(10.0, 34.0), (48.0, 50.0), (74.0, 30.0)]
    arms = [taper(back_arm, [20, 15, 12]), taper(fore_arm, [20, 15, 12])]
    hands = [oval(RUNNER_HOLDS[0] - 5, RUNNER_HOLDS[1] + 1, 11, 9), oval(81, 26, 11, 9, -30)]
    puffs = [oval(2, -38, 20, 15, 24), oval(6, 38, 20, 15, -14)]
    collar = [leaf(20, s * 4, 36, 22, s * 118) for s in (-1, 1)]
    plaits = [union([oval(-4 - k * 11, s * (18 + k * 5), 9.4 - k * 0.8, 8.4 - k * 0.8)
                     for k in range(5)]) for s in (-1, 1)]
    bows = [leaf(-52, s * 39, 20, 9, a) for s in (-1, 1) for a in (60, 120, 240, 300)]
    hair = moved(blob((-30, 0), (-22, -22), (0, -29), (18, -24), (23, 0), (18, 24), (0, 29),
                      (-22, 22)), 26, 0)
    strands = [taper([(0, 0), (22, s * y * 0.8), (44, s * y)], [0.6, 2, 0.6])
               for s in (-1, 1) for y in (8, 16, 22)]
    face = [oval(38, 0, 20, 22), oval(59, 0, 6, 5)]
    return motif(
        sheet(legs, who.under, shaded(who.under, 0.5), shadow=0.9, soft=5, rim=1.6),
        sheet(shoes, shoe, shaded(shoe, 0.5), shadow=0.9, soft=5, rim=1.6),
        sheet(arms, who.skin, shaded(who.skin, 0.6), shadow=1, soft=5, rim=1.6),
        sheet(hands, who.skin, shaded(who.skin, 0.7), shadow=0.6, soft=5, rim=1.6),
        sheet(skirt, who.cloth, deep, shadow=1.2, soft=9, lift=8, rim=2, puff=0.1),
        mark(all_within(pleats, skirt), deep, alpha=0.8),
        sheet(puffs, who.cloth, deep, shadow=1, soft=5, rim=1.6),
        sheet(bodice, who.cloth, deep, shadow=1, soft=5, rim=1.6),
        sheet(collar, who.accent, shaded(who.accent, 0.6), shadow=0.8, soft=5, rim=1.6),
        sheet(face, who.skin, shaded(who.skin, 0.7), shadow=0.8, soft=5, rim=1.6),
        sheet(plaits, who.hair, shaded(who.hair, 0.5), shadow=0.9, soft=5, rim=1.6),
        sheet(bows, who.accent, shaded(who.accent, 0.5), shadow=0.6, soft=5, rim=1.6),
        sheet(hair, shaded(who.hair, 1.2), shaded(who.hair, 0.6), shadow=0.9, soft=6, lift=6,
              rim=2, puff=0.1),
        mark(all_within(strands, hair), shaded(who.hair, 2), alpha=0.6),
        mark(taper([(-2, 0), (48, 0)], [2.4, 1]), who.skin, alpha=0.7),
    )
