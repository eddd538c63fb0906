"""What the docs say is there, and what is there the docs say."""

import argparse
import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from stella.cli import make_parser
from stella.decks.words import load_words
from stella.record.record import read
from stella.record.referee import referee
from stella.rules.refusals import Refusal
from stella.settings import Settings
from tests.source_code import ROOT, SOURCE, modules
from tests.test_cli import EXPECTED

DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", *DOCS.rglob("*.md")])


def text(page: str) -> str:
    return (DOCS / page).read_text()


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text(page), flags=re.DOTALL)


def commands() -> dict[str, argparse.ArgumentParser]:
    (choices,) = (
        action.choices
        for action in make_parser()._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    return dict(choices)


@pytest.mark.parametrize("name", commands())
def test_every_command_and_option_is_documented(name: str) -> None:
    page = text("commands.md")
    assert f"`stella {name}" in page
    section = page.partition(f"### stella {name}\n")[2].partition("\n### ")[0]
    for action in commands()[name]._actions:
        for option in action.option_strings:
            if option.startswith("--") and option != "--help" and option not in SETTINGS:
                assert f"`{option}" in section, option


SETTINGS = {f"--{each.name.replace('_', '-')}": each for each in fields(Settings)}


def test_every_setting_is_documented_with_its_default_and_no_other() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `?(.*?)`? \| (.*) \|$", text("host.md"), flags=re.MULTILINE)

    def spoken(default: object) -> str:
        return {True: "yes", False: "no"}[default] if isinstance(default, bool) else str(default)

    assert rows == [
        (each.name, spoken(each.default), each.metadata["meaning"]) for each in SETTINGS.values()
    ]


def test_every_documented_option_exists() -> None:
    known = {
        option
        for parser in commands().values()
        for action in parser._actions
        for option in action.option_strings
    }
    documented = set(re.findall(r"`(--[a-z-]+)", text("commands.md")))
    assert documented <= known | {"--version"}


def test_every_refusal_is_documented_and_no_other() -> None:
    of_the_rules = text("refusals.md").partition("\n## ")[0]
    documented = re.findall(r"^\| `([a-z-]+)` \|", of_the_rules, flags=re.MULTILINE)
    assert documented == [refusal.value for refusal in Refusal]


def test_the_record_of_the_docs_is_good_and_scores_as_they_say() -> None:
    record, verdict = blocks("record.md", "json")
    assert referee(read(record.encode())).totals == (3, 5, 2)
    assert json.loads(verdict) == EXPECTED


def test_the_word_deck_of_the_docs_is_right_but_for_its_length(tmp_path: Path) -> None:
    words, _ = blocks("decks.md", "toml")
    card = words[words.index("[[card]]") :]
    discovery = words[words.index("[[discovery]]") : words.index("[[card]]")]
    head = words[: words.index("[[discovery]]")]
    path = tmp_path / "harbour.toml"

    def numbered(entry: str, count: int) -> str:
        return "".join(re.sub(r'(?<!i)d?= ?"(\w)', rf'= "{i}\1', entry) for i in range(count))

    path.write_text(head + numbered(discovery, 4) + numbered(card, 4))
    deck = load_words(path)
    assert deck.languages == ("en", "de")
    assert deck.cards[0].upright == {"en": "0Gull", "de": "0Möwe"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_make_commands_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in PAGES:
        named = set(re.findall(r"(?:`|    )make ([a-z]+)", page.read_text()))
        assert named <= targets, page.name


def test_every_part_of_the_house_is_on_the_map() -> None:
    page = text("contribute.md")
    for folder in {path.parent for path in modules()} - {SOURCE}:
        assert f"`src/stella/{folder.name}/`" in page, folder


def test_every_paragraph_of_the_rulebook_has_its_file() -> None:
    named = set(re.findall(r"`(\w+\.py)` \|", text("architecture.md")))
    for name in named:
        assert (SOURCE / "rules" / name).is_file(), name
    assert len(named) == 10


def test_no_page_holds_a_figure_that_was_not_filled_in() -> None:
    for page in PAGES:
        assert not re.search(
            r"\b(?!STELLA_|POSTGRES_)[A-Z]{4,}_[A-Z]+\b|\bTODO\b", page.read_text()
        ), page


def test_lock_files_name_no_registry() -> None:
    for path in (ROOT / "requirements").iterdir():
        assert "://" not in path.read_text(), path
    for path in ROOT.glob("*/peers/package-lock.json"):
        assert '"resolved": "http' not in path.read_text(), path
