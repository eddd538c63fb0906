"""The plan of the deck keeps its promises against sameness."""

import tomllib
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from stella.rules.material import PICTURE_CARDS
from tests.source_code import ROOT

MATRIX = tomllib.loads((ROOT / "atelier" / "matrix.toml").read_text())
CARDS: list[dict[str, Any]] = MATRIX["card"]
VOCABULARY = {name for names in MATRIX["vocabulary"].values() for name in names}


def counted(key: str) -> Counter[str]:
    return Counter(card[key] for card in CARDS)


def test_every_card_is_planned_and_drawn() -> None:
    files = sorted(path.stem for path in (ROOT / "atelier" / "cards").glob("[0-9][0-9]_*.py"))
    assert files == [f"{card['number']:02}_{card['name']}" for card in CARDS]
    assert len(files) == PICTURE_CARDS


@pytest.mark.parametrize("key", ["palette", "composition"])
def test_neighbours_are_never_alike(key: str) -> None:
    for one, next_one in pairwise(CARDS):
        assert one[key] != next_one[key], next_one["name"]


def test_palettes_are_many_and_evenly_used() -> None:
    assert 12 <= len(counted("palette")) <= 14
    assert all(5 <= count <= 8 for count in counted("palette").values())


def test_compositions_are_many_and_the_hero_before_a_disc_is_rare() -> None:
    assert len(counted("composition")) >= 10
    assert min(counted("composition").values()) >= 3
    assert counted("composition")["disc_and_hero"] <= PICTURE_CARDS / 5


def test_light_comes_from_many_things() -> None:
    assert len(counted("light")) >= 6
    assert max(counted("light").values()) <= 22


def test_half_of_the_frames_are_plain_or_absent() -> None:
    frames = counted("frame")
    assert frames["none"] + frames["plain"] >= PICTURE_CARDS / 2


def test_all_seasons_are_there() -> None:
    assert {"spring", "summer", "autumn", "winter"} <= set(counted("season"))


def test_every_theme_is_there_three_times() -> None:
    themes = Counter(theme for card in CARDS for theme in card["themes"])
    assert len(themes) == 40
    assert min(themes.values()) >= 3


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["name"])
def test_a_card_has_motifs_with_an_impossible_relation(card: dict[str, Any]) -> None:
    assert 3 <= len(card["motifs"]) <= 6
    assert set(card["motifs"]) <= VOCABULARY
    for key in ("impossible", "unexplained", "mood", "brief"):
        assert card[key].strip(), key


def test_no_two_cards_share_their_motifs() -> None:
    together = Counter(frozenset(card["motifs"]) for card in CARDS)
    assert max(together.values()) == 1


def test_the_library_has_eighty_motifs_and_more() -> None:
    assert len(VOCABULARY) >= 80
    assert {motif for card in CARDS for motif in card["motifs"]} == VOCABULARY
