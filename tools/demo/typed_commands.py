"""A move as a typed command: its words in the member's language, and the data for Discord."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from discord_ui.typed.amounts import write_amount
from discord_ui.typed.parameters import codes_of, verb_parameters
from engines.core.actions import TermsHole
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.text.messages import Msg
from i18n.locales import Locale, match_locale
from i18n.text import Text
from sandbox.members import Member, Suggestion

Values = dict[str, str | int | float]


class Typed(Struct, frozen=True):
    """A command. path, values: as sent to Discord. shown: as in the member's input line."""

    path: str
    values: Values
    shown: str


class CommandTypist:
    """Types moves of one game for a member. thread: the channel."""

    def __init__(self, game: Game[Any, Any], member: Member, text: Text, thread: str) -> None:
        self._game = game
        self._member = member
        self._text = text
        self._thread = thread
        self._own: Locale = match_locale(member.locale)

    async def move(self, action: Any) -> Typed:
        """Return the command of an action, each argument chosen among the suggestions, if it is there."""
        verb = tag_of(type(action))
        fields = verb_parameters(type(action))
        values: Values = {}
        shown = [self._path(verb, self._own)]
        for field, code in zip(fields, codes_of(action), strict=True):
            if not code and not field.required:
                continue
            name = self._param(field.name, "en")
            wanted = code
            if field.name in self._game.names.units:
                per = self._text.speaker("en", game=self._game.info.key).per(self._game.names.units[field.name])
                wanted = write_amount(int(code), per)
            found = [] if field.kind is bool else await self._suggested(verb, name, values)
            # A thing without a code, a crew of jokers alone, is suggested and sent by its name.
            chosen = next((one for one in found if one.value == (wanted or one.name)), None)
            sent = chosen.value if chosen else wanted
            values[name] = bool(int(code)) if field.kind is bool else sent
            shown.append(f"{self._param(field.name, self._own)}:{chosen.name if chosen else wanted}")
        return Typed(self._path(verb, "en"), values, " ".join(shown))

    async def offer(self, options: tuple[Any, ...], pick: int) -> Typed | None:
        """Return an offer to others, one of those suggested; None if the game or the position has none."""
        option = next((one for one in options if any(isinstance(h, TermsHole) for h in one.holes)), None)
        if option is None:
            return None
        verb = tag_of(type(option.action))
        values: Values = {}
        shown = [self._path(verb, self._own)]
        for hole in option.holes:
            name = self._param(hole.field, "en")
            found = await self._suggested(verb, name, values)
            if not found:
                return None
            # The last suggestion of addressees names most of them.
            chosen = found[pick % len(found)] if isinstance(hole, TermsHole) else max(found, key=_length)
            values[name] = chosen.value
            shown.append(f"{self._param(hole.field, self._own)}:{chosen.name}")
        return Typed(self._path(verb, "en"), values, " ".join(shown))

    async def _suggested(self, verb: str, name: str, values: Values) -> list[Suggestion]:
        path = self._path(verb, "en")[1:]
        return await self._member.autocomplete(path, name, "", dict(values), channel=self._thread)

    def _path(self, verb: str, locale: Locale) -> str:
        return "/" + " ".join((self._game.info.command, *self._words(verb, locale)))

    def _words(self, verb: str, locale: Locale) -> Iterator[str]:
        key = self._game.info.key
        family, hyphen, _ = verb.partition("-")
        if hyphen:
            yield self._text.say(Msg(f"{key}-command-{family}"), locale)
        yield self._text.say(Msg(f"{key}-verb-{verb}"), locale)

    def _param(self, field: str, locale: Locale) -> str:
        return self._text.say(Msg(f"{self._game.info.key}-param-{field.replace('_', '-')}"), locale)


def _length(one: Suggestion) -> int:
    return len(one.name)
