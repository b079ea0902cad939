"""The words and buttons of public messages; what is sent where is `discord_ui.delivery`'s.

Everything that pings is an ordinary message, whose first line is what a locked screen shows: who, which match,
what is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from discord_ui import curves
from discord_ui.cards import hindsight
from discord_ui.choosing import shorten
from discord_ui.ids import PublicId, write_id
from discord_ui.names import Voice, mention, safe
from discord_ui.newcomers import first_lines, how_to_play
from discord_ui.presenter import board_alt
from discord_ui.screen import Button, Row, Style
from engines.core.game import Game
from engines.core.text.messages import Arg, Many, Msg, SeatRef, Summary
from i18n.locales import match_locale
from i18n.text import Text
from service.base.jobs import Announce, TurnPost
from service.base.read_models import MatchInfo, ScoreCurve, Story, StoryStep
from service.history.narration import BY_ITSELF, STOOD_IN

TOLD = 180
"""So many characters of what happened stand above a picture, in two lines."""
KEPT = 360
"""What a post keeps, such as a final scoring, may take so many."""
CHANGED = 360
"""So many characters of an alt text say what changed; how it stands needs the rest."""


class Note(Struct, frozen=True):
    """An ordinary message without its pictures. ping: user ids that it rings."""

    content: str
    row: Row
    ping: tuple[int, ...] = ()


# ------------------------------------------------------------------ turn posts


def turn_post(
    text: Text,
    game: Game[Any, Any],
    job: TurnPost,
    story: Story,
    prompts: Mapping[int, Msg],
    row_id: int,
) -> Note:
    """What a turn brought and who is asked now.

    story: the public steps that the job tells. prompts: by seat, what it is asked or may answer.
    """
    info = story.info
    ringing = _voice(text, info, job.ping)
    asked = {seat: prompt for seat, prompt in prompts.items() if prompt.key not in game.words.routine}
    first = _over(info, ringing, job.ping) if job.over else _asked(story, ringing, job, asked)
    voice = _voice(text, info)
    summary = game.words.summary(story.view)
    tail = _final(info, voice, summary) if job.over else [standings(voice, summary)]
    steps = story.steps if job.until is None else _below_question(game, story.steps)
    content = "\n".join((first, *told_lines(game, steps, voice), *tail))
    return Note(content, buttons(game, info, row_id, voice, since=job.after), job.ping)


def _below_question(game: Game[Any, Any], steps: Sequence[StoryStep]) -> list[StoryStep]:
    """The steps to an auction that is asked for above them, the newest of which opened it."""
    opening = steps[-1:]
    told = [replace(step, told=tuple(map(game.words.below_question, step.told))) for step in opening]
    return [*steps[:-1], *told]


def _voice(text: Text, info: MatchInfo, mentioned: Sequence[int] = ()) -> Voice:
    return Voice(text, match_locale(info.locale), info=info, mentioned=mentioned)


def which(info: MatchInfo) -> dict[str, Arg]:
    """What a sentence needs to name a match."""
    return {"game": Msg(f"{info.game}-name"), "match": info.id}


def _asked(story: Story, voice: Voice, job: TurnPost, prompts: Mapping[int, Msg]) -> str:
    """Who is asked for what. Seats with the same question share a sentence."""
    info = story.info
    if not job.asked and not job.invited:
        paused = story.steps[-1:] and story.steps[-1].kind == "pause"
        return voice.say(Msg("post-rests" if paused else "post-went-on", which(info)))
    said = []
    for kind, bare, seats in (
        ("post-asked", "post-asked-now", job.asked),
        ("post-invited", "post-invited-before", job.invited),
    ):
        for prompt, alike in _alike(seats, prompts):
            args: dict[str, Arg] = {**which(info), "seats": Many(tuple(map(SeatRef, alike))), "n": len(alike)}
            if prompt is None:
                said.append(voice.say(Msg(bare, args)))
            else:
                said.append(voice.say(Msg(kind, {**args, "prompt": safe(prompt)})))
    if job.until is not None:
        said.append(voice.say(Msg("post-auction", {"when": f"<t:{job.until}:f>"})))
    return _ringing(" ".join(said), job.ping)


def _alike(seats: Sequence[int], prompts: Mapping[int, Msg]) -> list[tuple[Msg | None, list[int]]]:
    """The seats by what they are asked, in order."""
    groups: list[tuple[Msg | None, list[int]]] = []
    for seat in seats:
        alike = next((found for prompt, found in groups if prompt == prompts.get(seat)), None)
        if alike is None:
            groups.append((prompts.get(seat), [seat]))
        else:
            alike.append(seat)
    return groups


def _over(info: MatchInfo, voice: Voice, ping: Sequence[int]) -> str:
    winners = info.outcome.winners if info.outcome else ()
    args: dict[str, Arg] = {**which(info), "seats": Many(tuple(map(SeatRef, winners))), "n": len(winners)}
    return _ringing(voice.say(Msg("post-over", args)), ping)


def _ringing(line: str, ping: Sequence[int]) -> str:
    """The line with a mention of everybody in it who is called."""
    missing = [mention(user) for user in ping if mention(user) not in line]
    return " ".join((line, *missing))


class _Weight(IntEnum):
    """How long a sentence is kept where there is no room for all."""

    WHY = 0
    MINOR = 1
    PLAIN = 2
    STAYS = 3
    ALWAYS = 4


class _Told(NamedTuple):
    """A sentence of a step. run: which of the turns in a row it belongs to."""

    said: str
    length: int
    run: int
    weight: _Weight


def told_lines(game: Game[Any, Any], steps: Sequence[StoryStep], voice: Voice) -> list[str]:
    """What happened, in at most two lines, each seat's together.

    Where there is no room for all, why a move was made by itself is left out first, then what is minor, then the
    oldest. The newest that counts is kept, and so is what the game wants to stay, unless that alone is too much.
    """
    told = list(_sentences(game, steps, voice))
    kept = _fitting(told)
    if not kept:
        return []
    newest = kept[-1].run
    lines = [" ".join(one.said for one in kept if (one.run == newest) == last) for last in (False, True)]
    if len(kept) < len(told):
        lines[-1] += f" {voice.say(Msg('post-more'))}"
    return [line for line in lines if line]


def _sentences(game: Game[Any, Any], steps: Sequence[StoryStep], voice: Voice) -> Iterator[_Told]:
    run, mover = 0, None
    for step in steps:
        if step.told:
            run += step.seat != mover
            mover = step.seat
        for msg in step.told:
            yield _Told(voice.say(safe(msg)), len(voice.plain(msg)) + 1, run, _weight(game, msg))


def _weight(game: Game[Any, Any], msg: Msg) -> _Weight:
    if msg.key == STOOD_IN:
        return _Weight.ALWAYS
    if msg.key == BY_ITSELF:
        return _Weight.WHY
    if msg.key in game.words.essential:
        return _Weight.STAYS
    return _Weight.MINOR if msg.key in game.words.minor else _Weight.PLAIN


def _fitting(told: Sequence[_Told]) -> list[_Told]:
    """The sentences for which there is room, in order."""
    kept = list(told)
    counting = [one for one in told if one.weight >= _Weight.PLAIN] or told
    newest = counting[-1] if counting else None
    for one in sorted(told, key=lambda one: one.weight):
        room = TOLD if one.weight < _Weight.STAYS else KEPT
        if one.weight == _Weight.ALWAYS or sum(other.length for other in kept) <= room:
            break
        kept = [other for other in kept if other is not one or other is newest]
    return kept


def standings(voice: Voice, summary: Summary) -> str:
    """How the seats stand, in one small line."""
    return f"-# {_measured(voice, summary, ' · '.join(voice.say(entry) for entry in summary.standings))}"


def _measured(voice: Voice, summary: Summary, said: str) -> str:
    if summary.measure is None:
        return said
    # The names in it are escaped already.
    return voice.say(Msg("post-standings", {"measure": summary.measure, "standings": said}))


def _final(info: MatchInfo, voice: Voice, summary: Summary) -> list[str]:
    """The ranking, shared places told as such, and the seed of all draws."""
    lines = []
    if info.outcome is not None:
        ranks = info.outcome.ranks
        places = []
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            args: dict[str, Arg] = {"rank": ranks[seat], "standing": summary.standings[seat]}
            shared = ranks.count(ranks[seat]) > 1
            places.append(voice.say(Msg("post-rank-shared", args) if shared else Msg("post-rank", args)))
        lines.append(_measured(voice, summary, " · ".join(places)))
    if (marked := hindsight(info)) is not None:
        lines.append(f"-# {voice.say(marked)}")
    if info.seed is not None:
        lines.append(f"-# {voice.say(Msg('post-seed', {'seed': info.seed}))}")
    return lines


def buttons(game: Game[Any, Any], info: MatchInfo, row_id: int, voice: Voice, *, since: int | None = None) -> Row:
    """The row below every post about the match; they always lead to what is true when they are pressed.

    since: the step after which What happened begins; without one it begins with what is newest.
    """

    def button(label: Msg, verb: str, main: bool = False, extra: int | None = None) -> Button:
        known = PublicId(verb, info.id, row_id, extra)
        return Button(voice.plain(label), write_id(known), "main" if main else "plain")

    news = button(Msg("ui-news"), "news", extra=since)
    rules = button(Msg("ui-rules"), "rules")
    if info.status == "lobby":
        return Row((button(Msg("ui-join"), "join", main=True), rules))
    if info.status == "aborted":
        return Row((news, rules))
    if info.status == "over":
        replay = button(Msg("ui-replay"), "replay", main=True)
        return Row((replay, button(Msg("ui-rematch"), "rematch"), news, rules))
    hand = (button(Msg("ui-hand"), "hand"),) if game.info.hidden else ()
    return Row((button(Msg("ui-your-move"), "move", main=True), *hand, news, rules))


def alt_text(game: Game[Any, Any], steps: Sequence[StoryStep], view: Any, voice: Voice) -> str:
    """What a turn's picture shows: what changed first, then how it stands."""
    changed = " ".join(voice.plain(msg) for step in steps for msg in step.told)
    return board_alt(game, view, voice, (shorten(changed, CHANGED),) if changed else ())


