"""What the commands tell people: tables, and a bar while they wait."""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from ..judge import Judge, Judgement, Question
from ..record.record import Record
from ..record.referee import RefereedReveal, RefereedRound, Verdict
from ..simulation import Result
from .readable import readable

NUMERALS: Final = ("I", "II", "III", "IV")
LONGEST_NAME: Final = 24


def with_progress(games: Sequence[int]) -> Iterator[int]:
    """The same numbers, with a bar on standard error if somebody watches there."""
    console = Console(stderr=True)
    yield from track(games, "Games", console=console, disable=not console.is_terminal)


def show_simulation(result: Result) -> None:
    """Who won how often, and how the rounds went."""
    players = Table(
        "Player", "Wins", "Share of wins", "Points a game", title=f"{result.games} games"
    )
    for seat in result.seats:
        share = seat.wins / result.games
        players.add_row(seat.player, str(seat.wins), f"{share:.1%}", f"{seat.mean_points:.1f}")
    _right(players)
    rounds = Table("Sparks", "Super-Sparks", "Falls", "Rounds with the Dark", title="A round")
    rounds.add_row(
        f"{result.sparks_a_round:.2f}",
        f"{result.super_sparks_a_round:.2f}",
        f"{result.falls_a_round:.2f}",
        f"{result.rounds_with_the_dark:.1%}",
    )
    console = Console()
    console.print(players)
    console.print(rounds)


def show_verdict(record: Record, verdict: Verdict) -> None:
    """The scoring slate of a refereed game, and what was shown in each round."""
    names = [short_name(player.name) for player in record.players]
    console = Console()
    for number, round_ in zip(NUMERALS, verdict.rounds, strict=False):
        console.print(f"[bold]Round {number}[/bold]: {_announcement(round_, names)}")
        for reveal in round_.reveals:
            console.print(f"  {_told(reveal, names)}")
        for line in what_the_dark_took(names, round_.stars, round_.points):
            console.print(f"  {line}")
    console.print(points_slate(names, [each.points for each in verdict.rounds], verdict.totals))
    winners = " and ".join(names[seat] for seat in verdict.winners)
    console.print(f"[bold]{winners}[/bold] won." if winners else "The game is not finished.")


def show_judgements(judge: Judge, question: Question, judgements: Sequence[Judgement]) -> None:
    """Each mind's slate, how probable they find each place, and which tag of its picture spoke."""
    spoke = judge.tags_that_spoke(question)
    table = Table("", "Card", "Others", title=escape(question.word), box=SIMPLE_HEAD)
    table.add_column("Tag", no_wrap=True)
    for judgement in judgements:
        table.add_column(judgement.mind.character.name[:4], justify="center")
    for place, card in enumerate(question.table, start=1):
        crosses = ["✕" if place in judgement.crosses else "" for judgement in judgements]
        score = fmean(judgement.scores[place] for judgement in judgements)
        table.add_row(str(place), card, f"{score:.0%}", escape(spoke.get(place, "")), *crosses)
    Console().print(table)


def points_slate(
    names: Sequence[str], rounds: Iterable[Sequence[int]], totals: Iterable[int]
) -> Table:
    """The scoring slate: a column a player, a row a round."""
    slate = Table("Round", *names, title="Points")
    for number, points in zip(NUMERALS, rounds, strict=False):
        slate.add_row(number, *map(str, points))
    slate.add_section()
    slate.add_row("Total", *map(str, totals))
    _right(slate)
    return slate


def what_the_dark_took(
    names: Sequence[str], stars: Sequence[int], points: Sequence[int]
) -> Iterator[str]:
    """A line for whoever was in the Dark and has fallen."""
    for name, filled, kept in zip(names, stars, points, strict=True):
        if kept < filled:
            yield f"The Dark took {filled - kept} of {name}'s {filled} stars."


def short_name(name: str) -> str:
    """A name as it may stand in a table, whoever wrote it."""
    return escape(readable(name[:LONGEST_NAME])) or "?"


def _announcement(round_: RefereedRound, names: list[str]) -> str:
    crosses = ", ".join(
        f"{name} {count}" for name, count in zip(names, round_.announced, strict=True)
    )
    dark = "nobody" if round_.dark is None else names[round_.dark]
    return f"crosses {crosses}; in the Dark: {dark}"


def _told(reveal: RefereedReveal, names: list[str]) -> str:
    outcome = reveal.outcome.value.title()
    stars = ", ".join(f"{names[seat]} {stars}★" for seat, stars in reveal.stars.items())
    return f"{names[reveal.scout]} shows {reveal.place}: {outcome}{': ' if stars else ''}{stars}"


def _right(table: Table) -> None:
    for column in table.columns[1:]:
        column.justify = "right"
