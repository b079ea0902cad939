"""The words of a panel's options: names, effects and headings in one reader's language."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from discord_ui.model.focus import FillingHoles, read_value
from discord_ui.model.label_forms import brief_label, label_remainder, short_label
from discord_ui.model.limits import OPTION
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Paragraph
from discord_ui.model.signs import length_in_words
from discord_ui.widgets.line_texts import LINES, lines, two_lines
from discord_ui.widgets.panel_options import PLACES, OptionKind, PanelOptions
from engines.core.actions import Hole, Option, PathHole
from engines.core.encoding.codec import tag_of
from engines.core.text.kinds import GIVE, VERB, WANT
from engines.core.text.messages import Arg, Many, Msg, Ref
from i18n.grammar import capital
from i18n.text import Speaker
from service.base.read_models.panels import MoveResult

PINS: Final = 3
"""Below this number of lines that a panel has room for, many places are a list."""
GAINS: Final = LINES - 1
"""Below this number of lines, nothing is said of many places but gains of points, nor of steps what lies near."""
BELOW: Final = 70
"""How many characters below a line leave room for what an option does."""
WIDE: Final = 44
"""How many characters of a line fit beside its button on a phone, in two rows."""


class OptionText:
    """The words of the options in one part of a panel.

    labels: of places on the picture. brief: the heading names the only verb, so names omit it. effect_above: the
    only effect is above the options, so entries omit it. most: how many lines the panel has room for; below
    `LINES` each says less.
    """

    def __init__(
        self,
        options: PanelOptions,
        localizer: Localizer,
        labels: Mapping[Ref, str],
        *,
        brief: bool = False,
        effect_above: bool = False,
        most: int = LINES,
    ) -> None:
        self.options = options
        self.most = most
        self.effect_above = effect_above
        self.plain, self.say, self.sign = localizer.plain, localizer.say, localizer.sign
        self.rank: Mapping[Ref | None, int] = {ref: n for n, ref in enumerate(labels)}
        self._labels = labels
        self._brief = brief
        self._game = options.game.info.key
        self._names, self._map, self._view = options.game.names, options.game.map, options.table.view

    def pins(self, places: Sequence[Ref | None]) -> bool:
        """Return whether places each have a button on a panel with this room: of many, a list is lower."""
        return len(set(places)) <= PLACES if self.most >= PINS else len(places) <= LINES

    # -------------------------------------------------------------- sentences and things

    def short(self, msg: Msg) -> str:
        """Return a sentence in the form that fits a line of a phone."""
        return self.plain(short_label(msg, self.plain))

    def omitted(self, told: Msg) -> str:
        """Return what the short form of a sentence omits, for a line below it."""
        rest = label_remainder(told, self.plain)
        return "" if rest is None else self.plain(rest)

    def about(self, hole: Hole) -> Msg:
        """Return what a hole asks for."""
        return Msg(f"{self._game}-param-{hole.field.replace('_', '-')}-desc")

    def question(self, group: str) -> Msg | None:
        """Return the question for the first choice under a heading, if the game has one."""
        asked = Msg(f"{self._game}-group-{group}-by")
        return asked if self.plain.has(asked.key) else None

    def label(self, ref: Ref) -> str:
        """Return the label of a place on the picture."""
        return self._labels[ref]

    def labelled(self, ref: Ref | None, name: str) -> str:
        """Return a name with the label of its place on the picture, if it has one."""
        if ref is None or ref not in self._labels:
            return name
        return self.plain(Msg("ui-labelled", {"label": self._labels[ref], "what": name}))

    def place(self, ref: Ref) -> Msg:
        """Return the name of a thing."""
        return self._names.place(self._view, ref)

    def thing(self, ref: Ref | None, *, door: bool = False) -> str:
        """Return the full name of a thing, or the label of the button that opens it."""
        if ref is None:
            return self.plain(Msg("ui-choose-other"))
        return self.labelled(ref, self.short(self.place(ref)) if door else self.plain(self.place(ref)))

    def thing_description(self, ref: Ref) -> str:
        """Return the line below the name of a thing: its effect, or what the name omits."""
        effect = self._names.effect(self._view, ref) if self.options.says_what(ref) else None
        return self.omitted(self.place(ref)) if effect is None else self.plain(effect)

    def option_sign(self, at: int) -> str:
        """Return the sign of what an option is about: its target, or the thing that it belongs to."""
        option = self.options.list[at]
        return self.sign(option.target) or self.sign(option.under)

    # -------------------------------------------------------------- names

    def told(self, at: int) -> Msg:
        """Return the full label of an option, without the verb if the heading above names it."""
        label = self._names.label(self._view, self.options.list[at])
        return brief_label(label, self.plain) if self._brief else label

    def name(self, at: int) -> str:
        """Return an option's name for a button or the first line of an entry."""
        return self.labelled(self.options.list[at].target, self.short(self.told(at)))

    def entry(self, at: int, title: str = "") -> tuple[str, str]:
        """Return the two lines of an option's entry. title: the name of its list, which entries do not repeat."""
        tells = self.shows_action(at)
        told = brief_label(self.told(at), self.plain) if tells else self.told(at)
        name = self.labelled(self.options.list[at].target, self.short(told))
        rest = self.omitted(told)
        if self.options.is_final(at) and self.options.moves_at_once(at):
            rest = self._joined(self.plain(Msg("ui-final-word")), rest)
        if not tells:
            return name, self.with_effect(at, rest)
        action = "" if self.effect_above else self.action(at, title)
        both = self._joined(action, rest)
        # The picture shows a place's long name too, but not the effect and the price.
        return name, both if len(both) <= OPTION else action or rest

    def filled(self, at: int, action: Any) -> Msg:
        """Return the label of a complete action of an option."""
        return self._names.label(self._view, Option(action, group=self.options.list[at].group))

    def choice(self, at: int) -> str:
        """Return the name of the choice: the option, or what options that share it have in common."""
        if len(self.options.alike(at)) == 1:
            return self.plain(self.told(at))
        return self.plain(Msg(f"{self._game}-group-{self.options.list[at].group}"))

    # -------------------------------------------------------------- effects

    def effect(self, at: int) -> str:
        """Return the effect of an option in half a line; empty if the name includes it."""
        told = self._effect_of(self.options.thing_done(at))
        return "" if told is None else self.plain(told)

    def _effect_of(self, ref: Ref) -> Msg | None:
        if ref.kind == VERB and ref.id not in self.options.game.verbs:
            # A plan for a contest is named by its content.
            return None
        return self._names.effect(self._view, ref)

    def action(self, at: int, title: str = "") -> str:
        """Return the name of the action, unless that is the title, with its effect and cost."""
        ref = self.options.thing_done(at)
        effect = self._effect_of(ref)
        name = self.plain(self.place(ref))
        if effect is None:
            return "" if name == title else name
        if name == title:
            return self.plain(effect)
        return self.plain(Msg("ui-deed-and-effect", {"deed": name, "effect": effect}))

    def shows_action(self, at: int) -> bool:
        """Return whether an entry is named by the option's place, with the action on the line below."""
        option = self.options.list[at]
        if self._brief or not self.options.says_what(option.under):
            return False
        label = self._names.label(self._view, option)
        return brief_label(label, self.plain) is not label

    def with_effect(self, at: int, rest: str) -> str:
        """Return what an option's name omits, and its effect if there is room and the text above lacks it."""
        if self.effect_above or (rest and self.options.says_what(self.options.list[at].under)):
            # The part that a card's name omits is its effect.
            return rest
        both = self._joined(rest, self.effect(at))
        return both if len(both) <= OPTION else rest or both

    def effects(self, places: Sequence[int]) -> list[str]:
        """Return the distinct effects of options, with names if there are several."""
        done = {self.options.thing_done(at): at for at in reversed(places)}
        if len(done) > 1:
            return [self.action(at) for at in reversed(done.values())]
        told = map(self._effect_of, done)
        return [self.say(Msg("ui-effect", {"effect": effect})) for effect in told if effect is not None]

    def _joined(self, action: str, place: str) -> str:
        if not action or not place:
            return action or place
        return self.plain(Msg("ui-deed-and-place", {"deed": action, "place": place}))

    # -------------------------------------------------------------- lines

    def line(self, at: int, *, does: bool = True, said: Collection[str] = ()) -> str:
        """Return an option as a line: its label, and below it what it brings, and whether it is final.

        does: it also says what the option does, if there is room. said: results that are said elsewhere.
        """
        told = self.told(at)
        rest = label_remainder(told, self.plain)
        # Labels with two parts have the same shape, however long they are.
        whole = len(self.plain(told)) <= WIDE and not self.plain.has(f"{told.key}-below")
        if rest is None or rest == told or whole:
            name, below = self.say(told), ""
        else:
            name, below = self.say(short_label(told, self.plain)), self.say(rest)
        name = self.labelled(self.options.list[at].target, name)
        brings = [*(result for result in self.results(at) if result not in said), below]
        if self.most < LINES:
            does, brings = False, [next(filter(None, brings), "")]
        # The label of a card names its effect.
        named = self.options.says_what(self.options.list[at].under)
        effect = self.effect(at) if does and not self.effect_above and not named else ""
        if sum(map(length_in_words, (effect, *brings))) <= BELOW:
            brings.append(effect)
        if self.options.is_final(at) and self.options.moves_at_once(at):
            brings.append(self.plain(Msg("ui-final-word")))
        return two_lines(capital(name), brings)

    def pinned(self, target: Ref, places: Sequence[int]) -> str:
        """Return a place on the picture with its label: its only option without the verb, or its name."""
        named = len(places) == 1 and self.most >= LINES
        told = brief_label(self.told(places[0]), self.plain) if named else self.place(target)
        return f"**{self._labels[target]}** {self.say(told)}"

    @staticmethod
    def results_of_all(every: Iterable[Sequence[str]]) -> tuple[str, ...]:
        """Return the results that all of several options have; nothing of a single option."""
        first, *others = every
        return tuple(one for one in first if others and all(one in results for results in others))

    def each(self, shared: Sequence[str]) -> list[Block]:
        """Return the results that several options share as a line."""
        return lines([self.say(Msg("ui-result-each", {"result": " · ".join(shared)}))] if shared else [])

    def place_results(self, at: int) -> tuple[str, ...]:
        """Return one by one what an option at a place brings, and whether it is final."""
        final = self.options.is_final(at) and self.options.moves_at_once(at)
        return (*self.results(at), *([self.plain(Msg("ui-final-word"))] if final else []))

    def results(self, at: int) -> list[str]:
        """Return one by one what an option brings; nothing if it changes nothing that counts."""
        return self._results(self.options.result(at))

    def kind_line(self, kind: OptionKind) -> str:
        """Return a kind of options as a line: its name, and below it the best or common result, and its effect."""
        best = max(kind.places, key=lambda at: self.options.result(at).gain)
        shared = self.results_of_all(map(self.results, kind.places))
        brings = " · ".join(shared)
        if self.options.result(best).gain > 0 and self.results(best)[0] not in shared:
            brings = self.plain(Msg("ui-result-best", {"result": " · ".join(self.results(best))}))
        return two_lines(capital(self.heading(kind, self.say)), [brings, self.effect(kind.places[0])])

    def brings(self, result: MoveResult) -> str:
        """Return what a move brings in half a line; empty if it changes nothing that counts."""
        return " · ".join(self._results(result))

    def _results(self, result: MoveResult) -> list[str]:
        told = [self.say(msg) for msg in result.changes]
        if told and result.gain:
            told[0] = f"**{told[0]}**"
        if told and result.open:
            told.append(self.plain(Msg("ui-result-open")))
        return told

    def word(self, at: int, *, door: bool = False) -> str:
        """Return the word of the button beside an option, or beside a kind that it belongs to (``door``)."""
        done = self.options.thing_done(at)
        names = (tag_of(type(self.options.list[at].action)), done.kind)
        keys = [f"{self._game}-do-{name}" for name in (names if done.kind == VERB else reversed(names))]
        keys = [f"{key}-door" for key in keys if door] + keys
        known = next((key for key in keys if self.plain.has(key)), None)
        if known is not None:
            return self.plain(Msg(known))
        return self.plain(Msg("ui-choose" if door else "ui-do-it"))

    # -------------------------------------------------------------- headings

    def heading(self, kind: OptionKind, speak: Speaker | None = None) -> str:
        """Return the name of a kind, said by a speaker: of what it does, or of its heading if alone there."""
        speak = speak or self.plain
        named = f"{self._game}-kind-{kind.done.id}"
        if kind.done.kind == VERB and self.plain.has(named):
            return speak(Msg(named))
        if self.options.says_what(self.options.list[kind.places[0]].under):
            return speak(self.place(kind.done))
        if len(kind.places) == 1 and not kind.alone:
            return speak(self.told(kind.places[0]))
        return speak(Msg(f"{self._game}-group-{kind.group}"))

    def title(self, kind: OptionKind) -> str:
        """Return the title of a kind's list: its name, or the question for its first choice."""
        asked = self.question(kind.group) if kind.opens_things else None
        if asked is not None:
            return self.plain(asked)
        which = self.which(kind.places)
        if not which:
            return self.heading(kind)
        return which if kind.done.kind == VERB else f"{self.heading(kind)} · {which}"

    def which(self, places: Sequence[int]) -> str:
        """Return the question in whose answers options differ first; empty if the game has none."""
        actions = [self.options.list[at].action for at in places]
        fields = actions[0].__struct_fields__ if len({type(action) for action in actions}) == 1 else ()
        asked = next((name for name in fields if len({getattr(one, name) for one in actions}) > 1), "")
        key = f"{self._game}-param-{asked.replace('_', '-')}-ask"
        return self.plain(Msg(key)) if asked and self.plain.has(key) else ""

    def legend(self, kind: OptionKind) -> str:
        """Return the meaning of the numbers in a kind's labels; empty if the labels include it."""
        key = f"{self._game}-group-{kind.group}-legend"
        return self.say(Msg(key)) if self.plain.has(key) else ""

    def headed(self, heading: str, places: Sequence[int], *more: str) -> Paragraph:
        """Return a heading with small lines: the effects of the options below it, and more."""
        return Paragraph("\n".join((f"**{heading}**", *(f"-# {line}" for line in (*self.effects(places), *more)))))

    # -------------------------------------------------------------- values of holes

    def path(self, focus: FillingHoles, hole: PathHole, path: Sequence[str]) -> list[str]:
        """Return a path as a line of its things, and lines about its effects."""
        named = (self.say(self.place(Ref(hole.kind, thing))) for thing in path)
        option = self.options.list[focus.option]
        told = self._map.path_summary(self._view, option, hole.field, tuple(path))
        return [f"**{' → '.join(named)}**", *(f"-# {self.say(line)}" for line in told)]

    def step_note(self, focus: FillingHoles, hole: PathHole, step: str) -> str:
        """Return what a possible next step of a path costs or has near it; empty if there is nothing to say."""
        option, path = self.options.list[focus.option], read_value(hole, focus.open or "")
        told = self._map.step_note(self._view, option, hole.field, (*path, step))
        return "" if told is None else self.plain(told)

    def count(self, thing: Ref, n: int) -> Msg:
        """Return a number of things of a kind."""
        return Msg("ui-bag-count", {"n": n, "thing": self.place(thing)})

    def terms(self, terms: Any) -> str:
        """Return what a trade gives and wants."""
        return self.say(Msg("ui-terms", {side: self._bag(side, getattr(terms, side)) for side in (GIVE, WANT)}))

    def _bag(self, side: str, bag: Any) -> Arg:
        counts = {kind: getattr(bag, kind) for kind in bag.__struct_fields__}
        parts: list[Arg] = [self.count(Ref(side, kind), n) for kind, n in counts.items() if n]
        return Many(tuple(parts)) if parts else Msg("core-nothing")

    # -------------------------------------------------------------- order

    def along(self, places: Sequence[int]) -> list[int]:
        """Return options with the best places first, in the order of their labels, grouped by verb or card.

        Those without a label keep their places.
        """
        under = [self.options.list[i].under for i in places]
        kinds = list(dict.fromkeys(ref if self.options.says_what(ref) else None for ref in under))

        def before(i: int) -> tuple[int, ...]:
            ref = self.options.list[i].under
            return (kinds.index(ref if ref in kinds else None), *self.worst_last(i))

        return self.ordered(places, lambda i: self.options.list[i].target, before)

    def worst_last(self, at: int) -> tuple[int, ...]:
        """Return what orders an option with others in a list, by how good its place is."""
        return tuple(-better for better in self._map.place_rank(self._view, self.options.list[at]))

    def ordered(
        self, at: Sequence[int], thing: Callable[[int], Ref | None], before: Callable[[int], tuple[int, ...]]
    ) -> list[int]:
        """Order items with labelled things by ``before`` and by their labels; the others keep their places."""
        labelled = (i for i in at if thing(i) in self.rank)
        ranked = iter(sorted(labelled, key=lambda i: (before(i), self.rank[thing(i)])))
        return [next(ranked) if thing(i) in self.rank else i for i in at]
