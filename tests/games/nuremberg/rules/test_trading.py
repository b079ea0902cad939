"""Rules 1, 6, 8 and resolutions 12 and 13: the bank, goods made and sold, and trade among players."""

from typing import Any

import pytest

from engines.core.mechanics.bank_trades import BankTraded, TradeBank
from engines.core.mechanics.trade_offers import Terms, TradeAccept, TradeDecline, TradeOffer, TradeWithdraw
from engines.nuremberg import actions as a
from engines.nuremberg.data import CARDS, Goods
from engines.nuremberg.events import Sold
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import allowed, choices, do, offered, told
from tests.games.nuremberg.helpers.positions import bank, country, draw, gold, goods, hand, play, position


def banking(hand: dict[str, int], *workshops: str, **keys: Any) -> NurembergState:
    return position(P0={"hand": hand, "workshops": list(workshops), "gold": keys.pop("gold", 0)}, **keys)


def test_1_four_alike_buy_one_of_another_kind() -> None:
    step = do(banking({"wood": 4}), TradeBank("wood", "ore", 1))
    assert hand(step.state, 0) == {"ore": 1}
    assert (bank(step.state, "wood"), bank(step.state, "ore")) == (20, 19)
    assert told(step, BankTraded) == [BankTraded(0, goods(wood=4), goods(ore=1))]
    assert not allowed(banking({"wood": 3}), TradeBank("wood", "ore", 1))
    assert not allowed(banking({"wood": 3, "clay": 1}), TradeBank("wood", "ore", 1))


def test_1_three_alike_with_the_three_to_one_workshop() -> None:
    assert hand(do(banking({"wood": 3}, "H-N"), TradeBank("wood", "ore", 1)).state, 0) == {"ore": 1}
    assert not allowed(banking({"wood": 2}, "H-N"), TradeBank("wood", "ore", 1))


@pytest.mark.parametrize(
    ("site", "kind"), [("H-NE", "grain"), ("H-SE", "ore"), ("H-S", "wool"), ("H-SW", "wood"), ("H-NW", "clay")]
)
def test_1_two_to_one_for_the_printed_kind_only(site: str, kind: str) -> None:
    other = "clay" if kind != "clay" else "wood"
    assert hand(do(banking({kind: 2}, site), TradeBank(kind, other, 1)).state, 0) == {other: 1}
    assert not allowed(banking({other: 3}, site), TradeBank(other, kind, 1))


def test_1_workshops_at_the_bauhof_and_those_of_others_help_nobody_trade() -> None:
    assert not allowed(banking({"wood": 3}, "B-N"), TradeBank("wood", "ore", 1))
    assert not allowed(banking({"wood": 3}, P1={"workshops": ["H-N", "H-SW"]}), TradeBank("wood", "ore", 1))


def test_1_the_best_rate_is_taken_and_only_what_it_costs() -> None:
    state = do(banking({"wood": 4}, "H-N", "H-SW"), TradeBank("wood", "ore", 1)).state
    assert hand(state, 0) == {"wood": 2, "ore": 1}


def test_1_always_for_another_kind_and_several_sets_at_once() -> None:
    assert not allowed(banking({"wood": 8}), TradeBank("wood", "wood", 1))
    assert not allowed(banking({}, gold=8), TradeBank("gold", "gold", 1))
    state = banking({"wood": 9})
    assert hand(do(state, TradeBank("wood", "ore", 2)).state, 0) == {"wood": 1, "ore": 2}
    assert not allowed(state, TradeBank("wood", "ore", 3))


@pytest.mark.parametrize(("price", "sites"), [(4, []), (4, ["H-SE", "H-S", "B-N"]), (3, ["H-N"])])
def test_1_and_9_12_four_gold_buy_a_resource_three_with_the_three_to_one_workshop_only(
    price: int, sites: list[str]
) -> None:
    state = do(banking({}, *sites, gold=price), TradeBank("gold", "ore", 1)).state
    assert (hand(state, 0), gold(state)[0]) == ({"ore": 1}, 0)
    assert not allowed(banking({}, *sites, gold=price - 1), TradeBank("gold", "ore", 1))


@pytest.mark.parametrize("sites", [[], ["H-N"], ["H-SW"]])
def test_9_12_gold_costs_four_alike_whatever_workshops_there_are(sites: list[str]) -> None:
    paid = do(banking({"wood": 4}, *sites), TradeBank("wood", "gold", 1)).state
    assert (hand(paid, 0), gold(paid)[0]) == ({}, 1)
    for held in ({"wood": 3}, {"wood": 3, "ore": 1}):
        assert not allowed(banking(held, *sites), TradeBank("wood", "gold", 1))


