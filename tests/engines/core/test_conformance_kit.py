"""The conformance kit can fail: every fault planted into a small game is found, by the check meant to find it."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.files.match_record import verify
from engines.core.requirements import Requirements, RequirementTable
from engines.core.rng import Rng
from engines.core.score_curve import ScoreStage
from engines.core.testing import BrokenPromise, check_game
from engines.core.text.changes import cards, gain, other_scores, own_score
from engines.core.text.messages import Msg
from engines.core.text.words import QuickOffer
from tests.toys.bazaar.game import BAZAAR, UnreadState, paying_bazaar
from tests.toys.bazaar.position import BazaarSettings, Pass, Put

MATCHES = 8

FAULTS = {
    "asking writes": {"pure", "determinize"},
    "counts outside the state": {"pure", "replay", "secret-answer", "view-barrier"},
    "a stranger is asked": {"pending"},
    "no option": {"options"},
    "offered twice": {"options"},
    "options by hidden cards": {"option-leak"},
    "prompt leaks": {"pending-leak"},
    "automatic by hidden cards": {"auto", "pending-leak"},
    "offers what it cannot do": {"crash"},
    "audience too wide": {"event-leak"},
    "barrier forgotten": {"event-leak"},
    "looks silently": {"view-barrier"},
    "unnamed draw": {"chance", "view-barrier"},
    "script ignored": {"script"},
    "stuck": {"dead-end"},
    "stack grows": {"stack"},
    "endless": {"endless"},
    "card lost": {"invariant", "determinize"},
    "ranks skip": {"outcome"},
    "view shows the pile": {"view-leak"},
    "view shows hands": {"view-leak"},
    "view shows choices": {"view-leak", "secret-answer"},
    "labels alike": {"text"},
    "told badly": {"text"},
    "a standing is missing": {"text"},
    "determinize remembers": {"determinize"},
    "choice kept": {"secret-kept", "determinize"},
    "worth is no number": {"evaluate"},
    "refusal leaks": {"refusal-leak"},
}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sound_game_keeps_every_promise(seats: int) -> None:
    verbs: set[str] = set()
    for seed in range(MATCHES):
        report = check_game(paying_bazaar(), seats, str(seed), one_in=1)
        verbs |= report.verbs
        assert report.actions >= seats
        assert report.samples >= report.actions
        assert verify(paying_bazaar(), report.record) is None
    assert verbs == {"put", "draw", "pass", "choose", "pay"}


@pytest.mark.parametrize("offers", [False, True])
def test_the_bazaar_of_the_other_tests_keeps_every_promise(offers: bool) -> None:
    for seed in range(MATCHES):
        check_game(BAZAAR, 3, str(seed), settings=BazaarSettings(offers=offers))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    with pytest.raises(BrokenPromise) as caught:
        for seed in range(MATCHES):
            check_game(paying_bazaar(fault), 2, str(seed), one_in=1, longest=200)
    assert caught.value.check in FAULTS[fault], str(caught.value)
    assert "bazaar, 2 seats, seed" in str(caught.value)


def demanding_bazaar(*, forbidden: type = Msg, forgotten: type = Msg) -> Any:
    """Return the bazaar with requirements. They refuse every ``forbidden`` move, and no ``forgotten`` one."""
    game = paying_bazaar()

    def every(state: Any, seat: int, action: Any) -> Requirements:
        offered = any(option.admits(action) for option in game.options(state, seat))
        yield offered or isinstance(action, forgotten), Msg("err-illegal")
        yield not isinstance(action, forbidden), Msg("err-illegal")

    return replace(game, why_not=RequirementTable(every, {}))


def _scores(view: Any) -> ScoreStage:
    return ScoreStage(0, view.scores)


@pytest.mark.parametrize(
    ("changes", "kept"),
    [
        (lambda then, now: own_score(then.scores, now.scores, now.viewer), True),
        (lambda then, now: own_score(now.scores, then.scores, now.viewer), False),
        (lambda then, now: other_scores(then.scores, now.scores, now.viewer), False),
        (lambda then, now: own_score(then.scores, now.scores, now.viewer) or [gain(cards(1))], False),
    ],
    ids=["told", "the wrong way", "of others only", "a gain without a change"],
)
def test_every_change_of_a_score_is_told(changes: Any, kept: bool) -> None:
    game = replace(BAZAAR, board=replace(BAZAAR.board, changes=changes, score_stage=_scores))
    found = set()
    for seed in range(MATCHES):
        try:
            check_game(game, 2, str(seed))
        except BrokenPromise as broken:
            found.add(broken.check)
    assert found == (set() if kept else {"changes"})


def test_requirements_that_agree_with_the_options_are_sound() -> None:
    for seed in range(MATCHES):
        check_game(demanding_bazaar(), 2, str(seed), one_in=1)


@pytest.mark.parametrize(
    ("faulty", "said"),
    [
        (demanding_bazaar(forbidden=Pass), "is offered, Msg"),
        (demanding_bazaar(forgotten=Put), "is not offered, nothing objects"),
    ],
)
def test_requirements_that_differ_from_the_options_are_found(faulty: Any, said: str) -> None:
    with pytest.raises(BrokenPromise, match=said) as caught:
        for seed in range(MATCHES):
            check_game(faulty, 2, str(seed), one_in=1)
    assert caught.value.check == "requirement"


def test_a_quick_offer_that_is_not_legal_is_found() -> None:
    board = replace(BAZAAR.board, quick_offers=lambda *_: (QuickOffer(Msg("err-illegal"), Msg("err-illegal")),))
    with pytest.raises(BrokenPromise) as caught:
        check_game(replace(BAZAAR, board=board), 2, "1", one_in=1)
    assert caught.value.check == "quick-offer"


def test_a_state_that_holds_a_dict_is_refused() -> None:
    with pytest.raises(BrokenPromise) as caught:
        check_game(replace(BAZAAR, types=replace(BAZAAR.types, state=UnreadState)), 2, "1")
    assert caught.value.check == "types"
    assert "state.marks" in caught.value.what


def test_a_failing_match_is_handed_over_as_a_record() -> None:
    with pytest.raises(BrokenPromise) as caught:
        check_game(paying_bazaar("card lost"), 2, "1", one_in=5)
    record = caught.value.record
    assert record is not None
    assert record.actions
    # The sound game goes another way exactly where the card was lost.
    difference = verify(paying_bazaar(), record)
    assert difference is not None
    assert difference.at == len(record.actions)


def test_advice_by_what_a_seat_cannot_know_is_found() -> None:
    advice = replace(BAZAAR.advice, suggest=lambda state, _: Put(Rng(state.rng.seed).below(1000)))
    with pytest.raises(BrokenPromise) as caught:
        check_game(replace(BAZAAR, advice=advice), 2, "1", one_in=1)
    assert caught.value.check == "advice-leak"
