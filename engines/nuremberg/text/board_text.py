"""The position as titled lists: own cards, the routes, the city, offers, every seat and the bank."""

from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, Section, Summary, seats_in_words
from engines.core.text.words import measure, points_in_words, standing, thing
from engines.nuremberg.data import CARDS, COSTS, GOODS, LAST_SQUARE, NUMBERS, RECIPES, ROUTES, YEARS, Goods
from engines.nuremberg.geography.city import SITE_IDS, TOWER_IDS, WALLS
from engines.nuremberg.geography.countryside import CROSSING_IDS, SECTIONS, crossings_of
from engines.nuremberg.rules.building import PIECES
from engines.nuremberg.text.labels import earned
from engines.nuremberg.text.names import (
    TRADE,
    bare_crossing,
    crossing_name,
    gold,
    settled_field,
    site_name,
    tower_name,
)
from engines.nuremberg.view import NurembergView


def summary(view: NurembergView) -> Summary:
    """Return everything that the viewer may know; own cards come first."""
    seats = range(len(view.players))
    return Summary(
        _headline(view),
        tuple(standing("nuremberg", seat, player.points, view.over) for seat, player in enumerate(view.players)),
        (
            *_hands(view),
            *_costs(view),
            _event(view),
            _routes(view),
            _city(view),
            *TRADE.board(view.offers, view.closed),
            *(_seat(view, seat) for seat in seats),
            _bank(view),
        ),
        measure("nuremberg", view.over, n=NUMBERS.target),
        _sight(view),
    )


def panel_head(view: NurembergView) -> list[Msg]:
    """Return the viewer's means; in their own turn also the goods whose price their workshops double."""
    if view.viewer is None or view.over or not view.turn:
        return []
    said = [Msg("nuremberg-head", _means(view, view.viewer) | {"n": view.players[view.viewer].points.total})]
    if view.active == view.viewer and view.phase == ("turn", "main"):
        sales = tuple(_sale(view, goods) for goods in view.players[view.viewer].doubled)
        said += [Msg("nuremberg-head-goods", {"goods": Many(sales)})] if sales else []
    return said


def _headline(view: NurembergView) -> Msg:
    if view.over:
        return Msg("nuremberg-headline-over", {"turn": view.turn, "year": str(view.year)})
    if not view.turn:
        return Msg("nuremberg-headline-draft")
    args: dict[str, Arg] = {"turn": view.turn, "seat": SeatRef(view.active), "year": str(view.year)}
    return Msg("nuremberg-headline", args)


# ------------------------------------------------------------------ without the picture


def _sight(view: NurembergView) -> tuple[Msg, ...]:
    """Return the position in short: each seat's standing, last card, knight, offers; then all buildings."""
    seats = range(len(view.players))
    built = [
        Msg("nuremberg-sight-built", {"seat": SeatRef(seat), "pieces": pieces})
        for seat in seats
        for pieces in _pieces(view, seat)
    ]
    return (
        *(Msg("nuremberg-sight-seat", _means(view, seat) | {"seat": SeatRef(seat)}) for seat in seats),
        *_latest(view),
        *TRADE.all_offers(view.offers),
        *_rights(view),
        *_council(view),
        *built,
    )


# ------------------------------------------------------------------ the viewer's hand


def _hands(view: NurembergView) -> list[Section]:
    """Return the hands that the viewer sees: its own; all once the match is over."""
    return [
        Section(
            Msg("nuremberg-board-hand-of", {"seat": SeatRef(seat)}),
            (Msg("nuremberg-board-hand", {"cards": TRADE.in_words(player.hand), "n": player.held}),),
        )
        for seat, player in enumerate(view.players)
        if player.hand is not None
    ]


def purse(view: NurembergView) -> Goods | None:
    """Return everything that the viewer can pay with; None for the public."""
    if view.viewer is None:
        return None
    player = view.players[view.viewer]
    return None if player.hand is None else Goods.of((*player.hand.counts(), player.gold))


def _costs(view: NurembergView) -> list[Section]:
    """Return the costs of pieces and goods for the viewer; nothing for the public."""
    have = purse(view)
    if have is None:
        return []
    pieces = [TRADE.cost(thing(Ref("piece", piece)), COSTS[piece], have) for piece in PIECES]
    goods = [TRADE.cost(_sale(view, good), RECIPES[good], have) for good in GOODS]
    return [Section(Msg("nuremberg-board-costs"), (*pieces, *goods))]


def _sale(view: NurembergView, good: str) -> Msg:
    """Return a good with what its sale brings now."""
    price, toll = earned(view, good)
    return Msg("nuremberg-board-good", {"goods": Ref("goods", good), "gold": gold(price - toll)})


# ------------------------------------------------------------------ the table


def _event(view: NurembergView) -> Section:
    """Return the last event card and the robber knight, the cards drawn and left, the years to come."""
    lines = _latest(view)
    if view.drawn:
        drawn = sorted(CARDS[card].harvest or 0 for card in view.drawn)
        counts = tuple(_drawn(number, drawn.count(number)) for number in sorted(set(drawn)))
        lines.append(Msg("nuremberg-board-drawn", {"cards": Many(counts)}))
    left: dict[str, Arg] = {"n": view.deck, "year": str(view.year), "end": str(YEARS[LAST_SQUARE].year)}
    lines.append(Msg("nuremberg-board-deck", left))
    return Section(Msg("nuremberg-board-events"), tuple(lines))


