"""The last commit of each connection to a server.

Why: a server that is killed forgets the newest transactions and reuses their numbers, so these do not show whether
a commit with a lost answer went through. Its written mark does.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008_commits"
down_revision = "0007_processes"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "last_commit",
        sa.Column("writer", TEXT, nullable=False),
        sa.Column("number", BIG, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("writer", name="pk_last_commit"),
        sqlite_strict=True,
    )
