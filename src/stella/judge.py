"""A look into the heads of computer players: what they would cross for a word, and why."""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

import msgspec

from .decks.pictures import PictureDeck
from .decks.words import WordDeck, folded
from .minds.characters import CHARACTERS, Mind, Strength
from .minds.crosses import belief, crosses
from .minds.sight import Sight
from .nearness.eyes import eyes
from .nearness.table import built_in_nearness
from .rules.blank_cards import LONGEST_WORD, plain_word
from .rules.commands import AskOtherWord, SetUp
from .rules.game import play
from .rules.material import PLACES, ROUNDS, Colour, Seat, WordCard
from .rules.refusals import Refusal, Refused
from .rules.table import BOX
from .rules.view import View, view

SEATS: Final = 4
OWN_CARD: Final = "b1"


LARGEST_SEED: Final = 2**63 - 1
WHY_NO_WORD: Final = {
    Refusal.WORD_EMPTY: "a word expected",
    Refusal.WORD_TOO_LONG: f"at most {LONGEST_WORD} letters expected",
    Refusal.WORD_UNREADABLE: "it has signs that nobody can read",
}


class Asked(msgspec.Struct):
    """A question as a program asks it."""

    word: str
    language: str = "en"
    table: list[str] | None = None
    mind: str | None = None
    seed: Annotated[int, msgspec.Meta(ge=-LARGEST_SEED, le=LARGEST_SEED)] = 1


class BadQuestion(Exception):
    """What was asked can't be judged: one line that says why."""


@dataclass(frozen=True)
class Question:
    """A word in a language, fifteen pictures, and the chance by which the rest is drawn."""

    word: str
    language: str
    table: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Judgement:
    """What one mind crosses, and how probable it finds that another person does."""

    mind: Mind
    crosses: tuple[int, ...]
    scores: Mapping[int, float]


class Judge:
    """Knows the decks, and lets minds look at a word and pictures."""

    def __init__(self, pictures: PictureDeck, words: WordDeck) -> None:
        self.pictures = pictures
        self.words = words

    def question(
        self, word: str, language: str, table: Sequence[str] | None, seed: int
    ) -> Question:
        """A question that can be judged; pictures that aren't given are drawn."""
        if language not in self.words.languages:
            raise BadQuestion(f"language: one of {', '.join(self.words.languages)} expected")
        try:
            word = plain_word(word)
        except Refused as refused:
            raise BadQuestion(f"word: {WHY_NO_WORD[refused.why]}") from None
        cards = list(self.pictures.cards)
        drawn = table if table is not None else random.Random(seed).sample(cards, PLACES)
        for card in drawn:
            if card not in self.pictures.cards:
                raise BadQuestion(f"table: there is no card {card[:20]!r}")
        if len(drawn) != PLACES or len(set(drawn)) != PLACES:
            raise BadQuestion(f"table: {PLACES} different cards expected")
        return Question(word, language, tuple(drawn), seed)

    def judgement(self, question: Question, mind: Mind) -> Judgement:
        """What this mind crosses."""
        seen, see = self._seen(question), eyes(built_in_nearness(), self._own_words(question))
        scores = belief(seen, mind, see, random.Random(question.seed))
        chosen = crosses(seen, mind, see, random.Random(question.seed))
        return Judgement(
            mind,
            tuple(sorted(chosen)),
            {place: round(score, 3) for place, score in enumerate(scores, start=1)},
        )

    def tags_that_spoke(self, question: Question) -> dict[int, str]:
        """For each place the tag of its picture that is nearest to the word, where one is known."""
        numbers = self._loudest_tags(question)
        return {
            place: self.pictures.cards[card].tags[numbers[card]]
            for place, card in enumerate(question.table, start=1)
            if card in numbers
        }

    def _loudest_tags(self, question: Question) -> Mapping[str, int]:
        if (name := self._name(question)) is not None:
            nearness = built_in_nearness()
            loudest = {card: nearness.loudest_tag(name, card) for card in question.table}
            return {card: number for card, number in loudest.items() if number is not None}
        try:
            from .nearness.encoder import loudest_tags
        except ImportError:
            return {}
        return loudest_tags(question.word, question.language)

    def _name(self, question: Question) -> str | None:
        """The word's card and side, if it is one of the game's."""
        for entry in (*self.words.discovery, *self.words.cards):
            for side in ("upright", "upside_down"):
                words: Mapping[str, str] = getattr(entry, side)
                if folded(words[question.language]) == folded(question.word):
                    return f"{entry.card}/{side}"
        return None

    def _own_words(self, question: Question) -> dict[str, dict[str, Sight]]:
        if self._name(question) is not None:
            return {}
        try:
            from .nearness.encoder import sights_of_own_words
        except ImportError:  # own words are guessed where the encoder isn't installed
            return {}
        return sights_of_own_words([question.word], question.language)

    def _seen(self, question: Question) -> View:
        """A table with these pictures and this word, as a computer player sees it."""
        card, _, side = (self._name(question) or f"{OWN_CARD}/upright").partition("/")
        seats = tuple(Seat(f"seat {i}", list(Colour)[i], computer=i > 0) for i in range(SEATS))
        rest = [card for card in self.pictures.cards if card not in question.table]
        others = tuple(WordCard(f"other {i}", "", "") for i in range(ROUNDS - 1))
        first = WordCard(card, question.word, question.word)
        _, table = play(BOX, SetUp(seats, (*question.table, *rest), (first, *others), 0))
        if side == "upside_down":
            _, table = play(table, AskOtherWord(0))
        return view(table, 1)


def answer(judge: Judge, data: bytes) -> str:
    """The judgement as JSON, of a question in JSON."""
    try:
        asked = msgspec.json.decode(data, type=Asked)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadQuestion(f"the question can't be read: {error}") from None
    question = judge.question(asked.word, asked.language, asked.table, asked.seed)
    judgement = judge.judgement(question, mind_named(asked.mind, asked.seed))
    return json.dumps({"crosses": judgement.crosses, "scores": judgement.scores})


def mind_named(name: str | None, seed: int) -> Mind:
    """A mind such as `Filo` or `Filo:sharp`; one that isn't named is drawn."""
    if name is None:
        return Mind(random.Random(seed).choice(CHARACTERS), evening=seed)
    wanted, _, strength = name.partition(":")
    known = {character.name.lower(): character for character in CHARACTERS}
    if wanted.lower() not in known:
        names = ", ".join(character.name for character in CHARACTERS)
        raise BadQuestion(f"mind: one of {names} expected")
    if strength not in ("", *(each.value for each in Strength)):
        raise BadQuestion("mind: gentle, steady or sharp expected after the colon")
    return Mind(known[wanted.lower()], Strength(strength or "steady"), evening=seed)