# ------------------------------------------------------------------ other posts


def intro(
    text: Text,
    game: Game[Any, Any],
    info: MatchInfo,
    row_id: int,
    *,
    in_channel: bool = False,
    pictures: bool = True,
) -> Note:
    """The match's first post: who plays, what it is about, how to read it and be rung only when it matters.

    in_channel: the match has no thread of its own. pictures: its posts may show the board.
    """
    voice = _voice(text, info)
    seats = Many(tuple(SeatRef(seat.seat) for seat in info.seats))
    lines = [
        voice.say(Msg("post-intro", {**which(info), "seats": seats})),
        *first_lines(voice),
        voice.say(Msg("post-intro-read-channel" if in_channel else "post-intro-read")),
        voice.say(Msg("post-intro-notify-channel" if in_channel else "post-intro-notify")),
    ]
    if not pictures:
        lines.append(voice.say(Msg("post-intro-text")))
    if info.seed_hash is not None:
        lines.append(f"-# {voice.say(Msg('post-seed-hash', {'hash': info.seed_hash}))}")
    row = buttons(game, info, row_id, voice)
    follow = Button(voice.plain(Msg("ui-follow")), write_id(PublicId("follow", info.id, row_id)))
    # Where the other posts lead to the rules of the moment, the first leads to the game in short.
    return Note("\n".join(lines), Row((*row.buttons[:-1], how_to_play(voice, info.id, row_id), follow)))


