"""The picture that stands for a link: five cards fanned before a great star of paper."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from atelier import deck
from atelier.emblems.cuts import around, facets, flame, moon_ring, polar
from atelier.emblems.papers import cloud_corner, folded, radiant
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Scene,
    Sheet,
    box,
    motif,
    pane,
    poly,
    ring,
    sheet,
    star,
)
from atelier.engine.canvas import Canvas
from atelier.engine.colour import shown

CARDS = (3, 14, 2, 5, 57)  # from left to right; the middle one lies on top
SIZE = (1200, 630)
STAR = (600, 182)
FINE = 2  # cards are laid at twice the size, for smooth edges

CARD_HEIGHT = 376
FAN = 8.8  # degrees from card to card
ARM = 1060  # from the hand's wrist to the middle of each card
TOP_CARD = 354

LIGHT, GOLD, BRASS = "#ffe6ae", "#f4d48c", "#b98742"
SHADOW, EDGE = "#02060e", "#f0dcae"

Picture = NDArray[np.float32]


def picture(scale: float = 1.5) -> NDArray[np.uint8]:
    """The table, the star and the hand of cards, 1200 by 630."""
    table = _finer(_table(scale))
    for place in (-2, 2, -1, 1, 0):
        card = deck.scene(CARDS[place + 2]).picture(scale)
        table = _laid(table, np.asarray(card / 255, np.float32), place)
    small = cv2.resize(table, SIZE, interpolation=cv2.INTER_AREA)
    return np.asarray(np.clip(small, 0, 1) * 255 + 0.5, np.uint8)


def draw() -> Scene:
    """Compose the table: a card on its side, of which the middle is seen."""
    middle = _upright(*STAR)
    scene = Scene(
        "social",
        Light(*middle, LIGHT, 200),
        shadow=SHADOW,
        finish=Finish(vignette=0.3, exposure=0.98, grain=0.01),
    )
    scene.sky((0, "#0b3044"), (1, "#081e30"), glow=0.2, clouds=0.08)
    scene.add(_sunburst().at(*middle, turn=-90), _small_stars().at(*middle, turn=-90))
    scene.rays(0.1)
    scene.add(_clouds())
    scene.glow(*middle, 240, LIGHT, 0.2)
    scene.add(_star().at(*middle, turn=-90))
    scene.dust(110, LIGHT, around=middle)
    return scene


def _upright(x: float, y: float) -> tuple[float, float]:
    """Where a point of the wide picture lies on the upright card it is cut from."""
    return (y + (800 - SIZE[1]) / 2, 1200 - x)


def _table(scale: float) -> Picture:
    """The table laid on its side and cut to size."""
    wide = cv2.rotate(draw().picture(scale), cv2.ROTATE_90_CLOCKWISE)
    top = (wide.shape[0] - SIZE[1]) // 2
    return np.asarray(wide[top : top + SIZE[1]] / 255, np.float32)


def _finer(table: Picture) -> Picture:
    size = (SIZE[0] * FINE, SIZE[1] * FINE)
    return np.asarray(cv2.resize(table, size, interpolation=cv2.INTER_CUBIC), np.float32)


def _laid(table: Picture, card: Picture, place: int) -> Picture:
    """The table with a card on it, with its shadow; `place` is counted from the middle."""
    canvas = Canvas(1)
    whole = canvas.cut((box(1, 1, 798, 1198, 44),))
    edge = whole - canvas.cut((box(7, 7, 786, 1186, 38),))
    pale = np.array(shown(EDGE), np.float32)
    card = np.asarray(card + (pale - card) * (edge * 0.62)[..., None], np.float32)
    matrix = _carrying(place)
    cover = _carried(whole, matrix)
    near = cv2.GaussianBlur(_lowered(cover, 3), (0, 0), 3 * FINE)
    far = cv2.GaussianBlur(_lowered(cover, 10), (0, 0), 14 * FINE)
    dark = np.clip(0.5 * near + 0.42 * far, 0, 0.85)[..., None]
    shaded_table = table * (1 - dark) + np.array(shown(SHADOW), np.float32) * dark
    laid = _carried(card, matrix)
    seen = cover[..., None]
    return np.asarray(shaded_table * (1 - seen) + laid * seen, np.float32)


def _carrying(place: int) -> NDArray[np.float64]:
    """How a card's own pixels are carried to its place in the fan."""
    turn = math.radians(FAN * place)
    x, y = SIZE[0] / 2 + ARM * math.sin(turn), TOP_CARD + ARM * (1 - math.cos(turn))
    size = CARD_HEIGHT / 1200 * FINE
    across, down = size * math.cos(turn), size * math.sin(turn)
    right = x * FINE - across * 400 + down * 600
    low = y * FINE - down * 400 - across * 600
    return np.array([[across, -down, right], [down, across, low]])


