"""The text and buttons of public messages; `discord_ui.messages.delivery` sends them.

Messages that ping are ordinary ones: a locked screen shows their first line, which names the people, the match and
the question.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from discord_ui.messages import table_talk
from discord_ui.messages.post_news import event_lines
from discord_ui.model import controls, score_curve
from discord_ui.model.game_intro import aim_line, has_lesson, how_to_play_button
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer, escape_args, mention
from discord_ui.model.match_card import hindsight_note
from discord_ui.model.screen import Button, ButtonRow, TextMessage
from discord_ui.model.screen_parts import go_there_button, post_button
from discord_ui.panel.pictures import board_alt
from engines.core.game import Game
from engines.core.text.messages import Arg, Many, Msg, SeatRef, Summary
from i18n.locales import match_locale
from i18n.text import Text
from render.games import has_pictures
from service.base.jobs import Announce, TurnPost
from service.base.read_models.history import ScoreCurve, Story, StoryStep
from service.base.read_models.matches import MatchInfo

SHOWN = 16
"""The digits of a shuffle's seal in the first post; `/match info` has them all."""
CHANGED = 360
"""Maximum length of the changes in an alt text, in characters; the standings need the rest."""


# ------------------------------------------------------------------ turn posts


def turn_post(
    text: Text,
    game: Game[Any, Any],
    job: TurnPost,
    story: Story,
    prompts: Mapping[int, Msg],
    row_id: int,
) -> TextMessage:
    """Return the post of a turn: its news, and who is asked now.

    story: the public steps of the job. prompts: by seat, the question that it must or may answer.
    """
    info = story.info
    ringing = _localizer(text, info, job.ping)
    asked = {seat: prompt for seat, prompt in prompts.items() if prompt.key not in game.events.routine}
    first = _over(game, story, ringing, job.ping) if job.over else _asked(story, ringing, job, asked)
    localizer = _localizer(text, info)
    summary = game.board.summary(story.view)
    tail = _final(info, localizer, summary) if job.over else [standings(localizer, summary)]
    steps = story.steps if job.until is None else _below_question(game, story.steps)
    if job.over:
        steps = _without_result(game, steps)
    talk = table_talk.comment(game, story, over=job.over)
    remark = [] if talk is None else [localizer.say(talk)]
    content = "\n".join((first, *event_lines(game, steps, localizer), *remark, *tail))
    return TextMessage(content, post_buttons(game, info, row_id, localizer, since=job.after), job.ping)


def _below_question(game: Game[Any, Any], steps: Sequence[StoryStep]) -> list[StoryStep]:
    """Return the steps that led to the auction in the question above; the last one opened it."""
    opening = steps[-1:]
    told = [replace(step, told=tuple(map(game.events.below_question, step.told))) for step in opening]
    return [*steps[:-1], *told]


def _without_result(game: Game[Any, Any], steps: Sequence[StoryStep]) -> list[StoryStep]:
    """Return the steps without what the first line and the final standings of the last post say."""
    result = game.events.ranks.victory | game.events.ranks.summed
    return [replace(step, told=tuple(msg for msg in step.told if msg.key not in result)) for step in steps]


def _localizer(text: Text, info: MatchInfo, mentioned: Sequence[int] = ()) -> Localizer:
    return Localizer(text, match_locale(info.locale), info=info, mentioned=mentioned)


def match_args(info: MatchInfo) -> dict[str, Arg]:
    """Return the arguments with which a sentence names a match."""
    return {"game": Msg(f"{info.game}-name"), "match": info.id}


def _asked(story: Story, localizer: Localizer, job: TurnPost, prompts: Mapping[int, Msg]) -> str:
    """Return who is asked what. Seats with the same question share a sentence."""
    info = story.info
    if not job.asked and not job.invited:
        paused = story.steps[-1:] and story.steps[-1].kind == "pause"
        return localizer.say(Msg("post-rests" if paused else "post-went-on", match_args(info)))
    said = []
    for kind, bare, seats in (
        ("post-asked", "post-asked-now", job.asked),
        ("post-invited", "post-invited-before", job.invited),
    ):
        for prompt, alike in _alike(seats, prompts):
            args: dict[str, Arg] = {**match_args(info), "seats": Many(tuple(map(SeatRef, alike))), "n": len(alike)}
            if prompt is None:
                said.append(localizer.say(Msg(bare, args)))
            else:
                said.append(localizer.say(Msg(kind, {**args, "prompt": escape_args(prompt)})))
    if job.until is not None:
        said.append(localizer.say(Msg("post-auction", {"when": f"<t:{job.until}:f>"})))
    return _ringing(" ".join(said), job.ping)


