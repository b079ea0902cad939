"""What an operator sets, by environment or `.env`."""

import logging
from pathlib import Path

import pytest

from runtime.address import Address
from runtime.settings import InvalidSetting, read_settings
from service.base.config import Limits
from service.base.shards import Shards


def test_without_anything_set_the_defaults_hold(tmp_path: Path) -> None:
    settings = read_settings({}, tmp_path / ".env")
    assert settings.token is None
    assert settings.database == Path("data/kontor.db")
    assert settings.backups == Path("data/backups")
    assert settings.level == logging.INFO
    assert not settings.fast


def test_the_file_is_read_and_the_environment_goes_before_it(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "# mine\nDISCORD_TOKEN='abc.def'\nKONTOR_DATABASE=here.db\nKONTOR_LOG=warning\n", encoding="utf-8"
    )
    settings = read_settings({"KONTOR_DATABASE": "/there/kontor.db", "PATH": "/bin"}, file)
    assert settings.token == "abc.def"
    assert settings.database == Path("/there/kontor.db")
    assert settings.backups == Path("/there/backups")
    assert settings.level == logging.WARNING


def test_an_empty_variable_is_none(tmp_path: Path) -> None:
    settings = read_settings(
        {"DISCORD_TOKEN": " ", "KONTOR_DATABASE": "", "KONTOR_LOG": "", "KONTOR_FAST": ""}, tmp_path / "x"
    )
    assert settings.token is None
    assert settings.database == Path("data/kontor.db")


def test_a_token_may_come_with_discords_prefix(tmp_path: Path) -> None:
    assert read_settings({"DISCORD_TOKEN": "Bot abc.def \n"}, tmp_path / "x").token == "abc.def"


@pytest.mark.parametrize(
    ("name", "value"),
    [("KONTOR_LOG", "loud"), ("KONTOR_FAST", "maybe"), ("DISCORD_TOKEN", "abc def"), ("DISCORD_TOKEN", "abc…")],
)
def test_what_cannot_be_meant_is_refused_by_name(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(InvalidSetting, match=name):
        read_settings({name: value}, tmp_path / "x")


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("127.0.0.1:9464", Address("127.0.0.1", 9464)),
        (" 9464 ", Address("127.0.0.1", 9464)),
        (":9464", Address("127.0.0.1", 9464)),
        ("0.0.0.0:80", Address("0.0.0.0", 80)),
        ("localhost:9464", Address("localhost", 9464)),
        ("[::1]:9464", Address("::1", 9464)),
        ("", None),
    ],
)
def test_figures_are_served_where_it_is_said_and_else_to_this_machine(
    tmp_path: Path, text: str, address: Address | None
) -> None:
    assert read_settings({"KONTOR_METRICS": text}, tmp_path / "x").metrics == address


@pytest.mark.parametrize(
    "text",
    ["yes", "127.0.0.1", "localhost:", ":0", ":65536", "a b:1", "::1:9464", "[1]:2", "http://x:1", "x:-1", "x:٣"],
)
def test_an_address_that_is_none_is_refused_by_name(tmp_path: Path, text: str) -> None:
    with pytest.raises(InvalidSetting, match=r"KONTOR_METRICS.*127\.0\.0\.1:9464"):
        read_settings({"KONTOR_METRICS": text}, tmp_path / "x")


def test_a_refusal_does_not_show_the_token(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetting) as refused:
        read_settings({"DISCORD_TOKEN": "se cret"}, tmp_path / "x")
    assert "cret" not in str(refused.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"\xff\xfe\x00DISCORD")
    with pytest.raises(InvalidSetting, match=r"\.env"):
        read_settings({}, file)


@pytest.mark.parametrize("value", ["1", "yes", "TRUE", "on"])
def test_fast_computer_players_answer_at_once(tmp_path: Path, value: str) -> None:
    assert read_settings({"KONTOR_FAST": value}, tmp_path / "x").config().computer_delay == (0, 0)
    assert read_settings({}, tmp_path / "x").config().computer_delay != (0, 0)


def test_a_move_comes_when_it_comes_unless_computer_players_are_fast(tmp_path: Path) -> None:
    assert read_settings({"KONTOR_FAST": "1"}, tmp_path / "x").config().thinking == 0
    assert read_settings({}, tmp_path / "x").config().thinking > 0


