"""Steps that aren't layers: sky, fog, rays and dust."""

import math
from dataclasses import dataclass
from typing import Protocol

import cv2
import numpy as np

from atelier.engine.chance import many
from atelier.engine.colour import GAMMA, Array, Colour, array, shown
from atelier.engine.press import Press
from atelier.engine.scenery import HEIGHT, WIDTH

Stops = tuple[tuple[float, Colour], ...]


class Step(Protocol):
    """Something that happens to a picture."""

    def on(self, press: Press) -> None:
        """Do it."""


@dataclass(frozen=True)
class Sky:
    """The rearmost gradient from top (0) to bottom (1), with cloudy noise and the light's fall."""

    name: str
    stops: Stops
    right: Stops | None
    glow: float
    clouds: float

    def on(self, press: Press) -> None:
        """Fill the picture."""
        canvas, field = press.canvas, press.field
        columns = press.picture
        columns[:] = _gradient(self.stops, canvas.height)
        if self.right is not None:
            columns[:, canvas.width // 2 :] = _gradient(self.right, canvas.height)
        noise = canvas.noise(self.name, octaves=6, flatness=0.6)
        columns *= (1 - self.clouds + 2 * self.clouds * noise)[..., None]
        light = field.strength
        fall = 0.55 * light**1.5 + 0.25 * light**0.8 * (0.4 + noise)
        columns += field.colour * (fall * self.glow)[..., None]
        columns *= np.exp(0.05 * canvas.fibre(self.name, canvas.everything))[..., None]


def _gradient(stops: Stops, height: int) -> Array:
    colours = np.array([shown(colour) for _, colour in stops], np.float32)
    places = np.linspace(0, 1, height)
    channels = [np.interp(places, [at for at, _ in stops], colours[:, i]) for i in range(3)]
    return np.stack(channels, 1).astype(np.float32)[:, None, :] ** np.float32(GAMMA)


@dataclass(frozen=True)
class Fog:
    """Mist that thickens from one height to another."""

    name: str
    colour: Colour
    clear: float
    thick: float
    amount: float
    lit: float

    def on(self, press: Press) -> None:
        """Veil what is there."""
        canvas, light = press.canvas, press.field.strength
        noise = canvas.noise(self.name, flatness=0.5)
        height = canvas.down + (noise - 0.5) * abs(self.thick - self.clear)
        share = np.clip((height - self.clear) / (self.thick - self.clear), 0, 1)
        veil = share * share * (3 - 2 * share) * self.amount * (0.7 + 0.6 * noise)
        veil = np.clip(veil, 0, 1)[..., None]
        colour = array(self.colour) * (1 + 2 * self.lit * light)[..., None]
        colour = colour + press.field.colour * (0.25 * self.lit * light)[..., None]
        press.picture[:] = press.picture * (1 - veil) + colour * veil


@dataclass(frozen=True)
class Rays:
    """Shafts of light: the bright parts smeared away from the light."""

    strength: float
    threshold: float
    length: float

    def on(self, press: Press) -> None:
        """Add them."""
        height, width = press.picture.shape[0] // 3, press.picture.shape[1] // 3
        small = cv2.resize(press.picture, (width, height), interpolation=cv2.INTER_AREA)
        top = small.max(2, keepdims=True)
        bright = np.clip((top - self.threshold) / self.threshold, 0, 1.5)
        beams = (small * bright / (1 + 0.3 * top)).astype(np.float32)
        x, y = press.field.light.x * width / WIDTH, press.field.light.y * height / HEIGHT
        for step in range(6):
            zoom = 1 + self.length / 2**step
            matrix = np.array([[zoom, 0, x * (1 - zoom)], [0, zoom, y * (1 - zoom)]], np.float32)
            further = cv2.warpAffine(beams, matrix, (width, height), flags=cv2.INTER_LINEAR)
            beams = 0.5 * beams + 0.5 * further
        beams = cv2.GaussianBlur(beams, (0, 0), 1.5)
        size = (press.canvas.width, press.canvas.height)
        beams = cv2.resize(beams, size, interpolation=cv2.INTER_CUBIC)
        press.picture[:] += np.clip(beams, 0, None) * self.strength


@dataclass(frozen=True)
class Dust:
    """Specks in the light: round a point, or all over the card."""

    name: str
    count: int
    colour: Colour
    around: tuple[float, float] | None
    spread: float
    largest: float
    strength: float

    def on(self, press: Press) -> None:
        """Scatter it."""
        scale = press.canvas.scale * 8
        dice = many("dust", self.name)
        specks = np.zeros(press.picture.shape[:2], np.float32)
        for _ in range(self.count):
            if self.around is None:
                x, y = dice.random() * WIDTH, dice.random() * HEIGHT
            else:
                angle, far = dice.random() * 2 * math.pi, abs(dice.normal()) * self.spread
                x = self.around[0] + math.cos(angle) * far
                y = self.around[1] + math.sin(angle) * far
            radius = max(0.4, dice.power(0.35) * self.largest * dice.random())
            centre = (int(x * scale), int(y * scale))
            tone = float(dice.uniform(0.25, 1))
            cv2.circle(specks, centre, int(radius * scale), tone, -1, cv2.LINE_AA, 3)
        specks = specks + press.canvas.blur(specks, 3) * 1.2
        press.picture[:] += array(self.colour) * (specks * self.strength)[..., None]