def _alike(seats: Sequence[int], prompts: Mapping[int, Msg]) -> list[tuple[Msg | None, list[int]]]:
    """Return the seats grouped by their questions, in order."""
    groups: list[tuple[Msg | None, list[int]]] = []
    for seat in seats:
        alike = next((found for prompt, found in groups if prompt == prompts.get(seat)), None)
        if alike is None:
            groups.append((prompts.get(seat), [seat]))
        else:
            alike.append(seat)
    return groups


def _over(game: Game[Any, Any], story: Story, localizer: Localizer, ping: Sequence[int]) -> str:
    """Return that the match is over and who won, in the game's own words if it has some."""
    victory = game.events.ranks.victory
    args, info = match_args(story.info), story.info
    won = [msg for step in story.steps for msg in step.told if msg.key in victory]
    if won:
        said = Msg("post-over-told", {**args, "result": escape_args(won[-1])})
    else:
        winners = info.outcome.winners if info.outcome else ()
        said = Msg("post-over", {**args, "seats": Many(tuple(map(SeatRef, winners))), "n": len(winners)})
    return _ringing(localizer.say(said), ping)


def _ringing(line: str, ping: Sequence[int]) -> str:
    """Return the line, followed by mentions of the pinged people that it lacks."""
    missing = [mention(user) for user in ping if mention(user) not in line]
    return " ".join((line, *missing))


def standings(localizer: Localizer, summary: Summary) -> str:
    """Return the standings in one small line."""
    said = " · ".join(localizer.say(entry) for entry in summary.standings)
    if summary.measure is not None:
        # The names are already escaped.
        said = localizer.say(Msg("post-standings", {"measure": summary.measure, "standings": said}))
    return f"-# {said}"


def _final(info: MatchInfo, localizer: Localizer, summary: Summary) -> list[str]:
    """Return the ranking, a line a seat with what its result consists of, and the opened shuffle."""
    lines = []
    if info.outcome is not None:
        ranks = info.outcome.ranks
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            args: dict[str, Arg] = {"rank": ranks[seat], "standing": summary.standings[seat]}
            shared = ranks.count(ranks[seat]) > 1
            lines.append(localizer.say(Msg("post-rank-shared", args) if shared else Msg("post-rank", args)))
    if (marked := hindsight_note(info)) is not None:
        lines.append(f"-# {localizer.say(marked)}")
    if info.seed is not None:
        lines.append(f"-# {localizer.say(Msg('post-seed', {'seed': info.seed}))}")
    return lines


def post_buttons(
    game: Game[Any, Any], info: MatchInfo, row_id: int, localizer: Localizer, *, since: int | None = None
) -> ButtonRow:
    """Return the row below every post about the match; its buttons lead to the current state when pressed.

    since: the step after which *What happened* starts; None for the newest board.
    """
    button = partial(post_button, localizer, info.id, row_id)
    news = Button(localizer.plain(Msg("ui-news")), controls.PUBLIC_NEWS(info.id, row_id, since))
    rules = button(Msg("ui-rules"), controls.PUBLIC_RULES)
    if info.status == "lobby":
        return ButtonRow((button(Msg("ui-join"), controls.PUBLIC_JOIN, "main"), rules))
    if info.status == "aborted":
        return ButtonRow((news, rules))
    if info.status == "over":
        drawn = game.board.score_stage is not None and has_pictures(info.game)
        curve = (button(Msg("ui-curve"), controls.PUBLIC_CURVE, "main"),) if drawn else ()
        replay = button(Msg("ui-replay"), controls.PUBLIC_REPLAY, "plain" if drawn else "main")
        return ButtonRow((*curve, replay, button(Msg("ui-rematch"), controls.PUBLIC_REMATCH), news))
    hand = (button(Msg("ui-hand"), controls.PUBLIC_HAND),) if game.info.hidden else ()
    return ButtonRow((button(Msg("ui-your-move"), controls.PUBLIC_MOVE, "main"), *hand, news, rules))


