"""The arena, and its purpose: greedy is clearly better than random."""

from typing import Any

import pytest

from engines import GAMES
from engines.core.game import Game
from engines.core.rng import Rng, rng_from
from players import PLAYERS
from players.arena import Score, duel, main, played
from tests.tiers import few

FUGGER = GAMES["fugger"]


class Watcher:
    """Plays at random and keeps what it was shown."""

    key = "watcher"

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        self.seen.append(state)
        return PLAYERS["random"].choose(game, state, seat, rng)


@pytest.mark.long
def test_greedy_wins_four_of_five_two_seat_matches_against_random() -> None:
    # Measured were 90 % of 500 matches; the seed is fixed, so that only a worse player can fail here.
    score = duel(FUGGER, PLAYERS["greedy"], PLAYERS["random"], 80)
    assert score.matches == 80
    assert score.wins >= 64, score


@pytest.mark.parametrize(
    ("key", "matches", "wins"),
    few(1, [("nuremberg", 12, 10), ("cities_knights", 8, 7), ("golden_age", 4, 3), ("first_train", 8, 7)]),
)
def test_one_greedy_seat_beats_three_random_ones(key: str, matches: int, wins: int) -> None:
    # Measured were 90 % and more of 200; a few matches, as many from each seat, are what CI has time for.
    score = duel(GAMES[key], PLAYERS["greedy"], PLAYERS["random"], matches, seats=4, alone=True)
    assert score.wins >= wins, score
    # In First Train those who play at random end below zero.
    assert key != "first_train" or score.points_a > 0 > score.points_b


def test_a_player_alone_sits_in_every_seat_once() -> None:
    lonely, crowd = Watcher(), Watcher()
    score = duel(FUGGER, lonely, crowd, 4, seats=4, alone=True)
    assert score.matches == 4
    assert (score.seats_a, score.seats_b) == (4, 12)
    assert len(crowd.seen) > 2 * len(lonely.seen)


def test_equal_players_win_equally_often() -> None:
    score = duel(FUGGER, PLAYERS["random"], PLAYERS["random"], 100)
    low, high = score.interval()
    assert low < 0.5 < high
    # With seats swapped on the same cards, two equal players of one stream score alike.
    assert abs(score.points_a - score.points_b) / score.matches < 15


def test_players_are_never_shown_the_truth() -> None:
    watcher = Watcher()
    played(FUGGER, [watcher, watcher], "1")
    true = rng_from("arena fugger 1").fork("match").seed
    assert watcher.seen
    assert all(state.rng.seed != true for state in watcher.seen)


def test_who_may_answer_is_asked_once_before_the_match_goes_on() -> None:
    asked: list[tuple[int, bool]] = []

    class Clerk:
        """Plays at random and writes down who was asked, and whether an answer was owed."""

        key = "clerk"

        def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
            (decision,) = (one for one in game.pending(state) if one.seat == seat)
            asked.append((seat, decision.optional))
            return PLAYERS["random"].choose(game, state, seat, rng)

    played(GAMES["cities_knights"], [Clerk(), Clerk(), Clerk()], "1")
    free: set[int] = set()
    answers = 0
    for seat, optional in asked:
        assert not optional or seat not in free
        free = {*free, seat} if optional else set()
        answers += optional
    assert answers > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_gives_the_same_score(seats: int) -> None:
    scores = [duel(FUGGER, PLAYERS["random"], PLAYERS["random"], 4, seats=seats, seed="s") for _ in range(2)]
    assert scores[0] == scores[1]
    assert scores[0].seats_a + scores[0].seats_b == 4 * seats


def test_the_interval_covers_the_share_and_narrows() -> None:
    small, large = Score(wins=9, losses=1), Score(wins=900, losses=100)
    for score in (small, large):
        low, high = score.interval()
        assert 0 < low < score.share < high < 1
    assert large.interval()[1] - large.interval()[0] < small.interval()[1] - small.interval()[0]
    assert Score().interval() == (0.0, 1.0)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fugger", "--a", "random", "--b", "random", "--matches", "4", "--seats", "3"]) == 0
    out = capsys.readouterr().out
    assert "won by random" in out
    assert "95 % interval" in out
    assert "3 seats, seats swapped" in out
    assert "florins 4" in out


def test_matches_are_played_by_the_settings_that_are_named() -> None:
    game, table = GAMES["first_train"], [PLAYERS["random"]] * 2
    chosen = game.chosen(["map=nuernberg_compact"])
    assert played(game, table, "1", chosen) == played(game, table, "1", chosen)
    assert played(game, table, "1", chosen) != played(game, table, "1")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "invalid choice"),
        (["fugger", "--a", "clever"], "invalid choice"),
        (["fugger", "--seats", "5"], "for 2 to 4 seats"),
        (["fugger", "--matches", "0"], "at least one match"),
        (["first_train", "--set", "map=bavaria"], "--set: Invalid enum value 'bavaria'"),
    ],
)
def test_the_command_says_what_is_wrong(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert reason in capsys.readouterr().err
