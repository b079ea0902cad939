"""`/settings`: one screen with lists and forms for a person's preferences, and options for those who type."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.contexts import anywhere
from cogs.common.localization import choices, command, languages, options
from discord_ui.dispatch.error_boundary import command_context
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.interaction.route import Handler, Press, Route
from discord_ui.model import controls
from discord_ui.model.components import Form, TextField
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer, mention
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Screen, Select, SelectOption
from discord_ui.typed.times import (
    UnreadableTime,
    matching_zones,
    read_clock,
    read_hours,
    read_last_day,
    read_zone,
    write_clock,
    write_last_day,
    zone_or_utc,
)
from engines.core.text.messages import Arg, Msg
from i18n.locales import LOCALES, match_locale
from service.base.read_models.people import UserSettings

NOTICES: Final = ("mention", "dm", "dm_hand", "none")
AUTO: Final = "auto"
"""The choice that follows the language of the person's Discord."""
STYLES: Final = 6
NONE: Final = "-"
"""Typed for no quiet hours, no vacation, or the match's own reminders."""
TEST_SECONDS: Final = 60


# ------------------------------------------------------------------ the screen


def screen(settings: UserSettings, localizer: Localizer, notice: Msg | None = None) -> Screen:
    """Return all settings with the controls that change them."""
    lines = [f"### {localizer.say(Msg('set-title'))}"]
    if notice is not None:
        lines.append(localizer.say(notice))
    lines += [
        f"- {localizer.say(line)}"
        for line in (
            Msg("set-language", {"language": _language(settings, localizer)}),
            Msg("set-notices", {"notices": Msg(f"choice-notices-{settings.notices.replace('_', '-')}")}),
            *_chosen(settings),
            *((Msg("set-refused", {"n": len(settings.refused)}),) if settings.refused else ()),
        )
    ]
    notices = tuple(
        _pick(localizer, f"choice-notices-{one.replace('_', '-')}", one, settings.notices) for one in NOTICES
    )
    languages = (
        _pick(localizer, "choice-language-auto", AUTO, settings.language or AUTO),
        *(SelectOption(localizer.plain.language(one), one, chosen=one == settings.language) for one in LOCALES),
    )
    styles = tuple(_pick(localizer, f"choice-style-{n}", str(n), str(settings.style)) for n in range(STYLES))
    named = {
        "quiet": controls.MY_QUIET,
        "vacation": controls.MY_VACATION,
        "reminders": controls.MY_REMINDERS,
        "test": controls.MY_TEST,
        **({"welcome": controls.MY_WELCOME} if settings.refused else {}),
    }
    buttons = [Button(localizer.plain(Msg(f"set-button-{key}")), control()) for key, control in named.items()]
    blocks: list[Block] = [
        Paragraph("\n".join(lines)),
        Select(controls.MY_NOTICES(), localizer.plain(Msg("set-choose-notices")), notices),
        Select(controls.MY_LANGUAGE(), localizer.plain(Msg("set-choose-language")), languages),
        Select(controls.MY_STYLE(), localizer.plain(Msg("set-choose-style")), styles),
        ButtonRow(tuple(buttons)),
    ]
    return Screen(tuple(blocks))


def _pick(localizer: Localizer, key: str, value: str, now: str) -> SelectOption:
    return SelectOption(localizer.plain(Msg(key)), value, chosen=value == now)


def _language(settings: UserSettings, localizer: Localizer) -> Arg:
    if settings.language is None:
        return Msg("choice-language-auto")
    return localizer.plain.language(match_locale(settings.language))


def _chosen(settings: UserSettings) -> Iterator[Msg]:
    """Yield a sentence about each setting that may be absent, and about the time zone."""
    quiet, until, gaps, style = settings.quiet, settings.vacation_until, settings.reminder_gaps, settings.style
    if quiet is None:
        yield Msg("set-quiet-none")
    else:
        yield Msg("set-quiet", {"from": write_clock(quiet[0]), "to": write_clock(quiet[1])})
    yield Msg("set-time-zone", {"zone": settings.time_zone})
    yield Msg("set-vacation-none") if until is None else Msg("set-vacation", {"until": f"<t:{until}:f>"})
    hours = None if gaps is None else " · ".join(map(str, gaps))
    yield Msg("set-reminders-match") if hours is None else Msg("set-reminders", {"hours": hours})
    yield Msg("set-style-none") if style is None else Msg("set-style", {"style": Msg(f"choice-style-{style}")})


# ------------------------------------------------------------------ changing


