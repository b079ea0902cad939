"""The sandbox from outside: control routes, another process, the command line, what it saves."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.client import connect
from sandbox.handle import Sandbox
from sandbox.launch import VARIABLE
from sandbox.server import NoPort, Server
from sandbox.settings import TOKEN
from sandbox.state.save_file import Unreadable
from tests.sandbox.helpers import openapi
from tests.sandbox.helpers.processes import ROOT, Process
from tests.sandbox.helpers.sample_bot import PNG, SampleBot, running


async def test_everything_over_http(bot: SampleBot, server: Server) -> None:
    async with connect(server.url) as sandbox:
        await sandbox.wait_bot()
        anna, bert = await sandbox.member("anna"), await sandbox.member("bert")
        waiting = asyncio.create_task(bert.wait_message("games", lambda m: "spices" in m.text))
        response = await anna.slash("play", {"card": "spices"})
        assert (await waiting).id == response.message.id
        assert [one.value for one in await anna.autocomplete("play", "card", "sa")] == ["salt"]
        secret = (await anna.slash("secret")).message
        assert await secret.files[0].read() == PNG
        assert [one["audience"] for one in await sandbox.records()] == ["public", "ephemeral", "ephemeral"]
        with pytest.raises(CannotDo, match="sees no message"):
            await bert.refresh(secret)
        with pytest.raises(CannotDo, match="no verb"):
            await sandbox.call("fly")
        with pytest.raises(CannotDo, match="missing a required argument"):
            await sandbox.call("me")


class Clumsy:
    """A host that fails at everything."""

    def scenes(self) -> list[dict[str, Any]]:
        return []

    async def play(self, key: str, user: str) -> dict[str, Any]:
        raise RuntimeError(f"no {key} for {user}")

    async def restart_bot(self, *, kill: bool) -> None:
        raise RuntimeError("no")


async def test_a_failure_of_its_own_is_told_and_recorded(server: Server) -> None:
    server.host.host = Clumsy()
    async with connect(server.url) as sandbox:
        with pytest.raises(CannotDo, match="there is no user 'zoe'"):
            await sandbox.call("scene", key="alone", user="zoe")
        with pytest.raises(CannotDo, match="the sandbox itself failed at scene"):
            await sandbox.call("scene", key="alone", user="anna")
    assert server.world.recorder.crashes == ["verb scene"]
    server.world.recorder.crashes.clear()


async def test_strangers_are_turned_away(server: Server) -> None:
    url = f"{server.url}/sandbox/world"
    async with aiohttp.ClientSession() as session:
        for headers in ({"Origin": "https://example.org"}, {"Host": "example.org"}):
            async with session.post(url, headers=headers) as answer:
                assert answer.status == 403
        async with session.post(url, headers={"Origin": server.url}) as answer:
            assert answer.status == 200
        async with session.post(url, data=b"[1]") as answer:
            assert answer.status == 400
            assert "one JSON object" in (await answer.json())["error"]
        async with session.get(f"{server.url}/sandbox/events?user=1") as answer:
            assert answer.status == 403


async def test_world_can_be_furnished(server: Server) -> None:
    sandbox = server.handle()
    emil = await sandbox.add_member("emil", locale="fr")
    await sandbox.add_channel("quiet")
    await sandbox.call("add_guild", name="Elsewhere", locale="fr")
    world = await sandbox.world()
    assert {one["name"]: one["locale"] for one in world["users"]}["emil"] == "fr"
    assert [guild["name"] for guild in world["guilds"]] == ["Kontor", "Elsewhere"]
    assert {one["name"] for one in await emil.channels()} == {"general", "games", "quiet"}
    with pytest.raises(CannotDo, match="already"):
        await sandbox.add_member("emil")


async def test_taken_port_takes_the_next(server: Server) -> None:
    async with Server(port=server.port) as other:
        assert server.port < other.port < server.port + 50


async def test_no_port_at_all(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.server.TRIES", 1)
    with pytest.raises(NoPort, match="no free port"):
        await Server(port=server.port).start()


@pytest.fixture
async def sandbox_process() -> AsyncIterator[str]:
    with Process("-m", "sandbox", "--port", "0") as process:
        yield (await process.line("Sandbox at")).split()[-1]


async def test_unchanged_bot_in_its_own_process_killed_and_started_again(
    sandbox_process: str, tmp_path: Path
) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        f"import os, sys\nsys.path.insert(0, {str(ROOT)!r})\n"
        "from tests.sandbox.helpers.sample_bot import SampleBot\n"
        "SampleBot().run(os.environ['DISCORD_TOKEN'], log_handler=None)\n"
    )
    async with connect(sandbox_process) as sandbox:
        anna, bert = await sandbox.member("anna"), await sandbox.member("bert")
        with Process("-m", "sandbox.launch", str(program), **{VARIABLE: sandbox_process}):
            await sandbox.wait_bot()
            await anna.slash("start")
            post = await bert.wait_message(await bert.wait_thread("Match"), lambda message: message.by_bot)
        with Process("-m", "sandbox.launch", str(program), **{VARIABLE: sandbox_process}):
            await sandbox.wait_bot(sessions=2)
            assert (await bert.click(post, "Nudge")).message.text == "nudged 42"
        assert openapi.faults_of(await sandbox.requests()) == []
        assert not any((await sandbox.troubles()).values())


async def test_sandbox_ends_when_told_to(sandbox_process: str) -> None:
    with Process("-m", "sandbox", "--port", sandbox_process.rpartition(":")[2]) as other:
        assert "is taken; using" in await other.line("is taken")
        await other.line("Sandbox at")
        other.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(other.process.wait, 10) == 0


async def test_the_command_line_makes_it_strict_and_sharded() -> None:
    with Process("-m", "sandbox", "--port", "0", "--strict", "--shards", "3") as process:
        async with connect((await process.line("Sandbox at")).split()[-1]) as sandbox:
            settings = await sandbox.call("set")
    assert (settings["shards"], settings["identify_pause"], settings["global_limit"]) == (3, 5.0, 50)


@pytest.mark.parametrize(
    ("environment", "arguments", "sentence"),
    [({}, ["bot.py"], VARIABLE), ({VARIABLE: "http://127.0.0.1:1"}, ["nothing.py"], "Name the program")],
)
def test_launch_says_what_is_missing(environment: dict[str, str], arguments: list[str], sentence: str) -> None:
    clean = {key: value for key, value in os.environ.items() if key != VARIABLE}
    done = subprocess.run(
        [sys.executable, "-m", "sandbox.launch", *arguments],
        cwd=ROOT,
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stderr


class Doorkeeper(SampleBot):
    """A bot that notes who comes and goes."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.seen: list[tuple[str, str]] = []
        self.last = asyncio.Event()

    async def on_member_join(self, member: discord.Member) -> None:
        self.seen.append(("join", member.name))

    async def on_raw_member_remove(self, gone: discord.RawMemberRemoveEvent) -> None:
        self.seen.append(("remove", gone.user.name))

    async def on_member_ban(self, guild: discord.Guild, user: discord.User) -> None:
        self.seen.append(("ban", user.name))
        if user.name == "cleo":
            self.last.set()


