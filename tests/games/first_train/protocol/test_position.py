"""Positions as plain data: what they mean by default, that they come back equal, and what is refused."""

import json
from typing import Any

import pytest

from engines.core.encoding.codec import DecodeError
from engines.core.rng import rng_from
from engines.first_train.actions import Bid, BuildLine, BuyTrain, Load, Pass
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS, MapName
from engines.first_train.position import PositionError, dump, load
from tests.games.first_train.helpers.positions import PHASES, may, play
from tests.games.first_train.helpers.positions import asked as waiting


def test_an_empty_position_is_an_auction_on_the_map_of_nuremberg() -> None:
    state = load({"players": 3})
    assert (state.map, state.board, state.round, state.order) == ("nuernberg", "3-4", 1, [0, 1, 2])
    assert [(p.cubes, p.influence) for p in state.players] == [(12, [1, 2, 1, 1])] * 3
    assert may(state, 0, Bid(1, 3))
    assert load({"players": 2}).board == "2-3"


def test_phase_and_active_say_who_is_asked_for_what() -> None:
    state = load({"players": 3, "phase": "construction", "active": 1, "builders": [2, 1, 0]})
    assert waiting(state) == [1]
    assert waiting(play(state, (1, Pass()))) == [0]


def test_links_are_named_by_their_areas_in_either_order() -> None:
    seat = {"links": ["erlangen--forchheim"]}
    state = load({**COMPACT, "phase": "construction", "P0": seat})
    assert not may(state, 0, BuildLine(("forchheim", "erlangen")))
    assert may(state, 0, BuildLine(("erlangen", "ronhof")))


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_comes_back_equal(name: MapName, seats: int) -> None:
    rng = rng_from(f"positions {name} {seats}")
    state = GAME.setup(seats, rng.fork("match").seed, FirstTrainSettings(map=name)).state
    while True:
        plain = json.loads(json.dumps(dump(state)))
        assert load(plain) == state
        assert "loose" not in plain
        if state.over:
            return
        seat = GAME.pending(state)[0].seat
        options = GAME.options(state, seat)
        # Passing is chosen seldom, so that much is built, carried and sold.
        wanted = [option for option in options if option.group != "pass"] if rng.below(4) else options
        GAME.play(state, seat, rng.choice(wanted or options).random(rng))


def test_what_is_not_named_follows_from_what_is() -> None:
    seats = {"P0": {"profit": -2}, "P1": {"influence": {"white": 2, "brown": 1, "red": 1, "green": 1}}}
    bid = {"5": {"seat": 2, "cubes": 4}}
    state = load({"players": 3, "phase": "construction", "active": 1, "bids": bid, **seats})
    assert (state.order, state.builders, state.runners) == ([1, 2, 0], [1, 2, 0], [2, 0, 1])
    assert state.stacks[4] == [0, 2, 1]
    assert [player.cubes for player in state.players] == [12, 12, 8]
    first = load({"players": 3})
    assert (first.builders, first.runners) == ([], [])


def test_the_state_of_the_link_bonus_follows_from_the_track() -> None:
    way = ["nuernberg_nord--doos", "doos--muggenhof", "muggenhof--fuerth"]
    plain = {**COMPACT, "P0": {"links": way}}
    assert load(plain).joined
    assert not load({**plain, "P0": {"links": way[:2]}}).joined
    with pytest.raises(PositionError, match="joined: False"):
        load({**plain, "joined": False})


def test_a_finished_match_comes_back() -> None:
    state = load({"players": 2, "turn": 5, "over": True})
    assert (state.over, state.stack) == (True, [])
    assert load(dump(state)) == state


def test_with_trains_bought_a_phase_need_not_say_what_seats_have_done() -> None:
    trains = {"3a": {"seat": 1, "loads": {"white": 1}}, "2a": {"seat": 0}}
    state = load({"players": 2, "phase": "trains", "active": 1, "trains": trains})
    assert waiting(state) == [1]
    assert may(state, 1, Pass())


def test_a_position_comes_back_after_a_load_that_follows_moves_it_does_not_tell() -> None:
    position = {**COMPACT, "phase": "trains", "turn": 2, "trains": {"1a": {"seat": 0}}}
    links = {"P0": {"links": ["forchheim--erlangen"]}, "areas": {"erlangen": {"red": 1}}}
    state = load({**position, **links})
    assert "loose" not in dump(state)
    state = GAME.apply(state, 0, Load("erlangen", "red")).state
    assert load(dump(state)) == state


