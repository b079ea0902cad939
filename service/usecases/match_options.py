"""Check the options that a match is opened with."""

from typing import Any

import msgspec

from engines.core.game import Game
from i18n.locales import LOCALES
from players import PLAYERS
from service.autoplay import stand_in
from service.base.config import PACES
from service.base.errors import Refusal
from service.match.snapshot import MatchSettings
from service.usecases.seats import must_know_computer

MAX_GRACE = 60
"""The longest grace of a finished turn, in seconds."""


def check_options(game: Game[Any, Any], settings: MatchSettings, pace: str, locale: str | None) -> None:
    """Raise Refusal unless the options are possible for the game."""
    least, most = game.info.seats
    if not least <= settings.seats <= most:
        raise Refusal("err-seats", least=least, most=most)
    if not 0 <= settings.grace <= MAX_GRACE:
        raise Refusal("err-grace", most=MAX_GRACE)
    if settings.stand_in not in (0, *stand_in.HOURS):
        raise Refusal("err-stand-in")
    must_know_computer(settings.stand_in_by, PLAYERS)
    if pace not in PACES:
        raise Refusal("err-pace")
    if locale not in (None, *LOCALES):
        raise Refusal("err-language")
    try:
        msgspec.convert(settings.options, game.settings)
    except msgspec.ValidationError as error:
        raise Refusal("err-options") from error
