"""Lessons: matches of one person that are found by their person, and deleted altogether."""

from sqlalchemy import delete, select

from store.database import Reader, Tx
from store.schema import matches, metadata


async def lesson_of(conn: Reader, user_id: int, game: str) -> int | None:
    """Return the newest lesson of a person in a game, None if there is none."""
    wanted = select(matches.c.id).where(_IS_LESSON, matches.c.host_id == user_id, matches.c.game == game)
    return await conn.value(wanted.order_by(matches.c.id.desc()).limit(1))


async def lessons_of(conn: Reader, user_id: int) -> list[int]:
    """Return all lessons of a person."""
    found = await conn.all(select(matches.c.id).where(_IS_LESSON, matches.c.host_id == user_id))
    return [row["id"] for row in found]


async def lessons_before(conn: Reader, time: int) -> list[int]:
    """Return the lessons in which nothing has happened since a time."""
    found = await conn.all(select(matches.c.id).where(_IS_LESSON, matches.c.updated < time))
    return [row["id"] for row in found]


async def delete_lesson(tx: Tx, match_id: int) -> None:
    """Delete a lesson with everything that belongs to it; do nothing to any other match."""
    wanted = select(matches.c.id).where(_IS_LESSON, matches.c.id == match_id).scalar_subquery()
    for table in reversed(metadata.sorted_tables):
        if "match_id" in table.c:
            await tx.run(delete(table).where(table.c.match_id == wanted))
    await tx.run(delete(matches).where(_IS_LESSON, matches.c.id == match_id))


_IS_LESSON = matches.c.lesson.is_not(None)
