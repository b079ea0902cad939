"""Preferences of people and servers, and nicknames. A missing row means the defaults."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Executable, Table, bindparam, delete, select

from store.database import Reader, Tx
from store.rows import Guild, User, from_row
from store.schema import guilds, nicknames, users
from store.upserts import put


async def get_user(conn: Reader, user_id: int) -> User:
    """Return the user's preferences, or the defaults."""
    return (await get_users(conn, [user_id]))[user_id]


async def get_users(conn: Reader, user_ids: Sequence[int]) -> dict[int, User]:
    """Return the preferences of several users, or the defaults, by id."""
    found = await conn.cached_rows(users, user_ids, _USERS)
    return {user_id: from_row(User, rows[0]) if rows else User(user_id) for user_id, rows in found.items()}


_USERS = select(users).where(users.c.id.in_(bindparam("ids", expanding=True)))


async def lock_user(tx: Tx, user_id: int) -> User:
    """Return `get_user` and lock the user's preferences until the transaction ends."""
    await _hold(tx, users, user_id, {"settings": "{}", "deleted": False})
    return await get_user(tx, user_id)


async def lock_guild(tx: Tx, guild_id: int) -> Guild:
    """Return `get_guild` and lock the server's preferences until the transaction ends."""
    await _hold(tx, guilds, guild_id, {"settings": "{}"})
    return await get_guild(tx, guild_id)


async def _hold(tx: Tx, table: Table, row_id: int, defaults: dict[str, object]) -> None:
    # A missing row cannot be locked.
    tx.defer(put(table, ()), {"id": row_id, **defaults})
    await tx.value(_locking(table), {"row": row_id})


@cache
def _locking(table: Table) -> Executable:
    return select(table.c.id).where(table.c.id == bindparam("row")).with_for_update()


async def all_settings(conn: Reader) -> dict[int, str]:
    """Return all stored user settings, by user id. For administration: it may be long."""
    return {row["id"]: row["settings"] for row in await conn.all(select(users.c.id, users.c.settings))}


async def nicknames_on(conn: Reader, guild_id: int) -> dict[int, str]:
    """Return the nicknames on one server, by user id."""
    wanted = select(nicknames.c.user_id, nicknames.c.name).where(nicknames.c.guild_id == guild_id)
    return {row["user_id"]: row["name"] for row in await conn.all(wanted)}


async def set_user(tx: Tx, user_id: int, **fields: Any) -> None:
    """Change fields of `rows.User`. A user marked as deleted is active again."""
    fields |= {"deleted": False}
    await tx.run(put(users, tuple(fields)), {"id": user_id, "settings": "{}", **fields})


async def get_nicknames(conn: Reader, user_ids: Sequence[int]) -> Mapping[int, Mapping[int, str]]:
    """Return the nicknames of users: by user, by server."""
    found = await conn.cached_rows(nicknames, user_ids, _NICKNAMES)
    return {user_id: {row["guild_id"]: row["name"] for row in rows} for user_id, rows in found.items() if rows}


_NICKNAMES = select(nicknames).where(nicknames.c.user_id.in_(bindparam("ids", expanding=True)))


async def set_nickname(tx: Tx, user_id: int, guild_id: int, name: str | None) -> None:
    """Store a user's nickname on a server; None if they have none there."""
    if name is None:
        here = (nicknames.c.user_id == user_id, nicknames.c.guild_id == guild_id)
        await tx.run(delete(nicknames).where(*here))
        return
    await tx.run(put(nicknames), {"user_id": user_id, "guild_id": guild_id, "name": name})


async def get_guild(conn: Reader, guild_id: int) -> Guild:
    """Return the server's preferences, or the defaults."""
    row = await conn.first(select(guilds).where(guilds.c.id == guild_id))
    return Guild(guild_id) if row is None else from_row(Guild, row)


async def guilds_with_settings(conn: Reader) -> list[Guild]:
    """Return the servers with settings other than a language."""
    return [from_row(Guild, row) for row in await conn.all(select(guilds).where(guilds.c.settings != "{}"))]


async def set_guild(tx: Tx, guild_id: int, /, **fields: Any) -> None:
    """Change fields of `rows.Guild`."""
    await tx.run(put(guilds, tuple(fields)), {"id": guild_id, "settings": "{}", **fields})