def alt_text(game: Game[Any, Any], steps: Sequence[StoryStep], view: Any, localizer: Localizer) -> str:
    """Return the alt text of a turn's picture: first the changes, then the standings."""
    changed = " ".join(localizer.plain(msg) for step in steps for msg in step.told)
    return board_alt(game, view, localizer, (shorten(changed, CHANGED),) if changed else ())


# ------------------------------------------------------------------ other posts


def intro_post(
    text: Text,
    game: Game[Any, Any],
    info: MatchInfo,
    row_id: int,
    *,
    in_channel: bool = False,
    pictures: bool = True,
) -> TextMessage:
    """Return the match's first post, for one screen of a phone: its players, its aim, how to play and limit pings.

    in_channel: the match has no thread. pictures: its posts may show the board.
    """
    localizer = _localizer(text, info)
    seats = Many(tuple(SeatRef(seat.seat) for seat in info.seats))
    lines = [
        localizer.say(Msg("post-intro", {**match_args(info), "seats": seats})),
        *aim_line(localizer),
        localizer.say(Msg("post-intro-read-channel" if in_channel else "post-intro-read")),
        localizer.say(Msg("post-intro-notify-channel" if in_channel else "post-intro-notify")),
    ]
    if not pictures:
        lines.append(localizer.say(Msg("post-intro-text")))
    if (welcome := table_talk.greeting(info)) is not None:
        lines.append(localizer.say(welcome))
    if info.seed_hash is not None:
        lines.append(f"-# {localizer.say(Msg('post-seed-hash', {'hash': info.seed_hash[:SHOWN]}))}")
    row = post_buttons(game, info, row_id, localizer)
    follow = post_button(localizer, info.id, row_id, Msg("ui-follow"), controls.PUBLIC_FOLLOW)
    # Other posts lead to the rules of the current decision, the first one to the game in short.
    ways = [*row.buttons[:-1], how_to_play_button(localizer, info.id, row_id)]
    if has_lesson(localizer):
        # In place of what happened before: nothing yet, and a row has five buttons.
        ways[-2] = post_button(localizer, info.id, row_id, Msg("ui-learn"), controls.PUBLIC_LEARN)
    return TextMessage("\n".join(lines), ButtonRow((*ways, follow)))


def curve_post(text: Text, game: Game[Any, Any], course: ScoreCurve, row_id: int) -> TextMessage:
    """Return the post with the score curve of a finished match."""
    localizer = _localizer(text, course.info)
    lines = (
        localizer.say(Msg("post-curve", match_args(course.info))),
        localizer.say(score_curve.turning_points_text(course)),
    )
    return TextMessage("\n".join(lines), post_buttons(game, course.info, row_id, localizer))


def animation_post(text: Text, game: Game[Any, Any], info: MatchInfo, row_id: int) -> TextMessage:
    """Return the post with the animation of a finished match."""
    localizer = _localizer(text, info)
    return TextMessage(
        localizer.say(Msg("post-animation", match_args(info))), post_buttons(game, info, row_id, localizer)
    )


def link_post(text: Text, game: Game[Any, Any], info: MatchInfo, key: str, where: int, row_id: int) -> TextMessage:
    """Return the link from a place where a match was played to the channel or thread where it goes on.

    key: of the sentence. where: the new place.
    """
    localizer = _localizer(text, info)
    said = localizer.say(Msg(key, {**match_args(info), "where": f"<#{where}>"}))
    return TextMessage(said, post_buttons(game, info, row_id, localizer))


def announcement(text: Text, game: Game[Any, Any], info: MatchInfo, job: Announce, row_id: int) -> TextMessage:
    """Return a sentence of the service with its buttons."""
    ringing = _localizer(text, info, job.ping)
    line = _ringing(ringing.say(escape_args(job.msg)), (*job.ping, *job.named))
    below = _localizer(text, info).say(Msg("ui-panel-title", match_args(info)))
    return TextMessage(f"{line}\n-# {below}", _call(game, info, job, row_id, ringing), job.ping)


