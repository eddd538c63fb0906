"""A state machine: a company asks for all sorts of things, comes and goes, and nothing breaks."""

from typing import Any, get_args

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stella.host import asks
from stella.host.asks import Ask, Reaction
from stella.host.company import (
    Company,
    is_computer,
    is_gathering,
    is_playing,
    seat_of_person,
    waited_for,
)
from stella.host.history import replayed
from stella.host.options import Clock, Options, Pace
from stella.host.patience import hurry_from, stand_in_from
from stella.host.refusals import Refusal
from stella.minds.characters import CHARACTERS, Strength
from stella.rules.material import Colour
from stella.rules.refusals import Refusal as RulesRefusal
from stella.rules.table import Step
from stella.web.painting import Painting
from tests.host.evening import COLOURS, PEOPLE, Evening, box

NEVER_NAMED = {
    Refusal.NOT_THE_HOST,
    Refusal.NOT_SEATED,
    Refusal.ALREADY_SEATED,
    Refusal.SENT_AWAY,
    Refusal.STAND_IN_PLAYS,
    Refusal.NO_STAND_IN,
    Refusal.GAME_NOT_STARTED,
    Refusal.GAME_NOT_OVER,
    Refusal.TOO_FEW_SEATED,
    Refusal.OWN_WORDS_OFF,
    Refusal.CHAT_OFF,
    Refusal.NO_CLOCK,
    Refusal.TIME_ALREADY_ASKED,
    RulesRefusal.NOT_IN_THIS_STEP,
    RulesRefusal.PEN_PASSED,
    RulesRefusal.PEN_NOT_PASSED,
    RulesRefusal.A_PEN_WAS_PASSED,
    RulesRefusal.WORD_ALREADY_EXCHANGED,
    RulesRefusal.ALREADY_ASKED,
    RulesRefusal.NOBODY_ASKED,
    RulesRefusal.NOT_THE_SCOUT,
    RulesRefusal.ALREADY_WENT_ON,
    RulesRefusal.SEAT_HAS_A_COMPUTER,
}
"""Reasons that lie in who asks and where the game stands: what `may` names is not refused so."""

people = st.sampled_from(PEOPLE)
colours = st.sampled_from(COLOURS)
places = st.lists(st.integers(1, 15), max_size=11).map(tuple)
words = st.sampled_from(("Sea", "Fog", "sea", "  ", "Wings", "Late", "x" * 60, "Bread"))
clocks = st.builds(
    Clock, pace=st.sampled_from(Pace), associate=st.just(30), show=st.integers(10, 20)
)
options = st.builds(
    Options,
    language=st.sampled_from(("en", "de")),
    discovery_words=st.booleans(),
    own_words=st.booleans(),
    slates_shown=st.booleans(),
    chat=st.booleans(),
    clock=clocks,
    strength=st.sampled_from(Strength),
)
names = st.sampled_from((*PEOPLE, "ann", "", "\u202eAnn", "a" * 30, CHARACTERS[0].name))
characters = st.sampled_from((None, *(who.name for who in CHARACTERS), "Nobody"))
ids: dict[str, Any] = {"id": st.just("a1")}
cards = st.lists(st.tuples(words, words), max_size=4).map(tuple)
WHAT: dict[Any, dict[str, Any]] = {
    asks.SitDown: {"name": names, "colour": colours},
    asks.StandUp: {},
    asks.ChangeOptions: {"options": options},
    asks.WriteWords: {"cards": cards},
    asks.AskComputerIn: {"character": characters, "strength": st.sampled_from(Strength)},
    asks.SendAway: {"colour": colours},
    asks.GiveHost: {"colour": colours},
    asks.Start: {},
    asks.PassPen: {"crosses": places},
    asks.Draft: {"crosses": places},
    asks.TakePenBack: {},
    asks.AskOtherWord: {},
    asks.KeepWord: {},
    asks.ShowCard: {"place": st.integers(1, 15)},
    asks.GoOn: {},
    asks.AskForTime: {},
    asks.LeaveSeat: {},
    asks.TakeSeatBack: {},
    asks.LetComputerPlay: {"colour": colours},
    asks.Hurry: {"colour": colours},
    asks.AnotherGame: {},
    asks.React: {"reaction": st.sampled_from(Reaction)},
    asks.Chat: {"text": st.text(max_size=9)},
}
BY_KIND = {kind: st.builds(kind, **ids, **what) for kind, what in WHAT.items()}
assert set(BY_KIND) == set(get_args(asks.AnyAsk))


class CompanyMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening()

    @property
    def company(self) -> Company:
        return self.evening.company

    @initialize(options=options, count=st.integers(1, 6), seed=st.integers(0, 99))
    def gather(self, options: Options, count: int, seed: int) -> None:
        self.evening = Evening(options, seed)
        self.painting = Painting(box().words, self.evening.patience)
        for person, colour in zip(PEOPLE[:count], COLOURS, strict=False):
            self.ask(person, asks.SitDown(id="sit", name=person, colour=colour))
        if count == 2:
            self.ask("Ann", asks.AskComputerIn(id="in"))
        self.ask("Ann", asks.Start(id="start"))

    @rule(person=people, ask=st.one_of(*BY_KIND.values()))
    def ask(self, person: str, ask: Ask) -> None:
        allowed = type(ask) in self.evening.may(person)
        before = self.company
        why = self.evening.ask(person, ask)
        if why is None:
            assert allowed, f"{type(ask).__name__} was accepted, and not named"
        else:
            assert self.company is before
            assert not (allowed and why in NEVER_NAMED), f"{type(ask).__name__} was named: {why}"

    @rule(person=people, data=st.data())
    def ask_what_is_named(self, person: str, data: st.DataObject) -> None:
        kinds = sorted(self.evening.may(person), key=asks.name_of)
        if kinds:
            self.ask(person, data.draw(BY_KIND[data.draw(st.sampled_from(kinds))]))

    @precondition(lambda self: is_playing(self.company))
    @rule()
    def play_to_the_end(self) -> None:
        play_on_alone(self.evening)

    @rule(person=people)
    def do_what_one_may(self, person: str) -> None:
        for ask in moves(self.evening, person):
            self.ask(person, ask)

    @rule()
    def all_do_what_they_may(self) -> None:
        for person in PEOPLE:
            self.do_what_one_may(person)

    @rule(person=people)
    def leave(self, person: str) -> None:
        self.evening.leave(person)

    @rule(person=people)
    def come(self, person: str) -> None:
        self.evening.come(person)

    @rule(seconds=st.sampled_from((0.1, 5, 20, 61, 95, 200)))
    def wait(self, seconds: float) -> None:
        self.evening.wait(seconds)

    @invariant()
    def everybody_at_the_table_plays(self) -> None:
        for seat, place in enumerate(self.company.places):
            if not is_gathering(self.company):
                assert self.company.game.seats[seat].computer == is_computer(place) or not (
                    is_playing(self.company)
                )
            if is_gathering(self.company) or is_playing(self.company):
                assert place.person is not None or is_computer(place), "nobody plays there"

    @invariant()
    def the_host_is_known_to_be_away_as_everybody_is(self) -> None:
        seat = seat_of_person(self.company, self.company.host)
        if seat is not None:
            away = self.company.places[seat].away_since is not None
            assert away == (self.company.host_away_since is not None)

    @invariant()
    def what_is_kept_of_a_view_is_what_would_be_made_anew(self) -> None:
        anew = Painting(box().words, self.evening.patience)
        for painting in (self.painting, anew):
            painting.paint(self.company)
        for person in (*PEOPLE, "onlooker"):
            assert self.painting.view(person, None, 1) == anew.view(person, None, 1)
            assert self.painting.may_watch(person) == anew.may_watch(person)

    def teardown(self) -> None:
        assert replayed("ABCDEF", self.evening.log) == self.company
        if is_playing(self.company):
            play_on_alone(self.evening)


def moves(evening: Evening, person: str) -> list[Ask]:
    """What somebody would do who wants the game to go on."""
    may, own = evening.may(person), evening.own(person)
    if asks.PassPen in may:
        return [asks.PassPen(id="m", crosses=(1, 2, 3))]
    if asks.ShowCard in may and own is not None:
        return [asks.ShowCard(id="m", place=own.may_show[0])]
    return [asks.GoOn(id="m")] if asks.GoOn in may else []


def play_on_alone(evening: Evening) -> None:
    """Whoever alone stays, and does what is allowed, sees the end of the game."""
    people = [place.person for place in evening.company.places if place.person]
    for person in people[1:]:
        evening.leave(person)
    for _ in range(200):
        if evening.company.game.step is Step.END:
            return
        for person in people[:1]:
            evening.come(person)
            for wishes in (moves, pushes):
                for ask in wishes(evening, person):
                    assert type(ask) in evening.may(person)
                    assert evening.ask(person, ask) is None
        evening.wait(30)
    raise AssertionError("the table is frozen")


def pushes(evening: Evening, person: str) -> list[Ask]:
    """What somebody may do about others who let the table wait."""
    pushed: list[Ask] = []
    mine = seat_of_person(evening.company, person)
    for seat in set(waited_for(evening.company)) - {mine}:
        colour: Colour = evening.company.places[seat].colour
        stand_in = stand_in_from(evening.company, seat, evening.patience)
        hurry = hurry_from(evening.company, evening.patience).get(seat)
        if stand_in is not None and stand_in <= evening.now:
            pushed.append(asks.LetComputerPlay(id="m", colour=colour))
        elif hurry is not None and hurry <= evening.now:
            pushed.append(asks.Hurry(id="m", colour=colour))
    return pushed


TestCompany = CompanyMachine.TestCase
TestCompany.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
