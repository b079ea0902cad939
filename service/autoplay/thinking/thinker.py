"""Let computer players think, and give what they chose at a moment that says nothing about how long it took."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from engines.core.encoding.codec import DecodeError
from engines.core.game import Game
from engines.core.rng import Rng, rng_from
from players import PLAYERS
from players.base import Player
from players.bidding import choose_plan
from players.strong import StrongPlayer
from players.worker import Question
from service.autoplay.thinking.budget import playouts
from service.autoplay.thinking.processes import CEILING, CannotStart, ThinkingFailed, ThinkingProcesses
from service.autoplay.thinking.programs import Programs
from service.base.config import DEFAULT_COMPUTER
from service.match.snapshot import MatchSnapshot

log = logging.getLogger(__name__)
PROGRAM: Final = "program"
"""How figures call all players that an operator offers."""
STRONG: Final = StrongPlayer.key
LAST_RESORT: Final = "random"
"""Moves if a player fails for which no process is needed."""
RESERVE: Final = 0.3
"""The part of the thinking time that is left for a normal move if there is no strong one."""
START_UP: Final = 3.0
"""Seconds more if the first process has to start."""


class Thinker:
    """Let computer players think.

    processes: for strong ones. programs: those that an operator offers. seconds: from the question to the move,
    always; 0 for a move as soon as it is found.
    """

    def __init__(self, processes: ThinkingProcesses, programs: Programs, seconds: float) -> None:
        self.processes = processes
        self._programs = programs
        self._seconds = seconds
        self.thought: list[Callable[[str, str, float], None]] = []
        """Called after each computation with the game, the computer player's key and the seconds, waiting for a
        process or thread included; must not raise."""

    async def choose(self, match: MatchSnapshot, seat: int, kind: str) -> Sequence[Any]:
        """Return what a computer player of this kind does one after the other; in a contest, its plan alone.

        When it returns follows from what all know: whether it is a lesson, and whether processes run. Whatever is
        not thought of by then is replaced by a normal move.
        """
        clock = asyncio.get_running_loop().time
        begun = clock()
        moment, until = begun, begun + CEILING
        if self._seconds and not match.is_lesson:
            starts = kind == STRONG and self.processes.most > 0 and not self.processes.pids
            moment += self._seconds + (START_UP if starts else 0.0)
            until = moment - self._seconds * RESERVE
        moves = await self._think(match, seat, kind, until)
        for tell in self.thought:
            tell(match.game.info.key, kind if kind in PLAYERS else PROGRAM, clock() - begun)
        await asyncio.sleep(max(0.0, moment - clock()))
        return moves

    async def close(self) -> None:
        """End the processes and programs."""
        await self.processes.close()
        await self._programs.close()

    async def _think(self, match: MatchSnapshot, seat: int, kind: str, until: float) -> Sequence[Any]:
        if kind == STRONG or kind in self._programs.names:
            try:
                if kind == STRONG:
                    return await self._think_strongly(match, seat, until)
                async with asyncio.timeout_at(until):
                    return await self._programs.ask(kind, lambda player: _act(match, seat, player))
            except (ThinkingFailed, TimeoutError, DecodeError) as error:
                why = str(error) or "it took too long"
                log.warning("a normal move for seat %s of match %s, no %s one: %s", seat, match.id, kind, why)
                kind = DEFAULT_COMPUTER
        return await asyncio.to_thread(_in_thread, match, seat, PLAYERS.get(kind) or PLAYERS[DEFAULT_COMPUTER])

    async def _think_strongly(self, match: MatchSnapshot, seat: int, until: float) -> Sequence[Any]:
        """Raises ThinkingFailed, TimeoutError, DecodeError."""
        plan, most = match.takes_plans(seat), self.processes.most
        whole = whole_budget(match.game)
        if most:
            budget = playouts(whole, self.processes.waiting + 1, most, plan=plan)
            world, rng = _draw(match, seat)
            question = Question.of(
                match.game,
                world,
                seat,
                rng,
                player=STRONG,
                playouts=budget,
                plan=plan,
                offers=_may_offer(match, seat),
            )
            try:
                async with asyncio.timeout_at(until):
                    return question.read_answer(
                        match.game, await self.processes.ask(msgspec.json.encode(question))
                    )
            except CannotStart as error:
                log.warning("strong computer players think in the bot: %s", error)
        player = StrongPlayer(playouts(whole, 0, 0, plan=plan), offers=_may_offer(match, seat))
        return await asyncio.to_thread(_in_thread, match, seat, player)


def whole_budget(game: Game[Any, Any]) -> int:
    """Return how many playouts a question gets if no other waits."""
    lookahead = game.advice.lookahead
    return lookahead.playouts if lookahead else 1


def _may_offer(match: MatchSnapshot, seat: int) -> bool:
    """Return whether a seat may offer trades: a stand-in only answers, since an offer makes others wait."""
    return match.seats[seat].user_id is None and not match.is_lesson


def _draw(match: MatchSnapshot, seat: int) -> tuple[Any, Rng]:
    """Return a position drawn from what the seat may know, never the true one, and the player's own chance."""
    rng = rng_from(f"computer/{match.id}/{match.row.seq}/{seat}")
    return match.game.determinize(match.state, seat, rng), rng


def _act(match: MatchSnapshot, seat: int, player: Player) -> Sequence[Any]:
    """Return moves; in a contest, a plan. Raises what the player does."""
    world, rng = _draw(match, seat)
    if match.takes_plans(seat):
        return (choose_plan(player, match.game, world, seat, rng),)
    return player.moves(match.game, world, seat, rng)


def _in_thread(match: MatchSnapshot, seat: int, player: Player) -> Sequence[Any]:
    """Return what `_act` does, or a last resort if the player fails."""
    try:
        return _act(match, seat, player)
    except Exception:
        log.exception("computer player %s failed in match %s", player.key, match.id)
        return _act(match, seat, PLAYERS[LAST_RESORT])
