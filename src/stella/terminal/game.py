"""A whole game in the terminal: one person, computer players, and what the view allows."""

import random
import time
from dataclasses import dataclass
from typing import Final

from rich.console import Console

from ..decks.pictures import PictureDeck
from ..decks.words import WordDeck
from ..minds.characters import CHARACTERS, Mind, Strength
from ..minds.mind import choose
from ..minds.sight import See
from ..record.record import Record, record_of
from ..rules.commands import AskOtherWord, Command, GoOn, PassPen, SetUp, ShowCard
from ..rules.events import Event
from ..rules.game import play
from ..rules.material import Colour, Seat
from ..rules.table import BOX, Step
from ..rules.view import View, view
from . import pages, questions

YOU: Final = 0
PAUSE_SECONDS: Final = 0.9


@dataclass(frozen=True)
class Setting:
    """What lies in the box tonight, and who sits down."""

    pictures: PictureDeck
    words: WordDeck
    see: See
    language: str
    name: str
    seats: int
    strength: Strength = Strength.STEADY
    first_game: bool = False


def run_game(setting: Setting, chance: random.Random) -> Record | None:
    """Play to the end and give the record, or nothing where the person leaves before it."""
    game = TerminalGame(setting, chance)
    try:
        game.play_to_the_end()
    except (EOFError, KeyboardInterrupt):
        game.console.print("\nThe game stops here. Until next time!")
        return None
    return record_of(game.log)


class TerminalGame:
    """The table between one person and the computer players."""

    def __init__(self, setting: Setting, chance: random.Random) -> None:
        self.setting = setting
        self.chance = chance
        self.minds = [
            Mind(character, setting.strength, evening=chance.randrange(2**32))
            for character in chance.sample(CHARACTERS, setting.seats - 1)
        ]
        self.console = Console(highlight=False)
        self.table = BOX
        self.log: list[Event] = []
        self.moments_told = 0

    def play_to_the_end(self) -> None:
        """Four rounds, and who won."""
        self._do(self._set_up())
        pages.show_welcome(self.console)
        while self.table.step is not Step.END:
            self._do(self._move_of_person() or self._move_of_computer())
            self._tell_moments()
        pages.show_end(self.console, self._view().room)

    def _set_up(self) -> SetUp:
        setting, colours = self.setting, tuple(Colour)
        names = [setting.name, *(mind.character.name for mind in self.minds)]
        pictures = self.chance.sample(list(setting.pictures.cards), len(setting.pictures.cards))
        return SetUp(
            tuple(Seat(name, colours[i], computer=i != YOU) for i, name in enumerate(names)),
            tuple(pictures),
            setting.words.first_game(setting.language)
            if setting.first_game
            else setting.words.drawn(setting.language, self.chance),
            self.chance.randrange(setting.seats),
        )

    def _move_of_person(self) -> Command | None:
        seen = self._view()
        room, own = seen.room, seen.own
        assert own is not None
        if own.may_pass_pen:
            pages.show_table(self.console, room, self._pictures())
            crosses = questions.crosses(self.console, own.may_ask_other_word)
            return AskOtherWord(YOU) if crosses is None else PassPen(YOU, crosses)
        if own.may_show:
            return ShowCard(YOU, questions.place_to_show(self.console, own.may_show))
        if own.may_go_on:
            questions.go_on(self.console)
            return GoOn(YOU)
        return None

    def _move_of_computer(self) -> Command:
        for seat, mind in enumerate(self.minds, start=1):
            move = choose(view(self.table, seat), mind, self.setting.see, self.chance)
            if move is not None:
                return move
        raise AssertionError("nobody can move")

    def _do(self, command: Command) -> None:
        round_before = self.table.round.number
        events, self.table = play(self.table, command)
        self.log += events
        if self.table.round.number != round_before:
            self.moments_told = 0

    def _tell_moments(self) -> None:
        room = self._view().room
        for moment in room.moments[self.moments_told :]:
            pages.show_moment(self.console, moment, room)
            if self.console.is_terminal:
                time.sleep(PAUSE_SECONDS)
        self.moments_told = len(room.moments)

    def _view(self) -> View:
        return view(self.table, YOU)

    def _pictures(self) -> dict[str, str]:
        cards = self.setting.pictures.cards.values()
        return {card.card: card.description[self.setting.language] for card in cards}