def _latest(view: NurembergView) -> list[Msg]:
    """Return the last event card and the robber knight's field."""
    knight = Msg("nuremberg-board-knight-home")
    if not view.at_castle:
        knight = Msg("nuremberg-board-knight", {"place": settled_field(view, view.knight)})
    return [knight] if view.card is None else [_last_card(view.card), knight]


def _last_card(number: int) -> Msg:
    card = CARDS[number]
    event = Ref("happening", card.event.replace("_", "-"))
    if card.harvest is None:
        return Msg("nuremberg-board-card-knight", {"event": event})
    if card.route is None:
        return Msg("nuremberg-board-card", {"event": event, "n": card.harvest})
    return Msg("nuremberg-board-card-toll", {"route": Ref("route", card.route.lower()), "n": card.harvest})


def _drawn(number: int, count: int) -> Msg:
    """Return the number of cards of a harvest number, or of the robber knight."""
    if not number:
        return Msg("nuremberg-board-drawn-knight", {"n": count})
    return Msg("nuremberg-board-drawn-card", {"number": number, "n": count})


def _routes(view: NurembergView) -> Section:
    """Return, by route, the owners of its stations and settlements."""
    lines = [*_rights(view)]
    for route, stations in enumerate(view.stations):
        name = Ref("route", ROUTES[route])
        if stations:
            seats = seats_in_words(stations)
            lines.append(Msg("nuremberg-board-stations", {"route": name, "n": len(stations), "seats": seats}))
        settled = tuple(
            Msg("nuremberg-board-settled", {"place": bare_crossing(crossing), "seat": SeatRef(seat)})
            for crossing in crossings_of(route)
            if (seat := view.settlements[crossing]) is not None
        )
        if settled:
            lines.append(Msg("nuremberg-board-settlements", {"route": name, "places": Many(settled)}))
    return Section(Msg("nuremberg-board-routes", {"n": SECTIONS}), tuple(lines))


def _rights(view: NurembergView) -> list[Msg]:
    held = tuple(
        Msg("nuremberg-right", {"route": Ref("town", ROUTES[route]), "seat": SeatRef(seat)})
        for route, seat in enumerate(view.rights)
        if seat is not None
    )
    return [Msg("nuremberg-board-rights", {"rights": Many(held)})] if held else []


def _city(view: NurembergView) -> Section:
    lines = [Msg("nuremberg-board-walls", {"n": view.walls, "last": WALLS})]
    towers = tuple(tower_name(name) for name, stands in zip(TOWER_IDS, view.towers, strict=True) if stands)
    if towers:
        lines.append(Msg("nuremberg-board-towers", {"n": len(towers), "places": Many(towers)}))
    lines += _council(view)
    return Section(Msg("nuremberg-board-city"), tuple(lines))


def _council(view: NurembergView) -> list[Msg]:
    held = tuple(
        Msg(
            "nuremberg-board-council-card",
            {"card": Ref("council", str(card.points)), "seat": SeatRef(card.seat), "safe": int(card.safe)},
        )
        for card in view.council
        if card.seat is not None
    )
    free = tuple(Ref("council", str(card.points)) for card in view.council if card.seat is None)
    lines = [Msg("nuremberg-board-council", {"cards": Many(held)})] if held else []
    return [*lines, Msg("nuremberg-board-council-free", {"cards": Many(free)})] if free else lines


def _bank(view: NurembergView) -> Section:
    return Section(
        Msg("nuremberg-board-bank"), (Msg("nuremberg-board-stock", {"cards": TRADE.in_words(view.bank)}),)
    )


# ------------------------------------------------------------------ a seat


def _seat(view: NurembergView, seat: int) -> Section:
    points = points_in_words("nuremberg", view.players[seat].points)
    lines = (points, Msg("nuremberg-board-means", _means(view, seat)), *_pieces(view, seat))
    return Section(Msg("nuremberg-board-seat", {"seat": SeatRef(seat)}), lines)


def _means(view: NurembergView, seat: int) -> dict[str, Arg]:
    """Return what a seat has besides its pieces: gold, cards, prestige."""
    player = view.players[seat]
    return {"gold": gold(player.gold), "held": player.held, "prestige": player.prestige}


def _pieces(view: NurembergView, seat: int) -> list[Msg]:
    """Return the seat's settlements, workshops and stations, one line for each sort."""
    settled = tuple(crossing_name(CROSSING_IDS[i]) for i, who in enumerate(view.settlements) if who == seat)
    shops = tuple(site_name(SITE_IDS[i]) for i, who in enumerate(view.workshops) if who == seat)
    counts = [(ROUTES[i], stations.count(seat)) for i, stations in enumerate(view.stations)]
    posts = tuple(Msg("nuremberg-board-posts", {"town": Ref("town", name), "n": n}) for name, n in counts if n)
    sorts: tuple[tuple[str, int, tuple[Msg, ...]], ...] = (
        ("settlement", len(settled), settled),
        ("workshop", len(shops), shops),
        ("station", sum(n for _, n in counts), posts),
    )
    return [
        Msg("nuremberg-board-pieces", {"piece": Ref("piece", piece), "n": n, "places": Many(places)})
        for piece, n, places in sorts
        if places
    ]
