"""The conformance kit finds what would break plans; the yard and the salesroom keep all of it."""

import dataclasses
from typing import Any

import pytest

from engines.core.actions import IntHole, Option
from engines.core.play.contests import ContestFacts
from engines.core.rng import Rng
from engines.core.testing import BrokenPromise, check_game
from tests.toys.salesroom import SALESROOM
from tests.toys.yard.game import YARD
from tests.toys.yard.plans import AskMe, Once, Wants, Yard
from tests.toys.yard.rules import Bid, YardState


@pytest.mark.parametrize("game", [YARD, SALESROOM], ids=lambda game: game.info.key)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_with_contests_keep_every_promise(game: Any, seats: int) -> None:
    for n in range(6):
        check_game(game, seats, f"contests {n}", one_in=1)


class Greedy(Yard):
    """Bids a cube more than there are."""

    def act(self, state: YardState, seat: int, plan: Any) -> Any | None:
        """Too much."""
        return Bid(1, state.cubes[seat] + 1)


class Idle(Yard):
    """Offers the seat to act a plan by which it would just be asked again."""

    def options(self, state: YardState, seat: int) -> list[Option]:
        """Questions alone."""
        return [Option(AskMe())]


class Deaf(Yard):
    """Takes moves for plans that it does not offer."""

    def options(self, state: YardState, seat: int) -> list[Option]:
        """No single bids."""
        return [option for option in super().options(state, seat) if not isinstance(option.action, Once)]


class Nosy(Yard):
    """Plans by a fact that no seat knows."""

    def options(self, state: YardState, seat: int) -> list[Option]:
        """As far as chance will have it."""
        lucky = Rng(state.rng.seed).below(3)
        return [Option(Wants(1, 1, 2, 1, "least", "keep"), (IntHole("first_most", 1, 5 + lucky),))]


class Elsewhere(Yard):
    """Names a seat that is not asked."""

    def facts(self, state: YardState) -> ContestFacts | None:
        """The last first."""
        facts = super().facts(state)
        return facts and ContestFacts(facts.number, facts.seats[::-1], facts.started)


@pytest.mark.parametrize(
    ("contest", "check"),
    [(Greedy, "contest"), (Idle, "contest"), (Deaf, "contest"), (Nosy, "plan-leak"), (Elsewhere, "contest")],
)
def test_a_contest_that_breaks_a_promise_is_found(contest: type[Yard], check: str) -> None:
    with pytest.raises(BrokenPromise) as broken:
        check_game(dataclasses.replace(YARD, contest=contest()), 3, "planted", one_in=1)
    assert broken.value.check == check
