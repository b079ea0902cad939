"""Posts: the first line is what a locked screen shows, the rest can be followed, nothing hidden is in them."""

import itertools
import re
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from discord_ui.handlers.screens import board, turns
from discord_ui.messages import direct_messages, match_posts
from discord_ui.model.components import screen_view
from discord_ui.model.controls import OfPost, read_id
from discord_ui.model.localizer import Localizer, clean_name
from discord_ui.model.screen import TextMessage
from engines import GAMES
from engines.core.actions import Emitted
from engines.core.rng import Rng
from engines.core.text.messages import Msg, SeatRef
from engines.first_train.data import NOBODY
from engines.first_train.events import FinalScored
from engines.first_train.rules.scoring import final_points, sets_of
from engines.first_train.rules.track import lay_links, links_of
from engines.fugger.data import GOODS
from i18n.locales import LOCALES, Locale, match_locale
from service.base.jobs import Announce, TurnPost
from service.base.read_models.history import Story, StoryStep
from service.base.read_models.matches import WaitingMatch
from tests.discord_ui.helpers.panel_models import FUGGER, NAMES, info_of, story_of, walk
from tests.discord_ui.helpers.panel_walk import ASK, GUARD, TEXT, checked


def turn(story: Story, *, asked: Sequence[int] = (), ping: Sequence[int] = (), over: bool = False) -> TextMessage:
    seqs = [step.seq for step in story.steps]
    job = TurnPost(42, 0, seqs[-1], asked=tuple(asked), ping=tuple(ping), over=over)
    return checked(match_posts.turn_post(TEXT, FUGGER, job, story, dict.fromkeys(asked, ASK), 7))


def ended(seats: int, seed: int, locale: Locale = "en") -> Story:
    states = [(state, events) for state, events, _ in walk(seats, seed)]
    return story_of(states[-4:], locale=locale)


def test_the_first_line_says_who_which_match_and_what_is_asked() -> None:
    story = story_of([(state, events) for state, events, _ in walk(2, 1)][:2])
    first = turn(story, asked=[0], ping=[100]).content.splitlines()[0]
    assert first == "<@100>, your move in Die Fugger #42. Draw a card or play one."


@pytest.mark.parametrize("locale", LOCALES)
def test_a_post_that_tells_what_many_before_it_could_not_is_short_and_tells_the_newest(locale: Locale) -> None:
    story = story_of([(state, events) for state, events, _ in walk(4, 1)][:-1], locale=locale)
    lines = turn(story, asked=[0], ping=[100]).content.splitlines()
    localizer = Localizer(TEXT, locale, info=story.info)
    assert lines[-2].endswith(localizer.say(Msg("post-more")))
    told = [msg for step in story.steps for msg in step.told if msg.key not in FUGGER.events.ranks.minor]
    assert localizer.say(told[-1]) in lines[-2]


@pytest.mark.promise("how-much")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_at_most_four_lines_stand_above_a_picture(key: str, locale: Locale) -> None:
    game = GAMES[key]
    steps = [(state, events) for state, events, _ in itertools.islice(walk(game.info.seats[1], 3, game=game), 400)]
    for first in range(0, len(steps), 7):
        for many in (1, 4, 12):
            story = story_of(steps[first : first + many], game=game, locale=locale)
            over = story.info.status == "over"
            job = TurnPost(42, 0, many, () if over else (0,), (100,), over)
            asked = {0: Msg(next(iter(game.events.routine), "fugger-ask-turn"))}
            content = checked(match_posts.turn_post(TEXT, game, job, story, asked, 7)).content
            assert len(content.splitlines()) <= 4 + len(story.info.seats) * over, content
            assert len(content) <= 900 + 600 * over, content
            assert "@everyone" not in content
            localizer = Localizer(TEXT, locale, info=story.info)
            assert len(match_posts.alt_text(game, story.steps, story.view, localizer)) <= 1024


@pytest.mark.promise("without-pictures")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_a_picture_is_told_in_words_most_important_first(key: str, locale: Locale) -> None:
    game = GAMES[key]
    steps = [(state, events) for state, events, _ in itertools.islice(walk(game.info.seats[1], 3, game=game), 200)]
    for at in range(0, len(steps), 9):
        story = story_of(steps[at : at + 1], game=game, locale=locale)
        localizer = Localizer(TEXT, locale, info=story.info)
        alt = match_posts.alt_text(game, story.steps, story.view, localizer)
        assert len(alt) <= 1024
        summary = game.board.summary(story.view)
        assert summary.measure is not None
        seats = range(len(summary.standings))
        shown = [localizer.plain(line) for line in summary.sight[: 1 + len(seats)]]
        for line in shown:
            assert line in alt
        headed = alt.index(localizer.plain(summary.headline))
        order = [alt.index(line, headed) for line in shown]
        assert order == sorted(order)
        assert headed < order[0]


