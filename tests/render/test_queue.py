"""Drawing never holds up the program, and no picture is lost or mixed up."""

import asyncio
import io
import threading
from typing import Any

import pytest
from PIL import Image

import render.images.rasteriser
import render.queue
from render.context import RenderContext
from render.queue import MOST_MOVING, Full, OneAtATime, RenderQueue, TooSlow
from render.scene import Scene
from render.theme import Theme
from tests.games.fugger.helpers.drawn_positions import match_card, written_down, written_hand


class Plain:
    """A composer whose scenes are empty; a view is a word, and "stuck" waits for the gate."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.drawn: list[str] = []

    def board(self, view: Any, card: RenderContext, theme: Theme) -> Scene:
        if view == "stuck":
            assert self.gate.wait(20)
        self.drawn.append(view)
        return Scene(view, (40, 20), "plain-ground", (view,), ())

    def hand(self, view: Any, card: RenderContext, theme: Theme) -> Scene:
        return self.board(view, card, theme)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Plain:
    composer = Plain()
    monkeypatch.setattr(render.queue, "COMPOSERS", {"plain": composer})
    monkeypatch.setattr(
        "render.images.rasteriser.GROUNDS",
        {"plain-ground": lambda _, word: Image.new("RGB", (40, 20), (len(word), 0, 0))},
    )
    return composer


async def test_boards_hands_and_animations_are_files() -> None:
    queue = RenderQueue(timeout=60)
    board = await queue.board("fugger", *written_down()["opening-4"])
    hand = await queue.hand("fugger", *written_hand())
    moving = await queue.animation(
        "fugger", [written_down()["opening-4"], written_down()["evaluation-4"]], key=1, person=1
    )
    await queue.close()
    assert [Image.open(io.BytesIO(one.data)).format for one in (board, hand)] == ["JPEG", "JPEG"]
    assert [one.extension for one in (board, hand)] == ["jpg", "jpg"]
    assert Image.open(io.BytesIO(moving)).format == "GIF"


async def test_a_file_that_is_there_is_not_made_again(plain: Plain, monkeypatch: pytest.MonkeyPatch) -> None:
    queue = RenderQueue(timeout=30)
    first = await queue.hand("plain", "one", match_card(2))

    def refused(*_: Any) -> Any:
        raise AssertionError("it was to be kept")

    monkeypatch.setattr(render.images.rasteriser, "rasterise", refused)
    fresh = RenderQueue(timeout=30)
    kept = await fresh.hand("plain", "one", match_card(2), {first.digest, "another"})
    assert (kept.digest, kept.data) == (first.digest, b"")
    with pytest.raises(AssertionError):
        await fresh.hand("plain", "two", match_card(2), {first.digest})


async def test_an_animation_is_made_once_for_all_who_ask_and_kept(plain: Plain) -> None:
    queue = RenderQueue(timeout=30)
    frames = [("one", match_card(2)), ("two", match_card(2))]
    asked = [queue.animation("plain", frames, key="a", person=person) for person in range(20)]
    assert len(set(await asyncio.gather(*asked))) == 1
    assert plain.drawn == ["one", "two"]
    await queue.animation("plain", frames, key="a", person=1)
    assert plain.drawn == ["one", "two"]
    await queue.close()


@pytest.mark.promise("limits")
async def test_who_asks_for_many_animations_keeps_nobody_else_from_one(plain: Plain) -> None:
    queue = RenderQueue(timeout=30, slow=30)
    greedy = asyncio.create_task(queue.animation("plain", [("stuck", match_card(2))], key=0, person=1))
    await asyncio.sleep(0)
    for key in range(1, 8):
        with pytest.raises(OneAtATime):
            await queue.animation("plain", [("more", match_card(2))], key=key, person=1)
    honest = asyncio.create_task(queue.animation("plain", [("mine", match_card(2))], key="b", person=2))
    await asyncio.sleep(0)
    plain.gate.set()
    assert await greedy
    assert await honest
    await queue.close()


async def test_waiting_for_ones_turn_is_not_too_slow_and_too_many_are_told(plain: Plain) -> None:
    queue = RenderQueue(timeout=30, slow=2)
    asked = [
        asyncio.create_task(queue.animation("plain", [("stuck", match_card(2))], key=key, person=key))
        for key in range(MOST_MOVING)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Full):
        await queue.animation("plain", [("one", match_card(2))], key="x", person=99)
    with pytest.raises(TooSlow):
        await asked[0]
    plain.gate.set()
    assert all(await asyncio.gather(*asked[1:]))
    await queue.close()


async def test_a_picture_that_takes_too_long_is_given_up_and_later_ones_are_drawn(plain: Plain) -> None:
    queue = RenderQueue(timeout=0.05)
    with pytest.raises(TooSlow):
        await queue.board("plain", "stuck", match_card(2))
    plain.gate.set()
    await queue.close()
    patient = RenderQueue(timeout=30)
    assert (await patient.board("plain", "later", match_card(2))).data


async def test_whoever_watches_is_told_what_was_drawn_and_what_came_too_late(plain: Plain) -> None:
    queue = RenderQueue(timeout=0.05)
    late: list[str] = []
    made: list[tuple[str, bool]] = []
    queue.late.append(late.append)
    queue.made.append(lambda kind, _, encoding: made.append((kind, encoding is not None)))
    with pytest.raises(TooSlow):
        await queue.board("plain", "stuck", match_card(2))
    plain.gate.set()
    await queue.close()
    assert (late, made) == (["board"], [("board", True)]), "it is drawn to its end, and kept"
    queue._timeout = 30
    await queue.board("plain", "stuck", match_card(2))
    await queue.hand("plain", "five", match_card(2))
    await queue.animation("plain", [("one", match_card(2))], key=1, person=1)
    await queue.close()
    assert made[1:] == [("hand", True), ("animation", False)], "what is kept is not drawn again"


async def test_a_picture_that_came_too_late_is_there_the_next_time(plain: Plain) -> None:
    queue = RenderQueue(timeout=0.05)
    with pytest.raises(TooSlow):
        await queue.board("plain", "stuck", match_card(2))
    plain.gate.set()
    await queue.close()
    queue._timeout = 30
    assert await queue.board("plain", "stuck", match_card(2))


async def test_of_what_waits_in_a_match_the_newest_comes_first_and_nothing_is_lost(plain: Plain) -> None:
    queue = RenderQueue(timeout=30)
    words = ["stuck", "old", "older still waiting", "newest"]
    tasks = []
    for word in words:
        tasks.append(asyncio.create_task(queue.board("plain", word, match_card(2))))
        await asyncio.sleep(0)
    plain.gate.set()
    files = await asyncio.gather(*tasks)
    assert plain.drawn == ["stuck", "newest", "older still waiting", "old"]
    assert len({file.data for file in files}) == 4


async def test_a_stuck_match_does_not_hold_up_another(plain: Plain) -> None:
    queue = RenderQueue(timeout=30)
    stuck = asyncio.create_task(queue.board("plain", "stuck", match_card(2, match_id=1)))
    await asyncio.sleep(0)
    assert await queue.board("plain", "free", match_card(2, match_id=2))
    assert not stuck.done()
    plain.gate.set()
    await stuck


async def test_who_gives_up_waiting_leaves_the_line_in_order(plain: Plain) -> None:
    queue = RenderQueue(timeout=30)
    tasks = []
    for word in ("stuck", "first", "second"):
        tasks.append(asyncio.create_task(queue.board("plain", word, match_card(2))))
        await asyncio.sleep(0)
    tasks[2].cancel()
    plain.gate.set()
    assert await tasks[1]
    assert plain.drawn == ["stuck", "first"]
    assert await queue.board("plain", "third", match_card(2))


async def test_equal_scenes_are_rasterised_once(plain: Plain, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    real = render.images.rasteriser.rasterise

    def counting(scene: Scene, *rest: Any) -> Any:
        drawn.append(scene.game)
        return real(scene, *rest)

    monkeypatch.setattr(render.images.rasteriser, "rasterise", counting)
    queue = RenderQueue(timeout=30)
    first = await queue.board("plain", "same", match_card(2))
    assert await queue.board("plain", "same", match_card(2)) == first
    assert drawn == ["same"]


async def test_a_fault_reaches_who_asked_and_nobody_else(plain: Plain) -> None:
    queue = RenderQueue(timeout=30)
    with pytest.raises(KeyError):
        await queue.board("chess", "any", match_card(2))
    with pytest.raises(TypeError):
        await queue.board("plain", 3, match_card(2))
    assert await queue.board("plain", "fine", match_card(2))
