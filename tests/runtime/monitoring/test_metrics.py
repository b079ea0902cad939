"""Figures: under which labels things are counted, whatever comes."""

import logging

import pytest
from prometheus_client import generate_latest

from discord_ui.interaction.response_times import KINDS, ResponseTime
from engines import KEYS
from runtime.discord_client.connection_status import ConnectionStatus
from runtime.monitoring import error_counter
from runtime.monitoring.discord_routes import OTHER, answer_of, route_of
from runtime.monitoring.metrics import ANSWERING, Metrics
from service.base.read_models.installation import DrillReport
from store.database import TransactionResult
from store.errors import RowMissing
from tests.runtime.monitoring.helpers.labels import strange

ID = "1574773574571393025"


@pytest.fixture
def meters() -> Metrics:
    return Metrics(KEYS)


def text_of(meters: Metrics) -> str:
    return generate_latest(meters.registry).decode()


@pytest.mark.parametrize(
    ("method", "path", "route"),
    [
        ("POST", f"/api/v10/channels/{ID}/messages", "POST channels/-/messages"),
        ("POST", f"/api/v10/interactions/{ID}/aW50ZXJhY3Rpb24_x.y/callback", "POST interactions/-/-/callback"),
        ("PATCH", f"/api/v10/webhooks/{ID}/aW50ZXJ/messages/@original", "PATCH webhooks/-/-/messages/@original"),
        ("PUT", f"/api/v10/channels/{ID}/thread-members/{ID}", "PUT channels/-/thread-members/-"),
        ("GET", f"/api/v10/guilds/{ID}/members/{ID}", "GET guilds/-/members/-"),
        ("GET", "/api/v10/gateway/bot", "GET gateway/bot"),
        ("GET", "/attachments/1/2/board.jpg", OTHER),
        ("BREW", "/api/v10/channels", OTHER),
        ("GET", "/api/v10/" + "channels/" * 40, OTHER),
        (
            "PUT",
            f"/api/v10/channels/{ID}/messages/{ID}/reactions/Kogge%3A42/@me",
            "PUT channels/-/messages/-/reactions/-/@me",
        ),
    ],
)
def test_of_an_address_only_the_route_is_told(method: str, path: str, route: str) -> None:
    assert route_of(method, path) == route


@pytest.mark.parametrize(
    ("status", "answer"),
    [(200, "ok"), (204, "ok"), (304, "ok"), (400, "4xx"), (401, "401"), (403, "403"), (429, "429"), (503, "5xx")],
)
def test_refusals_are_told_apart(status: int, answer: str) -> None:
    assert answer_of(status) == answer
    assert answer_of(None) == "none"


def test_whatever_is_asked_of_discord_no_label_is_new_in_kind(meters: Metrics) -> None:
    for path in (f"/api/v10/channels/{ID}/Anna", "/api/v10/Anna/Beno%C3%AEt", "/Anna", f"/api/v10/{ID}", "", "//"):
        meters.asked("GET", path, 200)
    text = text_of(meters)
    assert strange(text) == []
    assert ID not in text
    assert "Anna" not in text


def test_a_label_of_no_fixed_set_would_be_noticed(meters: Metrics) -> None:
    meters.thought("fugger", "Anna", 0.1)
    assert {(label, value) for _, label, value in strange(text_of(meters))} == {("level", "Anna")}


def test_figures_are_there_before_anything_happens(meters: Metrics) -> None:
    text = text_of(meters)
    for kind in KINDS:
        assert f'kontor_interaction_answered_seconds_count{{kind="{kind}"}} 0.0' in text
    for game in KEYS:
        assert f'kontor_moves_total{{by="person",game="{game}"}} 0.0' in text
    assert 'kontor_errors_total{kind="post"} 0.0' in text


def test_what_was_never_acknowledged_counts_as_answered_only(meters: Metrics) -> None:
    meters.answered(ResponseTime("button", None, 3.5))
    text = text_of(meters)
    assert 'kontor_interaction_acknowledged_seconds_count{kind="button"} 0.0' in text
    assert 'kontor_interaction_answered_seconds_count{kind="button"} 1.0' in text
    assert 3.0 in ANSWERING, "what Discord shows as unanswered can be counted"


def test_a_refusal_of_ours_is_no_fault_of_the_database(meters: Metrics) -> None:
    meters.written(TransactionResult(0.0, 0.01, RowMissing("seat", 1)))
    meters.written(TransactionResult(0.0, 0.01, ValueError()))
    text = text_of(meters)
    assert 'kontor_transaction_seconds_count{end="dropped"} 2.0' in text
    assert 'kontor_transaction_seconds_count{end="failed"} 0.0' in text


def test_nothing_is_claimed_of_a_database_that_says_nothing(meters: Metrics) -> None:
    meters.count(None)
    meters.see(False, ConnectionStatus(2, 0, None, 0))
    text = text_of(meters)
    assert "kontor_matches{" not in text
    assert "kontor_oldest_post_seconds NaN" in text
    assert "kontor_database_readable 0.0" in text
    assert "kontor_ready 0.0" in text


def test_a_drill_that_could_check_nothing_or_found_something_has_not_passed(meters: Metrics) -> None:
    assert "kontor_drill_passed NaN" in text_of(meters)
    meters.drill(DrillReport(1_750_000_000, "kontor-1.db", 12))
    assert "kontor_drill_passed 1.0" in text_of(meters)
    meters.drill(DrillReport(1_750_000_000, "kontor-1.db", 12, {3: "log", 4: "position"}))
    text = text_of(meters)
    for told in ("passed 0.0", "matches 12.0", "failed 2.0", "timestamp_seconds 1.75e+09"):
        assert f"kontor_drill_{told}" in text
    meters.drill(DrillReport(1_750_000_000, "kontor-1.db", error="it cannot be opened"))
    assert "kontor_drill_passed 0.0" in text_of(meters)


def test_errors_are_counted_by_the_work_in_which_they_came_up() -> None:
    heard: list[str] = []
    handler = error_counter.ErrorCounter(heard.append)
    for name, level in (
        ("service.workers.outbox", logging.ERROR),
        ("discord_ui.dispatch.error_boundary", logging.CRITICAL),
        ("discord_ui.handlers.screens.board", logging.ERROR),
        ("service.workers.outbox", logging.WARNING),
        ("somebody.else", logging.ERROR),
    ):
        record = logging.LogRecord(name, level, "", 0, "", (), None)
        if record.levelno >= handler.level:
            handler.handle(record)
    assert heard == ["post", "interaction", "interaction", "other"]
