"""Positions of Nuremberg to draw: some written down, so that they never change, and those of matches."""

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core.rng import rng_from
from engines.nuremberg import events as ev
from engines.nuremberg.data import CARDS, NOBODY, ROUTES, Cards
from engines.nuremberg.game import GAME, NurembergSettings, initial
from engines.nuremberg.geography.city import SITE, TOWER
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING, FIELDS
from engines.nuremberg.state import FreeClay, Knight, Setup, Turn
from engines.nuremberg.view import NurembergView
from render.context import RenderContext
from render.games.nuremberg import COMPOSER
from tests.render.helpers.match_scenes import LONG_NAMES, DrawnGame, match_card

ENGLISH = (
    ("game", "Die Siedler von Nürnberg"), ("town:i", "Frankfurt"), ("town:ii", "Prague"), ("town:iii", "Venice"),
    ("centre:hauptmarkt", "Main market"), ("centre:bauhof", "Building yard"),
)  # fmt: skip
FRENCH = (
    ("game", "Die Siedler von Nürnberg"), ("town:i", "Francfort"), ("town:ii", "Prague"), ("town:iii", "Venise"),
    ("centre:hauptmarkt", "Marché principal"), ("centre:bauhof", "Chantier"),
)  # fmt: skip


class Seat:
    """What a seat has in a written position. purse: by kind, gold last."""

    def __init__(
        self,
        settlements: Sequence[str] = (),
        workshops: Sequence[str] = (),
        *,
        purse: Sequence[int] = (0, 0, 0, 0, 0, 0),
        prestige: int = 0,
    ) -> None:
        self.settlements, self.workshops, self.purse, self.prestige = settlements, workshops, purse, prestige


def a_view(
    seats: Sequence[Seat],
    stations: Mapping[str, str],
    *,
    rights: str = "-----",
    council: str = "---",
    walls: int = 0,
    towers: Sequence[str] = (),
    drawn: Sequence[int] = (),
    knight: str = "-3,3",
    viewer: int | None = None,
    stack: Sequence[Any] | None = None,
    **fields: Any,
) -> NurembergView:
    """A view of a position written down, not necessarily one that a match could reach.

    stations: by route, the letters of their seats from Nuremberg on. rights, council: letters of the holders.
    """
    state = initial(len(seats), rng_from("written"), NurembergSettings())
    for number, seat in enumerate(seats):
        for crossing in seat.settlements:
            state.settlements[CROSSING[crossing]] = number
        for site in seat.workshops:
            state.workshops[SITE[site]] = number
        state.players[number].purse = list(seat.purse)
        state.players[number].prestige = seat.prestige
    state.stations = [_seats(stations.get(route, "")) for route in ROUTES]
    state.rights = _seats(rights)
    state.council = _seats(council)[: len(state.council)]
    state.walls = walls
    for tower in towers:
        state.towers[TOWER[tower]] = True
    state.bank = [max(0, have - sum(seat.purse[kind] for seat in seats)) for kind, have in enumerate(state.bank)]
    state.drawn = list(drawn)
    state.card = drawn[-1] if drawn else 0
    state.deck = [card for card in CARDS if card not in drawn]
    state.knight = COUNTRY.cell(knight)
    state.turns, state.active = 17, 1
    state.stack = [Turn(seat=1, at="main")] if stack is None else list(stack)
    for name, value in fields.items():
        setattr(state, name, value)
    return GAME.view(state, viewer)


def _seats(letters: str) -> list[int]:
    return [NOBODY if letter == "-" else "ABCD".index(letter) for letter in letters]


MIDDLE = (
    Seat(("ii-2", "iii-4"), ("h-se",), purse=(1, 2, 0, 2, 0, 6), prestige=3),
    Seat(("iii-2", "iv-2", "i-3"), ("h-nw",), purse=(3, 0, 2, 1, 2, 9), prestige=1),
    Seat(("iv-6", "v-1", "v-3"), ("b-sw",), purse=(0, 1, 1, 1, 0, 4), prestige=6),
    Seat(("v-6", "ii-6", "i-5", "i-1"), ("b-ne",), purse=(2, 0, 1, 0, 3, 3), prestige=12),
)
MIDDLE_STATIONS = {"i": "DDBD", "ii": "ADABA", "iii": "BABB", "iv": "CBCC", "v": "DCC"}
MIDDLE_DRAWN = (31, 12, 4, 7, 30, 23, 13, 8, 20, 26, 2, 32, 14, 21, 9, 28, 17)


