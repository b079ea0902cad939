"""Positions as plain data: what they mean by default, that they come back equal, and what is refused."""

from typing import Any

import pytest

from engines.core.mechanics.trade_offers import Terms, TradeOffer
from engines.nuremberg.actions import DrawCard
from engines.nuremberg.data import RESOURCES
from engines.nuremberg.position import PositionError, dump, load
from tests.engines.helpers.acting import asked, do
from tests.games.nuremberg.helpers import positions as pos


def test_an_empty_position_is_an_empty_board_with_everything_in_the_bank() -> None:
    state = load({"players": 4})
    assert [pos.bank(state, kind) for kind in RESOURCES] == [20] * 5
    assert (pos.points(state), state.walls, state.drawn, state.card) == ([0] * 4, 0, [], 0)
    assert state.deck[::-1] == list(range(1, 37))
    assert state.knight == load({"players": 3, "knight": "-3,3"}).knight
    assert asked(state) == [(0, "turn")]


def test_the_phase_says_what_is_asked() -> None:
    assert asked(pos.position(phase="draw", active=2)) == [(2, "draw")]
    assert asked(pos.position(phase="main", active=1)) == [(1, "turn")]


def test_the_named_cards_of_the_deck_come_next_and_all_others_follow() -> None:
    state = pos.position(deck=[31, 7], drawn=[1])
    assert state.deck[::-1][:3] == [31, 7, 2]
    assert len(state.deck) == 35
    assert state.card == 1


def test_the_bank_has_what_no_hand_holds_unless_it_is_named() -> None:
    state = pos.position(P0={"hand": {"ore": 3}}, P1={"hand": {"ore": 1}}, bank={"wool": 1})
    assert [pos.bank(state, kind) for kind in ("ore", "wool", "wood")] == [16, 1, 20]


def test_the_years_that_passed_lie_drawn_unless_cards_are_named() -> None:
    assert pos.position(year=1365).drawn == [28, 29]
    assert pos.position(year=1365, deck=[28]).drawn == [29, 30]
    assert pos.position(year=1370).drawn == []
    assert pos.position(year=1375).drawn == [28]


def test_rights_of_way_follow_from_the_stations_unless_they_are_named() -> None:
    seats: dict[str, Any] = {"P0": pos.country(ii=[1, 4], v=[1]), "P1": pos.country(ii=[2, 3], v=[2, 3])}
    state = pos.position(**seats)
    assert (pos.right(state, "ii"), pos.right(state, "v"), pos.right(state, "i")) == (0, 1, None)
    assert pos.right(pos.position(rights={"II": 1}, **seats), "ii") == 1


def test_council_cards_follow_from_prestige_unless_they_are_named() -> None:
    seats: dict[str, Any] = {f"P{seat}": {"prestige": n} for seat, n in enumerate((3, 4, 2, 3))}
    assert pos.council(pos.position(players=4, **seats)) == {4: 1, 3: 0, 2: 3}
    assert pos.council(pos.position(players=4, council={"4": 1, "3": 3, "2": 0}, **seats)) == {4: 1, 3: 3, 2: 0}


def test_walls_follow_from_prestige_and_towers_unless_they_are_named() -> None:
    assert pos.position(P0={"prestige": 5}, P1={"prestige": 1}, towers=["S:0,-2"]).walls == 4
    assert pos.position(walls=7, loose=True).walls == 7


def test_a_position_in_the_middle_of_an_event_comes_back_with_its_frames() -> None:
    state = pos.draw(pos.KNIGHT, P1={"hand": {"wood": 8}}).state
    plain = dump(state)
    assert "phase" not in plain
    assert [frame["frame"] for frame in plain["frames"]] == ["turn", "knight"]
    assert load(plain) == state


def test_a_position_with_a_standing_offer_comes_back() -> None:
    state = pos.position(P0={"gold": 2}, P1={"hand": {"wood": 1}})
    state = do(state, TradeOffer(Terms(pos.goods(gold=1), pos.goods(wood=1)), ("1",))).state
    assert load(dump(state)) == state


