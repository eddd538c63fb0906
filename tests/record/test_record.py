import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.record.record import (
    LARGEST_RECORD,
    BadRecord,
    Player,
    Record,
    RoundRecord,
    Word,
    read,
    record_of,
    write,
)
from stella.record.referee import referee
from stella.rules.commands import AskOtherWord, SetUp
from stella.rules.game import play
from stella.rules.material import WordCard
from stella.rules.table import BOX, Step
from tests.builders import dice_rolls, laid, legal_move, random_game, seats, set_up, slate

Document = dict[str, Any]


def document() -> Document:
    """The example of docs/record.md."""
    return {
        "format": "stella-record",
        "version": 1,
        "players": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo", "computer": True}],
        "rounds": [
            {
                "word": {"text": "Captain", "card": "w17", "side": "upright"},
                "table": [f"c{number:02}" for number in range(1, 16)],
                "first_scout": 0,
                "slates": [[1, 2, 3], [2, 3], [3, 15]],
                "shown": [3, 2, 15, 1],
            }
        ],
    }


def data(written: object) -> bytes:
    return json.dumps(written).encode()


def why_bad(given: bytes) -> str | None:
    """Why these bytes are no good record; nothing where they are one."""
    why = None
    try:
        referee(read(given))
    except BadRecord as bad:
        why = str(bad)
    assert why is None or (len(why.splitlines()) == 1 and len(why) < 200)
    return why


def test_the_example_is_read() -> None:
    record = read(data(document()))
    assert record.players == (Player("Ann"), Player("Ben"), Player("Cleo", computer=True))
    assert record.rounds == (
        RoundRecord(
            first_scout=0,
            slates=(slate("xxx"), slate(".xx"), slate("..x.. ..... ....x")),
            shown=(3, 2, 15, 1),
            word=Word("Captain", "w17", "upright"),
            table=tuple(f"c{number:02}" for number in range(1, 16)),
        ),
    )


def test_the_example_is_written_again_as_it_was() -> None:
    assert json.loads(write(read(data(document())))) == document()


def test_word_and_table_may_be_missing() -> None:
    example = document()
    del example["rounds"][0]["word"], example["rounds"][0]["table"]
    assert json.loads(write(read(data(example)))) == example


def test_unknown_keys_are_kept_everywhere() -> None:
    example = document()
    for place in (
        example,
        example["players"][1],
        example["rounds"][0],
        example["rounds"][0]["word"],
    ):
        place["mood"] = {"deep": [1, 2.5, None, "ü"]}
    assert json.loads(write(read(data(example)))) == example


def test_a_byte_order_mark_is_no_matter() -> None:
    assert read(b"\xef\xbb\xbf" + data(document())) == read(data(document()))


def remove(*path: str | int) -> Callable[[Document], None]:
    def change(example: Any) -> None:
        for key in path[:-1]:
            example = example[key]
        del example[path[-1]]

    return change


def put(value: object, *path: str | int) -> Callable[[Document], None]:
    def change(example: Any) -> None:
        for key in path[:-1]:
            example = example[key]
        example[path[-1]] = value

    return change


