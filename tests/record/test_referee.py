import json

from stella.record.record import read
from stella.record.referee import RefereedReveal, RefereedRound, Verdict, referee
from stella.rules.events import Outcome
from tests.record.test_record import document, rounds_of


def test_the_example_as_the_referee_sees_it() -> None:
    assert referee(read(json.dumps(document()).encode())) == Verdict(
        rounds=(
            RefereedRound(
                announced=(3, 2, 2),
                dark=0,
                reveals=(
                    RefereedReveal(0, 3, Outcome.SPARK, {0: 2, 1: 2, 2: 2}),
                    RefereedReveal(1, 2, Outcome.SUPER_SPARK, {0: 3, 1: 3}),
                    RefereedReveal(2, 15, Outcome.FALL, {}),
                    RefereedReveal(0, 1, Outcome.FALL, {}),
                ),
                fallen=(2, 0),
                stars=(5, 5, 2),
                points=(3, 5, 2),
            ),
        ),
        totals=(3, 5, 2),
        winners=(),
    )


def test_the_fallen_are_told_no_stars_but_make_it_a_spark() -> None:
    example = document()
    example["rounds"][0] |= {"slates": [[1, 2], [2, 3], [2, 3]], "shown": [1, 2, 3]}
    (round_,) = referee(read(json.dumps(example).encode())).rounds
    assert round_.reveals == (
        RefereedReveal(0, 1, Outcome.FALL, {}),
        RefereedReveal(1, 2, Outcome.SPARK, {1: 2, 2: 2}),
        RefereedReveal(2, 3, Outcome.SUPER_SPARK, {1: 3, 2: 3}),
    )
    assert round_.fallen == (0,)
    assert round_.stars == (0, 5, 5)


def test_four_rounds_have_winners() -> None:
    verdict = referee(read(json.dumps(rounds_of(None, None, None, None)).encode()))
    assert verdict.totals == (8, 8, 8)
    assert verdict.winners == (0, 1, 2)
