"""Moves as slash commands."""

import re

import pytest

from discord_ui.typed.parameters import verb_parameters
from engines import GAMES
from engines.core.encoding.codec import tag_of
from engines.fugger.data import GOODS
from engines.golden_age.position import load
from sandbox.members import Suggestion
from tests.games.cities_knights.helpers.service_positions import placed
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, again, pair, start_match
from tests.through_discord.helpers.player import Player
from tests.tiers import few
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def cards(player: Player, place: str, verb: str = "play", typed: str = "") -> list[Suggestion]:
    """What is suggested for the card of a verb."""
    return await player.member.autocomplete(f"fugger {verb}", "card", typed, channel=place)


async def test_a_move_waits_for_its_match_to_be_picked(harness: BotHarness) -> None:
    first, people = await pair(harness, "Anna", "Bert")
    second = await again(harness, people)
    mover = await second.turn()
    asked = (await mover.slash("fugger draw", at="general")).message
    assert asked.text == harness.say("which-ask")
    before, other = (await second.info()).seq, (await first.info()).seq
    await mover.choose(asked, "which", str(second.id))
    assert (await second.info()).seq > before
    await second.play_on(1)
    (card, *_) = [one for one in await cards(mover, await second.place()) if one.value != "-"]
    asked = (await mover.slash("fugger play", at="general", card=card.name)).message
    before = (await second.info()).seq
    await mover.choose(asked, "which", str(second.id))
    assert (await second.info()).seq > before
    assert (await first.info()).seq == other


