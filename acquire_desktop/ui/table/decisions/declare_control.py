"""The control that declares the end: never set beforehand, with the reason why it is allowed."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QSizePolicy, QWidget

from acquire_desktop.engine.actions import DeclareEnd
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.words.action_texts import action_text


class DeclareControl(QWidget):
    """A check box over its reason; hidden while the end cannot be declared.

    Signals:
        toggled: The player set it or took it back.
    """

    toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox()
        self._reason = plain(QLabel())
        theme.style_text(self._reason, "small", tone="muted")
        self._reason.setIndent(theme.SPACE_3 + 2)
        self.box.setParent(self)
        self._reason.setParent(self)
        self._reason.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.box.toggled.connect(self.toggled)
        self.hide()

    def show_view(self, view: View) -> None:
        """Show whether the end may be declared, and why."""
        may_declare = DeclareEnd() in view.legal
        if not may_declare:
            self.box.setChecked(False)
        self.setVisible(may_declare)
        reason = _reason_text(view)
        self.box.setText(action_text(DeclareEnd(), view.edition))
        self.box.setToolTip(
            with_key(translate("DeclareControl", "Finish this turn, then the game is over"), "E")
        )
        self.box.setAccessibleDescription(reason)
        self._reason.setText(reason)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The reason begins within the box, which is higher than its text, to be hit easily."""
        box, reason = self.box.sizeHint(), self._reason.sizeHint()
        return QSize(max(box.width(), reason.width()), self._reason_top() + reason.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def _place(self) -> None:
        self.box.setGeometry(0, 0, self.width(), self.box.sizeHint().height())
        top = self._reason_top()
        self._reason.setGeometry(0, top, self.width(), self.height() - top)

    def _reason_top(self) -> int:
        box = self.box
        return (box.sizeHint().height() + box.fontMetrics().height()) // 2 + 1

    def is_set(self) -> bool:
        """Tell whether the end is to be declared with Confirm."""
        return not self.isHidden() and self.box.isChecked()


def _reason_text(view: View) -> str:
    largest = max(view.sizes)
    if largest < view.edition.end_size:
        return translate("DeclareControl", "All chains are safe")
    name = view.edition.chains[view.sizes.index(largest)].name
    return translate("DeclareControl", "{chain} has %n tile(s)", n=largest, chain=name)
