"""Who may see a match and act in it, and what becomes of those who cannot any more."""

from typing import Any

import pytest

from service.base.errors import AccessUnknown, NoSuchMatch, NotSeated
from service.base.jobs import Announce
from service.people.user import User
from store.rows import UNFINISHED
from tests.service.helpers.match import ANNA, BEN, CHANNEL, CHLOE, DIRK, GUILD, STRANGER, ServiceMatch
from tests.service.helpers.match_lists import in_guild
from tests.service.helpers.refusals import key_of
from tests.toys.bazaar.position import Draw, Pass

NOWHERE = 9_999


def everything(match: ServiceMatch, user: User, number: int) -> list[Any]:
    """Return every request to the service about a match by its number."""
    kontor = match.kontor
    return [
        kontor.queries.visible_info(user.id, number),
        kontor.panels.panel(user, number),
        kontor.history.board_entry(user, number),
        kontor.history.log(user.id, number),
        kontor.exports.export(user.id, number),
        kontor.play.submit(user, number, [Pass()]),
        kontor.play.undo(user, number),
        kontor.play.send_now(user, number),
        kontor.play.withdraw_plan(user, number),
        kontor.play.wait_for_answers(user, number),
        kontor.play.resign(user, number),
        kontor.standing_orders.set(user, number, "x", True),
        kontor.lobby.join(user, number),
        kontor.lobby.leave(user, number),
        kontor.lobby.add_computer(user, number),
        kontor.lobby.remove_computer(user, number),
        kontor.lobby.invite(user, number, [BEN]),
        kontor.lobby.set_options(user, number, grace=1),
        kontor.lobby.close(user, number),
        kontor.lobby.start(user, number),
        kontor.lobby.rematch(user, number),
        kontor.seats.hand_over(user, number, to=BEN),
        kontor.seats.take_back(user, number),
        kontor.seats.lend_to_computer(user, number, 0),
        kontor.seats.let_computers_answer(user, number),
        kontor.seats.wait_more(user, number, 0),
        kontor.seats.find_substitute(user, number, 0),
        kontor.seats.take_seat(user, number, 0),
        kontor.seats.accept(user, number, 0),
        kontor.seats.decline(user, number, 0),
        kontor.seats.withdraw(user, number),
        kontor.social.nudge(user, number),
        kontor.social.follow(user, number, True),
        kontor.social.move(user, number, guild_id=GUILD, channel_id=CHANNEL + 1),
        kontor.social.set_note(user, number, "note"),
        kontor.votes.pause(user, number),
        kontor.votes.close(user, number),
        kontor.votes.resume(user, number),
    ]


@pytest.mark.promise("strangers")
@pytest.mark.parametrize("where", ["out", "blind", "gone"])
async def test_whoever_does_not_see_its_channel_is_told_of_a_match_what_they_are_told_of_none(
    match: ServiceMatch, where: Any
) -> None:
    await match.begin()
    match.guild.elsewhere[STRANGER.id] = where
    for hidden, none in zip(
        everything(match, STRANGER, match.id), everything(match, STRANGER, NOWHERE), strict=True
    ):
        match.guild.asked.clear()
        assert await key_of(hidden, NoSuchMatch) == "err-no-such-match"
        asked = list(match.guild.asked)
        match.guild.asked.clear()
        assert await key_of(none, NoSuchMatch) == "err-no-such-match"
        assert set(match.guild.asked) == set(asked) == {STRANGER.id}, "the same is asked"


@pytest.mark.promise("strangers")
async def test_without_an_answer_from_discord_players_play_on_and_others_wait(match: ServiceMatch) -> None:
    await match.begin()
    match.guild.elsewhere |= {ANNA.id: "unknown", STRANGER.id: "unknown"}
    await match.do(ANNA, Draw())
    for number in (match.id, NOWHERE):
        assert await key_of(match.kontor.panels.panel(STRANGER, number), AccessUnknown) == "err-no-answer"
        assert await key_of(match.kontor.social.follow(STRANGER, number, True), AccessUnknown) == "err-no-answer"
    match.guild.elsewhere[ANNA.id] = "gone"
    await match.do(ANNA, Pass())


