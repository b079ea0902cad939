"""Cities & Knights at one table of two people and two computer players: offers, orders, a seven, the end.

The match goes on from a late position that four greedy computer players reached, so that it ends within a test.
"""

import asyncio
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from discord_ui.model.controls import TRADE
from discord_ui.typed.parameters import codes_of, verb_parameters
from engines.cities_knights import actions as a
from engines.cities_knights.data import KIND, NUMBERS
from engines.cities_knights.game import GAME
from engines.cities_knights.position import load
from engines.cities_knights.rules.points import total
from engines.core.encoding.codec import tag_of
from engines.core.rng import rng_from
from players import PLAYERS
from render.images.encode import LIMIT
from sandbox.members import Response
from sandbox.screen import Modal
from tests.games.cities_knights.helpers.service_positions import before_dice, placed
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player, answered
from tools.scripted_member import screen_reader
from tools.scripted_member.pathfinder import Pathfinder

pytestmark = pytest.mark.asyncio(loop_scope="module")

LATE = json.loads((Path(__file__).parents[1] / "late_match" / "cities_knights.json").read_text(encoding="utf-8"))
TURNS = 60


async def seats_of(match: DiscordMatch) -> list[int]:
    """The seats of the table's people, in the order of their names."""
    info = await match.info()
    return [next(s.seat for s in info.seats if s.user_id == player) for player in match.people]


async def late(
    harness: BotHarness, anna: dict[str, Any], ben: dict[str, Any], lacking: int = 0, grace: int = 0
) -> DiscordMatch:
    """Anna's turn in the late position. lacking: if not 0, a seven comes and both lack that many points."""
    match = await start_match(
        harness, "Anna", "Benoît", computers=2, game="cities_knights", locales=("en-US", "fr"), grace=grace
    )
    one, two = await seats_of(match)
    plain = {key: value for key, value in LATE.items() if key != "bank"}
    plain |= {"active": one, "phase": "main", "attacks": 1}
    plain[f"P{one}"] = {**plain[f"P{one}"], "progress": [], **anna}
    plain[f"P{two}"] = {**plain[f"P{two}"], "progress": [], **ben}
    held = [*anna.get("progress", []), *ben.get("progress", [])]
    plain["decks"] = {track: [card for card in deck if card not in held] for track, deck in LATE["decks"].items()}
    if lacking:
        points = [total(load(plain, loose=True), seat) for seat in range(4)]
        for seat in (one, two):
            plain[f"P{seat}"]["defender"] += NUMBERS.target - lacking - points[seat]
        state = before_dice(
            7, lambda seed: load({**plain, "phase": "roll", "seed": seed}, loose=True), a.RollDice()
        )
    else:
        state = load(plain, loose=True)
    await placed(harness.kontor.matches, match.id, state)
    await harness.settled()
    return match


def people(match: DiscordMatch) -> tuple[Player, Player]:
    anna, ben = match.people.values()
    return anna, ben


async def offer_form(match: DiscordMatch, player: Player) -> Modal:
    """The form for an offer, still empty."""
    panel = await match.panel(player)
    doors = [
        one for one in screen_reader.controls(panel) if one.known.control is TRADE and not one.known.args.terms
    ]
    form = (await player.press_id(panel, doors[0].custom_id)).modal
    assert form is not None
    return form


def ticked(form: Modal, **labels: list[str]) -> dict[str, list[str]]:
    """The values of the entries of a form with these labels, by field."""
    known = {field.custom_id: {one.label: one.value for one in field.options} for field in form.fields}
    return {name: [known[name][label] for label in some] for name, some in labels.items()}


async def offer(
    match: DiscordMatch, player: Player, give: str, want: str, to: list[str] | None = None
) -> Response:
    """Offer a card for a card by the form of the panel, to all others or to some by name."""
    form = await offer_form(match, player)
    everybody = form.fields[-1]
    assert all(option.default for option in everybody.options), "an offer begins by going to everybody"
    labels = {"give": [f"1 × {give}"], "want": [f"1 × {want}"]} | ({} if to is None else {"to": to})
    chosen = ticked(form, **labels)
    return await answered(await player.member.submit_modal(form, chosen, settle=False))


RICH = {"hand": {"ore": 3, "lumber": 1}}
WOOLLY = {"hand": {"wool": 3, "brick": 1}}


