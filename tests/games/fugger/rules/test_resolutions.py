"""The twenty points that the printed rules leave open, as this edition decides them (numbered in the README)."""

from engines.core.rng import rng_from
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import GOODS, MERCHANT, full_deck, is_sealed
from engines.fugger.events import Delivery, JakobDrew, PricesMoved, Reshuffled, Sold
from engines.fugger.game import GAME
from engines.fugger.rules.round_scoring import deliveries, moved_prices, risers, sale
from engines.fugger.state import FuggerState, face_up_counts
from tests.engines.helpers.acting import names, told
from tests.games.fugger.helpers.positions import about_to_end, act, position, price, seat, verbs


def test_resolution_01_four_cards_in_hand_may_draw_and_reach_five() -> None:
    state = position(seat(*["wine"] * 4), seat("gems"))
    assert len(act(state, Draw()).state.players[0].hand) == 5
    assert "draw" not in verbs(position(seat(*["wine"] * 5), seat("gems")))


def test_resolution_02_the_three_cards_that_let_a_seal_double_are_counted_on_the_whole_table() -> None:
    # Seat 1 shows two wine, Jakob one and seat 2 one: four on the table, so the seal pays once.
    seats = seat("gems", front=["wine-sealed", "wine"]), seat("gems", front=["wine"])
    state = about_to_end(*seats, jakob=["wine"], prices={"wine": 2})
    sold = {event.seat: event for event in told(act(state, Play("copper")), Sold)}
    assert (sold[1].florins, sold[1].doubled) == (12, 0)


def test_resolution_03_a_seal_doubles_the_new_price() -> None:
    state = about_to_end(seat("gems", front=["wine-sealed"]), seat("gems"), prices={"wine": 2})
    sold = {event.seat: event for event in told(act(state, Play("copper")), Sold)}
    assert (sold[1].florins, sold[1].doubled) == (6, 1)


def test_resolution_04_one_threshold_covers_every_tie() -> None:
    assert risers([5, 3, 3, 3, 1]) == (True, True, True, True, False)
    assert risers([5, 3, 3, 3, 3]) == (True,) * 5
    assert risers([5, 1, 0, 0, 0]) == (True, True, False, False, False)


def test_resolution_05_a_crash_ends_at_one_and_nothing_is_carried_over() -> None:
    assert [moved_prices([5, 0, 0, 0, 0], [old, 5, 5, 5, 5])[0] for old in range(4, 10)] == [9, 1, 1, 1, 1, 1]


def test_resolution_06_a_crashed_good_counts_as_risen() -> None:
    (moved,) = told(act(about_to_end(), Play("copper")), PricesMoved)
    copper = GOODS.index("copper")
    assert moved.risen[copper]
    assert (moved.before[copper], moved.after[copper]) == (5, 1)


def test_resolution_08_jakobs_card_comes_once_a_pair_of_turns() -> None:
    state = position(seat("wine"), seat("gems"), next=["cloth", "spices", "cloth", "spices", "cloth"], round=3)
    cards = []
    for _ in range(4):
        step = act(state, Draw())
        cards.append(len(told(step, JakobDrew)))
        state = step.state
    assert cards == [0, 1, 0, 1]


def test_resolution_09_more_than_five_cards_of_a_good_never_lie_open() -> None:
    rng = rng_from("five")
    for n in range(30):
        state = GAME.setup(2 + n % 3, rng.fork(str(n)).seed).state
        while not state.over:
            turn = GAME.pending(state)[0].seat
            step = GAME.apply(state, turn, rng.choice(GAME.options(state, turn)).action)
            for moved in told(step, PricesMoved):
                assert sorted(moved.counts)[-2:] <= [4, 5]
                assert max(moved.counts) == 5
            state = step.state


def test_resolution_10_a_merchant_is_never_played_face_down() -> None:
    state = position(seat(MERCHANT, "wine"), seat())
    assert verbs(state) == {"draw", "play merchant", "play wine", "deliver wine"}


def test_resolution_11_the_chance_of_round_1_does_not_carry_over() -> None:
    state = position(seat("wine", "gems"), seat("gems"), seat("gems"), seat("gems"), round=2)
    after = act(state, Deliver("wine")).state
    for _ in range(3):
        after = act(after, Draw()).state
    assert after.stack[-1].seat == 0
    assert "deliver gems" not in verbs(after)


def final(**seats: int) -> FuggerState:
    """Seat 0 has 99 florins after the sale of the round that it is about to end, and no card face down."""
    return position(
        seat("copper", front=["copper"] * 4, florins=seats["first"]),
        seat("gems", florins=seats["second"], delivered=[(1, "gems"), (2, "gems-sealed")]),
        round=3,
        prices={"copper": 2, "gems": 9},
    )


