"""Strong computer players in a match: what a process learns, when they move, and what a fault costs."""

import asyncio
import dataclasses
import time
from typing import Any

import msgspec
import pytest

from engines import GAMES
from engines.core.rng import rng_from
from players import PLAYERS
from players.strong import StrongPlayer
from players.worker import Question
from service.autoplay.thinking.processes import ThinkingProcesses
from tests.service.helpers import bad_worker
from tests.service.helpers.match import ANNA, ServiceMatch
from tests.service.helpers.thinking import MODULE, until
from tests.toys.bazaar.position import Pass

IN_PROCESSES = pytest.mark.parametrize("match", [{"thinkers": 1}], indirect=True)
SECONDS = 0.6


@pytest.fixture
def normal(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note each seat for which a normal player thinks in the bot."""
    thought: list[int] = []
    choose = type(PLAYERS["greedy"]).choose

    def watch(player: Any, game: Any, state: Any, seat: int, rng: Any) -> Any:
        if player.key == "greedy":
            thought.append(seat)
        return choose(player, game, state, seat, rng)

    monkeypatch.setattr(type(PLAYERS["greedy"]), "choose", watch)
    return thought


async def begin(match: ServiceMatch, kind: str = "strong", game: str = "bazaar") -> None:
    """Start a match of Anna and a computer player, which is asked as soon as Anna has passed."""
    await match.begin(1, 1, game, grace=0, kind=kind)


async def think(match: ServiceMatch, playouts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer player move, with players for tests in its processes."""
    monkeypatch.setattr("service.autoplay.thinking.thinker.whole_budget", lambda _: playouts)
    match.kontor.thinker.processes = ThinkingProcesses(
        1, MODULE, ceiling=4.0 if playouts == bad_worker.HANGS else 60.0
    )
    await begin(match)
    await match.do(ANNA, Pass())
    await match.wait(10)


@IN_PROCESSES
async def test_a_strong_player_thinks_in_a_process_and_leaves_the_bots_threads_alone(
    match: ServiceMatch, normal: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    await think(match, bad_worker.CHATS, monkeypatch)
    assert match.kontor.thinker.processes.pids
    assert normal == []
    assert await match.awaited() == {0}


@IN_PROCESSES
@pytest.mark.parametrize("fault", [bad_worker.DIES, bad_worker.HANGS, bad_worker.FAILS, bad_worker.CHEATS])
async def test_a_fault_costs_a_normal_move_and_the_match_goes_on(
    match: ServiceMatch, normal: list[int], fault: int, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    await think(match, fault, monkeypatch)
    assert set(normal) == {1}
    assert "a normal move for seat 1" in caplog.text
    assert await match.awaited() == {0}
    assert (await match.info()).status == "live"
    await match.prove()


@IN_PROCESSES
async def test_no_process_starts_where_no_strong_seat_plays(match: ServiceMatch) -> None:
    await begin(match, "greedy")
    await match.do(ANNA, Pass())
    await match.wait(10)
    assert await match.awaited() == {0}
    assert not match.kontor.thinker.processes.pids


@IN_PROCESSES
async def test_the_real_process_plays_a_real_game_as_the_player_would_in_the_bot(
    match: ServiceMatch, normal: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.autoplay.thinking.thinker.whole_budget", lambda _: 8)
    monkeypatch.setattr("service.autoplay.thinking.processes.CEILING", 60.0)
    await begin(match, game="fugger")
    assert await match.awaited() == {1}
    live = await match.live()
    rng = rng_from(f"computer/{match.id}/{live.row.seq}/1")
    world = live.game.determinize(live.state, 1, rng)
    expected = StrongPlayer(8).choose(live.game, world, 1, rng)
    normal.clear()
    await match.wait(10)
    step = next(step for step in await match.steps() if step.seq == live.row.seq + 1)
    assert live.game.actions.decode(step.payload) == expected
    assert normal == []


@pytest.mark.parametrize("start", [True, False])
async def test_without_processes_it_thinks_a_little_in_the_bot(
    match: ServiceMatch, start: bool, normal: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not start:
        match.kontor.thinker.processes = ThinkingProcesses(1)
        monkeypatch.setattr("sys.executable", "/there/is/no/python")
    await begin(match)
    await match.do(ANNA, Pass())
    await match.wait(10)
    assert await match.awaited() == {0}
    assert normal == []


@IN_PROCESSES
async def test_a_restart_in_the_middle_of_a_thought_loses_nothing(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.autoplay.thinking.thinker.whole_budget", lambda _: bad_worker.HANGS)
    processes = match.kontor.thinker.processes = ThinkingProcesses(1, MODULE, ceiling=60.0)
    await begin(match)
    await match.kontor.play.submit(ANNA, match.id, [Pass()])
    match.clock.time += 10
    match.kontor.matches.wake_workers()
    await until(lambda: bool(processes.pids))
    before = time.monotonic()
    await match.kontor.close()
    assert time.monotonic() - before < 5
    assert not processes.pids
    await match.restart()
    match.kontor.thinker.processes = ThinkingProcesses(0)
    await match.wait(10)
    assert await match.awaited() == {0}
    await match.prove()


# ------------------------------------------------------------------ the moment


@pytest.mark.parametrize("match", [{"thinkers": 1, "thinking": SECONDS}], indirect=True)
@pytest.mark.parametrize(
    ("kind", "playouts"),
    [("easy", 1), ("greedy", 1), ("strong", 1), ("strong", bad_worker.DREAMS), ("strong", bad_worker.HANGS)],
)
async def test_a_move_comes_at_its_moment_however_long_it_was_thought_about(
    match: ServiceMatch, kind: str, playouts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = match.kontor.thinker
    thinker.processes = ThinkingProcesses(1, MODULE, ceiling=60.0)
    await begin(match, kind)
    live, pauses = await match.live(), []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr("service.autoplay.thinking.thinker.whole_budget", lambda _: 1)
    live = dataclasses.replace(live, state=live.game.apply(live.state, 0, Pass()).state)
    # The first one waits for its process, of any kind.
    await thinker.choose(live, 1, kind)
    monkeypatch.setattr("service.autoplay.thinking.thinker.whole_budget", lambda _: playouts)
    monkeypatch.setattr("service.autoplay.thinking.thinker.asyncio.sleep", note)
    begun = time.monotonic()
    action, *_ = await thinker.choose(live, 1, kind)
    took = time.monotonic() - begun
    assert any(option.admits(action) for option in live.game.options(live.state, 1))
    assert len(pauses) == 1
    assert took + pauses[0] == pytest.approx(SECONDS, abs=0.05) or (took > SECONDS and pauses == [0.0])


@pytest.mark.parametrize("match", [{"thinking": 60.0}], indirect=True)
async def test_lessons_wait_for_nothing(match: ServiceMatch) -> None:
    await begin(match, "greedy")
    live = await match.live()
    live = dataclasses.replace(live, state=live.game.apply(live.state, 0, Pass()).state)
    lesson = dataclasses.replace(live, row=dataclasses.replace(live.row, lesson="{}"))
    async with asyncio.timeout(30):
        assert await match.kontor.thinker.choose(lesson, 1, "greedy")


# ------------------------------------------------------------------ secrets


@pytest.mark.promise("hidden")
@pytest.mark.parametrize("game", GAMES)
async def test_a_process_is_asked_the_same_whatever_its_seat_cannot_know(match: ServiceMatch, game: str) -> None:
    asked: list[bytes] = []

    class Watched(ThinkingProcesses):
        async def ask(self, question: bytes) -> bytes:
            asked.append(question)
            raise AssertionError

    match.kontor.thinker.processes = Watched(1)
    await match.begin(max(2, GAMES[game].info.seats[0]), 0, game)
    live = await match.live()
    state = live.state
    for step in range(12):
        seat = next(one.seat for one in live.game.pending(state) if not one.optional)
        worlds = [state, *(live.game.determinize(state, seat, rng_from(f"{step} {n}")) for n in range(3))]
        for world in worlds:
            with pytest.raises(AssertionError):
                await match.kontor.thinker.choose(dataclasses.replace(live, state=world), seat, "strong")
        assert len(set(asked)) == 1
        question = msgspec.json.decode(asked[0], type=Question)
        told = live.game.states.decode(question.world)
        assert told.rng.seed != state.rng.seed
        assert live.row.seed is not None
        assert live.row.seed.hex().encode() not in asked[0]
        asked.clear()
        rng = rng_from(f"{step}")
        action = PLAYERS["random"].choose(live.game, live.game.determinize(state, seat, rng), seat, rng)
        state = live.game.apply(state, seat, action).state
