"""Canonical JSON, short codes of actions, copies of states."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from engines import GAMES
from engines.core.codec import Codec, Undecodable, cloner, read_code, tag_of, write_code
from tests.engines.core.toy import toy
from tests.engines.core.toy_position import Chips, Commit, Pay, Peek, ToyAction

WORDS = st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789-,", min_size=1, max_size=8)
ACTIONS = st.one_of(
    st.just(Peek()),
    st.builds(Commit, WORDS),
    st.builds(
        Pay,
        st.integers(0, 10**6),
        st.lists(WORDS, max_size=4).map(tuple),
        st.builds(Chips, st.integers(0, 20), st.integers(0, 20)),
    ),
)


@given(ACTIONS)
def test_actions_are_the_same_through_json_and_through_their_codes(action: object) -> None:
    codec: Codec[object] = Codec(ToyAction)
    assert codec.decode(codec.encode(action)) == action
    assert codec.from_plain(codec.plain(action)) == action
    assert read_code(ToyAction, write_code(action)) == action


def test_codes_read_as_documented() -> None:
    assert write_code(Pay(3, ("a", "b"), Chips(2, 1))) == "pay/3/a+b/red2+blue1"
    assert write_code(Peek()) == "peek"
    assert write_code(Commit("spices-sealed")) == "commit/spices-sealed"


@pytest.mark.parametrize(
    "code",
    [
        "",
        "/",
        "eat",
        "commit",
        "commit/a/b",
        "peek/",
        "pay/x//",
        "pay/1",
        "pay/1//red",
        "pay/1//green2",
        "pay/1//-3",
        "pay//a/red1",
    ],
)
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(Undecodable):
        read_code(ToyAction, code)


@given(st.text(max_size=30))
def test_reading_a_code_never_fails_otherwise(code: str) -> None:
    try:
        action = read_code(GAMES["fugger"].action_type, code)
    except Undecodable:
        return
    assert write_code(action) == code


@pytest.mark.parametrize(
    "raw",
    [b"", b"{}", b'{"type": "eat"}', b'{"type": "commit"}', b'{"type": "peek", "card": "a"}', b"[1", b"\xff"],
)
def test_what_is_no_action_is_refused(raw: bytes) -> None:
    with pytest.raises(Undecodable):
        toy().actions.decode(raw)


def test_plain_data_that_do_not_fit_are_refused() -> None:
    with pytest.raises(Undecodable):
        toy().actions.from_plain({"type": "pay", "points": "many"})


def test_digests_tell_values_apart_and_do_not_depend_on_the_order_of_filling() -> None:
    codec: Codec[dict[str, int]] = Codec(dict[str, int])
    assert codec.digest({"a": 1, "b": 2}) == codec.digest({"b": 2, "a": 1})
    assert codec.digest({"a": 1}) != codec.digest({"a": 2})
    assert len(codec.digest({})) == 16


def test_a_copy_shares_nothing_that_can_be_written_on() -> None:
    game = toy()
    state = game.setup(3, bytes(16)).state
    before = game.states.encode(state)
    copy = game.clone(state)
    assert copy == state
    copy.players[1].hand.append("x")
    copy.players[0].points = 9
    copy.pile.clear()
    copy.stack[0].at = "elsewhere"
    copy.rng.word()
    assert game.states.encode(state) == before


class Odd(Struct):
    """Holds what a state may not."""

    marks: set[int]


@pytest.mark.parametrize("kind", [dict[str, int], set[int], list[float], float, Odd, list[dict[str, int]]])
def test_what_a_state_may_not_hold_cannot_be_copied(kind: object) -> None:
    with pytest.raises(TypeError, match="may not hold"):
        cloner(kind)


def test_only_tagged_types_have_a_tag() -> None:
    assert tag_of(Peek) == "peek"
    with pytest.raises(TypeError, match="no text tag"):
        tag_of(Odd)
