"""A whole match through buttons, as members see it."""

from __future__ import annotations

from typing import Any

import pytest

from render.pictures import Picture
from render.queue import TooSlow
from sandbox.members import Member
from service.base.read_models.matches import MatchInfo
from tests.discord_ui.conftest import PICTURES, UiHarness, eventually
from tests.discord_ui.helpers.buttons import make_a_move


async def finish(harness: UiHarness, info: MatchInfo, people: dict[int, Member]) -> None:
    """Play the match to its end through the service, cards rather than draws."""
    while (now := await harness.kontor.queries.info(info.id)).status == "live":
        seat = next(s for s in now.seats if s.awaited)
        user = harness.user(people[seat.user_id or 0])
        options = (await harness.kontor.play.panel(user, info.id)).options
        option = next((one for one in options if one.group == "play"), options[0])
        await harness.kontor.play.submit(user, info.id, [option.action])
    await harness.quiet(60)


async def test_two_members_play_from_the_lobby_card_to_the_end(harness: UiHarness) -> None:
    anna, bert = await harness.member("anna"), await harness.member("bert")
    info = await harness.opened(anna)
    card = await bert.wait_message("games", lambda m: m.has_button("Join"))
    assert "Die Fugger #1" in card.text
    joined = await bert.click(card, "Join")
    assert joined.message.ephemeral
    started = await anna.click(card, "Start")
    assert started.message.ephemeral
    thread = await anna.wait_thread("Die Fugger #1")
    people = {int(anna.id): anna, int(bert.id): bert}
    for turn in range(8):
        await harness.quiet()
        now = await harness.kontor.queries.info(info.id)
        seat = next(s for s in now.seats if s.awaited)
        public = [post for post in await bert.messages(thread) if not post.ephemeral]
        assert len(public) == turn + 2  # the thread's first post, the first question, and one for each turn
        await make_a_move(people[seat.user_id or 0], public[-1])
    await finish(harness, info, people)
    public = [post for post in await anna.messages(thread) if not post.ephemeral]
    *_, last, curve = public
    assert curve.text.startswith("How Die Fugger #1 went.")
    assert curve.silent
    assert [file.filename.partition(".")[0] for file in curve.files] == ["curve"]
    assert curve.files[0].description
    assert curve.labels == last.labels
    assert "Die Fugger #1 is over" in last.text.splitlines()[0]
    assert "Seed of all draws" in last.text.splitlines()[-1]
    assert last.labels == ["Replay", "Rematch", "What happened", "Rules"]
    replay = (await anna.click(last, "Replay")).message
    assert "Step 0 of" in replay.text
    following = (await anna.click(replay, "Next")).last
    assert "Step 1 of" in following.text
    assert following.files[0].description
    assert "Step 1 of" not in (await anna.click(following, "Next round")).last.text
    went = (await anna.click(following, "How it went")).last
    assert went.files[0].description
    rung = [ping for member in people.values() for ping in await member.pings() if ping.channel_id == thread]
    assert len(rung) == sum(not post.silent for post in public)
    ends = [one for one in await anna.threads() if one["id"] == thread]
    assert [one["thread_metadata"]["archived"] for one in ends] == [False]


async def test_the_animation_of_a_finished_match_is_sent_to_who_asked(harness: UiHarness) -> None:
    anna, bert = await harness.member("anna"), await harness.member("bert")
    info = await harness.started(anna, bert)
    await finish(harness, info, {int(anna.id): anna, int(bert.id): bert})
    info = await harness.kontor.queries.info(info.id)
    last = [post for post in await anna.messages(str(info.place)) if not post.ephemeral][-1]
    replay = (await anna.click(last, "Replay")).message
    await anna.click(replay, "Animation", settle=False)
    sent = await anna.wait_message(
        str(info.place), lambda m: any(file.filename.startswith("match-1.") for file in m.files), within=90
    )
    assert sent.ephemeral
    assert sent.files[0].description


@pytest.mark.parametrize(("button", "drawn"), [("Next", "board"), ("How it went", "course")])
async def test_a_picture_that_takes_too_long_follows_into_the_replay(
    harness: UiHarness, monkeypatch: pytest.MonkeyPatch, button: str, drawn: str
) -> None:
    anna, bert = await harness.member("anna"), await harness.member("bert")
    info = await harness.started(anna, bert)
    await finish(harness, info, {int(anna.id): anna, int(bert.id): bert})
    info = await harness.kontor.queries.info(info.id)
    last = [post for post in await anna.messages(str(info.place)) if not post.ephemeral][-1]
    replay = (await anna.click(last, "Replay")).message
    draw = getattr(PICTURES, drawn)
    slow = [True, True]

    async def late(*args: Any) -> Picture:
        if slow:
            slow.pop()
            raise TooSlow("still drawing")
        picture: Picture = await draw(*args)
        return picture

    monkeypatch.setattr(PICTURES, drawn, late)
    monkeypatch.setattr(harness.app.late_images, "pauses", (0.05, 0.05))
    shown = (await anna.click(replay, button)).last
    assert not shown.files

    async def followed() -> bool:
        return bool((await anna.refresh(shown)).files)

    await eventually(followed)
    assert (await anna.refresh(shown)).labels == shown.labels
