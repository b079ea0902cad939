"""Cities & Knights at one table of two people and two computer players: offers, orders, a seven, the end.

The match goes on from a late position that four greedy computer players reached, so that it ends within a test.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

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
from tests.service.catan import before_dice, placed, renaming
from tests.through_discord.house import House
from tests.through_discord.person import Person, answered
from tests.through_discord.table import Table, seated
from tools.playground.random_presses import RandomPresser
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")

LATE = json.loads((Path(__file__).parent / "positions" / "cities_knights.json").read_text(encoding="utf-8"))
TURNS = 60


async def seats_of(table: Table) -> list[int]:
    """The seats of the table's people, in the order of their names."""
    info = await table.info()
    return [next(s.seat for s in info.seats if s.user_id == person) for person in table.people]


async def late(house: House, anna: dict[str, Any], ben: dict[str, Any], lacking: int = 0, grace: int = 0) -> Table:
    """Anna's turn in the late position, with other hands for two people.

    lacking: if not 0, she is about to roll a seven, and both lack so many points to win.
    """
    table = await seated(
        house, "Anna", "Benoît", computers=2, game="cities_knights", locales=("en-US", "fr"), grace=grace
    )
    one, two = await seats_of(table)
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
    await placed(house.kontor.matches, table.id, state)
    await house.settled()
    return table


def people(table: Table) -> tuple[Person, Person]:
    anna, ben = table.people.values()
    return anna, ben


async def form_of(table: Table, person: Person, which: str) -> Modal:
    """The form that a button of somebody's panel opens."""
    form = (await person.click(await table.panel(person), which)).modal
    assert form is not None
    return form


async def offer(table: Table, person: Person, give: str, want: str, to: list[str] | None = None) -> Response:
    """Offer a card for a card by the form of the panel, to everybody or to some by name."""
    form = await form_of(table, person, "Offer a trade…")
    everybody = form.fields[2]
    assert all(option.default for option in everybody.options), "an offer begins by going to everybody"
    chosen = {"give": [f"1 × {give}"], "want": [f"1 × {want}"]} | ({} if to is None else {"to": to})
    return await answered(await person.member.submit_modal(form, chosen, settle=False))


RICH = {"hand": {"ore": 3, "lumber": 1}}
WOOLLY = {"hand": {"wool": 3, "brick": 1}}


async def test_an_offer_rings_begins_the_panel_and_is_countered_declined_and_accepted(house: House) -> None:
    table = await late(house, RICH, WOOLLY)
    anna, ben = people(table)
    place = await table.place()
    before = len(await table.posts())
    await offer(table, anna, "ore", "wool", [ben.name])
    posts = await table.posts()
    assert len(posts) == before + 1
    assert posts[-1].mentions == [str(ben.id)]
    assert posts[-1].content.splitlines()[0].startswith(ben.mention)

    panel = await table.panel(ben)
    assert "Offre 1" in panel.text
    words = [one.label for one in screen_reader.controls(panel) if one.label != house.say("ui-how-to-play", "fr")]
    assert words[:3] == ["Accepter", "Refuser", "Contre-offre…"]
    form = (await ben.click(panel, "Contre-offre…")).modal
    assert form is not None
    begun = {field.label: [one.label for one in field.options if one.default] for field in form.fields}
    assert begun == {"Tu donnes": ["1 × laine"], "Tu reçois": ["1 × minerai"]}, "the offer turned round"
    await ben.member.submit_modal(form, {"give": ["2 × laine"]})
    assert len(await table.posts()) == before + 1, "a counter-offer rings nobody who goes on anyway"

    panel = await table.panel(anna)
    assert "Offer 2" in panel.text
    await anna.click(panel, "Decline")
    await offer(table, anna, "ore", "wool", [ben.name])
    assert len(await table.posts()) == before + 1, "an offer rings once in a turn"
    answer = await ben.click(await table.panel(ben), "Accepter")
    assert "laine" in answer.text
    told = await anna.slash("log", at=place)
    assert "wool" in told.text
    seats = await seats_of(table)
    live = await house.kontor.matches.get(table.id)
    assert live.state.players[seats[0]].hand[2] == 1


