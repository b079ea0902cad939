"""What a seat orders in advance, and what its orders do then."""

from typing import Any

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights.ai.suggest import DRAWN_FIRST, FIRST_TO_GO
from engines.cities_knights.data import KINDS, POINT_CARDS, TRACK_OF, TRACKS, Cards
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from engines.core.mechanics.trade_offers import Terms
from engines.core.rng import rng_from
from tests.engines.helpers.acting import do
from tests.games.cities_knights.helpers.positions import SETTLEMENT_HAND, guard, path, position, roll

ORDERS = {order.key: order for order in GAME.orders}


def ordered(state: CatanState, seat: int, key: str, *chosen: str) -> Any:
    """What an order makes a seat do now; it must be legal, and the same in a world that looks the same to it."""
    order = ORDERS[key]
    assert order.admits(chosen)
    before = GAME.states.digest(state)
    action = order.act(state, seat, chosen)
    assert action is None or any(option.admits(action) for option in GAME.options(state, seat))
    for n in range(4):
        world = GAME.determinize(state, seat, rng_from(f"world {n}"))
        assert order.act(world, seat, chosen) == action, "it follows from what the seat itself may know"
    assert GAME.states.digest(state) == before
    return action


def seven(**keys: Any) -> CatanState:
    """A seven has been rolled by seat 0."""
    return roll(position(phase="roll", **keys), 3, 4).state


def test_kinds_to_keep_are_given_up_last_the_first_of_them_at_the_end() -> None:
    state = seven(P1={"hand": {"wool": 2, "grain": 2, "ore": 3, "coin": 3}})
    assert ordered(state, 1, "discard", "coin", "ore").cards == Cards(wool=2, grain=2, ore=1)
    assert ordered(state, 1, "discard", "ore", "coin").cards == Cards(wool=2, grain=2, coin=1)
    assert ordered(state, 1, "discard") == GAME.advice.suggest(state, 1), "nothing need be kept"
    assert ordered(state, 0, "discard", "ore") is None, "who owes nothing gives up nothing"


@pytest.mark.parametrize("reason", ["saboteur", "wedding"])
def test_cards_are_given_up_to_a_saboteur_and_a_wedding_by_the_same_order(reason: str) -> None:
    owing = {"frame": "owing", "amounts": [0, 2, 0], "reason": reason, "to": 0 if reason == "wedding" else -1}
    turn = {"frame": "turn", "seat": 0, "at": "main"}
    state = position(P1={"hand": {"wool": 2, "ore": 2}}, frames=[turn, owing])
    given = ordered(state, 1, "discard", "ore")
    assert type(given) is (a.Gift if reason == "wedding" else a.Discard)
    assert given.cards == Cards(wool=2)


def over_the_limit(*progress: str) -> CatanState:
    """Seat 1 has drawn a Warlord by the roll of seat 0, besides four progress cards."""
    seat = {"cities": [18], "improvements": {"politics": 1}, "progress": list(progress)}
    return roll(position(phase="roll", P1=seat, decks={"politics": ["warlord"]}), 1, 1, "politics").state


def test_the_first_of_the_ranked_progress_cards_goes_under_its_deck_first() -> None:
    state = over_the_limit("crane", "merchant", "spy", "mining")
    assert ordered(state, 1, "drop", "smith", "mining", "crane") == a.DropCard("mining")
    assert ordered(state, 1, "drop") == GAME.advice.suggest(state, 1) == a.DropCard("crane")
    assert ordered(state, 0, "drop", "mining") is None


def test_every_progress_card_that_is_held_has_its_place_among_those_that_go() -> None:
    assert sorted(FIRST_TO_GO) == sorted(set(TRACK_OF) - POINT_CARDS)
    assert sorted(DRAWN_FIRST) == sorted(TRACKS)


