"""What `scripts/run` without a token starts, its scenes and stored matches; and the demonstration."""

import asyncio
import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image

from engines import GAMES
from sandbox.activity.command_input import CannotDo
from sandbox.client import connect
from sandbox.handle import Sandbox
from sandbox.server import Server
from service.app import Kontor
from service.base.config import Config
from service.people.user import User
from tests.games.profiles import PROFILES
from tests.rehearsal.bot_process import CACHE, alive
from tools.playground import recorded_matches
from tools.playground.__main__ import main
from tools.playground.ownership import check_owned
from tools.playground.playground import playground
from tools.replay import replay
from tools.scripted_member.screen_reader import asks_bid, control, has, navigation, offers

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
PROMISED = {"learn": 0, "alone": 1, "midgame": 1, "finished": 0, "offer": 1, "auction": 1, "duel": 0, "fresh": 0}
"""The kinds of scenes, and how often at least one has been asked when one walks in."""


@contextlib.asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[str]:
    """The program in a process of its own, ended as by Ctrl-C; its output."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tools.playground",
        *arguments,
        cwd=ROOT,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    told = ""
    try:
        async with asyncio.timeout(PATIENCE):
            while "Ctrl-C" not in told:
                line = await process.stdout.readline()
                assert line, told
                told += line.decode()
        yield told
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def environment(**more: str) -> dict[str, str]:
    """That of this process, without what it says of Kontor but the shared folder, or of who has started it."""
    ours = ("KONTOR_", "DISCORD_", "INVOCATION_ID", "NOTIFY_SOCKET", "SUPERVISOR_")
    return {key: value for key, value in os.environ.items() if key == CACHE or not key.startswith(ours)} | more


async def refused(*command: str, **more: str) -> str:
    """What a program says that ends at once with code 2."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        *command,
        cwd=ROOT,
        env=environment(**more),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(PATIENCE):
        _, told = await process.communicate()
    assert process.returncode == 2
    return told.decode()


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("kept", [False, True])
async def test_a_database_of_a_bot_is_never_opened_on_the_small_discord(tmp_path: Path, kept: bool) -> None:
    database = tmp_path / "kontor.db"
    if kept:
        async with Server(keep=database.with_suffix(".sandbox")):
            pass
    kontor = await Kontor.open(Config(database))
    await kontor.lobby.create(User(1, "Anna"), game="fugger", guild_id=70, channel_id=80)
    await kontor.close()
    before = sorted(tmp_path.iterdir())
    assert "another Discord" in await refused("tools.playground", "--port", "0", KONTOR_DATABASE=str(database))
    with contextlib.closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM outbox").fetchone()[0] == 1, "its card waits"
    assert sorted(tmp_path.iterdir()) == before


async def test_a_small_discord_that_was_killed_goes_on_with_its_database(tmp_path: Path) -> None:
    database, keep = tmp_path / "kontor.db", tmp_path / "kontor.sandbox"
    server = Server(keep=keep)
    async with server:
        kept = keep.read_bytes()
        (guild,) = server.world.guilds
    keep.write_bytes(kept)
    kontor = await Kontor.open(Config(database))
    await kontor.lobby.create(User(1, "Anna"), game="fugger", guild_id=guild, channel_id=80)
    await kontor.close()
    check_owned(database, keep)


@pytest.mark.long
@pytest.mark.parametrize("manager", ["INVOCATION_ID", "NOTIFY_SOCKET", "SUPERVISOR_ENABLED"])
async def test_a_service_without_a_token_says_so_and_ends(tmp_path: Path, manager: str) -> None:
    told = await refused("runtime", **{manager: "1", "KONTOR_DATABASE": str(tmp_path / "kontor.db")})
    assert "DISCORD_TOKEN is not set" in told
    assert not list(tmp_path.iterdir())


def address(told: str) -> str:
    (found,) = re.findall(r"http://127\.0\.0\.1:\d+", told)
    return str(found)


