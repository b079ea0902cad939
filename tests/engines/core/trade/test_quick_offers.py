"""Ready offers of trade: what they ask for, for what, and whom; they know no more than their reader."""

from typing import Any

import pytest

from engines import GAMES
from engines.cities_knights import position as island
from engines.core.mechanics.trade_offers import TradeOffer
from engines.core.rng import Rng
from engines.core.text.words import QuickOffer
from engines.nuremberg import position as nuremberg
from tests.discord_ui.helpers.panel_walk import positions

TRADING = ("nuremberg", "cities_knights")


def quick(key: str, state: Any, seat: int = 0) -> list[QuickOffer]:
    """What a seat is proposed in a position, in order."""
    game = GAMES[key]
    view = game.view(state, seat)
    return [found for option in game.options(state, seat) for found in game.board.quick_offers(view, option)]


def at_once(found: list[QuickOffer]) -> list[tuple[dict[str, int], dict[str, int], tuple[str, ...]]]:
    """What each offer of one press gives and asks for, and which seats it asks."""
    return [
        (_held(one.action.terms.give), _held(one.action.terms.want), one.action.to)
        for one in found
        if not one.form
    ]


def _held(goods: Any) -> dict[str, int]:
    return {kind: n for kind in goods.__struct_fields__ if (n := getattr(goods, kind))}


def city(**hands: dict[str, int]) -> Any:
    """A turn on the island with a settlement and no road to build from, and other seats' hands."""
    others = {seat: {"hand": hands.get(seat, {"grain": 2, "ore": 2})} for seat in ("P1", "P2")}
    plain = {"players": 3, "P0": {"settlements": [8], "hand": hands["P0"]}, **others}
    return island.load(plain, loose=True)


def test_it_asks_for_what_a_building_lacks_and_gives_what_that_can_spare() -> None:
    found = at_once(quick("cities_knights", city(P0={"grain": 2, "ore": 2, "wool": 1, "paper": 2})))
    assert found[0] == ({"paper": 1}, {"ore": 1}, ("1", "2")), "the most plentiful spare kind"
    assert found[1] == ({"wool": 1}, {"ore": 1}, ("1", "2"))


def test_for_two_missing_cards_two_are_given_also_of_two_kinds() -> None:
    found = at_once(quick("cities_knights", city(P0={"grain": 1, "ore": 2, "cloth": 1, "paper": 1})))
    assert ({"paper": 1, "cloth": 1}, {"grain": 1, "ore": 1}, ("1", "2")) in found


def test_it_gives_nothing_that_the_building_needs() -> None:
    state = city(P0={"grain": 2, "ore": 2})
    assert not [give for give, want, _ in at_once(quick("cities_knights", state)) if want == {"ore": 1}]


def test_nobody_is_asked_who_cannot_have_the_cards() -> None:
    mine = {"grain": 2, "ore": 2, "wool": 1}
    found = at_once(quick("cities_knights", city(P0=mine, P1={})))
    assert ({"wool": 1}, {"ore": 1}, ("2",)) in found
    none = city(P0=mine, P1={}, P2={})
    assert quick("cities_knights", none) == [], "nobody has a card"


def test_an_open_offer_is_not_proposed_again() -> None:
    state = city(P0={"grain": 2, "ore": 2, "wool": 1})
    (first, *_) = quick("cities_knights", state)
    after = GAMES["cities_knights"].apply(state, 0, first.action).state
    assert first not in quick("cities_knights", after)


def test_where_several_trades_would_do_the_last_entry_opens_the_form() -> None:
    found = quick("cities_knights", city(P0={"grain": 2, "ore": 2, "wool": 1, "paper": 2}))
    assert [one.form for one in found] == [False] * (len(found) - 1) + [True]
    assert found[-1].action == found[0].action
    only = quick("cities_knights", city(P0={"grain": 2, "ore": 2, "wool": 1}))
    assert only[0].action.terms.give.wool == 1


def test_gold_is_offered_two_for_one_and_asked_of_who_has_it() -> None:
    seats: dict[str, Any] = {
        "P0": {"stations": [{"route": "II", "section": 1}], "gold": 4, "hand": {"grain": 2, "ore": 2}},
        "P1": {"stations": [{"route": "I", "section": 1}], "gold": 3, "hand": {"ore": 1}},
        "P2": {"stations": [{"route": "I", "section": 2}], "hand": {"ore": 1}},
    }
    state = nuremberg.load({"players": 3, "active": 0, **seats}, loose=True)
    found = at_once(quick("nuremberg", state))
    assert ({"gold": 2}, {"ore": 1}, ("1", "2")) in found
    seats["P0"] |= {"gold": 2, "hand": {"clay": 1, "wool": 2}}
    found = at_once(quick("nuremberg", nuremberg.load({"players": 3, "active": 0, **seats}, loose=True)))
    assert ({"wool": 1}, {"gold": 1}, ("1",)) in found, "a wall lacks one gold, and seat 2 has none"


@pytest.mark.promise("hidden")
@pytest.mark.parametrize("key", TRADING)
def test_in_all_worlds_that_a_seat_cannot_distinguish_it_is_proposed_the_same_legal_offers(key: str) -> None:
    game = GAMES[key]
    proposed = differing = 0
    for number, state in enumerate(positions(game, 3, 5, steps=420, every=6)):
        for seat in sorted({decision.seat for decision in game.pending(state)}):
            twin = game.determinize(game.clone(state), seat, Rng(bytes([number]) * 16))
            found = quick(key, state, seat)
            assert quick(key, twin, seat) == found
            options = game.options(state, seat)
            assert all(any(option.admits(one.action) for option in options) for one in found)
            assert all(isinstance(one.action, TradeOffer) for one in found)
            assert len(found) <= 4
            proposed += len(found)
            differing += bool(found) and game.secrets(twin, seat) != game.secrets(state, seat)
    assert proposed > 10
    assert differing > 3
