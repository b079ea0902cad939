"""The metrics: what is counted and timed, with names and labels.

No label holds a name or an id of a person, match or server. Each takes its values from a fixed set, so that
metrics reveal nothing about people and stay few.
"""

import math
from collections.abc import Collection, Iterable, Mapping
from itertools import product
from typing import Final, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from discord_ui.interaction import response_times
from discord_ui.interaction.response_times import ResponseTime
from players import PLAYERS
from render import queue
from runtime.discord_client.connection_status import ConnectionStatus
from runtime.monitoring import error_counter
from runtime.monitoring.discord_routes import answer_of, route_of
from runtime.monitoring.timed_delivery import KINDS as POSTS
from runtime.monitoring.timed_delivery import OUTCOMES, Outcome
from service.autoplay.thinking.thinker import PROGRAM
from service.base.read_models.installation import DrillReport, LoadFigures
from store import rows
from store.database import TransactionResult
from store.errors import DatabaseError

ANSWERING: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Buckets in seconds; after 3 Discord reports to the person that the bot did not answer."""
DRAWING: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 10.0, 60.0)
THINKING: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
WRITING: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
MOVERS: Final[dict[rows.Origin, str]] = {"player": "person", "computer": "computer", "auto": "order"}
"""Who made a move, by its origin; an order is also a plan, or the only possible answer."""
STATES: Final[tuple[rows.Status, ...]] = ("lobby", "live", "paused", "frozen", "over", "aborted")
ENDS: Final = ("kept", "dropped", "failed")
M = TypeVar("M", Counter, Gauge, Histogram)


class Metrics:
    """All metrics of a process. games: the keys of the available games."""

    def __init__(self, games: Collection[str]) -> None:
        # Otherwise each counter would get a second metric with the time of its creation.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._interactions(games)
        self._work(games)
        self._gauges()

    def _interactions(self, games: Collection[str]) -> None:
        self._acknowledged = self._histogram(
            "kontor_interaction_acknowledged_seconds",
            "Until Discord knew that an answer comes, by kind of interaction.",
            ANSWERING,
            kind=response_times.KINDS,
        )
        self._answered = self._histogram(
            "kontor_interaction_answered_seconds",
            "Until all was said, by kind of interaction.",
            ANSWERING,
            kind=response_times.KINDS,
        )
        self._moves = self._counter(
            "kontor_moves", "Moves that were kept, by game and by who made them.", game=games, by=MOVERS.values()
        )
        self._errors = self._counter(
            "kontor_errors", "Errors in the log, by kind of work.", kind=error_counter.KINDS
        )

    def _work(self, games: Collection[str]) -> None:
        self._posts = self._counter(
            "kontor_posts", "Jobs for Discord that were tried, by kind and outcome.", kind=POSTS, outcome=OUTCOMES
        )
        self._posting = self._histogram(
            "kontor_post_seconds", "What a job for Discord took that was done, by kind.", ANSWERING, kind=POSTS
        )
        self._requests = self._counter(
            "kontor_discord_requests", "Requests to Discord, by route and answer.", route=(), answer=()
        )
        self._pictures = self._histogram(
            "kontor_picture_seconds",
            "Drawing and encoding, by kind of picture and step.",
            DRAWING,
            kind=(),
            step=(),
        )
        self._late = self._counter(
            "kontor_pictures_late", "Pictures that were not ready in time, by kind.", kind=queue.KINDS
        )
        self._thinking = self._histogram(
            "kontor_computer_thinking_seconds",
            "Thinking of computer players, by game and level; waiting for a process or thread included.",
            THINKING,
            game=games,
            level=(*PLAYERS, PROGRAM),
        )
        self._transactions = self._histogram(
            "kontor_transaction_seconds", "What a transaction that writes took, by its end.", WRITING, end=ENDS
        )
        self._turn = self._histogram(
            "kontor_transaction_wait_seconds", "For how long a transaction waited for its turn.", WRITING
        )

    def _gauges(self) -> None:
        self._matches = self._gauge("kontor_matches", "Matches, by state; the same in all processes.", state=())
        self._waiting = self._gauge("kontor_posts_waiting", "Posts in the outbox; the same in all processes.")
        self._oldest = self._gauge(
            "kontor_oldest_post_seconds",
            "For how long the post waits that should have been sent first; the same in all processes.",
        )
        self._timers = self._gauge(
            "kontor_timers_late", "Timers that are late by a minute; the same in all processes."
        )
        self._database = self._gauge("kontor_database_readable", "1 if the figures of the database could be read.")
        self._drilled = self._gauge("kontor_drill_matches", "Matches that the newest nightly drill checked.")
        self._drill_failed = self._gauge("kontor_drill_failed", "Those of them that failed.")
        self._drill_passed = self._gauge("kontor_drill_passed", "1 if it could check all and found nothing wrong.")
        self._drill_at = self._gauge("kontor_drill_timestamp_seconds", "When it ended.")
        self.drill(None)
        self._ready = self._gauge("kontor_ready", "1 if /healthz says ready.")
        self._shards = self._gauge("kontor_shards", "Shards that this process carries.")
        self._connected = self._gauge("kontor_shards_connected", "Those of them that are connected.")
        self._latency = self._gauge(
            "kontor_gateway_latency_seconds", "Between heartbeat and answer, of the slowest shard."
        )
        self._servers = self._gauge("kontor_servers", "Servers of this process's shards.")

    def _counter(self, name: str, meaning: str, **labels: Iterable[str]) -> Counter:
        return _at_zero(Counter(name, meaning, labels, registry=self.registry), labels)

    def _gauge(self, name: str, meaning: str, **labels: Iterable[str]) -> Gauge:
        return _at_zero(Gauge(name, meaning, labels, registry=self.registry), labels)

    def _histogram(self, name: str, meaning: str, buckets: Iterable[float], **labels: Iterable[str]) -> Histogram:
        made = Histogram(name, meaning, labels, registry=self.registry, buckets=tuple(buckets))
        return _at_zero(made, labels)

    # -------------------------------------------------------------- what happens

    def answered(self, one: ResponseTime) -> None:
        """Count a finished interaction."""
        if one.acknowledged is not None:
            self._acknowledged.labels(one.kind).observe(one.acknowledged)
        self._answered.labels(one.kind).observe(one.answered)

    def moved(self, game: str, origin: rows.Origin) -> None:
        """Count a saved move."""
        if origin in MOVERS:
            self._moves.labels(game, MOVERS[origin]).inc()

    def delivered(self, kind: str, outcome: Outcome, seconds: float) -> None:
        """Count an attempt at a job of the outbox."""
        self._posts.labels(kind, outcome).inc()
        if outcome == "sent":
            self._posting.labels(kind).observe(seconds)

    def asked(self, method: str, path: str, status: int | None) -> None:
        """Count a request to Discord."""
        self._requests.labels(route_of(method, path), answer_of(status)).inc()

    def drawn(self, kind: queue.Kind, drawing: float, encoding: float | None) -> None:
        """Time a picture."""
        self._pictures.labels(kind, "drawing").observe(drawing)
        if encoding is not None:
            self._pictures.labels(kind, "encoding").observe(encoding)

    def late(self, kind: queue.Kind) -> None:
        """Count a picture that was not ready in time."""
        self._late.labels(kind).inc()

    def thought(self, game: str, level: str, seconds: float) -> None:
        """Time a computer player's move."""
        self._thinking.labels(game, level).observe(seconds)

    def written(self, one: TransactionResult) -> None:
        """Time a finished transaction."""
        end = "kept" if one.error is None else "failed" if isinstance(one.error, DatabaseError) else "dropped"
        self._transactions.labels(end).observe(one.took)
        self._turn.observe(one.waited)

    def failed(self, kind: str) -> None:
        """Count an error in the log."""
        self._errors.labels(kind).inc()

    def count(self, figures: LoadFigures | None) -> None:
        """Set the metrics of the database; None if it cannot be read, and then they are removed."""
        self._database.set(figures is not None)
        if figures is None:
            self._matches.clear()
            for gauge in (self._waiting, self._oldest, self._timers):
                gauge.set(math.nan)
            return
        for state in STATES:
            self._matches.labels(state).set(figures.matches.get(state, 0))
        self._waiting.set(figures.posts)
        self._oldest.set(figures.longest)
        self._timers.set(figures.late_timers)

    def drill(self, found: DrillReport | None) -> None:
        """Set the metrics of the newest nightly drill; None if there was none since the start."""
        self._drilled.set(math.nan if found is None else found.matches)
        self._drill_failed.set(math.nan if found is None else len(found.failed))
        self._drill_passed.set(math.nan if found is None else found.passed)
        self._drill_at.set(math.nan if found is None else found.at)

    def see(self, ready: bool, connection: ConnectionStatus) -> None:
        """Set the metrics of the connection."""
        self._ready.set(ready)
        self._shards.set(connection.all)
        self._connected.set(connection.connected)
        self._latency.set(math.nan if connection.latency is None else connection.latency)
        self._servers.set(connection.servers)


def _at_zero(metric: M, labels: Mapping[str, Iterable[str]]) -> M:
    """Show a metric at once for each combination of its labels' values, as far as they are known before."""
    for values in product(*labels.values()):
        if labels:
            metric.labels(*values)
    return metric
