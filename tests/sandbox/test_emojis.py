"""Emojis of the application: uploads and their limits, their pictures, and messages that use them."""

import base64
import io
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.server import Server
from sandbox.state.model import Emoji
from tests.sandbox.helpers import openapi
from tests.sandbox.helpers.raw_bot import Answer, Json, RawBot, button, data_uri, layout, row, select, text
from tests.sandbox.helpers.sample_bot import PNG, SampleBot

INVALID = "BUTTON_COMPONENT_INVALID_EMOJI"


async def emojis(raw: RawBot, method: str = "GET", suffix: str = "", body: Any = None) -> Answer:
    return await raw.call(method, f"/applications/{raw.id}/emojis{suffix}", body)


async def upload(raw: RawBot, name: str = "grain", image: str | None = None) -> Answer:
    return await emojis(raw, "POST", body={"name": name, "image": image or data_uri(PNG)})


async def test_emoji_is_uploaded_renamed_and_deleted(raw: RawBot) -> None:
    wrong: list[str] = []
    checker = openapi.Checker()
    raw.server.on_request(checker)
    raw.server.on_answer(lambda *answer: wrong.extend(openapi.answer_faults(*answer)))
    made = await upload(raw)
    assert (made.status, made.body["name"], made.body["animated"]) == (201, "grain", False)
    one = f"/{made.body['id']}"
    assert (await emojis(raw)).body == {"items": [made.body]}
    assert (await emojis(raw, "PATCH", one, {"name": "grain_2"})).body["name"] == "grain_2"
    assert (await emojis(raw, suffix=one)).body["name"] == "grain_2"
    assert (await emojis(raw, "DELETE", one)).status == 204
    for method, body in (("GET", None), ("PATCH", {"name": "wool"}), ("DELETE", None)):
        assert (await emojis(raw, method, one, body)).code == 10014
    assert checker.faults == wrong == []


async def test_picture_is_served_in_whatever_format_is_asked_for(raw: RawBot) -> None:
    number = (await upload(raw)).body["id"]
    async with aiohttp.ClientSession() as session:
        for ending in ("png", "webp?animated=true", "gif"):
            async with session.get(f"{raw.server.url}/cdn/emojis/{number}.{ending}") as answer:
                assert (answer.status, answer.content_type) == (200, "image/png")
                assert await answer.read() == PNG
        async with session.get(f"{raw.server.url}/cdn/emojis/1.png") as answer:
            assert answer.status == 404


def noise(side: int) -> bytes:
    """A picture that cannot be compressed."""
    file = io.BytesIO()
    Image.effect_noise((side, side), 100).save(file, "PNG")
    return file.getvalue()