def curve(text: Text, game: Game[Any, Any], course: ScoreCurve, row_id: int) -> Note:
    """How a match that has ended went, above the picture of its curves."""
    voice = _voice(text, course.info)
    lines = (voice.say(Msg("post-curve", which(course.info))), voice.say(curves.told(course)))
    return Note("\n".join(lines), buttons(game, course.info, row_id, voice))


def returned(text: Text, game: Game[Any, Any], info: MatchInfo, row_id: int) -> Note:
    """The channel's sign to the thread of a match that was played in the channel before."""
    voice = _voice(text, info)
    said = voice.say(Msg("post-returned", {**which(info), "where": f"<#{info.thread_id}>"}))
    return Note(said, buttons(game, info, row_id, voice))


def moved(text: Text, game: Game[Any, Any], info: MatchInfo, row_id: int) -> Note:
    """The sign, where a match was played before, to the channel it has moved to."""
    voice = _voice(text, info)
    said = voice.say(Msg("post-moved", {**which(info), "where": f"<#{info.channel_id}>"}))
    return Note(said, buttons(game, info, row_id, voice))


def announcement(text: Text, game: Game[Any, Any], info: MatchInfo, job: Announce, row_id: int) -> Note:
    """A sentence of the service with the buttons it calls for."""
    ringing = _voice(text, info, job.ping)
    line = _ringing(ringing.say(safe(job.msg)), (*job.ping, *job.named))
    below = _voice(text, info).say(Msg("ui-panel-title", which(info)))
    return Note(f"{line}\n-# {below}", _call(game, info, job, row_id, ringing), job.ping)


