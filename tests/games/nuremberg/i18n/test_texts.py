"""Die Siedler von Nürnberg in words: places, labels, what happened, refusals and the text board."""

from collections.abc import Sequence
from typing import Any

import pytest

from engines.core.actions import Option
from engines.core.decisions import Refused
from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.trade_offers import Terms, TradeOffer
from engines.core.play.premoves import PremoveCondition
from engines.core.text.messages import Msg, Ref
from engines.nuremberg import actions as a
from engines.nuremberg import events as e
from engines.nuremberg.data import COSTS, NUMBERS, Cards, Goods
from engines.nuremberg.game import GAME
from engines.nuremberg.geography.city import SITE_IDS, TOWER_IDS
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING_IDS, FIELDS
from engines.nuremberg.rules.building import PIECES
from engines.nuremberg.state import NurembergState
from engines.nuremberg.text.names import TRADE
from i18n.locales import Locale
from tests.games.nuremberg.helpers.positions import country, position
from tests.games.nuremberg.helpers.text_samples import crowded, plain
from tests.i18n.helpers import sentences
from tests.i18n.helpers.sentences import slips


def say(msg: Msg, locale: Locale = "en") -> str:
    return sentences.say("nuremberg", msg, locale).replace(sentences.NARROW, " ")


def told(events: Sequence[Any], locale: Locale = "en") -> list[str]:
    return [say(msg, locale) for msg in GAME.events.tell(GAME.view(plain(), None), events)]


def label(state: NurembergState, action: Any, locale: Locale = "en", seat: int = 0) -> str:
    return say(GAME.names.label(GAME.view(state, seat), Option(action)), locale)


def refused(state: NurembergState, action: Any, locale: Locale = "en") -> str:
    with pytest.raises(Refused) as no:
        GAME.check(state, 0, action)
    return say(no.value.msg, locale)


def test_no_two_places_are_called_the_same(locale: Locale) -> None:
    view = GAME.view(plain(), None)
    fields = [COUNTRY.names[place] for place in FIELDS]
    for kind, ids in (("crossing", CROSSING_IDS), ("site", SITE_IDS), ("tower", TOWER_IDS), ("field", fields)):
        names = [say(GAME.names.place(view, Ref(kind, name)), locale) for name in ids]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= 48
        assert slips("nuremberg", names) == []


@pytest.mark.parametrize(
    ("ref", "english", "french"),
    [
        (Ref("crossing", "ii-4"), "Prague 4 (ore 9 · ore 5)", "Prague 4 (minerai 9 · minerai 5)"),
        (
            Ref("crossing", "v-1"),
            "V 1 (ore 3 · grain 8 · wool 5)",
            "V 1 (minerai 3 · blé 8 · laine 5)",
        ),
        (Ref("site", "h-n"), "any kind 3:1 · compass", "toute sorte 3:1 · compas"),
        (Ref("site", "h-s"), "wool 2:1 · armour/helmet", "laine 2:1 · armure/casque"),
        (Ref("site", "b-se"), "yard · lyre", "chantier · lyre"),
        (Ref("tower", "26-1"), "walls 26–1", "remparts 26–1"),
        (Ref("route", "iv"), "route IV", "route IV"),
        (Ref("give", "gold"), "gold", "or"),
        (Ref("seat", "1"), "Émile", "Émile"),
    ],
)
def test_things_are_called_what_a_player_would_call_them(ref: Ref, english: str, french: str) -> None:
    view = GAME.view(plain(), 0)
    assert [say(GAME.names.place(view, ref), "en"), say(GAME.names.place(view, ref), "fr")] == [english, french]


RICH = position(
    players=3,
    P0={**country("ii-2", ii=[1]), "hand": {"wood": 2, "clay": 2, "ore": 2}, "gold": 9, "workshops": ["B-NW"]},
    P1={**country("i-2", i=[1])},
)


