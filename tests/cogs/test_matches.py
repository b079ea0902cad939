"""`/match` and what it opens."""

import pytest

from discord_ui.discord_api.required_permissions import REQUIRED
from engines.core.text.messages import Msg
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import member, pair
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_missing_rights_are_named_before_anything_is_opened(harness: BotHarness) -> None:
    anna = await member(harness)
    await harness.sandbox.deny("SEND_MESSAGES", channel=anna.member.channel)
    told = await anna.slash("match new", game="fugger")
    assert harness.say("perm-send-messages") in told.text
    await harness.settled()
    assert await harness.public(anna.member.channel) == []
    assert await harness.kontor.lists.active_of(anna.id) == []
    owner = await harness.sandbox.member("owner", anna.member.channel)
    assert harness.say("perm-send-messages") in (await owner.slash("server check")).text
    await harness.sandbox.allow("SEND_MESSAGES", channel=anna.member.channel)
    checked = (await owner.slash("server check")).message
    assert checked.text == harness.say("check-fine")
    guide = (await owner.click(checked, "Kontor on your server")).message
    assert harness.say("cmd-server-allow") in guide.text, "an owner reads on from there"


async def test_without_the_right_to_threads_a_match_opens_and_says_so(harness: BotHarness) -> None:
    anna = await member(harness)
    await harness.sandbox.deny("CREATE_PUBLIC_THREADS", channel=anna.member.channel)
    told = await anna.slash("match new", game="fugger")
    assert harness.say("perm-create-public-threads") in told.text
    assert len(await harness.kontor.lists.active_of(anna.id)) == 1


async def test_matches_are_not_opened_in_threads_or_direct_messages(
    harness: BotHarness,
) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Bert")
    refused = await anna.slash("match new", at=await match.place(), game="fugger")
    assert refused.text == harness.say("new-not-in-thread")
    assert (await anna.slash("match new", at="dm", game="fugger")).text == harness.say("new-only-server")
    assert (await anna.slash("match new", game="chess")).text == harness.say("new-no-such-game")
    assert len(await harness.kontor.lists.active_of(anna.id)) == 1


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
async def test_a_game_is_known_by_its_full_name_in_either_language(
    harness: BotHarness, typed: str, key: str
) -> None:
    anna = await member(harness)
    found = await anna.member.autocomplete("match new", "game", typed)
    assert [one.value for one in found] == [key]
    await anna.slash("match new", game=typed)
    (lobby,) = await harness.kontor.lists.active_of(anna.id)
    assert lobby.game == key
    assert harness.say("new-no-such-game") not in (await anna.slash("stats", game=typed)).text
    rules = (await anna.slash("rules", game=typed)).text
    assert harness.say("ui-rules-of", game=Msg(f"{key}-name")) in rules


async def test_an_impossible_number_of_seats_is_refused(harness: BotHarness) -> None:
    anna = await member(harness)
    told = await anna.slash("match new", game="fugger", seats=7)
    assert "4" in told.text
    assert await harness.kontor.lists.active_of(anna.id) == []


async def test_the_language_of_a_server_is_that_of_its_matches(harness: BotHarness) -> None:
    owner = await harness.owner()
    anna = await member(harness)
    await owner.slash("server language", language="fr")
    await anna.slash("match new", game="fugger")
    await owner.slash("server language", language="host")
    (lobby,) = await harness.kontor.lists.active_of(anna.id)
    assert (await harness.info(lobby.id)).locale == "fr"


async def test_a_match_is_opened_in_its_hosts_language_unless_another_is_typed(harness: BotHarness) -> None:
    anne = await harness.newcomer("Anne", "fr")
    anne.member.channel = await harness.room()
    await anne.slash("match new", game="fugger")
    await anne.slash("match new", game="fugger", language="en")
    lobbies = await harness.kontor.lists.active_of(anne.id)
    assert {(await harness.info(lobby.id)).locale for lobby in lobbies} == {"en", "fr"}


async def test_matches_are_listed_by_what_they_are(harness: BotHarness) -> None:
    match, _ = await pair(harness, "Anna", "Bert")
    cleo = await harness.newcomer("Cleo")
    await cleo.slash("match new", game="fugger")
    everything = (await cleo.slash("match list")).text
    (lobby,) = await harness.kontor.lists.active_of(cleo.id)
    assert f"#{match.id} " in everything
    assert f"#{lobby.id} " in everything
    waiting = (await cleo.slash("match list", status="lobby")).text
    assert f"#{match.id} " not in waiting
    assert f"#{lobby.id} " in waiting
    assert (await cleo.slash("match list", status="over")).text == harness.say("list-none")
    info = (await cleo.slash("match info", match=match.id)).text
    assert all(player.name in info for player in match.people.values())