def _carried(picture: Picture, matrix: NDArray[np.float64]) -> Picture:
    size = (SIZE[0] * FINE, SIZE[1] * FINE)
    return np.asarray(cv2.warpAffine(picture, matrix, size, flags=cv2.INTER_LINEAR), np.float32)


def _lowered(mask: Picture, down: float) -> Picture:
    matrix = np.array([[1, 0, 0], [0, 1, down * FINE]], np.float64)
    return _carried(mask, matrix)


def _sunburst() -> Motif:
    """Rays of dark paper and thin ones of gold, over the whole table."""
    broad = poly((-10, -90), (-92, -900), (92, -900), (10, -90))
    thin = poly((-4, -90), (-2.5, -900), (2.5, -900), (4, -90))
    return motif(
        radiant(
            around(broad, 16, 11.25), "#236a70", "#0e364c", 640, shadow=0.8, rim=1.6, through=0.4
        ),
        radiant(around(thin, 16), "#ffd488", BRASS, 640, shadow=0.5, soft=4, rim=1.4),
    )


def _small_stars() -> Motif:
    """Stars cut between the rays."""
    spots = [
        polar(far, side * turn)
        for side in (1, -1)
        for turn, far in (
            (55, 270),
            (59, 225),
            (76, 330),
            (81, 430),
            (84, 545),
            (77, 510),
            (97, 520),
            (108, 560),
            (73, 470),
            (103, 570),
        )
    ]
    shapes = [star(*spot, 4 + index * 7 % 5, 4, 0.28) for index, spot in enumerate(spots)]
    return motif(pane(shapes, LIGHT, 1.2, glow=6, spill=0.4))


def _clouds() -> Motif:
    """Clouds in the lower corners, two sheets deep, with a spiral cut in every puff."""
    rows = (
        (
            "#195866",
            "#0f374e",
            (
                (20, 300, 56),
                (86, 240, 58),
                (140, 176, 54),
                (204, 120, 54),
                (268, 70, 50),
                (324, 22, 44),
            ),
        ),
        ("#0f3a54", "#0a2038", ((24, 186, 58), (94, 130, 58), (150, 72, 54), (210, 22, 48))),
    )
    one, (foot, _) = cloud_corner(rows), _upright(0, SIZE[1])
    return motif(one.at(foot, 0, turn=90), one.at(foot, 1200, turn=90, flip=True))


def _star() -> Motif:
    """The great star: four short arms and four long ones before the ring of the moons."""
    dark, lit = moon_ring(150, 12)
    papers: list[Sheet] = []
    for reach, turns, waist, spread in (
        (128, (22.5, -22.5), 60, 14),
        (206, (67.5, -67.5), 66, 13),
        (236, (45, -45), 80, 17),
        (590, (90, -90), 88, 15),
        (172, (0, 180), 80, 20),
    ):
        arms = [facets(reach, waist, turn, spread) for turn in turns]
        papers += folded(arms, ("#ffdc94", "#e4b464"), ("#c88440", "#985c34"), 5)
    return motif(
        sheet(ring(0, 0, 134, 166), "#0e3248", "#0a2236", shadow=1, soft=12, lift=8, rim=1.4),
        sheet(
            [ring(0, 0, 164, 167), ring(0, 0, 132, 135)], GOLD, BRASS, shadow=0.5, soft=3, rim=1.6
        ),
        sheet(dark, "#143c50", "#0c2438", shadow=0.5, soft=4, rim=1.4, through=0.1),
        pane(lit, "#f6dca4", 0.9, glow=6, spill=0.22),
        radiant(
            around(flame(40, 130, 26), 32, 5.6),
            "#d86a3c",
            "#6a2038",
            140,
            shadow=0.9,
            soft=6,
            rim=1.8,
            through=0.5,
        ),
        papers,
        pane(star(0, 0, 66, 16, 0.55), LIGHT, 1.6, glow=26, spill=0.6),
    )
