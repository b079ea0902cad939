"""What the outbox says arrives once, in the right place, whatever Discord does meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.text.messages import Msg
from render.context import RenderContext
from render.pictures import Picture
from render.queue import TooSlow
from sandbox.members import Member
from service.base.jobs import (
    Announce,
    DirectMessagesClosed,
    SendDirectMessage,
    SendNotice,
    TryLater,
    TurnPost,
    Undeliverable,
    UpdateCard,
)
from service.base.read_models.matches import MatchInfo
from tests.discord_ui.conftest import PICTURES, UiHarness, eventually
from tests.discord_ui.helpers.running_match import play, public, running

SEND = r"/channels/\d+/messages$"


async def asked(member: Member) -> int:
    """How often the member was rung because it is their turn."""
    return sum("your move" in ping.text for ping in await member.pings())


async def test_a_turn_is_one_message_and_one_ping_for_whoever_is_asked(harness: UiHarness) -> None:
    mover, other, info = await running(harness)
    before = len(await public(mover, info.place))
    own = await asked(mover)
    await play(harness, mover, info)
    await harness.quiet()
    posts = await public(mover, info.place)
    assert len(posts) == before + 1
    assert not posts[-1].silent
    assert [file.filename[:6] for file in posts[-1].files] == ["board-"]
    assert await asked(other) == 1
    assert await asked(mover) == own


async def test_a_picture_that_takes_too_long_follows_into_its_post(
    harness: UiHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, info = await running(harness)
    draw = PICTURES.board
    slow = [True, True]

    async def board(game: str, view: Any, card: RenderContext) -> Picture:
        if slow:
            slow.pop()
            raise TooSlow("still drawing")
        return await draw(game, view, card)

    monkeypatch.setattr(PICTURES, "board", board)
    await play(harness, mover, info)
    await harness.quiet()

    async def followed() -> bool:
        return bool((await public(mover, info.place))[-1].files)

    await eventually(followed)
    post = (await public(mover, info.place))[-1]
    assert post.files[0].description
    assert post.has_button("Your move")
    assert await asked(other) == 1


@pytest.mark.promise("how-much")
async def test_the_first_post_of_the_thread_rings_nobody(harness: UiHarness) -> None:
    mover, _, info = await running(harness)
    intro = (await public(mover, info.place))[0]
    assert intro.silent
    assert "Only @mentions" in intro.text


@pytest.mark.promise("how-much")
async def test_turns_of_computer_players_join_one_post_with_the_newest_board(harness: UiHarness) -> None:
    anna = await harness.member("anna")
    info = await harness.started(anna, computers=2)

    async def awaited() -> bool:
        table = await harness.kontor.play.panel(harness.user(anna), info.id)
        return bool(table.options)

    for _ in range(3):
        await eventually(awaited, 20)
        await harness.quiet()
        await play(harness, anna, info)
    await eventually(awaited, 20)
    await harness.quiet()
    info = await harness.kontor.queries.info(info.id)
    last = (await public(anna, info.place))[-1]
    assert [file.filename.partition(".")[0] for file in last.files] == [f"board-{info.published}"]
    seen = (await anna.click(last, "What happened")).message
    assert seen.files
    later = (await anna.click(seen, "Next")).last
    assert later.text != seen.text
    assert (await anna.click(later, "Previous")).last.text == seen.text


@pytest.mark.parametrize("fault", [{"status": 503}, {"reset": True}])
async def test_a_passing_fault_delays_a_post_and_loses_none(harness: UiHarness, fault: dict[str, Any]) -> None:
    mover, _, info = await running(harness)
    before = len(await public(mover, info.place))
    await harness.sandbox.fault("POST", SEND, times=1, **fault)
    await play(harness, mover, info)
    await harness.quiet(20)
    assert len(await public(mover, info.place)) == before + 1


async def test_a_post_whose_answer_was_lost_is_not_sent_twice(harness: UiHarness) -> None:
    mover, other, info = await running(harness)
    before = len(await public(mover, info.place))
    await harness.sandbox.fault("POST", SEND, times=1, reset=True, when="after")
    await play(harness, mover, info)
    await harness.quiet(20)
    assert len(await public(mover, info.place)) == before + 1
    assert await asked(other) == 1


async def test_a_post_sent_before_a_crash_is_found_even_after_the_nonce_has_lapsed(harness: UiHarness) -> None:
    _, _, info = await running(harness)
    courier = harness.courier
    job = Announce(info.id, Msg("say-paused"))
    first = await courier.deliver(900, False, job)
    await harness.sandbox.advance(3600)
    again = await courier.deliver(900, True, job)
    assert first is not None
    assert again is not None
    assert first.message_id == again.message_id
    other = await courier.deliver(901, True, job)
    assert other is not None
    assert other.message_id != first.message_id


async def test_without_the_right_to_open_threads_the_match_is_played_in_the_channel(harness: UiHarness) -> None:
    await harness.sandbox.deny("CREATE_PUBLIC_THREADS", channel="games")
    mover, other, info = await running(harness)
    assert info.thread_id is None
    post = await mover.wait_message("games", lambda m: bool(m.files))
    assert (await mover.click(post, "Your move")).message.ephemeral
    host = mover if int(mover.id) == info.host_id else other
    told = await host.dm()
    assert "Create Public Threads" in told[-1].text


async def test_a_missing_right_is_named_to_the_host_and_the_match_goes_on(harness: UiHarness) -> None:
    mover, other, info = await running(harness)
    await harness.sandbox.deny("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", channel="games")
    await play(harness, mover, info)
    await harness.quiet(20)
    host = mover if int(mover.id) == info.host_id else other
    await host.wait_message("dm", lambda m: "Send Messages" in m.text)
    assert (await harness.kontor.queries.info(info.id)).trouble is not None
    assert (await harness.kontor.queries.info(info.id)).status == "paused"
    await harness.sandbox.allow("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", channel="games")

    async def healed() -> bool:
        # This bot listens to no changes of servers.
        await harness.kontor.outages.look()
        return (await harness.kontor.queries.info(info.id)).trouble is None

    await eventually(healed)
    await play(harness, other, info)
    await harness.quiet(20)
    told = "\n".join(post.text for post in (await public(mover, info.place))[-2:])
    assert f"**{mover.name}** draws" in told, "what was refused is told by the next post that goes out"
    assert f"**{other.name}** draws" in told


async def test_without_the_right_to_attach_files_the_text_goes_alone(harness: UiHarness) -> None:
    mover, _, info = await running(harness)
    await harness.sandbox.deny("ATTACH_FILES", channel="games")
    await play(harness, mover, info)
    await harness.quiet(20)
    last = (await public(mover, info.place))[-1]
    assert last.files == []
    assert "your move in Die Fugger" in last.text


async def test_an_archived_thread_is_posted_to(harness: UiHarness) -> None:
    mover, _, info = await running(harness)
    before = len(await public(mover, info.place))
    await harness.sandbox.call("archive", channel=str(info.thread_id))
    await play(harness, mover, info)
    await harness.quiet(20)
    assert len(await public(mover, info.place)) == before + 1


# ------------------------------------------------------------------ direct messages


async def test_a_notice_with_the_hand_is_playable_and_the_next_replaces_it(harness: UiHarness) -> None:
    anna, bert = await harness.member("anna"), await harness.member("bert")
    for member in (anna, bert):
        await harness.kontor.users.update(harness.user(member), notices="dm_hand")
    mover, other, info = await running(harness)
    first = (await mover.dm())[-1]
    assert first.files[0].filename.startswith("hand-")
    assert "waits for you" in first.text.splitlines()[0]
    panel = (await mover.click(first, "Your move")).message
    assert panel.ephemeral
    await play(harness, mover, info)
    await harness.quiet()
    await play(harness, other, info)
    await harness.quiet()
    left = [message for message in await mover.dm() if not message.ephemeral]
    assert len(left) == 1
    assert left[0].id != first.id


async def test_a_notice_is_not_sent_if_nothing_waits_any_more(harness: UiHarness) -> None:
    _, other, info = await running(harness)
    assert await harness.courier.deliver(900, False, SendNotice(int(other.id), info.id)) is None
    assert await other.dm() == []


async def test_closed_messages_fall_back_to_one_mention_and_the_panel_says_so(harness: UiHarness) -> None:
    anna, bert = await harness.member("anna"), await harness.member("bert")
    for member in (anna, bert):
        await harness.kontor.users.update(harness.user(member), notices="dm")
        await harness.sandbox.call("close_dms", user=member.name)
    mover, _, info = await running(harness)
    assert len([ping for ping in await mover.pings() if ping.channel_id == str(info.place)]) == 1
    posts = await public(mover, info.place)
    panel = (await mover.click(posts[-1], "Your move")).message
    assert "direct messages are closed" in panel.text


async def test_closed_messages_are_told_to_the_outbox(harness: UiHarness) -> None:
    mover, _, info = await running(harness)
    await harness.sandbox.call("close_dms", user=mover.name)
    with pytest.raises(DirectMessagesClosed):
        await harness.courier.deliver(900, False, SendDirectMessage(int(mover.id), info.id, Msg("say-paused")))


@pytest.mark.parametrize(("status", "error"), [(503, TryLater), (400, Undeliverable)])
async def test_refusals_are_sorted_by_whether_it_helps_to_try_again(
    harness: UiHarness, status: int, error: type[Exception]
) -> None:
    _, _, info = await running(harness)
    await harness.sandbox.fault("POST", SEND, status=status, times=1)
    with pytest.raises(error):
        await harness.courier.deliver(900, False, Announce(info.id, Msg("say-paused")))


# ------------------------------------------------------------------ the card


async def test_the_card_is_one_message_that_follows_the_match(harness: UiHarness) -> None:
    anna, bert = await harness.member("anna"), await harness.member("bert")
    info = await harness.opened(anna)
    card = await anna.wait_message("games", lambda m: m.has_button("Join"))
    await harness.kontor.lobby.join(harness.user(bert), info.id)
    await harness.kontor.lobby.start(harness.user(anna), info.id)
    await harness.quiet()
    edited = await anna.wait_message("games", lambda m: m.id == card.id and m.has_button("Follow"), within=90)
    assert "Waiting for" in edited.text
    assert [m.id for m in await anna.messages("games") if m.layout] == [card.id]


async def test_a_deleted_card_is_posted_again(harness: UiHarness) -> None:
    anna = await harness.member("anna")
    info = await harness.opened(anna)
    card = await anna.wait_message("games", lambda m: m.has_button("Join"))
    await eventually(lambda: kept(harness, info))
    await harness.sandbox.call("delete_message", channel=card.channel_id, message=card.id)
    assert await harness.courier.deliver(900, False, UpdateCard(info.id)) is not None
    again = await anna.wait_message("games", lambda m: m.has_button("Join") and m.id != card.id)
    assert (await anna.click(again, "Rules")).message.ephemeral


async def kept(harness: UiHarness, info: MatchInfo) -> bool:
    """Whether the service knows where the card stands."""
    return await harness.kontor.queries.latest_post(info.id, "card") is not None


async def test_a_lobbys_card_that_may_not_be_edited_is_posted_anew_below(harness: UiHarness) -> None:
    anna = await harness.member("anna")
    info = await harness.opened(anna)
    card = await anna.wait_message("games", lambda m: m.has_button("Join"))
    await eventually(lambda: kept(harness, info))
    await harness.sandbox.fault("PATCH", r"/messages/\d+$", status=400, code=30046)
    assert await harness.courier.deliver(900, False, UpdateCard(info.id)) is not None
    left = [message.id for message in await anna.messages("games") if message.layout]
    assert len(left) == 1
    assert left[0] != card.id


async def test_a_running_matchs_card_that_may_not_be_edited_waits_for_the_next_time(harness: UiHarness) -> None:
    mover, _, info = await running(harness)
    before = [message.id for message in await mover.messages("games") if message.layout]
    await harness.sandbox.fault("PATCH", r"/messages/\d+$", status=400, code=30046)
    assert await harness.courier.deliver(900, False, UpdateCard(info.id)) is None
    assert [message.id for message in await mover.messages("games") if message.layout] == before


async def test_a_post_says_only_what_is_published(harness: UiHarness) -> None:
    mover, _, info = await running(harness, grace=60)
    await play(harness, mover, info, "play")
    now = await harness.kontor.queries.info(info.id)
    job = TurnPost(info.id, now.published, now.seq, asked=(), ping=())
    assert now.seq > now.published
    await harness.courier.deliver(900, False, job)
    text = (await public(mover, info.place))[-1].text
    assert "draws" not in text
    assert "plays" not in text
