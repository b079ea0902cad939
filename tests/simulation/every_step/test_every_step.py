"""Whatever fails once, at whatever step of a session: nothing confirmed is lost, and nothing happens twice."""

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Final

import pytest

from store.sqlite import database
from tests.service.helpers.match import blank_database
from tests.simulation.every_step.faults import Fault
from tests.simulation.every_step.scripts import SCRIPTS
from tests.simulation.every_step.session import Report, happen

FEW: Final = 100
"""One of this many faults is tried in each run of the tests."""
MORE: Final = 10
"""One of this many is tried with the long tests; `python -m tests.simulation.every_step` tries all."""
SPECIAL: Final = {
    "bazaar": ("sys.setup", "sys.undo", "('pause'", "strong", "'over'"),
    "cities_knights": ("trade-offer", "trade-counter", "trade-accept", "sys.undo", "'computer'"),
    "nuremberg": ("trade-offer", "trade-counter", "trade-accept", "sys.undo", "'computer'"),
    "golden_age": ("auction", "up-to", "'premove'", "sys.undo"),
    "first_train": ("wishes", "bid", "'premove'", "say-vote-undo-moves", "say-auction-answered"),
    "fugger": ("deliver", "sys.undo", "'premove'", "'computer'"),
}
"""What a session must hold, as words of its log."""
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
    assert report.tried.total() > 5
    log = "\n".join(report.log)
    assert [word for word in SPECIAL[name] if word not in log] == []


def test_after_any_fault_of_one_turn_all_is_as_without_it(blank: Path) -> None:
    turn = next(number for number, act in enumerate(SCRIPTS["bazaar"].acts) if act.name == "press pass")

    def chosen(stage: int, _: int, __: Fault) -> bool:
        return stage == turn

    report = happen("bazaar", SCRIPTS["bazaar"], blank, chosen)
    assert report.found == []
    assert report.tried.total() > 100


@pytest.mark.long
@pytest.mark.parametrize("name", SCRIPTS)
def test_after_a_fault_at_many_a_step_all_is_as_without_it(name: str, blank: Path) -> None:
    assert _divided(name, blank, MORE, 0).found == []


def test_a_commit_after_which_a_transaction_stays_open_is_found(
    blank: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_end_transaction", lambda core: core.rollback())

    def chosen(_: int, __: int, fault: Fault) -> bool:
        return fault == Fault("commit", 1, "error")

    assert happen("fugger", SCRIPTS["fugger"], blank, chosen).found
