"""Read what happened in a match: log, story, board history, replay, score curve."""

from service.base.read_models.history import BoardHistoryEntry, LogEntry, ReplayPosition, ScoreCurve, Story
from service.driver.repository import MatchRepository
from service.history import board_history, narration, score_curve
from service.people.user import User
from service.queries.match_queries import load_info, must_be_over

CURVE_CACHE = 32
"""The number of cached score curves of finished matches."""


class HistoryQueries:
    """Read the steps of a match, as far as a reader may know them."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches
        self._database = matches.database
        self._curves: dict[int, tuple[int, ScoreCurve | None]] = {}

    async def log(self, user_id: int, match_id: int, before: int | None = None, limit: int = 10) -> list[LogEntry]:
        """Return the newest log entries before step ``before`` that the reader may see, oldest first.

        Raises NoSuchMatch; Refusal while there is no log.
        """
        await self._matches.access.must_see(user_id, match_id)
        match = await self._matches.get(match_id)
        match.must_have_positions()
        return await self._database.ask(narration.load_log, match, match.seat_of(user_id), before, limit)

    async def published_story(self, match_id: int) -> Story:
        """Return the published position, with no steps."""
        match = await self._matches.get(match_id)
        match.must_have_positions()
        view = match.game.view(match.shown, None)
        info = await self._database.ask(load_info, match)
        return Story(info, (), view, tuple(match.decisions(match.shown)))

    async def story(self, match_id: int, after: int, upto: int) -> Story:
        """Return the public story of the steps after ``after`` up to ``upto``."""
        match = await self._matches.get(match_id)
        match.must_have_positions()
        upto = min(upto, match.row.published)
        async with self._database.read() as conn:
            info = await load_info(conn, match)
            return await narration.load_story(conn, match, info, min(after, upto), upto)

    async def board_entry(self, user: User, match_id: int, at: int | None = None) -> BoardHistoryEntry:
        """Return the public board after step ``at``, or the newest, with what happened since the one before.

        Raises NoSuchMatch; Refusal while there is no board.
        """
        await self._matches.access.must_see(user.id, match_id)
        match = await self._matches.get(match_id)
        match.must_have_positions()
        async with self._database.read() as conn:
            info = await load_info(conn, match)
            return await board_history.load_entry(conn, match, info, match.seat_of(user.id), at)

    async def replay(self, match_id: int) -> Story:
        """Return the whole story of a finished match. Raises Refusal while it runs."""
        match = await self._matches.get(match_id)
        must_be_over(match)
        return await self.story(match_id, 0, match.row.seq)

    async def replay_step(self, match_id: int, at: int) -> ReplayPosition:
        """Return the step with index ``at`` of a finished match, or the nearest one.

        It takes as long as the steps since the last checkpoint. Raises Refusal while the match runs.
        """
        match = await self._matches.get(match_id)
        must_be_over(match)
        last = len(match.line) - 1
        at = max(0, min(at, last))
        seq = match.line[at].seq
        story = await self.story(match_id, seq - 1, seq)
        return ReplayPosition(story.info, story.steps[0], at, last)

    async def score_curve(self, match_id: int) -> ScoreCurve | None:
        """Return the score curve of a finished match; None if the game has none. Raises Refusal while it runs."""
        match = await self._matches.get(match_id)
        must_be_over(match)
        known = self._curves.get(match_id)
        if known is None or known[0] != match.row.seq:
            async with self._database.read() as conn:
                info = await load_info(conn, match)
                known = match.row.seq, await score_curve.load_curve(conn, match, info)
            self._curves[match_id] = known
            if len(self._curves) > CURVE_CACHE:
                del self._curves[next(iter(self._curves))]
        return known[1]
