"""Whatever fails once, at whatever step of a session: nothing confirmed is lost, and nothing happens twice."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from store.sqlite import database
from tests.service.helpers.match import blank_database
from tests.simulation.every_step.faults import Fault
from tests.simulation.every_step.scripts import SCRIPTS
from tests.simulation.every_step.session import Report, happen

FEW = 60
"""Of so many faults, one is tried in each run of the tests."""
BATCHES = {"bazaar": 12, "golden_age": 8}
"""Into how many tests all faults of a session are divided; `OTHERS` for the rest."""
OTHERS = 6
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")


@pytest.fixture(scope="module")
def blank() -> Path:
    return asyncio.run(blank_database())


def _divided(name: str, blank: Path, every: int, rest: int) -> Report:
    def chosen(_: int, number: int, __: Fault) -> bool:
        return number % every == rest

    return happen(name, SCRIPTS[name], blank, chosen)


@pytest.mark.promise("kept")
@pytest.mark.parametrize("name", SCRIPTS)
def test_after_a_fault_at_some_step_all_is_as_without_it(name: str, blank: Path) -> None:
    report = _divided(name, blank, FEW, Random(f"0 {name}").randrange(FEW))
    assert report.found == []
    assert report.tried.total() > 10


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "batch"), [(name, batch) for name in SCRIPTS for batch in range(BATCHES.get(name, OTHERS))]
)
def test_after_a_fault_at_any_step_all_is_as_without_it(name: str, batch: int, blank: Path) -> None:
    assert _divided(name, blank, BATCHES.get(name, OTHERS), batch).found == []


@pytest.mark.parametrize(
    ("name", "special"),
    [
        ("bazaar", ["sys.undo", "sys.pause", "sys.resume", "sys.seat"]),
        ("cities_knights", ["trade-offer", "trade-counter", "trade-accept", "sys.undo"]),
        ("nuremberg", ["trade-offer", "trade-counter", "trade-accept", "sys.undo"]),
        ("golden_age", ["auction", "up-to", "sys.undo"]),
        ("first_train", ["wishes", "bid", "sys.undo"]),
        ("fugger", ["play", "'computer'"]),
    ],
)
def test_each_session_has_what_is_special_in_its_game(name: str, special: list[str], blank: Path) -> None:
    report = happen(name, SCRIPTS[name], blank, lambda *_: False)
    assert report.found == []
    log = "\n".join(report.log)
    assert [one for one in special if one not in log] == []


def test_a_commit_after_which_a_transaction_stays_open_is_found(
    blank: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_end_transaction", lambda core: core.rollback())

    def chosen(_: int, __: int, fault: Fault) -> bool:
        return fault == Fault("commit", 1, "error")

    assert happen("fugger", SCRIPTS["fugger"], blank, chosen).found
