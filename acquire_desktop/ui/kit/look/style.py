"""The palette and style sheet that dress Qt's own widgets in a theme."""

import re
from collections.abc import Callable
from dataclasses import fields
from functools import cache

from PySide6.QtGui import QColor, QPalette

from acquire_desktop.paths import resource_dir
from acquire_desktop.ui.kit.look.colors import Theme

_NAME = re.compile(r"@([a-z_]+)")
_LENGTH = re.compile(r"(\d+)tx")


def palette(theme: Theme) -> QPalette:
    """Return the palette of a theme, also for what the style sheet does not reach."""
    role = QPalette.ColorRole
    colors = {
        role.Window: theme.paper,
        role.WindowText: theme.ink,
        role.Base: theme.panel,
        role.AlternateBase: theme.paper_raised,
        role.Text: theme.ink,
        role.Button: theme.paper_raised,
        role.ButtonText: theme.ink,
        role.BrightText: theme.loss,
        role.ToolTipBase: theme.paper_raised,
        role.ToolTipText: theme.ink,
        role.PlaceholderText: theme.ink_muted,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_ink,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Light: theme.paper_raised,
        role.Midlight: theme.hover,
        role.Mid: theme.hairline,
        role.Dark: theme.border,
        role.Shadow: theme.hairline,
    }
    result = QPalette()
    for color_role, color in colors.items():
        result.setColor(color_role, color)
    for color_role in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        result.setColor(QPalette.ColorGroup.Disabled, color_role, theme.disabled)
    result.setColor(QPalette.ColorGroup.Disabled, role.Highlight, theme.hover)
    return result


def style_sheet(
    theme: Theme, scaled: Callable[[int], int], gaps: tuple[float, float] = (0, 0)
) -> str:
    """Return the style sheet of a theme.

    Args:
        theme: Whose fields replace the ``@names`` in ``resources/style/app.qss``.
        scaled: Gives the pixels at the present text scale for each ``14tx``.
        gaps: What is added between letters and between words of running texts, in pixels.
    """
    values = {
        field.name: _css(value)
        for field in fields(theme)
        if isinstance(value := getattr(theme, field.name), QColor)
    }
    values["theme"] = "dark" if theme.is_night else "light"
    values["letter_gap"], values["word_gap"] = (f"{gap:.1f}px" for gap in gaps)
    values["images"] = (resource_dir() / "style").as_posix()
    values["radio_radius"] = f"{scaled(16) // 2 + 1}px"
    sized = _LENGTH.sub(lambda match: f"{scaled(int(match.group(1)))}px", _source())
    return _NAME.sub(lambda match: values[match.group(1)], sized)


def _css(color: QColor) -> str:
    return f"rgba({color.red()}, {color.green()}, {color.blue()}, {color.alpha()})"


@cache
def _source() -> str:
    return (resource_dir() / "style" / "app.qss").read_text(encoding="utf-8")
