"""Moves as slash commands."""

from __future__ import annotations

import pytest

from sandbox.members import Suggestion
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table, seated

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def cards(person: Person, place: str, verb: str = "play", typed: str = "") -> list[Suggestion]:
    """What is suggested for the card of a verb."""
    return await person.member.autocomplete(f"fugger {verb}", "card", typed, channel=place)


async def test_a_match_is_played_by_commands(house: House) -> None:
    table = await seated(house, "Anna", "Bert")
    place = await table.place()
    for _ in range(6):
        person = await table.turn()
        before = (await table.info()).seq
        found = [one for one in await cards(person, place) if one.value != "-"]
        if found:
            told = await person.slash("fugger play", at=place, card=found[0].value)
        else:
            told = await person.slash("fugger draw", at=place)
        assert told.message.ephemeral
        assert (await table.info()).seq > before


async def test_only_ones_own_legal_cards_are_suggested(house: House) -> None:
    table = await seated(house, "Anna", "Bert")
    place = await table.place()
    mover = await table.turn()
    seat = (await table.info()).seat_of(mover.id)
    view = (await house.kontor.play.table(mover.user, table.id)).view
    assert seat is not None
    offered = {one.value for one in await cards(mover, place)}
    assert offered == set(view.players[seat].hand)
    goods = {one.value for one in await cards(mover, place, "deliver")}
    assert goods == offered - {"merchant"}


async def test_where_nothing_is_legal_the_suggestion_says_why(house: House) -> None:
    table = await seated(house, "Anna", "Bert")
    place = await table.place()
    mover = await table.turn()
    other = (await table.others(mover))[0]
    cleo = await house.newcomer("Cleo")
    waiting = await cards(other, place)
    watching = await cards(cleo, place)
    assert [one.value for one in waiting] == [one.value for one in watching] == ["-"]
    assert waiting[0].name.startswith(house.say("err-not-your-turn")[:60])
    assert watching[0].name == house.say("typed-not-seated")


async def test_a_typed_illegal_move_is_refused_with_its_rule_and_todays_panel(house: House) -> None:
    table = await seated(house, "Anna", "Bert")
    place = await table.place()
    mover = await table.turn()
    before = (await table.info()).seq
    for card in ("gold", "merchant/wine", "x" * 300, "-"):
        told = await mover.slash("fugger deliver", at=place, card=card)
        assert told.message.ephemeral
        assert len(told.text) > 20
        assert (await table.info()).seq == before, card
    told = await mover.slash("fugger deliver", at=place, card="gold")
    assert "gold" in told.text
    assert told.message.labels
    assert (await table.info()).seq == before


async def test_a_suggestion_of_before_is_no_move_once_it_is_ones_turn(house: House) -> None:
    table = await seated(house, "Anna", "Bert")
    place = await table.place()
    other = (await table.others(await table.turn()))[0]
    (kept,) = await cards(other, place, "deliver")
    await table.play_on(1)
    assert await table.turn() is other
    before = (await table.info()).seq
    await other.slash("fugger deliver", at=place, card=kept.value)
    assert (await table.info()).seq == before


async def test_a_move_of_a_kind_that_is_over_is_refused_with_its_rule(house: House) -> None:
    table = await seated(house, "Anna", "Bert")
    place = await table.place()
    mover = await table.turn()
    await mover.play(place, "deliver/")
    await table.play_on(1)
    assert await table.turn() is mover
    (nothing,) = await cards(mover, place, "deliver")
    told = await mover.slash("fugger deliver", at=place, card=nothing.value)
    assert house.say("fugger-no-deliver-twice", round=1) in told.text


async def test_who_is_not_asked_gets_a_reason_and_changes_nothing(house: House) -> None:
    table = await seated(house, "Anna", "Bert")
    place = await table.place()
    mover = await table.turn()
    before = (await table.info()).seq
    other = (await table.others(mover))[0]
    assert house.say("err-not-your-turn") in (await other.slash("fugger draw", at=place)).text
    cleo = await house.newcomer("Cleo")
    assert "#" in (await cleo.slash("fugger draw", at=place)).text
    assert (await table.info()).seq == before


async def test_suggestions_and_answers_are_in_the_readers_language(house: House) -> None:
    table: Table = await seated(house, "Anna", "Bert", locales=("fr", "fr"))
    place = await table.place()
    mover = await table.turn()
    found = await cards(mover, place)
    assert all(one.name.startswith("Jouer") for one in found)
    told = await mover.slash("fugger play", at=place, card="or")
    assert "Die Fugger" in told.text
    assert "or" in told.text


@pytest.mark.parametrize("card", ["x", "a/b", "🦆", "'; DROP TABLE match;--", "-1", "9" * 60])
async def test_nonsense_is_answered_by_who_asks(house: House, card: str) -> None:
    table = await seated(house, "Anna", "Bert")
    place = await table.place()
    mover = await table.turn()
    (other,) = await table.others(mover)
    cleo = await house.newcomer("Cleo")
    before = (await table.info()).seq
    for person, told in ((other, "err-not-your-turn"), (cleo, "typed-not-seated")):
        answer = (await person.slash("fugger play", at=place, card=card)).text
        assert house.say(told) in answer or house.say("err-not-seated", match=table.id) in answer
    refused = await mover.slash("fugger play", at=place, card=card)
    assert refused.message.ephemeral
    assert house.say("err-not-your-turn") not in refused.text
    assert (await table.info()).seq == before
