"""Every table that three seats and four pictures can reach in a round, counted."""

from collections import Counter
from itertools import combinations

from stella.rules.commands import Move, PassPen, ShowCard
from stella.rules.events import CardShown, Outcome
from stella.rules.game import play
from stella.rules.table import Step, Table
from tests.builders import laid

SLATES = [frozenset(some) for count in range(1, 5) for some in combinations(range(1, 5), count)]


def moves(table: Table) -> list[Move]:
    round_ = table.round
    if table.step is Step.ASSOCIATE:
        return [PassPen(len(round_.passed), slate) for slate in SLATES]
    if table.step is Step.REVEAL and round_.scout is not None:
        return [
            ShowCard(round_.scout, place) for place in round_.slates[round_.scout] - round_.shown
        ]
    return []


def test_the_number_of_reachable_tables() -> None:
    outcomes: Counter[Outcome] = Counter()
    level, sizes = {laid()}, []
    while level:
        sizes.append(len(level))
        reached = set()
        for table in level:
            for move in moves(table):
                events, after = play(table, move)
                outcomes.update(each.outcome for each in events if isinstance(each, CardShown))
                reached.add(after)
        level = reached
    assert sizes == [1, 15, 225, 3375, 7200, 12336, 15840, 10776]
    assert sum(sizes) == 49768
    assert outcomes == {
        Outcome.SPARK: 9704,
        Outcome.SUPER_SPARK: 22352,
        Outcome.FALL: 14096,
    }
