"""The state of a sandbox: users, guilds, channels, messages, commands; and common queries."""

from sandbox.json_types import Json
from sandbox.settings import Settings
from sandbox.state import permissions
from sandbox.state.clock import Clock, Snowflakes
from sandbox.state.event_bus import EventBus
from sandbox.state.files import FileStore
from sandbox.state.model import (
    ENGLISH,
    Channel,
    ChannelKind,
    Command,
    Emoji,
    Guild,
    Membership,
    Message,
    Role,
    User,
)
from sandbox.state.permissions import Permission
from sandbox.state.recorder import Recorder
from sandbox.state.shards import Shard
from sandbox.validation.errors import refusal


class World:
    """Everything in a sandbox. One per server; not thread-safe (everything runs on one event loop)."""

    def __init__(self, settings: Settings | None = None, clock: Clock | None = None) -> None:
        self.settings = settings or Settings()
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        self.bus = EventBus()
        self.recorder = Recorder()
        self.files = FileStore(self.settings.file_budget)
        self.base_url = ""
        """Address of the server, without a slash at the end; known once it listens."""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}
        """The conversations with the bot, by user."""
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        """The application's own."""
        self.pings: dict[int, list[Json]] = {}
        self.removed: dict[int, set[int]] = {}
        """By guild, users who were kicked or banned and have not come back."""
        self.nonces: dict[str, Message] = {}
        self.old_edits: dict[int, list[float]] = {}
        """When messages older than an hour were edited, by channel."""
        self.command_creations: dict[int | None, list[float]] = {}
        """When commands were created, by guild (None: global)."""
        self.owner = self.add_user("owner", "Owner")
        self.bot = self.add_user(self.settings.bot_name, self.settings.bot_name, bot=True)

    # --- making

    def add_user(self, name: str, display: str | None = None, *, bot: bool = False, locale: str = ENGLISH) -> User:
        """Create an account. Raises ValueError if the name is taken."""
        if any(user.name == name for user in self.users.values()):
            raise ValueError(f"there is a user {name!r} already")
        chosen = locale != ENGLISH
        user = User(
            self.ids.new(), name, display or name.capitalize(), bot=bot, locale=locale, locale_chosen=chosen
        )
        self.users[user.id] = user
        return user

    def add_guild(
        self,
        name: str,
        *,
        locale: str = "en-US",
        with_bot: bool = True,
        shard: Shard | None = None,
    ) -> Guild:
        """Create a guild with its @everyone role, its owner and, by default, the bot with its own role.

        shard: the one that gets its events; any by default.
        """
        now = self.clock.now()
        guild = Guild(self.ids.new(shard), name, self.owner.id, locale, now)
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
        guild.members[self.owner.id] = Membership(self.owner.id, now)
        self.guilds[guild.id] = guild
        if with_bot:
            self.seat_bot(guild)
        return guild

    def seat_bot(self, guild: Guild) -> None:
        """Make the bot a member, with a managed role that carries its permissions."""
        role = Role(self.ids.new(), self.bot.name, permissions.BOT, position=1, managed=True, bot_id=self.bot.id)
        guild.roles[role.id] = role
        guild.members[self.bot.id] = Membership(self.bot.id, self.clock.now(), roles=[role.id])

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Create a text channel without an event (`threads.create_channel` announces it)."""
        position = len(self.all_of(guild))
        channel = Channel(self.ids.new(), ChannelKind.TEXT, name, guild_id=guild.id, position=position)
        self.channels[channel.id] = channel
        return channel

    # --- asking

    @property
    def integration_types(self) -> tuple[int, ...]:
        """Return the kinds of installation that the application allows: 0 on a guild, 1 for a user."""
        return (0, 1) if self.settings.user_install else (0,)

    def channel(self, channel_id: int) -> Channel:
        """Return the channel with that id; refused with 10003 if there is none."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise refusal(10003) from None

    def message(self, channel: Channel, message_id: int) -> Message:
        """Return a message of a channel; refused with 10008 if there is none."""
        try:
            return channel.messages[message_id]
        except KeyError:
            raise refusal(10008) from None

    def guild_of(self, channel: Channel) -> Guild | None:
        """Return the guild a channel belongs to; None for a direct conversation."""
        return None if channel.guild_id is None else self.guilds.get(channel.guild_id)

    def parent_of(self, channel: Channel) -> Channel:
        """Return the channel whose overwrites count: the parent of a thread, else the channel itself."""
        if channel.parent_id is not None:
            return self.channels.get(channel.parent_id, channel)
        return channel

    def permissions(self, channel: Channel, user_id: int) -> int:
        """Return a user's permissions in a channel, as bits; 0: cannot even see it."""
        guild = self.guild_of(channel)
        if guild is None:
            return permissions.DM if user_id in channel.recipients else 0
        bits = permissions.in_channel(guild, self.parent_of(channel), user_id, thread=channel.thread is not None)
        if channel.kind is ChannelKind.PRIVATE_THREAD and channel.thread is not None:
            inside = user_id in channel.thread.members
            if not inside and not bits & Permission.MANAGE_THREADS:
                return 0
        return bits

    def may(self, channel: Channel, user_id: int, needed: int) -> bool:
        """Return whether a user has all the bits in a channel."""
        return self.permissions(channel, user_id) & needed == needed

    def can_see(self, channel: Channel, user_id: int) -> bool:
        """Return whether a user sees the channel at all."""
        return self.may(channel, user_id, Permission.VIEW_CHANNEL)

    def people(self, channel: Channel) -> tuple[int, ...]:
        """Return the human users who can see a channel."""
        guild = self.guild_of(channel)
        ids = channel.recipients if guild is None else tuple(guild.members)
        return tuple(one for one in ids if not self.users[one].bot and self.can_see(channel, one))

    def sees(self, user_id: int, channel: Channel, message: Message) -> bool:
        """Return whether a user sees a message."""
        if message.only_for is not None:
            return message.only_for == user_id
        return self.can_see(channel, user_id)

    def dm(self, user_id: int) -> Channel:
        """Return the conversation between the bot and a user, created if necessary. Refused with 10013 for a
        stranger.
        """
        if user_id not in self.users or user_id == self.bot.id:
            raise refusal(10013)
        if user_id not in self.dms:
            channel = Channel(self.ids.new(), ChannelKind.DM, recipients=(user_id, self.bot.id))
            self.channels[channel.id] = self.dms[user_id] = channel
        return self.dms[user_id]

    def private_channel(self, user_id: int, other_id: int) -> Channel:
        """Return the conversation of two people, in which the bot is not, created if necessary."""
        pair = (min(user_id, other_id), max(user_id, other_id))
        for channel in self.channels.values():
            if channel.recipients == pair:
                return channel
        made = Channel(self.ids.new(), ChannelKind.DM, recipients=pair)
        self.channels[made.id] = made
        return made

    def all_of(self, guild: Guild) -> list[Channel]:
        """Return the channels and threads of a guild."""
        return [channel for channel in self.channels.values() if channel.guild_id == guild.id]

    def threads_of(self, guild: Guild) -> list[Channel]:
        """Return the active threads of a guild."""
        return [one for one in self.all_of(guild) if one.thread is not None and not one.thread.archived]
