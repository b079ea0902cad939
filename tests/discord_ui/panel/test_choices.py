"""What a choice says before it is made: in labels that fit a phone, what it does, costs, and if it is final."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

import pytest
from msgspec.structs import replace

from discord_ui.handlers.screens import board
from discord_ui.model.controls import BOARD, MORE, MOVE, read_id
from discord_ui.model.focus import HOME, FillingHoles, Focus, write_focus
from discord_ui.model.label_forms import label_remainder, short_label
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Button, ButtonRow, Line, Picture, Screen, Select, SelectOption, buttons_of
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.more import more_screen
from discord_ui.panel.presenter import present_panel
from discord_ui.widgets.panel_options import PanelOptions
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
from tests.discord_ui.helpers import panel_walk
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import NAMES, TEXT, match_tables, positions, screens
from tests.games.cities_knights.helpers.positions import position
from tests.games.profiles import PROFILES

EVERY = [
    pytest.param(game, locale, id=f"{key}-{locale}", marks=() if (place + turn) % 2 == 0 else pytest.mark.long)
    for place, (key, game) in enumerate(GAMES.items())
    for turn, locale in enumerate(LOCALES)
]
"""Each game in each language; in every run, each game in one."""
SEED = 5
"""Of a match in which each progress card can be played at some moment."""
CARDS = [card.id for cards in DECKS.values() for card in cards if card.id not in POINT_CARDS]


class Way(NamedTuple):
    """A control of a screen: where it leads, what is read on it, and all that was read before it."""

    step: Focus | str
    label: str
    read: str
    opened: bool


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
        for step, label, description in panel_walk.controls(screen):
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
    decks = list(map(list, dealt.decks))
    for deck in decks:
        drawn = sorted({card for card in deck if card not in POINT_CARDS})
        for card in drawn:
            deck.remove(card)
        dealt.players[seat].progress = (*dealt.players[seat].progress, *drawn)
    dealt.decks = list(map(tuple, decks))
    return dealt


def thing_done(game: Game[Any, Any], option: Option) -> Ref:
    """The card that an option plays, else its verb."""
    if option.under is not None and game.names.kinds.says_what(option.under.kind):
        return option.under
    return Ref(VERB, tag_of(type(option.action)))


def tells(game: Game[Any, Any], table: PanelModel[Any], option: Option, localizer: Localizer, read: str) -> bool:
    """Whether what was read says what an option does: in its half a line, or in its label in full or parted."""
    effect = game.names.effect(table.view, thing_done(game, option))
    told = game.names.label(table.view, option)
    label = localizer.plain(told)
    if effect is None or localizer.plain(effect).casefold() in read.casefold() or label in read:
        return True
    name, rest = short_label(told, localizer.plain), label_remainder(told, localizer.plain)
    return rest is not None and localizer.plain(name) in read and localizer.plain(rest) in read


@pytest.mark.promise("undo")
@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_what_a_choice_does_and_whether_it_can_be_taken_back_is_read_before(
    game: Game[Any, Any], locale: Locale
) -> None:
    """A button with an ellipsis or a card says what it does, and what cannot be taken back alone says that."""
    final, tables = 0, list(panels(game, locale))
    for table in tables:
        localizer = Localizer(TEXT, locale, info=table.info)
        options = PanelOptions(game, table)
        word = f" · {localizer.plain(Msg('ui-final-word'))}"
        these = localizer.plain(Msg("ui-final-these", {"moves": "|"})).split("|")[0]
        sentences = (word.strip(" ·"), localizer.plain(Msg("ui-final")), these)
        for way in ways(game, table, localizer):
            if isinstance(way.step, str):
                action = options.action(way.step)
                at, option = next((at, one) for at, one in enumerate(table.choices.options) if one.admits(action))
                if way.opened or thing_done(game, option).kind != VERB:
                    assert tells(game, table, option, localizer, way.read), (option, way.read)
                said = any(one.casefold() in way.read.casefold() for one in sentences)
                final += at in table.choices.final
                assert said or at not in table.choices.final, (action, way.read)
                assert at in table.choices.final or word not in way.label
            elif isinstance(way.step, FillingHoles) and not way.step.settled:
                option = table.choices.options[way.step.option]
                screen = present_panel(game, table, localizer, PanelReader(100), focus=way.step)
                assert tells(game, table, option, localizer, f"{way.read}\n{screen.text}"), (option, screen.text)
    # A game that asks in contests alone takes plans, which may all be changed.
    assert final or not tables


def test_every_progress_card_comes_up_among_what_is_read() -> None:
    game = GAMES["cities_knights"]
    played = {tag_of(type(option.action)) for table in panels(game, "en") for option in table.choices.options}
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
                    assert not table_of(state, decision.seat, game=game).choices.passes_on


def told_on_the_board(game: Game[Any, Any], state: Any, seat: int, locale: Locale) -> list[str]:
    """The lines of the text board, which the panel's button *Board* opens."""
    table = table_of(state, seat, game=game, locale=locale)
    localizer = Localizer(TEXT, locale, info=table.info)
    shown = present_panel(game, table, localizer, PanelReader(100))
    assert MORE(42) in [button.id for button in shown.buttons]
    assert BOARD(42, "picture") in [button.id for button in more_screen(table, localizer).buttons]
    whole = board.screen(game, table, localizer, "picture")
    assert BOARD(42, "text") in [button.id for button in whole.buttons]
    return board.board_text(game, table.view, localizer).splitlines()


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
    card = TEXT.say(Msg("core-thing", {"thing": game.names.facts["card_cost"]}), "fr", game="golden_age")
    assert told[at + 1 : at + 9] == [
        "- Nouveau pion\u202f: 5 florins",
        f"- Carte Investissement\u202f: {card}",
        f"- Carte Art\u202f: {card}",
        f"- Carte Colonie\u202f: {card}",
        f"- Carte Culture\u202f: {card}",
        "- Paiement à un peintre\u202f: 1 florin",
        "- Pion par frontière franchie\u202f: ½ florin",
        "- Carte Épices\u202f: de 2 à 7 florins, selon la colonie",
    ]


