"""Actions that play progress cards. Answers to their effects are in `actions`."""

from typing import Union

import msgspec

from engines.cities_knights.geography import ISLAND
from engines.core.actions import Action


class AtVertex(Action, frozen=True):
    """An action at a vertex."""

    vertex: int


class Alchemist(Action, frozen=True, tag="card-alchemist"):
    """Choose both dice; only the event die is rolled."""

    red: int
    yellow: int


class Crane(Action, frozen=True, tag="card-crane"):
    """Make one improvement of this turn cost one commodity less."""


class Engineer(AtVertex, frozen=True, tag="card-engineer"):
    """Build a wall for free."""


def _place(name: str) -> int:
    # An unknown hex sorts last; it is refused later.
    return ISLAND.names.index(name) if name in ISLAND.names else len(ISLAND.names)


class Inventor(Action, frozen=True, tag="card-inventor"):
    """Swap the tokens of two hexes, given in any order; neither may be 2, 6, 8 or 12."""

    hexes: tuple[str, ...]

    def __post_init__(self) -> None:
        in_order = tuple(sorted(self.hexes, key=_place))
        msgspec.structs.force_setattr(self, "hexes", in_order)


class Irrigation(Action, frozen=True, tag="card-irrigation"):
    """Take two grain for each fields hex at an own building."""


class Medicine(AtVertex, frozen=True, tag="card-medicine"):
    """Build a city for two ore and one grain."""


class Mining(Action, frozen=True, tag="card-mining"):
    """Take two ore for each mountains hex at an own building."""


class RoadBuilding(Action, frozen=True, tag="card-road_building"):
    """Lay two roads for free."""


class Smith(Action, frozen=True, tag="card-smith"):
    """Promote up to two knights."""


class CommercialHarbour(Action, frozen=True, tag="card-commercial_harbor"):
    """Offer opponents a resource each for a commodity of their choice, for the rest of the turn."""


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
    """Take two of a resource from every opponent."""

    kind: str


class TradeMonopoly(Action, frozen=True, tag="card-trade_monopoly"):
    """Take one of a commodity from every opponent."""

    kind: str


class Bishop(Action, frozen=True, tag="card-bishop"):
    """Move the robber and take a card from each opponent there."""

    hex: str


class Deserter(Action, frozen=True, tag="card-deserter"):
    """Make an opponent remove a knight; an equal one may be placed."""

    victim: int


class Diplomat(Action, frozen=True, tag="card-diplomat"):
    """Remove an open road; an own one may be laid elsewhere."""

    edge: str


class Intrigue(AtVertex, frozen=True, tag="card-intrigue"):
    """Drive away an opponent's knight at an own road."""


class Saboteur(Action, frozen=True, tag="card-saboteur"):
    """Make opponents with at least as many points discard half of their cards."""


class Spy(Action, frozen=True, tag="card-spy"):
    """Look at an opponent's progress cards and take one."""

    victim: int


class Warlord(Action, frozen=True, tag="card-warlord"):
    """Activate all own knights."""


class Wedding(Action, frozen=True, tag="card-wedding"):
    """Make opponents with more points give two cards each."""


ScienceCard = Union[Alchemist, Crane, Engineer, Inventor, Irrigation, Medicine, Mining, RoadBuilding, Smith]
TradeCard = Union[CommercialHarbour, MasterMerchant, MerchantFleet, Merchant, ResourceMonopoly, TradeMonopoly]
PoliticsCard = Union[Bishop, Deserter, Diplomat, Intrigue, Saboteur, Spy, Warlord, Wedding]