@pytest.mark.promise("trading")
async def test_a_trade_of_one_kind_for_another_takes_five_presses_at_most(house: House) -> None:
    table = await late(house, RICH, WOOLLY)
    anna, ben = people(table)
    await anna.panel(await table.place())
    since = len(await house.sandbox.requests())
    await offer(table, anna, "ore", "wool")
    paths = [one["path"] for one in (await house.sandbox.requests())[since:]]
    assert 2 <= len([path for path in paths if path.endswith("/callback")]) <= 5, paths
    sent = (await house.kontor.play.panel(ben.user, table.id)).view.offers
    assert [(made.give.ore, made.want.wool) for made in sent] == [(1, 1)]


@pytest.mark.promise("trading")
async def test_what_cannot_be_traded_is_said_and_changed_where_one_was(house: House) -> None:
    table = await late(house, RICH, WOOLLY)
    anna, ben = people(table)
    for chosen, said in (
        ({"give": ["1 × ore"], "want": ["1 × ore"]}, "on both sides"),
        ({"give": ["1 × ore", "2 × ore", "3 × ore"], "want": ["1 × wool"]}, "You have 3 × ore, not 6."),
    ):
        form = await form_of(table, anna, "Offer a trade…")
        refused = await answered(await anna.member.submit_modal(form, chosen, settle=False))
        assert said in refused.text
        assert refused.message.has_button("Change the trade…")
        again = (await anna.click(refused.message, "Change the trade…")).modal
        assert again is not None
        begun = [one.label for one in again.fields[0].options if one.default]
        assert begun == sorted(chosen["give"], reverse=False)
    assert (await house.kontor.play.panel(ben.user, table.id)).view.offers == ()


@pytest.mark.promise("trading")
async def test_a_trade_that_is_being_filled_in_is_sent_though_others_have_acted(house: House) -> None:
    table = await late(house, RICH, WOOLLY)
    anna, ben = people(table)
    place = await table.place()
    await anna.slash("catan trade offer", at=place, terms="1 lumber for 1 grain")
    form = await form_of(table, anna, "Offer a trade…")
    await ben.slash("catan trade counter", at=place, offer="1", terms="1 wool for 1 ore")
    chosen = {"give": ["2 × ore"], "want": ["1 × wool"]}
    answer = await answered(await anna.member.submit_modal(form, chosen, settle=False))
    assert house.say("ui-stale") not in answer.text
    sent = (await house.kontor.play.panel(anna.user, table.id)).view.offers
    assert [made.give.ore for made in sent if made.want.wool] == [2]


@pytest.mark.promise("trading")
async def test_a_trade_sent_twice_is_offered_once(house: House) -> None:
    table = await late(house, RICH, WOOLLY)
    anna, ben = people(table)
    forms = [await form_of(table, anna, "Offer a trade…") for _ in range(2)]
    chosen = {"give": ["1 × ore"], "want": ["1 × wool"]}
    for form in forms:
        answer = await answered(await anna.member.submit_modal(form, chosen, settle=False))
    assert house.say("ui-done-already") in answer.text
    assert len((await house.kontor.play.panel(ben.user, table.id)).view.offers) == 1


async def test_a_typed_offer_that_names_nobody_goes_to_everybody(house: House) -> None:
    table = await late(house, RICH, WOOLLY)
    anna, ben = people(table)
    one, _ = await seats_of(table)
    rung = len(await ben.pings())
    answer = await anna.slash("catan trade offer", at=await table.place(), terms="1 ore for 3 wool")
    await house.settled()
    sent = (await house.kontor.play.panel(ben.user, table.id)).view.offers
    assert [sorted(made.to) for made in sent] == [[seat for seat in range(4) if seat != one]], answer.text
    assert len(await ben.pings()) == rung + 1


async def test_a_typed_trade_with_the_bank_is_made_once_unless_told_how_often(house: House) -> None:
    table = await late(house, {"hand": {"grain": 12}}, WOOLLY)
    anna, _ = people(table)
    place = await table.place()
    for times in ({}, {"times": "2"}):
        await anna.slash("catan trade bank", at=place, give="grain", get="wool", **times)
    view = (await house.kontor.play.panel(anna.user, table.id)).view
    hand = view.players[view.viewer].hand
    assert hand.wool == 1 + 2
    assert hand.grain == 12 - 3 * view.rates[KIND["grain"]]


