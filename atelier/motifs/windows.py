"""Windows and drapery."""

import math

from atelier.engine import (
    Colour,
    Motif,
    Path,
    arched,
    blob,
    box,
    circle,
    mark,
    minus,
    motif,
    moved,
    pane,
    ring,
    shaded,
    sheet,
    star,
    taper,
)

GOLD, GOLD_END = "#f0c070", "#a0602c"


def window(
    width: float = 130, height: float = 210, frame: Colour = "#7a4c38",
    frame_end: Colour = "#34202c", light: Colour | None = "#ffcf78", arch: bool = True,
    drape: Colour | None = None,
) -> Motif:
    """A window with cross bars and a sill; with `light` None one sees what stands behind it.

    The opening is `width` by `height`, its foot at the origin; `drape` hangs a curtain in it.
    """
    half, bar = width / 2, width * 0.055
    hole = _hole(width, height, arch)
    outer = moved(_hole(width * 1.22, height + width * 0.11, arch), 0, width * 0.04)
    cross = [box(-bar / 2, -height, bar, height), box(-half, -height * 0.62, width, bar)]
    cross += [box(s * half / 2 - bar * 0.3, -height, bar * 0.6, height) for s in (-1, 1)]
    cross += [box(-half, -height * 0.3, width, bar * 0.6)]
    shine = motif() if light is None else motif(pane(hole, light, 1.1, glow=16, spill=0.45))
    cloth = motif() if drape is None else _drapes(width, height, drape).inside(hole)
    return motif(
        shine, cloth,
        sheet(cross, frame, frame_end, inside=hole, shadow=0.7, soft=5, rim=1.3),
        sheet(minus(outer, hole), frame, frame_end, shadow=1, soft=10, rim=1.8),
        sheet(_studs(half, height, arch), shaded(frame, 1.7), frame, shadow=0.3, soft=2, rim=1),
        sheet(box(-half * 1.36, -3, width * 1.36, width * 0.09, 3), shaded(frame, 1.3), frame_end,
              shadow=1, soft=8, rim=1.8),
        sheet([blob((s * half - 9, width * 0.08, "c"), (s * half - 6, width * 0.2),
                    (s * half, width * 0.24, "c"), (s * half + 6, width * 0.2),
                    (s * half + 9, width * 0.08, "c")) for s in (-0.9, 0.9)], frame, frame_end,
              shadow=0.7, soft=5, rim=1.4),
    )


def _hole(width: float, height: float, arch: bool) -> Path:
    return arched(0, 0, width, height) if arch else box(-width / 2, -height, width, height)


def _studs(half: float, height: float, arch: bool) -> list[Path]:
    """Small stars along the frame."""
    far = half * 1.11
    cuts = [star(s * far, -height * q, half * 0.09, 4, 0.4) for s in (-1, 1)
            for q in (0.1, 0.26, 0.42, 0.58)]
    if arch:
        cuts += [star(far * math.cos(a), -height + half - far * math.sin(a), half * 0.09, 4, 0.4)
                 for a in (math.pi * i / 8 for i in range(1, 8))]
    return cuts


def _drapes(width: float, height: float, cloth: Colour) -> Motif:
    half, folds = width / 2, []
    for s in (-1, 1):
        for i in range(4):
            wide = half * (0.94 - i * 0.22)
            folds.append(sheet(
                blob((s * half * 1.05, -height * 1.02, "c"), (s * (half - wide), -height * 1.02,
                                                              "c"),
                     (s * (half - wide * 0.8), -height * 0.7), (s * half * 0.8, -height * 0.36,
                                                                "c"),
                     (s * (half - wide * 0.6), 0, "c"), (s * half * 1.05, 0, "c")),
                shaded(cloth, 0.8 + i * 0.14), shaded(cloth, 0.4), shadow=0.5, soft=5, rim=1.2,
                through=0.55))
    ties = [taper([(s * half * 1.04, -height * 0.4), (s * half * 0.72, -height * 0.35)], [7, 5])
            for s in (-1, 1)]
    return motif(folds, sheet(ties, GOLD, GOLD_END, shadow=0.5, soft=3, rim=1.4))


def round_window(
    radius: float = 90, frame: Colour = "#7a4c38", frame_end: Colour = "#34202c",
    light: Colour | None = "#ffcf78",
) -> Motif:
    """A round window with a cross and a rosette, its middle the origin; open without light."""
    r = radius
    bars = [box(-r * 0.035, -r, r * 0.07, r * 2), box(-r, -r * 0.035, r * 2, r * 0.07)]
    beads = [circle(r * 1.1 * math.cos(a), r * 1.1 * math.sin(a), r * 0.045)
             for a in (math.pi * i / 12 for i in range(24))]
    shine = motif() if light is None else motif(pane(circle(0, 0, r), light, 1.1, glow=16,
                                                     spill=0.45))
    return motif(
        shine,
        sheet([*bars, ring(0, 0, r * 0.4, r * 0.46)], frame, frame_end, shadow=0.7, soft=5,
              rim=1.3),
        sheet(ring(0, 0, r, r * 1.2), frame, frame_end, shadow=1, soft=10, rim=1.8),
        sheet(beads, shaded(frame, 1.8), frame, shadow=0.4, soft=2, rim=1.2),
        sheet(ring(0, 0, r * 0.97, r * 1.03), shaded(frame, 1.4), frame_end, shadow=0.5, soft=4,
              rim=1.5),
    )


