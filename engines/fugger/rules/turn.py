"""The turns and rounds of Die Fugger. Numbers in comments refer to the rules' sections in the README."""

from typing import Any

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.draw_pile import draw_from_pile
from engines.core.mechanics.turn_order import clockwise, left_of
from engines.core.text.messages import Msg, Ref
from engines.fugger import events as e
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import KINDS, MERCHANT, NUMBERS, full_deck, in_order
from engines.fugger.rules.round_scoring import deliveries, moved_prices, risers, sale
from engines.fugger.state import DeliveredState, FuggerState, PlayerState, Turns, face_up_counts

DRAW = Option(Draw(), group="draw")
PLAY = {kind: Option(Play(kind), group="play", target=Ref("card", kind)) for kind in KINDS}
DELIVER = {
    kind: Option(Deliver(kind), group="deliver", target=Ref("card", kind)) for kind in KINDS if kind != MERCHANT
}
ASK = Msg("fugger-ask-turn")
ASK_CARD = Msg("fugger-ask-card")
TOPIC = "turn"
WAITING = {(seat, auto): [Decision(seat, ASK, TOPIC, auto=auto)] for seat in range(4) for auto in (False, True)}
MUST_PLAY = [[Decision(seat, ASK_CARD, TOPIC)] for seat in range(4)]


def may_draw(state: FuggerState, player: PlayerState) -> bool:
    """Return whether the player may draw (rule 2.3 A): at most four cards in hand, and a card left to draw."""
    return len(player.hand) <= NUMBERS.draw_with_at_most and bool(state.pile or state.discards)


def may_play_merchant(player: PlayerState) -> bool:
    """Return whether the player may play a merchant (rule 2.3 B): fewer than two are in front."""
    return player.front.count(MERCHANT) < NUMBERS.merchants_in_front


def may_deliver(state: FuggerState, player: PlayerState) -> bool:
    """Return whether the player may deliver (rule 2.3 C): in rounds 1 and 2, once a round."""
    return state.round <= NUMBERS.delivery_rounds and all(card.round != state.round for card in player.delivered)


def can_act(state: FuggerState, player: PlayerState) -> bool:
    """Return whether a seat is asked on its turn; if not, it is skipped (rule 2.3)."""
    if may_draw(state, player):
        return True
    return any(card != MERCHANT for card in player.hand) or (MERCHANT in player.hand and may_play_merchant(player))


class TurnsRules(FrameRules[FuggerState, Turns, Any]):
    """Deal a round, let the seats act in turn, evaluate as soon as five cards of a good are face up."""

    def pending(self, state: FuggerState, frame: Turns) -> list[Decision]:
        """Return the decision of the seat whose turn it is; automatic if its hand is empty and it can only draw.

        Both that and whether a seat may draw are public: they follow from the sizes of hand and piles.
        """
        if frame.at != "turn":
            return []
        player = state.players[frame.seat]
        if may_draw(state, player):
            return WAITING[frame.seat, not player.hand]
        return MUST_PLAY[frame.seat] if can_act(state, player) else []

    def options(self, state: FuggerState, frame: Turns, seat: int) -> list[Option]:
        """Return the options to draw, play a kind face up, or deliver a kind face down."""
        player = state.players[seat]
        found = [DRAW] if may_draw(state, player) else []
        kinds = in_order(set(player.hand))
        goods = kinds[:-1] if MERCHANT in kinds else kinds
        found += [PLAY[kind] for kind in (kinds if may_play_merchant(player) else goods)]
        if may_deliver(state, player):
            found += [DELIVER[kind] for kind in goods]
        return found

    def handle(self, ctx: Ctx[FuggerState], frame: Turns, seat: int, action: Any) -> None:
        """Carry out one of the three kinds of turn."""
        state = ctx.state
        player = state.players[seat]
        match action:
            case Draw():
                _draw_cards(ctx, seat, 1)
            case Play(card):
                player.hand.remove(card)
                player.front.append(card)
                ctx.emit(e.Played(seat, card))
            case Deliver(card):
                player.hand.remove(card)
                player.delivered.append(DeliveredState(state.round, card))
                known = e.DeliveredCard(seat, state.round, card)
                ctx.emit(known, to=(seat,), others=e.Delivered(seat, state.round))
                if state.seats <= NUMBERS.jakob_card_after_delivery_with_at_most:
                    _jakob_draws(ctx)
        frame.at = "after"

    def resume(self, ctx: Ctx[FuggerState], frame: Turns) -> None:
        """Deal, skip a seat that can do nothing, or end a turn."""
        match frame.at:
            case "start":
                _open_match(ctx, frame)
            case "turn":
                # Being unable to act reveals what the hand does not hold.
                ctx.reveal()
                ctx.emit(e.Skipped(frame.seat))
                frame.at = "after"
            case _:
                _close_turn(ctx, frame)


def _open_match(ctx: Ctx[FuggerState], frame: Turns) -> None:
    state = ctx.state
    state.pile = full_deck()
    ctx.shuffle(state.pile, "deck", pile=True)
    frame.seat = ctx.below(state.seats, "start.seat")
    for seat in clockwise(frame.seat, state.seats):
        state.players[seat].hand = [state.pile.pop() for _ in range(NUMBERS.hand_start)]
    _open_round(ctx, frame)


