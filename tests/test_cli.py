import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest

from stella import __version__
from stella.cli import main
from tests.record.test_record import HOSTILE, data, document

EXPECTED = {
    "rounds": [
        {
            "announced": [3, 2, 2],
            "dark": 0,
            "reveals": [
                {"scout": 0, "place": 3, "outcome": "spark", "stars": {"0": 2, "1": 2, "2": 2}},
                {"scout": 1, "place": 2, "outcome": "super-spark", "stars": {"0": 3, "1": 3}},
                {"scout": 2, "place": 15, "outcome": "fall", "stars": {}},
                {"scout": 0, "place": 1, "outcome": "fall", "stars": {}},
            ],
            "fallen": [2, 0],
            "stars": [5, 5, 2],
            "points": [3, 5, 2],
        }
    ],
    "totals": [3, 5, 2],
    "winners": [],
}


def stella(
    *arguments: str, given: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "stella", *arguments],
        input=given,
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(data(document()))
    return path


def test_the_referee_tells_a_program_the_score(record: Path) -> None:
    told = stella("referee", "--json", str(record))
    assert told.returncode == 0
    assert told.stderr == b""
    assert json.loads(told.stdout) == EXPECTED


def test_the_referee_reads_standard_input() -> None:
    told = stella("referee", "-", "--json", given=data(document()))
    assert json.loads(told.stdout) == EXPECTED


def test_the_referee_tells_people_the_score(record: Path) -> None:
    told = stella("referee", str(record)).stdout.decode()
    assert "Round I: crosses Ann 3, Ben 2, Cleo 2; in the Dark: Ann" in told
    assert "Ann shows 3: Spark: Ann 2★, Ben 2★, Cleo 2★" in told
    assert "Ben shows 2: Super-Spark: Ann 3★, Ben 3★" in told
    assert "Cleo shows 15: Fall\n" in told
    assert "The Dark took 2 of Ann's 5 stars." in told
    (total,) = (line for line in told.splitlines() if "Total" in line)
    assert re.findall(r"\d+", total) == ["3", "5", "2"]
    assert "The game is not finished." in told


def test_the_referee_names_the_winners(capsys: pytest.CaptureFixture[str]) -> None:
    golden = Path(__file__).parent / "golden" / "0.1-three-seats.record.json"
    assert main(["referee", str(golden)]) == 0
    assert "Cleo won." in capsys.readouterr().out


@pytest.mark.parametrize(("given", "why"), HOSTILE, ids=[why for _, why in HOSTILE])
def test_hostile_records_get_one_line_and_status_2(
    given: bytes, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hostile.json"
    path.write_bytes(given)
    assert main(["referee", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(why)
    assert err.count("\n") == 1


def test_a_broken_rule_is_told_like_this() -> None:
    example = document()
    example["rounds"][0]["shown"] = [3, 2, 3]
    told = stella("referee", "--json", "-", given=data(example))
    assert told.returncode == 2
    assert told.stdout == b""
    assert told.stderr == b"round 1, card shown 3: place 3 was already shown\n"


def write_for_ever(pipe: IO[bytes]) -> None:
    while True:
        pipe.write(b"[" * 65536)


def test_endless_input_is_not_read_to_its_end() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "stella", "referee", "-"],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
    ) as told:
        assert told.stdin
        assert told.stderr
        with pytest.raises(BrokenPipeError):
            write_for_ever(told.stdin)
        assert told.stderr.read() == b"the record is larger than 4194304 bytes\n"
        assert told.wait(timeout=20) == 2


def test_memory_is_bounded_for_a_hundred_megabytes(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b"[" * 100_000_000)
    limited = f"ulimit -v 400000; exec '{sys.executable}' -m stella referee '{path}'"
    told = subprocess.run(["/bin/sh", "-c", limited], capture_output=True, timeout=30, check=False)
    assert told.stderr == b"the record is larger than 4194304 bytes\n"
    assert told.returncode == 2


@pytest.mark.parametrize("file", ["nowhere.json", ".", "\udcff\n.json"])
def test_a_file_that_cannot_be_read_gets_one_line(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", file]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_names_cannot_steer_the_terminal() -> None:
    example = document()
    example["players"][0]["name"] = "\x1b]0;x\x07[bold]\u202e\ud800" + "y" * 99
    told = stella("referee", "-", given=data(example), PYTHONIOENCODING="utf-8")
    assert told.returncode == 0
    assert b"\x1b" not in told.stdout
    assert "\u202e" not in told.stdout.decode()
    assert "[bold]" in told.stdout.decode()


def test_a_reader_who_leaves_is_not_told_about_it(record: Path) -> None:
    piped = f"'{sys.executable}' -m stella referee '{record}' | true"
    told = subprocess.run(["/bin/sh", "-c", piped], capture_output=True, timeout=30, check=False)
    assert told.stderr == b""


def test_closed_standard_input_is_no_record() -> None:
    told = subprocess.run(
        ["/bin/sh", "-c", f"'{sys.executable}' -m stella referee - <&-"],
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert told.returncode == 2
    assert told.stderr == b"line 1, column 1: not JSON\n"


def test_a_full_disk_is_told_in_one_line(record: Path) -> None:
    full = f"'{sys.executable}' -m stella referee '{record}' > /dev/full"
    told = subprocess.run(["/bin/sh", "-c", full], capture_output=True, timeout=30, check=False)
    assert told.returncode == 2
    assert told.stderr == b"No space left on device\n"


def test_a_terminal_without_stars_is_no_reason_to_stumble(record: Path) -> None:
    told = stella("referee", str(record), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert told.returncode == 0
    assert b"Ann shows 3: Spark: Ann 2?" in told.stdout


def simulated(capsys: pytest.CaptureFixture[str], *options: str) -> Any:
    assert main(["simulate", "--games", "5", "--json", *options]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


def test_the_same_seed_simulates_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(capsys, "--seed", "7") == simulated(capsys, "--seed", "7")
    assert simulated(capsys, "--seed", "7") != simulated(capsys, "--seed", "8")


def test_simulated_games_have_a_winner_each(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulated(capsys, "--seats", "6")
    assert result["games"] == 5
    assert len(result["seats"]) == 6
    assert sum(seat["wins"] for seat in result["seats"]) >= 5
    assert result["sparks_a_round"] > 0
    assert result["super_sparks_a_round"] > 0
    assert result["falls_a_round"] > 0
    assert 0 < result["rounds_with_the_dark"] < 1


def test_results_for_people_are_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--seats", "3"]) == 0
    out = capsys.readouterr().out
    assert "2 games" in out
    assert "Tamtam" in out
    assert "Super-Sparks" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--games", "0"],
        ["simulate", "--games", "x"],
        ["simulate", "--games", "9" * 5000],
        ["simulate", "--seats", "7"],
        ["play", "--seats", "2"],
        ["play", "--language", "tlh"],
        ["referee"],
        ["dance"],
        [],
    ],
)
def test_a_wrong_command_line_is_explained(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "usage: stella" in capsys.readouterr().err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"stella {__version__}\n"
