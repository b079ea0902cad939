"""The privacy policy lists everything that is stored of people, in both languages, and owners of names."""

import re
from pathlib import Path

import pytest

from store.schema import metadata

ROOT = Path(__file__).parents[2]
POLICIES = ("docs/privacy.md", "docs/privacy.fr.md")
OWNERS = ("Adlung-Spiele", "Kosmos", "CATAN GmbH", "Phalanx", "Argentum", "Treefrog")
TELLS_NOTHING = {
    "match": {"id", "game", "rules_version", "status", "locale", "pace", "seed", "seed_hash", "seq", "published"}
    | {"posted", "version"},
    "seat": {"match_id", "seat", "computer", "own", "awaited"},
    "lobby_member": {"match_id", "position", "computer"},
    "action": {"match_id", "seq", "seat", "origin", "chance", "digest", "barrier", "undone"},
    "snapshot": {"match_id", "kind", "seq", "rules_version"},
    "post": {"match_id", "kind", "seq", "picture"},
    "proposal": {"id", "match_id", "kind", "to_seq"},
    "instruction": {"match_id", "seat", "kind", "key"},
    "note": {"match_id"},
    "follower": {"match_id"},
    "seen": {"match_id", "seq"},
    "invitation": {"match_id"},
    "nudge": {"match_id", "seat"},
    "timer": {"id", "match_id", "seat", "kind", "token", "claimed_by"},
    "outbox": {"id", "match_id", "kind", "attempts", "first_tried", "next_at", "claimed_by"},
    "problem": {"ref", "match_id", "seq"},
    "process": {"id", "name", "home", "pid", "plays", "beats", "facts", "begun", "seen"},
    "lease": {"name", "process_id", "note"},
    "last_commit": {"writer", "number", "at"},
}
"""By table, the columns that hold neither ids of people or their places, nor what they wrote, chose or did.

A new column is listed in the policies, or here.
"""


def told(policy: str) -> dict[str, set[str]]:
    """Return, by table, the columns that a policy lists."""
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", (ROOT / policy).read_text("utf-8"), re.M)
    assert len({table for table, _ in rows}) == len(rows)
    return {table: set(re.findall(r"`(\w+)`", columns)) for table, columns in rows}


@pytest.mark.parametrize("policy", POLICIES)
def test_the_policy_tells_of_every_table_and_of_every_column_that_holds_something_of_people(policy: str) -> None:
    wanted = {
        name: {column.name for column in table.columns} - TELLS_NOTHING.get(name, set())
        for name, table in metadata.tables.items()
    }
    assert told(policy) == {name: columns for name, columns in wanted.items() if columns}


@pytest.mark.parametrize("policy", POLICIES)
def test_the_policy_says_what_each_table_is_for_and_how_long_it_stays(policy: str) -> None:
    for line in (ROOT / policy).read_text("utf-8").splitlines():
        if re.match(r"\| `\w+` \|", line):
            assert all(cell.strip() for cell in line.strip("|").split("|")), line
            assert line.count("|") == 5, line


@pytest.mark.parametrize("page", ["README.md", *POLICIES, "docs/terms.md", "docs/terms.fr.md"])
def test_kontor_is_said_to_be_unofficial_and_whose_the_names_are(page: str) -> None:
    text = " ".join((ROOT / page).read_text("utf-8").split())
    assert "respective owners" in text or "propriétaires respectifs" in text
    assert "unofficial" in text or "n’est pas officiel" in text
    assert [owner for owner in OWNERS if owner not in text] == []


@pytest.mark.parametrize("page", ["privacy", "terms"])
def test_each_page_leads_to_the_other_language_and_the_links_exist(page: str) -> None:
    for name, other in ((f"{page}.md", f"{page}.fr.md"), (f"{page}.fr.md", f"{page}.md")):
        links = re.findall(r"\]\((?!https?:)([^)#]+)", (ROOT / "docs" / name).read_text("utf-8"))
        assert other in links
        assert [link for link in links if not (ROOT / "docs" / link).is_file()] == []
