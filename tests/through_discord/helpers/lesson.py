"""A member who learns a game: makes the move that the coach asks for, or any other, with the real controls."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice, zip_longest
from typing import Any

from discord_ui.model.controls import BID_DO
from engines import GAMES, LESSONS
from engines.core.actions import Option
from engines.core.mechanics.auctions import BidLimit
from engines.core.play.lessons import LEARNER
from engines.core.rng import Rng, rng_from
from sandbox.members import Response
from sandbox.screen import Shown
from service.autoplay.contest_view import view_contest
from service.base.read_models.panels import ContestView
from service.match.lesson_progress import LessonProgress, progress_of
from service.match.snapshot import MatchSnapshot
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader
from tools.scripted_member.pathfinder import Pathfinder
from tools.scripted_member.screen_reader import Press

TRIES = 60
"""Random moves among which one of the wanted kind, or of another, is found."""
MOST = 20000
"""Moves of an option among which one is sought if no random one is found."""
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
        answers = self._answers()
        if answers:
            return next(((options, action) for action in answers if bool(step.wanted(action)) == wanted), None)
        fitting = (action for action in self._some(options) if bool(step.wanted(action)) == wanted)
        given = (
            action
            for action in islice(fitting, TRIES)
            if self._offers(options, action) and (planning is None or _does_something(match, planning, action))
        )
        return next(((options, action) for action in given), None)

    def _offers(self, options: tuple[Option, ...], action: Any) -> bool:
        """Whether the panel leads to a move: it has no control for every bid and every list."""
        with suppress(LookupError):
            return bool(Pathfinder(self.game, options, action).next(self.shown))
        return False

    def _some(self, options: Sequence[Option]) -> Iterator[Any]:
        """Random moves, and then all moves of each option, as far as there are not too many."""
        for _ in range(TRIES if options else 0):
            yield options[self.rng.below(len(options))].random(self.rng)
        for row in zip_longest(*(islice(option.expand(), MOST) for option in options)):
            yield from (action for action in row if action is not None)

    def _answers(self) -> dict[Any, Press]:
        """The bids that have a button, in an auction for which each seat has one answer."""
        return {
            BidLimit(one.known.args.most, asks=one.known.args.outbid == "ask" and one.known.args.most > 0): Press(
                one.custom_id, None, True, one.label
            )
            for one in screen_reader.controls(self.shown)
            if one.known.control is BID_DO
        }

    async def move(self, options: tuple[Any, ...], action: Any) -> None:
        """Make a move on the panel."""
        path = Pathfinder(self.game, options, action)
        self.moves += 1
        for _ in range(PRESSES):
            way = self._answers().get(action) or path.next(self.shown)
            self.taps += 1
            await self._see(await self.player.use(self.shown, way))
            if way.move:
                return
        raise AssertionError(f"no way to {action}")

    async def _see(self, response: Response) -> None:
        assert response.error is None, response.error
        self.shown = response.message


def _does_something(match: MatchSnapshot, planning: ContestView, plan: Any) -> bool:
    """Whether a plan makes a move, which it must if its seat is next in a contest under way."""
    contest, facts = match.game.contest, planning.facts
    assert contest is not None
    return not facts.started or facts.next != LEARNER or contest.act(match.state, LEARNER, plan) is not None