def read_changes(typed: dict[str, str], known: UserSettings) -> dict[str, Any]:
    """Return the changes from the command's options or a form's fields, by the names of `UserSettings`.

    typed: language, notices, style, quiet_from, quiet_to, time_zone, vacation, reminders; absent ones do not
    change. Raises UserError that describes the right input.
    """
    changes: dict[str, Any] = {}
    if "language" in typed:
        changes["language"] = None if typed["language"] == AUTO else typed["language"]
    if "notices" in typed:
        changes["notices"] = typed["notices"]
    if "style" in typed:
        changes["style"] = int(typed["style"])
    if "time_zone" in typed:
        changes["time_zone"] = _read(read_zone, typed["time_zone"], "set-wrong-zone")
    if "quiet_from" in typed or "quiet_to" in typed:
        changes["quiet"] = _read_quiet(typed, known)
    if "vacation" in typed:
        zone = zone_or_utc(changes.get("time_zone", known.time_zone))
        text = typed["vacation"]
        wanted = None if _none(text) else _read(lambda t: read_last_day(t, zone), text, "set-wrong-day")
        changes["vacation_until"] = wanted
    if "reminders" in typed:
        text = typed["reminders"]
        changes["reminder_gaps"] = None if _none(text) else _read(read_hours, text, "set-wrong-hours")
    return changes


def _read_quiet(typed: dict[str, str], known: UserSettings) -> tuple[int, int] | None:
    begin, end = typed.get("quiet_from"), typed.get("quiet_to")
    if all(text is None or _none(text) for text in (begin, end)):
        return None
    before = known.quiet
    if (begin is None or end is None) and before is None:
        raise UserError(Msg("set-quiet-both"))
    start = before[0] if begin is None and before else _read(read_clock, begin or "", "set-wrong-time")
    stop = before[1] if end is None and before else _read(read_clock, end or "", "set-wrong-time")
    if start == stop:
        raise UserError(Msg("set-quiet-same"))
    return start, stop


def _none(text: str) -> bool:
    return text.strip() in ("", NONE)


def _read(reader: Callable[[str], Any], text: str, wrong: str) -> Any:
    try:
        return reader(text)
    except UnreadableTime:
        raise UserError(Msg(wrong, {"text": text[:60]})) from None


async def change(ctx: InteractionContext, typed: dict[str, str]) -> None:
    """Change settings, then show them all."""
    users = ctx.app.kontor.users
    changes = read_changes(typed, await users.settings(ctx.user.id))
    settings = await users.update(ctx.user, **changes)
    await ctx.show(screen(settings, await ctx.localizer(), Msg("set-kept")))


def _chooser(name: str) -> Handler[controls.NoArgs]:
    async def choose(ctx: InteractionContext, press: Press[controls.NoArgs]) -> None:
        await change(ctx, {name: press.values[0]} if press.values else {})

    return choose


def _asker(name: str) -> Handler[controls.NoArgs]:
    async def ask(ctx: InteractionContext, press: Press[controls.NoArgs]) -> None:
        if press.kind == "form":
            await ctx.acknowledge()
            await change(ctx, dict(press.fields))
            return
        settings = await ctx.app.kontor.users.settings(ctx.user.id)
        await ctx.form(form(name, press.id, settings, await ctx.localizer()))

    return ask


def form(name: str, where: str, settings: UserSettings, localizer: Localizer) -> Form:
    """Return the form of a button: quiet hours with the time zone, vacation, or reminders. where: its id."""

    def field(key: str, label: Msg, value: str, hint: str = "") -> TextField:
        return TextField(key, localizer.plain(label), value=value, placeholder=hint, hi=40)

    if name == "quiet":
        begin, end = settings.quiet or (None, None)
        fields: tuple[TextField, ...] = (
            field("quiet_from", Msg("set-field-from"), "" if begin is None else write_clock(begin), "22:30"),
            field("quiet_to", Msg("set-field-to"), "" if end is None else write_clock(end), "7:00"),
            field("time_zone", Msg("set-field-zone"), settings.time_zone, "Europe/Paris"),
        )
    elif name == "vacation":
        fields = (
            field("vacation", Msg("set-field-vacation"), _last_day(settings), "2027-08-15"),
            field("time_zone", Msg("set-field-zone"), settings.time_zone, "Europe/Paris"),
        )
    else:
        hours = " ".join(map(str, settings.reminder_gaps or ()))
        fields = (field("reminders", Msg("set-field-reminders"), hours, "12 24 48"),)
    return Form(localizer.plain(Msg(f"set-button-{name}")), where, fields)


