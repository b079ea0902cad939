"""A game in sentences to be: what its options, places and positions are called, and what happened.

A game gives the functions that it has. Of one that gives none, options, things and events go by the names that
commands and catalogues have for them anyway, and the board is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engines.core.actions import Event, Option
from engines.core.encoding.codec import tag_of
from engines.core.score_curve import ScoreStage
from engines.core.text.kinds import VERB, ThingKinds
from engines.core.text.messages import Arg, Msg, Ref, Summary, seats_named

V = TypeVar("V")
Things = tuple[tuple[str, Ref | Msg], ...]
"""All that may be named in a field, each after its code, by the name of a thing or in words of its own."""
Part = tuple[Msg, tuple[Ref, ...]]
"""A part of a map: what its button says, and the places in it."""


def thing(ref: Ref) -> Msg:
    """A thing by its name."""
    return Msg("core-thing", {"thing": ref})


def measure(game: str, over: bool, **args: Arg) -> Msg:
    """What the standings of a game count; once it is over, nothing of how it ends."""
    return Msg(f"{game}-measure-over") if over else Msg(f"{game}-measure", args)


def _verb(view: Any, option: Option) -> Msg:
    return thing(Ref(VERB, tag_of(type(option.action))))


def _name(view: Any, ref: Ref) -> Msg:
    return thing(ref)


def _as_commanded(view: Any, ref: Ref) -> Msg | None:
    return thing(Ref(VERB, f"{ref.id}-desc")) if ref.kind == VERB else None


def _events(view: Any, events: Sequence[Event]) -> list[Msg]:
    return [thing(Ref("event", tag_of(type(event)))) for event in events]


def _untold(view: Any) -> Summary:
    return Summary(Msg("core-board-untold"), (), ())


def _nothing(view: Any) -> list[Msg]:
    return []


def _unsaid(view: Any, option: Option, field: str, way: tuple[str, ...]) -> list[Msg]:
    return []


def _alone(view: Any, ref: Ref) -> Ref | None:
    return None


def _itself(view: Any, ref: Ref) -> Ref:
    return ref


def _no_amount(view: Any, option: Option, field: str) -> tuple[int, ...]:
    return ()


def _offer(view: Any, ref: Ref) -> list[Msg]:
    return [thing(ref)]


def _as_told(told: Msg) -> Msg:
    return told


def _undivided(view: Any) -> tuple[tuple[Part, ...], ...]:
    return ()


def _holds_something(view: Any) -> bool:
    return False


def _anything(view: Any, verb: str, field: str) -> Things:
    return ()


def _not_legal(state: Any, seat: int, action: Any) -> Msg:
    return Msg("err-illegal")


@dataclass(frozen=True, kw_only=True)
class GameWords(Generic[V]):
    """What a game says; but for `why_not` from a view, so that it can tell nothing else.

    label: the name of an option, or of a plan for a contest, on a button or in a list. place: a place or thing in
    the words that a player would use.
    effect: what a verb, or a thing that says what is done (`ThingKinds.says_what`), does and costs, in half a
    line; it is told where that is chosen. By default what a verb's command says of itself; None: its name says it.
    tell: what happened, condensed into what a reader wants; the events are those that the viewer sees.
    below_question: what a sentence of `tell` becomes below the question to which it led, which says the rest.
    summary: the position in words. head: what the viewer's panel says above the moves: own means, and what is
    left to do in a long turn. empty_handed: whether the viewer, who has a seat, holds nothing that a picture of
    the hand could show. standing: an offer that stands (a target of the kind "offer"): what it says, and who has
    answered it how.
    why_not: by position, seat and a typed action that is not among the options: why, and what would be right, from
    what the seat knows.
    things: by verb and field, all that can ever be named there in a match, legal or not, each after its code; of a
    field that holds several, what each of them may be, where an empty code is a thing that may be named but is
    left out. Empty where what may be named is not fixed.
    so_far: of a way that is being chosen for a field of an option: what it costs, what is left then, and what it
    brings. region: what a thing of a way belongs to, by which it is chosen where many may follow; lies_at: the
    place on the map where it is. likely: the amounts of a field that are probably meant, for an option whose
    action holds what is chosen so far.
    parts: of a map too large for one look, the parts that are shown closer on request, each with the places in it;
    row by row, as they lie there.
    answers: the verbs by which a seat only answers in a turn, mostly another seat's; no board shows them alone.
    of_course: the verbs that need no word of why where they were a seat's only choice and made by themselves.
    routine: the questions of most turns, which a public call leaves out.
    minor: the sentences that a post leaves out first where there is no room for all.
    stays: those that it keeps: an evaluation, a landing, who has won, a final score.
    personal: the sentences that tell what the seats named in them gained or lost.
    scoring: the sentences that tell of somebody's points.
    course: how far a public view is, and what its standings count; a finished match's curve is drawn from it.
    goal: at how much of that a match ends.
    milestones: the events after which the board is posted though nobody may be asked; each comes with a barrier,
    so that everybody sees it at once.
    contest_events: the events with which steps in an open contest begin that are told together, such as bids and
    what is done to pay for them.
    contest_opening: the event that opens a contest of which `tell` makes one sentence at its end: that takes the
    bids that earlier posts told, too. None where it tells each thing once, as it happens.
    kinds: what the kinds of things are that it names.
    units: by field of the actions, the unit in which an amount there is counted, such as half florins.
    """

    label: Callable[[V, Option], Msg] = _verb
    place: Callable[[V, Ref], Msg] = _name
    effect: Callable[[V, Ref], Msg | None] = _as_commanded
    tell: Callable[[V, Sequence[Any]], list[Msg]] = _events
    below_question: Callable[[Msg], Msg] = _as_told
    summary: Callable[[V], Summary] = _untold
    panel_head: Callable[[V], list[Msg]] = _nothing
    empty_handed: Callable[[V], bool] = _holds_something
    offer_lines: Callable[[V, Ref], list[Msg]] = _offer
    path_summary: Callable[[V, Option, str, tuple[str, ...]], list[Msg]] = _unsaid
    region: Callable[[V, Ref], Ref | None] = _alone
    map_location: Callable[[V, Ref], Ref] = _itself
    likely_amounts: Callable[[V, Option, str], tuple[int, ...]] = _no_amount
    parts: Callable[[V], tuple[tuple[Part, ...], ...]] = _undivided
    why_not: Callable[[Any, int, Any], Msg] = _not_legal
    things: Callable[[V, str, str], Things] = _anything
    answers: frozenset[str] = frozenset()
    self_explanatory: frozenset[str] = frozenset()
    routine: frozenset[str] = frozenset()
    minor: frozenset[str] = frozenset()
    essential: frozenset[str] = frozenset()
    personal: frozenset[str] = frozenset()
    scoring: frozenset[str] = frozenset()
    score_stage: Callable[[V], ScoreStage] | None = None
    goal: int = 0
    milestones: tuple[type[Event], ...] = ()
    contest_events: tuple[type[Event], ...] = ()
    contest_opening: type[Event] | None = None
    kinds: ThingKinds = field(default_factory=ThingKinds)
    units: Mapping[str, str] = field(default_factory=dict)

    def weight(self, told: Msg, viewer: int | None) -> int:
        """Rank a sentence: 0 if the reader gained or lost something, 1 for others' points, 3 if minor, else 2.

        It goes by the sentence alone, and so by nothing but what its reader may know.
        """
        scores = told.key in self.scoring
        told_of = scores or told.key in self.personal
        if told_of and viewer is not None and viewer in seats_named(told):
            return 0
        return 1 if scores else 3 if told.key in self.minor else 2
