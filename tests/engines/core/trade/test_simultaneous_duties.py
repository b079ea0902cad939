"""Duties of several seats at once, in any order."""

import pytest

from engines.core.actions import Action, Option
from engines.core.decisions import CorruptState, Decision
from engines.core.frames import BaseState, Ctx, Frame, FrameRules
from engines.core.mechanics.resource_counts import ResourceCounts, move_pieces
from engines.core.mechanics.simultaneous_duties import PiecesOwed, PiecesOwedRules
from engines.core.rng import Rng
from engines.core.text.messages import Msg


class Goods(ResourceCounts, frozen=True):
    """Two kinds."""

    wool: int = 0
    ore: int = 0


class Give(Action, frozen=True, tag="give"):
    """Give up goods."""

    cards: Goods


class Tax(PiecesOwed, tag="tax"):
    """Goods for the crown."""


class TaxState(BaseState, kw_only=True):
    """hands: by seat and kind. crown: by kind."""

    hands: list[list[int]]
    crown: list[int]


class TaxRules(PiecesOwedRules[TaxState, Tax, Give, Goods]):
    """All pay as many goods as they owe."""

    def ask(self, state: TaxState, frame: Tax, seat: int) -> Decision:
        """How many."""
        return Decision(seat, Msg("ask", {"n": frame.amounts[seat]}), "tax")

    def purse(self, state: TaxState, seat: int) -> Goods:
        """The hand."""
        return Goods.of(state.hands[seat])

    def giving(self, frame: Tax, pieces: Goods) -> Give:
        """Give them."""
        return Give(pieces)

    def given(self, ctx: Ctx[TaxState], frame: Tax, seat: int, action: Give) -> None:
        """They go to the crown."""
        move_pieces(ctx.state.hands[seat], ctx.state.crown, action.cards.counts())


class Idle(Frame, tag="idle"):
    """Below."""


class AskingRules(FrameRules[TaxState, Idle, Give]):
    """Asks, whatever happens."""

    def pending(self, state: TaxState, frame: Idle) -> list[Decision]:
        """The first seat."""
        return [Decision(0, Msg("ask"), "idle")]

    def options(self, state: TaxState, frame: Idle, seat: int) -> list[Option]:
        """Nothing."""
        return [Option(Give(Goods()))]

    def handle(self, ctx: Ctx[TaxState], frame: Idle, seat: int, action: Give) -> None:
        """Nothing."""


RULES = TaxRules()


def taxed() -> tuple[Ctx[TaxState], Tax]:
    tax = Tax(amounts=[2, 0, 3])
    hands = [[2, 1], [4, 0], [0, 3]]
    state = TaxState(seats=3, rng=Rng(bytes(16)), stack=[Idle(), tax], hands=hands, crown=[0, 0])
    return Ctx(state), tax


def test_all_who_owe_are_asked_at_once_and_in_any_order() -> None:
    ctx, tax = taxed()
    assert [decision.seat for decision in RULES.pending(ctx.state, tax)] == [0, 2]
    RULES.handle(ctx, tax, 2, Give(Goods(ore=3)))
    assert [decision.seat for decision in RULES.pending(ctx.state, tax)] == [0]
    RULES.handle(ctx, tax, 0, Give(Goods(wool=1, ore=1)))
    assert RULES.pending(ctx.state, tax) == []
    assert (ctx.state.hands, ctx.state.crown) == ([[1, 0], [4, 0], [0, 0]], [1, 4])


def test_what_is_owed_is_any_choice_of_exactly_so_many() -> None:
    ctx, tax = taxed()
    (option,) = RULES.options(ctx.state, tax, 0)
    assert set(option.expand()) == {Give(Goods(2, 0)), Give(Goods(1, 1))}
    (option,) = RULES.options(ctx.state, tax, 2)
    assert list(option.expand()) == [Give(Goods(0, 3))]


def test_once_all_have_answered_the_frame_below_goes_on() -> None:
    ctx, tax = taxed()
    RULES.resume(ctx, tax)
    assert ctx.state.stack == [Idle()]


def test_a_frame_that_always_asks_cannot_go_on_by_itself() -> None:
    ctx, _ = taxed()
    with pytest.raises(CorruptState, match="Idle"):
        AskingRules().resume(ctx, Idle())
