"""Compare page: the editions side by side, and what each rulebook says."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QPushButton, QWidget

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.ui.acquire.rules.compare_table import CompareModel, CompareTable
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan
from acquire_desktop.ui.kit.texts import join_sentences, label, translate


class ComparePage(Adaptive, QWidget):
    """Shows in which rules the editions differ, and what each rulebook says.

    Signals:
        left(): Go back to where the reader came from.
        rule_chosen(Edition, str): Show the rules of this edition at the chapter with this key.
    """

    left = Signal()
    rule_chosen = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edition = next(iter(EDITIONS.values()))
        self._is_in_play = False
        self._model = CompareModel(self)
        self._title = label(size="display", bold=True)
        self._back = QPushButton(icons.icon("chevron-left"), "")
        self._all = QCheckBox()
        self._note = label(size="small", tone="muted", wraps=True)
        self.table = CompareTable(self._model)
        self._back.setAutoDefault(True)
        self._back.clicked.connect(self.left)
        self._all.toggled.connect(self._model.show_all)
        self.table.rule_chosen.connect(self.rule_chosen)
        panel = QFrame()
        panel.setProperty("role", "panel")
        column(self.table, of=panel, margins=theme.SPACE)
        column(
            row(self._back, self._title, 1, self._all, spacing=theme.SPACE_2),
            Stretched(panel, 1),
            self._note,
            of=self,
            spacing=theme.SPACE_2,
            margins=(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_2),
        )
        self.retranslate()

    def show_edition(self, edition: Edition, *, is_in_play: bool) -> None:
        """Mark an edition and show how the others differ from it."""
        self._edition, self._is_in_play = edition, is_in_play
        self._model.show_edition(edition)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(translate("ComparePage", "Compare editions"))
        self._back.setText(translate("ComparePage", "Back"))
        self._all.setText(translate("ComparePage", "Show all rules"))
        marked = translate(
            "ComparePage",
            "Marked: {edition}, which you are playing."
            if self._is_in_play
            else "Marked: {edition}.",
            edition=edition_name(self._edition),
        )
        bold = translate("ComparePage", "Bold: different from it.")
        opens = translate(
            "ComparePage", "{key} or a double click opens the rule.", key=key_name("Enter")
        )
        self._note.setText(join_sentences([marked, bold, opens]))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus()
        column = self._model.marked_column()
        if self.table.currentIndex().column() != column:  # of another edition
            self.table.setCurrentIndex(self._model.index(0, column))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_quiet_plan(self)
