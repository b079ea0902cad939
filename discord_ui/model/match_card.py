"""The card of a match in the parent channel: the lobby, then the standings."""

from collections.abc import Collection
from functools import partial
from typing import Any

import msgspec

from discord_ui.model import controls
from discord_ui.model.computers import LEVELS, level_name, level_option
from discord_ui.model.game_intro import has_lesson
from discord_ui.model.localizer import Localizer, clean_name, escape_args, escape_markdown, mention
from discord_ui.model.screen import (
    Block,
    ButtonRow,
    Paragraph,
    Picture,
    Screen,
    Select,
    Separator,
)
from discord_ui.model.screen_parts import go_there_button, post_button
from engines.core.game import Game
from engines.core.text.messages import Arg, Many, Msg, SeatRef
from i18n.locales import match_locale
from service.base.read_models.matches import LobbyPerson, MatchInfo

ACCENTS = {"lobby": 0x3A6EA5, "live": 0x3C8D5A, "over": 0xB8923A}
OTHER = 0x7A7F87
SAMPLE = "sample"
"""The picture of a sample board."""
WEEK = 7
PACE_DAYS = {"fast": 1 / 6, "daily": 1.0, "weekly": 3.0}
"""How long a match takes at each pace, compared with the daily one."""


def match_card(
    game: Game[Any, Any],
    info: MatchInfo,
    view: Any,
    localizer: Localizer,
    row_id: int,
    *,
    sample: bool = False,
    programs: Collection[str] = (),
) -> Screen:
    """Return the public card.

    programs: the computer players that the operator offers besides Kontor's own.
    view: the public view, None in a lobby. row_id: the outbox row that posts it. sample: a lobby's card shows the
    game's sample board.
    """
    blocks = (
        _lobby(game, info, localizer, row_id, sample=sample, programs=programs)
        if info.status == "lobby"
        else _match(game, info, view, localizer, row_id, programs)
    )
    return Screen(tuple(blocks), ACCENTS.get(info.status, OTHER))


def _lobby(
    game: Game[Any, Any],
    info: MatchInfo,
    localizer: Localizer,
    row_id: int,
    *,
    sample: bool,
    programs: Collection[str],
) -> list[Block]:
    # No button is disabled: the card may be outdated, and a refused press gets a reason.
    button = partial(post_button, localizer, info.id, row_id)
    full = len(info.people) >= info.seats_wanted
    people = [person_line(i, person, info, localizer) for i, person in enumerate(info.people)]
    people += [
        localizer.say(Msg("ui-lobby-free", {"n": n + 1})) for n in range(len(info.people), info.seats_wanted)
    ]
    alt = localizer.plain(Msg("ui-alt-sample", {"game": Msg(f"{info.game}-name")}))
    kinds = tuple(level_option(kind, localizer) for kind in (*LEVELS, *programs))
    add = Select(controls.PUBLIC_ADD(info.id, row_id), localizer.plain(Msg("ui-add-computer")), kinds)
    seating = [
        button(Msg("ui-join"), controls.PUBLIC_JOIN, "plain" if full else "good"),
        button(Msg("ui-leave"), controls.PUBLIC_LEAVE),
        button(Msg("ui-invite"), controls.PUBLIC_INVITE),
    ]
    closing = [button(Msg("ui-close"), controls.PUBLIC_CLOSE)]
    if any(person.computer is not None for person in info.people):
        closing.insert(0, button(Msg("ui-remove-computer"), controls.PUBLIC_REMOVE))
    return [
        Paragraph(f"### {_title(info, localizer)}\n{localizer.say(Msg(f'{info.game}-tagline'))}"),
        *([Picture(SAMPLE, alt)] if sample else []),
        Paragraph(length_line(game, info, localizer)),
        Paragraph("\n".join(people)),
        Paragraph(settings_line(game, info, localizer)),
        ButtonRow(tuple(seating)),
        *([] if full else [add]),
        ButtonRow(
            (
                button(Msg("ui-start"), controls.PUBLIC_START, "good" if full else "main"),
                button(Msg("ui-options"), controls.PUBLIC_OPTIONS),
                button(Msg("ui-rules"), controls.PUBLIC_RULES),
                *([button(Msg("ui-learn"), controls.PUBLIC_LEARN)] if has_lesson(localizer) else []),
            )
        ),
        ButtonRow(tuple(closing)),
    ]


