"""Scenes in which something moves for a seat, played in worlds that differ in secrets only.

In the first world of most scenes a player answers by hand, at the very moment at which an order would. In the
others an order, a premove, a plan or a computer player does it, or there is something else to do.
"""

from engines.cities_knights.actions import EndTurn
from engines.core.mechanics.auctions import BidLimit
from engines.first_train.actions import BuildLine
from engines.first_train.actions import Pass as NoLine
from engines.first_train.plans import JustPass, Wishes
from engines.golden_age.actions import OpenAuction
from engines.golden_age.position import load
from service.autoplay import delays
from service.base.config import HOUR
from service.base.jobs import TurnPost
from service.people.user import User
from tests.games.cities_knights.helpers.service_positions import before_a_seven, lay_out
from tests.games.first_train.helpers.service_positions import BROAD, building, kept, line, plan, state
from tests.service.helpers.auctions import bid, open_auction, sold
from tests.service.helpers.information_sets import swap_secrets
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, PEOPLE, ServiceMatch
from tests.service.helpers.premoves import give
from tests.service.secrecy.twins import Scene, World
from tests.toys.bazaar.position import Choose, Pass
from tests.toys.salesroom.position import Done, Sell

DAY = 24 * HOUR
Limits = dict[User, int]
Hands = tuple[dict[str, int], dict[str, int]]


async def order(match: ServiceMatch, user: User, key: str, *chosen: str) -> None:
    """Give a standing order."""
    await match.kontor.standing_orders.set(user, match.id, key, True, chosen)
    await match.settle()


async def as_if_present(match: ServiceMatch, seat: int) -> int:
    """Return when a seat's order or premove would answer now."""
    async with match.kontor.matches.change(match.id) as unit:
        return delays.as_if_present(unit, seat).at


# ------------------------------------------------------------------ bids


async def won_by_ben(world: World, answers: tuple[tuple[User, int], ...]) -> None:
    """Ben wins an auction, whatever his limit was and whoever answered first."""
    match = world.match
    await open_auction(match)
    for user, most in answers:
        match.clock.time += 60
        await bid(match, user, most)
    assert sold(match) == ["Sold(seat=1, amount=4)"]
    await match.restart()
    for user in PEOPLE:
        # What is news to a bidder depends on when they were there themselves.
        await match.look(user, look=True)
    world.watchers = (ANNA, CHLOE, DIRK)
    await world.look()


async def overdue(world: World, answered: tuple[User, ...]) -> None:
    """An auction is called overdue again and again; Dirk, who is away, answers nothing."""
    match, world.watchers = world.match, (ANNA, DIRK)
    await match.kontor.users.update(BEN, notices="dm")
    await match.kontor.users.update(DIRK, vacation_until=match.clock.now() + 60 * HOUR)
    match.discord.closed = {BEN.id}
    await match.begin(people=4, game="salesroom")
    match.discord.out = True
    await match.do(ANNA, Sell())
    for user in answered:
        await bid(match, user, 3)
    match.discord.out = False
    for hours in (13, 12, 23, 2, 40):
        await match.wait(hours * HOUR)
        await world.look()
        for act in (match.kontor.seats.wait_more, match.kontor.seats.find_substitute):
            for seat in (1, 2, 3):
                await world.try_out(act(ANNA, match.id, seat))
        await world.try_out(match.kontor.social.nudge(ANNA, match.id))
        await world.try_out(match.kontor.seats.wait_more(ANNA, match.id, None))
        await match.settle()
    await match.kontor.seats.let_computers_answer(DIRK, match.id)
    await match.wait(60)
    await world.look()


async def at_night(world: World, answers: tuple[tuple[User, int], ...]) -> None:
    """Chloé sells while she and Ben, whom no direct message reaches, sleep; some answer there all the same."""
    match, world.watchers = world.match, (ANNA, DIRK)
    match.discord.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await match.kontor.users.update(user, notices="dm", quiet=(14 * 60, 20 * 60))
    await open_auction(match)
    for user in (CHLOE, BEN, DIRK):
        await bid(match, user, 0)
    for user in (ANNA, BEN):
        await match.do(user, Done())
        await match.wait(2 * HOUR)
    await match.do(CHLOE, Sell())
    for user, most in answers:
        await match.kontor.social.note_reachable(user.id)
        if user != CHLOE:
            await bid(match, user, most)
    await world.look()
    await match.wait(6 * HOUR)
    await world.look()


