"""Scenes of turns in which something moves for a seat, played in worlds that differ in secrets only.

In one world a player answers by hand, at the very moment at which an order or a premove does in another; or cards
and orders differ.
"""

from engines.cities_knights.actions import EndTurn
from engines.first_train.actions import BuildLine
from engines.first_train.actions import Pass as NoLine
from engines.first_train.plans import JustPass
from service.base.config import HOUR
from tests.games.cities_knights.helpers.service_positions import before_a_seven, lay_out
from tests.games.first_train.helpers.service_positions import building, line, plan, state
from tests.service.helpers.information_sets import swap_secrets
from tests.service.helpers.match import ANNA, BEN, CHLOE, PEOPLE
from tests.service.helpers.premoves import give
from tests.service.secrecy.twins import Scene, World, as_if_present, order
from tests.toys.bazaar.position import Choose, Pass

DAY = 24 * HOUR
Hands = tuple[dict[str, int], dict[str, int]]

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
    # From here on it is a turn like any other, in which one seat alone is asked.
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


# ------------------------------------------------------------------ computer players


async def hesitation(world: World, dealt: int) -> None:
    """A computer player has other cards, and other choices, that Ben does not know."""
    match, world.watchers = world.match, (BEN,)
    await match.begin(people=2, game="fugger", grace=0)
    await match.kontor.seats.hand_over(ANNA, match.id, computer="random")
    await swap_secrets(match, 1, f"world {dealt}")
    await match.kontor.play.submit(BEN, match.id, [next((await match.look(BEN)).choices.options[-1].expand())])
    (timer,) = await match.timers("computer")
    world.moments.append(str(timer.fires_at))


RICH = {"wool": 4, "ore": 3, "brick": 3}
HANDS: tuple[Hands, ...] = (
    (RICH, {"wool": 10}),
    ({"wool": 10}, RICH),
    ({"wool": 7, "ore": 3}, {"wool": 7, "brick": 3}),
)
TURNS = (
    Scene("forced: one way to discard", seven, HANDS),
    Scene("premoves: a turn of the bazaar", bazaar_turn, ("hand", "premove")),
    Scene("premoves: a line of first_train", line_ahead, ("hand", "premove")),
    Scene("orders: a number of the bazaar", number, (("order", 1), ("order", 2), ("order", 3))),
    Scene("orders: a number by hand", number_heard, (("hand", 1), ("hand", 3), ("order", 2))),
    Scene("orders: discards of cities_knights", discard, HANDS),
    Scene("computers: hidden cards", hesitation, tuple(range(5)), {"computer_delay": (2, 200)}),
)
