"""Canonical JSON, short codes of actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from engines import GAMES
from engines.core.encoding.codec import Codec, DecodeError, read_code, tag_of, write_code
from tests.toys.bazaar.game import BAZAAR
from tests.toys.bazaar.position import BazaarAction, Chips, Draw, Offer, Pay

WORDS = st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789-,", min_size=1, max_size=8)
ACTIONS = st.one_of(
    st.just(Draw()),
    st.builds(Offer, WORDS),
    st.builds(
        Pay,
        st.integers(0, 10**6),
        st.lists(WORDS, max_size=4).map(tuple),
        st.builds(Chips, st.integers(0, 20), st.integers(0, 20)),
    ),
)


@given(ACTIONS)
def test_actions_are_the_same_through_json_and_through_their_codes(action: object) -> None:
    codec: Codec[object] = Codec(BazaarAction)
    assert codec.decode(codec.encode(action)) == action
    assert codec.from_plain(codec.plain(action)) == action
    assert read_code(BazaarAction, write_code(action)) == action


def test_codes_read_as_documented() -> None:
    assert write_code(Pay(3, ("a", "b"), Chips(2, 1))) == "pay/3/a+b/red2+blue1"
    assert write_code(Draw()) == "draw"
    assert write_code(Offer("spices-sealed")) == "offer/spices-sealed"


@pytest.mark.parametrize(
    "code",
    [
        "",
        "/",
        "eat",
        "offer",
        "offer/a/b",
        "draw/",
        "pay/x//",
        "pay/1",
        "pay/1//red",
        "pay/1//green2",
        "pay/1//-3",
        "pay//a/red1",
    ],
)
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(DecodeError):
        read_code(BazaarAction, code)


@given(st.text(max_size=30))
def test_reading_a_code_never_fails_otherwise(code: str) -> None:
    try:
        action = read_code(GAMES["fugger"].action_type, code)
    except DecodeError:
        return
    assert write_code(action) == code


@pytest.mark.parametrize(
    "raw",
    [b"", b"{}", b'{"type": "eat"}', b'{"type": "offer"}', b'{"type": "draw", "card": "a"}', b"[1", b"\xff"],
)
def test_what_is_no_action_is_refused(raw: bytes) -> None:
    with pytest.raises(DecodeError):
        BAZAAR.actions.decode(raw)


def test_plain_data_that_do_not_fit_are_refused() -> None:
    with pytest.raises(DecodeError):
        BAZAAR.actions.from_plain({"type": "pay", "points": "many"})


def test_digests_tell_values_apart_and_do_not_depend_on_the_order_of_filling() -> None:
    codec: Codec[dict[str, int]] = Codec(dict[str, int])
    assert codec.digest({"a": 1, "b": 2}) == codec.digest({"b": 2, "a": 1})
    assert codec.digest({"a": 1}) != codec.digest({"a": 2})
    assert len(codec.digest({})) == 16


def test_only_tagged_types_have_a_tag() -> None:
    assert tag_of(Draw) == "draw"
    with pytest.raises(TypeError, match="no text tag"):
        tag_of(Struct)
