"""Whole games a second: our rules and boardgame.io's reducer play the same games in one run."""

import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from stella.rules.commands import Command, GoOn, Move, PassPen, SetUp, ShowCard
from stella.rules.game import decide, evolve, play
from stella.rules.material import PICTURE_CARDS, PLACES, Colour, Seat, WordCard
from stella.rules.table import BOX, Step, Table

SEATS: Final = 6
GAMES: Final = 200
SECONDS: Final = 2.0
TURNS: Final = 5
PEER: Final = Path(__file__).parent / "peers" / "reducer.mjs"

Game = list[Command]


def random_game(dice: random.Random) -> Game:
    """The commands of one game of random legal play, to its end."""
    command: Command = set_up(dice)
    commands, table = [command], play(BOX, command)[1]
    while table.step is not Step.END:
        command = legal_move(table, dice)
        commands.append(command)
        table = play(table, command)[1]
    return commands


def set_up(dice: random.Random) -> SetUp:
    pictures = [f"c{number:02}" for number in range(1, PICTURE_CARDS + 1)]
    dice.shuffle(pictures)
    words = tuple(WordCard(f"w{i}", f"up {i}", f"down {i}") for i in range(4))
    seats = tuple(Seat(colour.value, colour) for colour in Colour)
    return SetUp(seats, tuple(pictures), words, dice.randrange(SEATS))


def legal_move(table: Table, dice: random.Random) -> Move:
    round_ = table.round
    if table.step is Step.ASSOCIATE:
        waiting = [seat for seat in range(SEATS) if seat not in round_.passed]
        crosses = frozenset(dice.sample(range(1, PLACES + 1), dice.randint(1, 10)))
        return PassPen(dice.choice(waiting), crosses)
    if table.step is Step.REVEAL and round_.scout is not None:
        unshown = sorted(round_.slates[round_.scout] - round_.shown)
        return ShowCard(round_.scout, dice.choice(unshown))
    return GoOn(next(seat for seat in range(SEATS) if seat not in round_.looked))


def played(game: Game) -> Table:
    """As a live table plays it: each command decided and applied once."""
    table = BOX
    for command in game:
        _, table = play(table, command)
    return table


def played_twice(game: Game) -> Table:
    """As a node plays it that decides first and applies what it reads back from a log."""
    table = BOX
    for command in game:
        for event in decide(table, command):
            table = evolve(table, event)
    return table


def games_a_second(games: list[Game], way: Any) -> float:
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        for game in games:
            way(game)
        done += len(games)
    return done / (time.perf_counter() - start)


def peers_games_a_second(games: list[Game]) -> float:
    asked = json.dumps({"seconds": SECONDS, "games": [for_the_peer(game) for game in games]})
    answer = subprocess.run(
        ["node", str(PEER)],
        input=asked,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    told = json.loads(answer.stdout)
    assert told["scores"] == [[list(row) for row in played(game).scores] for game in games]
    return float(told["played"] / told["elapsed"])


def for_the_peer(game: Game) -> dict[str, Any]:
    (laid, *moves) = game
    assert isinstance(laid, SetUp)
    return {
        "setUp": {
            "pictures": laid.pictures,
            "words": [[card.upright, card.upside_down] for card in laid.word_cards],
            "firstScout": laid.first_scout,
            "seats": len(laid.seats),
        },
        "moves": [peers_move(move) for move in moves],
    }


def peers_move(move: Command) -> list[Any]:
    match move:
        case PassPen(seat, crosses):
            return ["passPen", seat, sorted(crosses)]
        case ShowCard(seat, place):
            return ["showCard", seat, place]
        case GoOn(seat):
            return ["goOn", seat]
        case _:
            raise AssertionError(move)


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core, the peer's too
    dice = random.Random(1)
    games = [random_game(dice) for _ in range(GAMES)]
    moves = sum(map(len, games)) / GAMES
    turns = [
        (
            games_a_second(games, played),
            games_a_second(games, played_twice),
            peers_games_a_second(games),
        )
        for _ in range(TURNS)
    ]
    ours, twice, peers = map(statistics.median, zip(*turns, strict=True))
    print(f"{GAMES} games of {SEATS} seats, {moves:.0f} moves each, on one core; same scores.")
    print(f"Medians of {TURNS} turns of {SECONDS:.0f} s, in whole games a second:")
    print(f"  stella, play                {ours:8.0f}   {1e6 / ours / moves:5.1f} µs a move")
    print(f"  stella, decide then evolve  {twice:8.0f}   {1e6 / twice / moves:5.1f} µs a move")
    print(f"  boardgame.io 0.50 reducer   {peers:8.0f}   {1e6 / peers / moves:5.1f} µs a move")
    print(f"  ratio {ours / peers:.1f} (decide then evolve: {twice / peers:.1f})")
    sys.exit(ours < 5 * peers)


if __name__ == "__main__":
    main()
