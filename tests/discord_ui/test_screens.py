"""Cards, notices, the replay, the log, rules, orders and stand-ins: every screen fits and leads on."""

import itertools
from typing import Any

import msgspec
import pytest

from discord_ui.handlers.screens import board, lobby, log, orders_overview, replay, rules, turns
from discord_ui.handlers.screens.lobby_options import PARTS, fields, options_form, options_screen
from discord_ui.messages import direct_messages, match_posts
from discord_ui.messages.post_news import TOLD, event_lines
from discord_ui.model import controls, match_card, score_curve
from discord_ui.model.components import checked_form, screen_view
from discord_ui.model.controls import read_id
from discord_ui.model.custom_ids import in_slot
from discord_ui.model.localizer import Localizer
from discord_ui.model.match_card import length_line, settings_line
from discord_ui.model.rules_args import OpenRules
from discord_ui.model.screen import Button, Screen, Select
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.presenter import present_panel
from engines import GAMES
from engines.core.game import Game
from engines.core.score_curve import ScoreStage
from engines.core.text.messages import Msg, SeatRef
from i18n.almanac import Almanac
from i18n.locales import LOCALES, Locale
from service.base.read_models.history import CurveStage, LogEntry, ReplayPosition, ScoreCurve, Story, StoryStep
from service.base.read_models.matches import LobbyPerson, MatchListItem, WaitingMatch
from service.base.read_models.panels import InstructionInfo, PremoveInfo, PremovesInfo
from service.history.narration import STOOD_IN
from tests.discord_ui.helpers.panel_models import FUGGER, NAMES, info_of, story_of, table_of, walk
from tests.discord_ui.helpers.panel_walk import ASK, GUARD, TEXT, checked

COLON = {"en": ":", "fr": "\u202f:"}

ALMANAC = Almanac.load()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_intro_says_how_to_be_rung_only_by_mentions(locale: Locale) -> None:
    note = checked(match_posts.intro_post(TEXT, FUGGER, info_of(next(walk(4, 1))[0], locale=locale), 7))
    assert "@" in note.content
    assert note.ping == ()
    assert "ab" * 8 in note.content


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [1, 3, 40])
def test_a_notice_lists_all_that_waits_and_opens_the_first(locale: Locale, count: int) -> None:
    state = next(walk(2, 1))[0]
    waiting = [
        WaitingMatch(info_of(state, id=n + 1), 0, 1_700_000_000, ASK, f"https://discord.com/channels/7/{n}")
        for n in range(count)
    ]
    note = checked(direct_messages.notice_message(TEXT, locale, waiting, 7))
    assert "Die Fugger #1" in note.content.splitlines()[0]
    assert note.content.count("https://discord.com") == min(count, direct_messages.LINES)
    assert note.row.buttons[0].id == controls.PUBLIC_MOVE(1, 7)
    assert checked(direct_messages.notice_message(TEXT, locale, waiting, 7, reminder=True)).content != note.content


@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_of_every_state_fits(locale: Locale) -> None:
    state = next(walk(4, 1))[0]
    view = FUGGER.view(state, None)
    people = (
        LobbyPerson(100, None, NAMES[1]),
        LobbyPerson(101, None, NAMES[2]),
        LobbyPerson(None, "greedy", "Regina"),
    )
    lobby_info = info_of(state, status="lobby", locale=locale, people=people, seats=())
    localizer = Localizer(TEXT, locale, info=lobby_info)
    shown = match_card.match_card(FUGGER, lobby_info, None, localizer, 7)
    screen_view(shown, GUARD)
    assert "@everyone" not in shown.text
    screen_view(lobby.screen(FUGGER, lobby_info, localizer, 100), GUARD)
    screen_view(lobby.invite_screen(lobby_info, localizer), GUARD)
    for status in ("live", "paused", "frozen", "aborted"):
        info = info_of(state, status=status, locale=locale, trouble=Msg("post-trouble-channel"))
        screen_view(match_card.match_card(FUGGER, info, view, Localizer(TEXT, locale, info=info), 7), GUARD)
        screen_view(lobby.screen(FUGGER, info, Localizer(TEXT, locale, info=info), 100), GUARD)


@pytest.mark.promise("finished")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_seal_of_the_shuffle_is_shown_whole_and_opened_at_the_end(locale: Locale) -> None:
    states = [state for state, *_ in walk(2, 1)]
    for state, opened in ((states[0], False), (states[-1], True)):
        info = info_of(state, locale=locale, seed_hash="0123456789abcdef" * 4)
        told = lobby.screen(FUGGER, info, Localizer(TEXT, locale, info=info), 100).text
        assert "0123456789abcdef" * 4 in told
        assert (str(info.seed) in told) == opened


