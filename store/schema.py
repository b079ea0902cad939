"""The tables. ``store/migrations`` makes them; a test holds both to the same shape.

Times are integer UTC seconds, Discord ids big integers, JSON is text that the store does not look into.
Rows that carry a Discord id have no foreign key to ``user`` or ``guild``: those two hold preferences only,
and most people never set any.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects.postgresql import TEXT
from sqlalchemy.types import TypeDecorator, TypeEngine

REVISION = "0010_hindsight"
"""The newest migration, by its id."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Flag(TypeDecorator[bool]):
    """True or false; an INTEGER in SQLite, whose strict tables know no booleans."""

    impl = Boolean
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        return dialect.type_descriptor(Integer() if dialect.name == "sqlite" else Boolean())

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> Any:
        return value if value is None or dialect.name != "sqlite" else int(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> bool | None:
        return None if value is None else bool(value)


StoredText = Text().with_variant(TEXT(collation="C"), "postgresql")
"""A text, ordered by its code points on both databases."""

Id = BigInteger().with_variant(Integer(), "sqlite")
"""A 64-bit integer: a Discord id, a row number, a time."""


def _own_id() -> Column[int]:
    """A row number that is never given twice."""
    return Column("id", Id, primary_key=True, autoincrement=True)


def _match_id(nullable: bool = False) -> Column[int]:
    return Column("match_id", Id, ForeignKey("match.id"), nullable=nullable)


def _one_of(column: str, *values: str) -> CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({listed})", name=column)


def _only(condition: str, on_server: str = "") -> dict[str, Any]:
    """The arguments of an index over some rows only; ``on_server``: how PostgreSQL says it, if not alike."""
    return {"sqlite_where": text(condition), "postgresql_where": text(on_server or condition)}


def _flag(column: str) -> CheckConstraint:
    return CheckConstraint(
        f'"{column}" IN (0, 1)' if column == "left" else f"{column} IN (0, 1)", name=column
    ).ddl_if(dialect="sqlite")


guilds = Table(
    "guild",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=False),
    Column("locale", StoredText),
    Column("settings", StoredText, nullable=False),
    sqlite_strict=True,
)

users = Table(
    "user",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=False),
    Column("locale", StoredText),
    Column("time_zone", StoredText),
    Column("settings", StoredText, nullable=False),
    Column("deleted", Flag, nullable=False),
    _flag("deleted"),
    sqlite_strict=True,
)

nicknames = Table(
    "nickname",
    metadata,
    Column("user_id", Id, nullable=False),
    Column("guild_id", Id, nullable=False),
    Column("name", StoredText, nullable=False),
    PrimaryKeyConstraint("user_id", "guild_id"),
    sqlite_strict=True,
)

