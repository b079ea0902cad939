"""One table of instructions instead of plans for contests and two kinds of standing orders.

Why: whatever is done in a player's place is stored, read, exported and deleted alike. When standing orders and
premoves were given was not stored; 0 stands for that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012_instructions"
down_revision = "0011_status"
ALONE = True

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "instruction",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("key", TEXT, nullable=False),
        sa.Column("payload", TEXT, nullable=False),
        sa.Column("given_at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", "kind", "key", name="pk_instruction"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_instruction_match_id"),
        sa.CheckConstraint("kind IN ('order', 'premove', 'plan', 'missed')", name=op.f("ck_instruction_kind")),
        sqlite_strict=True,
    )
    op.execute(
        "INSERT INTO instruction SELECT match_id, seat,"
        " CASE kind WHEN 'ahead' THEN 'premove' WHEN 'missed' THEN 'missed' ELSE 'order' END,"
        " CASE WHEN kind IN ('ahead', 'missed') THEN '' ELSE kind END, payload, 0 FROM standing_order"
        # Of matches that are over, none is needed.
        " WHERE kind = 'missed'"
        " OR match_id IN (SELECT id FROM match WHERE status IN ('lobby', 'live', 'paused', 'frozen'))"
    )
    op.execute(
        "INSERT INTO instruction SELECT match_id, seat, 'plan', CAST(contest AS TEXT), plan, at FROM contest_plan"
    )
    op.drop_table("standing_order")
    op.drop_table("contest_plan")
