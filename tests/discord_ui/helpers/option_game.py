"""A game that exists for its options: amounts, picks, bags, long lists and danger, on one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Union

from msgspec import Struct

from engines.core.actions import Action, BagHole, Event, IntHole, Option, PickHole, TermsHole
from engines.core.ai.advice import Advice
from engines.core.decisions import Decision
from engines.core.frames import BaseState, Frame, FrameRules
from engines.core.game import Game, GameInfo
from engines.core.outcome import Outcome
from engines.core.rng import Rng
from engines.core.text.messages import Msg, Ref, Summary
from engines.core.text.words import GameWords


class Goods(Struct, frozen=True):
    """Counts of two goods that Die Fugger has names for."""

    wine: int = 0
    cloth: int = 0


class Bid(Action, frozen=True, tag="bid"):
    """An amount for a lot."""

    lot: str
    amount: int


class Discard(Action, frozen=True, tag="discard"):
    """Different cards."""

    card: tuple[str, ...]


class Offer(Action, frozen=True, tag="offer"):
    """Goods for goods."""

    give: Goods
    want: Goods


class Terms(Struct, frozen=True):
    """Goods for goods."""

    give: Goods
    want: Goods


class Propose(Action, frozen=True, tag="propose"):
    """Terms to some seats."""

    terms: Terms
    to: tuple[str, ...]


class Build(Action, frozen=True, tag="build"):
    """Something at a place."""

    what: str
    place: int


class Leave(Action, frozen=True, tag="leave"):
    """For good."""


AnyAction = Union[Bid, Discard, Offer, Propose, Build, Leave]


class Asking(Frame, frozen=False, tag="asking"):
    """One question."""


class State(BaseState, kw_only=True):
    """A list of what may be done."""

    stack: list[Asking]
    may: list[str]


BLANK = Terms(Goods(), Goods())
CARDS = tuple(f"c{i}" for i in range(30))


def options_of(may: Sequence[str]) -> list[Option]:
    """The options by the names of their kinds."""
    found: list[Option] = []
    for kind in may:
        match kind:
            case "bid":
                found.append(Option(Bid("lot", 0), (IntHole("amount", 3, 90, 1),), group="bid"))
            case "small-bid":
                found.append(Option(Bid("lot", 0), (IntHole("amount", 1, 4),), group="bid"))
            case "discard":
                found.append(Option(Discard(()), (PickHole("card", CARDS[:9], 2, 3, "card"),), group="discard"))
            case "discard-many":
                found.append(Option(Discard(()), (PickHole("card", CARDS, 1, 28, "card"),), group="discard"))
            case "offer":
                give = BagHole("give", Goods(3, 2), 1, 4)
                found.append(
                    Option(Offer(Goods(), Goods()), (give, BagHole("want", Goods(9, 9), 1, 2)), group="offer")
                )
            case "propose":
                terms = TermsHole("terms", Goods(3, 0), 2, BLANK)
                to = PickHole("to", ("1", "2"), 1, 2, "seat")
                found.append(Option(Propose(BLANK, ()), (terms, to), group="trade"))
            case "leave":
                found.append(Option(Leave(), group="leave", danger=True))
            case _:
                what, _, count = kind.partition("*")
                found += [
                    Option(Build(what, i), group=what, under=Ref("spot", f"u{i % 7}")) for i in range(int(count))
                ]
    return found


class AskingRules(FrameRules[State, Any, Any]):
    """Seat 0 may do everything on the list, as often as it likes."""

    def pending(self, state: State, frame: Any) -> list[Decision]:
        return [Decision(0, Msg("fugger-ask-turn"), "turn")]

    def options(self, state: State, frame: Any, seat: int) -> list[Option]:
        return options_of(state.may)

    def handle(self, ctx: Any, frame: Any, seat: int, action: Any) -> None:
        """Whatever is done changes nothing."""

    def resume(self, ctx: Any, frame: Any) -> None:
        raise NotImplementedError


def initial(seats: int, rng: Rng, settings: Any) -> State:
    return State(seats=seats, rng=rng, stack=[Asking()], may=[])


def outcome(state: State) -> Outcome | None:
    return None


def view(state: State, viewer: int | None) -> State:
    return state


def label(view: State, option: Option) -> Msg:
    return Msg("core-thing", {"thing": str(option.action)})


def place(view: State, ref: Ref) -> Msg:
    return Msg("core-thing", {"thing": f"{ref.kind} {ref.id}"})


def effect(view: Any, ref: Ref) -> Msg | None:
    """Its names say it."""
    return None


def tell(view: State, events: Sequence[Any]) -> list[Msg]:
    return []


def summary(view: State) -> Summary:
    return Summary(Msg("core-nothing"), (), ())


def resample(state: State, seat: int, rng: Rng) -> State:
    return state


def secrets(state: State, seat: int) -> dict[str, Any]:
    return {}


def invariants(state: State) -> list[str]:
    return []


def evaluate(state: State, seat: int) -> float:
    return 0.0


TRADING = Game(
    info=GameInfo("fugger", "fugger", (1, 4), 1, False),
    state_type=State,
    action_type=AnyAction,
    event_type=Event,
    frames={Asking: AskingRules()},
    initial=initial,
    outcome=outcome,
    view=view,
    secrets=secrets,
    invariants=invariants,
    resample=resample,
    words=GameWords(label=label, place=place, effect=effect, tell=tell, summary=summary),
    advice=Advice(evaluate=evaluate),
)


def state_with(*may: str) -> State:
    """A position in which seat 0 may do these."""
    return State(seats=1, rng=Rng(bytes(16)), stack=[Asking()], may=list(may))
