"""What tests do with a position of any game: act in it, see who is asked, what is allowed and what is reported."""

from typing import Any, TypeVar

from engines import GAMES
from engines.core.decisions import Refused
from engines.core.frames import BaseState, Script, Step
from engines.core.game import Game, seen

S = TypeVar("S", bound=BaseState)
E = TypeVar("E")
_BY_STATE: dict[type[Any], Game[Any, Any]] = {game.types.state: game for game in GAMES.values()}


def game_of(state: BaseState) -> Game[Any, Any]:
    """Return the game that a position belongs to."""
    return _BY_STATE[type(state)]


def do(state: S, action: Any, seat: int | None = None, script: Script | None = None) -> Step[S]:
    """Apply an action of a seat, or of the only one that must answer if none is named."""
    if seat is None:
        (seat,) = {decision.seat for decision in game_of(state).pending(state) if not decision.optional}
    return game_of(state).apply(state, seat, action, script)


def asked(state: BaseState) -> list[tuple[int, str]]:
    """Return who must answer: seats and the ends of their prompts' keys."""
    game = game_of(state)
    start = f"{game.info.key}-ask-"
    return [(one.seat, one.prompt.key.removeprefix(start)) for one in game.pending(state) if not one.optional]


def offered(state: BaseState) -> list[int]:
    """Return the seats that may answer but need not."""
    return [decision.seat for decision in game_of(state).pending(state) if decision.optional]


def allowed(state: Any, action: Any, seat: int | None = None) -> bool:
    """Return whether a seat, the active one if none is named, may do this now."""
    try:
        game_of(state).check(state, state.active if seat is None else seat, action)
    except Refused:
        return False
    return True


def choices(state: Any, kind: type[E], seat: int | None = None) -> list[E]:
    """Return the actions of a kind that a seat, the active one if none is named, is offered, holes unfilled."""
    options = game_of(state).options(state, state.active if seat is None else seat)
    return [option.action for option in options if isinstance(option.action, kind)]


def completed(state: Any, kind: type[E], seat: int | None = None) -> list[E]:
    """Return the same with every filling of their holes."""
    options = game_of(state).options(state, state.active if seat is None else seat)
    return [action for option in options if isinstance(option.action, kind) for action in option.expand()]


def values(state: Any, kind: type[Any], field: str, seat: int | None = None) -> list[Any]:
    """Return a field of every completed action of a kind."""
    return [getattr(action, field) for action in completed(state, kind, seat)]


def told(step: Step[Any], kind: type[E], viewer: int | None = None) -> list[E]:
    """Return the events of a kind that a viewer, or the public, learned of."""
    return [event for event in seen(step.events, viewer) if isinstance(event, kind)]


def names(step: Step[Any]) -> list[str]:
    """Return the names of the public events, in order."""
    return [type(event).__name__ for event in seen(step.events, None)]
