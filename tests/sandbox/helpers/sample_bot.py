"""A small bot on the real discord.py, with one of everything a bot does."""

import asyncio
import contextlib
import io
import re
from collections.abc import AsyncIterator
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000030000000208020000001216f14d0000000b49444154789c6360"
    "c00400001400017dfe1eee0000000049454e44ae426082"
)
"""A picture of 3 by 2 pixels."""


class Nudge(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"nudge:(?P<match>\d+)"):
    """A button that works after a restart: what it needs is in its id."""

    def __init__(self, match: int) -> None:
        super().__init__(discord.ui.Button(label="Nudge", custom_id=f"nudge:{match}"))
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["match"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"nudged {self.match}", ephemeral=True)


class Panel(discord.ui.View):
    """A button that updates, one that defers, one that opens a modal, two selects."""

    @discord.ui.button(label="Update", custom_id="update")
    async def update(self, interaction: discord.Interaction, _button: discord.ui.Button[Self]) -> None:
        await interaction.response.edit_message(content="updated")

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _button: discord.ui.Button[Self]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="updated later")

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _button: discord.ui.Button[Self]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Silence", custom_id="silence")
    async def silence(self, interaction: discord.Interaction, _button: discord.ui.Button[Self]) -> None:
        await asyncio.sleep(30)

    @discord.ui.select(
        placeholder="Goods",
        custom_id="goods",
        max_values=2,
        options=[discord.SelectOption(label=name.capitalize(), value=name) for name in ("salt", "wool", "wine")],
    )
    async def goods(self, interaction: discord.Interaction, select: discord.ui.Select[Self]) -> None:
        await interaction.response.send_message("+".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Invite", custom_id="invite")
    async def invite(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Self]) -> None:
        await interaction.response.send_message(
            f"invited {select.values[0].mention}", allowed_mentions=discord.AllowedMentions(users=True)
        )


class Form(discord.ui.Modal, title="How many?"):
    amount: discord.ui.TextInput[Self] = discord.ui.TextInput(label="Amount", custom_id="amount", max_length=3)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"amount {self.amount.value}", ephemeral=True)


class Layout(discord.ui.LayoutView):
    """Components V2 with a picture."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Self] = discord.ui.Container()
        box.add_item(discord.ui.TextDisplay("# Lobby"))
        box.add_item(discord.ui.Section("a seat", accessory=discord.ui.Button(label="Join", custom_id="join")))
        gallery: discord.ui.MediaGallery[Self] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="the board")
        box.add_item(gallery)
        box.add_item(discord.ui.Separator())
        row: discord.ui.ActionRow[Self] = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Start", custom_id="start"))
        box.add_item(row)
        self.add_item(box)


def picture(description: str | None = "a picture") -> discord.File:
    return discord.File(io.BytesIO(PNG), "board.png", description=description)


@app_commands.command()
@app_commands.describe(card="which card", count="how many")
async def play(interaction: discord.Interaction, card: str, count: app_commands.Range[int, 1, 5] = 1) -> None:
    """Play a card."""
    await interaction.response.send_message(f"{interaction.user.display_name} plays {card} x{count}")


@play.autocomplete("card")
async def play_card(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    names = ["spices", "silver", "salt"]
    return [app_commands.Choice(name=name.capitalize(), value=name) for name in names if current in name]


@app_commands.command()
async def secret(interaction: discord.Interaction) -> None:
    """Show a hand privately, with a picture."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("your hand", file=picture("three cards"))


@app_commands.command()
async def panel(interaction: discord.Interaction) -> None:
    """Show the panel."""
    await interaction.response.send_message("panel", view=Panel(timeout=None), ephemeral=True)


@app_commands.command()
async def ask(interaction: discord.Interaction) -> None:
    """Open a modal."""
    await interaction.response.send_modal(Form())


@app_commands.command()
async def board(interaction: discord.Interaction) -> None:
    """Show the layout."""
    await interaction.response.send_message(view=Layout(), file=picture(None))


@app_commands.command()
@app_commands.guild_only()
async def start(interaction: discord.Interaction) -> None:
    """Open a thread with a public post."""
    await interaction.response.defer(ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(
        name="Match #42", type=discord.ChannelType.public_thread, auto_archive_duration=10080
    )
    view = discord.ui.View(timeout=None).add_item(Nudge(42))
    await thread.send(f"{interaction.user.mention} begins", file=picture(), view=view)
    await interaction.followup.send(f"see {thread.mention}")


@app_commands.command()
async def whisper(interaction: discord.Interaction, to: discord.User) -> None:
    """Send a direct message."""
    await interaction.response.defer(ephemeral=True)
    try:
        await to.send("psst")
    except discord.Forbidden as error:
        await interaction.followup.send(f"refused {error.code}")
    else:
        await interaction.followup.send("sent")


class SampleBot(commands.AutoShardedBot):
    def __init__(self, **options: Any) -> None:
        asked: dict[str, Any] = {"intents": discord.Intents(guilds=True), "guild_ready_timeout": 0.05} | options
        super().__init__(command_prefix=commands.when_mentioned, **asked)
        self.resumed = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Nudge)
        self.add_view(Panel(timeout=None))
        everything: list[Any] = [play, secret, panel, ask, board, start, whisper]
        for command in everything:
            self.tree.add_command(command)
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()


class Part(SampleBot):
    """The bot with some of four shards, which begins its sessions without a pause."""

    def __init__(self, *shards: int) -> None:
        super().__init__(shard_ids=list(shards), shard_count=4)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Sandboxes do not mind unless they are strict."""


@contextlib.asynccontextmanager
async def running(token: str, bot: SampleBot | None = None, **options: Any) -> AsyncIterator[SampleBot]:
    """The bot, or one with these options, connected and ready, until the block ends."""
    bot = bot or SampleBot(**options)
    task = asyncio.create_task(bot.start(token))
    try:
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait([task, ready], timeout=20, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
        await ready
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
