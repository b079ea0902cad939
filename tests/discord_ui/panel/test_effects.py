"""What a choice does, what it costs and whether it can be taken back is read before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from discord_ui.handlers.screens import board
from discord_ui.model.custom_ids import FocusId, MoveId, ScreenId, read_id
from discord_ui.model.focus import HOME, FillingHoles, Focus, read_focus, write_focus
from discord_ui.model.label_forms import label_remainder, short_label
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Button, ButtonRow, Screen, Select
from discord_ui.panel.presenter import PanelReader, present_panel
from discord_ui.widgets.base import Budget
from discord_ui.widgets.picker import OptionPicker
from engines import GAMES
from engines.cities_knights.data import DECKS, POINT_CARDS
from engines.cities_knights.state import Turn
from engines.core.actions import Option
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.text.kinds import VERB
from engines.core.text.messages import Msg, Ref
from i18n.locales import LOCALES, Locale
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import TEXT, positions
from tests.games.cities_knights.helpers.positions import position
from tests.games.profiles import PROFILES

EVERY = [
    pytest.param(game, locale, id=f"{key}-{locale}", marks=() if (place + turn) % 2 == 0 else pytest.mark.long)
    for place, (key, game) in enumerate(GAMES.items())
    for turn, locale in enumerate(LOCALES)
]
"""Each game in each language; in every run, each game in one."""
NAMES = ("Anna", "Ben", "Clara", "David")
SEED = 5
"""Of a match in which each progress card can be played at some moment."""
CARDS = [card.id for cards in DECKS.values() for card in cards if card.id not in POINT_CARDS]


class Way(NamedTuple):
    """A control of a screen: where it leads, what is read on it, and all that was read before it."""

    step: Focus | str
    label: str
    read: str
    opened: bool


def controls(screen: Screen) -> Iterator[tuple[Focus | str, str, str]]:
    """Where each control leads, its label, and what else is read on it."""
    for block in screen.blocks:
        if isinstance(block, ButtonRow):
            for button in block.buttons:
                step = _step_of(button)
                if step is not None and not button.disabled:
                    yield step, button.label, ""
        elif isinstance(block, Select):
            for pick in block.picks:
                verb, _, rest = pick.value.partition(":")
                if verb in ("m", "f"):
                    yield (rest if verb == "m" else read_focus(rest)), pick.label, pick.description


def _step_of(button: Button) -> Focus | str | None:
    match read_id(button.id):
        case MoveId(code=code):
            return code
        case FocusId(focus=focus):
            return read_focus(focus)
    return None


def ways(game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer) -> Iterator[Way]:
    """Every control that can be reached, but for those among the values of what an option leaves open."""
    seen: set[str] = set()
    queue: list[tuple[Focus, str]] = [(HOME, "")]
    while queue:
        focus, before = queue.pop()
        if write_focus(focus) in seen:
            continue
        seen.add(write_focus(focus))
        screen = present_panel(game, table, localizer, PanelReader(100), focus=focus)
        for step, label, description in controls(screen):
            # Names of players are in bold.
            read = f"{before}\n{screen.text}\n{label}\n{description}".replace("**", "")
            yield Way(step, label, read, focus != HOME)
            if not isinstance(step, str) and not isinstance(focus, FillingHoles):
                queue.append((step, read))


def panels(game: Game[Any, Any], locale: Locale) -> Iterator[PanelModel[Any]]:
    """The panels of all who are asked in a random match, in a crowded position, and with every card in hand."""
    found = list(positions(game, game.info.seats[1], SEED, steps=400, every=7))
    told = PROFILES[game.info.key].samples
    if told is not None:
        found.append(told.crowded())
    if game.info.key == "cities_knights":
        found += [_with_cards(state, n % state.seats) for n, state in enumerate(found[10::2])]
    for state in found:
        for seat in sorted({decision.seat for decision in game.pending(state)}):
            if game.open_contest(state) is None:
                table = table_of(state, seat, game=game, locale=locale)
                seats = tuple(replace(one, name=NAMES[one.seat]) for one in table.info.seats)
                yield replace(table, info=replace(table.info, seats=seats))


def _with_cards(state: Any, seat: int) -> Any:
    """A position of Catan in which a seat is active and holds each progress card that is left in the decks."""
    dealt = GAMES["cities_knights"].clone(state)
    dealt.active = seat
    for frame in dealt.stack:
        if isinstance(frame, Turn):
            frame.seat = seat
    for deck in dealt.decks:
        drawn = sorted({card for card in deck if card not in POINT_CARDS})
        for card in drawn:
            deck.remove(card)
        dealt.players[seat].progress += drawn
    return dealt


def thing_done(game: Game[Any, Any], option: Option) -> Ref:
    """The card that an option plays, else its verb."""
    if option.under is not None and game.words.kinds.says_what(option.under.kind):
        return option.under
    return Ref(VERB, tag_of(type(option.action)))


def tells(game: Game[Any, Any], table: PanelModel[Any], option: Option, localizer: Localizer, read: str) -> bool:
    """Whether what was read says what an option does: in its half a line, or in its label in full or parted."""
    effect = game.words.effect(table.view, thing_done(game, option))
    told = game.words.label(table.view, option)
    label = localizer.plain(told)
    if effect is None or localizer.plain(effect).casefold() in read.casefold() or label in read:
        return True
    name, rest = short_label(told, localizer.plain), label_remainder(told, localizer.plain)
    return rest is not None and localizer.plain(name) in read and localizer.plain(rest) in read


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_what_a_button_with_an_ellipsis_or_a_card_does_is_read_before_it_is_done(
    game: Game[Any, Any], locale: Locale
) -> None:
    for table in panels(game, locale):
        localizer = Localizer(TEXT, locale, info=table.info)
        chooser = OptionPicker(game, table, localizer, Budget())
        for way in ways(game, table, localizer):
            if isinstance(way.step, str):
                action = chooser.action(way.step)
                option = next(one for one in table.options if one.admits(action))
                if way.opened or thing_done(game, option).kind != VERB:
                    assert tells(game, table, option, localizer, way.read), (option, way.read)
            elif isinstance(way.step, FillingHoles) and not way.step.settled:
                option = table.options[way.step.option]
                screen = present_panel(game, table, localizer, PanelReader(100), focus=way.step)
                assert tells(game, table, option, localizer, f"{way.read}\n{screen.text}"), (option, screen.text)


@pytest.mark.promise("undo")
@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_what_cannot_be_taken_back_alone_says_so_before_it_is_done_and_nothing_else_does(
    game: Game[Any, Any], locale: Locale
) -> None:
    final, tables = 0, list(panels(game, locale))
    for table in tables:
        localizer = Localizer(TEXT, locale, info=table.info)
        chooser = OptionPicker(game, table, localizer, Budget())
        word = f" · {localizer.plain(Msg('ui-final-word'))}"
        these = localizer.plain(Msg("ui-final-these", {"moves": "|"})).split("|")[0]
        sentences = [localizer.plain(Msg("ui-final")), these]
        for way in ways(game, table, localizer):
            if not isinstance(way.step, str):
                continue
            action = chooser.action(way.step)
            at = next(at for at, one in enumerate(table.options) if one.admits(action))
            said = any(one.casefold() in way.read.casefold() for one in (word.strip(" ·"), *sentences))
            final += at in table.final
            assert said or at not in table.final, (action, way.read)
            assert at in table.final or word not in way.label
    # A game that asks in contests alone takes plans, which may all be changed.
    assert final or not tables


def test_every_progress_card_comes_up_among_what_is_read() -> None:
    game = GAMES["cities_knights"]
    played = {tag_of(type(option.action)) for table in panels(game, "en") for option in table.options}
    assert {f"card-{card}" for card in CARDS} - played == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_who_makes_one_move_a_turn_reads_that_the_others_go_on_after_it(locale: Locale) -> None:
    game = GAMES["fugger"]
    for state in positions(game, 3, 1, steps=30, every=1):
        (decision,) = game.pending(state)
        table = table_of(state, decision.seat, game=game, locale=locale)
        localizer = Localizer(TEXT, locale, info=table.info)
        assert localizer.plain(Msg("ui-passes-on")) in present_panel(game, table, localizer, PanelReader(100)).text


def test_a_turn_of_several_moves_is_not_said_to_pass_on() -> None:
    for key in ("cities_knights", "golden_age"):
        game = GAMES[key]
        for state in positions(game, 3, 1, steps=400, every=7):
            for decision in game.pending(state):
                if decision.topic in ("turn", "roll"):
                    assert not table_of(state, decision.seat, game=game).passes_on


def told_on_the_board(game: Game[Any, Any], state: Any, seat: int, locale: Locale) -> list[str]:
    """The lines of the text board, which the panel's button *Board* opens."""
    table = table_of(state, seat, game=game, locale=locale)
    localizer = Localizer(TEXT, locale, info=table.info)
    pressed = {read_id(button.id) for button in buttons(present_panel(game, table, localizer, PanelReader(100)))}
    assert ScreenId("board", ("42", "text")) in pressed
    return board.board_text(game, table.view, localizer).splitlines()