@pytest.mark.promise("without-pictures")
def test_prices_and_what_lies_on_the_table_stand_in_the_alt_text() -> None:
    story = story_of([(state, events) for state, events, _ in walk(3, 1)][:6])
    alt = match_posts.alt_text(FUGGER, story.steps, story.view, Localizer(TEXT, "en", info=story.info))
    for good, price, n in zip(GOODS, story.view.prices, story.view.counts, strict=True):
        assert f"{good} {price} ({n})" in alt
    assert "Anna: " in alt
    assert "Jakob: " in alt


@pytest.mark.promise("how-much")
def test_the_usual_question_of_a_turn_is_not_repeated_in_every_post() -> None:
    game = GAMES["golden_age"]
    story = story_of(
        [(state, events) for state, events, _ in itertools.islice(walk(3, 1, game=game), 60)], game=game
    )
    job = TurnPost(42, 0, 60, (0,), (100,))
    usual = match_posts.turn_post(TEXT, game, job, story, {0: Msg("golden_age-ask-turn")}, 7).content
    assert usual.splitlines()[0] == "<@100>, your move in The Golden Age #42."
    other = match_posts.turn_post(TEXT, game, job, story, {0: Msg("golden_age-ask-roll")}, 7).content
    assert "Roll the dice" in other.splitlines()[0]


def test_only_who_is_rung_is_mentioned_and_the_others_are_named() -> None:
    story = story_of([(state, events) for state, events, _ in walk(2, 1)][:2])
    note = turn(story, asked=[0], ping=[])
    assert "<@" not in note.content
    assert note.content.startswith("**Anna**, your move")
    assert note.ping == ()


def test_a_match_that_was_paused_is_not_said_to_go_on() -> None:
    story = story_of([(state, events) for state, events, _ in walk(2, 1)][:2])
    assert turn(story).content.startswith("Die Fugger #42 continues.")
    view = story.steps[-1].view
    pause = StoryStep(3, "pause", None, "player", (), (Msg("say-paused"),), view)
    said = turn(Story(story.info, (*story.steps, pause), view)).content
    assert said.startswith("Die Fugger #42 is paused.")
    assert "continues." not in said.splitlines()[0]


def test_seats_asked_the_same_share_a_sentence() -> None:
    story = story_of([(state, events) for state, events, _ in walk(3, 1)][:2])
    first = turn(story, asked=[0, 2], ping=[100, 102]).content.splitlines()[0]
    assert first.startswith("<@100> and <@102>, it’s your move in Die Fugger #42.")


def test_an_offer_names_whom_it_is_made_to_in_the_first_line() -> None:
    story = story_of([(state, events) for state, events, _ in walk(3, 1)][:2])
    job = TurnPost(42, 1, 2, (), (101,), invited=(1, 2))
    said = match_posts.turn_post(TEXT, FUGGER, job, story, {1: ASK, 2: ASK}, 7).content.splitlines()[0]
    assert said.startswith("<@101> and ")
    assert said.endswith(", an offer in Die Fugger #42. Draw a card or play one.")
    gone = match_posts.turn_post(TEXT, FUGGER, job, story, {}, 7).content.splitlines()[0]
    assert gone.endswith(", there’s an offer for you in Die Fugger #42.")


@pytest.mark.parametrize("locale", LOCALES)
def test_offers_stand_apart_from_what_is_owed(locale: Locale) -> None:
    state = next(walk(2, 1))[0]
    owed = WaitingMatch(info_of(state, id=1), 0, 1_700_000_000, ASK, "https://x")
    offer = WaitingMatch(info_of(state, id=2), 0, 1_700_000_000, ASK, "https://y", optional=True)
    apart = TEXT.say(Msg("ui-turns-offers"), locale)
    assert apart in turns.screen(TEXT, locale, [owed, offer]).text
    assert apart not in turns.screen(TEXT, locale, [owed]).text
    alone = turns.screen(TEXT, locale, [offer])
    assert alone.text.index(apart) < alone.text.index("#2")
    screen_view(alone, GUARD)
    assert direct_messages.notice_message(TEXT, locale, [offer], 7).content.splitlines()[0] == TEXT.say(
        Msg("post-notice-offer", {"game": Msg("fugger-name"), "match": 2, "prompt": ASK}), locale, game="fugger"
    )


