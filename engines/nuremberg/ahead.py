"""A seat's next turn, given beforehand: it is played with the hand of now, to which only a harvest may add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engines.core.ahead import Ahead, Condition
from engines.core.codec import cloner
from engines.core.frames import outermost
from engines.core.offers import Offer
from engines.core.text import Msg, Ref
from engines.nuremberg import actions as a
from engines.nuremberg.affording import affordable
from engines.nuremberg.building import PIECES, spots
from engines.nuremberg.council import serves
from engines.nuremberg.data import (
    CARDS,
    COSTS,
    GOODS,
    NUMBERS,
    ROUTE,
    Goods,
)
from engines.nuremberg.hands import pay, size
from engines.nuremberg.naming import gold
from engines.nuremberg.rights import takes
from engines.nuremberg.selling import price_of, toll_of
from engines.nuremberg.state import YES, FreeClay, Knight, NurembergState, Turn
from engines.nuremberg.trading import OFFERS

NO_KNIGHT: Final = "no-knight"
"""No robber knight was drawn in the turn."""
SECTION: Final = "section"
"""A section of a route is the next one still."""
RIGHT: Final = "right"
"""A station brings a route's right of way."""
WALL: Final = "wall"
"""A section of the wall is the next one still."""
COUNCIL: Final = "council"
"""So much prestige wins or keeps a council card, or makes it safe."""
AHEAD: Final = "ahead"
"""Nobody else has more prestige."""
BRINGS: Final = "brings"
"""A good brings so much gold, its toll paid."""
UNABLE: Final = "unable"
"""The seat could not build a piece, with the bank's help neither."""
HAND: Final = "hand"
"""The seat holds no more cards."""
GAINED = {"wall": NUMBERS.prestige.wall, "tower": NUMBERS.prestige.tower}
_clone = cloner(NurembergState)


