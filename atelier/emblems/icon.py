"""The icon: one star of stacked paper, lit from behind; the middle 800 by 800 of a card."""

import numpy as np
from numpy.typing import NDArray

from atelier.emblems.cuts import facets, polar
from atelier.emblems.papers import radiant
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    Sheet,
    motif,
    moved,
    poly,
    sheet,
    union,
    whole_card,
)

MIDDLE = (400, 600)
LIGHT = "#ffe9b4"
# Each opening's size, its paper's colours near the light and far from it, and its edge's shine.
DEPTHS = (
    (0.86, "#f8a848", "#c05428", 1.6),
    (0.97, "#c84c30", "#7c2034", 1.6),
    (1.08, "#7c2448", "#34143c", 1.5),
    (1.19, "#1c7078", "#104c60", 1.5),
    (1.46, "#145466", "#0e3c54", 1.0),
    (1.82, "#0f4056", "#0a2a44", 0.8),
    (2.26, "#0c3048", "#081e34", 0.6),
)


def draw() -> Scene:
    """Compose the icon."""
    scene = Scene(
        "icon",
        Light(*MIDDLE, LIGHT, 170),
        shadow="#04060e",
        finish=Finish(bloom=0.3, vignette=0, exposure=0.98, grain=0.006),
    )
    scene.sky((0, "#f4a850"), (1, "#f4a850"), glow=0.2, clouds=0)
    scene.glow(*MIDDLE, 130, LIGHT, 0.7)
    for size, colour, end, rim in DEPTHS:
        scene.add(
            sheet(
                whole_card(),
                colour,
                end,
                holes=_opening(size),
                direction="light",
                reach=440,
                shadow=1.5,
                soft=13,
                lift=8,
                rim=rim,
                through=0.25,
            )
        )
    scene.add(_star().at(*MIDDLE))
    return scene


def picture(scale: float = 1.5) -> NDArray[np.uint8]:
    """The icon, 800 by 800."""
    return draw().picture(scale)[200:1000]


def _opening(size: float) -> Path:
    """A star-shaped hole with four long points and four short ones."""
    rim = []
    for index in range(16):
        reach = (268, 128, 184, 128)[index % 4]
        rim.append(polar(reach * size, 22.5 * index))
    return moved(poly(*rim), *MIDDLE)


def _star() -> Motif:
    """The folded star in the innermost opening."""
    papers: list[Sheet] = []
    for reach, waist, spread, first in ((128, 64, 24, 45), (226, 68, 30, 0)):
        arms = [facets(reach, waist, first + 90 * index, spread) for index in range(4)]
        papers += [
            sheet([union(arm) for arm in arms], "#8a3c20", shadow=1.2, soft=12, lift=8, rim=1.8),
            radiant([left for left, _ in arms], "#fff4d0", "#ffd888", 220, shadow=0, rim=1.6),
            radiant([right for _, right in arms], "#e89c40", "#b05c2c", 220, shadow=0, rim=1.6),
        ]
    return motif(papers)
