"""The lines of a button."""

from typing import NamedTuple


class ActionText(NamedTuple):
    """The name of an action, and its cost or gain."""

    title: str
    detail: str = ""
    short: "ActionText | None" = None
    """What stands there instead where there is little room, if that is something else."""
