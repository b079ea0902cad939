"""The card of a match in the parent channel: first the lobby, then how the match stands."""

from __future__ import annotations

from typing import Any

import msgspec

from discord_ui.ids import PublicId, write_id
from discord_ui.names import Voice, clean, escape, mention, safe
from discord_ui.screen import Block, Button, Row, Rule, Screen, Words
from engines.core.game import Game
from engines.core.text.messages import Arg, Many, Msg, SeatRef
from i18n.locales import match_locale
from service.base.read_models import LobbyPerson, MatchInfo

ACCENTS = {"lobby": 0x3A6EA5, "live": 0x3C8D5A, "over": 0xB8923A}
OTHER = 0x7A7F87


def card(game: Game[Any, Any], info: MatchInfo, view: Any, voice: Voice, row_id: int) -> Screen:
    """The card as everybody sees it.

    view: the public view, None in a lobby. row_id: the outbox row that posts it.
    """
    blocks = (
        _lobby(game, info, voice, row_id) if info.status == "lobby" else _match(game, info, view, voice, row_id)
    )
    return Screen(tuple(blocks), ACCENTS.get(info.status, OTHER))


def _lobby(game: Game[Any, Any], info: MatchInfo, voice: Voice, row_id: int) -> list[Block]:
    # Nothing is greyed out: the card may be behind, and a press that is refused is told why.
    def button(label: Msg, verb: str, style: Any = "plain") -> Button:
        return Button(voice.plain(label), write_id(PublicId(verb, info.id, row_id)), style)

    people = [person_line(i, person, info, voice) for i, person in enumerate(info.people)]
    people += [voice.say(Msg("ui-lobby-free", {"n": n + 1})) for n in range(len(info.people), info.seats_wanted)]
    return [
        Words(f"### {_title(info, voice)}\n{voice.say(Msg(f'{info.game}-tagline'))}"),
        Words("\n".join(people)),
        Words(settings_line(game, info, voice)),
        Row(
            (
                button(Msg("ui-join"), "join", "good"),
                button(Msg("ui-leave"), "leave"),
                button(Msg("ui-invite"), "invite"),
                button(Msg("ui-add-computer"), "add"),
                button(Msg("ui-remove-computer"), "remove"),
            )
        ),
        Row(
            (
                button(Msg("ui-start"), "start", "main"),
                button(Msg("ui-options"), "options"),
                button(Msg("ui-rules"), "rules"),
                button(Msg("ui-close"), "close", "danger"),
            )
        ),
    ]


def _title(info: MatchInfo, voice: Voice) -> str:
    return voice.say(Msg("ui-panel-title", {"game": Msg(f"{info.game}-name"), "match": info.id}))


def rematched(info: MatchInfo, user_id: int) -> Msg:
    """What a rematch brought to whoever asked for it: a lobby of their own, or a seat at the one that was open."""
    key = "ui-rematch-opened" if info.host_id == user_id else "ui-rematch-joined"
    return Msg(key, {"match": info.id, "n": info.seats_wanted - len(info.people)})


def person_line(place: int, person: LobbyPerson, info: MatchInfo, voice: Voice) -> str:
    """Somebody at a lobby's table. Computer players get their names with their seats, when the match begins."""
    # Not a mention: a card is edited often and may name whom a server's member list does not show.
    args: dict[str, Arg] = {"n": place + 1, "name": escape(clean(person.name))}
    if person.computer is not None:
        args["kind"] = Msg("ui-kind-random") if person.computer == "random" else Msg("ui-kind-greedy")
        return voice.say(Msg("ui-lobby-computer", args))
    if person.user_id == info.host_id:
        return voice.say(Msg("ui-lobby-host", args))
    return voice.say(Msg("ui-lobby-person", args))


PACES = {"fast": Msg("ui-pace-fast"), "daily": Msg("ui-pace-daily"), "weekly": Msg("ui-pace-weekly")}


def settings_line(game: Game[Any, Any], info: MatchInfo, voice: Voice) -> str:
    """How a match is set up, in one line."""
    parts = [
        voice.say(PACES.get(info.pace, PACES["daily"])),
        voice.say(Msg("ui-lobby-grace", {"n": info.grace})),
        voice.say.language(match_locale(info.locale)),
    ]
    if info.stand_in:
        kind = Msg(f"ui-kind-{info.stand_in_by}")
        parts.insert(2, voice.say(Msg("ui-lobby-stand-in", {"n": info.stand_in, "kind": kind})))
    for field in msgspec.structs.fields(game.settings):
        value = info.options.get(field.name, field.default)
        name = Msg(option_key(info.game, field))
        parts.append(
            voice.say(Msg("ui-lobby-option", {"name": name, "value": option_value(info.game, field, value)}))
        )
    return "-# " + " · ".join(parts)


def option_key(game: str, field: msgspec.structs.FieldInfo) -> str:
    """The catalogue key of a lobby option's name; its values are named below it."""
    return "-".join((game, "option", field.name.replace("_", "-")))


def option_value(game: str, field: msgspec.structs.FieldInfo, value: Any) -> Arg:
    """A lobby option's value in words."""
    if isinstance(value, bool):
        return Msg("ui-yes") if value else Msg("ui-no")
    if isinstance(value, int):
        return value
    return Msg("-".join((option_key(game, field), str(value))))


def _match(game: Game[Any, Any], info: MatchInfo, view: Any, voice: Voice, row_id: int) -> list[Block]:
    blocks: list[Block] = [Words(f"### {_title(info, voice)}\n{voice.say(state_of(info))}")]
    if view is not None:
        summary = game.words.summary(view)
        blocks.append(Words("\n".join(f"- {voice.say(line)}" for line in summary.standings)))
    if info.trouble is not None:
        blocks.append(Words(voice.say(safe(info.trouble))))

    def button(label: Msg, verb: str, style: Any = "plain") -> Button:
        return Button(voice.plain(label), write_id(PublicId(verb, info.id, row_id)), style)

    if info.status in ("live", "paused"):
        buttons = [button(Msg("ui-your-move"), "move", "main"), button(Msg("ui-follow"), "follow")]
    elif info.status == "over":
        buttons = [button(Msg("ui-replay"), "replay", "main"), button(Msg("ui-rematch"), "rematch")]
    else:
        buttons = [button(Msg("ui-news"), "news")]
    if info.thread_id is not None and info.guild_id is not None:
        url = f"https://discord.com/channels/{info.guild_id}/{info.thread_id}"
        buttons.append(Button(voice.plain(Msg("ui-go-there")), url=url))
    return [*blocks, Rule(), Row(tuple(buttons))]


def hindsight(info: MatchInfo) -> Msg | None:
    """Who took back what had shown them something, with nobody to ask, and what follows of it; None of nobody."""
    seats = tuple(SeatRef(seat.seat) for seat in info.seats if seat.hindsight)
    return Msg("post-hindsight", {"seats": Many(seats)}) if seats else None


def state_of(info: MatchInfo) -> Msg:
    """Where a match stands, in one sentence."""
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
