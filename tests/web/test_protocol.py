"""docs/protocol.md says what is there, and a game can be played with nothing else."""

import ast
import json
import re
from dataclasses import replace
from typing import Any

import msgspec
from starlette.routing import Route

from stella.host import asks as declared_asks
from stella.host.asks import AnyAsk, Reaction, name_of
from stella.host.options import Options
from stella.host.refusals import Refusal
from stella.host.summary import Summary
from stella.minds.characters import Strength
from stella.rules.material import Colour
from stella.settings import Settings
from stella.web import line, messages
from stella.web.app import make_app
from stella.web.pages import PAGES
from stella.web.server import make_house
from tests.source_code import ROOT, SOURCE, modules
from tests.web import page
from tests.web.newcomer import Newcomer
from tests.web.serving import QUICK, serving

REFUSALS = (ROOT / "docs" / "refusals.md").read_text(encoding="utf-8")


def fields(struct: type[Any]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]


def test_every_ask_and_its_fields_are_documented_and_no_other() -> None:
    kinds: tuple[type[Any], ...] = AnyAsk.__args__
    declared = {name_of(kind): [f for f in fields(kind) if f != "id"] for kind in kinds}
    assert page.asks() == declared
    assert len(kinds) == len([1 for kind in vars(declared_asks).values() if is_ask(kind)])


def is_ask(kind: object) -> bool:
    ask = declared_asks.Ask
    return isinstance(kind, type) and issubclass(kind, ask) and kind is not ask


def test_everything_in_a_view_is_documented_and_no_other() -> None:
    assert sorted(page.room()) == sorted(fields(messages.Room))
    assert page.seat() == fields(messages.Seat)
    assert page.own() == fields(messages.Own)
    assert page.names(page.cell("pairs")) == fields(messages.Pair)
    assert page.names(page.cell("said")) == fields(messages.Said)
    assert page.options() == fields(Options)
    kinds: tuple[type[Any], ...] = messages.AnyMoment.__args__
    assert page.moments() == {str(kind.__struct_config__.tag): fields(kind) for kind in kinds}


def test_all_words_that_are_the_protocols_own_are_documented() -> None:
    for what, kind in (("Colours", Colour), ("Strengths", Strength), ("Reactions", Reaction)):
        assert page.listed(what) == [each.value for each in kind]
    (summary,) = re.findall(r"A Summary is `\{(.*?)\}`", page.PAGE)
    assert re.findall(r'"(\w+)"', summary) == fields(Summary)


def test_the_usual_options_are_documented() -> None:
    usual = {
        page.names(cells[0])[0]: json.loads(cells[2].strip("`")) for cells in page.rows("Options")
    }
    assert usual == msgspec.to_builtins(Options())


def test_every_closing_code_is_documented() -> None:
    ours = {
        value for name, value in vars(line).items() if name.isupper() and isinstance(value, int)
    } - {line.LONGEST_REASON}
    assert page.closing_codes() == ours | {1002, 1007, 1009, 1011}


def test_every_request_is_documented_and_no_other() -> None:
    app = make_app(make_house(QUICK), QUICK)
    known = {
        (method, re.sub(r"\{number:int\}", "{n}", route.path))
        for route in app.routes
        if isinstance(route, Route)
        for method in (route.methods or ())
        if method != "HEAD" and route.path not in PAGES
    } - {("GET", "/{path:path}")}
    documented = {(method, path) for method, path, _ in page.requests()}
    assert known == {(m, p.replace("{card}-{width}.avif", "{name}")) for m, p in documented}


def test_the_usual_limits_are_those_of_the_settings() -> None:
    usual = Settings()
    assert (usual.asks_a_second, usual.asks_at_once, usual.says_a_minute) == (10, 40, 20)
    assert "ten asks\na second, forty at once, twenty reactions" in page.PAGE
    assert (usual.frame_bytes, "32 KB" in page.PAGE) == (32 * 1024, True)


