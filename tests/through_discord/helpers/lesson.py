"""A member who learns a game: makes the move that the coach asks for, or any other, with the real controls."""

from typing import Any

from engines import GAMES, LESSONS
from engines.core.play.lessons import LEARNER
from engines.core.rng import Rng, rng_from
from sandbox.members import Response
from sandbox.screen import Shown
from service.autoplay.contest_view import view_contest
from service.match.lesson_progress import LessonProgress, progress_of
from service.match.snapshot import MatchSnapshot
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader
from tools.scripted_member.pathfinder import Pathfinder

TRIES = 60
"""Random moves among which one of the wanted kind, or of another, is found."""
PRESSES = 30
"""More presses than any move needs."""


class Learner:
    """A player with a lesson. shown: their panel. taps: presses for moves, and for going on."""

    def __init__(self, harness: BotHarness, player: Player, game: str, seed: str = "lesson") -> None:
        self.harness = harness
        self.player = player
        self.game = GAMES[game]
        self.lesson = LESSONS[game]
        self.rng: Rng = rng_from(f"{game} {seed}")
        self.shown: Shown
        self.moves = 0
        self.taps = 0

    async def open(self) -> None:
        await self._see(await self.player.slash("match learn", game=self.game.info.key))
        self.id = screen_reader.control(self.shown, "more").known.args.match

    async def match(self) -> MatchSnapshot:
        return await self.harness.kontor.matches.get(self.id)

    async def progress(self) -> LessonProgress:
        progress = progress_of(await self.match())
        assert progress is not None
        return progress

    def sentence(self, key: str) -> str:
        """The beginning of what the coach says, as it is shown."""
        said = self.harness.say(f"{self.game.info.key}-lesson-{key}", self.player.member.locale[:2])
        return said.splitlines()[0]

    def can(self, verb: str) -> bool:
        return screen_reader.has(self.shown, verb)

    async def go_on(self) -> None:
        self.taps += 1
        await self._see(await self.player.press(self.shown, "lesson-on"))

    async def press(self, verb: str) -> None:
        await self._see(await self.player.press(self.shown, verb))

    async def find(self, *, wanted: bool) -> tuple[tuple[Any, ...], Any] | None:
        """The options, and a move of the kind that the step is about, or of another one; None if there is none."""
        match = await self.match()
        step = self.lesson.step((await self.progress()).step)
        assert step is not None
        assert step.wanted is not None
        planning = view_contest(match, LEARNER)
        options = planning.options if planning is not None else match.options(match.state, LEARNER)
        for _ in range(TRIES):
            action = options[self.rng.below(len(options))].random(self.rng)
            if bool(step.wanted(action)) == wanted:
                return options, action
        return None

    async def move(self, options: tuple[Any, ...], action: Any) -> None:
        """Make a move on the panel."""
        path = Pathfinder(self.game, options, action)
        self.moves += 1
        for _ in range(PRESSES):
            way = path.next(self.shown)
            self.taps += 1
            await self._see(await self.player.use(self.shown, way))
            if way.move:
                return
        raise AssertionError(f"no way to {action}")

    async def _see(self, response: Response) -> None:
        assert response.error is None, response.error
        self.shown = response.message