def empty_handed(**bank: int) -> CatanState:
    """Seats 0 and 1 have an aqueduct and received nothing."""
    scholars = {"improvements": {"science": 3}, "hand": {"lumber": 1, "brick": 1, "wool": 1}}
    seats: dict[str, Any] = {f"P{n}": {"cities": [at], **scholars} for n, at in enumerate((40, 18))}
    return roll(position(phase="roll", bank=bank, **seats), 1, 1).state


def test_an_aqueduct_brings_the_first_of_the_ranked_resources_that_the_bank_has() -> None:
    assert ordered(empty_handed(), 1, "aqueduct", "ore", "wool") == a.TakeResource("ore")
    assert ordered(empty_handed(ore=0), 1, "aqueduct", "ore", "wool") == a.TakeResource("wool")
    assert ordered(empty_handed(ore=0), 1, "aqueduct", "ore") == GAME.advice.suggest(empty_handed(ore=0), 1)


def test_where_the_bank_is_short_an_aqueduct_waits_for_its_turn_by_order_too() -> None:
    state = empty_handed(ore=1)
    assert ordered(state, 1, "aqueduct", "ore") is None
    assert ordered(state, 0, "aqueduct", "ore") == a.TakeResource("ore")


def test_a_tied_defender_draws_from_the_first_of_the_ranked_decks_that_has_cards() -> None:
    heroes: dict[str, Any] = {
        f"P{n}": {"cities": [at], "knights": [guard(v, 1, True)]} for n, at, v in ((0, 40, 44), (1, 18, 24))
    }
    state = position(phase="roll", barbarian=6, decks={"politics": []}, loose=True, **heroes)
    state = roll(state, 1, 1, "ship").state
    assert ordered(state, 1, "deck", "politics", "science") == a.ChooseDeck("science")
    assert ordered(state, 1, "deck") == a.ChooseDeck("trade")
    assert ordered(state, 2, "deck", "science") is None


def test_the_city_that_brings_least_is_lost_or_one_without_a_wall() -> None:
    # At 18 lie hills 6, pasture 4 and forest 3; at 0 only mountains 10.
    cities = {"cities": [18, 0], "walls": [0]}
    state = roll(position(phase="roll", barbarian=6, loose=True, P0=cities), 1, 1, "ship").state
    assert ordered(state, 0, "raze", "poorest") == a.RazeCity(0)
    assert ordered(state, 0, "raze", "unwalled") == a.RazeCity(18)
    assert GAME.advice.suggest(state, 0) == a.RazeCity(0)


def test_a_knight_that_was_driven_away_is_suggested_a_place_out_of_its_owner_s_way() -> None:
    relocate = {"frame": "relocate", "seat": 1, "vertex": 18, "level": 1, "active": False, "by": 0}
    turn = {"frame": "turn", "seat": 0, "at": "main"}
    roads = path(18, 24, 30, 36)
    state = position(P1={"roads": roads}, frames=[turn, relocate], loose=True)
    suggested = GAME.advice.suggest(state, 1)
    assert any(option.admits(suggested) for option in GAME.options(state, 1))


def test_who_draws_an_alchemist_may_regret_the_order_to_roll_and_nobody_else_knows() -> None:
    doubts = ORDERS["roll"].doubts
    assert doubts is not None
    state = position(P1={"progress": ["alchemist"]}, P2={"progress": ["crane"]})
    assert [doubts(state, seat) for seat in range(3)] == [False, True, False]
    world = GAME.determinize(state, 1, rng_from("world"))
    assert doubts(world, 1)
    before = do(state, a.EndTurn()).state
    assert ordered(before, 1, "roll") == a.RollDice(), "it looks at no hidden card"


ROAD = {"roads": path(18, 24, 30), "settlements": [18]}


def waiting(hand: dict[str, int], dice: tuple[int, int, str] = (1, 1, "science"), **keys: Any) -> CatanState:
    """Seat 0 is in its action phase; it may settle at one end of its road, and make its settlement a city."""
    return position(P0={**ROAD, "hand": hand, **keys.pop("P0", {})}, dice=list(dice), **keys)


