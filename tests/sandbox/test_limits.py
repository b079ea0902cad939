"""What Discord refuses in messages, components, modals, suggestions and commands is refused with its code."""

import asyncio
from typing import Any

import pytest

from sandbox.members import Member
from tests.sandbox.helpers.raw_bot import DO, Json, RawBot, button, layout, row, select, text

LONG, BAD = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


def embed(**parts: Any) -> Json:
    return {"embeds": [parts]}


def rows(*components: Json) -> Json:
    """A message with a row for each component."""
    return {"components": [row(one) for one in components]}


def options(*labels: tuple[str, str]) -> Json:
    return select() | {"options": [{"label": label, "value": value} for label, value in labels]}


def section(*words: str, **more: Any) -> Json:
    """A section of texts with a button beside them."""
    return {"type": 9, "components": [text(one) for one in words], "accessory": button()} | more


FIRST = "components/0/components/0"
"""The first component of the first row."""
NOT_SENT = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
MESSAGES: list[tuple[str, Json, str, str]] = [
    ("content of 2001", {"content": "x" * 2001}, "content", LONG),
    ("embed title of 257", embed(title="x" * 257), "embeds/0/title", LONG),
    ("embed text of 4097", embed(description="x" * 4097), "embeds/0/description", LONG),
    ("26 embed fields", embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds/0/fields", LONG),
    (
        "embeds of 6001",
        {"embeds": [{"description": "x" * n} for n in (3000, 3001)]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    ("11 embeds", {"embeds": [{"title": "x"}] * 11}, "embeds", LONG),
    (
        "alt text of 1025",
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments/0/description",
        LONG,
    ),
    ("nonce of 26", {"content": "x", "nonce": "x" * 26}, "nonce", LONG),
    (
        "mentions parsed and listed",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ("6 rows", rows(*[button()] * 6), "components", LONG),
    (
        "6 buttons",
        {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        "components/0/components",
        BAD,
    ),
    (
        "select beside a button",
        {"components": [row(select(), button())]},
        "components/0/components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    ("label of 81", rows(button("x" * 81)), f"{FIRST}/label", LONG),
    ("custom id of 101", rows(button(custom_id="x" * 101)), f"{FIRST}/custom_id", BAD),
    (
        "same custom id twice",
        rows(button(), button()),
        "components/1/components/0/custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ("button without a label", rows(button("")), f"{FIRST}/label", "BUTTON_COMPONENT_LABEL_REQUIRED"),
    (
        "unknown emoji",
        rows(button(emoji={"name": "dice"})),
        f"{FIRST}/emoji/name",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    ("26 options", rows(select(26)), f"{FIRST}/options", BAD),
    (
        "more values than options",
        rows(select(2, max_values=3)),
        f"{FIRST}/max_values",
        "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
    ),
    ("option label of 101", rows(options(("x" * 101, "1"))), f"{FIRST}/options/0/label", BAD),
    (
        "same option twice",
        rows(options(("x", "1"), ("x", "1"))),
        f"{FIRST}/options/1/value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    ("placeholder of 151", rows(select(placeholder="x" * 151)), f"{FIRST}/placeholder", LONG),
    ("layout parts without the flag", {"components": [text()]}, "components/0/type", "UNION_TYPE_CHOICES"),
    ("layout with content", layout(text()) | {"content": "x"}, "content", LEGACY),
    ("layout with an embed", layout(text()) | embed(title="x"), "embeds", LEGACY),
    (
        "41 components",
        layout({"type": 17, "components": [text("x")] * 39}, text("x")),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        "4001 characters of layout",
        layout(text("x" * 2001), text("x" * 2000)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (
        "picture that was not sent",
        layout(NOT_SENT),
        "components/0/items/0/media/url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        "section without an accessory",
        layout({"type": 9, "components": [text()]}),
        "components/0/accessory",
        "BASE_TYPE_REQUIRED",
    ),
    ("section of 4 texts", layout(section(*"abcd")), "components/0/components", BAD),
    ("section of no text", layout(section()), "components/0/components", BAD),
    (
        "section beside a select",
        layout(section("x", accessory=select())),
        "components/0/accessory/type",
        "UNION_TYPE_CHOICES",
    ),
    (
        "14 sections",
        layout(*(section("x", accessory=button(custom_id=str(n))) for n in range(14))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        "container in a container",
        layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        f"{FIRST}/type",
        "UNION_TYPE_CHOICES",
    ),
]


@pytest.mark.parametrize(
    ("body", "where", "code"), [one[1:] for one in MESSAGES], ids=[one[0] for one in MESSAGES]
)
async def test_message_is_refused(raw: RawBot, body: Json, where: str, code: str) -> None:
    answer = await raw.send(body)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.fault_at(where)
    assert not any(channel.messages for channel in raw.server.world.channels.values())


FINE: list[tuple[str, Json]] = [
    ("content of 2000", {"content": "x" * 2000}),
    ("40 components", layout({"type": 17, "components": [text("x")] * 38}, text("x"))),
    ("4000 characters of layout", layout(text("x" * 2000), text("x" * 2000))),
    ("5 full rows", {"components": [row(*(button(custom_id=f"{r}{c}") for c in range(5))) for r in range(5)]}),
    ("button with an emoji only", rows(button("", emoji={"name": "🎲"}))),
    ("25 options", rows(select(25, min_values=0, max_values=25))),
    ("section of 3 texts", layout(section(*"abc"))),
    ("13 sections", layout(*(section("x", accessory=button(custom_id=str(n))) for n in range(13)))),
    ("a link", rows({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
]


@pytest.mark.parametrize("body", [one[1] for one in FINE], ids=[one[0] for one in FINE])
async def test_message_at_the_limit_is_accepted(raw: RawBot, body: Json) -> None:
    assert (await raw.send(body)).status == 200


async def test_empty_message(raw: RawBot) -> None:
    assert (await raw.send({"content": ""})).code == 50006
    assert (await raw.send({})).code == 50006


async def test_layout_of_too_many_bytes_fails_as_discord_does(raw: RawBot) -> None:
    assert (await raw.send(layout(text("🎲" * 2600)))).status == 500
    assert (await raw.send(layout(text("🎲" * 2500)))).status == 200


async def test_files_too_many_or_too_big(raw: RawBot) -> None:
    eleven = [(f"{number}.txt", b"x") for number in range(11)]
    answer = await raw.send({"content": "x"}, files=eleven)
    assert answer.fault_at("attachments") == ["BASE_TYPE_MAX_LENGTH"]
    raw.server.settings.max_file_size = 10
    answer = await raw.send({"content": "x"}, files=[("big.txt", b"x" * 11)])
    assert (answer.status, answer.code) == (413, 40005)
    assert (await raw.send({"content": "x"}, files=eleven[:10])).status == 200


def field(**more: Any) -> Json:
    return row({"type": 4, "custom_id": "f", "style": 1, "label": "Field"} | more)


def modal(*fields: Json, title: str = "x") -> Json:
    return {"title": title, "custom_id": "m", "components": list(fields)}


MODALS: list[tuple[str, Json, str]] = [
    ("title of 46", modal(field(), title="x" * 46), "title"),
    ("no title", modal(field(), title=""), "title"),
    ("6 fields", modal(*(field(custom_id=str(n)) for n in range(6))), "components"),
    ("field label of 46", modal(field(label="x" * 46)), f"{FIRST}/label"),
    ("field too long for itself", modal(field(max_length=2, value="xxx")), f"{FIRST}/value"),
    ("button in a modal", modal(row(button())), f"{FIRST}/type"),
]


@pytest.mark.parametrize(("data", "where"), [one[1:] for one in MODALS], ids=[one[0] for one in MODALS])
async def test_modal_is_refused(raw: RawBot, anna: Member, data: Json, where: str) -> None:
    interaction, waiting = await raw.asked(anna)
    answer = await raw.answer(interaction, 9, data)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.fault_at(f"data/{where}")
    assert (await raw.answer(interaction, 9, modal(field()))).status == 204
    assert (await waiting).outcome == "modal"


CHOICES: list[tuple[str, list[Json], str]] = [
    ("26 choices", [{"name": str(n), "value": str(n)} for n in range(26)], "choices"),
    ("name of 101", [{"name": "x" * 101, "value": "x"}], "choices/0/name"),
    ("value of 101", [{"name": "x", "value": "x" * 101}], "choices/0/value"),
    ("empty name", [{"name": "", "value": "x"}], "choices/0/name"),
]


@pytest.mark.parametrize(("choices", "where"), [one[1:] for one in CHOICES], ids=[one[0] for one in CHOICES])
async def test_suggestions_are_refused(raw: RawBot, anna: Member, choices: list[Json], where: str) -> None:
    option = {"type": 3, "name": "card", "description": "x", "autocomplete": True}
    await raw.commands(DO | {"options": [option]})
    typing = asyncio.create_task(anna.autocomplete("do", "card", "s"))
    interaction = await raw.heard()
    answer = await raw.answer(interaction, 8, {"choices": choices})
    assert answer.code == 50035
    assert answer.fault_at(f"data/{where}")
    assert (await raw.answer(interaction, 8, {"choices": choices[:1] if len(choices) > 1 else []})).status == 204
    await typing


def option(**more: Any) -> Json:
    return {"type": 3, "name": "card", "description": "x"} | more


def with_options(*given: Json) -> Json:
    return {"options": list(given)}


NAME, OPTIONS = "APPLICATION_COMMAND_INVALID_NAME", "APPLICATION_COMMAND_OPTIONS"
NUMBERED = [{"name": str(n), "value": str(n)} for n in range(26)]
HUGE = [{"name": "x" * 100, "value": f"{n}" + "x" * 90} for n in range(25)]
ONE = {"name": "x", "value": "x"}
COMMANDS: list[tuple[str, Json, str, str]] = [
    ("name in capitals", {"name": "Do"}, "name", NAME),
    ("name with a space", {"name": "do it"}, "name", NAME),
    ("name of 33", {"name": "x" * 33}, "name", BAD),
    ("description of 101", {"description": "x" * 101}, "description", BAD),
    ("French text of 101", {"description_localizations": {"fr": "x" * 101}}, "description_localizations/fr", BAD),
    (
        "unknown language",
        {"name_localizations": {"fr-FR": "faire"}},
        "name_localizations/fr-FR",
        "ENUM_TYPE_COERCE",
    ),
    ("26 options", with_options(*(option(name=f"o{n}") for n in range(26))), "options", LONG),
    ("26 choices", with_options(option(choices=NUMBERED)), "options/0/choices", LONG),
    ("choice of 101", with_options(option(choices=[ONE | {"name": "x" * 101}])), "options/0/choices/0/name", BAD),
    (
        "required after optional",
        with_options(option(), option(name="count", required=True)),
        "options/1",
        f"{OPTIONS}_REQUIRED_INVALID",
    ),
    (
        "choices and autocomplete",
        with_options(option(autocomplete=True, choices=[ONE])),
        "options/0/autocomplete",
        f"{OPTIONS}_CHOICES_AUTOCOMPLETE_EXCLUSIVE",
    ),
    ("same option twice", with_options(option(), option()), "options/1", f"{OPTIONS}_NAME_DUPLICATED"),
    (
        "subcommands beside options",
        with_options(option(), {"type": 1, "name": "sub", "description": "x"}),
        "options",
        f"{OPTIONS}_TYPE_INVALID",
    ),
    (
        "8001 characters",
        with_options(*(option(name=f"o{n}", choices=HUGE) for n in range(2))),
        "",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(
    ("change", "where", "code"), [one[1:] for one in COMMANDS], ids=[one[0] for one in COMMANDS]
)
async def test_command_is_refused(raw: RawBot, change: Json, where: str, code: str) -> None:
    answer = await raw.commands(DO | change)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.fault_at(f"0/{where}")
    assert raw.server.world.commands == {}


async def test_numbers_of_commands(raw: RawBot) -> None:
    hundred = [DO | {"name": f"do{number}"} for number in range(100)]
    assert (await raw.commands(*hundred, DO)).code == 30032
    assert (await raw.commands(DO, DO)).code == 50035
    assert (await raw.commands(*hundred)).status == 200
    assert (await raw.commands(*hundred)).status == 200
    assert (await raw.commands(*({**one, "name": one["name"] + "x"} for one in hundred))).status == 200
    assert (await raw.commands(DO)).code == 30034
    raw.server.world.clock.advance(86_401)
    assert (await raw.commands(DO)).status == 200


async def test_commands_keep_their_ids(raw: RawBot) -> None:
    first = (await raw.commands(DO)).body
    second = (await raw.commands(DO | {"description": "Do something else"}, DO | {"name": "more"})).body
    assert first[0]["id"] == second[0]["id"]
    assert first[0]["version"] != second[0]["version"]
    listed = await raw.call("GET", f"/applications/{raw.id}/commands")
    assert [one["name"] for one in listed.body] == ["do", "more"]
