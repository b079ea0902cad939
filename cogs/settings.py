"""`/settings`: a line and a form for each of a person's preferences, and options for those who type."""

from collections.abc import Callable, Iterable, Iterator, Mapping
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
from discord_ui.model.components import Field, Form, GroupField, TextField
from discord_ui.model.custom_ids import BadCustomId, Control, CustomIdTooLong, read_input, write_input
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer, escape_args, mention
from discord_ui.model.screen import Block, Button, ButtonRow, Line, Paragraph, Screen, SelectOption, Style
from discord_ui.typed.time_zones import matching_zones, read_zone, zone_or_utc
from discord_ui.typed.times import (
    UnreadableTime,
    read_clock,
    read_hours,
    read_last_day,
    write_clock,
    write_last_day,
)
from engines.core.text.messages import Arg, Msg
from i18n.locales import LOCALES, match_locale
from service.base.read_models.people import UserSettings

NOTICES: Final = ("mention", "dm", "dm_hand", "none")
AUTO: Final = "auto"
"""The choice that follows the language of the person's Discord."""
FORMS: Final = ("notices", "language", "style", "quiet", "vacation", "reminders")
STYLES: Final = 6
NONE: Final = "-"
"""Typed for no quiet hours, no vacation, or the match's own reminders."""
TEST_SECONDS: Final = 60


# ------------------------------------------------------------------ the screen


def screen(
    settings: UserSettings, localizer: Localizer, notice: Msg | None = None, *, again: str | None = None
) -> Screen:
    """Return a line for each setting, beside the button that changes it.

    again: the id of the button that opens a refused form as it was filled in.
    """
    above = [f"### {localizer.say(Msg('set-title'))}"]
    if notice is not None:
        above.append(localizer.say(notice))
    blocks: list[Block] = [Paragraph("\n".join(above))]
    if again is not None:
        blocks.append(ButtonRow((_button(localizer, "set-again", again, "main"),)))
    for control, lines in _lines(settings, localizer):
        first, *more = map(localizer.say, lines)
        text = "\n".join((first, *(f"-# {line}" for line in more)))
        blocks.append(Line(text, _button(localizer, "ui-change", control())))
    if settings.refused:
        text = localizer.say(Msg("set-refused", {"n": len(settings.refused)}))
        allow = Button(localizer.plain(Msg("set-button-welcome")), controls.MY_WELCOME())
        blocks.append(Line(text, allow))
    test = Button(localizer.plain(Msg("set-button-test")), controls.MY_TEST())
    return Screen((*blocks, ButtonRow((test,))))


def _button(localizer: Localizer, key: str, where: str, style: Style = "plain") -> Button:
    """Return a button that opens a form."""
    return Button(f"{localizer.plain(Msg(key))}…", where, style)


def _lines(
    settings: UserSettings, localizer: Localizer
) -> Iterator[tuple[Control[[], controls.NoArgs], tuple[Msg, ...]]]:
    """Yield for each setting the control that changes it, its value, and its meaning."""
    quiet, until, gaps, style = settings.quiet, settings.vacation_until, settings.reminder_gaps, settings.style
    notices = Msg(f"choice-notices-{settings.notices.replace('_', '-')}")
    yield controls.MY_NOTICES, (Msg("set-notices", {"notices": notices}), Msg("set-choose-notices"))
    language = Msg("set-language", {"language": _language(settings, localizer)})
    yield controls.MY_LANGUAGE, (language, Msg("set-choose-language"))
    said = Msg("set-quiet-none")
    if quiet is not None:
        said = Msg("set-quiet", {"from": write_clock(quiet[0]), "to": write_clock(quiet[1])})
    yield controls.MY_QUIET, (said, Msg("set-time-zone", {"zone": settings.time_zone}))
    away = Msg("set-vacation-none") if until is None else Msg("set-vacation", {"until": f"<t:{until}:f>"})
    yield controls.MY_VACATION, (away, Msg("set-choose-vacation"))
    hours = None if gaps is None else " · ".join(map(str, gaps))
    reminders = Msg("set-reminders-match") if hours is None else Msg("set-reminders", {"hours": hours})
    yield controls.MY_REMINDERS, (reminders, Msg("set-choose-reminders"))
    worn = Msg("set-style-none") if style is None else Msg("set-style", {"style": Msg(f"choice-style-{style}")})
    yield controls.MY_STYLE, (worn, Msg("set-choose-style"))


def _language(settings: UserSettings, localizer: Localizer) -> Arg:
    if settings.language is None:
        return Msg("choice-language-auto")
    return localizer.plain.language(match_locale(settings.language))


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


