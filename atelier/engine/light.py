"""The one luminous thing behind the papers, and what it does to each point of the card."""

from dataclasses import dataclass

import numpy as np

from atelier.engine.canvas import Canvas, Window
from atelier.engine.colour import Array, Colour, array


@dataclass(frozen=True)
class Light:
    """Where the light stands, its colour, and the distance at which it has halved.

    `right` is the light's colour right of the middle of a card that is two worlds.
    """

    x: float = 400
    y: float = 400
    colour: Colour = "#fff0c0"
    radius: float = 220
    right: Colour | None = None


@dataclass(frozen=True, eq=False)
class LightField:
    """A light spread over a canvas."""

    light: Light
    strength: Array
    distance: Array
    towards_x: Array
    towards_y: Array
    colour: Array

    def colour_in(self, window: Window) -> Array:
        """The light's colour for each column of a window."""
        return self.colour[:, window.left : window.right]


def spread(light: Light, canvas: Canvas) -> LightField:
    """Reckon the light field of a canvas once, for all sheets."""
    right, down = light.x - canvas.across, light.y - canvas.down
    distance = np.hypot(right, down).astype(np.float32)
    near = distance + np.float32(1e-3)
    strength = 1 / (1 + (distance / np.float32(light.radius)) ** 2)
    colour = two_sided(light.colour, light.right, canvas)
    return LightField(light, strength, distance, right / near, down / near, colour)


def two_sided(left: Colour, right: Colour | None, canvas: Canvas) -> Array:
    """A colour a column: one, or another from the middle of the card on."""
    columns = np.repeat(array(left)[None, None, :], canvas.width, axis=1)
    if right is not None:
        columns[:, canvas.width // 2 :] = array(right)
    return columns
