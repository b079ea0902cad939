"""What a seat orders in advance, and what its orders do then."""

from typing import Any

import pytest

from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.trade_offers import TradeClose, TradeOffer
from engines.core.rng import rng_from
from engines.nuremberg import actions as a
from engines.nuremberg.game import GAME, NurembergSettings
from engines.nuremberg.geography.countryside import BOARD, COUNTRY
from engines.nuremberg.rules.affordable import affordable
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import do
from tests.games.nuremberg.helpers.positions import (
    FREE_CLAY,
    KNIGHT,
    PLENTY,
    QUIET,
    before,
    cards,
    country,
    draw,
    position,
)

ORDERS = {order.key: order for order in GAME.orders}


def ordered(state: NurembergState, seat: int, key: str, *chosen: str) -> Any:
    """What an order makes a seat do now; it must be legal."""
    order = ORDERS[key]
    assert order.admits(chosen)
    action = order.act(state, seat, chosen)
    assert action is None or any(option.admits(action) for option in GAME.options(state, seat))
    return action


def in_setup() -> NurembergState:
    """An advanced set-up in which a seat is about to place first."""
    return GAME.setup(3, bytes(16), NurembergSettings(setup="advanced")).state


def test_in_the_set_up_the_first_of_the_ranked_crossings_that_is_free_is_taken() -> None:
    state = in_setup()
    (decision,) = GAME.pending(state)
    assert ordered(state, decision.seat, "place", "ii-3", "i-2") == a.Place("ii-3")
    taken = do(state, a.Place("ii-4")).state
    (following,) = GAME.pending(taken)
    assert ordered(taken, following.seat, "place", "ii-3", "ii-4", "i-2") == a.Place("i-2"), (
        "too near, taken, free"
    )
    assert ordered(taken, following.seat, "place", "ii-4") is None, "who ranked nothing that is free is asked"
    assert ordered(taken, decision.seat, "place", "i-2") is None, "it is another's move"


def test_a_ranked_route_means_its_most_fruitful_crossing_that_is_free() -> None:
    state = in_setup()
    (decision,) = GAME.pending(state)
    best = ordered(state, decision.seat, "place", "iii")
    assert best.crossing.startswith("iii-")
    state = do(state, best).state
    (following,) = GAME.pending(state)
    again = ordered(state, following.seat, "place", "iii")
    assert again.crossing.startswith("iii-")
    assert again != best


def test_who_places_last_and_first_has_both_placed_by_one_order() -> None:
    state = in_setup()
    for crossing in ("i-1", "i-3"):
        state = do(state, a.Place(crossing)).state
    (decision,) = GAME.pending(state)
    ranked = ("ii-2", "ii-4")
    state = do(state, ordered(state, decision.seat, "place", *ranked)).state
    assert [asked.seat for asked in GAME.pending(state)] == [decision.seat]
    assert ordered(state, decision.seat, "place", *ranked) == a.Place("ii-4")


def test_the_order_for_the_set_up_is_offered_during_the_set_up_alone() -> None:
    serves = ORDERS["place"].serves
    assert serves is not None
    assert serves(in_setup())
    assert not serves(before(QUIET))


def test_kinds_to_keep_are_returned_only_if_there_are_no_others() -> None:
    hand = {"wood": 2, "clay": 6, "ore": 4}
    state = draw(KNIGHT, P1={"hand": hand}).state
    kept = ordered(state, 1, "discard", "ore").cards
    assert kept.ore == 0
    assert sum(kept.counts()) == 6
    most = ordered(state, 1, "discard", "ore", "clay").cards
    assert most.wood == 2
    assert sum(most.counts()) == 6, "two that may go are too few"
    assert sum(ordered(state, 1, "discard").cards.counts()) == 6, "nothing need be kept"
    assert ordered(state, 0, "discard", "ore") is None, "who owes nothing returns nothing"


@pytest.mark.parametrize(("gold", "builds"), [(3, False), (5, False), (6, True), (9, True)])
def test_a_free_wall_is_built_while_so_much_gold_is_left(gold: int, builds: bool) -> None:
    state = draw(FREE_CLAY, P1={"gold": gold}).state
    assert ordered(state, 1, "wall", "3") == (a.FreeWall() if builds else a.NoWall())
    assert ordered(state, 1, "wall", "0") == a.FreeWall()


