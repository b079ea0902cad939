"""Phrases on what a move changes: scores, titles and their order, in both languages."""

import pytest

from engines.core.text.changes import (
    MOST_CHANGES,
    match_won,
    most_important,
    other_scores,
    own_score,
    points,
    title_changes,
)
from engines.core.text.messages import Msg
from i18n.locales import Locale
from tests.i18n.helpers.sentences import say

COUNCIL = Msg("core-points", {"n": 3})


def said(phrases: list[Msg], locale: Locale = "en") -> list[str]:
    return [say("fugger", phrase, locale) for phrase in phrases]


@pytest.mark.parametrize(
    ("before", "after", "own", "others"),
    [
        ((5, 7, 3), (9, 5, 3), ["+4 points"], ["Émile −2"]),
        ((5, 7, 3), (4, 8, 1), ["−1 point"], ["Bob −2", "Émile +1"]),
        ((5, 7, 3), (5, 7, 3), [], []),
    ],
)
def test_scores_that_differ_are_said_with_their_difference(
    before: tuple[int, ...], after: tuple[int, ...], own: list[str], others: list[str]
) -> None:
    assert said(own_score(before, after, 0)) == own
    assert said(other_scores(before, after, 0)) == others


def test_the_public_has_no_score_of_its_own() -> None:
    assert own_score((1, 2), (2, 2), None) == []
    assert said(other_scores((1, 2), (2, 2), None)) == ["Anna +1"]


@pytest.mark.parametrize(
    ("then", "now", "english", "french"),
    [
        (None, 0, ["3 points"], ["3 points"]),
        (1, 0, ["3 points from Émile"], ["3 points aux dépens d’Émile"]),
        (0, 1, ["you lose 3 points to Émile"], ["tu perds 3 points au profit d’Émile"]),
        (0, None, ["you lose 3 points"], ["tu perds 3 points"]),
        (1, 2, [], []),
        (0, 0, [], []),
    ],
)
def test_a_title_says_from_whom_it_comes_or_to_whom_it_goes(
    then: int | None, now: int | None, english: list[str], french: list[str]
) -> None:
    assert said(title_changes([(COUNCIL, then, now)], 0)) == english
    assert said(title_changes([(COUNCIL, then, now)], 0), "fr") == french


def test_what_is_won_comes_before_what_is_lost() -> None:
    phrases = title_changes([(COUNCIL, 0, 1), (COUNCIL, None, 0)], 0)
    assert said(phrases) == ["3 points", "you lose 3 points to Émile"]


def test_the_end_of_the_match_names_its_winners() -> None:
    assert said(match_won((0, 2), 0)) == ["you win the match", "Bob wins the match"]


def test_only_the_most_important_phrases_are_left() -> None:
    many = [points(n) for n in range(3)]
    assert most_important(many, [], many) == [*many, many[0]]
    assert len(most_important(many, many)) == MOST_CHANGES