V = TypeVar("V")

PHONE = 30
"""The characters of a label that a phone's screen shows."""
BESIDE = 16
"""The characters of a button beside a line."""
HEADING = 40
"""A list's hint may be longer: it has a line of its own, and the list below it explains it."""
MATCHES, ENOUGH = 60, 40
"""The most matches that are searched, and the labels with a number or a name that are enough."""
ALL = [pytest.param(game, locale, id=f"{key}-{locale}") for key, game in GAMES.items() for locale in LOCALES]


@pytest.mark.parametrize(("game", "locale"), ALL)
def test_every_label_of_a_match_fits_a_phone(game: Game[Any, Any], locale: Locale) -> None:
    long: set[str] = set()
    for table in match_tables(game, 1, locale):
        for _, screen in screens(game, table, Localizer(TEXT, locale, info=table.info)):
            for block in screen.blocks:
                if isinstance(block, ButtonRow):
                    long |= {one.label for one in block.buttons if len(one.label) > PHONE}
                elif isinstance(block, Line):
                    long |= {block.button.label} if len(block.button.label) > BESIDE else set()
                elif isinstance(block, Select):
                    long |= {block.placeholder} if len(block.placeholder) > HEADING else set()
                    long |= {one.label for one in block.picks if len(one.label) > PHONE}
    assert long == set()


def facts(text: str) -> set[str]:
    """The numbers and the players that a text names."""
    return {*re.findall(r"\d+½?|½", text), *(name for name in NAMES if name in text)}


def moves(screen: Screen) -> Iterator[tuple[str, str]]:
    """The code of each move on a screen, and all that its reader sees before they make it."""
    above = " ".join([screen.text, *(block.alt for block in screen.blocks if isinstance(block, Picture))])
    for block in screen.blocks:
        chosen: tuple[Button | SelectOption, ...] = ()
        hint = ""
        if isinstance(block, ButtonRow | Line):
            chosen = tuple(buttons_of([block]))
        elif isinstance(block, Select):
            chosen, hint = block.picks, block.placeholder
        for one in chosen:
            said = f"{above} {hint} {one.label}"
            if isinstance(one, SelectOption) and one.value.startswith("m:"):
                yield one.value[2:], f"{said} {one.description}"
            elif isinstance(one, Button) and (known := read_id(one.id)).control is MOVE:
                yield known.args.code, said


def tellings(game: Game[Any, Any], table: PanelModel[Any], locale: Locale) -> Iterator[bool]:
    """By move on the screens of a panel, whether its whole label has a number or a name. They are read there."""
    localizer = Localizer(TEXT, locale, info=table.info)
    options = PanelOptions(game, table)
    for _, screen in screens(game, table, localizer):
        for code, shown in moves(screen):
            action = options.action(code)
            group = next(option.group for option in table.choices.offered if option.admits(action))
            whole = localizer.plain(game.names.label(table.view, Option(action, group=group)))
            # Who reads it is "you".
            told = facts(whole) - {NAMES[table.seat or 0]}
            assert told <= facts(shown), (whole, shown)
            yield bool(told)


@pytest.mark.parametrize(("game", "locale"), ALL)
def test_a_short_label_leaves_out_no_number_and_no_name(game: Game[Any, Any], locale: Locale) -> None:
    told = 0
    # Where matches are short, several are looked through.
    for seed in range(2, 2 + MATCHES):
        told += sum(sum(tellings(game, table, locale)) for table in match_tables(game, seed, locale))
        if told > ENOUGH:
            return
    raise AssertionError(f"only {told} labels tell a number or a name")