async def test_leaving_for_good_is_asked_twice(harness: BotHarness) -> None:
    match, (anna, *_) = await pair(harness, "Anna", "Bert", "Cleo")
    asked = (await anna.slash("resign", at=await match.place())).message
    assert (await match.info()).seat_of(anna.id) is not None
    await harness.restart()
    done = await anna.press(asked, "resign-sure")
    assert harness.say("resign-done", match=match.id) in done.text
    assert (await match.info()).seat_of(anna.id) is None
    assert harness.say("resign-no-seat") in (await anna.slash("resign", at=await match.place())).text


async def test_a_seat_goes_to_one_other_person_or_to_a_computer_player(harness: BotHarness) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Bert")
    cleo = await harness.newcomer("Cleo")
    place = await match.place()
    both = await anna.slash("match handover", at=place, player=cleo.member.id, computer="greedy")
    assert harness.say("handover-one") in both.text
    own = await anna.slash("match handover", at=place, player=anna.member.id)
    assert harness.say("handover-yourself") in own.text


async def test_whoever_plays_is_not_told_that_they_only_watch(harness: BotHarness) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Bert")
    answer = await anna.slash("match follow", at=await match.place())
    assert answer.text == harness.say("follow-player", match=match.id)


@pytest.mark.parametrize("command", ["match handover", "match invite"])
async def test_a_bot_gets_no_seat(harness: BotHarness, command: str) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Bert")
    bot = harness.server.world.bot
    answer = await anna.slash(command, at=await match.place(), player=str(bot.id))
    assert harness.say("person-bot", name=bot.display) in answer.text
    assert anna.id in [seat.user_id for seat in (await match.info()).seats]


async def test_votes_end_when_a_seat_changes_its_owner(harness: BotHarness) -> None:
    match, (anna, bert) = await pair(harness, "Anna", "Bert")
    place = await match.place()
    await anna.slash("match pause", at=place)
    await harness.settled()
    vote = await match.newest("vote-yes")
    cleo = await harness.newcomer("Cleo")
    await anna.slash("match handover", at=place, player=cleo.member.id)
    await harness.settled()
    await cleo.press(await match.newest("accept-seat"), "accept-seat")
    answer = await bert.press(vote, "vote-yes")
    assert harness.say("err-vote-gone") in answer.text
    assert (await match.info()).status == "live"


@pytest.mark.parametrize(
    ("locale", "counted", "alone"),
    [("en-US", "(0 of 1 agree)", "no vote is needed"), ("fr", "(0 sur 1 d’accord)", "pas besoin de vote")],
)
async def test_a_vote_tells_of_those_who_may_vote_now(
    harness: BotHarness, locale: str, counted: str, alone: str
) -> None:
    match, (anna, bert, cleo) = await pair(harness, "Anna", "Bert", "Cleo", locales=[locale] * 3)
    place = await match.place()
    await anna.slash("match pause", at=place)
    await harness.settled()
    vote = await match.newest("vote-yes")
    await cleo.slash("match handover", at=place)
    assert counted in (await bert.slash("move", at=place)).text
    lent = await cleo.press(vote, "vote-yes")
    assert harness.say("err-computer-holds", locale[:2], match=match.id) in lent.text
    await bert.slash("match handover", at=place)
    assert alone in (await anna.slash("move", at=place)).text
    assert (await match.info()).status == "live"


async def test_only_the_host_or_a_manager_of_the_server_closes_a_lobby(harness: BotHarness) -> None:
    anna = await member(harness)
    await anna.slash("match new", game="fugger")
    (info,) = await harness.kontor.lists.active_of(anna.id)
    bert, owner = await harness.newcomer("Bert"), await harness.owner()
    refused = await bert.slash("match close", at=anna.member.channel)
    assert harness.say("err-host-only") in refused.text
    asked = (await owner.slash("match close", at=anna.member.channel)).message
    await owner.press(asked, "close")
    assert (await harness.info(info.id)).status == "aborted"


async def test_what_makes_no_sense_in_a_lobby_is_said_to_make_none(harness: BotHarness) -> None:
    anna = await member(harness)
    await anna.slash("match new", game="fugger")
    (info,) = await harness.kontor.lists.active_of(anna.id)
    for command in ("resign", "match substitute", "hand", "undo", "match pause"):
        answer = await anna.slash(command, at=anna.member.channel)
        assert harness.say("err-status-lobby", match=info.id) in answer.text, command


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_who_does_not_play_is_not_asked_whether_a_match_shall_end(harness: BotHarness, locale: str) -> None:
    match, (anna, bert) = await pair(harness, "Anna", "Bert", locales=[locale] * 2)
    place, language = await match.place(), locale[:2]
    cleo = await harness.newcomer("Cleo", locale)
    refused = await cleo.slash("match close", at=place)
    assert harness.say("err-not-seated", language, match=match.id) in refused.text
    await anna.slash("match handover", at=place)
    lent = await anna.slash("match close", at=place)
    assert harness.say("err-computer-holds", language, match=match.id) in lent.text
    alone = await bert.slash("match close", at=place)
    assert harness.say("close-ask-alone", language, match=match.id) in alone.text
    await bert.press(alone.message, "end-sure")
    assert (await match.info()).status == "aborted"


