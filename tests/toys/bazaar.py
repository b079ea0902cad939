"""A small game with all that the service has to handle: turns of several steps, chance, simultaneous secret
choices, automatic decisions and hidden hands.

On a turn a seat puts cards down, one after the other, may draw once, and passes; with neither cards nor a pile
to draw from it can only pass, as everybody sees. After each circle of turns all choose a number at once and in
secret; whoever chose the highest alone scores it. After `CIRCLES` circles the match is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Union

from msgspec import Struct

from engines.core.actions import Action, Event, Option
from engines.core.ai.advice import Advice
from engines.core.decisions import Decision
from engines.core.frames import BaseState, Ctx, Frame, FrameRules
from engines.core.game import Game, GameInfo
from engines.core.outcome import Outcome, ranks_of
from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.play.standing_orders import ChosenItems, OrderChoice, OrderType
from engines.core.rng import Rng
from engines.core.text.messages import Msg, Ref, SeatRef, Section, Summary
from engines.core.text.words import GameWords

CIRCLES = 3
HAND = 2
PILE = 6


class Put(Action, frozen=True, tag="put"):
    """Put a card down."""

    card: int


class Draw(Action, frozen=True, tag="draw"):
    """Draw a card, once a turn."""


class Pass(Action, frozen=True, tag="pass"):
    """End the turn."""


class Choose(Action, frozen=True, tag="choose"):
    """Choose a number secretly."""

    number: int


class Placed(Event, frozen=True, tag="placed"):
    """A card was put down."""

    seat: int
    card: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew."""

    seat: int


class Got(Event, frozen=True, tag="got"):
    """What a seat drew; told to it alone."""

    seat: int
    card: int


class Passed(Event, frozen=True, tag="passed"):
    """A turn ended."""

    seat: int


class Chose(Event, frozen=True, tag="chose"):
    """A seat chose."""

    seat: int


class Revealed(Event, frozen=True, tag="revealed"):
    """What all chose."""

    numbers: tuple[int, ...]


class Turn(Frame, tag="turn"):
    """One seat's turn. drew: it drew already."""

    seat: int
    drew: bool = False


class Choosing(Frame, tag="choosing"):
    """All choose."""


class BazaarState(BaseState, kw_only=True):
    """A position. Cards are numbers, each there once."""

    stack: list[Turn | Choosing]
    hands: list[list[int]]
    table: list[list[int]]
    pile: list[int]
    chosen: list[int | None]
    scores: list[int]
    circle: int = 1


class BazaarView(Struct, frozen=True):
    """A position as a viewer may know it."""

    viewer: int | None
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    table: tuple[tuple[int, ...], ...]
    pile: int
    answered: tuple[bool, ...]
    own: int | None
    scores: tuple[int, ...]
    circle: int


class TurnRules(FrameRules[BazaarState, Turn, Any]):
    """One seat acts until it passes."""

    def pending(self, state: BazaarState, frame: Turn) -> list[Decision]:
        """The seat; automatic if it can only pass."""
        if frame.at == "over":
            return []
        bare = not state.hands[frame.seat] and (frame.drew or not state.pile)
        return [Decision(frame.seat, Msg("bazaar-ask"), "turn", auto=bare)]

    def options(self, state: BazaarState, frame: Turn, seat: int) -> list[Option]:
        """Cards, a draw, a pass."""
        found = [Option(Put(card)) for card in sorted(state.hands[seat])]
        if state.pile and not frame.drew:
            found.append(Option(Draw()))
        return [*found, Option(Pass())]

    def handle(self, ctx: Ctx[BazaarState], frame: Turn, seat: int, action: Any) -> None:
        """Do it."""
        state = ctx.state
        match action:
            case Put(card):
                state.hands[seat].remove(card)
                state.table[seat].append(card)
                ctx.emit(Placed(seat, card))
            case Draw():
                frame.drew = True
                ctx.reveal()
                state.hands[seat].append(state.pile.pop())
                ctx.emit(Drew(seat))
                ctx.emit(Got(seat, state.hands[seat][-1]), to=(seat,))
            case Pass():
                frame.at = "over"
                ctx.emit(Passed(seat))

    def resume(self, ctx: Ctx[BazaarState], frame: Turn) -> None:
        """The next seat, or the choice of all."""
        state = ctx.state
        ctx.pop()
        if frame.seat + 1 < state.seats:
            ctx.push(Turn(seat=frame.seat + 1))
        else:
            ctx.push(Choosing())


