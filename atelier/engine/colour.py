"""Colours: written as sRGB hex, reckoned with as linear light."""

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Rgb = tuple[float, float, float]
Colour = str | Rgb
GAMMA = 2.2


def linear(colour: Colour) -> Rgb:
    """A colour as linear light; hex strings are sRGB."""
    if not isinstance(colour, str):
        return colour
    digits = colour.lstrip("#")
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return (red**GAMMA, green**GAMMA, blue**GAMMA)


def shown(colour: Colour) -> Rgb:
    """A colour as the eye counts its steps (display values 0..1)."""
    red, green, blue = (max(channel, 0.0) ** (1 / GAMMA) for channel in linear(colour))
    return (red, green, blue)


def mixed(one: Colour, other: Colour, amount: float) -> Rgb:
    """The first colour with so much of the other (0..1) in it."""
    pairs = zip(shown(one), shown(other), strict=True)
    red, green, blue = ((a * (1 - amount) + b * amount) ** GAMMA for a, b in pairs)
    return (red, green, blue)


def shaded(colour: Colour, factor: float) -> Rgb:
    """The colour with its light multiplied: below 1 darker, above 1 brighter."""
    red, green, blue = (channel * factor for channel in linear(colour))
    return (red, green, blue)


def greyed(colour: Colour, amount: float) -> Rgb:
    """The colour with so much of its saturation (0..1) gone."""
    grey = sum(linear(colour)) / 3
    red, green, blue = (c * (1 - amount) + grey * amount for c in linear(colour))
    return (red, green, blue)


def array(colour: Colour) -> Array:
    """A colour as an array that spreads over pictures."""
    return np.array(linear(colour), np.float32)
