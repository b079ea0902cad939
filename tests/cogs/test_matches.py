"""`/match` and what it opens."""

from __future__ import annotations

import json

import pytest

from discord_ui.discord_api.required_permissions import REQUIRED
from engines.core.text.messages import Msg
from tests.cogs.tables import pair
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def newcomer(house: House) -> Person:
    """Somebody in a channel of their own."""
    person = await house.newcomer("Anna")
    person.member.channel = await house.room()
    return person


async def test_missing_rights_are_named_before_anything_is_opened(house: House) -> None:
    anna = await newcomer(house)
    await house.sandbox.deny("SEND_MESSAGES", channel=anna.member.channel)
    told = await anna.slash("match new", game="fugger")
    assert house.say("perm-send-messages") in told.text
    assert await house.kontor.queries.active_of(anna.id) == []
    owner = await house.sandbox.member("owner", anna.member.channel)
    assert house.say("perm-send-messages") in (await owner.slash("server check")).text
    await house.sandbox.allow("SEND_MESSAGES", channel=anna.member.channel)
    assert (await owner.slash("server check")).text == house.say("check-fine")


async def test_without_the_right_to_threads_a_match_opens_and_says_so(house: House) -> None:
    anna = await newcomer(house)
    await house.sandbox.deny("CREATE_PUBLIC_THREADS", channel=anna.member.channel)
    told = await anna.slash("match new", game="fugger")
    assert house.say("perm-create-public-threads") in told.text
    assert len(await house.kontor.queries.active_of(anna.id)) == 1


async def test_a_match_is_not_opened_in_a_thread_in_direct_messages_or_of_an_unknown_game(house: House) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    assert (await anna.slash("match new", at=await table.place(), game="fugger")).text == house.say(
        "new-not-in-thread"
    )
    assert (await anna.slash("match new", at="dm", game="fugger")).text == house.say("new-only-server")
    assert (await anna.slash("match new", game="chess")).text == house.say("new-no-such-game")
    assert len(await house.kontor.queries.active_of(anna.id)) == 1


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Die Fugger", "fugger"),
        ("the golden age", "golden_age"),
        ("Le siècle d’or", "golden_age"),
        ("LE SIECLE D'OR", "golden_age"),
        ("Villes et chevaliers", "cities_knights"),
        ("Cities & Knights", "cities_knights"),
    ],
)
async def test_a_game_is_known_by_its_name_typed_in_full_in_either_language(
    house: House, typed: str, key: str
) -> None:
    anna = await newcomer(house)
    found = await anna.member.autocomplete("match new", "game", typed)
    assert [one.value for one in found] == [key]
    await anna.slash("match new", game=typed)
    (lobby,) = await house.kontor.queries.active_of(anna.id)
    assert lobby.game == key
    assert house.say("new-no-such-game") not in (await anna.slash("stats", game=typed)).text
    rules = (await anna.slash("rules", game=typed)).text
    assert house.say("ui-rules-of", game=Msg(f"{key}-name")) in rules


async def test_an_impossible_number_of_seats_is_refused(house: House) -> None:
    anna = await newcomer(house)
    told = await anna.slash("match new", game="fugger", seats=7)
    assert "4" in told.text
    assert await house.kontor.queries.active_of(anna.id) == []


async def test_the_language_of_a_server_is_that_of_its_matches(house: House) -> None:
    owner = await house.owner()
    anna = await newcomer(house)
    await owner.slash("server language", language="fr")
    await anna.slash("match new", game="fugger")
    await owner.slash("server language", language="host")
    (lobby,) = await house.kontor.queries.active_of(anna.id)
    assert (await house.info(lobby.id)).locale == "fr"


async def test_a_match_is_opened_in_its_hosts_language_unless_another_is_typed(house: House) -> None:
    anne = await house.newcomer("Anne", "fr")
    anne.member.channel = await house.room()
    await anne.slash("match new", game="fugger")
    await anne.slash("match new", game="fugger", language="en")
    lobbies = await house.kontor.queries.active_of(anne.id)
    assert {(await house.info(lobby.id)).locale for lobby in lobbies} == {"en", "fr"}


