"""The Golden Age at a service's table: the winner of an auction who may still do something is waited for."""

from __future__ import annotations

from typing import Any

import pytest

from engines.golden_age.actions import Bid, EndTurn, OpenAuction, Pass, Sail
from engines.golden_age.position import load
from tests.games.cities_knights.helpers.service_positions import lay_out
from tests.service.helpers.match import ANNA, BEN, ServiceMatch

CREW = ("ship", "captain", "cannon")


def before_the_sale(**keys: Any) -> Any:
    """Anna can sell the action that may complete Ben's crew."""
    seats = {"P0": {"markers": ["zeeland"]}, "P1": {"hand": list(CREW[:2])}, "P2": {"money": 0}}
    return load({"players": 3, **seats, "next": {"colony": ["cannon"]}, **keys})


async def sold(match: ServiceMatch, *, people: int, computers: int) -> None:
    """Ben, or the computer player in his place, has won the card; Anna's turn goes on."""
    await match.begin(people=people, computers=computers, game="golden_age", grace=0)
    await lay_out(match, before_the_sale())
    await match.do(ANNA, OpenAuction("zeeland"))
    if people > 1:
        await match.do(BEN, Bid(1))


async def turns(match: ServiceMatch) -> int:
    return int((await match.live()).state.turns)


@pytest.mark.promise("pinged")
async def test_the_next_turn_waits_for_who_could_sail_and_rings_them(match: ServiceMatch) -> None:
    await sold(match, people=3, computers=0)
    assert await match.awaited() == {0}
    before = await turns(match)
    match.forget()
    await match.do(ANNA, EndTurn())
    assert await match.awaited() == {1}
    assert match.pings == [BEN.id]
    assert await turns(match) == before
    await match.do(BEN, Sail("2", CREW))
    assert await turns(match) == before + 1
    assert await match.awaited() == {1}


async def test_who_declines_in_the_sellers_turn_is_waited_for_no_more(match: ServiceMatch) -> None:
    await sold(match, people=3, computers=0)
    before = await turns(match)
    await match.do(BEN, Pass())
    await match.do(ANNA, EndTurn())
    assert await turns(match) == before + 1


async def test_a_computer_seller_does_not_cut_off_what_its_buyer_was_offered(match: ServiceMatch) -> None:
    await match.begin(people=2, computers=1, game="golden_age", grace=0)
    seats = {"P0": {"hand": list(CREW[:2])}, "P1": {"money": 0}, "P2": {"markers": ["zeeland"]}}
    state = load({"players": 3, "active": 2, **seats, "next": {"colony": ["cannon"]}})
    live = await match.live()
    state = live.game.apply(live.game.apply(state, 2, OpenAuction("zeeland")).state, 0, Bid(1)).state
    await lay_out(match, state)
    while await match.awaited() == {2}:
        await match.wait(60)
    assert await match.awaited() == {0}
    assert (await match.look(ANNA)).view.phase == ("turn", "end")
    before = await turns(match)
    await match.do(ANNA, Sail("2", CREW))
    assert await turns(match) == before + 1
