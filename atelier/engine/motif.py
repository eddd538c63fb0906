"""A motif: layers from back to front that are carried, tinted and put on cards as one thing."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias, Unpack

from atelier.engine.colour import Colour
from atelier.engine.layers import Halo, Layer, Paint, Pane, Sheet, Style, Styling
from atelier.engine.paths import Path, Paths, bounds, flat, union, within


@dataclass(frozen=True, eq=False)
class Motif:
    """Layers drawn round an origin: the foot of the thing, unless it says otherwise."""

    layers: tuple[Layer, ...]

    def __add__(self, other: "Motif | Layer") -> "Motif":
        """This with the other in front of it."""
        return motif(self, other)

    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False
    ) -> "Motif":
        """The motif mirrored, scaled, turned clockwise (degrees), its origin put at (x, y)."""
        return Motif(tuple(layer.at(x, y, scale, turn, flip) for layer in self.layers))

    def tinted(self, colour: Colour, amount: float = 0.5) -> "Motif":
        """The motif seen through air of a colour (0..1)."""
        return Motif(tuple(layer.tinted(colour, amount) for layer in self.layers))

    def toned(self, dark: float = 0, light: float = 0, grey: float = 0) -> "Motif":
        """The motif darker or lighter by shares of its light, or greyer."""
        factor = (1 - dark) * (1 + light)
        return Motif(tuple(layer.toned(factor, grey) for layer in self.layers))

    def styled(self, **style: Unpack[Styling]) -> "Motif":
        """The motif with some of its papers' style changed."""
        return Motif(
            tuple(
                replace(layer, style=replace(layer.style, **style))
                if isinstance(layer, Sheet)
                else layer
                for layer in self.layers
            )
        )

    def inside(self, border: Paths) -> "Motif":
        """What of the motif is seen through an opening (given in the motif's own place)."""
        hole = union(border)
        return Motif(tuple(_kept_inside(layer, hole) for layer in self.layers))

    def silhouette(
        self, colour: Colour, end: Colour | None = None, **style: Unpack[Styling]
    ) -> "Motif":
        """The whole motif as one dark sheet: far things, crowds, cast shadows (`melt`)."""
        paint = Paint(colour, colour if end is None else end)
        size = max((one.size for one in self.layers if isinstance(one, Sheet)), default=1.0)
        return Motif((Sheet((self.outline(),), paint, Style(**style), size=size),))

    def outline(self) -> Path:
        """The outer shape of all its papers."""
        shapes = []
        for layer in self.layers:
            if isinstance(layer, Sheet):
                shape = union(layer.paths)
                shapes.append(within(shape, layer.inside) if layer.inside else shape)
        return union(shapes)

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of its papers and panes."""
        papers = [one.paths for one in self.layers if not isinstance(one, Halo)]
        return bounds(flat(papers))


def _kept_inside(layer: Layer, border: Path) -> Layer:
    if isinstance(layer, Halo):
        return layer
    return replace(layer, inside=within(layer.inside, border) if layer.inside else border)


Parts: TypeAlias = Motif | Sheet | Pane | Halo | Iterable["Parts"]


def motif(*parts: Parts) -> Motif:
    """One motif of layers, other motifs and lists of them, from back to front."""
    layers: list[Layer] = []
    for part in parts:
        if isinstance(part, Motif):
            layers += part.layers
        elif isinstance(part, Sheet | Pane | Halo):
            layers.append(part)
        else:
            layers += motif(*part).layers
    return Motif(tuple(layers))
