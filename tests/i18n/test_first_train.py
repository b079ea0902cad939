"""First Train in words: places, labels of moves and plans, and refusals of both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from discord_ui.wording import short
from engines.core.actions import Option
from engines.core.decisions import Refused
from engines.core.rng import rng_from
from engines.core.text import Msg, Ref
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.contest import CONTEST
from engines.first_train.data import BOARDS, LOADS, TRAINS, Exchange, Influence
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import CHARTS, MAPS
from engines.first_train.position import load
from engines.first_train.state import FirstTrainState
from i18n.locales import LOCALES, Locale
from i18n.text import Text
from tests.i18n.first_train import crowded, plain
from tests.i18n.test_games import slips

TEXT = Text.load(strict=True)
NAMES = ("Anna", "Émile", "Bob", "Chloé")
PHONE, WHOLE = 30, 80


def say(msg: Msg, locale: Locale = "en") -> str:
    return TEXT.say(msg, locale, game="first_train", names=NAMES, plain=True).replace("\u202f", " ")


def label(state: FirstTrainState, action: Any, locale: Locale = "en", seat: int = 0) -> str:
    return say(GAME.words.label(GAME.view(state, seat), Option(action)), locale)


def refused(state: FirstTrainState, action: Any, locale: Locale = "en", seat: int = 0) -> str:
    with pytest.raises(Refused) as no:
        GAME.check(state, seat, action)
    return say(no.value.msg, locale)


def planless(state: FirstTrainState, plan: Any, seat: int = 0) -> str:
    assert not any(option.admits(plan) for option in CONTEST.options(state, seat))
    return say(CONTEST.why_not(state, seat, plan))


# ------------------------------------------------------------------ places


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_areas_and_no_two_borders_of_a_map_are_called_the_same(name: str, locale: Locale) -> None:
    chart = CHARTS[name]
    view = GAME.view(GAME.setup(2, bytes(16), FirstTrainSettings(map=chart.id)).state, None)
    for kind, ids in (("area", chart.area), ("border", chart.border)):
        names = [say(GAME.words.place(view, Ref(kind, one)), locale) for one in ids]
        assert len(set(names)) == len(names)
        assert slips("first_train", names) == []


@pytest.mark.parametrize(
    ("ref", "english", "french"),
    [
        (Ref("area", "wolframs_eschenbach"), "Wolframs-Eschenbach", "Wolframs-Eschenbach"),
        (Ref("border", "ansbach--lichtenau"), "Ansbach – Lichtenau", "Ansbach – Lichtenau"),
        (Ref("train", "3a"), "train 3a", "train 3a"),
        (Ref("company", "red"), "red company", "compagnie rouge"),
        (Ref("load", "white"), "beer", "bière"),
        (Ref("load", "green"), "green passenger", "passager vert"),
        (Ref("wish", "3-5"), "box 3 up to 5", "case 3 jusqu’à 5"),
        (Ref("errand", "buy-2a"), "train 2a", "train 2a"),
        (Ref("errand", "white-aischgrund"), "beer · Aischgrund", "bière · Aischgrund"),
        (Ref("pay", "cubes"), "cubes", "cubes"),
        (Ref("seat", "1"), "Émile", "Émile"),
    ],
)
def test_things_are_called_what_a_player_would_call_them(ref: Ref, english: str, french: str) -> None:
    view = GAME.view(plain(), 0)
    assert [say(GAME.words.place(view, ref), "en"), say(GAME.words.place(view, ref), "fr")] == [english, french]


@pytest.mark.parametrize(
    ("name", "white", "yellow"), [("nuernberg", "beer", "post"), ("wensleydale", "stone", "cheese")]
)
def test_goods_are_called_by_their_map(name: Any, white: str, yellow: str) -> None:
    view = GAME.view(GAME.setup(2, bytes(16), FirstTrainSettings(map=name)).state, None)
    assert [say(GAME.words.place(view, Ref("load", load))) for load in LOADS[2:]] == [white, yellow]


@pytest.mark.parametrize("name", MAPS)
def test_every_area_of_every_map_may_be_typed_by_its_name(name: Any) -> None:
    view = GAME.view(GAME.setup(2, bytes(16), FirstTrainSettings(map=name)).state, None)
    things = GAME.words.things(view, "line", "areas")
    named = {code: say(thing) for code, thing in things if isinstance(thing, Msg)}
    assert named == {area.id: area.name for area in CHARTS[name].areas}


def test_a_box_is_named_with_all_that_it_brings() -> None:
    state = load({"players": 4, "drawn": ["brown", "green", *["white"] * 5, "red"]})
    names = [say(GAME.words.place(GAME.view(state, 0), Ref("box", str(box)))) for box in (1, 2)]
    assert names == ["box 1: 3 brown + green", "box 2: 2 brown + red + green"]
    state = written({"players": 2, "drawn": ["brown", "green", *["white"] * 4]})
    last = len(BOARDS["2-3"].boxes)
    assert (
        say(GAME.words.place(GAME.view(state, 0), Ref("box", str(last)))) == f"box {last}: 2 white + red or green"
    )


# ------------------------------------------------------------------ labels of moves


def written(plain: Mapping[str, Any]) -> FirstTrainState:
    """A position that need not be one that play could have reached."""
    return load(plain, loose=True)


COUNTERS = ["white", "brown", "white", "green", "red", "brown", "green", "red"]
AUCTION = load(
    {
        "players": 4,
        "order": [1, 0, 2, 3],
        "drawn": COUNTERS,
        "bids": {"3": {"seat": 1, "cubes": 4}},
        "P1": {"cubes": 8},
    }
)
TRACK = {
    "players": 3,
    "P0": {
        "links": ["ansbach--lichtenau", "lichtenau--heilsbronn"],
        "influence": {"white": 3, "brown": 2, "red": 3},
    },
}


def test_a_bid_says_what_the_box_brings_and_whom_it_beats() -> None:
    assert label(AUCTION, a.Bid(1, 5)) == "Bid 5 on box 1: white + 2 brown + green"
    assert label(AUCTION, a.Bid(3, 5)) == "Bid 5 on box 3: 2 white + 2 red (Émile: 4)"
    assert label(AUCTION, a.Bid(3, 5), "fr") == "Miser 5 sur la case 3 : 2 blanche + 2 rouge (Émile : 4)"


def test_a_line_says_its_links_and_what_pays_for_it() -> None:
    state = written({**TRACK, "phase": "construction", "P1": {"cubes": 1}, "active": 1})
    line = a.BuildLine(("roth", "georgensgmuend"))
    cost: Any = GAME.apply(state, 1, line).events[0].event
    assert label(state, line, seat=1).startswith("Build Roth – Georgensgmünd (1 link): ")
    assert f"{cost.influence.red} red" in label(state, line, seat=1)


def test_a_long_line_goes_by_its_ends() -> None:
    state = written({**TRACK, "phase": "sale"})
    sale = a.SellLine("red", ("ansbach", "lichtenau", "heilsbronn"))
    assert label(state, sale) == "Sell Ansbach – Lichtenau – Heilsbronn (2 links) to the red company: 1 red"
    assert label(state, sale, "fr").endswith("(2 voies) à la compagnie rouge : 1 de rouge")
    plan = p.LineWish(("roth", "georgensgmuend", "spalt", "windsbach"), 9, shorten=True)
    ahead = written({"players": 2, "phase": "construction"})
    assert label(ahead, plan) == "Roth – … – Windsbach (3 links, now 5) for 9 at most, or shorter, else ask me"


def test_a_train_says_its_price_its_room_and_what_must_be_exchanged() -> None:
    state = written({"players": 2, "phase": "trains", "P0": {"influence": {"brown": 2}, "cubes": 7}})
    view = GAME.view(state, 0)
    said = [say(GAME.words.label(view, option)) for option in GAME.options(state, 0)]
    assert "Buy train 3a: 2 brown and 3 in exchange (3 passengers, 2 goods)" in said
    assert "Buy train 2b: 2 brown (1 passenger, 3 goods)" in said
    assert label(state, a.BuyTrain("3a", Exchange(cubes=3))) == "Buy train 3a: 3 cubes + 2 brown"
    assert label(state, a.BuyTrain("3a", Exchange(cubes=3)), "fr") == "Acheter le train 3a : 3 cubes + 2 marron"


def test_a_load_says_on_which_train_it_goes() -> None:
    trains = {"1a": {"seat": 0}, "3b": {"seat": 0, "loads": {"white": 3}}}
    state = written({**TRACK, "phase": "trains", "areas": {"lichtenau": {"cubes": 2}}, "trains": trains})
    mark = state.chart.areas[state.chart.area["lichtenau"]].mark
    assert mark == "goods_yellow"
    assert label(state, a.Load("lichtenau", "yellow")) == "Load post from Lichtenau (2 there) on train 1a"
    trains["3b"] = {"seat": 0}
    state = written({**TRACK, "phase": "trains", "areas": {"lichtenau": {"cubes": 2}}, "trains": trains})
    assert label(state, a.Load("lichtenau", "yellow")) == "Load post from Lichtenau (2 there) on train 3b"
    event: Any = GAME.apply(state, 0, a.Load("lichtenau", "yellow")).events[0].event
    assert event.train == "3b"


@pytest.mark.parametrize(
    ("phase", "english", "french"),
    [
        ("construction", "Build nothing", "Ne rien construire"),
        ("trains", "Pass for the rest of the phase", "Passer pour toute la phase"),
        ("sale", "Sell nothing", "Ne rien vendre"),
    ],
)
def test_a_pass_says_what_it_leaves_undone(phase: str, english: str, french: str) -> None:
    state = written({**TRACK, "phase": phase})
    assert [label(state, a.Pass(), "en"), label(state, p.JustPass(), "fr")] == [english, french]


# ------------------------------------------------------------------ labels of plans


def test_wishes_say_how_far_they_go_for_which_box_and_what_is_done_then() -> None:
    assert label(AUCTION, p.Wishes(("3-6", "1-4"))) == "Box 3 up to 6, else box 1 up to 4, else ask me"
    both = p.Wishes(("3-6",), ("1-4",), "least", "red")
    assert label(AUCTION, both) == (
        "One bid: box 3 up to 6; the other: box 1 up to 4; else the least bid; two-colour box: red"
    )
    assert label(AUCTION, p.Wishes(("3-6",)), "fr") == "Case 3 jusqu’à 6, sinon me demander"


def test_a_list_says_its_errands_in_their_order() -> None:
    state = written({"players": 2, "phase": "trains"})
    plan = p.Errands(("buy-2a", "white-aischgrund"), "pass")
    assert label(state, plan) == "Train 2a and beer · Aischgrund, then pass"
    assert label(state, plan, "fr") == "Train 2a et bière · Aischgrund, puis passer"


def positions() -> Iterator[FirstTrainState]:
    """Positions of random matches, with two, three and four seats on different maps."""
    for seats, name in ((2, "wensleydale"), (3, "nuernberg_compact"), (4, "nuernberg")):
        rng = rng_from(f"labels {seats}")
        settings = FirstTrainSettings(map=name, board="2-3")  # type: ignore[arg-type]
        state = GAME.setup(seats, rng.fork("match").seed, settings).state
        while not state.over:
            yield state
            seat = GAME.pending(state)[0].seat
            state = GAME.apply(state, seat, rng.choice(GAME.options(state, seat)).random(rng)).state


@pytest.mark.parametrize("locale", LOCALES)
def test_plans_of_a_contest_fit_a_phone_and_are_told_apart(locale: Locale) -> None:
    speaker = TEXT.speaker(locale, game="first_train", names=NAMES, plain=True)
    for state in list(positions())[::5]:
        facts = CONTEST.facts(state)
        assert facts is not None
        for seat in facts.seats:
            view = GAME.view(state, seat)
            labels = [GAME.words.label(view, option) for option in CONTEST.options(state, seat)]
            whole = [speaker(label) for label in labels]
            brief = [speaker(short(label, speaker)) for label in labels]
            assert len(set(whole)) == len(whole)
            assert len(set(brief)) == len(brief)
            assert slips("first_train", [*whole, *brief]) == []
            assert [text for text in brief if len(text) > PHONE] == []
            assert [text for text in whole if len(text) > WHOLE] == []


# ------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (a.Bid(9, 3), "There is no box 9. The boxes are 1 to 8."),
        (a.Bid(1, 2), "Box 1 asks for 3 at least. Bid more, or on another box."),
        (a.Bid(3, 4), "Émile has 4 on box 3. Bid 5 at least, or on another box."),
        (a.Bid(1, 13), "You have 12 cubes, not 13. Bid less."),
        (a.Pass(), "You must bid as long as you can pay for a box. The cheapest is box 5, from 2 on."),
        (a.BuyTrain("3a"), "Trains are bought in phase 6. Now bid on a box."),
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
        ((), "A line has two areas at least: where it begins, and where it leads."),
        (("atlantis", "roth"), "This map has no area “atlantis”. Choose one of those suggested."),
        (
            ("nuernberg_nord", "nuernberg_sued"),
            "The border Nürnberg Nord – Nürnberg Süd is closed. Go round it over other areas.",
        ),
        (("roth", "fuerth"), "Roth and Fürth have no common border. Name all areas on the way between them."),
        (
            ("lichtenau", "ansbach"),
            "Ansbach – Lichtenau is your own link already. Begin where it ends.",
        ),
        (
            ("roth", "hilpoltstein"),
            "Roth – Hilpoltstein has a link of the green company. Each border takes one: go another way.",
        ),
        (
            ("lichtenau", "neuendettelsau"),
            "Lichtenau – Neuendettelsau has a link of Émile. Each border takes one: go another way.",
        ),
        (
            ("ansbach", "herrieden"),
            "Company towns on the way take 1 red, and you have 0. Go another way, or stop before.",
        ),
        (
            ("lichtenau", "wolframs_eschenbach"),
            "2 landowners on the way are paid with 2 white, and you have 0. Go another way, or stop before.",
        ),
        (
            ("fuerth", "muggenhof"),
            "A line begins in a red or green town, or where your own track is; Fürth is neither.",
        ),
    ],
)
def test_a_line_is_refused_with_what_would_be_right(areas: tuple[str, ...], why: str) -> None:
    said = refused(BUILDING, a.BuildLine(areas))
    assert said.replace("Lichtenau – Ansbach", "Ansbach – Lichtenau") == why


def test_a_line_from_the_wrong_end_is_refused_with_the_right_one() -> None:
    assert refused(BUILDING, a.BuildLine(("georgensgmuend", "roth"))) == (
        "A line begins in a red or green town, or at your own track."
        " Give this one from Roth on, not from Georgensgmünd."
    )


def test_the_south_is_not_built_into() -> None:
    south = {"players": 2, "map": "wensleydale", "south": "extended", "phase": "construction"}
    state = written({**south, "areas": {"settle": {"companies": ["red"]}}})
    assert refused(state, a.BuildLine(("settle", "hellifield"))) == (
        "Hellifield lies in The South, and no link leads into it from Settle. Begin within The South."
    )


def test_a_train_is_refused_with_what_would_be_right() -> None:
    trains = {"2a": {"seat": 1}, "1a": {"seat": 0}}
    state = written(
        {"players": 2, "phase": "trains", "trains": trains, "P0": {"influence": {"brown": 1}, "cubes": 4}}
    )
    assert refused(state, a.BuyTrain("2a")) == "Train 2a is taken by Émile in this round. Choose another."
    assert (
        refused(state, a.BuyTrain("1b")) == "You have train 1a, which costs 1 as well. Buy one of another price."
    )
    assert (
        refused(state, a.BuyTrain("2b")) == "Train 2b costs 2 brown, and you have 1. Exchange 3 points at least."
    )
    assert refused(state, a.BuyTrain("2b", Exchange(cubes=4))) == (
        "3 points replace 1 brown: exchange a multiple of 3, not 4."
    )
    assert refused(state, a.BuyTrain("2b", Exchange(cubes=9))) == "You cannot exchange 9 (cubes): you have 4."
    assert refused(state, a.BuyTrain("9z")).startswith(
        "There is no train “9z”. There are 3a, 3b, 2a, 2b, 1a and 1b."
    )


def test_refusals_name_the_trains_of_the_data() -> None:
    said = say(Msg("first_train-no-such-train", {"text": "x"}))
    assert [train.id for train in TRAINS] == said.split("There are ")[1].rstrip(".").replace(" and ", ", ").split(
        ", "
    )


def test_a_load_is_refused_with_what_would_be_right() -> None:
    track = {"phase": "trains", "trains": {"1a": {"seat": 0}}}
    areas = {"hilpoltstein": {"red": 1}, "lichtenau": {"cubes": 2}, "aischgrund": {"cubes": 1}}
    state = written({**TRACK, **track, "areas": areas})
    assert refused(state, a.Load("fuerth", "red")).startswith("There is none of this in Fürth (red passenger).")
    assert refused(state, a.Load("hilpoltstein", "red")) == (
        "Your track does not reach Hilpoltstein. Only what it touches can be loaded (red passenger)."
    )
    assert refused(state, a.Load("aischgrund", "white")) == (
        "Arrows lead from Aischgrund to Herzogenaurach and Emskirchen, and your track touches none of them (beer)."
    )
    full = {"1a": {"seat": 0, "loads": {"yellow": 2}}}
    state = written({**TRACK, "phase": "trains", "trains": full, "areas": areas})
    assert refused(state, a.Load("lichtenau", "yellow")) == (
        "All your wagons are full. Load passengers, or buy another train."
    )
    state = written({**TRACK, "phase": "trains", "areas": areas})
    assert refused(state, a.Load("lichtenau", "yellow")) == "You have no train in this round. Buy one first."


def test_a_sale_is_refused_with_what_would_be_right() -> None:
    state = written({**TRACK, "phase": "sale"})
    assert refused(state, a.SellLine("red", ("ansbach", "herrieden"))) == (
        "Ansbach – Herrieden is no link of yours. A line that you sell is all your own."
    )
    assert refused(state, a.SellLine("green", ("ansbach", "lichtenau"))) == (
        "A line for the green company begins in a town of its colour, and Ansbach is none."
    )
    assert refused(state, a.SellLine("red", ("heilsbronn", "lichtenau", "ansbach"))) == (
        "A line for the red company begins in a town of its colour."
        " Give this one from Ansbach on, not from Heilsbronn."
    )
    assert refused(state, a.SellLine("red", ("ansbach", "lichtenau"))).startswith(
        "A line that is sold ends in a town, and Lichtenau is none."
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
        "The sale of 3 links costs 2 red, and you have 1. Sell 2 links at most."
    )


# ------------------------------------------------------------------ refusals of plans


def test_wishes_are_refused_with_what_would_be_right() -> None:
    assert planless(AUCTION, p.Wishes(())) == "Name one box at least, with the most that you bid there."
    assert planless(AUCTION, p.Wishes(("3-4",))) == "Box 3 asks for 5 at least. Bid more, or on another box."
    assert planless(AUCTION, p.Wishes(("1-13",))) == "You have 12 cubes, not 13. Bid less."
    assert planless(AUCTION, p.Wishes(("1-5", "1-6"))).startswith("Box 1 stands in the list twice.")
    assert planless(AUCTION, p.Wishes(("1-5",), (), "ask", "red")).startswith(
        "No box of this board leaves you a colour"
    )
    two = load({"players": 2, "drawn": [*["white"] * 4, "brown", "brown"]})
    assert planless(two, p.Wishes(("1-5",))) == "Say as well whether the last point of box 6 is red or green."


def test_a_line_and_a_list_given_beforehand_are_refused_with_what_would_be_right() -> None:
    assert planless(BUILDING, p.LineWish(("ansbach", "roth"), 5), seat=1).startswith(
        "Ansbach and Roth have no common"
    )
    state = written({"players": 2, "phase": "trains", "trains": {"2a": {"seat": 1}}})
    assert planless(state, p.Errands(())) == "Put something into the list, or choose a single move instead."
    assert planless(state, p.Errands(("buy-2a",))) == "Train 2a is taken by Émile in this round. Choose another."
    assert planless(state, p.Errands(("buy-1a", "buy-1a"))) == (
        "The list has this more often than there is: train 1a, once at most."
    )
    assert planless(state, p.Errands(("steal-fuerth",))).endswith("“steal-fuerth” is neither.")
    assert planless(state, p.AskMe()) == "It is your turn already: say what you do."
    assert planless(state, p.Wishes(("1-5",))).startswith("Bids are planned in phase 3. Now buy a train")


def test_just_one_move_is_refused_like_the_move() -> None:
    assert planless(AUCTION, p.JustBid(3, 4)) == "Émile has 4 on box 3. Bid 5 at least, or on another box."
    assert planless(AUCTION, p.JustBid(3, 5), seat=1) == "Your 4 on box 3 stand already. Bid on another box."
    assert planless(BUILDING, p.JustLine((), Influence()), seat=1).startswith("A line has two areas at least")


@pytest.mark.parametrize("phase", ["auction", "construction", "trains", "sale"])
@pytest.mark.parametrize("locale", LOCALES)
def test_who_is_not_asked_in_a_phase_is_told_why(phase: str, locale: Locale) -> None:
    facts = CONTEST.facts(written({**TRACK, "phase": phase}))
    assert facts is not None
    assert say(CONTEST.unasked(facts, 2), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_crowded_position_names_its_moves_without_slips(locale: Locale) -> None:
    state = crowded()
    for seat in range(4):
        view = GAME.view(state, seat)
        said = [say(GAME.words.label(view, option), locale) for option in CONTEST.options(state, seat)]
        assert slips("first_train", said) == []
