"""The emblems: the back of the cards, the icon and the picture that stands for a link."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from atelier.emblems import card_back, icon, social
from atelier.engine import box
from atelier.engine.canvas import Canvas
from atelier.printing import FULL_SCALE, WIDTHS, encoded, scaled

ICONS = (512, 192, 32)
MASKABLE = 512
COLOURS = 256
JPEG_QUALITY = 85
# A plain icon is seen closer than one a phone cuts to its own shape, and has round corners.
INSET = 56
CORNER = 150

Picture = NDArray[np.uint8]


def print_emblems(folder: Path) -> None:
    """Draw the emblems and write their files, the same bytes each time."""
    folder.mkdir(parents=True, exist_ok=True)
    back = card_back.picture(FULL_SCALE)
    for width in WIDTHS:
        (folder / f"card-back-{width}.avif").write_bytes(encoded(scaled(back, width)))
    _print_icons(icon.picture(FULL_SCALE), folder)
    Image.fromarray(social.picture(FULL_SCALE)).save(
        folder / "social.jpg", quality=JPEG_QUALITY, optimize=True, progressive=True
    )


def _print_icons(square: Picture, folder: Path) -> None:
    _save_png(scaled(square, MASKABLE), folder / f"icon-maskable-{MASKABLE}.png")
    near = square[INSET:-INSET, INSET:-INSET]
    side = near.shape[0]
    cover = Canvas(1).cut((box(0, 0, side, side, CORNER),))[:side, :side, None]
    rounded = np.concatenate([near, np.asarray(cover * 255 + 0.5, np.uint8)], axis=2)
    for width in ICONS:
        _save_png(scaled(rounded, width), folder / f"icon-{width}.png")


def _save_png(picture: Picture, file: Path) -> None:
    """Write it in 256 colours: the grain of the paper hides that there are no more."""
    whole = Image.fromarray(picture)
    how = Image.Quantize.FASTOCTREE if whole.mode == "RGBA" else Image.Quantize.MEDIANCUT
    whole.quantize(COLOURS, how).save(file, optimize=True)
