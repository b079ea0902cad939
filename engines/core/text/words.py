"""A game's words, by who reads them: names, events, the board, the map.

A game supplies the functions that it has. Without them, options, things and events have the names of commands and
catalogues, and there is no text board. All functions take a view, so that they can reveal nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from engines.core.actions import Event, Option
from engines.core.encoding.codec import tag_of
from engines.core.score_curve import ScoreStage
from engines.core.text.facts import Facts
from engines.core.text.kinds import VERB, ThingKinds
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, Summary, chained, seats_named

V = TypeVar("V")
Mood = Literal["trade", "gain", "loss"]
"""What a computer player may comment on: a trade of its own, something it won, something it lost."""
Things = tuple[tuple[str, Ref | Msg], ...]
"""All things that a field may name, each as its code and its name (a thing's, or words of its own)."""
Part = tuple[Msg, tuple[Ref, ...]]
"""A part of a map: its button's label, and the places in it."""


def thing(ref: Ref) -> Msg:
    """Return a thing by its name."""
    return Msg("core-thing", {"thing": ref})


def measure(game: str, over: bool, **args: Arg) -> Msg:
    """Return what the standings of a game count; once it is over, without how it ends."""
    return Msg(f"{game}-measure-over") if over else Msg(f"{game}-measure", args)


def _as_commanded(view: Any, ref: Ref) -> Msg | None:
    return thing(Ref(VERB, f"{ref.id}-desc")) if ref.kind == VERB else None


def _events(view: Any, events: Sequence[Event]) -> list[Msg]:
    return [thing(Ref("event", tag_of(type(event)))) for event in events]


def no_changes(before: Any, after: Any) -> list[Msg]:
    """Return nothing: the words on what a move changes in a game that has none."""
    return []


def _sum(game: str, points: Any) -> Msg | None:
    """Return the sources of a seat's points, the fields of ``points``, as a sum; None without any."""
    found = {source: getattr(points, source) for source in points.__struct_fields__}
    sources = [Msg(f"{game}-points-{source.replace('_', '-')}", {"n": n}) for source, n in found.items() if n]
    return chained(f"{game}-plus", sources) if sources else None


def points_in_words(game: str, points: Any) -> Msg:
    """Return a seat's points with their sources."""
    sources = _sum(game, points)
    if sources is None:
        return Msg(f"{game}-board-no-points")
    return Msg(f"{game}-board-points", {"n": points.total, "sources": sources})


def standing(game: str, seat: int, points: Any, over: bool) -> Msg:
    """Return a seat's points in short; once the match is over, with their sources."""
    short = Msg(f"{game}-standing", {"seat": SeatRef(seat), "points": points.total})
    sources = _sum(game, points) if over else None
    return short if sources is None else Msg("core-standing-sum", {"standing": short, "sources": sources})


@dataclass(frozen=True, kw_only=True)
class SentenceRanks:
    """Which of a game's sentences about events matter more than others, by their keys.

    minor: a post drops them first if there is no room for all. essential: it never drops them: an evaluation, a
    landing, the winners, a final score. personal: they report what the seats named in them gained or lost.
    scoring: they report points. chosen: they report to their ``$seat`` or ``$seller`` only its own choice.
    victory: they name the winners, for the first line of the last post. summed: they report what the final
    standings hold.
    """

    minor: frozenset[str] = frozenset()
    essential: frozenset[str] = frozenset()
    personal: frozenset[str] = frozenset()
    scoring: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    victory: frozenset[str] = frozenset()
    summed: frozenset[str] = frozenset()

    @classmethod
    def of(cls, game: str, **names: str) -> SentenceRanks:
        """Return the ranks of the sentences ``<game>-event-<name>``, by field their names with spaces between."""
        return cls(
            **{rank: frozenset(f"{game}-event-{name}" for name in some.split()) for rank, some in names.items()}
        )

    def weight(self, told: Msg, viewer: int | None) -> int:
        """Rank a sentence: 0 if the reader gained or lost something, 1 for others' points, 3 if minor, else 2.

        The rank depends on the sentence alone, so it reveals nothing that its reader may not know.
        """
        scores = told.key in self.scoring
        told_of = scores or told.key in self.personal
        if told_of and viewer is not None and viewer in seats_named(told):
            return 0
        return 1 if scores else 3 if told.key in self.minor else 2

    def is_own_choice(self, told: Msg, viewer: int | None) -> bool:
        """Return whether a sentence reports to the reader only their own choice."""
        who = (told.args.get("seat"), told.args.get("seller"))
        return told.key in self.chosen and viewer is not None and SeatRef(viewer) in who


@dataclass(frozen=True, kw_only=True)
class NameWords(Generic[V]):
    """Names of options, places and things: for buttons, lists and typed moves.

    label: the name of an option, or of a plan for a contest, on a button or in a list. place: a place or thing in
    the words of a player.
    effect: what a verb, or a thing that says what is done (`ThingKinds.says_what`), does and costs, in half a
    line; shown where it is chosen. By default the description of the verb's command; None if the name says enough.
    things: by verb and field, everything that may ever be named there in a match, legal or not, each after its
    code; for a field that holds several, what each of them may be; an empty code marks a thing that may be named
    but is left out. Empty if the names are not fixed.
    kinds: the properties of the kinds of things that it names.
    units: by field of the actions, the unit of an amount there, such as half florins.
    facts: the numbers of the rules, which texts name as variables.
    """

    label: Callable[[V, Option], Msg] = lambda _, option: thing(Ref(VERB, tag_of(type(option.action))))
    place: Callable[[V, Ref], Msg] = lambda _, ref: thing(ref)
    effect: Callable[[V, Ref], Msg | None] = _as_commanded
    things: Callable[[V, str, str], Things] = lambda *_: ()
    kinds: ThingKinds = field(default_factory=ThingKinds)
    units: Mapping[str, str] = field(default_factory=dict)
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class EventWords(Generic[V]):
    """What happened, for posts and for the news in a panel.

    tell: events that the viewer sees, condensed for the reader.
    below_question: the shorter form of such a sentence below the question that it led to.
    routine: the questions of most turns, which a public call leaves out.
    ranks: which of the sentences that `tell` returns matter more than others.
    answers: the verbs that only answer in a turn, mostly another seat's; no board is posted for them alone.
    self_explanatory: the verbs that need no reason where they were a seat's only choice and were made
    automatically.
    milestones: the events after which the board is posted even if no seat is asked; each comes with a barrier, so
    that all players see it at once.
    contest_events: the events that begin those steps of an open contest which are reported together, such as bids
    and payments for them.
    contest_opening: the event that opens a contest which `tell` reports in one sentence at its end, including bids
    that earlier posts reported. None if each event is reported once, as it happens.
    moods: by public event and its field of a seat, what that seat's computer player may comment on.
    """

    tell: Callable[[V, Sequence[Any]], list[Msg]] = _events
    below_question: Callable[[Msg], Msg] = lambda told: told
    routine: frozenset[str] = frozenset()
    ranks: SentenceRanks = field(default_factory=SentenceRanks)
    answers: frozenset[str] = frozenset()
    self_explanatory: frozenset[str] = frozenset()
    milestones: tuple[type[Event], ...] = ()
    contest_events: tuple[type[Event], ...] = ()
    contest_opening: type[Event] | None = None
    moods: Mapping[type[Event], Mapping[str, Mood]] = field(default_factory=dict)


class QuickOffer(Struct, frozen=True):
    """A ready offer of trade.

    action: complete; its option admits it. about: what for what, and what it would pay for. form: several trades
    would do, so the form opens with the action filled in, and ``about`` says what is missing.
    """

    action: Any
    about: Msg
    form: bool = False


@dataclass(frozen=True, kw_only=True)
class BoardWords(Generic[V]):
    """A position in words and figures.

    summary: the position as text. panel_head: the lines above the moves in the viewer's panel: own means, and
    what is left to do in a long turn. empty_handed: whether the viewer, who has a seat, has nothing that a picture
    of the hand could show. offer_lines: an open offer (a target of the kind "offer"): its terms, and who has
    answered it and how.
    quick_offers: ready proposals for an option to make offers, best first, from the viewer's own means and public
    facts; nothing for other options.
    changes: what a move of the viewer changes, from the views before and after it, in short phrases, the most
    important first: points, titles and from whom, gains and losses. It is called for positions that the viewer
    could not distinguish from the true one, for any viewer, and leaves out what the move's own label says. If the
    viewer's score differs, its phrase (`changes.own_score`) comes first; there are at most `changes.MOST_CHANGES`.
    score_stage: the stage of a public view and its standings; the score curve of a finished match is drawn from
    them. goal: the score at which a match ends.
    """

    summary: Callable[[V], Summary] = lambda *_: Summary(Msg("core-board-untold"), (), ())
    panel_head: Callable[[V], list[Msg]] = lambda *_: []
    empty_handed: Callable[[V], bool] = lambda *_: False
    offer_lines: Callable[[V, Ref], list[Msg]] = lambda _, ref: [thing(ref)]
    quick_offers: Callable[[V, Option], tuple[QuickOffer, ...]] = lambda *_: ()
    changes: Callable[[V, V], list[Msg]] = no_changes
    score_stage: Callable[[V], ScoreStage] | None = None
    goal: int = 0


@dataclass(frozen=True, kw_only=True)
class MapWords(Generic[V]):
    """What helps to choose places, paths and amounts, for games with a map.

    path_summary: for a path that is being chosen for a field of an option: its cost, what is left then, and its
    gain.
    step_note: for a path with its possible next step, what that step costs or has near it, in a few words; None if
    there is nothing to say.
    place_rank: how good the place of an option is, to list better ones first where there are many; equal ones
    follow their labels on the picture.
    region: the region to choose first where many things may follow on a path. likely_amounts: the amounts of a
    field that are probably meant, for an option whose action holds the choices made before.
    parts: for a map too large for one picture, the parts that are shown closer on request, each with its places,
    in rows as they lie on the map.
    """

    path_summary: Callable[[V, Option, str, tuple[str, ...]], list[Msg]] = lambda *_: []
    step_note: Callable[[V, Option, str, tuple[str, ...]], Msg | None] = lambda *_: None
    place_rank: Callable[[V, Option], tuple[int, ...]] = lambda *_: ()
    region: Callable[[V, Ref], Ref | None] = lambda *_: None
    likely_amounts: Callable[[V, Option, str], tuple[int, ...]] = lambda *_: ()
    parts: Callable[[V], tuple[tuple[Part, ...], ...]] = lambda *_: ()
