"""One row of the preferences on the screen: its title, what it means, and its control."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QWidget

from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.choices import ValueBox, plain_name
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.search_text import is_found
from acquire_desktop.ui.kit.texts import breakable, label, translate
from acquire_desktop.ui.preferences.key_editor import KeyEditor
from acquire_desktop.ui.preferences.program_editor import ProgramEditor
from acquire_desktop.ui.preferences.rows import (
    Choice,
    CommandKeys,
    Deed,
    Programs,
    Row,
    Switch,
    Words,
)

_TEXT_PX: Final = 260
"""So much is left beside a control for the words, else it stands below them; at 100 %."""
_FIELD_PX: Final = 200


class RowView(Adaptive, QWidget):
    """Shows a row as the settings are, and signals the user's choice.

    Signals:
        chosen (str, object): The field of ``Settings`` and its new value.
    """

    chosen = Signal(str, object)

    def __init__(self, of: Row) -> None:
        super().__init__()
        self.row = of
        self._settings = Settings()
        self._title = label(bold=True, wraps=True)
        self._note = label(tone="muted", wraps=True)
        self.control = self._made_control(of)
        """What is used; None where there is only something to know."""
        parts: list[QWidget] = [self._title, self._note]
        if isinstance(of, Choice) and of.picture is not None:
            parts.append(of.picture())
        words = column(*parts, spacing=theme.SPACE_HALF)
        margins = 0, theme.SPACE_2, 0, theme.SPACE_2
        if isinstance(self.control, KeyEditor | ProgramEditor):
            column(words, self.control, of=self, spacing=theme.SPACE_2, margins=margins)
        else:
            side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            beside = [] if self.control is None else [Stretched(self.control, 0, side)]
            turning_row(
                *(Stretched(words, 1), *beside), of=self, spacing=theme.SPACE_2, margins=margins
            )
        if self.control is not None:
            self._title.setBuddy(self.control)
        self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen now."""
        self._settings = settings
        self.retranslate()

    def retranslate(self) -> None:
        obstacle = self.row.obstacle(self._settings)
        title, note = plain_name(self.row.title()), obstacle or self.row.note()
        self._title.setText(title)
        self._note.setText(breakable(note))
        if self.control is not None:
            self._show_value()
            self.control.setEnabled(not obstacle)
            self.control.setAccessibleName(title)
            self.control.setAccessibleDescription(note)
        self.refit()

    def refit(self) -> None:
        self._title.setMinimumWidth(theme.scaled(_TEXT_PX))
        if isinstance(self.control, ValueBox | QLineEdit):
            hint = 0 if isinstance(self.control, QLineEdit) else self.control.sizeHint().width()
            self.control.setMinimumWidth(max(theme.scaled(_FIELD_PX), hint))

    def has(self, words: str, page: str) -> bool:
        """Tell whether a search finds this row.

        Args:
            words: What is searched for.
            page: The title of the page, which finds all its rows.
        """
        is_row = is_found(words, "\n".join((page, *self._texts())))
        if isinstance(self.control, KeyEditor):
            return self.control.show_found(words, is_all=is_row)
        return is_row

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), theme.HAIRLINE_PX, theme.current().hairline)

    def _texts(self) -> tuple[str, ...]:
        of = self.row
        texts = (plain_name(of.title()), of.note())
        if isinstance(of, Choice):
            return *texts, *(plain_name(say()) for say in of.values.values())
        return (*texts, plain_name(of.label())) if isinstance(of, Deed) else texts

    def _made_control(self, of: Row) -> QWidget | None:
        match of:
            case Choice():
                box = ValueBox()
                box.activated.connect(lambda at: self.chosen.emit(of.name, box.values[at]))
                return box
            case Switch():
                switch = QCheckBox()
                switch.clicked.connect(lambda is_on: self.chosen.emit(of.name, is_on))
                return switch
            case Words():
                line = QLineEdit(maxLength=of.most)
                line.editingFinished.connect(lambda: self._take_words(of, line))
                return line
            case CommandKeys():
                editor = KeyEditor(of.menus)
                editor.changed.connect(lambda keys: self.chosen.emit(of.name, keys))
                return editor
            case Programs():
                listed = ProgramEditor(of)
                listed.changed.connect(lambda programs: self.chosen.emit(of.name, programs))
                return listed
            case Deed():
                button = QPushButton()
                button.clicked.connect(lambda _checked: of.run())
                return button
        return None

    def _take_words(self, of: Words, line: QLineEdit) -> None:
        line.setModified(False)
        words = of.clean(line.text())
        if words and words != getattr(self._settings, of.name):
            self.chosen.emit(of.name, words)
        else:
            self._show_value()

    def _show_value(self) -> None:
        """Show in the control what the settings say, in the present language."""
        of, control = self.row, self.control
        if isinstance(of, Choice) and isinstance(control, ValueBox):
            texts = {value: plain_name(say()) for value, say in of.values.items()}
            present = getattr(self._settings, of.name)
            if present not in texts:  # a number that only the file can have
                present = min(texts, key=lambda value: abs(value - present))
            control.show_values(texts, present)
        elif isinstance(of, Switch) and isinstance(control, QCheckBox):
            control.setText(translate("Preferences", "On"))
            control.setChecked(getattr(self._settings, of.name))
        elif isinstance(of, Words) and isinstance(control, QLineEdit):
            control.setPlaceholderText(of.usual())
            if not control.isModified():  # else somebody is typing
                control.setText(getattr(self._settings, of.name))
        elif isinstance(of, CommandKeys) and isinstance(control, KeyEditor):
            control.show_chosen(getattr(self._settings, of.name))
        elif isinstance(of, Programs) and isinstance(control, ProgramEditor):
            control.show_listed(getattr(self._settings, of.name), self._settings.program_limit_s)
        elif isinstance(of, Deed) and isinstance(control, QPushButton):
            control.setText(of.label())
