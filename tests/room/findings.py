"""What is too large for its place in a window: texts that are cut, and targets too small to hit."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QTabBar,
    QToolButton,
    QWidget,
)

from acquire_desktop.ui.acquire.table.decisions.purchase_page import CartSlot
from acquire_desktop.ui.acquire.table.exchange.step_button import StepButton
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel

DENSE_PX = 24
"""How large a plus or minus of the exchange and a small button of the Line are at least."""
_SLACK_PX = 2
_WHOLE_WORD = re.compile(r"[^\s\u200b\u2e80-\u9fff\uff00-\uffef]+")
"""What stays in one line; Japanese goes on in the next one after almost any sign."""


def missing_px(widget: QWidget) -> int:
    """Return by how many pixels a label or button is too narrow or too low for its text."""
    if isinstance(widget, QLabel):
        return _missing_in_label(widget)
    if isinstance(widget, QPushButton):
        option = QStyleOptionButton()
        widget.initStyleOption(option)
        text = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, option.text)
        room = widget.style().subElementRect(
            QStyle.SubElement.SE_PushButtonContents, option, widget
        )
        icon = 0 if option.icon.isNull() else option.iconSize.width()
        return max(text.width() + icon - room.width(), text.height() - room.height())
    return widget.sizeHint().width() - widget.width()


def _missing_in_label(label: QLabel) -> int:
    if not label.text():
        return 0
    if isinstance(label, ShorteningLabel):
        return label.minimumSizeHint().width() - label.width()
    if "…" in label.text() and label.toolTip():
        return 1  # the label itself shortened its text
    if label.wordWrap():
        low = label.heightForWidth(label.width()) - label.height()
        is_plain = label.textFormat() == Qt.TextFormat.PlainText
        words = _WHOLE_WORD.findall(label.text()) if is_plain else []
        widest = max(map(label.fontMetrics().horizontalAdvance, words), default=0)
        return max(low, widest - label.contentsRect().width())
    needed = label.minimumSizeHint()
    return max(label.sizeHint().width() - label.width(), needed.height() - label.height())


def cut_texts(window: QWidget) -> list[str]:
    """Return the visible labels and buttons whose text is cut, with the missing pixels."""
    found = []
    kinds = (QLabel, QPushButton, QToolButton, QCheckBox, QRadioButton)
    for widget in window.findChildren(QWidget):
        if isinstance(widget, kinds):
            text = widget.text()
            if text and widget.isVisible() and missing_px(widget) > _SLACK_PX:
                found.append(f"{text!r} lacks {missing_px(widget)} px")
    return found


def shortened_texts(window: QWidget) -> list[str]:
    """Return the visible labels that show a shorter text than they have."""
    labels = (label for label in window.findChildren(ShorteningLabel) if label.isVisible())
    return [
        f"{label.full_text()!r} is shortened to {label.text()!r}"
        for label in labels
        if label.text() != label.full_text()
    ]


def hidden_parts(window: QWidget) -> list[str]:
    """Return the visible widgets that a parent cuts where nothing scrolls to them."""
    found = []
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and not widget.isWindow() and _shows(widget):
            cutter = _cutter_of(widget)
            if cutter:
                found.append(f"{_name_of(widget)} is cut by {cutter}")
    return found


def _shows(widget: QWidget) -> bool:
    kinds = QLabel | QAbstractButton | QComboBox | QLineEdit | QTabBar | QAbstractScrollArea
    return isinstance(widget, kinds)


def _cutter_of(widget: QWidget) -> str:
    """Return which ancestor cuts a widget, or an empty text."""
    rect, child = QRect(QPoint(), widget.size()), widget
    while not child.isWindow():
        parent = child.parentWidget()
        if parent is None:
            break
        rect = rect.translated(child.pos())
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            if not _can_reach(area, rect, parent.size()):
                return _name_of(area)
            rect = QRect(QPoint(), parent.size())
        elif not parent.rect().adjusted(-1, -1, 1, 1).contains(rect):
            return _name_of(parent)
        child = parent
    return ""


def _can_reach(area: QAbstractScrollArea, rect: QRect, size: QSize) -> bool:
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    across, along = area.horizontalScrollBar(), area.verticalScrollBar()
    sideways = across.maximum() > across.minimum() and area.horizontalScrollBarPolicy() != never
    down = along.maximum() > along.minimum() and area.verticalScrollBarPolicy() != never
    fits_across = rect.left() >= -1 and rect.right() <= size.width()
    fits_down = rect.top() >= -1 and rect.bottom() <= size.height()
    return (fits_across or sideways) and (fits_down or down)


def _name_of(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    said = text() if callable(text) and not isinstance(widget, QTabBar) else ""
    words = str(said) or widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {words!r}"


def _is_dense(widget: QWidget) -> bool:
    """Tell whether a button stands where two rows of them share the height of one."""
    is_small = bool(widget.property("line") or widget.property("corner"))
    return is_small or isinstance(widget, CartSlot | StepButton)


def small_targets(window: QWidget, least_px: int) -> list[str]:
    """Return what can be clicked and is lower or narrower than it should be."""
    kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QAbstractSlider)
    found = []
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, kinds) or not widget.isVisible():
            continue
        if isinstance(widget.parentWidget(), QComboBox | QAbstractSpinBox):
            continue
        if type(widget).__name__ == "QScrollBar":
            continue
        least = min(least_px, DENSE_PX) if _is_dense(widget) else least_px
        if widget.width() < least or widget.height() < least:
            size = f"{widget.width()}x{widget.height()}"
            found.append(f"{_name_of(widget)} {size}")
    for bar in window.findChildren(QTabBar):
        for at in range(bar.count()):
            place = bar.tabRect(at)
            low = bar.isTabVisible(at) and place.height() < least_px
            if bar.isVisible() and low:
                found.append(f"tab {bar.tabText(at)!r} {place.width()}x{place.height()}")
    return found


def least_target_px() -> int:
    """Return how large what can be clicked is at least, at every size of text."""
    return theme.TARGET_PX


class PaintedTexts:
    """Collects the texts that paint code shortened, or painted into too small a place."""

    def __init__(self) -> None:
        self.cut: set[str] = set()

    def note_elided(self, text: str, shown: str) -> None:
        """Note what a widget shortened itself."""
        if shown != text and text:
            self.cut.add(f"painted as {shown!r}: {text!r}")

    def note_painted(self, painter: QPainter, place: Any, flags: int, text: str) -> None:
        """Note what is wider or higher than the place it is painted into."""
        lines = text.split("\n")
        metrics = painter.fontMetrics()
        widest = max(map(metrics.horizontalAdvance, lines))
        room = QSizeF(widest, metrics.height() * len(lines) if len(lines) > 1 else 0)
        if flags & Qt.TextFlag.TextWordWrap.value:
            room = QRectF(painter.boundingRect(place, flags, text)).size()
        too_wide = room.width() - place.width() > _SLACK_PX
        too_high = room.height() - place.height() > 0.35 * painter.fontMetrics().height()
        if text.strip() and place.width() > 0 and (too_wide or too_high):
            lacks = f"{room.width() - place.width():.0f}x{room.height() - place.height():.0f}"
            self.cut.add(f"painted over its place by {lacks} px: {text!r}")


@contextmanager
def painted_texts() -> Iterator[PaintedTexts]:
    """Watch what is painted meanwhile."""
    found = PaintedTexts()
    elide, draw = QFontMetrics.elidedText, QPainter.drawText

    def elided(metrics: QFontMetrics, text: str, *rest: Any) -> str:
        shown = elide(metrics, text, *rest)
        found.note_elided(text, shown)
        return shown

    def drawn(painter: QPainter, *arguments: Any) -> Any:
        if len(arguments) == 3 and isinstance(arguments[2], str):
            place, flags, text = arguments
            if hasattr(place, "width"):
                value = flags if isinstance(flags, int) else flags.value
                found.note_painted(painter, place, value, text)
        return draw(painter, *arguments)

    QFontMetrics.elidedText = elided  # type: ignore[assignment, method-assign]
    QPainter.drawText = drawn  # type: ignore[assignment, method-assign]
    try:
        yield found
    finally:
        QFontMetrics.elidedText = elide  # type: ignore[method-assign]
        QPainter.drawText = draw  # type: ignore[method-assign]
