"""The log: what happened, turn by turn, with every sum."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.ui.hotel_tycoon.words.event_texts import event_text, is_heading
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate


class LogList(Adaptive, QListWidget):
    """Lines of the log, the newest last; headings where a turn begins."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told: list[Event] = []
        self._names = Names(())
        self.setWordWrap(True)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.retranslate()

    def clear_log(self) -> None:
        """Forget all lines."""
        self._told.clear()
        self.clear()

    def tell(self, events: Sequence[Event], names: Names) -> None:
        """Add what happened."""
        if names != self._names:
            self._names = names
            self._write_all()
        self._told += events
        for event in events:
            self._add(event)
        if events:
            self.scrollToBottom()

    def lines(self) -> list[str]:
        """Return all lines."""
        return [self.item(at).text() for at in range(self.count())]

    def retranslate(self) -> None:
        self.setAccessibleName(translate("HotelLog", "Log"))
        self._write_all()

    def refit(self) -> None:
        if hasattr(self, "_told"):
            self._write_all()

    def _write_all(self) -> None:
        self.clear()
        for event in self._told:
            self._add(event)
        self.scrollToBottom()

    def _add(self, event: Event) -> None:
        item = QListWidgetItem(event_text(event, self._names))
        item.setFont(theme.font("small", bold=is_heading(event)))
        self.addItem(item)
