"""The back of every card: a star among the moon's phases, the same after half a turn."""

import numpy as np
from numpy.typing import NDArray

from atelier.emblems.cuts import around, facets, flame, moon_ring, polar
from atelier.emblems.papers import cloud_corner, folded, radiant
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Pane,
    Path,
    Scene,
    Sheet,
    box,
    circle,
    leaf,
    mark,
    minus,
    motif,
    moved,
    outline,
    pane,
    poly,
    ring,
    sheet,
    star,
    swirl,
    taper,
    tendril,
    whole_card,
)

MIDDLE = (400, 600)
NIGHT, TEAL = "#0a1c30", "#1b5a66"
GOLD, BRASS, BRONZE, WINE = "#f4d48c", "#b98742", "#5e3a26", "#6a2038"
LIGHT = "#ffe6ae"
# Which of sixteen rays are gold: none beside the upright arms, where the scrolls grow.
GOLD_RAYS = (2, 3, 4, 5, 6, 10, 11, 12, 13, 14)


def draw() -> Scene:
    """Compose the back."""
    scene = Scene(
        "card back",
        Light(*MIDDLE, LIGHT, 190),
        shadow="#020812",
        finish=Finish(bloom=0.26, vignette=0.22, exposure=0.96, saturation=1.08),
    )
    scene.sky((0, NIGHT), (0.5, TEAL), (1, NIGHT), glow=0.16, clouds=0.06)
    scene.add(_sunburst().at(*MIDDLE), _heaven().at(*MIDDLE))
    scene.rays(0.1)
    scene.glow(*MIDDLE, 330, "#e8a060", 0.1)
    scene.add(_clouds(), motif(_scrolls(), _dial(), _flames(), _moons()).at(*MIDDLE))
    scene.glow(*MIDDLE, 100, LIGHT, 0.36)
    scene.add(_star().at(*MIDDLE), _border())
    return scene


def picture(scale: float = 1.5) -> NDArray[np.uint8]:
    """The back, drawn and then made the same after half a turn to the last speck of grain."""
    drawn = draw().picture(scale).astype(np.float32)
    middle = drawn.shape[0] // 2
    # The lower half is kept and the upper one made from it, with no seam where they meet.
    rows = np.arange(middle, dtype=np.float32) + 0.5
    share = np.clip(0.5 + rows / 48, 0, 1)[:, None, None]
    turned = drawn[::-1, ::-1]
    lower = np.asarray(drawn[middle:] * share + turned[middle:] * (1 - share) + 0.5, np.uint8)
    return np.concatenate([lower[::-1, ::-1], lower])


def _sunburst() -> Motif:
    """Broad and narrow rays of dark paper that reach to the border."""
    broad = poly((-14, -120), (-52, -760), (52, -760), (14, -120))
    narrow = poly((-5, -120), (-2, -760), (2, -760), (5, -120))
    return motif(
        radiant(
            around(broad, 16, 11.25), "#2c7c7c", "#0e3048", 560, shadow=0.8, rim=1.6, through=0.4
        ),
        radiant(
            [moved(narrow, turn=22.5 * place) for place in GOLD_RAYS],
            "#ffd488",
            "#8a6438",
            620,
            shadow=0.5,
            soft=4,
            rim=1.4,
            through=0.4,
        ),
    )


def _heaven() -> Motif:
    """Small stars cut between the rays."""
    places = (
        (16.9, 392, 8),
        (33.8, 330, 5),
        (50.6, 338, 7),
        (61.9, 316, 4),
        (73.1, 312, 4),
    )
    spots = [
        (*polar(far, sign * turn + half), size)
        for turn, far, size in places
        for sign in (1, -1)
        for half in (0, 180)
    ]
    return motif(
        pane([star(x, y, size, 4, 0.28) for x, y, size in spots], LIGHT, 1.2, glow=6, spill=0.4)
    )


