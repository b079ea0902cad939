"""``python -m tests.service.helpers.older_databases``: write a database with a running match of each game.

Run once before the schema, or how matches are stored, changes; a dump is never written again. The matches are in
the middle of what is hardest to keep: a turn held back, an open offer, contests that some have answered, a
plan that failed, standing orders and premoves.
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
from engines.core.play.standing_orders import with_amount
from engines.first_train.plans import JustBid, Wishes
from service.base.errors import Refusal
from store.schema import REVISION
from tests.service.helpers.match import PEOPLE, ServiceMatch

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


async def sit_down(match: ServiceMatch, match_id: int) -> None:
    """Go on with a match, whose people are known by seat."""
    match.id = match_id
    by_id = {user.id: user for user in PEOPLE}
    match.people = [by_id[seat.user_id or 0] for seat in (await match.info()).seats]


async def leave(match: ServiceMatch, game: str, wanted: str, after: int, asked: int = 1) -> None:
    """Play a match until, after a number of moves, a verb has asked a number of seats."""
    chance = random.Random(game)
    await match.begin(people=GAMES[game].info.seats[1], game=game, grace=60)
    await sit_down(match, match.id)
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


async def miss(match: ServiceMatch) -> int:
    """Begin First Train, where a bid comes behind an equal one; return its seat, which is asked again, alone."""
    await match.begin(people=3, game="first_train")
    await sit_down(match, match.id)
    contest = (await match.live()).contest
    assert contest is not None
    first, second, third = contest.seats
    for seat, plan in (
        (first, Wishes(("1-3",), ("4-6",), "least")),
        (third, Wishes(("5-4", "6-6"), ("7-6",), "least")),
        (second, JustBid(1, 3)),
    ):
        await match.do(match.people[seat], plan)
    assert await match.awaited() == {second}
    return second


async def order(match: ServiceMatch, *keys: str, but: int | None = None) -> None:
    """Give standing orders for all seats but one, with the last things that can be chosen for each."""
    live = await match.live()
    for seat in sorted({*range(len(match.people))} - {but}):
        for known in live.game.orders:
            chosen: tuple[str, ...] = ()
            if known.choice is not None:
                chosen = known.choice.items[-max(known.choice.lo, 1) :]
                if known.choice.upto is not None:
                    chosen = tuple(with_amount(item, known.choice.upto[1]) for item in chosen)
            if known.key in keys:
                await match.kontor.standing_orders.set(match.people[seat], match.id, known.key, True, chosen)
    await match.settle()


async def plan_ahead(match: ServiceMatch, verb: str) -> None:
    """Give a premove of this verb for all seats that are not asked and can plan it."""
    for seat in sorted({*range(len(match.people))} - await match.awaited()):
        user = match.people[seat]
        options = (await match.kontor.premoves.panel(user, match.id)).choices.options
        for option in [option for option in options if tag_of(type(option.action)) == verb][:1]:
            await match.kontor.premoves.give(user, match.id, next(iter(option.expand())))


async def write(path: Path) -> str:
    match = await ServiceMatch.empty(path)
    await leave(match, "fugger", "play", 20)
    await plan_ahead(match, "play")
    await leave(match, "cities_knights", "trade-offer", 60)
    await order(match, "roll", "discard")
    await plan_ahead(match, "end")
    await leave(match, "golden_age", "auction", 20, asked=3)
    await answer(match, 6)
    await order(match, "roll")
    await order(match, "limits", but=max(await match.awaited()))
    await plan_ahead(match, "end")
    await leave(match, "nuremberg", "end", 20)
    await order(match, "knight", "discard")
    await plan_ahead(match, "end")
    await order(match, "limits", but=await miss(match))
    await plan_ahead(match, "line")
    await match.kontor.close()
    with closing(sqlite3.connect(path / "kontor.db")) as connection:
        return "\n".join(connection.iterdump()) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        DUMPS.mkdir(exist_ok=True)
        (DUMPS / f"{REVISION}.sql").write_text(asyncio.run(write(Path(folder))), encoding="utf-8")
