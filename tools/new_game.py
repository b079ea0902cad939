"""Begin a new game: ``python -m tools.new_game hansa --title "Hansa"``.

It copies the template of ``tools/template``, a tiny but complete game, under the new key into the folder of each
layer. Registered in `engines.KEYS` it can be played; its author then replaces it rule by rule. ``--pictures``
copies the pictures, without which a game is played in text. See docs/adding-a-game.md.
"""

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
ROOT = Path(__file__).parents[1]
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TAKEN = frozenset({"core", "test", "tests", "cli", "err", "ui", "newgame"})
"""Keys with another meaning in folders or catalogues."""
GAME: Mapping[str, str] = {
    "engine": "engines/{key}",
    "tests": "tests/games/{key}",
    "catalogues": "i18n/catalogues",
    "almanac": "i18n/almanac",
}
PICTURES: Mapping[str, str] = {"pictures": "render/games/{key}", "preview.py": "tools/preview/{key}.py"}
"""The target of each part of the template."""


def targets(root: Path, key: str, parts: Mapping[str, str]) -> Iterator[tuple[Path, Path]]:
    """Yield every file of some parts of the template, and its target."""
    for part, place in parts.items():
        source, target = TEMPLATE / part, root / place.format(key=key)
        if source.is_file():
            yield source, target
        for file in sorted(source.rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                inside = file.relative_to(source)
                yield file, target / inside.with_name(inside.name.replace("newgame", key))


def new_game(root: Path, key: str, title: str, parts: Mapping[str, str] = GAME) -> list[Path]:
    """Write files of a new game below `root` and return their paths.

    Raises ValueError, saying why, if the key is not allowed or a file exists already.
    """
    if not KEY.fullmatch(key) or keyword.iskeyword(key) or key in TAKEN:
        raise ValueError(
            f"{key!r} cannot be a game's key: lower-case words with _ between them, such as golden_age"
        )
    pairs = list(targets(root, key, parts))
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


def tidy(root: Path, paths: Sequence[Path]) -> None:
    """Sort imports and wrap lines, which depend on the key's letters and length."""
    sources = [str(path) for path in paths if path.suffix == ".py"]
    for command in (("check", "--quiet", "--select", "I", "--fix"), ("format", "--quiet")):
        subprocess.run([sys.executable, "-m", "ruff", *command, *sources], cwd=root, check=True)


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=(__doc__ or "").split(":")[0])
    parser.add_argument("key", help="the game's name in code, such as golden_age")
    parser.add_argument("--title", help="the game's name as people know it")
    parser.add_argument("--pictures", action="store_true", help="of a game that is there: its first pictures")
    given = parser.parse_args(arguments)
    title = given.title or given.key.replace("_", " ").title()
    try:
        written = new_game(root, given.key, title, PICTURES if given.pictures else GAME)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    tidy(root, written)
    for path in written:
        print(path.relative_to(root))
    if not given.pictures:
        print(f'Next: add "{given.key}" to KEYS in engines/__init__.py (docs/adding-a-game.md, step 2)')
    return 0


if __name__ == "__main__":
    sys.exit(main())
