"""Limits ahead as they are typed: things with amounts, in one line."""

import pytest

from discord_ui.model import controls
from discord_ui.model.controls import read_id
from discord_ui.model.errors import UserError
from discord_ui.model.limits import LABEL_COMPONENT
from discord_ui.model.localizer import Localizer
from discord_ui.widgets.order_form import CHOSEN, OrderForm, order_id, read_filled
from engines.core.text.messages import Msg
from engines.golden_age.game import GAME
from engines.golden_age.play.standing_orders import LIMITS
from i18n.locales import Locale
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import TEXT
from tests.games.golden_age.helpers import text_samples


def ordering(locale: Locale) -> OrderForm:
    """The form of the limits, for one reader."""
    table = table_of(text_samples.state(), 0, game=GAME, locale=locale)
    return OrderForm(GAME, table.view, Localizer(TEXT, locale, info=table.info), LIMITS)


def written(text: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    """The texts and lists of a form sent with a line."""
    return {CHOSEN: text}, {}


@pytest.mark.parametrize(
    ("locale", "text", "chosen"),
    [
        ("en", "blue 4, grey 3½", ("blue=8", "grey=7")),
        ("en", "Yellow 3.5\ngreen 1/2; brown: 0", ("yellow=7", "green=1", "brown=0")),
        ("en", "grey=2,blue 4 florins", ("grey=4", "blue=8")),
        ("en", "blue 4, blue 5", ("blue=10",)),
        ("fr", "bleu 3,5, gris 12", ("blue=7", "grey=24")),
        ("fr", "bleu 3 1/2 ; gris 0", ("blue=7", "grey=0")),
    ],
)
def test_limits_are_typed_as_things_with_amounts(locale: Locale, text: str, chosen: tuple[str, ...]) -> None:
    found = ordering(locale)
    assert found.read(*written(text)) == chosen


def test_the_form_shows_the_limits_that_stand_as_they_are_typed(locale: Locale) -> None:
    chosen = ("green=1", "blue=8", "grey=7")
    where = controls.ORDER_WITH(42, "limits")
    name = "golden_age-order-limits"
    form = ordering(locale).form(where, Msg(name), Msg(f"{name}-desc"), chosen).to_dict()
    (asked,) = [part for part in form["components"] if part["type"] == LABEL_COMPONENT]
    assert ordering(locale).read(*written(asked["component"]["value"])) == chosen
    assert len(form["title"]) <= 45
    assert len(asked["label"]) <= 45
    assert len(asked["component"]["placeholder"]) <= 100


def test_the_list_of_orders_names_the_limits_as_money() -> None:
    assert ordering("en").named(("blue=8", "grey=7")) == "blue up to 4 florins, grey up to 3½ florins"
    assert ordering("fr").named(("blue=8", "grey=7")) == "bleue jusqu’à 4 florins, grise jusqu’à 3½ florins"


@pytest.mark.parametrize("text", ["pink 4", "blue", "4", "blue 3.3", "blue 400", "blue -1", "blue four"])
def test_a_line_that_is_no_limit_is_refused_with_what_would_be_right(locale: Locale, text: str) -> None:
    with pytest.raises(UserError) as refused:
        ordering(locale).read(*written(text))
    said = TEXT.say(refused.value.msg, locale, game=GAME.info.key, names=())
    assert text in said
    assert "100" in said


def test_an_empty_line_is_no_limit(locale: Locale) -> None:
    with pytest.raises(UserError) as refused:
        ordering(locale).read(*written(" "))
    assert refused.value.msg.key == "ui-ordering-count"


@pytest.mark.parametrize("text", ["blue 4: 3½ + 50%", "bleu 4 ;\ngris", "blue\u202f4"])
def test_a_refused_line_is_in_the_id_that_opens_its_form_again(text: str) -> None:
    known = read_id(order_id(42, "limits", *written(text)))
    assert known.control is controls.ORDER_WITH
    assert read_filled(known.args.filled) == text


def test_a_line_too_long_for_an_id_leaves_the_form_as_it_is() -> None:
    assert order_id(42, "limits", *written("blue 4, " * 40)) == controls.ORDER_WITH(42, "limits")
