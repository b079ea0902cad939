"""Moves of cards and gold between seats and bank; the bank's gold is unlimited."""

from collections.abc import Sequence

from engines.core.frames import Ctx
from engines.core.mechanics.resource_counts import draw_blind, move_available
from engines.nuremberg.data import GOLD, RESOURCES, Cards
from engines.nuremberg.events import CardStolen, CardStolenSeen, Received
from engines.nuremberg.state import NurembergState


def size(state: NurembergState, seat: int) -> int:
    """Return the number of resource cards in a hand; gold does not count."""
    purse = state.players[seat].purse
    return sum(purse) - purse[GOLD]


def pay(state: NurembergState, seat: int, cost: Sequence[int]) -> None:
    """Move cards and gold to the bank, or from it where a count is negative. Seat and bank must have them."""
    purse, bank = state.players[seat].purse, state.bank
    for kind, count in enumerate(cost):
        if count:
            purse[kind] -= count
            if kind != GOLD:
                bank[kind] += count


def receive(ctx: Ctx[NurembergState], seat: int, wanted: Sequence[int], why: str) -> None:
    """Move resource cards from the bank to a hand, as far as the bank has them; emit an event if any moved."""
    cards = Cards.of(move_available(ctx.state.bank, ctx.state.players[seat].purse, wanted))
    if cards.total():
        ctx.emit(Received(seat, cards, why))


def take_blind(ctx: Ctx[NurembergState], taker: int, giver: int, name: str) -> str | None:
    """Move a blind resource card from seat to seat, each card equally likely.

    Return its kind, None if there is none.
    """
    purse = ctx.state.players[giver].purse
    kind = draw_blind(ctx, purse[:GOLD], RESOURCES, name)
    if kind is not None:
        purse[RESOURCES.index(kind)] -= 1
        ctx.state.players[taker].purse[RESOURCES.index(kind)] += 1
    return kind


def steal(ctx: Ctx[NurembergState], thief: int, victim: int) -> None:
    """Steal a card for the robber knight; only thief and victim learn which."""
    kind = take_blind(ctx, thief, victim, "steal")
    if kind is not None:
        ctx.emit(CardStolenSeen(thief, victim, kind), to=(thief, victim), others=CardStolen(thief, victim))
