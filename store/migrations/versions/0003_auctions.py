"""Answers in unsettled auctions.

Why: all possible bidders of an auction are asked at once, and answer in secret with their highest bid. The answers
are stored outside the readable log, and deleted when the auction is settled.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003_auctions"
down_revision = "0002_offers"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "auction_answer",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("auction", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("asks", sa.Integer(), nullable=False),
        sa.Column("exact", sa.Integer(), nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_auction_answer"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_auction_answer_match_id"),
        sa.CheckConstraint("asks IN (0, 1)", name=op.f("ck_auction_answer_asks")),
        sa.CheckConstraint("exact IN (0, 1)", name=op.f("ck_auction_answer_exact")),
        sqlite_strict=True,
    )
