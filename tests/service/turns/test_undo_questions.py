"""What Undo says that it takes back, and what it asks before: in every game, and without a word of secrets."""

from random import Random

import pytest

from engines import GAMES
from service.base.errors import Stale
from service.base.read_models.panels import UndoQuestion, UndoResult
from tests.service.helpers.information_sets import swap_secrets
from tests.service.helpers.match import ANNA, BEN, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.service.helpers.undoable_move import put
from tests.tiers import few
from tests.toys.bazaar.position import Draw, Pass


async def begin_alone(match: ServiceMatch) -> None:
    """Anna alone with computer players, who has drawn a card and ended her turn; they have moved."""
    await match.begin(people=1, computers=2, grace=0)
    await match.do(ANNA, Draw())
    await match.do(ANNA, Pass())
    await match.wait(60)


@pytest.mark.promise("undo")
async def test_what_others_did_is_taken_back_only_after_a_question_that_names_it(match: ServiceMatch) -> None:
    await begin_alone(match)
    before = await match.live()
    asked = await match.kontor.play.undo(ANNA, match.id)
    assert isinstance(asked, UndoQuestion)
    assert asked.takes == (await match.look(ANNA)).undo.takes
    assert asked.takes.others
    assert asked.told is not None
    assert (await match.live()).line == before.line, "a question changes nothing"
    more = match.kontor.play.undo(ANNA, match.id, sure=asked.takes.steps + 1)
    assert await key_of(more, Stale) == "err-undo-moved"
    done = await match.kontor.play.undo(ANNA, match.id, sure=asked.takes.steps)
    assert isinstance(done, UndoResult)
    assert done.takes == asked.takes
    moves = [mark for mark in before.line if mark.is_move]
    left = [mark for mark in (await match.live()).line if mark.is_move]
    assert left == moves[: -asked.takes.steps]
    assert moves[len(left)].seat == 0
    await match.prove()


@pytest.mark.promise("undo")
async def test_a_draw_taken_back_alone_is_told_first_and_marks_the_match(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=2, grace=0)
    await match.do(ANNA, Draw())
    asked = await match.kontor.play.undo(ANNA, match.id)
    assert isinstance(asked, UndoQuestion)
    assert (asked.takes.others, asked.marks) == (False, True)
    assert not (await match.info()).seats[0].hindsight
    await match.kontor.play.undo(ANNA, match.id, sure=asked.takes.steps)
    assert [seat.hindsight for seat in (await match.info()).seats] == [True, False, False]
    await match.do(ANNA, Draw())
    # There is nothing left to ask.
    assert isinstance(await match.kontor.play.undo(ANNA, match.id), UndoResult)
    await match.prove()


async def test_what_shows_nothing_is_taken_back_at_once_and_marks_nothing(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=2, grace=0)
    await put(match)
    done = await match.kontor.play.undo(ANNA, match.id)
    assert isinstance(done, UndoResult)
    assert done.takes.move is not None
    assert (done.takes.steps, done.takes.others) == (1, False)
    assert not (await match.info()).seats[0].hindsight


@pytest.mark.promise("undo")
@pytest.mark.promise("hidden")
async def test_a_turn_that_somebody_holds_back_shows_in_nothing_that_undo_says(match: ServiceMatch) -> None:
    await match.begin()
    await match.end_turn(ANNA)
    before = await match.look(ANNA)
    await put(match, BEN)
    held = await match.look(ANNA)
    assert (await match.live()).unpublished
    assert (held.undo.way, held.undo.takes) == (before.undo.way, before.undo.takes)


async def prepared(match: ServiceMatch, game: str, seed: str) -> None:
    """One person among computer players, some moves into a game."""
    await match.begin(game=game, people=1, computers=3, grace=0)
    rng = Random(seed)
    for _ in range(6):
        await match.wait(300)
        shown = await match.look(ANNA)
        if not shown.choices.offered:
            return
        await match.do(ANNA, next(rng.choice(shown.choices.options).expand()))
    await match.wait(300)


@pytest.mark.promise("undo")
@pytest.mark.in_files
@pytest.mark.parametrize("game", GAMES)
async def test_in_every_game_undo_names_exactly_what_it_takes(match: ServiceMatch, game: str) -> None:
    await prepared(match, game, game)
    for _ in range(3):
        shown, before = await match.look(ANNA), await match.live()
        takes = shown.undo.takes
        if not shown.undo.way:
            break
        assert takes is not None
        assert takes.move is not None
        await match.undo(ANNA)
        after = await match.live()
        moves, left = ([mark for mark in live.line if mark.is_move] for live in (before, after))
        gone = moves[len(left) :]
        assert left == moves[: len(left)]
        assert len(gone) == takes.steps
        assert gone[0].seat == 0
        assert any(mark.seat != 0 for mark in gone) == takes.others
    await match.prove()


@pytest.mark.promise("hidden")
@pytest.mark.in_files
@pytest.mark.parametrize("game", few(2, GAMES))
async def test_in_two_worlds_that_differ_in_secrets_undo_says_the_same(match: ServiceMatch, game: str) -> None:
    await prepared(match, game, game)
    shown = await match.look(ANNA)
    true = await swap_secrets(match, 0, "twin")
    twin = await match.look(ANNA)
    assert (shown.undo.way, shown.undo.takes) == (twin.undo.way, twin.undo.takes)
    match.kontor.matches._keep(true)
