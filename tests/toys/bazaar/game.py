"""The bazaar: turns of several steps, chance, simultaneous secret choices, automatic decisions and hidden hands.

On a turn a seat puts cards down, one after the other, may draw once, and passes; with neither cards nor a pile
to draw from it can only pass, as all see. After each circle of turns all choose a number at once and in
secret; the seat that chose the highest alone scores it. After `CIRCLES` circles the match is over.

With `paying`, the first that chose the highest also gets a die's worth, and then pays some points (an amount), may
put back a card (some of them) and gives back chips (a bag). With `offers`, seats make offers on their turns and do
not choose: a seat with an offer accepts it (it is gone then), declines it, or counters it; a counter-offer is the
mover's to take. The end of the turn takes its offers back, and a seat may decline all for the rest of the turn.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from engines.core.actions import Option
from engines.core.ai.advice import Advice
from engines.core.game import Game, GameInfo, GameRules, GameTypes, Information
from engines.core.outcome import Outcome, ranks_of
from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.play.standing_orders import ChosenItems, OrderChoice, OrderType
from engines.core.rng import Rng
from engines.core.text.messages import Msg, Ref, SeatRef, Section, Summary
from engines.core.text.words import BoardWords, EventWords, NameWords
from tests.toys.bazaar import position as pos
from tests.toys.bazaar.rules import ChoosingRules, PayingRules, TurnRules

HAND = 2
PILE = 6
NUMBERS = OrderChoice("number", ("1", "2", "3"), lo=0, hi=2, ranked=True)


class BazaarRules:
    """What a bazaar is apart from its frames, with the faults named; without any it is sound."""

    def __init__(self, faults: frozenset[str] = frozenset()) -> None:
        self.faults = faults

    def initial(self, seats: int, rng: Rng, settings: Any) -> pos.BazaarState:
        """Deal the cards before the first frame, for brevity."""
        cards = list(range(1, seats * HAND + PILE + 1))
        rng.shuffle(cards)
        return pos.BazaarState(
            seats=seats,
            rng=rng,
            stack=[pos.Turn(seat=0)],
            settings=pos.BazaarSettings(settings.offers, settings.paying),
            hands=[[cards.pop() for _ in range(HAND)] for _ in range(seats)],
            table=[[] for _ in range(seats)],
            pile=cards,
            chosen=[None] * seats,
            scores=[0] * seats,
            chips=[pos.Chips(2, 2)] * seats,
        )

    def outcome(self, state: pos.BazaarState) -> Outcome | None:
        """Return the result: the most points win."""
        if not state.over:
            return None
        scores = tuple(state.scores)
        more = 1 if "ranks skip" in self.faults else 0
        return Outcome("points", scores, tuple(rank + more for rank in ranks_of(scores)))

    def view(self, state: pos.BazaarState, viewer: int | None) -> pos.BazaarView:
        """Show the viewer's own hand and choice only."""
        frame = state.stack[-1] if state.stack else None
        turn = frame if isinstance(frame, pos.Turn) else None
        extra: Any = ""
        if "view shows the pile" in self.faults:
            extra = state.pile
        if "view shows hands" in self.faults:
            extra = state.hands
        if "view shows choices" in self.faults:
            extra = state.chosen
        return pos.BazaarView(
            viewer=viewer,
            hand=() if viewer is None else tuple(sorted(state.hands[viewer])),
            counts=tuple(len(hand) for hand in state.hands),
            table=tuple(tuple(cards) for cards in state.table),
            pile=len(state.pile),
            answered=tuple(number is not None for number in state.chosen),
            own=None if viewer is None else state.chosen[viewer],
            scores=tuple(state.scores),
            mover=turn.seat if turn else None,
            offers=tuple(turn.offers) if turn else (),
            closed=tuple(turn.closed) if turn else (),
            circle=state.circle,
            extra=str(extra),
        )

    def label(self, view: pos.BazaarView, option: Option) -> Msg:
        """Return the action as text."""
        return Msg("bazaar-option", {"text": "" if "labels alike" in self.faults else repr(option.action)})

    def tell(self, view: pos.BazaarView, events: Sequence[Any]) -> list[Msg]:
        """Return a sentence for each event."""
        if "told badly" in self.faults:
            return [Msg("Bazaar told!") for _ in events]
        return [
            Msg(
                f"bazaar-event-{getattr(event, 'what', event.__struct_config__.tag)}",
                {
                    name: SeatRef(value) if name == "seat" else str(value)
                    for name in event.__struct_fields__
                    for value in [getattr(event, name)]
                },
            )
            for event in events
        ]

    def summary(self, view: pos.BazaarView) -> Summary:
        """Return the points."""
        standings = tuple(Msg("bazaar-standing", {"seat": SeatRef(s), "n": n}) for s, n in enumerate(view.scores))
        if "a standing is missing" in self.faults:
            standings = standings[1:]
        return Summary(Msg("bazaar-headline"), standings, (Section(Msg("bazaar-title"), (Msg("bazaar-line"),)),))

    def why_not(self, state: pos.BazaarState, seat: int, action: Any) -> Msg:
        """Return the usual refusal."""
        if "refusal leaks" in self.faults and isinstance(action, pos.Put):
            return Msg("bazaar-elsewhere", {"n": sum(action.card in hand for hand in state.hands)})
        return Msg("err-illegal")

    def resample(self, state: pos.BazaarState, seat: int, rng: Rng) -> None:
        """Deal again what the seat cannot see."""
        others = [other for other in range(state.seats) if other != seat]
        unknown = [*state.pile, *(card for other in others for card in state.hands[other])]
        if "determinize remembers" not in self.faults:
            unknown.sort()
        rng.shuffle(unknown)
        for other in others:
            state.hands[other] = [unknown.pop() for _ in state.hands[other]]
            if state.chosen[other] is not None and "choice kept" not in self.faults:
                state.chosen[other] = 1 + rng.below(3)
        state.pile = unknown

    def secrets(self, state: pos.BazaarState, seat: int) -> dict[str, Any]:
        """Return hands, choices and the pile."""
        found: dict[str, Any] = {"pile": tuple(state.pile)}
        for other in range(state.seats):
            if other != seat:
                found[f"hand-{other}"] = tuple(state.hands[other])
                found[f"chosen-{other}"] = state.chosen[other]
        return found

    def evaluate(self, state: pos.BazaarState, seat: int) -> float:
        """Return points and cards out."""
        if "worth is no number" in self.faults:
            return float("nan")
        return state.scores[seat] + len(state.table[seat]) / 10


