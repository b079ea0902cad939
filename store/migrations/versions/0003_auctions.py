"""Answers in auctions that are not settled yet.

Why: all possible bidders of an auction are asked at once, and answer in secret up to which price they bid. Their
answers are kept apart from the log, which may be read, and go when the auction is settled.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from store.migrations.portable import BIG, FLAG, one_or_zero

revision = "0003_auctions"
down_revision = "0002_offers"


def upgrade() -> None:
    op.create_table(
        "auction_answer",
        sa.Column("match_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("auction", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("asks", FLAG, nullable=False),
        sa.Column("exact", FLAG, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_auction_answer"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_auction_answer_match_id"),
        *one_or_zero("auction_answer", "asks", "exact"),
        sqlite_strict=True,
    )