def buttons(screen: Screen) -> Iterator[Button]:
    for block in screen.blocks:
        if isinstance(block, ButtonRow):
            yield from block.buttons


def test_costs_of_everything_in_catan_are_one_press_away_with_what_is_missing() -> None:
    state = position(P0={"settlements": [8], "hand": {"lumber": 1, "ore": 2, "wool": 1}})
    told = told_on_the_board(GAMES["cities_knights"], state, 0, "en")
    at = told.index("**What everything costs**")
    assert told[at + 1 : at + 11] == [
        "- Road: lumber + brick · missing 1 brick",
        "- Settlement: lumber + brick + wool + grain · missing 1 brick + 1 grain",
        "- City: 2 grain + 3 ore · missing 2 grain + 1 ore",
        "- Wall: 2 brick · missing 2 brick",
        "- Knight: wool + ore",
        "- Activating a knight: grain · missing 1 grain",
        "- Promoting a knight: wool + ore",
        "- Trade 1: cloth · missing 1 cloth",
        "- Politics 1: coin · missing 1 coin",
        "- Science 1: paper · missing 1 paper",
    ]


def test_costs_of_all_actions_in_the_golden_age_are_one_press_away() -> None:
    game = GAMES["golden_age"]
    told = told_on_the_board(game, next(positions(game, 3, 1, steps=1, every=1)), 0, "fr")
    at = told.index("**Ce que coûtent les actions**")
    assert told[at + 1 : at + 9] == [
        "- Nouveau pion\u202f: 5 florins",
        "- Carte Investissement\u202f: 3 florins",
        "- Carte Art\u202f: 3 florins",
        "- Carte Colonie\u202f: 3 florins",
        "- Carte Culture\u202f: 3 florins",
        "- Paiement à un peintre\u202f: 1 florin",
        "- Pion par frontière franchie\u202f: ½ florin",
        "- Carte Épices\u202f: de 2 à 7 florins, selon la colonie",
    ]
