"""The world's objects in Discord's JSON."""

from collections.abc import Iterable
from urllib.parse import quote

from sandbox.json_types import Json
from sandbox.state import permissions
from sandbox.state.clock import iso
from sandbox.state.model import (
    Attachment,
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
from sandbox.state.world import World


def user(one: User) -> Json:
    """Return an account."""
    payload: Json = {
        "id": str(one.id),
        "username": one.name,
        "discriminator": "0000" if one.bot else "0",
        "global_name": None if one.bot else one.display,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if one.bot:
        payload["bot"] = True
    return payload


def role(one: Role) -> Json:
    """Return a role."""
    payload: Json = {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": one.managed,
        "mentionable": one.mentionable,
        "flags": 0,
    }
    if one.bot_id is not None:
        payload["tags"] = {"bot_id": str(one.bot_id)}
    return payload


def member(world: World, one: Membership, *, with_user: bool = True) -> Json:
    """Return a user in a guild."""
    payload: Json = {
        "nick": one.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role_id) for role_id in one.roles],
        "joined_at": iso(one.joined_at),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if with_user:
        payload["user"] = user(world.users[one.user_id])
    return payload


def channel(world: World, one: Channel) -> Json:
    """Return a channel, a thread or a direct conversation."""
    payload: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "last_message_id": None if one.last_message_id is None else str(one.last_message_id),
        "flags": 0,
    }
    if one.kind is ChannelKind.DM:
        others = [user_id for user_id in one.recipients if user_id != world.bot.id]
        payload["recipients"] = [user(world.users[user_id]) for user_id in others]
        return payload
    payload |= {
        "guild_id": str(one.guild_id),
        "name": one.name,
        "parent_id": None if one.parent_id is None else str(one.parent_id),
        "rate_limit_per_user": 0,
    }
    if one.thread is None:
        return payload | {
            "topic": one.topic,
            "position": one.position,
            "nsfw": False,
            "permission_overwrites": [
                {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
                for o in one.overwrites.values()
            ],
        }
    thread = one.thread
    payload |= {
        "owner_id": str(thread.owner_id),
        "message_count": thread.message_count,
        "member_count": min(len(thread.members), 50),
        "total_message_sent": thread.total_sent,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": iso(thread.archived_at),
            "auto_archive_duration": thread.auto_archive,
            "locked": thread.locked,
            "create_timestamp": iso(thread.created_at),
        },
    }
    if one.kind is ChannelKind.PRIVATE_THREAD:
        payload["thread_metadata"]["invitable"] = thread.invitable
    if world.bot.id in thread.members:
        payload["member"] = thread_member(one, world.bot.id)
    return payload


def thread_member(thread_channel: Channel, user_id: int) -> Json:
    """Return a user in a thread. The user must be in it."""
    assert thread_channel.thread is not None
    return {
        "id": str(thread_channel.id),
        "user_id": str(user_id),
        "join_timestamp": iso(thread_channel.thread.members[user_id]),
        "flags": 1,
    }


_NO_GUILD_FIELDS = (
    "icon", "home_header", "splash", "discovery_splash", "banner", "description", "afk_channel_id",
    "application_id", "system_channel_id", "rules_channel_id", "public_updates_channel_id",
    "safety_alerts_channel_id", "vanity_url_code", "max_presences", "incidents_data", "widget_channel_id",
)  # fmt: skip
_ZERO_GUILD_FIELDS = (
    "verification_level", "explicit_content_filter", "mfa_level", "nsfw_level", "system_channel_flags",
    "premium_tier", "premium_subscription_count",
)  # fmt: skip
_GUILD_DEFAULTS: Json = {
    **dict.fromkeys(_NO_GUILD_FIELDS),
    **dict.fromkeys(_ZERO_GUILD_FIELDS, 0),
    **dict.fromkeys(("nsfw", "premium_progress_bar_enabled", "widget_enabled"), False),
    "region": "local",
    "afk_timeout": 300,
    "default_message_notifications": 1,
    "max_members": 500_000,
    "max_video_channel_users": 25,
    "max_stage_video_channel_users": 50,
}
"""What every guild of a sandbox has; nothing changes it."""


def guild(world: World, one: Guild, *, full: bool = False) -> Json:
    """Return a guild; `full` as in GUILD_CREATE, with channels, active threads and the bot's own membership."""
    payload: Json = _GUILD_DEFAULTS | {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "preferred_locale": one.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(each) for each in one.roles.values()],
    }
    if not full:
        return payload
    bot = one.members.get(world.bot.id)
    return payload | {
        "joined_at": iso(one.joined_at if bot is None else bot.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "members": [] if bot is None else [member(world, bot)],
        "channels": [channel(world, each) for each in world.all_of(one) if each.thread is None],
        "threads": [channel(world, each) for each in world.threads_of(one) if world.can_see(each, world.bot.id)],
    }


def attachment(world: World, one: Attachment) -> Json:
    """Return a file of a message, with an address that works for a day."""
    issued = int(world.clock.now())
    signed = f"ex={issued + 86_400:x}&is={issued:x}&hm={one.digest[:32]}"
    path = f"attachments/{one.channel_id}/{one.id}/{quote(one.filename)}?{signed}"
    payload: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": one.size,
        "url": f"{world.base_url}/cdn/{path}",
        "proxy_url": f"{world.base_url}/cdn/{path}",
        "content_type": one.content_type,
    }
    if one.description is not None:
        payload["description"] = one.description
    if one.width is not None:
        payload |= {"width": one.width, "height": one.height}
    if one.ephemeral:
        payload["ephemeral"] = True
    return payload


