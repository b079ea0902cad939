"""What a seat does in the game."""

from __future__ import annotations

from engines.core.actions import Action

# The tag is the verb of the slash command and of the log: it is never renamed. New fields get a default.


class Draw(Action, frozen=True, tag="draw"):
    """Draw one card."""


class Show(Action, frozen=True, tag="show"):
    """Show a card of the hand."""

    card: str


NewGameAction = Draw | Show
