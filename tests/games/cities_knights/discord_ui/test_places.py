"""Places of Cities & Knights: chosen by labels on a close-up, and typed by their names."""

from collections import Counter
from typing import Any

from discord_ui.model.focus import HOME, InKind, InThing, read_focus
from discord_ui.panel.images import GameImages
from discord_ui.panel.pictures import CLOSEUP
from engines.cities_knights.actions import RollDice
from engines.cities_knights.game import GAME
from engines.cities_knights.position import load
from engines.cities_knights.text.names import hex_name
from engines.core.text.changes import cards, gain, points
from engines.core.text.messages import Msg, Ref, SeatRef
from i18n.locales import Locale
from render.queue import RenderQueue
from service.base.read_models.panels import MoveResult, PanelModel
from tests.discord_ui.helpers.panel_models import changed, table_of
from tests.discord_ui.helpers.panel_walk import labels_on, reached
from tests.games.cities_knights.helpers.panel_positions import closeup_of, tables
from tests.games.cities_knights.helpers.service_positions import before_dice
from tests.games.panels import check_typed, lists, options_of, panel, voice


def draft() -> PanelModel[Any]:
    """The first panel of a match: where to found."""
    return next(tables(1, "en"))


def test_places_are_chosen_by_their_labels_on_a_picture_that_shows_only_what_is_legal() -> None:
    table = draft()
    corners = closeup_of(panel(table, InThing(0, 0)))
    of_hex = [o.target for o in table.choices.options if table.choices.options[0].under in o.belongs]
    assert sorted(place for place, _ in corners.labels) == sorted(f"vertex:{ref.id}" for ref in of_hex if ref)
    screen = panel(table)
    picture = closeup_of(screen)
    legal = {f"{ref.kind}:{ref.id}" for o in table.choices.options for ref in o.belongs if ref is not None}
    assert {place for place, _ in picture.labels} == legal
    labels = [label for _, label in picture.labels]
    assert labels[:10] == ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
    assert len(set(labels)) == len(labels)
    picks = [pick for block in lists(screen) for pick in block.picks]
    assert picks[0].label.startswith("A · ")
    assert "A " in picture.alt


def test_what_all_places_bring_is_said_once_below_them() -> None:
    table = draft()
    every = [option.action for option in table.choices.options]
    results = {
        action: MoveResult((gain(points(1)), *([gain(cards(1))] if at % 2 else [])), gain=1)
        for at, action in enumerate(every)
    }
    text = panel(changed(table, results=results), InThing(0, 0)).text
    assert text.count("+1 point") == 1
    assert "Each: **+1 point**" in text
    assert "· +1 card" in text, "what only some bring stands beside their names"


def test_labels_follow_the_map_row_by_row_and_lists_follow_the_labels() -> None:
    theirs = {"knights": [{"v": 7}, {"v": 22}]}
    mine = {"settlements": [16], "roads": [[7, 12], [12, 17], [17, 22], [16, 22]], "progress": ["intrigue"]}
    position = {"players": 3, "P0": mine, "P1": theirs, "P2": {"knights": [{"v": 17}]}}
    table = table_of(load(position, loose=True), 0, game=GAME)
    screen = panel(table, InKind([kind.done.id for kind in options_of(table).kinds].index("intrigue")))
    assert closeup_of(screen).labels == (("vertex:7", "1"), ("vertex:22", "2"), ("vertex:17", "3"))
    assert closeup_of(screen).alt == (
        "Part of the map with the places to choose from: 1 mountains 10 · fields 12 · coast, "
        "2 fields 12 · fields 9 · forest 11 and 3 fields 12 · hills 6 · forest 11"
    )
    assert labels_on(screen)[:3] == ["1", "2", "3"]


def test_beside_other_moves_places_have_a_page_of_their_own() -> None:
    for table in tables(4, "en"):
        options = options_of(table)
        for at in range(len(options.kinds)):
            if len(options.at_home) > 1 and options.labels(InKind(at)):
                assert options.labels(HOME) == {}
                assert InKind(at) in list(reached(panel(table)))
                return
    raise AssertionError("no such position")


async def test_the_picture_of_labelled_places_is_drawn() -> None:
    table = draft()
    queue = RenderQueue(timeout=60)
    drawn = await GameImages({GAME.info.key: GAME}, queue).of_table(panel(table), table, voice(table))
    await queue.close()
    assert list(drawn) == [CLOSEUP]


def test_every_place_is_typed_by_its_name(locale: Locale) -> None:
    for table in tables(3, locale):
        check_typed(table)


def test_a_hex_tells_whom_the_robber_would_rob_and_is_opened_only_to_choose_between_two() -> None:
    seats = {f"P{seat}": {"settlements": [vertex], "hand": {"wool": 1}} for seat, vertex in ((1, 18), (2, 12))}
    plain = {"players": 3, "P0": {}, **seats, "phase": "roll", "attacks": 1}
    rolling = before_dice(7, lambda seed: load({**plain, "seed": seed}, loose=True), RollDice())
    table = table_of(GAME.apply(rolling, 0, RollDice()).state, 0, game=GAME)
    by_hex = Counter(option.target for option in table.choices.options)
    named = {label: Ref(*place.split(":")) for place, label in closeup_of(panel(table)).labels}
    victims = [voice(table).plain(Msg("core-thing", {"thing": SeatRef(seat)})) for seat in (1, 2)]
    (choice,) = lists(panel(table))
    assert (choice.placeholder, len(choice.picks)) == ("Which hex?", len(by_hex))
    robs = [pick.label.endswith(" · nobody") for pick in choice.picks]
    assert robs == sorted(robs), "hexes where nobody is hurt come last"
    for pick in choice.picks:
        target = named[pick.label.split(" · ")[0]]
        name = voice(table).plain(hex_name(table.view, target.id))
        if by_hex[target] > 1:
            assert pick.label.endswith(f" · {name}…")
            assert pick.description == f"buildings: {' and '.join(victims)}"
            assert pick.value.startswith("f:")
            assert "**From whom?**" in panel(table, read_focus(pick.value.removeprefix("f:"))).text
        else:
            assert name in pick.label
            robbed = pick.description.endswith("1 card")
            assert robbed != pick.label.endswith(" · nobody")
            assert robbed == any(pick.label.endswith(f" · {victim}") for victim in victims)
            assert pick.value.startswith("m:")
    assert {1, 2} == set(by_hex.values()), "the position has both"


def test_a_label_on_the_map_means_one_thing_on_the_way_to_a_move() -> None:
    table = draft()
    doors = {label for _, label in closeup_of(panel(table)).labels}
    assert len(doors) > 10
    for at in range(len(doors)):
        assert not doors & {label for _, label in closeup_of(panel(table, InThing(0, at))).labels}
