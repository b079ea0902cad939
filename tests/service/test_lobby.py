"""Opening, filling and starting matches, and playing again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from service.base.errors import Refusal
from service.base.jobs import Announce, DirectMessagesClosed, SendInvitation, TryLater, UpdateCard
from service.people.user import User
from service.usecases.lobby import DAY
from service.workers.timers import TimerWorker
from store import rows
from store.errors import DatabaseFailed
from store.tables import timer_rows
from tests.service.seats import key_of
from tests.service.table import ANNA, BEN, CHANNEL, CHLOE, DIRK, GUILD, STRANGER, Table


def new(table: Table, user: User = ANNA, **changes: Any) -> Any:
    """Open a lobby of Bazaar."""
    wanted = {"game": "bazaar", "guild_id": GUILD, "channel_id": CHANNEL, "locale": "en", **changes}
    return table.kontor.lobby.create(user, **wanted)


async def test_a_lobby_fills_starts_and_becomes_a_match(table: Table) -> None:
    info = await new(table, seats=3)
    lobby = table.kontor.lobby
    assert [person.name for person in info.people] == ["Anna"]
    await lobby.join(BEN, info.id)
    info = await lobby.add_computer(ANNA, info.id)
    assert [(p.user_id, p.computer) for p in info.people] == [(1, None), (2, None), (None, "greedy")]
    table.id = info.id
    await table.prove()
    info = await lobby.start(ANNA, info.id)
    assert info.status == "live"
    assert info.people == ()
    assert [seat.user_id for seat in info.seats] == [1, 2, None]
    assert info.seed is None
    assert info.seed_hash
    await table.settle()
    await table.prove()


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "err-no-such-game"),
        ({"seats": 1}, "err-seats"),
        ({"seats": 5}, "err-seats"),
        ({"grace": 61}, "err-grace"),
        ({"grace": -1}, "err-grace"),
        ({"pace": "hectic"}, "err-pace"),
        ({"locale": "de"}, "err-language"),
    ],
)
async def test_impossible_lobbies_are_refused(table: Table, changes: dict[str, Any], key: str) -> None:
    assert await key_of(new(table, **changes)) == key
    if "game" not in changes:
        info = await new(table)
        assert await key_of(table.kontor.lobby.set_options(ANNA, info.id, **changes)) == key


async def test_a_full_lobby_pings_its_host_once(table: Table) -> None:
    info = await new(table, seats=2)
    await table.kontor.lobby.join(BEN, info.id)
    await table.settle()
    assert [(job.call, job.ping) for job in table.ears.of(Announce)] == [("lobby", (ANNA.id,))]
    assert await key_of(table.kontor.lobby.join(CHLOE, info.id)) == "err-lobby-full"


async def test_a_host_who_fills_the_lobby_alone_hears_nothing(table: Table) -> None:
    info = await new(table, seats=2)
    await table.kontor.lobby.add_computer(ANNA, info.id)
    await table.settle()
    assert table.ears.of(Announce) == []


async def test_two_who_want_the_last_place(table: Table) -> None:
    info = await new(table, seats=2)
    joins = [table.kontor.lobby.join(user, info.id) for user in (BEN, CHLOE)]
    results = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in results) == 1


@pytest.mark.promise("pinged")
async def test_an_invitation_rings_each_guest_as_they_like_it(table: Table) -> None:
    info = await new(table, seats=4)
    loud, written, silent = User(11, "Emil"), User(12, "Frieda"), User(13, "Gerd")
    await table.kontor.users.update(written, notices="dm")
    await table.kontor.users.update(silent, notices="none")
    await table.kontor.lobby.invite(ANNA, info.id, [loud, written, silent])
    await table.settle()
    (post,) = table.ears.of(Announce)
    assert post.ping == (loud.id,)
    assert set(post.named) == {written.id, silent.id}, "everybody can see who is invited"
    assert [job.user_id for job in table.ears.of(SendInvitation)] == [written.id]
    assert await table.kontor.lobby.way_to(written.id, info.id) == "dm"
    assert await table.kontor.lobby.way_to(silent.id, info.id) == ""


@pytest.mark.parametrize("comes", [True, False])
async def test_who_rests_hears_of_an_invitation_afterwards_unless_they_came_meanwhile(
    table: Table, comes: bool
) -> None:
    info = await new(table, seats=3)
    await table.kontor.users.update(BEN, quiet=(0, 13 * 60))
    await table.kontor.lobby.invite(ANNA, info.id, [BEN])
    await table.settle()
    (post,) = table.ears.of(Announce)
    assert (post.ping, post.named) == ((), (BEN.id,))
    assert table.ears.of(SendInvitation) == []
    with pytest.raises(TryLater):
        await table.kontor.lobby.way_to(BEN.id, info.id)
    if comes:
        await table.kontor.lobby.join(BEN, info.id)
    table.clock.time += 2 * 3600
    table.kontor.matches.wake_workers()
    await table.settle()
    assert len(table.ears.of(SendInvitation)) == 1
    assert await table.kontor.lobby.way_to(BEN.id, info.id) == ("" if comes else "mention")


async def test_an_invitation_that_finds_a_door_closed_becomes_one_mention(table: Table) -> None:
    info = await new(table, seats=3)
    await table.kontor.users.update(BEN, notices="dm_hand")
    table.ears.faults[SendInvitation] = [DirectMessagesClosed()]
    await table.kontor.lobby.invite(ANNA, info.id, [BEN])
    await table.settle()
    assert [post.ping for post in table.ears.of(Announce)] == [(), (BEN.id,)]


async def test_only_the_host_arranges(table: Table) -> None:
    info = await new(table, seats=3)
    lobby = table.kontor.lobby
    await lobby.join(BEN, info.id)
    for attempt in (
        lobby.start(BEN, info.id),
        lobby.add_computer(BEN, info.id),
        lobby.remove_computer(BEN, info.id),
        lobby.set_options(BEN, info.id, grace=0),
        lobby.close(BEN, info.id),
    ):
        assert await key_of(attempt) == "err-host-only"
    assert (await lobby.close(STRANGER, info.id, admin=True)).status == "aborted"


async def test_a_host_who_leaves_passes_the_lobby_on_and_the_last_closes_it(table: Table) -> None:
    info = await new(table, seats=3)
    lobby = table.kontor.lobby
    await lobby.join(BEN, info.id)
    assert await key_of(lobby.leave(CHLOE, info.id)) == "err-not-in-lobby"
    assert (await lobby.leave(ANNA, info.id)).host_id == BEN.id
    await lobby.add_computer(BEN, info.id)
    info = await lobby.leave(BEN, info.id)
    assert info.status == "aborted"
    assert await key_of(lobby.join(ANNA, info.id)) == "err-status-aborted"
    table.id = info.id
    await table.prove()


async def test_options_are_set_one_by_one(table: Table) -> None:
    info = await new(table, game="cities_knights", seats=3)
    lobby = table.kontor.lobby
    info = await lobby.set_options(ANNA, info.id, options={"board": "fixed"})
    info = await lobby.set_options(ANNA, info.id, options={})
    assert info.options == {"board": "fixed"}


async def test_options_can_be_changed_as_long_as_all_find_a_seat(table: Table) -> None:
    info = await new(table, seats=4)
    lobby = table.kontor.lobby
    for user in (BEN, CHLOE):
        await lobby.join(user, info.id)
    assert await key_of(lobby.set_options(ANNA, info.id, seats=2)) == "err-too-many-people"
    info = await lobby.set_options(ANNA, info.id, seats=3, pace="weekly", grace=0, locale="fr")
    assert (info.seats_wanted, info.pace, info.grace, info.locale) == (3, "weekly", 0, "fr")
    table.id = info.id
    await table.prove()


async def test_too_few_cannot_start_and_nobody_starts_twice(table: Table) -> None:
    info = await new(table, seats=2)
    assert await key_of(table.kontor.lobby.start(ANNA, info.id)) == "err-too-few"
    await table.kontor.lobby.join(BEN, info.id)
    starts = [table.kontor.lobby.start(ANNA, info.id) for _ in range(2)]
    results = await asyncio.gather(*starts, return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in results) == 1


async def test_computer_players_come_and_go(table: Table) -> None:
    info = await new(table, seats=4)
    lobby = table.kontor.lobby
    assert await key_of(lobby.add_computer(ANNA, info.id, "deep")) == "err-no-such-computer"
    assert await key_of(lobby.remove_computer(ANNA, info.id)) == "err-no-computer-here"
    await lobby.add_computer(ANNA, info.id, "random")
    await lobby.add_computer(ANNA, info.id, "greedy")
    info = await lobby.remove_computer(ANNA, info.id)
    assert [person.computer for person in info.people] == [None, "random"]
    table.id = info.id
    await table.prove()


async def test_an_invitation_pings_each_guest_once(table: Table) -> None:
    info = await new(table, seats=4)
    lobby = table.kontor.lobby
    await lobby.invite(ANNA, info.id, [BEN, CHLOE])
    await table.settle()
    assert table.pings == [BEN.id, CHLOE.id]
    assert await key_of(lobby.invite(ANNA, info.id, [BEN, ANNA])) == "err-invited-already"
    assert await key_of(lobby.invite(BEN, info.id, [STRANGER])) == "err-not-in-lobby"
    await lobby.join(BEN, info.id)
    await lobby.invite(BEN, info.id, [STRANGER, CHLOE])
    await table.settle()
    assert table.pings == [BEN.id, CHLOE.id, STRANGER.id]


async def test_nobody_hosts_endless_lobbies(table: Table) -> None:
    for _ in range(table.config.limits.lobbies):
        await new(table)
    assert await key_of(new(table)) == "err-too-many-lobbies"
    await new(table, BEN)


async def test_each_change_brings_the_card_up_to_date(table: Table) -> None:
    info = await new(table, seats=2)
    await table.settle()
    for change in (table.kontor.lobby.join(BEN, info.id), table.kontor.lobby.leave(BEN, info.id)):
        before = len(table.ears.of(UpdateCard))
        await change
        await table.settle()
        assert len(table.ears.of(UpdateCard)) == before + 1


async def test_people_wear_the_colour_they_like_if_it_is_free(table: Table) -> None:
    for user in (ANNA, BEN, CHLOE):
        await table.kontor.users.update(user, style=4)
    await table.begin(people=3)
    styles = [seat.style for seat in (await table.info()).seats]
    assert styles[0] == 4
    assert len(set(styles)) == 3


async def test_a_rematch_invites_the_others_and_is_opened_once(table: Table) -> None:
    await table.begin(people=3, computers=1, grace=0)
    assert await key_of(table.kontor.lobby.rematch(ANNA, table.id)) == "err-status-live"
    vote = await table.kontor.votes.close(ANNA, table.id)
    for user in (BEN, CHLOE):
        await table.kontor.votes.answer(user, vote.id, True)
    await table.settle()
    table.forget()
    lobby = table.kontor.lobby
    assert await key_of(lobby.rematch(STRANGER, table.id)) == "err-not-seated"
    opened = await asyncio.gather(*(lobby.rematch(user, table.id) for user in (ANNA, ANNA, BEN)))
    await table.settle()
    assert len({info.id for info in opened}) == 1
    again = await table.kontor.queries.info(opened[0].id)
    assert {person.user_id for person in again.people} == {ANNA.id, BEN.id, None}
    assert (again.seats_wanted, again.grace) == (4, 0)
    # Whose question is answered first by the database is open.
    assert again.host_id in (ANNA.id, BEN.id)
    assert set(table.pings) == {ANNA.id, BEN.id, CHLOE.id} - {again.host_id}


async def test_a_lobby_without_any_activity_closes_itself_with_a_word(table: Table) -> None:
    info = await new(table, seats=3)
    table.id = info.id
    await table.wait(13 * DAY)
    assert (await table.info()).status == "lobby"
    await table.kontor.lobby.join(BEN, info.id)
    await table.wait(13 * DAY)
    assert (await table.info()).status == "lobby", "somebody joined meanwhile"
    await table.restart()
    cards = len(table.ears.of(UpdateCard))
    await table.wait(DAY + 60)
    info = await table.info()
    assert info.status == "aborted"
    said = [job for job in table.ears.of(Announce) if job.msg.key == "say-lobby-abandoned"]
    assert [(job.msg.args, job.ping) for job in said] == [({"match": info.id, "days": 14}, ())]
    assert table.ears.of(UpdateCard)[cards:] == [UpdateCard(info.id)], "the card shows it"
    assert await key_of(table.kontor.lobby.join(CHLOE, info.id)) == "err-status-aborted"
    await table.prove()


@pytest.mark.parametrize("end", ["start", "close", "leave"])
async def test_a_lobby_that_has_ended_is_not_closed_again(table: Table, end: str) -> None:
    info = await new(table, seats=2)
    table.id = info.id
    lobby = table.kontor.lobby
    if end == "start":
        await lobby.join(BEN, info.id)
        await lobby.start(ANNA, info.id)
    elif end == "close":
        await lobby.close(ANNA, info.id)
    else:
        await lobby.leave(ANNA, info.id)
    after = (await table.info()).status
    await table.settle()
    async with table.kontor.database.read() as conn:
        assert [timer.kind for timer in await timer_rows.timers_of_match(conn, info.id)].count("lobby") == 0
    await table.wait(DAY)
    assert (await table.info()).status == after


ANNE = User(ANNA.id, "Anne", "fr")


async def test_a_match_of_one_person_among_computers_speaks_their_language_whatever_the_server_does(
    table: Table,
) -> None:
    await table.kontor.users.set_guild_locale(GUILD, "en")
    info = await new(table, ANNE, locale=None, seats=3)
    for _ in range(2):
        info = await table.kontor.lobby.add_computer(ANNE, info.id)
    assert info.locale == "en"
    info = await table.kontor.lobby.start(ANNE, info.id)
    assert info.locale == "fr"


async def test_it_is_the_language_that_the_person_chose_rather_than_that_of_their_discord(table: Table) -> None:
    await table.kontor.users.update(ANNE, language="en")
    info = await new(table, ANNE, locale=None)
    await table.kontor.lobby.add_computer(ANNE, info.id)
    assert (await table.kontor.lobby.start(ANNE, info.id)).locale == "en"


@pytest.mark.parametrize(("server", "expected"), [("en", "en"), (None, "fr")])
async def test_a_match_of_several_speaks_the_servers_language_else_the_hosts(
    table: Table, server: str | None, expected: str
) -> None:
    await table.kontor.users.set_guild_locale(GUILD, server)
    info = await new(table, ANNE, locale=None)
    await table.kontor.lobby.join(BEN, info.id)
    assert (await table.kontor.lobby.start(ANNE, info.id)).locale == expected


async def test_a_language_chosen_for_a_match_stays(table: Table) -> None:
    lobby = table.kontor.lobby
    opened = await new(table, ANNE, locale="en")
    changed = await new(table, ANNE, locale=None)
    await lobby.set_options(ANNE, changed.id, locale="en")
    for info in (opened, changed):
        await lobby.add_computer(ANNE, info.id)
        assert (await lobby.start(ANNE, info.id)).locale == "en"


async def begun(table: Table, game: str, *refusing: User) -> dict[int, set[str]]:
    """By user, the orders in force in a match that has begun, some having refused what is usual."""
    await table.lobby(3, game=game)
    for user in table.people:
        await table.kontor.lobby.refuse_usual_orders(user, table.id, user in refusing)
    await table.kontor.lobby.start(ANNA, table.id)
    await table.settle()
    return {user.id: {one.key for one in (await table.look(user)).orders if one.on} for user in table.people}


@pytest.mark.parametrize("game", ["cities_knights", "golden_age"])
async def test_whoever_takes_a_seat_is_rolled_for_unless_they_refuse_it_there(table: Table, game: str) -> None:
    assert await begun(table, game, BEN) == {ANNA.id: {"roll"}, BEN.id: set(), CHLOE.id: {"roll"}}


async def test_a_game_without_usual_orders_gives_none(table: Table) -> None:
    assert await begun(table, "nuremberg") == {ANNA.id: set(), BEN.id: set(), CHLOE.id: set()}


async def test_whoever_gets_a_seat_later_is_rolled_for_too(table: Table) -> None:
    await begun(table, "cities_knights", BEN)
    await table.give_seat(BEN, DIRK)
    assert [one.key for one in (await table.look(DIRK)).orders if one.on] == ["roll"]


async def test_only_who_sits_in_a_lobby_refuses_there(table: Table) -> None:
    await table.lobby(3, game="cities_knights")
    with pytest.raises(Refusal):
        await table.kontor.lobby.refuse_usual_orders(DIRK, table.id, True)


async def test_a_lobby_that_somebody_joins_while_its_end_is_put_off_stays_open(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.id = (await new(table)).id
    clocks, put_off = table.kontor.timers, list[rows.Timer]()

    async def fire(timer: rows.Timer) -> None:
        if timer.kind == "lobby" and not put_off:
            # The database was away for this one, and what somebody else wrote meanwhile is kept.
            put_off.append(timer)
            await table.kontor.lobby.join(BEN, table.id)
            raise DatabaseFailed("kontor.db", "an outage")
        await TimerWorker.fire(clocks, timer)

    monkeypatch.setattr(clocks, "fire", fire)
    await table.wait(14 * DAY + 3600)
    assert put_off
    assert (await table.info()).status == "lobby"
    await table.wait(14 * DAY)
    assert (await table.info()).status == "aborted"