def test_resolution_12_one_final_scoring_for_all_and_most_florins_win() -> None:
    # Seat 0 reaches 100; seat 1 had less before the final scoring and wins by its face-down cards.
    step = act(final(first=65, second=80), Play("copper"))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.scores == (100, 80 + 32)
    assert outcome.winners == (1,)


def test_resolution_13_a_hundred_through_face_down_cards_does_not_end_the_match() -> None:
    step = act(final(first=64, second=80), Play("copper"))
    assert not step.state.over
    assert told(step, Delivery) == []


def test_resolution_14_a_seat_with_an_empty_hand_and_nothing_to_draw_is_skipped() -> None:
    state = position(seat("wine", "gems"), seat(), seat("gems"), pile=[], discards=[], loose=True)
    assert GAME.pending(act(state, Play("wine")).state)[0].seat == 2


def test_resolution_14_not_all_can_be_stuck() -> None:
    # Before a round ends at most four of each good lie open, eight are delivered and four cards are merchants.
    cards_elsewhere = len(full_deck()) - 5 * 4 - 4 - 2 * 4
    assert cards_elsewhere == 17
    assert cards_elsewhere > full_deck().count(MERCHANT)


def test_resolution_15_five_cards_in_hand_always_hold_a_good_to_play() -> None:
    hand = [MERCHANT, MERCHANT, "wine", "gems", "cloth"]
    state = position(seat(*hand, front=[MERCHANT, MERCHANT]), seat(), round=3)
    assert verbs(state) == {"play wine", "play gems", "play cloth"}
    assert full_deck().count(MERCHANT) == 4


def test_resolution_16_exposed_merchants_are_not_in_a_reshuffle_while_cards_are_dealt() -> None:
    first, second = seat("copper", front=["copper"] * 4 + [MERCHANT]), seat(front=[MERCHANT, MERCHANT])
    state = position(first, second, pile=[], discards=[], loose=True)
    step = act(state, Play("copper"))
    assert told(step, Reshuffled) == [Reshuffled(5)]
    assert all(MERCHANT not in player.hand for player in step.state.players)
    assert step.state.discards == [MERCHANT] * 3


def test_resolution_17_the_delivery_then_jakobs_card_then_the_check_for_five() -> None:
    state = position(seat("gems", "wine", front=["wine"] * 4), seat("gems"), seat("gems"), next=["wine"])
    step = act(state, Deliver("gems"))
    assert names(step)[:3] == ["Delivered", "JakobDrew", "PricesMoved"]
    assert [card.card for card in step.state.players[0].delivered] == ["gems"]


def test_resolution_18_a_seal_on_a_crashed_good_pays_twice_one() -> None:
    state = about_to_end(seat("gems", front=["wine-sealed", "wine", "wine"]), seat("gems"), prices={"wine": 7})
    step = act(state, Play("copper"))
    sold = {event.seat: event for event in told(step, Sold)}
    assert price(step.state, "wine") == 1
    assert (sold[1].florins, sold[1].doubled) == (4, 1)
    assert sale(["copper-sealed"], [5, 0, 0, 0, 0], [1, 5, 5, 5, 5]) == (1, 0)


def test_resolution_19_hands_face_down_cards_and_the_pile_are_hidden_everything_else_is_open() -> None:
    state = position(
        seat("wine-sealed", front=["cloth"], florins=7, delivered=[(1, "gems-sealed")]),
        seat("spices"),
        seat("spices"),
        jakob=["copper"],
        discards=[MERCHANT, "wine"],
        next=["copper-sealed"],
        round=2,
    )
    for viewer in (None, 1, 2):
        view = GAME.view(state, viewer)
        first = view.players[0]
        assert first.hand is None
        assert [card.card for card in first.delivered] == [None]
        assert (first.hand_count, first.front, first.florins, first.delivered[0].round) == (1, ("cloth",), 7, 1)
        assert view.jakob == ("copper",)
        assert view.discards == ("wine", MERCHANT)
        assert view.pile == len(state.pile)
        assert view.counts == tuple(face_up_counts(state))
        written = repr(view)
        assert not any(card in written for card in ("wine-sealed", "gems-sealed", "copper-sealed"))
    own = GAME.view(state, 0).players[0]
    assert (own.hand, own.delivered[0].card) == (("wine-sealed",), "gems-sealed")


def test_resolution_20_four_seats_are_the_most() -> None:
    assert GAME.info.seats == (2, 4)


def test_resolutions_02_and_18_do_not_touch_the_final_scoring() -> None:
    prices = [1, 2, 3, 4, 9]
    for card in full_deck():
        if card != MERCHANT:
            assert deliveries([card], prices) == 2 * prices[GOODS.index(card.removesuffix("-sealed"))]
    assert any(is_sealed(card) for card in full_deck())
