"""Screens as discord.py's layout views, and forms as modals."""

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final, Union

import discord
from discord import ui
from msgspec import Struct, structs

from discord_ui.model.limits import LAYOUT_TEXT, MODAL_TITLE, PLACEHOLDER, LimitChecker, shorten, truncate
from discord_ui.model.screen import (
    Block,
    Button,
    ButtonRow,
    Line,
    Paragraph,
    Picture,
    Screen,
    Select,
    SelectOption,
    Separator,
    UserSelect,
)
from discord_ui.model.signs import in_words, picks_in_words, without_signs

STYLES: Final[Mapping[str, discord.ButtonStyle]] = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
TEXT_BYTES: Final = 9000


class Unstored:
    """Keeps discord.py from storing a view: presses are dispatched by their ids alone, even after a restart."""

    def is_dispatchable(self) -> bool:
        """Return False always; see `discord_ui.dispatch.dispatcher`."""
        return False

    def is_finished(self) -> bool:
        """Return True always."""
        return True


class ScreenView(Unstored, ui.LayoutView):
    """The layout of a screen."""


class ButtonView(Unstored, ui.View):
    """A row of buttons below an ordinary message."""


class Image(Struct, frozen=True):
    """A drawn picture.

    filename: with the suffix of its format. data: empty if its message has the file already.
    """

    filename: str
    data: bytes


class TextField(Struct, frozen=True):
    """A text input of a form. lo, hi: minimum and maximum length."""

    name: str
    label: str
    value: str = ""
    placeholder: str = ""
    lo: int = 0
    hi: int = 200
    long: bool = False


class SelectField(Struct, frozen=True):
    """A list of a form, with ``lo`` to ``hi`` chosen entries of at most 25. hint: a line below its label.

    face: what it shows while it is closed and nothing is chosen, a question or what happens then.
    """

    name: str
    label: str
    picks: tuple[SelectOption, ...]
    lo: int = 1
    hi: int = 1
    hint: str = ""
    face: str = ""


class GroupField(Struct, frozen=True):
    """A group of 2 to 10 entries of a form, all of them visible.

    several: boxes; ``lo`` to ``hi`` of them are ticked and submitted as entries. Otherwise one entry is chosen and
    submitted as a text; it may stay open if ``lo`` is 0. hint: a line below its label.
    """

    name: str
    label: str
    picks: tuple[SelectOption, ...]
    several: bool = False
    lo: int = 1
    hi: int = 1
    hint: str = ""


Field = Union[TextField, SelectField, GroupField]


class Form(Unstored, ui.Modal):
    """A form, whose submission is dispatched like a press."""

    def __init__(self, title: str, where: str, fields: tuple[Field, ...], above: str = "") -> None:
        """Make a form. above: a paragraph before the fields. The title and the labels of fields are cut to fit."""
        super().__init__(title=title[:MODAL_TITLE], custom_id=where, timeout=None)
        self._parts = (title, where, fields, above)
        if above:
            self.add_item(ui.TextDisplay(above))
        for field in fields:
            self.add_item(_labelled(field))

    def in_words(self) -> "Form":
        """Return the form without signs."""
        title, where, fields, above = self._parts
        bare = (
            structs.replace(field, picks=picks_in_words(field.picks)) if isinstance(field, SelectField) else field
            for field in fields
        )
        return Form(title, where, tuple(bare), without_signs(above))


def _labelled(field: Field) -> ui.Label[Any]:
    match field:
        case TextField():
            return _text_field(field)
        case SelectField():
            return _list_field(field)
        case GroupField():
            return _group_field(field)


def _text_field(field: TextField) -> ui.Label[Any]:
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=field.name,
        default=field.value or None,
        placeholder=field.placeholder or None,
        min_length=field.lo or None,
        max_length=field.hi,
        required=field.lo > 0,
        style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
    )
    return ui.Label(text=field.label[:MODAL_TITLE], component=text)


def _list_field(field: SelectField) -> ui.Label[Any]:
    choice: ui.Select[Any] = ui.Select(
        custom_id=field.name,
        placeholder=shorten(field.face, PLACEHOLDER) or None,
        options=_entries(field.picks),
        min_values=field.lo,
        max_values=field.hi,
        required=field.lo > 0,
    )
    return ui.Label(text=field.label[:MODAL_TITLE], component=choice, description=field.hint or None)


def _group_field(field: GroupField) -> ui.Label[Any]:
    group: ui.CheckboxGroup[Any] | ui.RadioGroup[Any]
    if field.several:
        group = ui.CheckboxGroup(
            custom_id=field.name,
            required=field.lo > 0,
            min_values=field.lo,
            max_values=field.hi,
            options=[discord.CheckboxGroupOption(**_entry(pick)) for pick in field.picks],
        )
    else:
        group = ui.RadioGroup(
            custom_id=field.name,
            required=field.lo > 0,
            options=[discord.RadioGroupOption(**_entry(pick)) for pick in field.picks],
        )
    return ui.Label(text=field.label[:MODAL_TITLE], component=group, description=field.hint or None)


