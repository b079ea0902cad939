"""A worker does what is due when it is due, once at a time, and sleeps otherwise."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from service.base.worker import DueRows, Worker
from tests.service.helpers.fake_discord import FakeClock


@dataclass(frozen=True)
class Errand:
    id: int
    at: int


@dataclass
class Desk:
    """A table of errands. looked: how often it was read. hold: what doing one waits for."""

    clock: FakeClock = field(default_factory=FakeClock)
    rows: dict[int, Errand] = field(default_factory=dict)
    done: list[int] = field(default_factory=list)
    looked: int = 0
    hold: asyncio.Event | None = None

    async def take(self, busy: Collection[int]) -> DueRows[Errand]:
        self.looked += 1
        due = [row for row in self.rows.values() if row.at <= self.clock.now() and row.id not in busy]
        return DueRows(due, min((row.at for row in self.rows.values()), default=None))

    async def do(self, row: Errand) -> None:
        self.done.append(row.id)
        if self.hold is not None:
            await self.hold.wait()
        del self.rows[row.id]

    def put(self, number: int, after: int = 0) -> None:
        self.rows[number] = Errand(number, self.clock.now() + after)


@asynccontextmanager
async def _working(desk: Desk) -> AsyncIterator[Worker[Errand]]:
    worker = Worker("errands", desk.clock.now, desk.take, desk.do)
    task = asyncio.create_task(worker.run())
    await _quiet()
    yield worker
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _quiet() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_what_is_due_is_done_and_what_is_not_waits() -> None:
    desk = Desk()
    desk.put(1)
    desk.put(2, after=1000)
    async with _working(desk) as worker:
        assert desk.done == [1]
        desk.clock.time += 1000
        worker.wake()
        await _quiet()
        assert desk.done == [1, 2]


async def test_it_is_woken_by_what_is_due_sooner_and_by_nothing_later() -> None:
    desk = Desk()
    desk.put(1, after=100)
    async with _working(desk) as worker:
        looked = desk.looked
        desk.put(2, after=500)
        worker.wake(desk.clock.now() + 500)
        await _quiet()
        assert desk.looked == looked
        desk.put(3)
        worker.wake(desk.clock.now())
        await _quiet()
        assert desk.done == [3]


async def test_a_row_that_is_at_work_is_not_begun_again_and_holds_up_no_other() -> None:
    desk = Desk(hold=asyncio.Event())
    desk.put(1)
    async with _working(desk) as worker:
        desk.put(2)
        worker.wake(desk.clock.now())
        await _quiet()
        assert desk.done == [1, 2]
        assert desk.hold is not None
        desk.hold.set()
        await _quiet()
        assert desk.done == [1, 2]
        assert not desk.rows


async def test_its_end_ends_what_it_does() -> None:
    desk = Desk(hold=asyncio.Event())
    desk.put(1)
    async with _working(desk):
        assert desk.done == [1]
    assert len(asyncio.all_tasks()) == 1
