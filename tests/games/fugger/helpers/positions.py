"""Short ways to set up positions and to act in them."""

from typing import Any

from engines.core.frames import Step
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import GOODS
from engines.fugger.game import GAME
from engines.fugger.position import load
from engines.fugger.state import FuggerState


def seat(*hand: str, front: list[str] | None = None, florins: int = 0, delivered: Any = ()) -> dict[str, Any]:
    """A seat of a position; ``delivered`` are pairs of round and card."""
    cards = [{"round": number, "card": card} for number, card in delivered]
    return {"hand": list(hand), "front": front or [], "florins": florins, "delivered": cards}


def position(*players: dict[str, Any], loose: bool = False, **keys: Any) -> FuggerState:
    """A position of seats and further keys."""
    return load({"players": list(players), **keys}, loose=loose)


def about_to_end(*others: dict[str, Any], hand: tuple[str, ...] = ("copper",), **keys: Any) -> FuggerState:
    """Seat 0 is to move with four copper in front of it; its fifth ends the round."""
    first = seat(*hand, front=["copper"] * 4, florins=keys.pop("florins", 0))
    return position(first, *(others or (seat("gems"), seat("gems"))), **keys)


def verbs(state: FuggerState, of: int | None = None) -> set[str]:
    """What a seat may do (whose turn it is, if none is named), as ``draw``, ``play spices``, ``deliver gems``."""
    who = state.stack[-1].seat if of is None else of
    found = set()
    for option in GAME.options(state, who):
        match option.action:
            case Draw():
                found.add("draw")
            case Play(card):
                found.add(f"play {card}")
            case Deliver(card):
                found.add(f"deliver {card}")
    return found


def act(state: FuggerState, action: Draw | Play | Deliver) -> Step[FuggerState]:
    """The action of the seat whose turn it is."""
    return GAME.apply(state, state.stack[-1].seat, action)


def price(state: FuggerState, good: str) -> int:
    """The price of a good."""
    return state.prices[GOODS.index(good)]