matches = Table(
    "match",
    metadata,
    _own_id(),
    Column("game", StoredText, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("settings", StoredText, nullable=False),
    Column("status", StoredText, nullable=False),
    Column("locale", StoredText, nullable=False),
    Column("pace", StoredText, nullable=False),
    Column("seed", LargeBinary),
    Column("seed_hash", StoredText),
    Column("seq", Integer, nullable=False),
    Column("published", Integer, nullable=False),
    Column("posted", Integer, nullable=False),
    Column("host_id", Id),
    Column("guild_id", Id),
    Column("channel_id", Id),
    Column("thread_id", Id),
    Column("created", Id, nullable=False),
    Column("updated", Id, nullable=False),
    Column("finished", Id),
    Column("trouble", StoredText),
    Column("version", Id, nullable=False, server_default="0"),
    _one_of("status", "lobby", "live", "paused", "over", "aborted", "frozen"),
    Index(None, "guild_id", "status"),
    Index(None, "status"),
    Index("ux_match_thread_id", "thread_id", unique=True),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)

seats = Table(
    "seat",
    metadata,
    _match_id(),
    Column("seat", Integer, nullable=False),
    Column("user_id", Id),
    Column("owner_id", Id),
    Column("computer", StoredText),
    Column("own", Integer, nullable=False),
    Column("awaited", Flag, nullable=False),
    Column("awaited_since", Id),
    Column("clock", Integer, nullable=False),
    Column("rank", Integer),
    Column("score", Integer),
    Column("left", Flag, nullable=False),
    Column("invited_since", Id),
    Column("invited_turn", Integer),
    Column("waits_until", Id),
    Column("hindsight", Id),
    PrimaryKeyConstraint("match_id", "seat"),
    _flag("awaited"),
    _flag("left"),
    Index("ix_seat_user_id_awaited", "user_id", "awaited_since", **_only("awaited = 1", "awaited")),
    Index("ix_seat_user_id_invited", "user_id", "invited_since", **_only("invited_since IS NOT NULL")),
    Index(None, "user_id"),
    Index(None, "owner_id"),
    sqlite_strict=True,
)

lobby_members = Table(
    "lobby_member",
    metadata,
    _match_id(),
    Column("position", Integer, nullable=False),
    Column("user_id", Id),
    Column("computer", StoredText),
    Column("invited_by", Id),
    PrimaryKeyConstraint("match_id", "position"),
    CheckConstraint("(user_id IS NULL) <> (computer IS NULL)", name="somebody"),
    Index("ux_lobby_member_match_id_user_id", "match_id", "user_id", unique=True),
    Index(None, "user_id"),
    sqlite_strict=True,
)

actions = Table(
    "action",
    metadata,
    _match_id(),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer),
    Column("origin", StoredText, nullable=False),
    Column("user_id", Id),
    Column("payload", StoredText, nullable=False),
    Column("events", StoredText, nullable=False),
    Column("chance", StoredText, nullable=False),
    Column("digest", StoredText, nullable=False),
    Column("barrier", Flag, nullable=False),
    Column("undone", Flag, nullable=False),
    Column("at", Id, nullable=False),
    PrimaryKeyConstraint("match_id", "seq"),
    _one_of("origin", "player", "auto", "computer", "admin", "system"),
    _flag("barrier"),
    _flag("undone"),
    Index("ix_action_user_id", "user_id", **_only("user_id IS NOT NULL")),
    sqlite_strict=True,
)

