"""One screen for what a person chose, with lists and forms; and the same by options of the command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord import app_commands

from discord_ui.errors import UserSays
from discord_ui.funnel import funnel
from discord_ui.ids import ScreenId, write_id
from discord_ui.names import Voice, mention
from discord_ui.panels import Field, Form
from discord_ui.press import Press
from discord_ui.route import Route
from discord_ui.screen import Block, Button, Choice, Pick, Row, Screen, Words
from discord_ui.typed_values import (
    Unreadable,
    read_clock,
    read_hours,
    read_last_day,
    read_zone,
    write_clock,
    write_last_day,
    zone_named,
    zones_like,
)
from discord_ui.visit import Interaction, Visit
from engines.core.text.messages import Arg, Msg
from i18n.locales import LOCALES, match_locale
from service.base.read_models import UserSettings

NOTICES: Final = ("mention", "dm", "dm_hand", "none")
AUTO: Final = "auto"
"""The language of one's Discord."""
STYLES: Final = 6
NONE: Final = "-"
"""What is typed to have no quiet hours, no vacation, the match's own reminders."""
TITLE: Final = 45
TEST_SECONDS: Final = 60


# ------------------------------------------------------------------ the screen


def screen(settings: UserSettings, voice: Voice, notice: Msg | None = None) -> Screen:
    """Everything chosen, and what changes it."""
    lines = [f"### {voice.say(Msg('set-title'))}"]
    if notice is not None:
        lines.append(voice.say(notice))
    lines += [
        f"- {voice.say(line)}"
        for line in (
            Msg("set-language", {"language": _language(settings, voice)}),
            Msg("set-notices", {"notices": Msg(f"choice-notices-{settings.notices.replace('_', '-')}")}),
            _quiet(settings),
            Msg("set-time-zone", {"zone": settings.time_zone}),
            _vacation(settings),
            _reminders(settings),
            _style(settings),
            *((Msg("set-refused", {"n": len(settings.refused)}),) if settings.refused else ()),
        )
    ]
    notices = tuple(
        _pick(voice, f"choice-notices-{one.replace('_', '-')}", one, settings.notices) for one in NOTICES
    )
    languages = (
        _pick(voice, "choice-language-auto", AUTO, settings.language or AUTO),
        *(Pick(voice.plain.language(one), one, chosen=one == settings.language) for one in LOCALES),
    )
    styles = tuple(_pick(voice, f"choice-style-{n}", str(n), str(settings.style)) for n in range(STYLES))
    blocks: list[Block] = [
        Words("\n".join(lines)),
        Choice(_id("my-notices"), voice.plain(Msg("set-choose-notices")), notices),
        Choice(_id("my-language"), voice.plain(Msg("set-choose-language")), languages),
        Choice(_id("my-style"), voice.plain(Msg("set-choose-style")), styles),
        Row(
            (
                Button(voice.plain(Msg("set-button-quiet")), _id("my-quiet")),
                Button(voice.plain(Msg("set-button-vacation")), _id("my-vacation")),
                Button(voice.plain(Msg("set-button-reminders")), _id("my-reminders")),
                Button(voice.plain(Msg("set-button-test")), _id("my-test")),
                *(
                    (Button(voice.plain(Msg("set-button-welcome")), _id("my-welcome")),)
                    if settings.refused
                    else ()
                ),
            )
        ),
    ]
    return Screen(tuple(blocks))


def _id(verb: str) -> str:
    return write_id(ScreenId(verb))


def _pick(voice: Voice, key: str, value: str, now: str) -> Pick:
    return Pick(voice.plain(Msg(key)), value, chosen=value == now)


def _language(settings: UserSettings, voice: Voice) -> Arg:
    if settings.language is None:
        return Msg("choice-language-auto")
    return voice.plain.language(match_locale(settings.language))


def _quiet(settings: UserSettings) -> Msg:
    if settings.quiet is None:
        return Msg("set-quiet-none")
    begin, end = settings.quiet
    return Msg("set-quiet", {"from": write_clock(begin), "to": write_clock(end)})


def _vacation(settings: UserSettings) -> Msg:
    if settings.vacation_until is None:
        return Msg("set-vacation-none")
    return Msg("set-vacation", {"until": f"<t:{settings.vacation_until}:f>"})


def _reminders(settings: UserSettings) -> Msg:
    if settings.reminder_gaps is None:
        return Msg("set-reminders-match")
    return Msg("set-reminders", {"hours": " · ".join(map(str, settings.reminder_gaps))})


def _style(settings: UserSettings) -> Msg:
    if settings.style is None:
        return Msg("set-style-none")
    return Msg("set-style", {"style": Msg(f"choice-style-{settings.style}")})


# ------------------------------------------------------------------ changing


