"""Phrases of `prose.toml` occur in code and documents no more often than their limits, which only fall."""

import ast
import io
import re
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIMITS: dict[str, int] = tomllib.loads((ROOT / "tests" / "prose.toml").read_text("utf-8"))["at_most"]
FOLDERS = (
    "benchmarks", "cogs", "discord_ui", "docs", "engines", "i18n", "players", "render", "sandbox", "service",
    "runtime", "store", "tests", "tools",
)  # fmt: skip
NOT_READ = ("tests/fixtures", "tools/template", "store/migrations/versions")


def prose(path: Path) -> Iterator[str]:
    """Yield the comments and docstrings of a Python file, or a whole document.

    What holds no phrase at all may be left out: reading a file as tokens and as a tree takes long.
    """
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        yield text
        return
    if has_phrase("\n".join(line.partition("#")[2] for line in text.splitlines())):
        yield from (
            token.string
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type == tokenize.COMMENT
        )
    if has_phrase(text):
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Expr(value=ast.Constant(value=str(said))):
                    yield said


def has_phrase(text: str) -> bool:
    return any(re.search(phrase, text) for phrase in LIMITS)


def files() -> Iterator[Path]:
    """Yield every Python file and document of the project."""
    yield from ROOT.glob("*.md")
    yield from ROOT.glob("*.py")
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            place = path.relative_to(ROOT).as_posix()
            if path.suffix in (".py", ".md") and not place.startswith(NOT_READ):
                yield path


def test_no_phrase_is_more_frequent_than_its_limit() -> None:
    found: dict[str, Counter[str]] = {phrase: Counter() for phrase in LIMITS}
    for path in files():
        said = "\n\n".join(prose(path))
        for phrase, by_file in found.items():
            by_file[path.relative_to(ROOT).as_posix()] += len(re.findall(phrase, said))
    totals = {phrase: by_file.total() for phrase, by_file in found.items()}
    above = {phrase: found[phrase].most_common(5) for phrase in LIMITS if totals[phrase] > LIMITS[phrase]}
    assert above == {}, "say it plainly"
    assert totals == LIMITS, "some are rarer now: lower their limits in tests/prose.toml"
