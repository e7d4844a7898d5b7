"""What stands on the button of an action."""

from typing import NamedTuple


class ActionText(NamedTuple):
    """What stands on a button."""

    title: str
    detail: str = ""
    """Empty where the title says all."""