async def test_matches_are_listed_by_what_they_are(house: House) -> None:
    table, _ = await pair(house, "Anna", "Bert")
    cleo = await house.newcomer("Cleo")
    await cleo.slash("match new", game="fugger")
    everything = (await cleo.slash("match list")).text
    (lobby,) = await house.kontor.queries.active_of(cleo.id)
    assert f"#{table.id} " in everything
    assert f"#{lobby.id} " in everything
    waiting = (await cleo.slash("match list", status="lobby")).text
    assert f"#{table.id} " not in waiting
    assert f"#{lobby.id} " in waiting
    assert (await cleo.slash("match list", status="over")).text == house.say("list-none")


async def test_an_export_of_a_running_match_is_for_its_reader_alone_and_without_seed(house: House) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    told = (await anna.slash("match export", at=await table.place())).message
    assert told.ephemeral
    data = json.loads(await told.files[0].read())
    assert data.get("seed") is None


async def test_leaving_for_good_is_asked_twice(house: House) -> None:
    table, (anna, *_) = await pair(house, "Anna", "Bert", "Cleo")
    asked = (await anna.slash("resign", at=await table.place())).message
    assert (await table.info()).seat_of(anna.id) is not None
    await house.restart()
    done = await anna.press(asked, "resign-sure")
    assert house.say("resign-done", match=table.id) in done.text
    assert (await table.info()).seat_of(anna.id) is None
    assert house.say("resign-no-seat") in (await anna.slash("resign", at=await table.place())).text


async def test_a_seat_goes_to_a_computer_player_and_comes_back(house: House) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    place = await table.place()
    await anna.slash("match handover", at=place)
    seat = (await table.info()).seats[(await table.info()).seat_of(anna.id) or 0]
    assert (seat.user_id, seat.owner_id) == (None, anna.id)
    await anna.slash("match takeback", at=place)
    assert next(s.user_id for s in (await table.info()).seats if s.seat == seat.seat) == anna.id


async def accepted(house: House, table: Table, giver: Person, to: Person) -> None:
    """Offer somebody a seat, which they accept."""
    place = await table.place()
    await giver.slash("match handover", at=place, player=to.member.id)
    await house.settled()
    call = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "accept-seat"))
    await to.press(call, "accept-seat")


async def test_a_seat_goes_to_a_person_who_is_welcome(house: House) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    cleo = await house.newcomer("Cleo")
    place = await table.place()
    both = await anna.slash("match handover", at=place, player=cleo.member.id, computer="greedy")
    assert house.say("handover-one") in both.text
    assert (
        house.say("handover-yourself")
        in (await anna.slash("match handover", at=place, player=anna.member.id)).text
    )
    await accepted(house, table, anna, cleo)
    info = await table.info()
    assert info.seat_of(anna.id) is None
    assert info.seat_of(cleo.id) is not None


async def test_a_running_match_ends_early_only_when_the_others_agree(house: House) -> None:
    table, (anna, bert) = await pair(house, "Anna", "Bert")
    asked = (await anna.slash("match close", at=await table.place())).message
    await anna.press(asked, "end-sure")
    assert (await table.info()).status == "live"
    await house.settled()
    panel = (await bert.slash("move", at=await table.place())).message
    await bert.press(panel, "vote-yes")
    assert (await table.info()).status == "aborted"
    assert (await anna.slash("match close", at=await table.place())).text.startswith(house.say("close-over"))


async def test_a_lobby_closes_after_it_was_asked(house: House) -> None:
    anna = await newcomer(house)
    await anna.slash("match new", game="fugger")
    (info,) = await house.kontor.queries.active_of(anna.id)
    asked = (await anna.slash("match close")).message
    await anna.press(asked, "close")
    assert (await house.info(info.id)).status == "aborted"


async def test_whoever_plays_is_not_told_that_they_only_watch(house: House) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    answer = await anna.slash("match follow", at=await table.place())
    assert answer.text == house.say("follow-player", match=table.id)


@pytest.mark.parametrize("command", ["match handover", "match invite"])
async def test_a_bot_gets_no_seat(house: House, command: str) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    bot = house.server.world.bot
    answer = await anna.slash(command, at=await table.place(), player=str(bot.id))
    assert house.say("person-bot", name=bot.display) in answer.text
    assert anna.id in [seat.user_id for seat in (await table.info()).seats]


