"""Positions of large games, and walks through everything that a panel leads to."""

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from discord_ui.model.components import Form, Image, button_view, checked_form, screen_view
from discord_ui.model.controls import CHOOSE, FOCUS, MOVE, Listing, Trade, read_id
from discord_ui.model.focus import HOME, FillingHoles, Focus, Home, read_focus, write_focus
from discord_ui.model.limits import LimitChecker
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import ButtonRow, Line, Picture, Screen, Select, TextMessage, buttons_of
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.pictures import BOARD, CLOSEUP, HAND
from discord_ui.panel.presenter import present_panel
from discord_ui.widgets.choice_form import choice_form
from discord_ui.widgets.listing_form import listing_form
from discord_ui.widgets.option_text import OptionText
from discord_ui.widgets.panel_options import PanelOptions, alike
from discord_ui.widgets.trade_form import is_trade, opens_form, read_opened, trade_form
from engines.core.actions import BagHole, IntHole, PickHole
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.mechanics.auctions import AuctionFacts
from engines.core.mechanics.lots import LotsFacts
from engines.core.rng import Rng
from engines.core.text.messages import Msg
from engines.golden_age.actions import Bid, Pass
from i18n.locales import Locale
from i18n.text import Text
from render.games import read_along
from service.base.read_models.panels import ContestView, PanelModel
from tests.discord_ui.helpers.panel_models import table_of
from tools.scripted_member.adviser import any_move

V = TypeVar("V")

TEXT = Text.load(strict=True)
GUARD = LimitChecker(strict=True)
NAMES = ("Anna", "Ben", "Clara", "David")
PICTURES = {name: Image(f"{name}.png", b"x") for name in (HAND, BOARD, CLOSEUP)}
ASK = Msg("fugger-ask-turn")
HIGHEST = 11
"""The rows of buttons and lists that fit a phone."""


def checked(note: TextMessage) -> TextMessage:
    GUARD.check(content=note.content)
    button_view(note.row, GUARD)
    return note


def check_form(form: Form) -> None:
    """A form fits, and its closed lists say something else than their labels."""
    checked_form(form, GUARD)
    fields: list[Any] = form.to_dict()["components"]
    for field in fields:
        if field.get("component", {}).get("type") == 3:
            assert field["component"].get("placeholder") not in (None, field["label"])


def labels_on(screen: Screen) -> list[str]:
    found: list[str] = []
    for block in screen.blocks:
        if isinstance(block, ButtonRow | Line):
            found += [button.label for button in buttons_of([block])]
        elif isinstance(block, Select):
            found += [pick.label for pick in block.picks]
    return found


def positions(game: Game[Any, Any], seats: int, seed: int, *, steps: int, every: int) -> Iterator[Any]:
    """Each ``every``-th position of a random match; each verb that is possible is equally likely."""
    rng = Rng(seed.to_bytes(16, "big"))
    state = game.setup(seats, seed.to_bytes(16, "big")).state
    for n in range(steps):
        if state.over:
            return
        if n % every == 0:
            yield state
        decisions = game.pending(state)
        owed = [d for d in decisions if not d.optional] or decisions
        seat = owed[rng.below(len(owed))].seat
        state = game.apply(state, seat, any_move(game.options(state, seat), rng)).state


def match_tables(game: Game[Any, Any], seed: int, locale: Locale) -> Iterator[PanelModel[Any]]:
    """The panels of all who are asked in a random match of as many as can play, under names of usual length."""
    for state in positions(game, game.info.seats[1], seed, steps=400, every=11):
        auction = game.open_contest(state)
        for seat in sorted({decision.seat for decision in game.pending(state)}):
            more: dict[str, Any] = {"suggestion": game.advice.suggest(state, seat)}
            if auction is not None and game.contest is not None:
                plans = tuple(game.contest.options(state, seat))
                more["planning"] = ContestView(auction, plans, True, None, None)
            if isinstance(auction, AuctionFacts):
                more["options"] = tuple(o for o in game.options(state, seat) if isinstance(o.action, Bid | Pass))
            table = table_of(state, seat, game=game, locale=locale, **more)
            seats = tuple(replace(one, name=NAMES[one.seat]) for one in table.info.seats)
            yield replace(table, info=replace(table.info, seats=seats))


class Control(NamedTuple):
    """A button or an entry of a list: where it leads, and what it says. A move is known by its code."""

    step: Focus | str
    label: str
    description: str = ""


def controls(screen: Screen) -> Iterator[Control]:
    """The controls of a screen that are not grey and lead to a part of the panel or to a move."""
    for block in screen.blocks:
        if isinstance(block, ButtonRow | Line):
            for button in buttons_of([block]):
                known = read_id(button.id)
                if known.control in (MOVE, FOCUS) and not button.disabled:
                    step = known.args.code if known.control is MOVE else read_focus(known.args.focus)
                    yield Control(step, button.label, block.text if isinstance(block, Line) else "")
        elif isinstance(block, Select):
            for pick in block.picks:
                verb, _, rest = pick.value.partition(":")
                if verb in ("m", "f"):
                    yield Control(rest if verb == "m" else read_focus(rest), pick.label, pick.description)


def reached(screen: Screen) -> Iterator[Focus | str]:
    """Where the controls of a screen lead: to parts of the panel, or to moves."""
    return (control.step for control in controls(screen))


