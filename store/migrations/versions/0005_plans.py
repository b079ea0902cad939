"""Plans for contests instead of answers to auctions.

Why: an answer was one amount, which fits one lot in an open auction. A plan is data in its game's format, so that
contests for several things at once can be planned and stored in the same way.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005_plans"
down_revision = "0004_nicknames"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    plans = op.create_table(
        "contest_plan",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("contest", sa.Integer(), nullable=False),
        sa.Column("plan", TEXT, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_contest_plan"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_contest_plan_match_id"),
        sqlite_strict=True,
    )
    columns = ("match_id", "seat", "auction", "most", "asks", "exact", "at")
    answers = sa.table("auction_answer", *map(sa.column, columns))
    kept = [
        {
            "match_id": row.match_id,
            "seat": row.seat,
            "contest": row.auction,
            "plan": json.dumps(
                {"type": "up-to", "most": row.most, "asks": bool(row.asks), "exact": bool(row.exact and row.most)}
            ),
            "at": row.at,
        }
        for row in op.get_bind().execute(sa.select(answers))
    ]
    if kept:
        op.bulk_insert(plans, kept)
    op.drop_table("auction_answer")
