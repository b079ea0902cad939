"""The time that computer players and orders take shows nothing hidden."""

from pathlib import Path

import pytest

from engines.cities_knights.actions import EndTurn
from store.tables import timer_rows
from tests.games.cities_knights.helpers.service_positions import before_a_seven, lay_out
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.information_sets import swap_secrets
from tests.service.helpers.match import ANNA, BEN, CHLOE, ServiceMatch

WORLDS = 5


async def hesitation(path: Path | str, world: int) -> tuple[int, int]:
    """After how many seconds the computer player moves after Ben, and how many moves it may choose from."""
    match = await ServiceMatch.empty(path, computer_delay=(2, 200))
    await match.begin(people=2, game="fugger", grace=0)
    await match.kontor.seats.hand_over(ANNA, match.id, computer="random")
    # Everything that Ben does not know is dealt again.
    await swap_secrets(match, 1, f"world {world}")
    await match.kontor.play.submit(BEN, match.id, [next((await match.look(BEN)).choices.options[-1].expand())])
    live = await match.live()
    choices = len(live.game.options(live.state, 0))
    async with match.kontor.database.read() as conn:
        due = await timer_rows.next_after(conn)
    assert due is not None
    await match.kontor.close()
    return due - match.clock.now(), choices


@pytest.mark.promise("hidden")
async def test_how_long_a_computer_player_takes_depends_on_nothing_hidden(databases: DatabaseFactory) -> None:
    found = [await hesitation(databases.new(str(world)), world) for world in range(WORLDS)]
    assert len({choices for _, choices in found}) > 1, "the worlds differ in what could be chosen"
    assert len({seconds for seconds, _ in found}) == 1


async def order_delay(path: Path | str, hand: dict[str, int]) -> tuple[int, int]:
    """After how many seconds Chloé's order discards for her, and in how many ways she could."""
    match = await ServiceMatch.empty(path)
    await match.begin(people=4, game="cities_knights", grace=0)
    await lay_out(match, before_a_seven(P2={"settlements": [20], "hand": hand}))
    await match.kontor.standing_orders.set(CHLOE, match.id, "discard", True)
    begun = match.clock.now()
    await match.do(ANNA, EndTurn())
    live = await match.live()
    ways = sum(len(list(option.expand())) for option in live.game.options(live.state, 2))
    assert await match.awaited() == {2, 3}, "she is asked like Dirk, as far as anybody sees"
    (due,) = await match.timers("order")
    await match.wait(due.fires_at - begun - 1)
    assert await match.awaited() == {2, 3}
    await match.wait(1)
    assert await match.awaited() == {3}
    await match.kontor.close()
    return due.fires_at - begun, ways


@pytest.mark.promise("orders")
async def test_how_long_a_standing_order_takes_depends_on_nothing_hidden(databases: DatabaseFactory) -> None:
    hands: list[dict[str, int]] = [{"wool": 4, "ore": 3, "brick": 3}, {"wool": 10}, {"grain": 5, "cloth": 5}]
    found = [await order_delay(databases.new(str(n)), hand) for n, hand in enumerate(hands)]
    assert len({ways for _, ways in found}) > 1, "the hands differ in what could be discarded"
    (seconds,) = {seconds for seconds, _ in found}
    assert 30 <= seconds <= 180, "as if she had come by"
