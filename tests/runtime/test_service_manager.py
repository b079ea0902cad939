"""A service manager, and no other program, hears that the bot has begun, lives and ends."""

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from runtime.service_manager import ServiceManager


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[tuple[socket.socket, str]]:
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ours:
        ours.bind(address)
        ours.settimeout(10)
        yield ours, address


def heard(ours: socket.socket) -> str:
    return ours.recv(100).decode()


async def test_it_is_told_that_the_bot_is_ready_lives_and_ends(listening: tuple[socket.socket, str]) -> None:
    ours, address = listening
    async with ServiceManager({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "2000"}).watching():
        assert heard(ours) == "READY=1"
        await asyncio.sleep(0)
        assert heard(ours) == "WATCHDOG=1"
        await asyncio.sleep(0.01)
        assert heard(ours) == "WATCHDOG=1"
    told = heard(ours)
    while told == "WATCHDOG=1":
        told = heard(ours)
    assert told == "STOPPING=1"


async def test_a_bot_whose_loop_hangs_is_not_said_to_live(listening: tuple[socket.socket, str]) -> None:
    ours, address = listening
    async with ServiceManager({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "2000"}).watching():
        assert heard(ours) == "READY=1"
        ours.settimeout(0.05)
        with pytest.raises(TimeoutError):
            heard(ours)


@pytest.mark.parametrize(
    "given", [{}, {"WATCHDOG_USEC": "x"}, {"WATCHDOG_USEC": "0"}, {"WATCHDOG_USEC": "1000", "WATCHDOG_PID": "1"}]
)
async def test_whoever_wants_no_beats_gets_none(
    listening: tuple[socket.socket, str], given: dict[str, str]
) -> None:
    ours, address = listening
    assert given.get("WATCHDOG_PID") != str(os.getpid())
    async with ServiceManager({"NOTIFY_SOCKET": address} | given).watching():
        await asyncio.sleep(0.01)
    assert [heard(ours), heard(ours)] == ["READY=1", "STOPPING=1"]


async def test_without_a_manager_nothing_is_told_and_a_lost_one_ends_nothing(tmp_path: Path) -> None:
    async with (
        ServiceManager({}).watching(),
        ServiceManager({"NOTIFY_SOCKET": str(tmp_path / "nobody")}).watching(),
    ):
        await asyncio.sleep(0)
