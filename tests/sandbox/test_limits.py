"""What Discord refuses in messages, components, modals, suggestions and commands is refused with its code."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandbox.members import Member
from tests.sandbox.helpers.raw_bot import DO, Json, RawBot, button, layout, row, select, text

LONG = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"


def embed(**parts: Any) -> Json:
    return {"embeds": [parts]}


MESSAGES: list[tuple[str, Json, tuple[str | int, ...], str]] = [
    ("content of 2001", {"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    ("embed title of 257", embed(title="x" * 257), ("embeds", 0, "title"), "BASE_TYPE_MAX_LENGTH"),
    ("embed text of 4097", embed(description="x" * 4097), ("embeds", 0, "description"), "BASE_TYPE_MAX_LENGTH"),
    (
        "26 embed fields",
        embed(fields=[{"name": "n", "value": "v"}] * 26),
        ("embeds", 0, "fields"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "embeds of 6001",
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        ("embeds",),
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    ("11 embeds", {"embeds": [{"title": "x"}] * 11}, ("embeds",), "BASE_TYPE_MAX_LENGTH"),
    (
        "alt text of 1025",
        {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
        ("attachments", 0, "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("nonce of 26", {"content": "x", "nonce": "x" * 26}, ("nonce",), "BASE_TYPE_MAX_LENGTH"),
    (
        "mentions parsed and listed",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ("6 rows", {"components": [row(button())] * 6}, ("components",), "BASE_TYPE_MAX_LENGTH"),
    (
        "6 buttons in a row",
        {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "select beside a button",
        {"components": [row(select(), button())]},
        ("components", 0, "components"),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        "label of 81",
        {"components": [row(button("x" * 81))]},
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "custom id of 101",
        {"components": [row(button(custom_id="x" * 101))]},
        ("components", 0, "components", 0, "custom_id"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "same custom id twice",
        {"components": [row(button()), row(button())]},
        ("components", 1, "components", 0, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "button without a label",
        {"components": [row(button(""))]},
        ("components", 0, "components", 0, "label"),
        "BUTTON_COMPONENT_LABEL_REQUIRED",
    ),
    (
        "unknown emoji",
        {"components": [row(button(emoji={"name": "dice"}))]},
        ("components", 0, "components", 0, "emoji", "name"),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    (
        "26 options",
        {"components": [row(select(26))]},
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "more values than options",
        {"components": [row(select(2, max_values=3))]},
        ("components", 0, "components", 0, "max_values"),
        "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
    ),
    (
        "option label of 101",
        {"components": [row(select() | {"options": [{"label": "x" * 101, "value": "1"}]})]},
        ("components", 0, "components", 0, "options", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "same option twice",
        {"components": [row(select() | {"options": [{"label": "x", "value": "1"}] * 2})]},
        ("components", 0, "components", 0, "options", 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "placeholder of 151",
        {"components": [row(select(placeholder="x" * 151))]},
        ("components", 0, "components", 0, "placeholder"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("layout parts without the flag", {"components": [text()]}, ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    (
        "layout with content",
        layout(text()) | {"content": "x"},
        ("content",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "layout with an embed",
        layout(text()) | embed(title="x"),
        ("embeds",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "41 components",
        layout({"type": 17, "components": [text("x")] * 39}, text("x")),
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    ("4001 characters of layout", layout(text("x" * 2001), text("x" * 2000)), ("components",), LONG),
    (
        "picture that was not sent",
        layout({"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}),
        ("components", 0, "items", 0, "media", "url"),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        "section without an accessory",
        layout({"type": 9, "components": [text()]}),
        ("components", 0, "accessory"),
        "BASE_TYPE_REQUIRED",
    ),
    (
        "container in a container",
        layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        ("components", 0, "components", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
]


@pytest.mark.parametrize(
    ("body", "where", "code"), [one[1:] for one in MESSAGES], ids=[one[0] for one in MESSAGES]
)
async def test_message_is_refused(raw: RawBot, body: Json, where: tuple[str | int, ...], code: str) -> None:
    answer = await raw.send(body)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.fault_at(*where)
    assert not any(channel.messages for channel in raw.server.world.channels.values())


FINE: list[tuple[str, Json]] = [
    ("content of 2000", {"content": "x" * 2000}),
    ("40 components", layout({"type": 17, "components": [text("x")] * 38}, text("x"))),
    ("4000 characters of layout", layout(text("x" * 2000), text("x" * 2000))),
    ("5 full rows", {"components": [row(*(button(custom_id=f"{r}{c}") for c in range(5))) for r in range(5)]}),
    ("button with an emoji only", {"components": [row(button("", emoji={"name": "🎲"}))]}),
    ("25 options", {"components": [row(select(25, min_values=0, max_values=25))]}),
    ("a link", {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})]}),
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


MODALS: list[tuple[str, Json, tuple[str | int, ...]]] = [
    ("title of 46", {"title": "x" * 46, "custom_id": "m", "components": [field()]}, ("title",)),
    ("no title", {"title": "", "custom_id": "m", "components": [field()]}, ("title",)),
    (
        "6 fields",
        {"title": "x", "custom_id": "m", "components": [field(custom_id=str(n)) for n in range(6)]},
        ("components",),
    ),
    (
        "field label of 46",
        {"title": "x", "custom_id": "m", "components": [field(label="x" * 46)]},
        ("components", 0, "components", 0, "label"),
    ),
    (
        "field too long for itself",
        {"title": "x", "custom_id": "m", "components": [field(max_length=2, value="xxx")]},
        ("components", 0, "components", 0, "value"),
    ),
    (
        "button in a modal",
        {"title": "x", "custom_id": "m", "components": [row(button())]},
        ("components", 0, "components", 0, "type"),
    ),
]


@pytest.mark.parametrize(("data", "where"), [one[1:] for one in MODALS], ids=[one[0] for one in MODALS])
async def test_modal_is_refused(raw: RawBot, anna: Member, data: Json, where: tuple[str | int, ...]) -> None:
    await raw.commands(DO)
    interaction, waiting = await raw.asked(anna)
    answer = await raw.answer(interaction, 9, data)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.fault_at("data", *where)
    good = {"title": "x", "custom_id": "m", "components": [field()]}
    assert (await raw.answer(interaction, 9, good)).status == 204
    assert (await waiting).outcome == "modal"


CHOICES: list[tuple[str, list[Json], tuple[str | int, ...]]] = [
    ("26 choices", [{"name": str(n), "value": str(n)} for n in range(26)], ("choices",)),
    ("name of 101", [{"name": "x" * 101, "value": "x"}], ("choices", 0, "name")),
    ("value of 101", [{"name": "x", "value": "x" * 101}], ("choices", 0, "value")),
    ("empty name", [{"name": "", "value": "x"}], ("choices", 0, "name")),
]


@pytest.mark.parametrize(("choices", "where"), [one[1:] for one in CHOICES], ids=[one[0] for one in CHOICES])
async def test_suggestions_are_refused(
    raw: RawBot, anna: Member, choices: list[Json], where: tuple[str | int, ...]
) -> None:
    option = {"type": 3, "name": "card", "description": "x", "autocomplete": True}
    await raw.commands(DO | {"options": [option]})
    typing = asyncio.create_task(anna.autocomplete("do", "card", "s"))
    interaction = await raw.heard()
    answer = await raw.answer(interaction, 8, {"choices": choices})
    assert answer.code == 50035
    assert answer.fault_at("data", *where)
    assert (await raw.answer(interaction, 8, {"choices": choices[:1] if len(choices) > 1 else []})).status == 204
    await typing


def option(**more: Any) -> Json:
    return {"type": 3, "name": "card", "description": "x"} | more


COMMANDS: list[tuple[str, Json, tuple[str | int, ...], str]] = [
    ("name in capitals", {"name": "Do"}, ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    ("name with a space", {"name": "do it"}, ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    ("name of 33", {"name": "x" * 33}, ("name",), "BASE_TYPE_BAD_LENGTH"),
    ("description of 101", {"description": "x" * 101}, ("description",), "BASE_TYPE_BAD_LENGTH"),
    (
        "French description of 101",
        {"description_localizations": {"fr": "x" * 101}},
        ("description_localizations", "fr"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "language that does not exist",
        {"name_localizations": {"fr-FR": "faire"}},
        ("name_localizations", "fr-FR"),
        "ENUM_TYPE_COERCE",
    ),
    (
        "26 options",
        {"options": [option(name=f"o{n}") for n in range(26)]},
        ("options",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "26 choices",
        {"options": [option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]},
        ("options", 0, "choices"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "choice name of 101",
        {"options": [option(choices=[{"name": "x" * 101, "value": "x"}])]},
        ("options", 0, "choices", 0, "name"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "required after optional",
        {"options": [option(), option(name="count", required=True)]},
        ("options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "choices and autocomplete",
        {"options": [option(autocomplete=True, choices=[{"name": "x", "value": "x"}])]},
        ("options", 0, "autocomplete"),
        "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE",
    ),
    (
        "same option twice",
        {"options": [option(), option()]},
        ("options", 1),
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
    ),
    (
        "subcommands beside options",
        {"options": [option(), {"type": 1, "name": "sub", "description": "x"}]},
        ("options",),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        "8001 characters",
        {
            "options": [
                option(name=f"o{n}", choices=[{"name": "x" * 100, "value": f"{m}" + "x" * 90} for m in range(25)])
                for n in range(2)
            ]
        },
        (),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(
    ("change", "where", "code"), [one[1:] for one in COMMANDS], ids=[one[0] for one in COMMANDS]
)
async def test_command_is_refused(raw: RawBot, change: Json, where: tuple[str | int, ...], code: str) -> None:
    answer = await raw.commands(DO | change)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.fault_at(0, *where)
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
