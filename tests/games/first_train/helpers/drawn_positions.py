"""Positions of First Train to draw: some written down, so that they never change, and those of matches."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from engines.core.rng import rng_from
from engines.first_train import events as ev
from engines.first_train.data import COLOURS, COMPANIES, NOBODY, TRAIN, Exchange, Influence, Loads
from engines.first_train.game import GAME, FirstTrainSettings, initial
from engines.first_train.geography import MapName
from engines.first_train.rules.common import replaced
from engines.first_train.rules.track import lay_links
from engines.first_train.state import Auction, Construction, FirstTrainState, Player, Running, Sale, track_of
from engines.first_train.view import FirstTrainView
from render.context import RenderContext
from render.games.first_train import COMPOSER
from tests.render.helpers.match_scenes import LONG_NAMES, DrawnGame, match_card

ENGLISH = (
    ("game", "First Train to Nuremberg"), ("option:map-wensleydale", "Wensleydale"),
    ("option:map-wensleydale_compact", "Wensleydale, compact"), ("word:from", "from"),
)  # fmt: skip
FRENCH = (
    ("game", "First Train to Nuremberg"), ("option:map-wensleydale", "Wensleydale"),
    ("option:map-wensleydale_compact", "Wensleydale, compacte"), ("word:from", "dès"),
)  # fmt: skip


class Seat:
    """What a seat has in a written position. influence, loads: by colour, and by load. lines: areas, as typed."""

    def __init__(
        self,
        *lines: str,
        cubes: int = 0,
        influence: Sequence[int] = (1, 2, 1, 1),
        loads: Sequence[int] = (0, 0, 0, 0),
        points: int = 0,
        profit: int = 0,
    ) -> None:
        self.lines = lines
        self.player = Player(list(influence), list(loads), cubes, points, profit)


def a_view(
    seats: Sequence[Seat],
    *,
    map_name: MapName = "nuernberg",
    sold: Mapping[str, Sequence[str]] = {},
    turned: Mapping[str, Sequence[str]] = {},
    boxes: str = "",
    drawn: str = "",
    trains: Mapping[str, tuple[int, tuple[int, ...]]] = {},
    emptied: int = 1,
    settings: Mapping[str, Any] = {},
    viewer: int | None = None,
    **fields: Any,
) -> FirstTrainView:
    """A view of a position written down, not necessarily one that a match could reach.

    sold, turned: by company, its lines, and towns that became its own. boxes: by box, seat and bid ("A3") or "-".
    drawn: by box, the first letter of its counter's colour. trains: by train, whose it is and its loads. emptied:
    so little is left on areas, 0 for all that there can be.
    """
    options = FirstTrainSettings(map=map_name, **settings)
    state = initial(len(seats), rng_from("written"), options)
    _fill(state, emptied)
    for number, seat in enumerate(seats):
        state.players[number] = seat.player
        for line in seat.lines:
            _lay(state, line, number)
    for company, name in enumerate(COMPANIES):
        for line in sold.get(name, ()):
            _lay(state, line, track_of(company))
        for area in turned.get(name, ()):
            number = state.chart.area[area]
            state.companies = replaced(state.companies, number, state.companies[number] | 1 << company)
    state.stacks = [list(range(len(seats))) for _ in range(len(COLOURS) + 1)]
    state.order, state.builders, state.runners = (
        [(i + by) % len(seats) for i in range(len(seats))] for by in range(3)
    )
    for box, there in enumerate(boxes.split()):
        if there != "-":
            state.bidders[box], state.bids[box] = "ABCD".index(there[0]), int(there[1:])
    for box, letter in enumerate(drawn):
        state.drawn[box] = "wbrg".index(letter)
    for train, (owner, loads) in trains.items():
        state.trains[TRAIN[train]], state.wagons[TRAIN[train]] = owner, loads
    for field, value in fields.items():
        setattr(state, field, value)
    return GAME.view(state, viewer)


def _fill(state: FirstTrainState, emptied: int) -> None:
    """Cubes and figures in turn, with less of them on some areas."""
    for number, area in enumerate(state.chart.areas):
        gone = number * emptied % 3
        if not area.is_town:
            state.cubes[number] = 2 - gone
        elif area.company is None:
            kinds = [(number + i) % 3 for i in range(3 if area.mark == "town_major" else 2)][gone // 2 :]
            state.figures[number] = tuple(map(kinds.count, range(3)))


def _lay(state: FirstTrainState, line: str, owner: int) -> None:
    number = state.chart.area
    for here, there in pairwise(line.split()):
        border = state.chart.between[number[here], number[there]]
        assert state.chart.cost[border] is not None, (here, there)
        assert state.links[border] == NOBODY, (here, there)
        lay_links(state, [border], owner)


NUREMBERG = (
    Seat(
        "ansbach lichtenau heilsbronn rosstal cadolzburg burgfarrnbach fuerth",
        "lichtenau neuendettelsau windsbach", "heilsbronn ammerndorf wilhermsdorf",
        cubes=4, influence=(1, 3, 2, 0), loads=(3, 1, 2, 4), points=14, profit=-4,
    ),
    Seat(
        "nuernberg_sued langwasser katzwang stein zirndorf", "nuernberg_sued feucht roethenbach moegeldorf",
        "katzwang wendelstein schwabach georgensgmuend spalt",
        influence=(0, 1, 4, 1), loads=(2, 2, 1, 3), points=11, profit=-6,
    ),
    Seat(
        "nuernberg_nord poppenreuth ronhof fuerth veitsbronn herzogenaurach",
        "veitsbronn langenzenn emskirchen neustadt_aisch", "schnaittach graefenberg ebermannstadt pottenstein",
        cubes=3, influence=(2, 1, 0, 3), loads=(2, 4, 3, 3), points=17, profit=-2,
    ),
    Seat(
        "hersbruck ottensoos lauf", "hersbruck pommelsbrunn happurg",
        "neumarkt postbauer altdorf roethenbach lauf", "neumarkt kastl", "postbauer freystadt",
        cubes=2, influence=(1, 5, 1, 2), loads=(1, 3, 3, 2), points=12, profit=-4,
    ),
)  # fmt: skip
SOLD = {
    "red": ("forchheim kirchehrenbach neunkirchen tennenlohe erlangen",),
    "green": ("nuernberg_nord eckental heroldsberg schnaittach",),
}
TURNED = {"red": ("erlangen",), "green": ("schnaittach",)}
WON = "D4 A3 B5 C4 C2 B3 A3 D3"
TRAINS = {
    "3a": (3, (1, 1, 1, 1)), "3b": (1, (1, 0, 1, 1)), "2a": (0, (1, 1, 1, 1)), "2b": (2, (0, 1, 0, 2)),
    "1a": (0, (0, 0, 0, 1)),
}  # fmt: skip


def middle(**fields: Any) -> FirstTrainView:
    """The middle of a match of four around Nuremberg, while trains run."""
    usual: dict[str, Any] = {
        "sold": SOLD, "turned": TURNED, "boxes": WON, "drawn": "wbrgwrgb", "trains": TRAINS, "round": 3,
        "stack": [Running(order=[2, 3, 0], made=[[], [], [], []], started=True)], "joined": True,
    }  # fmt: skip
    return a_view(NUREMBERG, **{**usual, **fields})


def opening(seats: int, **fields: Any) -> FirstTrainView:
    """The first auction, with some bids."""
    usual: dict[str, Any] = {
        "boxes": "A3 - B2" if seats == 2 else "A3 - B4 - C2", "drawn": "wbrgbr" if seats == 2 else "wbrgbrgw",
        "emptied": 0, "round": 1, "stack": [Auction(order=list(range(seats)), started=True)],
    }  # fmt: skip
    return a_view([Seat(cubes=12 - seat) for seat in range(seats)], **{**usual, **fields})


DALES = (
    Seat(
        "kirkby_stephen keld muker langthwaite reeth redmire aysgarth west_burton",
        "settle horton ribblehead dent garsdale hawes bainbridge", "dent sedbergh kirkby_lonsdale",
        cubes=15, influence=(10, 10, 9, 0), loads=(12, 3, 14, 11), points=48, profit=5,
    ),
    Seat(
        "richmond catterick bedale crakehall leyburn middleham masham kirkby_malzeard",
        "richmond gilling aldbrough croft", "catterick leeming", "bedale pickhill baldersby",
        "masham snape pickhill",
        cubes=15, influence=(10, 10, 9, 10), loads=(12, 10, 4, 11), points=51, profit=-13,
    ),
    Seat(
        "settle malham grassington bolton_abbey ilkley otley", "settle clapham gisburn hellifield",
        "grassington kettlewell buckden", "clapham ingleton bentham", "skipton cracoe malham",
        influence=(10, 10, 9, 0), profit=-13,
    ),
    Seat(
        "northallerton brompton danby_wiske scorton",
        "northallerton topcliffe boroughbridge marton knaresborough harrogate",
        "harrogate ripley pateley_bridge lofthouse carlton", "harrogate otley", "ripon markington",
        cubes=1, influence=(0, 10, 0, 10), loads=(10, 10, 10, 10), points=51, profit=-13,
    ),
)  # fmt: skip
FULL = {
    "3a": (0, (2, 1, 1, 1)), "3b": (1, (1, 1, 2, 1)), "2a": (0, (1, 1, 1, 1)), "2b": (3, (0, 1, 1, 2)),
    "1a": (0, (0, 1, 1, 1)), "1b": (1, (1, 1, 0, 1)),
}  # fmt: skip


def crowded(**fields: Any) -> FirstTrainView:
    """Nearly everything that the rules allow lies on the larger map of Wensleydale."""
    usual: dict[str, Any] = {
        "map_name": "wensleydale", "settings": {"south": "extended"}, "emptied": 0, "round": 4, "trains": FULL,
        "sold": {
            "red": ("skipton gargrave hellifield",),
            "green": ("barnard_castle langthwaite", "ripon boroughbridge"),
        },
        "turned": {"red": ("hellifield", "malham"), "green": ("langthwaite", "boroughbridge", "malham")},
        "boxes": "A15 B15 C14 D13 A12 B11 C10 D10", "drawn": "wbrgwbrg",
        "stack": [Construction(left=[3, 0, 1, 2], at="asking")],
    }  # fmt: skip
    return a_view(DALES, **{**usual, **fields})


END = (
    Seat("settle ingleton", cubes=2, influence=(0, 3, 1, 4), loads=(6, 5, 3, 4), points=23, profit=1),
    Seat("ripon kirkby_malzeard masham", influence=(2, 0, 5, 0), loads=(1, 7, 4, 2), points=18, profit=-3),
    Seat("garsdale dent", cubes=3, influence=(1, 1, 0, 6), loads=(4, 2, 6, 6), points=29, profit=-2),
)  # fmt: skip


def end(**fields: Any) -> FirstTrainView:
    """A match of three in Wensleydale, after its last sale."""
    usual: dict[str, Any] = {
        "map_name": "wensleydale_compact", "emptied": 2, "round": 5, "over": True, "stack": [],
        "sold": {"green": ("barnard_castle reeth",)}, "turned": {"green": ("reeth",)},
        "boxes": "A4 B3 C5 B4 A2 C3 - -", "drawn": "bgrwbwgr",
    }  # fmt: skip
    return a_view(END, **{**usual, **fields})


def written_down() -> dict[str, tuple[FirstTrainView, RenderContext]]:
    """Positions for goldens, by name."""
    return {
        "opening-4": (
            opening(4),
            match_card(
                4, awaited=(3,), words=ENGLISH,
                news=(
                    ev.RoundBegan(1, (12,) * 4), ev.CountersDrawn(tuple(COLOURS) * 2), ev.BidMade(0, 1, 3),
                    ev.BidMade(1, 3, 4), ev.BidMade(2, 5, 2),
                ),
            ),
        ),
        "opening-2": (
            opening(2, map_name="nuernberg_compact"),
            match_card(
                2, awaited=(0, 1), words=FRENCH, styles=(3, 4), news=(ev.BidMade(0, 1, 3), ev.BidMade(1, 3, 2, 0)),
            ),
        ),
        "middle-4": (
            middle(),
            match_card(
                4, awaited=(2,), words=ENGLISH,
                news=(
                    ev.TrainBought(0, "2a", 1, Exchange(cubes=3)), ev.Loaded(1, "spalt", "red", "3b"),
                    ev.Loaded(3, "kastl", "green", "3a"),
                ),
            ),
        ),
        "line-4": (
            middle(stack=[Construction(left=[0, 3], at="asking")], trains={}),
            match_card(
                4, awaited=(0,), words=ENGLISH, styles=(3, 2, 5, 4),
                news=(
                    ev.LineBuilt(
                        1, ("katzwang", "wendelstein", "schwabach", "georgensgmuend", "spalt"), 5,
                        Influence(2, 0, 1), 2,
                    ),
                    ev.LineBuilt(
                        2, ("nuernberg_nord", "poppenreuth", "ronhof", "fuerth"), 3, Influence(green=1), 0,
                    ),
                    ev.BonusGiven(2, (0, 0, 3, 0)),
                ),
            ),
        ),
        "sale-4": (
            middle(stack=[Sale(left=[3], started=True)], trains={}, boxes="", drawn=""),
            match_card(
                4, awaited=(3,), words=FRENCH,
                news=(
                    ev.TransportScored(0, Loads(1, 1, 1, 1), 4), ev.TransportScored(2, Loads(0, 1, 0, 2), 3),
                    ev.ProfitMoved(0, 5, 10, 1, -4), ev.ProfitMoved(2, 3, 11, 6, -2),
                    ev.LineSold(
                        1, "red", ("forchheim", "kirchehrenbach", "neunkirchen", "tennenlohe", "erlangen"), 2,
                        ("erlangen",),
                    ),
                    ev.Removed(Loads(1, 0, 0, 2), ("neunkirchen", "tennenlohe")),
                ),
            ),
        ),
        "crowded-4": (
            crowded(),
            match_card(
                4, names=LONG_NAMES, awaited=(0, 1, 2, 3), computers=(True,) * 4, match_id=123456, words=FRENCH,
                news=(
                    ev.CountersDrawn(tuple(COLOURS) * 2),
                    *(ev.BidMade(seat, seat + 1, 15 - seat) for seat in range(4)),
                    ev.BoxWon(0, 1, 15, Influence(4, 3, 2, 1)), ev.BoxWon(3, 8, 10, Influence(1, 1, 1, 1)),
                    ev.ColourChosen(1, 6, "green"), ev.BonusGiven(0, (15, 12, 1, 10)),
                    ev.LineBuilt(1, ("masham", "snape", "pickhill"), 12, Influence(3, 2, 1, 2), 4),
                    ev.TrainBought(0, "3a", 3, Exchange(9, 3, 3, 3)), ev.Loaded(1, "penhill", "white", "3b"),
                    *(ev.ProfitMoved(seat, 0, 15, 0, -13) for seat in range(4)),
                    ev.LineSold(3, "green", ("ripon", "boroughbridge"), 1, ("boroughbridge",)),
                    ev.Removed(Loads(3, 3, 3, 3), ("stang_forest", "horton", "keld")),
                ),
            ),
        ),
        "end-3": (
            end(),
            match_card(
                3, awaited=(), winners=(2,), computers=(False,) * 3, words=ENGLISH,
                news=(
                    ev.LineSold(0, "green", ("barnard_castle", "reeth"), 1, ("reeth",)),
                    ev.Removed(Loads(0, 1, 1), ("marske_moor", "reeth")),
                ),
            ),
        ),
    }  # fmt: skip


def written_hands() -> dict[str, tuple[FirstTrainView, RenderContext]]:
    """Hands for goldens, by name."""
    full = {name: (0, loads) for name, (_, loads) in FULL.items() if name.endswith("a")}
    return {
        "usual": (middle(viewer=2), match_card(4)),
        "first": (opening(4, viewer=0), match_card(4)),
        "full": (crowded(viewer=0, trains=full), match_card(4, names=LONG_NAMES, match_id=1234567)),
        "two": (opening(2, viewer=1), match_card(2)),
    }


def written_closeups() -> dict[str, tuple[FirstTrainView, RenderContext]]:
    """Close-ups for goldens, by name."""

    def labelled(*refs: str, way: str = "") -> RenderContext:
        labels = tuple((ref, f"{'ABCDE'[i // 9]}{i % 9 + 1}") for i, ref in enumerate(refs))
        return match_card(4, labels=labels, words=ENGLISH, way=tuple(way.split()))

    view = middle(viewer=1, stack=[Construction(left=[1], at="asking")])
    chart = view.chart
    region = [area.id for area in chart.areas if area.center[0] > 600 and area.center[1] > 350 and area.open]
    onward = ("hilpoltstein", "wendelstein")
    return {
        "region": (view, labelled(*(f"area:{area}" for area in region))),
        "line": (
            view,
            labelled(*(f"area:{area}" for area in onward), way="langwasser allersberg"),
        ),
        "boxes": (opening(4, viewer=1), labelled("box:1")),
        "boxes-2": (opening(2, viewer=1), labelled("box:1")),
        "boxes-full": (crowded(viewer=0), labelled("box:1")),
        "trains": (middle(viewer=0), labelled("train:1b", "train:1a")),
        "whole": (crowded(viewer=0), labelled()),
    }


DRAWN = DrawnGame(GAME, COMPOSER, written_down, written_hands, written_closeups)
scenes, played, card_of = DRAWN.scenes, DRAWN.played, DRAWN.card_of
