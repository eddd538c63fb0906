"""A full moon, and suns of several kinds."""

import math
from typing import Literal

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    all_within,
    box,
    chance,
    circle,
    leaf,
    mark,
    minus,
    motif,
    moved,
    oval,
    pane,
    poly,
    ring,
    shaded,
    sheet,
    swirl,
    taper,
    union,
)

Kind = Literal["rays", "flames", "petals", "disc", "coin"]


def full_moon(
    radius: float = 150, colour: Colour = "#fff0c4", deep: Colour = "#d8a058",
    strength: float = 1.05,
) -> Motif:
    """A round shining moon with seas and craters cut in, its middle the origin."""
    r = radius
    face = circle(0, 0, r)
    seas = [moved(_sea(i), x * r, y * r, s * r, t) for i, (x, y, s, t) in enumerate(
        ((-0.34, -0.3, 0.4, 10), (0.2, -0.46, 0.26, 60), (0.36, 0.02, 0.3, 120),
         (-0.16, 0.3, 0.24, 200), (0.1, 0.58, 0.22, 300)))]
    places = ((-0.62, 0.3, 0.09), (0.6, -0.4, 0.07), (-0.04, -0.04, 0.1), (0.62, 0.4, 0.11),
              (-0.36, 0.66, 0.08), (0.02, -0.8, 0.06), (-0.78, -0.12, 0.05), (0.34, 0.36, 0.06),
              (0.84, 0.02, 0.05), (-0.5, 0.02, 0.05))
    rims = [ring(x * r, y * r, s * r * 0.62, s * r) for x, y, s in places]
    holes = [circle(x * r + s * r * 0.12, y * r + s * r * 0.12, s * r * 0.5) for x, y, s in places]
    rays = [taper([(0.34 * r + 0.1 * r * math.cos(a), 0.36 * r + 0.1 * r * math.sin(a)),
                   (0.34 * r + 0.27 * r * math.cos(a), 0.36 * r + 0.27 * r * math.sin(a))],
                  [r * 0.018, 0.5]) for a in (math.pi * i / 5 for i in range(10))]
    limb = minus(face, circle(-r * 0.09, -r * 0.09, r * 0.99))
    return motif(
        Halo(0, 0, r * 1.7, colour, 0.35),
        sheet(face, deep, soft=14, rim=2),
        pane(face, colour, strength, glow=22, spill=0.4),
        mark(all_within(seas, face), deep, rim=0.5, alpha=0.46),
        mark(limb, deep, rim=0.2, alpha=0.45),
        mark(all_within(holes, face), shaded(deep, 0.7), rim=0.4, alpha=0.55),
        mark([*all_within(rims, face), *rays], "#fffbe8", rim=0.5, alpha=0.55),
    )


def _sea(index: int) -> Path:
    """A soft dark patch about one unit wide."""
    dice = chance("moon sea", index)
    return union([oval(dice.uniform(-0.4, 0.4), dice.uniform(-0.3, 0.3), dice.uniform(0.4, 0.7),
                       dice.uniform(0.3, 0.5), dice.uniform(0, 180)) for _ in range(4)])


def sun(
    kind: Kind = "rays", radius: float = 90, colour: Colour = "#ffdc78", deep: Colour = "#e07830",
    strength: float = 1.15,
) -> Motif:
    """A cut sun, its disc's middle the origin: straight rays, flames, petals, a disc or a coin.

    The rays reach 1.75 radii out; disc has only rings, coin is dull gold with a milled edge.
    """
    r = radius
    if kind == "coin":
        return _coin_sun(r, colour, deep)
    crown = {"rays": _straight_rays, "flames": _flame_rays, "petals": _petal_rays,
             "disc": _rings}[kind](r, colour, deep)
    spiral = [swirl(0, 0, r * 0.62, 2.1, r * 0.05, 1, 40)]
    dots = [circle(r * 0.78 * math.cos(a), r * 0.78 * math.sin(a), r * 0.035)
            for a in (math.pi * i / 12 for i in range(24))]
    return motif(
        Halo(0, 0, r * 2.5, colour, 0.4), crown,
        sheet(circle(0, 0, r), deep, soft=10, rim=1.8),
        pane(circle(0, 0, r * 0.97), colour, strength, glow=22, spill=0.45),
        mark([ring(0, 0, r * 0.86, r * 0.89), *dots, *spiral], deep, rim=0.4, alpha=0.5),
    )


