"""Read models as the service makes them, of positions of random matches."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from engines import GAMES
from engines.core.game import Game, seen
from engines.core.rng import rng_from
from engines.core.text.messages import Msg
from service.base.read_models.history import Story, StoryStep
from service.base.read_models.matches import MatchInfo, SeatInfo
from service.base.read_models.panels import (
    Instructions,
    PanelChoices,
    PanelModel,
    PanelNews,
    SeatNotices,
    UndoState,
)
from service.match.move_preview import MovePreview, preview_moves

FUGGER: Game[Any, Any] = GAMES["fugger"]
NAMES = (
    "Anna",
    "*Ben*_|~`",
    "@everyone <@1> [x](http://a.b)",
    "Зоя\u202e\n# 漢字 🧀 the very long name of someone",
)


def info_of(
    state: Any, *, game: Game[Any, Any] = FUGGER, status: str = "live", locale: str = "en", **more: Any
) -> MatchInfo:
    """A match of users 100, 101 … with inconvenient names; all have moved already."""
    outcome = game.outcome(state)
    awaited = {decision.seat for decision in game.pending(state)}
    seats = tuple(
        SeatInfo(
            seat=seat,
            user_id=100 + seat,
            owner_id=100 + seat,
            computer=None,
            name=NAMES[seat],
            awaited=seat in awaited,
            awaited_since=1_700_000_000 if seat in awaited else None,
            style=seat,
            own=1,
            left=False,
            rank=outcome.ranks[seat] if outcome else None,
            score=outcome.scores[seat] if outcome else None,
        )
        for seat in range(state.seats)
    )
    fields: dict[str, Any] = {
        "id": 42,
        "game": game.info.key,
        "status": "over" if state.over else status,
        "locale": locale,
        "pace": "daily",
        "grace": 15,
        "options": {},
        "host_id": 100,
        "guild_id": 7,
        "channel_id": 8,
        "thread_id": 9,
        "seq": 10,
        "published": 10,
        "created": 1_700_000_000,
        "updated": 1_700_000_000,
        "seats_wanted": state.seats,
        "people": (),
        "seats": seats,
        "seed_hash": "ab" * 16,
        "seed": "cd" * 16 if state.over else None,
        "outcome": outcome,
        "trouble": None,
    }
    return MatchInfo(**{**fields, **more})


def table_of(
    state: Any, seat: int | None, *, game: Game[Any, Any] = FUGGER, locale: str = "en", **more: Any
) -> PanelModel[Any]:
    options = tuple(game.options(state, seat)) if seat is not None else ()
    ahead = MovePreview() if seat is None or "options" in more else preview_moves(game, state, seat, options)
    panel = PanelModel(
        info=info_of(state, game=game, locale=locale),
        seat=seat,
        holds=seat is not None,
        view=game.view(state, seat),
        token="3-abc",
        note="",
        proposals=(),
        awaited=tuple(d.seat for d in game.pending(state)),
        choices=PanelChoices(
            tuple(d for d in game.pending(state) if d.seat == seat),
            options,
            final=ahead.final,
            passes_on=ahead.passes_on,
        ),
        news=PanelNews(away=100),
        undo=UndoState(),
        instructions=Instructions(),
        notices=SeatNotices(),
    )
    return changed(panel, **more)


PARTS = ("choices", "news", "undo", "instructions", "notices")


def changed(panel: PanelModel[Any], **fields: Any) -> PanelModel[Any]:
    """Return a panel with other values of its fields, or of its parts' fields."""
    assert fields.keys().isdisjoint(PARTS)
    for part in PARTS:
        inner = {name: fields.pop(name) for name in getattr(panel, part).__struct_fields__ if name in fields}
        fields[part] = msgspec.structs.replace(getattr(panel, part), **inner)
    return msgspec.structs.replace(panel, **fields)


def story_of(
    states: list[tuple[Any, tuple[Any, ...]]], *, game: Game[Any, Any] = FUGGER, locale: str = "en"
) -> Story:
    """A public story of positions with the events that led to each."""
    steps = []
    for seq, (state, events) in enumerate(states, 1):
        view = game.view(state, None)
        public = tuple(seen(events, None))
        steps.append(StoryStep(seq, "move", 0, "player", public, tuple(game.events.tell(view, public)), view))
    last = states[-1][0]
    return Story(info_of(last, game=game, locale=locale), tuple(steps), game.view(last, None))


def walk(
    seats: int, seed: int, *, game: Game[Any, Any] = FUGGER
) -> Iterator[tuple[Any, tuple[Any, ...], tuple[Msg, ...]]]:
    """The positions of a random match with the events of each step and their public messages."""
    chance = random.Random(seed)
    step = game.setup(seats, seed.to_bytes(16, "big"))
    while True:
        told = tuple(game.events.tell(game.view(step.state, None), seen(step.events, None)))
        yield step.state, step.events, told
        if step.state.over:
            return
        seat = game.pending(step.state)[0].seat
        # Cards are played rather than drawn, so that matches end soon.
        options = game.options(step.state, seat)
        option = chance.choice(options[1:] or options)
        action = option.random(rng_from(f"{chance.random()}")) if option.holes else option.action
        step = game.apply(step.state, seat, action)
