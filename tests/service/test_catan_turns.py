"""Off-turn duties at a large game: posts and pings counted, and nothing given away."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cities_knights.actions import Discard, EndTurn, MoveRobber
from service.people.user import User
from tests.service.catan import before_a_seven, lay_out
from tests.service.table import ANNA, BEN, CHLOE, DIRK, STRANGER, Table
from tests.service.worlds import everything, swap_secrets


@pytest.mark.promise("how-much")
async def test_a_seven_with_two_discarders_is_three_messages_and_four_pings(table: Table) -> None:
    await table.begin(people=4, game="cities_knights", grace=0)
    await lay_out(table, before_a_seven())
    await table.do(ANNA, EndTurn())
    assert [(post.asked, post.ping) for post in table.posts] == [((2, 3), (CHLOE.id, DIRK.id))]
    for user in (DIRK, CHLOE):
        (option,) = (await table.look(user)).options
        assert isinstance(option.action, Discard)
        await table.do(user, next(option.expand()))
    robber = [o.action for o in (await table.look(BEN)).options if isinstance(o.action, MoveRobber)]
    await table.do(BEN, robber[0])
    while EndTurn() not in [option.action for option in (await table.look(BEN)).options]:
        await table.do(BEN, next((await table.look(BEN)).options[0].expand()))
    await table.do(BEN, EndTurn())
    assert len(table.posts) == 3
    assert table.pings == [CHLOE.id, DIRK.id, BEN.id, CHLOE.id]
    assert table.calls == []


@pytest.mark.promise("no-waiting")
async def test_who_has_one_answer_only_because_of_hidden_cards_is_asked(table: Table) -> None:
    await table.begin(people=4, game="cities_knights", grace=0)
    await lay_out(table, before_a_seven(P2={"settlements": [20], "hand": {"wool": 8}}))
    await table.do(ANNA, EndTurn())
    (option,) = (await table.look(CHLOE)).options
    assert len(list(option.expand())) == 1
    assert await table.awaited() == {2, 3}
    assert table.pings == [CHLOE.id, DIRK.id]


@pytest.mark.promise("hidden")
async def test_what_a_reader_gets_does_not_depend_on_hands_and_decks_they_do_not_know(table: Table) -> None:
    await table.begin(people=4, game="cities_knights", grace=15)
    hands = {
        "P0": {"settlements": [0], "hand": {"wool": 2, "cloth": 1}, "progress": ["crane", "spy"]},
        "P3": {"settlements": [30], "hand": {"ore": 5, "coin": 5}, "progress": ["bishop", "mining"]},
    }
    await lay_out(table, before_a_seven(**hands))
    moves: tuple[tuple[User, type[Any]], ...] = ((ANNA, EndTurn), (CHLOE, Discard), (DIRK, Discard))
    differed = 0
    for mover, kind in moves:
        option = next(o for o in (await table.look(mover)).options if isinstance(o.action, kind))
        await table.do(mover, next(option.expand()))
        await table.wait(15)
        for reader, seat in ((ANNA, 0), (DIRK, 3), (STRANGER, 0), (STRANGER, 3)):
            told = await everything(table, reader)
            true = await swap_secrets(table, seat, f"{kind.__name__}/{seat}")
            differed += (await table.live()).state != true.state
            assert await everything(table, reader) == told
            table.kontor.matches._keep(true)
    assert differed == 12
