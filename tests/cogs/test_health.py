"""What `/admin health` says about the signs beside words, and about the nightly drill."""

import msgspec
import pytest

from cogs.admin import health_screen
from discord_ui.model.localizer import Localizer
from discord_ui.model.signs import SignStatus
from engines.core.text.messages import Arg, Msg
from i18n.locales import LOCALES
from i18n.text import Text
from service.base.read_models.installation import DrillReport, HealthReport

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


@pytest.mark.parametrize("locale", LOCALES)
def test_health_names_the_matches_that_failed_the_nightly_drill(locale: str) -> None:
    def said(drill: DrillReport | None) -> str:
        report = msgspec.structs.replace(REPORT, drill=drill)
        localizer = Localizer(TEXT, locale)
        return health_screen(report, 1, 20, (), SignStatus(0, 0), localizer, user_install=True).text

    def line(key: str, **args: Arg) -> str:
        return Localizer(TEXT, locale).say(Msg(key, args))

    assert line("admin-drill-none") in said(None)
    assert line("admin-drill", n=4711, when="<t:60:R>") in said(DrillReport(60, "kontor-1.db", 4711))
    failed = said(DrillReport(60, "kontor-1.db", 40, {1234: "position", 7: "log", 8: "unreadable"}))
    assert "#1234 (" in failed
    assert len({line("admin-drill-match", match=7, flaw=flaw) for flaw in ("position", "log", "unreadable")}) == 3
    assert line("admin-drill-match", match=7, flaw="log") in failed
    assert "<t:60:R>" in failed
    assert "it is *no* backup".replace("*", "\\*") in said(DrillReport(60, error="it is *no* backup"))
    many = said(DrillReport(60, "kontor-1.db", 9999, dict.fromkeys(range(1, 5000), "log")))
    assert "4" in many
    assert len(many) < 4000, "Discord takes no longer text"