@pytest.mark.long
async def test_one_address_on_the_next_free_port_and_how_to_go_on() -> None:
    async with Server() as taken, started("--port", str(taken.port)) as told:
        assert "--demo" in told
        assert "DISCORD_TOKEN" in told
        assert f"Port {taken.port} is taken; using " in told
        assert address(told) != taken.url
        assert "discord.com" not in told
        async with connect(address(told)) as sandbox:
            assert (await sandbox.call("host_offers"))["restart"] is True


@pytest.mark.demo
async def test_each_phase_of_the_start_and_the_end_is_told_as_it_begins() -> None:
    clean = environment()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "runtime", "--port", "0", cwd=ROOT, env=clean, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    told = []
    async with asyncio.timeout(2 * PATIENCE):
        while line := (await process.stdout.readline()).decode().strip():
            told.append(line)
        assert told == [
            "Without DISCORD_TOKEN: starting a small Discord of its own, on this machine ...",
            "Starting the bot on it ...",
        ]
        while b"Ctrl-C ends it" not in await process.stdout.readline():
            assert not process.stdout.at_eof()
        process.send_signal(signal.SIGINT)
        rest = (await process.stdout.read()).decode().split("\n")
        assert await process.wait() == 0
    assert [line for line in rest if line] == ["Ending the bot, then the small Discord ...", "Ended."]


@pytest.mark.demo
async def test_a_kept_match_goes_on_the_next_day(tmp_path: Path) -> None:
    kept = tmp_path / "mine.db"
    async with started("--port", "0", "--keep", str(kept)) as told, connect(address(told)) as sandbox:
        anna = await sandbox.member("anna")
        place = await sandbox.call("scene", key="duel-fugger", user=anna.id)
    assert kept.exists()
    async with started("--port", "0", "--keep", str(kept)) as told, connect(address(told)) as sandbox:
        anna = await sandbox.member("anna")
        post = await anna.wait_message(place["channel"], lambda one: has(one, "move"))
        panel = await anna.click(post, custom_id=control(post, "move").custom_id)
        assert "Die Fugger #1" in panel.text


def test_a_kept_file_that_is_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.sandbox").write_text("nothing of ours", encoding="utf-8")
    assert main(["--port", "0", "--keep", str(tmp_path / "mine.db")]) == 2
    assert "mine.sandbox holds no sandbox" in capsys.readouterr().err


@pytest.mark.demo
async def test_scenes_lead_into_matches_of_every_game_and_leave_no_private_litter(tmp_path: Path) -> None:
    async with playground(tmp_path / "kontor.db", log=tmp_path / "bot.log") as ground:
        sandbox = ground.server.handle()
        await sandbox.wait_bot(PATIENCE)
        scenes = (await sandbox.call("host_offers"))["scenes"]
        assert {one["kind"] for one in scenes} == set(PROMISED)
        for scene in scenes:
            await _walk(sandbox, scene)
        anna = await sandbox.member("anna")
        with pytest.raises(CannotDo, match="there is no scene"):
            await sandbox.call("scene", key="nothing", user=anna.id)


@pytest.mark.demo
async def test_a_scene_that_was_not_recorded_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recorded_matches, "FOLDER", tmp_path / "none")
    async with playground(tmp_path / "kontor.db", log=tmp_path / "bot.log") as ground:
        scenes = (await ground.server.handle().call("host_offers"))["scenes"]
        assert {one["kind"] for one in scenes} == {"learn", "alone", "duel", "fresh"}


async def _walk(sandbox: Sandbox, scene: dict[str, str]) -> None:
    """Open one as a new member: it is as it was promised."""
    walker = await sandbox.add_member(f"walker-{scene['key']}")
    place = (await sandbox.call("scene", key=scene["key"], user=walker.id))["channel"]
    messages = await walker.messages(place)
    if scene["kind"] == "learn":
        (panel,) = messages
        assert panel.ephemeral
        assert offers(panel) or any(navigation(panel)), "a move is asked for at once"
        return
    assert not [one for one in messages if one.ephemeral]
    if scene["kind"] == "fresh":
        assert messages == []
        assert await walker.commands(place)
        return
    if scene["kind"] == "finished":
        assert has(messages[-1], "replay")
    elif scene["kind"] != "duel":
        await walker.wait_message(place, lambda one: walker.id in one.mentions)
    asked = [one for one in await walker.messages(place) if walker.id in one.mentions]
    assert len(asked) >= PROMISED[scene["kind"]]
    if scene["kind"] == "auction":
        panel = (await walker.click(asked[-1], custom_id=control(asked[-1], "move").custom_id)).last
        assert asks_bid(panel)
    if scene["kind"] == "offer":
        panel = (await walker.click(asked[-1], custom_id=control(asked[-1], "move").custom_id)).last
        assert [one for one in offers(panel) if one.code.startswith("trade-decline")]


