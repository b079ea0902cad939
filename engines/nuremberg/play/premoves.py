"""A seat's next turn, given beforehand: it is played with the hand of now, to which only a harvest may add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engines.core.frames import outermost_frame
from engines.core.mechanics.trade_offers import Offer
from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.text.messages import Msg, Ref
from engines.nuremberg import actions as a
from engines.nuremberg.data import (
    COSTS,
    GOODS,
    NUMBERS,
    ROUTE,
    Goods,
)
from engines.nuremberg.rules.affordable import BUILT, affordable, places
from engines.nuremberg.rules.affordable import RIGHT as RIGHT_OF_WAY
from engines.nuremberg.rules.council import serves
from engines.nuremberg.rules.hands import pay, size
from engines.nuremberg.rules.selling import price_of, toll_of
from engines.nuremberg.rules.trading import OFFERS
from engines.nuremberg.state import YES, FreeClay, Knight, NurembergState, Turn
from engines.nuremberg.text.names import gold

SECTION: Final = "section"
"""A section of a route is the next one still."""
RIGHT: Final = "right"
"""A station brings a route's right of way."""
COUNCIL: Final = "council"
"""So much prestige wins or keeps a council card, or makes it safe."""
PRESTIGE: Final = "prestige"
"""Nobody else has more prestige than so much."""
BRINGS: Final = "brings"
"""A good brings so much gold, its toll paid."""
CARDS: Final = "cards"
"""The seat holds so many cards still, or more."""
GOLD: Final = "gold"
"""The seat has so much gold still, or more."""
UNABLE: Final = "unable"
"""The seat could not build something, with the bank's help neither."""
SAFE: Final = "safe"
"""The seat holds no more cards than a robber knight would leave it."""