def read_changes(typed: dict[str, str], known: UserSettings) -> dict[str, Any]:
    """What the command's options or a form's fields change, by the names of `UserSettings`.

    typed: language, notices, style, quiet_from, quiet_to, time_zone, vacation, reminders; absent ones stay.
    Raises UserSays that tells what would be right.
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
        zone = zone_named(changes.get("time_zone", known.time_zone))
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
        raise UserSays(Msg("set-quiet-both"))
    start = before[0] if begin is None and before else _read(read_clock, begin or "", "set-wrong-time")
    stop = before[1] if end is None and before else _read(read_clock, end or "", "set-wrong-time")
    if start == stop:
        raise UserSays(Msg("set-quiet-same"))
    return start, stop


def _none(text: str) -> bool:
    return text.strip() in ("", NONE)


def _read(reader: Callable[[str], Any], text: str, wrong: str) -> Any:
    try:
        return reader(text)
    except Unreadable:
        raise UserSays(Msg(wrong, {"text": text[:60]})) from None


async def show(interaction: Interaction, typed: dict[str, str]) -> None:
    """Answer `/settings`: change what was typed, then show everything."""
    async with funnel(interaction) as visit:
        if typed:
            await change(visit, typed)
        else:
            settings = await visit.ui.kontor.users.settings(visit.user.id)
            await visit.show(screen(settings, await visit.voice()))


async def change(visit: Visit, typed: dict[str, str]) -> None:
    """Change settings and show them all."""
    users = visit.ui.kontor.users
    changes = read_changes(typed, await users.settings(visit.user.id))
    settings = await users.update(visit.user, **changes)
    await visit.show(screen(settings, await visit.voice(), Msg("set-kept")))


def _chooser(name: str) -> Callable[[Visit, Press], Awaitable[None]]:
    async def choose(visit: Visit, press: Press) -> None:
        await change(visit, {name: press.values[0]} if press.values else {})

    return choose


def _asker(name: str) -> Callable[[Visit, Press], Awaitable[None]]:
    async def ask(visit: Visit, press: Press) -> None:
        if press.kind == "form":
            await visit.ack()
            await change(visit, dict(press.fields))
            return
        settings = await visit.ui.kontor.users.settings(visit.user.id)
        await visit.form(form(name, settings, await visit.voice()))

    return ask


def form(name: str, settings: UserSettings, voice: Voice) -> Form:
    """The form behind a button: quiet hours with the time zone, vacation, or reminders."""

    def field(key: str, label: Msg, value: str, hint: str = "") -> Field:
        return Field(key, voice.plain(label)[:TITLE], value=value, placeholder=hint, hi=40)

    where = ScreenId(f"my-{name}")
    if name == "quiet":
        begin, end = settings.quiet or (None, None)
        fields: tuple[Field, ...] = (
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
    return Form(voice.plain(Msg(f"set-button-{name}"))[:TITLE], where, fields)


def _last_day(settings: UserSettings) -> str:
    until = settings.vacation_until
    return "" if until is None else write_last_day(until, zone_named(settings.time_zone))


# ------------------------------------------------------------------ trying


async def test(visit: Visit, press: Press) -> None:
    """Send a notice of the chosen kind, and say whether Discord took it."""
    settings = await visit.ui.kontor.users.settings(visit.user.id)
    voice = await visit.voice()
    if settings.notices == "none":
        await visit.say(Msg("set-test-none"))
    elif settings.notices == "mention":
        await visit.say(await _mention(visit, voice))
    else:
        await visit.say(await _message(visit, voice))


async def welcome(visit: Visit, press: Press) -> None:
    """Take invitations from everybody again."""
    settings = await visit.ui.kontor.users.update(visit.user, refused=())
    await visit.show(screen(settings, await visit.voice(), Msg("set-welcome-done")))


async def _message(visit: Visit, voice: Voice) -> Msg:
    try:
        await visit.interaction.user.send(voice.say(Msg("set-test-notice")))
    except discord.Forbidden:
        await visit.ui.kontor.users.set_dm_closed(visit.user.id, closed=True)
        return Msg("set-test-closed")
    await visit.ui.kontor.users.set_dm_closed(visit.user.id, closed=False)
    return Msg("set-test-sent")


async def _mention(visit: Visit, voice: Voice) -> Msg:
    channel = visit.interaction.channel
    if visit.interaction.guild_id is None or not isinstance(channel, discord.abc.Messageable):
        return Msg("set-test-here-not")
    text = f"{mention(visit.user.id)} {voice.say(Msg('set-test-notice'))}"
    only = discord.AllowedMentions(users=[discord.Object(visit.user.id)], everyone=False, roles=False)
    try:
        await channel.send(text, allowed_mentions=only, delete_after=TEST_SECONDS)
    except discord.Forbidden:
        return Msg("set-test-here-not")
    return Msg("set-test-mentioned")


# ------------------------------------------------------------------ wiring


async def suggest_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Time zones that contain what was typed."""
    return [app_commands.Choice(name=name, value=name) for name in zones_like(current)]


ROUTES = {
    **{f"my-{name}": Route(_chooser(name), free=True) for name in ("notices", "language", "style")},
    **{f"my-{name}": Route(_asker(name), form=True, free=True) for name in ("quiet", "vacation", "reminders")},
    "my-test": Route(test, free=True),
    "my-welcome": Route(welcome, free=True),
}