@pytest.mark.parametrize(
    ("own", "theirs", "cards", "builds", "why"),
    [
        (2, 0, {}, True, "it brings the first card"),
        (1, 0, {}, False, "two prestige are too few for a card"),
        (3, 3, {"4": 2, "2": 1}, True, "it takes the better card"),
        (3, 5, {"4": 2, "2": 1}, False, "it would still be behind"),
        (4, 4, {"4": 1, "2": 2}, True, "a rival who is level with it could take its card"),
        (7, 4, {"4": 1, "2": 2}, False, "no rival is near"),
        (11, 5, {"4": 1, "2": 2}, True, "it makes the card safe"),
        (12, 12, {"4": 2, "2": 1}, False, "both cards are safe"),
    ],
)
def test_a_free_wall_is_built_only_if_it_serves_the_council(
    own: int, theirs: int, cards: dict[str, int], builds: bool, why: str
) -> None:
    players: dict[str, Any] = {"P1": {"gold": 9, "prestige": own}, "P2": {"prestige": theirs}}
    held = {"4": None, "2": None, **cards}
    state = draw(FREE_CLAY, loose=True, walls=own + theirs, council=held, **players).state
    assert ordered(state, 1, "wall", "council") == (a.FreeWall() if builds else a.NoWall()), why


def test_of_several_council_cards_whose_holders_are_equal_the_best_is_taken() -> None:
    state = position(
        players=4,
        walls=11,
        P0={"hand": PLENTY, "gold": 3, "prestige": 3},
        P1={"prestige": 3},
        P2={"prestige": 3},
        P3={"prestige": 2},
        council={"4": 1, "3": 2, "2": None},
        loose=True,
    )
    state = do(state, a.BuildWall()).state
    assert ordered(state, 0, "council") == a.ChooseCouncil(4)


def test_who_trades_no_more_this_turn_declines_what_is_offered() -> None:
    state = position(P0={"hand": {"ore": 1}, **country(i=[1])}, P1={"hand": {"wool": 1}})
    assert ordered(state, 1, "no-trades") is None
    terms = GAME.options(state, 0)
    offer = next(option for option in terms if isinstance(option.action, TradeOffer))
    state = do(state, next(offer.expand())).state
    assert ordered(state, 1, "no-trades") == TradeClose()
    assert ordered(state, 0, "no-trades") is None


BUILDS = ("settlement", "workshop")


@pytest.mark.parametrize(
    ("hand", "gold", "sites", "asked"),
    [
        ({"ore": 3, "grain": 1}, 0, (), False),
        ({"ore": 3, "grain": 2}, 0, (), True),
        ({"ore": 3, "grain": 1, "wool": 4}, 0, (), True),
        ({"ore": 3, "grain": 1, "wool": 3}, 0, (), False),
        ({"ore": 3, "grain": 1, "wool": 3}, 0, ("H-N",), True),
        ({"ore": 3, "grain": 1, "wool": 2}, 0, ("H-S",), True),
        ({"ore": 3, "grain": 1}, 4, (), True),
        ({"ore": 3, "grain": 1}, 3, (), False),
        ({"wood": 1, "clay": 1, "wool": 1, "grain": 1}, 0, (), True),
    ],
)
def test_turns_are_ended_until_cards_or_trades_with_the_bank_pay_for_what_is_waited_for(
    hand: dict[str, int], gold: int, sites: tuple[str, ...], asked: bool
) -> None:
    state = position(P0={"hand": hand, "gold": gold, "workshops": list(sites), **country("ii-2", ii=[1])})
    assert ordered(state, 0, "wait", *BUILDS) == (None if asked else a.EndTurn())


def test_only_what_was_chosen_is_waited_for() -> None:
    state = position(P0={"hand": {"wood": 1, "clay": 1}, **country(ii=[1])})
    assert ordered(state, 0, "wait", "settlement", "workshop") == a.EndTurn()
    assert ordered(state, 0, "wait", "workshop", "station") is None


def test_a_right_of_way_is_waited_for_where_a_station_would_bring_it() -> None:
    hand = {"wood": 1, "clay": 1}
    state = position(P0={"hand": hand, **country(i=[2])}, P1=country(i=[1], ii=[1], iii=[1], iv=[1], v=[1]))
    assert ordered(state, 0, "wait", "right") is None, "one station more than Anna on the road to Frankfurt"
    taken = position(P0={"hand": hand}, P1=country(i=[1, 2], ii=[1, 2], iii=[1, 2], iv=[1, 2], v=[1, 2]))
    assert ordered(taken, 0, "wait", "right", "workshop") == a.EndTurn()
    assert ordered(taken, 0, "wait", "station") is None


