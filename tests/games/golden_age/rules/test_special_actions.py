"""Special actions: once for each own marker in a turn (rules 3.4)."""

from typing import Any

import pytest

from engines.golden_age import actions as a
from engines.golden_age.data import NUMBERS
from engines.golden_age.events import CardDrawn, CardSeen, CardShown, PainterPaid, PaintingFinished, PawnAdded
from engines.golden_age.game import GAME
from engines.golden_age.geography import PROVINCES
from tests.engines.helpers.acting import allowed, completed, do, told, values
from tests.games.golden_age.helpers import positions as pos

SPECIAL = (a.AddPawn, a.DrawInvestment, a.DrawArt, a.PayPainter, a.DrawColony, a.DrawCulture, a.DrawSpice)
DRAWING: list[tuple[Any, str, list[str]]] = [
    (a.DrawInvestment, "investment", ["brabant", "groningen", "yellow"]),
    (a.DrawArt, "art", ["utrecht", "overijssel", "brown"]),
    (a.DrawColony, "colony", ["zeeland", "friesland", "blue"]),
    (a.DrawCulture, "culture", ["flanders", "gelderland", "grey"]),
]
PLACED = [(kind, deck, place) for kind, deck, places in DRAWING for place in places]


@pytest.mark.parametrize("place", ["holland", "limburg", "green"])
def test_green_puts_a_pawn_of_the_reserve_for_five_florins_into_any_province(place: str) -> None:
    state = pos.position(P0={"markers": [place]}, P1={"markers": ["brabant"]})
    assert values(state, a.AddPawn, "province") == list(PROVINCES)
    made = do(state, a.AddPawn("brabant", place))
    assert pos.pawns(made.state, 0, "brabant") == 1
    assert pos.reserve(made.state, 0)[0] == 4
    assert pos.money(made.state)[0] == 20 - 10
    assert pos.used(made.state, place)
    assert told(made, PawnAdded) == [PawnAdded(0, "brabant", place, 10)]


def test_a_green_action_needs_a_pawn_in_reserve_and_the_third_in_a_province_may_become_a_marker_at_once() -> None:
    assert completed(pos.position(P0={"markers": ["holland"], "pawns": {"utrecht": 5}}), a.AddPawn) == []
    state = pos.position(P0={"markers": ["holland"], "pawns": {"groningen": 2}})
    state = pos.play(state, a.AddPawn("groningen", "holland"), a.MakeMarker("groningen"))
    assert pos.owner(state, "groningen") == 0


@pytest.mark.parametrize(("kind", "deck", "place"), PLACED)
def test_a_card_costs_three_florins(kind: Any, deck: str, place: str) -> None:
    state = pos.position(P0={"markers": [place]})
    made = do(state, kind(place))
    assert pos.money(made.state)[0] == 20 - 6
    assert pos.used(made.state, place)
    assert told(made, CardDrawn) == [CardDrawn(0, deck, place, NUMBERS.card_cost)]
    assert made.barrier


@pytest.mark.parametrize("place", [*(place for _, _, place in PLACED), "holland", "green", "2", "7"])
def test_a_marker_has_the_action_of_its_place_only_r3(place: str) -> None:
    state = pos.position(P0={"markers": [place], "paintings": ["art-3"]})
    kinds = {type(action) for kind in SPECIAL for action in completed(state, kind)}
    expected = {kind for kind, _, places in DRAWING if place in places}
    if place in ("holland", "green"):
        expected = {a.AddPawn}
    elif place in ("2", "7"):
        expected = {a.DrawSpice}
    elif a.DrawArt in expected:
        expected.add(a.PayPainter)
    assert kinds == expected


@pytest.mark.parametrize("space", ["2", "3", "4", "5", "6", "7"])
def test_a_spice_card_costs_the_number_of_its_space(space: str) -> None:
    price = 2 * int(space)
    state = pos.position(P0={"markers": [space], "money": price})
    made = do(state, a.DrawSpice(space))
    assert pos.money(made.state)[0] == 0
    assert told(made, CardDrawn) == [CardDrawn(0, "spice", space, price)]
    assert pos.used(made.state, space)
    assert not allowed(pos.position(P0={"markers": [space], "money": price - 1}), a.DrawSpice(space))


@pytest.mark.parametrize(
    ("action", "price"), [(a.AddPawn("utrecht", "green"), 10), (a.DrawColony("blue"), NUMBERS.card_cost)]
)
def test_an_action_is_paid_in_cash(action: Any, price: int) -> None:
    states = [pos.position(P0={"markers": ["green", "blue"], "money": money}) for money in (price - 1, price)]
    assert [allowed(state, action) for state in states] == [False, True]


def test_each_marker_acts_once_in_a_turn_and_again_in_the_next() -> None:
    state = pos.play(
        pos.position(P0={"markers": ["brabant", "groningen"], "money": 40}), a.DrawInvestment("brabant")
    )
    assert values(state, a.DrawInvestment, "marker") == ["groningen"]
    state = pos.play(state, a.DrawInvestment("groningen"))
    assert completed(state, a.DrawInvestment) == []
    state = pos.play(state, a.EndTurn(), a.EndTurn(), a.EndTurn())
    assert values(state, a.DrawInvestment, "marker") == ["brabant", "groningen"]


def test_each_marker_in_the_west_indies_acts_once_in_a_turn() -> None:
    state = pos.play(pos.position(P0={"markers": ["7", "7"], "money": 80}), a.DrawSpice("7"), a.DrawSpice("7"))
    assert pos.money(state)[0] == 80 - 28
    assert not allowed(state, a.DrawSpice("7"))


