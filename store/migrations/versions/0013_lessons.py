"""How far a person is in a lesson: a match of their own against computer players.

Why: a lesson goes on after a restart, and is no match in lists and statistics.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013_lessons"
down_revision = "0012_instructions"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.add_column("match", sa.Column("lesson", TEXT))
    op.create_index(
        "ix_match_lesson",
        "match",
        ["host_id", "game"],
        sqlite_where=sa.text("lesson IS NOT NULL"),
        postgresql_where=sa.text("lesson IS NOT NULL"),
    )
