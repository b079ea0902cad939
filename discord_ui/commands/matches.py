"""Commands about matches as a whole: open, list, look at, invite, rest, follow, nudge, move, repeat, close."""

from __future__ import annotations

import io
import json
from typing import Any, Final

import discord

from discord_ui import permissions
from discord_ui.cards import rematched
from discord_ui.commands.command_input import CommandInput
from discord_ui.commands.finding import ANY, UNFINISHED, Status, carries_out, game_named, label
from discord_ui.errors import UserSays
from discord_ui.funnel import funnel, ui_of
from discord_ui.ids import BadId, ScreenId, write_id
from discord_ui.names import Voice, escape
from discord_ui.paging import Page, page_of, part_of, turning
from discord_ui.panel_presses import after
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.screen import Block, Button, Row, Screen, Words
from discord_ui.screens import lobby as lobby_screen
from discord_ui.screens import replay as replay_screen
from discord_ui.showing import show_panel
from discord_ui.visit import Interaction, Visit
from engines.core.text.messages import Arg, Many, Msg
from service.base.read_models import MatchListItem

STATUSES: Final[dict[str, tuple[Status, ...]]] = {
    "lobby": ("lobby",),
    "live": ("live", "paused", "frozen"),
    "over": ("over",),
}
LISTED: Final = 12
"""So many matches of a list fit a phone."""
THREADS: Final = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


# ------------------------------------------------------------------ opening


async def new(
    interaction: Interaction,
    game: str,
    *,
    seats: int | None = None,
    pace: str = "daily",
    grace: int = 15,
    stand_in: int = 0,
    language: str | None = None,
) -> None:
    """Open a match in the channel of a command, after naming what the bot lacks there."""
    ui = ui_of(interaction)
    async with funnel(interaction) as visit:
        guild_id, channel_id = _channel(interaction, Msg("new-not-in-thread"))
        known = game_named(ui, game)
        if known is None:
            raise UserSays(Msg("new-no-such-game"))
        lacking = _lacking(interaction)
        info = await ui.kontor.lobby.create(
            visit.user,
            game=known,
            guild_id=guild_id,
            channel_id=channel_id,
            locale=language,
            seats=seats,
            pace=pace,
            grace=grace,
            stand_in=stand_in,
            options={},
        )
        notice = Msg("new-opened", {"match": info.id})
        if lacking:
            notice = Msg("new-opened-lacks", {"match": info.id, "rights": _rights(lacking)})
        await lobby_screen.show(visit, info.id, notice=notice)


def _rights(lacking: tuple[str, ...]) -> Many:
    return Many(tuple(permissions.NAMES[name] for name in lacking))


async def check(interaction: Interaction) -> None:
    """Tell what the bot lacks in the channel of a command."""
    async with funnel(interaction) as visit:
        lacking = _lacking(interaction)
        done = Msg("check-lacks", {"rights": _rights(lacking)}) if lacking else Msg("check-fine")
        await visit.say(done)


# ------------------------------------------------------------------ looking


async def listing(interaction: Interaction, status: str | None = None) -> None:
    """The server's matches; in the bot's direct messages the person's own."""
    async with funnel(interaction) as visit:
        await show_list(visit, status or ANY, 0)


async def show_list(visit: Visit, status: str, number: int) -> None:
    """Show a page of the list of matches in a state; the server's, or in direct messages the person's own."""
    wanted = STATUSES.get(status, UNFINISHED)
    guild_id = visit.interaction.guild_id
    reading = visit.ui.kontor.queries
    if guild_id is not None:
        found = await reading.page_in_guild(visit.user.id, guild_id, wanted, number, LISTED)
        page = part_of(*found, number, LISTED)
    else:
        page = page_of(await reading.active_of(visit.user.id, wanted), number, LISTED)
    await visit.show(list_screen(page, await visit.voice(), visit.user.id, status))


def list_screen(page: Page[MatchListItem], voice: Voice, user_id: int, status: str = ANY) -> Screen:
    """Matches, one a line with its link, a page of them."""
    if not page.items:
        return Screen((Words(voice.say(Msg("list-none"))),))
    lines = [f"### {voice.say(Msg('list-title', {'n': page.total}))}"]
    for match in page.items:
        said = voice.plain(Msg(f"list-status-{match.status}"))
        lines.append(f"- {escape(label(match, voice, user_id))} · <#{match.place}> · {said}")
    turns = turning(page, voice, lambda to: ScreenId("list", (status, str(to))))
    return Screen((Words("\n".join(lines)), *turns))


async def press_list(visit: Visit, press: Press) -> None:
    """Show another page."""
    if not isinstance(press.id, ScreenId) or len(press.id.args) != 2 or not press.id.args[1].isdecimal():
        raise BadId(repr(press.id))
    await show_list(visit, press.id.args[0], int(press.id.args[1]))


