"""What a move brings, as panels say it beside its button."""

from typing import Any

from engines.first_train.actions import Load, SellLine
from engines.first_train.game import GAME
from engines.first_train.plans import JustSell
from engines.first_train.play.contest import CONTEST
from engines.first_train.state import FirstTrainState
from engines.first_train.text.board_text import summary
from engines.first_train.text.names import sum_of
from i18n.locales import Locale
from tests.games.first_train.helpers.positions import do, lay, line, running, settled, table
from tests.games.first_train.helpers.sentences import say


def brings(state: FirstTrainState, action: Any, locale: Locale = "en") -> list[str]:
    """What a move of seat 0 changes."""
    after, _ = do(state, 0, action)
    return [say(msg, locale) for msg in GAME.board.changes(GAME.view(state, 0), GAME.view(after, 0))]


def test_a_load_says_its_point_and_its_profit(locale: Locale) -> None:
    state = running()
    state.trains[0] = 0
    assert (
        brings(state, Load("ronhof", "yellow"), locale)
        == {
            "en": ["+1 point once the trains run, +1 profit"],
            "fr": ["+1 point une fois les trains passés, +1 de profit"],
        }[locale]
    )


def test_a_line_says_what_it_costs_each_round_and_what_it_reaches() -> None:
    state = table("construction")
    lay(state, "erlangen", figures=(2, 0, 0))
    state.players[0].cubes, state.players[0].influence = 12, [3, 3, 3, 3]
    said = brings(settled(state), line("forchheim erlangen"))
    assert said == ["−1 point", "−1 a round until you sell it", "reaches 2 red passengers"]


def test_a_sale_says_the_points_of_links_that_are_gone_at_the_end() -> None:
    state = table("sale", links={0: ["forchheim erlangen ronhof"]})
    state.players[0].influence = [0, 0, 5, 5]
    sold = brings(settled(state), SellLine("red", ("forchheim", "erlangen")))
    assert sold[:2] == ["+1 point", "one link fewer at the end"]


def test_the_whole_line_is_an_option_of_its_own_and_selling_nothing_says_its_price() -> None:
    state = table("sale", links={0: ["forchheim erlangen"]})
    state.players[0].influence = [0, 0, 5, 5]
    options = CONTEST.options(settled(state), 0)
    whole = next(option for option in options if option.group == "sell-all")
    assert whole.action == JustSell("red", ("forchheim", "erlangen"))
    view = GAME.view(state, 0)
    assert say(GAME.names.label(view, whole)).startswith("All of it: 1 link for 1 red")
    nothing = next(option for option in options if option.group == "pass")
    assert say(GAME.names.label(view, nothing)) == "Sell nothing: 1 link stays, −1 at the end"
    assert nothing.declines


def test_points_have_one_sum_with_its_parts() -> None:
    state = table("sale", links={0: ["forchheim erlangen ronhof"]})
    state.players[0].points, state.players[0].profit, state.players[0].loads = 21, -4, [1, 1, 1, 1]
    view = GAME.view(settled(state), 0)
    assert sum_of(view.players[0]) == "21 − 4 − 2 + 2"
    assert say(summary(view).standings[0]).endswith("17 = 21 − 4 − 2 + 2")
