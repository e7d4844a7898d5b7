"""What stands on a button."""

from typing import NamedTuple


class ActionText(NamedTuple):
    """What an action is called, and what it costs or brings."""

    title: str
    detail: str = ""
    short: "ActionText | None" = None
    """What stands there instead where there is little room, if that is something else."""
