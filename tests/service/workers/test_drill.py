"""The nightly drill notices a backup that would not bring every match back, and disturbs no match."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from service.app import Kontor
from service.base.config import Config
from service.base.read_models.installation import DrillReport
from store.sqlite import files
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.fake_discord import FakeClock
from tests.service.helpers.match import ALL_GAMES, ANNA, BEN, ServiceMatch
from tests.service.helpers.older_databases import DUMPS, move
from tests.toys.bazaar.position import Draw

MOVES = 40
"""Of a long match; its replay reads the log in several parts."""
SPOILED = {
    "an older position": (
        "UPDATE snapshot SET state = (SELECT state FROM snapshot WHERE kind = 'checkpoint' AND match_id = 1)"
        " WHERE kind = 'latest' AND match_id = 1",
        "position",
    ),
    "no position": ("DELETE FROM snapshot WHERE kind = 'latest' AND match_id = 1", "unreadable"),
    "half a position": (
        "UPDATE snapshot SET state = substr(state, 1, 9) WHERE kind = 'latest' AND match_id = 1",
        "unreadable",
    ),
    "no checkpoint": ("DELETE FROM snapshot WHERE kind = 'checkpoint' AND match_id = 1", "log"),
    "an early step is missing": ("DELETE FROM action WHERE match_id = 1 AND seq = 3", "log"),
    "the newest step is missing": (
        "DELETE FROM action WHERE match_id = 1 AND seq = (SELECT seq FROM match WHERE id = 1)",
        "log",
    ),
    "another move": ('UPDATE action SET payload = \'{"type":"pass"}\' WHERE match_id = 1 AND seq = 2', "log"),
    "half a move": ("UPDATE action SET payload = '{' WHERE match_id = 1 AND seq = 2", "unreadable"),
}


@pytest.fixture
async def match(databases: DatabaseFactory, tmp_path: Path) -> AsyncIterator[ServiceMatch]:
    """The service with a folder for backups, which a database on a server leaves empty."""
    opened = await ServiceMatch.empty(databases.new("here"), backups=tmp_path / "backups")
    yield opened
    await opened.kontor.close()


@pytest.fixture
def caplog(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The log of the drill, down to what it says when all is well."""
    caplog.set_level("INFO", "service.workers.drill")
    return caplog


async def night(match: ServiceMatch, *damage: str) -> DrillReport:
    """Make the backup, damage it (or the database, on a server), and run the drill."""
    await match.kontor.maintenance.back_up()
    if match.kontor.database.shared:
        async with match.kontor.database.tx() as tx:
            for statement in damage:
                await tx.run(text(statement))
    else:
        (backup,) = backups(match)
        with closing(sqlite3.connect(backup)) as connection:
            for statement in damage:
                connection.execute(statement)
            connection.commit()
    return await drilled(match)


async def drilled(match: ServiceMatch) -> DrillReport:
    """Run the drill alone; it leaves nothing behind in the folder."""
    before = backups(match)
    await match.kontor.drill.run()
    assert backups(match) == before
    found = (await match.kontor.admin.health()).drill
    assert found is not None
    return found


def backups(match: ServiceMatch) -> list[Path]:
    folder = match.config.backups
    assert folder is not None
    return sorted(folder.iterdir()) if folder.exists() else []


async def two_matches(match: ServiceMatch) -> None:
    """One in which a move was taken back, and one that has just begun."""
    await match.begin(2)
    await match.do(ANNA, Draw())
    await match.end_turn(ANNA)
    await match.do(BEN, Draw())
    await match.undo(BEN)
    await match.begin(2)


