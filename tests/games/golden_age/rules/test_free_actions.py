"""Free actions: pawns, guilds, new markers (rules 3.3)."""

from typing import Any

import pytest

from engines.golden_age import actions as a
from engines.golden_age.data import COLOURS
from engines.golden_age.events import GuildTaken
from tests.engines.helpers.acting import allowed, completed, do, told, values
from tests.games.golden_age.helpers.positions import (
    SIX,
    money,
    owner,
    pawns,
    play,
    points,
    position,
    reserve,
    step,
    used,
)


@pytest.mark.parametrize(
    ("to", "borders"), [("friesland", 1), ("overijssel", 1), ("gelderland", 2), ("brabant", 3), ("flanders", 4)]
)
def test_a_pawn_pays_half_a_florin_for_each_border_it_crosses(to: str, borders: int) -> None:
    state = play(position(P0={"money": 9, "pawns": {"groningen": 1}}), a.MovePawn("groningen", to))
    assert (pawns(state, 0, "groningen"), pawns(state, 0, to)) == (0, 1)
    assert money(state)[0] == 9 - borders


def test_a_pawn_goes_no_farther_than_the_money_and_not_over_the_sea_from_holland_to_friesland() -> None:
    state = position(P0={"money": 2, "pawns": {"groningen": 1}})
    assert set(values(state, a.MovePawn, "to")) == {"friesland", "overijssel", "gelderland"}
    assert completed(position(P0={"money": 0, "pawns": {"groningen": 1}}), a.MovePawn) == []
    state = play(position(P0={"pawns": {"holland": 1}}), a.MovePawn("holland", "friesland"))
    assert money(state)[0] == 20 - 3


def test_a_pawn_may_come_to_any_number_of_pawns_and_to_any_marker() -> None:
    rival = {"markers": ["holland"], "pawns": {"holland": 5}}
    state = position(P0={"pawns": {"utrecht": 1, "holland": 4}}, P1=rival)
    assert pawns(play(state, a.MovePawn("utrecht", "holland")), 0, "holland") == 5


def test_only_own_pawns_move_from_where_they_are_as_often_as_wished() -> None:
    assert not allowed(position(P1={"pawns": {"holland": 1}}), a.MovePawn("holland", "utrecht"))
    state = position(P0={"money": 4, "pawns": {"holland": 1}})
    assert not allowed(state, a.MovePawn("holland", "holland"))
    state = play(state, a.MovePawn("holland", "utrecht"), a.MovePawn("utrecht", "holland"))
    assert money(state)[0] == 2
    assert allowed(state, a.MovePawn("holland", "utrecht"))


def test_a_free_guild_costs_three_florins_and_a_marker_of_the_reserve() -> None:
    made = do(position(), a.TakeGuild("yellow"))
    assert owner(made.state, "yellow") == 0
    assert money(made.state)[0] == 20 - 6
    assert reserve(made.state, 0) == (5, 5)
    assert told(made, GuildTaken) == [GuildTaken(0, "yellow", 6)]


def test_there_is_a_guild_of_each_of_the_five_colours_brown_too_r2() -> None:
    state = position()
    assert values(state, a.TakeGuild, "guild") == list(COLOURS)
    state = play(state, a.TakeGuild("brown"))
    assert allowed(state, a.DrawArt("brown"))


@pytest.mark.parametrize("price", [6, 8, 10, 12, 14, 16, 18])
def test_a_held_guild_costs_one_florin_more_than_its_holder_paid(price: int) -> None:
    state = position(P0={"money": 40}, P1={"markers": ["grey"]}, guilds={"grey": price})
    made = do(state, a.TakeGuild("grey"))
    assert money(made.state)[0] == 40 - price - 2
    assert step(made.state, "grey") == price + 2
    assert told(made, GuildTaken) == [GuildTaken(0, "grey", price + 2, 1)]


def test_a_driven_out_marker_goes_back_to_its_owners_reserve_r5() -> None:
    state = position(P1={"markers": [*SIX[:5], "grey"]}, P2={"markers": ["groningen"]})
    assert reserve(state, 1) == (5, 0)
    state = play(state, a.TakeGuild("grey"))
    assert owner(state, "grey") == 0
    assert reserve(state, 1) == (5, 1)


def test_no_marker_is_driven_out_of_the_top_step_nor_by_its_own_seat_r6() -> None:
    state = position(P0={"money": 400}, P1={"markers": ["grey"]}, guilds={"grey": 20})
    assert not allowed(state, a.TakeGuild("grey"))
    assert not allowed(play(position(), a.TakeGuild("green")), a.TakeGuild("green"))


def test_a_guild_wants_its_price_in_cash_and_a_marker_of_the_reserve_none_from_the_board() -> None:
    assert [allowed(position(P0={"money": n}), a.TakeGuild("green")) for n in (5, 6)] == [False, True]
    state = play(position(P0={"money": 18}), a.TakeGuild("green"), a.TakeGuild("blue"), a.TakeGuild("grey"))
    assert money(state)[0] == 0, "several may be taken in a turn"
    assert completed(position(P0={"markers": SIX}), a.TakeGuild) == []


