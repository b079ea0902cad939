"""The judge of histories notices a panel that is too old or shows too much, and an order that cannot be."""

from tests.rehearsal.action_log import Attempt, Seen, Told
from tests.rehearsal.judge.history import aborted_reads, inversions, stale_reads

ANNA, BEN = 1, 2


def panel(own: int, asked: float, answered: float, user: int = ANNA) -> Seen:
    return Seen(7, user, own, asked, answered)


def told(own: int, asked: float, answered: float, user: int = ANNA) -> Told:
    return Told(Attempt(7, user, own, "x"), asked, answered)


def test_a_panel_that_knows_of_a_confirmed_move_is_right() -> None:
    assert list(stale_reads([panel(1, 2.0, 2.1)], [told(0, 1.0, 1.5)])) == []


def test_a_panel_asked_for_after_a_move_was_confirmed_must_know_of_it() -> None:
    assert len(list(stale_reads([panel(0, 2.0, 2.1)], [told(0, 1.0, 1.5)]))) == 1


def test_a_panel_asked_for_before_may_be_older() -> None:
    assert list(stale_reads([panel(0, 1.4, 2.1)], [told(0, 1.0, 1.5)])) == []


def test_a_panel_is_not_older_than_an_earlier_one() -> None:
    assert len(list(stale_reads([panel(3, 1.0, 1.1), panel(2, 2.0, 2.1)], []))) == 1


def test_what_another_member_knows_does_not_matter() -> None:
    assert list(stale_reads([panel(3, 1.0, 1.1), panel(0, 2.0, 2.1, BEN)], [])) == []


def test_a_panel_shows_no_more_than_the_log_has() -> None:
    assert list(aborted_reads([panel(2, 1.0, 1.1)], {(7, ANNA): 2})) == []
    assert len(list(aborted_reads([panel(3, 1.0, 1.1)], {(7, ANNA): 2}))) == 1


def test_moves_confirmed_one_after_the_other_stand_in_that_order() -> None:
    first, second = told(0, 1.0, 1.5), told(0, 2.0, 2.5, BEN)
    assert list(inversions([first, second], {first.attempt: 4, second.attempt: 5})) == []
    assert len(list(inversions([first, second], {first.attempt: 5, second.attempt: 4}))) == 1


def test_moves_at_the_same_time_may_stand_in_either_order() -> None:
    first, second = told(0, 1.0, 2.2), told(0, 2.0, 2.5, BEN)
    assert list(inversions([first, second], {first.attempt: 5, second.attempt: 4})) == []
