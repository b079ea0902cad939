"""Moving cards between hands and bank. Hands and the bank are lists by kind."""

from __future__ import annotations

from collections.abc import Sequence

from engines.cities_knights.card_events import (
    CardsGiven,
    CardsGivenSeen,
    CardStolen,
    CardStolenSeen,
    PointCard,
    ProgressDrawn,
    ProgressSeen,
    Received,
)
from engines.cities_knights.data import (
    KINDS,
    POINT_CARDS,
    RESOURCES,
    TRACK_OF,
    TRACKS,
    Cards,
    cards_of,
)
from engines.cities_knights.state import CatanState
from engines.core.frames import Ctx

RESOURCE_RANGE = range(len(RESOURCES))


def size(state: CatanState, seat: int) -> int:
    """Resources and commodities in a hand."""
    return sum(state.players[seat].hand)


def commodities(state: CatanState, seat: int) -> int:
    """Commodities in a hand."""
    return sum(state.players[seat].hand[5:])


def pay(state: CatanState, seat: int, cost: Sequence[int]) -> None:
    """Cards go to the bank."""
    hand, bank = state.players[seat].hand, state.bank
    for kind, count in enumerate(cost):
        if count:
            hand[kind] -= count
            bank[kind] += count


def receive(ctx: Ctx[CatanState], seat: int, wanted: Sequence[int], why: str) -> Cards:
    """Cards come from the bank, as far as it has them; what came is told, if anything."""
    state = ctx.state
    hand, bank = state.players[seat].hand, state.bank
    came = [min(count, bank[kind]) for kind, count in enumerate(wanted)]
    for kind, count in enumerate(came):
        if count:
            hand[kind] += count
            bank[kind] -= count
    cards = cards_of(came)
    if any(came):
        ctx.emit(Received(seat, cards, why))
    return cards


def hand_over(state: CatanState, giver: int, taker: int, cards: Cards) -> None:
    """Cards go from hand to hand."""
    from_hand, to_hand = state.players[giver].hand, state.players[taker].hand
    for kind, count in enumerate(cards.counts()):
        from_hand[kind] -= count
        to_hand[kind] += count


def give(ctx: Ctx[CatanState], giver: int, taker: int, cards: Cards, why: str) -> None:
    """Cards go from hand to hand face down: both know which, the others how many. why: see `CardsGiven`."""
    ctx.reveal()
    hand_over(ctx.state, giver, taker, cards)
    ctx.emit(CardsGiven(giver, taker, cards.total(), why))
    ctx.emit(CardsGivenSeen(giver, taker, cards, why), to=(giver, taker))


def steal(ctx: Ctx[CatanState], thief: int, victim: int) -> None:
    """A random card changes hands; each card is equally likely."""
    hand = ctx.state.players[victim].hand
    cards = [KINDS[kind] for kind, count in enumerate(hand) for _ in range(count)]
    if not cards:
        return
    kind = ctx.choice(cards, "steal")
    hand_over(ctx.state, victim, thief, Cards(**{kind: 1}))
    ctx.emit(CardStolen(thief, victim))
    ctx.emit(CardStolenSeen(thief, victim, kind), to=(thief, victim))


def draw_progress(ctx: Ctx[CatanState], seat: int, track: int) -> None:
    """Draw the next card of a deck; an empty deck gives nothing. Point cards are shown and stay (2.4)."""
    state = ctx.state
    deck = state.decks[track]
    if not deck:
        return
    ctx.reveal()
    card = deck.pop()
    if card in POINT_CARDS:
        state.players[seat].point_cards.append(card)
        ctx.emit(PointCard(seat, card))
        return
    state.players[seat].progress.append(card)
    ctx.emit(ProgressDrawn(seat, TRACKS[track]))
    ctx.emit(ProgressSeen(seat, card), to=(seat,))


def lay_under(state: CatanState, seat: int, card: str) -> None:
    """A progress card leaves a hand and goes face down under its own deck."""
    state.players[seat].progress.remove(card)
    state.decks[TRACK_OF[card]].insert(0, card)


def one(kind: int) -> list[int]:
    """A single card as a list by kind."""
    cards = [0] * len(KINDS)
    cards[kind] = 1
    return cards
