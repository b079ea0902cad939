"""Off-turn duties at a large game: posts and pings counted, and nothing given away."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cities_knights.actions import Discard, EndTurn, MoveRobber
from service.people.user import User
from tests.games.cities_knights.helpers.service_positions import before_a_seven, lay_out
from tests.service.helpers.information_sets import everything, swap_secrets
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, STRANGER, ServiceMatch


@pytest.mark.promise("how-much")
async def test_a_seven_with_two_discarders_is_three_messages_and_four_pings(match: ServiceMatch) -> None:
    await match.begin(people=4, game="cities_knights", grace=0)
    await lay_out(match, before_a_seven())
    await match.do(ANNA, EndTurn())
    assert [(post.asked, post.ping) for post in match.posts] == [((2, 3), (CHLOE.id, DIRK.id))]
    for user in (DIRK, CHLOE):
        (option,) = (await match.look(user)).options
        assert isinstance(option.action, Discard)
        await match.do(user, next(option.expand()))
    robber = [o.action for o in (await match.look(BEN)).options if isinstance(o.action, MoveRobber)]
    await match.do(BEN, robber[0])
    while EndTurn() not in [option.action for option in (await match.look(BEN)).options]:
        await match.do(BEN, next((await match.look(BEN)).options[0].expand()))
    await match.do(BEN, EndTurn())
    assert len(match.posts) == 3
    assert match.pings == [CHLOE.id, DIRK.id, BEN.id, CHLOE.id]
    assert match.calls == []


@pytest.mark.promise("no-waiting")
async def test_who_has_one_answer_only_because_of_hidden_cards_is_asked(match: ServiceMatch) -> None:
    await match.begin(people=4, game="cities_knights", grace=0)
    await lay_out(match, before_a_seven(P2={"settlements": [20], "hand": {"wool": 8}}))
    await match.do(ANNA, EndTurn())
    (option,) = (await match.look(CHLOE)).options
    assert len(list(option.expand())) == 1
    assert await match.awaited() == {2, 3}
    assert match.pings == [CHLOE.id, DIRK.id]


@pytest.mark.promise("hidden")
async def test_what_a_reader_gets_does_not_depend_on_hands_and_decks_they_do_not_know(match: ServiceMatch) -> None:
    await match.begin(people=4, game="cities_knights", grace=15)
    hands = {
        "P0": {"settlements": [0], "hand": {"wool": 2, "cloth": 1}, "progress": ["crane", "spy"]},
        "P3": {"settlements": [30], "hand": {"ore": 5, "coin": 5}, "progress": ["bishop", "mining"]},
    }
    await lay_out(match, before_a_seven(**hands))
    moves: tuple[tuple[User, type[Any]], ...] = ((ANNA, EndTurn), (CHLOE, Discard), (DIRK, Discard))
    differed = 0
    for mover, kind in moves:
        option = next(o for o in (await match.look(mover)).options if isinstance(o.action, kind))
        await match.do(mover, next(option.expand()))
        await match.wait(15)
        for reader, seat in ((ANNA, 0), (DIRK, 3), (STRANGER, 0), (STRANGER, 3)):
            told = await everything(match, reader)
            true = await swap_secrets(match, seat, f"{kind.__name__}/{seat}")
            differed += (await match.live()).state != true.state
            assert await everything(match, reader) == told
            match.kontor.matches._keep(true)
    assert differed == 12
