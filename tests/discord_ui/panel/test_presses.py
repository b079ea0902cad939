"""Every press gets one right answer, at any time and from any member."""

import asyncio
from typing import Any

import pytest

from cogs.routes import all_routes
from discord_ui.dispatch.routes import routes_with
from discord_ui.interaction import open_panels
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model.components import button_view
from discord_ui.model.controls import CONTROLS, PANEL, OfMatch
from discord_ui.model.limits import LimitChecker
from discord_ui.model.screen import Button, ButtonRow, Screen
from discord_ui.panel.presenter import present_panel
from engines.core.text.messages import Msg
from sandbox.members import Member
from sandbox.screen import Shown
from tests.discord_ui.conftest import RunningMatch, client
from tests.discord_ui.helpers.running_match import behind_more, moves_of, press


@pytest.fixture
def long_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels were pressed too long ago for Discord to let them be changed, except by another press."""
    monkeypatch.setattr(open_panels, "FRESH", 0.0)


async def test_your_move_opens_a_private_panel_with_the_hand_which_a_move_changes(game: RunningMatch) -> None:
    panel = await game.panel()
    assert panel.ephemeral
    assert panel.files[0].filename.startswith("hand-")
    assert "Hand:" in (panel.files[0].description or "")
    assert "draw" in moves_of(panel)
    seen = [message.id for message in await game.other.messages(str(game.info.place))]
    assert panel.id not in seen
    after = await press(game.mover, panel, "draw")
    assert after.id == panel.id
    assert "You draw" in after.text
    assert moves_of(after) == []


@pytest.mark.promise("buttons")
@pytest.mark.parametrize("where", ["one panel", "two panels"])
async def test_a_button_pressed_twice_at_once_counts_once(game: RunningMatch, where: str) -> None:
    panel = await game.panel()
    twin = panel if where == "one panel" else await game.panel()
    button = draw_button(panel)
    answers = await asyncio.gather(*(game.mover.click(p, custom_id=button) for p in (panel, twin)))
    assert all("You draw" in answer.last.text for answer in answers)
    history = await game.harness.kontor.history.log(int(game.mover.id), game.info.id, None, 50)
    assert sum(entry.origin == "player" for entry in history) == 1


def draw_button(panel: Shown) -> str:
    return next(b.custom_id for b in panel.buttons if b.custom_id and b.custom_id.endswith(":draw"))


@pytest.mark.promise("buttons")
async def test_a_press_is_answered_even_if_no_panel_can_be_drawn_up(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, twin = await game.panel(), await game.panel()
    await press(game.mover, panel, "draw")

    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("for this test")

    monkeypatch.setattr("discord_ui.handlers.show_panel.present_panel", broken)
    assert "been reported" in (await game.mover.click(twin, custom_id=draw_button(twin))).text


@pytest.mark.usefixtures("long_open")
async def test_a_press_composes_its_panel_once(game: RunningMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with a part of the panel, the result of a move, or a sentence above it."""
    composed: list[Screen] = []

    def counted(*given: Any, **more: Any) -> Screen:
        composed.append(present_panel(*given, **more))
        return composed[-1]

    monkeypatch.setattr("discord_ui.handlers.show_panel.present_panel", counted)
    panel, twin = await game.panel(), await game.panel()
    await press(game.mover, panel, "draw")
    refused = await press(game.mover, twin, next(code for code in moves_of(twin) if code != "draw"))
    assert "out of date" in refused.text
    assert len(composed) == 4


@pytest.mark.promise("buttons")
@pytest.mark.usefixtures("long_open")
async def test_a_stale_button_says_so_and_shows_todays_panel(game: RunningMatch) -> None:
    panel, twin = await game.panel(), await game.panel()
    await press(game.mover, panel, "draw")
    before = await game.seq()
    after = await press(game.mover, twin, next(code for code in moves_of(twin) if code != "draw"))
    assert "out of date" in after.text
    assert "Waiting for" in after.text
    assert await game.seq() == before


