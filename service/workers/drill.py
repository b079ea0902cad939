"""The nightly drill: open the newest backup as a restore would, and compare its matches with their logs."""

import asyncio
import logging
from pathlib import Path
from typing import Any

from service.base.read_models.installation import DrillReport, Flaw
from service.driver.repository import MatchRepository
from service.history.replay import YIELD_EVERY, apply_step
from service.match.snapshot import MatchSnapshot
from store import rows
from store.database import Backup, Reader
from store.errors import BackupFailed, DatabaseCorrupt, StoreError
from store.opening import open_copy
from store.tables import action_rows, match_rows

log = logging.getLogger(__name__)


class Drill:
    """Check the newest backup, or a shared database, which has none; nothing is changed and no match is frozen."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches
        self._newest: DrillReport | None = None

    def newest(self) -> DrillReport | None:
        """Return the result of the newest drill; None if there was none since the start."""
        return self._newest

    async def run(self) -> None:
        """Run the drill now, if there are backups or the database is shared. Failures are logged, never raised."""
        live, backup = self._matches, None
        folder, checked, failed, error = live.config.backups, 0, dict[int, Flaw](), None
        if folder is None and not live.database.shared:
            return
        try:
            if folder is None or live.database.shared:
                checked, failed = await _check(live)
            else:
                backup = await live.database.last_backup(folder)
                if backup is None:
                    raise BackupFailed(folder, "it holds no backup")
                checked, failed = await self._check_backup(backup)
        except Exception as problem:
            # Messages of other errors may contain what a match hides.
            error = str(problem) if isinstance(problem, StoreError | OSError) else type(problem).__name__
        name = None if backup is None else backup.path.name
        self._newest = DrillReport(live.clock.now(), name, checked, failed, error)
        _log(self._newest)

    async def _check_backup(self, backup: Backup) -> tuple[int, dict[int, Flaw]]:
        live = self._matches
        # One folder for all nights, so that the next drill deletes what a killed process left.
        folder = backup.path.with_name(f"{Path(live.config.database).stem}.drill")
        async with open_copy(backup.path, folder) as copy:
            if faults := await copy.integrity_check():
                raise DatabaseCorrupt(backup.path, "; ".join(faults[:3]))
            return await _check(MatchRepository(copy, live.clock, live.games, live.config))


def _log(report: DrillReport) -> None:
    where = report.backup or "the database"
    if report.error is not None:
        log.error("the nightly drill could not check %s: %s", where, report.error)
    elif report.failed:
        wrong = ", ".join(f"#{match_id} ({flaw})" for match_id, flaw in report.failed.items())
        log.error("the nightly drill of %s: of %d matches these fail: %s", where, report.matches, wrong)
    else:
        log.info("the nightly drill of %s: all %d matches are sound", where, report.matches)


async def _check(matches: MatchRepository) -> tuple[int, dict[int, Flaw]]:
    """Check all unfinished matches of a database; return their number, and by match what is wrong."""
    unfinished = await matches.database.ask(match_rows.matches_by_status, rows.UNFINISHED)
    failed: dict[int, Flaw] = {}
    for row in unfinished:
        async with matches.database.read() as conn:
            if (flaw := await _find_flaw(conn, matches, row.id)) is not None:
                failed[row.id] = flaw
        await asyncio.sleep(0)
    return len(unfinished), failed


async def _find_flaw(conn: Reader, matches: MatchRepository, match_id: int) -> Flaw | None:
    """Return what is wrong with a match. One that still has older rules is only loaded: these can't replay it."""
    flaw: Flaw = "unreadable"
    try:
        match = await matches.read(conn, match_id)
        if match.broken is not None or (match.state is None and match.row.seq):
            return flaw
        if match.state is None or match.row.rules_version != match.game.info.rules_version:
            return None
        flaw = "log"
        replayed, last = await _replay(conn, match)
        digest = match.game.states.digest
        if digest(match.state) != last:
            flaw = "position"
        elif digest(replayed) == last:
            return None
    except StoreError:
        raise
    except Exception as error:  # bad bytes can raise anything
        log.debug("match %s: %s", match_id, type(error).__name__)
    return flaw


async def _replay(conn: Reader, match: MatchSnapshot) -> tuple[Any, str]:
    """Return the position that the log leads to, and the digest in its last step.

    Raises LookupError if a step is missing, and what the rules raise.
    """
    base = await action_rows.nearest_checkpoint(conn, match.id, match.first)
    if base is None:
        raise LookupError("no checkpoint")
    state = match.game.read_state(base.state, base.rules_version)
    digest, known = "", base.seq - 1
    while known < match.row.seq:
        upto = min(known + YIELD_EVERY, match.row.seq)
        steps = await action_rows.actions_between(conn, match.id, known, upto)
        if [step.seq for step in steps] != list(range(known + 1, upto + 1)):
            raise LookupError("a step is missing")
        for step in steps:
            if step.seq > base.seq and not step.undone:
                apply_step(match, state, step)
        digest, known = steps[-1].digest, upto
    return state, digest
