"""Questions to a database that does not answer, and what is said at the start about an address."""

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from render.queue import RenderQueue
from runtime.address import Address
from runtime.monitoring import timeout_probe
from runtime.monitoring.monitor import monitoring
from runtime.monitoring.timeout_probe import TimeoutProbe
from service.app import Kontor
from service.base.config import Config


@pytest.fixture
async def kontor(tmp_path: Path) -> AsyncIterator[Kontor]:
    opened = await Kontor.open(Config(tmp_path / "kontor.db"))
    yield opened
    await opened.close()


async def test_before_the_bot_is_there_it_is_alive_and_says_why_it_is_not_ready(kontor: Kontor) -> None:
    async with (
        monitoring(Address("127.0.0.1", 0), kontor, RenderQueue()) as watch,
        aiohttp.ClientSession() as session,
    ):
        async with session.get(f"http://{watch.address}/healthz") as answer:
            assert answer.status == 503
            said = await answer.json()
        assert said["alive"] is True
        assert said["why"] == ["The bot is not logged in to Discord.", "The workers are not running."]
        async with session.get(f"http://{watch.address}/metrics") as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"].startswith("text/plain")
        async with session.get(f"http://{watch.address}/") as answer:
            assert answer.status == 404
        for named, status in (("evil.example", 421), ("localhost:9464", 200), ("[::1]", 200)):
            async with session.get(f"http://{watch.address}/metrics", headers={"Host": named}) as answer:
                assert answer.status == status


async def test_the_newest_nightly_drill_is_served(tmp_path: Path) -> None:
    kontor = await Kontor.open(Config(tmp_path / "kontor.db", backups=tmp_path / "backups"))
    await kontor.maintenance.back_up()
    async with (
        monitoring(Address("127.0.0.1", 0), kontor, RenderQueue()) as watch,
        aiohttp.ClientSession() as session,
    ):
        for run, passed in ((False, "NaN"), (True, "1.0")):
            if run:
                await kontor.drill.run()
            async with session.get(f"http://{watch.address}/metrics") as answer:
                assert f"kontor_drill_passed {passed}" in await answer.text()
    await kontor.close()


async def test_an_address_in_use_is_told_and_the_bot_goes_on(
    kontor: Kontor, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        async with monitoring(Address("127.0.0.1", port), kontor, RenderQueue()) as watch:
            assert watch.address is None
    (told,) = [record.getMessage() for record in caplog.records if "KONTOR_METRICS" in record.getMessage()]
    assert f"127.0.0.1:{port}" in told
    assert "in use" in told


async def test_a_host_that_is_none_of_this_machine_is_told(
    kontor: Kontor, caplog: pytest.LogCaptureFixture
) -> None:
    async with monitoring(Address("192.0.2.1", 9464), kontor, RenderQueue()) as watch:
        assert watch.address is None
    assert "KONTOR_METRICS: nothing can be served at 192.0.2.1:9464" in caplog.text


async def test_a_database_that_hangs_is_asked_once_and_waited_for_briefly(
    kontor: Kontor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runtime.monitoring.timeout_probe.PROBE_TIMEOUT", 0.05)
    monkeypatch.setattr("runtime.monitoring.health.FRESH", 0.0)
    async with (
        monitoring(Address("127.0.0.1", 0), kontor, RenderQueue()) as watch,
        aiohttp.ClientSession() as session,
    ):
        async with kontor.database.tx(), session.get(f"http://{watch.address}/healthz") as answer:
            assert "The database has not answered for 2 seconds." in (await answer.json())["why"]
        monkeypatch.setattr("runtime.monitoring.timeout_probe.PROBE_TIMEOUT", 60.0)
        async with session.get(f"http://{watch.address}/healthz") as answer:
            assert "database" not in " ".join((await answer.json())["why"])


async def test_a_question_is_asked_once_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeout_probe, "PROBE_TIMEOUT", 0.01)
    answer, asked = asyncio.Event(), 0

    async def question() -> int:
        nonlocal asked
        asked += 1
        await answer.wait()
        return asked

    one = TimeoutProbe(question)
    for _ in range(3):
        with pytest.raises(TimeoutError):
            await one.ask()
    assert asked == 1
    monkeypatch.setattr(timeout_probe, "PROBE_TIMEOUT", 60.0)
    answer.set()
    assert await one.ask() == 1
    assert await one.ask() == 2
    await one.close()


async def test_without_an_address_nothing_is_watched(kontor: Kontor) -> None:
    pictures = RenderQueue()
    async with monitoring(None, kontor, pictures) as watch:
        assert watch.address is None
        hooks = (
            kontor.database.ended,
            kontor.matches.moved,
            kontor.thinker.thought,
            pictures.made,
            pictures.late,
        )
        assert not any(hooks)