def _open_round(ctx: Ctx[FuggerState], frame: Turns) -> None:
    state = ctx.state
    state.round += 1
    state.starter = frame.seat
    for _ in range(NUMBERS.jakob_start):
        card, _merchants = _good_for_jakob(ctx)
        if card is not None:
            state.jakob.append(card)
    ctx.emit(e.RoundBegan(state.round, frame.seat, tuple(state.jakob)))
    frame.at = "turn"
    frame.taken = 0


def _close_turn(ctx: Ctx[FuggerState], frame: Turns) -> None:
    # Five of a good end the round before the pair of turns is counted (2.4, 2.8).
    if round_is_over(ctx.state):
        _evaluate(ctx, frame)
        return
    frame.taken += 1
    if ctx.state.seats == 2 and frame.taken % 2 == 0:
        _jakob_draws(ctx)
        if round_is_over(ctx.state):
            _evaluate(ctx, frame)
            return
    frame.seat = left_of(frame.seat, ctx.state.seats)
    frame.at = "turn"


def round_is_over(state: FuggerState) -> bool:
    """Return whether enough cards of a good are face up to end the round (rule 2.4)."""
    return max(face_up_counts(state)) >= NUMBERS.round_ends_at


def _take(ctx: Ctx[FuggerState]) -> str | None:
    state = ctx.state
    cards = len(state.discards)
    return draw_from_pile(
        ctx, state.pile, state.discards, "pile.reshuffled", reshuffled=lambda: ctx.emit(e.Reshuffled(cards))
    )


def _draw_cards(ctx: Ctx[FuggerState], seat: int, count: int) -> None:
    drawn: list[str] = []
    for _ in range(count):
        card = _take(ctx)
        if card is None:
            break
        drawn.append(card)
    if drawn:
        ctx.state.players[seat].hand += drawn
        ctx.emit(e.Drawn(seat, len(drawn), tuple(drawn)), to=(seat,), others=e.Drew(seat, len(drawn)))


def _good_for_jakob(ctx: Ctx[FuggerState]) -> tuple[str | None, int]:
    # Jakob never has merchants; with no good in pile and discards he gets none (2.3 C).
    state = ctx.state
    merchants = 0
    while any(card != MERCHANT for card in state.pile) or any(card != MERCHANT for card in state.discards):
        card = _take(ctx)
        if card is None:
            break
        if card != MERCHANT:
            return card, merchants
        state.discards.append(card)
        merchants += 1
    return None, merchants


def _jakob_draws(ctx: Ctx[FuggerState]) -> None:
    card, merchants = _good_for_jakob(ctx)
    if card is None:
        # It was hidden until now that no good is left in the pile.
        ctx.reveal()
        ctx.emit(e.JakobWithout())
        return
    ctx.state.jakob.append(card)
    ctx.emit(e.JakobDrew(card, merchants))


def _evaluate(ctx: Ctx[FuggerState], frame: Turns) -> None:
    state = ctx.state
    counts = face_up_counts(state)
    before = tuple(state.prices)
    state.prices = list(moved_prices(counts, before))
    ctx.emit(
        e.PricesMoved(state.round, frame.seat, tuple(counts), before, tuple(state.prices), tuple(risers(counts)))
    )
    for seat in clockwise(left_of(frame.seat, state.seats), state.seats):
        player = state.players[seat]
        cards = tuple(card for card in player.front if card != MERCHANT)
        florins, doubled = sale(cards, counts, state.prices)
        player.florins += florins
        ctx.emit(e.Sold(seat, cards, doubled, florins, player.florins))
    if any(player.florins >= NUMBERS.game_ends_at for player in state.players):
        _end(ctx)
    else:
        _next_round(ctx, frame)


def _next_round(ctx: Ctx[FuggerState], frame: Turns) -> None:
    state = ctx.state
    frame.seat = left_of(frame.seat, state.seats)
    state.discards += state.jakob
    state.jakob = []
    bonus = []
    for player in state.players:
        merchants = player.front.count(MERCHANT)
        bonus.append(NUMBERS.merchant_bonus[merchants])
        state.discards += [card for card in player.front if card != MERCHANT]
        player.front = [MERCHANT] * merchants
    # All base cards come before any bonus, and exposed merchants leave after both (2.6, 2.9).
    for seat in clockwise(frame.seat, state.seats):
        _draw_cards(ctx, seat, NUMBERS.new_round_cards)
    for seat in clockwise(frame.seat, state.seats):
        _draw_cards(ctx, seat, bonus[seat])
    for player in state.players:
        state.discards += player.front
        player.front = []
    _open_round(ctx, frame)


def _end(ctx: Ctx[FuggerState]) -> None:
    state = ctx.state
    ctx.reveal()
    for seat, player in enumerate(state.players):
        cards = tuple(card.card for card in player.delivered)
        florins = deliveries(cards, state.prices)
        player.florins += florins
        ctx.emit(e.Delivery(seat, cards, florins, player.florins))
    best = max(player.florins for player in state.players)
    winners = tuple(seat for seat, player in enumerate(state.players) if player.florins == best)
    ctx.emit(e.Ended(winners, best))
    state.stack = []
    state.over = True
