"""Cities & Knights for the text tests: typed moves of every verb, events of every type, and a crowded position."""

from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights import events as e
from engines.cities_knights.data import COMMODITIES, KINDS, RESOURCES, TRACK_OF, TRACKS, Cards
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.position import load
from engines.cities_knights.state import CatanState
from engines.core.actions import Action
from engines.core.mechanics import trade_offers
from engines.core.mechanics.bank_trades import BankTraded
from engines.core.mechanics.trade_offers import Terms

WOOL, ORE = Cards(wool=2), Cards(ore=1)
TERMS = Terms(WOOL, ORE)
MIXED = Cards(wool=1, paper=2, coin=1)
VERTEX, EDGE, HEX = 18, "18-23", "0,-2"

TYPED: tuple[Action, ...] = (
    *(kind() for kind in (a.RollDice, a.EndTurn, a.Pass, a.TradeClose, ca.Saboteur, ca.Warlord, ca.Wedding)),
    *(kind() for kind in (ca.Crane, ca.Irrigation, ca.Mining, ca.RoadBuilding, ca.Smith, ca.CommercialHarbour)),
    *(a.BuildRoad(edge) for edge in ("18-23", "0-3", "28-34", "9-99")),
    *(
        kind(vertex)
        for kind in (a.BuildSettlement, a.BuildCity, a.BuildWall, a.BuildKnight)
        for vertex in (18, 0, 53, 54)
    ),
    *(a.Improve(track) for track in (*TRACKS, "magic")),
    *(kind(vertex) for kind in (a.ActivateKnight, a.PromoteKnight, a.ChaseRobber) for vertex in (18, 29, 77)),
    *(a.MoveKnight(start, to) for start, to in ((18, 18), (18, 23), (29, 24), (18, 99))),
    *(a.TradeBank(give, get, n) for give, get, n in (("wool", "ore", 1), ("coin", "coin", 1), ("wool", "ore", 0))),
    *(a.TradeBank(give, get, 40) for give, get in (("wool", "silk"), ("cloth", "paper"))),
    *(a.TradeOffer(TERMS, to) for to in (("0", "1", "2"), ("7",), ())),
    *(
        a.TradeOffer(terms, ("1", "2"))
        for terms in (Terms(Cards(), ORE), Terms(WOOL, WOOL), Terms(Cards(wool=9), ORE))
    ),
    a.TradeCounter(1, TERMS),
    a.TradeAccept(99),
    *(kind(1) for kind in (a.TradeAccept, a.TradeDecline, a.TradeWithdraw)),
    *(ca.Alchemist(*dice) for dice in ((3, 4), (0, 7))),
    *(kind(VERTEX) for kind in (ca.Engineer, ca.Medicine, ca.Intrigue)),
    *(ca.Inventor(hexes) for hexes in (("0,-2", "1,-2"), ("0,-2",))),
    *(kind(victim) for kind in (ca.MasterMerchant, ca.Deserter, ca.Spy) for victim in (0, 1, 9)),
    ca.MerchantFleet("wool"),
    *(ca.Merchant(place) for place in (HEX, "9,9")),
    *(card(kind) for card in (ca.ResourceMonopoly, ca.TradeMonopoly) for kind in ("coin", "wool")),
    ca.Bishop(HEX),
    ca.Diplomat(EDGE),
    a.Discard(Cards()),
    *(kind(MIXED) for kind in (a.Discard, a.Gift, a.TakeCards)),
    *(a.DropCard(card) for card in ("printer", "spy", "ace")),
    *(a.MoveRobber(place, victim) for place, victim in ((HEX, None), (HEX, 1), ("0,0", 2))),
    *(kind(VERTEX) for kind in (a.RazeCity, a.PlaceKnight, a.PlaceMetropolis, a.Desert)),
    a.ChooseDeck("trade"),
    *(a.TakeResource(kind) for kind in ("wool", "coin")),
    a.OfferResource(1, "wool"),
    a.GiveCommodity("cloth"),
    a.TakeProgress("spy"),
)
"""What a player might type; most of it is illegal at any moment."""

