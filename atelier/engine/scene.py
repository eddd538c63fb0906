"""A scene: the light, and everything that stands before it, from back to front."""

from dataclasses import dataclass, field
from pathlib import Path as File

import cv2
import numpy as np
from numpy.typing import NDArray

from atelier.engine.canvas import Canvas
from atelier.engine.colour import Colour
from atelier.engine.finish import Finish, printed
from atelier.engine.layers import Halo, Layer, Pane, Sheet, pane, sheet
from atelier.engine.light import Light, spread, two_sided
from atelier.engine.motif import Parts, motif
from atelier.engine.paths import circle
from atelier.engine.press import Press
from atelier.engine.weather import Dust, Fog, Rays, Sky, Step, Stops


@dataclass
class Scene:
    """A card being composed; nothing is drawn until `picture` or `save`."""

    name: str
    light: Light = field(default_factory=Light)
    shadow: Colour = "#120a20"
    shadow_right: Colour | None = None
    finish: Finish = field(default_factory=Finish)
    steps: list[Step | Layer] = field(default_factory=list)

    def sky(
        self,
        *stops: tuple[float, Colour],
        right: Stops | None = None,
        glow: float = 0.2,
        clouds: float = 0.2,
    ) -> None:
        """The gradient behind all: (0, colour) at the top to (1, colour) at the bottom."""
        self.steps.append(Sky(f"{self.name} sky", stops, right, glow, clouds))

    def discs(
        self,
        *rings: tuple[float, Colour],
        x: float | None = None,
        y: float | None = None,
        shadow: float = 0.35,
        through: float = 0.2,
    ) -> None:
        """Nested discs (radius, colour) round the light, the largest first."""
        x, y = self.light.x if x is None else x, self.light.y if y is None else y
        for radius, colour in rings:
            self.add(
                sheet(
                    circle(x, y, radius), colour, shadow=shadow, through=through, rim=0.6, wrap=0.2
                )
            )

    def source(
        self,
        radius: float,
        colour: Colour,
        strength: float = 1.0,
        glow: float = 18,
        spill: float = 0.25,
        x: float | None = None,
        y: float | None = None,
    ) -> None:
        """A shining disc: the sun, the moon, a lamp."""
        x, y = self.light.x if x is None else x, self.light.y if y is None else y
        self.add(pane(circle(x, y, radius), colour, strength, glow=glow, spill=spill))

    def add(self, *parts: Parts) -> None:
        """Put motifs or layers before all that is there."""
        self.steps += motif(*parts).layers

    def glow(
        self, x: float, y: float, radius: float, colour: Colour, strength: float = 0.4
    ) -> None:
        """Light in the air round a point."""
        self.steps.append(Halo(x, y, radius, colour, strength))

    def fog(
        self, colour: Colour, clear: float, thick: float, amount: float = 0.4, lit: float = 0.2
    ) -> None:
        """Mist from none at height `clear` to its full amount at height `thick`."""
        name = f"{self.name} fog {clear} {thick}"
        self.steps.append(Fog(name, colour, clear, thick, amount, lit))

    def rays(self, strength: float = 0.15, threshold: float = 0.7, length: float = 0.8) -> None:
        """Shafts of light from all that is bright so far; before the foreground, or all greys."""
        self.steps.append(Rays(strength, threshold, length))

    def dust(
        self,
        count: int,
        colour: Colour,
        around: tuple[float, float] | None = None,
        spread: float = 260,
        largest: float = 2.2,
        strength: float = 0.4,
    ) -> None:
        """Specks in the air, round a point or all over."""
        name = f"{self.name} dust {count} {colour} {around}"
        self.steps.append(Dust(name, count, colour, around, spread, largest, strength))

    def picture(self, scale: float = 1.5) -> NDArray[np.uint8]:
        """The card, 800 by 1200 pixels of red, green and blue."""
        canvas = Canvas(scale)
        blank = np.zeros((canvas.height, canvas.width, 3), np.float32)
        shadow = two_sided(self.shadow, self.shadow_right, canvas)
        press = Press(canvas, spread(self.light, canvas), shadow, blank)
        for step in self.steps:
            if isinstance(step, Sheet | Pane | Halo):
                press.lay(step)
            else:
                step.on(press)
        values = printed(press.picture, self.name, self.finish, canvas)
        return (values * 255 + 0.5).astype(np.uint8)

    def save(self, file: File, scale: float = 1.5) -> None:
        """Draw the card into a picture file."""
        if not cv2.imwrite(str(file), self.picture(scale)[..., ::-1]):
            raise OSError(f"cannot write {file}")
