"""The panel says what is asked, offers what is legal on every position, and shows newcomers the aim."""

from typing import Any

import msgspec
import pytest

from discord_ui.messages import match_posts
from discord_ui.model import controls
from discord_ui.model.components import attachments_of, screen_view
from discord_ui.model.controls import MOVE, OfPanel, OfPost, read_id
from discord_ui.model.game_intro import OVERVIEW, intro_lines
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Line, Picture, Screen, Select
from discord_ui.model.screen_parts import below_notice
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.pictures import BOARD
from discord_ui.panel.presenter import present_panel
from discord_ui.widgets.panel_options import PanelOptions
from engines import GAMES
from engines.core.rng import Rng
from engines.core.text.messages import Msg, SeatRef
from i18n.almanac import Almanac
from i18n.locales import LOCALES, Locale
from service.base.read_models.matches import ProposalInfo, WaitingMatch
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers.panel_models import FUGGER, changed, info_of, table_of, walk
from tests.discord_ui.helpers.panel_walk import GUARD, PICTURES, TEXT, rows
from tests.tiers import few
from tests.toys.salesroom.game import LOTS
from tests.toys.salesroom.text import salesroom_text


def panel(table: PanelModel[Any], locale: Locale = "en", user: int = 100, **more: Any) -> Screen:
    """The panel, held to Discord's limits."""
    waiting = more.pop("waiting", None)
    localizer = Localizer(TEXT, locale, info=table.info)
    screen = present_panel(GAMES[table.info.game], table, localizer, PanelReader(user, waiting), **more)
    screen_view(screen, GUARD, PICTURES)
    for file in attachments_of(screen, PICTURES):
        assert len(file.description or "") <= 1024
    return screen


def verbs(screen: Screen) -> set[str]:
    return {read_id(button.id).control.head.partition(":")[2] for button in screen.buttons}


def moves(screen: Screen) -> list[str]:
    codes = [known.args.code for b in screen.buttons if (known := read_id(b.id)).control is MOVE]
    picks = [pick.value for block in screen.blocks if isinstance(block, Select) for pick in block.picks]
    return codes + [value[2:] for value in picks if value.startswith("m:")]


@pytest.mark.promise("legal")
@pytest.mark.parametrize(
    ("seats", "locale"), few(2, [(2, "fr"), (3, "en"), (2, "en"), (3, "fr"), (4, "en"), (4, "fr")])
)
def test_every_panel_of_random_matches_fits_and_offers_exactly_what_is_legal(seats: int, locale: Locale) -> None:
    for seed in range(3):
        for state, _, told in walk(seats, seed):
            for seat in (*range(seats), None):
                table = table_of(state, seat, locale=locale, lines=told * 3, note="*note* " * 99, away=90_000)
                screen = panel(table, locale)
                options = PanelOptions(FUGGER, table)
                made = [options.action(code) for code in moves(screen)]
                assert sorted(map(repr, made)) == sorted(
                    repr(o.action) for o in FUGGER.options(state, seat or 0) if table.choices.options
                )
                assert rows(screen) <= 10


def state_at(seats: int, steps: int, seed: int = 1) -> Any:
    found = None
    for n, (state, _, _) in enumerate(walk(seats, seed)):
        found = state
        if n == steps:
            break
    return found


def test_it_begins_with_the_match_and_what_is_asked() -> None:
    state = state_at(2, 0)
    lines = panel(table_of(state, FUGGER.pending(state)[0].seat)).text.splitlines()
    assert lines[0] == "### Die Fugger #42"
    assert lines[1] == "Draw a card or play one."


def test_who_is_not_asked_reads_who_is_and_has_no_moves() -> None:
    state = state_at(2, 0)
    screen = panel(table_of(state, 1 - FUGGER.pending(state)[0].seat))
    assert "Waiting for" in screen.text
    assert moves(screen) == []


def test_a_spectator_sees_the_board_and_nothing_of_anybodys_hand() -> None:
    screen = panel(table_of(state_at(3, 6), None), user=999)
    assert [block.name for block in screen.blocks if isinstance(block, Picture)] == [BOARD]
    assert "You’re watching" in screen.text
    assert moves(screen) == []
    assert "note" not in verbs(screen)


def test_a_panel_says_nothing_about_what_its_seat_or_a_spectator_may_not_know() -> None:
    for steps in (0, 4, 9, 15):
        state = state_at(3, steps)
        for seat in range(3):
            twin = FUGGER.determinize(state, seat, Rng(bytes(range(16))))
            assert panel(table_of(state, seat)) == panel(table_of(twin, seat))
            # What is the same for a seat is the same for a spectator.
            assert panel(table_of(state, None)) == panel(table_of(twin, None))


