"""A picture that is drawn late reaches its post, whatever happens to the bot meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from render.context import RenderContext
from render.pictures import Picture
from render.queue import TooSlow
from store.tables import outbox_rows
from tests.through_discord.house import House
from tests.through_discord.table import seated


async def still_drawing(game: str, view: Any, card: RenderContext) -> Picture:
    """What a queue says while a picture takes too long."""
    raise TooSlow("still drawing")


@pytest.mark.promise("pictures")
async def test_a_post_gets_its_picture_after_the_bot_came_back(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover, place = await table.turn(), await table.place()
    monkeypatch.setattr(house.pictures, "board", still_drawing)
    await mover.play(place)
    await house.settled()
    before = await house.public(place)
    assert not before[-1].files
    pings = len(await (await table.turn()).pings(place))
    await house.restart()
    await house.advance(60)
    after = await house.public(place)
    assert [one.id for one in after] == [one.id for one in before], "no second post"
    assert after[-1].files
    assert after[-1].files[0].description
    assert after[-1].text == before[-1].text
    assert len(await (await table.turn()).pings(place)) == pings
    await table.play_on(1)


@pytest.mark.promise("finished")
async def test_the_last_picture_of_a_match_reaches_its_post(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    place = await table.place()

    draw = house.pictures.board

    async def slow_at_the_end(game: str, view: Any, card: RenderContext) -> Picture:
        return await still_drawing(game, view, card) if card.winners else await draw(game, view, card)

    with monkeypatch.context() as slow:
        slow.setattr(house.pictures, "board", slow_at_the_end)
        while (mover := await table.active()) is not None:
            shown = await house.kontor.play.panel(mover.user, table.id)
            await house.kontor.play.submit(mover.user, table.id, [next(shown.options[-1].expand())], None)
            anna = mover
        await asyncio.sleep(1.1)
        await house.settled()
        *_, last, curve = await house.public(place)
        assert curve.files[0].filename.startswith("curve")
        assert (await table.info()).status == "over"
        assert not last.files
        await house.sandbox.call("archive", channel=place)
    await house.advance(60)
    last = (await house.public(place))[-2]
    assert last.files[0].description
    assert "Step 0 of" in (await anna.press(last, "replay")).message.text
    assert house.say("ui-rematch-opened", match=table.id + 1, n=1) in (await anna.press(last, "rematch")).text


@pytest.mark.promise("pictures")
async def test_a_picture_is_looked_for_anew_after_a_start(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover, place = await table.turn(), await table.place()
    for start in range(2):
        if start:
            await house.restart()
        monkeypatch.setattr(house.pictures, "board", still_drawing)
        if not start:
            await mover.play(place)
        for _ in range(5):
            await house.advance(300)
    assert not (await house.public(place))[-1].files
    monkeypatch.undo()
    await house.advance(300)
    assert (await house.public(place))[-1].files


@pytest.mark.promise("pictures")
async def test_of_several_late_pictures_the_newest_is_drawn_and_older_ones_are_dropped(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    place = await table.place()
    draw, drawn = house.pictures.board, 0

    async def board(game: str, view: Any, card: RenderContext) -> Picture:
        nonlocal drawn
        drawn += 1
        return await draw(game, view, card)

    with monkeypatch.context() as slow:
        slow.setattr(house.pictures, "board", still_drawing)
        for _ in range(3):
            await (await table.turn()).play(place)
            await house.settled()
    monkeypatch.setattr(house.pictures, "board", board)
    await house.advance(60)
    *older, newest = (await house.public(place))[-3:]
    assert newest.files
    assert [one.files for one in older] == [[], []]
    assert drawn == 1
    assert (await house.kontor.admin.health()).outbox == 0


async def test_a_picture_that_never_comes_is_let_go(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    monkeypatch.setattr(house.pictures, "board", still_drawing)
    await mover.play(await table.place())
    for _ in range(20):
        await house.advance(60)
    health = await house.kontor.admin.health()
    assert health.outbox == 0
    assert (await table.info()).trouble is None
    assert await table.turn()


@pytest.mark.parametrize("code", [10008, 30046, 50013])
async def test_a_post_that_takes_no_picture_any_more_is_left_alone(
    own_house: House, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    with monkeypatch.context() as slow:
        slow.setattr(house.pictures, "board", still_drawing)
        await mover.play(await table.place())
        await house.settled()
    status = {10008: 404, 30046: 400, 50013: 403}[code]
    await house.sandbox.fault("PATCH", r"/messages/\d+$", times=None, status=status, code=code)
    await house.advance(60)
    await house.sandbox.clear_faults()
    async with house.kontor.database.read() as conn:
        due = await outbox_rows.due(conn, house.clock.now() + 3600)
    assert [row.kind for row in due if row.kind == "pictures"] == []
    assert (await table.info()).trouble is None, "nobody is told of it"
