"""Find values for the variables of messages: from matches where they are said, otherwise by variable."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final, TypeVar

from fluent.syntax import ast as syntax

from engines import GAMES
from engines.core.text.messages import Arg, Many, Msg, Num, SeatRef
from i18n.grammar import PLURALS
from tools.texts import ftl
from tools.texts.contexts import Context
from tools.texts.matches import said

ORDERS: Final = tuple(Msg(f"{key}-order-{order.key}") for key, game in GAMES.items() for order in game.orders)
LABEL_VALUES: Final[dict[str, tuple[Arg, ...]]] = {
    "game": tuple(Msg(f"{key}-name") for key in GAMES),
    "match": (42,),
    "order": ORDERS,
    "amount": (Num(79, "half-florin"),),
    "hours": (8,),
    "bid": (14,),
    "seat": ("Regina",),
    "least": (15,),
    "lot": (8,),
    "n": (0, 1, 4, 60),
    "of": (60,),
    "page": (12,),
    "pages": (14,),
}
"""By variable, the values with which Kontor's own labels have to fit a phone."""

_ANNA, _BOB = SeatRef(0), SeatRef(1)
_GAMES = Many((Msg("fugger-name"), Msg("nuremberg-name")))
VALUES: Final[dict[str, Arg]] = {
    **{name: values[-1] for name, values in LABEL_VALUES.items()},
    **dict.fromkeys(("seat", "host"), _ANNA),
    **dict.fromkeys(("who", "name"), _BOB),
    **dict.fromkeys(("seats", "people", "names"), Many((_ANNA, _BOB))),
    **dict.fromkeys(("games", "rights", "kinds", "places"), _GAMES),
    **dict.fromkeys(("when", "until", "from", "to", "begun", "seen"), "<t:1767290400:f>"),
    **dict.fromkeys(("at", "since", "now", "user", "channel"), 1767290400),
    **dict.fromkeys(("n", "lo", "bid", "round", "rank", "step", "days", "shared", "wins", "turn", "asked"), 3),
    **dict.fromkeys(("servers", "carried", "connected", "shards", "style", "tenth", "there", "orders"), 5),
    **dict.fromkeys(("most", "hi", "highest", "minutes", "rounds", "steps", "moves", "plays", "matches"), 12),
    **dict.fromkeys(("amount", "score", "best", "ping", "seconds", "whole", "wanted"), 40),
    **dict.fromkeys(("text", "line", "note", "words", "named", "example"), "vin 3"),
    **dict.fromkeys(("hash", "seed", "ref"), "5e8c560da3b8dd31"),
    **dict.fromkeys(("where", "channels"), "#games"),
    **dict.fromkeys(("values", "range"), "1–4"),
    "language": Msg("core-language"),
    "code": 50013,
    "yes": 1,
    "what": Msg("ui-undo-a-move"),
    "path": "match.json",
    "release": "1.0.0",
    "url": "https://discord.com",
    "zone": "Europe/Paris",
}
"""By variable, a value for messages that no match says: text is for what people type and what Discord shows."""

SAYING: Final[dict[Context, tuple[str, ...]]] = {
    Context.LIST: ("move", "plan", "label", "deed", "chosen", "items", "give", "want", "condition"),
    Context.PANEL: ("prompt", "why"),
    Context.POST: ("told", "result", "before", "after", "effect"),
    Context.BOARD: ("standing", "standings", "measure", "about"),
}
"""Variables that hold what a game says, by where the game says it."""

A = TypeVar("A", Msg, Arg)

SEED: Final = 1
MOMENTS: Final = 3000
"""The most moments of a match."""
KEPT: Final = 12
"""The most values of a variable, and messages of a key."""
TRIED: Final = 40
"""How many sets of values are tried where no match says a message: not all values of a variable fit."""
BRIEF: Final = re.compile("(-at)?(-short|-below)?$")
"""What the key of a brief form of a label ends with; see `discord_ui.model.label_forms`."""
NUMBERS: Final = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 1_000_000, "other": 4}
"""By plural category, a number that has it in the languages of the catalogues."""
OWN: Final = "fugger"
"""The game whose sentences stand in Kontor's own."""


class Samples:
    """Messages with values, by key. Created once; plays a match of each game."""

    def __init__(self, most: int = MOMENTS) -> None:
        self.contexts: dict[str, set[Context]] = defaultdict(set)
        """Where the games say their messages."""
        self._games: dict[str, str] = {}
        self._said: dict[str, dict[str, Msg]] = defaultdict(dict)
        self._values: dict[tuple[str, str], dict[str, Arg]] = defaultdict(dict)
        for game in GAMES.values():
            for context, msg in said(game, game.info.seats[1], SEED, most):
                self.contexts[msg.key].add(context)
                for name in SAYING.get(context, ()) if game.info.key == OWN else ():
                    _keep(self._values["", name], msg)
                for one in _within(msg):
                    if self._games.setdefault(one.key, game.info.key) == game.info.key:
                        _keep(self._said[one.key], one)
                    for name, arg in one.args.items():
                        _keep(self._values[game.info.key, name], arg)

    def game_of(self, key: str) -> str:
        """Return the game whose things a message names."""
        game = key.partition("-")[0]
        return game if game in GAMES else self._games.get(key, OWN)

    def of(self, message: syntax.Message) -> tuple[list[Msg], bool]:
        """Return a message with several sets of values, and whether they are guessed: those need not fit it.

        None if a variable has no value. The brief forms of a label take the values of the whole one.
        """
        key, names = message.id.name, ftl.variables(message)
        said = [*self._said.get(key, {}).values(), *self._said.get(BRIEF.sub("", key), {}).values()]
        known = [Msg(key, msg.args) for msg in said if names <= msg.args.keys()]
        msgs = known or list(self._composed(key, names))
        return [*(one for msg in msgs[:1] for one in _variants(msg, message)), *msgs], bool(names and not known)

    def _composed(self, key: str, names: frozenset[str]) -> Iterator[Msg]:
        values = {name: self._of_variable(self.game_of(key), name) for name in names}
        if all(values.values()):
            chooser = random.Random(key)
            for _ in range(TRIED if values else 1):
                yield Msg(key, {name: chooser.choice(given) for name, given in values.items()})

    def _of_variable(self, game: str, name: str) -> list[Arg]:
        own = [*self._values.get((game, name), {}).values(), *self._values.get(("", name), {}).values()]
        return own or [VALUES[one] for one in (name,) if one in VALUES]


def _keep(kept: dict[str, A], arg: A) -> None:
    if len(kept) < KEPT:
        kept.setdefault(repr(arg), arg)


def _within(arg: Arg) -> Iterator[Msg]:
    """Yield a message and all messages in its values."""
    match arg:
        case Msg():
            yield arg
            for one in arg.args.values():
                yield from _within(one)
        case Many(items):
            for one in items:
                yield from _within(one)


def _variants(msg: Msg, message: syntax.Message) -> Iterator[Msg]:
    """Yield the message once for each variant that it chooses by one of its variables."""
    for select in ftl.selects(message):
        selector = select.selector
        name = selector.id.name if isinstance(selector, syntax.VariableReference) else ""
        if isinstance(msg.args.get(name), int | str):
            yield from (Msg(msg.key, msg.args | {name: _value(variant.key)}) for variant in select.variants)


def _value(key: syntax.Identifier | syntax.NumberLiteral) -> Arg:
    if isinstance(key, syntax.NumberLiteral):
        return int(key.value)
    return NUMBERS[key.name] if key.name in PLURALS else str(key.name)
