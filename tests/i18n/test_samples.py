"""What every large game says: each event alone, each refusal, and its text board, be it ever so crowded."""

from __future__ import annotations

import itertools

import pytest

from discord_ui.handlers.screens.board import ROOM
from engines import GAMES
from engines.core.rng import rng_from
from i18n.locales import LOCALES, Locale
from tests.games.profiles import PROFILES
from tests.i18n.helpers.narrated_matches import moments, summaries
from tests.i18n.helpers.sentences import say
from tests.i18n.helpers.slips import slips

TOLD = {key: one.samples for key, one in PROFILES.items() if one.samples is not None}
every_game = pytest.mark.parametrize("key", TOLD)
in_both = pytest.mark.parametrize("locale", LOCALES)


@every_game
def test_every_type_of_event_is_told(key: str) -> None:
    known = GAMES[key].event_type
    assert {type(event) for event in TOLD[key].events} == set(getattr(known, "__args__", (known,)))


@every_game
@in_both
def test_every_event_is_told_alone_without_slips(key: str, locale: Locale) -> None:
    game = GAMES[key]
    view = game.view(TOLD[key].plain(), None)
    for event in TOLD[key].events:
        lines = [say(key, msg, locale) for msg in game.words.tell(view, [event])]
        assert bool(lines) == (event not in TOLD[key].unreported)
        assert slips(key, lines) == []
        assert all(line[-1] == "." and line[0] == line[0].upper() for line in lines), lines


@every_game
@in_both
def test_the_text_board_of_a_crowded_position_fits_two_pages(key: str, locale: Locale) -> None:
    game = GAMES[key]
    summary = game.words.summary(game.view(TOLD[key].crowded(), 0))
    lines = [section.title for section in summary.board]
    lines += [line for section in summary.board for line in section.lines]
    said = [say(key, msg, locale) for msg in (summary.headline, *lines)]
    assert sum(len(line) + 5 for line in said) <= 2 * ROOM
    assert slips(key, said) == []


@every_game
@in_both
def test_boards_of_a_match_are_told_without_slips(key: str, locale: Locale) -> None:
    game = GAMES[key]
    for moment in itertools.islice(moments(game, game.info.seats[1], 3), 0, 600, 60):
        assert slips(key, [say(key, msg, locale) for msg in summaries(game, moment)]) == []


@every_game
def test_every_refusal_of_a_match_has_a_reason_and_tells_nothing_hidden(key: str) -> None:
    game = GAMES[key]
    rng = rng_from("refusals")
    asked = 0
    for moment in itertools.islice(moments(game, game.info.seats[1], 11), 0, 900, 9):
        if moment.decision is None:
            break
        seat = moment.decision.seat
        other = game.determinize(moment.state, seat, rng)
        for action in PROFILES[key].typed:
            if any(option.admits(action) for option in moment.options):
                continue
            msg = game.words.why_not(moment.state, seat, action)
            asked += 1
            assert msg.key != "err-illegal", (action, moment.state.stack[-1])
            assert say(key, msg)
            assert game.words.why_not(other, seat, action) == msg
    assert asked > 1000
