"""From which values labels may be taken: none of them grows with people, matches or servers."""

from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from discord_ui.interaction import response_times
from engines import KEYS
from players import PLAYERS
from render import queue
from runtime.monitoring import discord_routes, error_counter, timed_delivery
from runtime.monitoring.metrics import ENDS, MOVERS, STATES
from service.autoplay.thinking.thinker import PROGRAM

FIXED: dict[tuple[str, str], frozenset[Any]] = {
    ("kontor_interaction", "kind"): frozenset(response_times.KINDS),
    ("kontor_moves", "game"): frozenset(KEYS),
    ("kontor_moves", "by"): frozenset(MOVERS.values()),
    ("kontor_errors", "kind"): frozenset(error_counter.KINDS),
    ("kontor_post", "kind"): frozenset(timed_delivery.KINDS),
    ("kontor_post", "outcome"): frozenset(timed_delivery.OUTCOMES),
    ("kontor_discord_requests", "answer"): frozenset(discord_routes.ANSWERS),
    ("kontor_picture", "kind"): frozenset(queue.KINDS),
    ("kontor_picture", "step"): frozenset({"drawing", "encoding"}),
    ("kontor_computer", "game"): frozenset(KEYS),
    ("kontor_computer", "level"): frozenset({*PLAYERS, PROGRAM}),
    ("kontor_transaction", "end"): frozenset(ENDS),
    ("kontor_matches", "state"): frozenset(STATES),
    ("python_gc", "generation"): frozenset("012"),
}
"""By the beginning of a figure's name and by label."""


def strange(exposition: str) -> list[tuple[str, str, str]]:
    """The labels of all figures whose value is none of a fixed set: figure, label and value."""
    return [
        (sample.name, label, value)
        for family in text_string_to_metric_families(exposition)
        for sample in family.samples
        for label, value in sample.labels.items()
        if not _is_known(sample.name, label, value)
    ]


def _is_known(name: str, label: str, value: str) -> bool:
    if label == "le":
        return name.endswith("_bucket")
    if label == "route":
        method, _, path = value.partition(" ")
        return value == discord_routes.OTHER or (
            method in discord_routes.METHODS and set(path.split("/")) <= discord_routes.WORDS | {"-"}
        )
    return any(name.startswith(start) and of == label and value in known for (start, of), known in FIXED.items())