def _clouds() -> Motif:
    """Clouds in the four corners, three sheets deep, with a spiral cut in every puff."""
    rows = (
        (
            "#195866",
            "#0f374e",
            (
                (40, 372, 44),
                (92, 318, 50),
                (150, 262, 52),
                (204, 204, 50),
                (262, 158, 48),
                (312, 104, 42),
            ),
        ),
        ("#124862", "#0b2a44", ((44, 286, 50), (102, 226, 54), (160, 166, 52), (222, 108, 50))),
        ("#0d3048", "#081c32", ((52, 190, 56), (116, 130, 56), (176, 70, 54))),
    )
    one = cloud_corner(rows)
    return motif(
        one,
        one.at(800, 0, flip=True),
        one.at(800, 1200, turn=180),
        one.at(0, 1200, turn=180, flip=True),
    )


def _scrolls() -> Motif:
    """Gold spirals that grow from the dial on both sides of the tall arms."""
    large = tendril(
        [(54, -258), (58, -306), (84, -350), (112, -362)], [9, 13, 13, 12, 9, 6, 3], 30, 1.7
    )
    small = tendril([(42, -258), (40, -330), (46, -392), (66, -418)], [8, 11, 10, 9, 6, 3], 20, 1.6)
    bud = tendril([(56, -290), (78, -312), (104, -306)], [3, 8, 8, 6, 3], 14, 1.3)
    side = [large, small, bud]
    both = [*side, *(moved(path, flip=True) for path in side)]
    return motif(
        radiant(
            around(both, 2), "#ffdf9c", "#b47c40", 520, shadow=0.9, soft=7, rim=1.9, through=0.4
        )
    )


def _dial() -> Motif:
    """The dark ring the moons move on, with a scale as on an astrolabe."""
    ticks = [*around(box(-0.9, -262, 1.8, 12), 72), *around(box(-1.4, -268, 2.8, 18), 24)]
    wheel, track, well = circle(0, 0, 282), ring(0, 0, 186, 252), circle(0, 0, 184)
    rims = [ring(0, 0, 250, 252.5), ring(0, 0, 184, 188)]
    return motif(
        radiant(wheel, "#17505e", "#0c2c40", 300, shadow=1.2, soft=16, lift=9, rim=1.6),
        sheet(ring(0, 0, 271, 276), GOLD, BRASS, shadow=0.5, soft=3, rim=1.6),
        mark(ticks, BRASS, rim=0.8),
        sheet(track, "#0a2236", "#081a2c", shadow=0.6, soft=6, rim=1.2, through=0.12),
        sheet(rims, GOLD, BRASS, shadow=0.4, soft=3, rim=1.4),
        radiant(well, "#2c8488", "#0c2a40", 190, shadow=0.2),
    )


def _flames() -> Motif:
    """Two crowns of wavering rays behind the star."""
    long, short = around(flame(70, 180, 32), 24, 7.5), around(flame(70, 150, 26), 24)
    return motif(
        radiant(long, "#c04c34", WINE, 190, shadow=0.9, soft=6, rim=1.8, through=0.5),
        radiant(short, "#f0b060", "#b04430", 160, shadow=0.9, soft=6, rim=1.8, through=0.6),
    )


def _moons() -> Motif:
    """Twice round from new to full and back: full at the sides, new at the top and the foot."""
    dark, lit = moon_ring(219, 23)
    rims = [minus(outline(path, 1.6), path) for path in dark]
    full, new = (-312, 312), (-478, 478)
    return motif(
        sheet(dark, "#143c50", "#0c2438", shadow=0.5, soft=4, rim=0.8, through=0.1),
        mark(rims, BRASS, rim=0.8),
        pane(lit, "#f6dca4", 0.85, glow=6, spill=0.22),
        sheet([circle(x, 0, 21) for x in full], GOLD, BRASS, shadow=0.9, soft=6, rim=1.8),
        pane([circle(x, 0, 16) for x in full], "#f6dca4", 0.95, glow=8, spill=0.3),
        sheet([ring(0, y, 13, 18) for y in new], GOLD, BRASS, shadow=0.9, soft=6, rim=1.8),
        sheet([circle(0, y, 13) for y in new], "#143c50", "#081c30", shadow=0.2, rim=0.8),
    )