def test_an_evaluation_is_told_with_the_prices_that_rose_and_crashed() -> None:
    steps = [(state, events) for state, events, _ in walk(3, 1)]
    at = next(
        i for i, (_, events) in enumerate(steps) if any(type(e.event).__name__ == "PricesMoved" for e in events)
    )
    content = turn(story_of(steps[at : at + 1]), asked=[0]).content
    assert "“What happened”" in content
    assert len(content.splitlines()) <= 4


@pytest.mark.promise("how-much")
def test_each_seat_s_deeds_stand_together_and_the_newest_turn_has_its_own_line() -> None:
    view = FUGGER.view(next(walk(3, 1))[0], None)
    info = info_of(next(walk(3, 1))[0])
    said = ((0, "fugger-event-skipped"), (1, "fugger-event-skipped"), (1, "say-resumed"))
    done = [
        StoryStep(n, "move", seat, "player", (), (Msg(key, {"seat": SeatRef(seat)}),), view)
        for n, (seat, key) in enumerate(said, 1)
    ]
    lines = turn(Story(info, tuple(done), view), asked=[2]).content.splitlines()
    localizer = Localizer(TEXT, "en", info=info)
    assert lines[1] == localizer.say(done[0].told[0])
    assert lines[2] == " ".join(localizer.say(step.told[0]) for step in done[1:])


@pytest.mark.promise("how-much")
def test_the_standings_close_every_post_with_their_unit_and_target() -> None:
    story = story_of([(state, events) for state, events, _ in walk(2, 1)][:2])
    assert turn(story, asked=[0]).content.splitlines()[-1].startswith("-# Florins (end at 100): **Anna** 0 · ")


def test_the_end_tells_the_winners_the_ranking_and_the_opened_shuffle() -> None:
    for seed in range(4):
        story = ended(3, seed)
        note = turn(story, ping=[100, 101, 102, 555], over=True)
        lines = note.content.splitlines()
        outcome = story.info.outcome
        assert outcome is not None
        assert lines[0].startswith("Die Fugger #42 is over. ")
        assert all(f"<@{100 + seat}>" in lines[0].split(" florins")[0] for seat in outcome.winners)
        assert "<@555>" in lines[0]  # a follower, who has no seat
        assert [int(rank) for line in lines for rank in re.findall(RANK, line)] == sorted(outcome.ranks)
        assert len(lines) <= 3 + 3 + 1
        assert lines[-1] == f"-# The sealed shuffle, opened: {story.info.seed}"
        doors = ["How it went", "Replay", "Rematch", "What happened"]
        assert [button.label for button in note.row.buttons] == doors


@pytest.mark.promise("finished")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_the_result_of_every_seat_adds_up_in_the_last_post_and_the_victory_is_told_once(
    key: str, locale: Locale
) -> None:
    game = GAMES[key]
    for seed in range(3):
        states = [(state, events) for state, events, _ in walk(game.info.seats[1], seed, game=game)]
        story = story_of(states[-4:], game=game, locale=locale)
        lines = match_posts.turn_post(
            TEXT, game, TurnPost(42, 0, 4, (), (), True), story, {}, 7
        ).content.splitlines()
        localizer = Localizer(TEXT, locale, info=story.info)
        told = [msg for step in story.steps for msg in step.told]
        for msg in told:
            if msg.key in game.events.ranks.victory:
                assert lines[0].endswith(localizer.say(msg))
            if msg.key in game.events.ranks.victory | game.events.ranks.summed:
                assert not any(localizer.say(msg) in line for line in lines[1:])
        rows = [line for line in lines if re.match(RANK, line)]
        assert len(rows) == game.info.seats[1]
        for row in rows:
            assert added_up(row) == total_of(row)


RANK = r"\*\*(\d)\.\*\*"
"""How the row of a seat in the last post begins."""


def total_of(row: str) -> int:
    (total,) = re.findall(r" (−?\d+) = ", row)
    return int(total.replace("−", "-"))


def added_up(row: str) -> int:
    """The sum of the parts that a row names."""
    signs, terms = [], re.split(r" ([+−]) ", f" + {row.split(' = ')[1]}")
    for sign, term in zip(terms[1::2], terms[2::2], strict=True):
        (n,) = re.findall(r"−?\d+", term)
        signs.append(int(n.replace("−", "-")) * (-1 if sign == "−" else 1))
    return sum(signs)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_last_post_of_first_train_has_everybodys_sum_and_it_adds_up(locale: Locale) -> None:
    game = GAMES["first_train"]
    state = game.setup(4, bytes(16)).state
    for seat, (points, profit, sets, links) in enumerate(
        ((10, 5, 1, 0), (21, -3, 2, 4), (1, 0, 0, 12), (33, 9, 3, 7))
    ):
        player = state.players[seat]
        player.points, player.profit, player.loads = points, profit, [sets] * len(player.loads)
        start = sum(link != NOBODY for link in state.links)
        lay_links(state, range(start, start + links), seat)
    events = [
        FinalScored(s, sets_of(state, s), state.players[s].profit, links_of(state, s), final_points(state, s))
        for s in range(4)
    ]
    state.over, state.stack = True, []
    story = story_of([(state, tuple(map(Emitted, events)))], game=game, locale=locale)
    lines = match_posts.turn_post(TEXT, game, TurnPost(42, 0, 40, (), (), True), story, {}, 7).content.splitlines()
    rows = [line for line in lines if re.match(RANK, line)]
    assert len(rows) == 4, lines
    for row, points in zip(rows, sorted((event.points for event in events), reverse=True), strict=True):
        assert added_up(row) == total_of(row) == points


