"""Adaptive widgets: what they do again when the language, the colours or the text size change."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

from acquire_desktop.ui.kit.look import change, theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


class Adaptive(_Widget):
    """Mixin for a widget, named before its Qt class; it overrides what concerns it.

    Qt may tell of a style while the widget is being made: ``refit`` and ``redraw`` of a widget
    that is styled in its own constructor must bear that.
    """

    def retranslate(self) -> None:
        """Write all texts again, in the language of now."""

    def redraw(self) -> None:
        """Draw again what is drawn in colours of the theme, such as icons."""

    def refit(self) -> None:
        """Measure again what depends on the texts and their size."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self.retranslate()
            change.when_done(self.refit)
        elif kind == QEvent.Type.PaletteChange:
            change.when_done(self.redraw)
        elif kind == QEvent.Type.StyleChange and not theme.is_recolouring():
            change.when_done(self.refit)
