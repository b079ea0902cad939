"""Of however many matches a server has, no more are read than are shown, and every one can be reached by words."""

from typing import Any

import pytest
from sqlalchemy import insert, text

from service.people.search import CACHE_SECONDS
from store.schema import users
from store.tables import listing_rows
from tests.service.helpers.match import ANNA, BEN, CHLOE, GUILD, ServiceMatch

GAMES = {"bazaar": ("Bazaar",), "lots": ("Old Market",)}
MANY = 300


async def finished(match: ServiceMatch) -> None:
    """Many finished matches of Anna; the last hundred with Ben, one with Chloé, one of another game."""
    for user in (ANNA, CHLOE):
        await match.kontor.users.update(user)
    async with match.kontor.database.tx() as tx:
        await tx.run(
            text(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :many)"
                " INSERT INTO match (id, game, rules_version, settings, status, locale, pace, seq, published,"
                " posted, guild_id, created, updated)"
                " SELECT i, CASE i WHEN 7 THEN 'lots' ELSE 'bazaar' END, 1, '{}', 'over', 'en', 'daily',"
                " 0, 0, 0, :guild, 0, 0 FROM n"
            ),
            {"many": MANY, "guild": GUILD},
        )
        for seat, person in ((0, "1"), (1, "CASE WHEN id = 9 THEN 3 WHEN id > 200 THEN 2 END")):
            await tx.run(
                text(
                    'INSERT INTO seat (match_id, seat, user_id, owner_id, own, awaited, clock, "left")'
                    f" SELECT id, {seat}, {person}, {person}, 0, false, 0, false FROM match"
                )
            )


async def found(match: ServiceMatch, typed: str, most: int = 25) -> list[int]:
    return [one.id for one in await match.kontor.lists.search(ANNA.id, GUILD, typed, GAMES, ("over",), most)]


async def test_matches_are_found_by_number_game_and_people_whatever_their_accents(match: ServiceMatch) -> None:
    await finished(match)
    assert await found(match, "") == list(range(MANY, MANY - 25, -1))
    assert (await found(match, "299"))[0] == 299
    assert await found(match, "chloe") == [9]
    assert await found(match, "MARKET") == [7]
    assert await found(match, "markte") == [7], "a slip"
    assert await match.kontor.lists.search(ANNA.id, GUILD + 1, "markte", GAMES, ("over",), 25) == []
    assert await match.kontor.lists.search(BEN.id, GUILD, "markte", GAMES, ("over",), 25) == [], "not his to see"
    assert await found(match, "anna chloé 9") == [9]
    assert await found(match, "chloe market") == []
    assert await found(match, "nobody") == []
    assert await match.kontor.lists.search(ANNA.id, GUILD + 1, "", GAMES, ("over",), 25) == []


async def test_a_new_name_is_found_within_a_minute(match: ServiceMatch) -> None:
    await finished(match)
    assert await found(match, "ben") == []
    async with match.kontor.database.tx() as tx:
        await tx.run(insert(users).values(id=2, settings='{"name": "Ben"}', deleted=False))
    match.clock.time += int(CACHE_SECONDS) + 1
    assert await found(match, "ben", 3) == [300, 299, 298]


@pytest.mark.promise("limits")
async def test_no_more_matches_are_read_than_are_shown(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(match)
    read: list[int] = []
    lines = listing_rows.matches_of_guild

    async def counted(*args: Any, **given: Any) -> list[listing_rows.ListedMatch]:
        found = await lines(*args, **given)
        read.append(len(found))
        return found

    monkeypatch.setattr(listing_rows, "matches_of_guild", counted)
    await found(match, "anna")
    await match.kontor.lists.page_in_guild(ANNA.id, GUILD, ("over",), 3, 12)
    assert read == [25, 12]


async def test_a_list_is_read_by_pages_and_its_last_page_stands_for_those_past_the_end(
    match: ServiceMatch,
) -> None:
    await finished(match)
    page, total = await match.kontor.lists.page_in_guild(ANNA.id, GUILD, ("over",), 1, 12)
    assert ([one.id for one in page], total) == (list(range(288, 276, -1)), MANY)
    page, _ = await match.kontor.lists.page_in_guild(ANNA.id, GUILD, ("over",), 999, 12)
    assert [one.id for one in page] == list(range(12, 0, -1))
    assert await match.kontor.lists.page_in_guild(ANNA.id, GUILD + 1, ("over",), 0, 12) == ([], 0)