@pytest.mark.promise("accidents")
async def test_a_good_backup_passes(match: ServiceMatch, caplog: pytest.LogCaptureFixture) -> None:
    await two_matches(match)
    await match.begin(2, game="fugger")
    chance = random.Random("drill")
    for _ in range(MOVES):
        await move(match, chance)
    await match.lobby(2)
    found = await night(match)
    assert (found.matches, dict(found.failed), found.error) == (4, {}, None)
    assert found.passed
    assert found.backup == (None if match.kontor.database.shared else backups(match)[0].name)
    assert found.at == match.clock.now()
    assert "all 4 matches are sound" in caplog.text
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("damage", SPOILED)
async def test_a_match_that_its_log_does_not_lead_to_is_named_and_the_others_are_not(
    match: ServiceMatch, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    await two_matches(match)
    statement, flaw = SPOILED[damage]
    found = await night(match, statement)
    assert (found.matches, dict(found.failed), found.error) == (2, {1: flaw}, None)
    assert not found.passed
    (record,) = [record for record in caplog.records if record.name == "service.workers.drill"]
    assert (record.levelname, record.exc_info) == ("ERROR", None)
    assert record.getMessage().endswith(f"of 2 matches these fail: #1 ({flaw})")
    if not match.kontor.database.shared:
        match.id = 1
        assert (await match.info()).status == "live", "the backup is damaged, the match is not"
        await match.prove()


async def test_a_log_that_plays_another_game_is_noticed(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.end_turn(ANNA)
    await match.do(BEN, Draw())
    passing = 'UPDATE action SET payload = \'{"type":"pass"}\' WHERE seq = (SELECT seq FROM match)'
    assert dict((await night(match, passing)).failed) == {1: "log"}


async def test_a_missing_step_that_changes_no_position_is_noticed(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.do(ANNA, Draw())
    await match.undo(ANNA)
    assert dict((await night(match, "DELETE FROM action WHERE seq = 2")).failed) == {1: "log"}


async def test_an_empty_database_passes(match: ServiceMatch) -> None:
    found = await night(match)
    assert (found.matches, found.passed) == (0, True)


async def test_a_match_of_older_rules_is_loaded_and_not_replayed(match: ServiceMatch) -> None:
    await match.begin(2)
    found = await night(match, "UPDATE match SET rules_version = 0", SPOILED["another move"][0])
    assert (found.matches, found.passed) == (1, True)


async def test_matches_go_on_during_the_drill(match: ServiceMatch) -> None:
    for _ in range(5):
        await match.begin(2)
    await match.begin(2, game="fugger")
    await match.kontor.maintenance.back_up()
    drill = asyncio.create_task(match.kontor.drill.run())
    moves, chance = 0, random.Random("drill")
    while not drill.done():
        # On a server the drill reads the match that moves, the newest, in the middle of it.
        await move(match, chance)
        moves += 1
    assert moves > 0
    found = match.kontor.drill.newest()
    assert found is not None
    assert (found.matches, found.passed) == (6, True)
    await match.prove()


async def test_the_drill_follows_the_nightly_backup(match: ServiceMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    await match.begin(2)
    sleep, nights = asyncio.sleep, []

    async def at_once(seconds: float) -> None:
        if seconds > 60:
            nights.append(seconds)
            if len(nights) == 2:
                raise asyncio.CancelledError
        await sleep(0)

    monkeypatch.setattr("service.workers.maintenance.asyncio.sleep", at_once)
    with pytest.raises(asyncio.CancelledError):
        await match.kontor.maintenance.run()
    found = match.kontor.drill.newest()
    assert found is not None
    assert (found.matches, found.passed) == (1, True)


# ------------------------------------------------------------------ files


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[ServiceMatch]:
    """The service on a file, with a match."""
    opened = await ServiceMatch.empty(tmp_path, backups=tmp_path / "backups")
    await opened.begin(2)
    yield opened
    await opened.kontor.close()


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("left", [b"no database at all, but some words", b"SQLite format 3\0"])
async def test_a_backup_that_cannot_be_opened_is_an_error(
    file: ServiceMatch, caplog: pytest.LogCaptureFixture, left: bytes
) -> None:
    await file.kontor.maintenance.back_up()
    (backup,) = backups(file)
    backup.write_bytes(left)
    found = await drilled(file)
    assert (found.backup, found.matches, found.passed) == (backup.name, 0, False)
    assert found.error
    assert f"could not check {backup.name}: " in caplog.text
    await file.do(ANNA, Draw())


async def test_a_backup_with_a_damaged_page_is_an_error(file: ServiceMatch) -> None:
    await file.kontor.maintenance.back_up()
    (backup,) = backups(file)
    found = bytearray(backup.read_bytes())
    found[len(found) // 2 : len(found) // 2 + 4096] = bytes(4096)
    backup.write_bytes(found)
    assert (await drilled(file)).error


async def test_a_folder_without_a_backup_is_an_error_and_no_folder_at_all_is_none(
    file: ServiceMatch, tmp_path: Path
) -> None:
    assert "no backup" in str((await drilled(file)).error)
    clock = FakeClock()
    other = await Kontor.open(Config(tmp_path / "other.db"), clock, ALL_GAMES)
    await other.drill.run()
    assert other.drill.newest() is None
    await other.close()


async def test_what_a_killed_drill_left_is_gone_after_the_next(file: ServiceMatch) -> None:
    await file.kontor.maintenance.back_up()
    (backup,) = backups(file)
    left = backup.with_name("kontor.drill")
    left.mkdir()
    (left / "kontor-20200101-030000Z.db").write_bytes(b"old")
    await file.kontor.drill.run()
    found = file.kontor.drill.newest()
    assert found is not None
    assert found.passed
    assert backups(file) == [backup]


async def test_a_drill_that_is_cancelled_leaves_nothing(file: ServiceMatch) -> None:
    await file.kontor.maintenance.back_up()
    for milliseconds in (0, 2, 5, 10, 20, 40):
        with suppress(TimeoutError):
            async with asyncio.timeout(milliseconds / 1000):
                await file.kontor.drill.run()
        assert len(backups(file)) == 1


async def test_the_backup_of_an_older_release_is_migrated_in_the_copy(file: ServiceMatch) -> None:
    await file.kontor.maintenance.back_up()
    (backup,) = backups(file)
    backup.unlink()
    with closing(sqlite3.connect(backup)) as connection:
        connection.executescript(DUMPS.joinpath("0004_nicknames.sql").read_text(encoding="utf-8"))
    before = backup.read_bytes()
    found = await drilled(file)
    assert (found.matches, dict(found.failed), found.error) == (3, {}, None)
    assert backup.read_bytes() == before
    assert files.newest_backup(backup.parent, "kontor") is not None
