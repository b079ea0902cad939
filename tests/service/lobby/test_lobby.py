"""Opening, filling and starting matches, and playing again."""

import asyncio
from typing import Any

import pytest

from service.base.config import DAY
from service.base.errors import Refusal
from service.base.jobs import Announce, DirectMessagesClosed, SendInvitation, TryLater, UpdateCard
from service.people.user import User
from service.workers.timers import TimerWorker
from store import rows
from store.errors import DatabaseFailed
from tests.service.helpers.match import ANNA, BEN, CHANNEL, CHLOE, DIRK, GUILD, STRANGER, ServiceMatch
from tests.service.helpers.refusals import key_of


def new(match: ServiceMatch, user: User = ANNA, **changes: Any) -> Any:
    wanted = {"game": "bazaar", "guild_id": GUILD, "channel_id": CHANNEL, "locale": "en", **changes}
    return match.kontor.lobby.create(user, **wanted)


async def test_a_lobby_fills_starts_and_becomes_a_match(match: ServiceMatch) -> None:
    info = await new(match, seats=3)
    lobby = match.kontor.lobby
    assert [person.name for person in info.people] == ["Anna"]
    await lobby.join(BEN, info.id)
    await lobby.add_computer(ANNA, info.id)
    info = await match.kontor.queries.info(info.id)
    assert [(p.user_id, p.computer) for p in info.people] == [(1, None), (2, None), (None, "greedy")]
    match.id = info.id
    await match.prove()
    await lobby.start(ANNA, info.id)
    info = await match.kontor.queries.info(info.id)
    assert info.status == "live"
    assert info.people == ()
    assert [seat.user_id for seat in info.seats] == [1, 2, None]
    assert info.seed is None
    assert info.seed_hash
    await match.settle()
    await match.prove()


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
async def test_impossible_lobbies_are_refused(match: ServiceMatch, changes: dict[str, Any], key: str) -> None:
    assert await key_of(new(match, **changes)) == key
    if "game" not in changes:
        assert await key_of(match.kontor.lobby.set_options(ANNA, (await new(match)).id, **changes)) == key


async def test_a_full_lobby_pings_its_host_once(match: ServiceMatch) -> None:
    info = await new(match, seats=2)
    await match.kontor.lobby.join(BEN, info.id)
    await match.settle()
    assert [(job.call, job.ping) for job in match.discord.of(Announce)] == [("lobby", (ANNA.id,))]
    assert await key_of(match.kontor.lobby.join(CHLOE, info.id)) == "err-lobby-full"


async def test_a_host_who_fills_the_lobby_alone_hears_nothing(match: ServiceMatch) -> None:
    await match.kontor.lobby.add_computer(ANNA, (await new(match, seats=2)).id)
    await match.settle()
    assert match.discord.of(Announce) == []


async def test_two_who_want_the_last_place(match: ServiceMatch) -> None:
    info = await new(match, seats=2)
    joins = [match.kontor.lobby.join(user, info.id) for user in (BEN, CHLOE)]
    results = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in results) == 1


@pytest.mark.promise("pinged")
async def test_an_invitation_rings_each_guest_as_they_like_it(match: ServiceMatch) -> None:
    info = await new(match, seats=4)
    loud, written, silent = User(11, "Emil"), User(12, "Frieda"), User(13, "Gerd")
    await match.kontor.users.update(written, notices="dm")
    await match.kontor.users.update(silent, notices="none")
    await match.kontor.lobby.invite(ANNA, info.id, [loud, written, silent])
    await match.settle()
    (post,) = match.discord.of(Announce)
    assert post.ping == (loud.id,)
    assert set(post.named) == {written.id, silent.id}, "everybody can see who is invited"
    assert [job.user_id for job in match.discord.of(SendInvitation)] == [written.id]
    assert await match.kontor.lobby.way_to(written.id, info.id) == "dm"
    assert await match.kontor.lobby.way_to(silent.id, info.id) == ""


@pytest.mark.parametrize("comes", [True, False])
async def test_who_rests_hears_of_an_invitation_afterwards(match: ServiceMatch, comes: bool) -> None:
    info = await new(match, seats=3)
    await match.kontor.users.update(BEN, quiet=(0, 13 * 60))
    await match.kontor.lobby.invite(ANNA, info.id, [BEN])
    await match.settle()
    (post,) = match.discord.of(Announce)
    assert (post.ping, post.named) == ((), (BEN.id,))
    assert match.discord.of(SendInvitation) == []
    with pytest.raises(TryLater):
        await match.kontor.lobby.way_to(BEN.id, info.id)
    if comes:
        await match.kontor.lobby.join(BEN, info.id)
    match.clock.time += 2 * 3600
    match.kontor.matches.wake_workers()
    await match.settle()
    assert len(match.discord.of(SendInvitation)) == 1
    assert await match.kontor.lobby.way_to(BEN.id, info.id) == ("" if comes else "mention")


