"""The command `stella`."""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NoReturn

from . import __version__
from .decks.built_in import PICTURES, WORDS
from .decks.pictures import load_pictures
from .decks.source import LANGUAGES, BadDeck
from .decks.words import load_words
from .judge import BadQuestion, Judge, answer, mind_named
from .log.store import NewerStore
from .minds.characters import CHARACTERS, Strength
from .nearness.eyes import eyes
from .nearness.table import built_in_nearness
from .record.record import LARGEST_RECORD, BadRecord, read, write
from .record.referee import referee
from .rules.material import FEWEST_SEATS, MOST_SEATS
from .settings import BadSetting, Settings, read_settings
from .terminal.readable import readable

MISTAKE: Final = 2
STOPPED: Final = 130
MOST_GAMES: Final = 1_000_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status is 2 where what it was given is wrong."""
    asked = make_parser().parse_args(arguments)
    try:
        status: int = asked.run(asked)
        sys.stdout.flush()
    except (BadRecord, BadDeck, BadQuestion, BadSetting, NewerStore) as error:
        return _told(str(error))
    except OSError as error:
        if error.filename is not None:
            return _told(f"{error.filename}: {error.strerror}")
        _write_no_more()
        return MISTAKE if isinstance(error, BrokenPipeError) else _told(error.strerror or "")
    except KeyboardInterrupt:
        return STOPPED
    return status


def script() -> NoReturn:
    """`main` for a shell: what a terminal can't show becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(main())


def make_parser() -> argparse.ArgumentParser:
    """What may be asked on the command line."""
    parser = argparse.ArgumentParser(prog="stella", description="Stella, the board game.")
    parser.add_argument("--version", action="version", version=f"stella {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_serve(commands.add_parser("serve", help="serve the game to browsers"))
    _add_backup(commands.add_parser("backup", help="copy a server's file while it runs"))
    _add_play(commands.add_parser("play", help="play a game in the terminal"))
    _add_simulate(commands.add_parser("simulate", help="let computer players play many games"))
    _add_bot(commands.add_parser("bot", help="a computer player that joins a table by its code"))
    _add_judge(commands.add_parser("judge", help="look into the heads of computer players"))
    _add_referee(commands.add_parser("referee", help="check a game record and tell its score"))
    return parser


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--browse", action="store_true", help="open a browser when ready")
    for each in fields(Settings):
        parser.add_argument(f"--{each.name.replace('_', '-')}", help=each.metadata["meaning"])
    parser.set_defaults(run=_serve)


def _add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the server's file")
    parser.add_argument("copy", metavar="COPY", help="where the copy goes")
    parser.set_defaults(run=_backup)


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--name", default="You", help="what the others call you")
    parser.add_argument(
        "--seats",
        type=_whole_number(FEWEST_SEATS, MOST_SEATS),
        default=4,
        help="people at the table, 3 to 6",
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the cards")
    _add_strength(parser)
    parser.add_argument("--first-game", action="store_true", help="play the discovery words")
    parser.add_argument("--pictures", type=Path, default=PICTURES, help="a picture deck's file")
    parser.add_argument("--words", type=Path, default=WORDS, help="a word deck's file")
    parser.add_argument("--record", type=Path, help="keep the finished game in this file")
    parser.add_argument("--seed", type=int, help="shuffle in this way, to play a game again")
    parser.set_defaults(run=_play)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games",
        type=_whole_number(1, MOST_GAMES),
        default=200,
        help="how many, 200 unless told",
    )
    parser.add_argument(
        "--seats",
        type=_whole_number(FEWEST_SEATS, MOST_SEATS),
        default=4,
        help="computer players, 3 to 6",
    )
    _add_strength(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=_simulate)


def _add_strength(parser: argparse.ArgumentParser) -> None:
    strengths = [strength.value for strength in Strength]
    parser.add_argument(
        "--strength", choices=strengths, default="steady", help="of computer players"
    )


def _add_bot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", default="http://127.0.0.1:8765", help="where the table is")
    parser.add_argument("--table", required=True, metavar="CODE", help="the table's code")
    parser.add_argument("--mind", help="such as Filo or Filo:sharp, else any")
    parser.add_argument("--name", help="what the others call it, else its mind's name")
    parser.add_argument("--seed", type=int, default=1, help="the same seed thinks the same")
    parser.set_defaults(run=_bot)


def _add_judge(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "word", nargs="?", help="a word; with --json it is read from standard input"
    )
    parser.add_argument("--language", default="en", help="of the word")
    parser.add_argument("--table", nargs="+", metavar="CARD", help="fifteen cards, else drawn")
    parser.add_argument("--mind", help="such as Filo or Filo:sharp, else all of them")
    parser.add_argument("--seed", type=int, default=1, help="draws what isn't given")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=_judge)