def screens(game: Game[Any, V], table: PanelModel[V], localizer: Localizer) -> Iterator[tuple[Focus, Screen]]:
    seen: set[str] = set()
    queue: list[Focus] = [HOME]
    while queue:
        focus = queue.pop()
        if write_focus(focus) in seen:
            continue
        seen.add(write_focus(focus))
        screen = present_panel(game, table, localizer, PanelReader(100), focus=focus)
        yield focus, screen
        for step in reached(screen):
            # A walk through what a choice of cards leaves open would never end.
            if not isinstance(step, str) and not (
                isinstance(step, FillingHoles) and isinstance(focus, FillingHoles)
            ):
                queue.append(step)


def check_labels(screen: Screen, options: PanelOptions) -> None:
    """The labels of a close-up are given row by row; what can be chosen of one kind follows them, best first."""
    shown = [pair for block in screen.blocks if isinstance(block, Picture) for pair in block.labels]
    places, labels = [place for place, _ in shown], [label for _, label in shown]
    assert places == read_along(options.game.info.key, places)
    for block in screen.blocks:
        if not isinstance(block, ButtonRow | Select):
            continue
        found: dict[str, list[tuple[Any, int]]] = {}
        steps = list(reached(Screen((block,))))
        names = [one.label for one in (block.buttons if isinstance(block, ButtonRow) else block.picks)]
        for step, name in zip(steps, names, strict=False):
            verb = tag_of(type(options.action(step))) if isinstance(step, str) else "open"
            if name.split(" · ")[0] in labels:
                number = labels.index(name.split(" · ")[0])
                found.setdefault(verb, []).append((_worst_last(options, step), number))
        assert all(order == sorted(order) for order in found.values()), names


def _worst_last(options: PanelOptions, step: Focus | str) -> tuple[int, ...]:
    """How far down a list the place of a step belongs, by the game."""
    view, rank = options.table.view, options.game.map.place_rank
    if isinstance(step, str):
        action = options.action(step)
        there = [option for option in options.list if option.admits(action)]
    else:
        there = [options.list[at] for at in options.shown(step)]
    return tuple(-better for better in max((rank(view, option) for option in there), default=()))


def _traded(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, screen: Screen) -> Iterator[int]:
    """The options whose forms the buttons of a screen open; the forms fit."""
    for button in screen.buttons:
        known = read_id(button.id)
        if not isinstance(known.args, Trade):
            continue
        for at, option in enumerate(table.choices.offered):
            if is_trade(option) and opens_form(known.args, option):
                begun = read_opened(option, known.args.terms)
                check_form(trade_form(game, table, localizer, option, button.id, begun))
                yield at


def _listed(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, screen: Screen) -> Iterator[int]:
    """The options whose lists are filled in with a form that a button of the screen opens; the forms fit."""
    for button in screen.buttons:
        known = read_id(button.id)
        if isinstance(known.args, Listing):
            at = known.args.option
            check_form(listing_form(game, table, localizer, at, button.id, known.args.filled))
            yield from alike(table.choices.offered, at)


def _bid(table: PanelModel[V], made: set[Any]) -> Iterator[int]:
    """The lots on which a press makes the next bid."""
    for at, option in enumerate(table.choices.offered):
        least = [hole.lo for hole in option.holes if isinstance(hole, IntHole)]
        lots = table.choices.planning is not None and isinstance(table.choices.planning.facts, LotsFacts)
        if lots and least and len(least) == len(option.holes) and option.fill(*least) in made:
            yield at


def _ticked(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, screen: Screen) -> Iterator[int]:
    """The options whose things are ticked in forms that the buttons of a screen open; the forms fit."""
    for button in screen.buttons:
        known = read_id(button.id)
        if known.control is CHOOSE:
            focus = read_focus(known.args.focus)
            assert isinstance(focus, FillingHoles)
            hole = table.choices.offered[focus.option].holes[len(focus.settled)]
            assert isinstance(hole, BagHole | PickHole)
            text = OptionText(PanelOptions(game, table), localizer, {})
            check_form(choice_form(text, focus, hole, button.id))
            yield focus.option


def rows(screen: Screen) -> int:
    return sum(isinstance(block, ButtonRow | Line | Select) for block in screen.blocks)


def walk(game: Game[Any, V], table: PanelModel[V], locale: Locale, text: Text = TEXT) -> None:
    """Open everything that a panel leads to: each screen fits, every move is reached, and nothing that is none."""
    localizer = Localizer(text, locale, info=table.info)
    options = PanelOptions(game, table)
    made: set[Any] = set()
    filled: set[int] = set()
    for focus, screen in screens(game, table, localizer):
        if isinstance(focus, FillingHoles):
            filled.update(options.alike(focus.option))
        screen_view(screen, GUARD, PICTURES)
        check_labels(screen, options)
        lists = [block for block in screen.blocks if isinstance(block, Select)]
        assert all(len(block.picks) > 1 for block in lists), "the only thing to choose is a button"
        if isinstance(focus, Home):
            assert rows(screen) <= HIGHEST
        filled |= {*_traded(game, table, localizer, screen), *_listed(game, table, localizer, screen)}
        filled |= set(_ticked(game, table, localizer, screen))
        made |= {options.action(step) for step in reached(screen) if isinstance(step, str)}
    assert {option.action for option in table.choices.offered if not option.holes} <= made
    assert all(any(option.admits(action) for option in table.choices.offered) for action in made)
    filled |= set(_bid(table, made))
    assert filled == {at for at, option in enumerate(table.choices.offered) if option.holes}
