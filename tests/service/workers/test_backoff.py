"""What fails again and again is tried ever more seldom and said once a minute; a worker that ends begins again."""

import asyncio

import pytest

from service.base.backoff import MAX_PAUSE, Backoff, supervise
from tests.service.helpers.match import ServiceMatch


async def no_time(_: float) -> None:
    """Waits for nothing."""


def test_a_lasting_fault_is_said_once_a_minute_and_tried_ever_more_seldom(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    lasting = Backoff(lambda: now[0])
    pauses = []
    for second in range(121):
        now[0] = second
        pauses.append(lasting.failed("the disk is full", OSError("no space")))
    assert pauses[:6] == [1, 2, 4, 8, 16, MAX_PAUSE]
    assert len(caplog.records) == 3
    lasting.over()
    assert lasting.failed("again", OSError()) == 1


async def test_a_worker_that_ends_of_a_fault_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    begun = []

    async def work() -> None:
        begun.append(True)
        if len(begun) < 4:
            raise ValueError("a fault of ours")

    await supervise("nights", work, no_time)
    assert len(begun) == 4
    assert "the nights worker ended" in caplog.text


async def test_the_nightly_backup_goes_on_after_any_fault(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    backups = []

    async def back_up() -> None:
        backups.append(True)
        if len(backups) == 1:
            raise ValueError("a fault of ours")

    async def at_once(seconds: float) -> None:
        if len(backups) == 2:
            raise asyncio.CancelledError
        await no_time(seconds)

    monkeypatch.setattr(match.kontor.maintenance, "back_up", back_up)
    monkeypatch.setattr("service.workers.maintenance.asyncio.sleep", at_once)
    with pytest.raises(asyncio.CancelledError):
        await supervise("nights", match.kontor.maintenance.run, at_once)
    assert len(backups) == 2
