"""Replay recorded matches and compare: ``python -m tools.replay FILE...``.

For every file (from ``/match export``, or a fixture) it reports the first difference; without one the match was
played under exactly these rules. The exit code is 1 if any file differs or cannot be read.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engines import GAMES
from engines.core.files.match_record import MatchRecordError, read_record, verify


def replay(path: Path) -> tuple[bool, str]:
    """Return whether the file's match replays, and a sentence about it."""
    try:
        record = read_record(path.read_bytes())
    except OSError as error:
        return False, f"cannot be read: {error.strerror}"
    except MatchRecordError as error:
        return False, str(error)
    if record.game not in GAMES:
        return False, f"no game {record.game!r} here; there is {', '.join(sorted(GAMES))}"
    difference = verify(GAMES[record.game], record)
    if difference is None:
        end = "still running" if record.outcome is None else f"ended by {record.outcome.reason}"
        return True, f"{record.game}, {record.seats} seats, {len(record.actions)} actions, {end}: equal"
    places = {0: "at the opening", len(record.actions) + 1: "at the end"}
    where = places.get(difference.at, f"at action {difference.at} of {len(record.actions)}")
    return False, f"{where}: {difference.what}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.replay", description=(__doc__ or "").split(":")[0])
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    good = True
    for path in parser.parse_args(arguments).files:
        equal, sentence = replay(path)
        good = good and equal
        print(f"{'ok  ' if equal else 'FAIL'} {path}: {sentence}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
