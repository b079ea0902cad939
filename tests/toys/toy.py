"""A small game with every feature of the protocol, and faults that can be switched on one at a time.

Each seat holds five numbered cards. In each of three rounds all commit a card secretly; they are revealed, the
highest takes a die's worth of points, and then pays some of them (an amount), may drop cards (some of them)
and gives back chips (a bag).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.core.actions import BagHole, IntHole, Option, PickHole
from engines.core.ai.advice import Advice
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.game import Game, GameInfo
from engines.core.outcome import Outcome, ranks_of
from engines.core.rng import Rng
from engines.core.text.messages import Msg, Ref, SeatRef, Section, Summary
from engines.core.text.words import GameWords
from tests.toys.toy_position import (
    CARDS,
    HAND,
    ROUNDS,
    Chips,
    Choosing,
    Chosen,
    Commit,
    Committed,
    Paid,
    Pay,
    Paying,
    Peek,
    Peeked,
    Revealed,
    SeatState,
    ToyAction,
    ToyEvent,
    ToyState,
    ToyView,
)


class ChoosingRules(FrameRules[ToyState, Choosing, Any]):
    """Everybody at once."""

    def __init__(self, faults: frozenset[str]) -> None:
        self.faults = faults

    def pending(self, state: ToyState, frame: Choosing) -> list[Decision]:
        """Who has not chosen."""
        asked = [seat for seat, player in enumerate(state.players) if player.chosen is None]
        if "a stranger is asked" in self.faults and asked and state.round == 2:
            return [Decision(7, Msg("toy-ask"), "choose")]
        if "prompt leaks" in self.faults:
            return [
                Decision(seat, Msg("toy-ask", {"best": max(state.players[seat].hand)}), "choose", secret=True)
                for seat in asked
            ]
        if "automatic by hidden cards" in self.faults:
            return [
                Decision(
                    seat,
                    Msg("toy-ask"),
                    "choose",
                    secret=True,
                    auto=len(state.players[seat].hand) == 1 and state.players[seat].hand > ["c15"],
                )
                for seat in asked
            ]
        return [Decision(seat, Msg("toy-ask"), "choose", secret=True) for seat in asked]

    def options(self, state: ToyState, frame: Choosing, seat: int) -> list[Option]:
        """A card of the hand, or a look at the pile."""
        player = state.players[seat]
        if "asking writes" in self.faults:
            player.hand.sort(reverse=state.round % 2 == 0)
        found = [Option(Commit(card), target=Ref("card", card)) for card in player.hand]
        if not player.peeked and state.pile:
            found.append(Option(Peek(), group="peek"))
        if "offered twice" in self.faults:
            found.append(found[0])
        if "options by hidden cards" in self.faults and state.pile and state.pile[-1] > "c19":
            found = found[:1]
        if "offers what it cannot do" in self.faults:
            found.append(Option(Commit("c99"), target=Ref("card", "c99")))
        if "no option" in self.faults and state.round == 2:
            return []
        return found

    def handle(self, ctx: Ctx[ToyState], frame: Choosing, seat: int, action: Any) -> None:
        """Choose, or look."""
        player = ctx.state.players[seat]
        if isinstance(action, Peek):
            if not self.faults & {"barrier forgotten", "looks silently"}:
                ctx.reveal()
            card = ctx.state.pile.pop()
            player.hand.append(card)
            player.peeked = True
            ctx.emit(Peeked(seat))
            if "looks silently" not in self.faults:
                ctx.emit(Chosen(card), to=(seat,))
            return
        player.hand.remove(action.card)
        player.chosen = action.card
        if "audience too wide" in self.faults:
            ctx.emit(Chosen(action.card))
        else:
            ctx.emit(Committed(seat))
            ctx.emit(Chosen(action.card), to=(seat,))
        if "unnamed draw" in self.faults:
            player.points += ctx.state.rng.below(3)
        if "card lost" in self.faults and ctx.state.round == 2 and player.hand:
            player.hand.pop()
        if "counts outside the state" in self.faults:
            COUNTER.append(seat)
            player.points += len(COUNTER)

    def resume(self, ctx: Ctx[ToyState], frame: Choosing) -> None:
        """Reveal; the highest card wins the die."""
        state = ctx.state
        if "stuck" in self.faults and state.round == 2:
            return
        chosen = [player.chosen or "" for player in state.players]
        best = chosen.index(max(chosen))
        die = 1 + ctx.below(6, "die")
        if "script ignored" in self.faults:
            die = 1 + state.rng.below(6)
            ctx.chance[-1] = ("die", die - 1)
        state.players[best].points += die
        ctx.emit(Revealed(tuple(chosen), die))
        state.discards += chosen
        for player in state.players:
            player.chosen = None
        ctx.push(Paying(seat=best))
        if "stack grows" in self.faults:
            state.stack[:0] = [Choosing() for _ in range(40)]


class PayingRules(FrameRules[ToyState, Paying, Any]):
    """The winner pays."""

    def __init__(self, faults: frozenset[str]) -> None:
        self.faults = faults

    def pending(self, state: ToyState, frame: Paying) -> list[Decision]:
        """The winner."""
        if frame.at == "paid":
            return []
        return [Decision(frame.seat, Msg("toy-ask-pay", {"seat": SeatRef(frame.seat)}), "pay")]

    def options(self, state: ToyState, frame: Paying, seat: int) -> list[Option]:
        """An amount, cards, chips."""
        player = state.players[seat]
        holes = (
            IntHole("points", 0, player.points, 2),
            PickHole("drop", tuple(player.hand), 0, min(1, len(player.hand)), "card"),
            BagHole("chips", player.chips, 0, 1),
        )
        return [Option(Pay(0, (), Chips()), holes)]

    def handle(self, ctx: Ctx[ToyState], frame: Paying, seat: int, action: Any) -> None:
        """Pay and go on."""
        state = ctx.state
        player = state.players[seat]
        player.points -= action.points
        for card in action.drop:
            player.hand.remove(card)
            state.pile.insert(0, card)
        player.chips = Chips(player.chips.red - action.chips.red, player.chips.blue - action.chips.blue)
        ctx.emit(Paid(seat, action.points))
        frame.at = "paid"

    def resume(self, ctx: Ctx[ToyState], frame: Paying) -> None:
        """The next round, or the end."""
        state = ctx.state
        ctx.pop()
        state.round += 1
        empty = any(not player.hand for player in state.players)
        if "endless" in self.faults:
            state.players[0].hand += state.discards[::2]
            state.players[1].hand += state.discards[1::2]
            state.discards.clear()
        elif state.round > ROUNDS or empty:
            state.over = True
            state.stack = []


COUNTER: list[int] = []


class Rules:
    """The rules, with the faults named."""

    def __init__(self, faults: frozenset[str]) -> None:
        self.faults = faults

    def initial(self, seats: int, rng: Rng, settings: Any) -> ToyState:
        """Hands dealt before the first frame, for brevity."""
        cards = [f"c{n}" for n in range(11, 11 + CARDS)]
        rng.shuffle(cards)
        players = [SeatState(hand=[cards.pop() for _ in range(HAND)]) for _ in range(seats)]
        return ToyState(
            seats=seats, rng=rng, stack=[Choosing()], round=1, pile=cards, discards=[], players=players
        )

    def outcome(self, state: ToyState) -> Outcome | None:
        """Most points win."""
        if not state.over:
            return None
        scores = tuple(player.points for player in state.players)
        if "ranks skip" in self.faults:
            return Outcome("points", scores, tuple(rank + 1 for rank in ranks_of(scores)))
        return Outcome("points", scores, ranks_of(scores))

    def view(self, state: ToyState, viewer: int | None) -> ToyView:
        """Own hand and choice only."""
        extra = ""
        if "view shows the pile" in self.faults and state.pile:
            extra = state.pile[-1]
        if "view shows hands" in self.faults:
            extra = "".join(card for player in state.players for card in player.hand)
        if "view shows choices" in self.faults:
            extra = "".join(player.chosen or "" for player in state.players)
        own = None if viewer is None else state.players[viewer]
        return ToyView(
            viewer=viewer,
            round=state.round,
            points=tuple(player.points for player in state.players),
            hand=() if own is None else tuple(own.hand),
            counts=tuple(len(player.hand) for player in state.players),
            answered=tuple(player.chosen is not None for player in state.players),
            chosen=None if own is None else own.chosen,
            pile=len(state.pile),
            over=state.over,
            extra=extra,
        )

    def label(self, view: ToyView, option: Option) -> Msg:
        """The verb and the card."""
        if isinstance(option.action, Commit) and "labels alike" not in self.faults:
            return Msg(
                "toy-commit", {"card": Ref("card", option.action.card), "at": view.hand.index(option.action.card)}
            )
        return Msg(
            "toy-other", {"verb": type(option.action).__name__ if "labels alike" not in self.faults else ""}
        )

    def place(self, view: ToyView, ref: Ref) -> Msg:
        """A card."""
        return Msg("toy-card", {"card": ref})

    def tell(self, view: ToyView, events: Sequence[Any]) -> list[Msg]:
        """One sentence an event."""
        if "told badly" in self.faults:
            return [Msg("Toy told!") for _ in events]
        return [Msg(f"toy-event-{type(event).__struct_config__.tag}") for event in events]

    def summary(self, view: ToyView) -> Summary:
        """The points."""
        standings = tuple(Msg("toy-standing", {"seat": SeatRef(s), "n": n}) for s, n in enumerate(view.points))
        if "a standing is missing" in self.faults:
            standings = standings[1:]
        return Summary(Msg("toy-headline"), standings, (Section(Msg("toy-title"), (Msg("toy-line"),)),))

    def resample(self, state: ToyState, seat: int, rng: Rng) -> ToyState:
        """Deal what the seat cannot see."""
        if state.over:
            return state
        others = [player for other, player in enumerate(state.players) if other != seat]
        unknown = list(state.pile)
        for player in others:
            unknown += player.hand + ([player.chosen] if player.chosen else [])
        if "determinize remembers" not in self.faults:
            unknown.sort()
        rng.shuffle(unknown)
        for player in others:
            if "choice kept" in self.faults and player.chosen:
                unknown.remove(player.chosen)
            elif player.chosen:
                player.chosen = unknown.pop()
            player.hand = [unknown.pop() for _ in player.hand]
        state.pile = unknown
        state.rng = rng.fork("determinized")
        return state

    def secrets(self, state: ToyState, seat: int) -> dict[str, Any]:
        """Hands, choices, the pile and the seed."""
        if state.over:
            return {}
        found: dict[str, Any] = {"pile": tuple(state.pile), "seed": state.rng.seed}
        for other, player in enumerate(state.players):
            if other != seat:
                found[f"hand-{other}"] = tuple(player.hand)
                found[f"chosen-{other}"] = player.chosen
        return found

    def invariants(self, state: ToyState) -> list[str]:
        """All cards are somewhere."""
        cards = state.pile + state.discards
        for player in state.players:
            cards += player.hand + ([player.chosen] if player.chosen else [])
        return [] if len(set(cards)) == len(cards) == CARDS else [f"{len(cards)} cards"]

    def evaluate(self, state: ToyState, seat: int) -> float:
        """Points."""
        return float("nan") if "worth is no number" in self.faults else float(state.players[seat].points)

    def why_not(self, state: ToyState, seat: int, action: Any) -> Msg:
        """The reason."""
        if "refusal leaks" in self.faults and isinstance(action, Commit):
            where = [s for s, player in enumerate(state.players) if action.card in player.hand]
            return Msg("toy-elsewhere", {"n": len(where)})
        return Msg("err-illegal")


def toy(*faults: str) -> Game[ToyState, ToyView]:
    """The game, with the faults named."""
    rules = Rules(frozenset(faults))
    return Game(
        info=GameInfo(key="toy", command="toy", seats=(2, 3), rules_version=1, hidden=True),
        state_type=ToyState,
        action_type=ToyAction,
        event_type=ToyEvent,
        frames={Choosing: ChoosingRules(rules.faults), Paying: PayingRules(rules.faults)},
        initial=rules.initial,
        outcome=rules.outcome,
        view=rules.view,
        resample=rules.resample,
        secrets=rules.secrets,
        invariants=rules.invariants,
        words=GameWords(
            label=rules.label, place=rules.place, tell=rules.tell, summary=rules.summary, why_not=rules.why_not
        ),
        advice=Advice(evaluate=rules.evaluate),
    )


class UnreadState(ToyState, kw_only=True):
    """Fault: the state holds a dict, which has no canonical order and cannot be copied."""

    marks: dict[str, int] = msgspec.field(default_factory=dict)