def test_a_finished_match_comes_back() -> None:
    state = pos.draw(pos.YEARS, year=1395, drawn=[29, 30]).state
    assert dump(state)["over"] is True
    assert load(dump(state)) == state


def test_a_plain_phase_needs_no_frames() -> None:
    plain = dump(pos.position(P0={"hand": {"ore": 1}, **pos.country("ii-4", ii=[1])}))
    assert plain["phase"] == "main"
    assert "frames" not in plain
    assert plain["P0"]["hand"] == {"ore": 1}
    assert plain["P0"]["stations"] == [{"route": "II", "section": 1}]
    assert plain["P0"]["settlements"] == ["N:2,0"]
    assert plain["knight"] == "-3,3"


def test_loose_skips_what_only_play_could_reach() -> None:
    broken: list[dict[str, Any]] = [
        {"P0": pos.country("ii-4")},
        {"P0": pos.country("ii-4", "ii-5", ii=[1])},
        {"P0": pos.country(ii=[1]), "rights": {"II": 1}},
        {"P0": {"prestige": 3}, "P1": {"prestige": 4}, "council": {"4": 0, "2": 1}},
        {"walls": 4},
        {"year": 1360, "drawn": []},
    ]
    for keys in broken:
        with pytest.raises(PositionError):
            pos.position(**keys)
        assert load({"players": 3, "loose": True, **keys}) == pos.position(loose=True, **keys)


def test_a_loose_position_is_played_on() -> None:
    state = pos.position(P0=pos.country("ii-4", "ii-5"), loose=True)
    assert asked(pos.next_turn(state).state) == [(1, "turn")]


TURN = {"frame": "turn", "seat": 0, "at": "main"}
TOWERS = {"P0": {"prestige": 6}, "towers": ["S:0,-2"]}
EIGHT = {"hand": {"wood": 8}}


def knight(**keys: Any) -> dict[str, Any]:
    """Seat 1 owes four of eight cards, seat 0 moves the knight."""
    frame = {"frame": "knight", "seat": 0, "amounts": [0, 4, 0], "given": [None] * 3, **keys}
    return {"players": 3, "P1": EIGHT, "frames": [TURN, frame]}


def clay(**keys: Any) -> dict[str, Any]:
    """Seats 0 and 2 have the gold for a free wall."""
    frame = {"frame": "free-clay", "order": [0, 2], "answers": [-1, -1, -1], **keys}
    return {"players": 3, "P0": {"gold": 3}, "P2": {"gold": 5}, "frames": [TURN, frame]}