async def test_an_offer_rings_begins_the_panel_and_is_countered_declined_and_accepted(harness: BotHarness) -> None:
    match = await late(harness, RICH, WOOLLY)
    anna, ben = people(match)
    place = await match.place()
    before = len(await match.posts())
    await offer(match, anna, "ore", "wool", [ben.name])
    posts = await match.posts()
    assert len(posts) == before + 1
    assert posts[-1].mentions == [str(ben.id)]
    assert posts[-1].content.splitlines()[0].startswith(ben.mention)

    panel = await match.panel(ben)
    assert "Offre 1" in panel.text
    words = [
        one.label for one in screen_reader.controls(panel) if one.label != harness.say("ui-how-to-play", "fr")
    ]
    assert words[:3] == ["Accepter", "Refuser", "Contre-offre…"]
    form = (await ben.click(panel, "Contre-offre…")).modal
    assert form is not None
    begun = {field.custom_id: [one.label for one in field.options if one.default] for field in form.fields}
    assert begun == {"give": ["1 × laine"], "want": ["1 × minerai"], "want-more": []}, "the offer turned round"
    await ben.member.submit_modal(form, ticked(form, give=["2 × laine"]))
    assert len(await match.posts()) == before + 1, "a counter-offer rings nobody who goes on anyway"

    panel = await match.panel(anna)
    assert "Offer 2" in panel.text
    await anna.click(panel, "Decline")
    await anna.slash("catan trade offer", at=place, terms="1 ore for 1 wool")
    assert len(await match.posts()) == before + 1, "an offer rings once in a turn"
    answer = await ben.click(await match.panel(ben), "Accepter")
    assert "laine" in answer.text
    told = await anna.slash("log", at=place)
    assert "wool" in told.text
    seats = await seats_of(match)
    live = await harness.kontor.matches.get(match.id)
    assert live.state.players[seats[0]].hand[2] == 1


@pytest.mark.promise("trading")
async def test_a_trade_of_one_kind_for_another_takes_two_presses(harness: BotHarness) -> None:
    match = await late(harness, RICH, WOOLLY)
    anna, ben = people(match)
    await anna.panel(await match.place())
    since = len(await harness.sandbox.requests())
    await offer(match, anna, "ore", "wool")
    paths = [one["path"] for one in (await harness.sandbox.requests())[since:]]
    # Opening the panel, its form, and sending that.
    assert len([path for path in paths if path.endswith("/callback")]) == 3, paths
    sent = (await harness.kontor.play.panel(ben.user, match.id)).view.offers
    assert [(made.give.ore, made.want.wool) for made in sent] == [(1, 1)]


@pytest.mark.promise("trading")
async def test_a_ready_offer_takes_one_press_and_counts_once(harness: BotHarness) -> None:
    match = await late(harness, RICH, WOOLLY)
    anna, ben = people(match)
    panel = await match.panel(anna)
    said = re.search(r"^(\d) (\w+) for (\d) (\w+) → ", panel.text, re.MULTILINE)
    assert said is not None
    where = next(button.custom_id for button in panel.buttons if button.label == "Offer")
    since = len(await harness.sandbox.requests())
    presses = await asyncio.gather(*(anna.member.click(panel, custom_id=where) for _ in range(2)))
    again = [press.text for press in presses if harness.say("ui-done-already") in press.text]
    assert len(again) == 1
    assert harness.say("ui-done") in again[0], "what one offered is no news, but the notice leads to something"
    paths = [one["path"] for one in (await harness.sandbox.requests())[since:]]
    assert len([path for path in paths if path.endswith("/callback")]) == 2, "each is one press"
    (made,) = (await harness.kontor.play.panel(ben.user, match.id)).view.offers
    assert (getattr(made.give, said[2]), getattr(made.want, said[4])) == (int(said[1]), int(said[3]))


@pytest.mark.promise("trading")
async def test_what_cannot_be_traded_is_said_and_changed_where_one_was(harness: BotHarness) -> None:
    match = await late(harness, RICH, WOOLLY)
    anna, ben = people(match)
    _, two = await seats_of(match)
    for labels, said in (
        ({"give": ["1 × ore"], "want": ["1 × ore"]}, "on both sides"),
        ({"give": ["3 × ore"]}, "something on both sides"),
        ({"give": ["1 × ore", "1 × lumber"], "want": ["1 × wool", "1 × ore"]}, "on both sides"),
    ):
        form = await offer_form(match, anna)
        chosen = ticked(form, **labels) | {"to": [str(two)]}
        refused = await answered(await anna.member.submit_modal(form, chosen, settle=False))
        assert said in refused.text
        assert refused.message.has_button("Change the trade…")
        again = (await anna.click(refused.message, "Change the trade…")).modal
        assert again is not None
        begun = {field.custom_id: [one.value for one in field.options if one.default] for field in again.fields}
        assert {name: sorted(some) for name, some in begun.items() if some} == {
            name: sorted(some) for name, some in chosen.items()
        }
    assert (await harness.kontor.play.panel(ben.user, match.id)).view.offers == ()


