"""Which commands of the menus can be used now."""

from collections.abc import Mapping

from PySide6.QtGui import QAction

from acquire_desktop.acquire.session import Session


def enable_commands(
    actions: Mapping[str, QAction],
    session: Session,
    *,
    is_at_start: bool,
    shows_log: bool,
    may_read_log: bool,
) -> None:
    """Enable and disable the commands of the menus.

    Args:
        actions: By name, see ``Menus``.
        session: Has the game.
        is_at_start: Whether the start page is shown.
        shows_log: Whether the log is on view.
        may_read_log: Whether whoever is at the screen may read the log.
    """
    has_game = session.has_game
    for name, is_enabled in {
        "save": has_game,
        "save_as": has_game,
        "export_log": has_game and may_read_log,
        "menu": not is_at_start,
        "find": has_game and shows_log,
    }.items():
        actions[name].setEnabled(is_enabled)
