"""Progress cards as they are played. What they ask for afterwards stands with the other answers, in `actions`."""

from __future__ import annotations

import msgspec

from engines.cities_knights.geography import ISLAND
from engines.core.actions import Action


class Alchemist(Action, frozen=True, tag="card-alchemist"):
    """Choose both dice; only the event die is rolled."""

    red: int
    yellow: int


class Crane(Action, frozen=True, tag="card-crane"):
    """One improvement of this turn costs one commodity less."""


class Engineer(Action, frozen=True, tag="card-engineer"):
    """A free wall."""

    vertex: int


def _place(name: str) -> int:
    # What is no hex comes last, and is refused.
    return ISLAND.names.index(name) if name in ISLAND.names else len(ISLAND.names)


class Inventor(Action, frozen=True, tag="card-inventor"):
    """Swap the tokens of two hexes, none of them 2, 6, 8 or 12; in whichever order they are named."""

    hexes: tuple[str, ...]

    def __post_init__(self) -> None:
        in_order = tuple(sorted(self.hexes, key=_place))
        msgspec.structs.force_setattr(self, "hexes", in_order)


class Irrigation(Action, frozen=True, tag="card-irrigation"):
    """Two grain for each fields hex at an own building."""


class Medicine(Action, frozen=True, tag="card-medicine"):
    """A city for two ore and one grain."""

    vertex: int


class Mining(Action, frozen=True, tag="card-mining"):
    """Two ore for each mountains hex at an own building."""


class RoadBuilding(Action, frozen=True, tag="card-road_building"):
    """Two free roads."""


class Smith(Action, frozen=True, tag="card-smith"):
    """Promote up to two knights."""


class CommercialHarbour(Action, frozen=True, tag="card-commercial_harbor"):
    """For the rest of the turn, offer each opponent a resource for a commodity of the opponent's choice."""


class MasterMerchant(Action, frozen=True, tag="card-master_merchant"):
    """Look at the hand of an opponent with more points and take two cards."""

    victim: int


class MerchantFleet(Action, frozen=True, tag="card-merchant_fleet"):
    """Trade one kind 2:1 with the bank until the end of the turn."""

    kind: str


class Merchant(Action, frozen=True, tag="card-merchant"):
    """Place the merchant on a hex at an own building."""

    hex: str


class ResourceMonopoly(Action, frozen=True, tag="card-resource_monopoly"):
    """Every opponent gives two of a resource."""

    kind: str


class TradeMonopoly(Action, frozen=True, tag="card-trade_monopoly"):
    """Every opponent gives one of a commodity."""

    kind: str


class Bishop(Action, frozen=True, tag="card-bishop"):
    """Move the robber and take a card from each opponent there."""

    hex: str


class Deserter(Action, frozen=True, tag="card-deserter"):
    """An opponent removes a knight; one like it may be placed."""

    victim: int


class Diplomat(Action, frozen=True, tag="card-diplomat"):
    """Remove an open road; an own one may be laid elsewhere."""

    edge: str


class Intrigue(Action, frozen=True, tag="card-intrigue"):
    """Drive away a foreign knight at an own road."""

    vertex: int


class Saboteur(Action, frozen=True, tag="card-saboteur"):
    """Opponents with as many points or more discard half of their cards."""


class Spy(Action, frozen=True, tag="card-spy"):
    """Look at an opponent's progress cards and take one."""

    victim: int


class Warlord(Action, frozen=True, tag="card-warlord"):
    """All own knights become active."""


class Wedding(Action, frozen=True, tag="card-wedding"):
    """Opponents with more points give two cards each."""
