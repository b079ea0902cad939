"""Positions as plain data: what they mean by default, that they come back equal, and what is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.golden_age.actions import AddPawn, Bid, Cash, EndTurn, OpenAuction, Pass
from engines.golden_age.data import DECKS, full_deck
from engines.golden_age.game import GAME
from engines.golden_age.geography import MERCHANTS
from engines.golden_age.position import PositionError, dump, load
from engines.golden_age.state import Dice, GoldenAgeState, Painting
from tests.engines.helpers.acting import asked
from tests.games.golden_age.helpers.positions import SIX, hand, money, play, position, reserve, step, used

COLONY = DECKS.index("colony")


def test_an_empty_position_is_an_empty_board_with_all_cards_in_the_decks() -> None:
    state = load({"players": 4})
    assert [sorted(deck) for deck in state.decks] == [sorted(full_deck(deck)) for deck in range(5)]
    assert [reserve(state, seat) for seat in range(4)] == [(5, 6)] * 4
    assert money(state) == [20] * 4
    assert (state.stadtholder, state.turns, state.auctions, state.dice) == (MERCHANTS[0], 1, 0, None)
    assert state.discards == [[]] * 5
    assert asked(state) == [(0, "turn")]


def test_the_phase_says_what_is_asked() -> None:
    assert asked(position(phase="roll", active=2, P2={"hand": ["die"]})) == [(2, "roll")]
    assert asked(position(phase="main", active=1)) == [(1, "turn")]


def test_pieces_that_are_not_on_the_board_are_in_reserve() -> None:
    state = position(P1={"pawns": {"holland": 2, "utrecht": 1}, "markers": ["brabant", "green", "2", "7", "7"]})
    assert reserve(state, 1) == (2, 1)
    assert state.west == [0, 2, 0]


def test_a_held_guild_stands_on_its_first_step_unless_it_is_said() -> None:
    seat = {"markers": ["green", "grey"]}
    state = position(P1=seat, guilds={"grey": 12})
    assert [step(state, guild) for guild in ("green", "grey", "blue")] == [6, 12, 0]


def test_decks_have_what_is_named_nowhere_else() -> None:
    state = position(
        P0={"hand": ["ship", "culture-voc"], "paintings": ["art-3"], "governors": ["holland"], "windmills": 2},
        discards={"colony": ["ship", "voc"]},
    )
    for deck, missing in (
        ("colony", ["ship", "ship", "voc"]),
        ("culture", ["culture-voc", "governor-holland", "windmill", "windmill"]),
        ("art", ["art-3"]),
        ("spice", []),
    ):
        number = DECKS.index(deck)
        assert sorted([*state.decks[number], *missing]) == sorted(full_deck(number))


def test_the_next_card_stands_first() -> None:
    assert load({"players": 3, "decks": {"colony": ["voc", "ship"]}}).decks[COLONY] == ["ship", "voc"]
    state = load({"players": 3, "next": {"colony": ["voc", "ship"]}})
    assert state.decks[COLONY][-2:] == ["ship", "voc"]
    assert sorted(state.decks[COLONY]) == sorted(full_deck(COLONY))


def test_a_painting_is_unpaid_unless_it_is_said() -> None:
    state = position(P0={"paintings": ["art-8", {"card": "culture-art-6", "paid": 2}]})
    assert state.players[0].paintings == [Painting("art-8", 0), Painting("culture-art-6", 2)]


def rich() -> GoldenAgeState:
    return position(
        P0={
            "markers": ["holland", "green", "7", "7"],
            "used": ["green", "7"],
            "hand": ["die", "tulip1"],
            "money": 7,
        },
        P1={"paintings": ["art-3"], "governors": ["zeeland"], "windmills": 1, "pawns": {"utrecht": 2}},
        dice={"total": 7, "first": 3, "second": 4},
        unsold=["holland"],
        discards={"spice": ["cloves"]},
        auctions=4,
        turn=12,
    )


def test_a_position_means_what_its_keys_say() -> None:
    state = rich()
    assert used(state, "green")
    assert not used(state, "holland")
    assert (state.west, state.west_flipped) == ([2, 0, 0], [1, 0, 0])
    assert hand(state, 0) == ["die", "tulip1"]
    assert (state.dice, state.turns, state.auctions) == (Dice(7, 3, 4), 12, 4)
    assert GAME.view(state, 0).decks[DECKS.index("spice")].discards == ("cloves",)


def test_a_plain_phase_needs_no_frames() -> None:
    plain = dump(rich())
    assert (plain["phase"], plain["unsold"]) == ("main", ["holland"])
    assert "frames" not in plain
    assert plain["P0"]["used"] == ["green", "7"]
    assert load(plain) == rich()


def test_a_dump_shares_nothing_with_its_position() -> None:
    state = rich()
    before = GAME.states.digest(state)
    plain = dump(state)
    plain["P0"]["hand"].clear()
    plain["decks"]["art"].clear()
    plain["discards"]["spice"].append("cloves")
    plain["unsold"].clear()
    assert GAME.states.digest(state) == before


def test_an_auction_comes_back_with_its_frames() -> None:
    state = play(position(P0={"markers": ["holland"]}), OpenAuction("holland"), Bid(3))
    plain = dump(state)
    assert [frame["frame"] for frame in plain["frames"]] == ["turn", "auction"]
    assert load(plain) == state
    state = play(state, Pass())
    assert [frame["frame"] for frame in dump(state)["frames"]] == ["turn", "perform"]
    assert load(dump(state)) == state


def test_an_open_offer_comes_back_with_its_frame() -> None:
    state = position(P0={"markers": ["holland"]}, P1={"pawns": {"utrecht": 2}}, P2={"money": 0})
    state = play(state, OpenAuction("holland"), Bid(1), AddPawn("utrecht"))
    assert dump(state)["frames"][0]["offers"] == [{"seat": 1, "settle": 4, "sail": False}]
    assert load(dump(state)) == state


def test_a_finished_match_comes_back() -> None:
    seat = {"markers": ["2", "3", "4", "5", "6", "7"], "windmills": 1}
    state = play(position(P0=seat), EndTurn())
    assert dump(state)["over"] is True
    assert load(dump(state)) == state


DRAFT = {"frame": "draft", "at": "marker", "turn": 1}
AUCTION: dict[str, Any] = {
    "frame": "auction",
    "number": 1,
    "seller": 0,
    "bidders": [1],
    "asked": [1],
    "minimum": 1,
    "step": 1,
    "place": 0,
}
TURN = {"frame": "turn", "seat": 0, "at": "main"}
SELLING: dict[str, Any] = {"players": 3, "auctions": 1, "P0": {"markers": ["holland"]}}


def test_a_setup_may_be_stated_with_its_frame() -> None:
    state = load(
        {"players": 3, "frames": [DRAFT], "active": 1, "P0": {"markers": ["brabant"]}, "stadtholder": None}
    )
    assert asked(state) == [(1, "place-marker")]


def test_an_auction_may_be_stated_with_its_frames() -> None:
    assert asked(load({**SELLING, "frames": [TURN, AUCTION]})) == [(1, "bid")]


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"turn": -1}, "`int` >= 0 - at `$.turn`"),
    ({"P0": {"money": -1}}, "`int` >= 0 - at `$.P0.money`"),
    ({"P0": {"money": 2.5}}, "int"),
    ({"P0": {"pawns": {"drenthe": 1}}}, "at `key` in `$.P0.pawns`"),
    ({"P0": {"pawns": {"holland": -1}}}, "`int` >= 0 - at `$.P0.pawns"),
    ({"P0": {"pawns": {"holland": 6}}}, "-1 in reserve"),
    ({"P0": {"markers": ["orange"]}}, "at `$.P0.markers[0]`"),
    ({"P0": {"markers": ["holland", "holland"]}}, "two markers at holland"),
    ({"P0": {"markers": ["holland"]}, "P1": {"markers": ["holland"]}}, "two markers at holland"),
    ({"P0": {"markers": [*SIX, "2"]}}, "-1 in reserve"),
    ({"P0": {"used": ["holland"]}}, "without such a marker"),
    ({"P0": {"markers": ["7"], "used": ["7", "7"]}}, "without such a marker"),
    ({"P1": {"markers": ["holland"], "used": ["holland"]}}, "the marker at holland is flipped"),
    ({"P0": {"hand": ["art-3"]}}, "at `$.P0.hand[0]`"),
    ({"P0": {"hand": ["die", "windmill"]}}, "at `$.P0.hand[1]`"),
    ({"P0": {"hand": ["die"] * 4}}, "4 die cards, the culture deck has 3"),
    ({"P0": {"hand": ["voc"] * 3}, "P1": {"hand": ["voc"] * 2}}, "5 voc cards"),
    ({"P0": {"windmills": 7}}, "7 windmill cards"),
    ({"P0": {"governors": ["holland"]}, "P1": {"governors": ["holland"]}}, "2 governor-holland"),
    ({"P0": {"paintings": ["ship"]}}, "at `$.P0.paintings[0]`"),
    ({"P0": {"paintings": [{"card": "art-3", "paid": 2}]}}, "2 payments for art-3 of seat 0"),
    ({"guilds": {"orange": 6}}, "at `key` in `$.guilds`"),
    ({"guilds": {"green": 7}, "P0": {"markers": ["green"]}}, "the green guild is on step 7, held"),
    ({"guilds": {"green": 6}}, "the green guild is on step 6, free"),
    ({"decks": {"gold": []}}, "at `key` in `$.decks`"),
    ({"decks": {"art": ["ship"]}}, "'ship' is none of"),
    ({"decks": {"art": ["art-8"] * 4}}, "4 art-8 cards"),
    ({"decks": {"art": []}, "next": {"art": []}}, "exclude each other: art"),
    ({"discards": {"art": ["art-8"]}}, "art-8 is never discarded"),
    ({"stadtholder": 54}, "at `$.stadtholder`"),
    ({"stadtholder": None}, "a turn without the Stadtholder"),
    ({"dice": {"total": 13}}, "a total of 2 to 12"),
    ({"dice": {"total": 9, "first": 3, "second": 4}}, "of two of 1 to 6"),
    ({"unsold": ["green"]}, "at `$.unsold[0]`"),
    ({"unsold": ["holland"], "over": True}, "unsold: only with a phase"),
    ({"over": True}, "seat 0 has 1 points; 33 win"),
    ({"frames": []}, "a draft, or a turn"),
    ({"frames": [AUCTION]}, "a draft, or a turn"),
    ({"frames": [{**TURN, "seat": 1}]}, "plays the turn of seat 0"),
    ({"frames": [{**TURN, "seat": 7}]}, "seat of turn is 7"),
    ({"frames": [{**TURN, "at": "lunch"}]}, "nobody is asked"),
    ({"frames": [{**TURN, "unsold": [10]}]}, "unsold of turn is 10"),
    ({"frames": [{**TURN, "offers": [{"seat": 0}]}]}, "an offer to the active seat"),
    ({"frames": [{**TURN, "offers": [{"seat": 1}, {"seat": 1}]}]}, "two offers to one seat"),
    ({"frames": [DRAFT], "active": 1, "stadtholder": None}, "cannot have placed"),
    ({"frames": [DRAFT], "stadtholder": None}, "seat 1 places, not 0"),
    ({"auctions": 1, "frames": [TURN, AUCTION]}, "cannot offer the action of holland"),
    ({**SELLING, "auctions": 2, "frames": [TURN, AUCTION]}, "auction 1 after 2"),
    ({**SELLING, "frames": [TURN, {**AUCTION, "place": 10}]}, "place of auction is 10"),
    ({**SELLING, "frames": [TURN, {**AUCTION, "bidders": [1, 3]}]}, "bidders of auction is 3"),
    ({**SELLING, "frames": [TURN, {**AUCTION, "bidders": [1, 2]}]}, "not asked"),
    ({**SELLING, "frames": [TURN, {**AUCTION, "bidders": [0], "asked": [0]}]}, "bidders are [0]"),
    ({**SELLING, "frames": [TURN, {**AUCTION, "step": 2}]}, "bids from 1 by 1"),
    ({**SELLING, "frames": [TURN, {**AUCTION, "highest": 2}]}, "a highest bid of 2 by seat -1"),
    ({**SELLING, "frames": [TURN, {**AUCTION, "bidders": []}]}, "nobody is asked"),
    (
        {**SELLING, "frames": [TURN, {**AUCTION, "bidders": [2, 1], "asked": [1, 2], "highest": 21, "leader": 1}]},
        "seat 1 cannot pay 21",
    ),
    ({**SELLING, "frames": [TURN, {"frame": "perform", "seat": 1, "place": 0}]}, "performed and not used"),
    ({**SELLING, "frames": [TURN, {"frame": "perform", "seat": 0, "place": 0}]}, "seat of perform is 0"),
]


@pytest.mark.parametrize(("plain", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_what_is_no_position_is_refused_with_the_reason(plain: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        load({"players": 3, **plain})
    assert reason in str(caught.value)


def test_loose_allows_more_cards_than_were_printed_and_nothing_else() -> None:
    plain = {"players": 3, "P0": {"hand": ["die"] * 4}}
    assert hand(load(plain, loose=True), 0) == ["die"] * 4
    with pytest.raises(PositionError, match="two markers"):
        load({"players": 3, "P0": {"markers": ["2", "2"]}}, loose=True)


def test_a_loaded_position_plays_on() -> None:
    state = play(rich(), Cash("tulip1"), EndTurn())
    assert asked(state) == [(1, "turn")]


JUNK = st.none() | st.integers() | st.sampled_from(["", "x", "holland"]) | st.lists(st.just("ship"), max_size=3)


@settings(deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["players", "active", "P0", "decks", "next", "discards", "stadtholder", "dice", "frames"]),
        JUNK | st.dictionaries(st.sampled_from(["money", "hand", "markers", "colony", "total"]), JUNK, max_size=3),
    )
)
def test_garbage_is_refused_never_a_crash(plain: dict[str, Any]) -> None:
    try:
        state = load(plain)
    except PositionError:
        return
    assert GAME.pending(state)


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_frames_that_make_no_sense_are_refused_never_a_crash(data: st.DataObject) -> None:
    number = st.integers(-2, 12)
    frame: dict[str, Any] = {
        "frame": data.draw(st.sampled_from(["auction", "perform", "draft", "turn"])),
        "at": data.draw(st.sampled_from(["start", "marker", "pawns", "main"])),
        "minimum": 1,
        "step": 1,
        "number": 1,
    }
    frame |= {name: data.draw(number) for name in ("seat", "seller", "place", "highest", "leader", "turn")}
    frame |= {name: data.draw(st.lists(number, max_size=3)) for name in ("bidders", "asked", "unsold")}
    first = data.draw(st.sampled_from([[TURN], []]))
    try:
        state = load({**SELLING, "P1": {"paintings": ["art-3"]}, "frames": [*first, frame]})
    except PositionError:
        return
    assert GAME.pending(state)
    assert GAME.rules.invariants(state) == []
