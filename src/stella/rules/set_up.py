"""Setting up the game: who sits where, which pictures lie on the table, which words wait."""

from .commands import SetUp
from .events import TableLaid
from .material import (
    DISCOVERY_WORD_CARDS,
    FEWEST_SEATS,
    MOST_SEATS,
    PICTURES_IN_A_GAME,
    PLACES,
    ROUNDS,
    WordCard,
)
from .refusals import Refusal, Refused
from .table import ASSOCIATE, SET_UP, Table, fresh_round


def set_up(table: Table, asked: SetUp) -> TableLaid:
    """Lay the table, if the right things came out of the box."""
    if table.step is not SET_UP:
        raise Refused(Refusal.ALREADY_SET_UP)
    seats = len(asked.seats)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Refused(Refusal.WRONG_NUMBER_OF_SEATS)
    if len({seat.colour for seat in asked.seats}) < seats:
        raise Refused(Refusal.COLOUR_TWICE)
    if not 0 <= asked.first_scout < seats:
        raise Refused(Refusal.NO_SUCH_SEAT)
    _check_pictures(asked.pictures)
    _check_word_cards(asked.word_cards)
    return TableLaid(
        asked.seats, asked.pictures, asked.word_cards, asked.first_scout, asked.slates_shown
    )


def table_laid(event: TableLaid) -> Table:
    """Three lines of five pictures, the rest beside them, the first word turned."""
    return Table(
        step=ASSOCIATE,
        seats=event.seats,
        pictures=event.pictures[:PLACES],
        pile=event.pictures[PLACES:],
        word_cards=event.word_cards,
        pawn=event.first_scout,
        slates_shown=event.slates_shown,
        round=fresh_round(1, len(event.seats)),
    )


def _check_pictures(pictures: tuple[str, ...]) -> None:
    if len(pictures) < PICTURES_IN_A_GAME:
        raise Refused(Refusal.TOO_FEW_PICTURES)
    if len(set(pictures)) < len(pictures):
        raise Refused(Refusal.PICTURE_TWICE)


def _check_word_cards(cards: tuple[WordCard, ...]) -> None:
    if len(cards) != ROUNDS:
        raise Refused(Refusal.WRONG_NUMBER_OF_WORD_CARDS)
    if len({card.card for card in cards}) < ROUNDS:
        raise Refused(Refusal.WORD_CARD_TWICE)
    numbers = [card.discovery for card in cards]
    if any(numbers) and numbers != list(range(1, DISCOVERY_WORD_CARDS + 1)):
        raise Refused(Refusal.DISCOVERY_CARDS_OUT_OF_ORDER)
