"""The catalogues with the salesroom's sentences, which are the same in both languages."""

import shutil
import tempfile
from functools import cache
from pathlib import Path

from i18n.locales import LOCALES
from i18n.text import CATALOGUES, Text

LOTS_FTL = Path(__file__).with_name("lots.ftl")


@cache
def salesroom_text() -> Text:
    """Return all sentences, strict."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "catalogues"
        shutil.copytree(CATALOGUES, root)
        for locale in LOCALES:
            shutil.copy(LOTS_FTL, root / locale)
        return Text.load(root, strict=True)
