"""Discord's limits for application commands."""

import re
from collections.abc import Iterable, Sequence

from sandbox.json_types import Json
from sandbox.validation.errors import Form, Path

LOCALES = frozenset((
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu",
    "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN",
    "zh-TW",
))  # fmt: skip
_NAME = re.compile(r"[-_'\w]{1,32}")
CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUB_COMMAND, SUB_GROUP, STRING, INTEGER, BOOLEAN, USER, NUMBER = 1, 2, 3, 4, 5, 6, 10
MAX_SIZE = 8000
MOST = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
"""How many commands of a kind there may be, everywhere or for one guild."""


def key_of(command: Json) -> tuple[int, str]:
    """Return kind and name of a command, which no other command has."""
    return command.get("type") or CHAT_INPUT, str(command.get("name"))


def check_command(form: Form, path: Path, command: Json, installs: Sequence[int]) -> None:
    """Note everything wrong with one command. installs: the installations that the application allows."""
    kind, _ = key_of(command)
    if not form.among([*path, "type"], kind, (CHAT_INPUT, USER_MENU, MESSAGE_MENU)):
        return
    if kind == CHAT_INPUT:
        _name(form, path, command)
        _description(form, path, command)
        _options(form, [*path, "options"], command.get("options") or [], depth=0)
    else:
        _menu_command(form, path, command)
    _each_of(form, [*path, "contexts"], command.get("contexts"), (0, 1, 2))
    _each_of(form, [*path, "integration_types"], command.get("integration_types"), installs)
    if _size(command) > MAX_SIZE:
        form.add(path, "APPLICATION_COMMAND_TOO_LARGE", most=MAX_SIZE)


def _menu_command(form: Form, path: Path, command: Json) -> None:
    """Check a command of a menu: a name of 1 to 32 characters, spaces and capitals too, and nothing to fill in."""
    form.length([*path, "name"], command.get("name"), 1, 32)
    for locale, name in _localized(form, path, command, "name_localizations"):
        form.length([*path, "name_localizations", locale], name, 1, 32)
    if command.get("description") or command.get("description_localizations"):
        form.add([*path, "description"], "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID")
    if command.get("options"):
        form.add([*path, "options"], "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID")


def _each_of(form: Form, path: Path, given: object, allowed: Sequence[int]) -> None:
    """Check a list of one or more different values, if there is one."""
    if given is None or not form.count(path, given, 1, max(1, len(allowed))):
        return
    assert isinstance(given, list)
    for index, one in enumerate(given):
        if form.among([*path, index], one, allowed) and one in given[:index]:
            form.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE")


def check_all(form: Form, commands: list[Json], installs: Sequence[int]) -> None:
    """Check a whole bulk: each command, and their names."""
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        check_command(form, [index], command, installs)
        if key_of(command) in seen:
            form.add([index], "APPLICATION_COMMANDS_DUPLICATE_NAME")
        seen.add(key_of(command))


def _name(form: Form, path: Path, thing: Json) -> None:
    _one_name(form, [*path, "name"], thing.get("name"))
    for locale, name in _localized(form, path, thing, "name_localizations"):
        _one_name(form, [*path, "name_localizations", locale], name)


def _one_name(form: Form, path: Path, name: object) -> None:
    if not form.length(path, name, 1, 32):
        return
    assert isinstance(name, str)
    if not _NAME.fullmatch(name) or name != name.lower():
        form.add(path, "APPLICATION_COMMAND_INVALID_NAME")


def _description(form: Form, path: Path, thing: Json) -> None:
    form.length([*path, "description"], thing.get("description"), 1, 100)
    for locale, text in _localized(form, path, thing, "description_localizations"):
        form.length([*path, "description_localizations", locale], text, 1, 100)


def _localized(form: Form, path: Path, thing: Json, key: str) -> Iterable[tuple[str, object]]:
    found = thing.get(key) or {}
    for locale, text in found.items():
        if locale in LOCALES:
            yield locale, text
        else:
            form.add([*path, key, locale], "ENUM_TYPE_COERCE", locale=locale)


def _options(form: Form, path: Path, options: list[Json], depth: int) -> None:
    if not form.count(path, options, 0, 25):
        return
    seen: set[str] = set()
    optional_before = False
    nested = [option.get("type") in (SUB_COMMAND, SUB_GROUP) for option in options]
    if any(nested) and not all(nested):
        form.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID")
    for index, option in enumerate(options):
        at = [*path, index]
        kind = option.get("type")
        _name(form, at, option)
        _description(form, at, option)
        name = str(option.get("name"))
        if name in seen:
            form.add(at, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED")
        seen.add(name)
        if kind == SUB_GROUP and depth == 0:
            _options(form, [*at, "options"], option.get("options") or [], depth + 1)
            continue
        if kind == SUB_COMMAND and depth <= 1:
            _options(form, [*at, "options"], option.get("options") or [], depth + 2)
            continue
        form.among([*at, "type"], kind, range(3, 12))
        if option.get("required") and optional_before:
            form.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
        optional_before = optional_before or not option.get("required")
        _value_option(form, at, option)


def check_choices(form: Form, path: Path, choices: object) -> None:
    """Note everything wrong with the choices of an option or with suggestions: at most 25, with short texts."""
    if not form.count(path, choices, 0, 25):
        return
    assert isinstance(choices, list)
    for index, choice in enumerate(choices):
        at = [*path, index]
        form.length([*at, "name"], choice.get("name"), 1, 100)
        for locale, text in _localized(form, at, choice, "name_localizations"):
            form.length([*at, "name_localizations", locale], text, 1, 100)
        value = choice.get("value")
        if value is None or isinstance(value, str):
            form.length([*at, "value"], value, 1, 100)


def checked_choices(data: Json) -> list[Json]:
    """Check and return the suggestions of an autocomplete answer. Raises Refusal 50035 past 25, or for texts past
    100.
    """
    form = Form()
    choices = data.get("choices")
    check_choices(form, ["data", "choices"], choices)
    form.finish()
    assert isinstance(choices, list)
    return choices


def _value_option(form: Form, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    check_choices(form, [*path, "choices"], choices)
    if choices and option.get("autocomplete"):
        form.add([*path, "autocomplete"], "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE")
    if option.get("autocomplete") and option.get("type") not in (STRING, INTEGER, NUMBER):
        form.add([*path, "autocomplete"], "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID_OPTION_TYPE")
    for key, low in (("min_length", 0), ("max_length", 1)):
        form.number([*path, key], option.get(key), low, 6000)


def _size(thing: Json) -> int:
    """Return the characters of names, descriptions and values, the longest language of each, recursively."""
    size = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        size += max(map(len, texts))
    value = thing.get("value")
    size += len(value) if isinstance(value, str) else 0
    for key in ("options", "choices"):
        size += sum(_size(part) for part in thing.get(key) or ())
    return size
