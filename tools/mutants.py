"""Plant the faults of tests/mutants/ one after the other, and print those that no test detects.

    python -m tools.mutants [NAME ...] [--package PATH] [--tier TIER] [--jobs N] [--list] [--unchanged]

A mutant is a table `[[mutant]]` of a TOML file, with the fields of `Mutant`. Each is planted, alone, in a copy of
the files that git tracks, as they are in the working tree, and its tests run there: at least one must fail. A
mutant whose tests are all skipped (no PostgreSQL here) counts as neither noticed nor survived.

`--unchanged` plants nothing: it checks that the same tests pass without any fault.

Exit code 0 if every mutant is noticed or skipped; 1 if one survives, does not apply, or its tests do not run.
"""

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Literal

import msgspec
from msgspec import Struct

ROOT = Path(__file__).resolve().parents[1]
MUTANTS = ROOT / "tests" / "mutants"
SECONDS = 900
"""Time limit for the tests of one mutant, in seconds."""
PYTEST = ("-m", "pytest", "-x", "-p", "no:cacheprovider", "--no-header", "--tb=no")
PASSED, FAILED = 0, 1
"""Exit codes of pytest; any other means that the tests did not finish."""

Outcome = Literal["noticed", "survived", "passed", "failed", "skipped", "broken"]
"""passed, failed: the tests, without a fault. broken: the mutant does not apply, or its tests do not run."""
GOOD: tuple[Outcome, ...] = ("noticed", "passed", "skipped")


class Mutant(Struct, frozen=True, forbid_unknown_fields=True):
    """A fault, and the tests that notice it.

    why: what a player or an operator would lose. file: relative to the root. find: a text that occurs exactly once
    in it. replace: its replacement. tests: files or node ids, the fastest ones that notice. tier: `all` if each of
    these tests is among the long ones, which the default test command leaves out.
    """

    name: str
    why: str
    file: str
    find: str
    replace: str
    tests: tuple[str, ...]
    tier: Literal["default", "all"] = "default"


class Verdict(Struct, frozen=True):
    """The result of a mutant. what: the test that failed, or why none did. seconds: of its tests."""

    mutant: Mutant
    outcome: Outcome
    what: str
    seconds: float = 0.0


