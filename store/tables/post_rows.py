"""Kontor's public messages, and error reports."""

from dataclasses import asdict

from sqlalchemy import bindparam, delete, insert, select

from store.database import Reader, Tx
from store.rows import Post, Problem, from_row
from store.schema import posts, problems
from store.upserts import put


async def put_post(tx: Tx, post: Post) -> None:
    """Store a message, or what it shows now."""
    tx.defer(put(posts), asdict(post))


async def latest_post(conn: Reader, match_id: int, kind: str) -> Post | None:
    """Return the newest message of a kind."""
    return next(iter(await newest_posts(conn, match_id, kind, 1)), None)


async def newest_posts(conn: Reader, match_id: int, kind: str, most: int) -> list[Post]:
    """Return at most `most` messages of a kind, the newest (by Discord's ids) first."""
    given = {"match": match_id, "of_kind": kind, "most": most}
    found = await conn.cached(posts, match_id, (kind, most), lambda: conn.all(_NEWEST, given))
    return [from_row(Post, row) for row in found]


_NEWEST = (
    select(posts)
    .where(posts.c.match_id == bindparam("match"), posts.c.kind == bindparam("of_kind"))
    .order_by(posts.c.message_id.desc())
    .limit(bindparam("most"))
)


async def insert_problem(tx: Tx, problem: Problem) -> None:
    """Store the report of an unexpected error."""
    await tx.run(insert(problems).values(asdict(problem)))


async def newest_problems(conn: Reader, limit: int = 20) -> list[Problem]:
    """Return the last reports, newest first."""
    wanted = select(problems).order_by(problems.c.at.desc(), problems.c.ref).limit(limit)
    return [from_row(Problem, row) for row in await conn.all(wanted)]


async def drop_problems(tx: Tx, before: int) -> int:
    """Delete reports older than `before`. Return how many."""
    return await tx.run(delete(problems).where(problems.c.at < before))
