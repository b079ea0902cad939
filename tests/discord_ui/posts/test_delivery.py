"""What the outbox says arrives once, in the right place, whatever Discord does meanwhile."""

from typing import Any

import pytest

from engines.core.text.messages import Msg
from render.pictures import Picture
from render.queue import TooSlow
from service.base import jobs
from tests.discord_ui.conftest import PICTURES, UiHarness, eventually
from tests.discord_ui.helpers.running_match import play, public, running

SEND = r"/channels/\d+/messages$"


@pytest.mark.promise("how-much")
async def test_turns_of_computer_players_join_one_post_with_the_newest_board(harness: UiHarness) -> None:
    anna = await harness.member("anna")
    info = await harness.started(anna, computers=2)

    async def awaited() -> bool:
        return bool((await harness.kontor.play.panel(harness.user(anna), info.id)).choices.options)

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


async def test_a_notice_is_not_sent_if_nothing_waits_any_more(harness: UiHarness) -> None:
    _, other, info = await running(harness)
    assert await harness.courier.deliver(900, False, jobs.SendNotice(info.id, int(other.id))) is None
    assert await other.dm() == []


async def test_closed_messages_are_told_to_the_outbox(harness: UiHarness) -> None:
    mover, _, info = await running(harness)
    await harness.sandbox.call("close_dms", user=mover.name)
    with pytest.raises(jobs.DirectMessagesClosed):
        await harness.courier.deliver(
            900, False, jobs.SendDirectMessage(info.id, int(mover.id), Msg("say-paused"))
        )


@pytest.mark.parametrize(("status", "error"), [(503, jobs.TryLater), (400, jobs.Undeliverable)])
async def test_refusals_are_sorted_by_whether_it_helps_to_try_again(
    harness: UiHarness, status: int, error: type[Exception]
) -> None:
    _, _, info = await running(harness)
    await harness.sandbox.fault("POST", SEND, status=status, times=1)
    with pytest.raises(error):
        await harness.courier.deliver(900, False, jobs.Announce(info.id, Msg("say-paused")))


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


async def test_a_lobbys_card_that_was_deleted_or_may_not_be_edited_is_posted_again(harness: UiHarness) -> None:
    anna = await harness.member("anna")
    info = await harness.opened(anna)
    card = await anna.wait_message("games", lambda m: m.has_button("Join"))
    await eventually(lambda: harness.kontor.queries.latest_post(info.id, "card"))
    await harness.sandbox.fault("PATCH", r"/messages/\d+$", status=400, code=30046)
    assert await harness.courier.deliver(900, False, jobs.UpdateCard(info.id)) is not None
    (below,) = [message.id for message in await anna.messages("games") if message.layout]
    assert below != card.id
    # The service knows the card that is deleted now.
    assert await harness.courier.deliver(901, False, jobs.UpdateCard(info.id)) is not None
    again = await anna.wait_message("games", lambda m: m.has_button("Join") and m.id not in (card.id, below))
    assert (await anna.click(again, "Rules")).message.ephemeral


async def test_a_running_matchs_card_that_may_not_be_edited_waits_for_the_next_time(harness: UiHarness) -> None:
    mover, _, info = await running(harness)
    before = [message.id for message in await mover.messages("games") if message.layout]
    await harness.sandbox.fault("PATCH", r"/messages/\d+$", status=400, code=30046)
    assert await harness.courier.deliver(900, False, jobs.UpdateCard(info.id)) is None
    assert [message.id for message in await mover.messages("games") if message.layout] == before


async def test_a_post_says_only_what_is_published(harness: UiHarness) -> None:
    mover, _, info = await running(harness, grace=60)
    await play(harness, mover, info, "play")
    now = await harness.kontor.queries.info(info.id)
    job = jobs.TurnPost(info.id, now.published, now.seq, asked=(), ping=())
    assert now.seq > now.published
    await harness.courier.deliver(900, False, job)
    text = (await public(mover, info.place))[-1].text
    assert "draws" not in text
    assert "plays" not in text


async def test_a_sample_board_that_is_late_follows_on_its_lobbys_card(
    harness: UiHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, late = PICTURES.sample, [TooSlow("still drawing")]

    async def drawn(*given: Any) -> Picture:
        if late:
            raise late.pop()
        return await draw(*given)

    monkeypatch.setattr(PICTURES, "sample", drawn)
    monkeypatch.setattr("service.workers.outbox.LATE_CARD", 1)
    anna = await harness.member("anna")
    info = await harness.opened(anna)
    card = await anna.wait_message(str(info.channel_id), lambda m: m.has_button("Join"))
    assert not card.files, "nobody waits for the picture to join"

    async def followed() -> bool:
        return bool((await anna.refresh(card)).files)

    await eventually(followed)
    assert (await anna.refresh(card)).labels == card.labels
