"""Offers of computer players: people are pinged once and have a while to answer, and no longer than that."""

from typing import Any

import pytest

from players import PLAYERS
from service.autoplay.optional_decisions import AMONG_COMPUTERS, PATIENCE
from service.base.config import PACES
from tests.service.helpers.match import ANNA, BEN, ServiceMatch
from tests.toys.bazaar.position import Accept, Counter, Decline, Offer, Pass

WHILE = PACES["daily"] // PATIENCE


@pytest.fixture(autouse=True)
def _computers_offer_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(_: Any, game: Any, state: Any, seat: int, rng: Any) -> Any:
        options = [option.action for option in game.options(state, seat)]
        turn = state.stack[-1]
        if turn.seat == seat and not turn.made:
            return Offer("".join(str(other) for other in range(state.seats) if other != seat))
        return next((one for one in options if isinstance(one, Decline | Pass)), options[0])

    monkeypatch.setattr(type(PLAYERS["random"]), "choose", choose)


async def _offered(match: ServiceMatch, people: int = 2, computers: int = 1, **settings: Any) -> None:
    """Begin a match in which a computer player, behind the people, has just made its offer."""
    await match.begin(people, computers, grace=0, offers=True, **settings)
    for user in match.people:
        await match.do(user, Pass())
    match.forget()
    await match.wait(5)


async def _mover(match: ServiceMatch) -> int:
    seat: int = (await match.live()).state.stack[-1].seat
    return seat


async def test_people_are_pinged_once_and_it_waits_for_them(match: ServiceMatch) -> None:
    await _offered(match)
    (post,) = match.posts
    assert (post.invited, set(post.ping)) == ((0, 1), {ANNA.id, BEN.id})
    await match.wait(WHILE - 20)
    assert await _mover(match) == 2
    await match.wait(40)
    assert await _mover(match) == 0, "and plays on when the time is over"
    await match.prove()


async def test_it_plays_on_as_soon_as_all_have_declined(match: ServiceMatch) -> None:
    await _offered(match)
    await match.do(ANNA, Decline(1))
    await match.wait(10)
    assert await _mover(match) == 2
    await match.do(BEN, Decline(1))
    await match.wait(10)
    assert await _mover(match) == 0
    await match.prove()


@pytest.mark.parametrize("answer", [Accept(1), Counter(1)])
async def test_it_plays_on_as_soon_as_a_person_trades_or_counters(match: ServiceMatch, answer: Any) -> None:
    await _offered(match)
    await match.do(BEN, answer)
    await match.wait(10)
    assert await _mover(match) == 0


async def test_it_waits_on_after_a_restart(match: ServiceMatch) -> None:
    await _offered(match)
    await match.restart()
    await match.wait(WHILE - 60)
    assert await _mover(match) == 2
    await match.wait(80)
    assert await _mover(match) == 0


async def test_it_does_not_wait_for_a_person_who_rests(match: ServiceMatch) -> None:
    await match.begin(2, 1, grace=0, offers=True)
    await match.do(ANNA, Pass())
    await match.do(BEN, Pass())
    for user in match.people:
        await match.kontor.users.update(user, vacation_until=match.clock.now() + 3 * 86400)
    match.forget()
    await match.wait(AMONG_COMPUTERS + 10)
    assert await _mover(match) == 0


async def test_computer_players_answer_each_other_at_once(match: ServiceMatch) -> None:
    await _offered(match, people=1, computers=3)
    await match.do(ANNA, Decline(1))
    await match.wait(30)
    assert await _mover(match) == 2, "the next one has made its offer"
