"""4 Score: stars become points, less in the Dark after a Fall, and the next round is prepared."""

from .commands import GoOn
from .events import RoundScored, WentOn
from .material import line_of_round
from .refusals import Refusal, Refused
from .table import ASSOCIATE, SCORE, Round, Table, fresh_round, persons, require_step


def points_of(round_: Round, seat: int) -> int:
    """One for each star; in the Dark and fallen, one less for each Spark and Super-Spark."""
    in_the_dark_and_fallen = seat == round_.dark and seat in round_.fallen
    return round_.stars[seat] - (round_.sparks[seat] if in_the_dark_and_fallen else 0)


def score(table: Table) -> RoundScored:
    """Nobody can be the scout any more: count."""
    round_ = table.round
    points = tuple(points_of(round_, seat) for seat in range(len(table.seats)))
    return RoundScored(round_.stars, points)


def round_scored(table: Table, event: RoundScored) -> Table:
    """The scoring slate gets a row."""
    return table._replace(
        step=SCORE,
        round=table.round._replace(points=event.points),
        scores=(*table.scores, event.points),
    )


def go_on(table: Table, asked: GoOn) -> WentOn:
    """Somebody has seen enough of the scores."""
    require_step(table, SCORE)
    if asked.seat in table.round.looked:
        raise Refused(Refusal.ALREADY_WENT_ON)
    return WentOn(asked.seat)


def went_on(table: Table, event: WentOn) -> Table:
    """One fewer to wait for."""
    return table._replace(round=table.round._replace(looked=table.round.looked | {event.seat}))


def all_looked(table: Table) -> bool:
    """Every person went on; where only computer players sit, any of them."""
    looked = table.round.looked
    return bool(looked) and looked >= persons(table)


def next_round_prepared(table: Table) -> Table:
    """The round's line is replaced, the pawn moves on, slates and lanterns are as before."""
    line = line_of_round(table.round.number)
    kept_before, kept_after = table.pictures[: line.start - 1], table.pictures[line.stop - 1 :]
    return table._replace(
        step=ASSOCIATE,
        pictures=(*kept_before, *table.pile[: len(line)], *kept_after),
        pile=table.pile[len(line) :],
        pawn=(table.pawn + 1) % len(table.seats),
        round=fresh_round(table.round.number + 1, len(table.seats)),
    )
