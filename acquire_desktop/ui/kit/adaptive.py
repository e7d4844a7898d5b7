"""Adaptive widgets: what they do again when the language, the colours or the text size change."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QLabel

from acquire_desktop.ui.kit.look import change, theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object

_WidgetT = TypeVar("_WidgetT", bound=QLabel | QAbstractButton)


class Adaptive(_Widget):
    """Mixin for a widget, named before its Qt class; it overrides what concerns it.

    Qt may tell of a style while the widget is being made: ``refit`` and ``redraw`` of a widget
    that is styled in its own constructor must bear that.
    """

    def set_text(self, setter: Callable[[str], None], text: Callable[[], str]) -> None:
        """Set a text now and whenever the language changes, before ``retranslate``.

        As in ``self.set_text(self.list.setAccessibleName, later("Log", "Log of the game"))``.
        """
        self.__dict__.setdefault("_kept_texts", []).append((setter, text))
        setter(text())

    def with_text(self, widget: _WidgetT, text: Callable[[], str]) -> _WidgetT:
        """Set the text of a label or a button as ``set_text`` does, and return the widget.

        As in ``self.close_button = self.with_text(QPushButton(), later("Log", "Close"))``.
        """
        self.set_text(widget.setText, text)
        return widget

    def retranslate(self) -> None:
        """Write the texts that ``set_text`` does not know again, in the present language."""

    def redraw(self) -> None:
        """Draw again what is drawn in colours of the theme, such as icons."""

    def refit(self) -> None:
        """Measure again what depends on the texts and their size."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            for setter, text in self.__dict__.get("_kept_texts", ()):
                setter(text())
            self.retranslate()
            change.when_done(self.refit)
        elif kind == QEvent.Type.PaletteChange:
            change.when_done(self.redraw)
        elif kind == QEvent.Type.StyleChange and not theme.is_recolouring():
            change.when_done(self.refit)
