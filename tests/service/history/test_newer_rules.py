"""A release with newer rules takes running matches along: their positions are read, and replays begin there."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engines.core.files.match_record import MatchRecord, verify
from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.text.messages import Msg
from service.base.errors import Refusal
from service.base.jobs import TryLater, TurnPost, Undeliverable
from store.tables import action_rows
from tests.service.helpers.match import ANNA, BEN, ServiceMatch
from tests.toys.bazaar.game import BAZAAR
from tests.toys.bazaar.position import BazaarState, Choose, Pass


class LaterState(BazaarState, kw_only=True):
    """The position of the later rules: every seat has a purse."""

    purses: list[int]


def initial(seats: int, rng: Rng, settings: Any) -> LaterState:
    old = BAZAAR.rules.initial(seats, rng, settings)
    return LaterState(**{name: getattr(old, name) for name in old.__struct_fields__}, purses=[0] * seats)


LATER: Game[Any, Any] = replace(
    BAZAAR,
    info=msgspec.structs.replace(BAZAAR.info, rules_version=2),
    types=replace(
        BAZAAR.types, state=LaterState, upcasts={1: lambda data: {**data, "purses": [7] * data["seats"]}}
    ),
    rules=replace(BAZAAR.rules, initial=initial),
)
"""The bazaar after a change of rules that gives its states another shape."""


async def update(match: ServiceMatch) -> None:
    """The program is stopped, and its next release is started."""
    await match.restart(LATER)


async def one_circle(match: ServiceMatch) -> None:
    for user in (ANNA, BEN):
        await match.do(user, Pass())
    for user in (ANNA, BEN):
        await match.do(user, Choose(2))
    await match.settle()


@pytest.mark.promise("old-matches")
async def test_a_running_match_goes_on_by_newer_rules(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await one_circle(match)
    before = await match.live()
    await update(match)
    seen = await match.look(ANNA)
    assert seen.choices.options
    assert seen.view.scores == tuple(before.state.scores)
    await match.do(ANNA, Pass())
    await match.settle()
    live = await match.live()
    assert live.row.rules_version == 2
    assert live.state.purses == [7, 7]
    assert [mark.verb for mark in live.line][before.row.seq :][:2] == ["sys.rules", "pass"]


@pytest.mark.promise("old-matches")
async def test_nobody_is_told_or_asked_again_when_the_rules_change(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await update(match)
    match.forget()
    async with match.kontor.matches.change(match.id):
        pass
    await match.settle()
    assert match.posts == []
    assert match.pings == []
    assert await match.awaited() == {0}


@pytest.mark.parametrize("fault", [Undeliverable("403", Msg("core-nothing")), TryLater("502", 60)])
async def test_what_was_not_told_when_the_rules_changed_is_told_by_the_newer_ones(
    match: ServiceMatch, fault: Exception
) -> None:
    await match.begin(grace=0)
    match.discord.faults[TurnPost] = [fault]
    await match.do(ANNA, Pass())
    await update(match)
    await match.wait(120)
    await match.do(BEN, Pass())
    assert match.told() == ["bazaar-event-passed"] * 2
    for user in (ANNA, BEN):
        await match.do(user, Choose(2))
    assert len(match.told()) == 5


async def test_a_post_begins_where_the_rules_changed_if_all_was_told_before(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await update(match)
    await match.do(ANNA, Pass())
    [post] = match.posts
    assert post.after == (await match.live()).first


@pytest.mark.promise("old-matches")
async def test_what_was_done_by_older_rules_cannot_be_taken_back(match: ServiceMatch) -> None:
    await match.begin(grace=60)
    await match.do(ANNA, Pass())
    await update(match)
    async with match.kontor.matches.change(match.id) as unit:
        assert unit.match.undo_of(0) is None
        changed = unit.match.first
    with pytest.raises(Refusal):
        await match.kontor.admin.rollback(ANNA, match.id, changed - 1)


@pytest.mark.promise("old-matches")
async def test_a_record_begins_where_the_rules_changed(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await one_circle(match)
    await update(match)
    await one_circle(match)
    await one_circle(match)
    live = await match.live()
    assert live.row.status == "over"
    record = msgspec.convert(await match.kontor.exports.export(ANNA.id, match.id), MatchRecord)
    assert record.rules_version == 2
    assert len(record.actions) == 8
    assert verify(LATER, record) is None
    async with match.kontor.database.read() as conn:
        kept = await action_rows.nearest_checkpoint(conn, match.id, live.first)
    assert kept is not None
    assert (kept.seq, kept.rules_version) == (live.first, 2)


async def test_a_finished_match_of_older_rules_is_still_shown(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    for _ in range(3):
        await one_circle(match)
    assert (await match.live()).row.status == "over"
    await update(match)
    assert (await match.look(ANNA)).view.circle == 4
    assert (await match.live()).row.rules_version == 1