def codes_below(heading: str) -> list[str]:
    below = REFUSALS.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([a-z-]+)` \|", below, re.MULTILINE)


def test_every_refusal_around_the_game_is_documented_and_no_other() -> None:
    assert codes_below("Around the game") == [refusal.value for refusal in Refusal]


def test_every_refusal_over_http_is_documented_and_no_other() -> None:
    said = {
        str(node.args[1].value)
        for path in modules(SOURCE / "web")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("BadRequest", "refused")
        and len(node.args) > 1
        and isinstance(node.args[1], ast.Constant)
    }
    also = {"not-found", "not-allowed", "not-the-host", "not-seated"}
    assert set(codes_below("Over HTTP")) | {"not-the-host", "not-seated"} == said | also


IMPATIENT = replace(QUICK, away_seconds=0.0, stand_in_seconds=0.0, hurry_seconds=0.0)


def test_a_whole_game_is_played_with_nothing_but_the_page() -> None:
    with serving(IMPATIENT) as running:
        Newcomer.newest = 0
        people = ann, ben, cleo = [Newcomer(running.url, name) for name in ("Ann", "Ben", "Cleo")]
        code = ann.request("POST", "/api/tables", {"options": {"own_words": True}})["code"]
        for guest in people:
            guest.come(code)
            assert guest.ask("sit-down", name=guest.name, colour=guest.free_colour())
        gather(ann, ben, cleo)
        change_the_word(people)
        come_and_go(ann, ben, cleo)
        while ann.look()["room"]["phase"] != "end":
            for guest in people:
                guest.play()
                if "ask-for-time" in guest.view["own"]["may"]:
                    guest.ask("ask-for-time")
        finish(ann, ben, code)
        for guest in people:
            guest.go_home()
    assert ann.asked | ben.asked | cleo.asked == set(page.asks())
    assert ann.moments == set(page.moments())
    assert ann.requested | ben.requested == {(m, path) for m, path, _ in page.requests()}


def gather(ann: Newcomer, ben: Newcomer, cleo: Newcomer) -> None:
    """All that can be done before a game."""
    assert ann.ask("change-options", options={"own_words": True, "language": "fr"})
    for guest in (ann, ben):
        assert guest.ask(
            "write-words", cards=[[guest.name + end, end + guest.name] for end in "xyz"]
        )
    colour = ben.look()["room"]["seats"][1]["colour"]
    assert ben.ask("stand-up")
    assert ben.ask("sit-down", name="Ben", colour=colour)
    strength = page.listed("Strengths")[0]
    assert ann.ask("ask-computer-in", character=None, strength=strength)
    assert ann.ask("send-away", colour=ann.view["room"]["seats"][-1]["colour"])
    assert ann.ask("give-host", colour=colour)
    assert ben.look()["own"]["is_host"]
    assert ben.ask("give-host", colour=ann.look()["room"]["seats"][0]["colour"])
    for reaction in page.listed("Reactions"):
        assert cleo.ask("react", reaction=reaction)
    assert cleo.ask("chat", text="Salut!")
    ann.look()
    assert ann.ask("start")


def change_the_word(people: list[Newcomer]) -> None:
    """Everybody must agree; whoever doesn't keeps the word for all."""
    ann, ben, cleo = people
    assert ann.ask("ask-other-word")
    assert ben.ask("keep-word")
    for guest in people:
        guest.look()
        assert guest.ask("ask-other-word")
    assert [moment["moment"] for moment in cleo.view["room"]["moments"]] == ["word-exchanged"]


def come_and_go(ann: Newcomer, ben: Newcomer, cleo: Newcomer) -> None:
    """Pens back and forth, seats left and taken, the slow and the absent."""
    assert ann.ask("pass-pen", crosses=[1, 2, 3])
    assert ann.ask("take-pen-back")
    colours = {seat["name"]: seat["colour"] for seat in ben.look()["room"]["seats"]}
    ben.insist("hurry", colour=colours["Ann"])
    cleo.leave()
    ben.insist("let-computer-play", colour=colours["Cleo"])
    cleo.come(ann.view["room"]["code"])
    assert ben.ask("leave-seat")
    ben.insist("take-seat-back")


def finish(ann: Newcomer, ben: Newcomer, code: str) -> None:
    """What is left when the game is over."""
    assert ann.look()["room"]["winners"]
    for method, path, _ in page.requests():
        if method == "GET":
            ann.request(method, path, code=code)
    link = ann.request("POST", "/api/me/link")
    ann.look()
    assert ann.ask("another-game")
    ben.request("POST", "/api/me/come", {"code": link["code"]})
    ben.request("DELETE", "/api/tables/{code}", code=code)
    ben.request("DELETE", "/api/me")
