import json
import subprocess
import sys
from typing import Any

import pytest

from stella.cli import main
from stella.decks.built_in import PICTURES, WORDS
from stella.decks.pictures import load_pictures
from stella.decks.words import load_words
from stella.judge import BadQuestion, Judge, answer, mind_named
from stella.minds.characters import CHARACTERS, Strength

JUDGE = Judge(load_pictures(PICTURES), load_words(WORDS))
TABLE = [f"c{number:02}" for number in range(1, 16)]


def asked(**question: object) -> Any:
    return json.loads(answer(JUDGE, json.dumps(question).encode()))


def test_crosses_and_scores() -> None:
    told = asked(word="Forest", language="en", table=TABLE, mind="Filo", seed=3)
    assert set(told) == {"crosses", "scores"}
    assert told["crosses"] == sorted(told["crosses"])
    assert 1 <= len(told["crosses"]) <= 10
    assert set(told["scores"]) == {str(place) for place in range(1, 16)}
    assert all(0 <= score <= 1 for score in told["scores"].values())


def test_the_same_seed_judges_the_same() -> None:
    question = {"word": "Freedom", "language": "en", "seed": 12}
    assert asked(**question) == asked(**question)
    assert asked(**question) != asked(**{**question, "seed": 13})


def test_each_mind_believes_something_of_its_own() -> None:
    told = [
        asked(word="Freedom", table=TABLE, mind=character.name, seed=1)["scores"]
        for character in CHARACTERS
    ]
    assert len({tuple(scores.values()) for scores in told}) == len(CHARACTERS)


def test_a_table_and_a_mind_that_are_null_are_drawn_too() -> None:
    assert asked(word="Freedom", table=None, mind=None) == asked(word="Freedom")


def test_what_is_not_given_is_drawn_from_the_seed() -> None:
    tables = {JUDGE.question("Freedom", "en", None, seed).table for seed in range(5)}
    assert len(tables) == 5
    minds = {mind_named(None, seed).character.name for seed in range(30)}
    assert len(minds) == 6


@pytest.mark.parametrize(
    ("word", "language"),
    [("Forest", "en"), ("forest", "en"), ("Wald", "de"), ("Bosque", "es"), ("Forêt", "fr")],
)
def test_a_word_of_the_game_is_the_same_in_every_language(word: str, language: str) -> None:
    same = asked(word="Forest", language="en", table=TABLE, seed=1)
    assert asked(word=word, language=language, table=TABLE, seed=1) == same


def test_the_picture_that_shows_it_is_believed_in() -> None:
    scores = asked(word="Theatre", language="en", table=TABLE, seed=1)["scores"]
    assert scores["4"] > 0.9


@pytest.mark.parametrize(
    ("word", "language"),
    [
        ("lighthouse keeper", "en"),
        ("Leuchtturmwärter", "de"),
        ("faro", "es"),
        ("gardien de phare", "fr"),
        ("guardiano del faro", "it"),
    ],
)
def test_an_own_word_is_judged_in_every_language(word: str, language: str) -> None:
    told = asked(word=word, language=language, table=TABLE, seed=1)
    nearest = sorted(told["scores"], key=lambda place: -told["scores"][place])[:3]
    assert "5" in nearest
    assert 5 in told["crosses"]


@pytest.mark.parametrize(
    ("question", "why"),
    [
        ({"word": "Forest", "language": "tlh"}, "language: one of en, de, es, fr, it expected"),
        ({"word": "Forest", "table": [*TABLE[:14], "c99"]}, "table: there is no card 'c99'"),
        ({"word": "Forest", "table": TABLE[:14]}, "table: 15 different cards expected"),
        ({"word": "Forest", "table": ["c01"] * 15}, "table: 15 different cards expected"),
        ({"word": " "}, "word: a word expected"),
        ({"word": "x" * 31}, "word: at most 30 letters expected"),
        ({"word": "a\u202eb"}, "word: it has signs that nobody can read"),
        ({"word": "Forest", "mind": "Nobody"}, "mind: one of Filo, Lucerna, Tamtam, Pergamo"),
        ({"word": "Forest", "mind": "Filo:wild"}, "mind: gentle, steady or sharp expected"),
        ({}, "the question can't be read"),
        ({"word": 3}, "the question can't be read"),
        ({"word": "Forest", "seed": "x"}, "the question can't be read"),
        ({"word": "Forest", "seed": 1.5}, "the question can't be read"),
        ({"word": "Forest", "seed": 10**30}, "the question can't be read"),
        ({"word": "Forest", "mind": 7}, "the question can't be read"),
        ({"word": "Forest", "language": None}, "the question can't be read"),
        ({"word": "Forest", "table": [*TABLE[:14], 15]}, "the question can't be read"),
        ({"word": "Forest", "table": [*TABLE, "c16"]}, "table: 15 different cards expected"),
        ({"word": "Forest", "table": []}, "table: 15 different cards expected"),
        ({"word": "Forest", "table": [*TABLE[:14], "x\n" * 99]}, "table: there is no card"),
        ({"word": "x" * 1_000_000}, "word: at most 30 letters expected"),
        ({"word": "\u3164"}, "word: a word expected"),
        (None, "the question can't be read"),
        ({"word": "Forest", "table": "c01"}, "the question can't be read"),
        ([], "the question can't be read"),
    ],
)
def test_a_bad_question_gets_one_line(question: object, why: str) -> None:
    with pytest.raises(BadQuestion) as bad:
        answer(JUDGE, json.dumps(question).encode())
    assert str(bad.value).startswith(why)
    assert len(str(bad.value).splitlines()) == 1


@pytest.mark.parametrize("given", [b"", b"{", b"\xff", b"[" * 100_000, b'{"word": "\\ud800"}'])
def test_bytes_that_are_no_question_get_one_line_and_status_2(given: bytes) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "stella", "judge", "--json"],
        input=given,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert told.returncode == 2
    assert told.stdout == b""
    assert told.stderr.count(b"\n") == 1
    assert b"Traceback" not in told.stderr


def test_minds_are_named_with_their_strength() -> None:
    assert mind_named("lucerna:sharp", 1).strength is Strength.SHARP
    assert mind_named("LUCERNA", 1).character is CHARACTERS[1]
    assert mind_named("Lucerna", 1).strength is Strength.STEADY


def test_people_are_shown_every_mind_and_the_tags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "Thief", "--table", *TABLE]) == 0
    out = capsys.readouterr().out
    for character in CHARACTERS:
        assert character.name[:4] in out
    assert "✕" in out
    assert "%" in out


def test_a_word_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge"]) == 2
    assert capsys.readouterr().err == "word: a word expected\n"