BAD: list[tuple[Callable[[Document], None], str]] = [
    (remove("format"), 'format: "stella-record" expected'),
    (put("other", "format"), 'format: "stella-record" expected'),
    (remove("version"), "version: 1 expected"),
    (put(2, "version"), "version: 1 expected"),
    (put(True, "version"), "version: 1 expected"),
    (put(1.0, "version"), "version: 1 expected"),
    (remove("players"), "players: a list expected"),
    (put({}, "players"), "players: a list expected"),
    (put([{"name": "Ann"}] * 2, "players"), "players: 3 to 6 expected, not 2"),
    (put([{"name": "Ann"}] * 7, "players"), "players: 3 to 6 expected, not 7"),
    (put("Ann", "players", 0), "player 0: an object expected"),
    (put(7, "players", 0, "name"), "player 0, name: a text expected"),
    (remove("players", 2, "name"), "player 2, name: a text expected"),
    (put(1, "players", 2, "computer"), "player 2, computer: true or false expected"),
    (put([], "rounds"), "rounds: 1 to 4 expected, not 0"),
    (put([{}] * 5, "rounds"), "rounds: 1 to 4 expected, not 5"),
    (put(None, "rounds", 0), "round 1: an object expected"),
    (
        remove("rounds", 0, "first_scout"),
        "round 1, first scout: a whole number expected",
    ),
    (
        put(3, "rounds", 0, "first_scout"),
        "round 1, first scout: a number from 0 to 2 expected",
    ),
    (
        put(False, "rounds", 0, "first_scout"),
        "round 1, first scout: a whole number expected",
    ),
    (remove("rounds", 0, "slates"), "round 1, slates: a list expected"),
    (put([[1], [1]], "rounds", 0, "slates"), "round 1, slates: 3 expected, not 2"),
    (put("x", "rounds", 0, "slates", 1), "round 1, slate of player 1: a list expected"),
    (put(["1"], "rounds", 0, "slates", 1), "round 1, slate of player 1: a whole number expected"),
    (
        put([0], "rounds", 0, "slates", 2),
        "round 1, slate of player 2: a number from 1 to 15 expected",
    ),
    (
        put([16], "rounds", 0, "slates", 2),
        "round 1, slate of player 2: a number from 1 to 15 expected",
    ),
    (put([2, 2], "rounds", 0, "slates", 1), "round 1, slate of player 1: a place is crossed twice"),
    (
        put(list(range(1, 17)), "rounds", 0, "slates", 0),
        "round 1, slate of player 0: there are only 15 places to cross",
    ),
    (put([], "rounds", 0, "slates", 0), "round 1, slate of player 0: at least 1 cross is needed"),
    (
        put(list(range(1, 16)), "rounds", 0, "slates", 0),
        "round 1, slate of player 0: 10 crosses at most",
    ),
    (
        put(list(range(1, 12)), "rounds", 0, "slates", 0),
        "round 1, slate of player 0: 10 crosses at most",
    ),
    (put(3, "rounds", 0, "shown"), "round 1, shown: a list expected"),
    (put([1] * 16, "rounds", 0, "shown"), "round 1, shown: 0 to 15 expected, not 16"),
    (
        put([3, 99], "rounds", 0, "shown"),
        "round 1, card shown 2: a number from 1 to 15 expected",
    ),
    (put([3, 2, 3], "rounds", 0, "shown"), "round 1, card shown 3: place 3 was already shown"),
    (
        put([15], "rounds", 0, "shown"),
        "round 1, card shown 1: place 15 is not crossed by the scout, player 0",
    ),
    (put([3, 2, 15], "rounds", 0, "shown"), "round 1: player 0 still has a card to show"),
    (put([], "rounds", 0, "shown"), "round 1: player 0 still has a card to show"),
    (
        put([3, 2, 15, 1, 4], "rounds", 0, "shown"),
        "round 1, card shown 5: nobody can be the scout any more",
    ),
    (put(None, "rounds", 0, "word"), "round 1, word: an object expected"),
    (put(1, "rounds", 0, "word", "text"), "round 1, word, text: a text expected"),
    (put(1, "rounds", 0, "word", "side"), "round 1, word, side: a text expected"),
    (put(["c01"] * 14, "rounds", 0, "table"), "round 1, table: 15 expected, not 14"),
    (
        put(["c01", 2, *"abcdefghijklm"], "rounds", 0, "table"),
        "round 1, table, place 2: a text expected",
    ),
    (
        put(["c01", "c01", *"abcdefghijklm"], "rounds", 0, "table"),
        "round 1, table, place 2: this card was used before",
    ),
]


@pytest.mark.parametrize(("change", "why"), BAD, ids=[why for _, why in BAD])
def test_a_bad_record_says_where_and_why(change: Callable[[Document], None], why: str) -> None:
    example = document()
    change(example)
    assert why_bad(data(example)) == why


