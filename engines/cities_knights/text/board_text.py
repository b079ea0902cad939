"""The position as titled lists: own cards, the island, the barbarians, offers, every seat and the bank."""

import itertools
from collections.abc import Sequence

from engines.cities_knights.data import NUMBERS, TRACKS, Cards
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.text.costs import costs
from engines.cities_knights.text.names import TRADE, atlas, hex_name, knight_name, progress_card, vertex_name
from engines.cities_knights.view import PIECES, BuildingView, CatanView
from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, Section, Summary
from engines.core.text.words import measure, points_in_words, standing

ROWS = (3, 4, 5, 4, 3)
"""Number of hexes per row, from the top."""


def summary(view: CatanView) -> Summary:
    """Return everything that the viewer may know; own cards come first."""
    return Summary(
        _headline(view),
        tuple(
            standing("cities_knights", seat, player.points, view.over) for seat, player in enumerate(view.players)
        ),
        (
            *_hands(view),
            *_shown(view),
            *costs(view),
            _island(view),
            _barbarians(view),
            *TRADE.board(view.offers, view.closed),
            *(_seat(view, seat) for seat in range(len(view.players))),
            _bank(view),
        ),
        measure("cities_knights", view.over, n=NUMBERS.target),
        _sight(view),
    )


def _sight(view: CatanView) -> tuple[Msg, ...]:
    """Return the position in short: barbarians, each seat's standing, robber, offers; then all buildings."""
    seats = range(len(view.players))
    robber = Msg("cities_knights-board-robber", {"place": hex_name(view, view.robber)})
    built = [
        Msg("cities_knights-sight-built", {"seat": SeatRef(seat), "pieces": pieces})
        for seat in seats
        for pieces in (*_buildings(view, seat), *_knights(view, seat))
    ]
    return (
        *_barbarians(view).lines,
        *TRADE.all_offers(view.offers),
        *(_sight_of(view, seat) for seat in seats),
        robber,
        *built,
    )


def _sight_of(view: CatanView, seat: int) -> Msg:
    player = view.players[seat]
    args: dict[str, Arg] = {"seat": SeatRef(seat), "held": player.held, "progress": player.progress}
    args |= {"road": player.road, "longest": int(view.longest_road == seat), "defence": player.defence}
    levels = _by_track("cities_knights-board-level", player.improvements, least=0)
    return Msg("cities_knights-sight-seat", args | {"levels": levels})


def _by_track(key: str, counts: Sequence[int], least: int = 1) -> Many:
    """Return levels or numbers of cards by track, without those below ``least``."""
    by_track = zip(TRACKS, counts, strict=True)
    return Many(tuple(Msg(key, {"track": Ref("track", track), "n": n}) for track, n in by_track if n >= least))


def _headline(view: CatanView) -> Msg:
    if view.over:
        return Msg("cities_knights-headline-over", {"turn": view.turn})
    if not view.turn:
        return Msg("cities_knights-headline-draft")
    args: dict[str, Arg] = {"turn": view.turn, "seat": SeatRef(view.active)}
    if view.dice is None or view.phase == ("turn", "before"):
        return Msg("cities_knights-headline-before", args)
    return Msg("cities_knights-headline", args | {"sum": view.dice.red + view.dice.yellow})


# ------------------------------------------------------------------ the viewer's hand


def _hands(view: CatanView) -> list[Section]:
    """Return the hands that the viewer sees: its own with the effects of its cards; all once the match is over."""
    found = []
    for seat, player in enumerate(view.players):
        if player.hand is None or player.cards is None:
            continue
        lines = [_hand_line(player.hand)]
        if seat == view.viewer:
            lines += [progress_card(card) for card in player.cards]
        elif player.cards:
            cards = Many(tuple(Ref("card", card) for card in player.cards))
            lines.append(Msg("cities_knights-board-progress-cards", {"cards": cards}))
        found.append(Section(Msg("cities_knights-board-hand-of", {"seat": SeatRef(seat)}), tuple(lines)))
    return found


def _hand_line(hand: Cards) -> Msg:
    return Msg("cities_knights-board-hand", {"cards": TRADE.in_words(hand), "n": hand.total()})


def _shown(view: CatanView) -> list[Section]:
    """Return what a Master Merchant or a Spy shows."""
    lines: list[Msg] = []
    if view.seen_hand is not None:
        lines.append(_hand_line(view.seen_hand))
    if view.seen_cards is not None:
        lines += [progress_card(card) for card in view.seen_cards]
    return [Section(Msg("cities_knights-board-shown"), tuple(lines))] if lines else []