class NurembergPremoves(Premoves[NurembergState]):
    """What a seat builds, sells, trades and ends in its next turn."""

    def asks(self, state: NurembergState, seat: int) -> bool:
        """Its turn, while no answer to an offer of its own is open: what follows may depend on it."""
        frame = state.stack[-1] if state.stack else None
        return isinstance(frame, Turn) and (frame.at, frame.seat) == ("main", seat) and not OFFERS.asked(frame)

    def as_if_asked(self, state: NurembergState, seat: int) -> NurembergState | None:
        """As if its next turn came now, or its own went on and its offer were accepted.

        What it owes the robber knight has to be chosen before; what it has chosen is paid, and so is a free wall.
        """
        turn = outermost_frame(state, Turn)
        if turn is None or not _settle(state, seat):
            return None
        if turn.seat == seat:
            own = [offer for offer in turn.offers if offer.seat == seat]
            if own:
                _deal(state, own[-1])
            turn.offers, turn.at = [], "main"
        else:
            turn = Turn(seat=seat, at="main")
            state.active = seat
        state.stack = [turn]
        return state

    def resumes(self, state: NurembergState, seat: int) -> bool:
        """Where its own turn is interrupted."""
        turn = outermost_frame(state, Turn)
        return turn is not None and turn.seat == seat

    def conditions(self, state: NurembergState, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """What the move was chosen for: all that the rules would let pass, and whoever chose it might regret."""
        wanted: list[PremoveCondition] = []
        match action:
            case a.BuildStation(route):
                wanted = [
                    PremoveCondition(SECTION, route, len(state.stations[ROUTE[route]]) + 1),
                    PremoveCondition(RIGHT, route),
                ]
            case a.BuildWall():
                wanted = _for_prestige(state, seat, NUMBERS.prestige.wall)
            case a.BuildTower():
                wanted = _for_prestige(state, seat, NUMBERS.prestige.tower)
            case a.Sell(good):
                wanted = [PremoveCondition(BRINGS, good, _earned(state, seat, good)), *_nothing_lost(state, seat)]
            case a.TradeBank():
                wanted = _nothing_lost(state, seat)
            case a.EndTurn():
                wanted = [*_nothing_to_do(state, seat), PremoveCondition(SAFE, amount=NUMBERS.discard_from - 1)]
        return [one for one in wanted if self.holds(state, seat, one)]

    def holds(self, state: NurembergState, seat: int, condition: PremoveCondition) -> bool:
        """By the board, the prestige of all, and the own hand."""
        match condition:
            case PremoveCondition(kind="section", about=route, amount=number) if route in ROUTE:
                return len(state.stations[ROUTE[route]]) + 1 == number
            case PremoveCondition(kind="right", about=route) if route in ROUTE:
                return ROUTE[route] in places(state, seat, RIGHT_OF_WAY)
            case PremoveCondition(kind="council", amount=gained):
                return serves(state, seat, gained)
            case PremoveCondition(kind="prestige", amount=most):
                others = (player.prestige for other, player in enumerate(state.players) if other != seat)
                return max(others) <= most
            case PremoveCondition(kind="brings", about=good, amount=least) if good in GOODS:
                return _earned(state, seat, good) >= least
            case PremoveCondition(kind="cards", amount=least):
                return size(state, seat) >= least
            case PremoveCondition(kind="gold", amount=least):
                return state.players[seat].gold >= least
            case PremoveCondition(kind="unable", about=built) if built in BUILT:
                return not affordable(state, seat, built)
            case PremoveCondition(kind="safe", amount=most):
                return size(state, seat) <= most
        return False

    def says(self, condition: PremoveCondition) -> Msg:
        """“it brings the right of way of Prague”, “you hold 7 cards at most”."""
        key, n = f"nuremberg-if-{condition.kind}", condition.amount
        match condition.kind:
            case "section":
                return Msg(key, {"route": Ref("route", condition.about), "n": n})
            case "right":
                return Msg(key, {"route": Ref("route", condition.about)})
            case "brings":
                return Msg(key, {"goods": Ref("goods", condition.about), "gold": gold(n)})
            case "unable" if condition.about == RIGHT_OF_WAY:
                return Msg(f"{key}-right")
            case "unable":
                return Msg(key, {"piece": Ref("piece", condition.about)})
            case "gold":
                return Msg(key, {"gold": gold(n)})
            case "council":
                return Msg(key)
        return Msg(key, {"n": n})


# ------------------------------------------------------------------ as if it were


def _settle(state: NurembergState, seat: int) -> bool:
    """Pay what a seat has said that it pays as soon as others have answered; False if it has not said it yet."""
    for frame in state.stack:
        match frame:
            case Knight() if frame.amounts[seat]:
                cards = frame.given[seat]
                if cards is None:
                    return False
                pay(state, seat, (*cards.counts(), 0))
            case FreeClay() if seat in frame.order and frame.answers[seat] == YES:
                pay(state, seat, COSTS["free_wall"])
    return True


def _deal(state: NurembergState, offer: Offer[Goods]) -> None:
    """A seat has what its offer brings. Nobody else's hand matters to it, and nothing is taken from one."""
    purse = state.players[offer.seat].purse
    for kind, (gave, got) in enumerate(zip(offer.give.counts(), offer.want.counts(), strict=True)):
        purse[kind] += got - gave


# ------------------------------------------------------------------ conditions


def _for_prestige(state: NurembergState, seat: int, gained: int) -> list[PremoveCondition]:
    """What it does for the council, and that it falls behind nobody before whom it would be."""
    after = state.players[seat].prestige + gained
    return [PremoveCondition(COUNCIL, amount=gained), PremoveCondition(PRESTIGE, amount=after)]


def _nothing_lost(state: NurembergState, seat: int) -> list[PremoveCondition]:
    """Cards are given away for what is built of the rest; neither of that has been stolen or paid as a toll."""
    own = state.players[seat].gold
    return [
        PremoveCondition(CARDS, amount=size(state, seat)),
        *([PremoveCondition(GOLD, amount=own)] if own else []),
    ]


def _nothing_to_do(state: NurembergState, seat: int) -> list[PremoveCondition]:
    """Nothing that brings points or prestige can be built, though there is a place for it."""
    return [
        PremoveCondition(UNABLE, built) for built in BUILT if built != "station" and places(state, seat, built)
    ]


def _earned(state: NurembergState, seat: int, good: str) -> int:
    return price_of(state, seat, good) - toll_of(state, seat, good)
