"""Randomness that belongs to a thing's own name, so that no change elsewhere can move it."""

import random
import zlib

import numpy as np


def seed(*name: object) -> int:
    """The number a name stands for."""
    return zlib.crc32("/".join(str(part) for part in name).encode())


def chance(*name: object) -> random.Random:
    """A generator for a shape of this name."""
    return random.Random(seed(*name))


def many(*name: object) -> np.random.Generator:
    """A generator of whole arrays for a thing of this name."""
    return np.random.default_rng(seed(*name))
