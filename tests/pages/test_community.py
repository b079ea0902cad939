"""What contributors and the code host find: pages, forms and workflows that hold together."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from engines import KEYS

ROOT = Path(__file__).parents[2]
TEMPLATES = ROOT / ".github/ISSUE_TEMPLATE"
FORMS = sorted(path for path in TEMPLATES.glob("*.yml") if path.name != "config.yml")
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")]
GUIDES = [ROOT / "docs" / name for name in ("playing.md", "hosting.md", "operations.md", "backup.md")]
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


def form(path: Path) -> dict[str, Any]:
    """An issue form."""
    read: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_is_one_that_the_code_host_takes(path: Path) -> None:
    read = form(path)
    assert read["name"]
    assert read["description"]
    ids = [field["id"] for field in read["body"] if field["type"] != "markdown"]
    assert len(ids) == len(set(ids)), "ids are told apart"
    assert all(re.fullmatch(r"[a-z_-]+", one) for one in ids)
    for field in read["body"]:
        assert field["type"] in KINDS
        assert field["attributes"]["label"]
        options = field["attributes"].get("options", [])
        assert (field["type"] == "dropdown") == bool(options)
        assert all(isinstance(one, str) for one in options)
    assert any(field.get("validations", {}).get("required") for field in read["body"])


def test_forms_know_every_game() -> None:
    for path in FORMS:
        for field in form(path)["body"]:
            if field.get("id") == "game":
                known = [one for one in field["attributes"]["options"] if not one.startswith("none")]
                assert len(known) == len(KEYS)
                assert all(one in " ".join(map(str, known)) for one in ("Fugger", "Cities & Knights", "Nürnberg"))


def test_a_workflow_runs_what_stands_here_and_asks_for_no_right() -> None:
    (path,) = (ROOT / ".github/workflows").glob("*.yml")
    read = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert read["permissions"] == {"contents": "read"}
    commands = [step["run"] for job in read["jobs"].values() for step in job["steps"] if "run" in step]
    assert commands
    for command in commands:
        shell, script = command.split()
        assert shell == "bash"
        assert (ROOT / script).is_file()


def test_newer_images_and_actions_are_proposed_wherever_some_are_named() -> None:
    read = yaml.safe_load((ROOT / ".github/dependabot.yml").read_text(encoding="utf-8"))
    watched = {(one["package-ecosystem"], one["directory"]) for one in read["updates"]}
    named = {"Dockerfile": "docker", "compose.yaml": "docker-compose", ".github/workflows": "github-actions"}
    assert all((ROOT / path).exists() for path in named)
    assert watched == {(kind, "/") for kind in named.values()}


@pytest.mark.parametrize("page", [*PAGES, *GUIDES], ids=lambda page: page.name)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert targets
    assert [target for target in targets if not (page.parent / target).exists()] == []