def test_a_held_turn_offers_undo_and_send_now_with_its_end() -> None:
    state = state_at(2, 3)
    screen = panel(table_of(state, 0, options=(), decisions=(), held_until=1_700_000_015, way="alone"))
    assert "<t:1700000015:R>" in screen.text
    assert {"undo", "send"} <= verbs(screen)


def test_undo_beyond_ones_own_reach_is_a_question_to_the_others() -> None:
    state = state_at(2, 3)
    alone = {button.label for button in panel(table_of(state, 0, way="alone")).buttons}
    asked = {button.label for button in panel(table_of(state, 0, way="consent")).buttons}
    nothing = {button.label for button in panel(table_of(state, 0)).buttons}
    assert "Undo" in alone
    assert "Ask to undo" in asked
    assert not {"Undo", "Ask to undo"} & nothing


def test_a_vote_is_shown_to_all_and_its_buttons_to_those_who_have_to_answer() -> None:
    vote = ProposalInfo(5, 42, "undo", by_user=101, to_seq=3, asked=(100,), yes=())
    table = table_of(state_at(2, 3), 0, proposals=(vote,))
    assert {"vote-yes", "vote-no"} <= verbs(panel(table, user=100))
    assert not {"vote-yes", "vote-no"} & verbs(panel(table, user=101))
    assert "wants to undo a move" in panel(table, user=101).text


@pytest.mark.parametrize("kind", ["undo", "pause", "close"])
def test_every_kind_of_vote_has_its_own_sentence(kind: str) -> None:
    vote = ProposalInfo(5, 42, kind, by_user=101, to_seq=3, asked=(100,), yes=())
    text = panel(table_of(state_at(2, 3), 0, proposals=(vote,))).text
    for other in {"undo", "pause", "close"} - {kind}:
        differing = msgspec.structs.replace(vote, kind=other)
        assert text != panel(table_of(state_at(2, 3), 0, proposals=(differing,))).text


@pytest.mark.parametrize("status", ["live", "paused"])
def test_a_seat_held_by_a_computer_player_is_the_owners_to_take_back(status: str) -> None:
    state = state_at(2, 3)
    screen = panel(table_of(state, 0, info=info_of(state, status=status), holds=False, options=(), decisions=()))
    assert "takeback" in verbs(screen)
    assert moves(screen) == []


@pytest.mark.parametrize("status", ["paused", "frozen", "aborted"])
def test_a_match_that_rests_says_so_and_offers_no_move(status: str) -> None:
    state = state_at(2, 3)
    screen = panel(table_of(state, 0, info=info_of(state, status=status), options=(), decisions=()))
    assert moves(screen) == []
    assert ("resume" in verbs(screen)) == (status == "paused")


def test_a_finished_match_names_the_winner_and_offers_replay_and_rematch() -> None:
    state = state_at(3, 10_000)
    assert state.over
    screen = panel(table_of(state, 0))
    assert "The match is over." in screen.text
    assert {"replay", "rematch"} <= verbs(screen)
    assert [block.name for block in screen.blocks if isinstance(block, Picture)] == [BOARD]


def test_what_a_move_brought_is_not_told_again_as_news() -> None:
    brought, since = Msg("fugger-event-jakob-without"), Msg("ui-done")
    shown = panel(table_of(state_at(2, 3), 0, lines=(brought, since)), done=(brought,)).text
    assert shown.count(TEXT.say(brought, "en")) == 1
    assert shown.index(TEXT.say(brought, "en")) < shown.index(TEXT.say(since, "en"))
    again = panel(table_of(state_at(2, 3), 0, lines=(brought,)), done=(brought,)).text
    assert TEXT.say(Msg("ui-panel-news"), "en") not in again


def test_news_are_few_at_once_and_more_after_a_day_and_say_what_is_left_out() -> None:
    told = tuple(msg for _, _, msgs in walk(2, 1) for msg in msgs)
    brief = panel(table_of(state_at(2, 3), 0, lines=told, away=60)).text
    assert len(brief) < len(panel(table_of(state_at(2, 3), 0, lines=told, away=90_000)).text)
    assert f"{len(told) - 5} more" in brief


def test_after_a_move_it_says_what_the_move_brought_and_then_what_came_after_it() -> None:
    table = table_of(state_at(2, 3), 0, lines=(Msg("fugger-event-jakob-without"),))
    text = panel(table, done=(Msg("ui-done"),)).text
    assert 0 < text.index("Done.") < text.index("Since you last looked") < text.index("Jakob gets nothing")


def test_the_note_and_closed_messages_head_it_and_the_note_is_no_markup() -> None:
    text = panel(table_of(state_at(2, 3), 0, note="sell *wine*\n@everyone", dm_closed=True)).text
    assert "sell \\*wine\\*" in text
    assert "@everyone" not in text
    assert "can’t send you direct messages" in text


