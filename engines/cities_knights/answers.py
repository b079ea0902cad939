"""Forced answers: discards, gifts, progress cards too many, the robber, knights driven away, metropolises."""

from __future__ import annotations

from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights.building import free_cities
from engines.cities_knights.card_events import CardsLost, CardsLostSeen, ProgressDropped, ProgressDroppedSeen
from engines.cities_knights.common import CatanRules, ask, at_vertex, plain
from engines.cities_knights.data import NUMBERS, TRACK_OF, TRACKS, cards_of
from engines.cities_knights.events import KnightDriven, MetropolisBuilt, RobberMoved
from engines.cities_knights.geography import CORNERS, HEX, HEXES
from engines.cities_knights.hands import give, lay_under, pay, size, steal
from engines.cities_knights.knights import reach, set_up
from engines.cities_knights.state import (
    NOBODY,
    CatanState,
    DropProgress,
    Knight,
    Metropolis,
    Owing,
    Relocate,
    Robber,
)
from engines.cities_knights.trails import award
from engines.core.actions import BagHole, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx
from engines.core.text import Ref, SeatRef


class OwingRules(CatanRules):
    """Several seats give up cards of their choice, in any order."""

    def pending(self, state: CatanState, frame: Owing) -> list[Decision]:
        """Everybody who still owes."""
        return [_owes(state, frame, seat, n) for seat, n in enumerate(frame.amounts) if n]

    def options(self, state: CatanState, frame: Owing, seat: int) -> list[Option]:
        """So many cards of the hand."""
        n = frame.amounts[seat]
        hand = cards_of(state.players[seat].hand)
        action = a.Gift(hand) if frame.reason == "wedding" else a.Discard(hand)
        return [Option(action, holes=(BagHole("cards", hand, n, n),), group="answer")]

    def act(self, ctx: Ctx[CatanState], frame: Owing, seat: int, action: Any) -> None:
        """The cards go to the bank, or to the bridal couple."""
        state = ctx.state
        count = frame.amounts[seat]
        frame.amounts[seat] = 0
        if frame.to != NOBODY:
            give(ctx, seat, frame.to, action.cards, frame.reason)
            return
        ctx.reveal()
        pay(state, seat, action.cards.counts())
        ctx.emit(CardsLost(seat, count, frame.reason))
        ctx.emit(CardsLostSeen(seat, action.cards), to=(seat,))

    def go_on(self, ctx: Ctx[CatanState], frame: Owing) -> None:
        """All have paid."""
        ctx.pop()


def _owes(state: CatanState, frame: Owing, seat: int, n: int) -> Decision:
    if frame.reason == "wedding":
        return ask(seat, "gift", "wedding", secret=True, n=n, seat=SeatRef(frame.to))
    if frame.reason == "saboteur":
        return ask(seat, "saboteur", "saboteur", secret=True, n=n, seat=SeatRef(state.active))
    return ask(seat, "discard", "seven", secret=True, n=n)


class DropRules(CatanRules):
    """Progress cards too many go under their decks, in parallel."""

    def pending(self, state: CatanState, frame: DropProgress) -> list[Decision]:
        """Everybody who still holds too many."""
        return [ask(seat, "drop", "drop", secret=True, n=1) for seat in frame.owing]

    def options(self, state: CatanState, frame: DropProgress, seat: int) -> list[Option]:
        """Any card of the hand, the new one included."""
        cards = sorted(set(state.players[seat].progress), key=list(TRACK_OF).index)
        return [plain(a.DropCard(card), "answer", Ref("card", card)) for card in cards]

    def act(self, ctx: Ctx[CatanState], frame: DropProgress, seat: int, action: a.DropCard) -> None:
        """It goes face down under its deck."""
        ctx.reveal()
        lay_under(ctx.state, seat, action.card)
        if len(ctx.state.players[seat].progress) <= NUMBERS.progress_limit:
            frame.owing.remove(seat)
        ctx.emit(ProgressDropped(seat, TRACKS[TRACK_OF[action.card]]))
        ctx.emit(ProgressDroppedSeen(seat, action.card), to=(seat,))

    def go_on(self, ctx: Ctx[CatanState], frame: DropProgress) -> None:
        """All are within the limit."""
        ctx.pop()