class ChoosingRules(FrameRules[BazaarState, Choosing, Any]):
    """Everybody at once."""

    def pending(self, state: BazaarState, frame: Choosing) -> list[Decision]:
        """Who has not chosen."""
        return [
            Decision(seat, Msg("bazaar-choose"), "choose", secret=True)
            for seat, number in enumerate(state.chosen)
            if number is None
        ]

    def options(self, state: BazaarState, frame: Choosing, seat: int) -> list[Option]:
        """One to three."""
        return [Option(Choose(number)) for number in (1, 2, 3)]

    def handle(self, ctx: Ctx[BazaarState], frame: Choosing, seat: int, action: Any) -> None:
        """Choose."""
        ctx.state.chosen[seat] = action.number
        ctx.emit(Chose(seat))

    def resume(self, ctx: Ctx[BazaarState], frame: Choosing) -> None:
        """Reveal, then the next circle or the end."""
        state = ctx.state
        numbers = [number or 0 for number in state.chosen]
        ctx.reveal()
        ctx.emit(Revealed(tuple(numbers)))
        best = max(numbers)
        if numbers.count(best) == 1:
            state.scores[numbers.index(best)] += best
        state.chosen = [None] * state.seats
        state.circle += 1
        ctx.pop()
        if state.circle > CIRCLES:
            state.over = True
        else:
            ctx.push(Turn(seat=0))


def initial(seats: int, rng: Rng, settings: Any) -> BazaarState:
    """Cards dealt."""
    cards = list(range(1, seats * HAND + PILE + 1))
    rng.shuffle(cards)
    return BazaarState(
        seats=seats,
        rng=rng,
        stack=[Turn(seat=0)],
        hands=[[cards.pop() for _ in range(HAND)] for _ in range(seats)],
        table=[[] for _ in range(seats)],
        pile=cards,
        chosen=[None] * seats,
        scores=[0] * seats,
    )


def outcome(state: BazaarState) -> Outcome | None:
    """Most points win."""
    scores = tuple(state.scores)
    return Outcome("points", scores, ranks_of(scores)) if state.over else None


def view(state: BazaarState, viewer: int | None) -> BazaarView:
    """Own hand and choice only."""
    return BazaarView(
        viewer=viewer,
        hand=() if viewer is None else tuple(sorted(state.hands[viewer])),
        counts=tuple(len(hand) for hand in state.hands),
        table=tuple(tuple(cards) for cards in state.table),
        pile=len(state.pile),
        answered=tuple(number is not None for number in state.chosen),
        own=None if viewer is None else state.chosen[viewer],
        scores=tuple(state.scores),
        circle=state.circle,
    )


def label(view: BazaarView, option: Option) -> Msg:
    """The verb."""
    return Msg("bazaar-option", {"text": repr(option.action)})


def place(view: BazaarView, ref: Ref) -> Msg:
    """A thing."""
    return Msg("bazaar-place", {"thing": ref})


def tell(view: BazaarView, events: Sequence[Any]) -> list[Msg]:
    """One sentence an event."""
    return [
        Msg(
            f"bazaar-event-{type(event).__struct_config__.tag}",
            {
                name: SeatRef(value) if name == "seat" else str(value)
                for name in event.__struct_fields__
                for value in [getattr(event, name)]
            },
        )
        for event in events
    ]


def summary(view: BazaarView) -> Summary:
    """The points."""
    standings = tuple(Msg("bazaar-standing", {"seat": SeatRef(s), "n": n}) for s, n in enumerate(view.scores))
    return Summary(Msg("bazaar-headline"), standings, (Section(Msg("bazaar-title"), ()),))


def pass_at_once(state: BazaarState, seat: int, _: ChosenItems) -> Any | None:
    """Pass."""
    return None if isinstance(state.stack[-1], Choosing) else Pass()


