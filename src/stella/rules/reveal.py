"""3 Reveal: scouts show their crosses one by one, for Sparks, Super-Sparks and Falls."""

from .commands import ShowCard
from .events import FALL, SPARK, SUPER_SPARK, CardShown
from .material import BONUS_STARS, SPARK_STARS
from .refusals import Refusal, Refused
from .table import REVEAL, Round, Slate, Table, require_place, require_step

STARS = {
    SPARK: SPARK_STARS,
    SUPER_SPARK: SPARK_STARS + BONUS_STARS,
    FALL: 0,
}


def show_card(table: Table, asked: ShowCard) -> CardShown:
    """The scout shows one card that they crossed and nobody has shown yet."""
    require_step(table, REVEAL)
    round_, scout, place = table.round, asked.seat, asked.place
    if scout != round_.scout:
        raise Refused(Refusal.NOT_THE_SCOUT)
    require_place(place)
    if place in round_.shown:
        raise Refused(Refusal.ALREADY_SHOWN)
    if place not in round_.slates[scout]:
        raise Refused(Refusal.NOT_CROSSED)
    others = [seat for seat, slate in enumerate(round_.slates) if place in slate and seat != scout]
    return CardShown(scout, place, tuple(others))


def card_shown(table: Table, event: CardShown) -> Table:
    """Stars are filled, or the scout falls; then the next who can is the scout."""
    round_ = table.round
    shown = round_.shown | {event.place}
    stars, sparks, fallen = round_.stars, round_.sparks, round_.fallen
    if event.others:
        stars, sparks = _filled(round_, event)
    else:
        fallen = (*fallen, event.scout)
    return table._replace(
        round=round_._replace(
            stars=stars,
            sparks=sparks,
            fallen=fallen,
            shown=shown,
            reveals=(*round_.reveals, event),
            scout=_next_scout(event.scout, round_.slates, shown, fallen),
        )
    )


def who_fills(event: CardShown, fallen: tuple[int, ...]) -> list[int]:
    """The scout and all who crossed the card, without those who have fallen before."""
    if not event.others:
        return []
    return [seat for seat in (event.scout, *event.others) if seat not in fallen]


def _filled(round_: Round, event: CardShown) -> tuple[tuple[int, ...], tuple[int, ...]]:
    stars, sparks, worth = list(round_.stars), list(round_.sparks), STARS[event.outcome]
    for seat in who_fills(event, round_.fallen):
        stars[seat] += worth
        sparks[seat] += 1
    return tuple(stars), tuple(sparks)


def _next_scout(
    scout: int, slates: tuple[Slate, ...], shown: Slate, fallen: tuple[int, ...]
) -> int | None:
    """The next clockwise who has not fallen and has a cross to show; the scout comes last."""
    seats = len(slates)
    for step in range(1, seats + 1):
        seat = (scout + step) % seats
        if seat not in fallen and not slates[seat] <= shown:
            return seat
    return None
