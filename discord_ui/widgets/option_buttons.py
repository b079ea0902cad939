"""Options as buttons and entries, with their names, effects and marks of final moves."""

from collections.abc import Sequence
from typing import Final

from discord_ui.model.focus import Confirming, FillingHoles, Focus, encode_action, encode_option, write_focus
from discord_ui.model.label_forms import brief_label
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, SelectOption
from discord_ui.widgets.base import BaseControls
from discord_ui.widgets.trade_form import is_trade, trade_id
from engines.core.actions import Option
from engines.core.encoding.codec import tag_of
from engines.core.text.kinds import VERB
from engines.core.text.messages import Many, Msg, Ref

MARKED: Final = 30
"""Maximum length of a label that includes the mark of a final move, in characters."""


class OptionButtons(BaseControls):
    """Controls that make an option's move, or lead to it."""

    def _suggestion(self, beside: Sequence[Block] = ()) -> list[Block]:
        """Return a button that makes the move that the game suggests.

        beside: the blocks below; if they have a button for the same move, the suggestion is text only.
        """
        action = self.table.suggestion
        code = None if action is None else encode_action(self.options, action)
        if code is None:
            return []
        what = self.game.words.label(self.table.view, Option(action))
        said = self.localizer.plain(Msg("ui-suggestion", {"what": what}))
        same = self._move(code)
        if any(button.id == same for block in beside if isinstance(block, ButtonRow) for button in block.buttons):
            return self._lines([said])
        at = next(at for at, option in enumerate(self.options) if option.admits(action))
        above = [f"-# {self.localizer.say(Msg('ui-final'))}"] if self._final(at) else []
        label = said
        if len(said) > self.budget.seen:
            # A phone would cut the label at its important end.
            label = self.localizer.plain(Msg("ui-suggestion-take"))
            above.insert(0, said)
        return [*self._lines(above), ButtonRow((Button(label, same, "good"),))]

    def _next(self, at: int) -> Focus | str:
        """Return the target of an option: another part of the panel, or the code of the move."""
        option = self.options[at]
        if option.holes:
            return FillingHoles(at)
        code = encode_option(self.options, at)
        return Confirming(code) if option.danger else code

    def _button(self, at: int) -> Button:
        following = self._next(at)
        danger = self.options[at].danger
        if isinstance(following, str):
            return Button(self._label(self._marked(at) or self._name(at)), self._move(following), "main")
        label = self._label(self._name(at), more=not danger)
        if is_trade(self.options[at]):
            return Button(label, trade_id(self.table.info.id, self.table.token, self.options[at]))
        return Button(label, self._to(following), "danger" if danger else "plain")

    def _pick(self, at: int, title: str = "") -> SelectOption:
        """Return the entry of an option. title: the name of its list, which entries do not repeat."""
        following = self._next(at)
        value = f"m:{following}" if isinstance(following, str) else f"f:{write_focus(following)}"
        tells = self._shows_action(at)
        told = brief_label(self._told(at), self.localizer.plain) if tells else self._told(at)
        name = self._labelled(self.options[at].target, self._short(told))
        rest = self._left_out(told)
        if isinstance(following, str) and self._final(at):
            rest = self._joined(self.localizer.plain(Msg("ui-final-word")), rest)
        if not tells:
            return SelectOption(self._entry(name), value, self._entry(self._with_effect(at, rest)))
        action = "" if self._told_above else self._action_text(at, title)
        both = self._joined(action, rest)
        # The picture shows a place's long name too, but not the effect and the price.
        return SelectOption(
            self._entry(name), value, both if len(both) <= self.budget.entry else self._entry(action or rest)
        )

    # -------------------------------------------------------------- what it does

    def _thing_done(self, at: int) -> Ref:
        """Return the thing of an option that names its effect, such as a card; else its verb."""
        option = self.options[at]
        if option.under is not None and self._says_what(option.under):
            return option.under
        return Ref(VERB, tag_of(type(option.action)))

    def _effect(self, at: int) -> str:
        """Return the effect of an option in half a line; empty if the name includes it."""
        told = self._effect_of(self._thing_done(at))
        return "" if told is None else self.localizer.plain(told)

    def _effect_of(self, ref: Ref) -> Msg | None:
        if ref.kind == VERB and ref.id not in self.game.verbs:
            # A plan for a contest is named by its content.
            return None
        return self.game.words.effect(self.table.view, ref)

    def _action_text(self, at: int, title: str = "") -> str:
        """Return the name of the action, unless that is the title, with its effect and cost."""
        ref = self._thing_done(at)
        effect = self._effect_of(ref)
        name = self.localizer.plain(self.game.words.place(self.table.view, ref))
        if effect is None:
            return "" if name == title else name
        if name == title:
            return self.localizer.plain(effect)
        return self.localizer.plain(Msg("ui-deed-and-effect", {"deed": name, "effect": effect}))

    def _shows_action(self, at: int) -> bool:
        """Return whether an entry is named by the option's place, with the action on the line below."""
        under = self.options[at].under
        label = self.game.words.label(self.table.view, self.options[at])
        says_what = not self._brief and under is not None and self._says_what(under)
        return says_what and brief_label(label, self.localizer.plain) is not label

    def _with_effect(self, at: int, rest: str) -> str:
        """Return what an option's name omits, and its effect if there is room and the text above lacks it."""
        under = self.options[at].under
        if self._told_above or (rest and under is not None and self._says_what(under)):
            # The part that a card's name omits is its effect.
            return rest
        both = self._joined(rest, self._effect(at))
        return both if len(both) <= self.budget.entry else rest or both

    def _effects(self, places: Sequence[int]) -> list[str]:
        """Return the distinct effects of options, with names if there are several."""
        done = {self._thing_done(at): at for at in reversed(places)}
        if len(done) > 1:
            return [self._action_text(at) for at in reversed(done.values())]
        told = map(self._effect_of, done)
        return [self.localizer.say(Msg("ui-effect", {"effect": effect})) for effect in told if effect is not None]

    def _joined(self, action: str, place: str) -> str:
        if not action or not place:
            return action or place
        return self.localizer.plain(Msg("ui-deed-and-place", {"deed": action, "place": place}))

    def _do_one_thing(self, places: Sequence[int]) -> bool:
        return len({self._thing_done(at) for at in places}) == 1

    def _lines(self, lines: Sequence[str]) -> list[Block]:
        return [Paragraph("\n".join(lines))] if lines else []

    def _headed(self, heading: str, places: Sequence[int]) -> Paragraph:
        """Return a heading with the effects of the options below it, in small lines."""
        return Paragraph("\n".join((f"**{heading}**", *(f"-# {line}" for line in self._effects(places)))))

    # -------------------------------------------------------------- what cannot be taken back

    def _final(self, at: int) -> bool:
        """Return whether the player cannot undo an option alone, as far as the reader can know."""
        return at in self.table.final

    def _marked(self, at: int) -> str:
        """Return the marked name of a final option; empty if there is no room, or it is not final."""
        if not self._final(at):
            return ""
        marked = self._joined(self._name(at), self.localizer.plain(Msg("ui-final-word")))
        return marked if len(marked) <= MARKED else ""

    def _hides_final(self, at: int) -> bool:
        """Return whether an option's button makes a final move without a mark on its label."""
        return self._final(at) and isinstance(self._next(at), str) and not self._marked(at)

    def _row(self, places: Sequence[int], above: str = "") -> list[Block]:
        """Return options as a row of buttons, below a small line and one that names the final moves."""
        final = tuple(self._name(at) for at in places if self._hides_final(at))
        lines = [above] if above else []
        if final:
            said = Msg("ui-final") if len(places) == 1 else Msg("ui-final-these", {"moves": Many(final)})
            lines.append(self.localizer.say(said))
        return [
            *self._lines([f"-# {line}" for line in lines]),
            ButtonRow(tuple(self._button(at) for at in places)),
        ]
