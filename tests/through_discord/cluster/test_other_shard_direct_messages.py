"""Direct messages about matches on a server whose events the bot does not get are as those of a bot that does."""

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from discord_ui.discord_api.ttl_cache import TTL
from sandbox.members import Response
from sandbox.screen import Modal, Shown
from tests.through_discord.helpers.forged_ids import controls_of, forged, with_a_match
from tests.through_discord.helpers.harness import BotHarness, running
from tests.through_discord.helpers.match import DiscordMatch, begin, open_lobby, pair
from tests.through_discord.helpers.other_shard import blinded, moved
from tests.through_discord.helpers.player import Player, answered
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.long


class Line(NamedTuple):
    """What a member read, without what differs from one installation to another."""

    who: str
    did: str
    text: str
    labels: tuple[str, ...]
    files: tuple[str, ...]


class MessageLog:
    """What members do in direct messages, and read."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def note(self, who: str, did: str, *shown: Shown) -> None:
        for one in shown:
            files = tuple(f"{file.filename}: {file.description}" for file in one.files)
            self.lines.append(Line(who, did, timeless(one.text), tuple(one.labels), files))

    async def slash(self, player: Player, path: str, /, **options: object) -> Response:
        return self.answered(player, f"/{path} {sorted(options)}", await player.slash(path, at="dm", **options))

    async def press(self, player: Player, message: Shown, verb: str) -> Response:
        return self.answered(player, verb, await player.press(message, verb))

    async def send(self, player: Player, form: Modal, **fields: str) -> Response:
        return self.answered(player, "form", await answered(await player.member.submit_modal(form, fields)))

    def answered(self, player: Player, did: str, answer: Response) -> Response:
        self.note(player.name, did, *answer.messages)
        if answer.modal is not None:
            self.lines.append(Line(player.name, did, timeless(repr(answer.modal)), (), ()))
        return answer


def timeless(text: str) -> str:
    return re.sub(r"\d{9,}", "…", text)


class Cast(NamedTuple):
    """Who is there, and the matches: running, a lobby, over."""

    harness: BotHarness
    match: DiscordMatch
    lobby: int
    over: int
    anna: Player
    benoit: Player
    carla: Player
    dora: Player
    zoe: Player


async def cast(harness: BotHarness) -> Cast:
    """Anna (Annie there) and Benoît play, Carla sees the channel, Dora does not, Zoë is on another server."""
    match, (anna, benoit) = await pair(harness, "Anna", "Benoît", language="fr", grace=60)
    room = anna.member.channel
    await harness.sandbox.call("nick", user=anna.member.name, name="Annie")
    await anna.slash("board", match=match.id)
    lobby = screen_reader.match_of(await open_lobby(harness, anna, seats=3))
    over = (await begin(harness, [anna, benoit])).id
    async with harness.kontor.matches.change(over) as unit:
        unit.update_row(status="over")
    carla, dora, zoe = [await harness.newcomer(name) for name in ("Carla", "Dora", "Zoë")]
    await harness.sandbox.deny("VIEW_CHANNEL", channel=room, user=dora.member.name)
    await harness.sandbox.call("add_guild", name="elsewhere", channels=["far"])
    await harness.sandbox.call("leave", user=zoe.member.name)
    await harness.sandbox.call("join", user=zoe.member.name, guild="elsewhere")
    await harness.advance(2 * TTL)
    return Cast(harness, match, lobby, over, anna, benoit, carla, dora, zoe)


async def reads(message_log: MessageLog, here: Cast) -> None:
    """Everything that shows a match, for members who may see it and others."""
    shows = ("move", "hand", "board", "log", "undo", "orders", "wait", "note", "match info", "match replay")
    for player in (here.anna, here.benoit, here.carla):
        for path in shows:
            await message_log.slash(player, path, match=here.match.id)
    for player in (here.anna, here.carla, here.dora, here.zoe):
        for number in (here.match.id, here.lobby, here.over):
            for path in ("move", "board", "match info"):
                await message_log.slash(player, path, match=number)
        for path in ("turns", "next", "match list", "stats", "help", "rules", "settings"):
            await message_log.slash(player, path)
        await message_log.slash(player, "board", match=here.match.id, format="text")
        await message_log.slash(player, "stats", member=here.anna.member.name)


async def plays(message_log: MessageLog, here: Cast) -> None:
    """A turn that is taken back and sent, from the list of what waits and from the panel."""
    mover = await here.match.turn()
    waiting = (await message_log.slash(mover, "turns")).message
    panel = (await message_log.press(mover, waiting, "panel")).message
    offer = next(one for one in screen_reader.offers(panel) if one.code.startswith("play/"))
    message_log.answered(mover, offer.label, await mover.take(panel, offer))
    panel = (await message_log.slash(mover, "move", match=here.match.id)).message
    await message_log.press(mover, panel, "undo")
    message_log.answered(mover, "again", await moved(here.match, mover, "play/"))
    panel = (await message_log.slash(mover, "move", match=here.match.id)).message
    await message_log.press(mover, panel, "send")
    await here.harness.settled()


async def invites(message_log: MessageLog, here: Cast) -> None:
    """People are invited into the lobby, or may not be; it fills and begins."""
    for player in (here.benoit, here.carla):
        await message_log.slash(player, "settings", notices="dm")
    for guest in (here.carla, here.dora, here.zoe):
        await message_log.slash(here.anna, "match invite", match=here.lobby, player=guest.member.name)
    form = (await message_log.slash(here.anna, "match invite", match=here.lobby)).message
    message_log.answered(here.anna, "choose", await here.anna.choose(form, "invited", str(here.benoit.id)))
    await here.harness.settled()
    for player in (here.benoit, here.carla):
        await message_log.press(player, (await letters(player))[-1], "join")
    lobby = (await message_log.slash(here.anna, "match info", match=here.lobby)).message
    await message_log.press(here.anna, lobby, "start")
    await here.harness.settled()
    assert (await here.harness.info(here.lobby)).thread_id is not None


async def changes(message_log: MessageLog, here: Cast) -> None:
    """Wishes, and what changes a match."""
    anna, benoit, number = here.anna, here.benoit, here.match.id
    await message_log.press(
        anna, (await message_log.slash(anna, "settings", notices="dm_hand")).message, "my-test"
    )
    await message_log.slash(here.carla, "settings", language="fr")
    for watch in ("on", "off", "on"):
        await message_log.slash(here.carla, "match follow", match=number, follow=watch)
    await message_log.slash(anna, "note", match=number, text="Gems!")
    await message_log.send(anna, form_of(await message_log.slash(anna, "note", match=number)), note="No gems.")
    for path in ("match new", "match move"):
        await message_log.slash(anna, path, **({"game": "fugger"} if path == "match new" else {"match": number}))
    (other,) = await here.match.others(await here.match.turn())
    await message_log.slash(other, "match nudge", match=number)
    for path in ("match handover", "match takeback", "match pause", "match resume", "resign", "match substitute"):
        await message_log.slash(other, path, match=number)
    sure = (await message_log.slash(other, "match close", match=number)).message
    await message_log.press(other, sure, "end-sure")
    await message_log.slash(benoit, "match rematch", match=here.over)
    for path in ("match export", "match replay"):
        await message_log.slash(anna, path, match=here.over)
    for player in (anna, here.carla, here.dora, here.zoe):
        found = await player.member.autocomplete("board", "match", "", channel="dm")
        message_log.lines.append(Line(player.name, "types", "", tuple(one.name for one in found), ()))
    await here.harness.settled()


async def rung(message_log: MessageLog, here: Cast) -> None:
    """Turn after turn, each from its notice."""
    for player in here.match.people.values():
        await message_log.slash(player, "settings", notices="dm_hand")
    for _ in range(3):
        mover = await here.match.turn()
        await moved(here.match, mover)
        await here.harness.settled()
        mover = await here.match.turn()
        panel = (await message_log.press(mover, (await letters(mover))[-1], "move")).message
        message_log.answered(mover, "move", await mover.take(panel, screen_reader.offers(panel)[0]))
        await here.harness.advance(60)


async def letters(player: Player) -> list[Shown]:
    return [one for one in await player.member.dm() if not one.ephemeral]


def form_of(answer: Response) -> Modal:
    assert answer.modal is not None
    return answer.modal


async def seen(message_log: MessageLog, here: Cast) -> None:
    """The final messages in the channel, the threads and direct messages."""
    infos = [await here.harness.info(number) for number in (here.match.id, here.lobby, here.over)]
    for place in dict.fromkeys((infos[0].channel_id, *(info.place for info in infos))):
        message_log.note("", "place", *await here.harness.public(place))
    for player in (here.anna, here.benoit, here.carla, here.dora, here.zoe):
        message_log.note(player.name, "letters", *await letters(player))


@pytest.mark.promise("strangers")
async def test_direct_messages_are_the_same_though_the_bot_hears_nothing_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both play the same match.
    monkeypatch.setattr("service.driver.starting.secrets", SimpleNamespace(token_bytes=bytes))
    monkeypatch.setattr("service.driver.starting.SystemRandom", lambda: Random(0))
    told: list[list[Line]] = []
    for blind in (False, True):
        folder = tmp_path / str(blind)
        folder.mkdir()
        async with running(folder) as harness:
            here = await cast(harness)
            await (blinded(harness) if blind else harness.restart())
            message_log = MessageLog()
            for scene in (reads, plays, rung, invites, changes, seen):
                await scene(message_log, here)
            told.append(message_log.lines)
    assert told[0] == told[1]


@pytest.mark.promise("strangers")
async def test_no_direct_message_leads_a_stranger_into_a_match(
    harness: BotHarness,
) -> None:
    here = await cast(harness)
    await blinded(harness)
    number = here.match.id
    refused = harness.say("err-no-such-match", match=number)
    for player in (here.dora, here.zoe):
        shown = (await player.slash("help", at="dm")).message
        for path, needed in with_a_match(await player.member.commands(channel="dm")):
            assert (await player.slash(path, at="dm", match=number, **needed)).text == refused, path
        for custom_id in controls_of(number):
            assert (await forged(harness, player, shown, custom_id)).text == refused, custom_id
    assert (await here.carla.slash("board", at="dm", match=number)).message.files