async def test_an_invitation_that_finds_a_door_closed_becomes_one_mention(match: ServiceMatch) -> None:
    info = await new(match, seats=3)
    await match.kontor.users.update(BEN, notices="dm_hand")
    match.discord.faults[SendInvitation] = [DirectMessagesClosed()]
    await match.kontor.lobby.invite(ANNA, info.id, [BEN])
    await match.settle()
    assert [post.ping for post in match.discord.of(Announce)] == [(), (BEN.id,)]


async def test_only_the_host_arranges(match: ServiceMatch) -> None:
    info = await new(match, seats=3)
    lobby = match.kontor.lobby
    await lobby.join(BEN, info.id)
    for attempt in (
        lobby.start(BEN, info.id),
        lobby.add_computer(BEN, info.id),
        lobby.remove_computer(BEN, info.id),
        lobby.set_options(BEN, info.id, grace=0),
        lobby.close(BEN, info.id),
    ):
        assert await key_of(attempt) == "err-host-only"
    await lobby.close(STRANGER, info.id, admin=True)
    assert (await match.kontor.queries.info(info.id)).status == "aborted"


async def test_a_host_who_leaves_passes_the_lobby_on_and_the_last_closes_it(match: ServiceMatch) -> None:
    info = await new(match, seats=3)
    lobby = match.kontor.lobby
    await lobby.join(BEN, info.id)
    assert await key_of(lobby.leave(CHLOE, info.id)) == "err-not-in-lobby"
    await lobby.leave(ANNA, info.id)
    assert (await match.kontor.queries.info(info.id)).host_id == BEN.id
    await lobby.add_computer(BEN, info.id)
    await lobby.leave(BEN, info.id)
    assert (await match.kontor.queries.info(info.id)).status == "aborted"
    assert await key_of(lobby.join(ANNA, info.id)) == "err-status-aborted"
    match.id = info.id
    await match.prove()


async def test_options_are_set_one_by_one(match: ServiceMatch) -> None:
    info = await new(match, game="cities_knights", seats=3)
    lobby = match.kontor.lobby
    for options in ({"board": "fixed"}, {}):
        await lobby.set_options(ANNA, info.id, options=options)
        assert (await match.kontor.queries.info(info.id)).options == {"board": "fixed"}


async def test_options_can_be_changed_as_long_as_all_find_a_seat(match: ServiceMatch) -> None:
    info = await new(match, seats=4)
    lobby = match.kontor.lobby
    for user in (BEN, CHLOE):
        await lobby.join(user, info.id)
    assert await key_of(lobby.set_options(ANNA, info.id, seats=2)) == "err-too-many-people"
    await lobby.set_options(ANNA, info.id, seats=3, pace="weekly", grace=0, locale="fr")
    info = await match.kontor.queries.info(info.id)
    assert (info.seats_wanted, info.pace, info.grace, info.locale) == (3, "weekly", 0, "fr")
    match.id = info.id
    await match.prove()


async def test_too_few_cannot_start_and_nobody_starts_twice(match: ServiceMatch) -> None:
    info = await new(match, seats=2)
    assert await key_of(match.kontor.lobby.start(ANNA, info.id)) == "err-too-few"
    await match.kontor.lobby.join(BEN, info.id)
    starts = [match.kontor.lobby.start(ANNA, info.id) for _ in range(2)]
    results = await asyncio.gather(*starts, return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in results) == 1


async def test_computer_players_come_and_go(match: ServiceMatch) -> None:
    info = await new(match, seats=4)
    lobby = match.kontor.lobby
    assert await key_of(lobby.add_computer(ANNA, info.id, "deep")) == "err-no-such-computer"
    assert await key_of(lobby.remove_computer(ANNA, info.id)) == "err-no-computer-here"
    for level in ("random", "greedy"):
        await lobby.add_computer(ANNA, info.id, level)
    await lobby.remove_computer(ANNA, info.id)
    assert [one.computer for one in (await match.kontor.queries.info(info.id)).people] == [None, "random"]
    match.id = info.id
    await match.prove()