@pytest.mark.promise("strangers")
async def test_who_left_reads_what_is_theirs_and_does_nothing_but_leave(match: ServiceMatch) -> None:
    await match.begin(people=3)
    await match.do(ANNA, Draw())
    match.guild.elsewhere[ANNA.id] = "out"
    shown = await match.look(ANNA)
    assert (shown.choices.options, shown.choices.decisions, shown.undo.way) == ((), (), ""), (
        "nothing is offered that is refused"
    )
    assert shown.notices.barred is not None
    assert shown.notices.barred.key == "err-members-left"
    assert shown.view.hand
    assert await match.kontor.history.log(ANNA.id, match.id)
    kontor = match.kontor
    for asked in (
        kontor.play.submit(ANNA, match.id, [Pass()]),
        kontor.play.undo(ANNA, match.id),
        kontor.seats.hand_over(ANNA, match.id, to=DIRK),
        kontor.seats.hand_over(ANNA, match.id),
        kontor.votes.close(ANNA, match.id),
        kontor.social.move(ANNA, match.id, guild_id=GUILD, channel_id=CHANNEL + 1),
    ):
        assert await key_of(asked) == "err-members-left"
    match.guild.elsewhere[ANNA.id] = "blind"
    assert await key_of(kontor.play.submit(ANNA, match.id, [Pass()])) == "err-members-only"
    assert (await kontor.play.resign(ANNA, match.id)).seat_of(ANNA.id) is None


@pytest.mark.promise("strangers")
@pytest.mark.parametrize("who", ["another player", "the host", "a manager"])
async def test_the_seat_of_who_left_is_lent_at_once_and_theirs_again_when_they_come_back(
    match: ServiceMatch, who: str
) -> None:
    await match.begin(people=3)
    if who == "the host":
        await match.give_seat(ANNA, DIRK)
        away, lender = BEN, ANNA
    else:
        away, lender = ANNA, BEN if who == "another player" else STRANGER
    seat = (await match.info()).seat_of(away.id)
    assert seat is not None
    seats, manager = match.kontor.seats, who == "a manager"
    assert await key_of(seats.lend_to_computer(lender, match.id, seat, manager=manager)) != "err-members-only"
    match.guild.elsewhere[away.id] = "out"
    with pytest.raises(NotSeated):
        await seats.lend_to_computer(User(98, "Max"), match.id, seat)
    await seats.lend_to_computer(lender, match.id, seat, manager=manager)
    info = await match.kontor.queries.info(match.id)
    assert (info.seats[seat].user_id, info.seats[seat].owner_id) == (None, away.id)
    assert await key_of(seats.take_back(away, match.id)) == "err-members-left"
    del match.guild.elsewhere[away.id]
    await seats.take_back(away, match.id)
    assert (await match.kontor.queries.info(match.id)).seats[seat].user_id == away.id


@pytest.mark.promise("strangers")
async def test_the_others_are_told_when_somebody_becomes_awaited_who_left(match: ServiceMatch) -> None:
    await match.begin(people=3)
    match.guild.elsewhere[BEN.id] = "blind"
    await match.end_turn(ANNA)
    (call,) = [job for job in match.discord.of(Announce) if job.call == "gone"]
    assert (call.seat, set(call.ping)) == (1, {ANNA.id, CHLOE.id})
    match.forget()
    await match.kontor.seats.lend_to_computer(CHLOE, match.id, 1)
    await match.wait(60)
    while (await match.info()).seats[1].own < 2:
        asked = next(seat for seat in (await match.info()).seats if seat.awaited)
        await match.end_turn(CHLOE if asked.user_id == CHLOE.id else ANNA)
        await match.wait(60)
    assert not [job for job in match.discord.of(Announce) if job.call == "gone"], (
        "once it is lent nobody is called"
    )


