"""Sentences that were read for something else, or were no longer true, as they are said now."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.core.text.messages import Many, SeatRef
from i18n.locales import Locale
from i18n.text import Text
from tests.games.profiles import PROFILES, ExpectedSentence, expected_sentence

TEXT = Text.load(strict=True)
NAMES = ("Anna", "Émile", "Bob", "Chloé")


SERVICE = (
    expected_sentence("ui-taken-back", "You have your seat back.", "Tu as repris ta place."),
    expected_sentence("ui-bid-then-pass", None, "Ensuite passer"),
    expected_sentence(
        "err-held-already",
        "A computer player holds the seat of Bob already.",
        "Un ordinateur tient déjà la place de Bob.",
        seat=SeatRef(2),
    ),
    expected_sentence(
        "resign-ask-lent",
        "Leave match #7 for good? You cannot come back to your seat. Nobody else plays now, so whoever lent a seat"
        " takes it back: Bob.",
        "Quitter la partie #7 pour de bon ? Tu ne pourras pas revenir à ta place. Personne d’autre ne joue en ce"
        " moment ; les personnes qui avaient confié leur place la reprennent : Bob.",
        match=7,
        seats=Many((SeatRef(2),)),
    ),
    expected_sentence(
        "ui-panel-frozen",
        "The match has stopped: Kontor has run into an error. Nothing is lost; its operator has been told.",
        "La partie est arrêtée à sa dernière bonne position : Kontor a fait une erreur. Rien n’est perdu, et la"
        " personne qui administre Kontor le sait.",
    ),
    expected_sentence(
        "say-frozen",
        "The match ran into an error of ours (reference a1b2) and has stopped at its last good position."
        " Nothing is lost.",
        "La partie a rencontré une erreur de notre part (référence a1b2) et est arrêtée à sa dernière bonne"
        " position. Rien n’est perdu.",
        ref="a1b2",
    ),
    expected_sentence("ui-left", "You have left the table.", "Tu as quitté la table."),
    expected_sentence(
        "ui-stale",
        "The match has gone on since this button was made. This is where it stands now.",
        "La partie a avancé depuis que ce bouton existe. Voici où elle en est maintenant.",
    ),
)


def check(sentences: Sequence[ExpectedSentence], game: str = "fugger") -> None:
    for msg, english, french in sentences:
        wanted: dict[Locale, str | None] = {"en": english, "fr": french}
        for locale, sentence in wanted.items():
            if sentence is not None:
                now = TEXT.say(msg, locale, game=game, names=NAMES, plain=True)
                assert now.replace("\u202f", " ") == sentence


def test_what_is_said_of_a_seat_a_table_and_a_match_is_not_read_for_something_else() -> None:
    check(SERVICE)


@pytest.mark.parametrize("game", PROFILES)
def test_what_is_said_of_a_game_is_not_read_for_something_else(game: str) -> None:
    check(PROFILES[game].readings, game)