def choose_one(state: BazaarState, seat: int, chosen: ChosenItems) -> Any | None:
    """Choose the first number ordered, else one."""
    return Choose(int(chosen[0]) if chosen else 1) if isinstance(state.stack[-1], Choosing) else None


def resample(state: BazaarState, seat: int, rng: Rng) -> BazaarState:
    """Deal anew what the seat cannot see."""
    if state.over:
        return state
    others = [other for other in range(state.seats) if other != seat]
    unknown = sorted([*state.pile, *(card for other in others for card in state.hands[other])])
    rng.shuffle(unknown)
    for other in others:
        state.hands[other] = [unknown.pop() for _ in state.hands[other]]
        if state.chosen[other] is not None:
            state.chosen[other] = 1 + rng.below(3)
    state.pile = unknown
    state.rng = rng.fork("determinized")
    return state


def secrets(state: BazaarState, seat: int) -> dict[str, Any]:
    """Hands, choices, the pile and the seed."""
    if state.over:
        return {}
    found: dict[str, Any] = {"pile": tuple(state.pile), "seed": state.rng.seed}
    for other in range(state.seats):
        if other != seat:
            found[f"hand-{other}"] = tuple(state.hands[other])
            found[f"chosen-{other}"] = state.chosen[other]
    return found


def invariants(state: BazaarState) -> list[str]:
    """All cards are somewhere."""
    cards = [*state.pile, *(card for cards in (*state.hands, *state.table) for card in cards)]
    whole = list(range(1, state.seats * HAND + PILE + 1))
    return [] if sorted(cards) == whole else [f"cards {sorted(cards)}"]


def evaluate(state: BazaarState, seat: int) -> float:
    """Points and cards out."""
    return state.scores[seat] + len(state.table[seat]) / 10


def turn(state: BazaarState) -> int:
    """Each seat's turn in each circle, and then the choice of all."""
    frame = state.stack[-1] if state.stack else None
    return state.circle * 10 + (frame.seat if isinstance(frame, Turn) else 9)


class BazaarPremoves(Premoves[BazaarState]):
    """The whole next turn: cards, and the pass that ends it."""

    def asks(self, state: BazaarState, seat: int) -> bool:
        """Its turn."""
        frame = state.stack[-1]
        return isinstance(frame, Turn) and frame.seat == seat and frame.at != "over"

    def as_if_asked(self, state: BazaarState, seat: int) -> BazaarState | None:
        """With the hand of now."""
        state.stack = [Turn(seat=seat)]
        return state

    def conditions(self, state: BazaarState, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """That the scores are the same, and that nobody has more cards out."""
        out = max(len(cards) for cards in state.table)
        return [PremoveCondition("scores", amount=sum(state.scores)), PremoveCondition("out", amount=out)]

    def holds(self, state: BazaarState, seat: int, condition: PremoveCondition) -> bool:
        """By what lies open."""
        if condition.kind == "scores":
            return sum(state.scores) == condition.amount
        return max(len(cards) for cards in state.table) <= condition.amount

    def says(self, condition: PremoveCondition) -> Msg:
        """Its name."""
        return Msg(f"bazaar-if-{condition.kind}", {"n": condition.amount})


NUMBERS = OrderChoice("number", ("1", "2", "3"), lo=0, hi=2, ranked=True)
BAZAAR = Game(
    info=GameInfo(key="bazaar", command="bazaar", seats=(2, 4), rules_version=1, hidden=True),
    state_type=BazaarState,
    action_type=Union[Put, Draw, Pass, Choose],
    event_type=Union[Placed, Drew, Got, Passed, Chose, Revealed],
    frames={Turn: TurnRules(), Choosing: ChoosingRules()},
    initial=initial,
    outcome=outcome,
    view=view,
    secrets=secrets,
    invariants=invariants,
    resample=resample,
    words=GameWords(label=label, place=place, tell=tell, summary=summary),
    advice=Advice(evaluate=evaluate),
    premoves=BazaarPremoves(),
    turn=turn,
    orders=(OrderType("roll", pass_at_once), OrderType("discard", choose_one, lasts="back", choice=NUMBERS)),
)
