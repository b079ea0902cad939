"""The processes in which strong computer players think: whatever happens in one costs no more than an answer."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from players.worker import Question
from service.autoplay.thinking.processes import CannotStart, ThinkingFailed, ThinkingProcesses
from tests.service.helpers import bad_worker
from tests.service.helpers.thinking import MODULE, PATIENCE, exists, question, until
from tests.toys.bazaar.game import BAZAAR


@pytest.fixture
async def processes() -> AsyncIterator[ThinkingProcesses]:
    opened = ThinkingProcesses(1, MODULE, ceiling=PATIENCE)
    yield opened
    await opened.close()
    assert not opened.pids


async def test_a_process_starts_on_first_need_and_answers_again_and_again(processes: ThinkingProcesses) -> None:
    assert not processes.pids
    first = await processes.ask(question())
    assert msgspec.json.decode(question(), type=Question).read_answer(BAZAAR, first)
    used = processes.pids
    assert [await processes.ask(question()) for _ in range(3)] == [first] * 3
    assert processes.pids == used
    assert processes.waiting == 0


@pytest.mark.parametrize("fault", [bad_worker.DIES, bad_worker.FAILS, bad_worker.CHEATS])
async def test_a_fault_costs_one_answer(processes: ThinkingProcesses, fault: int) -> None:
    with pytest.raises(ThinkingFailed):
        await processes.ask(question(fault))
    assert await processes.ask(question())


async def test_a_process_that_hangs_is_killed_and_the_next_question_has_another_one() -> None:
    processes = ThinkingProcesses(1, MODULE, ceiling=4.0)
    failing = asyncio.create_task(processes.ask(question(bad_worker.HANGS)))
    await until(lambda: bool(processes.pids))
    (hung,) = processes.pids
    with pytest.raises(ThinkingFailed, match="hung"):
        await failing
    assert await processes.ask(question())
    assert not exists(hung)
    await processes.close()


async def test_what_a_player_prints_is_no_answer(processes: ThinkingProcesses) -> None:
    assert await processes.ask(question(bad_worker.CHATS)) == await processes.ask(question())


async def test_a_killed_process_costs_one_answer_at_most(processes: ThinkingProcesses) -> None:
    await processes.ask(question())
    (pid,) = processes.pids
    os.kill(pid, signal.SIGKILL)
    await until(lambda: not exists(pid))
    with suppress(ThinkingFailed):
        await processes.ask(question())
    assert await processes.ask(question())


async def test_who_no_longer_waits_takes_nobody_elses_answer(processes: ThinkingProcesses) -> None:
    usual = await processes.ask(question())
    pids = processes.pids
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await processes.ask(question(bad_worker.DREAMS))
    assert processes.waiting == 1
    assert await processes.ask(question()) == usual
    assert processes.pids == pids


async def test_no_more_processes_than_allowed_and_none_that_is_not_needed() -> None:
    processes = ThinkingProcesses(2, MODULE, ceiling=PATIENCE)
    await processes.ask(question())
    await processes.ask(question())
    assert len(processes.pids) == 1
    await asyncio.gather(*(processes.ask(question(bad_worker.DREAMS)) for _ in range(5)))
    assert len(processes.pids) == 2
    await processes.close()


async def test_an_idle_process_ends_and_another_one_starts_when_it_is_needed() -> None:
    processes = ThinkingProcesses(1, MODULE, idle=0.05, ceiling=PATIENCE)
    first = await processes.ask(question())
    await until(lambda: not processes.pids)
    assert await processes.ask(question()) == first
    await processes.close()


async def test_where_no_process_starts_the_caller_is_told(
    processes: ThinkingProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/there/is/no/python")
    with pytest.raises(CannotStart):
        await processes.ask(question())


async def test_a_process_gets_none_of_the_bots_secrets_and_stands_back(
    processes: ThinkingProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    monkeypatch.setenv("KONTOR_DATABASE", "postgresql://user:a secret@host/name")
    await processes.ask(question())
    (pid,) = processes.pids
    assert b"secret" not in Path(f"/proc/{pid}/environ").read_bytes()
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.parametrize("playouts", [1, bad_worker.HANGS])
def test_when_the_bot_is_killed_its_processes_end_even_in_the_middle_of_a_thought(playouts: int) -> None:
    bot = f"""
import asyncio
from service.autoplay.thinking.processes import ThinkingProcesses
from tests.service.helpers.thinking import question

async def main():
    processes = ThinkingProcesses(1, {MODULE!r})
    await processes.ask(question())
    print(*processes.pids, flush=True)
    await processes.ask(question({playouts}))
    await asyncio.sleep(60)

asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", bot], stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdout is not None
        pid = int(killed.stdout.readline())
        assert exists(pid)
        time.sleep(0.2)
        killed.kill()
    end = time.monotonic() + PATIENCE
    while exists(pid):
        assert time.monotonic() < end, "it outlives the bot"
        time.sleep(0.02)
