import random
from pathlib import Path

import pytest

from stella.decks.built_in import WORDS
from stella.decks.source import LANGUAGES, BadDeck
from stella.decks.words import folded, load_words
from stella.rules.blank_cards import blank_cards
from stella.rules.material import DISCOVERY_WORD_CARDS, WORD_CARDS, WordCard

HEAD = '[deck]\nname = "Mine"\nlanguages = ["en", "de"]\n'
CARD = """[[{kind}]]
id = "{id}"
upright     = {{ en = "up {id}", de = "auf {id}" }}
upside_down = {{ en = "down {id}", de = "ab {id}" }}
"""
CARDS = "".join(CARD.format(kind="card", id=f"w{i}") for i in range(5))
DISCOVERY = "".join(CARD.format(kind="discovery", id=f"d{i}") for i in range(4))
GOOD = HEAD + DISCOVERY + CARDS


def deck_file(folder: Path, text: str) -> Path:
    path = folder / "words.toml"
    path.write_text(text)
    return path


def why_bad(folder: Path, text: str) -> str:
    with pytest.raises(BadDeck) as bad:
        load_words(deck_file(folder, text))
    return str(bad.value).removeprefix(str(folder / "words.toml"))


def test_a_deck_is_read(tmp_path: Path) -> None:
    deck = load_words(deck_file(tmp_path, GOOD))
    assert deck.name == "Mine"
    assert [card.card for card in deck.cards] == ["w0", "w1", "w2", "w3", "w4"]
    assert deck.cards[1].printed("de") == WordCard("w1", "auf w1", "ab w1")


def test_discovery_cards_keep_their_order_and_bear_numbers(tmp_path: Path) -> None:
    cards = load_words(deck_file(tmp_path, GOOD)).first_game("en")
    assert [card.card for card in cards] == ["d0", "d1", "d2", "d3"]
    assert [card.discovery for card in cards] == [1, 2, 3, 4]


def test_four_cards_are_drawn_and_own_words_are_among_the_others(tmp_path: Path) -> None:
    deck = load_words(deck_file(tmp_path, GOOD))
    own = blank_cards([("mine", "also mine")])
    draws = [deck.drawn("en", random.Random(seed), own) for seed in range(60)]
    assert all(len({card.card for card in draw}) == 4 for draw in draws)
    assert {card.card for draw in draws for card in draw} == {"w0", "w1", "w2", "w3", "w4", "b1"}
    assert deck.drawn("en", random.Random(1)) == deck.drawn("en", random.Random(1))


def test_a_deck_may_do_without_discovery_cards(tmp_path: Path) -> None:
    assert load_words(deck_file(tmp_path, HEAD + CARDS)).discovery == ()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('id = "w3"', 'id = "w2"', ":33: 'w2' comes twice (id)"),
        ("up w3", "Up W2", ":34: 'up w2' comes twice (en)"),
        ("up w3", "úp w2", ":34: 'up w2' comes twice (en)"),
        ("ab w3", "auf w1", ":35: 'auf w1' comes twice (de)"),
        ("down w3", "x" * 31, ":35: upside_down.en: word-too-long"),
        ("down w3", "do\\u202Ewn", ":35: upside_down.en: word-unreadable"),
        ("down w3", "do  wn", ":35: upside_down.en: write it 'do wn'"),
        (', de = "auf w3"', "", ":34: upright is missing in 'de'"),
        ('upright     = { en = "up w3"', 'up = { en = "up w3"', ":32: upright: a table expected"),
        ('id = "w3"', 'id = "w3"\nnotes = "hm"', ":34: nobody knows what 'notes' is"),
        ('[[discovery]]\nid = "d3"', '[[card]]\nid = "d3"', ":1: 4 discovery cards or none, not 3"),
    ],
)
def test_a_bad_deck_says_in_which_line_and_why(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    assert GOOD.count(old) == 1
    assert why_bad(tmp_path, GOOD.replace(old, new)) == why


def test_too_few_word_cards(tmp_path: Path) -> None:
    few = HEAD + "".join(CARD.format(kind="card", id=f"w{i}") for i in range(3))
    assert why_bad(tmp_path, few) == ":1: a game needs 4 word cards, here are 3"


def test_the_built_in_words_are_complete() -> None:
    deck = load_words(WORDS)
    assert deck.languages == LANGUAGES
    assert len(deck.cards) == WORD_CARDS
    assert len(deck.discovery) == DISCOVERY_WORD_CARDS


def test_the_built_in_words_fit_on_a_phone() -> None:
    deck = load_words(WORDS)
    for card in (*deck.discovery, *deck.cards):
        for word in (*card.upright.values(), *card.upside_down.values()):
            assert len(word) <= 20, word


def test_folding_forgets_case_and_accents() -> None:
    assert folded("ÉCLAIR") == folded("Eclair")
    assert folded("Straße") == "strasse"
