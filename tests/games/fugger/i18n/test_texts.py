"""Die Fugger in words: what can be played, and what it brings."""

from typing import Any

import pytest

from engines.core.actions import Option
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.game import GAME
from engines.fugger.state import FuggerState
from i18n.locales import Locale
from tests.games.fugger.helpers.positions import about_to_end, act, position, seat
from tests.i18n.helpers import sentences

HAND = ("cloth", "spices", "spices", "gems-sealed", "merchant")


def say(msg: Any, locale: Locale) -> str:
    return sentences.say("fugger", msg, locale).replace(sentences.NARROW, " ")


def label(state: FuggerState, action: Any, locale: Locale = "en") -> str:
    return say(GAME.names.label(GAME.view(state, 0), Option(action)), locale)


def changed(state: FuggerState, action: Any, locale: Locale = "en") -> str:
    views = [GAME.view(one, 0) for one in (state, act(state, action).state)]
    return " · ".join(say(msg, locale) for msg in GAME.board.changes(*views))


TABLE = position(seat(*HAND, front=["cloth"] * 3), seat("wine", front=["spices", "copper"]), active=0, loose=True)


@pytest.mark.parametrize(
    ("card", "english", "brings", "french", "french_brings"),
    [
        (
            "cloth",
            "Cloth · 4th of 5 · price 5",
            "sells at 9 so far · with a 5th: crash to 1",
            "Drap · 4 sur 5 · prix 5",
            "se vend 9 pour l’instant · avec une 5e : chute à 1",
        ),
        (
            "spices",
            "Spice ×2 · 2nd of 5 · price 5",
            "sells at 7 so far · with a 3rd: 8",
            "Épice ×2 · 2 sur 5 · prix 5",
            "se vend 7 pour l’instant · avec une 3e : 8",
        ),
        (
            "gems-sealed",
            "Sealed gem · 1st of 5 · price 5",
            "sells at 12 so far · with a 2nd: 14 · sealed: double with up to 3 on the table",
            "Pierre au sceau · 1 sur 5 · prix 5",
            "se vend 12 pour l’instant · avec une 2e : 14 · sceau : double jusqu’à 3 sur la table",
        ),
        (
            "merchant",
            "Merchant",
            "+2 cards next round · can’t be sold",
            "Marchand",
            "+2 cartes à la prochaine manche · ne se vend pas",
        ),
    ],
)
def test_a_card_says_what_it_sells_for(
    card: str, english: str, brings: str, french: str, french_brings: str
) -> None:
    assert (label(TABLE, Play(card)), changed(TABLE, Play(card))) == (english, brings)
    assert (label(TABLE, Play(card), "fr"), changed(TABLE, Play(card), "fr")) == (french, french_brings)


def test_a_card_face_down_says_what_it_pays_at_the_end() -> None:
    state = position(seat("wine", "copper"), seat(), seat(), active=0)
    assert label(state, Deliver("wine")) == "Wine, face down · twice today’s price: 10"
    assert changed(state, Deliver("wine")) == "pays double at the end of the match, at the price then"


def test_the_card_that_ends_the_round_says_what_the_round_pays_and_which_goods_crash() -> None:
    state = about_to_end(hand=("copper", "wine"))
    assert label(state, Play("copper")) == "Copper · 5th of 5, ends the round · price 5"
    said = changed(state, Play("copper"))
    assert said.startswith("+5 florins · crash to 1: copper · the round ends")


def test_a_drawn_card_is_no_news_of_its_own() -> None:
    assert changed(position(seat("wine"), seat(), seat(), active=0), Draw()) == ""