@pytest.mark.demo
async def test_the_bot_ends_with_a_playground_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "ground.py"
    program.write_text(
        "import asyncio, pathlib\n"
        "from tools.playground.playground import playground\n"
        "async def main():\n"
        f"    async with playground(pathlib.Path({str(tmp_path / 'kontor.db')!r})) as ground:\n"
        "        await ground.server.handle().wait_bot(60)\n"
        "        print(ground.keeper.pid, flush=True)\n"
        "        await asyncio.sleep(600)\n"
        "asyncio.run(main())\n",
        encoding="utf-8",
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(program), env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        bot = int(await process.stdout.readline())
    process.kill()
    await process.wait()
    async with asyncio.timeout(PATIENCE):
        while alive(bot):  # noqa: ASYNC110 - nothing reports the end of another process's child
            await asyncio.sleep(0.1)


@pytest.mark.demo
async def test_a_bot_that_ends_by_itself_is_started_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with playground(tmp_path / "kontor.db", log=tmp_path / "bot.log") as ground:
        sandbox = ground.server.handle()
        await sandbox.wait_bot(PATIENCE)
        first = ground.keeper.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        await sandbox.wait_bot(PATIENCE, sessions=2)
        assert not ground.keeping.done()
        assert ground.keeper.pid != first
    assert "started again" in capsys.readouterr().out


LONG = 1800.0
"""Seconds for a match of a large game, with all its pictures."""


def demo(folder: Path, *more: str, patience: float = 5 * PATIENCE) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.demo", "--out", str(folder), *more],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
    )


@pytest.mark.demo
def test_a_whole_match_is_played_told_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    ended = demo(folder)
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr
    assert str(folder) in ended.stdout

    pictures = sorted((folder / "pictures").iterdir())
    assert len(pictures) > 10
    for path in pictures:
        with Image.open(path) as picture:
            assert picture.width >= 700
    transcript = (folder / "transcript.md").read_text(encoding="utf-8")
    for word in ("/match new", "Bert types /fugger ", "Anna presses", "Your move", "Jouer"):
        assert word in transcript
    assert all(path.name in transcript for path in pictures)
    assert replay(folder / "match.json")[0]
    assert any(path.name.startswith("replay-") for path in folder.iterdir())
    assert "Traceback" not in (folder / "bot.log").read_text(encoding="utf-8")


@pytest.mark.demo
@pytest.mark.parametrize("game", [key for key in GAMES if PROFILES[key].long])
def test_every_long_game_is_shown_for_as_long_as_one_likes(tmp_path: Path, game: str) -> None:
    typed = f"/{GAMES[game].info.command} "
    folder = tmp_path / "demo"
    ended = demo(folder, "--game", game, "--posts", "7")
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr
    transcript = (folder / "transcript.md").read_text(encoding="utf-8")
    for word in (f"Bert types {typed}", "Anna presses", "Your move", "Only Anna sees", "Only Bert sees"):
        assert word in transcript
    assert not (folder / "match.json").exists(), "it was left before its end"
    assert "Traceback" not in (folder / "bot.log").read_text(encoding="utf-8")


@pytest.mark.demo
def test_a_match_of_the_golden_age_with_three_seats_is_played_to_its_end(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    ended = demo(folder, "--game", "golden_age", "--seats", "3", "--seed", "1", patience=LONG)
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr
    assert replay(folder / "match.json")[0]


@pytest.mark.long
def test_a_folder_that_exists_is_not_written_to(tmp_path: Path) -> None:
    ended = demo(tmp_path)
    assert ended.returncode == 2
    assert str(tmp_path) in ended.stderr
    assert list(tmp_path.iterdir()) == []
