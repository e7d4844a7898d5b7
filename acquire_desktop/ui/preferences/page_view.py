"""A page of the preferences: its rows, and the way back to what the program came with."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.choices import plain_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_terse, label, translate
from acquire_desktop.ui.kit.voice import announce
from acquire_desktop.ui.preferences.row_view import RowView
from acquire_desktop.ui.preferences.rows import Page
from acquire_desktop.ui.window.preferences import Preferences


class PageView(Adaptive, QWidget):
    """Shows the rows of a page and keeps what is chosen at once.

    Signals:
        used (): A setting was changed here.
    """

    used = Signal()

    def __init__(self, page: Page, kept: Preferences) -> None:
        super().__init__()
        self.page = page
        self._kept = kept
        self._before: dict[str, object] = {}
        """What was chosen before the defaults came back; empty once something else changed."""
        self._is_searched = False
        self._title = label(size="title", bold=True)
        self.rows = tuple(RowView(each) for each in page.rows)
        self.restore, self._restored = QPushButton(), label(tone="muted", wraps=True)
        self._foot = QWidget()
        margins = 0, theme.SPACE_2, 0, theme.SPACE
        note = Stretched(self._restored, 1)
        row(self.restore, note, of=self._foot, spacing=theme.SPACE_2, margins=margins)
        self._title.setContentsMargins(0, 0, 0, theme.SPACE)
        column(self._title, *self.rows, self._foot, of=self)
        for each in self.rows:
            each.chosen.connect(lambda name, value: self._keep({name: value}))
        self.restore.clicked.connect(self._restore)
        self.show_settings()

    def show_settings(self) -> None:
        """Show what is chosen now."""
        if self._changed():
            self._before = {}
        for each in self.rows:
            each.show_settings(self._kept.settings)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.page.title())
        is_restored = bool(self._before)
        self.restore.setText(
            translate("Preferences", "Undo" if is_restored else "Restore defaults")
        )
        self.restore.setEnabled(is_restored or bool(self._changed()))
        self._restored.setText(self._restored_text() if is_restored else "")
        self._foot.setHidden(not self.page.names() or self._is_searched)

    def show_found(self, words: str) -> list[RowView]:
        """Show the rows that a search finds, all of them without words, and return them."""
        self._is_searched = bool(words)
        found = [each for each in self.rows if each.has(words, self.page.title())]
        for each in self.rows:
            each.setVisible(each in found)
        self.retranslate()
        return found

    def _changed(self) -> dict[str, object]:
        """Return the settings that differ from their defaults, by name."""
        settings, defaults = self._kept.settings, Settings()
        values = {name: getattr(settings, name) for name in self.page.names()}
        return {name: at for name, at in values.items() if at != getattr(defaults, name)}

    def _restore(self) -> None:
        """Bring the defaults back, or what they took the place of."""
        if self._before:
            self._keep(self._before)
            return
        defaults = Settings()
        self._before = self._changed()
        self._keep({name: getattr(defaults, name) for name in self._before})
        announce(self.restore, self._restored.text())

    def _restored_text(self) -> str:
        titles = [
            plain_name(each.row.title())
            for each in self.rows
            if getattr(each.row, "name", "") in self._before
        ]
        return translate("Preferences", "Reset: {what}.", what=join_terse(titles))

    def _keep(self, changes: dict[str, object]) -> None:
        self._kept.keep(**changes)
        self.used.emit()