# ------------------------------------------------------------------ the table


def _island(view: CatanView) -> Section:
    names = [hex_name(view, name) for name in ISLAND.names]
    lines = []
    start = 0
    for row, size in enumerate(ROWS, 1):
        places = Many(tuple(names[start : start + size]))
        lines.append(Msg("cities_knights-board-row", {"row": row, "places": places}))
        start += size
    lines.append(Msg("cities_knights-board-robber", {"place": hex_name(view, view.robber)}))
    if view.merchant is not None:
        place, seat = view.merchant
        args: dict[str, Arg] = {"place": hex_name(view, place), "seat": SeatRef(seat)}
        lines.append(Msg("cities_knights-board-merchant", args))
    return Section(Msg("cities_knights-board-island"), tuple(lines))


def _barbarians(view: CatanView) -> Section:
    args: dict[str, Arg] = {"step": view.barbarians, "last": NUMBERS.barbarian_steps, "attacks": view.attacks}
    lines = [
        Msg("cities_knights-board-ship", args),
        Msg("cities_knights-board-strength", {"strength": view.strength, "defence": view.defence}),
    ]
    return Section(Msg("cities_knights-board-barbarians"), tuple(lines))


def _bank(view: CatanView) -> Section:
    decks = _by_track("cities_knights-board-deck", view.decks, least=0)
    lines = (
        Msg("cities_knights-board-stock", {"cards": TRADE.in_words(view.bank)}),
        Msg("cities_knights-board-decks", {"decks": decks}),
    )
    return Section(Msg("cities_knights-board-bank"), lines)


# ------------------------------------------------------------------ a seat


def _seat(view: CatanView, seat: int) -> Section:
    player = view.players[seat]
    lines = [points_in_words("cities_knights", player.points)]
    counts: dict[str, Arg] = {"held": player.held, "progress": player.progress, "limit": player.discard_limit}
    lines.append(Msg("cities_knights-board-counts", counts))
    if player.progress:
        held = _by_track("cities_knights-board-deck", player.backs)
        lines.append(Msg("cities_knights-board-backs", {"cards": held}))
    lines += _buildings(view, seat)
    lines += _roads(view, seat)
    lines += _knights(view, seat)
    if any(player.improvements):
        levels = _by_track("cities_knights-board-level", player.improvements)
        lines.append(Msg("cities_knights-board-improvements", {"levels": levels}))
    return Section(Msg("cities_knights-board-seat", {"seat": SeatRef(seat)}), tuple(lines))


def _buildings(view: CatanView, seat: int) -> list[Msg]:
    """Return the seat's buildings, one line for each sort."""
    lines = []
    for piece in PIECES[1:]:
        places = tuple(
            _building(view, building)
            for building in view.buildings
            if building.seat == seat and building.piece == piece
        )
        if places:
            args: dict[str, Arg] = {"piece": Ref("piece", piece), "n": len(places), "places": Many(places)}
            lines.append(Msg("cities_knights-board-pieces", args))
    return lines


def _building(view: CatanView, building: BuildingView) -> Msg:
    args: dict[str, Arg] = {"place": vertex_name(view, building.vertex), "wall": int(building.wall)}
    if building.metropolis is None:
        return Msg("cities_knights-board-building", args)
    return Msg("cities_knights-board-metropolis", args | {"track": Ref("track", building.metropolis)})


def _roads(view: CatanView, seat: int) -> list[Msg]:
    edges = [ISLAND.edge(road.edge) for road in view.roads if road.seat == seat]
    if not edges:
        return []
    names = atlas(view).edge_numbers
    args: dict[str, Arg] = {
        "n": len(edges),
        "length": view.players[seat].road,
        "places": Many(tuple(names[edge] for edge in edges)),
        "longest": int(view.longest_road == seat),
    }
    return [Msg("cities_knights-board-roads", args)]


def _knights(view: CatanView, seat: int) -> list[Msg]:
    """Return the seat's knights, one line for each level and state."""
    lines = []
    for level, active in itertools.product((1, 2, 3), (True, False)):
        places = tuple(
            vertex_name(view, knight.vertex)
            for knight in view.knights
            if (knight.seat, knight.level, knight.active) == (seat, level, active)
        )
        if places:
            args: dict[str, Arg] = {"piece": knight_name(level), "n": len(places), "places": Many(places)}
            args["active"] = int(active)
            lines.append(Msg("cities_knights-board-knights", args))
    return lines
