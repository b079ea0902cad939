"""Recorded matches replay exactly, so that no change of the code changes a match that is being played."""

import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines import GAMES
from engines.core.files.match_record import MatchRecord, read_record, verify
from tests.games.profiles import PROFILES
from tools.record import transcript

FIXTURES = Path(__file__).parents[1] / "fixtures"
FILES = sorted(path for key in GAMES for path in (FIXTURES / key).glob("*.json"))


def values_of(setting: Any) -> set[Any]:
    """All that a setting of a lobby can be."""
    return {True, False} if setting is bool else set(typing.get_args(setting))


def read(path: Path) -> MatchRecord:
    return read_record(path.read_bytes())


@pytest.mark.promise("old-matches")
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_replays(path: Path) -> None:
    record = read(path)
    assert verify(GAMES[path.parent.name], record) is None
    assert record.outcome is not None


@pytest.mark.parametrize("key", GAMES)
def test_every_number_of_seats_every_setting_and_every_end_is_recorded(key: str) -> None:
    records = [read(path) for path in FILES if path.parent.name == key]
    low, high = GAMES[key].info.seats
    assert {record.seats for record in records} == set(range(low, high + 1))
    for option in msgspec.structs.fields(GAMES[key].types.settings):
        assert {record.settings[option.name] for record in records} == values_of(option.type), option.name
    assert {record.outcome.reason for record in records if record.outcome} == set(PROFILES[key].reasons)
    shared = any(len(record.outcome.winners) > 1 for record in records if record.outcome)
    assert shared == PROFILES[key].shared


@pytest.mark.parametrize("key", GAMES)
def test_every_verb_of_a_game_is_recorded_with_some_number_of_seats(key: str) -> None:
    records = [read(path) for path in FILES if path.parent.name == key]
    assert {row.action["type"] for record in records for row in record.actions} == set(GAMES[key].verbs)


@pytest.mark.promise("old-matches")
@pytest.mark.parametrize(
    "path", [path for path in FILES if path.with_suffix(".txt").exists()], ids=lambda path: path.stem
)
def test_everything_that_happens_is_as_it_was(path: Path) -> None:
    golden = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    now = transcript(GAMES[path.parent.name], read(path)).splitlines()
    assert [line for line, then in zip(now, golden, strict=True) if not as_it_was(line, then)] == []


def as_it_was(now: str, then: str) -> bool:
    """Whether two lines say the same; older ones leave out what their seats see like all others do."""
    return now == then or ("[only seats" in then and set(then.split()) <= set(now.split()))


def test_every_game_has_a_transcript() -> None:
    assert {path.parent.name for path in FILES if path.with_suffix(".txt").exists()} == set(GAMES)