def test_a_turn_ends_while_nothing_that_is_waited_for_can_be_paid() -> None:
    poor = waiting({"lumber": 1, "ore": 2})
    assert ordered(poor, 0, "until", "settlement", "city") == a.EndTurn()
    assert ordered(poor, 1, "until", "settlement") is None, "it is another's turn"
    assert ordered(waiting(SETTLEMENT_HAND), 0, "until", "settlement", "city") is None, "any of them wakes"
    assert ordered(waiting(SETTLEMENT_HAND), 0, "until", "city") == a.EndTurn()


def test_what_the_bank_would_give_for_the_rest_of_the_hand_counts_as_well() -> None:
    assert ordered(waiting({"ore": 3, "grain": 1, "wool": 3}), 0, "until", "city") == a.EndTurn()
    assert ordered(waiting({"ore": 3, "grain": 1, "wool": 4}), 0, "until", "city") is None
    short = waiting({"ore": 3, "grain": 1, "wool": 4}, bank={"grain": 0})
    assert ordered(short, 0, "until", "city") == a.EndTurn(), "the bank has none"


@pytest.mark.parametrize("dice", [(3, 4, "science"), (1, 1, "ship")], ids=["seven", "attack"])
def test_a_seven_and_an_attack_wake_who_waits(dice: tuple[int, int, str]) -> None:
    assert ordered(waiting({}, dice, attacks=1), 0, "until", "city") is None


def test_a_ship_that_only_comes_nearer_wakes_nobody() -> None:
    assert ordered(waiting({}, (1, 1, "ship"), barbarian=3), 0, "until", "city") == a.EndTurn()


def test_a_progress_card_that_the_roll_brought_wakes_who_waits() -> None:
    levels = {"improvements": {"science": 1}}
    assert ordered(waiting({}, (2, 2, "science"), P0=levels), 0, "until", "city") is None
    assert ordered(waiting({}, (3, 2, "science"), P0=levels), 0, "until", "city") == a.EndTurn()


def test_an_offer_keeps_the_turn_open() -> None:
    state = waiting({"wool": 1}, P1={"hand": {"ore": 1}})
    state = do(state, a.TradeOffer(Terms(Cards(wool=1), Cards(ore=1)), ("1",))).state
    assert ordered(state, 0, "until", "city") is None


@pytest.mark.parametrize(
    ("aim", "keys"),
    [
        ("knight", {"P0": {"hand": {"wool": 1, "ore": 1}}}),
        ("road", {"P0": {"hand": {"lumber": 1, "brick": 1}}}),
        ("wall", {"P0": {"cities": [40], "hand": {"brick": 2}}}),
        ("trade", {"P0": {"cities": [40], "hand": {"cloth": 1}}}),
        ("politics", {"P0": {"cities": [40], "hand": {"coin": 1}}}),
        ("science", {"P0": {"cities": [40], "hand": {"paper": 1}}}),
        ("card", {"P0": {"progress": ["spy"]}}),
        ("limit", {"P0": {"hand": {"wool": 8}}}),
        ("ship", {"barbarian": 6}),
    ],
)
def test_whatever_is_waited_for_wakes_when_it_has_come(aim: str, keys: dict[str, Any]) -> None:
    assert ordered(waiting({}, **keys), 0, "until", aim) is None
    assert ordered(waiting({}, P0={"cities": [40]}), 0, "until", aim) == a.EndTurn()


def test_who_waits_for_what_cannot_come_is_asked() -> None:
    assert ordered(position(P0={"cities": [18]}), 0, "until", "settlement", "city") is None
    assert ordered(position(P0={"cities": [18]}), 0, "until", "settlement", "ship") == a.EndTurn()


def test_all_kinds_can_be_ranked_to_be_kept() -> None:
    assert ORDERS["discard"].admits(KINDS)