def curtain(
    width: float = 170, height: float = 420, cloth: Colour = "#a8263c", end: Colour = "#4a0c20",
    tied: bool = True, trim: Colour = GOLD,
) -> Motif:
    """A heavy left curtain, hung from (0, 0) to (width, 0); use flip for the right one.

    Tied back with a tasselled cord, or falling straight to a fringed hem.
    """
    count, folds = 7, []
    for i in range(count):
        wide = width * (1 - i / count)
        shape = _tied_fold(wide, width, height, i) if tied else _straight_fold(wide, width, height)
        folds.append(sheet(shape, shaded(cloth, 0.72 + 0.5 * (i % 2) + i * 0.03), end, shadow=0.7,
                           soft=9, rim=1.5, through=0.25))
    rings = [ring(width * (i + 0.5) / count, -3, 4, 6.5) for i in range(count)]
    drape = motif(folds, sheet(rings, trim, GOLD_END, shadow=0.5, soft=3, rim=1.5))
    if not tied:
        fringe = [taper([(x, height - 4), (x, height + 12)], [3.4, 4.4])
                  for x in (i * 6.0 + 3 for i in range(int(width / 6)))]
        return drape + motif(
            sheet(box(0, height - 12, width, 9, 3), trim, GOLD_END, shadow=0.5, soft=3, rim=1.3),
            sheet(fringe, trim, GOLD_END, shadow=0.5, soft=3, rim=1.2))
    tie = height * 0.62
    band = taper([(-4, tie - 10), (width * 0.32, tie + 8), (width * 0.56, tie - 2)], [12, 16, 12])
    knot = (width * 0.54, tie + 4.0)
    tassel = [taper([(knot[0] + k * 2, knot[1] + 10), (knot[0] + k * 4.2, knot[1] + 56)], [3, 3.6])
              for k in range(-3, 4)]
    return drape + motif(
        sheet(band, trim, GOLD_END, shadow=0.9, soft=6, rim=1.7),
        sheet(tassel, trim, GOLD_END, shadow=0.6, soft=4, rim=1.2),
        sheet([circle(*knot, 9), circle(knot[0], knot[1] + 14, 7)], trim, GOLD_END, shadow=0.6,
              soft=4, rim=1.7),
    )


def _tied_fold(wide: float, width: float, height: float, index: int) -> Path:
    tie, low = width * 0.5 * wide / width + 4, wide * 1.05
    return blob((0, 0, "c"), (wide, 0, "c"), (wide + 3, height * 0.2),
                (wide * 0.86, height * 0.44), (tie + width * 0.05, height * 0.57),
                (tie, height * 0.63, "c"), (tie + width * 0.1, height * 0.74),
                (low - width * 0.08, height * 0.9), (low, height - index * 2, "c"),
                (0, height, "c"))


def _straight_fold(wide: float, width: float, height: float) -> Path:
    sway = width * 0.03
    return blob((0, 0, "c"), (wide, 0, "c"), (wide + sway, height * 0.25),
                (wide - sway, height * 0.55), (wide + sway, height * 0.8), (wide, height, "c"),
                (0, height, "c"))


def blown_curtain(
    width: float = 220, height: float = 440, cloth: Colour = "#e8d8d0", end: Colour = "#9a84a0",
) -> Motif:
    """A thin left curtain the wind blows to the right, hung from (0, 0) to (width / 2, 0)."""
    folds = []
    for i in range(6):
        s = 1 - i * 0.15
        folds.append(sheet(blob(
            (0, 0, "c"), (width * 0.5 * s, 0, "c"), (width * 0.52 * s, height * 0.2),
            (width * 0.78 * s, height * 0.44), (width * 1.16 * s, height * 0.62),
            (width * 1.5 * s, height * (0.66 + i * 0.02), "c"), (width * 1.34 * s, height * 0.76),
            (width * 1.1 * s, height * 0.83), (width * 0.8 * s, height * 0.8),
            (width * 0.4 * s, height * 0.9), (-width * 0.02, height * 0.98, "c")),
            shaded(cloth, 0.82 + i * 0.06), end, shadow=0.45, soft=9, rim=1.4, through=0.7,
            alpha=0.72))
    dots = [star(width * (0.1 + 0.26 * c + 0.2 * (r / 5) ** 2), height * (0.12 + r * 0.12), 6, 4,
                 0.4) for r in range(6) for c in range(2 + r // 3)]
    rings = [ring(width * 0.5 * (i + 0.5) / 6, -3, 3.4, 5.6) for i in range(6)]
    return motif(folds, mark(dots, "#fff8e8", alpha=0.7),
                 sheet(rings, GOLD, GOLD_END, shadow=0.5, soft=3, rim=1.4))