HOSTILE: list[tuple[bytes, str]] = [
    (b"", "line 1, column 1: not JSON"),
    (b"{", "line 1, column 2: not JSON"),
    (b"[]", "the record: an object expected"),
    (b"null", "the record: an object expected"),
    (b"\xff\xfe{", "byte 1: not UTF-8"),
    (b'{"a": "\xc3("}', "byte 8: not UTF-8"),
    (data(document())[:-9], "line 1, column"),
    (b"[" * 100_000, "brackets are nested too deep"),
    (b'{"a":' * 100_000, "brackets are nested too deep"),
    (b'{"format": ' + b"9" * 5000 + b"}", "a number is too long"),
    (b'{"a": 1e999}', "a number is too large, or none"),
    (b'{"a": NaN}', "a number is too large, or none"),
    (b'{"a": -Infinity}', "a number is too large, or none"),
    (b'{"a": 1, "a": 1}', "a key comes twice in one object"),
    (b" " * (LARGEST_RECORD + 1), "the record is larger than 4194304 bytes"),
]


@pytest.mark.parametrize(("given", "why"), HOSTILE, ids=[why for _, why in HOSTILE])
def test_hostile_bytes_get_one_line(given: bytes, why: str) -> None:
    said = why_bad(given)
    assert said is not None
    assert said.startswith(why)


@pytest.mark.parametrize(
    "filling",
    [b"[],", b"{},", b"1,", b'"",', b'{"a":[{"b":[]}]},', b"1e5,", b"\\u0000"],
    ids=["lists", "objects", "numbers", "texts", "nested", "floats", "backslashes"],
)
def test_the_largest_input_is_answered_at_once(filling: bytes) -> None:
    largest = b'{"x":[' + filling * ((LARGEST_RECORD - 10) // len(filling))
    start = time.process_time()
    assert why_bad(largest)
    assert time.process_time() - start < 10


def test_a_record_may_be_as_large_as_the_docs_say() -> None:
    written = data(document())
    assert why_bad(written + b" " * (LARGEST_RECORD - len(written))) is None


def rounds_of(*tables: list[str] | None) -> Document:
    """A game in which everybody always crosses the first picture."""
    example = document()
    example["rounds"] = [
        {"first_scout": i % 3, "slates": [[1]] * 3, "shown": [1]}
        | ({} if table is None else {"table": table})
        for i, table in enumerate(tables)
    ]
    return example


LINES = [[f"{line}{i}" for i in range(5)] for line in "abcdef"]
A, B, C, D, E, F = LINES


def test_lines_are_replaced_from_the_bottom() -> None:
    assert why_bad(data(rounds_of(A + B + C, A + B + D, A + E + D, F + E + D))) is None


@pytest.mark.parametrize(
    ("tables", "why"),
    [
        ([A + B + C, A + B + C], "round 2, table, place 11: this card was used before"),
        ([A + B + C, A + D + C], "round 2, table, place 6: this card was not to be replaced"),
        ([A + B + C, D + B + E], "round 2, table, place 1: this card was not to be replaced"),
        ([A + B + C, B + A + D], "round 2, table, place 1: this card was not to be replaced"),
        (
            [A + B + C, A + B + D, A + C + D],
            "round 3, table, place 6: this card was used before",
        ),
        (
            [A + B + C, A + B + [*D[:4], "a0"]],
            "round 2, table, place 15: this card was used before",
        ),
        ([A + B + C, None, A + D + C], "round 3, table, place 11: this card was used before"),
        ([A + B + C, None, D + E + F], "round 3, table, place 1: this card was not to be replaced"),
    ],
)
def test_tables_change_only_as_the_rules_say(tables: list[list[str] | None], why: str) -> None:
    assert why_bad(data(rounds_of(*tables))) == why


def test_tables_may_be_missing_between_others() -> None:
    assert why_bad(data(rounds_of(A + B + C, None, A + D + E, F + D + E))) is None
    assert why_bad(data(rounds_of(None, A + B + C, None, D + E + C))) is None


def test_the_pawn_moves_clockwise() -> None:
    example = rounds_of(None, None)
    example["rounds"][1]["first_scout"] = 2
    assert why_bad(data(example)) == (
        "round 2, first scout: the pawn is with player 1, not with player 2"
    )


def test_later_rounds_are_named_in_what_is_wrong() -> None:
    example = rounds_of(None, None)
    example["rounds"][1]["shown"] = [1, 1]
    assert why_bad(data(example)) == "round 2, card shown 2: nobody can be the scout any more"


@given(dice_rolls, st.integers(3, 6))
def test_every_finished_game_has_a_record_that_the_referee_agrees_with(
    dice: random.Random, count: int
) -> None:
    log, table = random_game(dice, count)
    record = read(write(record_of(log)))
    assert record == record_of(log)
    verdict = referee(record)
    assert tuple(each.points for each in verdict.rounds) == table.scores
    assert verdict.winners == table.winners
    words = [each.word for each in record.rounds]
    assert words == [Word(card.upright, card.card, "upright") for card in table.word_cards]
    assert [player.name for player in record.players] == [seat.name for seat in table.seats]


def test_a_record_has_the_rounds_that_were_scored() -> None:
    dice = random.Random(5)
    log, table = random_game(dice, 3, moves=1)
    while len(table.scores) < 2:
        events, table = play(table, legal_move(table, dice))
        log += events
    record = record_of(log)
    assert len(record.rounds) == 2
    assert referee(record).winners == ()


def test_a_game_without_a_scored_round_has_no_record() -> None:
    with pytest.raises(BadRecord, match=r"^no round was played to its end$"):
        record_of(random_game(random.Random(1), 3, moves=2)[0])


def test_the_record_knows_computers_and_the_side_of_the_word() -> None:
    dice = random.Random(3)
    log, table = play(BOX, set_up(3, computers=(1,)))
    events = list(log)
    for command in (AskOtherWord(0), AskOtherWord(2)):
        more, table = play(table, command)
        events += more
    while table.step is not Step.SCORE:
        more, table = play(table, legal_move(table, dice))
        events += more
    record = record_of(events)
    assert [player.computer for player in record.players] == [False, True, False]
    assert record.rounds[0].word == Word("Anger", "w0", "upside-down")
    assert record.rounds[0].table == laid().pictures


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=12,
)


