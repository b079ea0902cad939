"""A picture that is drawn late reaches its post, whatever happens to the bot meanwhile."""

import asyncio
from typing import Any

import pytest

from render.context import RenderContext
from render.pictures import Picture
from render.queue import TooSlow
from store.tables import outbox_rows
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import start_match


async def still_drawing(game: str, view: Any, card: RenderContext) -> Picture:
    """What a queue says while a picture takes too long."""
    raise TooSlow("still drawing")


@pytest.mark.promise("pictures")
async def test_a_post_gets_its_picture_after_a_restart(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover, place = await match.turn(), await match.place()
    monkeypatch.setattr(harness.pictures, "board", still_drawing)
    await mover.play(place)
    await harness.settled()
    before = await harness.public(place)
    assert not before[-1].files
    pings = len(await (await match.turn()).pings(place))
    await harness.restart()
    await harness.advance(60)
    after = await harness.public(place)
    assert [one.id for one in after] == [one.id for one in before], "no second post"
    assert after[-1].files
    assert after[-1].files[0].description
    assert after[-1].text == before[-1].text
    assert len(await (await match.turn()).pings(place)) == pings
    await match.play_on(1)


@pytest.mark.long
@pytest.mark.promise("finished")
async def test_the_last_picture_reaches_its_post(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    place = await match.place()

    draw = harness.pictures.board

    async def slow_at_the_end(game: str, view: Any, card: RenderContext) -> Picture:
        return await still_drawing(game, view, card) if card.winners else await draw(game, view, card)

    with monkeypatch.context() as slow:
        slow.setattr(harness.pictures, "board", slow_at_the_end)
        while (mover := await match.active()) is not None:
            shown = await harness.kontor.play.panel(mover.user, match.id)
            await harness.kontor.play.submit(
                mover.user, match.id, [next(shown.choices.options[-1].expand())], None
            )
            anna = mover
        await asyncio.sleep(1.1)
        await harness.settled()
        *_, last, curve = await harness.public(place)
        assert curve.files[0].filename.startswith("curve")
        assert (await match.info()).status == "over"
        assert not last.files
        await harness.sandbox.call("archive", channel=place)
    await harness.advance(60)
    last = (await harness.public(place))[-2]
    assert last.files[0].description
    assert "Step 0 of" in (await anna.press(last, "replay")).message.text
    assert harness.say("ui-rematch-opened", match=match.id + 1, n=1) in (await anna.press(last, "rematch")).text


@pytest.mark.long
@pytest.mark.promise("pictures")
async def test_a_picture_is_drawn_after_a_start(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover, place = await match.turn(), await match.place()
    for start in range(2):
        if start:
            await harness.restart()
        monkeypatch.setattr(harness.pictures, "board", still_drawing)
        if not start:
            await mover.play(place)
        for _ in range(5):
            await harness.advance(300)
    assert not (await harness.public(place))[-1].files
    monkeypatch.undo()
    await harness.advance(300)
    assert (await harness.public(place))[-1].files


@pytest.mark.promise("pictures")
async def test_only_the_newest_of_several_late_pictures_is_drawn(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    place = await match.place()
    draw, drawn = harness.pictures.board, 0

    async def board(game: str, view: Any, card: RenderContext) -> Picture:
        nonlocal drawn
        drawn += 1
        return await draw(game, view, card)

    with monkeypatch.context() as slow:
        slow.setattr(harness.pictures, "board", still_drawing)
        for _ in range(3):
            await (await match.turn()).play(place)
            await harness.settled()
    monkeypatch.setattr(harness.pictures, "board", board)
    await harness.advance(60)
    *older, newest = (await harness.public(place))[-3:]
    assert newest.files
    assert [one.files for one in older] == [[], []]
    assert drawn == 1
    assert (await harness.kontor.admin.health()).outbox == 0


async def test_a_picture_that_never_comes_is_let_go(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    monkeypatch.setattr(harness.pictures, "board", still_drawing)
    await mover.play(await match.place())
    for _ in range(20):
        await harness.advance(60)
    assert (await harness.kontor.admin.health()).outbox == 0
    assert (await match.info()).trouble is None
    assert await match.turn()


@pytest.mark.long
@pytest.mark.parametrize("code", [10008, 30046, 50013])
async def test_a_post_that_takes_no_picture_is_left_alone(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    with monkeypatch.context() as slow:
        slow.setattr(harness.pictures, "board", still_drawing)
        await mover.play(await match.place())
        await harness.settled()
    status = {10008: 404, 30046: 400, 50013: 403}[code]
    await harness.sandbox.fault("PATCH", r"/messages/\d+$", times=None, status=status, code=code)
    await harness.advance(60)
    await harness.sandbox.clear_faults()
    async with harness.kontor.database.read() as conn:
        due = await outbox_rows.due(conn, harness.clock.now() + 3600)
    assert [row.kind for row in due if row.kind == "pictures"] == []
    assert (await match.info()).trouble is None, "nobody is told of it"
