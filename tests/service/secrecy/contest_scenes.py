"""Scenes of contests, played in worlds that differ in who has answered, when, what and how."""

from engines.core.mechanics.auctions import BidLimit
from engines.first_train.plans import Wishes
from engines.golden_age.actions import OpenAuction
from engines.golden_age.position import load
from service.base.config import HOUR
from service.base.jobs import TurnPost
from service.people.user import User
from tests.games.cities_knights.helpers.service_positions import lay_out
from tests.games.first_train.helpers.service_positions import BROAD, kept, plan
from tests.service.helpers.auctions import bid, open_auction, sold
from tests.service.helpers.fake_discord import NOON
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, PEOPLE
from tests.service.secrecy.twins import Scene, World, as_if_present, order
from tests.toys.salesroom.position import Done, Sell

DAY = 24 * HOUR
Limits = dict[User, int]

# ------------------------------------------------------------------ bids


async def won_by_ben(world: World, answers: tuple[tuple[User, int], ...]) -> None:
    """Ben wins an auction, whatever his limit was and in whatever order all answered."""
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


async def asked_again(world: World, order: tuple[User, ...]) -> None:
    """Ben's price is passed, in whatever order all answered, and he is called."""
    match, world.watchers = world.match, (ANNA,)
    await open_auction(match)
    answers = {BEN: BidLimit(2, True), CHLOE: BidLimit(6), DIRK: BidLimit(0)}
    for user in order:
        await match.do(user, answers[user])
    assert match.posts[-1].ping == (BEN.id,)
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
    await match.wait(5)
    assert [msg.key for msg in match.calls] == ["say-dm-closed"], "whether he has answered or not"
    await world.look()
    await match.wait(13 * HOUR)
    assert set(match.pings) == {CHLOE.id} - {user.id for user in answered}, "who has not is reminded in private"
    for hours in (0, 12, 23, 2, 40):
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
    assert [msg.key for msg in match.calls] == ["say-still-waiting"]
    assert match.pings == [BEN.id], "the seller is in no auction of hers"
    await world.look()


async def first_night(world: World, answers: tuple[tuple[User, int], ...]) -> None:
    """Ben and Chloé sleep when an auction is opened; that no direct message reaches them is not known yet."""
    match, world.watchers = world.match, (ANNA, DIRK)
    match.discord.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await match.kontor.users.update(user, quiet=(11 * 60, 15 * 60))
    await open_auction(match)
    for user, most in answers:
        await bid(match, user, most)
    match.forget()
    await match.wait(4 * HOUR)
    assert match.calls == []
    await world.look()


# ------------------------------------------------------------------ limits, by standing orders


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
    """All have given limits, and the auction waits until they answer."""
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


# ------------------------------------------------------------------ computer players and stand-ins


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
    """Computer players are called for the one who is missing."""
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
    """A stand-in answers for the one who is missing, once all bidders are awake, those who have answered, too."""
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
    assert world.moments[-1] == str(NOON + DAY + 5 * HOUR), "at 17 all are awake, and it is a day since Chloé was"


CONTESTS = (
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
    Scene("bids: one is asked again", asked_again, ((BEN, CHLOE, DIRK), (DIRK, CHLOE, BEN), (DIRK, BEN, CHLOE))),
    Scene("bids: overdue for days", overdue, ((), (BEN,), (CHLOE,), (BEN, CHLOE))),
    Scene("bids: at night", at_night, ((), ((BEN, 3),), ((BEN, 0), (CHLOE, 0)), ((CHLOE, 0),))),
    Scene("bids: in the first night", first_night, ((), ((CHLOE, 5),), ((BEN, 0), (CHLOE, 0)))),
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
    Scene("computers: called for the late", called_for, (BEN, CHLOE, DIRK), {"computer_delay": (1, 600)}),
    Scene("stand-ins: for the late", stood_in, (BEN, CHLOE, DIRK)),
)
