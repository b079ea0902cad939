"""A release with newer rules takes running matches along: their positions are read, and replays begin there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engines.core.files.match_record import MatchRecord, verify
from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.text.messages import Msg
from service.app import Kontor
from service.base.errors import Refusal
from service.base.jobs import TryLater, TurnPost, Undeliverable
from store.tables import action_rows
from tests.service.bazaar import BAZAAR, BazaarState, Choose, Pass
from tests.service.table import ALL_GAMES, ANNA, BEN, Table


class LaterState(BazaarState, kw_only=True):
    """The position of the later rules: every seat has a purse."""

    purses: list[int]


def initial(seats: int, rng: Rng, settings: Any) -> LaterState:
    """Empty purses."""
    old = BAZAAR.initial(seats, rng, settings)
    return LaterState(**{name: getattr(old, name) for name in old.__struct_fields__}, purses=[0] * seats)


LATER: Game[Any, Any] = replace(
    BAZAAR,
    info=msgspec.structs.replace(BAZAAR.info, rules_version=2),
    state_type=LaterState,
    upcasts={1: lambda data: {**data, "purses": [7] * data["seats"]}},
    initial=initial,
)
"""The bazaar after a change of rules that gives its states another shape."""


async def update(table: Table) -> None:
    """The program is stopped, and its next release is started."""
    await table.kontor.close()
    table.kontor = await Kontor.open(table.config, table.clock, {**ALL_GAMES, "bazaar": LATER})
    await table._start()


async def one_circle(table: Table) -> None:
    for user in (ANNA, BEN):
        await table.do(user, Pass())
    for user in (ANNA, BEN):
        await table.do(user, Choose(2))
    await table.settle()


@pytest.mark.promise("old-matches")
async def test_a_running_match_goes_on_by_newer_rules(table: Table) -> None:
    await table.begin(grace=0)
    await one_circle(table)
    before = await table.live()
    await update(table)
    seen = await table.look(ANNA)
    assert seen.options
    assert seen.view.scores == tuple(before.state.scores)
    await table.do(ANNA, Pass())
    await table.settle()
    live = await table.live()
    assert live.row.rules_version == 2
    assert live.state.purses == [7, 7]
    assert [mark.verb for mark in live.line][before.row.seq :][:2] == ["sys.rules", "pass"]


@pytest.mark.promise("old-matches")
async def test_nobody_is_told_or_asked_again_when_the_rules_change(table: Table) -> None:
    await table.begin(grace=0)
    await update(table)
    table.forget()
    async with table.kontor.matches.change(table.id):
        pass
    await table.settle()
    assert table.posts == []
    assert table.pings == []
    assert await table.awaited() == {0}


@pytest.mark.parametrize("fault", [Undeliverable("403", Msg("core-nothing")), TryLater("502", 60)])
async def test_what_was_not_told_when_the_rules_changed_is_told_by_the_newer_ones(
    table: Table, fault: Exception
) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [fault]
    await table.do(ANNA, Pass())
    await update(table)
    await table.wait(120)
    await table.do(BEN, Pass())
    assert table.told() == ["bazaar-event-passed"] * 2
    for user in (ANNA, BEN):
        await table.do(user, Choose(2))
    assert len(table.told()) == 5


async def test_a_post_begins_where_the_rules_changed_if_all_was_told_before(table: Table) -> None:
    await table.begin(grace=0)
    await update(table)
    await table.do(ANNA, Pass())
    [post] = table.posts
    assert post.after == (await table.live()).first


@pytest.mark.promise("old-matches")
async def test_what_was_done_by_older_rules_cannot_be_taken_back(table: Table) -> None:
    await table.begin(grace=60)
    await table.do(ANNA, Pass())
    await update(table)
    async with table.kontor.matches.change(table.id) as unit:
        assert unit.match.undo_of(0) is None
        changed = unit.match.first
    with pytest.raises(Refusal):
        await table.kontor.admin.rollback(ANNA, table.id, changed - 1)


@pytest.mark.promise("old-matches")
async def test_a_record_begins_where_the_rules_changed(table: Table) -> None:
    await table.begin(grace=0)
    await one_circle(table)
    await update(table)
    await one_circle(table)
    await one_circle(table)
    live = await table.live()
    assert live.row.status == "over"
    plain = await table.kontor.exports.export(ANNA.id, table.id)
    record = msgspec.convert(plain, MatchRecord)
    assert record.rules_version == 2
    assert len(record.actions) == 8
    assert verify(LATER, record) is None
    async with table.kontor.database.read() as conn:
        kept = await action_rows.nearest_checkpoint(conn, table.id, live.first)
    assert kept is not None
    assert (kept.seq, kept.rules_version) == (live.first, 2)


async def test_a_finished_match_of_older_rules_is_still_shown(table: Table) -> None:
    await table.begin(grace=0)
    for _ in range(3):
        await one_circle(table)
    assert (await table.live()).row.status == "over"
    await update(table)
    assert (await table.look(ANNA)).view.circle == 4
    assert (await table.live()).row.rules_version == 1