def test_the_next_match_that_waits_is_offered_once_nothing_is_owed_here() -> None:
    state = state_at(2, 0)
    owing = FUGGER.pending(state)[0].seat
    other = WaitingMatch(msgspec.structs.replace(info_of(state), id=43), 0, 1, Msg("fugger-ask-turn"), "https://x")
    assert "Next: Die Fugger #43" in {b.label for b in panel(table_of(state, 1 - owing), waiting=other).buttons}
    assert "Next: Die Fugger #43" not in {b.label for b in panel(table_of(state, owing), waiting=other).buttons}


def test_private_ids_carry_the_token_and_public_ones_never_occur() -> None:
    for state, _, _ in walk(4, 2):
        if state.over:
            break
        for button in panel(table_of(state, FUGGER.pending(state)[0].seat)).buttons:
            known = read_id(button.id)
            assert not isinstance(known.args, OfPost)
            if isinstance(known.args, OfPanel):
                assert known.args.token == "3-abc"


def test_a_notice_stands_above_everything() -> None:
    table = table_of(state_at(2, 3), 0)
    shown = below_notice(panel(table), Msg("ui-stale"), Localizer(TEXT, "en", info=table.info))
    assert "out of date" in getattr(shown.blocks[0], "text", "")


def test_the_panel_says_above_all_else_what_a_plan_did_not_bring() -> None:
    why = Msg("core-missed-limit", {"most": 3, "seat": SeatRef(1), "highest": 4})
    for locale, said in (("en", "Your 3 isn’t enough"), ("fr", "Ta limite de 3 ne suffit pas")):
        text = panel(table_of(state_at(2, 3), 0, locale=locale, missed=(why,), note="later"), locale).text
        assert 0 < text.index(said) < text.index("later")


ALMANAC = Almanac.load()


def opening(game_key: str, locale: Locale = "en") -> PanelModel[Any]:
    game = GAMES[game_key]
    state = next(walk(game.info.seats[0], 1, game=game))[0]
    return after_moves(table_of(state, game.pending(state)[0].seat, game=game, locale=locale), 0)


def after_moves(table: PanelModel[Any], own: int) -> PanelModel[Any]:
    return changed(table, fresh=not own)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_is_told_in_five_short_lines_at_most_and_in_short_by_its_almanac(game: str, locale: Locale) -> None:
    lines = intro_lines(Localizer(TEXT, locale, game=game))
    assert 1 <= len(lines) <= 5
    assert all(20 < len(line) < 160 for line in lines)
    assert ALMANAC.entry(game, OVERVIEW, locale) is not None


def test_a_game_without_such_lines_goes_without() -> None:
    assert intro_lines(Localizer(salesroom_text(), "en", game=LOTS.info.key)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_post_is_five_lines_from_the_aim_to_the_beginning_of_the_seal(game: str, locale: Locale) -> None:
    info = msgspec.structs.replace(opening(game, locale).info, seed_hash="0123456789abcdef" * 4)
    content = match_posts.intro_post(TEXT, GAMES[game], info, 7).content
    who, aim, *_, seal = content.splitlines()
    assert "Anna" in who
    assert f"- {aim}" == intro_lines(Localizer(TEXT, locale, info=info))[0]
    assert seal.startswith("-# ")
    assert "(0123456789abcdef…)" in seal
    assert len(content.splitlines()) == 5
    assert len(content) < 800


def test_the_first_post_leads_to_the_game_in_short() -> None:
    row = match_posts.intro_post(TEXT, FUGGER, info_of(next(walk(2, 1))[0]), 7).row
    assert [button.label for button in row.buttons] == [
        "Your move",
        "Hand",
        "Learn to play",
        "How to play",
        "Follow",
    ]
    assert {controls.PUBLIC_HOW(42, 7), controls.PUBLIC_LEARN(42, 7)} < {button.id for button in row.buttons}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_panel_leads_to_the_game_in_short_until_its_reader_has_moved(game: str, locale: Locale) -> None:
    table = opening(game, locale)
    new, known = panel(table, locale), panel(after_moves(table, 1), locale)
    how = controls.RULES(42, OVERVIEW)
    (line,) = [block for block in new.blocks if isinstance(block, Line) and block.button.id == how]
    assert len(line.text) < 30
    assert how not in [button.id for button in known.buttons]
    assert len(known.buttons) == len(new.buttons) - 1


def test_who_only_watches_is_not_told_how_to_play() -> None:
    watched = changed(opening("fugger"), seat=None, holds=False, options=(), decisions=())
    assert intro_lines(Localizer(TEXT, "en", game="fugger"))[0] not in panel(watched).text