def called(text: Text, info: MatchInfo) -> str:
    """What the post says that called the host of a full lobby, once it calls no more."""
    match info.status:
        case "lobby":
            said = Msg("ui-lobby-room")
        case _ if info.seats:
            said = Msg("ui-started")
        case _:
            said = Msg("ui-closed", {"match": info.id})
    voice = _voice(text, info)
    return f"{voice.say(said)}\n-# {voice.say(Msg('ui-panel-title', which(info)))}"


def _call(game: Game[Any, Any], info: MatchInfo, job: Announce, row_id: int, voice: Voice) -> Row:
    def button(label: Msg, verb: str, style: Any = "plain", extra: int | None = None) -> Button:
        return Button(voice.plain(label), write_id(PublicId(verb, info.id, row_id, extra)), style)

    move = button(Msg("ui-your-move"), "move", "main")
    if job.call == "vote" and job.proposal is not None:
        yes = button(Msg("ui-vote-yes"), "vote-yes", "good", job.proposal)
        return Row((yes, button(Msg("ui-vote-no"), "vote-no", "plain", job.proposal), move))
    if job.call == "overdue" and job.seat is not None:
        return Row(
            (
                button(Msg("ui-overdue-wait"), "overdue-wait", "plain", job.seat),
                button(Msg("ui-overdue-computer"), "overdue-computer", "plain", job.seat),
                button(Msg("ui-overdue-substitute"), "overdue-substitute", "plain", job.seat),
                move,
            )
        )
    if job.call == "overdue-auction":
        wait = button(Msg("ui-overdue-wait"), "overdue-wait")
        return Row((wait, button(Msg("ui-overdue-computers"), "overdue-computer"), move))
    if job.call == "gone" and job.seat is not None:
        return Row((button(Msg("ui-overdue-computer"), "overdue-computer", "plain", job.seat), move))
    if job.call == "substitute" and job.seat is not None:
        return Row((button(Msg("ui-take-seat"), "take-seat", "good", job.seat), button(Msg("ui-news"), "news")))
    if job.call == "lobby":
        return Row((button(Msg("ui-start"), "start", "good"), button(Msg("ui-options"), "options")))
    if job.call == "invitation" and job.seat is not None:
        return offered_seat(voice, info.id, row_id, job.seat)
    shown = buttons(game, info, row_id, voice)
    if job.call == "invitation":
        return Row((*shown.buttons, button(Msg("ui-refuse-invitations"), "refuse")))
    return shown


def offered_seat(voice: Voice, match_id: int, row_id: int, seat: int) -> Row:
    """Return the buttons below an offer of a seat: accept, decline, the rules, and block further invitations."""

    def button(label: str, verb: str, style: Style = "plain", extra: int | None = None) -> Button:
        return Button(voice.plain(Msg(label)), write_id(PublicId(verb, match_id, row_id, extra)), style)

    return Row(
        (
            button("ui-accept-seat", "accept-seat", "good", seat),
            button("ui-decline-seat", "decline-seat", "plain", seat),
            button("ui-rules", "rules"),
            button("ui-refuse-invitations", "refuse"),
        )
    )