def test_standing_bids_are_seen_until_they_are_paid() -> None:
    state = load(asked("auction", order=[0, 1, 2], bids=THREE, started=True))
    assert [player.standing for player in GAME.view(state, None).players] == [4, 3, 3]
    state = load({**asked("construction", left=[0, 1, 2]), "bids": BIDS})
    assert [player.standing for player in GAME.view(state, None).players] == [0, 0, 0]


def frames(phase: str, **frame: Any) -> list[dict[str, Any]]:
    """The frames of a phase that asks."""
    after = {"colour": "orders", **PHASES}[phase]
    at = "start" if phase == "colour" else "asking"
    return [{"frame": "round", "at": after}, {"frame": phase, "at": at, **frame}]


def asked(phase: str, **keys: Any) -> dict[str, Any]:
    """A position of three seats with the frames of a phase; its other keys are those of the frame."""
    position = {key: keys.pop(key) for key in list(keys) if key in POSITION}
    return {"players": 3, "turn": 2, **position, "frames": frames(phase, **keys)}


def ran(order: list[int], *made: str, **keys: Any) -> dict[str, Any]:
    """A position in which trains run. made: by seat, what it has done."""
    return asked("running", order=order, made=[text.split() for text in (*made, "", "", "")[:3]], **keys)


RUNNERS = {"runners": [0, 1, 2]}
COMPACT = {"players": 2, "map": "nuernberg_compact"}
POSITION = {"players", "turn", "P0", "P1", "P2", "bids", "trains", "areas", "map", "builders", "runners"}
BROWN = {"influence": {"brown": 9}}
BOUGHT = {"trains": {"3a": {"seat": 0}}, **RUNNERS}
LINKED = {"links": ["forchheim--erlangen"]}
LOADED: dict[str, Any] = {
    "map": "nuernberg_compact",
    "P0": {**BROWN, **LINKED},
    "trains": {"3a": {"seat": 0, "loads": {"red": 1}}},
    "started": True,
    **RUNNERS,
}
OTHERS = {"trains": {**LOADED["trains"], "1a": {"seat": 2}, "2a": {"seat": 2}}}
APART = {"3a": {"seat": 0}, "1a": {"seat": 1}}
SALE = {"map": "nuernberg_compact", "P0": LINKED, "P2": {"links": ["roth--hilpoltstein"]}}
ONE = {"1": {"seat": 0, "cubes": 4}}
BIDS = {**ONE, "2": {"seat": 1, "cubes": 3}}
THREE = {**BIDS, "3": {"seat": 2, "cubes": 3}}
LAST = {"6": {"seat": 1, "cubes": 2}}


@pytest.mark.parametrize(
    "plain",
    [
        asked("auction", order=[0, 1, 2]),
        asked("auction", order=[2, 0, 1], bids=BIDS, started=True),
        asked("auction", order=[0, 1, 2], bids=THREE, started=True),
        asked("colour", players=2, seat=1, box=5, bids=LAST),
        asked("construction", left=[2], builders=[1, 0, 2]),
        ran([0, 1, 2], **RUNNERS),
        ran([1, 2, 0], "buy-3a", started=True, **BOUGHT),
        ran([2, 0], "buy-3a", started=True, **BOUGHT),
        ran([0], "buy-3a", started=True, **BOUGHT),
        ran([0, 2], "buy-3a red-erlangen", "", "buy-1a buy-2a", **{**LOADED, **OTHERS}),
        asked("sale", left=[0, 1, 2], **SALE),
        asked("sale", left=[2], **SALE),
        asked("sale", left=[2], started=True, **SALE),
    ],
)
def test_frames_that_can_be_are_taken(plain: dict[str, Any]) -> None:
    state = load(plain)
    assert GAME.options(state, waiting(state)[0])
    assert load(dump(state)) == state


