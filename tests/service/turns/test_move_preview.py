"""A panel names the moves that cannot be taken back alone before they are made, from what its seat knows."""

from typing import Any

import pytest

from engines import GAMES
from engines.core.frames import Ctx
from engines.core.game import Game
from engines.core.rng import Rng
from service.base.errors import Refusal
from service.base.read_models.matches import ProposalInfo
from service.match.move_preview import preview_moves
from tests.discord_ui.helpers.panel_walk import positions
from tests.service.helpers.match import ANNA, ServiceMatch
from tests.toys.bazaar.position import Draw


def played(game: Game[Any, Any], state: Any, seat: int, action: Any) -> list[Ctx[Any]]:
    """Make a move, and the answers of the same seat that Kontor then gives; return what each of them did."""
    done = [game.play(game.clone(state), seat, action)]
    while any(decision.auto and decision.seat == seat for decision in done[-1].asked):
        state = game.clone(done[-1].state)
        done.append(game.play(state, seat, next(game.options(state, seat)[0].expand())))
    return done


@pytest.mark.promise("undo")
@pytest.mark.parametrize("key", GAMES)
def test_it_names_just_the_moves_with_which_information_flows_whatever_the_hidden_cards(key: str) -> None:
    game = GAMES[key]
    final = 0
    for state in positions(game, game.info.seats[1], 3, steps=300, every=5):
        for seat in {decision.seat for decision in game.pending(state)}:
            options = game.options(state, seat)
            flows = {
                at
                for at, option in enumerate(options)
                if any(done.barrier for done in played(game, state, seat, next(option.expand())))
            }
            ahead = preview_moves(game, state, seat, options)
            assert ahead.final == flows
            twin = game.determinize(state, seat, Rng(bytes(range(16))))
            assert preview_moves(game, twin, seat, game.options(twin, seat)) == ahead
            final += len(flows)
    assert final


@pytest.mark.parametrize("key", GAMES)
def test_what_a_move_is_said_to_bring_it_brings_and_chance_is_not_foretold(key: str) -> None:
    """Results are found in other positions with other seeds, and are true in the match nevertheless."""
    game = GAMES[key]
    told = certain = 0
    for state in positions(game, game.info.seats[0], 5, steps=300, every=5):
        for seat in {decision.seat for decision in game.pending(state)}:
            before = game.view(state, seat)
            for action, result in preview_moves(game, state, seat, game.options(state, seat)).results.items():
                first, *forced = played(game, state, seat, action)
                own = [first, *(done for done in forced if not done.chance)]
                true = game.board.changes(before, game.view(own[-1].state, seat))
                if not any(done.barrier for done in own):
                    assert (list(result.changes), result.open) == (true, False), action
                    certain += 1
                told += bool(result.changes)
    assert certain
    assert told


@pytest.mark.promise("undo")
async def test_what_a_panel_calls_final_needs_the_consent_of_the_others(match: ServiceMatch) -> None:
    await match.begin()
    shown = await match.look(ANNA)
    assert {shown.choices.options[at].action for at in shown.choices.final} == {Draw()}
    await match.do(ANNA, Draw())
    assert isinstance(await match.undo(ANNA), ProposalInfo)


async def test_among_computer_players_nothing_is_final(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=1)
    shown = await match.look(ANNA)
    assert Draw() in {option.action for option in shown.choices.options}
    assert shown.choices.final == frozenset()


async def test_a_held_panel_calls_nothing_final(match: ServiceMatch) -> None:
    await match.begin()
    await match.end_turn(ANNA)
    shown = await match.look(ANNA)
    assert (shown.choices.options, shown.choices.final, shown.choices.passes_on) == ((), frozenset(), False)
    with pytest.raises(Refusal):
        await match.do(ANNA, Draw())
