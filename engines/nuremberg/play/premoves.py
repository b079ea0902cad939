"""Premoves for a seat's next turn. They are played with the present hand, to which only a harvest may add."""

from collections.abc import Callable, Container, Sequence
from typing import Any

from engines.core.frames import outermost_frame
from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.trade_offers import Offer
from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.text.messages import Arg, Msg, Ref
from engines.nuremberg import actions as a
from engines.nuremberg.data import COSTS, GOODS, NUMBERS, ROUTE, Goods
from engines.nuremberg.rules.affordable import BUILT, affordable, places
from engines.nuremberg.rules.affordable import RIGHT as RIGHT_OF_WAY
from engines.nuremberg.rules.council import serves
from engines.nuremberg.rules.hands import pay, size
from engines.nuremberg.rules.selling import earned
from engines.nuremberg.rules.trading import OFFERS
from engines.nuremberg.state import YES, FreeClay, Knight, NurembergState, Turn
from engines.nuremberg.text.names import gold

_HOLDS: dict[str, Callable[[NurembergState, int, str, int], bool]] = {
    # A section of a route is still the next one.
    "section": lambda state, _, route, number: len(state.stations[ROUTE[route]]) + 1 == number,
    # A station brings a route's right of way.
    "right": lambda state, seat, route, _: ROUTE[route] in places(state, seat, RIGHT_OF_WAY),
    # This much more prestige wins or keeps a council card, or makes it safe.
    "council": lambda state, seat, _, gained: serves(state, seat, gained),
    # No other seat has more prestige than this.
    "prestige": lambda state, seat, _, most: all(
        player.prestige <= most for other, player in enumerate(state.players) if other != seat
    ),
    # A good brings this much gold after the toll.
    "brings": lambda state, seat, good, least: earned(state, seat, good) >= least,
    # The seat still holds at least this many cards.
    "cards": lambda state, seat, _, least: size(state, seat) >= least,
    # The seat still has at least this much gold.
    "gold": lambda state, seat, _, least: state.players[seat].gold >= least,
    # The seat could not build something, even with the bank's help.
    "unable": lambda state, seat, built, _: not affordable(state, seat, built),
    # The seat holds no more cards than a robber knight would leave it.
    "safe": lambda state, seat, _, most: size(state, seat) <= most,
}
"""By kind of condition, whether it holds, by position, seat, thing and amount."""
_THINGS: dict[str, tuple[str, Container[str]]] = {
    "section": ("route", ROUTE),
    "right": ("route", ROUTE),
    "brings": ("goods", GOODS),
    "unable": ("piece", BUILT),
}
"""By kind of condition about a thing, the kind of that thing and the known ones."""


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
                    PremoveCondition("section", route, len(state.stations[ROUTE[route]]) + 1),
                    PremoveCondition("right", route),
                ]
            case a.BuildWall():
                wanted = _for_prestige(state, seat, NUMBERS.prestige.wall)
            case a.BuildTower():
                wanted = _for_prestige(state, seat, NUMBERS.prestige.tower)
            case a.Sell(good):
                wanted = [PremoveCondition("brings", good, earned(state, seat, good)), *_nothing_lost(state, seat)]
            case TradeBank():
                wanted = _nothing_lost(state, seat)
            case a.EndTurn():
                wanted = [*_nothing_to_do(state, seat), PremoveCondition("safe", amount=NUMBERS.discard_from - 1)]
        return [one for one in wanted if self.holds(state, seat, one)]

    def holds(self, state: NurembergState, seat: int, condition: PremoveCondition) -> bool:
        """Check the condition against the board, the prestige of all seats, and the own hand."""
        _, known = _THINGS.get(condition.kind, ("", ("",)))
        holds = _HOLDS.get(condition.kind)
        if holds is None or condition.about not in known:
            return False
        return holds(state, seat, condition.about, condition.amount)

    def says(self, condition: PremoveCondition) -> Msg:
        """Return the condition in words: “it brings the right of way of Prague”, “you hold 7 cards at most”."""
        kind, about = condition.kind, condition.about
        if (kind, about) == ("unable", RIGHT_OF_WAY):
            return Msg("nuremberg-if-unable-right")
        args: dict[str, Arg] = {}
        if kind in _THINGS:
            sort, _ = _THINGS[kind]
            args[sort] = Ref(sort, about)
        if kind in ("brings", "gold"):
            args["gold"] = gold(condition.amount)
        elif kind in ("section", "prestige", "cards", "safe"):
            args["n"] = condition.amount
        return Msg(f"nuremberg-if-{kind}", args)


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
    return [PremoveCondition("council", amount=gained), PremoveCondition("prestige", amount=after)]


def _nothing_lost(state: NurembergState, seat: int) -> list[PremoveCondition]:
    """Return the conditions that no cards and no gold were lost to theft or tolls.

    They pay for the rest of the plan.
    """
    own = state.players[seat].gold
    return [
        PremoveCondition("cards", amount=size(state, seat)),
        *([PremoveCondition("gold", amount=own)] if own else []),
    ]


def _nothing_to_do(state: NurembergState, seat: int) -> list[PremoveCondition]:
    """Return the conditions that no building with points or prestige is affordable, of those with a place."""
    return [
        PremoveCondition("unable", built) for built in BUILT if built != "station" and places(state, seat, built)
    ]