SHAPE: list[tuple[dict[str, Any], str]] = [
    ({"players": 5}, "players"),
    ({"colour": 1}, "unknown field"),
    ({"P2": {}}, "the seats are P0 to P1"),
    ({"P0": {"links": ["fuerth--atlantis"]}}, "is no border of this map"),
    ({"P0": {"links": ["nuernberg_nord--nuernberg_sued"]}}, "none may be built"),
    ({"P0": {"links": ["doos--fuerth"]}, "map": "wensleydale"}, "is no border of this map"),
    ({"P0": {"cubes": 16}}, "seat 0 has 16 cubes"),
    ({"P0": {"cubes": -1}}, "seat 0 has -1 cubes"),
    ({"P0": {"cubes": 12}, "bids": ONE}, "12 cubes in hand and 4 on boxes"),
    ({"P0": {"influence": {"white": 11}}}, "has 11 white influence"),
    ({"P0": {"profit": 6}}, "on profit and loss"),
    ({"P0": {"profit": -14}}, "on profit and loss"),
    ({"P0": {"points": -1}}, "fewer loads or points"),
    ({"order": [0, 0]}, "order: names every seat once"),
    ({"builders": [1]}, "builders: names every seat once"),
    ({"stacks": {"white": [1]}}, "white: names every seat once"),
    ({"stacks": {"blue": [1, 0]}}, r"at `key` in `\$.stacks`"),
    ({"areas": {"atlantis": {}}}, "'atlantis' is none of"),
    ({"areas": {"fuerth": {"companies": ["blue"]}}}, r"at `\$.areas\[...\].companies\[0\]`"),
    ({"tracks": {"blue": []}}, r"at `key` in `\$.tracks`"),
    ({"trains": {"4a": {"seat": 0}}}, r"at `key` in `\$.trains`"),
    ({"trains": {"3a": {"seat": 2}}}, "trains, 3a: seats are 0 to 1"),
    ({"bids": {"7": {"seat": 0, "cubes": 3}}}, "'7' is none of"),
    ({"bids": {"1": {"seat": 2, "cubes": 3}}}, "bids, 1: seats are 0 to 1"),
    ({"bids": {"1": {"seat": 0, "cubes": 2}}}, "box 1: seat 0 with 2 cubes"),
    ({"bids": {str(n): {"seat": 0, "cubes": 3} for n in (1, 2, 3)}}, "seat 0 has 3 bids"),
    ({"drawn": ["white"]}, "drawn: 6 boxes, 1 counters"),
    ({"trains": {"3a": {"seat": 0}, "3b": {"seat": 0}}}, r"trains of the prices \[3, 3\]"),
    ({"trains": {"1a": {"seat": 0, "loads": {"white": 3}}}}, "train 1a carries"),
    ({"turn": 6}, "turn: round 6, there are 5"),
    ({"turn": 0}, r"`int` >= 1 - at `\$.turn`"),
    ({"phase": "sale"}, "nobody can do anything"),
    ({"phase": "sale", "over": True}, "exclude each other"),
    ({"phase": "trains", "runners": []}, "there is no order of trains yet"),
    (
        {**COMPACT, "P0": {"links": ["doos--muggenhof"]}, "P1": {"links": ["muggenhof--doos"]}},
        "P1: 'muggenhof--doos' has a link already",
    ),
    # Frames that cannot be.
    ({"frames": []}, "a round, and a phase of it"),
    ({"frames": [{"frame": "round"}]}, "round cannot be at 'start'"),
    ({"frames": [{"frame": "round", "at": "end"}]}, "a round, and a phase of it"),
    ({"frames": [{"frame": "set-up"}]}, "set-up cannot follow nothing"),
    ({"frames": frames("auction", order=[0, 1])[1:]}, "auction cannot follow nothing"),
    ({"frames": frames("auction", order=[0, 1]) * 2}, "round cannot follow auction"),
    (
        {"frames": [{"frame": "round", "at": "end"}, frames("auction", order=[0, 1])[1]]},
        "the round goes on at 'orders', not at 'end'",
    ),
    ({"frames": [{"frame": "round", "at": "end"}, {"frame": "sale", "left": [0]}]}, "sale cannot be at"),
    (asked("auction", order=[0, 2, 1]), "order of auction goes round"),
    (asked("auction", order=[0, 1]), "order of auction goes round"),
    (asked("auction", order=[]), "order of auction goes round"),
    (asked("colour", seat=0, box=7, bids={"8": {"seat": 0, "cubes": 2}}), "box of colour is 7"),
    (asked("colour", players=2, seat=0, box=5, bids=LAST), "seat of colour is 0"),
    (asked("colour", players=2, seat=-1, box=5), "seat of colour is -1"),
    (asked("construction", left=[0, 2], builders=[0, 1, 2]), "left of construction is the end of"),
    (asked("construction", left=[]), "left of construction is the end of"),
    (asked("construction", left=[2, 1, 0], builders=[0, 1, 2]), "left of construction is the end of"),
    (asked("construction", left=[1], builders=[]), "left of construction is the end of"),
    (ran([0, 2, 1], **RUNNERS), "order of running goes round"),
    (ran([0, 0], **RUNNERS), "order of running names one twice"),
    (ran([]), "order of running goes round"),
    (ran([3]), "order of running goes round"),
    (asked("running", order=[0, 1, 2], made=[[], []], **RUNNERS), "made of running for every seat"),
    (ran([0, 1, 2], "buy-4a", **RUNNERS), "names 'buy-4a'"),
    (ran([0, 1, 2], "red-atlantis", **RUNNERS), "names 'red-atlantis'"),
    (asked("sale", left=[0, 1], **SALE), "left of sale is the end of"),
]
UNPLAYED: list[tuple[dict[str, Any], str]] = [
    ({"areas": {"fuerth": {"cubes": 1}}}, "fuerth: 1 cubes"),
    ({"areas": {"fuerth": {"red": 4}}}, "fuerth: 4 figures"),
    ({"areas": {"forchheim": {"red": 1}}}, "stands in a town of their colour"),
    ({"areas": {"forchheim": {"green": 1}}}, "figures stand on a town that began as a company's"),
    ({"areas": {"fuerth": {"companies": ["red"]}}}, "fuerth: is a town of red"),
    ({"areas": {"forchheim": {"companies": []}}}, "forchheim: is not a town of red"),
    ({**COMPACT, "areas": {"doos": {"companies": ["red"]}}}, "doos: is a company's and no town"),
    ({**COMPACT, "tracks": {"red": ["forchheim--erlangen"]}}, "erlangen: is not a town of red"),
    (
        {**COMPACT, "P0": LINKED, "areas": {"erlangen": {"landowners": 1}}},
        "erlangen: landowners stand where track leads",
    ),
    (
        {**COMPACT, "tracks": {"red": ["doos--muggenhof"]}, "areas": {"doos": {"cubes": 1}}},
        "doos: yellow cubes beside company track",
    ),
    ({"P0": {"loads": {"red": 26}}}, "26 red, there are 25"),
    ({"P0": {"loads": {"white": 61}}}, "61 white, there are 60"),
    ({"drawn": ["red"] * 3 + ["white"] * 3}, "drawn: 3 red counters, the bag holds 2"),
    ({"trains": {"3a": {"seat": 0}}}, "trains: 3a is seat 0's while no trains run"),
    ({"P1": {"profit": 1}, "order": [0, 1]}, r"order: \[0, 1\], by profit and loss it is \[1, 0\]"),
    ({"order": [1, 0], "stacks": {"profit": [1, 0]}, "active": 1}, "by profit and loss"),
    ({"over": True}, "over: in round 1 of 5"),
    # What was played in a phase.
    ({"active": 1}, "active: seat 0 has to bid before seat 1"),
    ({"players": 3, "bids": ONE, "active": 2}, "active: seat 1 has to bid before seat 2"),
    ({"players": 3, "bids": ONE}, "active: seat 2 has to bid before seat 0"),
    ({"P0": {"cubes": 11}}, "P0: 11 cubes in hand and on boxes, they had 12 at least"),
    ({"builders": [0, 1]}, "builders: .* in the auction of round 1"),
    ({"turn": 2, "runners": []}, "runners: .* in the auction of round 2"),
    (asked("auction", order=[0, 1, 2], started=True), "started of auction is True, and 0 boxes have bids"),
    (asked("auction", order=[2, 0, 1], bids=BIDS), "started of auction is False, and 2 boxes have bids"),
    (asked("colour", players=2, seat=1, box=5, bids=LAST, P1={"cubes": 9}), "P1: 11 cubes in hand and on boxes"),
    ({"phase": "construction", "builders": [1, 0], "active": 1}, "builders: .* by influence"),
    ({"phase": "construction", "runners": [1, 0]}, "runners: .* by influence"),
    (ran([0, 1, 2], started=True), "has started, and nobody has acted"),
    (ran([1, 2, 0], "buy-3a", **BOUGHT), "has not started, and some have acted"),
    (ran([1, 2, 0], **RUNNERS), "seat 0 acted 0 times, seat 1 0 times"),
    (ran([0, 1], **RUNNERS), "seat 2 acted 0 times, seat 0 0 times"),
    (ran([0, 1, 2], "buy-3a", started=True, **BOUGHT), "seat 1 acted 0 times, seat 0 1 times"),
    (ran([1, 2, 0], "buy-3b", started=True, **BOUGHT), "seat 0 has done 'buy-3a' 0 times"),
    (
        ran([1, 0], "buy-3a buy-2a", "buy-1a", P2=BROWN, started=True, trains=APART, **RUNNERS),
        "seat 0 has done 'buy-2a' 1 times",
    ),
    (ran([0], "buy-3a", **LOADED), r"seat 0 loaded \[0, 0, 0, 0\], its trains carry other loads"),
    (ran([0], "buy-3a green-erlangen", **LOADED), r"seat 0 loaded \[0, 1, 0, 0\], its trains carry other loads"),
    (ran([0], "red-erlangen buy-3a", **LOADED), "seat 0 loaded before it bought a train"),
    (ran([0], "buy-3a red-doos", **LOADED), "so much did not lie on doos"),
    (ran([0], "buy-3a red-forchheim", **LOADED), "so much did not lie on forchheim"),
    (
        ran([0], "buy-3a red-erlangen", areas={"erlangen": {"green": 3}}, **LOADED),
        "so much did not lie on erlangen",
    ),
    (asked("sale", left=[0, 1, 2], started=True, **SALE), "sale has started, and all are still to say"),
]


