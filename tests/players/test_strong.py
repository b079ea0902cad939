"""The strong player: whole turns, rollouts in the same worlds, and each seat's chance to win."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import engines
from engines import GAMES
from engines.core.actions import Option
from engines.core.ai.winning_chances import ChanceWeights
from engines.core.game import Game
from engines.core.rng import rng_from
from engines.fugger.actions import Play
from players import PLAYERS
from players.arena.names import open_player
from players.rollouts import chance_after, quick_action
from players.strong import StrongPlayer
from players.turns import turns
from tests.games.fugger.helpers.positions import about_to_end, seat

SEARCHED = [game for game in GAMES.values() if game.advice.lookahead is not None]
POSITIONS = 12


def asked(game: Game[Any, Any], seed: str = "1") -> list[tuple[Any, int]]:
    """Return positions of a match between quick policies, evenly spread, and who is asked in them."""
    lookahead = game.advice.lookahead
    assert lookahead is not None
    state = game.setup(game.info.seats[1], rng_from(f"strong {game.info.key} {seed}").seed).state
    found = []
    while not state.over:
        who = next(one.seat for one in game.pending(state) if not one.optional)
        found.append((game.clone(state), who))
        game.play(state, who, quick_action(game, lookahead, state, who))
    return found[:: max(1, len(found) // POSITIONS)]


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.info.key)
def test_every_way_to_finish_a_turn_is_allowed_and_ends_once_it_reveals_something(game: Game[Any, Any]) -> None:
    lookahead = game.advice.lookahead
    assert lookahead is not None
    for state, who in asked(game):
        before = game.states.digest(state)
        ways = turns(game, lookahead, state, who)
        assert ways
        assert [way.value for way in ways] == sorted((way.value for way in ways), reverse=True)
        for way in ways[:4]:
            after = state
            for n, action in enumerate(way.actions, 1):
                step = game.apply(after, who, action)
                after = step.state
                assert n == len(way.actions) or not (step.barrier or step.chance)
        assert game.states.digest(state) == before


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.info.key)
def test_chances_sum_to_one_and_leave_the_position_alone(game: Game[Any, Any]) -> None:
    lookahead = game.advice.lookahead
    assert lookahead is not None
    for state, _ in asked(game):
        before = game.states.digest(state)
        chances = lookahead.chances.of(state)
        assert len(chances) == state.seats
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0
        assert game.states.digest(state) == before


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.info.key)
def test_every_weight_belongs_to_a_feature_and_says_what_made_it(game: Game[Any, Any]) -> None:
    lookahead = game.advice.lookahead
    assert lookahead is not None
    state, who = asked(game)[0]
    assert len(lookahead.chances.features(state, who)) == len(lookahead.chances.names)
    file = Path(engines.__file__).parent / game.info.key / "data" / "chances.json"
    weights = json.decode(file.read_bytes(), type=ChanceWeights)
    assert set(weights.early) == set(weights.late) == set(lookahead.chances.names)
    assert weights.made_by.startswith(f"python -m players.learning {game.info.key} --matches ")


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.info.key)
def test_near_the_end_the_winner_had_better_chances(game: Game[Any, Any]) -> None:
    lookahead = game.advice.lookahead
    assert lookahead is not None
    given = []
    for n in range(4):
        positions = asked(game, str(n))
        late, _ = positions[-2]
        last, who = positions[-1]
        end = game.clone(last)
        while not end.over:
            who = next(one.seat for one in game.pending(end) if not one.optional)
            game.play(end, who, quick_action(game, lookahead, end, who))
        outcome = game.outcome(end)
        assert outcome is not None
        given.append(max(lookahead.chances.of(late)[winner] for winner in outcome.winners))
    assert sum(given) / len(given) > 1 / game.info.seats[1]


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.info.key)
def test_the_same_position_seat_and_budget_lead_to_the_same_moves(game: Game[Any, Any]) -> None:
    state, who = asked(game)[POSITIONS // 2]
    first = StrongPlayer(2).moves(game, state, who, rng_from("same"))
    assert StrongPlayer(2).moves(game, state, who, rng_from("same")) == first


def test_a_rollout_that_ends_the_match_counts_what_it_brought() -> None:
    game = GAMES["fugger"]
    lookahead = game.advice.lookahead
    assert lookahead is not None
    state = about_to_end(
        seat("gems", florins=20), hand=("copper", "gems"), florins=70, prices={"copper": 2}, round=3
    )
    game.play(state, 0, Play("copper"))
    outcome = game.outcome(state)
    assert outcome is not None
    for who in range(state.seats):
        assert chance_after(game, lookahead, state, who, 0) == (who in outcome.winners)


def test_it_ends_the_match_when_that_wins() -> None:
    state = about_to_end(
        seat("gems", florins=20), hand=("copper", "gems"), florins=70, prices={"copper": 2}, round=3
    )
    assert StrongPlayer(16).choose(GAMES["fugger"], state, 0, rng_from("1")) == Play("copper")


def test_the_quick_policy_of_fugger_mostly_does_what_trying_each_card_would_find() -> None:
    game = GAMES["fugger"]
    lookahead = game.advice.lookahead
    assert lookahead is not None
    same = []
    for n in range(4):
        for state, who in asked(game, str(n)):

            def worth(option: Option, state: Any = state, who: int = who) -> float:
                after = game.clone(state)
                game.play(after, who, option.action)
                return game.advice.evaluate(after, who)

            best = max(game.options(state, who), key=worth)
            same.append(lookahead.duty(state, who) == best.action)
    assert sum(same) / len(same) > 0.7


def test_players_are_opened_by_key_by_budget_and_by_command() -> None:
    assert open_player("greedy") is PLAYERS["greedy"]
    found = open_player("strong:16")
    assert isinstance(found, StrongPlayer)
    assert found.playouts == 16
    assert open_player("cmd:true").key == "cmd:true"
    for unknown in ("strong:0", "strong:many", "strong:", "weak"):
        with pytest.raises(KeyError):
            open_player(unknown)
