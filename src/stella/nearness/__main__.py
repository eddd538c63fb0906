"""`python -m stella.nearness`: make the table and the pictures' vectors again."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from . import texts
from .encoder import (
    PICTURES_IN_VECTORS,
    SHARPNESS,
    Floats,
    as_bytes,
    as_read,
    encoded,
    raw_nearness,
    standardised,
)
from .english import encoded_in_english
from .table import CHANNELS, TABLE, TAGS

ROUNDS_OF_CORRECTION: Final = 5
"""A corrected cell moves its row's mean and deviation; after so many rounds all are right."""
Encode = Callable[[Sequence[str]], Floats]


class Lines(NamedTuple):
    """All texts of all pictures, and whose and of which channel each is."""

    texts: list[str]
    owners: NDArray[np.uint8]


def main() -> None:
    """Read what is written of words and pictures, and write both files."""
    lines = _lines()
    rough = np.rint(encoded(lines.texts) * SHARPNESS).astype(np.int8)
    _write_vectors(rough, lines.owners)
    in_english = _in_english(lines.texts)
    encoders: list[tuple[Encode, Floats]] = [
        (encoded, np.asarray(rough / SHARPNESS, np.float32)),
        (encoded_in_english, in_english),
    ]
    summed = sum(_near(encode, vectors, lines.owners) for encode, vectors in encoders)
    table = _corrected(standardised(np.asarray(summed)))
    planes = [as_bytes(table[:, channel]) for channel in range(len(CHANNELS))]
    planes.append(_loudest_tags(in_english, lines.owners))
    head = {
        "words": list(texts.words()),
        "pictures": list(texts.pictures()),
        "fingerprint": texts.fingerprint(),
    }
    TABLE.write_bytes(json.dumps(head).encode() + b"\n" + b"".join(planes))


def _in_english(lines: Sequence[str]) -> Floats:
    """The second encoder takes minutes, so there is a bar if somebody watches."""
    console = Console(stderr=True)
    watched = track(lines, "Texts", console=console, disable=not console.is_terminal)
    return np.concatenate([encoded_in_english([line]) for line in watched])


def _lines() -> Lines:
    lines = [
        (channel, column, line)
        for column, written in enumerate(texts.pictures().values())
        for channel in range(len(CHANNELS))
        for line in written[channel]
    ]
    owners = np.array([line[:2] for line in lines], np.uint8).T
    return Lines([line for _, _, line in lines], owners)


def _hearings() -> tuple[list[str], list[str]]:
    """Each word as it is printed, and as a dictionary explains it."""
    words, glosses = texts.words(), texts.glosses()
    bare = [as_read(word, texts.LANGUAGE) for word in words.values()]
    return bare, [f"{word}: {glosses[word]}" for word in words.values()]


def _near(encode: Encode, vectors: Floats, owners: NDArray[Any]) -> NDArray[np.float64]:
    """How near one encoder finds words to pictures; none is near just because it always is."""
    rows = np.zeros(())
    for hearing in _hearings():
        near = raw_nearness(encode(hearing), vectors, owners)
        rows = rows + standardised(near - near.mean(0))
    return standardised(rows)


def _corrected(table: NDArray[np.float64]) -> NDArray[np.float64]:
    """A hand goes before the vectors: all channels move until their mean is what it says."""
    words, pictures = list(texts.words().values()), list(texts.pictures())
    for _ in range(ROUNDS_OF_CORRECTION):
        for word, cards in texts.corrections().items():
            for card, near in cards.items():
                cell = table[words.index(word), :, pictures.index(card)]
                cell += near - cell.mean()
        table = standardised(table)
    return table


def _loudest_tags(in_english: Floats, owners: NDArray[Any]) -> bytes:
    heard = encoded_in_english(_hearings()[1])
    columns = [
        (heard @ in_english[(owners[0] == TAGS) & (owners[1] == picture)].T).argmax(1)
        for picture in range(int(owners[1].max()) + 1)
    ]
    return np.stack(columns, axis=1).astype(np.uint8).tobytes()


def _write_vectors(rough: NDArray[np.int8], owners: NDArray[Any]) -> None:
    """What own words need at run time: the vectors, and how near each picture is in general."""
    vectors: Floats = np.asarray(rough / SHARPNESS, np.float32)
    general = {}
    for language, words in texts.words_by_language().items():
        heard = encoded([as_read(word, language) for word in words])
        general[language] = raw_nearness(heard, vectors, owners).mean(0)
    np.savez_compressed(
        PICTURES_IN_VECTORS,
        vectors=rough,
        owners=owners,
        cards=np.array(list(texts.pictures())),
        languages=np.array(list(general)),
        general=np.stack(list(general.values())),
        fingerprint=np.array(texts.fingerprint()),
    )


if __name__ == "__main__":
    main()
