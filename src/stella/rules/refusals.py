"""Why a command is not carried out: a code for the asker alone, never prose."""

from enum import Enum


class Refusal(Enum):
    """Each way in which the rules say no."""

    # setting up
    ALREADY_SET_UP = "already-set-up"
    NOT_SET_UP = "not-set-up"
    WRONG_NUMBER_OF_SEATS = "wrong-number-of-seats"
    COLOUR_TWICE = "colour-twice"
    TOO_FEW_PICTURES = "too-few-pictures"
    PICTURE_TWICE = "picture-twice"
    WRONG_NUMBER_OF_WORD_CARDS = "wrong-number-of-word-cards"
    WORD_CARD_TWICE = "word-card-twice"
    DISCOVERY_CARDS_OUT_OF_ORDER = "discovery-cards-out-of-order"
    # own words on blank cards
    TOO_MANY_BLANK_CARDS = "too-many-blank-cards"
    WORD_EMPTY = "word-empty"
    WORD_TOO_LONG = "word-too-long"
    WORD_UNREADABLE = "word-unreadable"
    WORD_TWICE = "word-twice"
    # any step
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_PLACE = "no-such-place"
    NOT_IN_THIS_STEP = "not-in-this-step"
    SEAT_HAS_A_PERSON = "seat-has-a-person"
    SEAT_HAS_A_COMPUTER = "seat-has-a-computer"
    # 1 Associate
    TOO_FEW_CROSSES = "too-few-crosses"
    TOO_MANY_CROSSES = "too-many-crosses"
    PEN_PASSED = "pen-passed"
    PEN_NOT_PASSED = "pen-not-passed"
    A_PEN_WAS_PASSED = "a-pen-was-passed"
    WORD_ALREADY_EXCHANGED = "word-already-exchanged"
    ALREADY_ASKED = "already-asked"
    NOBODY_ASKED = "nobody-asked"
    # 3 Reveal
    NOT_THE_SCOUT = "not-the-scout"
    NOT_CROSSED = "not-crossed"
    ALREADY_SHOWN = "already-shown"
    # 4 Score
    ALREADY_WENT_ON = "already-went-on"


class Refused(Exception):
    """The rules say no: `why` is all that the asker is told."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.value)
        self.why = why