def _add_referee(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a game record, or - for standard input")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=_referee)


def _serve(asked: argparse.Namespace) -> int:
    from .web.server import serve  # a server's libraries take time to load

    return serve(read_settings(vars(asked)), browse=asked.browse)


def _backup(asked: argparse.Namespace) -> int:
    from .log.sqlite import backup

    if not Path(asked.file).is_file():
        raise BadSetting(f"{asked.file}: no such file")
    try:
        backup(asked.file, asked.copy)
    except sqlite3.Error as error:
        raise BadSetting(f"{asked.file} to {asked.copy}: {error}") from None
    return 0


def _play(asked: argparse.Namespace) -> int:
    from .terminal.game import Setting, run_game  # it draws in colour, which takes time to load

    pictures, words = load_pictures(asked.pictures), load_words(asked.words)
    for deck in (pictures, words):
        if asked.language not in deck.languages:
            raise BadDeck(f"{deck.name} does not speak {asked.language!r}")
    chance = random.Random(asked.seed)
    setting = Setting(
        pictures=pictures,
        words=words,
        see=eyes(built_in_nearness()),
        language=asked.language,
        name=asked.name,
        seats=asked.seats,
        strength=Strength(asked.strength),
        first_game=asked.first_game,
    )
    record = run_game(setting, chance)
    if record is not None and asked.record is not None:
        asked.record.write_bytes(write(record))
    return 0 if record is not None else STOPPED


def _simulate(asked: argparse.Namespace) -> int:
    from .simulation import built_in_box, seated, simulate
    from .terminal.reports import show_simulation, with_progress

    minds = seated(asked.seats, Strength(asked.strength))
    result = simulate(built_in_box(), minds, asked.seed, with_progress(range(asked.games)))
    if asked.json:
        print(json.dumps(asdict(result)))
    else:
        show_simulation(result)
    return 0


def _bot(asked: argparse.Namespace) -> int:
    from .bot import Bot, NotPlayed

    judge, mind = (
        Judge(load_pictures(PICTURES), load_words(WORDS)),
        mind_named(asked.mind, asked.seed),
    )
    bot = Bot(judge, mind, asked.name or mind.character.name)
    try:
        view = asyncio.run(bot.play(asked.server, asked.table))
    except NotPlayed as why:
        return _told(str(why))
    totals = ", ".join(f"{seat['name']} {seat['total']}" for seat in view["room"]["seats"])
    print(totals)
    return 0


def _judge(asked: argparse.Namespace) -> int:
    judge = Judge(load_pictures(PICTURES), load_words(WORDS))
    if asked.json:
        print(answer(judge, _bytes_of("-")))
        return 0
    if asked.word is None:
        raise BadQuestion("word: a word expected")
    from .terminal.reports import show_judgements

    question = judge.question(asked.word, asked.language, asked.table, asked.seed)
    names = [asked.mind] if asked.mind else [character.name for character in CHARACTERS]
    minds = [mind_named(name, asked.seed) for name in names]
    judgements = [judge.judgement(question, mind) for mind in minds]
    show_judgements(judge, question, judgements)
    return 0


def _referee(asked: argparse.Namespace) -> int:
    record = read(_bytes_of(asked.file))
    verdict = referee(record)
    if asked.json:
        print(json.dumps(asdict(verdict), default=lambda outcome: outcome.value))
    else:
        from .terminal.reports import show_verdict

        show_verdict(record, verdict)
    return 0


def _bytes_of(file: str) -> bytes:
    """One byte more than a record may have is enough to see that it is too large."""
    if file == "-":
        return sys.stdin.buffer.read(LARGEST_RECORD + 1) if sys.stdin else b""
    with Path(file).open("rb") as opened:
        return opened.read(LARGEST_RECORD + 1)


def _whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        value = int(text) if text.isascii() and text.isdigit() and len(text) < 9 else lowest - 1
        if not lowest <= value <= highest:
            raise argparse.ArgumentTypeError(f"a whole number from {lowest} to {highest} expected")
        return value

    return number


def _told(why: str) -> int:
    print(readable(why), file=sys.stderr)
    return MISTAKE


def _write_no_more() -> None:
    """Whoever read us has gone, or the disk is full: nothing shall try again at the exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
