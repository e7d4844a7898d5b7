"""Whether the keyboard focus of a window is in one of its parts."""

from PySide6.QtWidgets import QWidget


def has_focus_within(*parts: QWidget) -> bool:
    """Tell whether one of some parts of a window, or something in it, has the window's focus.

    That is so while another window is active, too: the focus comes back with the window.
    """
    return any(_is_within(part, part.window().focusWidget()) for part in parts)


def _is_within(part: QWidget, focused: QWidget | None) -> bool:  # the stub promises too much
    return focused is not None and (focused is part or part.isAncestorOf(focused))
