"""First Train in words: refusals of moves and plans, with what would be right."""

from typing import Any

import pytest

from engines.core.decisions import Refused
from engines.core.text.messages import Msg
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.data import TRAINS, Exchange, Influence
from engines.first_train.game import GAME
from engines.first_train.play.contest import CONTEST
from engines.first_train.position import load
from engines.first_train.state import FirstTrainState
from i18n.locales import Locale
from tests.games.first_train.helpers.sentences import AUCTION, TRACK, say, written
from tests.games.first_train.helpers.text_samples import crowded
from tests.i18n.helpers.sentences import slips


def refused(state: FirstTrainState, action: Any, locale: Locale = "en", seat: int = 0) -> str:
    with pytest.raises(Refused) as no:
        GAME.check(state, seat, action)
    return say(no.value.msg, locale)


def planless(state: FirstTrainState, plan: Any, seat: int = 0) -> str:
    assert not any(option.admits(plan) for option in CONTEST.options(state, seat))
    return say(CONTEST.why_not(state, seat, plan))


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (a.Bid(9, 3), "Box 9 doesn’t exist. Choose 1 to 8."),
        (a.Bid(1, 2), "Box 1 takes at least 3. Bid more, or on another box."),
        (a.Bid(3, 4), "Émile has 4 on box 3. Bid at least 5, or on another box."),
        (a.Bid(1, 13), "You have 12 cubes, not 13. Bid less."),
        (a.Pass(), "You have to bid as long as you can pay for a box. The cheapest is box 5, from 2."),
        (a.BuyTrain("3a"), "You buy trains in phase 6. Right now, bid on a box."),
    ],
)
def test_a_bid_is_refused_with_what_would_be_right(action: Any, why: str) -> None:
    assert refused(AUCTION, action) == why


BUILDING = written(
    {
        "players": 3,
        "phase": "construction",
        "builders": [0, 1, 2],
        "P0": {"links": ["ansbach--lichtenau"], "cubes": 2, "influence": {"red": 0}},
        "P1": {"links": ["lichtenau--neuendettelsau"]},
        "tracks": {"green": ["roth--hilpoltstein"]},
        "areas": {
            "wolframs_eschenbach": {"landowners": 2},
            "roth": {"companies": ["red", "green"]},
            "hilpoltstein": {"companies": ["green"]},
        },
    }
)


@pytest.mark.parametrize(
    ("areas", "why"),
    [
        ((), "A line needs at least two areas: where it begins, and where it goes."),
        (("atlantis", "roth"), "This map has no area “atlantis”. Choose one of the suggestions."),
        (
            ("nuernberg_nord", "nuernberg_sued"),
            "The border Nürnberg Nord – Nürnberg Süd is closed. Go round it through other areas.",
        ),
        (("roth", "fuerth"), "Roth and Fürth don’t share a border. Name every area along the way."),
        (
            ("lichtenau", "ansbach"),
            "You already have the link Ansbach – Lichtenau. Begin where it ends.",
        ),
        (
            ("roth", "hilpoltstein"),
            "The green company already has a link on Roth – Hilpoltstein. Each border takes one: go another way.",
        ),
        (
            ("lichtenau", "neuendettelsau"),
            "Émile already has a link on Lichtenau – Neuendettelsau. Each border takes one: go another way.",
        ),
        (
            ("ansbach", "herrieden"),
            "Company towns on the way cost 1 red, and you have 0. Go another way, or stop earlier.",
        ),
        (
            ("lichtenau", "wolframs_eschenbach"),
            "2 landowners on the way want 2 white, and you have 0. Go another way, or stop earlier.",
        ),
        (
            ("fuerth", "muggenhof"),
            "A line begins in a red or green town, or at your own track. Fürth has neither.",
        ),
    ],
)
def test_a_line_is_refused_with_what_would_be_right(areas: tuple[str, ...], why: str) -> None:
    said = refused(BUILDING, a.BuildLine(areas))
    assert said.replace("Lichtenau – Ansbach", "Ansbach – Lichtenau") == why


