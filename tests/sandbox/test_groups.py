"""Radio groups, checkbox groups and checkboxes of forms: what Discord refuses, and what reaches the bot."""

import asyncio
from typing import Any

import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.members import Member, Response
from sandbox.screen import Modal
from tests.sandbox.helpers.raw_bot import Json, RawBot

RADIO, BOXES, BOX = 21, 22, 23
MODAL = 9
LONG, BAD = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
DUPLICATE = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
DEFAULTS = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"


def options(count: int, **more: Any) -> list[Json]:
    """Options with the values "0", "1" …, the first of them with more keys."""
    made: list[Json] = [{"label": f"box {number}", "value": str(number)} for number in range(count)]
    return [made[0] | more, *made[1:]] if made else []


def group(kind: int = RADIO, count: int = 3, **more: Any) -> Json:
    return {"type": kind, "custom_id": "bid", "options": options(count)} | more


def form(*components: Json) -> Json:
    labels = [{"type": 18, "label": f"Field {n}", "component": one} for n, one in enumerate(components)]
    return {"title": "Bids", "custom_id": "m", "components": labels}


REFUSED: list[tuple[str, Json, str, str]] = [
    ("radio group of 1", group(count=1), "options", BAD),
    ("radio group of 11", group(count=11), "options", BAD),
    ("radio group without options", {"type": RADIO, "custom_id": "bid"}, "options", "LIST_TYPE_CONVERT"),
    ("radio without a label", group(options=options(2, label="")), "options/0/label", "BASE_TYPE_REQUIRED"),
    ("radio label of 101", group(options=options(2, label="x" * 101)), "options/0/label", BAD),
    ("radio value of 101", group(options=options(2, value="x" * 101)), "options/0/value", BAD),
    ("radio description of 101", group(options=options(2, description="x" * 101)), "options/0/description", LONG),
    ("same radio twice", group(options=options(2, value="1")), "options/1/value", DUPLICATE),
    ("two chosen radios", group(options=[one | {"default": True} for one in options(2)]), "options", DEFAULTS),
    ("radio group without an id", group(custom_id=""), "custom_id", "BASE_TYPE_REQUIRED"),
    ("no boxes", group(BOXES, 0), "options", BAD),
    ("11 boxes", group(BOXES, 11), "options", BAD),
    ("box label of 101", group(BOXES, options=options(1, label="x" * 101)), "options/0/label", BAD),
    ("same box twice", group(BOXES, options=options(2, value="1")), "options/1/value", DUPLICATE),
    ("min_values of 11", group(BOXES, 10, min_values=11), "min_values", "NUMBER_TYPE_MAX"),
    ("max_values of 0", group(BOXES, max_values=0), "max_values", "NUMBER_TYPE_MAX"),
    (
        "more ticks than boxes",
        group(BOXES, max_values=4),
        "max_values",
        "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
    ),
    (
        "min_values above max_values",
        group(BOXES, min_values=3, max_values=2),
        "min_values",
        "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
    ),
    ("required without a tick", group(BOXES, min_values=0), "min_values", "GROUP_COMPONENT_MIN_VALUES_REQUIRED"),
    (
        "more ticked than allowed",
        group(BOXES, max_values=1, options=[one | {"default": True} for one in options(2)]),
        "options",
        DEFAULTS,
    ),
    ("checkbox without an id", {"type": BOX}, "custom_id", "BASE_TYPE_REQUIRED"),
]


@pytest.mark.parametrize(("field", "where", "code"), [one[1:] for one in REFUSED], ids=[one[0] for one in REFUSED])
async def test_group_is_refused(raw: RawBot, anna: Member, field: Json, where: str, code: str) -> None:
    interaction, waiting = await raw.asked(anna)
    answer = await raw.answer(interaction, MODAL, form(field))
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.fault_at(f"data/components/0/component/{where}")
    assert (await raw.answer(interaction, MODAL, form(group()))).status == 204
    await waiting