@pytest.mark.promise("hidden")
async def test_only_ones_own_legal_cards_are_suggested(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert")
    place = await match.place()
    mover = await match.turn()
    seat = (await match.info()).seat_of(mover.id)
    view = (await harness.kontor.play.panel(mover.user, match.id)).view
    assert seat is not None
    offered = {one.value for one in await cards(mover, place)}
    assert offered == set(view.players[seat].hand)
    goods = {one.value for one in await cards(mover, place, "deliver")}
    assert goods == offered - {"merchant"}


@pytest.mark.promise("hidden")
async def test_where_nothing_is_legal_the_suggestion_says_why(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert")
    place = await match.place()
    _, other = await match.seated()
    cleo = await harness.newcomer("Cleo")
    waiting = await cards(other, place)
    watching = await cards(cleo, place)
    assert [one.value for one in waiting] == [one.value for one in watching] == ["-"]
    assert waiting[0].name.startswith(harness.say("err-not-your-turn")[:60])
    assert watching[0].name == harness.say("typed-not-seated")


@pytest.mark.promise("legal")
@pytest.mark.parametrize("key", few(2, GAMES))
async def test_every_option_of_every_game_suggests_what_is_legal_or_says_why_nothing_is(
    harness: BotHarness, key: str
) -> None:
    match = await start_match(harness, "Anna", "Bert", "Cleo", game=key)
    place, game = await match.place(), GAMES[key]
    mover = await match.turn()
    options = (await harness.kontor.play.panel(mover.user, match.id)).choices.options
    possible = {tag_of(type(option.action)) for option in options}
    others = await match.others(mover)
    for verb, kind in game.verbs.items():
        path = " ".join((game.info.command, *words(harness, key, verb)))
        for field in verb_parameters(kind):
            if field.kind is bool:
                continue
            name = harness.say(f"{key}-param-{field.name.replace('_', '-')}")
            found = await mover.member.autocomplete(path, name, "", channel=place)
            assert found, f"{path} {name}: neither a suggestion nor a reason"
            assert (found[0].value == "-") == (verb not in possible), f"{path} {name}: {found[0].name}"
            other = others[0]
            if (await harness.kontor.play.panel(other.user, match.id)).choices.planning is not None:
                # A player who answers at the same time is offered the same.
                continue
            (why,) = await other.member.autocomplete(path, name, "", channel=place)
            assert why.name.startswith(harness.say("err-not-your-turn")[:60])


def words(harness: BotHarness, key: str, verb: str) -> list[str]:
    """The command of a verb, below its game's."""
    family, hyphen, _ = verb.partition("-")
    return [*([harness.say(f"{key}-command-{family}")] if hyphen else []), harness.say(f"{key}-verb-{verb}")]


async def test_a_corner_is_suggested_and_typed_by_its_name(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert", "Cleo", game="cities_knights")
    place = await match.place()
    mover = await match.turn()
    named = await mover.member.autocomplete("catan build settlement", "corner", "coast", channel=place)
    assert named
    assert all("coast" in one.name for one in named)
    before = (await match.info()).seq
    await mover.slash("catan build settlement", at=place, corner=named[0].name)
    assert (await match.info()).seq > before


async def test_what_fits_nothing_possible_is_told_so_and_still_meets_its_rule(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert", "Cleo", game="golden_age", locales=("fr", "fr", "fr"))
    anna, *_ = match.people.values()
    seat = (await match.info()).seat_of(anna.id)
    form = {"players": 3, "active": seat, "phase": "roll", "stadtholder": 4, f"P{seat}": {"hand": ["die"]}}
    await placed(harness.kontor.matches, match.id, load(form, loose=True))
    place = await match.place()
    totals = await anna.member.autocomplete("goldenage die", "total", "", channel=place)
    assert [one.value for one in totals] == [str(total) for total in range(2, 13)]
    (none,) = await anna.member.autocomplete("goldenage die", "total", "14", channel=place)
    assert none.name == harness.say("typed-no-match", "fr", text="14")
    before = (await match.info()).seq
    told = await anna.slash("goldenage die", at=place, total=none.value)
    assert harness.say("golden_age-no-die-total", "fr", n=14, lo=2, hi=12) in told.text
    assert (await match.info()).seq == before


async def test_options_that_exclude_each_other_say_so(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert", "Cleo", game="golden_age")
    anna, *_ = match.people.values()
    seat = (await match.info()).seat_of(anna.id)
    form = {
        "players": 3, "active": seat, "phase": "main", "stadtholder": 4,
        f"P{seat}": {"money": 8, "pawns": {"utrecht": 1, "holland": 1}},
    }  # fmt: skip
    await placed(harness.kontor.matches, match.id, load(form, loose=True))
    place = await match.place()
    (none,) = await anna.member.autocomplete("goldenage move", "to", "", {"start": "zeeland"}, channel=place)
    assert none.name == harness.say("typed-together")


@pytest.mark.promise("legal")
async def test_a_typed_illegal_move_is_refused_with_its_rule_and_todays_panel(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert")
    place = await match.place()
    mover = await match.turn()
    before = (await match.info()).seq
    for card in ("gold", "merchant/wine", "play/spices", "x" * 300, "-", " "):
        told = await mover.slash("fugger deliver", at=place, card=card)
        assert told.message.ephemeral
        assert len(told.text) > 20
        assert told.message.labels
        assert "gold" in told.text or card != "gold"
        assert (await match.info()).seq == before, card
    mine = {one.value for one in await cards(mover, place)}
    # A player whose only copper is sealed may call it copper.
    absent = next(good for good in GOODS if not {good, f"{good}-sealed"} & mine)
    told = await mover.slash("fugger play", at=place, card=absent)
    assert "hand" in told.text.lower()
    assert screen_reader.offers(told.last), "and what would be legal"
    assert (await match.info()).seq == before


async def test_a_suggestion_of_before_is_no_move_once_it_is_ones_turn(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert")
    place = await match.place()
    other = (await match.others(await match.turn()))[0]
    (kept,) = await cards(other, place, "deliver")
    await match.play_on(1)
    assert await match.turn() is other
    before = (await match.info()).seq
    await other.slash("fugger deliver", at=place, card=kept.value)
    assert (await match.info()).seq == before


async def test_a_move_of_a_kind_that_is_over_is_refused_with_its_rule(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert")
    place = await match.place()
    mover = await match.turn()
    await mover.play(place, "deliver/")
    await match.play_on(1)
    assert await match.turn() is mover
    (nothing,) = await cards(mover, place, "deliver")
    told = await mover.slash("fugger deliver", at=place, card=nothing.value)
    assert harness.say("fugger-no-deliver-twice", round=1) in told.text


async def test_who_is_not_asked_gets_a_reason_and_changes_nothing(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert")
    place = await match.place()
    mover = await match.turn()
    before = (await match.info()).seq
    other = (await match.others(mover))[0]
    assert harness.say("err-not-your-turn") in (await other.slash("fugger draw", at=place)).text
    cleo = await harness.newcomer("Cleo")
    for path in ("fugger draw", "undo", "resign"):
        refused = (await cleo.slash(path, at=place)).message
        assert refused.ephemeral
        assert "#" in refused.text
    assert (await match.info()).seq == before


async def test_suggestions_and_answers_are_in_the_readers_language(harness: BotHarness) -> None:
    match: DiscordMatch = await start_match(harness, "Anna", "Bert", locales=("fr", "fr"))
    place = await match.place()
    mover = await match.turn()
    found = await cards(mover, place)
    assert found
    assert not [one.name for one in found if re.search(r"\bprice\b|\bof\b|\b1st\b", one.name)]
    assert any(" · prix " in one.name for one in found)
    told = await mover.slash("fugger play", at=place, card="or")
    assert "Die Fugger" in told.text
    assert "or" in told.text


NONSENSE = ("x", "a/b", "🦆" * 50, "<@1> **x** `y`", "'; DROP TABLE match;--", "-1", "9" * 60, "-", " ")


async def test_nonsense_is_answered_by_who_asks(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Bert")
    place = await match.place()
    mover, other = await match.seated()
    cleo = await harness.newcomer("Cleo")
    before = (await match.info()).seq
    for card in NONSENSE:
        for player, told in ((other, "err-not-your-turn"), (cleo, "typed-not-seated")):
            answer = (await player.slash("fugger play", at=place, card=card)).text
            assert harness.say(told) in answer or harness.say("err-not-seated", match=match.id) in answer
        refused = await mover.slash("fugger play", at=place, card=card)
        assert refused.message.ephemeral
        assert harness.say("err-not-your-turn") not in refused.text
        assert (await match.info()).seq == before, card