@pytest.mark.parametrize("locale", LOCALES)
def test_every_screen_fits(locale: Locale) -> None:
    steps = [(state, events) for state, events, _ in walk(4, 3)]
    story = story_of(steps, locale=locale)
    localizer = Localizer(TEXT, locale, info=story.info)
    for at in (0, 3, len(story.steps) - 1):
        shown = ReplayPosition(story.info, story.steps[at], at, len(story.steps) - 1)
        screen_view(replay.screen(FUGGER, shown, localizer), GUARD)
    entries = [LogEntry(s.seq, 1_700_000_000, 0, "player", s.told, bool(s.seq % 5 == 0)) for s in story.steps]
    for before in (None, 99):
        screen_view(log.screen(story.info, entries[-12:], localizer, before, True), GUARD)
    screen_view(log.screen(story.info, [], localizer, None, False), GUARD)
    for state, _ in steps[:-1:9]:
        table = table_of(state, 0, locale=locale)
        for form in ("text", "picture"):
            screen_view(board.screen(FUGGER, table, localizer, form), GUARD)
    waiting = [WaitingMatch(info_of(steps[0][0], id=n), 0, 1_700_000_000, ASK, "https://x") for n in range(1, 20)]
    lobbies = [MatchListItem(n, "fugger", "lobby", 8, ("Anna", "B" * 32), (1, 2), ()) for n in range(30, 50)]
    for count in (0, 1, 5, 19):
        for number in range(8):
            screen_view(turns.screen(TEXT, locale, waiting[:count], lobbies, number), GUARD)
        screen_view(turns.screen(TEXT, locale, waiting[:count]), GUARD)


def course_of(story: Story, game: Game[Any, Any] = FUGGER) -> ScoreCurve:
    tell = game.board.score_stage
    assert tell is not None
    stages = (CurveStage(at, tell(step.view)) for at, step in enumerate(story.steps))
    return ScoreCurve(story.info, tuple(stages))


def buttons_of(screen: Screen) -> dict[str, Button]:
    return {button.label: button for button in screen.buttons}


@pytest.mark.promise("finished")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_replay_goes_on_by_rounds_and_jumps_to_rounds_and_turning_points(locale: Locale) -> None:
    steps = [(state, events) for state, events, _ in walk(4, 3)]
    story = story_of(steps, locale=locale)
    localizer = Localizer(TEXT, locale, info=story.info)
    course, last = course_of(story), len(story.steps) - 1
    rounds = [step.view.round for step in story.steps]
    onward = localizer.plain(Msg("ui-next-round"))
    for at in range(0, last, 5):
        shown = replay.screen(FUGGER, ReplayPosition(story.info, story.steps[at], at, last), localizer, course)
        screen_view(shown, GUARD)
        begun = next((one for one in range(at, last) if rounds[one] > rounds[at]), last)
        assert buttons_of(shown)[onward].id == in_slot(controls.REPLAY(42, begun), 5)
        (listed,) = (block for block in shown.blocks if isinstance(block, Select))
        assert 2 <= len(listed.picks) <= 25
        assert len({pick.value for pick in listed.picks}) == len(listed.picks)
        assert all(pick.description for pick in listed.picks)
    end = replay.screen(FUGGER, ReplayPosition(story.info, story.steps[last], last, last), localizer, course)
    assert buttons_of(end)[onward].disabled


@pytest.mark.promise("finished")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_the_curve_of_a_match_is_told_in_words(key: str, locale: Locale) -> None:
    game = GAMES[key]
    steps = [(state, events) for state, events, _ in itertools.islice(walk(game.info.seats[1], 3, game=game), 500)]
    story = story_of(steps, game=game, locale=locale)
    localizer = Localizer(TEXT, locale, game=key, info=story.info)
    course = course_of(story, game)
    shown = replay.curve_screen(game, course, story.view, localizer)
    screen_view(shown, GUARD)
    assert len(shown.text.splitlines()) <= 2 + replay.TURNS
    alt = score_curve.curve_alt(game, course, story.view, localizer)
    assert len(alt) <= 1024
    assert localizer.plain(score_curve.scores(course, -1)) in alt
    note = checked(match_posts.curve_post(TEXT, game, course, 7))
    assert len(note.content.splitlines()) == 2
    assert note.ping == ()


