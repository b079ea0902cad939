"""What fails again and again is tried ever more seldom and said once a minute; a worker that ends begins again."""

from __future__ import annotations

import asyncio

import pytest

from service.lasting import LONGEST_PAUSE, Lasting, kept_up
from tests.service.table import Table


async def no_time(_: float) -> None:
    """Waits for nothing."""


def test_a_lasting_fault_is_said_once_a_minute_and_tried_ever_more_seldom(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    lasting = Lasting(lambda: now[0])
    pauses = []
    for second in range(121):
        now[0] = second
        pauses.append(lasting.failed("the disk is full", OSError("no space")))
    assert pauses[:6] == [1, 2, 4, 8, 16, LONGEST_PAUSE]
    assert len(caplog.records) == 3
    lasting.over()
    assert lasting.failed("again", OSError()) == 1


async def test_a_worker_that_ends_of_a_fault_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    begun = []

    async def work() -> None:
        begun.append(True)
        if len(begun) < 4:
            raise ValueError("a fault of ours")

    await kept_up("nights", work, no_time)
    assert len(begun) == 4
    assert "the nights worker ended" in caplog.text


async def test_the_nightly_backup_goes_on_after_any_fault(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
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

    monkeypatch.setattr(table.kontor.nights, "back_up", back_up)
    monkeypatch.setattr("service.nights.asyncio.sleep", at_once)
    with pytest.raises(asyncio.CancelledError):
        await kept_up("nights", table.kontor.nights.run, at_once)
    assert len(backups) == 2
