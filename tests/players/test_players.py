"""Computer players: always a legal action, and a position that is not written on."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from engines import GAMES
from engines.core.actions import Action, Option
from engines.core.game import Game
from engines.core.rng import Rng, rng_from
from engines.fugger.actions import Deliver, Draw, Play
from players import PLAYERS
from players.greedy import MOST
from players.strong import StrongPlayer
from tests.games.fugger.helpers.positions import about_to_end, position, seat
from tests.toys.bazaar.game import paying_bazaar

SHORT = {**PLAYERS, "strong": StrongPlayer(1)}
"""All players, the strong one with few rollouts."""
MOMENTS, EVERY = 8, 11
"""How many positions of a match are tried, and how far they lie apart."""
WORLD, CHANCE = b"the seat's world", b"the seat's draws"
PLAYED = (*GAMES.values(), paying_bazaar())
TABLES = [(game, seats) for game in PLAYED for seats in range(game.info.seats[0], game.info.seats[1] + 1)]


@pytest.mark.parametrize("key", PLAYERS)
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, game.info.seats[0]) for game in PLAYED]
    + [pytest.param(*table, marks=pytest.mark.long) for table in TABLES if table[1] > table[0].info.seats[0]],
    ids=lambda value: getattr(value, "info", None) and value.info.key,
)
def test_every_choice_is_legal_and_leaves_the_position_alone(game: Game[Any, Any], seats: int, key: str) -> None:
    rng = rng_from(f"players {key} {seats}")
    state = game.setup(seats, rng.fork("match").seed).state
    step = 0
    while not state.over:
        # Strong thinks long: it is asked now and then in a match of greedy ones.
        player = SHORT[key if key != "strong" or step % EVERY == 0 else "greedy"]
        step += 1
        turn = game.pending(state)[0].seat
        world = game.determinize(state, turn, rng.fork("world"))
        before = game.states.digest(world)
        moves = player.moves(game, world, turn, rng.fork("choice"))
        assert player.choose(game, world, turn, rng.fork("choice")) == moves[0]
        assert game.states.digest(world) == before
        for action in moves:
            state = game.apply(state, turn, action).state
        rng.word()


@pytest.mark.parametrize("key", PLAYERS)
@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.info.key)
def test_what_a_seat_cannot_know_changes_no_choice(game: Game[Any, Any], key: str) -> None:
    rng = rng_from(f"leaks {key}")
    state = game.setup(game.info.seats[1], rng.fork("match").seed).state
    for step in range(MOMENTS * EVERY):
        if state.over:
            break
        seat = next(one.seat for one in game.pending(state) if not one.optional)
        if step % EVERY == 0:
            other = game.determinize(state, seat, rng.fork(f"other {step}"))
            chosen = [
                SHORT[key].moves(game, game.determinize(true, seat, Rng(WORLD)), seat, Rng(CHANCE))
                for true in (state, other)
            ]
            assert chosen[0] == chosen[1]
        action = PLAYERS["greedy"].choose(game, state, seat, rng.fork(f"move {step}"))
        state = game.apply(state, seat, action).state


def test_players_are_listed_under_their_keys() -> None:
    assert set(PLAYERS) == {"random", "easy", "greedy", "strong"}
    assert all(player.key == key for key, player in PLAYERS.items())


def test_random_does_everything_that_is_possible() -> None:
    game = GAMES["fugger"]
    state = position(seat("wine", "gems"), seat())
    chosen = {PLAYERS["random"].choose(game, state, 0, rng_from(str(n))) for n in range(100)}
    assert chosen == {Draw(), Play("wine"), Play("gems"), Deliver("wine"), Deliver("gems")}


def test_greedy_ends_the_match_when_that_wins() -> None:
    state = about_to_end(
        seat("gems", florins=20), hand=("copper", "gems"), florins=70, prices={"copper": 2}, round=3
    )
    assert PLAYERS["greedy"].choose(GAMES["fugger"], state, 0, rng_from("1")) == Play("copper")


def test_greedy_does_not_end_the_match_when_that_loses() -> None:
    # Copper falls to 1, and the other one sells five wine at 9.
    state = about_to_end(
        seat("gems", front=["wine"] * 3, florins=99),
        hand=("copper", "gems"),
        florins=20,
        prices={"wine": 6},
        round=3,
    )
    assert PLAYERS["greedy"].choose(GAMES["fugger"], state, 0, rng_from("1")) != Play("copper")


def test_greedy_copes_with_more_actions_than_it_compares() -> None:
    game = paying_bazaar()
    state = game.setup(2, bytes(16)).state
    while game.pending(state)[0].topic != "pay":
        turn = game.pending(state)[0].seat
        state = game.apply(state, turn, game.options(state, turn)[0].action).state
    payer = game.pending(state)[0].seat
    state.scores[payer] = 3 * MOST
    action = PLAYERS["greedy"].choose(game, state, payer, rng_from("1"))
    game.check(state, payer, action)


class Judged:
    """A game in which a computer player sees what each action is worth and which one ends the turn.

    suggested: what the game suggests. It is its own adviser.
    """

    def __init__(self, worth: Mapping[Action, float], ends: Action, suggested: Action | None = None) -> None:
        self._worth, self._ends, self._suggested = worth, ends, suggested
        self.advice = self

    def suggest(self, state: list[float], seat: int) -> Action | None:
        return self._suggested

    def evaluate(self, state: list[float], seat: int) -> float:
        return state[0]

    def options(self, state: list[float], seat: int) -> list[Option]:
        return [Option(self._ends, ends=True), *map(Option, self._worth)]

    def determinize(self, state: list[float], seat: int, rng: Rng) -> list[float]:
        return list(state)

    def clone(self, state: list[float]) -> list[float]:
        return list(state)

    def play(self, state: list[float], seat: int, action: Action) -> Any:
        state[0] += self._worth[action]
        return SimpleNamespace(barrier=False)


@pytest.mark.parametrize(("worth", "chosen"), [(-1.0, Draw()), (1.0, Play("wine"))])
def test_greedy_ends_its_turn_rather_than_harm_itself(worth: float, chosen: Action) -> None:
    game: Any = Judged({Play("wine"): worth, Play("gems"): worth - 1.0}, ends=Draw())
    assert PLAYERS["greedy"].choose(game, [0.0], 0, rng_from("1")) == chosen


def test_greedy_does_a_duty_as_the_game_suggests() -> None:
    game: Any = Judged({Play("wine"): 1.0, Play("gems"): 0.0}, ends=Draw(), suggested=Play("gems"))
    assert PLAYERS["greedy"].choose(game, [0.0], 0, rng_from("1")) == Play("gems")
