"""All tables. `store/migrations` creates them; a test keeps the two equal.

Times are integer UTC seconds, Discord ids 64-bit integers. JSON is text that the store does not parse.
Rows with a Discord id have no foreign key to ``user`` or ``guild``: those tables hold preferences, which most
people never set.
"""

from typing import Any

from sqlalchemy import CheckConstraint, Column, Index, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, Table

from store.columns import Flag, Id, StoredText, flag_check, match_reference, one_of, partial_index, row_id

REVISION = "0011_status"
"""Id of the newest migration."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

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
    flag_check("deleted"),
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
    row_id(),
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
    Column("status_since", Id, nullable=False, server_default="0"),
    Column("status_by", StoredText),
    Column("closed_thread_id", Id),
    Column("cut_off", Id),
    Column("trouble", StoredText),
    Column("version", Id, nullable=False, server_default="0"),
    one_of("status", "lobby", "live", "paused", "over", "aborted", "frozen"),
    Index(None, "guild_id", "status"),
    Index(None, "status"),
    Index("ux_match_thread_id", "thread_id", unique=True),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)

seats = Table(
    "seat",
    metadata,
    match_reference(),
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
    flag_check("awaited"),
    flag_check("left"),
    Index("ix_seat_user_id_awaited", "user_id", "awaited_since", **partial_index("awaited = 1", "awaited")),
    Index("ix_seat_user_id_invited", "user_id", "invited_since", **partial_index("invited_since IS NOT NULL")),
    Index(None, "user_id"),
    Index(None, "owner_id"),
    sqlite_strict=True,
)

lobby_members = Table(
    "lobby_member",
    metadata,
    match_reference(),
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
    match_reference(),
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
    one_of("origin", "player", "auto", "computer", "admin", "system"),
    flag_check("barrier"),
    flag_check("undone"),
    Index("ix_action_user_id", "user_id", **partial_index("user_id IS NOT NULL")),
    sqlite_strict=True,
)

snapshots = Table(
    "snapshot",
    metadata,
    match_reference(),
    Column("kind", StoredText, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match_id", "kind", "seq"),
    one_of("kind", "latest", "published", "checkpoint"),
    Index("ux_snapshot_current", "match_id", "kind", unique=True, **partial_index("kind <> 'checkpoint'")),
    sqlite_strict=True,
)

posts = Table(
    "post",
    metadata,
    Column("message_id", Id, primary_key=True, autoincrement=False),
    match_reference(),
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
    row_id(),
    match_reference(),
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
    match_reference(),
    Column("seat", Integer, nullable=False),
    Column("kind", StoredText, nullable=False),
    Column("payload", StoredText, nullable=False),
    PrimaryKeyConstraint("match_id", "seat", "kind"),
    sqlite_strict=True,
)

contest_plans = Table(
    "contest_plan",
    metadata,
    match_reference(),
    Column("seat", Integer, nullable=False),
    Column("contest", Integer, nullable=False),
    Column("plan", StoredText, nullable=False),
    Column("at", Id, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
    sqlite_strict=True,
)


def _of_a_user(name: str, *columns: Column[Any]) -> Table:
    """Return a table with at most one row for each match and user."""
    return Table(
        name,
        metadata,
        match_reference(),
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
    match_reference(),
    Column("seat", Integer, nullable=False),
    Column("at", Id, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
    sqlite_strict=True,
)

timers = Table(
    "timer",
    metadata,
    row_id(),
    match_reference(nullable=True),
    Column("seat", Integer),
    Column("user_id", Id),
    Column("kind", StoredText, nullable=False),
    Column("token", StoredText, nullable=False),
    Column("payload", StoredText, nullable=False),
    Column("fires_at", Id, nullable=False),
    Column("claimed_by", Id),
    Index(None, "fires_at"),
    Index(None, "match_id", "kind"),
    Index("ix_timer_user_id", "user_id", **partial_index("user_id IS NOT NULL")),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)

outbox = Table(
    "outbox",
    metadata,
    row_id(),
    match_reference(nullable=True),
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
    Index("ux_outbox_key", "key", unique=True, **partial_index("first_tried IS NULL")),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)

problems = Table(
    "problem",
    metadata,
    Column("ref", StoredText, primary_key=True),
    match_reference(nullable=True),
    Column("seq", Integer),
    Column("text", StoredText, nullable=False),
    Column("at", Id, nullable=False),
    Index(None, "at"),
    sqlite_strict=True,
)

processes = Table(
    "process",
    metadata,
    row_id(),
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
"""Tables about running processes. A move to another database skips them."""

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
"""Tables whose rows `store.row_cache` holds, each with the column of the row's owner."""
