"""The conformance kit finds what would break plans; the salesroom keeps all of it."""

import dataclasses
from typing import Any

import pytest

from engines.core.actions import IntHole, Option
from engines.core.play.contests import ContestFacts
from engines.core.rng import Rng
from engines.core.testing import BrokenPromise, check_game
from tests.tiers import few
from tests.toys.salesroom.game import LOTS, SALESROOM
from tests.toys.salesroom.lots import NUMBERS
from tests.toys.salesroom.plans import AskMe, LotsContest, Once, Wants
from tests.toys.salesroom.position import LotBid, SalesState


@pytest.mark.parametrize("game", [LOTS, SALESROOM], ids=lambda game: game.info.key)
@pytest.mark.parametrize("seats", few(1, [3, 2, 4]))
def test_random_matches_with_contests_keep_every_promise(game: Any, seats: int) -> None:
    for n in range(6):
        check_game(game, seats, f"contests {n}", one_in=1)


class Greedy(LotsContest):
    """Bids a coin more than there are."""

    def act(self, state: SalesState, seat: int, plan: Any) -> Any | None:
        """Too much."""
        return LotBid(1, state.coins[seat] + 1)


class Idle(LotsContest):
    """Offers the seat to act a plan by which it would just be asked again."""

    def options(self, state: SalesState, seat: int) -> list[Option]:
        """Questions alone."""
        return [Option(AskMe())]


class Deaf(LotsContest):
    """Takes moves for plans that it does not offer."""

    def options(self, state: SalesState, seat: int) -> list[Option]:
        """No single bids."""
        return [option for option in super().options(state, seat) if not isinstance(option.action, Once)]


class Nosy(LotsContest):
    """Plans by a fact that no seat knows."""

    def options(self, state: SalesState, seat: int) -> list[Option]:
        """As far as chance will have it."""
        lucky = Rng(state.rng.seed).below(1000)
        return [Option(Wants(1, 1, 2, 1, "least", "keep"), (IntHole("first_most", 1, 5 + lucky),))]


class Oracle(LotsContest):
    """Suggests what chance will favour."""

    def suggest(self, state: SalesState, seat: int) -> list[Once]:
        """The lot of the next draw."""
        return [Once(1 + Rng(state.rng.seed).below(len(NUMBERS)), 1)]


class Elsewhere(LotsContest):
    """Names a seat that is not asked."""

    def facts(self, state: SalesState) -> ContestFacts | None:
        """The last first."""
        facts = super().facts(state)
        return facts and ContestFacts(facts.number, facts.seats[::-1], facts.started)


@pytest.mark.parametrize(
    ("contest", "check"),
    [
        (Greedy, "contest"),
        (Idle, "contest"),
        (Deaf, "contest"),
        (Nosy, "plan-leak"),
        (Oracle, "plan-leak"),
        (Elsewhere, "contest"),
    ],
)
def test_a_contest_that_breaks_a_promise_is_found(contest: type[LotsContest], check: str) -> None:
    with pytest.raises(BrokenPromise) as broken:
        check_game(dataclasses.replace(LOTS, contest=contest()), 3, "planted", one_in=1)
    assert broken.value.check == check
