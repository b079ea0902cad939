"""All tables: the fields of `store.rows`, with keys, constraints and indexes.

`store/migrations` creates them; a test keeps the two equal.

Times are integer UTC seconds, Discord ids 64-bit integers. JSON is text that the store does not parse.
Rows with a Discord id have no foreign key to ``user`` or ``guild``: those tables hold preferences, which most
people never set.
"""

from functools import partial
from typing import get_args

from sqlalchemy import CheckConstraint, Index, MetaData

from store import rows
from store.columns import one_of, partial_index, table_of
from store.rows import Number

REVISION = "0013_lessons"
"""Id of the newest migration."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_table = partial(table_of, metadata)

guilds = _table("guild", rows.Guild, key=("id",))
users = _table("user", rows.User, key=("id",))
nicknames = _table("nickname", {"user_id": int, "guild_id": int, "name": str}, key=("user_id", "guild_id"))

matches = _table(
    "match",
    rows.Match,
    one_of("status", *get_args(rows.Status)),
    Index(None, "guild_id", "status"),
    Index(None, "status"),
    Index("ux_match_thread_id", "thread_id", unique=True),
    Index("ix_match_lesson", "host_id", "game", **partial_index("lesson IS NOT NULL")),
    zero=("status_since", "version"),
)
seats = _table(
    "seat",
    rows.Seat,
    Index("ix_seat_user_id_awaited", "user_id", "awaited_since", **partial_index("awaited = 1", "awaited")),
    Index("ix_seat_user_id_invited", "user_id", "invited_since", **partial_index("invited_since IS NOT NULL")),
    Index(None, "user_id"),
    Index(None, "owner_id"),
    key=("match_id", "seat"),
)
lobby_members = _table(
    "lobby_member",
    rows.LobbyMember,
    CheckConstraint("(user_id IS NULL) <> (computer IS NULL)", name="somebody"),
    Index("ux_lobby_member_match_id_user_id", "match_id", "user_id", unique=True),
    Index(None, "user_id"),
    key=("match_id", "position"),
)
actions = _table(
    "action",
    rows.Action,
    one_of("origin", *get_args(rows.Origin)),
    Index("ix_action_user_id", "user_id", **partial_index("user_id IS NOT NULL")),
    key=("match_id", "seq"),
)
snapshots = _table(
    "snapshot",
    rows.Snapshot,
    one_of("kind", *get_args(rows.SnapshotKind)),
    Index("ux_snapshot_current", "match_id", "kind", unique=True, **partial_index("kind <> 'checkpoint'")),
    key=("match_id", "kind", "seq"),
)
posts = _table("post", rows.Post, Index(None, "match_id", "kind"), key=("message_id",))
proposals = _table("proposal", rows.Proposal, Index(None, "match_id"), Index("ix_proposal_by_user", "by_user"))
instructions = _table(
    "instruction",
    rows.Instruction,
    one_of("kind", *get_args(rows.InstructionKind)),
    key=("match_id", "seat", "kind", "key"),
)

_of_user = ("match_id", "user_id")
"""The key of tables with at most one row for each match and user."""
notes = _table("note", {"match_id": int, "user_id": int, "text": str}, Index(None, "user_id"), key=_of_user)
followers = _table("follower", {"match_id": int, "user_id": int}, Index(None, "user_id"), key=_of_user)
seen = _table("seen", rows.ReadMarker, Index(None, "user_id"), key=_of_user)
invitations = _table("invitation", rows.Invitation, Index(None, "user_id"), key=_of_user)
nudges = _table("nudge", {"match_id": int, "seat": Number, "at": int}, key=("match_id", "seat"))

timers = _table(
    "timer",
    rows.Timer,
    Index(None, "fires_at"),
    Index(None, "match_id", "kind"),
    Index("ix_timer_user_id", "user_id", **partial_index("user_id IS NOT NULL")),
)
outbox = _table(
    "outbox",
    rows.OutboxRow,
    Index("ix_outbox_match_id_next_at", "match_id", "next_at"),
    Index(None, "next_at"),
    Index("ix_outbox_key", "key"),
    Index("ux_outbox_key", "key", unique=True, **partial_index("first_tried IS NULL")),
)
problems = _table("problem", rows.Problem, Index(None, "at"), key=("ref",))

processes = _table("process", rows.Process)
leases = _table("lease", rows.Lease, key=("name",))
commits = _table("last_commit", {"writer": str, "number": int, "at": int}, key=("writer",))

PROCESS_TABLES = (processes, leases, commits)
"""Tables about running processes. A move to another database skips them."""

CACHED_TABLES = {
    "follower": "match_id",
    "proposal": "match_id",
    "invitation": "match_id",
    "note": "match_id",
    "seen": "match_id",
    "post": "match_id",
    "user": "id",
    "nickname": "user_id",
}
"""Tables whose rows `store.row_cache` holds, each with the column of the row's owner."""