REFUSED: list[tuple[str, Json, str, str]] = [
    ("name of 1", {"name": "a"}, "name", "BASE_TYPE_BAD_LENGTH"),
    ("name of 33", {"name": "a" * 33}, "name", "BASE_TYPE_BAD_LENGTH"),
    ("no name", {"name": None}, "name", "BASE_TYPE_REQUIRED"),
    ("name with a dash", {"name": "two-words"}, "name", "STRING_TYPE_REGEX"),
    ("name with an accent", {"name": "bl\u00e9"}, "name", "STRING_TYPE_REGEX"),
    ("name that is taken", {"name": "wool"}, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
    ("no image", {"image": None}, "image", "BASE_TYPE_REQUIRED"),
    ("image without its type", {"image": base64.b64encode(PNG).decode()}, "image", "IMAGE_INVALID"),
    ("text as an image", {"image": data_uri(b"no picture")}, "image", "IMAGE_INVALID"),
    ("image above 256 KiB", {"image": data_uri(noise(600))}, "image", "BINARY_TYPE_MAX_SIZE"),
]


@pytest.mark.parametrize(
    ("change", "where", "code"), [one[1:] for one in REFUSED], ids=[one[0] for one in REFUSED]
)
async def test_upload_is_refused(raw: RawBot, change: Json, where: str, code: str) -> None:
    await upload(raw, "wool")
    answer = await emojis(raw, "POST", body={"name": "grain", "image": data_uri(PNG)} | change)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.fault_at(where) == [code]
    assert [one.name for one in raw.server.world.emojis.values()] == ["wool"]


async def test_number_of_emojis(raw: RawBot) -> None:
    for number in range(1999):
        raw.server.world.emojis[number] = Emoji(number, f"e{number}", PNG)
    assert (await upload(raw, "last")).status == 201
    answer = await upload(raw, "beyond")
    assert (answer.status, answer.code) == (400, 30008)


async def test_another_application_has_none(raw: RawBot) -> None:
    assert (await raw.call("GET", "/applications/1/emojis")).code == 10002


async def test_upload_meets_faults(raw: RawBot, sandbox: Sandbox) -> None:
    await sandbox.fault("POST", r"/emojis$", status=429, retry_after=0.5)
    assert (await upload(raw)).status == 429
    await sandbox.fault("POST", r"/emojis$", status=502, when="after")
    assert (await upload(raw)).status == 502
    assert [one["name"] for one in (await emojis(raw)).body["items"]] == ["grain"]


def controls(emoji: Json) -> list[tuple[str, Json]]:
    """Messages with an emoji on each kind of control, and the place of the control."""
    first = "components/0/components/0"
    entry = select() | {"options": [{"label": "Grain", "value": "g", "emoji": emoji}]}
    line = {"type": 9, "components": [text()], "accessory": button(emoji=emoji)}
    return [
        (first, {"components": [row(button(emoji=emoji))]}),
        (f"{first}/options/0", {"components": [row(entry)]}),
        ("components/0/accessory", layout(line)),
    ]


async def test_controls_take_the_application_s_own_emojis_only(raw: RawBot) -> None:
    number = (await upload(raw)).body["id"]
    for where, body in controls({"id": number, "name": "grain"}):
        assert (await raw.send(body)).status == 200, where
    for other in ("1", "grain"):
        for where, body in controls({"id": other, "name": "grain"}):
            answer = await raw.send(body)
            assert (answer.status, answer.code) == (400, 50035)
            assert answer.fault_at(f"{where}/emoji/id") == [INVALID]


async def test_an_emoji_s_id_comes_back_as_text_since_a_page_could_not_read_the_number(raw: RawBot) -> None:
    number = int((await upload(raw)).body["id"])
    for where, body in controls({"id": number, "name": "grain"}):
        shown: Any = (await raw.send(body)).body
        for step in where.split("/"):
            shown = shown[int(step) if step.isdecimal() else step]
        assert shown["emoji"]["id"] == str(number)


async def test_emoji_of_a_form_s_list_is_checked(raw: RawBot, anna: Member) -> None:
    interaction, waiting = await raw.asked(anna)
    entry = select() | {"options": [{"label": "Grain", "value": "g", "emoji": {"id": "1", "name": "grain"}}]}
    labelled = {"type": 18, "label": "Good", "component": entry}
    answer = await raw.answer(interaction, 9, {"title": "x", "custom_id": "m", "components": [labelled]})
    assert answer.fault_at("data/components/0/component/options/0/emoji/id") == [INVALID]
    waiting.cancel()


async def test_unknown_emoji_in_a_text_is_no_fault(raw: RawBot) -> None:
    assert (await raw.send({"content": "<:grain:1>"})).status == 200
    assert (await raw.send(layout(text("<:grain:1>")))).status == 200


async def test_message_with_a_deleted_emoji_keeps_it_and_takes_new_files(raw: RawBot) -> None:
    number = (await upload(raw)).body["id"]
    _, body = controls({"id": number, "name": "grain"})[2]
    sent = (await raw.send(body)).body
    await emojis(raw, "DELETE", f"/{number}")
    path = f"/channels/{raw.channel()}/messages/{sent['id']}"
    changed = await raw.call("PATCH", path, {"attachments": []})
    assert changed.status == 200
    assert changed.body["components"][0]["accessory"]["emoji"]["id"] == number


async def test_discord_py_uploads_lists_and_reads(bot: SampleBot) -> None:
    made = await bot.create_application_emoji(name="grain", image=PNG)
    assert [one.name for one in await bot.fetch_application_emojis()] == ["grain"]
    assert await made.read() == PNG
    await made.delete()
    with pytest.raises(discord.NotFound):
        await bot.fetch_application_emoji(made.id)


async def test_emojis_outlive_a_restart(tmp_path: Path) -> None:
    kept = tmp_path / "world"
    async with Server(keep=kept) as server, aiohttp.ClientSession() as session:
        number = (await upload(RawBot(server, session))).body["id"]
    async with Server(keep=kept) as server:
        assert server.world.emojis[int(number)].image == PNG