def _turned(paths: list[Path], count: int, start: float = 0) -> list[Path]:
    return [moved(path, turn=start + 360 * k / count) for k in range(count) for path in paths]


def _straight_rays(r: float, colour: Colour, deep: Colour) -> Motif:
    long = poly((-r * 0.13, -r * 1.06), (0, -r * 1.75), (r * 0.13, -r * 1.06))
    short = poly((-r * 0.1, -r * 1.08), (0, -r * 1.42), (r * 0.1, -r * 1.08))
    cut = poly((-r * 0.045, -r * 1.14), (0, -r * 1.5), (r * 0.045, -r * 1.14))
    return motif(
        sheet(_turned([short], 14, 360 / 28), deep, shaded(deep, 0.7), shadow=0.7, soft=7, rim=1.5,
              through=0.6),
        sheet(_turned([long], 14), colour, deep, holes=_turned([cut], 14), shadow=0.8, soft=7,
              rim=1.7, through=0.7))


def _flame_rays(r: float, colour: Colour, deep: Colour) -> Motif:
    lick = taper([(0, -r * 0.98), (r * 0.16, -r * 1.2), (-r * 0.06, -r * 1.42),
                  (r * 0.14, -r * 1.72)], [r * 0.3, r * 0.24, r * 0.16, 1])
    small = taper([(0, -r), (-r * 0.12, -r * 1.16), (r * 0.06, -r * 1.38)], [r * 0.26, r * 0.18, 1])
    vein = taper([(0, -r * 1.02), (r * 0.13, -r * 1.2), (-r * 0.02, -r * 1.4)], [r * 0.06,
                                                                                 r * 0.04, 1])
    return motif(
        sheet(_turned([small], 12, 15), deep, shaded(deep, 0.6), shadow=0.7, soft=7, rim=1.5,
              through=0.6),
        sheet(_turned([lick], 12), colour, deep, shadow=0.8, soft=7, rim=1.7, through=0.7),
        mark(_turned([vein], 12), deep, alpha=0.6))


def _petal_rays(r: float, colour: Colour, deep: Colour) -> Motif:
    petal = leaf(0, -r * 0.9, r * 0.78, r * 0.4, -90)
    behind = leaf(0, -r * 0.9, r * 0.94, r * 0.34, -90)
    vein = taper([(0, -r * 1.04), (0, -r * 1.5)], [r * 0.045, 0.6])
    beads = [circle(r * 1.86 * math.cos(a), r * 1.86 * math.sin(a), r * 0.055)
             for a in (math.pi * (i + 0.5) / 8 for i in range(16))]
    return motif(
        sheet(_turned([behind], 16, 360 / 32), deep, shaded(deep, 0.6), shadow=0.7, soft=7, rim=1.5,
              through=0.6),
        sheet(_turned([petal], 16), colour, deep, shadow=0.8, soft=7, rim=1.7, through=0.7),
        mark(_turned([vein], 16), deep, alpha=0.6),
        sheet(beads, colour, deep, shadow=0.4, soft=4, rim=1.6))


def _rings(r: float, _: Colour, deep: Colour) -> Motif:
    return motif(
        sheet(circle(0, 0, r * 1.5), shaded(deep, 0.55), shaded(deep, 0.4), shadow=0.6, soft=12,
              rim=1.3, through=0.5),
        sheet(circle(0, 0, r * 1.24), deep, shaded(deep, 0.7), shadow=0.6, soft=10, rim=1.5,
              through=0.6))


def _coin_sun(r: float, colour: Colour, deep: Colour) -> Motif:
    edge = minus(circle(0, 0, r), _turned([box(-r * 0.016, -r * 1.02, r * 0.032, r * 0.06)], 48))
    rays = _turned([leaf(0, -r * 0.34, r * 0.44, r * 0.17, -90)], 12)
    return motif(
        sheet(edge, colour, deep, shadow=1, soft=9, rim=1.9),
        sheet(ring(0, 0, r * 0.82, r * 0.87), shaded(colour, 0.6), deep, shadow=0.3, soft=3,
              rim=1.2),
        sheet(rays, shaded(colour, 0.62), shaded(deep, 0.7), shadow=0.3, soft=3, rim=1.1),
        sheet(circle(0, 0, r * 0.3), shaded(colour, 1.2), deep, shadow=0.5, soft=4, rim=1.5),
        mark(swirl(0, 0, r * 0.2, 1.6, r * 0.045, 1, 30), deep, alpha=0.7))
