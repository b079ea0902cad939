"""What people are called: by their nickname on the server where a match is, and nowhere else by that."""

import pytest

from tests.through_discord.conftest import own_harness as harness
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import begin, open_lobby, pair
from tools.scripted_member import screen_reader

__all__ = ["harness"]

BANKER, MUM = "The Banker of Augsburg", "Mum"


@pytest.mark.promise("nicknames")
async def test_a_nickname_is_shown_on_its_own_server_only(harness: BotHarness) -> None:
    match, (anna, benoit) = await pair(harness, "Anna", "Benoît")
    room = str((await match.info()).channel_id)
    family = await harness.sandbox.call("add_guild", name="family", channels=["kitchen"])
    for player, name in ((anna, MUM), (benoit, None)):
        await harness.sandbox.call("join", user=player.member.name, guild=family)
        await harness.sandbox.call("nick", user=player.member.name, name=name, guild=family)
    await harness.sandbox.call("nick", user=anna.member.name, name=BANKER)
    for player in (anna, benoit):
        player.member.channel = "kitchen"
    other = await (await begin(harness, [benoit, anna])).info()
    assert sorted(seat.name for seat in other.seats) == ["Benoît", MUM]

    first = "Anna"  # by which she is known where she has not acted since she was renamed
    for _ in range(4):
        mover = await match.turn()
        await mover.play(await match.place())
        await harness.settled()
        first = BANKER if mover is anna else first
        assert {seat.name for seat in (await match.info()).seats} == {first, "Benoît"}
        await anna.slash("settings", at="kitchen", notices="dm")
        await anna.slash("settings", at="dm", language="en")
        await harness.settled()
    assert first == BANKER
    assert {seat.name for seat in (await harness.kontor.queries.info(other.id)).seats} == {MUM, "Benoît"}
    said = {"here": "", "there": ""}
    places = {room: "here", await match.place(): "here", "kitchen": "there", str(other.place): "there"}
    for place, server in places.items():
        for message in await harness.public(place):
            said[server] += " ".join((message.text, *(file.description or "" for file in message.files)))
    assert MUM not in said["here"]
    assert BANKER in said["here"]
    assert BANKER not in said["there"]
    assert MUM in said["there"]

    turns = (await benoit.slash("match list", at="dm")).text
    lines = [line for line in turns.splitlines() if "Benoît" in line]
    assert sorted((BANKER in line, MUM in line) for line in lines) == [(False, True), (True, False)]


@pytest.mark.promise("nicknames")
async def test_who_comes_by_the_message_that_invites_them_is_called_as_on_the_server(harness: BotHarness) -> None:
    host, guest = await harness.newcomer("Anna"), await harness.newcomer("Chloé")
    await guest.slash("settings", at="dm", notices="dm")
    await harness.sandbox.call("nick", user=guest.member.name, name="The Guest")
    card = await open_lobby(harness, host, seats=2)
    match_id = screen_reader.match_of(card)
    await host.slash("match invite", at=card.channel_id, match=match_id, player=guest.member.name)
    await harness.settled()
    await guest.press(next(one for one in await guest.member.dm() if screen_reader.has(one, "join")), "join")
    await harness.settled()
    assert "The Guest" in (await host.member.refresh(card)).text
