"""Canonical JSON, short codes of actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from engines import GAMES
from engines.core.encoding.codec import Codec, DecodeError, read_code, tag_of, write_code
from engines.core.game import seen
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
        action = read_code(GAMES["fugger"].types.action, code)
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


TWICE = [
    (
        "fugger",
        '[{"event":{"type":"delivered","seat":0,"round":1},"to":null},'
        '{"event":{"type":"delivered-card","seat":0,"card":"spices-sealed"},"to":[0]},'
        '{"event":{"type":"jakob-drew","card":"wine","merchants":0},"to":null}]',
        '[{"event":{"type":"delivered-card","seat":0,"round":1,"card":"spices-sealed"},"to":[0],'
        '"others":{"type":"delivered","seat":0,"round":1}},'
        '{"event":{"type":"jakob-drew","card":"wine","merchants":0},"to":null,"others":null}]',
    ),
    (
        "cities_knights",
        '[{"event":{"type":"robber-moved","seat":0,"hex":"-1,0","by":"seven"},"to":null},'
        '{"event":{"type":"card-stolen","seat":0,"victim":1},"to":null},'
        '{"event":{"type":"card-stolen-seen","seat":0,"victim":1,"kind":"lumber"},"to":[0,1]}]',
        '[{"event":{"type":"robber-moved","seat":0,"hex":"-1,0","by":"seven"},"to":null,"others":null},'
        '{"event":{"type":"card-stolen-seen","seat":0,"victim":1,"kind":"lumber"},"to":[0,1],'
        '"others":{"type":"card-stolen","seat":0,"victim":1}}]',
    ),
    (
        "golden_age",
        '[{"event":{"type":"card-drawn","seat":1,"deck":"colony","marker":"zeeland","cost":6},"to":null},'
        '{"event":{"type":"card-seen","seat":1,"card":"ship"},"to":[1]}]',
        '[{"event":{"type":"card-seen","seat":1,"deck":"colony","marker":"zeeland","cost":6,"card":"ship"},'
        '"to":[1],"others":{"type":"card-drawn","seat":1,"deck":"colony","marker":"zeeland","cost":6}}]',
    ),
]


@pytest.mark.parametrize(("key", "then", "now"), TWICE)
def test_a_log_in_which_a_fact_stands_twice_reads_like_one_of_today(key: str, then: str, now: str) -> None:
    codec = GAMES[key].emitted
    events = codec.decode(then)
    assert events == codec.decode(now)
    assert codec.encode(events).decode() == now


@pytest.mark.parametrize(("key", "then", "now"), TWICE)
def test_of_such_a_log_every_viewer_sees_each_fact_once(key: str, then: str, now: str) -> None:
    events = GAMES[key].emitted.decode(then.encode())
    for viewer in (None, 0, 1, 2):
        assert len(seen(events, viewer)) == len(events)


@pytest.mark.parametrize("raw", ["", '[{"to":[0]}]', '[{"event":{"type":"drew"},"to":[0]}]', '[{"others":1}]'])
def test_what_is_no_log_is_refused(raw: str) -> None:
    with pytest.raises(DecodeError):
        GAMES["fugger"].emitted.decode(raw)


def test_a_step_in_which_nothing_happened_is_a_log_too() -> None:
    assert GAMES["fugger"].emitted.decode("[]") == []
