"""Cities & Knights in words: places, labels, refusals, the text board and the almanac."""

from typing import Any

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights.data import KINDS, TRACK_OF, Cards
from engines.cities_knights.game import GAME
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.position import load
from engines.cities_knights.rules.setup import lay_out
from engines.cities_knights.state import CatanState, Turn
from engines.core.actions import Option
from engines.core.decisions import Refused
from engines.core.frames import Ctx
from engines.core.mechanics import trade_offers
from engines.core.mechanics.trade_offers import Terms
from engines.core.rng import rng_from
from engines.core.text.messages import Msg, Ref
from i18n.almanac import Almanac
from i18n.locales import Locale
from tests.games.cities_knights.helpers.sentences import KEY, say, told
from tests.games.cities_knights.helpers.text_samples import START, TYPED, crowded
from tests.i18n.helpers.sentences import NARROW, TEXT, slips


def label(state: CatanState, action: Any, locale: Locale = "en", seat: int = 0) -> str:
    return say(GAME.names.label(GAME.view(state, seat), Option(action)), locale)


def island(seed: int, board: str) -> CatanState:
    state = GAME.rules.initial(3, rng_from(str(seed)), GAME.types.settings())
    lay_out(Ctx(state), board)
    return state


@pytest.mark.parametrize("board", ["spiral", "random", "fixed"])
def test_no_two_places_of_an_island_are_called_the_same(locale: Locale, board: str) -> None:
    for seed in range(12):
        view = GAME.view(island(seed, board), None)
        for kind, ids in (("hex", ISLAND.names), ("vertex", map(str, range(54))), ("edge", ISLAND.edge_names)):
            names = [say(GAME.names.place(view, Ref(kind, name)), locale) for name in ids]
            assert len(set(names)) == len(names)
            assert slips(KEY, names) == []


@pytest.mark.parametrize("board", ["spiral", "random"])
def test_names_of_places_fit_the_width_of_a_phone(locale: Locale, board: str) -> None:
    lengths = []
    for seed in range(40):
        view = GAME.view(island(seed, board), None)
        lengths += [len(say(GAME.names.place(view, Ref("vertex", str(vertex))), locale)) for vertex in range(54)]
    assert max(lengths) <= 48
    assert sorted(lengths)[len(lengths) * 95 // 100] <= 38


@pytest.mark.parametrize(
    ("ref", "english", "french"),
    [
        (Ref("hex", "0,-1"), "hills 6 · buildings: Anna", "colline 6 · bâtiments\u202f: Anna"),
        (Ref("hex", "0,0"), "desert · buildings: Anna", "désert · bâtiments\u202f: Anna"),
        (Ref("vertex", "18"), "hills 6 · pasture 4 · desert", "colline 6 · pré 4 · désert"),
        (Ref("vertex", "2"), "forest 9 · coast (north)", "forêt 9 · côte (nord)"),
        (Ref("vertex", "5"), "pasture 2 · forest 9 · grain 2:1", "pré 2 · forêt 9 · blé 2:1"),
        (Ref("edge", "18-23"), "hills 6 – desert", "colline 6 – désert"),
        (Ref("edge", "26-32"), "mountains 8 – harbour 3:1 (east)", "montagne 8 – port 3:1 (est)"),
        (Ref("kind", "coin"), "coin", "pièce"),
        (Ref("cards", "wool"), "wool", "laine"),
        (Ref("seat", "1"), "Émile", "Émile"),
        (Ref("card", "road_building"), "Road Building", "Construction de routes"),
    ],
)
def test_things_are_called_what_a_player_would_call_them(ref: Ref, english: str, french: str) -> None:
    view = GAME.view(START, 0)
    assert [say(GAME.names.place(view, ref), "en"), say(GAME.names.place(view, ref), "fr")] == [english, french]


def test_more_hexes_that_look_the_same_are_told_apart_by_row_and_place() -> None:
    state = island(0, "fixed")
    pastures = [i for i, terrain in enumerate(state.terrain) if terrain == "pasture"]
    for i in pastures:
        state.tokens[i] = 2
    names = [say(GAME.names.place(GAME.view(state, None), Ref("hex", ISLAND.names[i]))) for i in pastures]
    assert "pasture 2 (row 1, no. 2)" in names
    assert len(set(names)) == len(pastures) == 4


def test_two_hexes_that_look_the_same_are_told_apart_by_their_side() -> None:
    state = island(0, "fixed")
    state.tokens[ISLAND.names.index("1,-1")] = 2
    view = GAME.view(state, None)
    assert say(GAME.names.place(view, Ref("hex", "1,-2"))) == "pasture 2 (north)"
    assert say(GAME.names.place(view, Ref("hex", "1,-1"))) == "pasture 2 (south)"
    assert say(GAME.names.place(view, Ref("hex", "1,-1")), "fr") == "pré 2 (sud)"
    assert say(GAME.names.place(view, Ref("vertex", "13"))) == "pasture 2 · hills 6 · pasture 2"


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (a.BuildRoad("18-24"), "Road: pasture 4 – desert (lumber + brick)", None),
        (a.BuildCity(18), "City: hills 6 · pasture 4 · desert (2 grain + 3 ore)", None),
        (
            a.Improve("trade"),
            "Trade 1 · 1 cloth · Market",
            "Commerce 1 · 1 tissu · Marché",
        ),
        (a.TradeBank("wool", "ore", 2), "Bank: 8 wool for 2 ore", f"Banque{NARROW}: 8 laines → 2 minerais"),
        (
            a.TradeOffer(Terms(Cards(wool=2), Cards(ore=1)), ("1", "2")),
            "Offer to Émile and Bob: 2 wool for 1 ore",
            f"Proposer à Émile et Bob{NARROW}: 2 laines contre 1 minerai",
        ),
        (ca.Merchant("0,-1"), "Merchant: hills 6 · brick 2:1", None),
        (ca.Inventor(("1,-1", "2,-2")), "Inventor: swap forest 9 and pasture 4", None),
        (a.Discard(Cards(wool=2, coin=1)), "Discard 2 wool + 1 coin", "Défausser 2 laines + 1 pièce"),
        (a.MoveRobber("0,-1", None), "Robber: hills 6 · nobody", None),
    ],
)
def test_labels_carry_place_price_and_effect(action: Any, english: str, french: str | None) -> None:
    assert label(START, action) == english
    if french is not None:
        assert label(START, action, "fr") == french


