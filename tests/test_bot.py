"""The bot as an operator starts it: what it says when something is wrong, and how it ends."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot
from runtime.release import release
from sandbox.launch import VARIABLE
from sandbox.server import Server
from service.cluster.processes import HEARTBEAT
from store.cluster import process_rows
from store.postgres.database import PostgresDatabase
from store.sqlite.database import SqliteDatabase
from tests import postgres

ROOT = Path(bot.__file__).parent
PATIENCE = 60.0


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """A clean environment; relative paths and `.env` are those of the folder."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("KONTOR", "DISCORD"))}
    return kept | {"PYTHONPATH": str(ROOT)} | settings


def started(folder: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A start that is expected to end by itself."""
    return subprocess.run(
        [sys.executable, *(command or (str(ROOT / "bot.py"),))],
        cwd=folder,
        env=environment(folder, **settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def one_sentence(ended: subprocess.CompletedProcess[str]) -> str:
    """What the operator reads, which is no traceback."""
    assert ended.returncode == 2, ended.stderr
    assert "Traceback" not in ended.stderr
    lines = ended.stderr.strip().splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


def test_without_a_token_it_says_where_to_get_one(tmp_path: Path) -> None:
    told = one_sentence(started(tmp_path))
    assert "DISCORD_TOKEN" in told
    assert "scripts/run" in told


@pytest.mark.long
def test_an_unusable_setting_is_named(tmp_path: Path) -> None:
    assert "KONTOR_LOG" in one_sentence(started(tmp_path, KONTOR_LOG="loud", DISCORD_TOKEN="x"))


@pytest.mark.long
def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    told = one_sentence(started(tmp_path, DISCORD_TOKEN="x", KONTOR_DATABASE="file/deep/kontor.db"))
    assert "KONTOR_DATABASE" in told
    assert "file/deep" in told


@pytest.mark.long
def test_a_folder_instead_of_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    assert "names the folder" in one_sentence(started(tmp_path, DISCORD_TOKEN="x", KONTOR_DATABASE="data"))


@pytest.mark.long
def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    before = file.read_bytes()
    assert "another" in one_sentence(started(tmp_path, DISCORD_TOKEN="x", KONTOR_DATABASE="other.db"))
    assert file.read_bytes() == before


@pytest.mark.long
async def test_a_database_of_a_later_release_is_told(tmp_path: Path) -> None:
    file = tmp_path / "kontor.db"
    await (await SqliteDatabase.open(file)).close()
    with sqlite3.connect(file) as later:
        later.execute("UPDATE alembic_version SET version_num = '9999_later'")
    later.close()
    told = one_sentence(await asyncio.to_thread(started, tmp_path, DISCORD_TOKEN="x", KONTOR_DATABASE="kontor.db"))
    assert "later Kontor" in told


@pytest.mark.long
async def test_a_lost_database_is_put_back_rather_than_begun_anew(tmp_path: Path) -> None:
    copy = tmp_path / "kontor.db.rescued-20300131-030000Z"
    await (await SqliteDatabase.open(copy)).close()
    told = one_sentence(await asyncio.to_thread(started, tmp_path, DISCORD_TOKEN="x", KONTOR_DATABASE="kontor.db"))
    assert copy.name in told
    assert "docs/backup.md" in told
    assert not (tmp_path / "kontor.db").exists()
    copy.rename(tmp_path / "kontor.db")
    await (await SqliteDatabase.open(tmp_path / "kontor.db")).close()


@pytest.mark.long
async def test_a_database_in_use_is_told_with_the_process(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(tmp_path / "kontor.db")
    told = one_sentence(await asyncio.to_thread(started, tmp_path, DISCORD_TOKEN="x", KONTOR_DATABASE="kontor.db"))
    await database.close()
    assert str(os.getpid()) in told


def test_without_its_packages_it_says_how_to_start(tmp_path: Path) -> None:
    bare = ("-S", "-E", str(ROOT / "bot.py"))
    ended = started(tmp_path, *bare)
    assert ended.returncode != 0
    assert "Traceback" not in ended.stderr
    assert "scripts/run" in ended.stderr


def test_a_python_that_is_too_old_gets_a_sentence(tmp_path: Path) -> None:
    pretend = (
        "import collections, runpy, sys; "
        "sys.version_info = collections.namedtuple('V', 'major minor')(3, 9); "
        f"runpy.run_path({str(ROOT / 'bot.py')!r}, run_name='__main__')"
    )
    ended = started(tmp_path, "-c", pretend)
    assert ended.returncode != 0
    assert ended.stderr.strip().startswith("Kontor needs Python 3.11")


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A sandbox."""
    async with Server() as one:
        yield one


def launched(server: Server, folder: Path, **settings: str) -> subprocess.Popen[str]:
    """The bot connected to a sandbox."""
    return subprocess.Popen(
        [sys.executable, "-m", "sandbox.launch", str(ROOT / "bot.py")],
        cwd=folder,
        env=environment(folder, **{VARIABLE: server.url, "KONTOR_DATABASE": "kontor.db"} | settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


async def end_of(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Exit code and what was written."""
    out, err = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    return process.returncode, out, err


@pytest.mark.long
async def test_a_wrong_token_is_told(server: Server, tmp_path: Path) -> None:
    code, _, err = await end_of(launched(server, tmp_path, DISCORD_TOKEN="wrong.token.entirely"))
    assert code == 2
    assert "Traceback" not in err
    assert "does not know this DISCORD_TOKEN" in err
    assert "wrong.token" not in err


async def test_it_prints_the_invite_and_ends_cleanly_when_told_to(server: Server, tmp_path: Path) -> None:
    process = launched(server, tmp_path)
    await server.handle().wait_bot(PATIENCE)
    process.terminate()
    code, out, err = await end_of(process)
    assert code == 0, err
    assert "Traceback" not in err
    (invite,) = [line for line in out.splitlines() if "Invite" in line]
    assert "scope=bot+applications.commands" in invite
    assert "permissions=" in invite
    assert f"kontor: Kontor {release()} starts" in err
    # The database was closed properly: the next start finds it free.
    await (await SqliteDatabase.open(tmp_path / "kontor.db")).close()


async def test_no_privileged_intent_is_asked_for(server: Server, tmp_path: Path) -> None:
    # The sandbox refuses the session of an application that asks for one without being allowed to.
    assert not server.settings.privileged_intents
    process = launched(server, tmp_path)
    await server.handle().wait_bot(PATIENCE)
    process.terminate()
    assert (await end_of(process))[0] == 0


@pytest.mark.long
async def test_an_outage_of_discord_at_the_start_is_waited_for(server: Server, tmp_path: Path) -> None:
    await server.handle().fault(route="/users/@me", status=503)
    process = launched(server, tmp_path, KONTOR_LOG="INFO")
    await server.handle().wait_bot(PATIENCE)
    process.terminate()
    code, _, err = await end_of(process)
    assert code == 0, err
    assert err.count("HTTP 503") == 1


@pytest.mark.long
async def test_it_ends_cleanly_while_it_waits_for_discord(server: Server, tmp_path: Path) -> None:
    await server.handle().fault(route="/users/@me", status=503, times=None)
    process = launched(server, tmp_path)
    assert process.stderr is not None
    while "tries again" not in await asyncio.to_thread(process.stderr.readline):
        assert process.poll() is None
    process.terminate()
    code, _, err = await end_of(process)
    assert code == 0, err


async def test_it_ends_when_told_to_though_it_was_taken_for_ended_while_it_connects_again(
    server: Server, tmp_path: Path, postgresql: postgres.Server
) -> None:
    url = postgresql.migrated()
    process = launched(server, tmp_path, KONTOR_DATABASE=url)
    await server.handle().wait_bot(PATIENCE)
    await server.handle().fault(route="/gateway/bot", delay=4 * PATIENCE, times=None)
    await server.handle().call("gateway_drop", resume=False)
    async with asyncio.timeout(PATIENCE):
        while not any(fault["hits"] for fault in await server.handle().faults()):  # noqa: ASYNC110 - nothing reports it
            await asyncio.sleep(0.05)
    database = await PostgresDatabase.open(url)
    async with database.tx() as tx:
        (row,) = await process_rows.list_processes(tx)
        await process_rows.mark_dead(tx, row.id)
    await database.close()
    # Some seconds later it has learnt of it.
    await asyncio.sleep(HEARTBEAT + 1)
    process.terminate()
    code, _, err = await end_of(process)
    assert code == 0, err
    postgresql.give_back(url)
