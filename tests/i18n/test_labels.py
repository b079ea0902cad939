"""What Kontor itself writes on buttons and in lists fits a phone; the moves of games are in tests/discord_ui."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from engines import GAMES
from engines.core.text.messages import Arg, Msg, Num
from i18n.locales import LOCALES, Locale
from i18n.text import Text
from tests.i18n.helpers import ftl
from tests.i18n.helpers.key_usage import HOLE, KEY, ROOT

PHONE = 30
"""So many characters of a label are seen on a phone's screen."""
MADE = {"Button": 0, "Pick": 0, "button": 0, "_pick": 1}
"""What makes a button or an entry, and the place of the argument that says what it is called."""
LISTED = re.compile(
    r"which-(label|waits)-short|ui-(pace|language|set-seats|lobby-grace).*"
    rf"|({'|'.join(GAMES)})-option-[a-z_]+-[a-z_]+"
)
"""The entries that are put into lists from afar."""
OF_GAMES = {"what", "thing", "label"}
"""Variables that hold what a game says."""
ORDERS = tuple(Msg(f"{key}-order-{order.key}") for key, game in GAMES.items() for order in game.orders)
SAMPLES: dict[str, tuple[Arg, ...]] = {
    "game": tuple(Msg(f"{key}-name") for key in GAMES),
    "match": (42,),
    "order": ORDERS,
    "amount": (Num(79, "half-florin"),),
    "hours": (8,),
    "n": (0, 1, 4, 60),
    "page": (12,),
    "pages": (14,),
}
"""By variable, what stands there."""
TEXT = Text.load(strict=True)


@cache
def labels() -> frozenset[str]:
    """The keys of everything that a button or an entry is called in the sources."""
    found: set[str] = set()
    for path in sorted(path for folder in ("discord_ui", "cogs") for path in (ROOT / folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in ast.walk(tree):
            if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
                for call in ast.walk(scope):
                    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MADE:
                        found |= set(_keys(call.args[MADE[call.func.id]], scope))
    return frozenset(
        key
        for key, message in ftl.messages("en").items()
        if (LISTED.fullmatch(key) or any(re.fullmatch(pattern, key) for pattern in found))
        and not ftl.variables(message) & OF_GAMES
    )


def _keys(said: ast.expr, scope: ast.AST) -> Iterator[str]:
    """The keys, as patterns, of which an expression is made; those of a name where it is set in its function."""
    names = {node.id for node in ast.walk(said) if isinstance(node, ast.Name)}
    set_to = [value for node in ast.walk(scope) if isinstance(node, ast.Assign) for value in _set(node, names)]
    for node in [one for whole in (said, *set_to) for one in ast.walk(whole)]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield "".join(str(v.value) if isinstance(v, ast.Constant) else HOLE for v in node.values)


def _set(node: ast.Assign, names: set[str]) -> Iterator[ast.expr]:
    """What an assignment gives to some names."""
    for target in node.targets:
        if isinstance(target, ast.Name) and target.id in names:
            yield node.value
        elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            pairs = zip(target.elts, node.value.elts, strict=True)
            yield from (value for one, value in pairs if isinstance(one, ast.Name) and one.id in names)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_button_and_entry_of_kontors_own_fits_a_phone(locale: Locale) -> None:
    say = TEXT.speaker(locale, game="golden_age", plain=True)
    long = []
    for key in sorted(labels()):
        variables = sorted(ftl.variables(ftl.messages(locale)[key]))
        for values in product(*(SAMPLES[name] for name in variables)):
            said = say(Msg(key, dict(zip(variables, values, strict=True))))
            if len(said) > PHONE:
                long.append(f"{key}: {said}")
    assert long == []


def test_the_sources_tell_which_sentences_are_labels() -> None:
    assert {"ui-vote-yes", "ui-bid-then-pass", "ui-join", "ui-sure-yes", "close-yes-ask", "ui-next"} <= labels()
    assert {"choice-notices-dm-hand", "ui-previous-page", "ui-overdue-computer", "ui-order-give"} <= labels()
