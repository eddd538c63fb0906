"""Crowds: heads and shoulders from behind, queues, bearers, and people from straight above."""

import math
from dataclasses import replace
from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Sheet,
    blob,
    chance,
    circle,
    line,
    mark,
    motif,
    outline,
    oval,
    star,
    taper,
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