def test_the_last_change_of_the_lead_is_told() -> None:
    stages = (ScoreStage(1, (0, 0)), ScoreStage(1, (5, 0)), ScoreStage(2, (5, 9)), ScoreStage(3, (12, 9)))
    info = info_of(next(walk(2, 1))[0])
    localizer = Localizer(TEXT, "en", info=info)
    course = ScoreCurve(info, tuple(CurveStage(at, stage) for at, stage in enumerate(stages)))
    assert (
        localizer.plain(score_curve.turning_points_text(course))
        == "The lead changed 2 times; Anna took it last, in round 3."
    )
    never = ScoreCurve(info, course.stages[:2])
    assert localizer.plain(score_curve.turning_points_text(never)) == "The lead never changed hands."


@pytest.mark.parametrize("locale", LOCALES)
def test_every_entry_of_the_almanac_can_be_shown_with_its_neighbours(locale: Locale) -> None:
    for game in ALMANAC.games():
        localizer = Localizer(TEXT, locale, game=None if game == "core" else game)
        entries = ALMANAC.entries(game, locale)
        opened, shelf = OpenRules(game, 42, beside=True), rules.EntryList(entries, tuple(GAMES))
        screen_view(rules.screen(ALMANAC, opened, localizer, None, shelf), GUARD)
        for entry in entries:
            shown = rules.screen(ALMANAC, opened, localizer, entry, shelf)
            screen_view(shown, GUARD)
            assert entry.body in shown.text


WHEN = 1_700_000_000


@pytest.mark.promise("without-pictures")
def test_the_log_strikes_out_what_was_taken_back() -> None:
    entry = LogEntry(3, WHEN, 0, "player", (Msg("ui-panel-paused"),), undone=True)
    said = list(log.log_lines([entry], Localizer(TEXT, "en", info=info_of(next(walk(2, 1))[0]))))
    assert said == [f"-# <t:{WHEN}:f>", "- ~~The match is paused; no clock is running.~~"]


@pytest.mark.parametrize(
    ("turns", "stamps"),
    [
        ([(0, 0), (0, 70), (0, 200)], [0]),
        ([(0, 0), (1, 70)], [0, 70]),
        ([(0, 0), (1, 5), (0, 30)], [0]),
    ],
    ids=["one turn", "two turns", "turns of a minute"],
)
def test_the_log_tells_the_time_once_a_turn(turns: list[tuple[int, int]], stamps: list[int]) -> None:
    begun = WHEN // 60 * 60
    entries = [
        LogEntry(n, begun + at, seat, "player", (Msg("ui-yes"),), False) for n, (seat, at) in enumerate(turns)
    ]
    said = list(log.log_lines(entries, Localizer(TEXT, "en", info=info_of(next(walk(2, 1))[0]))))
    assert [line for line in said if "<t:" in line] == [f"-# <t:{begun + at}:f>" for at in stamps]
    assert said.count("- yes") == len(turns)


def test_the_rules_begin_at_the_present_decision() -> None:
    state = next(walk(2, 1))[0]
    seat = FUGGER.pending(state)[0].seat
    assert ALMANAC.entry("fugger", rules.topic_of(table_of(state, seat)), "en") is not None
    assert rules.topic_of(table_of(state, 1 - seat)) == ""


CATAN = GAMES["cities_knights"]
MANY = 2 * orders_overview.MOST + 1


def orders(n: int) -> list[InstructionInfo[object]]:
    state = CATAN.setup(3, bytes(16)).state
    view = CATAN.view(state, 0)
    return [InstructionInfo(info_of(state, game=CATAN, id=at), "order", "roll", view) for at in range(1, n + 1)]


def ended_by(screen: Screen) -> list[int]:
    """The matches in which something can be ended by a button of the screen."""
    ids = [read_id(button.id) for button in screen.buttons if button.id]
    return [known.args.match for known in ids if known.control is controls.STANDING_END]


@pytest.mark.parametrize("locale", LOCALES)
def test_each_thing_that_stands_is_on_one_page_with_its_button(locale: Locale) -> None:
    stands = orders(MANY)
    found: list[int] = []
    for number in range(3):
        shown = orders_overview.screen(TEXT, locale, GAMES, stands, number)
        screen_view(shown, GUARD)
        found += ended_by(shown)
    assert found == list(range(1, MANY + 1))


