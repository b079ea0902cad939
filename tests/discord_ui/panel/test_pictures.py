"""Pictures are drawn where they are needed and sent once; a late one follows into what still shows its place."""

import asyncio
from typing import Any

import pytest

from discord_ui.interaction.context import InteractionContext
from discord_ui.model.screen import Screen
from render.images.weighted_cache import WeightedCache
from render.pictures import Picture
from render.queue import TooSlow
from sandbox.members import Member
from sandbox.screen import Shown
from tests.discord_ui.conftest import PICTURES, RunningMatch, eventually
from tests.discord_ui.helpers.running_match import behind_more, moves_of, play, press, public


@pytest.fixture
def late(game: RunningMatch, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the next pictures of a kind, such as "hand", take too long; they are tried again after these pauses."""

    def make_late(kind: str, *pauses: float) -> None:
        draw, left = getattr(PICTURES, kind), list(pauses)

        async def drawn(*given: Any, **more: Any) -> Picture:
            if left:
                left.pop()
                raise TooSlow("still drawing")
            picture: Picture = await draw(*given, **more)
            return picture

        monkeypatch.setattr(PICTURES, kind, drawn)
        monkeypatch.setattr(game.harness.app.late_images, "pauses", (*pauses, *pauses))

    return make_late


async def follows(member: Member, shown: Shown) -> Shown:
    """Wait until a message has its picture; the message with it."""

    async def followed() -> bool:
        return bool((await member.refresh(shown)).files)

    await eventually(followed)
    return await member.refresh(shown)


async def test_a_late_picture_follows_into_the_panel_and_into_what_happened(game: RunningMatch, late: Any) -> None:
    late("hand", 0.05, 0.05)
    panel = await game.panel()
    assert not panel.files
    shown = await follows(game.mover, panel)
    assert moves_of(shown) == moves_of(panel)
    late("board", 0.05, 0.05)
    news = (await behind_more(game.mover, shown, "What happened")).last
    assert not news.files
    shown = await follows(game.mover, news)
    assert shown.files[0].description
    assert shown.labels == news.labels


async def test_a_late_picture_follows_into_a_panel_beside_open_rules(game: RunningMatch, late: Any) -> None:
    late("hand", 0.5)
    panel = await game.panel()
    assert not panel.files
    await game.mover.click(panel, "How to play")
    await follows(game.mover, panel)


async def test_a_late_picture_follows_into_its_post(game: RunningMatch, late: Any) -> None:
    late("board", 0.05, 0.05)
    await play(game.harness, game.mover, game.info)
    await game.harness.quiet()
    post = await follows(game.mover, (await public(game.mover, game.info.place))[-1])
    assert post.files[0].description
    assert post.has_button("Your move")
    assert sum("your move" in ping.text for ping in await game.other.pings()) == 1


@pytest.mark.long
async def test_a_late_picture_follows_into_the_replay(game: RunningMatch, late: Any) -> None:
    kontor, people = game.harness.kontor, {int(one.id): one for one in (game.mover, game.other)}
    while (now := await kontor.queries.info(game.info.id)).status == "live":
        user = game.harness.user(people[next(seat.user_id or 0 for seat in now.seats if seat.awaited)])
        options = (await kontor.play.panel(user, now.id)).choices.options
        option = next((one for one in options if one.group == "play"), options[0])
        await kontor.play.submit(user, now.id, [option.action])
    await game.harness.quiet(60)
    screen = (await game.mover.click((await public(game.mover, now.place))[-1], "Replay")).message
    for button, drawn in (("Next", "board"), ("How it went", "course")):
        late(drawn, 0.05, 0.05)
        screen = (await game.mover.click(screen, button)).last
        assert not screen.files
        assert (await follows(game.mover, screen)).labels == screen.labels


async def test_a_late_picture_does_not_follow_into_another_screen(game: RunningMatch, late: Any) -> None:
    late("hand", 0.2)
    panel = await game.panel()
    after = await press(game.mover, panel, moves_of(panel)[0])
    await asyncio.sleep(0.5)
    shown = await game.mover.refresh(after)
    assert shown.id == panel.id
    assert moves_of(shown) == moves_of(after)
    assert shown.text == after.text


async def test_while_it_waits_a_panel_keeps_the_hand(game: RunningMatch) -> None:
    after = await press(game.mover, await game.panel(), "draw")
    assert [file.filename[:5] for file in after.files] == ["hand-"]


async def renewed(game: RunningMatch, before: Shown) -> Shown:
    """The other player's open panel once it is their turn."""

    async def theirs() -> bool:
        return bool(moves_of(await game.other.refresh(before)))

    await play(game.harness, game.mover, game.info)
    await eventually(theirs)
    return await game.other.refresh(before)


async def test_a_hand_that_is_the_same_as_before_is_not_sent_again(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await game.panel(game.other)
    made: list[str] = []
    monkeypatch.setattr(PICTURES, "made", [lambda kind, *_: made.append(kind)])
    monkeypatch.setattr(PICTURES, "_done", WeightedCache(1 << 20, lambda picture: len(picture.data)))
    after = await renewed(game, before)
    # The rest of an address says for how long it is good.
    assert [file.url.partition("?")[0] for file in after.files] == [f.url.partition("?")[0] for f in before.files]
    assert after.files[0].description == before.files[0].description
    assert "hand" not in made


async def test_a_hand_is_sent_again_if_another_press_removes_its_file(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await game.panel(game.other)
    show = InteractionContext.show
    removed: list[bool] = []

    async def after_a_press(ctx: InteractionContext, screen: Screen, drawn: Any = None) -> int | None:
        if drawn and not removed and not any(image.data for image in drawn.values()):
            removed.append(True)
            assert not (await game.other.click(before, "More…")).last.files
        return await show(ctx, screen, drawn)

    monkeypatch.setattr(InteractionContext, "show", after_a_press)
    after = await renewed(game, before)
    assert removed
    assert [file.filename for file in after.files] == [file.filename for file in before.files]