@pytest.mark.parametrize(("plain", "told"), SHAPE, ids=[told for _, told in SHAPE])
def test_what_breaks_a_rule_is_refused_loose_or_not(plain: dict[str, Any], told: str) -> None:
    for loose in (False, True):
        with pytest.raises(PositionError, match=told):
            load({"players": 2, **plain}, loose=loose)


@pytest.mark.parametrize(("plain", "told"), UNPLAYED, ids=[told for _, told in UNPLAYED])
def test_what_no_play_could_reach_is_refused_unless_it_is_loose(plain: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionError, match=told):
        load({"players": 2, **plain})
    assert load({"players": 2, **plain, "loose": True}) == load({"players": 2, **plain}, loose=True)


@pytest.mark.parametrize(("players", "board"), [(2, "3-4"), (4, "2-3")])
def test_a_side_of_the_boards_that_so_many_do_not_play_on_is_refused(players: int, board: str) -> None:
    with pytest.raises(PositionError, match=f"board: {players} play on"):
        load({"players": players, "board": board})


@pytest.mark.parametrize("board", ["3-4", "2-3"])
def test_three_play_on_either_side_of_the_boards(board: str) -> None:
    assert load({"players": 3, "board": board}).board == board


@pytest.mark.parametrize(
    "plain",
    [
        {"type": "line", "areas": ["forchheim", "erlangen"], "pay": {"gold": 1}},
        {"type": "buy", "train": "3a", "pay": {"brown": 1}},
    ],
)
def test_what_pays_is_named_by_kinds_that_there_are(plain: dict[str, Any]) -> None:
    with pytest.raises(DecodeError, match="unknown field"):
        GAME.actions.from_plain(plain)


def test_a_plain_phase_needs_no_frames_and_what_seats_have_done_with_trains_does() -> None:
    state = load({"players": 2, "phase": "trains", "P0": {"influence": {"brown": 3}}})
    assert (dump(state)["phase"], dump(state)["active"]) == ("trains", 0)
    state = GAME.apply(state, 0, BuyTrain("2a")).state
    plain = dump(state)
    assert "phase" not in plain
    assert plain["frames"] == [
        {"frame": "round", "at": "scoring", "ret": None},
        {
            "frame": "running",
            "at": "asking",
            "ret": None,
            "order": [1, 0],
            "made": [["buy-2a"], []],
            "started": True,
        },
    ]
    assert load(plain) == state