def middle(**fields: Any) -> NurembergView:
    """The middle of a match of four."""
    usual: dict[str, Any] = {
        "rights": "DABCC", "council": "DCA", "walls": 14, "towers": ("1-2", "3-4", "4-5", "8-9"),
        "knight": "-1,-1", "drawn": MIDDLE_DRAWN, "square": 4,
    }  # fmt: skip
    return a_view(MIDDLE, MIDDLE_STATIONS, **{**usual, **fields})


CROWDED = (
    Seat(("i-2", "ii-3", "iii-4", "iv-5", "v-6"), ("h-n", "h-se", "b-n"), purse=(5, 4, 3, 6, 7, 26), prestige=13),
    Seat(
        ("i-4", "ii-1", "iii-6", "iv-3", "v-8"), ("h-ne", "h-sw", "b-ne"), purse=(1, 0, 3, 3, 5, 11), prestige=22
    ),
    Seat(("i-6", "ii-7", "iii-2", "iv-1", "v-4"), ("h-s", "b-se", "b-sw"), purse=(0, 0, 0, 0, 0, 0), prestige=5),
    Seat(("i-8", "ii-5", "iii-8", "iv-7", "v-2"), ("h-nw", "b-s", "b-nw"), purse=(2, 2, 2, 2, 2, 18), prestige=18),
)
CROWDED_STATIONS = {
    "i": "ABCDABCD", "ii": "BBADCCDA", "iii": "CDABCDAB", "iv": "DDBCABCA", "v": "ACBDACBD",
}  # fmt: skip
ALL_TOWERS = tuple(TOWER)


def crowded(**fields: Any) -> NurembergView:
    """Everything that the rules allow is built: sections, settlements, sites, walls and towers are full."""
    usual: dict[str, Any] = {
        "rights": "ABCDA", "council": "BDA", "walls": 26, "towers": ALL_TOWERS, "knight": "0,2",
        "drawn": (1, 5, 33, 11, 29, 16), "square": 8, "active": 3, "turns": 1234,
        "stack": [Turn(seat=3, at="main")],
    }  # fmt: skip
    return a_view(CROWDED, CROWDED_STATIONS, **{**usual, **fields})


def opening(seats: int) -> NurembergView:
    """The free setup, while its last seat has placed once and places again."""
    placed = (("iv-3",), ("ii-2",), ("v-4",), ("ii-5",))[:seats]
    stations = {"iv": "A", "ii": "BD"[: seats - 2], "v": "C"}
    stack = [Setup(at="place", setup="advanced", first=0, turn=seats)]
    return a_view([Seat(one) for one in placed], stations, stack=stack, turns=0, active=0)


END = (
    Seat(("ii-1", "ii-3", "i-2", "v-5"), ("h-n", "h-s", "b-n"), purse=(2, 0, 1, 4, 0, 12), prestige=17),
    Seat(("iii-2", "iii-4", "iv-2"), ("h-sw",), purse=(0, 3, 3, 0, 1, 2), prestige=8),
    Seat(("iv-4", "iv-6", "v-1", "v-3", "i-4"), ("b-sw",), purse=(6, 0, 0, 2, 3, 5), prestige=3),
)
END_STATIONS = {"i": "ACAA", "ii": "AABA", "iii": "BBCB", "iv": "CBCC", "v": "CCA"}


def end(**fields: Any) -> NurembergView:
    """A match of three, won with thirteen points and more."""
    usual: dict[str, Any] = {
        "rights": "AABCC", "council": "AB", "walls": 18, "towers": ("1-2", "4-5", "7-8", "10-11", "13-14"),
        "knight": "-3,3", "drawn": (21, 34, 10, 24), "square": 6, "over": True, "stack": [], "active": 0,
        "turns": 61,
    }  # fmt: skip
    return a_view(END, END_STATIONS, **{**usual, **fields})


