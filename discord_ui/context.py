"""What cogs and controls share: the way from an interaction to a private answer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from discord_ui import errors, items
from discord_ui.ahead import present_ahead
from discord_ui.busy import Busy
from discord_ui.drawing import Drawing
from discord_ui.focus import HOME, BadFocus, Focus
from discord_ui.followed import FollowedPanel
from discord_ui.late import Late
from discord_ui.limits import Guard
from discord_ui.moderators import watch
from discord_ui.open_panels import OpenPanels
from discord_ui.presences import Presences
from discord_ui.presenter import Reader, present
from discord_ui.screens import lobby, rules, turns
from discord_ui.visit import Interaction, Press, Visit
from engines.core.text import Msg
from i18n.almanac import Almanac
from i18n.text import Text
from render.queue import RenderQueue
from service.kontor import Kontor
from service.read_models import Submitted, Table

Handler = Callable[[Visit, Press], Awaitable[None]]


class Ui:
    """The private surface. Made once and shared by all cogs; holds no state of any match.

    strict: raise instead of logging if a message is over Discord's limits, for tests.
    """

    def __init__(self, kontor: Kontor, render: RenderQueue, *, strict: bool = False) -> None:
        self.kontor = kontor
        self.text: Text = kontor.text
        self.almanac: Almanac = kontor.almanac
        self.drawing = Drawing(kontor.games, render)
        self.presences = Presences(kontor.clock)
        kontor.gate.through(self.presences)
        self.late = Late()
        self.open = OpenPanels()
        kontor.matches.changed.append(self.open.match_changed)
        self.busy = Busy()
        self.guard = Guard(strict=strict)
        self.handlers: dict[str, items.Route] = items.routes()

    # -------------------------------------------------------------- wiring

    def register(self, bot: commands.Bot | commands.AutoShardedBot) -> None:
        """Answer every press, choice and form of the bot from now on, and ask its Discord who may see what."""
        self.presences.of(bot)
        watch(bot, self.kontor)

        async def on_interaction(interaction: Interaction) -> None:
            await items.handle(self, interaction)

        bot.add_listener(on_interaction, "on_interaction")

    def on(self, verb: str, handler: Handler, *, form: bool = False, free: bool = False) -> None:
        """Let controls with the id ``ScreenId(verb, …)`` be answered by ``handler(visit, press)``.

        Their first argument is the number of a match that the person must be allowed to see, unless it is about
        none (``free``). The press is acknowledged before, unless it is answered with a form (``form``).
        Exceptions are turned into sentences. Raises ValueError if the verb is taken.
        """
        if verb in self.handlers:
            raise ValueError(f"{verb} is taken")
        self.handlers[verb] = items.Route(handler, form, free)

    @asynccontextmanager
    async def funnel(
        self, interaction: Interaction, match_id: int | None = None, *, ack: bool = True
    ) -> AsyncIterator[Visit]:
        """Around everything that answers an interaction: exceptions become sentences for the person.

        match_id: what it is about, so that a refusal comes with today's panel. ack: acknowledge first, so
        that the answer may take longer than Discord's three seconds; not before a form.
        """
        visit = Visit(self, interaction)
        with self.busy:
            try:
                if ack:
                    await visit.ack()
                    await self.reached(visit)
                yield visit
            except Exception as error:
                await errors.answer(self, visit, error, match_id)

    async def reached(self, visit: Visit) -> None:
        """Somebody acts: if it is in direct messages, these may reach them again."""
        if visit.direct:
            await self.kontor.social.reached(visit.user.id)

    # -------------------------------------------------------------- screens without a match

    async def show_turns(self, interaction: Interaction) -> None:
        """Answer with everything that waits for the person."""
        async with self.funnel(interaction) as visit:
            await turns.show(visit)

    async def show_rules(self, interaction: Interaction, game: str, query: str = "") -> None:
        """Answer with the almanac of a game ("core" for Kontor): an entry by its topic, or what a search finds.

        Without either, the game in short, or Kontor's help.
        """
        async with self.funnel(interaction) as visit:
            opened = rules.Opened(game)
            await (rules.look_up(visit, opened, query) if query else rules.show(visit, opened))

    # -------------------------------------------------------------- the panel

    async def panel(
        self,
        visit: Visit,
        match_id: int,
        *,
        focus: Focus = HOME,
        notice: Msg | None = None,
    ) -> None:
        """Show today's panel, or a part of it, below a sentence. A lobby shows its own screen."""
        info = await self.kontor.reading.shown(visit.user.id, match_id)
        if not info.seats:
            await lobby.show(visit, match_id, notice=notice)
            return
        table = await self.table(visit, match_id)
        await self.show_table(visit, table, focus=focus, notice=notice)

    async def table(self, visit: Visit, match_id: int) -> Table[Any]:
        """What the person's panel shows; everything in it counts as seen."""
        message = visit.interaction.message
        below = None if message is None or visit.inside else message.id
        return await self.kontor.play.table(visit.user, match_id, look=True, below=below)

    async def after_move(self, visit: Visit, done: Submitted, notice: Msg | None = None) -> None:
        """Show what a move brought and the panel after it. Raises Done if that cannot be shown."""
        try:
            await self.show_table(visit, done.table, notice=notice, done=done.told or (Msg("ui-done"),))
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            raise
        except Exception as error:
            raise await self.kontor.play.untold(done.table.info.id, error) from error

    async def show_table(
        self,
        visit: Visit,
        table: Table[Any],
        *,
        focus: Focus = HOME,
        notice: Msg | None = None,
        done: Sequence[Msg] = (),
    ) -> None:
        """Show a table as a panel. A focus that it has not is answered with the whole table."""
        since = monotonic()
        game = self.kontor.games[table.info.game]
        voice = await visit.voice(table.info)
        if table.ahead is not None and table.ahead.choosing:
            await visit.draw(present_ahead(game, table, voice, focus=focus, notice=notice), table)
            return
        reader = await self.reader(visit.user.id, table.info.id)
        try:
            screen = present(game, table, voice, reader, focus=focus, notice=notice, done=tuple(done))
        except BadFocus:
            screen = present(game, table, voice, reader, notice=notice or Msg("ui-stale"))
        message_id = await visit.draw(screen, table)
        if message_id is not None:
            bare = present(game, table, voice, reader, done=tuple(done))
            panel = FollowedPanel(self, visit, table, tuple(done), bare, message_id, since, home=focus == HOME)
            await self.open.show(visit.user.id, table.info.id, panel)

    async def reader(self, user_id: int, match_id: int) -> Reader:
        """For whom a panel of a match is, with another match that waits for them."""
        # One of the two is another match, if there is any.
        waiting = await self.kontor.reading.waiting(user_id, 2)
        others = (item for item in waiting if item.info.id != match_id and not item.optional)
        return Reader(user_id, next(others, None))
