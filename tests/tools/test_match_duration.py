"""`python -m benchmarks match_duration` counts days as people would live through them."""

import asyncio
from typing import Any

import pytest

from benchmarks.figures import percentile
from benchmarks.match_duration.deciders import Deciders
from benchmarks.match_duration.habits import NEVER, SETS, different, given
from benchmarks.match_duration.pauses import (
    AT_ONCE,
    DAY,
    EVENING,
    MEDIAN,
    MORNING,
    MOST,
    ZONES,
    Pauses,
    awake,
    pauses,
)
from benchmarks.match_duration.series import MONDAY, Series, service, tables
from benchmarks.match_duration.simulated_match import (
    NOBODY,
    Course,
    SimulatedMatch,
    TurnedClock,
    Waited,
    one_after_the_other,
)
from benchmarks.match_duration.summary import TOP, row, summary
from engines import GAMES
from engines.core.game import Game
from players.greedy import GreedyPlayer
from service.base.config import HOUR
from tests.toys.bazaar.game import BAZAAR
from tests.toys.salesroom.game import SALESROOM

SEATS = 3
PLAYED: tuple[tuple[Game[Any, Any], int, tuple[str, ...]], ...] = (
    (GAMES["fugger"], 2, ("none",)),
    (BAZAAR, SEATS, ("none", "none", "all")),
    (SALESROOM, SEATS, ("none",)),
)


async def _played() -> dict[str, list[Waited]]:
    clock = TurnedClock(MONDAY)
    found: dict[str, list[Waited]] = {}
    async with service(clock, {game.info.key: game for game, _, _ in PLAYED}) as kontor:
        for game, seats, orders in PLAYED:
            series = Series(kontor, clock, game, seats, "test")
            found[game.info.key] = [match async for _, match in series.played(1, 1, orders)]
    return found


@pytest.fixture(scope="module")
def played() -> dict[str, list[Waited]]:
    """A match of each game under each set of orders, from the same seed."""
    return asyncio.run(_played())


def test_half_of_the_answers_come_within_the_median_and_nine_in_ten_before_the_slowest() -> None:
    drawn = [Pauses(f"{n}", 0).draw() for n in range(4000)]
    assert percentile(drawn, 0.5) == pytest.approx(MEDIAN, rel=0.1)
    assert percentile(drawn, 0.9) == pytest.approx(MOST, rel=0.1)
    assert min(drawn) >= 1


@pytest.mark.parametrize("zone", ZONES)
def test_nobody_answers_at_night(zone: int) -> None:
    person = Pauses("night", zone)
    for hour in range(24 * 14):
        asked = MONDAY + hour * HOUR
        at = person.answered(asked)
        assert at > asked
        assert MORNING <= (at + zone * HOUR) % DAY < EVENING


@pytest.mark.parametrize(
    ("local", "answers"),
    [(22.9, 22.9), (23, 31), (24, 31), (30.9, 31), (31, 31), (31.1, 31.1)],
)
@pytest.mark.parametrize("zone", ZONES)
def test_an_answer_due_at_night_comes_in_the_morning(local: float, answers: float, zone: int) -> None:
    midnight = MONDAY - zone * HOUR
    assert awake(midnight + round(local * HOUR), zone) == midnight + round(answers * HOUR)


def test_people_live_half_here_and_half_there_and_take_the_same_time_for_the_same_seed() -> None:
    people = pauses(4, "1")
    assert sorted(person.zone for person in people) == sorted(ZONES * 2)
    assert [person.draw() for person in people] == [person.draw() for person in pauses(4, "1")]
    assert [person.draw() for person in people] != [person.draw() for person in pauses(4, "2")]


def test_asked_one_after_the_other_everybody_new_is_waited_for_and_who_goes_on_is_there() -> None:
    first, second = pauses(2, "1")
    now = MONDAY
    for person, follows in ((first, 2), (second, 0), (first, 1)):
        now = person.answered(now) + follows * AT_ONCE
    assert one_after_the_other([0, 0, 0, 1, 0, 0], MONDAY, pauses(2, "1")) == Course(now - MONDAY, 3)


def test_the_days_of_a_match_are_spent_on_what_was_waited_for(played: dict[str, list[Waited]]) -> None:
    for matches in played.values():
        for match in matches:
            assert sum(match.spent.values()) == pytest.approx(match.course.seconds)
            assert min(match.spent.values()) >= 0
            assert match.spent.get(NOBODY, 0) < 0.1 * match.course.seconds
            assert match.course.handovers > 0


