"""Simulated worlds keep all guarantees; the same world happens the same way each time; schedules are shortened."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.service.helpers.match import blank_database
from tests.simulation.plan import TWO, Plan, drawn
from tests.simulation.run import run
from tests.simulation.shorten import shortened
from tests.simulation.world import Outcome
from tests.tiers import few

BATCH, BATCH_OF_TWO = 10, 4
"""Worlds of a test."""
FOUND = Path(__file__).with_name("found")
"""Schedules in which something was wrong once, as short as they could be made."""


@pytest.fixture(scope="module")
def blank() -> Path:
    return asyncio.run(blank_database())


def _wrong(outcomes: list[Outcome]) -> str:
    return "\n".join(str(outcome) for outcome in outcomes if outcome.wrong)


@pytest.mark.parametrize("path", sorted(FOUND.glob("*.json")), ids=lambda path: path.stem)
def test_what_was_wrong_once_is_right_now(path: Path, blank: Path) -> None:
    assert run(msgspec.json.decode(path.read_bytes(), type=Plan), blank).wrong == []


@pytest.mark.promise("kept")
@pytest.mark.parametrize("batch", range(5))
def test_nothing_is_lost_or_told_twice_in_simulated_worlds(batch: int, blank: Path) -> None:
    outcomes = [run(drawn(f"0-{number}"), blank) for number in range(batch * BATCH, (batch + 1) * BATCH)]
    assert _wrong(outcomes) == ""
    assert sum(outcome.kills for outcome in outcomes) > 0
    assert sum(outcome.steps for outcome in outcomes) > BATCH


@pytest.mark.long
@pytest.mark.parametrize("batch", range(5, 100))
def test_nothing_is_lost_or_told_twice_in_many_more_worlds(batch: int, blank: Path) -> None:
    numbers = range(batch * BATCH, (batch + 1) * BATCH)
    assert _wrong([run(drawn(f"0-{number}"), blank) for number in numbers]) == ""


@pytest.mark.promise("kept")
@pytest.mark.parametrize("batch", few(4, range(10)))
def test_nothing_is_lost_or_told_twice_where_two_services_share_a_database(batch: int, blank: Path) -> None:
    numbers = range(batch * BATCH_OF_TWO, (batch + 1) * BATCH_OF_TWO)
    assert _wrong([run(drawn(f"0-{number}{TWO}"), blank) for number in numbers]) == ""


def test_a_world_happens_again_exactly_also_in_another_process(blank: Path) -> None:
    here = [run(drawn(f"again-{number}"), blank).digest for number in (1, 1, 2)]
    code = (
        "import asyncio; from tests.simulation import test_worlds as t;"
        "blank = asyncio.run(t.blank_database());"
        "print(t.run(t.drawn('again-1'), blank).digest)"
    )
    there = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    assert here[0] == here[1] != here[2]
    assert there.stdout.strip() == here[0]


def test_a_schedule_is_shortened_to_what_the_failure_needs() -> None:
    plan = drawn("long")
    needed = {incident for incidents in plan.rounds for incident in incidents[2:3]}

    def fails(shorter: Plan) -> bool:
        return needed <= {incident for incidents in shorter.rounds for incident in incidents}

    short = shortened(plan, fails)
    assert {incident for incidents in short.rounds for incident in incidents} == needed
