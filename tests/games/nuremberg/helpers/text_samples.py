"""Nuremberg for the text tests: typed moves of every verb, events of every type, and a crowded position."""

from typing import Any

from engines.core.actions import Action
from engines.core.mechanics import trade_offers
from engines.core.mechanics.bank_trades import BankTraded, TradeBank
from engines.core.mechanics.trade_offers import (
    Terms,
    TradeAccept,
    TradeClose,
    TradeCounter,
    TradeDecline,
    TradeOffer,
    TradeWithdraw,
)
from engines.nuremberg import actions as a
from engines.nuremberg import events as e
from engines.nuremberg.data import CARDS, GOODS, KINDS, RESOURCES, ROUTES, YEARS, Cards, Goods
from engines.nuremberg.game import GAME
from engines.nuremberg.geography.city import SITE_IDS, TOWER_IDS, TOWERS, WALLS
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING_IDS, FIELDS, SECTIONS
from engines.nuremberg.state import NurembergState

WOOL, GOLD = Goods(wool=2), Goods(gold=3)
TERMS = Terms(WOOL, GOLD)
MIXED = Goods(wool=1, ore=2, gold=1)
FIELD_IDS = tuple(COUNTRY.names[place] for place in FIELDS)

TYPED: tuple[Action, ...] = (
    a.DrawCard(),
    a.EndTurn(),
    *(a.Place(crossing) for crossing in ("i-1", "ii-2", "v-8", "vi-1")),
    *(a.BuildStation(route) for route in (*ROUTES, "vi")),
    *(a.BuildSettlement(crossing) for crossing in ("i-1", "ii-2", "ii-3", "v-8", "i-9")),
    *(a.BuildWorkshop(site) for site in (*SITE_IDS, "h-x")),
    a.BuildWall(),
    *(a.BuildTower(tower) for tower in ("1-2", "3-4", "26-1", "2-3")),
    *(a.Sell(goods, times) for goods in (*GOODS, "silk") for times in (0, 1, 9)),
    *(TradeBank(give, get, n) for give, get, n in (("wool", "ore", 1), ("ore", "ore", 1), ("wool", "gold", 0))),
    *(TradeBank(give, get, 40) for give, get in (("gold", "silk"), ("gold", "wood"), ("clay", "gold"))),
    *(TradeOffer(TERMS, to) for to in (("0", "1", "2"), ("7",), ())),
    *(
        TradeOffer(terms, ("1", "2"))
        for terms in (Terms(Goods(), GOLD), Terms(GOLD, GOLD), Terms(Goods(gold=13), WOOL))
    ),
    TradeCounter(1, TERMS),
    TradeAccept(1),
    TradeAccept(99),
    TradeDecline(1),
    TradeWithdraw(1),
    TradeClose(),
    a.Discard(Cards(wool=1, ore=2)),
    a.Discard(Cards()),
    *(a.MoveKnight(field, victim) for field in ("0,-2", "-1,2", "0,0") for victim in (None, 0, 1, 2, 9)),
    a.FreeWall(),
    a.NoWall(),
    *(a.ChooseCouncil(card) for card in (4, 3, 9)),
)
"""What a player might type; most of it is illegal at any moment."""

TOLD: tuple[Any, ...] = (
    *(e.StartDrawn(0, card.id, card.harvest or 0) for card in CARDS.values()),
    *(e.StartSettled(1, setup) for setup in ("beginner", "advanced")),
    *(e.Placed(0, crossing, 8) for crossing in CROSSING_IDS),
    e.TurnBegan(0, 12),
    *(
        e.CardDrawn(1, card.id, card.harvest, card.event, card.route and card.route.lower())
        for card in CARDS.values()
    ),
    *(e.Received(0, Cards(wool=1, ore=2), why) for why in ("harvest", "setup")),
    *(e.Shortage(kind, sole) for kind in RESOURCES for sole in (False, True)),
    *(e.TollPaid(0, 1, route, 3, gold, cards) for route in ROUTES for gold, cards in ((3, 0), (1, 1), (0, 2))),
    *(e.TollSeen(0, 1, "ii", 3, gold, 1, Cards(**{kind: 1})) for kind in RESOURCES for gold in (0, 1)),
    *(e.NoToll(route, why) for route in ROUTES for why in ("nobody", "none", "empty")),
    e.KnightSentHome(None),
    *(e.KnightSentHome(field) for field in FIELD_IDS),
    *(e.YearsPassed(square.year, square.red) for square in YEARS),
    *(e.Answered(1, what) for what in ("discard", "knight", "wall")),
    e.Discarded(1, Cards(wood=2, clay=2)),
    *(e.KnightMoved(0, field) for field in FIELD_IDS),
    e.CardStolen(0, 1),
    *(e.CardStolenSeen(0, 1, kind) for kind in RESOURCES),
    e.WallDeclined(1),
    *(e.StationBuilt(0, route, SECTIONS) for route in ROUTES),
    *(e.RightTaken(0, route, 2, loser) for route in ROUTES for loser in (None, 1)),
    *(e.SettlementBuilt(1, crossing) for crossing in CROSSING_IDS),
    *(e.WorkshopBuilt(1, site) for site in SITE_IDS),
    *(e.WallBuilt(0, WALLS, 7, free) for free in (False, True)),
    *(e.TowerBuilt(0, tower, 7) for tower in TOWER_IDS),
    *(e.CouncilTaken(0, card) for card in (4, 3, 2)),
    *(e.CouncilTaken(0, card, 1, has) for card, has in ((4, 3), (4, 2), (3, 2), (4, None), (3, None), (2, None))),
    *(e.CouncilSafe(1, card) for card in (4, 3, 2)),
    *(e.Sold(0, goods, n, 6 * n, toll, to) for goods in GOODS for n in (1, 3) for toll, to in ((0, None), (2, 1))),
    BankTraded(0, WOOL, Goods(gold=1)),
    BankTraded(0, Goods(gold=4), Goods(ore=1)),
    trade_offers.OfferMade(0, 1, (1, 2), WOOL, GOLD),
    trade_offers.OfferMade(1, 2, (0,), GOLD, MIXED, counter_to=0),
    trade_offers.OfferDeclined(1, 1),
    trade_offers.OfferWithdrawn(0, 1),
    trade_offers.TradeClosed(1),
    trade_offers.Traded(0, 1, WOOL, GOLD),
    e.Won(1, 13),
    e.TimeIsUp((0,), 11),
    e.TimeIsUp((0, 2), 11),
)
"""Events of every type, in all their variants."""


def plain() -> NurembergState:
    """The beginners' plan with three seats, before its first card."""
    return GAME.setup(3, bytes(16)).state


def crowded() -> NurembergState:
    """A late position: four seats with all they can build, every wall and tower, and much in hand."""
    state = GAME.setup(4, bytes(16)).state
    state.stations = [[(route + n) % 4 for n in range(SECTIONS)] for route in range(len(ROUTES))]
    state.settlements = [(i // 2) % 4 if i % 2 == 0 else -1 for i in range(len(CROSSING_IDS))]
    state.workshops = [i % 4 for i in range(len(SITE_IDS))]
    state.rights = [route % 4 for route in range(len(ROUTES))]
    state.walls, state.towers = WALLS, [True] * len(TOWERS)
    state.council = [0, 1, 2]
    for player in state.players:
        player.purse, player.prestige = [3] * len(KINDS), 14
    state.drawn, state.card = sorted(CARDS)[:30], 30
    return state