def _star() -> Motif:
    """The great star: folded arms, four short ones and four long, with light in their cuts."""
    papers: list[Sheet | Pane] = []
    for reach, waist, spread, turns, cuts in (
        (176, 60, 22, (45, 135, 225, 315), 1),
        (286, 84, 26, (90, 270), 6),
        (452, 92, 26, (0, 180), 10),
    ):
        arms = [facets(reach, waist, turn, spread) for turn in turns]
        papers += folded(arms, ("#f0c070", "#b07c3c"), ("#b87438", "#5c3020"))
        step = (reach - 150) / (cuts + 1)
        lights = [
            star(0, -112 - step * index, 11 - 6 * index / cuts, 4, 0.42)
            for index in range(cuts + 1)
        ]
        papers.append(
            pane(
                [moved(path, turn=turn) for path in lights for turn in turns],
                LIGHT,
                1.5,
                glow=6,
                spill=0.5,
            )
        )
    beads = [circle(*polar(68, 15 * index), 3.4) for index in range(24)]
    return motif(
        papers,
        sheet(around(circle(0, -80, 14), 16), BRASS, BRONZE, shadow=1, soft=8, rim=1.8),
        sheet(circle(0, 0, 84), NIGHT, "#102c44", shadow=1, soft=8, rim=1.8),
        sheet(ring(0, 0, 76, 80), GOLD, BRASS, shadow=0.4, soft=2, rim=1.8),
        sheet(beads, GOLD, BRASS, shadow=0.4, soft=2, rim=1.6),
        sheet(star(0, 0, 62, 8, 0.5, 22.5), "#e09848", WINE, shadow=0.8, soft=4, rim=1.8),
        pane(star(0, 0, 62, 8, 0.42), LIGHT, 1.5, glow=14, spill=0.5),
    )


def _border() -> Motif:
    """The frame sheet and the gold upon it: two lines, beads between them, a fan in each corner."""
    hole = box(60, 60, 680, 1080, 60)
    across = [(x, y) for x in range(124, 677, 24) for y in (39, 1161)]
    down = [(x, y) for y in range(120, 1081, 24) for x in (39, 761)]
    beads = [circle(x, y, 3.2) for x, y in across + down]
    fan = [leaf(30, 30, 58, 20, 45), leaf(32, 30, 48, 15, 14), leaf(30, 32, 48, 15, 76)]
    veins = [
        taper([(36, 36), (64, 64)], [2.4, 0.6]),
        taper([(40, 32), (70, 40)], [2, 0.6]),
        taper([(32, 40), (40, 70)], [2, 0.6]),
    ]
    swirls = [swirl(92, 37, 9, 1.5, 3.4, -1, 180), swirl(37, 92, 9, 1.5, 3.4, 1, 270)]
    return motif(
        sheet(
            whole_card(),
            "#0e2c40",
            "#0e2c40",
            holes=hole,
            shadow=1.3,
            soft=18,
            lift=9,
            rim=1.4,
            through=0.15,
        ),
        sheet([_line(14, 5, 30), _line(56, 3, 62)], GOLD, shadow=0.5, soft=3, rim=1.6, through=0.2),
        sheet(beads, "#e0b468", shadow=0.5, soft=2, rim=1.6),
        sheet(_cornered([*fan, *swirls]), "#ecc474", shadow=0.9, soft=5, rim=1.8),
        mark(_cornered(veins), BRONZE, alpha=0.8),
        sheet(_cornered([circle(33, 33, 9)]), "#b8342c", shadow=0.8, soft=4, rim=2, puff=0.2),
    )


def _line(inset: float, width: float, corner: float) -> Path:
    """A thin frame line."""
    outer = box(inset, inset, 800 - 2 * inset, 1200 - 2 * inset, corner)
    gap = inset + width
    return minus(outer, box(gap, gap, 800 - 2 * gap, 1200 - 2 * gap, corner - width))


def _cornered(paths: list[Path]) -> list[Path]:
    """What stands in the upper left corner, put in all four."""
    places = ((0, 0, 0), (800, 0, 90), (800, 1200, 180), (0, 1200, 270))
    return [moved(path, x, y, turn=turn) for x, y, turn in places for path in paths]
