"""Things to play with: chess."""

from typing import Literal

from atelier.engine import (
    Colour,
    Motif,
    Path,
    blob,
    box,
    circle,
    mark,
    motif,
    oval,
    poly,
    sheet,
    union,
)

Piece = Literal["pawn", "rook", "bishop", "knight", "queen", "king"]


def chess_piece(
    kind: Piece = "pawn", colour: Colour = "#f4e0b8", end: Colour = "#a87848"
) -> Motif:
    """A chess piece, 50 (pawn) to 90 (king) high."""
    shape = union(
        oval(0, -3, 17, 6), box(-15, -9, 30, 7, 3),
        blob((-12, -8, "c"), (-7, -18), (-5, -30), (-8, -38, "c"), (8, -38, "c"), (5, -30),
             (7, -18), (12, -8, "c")),
        oval(0, -37, 10, 3.4), _top(kind),
    )
    light = [box(-11, -8, 22, 1.6, 0.8), box(-7, -39, 14, 1.4, 0.7)]
    return motif(sheet(shape, colour, end, shadow=0.9, soft=6, rim=2.1),
                 mark(light, end, alpha=0.7))


def _top(kind: Piece) -> list[Path]:
    match kind:
        case "pawn":
            return [circle(0, -46, 9)]
        case "rook":
            return [box(-10, -60, 20, 24, 1), box(-13, -68, 6, 10), box(-3, -68, 6, 10),
                    box(7, -68, 6, 10), box(-13, -61, 26, 4)]
        case "bishop":
            return [blob((-9, -38, "c"), (-11, -52), (0, -74, "c"), (11, -52), (9, -38, "c")),
                    circle(0, -75, 3.4)]
        case "knight":
            return [blob((-11, -38, "c"), (-6, -52), (-12, -50), (-19, -46), (-20, -54), (-6, -66),
                         (-3, -76, "c"), (4, -68), (13, -56), (12, -38, "c"))]
        case "queen":
            return [blob((-8, -38, "c"), (-5, -52), (-13, -72, "c"), (-5, -64), (0, -76, "c"),
                         (5, -64), (13, -72, "c"), (5, -52), (8, -38, "c")), circle(0, -78, 3.6),
                    circle(-13, -73, 2.6), circle(13, -73, 2.6)]
        case "king":
            return [blob((-8, -38, "c"), (-5, -54), (-11, -68, "c"), (11, -68, "c"), (5, -54),
                         (8, -38, "c")), box(-2, -88, 4, 22), box(-7, -82, 14, 4)]


def chess_board(
    dark: Colour = "#3c1414", light: Colour = "#f0d8a0", top: float = 205, foot: float = 255,
    depth: float = 125, columns: tuple[int, int] = (0, 8),
) -> Motif:
    """A board in perspective: half its top and foot widths, how deep; its front edge the origin."""
    def corner(column: float, row: float) -> tuple[float, float]:
        # Rows crowd together towards the back.
        near = row / 8
        share = near * 0.78 + near * near * 0.22
        half = top + (foot - top) * share
        return ((column / 4 - 1) * half, -depth * (1 - share))

    squares: dict[int, list[Path]] = {0: [], 1: []}
    for row in range(8):
        for column in range(*columns):
            squares[(row + column) % 2].append(poly(
                corner(column, row), corner(column + 1, row), corner(column + 1, row + 1),
                corner(column, row + 1)))
    return motif(
        sheet(union(squares[0], squares[1]), dark, shadow=0.8, soft=10, rim=1.2),
        sheet(squares[0], light, shadow=0.15, soft=2, lift=1, rim=0.7, edge=0.1, wrap=0.1,
              through=0.1),
    )