def test_8_no_trade_for_an_empty_pile_nor_for_more_than_it_has() -> None:
    assert not allowed(banking({"wood": 4}, bank={"ore": 0}), TradeBank("wood", "ore", 1))
    one = banking({"wood": 8}, bank={"ore": 1})
    assert allowed(one, TradeBank("wood", "ore", 1))
    assert not allowed(one, TradeBank("wood", "ore", 2))


def test_8_gold_never_runs_out() -> None:
    state = banking({"wood": 4}, P1={"gold": 146})
    assert allowed(state, TradeBank("wood", "gold", 1))
    state = banking({"ore": 1, "wood": 1}, P1={"gold": 146})
    assert gold(do(state, a.Sell("compass")).state) == [3, 146, 0]


def maker(hand: dict[str, int], *workshops: str, **keys: Any) -> NurembergState:
    seat = {"hand": hand, "workshops": list(workshops), **keys.pop("P0", {})}
    return position(P0=seat, **keys)


GOODS: list[tuple[str, dict[str, int], int, str, str]] = [
    ("compass", {"ore": 1, "wood": 1}, 3, "i", "H-N"),
    ("helmet", {"ore": 2, "wood": 1}, 4, "i", "H-SW"),
    ("armour", {"ore": 3, "wool": 1}, 5, "ii", "H-SE"),
    ("lyre", {"wood": 2, "wool": 1}, 4, "ii", "B-SE"),
    ("paper", {"wool": 2}, 3, "iii", "B-SW"),
]
"""By good: raw materials, price, route, and a site at one of its quarters alone."""


@pytest.mark.parametrize(("good", "cost", "price", "route", "site"), GOODS)
def test_6_raw_materials_are_given_and_the_price_is_received_at_once(
    good: str, cost: dict[str, int], price: int, route: str, site: str
) -> None:
    step = do(maker(cost), a.Sell(good))
    assert hand(step.state, 0) == {}
    assert gold(step.state)[0] == price
    assert all(bank(step.state, kind) == 20 for kind in cost)
    assert told(step, Sold) == [Sold(0, good, 1, price, 0)]
    for kind in cost:
        assert not allowed(maker({**cost, kind: cost[kind] - 1}), a.Sell(good))


@pytest.mark.parametrize(("good", "cost", "price", "route", "site"), GOODS)
def test_1_the_price_is_doubled_with_an_own_workshop_at_a_quarter_of_the_good(
    good: str, cost: dict[str, int], price: int, route: str, site: str
) -> None:
    assert gold(do(maker(cost, site), a.Sell(good)).state)[0] == 2 * price
    assert gold(do(maker(cost, P1={"workshops": [site]}), a.Sell(good)).state)[0] == price
    for other, _, _, _, elsewhere in GOODS:
        if other != good:
            assert gold(do(maker(cost, elsewhere), a.Sell(good)).state)[0] == price


@pytest.mark.parametrize(("good", "cost", "price", "route", "site"), GOODS)
def test_1_then_the_undoubled_toll_to_who_holds_the_right_of_way(
    good: str, cost: dict[str, int], price: int, route: str, site: str
) -> None:
    owner = country(**{route: [1]})
    step = do(maker(cost, P2=owner), a.Sell(good))
    assert gold(step.state) == [price - 2, 0, 2]
    assert told(step, Sold) == [Sold(0, good, 1, price, 2, 2)]
    assert gold(do(maker(cost, site, P2=owner), a.Sell(good)).state) == [2 * price - 2, 0, 2]


def test_8_no_toll_on_a_right_of_way_that_is_ones_own_or_that_no_player_holds() -> None:
    assert gold(do(maker({"ore": 1, "wood": 1}), a.Sell("compass")).state) == [3, 0, 0]
    step = do(maker({"ore": 1, "wood": 1}, P0=country(i=[1]), P1=country(i=[2])), a.Sell("compass"))
    assert gold(step.state) == [3, 0, 0]
    assert told(step, Sold) == [Sold(0, "compass", 1, 3, 0)]