# ------------------------------------------------------------------ robber


def victims(state: CatanState, place: int, thief: int) -> list[int]:
    """Opponents with a building at a hex and at least one card."""
    seats = {state.owner[vertex] for vertex in CORNERS[place]} - {NOBODY, thief}
    return [seat for seat in sorted(seats) if size(state, seat)]


class RobberRules(CatanRules):
    """The robber goes to another hex and steals from one opponent there, if any has a card (A17, A18)."""

    def pending(self, state: CatanState, frame: Robber) -> list[Decision]:
        """The seat that moves it."""
        return [ask(frame.seat, "robber", "robber")]

    def options(self, state: CatanState, frame: Robber, seat: int) -> list[Option]:
        """Every other hex, with each possible victim."""
        found = []
        for place, name in enumerate(HEXES):
            if place != state.robber:
                target = Ref("hex", name)
                there: list[int | None] = [*victims(state, place, seat)] or [None]
                found += [plain(a.MoveRobber(name, who), "answer", target, target) for who in there]
        return found

    def act(self, ctx: Ctx[CatanState], frame: Robber, seat: int, action: a.MoveRobber) -> None:
        """Move and steal."""
        ctx.pop()
        ctx.state.robber = HEX[action.hex]
        ctx.emit(RobberMoved(seat, action.hex, frame.by))
        if action.victim is not None:
            steal(ctx, seat, action.victim)

    def go_on(self, ctx: Ctx[CatanState], frame: Robber) -> None:
        """Never alone on top: it always asks."""


# ------------------------------------------------------------------ knights driven away, metropolises


class RelocateRules(CatanRules):
    """The owner of a knight that was driven away puts it on a free vertex that it reaches (A11)."""

    def pending(self, state: CatanState, frame: Relocate) -> list[Decision]:
        """Its owner; with a single place there is nothing to choose."""
        free, _ = reach(state, frame.seat, frame.vertex)
        knight = Ref("knight", str(frame.level))
        auto = len(free) == 1
        return [ask(frame.seat, "relocate", "relocate", auto=auto, knight=knight, seat=SeatRef(frame.by))]

    def options(self, state: CatanState, frame: Relocate, seat: int) -> list[Option]:
        """Free vertices over own roads from where it stood."""
        free, _ = reach(state, seat, frame.vertex)
        return [at_vertex("answer-knight", vertex, "answer") for vertex in free]

    def act(self, ctx: Ctx[CatanState], frame: Relocate, seat: int, action: a.PlaceKnight) -> None:
        """It keeps its state, but does not act in this turn."""
        ctx.pop()
        ctx.emit(KnightDriven(seat, frame.by, frame.vertex, action.vertex))
        set_up(ctx.state, Knight(seat, action.vertex, frame.level, frame.active))
        award(ctx)

    def go_on(self, ctx: Ctx[CatanState], frame: Relocate) -> None:
        """Never alone on top: it always asks."""


class MetropolisRules(CatanRules):
    """A city becomes the metropolis of a track; whoever had it loses it."""

    def pending(self, state: CatanState, frame: Metropolis) -> list[Decision]:
        """Its builder; with a single free city there is nothing to choose."""
        auto = len(free_cities(state, frame.seat)) == 1
        track = Ref("track", TRACKS[frame.track])
        return [ask(frame.seat, "metropolis", "metropolis", auto=auto, track=track)]

    def options(self, state: CatanState, frame: Metropolis, seat: int) -> list[Option]:
        """Own cities without a metropolis."""
        return [at_vertex("answer-metropolis", vertex, "answer") for vertex in free_cities(state, seat)]

    def act(self, ctx: Ctx[CatanState], frame: Metropolis, seat: int, action: a.PlaceMetropolis) -> None:
        """Two points more for this city."""
        ctx.pop()
        old = ctx.state.metropolises[frame.track]
        loser = None if old == NOBODY else ctx.state.owner[old]
        ctx.state.metropolises[frame.track] = action.vertex
        lost = None if old == NOBODY else old
        ctx.emit(MetropolisBuilt(seat, TRACKS[frame.track], action.vertex, loser, lost))

    def go_on(self, ctx: Ctx[CatanState], frame: Metropolis) -> None:
        """Never alone on top: it always asks."""
