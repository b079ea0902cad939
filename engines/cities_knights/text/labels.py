"""Labels of options on buttons and in lists: the thing, the place, the price, and what it brings."""

from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights.data import (
    ACTIVATE_COST,
    CITY_COST,
    GRAIN,
    KIND,
    KINDS,
    KNIGHT_COST,
    MEDICINE_COST,
    NUMBERS,
    ORE,
    PROMOTE_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    TRACKS,
    WALL_COST,
)
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.text.names import (
    TRADE,
    atlas,
    edge_name,
    hex_name,
    knight_at,
    knight_name,
    vertex_name,
)
from engines.cities_knights.view import CatanView
from engines.core.actions import BagHole, Option
from engines.core.mechanics.robbery import robbery_rank
from engines.core.mechanics.trade_offers import TRADE_ANSWERS, TradeOffer, TradeWithdraw
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, seats_in_words

ABILITY_LEVEL = 3
_HARVEST = {"irrigation": ("fields", GRAIN), "mining": ("mountains", ORE)}


def label(view: CatanView, option: Option) -> Msg:
    """Return an option's label, at most 80 characters with its longest place and names of usual length."""
    action: Any = option.action
    match action:
        case a.RollDice():
            return Msg("cities_knights-roll")
        case a.EndTurn():
            return Msg("cities_knights-end")
        case a.Pass():
            return Msg(f"cities_knights-pass-{view.phase[0]}")
        case a.Improve(track):
            return _improvement(view, track)
        case a.BuildRoad() | a.BuildSettlement() | a.BuildCity() | a.BuildWall() | a.BuildKnight():
            return _building(view, action)
        case a.ActivateKnight() | a.PromoteKnight() | a.MoveKnight() | a.ChaseRobber():
            return _knight(view, action)
        case a.TradeBank(give, get, sets):
            n = sets * (view.rates[KIND[give]] if view.rates else 0)
            args: dict[str, Arg] = {"n": n, "give": Ref("kind", give), "sets": sets, "get": Ref("kind", get)}
            return Msg("cities_knights-trade-bank", args)
    if isinstance(action, (TradeOffer, *TRADE_ANSWERS, TradeWithdraw)):
        return TRADE.label(view.offers, option)
    return _card(view, option) or _card_at_place(view, action) or _answer(view, option)


def _me(view: CatanView) -> int:
    return view.active if view.viewer is None else view.viewer


# ------------------------------------------------------------------ building


def _building(view: CatanView, action: a.Building) -> Msg:
    free = view.phase[0] in ("draft", "free-roads")
    match action:
        case a.BuildRoad(edge):
            args: dict[str, Arg] = {"place": edge_name(view, edge)}
            if free:
                return Msg("cities_knights-road-free", args)
            return Msg("cities_knights-road", args | {"cost": TRADE.price(ROAD_COST)})
        case a.BuildSettlement(vertex):
            args = {"place": vertex_name(view, vertex)}
            if free:
                return Msg("cities_knights-settlement-free", args)
            args |= {"n": sum(SETTLEMENT_COST), "cost": TRADE.price(SETTLEMENT_COST)}
            return Msg("cities_knights-settlement", args)
        case a.BuildCity(vertex):
            args = {"place": vertex_name(view, vertex)}
            if free:
                return Msg("cities_knights-city-free", args)
            tipped = any(building.vertex == vertex and building.piece == "tipped" for building in view.buildings)
            key = "cities_knights-city-tipped" if tipped else "cities_knights-city"
            return Msg(key, args | {"cost": TRADE.price(CITY_COST)})
        case a.BuildWall(vertex):
            args = {"place": vertex_name(view, vertex), "cost": TRADE.price(WALL_COST)}
            return Msg("cities_knights-wall", args)
        case a.BuildKnight(vertex):
            args = {"place": vertex_name(view, vertex), "cost": TRADE.price(KNIGHT_COST)}
            return Msg("cities_knights-knight", args)


def _improvement(view: CatanView, track: str) -> Msg:
    number = TRACKS.index(track)
    level = view.players[_me(view)].improvements[number] + 1
    args: dict[str, Arg] = {
        "level": Ref("level", f"{track}-{level}"),
        "n": level,
        "track": Ref("track", track),
        "price": NUMBERS.improvement_costs[level - 1] - (1 if view.cranes else 0),
        "kind": Ref("kind", NUMBERS.commodity[track]),
    }
    if level == ABILITY_LEVEL:
        return Msg(f"cities_knights-improve-{track}", args)
    return Msg("cities_knights-improve", args)


# ------------------------------------------------------------------ knights


