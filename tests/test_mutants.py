"""Every mutant still applies to the code as it is; whether tests notice it, `python -m tools.mutants` tries."""

from collections import Counter
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import MUTANTS, ROOT, Mutant, missing_tests, mutants_in, mutated

LEAST, LEAST_BY_DEFAULT = 60, 50
"""The least number of mutants, and of those that the default test command notices."""
FAULT = Mutant("fault", "It hurts.", "shop.py", "1 < 2", "2 < 1", ("test_shop.py",))


def test_every_mutant_applies_and_its_tests_are_there() -> None:
    known = mutants_in(MUTANTS)
    for mutant in known:
        mutated(mutant, ROOT)
    assert {mutant.name: missing for mutant in known if (missing := missing_tests(mutant, ROOT))} == {}


def test_there_are_enough_mutants_each_with_a_name_of_its_own() -> None:
    known = mutants_in(MUTANTS)
    assert [name for name, times in Counter(mutant.name for mutant in known).items() if times > 1] == []
    assert len(known) >= LEAST
    assert sum(mutant.tier == "default" for mutant in known) >= LEAST_BY_DEFAULT


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Files of one line of code and one test, which mutants are applied to."""
    (tmp_path / "shop.py").write_text("HOLDS = 1 < 2\n", "utf-8")
    (tmp_path / "test_shop.py").write_text("from shop import HOLDS\ndef test_it(): assert HOLDS\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("code", "replace", "said"),
    [
        ("HOLDS = True\n", "2 < 1", "0 times"),
        ("HOLDS = 1 < 2 and 1 < 2\n", "2 < 1", "2 times"),
        ("HOLDS = 1 < 2\n", "1 < 2", "changes nothing"),
        ("HOLDS = 1 < 2\n", "1 <", "would not compile"),
    ],
)
def test_a_mutant_that_does_not_apply_says_why(project: Path, code: str, replace: str, said: str) -> None:
    (project / "shop.py").write_text(code, "utf-8")
    with pytest.raises(ValueError, match=said):
        mutated(Mutant("fault", "It hurts.", "shop.py", "1 < 2", replace, ("test_shop.py",)), project)


def test_tests_that_are_gone_are_named(project: Path) -> None:
    there, gone = "test_shop.py::test_it[file]", ("test_shop.py::test_that", "test_gone.py")
    assert missing_tests(Mutant("fault", "It hurts.", "shop.py", "1", "2", (there, *gone)), project) == [*gone]


@pytest.mark.parametrize(
    ("test", "planted", "outcome"),
    [
        ("assert HOLDS", True, "noticed"),
        ("assert True", True, "survived"),
        ("assert HOLDS", False, "passed"),
        ("assert not HOLDS", False, "failed"),
        ("__import__('pytest').skip()", True, "skipped"),
        ("assert (", True, "broken"),
    ],
)
def test_a_mutant_is_noticed_by_a_test_that_fails(
    project: Path, test: str, planted: bool, outcome: mutants.Outcome
) -> None:
    (project / "test_shop.py").write_text(f"from shop import HOLDS\ndef test_it(): {test}\n", "utf-8")
    assert mutants.tried(FAULT, project, planted=planted).outcome == outcome
    assert (project / "shop.py").read_text("utf-8") == "HOLDS = 1 < 2\n"