TOLD: tuple[Any, ...] = (
    e.TurnBegan(0, 12),
    *(e.Rolled(1, 3, 5, face, chosen) for face in ("ship", *TRACKS) for chosen in (False, True)),
    *(e.Received(0, MIXED, why) for why in ("roll", "draft", "aqueduct", "irrigation", "mining")),
    e.Shortage("wool", False),
    e.Shortage("coin", True),
    *(
        e.Built(0, what, VERTEX, free)
        for what in ("settlement", "city", "wall", "knight")
        for free in (False, True)
    ),
    e.RoadBuilt(0, EDGE),
    e.RoadBuilt(1, "0-3", free=True),
    e.RoadRemoved(0, 1, EDGE),
    e.RoadRemoved(1, 1, EDGE),
    e.LongestRoad(1, 6),
    e.LongestRoad(None, 4),
    e.KnightActivated(1, VERTEX),
    e.KnightPromoted(0, VERTEX, 2),
    e.KnightPromoted(0, VERTEX, 3, free=True),
    e.KnightMoved(1, VERTEX, 23),
    *(e.KnightDisplaced(0, 1, VERTEX, level) for level in (1, 2, 3)),
    e.KnightDriven(0, 1, VERTEX, 23),
    e.KnightDriven(0, 1, VERTEX, None),
    *(e.KnightDeserted(1, 0, VERTEX, level) for level in (1, 2, 3)),
    *(e.KnightJoined(0, VERTEX, level) for level in (1, 2, 3)),
    *(e.Improved(1, track, level) for track in TRACKS for level in range(1, 6)),
    e.MetropolisBuilt(1, "science", VERTEX),
    e.MetropolisBuilt(1, "politics", VERTEX, 0, 23),
    *(e.ProgressDrawn(1, track) for track in TRACKS),
    *(e.ProgressSeen(1, TRACKS[track], card) for card, track in TRACK_OF.items()),
    e.PointCard(1, "printer"),
    e.PointCard(0, "constitution"),
    e.ProgressDropped(1, "trade"),
    e.ProgressDroppedSeen(1, "politics", "spy"),
    *(e.CardPlayed(1, card) for card in TRACK_OF),
    e.CardPlayed(1, "spy", victim=0),
    *(e.CardPlayed(0, "merchant_fleet", kind=kind) for kind in KINDS),
    e.CardPlayed(0, "bishop", hexes=("0,0",)),
    e.CardPlayed(0, "inventor", hexes=("0,-2", "1,-2")),
    e.HarbourReturned(0, 1, "wool"),
    e.ShipMoved(7),
    e.BarbariansLanded(4, 5, (3, 2, 0)),
    *(e.BarbariansLanded(*sides, (sides[1], 0, 0)) for sides in ((0, 0), (4, 1), (4, 0))),
    e.DefenderNamed(1),
    e.DefendersTied((0, 1)),
    *(e.CityRazed(1, VERTEX, wall, tipped) for wall in (False, True) for tipped in (False, True)),
    *(e.CardsLost(1, n, why) for n in (1, 4) for why in ("seven", "saboteur")),
    e.CardsLostSeen(1, 4, "seven", MIXED),
    *(e.RobberMoved(0, "0,0", by) for by in ("seven", "knight", "bishop")),
    e.CardStolen(0, 1),
    *(e.CardStolenSeen(0, 1, kind) for kind in KINDS),
    *(e.CardsGiven(0, 1, n, why) for n in (1, 2) for why in ("wedding", "plunder")),
    *(e.CardsGivenSeen(0, 1, 4, why, MIXED) for why in ("wedding", "plunder")),
    *(e.CardsTaken(0, 1, Cards(**{kind: 2})) for kind in RESOURCES),
    *(e.HarbourOffered(0, 1, kind) for kind in RESOURCES),
    *(e.Swapped(0, 1, "wool", kind) for kind in COMMODITIES),
    e.ProgressStolen(0, 1, True),
    e.ProgressStolen(0, 1, False),
    e.ProgressStolenSeen(0, 1, True, "wedding"),
    BankTraded(0, Cards(wool=4), Cards(ore=1)),
    trade_offers.OfferMade(0, 1, (1, 2), WOOL, ORE),
    trade_offers.OfferMade(1, 2, (0,), ORE, WOOL, counter_to=0),
    trade_offers.OfferDeclined(1, 1),
    trade_offers.OfferWithdrawn(0, 1),
    trade_offers.TradeClosed(1),
    trade_offers.Traded(0, 1, WOOL, ORE),
    e.Won(1, 13),
)
"""Events of every type, in all their variants."""

START = load({"players": 3, "P0": {"settlements": [18], "roads": [[18, 23]]}})
"""Anna has a settlement between hills 6, pasture 4 and the desert of the beginners' island."""


def crowded() -> CatanState:
    """A late position: four seats with five buildings, three walls, three knights and eight roads each."""
    seats: dict[str, Any] = {}
    for seat in range(4):
        vertices = [v for v in range(54) if v % 4 == seat]
        seats[f"P{seat}"] = {
            "settlements": vertices[:2],
            "cities": vertices[2:5],
            "walls": vertices[2:5],
            "roads": list(ISLAND.edges)[seat::4][:8],
            "knights": [{"v": v, "level": 1 + i // 2, "active": i % 2 == 0} for i, v in enumerate(vertices[5:8])],
            "hand": dict.fromkeys(KINDS, 2),
            "improvements": dict.fromkeys(TRACKS, 3),
            "progress": ["spy", "merchant", "smith", "crane"] if seat == 0 else [],
        }
    keys = {"players": 4, "attacks": 3, "merchant": [0, "0,0"], "longest_road": None, "loose": True}
    return load({**keys, **seats})
