"""Whole games between computer players, without a clock or a line."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from .decks.built_in import WORDS
from .decks.words import load_words
from .minds.characters import CHARACTERS, Mind, Strength
from .minds.mind import choose
from .minds.sight import See
from .nearness.eyes import eyes
from .nearness.table import built_in_nearness
from .rules.commands import Move, SetUp
from .rules.events import CardShown, Event, LanternsPlaced, Outcome
from .rules.game import play
from .rules.material import ROUNDS, Colour, Seat, WordCard
from .rules.table import BOX, Step, Table, totals
from .rules.view import View, view

Choose = Callable[[View, Mind, See, random.Random], Move | None]


@dataclass(frozen=True)
class SeatResult:
    """How one seat fared over all games; a shared victory counts for each."""

    player: str
    wins: int
    mean_points: float


@dataclass(frozen=True)
class Result:
    """What many games came to."""

    games: int
    seats: tuple[SeatResult, ...]
    sparks_a_round: float
    super_sparks_a_round: float
    falls_a_round: float
    rounds_with_the_dark: float


@dataclass(frozen=True)
class Box:
    """What a game is dealt from, and how its words and pictures look to minds."""

    pictures: Sequence[str]
    words: Sequence[WordCard]
    see: See


def built_in_box() -> Box:
    """The game's own box."""
    nearness, words = built_in_nearness(), load_words(WORDS)
    cards = [card.printed(words.languages[0]) for card in words.cards]
    return Box(list(nearness.pictures), cards, eyes(nearness))


def simulate(box: Box, minds: Sequence[Mind], seed: int, games: Iterable[int]) -> Result:
    """Play a game for each of these numbers; the same seed plays the same games."""
    chance = random.Random(seed)
    tally = Tally(wins=[0] * len(minds), points=[0] * len(minds))
    for game in games:
        tally.add(*play_game(box, [replace(mind, evening=game) for mind in minds], chance))
    return tally.result([mind.character.name for mind in minds])


def seated(seats: int, strength: Strength) -> list[Mind]:
    """The first so many characters, all of one strength."""
    return [Mind(character, strength) for character in CHARACTERS[:seats]]


def play_game(
    box: Box, minds: Sequence[Mind], chance: random.Random, choose: Choose = choose
) -> tuple[list[Event], Table]:
    """One game between these minds: its log, and the table at its end."""
    events, table = play(BOX, dealt(box, minds, chance))
    log = list(events)
    while table.step is not Step.END:
        for seat, mind in enumerate(minds):
            if move := choose(view(table, seat), mind, box.see, chance):
                events, table = play(table, move)
                log += events
    return log, table


def dealt(box: Box, minds: Sequence[Mind], chance: random.Random) -> SetUp:
    """Shuffled pictures, four word cards, a first scout."""
    colours = list(Colour)
    return SetUp(
        tuple(Seat(mind.character.name, colours[i], True) for i, mind in enumerate(minds)),
        tuple(chance.sample(box.pictures, len(box.pictures))),
        tuple(chance.sample(box.words, ROUNDS)),
        chance.randrange(len(minds)),
    )


@dataclass
class Tally:
    """Counts that grow game by game, so that no log needs to be kept."""

    wins: list[int]
    points: list[int]
    games: int = 0
    rounds: int = 0
    darks: int = 0
    outcomes: Counter[Outcome] = field(default_factory=Counter)

    def add(self, log: Iterable[Event], table: Table) -> None:
        """Count one more game."""
        self.games += 1
        self.rounds += len(table.scores)
        for seat, total in enumerate(totals(table)):
            self.points[seat] += total
            self.wins[seat] += seat in table.winners
        for event in log:
            if isinstance(event, CardShown):
                self.outcomes[event.outcome] += 1
            elif isinstance(event, LanternsPlaced):
                self.darks += event.dark is not None

    def result(self, players: Sequence[str]) -> Result:
        """What was counted, per game and per round."""
        return Result(
            games=self.games,
            seats=tuple(
                SeatResult(player, self.wins[seat], self.points[seat] / self.games)
                for seat, player in enumerate(players)
            ),
            sparks_a_round=self.outcomes[Outcome.SPARK] / self.rounds,
            super_sparks_a_round=self.outcomes[Outcome.SUPER_SPARK] / self.rounds,
            falls_a_round=self.outcomes[Outcome.FALL] / self.rounds,
            rounds_with_the_dark=self.darks / self.rounds,
        )