@pytest.mark.parametrize("members", [True, False])
async def test_a_member_who_is_thrown_out_sees_nothing_and_bots_that_may_know_are_told(
    server: Server, sandbox: Sandbox, members: bool
) -> None:
    server.settings.privileged_intents = True
    bot = Doorkeeper(intents=discord.Intents(guilds=True, members=members, moderation=True))
    async with running(server.settings.token, bot=bot):
        anna = await sandbox.member("anna")
        for verb, user in (("kick", "bert"), ("ban", "anna"), ("join", "bert"), ("join", "anna")):
            await sandbox.call(verb, user=user)
            if verb == "ban":
                with pytest.raises(CannotDo, match="sees no channel"):
                    await anna.say("Hello?")
                (guild,) = (await sandbox.call("world"))["guilds"]
                assert len(guild["removed"]) == 2
        with pytest.raises(CannotDo, match="owns"):
            await sandbox.call("kick", user="owner")
        await sandbox.call("ban", user="cleo")
        with pytest.raises(CannotDo, match="is not on"):
            await sandbox.call("leave", user="cleo")
        async with asyncio.timeout(10):
            await bot.last.wait()
    heard = [("remove", "bert"), ("remove", "anna"), ("ban", "anna"), ("join", "bert"), ("join", "anna")]
    bans = [("ban", "anna"), ("ban", "cleo")]
    assert bot.seen == ([*heard, ("remove", "cleo"), ("ban", "cleo")] if members else bans)


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
        assert int((await again.say("Here I am")).id) > int(said.id)


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