def _changer(name: str) -> Handler[controls.NoArgs]:
    """Return the handler of a setting's button, of its submitted form, and of the list that had this id before."""

    async def handle(ctx: InteractionContext, press: Press[controls.NoArgs]) -> None:
        if press.kind == "button":
            settings = await ctx.app.kontor.users.settings(ctx.user.id)
            await ctx.form(form(name, press.id, settings, await ctx.localizer()))
            return
        await ctx.acknowledge()
        await _submit(ctx, name, {name: press.values[0]} if press.values else dict(press.fields))

    return handle


async def reopen(ctx: InteractionContext, press: Press[controls.RefusedForm]) -> None:
    """Open a refused form as it was filled in, or take it as it is filled in now."""
    name = press.args.form
    if press.kind == "form":
        await _submit(ctx, name, dict(press.fields))
        return
    _, typed = read_input(press.args.given)
    if name not in FORMS:
        raise BadCustomId(press.id)
    settings = await ctx.app.kontor.users.settings(ctx.user.id)
    texts = {key: str(value) for key, value in typed.items()}
    await ctx.form(form(name, controls.MY_AGAIN(name), settings, await ctx.localizer(), texts))


async def _submit(ctx: InteractionContext, name: str, typed: dict[str, str]) -> None:
    """Change settings by a form, then show them all; a refused form can be opened again as it was filled in."""
    try:
        await change(ctx, typed)
    except UserError as refused:
        try:
            again = controls.MY_AGAIN(name, write_input((), typed))
        except CustomIdTooLong:
            again = None
        settings = await ctx.app.kontor.users.settings(ctx.user.id)
        await ctx.show(screen(settings, await ctx.localizer(), escape_args(refused.msg), again=again))


def form(
    name: str, where: str, settings: UserSettings, localizer: Localizer, typed: Mapping[str, str] | None = None
) -> Form:
    """Return the form of a setting. where: its id. typed: the texts of a refused one, by field."""

    def text(key: str, label: Msg, value: str, hint: str) -> TextField:
        given = value if typed is None else typed.get(key, value)
        return TextField(key, localizer.plain(label), value=given, placeholder=hint, hi=40)

    def group(label: Msg, picks: Iterable[SelectOption]) -> GroupField:
        return GroupField(name, localizer.plain(label), tuple(picks))

    def pick(key: str, value: str, now: str) -> SelectOption:
        return SelectOption(localizer.plain(Msg(key)), value, chosen=value == now)

    fields: tuple[Field, ...]
    if name == "notices":
        kinds = (pick(f"choice-notices-{one.replace('_', '-')}", one, settings.notices) for one in NOTICES)
        fields = (group(Msg("set-choose-notices"), kinds),)
    elif name == "language":
        auto = pick("choice-language-auto", AUTO, settings.language or AUTO)
        own = (
            SelectOption(localizer.plain.language(one), one, chosen=one == settings.language) for one in LOCALES
        )
        fields = (group(Msg("set-choose-language"), (auto, *own)),)
    elif name == "style":
        styles = (pick(f"choice-style-{n}", str(n), str(settings.style)) for n in range(STYLES))
        fields = (group(Msg("set-choose-style"), styles),)
    elif name == "quiet":
        begin, end = ("" if one is None else write_clock(one) for one in settings.quiet or (None, None))
        fields = (
            text("quiet_from", Msg("set-field-from"), begin, "22:30"),
            text("quiet_to", Msg("set-field-to"), end, "7:00"),
            text("time_zone", Msg("set-field-zone"), settings.time_zone, "Europe/Paris"),
        )
    elif name == "vacation":
        fields = (
            text("vacation", Msg("set-field-vacation"), _last_day(settings), "2027-08-15"),
            text("time_zone", Msg("set-field-zone"), settings.time_zone, "Europe/Paris"),
        )
    else:
        hours = " ".join(map(str, settings.reminder_gaps or ()))
        fields = (text("reminders", Msg("set-field-reminders"), hours, "12 24 48"),)
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
        away="opt-vacation",
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
        away: str | None = None,
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
            "vacation": away,
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
    Route(controls.MY_NOTICES, _changer("notices"), form=True),
    Route(controls.MY_LANGUAGE, _changer("language"), form=True),
    Route(controls.MY_STYLE, _changer("style"), form=True),
    Route(controls.MY_QUIET, _changer("quiet"), form=True),
    Route(controls.MY_VACATION, _changer("vacation"), form=True),
    Route(controls.MY_REMINDERS, _changer("reminders"), form=True),
    Route(controls.MY_AGAIN, reopen, form=True),
    Route(controls.MY_TEST, test),
    Route(controls.MY_WELCOME, welcome),
)


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Settings())