snapshots = Table(
    "snapshot",
    metadata,
    _match_id(),
    Column("kind", StoredText, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match_id", "kind", "seq"),
    _one_of("kind", "latest", "published", "checkpoint"),
    Index("ux_snapshot_current", "match_id", "kind", unique=True, **_only("kind <> 'checkpoint'")),
    sqlite_strict=True,
)

posts = Table(
    "post",
    metadata,
    Column("message_id", Id, primary_key=True, autoincrement=False),
    _match_id(),
    Column("kind", StoredText, nullable=False),
    Column("channel_id", Id, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("picture", StoredText),
    Index(None, "match_id", "kind"),
    sqlite_strict=True,
)

proposals = Table(
    "proposal",
    metadata,
    _own_id(),
    _match_id(),
    Column("kind", StoredText, nullable=False),
    Column("by_user", Id),
    Column("to_seq", Integer),
    Column("payload", StoredText, nullable=False),
    Column("answers", StoredText, nullable=False),
    Column("created", Id, nullable=False),
    Column("closed", Id),
    Index(None, "match_id"),
    Index("ix_proposal_by_user", "by_user"),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)

standing_orders = Table(
    "standing_order",
    metadata,
    _match_id(),
    Column("seat", Integer, nullable=False),
    Column("kind", StoredText, nullable=False),
    Column("payload", StoredText, nullable=False),
    PrimaryKeyConstraint("match_id", "seat", "kind"),
    sqlite_strict=True,
)

contest_plans = Table(
    "contest_plan",
    metadata,
    _match_id(),
    Column("seat", Integer, nullable=False),
    Column("contest", Integer, nullable=False),
    Column("plan", StoredText, nullable=False),
    Column("at", Id, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
    sqlite_strict=True,
)


def _of_a_user(name: str, *columns: Column[Any]) -> Table:
    """A table with at most one row for each match and user."""
    return Table(
        name,
        metadata,
        _match_id(),
        Column("user_id", Id, nullable=False),
        *columns,
        PrimaryKeyConstraint("match_id", "user_id"),
        Index(None, "user_id"),
        sqlite_strict=True,
    )


notes = _of_a_user("note", Column("text", StoredText, nullable=False))
followers = _of_a_user("follower")
seen = _of_a_user("seen", Column("seq", Integer, nullable=False), Column("at", Id, nullable=False))
invitations = _of_a_user(
    "invitation", Column("by_user", Id), Column("at", Id, nullable=False), Column("seat", Integer)
)

nudges = Table(
    "nudge",
    metadata,
    _match_id(),
    Column("seat", Integer, nullable=False),
    Column("at", Id, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
    sqlite_strict=True,
)

timers = Table(
    "timer",
    metadata,
    _own_id(),
    _match_id(nullable=True),
    Column("seat", Integer),
    Column("user_id", Id),
    Column("kind", StoredText, nullable=False),
    Column("token", StoredText, nullable=False),
    Column("payload", StoredText, nullable=False),
    Column("fires_at", Id, nullable=False),
    Column("claimed_by", Id),
    Index(None, "fires_at"),
    Index(None, "match_id", "kind"),
    Index("ix_timer_user_id", "user_id", **_only("user_id IS NOT NULL")),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)

outbox = Table(
    "outbox",
    metadata,
    _own_id(),
    _match_id(nullable=True),
    Column("kind", StoredText, nullable=False),
    Column("key", StoredText),
    Column("payload", StoredText, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("first_tried", Id),
    Column("next_at", Id, nullable=False),
    Column("created", Id, nullable=False),
    Column("claimed_by", Id),
    Column("guild_id", Id),
    Index("ix_outbox_match_id_next_at", "match_id", "next_at"),
    Index(None, "next_at"),
    Index("ix_outbox_key", "key"),
    Index("ux_outbox_key", "key", unique=True, **_only("first_tried IS NULL")),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)

problems = Table(
    "problem",
    metadata,
    Column("ref", StoredText, primary_key=True),
    _match_id(nullable=True),
    Column("seq", Integer),
    Column("text", StoredText, nullable=False),
    Column("at", Id, nullable=False),
    Index(None, "at"),
    sqlite_strict=True,
)

processes = Table(
    "process",
    metadata,
    _own_id(),
    Column("name", StoredText, nullable=False),
    Column("home", StoredText, nullable=False),
    Column("pid", Id, nullable=False),
    Column("plays", StoredText, nullable=False),
    Column("beats", Id, nullable=False),
    Column("facts", StoredText, nullable=False),
    Column("begun", Id, nullable=False),
    Column("seen", Id, nullable=False),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)

leases = Table(
    "lease",
    metadata,
    Column("name", StoredText, primary_key=True),
    Column("process_id", Id),
    Column("note", StoredText, nullable=False),
    sqlite_strict=True,
)

commits = Table(
    "last_commit",
    metadata,
    Column("writer", StoredText, primary_key=True),
    Column("number", Id, nullable=False),
    Column("at", Id, nullable=False),
    sqlite_strict=True,
)

PROCESS_TABLES = (processes, leases, commits)
"""The tables that tell who is at work on one database, and nothing of what is played. A move leaves them out."""

CACHED_TABLES = {
    "follower": "match_id",
    "standing_order": "match_id",
    "proposal": "match_id",
    "invitation": "match_id",
    "note": "match_id",
    "seen": "match_id",
    "post": "match_id",
    "user": "id",
    "nickname": "user_id",
}
"""The tables of which what was read is held (`store.row_cache`), each with the column that names a row's owner."""
