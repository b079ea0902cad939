"""The Golden Age played badly: answers changed, late and twice."""

import pytest

from engines.core.text.messages import Msg
from engines.golden_age.game import GAME
from engines.golden_age.position import load
from tests.games.cities_knights.helpers.service_positions import placed
from tests.games.golden_age.helpers.discord_turn import OWN, main_turn
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def steps(harness: BotHarness, match: DiscordMatch) -> int:
    """How many steps the match has."""
    return (await harness.kontor.matches.get(match.id)).row.seq


async def test_a_marker_need_not_be_named_where_only_one_can_be_meant(harness: BotHarness) -> None:
    match, (anna, *_) = await main_turn(harness)
    place = await match.place()
    await anna.slash("goldenage guild", at=place, guild="blue")
    before = await steps(harness, match)
    answer = await anna.slash("goldenage colony", at=place)
    assert "Name the marker whose blue action you use" in answer.text, "either of two would do"
    answer = await anna.slash("goldenage culture", at=place)
    price = Msg("core-thing", {"thing": GAME.names.facts["card_cost"]})
    assert f"for {harness.kontor.text.say(price, 'en', game='golden_age')}" in answer.text
    assert await steps(harness, match) == before + 1


async def test_an_auction_is_answered_in_any_way_and_told_once(harness: BotHarness) -> None:
    match, (anna, ben, carla) = await main_turn(harness)
    place = await match.place()
    await anna.slash("goldenage auction", at=place, marker="zeeland")
    posts = len(await match.posts())
    old = await carla.panel(place)
    seen = (await anna.slash("match info", at=place)).text
    for command, given in (("bid", {"amount": "2"}), ("culture", {}), ("end", {})):
        answer = await anna.slash(f"goldenage {command}", at=place, **given)
        assert harness.say("err-auction-yours") in answer.text, "it is her turn, but not yet to go on"
    assert "une mise de 3½ florins" in (await ben.slash("goldenage bid", at=place, amount="3 1/2")).text
    refused = (await ben.slash("goldenage bid", at=place, amount="99")).text
    assert "une mise de 3½ florins" in refused
    assert "de ½ florin à 15 florins" in refused, "what would be possible"
    for command, given in (("cash", {"card": "pepper"}), ("marker", {"province": "gueldre"})):
        answer = await ben.slash(f"goldenage {command}", at=place, **given)
        assert harness.say("err-auction-answered", "fr") in answer.text
    assert (await ben.slash("goldenage pass", at=place)).text.count("passer")
    await ben.slash("goldenage bid", at=place, amount="7")
    assert (await anna.slash("match info", at=place)).text == seen, "nobody sees that or what he answered"
    assert len(await match.posts()) == posts
    await harness.restart()
    assert "une mise de 7 florins" in (await ben.panel(place)).text

    passed = await carla.slash("goldenage pass", at=place)
    posts_now = await match.posts()
    assert len(posts_now) == posts + 1
    assert "Sold for **7 florins**" in posts_now[-1].content, "it was cried as typed, a set cashed in for it"
    assert "**Carla** (passed)" in posts_now[-1].content
    assert "Sold for **7 florins**" in passed.text, "whoever answers last is told in their panel, too"
    before = await steps(harness, match)
    late = await carla.slash("goldenage bid", at=place, amount="8")
    assert harness.say("err-not-your-turn") in late.text
    button = next(label for label in old.labels if label.startswith("Bid"))
    assert (await carla.click(old, button)).message.ephemeral
    assert await steps(harness, match) == before
    told = [line for line in (await anna.slash("log", at=place)).text.splitlines() if "Auction" in line]
    assert len(told) == 1, "one entry for the whole auction"
    log = (await anna.slash("log", at=place)).text
    assert " bids " not in log
    assert log.count("7 florins") == 1