async def test_the_log_calls_a_place_as_it_was_called_before_number_tokens_were_swapped(house: House) -> None:
    table = await late(house, {"hand": {"lumber": 1, "brick": 1}, "progress": ["inventor"]}, WOOLLY)
    anna, _ = people(table)
    place = await table.place()
    road, swap = renaming((await house.kontor.matches.get(table.id)).state)
    before = (await anna.slash("log", at=place)).text.splitlines()
    await house.kontor.play.submit(anna.user, table.id, [road])
    after = (await anna.slash("log", at=place)).text.splitlines()
    (built,) = [line for line in after if "road" in line and line not in before]
    await house.kontor.play.submit(anna.user, table.id, [swap])
    assert built in (await anna.slash("log", at=place)).text


async def test_a_typed_robber_names_nobody_where_there_is_no_choice(house: House) -> None:
    chasing = {"knights": [{"v": 0, "level": 1, "active": True}]}
    table = await late(house, chasing, WOOLLY)
    anna, _ = people(table)
    place = await table.place()
    await anna.slash("catan knight chase", at=place, corner="0")
    options = (await house.kontor.play.panel(anna.user, table.id)).options
    goals = Counter(option.action.hex for option in options)
    victims = {option.action.hex: option.action.victim for option in options}
    refused = await anna.slash("catan answer robber", at=place, hex=next(h for h in goals if goals[h] > 1))
    assert "Choose whom." in refused.text
    nobody = next(name for name, victim in victims.items() if victim is None)
    answer = await anna.slash("catan answer robber", at=place, hex=nobody)
    assert "chases the robber to" in answer.text
    assert (await house.kontor.play.panel(anna.user, table.id)).view.robber == nobody


async def test_who_waits_for_answers_rests_and_is_rung_by_the_last_one(house: House) -> None:
    table = await late(house, RICH, WOOLLY)
    anna, ben = people(table)
    await offer(table, anna, "ore", "wool", [ben.name])
    panel = await table.panel(anna)
    waiting = (await anna.click(panel, "Wait for answers")).message
    assert "You wait for answers" in waiting.text
    assert "wait" not in " ".join(screen_reader.verb_of(one.known) for one in screen_reader.controls(waiting))
    rung = len(await anna.pings())
    answer = await anna.slash("wait", at=await table.place(), hours=3)
    assert "You wait for answers" in answer.text
    assert "offre" in (await ben.slash("turns")).text.lower()
    await ben.click(await table.panel(ben), "Refuser")
    await house.settled()
    assert len(await anna.pings()) == rung + 1
    panel = await table.panel(anna)
    assert "You wait for answers" not in panel.text
    refused = await anna.slash("wait", at=await table.place())
    assert house.say("err-no-answers") in refused.text


async def test_a_scripted_hand_fills_in_what_has_to_be_filled_in(house: House) -> None:
    ahead = {"hand": {"ore": 2, "wool": 2, "cloth": 1}, "defender": 9}
    for seed in range(3):
        table = await late(house, {"hand": {"grain": 1}, "progress": ["master_merchant"], "defender": 0}, ahead)
        anna, ben = people(table)
        await anna.slash("catan card master-merchant", at=await table.place(), player=ben.name)
        panel = await table.panel(anna)
        assert f"**{ben.name}**’s hand: take 2 cards" in panel.text
        hand = RandomPresser(Random(seed))
        press = hand.next(panel)
        while press is not None and not press.move:
            panel = (await anna.use(panel, press)).message
            press = hand.next(panel)
        assert press is not None, panel
        panel = (await anna.use(panel, press)).message
        assert "take 2 cards" not in panel.text
        view = (await house.kontor.play.panel(anna.user, table.id)).view
        assert view.players[view.viewer].hand.total() == 1 + 2


