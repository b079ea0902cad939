"""Record a match between computer players: ``python -m tools.record fugger --players greedy,random --out FILE``.

The matches of ``tests/fixtures`` are made with it. ``--transcript`` writes everything that happened as text beside
it, one event a line, with the seats that learned of it.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engines import GAMES
from engines.core.actions import Emitted
from engines.core.encoding.codec import tag_of, write_code
from engines.core.files.match_record import MatchRecord, Recorder, write_record
from engines.core.game import Game
from engines.core.rng import rng_from
from players import PLAYERS


def record_match(game: Game[Any, Any], players: Sequence[str], seed: str, settings: Any = None) -> MatchRecord:
    """Return a whole match between the computer players of these keys, by seat. settings: the usual ones by
    default.
    """
    rng = rng_from(f"record {game.info.key} {seed}")
    key = rng.fork("match").seed
    state = game.setup(len(players), key, settings).state
    recorder = Recorder(game, len(players), key, settings, state)
    while not state.over:
        # A seat with an optional decision is asked as often as one that must act.
        seat = rng.choice(game.pending(state)).seat
        world = game.determinize(state, seat, rng.fork("world"))
        action = PLAYERS[players[seat]].choose(game, world, seat, rng.fork("choice"))
        state = game.apply(state, seat, action).state
        recorder.add(seat, action, state)
    return recorder.record(game.outcome(state))


def transcript(game: Game[Any, Any], record: MatchRecord) -> str:
    """Return everything that happened in a recorded match, as text."""
    settings = msgspec.convert(record.settings, game.types.settings)
    step = game.setup(record.seats, bytes.fromhex(record.seed or ""), settings)
    lines = [f"{game.info.key}, {record.seats} seats", *_events(step.events)]
    for n, row in enumerate(record.actions, 1):
        action = game.actions.from_plain(row.action)
        step = game.apply(step.state, row.seat, action)
        lines += [f"{n}. seat {row.seat}: {write_code(action)}", *_events(step.events)]
    lines.append(f"outcome: {record.outcome}")
    return "\n".join(lines) + "\n"


def _events(events: Sequence[Emitted[Any]]) -> Iterator[str]:
    for emitted in events:
        if emitted.others is not None:
            yield _told(emitted.others)
        to = "" if emitted.to is None else f" [only seats {', '.join(map(str, emitted.to))}]"
        yield _told(emitted.event) + to


def _told(event: Any) -> str:
    fields = " ".join(f"{name}={_short(getattr(event, name))}" for name in event.__struct_fields__)
    return f"    {tag_of(type(event))} {fields}".rstrip()


def _short(value: Any) -> str:
    return ",".join(map(_short, value)) or "-" if isinstance(value, tuple) else str(value)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.record", description=(__doc__ or "").split(":")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--players", default="greedy,greedy", help="keys of computer players, one for each seat")
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--set", metavar="OPTION=VALUE", action="append", default=[], help="of the game's settings"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--transcript", action="store_true", help="write FILE with the suffix .txt as well")
    given = parser.parse_args(arguments)
    game = GAMES[given.game]
    players = [key.strip() for key in given.players.split(",")]
    low, high = game.info.seats
    if not low <= len(players) <= high:
        parser.error(f"{given.game} is for {low} to {high} seats, not {len(players)}")
    for key in players:
        if key not in PLAYERS:
            parser.error(f"there is no computer player {key!r}; there are {', '.join(PLAYERS)}")
    try:
        settings = game.chosen(given.set)
    except ValueError as error:
        parser.error(f"--set: {error}")
    record = record_match(game, players, given.seed, settings)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_bytes(write_record(record))
    print(f"{given.out}: {len(record.actions)} actions")
    if given.transcript:
        path = given.out.with_suffix(".txt")
        path.write_text(transcript(game, record), encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