def test_where_one_asks_the_other_nothing_is_saved(played: dict[str, list[Waited]]) -> None:
    (match,) = played["fugger"]
    assert match.course.handovers == match.baseline.handovers


def test_what_is_asked_at_once_spares_hand_overs(played: dict[str, list[Waited]]) -> None:
    for match in (played["bazaar"][0], played["salesroom"][0]):
        assert match.course.handovers < match.baseline.handovers


def test_what_is_ordered_is_not_waited_for_and_is_still_a_decision(played: dict[str, list[Waited]]) -> None:
    without, _, ordered = played["bazaar"]
    assert ordered.course.handovers < without.course.handovers
    assert ordered.course.seconds < without.course.seconds
    assert ordered.course.handovers < ordered.baseline.handovers


def test_a_seed_gives_the_same_match_and_the_same_days(played: dict[str, list[Waited]]) -> None:
    once, again, _ = played["bazaar"]
    assert once == again


class Late(Pauses):
    def draw(self) -> int:
        return 60 * HOUR


async def _of_late_people(stand_in: int) -> Waited:
    clock = TurnedClock(MONDAY)
    people = [Late(f"{seat}", ZONES[0]) for seat in range(2)]
    async with service(clock, {"bazaar": BAZAAR}) as kontor:
        match = SimulatedMatch(kontor, clock, Deciders(GreedyPlayer(), "late"), people)
        return await match.play("bazaar", bytes(16), {}, False, people, stand_in=stand_in)


def test_where_a_stand_in_is_agreed_on_nobody_waits_for_days() -> None:
    without, agreed = (asyncio.run(_of_late_people(hours)) for hours in (0, 24))
    assert agreed.course.seconds < 0.6 * without.course.seconds
    assert agreed.course.handovers > 0, "whoever was answered for was waited for"
    assert agreed.course.seconds < agreed.course.handovers * 36 * HOUR


def test_every_game_is_measured_with_each_number_of_seats_that_several_people_can_take() -> None:
    measured = tables(list(GAMES))
    for key, game in GAMES.items():
        assert [seats for name, seats in measured if name == key] == list(
            range(max(2, game.info.seats[0]), game.info.seats[1] + 1)
        )


def test_whatever_a_set_gives_its_game_admits() -> None:
    for game in GAMES.values():
        assert given(game, "none") == {}
        orders_of_all = {order.key for order in game.orders if (game.info.key, order.key) not in NEVER}
        assert given(game, "all").keys() == orders_of_all
        for name in SETS:
            orders = {order.key: order for order in game.orders}
            assert all(orders[key].admits(chosen) for key, chosen in given(game, name).items())


def test_a_game_is_not_measured_twice_under_the_same_orders() -> None:
    assert different(GAMES["fugger"], ["none", "orders", "all"]) == ["none", "all"]
    assert different(GAMES["fugger"], ["all"]) == ["all"]
    assert different(GAMES["nuremberg"], ["none", "all"]) == ["none", "all"]
    assert different(GAMES["fugger"], ["all", "all+24h"]) == ["all", "all+24h"]


def test_a_row_shows_means_and_names_what_costs_most() -> None:
    kinds = {f"kind {n}": float(n) * HOUR for n in range(1, TOP + 2)}
    day = sum(kinds.values())
    matches = [
        Waited(Course(2 * DAY, 10), Course(4 * DAY, 20), kinds),
        Waited(Course(4 * DAY, 20), Course(8 * DAY, 40), kinds),
    ]
    found = summary(matches)
    assert (found.days, found.handovers, found.asked_days, found.asked_handovers) == (3, 15, 6, 30)
    assert sum(share for _, share in found.shares) == pytest.approx(1)
    assert found.shares[0][0] == f"kind {TOP + 1}"
    assert found.shares[0][1] == pytest.approx((TOP + 1) * HOUR / day)
    line = row("fugger", 2, "none", found)
    assert line.startswith("| fugger | 2 | none | 3.0 | 6.0 | 0.50 | 15 | 30 | kind 7")
    assert "kind 2 " in line
    assert "kind 1 " not in line
    assert row("fugger", 2, "all", found, 12.0).startswith("| fugger | 2 | all | 3.0 | 6.0 | 0.25 |")
