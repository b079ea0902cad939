"""Computer players say a word now and then: seldom, for themselves alone, and by what everyone can see."""

import itertools
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from discord_ui.messages import match_posts, table_talk
from discord_ui.messages.table_talk import LINES, TEMPERAMENTS
from engines import GAMES
from engines.core.text.messages import Msg, SeatRef
from i18n.locales import LOCALES, Locale
from i18n.text import CATALOGUES
from service.base.read_models.history import Story
from tests.discord_ui.helpers.panel_models import FUGGER, story_of, walk
from tests.discord_ui.helpers.panel_walk import TEXT, checked


def with_computers(story: Story, seats: Sequence[int], *, lent: bool = False, silent: bool = False) -> Story:
    """The same posts with computer players on some seats, which some person may own."""
    taken = tuple(
        replace(seat, user_id=None, owner_id=seat.owner_id if lent else None, computer="greedy")
        if seat.seat in seats
        else seat
        for seat in story.info.seats
    )
    return replace(story, info=replace(story.info, seats=taken, table_talk=not silent))


def stories(key: str, seats: int, seed: int) -> list[Story]:
    """A match as one post for every two moves."""
    steps = [(state, events) for state, events, _ in itertools.islice(walk(seats, seed, game=GAMES[key]), 600)]
    return [story_of(steps[at : at + 2], game=GAMES[key]) for at in range(0, len(steps), 2)]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_computer_player_comments_seldom_on_what_it_won_lost_or_traded(key: str) -> None:
    game = GAMES[key]
    said = [
        table_talk.comment(game, with_computers(story, (0, 1)), over=False)
        for seed in (1, 2, 3)
        for story in stories(key, game.info.seats[1], seed)
    ]
    comments = [one for one in said if one is not None]
    assert len(comments) <= len(said) / 5
    assert bool(comments) == bool(game.events.moods), "games without occasions have only greetings and farewells"
    assert {one.args["seat"] for one in comments} <= {SeatRef(0), SeatRef(1)}


def test_people_get_no_words_put_into_their_mouths() -> None:
    posts = stories("cities_knights", 3, 1)
    for changed in (
        posts,
        [with_computers(one, (0, 1, 2), lent=True) for one in posts],
        [with_computers(one, (0, 1, 2), silent=True) for one in posts],
    ):
        said = [
            table_talk.comment(GAMES["cities_knights"], story, over=over)
            for story in changed
            for over in (False, True)
        ]
        assert set(said) == {None}
        assert table_talk.greeting(changed[0].info) is None


def test_one_computer_player_greets_and_one_takes_leave_by_how_it_ended() -> None:
    story = with_computers(story_of([(state, events) for state, events, _ in walk(3, 1)][-2:]), (0, 1, 2))
    said = table_talk.comment(FUGGER, story, over=True)
    assert said is not None
    seat, words = said.args["seat"], said.args["words"]
    assert isinstance(seat, SeatRef)
    assert isinstance(words, Msg)
    assert story.info.outcome is not None
    assert ("-won-" in words.key) == (seat.seat in story.info.outcome.winners)
    opening = with_computers(story_of([(state, events) for state, events, _ in walk(3, 1)][:1]), (2,))
    welcome = table_talk.greeting(opening.info)
    assert welcome is not None
    assert welcome.args["seat"] == SeatRef(2)
    post = checked(match_posts.intro_post(TEXT, FUGGER, opening.info, 7))
    assert TEXT.say(Msg(str(welcome.args["words"].key)), "en") in post.content  # type: ignore[union-attr]


def test_what_is_said_depends_on_nothing_that_a_stranger_does_not_see() -> None:
    game = GAMES["cities_knights"]
    for story in stories("cities_knights", 4, 2):
        talking = with_computers(story, (0, 1, 2, 3))
        hidden = tuple(replace(step, seq=step.seq + 9, view=None, origin="auto") for step in talking.steps)
        assert table_talk.comment(game, replace(talking, steps=hidden), over=False) == table_talk.comment(
            game, talking, over=False
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_temperament_has_all_its_lines_and_no_more(locale: Locale) -> None:
    wanted = {
        f"talk-{one}-{on}-{n}" for one in TEMPERAMENTS for on, most in LINES.items() for n in range(1, most + 1)
    }
    said = (CATALOGUES / locale / "talk.ftl").read_text("utf-8").splitlines()
    assert {line.split(" = ")[0] for line in said if line.startswith("talk-")} == wanted | {"talk-said"}
    assert sum(LINES.values()) == 12


def test_a_seat_has_one_temperament_throughout_a_match() -> None:
    info = with_computers(story_of([(state, events) for state, events, _ in walk(4, 1)][:1]), (0, 1, 2, 3)).info
    greeted = [table_talk.greeting(replace(info, id=n)) for n in range(60)]
    heard: dict[object, set[str]] = {}
    for one in greeted:
        assert one is not None
        words = one.args["words"]
        assert isinstance(words, Msg)
        heard.setdefault(one.args["seat"], set()).add(words.key.split("-")[1])
    assert len(heard) == 4
    assert all(len(temperaments) == 1 for temperaments in heard.values())
    assert set().union(*heard.values()) == set(TEMPERAMENTS)
