"""Trade by computer players: few offers and good ones, and answers by the same measure."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from engines import GAMES
from engines.core.game import Game
from engines.core.mechanics.trade_offers import Terms, TradeAccept, TradeCounter, TradeDecline, TradeOffer
from engines.core.rng import rng_from
from players.rollouts import quick_action
from players.trading import answer, best_offer
from tests.games.cities_knights.helpers.positions import points

CATAN = GAMES["cities_knights"]
TRADING = (CATAN, GAMES["nuremberg"])


@cache
def _offered(key: str) -> tuple[tuple[Any, int, Any], ...]:
    """Return positions of a match in which a seat makes an offer, with the seat and the offer."""
    return tuple((state, seat, made) for state, seat, made in _asked(key) if made is not None)


@cache
def _asked(key: str) -> tuple[tuple[Any, int, Any], ...]:
    """Return positions of matches, one a turn, with the seat that may offer and its offer, if any."""
    game, found = GAMES[key], list[tuple[Any, int, Any]]()
    assert game.advice.lookahead is not None
    for n in range(3):
        state = game.setup(4, rng_from(f"trading {key} {n}").seed).state
        turn = 12
        while not state.over and len(found) < 30 * (n + 1):
            seat = next(one.seat for one in game.pending(state) if not one.optional)
            may_offer = any(isinstance(one.action, TradeOffer) for one in game.options(state, seat))
            if may_offer and game.rules.turn(state) > turn:
                turn = game.rules.turn(state)
                found.append((game.clone(state), seat, best_offer(game, state, seat, rng_from("offer"))))
            game.play(state, seat, quick_action(game, game.advice.lookahead, state, seat))
    return tuple(found)


def _judging(game: Game[Any, Any], chances: Callable[[Any], Sequence[float]], late: bool = False) -> Any:
    """Return a game in which the seats' chances to win are given."""
    lookahead = game.advice.lookahead
    assert lookahead is not None

    class Given:
        def of(self, state: Any) -> Sequence[float]:
            return chances(state)

        def progress(self, state: Any) -> float:
            return float(late)

    judged: Any = Given()
    advice = dataclasses.replace(game.advice, lookahead=dataclasses.replace(lookahead, chances=judged))
    return dataclasses.replace(game, advice=advice)


def _ahead(game: Game[Any, Any], leader: int) -> Any:
    """Return a game in which a seat is likely to win."""
    return _judging(game, lambda _: [0.5 if seat == leader else 0.5 / 3 for seat in range(4)])


each_game = pytest.mark.parametrize("game", TRADING, ids=lambda game: game.info.key)


# ------------------------------------------------------------------ offers


@each_game
def test_offers_are_few_and_legal(game: Game[Any, Any]) -> None:
    asked, made = _asked(game.info.key), _offered(game.info.key)
    assert 3 <= len(made) <= len(asked) * 0.7
    for state, seat, offer in made:
        game.check(state, seat, offer)
        assert offer.terms.want.total() == 1, "who asks for more than that is refused"


@each_game
def test_an_offer_is_the_only_one_of_its_turn(game: Game[Any, Any]) -> None:
    for state, seat, offer in _offered(game.info.key):
        after = game.apply(state, seat, offer).state
        for other in map(int, offer.to):
            after = game.apply(after, other, TradeDecline(1)).state
        assert best_offer(game, after, seat, rng_from("again")) is None


@each_game
def test_an_offer_follows_from_what_the_seat_may_know(game: Game[Any, Any]) -> None:
    for n, (state, seat, offer) in enumerate(_asked(game.info.key)):
        before = game.states.digest(state)
        for world in range(2):
            alike = game.determinize(state, seat, rng_from(f"alike {n} {world}"))
            assert best_offer(game, alike, seat, rng_from("offer")) == offer
        assert game.states.digest(state) == before, "it is not written on"


@each_game
def test_offers_are_such_that_a_partner_may_well_accept(game: Game[Any, Any]) -> None:
    worlds, pays = 12, 0
    for state, seat, offer in _offered(game.info.key):
        for n in range(worlds):
            world = game.determinize(state, seat, rng_from(f"gain {n}"))
            made = game.apply(world, seat, offer).state
            pays += any(_pays(game, made, other) for other in map(int, offer.to))
    assert pays >= 0.3 * worlds * len(_offered(game.info.key))