@pytest.mark.usefixtures("long_open")
async def test_a_stale_button_tells_the_news_that_made_it_so(game: RunningMatch) -> None:
    old = await game.panel()
    await press(game.mover, await game.panel(), "draw")
    other = await game.panel(game.other)
    await press(game.other, other, next(code for code in moves_of(other) if code.startswith("play/")))
    await game.harness.quiet()
    after = await press(game.mover, old, next(code for code in moves_of(old) if code != "draw"))
    assert "out of date" in after.text
    assert "plays" in after.text
    assert moves_of(after), "and offers what can be done now"


@pytest.mark.promise("buttons")
@pytest.mark.usefixtures("long_open")
async def test_the_second_press_of_a_button_says_what_the_first_did(game: RunningMatch) -> None:
    panel, *twins = [await game.panel() for _ in range(3)]
    first = await press(game.mover, panel, "draw")
    before = await game.seq()
    (drew,) = [line for line in first.text.splitlines() if "You draw" in line]
    for twin in twins:
        second = await press(game.mover, twin, "draw")
        assert "Already done:" in second.text
        assert drew in second.text
        assert "out of date" not in second.text
        await game.harness.quiet()
    assert await game.seq() == before


async def test_an_old_post_opens_todays_panel(game: RunningMatch) -> None:
    await press(game.mover, await game.panel(), "draw")
    await game.harness.quiet()
    assert moves_of((await game.other.click(game.post, "Your move")).message)


@pytest.mark.promise("hidden")
async def test_a_spectator_sees_the_board_and_no_hand(game: RunningMatch) -> None:
    cleo = await game.harness.member("cleo")
    panel = (await cleo.click(game.post, "Your move")).message
    assert panel.ephemeral
    assert "You’re watching" in panel.text
    assert panel.files[0].filename.startswith("board-")
    hand = (await cleo.click(game.post, "Hand")).message
    assert not any(file.filename.startswith("hand") for file in hand.files)


async def test_a_foreign_token_moves_nothing(game: RunningMatch) -> None:
    panel = await game.panel()
    before = await game.seq()
    assert (await forged(game, game.other, draw_button(panel))).ephemeral
    assert await game.seq() == before


LOBBY = ("start", "join", "add", "options", "close", "replay", "rematch", "vote-yes", "unheard-of", "teleport")
TOO_LARGE = 2**63
IMPOSSIBLE = (
    "p:move:999999:1",
    *(f"p:{verb}:1:1" for verb in LOBBY),
    *(f"p:{rest}" for rest in ("vote-yes:1:1:77", "overdue-computer:1:1:0", "decline-seat:1:1:0")),
    *(f"p:{verb}:1:1:9" for verb in ("take-seat", "accept-seat")),
    *(f"m:1:{{token}}:{code}" for code in ("deliver/unobtainium", "fly/away", "=999")),
    *("f:1:{token}:no-such-focus", "f:1:0-000:o/99/0", "m:1:0-000:draw", "m:1:x:y:z"),
    *(f"a:{rest}" for rest in ("accept-seat:1:9", "trade:1:0-000:0:0", "trade:1::0:0", "undo-sure:1:0-000:99")),
    *(f"a:{rest}" for rest in ("nothing:1", "undo:1:x", "replay:1:x", "board:1:hologram", "log:1")),
    *("a:rules-entry:chess:castling", "a7:pick:1:{token}", "kontor-v0|1|draw"),
    *(f"p:{verb}:{TOO_LARGE}:1" for verb in ("move", "join", "news", "replay", "follow")),
    *(
        f"p:{verb}:1:1:{TOO_LARGE}"
        for verb in ("vote-yes", "overdue-wait", "overdue-computer", "take-seat", "news")
    ),
    *(f"{kind}:{TOO_LARGE}:0-000:{rest}" for kind, rest in (("m", "draw"), ("f", "o/99/0"))),
    f"m:1:{TOO_LARGE}-000:draw",
    *(f"a:{verb}:{TOO_LARGE}:0-000" for verb in ("undo", "board", "log", "panel", "send", "which")),
    *(f"a:{verb}:1:{TOO_LARGE}" for verb in ("undo", "board", "log", "vote-yes", "replay-step", "news")),
    *("0123456789abcdef0123456789abcdef", "something else entirely", "🧀"),
)


