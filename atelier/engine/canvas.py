"""The canvas: card units, supersampling, cutting masks out of paths, blurring, noise and fibre."""

import math
import tempfile
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path as File

import cv2
import numpy as np
import skia  # type: ignore[import-untyped,import-not-found,unused-ignore]

from atelier.engine.chance import many, seed
from atelier.engine.colour import Array
from atelier.engine.paths import Path
from atelier.engine.scenery import HEIGHT, WIDTH

cv2.setNumThreads(1)
FIBRE_MARGIN = 600


@dataclass(frozen=True)
class Window:
    """A rectangle of pixels of the canvas."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def empty(self) -> bool:
        """Whether there is no pixel in it."""
        return self.right <= self.left or self.bottom <= self.top

    @property
    def slices(self) -> tuple[slice, slice]:
        """The window as an index into a picture."""
        return slice(self.top, self.bottom), slice(self.left, self.right)


@dataclass(frozen=True)
class Canvas:
    """A card of 800 by 1200 units at so many pixels a unit."""

    scale: float = 1.5

    @property
    def width(self) -> int:
        """Pixels across."""
        return int(WIDTH * self.scale)

    @property
    def height(self) -> int:
        """Pixels down."""
        return int(HEIGHT * self.scale)

    @cached_property
    def across(self) -> Array:
        """Card x of each column, one row high."""
        return (np.arange(self.width, dtype=np.float32) / np.float32(self.scale))[None, :]

    @cached_property
    def down(self) -> Array:
        """Card y of each row, one column wide."""
        return (np.arange(self.height, dtype=np.float32) / np.float32(self.scale))[:, None]

    def window(self, box: tuple[float, float, float, float], pad: float) -> Window:
        """The pixels of a box of card units and a margin round it."""
        return Window(
            max(0, math.floor((box[0] - pad) * self.scale)),
            max(0, math.floor((box[1] - pad) * self.scale)),
            min(self.width, math.ceil((box[2] + pad) * self.scale) + 1),
            min(self.height, math.ceil((box[3] + pad) * self.scale) + 1),
        )

    @cached_property
    def everything(self) -> Window:
        """All pixels."""
        return Window(0, 0, self.width, self.height)

    def cut(
        self, paths: tuple[Path, ...], holes: tuple[Path, ...] = (), window: Window | None = None
    ) -> Array:
        """The mask (0..1) of paths with holes cut out, for the pixels of a window."""
        window = window or self.everything
        shape = (window.bottom - window.top, window.right - window.left, 4)
        pixels = np.zeros(shape, np.uint8)
        sheet = skia.Surface(pixels).getCanvas()
        sheet.translate(-window.left, -window.top)
        sheet.scale(self.scale, self.scale)
        ink = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
        for path in paths:
            sheet.drawPath(path, ink)
        knife = skia.Paint(AntiAlias=True, Color=0xFF000000, BlendMode=skia.BlendMode.kDstOut)
        for hole in holes:
            sheet.drawPath(hole, knife)
        return pixels[..., 3].astype(np.float32) / np.float32(255)

    def blur(self, picture: Array, radius: float) -> Array:
        """Gaussian blur by a radius in card units; wide ones on a smaller copy."""
        sigma = radius * self.scale
        if sigma < 0.3:
            return picture
        if sigma <= 8:
            return _gaussian(picture, sigma)
        shrink = min(int(sigma / 4), 16)
        height, width = picture.shape[:2]
        small = (max(2, width // shrink), max(2, height // shrink))
        copy = _float(cv2.resize(picture, small, interpolation=cv2.INTER_AREA))
        copy = _gaussian(copy, sigma / shrink)
        return _float(cv2.resize(copy, (width, height), interpolation=cv2.INTER_CUBIC))

    def shift(self, mask: Array, right: float, down: float) -> Array:
        """The mask moved by card units."""
        matrix = np.array([[1, 0, right * self.scale], [0, 1, down * self.scale]], np.float32)
        return _float(cv2.warpAffine(mask, matrix, (mask.shape[1], mask.shape[0])))

    def noise(self, name: str, cells: int = 3, octaves: int = 5, flatness: float = 0.5) -> Array:
        """Cloudy noise stretched to 0..1; flatness below 1 draws it out sideways."""
        dice = many("noise", name)
        total = np.zeros((self.height, self.width), np.float32)
        for octave in range(octaves):
            columns = cells * 2**octave
            rows = max(2, int(columns * HEIGHT / WIDTH * flatness))
            grid = dice.random((rows + 2, columns + 2), dtype=np.float32)
            size = (self.width, self.height)
            total += 0.55**octave * cv2.resize(grid, size, interpolation=cv2.INTER_CUBIC)
        return _float((total - total.min()) / np.ptp(total))

    def fibre(self, name: str, window: Window) -> Array:
        """Paper texture (mean 0, deviation 1) for a window; each name has its own piece."""
        number = seed("fibre", name)
        top, left = number % FIBRE_MARGIN, number // FIBRE_MARGIN % FIBRE_MARGIN
        paper = _fibre(self.scale)
        rows = slice(top + window.top, top + window.bottom)
        if number // 360000 % 2:
            end = left + self.width
            return paper[rows, end - window.right : end - window.left][:, ::-1]
        return paper[rows, left + window.left : left + window.right]


def _float(picture: object) -> Array:
    return np.asarray(picture, np.float32)


def _gaussian(picture: Array, sigma: float) -> Array:
    return _float(cv2.GaussianBlur(picture, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE))


@lru_cache(maxsize=2)
def _fibre(scale: float) -> Array:
    """The one great sheet all papers are cut from; kept on disk, for it takes a second."""
    store = File(tempfile.gettempdir()) / f"stella-paper-1-{scale}.npy"
    if store.exists():
        return _float(np.load(store))
    paper = _make_fibre(scale)
    with tempfile.NamedTemporaryFile(dir=store.parent, delete=False) as draft:
        np.save(draft, paper)
    File(draft.name).replace(store)
    return paper


def _make_fibre(scale: float) -> Array:
    """Fibres, an embossed tooth lit from the upper left, and mottling."""
    width = int(WIDTH * scale) + FIBRE_MARGIN
    height = int(HEIGHT * scale) + FIBRE_MARGIN
    dice = many("paper")
    fibres = _gaussian(_threads(height, width, scale), 0.6 * scale)
    fine = _gaussian(dice.normal(size=(height, width)).astype(np.float32), 0.7 * scale)
    fine /= fine.std()
    mottle = np.zeros((height, width), np.float32)
    for octave in range(5):
        cells = 24 * 2**octave
        grid = dice.random((cells * height // width + 2, cells + 2), dtype=np.float32)
        mottle += 0.5**octave * cv2.resize(grid, (width, height), interpolation=cv2.INTER_CUBIC)
    mottle = (mottle - mottle.mean()) / mottle.std()
    relief = _gaussian(fine, scale) * 1.2 + fibres * 1.2 + mottle * 0.6
    tooth = _float(cv2.Sobel(relief, cv2.CV_32F, 1, 1, ksize=3))
    paper = 0.30 * fibres / fibres.std() + 0.45 * tooth / tooth.std() + 0.55 * mottle + 0.2 * fine
    return _float(paper / paper.std())


def _threads(height: int, width: int, scale: float) -> Array:
    """Some thousands of short bent hairs, light and dark."""
    dice = many("threads")
    picture = np.zeros((height, width), np.float32)
    for _ in range(5200):
        steps = int(dice.integers(10, 34))
        turning = dice.normal() * 0.16 + dice.normal(size=steps) * 0.05
        facing = dice.random() * 2 * math.pi + np.cumsum(turning)
        xs = dice.random() * width + np.cumsum(np.cos(facing)) * 3 * scale
        ys = dice.random() * height + np.cumsum(np.sin(facing)) * 3 * scale
        hair = (np.stack([xs, ys], 1) * 8).astype(np.int32).reshape(-1, 1, 2)
        tone = float(dice.choice([-1, 1]) * dice.uniform(0.3, 1))
        cv2.polylines(picture, [hair], False, tone, 1, cv2.LINE_AA, 3)
    return picture