def invariants(state: pos.BazaarState) -> list[str]:
    """Check that all cards are somewhere, and that every offer is open to a seat."""
    cards = [*state.pile, *(card for cards in (*state.hands, *state.table) for card in cards)]
    found = [] if sorted(cards) == list(range(1, state.seats * HAND + PILE + 1)) else [f"cards {sorted(cards)}"]
    offers = [offer for frame in state.stack if isinstance(frame, pos.Turn) for offer in frame.offers]
    return found if all(offer.to for offer in offers) else [*found, "an offer to nobody"]


def place(view: pos.BazaarView, ref: Ref) -> Msg:
    """Return a thing."""
    return Msg("bazaar-place", {"thing": ref})


def turn(state: pos.BazaarState) -> int:
    """Count each seat's turn in each circle, and then the choice of all."""
    frame = state.stack[-1] if state.stack else None
    return state.circle * 10 + (frame.seat if isinstance(frame, pos.Turn) else 9)


def pass_at_once(state: pos.BazaarState, seat: int, _: ChosenItems) -> Any | None:
    """Pass."""
    return pos.Pass() if isinstance(state.stack[-1], pos.Turn) else None


def choose_one(state: pos.BazaarState, seat: int, chosen: ChosenItems) -> Any | None:
    """Choose the first number ordered, else one."""
    return pos.Choose(int(chosen[0]) if chosen else 1) if isinstance(state.stack[-1], pos.Choosing) else None


