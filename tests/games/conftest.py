"""What tests of every game may ask for."""

from typing import cast

import pytest

from i18n.locales import LOCALES, Locale


@pytest.fixture(params=LOCALES)
def locale(request: pytest.FixtureRequest) -> Locale:
    """Each language that Kontor speaks."""
    return cast("Locale", request.param)