async def test_a_seat_is_handed_over_by_name(house: House) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    cleo = await house.newcomer("Cleo")
    answer = await anna.slash("match handover", at=await table.place(), player=cleo.member.id)
    assert house.say("handover-person", name="Cleo", match=table.id, days=3) in answer.text


async def test_votes_end_when_a_seat_changes_its_owner(house: House) -> None:
    table, (anna, bert) = await pair(house, "Anna", "Bert")
    place = await table.place()
    await anna.slash("match pause", at=place)
    await house.settled()
    vote = next(one for one in await house.public(place) if screen_reader.has(one, "vote-yes"))
    cleo = await house.newcomer("Cleo")
    await accepted(house, table, anna, cleo)
    answer = await bert.press(vote, "vote-yes")
    assert house.say("err-vote-gone") in answer.text
    assert (await table.info()).status == "live"


@pytest.mark.parametrize(
    ("locale", "counted", "alone"),
    [("en-US", "(0 of 1 agree)", "without a vote"), ("fr", "(0 sur 1 d’accord)", "aucun vote n’est nécessaire")],
)
async def test_a_vote_tells_of_those_who_may_vote_now(house: House, locale: str, counted: str, alone: str) -> None:
    table, (anna, bert, cleo) = await pair(house, "Anna", "Bert", "Cleo", locale=locale)
    place = await table.place()
    await anna.slash("match pause", at=place)
    await house.settled()
    vote = next(one for one in await house.public(place) if screen_reader.has(one, "vote-yes"))
    await cleo.slash("match handover", at=place)
    assert counted in (await bert.slash("move", at=place)).text
    lent = await cleo.press(vote, "vote-yes")
    assert house.say("err-computer-holds", locale[:2], match=table.id) in lent.text
    await bert.slash("match handover", at=place)
    assert alone in (await anna.slash("move", at=place)).text
    assert (await table.info()).status == "live"


async def test_only_the_host_or_a_manager_of_the_server_closes_a_lobby(house: House) -> None:
    anna = await newcomer(house)
    await anna.slash("match new", game="fugger")
    (info,) = await house.kontor.queries.active_of(anna.id)
    bert, owner = await house.newcomer("Bert"), await house.owner()
    refused = await bert.slash("match close", at=anna.member.channel)
    assert house.say("err-host-only") in refused.text
    asked = (await owner.slash("match close", at=anna.member.channel)).message
    await owner.press(asked, "close")
    assert (await house.info(info.id)).status == "aborted"


async def test_what_makes_no_sense_in_a_lobby_is_said_to_make_none(house: House) -> None:
    anna = await newcomer(house)
    await anna.slash("match new", game="fugger")
    (info,) = await house.kontor.queries.active_of(anna.id)
    for command in ("resign", "match substitute", "hand", "undo", "match pause"):
        answer = await anna.slash(command, at=anna.member.channel)
        assert house.say("err-status-lobby", match=info.id) in answer.text, command


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_who_does_not_play_is_not_asked_whether_a_match_shall_end(house: House, locale: str) -> None:
    table, (anna, bert) = await pair(house, "Anna", "Bert", locale=locale)
    place, language = await table.place(), locale[:2]
    cleo = await house.newcomer("Cleo", locale)
    assert (
        house.say("err-not-seated", language, match=table.id) in (await cleo.slash("match close", at=place)).text
    )
    await anna.slash("match handover", at=place)
    lent = await anna.slash("match close", at=place)
    assert house.say("err-computer-holds", language, match=table.id) in lent.text
    alone = await bert.slash("match close", at=place)
    assert house.say("close-ask-alone", language, match=table.id) in alone.text
    await bert.press(alone.message, "end-sure")
    assert (await table.info()).status == "aborted"


