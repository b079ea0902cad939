"""A game that exists for its options: amounts, picks, bags, long lists and danger, on one seat."""

from collections.abc import Sequence
from typing import Any, Union

from msgspec import Struct

from engines.core.actions import Action, BagHole, Event, IntHole, Option, PickHole, TermsHole
from engines.core.ai.advice import Advice
from engines.core.decisions import Decision
from engines.core.frames import BaseState, Frame, FrameRules
from engines.core.game import Game, GameInfo, GameRules, GameTypes, Information
from engines.core.rng import Rng
from engines.core.text.messages import Msg, Ref, Summary
from engines.core.text.words import BoardWords, EventWords, NameWords


class Goods(Struct, frozen=True):
    """Counts of two goods that Die Fugger has names for."""

    wine: int = 0
    cloth: int = 0


class Bid(Action, frozen=True, tag="bid"):
    lot: str
    amount: int


class Discard(Action, frozen=True, tag="discard"):
    card: tuple[str, ...]


class Offer(Action, frozen=True, tag="offer"):
    give: Goods
    want: Goods


class Terms(Struct, frozen=True):
    give: Goods
    want: Goods


class Propose(Action, frozen=True, tag="propose"):
    terms: Terms
    to: tuple[str, ...]


class Build(Action, frozen=True, tag="build"):
    what: str
    place: int


class Leave(Action, frozen=True, tag="leave"):
    """For good."""


AnyAction = Union[Bid, Discard, Offer, Propose, Build, Leave]


class Asking(Frame, frozen=False, tag="asking"):
    """One question."""


class State(BaseState, kw_only=True):
    stack: list[Asking]
    may: list[str]


BLANK = Terms(Goods(), Goods())
CARDS = tuple(f"c{i}" for i in range(30))


def options_of(may: Sequence[str]) -> list[Option]:
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


TRADING: Game[State, Any] = Game(
    info=GameInfo("fugger", "fugger", (1, 4), 1, False),
    types=GameTypes(state=State, action=AnyAction, event=Event),
    rules=GameRules(
        frames={Asking: AskingRules()},
        initial=lambda seats, rng, _: State(seats=seats, rng=rng, stack=[Asking()], may=[]),
        outcome=lambda _: None,
        invariants=lambda _: [],
    ),
    information=Information(view=lambda state, _: state),
    names=NameWords(
        label=lambda _, option: Msg("core-thing", {"thing": str(option.action)}),
        place=lambda _, ref: Msg("core-thing", {"thing": f"{ref.kind} {ref.id}"}),
        effect=lambda _, __: None,
    ),
    events=EventWords(tell=lambda _, __: []),
    board=BoardWords(summary=lambda _: Summary(Msg("core-nothing"), (), ())),
    advice=Advice(evaluate=lambda _, __: 0.0),
)


def state_with(*may: str) -> State:
    return State(seats=1, rng=Rng(bytes(16)), stack=[Asking()], may=list(may))