def _knight(view: CatanView, action: a.KnightAction) -> Msg:
    knight = knight_at(view, action.vertex)
    level = knight.level if knight else 1
    place = vertex_name(view, action.vertex)
    match action:
        case a.ActivateKnight():
            args: dict[str, Arg] = {"n": level, "place": place, "cost": TRADE.price(ACTIVATE_COST)}
            return Msg("cities_knights-knight-activate", args)
        case a.PromoteKnight():
            args = {"n": min(level + 1, 3), "place": place}
            if view.phase[0] == "free-promotions":
                return Msg("cities_knights-knight-promote-free", args)
            return Msg("cities_knights-knight-promote", args | {"cost": TRADE.price(PROMOTE_COST)})
        case a.ChaseRobber():
            return Msg("cities_knights-knight-chase", {"n": level, "place": place})
        case a.MoveKnight():
            args = {"start": _start(view, action.vertex), "place": vertex_name(view, action.to)}
            driven = knight_at(view, action.to)
            if driven is None:
                return Msg("cities_knights-knight-move", args)
            return Msg("cities_knights-knight-displace", args | {"seat": SeatRef(driven.seat)})


def _start(view: CatanView, vertex: int) -> Msg:
    """Return a knight's start by the numbers of its hexes, unless another own knight has the same numbers."""
    numbers = atlas(view).numbers
    own = [knight.vertex for knight in view.knights if knight.seat == _me(view)]
    if sum(numbers[other] == numbers[vertex] for other in own) > 1:
        return vertex_name(view, vertex)
    return numbers[vertex]


# ------------------------------------------------------------------ progress cards


def _seats_at(view: CatanView, name: str) -> list[int]:
    """Return opponents of the viewer with a building at a hex and cards in hand."""
    corners = ISLAND.corners[ISLAND.cell(name)]
    there = {building.seat for building in view.buildings if building.vertex in corners} - {_me(view)}
    return [seat for seat in sorted(there) if view.players[seat].held]


def _richer(view: CatanView, *, least: int, ahead: int) -> list[int]:
    """Return opponents at least ``ahead`` points in front who hold at least ``least`` cards."""
    mine = view.players[_me(view)].points.total
    return [
        seat
        for seat, player in enumerate(view.players)
        if seat != _me(view) and player.points.total >= mine + ahead and player.held >= least
    ]


def harvest(view: CatanView, card: str) -> int:
    """Return how many cards Irrigation or Mining brings the viewer now: two a hex, as far as the bank has them."""
    terrain, kind = _HARVEST[card]
    own = {building.vertex for building in view.buildings if building.seat == _me(view)}
    places = sum(
        place.terrain == terrain and not own.isdisjoint(ISLAND.corners[i]) for i, place in enumerate(view.hexes)
    )
    return min(2 * places, view.bank.counts()[kind])


def _card(view: CatanView, option: Option) -> Msg | None:
    """Return the label of a card that is not played at a place."""
    action: Any = option.action
    tag = type(action).__struct_config__.tag
    if not tag.startswith("card-"):
        return None
    card = tag.removeprefix("card-")
    args: dict[str, Arg] = {"card": Ref("card", card)}
    match action:
        case ca.Alchemist(red, yellow):
            if option.holes:
                return Msg("cities_knights-card-play-alchemist-open", args)
            args |= {"red": red, "yellow": yellow, "sum": red + yellow}
            return Msg("cities_knights-card-play-alchemist", args)
        case ca.MasterMerchant(victim):
            n = view.players[victim].held
            args |= {"seat": SeatRef(victim), "n": n}
        case ca.Spy(victim):
            args |= {"seat": SeatRef(victim), "n": view.players[victim].progress}
        case ca.Deserter(victim):
            args |= {"seat": SeatRef(victim)}
        case ca.MerchantFleet(kind) | ca.ResourceMonopoly(kind) | ca.TradeMonopoly(kind):
            args |= {"kind": Ref("kind", kind)}
        case ca.Saboteur():
            args |= {"seats": seats_in_words(_richer(view, least=2, ahead=0))}
        case ca.Wedding():
            args |= {"seats": seats_in_words(_richer(view, least=1, ahead=1))}
        case ca.Irrigation() | ca.Mining():
            kind = KINDS[_HARVEST[card][1]]
            args |= {"n": harvest(view, card), "kind": Ref("kind", kind)}
        case ca.CommercialHarbour() | ca.Crane() | ca.RoadBuilding() | ca.Smith() | ca.Warlord():
            pass
        case _:
            return None
    return Msg(f"cities_knights-card-play-{card.replace('_', '-')}", args)


