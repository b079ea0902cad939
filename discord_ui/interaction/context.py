"""One interaction from its acknowledgement to its last answer, which is private."""

import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import discord

from discord_ui.discord_api.message_client import NO_PERMISSION
from discord_ui.discord_api.users import user_of
from discord_ui.interaction.app import App
from discord_ui.interaction.response_times import ResponseTime, interaction_kind
from discord_ui.model.components import Form, Image, attachments_of, checked_form, screen_view
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Paragraph, Picture, Screen
from discord_ui.model.signs import in_words
from engines.core.text.messages import Msg
from i18n.locales import Locale, match_locale
from service.base.read_models.matches import MatchInfo
from service.base.read_models.panels import PanelModel
from service.people.user import User

_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
DrawImages = Callable[[Collection[str]], Awaitable[Mapping[str, Image]]]
BAD_REQUEST = 400
INVALID = 50035
"""Discord's code for a message with an invalid part."""
GONE = frozenset({10062, 40060, 10008, 10015, 50027})
"""Discord's codes for an interaction or message that can no longer be answered."""


class InteractionContext:
    """An interaction with a private answer: a new message, or an edit of the panel that was pressed in."""

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
        """Return the person; without their nickname where only they have installed Kontor."""
        found = user_of(self.interaction.user, str(self.interaction.locale))
        return found if self.guild_id is not None else User(found.id, found.name, found.locale)

    @property
    def guild_id(self) -> int | None:
        """Return the server of the interaction; None outside servers, and on a server without Kontor.

        On such a server only a person has installed Kontor, for themselves: nothing there concerns it.
        """
        return self.interaction.guild_id if self.interaction.is_guild_integration() else None

    @property
    def direct(self) -> bool:
        """Return whether the interaction is in the person's direct messages with the bot."""
        return self.interaction.guild_id is None and not self.interaction.context.private_channel

    def manages(self, info: MatchInfo) -> bool:
        """Return whether the person manages the match's server and is there now."""
        there = self.guild_id is not None and self.guild_id == info.guild_id
        return there and self.interaction.permissions.manage_guild

    async def locale(self) -> Locale:
        """Return the person's language."""
        if self._locale is None:
            guild = self.interaction.guild_locale
            wishes = (str(self.interaction.locale), None if guild is None else str(guild))
            found = await self.app.kontor.users.locale(self.interaction.user.id, *wishes)
            self._locale = match_locale(found)
        return self._locale

    async def localizer(self, info: MatchInfo | None = None, game: str | None = None) -> Localizer:
        """Return the localizer for the person, about a match or a game; it addresses them and shows signs."""
        reader = self.interaction.user.id
        return Localizer(
            self.app.text, await self.locale(), info=info, game=game, signs=self.app.signs, reader=reader
        )

    async def acknowledge(self) -> None:
        """Tell Discord within its three seconds that an answer is coming. A second call does nothing."""
        response = self.interaction.response
        if response.is_done():
            return
        with self._unless_gone("could not be acknowledged"):
            if self.inside:
                # The pressed panel is about to show something else.
                if self.interaction.message is not None:
                    self.app.late_images.drop(self.interaction.message.id)
                    self.app.open_panels.leave(self.interaction.message.id)
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)
            self._acknowledged = time.perf_counter()

    @property
    def on_layout_post(self) -> bool:
        """Return whether the press is on a public layout message, such as a match's card."""
        message = self.interaction.message
        return message is not None and not self.inside and message.flags.components_v2

    async def acknowledge_in_place(self) -> None:
        """Tell Discord that the public message that was pressed will change; what `say` says stays private."""
        with self._unless_gone("could not be acknowledged"):
            await self.interaction.response.defer()
            self._acknowledged = time.perf_counter()

    def holds_file(self, name: str) -> bool:
        """Return whether the message that was pressed has a file of this name."""
        message = self.interaction.message
        return message is not None and any(one.filename == name for one in message.attachments)

    async def change_post(self, screen: Screen, held: Mapping[str, Image]) -> None:
        """Change the public message that was pressed, which keeps its files. held: those that the screen shows."""
        view = screen_view(screen, self.app.limit_checker, held)
        with self._unless_gone("could not be answered"):
            nobody = discord.AllowedMentions.none()
            await self.interaction.edit_original_response(view=view, allowed_mentions=nobody)

    @contextmanager
    def _unless_gone(self, failure: str) -> Iterator[None]:
        """Log a failure if the interaction or its message can no longer be answered, and go on after the block."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            _log.info("interaction %s %s: %s", self.interaction.id, failure, error)

    async def answer_separately(self) -> None:
        """Acknowledge with a separate message, which shows that the answer is on its way."""
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
        """Answer with a screen and its pictures; those not drawn in time follow later.

        drawing: given the names of the files that the message has, which it may omit, returns by name the pictures
        drawn in time. still: returns whether the screen should still be shown after the drawing. Returns what
        `show` returns.
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
            # Another press has meanwhile changed the message and its files.
            drawn = await drawing(())
            message_id = await self.show(screen, drawn)
        if message_id is None or len(drawn) == len(wanted):
            return message_id

        async def again() -> bool:
            found = await drawing(self._held())
            if len(found) < len(wanted):
                return False
            view = screen_view(self._known(screen), self.app.limit_checker, found)
            attached = attachments_of(screen, found, self._attached)
            changed = await self.interaction.edit_original_response(view=view, attachments=attached)
            self._attached = changed.attachments
            return True

        self.app.late_images.follow(message_id, again)
        return message_id

    def _held(self) -> list[str]:
        """Return the names of the files of the message that an answer would change."""
        return [one.filename for one in self._attached]

    async def show(self, screen: Screen, pictures: Mapping[str, Image] | None = None) -> int | None:
        """Answer with a screen: edit the pressed panel, or send a new private message.

        Where files are not allowed, the pictures are omitted; if Discord does not know a sign, all signs are.
        Returns the id of the message, or None if it is too late for an answer.
        """
        await self.acknowledge()
        drawn = pictures or {}
        screen = self._known(screen)
        view = screen_view(screen, self.app.limit_checker, drawn)
        attached = attachments_of(screen, drawn, self._attached)
        try:
            if self.inside or self._shown:
                if self._message_id is not None:
                    # Late pictures of the earlier screen would restore that screen.
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
            if self._refuses_signs(error) and in_words(screen) != screen:
                return await self.show(screen, pictures)
            if error.code not in GONE:
                raise
            _log.info("interaction %s could not be answered: %s", self.interaction.id, error)
            return None

    def _known(self, screen: Screen) -> Screen:
        """Return a screen, in words alone after Discord has refused a sign."""
        return in_words(screen) if self.app.signs.refused else screen

    def _refuses_signs(self, error: discord.HTTPException) -> bool:
        """Return whether Discord refused a message for a sign; then all stay hidden until they are read again."""
        if error.code != INVALID or "emoji" not in error.text.lower():
            return False
        if not self.app.signs.refused:
            _log.warning("Discord refuses a sign, words stand alone for a while: %s", error.text)
            self.app.signs.refuse()
        return True

    async def close(self) -> None:
        """Delete the private message that was pressed in, so that the message above it is in sight."""
        self._changed = True
        with self._unless_gone("has no message any more"):
            await self.interaction.delete_original_response()

    async def show_sentence(self, msg: Msg, info: MatchInfo | None = None) -> None:
        """Answer with a sentence alone, as `show` does: it replaces a pressed panel."""
        localizer = await self.localizer(info)
        await self.show(Screen((Paragraph(localizer.say(msg)),)))

    async def say(self, msg: Msg, info: MatchInfo | None = None) -> None:
        """Answer with a sentence in a separate message; a pressed panel does not change."""
        await self.acknowledge()
        localizer = await self.localizer(info)
        view = screen_view(Screen((Paragraph(localizer.say(escape_args(msg))),)), self.app.limit_checker)
        with self._unless_gone("could not be told"):
            await self.interaction.followup.send(view=view, ephemeral=True)
            self._shown = self._shown or not self.inside

    async def form(self, form: Form) -> None:
        """Answer with a form; only possible as the first answer."""
        try:
            await self.interaction.response.send_modal(checked_form(form, self.app.limit_checker))
        except discord.HTTPException as error:
            if not self._refuses_signs(error):
                raise
            await self.interaction.response.send_modal(form.in_words())
        self._acknowledged = time.perf_counter()

    def over(self) -> None:
        """Report the end of the interaction, with its response times, to the observer."""
        if self.inside and self._message_id is not None and not self._changed:
            self.app.open_panels.stay(self._message_id)
        now, known = time.perf_counter(), self._acknowledged
        took = None if known is None else known - self._begun
        for tell in self.app.response_listeners:
            tell(ResponseTime(interaction_kind(self.interaction), took, now - self._begun))
