"""What people are called: by their nickname on the server where a match is, and nowhere else by that."""

from __future__ import annotations

import pytest

from tests.through_discord.house import House
from tests.through_discord.table import opened, seated
from tools.scripted_member import screen_reader

BANKER, MUM = "The Banker of Augsburg", "Mum"


@pytest.mark.promise("nicknames")
async def test_a_nickname_is_shown_on_its_own_server_only(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    anna, benoit = table.people.values()
    room = str((await table.info()).channel_id)
    family = await house.sandbox.call("add_guild", name="family", channels=["kitchen"])
    for person, name in ((anna, MUM), (benoit, None)):
        await house.sandbox.call("join", user=person.member.name, guild=family)
        await house.sandbox.call("nick", user=person.member.name, name=name, guild=family)
    await house.sandbox.call("nick", user=anna.member.name, name=BANKER)
    for person in (anna, benoit):
        person.member.channel = "kitchen"
    card = await opened(house, benoit, seats=2, grace=0)
    await anna.press(card, "join")
    await house.settled()
    await benoit.press(await benoit.member.refresh(card), "start")
    await house.settled()
    other = await house.kontor.queries.info(screen_reader.match_of(card))
    assert sorted(seat.name for seat in other.seats) == ["Benoît", MUM]

    first = "Anna"  # by which she is known where she has not acted since she was renamed
    for _ in range(4):
        mover = await table.turn()
        await mover.play(await table.place())
        await house.settled()
        first = BANKER if mover is anna else first
        assert {seat.name for seat in (await table.info()).seats} == {first, "Benoît"}
        await anna.slash("settings", at="kitchen", notices="dm")
        await anna.slash("settings", at="dm", language="en")
        await house.settled()
    assert first == BANKER
    assert {seat.name for seat in (await house.kontor.queries.info(other.id)).seats} == {MUM, "Benoît"}
    said = {"here": "", "there": ""}
    places = {room: "here", await table.place(): "here", "kitchen": "there", str(other.place): "there"}
    for place, server in places.items():
        for message in await house.public(place):
            said[server] += " ".join((message.text, *(file.description or "" for file in message.files)))
    assert MUM not in said["here"]
    assert BANKER in said["here"]
    assert BANKER not in said["there"]
    assert MUM in said["there"]

    turns = (await benoit.slash("match list", at="dm")).text
    lines = [line for line in turns.splitlines() if "Benoît" in line]
    assert sorted((BANKER in line, MUM in line) for line in lines) == [(False, True), (True, False)]


@pytest.mark.promise("nicknames")
async def test_who_comes_by_the_message_that_invites_them_is_called_as_on_the_server(own_house: House) -> None:
    house = own_house
    host, guest = await house.newcomer("Anna"), await house.newcomer("Chloé")
    await guest.slash("settings", at="dm", notices="dm")
    await house.sandbox.call("nick", user=guest.member.name, name="The Guest")
    card = await opened(house, host, seats=2)
    match_id = screen_reader.match_of(card)
    await host.slash("match invite", at=card.channel_id, match=match_id, player=guest.member.name)
    await house.settled()
    letter = next(one for one in await guest.member.dm() if screen_reader.has(one, "join"))
    await guest.press(letter, "join")
    await house.settled()
    assert "The Guest" in (await host.member.refresh(card)).text