def test_strong_computer_players_leave_a_processor_to_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for processors, thinkers in ((None, 1), (1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr("os.cpu_count", lambda n=processors: n)
        assert read_settings({}, tmp_path / "x").config().thinkers == thinkers
    assert read_settings({"KONTOR_THINKERS": "0"}, tmp_path / "x").config().thinkers == 0
    for wrong in ("-1", "many", "1000"):
        with pytest.raises(InvalidSetting, match="KONTOR_THINKERS"):
            read_settings({"KONTOR_THINKERS": wrong}, tmp_path / "x")


def test_an_operator_offers_computer_players_by_name(tmp_path: Path) -> None:
    given = "deepthought=/opt/bots/deep --level=3, my-bot2 = python3 bot.py"
    config = read_settings({"KONTOR_PLAYERS": given}, tmp_path / "x").config()
    assert config.players == {"deepthought": "/opt/bots/deep --level=3", "my-bot2": "python3 bot.py"}
    wrong = ("deep", "deep=", "=x", "easy=x", "strong=x", "normal=x", "Deep=x", "a b=x", "d=x", "aa=x,aa=y")
    for one in (*wrong, ",".join(f"bot{n}=x" for n in range(9))):
        with pytest.raises(InvalidSetting, match="KONTOR_PLAYERS"):
            read_settings({"KONTOR_PLAYERS": one}, tmp_path / "x")


def test_the_example_file_is_valid_and_sets_nothing(tmp_path: Path) -> None:
    assert read_settings({}, Path(__file__).parents[2] / ".env.example") == read_settings({}, tmp_path / "none")


def test_limits_are_chosen_by_name_and_wrong_ones_are_refused(tmp_path: Path) -> None:
    chosen = read_settings({"KONTOR_LIMITS": "matches=100, server=900"}, tmp_path / "none").config().limits
    assert (chosen.matches, chosen.server, chosen.lobbies) == (100, 900, Limits().lobbies)
    for wrong in ("matches", "matches=0", "matches=-1", "gold=5", "matches=x"):
        with pytest.raises(InvalidSetting, match="KONTOR_LIMITS"):
            read_settings({"KONTOR_LIMITS": wrong}, tmp_path / "none")


def test_the_pages_of_policies_are_addresses_that_discord_takes(tmp_path: Path) -> None:
    given = {
        "KONTOR_PRIVACY_URL": " https://example.org/a_b?c=1 ",
        "KONTOR_TERMS_URL": "",
        "KONTOR_DOCS_URL": "https://example.org/docs/",
    }
    settings = read_settings(given, tmp_path / "x")
    assert settings.privacy == "https://example.org/a_b?c=1"
    assert settings.terms is None
    assert settings.docs == "https://example.org/docs", "a document's name follows after a slash"


@pytest.mark.parametrize("name", ["KONTOR_PRIVACY_URL", "KONTOR_TERMS_URL", "KONTOR_DOCS_URL"])
@pytest.mark.parametrize(
    "value",
    ["example.org", "ftp://example.org", "https://", "https://a b", "https://é.fr", f"https://a/{'b' * 600}"],
)
def test_an_address_that_discord_refuses_is_named_at_the_start(name: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidSetting, match=name):
        read_settings({name: value}, tmp_path / "x")


def test_a_database_on_a_server(tmp_path: Path) -> None:
    url = "postgresql://kontor:secret@localhost/kontor"
    settings = read_settings({"KONTOR_DATABASE": url, "KONTOR_BACKUPS": "/there"}, tmp_path / ".env")
    assert settings.database == settings.config().database == url
    assert settings.backups is None, "it is backed up where it is"
    assert settings.cache == Path("data/cache")


SERVER = {"KONTOR_DATABASE": "postgresql://localhost/kontor"}


@pytest.mark.parametrize(
    ("text", "ids", "count"),
    [("0-3/16", (0, 1, 2, 3), 16), (" 5/6 ", (5,), 6), ("0,2-3/4", (0, 2, 3), 4), ("0/1", (0,), 1)],
)
def test_shards_of_a_process(text: str, ids: tuple[int, ...], count: int, tmp_path: Path) -> None:
    settings = read_settings({**SERVER, "KONTOR_SHARDS": text}, tmp_path / "x")
    assert settings.shards == settings.config().shards == Shards(ids, count)
    assert (
        read_settings({**SERVER, "KONTOR_SHARDS": str(settings.shards)}, tmp_path / "x").shards == settings.shards
    )
    assert read_settings({**SERVER, "KONTOR_SHARDS": " "}, tmp_path / "x").shards is None


@pytest.mark.parametrize(
    "text", ["4", "0-3", "/4", "4/4", "0-4/4", "3-1/4", "a/4", "0--1/4", "1,,2/4", "0-9999999/4"]
)
def test_shards_that_there_are_not_are_named_at_the_start(text: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidSetting, match="such as 0-3/16"):
        read_settings({**SERVER, "KONTOR_SHARDS": text}, tmp_path / "x")


def test_shards_are_for_a_database_that_several_can_use(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetting, match="KONTOR_SHARDS is for several processes"):
        read_settings({"KONTOR_SHARDS": "0-3/16"}, tmp_path / "x")


def test_an_address_of_something_else_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetting, match="mysql://") as caught:
        read_settings({"KONTOR_DATABASE": "mysql://kontor:secret@localhost/kontor"}, tmp_path / ".env")
    assert "secret" not in str(caught.value)
