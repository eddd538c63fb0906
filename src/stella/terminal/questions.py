"""What the person at the terminal is asked; a wrong answer is explained and asked again."""

import re
from collections.abc import Collection
from typing import Final

from rich.console import Console

from ..rules.material import FEWEST_CROSSES, MOST_CROSSES, PLACES

OTHER_WORD: Final = "w"
LONGEST_ANSWER: Final = 200


def crosses(console: Console, may_ask_other_word: bool) -> frozenset[int] | None:
    """The places to cross, or nothing where the other word is wanted."""
    other = f", or {OTHER_WORD} for the other word of the card" if may_ask_other_word else ""
    console.print(f"Which pictures do you cross? Their numbers, like [bold]3 7 12[/bold]{other}.")
    places: frozenset[int] = frozenset()
    while True:
        answer = _answer(console)
        if may_ask_other_word and answer.lower() == OTHER_WORD:
            return None
        if not answer and places:
            return places
        if wrong := _wrong_with(answer):
            console.print(wrong)
            continue
        places = _numbers(answer)
        crosses = "1 cross" if len(places) == 1 else f"{len(places)} crosses"
        console.print(f"{crosses}: {_listed(places)}. Enter passes the pen; or give other numbers.")


def place_to_show(console: Console, may_show: Collection[int]) -> int:
    """One of the crosses that nobody has shown yet."""
    console.print("[bold]You are the scout.[/bold] Which picture do you show?")
    while True:
        console.print(f"Your crosses that nobody has shown: {_listed(may_show)}.")
        answer = _answer(console)
        if re.fullmatch("[0-9]{1,2}", answer) and int(answer) in may_show:
            return int(answer)


def go_on(console: Console) -> None:
    """Wait until the scores have been looked at."""
    console.print("[dim]Enter to go on.[/dim]")
    _answer(console)


def _answer(console: Console) -> str:
    return console.input("[bold]> [/bold]").strip()[:LONGEST_ANSWER]


def _wrong_with(answer: str) -> str:
    """Why these can't be crosses; empty where they can."""
    if not re.fullmatch(r"[0-9]{1,2}([\s,;]+[0-9]{1,2})*[\s,;]*", answer):
        return f"Please give numbers from 1 to {PLACES}, with blanks between them."
    places = _numbers(answer)
    if not all(1 <= place <= PLACES for place in places):
        return f"The pictures are numbered from 1 to {PLACES}."
    if len(places) > MOST_CROSSES:
        return f"{len(places)} are too many: {FEWEST_CROSSES} to {MOST_CROSSES} crosses."
    return ""


def _numbers(answer: str) -> frozenset[int]:
    return frozenset(int(number) for number in re.findall("[0-9]+", answer))


def _listed(places: Collection[int]) -> str:
    return ", ".join(map(str, sorted(places)))