def test_improvements_tell_what_their_level_brings() -> None:
    city = {"P0": {"cities": [18], "roads": [[18, 23]], "improvements": {"trade": 2, "politics": 3, "science": 2}}}
    state = load({"players": 3, **city})
    assert label(state, a.Improve("trade")) == "Trade 3 · 3 cloth · commodities 2:1"
    assert label(state, a.Improve("politics")) == "Politics 4 · 4 coins · Cathedral"
    turn = state.stack[-1]
    assert isinstance(turn, Turn)
    turn.cranes = 1
    science = "Science 3 · 2 paper · 1 resource if a roll brings nothing"
    assert label(state, a.Improve("science")) == science
    assert label(state, a.Improve("science"), "fr").endswith("1 ressource si le lancer ne donne rien")


def changed(state: CatanState, action: Any, locale: Locale = "en") -> str:
    """What the first seat reads of its move."""
    after = GAME.apply(state, 0, action).state
    return " · ".join(say(msg, locale) for msg in GAME.board.changes(GAME.view(state, 0), GAME.view(after, 0)))


def test_a_metropolis_says_its_points_and_from_whom_it_comes() -> None:
    keys = {"cities": [18], "roads": [[18, 23]], "hand": {"coin": 5}}
    first = load({"players": 3, "P0": {**keys, "improvements": {"politics": 3}}})
    assert changed(first, a.Improve("politics")) == "+2 points · politics metropolis"
    rival = {"cities": [40], "roads": [[40, 44]], "improvements": {"politics": 4}}
    own = {**keys, "improvements": {"politics": 4}}
    taken = load({"players": 3, "P0": own, "P1": rival, "metropolis": {"politics": [1, 40]}}, loose=True)
    assert changed(taken, a.Improve("politics")) == "+2 points · politics metropolis from Émile"
    assert "métropole de la politique aux dépens d’Émile" in changed(taken, a.Improve("politics"), "fr")


def test_a_road_says_how_long_the_way_is_and_when_it_is_the_longest() -> None:
    road = [[18, 23], [23, 17], [17, 22]]
    keys = {"settlements": [18], "hand": {"lumber": 1, "brick": 1}}
    three = load({"players": 3, "P0": {**keys, "roads": road}}, loose=True)
    assert changed(three, a.BuildRoad("22-28")) == "your road grows to 4 of 5"
    four = load({"players": 3, "P0": {**keys, "roads": [*road, [22, 28]]}}, loose=True)
    assert changed(four, a.BuildRoad("28-34")) == "+2 points · the longest road"


