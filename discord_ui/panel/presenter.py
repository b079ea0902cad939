"""Present a match as one reader's panel: question, news, and all their actions. Independent of Discord."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from discord_ui.model import controls
from discord_ui.model.focus import HOME, Focus, Home
from discord_ui.model.game_intro import first_move_line
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer, escape_args, escape_markdown, mention
from discord_ui.model.match_card import match_status
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Screen
from discord_ui.panel.bottom_rows import PanelReader, bottom_rows, may_act
from discord_ui.panel.heights import FEWEST, SCREEN, blocks_height, fitting, screen_height
from discord_ui.panel.lesson import coach, lesson_title, reminder
from discord_ui.panel.news import NewsText
from discord_ui.panel.pictures import board_picture, closeup_picture, hand_picture, lots_picture, own_part
from discord_ui.widgets import bids, lots
from discord_ui.widgets.line_texts import LINES, lines
from discord_ui.widgets.panel_options import PanelOptions
from discord_ui.widgets.picker import ending_buttons, option_blocks
from engines.core.actions import Option
from engines.core.game import Game
from engines.core.text.messages import Arg, Many, Msg, SeatRef
from render.games import has_pictures
from service.base.read_models.matches import ProposalInfo
from service.base.read_models.panels import ContestView, PanelModel

V = TypeVar("V")

NOTE_LENGTH = 300
ACCENTS = {"yours": 0x3C8D5A, "waiting": 0x7A7F87, "over": 0xB8923A, "trouble": 0xB3472F}


def present_panel(
    game: Game[Any, V],
    table: PanelModel[V],
    localizer: Localizer,
    reader: PanelReader,
    *,
    focus: Focus = HOME,
    done: tuple[Msg, ...] = (),
) -> Screen:
    """Return the panel.

    focus: the part of it to show. done: the results of the reader's move; later events are the news.
    Raises BadFocus if the table lacks the focus.
    """
    if not isinstance(focus, Home):
        return _screen(table, fitting(lambda most: _part(game, table, localizer, focus, most)))
    news = NewsText(game, table, localizer, done)
    top: list[Block] = [*_head_of(game, table, localizer), *first_move_line(table, localizer)]
    notices = _notices(table, localizer)
    # Some news stay in any case, so the moves make room for them.
    least = blocks_height([*top, *lines([*notices, *news.lines(news.rooms[-2])])])
    below = fitting(lambda most: _below(game, table, localizer, reader, most), least)
    free = SCREEN - screen_height([*top, *below])
    said = (lines([*notices, *news.lines(room)]) for room in news.rooms)
    before = next((shown for shown in said if blocks_height(shown) <= free), None)
    if before is None:
        before = lines([*notices, *news.lines(news.rooms[-1])])
    # A phone shows the end of a panel, so the coach and what happened are beside the controls.
    at = below.index(coached[0]) if (coached := coach(table, localizer)) else 0
    return _screen(table, [*top, *below[:at], *before, *below[at:]])


def _screen(table: PanelModel[Any], blocks: Sequence[Block]) -> Screen:
    return Screen(tuple(blocks), ACCENTS[_mood(table)])


def _part(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, focus: Focus, most: int) -> list[Block]:
    """Return a part of the panel."""
    head = _headline(game, table, localizer) if most == LINES else _title(table, localizer)
    asked = reminder(table, localizer)
    if table.holds and table.choices.offered:
        options = PanelOptions(game, table)
        controls = option_blocks(options, localizer, focus, most)
        picture = closeup_picture(options, localizer, focus) or _picture(game, table, localizer)
        return [Paragraph(head), *picture, *asked, *controls]
    return [Paragraph(head), *_picture(game, table, localizer), *asked]


def _below(
    game: Game[Any, V], table: PanelModel[V], localizer: Localizer, reader: PanelReader, most: int
) -> list[Block]:
    """Return what is below the news of a whole panel. most: maximum number of lines of moves."""
    blocks = _head(game, table, localizer, tight=most <= FEWEST + 1)
    if table.instructions.stand_in is not None:
        when = Msg("ui-stand-in", {"when": f"<t:{table.instructions.stand_in}:f>"})
        blocks.append(Paragraph(f"-# {localizer.say(when)}"))
    blocks += _given(table, localizer)
    blocks += _doubted(game, table, localizer)
    if table.choices.passes_on and not table.info.lesson and most > FEWEST + 1:
        blocks.append(Paragraph(f"-# {localizer.say(Msg('ui-passes-on'))}"))
    ending: tuple[Button, ...] = ()
    coached = coach(table, localizer)
    auction = bids.bidder_view(table.choices.planning)
    bidder = lots.lot_bidder(table.choices.planning, table.seat)
    if table.holds and auction is not None:
        blocks += [*_picture(game, table, localizer), *coached, *bids.bid_blocks(table, auction, localizer)]
        ending = (bids.pass_button(table, auction, localizer),)
    elif table.holds and table.choices.offered:
        options = PanelOptions(game, table)
        blocks += _all_asked(table, localizer) if most > FEWEST else []
        if bidder is not None:
            blocks += [*lots_picture(options, bidder, localizer), *coached]
            blocks += lots.lot_blocks(options, bidder, localizer)
        else:
            controls = option_blocks(options, localizer, HOME, most)
            blocks += closeup_picture(options, localizer, HOME) or _picture(game, table, localizer)
            blocks += [*coached, *controls]
            ending = ending_buttons(options, localizer)
    else:
        blocks += [*_picture(game, table, localizer), *coached]
    if table.lesson is not None:
        # None looks likelier than what the coach asks for.
        ending = tuple(replace(button, style="plain") for button in ending)
    blocks += _votes(table, localizer, reader)
    blocks += _offered(table, localizer)
    return [*blocks, *bottom_rows(table, localizer, reader, ending, tight=most < LINES)]


# ------------------------------------------------------------------ words


def _headline(game: Game[Any, V], table: PanelModel[V], localizer: Localizer) -> str:
    return f"{_title(table, localizer)}\n{localizer.say(_asked(game, table))}"


def _head_of(game: Game[Any, V], table: PanelModel[V], localizer: Localizer) -> list[Block]:
    """Return the headline; only the title where the coach of a lesson asks instead."""
    coached = table.lesson is not None and (table.lesson.task or table.lesson.pauses)
    return [Paragraph(_title(table, localizer) if coached else _headline(game, table, localizer))]


def _title(table: PanelModel[Any], localizer: Localizer) -> str:
    info = table.info
    if info.lesson:
        return f"### {localizer.say(lesson_title(info, table.lesson))}"
    return f"### {localizer.say(Msg('ui-panel-title', {'game': Msg(f'{info.game}-name'), 'match': info.id}))}"


def _asked(game: Game[Any, V], table: PanelModel[V]) -> Msg:
    """Return the sentence about the reader's situation."""
    status = table.info.status
    waiting: dict[str, Arg] = {"seats": Many(tuple(SeatRef(s) for s in table.awaited)), "n": len(table.awaited)}
    if status == "over" and table.info.outcome is None:
        return Msg("ui-panel-over")
    if status in ("over", "paused", "aborted", "frozen"):
        return match_status(table.info)
    if table.notices.barred is not None:
        return table.notices.barred
    if table.seat is None:
        return Msg("ui-panel-spectator", waiting)
    if not table.holds:
        return Msg("ui-panel-computer-holds")
    until = table.info.seats[table.seat].waits_until
    if until is not None:
        return Msg("ui-panel-waits", {"when": f"<t:{until}:t> (<t:{until}:R>)"})
    if table.undo.held_until is not None:
        return Msg("ui-panel-held", {"when": f"<t:{table.undo.held_until}:R>"})
    if table.choices.planning is not None and table.choices.planning.plan is not None:
        return planned_sentence(game, table.view, table.choices.planning)
    if table.choices.planning is not None and not table.choices.planning.asked:
        return Msg("ui-plan-ahead", waiting)
    owed = [decision for decision in table.choices.decisions if not decision.optional] or list(
        table.choices.decisions
    )
    if owed:
        return escape_args(owed[0].prompt)
    return Msg("ui-panel-waiting", waiting) if table.awaited else Msg("ui-panel-nobody")