@given(
    st.binary(max_size=200)
    | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass"))
)
def test_any_bytes_are_refused_in_one_line_or_stable(given: bytes) -> None:
    if why_bad(given) is None:
        assert read(write(read(given))) == read(given)


@given(anything)
def test_any_json_is_refused_in_one_line(given: object) -> None:
    assert why_bad(json.dumps(given).encode())


PATHS: list[list[str | int]] = [
    ["players"],
    ["players", 1],
    ["players", 1, "name"],
    ["players", 1, "computer"],
    ["rounds"],
    ["rounds", 0],
    ["rounds", 0, "word"],
    ["rounds", 0, "word", "text"],
    ["rounds", 0, "table"],
    ["rounds", 0, "table", 3],
    ["rounds", 0, "first_scout"],
    ["rounds", 0, "slates"],
    ["rounds", 0, "slates", 1],
    ["rounds", 0, "slates", 1, 0],
    ["rounds", 0, "shown"],
    ["rounds", 0, "shown", 2],
    ["anything else"],
]


@given(st.sampled_from(PATHS), anything)
def test_a_good_record_with_anything_anywhere_is_refused_or_stable(
    path: list[str | int], value: object
) -> None:
    example = document()
    put(value, *path)(example)
    given = json.dumps(example).encode()
    if why_bad(given) is None:
        assert write(read(write(read(given)))) == write(read(given))


def test_half_characters_in_names_are_kept_and_written_in_utf8() -> None:
    example = document()
    example["players"][0]["name"] = "\ud83d!"
    record = read(data(example))
    assert b"\\ud83d!" in write(record)
    assert read(write(record)) == record


def test_own_words_and_names_stay_readable() -> None:
    words = tuple(WordCard(f"b{i}", f"Übermut {i}", f"Flöte {i}") for i in range(4))
    events, table = play(BOX, SetUp(seats(3), set_up().pictures, words, 0))
    log, dice = list(events), random.Random(1)
    while table.step is not Step.SCORE:
        events, table = play(table, legal_move(table, dice))
        log += events
    assert "Übermut 0".encode() in write(record_of(log))


def test_a_record_is_its_own_copy() -> None:
    assert Record((), ()) == Record((), (), {})
