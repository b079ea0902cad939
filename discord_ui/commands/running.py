"""Commands for those who run the bot or a server: health, rollback, the server's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import app_commands

from discord_ui.commands.command_input import CommandInput
from discord_ui.commands.finding import NAME, carries_out, find
from discord_ui.controls import shorten
from discord_ui.errors import UserSays
from discord_ui.funnel import funnel, ui_of
from discord_ui.ids import BadId, ScreenId, write_id
from discord_ui.names import Voice, escape
from discord_ui.owners import must_own
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.screen import Button, Row, Screen, Words
from discord_ui.translator import word
from discord_ui.visit import Interaction, Visit
from engines.core.text.messages import Arg, Many, Msg
from i18n.locales import match_locale
from service.base.errors import Refusal
from service.base.read_models import HealthReport, MatchInfo, ProcessInfo

HOST: Final = "host"
"""The language of whoever opens a match."""
MOST_PROCESSES: Final = 16
"""So many processes are listed."""
STEPS: Final = 25
"""So many of the newest steps are offered."""


async def health(interaction: Interaction) -> None:
    """Show how the bot is doing."""
    async with funnel(interaction) as visit:
        await must_own(visit)
        found = await visit.ui.kontor.admin.health()
        ping = interaction.client.latency
        ping_ms = round(ping * 1000) if ping == ping and ping < 1e6 else -1
        wrong = await visit.ui.kontor.database.integrity_check()
        voice = await visit.voice()
        await visit.show(health_screen(found, len(interaction.client.guilds), ping_ms, wrong, voice))


def health_screen(found: HealthReport, servers: int, ping_ms: int, wrong: Sequence[str], voice: Voice) -> Screen:
    """Figures of the moment. ping_ms: of the gateway, -1 if unknown. wrong: what is with the database's file."""
    matches = Many(
        tuple(Msg("admin-count", {"n": n, "status": Msg(f"list-status-{s}")}) for s, n in found.matches.items())
    )
    if found.processes:
        servers = sum(process.servers for process in found.processes)
    lines = [
        Msg("admin-matches", {"matches": matches}),
        Msg("admin-outbox", {"n": found.outbox, "seconds": found.oldest}),
        Msg("admin-blocked", {"n": found.blocked}),
        Msg("admin-timers", {"n": found.late_timers}),
        _backup(found),
        Msg("admin-unsound", {"what": "; ".join(wrong)[:200]}) if wrong else Msg("admin-sound"),
        Msg("admin-discord", {"servers": servers, "ping": ping_ms}),
    ]
    lines += [_process(process) for process in found.processes[:MOST_PROCESSES]]
    if found.unreadable:
        people = " ".join(f"<@{user_id}>" for user_id in found.unreadable[:20])
        lines.append(Msg("admin-unreadable", {"people": people}))
    if found.troubled:
        lines.append(Msg("admin-troubled", {"matches": " ".join(f"#{number}" for number in found.troubled[:20])}))
    text = [f"### {voice.say(Msg('admin-health'))}", *(f"- {voice.say(line)}" for line in lines)]
    text += [f"- `{ref}` {escape(first)}" for ref, first in found.problems]
    return Screen((Words("\n".join(text)),))


async def suggest_step(interaction: Interaction, current: Any) -> list[app_commands.Choice[int]]:
    """For the bot's owner: the newest steps of the match, with what happened in each as far as they may know."""
    visit = Visit(ui_of(interaction), interaction)
    named = getattr(interaction.namespace, str(word("opt-match")), None)
    try:
        await must_own(visit)
        found = await find(visit, named if isinstance(named, int) else None, asks=False)
        if not isinstance(found, MatchInfo):
            return []
        entries = await visit.ui.kontor.queries.log(visit.user.id, found.id, None, STEPS)
    except (Refusal, UserSays):
        return []
    voice = await visit.voice(found)
    said = [(entry.seq, " ".join(voice.plain(msg) for msg in entry.told)) for entry in reversed(entries)]
    return [
        app_commands.Choice(name=shorten(f"{step} · {told}", NAME), value=step)
        for step, told in said
        if str(step).startswith(str(current))
    ]


def _process(process: ProcessInfo) -> Msg:
    """One of several processes, in a line."""
    name = escape(process.name)
    if process.silent:
        return Msg("admin-process-silent", {"name": name, "seen": f"<t:{process.seen}:R>"})
    told: dict[str, Arg] = {
        "name": name,
        "shards": process.shards or "all",
        "carried": process.carried,
        "connected": process.connected,
        "servers": process.servers,
        "ping": -1 if process.latency is None else round(process.latency * 1000),
        "begun": f"<t:{process.begun}:R>",
    }
    return Msg("admin-process", told)


def _backup(found: HealthReport) -> Msg:
    """When the last good backup was written."""
    if not found.backups:
        return Msg("admin-backups-off")
    if found.last_backup is None:
        return Msg("admin-backup-none")
    return Msg("admin-backup", {"when": f"<t:{found.last_backup}:R>"})


@carries_out("rollback", power="owner")
async def rollback(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Ask whether the match shall go back to a step."""
    info = await visit.ui.kontor.queries.info(match_id)
    step = given.number("step")
    if step is None:
        raise BadId("no step")
    # Once its fault is mended, a match that rests goes on where it is.
    most = info.seq if info.status == "frozen" else max(1, info.seq - 1)
    if not 1 <= step <= most:
        raise UserSays(Msg("admin-rollback-range", {"least": 1, "most": most}))
    voice = await visit.voice(info)
    sure = Button(
        voice.plain(Msg("admin-rollback-yes")),
        write_id(ScreenId("rollback-sure", (str(match_id), str(step), str(info.seq)))),
        "danger",
    )
    asked = Msg("admin-rollback-ask", {"match": match_id, "step": step, "now": info.seq})
    await visit.show(Screen((Words(voice.say(asked)), Row((sure,)))))


async def rollback_sure(visit: Visit, press: Press) -> None:
    """Set the match back, unless it has moved on since the question."""
    await must_own(visit)
    match_id, step, seen = numbers(press, 3)
    info, admin = await visit.ui.kontor.queries.info(match_id), visit.ui.kontor.admin
    if info.seq == seen:
        await admin.rollback(visit.user, match_id, step)
    elif not await admin.was_rolled_back(match_id, seen, step):
        raise BadId("the match has moved on")
    voice = await visit.voice(info)
    await visit.show(Screen((Words(voice.say(Msg("admin-rollback-done", {"match": match_id, "step": step}))),)))


async def language(interaction: Interaction, chosen: str) -> None:
    """Set the language of new matches on a server."""
    async with funnel(interaction) as visit:
        if interaction.guild_id is None:
            raise UserSays(Msg("new-only-server"))
        await visit.ui.kontor.users.set_guild_locale(interaction.guild_id, None if chosen == HOST else chosen)
        voice = await visit.voice()
        told = Msg("choice-language-host") if chosen == HOST else voice.plain.language(match_locale(chosen))
        await visit.say(Msg("server-language", {"language": told}))


ROUTES = {
    "rollback-sure": Route(rollback_sure, free=True),
}