async def test_who_lent_a_seat_is_named_to_the_last_person_who_would_leave(house: House) -> None:
    table, (anna, bert) = await pair(house, "Anna", "Bert")
    place = await table.place()
    await anna.slash("match handover", at=place)
    asked = await bert.slash("resign", at=place)
    assert "whoever lent a seat takes it back: **Anna**." in asked.text
    await bert.press(asked.message, "resign-sure")
    info = await table.info()
    assert (info.status, [seat.user_id for seat in info.seats if seat.user_id]) == ("live", [anna.id])
    last = await anna.slash("resign", at=place)
    assert house.say("resign-ask-last", match=table.id) in last.text
    await anna.press(last.message, "resign-sure")
    for command, said in (
        ("match replay", house.say("err-replay-closed", match=table.id)),
        ("match export", house.say("export-closed")),
        ("match substitute", house.say("err-status-aborted", match=table.id)),
    ):
        assert said in (await bert.slash(command, at=place)).text, command
    again = await anna.slash("match rematch", at=place)
    assert "its table is full" in again.text, "nobody else is left to be invited"


async def test_only_who_plays_is_offered_to_go_on_with_a_paused_match(house: House) -> None:
    table, (anna, bert) = await pair(house, "Anna", "Bert")
    place = await table.place()
    await anna.slash("match handover", at=place)
    await bert.slash("match pause", at=place)
    assert screen_reader.has((await bert.slash("move", at=place)).message, "resume")
    lent = (await anna.slash("move", at=place)).message
    assert not screen_reader.has(lent, "resume")
    back = (await anna.press(lent, "takeback")).message
    await anna.press(back, "resume")
    assert (await table.info()).status == "live"


async def test_who_sits_in_a_lobby_does_not_only_watch_it(house: House) -> None:
    anna = await newcomer(house)
    await anna.slash("match new", game="fugger")
    (info,) = await house.kontor.queries.active_of(anna.id)
    told = await anna.slash("match follow", at=anna.member.channel)
    assert told.text == house.say("follow-seated", match=info.id)


async def test_nobody_is_invited_to_a_running_match(house: House) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    answer = await anna.slash("match invite", at=await table.place())
    assert house.say("err-status-live", match=table.id) in answer.text


async def test_whoever_follows_a_lobby_gets_its_thread_when_it_begins(house: House) -> None:
    anna = await newcomer(house)
    cleo = await house.newcomer("Cleo")
    await anna.slash("match new", game="fugger", seats=2)
    await house.settled()
    (info,) = await house.kontor.queries.active_of(anna.id)
    told = await cleo.slash("match follow", at=anna.member.channel)
    assert told.text == house.say("follow-lobby", match=info.id)
    card = next(one for one in await house.public(anna.member.channel) if screen_reader.has(one, "join"))
    for verb in ("add", "start"):
        await anna.press(await anna.member.refresh(card), verb)
        await house.settled()
    thread = house.server.world.channels[(await house.info(info.id)).place].thread
    assert thread is not None
    assert cleo.id in thread.members


async def test_a_match_is_watched_and_no_longer(house: House) -> None:
    table, _ = await pair(house, "Anna", "Bert")
    cleo = await house.newcomer("Cleo")
    on = await cleo.slash("match follow", at=await table.place())
    off = await cleo.slash("match follow", at=await table.place(), follow="off")
    assert (on.text, off.text) == (house.say("follow-on", match=table.id), house.say("follow-off", match=table.id))


async def test_the_invite_asks_for_no_more_than_is_needed() -> None:
    assert "administrator" not in REQUIRED
    assert not {name for name in REQUIRED if name.startswith("manage")}


@pytest.mark.promise("stand-in")
async def test_a_stand_in_is_agreed_on_when_a_match_is_opened_and_changed_in_its_options(house: House) -> None:
    anna = await newcomer(house)
    told = await anna.slash("match new", game="fugger", stand_in="24")
    (listed,) = await house.kontor.queries.active_of(anna.id)
    said = house.say("ui-lobby-stand-in", n=24, kind=Msg("ui-kind-greedy"))
    assert said in told.text
    options = (await anna.press(told.message, "options")).message
    chosen = next(one for one in options.selects if one.custom_id.endswith(":stand-in-by"))
    await anna.member.select(options, ["random"], which=chosen.custom_id)
    info = await house.info(listed.id)
    assert (info.stand_in, info.stand_in_by) == (24, "random")