def _entry(pick: SelectOption) -> dict[str, Any]:
    return {
        "label": pick.label,
        "value": pick.value,
        "description": pick.description or None,
        "default": pick.chosen,
    }


def _entries(picks: tuple[SelectOption, ...]) -> list[discord.SelectOption]:
    return [discord.SelectOption(**_entry(pick), emoji=pick.sign or None) for pick in picks]


def screen_view(
    screen: Screen, limit_checker: LimitChecker, pictures: Mapping[str, Image] | None = None
) -> ScreenView:
    """Return the screen as components, without missing pictures.

    pictures: by their names in the screen. Text beyond Discord's limit is cut at its end.
    Raises OverLimit for any other excess if the checker is strict.
    """
    view = ScreenView(timeout=None)
    items = [item for block in _fitting(screen.blocks) if (item := _item(block, pictures or {})) is not None]
    view.add_item(ui.Container(*items, accent_colour=screen.accent))
    limit_checker.check(components=components_of(view), layout=True)
    return view


def button_view(row: ButtonRow, limit_checker: LimitChecker) -> ButtonView:
    """Return a row of buttons for an ordinary message."""
    view = ButtonView(timeout=None)
    for button in row.buttons:
        view.add_item(_button(button))
    limit_checker.check(components=components_of(view))
    return view


def attachments_of(
    screen: Screen, pictures: Mapping[str, Image], held: Sequence[discord.Attachment] = ()
) -> list[discord.File | discord.Attachment]:
    """Return a screen's pictures as attachments with alt texts. held: those that its message already has."""
    known = {one.filename: one for one in held}
    attached: list[discord.File | discord.Attachment] = []
    for block in screen.blocks:
        if isinstance(block, Picture) and block.name in pictures:
            image = pictures[block.name]
            if image.data:
                attached.append(
                    discord.File(io.BytesIO(image.data), filename=image.filename, description=block.alt)
                )
            else:
                kept = known[image.filename]
                kept.description = block.alt
                attached.append(kept)
    return attached


def checked_form(form: Form, limit_checker: LimitChecker) -> Form:
    """Return the form after a check of its limits. Raises OverLimit if the checker is strict."""
    limit_checker.check(modal=form.to_dict())
    return form


def components_of(view: ui.View | ui.LayoutView) -> list[dict[str, Any]]:
    """Return a view's components as they are sent."""
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call, unused-ignore]
    return components


def _fitting(blocks: tuple[Block, ...]) -> list[Block]:
    """Return the blocks so that all text fits: without signs if need be, then with the longest paragraphs cut."""
    kept = [block for block in blocks if not isinstance(block, Paragraph) or block.text.strip()]
    if max(_excess(kept)) > 0:
        kept = list(in_words(Screen(tuple(kept))).blocks)
    while True:
        chars, size = _excess(kept)
        if chars <= 0 and size <= 0:
            return kept
        texts = {i: block.text for i, block in enumerate(kept) if isinstance(block, Paragraph)}
        longest = max(texts, key=lambda i: len(texts[i].encode()))
        text = texts[longest]
        room = max(3, len(text) - max(chars, 0))
        kept[longest] = Paragraph(truncate(text, room, max(5, len(text.encode()) - max(size, 0))))


def _excess(blocks: Sequence[Block]) -> tuple[int, int]:
    """Return how far the text of all blocks is above its limits, in characters and in bytes."""
    texts = [block.text for block in blocks if isinstance(block, Paragraph | Line)]
    return sum(map(len, texts)) - LAYOUT_TEXT, sum(len(text.encode()) for text in texts) - TEXT_BYTES


def _item(block: Block, pictures: Mapping[str, Image]) -> ui.Item[Any] | None:
    match block:
        case Paragraph(text):
            return ui.TextDisplay(text)
        case Picture(name, alt):
            if name not in pictures:
                return None
            return ui.MediaGallery(
                discord.MediaGalleryItem(f"attachment://{pictures[name].filename}", description=alt)
            )
        case ButtonRow(buttons):
            return ui.ActionRow(*map(_button, buttons))
        case Line(text, button):
            return ui.Section(ui.TextDisplay(text), accessory=_button(button))
        case Select(custom_id, placeholder, picks, lo, hi):
            select: ui.Select[Any] = ui.Select(
                custom_id=custom_id,
                placeholder=shorten(placeholder, PLACEHOLDER),
                options=_entries(picks),
                min_values=lo,
                max_values=hi,
            )
            return ui.ActionRow(select)
        case UserSelect(custom_id, placeholder, hi):
            people: ui.UserSelect[Any] = ui.UserSelect(
                custom_id=custom_id, placeholder=shorten(placeholder, PLACEHOLDER), min_values=1, max_values=hi
            )
            return ui.ActionRow(people)
        case Separator():
            return ui.Separator()


def _button(button: Button) -> ui.Button[Any]:
    sign = button.sign or None
    if button.url:
        return ui.Button(label=button.label, url=button.url, emoji=sign)
    return ui.Button(
        label=button.label, custom_id=button.id, style=STYLES[button.style], disabled=button.disabled, emoji=sign
    )
