"""Several processes on one database: their rows, claims and leases.

Why: one process at a time sends a post or fires a timer, each for the servers of its shards, and another takes
over when it ends. A post therefore names its server.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007_processes"
down_revision = "0006_versions"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "process",
        sa.Column("id", BIG, nullable=False, autoincrement=True),
        sa.Column("name", TEXT, nullable=False),
        sa.Column("home", TEXT, nullable=False),
        sa.Column("pid", BIG, nullable=False),
        sa.Column("plays", TEXT, nullable=False),
        sa.Column("beats", BIG, nullable=False),
        sa.Column("facts", TEXT, nullable=False),
        sa.Column("begun", BIG, nullable=False),
        sa.Column("seen", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_process"),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_table(
        "lease",
        sa.Column("name", TEXT, nullable=False),
        sa.Column("process_id", BIG),
        sa.Column("note", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_lease"),
        sqlite_strict=True,
    )
    for table in ("outbox", "timer"):
        op.add_column(table, sa.Column("claimed_by", BIG))
    op.add_column("outbox", sa.Column("guild_id", BIG))
    # Rows of one subject, such as a card, are sent one after the other.
    op.create_index("ix_outbox_key", "outbox", ["key"])
    # A match's posts are sent by its server's process; posts without a match by any.
    op.execute("UPDATE outbox SET guild_id = (SELECT guild_id FROM match WHERE match.id = outbox.match_id)")