def planned_sentence(game: Game[Any, V], view: V, planning: ContestView) -> Msg:
    """Return the reader's plan for a contest in a sentence."""
    auction = bids.bidder_view(planning)
    answered = None if auction is None else bids.answer_sentence(auction)
    kept = "ui-plan-kept" if planning.asked else "ui-plan-kept-ahead"
    return answered or Msg(kept, {"plan": game.names.label(view, Option(planning.plan))})


def _all_asked(table: PanelModel[Any], localizer: Localizer) -> list[Block]:
    """Return the seats that are asked together with the reader, and the deadline; nothing if there are none."""
    planning = table.choices.planning
    if table.info.lesson or planning is None or planning.facts.started or len(planning.facts.seats) < 2:
        return []
    others = (SeatRef(seat) for seat in planning.facts.seats if seat != table.seat)
    seats: dict[str, Arg] = {"seats": Many(tuple(others))}
    if planning.until is None:
        return [Paragraph(f"-# {localizer.say(Msg('ui-bid-asked-paused', seats))}")]
    return [Paragraph(f"-# {localizer.say(Msg('ui-bid-asked', {**seats, 'when': f'<t:{planning.until}:f>'}))}")]


def _notices(table: PanelModel[Any], localizer: Localizer) -> list[str]:
    """Return the lines above the news: why a plan failed, a closed direct message, and the reader's note."""
    said = [localizer.say(escape_args(msg)) for msg in table.news.missed]
    if table.notices.dm_closed:
        said.append(localizer.say(Msg("ui-panel-dm-closed")))
    if table.note:
        note = shorten(" ".join(table.note.split()), NOTE_LENGTH)
        said.append(localizer.say(Msg("ui-panel-note", {"note": escape_markdown(note)})))
    return said


