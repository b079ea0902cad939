"""What a language's catalogues and almanac lack or have beyond English."""

from __future__ import annotations

from pathlib import Path

from i18n.almanac import ROOT as ALMANAC
from i18n.almanac import Almanac
from i18n.locales import CATALOGUES, DEFAULT, Locale
from tests.i18n.helpers import ftl


def in_catalogues(locale: Locale, root: Path = CATALOGUES) -> list[str]:
    """How the messages of a language differ from the English ones in files, keys, variables and attributes."""
    files = {one: {path.name for path in (root / one).glob("*.ftl")} for one in (DEFAULT, locale)}
    wrong = [f"{locale}: {name} differs" for name in sorted(files[DEFAULT] ^ files[locale])]
    english, other = ftl.messages(DEFAULT, root), ftl.messages(locale, root)
    wrong += [f"{locale}: {key} is missing" for key in english if key not in other]
    wrong += [f"{locale}: {key} is no message in English" for key in other if key not in english]
    for key in sorted(english.keys() & other.keys()):
        variables = ftl.variables(english[key]) ^ ftl.variables(other[key])
        if variables:
            wrong.append(f"{locale}: {key}: {sorted(variables)}")
        if not ftl.is_thing(other[key]) and ftl.attributes(english[key]) != ftl.attributes(other[key]):
            wrong.append(f"{locale}: {key}: attributes differ")
    return wrong


def in_almanac(locale: Locale, root: Path = ALMANAC) -> list[str]:
    """The shelves on which a language has not the English topics in their order with their references."""
    almanac = Almanac.load(root)

    def told(game: str, one: Locale) -> list[tuple[str, tuple[str, ...]]]:
        return [(entry.topic, entry.see_also) for entry in almanac.entries(game, one)]

    return [f"{locale}: {game}" for game in almanac.games() if told(game, locale) != told(game, DEFAULT)]