def _card_at_place(view: CatanView, action: a.CatanAction) -> Msg | None:
    """Return the label of a card that is played at a hex, a vertex or an edge."""
    match action:
        case ca.Engineer(vertex):
            key = "cities_knights-card-play-engineer"
            args: dict[str, Arg] = {"card": Ref("card", "engineer"), "place": vertex_name(view, vertex)}
        case ca.Medicine(vertex):
            key = "cities_knights-card-play-medicine"
            args = {"card": Ref("card", "medicine"), "place": vertex_name(view, vertex)}
            args["cost"] = TRADE.price(MEDICINE_COST)
        case ca.Intrigue(vertex):
            key = "cities_knights-card-play-intrigue"
            args = {"card": Ref("card", "intrigue"), "place": vertex_name(view, vertex)}
            knight = knight_at(view, vertex)
            args["seat"] = SeatRef(knight.seat if knight else view.active)
        case ca.Diplomat(edge):
            args = {"card": Ref("card", "diplomat"), "place": edge_name(view, edge)}
            owner = next((road.seat for road in view.roads if road.edge == edge), _me(view))
            own = owner == _me(view)
            key = "cities_knights-card-play-diplomat-own" if own else "cities_knights-card-play-diplomat"
            if not own:
                args["seat"] = SeatRef(owner)
        case ca.Inventor(hexes):
            key = "cities_knights-card-play-inventor"
            args = {"card": Ref("card", "inventor")}
            args |= {"a": hex_name(view, hexes[0]), "b": hex_name(view, hexes[1])}
        case ca.Bishop(name):
            seats = _seats_at(view, name)
            key = "cities_knights-card-play-bishop" if seats else "cities_knights-card-play-bishop-nobody"
            args = {"card": Ref("card", "bishop"), "place": hex_name(view, name)}
            if seats:
                args |= {"seats": seats_in_words(seats), "n": len(seats)}
        case ca.Merchant(name):
            args = {"card": Ref("card", "merchant"), "place": hex_name(view, name)}
            product = NUMBERS.produces.get(view.hexes[ISLAND.cell(name)].terrain)
            key = "cities_knights-card-play-merchant" if product else "cities_knights-card-play-merchant-desert"
            if product:
                args["kind"] = Ref("kind", product)
        case _:
            return None
    return Msg(key, args)


# ------------------------------------------------------------------ answers


def _answer(view: CatanView, option: Option) -> Msg:
    action: Any = option.action
    match action:
        case a.Discard(cards):
            return _bag("discard", option, cards)
        case a.Gift(cards):
            return _bag("gift", option, cards)
        case a.TakeCards(cards):
            return _bag("plunder", option, cards)
        case a.DropCard(card):
            return Msg("cities_knights-answer-drop", {"card": Ref("card", card)})
        case a.TakeProgress(card):
            return Msg("cities_knights-answer-spy", {"card": Ref("card", card)})
        case a.MoveRobber(name, victim):
            return _robber(view, name, victim)
        case a.RazeCity(vertex):
            walled = any(building.vertex == vertex and building.wall for building in view.buildings)
            key = "cities_knights-answer-raze-wall" if walled else "cities_knights-answer-raze"
            return Msg(key, {"place": vertex_name(view, vertex)})
        case a.PlaceKnight(vertex):
            return Msg("cities_knights-answer-knight", {"place": vertex_name(view, vertex)})
        case a.PlaceMetropolis(vertex):
            return Msg("cities_knights-answer-metropolis", {"place": vertex_name(view, vertex)})
        case a.Desert(vertex):
            knight = knight_at(view, vertex)
            level = knight_name(knight.level if knight else 1)
            return Msg("cities_knights-answer-desert", {"knight": level, "place": vertex_name(view, vertex)})
        case a.ChooseDeck(track):
            left = view.decks[TRACKS.index(track)]
            return Msg("cities_knights-answer-deck", {"track": Ref("track", track), "n": left})
        case a.TakeResource(kind):
            return Msg("cities_knights-answer-resource", {"kind": Ref("kind", kind)})
        case a.OfferResource(victim, kind):
            args: dict[str, Arg] = {"seat": SeatRef(victim), "kind": Ref("kind", kind)}
            return Msg("cities_knights-answer-harbour", args)
        case a.GiveCommodity(kind):
            return Msg("cities_knights-answer-commodity", {"kind": Ref("kind", kind)})
    raise TypeError(action)


def _bag(what: str, option: Option, cards: Any) -> Msg:
    hole = option.holes[0] if option.holes else None
    if isinstance(hole, BagHole):
        return Msg(f"cities_knights-answer-{what}-open", {"n": hole.lo})
    return Msg(f"cities_knights-answer-{what}", {"cards": TRADE.in_words(cards)})


def _robber(view: CatanView, name: str, victim: int | None) -> Msg:
    args: dict[str, Arg] = {"place": hex_name(view, name)}
    if victim is None:
        return Msg("cities_knights-answer-robber-nobody", args)
    player = view.players[victim]
    args |= {"seat": SeatRef(victim), "n": player.held}
    return Msg("cities_knights-answer-robber", args)


def place_rank(view: CatanView, option: Option) -> tuple[int, ...]:
    """Rank an option's hex by how much the robber harms others there; see `MapWords.place_rank`."""
    action: Any = option.action
    if not isinstance(action, a.MoveRobber | ca.Bishop):
        return ()
    cell = ISLAND.cell(action.hex)
    around = (built for built in view.buildings if built.vertex in ISLAND.corners[cell])
    yields = [(built.seat, 2 if built.piece == "city" else 1) for built in around]
    return robbery_rank(yields, view.hexes[cell].token, _me(view))
