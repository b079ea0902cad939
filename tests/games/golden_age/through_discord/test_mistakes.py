"""The Golden Age played badly: typed moves that are almost right, answers changed, late and twice."""

from typing import Any

import pytest

from engines.golden_age.actions import Sail
from engines.golden_age.game import GAME
from engines.golden_age.position import load
from tests.games.cities_knights.helpers.service_positions import placed
from tests.games.golden_age.helpers.discord_turn import OWN, main_turn
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player
from tools.demo.typed_commands import CommandTypist
from tools.scripted_member import screen_reader
from tools.scripted_member.pathfinder import Pathfinder

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def steps(harness: BotHarness, match: DiscordMatch) -> int:
    """How many steps the match has."""
    return (await harness.kontor.matches.get(match.id)).row.seq


@pytest.mark.parametrize(
    ("command", "given", "said"),
    [
        ("auction", {"marker": "green"}, "Only actions of markers in provinces are sold"),
        ("auction", {"marker": "limburg"}, "Choose one of yours"),
        ("move", {"start": "gelderland", "to": "utrecht"}, "You have no pawn there: Gelderland"),
        ("move", {"start": "utrecht", "to": "drenthe"}, "There is no province “drenthe”"),
        ("sail", {"space": "3", "cards": "ship, captain"}, "captain"),
        ("sail", {"space": "9", "cards": "ship"}, "There is no colony “9”"),
        ("guild", {"guild": "orange"}, "There is no guild “orange”"),
        ("cash", {"card": "ship"}, "is not cashed in"),
        ("culture", {"marker": "zeeland"}, "You need a grey one"),
        ("die", {"total": "13"}, "before the roll"),
        ("bid", {"amount": "3½"}, "no auction"),
        ("stadtholder", {"space": "9"}, "before the first turn"),
    ],
)
async def test_a_wrong_typed_move_is_answered_with_its_reason(
    harness: BotHarness, command: str, given: dict[str, Any], said: str
) -> None:
    match, (anna, ben, _) = await kept(harness)
    before = await steps(harness, match)
    answer = await anna.slash(f"goldenage {command}", at=await match.place(), **given)
    assert said in answer.text
    assert answer.message.ephemeral
    answer = await ben.slash(f"goldenage {command}", at=await match.place(), **given)
    assert harness.say("err-not-your-turn", "fr") in answer.text
    assert await steps(harness, match) == before


_KEPT: dict[int, tuple[DiscordMatch, list[Player]]] = {}


async def kept(harness: BotHarness) -> tuple[DiscordMatch, list[Player]]:
    """One table for all that changes nothing."""
    if id(harness) not in _KEPT:
        _KEPT[id(harness)] = await main_turn(harness)
    return _KEPT[id(harness)]


async def test_names_are_typed_in_the_readers_language(harness: BotHarness) -> None:
    match, (ben, anna, _) = await main_turn(harness, mover=1)
    place = await match.place()
    answer = await ben.slash("goldenage move", at=place, start="Hollande", to="gueldre")
    assert "Tu n’as pas de pion là\u202f: Hollande" in answer.text
    answer = await ben.slash("goldenage move", at=place, start="utr", to="gueldre")
    assert "Utrecht → Gueldre" in answer.text
    answer = await ben.slash("goldenage auction", at=place, marker="zélande")
    assert "Enchère" in answer.text
    assert anna.mention in (await match.posts())[-1].content


async def test_a_marker_need_not_be_named_where_only_one_can_be_meant(harness: BotHarness) -> None:
    match, (anna, *_) = await main_turn(harness)
    place = await match.place()
    await anna.slash("goldenage guild", at=place, guild="blue")
    before = await steps(harness, match)
    answer = await anna.slash("goldenage colony", at=place)
    assert "Name the marker whose blue action you use" in answer.text, "either of two would do"
    answer = await anna.slash("goldenage culture", at=place)
    assert "for 3 florins" in answer.text
    assert await steps(harness, match) == before + 1


@pytest.fixture
def amounts() -> list[tuple[str, str | None]]:
    """What is typed as a bid, and the bid it is read as; None if it is refused."""
    return [
        ("3 1/2", "3½"), ("3.5", "3½"), ("3,5", "3½"), ("3½", "3½"), ("7/2", "3½"), ("7 / 2", "3½"),
        ("½", "½"), (" 4 ", "4"), ("4½ florins", "4½"),
        ("-1", None), ("0", None), ("1e9", None), ("99", None), ("abc", None), ("0.25", None), ("⅓", None),
    ]  # fmt: skip


