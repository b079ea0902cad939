"""What Discord would refuse is found before it is sent, and refusals are counted."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discord_ui.discord_api.invalid_requests import CALM, WINDOW, InvalidRequestCounter
from discord_ui.model.limits import LimitChecker, OverLimit, exceeded_limits, truncate


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "a", "custom_id": "a", **more}


def select(**more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}], **more}


def grouped(count: int, kind: int = 22, **more: Any) -> dict[str, Any]:
    options = [{"label": str(i), "value": str(i)} for i in range(count)]
    group = {"type": kind, "custom_id": "g", "options": options, **more}
    return {
        "modal": {"title": "x", "custom_id": "a", "components": [{"type": 18, "label": "x", "component": group}]}
    }


def test_an_ordinary_message_is_let_through() -> None:
    assert exceeded_limits(content="x" * 2000, components=[row(button())], alts=["x" * 1024]) == []


@pytest.mark.parametrize(
    "message",
    [
        {"content": "x" * 2001},
        {"alts": ["x" * 1025]},
        {"alts": [None] * 11},
        {"content": "x", "components": [], "layout": True},
        {"components": [row(*[button(custom_id=str(i)) for i in range(6)])]},
        {"components": [row(button(custom_id=str(i))) for i in range(6)]},
        {"components": [row(button()), row(button())]},
        {"components": [row(button(label="x" * 81))]},
        {"components": [row(button(label=""))]},
        {"components": [row(button(custom_id="x" * 101))]},
        {"components": [row(select(placeholder="x" * 151))]},
        {"components": [row(select(options=[]))]},
        {"components": [row(select(options=[{"label": "x" * 101, "value": "a"}]))]},
        {"components": [row(select(options=[{"label": "x", "value": "x" * 101}]))]},
        {"components": [row(select(options=[{"label": "x", "value": "a"}] * 2))]},
        {"components": [row(select(options=[{"label": "x", "value": str(i)} for i in range(26)]))]},
        {"components": [row(select(max_values=2))]},
        {"components": [{"type": 10, "content": "x" * 4001}], "layout": True},
        {"components": [{"type": 10, "content": "🧀" * 2600}], "layout": True},
        {"components": [{"type": 10, "content": "x"}] * 41, "layout": True},
        {"modal": {"title": "x" * 46, "custom_id": "a", "components": [row(button())]}},
        {"modal": {"title": "x", "custom_id": "a", "components": []}},
        grouped(11),
        grouped(0),
        grouped(1, kind=21),
        grouped(3, max_values=4),
        grouped(3, min_values=3, max_values=2),
    ],
)
def test_what_discord_refuses_is_named_and_stops_a_test(message: dict[str, Any]) -> None:
    assert exceeded_limits(**message)
    with pytest.raises(OverLimit):
        LimitChecker(strict=True).check(**message)


def test_what_fits_a_group_is_let_through() -> None:
    for group in (grouped(10), grouped(1), grouped(2, kind=21), grouped(4, min_values=0, max_values=4)):
        assert exceeded_limits(**group) == []


def test_in_production_it_is_logged_and_sent(caplog: pytest.LogCaptureFixture) -> None:
    LimitChecker().check(content="x" * 2001)
    assert "content of 2001" in caplog.text


@given(st.text(max_size=300), st.integers(10, 100), st.integers(20, 200))
def test_a_cut_text_fits(text: str, most: int, most_bytes: int) -> None:
    kept = truncate(text, most, most_bytes)
    assert len(kept) <= most
    assert len(kept.encode()) <= most_bytes
    if len(text) <= most and len(text.encode()) <= most_bytes:
        assert kept == text


@pytest.mark.promise("accidents")
def test_far_below_discords_limit_everything_waits_until_refusals_are_few_again() -> None:
    now = [0.0]
    refusals = InvalidRequestCounter(lambda: now[0])
    assert CALM * 4 <= 10_000
    for number in range(CALM):
        assert refusals.pause() == 0
        now[0] = number * 0.1
        refusals.count((401, 403, 429)[number % 3])
    assert 0 < refusals.pause() <= WINDOW
    now[0] += refusals.pause()
    assert refusals.pause() == 0


def test_answers_of_other_kinds_count_for_nothing() -> None:
    refusals = InvalidRequestCounter(most=1)
    for status in (200, 204, 400, 404, 500):
        refusals.count(status)
    assert refusals.pause() == 0