async def test_who_lent_a_seat_is_named_to_the_last_person_who_would_leave(harness: BotHarness) -> None:
    match, (anna, bert) = await pair(harness, "Anna", "Bert")
    place = await match.place()
    await anna.slash("match handover", at=place)
    asked = await bert.slash("resign", at=place)
    assert "lent seats go back: **Anna**." in asked.text
    await bert.press(asked.message, "resign-sure")
    info = await match.info()
    assert (info.status, [seat.user_id for seat in info.seats if seat.user_id]) == ("live", [anna.id])
    last = await anna.slash("resign", at=place)
    assert harness.say("resign-ask-last", match=match.id) in last.text
    await anna.press(last.message, "resign-sure")
    for command, said in (
        ("match replay", harness.say("err-replay-closed", match=match.id)),
        ("match export", harness.say("export-closed")),
        ("match substitute", harness.say("err-status-aborted", match=match.id)),
    ):
        assert said in (await bert.slash(command, at=place)).text, command
    again = await anna.slash("match rematch", at=place)
    assert "The table is full" in again.text, "nobody else is left to be invited"


async def test_only_who_plays_is_offered_to_go_on_with_a_paused_match(harness: BotHarness) -> None:
    match, (anna, bert) = await pair(harness, "Anna", "Bert")
    place = await match.place()
    await anna.slash("match handover", at=place)
    await bert.slash("match pause", at=place)
    assert screen_reader.has((await bert.slash("move", at=place)).message, "resume")
    lent = (await anna.slash("move", at=place)).message
    assert not screen_reader.has(lent, "resume")
    back = (await anna.press(lent, "takeback")).message
    await anna.press(back, "resume")
    assert (await match.info()).status == "live"


async def test_who_sits_in_a_lobby_does_not_only_watch_it(harness: BotHarness) -> None:
    anna = await member(harness)
    await anna.slash("match new", game="fugger")
    (info,) = await harness.kontor.lists.active_of(anna.id)
    told = await anna.slash("match follow", at=anna.member.channel)
    assert told.text == harness.say("follow-seated", match=info.id)


async def test_nobody_is_invited_to_a_running_match(harness: BotHarness) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Bert")
    answer = await anna.slash("match invite", at=await match.place())
    assert harness.say("err-status-live", match=match.id) in answer.text


async def test_whoever_follows_a_lobby_gets_its_thread_when_it_begins(harness: BotHarness) -> None:
    anna = await member(harness)
    cleo = await harness.newcomer("Cleo")
    await anna.slash("match new", game="fugger", seats=2)
    await harness.settled()
    (info,) = await harness.kontor.lists.active_of(anna.id)
    told = await cleo.slash("match follow", at=anna.member.channel)
    assert told.text == harness.say("follow-lobby", match=info.id)
    card = next(one for one in await harness.public(anna.member.channel) if screen_reader.has(one, "join"))
    await anna.add_computer(card)
    await harness.settled()
    await anna.press(await anna.member.refresh(card), "start")
    await harness.settled()
    thread = harness.server.world.channels[(await harness.info(info.id)).place].thread
    assert thread is not None
    assert cleo.id in thread.members


async def test_a_match_is_watched_and_no_longer(harness: BotHarness) -> None:
    match, _ = await pair(harness, "Anna", "Bert")
    cleo = await harness.newcomer("Cleo")
    on = await cleo.slash("match follow", at=await match.place())
    await harness.settled()
    thread = harness.server.world.channels[int(await match.place())].thread
    assert thread is not None
    assert cleo.id in thread.members
    off = await cleo.slash("match follow", at=await match.place(), follow="off")
    assert (on.text, off.text) == (
        harness.say("follow-on", match=match.id),
        harness.say("follow-off", match=match.id),
    )


async def test_the_invite_asks_for_no_more_than_is_needed() -> None:
    assert "administrator" not in REQUIRED
    assert not {name for name in REQUIRED if name.startswith("manage")}


@pytest.mark.promise("stand-in")
async def test_a_stand_in_is_agreed_on_when_a_match_is_opened_and_changed_in_its_options(
    harness: BotHarness,
) -> None:
    anna = await member(harness)
    await anna.slash("match new", game="fugger", stand_in="24")
    await harness.settled()
    (listed,) = await harness.kontor.lists.active_of(anna.id)
    said = harness.say("ui-lobby-stand-in", n=24, kind=Msg("ui-kind-strong"))
    (card,) = [one for one in await harness.public(anna.member.channel) if screen_reader.has(one, "join")]
    assert said in card.text, "who joins agrees to it"
    options = (await anna.press(card, "options")).message
    assert harness.say("ui-options-stand-in-after", n=24) in options.text
    form = (await anna.press(options, "options-form", part="computers")).modal
    assert form is not None
    await anna.member.submit_modal(form, {"stand-in": "24", "stand-in-by": "easy"})
    info = await harness.info(listed.id)
    assert (info.stand_in, info.stand_in_by) == (24, "easy")
