"""The controls of a part of a panel, chosen by its focus; and the layout of the whole table."""

from typing import Final

from discord_ui.model import controls
from discord_ui.model.focus import Confirming, FillingHoles, Focus, Home, InKind, InThing
from discord_ui.model.limits import OPTIONS
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Line, Paragraph
from discord_ui.widgets.holes import confirmation_blocks, hole_blocks
from discord_ui.widgets.kinds import kind_blocks, kind_page, thing_page
from discord_ui.widgets.line_texts import LINES, lines
from discord_ui.widgets.option_text import PINS, OptionText
from discord_ui.widgets.panel_options import OptionKind, PanelOptions
from discord_ui.widgets.panel_part import PanelPart, fit_label
from discord_ui.widgets.paths import step_blocks
from discord_ui.widgets.quick_offers import ReadyOffer, ready_offers
from discord_ui.widgets.trade_form import is_trade
from engines.core.actions import PathHole
from engines.core.encoding.codec import tag_of
from engines.core.mechanics.bank_trades import TradeBank
from engines.core.text.kinds import VERB
from engines.core.text.messages import Many, Msg
from service.usecases.play import DEFAULT_WAIT

OFFER_LINES: Final = 2
"""An open offer takes the place of this number of lines."""
FEW: Final = 4
"""Beside more kinds, lines do not say what they do, and are fewer below news, so that all fit a phone."""
HAND: Final = 3
"""Up to this number of kinds, such as playing, delivering and drawing a card, are about a hand."""
LEAST: Final = 2
"""Minimum number of lines beside offers."""


def option_blocks(options: PanelOptions, localizer: Localizer, focus: Focus, most: int = LINES) -> list[Block]:
    """Return the controls of a part of the panel. Raises BadFocus if there is no such part.

    most: maximum number of lines of the whole table; below `LINES` they say less.
    """
    part = _part(options, localizer, focus, most)
    match focus:
        case Home():
            least = LEAST if most == LINES else 0
            shown = [*_offers(part), *_home(part, max(least, most - OFFER_LINES * len(options.offers)))]
            return [*part.suggestion([*shown, ButtonRow(ending_buttons(options, localizer))]), *shown]
        case InKind(number, page):
            return [*kind_page(part, options.kind(number), page), part.back()]
        case InThing():
            return thing_page(part, focus)
        case FillingHoles():
            return hole_blocks(part, focus)
        case Confirming(code):
            return confirmation_blocks(part, code, options.action(code))


def ending_buttons(options: PanelOptions, localizer: Localizer) -> tuple[Button, ...]:
    """Return the buttons that end the turn, in the last row of the panel."""
    part = _part(options, localizer, Home())
    return tuple(map(part.option_button, options.ending))


def _part(options: PanelOptions, localizer: Localizer, focus: Focus, most: int = LINES) -> PanelPart:
    home = isinstance(focus, Home)
    one = options.question if home else None
    shown = options.shown(focus) if one is None else one.places
    # Beside other kinds, a name needs its verb.
    one_verb = (not home or one is not None) and len({tag_of(type(options.list[at].action)) for at in shown}) == 1
    # The effect of a kind is said once, above all its options.
    effect_above = isinstance(focus, InKind | InThing) or (one is not None and len(one.places) > 1)
    labels = options.labels(focus)
    return PanelPart(OptionText(options, localizer, labels, brief=one_verb, effect_above=effect_above, most=most))


def _home(part: PanelPart, room: int) -> list[Block]:
    """Return the kinds of the whole table as lines, and in one list what has no line. room: for lines."""
    options = part.options
    if options.question is not None and options.opening is None:
        asked, others = options.question, (kind for kind in options.at_home if kind != options.question)
        above = part.text.effect_above and part.text.most >= PINS
        effects = part.text.effects(asked.places) if above else []
        return [
            *lines([f"-# {effect}" for effect in effects]),
            *kind_blocks(part, asked),
            *(part.line(at) for kind in others for at in kind.places),
        ]
    blocks: list[Block] = []
    listed: list[OptionKind] = []
    kinds = [kind for kind in options.at_home if kind != options.opening]
    offers = ready_offers(part)
    if options.game.info.hidden and len(kinds) <= HAND and not (offers or options.offers):
        # However much news there is: a whole hand in a list would save little height and hide what to do.
        room = LINES
    for number, kind in enumerate(kinds):
        shown = [part.door(kind)] if _opens(options, kind) else part.lines(kind.places, does=len(kinds) <= FEW)
        following = kinds[number + 1 :]
        later = min(room, sum(_opens(options, other) or len(other.places) == 1 for other in following))
        kept = sum(_is_trade(options, other) for other in following)
        fits = _is_trade(options, kind) or len(shown) <= max(room - later, room - kept if len(shown) == 1 else 0)
        if fits and not _is_bank(options, kind):
            blocks += shown
            room -= len(shown)
        else:
            listed.append(kind)
    begun = [] if options.opening is None else _begun(part, options.opening)
    # A hand and six lines would be higher than a phone, and one ready offer of several is enough in sight.
    lined = [offer.line for offer in offers[: max(0, room - 1)]]
    return [*begun, *blocks, *lined, *_something_else(part, offers[len(lined) :], listed)]


