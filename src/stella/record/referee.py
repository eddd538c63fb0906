"""The referee: plays a record by the rules and tells the score, or where it breaks a rule."""

from dataclasses import dataclass
from typing import Final

from ..rules.commands import Command, GoOn, PassPen, SetUp, ShowCard
from ..rules.events import CardShown, Outcome
from ..rules.game import play
from ..rules.material import (
    PICTURES_IN_A_GAME,
    PLACES,
    ROUNDS,
    Colour,
    Seat,
    WordCard,
    line_of_round,
)
from ..rules.refusals import Refusal, Refused
from ..rules.reveal import STARS, who_fills
from ..rules.table import BOX, Round, Step, Table, totals
from .record import BadRecord, Record, RoundRecord

WHY: Final = {
    Refusal.TOO_FEW_CROSSES: "at least 1 cross is needed",
    Refusal.TOO_MANY_CROSSES: "10 crosses at most",
    Refusal.ALREADY_SHOWN: "place {place} was already shown",
    Refusal.NOT_CROSSED: "place {place} is not crossed by the scout, player {scout}",
    Refusal.NOT_IN_THIS_STEP: "nobody can be the scout any more",
}


@dataclass(frozen=True)
class RefereedReveal:
    """A shown card: by whom, what came of it, and who filled how many stars."""

    scout: int
    place: int
    outcome: Outcome
    stars: dict[int, int]


@dataclass(frozen=True)
class RefereedRound:
    """A round as the rules see it."""

    announced: tuple[int, ...]
    dark: int | None
    reveals: tuple[RefereedReveal, ...]
    fallen: tuple[int, ...]
    stars: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Verdict:
    """The whole game; a game of fewer than four rounds has no winners."""

    rounds: tuple[RefereedRound, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]


def referee(record: Record) -> Verdict:
    """Play the record by the rules; `BadRecord` says where it breaks one."""
    _check_tables(record)
    table = _set_up(record)
    rounds = []
    for number, round_ in enumerate(record.rounds, start=1):
        if number > 1:
            _, table = play(table, GoOn(0))
        table = _play_round(table, round_, f"round {number}")
        rounds.append(_refereed(table.round))
    return Verdict(tuple(rounds), totals(table), table.winners)


def _set_up(record: Record) -> Table:
    """A table with cards of no matter; all seats are computers', so that one may go on."""
    colours = tuple(Colour)
    seats = tuple(Seat(who.name, colours[i], True) for i, who in enumerate(record.players))
    pictures = tuple(f"picture {number}" for number in range(PICTURES_IN_A_GAME))
    words = tuple(WordCard(f"card {number}", "", "") for number in range(ROUNDS))
    _, table = play(BOX, SetUp(seats, pictures, words, record.rounds[0].first_scout))
    return table


def _play_round(table: Table, round_: RoundRecord, where: str) -> Table:
    if round_.first_scout != table.pawn:
        raise BadRecord(
            f"{where}, first scout: the pawn is with player {table.pawn}, "
            f"not with player {round_.first_scout}"
        )
    for seat, slate in enumerate(round_.slates):
        table = _played(table, PassPen(seat, slate), f"{where}, slate of player {seat}")
    for number, place in enumerate(round_.shown, start=1):
        scout = table.round.scout or 0
        table = _played(table, ShowCard(scout, place), f"{where}, card shown {number}")
    if table.step is Step.REVEAL:
        raise BadRecord(f"{where}: player {table.round.scout} still has a card to show")
    return table


def _played(table: Table, command: Command, where: str) -> Table:
    try:
        _, after = play(table, command)
    except Refused as refused:
        place, scout = getattr(command, "place", None), table.round.scout
        why = WHY[refused.why].format(place=place, scout=scout)
        raise BadRecord(f"{where}: {why}") from None
    return after


def _refereed(round_: Round) -> RefereedRound:
    reveals: list[RefereedReveal] = []
    fallen: tuple[int, ...] = ()
    for shown in round_.reveals:
        reveals.append(_refereed_reveal(shown, fallen))
        if shown.outcome is Outcome.FALL:
            fallen = (*fallen, shown.scout)
    return RefereedRound(
        round_.lanterns, round_.dark, tuple(reveals), round_.fallen, round_.stars, round_.points
    )


def _refereed_reveal(shown: CardShown, fallen: tuple[int, ...]) -> RefereedReveal:
    worth = STARS[shown.outcome]
    stars = dict.fromkeys(sorted(who_fills(shown, fallen)), worth)
    return RefereedReveal(shown.scout, shown.place, shown.outcome, stars)


def _check_tables(record: Record) -> None:
    """From table to table only the lines of the rounds between them change, to unused cards."""
    lying: list[str] = []
    used: set[str] = set()
    replaced: set[int] = set()
    for number, round_ in enumerate(record.rounds, start=1):
        if round_.table is not None:
            fresh = replaced if lying else set(range(1, PLACES + 1))
            for place, card in enumerate(round_.table, start=1):
                where = f"round {number}, table, place {place}"
                if place in fresh and card in used:
                    raise BadRecord(f"{where}: this card was used before")
                if place not in fresh and card != lying[place - 1]:
                    raise BadRecord(f"{where}: this card was not to be replaced")
                used.add(card)
            lying, replaced = list(round_.table), set()
        replaced |= set(line_of_round(number))
