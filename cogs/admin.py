"""`/admin`: health, rollback and closing of any match, for the owner of the bot's application."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs import moderation
from cogs.common.contexts import ON_SERVERS
from cogs.common.localization import command, group, localized, options
from cogs.common.match_commands import NAME, find_match, in_match, match_command
from discord_ui.dispatch.error_boundary import app_of, command_context
from discord_ui.interaction.authorization import require_owner
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.custom_ids import BadCustomId
from discord_ui.model.errors import UserError
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer, escape_markdown
from discord_ui.model.screen import Paragraph, Screen
from discord_ui.model.screen_parts import confirmation
from discord_ui.model.signs import SignStatus
from engines.core.text.messages import Arg, Many, Msg
from service.base.errors import Refusal
from service.base.read_models.installation import DrillReport, HealthReport, ProcessInfo
from service.base.read_models.matches import MatchInfo

MOST_PROCESSES: Final = 16
"""Maximum number of processes listed."""
MOST_FAILED: Final = 20
"""Maximum number of matches listed that fail the nightly drill."""
REASON: Final = 200
"""Maximum length of a reason, in characters."""
STEPS: Final = 25
"""How many of the newest steps are offered."""


def health_screen(
    found: HealthReport,
    servers: int,
    ping_ms: int,
    wrong: Sequence[str],
    signs: SignStatus,
    localizer: Localizer,
    *,
    user_install: bool,
) -> Screen:
    """Return the current figures.

    ping_ms: of the gateway, -1 if unknown. wrong: faults of the database. signs: of this process. user_install:
    people may install the bot for themselves.
    """
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
        _drill(found.drill),
        Msg("admin-unsound", {"what": "; ".join(wrong)[:200]}) if wrong else Msg("admin-sound"),
        Msg("admin-discord", {"servers": servers, "ping": ping_ms}),
        _signs(signs),
    ]
    if not user_install:
        lines.append(Msg("admin-servers-only"))
    lines += [_process(process) for process in found.processes[:MOST_PROCESSES]]
    if found.unreadable:
        people = " ".join(f"<@{user_id}>" for user_id in found.unreadable[:20])
        lines.append(Msg("admin-unreadable", {"people": people}))
    if found.troubled:
        lines.append(Msg("admin-troubled", {"matches": " ".join(f"#{number}" for number in found.troubled[:20])}))
    text = [f"### {localizer.say(Msg('admin-health'))}", *(f"- {localizer.say(line)}" for line in lines)]
    text += [f"- `{ref}` {escape_markdown(first)}" for ref, first in found.problems]
    return Screen((Paragraph("\n".join(text)),))


def _signs(status: SignStatus) -> Msg:
    args: dict[str, Arg] = {"there": status.there, "wanted": status.wanted}
    if status.trouble:
        return Msg("admin-signs-missing", {**args, "why": escape_markdown(shorten(status.trouble, REASON))})
    return Msg("admin-signs", args)


async def suggest_step(interaction: Interaction, current: Any) -> list[app_commands.Choice[int]]:
    """Return the newest steps of the match to the bot's owner, with the events that they may know."""
    ctx = InteractionContext(app_of(interaction), interaction)
    named = getattr(interaction.namespace, str(localized("opt-match")), None)
    try:
        await require_owner(ctx)
        found = await find_match(ctx, named if isinstance(named, int) else None, asks=False)
        if not isinstance(found, MatchInfo):
            return []
        entries = await ctx.app.kontor.history.log(ctx.user.id, found.id, None, STEPS)
    except (Refusal, UserError):
        return []
    localizer = await ctx.localizer(found)
    said = [(entry.seq, " ".join(localizer.plain(msg) for msg in entry.told)) for entry in reversed(entries)]
    return [
        app_commands.Choice(name=shorten(f"{step} · {told}", NAME), value=step)
        for step, told in said
        if str(step).startswith(str(current))
    ]