FINE: list[tuple[str, Json]] = [
    ("radio group of 2", group(count=2)),
    ("radio group of 10", group(count=10, required=False)),
    ("texts of 100", group(options=options(2, label="x" * 100, value="x" * 100, description="x" * 100))),
    ("1 box", group(BOXES, 1)),
    ("10 boxes", group(BOXES, 10, min_values=10, max_values=10)),
    ("no tick needed", group(BOXES, min_values=0, required=False)),
    ("a checkbox", {"type": BOX, "custom_id": "bid", "default": True}),
]


@pytest.mark.parametrize("field", [one[1] for one in FINE], ids=[one[0] for one in FINE])
async def test_group_at_the_limit_is_accepted(raw: RawBot, anna: Member, field: Json) -> None:
    interaction, waiting = await raw.asked(anna)
    assert (await raw.answer(interaction, MODAL, form(field))).status == 204
    await waiting


async def test_group_in_a_message_is_refused(raw: RawBot) -> None:
    answer = await raw.send({"components": [{"type": 1, "components": [group()]}]})
    assert answer.fault_at("components/0/components/0/type") == ["UNION_TYPE_CHOICES"]


async def opened(raw: RawBot, anna: Member, *fields: Json) -> Modal:
    """Have the bot answer a command of anna's with a form."""
    interaction, waiting = await raw.asked(anna)
    assert (await raw.answer(interaction, MODAL, form(*fields))).status == 204
    shown = (await waiting).modal
    assert shown is not None
    return shown


async def sent(raw: RawBot, anna: Member, modal: Modal, values: Json) -> Json:
    """Send the form; its fields as the bot gets them, by id."""
    waiting: asyncio.Task[Response] = asyncio.create_task(anna.submit_modal(modal, values))
    interaction = await raw.heard()
    await raw.answer(interaction, 4, {"content": "thanks"})
    await waiting
    return {one["component"]["custom_id"]: one["component"] for one in interaction["data"]["components"]}


async def test_filled_groups_reach_the_bot(raw: RawBot, anna: Member) -> None:
    fields = (
        group(),
        group(BOXES, custom_id="discard"),
        {"type": BOX, "custom_id": "private"},
        group(custom_id="open", required=False),
    )
    modal = await opened(raw, anna, *fields)
    assert [(one.kind, one.label) for one in modal.fields] == [
        ("radio", "Field 0"),
        ("checkboxes", "Field 1"),
        ("checkbox", "Field 2"),
        ("radio", "Field 3"),
    ]
    given = await sent(raw, anna, modal, {"bid": "box 2", "Field 1": ["0", "box 1"], "private": True})
    assert (given["bid"]["type"], given["bid"]["value"]) == (RADIO, "2")
    assert (given["discard"]["type"], given["discard"]["values"]) == (BOXES, ["0", "1"])
    assert (given["private"]["type"], given["private"]["value"]) == (BOX, True)
    assert given["open"]["value"] is None


async def test_groups_keep_what_is_chosen_before_unless_it_is_cleared(raw: RawBot, anna: Member) -> None:
    chosen = options(3, default=True)
    fields = (
        group(options=chosen, required=False),
        group(BOXES, custom_id="discard", options=chosen, min_values=0, required=False),
    )
    kept = await sent(raw, anna, await opened(raw, anna, *fields), {})
    assert (kept["bid"]["value"], kept["discard"]["values"]) == ("0", ["0"])
    cleared = await sent(raw, anna, await opened(raw, anna, *fields), {"bid": None, "discard": []})
    assert (cleared["bid"]["value"], cleared["discard"]["values"]) == (None, [])


BAD_VALUES: list[tuple[Json, Any]] = [
    (group(), None),
    (group(), "box 7"),
    (group(BOXES, min_values=2), ["0"]),
    (group(BOXES, max_values=2), ["0", "1", "2"]),
    (group(BOXES), []),
    (group(BOXES), ["0", "0"]),
    (group(BOXES), ["7"]),
]


@pytest.mark.parametrize(("field", "value"), BAD_VALUES)
async def test_client_does_not_send_a_group_filled_in_wrongly(
    raw: RawBot, anna: Member, field: Json, value: Any
) -> None:
    modal = await opened(raw, anna, field)
    with pytest.raises(CannotDo):
        await anna.submit_modal(modal, {"bid": value})