def changed(state: NurembergState, action: Any, locale: Locale = "en") -> str:
    """What the first seat reads of its move."""
    after = GAME.apply(state, 0, action).state
    return " · ".join(say(msg, locale) for msg in GAME.board.changes(GAME.view(state, 0), GAME.view(after, 0)))


def test_a_station_says_whose_right_of_way_it_takes() -> None:
    assert label(RICH, a.BuildStation("iii")) == "Toll station: Venice, section 1 (wood + clay)"
    assert changed(RICH, a.BuildStation("iii")) == "+1 point · right of way of Venice"
    keys = {"hand": {"wood": 2, "clay": 2}}
    tied = position(P0={**country(i=[2, 3]), **keys}, P1=country("i-2", i=[1]), rights={"I": 1}, loose=True)
    from_other = "+1 point · right of way of Frankfurt from Émile · Émile −1"
    assert changed(tied, a.BuildStation("i")) == from_other
    assert "droit de passage de Francfort aux dépens d’Émile" in changed(tied, a.BuildStation("i"), "fr")
    behind = position(P0={**country(), **keys}, P1=country("i-2", i=[1, 2]), rights={"I": 1}, loose=True)
    assert changed(behind, a.BuildStation("i")) == "2 more for Émile’s right of way"


def test_a_wall_says_what_it_changes_in_the_council() -> None:
    keys = {"hand": {"clay": 2}, "gold": 6}
    first = position(P0={**keys, "prestige": 1}, loose=True)
    assert label(first, a.BuildWall()) == "Wall 2 (clay + 3 gold)"
    assert changed(first, a.BuildWall()) == "prestige 2, council from 3"
    rival = position(P0={**keys, "prestige": 3}, P1={"prestige": 3}, council={"4": 1}, loose=True)
    assert changed(rival, a.BuildWall()) == "+4 points · Council of Seven from Émile · Émile −2 · prestige 4"


def test_a_sale_says_who_gets_its_toll_and_a_trade_nothing_twice() -> None:
    sale = GAME.names.label(GAME.view(RICH, 0), Option(a.Sell("helmet")))
    assert say(sale) == "Sell 1 helmet (wood + 2 ore): 8 − 2 toll = 6 gold"
    assert say(Msg(f"{sale.key}-below", sale.args)) == "wood + 2 ore: 8 − 2 toll to Émile = 6 gold"
    assert changed(RICH, a.Sell("helmet")) == ""
    assert changed(RICH, TradeBank("gold", "wool")) == ""
    assert changed(RICH, TradeBank("gold", "wool", 2)) == "8 cards: a robber knight would halve them"


def test_a_workshop_says_which_goods_of_its_place_are_double_already() -> None:
    hand = {"grain": 2, "ore": 3}
    state = position(P0={**country(), "hand": hand, "workshops": ["H-N"]}, loose=True)
    assert changed(state, a.BuildWorkshop("h-ne")) == "+1 point · compass: already double"
    assert changed(state, a.BuildWorkshop("h-s")) == "+1 point"


def test_two_settlements_and_two_cards_do_not_look_alike() -> None:
    state = position(P0={}, P1={**country("ii-2", "ii-4"), "hand": {"ore": 2}}, loose=True)
    view = GAME.view(state, 0)
    field = next(
        COUNTRY.names[place]
        for place in FIELDS
        if "2 of Émile" in say(GAME.names.place(view, Ref("field", COUNTRY.names[place])))
    )
    assert say(GAME.names.place(view, Ref("field", field))).endswith(" · settlements: 2 of Émile")
    assert label(state, a.MoveKnight(field, 1)).endswith(" · Émile, 2 cards")


def test_a_sale_says_price_toll_and_what_is_left() -> None:
    assert label(RICH, a.Sell("helmet")) == "Sell 1 helmet (wood + 2 ore): 8 − 2 toll = 6 gold"
    french = "Vendre 2 compas (2 bois + 2 minerais) : 6 − 4 de douane = 2 pièces d’or"
    assert label(RICH, a.Sell("compass", 2), "fr") == french
    assert label(RICH, a.Sell("lyre", 2)).endswith("): 8 gold")