def test_a_knight_says_what_it_does_to_the_defence() -> None:
    keys = {"cities": [18], "roads": [[18, 23]], "knights": [{"v": 23, "level": 1}], "hand": {"grain": 1}}
    state = load({"players": 3, "P0": keys}, loose=True)
    assert changed(state, a.ActivateKnight(23)) == "a landing no longer costs you a city · defence 1, barbarians 1"


def test_a_hand_says_when_a_seven_would_halve_it() -> None:
    keys = {"settlements": [18], "roads": [[18, 23]], "hand": {"lumber": 1, "brick": 7}}
    state = load({"players": 3, "P0": keys}, loose=True)
    assert changed(state, a.BuildRoad("17-23")) == "your road grows to 2 of 5 · 6 cards: safe from a seven"


def test_a_knight_is_displaced_not_its_owner() -> None:
    knights = [{"v": 23, "level": 2, "active": True}]
    roads = [[18, 23], [18, 24]]
    state = load(
        {
            "players": 3,
            "P0": {"settlements": [18], "roads": roads, "knights": knights},
            "P1": {"knights": [{"v": 24, "level": 1}]},
        },
        loose=True,
    )
    place = ("pasture 4 · desert · forest 3", "pré 4 · désert · forêt 3")
    displacing = a.MoveKnight(23, 24)
    assert label(state, displacing).endswith(f"→ {place[0]} (displaces Émile’s knight)")
    assert label(state, displacing, "fr").endswith(f"→ {place[1]} (chasse un chevalier d’Émile)")
    assert "displace Émile’s knight" in label(state, ca.Intrigue(24))
    assert "chasser un chevalier d’Émile" in label(state, ca.Intrigue(24), "fr")


def test_a_knight_is_promoted_in_the_words_of_its_button_and_its_card() -> None:
    knights = [{"v": 23, "level": 1}]
    state = load({"players": 3, "P0": {"settlements": [18], "roads": [[18, 23]], "knights": knights}})
    assert label(state, a.PromoteKnight(23), "fr").startswith(f"Promouvoir (fort){NARROW}: ")
    for cards, asked in (
        (2, "Promeus jusqu’à 2 chevaliers gratuitement."),
        (1, "Promeus encore un chevalier gratuitement, ou arrête."),
    ):
        assert say(Msg("cities_knights-ask-smith", {"n": cards}), "fr") == asked
    assert say(Msg("cities_knights-pass-free-promotions"), "fr") == "Ne plus promouvoir"


def test_a_tipped_city_is_turned_upright_not_built_again() -> None:
    hand = {"grain": 2, "ore": 3}
    state = load({"players": 3, "P0": {"tipped": [18], "settlements": [40, 8, 2, 50], "hand": hand}}, loose=True)
    (option,) = (option for option in GAME.options(state, 0) if isinstance(option.action, a.BuildCity))
    said = label(state, option.action)
    assert said == "Turn the tipped city upright: hills 6 · pasture 4 · desert (2 grain + 3 ore)"


def test_a_knight_sets_out_from_its_numbers_or_its_place_where_these_are_twice() -> None:
    knights = [{"v": 23, "level": 2, "active": True}]
    state = load({"players": 3, "P0": {"settlements": [18], "roads": [[18, 23], [18, 24]], "knights": knights}})
    assert label(state, a.MoveKnight(23, 24)) == "Knight 6/11 → pasture 4 · desert · forest 3"


def test_an_offer_of_many_kinds_is_counted_so_that_its_label_fits() -> None:
    give, want = Cards(lumber=1, brick=1, wool=1, grain=1), Cards(coin=1, cloth=1)
    offer = label(START, a.TradeOffer(Terms(give, want), ("1",)))
    assert offer == "Offer to Émile: 4 cards for 2 cards"
    assert "1 lumber + 1 brick" in told([trade_offers.OfferMade(0, 1, (1,), give, want)])[0]


def test_every_verb_has_a_label_that_fits_a_list(locale: Locale) -> None:
    state = crowded()
    view = GAME.view(state, 0)
    known = {vertex.vertex for vertex in view.knights}
    said = set()
    for action in TYPED:
        vertex = getattr(action, "vertex", 18)
        victim = getattr(action, "victim", 1) or 1
        names = [getattr(action, field, "wool") for field in ("kind", "give", "get")]
        legal_ids = all(name in KINDS for name in names) and getattr(action, "track", "trade") != "magic"
        if isinstance(action, a.Pass) or vertex not in range(54) or victim not in range(4) or not legal_ids:
            continue
        if isinstance(action, a.BuildRoad | a.MoveKnight | ca.Merchant | a.TradeOffer | ca.Inventor | a.DropCard):
            continue
        if isinstance(action, a.PromoteKnight) and vertex not in known:
            continue
        said.add(say(GAME.names.label(view, Option(action)), locale))
    assert slips(KEY, list(said)) == []
    assert all(len(text) <= 100 for text in said)


