"""Moves of cards between hands and bank. Hands and the bank are lists by kind."""

from collections.abc import Sequence

from engines.cities_knights.data import KINDS, POINT_CARDS, RESOURCES, TRACK_OF, TRACKS, Cards
from engines.cities_knights.events import (
    CardsGiven,
    CardsGivenSeen,
    CardStolen,
    CardStolenSeen,
    PointCard,
    ProgressDrawn,
    ProgressSeen,
    Received,
)
from engines.cities_knights.state import CatanState
from engines.core.frames import Ctx
from engines.core.mechanics.resource_counts import draw_blind, move_available, move_pieces

RESOURCE_RANGE = range(len(RESOURCES))


def size(state: CatanState, seat: int) -> int:
    """Return the number of resources and commodities in a hand."""
    return sum(state.players[seat].hand)


def commodities(state: CatanState, seat: int) -> int:
    """Return the number of commodities in a hand."""
    return sum(state.players[seat].hand[5:])


def backs(state: CatanState, seat: int) -> tuple[int, ...]:
    """Return, by track, the number of progress cards of a seat: their backs show the colours of their decks."""
    tracks = [TRACK_OF[card] for card in state.players[seat].progress]
    return tuple(map(tracks.count, range(len(TRACKS))))


def receive(ctx: Ctx[CatanState], seat: int, wanted: Sequence[int], why: str) -> Cards:
    """Move cards from the bank to a hand, as far as the bank has them; emit an event if any moved."""
    state = ctx.state
    cards = Cards.of(move_available(state.bank, state.players[seat].hand, wanted))
    if cards.total():
        ctx.emit(Received(seat, cards, why))
    return cards


def give(ctx: Ctx[CatanState], giver: int, taker: int, cards: Cards, why: str) -> None:
    """Move cards from hand to hand face down: both seats see which, the others how many. why: see `CardsGiven`."""
    ctx.reveal()
    move_pieces(ctx.state.players[giver].hand, ctx.state.players[taker].hand, cards.counts())
    given = CardsGiven(giver, taker, cards.total(), why)
    ctx.emit(CardsGivenSeen(giver, taker, cards.total(), why, cards), to=(giver, taker), others=given)


def steal(ctx: Ctx[CatanState], thief: int, victim: int) -> None:
    """Move a random card from hand to hand; each card is equally likely."""
    hand = ctx.state.players[victim].hand
    kind = draw_blind(ctx, hand, KINDS, "steal")
    if kind is None:
        return
    move_pieces(hand, ctx.state.players[thief].hand, Cards(**{kind: 1}).counts())
    ctx.emit(CardStolenSeen(thief, victim, kind), to=(thief, victim), others=CardStolen(thief, victim))


def draw_progress(ctx: Ctx[CatanState], seat: int, track: int) -> None:
    """Draw the next card of a deck; an empty deck gives nothing. Point cards are shown and stay (2.4)."""
    state = ctx.state
    deck = state.decks[track]
    if not deck:
        return
    ctx.reveal()
    card = deck[-1]
    state.decks[track] = deck[:-1]
    if card in POINT_CARDS:
        state.players[seat].point_cards += (card,)
        ctx.emit(PointCard(seat, card))
        return
    state.players[seat].progress += (card,)
    ctx.emit(ProgressSeen(seat, TRACKS[track], card), to=(seat,), others=ProgressDrawn(seat, TRACKS[track]))


def take_progress(state: CatanState, seat: int, card: str) -> None:
    """Take a progress card, the oldest of its kind, out of a hand."""
    held = list(state.players[seat].progress)
    held.remove(card)
    state.players[seat].progress = tuple(held)


def lay_under(state: CatanState, seat: int, card: str) -> None:
    """Move a progress card from a hand to the bottom of its own deck, face down."""
    take_progress(state, seat, card)
    track = TRACK_OF[card]
    state.decks[track] = (card, *state.decks[track])
