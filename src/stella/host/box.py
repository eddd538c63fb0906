"""The box on the shelf: pictures and words, and how a game is dealt from them."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from ..decks.pictures import PictureDeck
from ..decks.words import WordDeck, WordEntry
from ..rules.blank_cards import blank_cards
from ..rules.commands import SetUp
from ..rules.material import PICTURES_IN_A_GAME, ROUNDS, Seat, WordCard
from .company import Company, is_computer, written_words


class Box(NamedTuple):
    """What is in the box."""

    pictures: PictureDeck
    words: WordDeck


def dealt(company: Company, box: Box, chance: random.Random) -> SetUp:
    """The next game at this table: pictures and words that it has not yet seen, if any are."""
    seats = tuple(Seat(place.name, place.colour, is_computer(place)) for place in company.places)
    return SetUp(
        seats,
        _pictures(company, box, chance),
        _word_cards(company, box, chance),
        chance.randrange(len(seats)),
        company.options.slates_shown,
    )


def _pictures(company: Company, box: Box, chance: random.Random) -> tuple[str, ...]:
    unseen = [card for card in box.pictures.cards if card not in company.seen_pictures]
    if len(unseen) < PICTURES_IN_A_GAME:
        unseen = list(box.pictures.cards)
    return tuple(chance.sample(unseen, PICTURES_IN_A_GAME))


def _word_cards(company: Company, box: Box, chance: random.Random) -> tuple[WordCard, ...]:
    language = company.options.language
    if company.options.discovery_words:
        return box.words.first_game(language)
    own = blank_cards(written_words(company)) if company.options.own_words else ()
    printed = _unseen_words(company, box)
    mixed = chance.sample(printed, min(len(printed), max(ROUNDS, len(own))))
    cards = [*own, *(entry.printed(language) for entry in mixed)]
    return tuple(chance.sample(cards, ROUNDS))


def _unseen_words(company: Company, box: Box) -> Sequence[WordEntry]:
    unseen = [entry for entry in box.words.cards if entry.card not in company.seen_words]
    return unseen if len(unseen) >= ROUNDS else box.words.cards