def test_gold_is_said_as_money_in_trades_too() -> None:
    assert label(RICH, TradeBank("gold", "wool", 2)) == "Bank: 8 gold for 2 wool"
    assert label(RICH, TradeBank("gold", "wool", 2), "fr") == "Banque : 8 pièces d’or → 2 laines"
    terms = Terms(Goods(gold=1), Goods(clay=2))
    assert label(RICH, TradeOffer(terms, ("1",)), "fr") == "Proposer à Émile : 1 pièce d’or contre 2 argiles"


@pytest.mark.parametrize("piece", PIECES)
def test_headings_and_commands_name_the_prices_of_the_data(piece: str, locale: Locale) -> None:
    price = say(TRADE.price(COSTS[piece]), locale)
    kind = GAME.names.place(GAME.view(RICH, 0), Ref("verb", f"build-{piece}"))
    assert say(kind, locale).endswith(f"({price})")
    assert say(Msg(f"nuremberg-verb-build-{piece}-desc"), locale).endswith(f"({price})")


def test_sites_name_the_rates_of_the_data(locale: Locale) -> None:
    view = GAME.view(plain(), None)
    assert f"{NUMBERS.rates.any}:1 " in say(GAME.names.place(view, Ref("site", "h-n")), locale)
    assert f" {NUMBERS.rates.printed}:1 " in say(GAME.names.place(view, Ref("site", "h-s")), locale)


def test_free_clay_names_its_price(locale: Locale) -> None:
    asked = say(Msg("nuremberg-ask-wall"), locale)
    assert say(TRADE.price(COSTS["free_wall"]), locale) in asked


def test_a_card_and_all_it_brings_is_a_few_lines() -> None:
    events = [
        e.TurnBegan(0, 9),
        e.CardDrawn(0, 17, 8, "toll", "ii"),
        e.Received(0, Cards(grain=2), "harvest"),
        e.Received(2, Cards(grain=1), "harvest"),
        e.TollPaid(1, 0, "ii", 2, 1, 1),
        e.TollPaid(2, 0, "ii", 1, 1, 0),
    ]
    assert told(events) == [
        "Anna draws 8: toll, Prague. The holder of its right of way collects from everyone else settled there.",
        "Harvest: Anna 2 grain and Bob 1 grain.",
        "Toll to Anna: Émile 1 gold + 1 card and Bob 1 gold.",
    ]
    assert told(events, "fr") == [
        "Anna pioche 8 : douane volante, Prague. Les autres colonies y paient le droit de passage.",
        "Récolte : Anna 2 blés et Bob 1 blé.",
        "Douane pour Anna : Émile 1 pièce d’or + 1 carte et Bob 1 pièce d’or.",
    ]


def test_both_who_pay_and_are_paid_read_which_card_was_drawn() -> None:
    events = [e.TollSeen(1, 0, "ii", 2, 1, 1, Cards(wool=1))]
    assert told(events) == ["Toll to Anna: Émile 1 wool + 1 gold."]


def test_discards_of_a_robber_knight_are_told_together() -> None:
    events = [e.Discarded(0, Cards(wool=4)), e.Discarded(2, Cards(ore=3, clay=1)), e.KnightMoved(1, "0,-2")]
    assert told(events) == [
        "Back to the bank: Anna 4 wool and Bob 1 clay + 3 ore.",
        "Émile sends the robber knight to wood 5.",
    ]


def test_a_swap_in_the_council_says_who_holds_what_now() -> None:
    assert told([e.TowerBuilt(0, "1-2", 5), e.CouncilTaken(0, 4, 1, 3)]) == [
        "Anna builds a tower at walls 1–2 and has 5 prestige.",
        "Anna and Émile swap: Anna is now in the Council of Seven (4 points), Émile in the Small Council (3).",
    ]
    assert told([e.CouncilTaken(0, 2, 1)], "fr") == ["Anna prend la place d’Émile au Grand Conseil : 2 points."]


