"""The news in a post: what happened, in at most two lines."""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from discord_ui.model.localizer import Localizer, escape_args
from engines.core.game import Game
from engines.core.text.messages import Msg
from service.base.read_models.history import StoryStep
from service.history.narration import BY_ITSELF, STOOD_IN

TOLD = 180
"""Maximum length of the news above a picture, in characters: two lines."""
KEPT = 360
"""The same if the news hold essential sentences, such as a final scoring."""


class _Weight(IntEnum):
    """The priority of a sentence where there is no room for all; the lowest is dropped first."""

    WHY = 0
    MINOR = 1
    PLAIN = 2
    STAYS = 3
    ALWAYS = 4


class _EventSentence(NamedTuple):
    """A sentence of a step. run: the number of its turn in the sequence."""

    said: str
    length: int
    run: int
    weight: _Weight


def event_lines(game: Game[Any, Any], steps: Sequence[StoryStep], localizer: Localizer) -> list[str]:
    """Return the events in at most two lines, grouped by seat.

    If there is no room for all, the reasons of automatic moves are dropped first, then minor sentences, then the
    oldest. The newest major sentence stays, and so do the game's essential ones, unless these alone are too long.
    Where major ones had no room, the last line says where they are.
    """
    told = list(_sentences(game, steps, localizer))
    kept = _fitting(told)
    if not kept:
        return []
    newest = kept[-1].run
    lines = [" ".join(one.said for one in kept if (one.run == newest) == last) for last in (False, True)]
    if any(one.weight >= _Weight.PLAIN for one in told if one not in kept):
        lines[-1] += f" {localizer.say(Msg('post-more'))}"
    return [line for line in lines if line]


def _sentences(game: Game[Any, Any], steps: Sequence[StoryStep], localizer: Localizer) -> Iterator[_EventSentence]:
    run, mover = 0, None
    for step in steps:
        if step.told:
            run += step.seat != mover
            mover = step.seat
        for msg in step.told:
            yield _EventSentence(
                localizer.say(escape_args(msg)), len(localizer.plain(msg)) + 1, run, _weight(game, msg)
            )


def _weight(game: Game[Any, Any], msg: Msg) -> _Weight:
    if msg.key == STOOD_IN:
        return _Weight.ALWAYS
    if msg.key == BY_ITSELF:
        return _Weight.WHY
    if msg.key in game.events.ranks.essential:
        return _Weight.STAYS
    return _Weight.MINOR if msg.key in game.events.ranks.minor else _Weight.PLAIN


def _fitting(told: Sequence[_EventSentence]) -> list[_EventSentence]:
    """Return the sentences for which there is room, in order."""
    kept = list(told)
    counting = [one for one in told if one.weight >= _Weight.PLAIN] or told
    newest = counting[-1] if counting else None
    for one in sorted(told, key=lambda one: one.weight):
        room = TOLD if one.weight < _Weight.STAYS else KEPT
        if one.weight == _Weight.ALWAYS or sum(other.length for other in kept) <= room:
            break
        kept = [other for other in kept if other is not one or other is newest]
    return kept
