"""A company at a table, without a server: they ask, come and go, and time passes."""

import random
from collections.abc import Iterable
from functools import cache

from stella.decks.built_in import PICTURES, WORDS
from stella.decks.pictures import load_pictures
from stella.decks.words import load_words
from stella.host import asks, happened, presence
from stella.host.asks import Ask
from stella.host.box import Box
from stella.host.company import Company, is_gathering, seat_of_person
from stella.host.decide import Asker, Happened, Outside, decide
from stella.host.drafts import Draft, drafted
from stella.host.due import next_happening
from stella.host.evolve import evolve
from stella.host.history import after, entry_of, turned
from stella.host.may import may, may_ask_for_time
from stella.host.options import Options
from stella.host.patience import Patience, next_due
from stella.host.refusals import Declined, Refusal
from stella.log.store import Entry
from stella.minds.sight import guess
from stella.rules.material import Colour
from stella.rules.refusals import Refusal as RulesRefusal
from stella.rules.refusals import Refused
from stella.rules.view import Own
from stella.rules.view import own as own_of_game

PEOPLE = ("Ann", "Ben", "Cleo", "Dov", "Eva", "Fay", "Gil")
START = 1_000_000
COLOURS = tuple(Colour)
USUAL = Options()


@cache
def box() -> Box:
    return Box(load_pictures(PICTURES), load_words(WORDS))


class Evening:
    """One table, its log and its clock."""

    def __init__(self, options: Options = USUAL, seed: int = 1) -> None:
        self.now = START
        self.patience = Patience()
        self.chance = random.Random(seed)
        self.company = Company("ABCDEF")
        self.log: list[Entry] = []
        self.drafts: dict[int, Draft] = {}
        self.keep((happened.TableOpened("Ann", options, "salt"),))

    def keep(self, happened: Happened, asked: tuple[str, str] | None = None) -> None:
        """As a live table does it; and read again it is the same."""
        if not happened:
            return
        company, at = self.company, max(self.now, self.company.changed)
        entry = entry_of(company, at, happened, asked)
        for happening in happened:
            company = evolve(company, happening, at)
        company = turned(company, entry, asked)
        assert after(self.company, entry) == company
        self.company = company
        self.log.append(entry)

    def outside(self) -> Outside:
        return Outside(self.now, self.chance, box(), self.patience)

    def ask(self, person: str, ask: Ask) -> Refusal | RulesRefusal | None:
        """Nothing, or why not."""
        asker = Asker(self.company, person, self.outside())
        try:
            if isinstance(ask, asks.Draft):
                pen = asks.PassPen(id=ask.id, crosses=ask.crosses or (1,))
                decide(asker, pen)
                self.drafts[asker.seat] = drafted(self.company, person, ask.crosses)
            else:
                self.keep(decide(asker, ask), (person, ask.id))
        except (Refused, Declined) as refused:
            return refused.why
        return None

    def may(self, person: str) -> set[type[Ask]]:
        in_time = may_ask_for_time(self.company, self.patience)
        is_in_time = seat_of_person(self.company, person) in in_time
        return set(may(self.company, person, self.own(person), is_in_time))

    def own(self, person: str) -> Own | None:
        seat = seat_of_person(self.company, person)
        if seat is None or is_gathering(self.company):
            return None
        return own_of_game(self.company.game, seat)

    def leave(self, *people: str) -> None:
        for person in people:
            self.keep(presence.went_away(self.company, person))

    def come(self, *people: str) -> None:
        for person in people:
            self.keep(presence.came_back(self.company, person))

    def settle(self) -> int:
        """Everything that is due happens; how much that was."""
        for number in range(500):
            see, outside = guess, self.outside()
            happenings = next_happening(self.company, outside, see, self.drafts)
            if not happenings:
                due = next_due(self.company, self.patience)
                assert due is None or due > self.now
                return number
            self.keep(happenings)
        raise AssertionError("it never ends")

    def wait(self, seconds: float) -> None:
        """Time passes, and what comes due happens when it does."""
        end = self.now + round(seconds * 1000)
        while (due := next_due(self.company, self.patience)) is not None and due <= end:
            self.now = max(due, self.now)
            self.settle()
        self.now = end


def seated(*people: str, options: Options = USUAL, computers: int = 0, seed: int = 1) -> Evening:
    """These people at a table; the first of all, Ann, hosts."""
    evening = Evening(options, seed)
    for person, colour in zip(people, COLOURS, strict=False):
        assert evening.ask(person, asks.SitDown(id="sit", name=person, colour=colour)) is None
    for number in range(computers):
        assert evening.ask("Ann", asks.AskComputerIn(id=f"in{number}")) is None
    return evening


def playing(*people: str, options: Options = USUAL, computers: int = 0, seed: int = 1) -> Evening:
    """The same, with a game begun."""
    evening = seated(*people, options=options, computers=computers, seed=seed)
    assert evening.ask("Ann", asks.Start(id="start")) is None
    return evening


def pass_pens(evening: Evening, people: Iterable[str], crosses: tuple[int, ...] = (1, 2)) -> None:
    for person in people:
        assert evening.ask(person, asks.PassPen(id="pen", crosses=crosses)) is None
