"""Guarantee 3, "the order and timing of answers": how long a computer player takes tells nothing hidden."""

from __future__ import annotations

from pathlib import Path

from store import timer_rows
from tests.service.table import ANNA, BEN, Table
from tests.service.test_secrets import swap_secrets

WORLDS = 5


async def hesitation(path: Path, world: int) -> tuple[int, int]:
    """After how many seconds the computer player moves after Ben, and how many moves it may choose from."""
    path.mkdir()
    table = await Table.empty(path, computer_delay=(2, 200))
    await table.begin(people=2, game="fugger", grace=0)
    await table.kontor.seats.hand_over(ANNA, table.id, computer="random")
    # Everything that Ben does not know is dealt anew.
    await swap_secrets(table, 1, f"world {world}")
    options = (await table.look(BEN)).options
    await table.kontor.play.submit(BEN, table.id, [next(options[-1].expand())])
    live = await table.live()
    choices = len(live.game.options(live.state, 0))
    async with table.kontor.database.read() as conn:
        due = await timer_rows.earliest(conn)
    assert due is not None
    await table.kontor.close()
    return due - table.clock.now(), choices


async def test_how_long_a_computer_player_takes_depends_on_nothing_hidden(tmp_path: Path) -> None:
    found = [await hesitation(tmp_path / str(world), world) for world in range(WORLDS)]
    assert len({choices for _, choices in found}) > 1, "the worlds differ in what could be chosen"
    assert len({seconds for seconds, _ in found}) == 1