async def test_an_invitation_pings_each_guest_once(match: ServiceMatch) -> None:
    info = await new(match, seats=4)
    lobby = match.kontor.lobby
    await lobby.invite(ANNA, info.id, [BEN, CHLOE])
    await match.settle()
    assert match.pings == [BEN.id, CHLOE.id]
    assert await key_of(lobby.invite(ANNA, info.id, [BEN, ANNA])) == "err-invited-already"
    assert await key_of(lobby.invite(BEN, info.id, [STRANGER])) == "err-not-in-lobby"
    await lobby.join(BEN, info.id)
    await lobby.invite(BEN, info.id, [STRANGER, CHLOE])
    await match.settle()
    assert match.pings == [BEN.id, CHLOE.id, STRANGER.id]


async def test_nobody_hosts_endless_lobbies(match: ServiceMatch) -> None:
    for _ in range(match.config.limits.lobbies):
        await new(match)
    assert await key_of(new(match)) == "err-too-many-lobbies"
    await new(match, BEN)


async def test_each_change_brings_the_card_up_to_date(match: ServiceMatch) -> None:
    info = await new(match, seats=2)
    await match.settle()
    for change in (match.kontor.lobby.join(BEN, info.id), match.kontor.lobby.leave(BEN, info.id)):
        before = len(match.discord.of(UpdateCard))
        await change
        await match.settle()
        assert len(match.discord.of(UpdateCard)) == before + 1


async def test_people_wear_the_colour_they_like_if_it_is_free(match: ServiceMatch) -> None:
    for user in (ANNA, BEN, CHLOE):
        await match.kontor.users.update(user, style=4)
    await match.begin(people=3)
    styles = [seat.style for seat in (await match.info()).seats]
    assert styles[0] == 4
    assert len(set(styles)) == 3


async def test_a_rematch_invites_the_others_and_is_opened_once(match: ServiceMatch) -> None:
    await match.begin(people=3, computers=1, grace=0)
    assert await key_of(match.kontor.lobby.rematch(ANNA, match.id)) == "err-status-live"
    await match.agree(await match.kontor.votes.close(ANNA, match.id), BEN, CHLOE)
    match.forget()
    lobby = match.kontor.lobby
    assert await key_of(lobby.rematch(STRANGER, match.id)) == "err-not-seated"
    opened = await asyncio.gather(*(lobby.rematch(user, match.id) for user in (ANNA, ANNA, BEN)))
    await match.settle()
    assert len({info.id for info in opened}) == 1
    again = await match.kontor.queries.info(opened[0].id)
    assert {person.user_id for person in again.people} == {ANNA.id, BEN.id, None}
    assert (again.seats_wanted, again.grace) == (4, 0)
    # Whose question is answered first by the database is open.
    assert again.host_id in (ANNA.id, BEN.id)
    assert set(match.pings) == {ANNA.id, BEN.id, CHLOE.id} - {again.host_id}


async def test_a_lobby_without_any_activity_closes_itself_with_a_word(match: ServiceMatch) -> None:
    info = await new(match, seats=3)
    match.id = info.id
    await match.wait(13 * DAY)
    assert (await match.info()).status == "lobby"
    await match.kontor.lobby.join(BEN, info.id)
    await match.wait(13 * DAY)
    assert (await match.info()).status == "lobby", "somebody joined meanwhile"
    await match.restart()
    cards = len(match.discord.of(UpdateCard))
    await match.wait(DAY + 60)
    info = await match.info()
    assert info.status == "aborted"
    said = [job for job in match.discord.of(Announce) if job.msg.key == "say-lobby-abandoned"]
    assert [(job.msg.args, job.ping) for job in said] == [({"match": info.id, "days": 14}, ())]
    assert match.discord.of(UpdateCard)[cards:] == [UpdateCard(info.id)], "the card shows it"
    assert await key_of(match.kontor.lobby.join(CHLOE, info.id)) == "err-status-aborted"
    await match.prove()


@pytest.mark.parametrize("end", ["start", "close", "leave"])
async def test_a_lobby_that_has_ended_is_not_closed_again(match: ServiceMatch, end: str) -> None:
    info = await new(match, seats=2)
    match.id = info.id
    lobby = match.kontor.lobby
    if end == "start":
        await lobby.join(BEN, info.id)
        await lobby.start(ANNA, info.id)
    elif end == "close":
        await lobby.close(ANNA, info.id)
    else:
        await lobby.leave(ANNA, info.id)
    after = (await match.info()).status
    await match.settle()
    assert await match.timers("lobby") == []
    await match.wait(DAY)
    assert (await match.info()).status == after


ANNE = User(ANNA.id, "Anne", "fr")