def draft(turn: int, **seats: Any) -> dict[str, Any]:
    return {
        "players": 3,
        "frames": [{"frame": "draft", "at": "place", "setup": "advanced", "turn": turn}],
        **seats,
    }


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"P0": {"settlements": ["N:0,0"]}}, r"at `\$.P0.settlements\[0\]`"),
    ({"P0": {"settlements": ["ii-4"]}}, r"at `\$.P0.settlements\[0\]`"),
    ({"P0": {"stations": [{"route": "VI", "section": 1}]}}, "route"),
    ({"P0": pos.country(ii=[9])}, r"`int` <= 8 - at `\$.P0.stations\[0\].section`"),
    ({"P0": {"workshops": ["H-E"]}}, r"at `\$.P0.workshops\[0\]`"),
    ({"P0": {"hand": {"gold": 1}}}, "unknown field `gold`"),
    ({"P0": {"gold": -1}}, r"`int` >= 0 - at `\$.P0.gold`"),
    ({"P0": {"prestige": -1}}, r"`int` >= 0 - at `\$.P0.prestige`"),
    ({"knight": "9,9"}, r"at `\$.knight`"),
    ({"towers": ["N:0,0"]}, r"at `\$.towers\[0\]`"),
    ({"towers": ["S:0,-2", "S:0,-2"]}, "named twice"),
    ({"rights": {"VI": 0}}, "VI"),
    ({"rights": {"I": 3}}, "rights I: seats are 0 to 2"),
    ({"council": {"3": 0}}, "'3' is none of"),
    ({"deck": [37]}, r"`int` <= 36 - at `\$.deck\[0\]`"),
    ({"deck": [1, 1]}, "deck: 1 is named twice"),
    ({"year": 1356}, "not 1356"),
    ({"walls": -1}, r"`int` >= 0 - at `\$.walls`"),
    # What breaks a rule.
    ({"P0": pos.country(ii=[2])}, "no station on section 1 of II"),
    ({"P0": pos.country(ii=[1]), "P1": pos.country(ii=[1])}, "two stations on section 1 of II"),
    ({"P0": pos.country("ii-4", ii=[1]), "P1": pos.country("ii-4", ii=[2])}, "two settlements at N:2,0"),
    ({"P0": pos.country("ii-4", "ii-5", ii=[1])}, "ii-4 and ii-5 are neighbours"),
    ({"P0": pos.country("ii-4", ii=[1]), "P1": pos.country("ii-5", ii=[2])}, "ii-4 and ii-5 are neighbours"),
    ({"P0": pos.country("ii-4", iii=[1])}, "seat 0 has no station on the route of ii-4"),
    ({"P0": pos.country(i=[*range(1, 9)], ii=[*range(1, 9)])}, "seat 0 has 1 stations too many"),
    ({"P0": pos.country("i-1", "i-3", "i-5", "ii-1", "ii-3", "ii-5", i=[1], ii=[1])}, "1 settlements too"),
    ({"P0": {"workshops": ["H-N", "H-S", "B-N", "B-S", "B-SE"]}}, "1 workshops too many"),
    ({"P0": {"workshops": ["H-N"]}, "P1": {"workshops": ["H-N"]}}, "two workshops on H-N"),
    ({"P0": pos.country(ii=[1]), "P1": pos.country(ii=[2, 3]), "rights": {"II": 0}}, "more stations on II"),
    ({"P0": pos.country(ii=[1]), "rights": {"II": None}}, "nobody holds the right of way II"),
    ({"rights": {"II": 0}}, "seat 0 holds the right of way II before"),
    ({"P0": {"hand": {"ore": 21}}}, "21 ore cards in hands and bank, there are 20"),
    ({"P0": {"hand": {"ore": 2}}, "bank": {"ore": 19}}, "21 ore cards"),
    ({"P0": {"hand": {"ore": -1}}}, "negative count of ore"),
    ({"knight": "0,0"}, "neither on a field"),
    ({"deck": [1], "drawn": [1]}, "event card 1 is there twice"),
    ({"year": 1360, "drawn": []}, "0 years pass cards lie drawn, 1 squares"),
    ({"drawn": [28]}, "1 years pass cards lie drawn, 0 squares"),
    ({"walls": 3}, "0 prestige from walls and towers that bring 3"),
    ({"walls": 27, "loose": True}, "27 walls, there are 26"),
    ({"P0": {"prestige": 3}, "towers": ["S:0,-2"]}, "stands between walls that do not"),
    ({**TOWERS, "council": {}}, "should hold a better council card"),
    ({**TOWERS, "council": {"4": 0, "2": 0}}, "somebody holds two council cards"),
    ({"P0": {"prestige": 2}, "council": {"4": 0}}, "with 2 prestige"),
    ({"P0": {"prestige": 3}, "P1": {"prestige": 4}, "council": {"4": 0, "2": 1}}, "better council card"),
    ({"over": True}, "over: seat 0 is to move with 0 points"),
    ({"year": 1400}, "the last year came and the match goes on"),
    # Frames that cannot be.
    ({"frames": []}, "the first one is a draft, or the turn"),
    ({"frames": [{**TURN, "seat": 1}]}, "the turn of seat 0"),
    ({"frames": [{**TURN, "at": "end"}]}, "turn cannot be at 'end'"),
    ({"frames": [TURN, TURN]}, "turn cannot follow turn"),
    ({"frames": [{"frame": "knight", "seat": 0, "amounts": [], "given": []}]}, "cannot follow nothing"),
    ({**knight(), "frames": [{**TURN, "at": "draw"}, knight()["frames"][1]]}, "at 'main' once its event card"),
    (knight(seat=1), "knight is of seat 0"),
    (knight(amounts=[0, 3, 0]), r"amounts of knight are \[0, 4, 0\]"),
    (knight(given=[None, {"wood": 3}, None]), "seat 1 returns 4 cards of its hand"),
    (knight(given=[None, {"ore": 4}, None]), "seat 1 returns 4 cards of its hand"),
    (knight(given=[{"wood": 0}, None, None]), "seat 0 returns 0 cards"),
    (knight(field=15, victim=1), "field of knight is 15"),
    (knight(field=0, victim=2), "victim of knight is 2"),
    (knight(field=0), "victim of knight is -1"),
    (knight(field=0, victim=1, given=[None, {"wood": 4}, None]), "nobody is asked"),
    (clay(order=[2, 0]), "goes clockwise from seat 0"),
    (clay(order=[0, 1, 2]), "seat 1 cannot pay for a free wall"),
    (clay(answers=[-1, -1]), "answers of free-clay for every seat"),
    (clay(answers=[2, -1, -1]), "answers of free-clay is 2"),
    (clay(answers=[1, -1, -1]), "nobody is asked"),
    (clay(order=[]), "nobody is asked"),
    ({**clay(), "walls": 26, "loose": True}, "without a wall left"),
    ({"frames": [TURN, {"frame": "council", "seat": 0, "gained": 1}]}, "nobody is asked"),
    ({"frames": [TURN, {"frame": "council", "seat": 1, "gained": 1}]}, "council is of seat 0"),
    ({"frames": [TURN, {"frame": "council", "seat": 0, "gained": 3}]}, "gained of council is 3"),
    (draft(1), "seat 0 has placed 1 times in turn 1"),
    (draft(0, P0=pos.country(ii=[1])), "seat 0 settles on the routes of its stations"),
    ({"frames": [{"frame": "draft"}]}, "draft cannot be at 'start'"),
    ({"frames": [{"frame": "draft", "at": "place"}]}, "of the advanced set-up"),
    ({"frames": [{**TURN, "closed": [1, 1]}]}, "names one twice"),
]


