"""The Golden Age in words: refusals that name the rule and what would be right."""

from typing import Any

import pytest

from engines.core.decisions import Refused
from engines.golden_age import actions as a
from engines.golden_age.game import GAME
from engines.golden_age.state import GoldenAgeState
from i18n.locales import Locale
from tests.games.golden_age.helpers.text_samples import KEY, TABLE, say, state
from tests.i18n.helpers.sentences import slips


def refusal(position: GoldenAgeState, action: Any, locale: Locale = "en", seat: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        GAME.check(position, seat, action)
    return say(refused.value.msg, locale)


@pytest.mark.parametrize(
    ("action", "because"),
    [
        (a.Roll(), "You’ve already rolled this turn."),
        (a.PlayDie(7), "You’ve rolled, and a die card is played before that."),
        (a.PlaceMarker("holland"), "That’s for the setup, before the first turn."),
        (a.Pass(), "There’s no auction to bid or pass in right now."),
        (a.MovePawn("rome", "holland"), "There’s no province “rome”."),
        (a.MovePawn("utrecht", "holland"), "You have no pawn there: Utrecht."),
        (a.MovePawn("zeeland", "zeeland"), "The pawn is there already: Zeeland."),
        (a.TakeGuild("yellow"), "The yellow guild is already yours"),
        (a.TakeGuild("orange"), "There’s no guild “orange”."),
        (
            a.MakeMarker("zeeland"),
            "A marker takes 3 of your pawns in one province, and you have 1 there: Zeeland.",
        ),
        (a.MakeMarker("groningen"), "Émile already has the one marker allowed there: Groningen."),
        (a.MakeMarker("holland", "brabant"), "You still have markers in your reserve"),
        (a.Cash("expedition"), "You need 3 trading expeditions for that, and you have 0."),
        (a.Cash("ship"), "You can’t cash in a ship, only"),
        (a.Cash("ace"), "There’s no card “ace”."),
        (a.Sail("4", ("ship",)), "East Indies 4 is taken by Émile. Free: East Indies 3, East Indies 5"),
        (a.Sail("3", ("ship", "cannon")), "You don’t have this: cannon."),
        (a.Sail("3", ()), "You’d need 3 jokers for what you left out, and you have 2."),
        (a.Sail("9", ("ship",)), "There’s no colony “9”"),
        (a.AddPawn("holland", "brabant"), "That’s a yellow action (investment card): Brabant."),
        (a.AddPawn("holland"), "You have no unused green marker."),
        (a.DrawInvestment("yellow"), "That marker has been used this turn: yellow guild."),
        (a.DrawInvestment("groningen"), "That marker belongs to Émile: Groningen."),
        (a.DrawInvestment(), "Name the marker whose yellow action you use. Possible: Brabant."),
        (a.DrawSpice("7"), "You have no marker there: West Indies 7."),
        (
            a.PayPainter("4-0", "utrecht"),
            "That isn’t one of your unfinished paintings. Choose 5-point painting (2 of 3 paid) or 8-point",
        ),
        (
            a.OpenAuction("2"),
            "You can only sell the action of a marker in a province, and East Indies 2 isn’t one. Possible: ",
        ),
        (a.OpenAuction("groningen"), "That marker belongs to Émile: Groningen."),
        (a.Bid(2), "There’s no auction to bid or pass in right now."),
    ],
)
def test_refusals_name_the_rule_and_what_would_be_right(action: Any, because: str) -> None:
    said = refusal(state(), action)
    assert said.startswith(because)
    assert slips(KEY, [said, refusal(state(), action, "fr")]) == []


def test_what_is_too_dear_is_refused_with_the_money_there_is() -> None:
    poor = state(P0={**TABLE["P0"], "money": 1})
    assert "and you have ½ florin." in refusal(poor, a.DrawArt("utrecht"))
    assert refusal(poor, a.TakeGuild("green")).startswith("That costs 3 florins, and you have ½ florin.")
    assert refusal(poor, a.MovePawn("holland", "flanders")).startswith(
        "That costs 1 florin, and you have ½ florin."
    )


def test_with_an_empty_reserve_a_marker_must_be_named() -> None:
    markers = ["brabant", "utrecht", "yellow", "brown", "grey", "2"]
    full = state(P0={**TABLE["P0"], "markers": markers})
    assert refusal(full, a.MakeMarker("holland")).startswith("Your reserve is empty. Name the unused marker")
    assert refusal(full, a.MakeMarker("holland", "yellow")).startswith(
        "That marker has been used this turn and stays"
    )
    assert refusal(full, a.MakeMarker("holland", "4")).startswith("You have no marker there: East Indies 4.")
    assert refusal(full, a.TakeGuild("green")).startswith(
        "A guild takes a marker from your reserve, and yours is empty."
    )


def test_before_the_roll_only_the_dice_and_sets_are_possible() -> None:
    before = state(phase="roll", P0={**TABLE["P0"], "hand": ["culture-tulip1"]})
    assert refusal(before, a.EndTurn()).startswith("Roll first.")
    assert refusal(before, a.PlayDie(7)).startswith("You have no die card.")


def test_bids_are_refused_with_what_can_be_paid() -> None:
    auction = GAME.apply(state(), 0, a.OpenAuction("brabant")).state
    assert refusal(auction, a.Bid(0), seat=1) == "Bid at least ½ florin, or pass."
    assert refusal(auction, a.Bid(9), seat=1).startswith(
        "You have 2½ florins, and a bid is paid at once. Bid 2½ florins"
    )
    assert refusal(auction, a.EndTurn(), seat=1) == "That has to wait. First bid in the auction, or pass."
    won = GAME.apply(GAME.apply(state(), 0, a.OpenAuction("brabant")).state, 1, a.Pass()).state
    assert refusal(won, a.OpenAuction("brabant")).startswith("Nobody bought this action this turn: Brabant.")