async def test_what_is_built_is_posted_with_the_turn_and_taken_back_until_then(house: House) -> None:
    table = await late(house, {"hand": {"lumber": 2, "brick": 2, "coin": 4}}, WOOLLY, grace=60)
    anna, ben = people(table)
    place = await table.place()
    before = len(await table.posts())
    view = (await house.kontor.play.panel(ben.user, table.id)).view
    mine = await house.kontor.play.panel(anna.user, table.id)
    roads = [option.action.edge for option in mine.options if isinstance(option.action, a.BuildRoad)]
    for edge in roads[:2]:
        await anna.slash("catan build road", at=place, edge=edge)
    assert len((await house.kontor.play.panel(anna.user, table.id)).view.roads) == len(view.roads) + 2
    assert (await house.kontor.play.panel(ben.user, table.id)).view == view, "nobody else sees it yet"
    undone = await anna.slash("undo", at=place)
    assert "Taken back:" in undone.text
    answer = await anna.slash("catan end", at=place)
    assert answer.message.has_button("Send now")
    answer = await anna.press(answer.message, "undo")
    assert "Taken back:" in answer.text
    await house.settled()
    assert len(await table.posts()) == before
    answer = await anna.slash("catan end", at=place)
    await anna.click(answer.message, "Send now")
    await house.settled()
    posts = await table.posts()
    assert len(posts) > before
    assert "road" in await anna.told(posts[before])
    assert len((await house.kontor.play.panel(ben.user, table.id)).view.roads) == len(view.roads) + 1


@pytest.mark.promise("orders")
async def test_standing_orders_are_switched_in_the_panel_and_seen_by_their_owner_alone(house: House) -> None:
    table = await late(house, RICH, WOOLLY)
    anna, ben = people(table)
    shown = await ben.slash("orders", at=await table.place(), match=table.id)
    assert house.say("cities_knights-order-roll-desc", "fr") in shown.text
    orders = (await ben.click(await table.panel(ben), f"{house.say('ui-ahead-door', 'fr')}…")).message
    label = house.say("ui-order-give", "fr", order=house.say("cities_knights-order-no-trades", "fr"))
    panel = (await ben.click(orders, label)).message
    assert f"{house.say('ui-ahead-given', 'fr', n=1)}…" in panel.labels
    assert f"{house.say('ui-ahead-door')}…" in (await table.panel(anna)).labels, (
        "others have given none and see none"
    )
    rung = len(await ben.pings())
    await offer(table, anna, "ore", "wool", [ben.name])
    assert len(await ben.pings()) == rung
    await house.advance(200)
    assert "**Benoît** trades no more this turn" in (await table.panel(anna)).text


@pytest.mark.parametrize("lacking", [1, pytest.param(3, marks=pytest.mark.long)])
async def test_a_match_is_played_to_its_end_from_a_seven_on(house: House, lacking: int) -> None:
    many = {"lumber": 5, "wool": 5, "grain": 5}
    table = await late(house, {"hand": many}, {"hand": many}, lacking=lacking)
    anna, ben = people(table)
    await anna.slash("catan roll", at=await table.place())
    await house.settled()
    for person in (anna, ben):
        panel = await table.panel(person)
        label = next(label for label in panel.labels if label.startswith(("Suggested", "Conseil", "Suggestion")))
        await person.click(panel, label)
    robbed = False
    for number in range(TURNS * 8):
        active = await table.active()
        if active is None:
            break
        robbed |= await greedily(house, table, active, number)
    info = await table.info()
    assert info.status == "over", f"points {info.seats}"
    assert robbed, "the seven moved the robber"
    last = (await table.posts())[-1]
    assert info.outcome is not None
    assert last.files
    assert [screen_reader.verb_of(one.known) for one in screen_reader.controls(last)] == [
        "replay",
        "rematch",
        "news",
        "rules",
    ]
    for post in await table.posts():
        assert len(post.files) == 1
        assert all(file.description and file.size <= LIMIT for file in post.files)


async def greedily(house: House, table: Table, person: Person, number: int) -> bool:
    """What a greedy player would do, typed as a command; whether it moved the robber."""
    live = await house.kontor.matches.get(table.id)
    info = await table.info()
    seat = next(s.seat for s in info.seats if s.user_id == person.id)
    rng = rng_from(f"greedily {number}")
    action = PLAYERS["greedy"].choose(GAME, GAME.determinize(live.state, seat, rng), seat, rng)
    verb = tag_of(type(action))
    family, hyphen, _ = verb.partition("-")
    path = ["catan", house.say(f"cities_knights-command-{family}")] if hyphen else ["catan"]
    names = [house.say(f"cities_knights-param-{f.name.replace('_', '-')}") for f in verb_parameters(type(action))]
    kinds = [f.kind for f in verb_parameters(type(action))]
    given = {n: k(c) for n, c, k in zip(names, codes_of(action), kinds, strict=True) if c}
    path.append(house.say(f"cities_knights-verb-{verb}"))
    await person.slash(" ".join(path), at=await table.place(), **given)
    return verb == "answer-robber"