@pytest.mark.promise("pinged")
async def test_whoever_wins_an_action_to_perform_is_rung_though_they_answered_long_ago(
    harness: BotHarness,
) -> None:
    match, (anna, *others) = await main_turn(harness)
    place = await match.place()
    await anna.slash("goldenage auction", at=place, marker="holland")
    live = await harness.kontor.matches.get(match.id)
    assert live.contest is not None
    first, second = (live.seats[seat].user_id for seat in live.contest.seats)
    by_id = {player.id: player for player in others}
    passing, winner = by_id[first or 0], by_id[second or 0]
    await winner.slash("goldenage bid", at=place, amount="2")
    posts = len(await match.posts())  # which waits until all posts are out, with their calls
    rung = len(await winner.pings())
    await passing.slash("goldenage pass", at=place)
    assert len(await match.posts()) == posts + 1
    assert len(await winner.pings()) == rung + 1
    assert (await match.turn()).id == winner.id
    asked = (await winner.panel(place)).text
    said = "nouveau pion" if winner.member.locale == "fr" else "new pawn"
    assert said in asked, "what the action is for"
    await winner.slash("goldenage pawn", at=place, province="utrecht")
    assert (await match.turn()).id == anna.id


async def test_the_last_answer_pressed_twice_is_answered_twice_with_how_the_auction_went(
    harness: BotHarness,
) -> None:
    match, (anna, ben, carla) = await main_turn(harness)
    place = await match.place()
    await anna.slash("goldenage auction", at=place, marker="zeeland")
    panel, twin = await match.panel(carla), await match.panel(carla)
    await ben.slash("goldenage bid", at=place, amount="2")
    first = (await carla.press_old(panel, "bid-do", most=0)).text
    before = await steps(harness, match)
    await harness.settled()
    second = (await carla.press_old(twin, "bid-do", most=0)).text
    (how,) = [line for line in first.splitlines() if "Auction" in line]
    assert harness.say("ui-answered-already") in second
    assert how in second
    assert await steps(harness, match) == before


async def test_what_becomes_of_an_auction_among_computers_is_told_to_its_seller(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", computers=2, game="golden_age")
    (anna,) = match.people.values()
    seat = (await match.info()).seat_of(anna.id)
    form = {"players": 3, "active": seat, "turn": 8, "phase": "main", "stadtholder": 4, f"P{seat}": OWN}
    await placed(harness.kontor.matches, match.id, load(form, loose=True))
    place = await match.place()
    shown = await anna.slash("goldenage auction", at=place, marker="zeeland")
    await harness.settled()
    assert any("Zeeland" in label for label in shown.message.labels), "Undo names the auction"
    post = await anna.member.wait_message(place, lambda message: "Sold for **" in message.content)
    (told,) = [line for line in post.content.splitlines() if "Auction" in line]
    assert "Asked:" not in told, "an auction that is over is told once, and whole"
    own = "You sell Zeeland’s blue action for **"
    assert own not in (await match.panel(anna)).text, "the post right above has said it"
    assert own in (await anna.slash("log", at=place)).text


async def test_a_crew_that_an_auction_completes_sails_in_the_sellers_turn_who_need_not_wait_for_it(
    harness: BotHarness,
) -> None:
    crew = {"money": 1, "markers": ["friesland"], "hand": ["ship", "voc"]}
    match, (anna, ben, carla) = await main_turn(harness, poor=crew, next={"colony": ["captain"]})
    place = await match.place()
    await anna.slash("goldenage auction", at=place, marker="zeeland")
    refused = await ben.slash("goldenage bid", at=place, amount="2")
    assert "Ta seule mise possible\u202f: ½ florin" in refused.text
    await ben.slash("goldenage bid", at=place, amount="½")
    await carla.slash("goldenage pass", at=place)
    await harness.settled()
    panel = await anna.panel(place)
    assert any(label.startswith("End your turn") for label in panel.labels)
    assert not screen_reader.has(panel, "wait"), "whether he sails answers nothing that she asked"
    assert "you can sail if your crew is complete" in (await match.posts())[-1].content
    sailed = await ben.slash("goldenage sail", at=place, space="5", cards="navire, capitaine")
    assert "Tu embarques\u202f: **Indes 5**, avec navire, capitaine et joker VOC" in sailed.text
    await anna.slash("goldenage end", at=place)
    assert "**Benoît** sails to **East Indies 5**" in (await match.posts())[-1].content
