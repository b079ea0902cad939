"""Forced answers: discards, gifts, excess progress cards, the robber, displaced knights, metropolises."""

from functools import cache

from engines.cities_knights import actions as a
from engines.cities_knights.data import NUMBERS, TRACK_OF, TRACKS, Cards
from engines.cities_knights.events import (
    CardsLost,
    CardsLostSeen,
    KnightDriven,
    MetropolisBuilt,
    ProgressDropped,
    ProgressDroppedSeen,
    RobberMoved,
)
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import free_cities
from engines.cities_knights.rules.common import ask, at_vertex
from engines.cities_knights.rules.hands import give, lay_under, size, steal
from engines.cities_knights.rules.knights import reach, set_up
from engines.cities_knights.rules.longest_road import award
from engines.cities_knights.rules.remembered import with_buildings
from engines.cities_knights.state import (
    NOBODY,
    CardsOwed,
    CatanState,
    DropProgress,
    Knight,
    Metropolis,
    Relocate,
    Robber,
    replaced,
)
from engines.core.actions import Option, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics import simultaneous_duties
from engines.core.mechanics.resource_counts import move_pieces
from engines.core.text.messages import Ref, SeatRef


class CardsOwedRules(simultaneous_duties.PiecesOwedRules[CatanState, CardsOwed, a.Gift | a.Discard, Cards]):
    """Discards and gifts: several seats give up cards of their choice, in any order."""

    def ask(self, state: CatanState, frame: CardsOwed, seat: int) -> Decision:
        """Ask for the number of cards owed, to the bank or to the player of the Wedding."""
        n = frame.amounts[seat]
        if frame.reason == "wedding":
            return ask(seat, "gift", "wedding", secret=True, n=n, seat=SeatRef(frame.to))
        if frame.reason == "saboteur":
            return ask(seat, "saboteur", "saboteur", secret=True, n=n, seat=SeatRef(state.active))
        return ask(seat, "discard", "seven", secret=True, n=n)

    def purse(self, state: CatanState, seat: int) -> Cards:
        """Return the hand."""
        return Cards.of(state.players[seat].hand)

    def giving(self, frame: CardsOwed, pieces: Cards) -> a.Gift | a.Discard:
        """Return a gift or a discard."""
        return a.Gift(pieces) if frame.reason == "wedding" else a.Discard(pieces)

    def given(self, ctx: Ctx[CatanState], frame: CardsOwed, seat: int, action: a.Gift | a.Discard) -> None:
        """Move the cards to the bank, or to the player of the Wedding."""
        if frame.to != NOBODY:
            give(ctx, seat, frame.to, action.cards, frame.reason)
            return
        ctx.reveal()
        move_pieces(ctx.state.players[seat].hand, ctx.state.bank, action.cards.counts())
        lost = CardsLost(seat, action.cards.total(), frame.reason)
        known = CardsLostSeen(seat, lost.count, lost.why, action.cards)
        ctx.emit(known, to=(seat,), others=lost)


class DropRules(simultaneous_duties.SimultaneousRules[CatanState, DropProgress, a.DropCard]):
    """Excess progress cards go under their decks, in parallel."""

    def owing(self, state: CatanState, frame: DropProgress) -> list[int]:
        """Return the seats that still hold too many."""
        return frame.owing

    def ask(self, state: CatanState, frame: DropProgress, seat: int) -> Decision:
        """Ask for one card."""
        return ask(seat, "drop", "drop", secret=True, n=1)

    def options(self, state: CatanState, frame: DropProgress, seat: int) -> list[Option]:
        """Offer every card of the hand, including the new one."""
        cards = sorted(set(state.players[seat].progress), key=list(TRACK_OF).index)
        return [plain_option(a.DropCard(card), "answer", Ref("card", card)) for card in cards]

    def handle(self, ctx: Ctx[CatanState], frame: DropProgress, seat: int, action: a.DropCard) -> None:
        """Put the card face down under its deck."""
        ctx.reveal()
        lay_under(ctx.state, seat, action.card)
        if len(ctx.state.players[seat].progress) <= NUMBERS.progress_limit:
            frame.owing.remove(seat)
        track = TRACKS[TRACK_OF[action.card]]
        ctx.emit(ProgressDroppedSeen(seat, track, action.card), to=(seat,), others=ProgressDropped(seat, track))


# ------------------------------------------------------------------ robber