# ------------------------------------------------------------------ forced moves


async def before_discards(world: World, hands: Hands) -> None:
    """Chloé and Dirk will have to discard once Anna ends her turn; the two hands are the same together."""
    match, world.watchers = world.match, (ANNA, BEN)
    await match.begin(people=4, game="cities_knights", grace=0)
    seats = {f"P{seat}": {"settlements": [10 * seat], "hand": hand} for seat, hand in enumerate(hands, 2)}
    await lay_out(match, before_a_seven(**seats))


async def seven(world: World, hands: Hands) -> None:
    """Chloé has to discard: in one world in one way only, in the others in many."""
    match = world.match
    await before_discards(world, hands)
    await match.do(ANNA, EndTurn())
    await world.look()
    await match.wait(30 * HOUR)
    await world.look()


# ------------------------------------------------------------------ premoves


async def bazaar_turn(world: World, way: str) -> None:
    """Ben passes: by a premove, or by hand at the moment of it."""
    match, world.watchers, world.own_pings = world.match, (ANNA, CHLOE), True
    await match.begin(3, grace=0)
    if way != "hand":
        await give(match, BEN, Pass())
    await match.do(ANNA, Pass())
    await world.look()
    await match.wait(await as_if_present(match, 1) - match.clock.now())
    if way == "hand":
        await match.do(BEN, Pass())
    assert await match.awaited() == {2}
    await world.look()
    await match.wait(DAY)
    await world.look()


async def line_ahead(world: World, way: str) -> None:
    """The second one builds a line: given in advance, or by hand at the moment of it."""
    match = world.match
    first, second, third = await building(match)
    world.watchers = (PEOPLE[first], PEOPLE[third])
    track = line(await state(match), second, 2, begin=4)
    if way != "hand":
        await match.kontor.premoves.give(PEOPLE[second], match.id, BuildLine(track))
    await plan(match, PEOPLE[third], JustPass())
    await world.look()
    # Both who are rung and what is built are as open as in any turn.
    world.own_pings = True
    await plan(match, PEOPLE[first], NoLine())
    due = await as_if_present(match, second) - match.clock.now()
    await world.look()
    await match.wait(due)
    if way == "hand":
        await plan(match, PEOPLE[second], BuildLine(track))
    assert (await state(match)).links.count(second) == 2
    await world.look()


# ------------------------------------------------------------------ standing orders


async def limits_or_hands(world: World, way: tuple[Limits, Limits]) -> None:
    """Ben and Chloé answer by limits or by hand, at the same moments; Dirk answers last."""
    match, world.watchers = world.match, (ANNA, DIRK)
    by_limit, by_hand = way
    await match.begin(4, game="salesroom", grace=0)
    for user, most in by_limit.items():
        await order(match, user, "limit", f"thing={most}")
    match.forget()
    await match.do(ANNA, Sell())
    due = {user: await as_if_present(match, user.id - 1) for user in (BEN, CHLOE)}
    for user, at in sorted(due.items(), key=lambda one: one[1]):
        await match.wait(at - match.clock.now())
        if user in by_hand:
            await match.do(user, BidLimit(by_hand[user]))
        await world.look()
    await match.wait(30 * HOUR)
    await world.look()
    await match.do(DIRK, BidLimit(2))
    await world.look()
    await match.do(ANNA, Done())
    await match.wait(HOUR)
    await world.look()


async def limits_or_nothing(world: World, limits: Limits) -> None:
    """Some have given limits, and none of the bidders comes by for two days."""
    match, world.watchers = world.match, (ANNA, DIRK)
    await match.begin(4, game="salesroom", grace=0)
    for user, most in limits.items():
        await order(match, user, "limit", f"thing={most}")
    match.forget()
    await match.do(ANNA, Sell())
    assert sorted(match.posts[-1].ping) == [BEN.id, CHLOE.id, DIRK.id]
    await match.wait(48 * HOUR)
    await world.look()