@pytest.mark.parametrize(("plain", "reason"), REFUSED, ids=[f"{n}" for n in range(len(REFUSED))])
def test_what_is_no_position_is_refused_with_its_reason(plain: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        load({"players": 3, **plain})


def test_frames_that_can_be_are_taken() -> None:
    assert asked(load(knight())) == [(1, "discard")]
    assert asked(load(knight(amounts=[0, 0, 0]))) == [(0, "knight")], "the cards are returned"
    assert asked(load(clay())) == [(0, "wall"), (2, "wall")]
    assert asked(load(draft(1, P0=pos.country("ii-4", ii=[1])))) == [(1, "place")]
    assert load(draft(1, P0=pos.country("ii-4", ii=[1]))).rights == [-1] * 5


def test_somebody_who_would_have_won_already_is_refused() -> None:
    rich = {
        "prestige": 12,
        **pos.country("i-1", "i-3", "i-5", "i-7", i=[1]),
        "workshops": ["H-N", "H-S", "B-N", "B-S"],
    }
    with pytest.raises(PositionError, match="seat 0 is to move with 13 points"):
        pos.position(P0=rich)
    assert pos.points(pos.position(P1=rich)) == [0, 13, 0]
    assert load({"players": 3, "P0": rich, "over": True}).over


def test_cards_of_the_deck_are_drawn_in_the_order_of_the_position() -> None:
    state = pos.before(pos.FREE_CLAY, pos.KNIGHT)
    state = do(state, DrawCard()).state
    assert state.card == pos.FREE_CLAY
    assert pos.next_turn(state).state.card == pos.KNIGHT
    assert pos.hand(state, 0) == {}
