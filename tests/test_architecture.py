"""The arrows of docs/architecture.md: who may import whom."""

import sys
from pathlib import Path

import pytest

from tests.source_code import SOURCE, imports, modules

ALLOWED = {
    "rules": (),
    "decks": ("rules",),
    "minds": ("rules.view", "rules.commands", "rules.material"),
    "record": ("rules",),
    "log": ("rules",),
    "nearness": ("rules", "decks", "minds"),
    "host": ("rules", "minds", "decks", "nearness", "log"),
    "settings": (),
    "web": ("rules", "minds", "decks", "log", "host", "record", "settings"),
    "simulation": ("rules", "decks", "minds", "nearness"),
    "judge": ("rules", "decks", "minds", "nearness"),
    "bot": ("judge", "minds"),
    "terminal": ("rules", "record", "minds", "decks", "simulation", "judge"),
    "cli": (
        "rules",
        "record",
        "decks",
        "minds",
        "nearness",
        "simulation",
        "judge",
        "terminal",
        "log",
        "settings",
        "web",
        "bot",
    ),
    "__main__": ("cli",),
    "__init__": (),
}
NO_CHANCE_CLOCK_OR_LINE = {
    "random",
    "secrets",
    "time",
    "datetime",
    "asyncio",
    "logging",
    "os",
    "socket",
}


def part_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def ours(path: Path) -> set[str]:
    """What a file imports of other parts of the house."""
    names = (name.removeprefix("stella.") for name in imports(path) if name.startswith("stella."))
    return {name for name in names if name.split(".")[0] not in (part_of(path), "__version__")}


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_each_part_imports_only_what_it_may(path: Path) -> None:
    allowed = ALLOWED[part_of(path)]
    for name in ours(path):
        assert any(
            name == part or name.startswith(f"{part}.") or part.startswith(f"{name}.")
            for part in allowed
        ), f"{path.name} imports {name}"


@pytest.mark.parametrize("path", modules(SOURCE / "rules"), ids=lambda path: path.stem)
def test_the_rules_are_pure(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports(path) if not name.startswith("stella")}
    assert outside <= set(sys.stdlib_module_names)
    assert not outside & NO_CHANCE_CLOCK_OR_LINE


def test_the_arrows_are_tested_on_every_part() -> None:
    assert {part_of(path) for path in modules()} == set(ALLOWED)


def test_imports_are_found() -> None:
    assert {"rules.view", "rules.commands"} <= ours(SOURCE / "minds" / "mind.py")
    assert "terminal.game" in ours(SOURCE / "cli.py")