def _is_bank(options: PanelOptions, kind: OptionKind) -> bool:
    """Return whether a kind trades with the bank, which is often regretted and so has no lines."""
    return isinstance(options.list[kind.places[0]].action, TradeBank)


def _is_trade(options: PanelOptions, kind: OptionKind) -> bool:
    """Return whether a kind is the form of a new trade: it keeps a line, since a list cannot open it at once."""
    first = options.list[kind.places[0]]
    return len(kind.places) == 1 and is_trade(first) and first.target is None


def _opens(options: PanelOptions, kind: OptionKind) -> bool:
    """Return whether a kind has one line that opens it: a choice of places, of things, of a path, or by a card."""
    if len(kind.places) == 1:
        return False
    chosen_first = kind.done.kind != VERB
    return chosen_first or options.on_map(kind) or kind.opens_things or options.share_path(kind.places)


def _something_else(part: PanelPart, offers: list[ReadyOffer], kinds: list[OptionKind]) -> list[Block]:
    """Return ready offers and kinds as one list, each kind with its options, as long as there is room for them."""
    listed = [offer for offer in offers if offer.entry is not None]
    entries = [offer.entry for offer in listed if offer.entry is not None]
    for number, kind in enumerate(kinds):
        left = OPTIONS - len(entries) - (len(kinds) - number - 1)
        if _opens(part.options, kind) or len(kind.places) > left:
            entries.append(part.entry(f"{part.text.heading(kind)}…", InKind(kind.number)))
        else:
            entries += [part.option_entry(at) for at in kind.places]
    if len(entries) == 1:
        doors = (part.line(kind.places[0]) if len(kind.places) == 1 else part.door(kind) for kind in kinds)
        return [*(offer.line for offer in listed), *doors]
    if not entries:
        return []
    alone = not listed and len(kinds) == 1
    asked = Msg("ui-other-of", {"kind": part.text.heading(kinds[0])}) if alone else Msg("ui-something-else")
    return [part.options_list(part.text.plain(asked), entries)]


def _begun(part: PanelPart, kind: OptionKind) -> list[Block]:
    """Return the first step of a path."""
    at = kind.places[0]
    hole = part.options.list[at].holes[0]
    assert isinstance(hole, PathHole)
    return [
        part.text.headed(part.text.heading(kind), kind.places),
        *step_blocks(part, FillingHoles(at), hole),
    ]


# ------------------------------------------------------------------ offers


def _offers(part: PanelPart) -> list[Block]:
    """Return the open offers with their answers, the button to wait, and a line that names the final answers."""
    options, text = part.options, part.text
    blocks: list[Block] = []
    final: dict[str, None] = {}
    for ref, places in options.offers.items():
        told = options.game.board.offer_lines(options.table.view, ref)
        buttons = {at: _answer(part, at) for at in places}
        terms = "\n".join(map(text.say, told))
        if len(buttons) == 1:
            blocks += [Line(terms, button) for button in buttons.values()]
        else:
            blocks += [Paragraph(terms), ButtonRow(tuple(buttons.values()))]
        answers = (at for at in places if options.is_final(at) and options.moves_at_once(at))
        final |= {buttons[at].label: None for at in answers}
    if _may_wait(options):
        label = text.plain(Msg("ui-wait-for-answers", {"hours": DEFAULT_WAIT}))
        wait = Button(fit_label(label), controls.WAIT(options.table.info.id, DEFAULT_WAIT))
        blocks.append(ButtonRow((wait,)))
    if final:
        blocks.append(Paragraph(f"-# {text.say(Msg('ui-final-these', {'moves': Many(tuple(final))}))}"))
    return blocks


def _answer(part: PanelPart, at: int) -> Button:
    """Return the button of an answer, in a word: the offer is above."""
    button, option = part.option_button(at), part.options.list[at]
    word = part.text.plain(Msg(f"{part.options.game.info.key}-offer-{tag_of(type(option.action))}"))
    return Button(fit_label(word, more=bool(option.holes)), button.id, button.style)


def _may_wait(options: PanelOptions) -> bool:
    """Return whether the reader is awaited, not yet waiting, and has offers that others may answer.

    Optional actions of others without an offer, such as sailing after an auction, are not answers.
    """
    table = options.table
    seats, here = table.info.seats, table.seat
    if here is None or here not in table.awaited or seats[here].waits_until is not None or not options.offers:
        return False
    return any(seat.invited for seat in seats if seat.seat != here)