def _pays(game: Game[Any, Any], state: Any, seat: int) -> bool:
    """Return whether a seat could take the only offer, and gains by it."""
    if all(option.action != TradeAccept(1) for option in game.options(state, seat)):
        return False
    after = game.apply(state, seat, TradeAccept(1)).state
    return game.advice.evaluate(after, seat) > game.advice.evaluate(state, seat)


@each_game
def test_no_offer_goes_to_a_seat_that_is_likely_to_win(game: Game[Any, Any]) -> None:
    for state, seat, offer in _offered(game.info.key):
        leader = int(offer.to[0])
        found = best_offer(_ahead(game, leader), state, seat, rng_from("offer"))
        assert found is None or str(leader) not in found.to


@each_game
def test_late_in_a_match_those_in_front_get_no_offer(game: Game[Any, Any]) -> None:
    even = _judging(game, lambda _: [0.25] * 4, late=True)
    for state, seat, _ in _offered(game.info.key):
        assert best_offer(even, state, seat, rng_from("offer")) is None


@each_game
def test_no_offer_helps_a_partner_more_than_the_seat(game: Game[Any, Any]) -> None:
    for state, seat, _ in _offered(game.info.key):

        def chances(after: Any, seat: int = seat) -> list[float]:
            # All are better off by a trade, the seat less than others.
            turn = after.stack[-1]
            done = bool(turn.proposals and not turn.offers)
            return [0.2 + done * (0.05 if other == seat else 0.1) for other in range(4)]

        assert best_offer(_judging(game, chances), state, seat, rng_from("offer")) is None


def test_a_leader_near_victory_gets_no_offer() -> None:
    for state, seat, offer in _offered("cities_knights"):
        leader = int(offer.to[0])
        near = CATAN.clone(state)
        near.players[leader].defender += 12 - points(near)[leader]
        found = best_offer(CATAN, near, seat, rng_from("offer"))
        assert found is None or str(leader) not in found.to


# ------------------------------------------------------------------ answers


def _answered(game: Game[Any, Any]) -> Iterator[tuple[Any, int, Any]]:
    """Yield positions with an open offer, a seat that is asked, and its answer."""
    for state, seat, offer in _offered(game.info.key):
        made = game.apply(state, seat, offer).state
        for other in map(int, offer.to):
            yield made, other, answer(game, made, other, rng_from("answer"))


@each_game
def test_a_seat_takes_what_pays_and_answers_everything(game: Game[Any, Any]) -> None:
    given = list(_answered(game))
    for state, seat, said in given:
        game.check(state, seat, said)
        if isinstance(said, TradeAccept):
            after = game.apply(state, seat, said).state
            assert game.advice.evaluate(after, seat) > game.advice.evaluate(state, seat)
    assert {TradeAccept, TradeDecline} <= {type(said) for _, _, said in given}
    assert answer(game, *_offered(game.info.key)[0][:2], rng_from("answer")) is None, "no offer, no answer"


@each_game
def test_an_answer_follows_from_what_the_seat_may_know(game: Game[Any, Any]) -> None:
    for n, (state, seat, said) in enumerate(_answered(game)):
        alike = game.determinize(state, seat, rng_from(f"alike {n}"))
        assert answer(game, alike, seat, rng_from("answer")) == said


@each_game
def test_an_offer_of_a_seat_that_is_likely_to_win_is_declined(game: Game[Any, Any]) -> None:
    for state, seat, _ in _answered(game):
        said = answer(_ahead(game, state.stack[-1].seat), state, seat, rng_from("answer"))
        assert isinstance(said, TradeDecline)


@each_game
def test_a_counter_offer_asks_for_more_and_is_answered(game: Game[Any, Any]) -> None:
    countered = 0
    for state, seat, offer in _offered(game.info.key):
        # The seat is stingy: it gives one where it would give two.
        terms, bag = offer.terms, type(offer.terms.give)
        stingy = TradeOffer(Terms(bag.of(map(int, map(bool, terms.give.counts()))), terms.want), offer.to)
        for n in range(6):
            world = game.determinize(state, seat, rng_from(f"stingy {n}"))
            made = game.apply(world, seat, stingy).state
            for other in map(int, offer.to):
                said = answer(game, made, other, rng_from("answer"))
                if isinstance(said, TradeCounter):
                    countered += 1
                    assert said.terms.want.total() - said.terms.give.total() > 0
                    after = game.apply(made, other, said).state
                    reply = answer(game, after, seat, rng_from("answer"))
                    assert isinstance(reply, TradeAccept | TradeDecline)
                    game.check(after, seat, reply)
    assert countered
