"""Learn a game: a match against computer players that only its person sees, led from idea to idea."""

import logging

from engines.core.text.messages import Msg
from service.base.config import DAY, DEFAULT_COMPUTER
from service.base.errors import NoSuchMatch, Refusal
from service.driver import lessons as steps
from service.driver.repository import MatchRepository
from service.match import lesson_progress
from service.match.lesson_progress import LessonProgress
from service.match.snapshot import MatchSettings, plain_json
from service.match.unit_of_work import UnitOfWork
from service.people import users
from service.people.user import User
from service.usecases.computer_players import ComputerPlayers
from store.errors import StoreError
from store.tables import lesson_rows, match_rows

log = logging.getLogger(__name__)
KEPT = 7 * DAY
"""Seconds after which a lesson in which nothing happens is deleted."""


class Lessons:
    """Open lessons, lead from step to step, and delete old ones."""

    def __init__(self, matches: MatchRepository, computers: ComputerPlayers) -> None:
        self._matches = matches
        self._computers = computers

    async def open(self, user: User, game: str) -> int:
        """Return the person's lesson in a game, a new one if they have none. Raises Refusal if none is there."""
        if game not in self._matches.games:
            raise Refusal("err-no-such-game", text=game[:40])
        if game not in self._matches.lessons:
            raise Refusal("err-no-lesson", game=Msg(f"{game}-name"))
        found = await self._matches.database.ask(lesson_rows.lesson_of, user.id, game)
        return await self._enter(user, await self._create(user, game) if found is None else found)

    async def _enter(self, user: User, match_id: int) -> int:
        """Begin a lesson that was only written, and let the computer players move; return it."""
        async with self._matches.change(match_id, user) as unit:
            if unit.match.row.status == "lobby":
                steps.begin_lesson(unit, self._matches.lessons[unit.match.row.game], self._progress(unit))
        await self._computers.answer(match_id)
        return match_id

    async def go_on(self, user: User, match_id: int, at: int) -> None:
        """Show the next step; do nothing for a button of an earlier one. at: as in `LessonProgress`.

        Raises NoSuchMatch.
        """
        async with self._matches.change(match_id, user) as unit:
            progress, lesson = self._progress(unit), self._matches.lessons[unit.match.row.game]
            if progress.at == at and not progress.played_on:
                steps.show_step(unit, lesson, lesson_progress.go_on(progress, lesson))
        await self._computers.answer(match_id)

    async def play_on(self, user: User, match_id: int) -> int:
        """Let a lesson that is over go on against the computer players; return its match.

        If that is over too, they play another one. Raises NoSuchMatch.
        """
        async with self._matches.change(match_id, user) as unit:
            progress, ended = self._progress(unit), unit.match.state.over
            if progress.is_over and not ended:
                steps.play_on(unit, progress)
        if ended:
            return await self._replace(user, match_id, LessonProgress(played_on=True))
        await self._computers.answer(match_id)
        return match_id

    async def restart(self, user: User, match_id: int) -> int:
        """Delete a lesson and open it again; return the new one. Raises NoSuchMatch."""
        async with self._matches.change(match_id, user) as unit:
            self._progress(unit)
        return await self._replace(user, match_id)

    async def _replace(self, user: User, match_id: int, progress: LessonProgress | None = None) -> int:
        game = (await self._matches.get(match_id)).row.game
        await self._delete(match_id)
        return await self._enter(user, await self._create(user, game, progress))

    async def tidy(self) -> None:
        """Delete the lessons that were left a week ago."""
        try:
            before = self._matches.clock.now() - KEPT
            for match_id in await self._matches.database.ask(lesson_rows.lessons_before, before):
                await self._delete(match_id)
        except StoreError:
            log.exception("old lessons could not be deleted")

    async def forget(self, user_id: int) -> None:
        """Delete all lessons of a person."""
        for match_id in await self._matches.database.ask(lesson_rows.lessons_of, user_id):
            await self._delete(match_id)

    async def _create(self, user: User, game: str, progress: LessonProgress | None = None) -> int:
        lesson, rules = self._matches.lessons[game], self._matches.games[game]
        settings = MatchSettings(
            lesson.seats, grace=0, options=dict(lesson.settings), by_hand=(user.id,), table_talk=False
        )
        async with self._matches.database.tx() as tx:
            person = await users.save_names(tx, user)
            match_id = await match_rows.insert_match(
                tx,
                game=game,
                rules_version=rules.info.rules_version,
                settings=plain_json(settings),
                locale=person.language(),
                pace="weekly",
                host_id=user.id,
                lesson=lesson_progress.write_progress(progress or lesson_progress.first_step(lesson)),
                now=self._matches.now(),
            )
            await match_rows.join_lobby(tx, match_id, user_id=user.id)
            for _ in range(lesson.seats - 1):
                await match_rows.join_lobby(tx, match_id, computer=DEFAULT_COMPUTER)
        return match_id

    async def _delete(self, match_id: int) -> None:
        async with self._matches.lock(match_id):
            await self._matches.database.write(lesson_rows.delete_lesson, match_id)
            self._matches.evict(match_id)

    def _progress(self, unit: UnitOfWork) -> LessonProgress:
        progress = lesson_progress.progress_of(unit.match)
        if progress is None:
            raise NoSuchMatch("err-no-such-match", match=unit.match.id)
        return progress
