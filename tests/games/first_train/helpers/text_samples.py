"""First Train for the text tests: typed moves of every verb, events of every type, and a crowded position."""

from typing import Any

from engines.core.actions import Action
from engines.first_train import actions as a
from engines.first_train import events as e
from engines.first_train.data import COLOURS, COMPANIES, LOADS, NUMBERS, TRAINS, Exchange, Influence, Loads
from engines.first_train.game import GAME
from engines.first_train.rules.track import lay_links
from engines.first_train.state import ASKING, GREEN_TRACK, RED_TRACK, FirstTrainState, Round, Running

TRAIN_IDS = tuple(train.id for train in TRAINS)
LINES = (
    ("ansbach", "lichtenau"),
    ("lichtenau", "ansbach"),
    ("nuernberg_nord", "nuernberg_sued"),
    ("nuernberg_sued", "nuernberg_nord"),
    ("forchheim", "baiersdorf", "forchheim"),
    ("forchheim",),
    (),
    ("roth", "fuerth"),
    ("atlantis", "roth"),
    ("hoechstadt", "adelsdorf"),
    ("ansbach", "wolframs_eschenbach", "windsbach"),
)
EXCHANGES = (Exchange(), Exchange(cubes=1), Exchange(cubes=15), Exchange(cubes=3, white=9), Exchange(3, 3, 3, 3))

TYPED: tuple[Action, ...] = (
    *(a.Bid(box, cubes) for box in (0, 1, 5, 8, 9) for cubes in (0, 2, 3, 99)),
    *(a.ChooseColour(colour) for colour in ("red", "green")),
    *(a.BuildLine(line, pay) for line in LINES for pay in (Influence(), Influence(white=10))),
    *(a.BuyTrain(train, pay) for train in (*TRAIN_IDS, "4a") for pay in EXCHANGES),
    *(
        a.Load(area, load)
        for area in ("fuerth", "ansbach", "aischgrund", "adelsdorf", "atlantis")
        for load in LOADS
    ),
    *(a.SellLine(company, line) for company in COMPANIES for line in LINES),
    a.Pass(),
)
"""What a player might type; most of it is illegal at any moment."""

LINE = ("ansbach", "lichtenau", "windsbach")
LONG = (*LINE, "spalt", "georgensgmuend")
LOADED = Loads(red=2, green=1, white=3, yellow=1)

TOLD: tuple[Any, ...] = (
    e.MapFilled((2, 0, 1), 12, 21, 40, 20, 22, 1),
    e.MapFilled((2, 0, 1), 12, 21, 40, 20, 22, 24),
    *(e.RoundBegan(n, (12, 12, 9)) for n in (1, 5)),
    e.CountersDrawn((*COLOURS, *COLOURS)),
    e.PhaseBegan("auction"),
    e.BidMade(0, 3, 4),
    e.BidMade(0, 3, 5, ousted=1),
    *(e.BoxWon(0, 3, cubes, Influence(white=1, red=2)) for cubes in (1, 4)),
    *(e.ColourChosen(1, 6, company) for company in COMPANIES),
    e.OrdersSet((1, 0, 2), (2, 1, 0)),
    *(e.LineBuilt(0, line, 5, Influence(white=n), n) for line in (LINE, LONG) for n in (0, 1, 2)),
    *(e.LineBuilt(0, LINE[:2], 0, Influence(brown=1, green=2), 0) for _ in range(1)),
    e.BonusGiven(0, (2, 0, 1)),
    e.BonusGiven(0, (0, 0, 1)),
    *(
        e.Passed(seat, phase, unable)
        for seat in (0, 1)
        for phase in ("construction", "trains", "sale")
        for unable in (False, True)
    ),
    *(e.TrainBought(0, train, 1, pay) for train in TRAIN_IDS for pay in (Exchange(), Exchange(2, 1, 3))),
    *(e.Loaded(1, "ansbach", load, "3a") for load in LOADS),
    e.TransportScored(0, LOADED, 7),
    e.TransportScored(1, Loads(), 0),
    e.ProfitMoved(0, 9, 4, 0, 5),
    e.ProfitMoved(1, 0, 4, -2, -6),
    e.OrderSet((0, 2, 1)),
    *(
        e.LineSold(0, company, line, 2, turned)
        for company in COMPANIES
        for line in (LINE, LONG)
        for turned in ((), ("lichtenau",), ("lichtenau", "windsbach"))
    ),
    e.Removed(LOADED, ("ansbach", "roth")),
    e.Removed(Loads(yellow=1), ("ansbach",)),
    e.RoundEnded(2, (7, 3, 5), (2, -1, 0)),
    *(e.FinalScored(0, sets, profit, links, 40) for sets, profit, links in ((0, 0, 0), (1, -1, 1), (3, 5, 12))),
)
"""Events of every type, in all their variants."""
UNTOLD = (e.PhaseBegan("auction"),)


def plain() -> FirstTrainState:
    """The usual map with three seats, in its first auction."""
    return GAME.setup(3, bytes(16)).state


def crowded() -> FirstTrainState:
    """A late position: four seats with all their track, trains and much in front of them, and companies' track."""
    state = GAME.setup(4, bytes(16)).state
    built = [number for number, cost in enumerate(state.chart.cost) if cost is not None]
    for at, border in enumerate(built):
        lay_links(state, [border], at % 4 if at < 4 * NUMBERS.links else (RED_TRACK, GREEN_TRACK)[at % 2])
    state.trains = [at % 4 for at in range(len(TRAINS))]
    state.wagons = [(1, 0, 1, 1)] * len(TRAINS)
    for player in state.players:
        player.influence, player.loads, player.points, player.profit = [9] * 4, [5, 6, 7, 8], 31, -9
    state.round, state.joined, state.builders, state.runners = 4, True, [3, 2, 1, 0], [1, 0, 3, 2]
    state.stack = [Round(at="scoring"), Running(order=[0, 1, 2, 3], made=[[] for _ in range(4)], at=ASKING)]
    return state
