"""Localize sentences about a match, with players as escaped names or as mentions."""

import re
import unicodedata
from collections.abc import Container
from functools import lru_cache, partial

from discord_ui.model.signs import Signs
from engines.core.text.messages import Arg, Many, Msg, Num, Ref, SeatRef
from i18n.locales import Locale
from i18n.text import Speaker, Text
from render.drawing.lettering import seat_letter
from service.base.read_models.matches import MatchInfo

MAX_NAME_LENGTH = 32
"""Discord's limit for display names; longer ones are cut."""

CACHE_SIZE = 4096
"""How many cleaned names are cached."""

_OURS = re.compile(r"<t:[0-9]+(?::[tTdDfFR])?>|https://discord\.com/channels/(?:@me|[0-9]+)/[0-9]+")
"""Not escaped in a sentence: times, and the addresses of channels."""

_SPECIAL = re.compile(r"([\\*_~|`>#\[\]()<@:-])")
_ADDRESS = re.compile(r"(?<=[^\W_])\.(?=[^\W_]{2,})")
"""The dots at which addresses are broken: Discord shows an invite even without its scheme."""
_INVISIBLE = {"Cc", "Cf", "Zl", "Zp", "Co", "Cs", "Cn"}
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters that Unicode classes as letters or symbols."""
MAX_COMBINING = 3
"""Maximum number of combining marks on a letter, as living languages need."""


@lru_cache(maxsize=CACHE_SIZE)
def clean_name(name: str) -> str:
    """Return a name on one line, without characters that are invisible or that reorder the text around them.

    Empty if no character is visible.
    """
    kept = "".join(" " if char in "\n\r\t" else char for char in name)
    kept = "".join(char for char in kept if char not in _BLANK and _is_seen(char))
    kept = " ".join(_unstacked(kept).split())
    if all(unicodedata.category(char)[0] in "CMZ" for char in kept):
        # Joiners and marks alone are invisible.
        return ""
    if len(kept) > MAX_NAME_LENGTH:
        kept = kept[: MAX_NAME_LENGTH - 1] + "…"
    return kept


def _is_seen(char: str) -> bool:
    return char == "\u200d" or unicodedata.category(char) not in _INVISIBLE


def _unstacked(text: str) -> str:
    """Return the text with at most `MAX_COMBINING` marks on each letter."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MAX_COMBINING:
            kept.append(char)
    return "".join(kept)


def escape_markdown(text: str) -> str:
    """Return the text escaped, so that it contains no markdown, mention or link."""
    # The word joiner breaks what a backslash does not escape: @everyone, and addresses.
    parted = _ADDRESS.sub("\u2060.", text) if "/" in text else text
    return _SPECIAL.sub(r"\\\1", parted).replace("@", "@\u2060").replace("\\:/", "\\:\u2060/")


@lru_cache(maxsize=CACHE_SIZE)
def bold(name: str) -> str:
    """Return a name as sentences show it."""
    return f"**{escape_markdown(clean_name(name))}**"


def mention(user_id: int) -> str:
    """Return a mention; the sender of the message decides whether it pings."""
    return f"<@{user_id}>"


def escape_args(msg: Msg) -> Msg:
    """Return a sentence with its plain text (names, typed words) escaped.

    Times and links to channels are not escaped.
    """
    return Msg(msg.key, {name: _safe(arg) for name, arg in msg.args.items()}) if msg.args else msg


def _safe(arg: Arg) -> Arg:
    match arg:
        case str():
            return arg if _OURS.fullmatch(arg) else escape_markdown(" ".join(arg.split()))
        case Msg():
            return escape_args(arg)
        case Many(items):
            return Many(tuple(map(_safe, items)))
        case _:
            return arg


def player_names(info: MatchInfo) -> tuple[str, ...]:
    """Return the cleaned names by seat; in a lobby, of the people at its table."""
    people = info.seats or info.people
    return tuple(clean_name(person.name) for person in people)


class Localizer:
    """Renders sentences about one match in one language.

    say: with markdown, names bold, or as mentions for the users in ``mentioned``, and signs beside the words of
    things, if ``signs`` are given. words: the same without signs. plain: for labels, lists, alt texts and files.
    reader: the user who reads it, addressed as "you" in sentences about their seat; None if several people do.
    """

    def __init__(
        self,
        text: Text,
        locale: Locale,
        *,
        game: str | None = None,
        info: MatchInfo | None = None,
        mentioned: Container[int] = (),
        signs: Signs | None = None,
        reader: int | None = None,
    ) -> None:
        self.locale = locale
        self._signs = signs
        self._seats = info.seats if info else ()
        self.game = game or (info.game if info else None)
        names = player_names(info) if info else ()
        users = tuple(person.user_id for person in (info.seats or info.people)) if info else ()
        shown = [
            mention(user) if user is not None and user in mentioned else bold(name)
            for user, name in zip(users, names, strict=True)
        ]
        bold_names = partial(_nth, shown, text, locale)
        seat = None if reader is None or info is None else info.seat_of(reader)
        speaker = partial(text.speaker, locale, game=self.game, reader=seat)
        self.words: Speaker = speaker(names=bold_names)
        self.say: Speaker = speaker(names=bold_names, signs=self.sign) if signs else self.words
        self.plain: Speaker = speaker(names=partial(_nth, names, text, locale), plain=True)

    def sign(self, thing: Ref | Num | SeatRef | None) -> str:
        """Return the sign of a thing, a unit or a seat, for a button or the entry of a list; "" if it has none."""
        if self._signs is None or self.game is None:
            return ""
        match thing:
            case Ref(kind, name):
                return self._signs.of(self.game, f"{kind}:{name}")
            case Num(_, unit):
                return self._signs.of(self.game, f"unit:{unit}")
            case SeatRef(seat) if seat < len(self._seats):
                return self._signs.of(self.game, f"seat:{self._seats[seat].style}{seat_letter(seat)}")
        return ""


def _nth(names: tuple[str, ...] | list[str], text: Text, locale: Locale, seat: int) -> str:
    if 0 <= seat < len(names) and names[seat].strip("*"):
        return names[seat]
    return text.say(Msg("core-seat", {"n": seat + 1}), locale)
