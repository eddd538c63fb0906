"""What a motif is made of: sheets of paper, panes that shine, and halos in the air."""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, TypedDict, Unpack

from atelier.engine.colour import Colour, greyed, mixed, shaded
from atelier.engine.paths import Path, Paths, all_moved, flat, moved, union

Direction: TypeAlias = Literal["down", "across", "light"]


@dataclass(frozen=True)
class Paint:
    """A two-stop gradient: over the sheet's visible height or width, or away from the light."""

    start: Colour
    end: Colour
    direction: Direction = "down"
    reach: float = 600
    ease: float = 1


@dataclass(frozen=True)
class Style:
    """How a sheet takes and throws light; the defaults suit a middle sheet."""

    shadow: float = 1.0
    soft: float = 9
    lift: float = 7
    rim: float = 1.0
    edge: float = 0.25
    through: float = 0.35
    fibre: float = 0.10
    wrap: float = 0.5
    alpha: float = 1.0
    puff: float = 0.0
    melt: float = 0.0


class Styling(TypedDict, total=False):
    """The fields of `Style` as keywords."""

    shadow: float
    soft: float
    lift: float
    rim: float
    edge: float
    through: float
    fibre: float
    wrap: float
    alpha: float
    puff: float
    melt: float


@dataclass(frozen=True, eq=False)
class Sheet:
    """One sheet of cut paper."""

    paths: tuple[Path, ...]
    paint: Paint
    style: Style = Style()
    holes: tuple[Path, ...] = ()
    inside: Path | None = None
    size: float = 1.0

    def at(self, x: float, y: float, scale: float, turn: float, flip: bool) -> "Sheet":
        """The sheet carried elsewhere."""
        return replace(
            self,
            paths=all_moved(self.paths, x, y, scale, turn, flip),
            holes=all_moved(self.holes, x, y, scale, turn, flip),
            inside=self.inside and moved(self.inside, x, y, scale, turn, flip),
            size=self.size * scale,
        )

    def painted(self, start: Colour, end: Colour) -> "Sheet":
        """The sheet in other colours."""
        return replace(self, paint=replace(self.paint, start=start, end=end))

    def tinted(self, colour: Colour, amount: float) -> "Sheet":
        """The sheet with its paint mixed towards a colour."""
        one, other = self.paint.start, self.paint.end
        return self.painted(mixed(one, colour, amount), mixed(other, colour, amount))

    def toned(self, factor: float, grey: float) -> "Sheet":
        """The sheet with its paint darker, brighter or greyer."""
        one, other = greyed(self.paint.start, grey), greyed(self.paint.end, grey)
        return self.painted(shaded(one, factor), shaded(other, factor))


@dataclass(frozen=True, eq=False)
class Pane:
    """A hole with light behind it: windows, lamps, moons, stars."""

    paths: tuple[Path, ...]
    colour: Colour
    strength: float = 1.5
    glow: float = 10
    spill: float = 0.6
    inside: Path | None = None
    size: float = 1.0

    def at(self, x: float, y: float, scale: float, turn: float, flip: bool) -> "Pane":
        """The pane carried elsewhere."""
        return replace(
            self,
            paths=all_moved(self.paths, x, y, scale, turn, flip),
            inside=self.inside and moved(self.inside, x, y, scale, turn, flip),
            size=self.size * scale,
        )

    def tinted(self, colour: Colour, amount: float) -> "Pane":
        """The pane with its light mixed towards a colour."""
        return replace(self, colour=mixed(self.colour, colour, amount))

    def toned(self, factor: float, grey: float) -> "Pane":
        """The pane dimmed half as much as paper would be: lights carry further."""
        dimmed = self.strength * factor**0.5
        return replace(self, colour=greyed(self.colour, grey), strength=dimmed)


@dataclass(frozen=True)
class Halo:
    """Light in the air round a point."""

    x: float
    y: float
    radius: float
    colour: Colour
    strength: float = 1.0

    def at(self, x: float, y: float, scale: float, turn: float, flip: bool) -> "Halo":
        """The halo carried elsewhere."""
        speck = Path()
        speck.moveTo(self.x, self.y)
        there = moved(speck, x, y, scale, turn, flip).getPoint(0)
        return replace(self, x=there.x(), y=there.y(), radius=self.radius * scale)

    def tinted(self, colour: Colour, amount: float) -> "Halo":
        """The halo with its light mixed towards a colour."""
        return replace(self, colour=mixed(self.colour, colour, amount))

    def toned(self, factor: float, grey: float) -> "Halo":
        """The halo dimmed half as much as paper would be."""
        return replace(self, colour=greyed(self.colour, grey), strength=self.strength * factor**0.5)


Layer: TypeAlias = Sheet | Pane | Halo


def sheet(
    paths: Paths,
    colour: Colour,
    end: Colour | None = None,
    *,
    holes: Paths | None = None,
    inside: Paths | None = None,
    direction: Direction = "down",
    reach: float = 600,
    ease: float = 1,
    **style: Unpack[Styling],
) -> Sheet:
    """A sheet of paper: its shape, one colour or two, holes, a border to keep within, a style."""
    paint = Paint(colour, colour if end is None else end, direction, reach, ease)
    border = None if inside is None else union(inside)
    return Sheet(flat(paths), paint, Style(**style), flat(holes), border)


def mark(
    paths: Paths,
    colour: Colour,
    end: Colour | None = None,
    *,
    inside: Paths | None = None,
    rim: float = 0.4,
    alpha: float = 1.0,
) -> Sheet:
    """A drawn line or spot that lies flat in its sheet: no shadow, no wrap, hardly a rim."""
    return sheet(paths, colour, end, inside=inside, shadow=0, wrap=0, rim=rim, alpha=alpha)


def pane(
    paths: Paths,
    colour: Colour,
    strength: float = 1.5,
    *,
    glow: float = 10,
    spill: float = 0.6,
    inside: Paths | None = None,
) -> Pane:
    """A shining opening: `glow` is how far its light reaches, `spill` how much of it."""
    border = None if inside is None else union(inside)
    return Pane(flat(paths), colour, strength, glow, spill, border)
