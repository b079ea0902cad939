"""The arena: fair blocks, what they prove, and its purpose: greedy is clearly better than random."""

from typing import Any

import pytest

from engines import GAMES
from engines.core.game import Game
from engines.core.rng import Rng, rng_from
from players import PLAYERS
from players.arena import played
from players.arena.__main__ import main
from players.arena.blocks import Table, play_block, play_blocks
from players.arena.statistics import interval, likelihood, mean, verdict
from players.base import Player
from tests.tiers import few

FUGGER = GAMES["fugger"]


class Watcher(Player):
    """Plays at random and keeps what it was shown."""

    key = "watcher"

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        self.seen.append(state)
        return PLAYERS["random"].choose(game, state, seat, rng)


@pytest.mark.parametrize(
    ("key", "seats", "blocks", "least"),
    few(
        1,
        [
            ("first_train", 4, 2, 0.7),
            ("fugger", 2, 40, 0.8),
            ("nuremberg", 4, 3, 0.8),
            ("cities_knights", 4, 2, 0.8),
            ("golden_age", 4, 1, 0.7),
        ],
    ),
)
def test_greedy_beats_random(key: str, seats: int, blocks: int, least: float) -> None:
    # Measured were 90 % and more; the seeds are fixed, so that only a worse player can fail here.
    done = list(play_blocks(Table(key, "greedy", ("random",) * (seats - 1)), "1", blocks))
    assert mean([block.share for block in done]) >= least
    # In First Train, at random one ends below zero.
    assert key != "first_train" or all(block.points > 0 > block.others for block in done)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_among_its_like_wins_exactly_its_share(seats: int) -> None:
    for block in play_blocks(Table("fugger", "random", ("random",) * (seats - 1)), "1", 10):
        assert block.share == pytest.approx(1 / seats)
        assert block.points == pytest.approx(block.others)


def test_it_sits_at_each_seat_once_and_the_others_follow_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[list[str]] = []

    def noted(game: Game[Any, Any], players: Any, seed: str, settings: Any) -> Any:
        tables.append([player.key for player in players])
        return played(game, players, seed, settings)

    monkeypatch.setattr("players.arena.blocks.played", noted)
    play_block(Table("fugger", "greedy", ("random", "greedy")), "1")
    assert tables == [
        ["greedy", "random", "greedy"],
        ["greedy", "greedy", "random"],
        ["random", "greedy", "greedy"],
    ]


def test_several_processes_give_the_same_blocks() -> None:
    table = Table("fugger", "greedy", ("random",))
    alone, together = (list(play_blocks(table, "s", 4, jobs)) for jobs in (1, 2))
    assert [block.shares for block in alone] == [block.shares for block in together]
    assert [block.actions for block in alone] == [block.actions for block in together]


def test_players_are_never_shown_the_truth() -> None:
    watcher = Watcher()
    played(FUGGER, [watcher, watcher], "1")
    true = rng_from("arena fugger 1").fork("match").seed
    assert watcher.seen
    assert all(state.rng.seed != true for state in watcher.seen)


def test_what_a_choice_costs_is_counted_for_its_seat() -> None:
    watcher = Watcher()
    match = played(FUGGER, [watcher, PLAYERS["random"]], "1")
    assert match.thinking[0].choices == len(watcher.seen)
    assert match.thinking[1].choices == match.actions - len(watcher.seen)
    assert 0 < match.thinking[0].longest <= match.thinking[0].seconds


def test_who_may_answer_is_asked_once_before_the_match_goes_on() -> None:
    asked: list[tuple[int, bool]] = []

    class Clerk(Player):
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


# ------------------------------------------------------------------ what blocks prove


def test_the_interval_covers_the_mean_and_narrows() -> None:
    few_, many = [0.0, 1.0, 0.5, 0.25] * 2, [0.0, 1.0, 0.5, 0.25] * 50
    for shares in (few_, many):
        low, high = interval(shares)
        assert 0 <= low < mean(shares) < high <= 1
    assert interval(many)[1] - interval(many)[0] < interval(few_)[1] - interval(few_)[0]
    assert interval([]) == (0.0, 1.0)


def test_a_sequential_test_is_wrong_in_few_cases_and_ends() -> None:
    wrong, lengths = 0, []
    for n in range(200):
        rng, shares, true = rng_from(f"sequential {n}"), list[float](), (0.25, 0.35)[n % 2]
        while (said := verdict(shares, 0.25, 0.35)) is None:
            shares.append(sum(rng.below(1000) < 1000 * true for _ in range(4)) / 4)
        wrong += said != ("low", "high")[n % 2]
        lengths.append(len(shares))
    assert wrong <= 20
    assert mean(lengths) < 120


def test_what_lies_in_the_middle_speaks_for_neither_share() -> None:
    assert likelihood([0.3] * 100, 0.25, 0.35) == pytest.approx(0)
    assert verdict([0.3] * 100, 0.25, 0.35) is None
    assert verdict([1.0] * 4, 0.25, 0.35) is None, "too few to know how much they differ"


# ------------------------------------------------------------------ the command


def test_the_command_prints_controls_and_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fugger", "--a", "greedy", "--b", "random,greedy", "--blocks", "3", "--seats", "3"]) == 0
    out = capsys.readouterr().out
    assert "3 seats: greedy against random, greedy" in out
    assert "3 blocks each: alike 33.3%" in out
    assert "9 in 3 blocks" in out
    assert "95 % interval" in out
    assert "florins 9" in out


@pytest.mark.parametrize(("between", "code", "said"), [("0.3,0.4", 0, ": 40%"), ("0.97,0.99", 1, ": 97%")])
def test_a_test_stops_once_it_is_decided(
    between: str, code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["fugger", "--seats", "3", "--blocks", "60", "--between", between, "--jobs", "1"]
    assert main(arguments) == code
    out = capsys.readouterr().out
    assert said in out
    assert "in 60 blocks" not in out


def test_matches_are_played_by_the_settings_that_are_named() -> None:
    usual, compact = (
        play_block(Table("first_train", "random", ("random",), chosen), "1")
        for chosen in ((), ("map=nuernberg_compact",))
    )
    assert usual.actions != compact.actions


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "invalid choice"),
        (["fugger", "--a", "clever"], "no player 'clever'"),
        (["fugger", "--b", "random,clever"], "no player 'clever'"),
        (["fugger", "--seats", "5"], "for 2 to 4 seats"),
        (["fugger", "--blocks", "0"], "at least one block"),
        (["fugger", "--between", "0.3,0.2"], "invalid _shares value"),
        (["first_train", "--set", "map=bavaria"], "--set: Invalid enum value 'bavaria'"),
    ],
)
def test_the_command_says_what_is_wrong(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert reason in capsys.readouterr().err
