"""Proof sheets: every motif of the library at three sizes on mid-tone paper."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType

import cv2

from atelier.engine import Light, Motif, Scene

CELL_WIDTH, CELL_HEIGHT = 400, 300
A_SHEET = 8


def draw_all(folder: Path, scale: float, only: str = "") -> Iterator[Path]:
    """Draw all proof sheets, eight motifs each, and tell each file as it is done."""
    found = makers(only)
    for start in range(0, len(found), A_SHEET):
        out = folder / f"motifs_{start // A_SHEET + 1:02}.png"
        _draw(found[start : start + A_SHEET], out, scale)
        yield out


def makers(only: str = "") -> list[FunctionType]:
    """What makes each motif of the library, or of those modules with this in their names."""
    files = sorted((Path(__file__).parent / "motifs").glob("[a-z]*.py"))
    return [make for file in files if only in file.stem for make in _motifs(file.stem)]


def _motifs(module_name: str) -> Iterator[FunctionType]:
    """The public functions of a module that make a motif when called with nothing."""
    module = import_module(f"atelier.motifs.{module_name}")
    for name, function in vars(module).items():
        own = inspect.isfunction(function) and function.__module__ == module.__name__
        if own and not name.startswith("_") and function.__annotations__.get("return") is Motif:
            yield function


def _draw(makers: list[FunctionType], out: Path, scale: float) -> None:
    scene = Scene("proof", Light(400, 500, "#ffe8c0", 500), shadow="#1a1420")
    scene.sky((0, "#6a6870"), (1, "#57555e"), glow=0, clouds=0.05)
    for index, make in enumerate(makers):
        left = index % 2 * CELL_WIDTH
        top = index // 2 * CELL_HEIGHT
        for x, size in ((120, 220), (270, 110), (355, 46)):
            scene.add(_fitted(make(), left + x, top + 262, size))
    picture = scene.picture(scale)[..., ::-1].copy()
    for index, make in enumerate(makers):
        where = (index % 2 * CELL_WIDTH + 16, index // 2 * CELL_HEIGHT + 288)
        name = f"{make.__module__.rpartition('.')[2]}.{make.__name__}"
        font, white = cv2.FONT_HERSHEY_SIMPLEX, (255, 255, 255)
        cv2.putText(picture, name, where, font, 0.55, white, 1, cv2.LINE_AA)
    cv2.imwrite(str(out), picture)


def _fitted(one: Motif, x: float, foot: float, size: float) -> Motif:
    left, top, right, bottom = one.bounds()
    scale = size / max(right - left, bottom - top, 1)
    return one.at(x - (left + right) / 2 * scale, foot - bottom * scale, scale)
