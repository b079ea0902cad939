"""Names and descriptions of slash commands, from the catalogues."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from engines.core.text.messages import Msg
from i18n.locales import DEFAULT, LOCALES, Locale
from i18n.text import Text

SPOKEN: Final[dict[discord.Locale, Locale]] = {
    locale: language for locale in discord.Locale if (language := locale.value.split("-")[0]) in LOCALES
}
"""Discord's locales that have a catalogue; all others get the default, English."""


@cache
def _catalogues() -> Text:
    return Text.load()


def localized(key: str) -> locale_str:
    """Return a catalogue key as a text in English, which `CatalogueTranslator` translates for Discord."""
    return locale_str(_catalogues().say(Msg(key), DEFAULT, plain=True), key=key)


def command(key: str, group: app_commands.Group | None = None) -> Callable[[Any], Any]:
    """Decorate a callback as a slash command, named by the key and described by ``<key>-desc``."""
    make: Any = app_commands.command if group is None else group.command
    decorator: Callable[[Any], Any] = make(name=localized(key), description=localized(f"{key}-desc"))
    return decorator


def group(key: str, **kwargs: Any) -> app_commands.Group:
    """Return a group of commands named by the key, described by ``<key>-desc``."""
    return app_commands.Group(name=localized(key), description=localized(f"{key}-desc"), **kwargs)


def options(**keys: str) -> Callable[[Any], Any]:
    """Decorate a callback below `command`: each parameter is named by its key, described by ``<key>-desc``."""

    def decorate(callback: Any) -> Any:
        app_commands.rename(**{name: localized(key) for name, key in keys.items()})(callback)
        return app_commands.describe(**{name: localized(f"{key}-desc") for name, key in keys.items()})(callback)

    return decorate


def choices(*values: str, prefix: str) -> list[app_commands.Choice[str]]:
    """Return fixed choices of a parameter, each named by ``<prefix>-<value>`` (with dashes for underscores)."""
    keys = {value: f"{prefix}-{value.replace('_', '-')}" for value in values}
    return [app_commands.Choice(name=localized(key), value=value) for value, key in keys.items()]


def languages(*others: str) -> list[app_commands.Choice[str]]:
    """Return all languages by their own names, after other choices named ``choice-language-<other>``."""
    spoken = [app_commands.Choice(name=_catalogues().language(locale), value=locale) for locale in LOCALES]
    return [*choices(*others, prefix="choice-language"), *spoken]


class CatalogueTranslator(app_commands.Translator):
    """Translates texts of commands by the catalogues; None where the default is right."""

    def __init__(self, text: Text) -> None:
        self._text = text

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in a language, or None."""
        key = string.extras.get("key")
        spoken = SPOKEN.get(locale)
        if key is None or spoken is None or not self._text.has(key, spoken):
            return None
        said = self._text.say(Msg(key), spoken, plain=True)
        return said if said != string.message else None
