"""An open panel follows its match, a person has one of it, and nothing that is secret changes it."""

import asyncio
from typing import Any

import discord
import pytest

from discord_ui.interaction import open_panels
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.open_panels import PATIENCE
from sandbox.members import Member
from sandbox.screen import Shown
from tests.discord_ui.conftest import RunningMatch, eventually
from tests.discord_ui.helpers.running_match import behind_more, moves_of, play, press


@pytest.fixture(autouse=True)
def at_once(game: RunningMatch) -> None:
    """Panels follow within a moment."""
    game.harness.app.open_panels.patience = 0.02


async def until(member: Member, panel: Shown, *, moves: bool) -> Shown:
    """The panel once it offers moves, or none any more."""

    async def there() -> bool:
        return bool(moves_of(await member.refresh(panel))) == moves

    await eventually(there)
    return await member.refresh(panel)


async def followed(game: RunningMatch, panel: Shown) -> None:
    """Wait until it is known that a panel is open."""

    async def known() -> bool:
        return any(str(one.message_id) == panel.id for one in game.harness.app.open_panels.panels)

    await eventually(known)


async def folds(member: Member, panel: Shown) -> Shown:
    """The line that is left of a panel, once it is folded."""

    async def there() -> bool:
        return (await member.refresh(panel)).labels == ["Open it here"]

    await eventually(there)
    return await member.refresh(panel)


async def test_an_open_panel_offers_moves_once_it_is_its_readers_turn(game: RunningMatch) -> None:
    waiting = await game.panel(game.other)
    assert moves_of(waiting) == []
    brought = await press(game.mover, await game.panel(), "draw")
    assert "You draw" in brought.text
    renewed = await until(game.other, waiting, moves=True)
    assert "Waiting for" not in renewed.text
    assert "draws a card" in renewed.text, "and says what happened"
    assert renewed.files[0].filename.startswith("hand-")
    table = await game.harness.kontor.play.panel(game.harness.user(game.other), game.info.id)
    assert table.news.lines, "it may be that nobody looked"
    assert (await press(game.other, renewed, "draw")).id == waiting.id
    assert "You draw" in (await until(game.mover, brought, moves=True)).text, "what a move brought stays"


async def test_a_person_has_one_panel_of_a_match_and_the_one_before_leads_to_it(game: RunningMatch) -> None:
    first = await game.panel()
    second = await game.panel()
    assert first.id != second.id
    folded = await folds(game.mover, first)
    assert not folded.files
    again = (await game.mover.click(folded, "Open it here")).last
    assert again.id == first.id
    assert moves_of(again) == moves_of(second)
    await folds(game.mover, second)


async def test_a_panel_of_somebody_else_stays(game: RunningMatch) -> None:
    first = await game.panel()
    await game.panel(game.other)
    assert moves_of(await game.mover.refresh(first)) == moves_of(first)


@pytest.mark.parametrize("why", ["another screen is there", "Discord lets nobody change it any more"])
async def test_a_panel_is_left_as_it_is_where(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    shown = await game.panel(game.other)
    await followed(game, shown)
    if why == "another screen is there":
        shown = (await behind_more(game.other, shown, "Board")).last
    else:
        monkeypatch.setattr(open_panels, "FRESH", 0.0)
    await press(game.mover, await game.panel(), "draw")
    await game.harness.quiet()
    await asyncio.sleep(0.3)
    assert (await game.other.refresh(shown)).text == shown.text


async def test_a_panel_that_can_soon_be_changed_no_more_says_so(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_panels, "FRESH", 1.0)
    waiting = await game.panel(game.other)

    async def ended() -> bool:
        return "can’t keep this panel up to date" in (await game.other.refresh(waiting)).text

    await eventually(ended)
    assert waiting.text in (await game.other.refresh(waiting)).text, "the rest stays"


async def test_what_happens_while_a_panel_is_drawn_is_not_missed(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing, draw = game.harness.app.images, game.harness.app.images.of_table
    moved: list[bool] = []

    async def slowly(*given: Any) -> Any:
        if not moved:
            moved.append(True)
            await play(game.harness, game.mover, game.info)
        return await draw(*given)

    monkeypatch.setattr(drawing, "of_table", slowly)
    waiting = (await game.other.click(game.post, "Your move")).message
    assert moved
    await until(game.other, waiting, moves=True)


async def test_a_panel_follows_after_a_press_that_was_answered_elsewhere(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = await game.panel(game.other)
    assert (await game.other.click(waiting, "How to play")).last.id != waiting.id
    panels = game.harness.app.open_panels
    panels.leave(int(waiting.id))
    panels.stay(int(waiting.id))
    await press(game.mover, await game.panel(), "draw")
    await until(game.other, waiting, moves=True)


async def test_a_panel_that_discord_did_not_take_is_tried_again(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = await game.panel(game.other)
    await followed(game, waiting)
    monkeypatch.setattr(open_panels, "AGAIN", (0.05, 0.05, 0.05))
    draw, failed = InteractionContext.draw, [True, True]

    async def refused(ctx: InteractionContext, *given: Any, **more: Any) -> int | None:
        if "still" in more and failed:
            failed.pop()
            raise OSError("Discord is away")
        return await draw(ctx, *given, **more)

    monkeypatch.setattr(InteractionContext, "draw", refused)
    await play(game.harness, game.mover, game.info)
    await until(game.other, waiting, moves=True)


async def test_late_pictures_do_not_bring_an_old_panel_back(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    late, drops = game.harness.app.late_images, list[int]()
    waiting = await game.panel(game.other)
    await followed(game, waiting)
    edited: list[int] = []
    drop, edit = late.drop, discord.Interaction.edit_original_response

    def dropped(message_id: int) -> None:
        drops.append(message_id)
        drop(message_id)

    async def seen(interaction: Any, **given: Any) -> Any:
        edited.append(len(drops))
        return await edit(interaction, **given)

    monkeypatch.setattr(late, "drop", dropped)
    monkeypatch.setattr(discord.Interaction, "edit_original_response", seen)
    await play(game.harness, game.mover, game.info)
    await until(game.other, waiting, moves=True)
    assert edited
    assert edited[0], "what was to follow is dropped before the panel is changed"


async def test_nothing_is_changed_where_there_is_nothing_new(game: RunningMatch) -> None:
    panel = await game.panel(game.other)
    since = len(await game.harness.sandbox.records())
    game.harness.app.open_panels.match_changed(game.info.id)
    await asyncio.sleep(0.3)
    assert not any(panel.id in str(one) for one in (await game.harness.sandbox.records())[since:])
    assert PATIENCE <= 2, "who waits for an answer sees it soon"


async def test_what_the_post_above_tells_is_not_repeated_on_the_panel(game: RunningMatch) -> None:
    await game.panel(game.other)
    await press(game.mover, await game.panel(), "draw")
    await game.harness.quiet()
    newest = [post for post in await game.other.messages(str(game.info.place)) if post.has_button("Your move")][-1]
    assert "draws a card" in newest.text
    assert "draws a card" not in (await game.other.click(newest, "Your move")).message.text


async def test_what_no_post_above_tells_is_news_on_the_panel(game: RunningMatch) -> None:
    await game.panel(game.other)
    await play(game.harness, game.mover, game.info, "draw")
    below = (await game.other.click(game.post, "Your move")).message
    assert "draws a card" in below.text, "an older post does not tell it"
