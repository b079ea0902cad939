"""What options and plans are called on buttons and in lists."""

from __future__ import annotations

from engines.core.actions import Option
from engines.core.codec import tag_of
from engines.core.text import Msg
from engines.first_train.view import FirstTrainView


def label(view: FirstTrainView, option: Option) -> Msg:
    """An option's name."""
    return Msg(f"first_train-{tag_of(type(option.action))}")
