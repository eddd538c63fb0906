"""Printing: each card in three widths, as small as every current browser can show it."""

import io
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from atelier import deck

WIDTHS = (240, 400, 800)
QUALITY = 55
EFFORT = 6  # of 0, the slowest, to 10; 3 takes nine times as long and saves 2 %
FULL_SCALE = 1.5

Picture = NDArray[np.uint8]


def print_cards(numbers: list[int], folder: Path, hands: int = 2) -> Iterator[int]:
    """Draw these cards and write their files; tells each number as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(hands) as pool:
        for done in as_completed([pool.submit(print_card, number, folder) for number in numbers]):
            yield done.result()


def print_card(number: int, folder: Path) -> int:
    """Draw one card and write its three files."""
    picture = deck.scene(number).picture(FULL_SCALE)
    for width in WIDTHS:
        (folder / f"c{number:02}-{width}.avif").write_bytes(encoded(scaled(picture, width)))
    return number


def scaled(picture: Picture, width: int) -> Picture:
    """The picture this wide, by area."""
    height = round(picture.shape[0] * width / picture.shape[1])
    if width == picture.shape[1]:
        return picture
    return np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


def encoded(picture: Picture, quality: int = QUALITY) -> bytes:
    """The picture as an AVIF file, the same bytes each time."""
    file = io.BytesIO()
    Image.fromarray(picture).save(file, "AVIF", quality=quality, speed=EFFORT, max_threads=1)
    return file.getvalue()
