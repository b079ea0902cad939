"""The news of a panel: the result of the reader's own move, and later events."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.signs import length_in_words
from engines.core.game import Game
from engines.core.text.messages import Msg
from service.base.read_models.panels import PanelModel
from service.history.narration import STOOD_IN_YOU

LONG_AWAY: Final = 20 * 3600
"""Seconds of absence after which a reader gets more news."""
NEWS, NEWS_LONG = 5, 12
"""Maximum number of sentences of news, usually and after a long absence."""
FEW: Final = 2
"""Up to this number of results of an own move have lines of the usual size."""
NEWS_LENGTH, NEWS_LENGTH_LONG = 320, 1400
"""Characters of results and news together, usually and after a long absence; what concerns the reader stays."""
SHORTER: Final = (200, 120, 60)
"""Of a panel that would be higher than a phone, results and news have fewer characters."""


class _Sentence(NamedTuple):
    """A sentence in the reader's words. weight: 0 if it concerns them, the higher the less it matters."""

    text: str
    weight: int


class NewsText:
    """What a panel says of the past, in the reader's words; each sentence is put into words once.

    done: the results of the reader's own move.
    """

    def __init__(
        self, game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer, done: Sequence[Msg] = ()
    ) -> None:
        self._localizer = localizer
        # In a lesson, the coach says what matters.
        self._tells_omitted = table.lesson is None
        self._long = table.news.away is not None and table.news.away >= LONG_AWAY
        ranks = game.events.ranks

        def sentence(told: Msg) -> _Sentence:
            # A move that was made in the reader's place matters to them as much.
            weight = 0 if told.key == STOOD_IN_YOU else ranks.weight(told, table.seat)
            return _Sentence(localizer.say(escape_args(told)), weight)

        self._done = [sentence(told) for told in done if not ranks.is_own_choice(told, table.seat)]
        self._news = [sentence(told) for told in _unknown(game, table, done, self._long)]

    @property
    def rooms(self) -> tuple[int, ...]:
        """Return how many characters results and news may have together, from much to little."""
        return NEWS_LENGTH_LONG if self._long else NEWS_LENGTH, *SHORTER

    def lines(self, room: int) -> list[str]:
        """Return results and news below each other. room: one of `rooms`."""
        done, news = self.parts(room)
        return [*done, f"-# {self._localizer.say(Msg('ui-panel-news'))}", *news] if news else done

    def parts(self, room: int = NEWS_LENGTH) -> tuple[list[str], list[str]]:
        """Return the results of the reader's own move, many in small lines, and later events in small lines.

        Of much, what matters most to the reader; the last line has the number of what is left out of both. Results
        leave out what the reader chose in their move. News repeat neither results, nor the sentences of the
        message above unless they were away for long, nor what the question above says.
        """
        own = NEWS_LENGTH_LONG if room > max(SHORTER) else 2 * room
        done = self._weightiest(self._done, NEWS_LONG, room, own)
        left = room - sum(map(length_in_words, done))
        news = self._weightiest(self._news, NEWS_LONG if self._long else NEWS, left, own)
        omitted = len(self._done) - len(done) + len(self._news) - len(news)
        if omitted and self._tells_omitted:
            (news or done).append(self._localizer.say(Msg("ui-panel-left-out", {"n": omitted})))
        mark = "-" if len(self._done) <= FEW else "-#"
        return [f"{mark} {line}" for line in done], [f"-# {line}" for line in news]

    def _weightiest(self, told: Sequence[_Sentence], most: int, room: int, own: int) -> list[str]:
        """Return the sentences that matter most to the reader, in their order.

        Among equals the newest stay. most: sentences. room: characters; there is always some for one sentence.
        own: characters with what concerns the reader.
        """
        kept: list[int] = []
        length = 0
        for at in sorted(range(len(told)), key=lambda at: (told[at].weight, -at))[:most]:
            length += length_in_words(told[at].text)
            if kept and length > (own if told[at].weight == 0 else room):
                break
            kept.append(at)
        return [told[at].text for at in sorted(kept)]


def _unknown(game: Game[Any, Any], table: PanelModel[Any], done: Sequence[Msg], long: bool) -> list[Msg]:
    """Return the news without what the panel says elsewhere. long: the reader was away for long."""
    asked = table.choices.planning is not None and table.choices.planning.asked
    known = list(done) if long else [*done, *table.news.told]
    news = []
    for told in table.news.lines:
        if told in known:
            # Remove it once for each repetition: the same may happen twice.
            known.remove(told)
        elif not (asked and game.events.below_question(told) != told):
            news.append(told)
    return news
