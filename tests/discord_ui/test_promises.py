"""Buttons answer after crashes, and pictures and languages serve all readers, as payloads of Discord."""

import io
from typing import Any

import pytest
from PIL import Image as Pillow

from discord_ui.handlers.screens import turns
from discord_ui.messages import direct_messages
from discord_ui.model.components import components_of, screen_view
from discord_ui.model.localizer import Localizer
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.images import picture_words, render_context
from discord_ui.panel.presenter import present_panel
from engines import GAMES
from engines.core.rng import rng_from
from engines.core.text.messages import Msg
from i18n.locales import LOCALES, Locale
from render.context import GAME
from render.games import COMPOSERS, things_named
from render.scene import Text
from render.theme import THEME
from service.base.jobs import Announce, AnyJob, SendNotice, TurnPost, UpdateCard
from service.base.read_models.matches import WaitingMatch
from tests.discord_ui.conftest import UiHarness
from tests.discord_ui.helpers.panel_models import FUGGER, info_of, table_of, walk
from tests.discord_ui.helpers.panel_walk import ASK, GUARD, PICTURES, TEXT
from tests.discord_ui.helpers.running_match import acknowledged, play, public, running


@pytest.mark.promise("buttons")
async def test_a_press_is_acknowledged_before_anything_is_looked_up(
    harness: UiHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, _, info = await running(harness)
    (*_, post) = await public(mover, info.place)
    since = len(await harness.sandbox.requests())
    table = harness.kontor.play.panel

    async def slow(*args: Any, **more: Any) -> Any:
        await acknowledged(harness.sandbox, since)
        return await table(*args, **more)

    monkeypatch.setattr(harness.kontor.play, "panel", slow)
    panel = (await mover.click(post, "Your move")).message
    assert panel.ephemeral
    assert panel.files[0].filename.startswith("hand-")


@pytest.mark.promise("kept")
async def test_what_was_sent_before_a_crash_is_found_even_after_the_nonce_has_lapsed(harness: UiHarness) -> None:
    mover, _, info = await running(harness)
    jobs: tuple[AnyJob, ...] = (
        TurnPost(info.id, 0, info.published, tuple(seat.seat for seat in info.seats if seat.awaited), ()),
        SendNotice(info.id, int(mover.id)),
        Announce(info.id, Msg("say-paused")),
    )
    before = [await harness.courier.deliver(900 + at, False, job) for at, job in enumerate(jobs)]
    await harness.sandbox.advance(3600)
    after = [await harness.courier.deliver(900 + at, True, job) for at, job in enumerate(jobs)]
    assert None not in before
    assert after == before
    assert await harness.courier.deliver(910, True, jobs[-1]) not in (None, before[-1])


async def test_a_card_that_was_sent_before_a_crash_is_not_sent_again(
    harness: UiHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await harness.opened(await harness.member("anna"))

    async def forgotten(*_: Any) -> None:
        """The process was killed before it wrote down what it had sent."""

    monkeypatch.setattr(harness.kontor.queries, "latest_post", forgotten)
    before = await harness.courier.deliver(900, False, UpdateCard(info.id))
    await harness.sandbox.advance(3600)
    after = await harness.courier.deliver(900, True, UpdateCard(info.id))
    assert before is not None
    assert after == before


@pytest.mark.promise("languages")
@pytest.mark.promise("without-pictures")
async def test_in_a_french_match_everything_public_is_french_and_each_reads_their_own_language(
    harness: UiHarness,
) -> None:
    anna, bert = await harness.member("anna"), await harness.member("bert")
    await harness.kontor.users.update(harness.user(anna), notices="dm", language="fr")
    await harness.kontor.users.update(harness.user(bert), notices="dm", language="en")
    mover, other, info = await running(harness, locale="fr")
    await play(harness, mover, info)
    await harness.quiet()
    await play(harness, other, info)
    await harness.quiet()
    (*_, post) = await public(mover, info.place)
    assert [label for label in post.labels if label][:2] == ["Ton coup", "Main"]
    assert "à toi dans" in post.text.splitlines()[0]
    for file in post.files:
        assert "/plateau" in (file.description or "")
        # What moves is asked for.
        assert getattr(Pillow.open(io.BytesIO(await file.read())), "n_frames", 1) == 1
    (note,) = [message for message in await anna.dm() if message.labels]
    assert "À toi dans" in note.text
    (note,) = [message for message in await bert.dm() if message.labels]
    assert "Your move in" in note.text
    sent = await harness.courier.deliver(900, False, UpdateCard(info.id))
    assert sent is not None
    card = next(message for message in await anna.messages("games") if message.id == str(sent.message_id))
    assert "On attend" in card.text


@pytest.mark.promise("without-pictures")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_of_a_panel_is_described(locale: Locale) -> None:
    for seat in (0, 1, None):
        table = table_of(next(walk(2, 1))[0], seat, locale=locale)
        screen = present_panel(FUGGER, table, Localizer(TEXT, locale, info=table.info), PanelReader(100))
        found = [item for one in walked(components_of(screen_view(screen, GUARD, PICTURES))) for item in one]
        assert found
        assert all(len(item.get("description") or "") > 10 for item in found)


def walked(components: Any) -> list[list[dict[str, Any]]]:
    found: list[list[dict[str, Any]]] = []
    for component in components:
        if "items" in component:
            found.append(component["items"])
        found += walked(component.get("components", ()))
    return found


@pytest.mark.promise("without-pictures")
@pytest.mark.parametrize("locale", LOCALES)
def test_since_when_something_waits_is_a_timestamp(locale: Locale) -> None:
    info = info_of(next(walk(2, 1))[0])
    waiting = [WaitingMatch(info, 0, 1_700_000_000, ASK, "https://discord.com/channels/7/9")]
    assert "<t:1700000000:R>" in direct_messages.notice_message(TEXT, locale, waiting, 7).content
    assert "<t:1700000000:R>" in turns.screen(TEXT, locale, waiting).text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", COMPOSERS)
def test_a_board_is_headed_with_the_name_of_the_game(key: str, locale: Locale) -> None:
    game = GAMES[key]
    state = game.setup(game.info.seats[1], rng_from(key).seed).state
    info = info_of(state, game=game, locale=locale)
    localizer = Localizer(TEXT, locale, info=info)
    scene = COMPOSERS[key].board(game.view(state, None), render_context(info, localizer), THEME)
    heads = [item.text for item in scene.items if isinstance(item, Text) and item.ref == GAME]
    assert heads == [localizer.plain(Msg(f"{key}-name"))]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", COMPOSERS)
def test_everything_that_pictures_name_has_a_name(key: str, locale: Locale) -> None:
    words = dict(picture_words(key, Localizer(TEXT, locale, game=key)))
    assert set(words) == {GAME, *things_named(key)}
    assert all(words.values())
