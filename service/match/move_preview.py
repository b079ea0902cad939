"""Preview what a seat's options lead to, as far as the seat can know, before it chooses."""

import logging
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engines.core.actions import IntHole, Option
from engines.core.decisions import Decision
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves
from engines.core.rng import Rng
from engines.core.text.messages import Msg
from service.base.read_models.panels import MoveResult
from service.match.pending import plans

log = logging.getLogger(__name__)

WORLDS: Final = 3
"""In how many positions a move is tried whose result may depend on chance or on hidden information."""
AMOUNTS: Final = 25
"""Up to this number of amounts, each is tried."""


class MovePreview(Struct, frozen=True):
    """final: the indices of options that reveal information, so that they cannot be undone alone.

    results: what complete moves bring, in a contest complete plans. passes_on: after any move of its turn the seat
    is not asked again, unless chance decides. suggestion: a sensible move or plan, if the game knows one.
    next_best: other sensible plans.
    """

    final: frozenset[int] = frozenset()
    results: dict[Any, MoveResult] = {}
    passes_on: bool = False
    suggestion: Any = None
    next_best: tuple[Any, ...] = ()


class _Played(NamedTuple):
    """A move on a copy. state, asked: after it. chance: something was drawn. barrier: information was revealed."""

    state: Any
    asked: Sequence[Decision]
    chance: bool
    barrier: bool


class _World:
    """A position that the seat cannot distinguish from the true one. number: its seed."""

    def __init__(self, game: Game[Any, Any], state: Any, seat: int, number: int) -> None:
        self.game = game
        self.seat = seat
        self.position = game.determinize(state, seat, Rng(number.to_bytes(16, "big")))

    @cached_property
    def view(self) -> Any:
        """Return what the seat sees before it moves."""
        return self.game.view(self.position, self.seat)

    def play(self, action: Any) -> _Played:
        """Make a move on a copy, and the answers of the same seat that follow by themselves, as publishing does.

        A draw that follows so is not made: it is no result of the move, which cannot be undone alone, though.
        """
        game = self.game
        done = game.play(game.clone(self.position), self.seat, action)
        state, asked, barrier = done.state, done.asked, done.barrier
        while (forced := next((one for one in asked if one.auto), None)) and forced.seat == self.seat:
            answer = next(game.answers(state, forced)[0].expand())
            after = game.play(game.clone(state), self.seat, answer)
            barrier |= after.barrier
            if after.chance:
                break
            state, asked = after.state, after.asked
        return _Played(state, asked, bool(done.chance), barrier)

    def result(self, after: Any) -> tuple[list[Msg], int]:
        """Return what a move has changed, and its gain of own points. after: the position."""
        view, board = self.game.view(after, self.seat), self.game.board
        scored = board.score_stage
        gain = 0 if scored is None else scored(view).scores[self.seat] - scored(self.view).scores[self.seat]
        return board.changes(self.view, view), gain


class _Worlds:
    """The positions in which the moves of a seat are tried; all but the first are drawn when they are needed."""

    def __init__(self, game: Game[Any, Any], state: Any, seat: int) -> None:
        self._drawn_from = game, state, seat
        self.first = _World(game, state, seat, 0)

    @cached_property
    def rest(self) -> list[_World]:
        """Return all but the first."""
        return [_World(*self._drawn_from, number) for number in range(1, WORLDS)]

    def result(self, action: Any, done: _Played) -> MoveResult:
        """Return what a move brings in all positions alike. done: the move in the first one.

        A move without chance that reveals nothing brings the same in all.
        """
        changes, gain = self.first.result(done.state)
        if not done.chance and not done.barrier:
            return MoveResult(tuple(changes), gain)
        others = [world.result(world.play(action).state) for world in self.rest]
        alike = tuple(told for told in changes if all(told in other for other, _ in others))
        same = all(other == gain for _, other in others)
        differ = not same or any(len(other) != len(alike) for other in (changes, *(other for other, _ in others)))
        return MoveResult(alike, gain if same else 0, differ)


def preview_seat(choices: LegalMoves[Any], seat: int) -> MovePreview:
    """Return the preview of a seat's options, with a suggestion."""
    game, state, options = choices.game, choices.state, choices.options(seat)
    if not options:
        return MovePreview()
    return replace(preview_moves(game, state, seat, options), suggestion=game.advice.suggest(state, seat))


def preview_plans(choices: LegalMoves[Any], seat: int) -> MovePreview:
    """Return what the complete plans of a seat bring if it acts next in its contest, with a suggestion."""
    game, state = choices.game, choices.state
    contest = game.contest
    if contest is None:
        return MovePreview()
    asked = contest.as_if_next(state, seat)
    complete = [option.action for option in plans(choices, seat) if not option.holes]
    moves = {plan: move for plan in complete if (move := contest.act(asked, seat, plan)) is not None}
    results = preview_moves(game, asked, seat, [Option(move) for move in moves.values()]).results
    suggested = tuple(contest.suggest(state, seat))
    return MovePreview(
        results={plan: results[move] for plan, move in moves.items() if move in results},
        suggestion=next(iter(suggested), None),
        next_best=suggested[1:],
    )


def preview_moves(game: Game[Any, Any], state: Any, seat: int, options: Sequence[Option]) -> MovePreview:
    """Try each option, with its first values or all its amounts, in positions that the seat cannot distinguish.

    An option that raises an error is left out: a bug in the rules must not break the panel.
    """
    worlds = _Worlds(game, state, seat)
    owes = _owes(game.pending(worlds.first.position), seat)
    final, passes = set[int](), list[bool]()
    results: dict[Any, MoveResult] = {}
    for at, option in enumerate(options):
        try:
            for number, action in enumerate(_tried(option)):
                done = worlds.first.play(action)
                if _is_complete(option):
                    results[action] = worlds.result(action, done)
                if number:
                    continue
                if done.barrier:
                    final.add(at)
                if not done.chance:
                    passes.append(not _owes(done.asked, seat))
        except Exception:
            log.exception("an option of %s could not be tried beforehand", game.info.key)
            passes.append(False)
    answers = any(tag_of(type(option.action)) in game.events.answers or option.ends for option in options)
    return MovePreview(frozenset(final), results, owes and not answers and bool(passes) and all(passes))


def _is_complete(option: Option) -> bool:
    """Return whether all moves of an option are tried: it leaves nothing open, or an amount of a few."""
    match option.holes:
        case ():
            return True
        case (IntHole(_, lo, hi, step),):
            return (hi - lo) // step < AMOUNTS
    return False


def _tried(option: Option) -> Iterable[Any]:
    """Yield the moves of an option that are tried: all of them, or only the first."""
    return option.expand() if _is_complete(option) else [next(option.expand())]


def _owes(asked: Sequence[Decision], seat: int) -> bool:
    return any(decision.seat == seat and not decision.optional for decision in asked)