def _head(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, *, tight: bool) -> list[Block]:
    """Return the game's lines about the reader's resources, if any. tight: only the first."""
    if table.seat is None or not table.holds or table.info.status != "live":
        return []
    said = game.board.panel_head(table.view)
    return lines([f"-# {localizer.say(escape_args(msg))}" for msg in (said[:1] if tight else said)])


def _picture(game: Game[Any, V], table: PanelModel[V], localizer: Localizer) -> list[Block]:
    """Return the hand, or the board in games without hands."""
    if table.view is None:
        return []
    on_board = table.lesson is not None and table.lesson.board
    if table.seat is not None and game.info.hidden and table.info.status != "over" and not on_board:
        if has_pictures(game.info.key):
            return hand_picture(game, table, localizer)
        return lines([f"- {localizer.say(escape_args(line))}" for line in own_part(game, table.view, table.seat)])
    return [board_picture(game, table.view, localizer)]


def _mood(table: PanelModel[Any]) -> str:
    if table.info.status in ("frozen", "aborted"):
        return "trouble"
    if table.info.status == "over":
        return "over"
    return "yours" if table.holds and (may_act(table) or table.undo.held_until is not None) else "waiting"


# ------------------------------------------------------------------ what can be done besides moves


def _votes(table: PanelModel[Any], localizer: Localizer, reader: PanelReader) -> list[Block]:
    blocks: list[Block] = []
    for proposal in table.proposals:
        blocks.append(Paragraph(localizer.say(vote_question(table, proposal))))
        if (
            table.notices.barred is None
            and reader.user_id in proposal.asked
            and reader.user_id not in proposal.yes
        ):
            yes, no = (vote(proposal.match_id, proposal.id) for vote in (controls.VOTE_YES, controls.VOTE_NO))
            agree = Button(localizer.plain(Msg("ui-vote-yes")), yes, "good")
            blocks.append(ButtonRow((agree, Button(localizer.plain(Msg("ui-vote-no")), no))))
    return blocks


def _offered(table: PanelModel[Any], localizer: Localizer) -> list[Block]:
    """Return the open offer of the reader's seat, with the button that withdraws it; nothing without one."""
    offer = table.notices.offer
    if offer is None:
        return []
    said = Msg("ui-seat-offered", {"name": mention(offer.user_id), "when": f"<t:{offer.until}:f>"})
    keep = Button(localizer.plain(Msg("ui-keep-seat")), controls.KEEP_SEAT(table.info.id))
    return [Paragraph(localizer.say(said)), ButtonRow((keep,))]


def vote_question(table: PanelModel[Any], proposal: ProposalInfo) -> Msg:
    """Return the question of a vote, and its state."""
    seat = table.info.seat_of(proposal.by_user)
    who: Arg = mention(proposal.by_user) if seat is None else SeatRef(seat)
    args: dict[str, Arg] = {"who": who, "yes": len(proposal.yes), "asked": len(proposal.asked)}
    if proposal.kind == "undo":
        if proposal.moves is None:
            return Msg("ui-vote-undo", args)
        return Msg("ui-vote-undo-moves", args | {"moves": escape_args(proposal.moves)})
    if proposal.kind == "pause":
        return Msg("ui-vote-pause", args)
    return Msg("ui-vote-close", args)


def _given(table: PanelModel[Any], localizer: Localizer) -> list[Block]:
    """Return the moves planned for the current decision, with a button that makes them, or why they lapsed."""
    given = table.instructions.premoves
    if given is None or not table.choices.decisions:
        return []
    if given.lapsed is not None:
        return [Paragraph(localizer.say(escape_args(given.lapsed)))]
    if not given.now:
        return []
    said = Msg("ui-ahead-now", {"moves": Many(tuple(escape_args(one.label) for one in given.lines))})
    make = Button(localizer.plain(Msg("ui-ahead-do")), controls.PREMOVE_NOW(table.info.id), "good")
    return [Paragraph(localizer.say(said)), ButtonRow((make,))]


def _doubted(game: Game[Any, V], table: PanelModel[V], localizer: Localizer) -> list[Block]:
    """Return the doubtful orders with the reasons, each with the button that cancels it."""
    blocks: list[Block] = []
    for order in table.instructions.orders:
        if order.doubted:
            name = f"{game.info.key}-order-{order.key}"
            off = controls.ORDER(table.info.id, order.key, False)
            label = shorten(localizer.plain(Msg("ui-order-cancel", {"order": Msg(name)})), 80)
            blocks += [Paragraph(localizer.say(Msg(f"{name}-doubt"))), ButtonRow((Button(label, off),))]
    return blocks