def test_the_text_board_shows_a_hand_to_its_owner_alone() -> None:
    state = crowded()
    mine, public = ([say(msg) for msg in _board(state, viewer)] for viewer in (0, None))
    assert any(line.startswith("Spy: see someone’s progress cards") for line in mine)
    assert not any("Spy" in line for line in public)
    assert set(public) <= set(mine)


def test_the_text_board_tells_one_number_of_resources_and_commodities_in_a_hand() -> None:
    state = load({"players": 3, "P1": {"hand": {"wool": 3, "coin": 1}, "progress": ["spy"]}})
    lines = [say(msg) for msg in _board(state, 0)]
    assert "In hand: 4 cards, 1 progress card · limit 7" in lines
    french = [say(msg, "fr") for msg in _board(state, 0)]
    assert f"En main{NARROW}: 4 cartes, 1 carte Progrès · limite 7" in french


def _board(state: CatanState, viewer: int | None) -> list[Msg]:
    board = GAME.board.summary(GAME.view(state, viewer)).board
    return [line for section in board for line in (section.title, *section.lines)]


def refusal(state: CatanState, action: Any, locale: Locale = "en", seat: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        GAME.check(state, seat, action)
    return say(refused.value.msg, locale)


KNIGHTLY = {
    "settlements": [18],
    "cities": [40],
    "roads": [[18, 23], [18, 24]],
    "knights": [{"v": 23, "level": 1, "active": True}, {"v": 24, "level": 2, "active": False}],
    "hand": {"wool": 1, "coin": 2},
    "progress": ["alchemist", "inventor", "bishop", "merchant"],
}

TABLE = load({"players": 3, "P0": KNIGHTLY, "P1": {"settlements": [14], "roads": [[9, 14]]}, "loose": True})


@pytest.mark.parametrize(
    ("action", "because"),
    [
        (a.RollDice(), "You’ve already rolled this turn."),
        (a.BuildRoad("23-29"), "A road costs 1 lumber + 1 brick. You’re missing 1 lumber + 1 brick."),
        (a.BuildRoad("18-23"), "Anna has a road there: hills 6 – desert."),
        (a.BuildRoad("0-3"), "You have nothing next to mountains 10 – harbour 3:1 (northwest)."),
        (a.BuildRoad("1-9"), "There’s no edge “1-9”."),
        (a.BuildSettlement(54), "There’s no corner 54; they go from 0 to 53."),
        (a.BuildSettlement(14), "Émile has a building at forest 9 · pasture 4 · hills 10."),
        (a.BuildSettlement(24), "Anna has a knight at pasture 4 · desert · forest 3."),
        (a.BuildSettlement(19), "Pasture 4 · hills 10 · forest 3 is next to a building."),
        (a.BuildSettlement(30), "Your roads don’t lead to desert · forest 3 · fields 4."),
        (a.BuildCity(14), "You have no settlement at forest 9 · pasture 4 · hills 10."),
        (a.BuildCity(40), "There’s already a city at mountains 3 · fields 4 · fields 6."),
        (a.BuildCity(18), "A city costs 2 grain + 3 ore. You’re missing 2 grain + 3 ore."),
        (a.BuildWall(18), "You have no city at hills 6 · pasture 4 · desert."),
        (a.BuildKnight(18), "Anna has a piece at hills 6 · pasture 4 · desert."),
        (a.Improve("trade"), "Trade 1 costs 1 cloth, and you have 0."),
        (a.Improve("magic"), "There’s no track “magic”."),
        (a.ActivateKnight(23), "The knight at hills 6 · forest 11 · desert is already active."),
        (a.ActivateKnight(24), "Activating a knight costs 1 grain. You’re missing 1 grain."),
        (a.PromoteKnight(24), "You need politics level 3 to promote a strong knight."),
        (a.PromoteKnight(30), "You have no knight at desert · forest 3 · fields 4."),
        (a.MoveKnight(24, 30), "The knight at pasture 4 · desert · forest 3 is inactive."),
        (a.MoveKnight(23, 24), "Anna has a piece at pasture 4 · desert · forest 3."),
        (a.MoveKnight(23, 0), "Your roads don’t take the knight to mountains 10 · harbour 3:1 (north)."),
        (a.ChaseRobber(23), "The robber can’t move until the barbarians have attacked once."),
        (a.TradeBank("wool", "ore", 1), "For 1 ore the bank takes 4 wool, and you have 1."),
        (a.TradeBank("wool", "wool", 1), "You can’t trade wool for wool."),
        (a.TradeBank("silk", "wool", 1), "There’s no card “silk”."),
        (a.TradeOffer(Terms(Cards(), Cards(ore=1)), ("1",)), "Both sides of a trade need at least one card."),
        (a.TradeOffer(Terms(Cards(wool=2), Cards(ore=1)), ("1",)), "You’re missing 1 wool for that."),
        (a.TradeOffer(Terms(Cards(wool=1), Cards(wool=1)), ("1",)), "Wool is on both sides."),
        (a.TradeOffer(Terms(Cards(wool=1), Cards(ore=1)), ("5",)), "You can make this offer to Émile and Bob"),
        (a.TradeAccept(4), "Offer 4 isn’t open."),
        (ca.Alchemist(1, 2), "Alchemist is played before the roll, and you’ve already rolled."),
        (ca.Spy(1), "You don’t have Spy."),
        (ca.Bishop("0,0"), "The robber can’t move until the barbarians have attacked once."),
        (ca.Inventor(("1,-2", "2,-2")), "The number of pasture 2 stays."),
        (ca.Merchant("0,2"), "You have no building at pasture 11."),
        (a.Discard(Cards(wool=1)), "You don’t have that to answer right now."),
        (a.Pass(), "There’s nothing to pass on right now."),
    ],
)
def test_refusals_name_the_rule(action: Any, because: str) -> None:
    said = refusal(TABLE, action)
    assert said.startswith(because)
    assert slips(KEY, [said, refusal(TABLE, action, "fr")]) == []


def test_refusals_of_an_answer_say_how_many_and_what_is_missing() -> None:
    hand = {"P0": {"settlements": [18], "roads": [[18, 23]], "hand": {"wool": 9}}}
    state = GAME.apply(
        load({"players": 3, "phase": "roll", **hand}),
        0,
        a.RollDice(),
        {"die.red": [3], "die.yellow": [4], "die.event": ["trade"]},
    ).state
    few = refusal(state, a.Discard(Cards(wool=3)))
    assert few == "Choose exactly 4 cards; you named 3."
    assert refusal(state, a.Discard(Cards(wool=3, ore=1))).startswith("You’re missing 1 ore for that.")
    assert refusal(state, a.EndTurn()) == "That has to wait. First discard cards."


OTHERWISE = {
    "commercial_harbor": "harbour",
    "master_merchant": "plunder",
    "road_building": "free-roads",
}
"""Cards whose entry is that of the decision to which they lead."""

WANTED = (
    "draft roll turn seven saboteur wedding drop robber raze relocate deck aqueduct metropolis harbour plunder",
    "spy deserter free-roads smith offer road settlement city wall knight merchant barbarians defender",
    "improvements tipped longest-road points end bank harbours production commodities hand-limit progress costs",
)


def test_the_almanac_explains_every_card_piece_and_phase(locale: Locale) -> None:
    almanac = Almanac.load()
    topics = {entry.topic for entry in almanac.entries(KEY, locale)}
    assert set(" ".join(WANTED).split()) <= topics
    for card in TRACK_OF:
        entry = almanac.entry(KEY, OTHERWISE.get(card, card.replace("_", "-")), locale)
        assert entry is not None
        assert entry.title == TEXT.say(Msg("core-thing", {"thing": Ref("card", card)}), locale, game=KEY)


def test_the_almanac_names_hexes_that_look_the_same_as_the_game_does(locale: Locale) -> None:
    entry = Almanac.load().entry(KEY, "places", locale)
    assert entry is not None
    three, four = (
        Msg("cities_knights-hex", {"terrain": Ref("terrain", "forest"), "token": number}) for number in (3, 4)
    )
    for name in (
        Msg("cities_knights-hex-side", {"hex": three, "side": Ref("side", "w")}),
        Msg("cities_knights-hex-exact", {"hex": four, "row": 2, "place": 3}),
    ):
        assert TEXT.say(name, locale, game=KEY) in entry.body