def _last_day(settings: UserSettings) -> str:
    until = settings.vacation_until
    return "" if until is None else write_last_day(until, zone_or_utc(settings.time_zone))


# ------------------------------------------------------------------ trying


async def test(ctx: InteractionContext, press: Press[controls.NoArgs]) -> None:
    """Send a test notice of the chosen kind, and say whether Discord accepted it."""
    settings = await ctx.app.kontor.users.settings(ctx.user.id)
    localizer = await ctx.localizer()
    if settings.notices == "none":
        await ctx.say(Msg("set-test-none"))
    elif settings.notices == "mention":
        await ctx.say(await _mention(ctx, localizer))
    else:
        await ctx.say(await _message(ctx, localizer))


async def welcome(ctx: InteractionContext, press: Press[controls.NoArgs]) -> None:
    """Accept invitations from all people again."""
    settings = await ctx.app.kontor.users.update(ctx.user, refused=())
    await ctx.show(screen(settings, await ctx.localizer(), Msg("set-welcome-done")))


async def _message(ctx: InteractionContext, localizer: Localizer) -> Msg:
    try:
        await ctx.interaction.user.send(localizer.say(Msg("set-test-notice")))
    except discord.Forbidden:
        await ctx.app.kontor.users.set_dm_closed(ctx.user.id, closed=True)
        return Msg("set-test-closed")
    await ctx.app.kontor.users.set_dm_closed(ctx.user.id, closed=False)
    return Msg("set-test-sent")


async def _mention(ctx: InteractionContext, localizer: Localizer) -> Msg:
    channel = ctx.interaction.channel
    if ctx.guild_id is None or not isinstance(channel, discord.abc.Messageable):
        return Msg("set-test-here-not")
    text = f"{mention(ctx.user.id)} {localizer.say(Msg('set-test-notice'))}"
    only = discord.AllowedMentions(users=[discord.Object(ctx.user.id)], everyone=False, roles=False)
    try:
        await channel.send(text, allowed_mentions=only, delete_after=TEST_SECONDS)
    except discord.Forbidden:
        return Msg("set-test-here-not")
    return Msg("set-test-mentioned")


# ------------------------------------------------------------------ wiring


async def suggest_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the time zones that contain the text."""
    return [app_commands.Choice(name=name, value=name) for name in matching_zones(current)]


class Settings(commands.Cog):
    """The command for a person's preferences."""

    @anywhere
    @command("cmd-settings")
    @options(
        notices="opt-notices",
        language="opt-language",
        quiet_from="opt-quiet-from",
        quiet_to="opt-quiet-to",
        time_zone="opt-time-zone",
        vacation="opt-vacation",
        reminders="opt-reminders",
        style="opt-colour",
    )
    @app_commands.choices(
        notices=choices(*NOTICES, prefix="choice-notices"),
        language=languages(AUTO),
        style=choices(*map(str, range(STYLES)), prefix="choice-style"),
    )
    @app_commands.autocomplete(time_zone=suggest_zone)
    async def settings(
        self,
        interaction: Interaction,
        notices: str | None = None,
        language: str | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        time_zone: str | None = None,
        vacation: str | None = None,
        reminders: str | None = None,
        style: str | None = None,
    ) -> None:
        """Apply the typed options, then show all settings."""
        typed = {
            "notices": notices,
            "language": language,
            "quiet_from": quiet_from,
            "quiet_to": quiet_to,
            "time_zone": time_zone,
            "vacation": vacation,
            "reminders": reminders,
            "style": style,
        }
        async with command_context(interaction) as ctx:
            if any(text is not None for text in typed.values()):
                await change(ctx, {name: text for name, text in typed.items() if text is not None})
            else:
                settings = await ctx.app.kontor.users.settings(ctx.user.id)
                await ctx.show(screen(settings, await ctx.localizer()))


ROUTES = (
    Route(controls.MY_NOTICES, _chooser("notices")),
    Route(controls.MY_LANGUAGE, _chooser("language")),
    Route(controls.MY_STYLE, _chooser("style")),
    Route(controls.MY_QUIET, _asker("quiet"), form=True),
    Route(controls.MY_VACATION, _asker("vacation"), form=True),
    Route(controls.MY_REMINDERS, _asker("reminders"), form=True),
    Route(controls.MY_TEST, test),
    Route(controls.MY_WELCOME, welcome),
)


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Settings())
