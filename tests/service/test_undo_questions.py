"""What Undo says that it takes back, and what it asks before: in every game, and without a word of secrets."""

from __future__ import annotations

from random import Random

import pytest

from engines import GAMES
from service.base.errors import Stale
from service.base.read_models import UndoQuestion, UndoResult
from tests.service.bazaar import Draw, Pass
from tests.service.putting import put
from tests.service.table import ANNA, BEN, Table
from tests.service.worlds import swap_secrets


async def begin_alone(table: Table) -> None:
    """Anna alone with computer players, who has drawn a card and ended her turn; they have moved."""
    await table.begin(people=1, computers=2, grace=0)
    await table.do(ANNA, Draw())
    await table.do(ANNA, Pass())
    await table.wait(60)


@pytest.mark.promise("undo")
async def test_what_others_did_is_taken_back_only_after_a_question_that_names_it(table: Table) -> None:
    await begin_alone(table)
    before = await table.live()
    asked = await table.kontor.play.undo(ANNA, table.id)
    assert isinstance(asked, UndoQuestion)
    assert asked.takes == (await table.look(ANNA)).takes_back
    assert asked.takes.others
    assert asked.told is not None
    assert (await table.live()).line == before.line, "a question changes nothing"
    with pytest.raises(Stale) as moved:
        await table.kontor.play.undo(ANNA, table.id, sure=asked.takes.steps + 1)
    assert moved.value.msg.key == "err-undo-moved"
    done = await table.kontor.play.undo(ANNA, table.id, sure=asked.takes.steps)
    assert isinstance(done, UndoResult)
    assert done.takes == asked.takes
    moves = [mark for mark in before.line if mark.is_move]
    left = [mark for mark in (await table.live()).line if mark.is_move]
    assert left == moves[: -asked.takes.steps]
    assert moves[len(left)].seat == 0
    await table.prove()


@pytest.mark.promise("undo")
async def test_a_draw_taken_back_alone_is_told_first_and_marks_the_match(table: Table) -> None:
    await table.begin(people=1, computers=2, grace=0)
    await table.do(ANNA, Draw())
    asked = await table.kontor.play.undo(ANNA, table.id)
    assert isinstance(asked, UndoQuestion)
    assert (asked.takes.others, asked.marks) == (False, True)
    assert not (await table.info()).seats[0].hindsight
    await table.kontor.play.undo(ANNA, table.id, sure=asked.takes.steps)
    assert [seat.hindsight for seat in (await table.info()).seats] == [True, False, False]
    await table.do(ANNA, Draw())
    # There is nothing left to tell.
    assert isinstance(await table.kontor.play.undo(ANNA, table.id), UndoResult)
    await table.prove()


async def test_what_shows_nothing_is_taken_back_at_once_and_marks_nothing(table: Table) -> None:
    await table.begin(people=1, computers=2, grace=0)
    await put(table)
    done = await table.kontor.play.undo(ANNA, table.id)
    assert isinstance(done, UndoResult)
    assert done.takes.move is not None
    assert (done.takes.steps, done.takes.others) == (1, False)
    assert not (await table.info()).seats[0].hindsight


@pytest.mark.promise("undo")
@pytest.mark.promise("hidden")
async def test_a_turn_that_somebody_holds_back_shows_in_nothing_that_undo_says(table: Table) -> None:
    await table.begin()
    await table.end_turn(ANNA)
    before = await table.look(ANNA)
    await put(table, BEN)
    held = await table.look(ANNA)
    assert (await table.live()).unpublished
    assert (held.undo, held.takes_back) == (before.undo, before.takes_back)


async def prepared(table: Table, game: str, seed: str) -> None:
    """One person among computer players, some moves into a game."""
    await table.begin(game=game, people=1, computers=3, grace=0)
    rng = Random(seed)
    for _ in range(6):
        await table.wait(300)
        shown = await table.look(ANNA)
        if not shown.offered:
            return
        await table.do(ANNA, next(rng.choice(shown.options).expand()))
    await table.wait(300)


@pytest.mark.promise("undo")
@pytest.mark.in_files
@pytest.mark.parametrize("game", GAMES)
async def test_in_every_game_undo_names_exactly_what_it_takes(table: Table, game: str) -> None:
    await prepared(table, game, game)
    for _ in range(3):
        shown, before = await table.look(ANNA), await table.live()
        takes = shown.takes_back
        if not shown.undo:
            break
        assert takes is not None
        assert takes.move is not None
        await table.undo(ANNA)
        after = await table.live()
        moves, left = ([mark for mark in live.line if mark.is_move] for live in (before, after))
        gone = moves[len(left) :]
        assert left == moves[: len(left)]
        assert len(gone) == takes.steps
        assert gone[0].seat == 0
        assert any(mark.seat != 0 for mark in gone) == takes.others
    await table.prove()


@pytest.mark.promise("hidden")
@pytest.mark.in_files
@pytest.mark.parametrize("game", GAMES)
async def test_in_two_worlds_that_differ_in_secrets_undo_says_the_same(table: Table, game: str) -> None:
    await prepared(table, game, game)
    shown = await table.look(ANNA)
    true = await swap_secrets(table, 0, "twin")
    twin = await table.look(ANNA)
    assert (shown.undo, shown.takes_back) == (twin.undo, twin.takes_back)
    table.kontor.matches._keep(true)