@pytest.mark.promise("trading")
async def test_a_trade_that_is_being_filled_in_is_sent_though_others_have_acted(harness: BotHarness) -> None:
    match = await late(harness, RICH, WOOLLY)
    anna, ben = people(match)
    place = await match.place()
    await anna.slash("catan trade offer", at=place, terms="1 lumber for 1 grain")
    form = await offer_form(match, anna)
    await ben.slash("catan trade counter", at=place, offer="1", terms="1 wool for 1 ore")
    chosen = ticked(form, give=["2 × ore"], want=["1 × wool"])
    answer = await answered(await anna.member.submit_modal(form, chosen, settle=False))
    assert harness.say("ui-stale") not in answer.text
    sent = (await harness.kontor.play.panel(anna.user, match.id)).view.offers
    assert [made.give.ore for made in sent if made.want.wool] == [2]


@pytest.mark.promise("trading")
async def test_a_trade_sent_twice_is_offered_once(harness: BotHarness) -> None:
    match = await late(harness, RICH, WOOLLY)
    anna, ben = people(match)
    forms = [await offer_form(match, anna) for _ in range(2)]
    chosen = ticked(forms[0], give=["1 × ore"], want=["1 × wool"])
    for form in forms:
        answer = await answered(await anna.member.submit_modal(form, chosen, settle=False))
    assert harness.say("ui-done-already") in answer.text
    assert len((await harness.kontor.play.panel(ben.user, match.id)).view.offers) == 1


async def test_a_typed_offer_that_names_nobody_goes_to_everybody(harness: BotHarness) -> None:
    match = await late(harness, RICH, WOOLLY)
    anna, ben = people(match)
    one, _ = await seats_of(match)
    rung = len(await ben.pings())
    answer = await anna.slash("catan trade offer", at=await match.place(), terms="1 ore for 3 wool")
    await harness.settled()
    sent = (await harness.kontor.play.panel(ben.user, match.id)).view.offers
    assert [sorted(made.to) for made in sent] == [[seat for seat in range(4) if seat != one]], answer.text
    assert len(await ben.pings()) == rung + 1


async def test_a_typed_trade_with_the_bank_is_made_once_unless_told_how_often(harness: BotHarness) -> None:
    match = await late(harness, {"hand": {"grain": 12}}, WOOLLY)
    anna, _ = people(match)
    place = await match.place()
    for times in ({}, {"times": "2"}):
        await anna.slash("catan trade bank", at=place, give="grain", get="wool", **times)
    view = (await harness.kontor.play.panel(anna.user, match.id)).view
    hand = view.players[view.viewer].hand
    assert hand.wool == 1 + 2
    assert hand.grain == 12 - 3 * view.rates[KIND["grain"]]


async def test_a_typed_robber_names_nobody_where_there_is_no_choice(harness: BotHarness) -> None:
    chasing = {"knights": [{"v": 0, "level": 1, "active": True}]}
    match = await late(harness, chasing, WOOLLY)
    anna, _ = people(match)
    place = await match.place()
    await anna.slash("catan knight chase", at=place, corner="0")
    options = (await harness.kontor.play.panel(anna.user, match.id)).choices.options
    goals = Counter(option.action.hex for option in options)
    victims = {option.action.hex: option.action.victim for option in options}
    refused = await anna.slash("catan answer robber", at=place, hex=next(h for h in goals if goals[h] > 1))
    assert "Choose who." in refused.text
    nobody = next(name for name, victim in victims.items() if victim is None)
    answer = await anna.slash("catan answer robber", at=place, hex=nobody)
    assert any(label.startswith("Undo") for label in answer.message.labels)
    takes = (await harness.kontor.play.panel(anna.user, match.id)).undo.takes
    assert takes is not None
    assert takes.move is not None
    assert takes.move.key.startswith("cities_knights-answer-robber")
    assert "chases the robber to" not in answer.text, "its maker has just said so"
    assert (await harness.kontor.play.panel(anna.user, match.id)).view.robber == nobody


async def test_who_waits_for_answers_rests_and_is_rung_by_the_last_one(harness: BotHarness) -> None:
    match = await late(harness, RICH, WOOLLY)
    anna, ben = people(match)
    await offer(match, anna, "ore", "wool", [ben.name])
    panel = await match.panel(anna)
    waiting = (await anna.click(panel, "Wait for answers")).message
    assert "You’re waiting for answers" in waiting.text
    assert "wait" not in " ".join(screen_reader.verb_of(one.known) for one in screen_reader.controls(waiting))
    rung = len(await anna.pings())
    answer = await anna.slash("wait", at=await match.place(), hours=3)
    assert "You’re waiting for answers" in answer.text
    assert "offre" in (await ben.slash("turns")).text.lower()
    await ben.click(await match.panel(ben), "Refuser")
    await harness.settled()
    assert len(await anna.pings()) == rung + 1
    panel = await match.panel(anna)
    assert "You’re waiting for answers" not in panel.text
    refused = await anna.slash("wait", at=await match.place())
    assert harness.say("err-no-answers") in refused.text


