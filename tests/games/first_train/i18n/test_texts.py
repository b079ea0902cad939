"""First Train in words: places, labels of moves and plans."""

from collections.abc import Iterator
from typing import Any

import pytest

from discord_ui.model.label_forms import short_label
from engines.core.actions import Option
from engines.core.rng import rng_from
from engines.core.text.messages import Msg, Ref
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.data import BOARDS, LOADS, Exchange
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import CHARTS, MAPS
from engines.first_train.play.contest import CONTEST
from engines.first_train.position import load
from engines.first_train.state import FirstTrainState
from i18n.locales import Locale
from tests.games.first_train.helpers.sentences import AUCTION, TRACK, say, written
from tests.games.first_train.helpers.text_samples import plain
from tests.i18n.helpers.sentences import NAMES, TEXT, slips

PHONE, WHOLE = 30, 80


def label(state: FirstTrainState, action: Any, locale: Locale = "en", seat: int = 0) -> str:
    return say(GAME.names.label(GAME.view(state, seat), Option(action)), locale)


@pytest.mark.parametrize("name", MAPS)
def test_no_two_areas_and_no_two_borders_of_a_map_are_called_the_same(name: str, locale: Locale) -> None:
    chart = CHARTS[name]
    view = GAME.view(GAME.setup(2, bytes(16), FirstTrainSettings(map=chart.id)).state, None)
    for kind, ids in (("area", chart.area), ("border", chart.border)):
        names = [say(GAME.names.place(view, Ref(kind, one)), locale) for one in ids]
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
        (Ref("wish", "3-5"), "⬜⬜🟥🟥 box 3 up to 5", "⬜⬜🟥🟥 case 3, jusqu’à 5"),
        (Ref("errand", "buy-2a"), "train 2a", "train 2a"),
        (Ref("errand", "white-aischgrund"), "beer · Aischgrund", "bière · Aischgrund"),
        (Ref("pay", "cubes"), "cubes", "cubes"),
        (Ref("seat", "1"), "Émile", "Émile"),
    ],
)
def test_things_are_called_what_a_player_would_call_them(ref: Ref, english: str, french: str) -> None:
    view = GAME.view(plain(), 0)
    assert [say(GAME.names.place(view, ref), "en"), say(GAME.names.place(view, ref), "fr")] == [english, french]


@pytest.mark.parametrize(
    ("name", "white", "yellow"), [("nuernberg", "beer", "mail"), ("wensleydale", "stone", "cheese")]
)
def test_goods_are_called_by_their_map(name: Any, white: str, yellow: str) -> None:
    view = GAME.view(GAME.setup(2, bytes(16), FirstTrainSettings(map=name)).state, None)
    assert [say(GAME.names.place(view, Ref("load", load))) for load in LOADS[2:]] == [white, yellow]


@pytest.mark.parametrize("name", MAPS)
def test_every_area_of_every_map_may_be_typed_by_its_name(name: Any) -> None:
    view = GAME.view(GAME.setup(2, bytes(16), FirstTrainSettings(map=name)).state, None)
    things = GAME.names.things(view, "line", "areas")
    named = {code: say(thing) for code, thing in things if isinstance(thing, Msg)}
    assert named == {area.id: area.name for area in CHARTS[name].areas}


def test_a_box_is_named_with_all_that_it_brings() -> None:
    state = load({"players": 4, "drawn": ["brown", "green", *["white"] * 5, "red"]})
    names = [say(GAME.names.place(GAME.view(state, 0), Ref("box", str(box)))) for box in (1, 2)]
    assert names == ["box 1: 3 brown + green", "box 2: 2 brown + red + green"]
    state = written({"players": 2, "drawn": ["brown", "green", *["white"] * 4]})
    last = len(BOARDS["2-3"].boxes)
    assert (
        say(GAME.names.place(GAME.view(state, 0), Ref("box", str(last)))) == f"box {last}: 2 white + red or green"
    )


def test_a_bid_says_what_the_box_brings_and_whom_it_beats() -> None:
    assert label(AUCTION, a.Bid(1, 5)) == "Bid 5 on box 1: white + 2 brown + green"
    assert label(AUCTION, a.Bid(3, 5)) == "Bid 5 on box 3: 2 white + 2 red (Émile: 4)"
    assert label(AUCTION, a.Bid(3, 5), "fr") == "Miser 5 sur la case 3 : 2 blanches + 2 rouges (Émile : 4)"


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
    assert label(state, sale, "fr").endswith("(2 voies) à la compagnie rouge : 1 rouge")
    plan = p.LineWish(("roth", "georgensgmuend", "spalt", "windsbach"), 9, shorten=True)
    ahead = written({"players": 2, "phase": "construction"})
    assert label(ahead, plan) == "Roth – … – Windsbach (3 links, now 5) for up to 9, or shorter, otherwise ask me"


