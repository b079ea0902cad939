"""Sentences that were read for something else, or were no longer true, as they are said now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from engines.core.text import Arg, Many, Msg, Ref, SeatRef
from i18n.locales import Locale
from i18n.text import Text

TEXT = Text.load(strict=True)
NAMES = ("Anna", "Émile", "Bob", "Chloé")


class Said(NamedTuple):
    """What a message says; None in a language in which it was right before."""

    msg: Msg
    english: str | None
    french: str | None


def said(key: str, english: str | None, french: str | None, **args: Arg) -> Said:
    return Said(Msg(key, args), english, french)


SERVICE = (
    said("ui-taken-back", "You have your seat back.", "Tu as repris ta place."),
    said("ui-bid-then-pass", None, "Ensuite passer"),
    said(
        "err-held-already",
        "A computer player holds the seat of Bob already.",
        "Un ordinateur tient déjà la place de Bob.",
        seat=SeatRef(2),
    ),
    said(
        "resign-ask-lent",
        "Leave match #7 for good? You cannot come back to your seat. Nobody else plays now, so whoever lent a seat"
        " takes it back: Bob.",
        "Quitter la partie #7 pour de bon ? Tu ne pourras pas revenir à ta place. Personne d’autre ne joue en ce"
        " moment ; les personnes qui avaient confié leur place la reprennent : Bob.",
        match=7,
        seats=Many((SeatRef(2),)),
    ),
    said(
        "ui-panel-frozen",
        "The match has stopped: Kontor has run into an error. Nothing is lost; its operator has been told.",
        "La partie est arrêtée à sa dernière bonne position : Kontor a fait une erreur. Rien n’est perdu, et la"
        " personne qui administre Kontor le sait.",
    ),
    said(
        "say-frozen",
        "The match ran into an error of ours (reference a1b2) and has stopped at its last good position."
        " Nothing is lost.",
        "La partie a rencontré une erreur de notre part (référence a1b2) et est arrêtée à sa dernière bonne"
        " position. Rien n’est perdu.",
        ref="a1b2",
    ),
    said("ui-left", "You have left the table.", "Tu as quitté la table."),
    said(
        "ui-stale",
        "The match has gone on since this button was made. This is where it stands now.",
        "La partie a avancé depuis que ce bouton existe. Voici où elle en est maintenant.",
    ),
)

GAMES: dict[str, tuple[Said, ...]] = {
    "fugger": (
        said(
            "fugger-tagline",
            "Be the richest when somebody reaches 100 florins: sell before prices crash to 1. 2 to 4 players.",
            "Le plus de florins quand quelqu’un en a 100 : vends avant que les prix chutent à 1. 2 à 4 personnes.",
        ),
        said(
            "fugger-board-delivered-card",
            "Delivered in round 2: 1 sealed spice",
            "Livrée en manche 2 : 1 épice au sceau",
            round=2,
            card=Ref("card", "spices-sealed"),
        ),
    ),
    "cities_knights": (
        said(
            "cities_knights-tagline",
            "Build cities, arm knights, withstand the barbarians: 13 points win. 3 or 4 players.",
            "Bâtis des villes, arme des chevaliers, repousse les barbares : 13 points gagnent. 3 ou 4 personnes.",
        ),
        said(
            "cities_knights-order-no-trades-desc",
            "Declines every offer made to you; the others notice when they make one. Ends with the turn in play.",
            "Refuse toute offre ; les autres le voient à la première. S’arrête avec le tour en cours.",
        ),
        said(
            "cities_knights-order-discard-desc",
            None,
            "Au sept, Kontor défausse ce qu’il conseille. S’arrête si tu ouvres ton tableau de bord ou joues.",
        ),
        said(
            "cities_knights-knight-displace-short",
            "Displace Anna’s knight",
            "Chasser un chevalier d’Anna",
            seat=SeatRef(0),
        ),
        said(
            "cities_knights-card-play-intrigue-short",
            "Intrigue: Anna’s knight",
            "Intrigue : chevalier d’Anna",
            card=Ref("card", "intrigue"),
            seat=SeatRef(0),
        ),
        said(
            "cities_knights-effect-bishop",
            "move the robber and steal a card from each opponent at its hex",
            "déplace le voleur et vole une carte à chaque adversaire qui borde sa tuile",
        ),
    ),
    "golden_age": (
        said(
            "golden_age-tagline",
            "Provinces, guilds, colonies and art of the Dutch Republic: 33 points win. 3 or 4 players.",
            "Provinces, guildes, colonies et art des Provinces-Unies : 33 points gagnent. 3 ou 4 personnes.",
        ),
        said("golden_age-seat-no-bid", "Anna (passed)", "Anna (passe)", seat=SeatRef(0)),
        said(
            "golden_age-event-reshuffled",
            "The discards are shuffled and become the art deck again.",
            "La défausse est mélangée et redevient la pioche Art.",
            deck=Ref("deck", "art"),
        ),
    ),
}


def check(sentences: Sequence[Said], game: str = "fugger") -> None:
    for msg, english, french in sentences:
        wanted: dict[Locale, str | None] = {"en": english, "fr": french}
        for locale, sentence in wanted.items():
            if sentence is not None:
                now = TEXT.say(msg, locale, game=game, names=NAMES, plain=True)
                assert now.replace("\u202f", " ") == sentence


def test_what_is_said_of_a_seat_a_table_and_a_match_is_not_read_for_something_else() -> None:
    check(SERVICE)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_a_game_is_not_read_for_something_else(game: str) -> None:
    check(GAMES[game], game)
