"""Premoves: a seat plans its next turn, or the rest of a turn that an auction interrupts.

Dice, cards and bids to come are left out: money, hand and board are the present ones. A marker whose action is up
for auction counts as used: most auctions find a buyer, and if not, the condition on unused markers keeps the turn
from ending.
"""

from collections.abc import Sequence
from typing import Any

from engines.core.encoding.cloning import cloner
from engines.core.frames import outermost_frame
from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.text.messages import Msg, Num, Ref
from engines.golden_age import actions as a
from engines.golden_age.data import COLONY, COLOURS, DECKS, INVESTMENT, NOBODY, NUMBERS, SPICE
from engines.golden_age.geography import PLACE, PROVINCE, PROVINCES
from engines.golden_age.rules.cards import backs
from engines.golden_age.rules.common import UNIT
from engines.golden_age.rules.pieces import active_places, flip, guild_price, turn_back
from engines.golden_age.rules.points import total
from engines.golden_age.rules.special_actions import COLOUR_OF, COST_AT
from engines.golden_age.state import Bidding, GoldenAgeState, Setup, Turn

_clone = cloner(GoldenAgeState)
_DRAWS = {a.DrawInvestment: INVESTMENT, a.DrawColony: COLONY, a.DrawSpice: SPICE}
"""By action, the deck of its hidden cards."""
_UNSEEN = (a.DrawInvestment, a.DrawArt, a.DrawColony, a.DrawCulture, a.DrawSpice)


class GoldenAgePremoves(Premoves[GoldenAgeState]):
    """Plan the rest of a seat's turn, and its next one.

    Kinds of conditions: "money" (at least this many half florins), "free" (a province has no marker), "price" (a
    guild costs at most this many half florins), "cards" (at most this many with a back in hand), "unused" (at most
    this many markers that may still be used).
    """

    turns = 2

    def asks(self, state: GoldenAgeState, seat: int) -> bool:
        """Return whether it is the free part of the seat's turn, after the roll."""
        frame = state.stack[-1] if state.stack else None
        return isinstance(frame, Turn) and (frame.at, frame.seat) == ("main", seat)

    def as_if_asked(self, state: GoldenAgeState, seat: int) -> GoldenAgeState | None:
        """Return its own turn as it goes on after the auction, else its next turn as if it came now, after the
        dice.
        """
        turn, sale = outermost_frame(state, Turn), state.stack[-1] if state.stack else None
        if outermost_frame(state, Setup) is not None:
            return None
        if turn is None or (turn.at, turn.seat) != ("main", seat):
            return _next_turn(state, seat)
        if isinstance(sale, Bidding):
            flip(state, seat, sale.place)
        state.stack = [turn]
        return state

    def beyond(self, state: GoldenAgeState, seat: int, action: Any) -> GoldenAgeState | None:
        """Return the position after the action without its result, such as a drawn card or the outcome of an
        auction.

        After the end of a turn, it is the seat's next turn.
        """
        if isinstance(action, a.EndTurn):
            return None if total(state, seat) >= NUMBERS.target else _next_turn(_clone(state), seat)
        if not isinstance(action, (*_UNSEEN, a.OpenAuction)):
            return None
        assert action.marker is not None
        after: GoldenAgeState = _clone(state)
        place = PLACE[action.marker]
        flip(after, seat, place)
        if not isinstance(action, a.OpenAuction):
            after.players[seat].money -= COST_AT[place]
        return after

    def ends(self, state: GoldenAgeState, seat: int, action: Any) -> bool:
        """Return whether the move ends the turn."""
        return isinstance(action, a.EndTurn)

    def resumes(self, state: GoldenAgeState, seat: int) -> bool:
        """Return whether the seat's own turn is interrupted by others, or still before the roll."""
        turn = outermost_frame(state, Turn)
        return turn is not None and turn.seat == seat and turn.at in ("before", "main")

    def conditions(self, state: GoldenAgeState, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """Return conditions on the province, the guild's price, cards in hand, unused markers, and the money."""
        found: list[PremoveCondition] = []
        match action:
            case a.MovePawn(_, province) | a.AddPawn(province) if state.owner[PROVINCE[province]] == NOBODY:
                found.append(PremoveCondition("free", province))
            case a.TakeGuild(guild):
                price = guild_price(state, COLOURS.index(guild))
                assert price is not None
                found.append(PremoveCondition("price", guild, price))
            case a.EndTurn():
                found.append(PremoveCondition("unused", amount=len(active_places(state, seat))))
            case a.DrawInvestment() | a.DrawColony() | a.DrawSpice():
                deck = _DRAWS[type(action)]
                found.append(PremoveCondition("cards", DECKS[deck], backs(state, seat)[deck]))
        if isinstance(action, (a.MovePawn, a.TakeGuild, *COLOUR_OF)):
            found.append(PremoveCondition("money", amount=state.players[seat].money))
        return found

    def holds(self, state: GoldenAgeState, seat: int, condition: PremoveCondition) -> bool:
        """Return whether the condition holds, by the board, the money and the backs in hand."""
        match condition:
            case PremoveCondition(kind="money", amount=least):
                return state.players[seat].money >= least
            case PremoveCondition(kind="free", about=province) if province in PROVINCES:
                return state.owner[PROVINCE[province]] == NOBODY
            case PremoveCondition(kind="price", about=guild, amount=most) if guild in COLOURS:
                price = guild_price(state, COLOURS.index(guild))
                return price is not None and price <= most
            case PremoveCondition(kind="unused", amount=most):
                return len(active_places(state, seat)) <= most
            case PremoveCondition(kind="cards", about=deck, amount=most) if deck in DECKS:
                return backs(state, seat)[DECKS.index(deck)] <= most
        return False

    def says(self, condition: PremoveCondition) -> Msg:
        """Return “you have 6 florins or more”, “Zeeland has no marker”."""
        match condition.kind:
            case "money":
                return Msg("golden_age-if-money", {"money": Num(condition.amount, UNIT)})
            case "unused":
                return Msg("golden_age-if-unused", {"n": condition.amount})
            case "free":
                return Msg("golden_age-if-free", {"province": Ref("province", condition.about)})
            case "price":
                price = Num(condition.amount, UNIT)
                return Msg("golden_age-if-price", {"guild": Ref("guild", condition.about), "money": price})
        return Msg("golden_age-if-cards", {"n": condition.amount, "back": Ref("back", condition.about)})


def _next_turn(state: GoldenAgeState, seat: int) -> GoldenAgeState:
    """Change the position as if the seat's next turn came now, after the roll but without its income."""
    turn_back(state, seat)
    state.stack = [Turn(seat=seat, at="main")]
    state.active = seat
    return state
