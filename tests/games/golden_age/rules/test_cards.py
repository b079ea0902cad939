"""Cards: sets, jokers, windmills and governors, empty decks (rules 3.5)."""

from typing import Any

import pytest

from engines.golden_age import actions as a
from engines.golden_age.data import DECKS, NUMBERS
from engines.golden_age.events import CardDrawn, Cashed, Reshuffled
from engines.golden_age.game import GAME
from tests.engines.helpers.acting import allowed, asked, completed, do, told, values
from tests.games.golden_age.helpers.positions import discards, hand, money, play, points, position

SETS = [
    ("tulip1", 1, 10),
    ("tulip2", 2, 24),
    ("expedition", 3, 40),
    ("pepper", 1, 16),
    ("nutmeg", 2, 36),
    ("cloves", 3, 60),
]


@pytest.mark.parametrize(("card", "size", "pays"), SETS)
def test_a_set_pays_and_is_discarded(card: str, size: int, pays: int) -> None:
    made = do(position(P0={"hand": [card] * (size + 1), "money": 0}), a.Cash(card))
    assert money(made.state)[0] == pays
    assert hand(made.state, 0) == [card]
    deck = "investment" if card in ("tulip1", "tulip2", "expedition") else "spice"
    assert discards(made.state, deck) == [card] * size
    assert told(made, Cashed) == [Cashed(0, card, size, pays)]


@pytest.mark.parametrize(("card", "size"), [(card, size) for card, size, _ in SETS])
def test_a_set_must_be_complete_and_of_one_kind(card: str, size: int) -> None:
    others = [other for other, _, _ in SETS if other != card]
    assert not allowed(position(P0={"hand": [card] * (size - 1) + others}), a.Cash(card))


def test_the_money_of_a_set_is_usable_at_once() -> None:
    state = position(P0={"hand": ["tulip1"], "money": 0})
    assert not allowed(state, a.TakeGuild("green"))
    assert money(play(state, a.Cash("tulip1"), a.TakeGuild("green")))[0] == 4


def test_sets_are_cashed_whenever_their_seat_is_asked_r14() -> None:
    holding = {"hand": ["tulip1", "die"]}
    assert allowed(position(phase="roll", P0=holding), a.Cash("tulip1"))
    assert allowed(position(P0=holding), a.Cash("tulip1"))
    assert not allowed(position(P0=holding, P1=holding), a.Cash("tulip1"), 1)
    sale = position(P0={**holding, "markers": ["zeeland"]}, P1=holding, P2=holding)
    bidding = play(sale, a.OpenAuction("zeeland"))
    assert [allowed(bidding, a.Cash("tulip1"), seat) for seat in range(3)] == [False, True, False]


def test_sets_are_never_lost_r14() -> None:
    state = position(P1={"hand": ["tulip1"]})
    state = play(state, a.EndTurn())
    assert asked(state) == [(1, "turn")]
    assert allowed(state, a.Cash("tulip1"), 1)


def test_who_cashes_while_bidding_still_has_to_answer() -> None:
    state = position(P0={"markers": ["zeeland"]}, P1={"hand": ["tulip2", "tulip2"], "money": 3})
    state = play(state, a.OpenAuction("zeeland"))
    assert values(state, a.Bid, "amount", 1) == [1, 2, 3]
    state = play(state, a.Cash("tulip2"))
    assert asked(state) == [(1, "bid")]
    assert max(values(state, a.Bid, "amount", 1)) == 27


@pytest.mark.parametrize("card", ["tulip1", "pepper"])
def test_guests_of_the_culture_deck_count_in_sets_and_go_back_to_their_pile(card: str) -> None:
    state = play(position(P0={"hand": [f"culture-{card}"], "money": 0}), a.Cash(card))
    assert money(state)[0] == {"tulip1": 10, "pepper": 16}[card]
    assert discards(state, "culture") == [f"culture-{card}"]


def test_a_mixed_pair_goes_to_the_piles_of_its_backs_and_of_equal_cards_the_culture_decks_first() -> None:
    state = play(position(P0={"hand": ["nutmeg", "culture-nutmeg"]}), a.Cash("nutmeg"))
    assert (discards(state, "spice"), discards(state, "culture")) == (["nutmeg"], ["culture-nutmeg"])
    state = play(position(P0={"hand": ["pepper", "culture-pepper"]}), a.Cash("pepper"))
    assert (hand(state, 0), discards(state, "culture")) == (["pepper"], ["culture-pepper"])


@pytest.mark.parametrize(("card", "worth"), [("windmill", 2), ("governor-utrecht", 1)])
def test_a_windmill_counts_two_points_at_once_and_a_governor_one(card: str, worth: int) -> None:
    state = position(P0={"markers": ["flanders"], "money": NUMBERS.card_cost}, next={"culture": [card]})
    assert points(play(state, a.DrawCulture("flanders")))[0] == points(state)[0] + worth