@pytest.mark.promise("harm")
@pytest.mark.promise("buttons")
async def test_an_impossible_press_is_answered_privately_and_changes_nothing(game: RunningMatch) -> None:
    before = await game.seq()
    cleo = await game.harness.member("cleo")
    (_, _, token, _) = draw_button(await game.panel()).split(":")
    for custom_id in (one.format(token=token) for one in IMPOSSIBLE):
        for member in (game.mover, cleo):
            shown = await forged(game, member, custom_id)
            assert shown.ephemeral, custom_id
            assert len(shown.text) > 10, custom_id
            assert await game.seq() == before, custom_id
    assert (await game.harness.kontor.admin.health()).problems == ()


async def forged(game: RunningMatch, member: Member, custom_id: str) -> Shown:
    place = game.harness.bot.get_partial_messageable(game.info.place)
    message = await place.send("x", view=button_view(ButtonRow((Button("x", custom_id),)), LimitChecker()))
    shown = await member.wait_message(str(game.info.place), lambda m: m.id == str(message.id))
    return (await member.click(shown, "x")).message


async def test_the_buttons_of_a_post_answer_privately(game: RunningMatch) -> None:
    for label in ("Hand", "What happened", "Rules"):
        answer = (await game.mover.click(game.post, label)).message
        assert answer.ephemeral
        assert answer.layout
        assert answer.text
        assert label != "Hand" or answer.files[0].description


async def test_screens_lead_from_one_to_the_next_in_the_same_message(game: RunningMatch) -> None:
    panel = await game.panel()
    picture = (await behind_more(game.mover, panel, "Board")).last
    assert picture.id == panel.id
    assert picture.files[0].filename.startswith("board-")
    text = (await game.mover.click(picture, "As text")).last
    assert "**Prices**" in text.text
    back = (await game.mover.click(text, "Your move")).last
    assert "draw" in moves_of(back)
    assert back.id == panel.id


async def test_a_fault_of_ours_is_reported_with_a_reference(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise KeyError("a fault of ours")

    monkeypatch.setattr(game.harness.kontor.panels, "panel", broken)
    answer = (await game.mover.click(game.post, "Your move")).message
    problems = (await game.harness.kontor.admin.health()).problems
    assert len(problems) == 1
    assert problems[0][0] in answer.text
    assert "a fault of ours" not in answer.text


@pytest.mark.promise("languages")
async def test_french_for_one_and_english_for_the_other(game: RunningMatch) -> None:
    await game.mover.set_locale("fr")
    french, english = await game.panel(), await game.panel(game.other)
    assert "Pioche" in french.text
    assert "Waiting for" in english.text


def test_each_control_is_answered_by_one_handler() -> None:
    async def hello(ctx: InteractionContext, press: Press[OfMatch]) -> None:
        await ctx.say(Msg("ui-yes"))

    assert all_routes().keys() == CONTROLS.keys()
    with pytest.raises(ValueError, match="a:panel"):
        routes_with((Route(PANEL, hello),))


@pytest.mark.promise("buttons")
async def test_a_form_and_a_panel_from_before_a_restart_are_answered(game: RunningMatch) -> None:
    panel = await game.panel()
    form = await behind_more(game.mover, panel, "Note")
    assert form.modal is not None
    await game.harness.bot.close()
    async with client(game.harness.kontor, game.harness.server.settings.token, again=True):
        after = await game.mover.submit_modal(form.modal, {"note": "sell wine"})
        assert "Your note: sell wine" in after.last.text
        assert "You draw" in (await press(game.mover, panel, "draw")).text


async def test_how_to_play_opens_the_game_in_short_from_the_first_post_and_the_panel(game: RunningMatch) -> None:
    for shown in ((await game.mover.messages(str(game.info.place)))[0], await game.panel()):
        told = (await game.mover.click(shown, "How to play")).last
        assert told.ephemeral
        assert told.text.startswith("### The game in short")
