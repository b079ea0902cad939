"""A game is registered by its key in `engines.KEYS`; the folders of games hold none that is not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engines import GAMES, KEYS
from i18n.locales import LOCALES
from render.games import COMPOSERS
from tests.games.profiles import PROFILES
from tools import preview

ROOT = Path(__file__).parents[1]


def packages(folder: str) -> Iterator[str]:
    """The names of the packages in a folder."""
    return (path.parent.name for path in (ROOT / folder).glob("*/__init__.py"))


def test_every_folder_of_an_engine_is_a_registered_game() -> None:
    assert set(packages("engines")) - {"core"} == set(KEYS) == set(GAMES) == set(PROFILES)


def test_every_folder_of_pictures_belongs_to_a_game_and_has_previews() -> None:
    assert set(packages("render/games")) == set(COMPOSERS) == set(preview.SHOWN)
    assert set(COMPOSERS) <= set(KEYS)


def test_every_profile_and_every_folder_of_rule_tests_and_fixtures_belongs_to_a_game() -> None:
    assert set(packages("tests/games")) == set(KEYS)
    recorded = {path.name for path in (ROOT / "tests" / "fixtures").iterdir() if path.is_dir()}
    assert recorded - {"databases"} == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_a_catalogue_and_an_almanac_in_both_languages(key: str, locale: str) -> None:
    assert (ROOT / "i18n" / "catalogues" / locale / f"{key}.ftl").exists()
    assert (ROOT / "i18n" / "almanac" / locale / f"{key}.ftl").exists()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_a_readme(key: str) -> None:
    assert (ROOT / "engines" / key / "README.md").exists()
