"""The news of a panel: the result of the reader's own move, and later events."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.signs import length_in_words
from engines.core.game import Game
from engines.core.text.messages import Msg
from service.base.read_models.panels import PanelModel
from service.history.narration import STOOD_IN_YOU

V = TypeVar("V")

LONG_AWAY: Final = 20 * 3600
"""Seconds of absence after which a reader gets more news."""
NEWS, NEWS_LONG = 5, 12
"""Maximum number of sentences of news, usually and after a long absence."""
FEW: Final = 2
"""Up to this number of results of an own move have lines of the usual size."""
NEWS_LENGTH, NEWS_LENGTH_LONG = 320, 1400
"""Characters of results and news together, usually and after a long absence; what concerns the reader stays."""


def done_lines(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, done: Sequence[Msg]) -> list[str]:
    """Return the results of the reader's own move, without what they chose in it; many in small lines."""
    ranks = game.events.ranks
    news = [msg for msg in done if not ranks.is_own_choice(msg, table.seat)]
    mark = "-" if len(news) <= FEW else "-#"
    return [f"{mark} {line}" for line in _weightiest(game, table, localizer, news, NEWS_LONG, _room(table))]


def news_lines(
    game: Game[Any, V], table: PanelModel[V], localizer: Localizer, done: Sequence[Msg] = ()
) -> list[str]:
    """Return the events since the reader's last visit in small lines; of many, those that matter most to them.

    The results of their own move (``done``) are not repeated, nor are the sentences of the message above, unless
    they were away for long, nor what the question above says.
    """
    long = _was_away(table)
    asked = table.choices.planning is not None and table.choices.planning.asked
    known = list(done) if long else [*done, *table.news.told]
    news = []
    for msg in table.news.lines:
        if msg in known:
            # Remove it once for each repetition: the same may happen twice.
            known.remove(msg)
        elif not (asked and game.events.below_question(msg) != msg):
            news.append(msg)
    said = sum(map(length_in_words, done_lines(game, table, localizer, done)))
    lines = _weightiest(game, table, localizer, news, NEWS_LONG if long else NEWS, _room(table) - said)
    return [f"-# {line}" for line in lines]


def _was_away(table: PanelModel[Any]) -> bool:
    return table.news.away is not None and table.news.away >= LONG_AWAY


def _room(table: PanelModel[Any]) -> int:
    return NEWS_LENGTH_LONG if _was_away(table) else NEWS_LENGTH


def _weightiest(
    game: Game[Any, V], table: PanelModel[V], localizer: Localizer, told: Sequence[Msg], most: int, room: int
) -> list[str]:
    """Return the sentences that matter most to the reader, in the order of ``told``, and the number of the others.

    Among equals the newest stay. most: sentences. room: characters; there is always some for what concerns the
    reader, and for one sentence.
    """

    def weight(at: int) -> tuple[int, int]:
        # A move that was made in the reader's place matters to them as much.
        stood_in = told[at].key == STOOD_IN_YOU
        return (0 if stood_in else game.events.ranks.weight(told[at], table.seat), -at)

    lines = {at: localizer.say(escape_args(msg)) for at, msg in enumerate(told)}
    kept: list[int] = []
    length = 0
    for at in sorted(lines, key=weight)[:most]:
        length += length_in_words(lines[at])
        if kept and length > (NEWS_LENGTH_LONG if weight(at)[0] == 0 else room):
            break
        kept.append(at)
    said = [lines[at] for at in sorted(kept)]
    left = len(told) - len(kept)
    return [*said, localizer.say(Msg("ui-panel-left-out", {"n": left}))] if left else said
