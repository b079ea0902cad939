"""Everything that happens in Cities & Knights, in words."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights import events as e
from engines.cities_knights.data import Cards
from engines.cities_knights.game import GAME
from engines.cities_knights.position import load
from engines.core.mechanics.trade_offers import OfferMade
from i18n.locales import Locale
from tests.games.cities_knights.helpers.sentences import KEY, say, told
from tests.games.cities_knights.helpers.text_samples import START
from tests.i18n.helpers.sentences import NAMES, NARROW, TEXT, slips

ROLL = [
    e.TurnBegan(0, 9),
    e.Rolled(0, 3, 5, "ship"),
    e.ShipMoved(7),
    e.BarbariansLanded(4, 3, (2, 1, 0)),
    e.CityRazed(2, 18, True, False),
    e.Received(0, Cards(wool=2, cloth=1), "roll"),
    e.Received(1, Cards(ore=1), "roll"),
    e.Shortage("coin", False),
]


def test_a_roll_and_all_it_brings_is_a_few_lines() -> None:
    assert told(ROLL) == [
        "Anna rolls 3 + 5 = 8; the barbarian ship reaches step 7 of 7.",
        "The barbarians win, 4 to 3. Defence: Anna 2 and Émile 1.",
        "Bob loses a city and its wall: hills 6 · pasture 4 · desert.",
        "Cards: Anna 2 wool + 1 cloth and Émile 1 ore.",
        "The bank is short of coin: nobody gets any.",
    ]
    assert told(ROLL, "fr") == [
        f"Anna lance 3 + 5 = 8{NARROW}; le navire barbare arrive à l’étape 7 sur 7.",
        f"Les barbares gagnent, 4 à 3. Défense{NARROW}: Anna 2 et Émile 1.",
        f"Bob perd une ville et son rempart{NARROW}: colline 6 · pré 4 · désert.",
        f"Cartes{NARROW}: Anna 2 laines + 1 tissu et Émile 1 minerai.",
        f"La banque n’en a pas assez (pièce){NARROW}: personne n’en reçoit.",
    ]


def test_a_gate_names_all_who_draw_and_a_seat_learns_its_own_card() -> None:
    public = [e.Rolled(0, 1, 6, "trade"), e.ProgressDrawn(0, "trade"), e.ProgressDrawn(1, "trade")]
    own = [public[0], e.ProgressSeen(0, "trade", "merchant"), public[2]]
    assert told(public)[:2] == [
        "Anna rolls 1 + 6 = 7; event die: the trade gate.",
        "Anna and Émile each draw a trade progress card.",
    ]
    assert told(own)[1:3] == ["Anna draws Merchant.", "Émile draws a trade progress card."]


def test_an_alchemist_chooses_two_dice_and_not_the_event_die() -> None:
    chosen = [e.Rolled(0, 3, 4, "science", chosen=True)]
    assert told(chosen)[0] == "Anna chooses 3 + 4 = 7; event die: the science gate."
    french = f"Anna choisit 3 + 4 = 7{NARROW}; dé d’événement{NARROW}: la porte de la science."
    assert told(chosen, "fr")[0] == french


def test_a_level_of_a_track_is_built_like_any_building() -> None:
    built = [e.Improved(0, "science", 1), e.Improved(1, "politics", 1), e.Improved(2, "trade", 5)]
    assert told(built) == [
        "Anna builds the Abbey (science 1).",
        "Émile builds the Town Hall (politics 1).",
        "Bob builds the Great Exchange (trade 5).",
    ]
    assert told(built, "fr") == [
        "Anna construit l’Abbaye (science 1).",
        "Émile construit l’Hôtel de ville (politique 1).",
        "Bob construit la Grande Bourse (commerce 5).",
    ]


def test_a_progress_card_is_one_of_a_track_and_does_not_progress_it() -> None:
    drawn = [e.ProgressDrawn(0, "politics")]
    assert told(drawn, "fr") == ["Anna pioche une carte Progrès (politique)."]
    assert told([*drawn, e.ProgressDrawn(1, "politics")], "fr") == [
        "Anna et Émile piochent une carte Progrès (politique) par personne."
    ]
    dropped = [e.ProgressDropped(1, "politics")]
    assert told(dropped, "fr") == ["Émile rend une carte Progrès (politique)."]


@pytest.mark.parametrize(
    ("public", "private"),
    [
        (e.ProgressDrawn(1, "politics"), e.ProgressSeen(1, "politics", "spy")),
        (e.ProgressDropped(1, "politics"), e.ProgressDroppedSeen(1, "politics", "spy")),
        (e.CardStolen(0, 1), e.CardStolenSeen(0, 1, "wool")),
        (e.CardsLost(1, 2, "seven"), e.CardsLostSeen(1, 2, "seven", Cards(wool=1, ore=1))),
        (e.CardsGiven(0, 1, 2, "wedding"), e.CardsGivenSeen(0, 1, 2, "wedding", Cards(wool=2))),
        (e.CardsGiven(0, 1, 1, "plunder"), e.CardsGivenSeen(0, 1, 1, "plunder", Cards(ore=1))),
        (e.ProgressStolen(0, 1, True), e.ProgressStolenSeen(0, 1, True, "crane")),
    ],
)
def test_what_a_seat_knows_better_is_told_in_its_place(public: Any, private: Any) -> None:
    assert told([public, private, public]) == [*told([public]), *told([private]), *told([public])]
    assert told([public]) != told([private])


def told_to(seat: int, events: Sequence[Any], locale: Locale = "en") -> list[str]:
    """What a seat reads in its own panel."""
    say = TEXT.speaker(locale, game=KEY, names=NAMES, plain=True, reader=seat)
    return [say(msg) for msg in GAME.events.tell(GAME.view(START, seat), events)]


TO_YOU = [
    (ROLL[1:3], 0, "You roll 3 + 5 = 8; the barbarian ship reaches step 7 of 7."),
    (ROLL[3:4], 1, "The barbarians win, 4 to 3. Defence: Anna 2 and you 1."),
    (ROLL[4:5], 2, "You lose a city and its wall: hills 6 · pasture 4 · desert."),
    (ROLL[5:7], 1, "Cards: Anna 2 wool + 1 cloth and you 1 ore."),
    ([e.RoadRemoved(0, 1, "18-24")], 1, "Anna removes your road: pasture 4 – desert."),
    ([e.KnightDisplaced(1, 0, 18, 2)], 0, "You displace Émile’s strong knight: hills 6 · pasture 4 · desert."),
    ([e.KnightDisplaced(1, 0, 18, 2)], 1, "Anna displaces your strong knight: hills 6 · pasture 4 · desert."),
    ([e.CardStolenSeen(0, 1, "wool")], 1, "Anna steals 1 wool from you."),
    ([e.CardsTaken(0, 1, Cards(ore=2))], 1, "You give Anna 2 ore."),
    ([OfferMade(0, 3, (1,), Cards(wool=1), Cards(ore=1))], 1, "Offer 3 from Anna to you: 1 wool for 1 ore."),
    (
        [OfferMade(0, 3, (1, 2), Cards(wool=1), Cards(ore=1))],
        0,
        "Your offer 3 to Émile and Bob: 1 wool for 1 ore.",
    ),
]


@pytest.mark.parametrize(("events", "seat", "sentence"), TO_YOU)
def test_a_seat_is_addressed_in_what_happens_to_it(events: list[Any], seat: int, sentence: str) -> None:
    assert told_to(seat, events)[0] == sentence
    assert told(events)[0] != sentence
    french = told_to(seat, events, "fr")
    assert NAMES[seat] not in " ".join(french)
    assert slips(KEY, french) == []


def test_what_a_seat_has_chosen_itself_is_not_told_back_but_what_it_brings_is() -> None:
    ranks = GAME.events.ranks
    view = GAME.view(START, 0)
    road, played = GAME.events.tell(view, [e.RoadBuilt(0, "18-24"), e.CardPlayed(0, "spy", victim=1)])
    assert ranks.is_own_choice(road, 0)
    assert ranks.is_own_choice(played, 0)
    assert not ranks.is_own_choice(played, 1)
    brought = [
        e.CardStolenSeen(0, 1, "wool"),
        e.Rolled(0, 3, 5, "trade"),
        e.LongestRoad(0, 5),
        e.Built(0, "city", 18),
    ]
    assert not any(ranks.is_own_choice(msg, 0) for msg in GAME.events.tell(view, brought))
    assert ranks.chosen.isdisjoint(ranks.scoring | ranks.essential)


def test_nobody_paid_is_said_once_the_roll_has_paid() -> None:
    main = GAME.view(START, None)
    waiting = msgspec.structs.replace(main, phase=("drop-progress", "start"))
    roll = [e.Rolled(0, 3, 5, "trade"), e.ProgressDrawn(1, "trade")]
    assert told(roll, view=main)[-1] == "Émile draws a trade progress card."
    assert told(roll, view=main)[1] == "Nobody gets a card from this roll."
    assert len(told(roll, view=waiting)) == 2
    assert len(told([e.Rolled(0, 3, 4, "trade")], view=main)) == 1


@pytest.mark.parametrize(
    ("deed", "told_at_once"),
    [
        (
            a.MoveKnight(13, 24),
            ["Anna moves a knight: pasture 2 · hills 6 · pasture 4 → pasture 4 · desert · forest 3."],
        ),
        (ca.Intrigue(24), ["Anna plays Intrigue."]),
    ],
)
def test_whose_knight_is_displaced_is_told_at_once_and_its_owner_is_told_which(
    deed: Any, told_at_once: list[str]
) -> None:
    mine = {"settlements": [8], "roads": [[8, 13], [13, 18], [18, 24]], "progress": ["intrigue"]}
    theirs = {"settlements": [36], "roads": [[30, 36], [24, 30]], "knights": [{"v": 24, "level": 2}]}
    state = load({"players": 3, "P0": {**mine, "knights": [{"v": 13, "level": 3, "active": True}]}, "P1": theirs})
    step = GAME.apply(state, 0, deed)
    events = [emitted.event for emitted in step.events]
    assert told(events, view=GAME.view(step.state, None)) == [
        *told_at_once,
        "Anna displaces Émile’s strong knight: pasture 4 · desert · forest 3.",
    ]
    (asked,) = GAME.pending(step.state)
    assert say(asked.prompt) == "Anna displaces your strong knight: move it to another corner."
    french = f"Anna chasse ton chevalier fort{NARROW}: mets-le sur une autre intersection."
    assert say(asked.prompt, "fr") == french


def test_who_plays_a_deserter_is_told_which_knight_is_placed() -> None:
    mine = {"settlements": [8], "roads": [[8, 13]], "progress": ["deserter"]}
    theirs = {"settlements": [36], "knights": [{"v": 24, "level": 3, "active": True}, {"v": 30}]}
    state = load({"players": 3, "P0": mine, "P1": theirs}, loose=True)
    for seat, action in ((0, ca.Deserter(1)), (1, a.Desert(24))):
        state = GAME.apply(state, seat, action).state
    (asked,) = GAME.pending(state)
    assert say(asked.prompt) == "Place the active mighty knight you’ve gained, or pass."
    assert say(asked.prompt, "fr") == "Place le chevalier puissant actif que tu as gagné, ou passe."
