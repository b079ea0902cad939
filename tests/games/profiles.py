"""What the tests know of each game, by key: its profile is ``PROFILE`` in `tests.games.<key>.profile`."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple

from engines import KEYS
from engines.core.actions import Action
from engines.core.text.messages import Arg, Msg
from i18n.locales import LOCALES, Locale


class ExpectedSentence(NamedTuple):
    """What a message says; None in a language in which it was right before."""

    msg: Msg
    english: str | None
    french: str | None


def expected_sentence(key: str, english: str | None, french: str | None, **args: Arg) -> ExpectedSentence:
    """A message with what it says."""
    return ExpectedSentence(Msg(key, args), english, french)


@dataclass(frozen=True, kw_only=True)
class TextSamples:
    """What a game says, beyond what random matches bring up.

    events: at least one of each type. unreported: those of them that are no news to any reader. crowded: makes a
    position with much in it. plain: makes one in which the events are put into words.
    """

    events: Sequence[Any]
    crowded: Callable[[], Any]
    plain: Callable[[], Any]
    unreported: Collection[Any] = ()


@dataclass(frozen=True, kw_only=True)
class PictureChecks:
    """What is checked in pictures, beyond random matches.

    positions: the module with the game's written scenes; see `tests.render.helpers.drawn_games`. full: of them,
    one with many pieces. goldens: those whose pixels are compared. apart: two colours that have to be distinct
    by every kind of colour vision, and how far (CIEDE2000).
    """

    positions: str
    full: str
    goldens: Sequence[str] = ()
    apart: Callable[[], Collection[tuple[str, str, float]]] = tuple


@dataclass(frozen=True, kw_only=True)
class Profile:
    """What the tests know of a game besides its rules; a small game keeps most of this as it is.

    reasons: for which a match can end. shared: several seats can win together. long: random matches take a
    thousand actions and more, so that the game's own tests check a few of them. lines, later_lines: by seats, how
    many lines of play there are from the opening, and from a middle, by depth.
    things: by kind, what sentences may name. units: in which they count. given: by sentence, arguments for its
    short forms alone, where the sources do not say. typed: what a player might type; much of it is illegal at
    most moments. moments: how many positions of a match are described, None for all. samples: see `TextSamples`.
    readings: sentences that were once misread. asked: by the entry that answers, what newcomers ask the almanac.
    unseen: questions that can be answered without others seeing it; the answer to another is public at once.
    rare: questions to which matches by chance hardly ever come.
    position_pairs: the numbers of the pairs of worlds that are compared, None for one with each number of seats.
    deep: the most actions of each seat before a pair. covert: seats make moves whose details others do not see.
    refused: commands that are refused whatever the position. suggesting: options of commands that suggest what
    may be typed.
    pictures: see `PictureChecks`; None if random matches are enough.
    """

    reasons: Collection[str] = ("points",)
    shared: bool = False
    long: bool = False
    lines: Mapping[int, Sequence[int]] = field(default_factory=dict)
    later_lines: Mapping[int, Sequence[int]] = field(default_factory=dict)
    things: Mapping[str, Collection[str]] = field(default_factory=dict)
    units: Collection[str] = ()
    given: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    typed: Sequence[Action] = ()
    moments: int | None = None
    samples: TextSamples | None = None
    readings: Sequence[ExpectedSentence] = ()
    asked: Mapping[str, Mapping[Locale, str]] = field(default_factory=dict)
    unseen: Collection[str] = ()
    rare: Collection[str] = ()
    position_pairs: range | None = None
    deep: int = 10
    covert: bool = False
    refused: Sequence[tuple[str, Mapping[str, Any]]] = ()
    suggesting: Sequence[tuple[str, str]] = ()
    pictures: PictureChecks | None = None

    def queries(self) -> Mapping[Locale, Mapping[str, str]]:
        """Return by language what newcomers ask the almanac, and the entry that answers."""
        entries = [(topic, words) for topic, words in self.asked.items()]
        return {
            locale: {
                query: topic for topic, words in entries if locale in words for query in words[locale].split("; ")
            }
            for locale in LOCALES
        }


NEWCOMERS: Mapping[str, Mapping[Locale, str]] = {
    "example": {"en": "example", "fr": "exemple"},
    "board": {"en": "legend; symbols", "fr": "légende"},
    "tips": {
        "en": "tips; strategy; beginner; first move; what should I do first",
        "fr": "astuces; stratégie; premier coup; débutant; que faire d’abord",
    },
    "length": {"en": "how long", "fr": "durée; combien de temps"},
}
"""What newcomers ask of any game, as in `Profile.asked`; a game with more of it names the whole of an entry."""

PROFILES: Mapping[str, Profile] = {key: import_module(f"tests.games.{key}.profile").PROFILE for key in KEYS}