async def test_an_auction_is_answered_in_any_way_and_told_once(
    harness: BotHarness, amounts: list[tuple[str, str | None]]
) -> None:
    match, (anna, ben, carla) = await main_turn(harness)
    place = await match.place()
    await anna.slash("goldenage auction", at=place, marker="zeeland")
    posts = len(await match.posts())
    old = await carla.panel(place)
    seen = (await anna.slash("match info", at=place)).text
    for command, given in (("bid", {"amount": "2"}), ("culture", {}), ("end", {})):
        answer = await anna.slash(f"goldenage {command}", at=place, **given)
        assert harness.say("err-auction-yours") in answer.text, "it is her turn, but not yet to go on"
    last = ""
    for text, read in amounts:
        answer = await ben.slash("goldenage bid", at=place, amount=text)
        last = last if read is None else read
        assert f"une mise de {last} florin" in answer.text, text
        if read is None:
            assert "de ½ florin à 15 florins" in answer.text, "what would be possible"
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
    assert "pays **7 florins**" in posts_now[-1].content, "it was cried as it was typed, a set cashed in for it"
    assert "**Carla** (passed)" in posts_now[-1].content
    assert "pays **7 florins**" in passed.text, "whoever answers last is told in their panel, too"
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
    first = (await carla.press_old(panel, "bid-do")).text
    before = await steps(harness, match)
    await harness.settled()
    second = (await carla.press_old(twin, "bid-do")).text
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
    assert "auction" in shown.text.lower()
    post = await anna.member.wait_message(place, lambda message: "pays **" in message.content)
    (told,) = [line for line in post.content.splitlines() if "Auction" in line]
    assert "Asked:" not in told, "an auction that is over is told once, and whole"
    assert told not in (await match.panel(anna)).text, "the post right above has said it"
    assert told in (await anna.slash("log", at=place)).text


async def test_a_crew_that_an_auction_completes_sails_in_the_sellers_turn_who_need_not_wait_for_it(
    harness: BotHarness,
) -> None:
    crew = {"money": 1, "markers": ["friesland"], "hand": ["ship", "voc"]}
    match, (anna, ben, carla) = await main_turn(harness, poor=crew, next={"colony": ["captain"]})
    place = await match.place()
    await anna.slash("goldenage auction", at=place, marker="zeeland")
    refused = await ben.slash("goldenage bid", at=place, amount="2")
    assert "Tu peux miser ½ florin et rien d’autre." in refused.text
    await ben.slash("goldenage bid", at=place, amount="½")
    await carla.slash("goldenage pass", at=place)
    await harness.settled()
    panel = await anna.panel(place)
    assert any(label.startswith("End your turn") for label in panel.labels)
    assert not screen_reader.has(panel, "wait"), "whether he sails answers nothing that she asked"
    assert "If your crew is complete, you may sail at once" in (await match.posts())[-1].content
    sailed = await ben.slash("goldenage sail", at=place, space="5", cards="navire, capitaine")
    assert "embarque pour les **Indes 5** avec navire, capitaine et joker VOC" in sailed.text
    await anna.slash("goldenage end", at=place)
    assert "**Benoît** sails to **East Indies 5**" in (await match.posts())[-1].content


async def test_a_crew_is_chosen_card_by_card_where_a_joker_could_stand_for_any(harness: BotHarness) -> None:
    match, (anna, *_) = await main_turn(harness, own={**OWN, "hand": ["ship", "captain", "cannon", "voc"]})
    live = await harness.kontor.matches.get(match.id)
    seat = next(s.seat for s in (await match.info()).seats if s.user_id == anna.id)
    path = Pathfinder(GAME, tuple(GAME.options(live.state, seat)), Sail("7", ("ship", "cannon")))
    panel = await anna.panel(await match.place())
    asked = ""
    for _ in range(12):
        way = path.next(panel)
        if way.label == "ship, cannon":
            asked = panel.text
        panel = (await anna.use(panel, way.press)).message
        if way.press.move:
            break
    assert "Which cards do you give? Jokers replace the rest." in asked
    assert "sails to **West Indies 7** with ship, cannon and VOC joker" in panel.text


async def test_a_crew_of_jokers_alone_is_typed_from_the_suggestions(harness: BotHarness) -> None:
    match, (anna, *_) = await main_turn(harness, own={**OWN, "hand": ["voc", "voc", "culture-voc"]})
    place = await match.place()
    typed = await CommandTypist(GAME, anna.member, harness.kontor.text, place).move(Sail("7", ()))
    sailed = (await anna.member.slash(typed.path[1:], typed.values, channel=place)).last
    assert "sails to **West Indies 7** with 3 VOC jokers" in sailed.text
