import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.rules.blank_cards import LONGEST_WORD, blank_cards, plain_word
from stella.rules.material import WordCard
from stella.rules.refusals import Refusal, Refused


def why(*words: tuple[str, str]) -> Refusal | None:
    try:
        blank_cards(words)
    except Refused as refused:
        return refused.why
    return None


def test_own_words_become_word_cards() -> None:
    assert blank_cards([("Grandma's shed", " Crème   brûlée "), ("Ω", "🐙")]) == (
        WordCard("b1", "Grandma's shed", "Crème brûlée"),
        WordCard("b2", "Ω", "🐙"),
    )


def test_no_own_words_are_no_cards() -> None:
    assert blank_cards([]) == ()


def test_ten_cards_at_most() -> None:
    words = [(f"up {i}", f"down {i}") for i in range(11)]
    assert len(blank_cards(words[:10])) == 10
    assert why(*words) is Refusal.TOO_MANY_BLANK_CARDS


@pytest.mark.parametrize("empty", ["", " ", "\t \n", "\u2800", "\u3164 \u3164"])
def test_empty_words_are_refused(empty: str) -> None:
    assert why((empty, "Moon")) is Refusal.WORD_EMPTY
    assert why(("Moon", empty)) is Refusal.WORD_EMPTY


def test_words_fit_on_a_card() -> None:
    assert why(("x" * LONGEST_WORD, "Moon")) is None
    assert why(("x" * (LONGEST_WORD + 1), "Moon")) is Refusal.WORD_TOO_LONG
    assert why(("x" * 10_000_000, "Moon")) is Refusal.WORD_TOO_LONG


def test_crosses_of_letters_are_words_too() -> None:
    assert plain_word("XX") == "XX"


def test_length_is_counted_without_needless_blanks() -> None:
    assert plain_word(" " * 40 + "far" + " " * 40 + "away") == "far away"
    assert plain_word(" " * (4 * LONGEST_WORD - 3) + "far") == "far"
    assert why((" " * (4 * LONGEST_WORD - 2) + "far", "Moon")) is Refusal.WORD_TOO_LONG


@pytest.mark.parametrize(
    "word",
    [
        "a\x00b",
        "bell\x07",
        "\u202eleft",
        "zero\u200bwidth",
        "sur\ud800rogate",
        "un\uffffassigned",
        "private\ue000",
        "\u0301accent alone",
        "filler\u3164inside",
    ],
)
def test_signs_that_cannot_be_read_are_refused(word: str) -> None:
    assert why((word, "Moon")) is Refusal.WORD_UNREADABLE


@pytest.mark.parametrize(
    ("one", "other"), [("Moon", "Moon"), ("MOON", "moon"), ("Straße", "STRASSE"), ("①", "1")]
)
def test_doubles_are_refused(one: str, other: str) -> None:
    assert why((one, other)) is Refusal.WORD_TWICE
    assert why((one, "Sun"), ("Star", other)) is Refusal.WORD_TWICE


def test_composed_and_decomposed_accents_are_the_same_word() -> None:
    assert why(("é", "e\u0301")) is Refusal.WORD_TWICE


@given(st.text(max_size=60))
def test_any_text_is_refused_or_stays_as_it_is_when_written_again(text: str) -> None:
    try:
        plain = plain_word(text)
    except Refused:
        return
    assert plain_word(plain) == plain
    assert 1 <= len(plain) <= LONGEST_WORD
    assert plain.isprintable()
