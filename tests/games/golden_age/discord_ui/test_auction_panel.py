"""An auction in the panel: what one may answer, that it fits, and that amounts are said and typed as money."""

from typing import Any

import msgspec
import pytest

from discord_ui.model.components import checked_form, screen_view
from discord_ui.model.limits import LimitChecker
from discord_ui.model.screen import Screen
from discord_ui.typed.arguments import LegalArguments
from discord_ui.typed.parameters import make_action
from discord_ui.widgets.bids import BidderView, bid_form, bidder_view, quick_limits
from engines.core.actions import IntHole, Option
from engines.core.mechanics.auctions import BidLimit
from engines.core.rng import Rng
from engines.golden_age.actions import Bid, OpenAuction
from engines.golden_age.game import GAME
from engines.golden_age.play.contest import AUCTIONS
from i18n.locales import Locale
from service.base.read_models.panels import ContestView, PanelModel
from tests.discord_ui.helpers.panel_models import changed, table_of
from tests.games.panels import panel, voice


def auctioned(locale: Locale = "en") -> PanelModel[Any]:
    """What the first bidder of the first auction of a random match sees."""
    rng = Rng(bytes(range(16)))
    state = GAME.setup(3, bytes(16)).state
    while AUCTIONS.facts(state) is None:
        seat = GAME.pending(state)[0].seat
        options = GAME.options(state, seat)
        opening = [option for option in options if isinstance(option.action, OpenAuction)]
        state = GAME.apply(state, seat, rng.choice(opening or options).random(rng)).state
    auction = AUCTIONS.facts(state)
    assert auction is not None
    cries = tuple(o for o in GAME.options(state, auction.next) if isinstance(o.action, Bid))
    plans = tuple(AUCTIONS.options(state, auction.next))
    shown = ContestView(auction, plans, True, None, 1_700_100_000)
    return table_of(state, auction.next, game=GAME, locale=locale, planning=shown, options=cries)


GUARD = LimitChecker(strict=True)


def table(
    locale: Locale = "en", limit: int | None = None, plan: BidLimit | None = None
) -> tuple[PanelModel[Any], BidderView]:
    """A player's panel while an auction is open. limit: the most they could bid, if not what it happens to be."""
    shown = auctioned(locale)
    assert shown.choices.planning is not None
    if limit is not None:
        hole = IntHole("most", 1, limit)
        plans = (Option(BidLimit(0)), Option(BidLimit(limit), holes=(hole,))) if limit else (Option(BidLimit(0)),)
        shown = changed(shown, planning=msgspec.structs.replace(shown.choices.planning, options=plans))
    assert shown.choices.planning is not None
    shown = changed(shown, planning=msgspec.structs.replace(shown.choices.planning, plan=plan))
    found = bidder_view(shown.choices.planning)
    assert found is not None
    return shown, found


def buttons(screen: Screen) -> dict[str, str]:
    """Labels and what they do."""
    found = {}
    for button in screen.buttons:
        verb, _, *args = button.id.split(":")[1:]
        if verb.startswith("bid"):
            found[button.label] = ":".join((verb, *args[1:]))
    return found


def test_the_panel_offers_a_pass_the_least_bid_and_limits(locale: Locale) -> None:
    shown, bidding = table(locale, limit=11)
    screen = panel(shown)
    screen_view(screen, GUARD)
    assert list(buttons(screen).values()) == [
        "bid-do:1:ask",
        "bid-amount",
        *(f"bid-do:{limit}:pass" for limit in quick_limits(bidding)),
        "bid-do:0:pass",
    ], "each answer is one press"


def test_who_bids_alone_is_not_asked_what_to_do_about_others(locale: Locale) -> None:
    shown, bidding = table(locale, limit=11)
    assert shown.choices.planning is not None
    alone = msgspec.structs.replace(bidding.auction, seats=(shown.seat,))
    planning = msgspec.structs.replace(shown.choices.planning, facts=alone)
    screen = panel(changed(shown, planning=planning))
    screen_view(screen, GUARD)
    assert list(buttons(screen).values()) == ["bid-do:1:pass", "bid-do:0:pass"]
    assert ("**½ florin wins**" if locale == "en" else "**½ florin l’emporte**") in screen.text


def test_a_limit_is_typed_with_what_to_do_above_it_in_one_form(locale: Locale) -> None:
    shown, bidding = table(locale, limit=11)
    form = checked_form(bid_form(bidding, voice(shown), "a:form"), GUARD).to_dict()
    amount, outbid = (part["component"] for part in form["components"])
    assert "5½" in form["components"][0]["label"]
    assert amount["custom_id"] == "amount"
    assert [(one["value"], bool(one.get("default"))) for one in outbid["options"]] == [
        ("pass", True),
        ("ask", False),
    ]


def test_amounts_are_said_as_money() -> None:
    shown, _ = table(limit=11)
    screen = panel(shown)
    assert "5½ florins" in buttons(screen)
    assert "Bid ½ florin" in buttons(screen)
    assert "You can bid 5½ florins at most." in screen.text


def test_whoever_cannot_pay_can_only_pass() -> None:
    shown, _ = table(limit=0)
    assert [(one.label, one.style) for one in panel(shown).buttons if one.label == "Pass"] == [("Pass", "main")]
    assert list(buttons(panel(shown))) == ["Pass"]


def test_a_pass_does_not_look_like_a_bid() -> None:
    shown, _ = table(limit=11)
    styles = {one.label: one.style for one in panel(shown).buttons}
    assert (styles["Bid ½ florin"], styles["Pass"]) == ("main", "plain")


@pytest.mark.parametrize(
    ("most", "asks", "said"),
    [
        (0, False, "Your answer: pass."),
        (11, False, "Your answer: up to 5½ florins, then pass."),
        (4, True, "Your answer: up to 2 florins, then I ask you again."),
    ],
)
def test_an_answer_is_said_and_may_be_changed(most: int, asks: bool, said: str) -> None:
    shown, _ = table(plan=BidLimit(most, asks))
    screen = panel(shown)
    assert said in screen.text
    assert "Pass" in buttons(screen)


@pytest.mark.parametrize(
    ("least", "limit", "found"),
    [(1, 1, []), (1, 2, [2]), (1, 4, [2, 3, 4]), (1, 28, [3, 6, 13, 28]), (2, 30, [4, 7, 14, 30])],
)
def test_quick_limits_reach_to_what_is_possible(least: int, limit: int, found: list[int]) -> None:
    _, bidding = table()
    auction = msgspec.structs.replace(bidding.auction, least=least, step=1)
    assert quick_limits(msgspec.structs.replace(bidding, auction=auction, limit=limit)) == found


@pytest.mark.parametrize(("locale", "name"), [("en", "3½ florins"), ("fr", "3½ florins")])
def test_bids_are_typed_in_florins(locale: Locale, name: str) -> None:
    shown, _ = table(locale)
    options = [Option(Bid(1), holes=(IntHole("amount", 1, 9),), group="bid")]
    legal = LegalArguments(GAME, shown.view, options, "bid", voice(shown).plain)
    values = {value.name: value.code for value in legal.values("amount")}
    assert values[name] == "3.5"
    for typed in ("3.5", "3,5", "3½", name):
        assert make_action(GAME, "bid", {"amount": legal.read("amount", typed)}) == Bid(7)
    assert make_action(GAME, "bid", {"amount": legal.read("amount", "7")}) == Bid(14)
