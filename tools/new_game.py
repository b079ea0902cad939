"""Begin a new game: ``python -m tools.new_game golden_age --title "The Golden Age"``.

Copies the commented template of ``tools/template`` to ``engines/<key>``, with a conformance test that is red until
the game is written, and with catalogues in both languages. The new README lists what to do next.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
ROOT = Path(__file__).parents[1]
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TAKEN = frozenset({"core", "test", "tests", "cli", "err", "ui", "newgame"})
"""Keys that mean something else in folders or catalogues."""


def targets(root: Path, key: str) -> Iterator[tuple[Path, Path]]:
    """Every file of the template, and where it goes."""
    places = {
        "engine": root / "engines" / key,
        "tests": root / "tests" / "engines" / key,
        "catalogues": root / "i18n" / "catalogues",
    }
    for part, place in places.items():
        for source in sorted((TEMPLATE / part).rglob("*")):
            if source.is_file() and source.suffix != ".pyc":
                inside = source.relative_to(TEMPLATE / part)
                yield source, place / inside.with_name(inside.name.replace("newgame", key))


def new_game(root: Path, key: str, title: str) -> list[Path]:
    """Write the files of a new game below ``root`` and return their paths.

    Raises ValueError, saying why, if the key cannot be one or something is there already.
    """
    if not KEY.fullmatch(key) or keyword.iskeyword(key) or key in TAKEN:
        raise ValueError(
            f"{key!r} cannot be a game's key: lower-case words with _ between them, such as golden_age"
        )
    pairs = list(targets(root, key))
    there = [path for _, path in pairs if path.exists()]
    if there:
        raise ValueError(f"{there[0]} is there already")
    name = "".join(word.capitalize() for word in key.split("_"))
    for source, path in pairs:
        text = source.read_text(encoding="utf-8")
        text = text.replace("newgame", key).replace("NewGame", name).replace("New Game", title)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [path for _, path in pairs]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=(__doc__ or "").split(":")[0])
    parser.add_argument("key", help="the game's name in code, such as golden_age")
    parser.add_argument("--title", help="the game's name as people know it")
    given = parser.parse_args(arguments)
    try:
        written = new_game(root, given.key, given.title or given.key.replace("_", " ").title())
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    for path in written:
        print(path.relative_to(root))
    print(f"Next: python -m ruff format engines/{given.key}; python -m pytest tests/engines/{given.key};")
    print(f"then section 4 of engines/{given.key}/README.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
