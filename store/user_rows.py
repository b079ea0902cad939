"""Preferences of people and servers. Who has no row has the defaults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from sqlalchemy import Table, bindparam, select
from sqlalchemy.dialects.sqlite import insert as upsert

from store.db import Reader, Tx
from store.rows import Guild, User, made
from store.schema import guilds, users


class UserFields(TypedDict, total=False):
    """What a user may set; the fields of rows.User."""

    locale: str | None
    time_zone: str | None
    settings: str


class GuildFields(TypedDict, total=False):
    """What a server may set; the fields of rows.Guild."""

    locale: str | None
    settings: str


async def get_user(conn: Reader, user_id: int) -> User:
    """The user's preferences, or the defaults."""
    row = await conn.first(select(users).where(users.c.id == user_id))
    return User(user_id) if row is None else made(User, row)


async def get_users(conn: Reader, user_ids: Sequence[int]) -> dict[int, User]:
    """The preferences of several users, or the defaults, by id."""
    rows = await conn.all(_USERS, {"ids": user_ids})
    return {user_id: User(user_id) for user_id in user_ids} | {row["id"]: made(User, row) for row in rows}


_USERS = select(users).where(users.c.id.in_(bindparam("ids", expanding=True)))


async def set_user(tx: Tx, user_id: int, **fields: Unpack[UserFields]) -> None:
    """Change some of a user's preferences. Whoever had asked to be forgotten is back."""
    await _set(tx, users, user_id, {**fields, "deleted": False}, {"settings": "{}"})


async def get_guild(conn: Reader, guild_id: int) -> Guild:
    """The server's preferences, or the defaults."""
    row = await conn.first(select(guilds).where(guilds.c.id == guild_id))
    return Guild(guild_id) if row is None else made(Guild, row)


async def set_guild(tx: Tx, guild_id: int, **fields: Unpack[GuildFields]) -> None:
    """Change some of a server's preferences."""
    await _set(tx, guilds, guild_id, dict(fields), {"settings": "{}"})


async def _set(tx: Tx, table: Table, row_id: int, fields: dict[str, object], defaults: dict[str, object]) -> None:
    put = upsert(table).values({"id": row_id, **defaults, **fields})
    if fields:
        await tx.run(put.on_conflict_do_update(index_elements=["id"], set_=fields))
    else:
        await tx.run(put.on_conflict_do_nothing())
