"""A server's rules are checked wherever a user comes to a match, or a match to a channel."""

from store.tables import user_rows
from tests.service.helpers.match import ANNA, BEN, CHANNEL, CHLOE, DIRK, GUILD, ServiceMatch
from tests.service.helpers.refusals import key_of


async def test_whom_a_server_refuses_comes_to_no_match_by_any_way(match: ServiceMatch) -> None:
    await match.begin(people=3)
    kontor = match.kontor
    await kontor.server_rules.allow(GUILD, False, user_id=DIRK.id)
    lobby = await kontor.lobby.create(BEN, game="bazaar", guild_id=GUILD, channel_id=CHANNEL, locale="en")
    for asked in (
        kontor.lobby.create(DIRK, game="bazaar", guild_id=GUILD, channel_id=CHANNEL),
        kontor.lobby.join(DIRK, lobby.id),
        kontor.lobby.invite(BEN, lobby.id, [DIRK]),
        kontor.seats.hand_over(ANNA, match.id, to=DIRK),
    ):
        assert await key_of(asked) == "err-server-person"
    await kontor.seats.find_substitute(ANNA, match.id, 0)
    assert await key_of(kontor.seats.take_seat(DIRK, match.id, 0)) == "err-server-person"
    await kontor.lobby.create(DIRK, game="bazaar", guild_id=GUILD + 1, channel_id=CHANNEL + 1)
    assert (await kontor.privacy.export(DIRK.id))["refused_on_servers"] == [GUILD]
    assert (await kontor.privacy.export(CHLOE.id))["refused_on_servers"] == []
    await kontor.server_rules.allow(GUILD, True, user_id=DIRK.id)
    await kontor.lobby.join(DIRK, lobby.id)


async def test_a_rematch_leaves_out_whom_the_server_refuses(match: ServiceMatch) -> None:
    await match.begin(people=3)
    for user in (ANNA, BEN, CHLOE):
        await match.kontor.votes.close(user, match.id)
    await match.settle()
    match.forget()
    await match.kontor.server_rules.allow(GUILD, False, user_id=BEN.id)
    await match.kontor.lobby.rematch(ANNA, match.id)
    await match.settle()
    assert match.pings == [CHLOE.id]


async def test_once_a_channel_is_allowed_the_others_are_not(match: ServiceMatch) -> None:
    await match.lobby()
    kontor = match.kontor
    await kontor.server_rules.allow(GUILD, True, channel_id=CHANNEL)
    moved = kontor.social.move(ANNA, match.id, guild_id=GUILD, channel_id=CHANNEL + 1)
    assert await key_of(moved) == "err-server-channel"
    rules = await kontor.server_rules.allow(GUILD, False, channel_id=CHANNEL)
    assert not rules.admits(CHANNEL)
    assert rules.admits(CHANNEL + 1), "none is allowed alone any more"
    assert await key_of(kontor.server_rules.limit(GUILD, 0)) == "err-server-limit"


async def test_rules_that_cannot_be_read_are_none_and_keep_nobody_from_playing(match: ServiceMatch) -> None:
    async with match.kontor.database.tx() as tx:
        await user_rows.set_guild(tx, GUILD, settings='{"most":"many"}')
    await match.lobby()
    await match.kontor.lobby.start(ANNA, match.id)


async def test_a_server_silences_computer_players_in_new_matches_unless_a_host_lets_them_talk(
    match: ServiceMatch,
) -> None:
    kontor = match.kontor
    before = await match.lobby()
    assert (await kontor.server_rules.silence(GUILD, True)).silent
    after = await kontor.lobby.create(ANNA, game="bazaar", guild_id=GUILD, channel_id=CHANNEL)
    assert (await kontor.queries.info(before.id)).table_talk, "matches that are open keep their options"
    assert not after.table_talk
    await kontor.lobby.set_options(ANNA, after.id, table_talk=True)
    assert (await kontor.queries.info(after.id)).table_talk
    await kontor.server_rules.limit(GUILD, 7)
    rules = await kontor.server_rules.rules(GUILD)
    assert (rules.silent, rules.most) == (True, 7), "one rule leaves the others as they are"
