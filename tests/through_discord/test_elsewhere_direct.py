"""Direct messages about matches on a server of which the bot hears nothing: nobody can tell that it does not."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from discord_ui.discord_api.ttl_cache import TTL
from sandbox.members import Response
from sandbox.screen import Modal, Shown
from tests.through_discord.elsewhere import blinded, moved
from tests.through_discord.forging import controls_of, forged, with_a_match
from tests.through_discord.house import House, running
from tests.through_discord.person import Person, answered
from tests.through_discord.table import Table, opened, seated
from tools.scripted_member import screen_reader


class Line(NamedTuple):
    """What somebody read, without what differs from one installation to another."""

    who: str
    did: str
    text: str
    labels: tuple[str, ...]
    files: tuple[str, ...]


class Diary:
    """What everybody does in direct messages, and reads."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def note(self, who: str, did: str, *shown: Shown) -> None:
        """Write down messages."""
        for one in shown:
            files = tuple(f"{file.filename}: {file.description}" for file in one.files)
            self.lines.append(Line(who, did, timeless(one.text), tuple(one.labels), files))

    async def slash(self, person: Person, path: str, **options: object) -> Response:
        """Type a command in direct messages."""
        return self.answered(person, f"/{path} {sorted(options)}", await person.slash(path, at="dm", **options))

    async def press(self, person: Person, message: Shown, verb: str) -> Response:
        """Press a button."""
        return self.answered(person, verb, await person.press(message, verb))

    async def send(self, person: Person, form: Modal, **fields: str) -> Response:
        """Send a form."""
        return self.answered(person, "form", await answered(await person.member.submit_modal(form, fields)))

    def answered(self, person: Person, did: str, answer: Response) -> Response:
        """Write down what somebody was answered."""
        self.note(person.name, did, *answer.messages)
        if answer.modal is not None:
            self.lines.append(Line(person.name, did, timeless(repr(answer.modal)), (), ()))
        return answer


def timeless(text: str) -> str:
    """A text without ids and times."""
    return re.sub(r"\d{9,}", "…", text)


class Cast(NamedTuple):
    """Who is there, and the matches: running, a lobby, over."""

    house: House
    table: Table
    lobby: int
    over: int
    anna: Person
    benoit: Person
    carla: Person
    dora: Person
    zoe: Person


async def cast(house: House) -> Cast:
    """Anna (Annie there) and Benoît play, Carla sees the channel, Dora does not, Zoë is on another server."""
    table = await seated(house, "Anna", "Benoît", language="fr", grace=60)
    anna, benoit = table.people.values()
    room = anna.member.channel
    await house.sandbox.call("nick", user=anna.member.name, name="Annie")
    await anna.slash("board", match=table.id)
    lobby = screen_reader.match_of(await opened(house, anna, seats=3))
    card = await opened(house, anna, seats=2)
    await benoit.press(card, "join")
    await house.settled()
    await anna.press(await anna.member.refresh(card), "start")
    await house.settled()
    over = screen_reader.match_of(card)
    async with house.kontor.matches.change(over) as unit:
        unit.update_row(status="over")
    carla, dora, zoe = [await house.newcomer(name) for name in ("Carla", "Dora", "Zoë")]
    await house.sandbox.deny("VIEW_CHANNEL", channel=room, user=dora.member.name)
    await house.sandbox.call("add_guild", name="elsewhere", channels=["far"])
    await house.sandbox.call("leave", user=zoe.member.name)
    await house.sandbox.call("join", user=zoe.member.name, guild="elsewhere")
    await house.advance(2 * TTL)
    return Cast(house, table, lobby, over, anna, benoit, carla, dora, zoe)


async def reads(diary: Diary, here: Cast) -> None:
    """Everything that shows a match, for everybody who may see it or not."""
    shows = ("move", "hand", "board", "log", "undo", "orders", "wait", "note", "match info", "match replay")
    for person in (here.anna, here.benoit, here.carla):
        for path in shows:
            await diary.slash(person, path, match=here.table.id)
    for person in (here.anna, here.carla, here.dora, here.zoe):
        for number in (here.table.id, here.lobby, here.over):
            for path in ("move", "board", "match info"):
                await diary.slash(person, path, match=number)
        for path in ("turns", "next", "match list", "stats", "help", "rules", "settings"):
            await diary.slash(person, path)
        await diary.slash(person, "board", match=here.table.id, format="text")
        await diary.slash(person, "stats", member=here.anna.member.name)


async def plays(diary: Diary, here: Cast) -> None:
    """A turn that is taken back and sent, from the list of what waits and from the panel."""
    mover = await here.table.turn()
    waiting = (await diary.slash(mover, "turns")).message
    panel = (await diary.press(mover, waiting, "panel")).message
    offer = next(one for one in screen_reader.offers(panel) if one.code.startswith("play/"))
    diary.answered(mover, offer.label, await mover.take(panel, offer))
    panel = (await diary.slash(mover, "move", match=here.table.id)).message
    await diary.press(mover, panel, "undo")
    diary.answered(mover, "again", await moved(here.table, mover, "play/"))
    panel = (await diary.slash(mover, "move", match=here.table.id)).message
    await diary.press(mover, panel, "send")
    await here.house.settled()


