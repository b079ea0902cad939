"""Dispatch every press, choice and form: read its id, acknowledge it, and call the handler of its control.

discord.py's dynamic items drop ids that match no template and forms opened before a restart, and log errors
instead of answering. So all component interactions come through here.
"""

import logging
from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord.ext import commands

from discord_ui.discord_api.surrogates import replace_lone_surrogates
from discord_ui.discord_api.users import user_of_data
from discord_ui.dispatch.error_boundary import begin_answer, error_boundary
from discord_ui.interaction.app import App
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.interaction.route import Press, Routes
from discord_ui.model.controls import CustomId, OfMatch, read_id
from discord_ui.model.custom_ids import guess_match
from service.app import Kontor
from service.people.user import User

BUTTON = discord.ComponentType.button.value

_log = logging.getLogger(__name__)


def listen(bot: commands.Bot | commands.AutoShardedBot, app: App, routes: Routes) -> None:
    """Answer every press, choice and form of the bot from now on, and connect the lookup of memberships to it."""
    app.channel_membership.of(bot)
    watch_threads(bot, app.kontor)

    async def on_interaction(interaction: Interaction) -> None:
        await handle(app, routes, interaction)

    bot.add_listener(on_interaction, "on_interaction")


async def handle(app: App, routes: Routes, interaction: Interaction) -> None:
    """Answer a component interaction; ignore all others. Never raises."""
    if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return
    data: Mapping[str, Any] = replace_lone_surrogates(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    async with error_boundary(InteractionContext(app, interaction), guess_match(custom_id)) as ctx:
        form = interaction.type is discord.InteractionType.modal_submit
        known = read_id(custom_id)
        press = _press(known, data, ctx.guild_id, form=form)
        route = routes[known.control.head]
        if not route.form or press.kind == "form":
            await begin_answer(ctx)
        if isinstance(press.args, OfMatch):
            await app.kontor.access.must_see(ctx.user.id, press.args.match)
        await route.handler(ctx, press)


def _press(known: CustomId, data: Mapping[str, Any], guild_id: int | None, *, form: bool) -> Press[Any]:
    values = tuple(str(value) for value in data.get("values", ()))
    return Press(
        known.args,
        kind="form" if form else "button" if data.get("component_type") == BUTTON else "list",
        values=values,
        people=tuple(_people(values, data.get("resolved", {}), guild_id)),
        fields={name: str(field.get("value") or "") for name, field in _fields(data) if "values" not in field},
        chosen={name: tuple(map(str, field["values"])) for name, field in _fields(data) if "values" in field},
        id=str(data["custom_id"]),
    )


def _people(values: tuple[str, ...], resolved: Mapping[str, Any], guild_id: int | None) -> Iterator[User]:
    users, members = resolved.get("users", {}), resolved.get("members", {})
    for value in values:
        user = users.get(value)
        if user is None or user.get("bot"):
            continue
        yield user_of_data(user, members.get(value), guild_id)


def _fields(data: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Return the inputs and lists of a submitted form, by their names."""
    for component in data.get("components", ()):
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        for field in inner:
            yield str(field.get("custom_id")), field


# ------------------------------------------------------------------ threads


def watch_threads(bot: commands.Bot | commands.AutoShardedBot, kontor: Kontor) -> None:
    """Pause matches when moderators delete their threads, without the channel, or lock them."""

    async def closed(thread_id: int) -> None:
        try:
            await kontor.moderation.thread_closed(thread_id)
        except Exception:
            # The next post into the thread will notice.
            _log.exception("thread %s was closed, and its match could not rest", thread_id)

    async def on_raw_thread_delete(payload: discord.RawThreadDeleteEvent) -> None:
        if await kontor.queries.match_at(payload.thread_id) is None:
            return
        try:
            await bot.fetch_channel(payload.parent_id)
        except discord.HTTPException:
            # The channel is gone too, which says nothing about the match.
            return
        await closed(payload.thread_id)

    async def on_raw_thread_update(payload: discord.RawThreadUpdateEvent) -> None:
        if payload.data["thread_metadata"].get("locked"):
            await closed(payload.thread_id)

    bot.add_listener(on_raw_thread_delete, "on_raw_thread_delete")
    bot.add_listener(on_raw_thread_update, "on_raw_thread_update")
