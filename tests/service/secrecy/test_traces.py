"""No trace: what is done in secret shows in nothing that others can read, and no one else hears of it."""

import pytest

from service.people.user import User
from tests.service.helpers.auctions import bid, open_auction, told
from tests.service.helpers.match import BEN, CHLOE, DIRK, STRANGER, ServiceMatch
from tests.service.secrecy.gifts import GIFTS, ORDERS
from tests.tiers import few


@pytest.mark.promise("hidden")
@pytest.mark.promise("orders")
@pytest.mark.promise("secret-bids")
@pytest.mark.promise("stand-in")
@pytest.mark.parametrize("gift", [*GIFTS, *few(8, ORDERS)])
async def test_no_one_else_notices(match: ServiceMatch, gift: str) -> None:
    giving = {**GIFTS, **ORDERS}[gift](match)
    giver = await anext(giving)
    match.forget()
    watchers = [person for person in (*match.people, STRANGER) if person.id != giver.id]
    read, counted = [await told(match, reader) for reader in watchers], changes(match, *watchers)
    (own,) = changes(match, giver)
    match.clock.time += 60
    async for _ in giving:
        await match.settle()
        assert [await told(match, reader) for reader in watchers] == read
        assert changes(match, *watchers) == counted, "no other panel is refreshed"
        (now,) = changes(match, giver)
        assert now > own, "the giver's panel is"
        assert {getattr(said.job, "user_id", None) for said in match.discord.delivered} <= {giver.id}
        own = now
        match.clock.time += 60
    await match.restart()
    assert [await told(match, reader) for reader in watchers] == read


async def test_what_settles_an_auction_is_told_to_everybody(match: ServiceMatch) -> None:
    await open_auction(match)
    await bid(match, BEN, 3)
    await bid(match, CHLOE, 0)
    before = changes(match, *match.people)
    await bid(match, DIRK, 0)
    assert all(now > then for now, then in zip(changes(match, *match.people), before, strict=True))


def changes(match: ServiceMatch, *users: User) -> list[int]:
    """How often the match changed for each of them."""
    return [match.kontor.matches.change_count(match.id, user.id) for user in users]
