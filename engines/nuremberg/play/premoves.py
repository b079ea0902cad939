"""Premoves for a seat's next turn. They are played with the present hand, to which only a harvest may add."""

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
"""A section of a route is still the next one."""
RIGHT: Final = "right"
"""A station brings a route's right of way."""
COUNCIL: Final = "council"
"""This much more prestige wins or keeps a council card, or makes it safe."""
PRESTIGE: Final = "prestige"
"""No other seat has more prestige than this."""
BRINGS: Final = "brings"
"""A good brings this much gold after the toll."""
CARDS: Final = "cards"
"""The seat still holds at least this many cards."""
GOLD: Final = "gold"
"""The seat still has at least this much gold."""
UNABLE: Final = "unable"
"""The seat could not build something, even with the bank's help."""
SAFE: Final = "safe"
"""The seat holds no more cards than a robber knight would leave it."""


class NurembergPremoves(Premoves[NurembergState]):
    """Premoves for the next turn: building, sales, trades, and the end of the turn."""

    def asks(self, state: NurembergState, seat: int) -> bool:
        """Return whether the seat decides in its turn.

        While an own offer is open it does not: what follows may depend on the answers.
        """
        frame = state.stack[-1] if state.stack else None
        return isinstance(frame, Turn) and (frame.at, frame.seat) == ("main", seat) and not OFFERS.asked(frame)

    def as_if_asked(self, state: NurembergState, seat: int) -> NurembergState | None:
        """Return the position as if the seat's turn went on with its offer accepted, or its next turn began now.

        Cards owed to the robber knight must be chosen already; these are paid, and so is a promised free wall.
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
        """Return whether it is the seat's own turn, perhaps interrupted."""
        turn = outermost_frame(state, Turn)
        return turn is not None and turn.seat == seat

    def conditions(self, state: NurembergState, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """Return the conditions of a move: changes that leave it legal, but that its owner might regret."""
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
        """Check the condition against the board, the prestige of all seats, and the own hand."""
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
        """Return the condition in words: “it brings the right of way of Prague”, “you hold 7 cards at most”."""
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


# ------------------------------------------------------------------ assumptions


def _settle(state: NurembergState, seat: int) -> bool:
    """Pay what a seat has promised but not yet paid; return False if it still has to choose its cards."""
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
    """Give a seat what its offer brings. The other hands do not matter, and lose nothing."""
    purse = state.players[offer.seat].purse
    for kind, (gave, got) in enumerate(zip(offer.give.counts(), offer.want.counts(), strict=True)):
        purse[kind] += got - gave


# ------------------------------------------------------------------ conditions


def _for_prestige(state: NurembergState, seat: int, gained: int) -> list[PremoveCondition]:
    """Return the conditions on what the prestige does for the council, and that no other seat has more."""
    after = state.players[seat].prestige + gained
    return [PremoveCondition(COUNCIL, amount=gained), PremoveCondition(PRESTIGE, amount=after)]


def _nothing_lost(state: NurembergState, seat: int) -> list[PremoveCondition]:
    """Return the conditions that no cards and no gold were lost to theft or tolls.

    They pay for the rest of the plan.
    """
    own = state.players[seat].gold
    return [
        PremoveCondition(CARDS, amount=size(state, seat)),
        *([PremoveCondition(GOLD, amount=own)] if own else []),
    ]


def _nothing_to_do(state: NurembergState, seat: int) -> list[PremoveCondition]:
    """Return the conditions that no building with points or prestige is affordable, of those with a place."""
    return [
        PremoveCondition(UNABLE, built) for built in BUILT if built != "station" and places(state, seat, built)
    ]


def _earned(state: NurembergState, seat: int, good: str) -> int:
    return price_of(state, seat, good) - toll_of(state, seat, good)
