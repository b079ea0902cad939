"""What is known of people: names on their own servers only, an export of all, and nothing once forgotten."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from service.base.errors import Refusal
from service.base.read_models import ProposalInfo
from service.people.user import User
from store.schema import metadata
from tests.service.bazaar import Pass
from tests.service.lists import in_guild
from tests.service.table import ANNA, BEN, CHANNEL, CHLOE, GUILD, Table


async def test_names_are_as_last_seen(table: Table) -> None:
    await table.begin(grace=0)
    await table.do(User(ANNA.id, "Annette"), Pass())
    assert (await table.info()).seats[0].name == "Annette"
    await table.restart()
    assert (await table.info()).seats[0].name == "Annette"


ELSEWHERE = GUILD + 1


@pytest.mark.promise("nicknames")
async def test_a_nickname_is_shown_on_its_own_server_only(table: Table) -> None:
    here = User(ANNA.id, "Anna", guild_id=GUILD, nick="The Banker")
    await table.kontor.users.update(here)
    await table.begin(grace=0)
    there = await table.kontor.lobby.create(
        User(ANNA.id, "Anna", guild_id=ELSEWHERE, nick="Mum"),
        game="bazaar",
        guild_id=ELSEWHERE,
        channel_id=CHANNEL + 1,
        locale="en",
        seats=3,
    )
    ben = User(BEN.id, "Ben", guild_id=ELSEWHERE, nick="Little Ben")
    await table.kontor.lobby.join(ben, there.id)

    async def shown() -> list[tuple[str, ...]]:
        reading = table.kontor.queries
        lists = [
            *await reading.active_of(ANNA.id),
            *await in_guild(table.kontor, ANNA.id, GUILD),
            *await in_guild(table.kontor, ANNA.id, ELSEWHERE),
        ]
        by_match = {match.id: match.names for match in lists}
        (waiting,) = await reading.waiting_for(ANNA.id)
        info = await table.info()
        assert tuple(seat.name for seat in waiting.info.seats) == tuple(seat.name for seat in info.seats)
        assert by_match[table.id] == tuple(seat.name for seat in info.seats)
        assert by_match[there.id] == tuple(one.name for one in (await reading.info(there.id)).people)
        return [by_match[table.id], by_match[there.id]]

    assert await shown() == [("The Banker", "Ben"), ("Mum", "Little Ben")]
    # In direct messages nobody has a nickname, and nothing is learned of those that they have elsewhere.
    await table.kontor.users.update(ANNA)
    assert await shown() == [("The Banker", "Ben"), ("Mum", "Little Ben")]
    await table.kontor.users.update(User(ANNA.id, "Annette", guild_id=ELSEWHERE))
    await table.restart()
    assert await shown() == [("The Banker", "Ben"), ("Annette", "Little Ben")]


@pytest.mark.promise("nicknames")
async def test_whoever_is_named_or_invited_is_called_as_on_the_match_s_server(table: Table) -> None:
    await table.lobby(people=2)
    table.forget()
    guest = User(CHLOE.id, "Chloé", guild_id=GUILD, nick="The Guest")
    await table.kontor.users.update(User(ANNA.id, "Anna", guild_id=GUILD, nick="The Banker"))
    await table.kontor.lobby.set_options(ANNA, table.id, seats=3)
    await table.kontor.lobby.invite(User(ANNA.id, "Anna", guild_id=ELSEWHERE, nick="Mum"), table.id, [guest])
    await table.settle()
    assert [msg.args["name"] for msg in table.calls if msg.key == "say-invited"] == ["The Banker"]
    await table.kontor.lobby.join(User(CHLOE.id, "Chloé"), table.id)
    assert [one.name for one in (await table.info()).people] == ["The Banker", "Ben", "The Guest"]
    await table.kontor.lobby.start(ANNA, table.id)
    for to in (User(CHLOE.id, "Chloé"), User(CHLOE.id, "Chloé", guild_id=ELSEWHERE, nick="Mum's friend")):
        with pytest.raises(Refusal) as refused:
            await table.give_seat(ANNA, to)
        assert refused.value.msg.args["name"] == "The Guest"
    exported = await table.kontor.privacy.export(ANNA.id)
    assert [(row["guild_id"], row["name"]) for row in exported["nicknames"]] == [
        (GUILD, "The Banker"),
        (ELSEWHERE, "Mum"),
    ]
    await table.kontor.privacy.delete(ANNA)
    assert (await table.kontor.privacy.export(ANNA.id))["nicknames"] == []
    await table.settle()
    told = [str(entry.told) for entry in await table.kontor.queries.log(BEN.id, table.id)]
    assert not any("Banker" in text or "Mum" in text for text in told)


@pytest.mark.promise("nicknames")
async def test_the_log_names_who_left_as_the_match_s_server_calls_them(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.kontor.users.update(User(BEN.id, "Ben", guild_id=ELSEWHERE, nick="Uncle"))
    await table.kontor.seats.hand_over(User(BEN.id, "Ben", guild_id=GUILD, nick="Little Ben"), table.id)
    await table.settle()
    assert "Little Ben" in str(await table.kontor.queries.log(ANNA.id, table.id))


async def test_whoever_is_forgotten_stands_in_no_match_any_more_as_one_who_wanted_no_usual_orders(
    table: Table,
) -> None:
    await table.lobby(people=2)
    await table.kontor.lobby.refuse_usual_orders(ANNA, table.id, True)
    await table.kontor.lobby.refuse_usual_orders(BEN, table.id, True)
    await table.kontor.lobby.start(ANNA, table.id)
    await table.kontor.privacy.delete(BEN)
    assert not await table.kontor.lobby.refuses_usual_orders(BEN.id, table.id)
    assert await table.kontor.lobby.refuses_usual_orders(ANNA.id, table.id)
    await table.restart()
    assert not await table.kontor.lobby.refuses_usual_orders(BEN.id, table.id)


async def test_privacy_exports_all_and_deletes_it_everywhere(table: Table) -> None:
    await table.kontor.users.update(BEN, language="fr")
    await table.begin(people=2, grace=0)
    await table.do(ANNA, Pass())
    await table.kontor.social.set_note(BEN, table.id, "secret plan")
    lobby = await table.kontor.lobby.create(
        BEN, game="bazaar", guild_id=GUILD, channel_id=CHANNEL, locale="en", seats=3
    )
    await table.kontor.lobby.join(CHLOE, lobby.id)
    exported = await table.kontor.privacy.export(BEN.id)
    assert [note["text"] for note in exported["notes"]] == ["secret plan"]
    assert await table.kontor.privacy.delete(BEN) == 2
    await table.settle()
    info = await table.info()
    assert info.status == "live"
    assert (info.seats[1].user_id, info.seats[1].owner_id) == (None, None)
    assert info.seats[1].name != "Ben"
    assert (await table.kontor.queries.info(lobby.id)).host_id == CHLOE.id
    left = await table.kontor.privacy.export(BEN.id)
    assert [name for name, rows in left.items() if rows] == ["user"]
    assert left["user"][0]["deleted"]
    told = [entry for entry in await table.kontor.queries.log(ANNA.id, table.id) if entry.origin == "system"]
    assert "Ben" not in str(told)
    await table.wait(60)
    assert await table.awaited() <= {0, 1}
    await table.prove()


@pytest.mark.promise("harm")
async def test_an_export_names_nobody_else(table: Table) -> None:
    kontor = table.kontor
    me, other, third, guest = (User(987_654_000 + n, f"Zed {n}") for n in range(4))
    lobby = await kontor.lobby.create(
        other, game="bazaar", guild_id=GUILD, channel_id=CHANNEL, locale="en", seats=4
    )
    table.id = lobby.id
    await kontor.lobby.invite(other, table.id, [me])
    await kontor.users.refuse_invitations(me, table.id)
    for user in (me, third):
        await kontor.lobby.join(user, table.id)
    await kontor.lobby.invite(me, table.id, [guest])
    await kontor.lobby.join(guest, table.id)
    await kontor.lobby.start(other, table.id)
    theirs = await kontor.votes.close(other, table.id)
    mine = await kontor.votes.pause(me, table.id)
    assert isinstance(theirs, ProposalInfo)
    assert isinstance(mine, ProposalInfo)
    await kontor.votes.answer(me, theirs.id, True)
    for user in (other, third):
        await kontor.votes.answer(user, mine.id, True)
    await table.settle()
    exported = await kontor.privacy.export(me.id)
    assert str(me.id) in str(exported)
    assert [user.name for user in (other, third, guest) if str(user.id) in str(exported)] == []
    assert [(vote["kind"], vote["agreed"]) for vote in exported["votes"]] == [("close", 1)]
    assert [vote["kind"] for vote in exported["proposals"]] == ["pause"]
    assert '"refused":1' in exported["user"][0]["settings"]


@pytest.mark.promise("harm")
async def test_nothing_of_who_was_forgotten_is_left_in_votes_and_orders(table: Table) -> None:
    zed = User(987_654_321, "Zed")
    await table.begin(people=3, grace=0)
    await table.give_seat(CHLOE, zed)
    await table.kontor.standing_orders.set(zed, table.id, "roll", True)
    vote = await table.kontor.votes.close(ANNA, table.id)
    assert isinstance(vote, ProposalInfo)
    await table.kontor.votes.answer(zed, vote.id, True)
    await table.settle()
    await table.kontor.privacy.delete(zed)
    await table.settle()
    async with table.kontor.database.read() as conn:
        kept = {table.name: await conn.all(select(table)) for table in metadata.sorted_tables}
    assert [name for name, rows in kept.items() for row in rows if str(zed.id) in repr(dict(row))] == ["user"]


async def test_who_was_forgotten_may_come_back(table: Table) -> None:
    await table.kontor.users.update(BEN, notices="dm")
    await table.kontor.privacy.delete(BEN)
    await table.begin(people=2, grace=0)
    await table.do(ANNA, Pass())
    assert table.pings == [BEN.id]
    assert (await table.kontor.users.settings(BEN.id)).notices == "mention"
