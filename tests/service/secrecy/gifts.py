"""What players and computer players do in secret: each brings a match to where it can be done, and does it.

A gift is an asynchronous generator. It yields its giver once the match is there and all posts are out, and again
after each thing that is done in secret: given, changed, taken back.
"""

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from benchmarks.match_duration.habits import usual
from engines import GAMES
from engines.core.actions import Option, TermsHole
from engines.core.game import Game
from engines.core.mechanics.auctions import BidLimit
from engines.core.play.standing_orders import OrderType
from engines.core.premove_positions import premove_position
from engines.core.rng import rng_from
from engines.first_train.plans import JustPass, LineWish, Wishes
from service.base.config import HOUR
from service.people.user import User
from tests.games.cities_knights.helpers.service_positions import lay_out
from tests.games.first_train.helpers.service_positions import building, line, state
from tests.games.profiles import PROFILES
from tests.service.helpers.auctions import LATER_SALESROOM, bid, open_auction, sell_lots
from tests.service.helpers.match import ALL_GAMES, ANNA, BEN, CHLOE, DIRK, GUILD, PEOPLE, ServiceMatch
from tests.service.helpers.premoves import give
from tests.toys.bazaar.game import BAZAAR
from tests.toys.bazaar.position import Pass
from tests.toys.salesroom.plans import AskMe, Wants
from tests.toys.salesroom.position import Sell

Gift = Callable[[ServiceMatch], AsyncIterator[User]]
BENNI = User(BEN.id, "Benedikt", guild_id=GUILD, nick="Benni")
"""Ben by another name, which an answer in secret does not show."""

# ------------------------------------------------------------------ bids


async def _submit(match: ServiceMatch, giver: User, *plans: Any) -> AsyncIterator[User]:
    await match.wait(120)
    yield giver
    for plan in plans:
        await match.kontor.play.submit(giver, match.id, [plan])
        yield giver


async def _answer(match: ServiceMatch) -> AsyncIterator[User]:
    await open_auction(match)
    async for giver in _submit(match, BENNI, BidLimit(3, asks=True), BidLimit(7), BidLimit(0)):
        yield giver


async def _answer_by_newer_rules(match: ServiceMatch) -> AsyncIterator[User]:
    await open_auction(match)
    await match.wait(120)
    await match.restart(LATER_SALESROOM)
    async for giver in _submit(match, BEN, BidLimit(3)):
        yield giver


async def _last_but_one(match: ServiceMatch) -> AsyncIterator[User]:
    await open_auction(match)
    for user in (CHLOE, BEN):
        await bid(match, user, 2)
    async for giver in _submit(match, CHLOE, BidLimit(0), BidLimit(9)):
        yield giver


async def _lots(match: ServiceMatch) -> AsyncIterator[User]:
    await sell_lots(match)
    async for giver in _submit(match, CHLOE, Wants(4, 5, 3, 5, "least", "keep"), AskMe()):
        yield giver


async def _asked_again(match: ServiceMatch) -> AsyncIterator[User]:
    await sell_lots(match)
    for user, wanted in ((ANNA, Wants(4, 2, 4, 2, "ask", "keep")), (BEN, Wants(4, 4, 1, 1, "least", "keep"))):
        await match.do(user, wanted)
    await match.do(CHLOE, Wants(3, 3, 2, 3, "least", "keep"))
    assert await match.awaited() == {0}
    async for giver in _submit(match, BEN, Wants(4, 3, 1, 1, "least", "keep")):
        yield giver


async def _boxes(match: ServiceMatch) -> AsyncIterator[User]:
    await match.begin(people=3, game="first_train", grace=0)
    async for giver in _submit(
        match, ANNA, Wishes(("1-5", "5-3"), ("6-3",), "least"), Wishes(("1-4",), (), "ask")
    ):
        yield giver


async def _line_ahead(match: ServiceMatch) -> AsyncIterator[User]:
    _, _, third = await building(match)
    wanted = LineWish(line(await state(match), third, 2), 12, then="pass")
    async for giver in _submit(match, PEOPLE[third], wanted, JustPass()):
        yield giver
    await match.kontor.play.withdraw_plan(User(PEOPLE[third].id, "Called otherwise"), match.id)
    yield PEOPLE[third]


# ------------------------------------------------------------------ premoves


async def _bazaar_turn(match: ServiceMatch) -> AsyncIterator[User]:
    await match.begin(3)
    await match.wait(120)
    yield BEN
    await give(match, BEN, Pass())
    yield BEN
    await match.kontor.premoves.take_back(BEN, match.id, every=True)
    yield BEN


def is_a_deed(option: Option) -> bool:
    """Whether an option does something that one may give: it neither ends a turn nor offers anything."""
    return not option.ends and not any(isinstance(hole, TermsHole) for hole in option.holes)


