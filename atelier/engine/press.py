"""The press lays layers on a picture, in the order that makes paper of flat shapes."""

import math
from dataclasses import dataclass

import cv2
import numpy as np

from atelier.engine.canvas import Canvas, Window
from atelier.engine.colour import GAMMA, Array, array, shown
from atelier.engine.layers import Halo, Layer, Paint, Pane, Sheet
from atelier.engine.light import LightField
from atelier.engine.paths import bounds

LOOKUP = np.linspace(0, 1, 1024, dtype=np.float32)[:, None]


@dataclass(frozen=True, eq=False)
class Press:
    """A picture in the making: linear light, its canvas, light field and shadow colour."""

    canvas: Canvas
    field: LightField
    shadow: Array
    picture: Array

    def lay(self, layer: Layer) -> None:
        """Put one layer before all that is there."""
        match layer:
            case Sheet():
                self._lay_sheet(layer)
            case Pane():
                self._lay_pane(layer)
            case Halo():
                self._lay_halo(layer)

    def _mask(self, layer: Sheet | Pane, window: Window) -> Array:
        holes = layer.holes if isinstance(layer, Sheet) else ()
        mask = self.canvas.cut(layer.paths, holes, window)
        if layer.inside is not None:
            mask = mask * self.canvas.cut((layer.inside,), (), window)
        return mask

    def _lay_sheet(self, sheet: Sheet) -> None:
        style, size = sheet.style, sheet.size
        # Shadows of small copies shrink a little slower than the copies: they stay readable.
        soft = min(max(style.soft * size**0.8, 1.0), 30)
        lift = min(max(style.lift * size**0.8, 0.8), 24)
        pad = soft * 3 + lift + 12 + style.melt * 3 * size
        window = self.canvas.window(bounds(sheet.paths), pad)
        if window.empty:
            return
        mask = self._mask(sheet, window)
        if style.melt:
            mask = self.canvas.blur(mask, style.melt * size)
        if mask.max() <= 0.003:
            return
        behind = self.picture[window.slices]
        if style.shadow > 0:
            behind = self._shadowed(behind, mask, style.shadow * style.alpha, soft, lift, window)
        fibre = self.canvas.fibre(_fibre_name(sheet), window)
        base = self._painted(sheet.paint, mask, window)
        paper = self._lit_from_behind(base, fibre, sheet, window)
        if style.puff > 0:
            inner = np.clip((self.canvas.blur(mask, 14 * size) - 0.5) * 2, 0, 1)
            paper = paper * (1 - style.puff * inner)[..., None]
        if not style.melt:
            paper = self._bevelled(paper, base, mask, sheet, window)
        if style.wrap > 0 and not style.melt:
            reach = min(max(size**0.5, 0.4), 1.2)
            rim = np.clip(1 - self.canvas.blur(mask, 7 * reach), 0, 1) * mask
            paper += self.canvas.blur(behind, 9 * reach) * (rim * style.wrap * 1.1)[..., None]
        cover = (mask * style.alpha)[..., None]
        self.picture[window.slices] = behind * (1 - cover) + paper * cover

    def _shadowed(
        self, behind: Array, mask: Array, strength: float, soft: float, lift: float, window: Window
    ) -> Array:
        """What lies behind with a far and a contact shadow, away from the light, never black."""
        rows, columns = np.nonzero(mask.max(1))[0], np.nonzero(mask.max(0))[0]
        middle_x = (window.left + (columns[0] + columns[-1]) / 2) / self.canvas.scale
        middle_y = (window.top + (rows[0] + rows[-1]) / 2) / self.canvas.scale
        right, down = middle_x - self.field.light.x, middle_y - self.field.light.y
        far = math.hypot(right, down) + 60
        right, down = right / far * lift, down / far * lift + lift * 0.35
        wide = self.canvas.blur(self.canvas.shift(mask, right, down), soft)
        close = self.canvas.shift(mask, right * 0.35, down * 0.35)
        close = self.canvas.blur(close, soft * 0.28)
        dark = np.clip((0.55 * wide + 0.45 * close) * (strength * 0.75), 0, 0.93)[..., None]
        tint = self.shadow[:, window.left : window.right]
        return np.asarray(behind * (1 - dark + dark * tint), np.float32)

    def _painted(self, paint: Paint, mask: Array, window: Window) -> Array:
        """The gradient over the visible part of a sheet."""
        height, width = mask.shape
        if paint.start == paint.end:
            return np.broadcast_to(array(paint.start), (height, width, 3))
        if paint.direction == "light":
            share = np.clip(self.field.distance[window.slices] / paint.reach, 0, 1)
        else:
            seen = np.nonzero(mask.max(1 if paint.direction == "down" else 0))[0]
            count = height if paint.direction == "down" else width
            span = max(1, seen[-1] - seen[0])
            share = np.clip((np.arange(count) - seen[0]) / span, 0, 1)
            share = share[:, None] if paint.direction == "down" else share[None, :]
        one, other = (np.array(shown(c), np.float32) for c in (paint.start, paint.end))
        stops = (one * (1 - LOOKUP**paint.ease) + other * LOOKUP**paint.ease) ** GAMMA
        colours = stops[(share * 1023).astype(np.uint16)]
        return np.broadcast_to(colours, (height, width, 3)).astype(np.float32)

    def _lit_from_behind(self, base: Array, fibre: Array, sheet: Sheet, window: Window) -> Array:
        """Paper colour with its fibre, and the light that comes through near the source."""
        through = sheet.style.through
        light = self.field.strength[window.slices]
        texture = np.exp(sheet.style.fibre * fibre) * (1 + 1.2 * through * light)
        added = through * 0.22 * light * (1 + 0.25 * fibre)
        colour = self.field.colour_in(window)
        return np.asarray(base * texture[..., None] + colour * added[..., None], np.float32)

    def _bevelled(
        self, paper: Array, base: Array, mask: Array, sheet: Sheet, window: Window
    ) -> Array:
        """The cut edge: bright towards the light, dark away from it."""
        thickness = 0.9 * min(max(sheet.size**0.5, 0.55), 1.3)
        height = self.canvas.blur(mask, thickness)
        slope_x = cv2.Sobel(height, cv2.CV_32F, 1, 0) * self.canvas.scale
        slope_y = cv2.Sobel(height, cv2.CV_32F, 0, 1) * self.canvas.scale
        here = window.slices
        facing = -(slope_x * self.field.towards_x[here] + slope_y * self.field.towards_y[here])
        steep = np.hypot(slope_x, slope_y)
        light = self.field.strength[here]
        lit = np.clip(facing, 0, 1.6) * sheet.style.rim * (0.25 + 1.3 * light) * mask
        shine = self.field.colour_in(window) * 0.55 + base * 0.9
        paper = paper + shine * (lit * 0.9)[..., None]
        paper = paper + base * (steep * (sheet.style.edge * 0.7) * mask)[..., None]
        away = 1 - 0.45 * np.clip(-facing, 0, 1.4) * mask
        return np.asarray(paper * away[..., None], np.float32)

    def _lay_pane(self, pane: Pane) -> None:
        reach = pane.glow * pane.size
        window = self.canvas.window(bounds(pane.paths), reach * 3.5 * 3 + 4)
        if window.empty:
            return
        mask = self._mask(pane, window)
        texture = np.exp(0.08 * self.canvas.fibre("panes", window))
        colour, cover = array(pane.colour), mask[..., None]
        shining = colour * (pane.strength * mask * texture)[..., None]
        seen = self.picture[window.slices] * (1 - cover) + shining
        if reach > 0:
            air = self.canvas.blur(mask, reach) + 0.6 * self.canvas.blur(mask, reach * 3.5)
            seen += colour * np.clip(air * pane.spill, 0, None)[..., None]
        self.picture[window.slices] = seen

    def _lay_halo(self, halo: Halo) -> None:
        box = (halo.x, halo.y, halo.x, halo.y)
        window = self.canvas.window(box, halo.radius * 5)
        if window.empty:
            return
        right = self.canvas.across[:, window.left : window.right] - halo.x
        down = self.canvas.down[window.top : window.bottom] - halo.y
        share = np.hypot(right, down) / halo.radius
        light = np.exp(-(share**2) * 1.2) * 0.6 + 0.4 / (1 + (share * 2) ** 2) ** 1.5
        # The tail ends at the window's edge without a step.
        light = light * np.clip((5 - share) / 2, 0, 1) * halo.strength
        self.picture[window.slices] += array(halo.colour) * light[..., None].astype(np.float32)


def _fibre_name(sheet: Sheet) -> str:
    """A sheet is known by its place and paint, so that no other sheet can change its paper."""
    place = "/".join(f"{edge:.0f}" for edge in bounds(sheet.paths))
    paint = "/".join(f"{channel:.3f}" for channel in shown(sheet.paint.start))
    return f"{place}/{paint}"