def test_nobody_waits_for_what_has_no_place_any_more() -> None:
    state = position(P0={"hand": {"ore": 1}})
    assert ordered(state, 0, "wait", "settlement", "tower") is None, "no station, no workshop at the Bauhof"
    assert ordered(state, 0, "wait", "settlement", "workshop") == a.EndTurn()


@pytest.mark.parametrize(("cards", "asked"), [(7, False), (8, True)])
def test_who_asks_for_it_is_asked_with_cards_of_which_a_knight_would_take_half(cards: int, asked: bool) -> None:
    state = position(P0={"hand": {"wool": cards}}, bank={"ore": 0, "grain": 0}, loose=True)
    assert ordered(state, 0, "wait", "workshop", "full-hand") == (None if asked else a.EndTurn())
    assert ordered(state, 0, "wait", "full-hand") == (None if asked else a.EndTurn())
    assert ordered(state, 0, "wait", "workshop") == a.EndTurn()


def test_a_robber_knight_wakes_who_waits_and_so_does_a_free_wall() -> None:
    for card in (KNIGHT, FREE_CLAY):
        state = draw(card, P0={"gold": 3}, P1={"hand": {"ore": 1}}).state
        assert ordered(state, 0, "wait", *BUILDS) is None
        assert GAME.options(state, 0)


def test_an_offer_that_stands_wakes_who_waits_and_nobody_ends_anothers_turn() -> None:
    state = position(P0={"hand": {"ore": 1}}, P1={"hand": {"wool": 1}})
    assert ordered(state, 1, "wait", *BUILDS) is None
    offer = next(option for option in GAME.options(state, 0) if isinstance(option.action, TradeOffer))
    state = do(state, next(offer.expand())).state
    assert ordered(state, 0, "wait", *BUILDS) is None
    assert ordered(state, 1, "wait", *BUILDS) is None


def test_what_the_bank_can_make_of_a_hand_is_what_its_trades_lead_to() -> None:
    """Against a search through all trades that the rules allow."""
    rng = rng_from("purses")
    found = set()
    for _ in range(60):
        held = {kind: rng.below(5) for kind in ("wood", "clay", "wool", "grain", "ore")}
        site = rng.choice(["H-N", "H-S", "H-NE", "B-N"])
        bank = {"ore": rng.below(3), "clay": rng.below(3), "grain": rng.below(3)}
        seat = {"hand": held, "gold": rng.below(7), "workshops": [site], **country("ii-2", ii=[1])}
        state = position(P0=seat, walls=2, bank=bank, loose=True)
        for piece, verb in _BUILT.items():
            could = _reached(state, verb, set())
            assert affordable(state, 0, piece) == could, (seat, bank, piece)
            found.add((piece, could))
    assert len(found) == 2 * len(_BUILT), "each piece both ways"


_BUILT = {
    "station": a.BuildStation,
    "settlement": a.BuildSettlement,
    "workshop": a.BuildWorkshop,
    "wall": a.BuildWall,
}


def _reached(state: NurembergState, verb: type[Any], seen: set[tuple[int, ...]]) -> bool:
    seen.add(tuple(state.players[0].purse))
    options = GAME.options(state, 0)
    if any(isinstance(option.action, verb) for option in options):
        return True
    trades = (next(option.expand()) for option in options if isinstance(option.action, TradeBank))
    after = (GAME.play(GAME.clone(state), 0, trade).state for trade in trades)
    return any(_reached(one, verb, seen) for one in after if tuple(one.players[0].purse) not in seen)


TWO_POINTS = country("ii-2", "ii-4", ii=[1])
ONE_POINT = country("iii-2", iii=[1])


def test_the_knight_robs_whoever_has_most_points_or_most_cards() -> None:
    players = {"P1": {"hand": {"wood": 1}, **TWO_POINTS}, "P2": {"hand": {"ore": 3}, **ONE_POINT}}
    state = draw(KNIGHT, P0=country("i-2", i=[1]), **players).state
    assert ordered(state, 0, "knight", "points").victim == 1
    assert ordered(state, 0, "knight", "cards").victim == 2
    assert ordered(state, 1, "knight", "cards") is None, "who did not draw the card moves nobody"


def test_nobody_is_robbed_who_has_no_card_and_of_equals_the_other_way_of_counting_decides() -> None:
    state = draw(KNIGHT, P1=TWO_POINTS, P2={"hand": {"ore": 1}}).state
    assert ordered(state, 0, "knight", "points").victim == 2
    assert ordered(draw(KNIGHT, P1=TWO_POINTS).state, 0, "knight", "points").victim is None
    equal = draw(KNIGHT, P1={"hand": {"ore": 1}, **ONE_POINT}, P2={"hand": {"ore": 2}, **country("v-1", v=[1])})
    assert ordered(equal.state, 0, "knight", "points").victim == 2