@pytest.mark.promise("strangers")
async def test_guests_are_asked_for_at_the_gate(match: ServiceMatch) -> None:
    await match.lobby(people=2)
    kontor = match.kontor
    match.guild.elsewhere |= {CHLOE.id: "blind", DIRK.id: "unknown"}
    assert await key_of(kontor.lobby.invite(ANNA, match.id, [CHLOE])) == "err-guest-outside"
    assert await key_of(kontor.lobby.invite(ANNA, match.id, [DIRK])) == "err-no-answer"
    await kontor.lobby.start(ANNA, match.id)
    await match.settle()
    assert await key_of(kontor.seats.hand_over(ANNA, match.id, to=CHLOE)) == "err-guest-outside"
    await kontor.play.resign(BEN, match.id)
    await match.give_seat(ANNA, STRANGER)
    await kontor.votes.close(STRANGER, match.id)


async def test_a_rematch_leaves_out_who_left(match: ServiceMatch) -> None:
    await match.begin(people=3)
    for user in (ANNA, BEN, CHLOE):
        await match.kontor.votes.close(user, match.id)
    await match.settle()
    match.forget()
    match.guild.elsewhere[BEN.id] = "out"
    assert await key_of(match.kontor.lobby.rematch(BEN, match.id)) == "err-members-left"
    await match.kontor.lobby.rematch(ANNA, match.id)
    await match.settle()
    assert match.pings == [CHLOE.id]


async def test_a_lobby_whose_host_left_is_its_members_to_start_without_them(match: ServiceMatch) -> None:
    await match.lobby(people=3)
    assert await key_of(match.kontor.lobby.start(BEN, match.id)) == "err-host-only"
    match.guild.elsewhere[ANNA.id] = "out"
    assert await key_of(match.kontor.lobby.start(STRANGER, match.id)) == "err-host-only"
    await match.kontor.lobby.start(BEN, match.id)
    info = await match.kontor.queries.info(match.id)
    assert (info.host_id, {seat.user_id for seat in info.seats}) == (BEN.id, {BEN.id, CHLOE.id})
    await match.settle()
    await match.prove()


@pytest.mark.promise("strangers")
async def test_lists_and_figures_hold_what_their_reader_may_see(match: ServiceMatch) -> None:
    await match.begin()
    lobby = await match.kontor.lobby.create(BEN, game="bazaar", guild_id=GUILD, channel_id=CHANNEL, locale="en")
    await match.kontor.lobby.invite(BEN, lobby.id, [CHLOE])
    lists, stats = match.kontor.lists, match.kontor.stats
    assert len(await in_guild(match.kontor, CHLOE.id, GUILD)) == 2
    assert [one.id for one in await lists.invitations_of(CHLOE.id)] == [lobby.id]
    match.guild.elsewhere |= {CHLOE.id: "blind", ANNA.id: "blind"}
    assert await in_guild(match.kontor, CHLOE.id, GUILD) == []
    assert await lists.invitations_of(CHLOE.id) == []
    assert [one.id for one in await in_guild(match.kontor, ANNA.id, GUILD)] == [match.id], "what is theirs stays"
    match.guild.asked.clear()
    await lists.search(BEN.id, GUILD, "", {}, UNFINISHED, 25)
    assert match.guild.asked == [], "nothing is asked while somebody types"
    async with match.kontor.matches.change(match.id) as unit:
        unit.update_row(status="over")
        for seat in (0, 1):
            unit.update_seat(seat, rank=seat + 1, score=5)
    assert [one.wins for one in await stats.of_user(BEN.id, ANNA.id, GUILD)] == [1]
    assert len(await stats.of_guild(BEN.id, GUILD, "bazaar")) == 2
    assert len(await stats.of_user(ANNA.id, ANNA.id)) == 1
    assert await stats.of_user(CHLOE.id, ANNA.id, GUILD) == []
    assert await stats.of_guild(CHLOE.id, GUILD, "bazaar") == []
    assert await stats.of_user(BEN.id, ANNA.id) == [], "of somebody else there is nothing beyond a server"