def test_a_painting_of_the_culture_deck_is_a_painting_like_others() -> None:
    seat = {"markers": ["flanders", "utrecht", "overijssel"], "money": NUMBERS.card_cost + 4}
    state = play(position(P0=seat, next={"culture": ["culture-art-4"]}), a.DrawCulture("flanders"))
    state = play(state, a.PayPainter("4-0", "utrecht"), a.PayPainter("4-1", "overijssel"))
    assert points(state)[0] == 3 * 4 + 4


def test_an_empty_deck_is_made_of_its_discards() -> None:
    piles: dict[str, Any] = {"decks": {"colony": ["voc"]}, "discards": {"colony": ["ship", "captain"]}}
    state = position(P0={"markers": ["zeeland", "friesland"], "money": 20}, **piles)
    first = do(state, a.DrawColony("zeeland"))
    assert told(first, Reshuffled) == []
    second = do(first.state, a.DrawColony("friesland"))
    assert told(second, Reshuffled) == [Reshuffled("colony")]
    assert [name for name, _ in second.chance] == ["deck.colony"]
    assert len(hand(second.state, 0)) == 2
    assert discards(second.state, "colony") == []
    assert len(second.state.decks[DECKS.index("colony")]) == 1


DRAWN = [
    ("investment", a.DrawInvestment("brabant"), "brabant"),
    ("art", a.DrawArt("utrecht"), "utrecht"),
    ("colony", a.DrawColony("zeeland"), "zeeland"),
    ("culture", a.DrawCulture("flanders"), "flanders"),
    ("spice", a.DrawSpice("2"), "2"),
]


@pytest.mark.parametrize(("deck", "action", "place"), DRAWN)
def test_without_discards_either_nothing_is_bought_or_auctioned(deck: str, action: object, place: str) -> None:
    state = position(P0={"markers": [place]}, decks={deck: []})
    assert not allowed(state, action)
    assert completed(state, a.OpenAuction) == []


def test_with_an_art_deck_that_is_empty_for_good_painters_are_still_paid() -> None:
    state = position(P0={"markers": ["utrecht"], "paintings": ["art-3"]}, decks={"art": []})
    assert not allowed(state, a.DrawArt("utrecht"))
    assert allowed(state, a.PayPainter("3-0", "utrecht"))


def test_a_card_that_was_cashed_comes_back_with_the_deck() -> None:
    state = position(P0={"markers": ["brabant"], "hand": ["tulip1"], "money": 0}, decks={"investment": []})
    made = do(play(state, a.Cash("tulip1")), a.DrawInvestment("brabant"))
    assert told(made, CardDrawn) == [CardDrawn(0, "investment", "brabant", NUMBERS.card_cost)]
    assert hand(made.state, 0) == ["tulip1"]


def test_hidden_cards_are_only_counted_for_others_by_their_backs_r15() -> None:
    state = position(P0={"hand": ["tulip1", "ship", "die", "culture-voc", "cloves", "cloves"]})
    for viewer in (None, 1, 2):
        player = GAME.view(state, viewer).players[0]
        assert player.hand is None
        backs = {"investment": 1, "art": 0, "colony": 1, "culture": 2, "spice": 2}
        assert dict(zip(DECKS, player.cards, strict=True)) == backs
    own = GAME.view(state, 0).players[0].hand
    assert own is not None
    assert sorted(card.card for card in own) == ["cloves", "cloves", "die", "ship", "tulip1", "voc"]


def test_everything_else_is_open_r15() -> None:
    seat = {"money": 33, "paintings": ["art-8"], "governors": ["zeeland"], "windmills": 2, "markers": ["holland"]}
    player = GAME.view(position(P0=seat), 2).players[0]
    assert player.money == 33
    assert [(one.card, one.paid, one.payments) for one in player.paintings] == [("art-8", 0, 6)]
    assert (player.governors, player.windmills, player.pawns, player.markers) == (("zeeland",), 2, 5, 5)
    assert player.points.total == 4 + 4 + 1 + 1


def test_a_pass_of_the_first_bidder_tells_nothing_of_sets() -> None:
    # Who may hold a set by its backs is asked, whatever it holds.
    for card in ("tulip1", "expedition"):
        state = position(P0={"markers": ["zeeland"]}, P1={"hand": [card], "money": 0}, P2={"money": 0})
        state = play(state, a.OpenAuction("zeeland"))
        assert (asked(state), completed(state, a.Pass, 1)) == ([(1, "bid")], [a.Pass()])
