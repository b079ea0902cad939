"""Rule 2.7: the final scoring."""

import pytest

from engines.core.frames import Step
from engines.core.outcome import Outcome
from engines.fugger.actions import Play
from engines.fugger.events import Delivery, Ended, RoundBegan
from engines.fugger.game import GAME
from engines.fugger.state import FuggerState
from tests.engines.helpers.acting import names, told
from tests.games.fugger.helpers.positions import act, position, seat


def ended(*others: object, delivered: object = (), florins: int = 90) -> Step[FuggerState]:
    """Seat 0 ends the match; copper 7, wine 9, the other goods fall to 3."""
    prices = {"copper": 2, "wine": 8, "cloth": 4, "spices": 4, "gems": 4}
    first = seat("copper", front=["copper"] * 4, florins=florins, delivered=delivered)
    return act(position(first, *others, jakob=["wine"], prices=prices, round=3), Play("copper"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "pays"), [("wine", 18), ("wine-sealed", 18), ("copper-sealed", 14), ("gems", 6), ("gems-sealed", 6)]
)
def test_2_7_face_down_cards_pay_double_the_price_seal_or_not(card: str, pays: int) -> None:
    step = ended(seat(delivered=[(1, card)]))
    assert told(step, Delivery)[1] == Delivery(1, (card,), pays, pays)
    assert step.state.players[1].florins == pays


def test_2_7_all_face_down_cards_of_a_seat_pay() -> None:
    step = ended(seat(delivered=[(1, "wine"), (2, "gems")]), delivered=[(2, "wine")])
    assert [event.florins for event in told(step, Delivery)] == [18, 24]
    assert GAME.outcome(step.state) == Outcome("florins", (143, 24), (1, 2))


def test_2_7_no_further_round_is_dealt() -> None:
    step = ended(seat("gems"), seat("gems"))
    assert names(step) == ["Played", "PricesMoved", "Sold", "Sold", "Sold", *["Delivery"] * 3, "Ended"]
    assert told(step, RoundBegan) == []
    assert GAME.pending(step.state) == []


def test_2_7_most_florins_win() -> None:
    step = ended(seat(florins=30), seat(florins=126))
    assert GAME.outcome(step.state) == Outcome("florins", (125, 30, 126), (2, 3, 1))
    assert told(step, Ended) == [Ended((2,), 126)]


def test_2_7_a_tie_is_a_shared_victory() -> None:
    step = ended(seat(florins=125), seat(florins=30))
    outcome = GAME.outcome(step.state)
    assert outcome == Outcome("florins", (125, 125, 30), (1, 1, 3))
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert told(step, Ended) == [Ended((0, 1), 125)]


def test_2_7_everything_is_revealed_at_the_end() -> None:
    step = ended(seat("gems", delivered=[(1, "wine")]))
    for viewer in (None, 0, 1):
        view = GAME.view(step.state, viewer)
        assert view.over
        assert view.players[1].delivered[0].card == "wine"
        assert view.players[1].hand == ("gems",)