def test_turning_a_line_round_is_advised_only_where_that_is_all_it_takes() -> None:
    with pytest.raises(Refused):
        GAME.check(BUILDING, 0, a.BuildLine(("roth", "georgensgmuend")))
    assert refused(BUILDING, a.BuildLine(("georgensgmuend", "roth"))) == (
        "A line begins in a red or green town, or at your own track. Georgensgmünd has neither."
    )


def test_a_line_from_the_wrong_end_is_refused_with_the_right_one() -> None:
    rich = written({"players": 3, "phase": "construction", "P0": {"links": ["hilpoltstein--roth"]}})
    assert GAME.apply(rich, 0, a.BuildLine(("roth", "georgensgmuend")))
    assert refused(rich, a.BuildLine(("georgensgmuend", "roth"))) == (
        "A line begins in a red or green town, or at your own track."
        " Turn it round: from Roth, not from Georgensgmünd."
    )


def test_the_south_is_not_built_into() -> None:
    south = {"players": 2, "map": "wensleydale", "south": "extended", "phase": "construction"}
    state = written({**south, "areas": {"settle": {"companies": ["red"]}}})
    assert refused(state, a.BuildLine(("settle", "hellifield"))) == (
        "Hellifield is in The South, and you can’t build into it from Settle. Begin inside The South."
    )


def test_a_train_is_refused_with_what_would_be_right() -> None:
    trains = {"2a": {"seat": 1}, "1a": {"seat": 0}}
    state = written(
        {"players": 2, "phase": "trains", "trains": trains, "P0": {"influence": {"brown": 1}, "cubes": 4}}
    )
    assert refused(state, a.BuyTrain("2a")) == "Émile has train 2a this round. Choose another."
    assert (
        refused(state, a.BuyTrain("1b"))
        == "You already have train 1a, which also costs 1. Buy one at another price."
    )
    assert (
        refused(state, a.BuyTrain("2b")) == "Train 2b costs 2 brown, and you have 1. Exchange at least 3 points."
    )
    assert refused(state, a.BuyTrain("2b", Exchange(cubes=4))) == (
        "3 points replace 1 brown: exchange a multiple of 3, not 4."
    )
    assert refused(state, a.BuyTrain("2b", Exchange(cubes=9))) == "You can’t exchange 9 cubes: you have 4."
    assert refused(state, a.BuyTrain("9z")).startswith(
        "Train “9z” doesn’t exist. Choose 3a, 3b, 2a, 2b, 1a or 1b."
    )


def test_refusals_name_the_trains_of_the_data() -> None:
    said = say(Msg("first_train-no-such-train", {"text": "x"}))
    assert [train.id for train in TRAINS] == said.split("Choose ")[1].rstrip(".").replace(" or ", ", ").split(", ")


def test_a_load_is_refused_with_what_would_be_right() -> None:
    track = {"phase": "trains", "trains": {"1a": {"seat": 0}}}
    areas = {"hilpoltstein": {"red": 1}, "lichtenau": {"cubes": 2}, "aischgrund": {"cubes": 1}}
    state = written({**TRACK, **track, "areas": areas})
    assert refused(state, a.Load("fuerth", "red")).startswith("Fürth has no red passenger.")
    assert refused(state, a.Load("hilpoltstein", "red")) == (
        "Your track doesn’t reach Hilpoltstein. You can only load a red passenger where it does."
    )
    assert refused(state, a.Load("aischgrund", "white")) == (
        "The arrows from Aischgrund lead to Herzogenaurach and Emskirchen,"
        " and your track doesn’t touch any of them (beer)."
    )
    full = {"1a": {"seat": 0, "loads": {"yellow": 2}}}
    state = written({**TRACK, "phase": "trains", "trains": full, "areas": areas})
    assert refused(state, a.Load("lichtenau", "yellow")) == (
        "Your wagons are full. Load passengers, or buy another train."
    )
    state = written({**TRACK, "phase": "trains", "areas": areas})
    assert refused(state, a.Load("lichtenau", "yellow")) == "You have no train this round. Buy one first."