def told_to(seat: int, events: Sequence[Any], locale: Locale = "en") -> list[str]:
    """What a seat reads in its own panel."""
    say = sentences.TEXT.speaker(locale, game="nuremberg", names=sentences.NAMES, plain=True, reader=seat)
    return [say(msg) for msg in GAME.events.tell(GAME.view(plain(), seat), events)]


@pytest.mark.parametrize(
    ("event", "seat", "sentence"),
    [
        (e.CardDrawn(0, 11, 6, "none"), 0, "You draw 6: just the harvest."),
        (e.Received(0, Cards(grain=2), "harvest"), 0, "Harvest: you 2 grain."),
        (e.TollPaid(1, 0, "ii", 1, 1, 0), 0, "Toll to you: Émile 1 gold."),
        (e.RightTaken(1, "ii", 3, 0), 0, "Émile takes the right of way of Prague from you: 1 point."),
        (e.CouncilTaken(1, 4, 0), 0, "Émile takes your place in the Council of Seven: 4 points."),
        (e.Sold(1, "helmet", 1, 4, 2, 0), 0, "Émile sells 1 helmet for 4 gold and pays you 2 gold in toll."),
        (e.CardStolenSeen(1, 0, "ore"), 0, "Émile takes 1 ore from you."),
        (e.TimeIsUp((0,), 11), 0, "Time’s up: you win with 11 points."),
    ],
)
def test_a_seat_is_addressed_in_what_happens_to_it(event: Any, seat: int, sentence: str) -> None:
    assert told_to(seat, [event]) == [sentence]
    french = told_to(seat, [event], "fr")
    assert sentences.NAMES[seat] not in " ".join(french)
    assert slips("nuremberg", french) == []


def test_a_seat_is_not_told_back_what_it_has_chosen_but_what_it_brings() -> None:
    ranks, view = GAME.events.ranks, GAME.view(plain(), 0)
    [station] = GAME.events.tell(view, [e.StationBuilt(0, "ii", 3)])
    assert ranks.is_own_choice(station, 0)
    assert not ranks.is_own_choice(station, 1)
    brought = [e.CardStolenSeen(0, 1, "ore"), e.RightTaken(0, "ii", 3), e.Sold(0, "helmet", 1, 4, 0)]
    assert not any(ranks.is_own_choice(msg, 0) for msg in GAME.events.tell(view, brought))
    assert ranks.chosen.isdisjoint(ranks.scoring | ranks.essential)


