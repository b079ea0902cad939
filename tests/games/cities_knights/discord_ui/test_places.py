"""Places of Cities & Knights: chosen by labels on a close-up, and typed by their names."""

from __future__ import annotations

from collections import Counter
from typing import Any

from discord_ui.model.focus import HOME, InGroup, InThing
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Select
from discord_ui.panel.images import GameImages
from discord_ui.panel.pictures import CLOSEUP
from discord_ui.panel.presenter import PanelReader, present_panel
from discord_ui.typed.arguments import LegalArguments
from discord_ui.typed.parameters import codes_of
from discord_ui.widgets.base import Budget
from discord_ui.widgets.picker import OptionPicker
from engines.cities_knights.actions import RollDice
from engines.cities_knights.game import GAME
from engines.cities_knights.position import load
from engines.core.encoding.codec import tag_of
from engines.core.text.messages import Ref
from i18n.locales import Locale
from render.queue import RenderQueue
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import TEXT, labels_on, reached
from tests.games.cities_knights.helpers.panel_positions import closeup_of, tables
from tests.games.cities_knights.helpers.service_positions import before_dice


def draft() -> PanelModel[Any]:
    """The first panel of a match: where to found."""
    return next(tables(1, "en"))


def test_places_are_chosen_by_their_labels_on_a_picture_that_shows_only_what_is_legal() -> None:
    table = draft()
    localizer = Localizer(TEXT, "en", info=table.info)
    corners = closeup_of(present_panel(GAME, table, localizer, PanelReader(100), focus=InThing(0, 0)))
    of_hex = [o.target for o in table.options if table.options[0].under in o.belongs]
    assert sorted(place for place, _ in corners.labels) == sorted(f"vertex:{ref.id}" for ref in of_hex if ref)
    screen = present_panel(GAME, table, localizer, PanelReader(100))
    picture = closeup_of(screen)
    legal = {f"{ref.kind}:{ref.id}" for o in table.options for ref in o.belongs if ref is not None}
    assert {place for place, _ in picture.labels} == legal
    labels = [label for _, label in picture.labels]
    assert labels[:10] == ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
    assert len(set(labels)) == len(labels)
    picks = [pick for block in screen.blocks if isinstance(block, Select) for pick in block.picks]
    assert picks[0].label.startswith("A · ")
    assert "A " in picture.alt


def test_labels_follow_the_map_row_by_row_and_lists_follow_the_labels() -> None:
    theirs = {"knights": [{"v": 7}, {"v": 22}]}
    mine = {"settlements": [16], "roads": [[7, 12], [12, 17], [17, 22], [16, 22]], "progress": ["intrigue"]}
    table = table_of(
        load({"players": 3, "P0": mine, "P1": theirs, "P2": {"knights": [{"v": 17}]}}, loose=True), 0, game=GAME
    )
    localizer = Localizer(TEXT, "en", info=table.info)
    chooser = OptionPicker(GAME, table, localizer, Budget())
    at = [group.name for group in chooser.groups].index("card")
    screen = present_panel(GAME, table, localizer, PanelReader(100), focus=InGroup(at))
    assert closeup_of(screen).labels == (("vertex:7", "A1"), ("vertex:22", "A2"), ("vertex:17", "A3"))
    assert closeup_of(screen).alt == (
        "Part of the map with the places to choose from: A1 mountains 10 · fields 12 · coast, "
        "A2 fields 12 · fields 9 · forest 11 and A3 fields 12 · hills 6 · forest 11"
    )
    assert [label.split(" · ")[:2] for label in labels_on(screen)[:3]] == [
        ["A1", "10/12/coast"], ["A2", "12/9/11"], ["A3", "12/6/11"],
    ]  # fmt: skip


def test_beside_other_moves_places_have_a_page_of_their_own() -> None:
    for table in tables(4, "en"):
        localizer = Localizer(TEXT, "en", info=table.info)
        chooser = OptionPicker(GAME, table, localizer, Budget())
        for at in range(len(chooser.groups)):
            labels = chooser.labels(InGroup(at))
            if len(chooser.groups) > 1 and labels:
                assert chooser.labels(HOME) == {}
                assert InGroup(at) in list(reached(present_panel(GAME, table, localizer, PanelReader(100))))
                return
    raise AssertionError("no such position")


async def test_the_picture_of_labelled_places_is_drawn() -> None:
    table = draft()
    localizer = Localizer(TEXT, "en", info=table.info)
    screen = present_panel(GAME, table, localizer, PanelReader(100))
    queue = RenderQueue(timeout=60)
    drawn = await GameImages({GAME.info.key: GAME}, queue).of_table(screen, table, localizer)
    await queue.close()
    assert list(drawn) == [CLOSEUP]


def test_every_place_is_typed_by_its_name(locale: Locale) -> None:
    for table in tables(3, locale):
        say = TEXT.speaker(locale, game=GAME.info.key, names=("A", "B", "C"), plain=True)
        for verb in {tag_of(type(option.action)) for option in table.options}:
            found = LegalArguments(GAME, table.view, table.options, verb, say)
            for option in found.options:
                if option.holes:
                    continue
                codes = dict(zip(found.fields, codes_of(option.action), strict=True))
                for field, code in codes.items():
                    others = {name: value for name, value in codes.items() if name != field}
                    values = {value.code: value.name for value in found.values(field, others)}
                    assert len(values[code]) <= 100
                    assert Counter(values.values())[values[code]] == 1, "two suggestions look the same"
                    assert found.read(field, values[code], others) == code


def test_a_hex_tells_whom_the_robber_would_rob_and_is_opened_only_to_choose_between_two() -> None:
    seats = {f"P{seat}": {"settlements": [vertex], "hand": {"wool": 1}} for seat, vertex in ((1, 18), (2, 12))}
    plain = {"players": 3, "P0": {}, **seats, "phase": "roll", "attacks": 1}
    rolling = before_dice(7, lambda seed: load({**plain, "seed": seed}, loose=True), RollDice())
    table = table_of(GAME.apply(rolling, 0, RollDice()).state, 0, game=GAME)
    by_hex = Counter(option.target for option in table.options)
    screen = present_panel(GAME, table, Localizer(TEXT, "en", info=table.info), PanelReader(100))
    (choice,) = [block for block in screen.blocks if isinstance(block, Select)]
    for pick, (target, count) in zip(choice.picks, by_hex.items(), strict=True):
        name = Localizer(TEXT, "en", info=table.info).plain(GAME.words.place(table.view, target or Ref("hex", "")))
        if count > 1:
            assert pick.label.endswith(f" · {name}…")
            assert pick.value.startswith("f:")
        else:
            assert name in pick.label
            assert (pick.label.endswith("nobody"), pick.description) == (True, "") or (
                pick.label.endswith(" (1)") and pick.description.endswith(", 1 card")
            )
            assert pick.value.startswith("m:")
    assert {1, 2} == set(by_hex.values()), "the position has both"


def test_a_label_on_the_map_means_one_thing_on_the_way_to_a_move() -> None:
    table = draft()
    screen = present_panel(GAME, table, Localizer(TEXT, "en", info=table.info), PanelReader(100))
    doors = {label for _, label in closeup_of(screen).labels}
    assert len(doors) > 10
    for at in range(len(doors)):
        behind = present_panel(
            GAME, table, Localizer(TEXT, "en", info=table.info), PanelReader(100), focus=InThing(0, at)
        )
        assert not doors & {label for _, label in closeup_of(behind).labels}