_SHOWN_DEFAULTS: dict[int, Json] = {
    3: {"min_values": 1, "max_values": 1},
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}
"""What Discord adds to returned components, by type."""


def _resolved(world: World, components: Iterable[Json], files: dict[str, Attachment]) -> list[Json]:
    """Return components as Discord does: references to attachments become addresses."""
    shown = []
    for component in components:
        copy = _SHOWN_DEFAULTS.get(component["type"], {}) | component
        for key in ("media", "file"):
            if key in copy:
                copy[key] = _media(world, copy[key], files)
        if component["type"] == 13:
            file = files[str(component["file"]["url"]).removeprefix("attachment://")]
            copy |= {"name": file.filename, "size": file.size}
        if "items" in copy:
            copy["items"] = [
                {"description": None, "spoiler": False} | item | {"media": _media(world, item["media"], files)}
                for item in copy["items"]
            ]
        if "components" in copy:
            copy["components"] = _resolved(world, copy["components"], files)
        if "accessory" in copy:
            copy["accessory"] = _resolved(world, [copy["accessory"]], files)[0]
        shown.append(copy)
    return shown


def _media(world: World, media: Json, files: dict[str, Attachment]) -> Json:
    url = str(media.get("url", ""))
    base: Json = {
        "placeholder": "",
        "placeholder_version": 1,
        "loading_state": 2,
        "flags": 0,
        "width": 0,
        "height": 0,
    }
    if not url.startswith("attachment://"):
        return base | {"id": "0", "url": url, "proxy_url": url, "content_type": None}
    shown = attachment(world, files[url.removeprefix("attachment://")])
    kept = {
        key: shown[key] for key in ("id", "url", "proxy_url", "width", "height", "content_type") if key in shown
    }
    return base | kept | {"attachment_id": shown["id"]}


def message(world: World, one: Message, *, gateway: bool = False) -> Json:
    """Return a message; with `gateway` also the guild and the author's membership."""
    place = world.channels.get(one.channel_id)
    guild_of = world.guild_of(place) if place is not None else None
    author = world.users[one.author_id]
    files = {file.filename: file for file in one.attachments}
    payload: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "type": int(one.kind),
        "author": user(author),
        "content": one.content,
        "timestamp": iso(one.created_at),
        "edited_timestamp": None if one.edited_at is None else iso(one.edited_at),
        "tts": False,
        "mention_everyone": one.mentions.everyone,
        "mentions": [user(world.users[user_id]) for user_id in one.mentions.users],
        "mention_roles": [str(role_id) for role_id in one.mentions.roles],
        "attachments": [attachment(world, file) for file in one.attachments],
        "embeds": one.embeds,
        "components": _resolved(world, one.components, files),
        "pinned": False,
        "flags": one.flags,
    }
    if one.nonce is not None:
        payload["nonce"] = one.nonce
    if one.reference is not None:
        payload["message_reference"] = one.reference
        target_id = one.reference.get("message_id")
        if target_id is not None:
            target_channel = world.channels.get(int(one.reference["channel_id"]))
            target = target_channel.messages.get(int(target_id)) if target_channel else None
            payload["referenced_message"] = None if target is None else message(world, target)
    if one.interaction is not None:
        payload["interaction_metadata"] = one.interaction
    if author.bot:
        payload["application_id"] = str(world.bot.id)
    if one.interaction is not None and author.bot:
        payload["webhook_id"] = str(world.bot.id)
    if one.thread_id is not None and one.thread_id in world.channels:
        payload["thread"] = channel(world, world.channels[one.thread_id])
    if gateway and guild_of is not None:
        payload["guild_id"] = str(guild_of.id)
        membership = guild_of.members.get(one.author_id)
        if membership is not None:
            payload["member"] = member(world, membership, with_user=False)
    return payload


def without_content(payload: Json) -> Json:
    """Return a message as a bot without the message content intent gets it."""
    return payload | {"content": "", "embeds": [], "attachments": [], "components": []}


def emoji(world: World, one: Emoji) -> Json:
    """Return an emoji of the application."""
    return {
        "id": str(one.id),
        "name": one.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": one.animated,
        "available": True,
    }


def command(world: World, one: Command) -> Json:
    """Return a registered application command."""
    payload: Json = {
        "id": str(one.id),
        "application_id": str(world.bot.id),
        "version": str(one.version),
        "type": 1,
        "description": "",
        "default_member_permissions": None,
        "dm_permission": True,
        "nsfw": False,
        "name_localizations": None,
        "description_localizations": None,
        "contexts": None,
        "integration_types": list(world.integration_types),
        "options": [],
    }
    payload |= one.body
    if one.guild_id is not None:
        payload["guild_id"] = str(one.guild_id)
    return payload


def interaction_channel(world: World, one: Channel, user_id: int) -> Json:
    """Return the channel part of an interaction: with the user's permissions there."""
    payload = channel(world, one)
    payload.pop("permission_overwrites", None)
    payload.pop("member", None)
    bits = world.permissions(one, user_id)
    return payload | {"permissions": str(bits if bits else permissions.DM)}