def test_markers_of_others_do_not_act_for_one_and_no_action_is_compulsory() -> None:
    assert not allowed(pos.position(P1={"markers": ["brabant"]}), a.DrawInvestment("brabant"))
    assert allowed(pos.position(P0={"markers": ["brabant"]}), a.EndTurn())


def test_a_hidden_card_is_told_to_its_seat_alone() -> None:
    made = do(pos.position(P0={"markers": ["zeeland"]}, next={"colony": ["captain"]}), a.DrawColony("zeeland"))
    assert pos.hand(made.state, 0) == ["captain"]
    assert told(made, CardSeen, 0) == [CardSeen(0, "colony", "zeeland", NUMBERS.card_cost, "captain")]
    for viewer in (1, 2, None):
        assert told(made, CardSeen, viewer) == []
        assert told(made, CardShown, viewer) == []


@pytest.mark.parametrize("card", ["art-5", "windmill", "governor-holland", "culture-art-6"])
def test_paintings_windmills_and_governors_are_laid_open(card: str) -> None:
    kind: type[a.DrawArt | a.DrawCulture]
    marker, deck, kind = "flanders", "culture", a.DrawCulture
    if card == "art-5":
        marker, deck, kind = "utrecht", "art", a.DrawArt
    made = do(pos.position(P0={"markers": [marker]}, next={deck: [card]}), kind(marker))
    assert told(made, CardShown) == [CardShown(0, card.removeprefix("culture-"))]
    assert pos.hand(made.state, 0) == []


def test_brown_may_pay_one_florin_to_a_painter_instead() -> None:
    seat = {"markers": ["utrecht"], "paintings": ["art-5"]}
    made = do(pos.position(P0={**seat, "money": 2}), a.PayPainter("5-0", "utrecht"))
    assert pos.money(made.state)[0] == 0
    assert pos.used(made.state, "utrecht")
    assert [painting.paid for painting in made.state.players[0].paintings] == [1]
    assert told(made, PainterPaid) == [PainterPaid(0, "art-5", 1, 3, "utrecht", 2)]
    assert not allowed(pos.position(P0={**seat, "money": 1}), a.PayPainter("5-0"))


@pytest.mark.parametrize("action", [a.PayPainter("5-0", "utrecht"), a.DrawArt("utrecht")])
def test_brown_never_does_both_nor_pays_two_paintings(action: Any) -> None:
    seat = {"markers": ["utrecht"], "paintings": ["art-5", "art-6"], "money": 20}
    state = pos.play(pos.position(P0=seat), action)
    assert not completed(state, a.PayPainter)
    assert not completed(state, a.DrawArt)


def test_the_brown_guild_pays_painters_too_and_two_markers_may_pay_for_the_same_painting_in_a_turn() -> None:
    assert allowed(pos.position(P0={"markers": ["brown"], "paintings": ["art-3"]}), a.PayPainter("3-0", "brown"))
    state = pos.position(P0={"markers": ["utrecht", "overijssel"], "paintings": ["art-4"]})
    state = pos.play(state, a.PayPainter("4-0", "utrecht"), a.PayPainter("4-1", "overijssel"))
    assert state.players[0].paintings[0].paid == 2


def test_several_unfinished_paintings_are_told_apart_and_equal_ones_are_not() -> None:
    mine = ["art-4", "art-4", {"card": "art-4", "paid": 1}, {"card": "art-3", "paid": 1}, "culture-art-4"]
    state = pos.position(P0={"markers": ["utrecht"], "paintings": mine})
    assert values(state, a.PayPainter, "painting") == ["4-0", "4-1"]


def test_paintings_of_others_are_not_paid_for() -> None:
    assert completed(pos.position(P0={"markers": ["utrecht"]}, P1={"paintings": ["art-3"]}), a.PayPainter) == []


@pytest.mark.parametrize("worth", range(3, 9))
def test_a_painting_counts_after_its_points_less_two_payments(worth: int) -> None:
    before = {"card": f"art-{worth}", "paid": worth - 3}
    state = pos.position(P0={"markers": ["utrecht"], "paintings": [before], "money": 2})
    assert pos.points(state)[0] == 4
    made = do(state, a.PayPainter(f"{worth}-{worth - 3}", "utrecht"))
    assert pos.points(made.state)[0] == 4 + worth
    assert told(made, PaintingFinished) == [PaintingFinished(0, f"art-{worth}", worth)]
    after = pos.play(made.state, a.EndTurn(), a.EndTurn(), a.EndTurn())
    assert completed(after, a.PayPainter) == []


def test_painters_keep_their_florins() -> None:
    state = pos.position(P0={"markers": ["utrecht"], "paintings": ["art-8"], "money": 20})
    assert pos.points(state)[0] - pos.points(pos.play(state, a.PayPainter("8-0", "utrecht")))[0] == 1


@pytest.mark.parametrize(("more", "why"), [({"paintings": ["art-5"]}, "no-art-left"), ({}, "no-card-left")])
def test_with_no_art_to_draw_an_owner_of_an_unfinished_painting_is_referred_to_its_painter(
    more: dict[str, Any], why: str
) -> None:
    state = pos.position(P0={"markers": ["utrecht"], **more}, decks={"art": []})
    assert GAME.why_not(state, 0, a.DrawArt("utrecht")).key == f"golden_age-{why}"


def test_a_refused_action_leaves_the_position_alone() -> None:
    state = pos.position(P0={"markers": ["utrecht"], "money": 1})
    before = GAME.states.digest(state)
    assert not allowed(state, a.DrawArt("utrecht"))
    assert GAME.states.digest(state) == before