def _process(process: ProcessInfo) -> Msg:
    """Return the line of one process."""
    name = escape_markdown(process.name)
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
    """Return the time of the last good backup."""
    if not found.backups:
        return Msg("admin-backups-off")
    if found.last_backup is None:
        return Msg("admin-backup-none")
    return Msg("admin-backup", {"when": f"<t:{found.last_backup}:R>"})


def _drill(found: DrillReport | None) -> Msg:
    """Return the result of the newest nightly drill."""
    if found is None:
        return Msg("admin-drill-none")
    told: dict[str, Arg] = {"when": f"<t:{found.at}:R>", "n": found.matches}
    if found.error is not None:
        return Msg("admin-drill-error", {**told, "why": escape_markdown(shorten(found.error, REASON))})
    if not found.failed:
        return Msg("admin-drill", told)
    failed = [Msg("admin-drill-match", {"match": one, "flaw": flaw}) for one, flaw in found.failed.items()]
    return Msg("admin-drill-failed", {**told, "failed": len(failed), "matches": Many(tuple(failed[:MOST_FAILED]))})


@match_command("rollback", role="owner")
@options(step="opt-step")
@app_commands.autocomplete(step=suggest_step)
async def rollback(ctx: InteractionContext, match_id: int, *, step: app_commands.Range[int, 1]) -> None:
    """Ask for confirmation of a rollback to a step."""
    info = await ctx.app.kontor.queries.info(match_id)
    # A frozen match may resume at its current step once its fault is repaired.
    most = info.seq if info.status == "frozen" else max(1, info.seq - 1)
    if not 1 <= step <= most:
        raise UserError(Msg("admin-rollback-range", {"least": 1, "most": most}))
    asked = Msg("admin-rollback-ask", {"match": match_id, "step": step, "now": info.seq})
    sure = controls.ROLLBACK_SURE(match_id, step, info.seq)
    await ctx.show(confirmation(await ctx.localizer(info), asked, Msg("admin-rollback-yes"), sure))


async def rollback_sure(ctx: InteractionContext, press: Press[controls.Rollback]) -> None:
    """Roll the match back, unless it has moved on since the question."""
    await require_owner(ctx)
    match_id, step, seen = press.args.match, press.args.step, press.args.seen
    info, admin = await ctx.app.kontor.queries.info(match_id), ctx.app.kontor.admin
    if info.seq == seen:
        await admin.rollback(ctx.user, match_id, step)
    elif not await admin.was_rolled_back(match_id, seen, step):
        raise BadCustomId("the match has moved on")
    await ctx.show_sentence(Msg("admin-rollback-done", {"match": match_id, "step": step}), info)


class Admin(commands.Cog):
    """Visible to server administrators only, Discord's narrowest choice; each use checks for the owner."""

    admin = group(
        "cmd-admin",
        allowed_contexts=ON_SERVERS,
        default_permissions=discord.Permissions.none(),
    )

    @command("cmd-admin-health", admin)
    async def health(self, interaction: Interaction) -> None:
        """Show the health of the bot."""
        async with command_context(interaction) as ctx:
            await require_owner(ctx)
            found = await ctx.app.kontor.admin.health()
            bot = interaction.client
            ping = bot.latency
            ping_ms = round(ping * 1000) if ping == ping and ping < 1e6 else -1
            wrong = await ctx.app.kontor.database.integrity_check()
            localizer = await ctx.localizer()
            signs, installable = ctx.app.signs.status, bot.user_install
            shown = health_screen(
                found, len(bot.guilds), ping_ms, wrong, signs, localizer, user_install=installable
            )
            await ctx.show(shown)

    rollback = command("cmd-admin-rollback", admin)(in_match(rollback))
    close = command("cmd-admin-close", admin)(in_match(moderation.admin_close))


ROUTES = (Route(controls.ROLLBACK_SURE, rollback_sure),)


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Admin())
