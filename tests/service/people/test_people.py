"""What is known of people: names on their own servers only, an export of all, and nothing once forgotten."""

import pytest
from sqlalchemy import select

from service.base.errors import Refusal
from service.base.read_models.matches import ProposalInfo
from service.people.user import User
from store.schema import metadata
from tests.service.helpers.match import ANNA, BEN, CHANNEL, CHLOE, GUILD, ServiceMatch
from tests.service.helpers.match_lists import in_guild
from tests.toys.bazaar.position import Pass


async def test_names_are_as_last_seen(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await match.do(User(ANNA.id, "Annette"), Pass())
    assert (await match.info()).seats[0].name == "Annette"
    await match.restart()
    assert (await match.info()).seats[0].name == "Annette"


ELSEWHERE = GUILD + 1


@pytest.mark.promise("nicknames")
async def test_a_nickname_is_shown_on_its_own_server_only(match: ServiceMatch) -> None:
    await match.kontor.users.update(User(ANNA.id, "Anna", guild_id=GUILD, nick="The Banker"))
    await match.begin(grace=0)
    there = await match.kontor.lobby.create(
        User(ANNA.id, "Anna", guild_id=ELSEWHERE, nick="Mum"),
        game="bazaar",
        guild_id=ELSEWHERE,
        channel_id=CHANNEL + 1,
        locale="en",
        seats=3,
    )
    await match.kontor.lobby.join(User(BEN.id, "Ben", guild_id=ELSEWHERE, nick="Little Ben"), there.id)

    async def shown() -> list[tuple[str, ...]]:
        lists = [
            *await match.kontor.lists.active_of(ANNA.id),
            *await in_guild(match.kontor, ANNA.id, GUILD),
            *await in_guild(match.kontor, ANNA.id, ELSEWHERE),
        ]
        by_match = {one.id: one.names for one in lists}
        (waiting,) = await match.kontor.lists.waiting_for(ANNA.id)
        info = await match.info()
        assert tuple(seat.name for seat in waiting.info.seats) == tuple(seat.name for seat in info.seats)
        assert by_match[match.id] == tuple(seat.name for seat in info.seats)
        assert by_match[there.id] == tuple(one.name for one in (await match.kontor.queries.info(there.id)).people)
        return [by_match[match.id], by_match[there.id]]

    assert await shown() == [("The Banker", "Ben"), ("Mum", "Little Ben")]
    # In direct messages no one has a nickname, and nothing is learned of those on servers.
    await match.kontor.users.update(ANNA)
    assert await shown() == [("The Banker", "Ben"), ("Mum", "Little Ben")]
    await match.kontor.users.update(User(ANNA.id, "Annette", guild_id=ELSEWHERE))
    await match.restart()
    assert await shown() == [("The Banker", "Ben"), ("Annette", "Little Ben")]


@pytest.mark.promise("nicknames")
async def test_whoever_is_named_or_invited_is_called_as_on_the_match_s_server(match: ServiceMatch) -> None:
    await match.lobby(people=2)
    match.forget()
    guest = User(CHLOE.id, "Chloé", guild_id=GUILD, nick="The Guest")
    await match.kontor.users.update(User(ANNA.id, "Anna", guild_id=GUILD, nick="The Banker"))
    await match.kontor.lobby.set_options(ANNA, match.id, seats=3)
    await match.kontor.lobby.invite(User(ANNA.id, "Anna", guild_id=ELSEWHERE, nick="Mum"), match.id, [guest])
    await match.settle()
    assert [msg.args["name"] for msg in match.calls if msg.key == "say-invited"] == ["The Banker"]
    await match.kontor.lobby.join(User(CHLOE.id, "Chloé"), match.id)
    assert [one.name for one in (await match.info()).people] == ["The Banker", "Ben", "The Guest"]
    await match.kontor.lobby.start(ANNA, match.id)
    for to in (User(CHLOE.id, "Chloé"), User(CHLOE.id, "Chloé", guild_id=ELSEWHERE, nick="Mum's friend")):
        with pytest.raises(Refusal) as refused:
            await match.give_seat(ANNA, to)
        assert refused.value.msg.args["name"] == "The Guest"
    exported = await match.kontor.privacy.export(ANNA.id)
    assert [(row["guild_id"], row["name"]) for row in exported["nicknames"]] == [
        (GUILD, "The Banker"),
        (ELSEWHERE, "Mum"),
    ]
    await match.kontor.privacy.delete(ANNA)
    assert (await match.kontor.privacy.export(ANNA.id))["nicknames"] == []
    await match.settle()
    told = [str(entry.told) for entry in await match.kontor.history.log(BEN.id, match.id)]
    assert not any("Banker" in text or "Mum" in text for text in told)


@pytest.mark.promise("nicknames")
async def test_the_log_names_who_left_as_the_match_s_server_calls_them(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await match.kontor.users.update(User(BEN.id, "Ben", guild_id=ELSEWHERE, nick="Uncle"))
    await match.kontor.seats.hand_over(User(BEN.id, "Ben", guild_id=GUILD, nick="Little Ben"), match.id)
    await match.settle()
    assert "Little Ben" in str(await match.kontor.history.log(ANNA.id, match.id))


async def test_whoever_is_forgotten_stands_in_no_match_any_more_as_one_who_wanted_no_usual_orders(
    match: ServiceMatch,
) -> None:
    await match.lobby(people=2)
    await match.kontor.lobby.refuse_usual_orders(ANNA, match.id, True)
    await match.kontor.lobby.refuse_usual_orders(BEN, match.id, True)
    await match.kontor.lobby.start(ANNA, match.id)
    await match.kontor.privacy.delete(BEN)
    assert not await match.kontor.lobby.refuses_usual_orders(BEN.id, match.id)
    assert await match.kontor.lobby.refuses_usual_orders(ANNA.id, match.id)
    await match.restart()
    assert not await match.kontor.lobby.refuses_usual_orders(BEN.id, match.id)


async def test_privacy_exports_all_and_deletes_it_everywhere(match: ServiceMatch) -> None:
    await match.kontor.users.update(BEN, language="fr")
    await match.begin(people=2, grace=0)
    await match.do(ANNA, Pass())
    await match.kontor.social.set_note(BEN, match.id, "secret plan")
    lobby = await match.kontor.lobby.create(
        BEN, game="bazaar", guild_id=GUILD, channel_id=CHANNEL, locale="en", seats=3
    )
    await match.kontor.lobby.join(CHLOE, lobby.id)
    assert [note["text"] for note in (await match.kontor.privacy.export(BEN.id))["notes"]] == ["secret plan"]
    assert await match.kontor.privacy.delete(BEN) == 2
    await match.settle()
    info = await match.info()
    assert info.status == "live"
    assert (info.seats[1].user_id, info.seats[1].owner_id) == (None, None)
    assert info.seats[1].name != "Ben"
    assert (await match.kontor.queries.info(lobby.id)).host_id == CHLOE.id
    left = await match.kontor.privacy.export(BEN.id)
    assert [name for name, rows in left.items() if rows] == ["user"]
    assert left["user"][0]["deleted"]
    told = [entry for entry in await match.kontor.history.log(ANNA.id, match.id) if entry.origin == "system"]
    assert "Ben" not in str(told)
    await match.wait(60)
    assert await match.awaited() <= {0, 1}
    await match.prove()


@pytest.mark.promise("harm")
async def test_an_export_names_nobody_else(match: ServiceMatch) -> None:
    kontor = match.kontor
    me, other, third, guest = (User(987_654_000 + n, f"Zed {n}") for n in range(4))
    lobby = await kontor.lobby.create(
        other, game="bazaar", guild_id=GUILD, channel_id=CHANNEL, locale="en", seats=4
    )
    match.id = lobby.id
    await kontor.lobby.invite(other, match.id, [me])
    await kontor.users.refuse_invitations(me, match.id)
    for user in (me, third):
        await kontor.lobby.join(user, match.id)
    await kontor.lobby.invite(me, match.id, [guest])
    await kontor.lobby.join(guest, match.id)
    await kontor.lobby.start(other, match.id)
    theirs = await kontor.votes.close(other, match.id)
    mine = await kontor.votes.pause(me, match.id)
    assert isinstance(theirs, ProposalInfo)
    assert isinstance(mine, ProposalInfo)
    await kontor.votes.answer(me, theirs.id, True)
    for user in (other, third):
        await kontor.votes.answer(user, mine.id, True)
    await match.settle()
    exported = await kontor.privacy.export(me.id)
    assert str(me.id) in str(exported)
    assert [user.name for user in (other, third, guest) if str(user.id) in str(exported)] == []
    assert [(vote["kind"], vote["agreed"]) for vote in exported["votes"]] == [("close", 1)]
    assert [vote["kind"] for vote in exported["proposals"]] == ["pause"]
    assert '"refused":1' in exported["user"][0]["settings"]


@pytest.mark.promise("harm")
async def test_nothing_of_who_was_forgotten_is_left_in_votes_and_orders(match: ServiceMatch) -> None:
    zed = User(987_654_321, "Zed")
    await match.begin(people=3, grace=0)
    await match.give_seat(CHLOE, zed)
    await match.kontor.standing_orders.set(zed, match.id, "roll", True)
    await match.agree(await match.kontor.votes.close(ANNA, match.id), zed)
    await match.kontor.privacy.delete(zed)
    await match.settle()
    async with match.kontor.database.read() as conn:
        kept = {match.name: await conn.all(select(match)) for match in metadata.sorted_tables}
    assert [name for name, rows in kept.items() for row in rows if str(zed.id) in repr(dict(row))] == ["user"]


async def test_who_was_forgotten_may_come_back(match: ServiceMatch) -> None:
    await match.kontor.users.update(BEN, notices="dm")
    await match.kontor.privacy.delete(BEN)
    await match.begin(people=2, grace=0)
    await match.do(ANNA, Pass())
    assert match.pings == [BEN.id]
    assert (await match.kontor.users.settings(BEN.id)).notices == "mention"
