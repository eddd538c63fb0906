"""Flat shapes: how paper is cut. Every function gives a new path and changes none."""

import math
from collections.abc import Iterable
from typing import TypeAlias

import skia  # type: ignore[import-untyped,import-not-found,unused-ignore]

Path: TypeAlias = skia.Path
Point: TypeAlias = tuple[float, float]
# A third entry "c" makes the knot a hard corner.
Knot: TypeAlias = tuple[float, float] | tuple[float, float, str]
Paths: TypeAlias = Path | Iterable["Paths"]

TENSION = 0.5


def flat(paths: Paths | None) -> tuple[Path, ...]:
    """All paths of a nested list, in order."""
    if paths is None:
        return ()
    if isinstance(paths, skia.Path):
        return (paths,)
    return tuple(path for group in paths for path in flat(group))


def _tangents(knots: tuple[Knot, ...], closed: bool, tension: float) -> list[Point]:
    last = len(knots) - 1
    tangents = []
    for index, knot in enumerate(knots):
        at_end = not closed and index in (0, last)
        before = knots[index - 1] if closed or index > 0 else knots[0]
        after = knots[(index + 1) % len(knots)] if closed or index < last else knots[last]
        if len(knot) > 2:
            tangents.append((0.0, 0.0))
            continue
        pull = tension * (0.5 if at_end else 1.0)
        tangents.append(((after[0] - before[0]) * pull, (after[1] - before[1]) * pull))
    return tangents


def _spline_path(knots: tuple[Knot, ...], closed: bool, tension: float) -> Path:
    path = skia.Path()
    path.moveTo(knots[0][0], knots[0][1])
    tangents = _tangents(knots, closed, tension)
    for index in range(len(knots) if closed else len(knots) - 1):
        following = (index + 1) % len(knots)
        start, end = knots[index], knots[following]
        # Tangents longer than the chord turn a curve into facets.
        reach = math.hypot(end[0] - start[0], end[1] - start[1]) * 1.1
        out, into = _shortened(tangents[index], reach), _shortened(tangents[following], reach)
        path.cubicTo(
            start[0] + out[0] / 2.6,
            start[1] + out[1] / 2.6,
            end[0] - into[0] / 2.6,
            end[1] - into[1] / 2.6,
            end[0],
            end[1],
        )
    if closed:
        path.close()
    return path


def _shortened(tangent: Point, reach: float) -> Point:
    length = math.hypot(*tangent)
    if length <= reach or length == 0:
        return tangent
    return (tangent[0] * reach / length, tangent[1] * reach / length)


def blob(*knots: Knot, tension: float = TENSION) -> Path:
    """A closed soft shape through the knots; a knot (x, y, "c") is a corner."""
    return _spline_path(knots, True, tension)


def line(*knots: Knot, tension: float = TENSION) -> Path:
    """An open soft line through the knots, to be given a width by `outline`."""
    return _spline_path(knots, False, tension)


def poly(*corners: Point) -> Path:
    """A shape with straight edges."""
    path = skia.Path()
    path.moveTo(*corners[0])
    for corner in corners[1:]:
        path.lineTo(*corner)
    path.close()
    return path


def circle(x: float, y: float, radius: float) -> Path:
    """A disc."""
    path = skia.Path()
    path.addCircle(x, y, radius)
    return path


def oval(x: float, y: float, across: float, down: float, turn: float = 0) -> Path:
    """An ellipse of two half-axes."""
    path = skia.Path()
    path.addOval(skia.Rect(-across, -down, across, down))
    return moved(path, x, y, turn=turn)


def box(x: float, y: float, width: float, height: float, corner: float = 0) -> Path:
    """A rectangle from its top left, its corners rounded if asked."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), corner, corner)
    return path


def ring(x: float, y: float, inner: float, outer: float) -> Path:
    """A flat ring."""
    return minus(circle(x, y, outer), circle(x, y, inner))


def arched(x: float, y: float, width: float, height: float) -> Path:
    """A window or door with a round head; (x, y) is the middle of its foot."""
    half = width / 2
    return union(
        box(x - half, y - height + half, width, height - half), circle(x, y - height + half, half)
    )


def star(
    x: float, y: float, radius: float, points: int = 4, waist: float = 0.3, turn: float = 0
) -> Path:
    """A star; `waist` is the inner radius as a share of the outer, `turn` in degrees."""
    corners = []
    for index in range(2 * points):
        reach = radius if index % 2 == 0 else radius * waist
        angle = math.radians(turn) + math.pi * index / points - math.pi / 2
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return poly(*corners)


def crescent(
    x: float, y: float, radius: float, turn: float = 0, bite: float = 0.42, share: float = 0.86
) -> Path:
    """A moon's sickle: a disc less a disc of `share` of its radius, moved by `bite`."""
    sickle = minus(circle(0, 0, radius), circle(radius * bite, 0, radius * share))
    return moved(sickle, x, y, turn=turn)


def leaf(x: float, y: float, length: float, width: float, turn: float = 0) -> Path:
    """A pointed leaf from its stalk; `turn` 0 points right, -90 up."""
    shape = blob(
        (0, 0, "c"),
        (length * 0.3, -width * 0.5),
        (length * 0.7, -width * 0.36),
        (length, 0, "c"),
        (length * 0.65, width * 0.4),
        (length * 0.28, width * 0.45),
    )
    return moved(shape, x, y, turn=turn)


def outline(path: Path, width: float, round_ends: bool = True) -> Path:
    """The shape a pen of this width leaves along a path."""
    caps = skia.Paint.kRound_Cap if round_ends else skia.Paint.kButt_Cap
    pen = skia.Paint(
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=caps,
        StrokeJoin=skia.Paint.kRound_Join,
    )
    drawn = skia.Path()
    pen.getFillPath(path, drawn)
    return drawn


def moved(
    path: Path,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
    tall: float = 1,
) -> Path:
    """The path scaled, mirrored, turned clockwise (degrees) and then carried to (x, y)."""
    matrix = skia.Matrix()
    matrix.setTranslate(x, y)
    matrix.preRotate(turn)
    matrix.preScale(-scale if flip else scale, scale * tall)
    copy = skia.Path(path)
    copy.transform(matrix)
    return copy


def all_moved(
    paths: Paths,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
) -> tuple[Path, ...]:
    """`moved` for a whole list of paths."""
    return tuple(moved(path, x, y, scale, turn, flip) for path in flat(paths))


def union(*paths: Paths) -> Path:
    """All the paths as one piece of paper."""
    builder = skia.OpBuilder()
    for path in flat(paths):
        builder.add(path, skia.kUnion_PathOp)
    return builder.resolve()


def minus(path: Path, *others: Paths) -> Path:
    """The path with the others cut out of it."""
    return skia.Op(path, union(others), skia.kDifference_PathOp)


def within(path: Path, border: Path) -> Path:
    """What of the path lies inside the border."""
    return skia.Op(path, border, skia.kIntersect_PathOp)


def all_within(paths: Paths, border: Path) -> tuple[Path, ...]:
    """`within` for a whole list of paths."""
    return tuple(within(path, border) for path in flat(paths))


def bounds(paths: Paths) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the paths together."""
    boxes = [path.computeTightBounds() for path in flat(paths) if not path.isEmpty()]
    if not boxes:
        return (0, 0, 0, 0)
    return (
        min(one.left() for one in boxes),
        min(one.top() for one in boxes),
        max(one.right() for one in boxes),
        max(one.bottom() for one in boxes),
    )
