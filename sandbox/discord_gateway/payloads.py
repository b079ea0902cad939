"""Payloads of the gateway only, in Discord's JSON: the start of a session, members on request."""

from collections.abc import Iterable

from sandbox.discord_gateway.sessions import Session
from sandbox.json_types import Json
from sandbox.rest.people import gateway_url
from sandbox.state import payloads
from sandbox.state.intents import Intent
from sandbox.state.model import Guild
from sandbox.state.world import World


def guilds_of(world: World, session: Session) -> list[Guild]:
    """Return the guilds of a session: the bot is in them, and they belong to its shard."""
    return [
        guild for guild in world.guilds.values() if world.bot.id in guild.members and session.shard.hears(guild.id)
    ]


def ready(world: World, session: Session, guilds: Iterable[Guild]) -> Json:
    """Return READY, with the guilds that will follow."""
    return {
        "v": 10,
        "user": payloads.user(world.bot) | {"verified": True, "mfa_enabled": False, "email": None},
        "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
        "session_id": session.id,
        "resume_gateway_url": gateway_url(world.base_url),
        "shard": list(session.shard),
        "application": {"id": str(world.bot.id), "flags": 0},
        "session_type": "normal",
        "private_channels": [],
    }


def members_chunk(world: World, session: Session, data: Json) -> Json | None:
    """Return GUILD_MEMBERS_CHUNK: members by id or by the beginning of their name; None for a guild of another
    shard.
    """
    guild = world.guilds.get(int(data.get("guild_id") or 0))
    if guild is None or world.bot.id not in guild.members or not session.shard.hears(guild.id):
        return None
    ids = data.get("user_ids")
    if ids is not None:
        wanted = [int(one) for one in (ids if isinstance(ids, list) else [ids])]
        found = [guild.members[one] for one in wanted if one in guild.members]
        missing = [str(one) for one in wanted if one not in guild.members]
    else:
        missing = []
        begin = str(data.get("query") or "").lower()
        if not begin and not session.intents & Intent.GUILD_MEMBERS:
            found = []
        else:
            found = [m for m in guild.members.values() if world.users[m.user_id].name.startswith(begin)]
        limit = int(data.get("limit") or 0)
        found = found[:limit] if limit else found
    chunk: Json = {
        "guild_id": str(guild.id),
        "members": [payloads.member(world, one) for one in found],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": missing,
    }
    if data.get("nonce") is not None:
        chunk["nonce"] = data["nonce"]
    return chunk