@cache
def _robbing(name: str, victim: int | None) -> Option:
    target = Ref("hex", name)
    return plain_option(a.MoveRobber(name, victim), "answer", target, target)


NO_VICTIM = (None,)


def victims(state: CatanState, place: int, thief: int) -> list[int]:
    """Return opponents with a building at a hex and at least one card."""
    return [seat for seat in _opponents_at(state, thief)[place] if size(state, seat)]


@with_buildings
def _opponents_at(state: CatanState, thief: int) -> list[list[int]]:
    """Return, by hex, the opponents with a building there."""
    return [sorted({state.owner[vertex] for vertex in corners} - {NOBODY, thief}) for corners in ISLAND.corners]


class RobberRules(FrameRules[CatanState, Robber, a.MoveRobber]):
    """The robber goes to another hex and steals from one opponent there, if any has a card (A17, A18)."""

    def pending(self, state: CatanState, frame: Robber) -> list[Decision]:
        """Ask the seat that moves the robber."""
        return [ask(frame.seat, "robber", "robber")]

    def options(self, state: CatanState, frame: Robber, seat: int) -> list[Option]:
        """Offer every other hex, with each possible victim."""
        found = []
        for place, opponents in enumerate(_opponents_at(state, seat)):
            if place != state.robber:
                there = [who for who in opponents if size(state, who)] or NO_VICTIM
                found += [_robbing(ISLAND.names[place], who) for who in there]
        return found

    def handle(self, ctx: Ctx[CatanState], frame: Robber, seat: int, action: a.MoveRobber) -> None:
        """Move the robber and steal."""
        ctx.pop()
        ctx.state.robber = ISLAND.cell(action.hex)
        ctx.emit(RobberMoved(seat, action.hex, frame.by))
        if action.victim is not None:
            steal(ctx, seat, action.victim)


# ------------------------------------------------------------------ displaced knights, metropolises


class RelocateRules(FrameRules[CatanState, Relocate, a.PlaceKnight]):
    """The owner of a displaced knight puts it on a free vertex that it can reach (A11)."""

    def pending(self, state: CatanState, frame: Relocate) -> list[Decision]:
        """Ask the knight's owner; a single place leaves nothing to choose."""
        free, _ = reach(state, frame.seat, frame.vertex)
        knight = Ref("knight", str(frame.level))
        auto = len(free) == 1
        return [ask(frame.seat, "relocate", "relocate", auto=auto, knight=knight, seat=SeatRef(frame.by))]

    def options(self, state: CatanState, frame: Relocate, seat: int) -> list[Option]:
        """Offer the free vertices that own roads reach from the knight's old place."""
        free, _ = reach(state, seat, frame.vertex)
        return [at_vertex(a.PlaceKnight, vertex, "answer") for vertex in free]

    def handle(self, ctx: Ctx[CatanState], frame: Relocate, seat: int, action: a.PlaceKnight) -> None:
        """Place the knight. It keeps its state, but does not act in this turn."""
        ctx.pop()
        ctx.emit(KnightDriven(seat, frame.by, frame.vertex, action.vertex))
        set_up(ctx.state, Knight(seat, action.vertex, frame.level, frame.active))
        award(ctx)


class MetropolisRules(FrameRules[CatanState, Metropolis, a.PlaceMetropolis]):
    """A city becomes the metropolis of a track; a previous holder loses it."""

    def pending(self, state: CatanState, frame: Metropolis) -> list[Decision]:
        """Ask the seat that built it; a single free city leaves nothing to choose."""
        auto = len(free_cities(state, frame.seat)) == 1
        track = Ref("track", TRACKS[frame.track])
        return [ask(frame.seat, "metropolis", "metropolis", auto=auto, track=track)]

    def options(self, state: CatanState, frame: Metropolis, seat: int) -> list[Option]:
        """Offer own cities without a metropolis."""
        return [at_vertex(a.PlaceMetropolis, vertex, "answer") for vertex in free_cities(state, seat)]

    def handle(self, ctx: Ctx[CatanState], frame: Metropolis, seat: int, action: a.PlaceMetropolis) -> None:
        """Make the city a metropolis, worth two more points."""
        ctx.pop()
        old = ctx.state.metropolises[frame.track]
        loser = None if old == NOBODY else ctx.state.owner[old]
        ctx.state.metropolises = replaced(ctx.state.metropolises, frame.track, action.vertex)
        lost = None if old == NOBODY else old
        ctx.emit(MetropolisBuilt(seat, TRACKS[frame.track], action.vertex, loser, lost))