def somebody_may_give(game: Game[Any, Any], seats: int, seed: str) -> tuple[Any, int]:
    """Return a position of a random match in which a seat may give premoves, and that seat."""
    rng = rng_from(f"{game.info.key} {seed}")
    state = game.setup(seats, rng.fork("match").seed).state
    while not state.over:
        for seat in range(seats):
            chosen = premove_position(game, state, seat)
            if chosen is not None and any(map(is_a_deed, game.options(chosen, seat))):
                return state, seat
        decision = rng.choice(game.pending(state))
        action = rng.choice(game.options(state, decision.seat)).random(rng)
        state = game.apply(state, decision.seat, action).state
    raise AssertionError("nobody may ever give anything")


async def may_give(match: ServiceMatch, key: str) -> int:
    """Start a match in which a seat may give premoves; return the seat. The person of its number plays it."""
    game = ALL_GAMES[key]
    seats = min(3, game.info.seats[1])
    await match.begin(people=seats, game=key, grace=0)
    position, seat = somebody_may_give(game, seats, "ahead")
    await lay_out(match, position)
    await match.wait(120)
    return seat


async def give_any(match: ServiceMatch, giver: User) -> None:
    """Give the first premove that the giver's panel offers."""
    shown = await match.kontor.premoves.panel(giver, match.id)
    option = next(filter(is_a_deed, shown.choices.options))
    await match.kontor.premoves.give(giver, match.id, option.random(rng_from("given")), shown.token)


async def _turn(match: ServiceMatch, key: str) -> AsyncIterator[User]:
    giver = PEOPLE[await may_give(match, key)]
    yield giver
    await give_any(match, giver)
    yield giver
    await match.kontor.premoves.take_back(giver, match.id)
    yield giver


# ------------------------------------------------------------------ standing orders


async def _order(match: ServiceMatch, key: str, order: OrderType[Any]) -> AsyncIterator[User]:
    await match.begin(people=min(3, ALL_GAMES[key].info.seats[1]), game=key, grace=0)
    await match.wait(120)
    asked = await match.awaited()
    giver = next((person for seat, person in enumerate(match.people) if seat not in asked), match.people[-1])
    yield giver
    await match.kontor.standing_orders.set(giver, match.id, order.key, True, usual(order))
    yield giver
    await match.kontor.standing_orders.end(giver, match.id, "order", order.key)
    yield giver


async def _limit_asked(match: ServiceMatch) -> AsyncIterator[User]:
    await open_auction(match)
    await match.wait(120)
    yield BEN
    await match.kontor.standing_orders.set(BEN, match.id, "limit", True, ("thing=4",))
    yield BEN
    await match.wait(200)
    assert await match.planned() == {1}
    yield BEN


async def _limit_cancelled(match: ServiceMatch) -> AsyncIterator[User]:
    await open_auction(match)
    await match.wait(120)
    yield BEN
    await match.kontor.standing_orders.set(BEN, match.id, "limit", True, ("thing=4",))
    await match.kontor.standing_orders.set(BEN, match.id, "limit", False)
    await match.wait(200)
    assert await match.planned() == set()
    yield BEN


# ------------------------------------------------------------------ computer players and stand-ins


async def _called_for(match: ServiceMatch) -> AsyncIterator[User]:
    await open_auction(match)
    await bid(match, BEN, 0)
    await match.kontor.users.update(DIRK, vacation_until=match.clock.now() + 100 * HOUR)
    await match.wait(25 * HOUR)
    await match.kontor.seats.let_computers_answer(ANNA, match.id)
    yield CHLOE
    await match.wait(10)
    assert await match.planned() == {1, 2}, "on vacation nobody is late"
    yield CHLOE


async def _stand_in(match: ServiceMatch) -> AsyncIterator[User]:
    await match.begin(people=4, game="salesroom", grace=0, stand_in=12)
    await match.kontor.users.update(DIRK, vacation_until=match.clock.now() + 100 * HOUR)
    await match.do(ANNA, Sell())
    await bid(match, BEN, 0)
    await match.wait(12 * HOUR - 300)
    yield CHLOE
    await match.wait(300)
    assert await match.planned() == {1, 2}, "on vacation nobody is late"
    yield CHLOE


GIFTS: dict[str, Gift] = {
    "bids: one answer": _answer,
    "bids: newer rules": _answer_by_newer_rules,
    "bids: all but one": _last_but_one,
    "bids: lots": _lots,
    "bids: one is asked again": _asked_again,
    "bids: boxes of first_train": _boxes,
    "bids: a line of first_train": _line_ahead,
    "premoves: bazaar": _bazaar_turn,
    **{f"premoves: {key}": partial(_turn, key=key) for key in PROFILES},
    "orders: a limit while asked": _limit_asked,
    "orders: a limit cancelled": _limit_cancelled,
    "computers: called for the late": _called_for,
    "stand-ins: for the late": _stand_in,
}
ORDERS: dict[str, Gift] = {
    f"orders: {key} {order.key}": partial(_order, key=key, order=order)
    for key, game in (*GAMES.items(), ("bazaar", BAZAAR))
    for order in game.orders
}
