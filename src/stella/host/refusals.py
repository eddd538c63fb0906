"""Why a table's host, or the house, says no where the rules have nothing to say."""

from enum import Enum


class Refusal(Enum):
    """Each way in which what was asked can't be done around a game."""

    NOT_THE_HOST = "not-the-host"
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    SENT_AWAY = "sent-away"
    NOBODY_THERE = "nobody-there"
    COLOUR_TAKEN = "colour-taken"
    TABLE_FULL = "table-full"
    CHARACTER_TAKEN = "character-taken"
    NO_SUCH_CHARACTER = "no-such-character"
    NAME_EMPTY = "name-empty"
    NAME_TOO_LONG = "name-too-long"
    NAME_UNREADABLE = "name-unreadable"
    NAME_TAKEN = "name-taken"
    GAME_STARTED = "game-started"
    GAME_NOT_STARTED = "game-not-started"
    GAME_NOT_OVER = "game-not-over"
    TOO_FEW_SEATED = "too-few-seated"
    OWN_WORDS_OFF = "own-words-off"
    CHAT_OFF = "chat-off"
    NOTHING_SAID = "nothing-said"
    SAID_TOO_MUCH = "said-too-much"
    NOT_AWAY = "not-away"
    TOO_SOON = "too-soon"
    NOT_WAITED_FOR = "not-waited-for"
    NO_CLOCK = "no-clock"
    TIME_ALREADY_ASKED = "time-already-asked"
    ALREADY_HURRIED = "already-hurried"
    NO_STAND_IN = "no-stand-in"
    STAND_IN_PLAYS = "stand-in-plays"
    PERSON_NEEDED = "person-needed"


class Declined(Exception):
    """The house says no: `why` is all that the asker is told."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.value)
        self.why = why