def test_a_train_says_its_price_its_room_and_what_must_be_exchanged() -> None:
    state = written({"players": 2, "phase": "trains", "P0": {"influence": {"brown": 2}, "cubes": 7}})
    view = GAME.view(state, 0)
    said = [say(GAME.names.label(view, option)) for option in GAME.options(state, 0)]
    assert "Buy train 3a: 2 brown and 3 in exchange (3 passengers, 2 goods)" in said
    assert "Buy train 2b: 2 brown (1 passenger, 3 goods)" in said
    assert label(state, a.BuyTrain("3a", Exchange(cubes=3))) == "Buy train 3a: 3 cubes + 2 brown"
    assert label(state, a.BuyTrain("3a", Exchange(cubes=3)), "fr") == "Acheter le train 3a : 3 cubes + 2 marron"


def test_a_load_says_on_which_train_it_goes() -> None:
    trains = {"1a": {"seat": 0}, "3b": {"seat": 0, "loads": {"white": 3}}}
    state = written({**TRACK, "phase": "trains", "areas": {"lichtenau": {"cubes": 2}}, "trains": trains})
    mark = state.chart.areas[state.chart.area["lichtenau"]].mark
    assert mark == "goods_yellow"
    assert label(state, a.Load("lichtenau", "yellow")) == "Load mail from Lichtenau (2 there) on train 1a"
    trains["3b"] = {"seat": 0}
    state = written({**TRACK, "phase": "trains", "areas": {"lichtenau": {"cubes": 2}}, "trains": trains})
    assert label(state, a.Load("lichtenau", "yellow")) == "Load mail from Lichtenau (2 there) on train 3b"
    event: Any = GAME.apply(state, 0, a.Load("lichtenau", "yellow")).events[0].event
    assert event.train == "3b"


@pytest.mark.parametrize(
    ("phase", "english", "french"),
    [
        ("construction", "Build nothing", "Ne rien construire"),
        ("trains", "Pass for the rest of the phase", "Passer pour toute la phase"),
        ("sale", "Sell nothing: 2 links stay, −2 at the end", "Ne rien vendre : 2 voies restent, −2 à la fin"),
    ],
)
def test_a_pass_says_what_it_leaves_undone(phase: str, english: str, french: str) -> None:
    state = written({**TRACK, "phase": phase})
    assert [label(state, a.Pass(), "en"), label(state, p.JustPass(), "fr")] == [english, french]


def test_wishes_say_how_far_they_go_for_which_box_and_what_is_done_then() -> None:
    assert label(AUCTION, p.Wishes(("3-6", "1-4"))) == (
        "⬜⬜🟥🟥 box 3 up to 6, otherwise ⬜🟫🟫🟩 box 1 up to 4, otherwise ask me"
    )
    both = p.Wishes(("3-6",), ("1-4",), "least", "red")
    assert label(AUCTION, both) == (
        "One bid: ⬜⬜🟥🟥 box 3 up to 6; the other: ⬜🟫🟫🟩 box 1 up to 4; "
        "otherwise bid the minimum; two-colour box: red"
    )
    assert label(AUCTION, p.Wishes(("3-6",)), "fr") == "⬜⬜🟥🟥 case 3, jusqu’à 6, sinon me demander"


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


def test_plans_of_a_contest_fit_a_phone_and_are_told_apart(locale: Locale) -> None:
    speaker = TEXT.speaker(locale, game="first_train", names=NAMES, plain=True)
    for state in list(positions())[::5]:
        facts = CONTEST.facts(state)
        assert facts is not None
        for seat in facts.seats:
            view = GAME.view(state, seat)
            labels = [GAME.names.label(view, option) for option in CONTEST.options(state, seat)]
            whole = [speaker(label) for label in labels]
            brief = [speaker(short_label(label, speaker)) for label in labels]
            assert len(set(whole)) == len(whole)
            assert len(set(brief)) == len(brief)
            assert slips("first_train", [*whole, *brief]) == []
            assert [text for text in brief if len(text) > PHONE] == []
            assert [text for text in whole if len(text) > WHOLE] == []