@pytest.mark.parametrize("key", GAMES)
def test_how_a_match_ends_is_no_part_of_its_last_standings(key: str) -> None:
    game = GAMES[key]
    view = game.view(next(walk(3, 1, game=game))[0], None)
    measures = [game.board.summary(one).measure for one in (view, replace(view, over=True))]
    for locale, finals in (("en", "Final points"), ("fr", "Points, décompte final")):
        during, after = (TEXT.say(msg, match_locale(locale)) for msg in measures if msg is not None)
        assert during != after
        assert after in ("Points", "Florins", finals)


def test_a_shared_victory_is_told_as_one() -> None:
    for seed in range(400):
        story = ended(4, seed)
        if story.info.outcome is not None and len(story.info.outcome.winners) > 1:
            content = turn(story, over=True).content
            assert "share the victory" in content.splitlines()[0]
            assert "(shared)" in content
            return
    pytest.fail("no shared victory among the matches tried")


def test_posts_say_nothing_that_is_hidden() -> None:
    for steps in (2, 6, 11, 17):
        walked = [(state, events) for state, events, _ in walk(3, 5)][: steps + 1]
        state, events = walked[-1]
        for seat in range(3):
            twin = FUGGER.determinize(state, seat, Rng(bytes(range(16))))
            one, other = (story_of([(s, events)]) for s in (state, twin))
            localizer = Localizer(TEXT, "en", info=one.info)
            assert turn(one, asked=[0]) == turn(other, asked=[0])
            alts = [match_posts.alt_text(FUGGER, s.steps, s.view, localizer) for s in (one, other)]
            assert alts[0] == alts[1]
            texts = [board.board_text(FUGGER, s.view, localizer) for s in (one, other)]
            assert texts[0] == texts[1]


@pytest.mark.promise("without-pictures")
def test_alt_text_says_first_what_changed_and_where_the_board_stands_as_text() -> None:
    story = story_of([(state, events) for state, events, _ in walk(2, 1)][:2])
    localizer = Localizer(TEXT, "en", info=story.info)
    alt = match_posts.alt_text(FUGGER, story.steps[1:], story.view, localizer)
    assert alt.startswith(localizer.plain(story.steps[1].told[0]))
    assert "/board" in alt
    assert "**" not in alt.replace(clean_name(NAMES[1]), "")


@pytest.mark.parametrize("call", ["", "vote", "overdue", "overdue-auction", "substitute", "lobby"])
@pytest.mark.parametrize("status", ["live", "lobby", "aborted"])
def test_every_public_button_names_its_match_and_row(call: str, status: str) -> None:
    info = info_of(next(walk(2, 1))[0], status=status)
    job = Announce(42, Msg("ui-panel-paused"), ping=(100,), call=call, seat=1, proposal=5)
    note = checked(match_posts.announcement(TEXT, FUGGER, info, job, 7))
    assert note.row.buttons
    for button in note.row.buttons:
        known = read_id(button.id)
        assert isinstance(known.args, OfPost)
        assert (known.args.match, known.args.row) == (42, 7)


def test_an_announcement_mentions_whom_it_rings_even_if_the_sentence_does_not() -> None:
    job = Announce(42, Msg("ui-panel-paused"), ping=(100, 777))
    content = checked(match_posts.announcement(TEXT, FUGGER, info_of(next(walk(2, 1))[0]), job, 7)).content
    assert "<@100>" in content.splitlines()[0]
    assert "<@777>" in content.splitlines()[0]


def test_a_turn_post_has_the_four_buttons_of_the_table() -> None:
    story = story_of([(state, events) for state, events, _ in walk(2, 1)][:2])
    buttons = turn(story, asked=[0]).row.buttons
    assert [button.label for button in buttons] == [
        "Your move",
        "Hand",
        "What happened",
        "Rules",
    ]
