"""A whole match: two members and a computer player, by buttons and by commands, in English and in French."""

import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from engines.core.text.messages import Msg
from render.images.encode import LIMIT
from sandbox.members import Response
from sandbox.screen import Shown
from tests.service.helpers.match_lists import in_guild
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, pair
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.on_both]

SLASH_EVERY = 3
"""Of this many moves one is typed instead of pressed."""


class Finished(NamedTuple):
    """A match that was played to its end. heard: all that the bot answered meanwhile, by person."""

    match: DiscordMatch
    anna: Player
    benoit: Player
    posts: list[Shown]
    heard: dict[int, list[Response]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def finished(harness: BotHarness) -> AsyncIterator[Finished]:
    """The match: Anna reads English, Benoît French, the match itself speaks French."""
    match, (anna, benoit) = await pair(
        harness, "Anna", "Benoît", computers=1, locales=("en-US", "fr"), language="fr"
    )
    heard: dict[int, list[Response]] = {anna.id: [], benoit.id: []}
    for number in range(200):
        player = await match.active()
        if player is None:
            break
        if number % SLASH_EVERY:
            answer = await player.take(panel := await match.panel(player), screen_reader.offers(panel)[0])
        else:
            answer = await typed(match, player)
        heard[player.id].append(answer)
    yield Finished(match, anna, benoit, await match.posts(), heard)


async def typed(match: DiscordMatch, player: Player) -> Response:
    """A move by the game's command: the first card that is suggested, or drawing where no card may be played."""
    place = await match.place()
    cards = await player.member.autocomplete("fugger play", "card", channel=place)
    if cards[0].value == "-":
        return await player.slash("fugger draw", at=place)
    return await player.slash("fugger play", at=place, card=cards[0].value)


async def test_it_ends_with_scores_and_everything_told(finished: Finished) -> None:
    info = await finished.match.info()
    assert info.status == "over"
    assert info.outcome is not None
    last = finished.posts[-1]
    assert "gagne" in last.content.splitlines()[0] or "victoire" in last.content.splitlines()[0]
    assert all(
        f"<@{player.id}>" in last.content or player.name in last.content
        for player in finished.match.people.values()
    )
    for seat in info.seats:
        assert str(seat.score) in last.content
    assert info.seed is not None
    assert info.seed in last.content
    assert last.files
    assert [screen_reader.verb_of(one.known) for one in screen_reader.controls(last)] == [
        "curve",
        "replay",
        "rematch",
        "news",
    ]


async def test_prices_can_be_followed_in_the_posts(finished: Finished) -> None:
    told = "\n".join(f"{post.content}\n{post.files[0].description}" for post in finished.posts)
    rounds = 6
    assert told.count("vend") >= rounds, "who sold what"
    assert told.count("→") >= rounds, "which goods changed their price, and how"
    assert told.count("cachet") >= 1 or told.count("sceau") >= 1, "whose seal doubled"


async def test_every_post_has_a_picture_and_the_row_of_buttons(harness: BotHarness, finished: Finished) -> None:
    labels = [harness.say(key, "fr") for key in ("ui-your-move", "ui-hand", "ui-news", "ui-rules")]
    for post in finished.posts:
        assert len(post.files) == 1
        for file in post.files:
            assert file.description
            assert len(file.description) <= 1024
            assert file.size <= LIMIT
    assert all(post.labels == labels for post in finished.posts[:-1])


async def test_each_reads_their_own_language(harness: BotHarness, finished: Finished) -> None:
    english = [answer.text for answer in finished.heard[finished.anna.id]]
    french = [answer.text for answer in finished.heard[finished.benoit.id]]
    assert sum("Waiting for" in text for text in english) > 3
    assert sum("On attend" in text for text in french) > 3
    assert not any("On attend" in text for text in english)
    assert not any("Waiting for" in text for text in french)


async def test_each_turn_was_one_message_with_one_ping(finished: Finished) -> None:
    turns = [post for post in finished.posts[:-1] if not post.silent]
    assert all(len(post.mentions) == 1 for post in turns)
    assert len(turns) > len(finished.posts) / 2, "only an evaluation is posted without asking anybody"
    rung = len(await finished.anna.pings(await finished.match.place()))
    rung += len(await finished.benoit.pings(await finished.match.place()))
    assert rung == len(turns) + len(finished.posts[-1].mentions)


async def test_the_thread_closes_after_a_quiet_day_and_the_card_says_who_won(
    harness: BotHarness, finished: Finished
) -> None:
    info = await finished.match.info()
    await harness.advance(120)
    thread = next(one for one in await finished.anna.member.threads() if one["id"] == str(info.thread_id))
    assert not thread["thread_metadata"]["archived"], "what is written last may still be changed"
    assert thread["thread_metadata"]["auto_archive_duration"] == 24 * 60
    assert not thread["thread_metadata"]["locked"]
    card = [one for one in await harness.public(info.channel_id) if one.layout][-1]
    assert harness.say("ui-replay", "fr") in card.labels


async def test_the_curve_of_the_match_follows_its_last_post(harness: BotHarness, finished: Finished) -> None:
    await harness.advance(60)
    *_, last, curve = await harness.public(await finished.match.place())
    assert last.id == finished.posts[-1].id
    assert harness.say("post-curve", "fr", game=Msg("fugger-name"), match=finished.match.id) in curve.text
    assert curve.silent
    assert [file.filename.partition(".")[0] for file in curve.files] == ["curve"]
    assert curve.files[0].description
    assert curve.labels == last.labels


@pytest.mark.promise("replay")
async def test_the_replay_steps_through_and_makes_the_animation(harness: BotHarness, finished: Finished) -> None:
    first = (await finished.anna.press(finished.posts[-1], "replay")).message
    assert "Step 0 of" in first.text
    second = (await finished.anna.click(first, "Next")).message
    assert "Step 1 of" in second.text
    later = (await finished.anna.click(second, "Next round")).message
    assert "Step 1 of" not in later.text
    last = (await finished.anna.click(later, "Last")).message
    assert "win" in last.text or "victory" in last.text
    assert last.files[0].description
    again = (await finished.anna.click(last, "Previous")).message
    film = (await finished.anna.click(again, "Animation")).last
    assert film.files
    assert (await film.files[0].read())[:4] in (b"RIFF", b"GIF8", b"\x89PNG")
    assert film.ephemeral
    assert harness.say("ui-shared") in (await finished.anna.press(film, "share-animation")).last.text
    await harness.settled()
    shared = (await harness.public(await finished.match.place()))[-1]
    assert [file.filename for file in shared.files] == [file.filename for file in film.files], "all see it"
    assert shared.files[0].description
    twice = await finished.benoit.slash("match replay", match=finished.match.id)
    film = (await finished.benoit.press(twice.message, "animation")).last
    told = await finished.benoit.press(film, "share-animation")
    assert harness.say("err-animation-shown", finished.benoit.member.locale) in told.last.text, "once"
    assert (await finished.anna.click(again, "How it went")).message.files[0].description
    went = (await finished.benoit.press(finished.posts[-1], "curve")).message
    assert went.files[0].description, "and from the last post"
    assert went.ephemeral


async def test_anybody_may_step_through_it_by_command(harness: BotHarness, finished: Finished) -> None:
    carla = await harness.newcomer("Carla")
    assert "Step 0 of" in (await carla.slash("match replay", match=finished.match.id)).message.text


@pytest.mark.promise("replay")
async def test_the_export_passes_the_replay_tool(finished: Finished, tmp_path: Any) -> None:
    from tools import replay

    answer = await finished.anna.slash("match export", match=finished.match.id)
    path = tmp_path / "match.json"
    path.write_bytes(await answer.message.files[0].read())
    assert replay.main([str(path)]) == 0
    broken = json.loads(path.read_text())
    broken["actions"][3]["digest"] = "0" * len(broken["actions"][3]["digest"])
    path.write_text(json.dumps(broken))
    assert replay.main([str(path)]) != 0


async def test_it_counts_in_the_figures_of_its_players_and_of_the_game(
    harness: BotHarness, finished: Finished
) -> None:
    anna, benoit, nobody = finished.anna, finished.benoit, await harness.newcomer("Hermit")
    assert harness.say("stats-none") in (await nobody.slash("stats")).text
    for player in (anna, benoit):
        mine = (await player.slash("stats")).text
        assert "Die Fugger" in mine
        assert player.mention in mine
    assert benoit.mention in (await anna.slash("stats", member=benoit.member.id)).text
    outcome = (await finished.match.info()).outcome
    assert outcome is not None
    winner = (await finished.match.info()).seats[outcome.winners[0]].user_id
    best = (await anna.slash("stats", game="fugger")).text
    assert winner is None or f"1. <@{winner}>" in best
    assert (await anna.slash("stats", game="chess")).text == harness.say("new-no-such-game")
    suggested = await anna.member.autocomplete("match replay", "match", "")
    assert [one.value for one in suggested] == [finished.match.id]


async def test_a_rematch_invites_the_same_people(harness: BotHarness, finished: Finished) -> None:
    answer = await finished.anna.press(finished.posts[-1], "rematch")
    await harness.settled()
    guild = (await finished.match.info()).guild_id or 0
    lobbies = await in_guild(harness.kontor, finished.anna.id, guild, ("lobby",))
    assert f"#{lobbies[0].id}" in answer.text
    info = await finished.match.info()
    assert any(
        "anna" in ping.text.lower() or "Anna" in ping.text for ping in await finished.benoit.pings(info.channel_id)
    )
    assert screen_reader.has(answer.last, "start"), "the host starts where they asked"
    post = (await harness.public(await finished.match.place()))[-1]
    assert f"#{lobbies[0].id}" in post.content, "all see it in the old thread"
    assert any(button.url for button in post.buttons), "a link leads there"
    joined = await finished.benoit.press(post, "join")
    assert joined.last.ephemeral
    assert finished.benoit.name in joined.text
    second = await finished.benoit.press(finished.posts[-1], "rematch")
    assert harness.say("ui-rematch-joined", finished.benoit.member.locale, match=lobbies[0].id) in second.text


async def test_a_finished_match_answers_every_button_it_ever_had(harness: BotHarness, finished: Finished) -> None:
    for post in (finished.posts[0], finished.posts[len(finished.posts) // 2]):
        for verb in ("move", "hand", "news", "rules"):
            assert (await finished.anna.press(post, verb)).message.ephemeral
