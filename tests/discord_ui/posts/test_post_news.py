"""The news in a post: what stays if there is no room for all, and where the rest is."""

import pytest

from discord_ui.messages.post_news import TOLD, event_lines
from discord_ui.model.localizer import Localizer
from engines import GAMES
from engines.core.text.messages import Msg, SeatRef
from i18n.locales import LOCALES, Locale
from service.base.read_models.history import StoryStep
from service.history.narration import BY_ITSELF
from tests.discord_ui.helpers.panel_models import FUGGER, info_of, story_of, walk
from tests.discord_ui.helpers.panel_walk import TEXT
from tests.games.profiles import PROFILES


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_an_evaluation_a_landing_and_a_victory_stay_in_a_long_post(key: str, locale: Locale) -> None:
    game, profile = GAMES[key], PROFILES[key].samples
    if profile is None:
        story = story_of([(state, events) for state, events, _ in walk(3, 1, game=game)], game=game, locale=locale)
        events, view, info = [event for step in story.steps for event in step.events], story.view, story.info
    else:
        events, state = list(profile.events), profile.plain()
        view, info = game.view(state, None), info_of(state, game=game, locale=locale)
    localizer = Localizer(TEXT, locale, info=info)
    told = {msg.key: msg for event in events for msg in game.events.tell(view, [event])}
    assert game.events.ranks.essential <= set(told)
    for event in events:
        if isinstance(event, game.events.milestones):
            assert any(msg.key in game.events.ranks.essential for msg in game.events.tell(view, [event]))
    for name in game.events.ranks.essential:
        much = (told[name], *[Msg("ui-stand-in", {"when": "then"})] * TOLD, Msg(BY_ITSELF, {"seat": SeatRef(0)}))
        lines = event_lines(game, [StoryStep(1, "move", 0, "auto", (), much, view)], localizer)
        assert localizer.say(told[name]) in "\n".join(lines), name


def test_why_a_move_was_made_is_left_out_before_the_move() -> None:
    state = next(walk(2, 1))[0]
    localizer = Localizer(TEXT, "en", info=info_of(state))
    move, why = Msg("fugger-event-prices-fell", {"goods": "wine 1"}), Msg(BY_ITSELF, {"seat": SeatRef(0)})
    long = Msg("core-thing", {"thing": "x" * (TOLD - len(localizer.plain(move)) - 10)})
    assert move.key in FUGGER.events.ranks.minor
    lines = event_lines(
        FUGGER, [StoryStep(1, "move", 0, "auto", (), (move, long, why), FUGGER.view(state, None))], localizer
    )
    assert localizer.say(move) in lines[0]
    assert localizer.say(why) not in lines[0]


@pytest.mark.promise("how-much")
@pytest.mark.parametrize(
    ("key", "more"), [("fugger-event-skipped", True), ("fugger-event-reshuffled", False), (BY_ITSELF, False)]
)
def test_a_post_says_where_the_rest_is_only_if_something_that_matters_had_no_room(key: str, more: bool) -> None:
    state = next(walk(2, 1))[0]
    localizer = Localizer(TEXT, "en", info=info_of(state))
    one = Msg(key, {"seat": SeatRef(0), "n": 3})
    newest = Msg("core-thing", {"thing": "x" * (TOLD - len(localizer.plain(one)))})
    step = StoryStep(1, "move", 0, "player", (), (one, newest), FUGGER.view(state, None))
    (line,) = event_lines(FUGGER, [step], localizer)
    assert localizer.say(one) not in line
    assert (localizer.say(Msg("post-more")) in line) == more
