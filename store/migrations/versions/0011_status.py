"""What a match is doing, in columns instead of its settings.

Why: a status was one column and four fields of the JSON of settings, which only together said what paused a match.
`status_since` also tells when a match ended, in place of `finished`.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011_status"
down_revision = "0010_hindsight"
ALONE = True

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
MOVED = ("paused_at", "cut_off", "stopped_by", "thread_closed")


def upgrade() -> None:
    op.add_column("match", sa.Column("status_since", BIG, nullable=False, server_default="0"))
    op.add_column("match", sa.Column("status_by", TEXT))
    op.add_column("match", sa.Column("closed_thread_id", BIG))
    op.add_column("match", sa.Column("cut_off", BIG))
    op.execute(
        "UPDATE match SET status_by = CASE status WHEN 'paused' THEN 'players' END,"
        " status_since = CASE status WHEN 'lobby' THEN created ELSE coalesce(finished, updated) END"
    )
    columns = ("id", "status", "updated", "thread_id", "settings", "status_since", "status_by", "closed_thread_id")
    matches = sa.table("match", *map(sa.column, (*columns, "cut_off")))
    for row in op.get_bind().execute(sa.select(matches)).all():
        try:
            settings = json.loads(row.settings)
        except ValueError:
            continue
        if not isinstance(settings, dict) or not settings.keys() & set(MOVED):
            continue
        paused_at, cut_off, stopped_by, thread_closed = (settings.pop(name, None) for name in MOVED)
        values = {"settings": json.dumps(settings, ensure_ascii=False, separators=(",", ":")), "cut_off": cut_off}
        if thread_closed:
            values["closed_thread_id"] = row.thread_id
        if row.status == "paused":
            ours = "players" if paused_at is not None or cut_off is None else "outage"
            values |= {"status_by": stopped_by or ours, "status_since": paused_at or cut_off or row.updated}
        op.execute(sa.update(matches).where(matches.c.id == row.id).values(values))
    op.execute("ALTER TABLE match DROP COLUMN finished")