class NurembergAhead(Ahead[NurembergState]):
    """What a seat builds, sells, trades and ends in its next turn."""

    def asks(self, state: NurembergState, seat: int) -> bool:
        """Its turn, while no answer to an offer of its own is open: what follows may depend on it."""
        frame = state.stack[-1] if state.stack else None
        return isinstance(frame, Turn) and (frame.at, frame.seat) == ("main", seat) and not OFFERS.asked(frame)

    def as_if_asked(self, state: NurembergState, seat: int) -> NurembergState | None:
        """As if its next turn came now, or its own went on and its offer were accepted.

        What it owes the robber knight has to be chosen before; what it has chosen is paid, and so is a free wall.
        """
        turn = outermost(state, Turn)
        if turn is None or not _settle(state, seat):
            return None
        if (turn.seat, turn.at) == (seat, "main"):
            own = [offer for offer in turn.offers if offer.seat == seat]
            if own:
                _deal(state, own[-1])
            turn.offers = []
        else:
            turn = Turn(seat=seat, at="main")
            state.card, state.active = 0, seat
        state.stack = [turn]
        return state

    def beyond(self, state: NurembergState, seat: int, action: Any) -> NurembergState | None:
        """After an offer: as if it were accepted."""
        if not isinstance(action, a.TradeOffer):
            return None
        after: NurembergState = _clone(state)
        turn = after.stack[-1]
        assert isinstance(turn, Turn)
        turn.proposals += 1
        terms = action.terms
        _deal(after, Offer(0, seat, (), terms.give, terms.want))
        return after

    def conditions(self, state: NurembergState, seat: int, action: Any) -> Sequence[Condition]:
        """That no knight came, and what the move was chosen for."""
        match action:
            case a.BuildStation(route):
                section = Condition(SECTION, route, len(state.stations[ROUTE[route]]) + 1)
                wanted = [section, Condition(RIGHT, route)]
            case a.BuildWall():
                wanted = [Condition(WALL, amount=state.walls + 1), *_prestige(state, seat, "wall")]
            case a.BuildTower():
                wanted = _prestige(state, seat, "tower")
            case a.Sell(good):
                wanted = [Condition(BRINGS, good, _earned(state, seat, good))]
            case a.EndTurn():
                open_still = [piece for piece in PIECES if spots(state, seat, piece)]
                wanted = [Condition(HAND, amount=size(state, seat)), *(Condition(UNABLE, p) for p in open_still)]
            case _:
                wanted = []
        return [one for one in (Condition(NO_KNIGHT), *wanted) if self.holds(state, seat, one)]

    def holds(self, state: NurembergState, seat: int, condition: Condition) -> bool:
        """By the board, the prestige of all, and the own hand."""
        match condition:
            case Condition(kind="no-knight"):
                return not state.card or CARDS[state.card].event != "robber_knight"
            case Condition(kind="section", about=route, amount=number) if route in ROUTE:
                return len(state.stations[ROUTE[route]]) + 1 == number
            case Condition(kind="right", about=route) if route in ROUTE:
                return _brings_right(state, seat, ROUTE[route])
            case Condition(kind="wall", amount=number):
                return state.walls + 1 == number
            case Condition(kind="council", amount=gained):
                return serves(state, seat, gained)
            case Condition(kind="ahead", amount=most):
                return _most_prestige(state, seat) <= most
            case Condition(kind="brings", about=good, amount=least) if good in GOODS:
                return _earned(state, seat, good) >= least
            case Condition(kind="unable", about=piece) if piece in PIECES:
                return not affordable(state, seat, piece)
            case Condition(kind="hand", amount=most):
                return size(state, seat) <= most
        return False

    def says(self, condition: Condition) -> Msg:
        """“no robber knight comes”, “section 4 of route IV is the next one still”."""
        key, n = f"nuremberg-if-{condition.kind}", condition.amount
        match condition.kind:
            case "section":
                return Msg(key, {"route": Ref("route", condition.about), "n": n})
            case "right":
                return Msg(key, {"route": Ref("route", condition.about)})
            case "brings":
                return Msg(key, {"goods": Ref("goods", condition.about), "gold": gold(n)})
            case "unable":
                return Msg(key, {"piece": Ref("piece", condition.about)})
            case "wall" | "ahead" | "hand":
                return Msg(key, {"n": n})
        return Msg(key)


# ------------------------------------------------------------------ as if it were


def _settle(state: NurembergState, seat: int) -> bool:
    """Pay what a seat has said that it pays as soon as others have answered; False if it has not said it yet."""
    knight, clay = outermost(state, Knight), outermost(state, FreeClay)
    if knight is not None and knight.amounts[seat]:
        cards = knight.given[seat]
        if cards is None:
            return False
        pay(state, seat, (*cards.counts(), 0))
    if clay is not None and seat in clay.order and clay.answers[seat] == YES:
        pay(state, seat, COSTS["free_wall"])
    return True


def _deal(state: NurembergState, offer: Offer[Goods]) -> None:
    """A seat has what its offer brings. Nobody else's hand matters to it, and nothing is taken from one."""
    purse = state.players[offer.seat].purse
    for kind, (gave, got) in enumerate(zip(offer.give.counts(), offer.want.counts(), strict=True)):
        purse[kind] += got - gave


# ------------------------------------------------------------------ conditions


def _prestige(state: NurembergState, seat: int, piece: str) -> list[Condition]:
    return [Condition(COUNCIL, amount=GAINED[piece]), Condition(AHEAD, amount=_most_prestige(state, seat))]


def _most_prestige(state: NurembergState, seat: int) -> int:
    return max(player.prestige for other, player in enumerate(state.players) if other != seat)


def _brings_right(state: NurembergState, seat: int, route: int) -> bool:
    return takes(state, seat, route, state.stations[route].count(seat) + 1)


def _earned(state: NurembergState, seat: int, good: str) -> int:
    return price_of(state, seat, good) - toll_of(state, seat, good)
