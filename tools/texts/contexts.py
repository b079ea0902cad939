"""Where each message is shown, read off the sources: what is called with its key, or the module that names it.

A test that asks which messages are labels asks here, so that the page for translators and the tests agree.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from engines import KEYS
from tools.texts import ftl

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = ("cogs", "discord_ui", "service", "players", "engines")
HOLE: Final = "[a-z0-9_-]+"
KEY: Final = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")


class Context(StrEnum):
    """Where a message is shown; its value is how the page calls it."""

    BUTTON = "button"
    LIST = "list"
    LIST_TEXT = "list text"
    FORM = "form"
    COMMAND = "command"
    WORD = "word"
    REFUSAL = "refusal"
    NOTICE = "notice"
    POST = "post"
    BOARD = "board"
    TERMINAL = "terminal"
    ALMANAC = "almanac"
    PANEL = "panel"


CALLS: Final[Mapping[str, Mapping[int, Context]]] = {
    "Button": {0: Context.BUTTON},
    "button": {0: Context.BUTTON},
    "_button": {1: Context.BUTTON},
    "post_button": {3: Context.BUTTON},
    "confirmation": {2: Context.BUTTON},
    "line": {0: Context.BUTTON},
    "SelectOption": {0: Context.LIST, 2: Context.LIST_TEXT},
    "entry": {0: Context.LIST},
    "pick": {0: Context.LIST},
    "options_list": {0: Context.LIST_TEXT},
    "Select": {1: Context.LIST_TEXT},
    "UserSelect": {1: Context.LIST_TEXT},
    "Form": {0: Context.FORM},
    "TextField": {1: Context.FORM},
    "GroupField": {1: Context.FORM},
    "SelectField": {1: Context.FORM},
    "radios": {1: Context.FORM},
    "text": {1: Context.FORM},
    "word": {0: Context.COMMAND},
    "command": {0: Context.COMMAND},
    "group": {0: Context.COMMAND},
    "localized": {0: Context.COMMAND},
    "UserError": {0: Context.REFUSAL},
    "Refused": {0: Context.REFUSAL},
    "IllegalMove": {0: Context.REFUSAL},
    "SendDirectMessage": {2: Context.NOTICE},
    "announce": {0: Context.POST},
    "Section": {0: Context.BOARD, 1: Context.BOARD},
    "Picture": {1: Context.WORD},
}
"""What is called with a message, and what becomes of its arguments by their position."""

NAMED: Final = {"options": Context.COMMAND, "choices": Context.COMMAND}
"""Calls whose keyword arguments are keys, or beginnings of keys (``prefix``)."""

MODULES: Final = (
    (r"discord_ui/messages/direct_messages", Context.NOTICE),
    (r"discord_ui/messages|players", Context.POST),
    (r"discord_ui/typed|discord_ui/dispatch/error_boundary", Context.REFUSAL),
    (r".*/text/(illegal|missed)|engines/core/decisions", Context.REFUSAL),
    (r".*/text/event_text", Context.POST),
    (r".*/text/board_text", Context.BOARD),
    (r".*/text/(labels|quick_offers)", Context.LIST),
    (r"service/usecases|service/workers|service/driver", Context.POST),
)
"""Paths of modules with what their messages are, where no call says more; of all others, a line of a panel."""

PREFIXES: Final = (
    (r"err-.*|(GAMES)-no-.*", Context.REFUSAL),
    (r"(cmd|opt|choice|menu)-.*|(GAMES)-(verb|command|param)-.*|(GAMES)-(name|tagline)", Context.COMMAND),
    (r"(say|post|talk)-.*|(GAMES)-event-.*", Context.POST),
    (r"(GAMES)-option-[a-z_]+-(?!desc)[a-z0-9_-]+", Context.LIST),
    (r"(GAMES)-do-.*", Context.BUTTON),
    (r"cli-.*", Context.TERMINAL),
)
"""The names of keys that docs/style.md gives a meaning; they come before modules."""


def contexts() -> dict[str, tuple[Context, ...]]:
    """Return the contexts of each message of the catalogues, the one that shapes it most first."""
    messages = ftl.messages("en")
    called = {context: _any(patterns) for context, patterns in _called().items()}
    modules = {context: _any(patterns) for context, patterns in _modules().items()}
    notices = modules[Context.NOTICE]
    named = {re.compile(pattern.replace("GAMES", "|".join(KEYS))): context for pattern, context in PREFIXES}
    found = {}
    for key, message in messages.items():
        here = [context for context, pattern in called.items() if pattern.fullmatch(key)]
        here += [context for pattern, context in named.items() if pattern.fullmatch(key)]
        here += [Context.WORD] * ftl.is_thing(message) + [Context.NOTICE] * bool(notices.fullmatch(key))
        if not here:
            here = [context for context, pattern in modules.items() if pattern.fullmatch(key)]
        found[key] = tuple(sorted(set(here or [Context.PANEL]), key=list(Context).index))
    return found


def _any(patterns: set[str]) -> re.Pattern[str]:
    return re.compile("|".join(sorted(patterns)))


def called_with(*contexts: Context, folders: tuple[str, ...] = FOLDERS) -> Iterator[str]:
    """Yield the keys, as patterns, that calls give to what is shown in some contexts."""
    for context in contexts:
        yield from _called(folders).get(context, ())


@cache
def _called(folders: tuple[str, ...] = FOLDERS) -> dict[Context, set[str]]:
    found: dict[Context, set[str]] = {context: set() for context in Context}
    for _, tree in _trees(folders):
        for scope in ast.walk(tree):
            if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module | ast.ClassDef):
                for call in _calls(scope):
                    for said, context in _arguments(call):
                        found[context] |= set(_keys(said, scope))
    return {context: patterns for context, patterns in found.items() if patterns}


def _calls(scope: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls in a function; of a module or a class, those outside its functions."""
    inside = isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef)
    for node in ast.walk(scope) if inside else ast.iter_child_nodes(scope):
        if inside or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from (one for one in ([node] if inside else ast.walk(node)) if isinstance(one, ast.Call))
        elif not inside and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            # Decorators belong to what is around them.
            yield from (one for made in node.decorator_list for one in ast.walk(made) if isinstance(one, ast.Call))


