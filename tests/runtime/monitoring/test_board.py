"""The board and the alarms ask for figures that exist, by labels that they have."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from discord_ui.interaction.response_times import ResponseTime
from engines import KEYS
from runtime.monitoring.metrics import Metrics

DOCS = Path(__file__).parents[3] / "docs"
BOARD = json.loads((DOCS / "grafana.json").read_text("utf-8"))
SCRAPED = {"job", "instance", "le"}
"""Labels that come with every scrape, or with a histogram."""
NAME = re.compile(r"\b(?:kontor|process|python)_[a-z_]+\b")
SELECTED = re.compile(r"\b((?:kontor|process|python)_[a-z_]+)\{([^}]*)\}")
BY = re.compile(r"\bby \(([^)]*)\) \([^{]*?\b((?:kontor|process)_[a-z_]+)")


@pytest.fixture(scope="module")
def known() -> dict[str, set[str]]:
    """By each figure that is served, its labels."""
    meters = Metrics(KEYS)
    meters.asked("GET", "/api/v10/gateway/bot", 200)
    meters.drawn("board", 0.1, 0.1)
    meters.answered(ResponseTime("button", 0.1, 0.1))
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(generate_latest(meters.registry).decode()):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found | {"kontor_matches": {"state"}}


def queries() -> Iterator[str]:
    """Every query of the board and of its variables, and every condition of the alarms."""
    for panel in BOARD["panels"]:
        yield from (target["expr"] for target in panel.get("targets", ()))
    for variable in BOARD["templating"]["list"]:
        if variable["type"] == "query":
            yield variable["definition"]
    yield from re.findall(r"^ +expr: (.+)$", (DOCS / "operations.md").read_text("utf-8"), re.MULTILINE)


def test_every_figure_that_is_asked_for_exists(known: dict[str, set[str]]) -> None:
    asked = {name for query in queries() for name in NAME.findall(query)}
    assert asked - known.keys() == set()
    assert len(asked) > 20


def test_every_label_by_which_they_are_told_apart_is_theirs(known: dict[str, set[str]]) -> None:
    wrong = []
    for query in queries():
        for name, inside in SELECTED.findall(query):
            wrong += [
                (name, label)
                for label in re.findall(r"(\w+)(?:=~|!~|!=|=)", inside)
                if not has(known, name, label)
            ]
        for inside, name in BY.findall(query):
            wrong += [(name, label) for label in re.split(r", *", inside) if not has(known, name, label)]
    assert wrong == []


def has(known: dict[str, set[str]], name: str, label: str) -> bool:
    return label in SCRAPED or label in known[name]


def test_the_alarms_are_among_them() -> None:
    told = " ".join(queries())
    assert "kontor_oldest_post_seconds > 60" in told
    assert "kontor_ready == 0" in told


def test_each_figure_of_ours_is_on_the_board(known: dict[str, set[str]]) -> None:
    asked = {
        re.sub(r"_(bucket|count|sum|total)$", "", name) for query in queries() for name in NAME.findall(query)
    }
    ours = {re.sub(r"_(bucket|count|sum|total)$", "", name) for name in known if name.startswith("kontor_")}
    assert ours - asked == set()


def test_the_board_can_be_imported() -> None:
    panels: list[dict[str, Any]] = BOARD["panels"]
    assert BOARD["id"] is None, "Grafana numbers it"
    assert BOARD["title"] == "Kontor"
    ids = [panel["id"] for panel in panels]
    assert len(set(ids)) == len(ids)
    source = {"type": "prometheus", "uid": "${datasource}"}
    for panel in panels:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        if panel["type"] != "row":
            assert panel["datasource"] == source
            assert panel["targets"]
            assert all(target["datasource"] == source for target in panel["targets"])
    assert any(one["type"] == "datasource" and one["name"] == "datasource" for one in BOARD["templating"]["list"])
    cells = [
        (column, line)
        for panel in panels
        for column in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for line in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(set(cells)) == len(cells), "no panel lies on another"
