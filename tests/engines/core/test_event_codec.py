"""Events as they are logged: as they are now, and as they were when one fact stood twice in a log."""

from __future__ import annotations

import pytest

from engines import GAMES
from engines.core.encoding.codec import DecodeError
from engines.core.game import seen

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