def _arguments(call: ast.Call) -> Iterator[tuple[ast.expr, Context]]:
    name = ast.unparse(call.func).rpartition(".")[2]
    for at, context in CALLS.get(name, {}).items():
        for said in call.args[at : at + 1]:
            # Commands are named by bare keys; a module's own `group` of a form is given a message.
            yield said, Context.FORM if context == Context.COMMAND and isinstance(said, ast.Call) else context
    if name in NAMED:
        yield from ((one.value, NAMED[name]) for one in call.keywords)


@cache
def _modules() -> dict[Context, set[str]]:
    """Return the keys, as patterns, that modules name, by what their messages are."""
    found: dict[Context, set[str]] = {}
    for path, tree in _trees(FOLDERS):
        context = next((one for pattern, one in MODULES if re.match(pattern, path)), Context.PANEL)
        found.setdefault(context, set()).update(_keys(tree, tree))
    return found


@cache
def _trees(folders: tuple[str, ...]) -> tuple[tuple[str, ast.Module], ...]:
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return tuple((path.relative_to(ROOT).as_posix(), ast.parse(path.read_text("utf-8"))) for path in paths)


def _keys(said: ast.AST, scope: ast.AST) -> Iterator[str]:
    """Yield the keys, as patterns, in an expression; those of a name where it is set in its function."""
    names = {node.id for node in ast.walk(said) if isinstance(node, ast.Name)}
    set_to = [value for node in ast.walk(scope) if isinstance(node, ast.Assign) for value in _set(node, names)]
    for node in [one for whole in (said, *set_to) for one in ast.walk(whole)]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else HOLE for v in node.values)


def _set(node: ast.Assign, names: set[str]) -> Iterator[ast.expr]:
    """Yield what an assignment gives to some names."""
    for target in node.targets:
        if isinstance(target, ast.Name) and target.id in names:
            yield node.value
        elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            pairs = zip(target.elts, node.value.elts, strict=True)
            yield from (value for one, value in pairs if isinstance(one, ast.Name) and one.id in names)
