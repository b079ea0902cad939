"""``python -m tests.service.helpers.older_databases``: write a database with a running match of each game.

Run once before the schema, or how matches are stored, changes; a dump is never written again. The matches are in
the middle of what is hardest to keep: a turn held back, an open offer, an auction that some have answered.
"""

import asyncio
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.actions import IntHole
from engines.core.encoding.codec import tag_of
from service.base.errors import Refusal
from store.schema import REVISION
from tests.service.helpers.match import ServiceMatch

DUMPS = Path(__file__).parents[2] / "fixtures" / "databases"
MOST = 400
"""Moves within which a match comes to where it is left."""


async def move(match: ServiceMatch, chance: random.Random, wanted: frozenset[str] = frozenset()) -> str:
    """Make a move of a player who may move, of a wanted verb if possible; return its verb."""
    able = [
        (user, shown.choices.options) for user in match.people if (shown := await match.look(user)).choices.options
    ]
    if not able:
        # What is held back goes out.
        await match.wait(60)
        return ""
    user, options = chance.choice(able)
    by_verb: dict[str, list[Any]] = {}
    for option in options:
        by_verb.setdefault(tag_of(type(option.action)), []).append(option)
    verb = chance.choice(sorted(wanted & by_verb.keys()) or sorted(by_verb))
    action = next(iter(chance.choice(by_verb[verb]).expand()))
    try:
        await match.do(user, action)
    except Refusal:
        await match.wait(60)
        return ""
    return verb


async def leave(match: ServiceMatch, game: str, wanted: str, after: int, asked: int = 1) -> None:
    """Play a match until, after a number of moves, a verb has asked a number of seats."""
    chance = random.Random(game)
    await match.begin(people=GAMES[game].info.seats[1], game=game, grace=60)
    for made in range(MOST):
        if await move(match, chance, frozenset({wanted} if made >= after else ())) == wanted and made >= after:
            if asked > 1:
                await match.wait(60)
            if len(await match.awaited()) >= asked:
                return
    raise AssertionError(f"{game}: no {wanted} came")


async def answer(match: ServiceMatch, most: int) -> None:
    """All who are asked but one bid in the open auction."""
    for seat in sorted(await match.awaited())[:-1]:
        shown = await match.look(match.people[seat])
        bids = [option for option in shown.choices.options if option.holes]
        holes = [hole for option in bids for hole in option.holes if isinstance(hole, IntHole)]
        action = bids[0].fill(min(most, holes[0].hi)) if holes else shown.choices.options[0].action
        await match.do(match.people[seat], action)


async def write(path: Path) -> str:
    match = await ServiceMatch.empty(path)
    for game, wanted, after in (("fugger", "play", 20), ("cities_knights", "trade-offer", 60)):
        await leave(match, game, wanted, after)
    await leave(match, "golden_age", "auction", 20, asked=3)
    await answer(match, 6)
    await match.kontor.close()
    with closing(sqlite3.connect(path / "kontor.db")) as connection:
        return "\n".join(connection.iterdump()) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        DUMPS.mkdir(exist_ok=True)
        (DUMPS / f"{REVISION}.sql").write_text(asyncio.run(write(Path(folder))), encoding="utf-8")