def length_line(game: Game[Any, Any], info: MatchInfo, localizer: Localizer) -> str:
    """Return how long a match takes at a table and here, and how heavy the game is.

    The time here depends on people who wait for each other, so one person among computer players gets none.
    """
    seats, parts = info.seats_wanted, []
    if (minutes := game.info.minutes.get(seats)) is not None:
        parts.append(Msg("ui-lobby-minutes", {"range": _range(*minutes)}))
    people = seats - sum(person.computer is not None for person in info.people)
    if (days := game.info.days.get(seats)) is not None and people > 1:
        parts.append(_length_here(*(max(1, round(n * PACE_DAYS.get(info.pace, 1))) for n in days)))
    parts.append(Msg(f"ui-weight-{game.info.weight}"))
    return " · ".join(map(localizer.say, parts))


def _length_here(low: int, high: int) -> Msg:
    if high < 2 * WEEK:
        return Msg("ui-lobby-days", {"range": _range(low, high), "n": high})
    return Msg("ui-lobby-weeks", {"range": _range(max(1, round(low / WEEK)), round(high / WEEK))})


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _title(info: MatchInfo, localizer: Localizer) -> str:
    return localizer.say(Msg("ui-panel-title", {"game": Msg(f"{info.game}-name"), "match": info.id}))


def rematch_notice(info: MatchInfo, user_id: int) -> Msg:
    """Return the result of a rematch for its requester: a new lobby, or a seat in the one already open."""
    key = "ui-rematch-opened" if info.host_id == user_id else "ui-rematch-joined"
    return Msg(key, {"match": info.id, "n": info.seats_wanted - len(info.people)})


def person_line(place: int, person: LobbyPerson, info: MatchInfo, localizer: Localizer) -> str:
    """Return the line of a person in a lobby. Computer players get their names when the match starts."""
    # Not a mention: a card is edited often and may name people whom the server's member list does not show.
    args: dict[str, Arg] = {"n": place + 1, "name": escape_markdown(clean_name(person.name))}
    if person.computer is not None:
        args["kind"] = level_name(person.computer)
        return localizer.say(Msg("ui-lobby-computer", args))
    if person.user_id == info.host_id:
        return localizer.say(Msg("ui-lobby-host", args))
    return localizer.say(Msg("ui-lobby-person", args))


PACE_NAMES = {"fast": Msg("ui-pace-fast"), "daily": Msg("ui-pace-daily"), "weekly": Msg("ui-pace-weekly")}


def settings_line(game: Game[Any, Any], info: MatchInfo, localizer: Localizer) -> str:
    """Return the options of a match that matter, in one line."""
    parts = [
        localizer.say(PACE_NAMES.get(info.pace, PACE_NAMES["daily"])),
        localizer.say(Msg("ui-lobby-grace", {"n": info.grace})),
        localizer.say.language(match_locale(info.locale)),
    ]
    if info.stand_in:
        args: dict[str, Arg] = {"n": info.stand_in, "kind": level_name(info.stand_in_by)}
        parts.insert(2, localizer.say(Msg("ui-lobby-stand-in", args)))
    for field in own_options(game, info):
        name = Msg(option_key(info.game, field))
        value = option_value(info.game, field, info.options.get(field.name, field.default))
        parts.append(localizer.say(Msg("ui-lobby-option", {"name": name, "value": value})))
    return "-# " + " · ".join(parts)