def no_trades(state: pos.BazaarState, seat: int, _: ChosenItems) -> Any | None:
    """Decline all in another seat's turn."""
    frame = state.stack[-1]
    if not isinstance(frame, pos.Turn) or frame.seat == seat:
        return None
    return pos.Close() if any(seat in offer.to for offer in frame.offers if offer.seat != seat) else None


class BazaarPremoves(Premoves[pos.BazaarState]):
    """The whole next turn: cards, and the pass that ends it."""

    def asks(self, state: pos.BazaarState, seat: int) -> bool:
        """Whether it is the seat's turn."""
        frame = state.stack[-1]
        return isinstance(frame, pos.Turn) and frame.seat == seat and frame.at != "over"

    def as_if_asked(self, state: pos.BazaarState, seat: int) -> pos.BazaarState | None:
        """Ask the seat with its hand of now; none where offers may come first."""
        if state.settings.offers:
            return None
        state.stack = [pos.Turn(seat=seat)]
        return state

    def conditions(self, state: pos.BazaarState, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """Demand the same scores, and that no seat has more cards out."""
        out = max(len(cards) for cards in state.table)
        return [PremoveCondition("scores", amount=sum(state.scores)), PremoveCondition("out", amount=out)]

    def holds(self, state: pos.BazaarState, seat: int, condition: PremoveCondition) -> bool:
        """Judge by what lies open."""
        if condition.kind == "scores":
            return sum(state.scores) == condition.amount
        return max(len(cards) for cards in state.table) <= condition.amount

    def says(self, condition: PremoveCondition) -> Msg:
        """Name the condition."""
        return Msg(f"bazaar-if-{condition.kind}", {"n": condition.amount})


def _game(*faults: str) -> Game[pos.BazaarState, pos.BazaarView]:
    found = frozenset(faults)
    rules = BazaarRules(found)
    return Game(
        info=GameInfo(key="bazaar", command="bazaar", seats=(2, 4), rules_version=1, hidden=True),
        types=GameTypes(
            state=pos.BazaarState, action=pos.BazaarAction, event=pos.BazaarEvent, settings=pos.BazaarSettings
        ),
        rules=GameRules(
            frames={
                pos.Turn: TurnRules(found),
                pos.Choosing: ChoosingRules(found),
                pos.Paying: PayingRules(found),
            },
            initial=rules.initial,
            outcome=rules.outcome,
            invariants=invariants,
            turn=turn,
        ),
        information=Information(view=rules.view, secrets=rules.secrets, resample=rules.resample),
        names=NameWords(label=rules.label, place=place),
        events=EventWords(tell=rules.tell),
        board=BoardWords(summary=rules.summary),
        why_not=rules.why_not,
        advice=Advice(evaluate=rules.evaluate),
        orders=(
            OrderType("roll", pass_at_once),
            OrderType("discard", choose_one, lasts="back", choice=NUMBERS),
            OrderType("no-trades", no_trades, lasts="turn"),
        ),
        premoves=BazaarPremoves(),
    )


BAZAAR = _game()


class PayingSettings(pos.BazaarSettings, frozen=True):
    """The options of a bazaar at which the best pays unless the lobby says otherwise."""

    paying: bool = True


def paying_bazaar(*faults: str) -> Game[pos.BazaarState, pos.BazaarView]:
    """Return the bazaar at which the best pays and nothing is planned ahead, with the faults named.

    Planned moves would show some of the faults before the checks meant for them do.
    """
    game = _game(*faults)
    return replace(game, types=replace(game.types, settings=PayingSettings), premoves=None)


class UnreadState(pos.BazaarState, kw_only=True):
    """Fault: the state holds a dict, which has no canonical order and cannot be copied."""

    marks: dict[str, int] = msgspec.field(default_factory=dict)
