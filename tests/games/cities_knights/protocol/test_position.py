"""Positions as plain data: what they mean by default, that they come back equal, and what is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cities_knights.actions import BuildRoad, EndTurn
from engines.cities_knights.card_actions import RoadBuilding
from engines.cities_knights.data import BANK, full_deck
from engines.cities_knights.game import GAME, CatanSettings
from engines.cities_knights.geography import BOARD
from engines.cities_knights.position import PositionError, dump, load
from engines.cities_knights.state import NOBODY
from engines.core.rng import rng_from
from tests.engines.helpers.acting import asked, do
from tests.games.cities_knights.helpers.positions import bank, hand, path, points, position


def test_an_empty_position_is_the_beginners_island_with_everything_in_bank_and_decks() -> None:
    state = load({"players": 4})
    assert state.terrain == BOARD.fixed.terrain
    assert state.bank == list(BANK)
    assert [sorted(deck) for deck in state.decks] == [sorted(full_deck(track)) for track in range(3)]
    assert all(not hand(state, seat) for seat in range(4))
    assert state.terrain[state.robber] == "desert"
    assert (state.longest_road, state.merchant_seat, state.barbarians, state.attacks) == (NOBODY, NOBODY, 0, 0)
    assert asked(state) == [(0, "turn")]


def test_five_progress_cards_are_one_too_many_before_the_roll_only() -> None:
    five = {"progress": ["merchant"] * 5}
    assert len(position(P0=five).players[0].progress) == 5
    with pytest.raises(PositionError, match="holds 5 progress cards"):
        position(P0=five, phase="roll")


def test_the_phase_says_what_is_asked() -> None:
    assert asked(position(phase="roll", active=2)) == [(2, "roll")]
    assert asked(position(phase="main", active=1)) == [(1, "turn")]


def test_the_bank_has_what_no_hand_holds_unless_it_is_named() -> None:
    state = position(P0={"hand": {"ore": 3}}, P1={"hand": {"ore": 1, "coin": 2}}, bank={"wool": 1})
    assert [bank(state, kind) for kind in ("ore", "coin", "wool", "grain")] == [15, 10, 1, 19]


def test_decks_have_what_no_hand_holds_unless_they_are_named_next_card_first() -> None:
    state = position(
        P0={"progress": ["crane"], "vp_cards": ["printer"]}, decks={"trade": ["merchant", "trade_monopoly"]}
    )
    assert state.decks[0] == ("trade_monopoly", "merchant")
    assert len(state.decks[2]) == 16
    assert state.decks[2].count("crane") == 1
    assert "printer" not in state.decks[2]


def test_ready_is_whoever_is_active_in_its_own_turn_unless_it_is_said() -> None:
    standing = [{"v": 13, "active": True}, {"v": 18}, {"v": 24, "level": 2, "active": True, "ready": False}]
    seat = {"settlements": [8], "roads": path(8, 13, 18, 24), "knights": standing}
    assert [found.ready for found in position(P0=seat).knights] == [True, False, False]
    standing[2]["promoted"] = True
    assert [found.promoted for found in position(P0=seat).knights] == [False, False, True]
    del standing[2]["ready"]
    assert not any(found.ready for found in position(active=1, P0=seat).knights)


def test_the_longest_road_is_found_unless_it_is_named() -> None:
    five = {"settlements": [3], "roads": path(3, 0, 4, 1, 5, 2)}
    other = {"settlements": [33], "roads": path(33, 38, 43, 47, 51, 48)}
    assert position(P0=five).longest_road == 0
    assert position(P0=five, P1=other).longest_road == NOBODY
    assert position(P0=five, P1=other, longest_road=1).longest_road == 1


def test_a_tipped_city_may_be_named_among_the_settlements_too() -> None:
    state = position(P0={"settlements": [8, 40], "tipped": [40]})
    assert state == position(P0={"settlements": [8], "tipped": [40]})
    assert points(state)[0] == 2


def test_a_position_in_the_middle_of_a_card_comes_back_with_its_frames() -> None:
    state = position(P0={"settlements": [8], "progress": ["road_building"]})
    state = do(do(state, RoadBuilding()).state, BuildRoad("8-13")).state
    plain = dump(state)
    assert "phase" not in plain
    assert [frame["frame"] for frame in plain["frames"]] == ["turn", "free-roads"]
    assert load(plain) == state


def test_a_finished_match_comes_back() -> None:
    state = do(position(P1={"defender": 13}), EndTurn()).state
    assert dump(state)["over"] is True
    assert load(dump(state)) == state


def test_a_plain_phase_needs_no_frames() -> None:
    plain = dump(position(P0={"hand": {"ore": 1}}))
    assert plain["phase"] == "main"
    assert "frames" not in plain
    assert plain["P0"]["hand"] == {"ore": 1}
    assert plain["robber"] == "0,0"


SEAT = {"settlements": [8], "roads": [[8, 13]]}
TURN = {"frame": "turn", "seat": 0, "at": "main"}


def harbour(*laid: int, at: str = "start") -> dict[str, Any]:
    """Seat 0, who holds a wool, has laid kinds before these seats, and none of them has a commodity."""
    frames = [TURN, {"frame": "harbour", "seat": 0, "at": at, "laid": list(laid)}]
    return {"players": 3, "P0": {"hand": {"wool": 1}}, "P1": {"hand": {"ore": 1}}, "frames": frames}


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"P0": {"settlements": [54]}}, "`int` <= 53 - at `$.P0.settlements[0]`"),
    ({"P0": {"roads": [[0, 1]]}}, "no edge joins 0 and 1"),
    ({"P0": {"roads": [[0, 99]]}}, "no edge joins 0 and 99"),
    ({"P0": {"hand": {"gold": 1}}}, "unknown field `gold`"),
    ({"P0": {"progress": ["printer"]}}, "at `$.P0.progress[0]`"),
    ({"P0": {"vp_cards": ["crane"]}}, "at `$.P0.vp_cards[0]`"),
    ({"P0": {"knights": [{"v": 8, "level": 4}]}}, "`int` <= 3 - at `$.P0.knights[0].level`"),
    ({"P0": {"defender": -1}}, "`int` >= 0 - at `$.P0.defender`"),
    ({"robber": "9,9"}, "at `$.robber`"),
    ({"merchant": [3, "0,0"]}, "merchant: seats are 0 to 2"),
    ({"metropolis": {"art": [0, 8]}}, "at `key` in `$.metropolis`"),
    ({"decks": {"trade": ["crane"]}}, "'crane' is none of"),
    ({"dice": [0, 3, "ship"]}, "`int` >= 1 - at `$.dice[0]`"),
    ({"board": {"terrain": ["desert"], "tokens": [None], "harbours": []}}, "19 terrains"),
    # What breaks a rule.
    ({"P0": {"settlements": [8, 13]}}, "buildings at 8 and 13 are neighbours"),
    ({"P0": {"settlements": [8]}, "P1": {"cities": [8]}}, "two buildings at 8"),
    ({"P0": {"roads": [[8, 13]]}}, "the road 8-13 leads to no building of seat 0"),
    ({"P0": {**SEAT, "knights": [{"v": 24}]}}, "stands at no road of seat 0"),
    ({"P0": {**SEAT, "knights": [{"v": 8}]}}, "a knight and a building at 8"),
    ({"P0": SEAT, "P1": {"settlements": [18], "roads": [[18, 13], [13, 8]]}}, "two roads from"),
    ({"P0": {**SEAT, "walls": [8]}}, "no own city at 8"),
    ({"P0": {"cities": [0, 2, 10, 50, 48]}}, "1 cities too many"),
    ({"P0": {"settlements": [0, 2, 10, 50, 48, 40]}}, "1 settlements too many"),
    ({"P0": {"hand": {"ore": 20}}}, "20 ore cards in hands and bank, there are 19"),
    ({"P0": {"hand": {"ore": 2}}, "bank": {"ore": 18}}, "20 ore cards"),
    ({"P0": {"hand": {"ore": -1}}}, "negative count of ore"),
    ({"P0": {"progress": ["engineer", "engineer"]}}, "2 engineer cards"),
    ({"P0": {"progress": ["crane"]}, "decks": {"science": ["crane", "crane"]}}, "3 crane cards"),
    ({"P1": {"progress": ["merchant"] * 5}}, "seat 1 holds 5 progress cards"),
    ({"P0": {"improvements": {"trade": 6}, "cities": [8]}}, "levels [6, 0, 0]"),
    ({"P0": {"improvements": {"trade": 4}, "cities": [8]}}, "without a metropolis"),
    ({"P0": {"cities": [8]}, "metropolis": {"trade": [0, 8]}}, "a seat at level 0"),
    ({"P0": {"settlements": [8]}, "metropolis": {"trade": [0, 8]}}, "seat 0 has no city at 8"),
    ({"robber": "0,-1"}, "left the desert before the first attack"),
    ({"barbarian": 7}, "the ship is at 7"),
    ({"merchant": [0, "0,-1"]}, "the merchant stands at no building of seat 0"),
    ({"longest_road": 0}, "has the longest road with 0"),
    ({"P0": {"settlements": [8], "defender": 12}}, "13 win"),
    ({"over": True}, "is to move with 0 points"),
    ({"frames": []}, "the first one is a draft"),
    ({"frames": [{"frame": "turn", "seat": 1, "at": "main"}]}, "the turn of seat 0"),
    ({"frames": [{**TURN, "at": "lunch"}]}, "turn cannot be at 'lunch'"),
    (
        {"frames": [{"frame": "turn", "seat": 0}, {"frame": "spying", "seat": 0, "victim": 7}]},
        "victim of spying is 7",
    ),
    ({"frames": [TURN, {"frame": "raze", "owing": [0]}]}, "raze cannot follow turn"),
    ({"frames": [TURN, {"frame": "draft", "at": "piece"}]}, "draft cannot follow turn"),
    ({"frames": [TURN, TURN]}, "turn cannot follow turn"),
    ({"frames": [TURN, {"frame": "roll", "seat": 0, "at": "aqueduct"}]}, "a roll without dice"),
    ({"frames": [TURN, {"frame": "robber", "seat": 1, "by": "seven"}]}, "robber is of seat 0"),
    ({"frames": [TURN, {"frame": "robber", "seat": 0, "by": "magic"}]}, "by of robber is one of"),
    ({"frames": [TURN, {"frame": "free-roads", "seat": 0, "left": 3}]}, "left of free-roads is 3"),
    ({"frames": [TURN, {"frame": "free-roads", "seat": -1, "left": 1}]}, "seat of free-roads is -1"),
    ({"frames": [TURN, {"frame": "plunder", "seat": 0, "victim": 0}]}, "plunder needs an opponent"),
    (harbour(-1, -1, -1), "a resource for some opponent"),
    (harbour(-1, 2), "a resource for some opponent"),
    (harbour(2, -1, -1), "a resource for some opponent"),
    (harbour(-1, 6, -1), "laid of harbour is 6"),
    (harbour(-1, 2, 2), "does not hold what it has laid"),
    (harbour(-1, 2, -1, at="reply"), "without commodity"),
    (
        {"frames": [TURN, {"frame": "owing", "amounts": [2, 0, 0], "reason": "seven"}]},
        "amounts of owing for every seat, from 0 to [0, 0, 0]",
    ),
    (
        {
            "P0": {"hand": {"ore": 8}},
            "frames": [TURN, {"frame": "owing", "amounts": [4], "reason": "x"}],
        },
        "reason of owing is one of",
    ),
    (
        {"frames": [{**TURN, "at": "end"}, {"frame": "drop-progress", "owing": [0]}]},
        "seat 0 has no progress card too many",
    ),
    ({"frames": [{**TURN, "closed": [1, 1]}]}, "closed of turn names one twice"),
    ({"frames": [{"frame": "draft", "at": "road"}]}, "draft at a road without"),
]


@pytest.mark.parametrize(("plain", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_what_is_no_position_is_refused_with_the_reason(plain: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        load({"players": 3, **plain})
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    "plain",
    [
        {"P0": {"settlements": [8, 13]}},
        {"P0": {"roads": [[8, 13]]}},
        {"P0": {"knights": [{"v": 8}]}},
        {"merchant": [0, "0,-1"]},
    ],
)
def test_loose_leaves_distances_and_connections_unchecked(plain: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        load({"players": 3, **plain})
    assert load({"players": 3, **plain, "loose": True}) == load({"players": 3, **plain}, loose=True)


def test_loose_still_refuses_what_breaks_another_rule() -> None:
    with pytest.raises(PositionError, match="20 ore cards"):
        load({"players": 3, "P0": {"hand": {"ore": 20}}}, loose=True)


def test_a_drawn_island_comes_back() -> None:
    state = GAME.setup(3, rng_from("island").seed, CatanSettings(board="random")).state
    plain = dump(state)
    assert plain["board"]["terrain"] == list(state.terrain)
    assert load(plain) == state


@settings(deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["players", "active", "P0", "bank", "decks", "robber", "board", "frames", "metropolis"]),
        st.none() | st.integers() | st.sampled_from(["", "x", "0,0"]) | st.lists(st.just("ore"), max_size=3),
    )
)
def test_garbage_is_refused_never_a_crash(plain: dict[str, Any]) -> None:
    try:
        load(plain)
    except PositionError:
        return
    assert plain["players"] in (3, 4)


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_frames_that_make_no_sense_are_refused_and_others_can_be_played_on(data: st.DataObject) -> None:
    kinds = ["roll", "attack", "drop-progress", "owing", "raze", "robber", "relocate", "metropolis"]
    kinds += ["harbour", "plunder", "spying", "desertion", "free-roads", "free-promotions", "draft", "turn"]
    number = st.integers(-2, 3) | st.integers(-2, 80)
    frame: dict[str, Any] = {
        "frame": data.draw(st.sampled_from(kinds)),
        "at": data.draw(st.sampled_from(["start", "reply", "main", "drop", "join", "aqueduct"])),
        "seat": data.draw(st.just(0) | number),
        "victim": data.draw(st.just(1) | number),
        "by": data.draw(st.sampled_from(["seven", "knight"]) | number),
    }
    for name in ("track", "vertex", "level", "left", "turn", "to"):
        frame[name] = data.draw(number)
    frame |= {"active": True, "reason": "seven"}
    frame |= {
        name: data.draw(st.lists(number, max_size=3)) for name in ("owing", "amounts", "tied", "empty", "laid")
    }
    rich = {**SEAT, "cities": [2], "hand": {"ore": 3, "coin": 1}, "progress": ["crane"]}
    seats = {"P0": rich, "P1": {"cities": [40], "hand": {"wool": 2, "coin": 1}, "progress": ["spy"]}}
    try:
        state = load({"players": 3, **seats, "frames": [TURN, frame], "dice": [1, 2, "ship"]})
    except PositionError:
        return
    rng = rng_from("played on")
    for _ in range(3):
        decision = rng.choice(GAME.pending(state))
        GAME.play(state, decision.seat, rng.choice(GAME.options(state, decision.seat)).random(rng))
