"""The same game twice, as everybody sees it; what only some may know is different."""

import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from stella.host.house import House
from stella.web.server import make_house
from tests.web.serving import QUICK, Guest, Running, serving

NOON = 1_790_000_000_000
NAMES = ("Wilhelmina", "Bartholomew", "Clementine")
COLOURS = ("orange", "pink", "blue")


class Steered(random.Random):
    """Chance that lays the same pictures, word and pawn, and deals other ones to come."""

    def __init__(self, secret: int, *, same_pile: bool) -> None:
        super().__init__(secret)
        self.open = random.Random(1)
        self.known = 30 if same_pile else 15
        self.known_words = 4 if same_pile else 1

    def sample(self, population: Sequence[Any], k: int, **_: Any) -> list[Any]:
        if k == 4:
            cards, known = list(population), self.known_words
        else:
            cards, known = self.open.sample(population, len(population)), self.known
        return cards[:known] + super().sample(cards[known:], k - known)

    def randrange(self, *_: Any) -> int:
        return 0


@dataclass
class Secrets:
    """What may differ between twins."""

    seed: int
    slates: list[list[list[int]]]
    drafts: list[list[int]]
    same_pile: bool = True


def steered_house(secrets: Secrets, database: str = ":memory:") -> House:
    """A house where it is always noon, and chance is what the secrets say."""
    house = make_house(replace(QUICK, database=database))
    house.keeper.now = lambda: NOON
    house.keeper.chance = Steered(secrets.seed, same_pile=secrets.same_pile)
    if not secrets.same_pile:
        words = house.keeper.box.words
        first = replace(words.cards[0], upside_down=dict.fromkeys(words.languages, "Verso"))
        words = replace(words, cards=(first, *words.cards[1:]))
        house.keeper.box = house.keeper.box._replace(words=words)
    return house


@dataclass
class Party:
    """Three people at a table and one who looks on; the first and the last are tapped."""

    running: Running
    code: str
    people: list[Guest]
    onlooker: Guest
    told: list[str]

    @property
    def everybody(self) -> list[Guest]:
        return [*self.people, self.onlooker]

    def meet(self) -> None:
        """Wait until everybody has seen the newest view."""
        for guest in self.everybody:
            guest.until(lambda view: view["version"] >= self.version)

    @property
    def version(self) -> int:
        return max(int(guest.view["version"]) for guest in self.everybody)

    def do(self, guest: Guest, do: str, **what: Any) -> str:
        """Ask; and everybody has seen what came of it."""
        answer = guest.ask(do, **what)
        if answer == "accepted" and do != "draft":
            before = guest.view["version"]
            guest.until(lambda view: view["version"] > before)
            self.meet()
        return answer

    def get(self, path: str) -> None:
        """What HTTP answers to the onlooker and to the first at the table."""
        for guest in (self.people[0], self.onlooker):
            answer = guest.http.get(path.format(code=self.code))
            headers = sorted((k, v) for k, v in answer.headers.items() if k != "date")
            self.told.append(f"{path} {answer.status_code} {headers} {answer.text}")

    def reached(self) -> list[str]:
        """Every byte that reached those who are tapped, but for the clock and the table's code."""
        heard = [*self.people[0].heard, "onlooker", *self.onlooker.heard, *self.told]
        return [re.sub(r'"now":\d+', "", each).replace(self.code, "CODE") for each in heard]


@contextmanager
def party(secrets: Secrets, **options: Any) -> Iterator[Party]:
    """A table at play with these secrets."""
    with serving(QUICK, steered_house(secrets)) as running:
        people = [running.guest(name) for name in NAMES]
        code = people[0].open_table(**{"slates_shown": False, **options})
        onlooker = running.guest("onlooker")
        for guest in (*people[1:], onlooker):
            guest.come(code)
        together = Party(running, code, people, onlooker, [])
        for guest, colour in zip(people, COLOURS, strict=True):
            assert together.do(guest, "sit-down", name=guest.name, colour=colour) == "accepted"
        assert together.do(people[0], "start") == "accepted"
        yield together


def cross(together: Party, secrets: Secrets, number: int) -> None:
    """Draft and pass the pens, each with their own crosses."""
    second = together.running.guest("second device")
    link = together.people[1].http.post("/api/me/link").json()["code"]
    second.http.post("/api/me/come", json={"code": link})
    second.come(together.code)
    for draft in secrets.drafts:
        assert together.people[1].ask("draft", crosses=draft) == "accepted"
    together.get("/api/tables/{code}")
    together.get("/metrics")
    for guest, slate in zip(together.people, secrets.slates[number - 1], strict=True):
        assert together.do(guest, "pass-pen", crosses=slate) == "accepted"
    second.leave()


def try_everything(together: Party) -> None:
    """Ask for what can't be had, as the first at the table and as the onlooker."""
    asks: list[dict[str, Any]] = [
        {"do": "show-card", "place": place} for place in (2, 10, 11, 12, 13, 14, 15)
    ]
    asks += [{"do": do} for do in ("take-pen-back", "ask-other-word", "keep-word", "start")]
    asks += [{"do": "pass-pen", "crosses": [4]}, {"do": "draft", "crosses": [4]}]
    for guest in (together.people[0], together.onlooker):
        for number, ask in enumerate(asks):
            if guest is together.onlooker or guest.own["seat"] != guest.room["scout"]:
                guest.ask(**ask, id=f"try-{guest.view['version']}-{number}")
    is_over = together.people[0].room["phase"] == "end"
    for path in ("", "/games/1/steps", "/games/2" if is_over else "/games/1", "/live", "/nothing"):
        together.get("/api/tables/{code}" + path)
    for path in ("/api/tables", "/metrics", "/readyz", "/api/me"):
        together.get(path)


def show(together: Party, places: list[int]) -> None:
    """Each scout shows the next of these places."""
    for place in places:
        scout = together.people[together.people[0].room["scout"]]
        assert together.do(scout, "show-card", place=place) == "accepted"
