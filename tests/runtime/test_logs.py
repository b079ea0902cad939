"""The log says what happened and no secret."""

import logging
import sys
from pathlib import Path

import pytest

from runtime.logs import RedactingFormatter
from runtime.settings import read_settings

TOKEN = "MTIzNDU2.GabCde.fghijklmnop"


def line(message: str, *args: object, error: bool = False) -> str:
    info = None
    if error:
        try:
            raise ValueError(f"token {TOKEN} refused")
        except ValueError:
            info = sys.exc_info()
    record = logging.LogRecord("kontor", logging.INFO, __file__, 1, message, args, info)
    return RedactingFormatter([TOKEN, ""]).format(record)


def test_a_line_names_level_and_origin() -> None:
    written = line("match %s: hello", 7)
    assert "INFO" in written
    assert "kontor: match 7: hello" in written


def test_the_token_is_in_no_message_argument_or_traceback() -> None:
    for written in (line(f"using {TOKEN}"), line("using %s", TOKEN), line("oh", error=True)):
        assert TOKEN not in written
        assert "[secret]" in written


@pytest.mark.promise("harm")
def test_nobody_writes_a_line_of_the_log_or_moves_the_cursor_of_who_reads_it() -> None:
    forged = "Ben\n2026-01-01 00:00:00,000 ERROR   kontor: all is lost\r\x1b[2J\x9b1A\u2028\u202e\ud800"
    written = line("%s joined", forged)
    assert written.isprintable(), "it is one line, and nothing but characters that are seen"
    assert r"Ben\n2026-01-01" in written
    assert r"\r\x1b[2J\x9b1A\u2028\u202e\ud800 joined" in written
    try:
        raise ValueError(forged)
    except ValueError:
        record = logging.LogRecord("kontor", logging.INFO, __file__, 1, "oh", (), sys.exc_info(), sinfo=forged)
    first, *below = RedactingFormatter([]).format(record).split("\n")
    assert first.endswith("kontor: oh")
    assert below
    assert all(one.startswith("    | ") and one.isprintable() for one in below)


def test_letters_of_every_language_stay_in_the_log_as_they_are() -> None:
    assert line("Zoë 🧀 Việt").endswith("kontor: Zoë 🧀 Việt")


def test_the_password_of_a_database_is_in_no_line() -> None:
    settings = read_settings(
        {"KONTOR_DATABASE": "postgresql://kontor:Pa%40ss-word1@db:5432/kontor"}, Path("no such file")
    )
    formatter = RedactingFormatter(settings.secrets())
    for text in ("FATAL: login of Pa@ss-word1", "connecting by Pa%40ss-word1", f"cannot open {settings.database}"):
        written = formatter.format(logging.LogRecord("store", logging.ERROR, __file__, 1, text, (), None))
        assert "ss-word1" not in written
        assert "[secret]" in written


def test_a_password_that_is_a_word_leaves_the_log_readable_and_is_taken_out_of_addresses() -> None:
    settings = read_settings({"KONTOR_DATABASE": "postgresql://kontor:kontor@db/kontor"}, Path("no such file"))
    formatter = RedactingFormatter(settings.secrets())
    text = f"kontor: the database {settings.database} is away"
    written = formatter.format(logging.LogRecord("store", logging.ERROR, __file__, 1, text, (), None))
    assert "kontor: the database postgresql://kontor:[secret]@db/kontor is away" in written


def test_tokens_of_interactions_are_taken_out_of_addresses() -> None:
    secret = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"
    written = line(f"POST https://discord.com/api/v10/webhooks/123/{secret}/messages/@original failed")
    assert secret not in written
    assert "/messages/@original failed" in written