def written_down() -> dict[str, tuple[NurembergView, RenderContext]]:
    """Positions for goldens, by name."""
    robbed = Knight(seat=1, at="answer", amounts=[0, 4, 0, 0], given=[None, None, None, None])
    clay = FreeClay(at="answer", order=[1, 3, 0], answers=[-1, -1, -1, -1])
    return {
        "opening-4": (opening(4), match_card(4, awaited=(3,), news=(ev.Placed(3, "ii-5", 2),))),
        "middle-4": (
            middle(),
            match_card(
                4, awaited=(1,), words=ENGLISH,
                news=(
                    ev.TurnBegan(3, 16), ev.CardDrawn(3, 17, 8, "toll", "ii"), ev.Received(0, Cards(1), "harvest"),
                    ev.TollPaid(3, 0, "ii", 1, 1, 0), ev.Sold(3, "lyre", 1, 4, 2, 0),
                    ev.WallBuilt(3, 14, 12), ev.CouncilTaken(3, 4, 2, 3),
                ),
            ),
        ),
        "knight-4": (
            middle(drawn=(*MIDDLE_DRAWN, 33), stack=[Turn(seat=1, at="main"), robbed]),
            match_card(
                4, awaited=(1,), styles=(3, 2, 5, 4), words=ENGLISH,
                news=(ev.TurnBegan(1, 17), ev.CardDrawn(1, 33, None, "robber_knight")),
            ),
        ),
        "clay-4": (
            middle(drawn=(*MIDDLE_DRAWN, 10), stack=[Turn(seat=1, at="main"), clay]),
            match_card(
                4, awaited=(0, 1, 3), words=FRENCH,
                news=(
                    ev.TurnBegan(1, 17), ev.CardDrawn(1, 10, 5, "free_clay"),
                    ev.Received(1, Cards(0, 0, 2), "harvest"),
                ),
            ),
        ),
        "crowded-4": (
            crowded(),
            match_card(
                4, names=LONG_NAMES, awaited=(0, 1, 2, 3), computers=(True,) * 4, match_id=123456, words=FRENCH,
                news=(
                    ev.CardDrawn(3, 16, 8, "toll", "i"), ev.Received(0, Cards(5, 5, 5), "harvest"),
                    ev.TollPaid(1, 0, "i", 12, 11, 1), ev.TollPaid(3, 0, "i", 12, 2, 0),
                    ev.StationBuilt(3, "v", 8), ev.RightTaken(3, "iv", 2, 0), ev.SettlementBuilt(3, "v-2"),
                    ev.WorkshopBuilt(3, "b-nw"), ev.WallBuilt(3, 26, 16), ev.TowerBuilt(3, "26-1", 18),
                    ev.CouncilTaken(3, 3, 0, 2), ev.Sold(3, "armour", 2, 20, 0), ev.YearsPassed(1395, False),
                ),
            ),
        ),
        "end-3": (
            end(),
            match_card(
                3, awaited=(), winners=(0,), computers=(False,) * 3, words=ENGLISH,
                news=(
                    ev.CardDrawn(0, 24, 9, "margrave"), ev.KnightSentHome("-2,1"),
                    ev.TowerBuilt(0, "13-14", 17), ev.Won(0, 14),
                ),
            ),
        ),
    }  # fmt: skip


def written_hands() -> dict[str, tuple[NurembergView, RenderContext]]:
    """Hands for goldens, by name."""
    robbed = Knight(seat=1, at="answer", amounts=[12, 6, 0, 0], given=[Cards(3, 2, 0, 3, 4), None, None, None])
    kinds = tuple((f"kind:{kind}", f"A{i}") for i, kind in enumerate(("wood", "wool", "ore"), 1))
    return {
        "usual": (middle(viewer=1), match_card(4)),
        "labels": (middle(viewer=3), match_card(4, labels=kinds)),
        "full": (
            crowded(viewer=0, stack=[Turn(seat=1, at="main"), robbed]),
            match_card(4, names=LONG_NAMES, match_id=1234567),
        ),
        "none": (crowded(viewer=2), match_card(4)),
    }


def written_closeups() -> dict[str, tuple[NurembergView, RenderContext]]:
    """Close-ups for goldens, by name."""

    def labelled(*refs: str) -> RenderContext:
        labels = tuple((ref, f"{'ABCDE'[i // 9]}{i % 9 + 1}") for i, ref in enumerate(refs))
        return match_card(4, labels=labels, words=ENGLISH)

    view = middle(viewer=1)
    free = [name for name, seat in zip(CROSSING, view.settlements, strict=True) if seat is None]
    sites = [name for name, seat in zip(SITE, view.workshops, strict=True) if seat is None]
    fields = [COUNTRY.names[cell] for cell in FIELDS if COUNTRY.names[cell] != view.knight]
    return {
        "crossings": (view, labelled(*(f"crossing:{name}" for name in free))),
        "routes": (view, labelled(*(f"route:{name}" for name in ROUTES))),
        "sites": (view, labelled(*(f"site:{name}" for name in sites))),
        "towers": (view, labelled("tower:7-8", "tower:10-11", "tower:11-12", "tower:13-14")),
        "fields": (view, labelled(*(f"field:{name}" for name in fields))),
        "both": (view, labelled("route:iii", "site:b-se", "tower:11-12", "crossing:iii-8")),
        "whole": (view, labelled()),
    }


DRAWN = DrawnGame(GAME, COMPOSER, written_down, written_hands, written_closeups)
scenes, played, card_of = DRAWN.scenes, DRAWN.played, DRAWN.card_of
