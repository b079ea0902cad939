"""The first schema: matches with their log and snapshots, people, timers and the outbox.

Why: the beginning. Every table is strict, so that no text gets into a number's column; every check, key and index
has a name, so that later revisions can change it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001_first"
down_revision = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
FLAG = sa.Boolean().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "guild",
        sa.Column("id", BIG, nullable=False, autoincrement=False),
        sa.Column("locale", TEXT),
        sa.Column("settings", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guild"),
        sqlite_strict=True,
    )
    op.create_table(
        "user",
        sa.Column("id", BIG, nullable=False, autoincrement=False),
        sa.Column("locale", TEXT),
        sa.Column("time_zone", TEXT),
        sa.Column("settings", TEXT, nullable=False),
        sa.Column("deleted", FLAG, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_user"),
        sa.CheckConstraint("deleted IN (0, 1)", name=op.f("ck_user_deleted")).ddl_if(dialect="sqlite"),
        sqlite_strict=True,
    )
    op.create_table(
        "match",
        sa.Column("id", BIG, nullable=False),
        sa.Column("game", TEXT, nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("settings", TEXT, nullable=False),
        sa.Column("status", TEXT, nullable=False),
        sa.Column("locale", TEXT, nullable=False),
        sa.Column("pace", TEXT, nullable=False),
        sa.Column("seed", sa.LargeBinary()),
        sa.Column("seed_hash", TEXT),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("published", sa.Integer(), nullable=False),
        sa.Column("posted", sa.Integer(), nullable=False),
        sa.Column("host_id", BIG),
        sa.Column("guild_id", BIG),
        sa.Column("channel_id", BIG),
        sa.Column("thread_id", BIG),
        sa.Column("created", BIG, nullable=False),
        sa.Column("updated", BIG, nullable=False),
        sa.Column("finished", BIG),
        sa.Column("trouble", TEXT),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.CheckConstraint(
            "status IN ('lobby', 'live', 'paused', 'over', 'aborted', 'frozen')", name=op.f("ck_match_status")
        ),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index("ix_match_guild_id_status", "match", ["guild_id", "status"])
    op.create_index("ix_match_status", "match", ["status"])
    op.create_index("ux_match_thread_id", "match", ["thread_id"], unique=True)
    op.create_table(
        "seat",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", BIG),
        sa.Column("owner_id", BIG),
        sa.Column("computer", TEXT),
        sa.Column("own", sa.Integer(), nullable=False),
        sa.Column("awaited", FLAG, nullable=False),
        sa.Column("awaited_since", BIG),
        sa.Column("clock", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer()),
        sa.Column("score", sa.Integer()),
        sa.Column("left", FLAG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seat"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_seat_match_id"),
        sa.CheckConstraint("awaited IN (0, 1)", name=op.f("ck_seat_awaited")).ddl_if(dialect="sqlite"),
        sa.CheckConstraint('"left" IN (0, 1)', name=op.f("ck_seat_left")).ddl_if(dialect="sqlite"),
        sqlite_strict=True,
    )
    op.create_index("ix_seat_owner_id", "seat", ["owner_id"])
    op.create_index("ix_seat_user_id", "seat", ["user_id"])
    op.create_index(
        "ix_seat_user_id_awaited",
        "seat",
        ["user_id", "awaited_since"],
        sqlite_where=sa.text("awaited = 1"),
        postgresql_where=sa.text("awaited"),
    )
    op.create_table(
        "lobby_member",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("user_id", BIG),
        sa.Column("computer", TEXT),
        sa.Column("invited_by", BIG),
        sa.PrimaryKeyConstraint("match_id", "position", name="pk_lobby_member"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_lobby_member_match_id"),
        sa.CheckConstraint("(user_id IS NULL) <> (computer IS NULL)", name=op.f("ck_lobby_member_somebody")),
        sqlite_strict=True,
    )
    op.create_index("ix_lobby_member_user_id", "lobby_member", ["user_id"])
    op.create_index("ux_lobby_member_match_id_user_id", "lobby_member", ["match_id", "user_id"], unique=True)
    op.create_table(
        "action",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("origin", TEXT, nullable=False),
        sa.Column("user_id", BIG),
        sa.Column("payload", TEXT, nullable=False),
        sa.Column("events", TEXT, nullable=False),
        sa.Column("chance", TEXT, nullable=False),
        sa.Column("digest", TEXT, nullable=False),
        sa.Column("barrier", FLAG, nullable=False),
        sa.Column("undone", FLAG, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_action"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_action_match_id"),
        sa.CheckConstraint("barrier IN (0, 1)", name=op.f("ck_action_barrier")).ddl_if(dialect="sqlite"),
        sa.CheckConstraint(
            "origin IN ('player', 'auto', 'computer', 'admin', 'system')", name=op.f("ck_action_origin")
        ),
        sa.CheckConstraint("undone IN (0, 1)", name=op.f("ck_action_undone")).ddl_if(dialect="sqlite"),
        sqlite_strict=True,
    )
    op.create_index(
        "ix_action_user_id",
        "action",
        ["user_id"],
        sqlite_where=sa.text("user_id IS NOT NULL"),
        postgresql_where=sa.text("user_id IS NOT NULL"),
    )
    op.create_table(
        "snapshot",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "kind", "seq", name="pk_snapshot"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_snapshot_match_id"),
        sa.CheckConstraint("kind IN ('latest', 'published', 'checkpoint')", name=op.f("ck_snapshot_kind")),
        sqlite_strict=True,
    )
    op.create_index(
        "ux_snapshot_current",
        "snapshot",
        ["match_id", "kind"],
        unique=True,
        sqlite_where=sa.text("kind <> 'checkpoint'"),
        postgresql_where=sa.text("kind <> 'checkpoint'"),
    )
    op.create_table(
        "post",
        sa.Column("message_id", BIG, nullable=False, autoincrement=False),
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("channel_id", BIG, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("picture", TEXT),
        sa.PrimaryKeyConstraint("message_id", name="pk_post"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_post_match_id"),
        sqlite_strict=True,
    )
    op.create_index("ix_post_match_id_kind", "post", ["match_id", "kind"])
    op.create_table(
        "proposal",
        sa.Column("id", BIG, nullable=False),
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("by_user", BIG),
        sa.Column("to_seq", sa.Integer()),
        sa.Column("payload", TEXT, nullable=False),
        sa.Column("answers", TEXT, nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.Column("closed", BIG),
        sa.PrimaryKeyConstraint("id", name="pk_proposal"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_proposal_match_id"),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index("ix_proposal_by_user", "proposal", ["by_user"])
    op.create_index("ix_proposal_match_id", "proposal", ["match_id"])
    op.create_table(
        "standing_order",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("payload", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", "kind", name="pk_standing_order"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_standing_order_match_id"),
        sqlite_strict=True,
    )
    op.create_table(
        "note",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("user_id", BIG, nullable=False),
        sa.Column("text", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_note"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_note_match_id"),
        sqlite_strict=True,
    )
    op.create_index("ix_note_user_id", "note", ["user_id"])
    op.create_table(
        "follower",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("user_id", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_follower"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_follower_match_id"),
        sqlite_strict=True,
    )
    op.create_index("ix_follower_user_id", "follower", ["user_id"])
    op.create_table(
        "seen",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("user_id", BIG, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_seen"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_seen_match_id"),
        sqlite_strict=True,
    )
    op.create_index("ix_seen_user_id", "seen", ["user_id"])
    op.create_table(
        "invitation",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("user_id", BIG, nullable=False),
        sa.Column("by_user", BIG),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_invitation"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_invitation_match_id"),
        sqlite_strict=True,
    )
    op.create_index("ix_invitation_user_id", "invitation", ["user_id"])
    op.create_table(
        "nudge",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_nudge"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_nudge_match_id"),
        sqlite_strict=True,
    )
    op.create_table(
        "timer",
        sa.Column("id", BIG, nullable=False),
        sa.Column("match_id", BIG),
        sa.Column("seat", sa.Integer()),
        sa.Column("user_id", BIG),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("token", TEXT, nullable=False),
        sa.Column("payload", TEXT, nullable=False),
        sa.Column("fires_at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_timer"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_timer_match_id"),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index("ix_timer_fires_at", "timer", ["fires_at"])
    op.create_index("ix_timer_match_id_kind", "timer", ["match_id", "kind"])
    op.create_index(
        "ix_timer_user_id",
        "timer",
        ["user_id"],
        sqlite_where=sa.text("user_id IS NOT NULL"),
        postgresql_where=sa.text("user_id IS NOT NULL"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", BIG, nullable=False),
        sa.Column("match_id", BIG),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("key", TEXT),
        sa.Column("payload", TEXT, nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("first_tried", BIG),
        sa.Column("next_at", BIG, nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_outbox_match_id"),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_match_id_next_at", "outbox", ["match_id", "next_at"])
    op.create_index("ix_outbox_next_at", "outbox", ["next_at"])
    op.create_index(
        "ux_outbox_key",
        "outbox",
        ["key"],
        unique=True,
        sqlite_where=sa.text("first_tried IS NULL"),
        postgresql_where=sa.text("first_tried IS NULL"),
    )
    op.create_table(
        "problem",
        sa.Column("ref", TEXT, nullable=False),
        sa.Column("match_id", BIG),
        sa.Column("seq", sa.Integer()),
        sa.Column("text", TEXT, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("ref", name="pk_problem"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_problem_match_id"),
        sqlite_strict=True,
    )
    op.create_index("ix_problem_at", "problem", ["at"])
