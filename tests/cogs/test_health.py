"""What `/admin health` says about the signs beside words."""

import pytest

from cogs.admin import health_screen
from discord_ui.model.localizer import Localizer
from discord_ui.model.signs import SignStatus
from i18n.locales import LOCALES
from i18n.text import Text
from service.base.read_models.installation import HealthReport

TEXT = Text.load(strict=True)
REPORT = HealthReport({}, 0, 0, 0, (), ())


@pytest.mark.parametrize("locale", LOCALES)
def test_health_says_how_many_signs_there_are_and_why_some_are_missing(locale: str) -> None:
    def said(status: SignStatus) -> str:
        localizer = Localizer(TEXT, locale)
        return health_screen(REPORT, 1, 20, (), status, localizer, user_install=True).text

    assert "131" in said(SignStatus(131, 132))
    told = said(SignStatus(0, 132, "Discord takes no more: 403/20012 *no*"))
    assert "132" in told
    assert "403/20012 \\*no\\*" in told