@pytest.mark.parametrize(
    ("action", "english"),
    [
        (a.BuildSettlement("ii-3"),
         "Too close to another settlement of this route: Prague 3 (ore 9 · grain 10 · ore 5)."
         " Leave one crossing free between them."),
        (a.BuildSettlement("v-1"),
         "Route V: you have no toll station there. Build one first."),
        (a.BuildSettlement("ii-6"),
         "A settlement costs wood + clay + wool + grain. You’re missing 1 wool + 1 grain."),
        (a.BuildTower("1-2"),
         "Walls 1–2 aren’t both built: none is so far. A tower goes between two finished walls."),
        (a.BuildWorkshop("b-nw"), "Anna already has a workshop there: yard · helmet/paper. Choose a free site."),
        (a.Sell("helmet", 2), "For 2 helmets you need 2 wood + 4 ore. You’re missing 2 ore."),
        (TradeBank("wood", "gold", 1), "For 1 gold the bank takes 4 wood, and you have 2."),
        (TradeOffer(Terms(Goods(gold=2), Goods(gold=1)), ("1",)),
         "Gold is on both sides. Put each kind on one side only."),
        (a.FreeWall(), "You don’t have that to answer right now. Build, sell, trade, or end your turn."),
        (a.DrawCard(), "You’ve already drawn this turn’s event card. Build, sell, trade, or end your turn."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_wrong_and_what_would_be_right(action: Any, english: str) -> None:
    assert refused(RICH, action) == english
    assert slips("nuremberg", [refused(RICH, action, "fr")]) == []


def test_the_board_tells_what_everything_costs_and_what_is_missing() -> None:
    sections = GAME.board.summary(GAME.view(RICH, 0)).board
    [costs] = [section for section in sections if section.title.key == "nuremberg-board-costs"]
    lines = [say(line) for line in costs.lines]
    assert lines[0] == "Toll station: wood + clay"
    assert lines[2] == "Workshop: 2 grain + 3 ore · missing 2 grain + 1 ore"
    assert "Helmet for 6 gold: wood + 2 ore" in lines
    assert GAME.board.summary(GAME.view(RICH, None)).board[0].title.key != "nuremberg-board-costs"


def test_a_crowded_board_says_who_is_safe_in_the_council_and_what_has_been_drawn() -> None:
    said = [say(line) for section in GAME.board.summary(GAME.view(crowded(), 0)).board for line in section.lines]
    assert "Council: Council of Seven Anna (safe), Small Council Émile (safe) and Great Council Bob (safe)" in said
    assert any(line.startswith("Drawn since the last shuffle: 2, 3 (2 times), 4 (3 times)") for line in said)


@pytest.mark.parametrize(
    ("condition", "en", "fr"),
    [
        (
            PremoveCondition("section", "iv", 4),
            "section 4 is still the next one (route IV)",
            "la section 4 est toujours la prochaine (route IV)",
        ),
        (
            PremoveCondition("right", "iv"),
            "it wins the right of way of route IV",
            "le coup rapporte le droit de passage de la route IV",
        ),
        (
            PremoveCondition("council", amount=1),
            "it wins, keeps or secures a council card",
            "le coup gagne, garde ou protège une carte Conseil",
        ),
        (
            PremoveCondition("prestige", amount=4),
            "nobody else has more than 4 prestige",
            "personne d’autre n’a plus de 4 points de prestige",
        ),
        (
            PremoveCondition("brings", "helmet", 2),
            "a helmet still brings 2 gold or more",
            "un casque rapporte encore 2 pièces d’or ou plus",
        ),
        (
            PremoveCondition("brings", "paper", 1),
            "paper still brings 1 gold or more",
            "du papier rapporte encore 1 pièce d’or ou plus",
        ),
        (
            PremoveCondition("cards", amount=1),
            "you still have 1 card or more",
            "tu as encore 1 carte en main ou plus",
        ),
        (
            PremoveCondition("gold", amount=3),
            "you still have 3 gold or more",
            "tu as encore 3 pièces d’or ou plus",
        ),
        (
            PremoveCondition("unable", "workshop"),
            "you can’t build a workshop, even with bank trades",
            "impossible de construire une manufacture, même avec la banque",
        ),
        (
            PremoveCondition("unable", "right"),
            "you can’t get a right of way, even with bank trades",
            "impossible d’obtenir un droit de passage, même avec la banque",
        ),
        (PremoveCondition("safe", amount=7), "you have 7 cards at most", "tu as 7 cartes en main au plus"),
    ],
)
def test_a_condition_follows_on_if(condition: PremoveCondition, en: str, fr: str) -> None:
    assert GAME.premoves is not None
    said = GAME.premoves.says(condition)
    assert (say(said), say(said, "fr")) == (en, fr)


def test_what_orders_wait_for_and_prefer_is_named() -> None:
    view = GAME.view(plain(), None)
    names = [say(GAME.names.place(view, Ref("wait", item))) for item in ("station", "right", "full-hand")]
    assert names == ["toll station", "right of way", "8 cards in hand"]
    robbed = [say(GAME.names.place(view, Ref("robbed", item)), "fr") for item in ("points", "cards")]
    assert robbed == ["la place avec le plus de points", "la place avec le plus de cartes"]