def test_the_knight_goes_where_whoever_he_robs_loses_most_and_the_seat_itself_nothing() -> None:
    robbed = {"P1": {"hand": {"wood": 1}, **country("iii-2", iii=[1])}}
    state = draw(KNIGHT, **robbed).state
    assert _field(ordered(state, 0, "knight", "points")) == ("wood", 6), "at iii-2 lie grain 2, wood 6, wood 10"
    state = draw(KNIGHT, P0=country("iii-4", iii=[2]), **robbed).state
    assert _field(ordered(state, 0, "knight", "points")) == ("wood", 6)
    state = draw(KNIGHT, P0=country("iii-2", iii=[1]), P1={"hand": {"wood": 1}, **country("iii-4", iii=[2])}).state
    assert _field(ordered(state, 0, "knight", "points")) == ("clay", 9), "wood 10 is the seat's own, too"


def test_who_owes_cards_chooses_them_before_the_knight_moves() -> None:
    state = draw(KNIGHT, P0={"hand": {"wood": 8}}, P1={"hand": {"ore": 1}}).state
    assert ordered(state, 0, "knight", "points") is None
    state = do(state, a.Discard(cards(wood=4)), 0).state
    assert ordered(state, 0, "knight", "points") is not None


def _field(action: a.MoveKnight) -> tuple[str, int]:
    hexagon = BOARD.hexes[COUNTRY.cell(action.field)]
    assert hexagon.number is not None
    return hexagon.terrain, hexagon.number


def test_duties_are_ordered_for_good_and_turns_until_their_owner_comes_back() -> None:
    lasts = {key: order.lasts for key, order in ORDERS.items()}
    assert {lasts[key] for key in ("knight", "discard", "wall", "council", "place")} == {"cancelled"}
    assert lasts["wait"] == "back"


def test_what_orders_do_does_not_depend_on_what_their_owner_cannot_know() -> None:
    seats: dict[str, Any] = {
        "P0": {"hand": {"wood": 2, "ore": 4}, "gold": 3, **country("ii-2", ii=[1])},
        "P1": {"hand": {"wool": 5, "grain": 4}, "gold": 6, **country("iii-2", iii=[1])},
        "P2": {"hand": {"clay": 1, "grain": 1}, "gold": 4, **country("i-2", i=[1])},
    }
    done = set()
    for state in (position(**seats), draw(KNIGHT, **seats).state, draw(FREE_CLAY, **seats).state):
        for seat in range(3):
            worlds = [GAME.determinize(state, seat, rng_from(f"{n}")) for n in range(8)]
            for key, given in _GIVEN.items():
                found = {ordered(world, seat, key, *given) for world in worlds}
                assert found == {ordered(state, seat, key, *given)}, key
                done |= {key} if found != {None} else set()
    assert done == {"wait", "knight", "discard", "wall"}


_GIVEN = {
    "wait": ("settlement", "workshop", "full-hand"),
    "knight": ("cards",),
    "discard": ("ore",),
    "wall": ("council",),
    "council": (),
}


def suggested(state: NurembergState, seat: int) -> Any:
    """What the game would do in a seat's place; it must be legal."""
    action = GAME.advice.suggest(state, seat)
    assert action is None or any(option.admits(action) for option in GAME.options(state, seat))
    return action


def test_every_duty_has_a_suggestion_and_a_turn_has_none() -> None:
    state = draw(KNIGHT, P0={"hand": {"wood": 8}}, P1={"hand": {"ore": 1}}).state
    assert isinstance(suggested(state, 0), a.Discard)
    assert suggested(state, 1) is None
    state = do(state, a.Discard(cards(wood=4)), 0).state
    assert suggested(state, 0) == ordered(state, 0, "knight", "points")
    assert suggested(position(P0={"hand": PLENTY}), 0) is None


@pytest.mark.parametrize(("gold", "own", "builds"), [(3, 0, False), (3, 2, True), (5, 0, False), (6, 0, True)])
def test_a_free_wall_is_suggested_if_it_serves_the_council_or_enough_gold_is_left(
    gold: int, own: int, builds: bool
) -> None:
    state = draw(FREE_CLAY, loose=True, walls=own, P1={"gold": gold, "prestige": own}).state
    assert suggested(state, 1) == (a.FreeWall() if builds else a.NoWall())
