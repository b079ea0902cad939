"""Records of matches: written, read, and compared with a replay down to the first difference."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engines import GAMES
from engines.core.encoding.codec import DecodeError
from engines.core.files.match_record import MatchRecord, MatchRecordError, read_record, verify, write_record
from engines.core.game import Game
from tests.toys.bazaar.game import BAZAAR
from tests.toys.bazaar.position import BazaarState, BazaarView
from tools.record import record_match

FUGGER = GAMES["fugger"]


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return record_match(FUGGER, ["random", "random"], "record")


def changed(record: MatchRecord, at: int, **fields: Any) -> MatchRecord:
    """The record with one action changed; the first is 1."""
    rows = list(record.actions)
    rows[at - 1] = msgspec.structs.replace(rows[at - 1], **fields)
    return msgspec.structs.replace(record, actions=tuple(rows))


def test_a_record_is_the_same_there_and_back(record: MatchRecord) -> None:
    raw = write_record(record)
    assert read_record(raw) == record
    assert json.loads(raw)["format"] == 1
    assert raw.count(b"\n") > len(record.actions)
    empty = msgspec.structs.replace(record, actions=(), outcome=None, seed=None, names=("Ann", "Bea"))
    assert read_record(write_record(empty)) == empty


def test_a_record_replays(record: MatchRecord) -> None:
    assert verify(FUGGER, record) is None


def test_a_running_match_replays_so_far(record: MatchRecord) -> None:
    assert verify(FUGGER, msgspec.structs.replace(record, actions=record.actions[:9], outcome=None)) is None


def test_the_first_difference_is_named(record: MatchRecord) -> None:
    difference = verify(FUGGER, changed(changed(record, 12, digest="0" * 16), 7, digest="0" * 16))
    assert difference is not None
    assert difference.at == 7
    assert "position differs" in difference.what


CASES: list[tuple[dict[str, Any], int, str]] = [
    ({"action": {"type": "play", "card": "bread"}}, 5, "may not do"),
    ({"action": {"type": "bribe"}}, 5, "is no action"),
    ({"action": {"type": "draw", "cards": 2}}, 5, "is no action"),
    ({"seat": 9}, 5, "err-not-your-turn"),
]


@pytest.mark.parametrize(("fields", "at", "reason"), CASES)
def test_an_action_that_is_none_is_named(
    record: MatchRecord, fields: dict[str, Any], at: int, reason: str
) -> None:
    difference = verify(FUGGER, changed(record, at, **fields))
    assert difference is not None
    assert difference.at == at
    assert reason in difference.what


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "catan"}, "a match of catan"),
        ({"rules_version": 99}, "rules version 99"),
        ({"seed": None}, "no seed"),
        ({"seed": "abc"}, "32 hex digits"),
        ({"seed": "00" * 16}, "opening position differs"),
        ({"seats": 9}, "no match can be opened"),
    ],
)
def test_what_cannot_be_compared_is_said(record: MatchRecord, fields: dict[str, Any], reason: str) -> None:
    difference = verify(FUGGER, msgspec.structs.replace(record, **fields))
    assert difference is not None
    assert difference.at == 0
    assert reason in difference.what


def test_another_outcome_is_a_difference(record: MatchRecord) -> None:
    assert record.outcome is not None
    other = msgspec.structs.replace(record.outcome, scores=(1, 2))
    difference = verify(FUGGER, msgspec.structs.replace(record, outcome=other))
    assert difference is not None
    assert difference.at == len(record.actions) + 1
    early = verify(FUGGER, msgspec.structs.replace(record, actions=record.actions[:3]))
    assert early is not None
    assert early.at == 4


@pytest.mark.parametrize("raw", [b"", b"[]", b"{}", b"\xff\xfe", b'{"format": 1}', b"not json"])
def test_a_file_that_is_no_record_is_refused(raw: bytes) -> None:
    with pytest.raises(MatchRecordError):
        read_record(raw)


def test_a_later_format_is_refused(record: MatchRecord) -> None:
    with pytest.raises(MatchRecordError, match="format 2"):
        read_record(write_record(msgspec.structs.replace(record, format=2)))


def later_bazaar() -> Game[BazaarState, BazaarView]:
    """The bazaar under rules that renamed a field of its states: version 3, from 1 by way of 2."""
    now = BAZAAR
    return replace(
        now,
        info=msgspec.structs.replace(now.info, rules_version=3),
        types=replace(now.types, upcasts={2: lambda data: {**data, "circle": data["circle"] + 100}}),
    )


def test_a_state_of_older_rules_is_read_step_by_step() -> None:
    state = BAZAAR.setup(2, bytes(16)).state
    raw = BAZAAR.states.encode(state)
    assert BAZAAR.read_state(raw, 1) == state
    later = later_bazaar().read_state(raw, 1)
    assert later.circle == state.circle + 100
    assert (later.hands, later.rng.seed) == (state.hands, state.rng.seed)
    assert later_bazaar().read_state(raw, 3) == state


def test_a_state_of_later_rules_or_of_another_shape_is_refused() -> None:
    raw = BAZAAR.states.encode(BAZAAR.setup(2, bytes(16)).state)
    with pytest.raises(DecodeError, match="written by rules version 2, these are 1"):
        BAZAAR.read_state(raw, 2)
    for broken in (b"{", b'{"seats": 2}'):
        with pytest.raises(DecodeError):
            later_bazaar().read_state(broken, 1)


def test_a_record_that_begins_in_the_middle_is_verified_from_there(record: MatchRecord) -> None:
    whole = record
    state = FUGGER.setup(whole.seats, bytes.fromhex(whole.seed or "")).state
    for row in whole.actions[:20]:
        state = FUGGER.apply(state, row.seat, FUGGER.actions.from_plain(row.action)).state
    rest = msgspec.structs.replace(
        whole, start=FUGGER.states.plain(state), digest_start=whole.actions[19].digest, actions=whole.actions[20:]
    )
    assert verify(FUGGER, read_record(write_record(rest))) is None
    difference = verify(FUGGER, msgspec.structs.replace(rest, start={"seats": 2}))
    assert difference is not None
    assert difference.at == 0