def test_1_no_limit_in_a_turn_and_several_at_once() -> None:
    state = maker({"ore": 4, "wood": 4}, P1=country(i=[1]))
    step = do(state, a.Sell("compass", 3))
    assert told(step, Sold) == [Sold(0, "compass", 3, 9, 6, 1)]
    assert gold(do(step.state, a.Sell("compass")).state) == [4, 8, 0]
    assert not allowed(state, a.Sell("compass", 5))


def test_9_13_several_workshops_or_a_disc_at_both_hexes_still_only_double() -> None:
    # H-N touches both quarters of compasses.
    assert gold(do(maker({"ore": 1, "wood": 1}, "H-N", "H-NE", "H-NW"), a.Sell("compass")).state)[0] == 6


def test_6_and_9_13_a_compass_brings_six_less_two_and_two_helmets_at_double_price_sixteen() -> None:
    state = maker({"ore": 1, "wood": 1}, "H-N", P1=country(i=[1]))
    assert gold(do(state, a.Sell("compass")).state) == [4, 2, 0]
    state = maker({"ore": 4, "wood": 2}, "H-SW", P0=country(i=[1]))
    assert gold(do(state, a.Sell("helmet", 2)).state)[0] == 16


def test_9_15_there_are_no_cards_for_goods() -> None:
    assert Goods.__struct_fields__ == ("wood", "clay", "wool", "grain", "ore", "gold")


def test_9_16_gold_comes_from_sales_tolls_and_trade_only() -> None:
    for card in CARDS:
        assert gold(draw(card, P0=country("ii-2", "iv-2", ii=[1], iv=[1])).state) == [0, 0, 0]


def table(**keys: Any) -> NurembergState:
    seats = {
        "P0": {"hand": {"ore": 2, "wood": 1, "clay": 1}, "gold": 3},
        "P1": {"hand": {"wool": 2}, "gold": 4},
        "P2": {"hand": {"wool": 1}},
    }
    return position(**{**seats, **keys})


def offer(give: Goods, want: Goods, *to: int) -> TradeOffer[Goods]:
    return TradeOffer(Terms(give, want), tuple(map(str, to)))


WOOL_FOR_ORE = offer(goods(ore=1), goods(wool=1), 1, 2)


def test_1_any_ratio() -> None:
    state = do(table(), offer(goods(ore=2, wood=1, clay=1), goods(wool=1), 2)).state
    assert hand(do(state, TradeAccept(1), 2).state, 2) == {"ore": 2, "wood": 1, "clay": 1}


def test_1_gold_may_be_part_of_a_trade() -> None:
    state = do(table(), offer(goods(gold=2, ore=1), goods(wool=2), 1)).state
    state = do(state, TradeAccept(1), 1).state
    assert gold(state) == [1, 6, 0]
    assert hand(state, 1) == {"ore": 1}
    state = do(table(), offer(goods(ore=1), goods(gold=4), 1)).state
    assert gold(do(state, TradeAccept(1), 1).state) == [7, 0, 0]


def test_1_no_gifts_and_no_kind_nor_gold_on_both_sides() -> None:
    both = (goods(ore=2), goods(ore=1)), (goods(gold=1), goods(gold=2)), (goods(gold=1, ore=1), goods(gold=2))
    for give, want in ((goods(ore=1), goods()), (goods(), goods(wool=1)), *both):
        assert not allowed(table(), offer(give, want, 1))


def test_1_nobody_offers_or_gives_what_they_do_not_have() -> None:
    assert not allowed(table(), offer(goods(ore=3), goods(wool=1), 1))
    assert not allowed(table(), offer(goods(gold=4), goods(wool=1), 1))
    state = do(table(), offer(goods(ore=1), goods(wool=2), 1, 2)).state
    assert allowed(state, TradeAccept(1), 1)
    assert not allowed(state, TradeAccept(1), 2)
    assert allowed(state, TradeDecline(1), 2)


def test_1_an_offer_ends_with_the_turn_so_nothing_is_promised_for_later() -> None:
    state = play(do(table(), WOOL_FOR_ORE).state, a.EndTurn())
    assert offered(state) == []
    assert not allowed(state, TradeAccept(1), 1)


def test_1_an_offer_may_be_taken_back_and_twelve_are_made_in_a_turn_at_most() -> None:
    state = table()
    for number in range(1, 13):
        state = do(state, offer(goods(ore=1), goods(wool=1), 1), 0).state
        state = do(state, TradeWithdraw(number), 0).state
    assert choices(state, TradeOffer) == []