def test_a_marker_just_put_on_a_guild_acts_in_the_same_turn() -> None:
    state = position(P1={"markers": ["yellow"]})
    state = play(state, a.TakeGuild("yellow"), a.DrawInvestment("yellow"))
    assert used(state, "yellow")


def test_guild_markers_are_worth_no_points() -> None:
    # Three florins leave a purse of less than ten: one point of money goes.
    before, after = position(), play(position(), a.TakeGuild("green"))
    assert (points(before)[0], points(after)[0]) == (1, 0)


def test_three_pawns_become_a_marker_free_of_charge_and_more_stay() -> None:
    state = play(position(P0={"pawns": {"holland": 3, "utrecht": 1}}), a.MakeMarker("holland"))
    assert owner(state, "holland") == 0
    assert (pawns(state, 0, "holland"), pawns(state, 0, "utrecht")) == (0, 1)
    assert reserve(state, 0) == (4, 5)
    assert money(state)[0] == 20
    state = play(position(P0={"pawns": {"holland": 5}}), a.MakeMarker("holland"))
    assert pawns(state, 0, "holland") == 2


def test_two_own_pawns_and_one_of_another_are_not_enough() -> None:
    state = position(P0={"pawns": {"holland": 2}}, P1={"pawns": {"holland": 1}})
    assert not allowed(state, a.MakeMarker("holland"))


@pytest.mark.parametrize("seat", ["P0", "P1"])
def test_a_province_has_one_marker_at_most(seat: str) -> None:
    keys: dict[str, Any] = {"P0": {"pawns": {"holland": 3}}}
    keys[seat] = {**keys.get(seat, {}), "markers": ["holland"]}
    assert not allowed(position(**keys), a.MakeMarker("holland"))


def test_pawns_are_not_replaced_by_themselves_and_a_new_marker_acts_in_the_same_turn() -> None:
    state = play(position(P0={"pawns": {"flanders": 2, "utrecht": 1}}), a.MovePawn("utrecht", "flanders"))
    assert owner(state, "flanders") is None
    state = play(state, a.MakeMarker("flanders"), a.DrawCulture("flanders"))
    assert used(state, "flanders")


def test_a_marker_is_moved_only_when_the_reserve_is_empty() -> None:
    five = {"markers": SIX[:5], "pawns": {"groningen": 3}}
    assert values(position(P0=five), a.MakeMarker, "source") == [None]
    state = position(P0={**five, "markers": SIX})
    assert sorted(values(state, a.MakeMarker, "source")) == sorted(SIX)
    state = play(state, a.MakeMarker("groningen", "holland"), a.DrawInvestment("groningen"))
    assert (owner(state, "holland"), owner(state, "groningen")) == (None, 0)
    assert reserve(state, 0) == (5, 0)


@pytest.mark.parametrize(("used", "last"), [(["holland", "2", "7"], "7"), (["holland", "7", "7"], "2")])
def test_a_used_marker_is_not_moved_before_the_next_turn(used: list[str], last: str) -> None:
    seat = {"markers": [*SIX[:3], "2", "7", "7"], "used": used, "pawns": {"groningen": 3}}
    assert values(position(P0=seat), a.MakeMarker, "source") == ["brabant", "utrecht", last]
    state = position(P0={**seat, "markers": SIX, "used": ["holland"]})
    later = play(state, a.EndTurn(), a.EndTurn(), a.EndTurn())
    assert allowed(later, a.MakeMarker("groningen", "holland"))


def test_a_marker_that_leaves_a_guild_frees_it_at_three_florins_again_r7() -> None:
    seat = {"markers": [*SIX[:5], "grey"], "pawns": {"groningen": 3}}
    state = play(position(P0=seat, guilds={"grey": 14}), a.MakeMarker("groningen", "grey"))
    assert (owner(state, "grey"), step(state, "grey")) == (None, 0)
    state = play(state, a.EndTurn())
    assert money(play(state, a.TakeGuild("grey")))[1] == money(state)[1] - 6


def test_a_guild_marker_is_not_just_taken_back_r7() -> None:
    state = position(P0={"markers": ["grey"], "pawns": {"groningen": 3}, "hand": ["ship", "captain", "cannon"]})
    assert {*values(state, a.MakeMarker, "source"), *values(state, a.Sail, "source")} == {None}


def test_points_move_with_the_marker_and_are_never_scored_twice() -> None:
    seat = {"money": 0, "markers": [*SIX[:5], "2"], "pawns": {"groningen": 3}}
    state = position(P0=seat)
    assert points(state)[0] == 5 * 4 + 5 + 3
    assert points(play(state, a.MakeMarker("groningen", "2")))[0] == 6 * 4
