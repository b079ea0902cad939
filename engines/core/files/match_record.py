"""A whole match as JSON, for exports and fixtures, and the comparison of a replay with it.

The form is ``{"format": 1, "game", "rules_version", "seats", "settings", "seed", "digest_start", "actions":
[{"seat", "action", "digest"}, …], "outcome", "names"}``. ``digest`` is that of the position after the action.
"""

from typing import Any

import msgspec
from msgspec import Struct

from engines.core.actions import Action
from engines.core.decisions import CorruptState, Refused
from engines.core.encoding.codec import DecodeError
from engines.core.frames import BaseState
from engines.core.game import Game
from engines.core.outcome import Outcome
from engines.core.text.messages import Msg

FORMAT = 1
SEED_BYTES = 16


class MatchRecordError(ValueError):
    """A file that is not a match record; the text says where."""


class ActionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """An action of a seat as plain data, and the digest of the position after it."""

    seat: int
    action: dict[str, Any]
    digest: str


class MatchRecord(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A match from its opening to its end, or to the present position.

    seed: 32 hex digits; None while the match runs, because it would reveal everything hidden. settings: the game's
    lobby options as plain data. digest_start: the digest of the opening position. actions: those that count,
    without undone ones. start: if the match was moved to newer rules, the plain state at that point; the actions
    follow from it, earlier ones are left out, and digest_start is its digest. outcome: None while the match runs.
    names: the players' by seat, or empty.
    """

    format: int
    game: str
    rules_version: int
    seats: int
    settings: dict[str, Any]
    digest_start: str
    actions: tuple[ActionRow, ...]
    seed: str | None = None
    start: Any = None
    outcome: Outcome | None = None
    names: tuple[str, ...] = ()


class Difference(Struct, frozen=True):
    """Where a replay differs from its record.

    at: the number of the action, 1 for the first; 0 for the opening, the number of actions + 1 for the outcome.
    what: a sentence for developers.
    """

    at: int
    what: str


class Recorder:
    """Builds a record while a match is played."""

    def __init__(self, game: Game[Any, Any], seats: int, seed: bytes, settings: Any, start: Any) -> None:
        self.game = game
        self._fixed = {
            "format": FORMAT,
            "game": game.info.key,
            "rules_version": game.info.rules_version,
            "seats": seats,
            "seed": seed.hex(),
            "settings": msgspec.to_builtins(game.types.settings() if settings is None else settings),
            "digest_start": game.states.digest(start),
        }
        self._rows: list[ActionRow] = []

    def add(self, seat: int, action: Action, after: BaseState) -> str:
        """Append an action; return the digest of the position after it."""
        digest = self.game.states.digest(after)
        self._rows.append(ActionRow(seat, self.game.actions.plain(action), digest))
        return digest

    def record(self, outcome: Outcome | None) -> MatchRecord:
        """Return the match up to now."""
        return MatchRecord(**self._fixed, actions=tuple(self._rows), outcome=outcome)


def write_record(record: MatchRecord) -> bytes:
    """Return the record as JSON, one action a line, so that two records can be compared line by line."""
    data = msgspec.to_builtins(record)
    rows = data.pop("actions")
    head = msgspec.json.format(msgspec.json.encode(data, order="sorted"), indent=1).removesuffix(b"\n}")
    lines = b",\n".join(b"  " + msgspec.json.encode(row) for row in rows)
    return head + b',\n "actions": [\n' + lines + b"\n ]\n}\n"


def read_record(raw: bytes | str) -> MatchRecord:
    """Return the record in a file's content. Raises MatchRecordError if it is none, or of a later format."""
    try:
        record = msgspec.json.decode(raw, type=MatchRecord)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MatchRecordError(f"not the record of a match: {error}") from error
    if record.format != FORMAT:
        raise MatchRecordError(f"format {record.format} is not known, only {FORMAT} is")
    return record


def verify(game: Game[Any, Any], record: MatchRecord) -> Difference | None:
    """Replay the record from its seed; return the first difference, or None if there is none."""
    obstacle = _obstacle(game, record)
    if obstacle is not None:
        return Difference(0, obstacle)
    try:
        state = _opening(game, record)
    except ValueError as error:  # covers msgspec.ValidationError and DecodeError
        return Difference(0, f"no match can be opened so: {error}")
    if game.states.digest(state) != record.digest_start:
        return Difference(0, "the opening position differs")
    for at, row in enumerate(record.actions, 1):
        try:
            action = game.actions.from_plain(row.action)
            state = game.apply(state, row.seat, action).state
        except DecodeError as error:
            return Difference(at, f"{row.action} is no action: {error}")
        except Refused as error:
            return Difference(at, f"seat {row.seat} may not do {row.action}: {_plain(error.msg)}")
        except CorruptState as error:
            return Difference(at, f"after {row.action} the match cannot go on: {error}")
        if game.states.digest(state) != row.digest:
            return Difference(at, f"after {row.action} of seat {row.seat} the position differs")
    outcome = game.outcome(state)
    if outcome != record.outcome:
        return Difference(len(record.actions) + 1, f"the outcome is {outcome}, recorded was {record.outcome}")
    return None


def _opening(game: Game[Any, Any], record: MatchRecord) -> Any:
    if record.start is not None:
        return game.states.from_plain(record.start)
    settings = msgspec.convert(record.settings, game.types.settings)
    return game.setup(record.seats, bytes.fromhex(record.seed or ""), settings).state


def _obstacle(game: Game[Any, Any], record: MatchRecord) -> str | None:
    if record.game != game.info.key:
        return f"it is a match of {record.game}, not of {game.info.key}"
    if record.rules_version != game.info.rules_version:
        return f"it was played by rules version {record.rules_version}, these are {game.info.rules_version}"
    if record.seed is None:
        return "it has no seed; the seed of a match is exported once the match is over"
    try:
        size = len(bytes.fromhex(record.seed))
    except ValueError:
        size = 0
    return None if size == SEED_BYTES else f"the seed has to be {2 * SEED_BYTES} hex digits"


def _plain(msg: Msg) -> str:
    return " ".join((msg.key, *(f"{name}={value}" for name, value in msg.args.items())))
