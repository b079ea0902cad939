"""The lines of a panel that tell what happened: what the reader's own move brought, and what came since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from discord_ui.model.localizer import Localizer, escape_args
from engines.core.game import Game
from engines.core.text.messages import Msg
from service.base.read_models import PanelModel
from service.history.narration import STOOD_IN_YOU

V = TypeVar("V")

LONG_AWAY: Final = 20 * 3600
"""Seconds of absence after which a reader is told more of what happened."""
NEWS, NEWS_LONG = 5, 12
"""The most sentences of news, usually and after a long time away."""
NEWS_LENGTH: Final = 1400


def done_lines(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, done: Sequence[Msg]) -> list[str]:
    """Return what the reader's own move brought."""
    return _weightiest(game, table, localizer, done, NEWS_LONG)


def news_lines(
    game: Game[Any, V], table: PanelModel[V], localizer: Localizer, done: Sequence[Msg] = ()
) -> list[str]:
    """Return what happened since the reader last looked, as it happened; of much, what matters most to them.

    Not repeated is what their own move just brought (``done``), nor what the message above tells, unless they were
    away for long.
    """
    long = table.away is not None and table.away >= LONG_AWAY
    known = list(done) if long else [*done, *table.told]
    news = []
    for msg in table.news:
        if msg in known:
            # Once for each time that it is told elsewhere: the same may happen twice.
            known.remove(msg)
        else:
            news.append(msg)
    return _weightiest(game, table, localizer, news, NEWS_LONG if long else NEWS)


def _weightiest(
    game: Game[Any, V], table: PanelModel[V], localizer: Localizer, told: Sequence[Msg], most: int
) -> list[str]:
    """Return the sentences that matter most to the reader in the order of ``told``, and how many are left out.

    Of those that matter alike the newest stay.
    """

    def weight(at: int) -> tuple[int, int]:
        # That somebody else moved in the reader's place concerns them as much.
        stood_in = told[at].key == STOOD_IN_YOU
        return (0 if stood_in else game.words.weight(told[at], table.seat), -at)

    lines = {at: f"- {localizer.say(escape_args(msg))}" for at, msg in enumerate(told)}
    kept: list[int] = []
    length = 0
    for at in sorted(lines, key=weight)[:most]:
        length += len(lines[at])
        if length > NEWS_LENGTH and kept:
            break
        kept.append(at)
    said = [lines[at] for at in sorted(kept)]
    left = len(told) - len(kept)
    return [*said, f"- {localizer.say(Msg('ui-panel-left-out', {'n': left}))}"] if left else said