def withdrawn_call(text: Text, info: MatchInfo) -> str:
    """Return the text that replaces the ping of a full lobby's host once it is outdated."""
    match info.status:
        case "lobby":
            said = Msg("ui-lobby-room")
        case _ if info.seats:
            said = Msg("ui-started")
        case _:
            said = Msg("ui-closed", {"match": info.id})
    localizer = _localizer(text, info)
    return f"{localizer.say(said)}\n-# {localizer.say(Msg('ui-panel-title', match_args(info)))}"


def _call(game: Game[Any, Any], info: MatchInfo, job: Announce, row_id: int, localizer: Localizer) -> ButtonRow:
    button = partial(post_button, localizer, info.id, row_id)
    move = button(Msg("ui-your-move"), controls.PUBLIC_MOVE, "main")
    if job.call == "vote" and job.proposal is not None:
        yes = button(Msg("ui-vote-yes"), controls.PUBLIC_VOTE_YES, "good", job.proposal)
        return ButtonRow((yes, button(Msg("ui-vote-no"), controls.PUBLIC_VOTE_NO, "plain", job.proposal), move))
    if job.call == "overdue" and job.seat is not None:
        return ButtonRow(
            (
                button(Msg("ui-overdue-wait"), controls.PUBLIC_OVERDUE_WAIT, "plain", job.seat),
                button(Msg("ui-overdue-computer"), controls.PUBLIC_OVERDUE_COMPUTER, "plain", job.seat),
                button(Msg("ui-overdue-substitute"), controls.PUBLIC_OVERDUE_SUBSTITUTE, "plain", job.seat),
                move,
            )
        )
    if job.call == "overdue-auction":
        wait = button(Msg("ui-overdue-wait"), controls.PUBLIC_OVERDUE_WAIT)
        return ButtonRow((wait, button(Msg("ui-overdue-computers"), controls.PUBLIC_OVERDUE_COMPUTER), move))
    if job.call == "gone" and job.seat is not None:
        lent = button(Msg("ui-overdue-computer"), controls.PUBLIC_OVERDUE_COMPUTER, "plain", job.seat)
        return ButtonRow((lent, move))
    if job.call == "substitute" and job.seat is not None:
        take = button(Msg("ui-take-seat"), controls.PUBLIC_TAKE_SEAT, "good", job.seat)
        return ButtonRow((take, button(Msg("ui-news"), controls.PUBLIC_NEWS)))
    if job.call == "rematch" and job.lobby is not None:
        there = go_there_button(localizer, replace(info, thread_id=None))
        doors = (
            post_button(localizer, job.lobby, row_id, Msg("ui-join"), controls.PUBLIC_JOIN, "good"),
            post_button(localizer, job.lobby, row_id, Msg("ui-start"), controls.PUBLIC_START, "main"),
            *([] if there is None else [there]),
        )
        return ButtonRow((*doors, button(Msg("ui-rules"), controls.PUBLIC_RULES)))
    if job.call == "lobby":
        start = button(Msg("ui-start"), controls.PUBLIC_START, "good")
        return ButtonRow((start, button(Msg("ui-options"), controls.PUBLIC_OPTIONS)))
    if job.call == "invitation" and job.seat is not None:
        return seat_offer_buttons(localizer, info.id, row_id, job.seat)
    shown = post_buttons(game, info, row_id, localizer)
    if job.call == "invitation":
        return ButtonRow((*shown.buttons, button(Msg("ui-refuse-invitations"), controls.PUBLIC_REFUSE)))
    return shown


def seat_offer_buttons(localizer: Localizer, match_id: int, row_id: int, seat: int) -> ButtonRow:
    """Return the buttons below an offer of a seat: accept, decline, the rules, and block further invitations."""
    button = partial(post_button, localizer, match_id, row_id)
    return ButtonRow(
        (
            button(Msg("ui-accept-seat"), controls.PUBLIC_ACCEPT_SEAT, "good", seat),
            button(Msg("ui-decline-seat"), controls.PUBLIC_DECLINE_SEAT, "plain", seat),
            button(Msg("ui-rules"), controls.PUBLIC_RULES),
            button(Msg("ui-refuse-invitations"), controls.PUBLIC_REFUSE),
        )
    )