async def limits_of_all(world: World, most: int) -> None:
    """All have given limits, by which nobody buys."""
    match, world.watchers = world.match, (ANNA,)
    await match.begin(3, game="salesroom", grace=0)
    for user in (BEN, CHLOE):
        await order(match, user, "limit", f"thing={most}")
    match.forget()
    await match.do(ANNA, Sell())
    world.moments += [f"{timer.seat} at {timer.fires_at}" for timer in await match.timers("order")]
    assert len(world.moments) == 2


async def limits_and_a_set(world: World, way: tuple[tuple[str, ...], list[str]]) -> None:
    """Ben's limits answer in the Golden Age, or nothing does, and he holds such cards."""
    match, world.watchers = world.match, (ANNA, CHLOE)
    limits, hand = way
    await match.begin(3, game="golden_age", grace=0)
    seats = {"P0": {"markers": ["brabant", "zeeland"], "money": 8}, "P1": {"money": 2, "hand": hand}}
    await lay_out(match, load({"players": 3, **seats}))
    if limits:
        await order(match, BEN, "limits", *limits)
    await match.do(ANNA, OpenAuction("brabant"))
    await match.wait(HOUR)
    await world.look()


async def boxes(world: World, way: str) -> None:
    """Anna's limits for boxes of First Train answer, or she does at the moment of it."""
    match, world.watchers = world.match, (BEN, CHLOE)
    await match.begin(people=3, game="first_train", grace=0)
    match.forget()
    if way != "hand":
        await order(match, ANNA, "limits", "1=5", "5=3")
    await match.wait(await as_if_present(match, 0) - match.clock.now())
    wanted = Wishes(("1-5", "5-3"), ("1-5", "5-3"), "ask")
    if way == "hand":
        await plan(match, ANNA, wanted)
    assert await kept(match, ANNA) == wanted
    await world.look()
    await match.wait(30 * HOUR)
    await world.look()
    for user in (BEN, CHLOE):
        await plan(match, user, BROAD[PEOPLE.index(user)])
    await world.look()


async def number(world: World, way: tuple[str, int]) -> None:
    """Ben chooses a number in secret: by an order, or by hand at the moment of it."""
    match, world.watchers, world.own_pings = world.match, (ANNA, CHLOE), True
    by, wanted = way
    await match.begin(3, grace=0)
    for user in PEOPLE[:3]:
        await match.do(user, Pass())
    if by == "order":
        await order(match, BEN, "discard", str(wanted))
    await world.look()
    await match.wait(await as_if_present(match, 1) - match.clock.now())
    if by == "hand":
        await match.do(BEN, Choose(wanted))
    assert await match.awaited() == {0, 2}
    await world.look()


async def number_heard(world: World, way: tuple[str, int]) -> None:
    """Do the same; that an order has answered is written in the log."""
    await number(world, way)
    world.readings.clear()


async def discard(world: World, hands: Hands) -> None:
    """Chloé's order discards."""
    match, world.own_pings = world.match, True
    await before_discards(world, hands)
    await order(match, CHLOE, "discard")
    await match.do(ANNA, EndTurn())
    await world.look()
    (timer,) = await match.timers("order")
    seconds = timer.fires_at - match.clock.now()
    assert 30 <= seconds <= 180, "as if she had come by"
    await match.wait(seconds - 1)
    assert await match.awaited() == {2, 3}
    await world.look()
    await match.wait(1)
    world.moments.append(str(timer.fires_at))
    assert await match.awaited() == {3}


# ------------------------------------------------------------------ computer players and stand-ins


async def hesitation(world: World, dealt: int) -> None:
    """A computer player has other cards, and other choices, that Ben does not know."""
    match, world.watchers = world.match, (BEN,)
    await match.begin(people=2, game="fugger", grace=0)
    await match.kontor.seats.hand_over(ANNA, match.id, computer="random")
    await swap_secrets(match, 1, f"world {dealt}")
    await match.kontor.play.submit(BEN, match.id, [next((await match.look(BEN)).choices.options[-1].expand())])
    (timer,) = await match.timers("computer")
    world.moments.append(str(timer.fires_at))


async def moment_of(world: World, most: int) -> None:
    """Note the moment of the next turn post within some seconds: what a computer player has bid is chance."""
    match = world.match
    assert (await match.live()).contest is not None
    match.forget()
    await match.wait(most)
    assert (await match.live()).contest is None
    world.moments.append(str(next(said.at for said in match.discord.delivered if isinstance(said.job, TurnPost))))
    match.forget()


