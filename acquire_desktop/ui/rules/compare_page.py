"""The page that shows the editions side by side."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.engine.editions import EDITIONS, Edition
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan
from acquire_desktop.ui.kit.texts import join_sentences, plain, translate
from acquire_desktop.ui.rules.compare_model import CompareModel
from acquire_desktop.ui.rules.compare_table import CompareTable
from acquire_desktop.ui.words.setup_texts import edition_name


class ComparePage(QWidget):
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
        self._title = plain(QLabel())
        self._back = QPushButton()
        self._all = QCheckBox()
        self._note = plain(QLabel())
        self.table = CompareTable(self._model)
        self._build()
        self.retranslate()

    def show_edition(self, edition: Edition, *, is_in_play: bool) -> None:
        """Mark an edition and show how the others differ from it."""
        self._edition, self._is_in_play = edition, is_in_play
        self._model.show_edition(edition)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        self._title.setText(translate("ComparePage", "Compare editions"))
        self._back.setText(translate("ComparePage", "Back"))
        self._all.setText(translate("ComparePage", "Show all rules"))
        name = edition_name(self._edition)
        marked = (
            translate("ComparePage", "Marked: {edition}, which you are playing.", edition=name)
            if self._is_in_play
            else translate("ComparePage", "Marked: {edition}.", edition=name)
        )
        self._note.setText(
            join_sentences(
                [
                    marked,
                    translate("ComparePage", "Bold: different from it."),
                    translate(
                        "ComparePage",
                        "{key} or a double click opens the rule.",
                        key=key_name("Enter"),
                    ),
                ]
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus()
        if not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self._model.index(0, self._model.marked_column()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_quiet_plan(self)

    def _build(self) -> None:
        theme.style_text(self._title, "display", bold=True)
        theme.style_text(self._note, "small", tone="muted")
        self._note.setWordWrap(True)
        self._back.setAutoDefault(True)
        self._back.clicked.connect(self.left)
        self._all.toggled.connect(self._model.show_all)
        self.table.rule_chosen.connect(self._choose_rule)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_2)
        head.addWidget(self._back)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._all)
        panel = QFrame()
        panel.setProperty("role", "panel")
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(theme.SPACE, theme.SPACE, theme.SPACE, theme.SPACE)
        inner.addWidget(self.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_2)
        layout.setSpacing(theme.SPACE_2)
        layout.addLayout(head)
        layout.addWidget(panel, 1)
        layout.addWidget(self._note)
        self._draw_icons()

    def _choose_rule(self, row: int, column: int) -> None:
        self.rule_chosen.emit(self._model.edition_at(column), self._model.chapter_at(row))

    def _draw_icons(self) -> None:
        self._back.setIcon(icons.icon("chevron-left"))
