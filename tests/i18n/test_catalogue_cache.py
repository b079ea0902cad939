"""What is kept of the catalogues between two starts says the same, and nothing depends on it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engines.core.text.messages import Msg
from i18n.almanac import Almanac
from i18n.catalogue import CatalogueError, parse, sources
from i18n.catalogue_cache import CatalogueCache
from i18n.locales import CATALOGUES, locales_in
from i18n.text import Text

SHOP = "-tea = tea\nprice = A cup of { -tea } is **{ $n }**.\n    .short = { $n }\nasked = { price }\n"


def _shop(folder: Path, text: str = SHOP) -> Path:
    for locale in ("en", "fr"):
        (folder / locale).mkdir(parents=True, exist_ok=True)
        (folder / locale / "shop.ftl").write_text(text, encoding="utf-8")
    return folder


def _elsewhere(kept: CatalogueCache) -> CatalogueCache:
    """The same files as another process finds them: this one reads each folder once."""
    return CatalogueCache(Path(shutil.copytree(kept.folder, kept.folder.with_name("elsewhere"))))


def _said(root: Path, kept: CatalogueCache) -> tuple[str, str]:
    text = Text.load(root, strict=True, kept=kept)
    asked = Msg("asked", {"n": 2})
    return text.say(asked, "en"), text.say(asked, "en", plain=True)


def test_the_text_of_an_entry_reads_as_the_entry_does() -> None:
    for locale in locales_in(CATALOGUES):
        files = sorted((CATALOGUES / locale).glob("*.ftl"))
        whole = parse(files)
        apart = "\n\n".join(sources(files).values())
        assert [_bare(entry) for entry in _parsed(apart)] == [_bare(entry) for entry in whole]


def _parsed(text: str) -> list[ftl.Message | ftl.Term]:
    body = FluentParser(with_spans=False).parse(text).body
    return [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]


def _bare(entry: ftl.Message | ftl.Term) -> Any:
    bare = entry.clone()
    bare.comment = None
    return bare.to_json()


def test_a_second_start_says_the_same_from_what_was_kept(tmp_path: Path) -> None:
    root, kept = _shop(tmp_path / "catalogues"), CatalogueCache(tmp_path / "kept")
    first = _said(root, kept)
    assert first == ("A cup of tea is **2**.", "A cup of tea is 2.")
    assert _said(root, _elsewhere(kept)) == first
    assert kept.get("sentences-en", "of something else", dict[str, str]) is None


def test_a_changed_catalogue_is_read_anew(tmp_path: Path) -> None:
    root, kept = _shop(tmp_path / "catalogues"), CatalogueCache(tmp_path / "kept")
    _said(root, kept)
    _shop(root, SHOP.replace("A cup of", "A large cup of"))
    assert _said(root, kept)[1] == "A large cup of tea is 2."


@pytest.mark.parametrize("rubbish", [b"", b"{", b"\xff\xfe", msgspec.json.encode({"of": "x", "value": [1]})])
def test_what_cannot_be_read_of_what_was_kept_is_made_anew(tmp_path: Path, rubbish: bytes) -> None:
    root, kept = _shop(tmp_path / "catalogues"), CatalogueCache(tmp_path / "kept")
    kept.folder.mkdir()
    for name in ("sentences-en", "sentences-fr"):
        (kept.folder / f"{name}.json").write_bytes(rubbish)
    assert _said(root, kept)[1] == "A cup of tea is 2."
    assert (kept.folder / "sentences-en.json").read_bytes() != rubbish


def test_a_folder_that_cannot_be_written_keeps_nothing_and_spoils_nothing(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file stands in the way")
    assert _said(_shop(tmp_path / "catalogues"), CatalogueCache(tmp_path / "kept"))[1] == "A cup of tea is 2."


def test_a_malformed_catalogue_is_still_refused_at_the_start(tmp_path: Path) -> None:
    root, kept = _shop(tmp_path / "catalogues"), CatalogueCache(tmp_path / "kept")
    _said(root, kept)
    _shop(root, SHOP + "broken {\n")
    with pytest.raises(CatalogueError):
        _said(root, kept)


def test_the_almanac_that_was_kept_is_the_one_that_was_read(tmp_path: Path) -> None:
    kept = CatalogueCache(tmp_path / "kept")
    read = Almanac.load()
    Almanac.load(kept=kept)
    again = Almanac.load(kept=_elsewhere(kept))
    for game in read.games():
        for locale in ("en", "fr"):
            assert again.entries(game, locale) == read.entries(game, locale)
    assert again.search("fugger", "spice", "en") == read.search("fugger", "spice", "en")