async def called_for(world: World, missing: User) -> None:
    """Computer players are called for whoever is missing."""
    match, world.watchers = world.match, (ANNA,)
    await open_auction(match)
    for user in (BEN, CHLOE, DIRK):
        if user != missing:
            await bid(match, user, 0)
    await match.wait(25 * HOUR)
    await match.kontor.seats.let_computers_answer(ANNA, match.id)
    await world.look()
    await moment_of(world, 700)


async def stood_in(world: World, missing: User) -> None:
    """A stand-in answers for whoever is missing once all bidders are awake, those who have answered, too."""
    match, world.watchers = world.match, (ANNA,)
    await match.kontor.users.update(CHLOE, quiet=(11 * 60, 15 * 60))
    await match.kontor.users.update(DIRK, quiet=(15 * 60, 17 * 60))
    await match.begin(4, game="salesroom", grace=0, stand_in=24)
    await match.do(ANNA, Sell())
    for user in (BEN, CHLOE, DIRK):
        if user != missing:
            await bid(match, user, 0)
    await match.wait(DAY + 3 * HOUR - 1)
    await world.look()
    await moment_of(world, DAY)


RICH = {"wool": 4, "ore": 3, "brick": 3}
HANDS: tuple[Hands, ...] = (
    (RICH, {"wool": 10}),
    ({"wool": 10}, RICH),
    ({"wool": 7, "ore": 3}, {"wool": 7, "brick": 3}),
)
SCENES = (
    Scene(
        "bids: whatever the winner's limit was",
        won_by_ben,
        (
            ((BEN, 6), (CHLOE, 4), (DIRK, 0)),
            ((BEN, 9), (CHLOE, 4), (DIRK, 0)),
            ((DIRK, 0), (BEN, 7), (CHLOE, 4)),
            ((CHLOE, 4), (DIRK, 0), (BEN, 6)),
        ),
    ),
    Scene("bids: overdue for days", overdue, ((), (BEN,), (CHLOE,), (BEN, CHLOE))),
    Scene("bids: at night", at_night, ((), ((BEN, 3),), ((BEN, 0), (CHLOE, 0)), ((CHLOE, 0),))),
    Scene("forced: one way to discard", seven, HANDS),
    Scene("premoves: a turn of the bazaar", bazaar_turn, ("hand", "premove")),
    Scene("premoves: a line of first_train", line_ahead, ("hand", "premove")),
    Scene(
        "orders: limits or hands",
        limits_or_hands,
        (
            ({}, {BEN: 5, CHLOE: 3}),
            ({BEN: 5}, {CHLOE: 3}),
            ({CHLOE: 3}, {BEN: 5}),
            ({BEN: 5, CHLOE: 3}, {}),
        ),
    ),
    Scene("orders: limits or nothing", limits_or_nothing, ({}, {BEN: 5}, {CHLOE: 0}, {BEN: 20, CHLOE: 20})),
    Scene("orders: limits of all", limits_of_all, (0, 3, 50)),
    Scene(
        "orders: limits of golden_age",
        limits_and_a_set,
        (
            ((), ["expedition"]),
            (("yellow=12",), ["tulip1"]),
            (("yellow=2", "blue=3"), ["tulip2"]),
            (("yellow=0",), ["tulip2"]),
            (("blue=3",), ["tulip1"]),
        ),
    ),
    Scene("orders: limits of first_train", boxes, ("hand", "order")),
    Scene("orders: a number of the bazaar", number, (("order", 1), ("order", 2), ("order", 3))),
    Scene("orders: a number by hand", number_heard, (("hand", 1), ("hand", 3), ("order", 2))),
    Scene("orders: discards of cities_knights", discard, HANDS),
    Scene("computers: hidden cards", hesitation, tuple(range(5)), {"computer_delay": (2, 200)}),
    Scene("computers: called for the late", called_for, (BEN, CHLOE, DIRK), {"computer_delay": (1, 600)}),
    Scene("stand-ins: for the late", stood_in, (BEN, CHLOE, DIRK)),
)