def own_options(game: Game[Any, Any], info: MatchInfo) -> list[msgspec.structs.FieldInfo]:
    """Return the game's own options that matter for what is chosen."""
    names = game.relevant_options(info.options, info.seats_wanted)
    return [field for field in msgspec.structs.fields(game.types.settings) if field.name in names]


def option_key(game: str, field: msgspec.structs.FieldInfo) -> str:
    """Return the catalogue key of a lobby option's name; the keys of its values are derived from it."""
    return "-".join((game, "option", field.name.replace("_", "-")))


def option_value(game: str, field: msgspec.structs.FieldInfo, value: Any) -> Arg:
    """Return a lobby option's value in words."""
    if isinstance(value, bool):
        return Msg("ui-yes") if value else Msg("ui-no")
    if isinstance(value, int):
        return value
    return Msg("-".join((option_key(game, field), str(value))))


def _match(
    game: Game[Any, Any],
    info: MatchInfo,
    view: Any,
    localizer: Localizer,
    row_id: int,
    programs: Collection[str],
) -> list[Block]:
    blocks: list[Block] = [Paragraph(f"### {_title(info, localizer)}\n{localizer.say(match_status(info))}")]
    if view is not None:
        summary = game.board.summary(view)
        blocks.append(Paragraph("\n".join(f"- {localizer.say(line)}" for line in summary.standings)))
    if (levels := levels_line(info, programs)) is not None:
        blocks.append(Paragraph(f"-# {localizer.say(levels)}"))
    if info.trouble is not None:
        blocks.append(Paragraph(localizer.say(escape_args(info.trouble))))

    button = partial(post_button, localizer, info.id, row_id)
    if info.status in ("live", "paused"):
        move = button(Msg("ui-your-move"), controls.PUBLIC_MOVE, "main")
        buttons = [move, button(Msg("ui-follow"), controls.PUBLIC_FOLLOW)]
    elif info.status == "over":
        replay = button(Msg("ui-replay"), controls.PUBLIC_REPLAY, "main")
        buttons = [replay, button(Msg("ui-rematch"), controls.PUBLIC_REMATCH)]
    else:
        buttons = [button(Msg("ui-news"), controls.PUBLIC_NEWS)]
    if info.thread_id is not None and (there := go_there_button(localizer, info)) is not None:
        buttons.append(there)
    return [*blocks, Separator(), ButtonRow(tuple(buttons))]


def levels_line(info: MatchInfo, programs: Collection[str]) -> Msg | None:
    """Return which seats computer players play, and how well; None if there are none."""
    seats = tuple(
        Msg("ui-level", {"seat": SeatRef(seat.seat), "kind": level_name(seat.computer, programs)})
        for seat in info.seats
        if seat.computer is not None
    )
    return Msg("ui-levels", {"seats": Many(seats)}) if seats else None


def hindsight_note(info: MatchInfo) -> Msg | None:
    """Return who took back revealing moves without another player to ask, and the consequence; or None."""
    seats = tuple(SeatRef(seat.seat) for seat in info.seats if seat.hindsight)
    return Msg("post-hindsight", {"seats": Many(seats)}) if seats else None


def match_status(info: MatchInfo) -> Msg:
    """Return the state of a match in one sentence."""
    awaited = tuple(SeatRef(seat.seat) for seat in info.seats if seat.awaited)
    if info.status == "over" and info.outcome is not None:
        winners = tuple(SeatRef(seat) for seat in info.outcome.winners)
        return Msg("ui-panel-won", {"seats": Many(winners), "n": len(winners)})
    if info.status == "paused":
        return Msg("ui-panel-paused")
    if info.status == "frozen":
        return Msg("ui-panel-frozen")
    if info.status == "aborted":
        return Msg("ui-panel-aborted")
    if info.status == "lobby":
        return Msg("ui-lobby-waits", {"n": info.seats_wanted - len(info.people), "host": mention(info.host_id)})
    if awaited:
        return Msg("ui-panel-waiting", {"seats": Many(awaited), "n": len(awaited)})
    return Msg("ui-panel-nobody")
