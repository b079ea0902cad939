"""Recorded matches, so that a long scene opens at once: their files, and how they get into a database.

``python -m tools.playground.record_scenes`` records them. A file holds the seed and the moves of one scene; it is
valid for the rules under which it was recorded, and ignored under others.
"""

import asyncio
import contextlib
import sqlite3
import tempfile
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import text

from engines.core.decisions import CorruptState, Refused
from engines.core.encoding.codec import DecodeError, read_code
from engines.core.game import Game
from service.app import Kontor
from service.base.config import Config
from service.driver import driver, publishing
from service.driver.repository import MatchRepository
from service.driver.starting import begin_match
from service.match.unit_of_work import UnitOfWork
from service.people.access import OpenMemberships
from service.people.user import User
from store.schema import metadata

FOLDER = Path(__file__).with_name("recorded_matches")
ANEW = "play it anew: python -m tools.playground.record_scenes"
TOLD = 6
"""The number of last moves that the post to the person describes."""
BATCH = 40
"""Number of moves written together."""
BUSY = 30.0
"""Seconds to wait for the bot, which writes to the same database."""
PREFERENCES = ("user", "guild", "nickname")
KNOWN = (*PREFERENCES, "outbox")
"""Tables that may contain a row already: a person's, or an update of a card."""


class RecordedMatch(Struct, frozen=True):
    """A match up to the point where a person continues.

    people: number of seats for people, the first ones; computer players have the others. seed: in hexadecimal.
    moves: the seat and the code of each. digest: of the last position.
    """

    game: str
    rules_version: int
    seats: int
    people: int
    seed: str
    moves: tuple[tuple[int, str], ...]
    digest: str


class OutOfDate(Exception):
    """A match cannot be played under today's rules; the text names the command that records it again."""


def path_of(key: str) -> Path:
    """Return the file of a scene."""
    return FOLDER / f"{key}.json"


def read(key: str) -> RecordedMatch | None:
    """Return the match of a scene, for any rules; None if none is recorded. Raises msgspec's errors."""
    path = path_of(key)
    return msgspec.json.decode(path.read_bytes(), type=RecordedMatch) if path.exists() else None


def write(key: str, ready: RecordedMatch) -> None:
    """Write the match of a scene."""
    FOLDER.mkdir(exist_ok=True)
    path_of(key).write_bytes(msgspec.json.format(msgspec.json.encode(ready), indent=0) + b"\n")


class Lobby(Struct, frozen=True):
    """A full lobby. people: by seat, as many as the match has."""

    match: int
    guild: int
    channel: int
    people: tuple[User, ...]


def insert_into(ready: RecordedMatch, game: Game[Any, Any], database: Path, at: Lobby) -> None:
    """Insert a match in place of a lobby, in the database of a running bot.

    The bot notices the change, loads the match and posts what is due once the lobby's start is pressed. Call it in
    a thread. Raises OutOfDate.
    """
    with tempfile.TemporaryDirectory(prefix="kontor-ready-") as folder:
        apart = Path(folder) / "apart.db"
        asyncio.run(_play(ready, game, apart, at))
        _copy(apart, database, at.match)


async def _play(ready: RecordedMatch, game: Game[Any, Any], path: Path, at: Lobby) -> None:
    """Play the match in its own database, where no computer player thinks and nothing is sent."""
    kontor = await Kontor.open(Config(database=path), games={ready.game: game})
    kontor.access.use_memberships(OpenMemberships())
    try:
        async with kontor.database.tx() as tx:
            counted = text("INSERT INTO sqlite_sequence (name, seq) VALUES ('match', :last)")
            await tx.run(counted, {"last": at.match - 1})
        host, *guests = at.people
        await kontor.lobby.create(
            host, game=ready.game, guild_id=at.guild, channel_id=at.channel, seats=ready.seats, grace=0
        )
        for guest in guests:
            await kontor.lobby.join(guest, at.match)
        for _ in range(ready.seats - len(at.people)):
            await kontor.lobby.add_computer(host, at.match)
        async with kontor.matches.change(at.match, host) as unit:
            begin_match(unit, bytes.fromhex(ready.seed))
        await _move(kontor.matches, ready, at)
        async with kontor.database.tx() as tx:
            # The first question was answered long ago.
            newest = "SELECT max(id) FROM outbox WHERE kind = 'turn'"
            await tx.run(text(f"DELETE FROM outbox WHERE kind = 'turn' AND id < ({newest})"))
    finally:
        await kontor.close()


async def _move(matches: MatchRepository, ready: RecordedMatch, at: Lobby) -> None:
    left = len(ready.moves)
    moves = iter(ready.moves)
    while left:
        count = min(BATCH, left - TOLD) if left > TOLD else left
        left -= count
        async with matches.change(at.match) as unit:
            for row in unit.match.seats:
                # The seats asked at the opening have answered.
                publishing.release_duty(unit, row.seat)
            for seat, code in islice(moves, count):
                _do(unit, seat, code, at)
            if left:
                unit.publish()
                unit.mark_told(unit.match.row.seq)
                continue
            if unit.match.game.states.digest(unit.match.state) != ready.digest:
                raise OutOfDate(f"the position is another one; {ANEW}")
            driver.advance(unit)


def _do(unit: UnitOfWork, seat: int, code: str, at: Lobby) -> None:
    person = at.people[seat].id if seat < len(at.people) else None
    try:
        action = read_code(unit.match.game.types.action, code)
        unit.move(seat, action, origin="computer" if person is None else "player", user_id=person)
    except (DecodeError, Refused, CorruptState) as error:
        raise OutOfDate(f"{code} is no move any more; {ANEW}") from error


def _copy(source: Path, target: Path, match_id: int) -> None:
    """Copy everything from one database into another, in place of a match, in one transaction."""
    with contextlib.closing(sqlite3.connect(target, timeout=BUSY, isolation_level=None)) as connection:
        connection.execute("ATTACH DATABASE ? AS apart", (str(source),))
        connection.execute("BEGIN IMMEDIATE")
        for gone, column in (("match", "id"), ("lobby_member", "match_id"), ("timer", "match_id")):
            connection.execute(f'DELETE FROM main."{gone}" WHERE "{column}" = ?', (match_id,))
        for table in metadata.sorted_tables:
            # Only numbers of matches and people are referred to.
            named = table.name in ("match", *PREFERENCES)
            columns = ", ".join(f'"{one.name}"' for one in table.columns if named or one.name != "id")
            verb = "INSERT OR IGNORE" if table.name in KNOWN else "INSERT"
            rows = f'SELECT {columns} FROM apart."{table.name}"'
            connection.execute(f'{verb} INTO main."{table.name}" ({columns}) {rows}')
        connection.execute("COMMIT")
