"""From linear light to a printed card: bloom, vignette, filmic curve, grain, sharpening."""

from dataclasses import dataclass

import cv2
import numpy as np

from atelier.engine.canvas import Canvas
from atelier.engine.chance import many
from atelier.engine.colour import GAMMA, Array, Colour, shown
from atelier.engine.scenery import HEIGHT, WIDTH


@dataclass(frozen=True)
class Finish:
    """The print's settings; the defaults are proven, change them by little."""

    exposure: float = 1.0
    bloom: float = 0.28
    bloom_from: float = 0.55
    vignette: float = 0.32
    saturation: float = 1.1
    grain: float = 0.016
    contrast: float = 1.0
    split: tuple[Colour, Colour, float] | None = None


def printed(picture: Array, name: str, finish: Finish, canvas: Canvas) -> Array:
    """The finished card, 800 by 1200 pixels, display values 0..1."""
    light = _bloomed(np.clip(picture, 0, None), finish, canvas)
    light = light * _vignette(finish, canvas)[..., None] * finish.exposure
    light = _filmic(light)
    grey = light.mean(2, keepdims=True)
    values = np.clip(grey + (light - grey) * finish.saturation, 0, 1) ** (1 / GAMMA)
    if finish.split is not None:
        values = _split_toned(values, *finish.split)
    values = values + (finish.contrast - 1) * (values - 0.5) * values * (1 - values) * 2
    values = values + _grain(name, values.mean(2), finish, canvas)[..., None]
    card = cv2.resize(np.clip(values, 0, 1), (WIDTH, HEIGHT), interpolation=_scaling(canvas))
    card = card + 0.35 * (card - cv2.GaussianBlur(card, (0, 0), 1.1))
    return np.asarray(np.clip(card, 0, 1), np.float32)


def _scaling(canvas: Canvas) -> int:
    return cv2.INTER_AREA if canvas.scale >= 1 else cv2.INTER_CUBIC


def _bloomed(light: Array, finish: Finish, canvas: Canvas) -> Array:
    top = light.max(2, keepdims=True)
    over = np.clip((top - finish.bloom_from) / finish.bloom_from, 0, 2)
    bright = np.asarray(light * over / (1 + 0.5 * top), np.float32)
    halo = canvas.blur(bright, 5) * 0.5 + canvas.blur(bright, 16) * 0.35
    halo += canvas.blur(bright, 55) * 0.35
    return np.asarray(light + finish.bloom * halo, np.float32)


def _vignette(finish: Finish, canvas: Canvas) -> Array:
    right = (canvas.across - WIDTH / 2) / (WIDTH * 0.62)
    down = (canvas.down - HEIGHT / 2) / (HEIGHT * 0.62)
    share = np.clip((np.hypot(right, down) - 0.55) / 0.8, 0, 1)
    return np.asarray(1 - finish.vignette * share * share * (3 - 2 * share), np.float32)


def _filmic(light: Array) -> Array:
    """Half by channel, half by the brightest channel: highlights pale, but keep their hue."""
    top = light.max(2, keepdims=True) + np.float32(1e-6)
    return np.asarray(0.55 * _curve(light) + 0.45 * light / top * _curve(top), np.float32)


def _curve(light: Array) -> Array:
    x = light * np.float32(0.72)
    return np.asarray((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), np.float32)


def _split_toned(values: Array, dark: Colour, bright: Colour, amount: float) -> Array:
    grey = values.mean(2, keepdims=True)
    low, high = (np.array(shown(colour), np.float32) - 0.5 for colour in (dark, bright))
    toned = values + amount * ((1 - grey) ** 2 * low + grey**2 * high)
    return np.asarray(np.clip(toned, 0, 1), np.float32)


def _grain(name: str, grey: Array, finish: Finish, canvas: Canvas) -> Array:
    grain = many("grain", name).standard_normal(grey.shape, dtype=np.float32)
    grain = canvas.blur(grain, 0.55)
    grain = grain / grain.std() * finish.grain * (1.15 - 0.6 * grey)
    return np.asarray(grain + 0.008 * canvas.fibre(f"print {name}", canvas.everything), np.float32)
