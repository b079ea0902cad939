"""Undo by a press: once, for as long as it is possible, and by consent beyond."""

import asyncio
from typing import Any

import pytest

from discord_ui.model.localizer import Localizer
from discord_ui.model.match_card import hindsight_note
from discord_ui.panel.undo_text import MOVE, undo_button, undone_phrase
from engines import GAMES
from engines.core.actions import Option
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.text.messages import Msg
from i18n.locales import LOCALES, Locale
from service.base.read_models.matches import ProposalInfo
from service.base.read_models.panels import UndoScope
from tests.discord_ui.conftest import TEXT, RunningMatch, UiHarness
from tests.discord_ui.helpers.panel_models import table_of, walk
from tests.discord_ui.helpers.running_match import behind_more, moves_of, press
from tools.texts.matches import moments


@pytest.mark.promise("buttons")
async def test_undo_pressed_twice_takes_back_one_move(harness: UiHarness) -> None:
    anna, bert = await harness.member("anna"), await harness.member("bert")
    info = await harness.started(anna, bert, grace=60)
    await harness.quiet()
    seats = (await harness.kontor.queries.info(info.id)).seats
    mover = anna if next(s for s in seats if s.awaited).user_id == int(anna.id) else bert
    table = await harness.kontor.play.panel(harness.user(mover), info.id)
    move = next(o for o in table.choices.options if o.group != "draw" and not o.holes)
    await harness.kontor.play.submit(harness.user(mover), info.id, [move.action])
    place = (await harness.kontor.queries.info(info.id)).place
    post = await mover.wait_message(str(place), lambda m: m.has_button("Your move"))
    panel, twin = [(await mover.click(post, "Your move")).message for _ in range(2)]
    undo = next(b for b in panel.buttons if b.custom_id and ":undo:" in b.custom_id)
    said = undo.label.removeprefix("Undo: ")
    assert said.startswith("play ")
    assert said.split()[-1].rstrip("s") in move.action.card, "it names the card"
    # At once: a moment later the other panel shows the new position.
    presses = await asyncio.gather(*(mover.click(one, custom_id=undo.custom_id) for one in (panel, twin)))
    assert sum(f"Undone: {said}" in answer.text for answer in presses) == 1
    assert sum("is undone" in answer.text for answer in presses) == 1
    assert await taken_back(harness, info.id) == 1


async def taken_back(harness: UiHarness, match_id: int) -> int:
    return sum(mark.verb == "sys.undo" for mark in (await harness.kontor.matches.get(match_id)).line)


async def test_what_has_shown_something_is_asked_once_and_marks_the_match(harness: UiHarness) -> None:
    anna = await harness.member("anna")
    info = await harness.started(anna, computers=1)
    await harness.quiet()
    place = str((await harness.kontor.queries.info(info.id)).place)
    post = await anna.wait_message(place, lambda m: m.has_button("Your move"))
    drawn = await press(anna, (await anna.click(post, "Your move")).message, "draw")
    await harness.quiet()
    drawn = (await behind_more(anna, drawn, "Back")).last
    undo = next(b for b in drawn.buttons if b.custom_id and ":undo:" in b.custom_id)
    asked = (await anna.click(drawn, custom_id=undo.custom_id)).message
    assert "Undo this: draw a card" in asked.text
    assert "not as won" in asked.text
    assert await taken_back(harness, info.id) == 0
    assert "Undone: draw a card" in (await anna.click(asked, "Undo it")).text
    assert await taken_back(harness, info.id) == 1
    known = await harness.kontor.queries.info(info.id)
    marked = hindsight_note(known)
    assert marked is not None
    assert "undo after a draw" in Localizer(TEXT, "en", info=known).say(marked)


async def test_an_undo_by_consent_is_voted_on(game: RunningMatch) -> None:
    after = await press(game.mover, await game.panel(), "draw")
    asked = (await game.mover.click(after, "Ask to undo: draw a card")).last
    assert "asks them whether" in asked.text
    (shut,) = (button for button in asked.buttons if button.label.startswith("Asked: "))
    assert shut.disabled, "while the others are asked there is nothing to press"
    await game.harness.quiet()
    vote = await game.other.wait_message(str(game.info.place), lambda m: m.has_button("Agree"))
    assert "Everyone agreed" in (await game.other.click(vote, "Agree")).message.text
    again = (await game.other.click(vote, "Agree")).message
    assert "Everyone agreed" in again.text, "pressed twice, it says what it did"
    assert await taken_back(game.harness, game.info.id) == 1
    assert "This vote is over" in (await game.other.click(vote, "Refuse")).message.text
    assert "draw" in moves_of(await game.panel())


LONG = UndoScope(Msg("core-thing", {"thing": "Eckental " * 20}), turns=2, answers=True, steps=9)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("undo", ["alone", "consent"])
def test_a_long_name_is_cut_and_the_turns_of_others_stay(locale: str, undo: str) -> None:
    table = table_of(next(walk(2, 1))[0], 0, way=undo, takes=LONG)
    label = undo_button(table, Localizer(TEXT, locale, info=table.info), 100).label
    assert "2" in label
    assert "…" in label
    assert len(label) <= MOVE + 40


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_move_is_named_in_few_words(game: Game[Any, Any], locale: Locale) -> None:
    localizer = Localizer(TEXT, locale, game=game.info.key)
    wrong = set()
    for moment in moments(game, game.info.seats[0], 1):
        if moment.decision is None:
            continue
        view = game.view(moment.state, moment.decision.seat)
        for option in moment.options:
            move = next(option.expand())
            words = game.names.kinds.words_of(tag_of(type(move)))
            takes = UndoScope(game.names.label(view, Option(move)), 0, answers=False, steps=1, words=words)
            said = localizer.plain(undone_phrase(takes, localizer))
            if any(sign in said for sign in "{·…"):
                wrong.add(said)
    assert wrong == set()


def test_while_the_others_are_asked_the_button_says_so_to_who_asked_only() -> None:
    vote = ProposalInfo(5, 42, "undo", by_user=100, to_seq=3, asked=(101,), yes=())
    table = table_of(next(walk(2, 1))[0], 0, way="consent", takes=LONG, proposals=(vote,))
    localizer = Localizer(TEXT, "en", info=table.info)
    mine, other = undo_button(table, localizer, 100), undo_button(table, localizer, 101)
    assert (mine.label.startswith("Asked: "), mine.disabled) == (True, True)
    assert (other.label.startswith("Ask to undo: "), other.disabled) == (True, False)
