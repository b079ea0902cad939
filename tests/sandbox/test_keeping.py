"""A sandbox that goes on where an earlier one ended, and one that is cut off from its bot."""

from __future__ import annotations

import asyncio
import pickle
from pathlib import Path

import aiohttp
import pytest

from sandbox.server import Server
from sandbox.state.save_file import Unreadable
from tests.sandbox.helpers.sample_bot import SampleBot


async def test_people_places_and_messages_are_there_again(tmp_path: Path) -> None:
    kept = tmp_path / "data" / "kontor.sandbox"
    async with Server(keep=kept) as first:
        anna = await first.handle().member("anna")
        await anna.set_locale("fr")
        said = await anna.say("Back in a minute")
        await first.handle().call("add_guild", name="Elsewhere")
        bot = first.world.bot.id
    async with Server(keep=kept) as second:
        again = await second.handle().member("anna")
        assert (again.id, again.locale) == (anna.id, "fr")
        assert [one.text for one in await again.messages()] == ["Back in a minute"]
        assert second.world.bot.id == bot
        assert [one["name"] for one in (await second.handle().world())["guilds"]] == ["Kontor", "Elsewhere"]
        later = await again.say("Here I am")
        assert int(later.id) > int(said.id)


async def test_nothing_is_kept_unless_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with Server() as server:
        await (await server.handle().member("anna")).say("Gone soon")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"no world", b"\x80\x04}\x94.", b"{}", b'{"version": 1}'])
async def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    kept = tmp_path / "kontor.sandbox"
    kept.write_bytes(content)
    with pytest.raises(Unreadable, match=r"kontor\.sandbox"):
        await Server(keep=kept).start()
    assert kept.read_bytes() == content


async def test_a_foreign_file_runs_nothing(tmp_path: Path) -> None:
    kept, ran = tmp_path / "kontor.sandbox", tmp_path / "ran"
    kept.write_bytes(pickle.dumps(_Runs(ran)))
    with pytest.raises(Unreadable):
        await Server(keep=kept).start()
    assert not ran.exists()


class _Runs:
    """Unpickled, it makes a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, tuple[Path]]:
        return Path.touch, (self.path,)


async def test_offline_the_bot_reaches_nothing_until_it_is_online_again(server: Server, bot: SampleBot) -> None:
    sandbox = server.handle()
    anna = await sandbox.member("anna")
    feed = server.world.bus.subscribe(int(anna.id))
    await sandbox.call("go_offline")
    async with asyncio.timeout(5):
        while await feed.next() != {"type": "bot", "connected": False}:
            pass
    assert (await anna.slash("play", {"card": "spices"})).failed
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(f"{server.api_url}/gateway")
    await sandbox.call("go_offline", offline=False)
    await sandbox.wait_bot()
    assert not (await anna.slash("play", {"card": "spices"})).failed
