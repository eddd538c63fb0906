"""A whole game at the terminal, with a real process behind a pipe and behind a terminal."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

PICTURES = Path(__file__).parent.parent / "decks" / "pictures.toml"
STELLA = (sys.executable, "-m", "stella")
PLAY = (*STELLA, "play", "--pictures", str(PICTURES), "--seed", "4")


def played(answers: str, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PLAY, *options], input=answers, capture_output=True, text=True, timeout=60, check=False
    )


def whole_game() -> str:
    """Answers that bring a game to its end: some of them meet the wrong question."""
    every_place = "".join(f"{place}\n" for place in range(1, 16))
    return ("2 5 9\n\n" + every_place * 4) * 4 + every_place * 60


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    game = played(whole_game(), "--record", str(record), "--name", "Zoë")
    assert game.returncode == 0, game.stderr
    assert game.stderr == ""
    for words in ("Round I", "Round IV", "The clue word:", "Spark", "Total"):
        assert words in game.stdout
    assert "won with" in game.stdout or "share the victory with" in game.stdout
    checked = subprocess.run(
        [*STELLA, "referee", "--json", str(record)], capture_output=True, text=True, check=True
    )
    assert len(json.loads(checked.stdout)["rounds"]) == 4
    assert json.loads(record.read_text())["players"][0] == {"name": "Zoë"}


def test_the_same_seed_deals_the_same_game() -> None:
    assert played("2 5\n\n").stdout == played("2 5\n\n").stdout


def test_wrong_answers_are_explained_and_asked_again() -> None:
    game = played("\nhello\n0 3\n1 16\n1 2 3 4 5 6 7 8 9 10 11\n3,4;5\n4\n\n")
    assert game.stdout.count("Please give numbers from 1 to 15") == 2
    assert game.stdout.count("The pictures are numbered from 1 to 15") == 2
    assert "11 are too many: 1 to 10 crosses." in game.stdout
    assert "3 crosses: 3, 4, 5." in game.stdout
    assert "1 cross: 4." in game.stdout


def test_the_other_word_may_be_had_once() -> None:
    game = played("w\nw\n3\n\n")
    assert "Everybody agrees: the card is turned round." in game.stdout
    words = [line for line in game.stdout.splitlines() if line.startswith("The clue word: ")]
    assert len(words) == 2
    assert words[0] != words[1]
    assert game.stdout.count("or w for the other word") == 1


def test_one_may_leave_at_any_time() -> None:
    for answers in ("", "3\n", "3 4\n\n"):
        game = played(answers)
        assert game.returncode == 130
        assert "The game stops here." in game.stdout
        assert game.stderr == ""


def test_the_first_game_has_the_discovery_words() -> None:
    words = {
        line.removeprefix("The clue word: ")
        for line in played("1\n\n", "--first-game", "--language", "en").stdout.splitlines()
        if line.startswith("The clue word: ")
    }
    assert words == {"Forest"}


def test_a_deck_that_does_not_speak_the_language_says_so() -> None:
    game = played("", "--language", "it")
    assert game.returncode == 2
    assert game.stderr == "Test pictures does not speak 'it'\n"
    assert game.stdout == ""


def test_names_cannot_steer_the_terminal() -> None:
    game = played("1\n\n", "--name", "\x1b[2J[red]x\u202e")
    assert "\x1b" not in game.stdout
    assert "\u202e" not in game.stdout
    assert "[red]x" in game.stdout


def test_at_a_real_terminal_there_is_colour() -> None:
    leader, follower = pty.openpty()
    with subprocess.Popen(
        PLAY,
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**os.environ, "TERM": "xterm-256color"},
    ) as game:
        os.close(follower)
        seen = b""
        while b"> " not in seen.rpartition(b"clue word")[2]:
            seen += os.read(leader, 4096)
        os.write(leader, b"\x04")
        while True:
            try:
                seen += os.read(leader, 4096)
            except OSError:  # the other end was closed
                break
        assert game.wait(timeout=20) == 130
    os.close(leader)
    assert b"\x1b[" in seen
    assert b"The game stops here." in seen