async def test_a_match_of_one_person_speaks_their_language_whatever_the_server_does(
    match: ServiceMatch,
) -> None:
    await match.kontor.users.set_guild_locale(GUILD, "en")
    info = await new(match, ANNE, locale=None, seats=3)
    for _ in range(2):
        await match.kontor.lobby.add_computer(ANNE, info.id)
    assert (await match.kontor.queries.info(info.id)).locale == "en"
    await match.kontor.lobby.start(ANNE, info.id)
    info = await match.kontor.queries.info(info.id)
    assert info.locale == "fr"


async def test_it_is_the_language_that_the_person_chose_not_discords(match: ServiceMatch) -> None:
    await match.kontor.users.update(ANNE, language="en")
    info = await new(match, ANNE, locale=None)
    await match.kontor.lobby.add_computer(ANNE, info.id)
    await match.kontor.lobby.start(ANNE, info.id)
    assert (await match.kontor.queries.info(info.id)).locale == "en"


@pytest.mark.parametrize(("server", "expected"), [("en", "en"), (None, "fr")])
async def test_a_match_of_several_speaks_the_servers_language_else_the_hosts(
    match: ServiceMatch, server: str | None, expected: str
) -> None:
    await match.kontor.users.set_guild_locale(GUILD, server)
    info = await new(match, ANNE, locale=None)
    await match.kontor.lobby.join(BEN, info.id)
    await match.kontor.lobby.start(ANNE, info.id)
    assert (await match.kontor.queries.info(info.id)).locale == expected


async def test_a_language_chosen_for_a_match_stays(match: ServiceMatch) -> None:
    lobby = match.kontor.lobby
    opened = await new(match, ANNE, locale="en")
    changed = await new(match, ANNE, locale=None)
    await lobby.set_options(ANNE, changed.id, locale="en")
    for info in (opened, changed):
        await lobby.add_computer(ANNE, info.id)
        await lobby.start(ANNE, info.id)
        assert (await match.kontor.queries.info(info.id)).locale == "en"


async def begun(match: ServiceMatch, game: str, *refusing: User) -> dict[int, set[str]]:
    """By user, the orders in force in a match that has begun, some having refused what is usual."""
    await match.lobby(3, game=game)
    for user in match.people:
        await match.kontor.lobby.refuse_usual_orders(user, match.id, user in refusing)
    await match.kontor.lobby.start(ANNA, match.id)
    await match.settle()
    looks = [(user.id, (await match.look(user)).instructions.orders) for user in match.people]
    return {user: {one.key for one in orders if one.on} for user, orders in looks}


@pytest.mark.parametrize("game", ["cities_knights", "golden_age"])
async def test_whoever_takes_a_seat_is_rolled_for_unless_they_refuse_it_there(
    match: ServiceMatch, game: str
) -> None:
    assert await begun(match, game, BEN) == {ANNA.id: {"roll"}, BEN.id: set(), CHLOE.id: {"roll"}}


async def test_a_game_without_usual_orders_gives_none(match: ServiceMatch) -> None:
    assert await begun(match, "nuremberg") == {ANNA.id: set(), BEN.id: set(), CHLOE.id: set()}


async def test_whoever_gets_a_seat_later_is_rolled_for_too(match: ServiceMatch) -> None:
    await begun(match, "cities_knights", BEN)
    await match.give_seat(BEN, DIRK)
    assert [one.key for one in (await match.look(DIRK)).instructions.orders if one.on] == ["roll"]


async def test_only_who_sits_in_a_lobby_refuses_there(match: ServiceMatch) -> None:
    await match.lobby(3, game="cities_knights")
    with pytest.raises(Refusal):
        await match.kontor.lobby.refuse_usual_orders(DIRK, match.id, True)


async def test_a_lobby_that_somebody_joins_while_its_end_is_put_off_stays_open(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    match.id = (await new(match)).id
    clocks, put_off = match.kontor.timers, list[rows.Timer]()

    async def fire(timer: rows.Timer) -> None:
        if timer.kind == "lobby" and not put_off:
            # The database was away for this one, and what another process wrote meanwhile stays.
            put_off.append(timer)
            await match.kontor.lobby.join(BEN, match.id)
            raise DatabaseFailed("kontor.db", "an outage")
        await TimerWorker.fire(clocks, timer)

    monkeypatch.setattr(clocks, "fire", fire)
    await match.wait(14 * DAY + 3600)
    assert put_off
    assert (await match.info()).status == "lobby"
    await match.wait(14 * DAY)
    assert (await match.info()).status == "aborted"