@carries_out("info")
async def info(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Show who plays and how the match is set up."""
    await lobby_screen.show(visit, match_id)


@carries_out("replay")
async def replay(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Step through a finished match."""
    await replay_screen.show(visit, match_id, 0)


@carries_out("export")
async def export(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Send the match as a file: whole if it is over, else what the person may know."""
    record = await visit.ui.kontor.exports.export(visit.user.id, match_id)
    found = await visit.ui.kontor.queries.info(match_id)
    said = {"over": Msg("export-whole"), "aborted": Msg("export-closed")}.get(found.status, Msg("export-partly"))
    await send_file(visit, record, f"{found.game}-{match_id}.json", said)


async def send_file(visit: Visit, data: Any, name: str, said: Msg) -> None:
    """Answer with plain data as a JSON file."""
    await visit.ack()
    text = json.dumps(data, ensure_ascii=False, indent=1)
    file = discord.File(io.BytesIO(text.encode()), filename=name)
    content = (await visit.voice()).say(said)
    await visit.interaction.followup.send(content, file=file, ephemeral=True)


# ------------------------------------------------------------------ looking after


@carries_out("invite")
async def invite(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Invite somebody, or choose whom from a list."""
    ui = visit.ui
    if given.person is None:
        found = await ui.kontor.queries.info(match_id)
        if found.status != "lobby":
            raise UserSays(Msg(f"err-status-{found.status}", {"match": match_id}))
        await visit.show(lobby_screen.invite_screen(found, await visit.voice(found)))
        return
    await ui.kontor.lobby.invite(visit.user, match_id, [given.person])
    await visit.say(Msg("ui-invited", {"n": 1}))


@carries_out("pause")
async def pause(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Propose to rest; alone it rests at once."""
    done = await visit.ui.kontor.votes.pause(visit.user, match_id)
    await after(visit, match_id, done, Msg("pause-done"), Msg("ui-vote-opened"))


@carries_out("resume")
async def resume(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Go on."""
    found = await visit.ui.kontor.queries.info(match_id)
    await visit.ui.kontor.votes.resume(visit.user, match_id, manager=visit.manages(found))
    await show_panel(visit, match_id, notice=Msg("ui-resumed"))


@carries_out("follow")
async def follow(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Watch a match, or no longer; "watch" is "on" or "off"."""
    on = given.text("watch") != "off"
    info = await visit.ui.kontor.social.follow(visit.user, match_id, on)
    if info.seat_of(visit.user.id) is not None:
        await visit.say(Msg("follow-player", {"match": match_id}))
        return
    if any(person.user_id == visit.user.id for person in info.people):
        await visit.say(Msg("follow-seated", {"match": match_id}))
        return
    begun = "follow-on" if info.seats else "follow-lobby"
    await visit.say(Msg(begun, {"match": match_id}) if on else Msg("follow-off", {"match": match_id}))


@carries_out("nudge")
async def nudge(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Remind whoever is awaited."""
    await visit.ui.kontor.social.nudge(visit.user, match_id)
    await visit.say(Msg("nudge-done"))


@carries_out("move-here")
async def move_here(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Take the match to the channel of the command, after naming what the bot lacks there."""
    guild_id, channel_id = _channel(visit.interaction, Msg("move-not-in-thread"))
    found = await visit.ui.kontor.queries.info(match_id)
    lacking = _lacking(visit.interaction)
    await visit.ui.kontor.social.move(
        visit.user, match_id, guild_id=guild_id, channel_id=channel_id, manager=visit.manages(found)
    )
    done: dict[str, Arg] = {"match": match_id, "rights": _rights(lacking)}
    await visit.say(Msg("move-done-lacks" if lacking else "move-done", done))


def _channel(interaction: Interaction, in_thread: Msg) -> tuple[int, int]:
    """The server and the channel in which a match may be played. in_thread: what is said in a thread."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserSays(Msg("new-only-server"))
    if interaction.channel is not None and interaction.channel.type in THREADS:
        raise UserSays(in_thread)
    return interaction.guild_id, interaction.channel_id


def _lacking(interaction: Interaction) -> tuple[str, ...]:
    """The rights that the bot lacks in the channel. Raises UserSays if nothing can be played without them."""
    lacking = permissions.missing(interaction.app_permissions)
    if set(lacking) & set(permissions.VITAL):
        raise UserSays(Msg("new-lacks-vital", {"rights": _rights(lacking)}))
    return lacking


@carries_out("rematch")
async def rematch(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Open a match with the same people."""
    made = await visit.ui.kontor.lobby.rematch(visit.user, match_id)
    await lobby_screen.show(visit, made.id, notice=rematched(made, visit.user.id))


@carries_out("close")
async def close(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Ask whether a lobby shall be closed, or whether to propose to end a running match."""
    found = await visit.ui.kontor.queries.info(match_id)
    voice = await visit.voice(found)
    if found.status in ("over", "aborted"):
        raise UserSays(Msg("close-over"))
    which: dict[str, Arg] = {"match": match_id}
    if found.status == "lobby":
        if found.host_id != visit.user.id and not visit.manages(found):
            raise UserSays(Msg("err-host-only"))
        asked, yes, verb = Msg("close-ask-lobby", which), Msg("close-yes"), "close"
    else:
        playing = [seat.user_id for seat in found.seats if seat.user_id is not None]
        if visit.user.id not in playing:
            lent = found.seat_of(visit.user.id) is not None
            raise UserSays(Msg("err-computer-holds" if lent else "err-not-seated", which))
        asked, yes, verb = Msg("close-ask-running", which), Msg("close-yes-ask"), "end-sure"
        if len(playing) == 1:
            asked, yes = Msg("close-ask-alone", which), Msg("close-yes-end")
    sure = Button(voice.plain(yes), write_id(ScreenId(verb, (str(match_id),))), "danger")
    blocks: tuple[Block, ...] = (Words(voice.say(asked)), Row((sure,)))
    await visit.show(Screen(blocks))


async def end_sure(visit: Visit, press: Press) -> None:
    """Propose to end a running match; alone it ends at once."""
    match_id = numbers(press, 1)[0]
    done = await visit.ui.kontor.votes.close(visit.user, match_id)
    await after(visit, match_id, done, Msg("ui-closed", {"match": match_id}), Msg("ui-vote-opened"))


ROUTES = {
    "end-sure": Route(end_sure),
    "list": Route(press_list, free=True),
}
