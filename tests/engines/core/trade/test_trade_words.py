"""What games say alike of trade, in the sentences of each."""

import pytest

from engines.cities_knights.actions import TradeAccept, TradeOffer, TradeWithdraw
from engines.cities_knights.data import KINDS, Cards
from engines.cities_knights.position import load
from engines.cities_knights.rules.trading import OFFERS
from engines.cities_knights.state import Turn
from engines.core.actions import Option
from engines.core.frames import outermost_frame
from engines.core.mechanics.trade_offers import Offer, Terms
from engines.core.mechanics.trade_words import TradeWords
from engines.core.requirements import first_objection
from engines.core.text.messages import Msg, Ref, SeatRef, seats_in_words

WORDS: TradeWords[Cards] = TradeWords("fair", KINDS)
WOOL, ORE = Cards(wool=2), Cards(ore=1)
OFFER = Offer(1, 0, (1, 2), WOOL, ORE, (2,))


def test_goods_are_a_sum_of_counts_in_the_sentences_of_the_game() -> None:
    two_wool = Msg("fair-cards", {"n": 2, "kind": Ref("kind", "wool")})
    one_ore = Msg("fair-cards", {"n": 1, "kind": Ref("kind", "ore")})
    assert WORDS.in_words(Cards(wool=2, ore=1)) == Msg("fair-plus", {"a": two_wool, "b": one_ore})
    assert WORDS.in_words(Cards()) == Msg("fair-no-cards")


def test_a_price_names_single_cards_without_their_count() -> None:
    assert WORDS.price(Cards(ore=1).counts()) == Msg("core-thing", {"thing": Ref("kind", "ore")})


def test_a_list_of_prices_tells_what_is_lacking_for_each() -> None:
    what = Msg("core-thing", {"thing": Ref("piece", "knight")})
    lacking = WORDS.cost(what, WOOL.counts(), Cards(wool=1))
    assert lacking.key == "fair-board-cost-lacking"
    assert lacking.args["cards"] == WORDS.in_words(Cards(wool=1))
    assert WORDS.cost(what, WOOL.counts(), WOOL).key == "fair-board-cost"
    assert WORDS.cost(what, Cards().counts(), Cards()).args["cost"] == Msg("fair-no-cards")


def test_long_terms_are_only_counted_in_a_label() -> None:
    many = Cards(lumber=1, brick=1, wool=1, grain=1)
    assert WORDS.terms(many, ORE)["give"] == Msg("fair-card-count", {"n": 4})
    assert WORDS.terms(WOOL, ORE)["want"] == WORDS.in_words(ORE)


def test_whoever_is_asked_reads_what_they_would_get_and_what_they_lack() -> None:
    first, lacking, declined = WORDS.offer_lines_for(OFFER, 1, Cards(wool=1))
    assert first.key == "fair-offer-to-you"
    assert first.args["get"] == WORDS.in_words(WOOL)
    assert lacking == Msg("fair-offer-lacking", {"cards": WORDS.in_words(ORE)})
    assert declined.args["seats"] == seats_in_words([2])


def test_who_made_an_offer_reads_it_as_their_own_and_others_as_it_was_made() -> None:
    assert WORDS.offer_lines_for(OFFER, 0, Cards())[0].key == "fair-offer-yours"
    assert WORDS.offer_lines_for(OFFER, 3, Cards()) == WORDS.offer_lines(OFFER)


def test_an_option_about_an_offer_names_the_offer() -> None:
    label = WORDS.label([OFFER], Option(TradeAccept(1)))
    assert label.key == "fair-trade-accept"
    named = label.args["offer"]
    assert isinstance(named, Msg)
    assert named.args["seat"] == SeatRef(0)
    assert WORDS.offer([], 1) == Msg("fair-offer-number", {"offer": 1})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (TradeOffer(Terms(Cards(), ORE), ("1",)), "terms-empty"),
        (TradeOffer(Terms(WOOL, WOOL), ("1",)), "terms-both"),
        (TradeOffer(Terms(Cards(wool=9), ORE), ("1",)), "terms-many"),
        (TradeOffer(Terms(ORE, WOOL), ("1",)), "terms-pay"),
        (TradeOffer(Terms(WOOL, ORE), ("0",)), "offer-to"),
        (TradeAccept(4), "such-offer"),
        (TradeWithdraw(4), "such-offer"),
    ],
)
def test_a_refused_trade_is_told_its_reason(action: object, reason: str) -> None:
    state = load({"players": 3, "P0": {"hand": {"wool": 2}}})
    turn = outermost_frame(state, Turn)
    assert turn is not None
    refused = first_objection(WORDS.requirements(OFFERS, state, turn, 0, action))
    assert refused is not None
    assert refused.key == f"fair-no-{reason}"