def test_a_sale_is_refused_with_what_would_be_right() -> None:
    state = written({**TRACK, "phase": "sale"})
    assert refused(state, a.SellLine("red", ("ansbach", "herrieden"))) == (
        "Ansbach – Herrieden isn’t yours. You can only sell your own links."
    )
    assert refused(state, a.SellLine("green", ("ansbach", "lichtenau"))) == (
        "A line for the green company begins in a town of its colour, and Ansbach isn’t one."
    )
    assert refused(state, a.SellLine("red", ("heilsbronn", "lichtenau", "ansbach"))) == (
        "A line for the red company begins in a town of its colour."
        " Turn it round: from Ansbach, not from Heilsbronn."
    )
    assert refused(state, a.SellLine("red", ("ansbach", "lichtenau"))).startswith(
        "You can only sell a line that ends in a town, and Lichtenau isn’t one."
    )
    links = [
        "ansbach--lichtenau",
        "lichtenau--heilsbronn",
        "lichtenau--neuendettelsau",
        "neuendettelsau--windsbach",
    ]
    poor = {"links": links, "influence": {"red": 1}}
    state = load({"players": 3, "P0": poor, "phase": "sale"})
    assert refused(state, a.SellLine("red", ("ansbach", "lichtenau", "neuendettelsau", "windsbach"))) == (
        "Selling 3 links costs 2 red, and you have 1. Sell 2 links at most."
    )


def test_wishes_are_refused_with_what_would_be_right() -> None:
    assert planless(AUCTION, p.Wishes(())) == "Name at least one box, and the most you’d bid there."
    assert planless(AUCTION, p.Wishes(("3-4",))) == "Box 3 takes at least 5. Bid more, or on another box."
    assert planless(AUCTION, p.Wishes(("1-13",))) == "You have 12 cubes, not 13. Bid less."
    assert planless(AUCTION, p.Wishes(("1-5", "1-6"))).startswith("Box 1 is in the list twice.")
    assert planless(AUCTION, p.Wishes(("1-5",), (), "ask", "red")).startswith(
        "No box on this board lets you choose a colour"
    )
    two = load({"players": 2, "drawn": [*["white"] * 4, "brown", "brown"]})
    assert (
        planless(two, p.Wishes(("1-5",))) == "Also say whether you want red or green for the last point of box 6."
    )


def test_a_planned_line_and_list_are_refused_with_what_would_be_right() -> None:
    assert planless(BUILDING, p.LineWish(("ansbach", "roth"), 5), seat=1).startswith(
        "Ansbach and Roth don’t share a"
    )
    state = written({"players": 2, "phase": "trains", "trains": {"2a": {"seat": 1}}})
    assert planless(state, p.Errands(())) == "Put something on the list, or make a single move instead."
    assert planless(state, p.Errands(("buy-2a",))) == "Émile has train 2a this round. Choose another."
    assert planless(state, p.Errands(("buy-1a", "buy-1a"))) == (
        "Your list asks for too many: train 1a, 1 at most."
    )
    assert planless(state, p.Errands(("steal-fuerth",))).endswith("“steal-fuerth” is neither.")
    assert planless(state, p.AskMe()) == "It’s your turn already: make your move."
    assert planless(state, p.Wishes(("1-5",))).startswith("You plan bids in phase 3. Right now, buy a train")


def test_just_one_move_is_refused_like_the_move() -> None:
    assert planless(AUCTION, p.JustBid(3, 4)) == "Émile has 4 on box 3. Bid at least 5, or on another box."
    assert planless(AUCTION, p.JustBid(3, 5), seat=1) == "You already have 4 on box 3. Bid on another box."
    assert planless(BUILDING, p.JustLine((), Influence()), seat=1).startswith("A line needs at least two areas")


@pytest.mark.parametrize("phase", ["auction", "construction", "trains", "sale"])
def test_who_is_not_asked_in_a_phase_is_told_why(phase: str, locale: Locale) -> None:
    facts = CONTEST.facts(written({**TRACK, "phase": phase}))
    assert facts is not None
    assert say(CONTEST.unasked(facts, 2), locale)


def test_a_crowded_position_names_its_moves_without_slips(locale: Locale) -> None:
    state = crowded()
    for seat in range(4):
        view = GAME.view(state, seat)
        said = [say(GAME.names.label(view, option), locale) for option in CONTEST.options(state, seat)]
        assert slips("first_train", said) == []
