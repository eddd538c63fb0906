"""The deck: which card files there are, and the scene of each."""

from functools import cache
from importlib import import_module
from pathlib import Path

from atelier.engine import Scene


@cache
def _files() -> dict[int, str]:
    found = sorted((Path(__file__).parent / "cards").glob("[0-9][0-9]_*.py"))
    return {int(file.stem[:2]): file.stem for file in found}


def numbers() -> list[int]:
    """The numbers of all cards."""
    return list(_files())


def file_name(number: int) -> str:
    """A card's file name without its ending, such as `05_river_beam`."""
    return _files()[number]


def scene(number: int) -> Scene:
    """A card, composed and not yet drawn."""
    composed: Scene = import_module(f"atelier.cards.{file_name(number)}").draw()
    return composed
