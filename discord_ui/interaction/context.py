"""One interaction from its first answer to its last: acknowledged at once, answered privately."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

import discord

from discord_ui.discord_api.message_client import NO_PERMISSION
from discord_ui.discord_api.users import user_of
from discord_ui.interaction.app import App
from discord_ui.interaction.response_times import ResponseTime, interaction_kind
from discord_ui.model.components import Form, Image, attachments_of, checked_form, screen_view
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Paragraph, Picture, Screen
from engines.core.text.messages import Msg
from i18n.locales import Locale, match_locale
from service.base.read_models import MatchInfo, PanelModel
from service.people.user import User

_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
DrawImages = Callable[[Collection[str]], Awaitable[Mapping[str, Image]]]
BAD_REQUEST = 400
GONE = frozenset({10062, 40060, 10008, 10015, 50027})
"""Discord's codes for an interaction or message that cannot be answered any more."""


class InteractionContext:
    """An interaction with a private answer: a new message to one person, or the panel they pressed in, changed."""

    def __init__(self, app: App, interaction: Interaction) -> None:
        self.app = app
        self.interaction = interaction
        app.channel_membership.met(interaction)
        message = interaction.message
        self.inside = message is not None and bool(message.flags.ephemeral)
        self._locale: Locale | None = None
        self._shown = False
        self._message_id = message.id if message is not None and self.inside else None
        self._changed = False
        self._begun = time.perf_counter()
        self._acknowledged: float | None = None
        self._attached = message.attachments if message is not None and self.inside else []

    @property
    def user(self) -> User:
        """Who it is."""
        return user_of(self.interaction.user, str(self.interaction.locale))

    @property
    def direct(self) -> bool:
        """Whether they are in direct messages."""
        return self.interaction.guild_id is None

    def manages(self, info: MatchInfo) -> bool:
        """Whether the person may manage the server on which the match is, and is there now."""
        there = self.interaction.guild_id is not None and self.interaction.guild_id == info.guild_id
        return there and self.interaction.permissions.manage_guild

    async def locale(self) -> Locale:
        """The language that the person reads."""
        if self._locale is None:
            guild = self.interaction.guild_locale
            wishes = (str(self.interaction.locale), None if guild is None else str(guild))
            found = await self.app.kontor.users.locale(self.interaction.user.id, *wishes)
            self._locale = match_locale(found)
        return self._locale

    async def localizer(self, info: MatchInfo | None = None, game: str | None = None) -> Localizer:
        """Who speaks to the person, about a match or a game."""
        return Localizer(self.app.text, await self.locale(), info=info, game=game)

    async def acknowledge(self) -> None:
        """Tell Discord within its three seconds that an answer is coming. Doing it twice does no harm."""
        response = self.interaction.response
        if response.is_done():
            return
        try:
            if self.inside:
                # What was pressed in is about to show something else.
                if self.interaction.message is not None:
                    self.app.late_images.drop(self.interaction.message.id)
                    self.app.open_panels.leave(self.interaction.message.id)
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            _log.info("interaction %s could not be acknowledged: %s", self.interaction.id, error)
        else:
            self._acknowledged = time.perf_counter()

    async def answer_separately(self) -> None:
        """Acknowledge with a message of its own, which shows that the answer is being made."""
        self.inside = False
        self._attached = []
        await self.acknowledge()

    async def draw(
        self, screen: Screen, table: PanelModel[Any], *, still: Callable[[], bool] = lambda: True
    ) -> int | None:
        """Answer with a screen and its pictures of a table; see `show_with_images`."""
        localizer = await self.localizer(table.info)
        drawing = self.app.images
        return await self.show_with_images(
            screen, lambda held: drawing.of_table(screen, table, localizer, held), still=still
        )

    async def show_with_images(
        self, screen: Screen, drawing: DrawImages, *, still: Callable[[], bool] = lambda: True
    ) -> int | None:
        """Answer with a screen and its pictures; those not drawn in time follow by themselves.

        drawing: draws as many of them as can be had in time, by their names; it is told the names of the files
        that the message has already, which it may leave out. still: whether the screen is to be shown once they
        are drawn. Returns what `show` does.
        """
        wanted = {block.name for block in screen.blocks if isinstance(block, Picture)}
        drawn = await drawing(self._held())
        if not still():
            return None
        try:
            message_id = await self.show(screen, drawn)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or all(image.data for image in drawn.values()):
                raise
            # Another press has changed the message meanwhile, and its files with it.
            drawn = await drawing(())
            message_id = await self.show(screen, drawn)
        if message_id is None or len(drawn) == len(wanted):
            return message_id

        async def again() -> bool:
            found = await drawing(self._held())
            if len(found) < len(wanted):
                return False
            view = screen_view(screen, self.app.limit_checker, found)
            attached = attachments_of(screen, found, self._attached)
            changed = await self.interaction.edit_original_response(view=view, attachments=attached)
            self._attached = changed.attachments
            return True

        self.app.late_images.follow(message_id, again)
        return message_id

    def _held(self) -> list[str]:
        """The names of the files that the message has that an answer would change."""
        return [one.filename for one in self._attached]

    async def show(self, screen: Screen, pictures: Mapping[str, Image] | None = None) -> int | None:
        """Answer with a screen: the panel pressed in changes, anything else gets a new private message.

        Where files are not allowed, it comes without its pictures. Returns the id of the message that shows it, or
        None if it is too late for an answer.
        """
        await self.acknowledge()
        drawn = pictures or {}
        view = screen_view(screen, self.app.limit_checker, drawn)
        attached = attachments_of(screen, drawn, self._attached)
        try:
            if self.inside or self._shown:
                if self._message_id is not None:
                    # Pictures of what it showed before would bring all of that back.
                    self.app.late_images.drop(self._message_id)
                changed = await self.interaction.edit_original_response(view=view, attachments=attached)
                self._changed = True
                self._attached = changed.attachments
                return changed.id
            fresh = [one for one in attached if isinstance(one, discord.File)]
            sent = await self.interaction.followup.send(view=view, files=fresh, ephemeral=True, wait=True)
            self._attached = sent.attachments
            self._shown, self._message_id = True, sent.id
            return sent.id
        except discord.HTTPException as error:
            if attached and error.code == NO_PERMISSION:
                return await self.show(screen)
            if error.code not in GONE:
                raise
            _log.info("interaction %s could not be answered: %s", self.interaction.id, error)
            return None

    async def close(self) -> None:
        """Take away the private message that was pressed in, so that what stands above it is in sight."""
        self._changed = True
        try:
            await self.interaction.delete_original_response()
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            _log.info("interaction %s: its message is gone already: %s", self.interaction.id, error)

    async def say(self, msg: Msg, info: MatchInfo | None = None) -> None:
        """Answer with a sentence in a message of its own; a panel that was pressed in stays as it is."""
        await self.acknowledge()
        localizer = await self.localizer(info)
        view = screen_view(Screen((Paragraph(localizer.say(escape_args(msg))),)), self.app.limit_checker)
        try:
            await self.interaction.followup.send(view=view, ephemeral=True)
            self._shown = self._shown or not self.inside
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            _log.info("interaction %s could not be told: %s", self.interaction.id, error)

    async def form(self, form: Form) -> None:
        """Answer with a form; only possible as the first answer."""
        await self.interaction.response.send_modal(checked_form(form, self.app.limit_checker))
        self._acknowledged = time.perf_counter()

    def over(self) -> None:
        """All has been said; whoever watches is told how long it took."""
        if self.inside and self._message_id is not None and not self._changed:
            self.app.open_panels.stay(self._message_id)
        now, known = time.perf_counter(), self._acknowledged
        took = None if known is None else known - self._begun
        for tell in self.app.response_listeners:
            tell(ResponseTime(interaction_kind(self.interaction), took, now - self._begun))
