"""Positions of Cities & Knights to draw: some written down, so that they never change, and those of matches."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engines.cities_knights import events as ev
from engines.cities_knights.data import BANK, NUMBERS, Cards
from engines.cities_knights.game import GAME
from engines.cities_knights.geography import BOARD, ISLAND
from engines.cities_knights.state import Dice
from engines.cities_knights.view import (
    BuildingView,
    CatanView,
    HexView,
    KnightView,
    PlayerView,
    PointsView,
    RoadView,
)
from render.context import RenderContext
from render.games.cities_knights import COMPOSER
from tests.render.helpers.match_scenes import LONG_NAMES, DrawnGame, match_card

OTHER_TERRAIN = (
    "forest", "desert", "fields", "hills", "mountains", "pasture", "fields", "pasture", "hills", "forest",
    "mountains", "fields", "pasture", "forest", "hills", "mountains", "forest", "pasture", "fields",
)  # fmt: skip
OTHER_TOKENS = (5, None, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
OTHER_HARBOURS = ("wool", "any", "brick", "any", "ore", "any", "lumber", "grain", "any")


class Seat:
    """What a seat has in a written position; vertices and edges as numbers and pairs."""

    def __init__(
        self,
        settlements: Sequence[int] = (),
        cities: Sequence[int] = (),
        roads: Sequence[tuple[int, int]] = (),
        knights: Sequence[tuple[int, int, bool]] = (),
        *,
        walls: Sequence[int] = (),
        tipped: Sequence[int] = (),
        improvements: tuple[int, int, int] = (0, 0, 0),
        cards: tuple[int, int] = (0, 0),
        road: int = 0,
        defender: int = 0,
        point_cards: Sequence[str] = (),
    ) -> None:
        self.settlements, self.cities, self.roads, self.knights = settlements, cities, roads, knights
        self.walls, self.tipped, self.improvements, self.cards = walls, tipped, improvements, cards
        self.road, self.defender, self.point_cards = road, defender, tuple(point_cards)


def a_view(
    seats: Sequence[Seat],
    *,
    metropolises: Mapping[int, str] | None = None,
    terrain: Sequence[str] = BOARD.fixed.terrain,
    tokens: Sequence[int | None] = BOARD.fixed.tokens,
    harbours: Sequence[str] = BOARD.fixed.harbours,
    robber: str | None = None,
    merchant: tuple[str, int] | None = None,
    longest_road: int | None = None,
    viewer: int | None = None,
    hand: Cards | None = None,
    progress: tuple[str, ...] = (),
    **fields: Any,
) -> CatanView:
    """A view written down, not necessarily one that a match could reach. Points follow from the pieces."""
    gates = dict(metropolises or {})
    players, buildings, roads, knights = [], [], [], []
    for number, seat in enumerate(seats):
        for piece, vertices in (("settlement", seat.settlements), ("city", seat.cities), ("tipped", seat.tipped)):
            buildings += [BuildingView(v, number, piece, v in seat.walls, gates.get(v)) for v in vertices]
        roads += [RoadView(f"{a}-{b}", number) for a, b in seat.roads]
        knights += [KnightView(v, number, level, active, active) for v, level, active in seat.knights]
        own = [v for v in gates if v in seat.cities]
        points = PointsView(
            settlements=len(seat.settlements) + len(seat.tipped),
            cities=2 * len(seat.cities),
            metropolises=2 * len(own),
            longest_road=2 * (longest_road == number),
            defender=seat.defender,
            merchant=int(merchant is not None and merchant[1] == number),
            cards=len(seat.point_cards),
        )
        shown = viewer == number
        players.append(
            PlayerView(
                points=points,
                held=seat.cards[0],
                progress=seat.cards[1],
                backs=(seat.cards[1], 0, 0),
                improvements=seat.improvements,
                point_cards=seat.point_cards,
                road=seat.road,
                defence=sum(level for _, level, active in seat.knights if active),
                supply=(15 - len(seat.roads), 5 - len(seat.settlements), 4 - len(seat.cities), 3, 2, 2, 2),
                discard_limit=NUMBERS.discard_limit + NUMBERS.wall_bonus * len(seat.walls),
                hand=(hand or Cards()) if shown else None,
                cards=progress if shown else None,
            )
        )
    owner = {v: number for number, seat in enumerate(seats) for v in seat.cities}
    by_track = {track: owner[v] for v, track in gates.items()}
    usual: dict[str, Any] = {
        "viewer": viewer,
        "hexes": tuple(HexView(*place) for place in zip(ISLAND.names, terrain, tokens, strict=True)),
        "harbours": tuple(harbours),
        "buildings": tuple(sorted(buildings, key=lambda b: b.vertex)),
        "roads": tuple(roads),
        "knights": tuple(knights),
        "players": tuple(players),
        "robber": robber or ISLAND.names[list(terrain).index("desert")],
        "merchant": merchant,
        "bank": Cards.of(BANK),
        "decks": (18, 18, 18),
        "barbarians": 0,
        "attacks": 0,
        "strength": sum(len(seat.cities) for seat in seats),
        "defence": sum(player.defence for player in players),
        "metropolises": tuple(by_track.get(track) for track in ("trade", "politics", "science")),
        "longest_road": longest_road,
        "active": 1,
        "turn": 17,
        "dice": Dice(4, 2, "politics"),
        "phase": ("turn", "main"),
        "cranes": 0,
        "fleets": (),
        "offers": (),
        "closed": (),
        "seen_hand": None,
        "seen_cards": None,
        "over": False,
    }
    return CatanView(**{**usual, **fields})


MIDDLE = (
    Seat(
        (16, 3), (12, 28), [(3, 7), (7, 12), (12, 17), (17, 22), (16, 22), (22, 28), (28, 33)],
        [(17, 2, True), (33, 1, False), (7, 1, False)],
        walls=(12,), improvements=(2, 3, 1), cards=(7, 4), road=6,
    ),
    Seat(
        (5, 26), (14, 25, 18),
        [(5, 9), (9, 14), (14, 19), (19, 25), (19, 24), (18, 24), (20, 25), (20, 26)],
        [(24, 1, True), (20, 2, False)], walls=(25,), improvements=(3, 1, 2), cards=(4, 2), road=6,
    ),
    Seat(
        (48, 38, 29), (39, 40), [(39, 44), (40, 44), (44, 48), (39, 43), (38, 43), (35, 40), (29, 35), (48, 52)],
        [(44, 3, True), (52, 1, False)], walls=(39,), improvements=(1, 3, 3), cards=(11, 3), road=6,
    ),
    Seat(
        (37, 49), (36, 46), [(45, 49), (41, 45), (36, 41), (31, 36), (31, 37), (37, 42), (42, 46), (41, 46)],
        [(42, 1, True), (45, 2, False)], walls=(36,), improvements=(4, 2, 0), cards=(8, 1), road=8, defender=1,
    ),
)  # fmt: skip


def middle(**fields: Any) -> CatanView:
    """The middle of a match of four."""
    usual: dict[str, Any] = {
        "metropolises": {36: "trade"}, "robber": "0,1", "merchant": ("1,-2", 1), "longest_road": 3,
        "barbarians": 5, "decks": (14, 11, 15), "bank": Cards(11, 7, 14, 9, 3, 8, 12, 5), "attacks": 1,
        "endangered": (1, 3),
    }  # fmt: skip
    return a_view(MIDDLE, **{**usual, **fields})


def opening(seats: int) -> CatanView:
    """The first placements of a match on another board."""
    draft = (
        Seat((8,), (), [(8, 12)]),
        Seat((22,), (), [(22, 28)]),
        Seat((35,), (), [(30, 35)]),
        Seat((41,), (), [(36, 41)]),
    )
    return a_view(
        draft[:seats], terrain=OTHER_TERRAIN, tokens=OTHER_TOKENS, harbours=OTHER_HARBOURS, turn=0, dice=None,
        phase=("draft", "piece"), active=0, placing=seats - 1, strength=0,
    )  # fmt: skip


END = (
    Seat(
        (3,), (12, 28, 22, 8), [(3, 7), (7, 12), (12, 17), (17, 22), (22, 28), (8, 12)],
        [(17, 3, True), (33, 3, True)], walls=(12, 28, 22), improvements=(5, 4, 5), cards=(25, 4), road=6,
        defender=2, point_cards=("printer", "constitution"),
    ),
    Seat(
        (5,), (14, 25), [(5, 9), (9, 14), (14, 19), (19, 25), (19, 24), (18, 24), (20, 25)], [(24, 2, True)],
        tipped=(18,), walls=(18,), improvements=(3, 5, 2), cards=(22, 5), road=6, defender=1,
    ),
    Seat(
        (48, 38), (39, 40), [(39, 44), (40, 44), (44, 48), (39, 43), (38, 43), (35, 40), (29, 35)],
        [(44, 2, True), (29, 1, True)], improvements=(1, 3, 3), cards=(4, 3), road=7,
    ),
)  # fmt: skip


def end(**fields: Any) -> CatanView:
    """The end of a match of three: two metropolises at one seat, one at another, two-digit hands."""
    usual: dict[str, Any] = {
        "metropolises": {12: "trade", 28: "science", 25: "politics"}, "robber": "1,0", "merchant": ("1,0", 0),
        "longest_road": 2, "barbarians": 6, "decks": (3, 0, 9), "bank": Cards(2, 0, 5, 1, 19, 3, 0, 11),
        "attacks": 3, "over": True, "dice": Dice(6, 6, "ship"), "turn": 61, "active": 0,
    }  # fmt: skip
    return a_view(END, **{**usual, **fields})


def written_down() -> dict[str, tuple[CatanView, RenderContext]]:
    """Positions for goldens, by name."""
    return {
        "opening-4": (
            opening(4),
            match_card(
                4, awaited=(3,), news=(ev.Built(3, "settlement", 41, True), ev.RoadBuilt(3, "36-41", True))
            ),
        ),
        "middle-4": (middle(), match_card(4, news=(ev.Built(1, "city", 14),))),
        "seven-4": (
            middle(phase=("owing", "start"), dice=Dice(3, 4, "ship")),
            match_card(
                4, awaited=(2, 3), styles=(3, 2, 5, 4),
                news=(
                    ev.KnightMoved(0, 22, 17), ev.RoadBuilt(0, "16-22"), ev.TurnBegan(1, 17),
                    ev.Rolled(1, 3, 4, "ship"), ev.ShipMoved(5),
                ),
            ),
        ),
        "attack-4": (
            replace(middle(barbarians=0, attacks=2), active=2),
            match_card(
                4, names=LONG_NAMES, awaited=(0, 1, 2, 3), computers=(True,) * 4,
                news=(
                    ev.Rolled(2, 6, 5, "ship"), ev.BarbariansLanded(9, 7, (2, 1, 3, 1)),
                    ev.CityRazed(1, 26, True, False), ev.DefenderNamed(2),
                    ev.Received(0, Cards(2), "roll"), ev.Received(3, Cards(0, 0, 5, 5), "roll"),
                    ev.CardsLost(1, 4, "saboteur"), ev.Improved(3, "trade", 4), ev.CardPlayed(2, "bishop"),
                    ev.RobberMoved(2, "0,1", "bishop"), ev.RoadRemoved(2, 3, "31-36"),
                ),
            ),
        ),
        "end-3": (
            end(),
            match_card(
                3, awaited=(), winners=(0,), computers=(False,) * 3,
                news=(ev.Improved(0, "science", 5), ev.MetropolisBuilt(0, "science", 28, None), ev.Won(0, 21)),
            ),
        ),
    }  # fmt: skip


HAND = Cards(3, 0, 12, 1, 2, 0, 4, 1)
PROGRESS = ("merchant", "bishop", "spy", "alchemist", "road_building")


def written_hands() -> dict[str, tuple[CatanView, RenderContext]]:
    """Hands for goldens, by name."""
    seats = (*MIDDLE[:1], Seat(cards=(23, 5), walls=(25,)), *MIDDLE[2:])
    full = middle(viewer=1, hand=HAND, progress=PROGRESS)
    plunder = a_view(
        seats, viewer=1, hand=Cards(1), progress=("master_merchant",), seen_hand=Cards(2, 1, 0, 3, 0, 10, 0, 2),
    )  # fmt: skip
    spying = a_view(
        seats, viewer=1, hand=Cards(), progress=(),
        seen_cards=("warlord", "printer", "medicine", "trade_monopoly"),
    )  # fmt: skip
    labels = tuple((f"card:{card}", f"A{i}") for i, card in enumerate(PROGRESS, 1))
    kinds = tuple((f"kind:{kind}", f"B{i}") for i, kind in enumerate(("lumber", "wool", "cloth"), 1))
    return {
        "full": (full, match_card(4)),
        "labels": (full, match_card(4, labels=(*labels, *kinds))),
        "plunder": (plunder, match_card(4)),
        "spying": (spying, match_card(4)),
    }


def written_closeups() -> dict[str, tuple[CatanView, RenderContext]]:
    """Close-ups for goldens, by name."""
    view = middle(viewer=1, hand=HAND, progress=PROGRESS)

    def labelled(*refs: str) -> RenderContext:
        return match_card(4, labels=tuple((ref, f"A{i}") for i, ref in enumerate(refs, 1)))

    return {
        "roads": (view, labelled("edge:4-8", "edge:8-13", "edge:13-18", "edge:18-23", "edge:24-30", "edge:10-14")),
        "knights": (view, labelled("vertex:24", "vertex:20", "vertex:42", "vertex:17", "vertex:30")),
        "robber": (view, labelled(*(f"hex:{name}" for name in ISLAND.names if name != view.robber))),
        "corner": (view, labelled("vertex:53", "edge:50-53")),
        "whole": (view, labelled()),
    }


DRAWN = DrawnGame(GAME, COMPOSER, written_down, written_hands, written_closeups)
scenes, played, card_of = DRAWN.scenes, DRAWN.played, DRAWN.card_of