async def test_a_scripted_hand_fills_in_what_has_to_be_filled_in(harness: BotHarness) -> None:
    ahead = {"hand": {"ore": 2, "wool": 2, "cloth": 1}, "defender": 9}
    for seed in range(3):
        match = await late(harness, {"hand": {"grain": 1}, "progress": ["master_merchant"], "defender": 0}, ahead)
        anna, ben = people(match)
        await anna.slash("catan card master-merchant", at=await match.place(), player=ben.name)
        panel = await match.panel(anna)
        assert f"**{ben.name}**’s hand: take 2 cards" in panel.text
        (option,) = options = (await harness.kontor.play.panel(anna.user, match.id)).choices.options
        way = Pathfinder(GAME, options, option.random(rng_from(f"hand {seed}")))
        press = way.next(panel)
        while not press.move:
            panel = (await anna.use(panel, press)).message
            press = way.next(panel)
        panel = (await anna.use(panel, press)).message
        assert "take 2 cards" not in panel.text
        view = (await harness.kontor.play.panel(anna.user, match.id)).view
        assert view.players[view.viewer].hand.total() == 1 + 2


@pytest.mark.promise("orders")
async def test_standing_orders_are_switched_in_the_panel_and_seen_by_their_owner_alone(
    harness: BotHarness,
) -> None:
    match = await late(harness, RICH, WOOLLY)
    anna, ben = people(match)
    shown = await ben.slash("orders", at=await match.place(), match=match.id)
    assert harness.say("cities_knights-order-roll-desc", "fr") in shown.text
    orders = (await ben.click(await match.more(ben), harness.say("ui-ahead-door", "fr"))).message
    await ben.press(orders, "order", key="no-trades")
    assert harness.say("ui-ahead-given", "fr", n=1) in (await match.more(ben)).labels
    assert harness.say("ui-ahead-door") in (await match.more(anna)).labels, "others have given none and see none"
    rung = len(await ben.pings())
    await offer(match, anna, "ore", "wool", [ben.name])
    assert len(await ben.pings()) == rung
    await harness.advance(200)
    assert "**Benoît** is done trading this turn" in (await match.panel(anna)).text


@pytest.mark.parametrize("lacking", [1, pytest.param(3, marks=pytest.mark.long)])
async def test_a_match_is_played_to_its_end_from_a_seven_on(harness: BotHarness, lacking: int) -> None:
    many = {"lumber": 5, "wool": 5, "grain": 5}
    match = await late(harness, {"hand": many}, {"hand": many}, lacking=lacking)
    anna, ben = people(match)
    await anna.slash("catan roll", at=await match.place())
    await harness.settled()
    for player in (anna, ben):
        panel = await match.panel(player)
        assert "Suggest" in panel.text
        (suggested,) = screen_reader.offers(panel)
        await player.take(panel, suggested)
    robbed = False
    for number in range(TURNS * 8):
        active = await match.active()
        if active is None:
            break
        robbed |= await greedily(harness, match, active, number)
    info = await match.info()
    assert info.status == "over", f"points {info.seats}"
    assert robbed, "the seven moved the robber"
    last = (await match.posts())[-1]
    assert info.outcome is not None
    assert last.files
    assert [screen_reader.verb_of(one.known) for one in screen_reader.controls(last)] == [
        "curve",
        "replay",
        "rematch",
        "news",
    ]
    for post in await match.posts():
        assert len(post.files) == 1
        assert all(file.description and file.size <= LIMIT for file in post.files)


async def greedily(harness: BotHarness, match: DiscordMatch, player: Player, number: int) -> bool:
    """What a greedy player would do, typed as a command; whether it moved the robber."""
    live = await harness.kontor.matches.get(match.id)
    info = await match.info()
    seat = next(s.seat for s in info.seats if s.user_id == player.id)
    rng = rng_from(f"greedily {number}")
    action = PLAYERS["greedy"].choose(GAME, GAME.determinize(live.state, seat, rng), seat, rng)
    verb = tag_of(type(action))
    family, hyphen, _ = verb.partition("-")
    path = ["catan", harness.say(f"cities_knights-command-{family}")] if hyphen else ["catan"]
    names = [
        harness.say(f"cities_knights-param-{f.name.replace('_', '-')}") for f in verb_parameters(type(action))
    ]
    kinds = [f.kind for f in verb_parameters(type(action))]
    given = {n: k(c) for n, c, k in zip(names, codes_of(action), kinds, strict=True) if c}
    path.append(harness.say(f"cities_knights-verb-{verb}"))
    await player.slash(" ".join(path), at=await match.place(), **given)
    return verb == "answer-robber"
