"""Which catalogue keys the program's sources use, found in their syntax trees."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.i18n.helpers.sentence_arguments import Maker, Module, called, key_given

ROOT = Path(__file__).parents[3]
FOLDERS = ("engines", "service", "players", "discord_ui", "cogs", "i18n")
FILES = ("bot.py", "tools/play_cli.py")
KEY = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")
"""What a key looks like; other literals of that look (such as ids of cards) are no keys."""
PART = re.compile(r"[a-z][a-z0-9_]*-([a-z0-9_]+-)*")
HOLE = "[a-z0-9_-]+"
WORDS = frozenset({"word", "command", "group"})
"""What `cogs.common.localization` offers beside sentences; commands and groups have a description as well."""


CHAINED = frozenset({"a", "b"})
"""What `engines.core.text.messages.chained` gives to a sentence."""


@dataclass(frozen=True)
class Use:
    """A sentence as a source makes it: where, its key, and the names of its arguments if they are there."""

    where: str
    key: str
    args: frozenset[str] | None


@dataclass
class Found:
    """literals: every string that looks like a key. patterns: regular expressions of strings put together from
    parts that may be keys. said: those of them, with their place, that surely are.

    uses: sentences made with a literal key. families: sentences whose key is put together, by its pattern.
    """

    literals: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    said: dict[str, str] = field(default_factory=dict)
    uses: list[Use] = field(default_factory=list)
    families: list[Use] = field(default_factory=list)

    def covers(self, key: str) -> bool:
        """Whether some source can say the key."""
        return key in self.literals or any(re.fullmatch(pattern, key) for pattern in self.patterns)


@cache
def found() -> Found:
    """All uses in the program (tests and tools are not the program)."""
    result = Found()
    makers = {"Msg", "chained", *WORDS, *_subclasses_of_refusal()}
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in _paths()}
    modules = {path: Module(tree) for path, tree in trees.items()}
    helpers = {path: dict(module.makers()) for path, module in modules.items()}
    for path, tree in trees.items():
        # A helper is called by its bare name in its own module and, with its module's, in others.
        known = {f"{other.stem}.{name}": one for other, found in helpers.items() for name, one in found.items()}
        known |= helpers[path]
        for node in ast.walk(tree):
            where = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                result.literals.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                result.patterns |= {pattern for pattern in [_pattern(node)] if pattern}
            elif isinstance(node, ast.Call):
                _call(node, where, makers, result, modules[path])
                _helped(node, where, known, result)
    return result


def _paths() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted((ROOT / folder).rglob("*.py"))
    for name in FILES:
        if (ROOT / name).exists():
            yield ROOT / name


def _subclasses_of_refusal() -> set[str]:
    tree = ast.parse((ROOT / "service" / "base" / "errors.py").read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.ClassDef)}


def _pattern(node: ast.JoinedStr) -> str | None:
    first = node.values[0]
    if not (isinstance(first, ast.Constant) and isinstance(first.value, str) and PART.fullmatch(first.value)):
        return None
    return "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else HOLE for v in node.values)


def _shared(node: ast.JoinedStr) -> str | None:
    """The pattern of a sentence that several games have under their keys, such as ``f"{game}-no-offer-own"``."""
    first, *rest = node.values
    if not (isinstance(first, ast.FormattedValue) and rest and isinstance(rest[0], ast.Constant)):
        return None
    ends = str(rest[0].value)
    return "".join([HOLE, re.escape(ends)]) if len(rest) == 1 and re.fullmatch(r"(-[a-z0-9_]+)+", ends) else None


def _helped(node: ast.Call, where: str, helpers: dict[str, Maker], result: Found) -> None:
    """A call of a function that makes a sentence of the key it is given."""
    maker = helpers.get(ast.unparse(node.func))
    given = key_given(node, maker) if maker is not None else None
    if maker is None or given is None:
        return
    args = maker.fixed
    if maker.rest:
        args = frozenset(one.arg or "" for one in node.keywords) - {maker.name}
    result.uses += [Use(where, key, args) for key in _keys(given)]


def _call(node: ast.Call, where: str, makers: set[str], result: Found, module: Module) -> None:
    name = called(node)
    match node.args:
        case [ast.Name("question"), ast.Constant(str(game))] if name == "partial":
            # A game's questions are asked by `engines.core.decisions.question` under its key.
            result.patterns.add(f"{game}-ask-{HOLE}")
            result.said[f"{game}-ask-{HOLE}"] = where
    for keyword in node.keywords:
        value = keyword.value.value if isinstance(keyword.value, ast.Constant) else None
        if isinstance(value, str) and keyword.arg == "prefix":
            result.patterns.add(f"{value}-{HOLE}")
            result.said[f"{value}-{HOLE}"] = where
        elif isinstance(value, str) and name == "options":
            result.uses += [Use(where, value, None), Use(where, f"{value}-desc", None)]
    if name not in makers or not node.args:
        return
    made = node.args[0]
    args = None if name in WORDS else _args(node, name, module)
    if isinstance(made, ast.JoinedStr) and where.startswith("engines/core/") and (shared := _shared(made)):
        result.patterns.add(shared)
        result.said[shared] = where
    if isinstance(made, ast.JoinedStr) and (pattern := _pattern(made)):
        result.said[pattern] = where
        result.families.append(Use(where, pattern, args))
    for key in _keys(made):
        result.uses.append(Use(where, key, args))
        if name in {"command", "group"}:
            result.uses.append(Use(where, f"{key}-desc", None))


def _keys(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)


def _args(node: ast.Call, name: str, module: Module) -> frozenset[str] | None:
    if name == "chained":
        return CHAINED
    if name != "Msg":
        named = [keyword.arg for keyword in node.keywords]
        return None if None in named else frozenset(arg for arg in named if arg is not None)
    given = node.args[1] if len(node.args) > 1 else next((one.value for one in node.keywords), None)
    return module.names(given, node)
