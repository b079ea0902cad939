"""`tools.replay`, `tools.record` and `tools.fuzz`: records written, replayed, and compared."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tools.fuzz
import tools.record
import tools.replay
from engines.core.files.match_record import read_record, verify
from tests.toys.bazaar.game import paying_bazaar

ROOT = Path(__file__).parents[2]


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    assert (
        tools.record.main(["fugger", "--players", "random,random,random", "--out", str(path), "--transcript"]) == 0
    )
    return path


def test_a_recorded_match_is_equal(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tools.replay.main([str(match)]) == 0
    assert "fugger, 3 seats" in capsys.readouterr().out


def altered(match: Path, change: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads(match.read_text(encoding="utf-8"))
    change(data)
    match.write_text(json.dumps(data), encoding="utf-8")


def test_the_transcript_tells_the_end(match: Path) -> None:
    text = match.with_suffix(".txt").read_text(encoding="utf-8")
    assert text.startswith("fugger, 3 seats\n    round-began round=1")
    assert "outcome: " in text.splitlines()[-1]


def test_the_first_difference_is_reported_and_the_exit_code_is_1(
    match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    altered(match, lambda data: data["actions"][4].update(digest="0" * 16))
    assert tools.replay.main([str(match)]) == 1
    assert "at action 5 of" in capsys.readouterr().out


def test_one_bad_file_among_good_ones_fails(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    assert tools.replay.main([str(match), str(bad), str(tmp_path / "missing.json"), str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()[-4:]
    assert [line[:4] for line in lines] == ["ok  ", "FAIL", "FAIL", "FAIL"]
    assert "not the record of a match" in lines[1]
    assert "cannot be read" in lines[2]


@pytest.mark.parametrize(
    ("field", "value", "reason"), [("game", "chess", "no game 'chess'"), ("seed", None, "no seed")]
)
def test_what_cannot_be_replayed_is_said(
    match: Path, capsys: pytest.CaptureFixture[str], field: str, value: object, reason: str
) -> None:
    altered(match, lambda data: data.update({field: value}))
    assert tools.replay.main([str(match)]) == 1
    assert reason in capsys.readouterr().out


def test_fuzzing_a_sound_game_finds_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tools.fuzz.main(["fugger", "--matches", "3", "--out", str(tmp_path / "broken")]) == 0
    assert "3 of 3 matches sound" in capsys.readouterr().out
    assert not (tmp_path / "broken").exists()


def test_fuzzing_goes_by_the_settings_that_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ["--set", "map=wensleydale_compact", "--set", "south=extended"]
    assert tools.fuzz.main(["first_train", "--matches", "1", "--out", str(tmp_path / "broken"), *chosen]) == 0
    assert "1 of 1 matches sound" in capsys.readouterr().out


def test_fuzzing_a_faulty_game_writes_the_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tools.fuzz.fuzz(paying_bazaar("card lost"), [2], ["11"], 5, 1, tmp_path) == 1
    out = capsys.readouterr().out
    assert "FAIL invariant" in out
    assert "--seats 2 --seed 11" in out
    record = read_record((tmp_path / "bazaar-2-11.json").read_bytes())
    # The faulty game itself replays its own match; the sound one leaves it where the fault is.
    assert verify(paying_bazaar("card lost"), record) is None
    assert verify(paying_bazaar(), record) is not None


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["fugger", "--seats", "9"], "for 2 to 4 seats"),
        (["fugger", "--matches", "0"], "begin at 1"),
        (["chess"], "invalid choice"),
        (["first_train", "--set", "map=bavaria"], "--set: Invalid enum value 'bavaria'"),
        (["first_train", "--set", "rivers=2"], "--set: first_train has no option 'rivers'"),
    ],
)
def test_wrong_arguments_of_fuzz_are_told(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        tools.fuzz.main(arguments)
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["fugger", "--players", "greedy"], "for 2 to 4 seats"),
        (["fugger", "--players", "greedy,clever"], "no computer player 'clever'"),
        (["fugger", "--set", "board=fixed"], "fugger has no option 'board'"),
        (
            ["cities_knights", "--players", "random,random,random", "--set", "board=round"],
            "Invalid enum value 'round'",
        ),
    ],
)
def test_wrong_arguments_of_record_are_told(
    arguments: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        tools.record.main([*arguments, "--out", str(tmp_path / "m.json")])
    assert reason in capsys.readouterr().err