@pytest.mark.parametrize("locale", LOCALES)
def test_given_moves_are_told_with_their_conditions(locale: Locale) -> None:
    (one,) = orders(1)
    line = PremoveInfo(Msg("ui-no"), 0, ((Msg("ui-yes"), True),), stands=True)
    given = InstructionInfo(one.info, "ahead", "ab", one.view, ahead=PremovesInfo((line,)))
    shown = orders_overview.screen(TEXT, locale, GAMES, [given])
    assert TEXT.say(Msg("ui-yes"), locale) in shown.text
    assert TEXT.say(Msg("ui-no"), locale) in shown.text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_says_what_was_agreed_and_nothing_where_nothing_was(locale: Locale) -> None:
    lobbies = (info_of(next(walk(2, 1))[0], status="lobby", locale=locale, stand_in=hours) for hours in (24, 0))
    agreed, without = (settings_line(FUGGER, lobby, Localizer(TEXT, locale)) for lobby in lobbies)
    said = TEXT.say(Msg("ui-lobby-stand-in", {"n": 24, "kind": Msg("ui-kind-strong")}), locale)
    assert said in agreed
    assert agreed.replace(f" · {said}", "") == without


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_option_has_a_label_and_a_word_of_explanation_and_fits_its_form(key: str, locale: Locale) -> None:
    game = GAMES[key]
    for hours, chosen in ((0, "0"), (48, "48")):
        state = game.setup(3, bytes(16)).state
        info = info_of(state, game=game, status="lobby", locale=locale, stand_in=hours, stand_in_by="random")
        localizer = Localizer(TEXT, locale)
        shown = options_screen(game, info, localizer)
        screen_view(shown, GUARD)
        for part in PARTS:
            checked_form(options_form(game, info, localizer, part), GUARD)
            for group in fields(game, info, localizer, part):
                assert f"{group.label}{COLON[locale]} **" in shown.text
                assert group.hint in shown.text
        groups = {group.name: group for group in fields(game, info, localizer, "computers")}
        assert [pick.value for pick in groups["stand-in"].picks if pick.chosen] == [chosen]
        assert [pick.value for pick in groups["stand-in-by"].picks if pick.chosen] == ["random"]


@pytest.mark.parametrize(
    ("options", "seats", "shown"),
    [
        ({}, 4, {"map"}),
        ({}, 3, {"map", "board"}),
        ({"map": "wensleydale"}, 2, {"map", "south"}),
    ],
)
def test_only_what_matters_for_map_and_seats_is_asked_and_said(
    options: dict[str, str], seats: int, shown: set[str]
) -> None:
    game = GAMES["first_train"]
    state = game.setup(seats, bytes(16)).state
    info = info_of(state, game=game, status="lobby", options=options, seats_wanted=seats)
    localizer = Localizer(TEXT, "en")
    own = {group.name.removeprefix("own-"): group.label for group in fields(game, info, localizer, "game")}
    assert own.keys() - {"seats"} == shown
    line = settings_line(game, info, localizer)
    assert {
        name for name in ("map", "board", "south") if localizer.say(Msg(f"first_train-option-{name}")) in line
    } == shown


@pytest.mark.parametrize(
    ("pace", "here"), [("fast", "here 1–2 days"), ("daily", "here 4–10 days"), ("weekly", "here 2–4 weeks")]
)
def test_the_card_says_how_long_and_how_heavy_a_match_is(pace: str, here: str) -> None:
    game = GAMES["first_train"]
    state = game.setup(3, bytes(16)).state
    people = tuple(LobbyPerson(100 + n, None, NAMES[n]) for n in range(2))
    info = info_of(state, game=game, status="lobby", pace=pace, people=people, seats_wanted=3)
    assert length_line(game, info, Localizer(TEXT, "en")) == f"**90–150\u00a0min** at a table · {here} · heavy"
    alone = msgspec.structs.replace(info, people=(people[0], *[LobbyPerson(None, "greedy", "")] * 2))
    assert "here" not in length_line(game, alone, Localizer(TEXT, "en")), "nobody is waited for"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_panel_says_when_somebody_would_stand_in(locale: Locale) -> None:
    state = next(walk(2, 1))[0]
    (seat,) = {decision.seat for decision in FUGGER.pending(state)}
    localizer = Localizer(TEXT, locale, info=info_of(state))
    shown = present_panel(FUGGER, table_of(state, seat, locale=locale, stand_in=WHEN), localizer, PanelReader(100))
    assert f"<t:{WHEN}:f>" in shown.text
    assert (
        f"<t:{WHEN}:f>"
        not in present_panel(FUGGER, table_of(state, seat, locale=locale), localizer, PanelReader(100)).text
    )


@pytest.mark.promise("stand-in")
def test_however_much_there_is_to_tell_a_post_says_who_was_answered_for() -> None:
    state = next(walk(2, 1))[0]
    told = (Msg(STOOD_IN, {"seat": SeatRef(0)}), *[Msg("ui-stand-in", {"when": "then"})] * TOLD)
    step = StoryStep(1, "move", 0, "computer", (), told, FUGGER.view(state, None))
    lines = event_lines(FUGGER, [step], Localizer(TEXT, "en", info=info_of(state)))
    assert "as agreed" in lines[-1]
    assert lines[-1].startswith("A computer player answers for")
