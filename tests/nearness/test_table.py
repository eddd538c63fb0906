import json
import math
import statistics
from collections.abc import Sequence
from pathlib import Path

import pytest

from stella.decks.source import BadDeck
from stella.minds.sight import guess
from stella.nearness import texts
from stella.nearness.encoder import encoded, loudest_tags, sights_of_own_words
from stella.nearness.eyes import eyes
from stella.nearness.table import CHANNELS, TABLE, built_in_nearness, load_nearness
from stella.rules.view import Clue
from tests.nearness.gauge import gauge, judged

NEAR = built_in_nearness()


def nearest(word: str, count: int) -> list[str]:
    (name,) = (name for name, text in texts.words().items() if text == word)
    return sorted(NEAR.pictures, key=lambda card: -sum(NEAR.of(name, card) or ()))[:count]


def test_every_word_and_every_picture_is_in_the_table() -> None:
    assert list(NEAR.words) == list(texts.words())
    assert list(NEAR.pictures) == list(texts.pictures())


def test_the_table_is_not_older_than_the_texts_it_is_made_from() -> None:
    assert NEAR.fingerprint == texts.fingerprint(), "make nearness"


def test_each_word_is_measured_against_all_pictures() -> None:
    for word in NEAR.words:
        for channel in range(len(CHANNELS)):
            row = [(NEAR.of(word, card) or ())[channel] for card in NEAR.pictures]
            assert abs(statistics.fmean(row)) < 0.05, word
            assert 0.9 < statistics.pstdev(row) < 1.1, word


def test_the_table_is_small() -> None:
    assert TABLE.stat().st_size < 100_000


def test_a_word_is_near_to_pictures_that_show_it() -> None:
    assert "c03" in nearest("Forest", 12)
    assert "c04" in nearest("Theatre", 5)


def test_the_loudest_tag_is_one_of_the_pictures_tags() -> None:
    cards = texts.pictures()
    for word in list(NEAR.words)[::20]:
        for card in NEAR.pictures:
            number = NEAR.loudest_tag(word, card)
            assert number is not None
            assert number < len(cards[card][CHANNELS.index("moods")])


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "no table of nearness"),
        (b"{}\n", "no table of nearness"),
        (b"[]\n", "no table of nearness"),
        (
            json.dumps({"words": [], "pictures": [], "fingerprint": ""}).encode() + b"\n",
            "not whole",
        ),
        (json.dumps({"words": ["a"], "pictures": ["b"], "fingerprint": ""}).encode(), "not whole"),
    ],
)
def test_a_damaged_table_is_told(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "near.bin"
    path.write_bytes(content)
    with pytest.raises(BadDeck, match=why):
        load_nearness(path)


def test_own_words_are_seen_in_every_language() -> None:
    words = {"en": "whale", "de": "Walfisch", "es": "ballena", "fr": "baleine", "it": "balena"}
    for language, word in words.items():
        sights = sights_of_own_words([word], language)[word]
        order = sorted(sights, key=lambda card: -sum(sights[card]))
        assert "c02" in order[:5], word


def test_eyes_see_own_words_where_the_encoder_has_seen_them() -> None:
    see = eyes(NEAR, sights_of_own_words(["whale"], "en"))
    assert see(Clue("b1", upside_down=False, text="whale"), "c02").things > 1.5
    unknown = Clue("b1", upside_down=True, text="qwertz")
    assert see(unknown, "c02") == guess(unknown, "c02")


def in_all(sight: Sequence[float] | None) -> float:
    return sum(sight or ())


def test_the_table_finds_what_was_crossed_by_hand() -> None:
    names = {text: name for name, text in texts.words().items()}
    found = gauge(lambda word, card: in_all(NEAR.of(names[word], card)), list(NEAR.pictures))
    assert found.found > 0.65
    assert found.rank < 8


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it"])
def test_the_encoder_finds_it_too_in_every_language(language: str) -> None:
    translated = dict(zip(texts.words().values(), texts.words(language).values(), strict=True))
    sights = sights_of_own_words(list(translated.values()), language)
    found = gauge(lambda word, card: in_all(sights[translated[word]][card]), list(NEAR.pictures))
    assert found.found > 0.35
    assert found.rank < 20


def test_corrections_say_how_near_a_picture_is() -> None:
    names = {text: name for name, text in texts.words().items()}
    for word, cards in texts.corrections().items():
        for card, near in cards.items():
            assert abs(in_all(NEAR.of(names[word], card)) / len(CHANNELS) - near) < 0.5, word


def test_what_measures_the_table_are_words_of_the_game() -> None:
    assert set(judged()) <= set(texts.words().values())


def test_the_loudest_tag_of_an_own_word_is_one_that_means_it() -> None:
    numbers = loudest_tags("Mondschein", "de")
    assert texts.pictures()["c35"][CHANNELS.index("moods")][numbers["c35"]] == "moon"


def test_texts_become_vectors_of_length_one() -> None:
    for vector in encoded(["a fox", "ein Fuchs im Schnee"]):
        assert math.isclose(float((vector * vector).sum()), 1, abs_tol=0.01)