async def invites(diary: Diary, here: Cast) -> None:
    """People are invited into the lobby, or may not be; it fills and begins."""
    for person in (here.benoit, here.carla):
        await diary.slash(person, "settings", notices="dm")
    for guest in (here.carla, here.dora, here.zoe):
        await diary.slash(here.anna, "match invite", match=here.lobby, player=guest.member.name)
    form = (await diary.slash(here.anna, "match invite", match=here.lobby)).message
    diary.answered(here.anna, "choose", await here.anna.choose(form, "invited", str(here.benoit.id)))
    await here.house.settled()
    for person in (here.benoit, here.carla):
        await diary.press(person, (await letters(person))[-1], "join")
    lobby = (await diary.slash(here.anna, "match info", match=here.lobby)).message
    await diary.press(here.anna, lobby, "start")
    await here.house.settled()
    assert (await here.house.info(here.lobby)).thread_id is not None


async def changes(diary: Diary, here: Cast) -> None:
    """Wishes, and what changes a match."""
    anna, benoit, number = here.anna, here.benoit, here.table.id
    await diary.press(anna, (await diary.slash(anna, "settings", notices="dm_hand")).message, "my-test")
    await diary.slash(here.carla, "settings", language="fr")
    for watch in ("on", "off", "on"):
        await diary.slash(here.carla, "match follow", match=number, follow=watch)
    await diary.slash(anna, "note", match=number, text="Gems!")
    await diary.send(anna, form_of(await diary.slash(anna, "note", match=number)), note="No gems.")
    for path in ("match new", "match move"):
        await diary.slash(anna, path, **({"game": "fugger"} if path == "match new" else {"match": number}))
    mover = await here.table.turn()
    (other,) = await here.table.others(mover)
    await diary.slash(other, "match nudge", match=number)
    for path in ("match handover", "match takeback", "match pause", "match resume", "resign", "match substitute"):
        await diary.slash(other, path, match=number)
    sure = (await diary.slash(other, "match close", match=number)).message
    await diary.press(other, sure, "end-sure")
    await diary.slash(benoit, "match rematch", match=here.over)
    for path in ("match export", "match replay"):
        await diary.slash(anna, path, match=here.over)
    for person in (anna, here.carla, here.dora, here.zoe):
        found = await person.member.autocomplete("board", "match", "", channel="dm")
        diary.lines.append(Line(person.name, "types", "", tuple(one.name for one in found), ()))
    await here.house.settled()


async def rung(diary: Diary, here: Cast) -> None:
    """Turn after turn, each from the message that rings for it."""
    for person in here.table.people.values():
        await diary.slash(person, "settings", notices="dm_hand")
    for _ in range(3):
        mover = await here.table.turn()
        await moved(here.table, mover)
        await here.house.settled()
        mover = await here.table.turn()
        letter = (await letters(mover))[-1]
        panel = (await diary.press(mover, letter, "move")).message
        diary.answered(mover, "move", await mover.take(panel, screen_reader.offers(panel)[0]))
        await here.house.advance(60)


async def letters(person: Person) -> list[Shown]:
    """What somebody was told by direct message."""
    return [one for one in await person.member.dm() if not one.ephemeral]


def form_of(answer: Response) -> Modal:
    """The form that an answer is."""
    assert answer.modal is not None
    return answer.modal


async def seen(diary: Diary, here: Cast) -> None:
    """What stands in the end in the channel, the threads and direct messages."""
    infos = [await here.house.info(number) for number in (here.table.id, here.lobby, here.over)]
    for place in dict.fromkeys((infos[0].channel_id, *(info.place for info in infos))):
        diary.note("", "place", *await here.house.public(place))
    for person in (here.anna, here.benoit, here.carla, here.dora, here.zoe):
        diary.note(person.name, "letters", *await letters(person))


@pytest.mark.promise("strangers")
async def test_nobody_can_tell_in_direct_messages_that_the_bot_hears_nothing_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both play the same match.
    monkeypatch.setattr("service.usecases.lobby.secrets", SimpleNamespace(token_bytes=bytes))
    monkeypatch.setattr("service.usecases.lobby.SystemRandom", lambda: Random(0))
    told: list[list[Line]] = []
    for blind in (False, True):
        folder = tmp_path / str(blind)
        folder.mkdir()
        async with running(folder) as house:
            here = await cast(house)
            await (blinded(house) if blind else house.restart())
            diary = Diary()
            for scene in (reads, plays, rung, invites, changes, seen):
                await scene(diary, here)
            told.append(diary.lines)
    assert told[0] == told[1]


@pytest.mark.promise("strangers")
async def test_no_command_and_no_button_of_a_direct_message_leads_a_stranger_into_a_match(
    own_house: House,
) -> None:
    house = own_house
    here = await cast(house)
    await blinded(house)
    number = here.table.id
    refused = house.say("err-no-such-match", match=number)
    for person in (here.dora, here.zoe):
        shown = (await person.slash("help", at="dm")).message
        for path, needed in with_a_match(await person.member.commands(channel="dm")):
            assert (await person.slash(path, at="dm", match=number, **needed)).text == refused, path
        for custom_id in controls_of(number):
            assert (await forged(house, person, shown, custom_id)).text == refused, custom_id
    assert (await here.carla.slash("board", at="dm", match=number)).message.files