def mutants_in(folder: Path) -> tuple[Mutant, ...]:
    """Return the mutants of all files of a folder. Raises msgspec.ValidationError, tomllib.TOMLDecodeError."""
    kind = dict[Literal["mutant"], tuple[Mutant, ...]]
    files = (tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml")))
    return tuple(mutant for file in files for found in msgspec.convert(file, kind).values() for mutant in found)


def mutated(mutant: Mutant, root: Path) -> str:
    """Return the text of the mutant's file with the fault in it. Raises ValueError if it does not apply."""
    path = root / mutant.file
    if not path.is_file():
        raise ValueError(f"there is no {mutant.file}")
    text = path.read_text("utf-8")
    if (times := text.count(mutant.find)) != 1:
        raise ValueError(f"its text occurs {times} times in {mutant.file}")
    changed = text.replace(mutant.find, mutant.replace)
    if changed == text:
        raise ValueError("it changes nothing")
    if path.suffix == ".py":
        try:
            ast.parse(changed)
        except SyntaxError as error:
            raise ValueError(f"{mutant.file} would not compile: {error}") from error
    return changed


def missing_tests(mutant: Mutant, root: Path) -> list[str]:
    """Return the mutant's tests whose file or function does not exist."""
    return [test for test in mutant.tests if not _is_there(test, root)]


def _is_there(test: str, root: Path) -> bool:
    file, *names = test.partition("[")[0].split("::")
    path = root / file
    if not path.is_file():
        return False
    defined = {getattr(node, "name", "") for node in ast.walk(ast.parse(path.read_text("utf-8")))}
    return all(name in defined for name in names)


@contextmanager
def copies(number: int) -> Iterator[SimpleQueue[Path]]:
    """Yield `number` copies of the files that git tracks; the folders are deleted at the end."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    files = [name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for copy in (Path(folder) / str(at) for at in range(number)):
            for name in files:
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, copy / name)
            free.put(copy)
        yield free


def tried(mutant: Mutant, copy: Path, *, planted: bool = True) -> Verdict:
    """Run the mutant's tests in a copy, and restore the copy. planted: with the fault in it."""
    path = copy / mutant.file
    try:
        changed = mutated(mutant, copy)
    except ValueError as error:
        return Verdict(mutant, "broken", str(error))
    original = path.read_text("utf-8")
    if planted:
        _write(path, changed)
    began = time.monotonic()
    try:
        outcome, what = _outcome(mutant, copy, planted)
    finally:
        _write(path, original)
    return Verdict(mutant, outcome, what, time.monotonic() - began)


def _write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    # Python recognises compiled code by whole seconds and length, which a fault may leave unchanged.
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*"):
        compiled.unlink()


def _outcome(mutant: Mutant, copy: Path, planted: bool) -> tuple[Outcome, str]:
    try:
        ended = subprocess.run(
            [sys.executable, *PYTEST, *mutant.tests],
            cwd=copy,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return "broken", f"its tests took more than {SECONDS} seconds"
    if ended.returncode == FAILED:
        failed = re.search(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", ended.stdout, re.MULTILINE)
        return "noticed" if planted else "failed", failed[1] if failed else ended.stdout
    if ended.returncode != PASSED:
        return "broken", f"its tests do not run:\n{ended.stdout}"
    if not re.search(r"\d passed", ended.stdout):
        return "skipped", "its tests are skipped here"
    return ("survived", mutant.why) if planted else ("passed", "")


def _chosen(names: Sequence[str], package: str, tier: str) -> list[Mutant]:
    """Return the mutants that the arguments name. Raises ValueError for a name that is none."""
    mutants = mutants_in(MUTANTS)
    if unknown := set(names) - {mutant.name for mutant in mutants}:
        raise ValueError(f"no mutant is called {', '.join(sorted(unknown))}")
    return [
        mutant
        for mutant in mutants
        if (not names or mutant.name in names) and mutant.file.startswith(package) and tier in ("", mutant.tier)
    ]


def _verdicts(mutants: Sequence[Mutant], jobs: int, *, planted: bool) -> Iterator[Verdict]:
    """Try mutants, `jobs` at a time, each in a copy of its own."""
    with copies(jobs) as free, ThreadPoolExecutor(jobs) as pool:

        def attempt(mutant: Mutant) -> Verdict:
            copy = free.get()
            try:
                return tried(mutant, copy, planted=planted)
            finally:
                free.put(copy)

        yield from pool.map(attempt, mutants)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these mutants")
    parser.add_argument("--package", default="", metavar="PATH", help="only mutants of files below this folder")
    parser.add_argument("--tier", default="", choices=("default", "all"), help="only mutants of this tier")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="mutants at a time (2)")
    parser.add_argument("--list", action="store_true", help="say which mutants there are, and try none")
    parser.add_argument("--unchanged", action="store_true", help="plant nothing: the tests must pass as it is")
    asked = parser.parse_args(arguments)
    try:
        mutants = _chosen(asked.names, asked.package, asked.tier)
    except ValueError as error:
        parser.error(str(error))
    if asked.list:
        for mutant in mutants:
            print(f"{mutant.name} ({mutant.file}, {mutant.tier}): {mutant.why}")
        return 0
    counts: Counter[Outcome] = Counter()
    for verdict in _verdicts(mutants, asked.jobs, planted=not asked.unchanged):
        counts[verdict.outcome] += 1
        print(f"{verdict.outcome} {verdict.mutant.name} ({verdict.seconds:.0f} s) {verdict.what}", flush=True)
    print(", ".join(f"{times} {outcome}" for outcome, times in counts.items()) or "no mutants")
    return 0 if all(outcome in GOOD for outcome in counts) else 1


if __name__ == "__main__":
    sys.exit(main())
